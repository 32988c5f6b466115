// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 16 : index
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
  %c19 = arith.constant 4 : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c47 = arith.constant 16384 : index
  %c48 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.muli %inputFeatures, %c4 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c4 : index
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
    %26 = arith.remui %25, %c7 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c7 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c7 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c4 : index
    %35 = arith.remui %c8, %c7 : index
    %36 = arith.divui %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c2 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c2 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c2 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c7 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c7 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c8, %c7 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c4 : index
    %53 = arith.remui %c8, %c7 : index
    %54 = arith.divui %53, %c2 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c2 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c2 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c8, %c2 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c14 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c7 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c8, %c7 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c4 : index
    %71 = arith.remui %c8, %c7 : index
    %72 = arith.divui %71, %c2 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c2 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c2 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c8, %c2 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c15 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c7 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c8, %c7 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c4 : index
    %89 = arith.remui %c8, %c7 : index
    %90 = arith.divui %89, %c2 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c2 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c2 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c8, %c2 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c14 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c4 : index
    %107 = arith.muli %106, %c4 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c4 iter_args(%112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16, %119 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c8 : index
      %123 = arith.remui %121, %c7 : index
      %124 = arith.addi %16, %c6 : index
      %125 = arith.muli %122, %c12 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %123, %c19 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %130 = vector.bitcast %129 : vector<4xi8> to vector<2xf16>
      %131 = vector.extract %130[0] : f16 from vector<2xf16>
      %132 = vector.broadcast %131 : f16 to vector<16xf16>
      %133 = vector.extract %130[1] : f16 from vector<2xf16>
      %134 = vector.broadcast %133 : f16 to vector<16xf16>
      %135 = arith.addi %16, %c6 : index
      %136 = arith.muli %inputFeatures, %c4 : index
      %137 = arith.addi %136, %c5 : index
      %138 = arith.divui %137, %c6 : index
      %139 = arith.muli %138, %c6 : index
      %140 = arith.addi %135, %139 : index
      %141 = arith.muli %122, %c20 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %123, %c7 : index
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
      %172 = arith.remui %121, %c7 : index
      %173 = arith.addi %16, %c6 : index
      %174 = arith.muli %171, %c12 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c19 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %179 = vector.bitcast %178 : vector<4xi8> to vector<2xf16>
      %180 = vector.extract %179[0] : f16 from vector<2xf16>
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = vector.extract %179[1] : f16 from vector<2xf16>
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = arith.addi %16, %c6 : index
      %185 = arith.muli %inputFeatures, %c4 : index
      %186 = arith.addi %185, %c5 : index
      %187 = arith.divui %186, %c6 : index
      %188 = arith.muli %187, %c6 : index
      %189 = arith.addi %184, %188 : index
      %190 = arith.muli %171, %c20 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %172, %c7 : index
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
      %221 = arith.remui %121, %c7 : index
      %222 = arith.addi %18, %c6 : index
      %223 = arith.muli %220, %c12 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %221, %c19 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = vector.extract %228[0] : f16 from vector<2xf16>
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = vector.extract %228[1] : f16 from vector<2xf16>
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %18, %c6 : index
      %234 = arith.muli %inputFeatures, %c4 : index
      %235 = arith.addi %234, %c5 : index
      %236 = arith.divui %235, %c6 : index
      %237 = arith.muli %236, %c6 : index
      %238 = arith.addi %233, %237 : index
      %239 = arith.muli %220, %c20 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %221, %c7 : index
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
      %270 = arith.remui %121, %c7 : index
      %271 = arith.addi %18, %c6 : index
      %272 = arith.muli %269, %c12 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.muli %270, %c19 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %277 = vector.bitcast %276 : vector<4xi8> to vector<2xf16>
      %278 = vector.extract %277[0] : f16 from vector<2xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = vector.extract %277[1] : f16 from vector<2xf16>
      %281 = vector.broadcast %280 : f16 to vector<16xf16>
      %282 = arith.addi %18, %c6 : index
      %283 = arith.muli %inputFeatures, %c4 : index
      %284 = arith.addi %283, %c5 : index
      %285 = arith.divui %284, %c6 : index
      %286 = arith.muli %285, %c6 : index
      %287 = arith.addi %282, %286 : index
      %288 = arith.muli %269, %c20 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %270, %c7 : index
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
      %318 = arith.muli %111, %c4 : index
      %319 = arith.addi %318, %c8 : index
      %320 = arith.muli %tileRows, %c7 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.addi %44, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c2 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %169, %112 : vector<16xf16>, vector<8xf32>
      %329 = wave.mma %327, %267, %113 : vector<16xf16>, vector<8xf32>
      %330 = arith.muli %111, %c4 : index
      %331 = arith.addi %330, %c8 : index
      %332 = arith.muli %tileRows, %c7 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.addi %62, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = arith.muli %tileRows, %c2 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = wave.mma %339, %169, %114 : vector<16xf16>, vector<8xf32>
      %341 = wave.mma %339, %267, %115 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %111, %c4 : index
      %343 = arith.addi %342, %c8 : index
      %344 = arith.muli %tileRows, %c7 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %80, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c2 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %169, %116 : vector<16xf16>, vector<8xf32>
      %353 = wave.mma %351, %267, %117 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %111, %c4 : index
      %355 = arith.addi %354, %c8 : index
      %356 = arith.muli %tileRows, %c7 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %98, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c2 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %169, %118 : vector<16xf16>, vector<8xf32>
      %365 = wave.mma %363, %267, %119 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %111, %c4 : index
      %367 = arith.addi %366, %c9 : index
      %368 = arith.muli %tileRows, %c7 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %44, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c2 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %170, %328 : vector<16xf16>, vector<8xf32>
      %377 = wave.mma %375, %268, %329 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %111, %c4 : index
      %379 = arith.addi %378, %c9 : index
      %380 = arith.muli %tileRows, %c7 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %62, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c2 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %170, %340 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %268, %341 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %111, %c4 : index
      %391 = arith.addi %390, %c9 : index
      %392 = arith.muli %tileRows, %c7 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %80, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c2 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %170, %352 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %268, %353 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %111, %c4 : index
      %403 = arith.addi %402, %c9 : index
      %404 = arith.muli %tileRows, %c7 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %98, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c2 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %170, %364 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %268, %365 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %111, %c4 : index
      %415 = arith.addi %414, %c4 : index
      %416 = arith.muli %tileRows, %c7 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %44, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c2 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %218, %376 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %316, %377 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %111, %c4 : index
      %427 = arith.addi %426, %c4 : index
      %428 = arith.muli %tileRows, %c7 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %62, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c2 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %218, %388 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %316, %389 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %111, %c4 : index
      %439 = arith.addi %438, %c4 : index
      %440 = arith.muli %tileRows, %c7 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %80, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c2 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %218, %400 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %316, %401 : vector<16xf16>, vector<8xf32>
      %450 = arith.muli %111, %c4 : index
      %451 = arith.addi %450, %c4 : index
      %452 = arith.muli %tileRows, %c7 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %98, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c2 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %218, %412 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %316, %413 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %111, %c4 : index
      %463 = arith.addi %462, %c28 : index
      %464 = arith.muli %tileRows, %c7 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %44, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c2 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %219, %424 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %317, %425 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %111, %c4 : index
      %475 = arith.addi %474, %c28 : index
      %476 = arith.muli %tileRows, %c7 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %62, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c2 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %219, %436 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %317, %437 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %111, %c4 : index
      %487 = arith.addi %486, %c28 : index
      %488 = arith.muli %tileRows, %c7 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %80, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c2 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %219, %448 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %317, %449 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %111, %c4 : index
      %499 = arith.addi %498, %c28 : index
      %500 = arith.muli %tileRows, %c7 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %98, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c2 : index
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
      %523 = arith.remui %521, %c7 : index
      %524 = arith.addi %16, %c6 : index
      %525 = arith.muli %522, %c12 : index
      %526 = arith.addi %524, %525 : index
      %527 = arith.muli %523, %c19 : index
      %528 = arith.addi %526, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<2xf16>
      %531 = vector.extract %530[0] : f16 from vector<2xf16>
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = vector.extract %530[1] : f16 from vector<2xf16>
      %534 = vector.broadcast %533 : f16 to vector<16xf16>
      %535 = arith.addi %16, %c6 : index
      %536 = arith.muli %inputFeatures, %c4 : index
      %537 = arith.addi %536, %c5 : index
      %538 = arith.divui %537, %c6 : index
      %539 = arith.muli %538, %c6 : index
      %540 = arith.addi %535, %539 : index
      %541 = arith.muli %522, %c20 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %523, %c7 : index
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
      %572 = arith.remui %521, %c7 : index
      %573 = arith.addi %18, %c6 : index
      %574 = arith.muli %571, %c12 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %572, %c19 : index
      %577 = arith.addi %575, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<2xf16>
      %580 = vector.extract %579[0] : f16 from vector<2xf16>
      %581 = vector.broadcast %580 : f16 to vector<16xf16>
      %582 = vector.extract %579[1] : f16 from vector<2xf16>
      %583 = vector.broadcast %582 : f16 to vector<16xf16>
      %584 = arith.addi %18, %c6 : index
      %585 = arith.muli %inputFeatures, %c4 : index
      %586 = arith.addi %585, %c5 : index
      %587 = arith.divui %586, %c6 : index
      %588 = arith.muli %587, %c6 : index
      %589 = arith.addi %584, %588 : index
      %590 = arith.muli %571, %c20 : index
      %591 = arith.addi %589, %590 : index
      %592 = arith.muli %572, %c7 : index
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
      %620 = arith.muli %511, %c4 : index
      %621 = arith.addi %620, %c8 : index
      %622 = arith.muli %tileRows, %c7 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %44, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c2 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %569, %512 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %618, %513 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %511, %c4 : index
      %633 = arith.addi %632, %c8 : index
      %634 = arith.muli %tileRows, %c7 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %62, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c2 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %569, %514 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %618, %515 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %511, %c4 : index
      %645 = arith.addi %644, %c8 : index
      %646 = arith.muli %tileRows, %c7 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %80, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c2 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %569, %516 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %618, %517 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %511, %c4 : index
      %657 = arith.addi %656, %c8 : index
      %658 = arith.muli %tileRows, %c7 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %98, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c2 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %569, %518 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %618, %519 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %511, %c4 : index
      %669 = arith.addi %668, %c9 : index
      %670 = arith.muli %tileRows, %c7 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %44, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c2 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %570, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %619, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %511, %c4 : index
      %681 = arith.addi %680, %c9 : index
      %682 = arith.muli %tileRows, %c7 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %62, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c2 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %570, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %619, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %511, %c4 : index
      %693 = arith.addi %692, %c9 : index
      %694 = arith.muli %tileRows, %c7 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %80, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c2 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %570, %654 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %619, %655 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %511, %c4 : index
      %705 = arith.addi %704, %c9 : index
      %706 = arith.muli %tileRows, %c7 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %98, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c2 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %570, %666 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %619, %667 : vector<16xf16>, vector<8xf32>
      scf.yield %678, %679, %690, %691, %702, %703, %714, %715 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %716 = arith.addi %23, %c8 : index
    %717 = wave.lane
    %718 = arith.muli %3, %c4 : index
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
    %729 = arith.addi %728, %c14 : index
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
    %744 = arith.addi %743, %c6 : index
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
    %769 = arith.addi %768, %c14 : index
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
    %784 = arith.addi %783, %c6 : index
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
    %801 = arith.muli %4, %c19 : index
    %802 = arith.addi %801, %c8 : index
    %803 = arith.muli %802, %c4 : index
    %804 = arith.divui %717, %c7 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.addi %716, %805 : index
    %807 = arith.cmpi slt, %806, %22 : index
    scf.if %807 {
      %808 = arith.cmpi eq, %hasFactors, %c9 : index
      %809 = arith.muli %806, %c4 : index
      %810 = memref.load %factors[%809] : memref<?xf32>
      %811 = arith.mulf %810, %operandScale : f32
      %812 = arith.select %808, %811, %operandScale : f32
      %813 = arith.addi %720, %c8 : index
      %814 = arith.muli %802, %c14 : index
      %815 = arith.addi %813, %814 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addi %815, %c11 : index
      %818 = memref.load %19[%817] : memref<?xf32>
      %819 = arith.addf %816, %818 : f32
      %820 = arith.remui %717, %c7 : index
      %821 = arith.muli %820, %c19 : index
      %822 = arith.addi %16, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %812 : f32
      %827 = arith.mulf %819, %826 : f32
      %828 = arith.muli %3, %c4 : index
      %829 = arith.addi %828, %c8 : index
      %830 = arith.muli %829, %c7 : index
      %831 = arith.remui %717, %c7 : index
      %832 = arith.addi %830, %831 : index
      %833 = arith.muli %805, %c20 : index
      %834 = arith.addi %833, %832 : index
      memref.store %827, %20[%834] : memref<?xf32>
      %835 = arith.addi %720, %c20 : index
      %836 = arith.muli %802, %c14 : index
      %837 = arith.addi %835, %836 : index
      %838 = memref.load %19[%837] : memref<?xf32>
      %839 = arith.addi %837, %c11 : index
      %840 = memref.load %19[%839] : memref<?xf32>
      %841 = arith.addf %838, %840 : f32
      %842 = arith.remui %717, %c7 : index
      %843 = arith.muli %842, %c19 : index
      %844 = arith.addi %18, %843 : index
      %845 = vector.load %w[%844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %846 = vector.bitcast %845 : vector<4xi8> to vector<1xf32>
      %847 = vector.extract %846[0] : f32 from vector<1xf32>
      %848 = arith.mulf %847, %812 : f32
      %849 = arith.mulf %841, %848 : f32
      %850 = arith.muli %3, %c4 : index
      %851 = arith.addi %850, %c9 : index
      %852 = arith.muli %851, %c7 : index
      %853 = arith.remui %717, %c7 : index
      %854 = arith.addi %852, %853 : index
      %855 = arith.muli %805, %c20 : index
      %856 = arith.addi %855, %854 : index
      memref.store %849, %20[%856] : memref<?xf32>
    }
    %857 = arith.muli %4, %c19 : index
    %858 = arith.addi %857, %c9 : index
    %859 = arith.muli %858, %c4 : index
    %860 = arith.divui %717, %c7 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.addi %716, %861 : index
    %863 = arith.cmpi slt, %862, %22 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c9 : index
      %865 = arith.muli %862, %c4 : index
      %866 = memref.load %factors[%865] : memref<?xf32>
      %867 = arith.mulf %866, %operandScale : f32
      %868 = arith.select %864, %867, %operandScale : f32
      %869 = arith.addi %720, %c8 : index
      %870 = arith.muli %858, %c14 : index
      %871 = arith.addi %869, %870 : index
      %872 = memref.load %19[%871] : memref<?xf32>
      %873 = arith.addi %871, %c11 : index
      %874 = memref.load %19[%873] : memref<?xf32>
      %875 = arith.addf %872, %874 : f32
      %876 = arith.remui %717, %c7 : index
      %877 = arith.muli %876, %c19 : index
      %878 = arith.addi %16, %877 : index
      %879 = vector.load %w[%878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %880 = vector.bitcast %879 : vector<4xi8> to vector<1xf32>
      %881 = vector.extract %880[0] : f32 from vector<1xf32>
      %882 = arith.mulf %881, %868 : f32
      %883 = arith.mulf %875, %882 : f32
      %884 = arith.muli %3, %c4 : index
      %885 = arith.addi %884, %c8 : index
      %886 = arith.muli %885, %c7 : index
      %887 = arith.remui %717, %c7 : index
      %888 = arith.addi %886, %887 : index
      %889 = arith.muli %861, %c20 : index
      %890 = arith.addi %889, %888 : index
      memref.store %883, %20[%890] : memref<?xf32>
      %891 = arith.addi %720, %c20 : index
      %892 = arith.muli %858, %c14 : index
      %893 = arith.addi %891, %892 : index
      %894 = memref.load %19[%893] : memref<?xf32>
      %895 = arith.addi %893, %c11 : index
      %896 = memref.load %19[%895] : memref<?xf32>
      %897 = arith.addf %894, %896 : f32
      %898 = arith.remui %717, %c7 : index
      %899 = arith.muli %898, %c19 : index
      %900 = arith.addi %18, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.mulf %903, %868 : f32
      %905 = arith.mulf %897, %904 : f32
      %906 = arith.muli %3, %c4 : index
      %907 = arith.addi %906, %c9 : index
      %908 = arith.muli %907, %c7 : index
      %909 = arith.remui %717, %c7 : index
      %910 = arith.addi %908, %909 : index
      %911 = arith.muli %861, %c20 : index
      %912 = arith.addi %911, %910 : index
      memref.store %905, %20[%912] : memref<?xf32>
    }
    %913 = arith.muli %4, %c19 : index
    %914 = arith.addi %913, %c4 : index
    %915 = arith.muli %914, %c4 : index
    %916 = arith.divui %717, %c7 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.addi %716, %917 : index
    %919 = arith.cmpi slt, %918, %22 : index
    scf.if %919 {
      %920 = arith.cmpi eq, %hasFactors, %c9 : index
      %921 = arith.muli %918, %c4 : index
      %922 = memref.load %factors[%921] : memref<?xf32>
      %923 = arith.mulf %922, %operandScale : f32
      %924 = arith.select %920, %923, %operandScale : f32
      %925 = arith.addi %720, %c8 : index
      %926 = arith.muli %914, %c14 : index
      %927 = arith.addi %925, %926 : index
      %928 = memref.load %19[%927] : memref<?xf32>
      %929 = arith.addi %927, %c11 : index
      %930 = memref.load %19[%929] : memref<?xf32>
      %931 = arith.addf %928, %930 : f32
      %932 = arith.remui %717, %c7 : index
      %933 = arith.muli %932, %c19 : index
      %934 = arith.addi %16, %933 : index
      %935 = vector.load %w[%934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %936 = vector.bitcast %935 : vector<4xi8> to vector<1xf32>
      %937 = vector.extract %936[0] : f32 from vector<1xf32>
      %938 = arith.mulf %937, %924 : f32
      %939 = arith.mulf %931, %938 : f32
      %940 = arith.muli %3, %c4 : index
      %941 = arith.addi %940, %c8 : index
      %942 = arith.muli %941, %c7 : index
      %943 = arith.remui %717, %c7 : index
      %944 = arith.addi %942, %943 : index
      %945 = arith.muli %917, %c20 : index
      %946 = arith.addi %945, %944 : index
      memref.store %939, %20[%946] : memref<?xf32>
      %947 = arith.addi %720, %c20 : index
      %948 = arith.muli %914, %c14 : index
      %949 = arith.addi %947, %948 : index
      %950 = memref.load %19[%949] : memref<?xf32>
      %951 = arith.addi %949, %c11 : index
      %952 = memref.load %19[%951] : memref<?xf32>
      %953 = arith.addf %950, %952 : f32
      %954 = arith.remui %717, %c7 : index
      %955 = arith.muli %954, %c19 : index
      %956 = arith.addi %18, %955 : index
      %957 = vector.load %w[%956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %958 = vector.bitcast %957 : vector<4xi8> to vector<1xf32>
      %959 = vector.extract %958[0] : f32 from vector<1xf32>
      %960 = arith.mulf %959, %924 : f32
      %961 = arith.mulf %953, %960 : f32
      %962 = arith.muli %3, %c4 : index
      %963 = arith.addi %962, %c9 : index
      %964 = arith.muli %963, %c7 : index
      %965 = arith.remui %717, %c7 : index
      %966 = arith.addi %964, %965 : index
      %967 = arith.muli %917, %c20 : index
      %968 = arith.addi %967, %966 : index
      memref.store %961, %20[%968] : memref<?xf32>
    }
    %969 = arith.muli %4, %c19 : index
    %970 = arith.addi %969, %c28 : index
    %971 = arith.muli %970, %c4 : index
    %972 = arith.divui %717, %c7 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.addi %716, %973 : index
    %975 = arith.cmpi slt, %974, %22 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c9 : index
      %977 = arith.muli %974, %c4 : index
      %978 = memref.load %factors[%977] : memref<?xf32>
      %979 = arith.mulf %978, %operandScale : f32
      %980 = arith.select %976, %979, %operandScale : f32
      %981 = arith.addi %720, %c8 : index
      %982 = arith.muli %970, %c14 : index
      %983 = arith.addi %981, %982 : index
      %984 = memref.load %19[%983] : memref<?xf32>
      %985 = arith.addi %983, %c11 : index
      %986 = memref.load %19[%985] : memref<?xf32>
      %987 = arith.addf %984, %986 : f32
      %988 = arith.remui %717, %c7 : index
      %989 = arith.muli %988, %c19 : index
      %990 = arith.addi %16, %989 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.mulf %993, %980 : f32
      %995 = arith.mulf %987, %994 : f32
      %996 = arith.muli %3, %c4 : index
      %997 = arith.addi %996, %c8 : index
      %998 = arith.muli %997, %c7 : index
      %999 = arith.remui %717, %c7 : index
      %1000 = arith.addi %998, %999 : index
      %1001 = arith.muli %973, %c20 : index
      %1002 = arith.addi %1001, %1000 : index
      memref.store %995, %20[%1002] : memref<?xf32>
      %1003 = arith.addi %720, %c20 : index
      %1004 = arith.muli %970, %c14 : index
      %1005 = arith.addi %1003, %1004 : index
      %1006 = memref.load %19[%1005] : memref<?xf32>
      %1007 = arith.addi %1005, %c11 : index
      %1008 = memref.load %19[%1007] : memref<?xf32>
      %1009 = arith.addf %1006, %1008 : f32
      %1010 = arith.remui %717, %c7 : index
      %1011 = arith.muli %1010, %c19 : index
      %1012 = arith.addi %18, %1011 : index
      %1013 = vector.load %w[%1012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1014 = vector.bitcast %1013 : vector<4xi8> to vector<1xf32>
      %1015 = vector.extract %1014[0] : f32 from vector<1xf32>
      %1016 = arith.mulf %1015, %980 : f32
      %1017 = arith.mulf %1009, %1016 : f32
      %1018 = arith.muli %3, %c4 : index
      %1019 = arith.addi %1018, %c9 : index
      %1020 = arith.muli %1019, %c7 : index
      %1021 = arith.remui %717, %c7 : index
      %1022 = arith.addi %1020, %1021 : index
      %1023 = arith.muli %973, %c20 : index
      %1024 = arith.addi %1023, %1022 : index
      memref.store %1017, %20[%1024] : memref<?xf32>
    }
    wave.barrier
    %1025 = arith.addi %23, %c8 : index
    %1026 = wave.wave
    %1027 = arith.addi %1026, %c8 : index
    %1028 = arith.addi %1025, %1027 : index
    %1029 = arith.cmpi slt, %1028, %22 : index
    scf.if %1029 {
      %1030 = arith.addi %1025, %1027 : index
      %1031 = arith.muli %1027, %c20 : index
      %1032 = wave.lane
      %1033 = arith.addi %1032, %c8 : index
      %1034 = arith.cmpi eq, %hasBias, %c9 : index
      %1035 = arith.addi %1031, %1033 : index
      %1036 = memref.load %20[%1035] : memref<?xf32>
      %1037 = arith.muli %0, %c20 : index
      %1038 = arith.addi %1037, %1033 : index
      %1039 = memref.load %bias[%1038] : memref<?xf32>
      %1040 = arith.addf %1036, %1039 : f32
      %1041 = arith.select %1034, %1040, %1036 : f32
      %1042 = arith.addi %1033, %c6 : index
      %1043 = arith.cmpi eq, %hasBias, %c9 : index
      %1044 = arith.addi %1031, %1042 : index
      %1045 = memref.load %20[%1044] : memref<?xf32>
      %1046 = arith.muli %0, %c20 : index
      %1047 = arith.addi %1046, %1042 : index
      %1048 = memref.load %bias[%1047] : memref<?xf32>
      %1049 = arith.addf %1045, %1048 : f32
      %1050 = arith.select %1043, %1049, %1045 : f32
      %1051 = arith.addi %1032, %c14 : index
      %1052 = arith.cmpi eq, %hasBias, %c9 : index
      %1053 = arith.addi %1031, %1051 : index
      %1054 = memref.load %20[%1053] : memref<?xf32>
      %1055 = arith.muli %0, %c20 : index
      %1056 = arith.addi %1055, %1051 : index
      %1057 = memref.load %bias[%1056] : memref<?xf32>
      %1058 = arith.addf %1054, %1057 : f32
      %1059 = arith.select %1052, %1058, %1054 : f32
      %1060 = arith.addi %1051, %c6 : index
      %1061 = arith.cmpi eq, %hasBias, %c9 : index
      %1062 = arith.addi %1031, %1060 : index
      %1063 = memref.load %20[%1062] : memref<?xf32>
      %1064 = arith.muli %0, %c20 : index
      %1065 = arith.addi %1064, %1060 : index
      %1066 = memref.load %bias[%1065] : memref<?xf32>
      %1067 = arith.addf %1063, %1066 : f32
      %1068 = arith.select %1061, %1067, %1063 : f32
      %1069 = arith.addi %1032, %c12 : index
      %1070 = arith.cmpi eq, %hasBias, %c9 : index
      %1071 = arith.addi %1031, %1069 : index
      %1072 = memref.load %20[%1071] : memref<?xf32>
      %1073 = arith.muli %0, %c20 : index
      %1074 = arith.addi %1073, %1069 : index
      %1075 = memref.load %bias[%1074] : memref<?xf32>
      %1076 = arith.addf %1072, %1075 : f32
      %1077 = arith.select %1070, %1076, %1072 : f32
      %1078 = arith.addi %1069, %c6 : index
      %1079 = arith.cmpi eq, %hasBias, %c9 : index
      %1080 = arith.addi %1031, %1078 : index
      %1081 = memref.load %20[%1080] : memref<?xf32>
      %1082 = arith.muli %0, %c20 : index
      %1083 = arith.addi %1082, %1078 : index
      %1084 = memref.load %bias[%1083] : memref<?xf32>
      %1085 = arith.addf %1081, %1084 : f32
      %1086 = arith.select %1079, %1085, %1081 : f32
      %1087 = arith.addi %1032, %c29 : index
      %1088 = arith.cmpi eq, %hasBias, %c9 : index
      %1089 = arith.addi %1031, %1087 : index
      %1090 = memref.load %20[%1089] : memref<?xf32>
      %1091 = arith.muli %0, %c20 : index
      %1092 = arith.addi %1091, %1087 : index
      %1093 = memref.load %bias[%1092] : memref<?xf32>
      %1094 = arith.addf %1090, %1093 : f32
      %1095 = arith.select %1088, %1094, %1090 : f32
      %1096 = arith.addi %1087, %c6 : index
      %1097 = arith.cmpi eq, %hasBias, %c9 : index
      %1098 = arith.addi %1031, %1096 : index
      %1099 = memref.load %20[%1098] : memref<?xf32>
      %1100 = arith.muli %0, %c20 : index
      %1101 = arith.addi %1100, %1096 : index
      %1102 = memref.load %bias[%1101] : memref<?xf32>
      %1103 = arith.addf %1099, %1102 : f32
      %1104 = arith.select %1097, %1103, %1099 : f32
      %1105 = arith.addi %heads, %kvHeads : index
      %1106 = arith.cmpi slt, %0, %1105 : index
      scf.if %1106 {
        %1107 = arith.addi %positionsAt, %1030 : index
        %1108 = memref.load %step[%1107] : memref<?xi32>
        %1109 = arith.index_cast %1108 : i32 to index
        %1110 = arith.cmpi eq, %hasNorm, %c9 : index
        %1111 = math.fma %1041, %1041, %c38 : f32
        %1112 = math.fma %1050, %1050, %1111 : f32
        %1113 = math.fma %1059, %1059, %1112 : f32
        %1114 = math.fma %1068, %1068, %1113 : f32
        %1115 = math.fma %1077, %1077, %1114 : f32
        %1116 = math.fma %1086, %1086, %1115 : f32
        %1117 = math.fma %1095, %1095, %1116 : f32
        %1118 = math.fma %1104, %1104, %1117 : f32
        %1119 = vector.broadcast %1118 : f32 to vector<1xf32>
        %1120 = wave.reduce "add" %1119 : vector<1xf32>
        %1121 = arith.mulf %1120, %inverseHeadDim : f32
        %1122 = arith.addf %1121, %epsilon : f32
        %1123 = math.sqrt %1122 : f32
        %1124 = arith.divf %c40, %1123 : f32
        %1125 = arith.cmpi slt, %0, %heads : index
        %1126 = arith.addi %1033, %c6 : index
        %1127 = memref.load %query_norm[%1033] : memref<?xf32>
        %1128 = memref.load %key_norm[%1033] : memref<?xf32>
        %1129 = arith.select %1125, %1127, %1128 : f32
        %1130 = arith.mulf %1041, %1124 : f32
        %1131 = arith.mulf %1130, %1129 : f32
        %1132 = arith.select %1110, %1131, %1041 : f32
        %1133 = memref.load %query_norm[%1126] : memref<?xf32>
        %1134 = memref.load %key_norm[%1126] : memref<?xf32>
        %1135 = arith.select %1125, %1133, %1134 : f32
        %1136 = arith.mulf %1050, %1124 : f32
        %1137 = arith.mulf %1136, %1135 : f32
        %1138 = arith.select %1110, %1137, %1050 : f32
        %1139 = arith.addi %1051, %c6 : index
        %1140 = memref.load %query_norm[%1051] : memref<?xf32>
        %1141 = memref.load %key_norm[%1051] : memref<?xf32>
        %1142 = arith.select %1125, %1140, %1141 : f32
        %1143 = arith.mulf %1059, %1124 : f32
        %1144 = arith.mulf %1143, %1142 : f32
        %1145 = arith.select %1110, %1144, %1059 : f32
        %1146 = memref.load %query_norm[%1139] : memref<?xf32>
        %1147 = memref.load %key_norm[%1139] : memref<?xf32>
        %1148 = arith.select %1125, %1146, %1147 : f32
        %1149 = arith.mulf %1068, %1124 : f32
        %1150 = arith.mulf %1149, %1148 : f32
        %1151 = arith.select %1110, %1150, %1068 : f32
        %1152 = arith.addi %1069, %c6 : index
        %1153 = memref.load %query_norm[%1069] : memref<?xf32>
        %1154 = memref.load %key_norm[%1069] : memref<?xf32>
        %1155 = arith.select %1125, %1153, %1154 : f32
        %1156 = arith.mulf %1077, %1124 : f32
        %1157 = arith.mulf %1156, %1155 : f32
        %1158 = arith.select %1110, %1157, %1077 : f32
        %1159 = memref.load %query_norm[%1152] : memref<?xf32>
        %1160 = memref.load %key_norm[%1152] : memref<?xf32>
        %1161 = arith.select %1125, %1159, %1160 : f32
        %1162 = arith.mulf %1086, %1124 : f32
        %1163 = arith.mulf %1162, %1161 : f32
        %1164 = arith.select %1110, %1163, %1086 : f32
        %1165 = arith.addi %1087, %c6 : index
        %1166 = memref.load %query_norm[%1087] : memref<?xf32>
        %1167 = memref.load %key_norm[%1087] : memref<?xf32>
        %1168 = arith.select %1125, %1166, %1167 : f32
        %1169 = arith.mulf %1095, %1124 : f32
        %1170 = arith.mulf %1169, %1168 : f32
        %1171 = arith.select %1110, %1170, %1095 : f32
        %1172 = memref.load %query_norm[%1165] : memref<?xf32>
        %1173 = memref.load %key_norm[%1165] : memref<?xf32>
        %1174 = arith.select %1125, %1172, %1173 : f32
        %1175 = arith.mulf %1104, %1124 : f32
        %1176 = arith.mulf %1175, %1174 : f32
        %1177 = arith.select %1110, %1176, %1104 : f32
        %1178 = arith.remui %1109, %c20 : index
        %1179 = arith.muli %1178, %c20 : index
        %1180 = arith.addi %1179, %1033 : index
        %1181 = arith.divui %1109, %c20 : index
        %1182 = arith.addi %1181, %c20 : index
        %1183 = arith.muli %1182, %c20 : index
        %1184 = arith.addi %1183, %1033 : index
        %1185 = memref.load %rope[%1180] : memref<?xf32>
        %1186 = arith.addi %1180, %c6 : index
        %1187 = memref.load %rope[%1186] : memref<?xf32>
        %1188 = memref.load %rope[%1184] : memref<?xf32>
        %1189 = arith.addi %1184, %c6 : index
        %1190 = memref.load %rope[%1189] : memref<?xf32>
        %1191 = arith.mulf %1188, %1185 : f32
        %1192 = arith.mulf %1190, %1187 : f32
        %1193 = arith.subf %1191, %1192 : f32
        %1194 = arith.mulf %1190, %1185 : f32
        %1195 = arith.mulf %1188, %1187 : f32
        %1196 = arith.addf %1194, %1195 : f32
        %1197 = arith.mulf %1132, %1193 : f32
        %1198 = arith.mulf %1138, %1196 : f32
        %1199 = arith.subf %1197, %1198 : f32
        %1200 = arith.mulf %1138, %1193 : f32
        %1201 = arith.mulf %1132, %1196 : f32
        %1202 = arith.addf %1200, %1201 : f32
        %1203 = arith.cmpi slt, %0, %heads : index
        scf.if %1203 {
          %1204 = arith.muli %1030, %heads : index
          %1205 = arith.addi %1204, %0 : index
          %1206 = arith.muli %1205, %c20 : index
          %1207 = arith.addi %1206, %1033 : index
          memref.store %1199, %q[%1207] : memref<?xf32>
          %1208 = arith.addi %1207, %c6 : index
          memref.store %1202, %q[%1208] : memref<?xf32>
        } else {
          %1209 = arith.addi %1031, %1033 : index
          memref.store %1199, %20[%1209] : memref<?xf32>
          %1210 = arith.addi %1031, %1033 : index
          %1211 = arith.addi %1210, %c6 : index
          memref.store %1202, %20[%1211] : memref<?xf32>
        }
        %1212 = arith.remui %1109, %c20 : index
        %1213 = arith.muli %1212, %c20 : index
        %1214 = arith.addi %1213, %1051 : index
        %1215 = arith.divui %1109, %c20 : index
        %1216 = arith.addi %1215, %c20 : index
        %1217 = arith.muli %1216, %c20 : index
        %1218 = arith.addi %1217, %1051 : index
        %1219 = memref.load %rope[%1214] : memref<?xf32>
        %1220 = arith.addi %1214, %c6 : index
        %1221 = memref.load %rope[%1220] : memref<?xf32>
        %1222 = memref.load %rope[%1218] : memref<?xf32>
        %1223 = arith.addi %1218, %c6 : index
        %1224 = memref.load %rope[%1223] : memref<?xf32>
        %1225 = arith.mulf %1222, %1219 : f32
        %1226 = arith.mulf %1224, %1221 : f32
        %1227 = arith.subf %1225, %1226 : f32
        %1228 = arith.mulf %1224, %1219 : f32
        %1229 = arith.mulf %1222, %1221 : f32
        %1230 = arith.addf %1228, %1229 : f32
        %1231 = arith.mulf %1145, %1227 : f32
        %1232 = arith.mulf %1151, %1230 : f32
        %1233 = arith.subf %1231, %1232 : f32
        %1234 = arith.mulf %1151, %1227 : f32
        %1235 = arith.mulf %1145, %1230 : f32
        %1236 = arith.addf %1234, %1235 : f32
        %1237 = arith.cmpi slt, %0, %heads : index
        scf.if %1237 {
          %1238 = arith.muli %1030, %heads : index
          %1239 = arith.addi %1238, %0 : index
          %1240 = arith.muli %1239, %c20 : index
          %1241 = arith.addi %1240, %1051 : index
          memref.store %1233, %q[%1241] : memref<?xf32>
          %1242 = arith.addi %1241, %c6 : index
          memref.store %1236, %q[%1242] : memref<?xf32>
        } else {
          %1243 = arith.addi %1031, %1051 : index
          memref.store %1233, %20[%1243] : memref<?xf32>
          %1244 = arith.addi %1031, %1051 : index
          %1245 = arith.addi %1244, %c6 : index
          memref.store %1236, %20[%1245] : memref<?xf32>
        }
        %1246 = arith.remui %1109, %c20 : index
        %1247 = arith.muli %1246, %c20 : index
        %1248 = arith.addi %1247, %1069 : index
        %1249 = arith.divui %1109, %c20 : index
        %1250 = arith.addi %1249, %c20 : index
        %1251 = arith.muli %1250, %c20 : index
        %1252 = arith.addi %1251, %1069 : index
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
        %1265 = arith.mulf %1158, %1261 : f32
        %1266 = arith.mulf %1164, %1264 : f32
        %1267 = arith.subf %1265, %1266 : f32
        %1268 = arith.mulf %1164, %1261 : f32
        %1269 = arith.mulf %1158, %1264 : f32
        %1270 = arith.addf %1268, %1269 : f32
        %1271 = arith.cmpi slt, %0, %heads : index
        scf.if %1271 {
          %1272 = arith.muli %1030, %heads : index
          %1273 = arith.addi %1272, %0 : index
          %1274 = arith.muli %1273, %c20 : index
          %1275 = arith.addi %1274, %1069 : index
          memref.store %1267, %q[%1275] : memref<?xf32>
          %1276 = arith.addi %1275, %c6 : index
          memref.store %1270, %q[%1276] : memref<?xf32>
        } else {
          %1277 = arith.addi %1031, %1069 : index
          memref.store %1267, %20[%1277] : memref<?xf32>
          %1278 = arith.addi %1031, %1069 : index
          %1279 = arith.addi %1278, %c6 : index
          memref.store %1270, %20[%1279] : memref<?xf32>
        }
        %1280 = arith.remui %1109, %c20 : index
        %1281 = arith.muli %1280, %c20 : index
        %1282 = arith.addi %1281, %1087 : index
        %1283 = arith.divui %1109, %c20 : index
        %1284 = arith.addi %1283, %c20 : index
        %1285 = arith.muli %1284, %c20 : index
        %1286 = arith.addi %1285, %1087 : index
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
        %1299 = arith.mulf %1171, %1295 : f32
        %1300 = arith.mulf %1177, %1298 : f32
        %1301 = arith.subf %1299, %1300 : f32
        %1302 = arith.mulf %1177, %1295 : f32
        %1303 = arith.mulf %1171, %1298 : f32
        %1304 = arith.addf %1302, %1303 : f32
        %1305 = arith.cmpi slt, %0, %heads : index
        scf.if %1305 {
          %1306 = arith.muli %1030, %heads : index
          %1307 = arith.addi %1306, %0 : index
          %1308 = arith.muli %1307, %c20 : index
          %1309 = arith.addi %1308, %1087 : index
          memref.store %1301, %q[%1309] : memref<?xf32>
          %1310 = arith.addi %1309, %c6 : index
          memref.store %1304, %q[%1310] : memref<?xf32>
        } else {
          %1311 = arith.addi %1031, %1087 : index
          memref.store %1301, %20[%1311] : memref<?xf32>
          %1312 = arith.addi %1031, %1087 : index
          %1313 = arith.addi %1312, %c6 : index
          memref.store %1304, %20[%1313] : memref<?xf32>
        }
      } else {
        %1314 = arith.cmpi slt, %0, %heads : index
        scf.if %1314 {
          %1315 = arith.muli %1030, %heads : index
          %1316 = arith.addi %1315, %0 : index
          %1317 = arith.muli %1316, %c20 : index
          %1318 = arith.addi %1317, %1033 : index
          memref.store %1041, %q[%1318] : memref<?xf32>
          %1319 = arith.addi %1318, %c6 : index
          memref.store %1050, %q[%1319] : memref<?xf32>
        } else {
          %1320 = arith.addi %1031, %1033 : index
          memref.store %1041, %20[%1320] : memref<?xf32>
          %1321 = arith.addi %1031, %1033 : index
          %1322 = arith.addi %1321, %c6 : index
          memref.store %1050, %20[%1322] : memref<?xf32>
        }
        %1323 = arith.cmpi slt, %0, %heads : index
        scf.if %1323 {
          %1324 = arith.muli %1030, %heads : index
          %1325 = arith.addi %1324, %0 : index
          %1326 = arith.muli %1325, %c20 : index
          %1327 = arith.addi %1326, %1051 : index
          memref.store %1059, %q[%1327] : memref<?xf32>
          %1328 = arith.addi %1327, %c6 : index
          memref.store %1068, %q[%1328] : memref<?xf32>
        } else {
          %1329 = arith.addi %1031, %1051 : index
          memref.store %1059, %20[%1329] : memref<?xf32>
          %1330 = arith.addi %1031, %1051 : index
          %1331 = arith.addi %1330, %c6 : index
          memref.store %1068, %20[%1331] : memref<?xf32>
        }
        %1332 = arith.cmpi slt, %0, %heads : index
        scf.if %1332 {
          %1333 = arith.muli %1030, %heads : index
          %1334 = arith.addi %1333, %0 : index
          %1335 = arith.muli %1334, %c20 : index
          %1336 = arith.addi %1335, %1069 : index
          memref.store %1077, %q[%1336] : memref<?xf32>
          %1337 = arith.addi %1336, %c6 : index
          memref.store %1086, %q[%1337] : memref<?xf32>
        } else {
          %1338 = arith.addi %1031, %1069 : index
          memref.store %1077, %20[%1338] : memref<?xf32>
          %1339 = arith.addi %1031, %1069 : index
          %1340 = arith.addi %1339, %c6 : index
          memref.store %1086, %20[%1340] : memref<?xf32>
        }
        %1341 = arith.cmpi slt, %0, %heads : index
        scf.if %1341 {
          %1342 = arith.muli %1030, %heads : index
          %1343 = arith.addi %1342, %0 : index
          %1344 = arith.muli %1343, %c20 : index
          %1345 = arith.addi %1344, %1087 : index
          memref.store %1095, %q[%1345] : memref<?xf32>
          %1346 = arith.addi %1345, %c6 : index
          memref.store %1104, %q[%1346] : memref<?xf32>
        } else {
          %1347 = arith.addi %1031, %1087 : index
          memref.store %1095, %20[%1347] : memref<?xf32>
          %1348 = arith.addi %1031, %1087 : index
          %1349 = arith.addi %1348, %c6 : index
          memref.store %1104, %20[%1349] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1350 = arith.cmpi sge, %0, %heads : index
    scf.if %1350 {
      %1351 = arith.addi %1026, %c8 : index
      %1352 = arith.addi %1025, %1351 : index
      %1353 = arith.cmpi slt, %1352, %22 : index
      scf.if %1353 {
        %1354 = arith.addi %1025, %1351 : index
        %1355 = arith.addi %slotsAt, %1354 : index
        %1356 = memref.load %step[%1355] : memref<?xi32>
        %1357 = arith.index_cast %1356 : i32 to index
        %1358 = arith.cmpi sge, %1357, %c8 : index
        scf.if %1358 {
          %1359 = arith.muli %1351, %c20 : index
          %1360 = arith.subi %0, %heads : index
          %1361 = memref.load %scales[%1360] : memref<?xf32>
          %1362 = vector.broadcast %1361 : f32 to vector<4xf32>
          %1363 = arith.divui %1357, %c7 : index
          %1364 = arith.remui %1357, %c7 : index
          %1365 = arith.muli %1363, %pageBytes : index
          %1366 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1366 {
            %1367 = wave.lane
            %1368 = arith.muli %1367, %c19 : index
            scf.for %1369 = %1368 to %c20 step %c6 {
              %1370 = arith.addi %1359, %1369 : index
              %1371 = vector.load %20[%1370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1372 = arith.mulf %1371, %1362 : vector<4xf32>
              %1373 = arith.minimumf %1372, %c45 : vector<4xf32>
              %1374 = arith.maximumf %1373, %c46 : vector<4xf32>
              %1375 = arith.truncf %1374 : vector<4xf32> to vector<4xf16>
              %1376 = vector.bitcast %1375 : vector<4xf16> to vector<8xi8>
              %1377 = arith.cmpi slt, %1360, %kvHeads : index
              scf.if %1377 {
                %1378 = arith.muli %1360, %c47 : index
                %1379 = arith.addi %1365, %1378 : index
                %1380 = arith.divui %1369, %c7 : index
                %1381 = arith.muli %1380, %c48 : index
                %1382 = arith.remui %1369, %c7 : index
                %1383 = arith.divui %1382, %c2 : index
                %1384 = arith.muli %1383, %c20 : index
                %1385 = arith.muli %1364, %c7 : index
                %1386 = arith.addi %1384, %1385 : index
                %1387 = arith.remui %1382, %c2 : index
                %1388 = arith.muli %1387, %c4 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.addi %1381, %1389 : index
                %1391 = arith.addi %1379, %1390 : index
                vector.store %1376, %kv[%1391] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1392 = arith.subi %1360, %kvHeads : index
                %1393 = arith.muli %1392, %c47 : index
                %1394 = arith.addi %1365, %1393 : index
                %1395 = arith.addi %1369, %c8 : index
                %1396 = arith.divui %1395, %c7 : index
                %1397 = arith.muli %1396, %c48 : index
                %1398 = arith.addi %1397, %c10 : index
                %1399 = arith.remui %1395, %c7 : index
                %1400 = arith.divui %1364, %c4 : index
                %1401 = arith.remui %1364, %c4 : index
                %1402 = arith.muli %1401, %c2 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.divui %1403, %c2 : index
                %1405 = arith.muli %1404, %c20 : index
                %1406 = arith.muli %1399, %c7 : index
                %1407 = arith.addi %1405, %1406 : index
                %1408 = arith.remui %1403, %c2 : index
                %1409 = arith.muli %1408, %c4 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.addi %1398, %1410 : index
                %1412 = arith.addi %1394, %1411 : index
                %1413 = vector.shuffle %1376, %1376 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1413, %kv[%1412] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1414 = arith.addi %1369, %c9 : index
                %1415 = arith.divui %1414, %c7 : index
                %1416 = arith.muli %1415, %c48 : index
                %1417 = arith.addi %1416, %c10 : index
                %1418 = arith.remui %1414, %c7 : index
                %1419 = arith.divui %1364, %c4 : index
                %1420 = arith.remui %1364, %c4 : index
                %1421 = arith.muli %1420, %c2 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1422, %c2 : index
                %1424 = arith.muli %1423, %c20 : index
                %1425 = arith.muli %1418, %c7 : index
                %1426 = arith.addi %1424, %1425 : index
                %1427 = arith.remui %1422, %c2 : index
                %1428 = arith.muli %1427, %c4 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.addi %1417, %1429 : index
                %1431 = arith.addi %1394, %1430 : index
                %1432 = vector.shuffle %1376, %1376 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1432, %kv[%1431] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1433 = arith.addi %1369, %c4 : index
                %1434 = arith.divui %1433, %c7 : index
                %1435 = arith.muli %1434, %c48 : index
                %1436 = arith.addi %1435, %c10 : index
                %1437 = arith.remui %1433, %c7 : index
                %1438 = arith.divui %1364, %c4 : index
                %1439 = arith.remui %1364, %c4 : index
                %1440 = arith.muli %1439, %c2 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.divui %1441, %c2 : index
                %1443 = arith.muli %1442, %c20 : index
                %1444 = arith.muli %1437, %c7 : index
                %1445 = arith.addi %1443, %1444 : index
                %1446 = arith.remui %1441, %c2 : index
                %1447 = arith.muli %1446, %c4 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.addi %1436, %1448 : index
                %1450 = arith.addi %1394, %1449 : index
                %1451 = vector.shuffle %1376, %1376 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1451, %kv[%1450] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1452 = arith.addi %1369, %c28 : index
                %1453 = arith.divui %1452, %c7 : index
                %1454 = arith.muli %1453, %c48 : index
                %1455 = arith.addi %1454, %c10 : index
                %1456 = arith.remui %1452, %c7 : index
                %1457 = arith.divui %1364, %c4 : index
                %1458 = arith.remui %1364, %c4 : index
                %1459 = arith.muli %1458, %c2 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1460, %c2 : index
                %1462 = arith.muli %1461, %c20 : index
                %1463 = arith.muli %1456, %c7 : index
                %1464 = arith.addi %1462, %1463 : index
                %1465 = arith.remui %1460, %c2 : index
                %1466 = arith.muli %1465, %c4 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.addi %1455, %1467 : index
                %1469 = arith.addi %1394, %1468 : index
                %1470 = vector.shuffle %1376, %1376 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1470, %kv[%1469] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1471 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1471 {
            %1472 = wave.lane
            %1473 = arith.muli %1472, %c19 : index
            scf.for %1474 = %1473 to %c20 step %c6 {
              %1475 = arith.addi %1359, %1474 : index
              %1476 = vector.load %20[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1477 = arith.mulf %1476, %1362 : vector<4xf32>
              %1478 = wave.fp8_encode "e4m3" %1477 : vector<4xf32> -> vector<4xi8>
              %1479 = arith.cmpi slt, %1360, %kvHeads : index
              scf.if %1479 {
                %1480 = arith.muli %1360, %c10 : index
                %1481 = arith.addi %1365, %1480 : index
                %1482 = vector.shuffle %1478, %1478 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1483 = arith.divui %1474, %c7 : index
                %1484 = arith.muli %1483, %c20 : index
                %1485 = arith.remui %1474, %c7 : index
                %1486 = arith.muli %1364, %c7 : index
                %1487 = arith.divui %1485, %c19 : index
                %1488 = arith.muli %1487, %c19 : index
                %1489 = arith.remui %1485, %c4 : index
                %1490 = arith.muli %1489, %c4 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.divui %1485, %c4 : index
                %1493 = arith.remui %1492, %c4 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.addi %1486, %1494 : index
                %1496 = arith.addi %1484, %1495 : index
                %1497 = arith.addi %1481, %1496 : index
                vector.store %1482, %kv[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1498 = arith.subi %1360, %kvHeads : index
                %1499 = arith.muli %1498, %c10 : index
                %1500 = arith.addi %1365, %1499 : index
                %1501 = arith.addi %1474, %c8 : index
                %1502 = arith.divui %1501, %c7 : index
                %1503 = arith.muli %1502, %c20 : index
                %1504 = arith.addi %1503, %c11 : index
                %1505 = arith.remui %1501, %c7 : index
                %1506 = arith.divui %1364, %c4 : index
                %1507 = arith.remui %1364, %c4 : index
                %1508 = arith.muli %1507, %c2 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.muli %1505, %c7 : index
                %1511 = arith.divui %1509, %c19 : index
                %1512 = arith.muli %1511, %c19 : index
                %1513 = arith.remui %1509, %c4 : index
                %1514 = arith.muli %1513, %c4 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.divui %1509, %c4 : index
                %1517 = arith.remui %1516, %c4 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.addi %1510, %1518 : index
                %1520 = arith.addi %1504, %1519 : index
                %1521 = arith.addi %1500, %1520 : index
                %1522 = vector.shuffle %1478, %1478 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1522, %kv[%1521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1523 = arith.addi %1474, %c9 : index
                %1524 = arith.divui %1523, %c7 : index
                %1525 = arith.muli %1524, %c20 : index
                %1526 = arith.addi %1525, %c11 : index
                %1527 = arith.remui %1523, %c7 : index
                %1528 = arith.divui %1364, %c4 : index
                %1529 = arith.remui %1364, %c4 : index
                %1530 = arith.muli %1529, %c2 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.muli %1527, %c7 : index
                %1533 = arith.divui %1531, %c19 : index
                %1534 = arith.muli %1533, %c19 : index
                %1535 = arith.remui %1531, %c4 : index
                %1536 = arith.muli %1535, %c4 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.divui %1531, %c4 : index
                %1539 = arith.remui %1538, %c4 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.addi %1532, %1540 : index
                %1542 = arith.addi %1526, %1541 : index
                %1543 = arith.addi %1500, %1542 : index
                %1544 = vector.shuffle %1478, %1478 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1544, %kv[%1543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1545 = arith.addi %1474, %c4 : index
                %1546 = arith.divui %1545, %c7 : index
                %1547 = arith.muli %1546, %c20 : index
                %1548 = arith.addi %1547, %c11 : index
                %1549 = arith.remui %1545, %c7 : index
                %1550 = arith.divui %1364, %c4 : index
                %1551 = arith.remui %1364, %c4 : index
                %1552 = arith.muli %1551, %c2 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.muli %1549, %c7 : index
                %1555 = arith.divui %1553, %c19 : index
                %1556 = arith.muli %1555, %c19 : index
                %1557 = arith.remui %1553, %c4 : index
                %1558 = arith.muli %1557, %c4 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.divui %1553, %c4 : index
                %1561 = arith.remui %1560, %c4 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1554, %1562 : index
                %1564 = arith.addi %1548, %1563 : index
                %1565 = arith.addi %1500, %1564 : index
                %1566 = vector.shuffle %1478, %1478 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1566, %kv[%1565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1567 = arith.addi %1474, %c28 : index
                %1568 = arith.divui %1567, %c7 : index
                %1569 = arith.muli %1568, %c20 : index
                %1570 = arith.addi %1569, %c11 : index
                %1571 = arith.remui %1567, %c7 : index
                %1572 = arith.divui %1364, %c4 : index
                %1573 = arith.remui %1364, %c4 : index
                %1574 = arith.muli %1573, %c2 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.muli %1571, %c7 : index
                %1577 = arith.divui %1575, %c19 : index
                %1578 = arith.muli %1577, %c19 : index
                %1579 = arith.remui %1575, %c4 : index
                %1580 = arith.muli %1579, %c4 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.divui %1575, %c4 : index
                %1583 = arith.remui %1582, %c4 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.addi %1576, %1584 : index
                %1586 = arith.addi %1570, %1585 : index
                %1587 = arith.addi %1500, %1586 : index
                %1588 = vector.shuffle %1478, %1478 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1588, %kv[%1587] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1589 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1589 {
            %1590 = wave.lane
            %1591 = arith.muli %1590, %c19 : index
            scf.for %1592 = %1591 to %c20 step %c6 {
              %1593 = arith.addi %1359, %1592 : index
              %1594 = vector.load %20[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1595 = arith.mulf %1594, %1362 : vector<4xf32>
              %1596 = wave.fp8_encode "e5m2" %1595 : vector<4xf32> -> vector<4xi8>
              %1597 = arith.cmpi slt, %1360, %kvHeads : index
              scf.if %1597 {
                %1598 = arith.muli %1360, %c10 : index
                %1599 = arith.addi %1365, %1598 : index
                %1600 = vector.shuffle %1596, %1596 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1601 = arith.divui %1592, %c7 : index
                %1602 = arith.muli %1601, %c20 : index
                %1603 = arith.remui %1592, %c7 : index
                %1604 = arith.muli %1364, %c7 : index
                %1605 = arith.divui %1603, %c19 : index
                %1606 = arith.muli %1605, %c19 : index
                %1607 = arith.remui %1603, %c4 : index
                %1608 = arith.muli %1607, %c4 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.divui %1603, %c4 : index
                %1611 = arith.remui %1610, %c4 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.addi %1604, %1612 : index
                %1614 = arith.addi %1602, %1613 : index
                %1615 = arith.addi %1599, %1614 : index
                vector.store %1600, %kv[%1615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1616 = arith.subi %1360, %kvHeads : index
                %1617 = arith.muli %1616, %c10 : index
                %1618 = arith.addi %1365, %1617 : index
                %1619 = arith.addi %1592, %c8 : index
                %1620 = arith.divui %1619, %c7 : index
                %1621 = arith.muli %1620, %c20 : index
                %1622 = arith.addi %1621, %c11 : index
                %1623 = arith.remui %1619, %c7 : index
                %1624 = arith.divui %1364, %c4 : index
                %1625 = arith.remui %1364, %c4 : index
                %1626 = arith.muli %1625, %c2 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.muli %1623, %c7 : index
                %1629 = arith.divui %1627, %c19 : index
                %1630 = arith.muli %1629, %c19 : index
                %1631 = arith.remui %1627, %c4 : index
                %1632 = arith.muli %1631, %c4 : index
                %1633 = arith.addi %1630, %1632 : index
                %1634 = arith.divui %1627, %c4 : index
                %1635 = arith.remui %1634, %c4 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.addi %1628, %1636 : index
                %1638 = arith.addi %1622, %1637 : index
                %1639 = arith.addi %1618, %1638 : index
                %1640 = vector.shuffle %1596, %1596 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1640, %kv[%1639] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1641 = arith.addi %1592, %c9 : index
                %1642 = arith.divui %1641, %c7 : index
                %1643 = arith.muli %1642, %c20 : index
                %1644 = arith.addi %1643, %c11 : index
                %1645 = arith.remui %1641, %c7 : index
                %1646 = arith.divui %1364, %c4 : index
                %1647 = arith.remui %1364, %c4 : index
                %1648 = arith.muli %1647, %c2 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.muli %1645, %c7 : index
                %1651 = arith.divui %1649, %c19 : index
                %1652 = arith.muli %1651, %c19 : index
                %1653 = arith.remui %1649, %c4 : index
                %1654 = arith.muli %1653, %c4 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.divui %1649, %c4 : index
                %1657 = arith.remui %1656, %c4 : index
                %1658 = arith.addi %1655, %1657 : index
                %1659 = arith.addi %1650, %1658 : index
                %1660 = arith.addi %1644, %1659 : index
                %1661 = arith.addi %1618, %1660 : index
                %1662 = vector.shuffle %1596, %1596 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1662, %kv[%1661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1663 = arith.addi %1592, %c4 : index
                %1664 = arith.divui %1663, %c7 : index
                %1665 = arith.muli %1664, %c20 : index
                %1666 = arith.addi %1665, %c11 : index
                %1667 = arith.remui %1663, %c7 : index
                %1668 = arith.divui %1364, %c4 : index
                %1669 = arith.remui %1364, %c4 : index
                %1670 = arith.muli %1669, %c2 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.muli %1667, %c7 : index
                %1673 = arith.divui %1671, %c19 : index
                %1674 = arith.muli %1673, %c19 : index
                %1675 = arith.remui %1671, %c4 : index
                %1676 = arith.muli %1675, %c4 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.divui %1671, %c4 : index
                %1679 = arith.remui %1678, %c4 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.addi %1672, %1680 : index
                %1682 = arith.addi %1666, %1681 : index
                %1683 = arith.addi %1618, %1682 : index
                %1684 = vector.shuffle %1596, %1596 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1684, %kv[%1683] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1685 = arith.addi %1592, %c28 : index
                %1686 = arith.divui %1685, %c7 : index
                %1687 = arith.muli %1686, %c20 : index
                %1688 = arith.addi %1687, %c11 : index
                %1689 = arith.remui %1685, %c7 : index
                %1690 = arith.divui %1364, %c4 : index
                %1691 = arith.remui %1364, %c4 : index
                %1692 = arith.muli %1691, %c2 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.muli %1689, %c7 : index
                %1695 = arith.divui %1693, %c19 : index
                %1696 = arith.muli %1695, %c19 : index
                %1697 = arith.remui %1693, %c4 : index
                %1698 = arith.muli %1697, %c4 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.divui %1693, %c4 : index
                %1701 = arith.remui %1700, %c4 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.addi %1694, %1702 : index
                %1704 = arith.addi %1688, %1703 : index
                %1705 = arith.addi %1618, %1704 : index
                %1706 = vector.shuffle %1596, %1596 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1706, %kv[%1705] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1707 = arith.addi %23, %c7 : index
    %1708 = wave.lane
    %1709 = arith.muli %3, %c4 : index
    %1710 = arith.muli %1709, %c20 : index
    %1711 = arith.addi %1710, %1708 : index
    %1712 = arith.muli %4, %c11 : index
    %1713 = arith.addi %1712, %1711 : index
    %1714 = arith.addi %1713, %c8 : index
    %1715 = arith.addi %1714, %c8 : index
    %1716 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %1716, %19[%1715] : memref<?xf32>
    %1717 = arith.muli %4, %c11 : index
    %1718 = arith.addi %1717, %1711 : index
    %1719 = arith.addi %1718, %c8 : index
    %1720 = arith.addi %1719, %c14 : index
    %1721 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %1721, %19[%1720] : memref<?xf32>
    %1722 = arith.muli %4, %c11 : index
    %1723 = arith.addi %1722, %1711 : index
    %1724 = arith.addi %1723, %c8 : index
    %1725 = arith.addi %1724, %c12 : index
    %1726 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %1726, %19[%1725] : memref<?xf32>
    %1727 = arith.muli %4, %c11 : index
    %1728 = arith.addi %1727, %1711 : index
    %1729 = arith.addi %1728, %c8 : index
    %1730 = arith.addi %1729, %c29 : index
    %1731 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %1731, %19[%1730] : memref<?xf32>
    %1732 = arith.muli %4, %c11 : index
    %1733 = arith.addi %1732, %1711 : index
    %1734 = arith.addi %1733, %c8 : index
    %1735 = arith.addi %1734, %c6 : index
    %1736 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %1736, %19[%1735] : memref<?xf32>
    %1737 = arith.muli %4, %c11 : index
    %1738 = arith.addi %1737, %1711 : index
    %1739 = arith.addi %1738, %c8 : index
    %1740 = arith.addi %1739, %c30 : index
    %1741 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %1741, %19[%1740] : memref<?xf32>
    %1742 = arith.muli %4, %c11 : index
    %1743 = arith.addi %1742, %1711 : index
    %1744 = arith.addi %1743, %c8 : index
    %1745 = arith.addi %1744, %c31 : index
    %1746 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %1746, %19[%1745] : memref<?xf32>
    %1747 = arith.muli %4, %c11 : index
    %1748 = arith.addi %1747, %1711 : index
    %1749 = arith.addi %1748, %c8 : index
    %1750 = arith.addi %1749, %c32 : index
    %1751 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %1751, %19[%1750] : memref<?xf32>
    %1752 = arith.muli %4, %c11 : index
    %1753 = arith.addi %1752, %1711 : index
    %1754 = arith.addi %1753, %c20 : index
    %1755 = arith.addi %1754, %c8 : index
    %1756 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %1756, %19[%1755] : memref<?xf32>
    %1757 = arith.muli %4, %c11 : index
    %1758 = arith.addi %1757, %1711 : index
    %1759 = arith.addi %1758, %c20 : index
    %1760 = arith.addi %1759, %c14 : index
    %1761 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %1761, %19[%1760] : memref<?xf32>
    %1762 = arith.muli %4, %c11 : index
    %1763 = arith.addi %1762, %1711 : index
    %1764 = arith.addi %1763, %c20 : index
    %1765 = arith.addi %1764, %c12 : index
    %1766 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %1766, %19[%1765] : memref<?xf32>
    %1767 = arith.muli %4, %c11 : index
    %1768 = arith.addi %1767, %1711 : index
    %1769 = arith.addi %1768, %c20 : index
    %1770 = arith.addi %1769, %c29 : index
    %1771 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %1771, %19[%1770] : memref<?xf32>
    %1772 = arith.muli %4, %c11 : index
    %1773 = arith.addi %1772, %1711 : index
    %1774 = arith.addi %1773, %c20 : index
    %1775 = arith.addi %1774, %c6 : index
    %1776 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %1776, %19[%1775] : memref<?xf32>
    %1777 = arith.muli %4, %c11 : index
    %1778 = arith.addi %1777, %1711 : index
    %1779 = arith.addi %1778, %c20 : index
    %1780 = arith.addi %1779, %c30 : index
    %1781 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %1781, %19[%1780] : memref<?xf32>
    %1782 = arith.muli %4, %c11 : index
    %1783 = arith.addi %1782, %1711 : index
    %1784 = arith.addi %1783, %c20 : index
    %1785 = arith.addi %1784, %c31 : index
    %1786 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %1786, %19[%1785] : memref<?xf32>
    %1787 = arith.muli %4, %c11 : index
    %1788 = arith.addi %1787, %1711 : index
    %1789 = arith.addi %1788, %c20 : index
    %1790 = arith.addi %1789, %c32 : index
    %1791 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %1791, %19[%1790] : memref<?xf32>
    wave.barrier
    %1792 = arith.muli %4, %c19 : index
    %1793 = arith.addi %1792, %c8 : index
    %1794 = arith.muli %1793, %c4 : index
    %1795 = arith.divui %1708, %c7 : index
    %1796 = arith.addi %1794, %1795 : index
    %1797 = arith.addi %1707, %1796 : index
    %1798 = arith.cmpi slt, %1797, %22 : index
    scf.if %1798 {
      %1799 = arith.cmpi eq, %hasFactors, %c9 : index
      %1800 = arith.muli %1797, %c4 : index
      %1801 = memref.load %factors[%1800] : memref<?xf32>
      %1802 = arith.mulf %1801, %operandScale : f32
      %1803 = arith.select %1799, %1802, %operandScale : f32
      %1804 = arith.addi %1711, %c8 : index
      %1805 = arith.muli %1793, %c14 : index
      %1806 = arith.addi %1804, %1805 : index
      %1807 = memref.load %19[%1806] : memref<?xf32>
      %1808 = arith.addi %1806, %c11 : index
      %1809 = memref.load %19[%1808] : memref<?xf32>
      %1810 = arith.addf %1807, %1809 : f32
      %1811 = arith.remui %1708, %c7 : index
      %1812 = arith.muli %1811, %c19 : index
      %1813 = arith.addi %16, %1812 : index
      %1814 = vector.load %w[%1813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1815 = vector.bitcast %1814 : vector<4xi8> to vector<1xf32>
      %1816 = vector.extract %1815[0] : f32 from vector<1xf32>
      %1817 = arith.mulf %1816, %1803 : f32
      %1818 = arith.mulf %1810, %1817 : f32
      %1819 = arith.muli %3, %c4 : index
      %1820 = arith.addi %1819, %c8 : index
      %1821 = arith.muli %1820, %c7 : index
      %1822 = arith.remui %1708, %c7 : index
      %1823 = arith.addi %1821, %1822 : index
      %1824 = arith.muli %1796, %c20 : index
      %1825 = arith.addi %1824, %1823 : index
      memref.store %1818, %20[%1825] : memref<?xf32>
      %1826 = arith.addi %1711, %c20 : index
      %1827 = arith.muli %1793, %c14 : index
      %1828 = arith.addi %1826, %1827 : index
      %1829 = memref.load %19[%1828] : memref<?xf32>
      %1830 = arith.addi %1828, %c11 : index
      %1831 = memref.load %19[%1830] : memref<?xf32>
      %1832 = arith.addf %1829, %1831 : f32
      %1833 = arith.remui %1708, %c7 : index
      %1834 = arith.muli %1833, %c19 : index
      %1835 = arith.addi %18, %1834 : index
      %1836 = vector.load %w[%1835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1837 = vector.bitcast %1836 : vector<4xi8> to vector<1xf32>
      %1838 = vector.extract %1837[0] : f32 from vector<1xf32>
      %1839 = arith.mulf %1838, %1803 : f32
      %1840 = arith.mulf %1832, %1839 : f32
      %1841 = arith.muli %3, %c4 : index
      %1842 = arith.addi %1841, %c9 : index
      %1843 = arith.muli %1842, %c7 : index
      %1844 = arith.remui %1708, %c7 : index
      %1845 = arith.addi %1843, %1844 : index
      %1846 = arith.muli %1796, %c20 : index
      %1847 = arith.addi %1846, %1845 : index
      memref.store %1840, %20[%1847] : memref<?xf32>
    }
    %1848 = arith.muli %4, %c19 : index
    %1849 = arith.addi %1848, %c9 : index
    %1850 = arith.muli %1849, %c4 : index
    %1851 = arith.divui %1708, %c7 : index
    %1852 = arith.addi %1850, %1851 : index
    %1853 = arith.addi %1707, %1852 : index
    %1854 = arith.cmpi slt, %1853, %22 : index
    scf.if %1854 {
      %1855 = arith.cmpi eq, %hasFactors, %c9 : index
      %1856 = arith.muli %1853, %c4 : index
      %1857 = memref.load %factors[%1856] : memref<?xf32>
      %1858 = arith.mulf %1857, %operandScale : f32
      %1859 = arith.select %1855, %1858, %operandScale : f32
      %1860 = arith.addi %1711, %c8 : index
      %1861 = arith.muli %1849, %c14 : index
      %1862 = arith.addi %1860, %1861 : index
      %1863 = memref.load %19[%1862] : memref<?xf32>
      %1864 = arith.addi %1862, %c11 : index
      %1865 = memref.load %19[%1864] : memref<?xf32>
      %1866 = arith.addf %1863, %1865 : f32
      %1867 = arith.remui %1708, %c7 : index
      %1868 = arith.muli %1867, %c19 : index
      %1869 = arith.addi %16, %1868 : index
      %1870 = vector.load %w[%1869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1871 = vector.bitcast %1870 : vector<4xi8> to vector<1xf32>
      %1872 = vector.extract %1871[0] : f32 from vector<1xf32>
      %1873 = arith.mulf %1872, %1859 : f32
      %1874 = arith.mulf %1866, %1873 : f32
      %1875 = arith.muli %3, %c4 : index
      %1876 = arith.addi %1875, %c8 : index
      %1877 = arith.muli %1876, %c7 : index
      %1878 = arith.remui %1708, %c7 : index
      %1879 = arith.addi %1877, %1878 : index
      %1880 = arith.muli %1852, %c20 : index
      %1881 = arith.addi %1880, %1879 : index
      memref.store %1874, %20[%1881] : memref<?xf32>
      %1882 = arith.addi %1711, %c20 : index
      %1883 = arith.muli %1849, %c14 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = memref.load %19[%1884] : memref<?xf32>
      %1886 = arith.addi %1884, %c11 : index
      %1887 = memref.load %19[%1886] : memref<?xf32>
      %1888 = arith.addf %1885, %1887 : f32
      %1889 = arith.remui %1708, %c7 : index
      %1890 = arith.muli %1889, %c19 : index
      %1891 = arith.addi %18, %1890 : index
      %1892 = vector.load %w[%1891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1893 = vector.bitcast %1892 : vector<4xi8> to vector<1xf32>
      %1894 = vector.extract %1893[0] : f32 from vector<1xf32>
      %1895 = arith.mulf %1894, %1859 : f32
      %1896 = arith.mulf %1888, %1895 : f32
      %1897 = arith.muli %3, %c4 : index
      %1898 = arith.addi %1897, %c9 : index
      %1899 = arith.muli %1898, %c7 : index
      %1900 = arith.remui %1708, %c7 : index
      %1901 = arith.addi %1899, %1900 : index
      %1902 = arith.muli %1852, %c20 : index
      %1903 = arith.addi %1902, %1901 : index
      memref.store %1896, %20[%1903] : memref<?xf32>
    }
    %1904 = arith.muli %4, %c19 : index
    %1905 = arith.addi %1904, %c4 : index
    %1906 = arith.muli %1905, %c4 : index
    %1907 = arith.divui %1708, %c7 : index
    %1908 = arith.addi %1906, %1907 : index
    %1909 = arith.addi %1707, %1908 : index
    %1910 = arith.cmpi slt, %1909, %22 : index
    scf.if %1910 {
      %1911 = arith.cmpi eq, %hasFactors, %c9 : index
      %1912 = arith.muli %1909, %c4 : index
      %1913 = memref.load %factors[%1912] : memref<?xf32>
      %1914 = arith.mulf %1913, %operandScale : f32
      %1915 = arith.select %1911, %1914, %operandScale : f32
      %1916 = arith.addi %1711, %c8 : index
      %1917 = arith.muli %1905, %c14 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = memref.load %19[%1918] : memref<?xf32>
      %1920 = arith.addi %1918, %c11 : index
      %1921 = memref.load %19[%1920] : memref<?xf32>
      %1922 = arith.addf %1919, %1921 : f32
      %1923 = arith.remui %1708, %c7 : index
      %1924 = arith.muli %1923, %c19 : index
      %1925 = arith.addi %16, %1924 : index
      %1926 = vector.load %w[%1925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1927 = vector.bitcast %1926 : vector<4xi8> to vector<1xf32>
      %1928 = vector.extract %1927[0] : f32 from vector<1xf32>
      %1929 = arith.mulf %1928, %1915 : f32
      %1930 = arith.mulf %1922, %1929 : f32
      %1931 = arith.muli %3, %c4 : index
      %1932 = arith.addi %1931, %c8 : index
      %1933 = arith.muli %1932, %c7 : index
      %1934 = arith.remui %1708, %c7 : index
      %1935 = arith.addi %1933, %1934 : index
      %1936 = arith.muli %1908, %c20 : index
      %1937 = arith.addi %1936, %1935 : index
      memref.store %1930, %20[%1937] : memref<?xf32>
      %1938 = arith.addi %1711, %c20 : index
      %1939 = arith.muli %1905, %c14 : index
      %1940 = arith.addi %1938, %1939 : index
      %1941 = memref.load %19[%1940] : memref<?xf32>
      %1942 = arith.addi %1940, %c11 : index
      %1943 = memref.load %19[%1942] : memref<?xf32>
      %1944 = arith.addf %1941, %1943 : f32
      %1945 = arith.remui %1708, %c7 : index
      %1946 = arith.muli %1945, %c19 : index
      %1947 = arith.addi %18, %1946 : index
      %1948 = vector.load %w[%1947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1949 = vector.bitcast %1948 : vector<4xi8> to vector<1xf32>
      %1950 = vector.extract %1949[0] : f32 from vector<1xf32>
      %1951 = arith.mulf %1950, %1915 : f32
      %1952 = arith.mulf %1944, %1951 : f32
      %1953 = arith.muli %3, %c4 : index
      %1954 = arith.addi %1953, %c9 : index
      %1955 = arith.muli %1954, %c7 : index
      %1956 = arith.remui %1708, %c7 : index
      %1957 = arith.addi %1955, %1956 : index
      %1958 = arith.muli %1908, %c20 : index
      %1959 = arith.addi %1958, %1957 : index
      memref.store %1952, %20[%1959] : memref<?xf32>
    }
    %1960 = arith.muli %4, %c19 : index
    %1961 = arith.addi %1960, %c28 : index
    %1962 = arith.muli %1961, %c4 : index
    %1963 = arith.divui %1708, %c7 : index
    %1964 = arith.addi %1962, %1963 : index
    %1965 = arith.addi %1707, %1964 : index
    %1966 = arith.cmpi slt, %1965, %22 : index
    scf.if %1966 {
      %1967 = arith.cmpi eq, %hasFactors, %c9 : index
      %1968 = arith.muli %1965, %c4 : index
      %1969 = memref.load %factors[%1968] : memref<?xf32>
      %1970 = arith.mulf %1969, %operandScale : f32
      %1971 = arith.select %1967, %1970, %operandScale : f32
      %1972 = arith.addi %1711, %c8 : index
      %1973 = arith.muli %1961, %c14 : index
      %1974 = arith.addi %1972, %1973 : index
      %1975 = memref.load %19[%1974] : memref<?xf32>
      %1976 = arith.addi %1974, %c11 : index
      %1977 = memref.load %19[%1976] : memref<?xf32>
      %1978 = arith.addf %1975, %1977 : f32
      %1979 = arith.remui %1708, %c7 : index
      %1980 = arith.muli %1979, %c19 : index
      %1981 = arith.addi %16, %1980 : index
      %1982 = vector.load %w[%1981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1983 = vector.bitcast %1982 : vector<4xi8> to vector<1xf32>
      %1984 = vector.extract %1983[0] : f32 from vector<1xf32>
      %1985 = arith.mulf %1984, %1971 : f32
      %1986 = arith.mulf %1978, %1985 : f32
      %1987 = arith.muli %3, %c4 : index
      %1988 = arith.addi %1987, %c8 : index
      %1989 = arith.muli %1988, %c7 : index
      %1990 = arith.remui %1708, %c7 : index
      %1991 = arith.addi %1989, %1990 : index
      %1992 = arith.muli %1964, %c20 : index
      %1993 = arith.addi %1992, %1991 : index
      memref.store %1986, %20[%1993] : memref<?xf32>
      %1994 = arith.addi %1711, %c20 : index
      %1995 = arith.muli %1961, %c14 : index
      %1996 = arith.addi %1994, %1995 : index
      %1997 = memref.load %19[%1996] : memref<?xf32>
      %1998 = arith.addi %1996, %c11 : index
      %1999 = memref.load %19[%1998] : memref<?xf32>
      %2000 = arith.addf %1997, %1999 : f32
      %2001 = arith.remui %1708, %c7 : index
      %2002 = arith.muli %2001, %c19 : index
      %2003 = arith.addi %18, %2002 : index
      %2004 = vector.load %w[%2003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2005 = vector.bitcast %2004 : vector<4xi8> to vector<1xf32>
      %2006 = vector.extract %2005[0] : f32 from vector<1xf32>
      %2007 = arith.mulf %2006, %1971 : f32
      %2008 = arith.mulf %2000, %2007 : f32
      %2009 = arith.muli %3, %c4 : index
      %2010 = arith.addi %2009, %c9 : index
      %2011 = arith.muli %2010, %c7 : index
      %2012 = arith.remui %1708, %c7 : index
      %2013 = arith.addi %2011, %2012 : index
      %2014 = arith.muli %1964, %c20 : index
      %2015 = arith.addi %2014, %2013 : index
      memref.store %2008, %20[%2015] : memref<?xf32>
    }
    wave.barrier
    %2016 = arith.addi %23, %c7 : index
    %2017 = wave.wave
    %2018 = arith.addi %2017, %c8 : index
    %2019 = arith.addi %2016, %2018 : index
    %2020 = arith.cmpi slt, %2019, %22 : index
    scf.if %2020 {
      %2021 = arith.addi %2016, %2018 : index
      %2022 = arith.muli %2018, %c20 : index
      %2023 = wave.lane
      %2024 = arith.addi %2023, %c8 : index
      %2025 = arith.cmpi eq, %hasBias, %c9 : index
      %2026 = arith.addi %2022, %2024 : index
      %2027 = memref.load %20[%2026] : memref<?xf32>
      %2028 = arith.muli %0, %c20 : index
      %2029 = arith.addi %2028, %2024 : index
      %2030 = memref.load %bias[%2029] : memref<?xf32>
      %2031 = arith.addf %2027, %2030 : f32
      %2032 = arith.select %2025, %2031, %2027 : f32
      %2033 = arith.addi %2024, %c6 : index
      %2034 = arith.cmpi eq, %hasBias, %c9 : index
      %2035 = arith.addi %2022, %2033 : index
      %2036 = memref.load %20[%2035] : memref<?xf32>
      %2037 = arith.muli %0, %c20 : index
      %2038 = arith.addi %2037, %2033 : index
      %2039 = memref.load %bias[%2038] : memref<?xf32>
      %2040 = arith.addf %2036, %2039 : f32
      %2041 = arith.select %2034, %2040, %2036 : f32
      %2042 = arith.addi %2023, %c14 : index
      %2043 = arith.cmpi eq, %hasBias, %c9 : index
      %2044 = arith.addi %2022, %2042 : index
      %2045 = memref.load %20[%2044] : memref<?xf32>
      %2046 = arith.muli %0, %c20 : index
      %2047 = arith.addi %2046, %2042 : index
      %2048 = memref.load %bias[%2047] : memref<?xf32>
      %2049 = arith.addf %2045, %2048 : f32
      %2050 = arith.select %2043, %2049, %2045 : f32
      %2051 = arith.addi %2042, %c6 : index
      %2052 = arith.cmpi eq, %hasBias, %c9 : index
      %2053 = arith.addi %2022, %2051 : index
      %2054 = memref.load %20[%2053] : memref<?xf32>
      %2055 = arith.muli %0, %c20 : index
      %2056 = arith.addi %2055, %2051 : index
      %2057 = memref.load %bias[%2056] : memref<?xf32>
      %2058 = arith.addf %2054, %2057 : f32
      %2059 = arith.select %2052, %2058, %2054 : f32
      %2060 = arith.addi %2023, %c12 : index
      %2061 = arith.cmpi eq, %hasBias, %c9 : index
      %2062 = arith.addi %2022, %2060 : index
      %2063 = memref.load %20[%2062] : memref<?xf32>
      %2064 = arith.muli %0, %c20 : index
      %2065 = arith.addi %2064, %2060 : index
      %2066 = memref.load %bias[%2065] : memref<?xf32>
      %2067 = arith.addf %2063, %2066 : f32
      %2068 = arith.select %2061, %2067, %2063 : f32
      %2069 = arith.addi %2060, %c6 : index
      %2070 = arith.cmpi eq, %hasBias, %c9 : index
      %2071 = arith.addi %2022, %2069 : index
      %2072 = memref.load %20[%2071] : memref<?xf32>
      %2073 = arith.muli %0, %c20 : index
      %2074 = arith.addi %2073, %2069 : index
      %2075 = memref.load %bias[%2074] : memref<?xf32>
      %2076 = arith.addf %2072, %2075 : f32
      %2077 = arith.select %2070, %2076, %2072 : f32
      %2078 = arith.addi %2023, %c29 : index
      %2079 = arith.cmpi eq, %hasBias, %c9 : index
      %2080 = arith.addi %2022, %2078 : index
      %2081 = memref.load %20[%2080] : memref<?xf32>
      %2082 = arith.muli %0, %c20 : index
      %2083 = arith.addi %2082, %2078 : index
      %2084 = memref.load %bias[%2083] : memref<?xf32>
      %2085 = arith.addf %2081, %2084 : f32
      %2086 = arith.select %2079, %2085, %2081 : f32
      %2087 = arith.addi %2078, %c6 : index
      %2088 = arith.cmpi eq, %hasBias, %c9 : index
      %2089 = arith.addi %2022, %2087 : index
      %2090 = memref.load %20[%2089] : memref<?xf32>
      %2091 = arith.muli %0, %c20 : index
      %2092 = arith.addi %2091, %2087 : index
      %2093 = memref.load %bias[%2092] : memref<?xf32>
      %2094 = arith.addf %2090, %2093 : f32
      %2095 = arith.select %2088, %2094, %2090 : f32
      %2096 = arith.addi %heads, %kvHeads : index
      %2097 = arith.cmpi slt, %0, %2096 : index
      scf.if %2097 {
        %2098 = arith.addi %positionsAt, %2021 : index
        %2099 = memref.load %step[%2098] : memref<?xi32>
        %2100 = arith.index_cast %2099 : i32 to index
        %2101 = arith.cmpi eq, %hasNorm, %c9 : index
        %2102 = math.fma %2032, %2032, %c38 : f32
        %2103 = math.fma %2041, %2041, %2102 : f32
        %2104 = math.fma %2050, %2050, %2103 : f32
        %2105 = math.fma %2059, %2059, %2104 : f32
        %2106 = math.fma %2068, %2068, %2105 : f32
        %2107 = math.fma %2077, %2077, %2106 : f32
        %2108 = math.fma %2086, %2086, %2107 : f32
        %2109 = math.fma %2095, %2095, %2108 : f32
        %2110 = vector.broadcast %2109 : f32 to vector<1xf32>
        %2111 = wave.reduce "add" %2110 : vector<1xf32>
        %2112 = arith.mulf %2111, %inverseHeadDim : f32
        %2113 = arith.addf %2112, %epsilon : f32
        %2114 = math.sqrt %2113 : f32
        %2115 = arith.divf %c40, %2114 : f32
        %2116 = arith.cmpi slt, %0, %heads : index
        %2117 = arith.addi %2024, %c6 : index
        %2118 = memref.load %query_norm[%2024] : memref<?xf32>
        %2119 = memref.load %key_norm[%2024] : memref<?xf32>
        %2120 = arith.select %2116, %2118, %2119 : f32
        %2121 = arith.mulf %2032, %2115 : f32
        %2122 = arith.mulf %2121, %2120 : f32
        %2123 = arith.select %2101, %2122, %2032 : f32
        %2124 = memref.load %query_norm[%2117] : memref<?xf32>
        %2125 = memref.load %key_norm[%2117] : memref<?xf32>
        %2126 = arith.select %2116, %2124, %2125 : f32
        %2127 = arith.mulf %2041, %2115 : f32
        %2128 = arith.mulf %2127, %2126 : f32
        %2129 = arith.select %2101, %2128, %2041 : f32
        %2130 = arith.addi %2042, %c6 : index
        %2131 = memref.load %query_norm[%2042] : memref<?xf32>
        %2132 = memref.load %key_norm[%2042] : memref<?xf32>
        %2133 = arith.select %2116, %2131, %2132 : f32
        %2134 = arith.mulf %2050, %2115 : f32
        %2135 = arith.mulf %2134, %2133 : f32
        %2136 = arith.select %2101, %2135, %2050 : f32
        %2137 = memref.load %query_norm[%2130] : memref<?xf32>
        %2138 = memref.load %key_norm[%2130] : memref<?xf32>
        %2139 = arith.select %2116, %2137, %2138 : f32
        %2140 = arith.mulf %2059, %2115 : f32
        %2141 = arith.mulf %2140, %2139 : f32
        %2142 = arith.select %2101, %2141, %2059 : f32
        %2143 = arith.addi %2060, %c6 : index
        %2144 = memref.load %query_norm[%2060] : memref<?xf32>
        %2145 = memref.load %key_norm[%2060] : memref<?xf32>
        %2146 = arith.select %2116, %2144, %2145 : f32
        %2147 = arith.mulf %2068, %2115 : f32
        %2148 = arith.mulf %2147, %2146 : f32
        %2149 = arith.select %2101, %2148, %2068 : f32
        %2150 = memref.load %query_norm[%2143] : memref<?xf32>
        %2151 = memref.load %key_norm[%2143] : memref<?xf32>
        %2152 = arith.select %2116, %2150, %2151 : f32
        %2153 = arith.mulf %2077, %2115 : f32
        %2154 = arith.mulf %2153, %2152 : f32
        %2155 = arith.select %2101, %2154, %2077 : f32
        %2156 = arith.addi %2078, %c6 : index
        %2157 = memref.load %query_norm[%2078] : memref<?xf32>
        %2158 = memref.load %key_norm[%2078] : memref<?xf32>
        %2159 = arith.select %2116, %2157, %2158 : f32
        %2160 = arith.mulf %2086, %2115 : f32
        %2161 = arith.mulf %2160, %2159 : f32
        %2162 = arith.select %2101, %2161, %2086 : f32
        %2163 = memref.load %query_norm[%2156] : memref<?xf32>
        %2164 = memref.load %key_norm[%2156] : memref<?xf32>
        %2165 = arith.select %2116, %2163, %2164 : f32
        %2166 = arith.mulf %2095, %2115 : f32
        %2167 = arith.mulf %2166, %2165 : f32
        %2168 = arith.select %2101, %2167, %2095 : f32
        %2169 = arith.remui %2100, %c20 : index
        %2170 = arith.muli %2169, %c20 : index
        %2171 = arith.addi %2170, %2024 : index
        %2172 = arith.divui %2100, %c20 : index
        %2173 = arith.addi %2172, %c20 : index
        %2174 = arith.muli %2173, %c20 : index
        %2175 = arith.addi %2174, %2024 : index
        %2176 = memref.load %rope[%2171] : memref<?xf32>
        %2177 = arith.addi %2171, %c6 : index
        %2178 = memref.load %rope[%2177] : memref<?xf32>
        %2179 = memref.load %rope[%2175] : memref<?xf32>
        %2180 = arith.addi %2175, %c6 : index
        %2181 = memref.load %rope[%2180] : memref<?xf32>
        %2182 = arith.mulf %2179, %2176 : f32
        %2183 = arith.mulf %2181, %2178 : f32
        %2184 = arith.subf %2182, %2183 : f32
        %2185 = arith.mulf %2181, %2176 : f32
        %2186 = arith.mulf %2179, %2178 : f32
        %2187 = arith.addf %2185, %2186 : f32
        %2188 = arith.mulf %2123, %2184 : f32
        %2189 = arith.mulf %2129, %2187 : f32
        %2190 = arith.subf %2188, %2189 : f32
        %2191 = arith.mulf %2129, %2184 : f32
        %2192 = arith.mulf %2123, %2187 : f32
        %2193 = arith.addf %2191, %2192 : f32
        %2194 = arith.cmpi slt, %0, %heads : index
        scf.if %2194 {
          %2195 = arith.muli %2021, %heads : index
          %2196 = arith.addi %2195, %0 : index
          %2197 = arith.muli %2196, %c20 : index
          %2198 = arith.addi %2197, %2024 : index
          memref.store %2190, %q[%2198] : memref<?xf32>
          %2199 = arith.addi %2198, %c6 : index
          memref.store %2193, %q[%2199] : memref<?xf32>
        } else {
          %2200 = arith.addi %2022, %2024 : index
          memref.store %2190, %20[%2200] : memref<?xf32>
          %2201 = arith.addi %2022, %2024 : index
          %2202 = arith.addi %2201, %c6 : index
          memref.store %2193, %20[%2202] : memref<?xf32>
        }
        %2203 = arith.remui %2100, %c20 : index
        %2204 = arith.muli %2203, %c20 : index
        %2205 = arith.addi %2204, %2042 : index
        %2206 = arith.divui %2100, %c20 : index
        %2207 = arith.addi %2206, %c20 : index
        %2208 = arith.muli %2207, %c20 : index
        %2209 = arith.addi %2208, %2042 : index
        %2210 = memref.load %rope[%2205] : memref<?xf32>
        %2211 = arith.addi %2205, %c6 : index
        %2212 = memref.load %rope[%2211] : memref<?xf32>
        %2213 = memref.load %rope[%2209] : memref<?xf32>
        %2214 = arith.addi %2209, %c6 : index
        %2215 = memref.load %rope[%2214] : memref<?xf32>
        %2216 = arith.mulf %2213, %2210 : f32
        %2217 = arith.mulf %2215, %2212 : f32
        %2218 = arith.subf %2216, %2217 : f32
        %2219 = arith.mulf %2215, %2210 : f32
        %2220 = arith.mulf %2213, %2212 : f32
        %2221 = arith.addf %2219, %2220 : f32
        %2222 = arith.mulf %2136, %2218 : f32
        %2223 = arith.mulf %2142, %2221 : f32
        %2224 = arith.subf %2222, %2223 : f32
        %2225 = arith.mulf %2142, %2218 : f32
        %2226 = arith.mulf %2136, %2221 : f32
        %2227 = arith.addf %2225, %2226 : f32
        %2228 = arith.cmpi slt, %0, %heads : index
        scf.if %2228 {
          %2229 = arith.muli %2021, %heads : index
          %2230 = arith.addi %2229, %0 : index
          %2231 = arith.muli %2230, %c20 : index
          %2232 = arith.addi %2231, %2042 : index
          memref.store %2224, %q[%2232] : memref<?xf32>
          %2233 = arith.addi %2232, %c6 : index
          memref.store %2227, %q[%2233] : memref<?xf32>
        } else {
          %2234 = arith.addi %2022, %2042 : index
          memref.store %2224, %20[%2234] : memref<?xf32>
          %2235 = arith.addi %2022, %2042 : index
          %2236 = arith.addi %2235, %c6 : index
          memref.store %2227, %20[%2236] : memref<?xf32>
        }
        %2237 = arith.remui %2100, %c20 : index
        %2238 = arith.muli %2237, %c20 : index
        %2239 = arith.addi %2238, %2060 : index
        %2240 = arith.divui %2100, %c20 : index
        %2241 = arith.addi %2240, %c20 : index
        %2242 = arith.muli %2241, %c20 : index
        %2243 = arith.addi %2242, %2060 : index
        %2244 = memref.load %rope[%2239] : memref<?xf32>
        %2245 = arith.addi %2239, %c6 : index
        %2246 = memref.load %rope[%2245] : memref<?xf32>
        %2247 = memref.load %rope[%2243] : memref<?xf32>
        %2248 = arith.addi %2243, %c6 : index
        %2249 = memref.load %rope[%2248] : memref<?xf32>
        %2250 = arith.mulf %2247, %2244 : f32
        %2251 = arith.mulf %2249, %2246 : f32
        %2252 = arith.subf %2250, %2251 : f32
        %2253 = arith.mulf %2249, %2244 : f32
        %2254 = arith.mulf %2247, %2246 : f32
        %2255 = arith.addf %2253, %2254 : f32
        %2256 = arith.mulf %2149, %2252 : f32
        %2257 = arith.mulf %2155, %2255 : f32
        %2258 = arith.subf %2256, %2257 : f32
        %2259 = arith.mulf %2155, %2252 : f32
        %2260 = arith.mulf %2149, %2255 : f32
        %2261 = arith.addf %2259, %2260 : f32
        %2262 = arith.cmpi slt, %0, %heads : index
        scf.if %2262 {
          %2263 = arith.muli %2021, %heads : index
          %2264 = arith.addi %2263, %0 : index
          %2265 = arith.muli %2264, %c20 : index
          %2266 = arith.addi %2265, %2060 : index
          memref.store %2258, %q[%2266] : memref<?xf32>
          %2267 = arith.addi %2266, %c6 : index
          memref.store %2261, %q[%2267] : memref<?xf32>
        } else {
          %2268 = arith.addi %2022, %2060 : index
          memref.store %2258, %20[%2268] : memref<?xf32>
          %2269 = arith.addi %2022, %2060 : index
          %2270 = arith.addi %2269, %c6 : index
          memref.store %2261, %20[%2270] : memref<?xf32>
        }
        %2271 = arith.remui %2100, %c20 : index
        %2272 = arith.muli %2271, %c20 : index
        %2273 = arith.addi %2272, %2078 : index
        %2274 = arith.divui %2100, %c20 : index
        %2275 = arith.addi %2274, %c20 : index
        %2276 = arith.muli %2275, %c20 : index
        %2277 = arith.addi %2276, %2078 : index
        %2278 = memref.load %rope[%2273] : memref<?xf32>
        %2279 = arith.addi %2273, %c6 : index
        %2280 = memref.load %rope[%2279] : memref<?xf32>
        %2281 = memref.load %rope[%2277] : memref<?xf32>
        %2282 = arith.addi %2277, %c6 : index
        %2283 = memref.load %rope[%2282] : memref<?xf32>
        %2284 = arith.mulf %2281, %2278 : f32
        %2285 = arith.mulf %2283, %2280 : f32
        %2286 = arith.subf %2284, %2285 : f32
        %2287 = arith.mulf %2283, %2278 : f32
        %2288 = arith.mulf %2281, %2280 : f32
        %2289 = arith.addf %2287, %2288 : f32
        %2290 = arith.mulf %2162, %2286 : f32
        %2291 = arith.mulf %2168, %2289 : f32
        %2292 = arith.subf %2290, %2291 : f32
        %2293 = arith.mulf %2168, %2286 : f32
        %2294 = arith.mulf %2162, %2289 : f32
        %2295 = arith.addf %2293, %2294 : f32
        %2296 = arith.cmpi slt, %0, %heads : index
        scf.if %2296 {
          %2297 = arith.muli %2021, %heads : index
          %2298 = arith.addi %2297, %0 : index
          %2299 = arith.muli %2298, %c20 : index
          %2300 = arith.addi %2299, %2078 : index
          memref.store %2292, %q[%2300] : memref<?xf32>
          %2301 = arith.addi %2300, %c6 : index
          memref.store %2295, %q[%2301] : memref<?xf32>
        } else {
          %2302 = arith.addi %2022, %2078 : index
          memref.store %2292, %20[%2302] : memref<?xf32>
          %2303 = arith.addi %2022, %2078 : index
          %2304 = arith.addi %2303, %c6 : index
          memref.store %2295, %20[%2304] : memref<?xf32>
        }
      } else {
        %2305 = arith.cmpi slt, %0, %heads : index
        scf.if %2305 {
          %2306 = arith.muli %2021, %heads : index
          %2307 = arith.addi %2306, %0 : index
          %2308 = arith.muli %2307, %c20 : index
          %2309 = arith.addi %2308, %2024 : index
          memref.store %2032, %q[%2309] : memref<?xf32>
          %2310 = arith.addi %2309, %c6 : index
          memref.store %2041, %q[%2310] : memref<?xf32>
        } else {
          %2311 = arith.addi %2022, %2024 : index
          memref.store %2032, %20[%2311] : memref<?xf32>
          %2312 = arith.addi %2022, %2024 : index
          %2313 = arith.addi %2312, %c6 : index
          memref.store %2041, %20[%2313] : memref<?xf32>
        }
        %2314 = arith.cmpi slt, %0, %heads : index
        scf.if %2314 {
          %2315 = arith.muli %2021, %heads : index
          %2316 = arith.addi %2315, %0 : index
          %2317 = arith.muli %2316, %c20 : index
          %2318 = arith.addi %2317, %2042 : index
          memref.store %2050, %q[%2318] : memref<?xf32>
          %2319 = arith.addi %2318, %c6 : index
          memref.store %2059, %q[%2319] : memref<?xf32>
        } else {
          %2320 = arith.addi %2022, %2042 : index
          memref.store %2050, %20[%2320] : memref<?xf32>
          %2321 = arith.addi %2022, %2042 : index
          %2322 = arith.addi %2321, %c6 : index
          memref.store %2059, %20[%2322] : memref<?xf32>
        }
        %2323 = arith.cmpi slt, %0, %heads : index
        scf.if %2323 {
          %2324 = arith.muli %2021, %heads : index
          %2325 = arith.addi %2324, %0 : index
          %2326 = arith.muli %2325, %c20 : index
          %2327 = arith.addi %2326, %2060 : index
          memref.store %2068, %q[%2327] : memref<?xf32>
          %2328 = arith.addi %2327, %c6 : index
          memref.store %2077, %q[%2328] : memref<?xf32>
        } else {
          %2329 = arith.addi %2022, %2060 : index
          memref.store %2068, %20[%2329] : memref<?xf32>
          %2330 = arith.addi %2022, %2060 : index
          %2331 = arith.addi %2330, %c6 : index
          memref.store %2077, %20[%2331] : memref<?xf32>
        }
        %2332 = arith.cmpi slt, %0, %heads : index
        scf.if %2332 {
          %2333 = arith.muli %2021, %heads : index
          %2334 = arith.addi %2333, %0 : index
          %2335 = arith.muli %2334, %c20 : index
          %2336 = arith.addi %2335, %2078 : index
          memref.store %2086, %q[%2336] : memref<?xf32>
          %2337 = arith.addi %2336, %c6 : index
          memref.store %2095, %q[%2337] : memref<?xf32>
        } else {
          %2338 = arith.addi %2022, %2078 : index
          memref.store %2086, %20[%2338] : memref<?xf32>
          %2339 = arith.addi %2022, %2078 : index
          %2340 = arith.addi %2339, %c6 : index
          memref.store %2095, %20[%2340] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2341 = arith.cmpi sge, %0, %heads : index
    scf.if %2341 {
      %2342 = arith.addi %2017, %c8 : index
      %2343 = arith.addi %2016, %2342 : index
      %2344 = arith.cmpi slt, %2343, %22 : index
      scf.if %2344 {
        %2345 = arith.addi %2016, %2342 : index
        %2346 = arith.addi %slotsAt, %2345 : index
        %2347 = memref.load %step[%2346] : memref<?xi32>
        %2348 = arith.index_cast %2347 : i32 to index
        %2349 = arith.cmpi sge, %2348, %c8 : index
        scf.if %2349 {
          %2350 = arith.muli %2342, %c20 : index
          %2351 = arith.subi %0, %heads : index
          %2352 = memref.load %scales[%2351] : memref<?xf32>
          %2353 = vector.broadcast %2352 : f32 to vector<4xf32>
          %2354 = arith.divui %2348, %c7 : index
          %2355 = arith.remui %2348, %c7 : index
          %2356 = arith.muli %2354, %pageBytes : index
          %2357 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2357 {
            %2358 = wave.lane
            %2359 = arith.muli %2358, %c19 : index
            scf.for %2360 = %2359 to %c20 step %c6 {
              %2361 = arith.addi %2350, %2360 : index
              %2362 = vector.load %20[%2361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2363 = arith.mulf %2362, %2353 : vector<4xf32>
              %2364 = arith.minimumf %2363, %c45 : vector<4xf32>
              %2365 = arith.maximumf %2364, %c46 : vector<4xf32>
              %2366 = arith.truncf %2365 : vector<4xf32> to vector<4xf16>
              %2367 = vector.bitcast %2366 : vector<4xf16> to vector<8xi8>
              %2368 = arith.cmpi slt, %2351, %kvHeads : index
              scf.if %2368 {
                %2369 = arith.muli %2351, %c47 : index
                %2370 = arith.addi %2356, %2369 : index
                %2371 = arith.divui %2360, %c7 : index
                %2372 = arith.muli %2371, %c48 : index
                %2373 = arith.remui %2360, %c7 : index
                %2374 = arith.divui %2373, %c2 : index
                %2375 = arith.muli %2374, %c20 : index
                %2376 = arith.muli %2355, %c7 : index
                %2377 = arith.addi %2375, %2376 : index
                %2378 = arith.remui %2373, %c2 : index
                %2379 = arith.muli %2378, %c4 : index
                %2380 = arith.addi %2377, %2379 : index
                %2381 = arith.addi %2372, %2380 : index
                %2382 = arith.addi %2370, %2381 : index
                vector.store %2367, %kv[%2382] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2383 = arith.subi %2351, %kvHeads : index
                %2384 = arith.muli %2383, %c47 : index
                %2385 = arith.addi %2356, %2384 : index
                %2386 = arith.addi %2360, %c8 : index
                %2387 = arith.divui %2386, %c7 : index
                %2388 = arith.muli %2387, %c48 : index
                %2389 = arith.addi %2388, %c10 : index
                %2390 = arith.remui %2386, %c7 : index
                %2391 = arith.divui %2355, %c4 : index
                %2392 = arith.remui %2355, %c4 : index
                %2393 = arith.muli %2392, %c2 : index
                %2394 = arith.addi %2391, %2393 : index
                %2395 = arith.divui %2394, %c2 : index
                %2396 = arith.muli %2395, %c20 : index
                %2397 = arith.muli %2390, %c7 : index
                %2398 = arith.addi %2396, %2397 : index
                %2399 = arith.remui %2394, %c2 : index
                %2400 = arith.muli %2399, %c4 : index
                %2401 = arith.addi %2398, %2400 : index
                %2402 = arith.addi %2389, %2401 : index
                %2403 = arith.addi %2385, %2402 : index
                %2404 = vector.shuffle %2367, %2367 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2404, %kv[%2403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2405 = arith.addi %2360, %c9 : index
                %2406 = arith.divui %2405, %c7 : index
                %2407 = arith.muli %2406, %c48 : index
                %2408 = arith.addi %2407, %c10 : index
                %2409 = arith.remui %2405, %c7 : index
                %2410 = arith.divui %2355, %c4 : index
                %2411 = arith.remui %2355, %c4 : index
                %2412 = arith.muli %2411, %c2 : index
                %2413 = arith.addi %2410, %2412 : index
                %2414 = arith.divui %2413, %c2 : index
                %2415 = arith.muli %2414, %c20 : index
                %2416 = arith.muli %2409, %c7 : index
                %2417 = arith.addi %2415, %2416 : index
                %2418 = arith.remui %2413, %c2 : index
                %2419 = arith.muli %2418, %c4 : index
                %2420 = arith.addi %2417, %2419 : index
                %2421 = arith.addi %2408, %2420 : index
                %2422 = arith.addi %2385, %2421 : index
                %2423 = vector.shuffle %2367, %2367 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2423, %kv[%2422] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2424 = arith.addi %2360, %c4 : index
                %2425 = arith.divui %2424, %c7 : index
                %2426 = arith.muli %2425, %c48 : index
                %2427 = arith.addi %2426, %c10 : index
                %2428 = arith.remui %2424, %c7 : index
                %2429 = arith.divui %2355, %c4 : index
                %2430 = arith.remui %2355, %c4 : index
                %2431 = arith.muli %2430, %c2 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.divui %2432, %c2 : index
                %2434 = arith.muli %2433, %c20 : index
                %2435 = arith.muli %2428, %c7 : index
                %2436 = arith.addi %2434, %2435 : index
                %2437 = arith.remui %2432, %c2 : index
                %2438 = arith.muli %2437, %c4 : index
                %2439 = arith.addi %2436, %2438 : index
                %2440 = arith.addi %2427, %2439 : index
                %2441 = arith.addi %2385, %2440 : index
                %2442 = vector.shuffle %2367, %2367 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2442, %kv[%2441] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2443 = arith.addi %2360, %c28 : index
                %2444 = arith.divui %2443, %c7 : index
                %2445 = arith.muli %2444, %c48 : index
                %2446 = arith.addi %2445, %c10 : index
                %2447 = arith.remui %2443, %c7 : index
                %2448 = arith.divui %2355, %c4 : index
                %2449 = arith.remui %2355, %c4 : index
                %2450 = arith.muli %2449, %c2 : index
                %2451 = arith.addi %2448, %2450 : index
                %2452 = arith.divui %2451, %c2 : index
                %2453 = arith.muli %2452, %c20 : index
                %2454 = arith.muli %2447, %c7 : index
                %2455 = arith.addi %2453, %2454 : index
                %2456 = arith.remui %2451, %c2 : index
                %2457 = arith.muli %2456, %c4 : index
                %2458 = arith.addi %2455, %2457 : index
                %2459 = arith.addi %2446, %2458 : index
                %2460 = arith.addi %2385, %2459 : index
                %2461 = vector.shuffle %2367, %2367 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2461, %kv[%2460] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2462 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2462 {
            %2463 = wave.lane
            %2464 = arith.muli %2463, %c19 : index
            scf.for %2465 = %2464 to %c20 step %c6 {
              %2466 = arith.addi %2350, %2465 : index
              %2467 = vector.load %20[%2466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2468 = arith.mulf %2467, %2353 : vector<4xf32>
              %2469 = wave.fp8_encode "e4m3" %2468 : vector<4xf32> -> vector<4xi8>
              %2470 = arith.cmpi slt, %2351, %kvHeads : index
              scf.if %2470 {
                %2471 = arith.muli %2351, %c10 : index
                %2472 = arith.addi %2356, %2471 : index
                %2473 = vector.shuffle %2469, %2469 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2474 = arith.divui %2465, %c7 : index
                %2475 = arith.muli %2474, %c20 : index
                %2476 = arith.remui %2465, %c7 : index
                %2477 = arith.muli %2355, %c7 : index
                %2478 = arith.divui %2476, %c19 : index
                %2479 = arith.muli %2478, %c19 : index
                %2480 = arith.remui %2476, %c4 : index
                %2481 = arith.muli %2480, %c4 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.divui %2476, %c4 : index
                %2484 = arith.remui %2483, %c4 : index
                %2485 = arith.addi %2482, %2484 : index
                %2486 = arith.addi %2477, %2485 : index
                %2487 = arith.addi %2475, %2486 : index
                %2488 = arith.addi %2472, %2487 : index
                vector.store %2473, %kv[%2488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2489 = arith.subi %2351, %kvHeads : index
                %2490 = arith.muli %2489, %c10 : index
                %2491 = arith.addi %2356, %2490 : index
                %2492 = arith.addi %2465, %c8 : index
                %2493 = arith.divui %2492, %c7 : index
                %2494 = arith.muli %2493, %c20 : index
                %2495 = arith.addi %2494, %c11 : index
                %2496 = arith.remui %2492, %c7 : index
                %2497 = arith.divui %2355, %c4 : index
                %2498 = arith.remui %2355, %c4 : index
                %2499 = arith.muli %2498, %c2 : index
                %2500 = arith.addi %2497, %2499 : index
                %2501 = arith.muli %2496, %c7 : index
                %2502 = arith.divui %2500, %c19 : index
                %2503 = arith.muli %2502, %c19 : index
                %2504 = arith.remui %2500, %c4 : index
                %2505 = arith.muli %2504, %c4 : index
                %2506 = arith.addi %2503, %2505 : index
                %2507 = arith.divui %2500, %c4 : index
                %2508 = arith.remui %2507, %c4 : index
                %2509 = arith.addi %2506, %2508 : index
                %2510 = arith.addi %2501, %2509 : index
                %2511 = arith.addi %2495, %2510 : index
                %2512 = arith.addi %2491, %2511 : index
                %2513 = vector.shuffle %2469, %2469 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2513, %kv[%2512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2514 = arith.addi %2465, %c9 : index
                %2515 = arith.divui %2514, %c7 : index
                %2516 = arith.muli %2515, %c20 : index
                %2517 = arith.addi %2516, %c11 : index
                %2518 = arith.remui %2514, %c7 : index
                %2519 = arith.divui %2355, %c4 : index
                %2520 = arith.remui %2355, %c4 : index
                %2521 = arith.muli %2520, %c2 : index
                %2522 = arith.addi %2519, %2521 : index
                %2523 = arith.muli %2518, %c7 : index
                %2524 = arith.divui %2522, %c19 : index
                %2525 = arith.muli %2524, %c19 : index
                %2526 = arith.remui %2522, %c4 : index
                %2527 = arith.muli %2526, %c4 : index
                %2528 = arith.addi %2525, %2527 : index
                %2529 = arith.divui %2522, %c4 : index
                %2530 = arith.remui %2529, %c4 : index
                %2531 = arith.addi %2528, %2530 : index
                %2532 = arith.addi %2523, %2531 : index
                %2533 = arith.addi %2517, %2532 : index
                %2534 = arith.addi %2491, %2533 : index
                %2535 = vector.shuffle %2469, %2469 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2535, %kv[%2534] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2536 = arith.addi %2465, %c4 : index
                %2537 = arith.divui %2536, %c7 : index
                %2538 = arith.muli %2537, %c20 : index
                %2539 = arith.addi %2538, %c11 : index
                %2540 = arith.remui %2536, %c7 : index
                %2541 = arith.divui %2355, %c4 : index
                %2542 = arith.remui %2355, %c4 : index
                %2543 = arith.muli %2542, %c2 : index
                %2544 = arith.addi %2541, %2543 : index
                %2545 = arith.muli %2540, %c7 : index
                %2546 = arith.divui %2544, %c19 : index
                %2547 = arith.muli %2546, %c19 : index
                %2548 = arith.remui %2544, %c4 : index
                %2549 = arith.muli %2548, %c4 : index
                %2550 = arith.addi %2547, %2549 : index
                %2551 = arith.divui %2544, %c4 : index
                %2552 = arith.remui %2551, %c4 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.addi %2545, %2553 : index
                %2555 = arith.addi %2539, %2554 : index
                %2556 = arith.addi %2491, %2555 : index
                %2557 = vector.shuffle %2469, %2469 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2557, %kv[%2556] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2558 = arith.addi %2465, %c28 : index
                %2559 = arith.divui %2558, %c7 : index
                %2560 = arith.muli %2559, %c20 : index
                %2561 = arith.addi %2560, %c11 : index
                %2562 = arith.remui %2558, %c7 : index
                %2563 = arith.divui %2355, %c4 : index
                %2564 = arith.remui %2355, %c4 : index
                %2565 = arith.muli %2564, %c2 : index
                %2566 = arith.addi %2563, %2565 : index
                %2567 = arith.muli %2562, %c7 : index
                %2568 = arith.divui %2566, %c19 : index
                %2569 = arith.muli %2568, %c19 : index
                %2570 = arith.remui %2566, %c4 : index
                %2571 = arith.muli %2570, %c4 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.divui %2566, %c4 : index
                %2574 = arith.remui %2573, %c4 : index
                %2575 = arith.addi %2572, %2574 : index
                %2576 = arith.addi %2567, %2575 : index
                %2577 = arith.addi %2561, %2576 : index
                %2578 = arith.addi %2491, %2577 : index
                %2579 = vector.shuffle %2469, %2469 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2579, %kv[%2578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2580 = arith.cmpi eq, %codec, %c4 : index
          scf.if %2580 {
            %2581 = wave.lane
            %2582 = arith.muli %2581, %c19 : index
            scf.for %2583 = %2582 to %c20 step %c6 {
              %2584 = arith.addi %2350, %2583 : index
              %2585 = vector.load %20[%2584] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2586 = arith.mulf %2585, %2353 : vector<4xf32>
              %2587 = wave.fp8_encode "e5m2" %2586 : vector<4xf32> -> vector<4xi8>
              %2588 = arith.cmpi slt, %2351, %kvHeads : index
              scf.if %2588 {
                %2589 = arith.muli %2351, %c10 : index
                %2590 = arith.addi %2356, %2589 : index
                %2591 = vector.shuffle %2587, %2587 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2592 = arith.divui %2583, %c7 : index
                %2593 = arith.muli %2592, %c20 : index
                %2594 = arith.remui %2583, %c7 : index
                %2595 = arith.muli %2355, %c7 : index
                %2596 = arith.divui %2594, %c19 : index
                %2597 = arith.muli %2596, %c19 : index
                %2598 = arith.remui %2594, %c4 : index
                %2599 = arith.muli %2598, %c4 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.divui %2594, %c4 : index
                %2602 = arith.remui %2601, %c4 : index
                %2603 = arith.addi %2600, %2602 : index
                %2604 = arith.addi %2595, %2603 : index
                %2605 = arith.addi %2593, %2604 : index
                %2606 = arith.addi %2590, %2605 : index
                vector.store %2591, %kv[%2606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2607 = arith.subi %2351, %kvHeads : index
                %2608 = arith.muli %2607, %c10 : index
                %2609 = arith.addi %2356, %2608 : index
                %2610 = arith.addi %2583, %c8 : index
                %2611 = arith.divui %2610, %c7 : index
                %2612 = arith.muli %2611, %c20 : index
                %2613 = arith.addi %2612, %c11 : index
                %2614 = arith.remui %2610, %c7 : index
                %2615 = arith.divui %2355, %c4 : index
                %2616 = arith.remui %2355, %c4 : index
                %2617 = arith.muli %2616, %c2 : index
                %2618 = arith.addi %2615, %2617 : index
                %2619 = arith.muli %2614, %c7 : index
                %2620 = arith.divui %2618, %c19 : index
                %2621 = arith.muli %2620, %c19 : index
                %2622 = arith.remui %2618, %c4 : index
                %2623 = arith.muli %2622, %c4 : index
                %2624 = arith.addi %2621, %2623 : index
                %2625 = arith.divui %2618, %c4 : index
                %2626 = arith.remui %2625, %c4 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.addi %2619, %2627 : index
                %2629 = arith.addi %2613, %2628 : index
                %2630 = arith.addi %2609, %2629 : index
                %2631 = vector.shuffle %2587, %2587 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2631, %kv[%2630] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2632 = arith.addi %2583, %c9 : index
                %2633 = arith.divui %2632, %c7 : index
                %2634 = arith.muli %2633, %c20 : index
                %2635 = arith.addi %2634, %c11 : index
                %2636 = arith.remui %2632, %c7 : index
                %2637 = arith.divui %2355, %c4 : index
                %2638 = arith.remui %2355, %c4 : index
                %2639 = arith.muli %2638, %c2 : index
                %2640 = arith.addi %2637, %2639 : index
                %2641 = arith.muli %2636, %c7 : index
                %2642 = arith.divui %2640, %c19 : index
                %2643 = arith.muli %2642, %c19 : index
                %2644 = arith.remui %2640, %c4 : index
                %2645 = arith.muli %2644, %c4 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.divui %2640, %c4 : index
                %2648 = arith.remui %2647, %c4 : index
                %2649 = arith.addi %2646, %2648 : index
                %2650 = arith.addi %2641, %2649 : index
                %2651 = arith.addi %2635, %2650 : index
                %2652 = arith.addi %2609, %2651 : index
                %2653 = vector.shuffle %2587, %2587 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2653, %kv[%2652] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2654 = arith.addi %2583, %c4 : index
                %2655 = arith.divui %2654, %c7 : index
                %2656 = arith.muli %2655, %c20 : index
                %2657 = arith.addi %2656, %c11 : index
                %2658 = arith.remui %2654, %c7 : index
                %2659 = arith.divui %2355, %c4 : index
                %2660 = arith.remui %2355, %c4 : index
                %2661 = arith.muli %2660, %c2 : index
                %2662 = arith.addi %2659, %2661 : index
                %2663 = arith.muli %2658, %c7 : index
                %2664 = arith.divui %2662, %c19 : index
                %2665 = arith.muli %2664, %c19 : index
                %2666 = arith.remui %2662, %c4 : index
                %2667 = arith.muli %2666, %c4 : index
                %2668 = arith.addi %2665, %2667 : index
                %2669 = arith.divui %2662, %c4 : index
                %2670 = arith.remui %2669, %c4 : index
                %2671 = arith.addi %2668, %2670 : index
                %2672 = arith.addi %2663, %2671 : index
                %2673 = arith.addi %2657, %2672 : index
                %2674 = arith.addi %2609, %2673 : index
                %2675 = vector.shuffle %2587, %2587 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2675, %kv[%2674] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2676 = arith.addi %2583, %c28 : index
                %2677 = arith.divui %2676, %c7 : index
                %2678 = arith.muli %2677, %c20 : index
                %2679 = arith.addi %2678, %c11 : index
                %2680 = arith.remui %2676, %c7 : index
                %2681 = arith.divui %2355, %c4 : index
                %2682 = arith.remui %2355, %c4 : index
                %2683 = arith.muli %2682, %c2 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.muli %2680, %c7 : index
                %2686 = arith.divui %2684, %c19 : index
                %2687 = arith.muli %2686, %c19 : index
                %2688 = arith.remui %2684, %c4 : index
                %2689 = arith.muli %2688, %c4 : index
                %2690 = arith.addi %2687, %2689 : index
                %2691 = arith.divui %2684, %c4 : index
                %2692 = arith.remui %2691, %c4 : index
                %2693 = arith.addi %2690, %2692 : index
                %2694 = arith.addi %2685, %2693 : index
                %2695 = arith.addi %2679, %2694 : index
                %2696 = arith.addi %2609, %2695 : index
                %2697 = vector.shuffle %2587, %2587 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2697, %kv[%2696] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2698 = arith.addi %23, %c14 : index
    %2699 = wave.lane
    %2700 = arith.muli %3, %c4 : index
    %2701 = arith.muli %2700, %c20 : index
    %2702 = arith.addi %2701, %2699 : index
    %2703 = arith.muli %4, %c11 : index
    %2704 = arith.addi %2703, %2702 : index
    %2705 = arith.addi %2704, %c8 : index
    %2706 = arith.addi %2705, %c8 : index
    %2707 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %2707, %19[%2706] : memref<?xf32>
    %2708 = arith.muli %4, %c11 : index
    %2709 = arith.addi %2708, %2702 : index
    %2710 = arith.addi %2709, %c8 : index
    %2711 = arith.addi %2710, %c14 : index
    %2712 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %2712, %19[%2711] : memref<?xf32>
    %2713 = arith.muli %4, %c11 : index
    %2714 = arith.addi %2713, %2702 : index
    %2715 = arith.addi %2714, %c8 : index
    %2716 = arith.addi %2715, %c12 : index
    %2717 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %2717, %19[%2716] : memref<?xf32>
    %2718 = arith.muli %4, %c11 : index
    %2719 = arith.addi %2718, %2702 : index
    %2720 = arith.addi %2719, %c8 : index
    %2721 = arith.addi %2720, %c29 : index
    %2722 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %2722, %19[%2721] : memref<?xf32>
    %2723 = arith.muli %4, %c11 : index
    %2724 = arith.addi %2723, %2702 : index
    %2725 = arith.addi %2724, %c8 : index
    %2726 = arith.addi %2725, %c6 : index
    %2727 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %2727, %19[%2726] : memref<?xf32>
    %2728 = arith.muli %4, %c11 : index
    %2729 = arith.addi %2728, %2702 : index
    %2730 = arith.addi %2729, %c8 : index
    %2731 = arith.addi %2730, %c30 : index
    %2732 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %2732, %19[%2731] : memref<?xf32>
    %2733 = arith.muli %4, %c11 : index
    %2734 = arith.addi %2733, %2702 : index
    %2735 = arith.addi %2734, %c8 : index
    %2736 = arith.addi %2735, %c31 : index
    %2737 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %2737, %19[%2736] : memref<?xf32>
    %2738 = arith.muli %4, %c11 : index
    %2739 = arith.addi %2738, %2702 : index
    %2740 = arith.addi %2739, %c8 : index
    %2741 = arith.addi %2740, %c32 : index
    %2742 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %2742, %19[%2741] : memref<?xf32>
    %2743 = arith.muli %4, %c11 : index
    %2744 = arith.addi %2743, %2702 : index
    %2745 = arith.addi %2744, %c20 : index
    %2746 = arith.addi %2745, %c8 : index
    %2747 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %2747, %19[%2746] : memref<?xf32>
    %2748 = arith.muli %4, %c11 : index
    %2749 = arith.addi %2748, %2702 : index
    %2750 = arith.addi %2749, %c20 : index
    %2751 = arith.addi %2750, %c14 : index
    %2752 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %2752, %19[%2751] : memref<?xf32>
    %2753 = arith.muli %4, %c11 : index
    %2754 = arith.addi %2753, %2702 : index
    %2755 = arith.addi %2754, %c20 : index
    %2756 = arith.addi %2755, %c12 : index
    %2757 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %2757, %19[%2756] : memref<?xf32>
    %2758 = arith.muli %4, %c11 : index
    %2759 = arith.addi %2758, %2702 : index
    %2760 = arith.addi %2759, %c20 : index
    %2761 = arith.addi %2760, %c29 : index
    %2762 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %2762, %19[%2761] : memref<?xf32>
    %2763 = arith.muli %4, %c11 : index
    %2764 = arith.addi %2763, %2702 : index
    %2765 = arith.addi %2764, %c20 : index
    %2766 = arith.addi %2765, %c6 : index
    %2767 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %2767, %19[%2766] : memref<?xf32>
    %2768 = arith.muli %4, %c11 : index
    %2769 = arith.addi %2768, %2702 : index
    %2770 = arith.addi %2769, %c20 : index
    %2771 = arith.addi %2770, %c30 : index
    %2772 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %2772, %19[%2771] : memref<?xf32>
    %2773 = arith.muli %4, %c11 : index
    %2774 = arith.addi %2773, %2702 : index
    %2775 = arith.addi %2774, %c20 : index
    %2776 = arith.addi %2775, %c31 : index
    %2777 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %2777, %19[%2776] : memref<?xf32>
    %2778 = arith.muli %4, %c11 : index
    %2779 = arith.addi %2778, %2702 : index
    %2780 = arith.addi %2779, %c20 : index
    %2781 = arith.addi %2780, %c32 : index
    %2782 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %2782, %19[%2781] : memref<?xf32>
    wave.barrier
    %2783 = arith.muli %4, %c19 : index
    %2784 = arith.addi %2783, %c8 : index
    %2785 = arith.muli %2784, %c4 : index
    %2786 = arith.divui %2699, %c7 : index
    %2787 = arith.addi %2785, %2786 : index
    %2788 = arith.addi %2698, %2787 : index
    %2789 = arith.cmpi slt, %2788, %22 : index
    scf.if %2789 {
      %2790 = arith.cmpi eq, %hasFactors, %c9 : index
      %2791 = arith.muli %2788, %c4 : index
      %2792 = memref.load %factors[%2791] : memref<?xf32>
      %2793 = arith.mulf %2792, %operandScale : f32
      %2794 = arith.select %2790, %2793, %operandScale : f32
      %2795 = arith.addi %2702, %c8 : index
      %2796 = arith.muli %2784, %c14 : index
      %2797 = arith.addi %2795, %2796 : index
      %2798 = memref.load %19[%2797] : memref<?xf32>
      %2799 = arith.addi %2797, %c11 : index
      %2800 = memref.load %19[%2799] : memref<?xf32>
      %2801 = arith.addf %2798, %2800 : f32
      %2802 = arith.remui %2699, %c7 : index
      %2803 = arith.muli %2802, %c19 : index
      %2804 = arith.addi %16, %2803 : index
      %2805 = vector.load %w[%2804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2806 = vector.bitcast %2805 : vector<4xi8> to vector<1xf32>
      %2807 = vector.extract %2806[0] : f32 from vector<1xf32>
      %2808 = arith.mulf %2807, %2794 : f32
      %2809 = arith.mulf %2801, %2808 : f32
      %2810 = arith.muli %3, %c4 : index
      %2811 = arith.addi %2810, %c8 : index
      %2812 = arith.muli %2811, %c7 : index
      %2813 = arith.remui %2699, %c7 : index
      %2814 = arith.addi %2812, %2813 : index
      %2815 = arith.muli %2787, %c20 : index
      %2816 = arith.addi %2815, %2814 : index
      memref.store %2809, %20[%2816] : memref<?xf32>
      %2817 = arith.addi %2702, %c20 : index
      %2818 = arith.muli %2784, %c14 : index
      %2819 = arith.addi %2817, %2818 : index
      %2820 = memref.load %19[%2819] : memref<?xf32>
      %2821 = arith.addi %2819, %c11 : index
      %2822 = memref.load %19[%2821] : memref<?xf32>
      %2823 = arith.addf %2820, %2822 : f32
      %2824 = arith.remui %2699, %c7 : index
      %2825 = arith.muli %2824, %c19 : index
      %2826 = arith.addi %18, %2825 : index
      %2827 = vector.load %w[%2826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2828 = vector.bitcast %2827 : vector<4xi8> to vector<1xf32>
      %2829 = vector.extract %2828[0] : f32 from vector<1xf32>
      %2830 = arith.mulf %2829, %2794 : f32
      %2831 = arith.mulf %2823, %2830 : f32
      %2832 = arith.muli %3, %c4 : index
      %2833 = arith.addi %2832, %c9 : index
      %2834 = arith.muli %2833, %c7 : index
      %2835 = arith.remui %2699, %c7 : index
      %2836 = arith.addi %2834, %2835 : index
      %2837 = arith.muli %2787, %c20 : index
      %2838 = arith.addi %2837, %2836 : index
      memref.store %2831, %20[%2838] : memref<?xf32>
    }
    %2839 = arith.muli %4, %c19 : index
    %2840 = arith.addi %2839, %c9 : index
    %2841 = arith.muli %2840, %c4 : index
    %2842 = arith.divui %2699, %c7 : index
    %2843 = arith.addi %2841, %2842 : index
    %2844 = arith.addi %2698, %2843 : index
    %2845 = arith.cmpi slt, %2844, %22 : index
    scf.if %2845 {
      %2846 = arith.cmpi eq, %hasFactors, %c9 : index
      %2847 = arith.muli %2844, %c4 : index
      %2848 = memref.load %factors[%2847] : memref<?xf32>
      %2849 = arith.mulf %2848, %operandScale : f32
      %2850 = arith.select %2846, %2849, %operandScale : f32
      %2851 = arith.addi %2702, %c8 : index
      %2852 = arith.muli %2840, %c14 : index
      %2853 = arith.addi %2851, %2852 : index
      %2854 = memref.load %19[%2853] : memref<?xf32>
      %2855 = arith.addi %2853, %c11 : index
      %2856 = memref.load %19[%2855] : memref<?xf32>
      %2857 = arith.addf %2854, %2856 : f32
      %2858 = arith.remui %2699, %c7 : index
      %2859 = arith.muli %2858, %c19 : index
      %2860 = arith.addi %16, %2859 : index
      %2861 = vector.load %w[%2860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2862 = vector.bitcast %2861 : vector<4xi8> to vector<1xf32>
      %2863 = vector.extract %2862[0] : f32 from vector<1xf32>
      %2864 = arith.mulf %2863, %2850 : f32
      %2865 = arith.mulf %2857, %2864 : f32
      %2866 = arith.muli %3, %c4 : index
      %2867 = arith.addi %2866, %c8 : index
      %2868 = arith.muli %2867, %c7 : index
      %2869 = arith.remui %2699, %c7 : index
      %2870 = arith.addi %2868, %2869 : index
      %2871 = arith.muli %2843, %c20 : index
      %2872 = arith.addi %2871, %2870 : index
      memref.store %2865, %20[%2872] : memref<?xf32>
      %2873 = arith.addi %2702, %c20 : index
      %2874 = arith.muli %2840, %c14 : index
      %2875 = arith.addi %2873, %2874 : index
      %2876 = memref.load %19[%2875] : memref<?xf32>
      %2877 = arith.addi %2875, %c11 : index
      %2878 = memref.load %19[%2877] : memref<?xf32>
      %2879 = arith.addf %2876, %2878 : f32
      %2880 = arith.remui %2699, %c7 : index
      %2881 = arith.muli %2880, %c19 : index
      %2882 = arith.addi %18, %2881 : index
      %2883 = vector.load %w[%2882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2884 = vector.bitcast %2883 : vector<4xi8> to vector<1xf32>
      %2885 = vector.extract %2884[0] : f32 from vector<1xf32>
      %2886 = arith.mulf %2885, %2850 : f32
      %2887 = arith.mulf %2879, %2886 : f32
      %2888 = arith.muli %3, %c4 : index
      %2889 = arith.addi %2888, %c9 : index
      %2890 = arith.muli %2889, %c7 : index
      %2891 = arith.remui %2699, %c7 : index
      %2892 = arith.addi %2890, %2891 : index
      %2893 = arith.muli %2843, %c20 : index
      %2894 = arith.addi %2893, %2892 : index
      memref.store %2887, %20[%2894] : memref<?xf32>
    }
    %2895 = arith.muli %4, %c19 : index
    %2896 = arith.addi %2895, %c4 : index
    %2897 = arith.muli %2896, %c4 : index
    %2898 = arith.divui %2699, %c7 : index
    %2899 = arith.addi %2897, %2898 : index
    %2900 = arith.addi %2698, %2899 : index
    %2901 = arith.cmpi slt, %2900, %22 : index
    scf.if %2901 {
      %2902 = arith.cmpi eq, %hasFactors, %c9 : index
      %2903 = arith.muli %2900, %c4 : index
      %2904 = memref.load %factors[%2903] : memref<?xf32>
      %2905 = arith.mulf %2904, %operandScale : f32
      %2906 = arith.select %2902, %2905, %operandScale : f32
      %2907 = arith.addi %2702, %c8 : index
      %2908 = arith.muli %2896, %c14 : index
      %2909 = arith.addi %2907, %2908 : index
      %2910 = memref.load %19[%2909] : memref<?xf32>
      %2911 = arith.addi %2909, %c11 : index
      %2912 = memref.load %19[%2911] : memref<?xf32>
      %2913 = arith.addf %2910, %2912 : f32
      %2914 = arith.remui %2699, %c7 : index
      %2915 = arith.muli %2914, %c19 : index
      %2916 = arith.addi %16, %2915 : index
      %2917 = vector.load %w[%2916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2918 = vector.bitcast %2917 : vector<4xi8> to vector<1xf32>
      %2919 = vector.extract %2918[0] : f32 from vector<1xf32>
      %2920 = arith.mulf %2919, %2906 : f32
      %2921 = arith.mulf %2913, %2920 : f32
      %2922 = arith.muli %3, %c4 : index
      %2923 = arith.addi %2922, %c8 : index
      %2924 = arith.muli %2923, %c7 : index
      %2925 = arith.remui %2699, %c7 : index
      %2926 = arith.addi %2924, %2925 : index
      %2927 = arith.muli %2899, %c20 : index
      %2928 = arith.addi %2927, %2926 : index
      memref.store %2921, %20[%2928] : memref<?xf32>
      %2929 = arith.addi %2702, %c20 : index
      %2930 = arith.muli %2896, %c14 : index
      %2931 = arith.addi %2929, %2930 : index
      %2932 = memref.load %19[%2931] : memref<?xf32>
      %2933 = arith.addi %2931, %c11 : index
      %2934 = memref.load %19[%2933] : memref<?xf32>
      %2935 = arith.addf %2932, %2934 : f32
      %2936 = arith.remui %2699, %c7 : index
      %2937 = arith.muli %2936, %c19 : index
      %2938 = arith.addi %18, %2937 : index
      %2939 = vector.load %w[%2938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2940 = vector.bitcast %2939 : vector<4xi8> to vector<1xf32>
      %2941 = vector.extract %2940[0] : f32 from vector<1xf32>
      %2942 = arith.mulf %2941, %2906 : f32
      %2943 = arith.mulf %2935, %2942 : f32
      %2944 = arith.muli %3, %c4 : index
      %2945 = arith.addi %2944, %c9 : index
      %2946 = arith.muli %2945, %c7 : index
      %2947 = arith.remui %2699, %c7 : index
      %2948 = arith.addi %2946, %2947 : index
      %2949 = arith.muli %2899, %c20 : index
      %2950 = arith.addi %2949, %2948 : index
      memref.store %2943, %20[%2950] : memref<?xf32>
    }
    %2951 = arith.muli %4, %c19 : index
    %2952 = arith.addi %2951, %c28 : index
    %2953 = arith.muli %2952, %c4 : index
    %2954 = arith.divui %2699, %c7 : index
    %2955 = arith.addi %2953, %2954 : index
    %2956 = arith.addi %2698, %2955 : index
    %2957 = arith.cmpi slt, %2956, %22 : index
    scf.if %2957 {
      %2958 = arith.cmpi eq, %hasFactors, %c9 : index
      %2959 = arith.muli %2956, %c4 : index
      %2960 = memref.load %factors[%2959] : memref<?xf32>
      %2961 = arith.mulf %2960, %operandScale : f32
      %2962 = arith.select %2958, %2961, %operandScale : f32
      %2963 = arith.addi %2702, %c8 : index
      %2964 = arith.muli %2952, %c14 : index
      %2965 = arith.addi %2963, %2964 : index
      %2966 = memref.load %19[%2965] : memref<?xf32>
      %2967 = arith.addi %2965, %c11 : index
      %2968 = memref.load %19[%2967] : memref<?xf32>
      %2969 = arith.addf %2966, %2968 : f32
      %2970 = arith.remui %2699, %c7 : index
      %2971 = arith.muli %2970, %c19 : index
      %2972 = arith.addi %16, %2971 : index
      %2973 = vector.load %w[%2972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2974 = vector.bitcast %2973 : vector<4xi8> to vector<1xf32>
      %2975 = vector.extract %2974[0] : f32 from vector<1xf32>
      %2976 = arith.mulf %2975, %2962 : f32
      %2977 = arith.mulf %2969, %2976 : f32
      %2978 = arith.muli %3, %c4 : index
      %2979 = arith.addi %2978, %c8 : index
      %2980 = arith.muli %2979, %c7 : index
      %2981 = arith.remui %2699, %c7 : index
      %2982 = arith.addi %2980, %2981 : index
      %2983 = arith.muli %2955, %c20 : index
      %2984 = arith.addi %2983, %2982 : index
      memref.store %2977, %20[%2984] : memref<?xf32>
      %2985 = arith.addi %2702, %c20 : index
      %2986 = arith.muli %2952, %c14 : index
      %2987 = arith.addi %2985, %2986 : index
      %2988 = memref.load %19[%2987] : memref<?xf32>
      %2989 = arith.addi %2987, %c11 : index
      %2990 = memref.load %19[%2989] : memref<?xf32>
      %2991 = arith.addf %2988, %2990 : f32
      %2992 = arith.remui %2699, %c7 : index
      %2993 = arith.muli %2992, %c19 : index
      %2994 = arith.addi %18, %2993 : index
      %2995 = vector.load %w[%2994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2996 = vector.bitcast %2995 : vector<4xi8> to vector<1xf32>
      %2997 = vector.extract %2996[0] : f32 from vector<1xf32>
      %2998 = arith.mulf %2997, %2962 : f32
      %2999 = arith.mulf %2991, %2998 : f32
      %3000 = arith.muli %3, %c4 : index
      %3001 = arith.addi %3000, %c9 : index
      %3002 = arith.muli %3001, %c7 : index
      %3003 = arith.remui %2699, %c7 : index
      %3004 = arith.addi %3002, %3003 : index
      %3005 = arith.muli %2955, %c20 : index
      %3006 = arith.addi %3005, %3004 : index
      memref.store %2999, %20[%3006] : memref<?xf32>
    }
    wave.barrier
    %3007 = arith.addi %23, %c14 : index
    %3008 = wave.wave
    %3009 = arith.addi %3008, %c8 : index
    %3010 = arith.addi %3007, %3009 : index
    %3011 = arith.cmpi slt, %3010, %22 : index
    scf.if %3011 {
      %3012 = arith.addi %3007, %3009 : index
      %3013 = arith.muli %3009, %c20 : index
      %3014 = wave.lane
      %3015 = arith.addi %3014, %c8 : index
      %3016 = arith.cmpi eq, %hasBias, %c9 : index
      %3017 = arith.addi %3013, %3015 : index
      %3018 = memref.load %20[%3017] : memref<?xf32>
      %3019 = arith.muli %0, %c20 : index
      %3020 = arith.addi %3019, %3015 : index
      %3021 = memref.load %bias[%3020] : memref<?xf32>
      %3022 = arith.addf %3018, %3021 : f32
      %3023 = arith.select %3016, %3022, %3018 : f32
      %3024 = arith.addi %3015, %c6 : index
      %3025 = arith.cmpi eq, %hasBias, %c9 : index
      %3026 = arith.addi %3013, %3024 : index
      %3027 = memref.load %20[%3026] : memref<?xf32>
      %3028 = arith.muli %0, %c20 : index
      %3029 = arith.addi %3028, %3024 : index
      %3030 = memref.load %bias[%3029] : memref<?xf32>
      %3031 = arith.addf %3027, %3030 : f32
      %3032 = arith.select %3025, %3031, %3027 : f32
      %3033 = arith.addi %3014, %c14 : index
      %3034 = arith.cmpi eq, %hasBias, %c9 : index
      %3035 = arith.addi %3013, %3033 : index
      %3036 = memref.load %20[%3035] : memref<?xf32>
      %3037 = arith.muli %0, %c20 : index
      %3038 = arith.addi %3037, %3033 : index
      %3039 = memref.load %bias[%3038] : memref<?xf32>
      %3040 = arith.addf %3036, %3039 : f32
      %3041 = arith.select %3034, %3040, %3036 : f32
      %3042 = arith.addi %3033, %c6 : index
      %3043 = arith.cmpi eq, %hasBias, %c9 : index
      %3044 = arith.addi %3013, %3042 : index
      %3045 = memref.load %20[%3044] : memref<?xf32>
      %3046 = arith.muli %0, %c20 : index
      %3047 = arith.addi %3046, %3042 : index
      %3048 = memref.load %bias[%3047] : memref<?xf32>
      %3049 = arith.addf %3045, %3048 : f32
      %3050 = arith.select %3043, %3049, %3045 : f32
      %3051 = arith.addi %3014, %c12 : index
      %3052 = arith.cmpi eq, %hasBias, %c9 : index
      %3053 = arith.addi %3013, %3051 : index
      %3054 = memref.load %20[%3053] : memref<?xf32>
      %3055 = arith.muli %0, %c20 : index
      %3056 = arith.addi %3055, %3051 : index
      %3057 = memref.load %bias[%3056] : memref<?xf32>
      %3058 = arith.addf %3054, %3057 : f32
      %3059 = arith.select %3052, %3058, %3054 : f32
      %3060 = arith.addi %3051, %c6 : index
      %3061 = arith.cmpi eq, %hasBias, %c9 : index
      %3062 = arith.addi %3013, %3060 : index
      %3063 = memref.load %20[%3062] : memref<?xf32>
      %3064 = arith.muli %0, %c20 : index
      %3065 = arith.addi %3064, %3060 : index
      %3066 = memref.load %bias[%3065] : memref<?xf32>
      %3067 = arith.addf %3063, %3066 : f32
      %3068 = arith.select %3061, %3067, %3063 : f32
      %3069 = arith.addi %3014, %c29 : index
      %3070 = arith.cmpi eq, %hasBias, %c9 : index
      %3071 = arith.addi %3013, %3069 : index
      %3072 = memref.load %20[%3071] : memref<?xf32>
      %3073 = arith.muli %0, %c20 : index
      %3074 = arith.addi %3073, %3069 : index
      %3075 = memref.load %bias[%3074] : memref<?xf32>
      %3076 = arith.addf %3072, %3075 : f32
      %3077 = arith.select %3070, %3076, %3072 : f32
      %3078 = arith.addi %3069, %c6 : index
      %3079 = arith.cmpi eq, %hasBias, %c9 : index
      %3080 = arith.addi %3013, %3078 : index
      %3081 = memref.load %20[%3080] : memref<?xf32>
      %3082 = arith.muli %0, %c20 : index
      %3083 = arith.addi %3082, %3078 : index
      %3084 = memref.load %bias[%3083] : memref<?xf32>
      %3085 = arith.addf %3081, %3084 : f32
      %3086 = arith.select %3079, %3085, %3081 : f32
      %3087 = arith.addi %heads, %kvHeads : index
      %3088 = arith.cmpi slt, %0, %3087 : index
      scf.if %3088 {
        %3089 = arith.addi %positionsAt, %3012 : index
        %3090 = memref.load %step[%3089] : memref<?xi32>
        %3091 = arith.index_cast %3090 : i32 to index
        %3092 = arith.cmpi eq, %hasNorm, %c9 : index
        %3093 = math.fma %3023, %3023, %c38 : f32
        %3094 = math.fma %3032, %3032, %3093 : f32
        %3095 = math.fma %3041, %3041, %3094 : f32
        %3096 = math.fma %3050, %3050, %3095 : f32
        %3097 = math.fma %3059, %3059, %3096 : f32
        %3098 = math.fma %3068, %3068, %3097 : f32
        %3099 = math.fma %3077, %3077, %3098 : f32
        %3100 = math.fma %3086, %3086, %3099 : f32
        %3101 = vector.broadcast %3100 : f32 to vector<1xf32>
        %3102 = wave.reduce "add" %3101 : vector<1xf32>
        %3103 = arith.mulf %3102, %inverseHeadDim : f32
        %3104 = arith.addf %3103, %epsilon : f32
        %3105 = math.sqrt %3104 : f32
        %3106 = arith.divf %c40, %3105 : f32
        %3107 = arith.cmpi slt, %0, %heads : index
        %3108 = arith.addi %3015, %c6 : index
        %3109 = memref.load %query_norm[%3015] : memref<?xf32>
        %3110 = memref.load %key_norm[%3015] : memref<?xf32>
        %3111 = arith.select %3107, %3109, %3110 : f32
        %3112 = arith.mulf %3023, %3106 : f32
        %3113 = arith.mulf %3112, %3111 : f32
        %3114 = arith.select %3092, %3113, %3023 : f32
        %3115 = memref.load %query_norm[%3108] : memref<?xf32>
        %3116 = memref.load %key_norm[%3108] : memref<?xf32>
        %3117 = arith.select %3107, %3115, %3116 : f32
        %3118 = arith.mulf %3032, %3106 : f32
        %3119 = arith.mulf %3118, %3117 : f32
        %3120 = arith.select %3092, %3119, %3032 : f32
        %3121 = arith.addi %3033, %c6 : index
        %3122 = memref.load %query_norm[%3033] : memref<?xf32>
        %3123 = memref.load %key_norm[%3033] : memref<?xf32>
        %3124 = arith.select %3107, %3122, %3123 : f32
        %3125 = arith.mulf %3041, %3106 : f32
        %3126 = arith.mulf %3125, %3124 : f32
        %3127 = arith.select %3092, %3126, %3041 : f32
        %3128 = memref.load %query_norm[%3121] : memref<?xf32>
        %3129 = memref.load %key_norm[%3121] : memref<?xf32>
        %3130 = arith.select %3107, %3128, %3129 : f32
        %3131 = arith.mulf %3050, %3106 : f32
        %3132 = arith.mulf %3131, %3130 : f32
        %3133 = arith.select %3092, %3132, %3050 : f32
        %3134 = arith.addi %3051, %c6 : index
        %3135 = memref.load %query_norm[%3051] : memref<?xf32>
        %3136 = memref.load %key_norm[%3051] : memref<?xf32>
        %3137 = arith.select %3107, %3135, %3136 : f32
        %3138 = arith.mulf %3059, %3106 : f32
        %3139 = arith.mulf %3138, %3137 : f32
        %3140 = arith.select %3092, %3139, %3059 : f32
        %3141 = memref.load %query_norm[%3134] : memref<?xf32>
        %3142 = memref.load %key_norm[%3134] : memref<?xf32>
        %3143 = arith.select %3107, %3141, %3142 : f32
        %3144 = arith.mulf %3068, %3106 : f32
        %3145 = arith.mulf %3144, %3143 : f32
        %3146 = arith.select %3092, %3145, %3068 : f32
        %3147 = arith.addi %3069, %c6 : index
        %3148 = memref.load %query_norm[%3069] : memref<?xf32>
        %3149 = memref.load %key_norm[%3069] : memref<?xf32>
        %3150 = arith.select %3107, %3148, %3149 : f32
        %3151 = arith.mulf %3077, %3106 : f32
        %3152 = arith.mulf %3151, %3150 : f32
        %3153 = arith.select %3092, %3152, %3077 : f32
        %3154 = memref.load %query_norm[%3147] : memref<?xf32>
        %3155 = memref.load %key_norm[%3147] : memref<?xf32>
        %3156 = arith.select %3107, %3154, %3155 : f32
        %3157 = arith.mulf %3086, %3106 : f32
        %3158 = arith.mulf %3157, %3156 : f32
        %3159 = arith.select %3092, %3158, %3086 : f32
        %3160 = arith.remui %3091, %c20 : index
        %3161 = arith.muli %3160, %c20 : index
        %3162 = arith.addi %3161, %3015 : index
        %3163 = arith.divui %3091, %c20 : index
        %3164 = arith.addi %3163, %c20 : index
        %3165 = arith.muli %3164, %c20 : index
        %3166 = arith.addi %3165, %3015 : index
        %3167 = memref.load %rope[%3162] : memref<?xf32>
        %3168 = arith.addi %3162, %c6 : index
        %3169 = memref.load %rope[%3168] : memref<?xf32>
        %3170 = memref.load %rope[%3166] : memref<?xf32>
        %3171 = arith.addi %3166, %c6 : index
        %3172 = memref.load %rope[%3171] : memref<?xf32>
        %3173 = arith.mulf %3170, %3167 : f32
        %3174 = arith.mulf %3172, %3169 : f32
        %3175 = arith.subf %3173, %3174 : f32
        %3176 = arith.mulf %3172, %3167 : f32
        %3177 = arith.mulf %3170, %3169 : f32
        %3178 = arith.addf %3176, %3177 : f32
        %3179 = arith.mulf %3114, %3175 : f32
        %3180 = arith.mulf %3120, %3178 : f32
        %3181 = arith.subf %3179, %3180 : f32
        %3182 = arith.mulf %3120, %3175 : f32
        %3183 = arith.mulf %3114, %3178 : f32
        %3184 = arith.addf %3182, %3183 : f32
        %3185 = arith.cmpi slt, %0, %heads : index
        scf.if %3185 {
          %3186 = arith.muli %3012, %heads : index
          %3187 = arith.addi %3186, %0 : index
          %3188 = arith.muli %3187, %c20 : index
          %3189 = arith.addi %3188, %3015 : index
          memref.store %3181, %q[%3189] : memref<?xf32>
          %3190 = arith.addi %3189, %c6 : index
          memref.store %3184, %q[%3190] : memref<?xf32>
        } else {
          %3191 = arith.addi %3013, %3015 : index
          memref.store %3181, %20[%3191] : memref<?xf32>
          %3192 = arith.addi %3013, %3015 : index
          %3193 = arith.addi %3192, %c6 : index
          memref.store %3184, %20[%3193] : memref<?xf32>
        }
        %3194 = arith.remui %3091, %c20 : index
        %3195 = arith.muli %3194, %c20 : index
        %3196 = arith.addi %3195, %3033 : index
        %3197 = arith.divui %3091, %c20 : index
        %3198 = arith.addi %3197, %c20 : index
        %3199 = arith.muli %3198, %c20 : index
        %3200 = arith.addi %3199, %3033 : index
        %3201 = memref.load %rope[%3196] : memref<?xf32>
        %3202 = arith.addi %3196, %c6 : index
        %3203 = memref.load %rope[%3202] : memref<?xf32>
        %3204 = memref.load %rope[%3200] : memref<?xf32>
        %3205 = arith.addi %3200, %c6 : index
        %3206 = memref.load %rope[%3205] : memref<?xf32>
        %3207 = arith.mulf %3204, %3201 : f32
        %3208 = arith.mulf %3206, %3203 : f32
        %3209 = arith.subf %3207, %3208 : f32
        %3210 = arith.mulf %3206, %3201 : f32
        %3211 = arith.mulf %3204, %3203 : f32
        %3212 = arith.addf %3210, %3211 : f32
        %3213 = arith.mulf %3127, %3209 : f32
        %3214 = arith.mulf %3133, %3212 : f32
        %3215 = arith.subf %3213, %3214 : f32
        %3216 = arith.mulf %3133, %3209 : f32
        %3217 = arith.mulf %3127, %3212 : f32
        %3218 = arith.addf %3216, %3217 : f32
        %3219 = arith.cmpi slt, %0, %heads : index
        scf.if %3219 {
          %3220 = arith.muli %3012, %heads : index
          %3221 = arith.addi %3220, %0 : index
          %3222 = arith.muli %3221, %c20 : index
          %3223 = arith.addi %3222, %3033 : index
          memref.store %3215, %q[%3223] : memref<?xf32>
          %3224 = arith.addi %3223, %c6 : index
          memref.store %3218, %q[%3224] : memref<?xf32>
        } else {
          %3225 = arith.addi %3013, %3033 : index
          memref.store %3215, %20[%3225] : memref<?xf32>
          %3226 = arith.addi %3013, %3033 : index
          %3227 = arith.addi %3226, %c6 : index
          memref.store %3218, %20[%3227] : memref<?xf32>
        }
        %3228 = arith.remui %3091, %c20 : index
        %3229 = arith.muli %3228, %c20 : index
        %3230 = arith.addi %3229, %3051 : index
        %3231 = arith.divui %3091, %c20 : index
        %3232 = arith.addi %3231, %c20 : index
        %3233 = arith.muli %3232, %c20 : index
        %3234 = arith.addi %3233, %3051 : index
        %3235 = memref.load %rope[%3230] : memref<?xf32>
        %3236 = arith.addi %3230, %c6 : index
        %3237 = memref.load %rope[%3236] : memref<?xf32>
        %3238 = memref.load %rope[%3234] : memref<?xf32>
        %3239 = arith.addi %3234, %c6 : index
        %3240 = memref.load %rope[%3239] : memref<?xf32>
        %3241 = arith.mulf %3238, %3235 : f32
        %3242 = arith.mulf %3240, %3237 : f32
        %3243 = arith.subf %3241, %3242 : f32
        %3244 = arith.mulf %3240, %3235 : f32
        %3245 = arith.mulf %3238, %3237 : f32
        %3246 = arith.addf %3244, %3245 : f32
        %3247 = arith.mulf %3140, %3243 : f32
        %3248 = arith.mulf %3146, %3246 : f32
        %3249 = arith.subf %3247, %3248 : f32
        %3250 = arith.mulf %3146, %3243 : f32
        %3251 = arith.mulf %3140, %3246 : f32
        %3252 = arith.addf %3250, %3251 : f32
        %3253 = arith.cmpi slt, %0, %heads : index
        scf.if %3253 {
          %3254 = arith.muli %3012, %heads : index
          %3255 = arith.addi %3254, %0 : index
          %3256 = arith.muli %3255, %c20 : index
          %3257 = arith.addi %3256, %3051 : index
          memref.store %3249, %q[%3257] : memref<?xf32>
          %3258 = arith.addi %3257, %c6 : index
          memref.store %3252, %q[%3258] : memref<?xf32>
        } else {
          %3259 = arith.addi %3013, %3051 : index
          memref.store %3249, %20[%3259] : memref<?xf32>
          %3260 = arith.addi %3013, %3051 : index
          %3261 = arith.addi %3260, %c6 : index
          memref.store %3252, %20[%3261] : memref<?xf32>
        }
        %3262 = arith.remui %3091, %c20 : index
        %3263 = arith.muli %3262, %c20 : index
        %3264 = arith.addi %3263, %3069 : index
        %3265 = arith.divui %3091, %c20 : index
        %3266 = arith.addi %3265, %c20 : index
        %3267 = arith.muli %3266, %c20 : index
        %3268 = arith.addi %3267, %3069 : index
        %3269 = memref.load %rope[%3264] : memref<?xf32>
        %3270 = arith.addi %3264, %c6 : index
        %3271 = memref.load %rope[%3270] : memref<?xf32>
        %3272 = memref.load %rope[%3268] : memref<?xf32>
        %3273 = arith.addi %3268, %c6 : index
        %3274 = memref.load %rope[%3273] : memref<?xf32>
        %3275 = arith.mulf %3272, %3269 : f32
        %3276 = arith.mulf %3274, %3271 : f32
        %3277 = arith.subf %3275, %3276 : f32
        %3278 = arith.mulf %3274, %3269 : f32
        %3279 = arith.mulf %3272, %3271 : f32
        %3280 = arith.addf %3278, %3279 : f32
        %3281 = arith.mulf %3153, %3277 : f32
        %3282 = arith.mulf %3159, %3280 : f32
        %3283 = arith.subf %3281, %3282 : f32
        %3284 = arith.mulf %3159, %3277 : f32
        %3285 = arith.mulf %3153, %3280 : f32
        %3286 = arith.addf %3284, %3285 : f32
        %3287 = arith.cmpi slt, %0, %heads : index
        scf.if %3287 {
          %3288 = arith.muli %3012, %heads : index
          %3289 = arith.addi %3288, %0 : index
          %3290 = arith.muli %3289, %c20 : index
          %3291 = arith.addi %3290, %3069 : index
          memref.store %3283, %q[%3291] : memref<?xf32>
          %3292 = arith.addi %3291, %c6 : index
          memref.store %3286, %q[%3292] : memref<?xf32>
        } else {
          %3293 = arith.addi %3013, %3069 : index
          memref.store %3283, %20[%3293] : memref<?xf32>
          %3294 = arith.addi %3013, %3069 : index
          %3295 = arith.addi %3294, %c6 : index
          memref.store %3286, %20[%3295] : memref<?xf32>
        }
      } else {
        %3296 = arith.cmpi slt, %0, %heads : index
        scf.if %3296 {
          %3297 = arith.muli %3012, %heads : index
          %3298 = arith.addi %3297, %0 : index
          %3299 = arith.muli %3298, %c20 : index
          %3300 = arith.addi %3299, %3015 : index
          memref.store %3023, %q[%3300] : memref<?xf32>
          %3301 = arith.addi %3300, %c6 : index
          memref.store %3032, %q[%3301] : memref<?xf32>
        } else {
          %3302 = arith.addi %3013, %3015 : index
          memref.store %3023, %20[%3302] : memref<?xf32>
          %3303 = arith.addi %3013, %3015 : index
          %3304 = arith.addi %3303, %c6 : index
          memref.store %3032, %20[%3304] : memref<?xf32>
        }
        %3305 = arith.cmpi slt, %0, %heads : index
        scf.if %3305 {
          %3306 = arith.muli %3012, %heads : index
          %3307 = arith.addi %3306, %0 : index
          %3308 = arith.muli %3307, %c20 : index
          %3309 = arith.addi %3308, %3033 : index
          memref.store %3041, %q[%3309] : memref<?xf32>
          %3310 = arith.addi %3309, %c6 : index
          memref.store %3050, %q[%3310] : memref<?xf32>
        } else {
          %3311 = arith.addi %3013, %3033 : index
          memref.store %3041, %20[%3311] : memref<?xf32>
          %3312 = arith.addi %3013, %3033 : index
          %3313 = arith.addi %3312, %c6 : index
          memref.store %3050, %20[%3313] : memref<?xf32>
        }
        %3314 = arith.cmpi slt, %0, %heads : index
        scf.if %3314 {
          %3315 = arith.muli %3012, %heads : index
          %3316 = arith.addi %3315, %0 : index
          %3317 = arith.muli %3316, %c20 : index
          %3318 = arith.addi %3317, %3051 : index
          memref.store %3059, %q[%3318] : memref<?xf32>
          %3319 = arith.addi %3318, %c6 : index
          memref.store %3068, %q[%3319] : memref<?xf32>
        } else {
          %3320 = arith.addi %3013, %3051 : index
          memref.store %3059, %20[%3320] : memref<?xf32>
          %3321 = arith.addi %3013, %3051 : index
          %3322 = arith.addi %3321, %c6 : index
          memref.store %3068, %20[%3322] : memref<?xf32>
        }
        %3323 = arith.cmpi slt, %0, %heads : index
        scf.if %3323 {
          %3324 = arith.muli %3012, %heads : index
          %3325 = arith.addi %3324, %0 : index
          %3326 = arith.muli %3325, %c20 : index
          %3327 = arith.addi %3326, %3069 : index
          memref.store %3077, %q[%3327] : memref<?xf32>
          %3328 = arith.addi %3327, %c6 : index
          memref.store %3086, %q[%3328] : memref<?xf32>
        } else {
          %3329 = arith.addi %3013, %3069 : index
          memref.store %3077, %20[%3329] : memref<?xf32>
          %3330 = arith.addi %3013, %3069 : index
          %3331 = arith.addi %3330, %c6 : index
          memref.store %3086, %20[%3331] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3332 = arith.cmpi sge, %0, %heads : index
    scf.if %3332 {
      %3333 = arith.addi %3008, %c8 : index
      %3334 = arith.addi %3007, %3333 : index
      %3335 = arith.cmpi slt, %3334, %22 : index
      scf.if %3335 {
        %3336 = arith.addi %3007, %3333 : index
        %3337 = arith.addi %slotsAt, %3336 : index
        %3338 = memref.load %step[%3337] : memref<?xi32>
        %3339 = arith.index_cast %3338 : i32 to index
        %3340 = arith.cmpi sge, %3339, %c8 : index
        scf.if %3340 {
          %3341 = arith.muli %3333, %c20 : index
          %3342 = arith.subi %0, %heads : index
          %3343 = memref.load %scales[%3342] : memref<?xf32>
          %3344 = vector.broadcast %3343 : f32 to vector<4xf32>
          %3345 = arith.divui %3339, %c7 : index
          %3346 = arith.remui %3339, %c7 : index
          %3347 = arith.muli %3345, %pageBytes : index
          %3348 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3348 {
            %3349 = wave.lane
            %3350 = arith.muli %3349, %c19 : index
            scf.for %3351 = %3350 to %c20 step %c6 {
              %3352 = arith.addi %3341, %3351 : index
              %3353 = vector.load %20[%3352] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3354 = arith.mulf %3353, %3344 : vector<4xf32>
              %3355 = arith.minimumf %3354, %c45 : vector<4xf32>
              %3356 = arith.maximumf %3355, %c46 : vector<4xf32>
              %3357 = arith.truncf %3356 : vector<4xf32> to vector<4xf16>
              %3358 = vector.bitcast %3357 : vector<4xf16> to vector<8xi8>
              %3359 = arith.cmpi slt, %3342, %kvHeads : index
              scf.if %3359 {
                %3360 = arith.muli %3342, %c47 : index
                %3361 = arith.addi %3347, %3360 : index
                %3362 = arith.divui %3351, %c7 : index
                %3363 = arith.muli %3362, %c48 : index
                %3364 = arith.remui %3351, %c7 : index
                %3365 = arith.divui %3364, %c2 : index
                %3366 = arith.muli %3365, %c20 : index
                %3367 = arith.muli %3346, %c7 : index
                %3368 = arith.addi %3366, %3367 : index
                %3369 = arith.remui %3364, %c2 : index
                %3370 = arith.muli %3369, %c4 : index
                %3371 = arith.addi %3368, %3370 : index
                %3372 = arith.addi %3363, %3371 : index
                %3373 = arith.addi %3361, %3372 : index
                vector.store %3358, %kv[%3373] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3374 = arith.subi %3342, %kvHeads : index
                %3375 = arith.muli %3374, %c47 : index
                %3376 = arith.addi %3347, %3375 : index
                %3377 = arith.addi %3351, %c8 : index
                %3378 = arith.divui %3377, %c7 : index
                %3379 = arith.muli %3378, %c48 : index
                %3380 = arith.addi %3379, %c10 : index
                %3381 = arith.remui %3377, %c7 : index
                %3382 = arith.divui %3346, %c4 : index
                %3383 = arith.remui %3346, %c4 : index
                %3384 = arith.muli %3383, %c2 : index
                %3385 = arith.addi %3382, %3384 : index
                %3386 = arith.divui %3385, %c2 : index
                %3387 = arith.muli %3386, %c20 : index
                %3388 = arith.muli %3381, %c7 : index
                %3389 = arith.addi %3387, %3388 : index
                %3390 = arith.remui %3385, %c2 : index
                %3391 = arith.muli %3390, %c4 : index
                %3392 = arith.addi %3389, %3391 : index
                %3393 = arith.addi %3380, %3392 : index
                %3394 = arith.addi %3376, %3393 : index
                %3395 = vector.shuffle %3358, %3358 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3395, %kv[%3394] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3396 = arith.addi %3351, %c9 : index
                %3397 = arith.divui %3396, %c7 : index
                %3398 = arith.muli %3397, %c48 : index
                %3399 = arith.addi %3398, %c10 : index
                %3400 = arith.remui %3396, %c7 : index
                %3401 = arith.divui %3346, %c4 : index
                %3402 = arith.remui %3346, %c4 : index
                %3403 = arith.muli %3402, %c2 : index
                %3404 = arith.addi %3401, %3403 : index
                %3405 = arith.divui %3404, %c2 : index
                %3406 = arith.muli %3405, %c20 : index
                %3407 = arith.muli %3400, %c7 : index
                %3408 = arith.addi %3406, %3407 : index
                %3409 = arith.remui %3404, %c2 : index
                %3410 = arith.muli %3409, %c4 : index
                %3411 = arith.addi %3408, %3410 : index
                %3412 = arith.addi %3399, %3411 : index
                %3413 = arith.addi %3376, %3412 : index
                %3414 = vector.shuffle %3358, %3358 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3414, %kv[%3413] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3415 = arith.addi %3351, %c4 : index
                %3416 = arith.divui %3415, %c7 : index
                %3417 = arith.muli %3416, %c48 : index
                %3418 = arith.addi %3417, %c10 : index
                %3419 = arith.remui %3415, %c7 : index
                %3420 = arith.divui %3346, %c4 : index
                %3421 = arith.remui %3346, %c4 : index
                %3422 = arith.muli %3421, %c2 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.divui %3423, %c2 : index
                %3425 = arith.muli %3424, %c20 : index
                %3426 = arith.muli %3419, %c7 : index
                %3427 = arith.addi %3425, %3426 : index
                %3428 = arith.remui %3423, %c2 : index
                %3429 = arith.muli %3428, %c4 : index
                %3430 = arith.addi %3427, %3429 : index
                %3431 = arith.addi %3418, %3430 : index
                %3432 = arith.addi %3376, %3431 : index
                %3433 = vector.shuffle %3358, %3358 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3433, %kv[%3432] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3434 = arith.addi %3351, %c28 : index
                %3435 = arith.divui %3434, %c7 : index
                %3436 = arith.muli %3435, %c48 : index
                %3437 = arith.addi %3436, %c10 : index
                %3438 = arith.remui %3434, %c7 : index
                %3439 = arith.divui %3346, %c4 : index
                %3440 = arith.remui %3346, %c4 : index
                %3441 = arith.muli %3440, %c2 : index
                %3442 = arith.addi %3439, %3441 : index
                %3443 = arith.divui %3442, %c2 : index
                %3444 = arith.muli %3443, %c20 : index
                %3445 = arith.muli %3438, %c7 : index
                %3446 = arith.addi %3444, %3445 : index
                %3447 = arith.remui %3442, %c2 : index
                %3448 = arith.muli %3447, %c4 : index
                %3449 = arith.addi %3446, %3448 : index
                %3450 = arith.addi %3437, %3449 : index
                %3451 = arith.addi %3376, %3450 : index
                %3452 = vector.shuffle %3358, %3358 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3452, %kv[%3451] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3453 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3453 {
            %3454 = wave.lane
            %3455 = arith.muli %3454, %c19 : index
            scf.for %3456 = %3455 to %c20 step %c6 {
              %3457 = arith.addi %3341, %3456 : index
              %3458 = vector.load %20[%3457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3459 = arith.mulf %3458, %3344 : vector<4xf32>
              %3460 = wave.fp8_encode "e4m3" %3459 : vector<4xf32> -> vector<4xi8>
              %3461 = arith.cmpi slt, %3342, %kvHeads : index
              scf.if %3461 {
                %3462 = arith.muli %3342, %c10 : index
                %3463 = arith.addi %3347, %3462 : index
                %3464 = vector.shuffle %3460, %3460 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3465 = arith.divui %3456, %c7 : index
                %3466 = arith.muli %3465, %c20 : index
                %3467 = arith.remui %3456, %c7 : index
                %3468 = arith.muli %3346, %c7 : index
                %3469 = arith.divui %3467, %c19 : index
                %3470 = arith.muli %3469, %c19 : index
                %3471 = arith.remui %3467, %c4 : index
                %3472 = arith.muli %3471, %c4 : index
                %3473 = arith.addi %3470, %3472 : index
                %3474 = arith.divui %3467, %c4 : index
                %3475 = arith.remui %3474, %c4 : index
                %3476 = arith.addi %3473, %3475 : index
                %3477 = arith.addi %3468, %3476 : index
                %3478 = arith.addi %3466, %3477 : index
                %3479 = arith.addi %3463, %3478 : index
                vector.store %3464, %kv[%3479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3480 = arith.subi %3342, %kvHeads : index
                %3481 = arith.muli %3480, %c10 : index
                %3482 = arith.addi %3347, %3481 : index
                %3483 = arith.addi %3456, %c8 : index
                %3484 = arith.divui %3483, %c7 : index
                %3485 = arith.muli %3484, %c20 : index
                %3486 = arith.addi %3485, %c11 : index
                %3487 = arith.remui %3483, %c7 : index
                %3488 = arith.divui %3346, %c4 : index
                %3489 = arith.remui %3346, %c4 : index
                %3490 = arith.muli %3489, %c2 : index
                %3491 = arith.addi %3488, %3490 : index
                %3492 = arith.muli %3487, %c7 : index
                %3493 = arith.divui %3491, %c19 : index
                %3494 = arith.muli %3493, %c19 : index
                %3495 = arith.remui %3491, %c4 : index
                %3496 = arith.muli %3495, %c4 : index
                %3497 = arith.addi %3494, %3496 : index
                %3498 = arith.divui %3491, %c4 : index
                %3499 = arith.remui %3498, %c4 : index
                %3500 = arith.addi %3497, %3499 : index
                %3501 = arith.addi %3492, %3500 : index
                %3502 = arith.addi %3486, %3501 : index
                %3503 = arith.addi %3482, %3502 : index
                %3504 = vector.shuffle %3460, %3460 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3504, %kv[%3503] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3505 = arith.addi %3456, %c9 : index
                %3506 = arith.divui %3505, %c7 : index
                %3507 = arith.muli %3506, %c20 : index
                %3508 = arith.addi %3507, %c11 : index
                %3509 = arith.remui %3505, %c7 : index
                %3510 = arith.divui %3346, %c4 : index
                %3511 = arith.remui %3346, %c4 : index
                %3512 = arith.muli %3511, %c2 : index
                %3513 = arith.addi %3510, %3512 : index
                %3514 = arith.muli %3509, %c7 : index
                %3515 = arith.divui %3513, %c19 : index
                %3516 = arith.muli %3515, %c19 : index
                %3517 = arith.remui %3513, %c4 : index
                %3518 = arith.muli %3517, %c4 : index
                %3519 = arith.addi %3516, %3518 : index
                %3520 = arith.divui %3513, %c4 : index
                %3521 = arith.remui %3520, %c4 : index
                %3522 = arith.addi %3519, %3521 : index
                %3523 = arith.addi %3514, %3522 : index
                %3524 = arith.addi %3508, %3523 : index
                %3525 = arith.addi %3482, %3524 : index
                %3526 = vector.shuffle %3460, %3460 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3526, %kv[%3525] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3527 = arith.addi %3456, %c4 : index
                %3528 = arith.divui %3527, %c7 : index
                %3529 = arith.muli %3528, %c20 : index
                %3530 = arith.addi %3529, %c11 : index
                %3531 = arith.remui %3527, %c7 : index
                %3532 = arith.divui %3346, %c4 : index
                %3533 = arith.remui %3346, %c4 : index
                %3534 = arith.muli %3533, %c2 : index
                %3535 = arith.addi %3532, %3534 : index
                %3536 = arith.muli %3531, %c7 : index
                %3537 = arith.divui %3535, %c19 : index
                %3538 = arith.muli %3537, %c19 : index
                %3539 = arith.remui %3535, %c4 : index
                %3540 = arith.muli %3539, %c4 : index
                %3541 = arith.addi %3538, %3540 : index
                %3542 = arith.divui %3535, %c4 : index
                %3543 = arith.remui %3542, %c4 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.addi %3536, %3544 : index
                %3546 = arith.addi %3530, %3545 : index
                %3547 = arith.addi %3482, %3546 : index
                %3548 = vector.shuffle %3460, %3460 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3548, %kv[%3547] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3549 = arith.addi %3456, %c28 : index
                %3550 = arith.divui %3549, %c7 : index
                %3551 = arith.muli %3550, %c20 : index
                %3552 = arith.addi %3551, %c11 : index
                %3553 = arith.remui %3549, %c7 : index
                %3554 = arith.divui %3346, %c4 : index
                %3555 = arith.remui %3346, %c4 : index
                %3556 = arith.muli %3555, %c2 : index
                %3557 = arith.addi %3554, %3556 : index
                %3558 = arith.muli %3553, %c7 : index
                %3559 = arith.divui %3557, %c19 : index
                %3560 = arith.muli %3559, %c19 : index
                %3561 = arith.remui %3557, %c4 : index
                %3562 = arith.muli %3561, %c4 : index
                %3563 = arith.addi %3560, %3562 : index
                %3564 = arith.divui %3557, %c4 : index
                %3565 = arith.remui %3564, %c4 : index
                %3566 = arith.addi %3563, %3565 : index
                %3567 = arith.addi %3558, %3566 : index
                %3568 = arith.addi %3552, %3567 : index
                %3569 = arith.addi %3482, %3568 : index
                %3570 = vector.shuffle %3460, %3460 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3570, %kv[%3569] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3571 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3571 {
            %3572 = wave.lane
            %3573 = arith.muli %3572, %c19 : index
            scf.for %3574 = %3573 to %c20 step %c6 {
              %3575 = arith.addi %3341, %3574 : index
              %3576 = vector.load %20[%3575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3577 = arith.mulf %3576, %3344 : vector<4xf32>
              %3578 = wave.fp8_encode "e5m2" %3577 : vector<4xf32> -> vector<4xi8>
              %3579 = arith.cmpi slt, %3342, %kvHeads : index
              scf.if %3579 {
                %3580 = arith.muli %3342, %c10 : index
                %3581 = arith.addi %3347, %3580 : index
                %3582 = vector.shuffle %3578, %3578 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3583 = arith.divui %3574, %c7 : index
                %3584 = arith.muli %3583, %c20 : index
                %3585 = arith.remui %3574, %c7 : index
                %3586 = arith.muli %3346, %c7 : index
                %3587 = arith.divui %3585, %c19 : index
                %3588 = arith.muli %3587, %c19 : index
                %3589 = arith.remui %3585, %c4 : index
                %3590 = arith.muli %3589, %c4 : index
                %3591 = arith.addi %3588, %3590 : index
                %3592 = arith.divui %3585, %c4 : index
                %3593 = arith.remui %3592, %c4 : index
                %3594 = arith.addi %3591, %3593 : index
                %3595 = arith.addi %3586, %3594 : index
                %3596 = arith.addi %3584, %3595 : index
                %3597 = arith.addi %3581, %3596 : index
                vector.store %3582, %kv[%3597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3598 = arith.subi %3342, %kvHeads : index
                %3599 = arith.muli %3598, %c10 : index
                %3600 = arith.addi %3347, %3599 : index
                %3601 = arith.addi %3574, %c8 : index
                %3602 = arith.divui %3601, %c7 : index
                %3603 = arith.muli %3602, %c20 : index
                %3604 = arith.addi %3603, %c11 : index
                %3605 = arith.remui %3601, %c7 : index
                %3606 = arith.divui %3346, %c4 : index
                %3607 = arith.remui %3346, %c4 : index
                %3608 = arith.muli %3607, %c2 : index
                %3609 = arith.addi %3606, %3608 : index
                %3610 = arith.muli %3605, %c7 : index
                %3611 = arith.divui %3609, %c19 : index
                %3612 = arith.muli %3611, %c19 : index
                %3613 = arith.remui %3609, %c4 : index
                %3614 = arith.muli %3613, %c4 : index
                %3615 = arith.addi %3612, %3614 : index
                %3616 = arith.divui %3609, %c4 : index
                %3617 = arith.remui %3616, %c4 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3610, %3618 : index
                %3620 = arith.addi %3604, %3619 : index
                %3621 = arith.addi %3600, %3620 : index
                %3622 = vector.shuffle %3578, %3578 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3622, %kv[%3621] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3623 = arith.addi %3574, %c9 : index
                %3624 = arith.divui %3623, %c7 : index
                %3625 = arith.muli %3624, %c20 : index
                %3626 = arith.addi %3625, %c11 : index
                %3627 = arith.remui %3623, %c7 : index
                %3628 = arith.divui %3346, %c4 : index
                %3629 = arith.remui %3346, %c4 : index
                %3630 = arith.muli %3629, %c2 : index
                %3631 = arith.addi %3628, %3630 : index
                %3632 = arith.muli %3627, %c7 : index
                %3633 = arith.divui %3631, %c19 : index
                %3634 = arith.muli %3633, %c19 : index
                %3635 = arith.remui %3631, %c4 : index
                %3636 = arith.muli %3635, %c4 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.divui %3631, %c4 : index
                %3639 = arith.remui %3638, %c4 : index
                %3640 = arith.addi %3637, %3639 : index
                %3641 = arith.addi %3632, %3640 : index
                %3642 = arith.addi %3626, %3641 : index
                %3643 = arith.addi %3600, %3642 : index
                %3644 = vector.shuffle %3578, %3578 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3644, %kv[%3643] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3645 = arith.addi %3574, %c4 : index
                %3646 = arith.divui %3645, %c7 : index
                %3647 = arith.muli %3646, %c20 : index
                %3648 = arith.addi %3647, %c11 : index
                %3649 = arith.remui %3645, %c7 : index
                %3650 = arith.divui %3346, %c4 : index
                %3651 = arith.remui %3346, %c4 : index
                %3652 = arith.muli %3651, %c2 : index
                %3653 = arith.addi %3650, %3652 : index
                %3654 = arith.muli %3649, %c7 : index
                %3655 = arith.divui %3653, %c19 : index
                %3656 = arith.muli %3655, %c19 : index
                %3657 = arith.remui %3653, %c4 : index
                %3658 = arith.muli %3657, %c4 : index
                %3659 = arith.addi %3656, %3658 : index
                %3660 = arith.divui %3653, %c4 : index
                %3661 = arith.remui %3660, %c4 : index
                %3662 = arith.addi %3659, %3661 : index
                %3663 = arith.addi %3654, %3662 : index
                %3664 = arith.addi %3648, %3663 : index
                %3665 = arith.addi %3600, %3664 : index
                %3666 = vector.shuffle %3578, %3578 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3666, %kv[%3665] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3667 = arith.addi %3574, %c28 : index
                %3668 = arith.divui %3667, %c7 : index
                %3669 = arith.muli %3668, %c20 : index
                %3670 = arith.addi %3669, %c11 : index
                %3671 = arith.remui %3667, %c7 : index
                %3672 = arith.divui %3346, %c4 : index
                %3673 = arith.remui %3346, %c4 : index
                %3674 = arith.muli %3673, %c2 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.muli %3671, %c7 : index
                %3677 = arith.divui %3675, %c19 : index
                %3678 = arith.muli %3677, %c19 : index
                %3679 = arith.remui %3675, %c4 : index
                %3680 = arith.muli %3679, %c4 : index
                %3681 = arith.addi %3678, %3680 : index
                %3682 = arith.divui %3675, %c4 : index
                %3683 = arith.remui %3682, %c4 : index
                %3684 = arith.addi %3681, %3683 : index
                %3685 = arith.addi %3676, %3684 : index
                %3686 = arith.addi %3670, %3685 : index
                %3687 = arith.addi %3600, %3686 : index
                %3688 = vector.shuffle %3578, %3578 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3688, %kv[%3687] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3689 = arith.addi %23, %c15 : index
    %3690 = wave.lane
    %3691 = arith.muli %3, %c4 : index
    %3692 = arith.muli %3691, %c20 : index
    %3693 = arith.addi %3692, %3690 : index
    %3694 = arith.muli %4, %c11 : index
    %3695 = arith.addi %3694, %3693 : index
    %3696 = arith.addi %3695, %c8 : index
    %3697 = arith.addi %3696, %c8 : index
    %3698 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %3698, %19[%3697] : memref<?xf32>
    %3699 = arith.muli %4, %c11 : index
    %3700 = arith.addi %3699, %3693 : index
    %3701 = arith.addi %3700, %c8 : index
    %3702 = arith.addi %3701, %c14 : index
    %3703 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %3703, %19[%3702] : memref<?xf32>
    %3704 = arith.muli %4, %c11 : index
    %3705 = arith.addi %3704, %3693 : index
    %3706 = arith.addi %3705, %c8 : index
    %3707 = arith.addi %3706, %c12 : index
    %3708 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %3708, %19[%3707] : memref<?xf32>
    %3709 = arith.muli %4, %c11 : index
    %3710 = arith.addi %3709, %3693 : index
    %3711 = arith.addi %3710, %c8 : index
    %3712 = arith.addi %3711, %c29 : index
    %3713 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %3713, %19[%3712] : memref<?xf32>
    %3714 = arith.muli %4, %c11 : index
    %3715 = arith.addi %3714, %3693 : index
    %3716 = arith.addi %3715, %c8 : index
    %3717 = arith.addi %3716, %c6 : index
    %3718 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %3718, %19[%3717] : memref<?xf32>
    %3719 = arith.muli %4, %c11 : index
    %3720 = arith.addi %3719, %3693 : index
    %3721 = arith.addi %3720, %c8 : index
    %3722 = arith.addi %3721, %c30 : index
    %3723 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %3723, %19[%3722] : memref<?xf32>
    %3724 = arith.muli %4, %c11 : index
    %3725 = arith.addi %3724, %3693 : index
    %3726 = arith.addi %3725, %c8 : index
    %3727 = arith.addi %3726, %c31 : index
    %3728 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %3728, %19[%3727] : memref<?xf32>
    %3729 = arith.muli %4, %c11 : index
    %3730 = arith.addi %3729, %3693 : index
    %3731 = arith.addi %3730, %c8 : index
    %3732 = arith.addi %3731, %c32 : index
    %3733 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %3733, %19[%3732] : memref<?xf32>
    %3734 = arith.muli %4, %c11 : index
    %3735 = arith.addi %3734, %3693 : index
    %3736 = arith.addi %3735, %c20 : index
    %3737 = arith.addi %3736, %c8 : index
    %3738 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %3738, %19[%3737] : memref<?xf32>
    %3739 = arith.muli %4, %c11 : index
    %3740 = arith.addi %3739, %3693 : index
    %3741 = arith.addi %3740, %c20 : index
    %3742 = arith.addi %3741, %c14 : index
    %3743 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %3743, %19[%3742] : memref<?xf32>
    %3744 = arith.muli %4, %c11 : index
    %3745 = arith.addi %3744, %3693 : index
    %3746 = arith.addi %3745, %c20 : index
    %3747 = arith.addi %3746, %c12 : index
    %3748 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %3748, %19[%3747] : memref<?xf32>
    %3749 = arith.muli %4, %c11 : index
    %3750 = arith.addi %3749, %3693 : index
    %3751 = arith.addi %3750, %c20 : index
    %3752 = arith.addi %3751, %c29 : index
    %3753 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %3753, %19[%3752] : memref<?xf32>
    %3754 = arith.muli %4, %c11 : index
    %3755 = arith.addi %3754, %3693 : index
    %3756 = arith.addi %3755, %c20 : index
    %3757 = arith.addi %3756, %c6 : index
    %3758 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %3758, %19[%3757] : memref<?xf32>
    %3759 = arith.muli %4, %c11 : index
    %3760 = arith.addi %3759, %3693 : index
    %3761 = arith.addi %3760, %c20 : index
    %3762 = arith.addi %3761, %c30 : index
    %3763 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %3763, %19[%3762] : memref<?xf32>
    %3764 = arith.muli %4, %c11 : index
    %3765 = arith.addi %3764, %3693 : index
    %3766 = arith.addi %3765, %c20 : index
    %3767 = arith.addi %3766, %c31 : index
    %3768 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %3768, %19[%3767] : memref<?xf32>
    %3769 = arith.muli %4, %c11 : index
    %3770 = arith.addi %3769, %3693 : index
    %3771 = arith.addi %3770, %c20 : index
    %3772 = arith.addi %3771, %c32 : index
    %3773 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %3773, %19[%3772] : memref<?xf32>
    wave.barrier
    %3774 = arith.muli %4, %c19 : index
    %3775 = arith.addi %3774, %c8 : index
    %3776 = arith.muli %3775, %c4 : index
    %3777 = arith.divui %3690, %c7 : index
    %3778 = arith.addi %3776, %3777 : index
    %3779 = arith.addi %3689, %3778 : index
    %3780 = arith.cmpi slt, %3779, %22 : index
    scf.if %3780 {
      %3781 = arith.cmpi eq, %hasFactors, %c9 : index
      %3782 = arith.muli %3779, %c4 : index
      %3783 = memref.load %factors[%3782] : memref<?xf32>
      %3784 = arith.mulf %3783, %operandScale : f32
      %3785 = arith.select %3781, %3784, %operandScale : f32
      %3786 = arith.addi %3693, %c8 : index
      %3787 = arith.muli %3775, %c14 : index
      %3788 = arith.addi %3786, %3787 : index
      %3789 = memref.load %19[%3788] : memref<?xf32>
      %3790 = arith.addi %3788, %c11 : index
      %3791 = memref.load %19[%3790] : memref<?xf32>
      %3792 = arith.addf %3789, %3791 : f32
      %3793 = arith.remui %3690, %c7 : index
      %3794 = arith.muli %3793, %c19 : index
      %3795 = arith.addi %16, %3794 : index
      %3796 = vector.load %w[%3795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3797 = vector.bitcast %3796 : vector<4xi8> to vector<1xf32>
      %3798 = vector.extract %3797[0] : f32 from vector<1xf32>
      %3799 = arith.mulf %3798, %3785 : f32
      %3800 = arith.mulf %3792, %3799 : f32
      %3801 = arith.muli %3, %c4 : index
      %3802 = arith.addi %3801, %c8 : index
      %3803 = arith.muli %3802, %c7 : index
      %3804 = arith.remui %3690, %c7 : index
      %3805 = arith.addi %3803, %3804 : index
      %3806 = arith.muli %3778, %c20 : index
      %3807 = arith.addi %3806, %3805 : index
      memref.store %3800, %20[%3807] : memref<?xf32>
      %3808 = arith.addi %3693, %c20 : index
      %3809 = arith.muli %3775, %c14 : index
      %3810 = arith.addi %3808, %3809 : index
      %3811 = memref.load %19[%3810] : memref<?xf32>
      %3812 = arith.addi %3810, %c11 : index
      %3813 = memref.load %19[%3812] : memref<?xf32>
      %3814 = arith.addf %3811, %3813 : f32
      %3815 = arith.remui %3690, %c7 : index
      %3816 = arith.muli %3815, %c19 : index
      %3817 = arith.addi %18, %3816 : index
      %3818 = vector.load %w[%3817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3819 = vector.bitcast %3818 : vector<4xi8> to vector<1xf32>
      %3820 = vector.extract %3819[0] : f32 from vector<1xf32>
      %3821 = arith.mulf %3820, %3785 : f32
      %3822 = arith.mulf %3814, %3821 : f32
      %3823 = arith.muli %3, %c4 : index
      %3824 = arith.addi %3823, %c9 : index
      %3825 = arith.muli %3824, %c7 : index
      %3826 = arith.remui %3690, %c7 : index
      %3827 = arith.addi %3825, %3826 : index
      %3828 = arith.muli %3778, %c20 : index
      %3829 = arith.addi %3828, %3827 : index
      memref.store %3822, %20[%3829] : memref<?xf32>
    }
    %3830 = arith.muli %4, %c19 : index
    %3831 = arith.addi %3830, %c9 : index
    %3832 = arith.muli %3831, %c4 : index
    %3833 = arith.divui %3690, %c7 : index
    %3834 = arith.addi %3832, %3833 : index
    %3835 = arith.addi %3689, %3834 : index
    %3836 = arith.cmpi slt, %3835, %22 : index
    scf.if %3836 {
      %3837 = arith.cmpi eq, %hasFactors, %c9 : index
      %3838 = arith.muli %3835, %c4 : index
      %3839 = memref.load %factors[%3838] : memref<?xf32>
      %3840 = arith.mulf %3839, %operandScale : f32
      %3841 = arith.select %3837, %3840, %operandScale : f32
      %3842 = arith.addi %3693, %c8 : index
      %3843 = arith.muli %3831, %c14 : index
      %3844 = arith.addi %3842, %3843 : index
      %3845 = memref.load %19[%3844] : memref<?xf32>
      %3846 = arith.addi %3844, %c11 : index
      %3847 = memref.load %19[%3846] : memref<?xf32>
      %3848 = arith.addf %3845, %3847 : f32
      %3849 = arith.remui %3690, %c7 : index
      %3850 = arith.muli %3849, %c19 : index
      %3851 = arith.addi %16, %3850 : index
      %3852 = vector.load %w[%3851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3853 = vector.bitcast %3852 : vector<4xi8> to vector<1xf32>
      %3854 = vector.extract %3853[0] : f32 from vector<1xf32>
      %3855 = arith.mulf %3854, %3841 : f32
      %3856 = arith.mulf %3848, %3855 : f32
      %3857 = arith.muli %3, %c4 : index
      %3858 = arith.addi %3857, %c8 : index
      %3859 = arith.muli %3858, %c7 : index
      %3860 = arith.remui %3690, %c7 : index
      %3861 = arith.addi %3859, %3860 : index
      %3862 = arith.muli %3834, %c20 : index
      %3863 = arith.addi %3862, %3861 : index
      memref.store %3856, %20[%3863] : memref<?xf32>
      %3864 = arith.addi %3693, %c20 : index
      %3865 = arith.muli %3831, %c14 : index
      %3866 = arith.addi %3864, %3865 : index
      %3867 = memref.load %19[%3866] : memref<?xf32>
      %3868 = arith.addi %3866, %c11 : index
      %3869 = memref.load %19[%3868] : memref<?xf32>
      %3870 = arith.addf %3867, %3869 : f32
      %3871 = arith.remui %3690, %c7 : index
      %3872 = arith.muli %3871, %c19 : index
      %3873 = arith.addi %18, %3872 : index
      %3874 = vector.load %w[%3873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3875 = vector.bitcast %3874 : vector<4xi8> to vector<1xf32>
      %3876 = vector.extract %3875[0] : f32 from vector<1xf32>
      %3877 = arith.mulf %3876, %3841 : f32
      %3878 = arith.mulf %3870, %3877 : f32
      %3879 = arith.muli %3, %c4 : index
      %3880 = arith.addi %3879, %c9 : index
      %3881 = arith.muli %3880, %c7 : index
      %3882 = arith.remui %3690, %c7 : index
      %3883 = arith.addi %3881, %3882 : index
      %3884 = arith.muli %3834, %c20 : index
      %3885 = arith.addi %3884, %3883 : index
      memref.store %3878, %20[%3885] : memref<?xf32>
    }
    %3886 = arith.muli %4, %c19 : index
    %3887 = arith.addi %3886, %c4 : index
    %3888 = arith.muli %3887, %c4 : index
    %3889 = arith.divui %3690, %c7 : index
    %3890 = arith.addi %3888, %3889 : index
    %3891 = arith.addi %3689, %3890 : index
    %3892 = arith.cmpi slt, %3891, %22 : index
    scf.if %3892 {
      %3893 = arith.cmpi eq, %hasFactors, %c9 : index
      %3894 = arith.muli %3891, %c4 : index
      %3895 = memref.load %factors[%3894] : memref<?xf32>
      %3896 = arith.mulf %3895, %operandScale : f32
      %3897 = arith.select %3893, %3896, %operandScale : f32
      %3898 = arith.addi %3693, %c8 : index
      %3899 = arith.muli %3887, %c14 : index
      %3900 = arith.addi %3898, %3899 : index
      %3901 = memref.load %19[%3900] : memref<?xf32>
      %3902 = arith.addi %3900, %c11 : index
      %3903 = memref.load %19[%3902] : memref<?xf32>
      %3904 = arith.addf %3901, %3903 : f32
      %3905 = arith.remui %3690, %c7 : index
      %3906 = arith.muli %3905, %c19 : index
      %3907 = arith.addi %16, %3906 : index
      %3908 = vector.load %w[%3907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3909 = vector.bitcast %3908 : vector<4xi8> to vector<1xf32>
      %3910 = vector.extract %3909[0] : f32 from vector<1xf32>
      %3911 = arith.mulf %3910, %3897 : f32
      %3912 = arith.mulf %3904, %3911 : f32
      %3913 = arith.muli %3, %c4 : index
      %3914 = arith.addi %3913, %c8 : index
      %3915 = arith.muli %3914, %c7 : index
      %3916 = arith.remui %3690, %c7 : index
      %3917 = arith.addi %3915, %3916 : index
      %3918 = arith.muli %3890, %c20 : index
      %3919 = arith.addi %3918, %3917 : index
      memref.store %3912, %20[%3919] : memref<?xf32>
      %3920 = arith.addi %3693, %c20 : index
      %3921 = arith.muli %3887, %c14 : index
      %3922 = arith.addi %3920, %3921 : index
      %3923 = memref.load %19[%3922] : memref<?xf32>
      %3924 = arith.addi %3922, %c11 : index
      %3925 = memref.load %19[%3924] : memref<?xf32>
      %3926 = arith.addf %3923, %3925 : f32
      %3927 = arith.remui %3690, %c7 : index
      %3928 = arith.muli %3927, %c19 : index
      %3929 = arith.addi %18, %3928 : index
      %3930 = vector.load %w[%3929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3931 = vector.bitcast %3930 : vector<4xi8> to vector<1xf32>
      %3932 = vector.extract %3931[0] : f32 from vector<1xf32>
      %3933 = arith.mulf %3932, %3897 : f32
      %3934 = arith.mulf %3926, %3933 : f32
      %3935 = arith.muli %3, %c4 : index
      %3936 = arith.addi %3935, %c9 : index
      %3937 = arith.muli %3936, %c7 : index
      %3938 = arith.remui %3690, %c7 : index
      %3939 = arith.addi %3937, %3938 : index
      %3940 = arith.muli %3890, %c20 : index
      %3941 = arith.addi %3940, %3939 : index
      memref.store %3934, %20[%3941] : memref<?xf32>
    }
    %3942 = arith.muli %4, %c19 : index
    %3943 = arith.addi %3942, %c28 : index
    %3944 = arith.muli %3943, %c4 : index
    %3945 = arith.divui %3690, %c7 : index
    %3946 = arith.addi %3944, %3945 : index
    %3947 = arith.addi %3689, %3946 : index
    %3948 = arith.cmpi slt, %3947, %22 : index
    scf.if %3948 {
      %3949 = arith.cmpi eq, %hasFactors, %c9 : index
      %3950 = arith.muli %3947, %c4 : index
      %3951 = memref.load %factors[%3950] : memref<?xf32>
      %3952 = arith.mulf %3951, %operandScale : f32
      %3953 = arith.select %3949, %3952, %operandScale : f32
      %3954 = arith.addi %3693, %c8 : index
      %3955 = arith.muli %3943, %c14 : index
      %3956 = arith.addi %3954, %3955 : index
      %3957 = memref.load %19[%3956] : memref<?xf32>
      %3958 = arith.addi %3956, %c11 : index
      %3959 = memref.load %19[%3958] : memref<?xf32>
      %3960 = arith.addf %3957, %3959 : f32
      %3961 = arith.remui %3690, %c7 : index
      %3962 = arith.muli %3961, %c19 : index
      %3963 = arith.addi %16, %3962 : index
      %3964 = vector.load %w[%3963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3965 = vector.bitcast %3964 : vector<4xi8> to vector<1xf32>
      %3966 = vector.extract %3965[0] : f32 from vector<1xf32>
      %3967 = arith.mulf %3966, %3953 : f32
      %3968 = arith.mulf %3960, %3967 : f32
      %3969 = arith.muli %3, %c4 : index
      %3970 = arith.addi %3969, %c8 : index
      %3971 = arith.muli %3970, %c7 : index
      %3972 = arith.remui %3690, %c7 : index
      %3973 = arith.addi %3971, %3972 : index
      %3974 = arith.muli %3946, %c20 : index
      %3975 = arith.addi %3974, %3973 : index
      memref.store %3968, %20[%3975] : memref<?xf32>
      %3976 = arith.addi %3693, %c20 : index
      %3977 = arith.muli %3943, %c14 : index
      %3978 = arith.addi %3976, %3977 : index
      %3979 = memref.load %19[%3978] : memref<?xf32>
      %3980 = arith.addi %3978, %c11 : index
      %3981 = memref.load %19[%3980] : memref<?xf32>
      %3982 = arith.addf %3979, %3981 : f32
      %3983 = arith.remui %3690, %c7 : index
      %3984 = arith.muli %3983, %c19 : index
      %3985 = arith.addi %18, %3984 : index
      %3986 = vector.load %w[%3985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3987 = vector.bitcast %3986 : vector<4xi8> to vector<1xf32>
      %3988 = vector.extract %3987[0] : f32 from vector<1xf32>
      %3989 = arith.mulf %3988, %3953 : f32
      %3990 = arith.mulf %3982, %3989 : f32
      %3991 = arith.muli %3, %c4 : index
      %3992 = arith.addi %3991, %c9 : index
      %3993 = arith.muli %3992, %c7 : index
      %3994 = arith.remui %3690, %c7 : index
      %3995 = arith.addi %3993, %3994 : index
      %3996 = arith.muli %3946, %c20 : index
      %3997 = arith.addi %3996, %3995 : index
      memref.store %3990, %20[%3997] : memref<?xf32>
    }
    wave.barrier
    %3998 = arith.addi %23, %c15 : index
    %3999 = wave.wave
    %4000 = arith.addi %3999, %c8 : index
    %4001 = arith.addi %3998, %4000 : index
    %4002 = arith.cmpi slt, %4001, %22 : index
    scf.if %4002 {
      %4003 = arith.addi %3998, %4000 : index
      %4004 = arith.muli %4000, %c20 : index
      %4005 = wave.lane
      %4006 = arith.addi %4005, %c8 : index
      %4007 = arith.cmpi eq, %hasBias, %c9 : index
      %4008 = arith.addi %4004, %4006 : index
      %4009 = memref.load %20[%4008] : memref<?xf32>
      %4010 = arith.muli %0, %c20 : index
      %4011 = arith.addi %4010, %4006 : index
      %4012 = memref.load %bias[%4011] : memref<?xf32>
      %4013 = arith.addf %4009, %4012 : f32
      %4014 = arith.select %4007, %4013, %4009 : f32
      %4015 = arith.addi %4006, %c6 : index
      %4016 = arith.cmpi eq, %hasBias, %c9 : index
      %4017 = arith.addi %4004, %4015 : index
      %4018 = memref.load %20[%4017] : memref<?xf32>
      %4019 = arith.muli %0, %c20 : index
      %4020 = arith.addi %4019, %4015 : index
      %4021 = memref.load %bias[%4020] : memref<?xf32>
      %4022 = arith.addf %4018, %4021 : f32
      %4023 = arith.select %4016, %4022, %4018 : f32
      %4024 = arith.addi %4005, %c14 : index
      %4025 = arith.cmpi eq, %hasBias, %c9 : index
      %4026 = arith.addi %4004, %4024 : index
      %4027 = memref.load %20[%4026] : memref<?xf32>
      %4028 = arith.muli %0, %c20 : index
      %4029 = arith.addi %4028, %4024 : index
      %4030 = memref.load %bias[%4029] : memref<?xf32>
      %4031 = arith.addf %4027, %4030 : f32
      %4032 = arith.select %4025, %4031, %4027 : f32
      %4033 = arith.addi %4024, %c6 : index
      %4034 = arith.cmpi eq, %hasBias, %c9 : index
      %4035 = arith.addi %4004, %4033 : index
      %4036 = memref.load %20[%4035] : memref<?xf32>
      %4037 = arith.muli %0, %c20 : index
      %4038 = arith.addi %4037, %4033 : index
      %4039 = memref.load %bias[%4038] : memref<?xf32>
      %4040 = arith.addf %4036, %4039 : f32
      %4041 = arith.select %4034, %4040, %4036 : f32
      %4042 = arith.addi %4005, %c12 : index
      %4043 = arith.cmpi eq, %hasBias, %c9 : index
      %4044 = arith.addi %4004, %4042 : index
      %4045 = memref.load %20[%4044] : memref<?xf32>
      %4046 = arith.muli %0, %c20 : index
      %4047 = arith.addi %4046, %4042 : index
      %4048 = memref.load %bias[%4047] : memref<?xf32>
      %4049 = arith.addf %4045, %4048 : f32
      %4050 = arith.select %4043, %4049, %4045 : f32
      %4051 = arith.addi %4042, %c6 : index
      %4052 = arith.cmpi eq, %hasBias, %c9 : index
      %4053 = arith.addi %4004, %4051 : index
      %4054 = memref.load %20[%4053] : memref<?xf32>
      %4055 = arith.muli %0, %c20 : index
      %4056 = arith.addi %4055, %4051 : index
      %4057 = memref.load %bias[%4056] : memref<?xf32>
      %4058 = arith.addf %4054, %4057 : f32
      %4059 = arith.select %4052, %4058, %4054 : f32
      %4060 = arith.addi %4005, %c29 : index
      %4061 = arith.cmpi eq, %hasBias, %c9 : index
      %4062 = arith.addi %4004, %4060 : index
      %4063 = memref.load %20[%4062] : memref<?xf32>
      %4064 = arith.muli %0, %c20 : index
      %4065 = arith.addi %4064, %4060 : index
      %4066 = memref.load %bias[%4065] : memref<?xf32>
      %4067 = arith.addf %4063, %4066 : f32
      %4068 = arith.select %4061, %4067, %4063 : f32
      %4069 = arith.addi %4060, %c6 : index
      %4070 = arith.cmpi eq, %hasBias, %c9 : index
      %4071 = arith.addi %4004, %4069 : index
      %4072 = memref.load %20[%4071] : memref<?xf32>
      %4073 = arith.muli %0, %c20 : index
      %4074 = arith.addi %4073, %4069 : index
      %4075 = memref.load %bias[%4074] : memref<?xf32>
      %4076 = arith.addf %4072, %4075 : f32
      %4077 = arith.select %4070, %4076, %4072 : f32
      %4078 = arith.addi %heads, %kvHeads : index
      %4079 = arith.cmpi slt, %0, %4078 : index
      scf.if %4079 {
        %4080 = arith.addi %positionsAt, %4003 : index
        %4081 = memref.load %step[%4080] : memref<?xi32>
        %4082 = arith.index_cast %4081 : i32 to index
        %4083 = arith.cmpi eq, %hasNorm, %c9 : index
        %4084 = math.fma %4014, %4014, %c38 : f32
        %4085 = math.fma %4023, %4023, %4084 : f32
        %4086 = math.fma %4032, %4032, %4085 : f32
        %4087 = math.fma %4041, %4041, %4086 : f32
        %4088 = math.fma %4050, %4050, %4087 : f32
        %4089 = math.fma %4059, %4059, %4088 : f32
        %4090 = math.fma %4068, %4068, %4089 : f32
        %4091 = math.fma %4077, %4077, %4090 : f32
        %4092 = vector.broadcast %4091 : f32 to vector<1xf32>
        %4093 = wave.reduce "add" %4092 : vector<1xf32>
        %4094 = arith.mulf %4093, %inverseHeadDim : f32
        %4095 = arith.addf %4094, %epsilon : f32
        %4096 = math.sqrt %4095 : f32
        %4097 = arith.divf %c40, %4096 : f32
        %4098 = arith.cmpi slt, %0, %heads : index
        %4099 = arith.addi %4006, %c6 : index
        %4100 = memref.load %query_norm[%4006] : memref<?xf32>
        %4101 = memref.load %key_norm[%4006] : memref<?xf32>
        %4102 = arith.select %4098, %4100, %4101 : f32
        %4103 = arith.mulf %4014, %4097 : f32
        %4104 = arith.mulf %4103, %4102 : f32
        %4105 = arith.select %4083, %4104, %4014 : f32
        %4106 = memref.load %query_norm[%4099] : memref<?xf32>
        %4107 = memref.load %key_norm[%4099] : memref<?xf32>
        %4108 = arith.select %4098, %4106, %4107 : f32
        %4109 = arith.mulf %4023, %4097 : f32
        %4110 = arith.mulf %4109, %4108 : f32
        %4111 = arith.select %4083, %4110, %4023 : f32
        %4112 = arith.addi %4024, %c6 : index
        %4113 = memref.load %query_norm[%4024] : memref<?xf32>
        %4114 = memref.load %key_norm[%4024] : memref<?xf32>
        %4115 = arith.select %4098, %4113, %4114 : f32
        %4116 = arith.mulf %4032, %4097 : f32
        %4117 = arith.mulf %4116, %4115 : f32
        %4118 = arith.select %4083, %4117, %4032 : f32
        %4119 = memref.load %query_norm[%4112] : memref<?xf32>
        %4120 = memref.load %key_norm[%4112] : memref<?xf32>
        %4121 = arith.select %4098, %4119, %4120 : f32
        %4122 = arith.mulf %4041, %4097 : f32
        %4123 = arith.mulf %4122, %4121 : f32
        %4124 = arith.select %4083, %4123, %4041 : f32
        %4125 = arith.addi %4042, %c6 : index
        %4126 = memref.load %query_norm[%4042] : memref<?xf32>
        %4127 = memref.load %key_norm[%4042] : memref<?xf32>
        %4128 = arith.select %4098, %4126, %4127 : f32
        %4129 = arith.mulf %4050, %4097 : f32
        %4130 = arith.mulf %4129, %4128 : f32
        %4131 = arith.select %4083, %4130, %4050 : f32
        %4132 = memref.load %query_norm[%4125] : memref<?xf32>
        %4133 = memref.load %key_norm[%4125] : memref<?xf32>
        %4134 = arith.select %4098, %4132, %4133 : f32
        %4135 = arith.mulf %4059, %4097 : f32
        %4136 = arith.mulf %4135, %4134 : f32
        %4137 = arith.select %4083, %4136, %4059 : f32
        %4138 = arith.addi %4060, %c6 : index
        %4139 = memref.load %query_norm[%4060] : memref<?xf32>
        %4140 = memref.load %key_norm[%4060] : memref<?xf32>
        %4141 = arith.select %4098, %4139, %4140 : f32
        %4142 = arith.mulf %4068, %4097 : f32
        %4143 = arith.mulf %4142, %4141 : f32
        %4144 = arith.select %4083, %4143, %4068 : f32
        %4145 = memref.load %query_norm[%4138] : memref<?xf32>
        %4146 = memref.load %key_norm[%4138] : memref<?xf32>
        %4147 = arith.select %4098, %4145, %4146 : f32
        %4148 = arith.mulf %4077, %4097 : f32
        %4149 = arith.mulf %4148, %4147 : f32
        %4150 = arith.select %4083, %4149, %4077 : f32
        %4151 = arith.remui %4082, %c20 : index
        %4152 = arith.muli %4151, %c20 : index
        %4153 = arith.addi %4152, %4006 : index
        %4154 = arith.divui %4082, %c20 : index
        %4155 = arith.addi %4154, %c20 : index
        %4156 = arith.muli %4155, %c20 : index
        %4157 = arith.addi %4156, %4006 : index
        %4158 = memref.load %rope[%4153] : memref<?xf32>
        %4159 = arith.addi %4153, %c6 : index
        %4160 = memref.load %rope[%4159] : memref<?xf32>
        %4161 = memref.load %rope[%4157] : memref<?xf32>
        %4162 = arith.addi %4157, %c6 : index
        %4163 = memref.load %rope[%4162] : memref<?xf32>
        %4164 = arith.mulf %4161, %4158 : f32
        %4165 = arith.mulf %4163, %4160 : f32
        %4166 = arith.subf %4164, %4165 : f32
        %4167 = arith.mulf %4163, %4158 : f32
        %4168 = arith.mulf %4161, %4160 : f32
        %4169 = arith.addf %4167, %4168 : f32
        %4170 = arith.mulf %4105, %4166 : f32
        %4171 = arith.mulf %4111, %4169 : f32
        %4172 = arith.subf %4170, %4171 : f32
        %4173 = arith.mulf %4111, %4166 : f32
        %4174 = arith.mulf %4105, %4169 : f32
        %4175 = arith.addf %4173, %4174 : f32
        %4176 = arith.cmpi slt, %0, %heads : index
        scf.if %4176 {
          %4177 = arith.muli %4003, %heads : index
          %4178 = arith.addi %4177, %0 : index
          %4179 = arith.muli %4178, %c20 : index
          %4180 = arith.addi %4179, %4006 : index
          memref.store %4172, %q[%4180] : memref<?xf32>
          %4181 = arith.addi %4180, %c6 : index
          memref.store %4175, %q[%4181] : memref<?xf32>
        } else {
          %4182 = arith.addi %4004, %4006 : index
          memref.store %4172, %20[%4182] : memref<?xf32>
          %4183 = arith.addi %4004, %4006 : index
          %4184 = arith.addi %4183, %c6 : index
          memref.store %4175, %20[%4184] : memref<?xf32>
        }
        %4185 = arith.remui %4082, %c20 : index
        %4186 = arith.muli %4185, %c20 : index
        %4187 = arith.addi %4186, %4024 : index
        %4188 = arith.divui %4082, %c20 : index
        %4189 = arith.addi %4188, %c20 : index
        %4190 = arith.muli %4189, %c20 : index
        %4191 = arith.addi %4190, %4024 : index
        %4192 = memref.load %rope[%4187] : memref<?xf32>
        %4193 = arith.addi %4187, %c6 : index
        %4194 = memref.load %rope[%4193] : memref<?xf32>
        %4195 = memref.load %rope[%4191] : memref<?xf32>
        %4196 = arith.addi %4191, %c6 : index
        %4197 = memref.load %rope[%4196] : memref<?xf32>
        %4198 = arith.mulf %4195, %4192 : f32
        %4199 = arith.mulf %4197, %4194 : f32
        %4200 = arith.subf %4198, %4199 : f32
        %4201 = arith.mulf %4197, %4192 : f32
        %4202 = arith.mulf %4195, %4194 : f32
        %4203 = arith.addf %4201, %4202 : f32
        %4204 = arith.mulf %4118, %4200 : f32
        %4205 = arith.mulf %4124, %4203 : f32
        %4206 = arith.subf %4204, %4205 : f32
        %4207 = arith.mulf %4124, %4200 : f32
        %4208 = arith.mulf %4118, %4203 : f32
        %4209 = arith.addf %4207, %4208 : f32
        %4210 = arith.cmpi slt, %0, %heads : index
        scf.if %4210 {
          %4211 = arith.muli %4003, %heads : index
          %4212 = arith.addi %4211, %0 : index
          %4213 = arith.muli %4212, %c20 : index
          %4214 = arith.addi %4213, %4024 : index
          memref.store %4206, %q[%4214] : memref<?xf32>
          %4215 = arith.addi %4214, %c6 : index
          memref.store %4209, %q[%4215] : memref<?xf32>
        } else {
          %4216 = arith.addi %4004, %4024 : index
          memref.store %4206, %20[%4216] : memref<?xf32>
          %4217 = arith.addi %4004, %4024 : index
          %4218 = arith.addi %4217, %c6 : index
          memref.store %4209, %20[%4218] : memref<?xf32>
        }
        %4219 = arith.remui %4082, %c20 : index
        %4220 = arith.muli %4219, %c20 : index
        %4221 = arith.addi %4220, %4042 : index
        %4222 = arith.divui %4082, %c20 : index
        %4223 = arith.addi %4222, %c20 : index
        %4224 = arith.muli %4223, %c20 : index
        %4225 = arith.addi %4224, %4042 : index
        %4226 = memref.load %rope[%4221] : memref<?xf32>
        %4227 = arith.addi %4221, %c6 : index
        %4228 = memref.load %rope[%4227] : memref<?xf32>
        %4229 = memref.load %rope[%4225] : memref<?xf32>
        %4230 = arith.addi %4225, %c6 : index
        %4231 = memref.load %rope[%4230] : memref<?xf32>
        %4232 = arith.mulf %4229, %4226 : f32
        %4233 = arith.mulf %4231, %4228 : f32
        %4234 = arith.subf %4232, %4233 : f32
        %4235 = arith.mulf %4231, %4226 : f32
        %4236 = arith.mulf %4229, %4228 : f32
        %4237 = arith.addf %4235, %4236 : f32
        %4238 = arith.mulf %4131, %4234 : f32
        %4239 = arith.mulf %4137, %4237 : f32
        %4240 = arith.subf %4238, %4239 : f32
        %4241 = arith.mulf %4137, %4234 : f32
        %4242 = arith.mulf %4131, %4237 : f32
        %4243 = arith.addf %4241, %4242 : f32
        %4244 = arith.cmpi slt, %0, %heads : index
        scf.if %4244 {
          %4245 = arith.muli %4003, %heads : index
          %4246 = arith.addi %4245, %0 : index
          %4247 = arith.muli %4246, %c20 : index
          %4248 = arith.addi %4247, %4042 : index
          memref.store %4240, %q[%4248] : memref<?xf32>
          %4249 = arith.addi %4248, %c6 : index
          memref.store %4243, %q[%4249] : memref<?xf32>
        } else {
          %4250 = arith.addi %4004, %4042 : index
          memref.store %4240, %20[%4250] : memref<?xf32>
          %4251 = arith.addi %4004, %4042 : index
          %4252 = arith.addi %4251, %c6 : index
          memref.store %4243, %20[%4252] : memref<?xf32>
        }
        %4253 = arith.remui %4082, %c20 : index
        %4254 = arith.muli %4253, %c20 : index
        %4255 = arith.addi %4254, %4060 : index
        %4256 = arith.divui %4082, %c20 : index
        %4257 = arith.addi %4256, %c20 : index
        %4258 = arith.muli %4257, %c20 : index
        %4259 = arith.addi %4258, %4060 : index
        %4260 = memref.load %rope[%4255] : memref<?xf32>
        %4261 = arith.addi %4255, %c6 : index
        %4262 = memref.load %rope[%4261] : memref<?xf32>
        %4263 = memref.load %rope[%4259] : memref<?xf32>
        %4264 = arith.addi %4259, %c6 : index
        %4265 = memref.load %rope[%4264] : memref<?xf32>
        %4266 = arith.mulf %4263, %4260 : f32
        %4267 = arith.mulf %4265, %4262 : f32
        %4268 = arith.subf %4266, %4267 : f32
        %4269 = arith.mulf %4265, %4260 : f32
        %4270 = arith.mulf %4263, %4262 : f32
        %4271 = arith.addf %4269, %4270 : f32
        %4272 = arith.mulf %4144, %4268 : f32
        %4273 = arith.mulf %4150, %4271 : f32
        %4274 = arith.subf %4272, %4273 : f32
        %4275 = arith.mulf %4150, %4268 : f32
        %4276 = arith.mulf %4144, %4271 : f32
        %4277 = arith.addf %4275, %4276 : f32
        %4278 = arith.cmpi slt, %0, %heads : index
        scf.if %4278 {
          %4279 = arith.muli %4003, %heads : index
          %4280 = arith.addi %4279, %0 : index
          %4281 = arith.muli %4280, %c20 : index
          %4282 = arith.addi %4281, %4060 : index
          memref.store %4274, %q[%4282] : memref<?xf32>
          %4283 = arith.addi %4282, %c6 : index
          memref.store %4277, %q[%4283] : memref<?xf32>
        } else {
          %4284 = arith.addi %4004, %4060 : index
          memref.store %4274, %20[%4284] : memref<?xf32>
          %4285 = arith.addi %4004, %4060 : index
          %4286 = arith.addi %4285, %c6 : index
          memref.store %4277, %20[%4286] : memref<?xf32>
        }
      } else {
        %4287 = arith.cmpi slt, %0, %heads : index
        scf.if %4287 {
          %4288 = arith.muli %4003, %heads : index
          %4289 = arith.addi %4288, %0 : index
          %4290 = arith.muli %4289, %c20 : index
          %4291 = arith.addi %4290, %4006 : index
          memref.store %4014, %q[%4291] : memref<?xf32>
          %4292 = arith.addi %4291, %c6 : index
          memref.store %4023, %q[%4292] : memref<?xf32>
        } else {
          %4293 = arith.addi %4004, %4006 : index
          memref.store %4014, %20[%4293] : memref<?xf32>
          %4294 = arith.addi %4004, %4006 : index
          %4295 = arith.addi %4294, %c6 : index
          memref.store %4023, %20[%4295] : memref<?xf32>
        }
        %4296 = arith.cmpi slt, %0, %heads : index
        scf.if %4296 {
          %4297 = arith.muli %4003, %heads : index
          %4298 = arith.addi %4297, %0 : index
          %4299 = arith.muli %4298, %c20 : index
          %4300 = arith.addi %4299, %4024 : index
          memref.store %4032, %q[%4300] : memref<?xf32>
          %4301 = arith.addi %4300, %c6 : index
          memref.store %4041, %q[%4301] : memref<?xf32>
        } else {
          %4302 = arith.addi %4004, %4024 : index
          memref.store %4032, %20[%4302] : memref<?xf32>
          %4303 = arith.addi %4004, %4024 : index
          %4304 = arith.addi %4303, %c6 : index
          memref.store %4041, %20[%4304] : memref<?xf32>
        }
        %4305 = arith.cmpi slt, %0, %heads : index
        scf.if %4305 {
          %4306 = arith.muli %4003, %heads : index
          %4307 = arith.addi %4306, %0 : index
          %4308 = arith.muli %4307, %c20 : index
          %4309 = arith.addi %4308, %4042 : index
          memref.store %4050, %q[%4309] : memref<?xf32>
          %4310 = arith.addi %4309, %c6 : index
          memref.store %4059, %q[%4310] : memref<?xf32>
        } else {
          %4311 = arith.addi %4004, %4042 : index
          memref.store %4050, %20[%4311] : memref<?xf32>
          %4312 = arith.addi %4004, %4042 : index
          %4313 = arith.addi %4312, %c6 : index
          memref.store %4059, %20[%4313] : memref<?xf32>
        }
        %4314 = arith.cmpi slt, %0, %heads : index
        scf.if %4314 {
          %4315 = arith.muli %4003, %heads : index
          %4316 = arith.addi %4315, %0 : index
          %4317 = arith.muli %4316, %c20 : index
          %4318 = arith.addi %4317, %4060 : index
          memref.store %4068, %q[%4318] : memref<?xf32>
          %4319 = arith.addi %4318, %c6 : index
          memref.store %4077, %q[%4319] : memref<?xf32>
        } else {
          %4320 = arith.addi %4004, %4060 : index
          memref.store %4068, %20[%4320] : memref<?xf32>
          %4321 = arith.addi %4004, %4060 : index
          %4322 = arith.addi %4321, %c6 : index
          memref.store %4077, %20[%4322] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4323 = arith.cmpi sge, %0, %heads : index
    scf.if %4323 {
      %4324 = arith.addi %3999, %c8 : index
      %4325 = arith.addi %3998, %4324 : index
      %4326 = arith.cmpi slt, %4325, %22 : index
      scf.if %4326 {
        %4327 = arith.addi %3998, %4324 : index
        %4328 = arith.addi %slotsAt, %4327 : index
        %4329 = memref.load %step[%4328] : memref<?xi32>
        %4330 = arith.index_cast %4329 : i32 to index
        %4331 = arith.cmpi sge, %4330, %c8 : index
        scf.if %4331 {
          %4332 = arith.muli %4324, %c20 : index
          %4333 = arith.subi %0, %heads : index
          %4334 = memref.load %scales[%4333] : memref<?xf32>
          %4335 = vector.broadcast %4334 : f32 to vector<4xf32>
          %4336 = arith.divui %4330, %c7 : index
          %4337 = arith.remui %4330, %c7 : index
          %4338 = arith.muli %4336, %pageBytes : index
          %4339 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4339 {
            %4340 = wave.lane
            %4341 = arith.muli %4340, %c19 : index
            scf.for %4342 = %4341 to %c20 step %c6 {
              %4343 = arith.addi %4332, %4342 : index
              %4344 = vector.load %20[%4343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4345 = arith.mulf %4344, %4335 : vector<4xf32>
              %4346 = arith.minimumf %4345, %c45 : vector<4xf32>
              %4347 = arith.maximumf %4346, %c46 : vector<4xf32>
              %4348 = arith.truncf %4347 : vector<4xf32> to vector<4xf16>
              %4349 = vector.bitcast %4348 : vector<4xf16> to vector<8xi8>
              %4350 = arith.cmpi slt, %4333, %kvHeads : index
              scf.if %4350 {
                %4351 = arith.muli %4333, %c47 : index
                %4352 = arith.addi %4338, %4351 : index
                %4353 = arith.divui %4342, %c7 : index
                %4354 = arith.muli %4353, %c48 : index
                %4355 = arith.remui %4342, %c7 : index
                %4356 = arith.divui %4355, %c2 : index
                %4357 = arith.muli %4356, %c20 : index
                %4358 = arith.muli %4337, %c7 : index
                %4359 = arith.addi %4357, %4358 : index
                %4360 = arith.remui %4355, %c2 : index
                %4361 = arith.muli %4360, %c4 : index
                %4362 = arith.addi %4359, %4361 : index
                %4363 = arith.addi %4354, %4362 : index
                %4364 = arith.addi %4352, %4363 : index
                vector.store %4349, %kv[%4364] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4365 = arith.subi %4333, %kvHeads : index
                %4366 = arith.muli %4365, %c47 : index
                %4367 = arith.addi %4338, %4366 : index
                %4368 = arith.addi %4342, %c8 : index
                %4369 = arith.divui %4368, %c7 : index
                %4370 = arith.muli %4369, %c48 : index
                %4371 = arith.addi %4370, %c10 : index
                %4372 = arith.remui %4368, %c7 : index
                %4373 = arith.divui %4337, %c4 : index
                %4374 = arith.remui %4337, %c4 : index
                %4375 = arith.muli %4374, %c2 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.divui %4376, %c2 : index
                %4378 = arith.muli %4377, %c20 : index
                %4379 = arith.muli %4372, %c7 : index
                %4380 = arith.addi %4378, %4379 : index
                %4381 = arith.remui %4376, %c2 : index
                %4382 = arith.muli %4381, %c4 : index
                %4383 = arith.addi %4380, %4382 : index
                %4384 = arith.addi %4371, %4383 : index
                %4385 = arith.addi %4367, %4384 : index
                %4386 = vector.shuffle %4349, %4349 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4386, %kv[%4385] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4387 = arith.addi %4342, %c9 : index
                %4388 = arith.divui %4387, %c7 : index
                %4389 = arith.muli %4388, %c48 : index
                %4390 = arith.addi %4389, %c10 : index
                %4391 = arith.remui %4387, %c7 : index
                %4392 = arith.divui %4337, %c4 : index
                %4393 = arith.remui %4337, %c4 : index
                %4394 = arith.muli %4393, %c2 : index
                %4395 = arith.addi %4392, %4394 : index
                %4396 = arith.divui %4395, %c2 : index
                %4397 = arith.muli %4396, %c20 : index
                %4398 = arith.muli %4391, %c7 : index
                %4399 = arith.addi %4397, %4398 : index
                %4400 = arith.remui %4395, %c2 : index
                %4401 = arith.muli %4400, %c4 : index
                %4402 = arith.addi %4399, %4401 : index
                %4403 = arith.addi %4390, %4402 : index
                %4404 = arith.addi %4367, %4403 : index
                %4405 = vector.shuffle %4349, %4349 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4405, %kv[%4404] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4406 = arith.addi %4342, %c4 : index
                %4407 = arith.divui %4406, %c7 : index
                %4408 = arith.muli %4407, %c48 : index
                %4409 = arith.addi %4408, %c10 : index
                %4410 = arith.remui %4406, %c7 : index
                %4411 = arith.divui %4337, %c4 : index
                %4412 = arith.remui %4337, %c4 : index
                %4413 = arith.muli %4412, %c2 : index
                %4414 = arith.addi %4411, %4413 : index
                %4415 = arith.divui %4414, %c2 : index
                %4416 = arith.muli %4415, %c20 : index
                %4417 = arith.muli %4410, %c7 : index
                %4418 = arith.addi %4416, %4417 : index
                %4419 = arith.remui %4414, %c2 : index
                %4420 = arith.muli %4419, %c4 : index
                %4421 = arith.addi %4418, %4420 : index
                %4422 = arith.addi %4409, %4421 : index
                %4423 = arith.addi %4367, %4422 : index
                %4424 = vector.shuffle %4349, %4349 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4424, %kv[%4423] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4425 = arith.addi %4342, %c28 : index
                %4426 = arith.divui %4425, %c7 : index
                %4427 = arith.muli %4426, %c48 : index
                %4428 = arith.addi %4427, %c10 : index
                %4429 = arith.remui %4425, %c7 : index
                %4430 = arith.divui %4337, %c4 : index
                %4431 = arith.remui %4337, %c4 : index
                %4432 = arith.muli %4431, %c2 : index
                %4433 = arith.addi %4430, %4432 : index
                %4434 = arith.divui %4433, %c2 : index
                %4435 = arith.muli %4434, %c20 : index
                %4436 = arith.muli %4429, %c7 : index
                %4437 = arith.addi %4435, %4436 : index
                %4438 = arith.remui %4433, %c2 : index
                %4439 = arith.muli %4438, %c4 : index
                %4440 = arith.addi %4437, %4439 : index
                %4441 = arith.addi %4428, %4440 : index
                %4442 = arith.addi %4367, %4441 : index
                %4443 = vector.shuffle %4349, %4349 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4443, %kv[%4442] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4444 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4444 {
            %4445 = wave.lane
            %4446 = arith.muli %4445, %c19 : index
            scf.for %4447 = %4446 to %c20 step %c6 {
              %4448 = arith.addi %4332, %4447 : index
              %4449 = vector.load %20[%4448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4450 = arith.mulf %4449, %4335 : vector<4xf32>
              %4451 = wave.fp8_encode "e4m3" %4450 : vector<4xf32> -> vector<4xi8>
              %4452 = arith.cmpi slt, %4333, %kvHeads : index
              scf.if %4452 {
                %4453 = arith.muli %4333, %c10 : index
                %4454 = arith.addi %4338, %4453 : index
                %4455 = vector.shuffle %4451, %4451 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4456 = arith.divui %4447, %c7 : index
                %4457 = arith.muli %4456, %c20 : index
                %4458 = arith.remui %4447, %c7 : index
                %4459 = arith.muli %4337, %c7 : index
                %4460 = arith.divui %4458, %c19 : index
                %4461 = arith.muli %4460, %c19 : index
                %4462 = arith.remui %4458, %c4 : index
                %4463 = arith.muli %4462, %c4 : index
                %4464 = arith.addi %4461, %4463 : index
                %4465 = arith.divui %4458, %c4 : index
                %4466 = arith.remui %4465, %c4 : index
                %4467 = arith.addi %4464, %4466 : index
                %4468 = arith.addi %4459, %4467 : index
                %4469 = arith.addi %4457, %4468 : index
                %4470 = arith.addi %4454, %4469 : index
                vector.store %4455, %kv[%4470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4471 = arith.subi %4333, %kvHeads : index
                %4472 = arith.muli %4471, %c10 : index
                %4473 = arith.addi %4338, %4472 : index
                %4474 = arith.addi %4447, %c8 : index
                %4475 = arith.divui %4474, %c7 : index
                %4476 = arith.muli %4475, %c20 : index
                %4477 = arith.addi %4476, %c11 : index
                %4478 = arith.remui %4474, %c7 : index
                %4479 = arith.divui %4337, %c4 : index
                %4480 = arith.remui %4337, %c4 : index
                %4481 = arith.muli %4480, %c2 : index
                %4482 = arith.addi %4479, %4481 : index
                %4483 = arith.muli %4478, %c7 : index
                %4484 = arith.divui %4482, %c19 : index
                %4485 = arith.muli %4484, %c19 : index
                %4486 = arith.remui %4482, %c4 : index
                %4487 = arith.muli %4486, %c4 : index
                %4488 = arith.addi %4485, %4487 : index
                %4489 = arith.divui %4482, %c4 : index
                %4490 = arith.remui %4489, %c4 : index
                %4491 = arith.addi %4488, %4490 : index
                %4492 = arith.addi %4483, %4491 : index
                %4493 = arith.addi %4477, %4492 : index
                %4494 = arith.addi %4473, %4493 : index
                %4495 = vector.shuffle %4451, %4451 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4495, %kv[%4494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4496 = arith.addi %4447, %c9 : index
                %4497 = arith.divui %4496, %c7 : index
                %4498 = arith.muli %4497, %c20 : index
                %4499 = arith.addi %4498, %c11 : index
                %4500 = arith.remui %4496, %c7 : index
                %4501 = arith.divui %4337, %c4 : index
                %4502 = arith.remui %4337, %c4 : index
                %4503 = arith.muli %4502, %c2 : index
                %4504 = arith.addi %4501, %4503 : index
                %4505 = arith.muli %4500, %c7 : index
                %4506 = arith.divui %4504, %c19 : index
                %4507 = arith.muli %4506, %c19 : index
                %4508 = arith.remui %4504, %c4 : index
                %4509 = arith.muli %4508, %c4 : index
                %4510 = arith.addi %4507, %4509 : index
                %4511 = arith.divui %4504, %c4 : index
                %4512 = arith.remui %4511, %c4 : index
                %4513 = arith.addi %4510, %4512 : index
                %4514 = arith.addi %4505, %4513 : index
                %4515 = arith.addi %4499, %4514 : index
                %4516 = arith.addi %4473, %4515 : index
                %4517 = vector.shuffle %4451, %4451 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4517, %kv[%4516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4518 = arith.addi %4447, %c4 : index
                %4519 = arith.divui %4518, %c7 : index
                %4520 = arith.muli %4519, %c20 : index
                %4521 = arith.addi %4520, %c11 : index
                %4522 = arith.remui %4518, %c7 : index
                %4523 = arith.divui %4337, %c4 : index
                %4524 = arith.remui %4337, %c4 : index
                %4525 = arith.muli %4524, %c2 : index
                %4526 = arith.addi %4523, %4525 : index
                %4527 = arith.muli %4522, %c7 : index
                %4528 = arith.divui %4526, %c19 : index
                %4529 = arith.muli %4528, %c19 : index
                %4530 = arith.remui %4526, %c4 : index
                %4531 = arith.muli %4530, %c4 : index
                %4532 = arith.addi %4529, %4531 : index
                %4533 = arith.divui %4526, %c4 : index
                %4534 = arith.remui %4533, %c4 : index
                %4535 = arith.addi %4532, %4534 : index
                %4536 = arith.addi %4527, %4535 : index
                %4537 = arith.addi %4521, %4536 : index
                %4538 = arith.addi %4473, %4537 : index
                %4539 = vector.shuffle %4451, %4451 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4539, %kv[%4538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4540 = arith.addi %4447, %c28 : index
                %4541 = arith.divui %4540, %c7 : index
                %4542 = arith.muli %4541, %c20 : index
                %4543 = arith.addi %4542, %c11 : index
                %4544 = arith.remui %4540, %c7 : index
                %4545 = arith.divui %4337, %c4 : index
                %4546 = arith.remui %4337, %c4 : index
                %4547 = arith.muli %4546, %c2 : index
                %4548 = arith.addi %4545, %4547 : index
                %4549 = arith.muli %4544, %c7 : index
                %4550 = arith.divui %4548, %c19 : index
                %4551 = arith.muli %4550, %c19 : index
                %4552 = arith.remui %4548, %c4 : index
                %4553 = arith.muli %4552, %c4 : index
                %4554 = arith.addi %4551, %4553 : index
                %4555 = arith.divui %4548, %c4 : index
                %4556 = arith.remui %4555, %c4 : index
                %4557 = arith.addi %4554, %4556 : index
                %4558 = arith.addi %4549, %4557 : index
                %4559 = arith.addi %4543, %4558 : index
                %4560 = arith.addi %4473, %4559 : index
                %4561 = vector.shuffle %4451, %4451 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4561, %kv[%4560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4562 = arith.cmpi eq, %codec, %c4 : index
          scf.if %4562 {
            %4563 = wave.lane
            %4564 = arith.muli %4563, %c19 : index
            scf.for %4565 = %4564 to %c20 step %c6 {
              %4566 = arith.addi %4332, %4565 : index
              %4567 = vector.load %20[%4566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4568 = arith.mulf %4567, %4335 : vector<4xf32>
              %4569 = wave.fp8_encode "e5m2" %4568 : vector<4xf32> -> vector<4xi8>
              %4570 = arith.cmpi slt, %4333, %kvHeads : index
              scf.if %4570 {
                %4571 = arith.muli %4333, %c10 : index
                %4572 = arith.addi %4338, %4571 : index
                %4573 = vector.shuffle %4569, %4569 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4574 = arith.divui %4565, %c7 : index
                %4575 = arith.muli %4574, %c20 : index
                %4576 = arith.remui %4565, %c7 : index
                %4577 = arith.muli %4337, %c7 : index
                %4578 = arith.divui %4576, %c19 : index
                %4579 = arith.muli %4578, %c19 : index
                %4580 = arith.remui %4576, %c4 : index
                %4581 = arith.muli %4580, %c4 : index
                %4582 = arith.addi %4579, %4581 : index
                %4583 = arith.divui %4576, %c4 : index
                %4584 = arith.remui %4583, %c4 : index
                %4585 = arith.addi %4582, %4584 : index
                %4586 = arith.addi %4577, %4585 : index
                %4587 = arith.addi %4575, %4586 : index
                %4588 = arith.addi %4572, %4587 : index
                vector.store %4573, %kv[%4588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4589 = arith.subi %4333, %kvHeads : index
                %4590 = arith.muli %4589, %c10 : index
                %4591 = arith.addi %4338, %4590 : index
                %4592 = arith.addi %4565, %c8 : index
                %4593 = arith.divui %4592, %c7 : index
                %4594 = arith.muli %4593, %c20 : index
                %4595 = arith.addi %4594, %c11 : index
                %4596 = arith.remui %4592, %c7 : index
                %4597 = arith.divui %4337, %c4 : index
                %4598 = arith.remui %4337, %c4 : index
                %4599 = arith.muli %4598, %c2 : index
                %4600 = arith.addi %4597, %4599 : index
                %4601 = arith.muli %4596, %c7 : index
                %4602 = arith.divui %4600, %c19 : index
                %4603 = arith.muli %4602, %c19 : index
                %4604 = arith.remui %4600, %c4 : index
                %4605 = arith.muli %4604, %c4 : index
                %4606 = arith.addi %4603, %4605 : index
                %4607 = arith.divui %4600, %c4 : index
                %4608 = arith.remui %4607, %c4 : index
                %4609 = arith.addi %4606, %4608 : index
                %4610 = arith.addi %4601, %4609 : index
                %4611 = arith.addi %4595, %4610 : index
                %4612 = arith.addi %4591, %4611 : index
                %4613 = vector.shuffle %4569, %4569 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4613, %kv[%4612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4614 = arith.addi %4565, %c9 : index
                %4615 = arith.divui %4614, %c7 : index
                %4616 = arith.muli %4615, %c20 : index
                %4617 = arith.addi %4616, %c11 : index
                %4618 = arith.remui %4614, %c7 : index
                %4619 = arith.divui %4337, %c4 : index
                %4620 = arith.remui %4337, %c4 : index
                %4621 = arith.muli %4620, %c2 : index
                %4622 = arith.addi %4619, %4621 : index
                %4623 = arith.muli %4618, %c7 : index
                %4624 = arith.divui %4622, %c19 : index
                %4625 = arith.muli %4624, %c19 : index
                %4626 = arith.remui %4622, %c4 : index
                %4627 = arith.muli %4626, %c4 : index
                %4628 = arith.addi %4625, %4627 : index
                %4629 = arith.divui %4622, %c4 : index
                %4630 = arith.remui %4629, %c4 : index
                %4631 = arith.addi %4628, %4630 : index
                %4632 = arith.addi %4623, %4631 : index
                %4633 = arith.addi %4617, %4632 : index
                %4634 = arith.addi %4591, %4633 : index
                %4635 = vector.shuffle %4569, %4569 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4635, %kv[%4634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4636 = arith.addi %4565, %c4 : index
                %4637 = arith.divui %4636, %c7 : index
                %4638 = arith.muli %4637, %c20 : index
                %4639 = arith.addi %4638, %c11 : index
                %4640 = arith.remui %4636, %c7 : index
                %4641 = arith.divui %4337, %c4 : index
                %4642 = arith.remui %4337, %c4 : index
                %4643 = arith.muli %4642, %c2 : index
                %4644 = arith.addi %4641, %4643 : index
                %4645 = arith.muli %4640, %c7 : index
                %4646 = arith.divui %4644, %c19 : index
                %4647 = arith.muli %4646, %c19 : index
                %4648 = arith.remui %4644, %c4 : index
                %4649 = arith.muli %4648, %c4 : index
                %4650 = arith.addi %4647, %4649 : index
                %4651 = arith.divui %4644, %c4 : index
                %4652 = arith.remui %4651, %c4 : index
                %4653 = arith.addi %4650, %4652 : index
                %4654 = arith.addi %4645, %4653 : index
                %4655 = arith.addi %4639, %4654 : index
                %4656 = arith.addi %4591, %4655 : index
                %4657 = vector.shuffle %4569, %4569 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4657, %kv[%4656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4658 = arith.addi %4565, %c28 : index
                %4659 = arith.divui %4658, %c7 : index
                %4660 = arith.muli %4659, %c20 : index
                %4661 = arith.addi %4660, %c11 : index
                %4662 = arith.remui %4658, %c7 : index
                %4663 = arith.divui %4337, %c4 : index
                %4664 = arith.remui %4337, %c4 : index
                %4665 = arith.muli %4664, %c2 : index
                %4666 = arith.addi %4663, %4665 : index
                %4667 = arith.muli %4662, %c7 : index
                %4668 = arith.divui %4666, %c19 : index
                %4669 = arith.muli %4668, %c19 : index
                %4670 = arith.remui %4666, %c4 : index
                %4671 = arith.muli %4670, %c4 : index
                %4672 = arith.addi %4669, %4671 : index
                %4673 = arith.divui %4666, %c4 : index
                %4674 = arith.remui %4673, %c4 : index
                %4675 = arith.addi %4672, %4674 : index
                %4676 = arith.addi %4667, %4675 : index
                %4677 = arith.addi %4661, %4676 : index
                %4678 = arith.addi %4591, %4677 : index
                %4679 = vector.shuffle %4569, %4569 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4679, %kv[%4678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
