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
  %c34 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c46 = arith.constant 16384 : index
  %c47 = arith.constant 512 : index
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
      %809 = memref.load %factors[%806] : memref<?xf32>
      %810 = arith.select %808, %809, %c34 : f32
      %811 = arith.addi %720, %c8 : index
      %812 = arith.muli %802, %c14 : index
      %813 = arith.addi %811, %812 : index
      %814 = memref.load %19[%813] : memref<?xf32>
      %815 = arith.addi %813, %c11 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addf %814, %816 : f32
      %818 = arith.remui %717, %c7 : index
      %819 = arith.muli %818, %c19 : index
      %820 = arith.addi %16, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %810 : f32
      %825 = arith.mulf %817, %824 : f32
      %826 = arith.muli %3, %c4 : index
      %827 = arith.addi %826, %c8 : index
      %828 = arith.muli %827, %c7 : index
      %829 = arith.remui %717, %c7 : index
      %830 = arith.addi %828, %829 : index
      %831 = arith.muli %805, %c20 : index
      %832 = arith.addi %831, %830 : index
      memref.store %825, %20[%832] : memref<?xf32>
      %833 = arith.addi %720, %c20 : index
      %834 = arith.muli %802, %c14 : index
      %835 = arith.addi %833, %834 : index
      %836 = memref.load %19[%835] : memref<?xf32>
      %837 = arith.addi %835, %c11 : index
      %838 = memref.load %19[%837] : memref<?xf32>
      %839 = arith.addf %836, %838 : f32
      %840 = arith.remui %717, %c7 : index
      %841 = arith.muli %840, %c19 : index
      %842 = arith.addi %18, %841 : index
      %843 = vector.load %w[%842] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %844 = vector.bitcast %843 : vector<4xi8> to vector<1xf32>
      %845 = vector.extract %844[0] : f32 from vector<1xf32>
      %846 = arith.mulf %845, %810 : f32
      %847 = arith.mulf %839, %846 : f32
      %848 = arith.muli %3, %c4 : index
      %849 = arith.addi %848, %c9 : index
      %850 = arith.muli %849, %c7 : index
      %851 = arith.remui %717, %c7 : index
      %852 = arith.addi %850, %851 : index
      %853 = arith.muli %805, %c20 : index
      %854 = arith.addi %853, %852 : index
      memref.store %847, %20[%854] : memref<?xf32>
    }
    %855 = arith.muli %4, %c19 : index
    %856 = arith.addi %855, %c9 : index
    %857 = arith.muli %856, %c4 : index
    %858 = arith.divui %717, %c7 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.addi %716, %859 : index
    %861 = arith.cmpi slt, %860, %22 : index
    scf.if %861 {
      %862 = arith.cmpi eq, %hasFactors, %c9 : index
      %863 = memref.load %factors[%860] : memref<?xf32>
      %864 = arith.select %862, %863, %c34 : f32
      %865 = arith.addi %720, %c8 : index
      %866 = arith.muli %856, %c14 : index
      %867 = arith.addi %865, %866 : index
      %868 = memref.load %19[%867] : memref<?xf32>
      %869 = arith.addi %867, %c11 : index
      %870 = memref.load %19[%869] : memref<?xf32>
      %871 = arith.addf %868, %870 : f32
      %872 = arith.remui %717, %c7 : index
      %873 = arith.muli %872, %c19 : index
      %874 = arith.addi %16, %873 : index
      %875 = vector.load %w[%874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %876 = vector.bitcast %875 : vector<4xi8> to vector<1xf32>
      %877 = vector.extract %876[0] : f32 from vector<1xf32>
      %878 = arith.mulf %877, %864 : f32
      %879 = arith.mulf %871, %878 : f32
      %880 = arith.muli %3, %c4 : index
      %881 = arith.addi %880, %c8 : index
      %882 = arith.muli %881, %c7 : index
      %883 = arith.remui %717, %c7 : index
      %884 = arith.addi %882, %883 : index
      %885 = arith.muli %859, %c20 : index
      %886 = arith.addi %885, %884 : index
      memref.store %879, %20[%886] : memref<?xf32>
      %887 = arith.addi %720, %c20 : index
      %888 = arith.muli %856, %c14 : index
      %889 = arith.addi %887, %888 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addi %889, %c11 : index
      %892 = memref.load %19[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.remui %717, %c7 : index
      %895 = arith.muli %894, %c19 : index
      %896 = arith.addi %18, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %864 : f32
      %901 = arith.mulf %893, %900 : f32
      %902 = arith.muli %3, %c4 : index
      %903 = arith.addi %902, %c9 : index
      %904 = arith.muli %903, %c7 : index
      %905 = arith.remui %717, %c7 : index
      %906 = arith.addi %904, %905 : index
      %907 = arith.muli %859, %c20 : index
      %908 = arith.addi %907, %906 : index
      memref.store %901, %20[%908] : memref<?xf32>
    }
    %909 = arith.muli %4, %c19 : index
    %910 = arith.addi %909, %c4 : index
    %911 = arith.muli %910, %c4 : index
    %912 = arith.divui %717, %c7 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.addi %716, %913 : index
    %915 = arith.cmpi slt, %914, %22 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c9 : index
      %917 = memref.load %factors[%914] : memref<?xf32>
      %918 = arith.select %916, %917, %c34 : f32
      %919 = arith.addi %720, %c8 : index
      %920 = arith.muli %910, %c14 : index
      %921 = arith.addi %919, %920 : index
      %922 = memref.load %19[%921] : memref<?xf32>
      %923 = arith.addi %921, %c11 : index
      %924 = memref.load %19[%923] : memref<?xf32>
      %925 = arith.addf %922, %924 : f32
      %926 = arith.remui %717, %c7 : index
      %927 = arith.muli %926, %c19 : index
      %928 = arith.addi %16, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %918 : f32
      %933 = arith.mulf %925, %932 : f32
      %934 = arith.muli %3, %c4 : index
      %935 = arith.addi %934, %c8 : index
      %936 = arith.muli %935, %c7 : index
      %937 = arith.remui %717, %c7 : index
      %938 = arith.addi %936, %937 : index
      %939 = arith.muli %913, %c20 : index
      %940 = arith.addi %939, %938 : index
      memref.store %933, %20[%940] : memref<?xf32>
      %941 = arith.addi %720, %c20 : index
      %942 = arith.muli %910, %c14 : index
      %943 = arith.addi %941, %942 : index
      %944 = memref.load %19[%943] : memref<?xf32>
      %945 = arith.addi %943, %c11 : index
      %946 = memref.load %19[%945] : memref<?xf32>
      %947 = arith.addf %944, %946 : f32
      %948 = arith.remui %717, %c7 : index
      %949 = arith.muli %948, %c19 : index
      %950 = arith.addi %18, %949 : index
      %951 = vector.load %w[%950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %952 = vector.bitcast %951 : vector<4xi8> to vector<1xf32>
      %953 = vector.extract %952[0] : f32 from vector<1xf32>
      %954 = arith.mulf %953, %918 : f32
      %955 = arith.mulf %947, %954 : f32
      %956 = arith.muli %3, %c4 : index
      %957 = arith.addi %956, %c9 : index
      %958 = arith.muli %957, %c7 : index
      %959 = arith.remui %717, %c7 : index
      %960 = arith.addi %958, %959 : index
      %961 = arith.muli %913, %c20 : index
      %962 = arith.addi %961, %960 : index
      memref.store %955, %20[%962] : memref<?xf32>
    }
    %963 = arith.muli %4, %c19 : index
    %964 = arith.addi %963, %c28 : index
    %965 = arith.muli %964, %c4 : index
    %966 = arith.divui %717, %c7 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.addi %716, %967 : index
    %969 = arith.cmpi slt, %968, %22 : index
    scf.if %969 {
      %970 = arith.cmpi eq, %hasFactors, %c9 : index
      %971 = memref.load %factors[%968] : memref<?xf32>
      %972 = arith.select %970, %971, %c34 : f32
      %973 = arith.addi %720, %c8 : index
      %974 = arith.muli %964, %c14 : index
      %975 = arith.addi %973, %974 : index
      %976 = memref.load %19[%975] : memref<?xf32>
      %977 = arith.addi %975, %c11 : index
      %978 = memref.load %19[%977] : memref<?xf32>
      %979 = arith.addf %976, %978 : f32
      %980 = arith.remui %717, %c7 : index
      %981 = arith.muli %980, %c19 : index
      %982 = arith.addi %16, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %972 : f32
      %987 = arith.mulf %979, %986 : f32
      %988 = arith.muli %3, %c4 : index
      %989 = arith.addi %988, %c8 : index
      %990 = arith.muli %989, %c7 : index
      %991 = arith.remui %717, %c7 : index
      %992 = arith.addi %990, %991 : index
      %993 = arith.muli %967, %c20 : index
      %994 = arith.addi %993, %992 : index
      memref.store %987, %20[%994] : memref<?xf32>
      %995 = arith.addi %720, %c20 : index
      %996 = arith.muli %964, %c14 : index
      %997 = arith.addi %995, %996 : index
      %998 = memref.load %19[%997] : memref<?xf32>
      %999 = arith.addi %997, %c11 : index
      %1000 = memref.load %19[%999] : memref<?xf32>
      %1001 = arith.addf %998, %1000 : f32
      %1002 = arith.remui %717, %c7 : index
      %1003 = arith.muli %1002, %c19 : index
      %1004 = arith.addi %18, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %972 : f32
      %1009 = arith.mulf %1001, %1008 : f32
      %1010 = arith.muli %3, %c4 : index
      %1011 = arith.addi %1010, %c9 : index
      %1012 = arith.muli %1011, %c7 : index
      %1013 = arith.remui %717, %c7 : index
      %1014 = arith.addi %1012, %1013 : index
      %1015 = arith.muli %967, %c20 : index
      %1016 = arith.addi %1015, %1014 : index
      memref.store %1009, %20[%1016] : memref<?xf32>
    }
    wave.barrier
    %1017 = arith.addi %23, %c8 : index
    %1018 = wave.wave
    %1019 = arith.addi %1018, %c8 : index
    %1020 = arith.addi %1017, %1019 : index
    %1021 = arith.cmpi slt, %1020, %22 : index
    scf.if %1021 {
      %1022 = arith.addi %1017, %1019 : index
      %1023 = arith.muli %1019, %c20 : index
      %1024 = wave.lane
      %1025 = arith.addi %1024, %c8 : index
      %1026 = arith.cmpi eq, %hasBias, %c9 : index
      %1027 = arith.addi %1023, %1025 : index
      %1028 = memref.load %20[%1027] : memref<?xf32>
      %1029 = arith.muli %0, %c20 : index
      %1030 = arith.addi %1029, %1025 : index
      %1031 = memref.load %bias[%1030] : memref<?xf32>
      %1032 = arith.addf %1028, %1031 : f32
      %1033 = arith.select %1026, %1032, %1028 : f32
      %1034 = arith.addi %1025, %c6 : index
      %1035 = arith.cmpi eq, %hasBias, %c9 : index
      %1036 = arith.addi %1023, %1034 : index
      %1037 = memref.load %20[%1036] : memref<?xf32>
      %1038 = arith.muli %0, %c20 : index
      %1039 = arith.addi %1038, %1034 : index
      %1040 = memref.load %bias[%1039] : memref<?xf32>
      %1041 = arith.addf %1037, %1040 : f32
      %1042 = arith.select %1035, %1041, %1037 : f32
      %1043 = arith.addi %1024, %c14 : index
      %1044 = arith.cmpi eq, %hasBias, %c9 : index
      %1045 = arith.addi %1023, %1043 : index
      %1046 = memref.load %20[%1045] : memref<?xf32>
      %1047 = arith.muli %0, %c20 : index
      %1048 = arith.addi %1047, %1043 : index
      %1049 = memref.load %bias[%1048] : memref<?xf32>
      %1050 = arith.addf %1046, %1049 : f32
      %1051 = arith.select %1044, %1050, %1046 : f32
      %1052 = arith.addi %1043, %c6 : index
      %1053 = arith.cmpi eq, %hasBias, %c9 : index
      %1054 = arith.addi %1023, %1052 : index
      %1055 = memref.load %20[%1054] : memref<?xf32>
      %1056 = arith.muli %0, %c20 : index
      %1057 = arith.addi %1056, %1052 : index
      %1058 = memref.load %bias[%1057] : memref<?xf32>
      %1059 = arith.addf %1055, %1058 : f32
      %1060 = arith.select %1053, %1059, %1055 : f32
      %1061 = arith.addi %1024, %c12 : index
      %1062 = arith.cmpi eq, %hasBias, %c9 : index
      %1063 = arith.addi %1023, %1061 : index
      %1064 = memref.load %20[%1063] : memref<?xf32>
      %1065 = arith.muli %0, %c20 : index
      %1066 = arith.addi %1065, %1061 : index
      %1067 = memref.load %bias[%1066] : memref<?xf32>
      %1068 = arith.addf %1064, %1067 : f32
      %1069 = arith.select %1062, %1068, %1064 : f32
      %1070 = arith.addi %1061, %c6 : index
      %1071 = arith.cmpi eq, %hasBias, %c9 : index
      %1072 = arith.addi %1023, %1070 : index
      %1073 = memref.load %20[%1072] : memref<?xf32>
      %1074 = arith.muli %0, %c20 : index
      %1075 = arith.addi %1074, %1070 : index
      %1076 = memref.load %bias[%1075] : memref<?xf32>
      %1077 = arith.addf %1073, %1076 : f32
      %1078 = arith.select %1071, %1077, %1073 : f32
      %1079 = arith.addi %1024, %c29 : index
      %1080 = arith.cmpi eq, %hasBias, %c9 : index
      %1081 = arith.addi %1023, %1079 : index
      %1082 = memref.load %20[%1081] : memref<?xf32>
      %1083 = arith.muli %0, %c20 : index
      %1084 = arith.addi %1083, %1079 : index
      %1085 = memref.load %bias[%1084] : memref<?xf32>
      %1086 = arith.addf %1082, %1085 : f32
      %1087 = arith.select %1080, %1086, %1082 : f32
      %1088 = arith.addi %1079, %c6 : index
      %1089 = arith.cmpi eq, %hasBias, %c9 : index
      %1090 = arith.addi %1023, %1088 : index
      %1091 = memref.load %20[%1090] : memref<?xf32>
      %1092 = arith.muli %0, %c20 : index
      %1093 = arith.addi %1092, %1088 : index
      %1094 = memref.load %bias[%1093] : memref<?xf32>
      %1095 = arith.addf %1091, %1094 : f32
      %1096 = arith.select %1089, %1095, %1091 : f32
      %1097 = arith.addi %heads, %kvHeads : index
      %1098 = arith.cmpi slt, %0, %1097 : index
      scf.if %1098 {
        %1099 = arith.addi %positionsAt, %1022 : index
        %1100 = memref.load %step[%1099] : memref<?xi32>
        %1101 = arith.index_cast %1100 : i32 to index
        %1102 = arith.cmpi eq, %hasNorm, %c9 : index
        %1103 = math.fma %1033, %1033, %c38 : f32
        %1104 = math.fma %1042, %1042, %1103 : f32
        %1105 = math.fma %1051, %1051, %1104 : f32
        %1106 = math.fma %1060, %1060, %1105 : f32
        %1107 = math.fma %1069, %1069, %1106 : f32
        %1108 = math.fma %1078, %1078, %1107 : f32
        %1109 = math.fma %1087, %1087, %1108 : f32
        %1110 = math.fma %1096, %1096, %1109 : f32
        %1111 = vector.broadcast %1110 : f32 to vector<1xf32>
        %1112 = wave.reduce "add" %1111 : vector<1xf32>
        %1113 = arith.mulf %1112, %inverseHeadDim : f32
        %1114 = arith.addf %1113, %epsilon : f32
        %1115 = math.sqrt %1114 : f32
        %1116 = arith.divf %c34, %1115 : f32
        %1117 = arith.cmpi slt, %0, %heads : index
        %1118 = arith.addi %1025, %c6 : index
        %1119 = memref.load %query_norm[%1025] : memref<?xf32>
        %1120 = memref.load %key_norm[%1025] : memref<?xf32>
        %1121 = arith.select %1117, %1119, %1120 : f32
        %1122 = arith.mulf %1033, %1116 : f32
        %1123 = arith.mulf %1122, %1121 : f32
        %1124 = arith.select %1102, %1123, %1033 : f32
        %1125 = memref.load %query_norm[%1118] : memref<?xf32>
        %1126 = memref.load %key_norm[%1118] : memref<?xf32>
        %1127 = arith.select %1117, %1125, %1126 : f32
        %1128 = arith.mulf %1042, %1116 : f32
        %1129 = arith.mulf %1128, %1127 : f32
        %1130 = arith.select %1102, %1129, %1042 : f32
        %1131 = arith.addi %1043, %c6 : index
        %1132 = memref.load %query_norm[%1043] : memref<?xf32>
        %1133 = memref.load %key_norm[%1043] : memref<?xf32>
        %1134 = arith.select %1117, %1132, %1133 : f32
        %1135 = arith.mulf %1051, %1116 : f32
        %1136 = arith.mulf %1135, %1134 : f32
        %1137 = arith.select %1102, %1136, %1051 : f32
        %1138 = memref.load %query_norm[%1131] : memref<?xf32>
        %1139 = memref.load %key_norm[%1131] : memref<?xf32>
        %1140 = arith.select %1117, %1138, %1139 : f32
        %1141 = arith.mulf %1060, %1116 : f32
        %1142 = arith.mulf %1141, %1140 : f32
        %1143 = arith.select %1102, %1142, %1060 : f32
        %1144 = arith.addi %1061, %c6 : index
        %1145 = memref.load %query_norm[%1061] : memref<?xf32>
        %1146 = memref.load %key_norm[%1061] : memref<?xf32>
        %1147 = arith.select %1117, %1145, %1146 : f32
        %1148 = arith.mulf %1069, %1116 : f32
        %1149 = arith.mulf %1148, %1147 : f32
        %1150 = arith.select %1102, %1149, %1069 : f32
        %1151 = memref.load %query_norm[%1144] : memref<?xf32>
        %1152 = memref.load %key_norm[%1144] : memref<?xf32>
        %1153 = arith.select %1117, %1151, %1152 : f32
        %1154 = arith.mulf %1078, %1116 : f32
        %1155 = arith.mulf %1154, %1153 : f32
        %1156 = arith.select %1102, %1155, %1078 : f32
        %1157 = arith.addi %1079, %c6 : index
        %1158 = memref.load %query_norm[%1079] : memref<?xf32>
        %1159 = memref.load %key_norm[%1079] : memref<?xf32>
        %1160 = arith.select %1117, %1158, %1159 : f32
        %1161 = arith.mulf %1087, %1116 : f32
        %1162 = arith.mulf %1161, %1160 : f32
        %1163 = arith.select %1102, %1162, %1087 : f32
        %1164 = memref.load %query_norm[%1157] : memref<?xf32>
        %1165 = memref.load %key_norm[%1157] : memref<?xf32>
        %1166 = arith.select %1117, %1164, %1165 : f32
        %1167 = arith.mulf %1096, %1116 : f32
        %1168 = arith.mulf %1167, %1166 : f32
        %1169 = arith.select %1102, %1168, %1096 : f32
        %1170 = arith.remui %1101, %c20 : index
        %1171 = arith.muli %1170, %c20 : index
        %1172 = arith.addi %1171, %1025 : index
        %1173 = arith.divui %1101, %c20 : index
        %1174 = arith.addi %1173, %c20 : index
        %1175 = arith.muli %1174, %c20 : index
        %1176 = arith.addi %1175, %1025 : index
        %1177 = memref.load %rope[%1172] : memref<?xf32>
        %1178 = arith.addi %1172, %c6 : index
        %1179 = memref.load %rope[%1178] : memref<?xf32>
        %1180 = memref.load %rope[%1176] : memref<?xf32>
        %1181 = arith.addi %1176, %c6 : index
        %1182 = memref.load %rope[%1181] : memref<?xf32>
        %1183 = arith.mulf %1180, %1177 : f32
        %1184 = arith.mulf %1182, %1179 : f32
        %1185 = arith.subf %1183, %1184 : f32
        %1186 = arith.mulf %1182, %1177 : f32
        %1187 = arith.mulf %1180, %1179 : f32
        %1188 = arith.addf %1186, %1187 : f32
        %1189 = arith.mulf %1124, %1185 : f32
        %1190 = arith.mulf %1130, %1188 : f32
        %1191 = arith.subf %1189, %1190 : f32
        %1192 = arith.mulf %1130, %1185 : f32
        %1193 = arith.mulf %1124, %1188 : f32
        %1194 = arith.addf %1192, %1193 : f32
        %1195 = arith.cmpi slt, %0, %heads : index
        scf.if %1195 {
          %1196 = arith.muli %1022, %heads : index
          %1197 = arith.addi %1196, %0 : index
          %1198 = arith.muli %1197, %c20 : index
          %1199 = arith.addi %1198, %1025 : index
          memref.store %1191, %q[%1199] : memref<?xf32>
          %1200 = arith.addi %1199, %c6 : index
          memref.store %1194, %q[%1200] : memref<?xf32>
        } else {
          %1201 = arith.addi %1023, %1025 : index
          memref.store %1191, %20[%1201] : memref<?xf32>
          %1202 = arith.addi %1023, %1025 : index
          %1203 = arith.addi %1202, %c6 : index
          memref.store %1194, %20[%1203] : memref<?xf32>
        }
        %1204 = arith.remui %1101, %c20 : index
        %1205 = arith.muli %1204, %c20 : index
        %1206 = arith.addi %1205, %1043 : index
        %1207 = arith.divui %1101, %c20 : index
        %1208 = arith.addi %1207, %c20 : index
        %1209 = arith.muli %1208, %c20 : index
        %1210 = arith.addi %1209, %1043 : index
        %1211 = memref.load %rope[%1206] : memref<?xf32>
        %1212 = arith.addi %1206, %c6 : index
        %1213 = memref.load %rope[%1212] : memref<?xf32>
        %1214 = memref.load %rope[%1210] : memref<?xf32>
        %1215 = arith.addi %1210, %c6 : index
        %1216 = memref.load %rope[%1215] : memref<?xf32>
        %1217 = arith.mulf %1214, %1211 : f32
        %1218 = arith.mulf %1216, %1213 : f32
        %1219 = arith.subf %1217, %1218 : f32
        %1220 = arith.mulf %1216, %1211 : f32
        %1221 = arith.mulf %1214, %1213 : f32
        %1222 = arith.addf %1220, %1221 : f32
        %1223 = arith.mulf %1137, %1219 : f32
        %1224 = arith.mulf %1143, %1222 : f32
        %1225 = arith.subf %1223, %1224 : f32
        %1226 = arith.mulf %1143, %1219 : f32
        %1227 = arith.mulf %1137, %1222 : f32
        %1228 = arith.addf %1226, %1227 : f32
        %1229 = arith.cmpi slt, %0, %heads : index
        scf.if %1229 {
          %1230 = arith.muli %1022, %heads : index
          %1231 = arith.addi %1230, %0 : index
          %1232 = arith.muli %1231, %c20 : index
          %1233 = arith.addi %1232, %1043 : index
          memref.store %1225, %q[%1233] : memref<?xf32>
          %1234 = arith.addi %1233, %c6 : index
          memref.store %1228, %q[%1234] : memref<?xf32>
        } else {
          %1235 = arith.addi %1023, %1043 : index
          memref.store %1225, %20[%1235] : memref<?xf32>
          %1236 = arith.addi %1023, %1043 : index
          %1237 = arith.addi %1236, %c6 : index
          memref.store %1228, %20[%1237] : memref<?xf32>
        }
        %1238 = arith.remui %1101, %c20 : index
        %1239 = arith.muli %1238, %c20 : index
        %1240 = arith.addi %1239, %1061 : index
        %1241 = arith.divui %1101, %c20 : index
        %1242 = arith.addi %1241, %c20 : index
        %1243 = arith.muli %1242, %c20 : index
        %1244 = arith.addi %1243, %1061 : index
        %1245 = memref.load %rope[%1240] : memref<?xf32>
        %1246 = arith.addi %1240, %c6 : index
        %1247 = memref.load %rope[%1246] : memref<?xf32>
        %1248 = memref.load %rope[%1244] : memref<?xf32>
        %1249 = arith.addi %1244, %c6 : index
        %1250 = memref.load %rope[%1249] : memref<?xf32>
        %1251 = arith.mulf %1248, %1245 : f32
        %1252 = arith.mulf %1250, %1247 : f32
        %1253 = arith.subf %1251, %1252 : f32
        %1254 = arith.mulf %1250, %1245 : f32
        %1255 = arith.mulf %1248, %1247 : f32
        %1256 = arith.addf %1254, %1255 : f32
        %1257 = arith.mulf %1150, %1253 : f32
        %1258 = arith.mulf %1156, %1256 : f32
        %1259 = arith.subf %1257, %1258 : f32
        %1260 = arith.mulf %1156, %1253 : f32
        %1261 = arith.mulf %1150, %1256 : f32
        %1262 = arith.addf %1260, %1261 : f32
        %1263 = arith.cmpi slt, %0, %heads : index
        scf.if %1263 {
          %1264 = arith.muli %1022, %heads : index
          %1265 = arith.addi %1264, %0 : index
          %1266 = arith.muli %1265, %c20 : index
          %1267 = arith.addi %1266, %1061 : index
          memref.store %1259, %q[%1267] : memref<?xf32>
          %1268 = arith.addi %1267, %c6 : index
          memref.store %1262, %q[%1268] : memref<?xf32>
        } else {
          %1269 = arith.addi %1023, %1061 : index
          memref.store %1259, %20[%1269] : memref<?xf32>
          %1270 = arith.addi %1023, %1061 : index
          %1271 = arith.addi %1270, %c6 : index
          memref.store %1262, %20[%1271] : memref<?xf32>
        }
        %1272 = arith.remui %1101, %c20 : index
        %1273 = arith.muli %1272, %c20 : index
        %1274 = arith.addi %1273, %1079 : index
        %1275 = arith.divui %1101, %c20 : index
        %1276 = arith.addi %1275, %c20 : index
        %1277 = arith.muli %1276, %c20 : index
        %1278 = arith.addi %1277, %1079 : index
        %1279 = memref.load %rope[%1274] : memref<?xf32>
        %1280 = arith.addi %1274, %c6 : index
        %1281 = memref.load %rope[%1280] : memref<?xf32>
        %1282 = memref.load %rope[%1278] : memref<?xf32>
        %1283 = arith.addi %1278, %c6 : index
        %1284 = memref.load %rope[%1283] : memref<?xf32>
        %1285 = arith.mulf %1282, %1279 : f32
        %1286 = arith.mulf %1284, %1281 : f32
        %1287 = arith.subf %1285, %1286 : f32
        %1288 = arith.mulf %1284, %1279 : f32
        %1289 = arith.mulf %1282, %1281 : f32
        %1290 = arith.addf %1288, %1289 : f32
        %1291 = arith.mulf %1163, %1287 : f32
        %1292 = arith.mulf %1169, %1290 : f32
        %1293 = arith.subf %1291, %1292 : f32
        %1294 = arith.mulf %1169, %1287 : f32
        %1295 = arith.mulf %1163, %1290 : f32
        %1296 = arith.addf %1294, %1295 : f32
        %1297 = arith.cmpi slt, %0, %heads : index
        scf.if %1297 {
          %1298 = arith.muli %1022, %heads : index
          %1299 = arith.addi %1298, %0 : index
          %1300 = arith.muli %1299, %c20 : index
          %1301 = arith.addi %1300, %1079 : index
          memref.store %1293, %q[%1301] : memref<?xf32>
          %1302 = arith.addi %1301, %c6 : index
          memref.store %1296, %q[%1302] : memref<?xf32>
        } else {
          %1303 = arith.addi %1023, %1079 : index
          memref.store %1293, %20[%1303] : memref<?xf32>
          %1304 = arith.addi %1023, %1079 : index
          %1305 = arith.addi %1304, %c6 : index
          memref.store %1296, %20[%1305] : memref<?xf32>
        }
      } else {
        %1306 = arith.cmpi slt, %0, %heads : index
        scf.if %1306 {
          %1307 = arith.muli %1022, %heads : index
          %1308 = arith.addi %1307, %0 : index
          %1309 = arith.muli %1308, %c20 : index
          %1310 = arith.addi %1309, %1025 : index
          memref.store %1033, %q[%1310] : memref<?xf32>
          %1311 = arith.addi %1310, %c6 : index
          memref.store %1042, %q[%1311] : memref<?xf32>
        } else {
          %1312 = arith.addi %1023, %1025 : index
          memref.store %1033, %20[%1312] : memref<?xf32>
          %1313 = arith.addi %1023, %1025 : index
          %1314 = arith.addi %1313, %c6 : index
          memref.store %1042, %20[%1314] : memref<?xf32>
        }
        %1315 = arith.cmpi slt, %0, %heads : index
        scf.if %1315 {
          %1316 = arith.muli %1022, %heads : index
          %1317 = arith.addi %1316, %0 : index
          %1318 = arith.muli %1317, %c20 : index
          %1319 = arith.addi %1318, %1043 : index
          memref.store %1051, %q[%1319] : memref<?xf32>
          %1320 = arith.addi %1319, %c6 : index
          memref.store %1060, %q[%1320] : memref<?xf32>
        } else {
          %1321 = arith.addi %1023, %1043 : index
          memref.store %1051, %20[%1321] : memref<?xf32>
          %1322 = arith.addi %1023, %1043 : index
          %1323 = arith.addi %1322, %c6 : index
          memref.store %1060, %20[%1323] : memref<?xf32>
        }
        %1324 = arith.cmpi slt, %0, %heads : index
        scf.if %1324 {
          %1325 = arith.muli %1022, %heads : index
          %1326 = arith.addi %1325, %0 : index
          %1327 = arith.muli %1326, %c20 : index
          %1328 = arith.addi %1327, %1061 : index
          memref.store %1069, %q[%1328] : memref<?xf32>
          %1329 = arith.addi %1328, %c6 : index
          memref.store %1078, %q[%1329] : memref<?xf32>
        } else {
          %1330 = arith.addi %1023, %1061 : index
          memref.store %1069, %20[%1330] : memref<?xf32>
          %1331 = arith.addi %1023, %1061 : index
          %1332 = arith.addi %1331, %c6 : index
          memref.store %1078, %20[%1332] : memref<?xf32>
        }
        %1333 = arith.cmpi slt, %0, %heads : index
        scf.if %1333 {
          %1334 = arith.muli %1022, %heads : index
          %1335 = arith.addi %1334, %0 : index
          %1336 = arith.muli %1335, %c20 : index
          %1337 = arith.addi %1336, %1079 : index
          memref.store %1087, %q[%1337] : memref<?xf32>
          %1338 = arith.addi %1337, %c6 : index
          memref.store %1096, %q[%1338] : memref<?xf32>
        } else {
          %1339 = arith.addi %1023, %1079 : index
          memref.store %1087, %20[%1339] : memref<?xf32>
          %1340 = arith.addi %1023, %1079 : index
          %1341 = arith.addi %1340, %c6 : index
          memref.store %1096, %20[%1341] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1342 = arith.cmpi sge, %0, %heads : index
    scf.if %1342 {
      %1343 = arith.addi %1018, %c8 : index
      %1344 = arith.addi %1017, %1343 : index
      %1345 = arith.cmpi slt, %1344, %22 : index
      scf.if %1345 {
        %1346 = arith.addi %1017, %1343 : index
        %1347 = arith.addi %slotsAt, %1346 : index
        %1348 = memref.load %step[%1347] : memref<?xi32>
        %1349 = arith.index_cast %1348 : i32 to index
        %1350 = arith.cmpi sge, %1349, %c8 : index
        scf.if %1350 {
          %1351 = arith.muli %1343, %c20 : index
          %1352 = arith.subi %0, %heads : index
          %1353 = memref.load %scales[%1352] : memref<?xf32>
          %1354 = vector.broadcast %1353 : f32 to vector<4xf32>
          %1355 = arith.divui %1349, %c7 : index
          %1356 = arith.remui %1349, %c7 : index
          %1357 = arith.muli %1355, %pageBytes : index
          %1358 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1358 {
            %1359 = wave.lane
            %1360 = arith.muli %1359, %c19 : index
            scf.for %1361 = %1360 to %c20 step %c6 {
              %1362 = arith.addi %1351, %1361 : index
              %1363 = vector.load %20[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = arith.mulf %1363, %1354 : vector<4xf32>
              %1365 = arith.minimumf %1364, %c44 : vector<4xf32>
              %1366 = arith.maximumf %1365, %c45 : vector<4xf32>
              %1367 = arith.truncf %1366 : vector<4xf32> to vector<4xf16>
              %1368 = vector.bitcast %1367 : vector<4xf16> to vector<8xi8>
              %1369 = arith.cmpi slt, %1352, %kvHeads : index
              scf.if %1369 {
                %1370 = arith.muli %1352, %c46 : index
                %1371 = arith.addi %1357, %1370 : index
                %1372 = arith.divui %1361, %c7 : index
                %1373 = arith.muli %1372, %c47 : index
                %1374 = arith.remui %1361, %c7 : index
                %1375 = arith.divui %1374, %c2 : index
                %1376 = arith.muli %1375, %c20 : index
                %1377 = arith.muli %1356, %c7 : index
                %1378 = arith.addi %1376, %1377 : index
                %1379 = arith.remui %1374, %c2 : index
                %1380 = arith.muli %1379, %c4 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1373, %1381 : index
                %1383 = arith.addi %1371, %1382 : index
                vector.store %1368, %kv[%1383] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1384 = arith.subi %1352, %kvHeads : index
                %1385 = arith.muli %1384, %c46 : index
                %1386 = arith.addi %1357, %1385 : index
                %1387 = arith.addi %1361, %c8 : index
                %1388 = arith.divui %1387, %c7 : index
                %1389 = arith.muli %1388, %c47 : index
                %1390 = arith.addi %1389, %c10 : index
                %1391 = arith.remui %1387, %c7 : index
                %1392 = arith.divui %1356, %c4 : index
                %1393 = arith.remui %1356, %c4 : index
                %1394 = arith.muli %1393, %c2 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1395, %c2 : index
                %1397 = arith.muli %1396, %c20 : index
                %1398 = arith.muli %1391, %c7 : index
                %1399 = arith.addi %1397, %1398 : index
                %1400 = arith.remui %1395, %c2 : index
                %1401 = arith.muli %1400, %c4 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.addi %1390, %1402 : index
                %1404 = arith.addi %1386, %1403 : index
                %1405 = vector.shuffle %1368, %1368 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1405, %kv[%1404] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1406 = arith.addi %1361, %c9 : index
                %1407 = arith.divui %1406, %c7 : index
                %1408 = arith.muli %1407, %c47 : index
                %1409 = arith.addi %1408, %c10 : index
                %1410 = arith.remui %1406, %c7 : index
                %1411 = arith.divui %1356, %c4 : index
                %1412 = arith.remui %1356, %c4 : index
                %1413 = arith.muli %1412, %c2 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.divui %1414, %c2 : index
                %1416 = arith.muli %1415, %c20 : index
                %1417 = arith.muli %1410, %c7 : index
                %1418 = arith.addi %1416, %1417 : index
                %1419 = arith.remui %1414, %c2 : index
                %1420 = arith.muli %1419, %c4 : index
                %1421 = arith.addi %1418, %1420 : index
                %1422 = arith.addi %1409, %1421 : index
                %1423 = arith.addi %1386, %1422 : index
                %1424 = vector.shuffle %1368, %1368 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1424, %kv[%1423] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1425 = arith.addi %1361, %c4 : index
                %1426 = arith.divui %1425, %c7 : index
                %1427 = arith.muli %1426, %c47 : index
                %1428 = arith.addi %1427, %c10 : index
                %1429 = arith.remui %1425, %c7 : index
                %1430 = arith.divui %1356, %c4 : index
                %1431 = arith.remui %1356, %c4 : index
                %1432 = arith.muli %1431, %c2 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.divui %1433, %c2 : index
                %1435 = arith.muli %1434, %c20 : index
                %1436 = arith.muli %1429, %c7 : index
                %1437 = arith.addi %1435, %1436 : index
                %1438 = arith.remui %1433, %c2 : index
                %1439 = arith.muli %1438, %c4 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.addi %1428, %1440 : index
                %1442 = arith.addi %1386, %1441 : index
                %1443 = vector.shuffle %1368, %1368 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1443, %kv[%1442] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1444 = arith.addi %1361, %c28 : index
                %1445 = arith.divui %1444, %c7 : index
                %1446 = arith.muli %1445, %c47 : index
                %1447 = arith.addi %1446, %c10 : index
                %1448 = arith.remui %1444, %c7 : index
                %1449 = arith.divui %1356, %c4 : index
                %1450 = arith.remui %1356, %c4 : index
                %1451 = arith.muli %1450, %c2 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1452, %c2 : index
                %1454 = arith.muli %1453, %c20 : index
                %1455 = arith.muli %1448, %c7 : index
                %1456 = arith.addi %1454, %1455 : index
                %1457 = arith.remui %1452, %c2 : index
                %1458 = arith.muli %1457, %c4 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.addi %1447, %1459 : index
                %1461 = arith.addi %1386, %1460 : index
                %1462 = vector.shuffle %1368, %1368 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1462, %kv[%1461] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1463 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1463 {
            %1464 = wave.lane
            %1465 = arith.muli %1464, %c19 : index
            scf.for %1466 = %1465 to %c20 step %c6 {
              %1467 = arith.addi %1351, %1466 : index
              %1468 = vector.load %20[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.mulf %1468, %1354 : vector<4xf32>
              %1470 = wave.fp8_encode "e4m3" %1469 : vector<4xf32> -> vector<4xi8>
              %1471 = arith.cmpi slt, %1352, %kvHeads : index
              scf.if %1471 {
                %1472 = arith.muli %1352, %c10 : index
                %1473 = arith.addi %1357, %1472 : index
                %1474 = vector.shuffle %1470, %1470 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1475 = arith.divui %1466, %c7 : index
                %1476 = arith.muli %1475, %c20 : index
                %1477 = arith.remui %1466, %c7 : index
                %1478 = arith.muli %1356, %c7 : index
                %1479 = arith.divui %1477, %c19 : index
                %1480 = arith.muli %1479, %c19 : index
                %1481 = arith.remui %1477, %c4 : index
                %1482 = arith.muli %1481, %c4 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.divui %1477, %c4 : index
                %1485 = arith.remui %1484, %c4 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.addi %1478, %1486 : index
                %1488 = arith.addi %1476, %1487 : index
                %1489 = arith.addi %1473, %1488 : index
                vector.store %1474, %kv[%1489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1490 = arith.subi %1352, %kvHeads : index
                %1491 = arith.muli %1490, %c10 : index
                %1492 = arith.addi %1357, %1491 : index
                %1493 = arith.addi %1466, %c8 : index
                %1494 = arith.divui %1493, %c7 : index
                %1495 = arith.muli %1494, %c20 : index
                %1496 = arith.addi %1495, %c11 : index
                %1497 = arith.remui %1493, %c7 : index
                %1498 = arith.divui %1356, %c4 : index
                %1499 = arith.remui %1356, %c4 : index
                %1500 = arith.muli %1499, %c2 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.muli %1497, %c7 : index
                %1503 = arith.divui %1501, %c19 : index
                %1504 = arith.muli %1503, %c19 : index
                %1505 = arith.remui %1501, %c4 : index
                %1506 = arith.muli %1505, %c4 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.divui %1501, %c4 : index
                %1509 = arith.remui %1508, %c4 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.addi %1502, %1510 : index
                %1512 = arith.addi %1496, %1511 : index
                %1513 = arith.addi %1492, %1512 : index
                %1514 = vector.shuffle %1470, %1470 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1514, %kv[%1513] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1515 = arith.addi %1466, %c9 : index
                %1516 = arith.divui %1515, %c7 : index
                %1517 = arith.muli %1516, %c20 : index
                %1518 = arith.addi %1517, %c11 : index
                %1519 = arith.remui %1515, %c7 : index
                %1520 = arith.divui %1356, %c4 : index
                %1521 = arith.remui %1356, %c4 : index
                %1522 = arith.muli %1521, %c2 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.muli %1519, %c7 : index
                %1525 = arith.divui %1523, %c19 : index
                %1526 = arith.muli %1525, %c19 : index
                %1527 = arith.remui %1523, %c4 : index
                %1528 = arith.muli %1527, %c4 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.divui %1523, %c4 : index
                %1531 = arith.remui %1530, %c4 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.addi %1524, %1532 : index
                %1534 = arith.addi %1518, %1533 : index
                %1535 = arith.addi %1492, %1534 : index
                %1536 = vector.shuffle %1470, %1470 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1536, %kv[%1535] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1537 = arith.addi %1466, %c4 : index
                %1538 = arith.divui %1537, %c7 : index
                %1539 = arith.muli %1538, %c20 : index
                %1540 = arith.addi %1539, %c11 : index
                %1541 = arith.remui %1537, %c7 : index
                %1542 = arith.divui %1356, %c4 : index
                %1543 = arith.remui %1356, %c4 : index
                %1544 = arith.muli %1543, %c2 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.muli %1541, %c7 : index
                %1547 = arith.divui %1545, %c19 : index
                %1548 = arith.muli %1547, %c19 : index
                %1549 = arith.remui %1545, %c4 : index
                %1550 = arith.muli %1549, %c4 : index
                %1551 = arith.addi %1548, %1550 : index
                %1552 = arith.divui %1545, %c4 : index
                %1553 = arith.remui %1552, %c4 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.addi %1546, %1554 : index
                %1556 = arith.addi %1540, %1555 : index
                %1557 = arith.addi %1492, %1556 : index
                %1558 = vector.shuffle %1470, %1470 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1558, %kv[%1557] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1559 = arith.addi %1466, %c28 : index
                %1560 = arith.divui %1559, %c7 : index
                %1561 = arith.muli %1560, %c20 : index
                %1562 = arith.addi %1561, %c11 : index
                %1563 = arith.remui %1559, %c7 : index
                %1564 = arith.divui %1356, %c4 : index
                %1565 = arith.remui %1356, %c4 : index
                %1566 = arith.muli %1565, %c2 : index
                %1567 = arith.addi %1564, %1566 : index
                %1568 = arith.muli %1563, %c7 : index
                %1569 = arith.divui %1567, %c19 : index
                %1570 = arith.muli %1569, %c19 : index
                %1571 = arith.remui %1567, %c4 : index
                %1572 = arith.muli %1571, %c4 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.divui %1567, %c4 : index
                %1575 = arith.remui %1574, %c4 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.addi %1568, %1576 : index
                %1578 = arith.addi %1562, %1577 : index
                %1579 = arith.addi %1492, %1578 : index
                %1580 = vector.shuffle %1470, %1470 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1580, %kv[%1579] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1581 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1581 {
            %1582 = wave.lane
            %1583 = arith.muli %1582, %c19 : index
            scf.for %1584 = %1583 to %c20 step %c6 {
              %1585 = arith.addi %1351, %1584 : index
              %1586 = vector.load %20[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1587 = arith.mulf %1586, %1354 : vector<4xf32>
              %1588 = wave.fp8_encode "e5m2" %1587 : vector<4xf32> -> vector<4xi8>
              %1589 = arith.cmpi slt, %1352, %kvHeads : index
              scf.if %1589 {
                %1590 = arith.muli %1352, %c10 : index
                %1591 = arith.addi %1357, %1590 : index
                %1592 = vector.shuffle %1588, %1588 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1593 = arith.divui %1584, %c7 : index
                %1594 = arith.muli %1593, %c20 : index
                %1595 = arith.remui %1584, %c7 : index
                %1596 = arith.muli %1356, %c7 : index
                %1597 = arith.divui %1595, %c19 : index
                %1598 = arith.muli %1597, %c19 : index
                %1599 = arith.remui %1595, %c4 : index
                %1600 = arith.muli %1599, %c4 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.divui %1595, %c4 : index
                %1603 = arith.remui %1602, %c4 : index
                %1604 = arith.addi %1601, %1603 : index
                %1605 = arith.addi %1596, %1604 : index
                %1606 = arith.addi %1594, %1605 : index
                %1607 = arith.addi %1591, %1606 : index
                vector.store %1592, %kv[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1608 = arith.subi %1352, %kvHeads : index
                %1609 = arith.muli %1608, %c10 : index
                %1610 = arith.addi %1357, %1609 : index
                %1611 = arith.addi %1584, %c8 : index
                %1612 = arith.divui %1611, %c7 : index
                %1613 = arith.muli %1612, %c20 : index
                %1614 = arith.addi %1613, %c11 : index
                %1615 = arith.remui %1611, %c7 : index
                %1616 = arith.divui %1356, %c4 : index
                %1617 = arith.remui %1356, %c4 : index
                %1618 = arith.muli %1617, %c2 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.muli %1615, %c7 : index
                %1621 = arith.divui %1619, %c19 : index
                %1622 = arith.muli %1621, %c19 : index
                %1623 = arith.remui %1619, %c4 : index
                %1624 = arith.muli %1623, %c4 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.divui %1619, %c4 : index
                %1627 = arith.remui %1626, %c4 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.addi %1620, %1628 : index
                %1630 = arith.addi %1614, %1629 : index
                %1631 = arith.addi %1610, %1630 : index
                %1632 = vector.shuffle %1588, %1588 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1632, %kv[%1631] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1633 = arith.addi %1584, %c9 : index
                %1634 = arith.divui %1633, %c7 : index
                %1635 = arith.muli %1634, %c20 : index
                %1636 = arith.addi %1635, %c11 : index
                %1637 = arith.remui %1633, %c7 : index
                %1638 = arith.divui %1356, %c4 : index
                %1639 = arith.remui %1356, %c4 : index
                %1640 = arith.muli %1639, %c2 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.muli %1637, %c7 : index
                %1643 = arith.divui %1641, %c19 : index
                %1644 = arith.muli %1643, %c19 : index
                %1645 = arith.remui %1641, %c4 : index
                %1646 = arith.muli %1645, %c4 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.divui %1641, %c4 : index
                %1649 = arith.remui %1648, %c4 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.addi %1642, %1650 : index
                %1652 = arith.addi %1636, %1651 : index
                %1653 = arith.addi %1610, %1652 : index
                %1654 = vector.shuffle %1588, %1588 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1654, %kv[%1653] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1655 = arith.addi %1584, %c4 : index
                %1656 = arith.divui %1655, %c7 : index
                %1657 = arith.muli %1656, %c20 : index
                %1658 = arith.addi %1657, %c11 : index
                %1659 = arith.remui %1655, %c7 : index
                %1660 = arith.divui %1356, %c4 : index
                %1661 = arith.remui %1356, %c4 : index
                %1662 = arith.muli %1661, %c2 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.muli %1659, %c7 : index
                %1665 = arith.divui %1663, %c19 : index
                %1666 = arith.muli %1665, %c19 : index
                %1667 = arith.remui %1663, %c4 : index
                %1668 = arith.muli %1667, %c4 : index
                %1669 = arith.addi %1666, %1668 : index
                %1670 = arith.divui %1663, %c4 : index
                %1671 = arith.remui %1670, %c4 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.addi %1664, %1672 : index
                %1674 = arith.addi %1658, %1673 : index
                %1675 = arith.addi %1610, %1674 : index
                %1676 = vector.shuffle %1588, %1588 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1676, %kv[%1675] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1677 = arith.addi %1584, %c28 : index
                %1678 = arith.divui %1677, %c7 : index
                %1679 = arith.muli %1678, %c20 : index
                %1680 = arith.addi %1679, %c11 : index
                %1681 = arith.remui %1677, %c7 : index
                %1682 = arith.divui %1356, %c4 : index
                %1683 = arith.remui %1356, %c4 : index
                %1684 = arith.muli %1683, %c2 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.muli %1681, %c7 : index
                %1687 = arith.divui %1685, %c19 : index
                %1688 = arith.muli %1687, %c19 : index
                %1689 = arith.remui %1685, %c4 : index
                %1690 = arith.muli %1689, %c4 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1685, %c4 : index
                %1693 = arith.remui %1692, %c4 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.addi %1686, %1694 : index
                %1696 = arith.addi %1680, %1695 : index
                %1697 = arith.addi %1610, %1696 : index
                %1698 = vector.shuffle %1588, %1588 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1698, %kv[%1697] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1699 = arith.addi %23, %c7 : index
    %1700 = wave.lane
    %1701 = arith.muli %3, %c4 : index
    %1702 = arith.muli %1701, %c20 : index
    %1703 = arith.addi %1702, %1700 : index
    %1704 = arith.muli %4, %c11 : index
    %1705 = arith.addi %1704, %1703 : index
    %1706 = arith.addi %1705, %c8 : index
    %1707 = arith.addi %1706, %c8 : index
    %1708 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %1708, %19[%1707] : memref<?xf32>
    %1709 = arith.muli %4, %c11 : index
    %1710 = arith.addi %1709, %1703 : index
    %1711 = arith.addi %1710, %c8 : index
    %1712 = arith.addi %1711, %c14 : index
    %1713 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %1713, %19[%1712] : memref<?xf32>
    %1714 = arith.muli %4, %c11 : index
    %1715 = arith.addi %1714, %1703 : index
    %1716 = arith.addi %1715, %c8 : index
    %1717 = arith.addi %1716, %c12 : index
    %1718 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %1718, %19[%1717] : memref<?xf32>
    %1719 = arith.muli %4, %c11 : index
    %1720 = arith.addi %1719, %1703 : index
    %1721 = arith.addi %1720, %c8 : index
    %1722 = arith.addi %1721, %c29 : index
    %1723 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %1723, %19[%1722] : memref<?xf32>
    %1724 = arith.muli %4, %c11 : index
    %1725 = arith.addi %1724, %1703 : index
    %1726 = arith.addi %1725, %c8 : index
    %1727 = arith.addi %1726, %c6 : index
    %1728 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %1728, %19[%1727] : memref<?xf32>
    %1729 = arith.muli %4, %c11 : index
    %1730 = arith.addi %1729, %1703 : index
    %1731 = arith.addi %1730, %c8 : index
    %1732 = arith.addi %1731, %c30 : index
    %1733 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %1733, %19[%1732] : memref<?xf32>
    %1734 = arith.muli %4, %c11 : index
    %1735 = arith.addi %1734, %1703 : index
    %1736 = arith.addi %1735, %c8 : index
    %1737 = arith.addi %1736, %c31 : index
    %1738 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %1738, %19[%1737] : memref<?xf32>
    %1739 = arith.muli %4, %c11 : index
    %1740 = arith.addi %1739, %1703 : index
    %1741 = arith.addi %1740, %c8 : index
    %1742 = arith.addi %1741, %c32 : index
    %1743 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %1743, %19[%1742] : memref<?xf32>
    %1744 = arith.muli %4, %c11 : index
    %1745 = arith.addi %1744, %1703 : index
    %1746 = arith.addi %1745, %c20 : index
    %1747 = arith.addi %1746, %c8 : index
    %1748 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %1748, %19[%1747] : memref<?xf32>
    %1749 = arith.muli %4, %c11 : index
    %1750 = arith.addi %1749, %1703 : index
    %1751 = arith.addi %1750, %c20 : index
    %1752 = arith.addi %1751, %c14 : index
    %1753 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %1753, %19[%1752] : memref<?xf32>
    %1754 = arith.muli %4, %c11 : index
    %1755 = arith.addi %1754, %1703 : index
    %1756 = arith.addi %1755, %c20 : index
    %1757 = arith.addi %1756, %c12 : index
    %1758 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %1758, %19[%1757] : memref<?xf32>
    %1759 = arith.muli %4, %c11 : index
    %1760 = arith.addi %1759, %1703 : index
    %1761 = arith.addi %1760, %c20 : index
    %1762 = arith.addi %1761, %c29 : index
    %1763 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %1763, %19[%1762] : memref<?xf32>
    %1764 = arith.muli %4, %c11 : index
    %1765 = arith.addi %1764, %1703 : index
    %1766 = arith.addi %1765, %c20 : index
    %1767 = arith.addi %1766, %c6 : index
    %1768 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %1768, %19[%1767] : memref<?xf32>
    %1769 = arith.muli %4, %c11 : index
    %1770 = arith.addi %1769, %1703 : index
    %1771 = arith.addi %1770, %c20 : index
    %1772 = arith.addi %1771, %c30 : index
    %1773 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %1773, %19[%1772] : memref<?xf32>
    %1774 = arith.muli %4, %c11 : index
    %1775 = arith.addi %1774, %1703 : index
    %1776 = arith.addi %1775, %c20 : index
    %1777 = arith.addi %1776, %c31 : index
    %1778 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %1778, %19[%1777] : memref<?xf32>
    %1779 = arith.muli %4, %c11 : index
    %1780 = arith.addi %1779, %1703 : index
    %1781 = arith.addi %1780, %c20 : index
    %1782 = arith.addi %1781, %c32 : index
    %1783 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %1783, %19[%1782] : memref<?xf32>
    wave.barrier
    %1784 = arith.muli %4, %c19 : index
    %1785 = arith.addi %1784, %c8 : index
    %1786 = arith.muli %1785, %c4 : index
    %1787 = arith.divui %1700, %c7 : index
    %1788 = arith.addi %1786, %1787 : index
    %1789 = arith.addi %1699, %1788 : index
    %1790 = arith.cmpi slt, %1789, %22 : index
    scf.if %1790 {
      %1791 = arith.cmpi eq, %hasFactors, %c9 : index
      %1792 = memref.load %factors[%1789] : memref<?xf32>
      %1793 = arith.select %1791, %1792, %c34 : f32
      %1794 = arith.addi %1703, %c8 : index
      %1795 = arith.muli %1785, %c14 : index
      %1796 = arith.addi %1794, %1795 : index
      %1797 = memref.load %19[%1796] : memref<?xf32>
      %1798 = arith.addi %1796, %c11 : index
      %1799 = memref.load %19[%1798] : memref<?xf32>
      %1800 = arith.addf %1797, %1799 : f32
      %1801 = arith.remui %1700, %c7 : index
      %1802 = arith.muli %1801, %c19 : index
      %1803 = arith.addi %16, %1802 : index
      %1804 = vector.load %w[%1803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1805 = vector.bitcast %1804 : vector<4xi8> to vector<1xf32>
      %1806 = vector.extract %1805[0] : f32 from vector<1xf32>
      %1807 = arith.mulf %1806, %1793 : f32
      %1808 = arith.mulf %1800, %1807 : f32
      %1809 = arith.muli %3, %c4 : index
      %1810 = arith.addi %1809, %c8 : index
      %1811 = arith.muli %1810, %c7 : index
      %1812 = arith.remui %1700, %c7 : index
      %1813 = arith.addi %1811, %1812 : index
      %1814 = arith.muli %1788, %c20 : index
      %1815 = arith.addi %1814, %1813 : index
      memref.store %1808, %20[%1815] : memref<?xf32>
      %1816 = arith.addi %1703, %c20 : index
      %1817 = arith.muli %1785, %c14 : index
      %1818 = arith.addi %1816, %1817 : index
      %1819 = memref.load %19[%1818] : memref<?xf32>
      %1820 = arith.addi %1818, %c11 : index
      %1821 = memref.load %19[%1820] : memref<?xf32>
      %1822 = arith.addf %1819, %1821 : f32
      %1823 = arith.remui %1700, %c7 : index
      %1824 = arith.muli %1823, %c19 : index
      %1825 = arith.addi %18, %1824 : index
      %1826 = vector.load %w[%1825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1827 = vector.bitcast %1826 : vector<4xi8> to vector<1xf32>
      %1828 = vector.extract %1827[0] : f32 from vector<1xf32>
      %1829 = arith.mulf %1828, %1793 : f32
      %1830 = arith.mulf %1822, %1829 : f32
      %1831 = arith.muli %3, %c4 : index
      %1832 = arith.addi %1831, %c9 : index
      %1833 = arith.muli %1832, %c7 : index
      %1834 = arith.remui %1700, %c7 : index
      %1835 = arith.addi %1833, %1834 : index
      %1836 = arith.muli %1788, %c20 : index
      %1837 = arith.addi %1836, %1835 : index
      memref.store %1830, %20[%1837] : memref<?xf32>
    }
    %1838 = arith.muli %4, %c19 : index
    %1839 = arith.addi %1838, %c9 : index
    %1840 = arith.muli %1839, %c4 : index
    %1841 = arith.divui %1700, %c7 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.addi %1699, %1842 : index
    %1844 = arith.cmpi slt, %1843, %22 : index
    scf.if %1844 {
      %1845 = arith.cmpi eq, %hasFactors, %c9 : index
      %1846 = memref.load %factors[%1843] : memref<?xf32>
      %1847 = arith.select %1845, %1846, %c34 : f32
      %1848 = arith.addi %1703, %c8 : index
      %1849 = arith.muli %1839, %c14 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = memref.load %19[%1850] : memref<?xf32>
      %1852 = arith.addi %1850, %c11 : index
      %1853 = memref.load %19[%1852] : memref<?xf32>
      %1854 = arith.addf %1851, %1853 : f32
      %1855 = arith.remui %1700, %c7 : index
      %1856 = arith.muli %1855, %c19 : index
      %1857 = arith.addi %16, %1856 : index
      %1858 = vector.load %w[%1857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1859 = vector.bitcast %1858 : vector<4xi8> to vector<1xf32>
      %1860 = vector.extract %1859[0] : f32 from vector<1xf32>
      %1861 = arith.mulf %1860, %1847 : f32
      %1862 = arith.mulf %1854, %1861 : f32
      %1863 = arith.muli %3, %c4 : index
      %1864 = arith.addi %1863, %c8 : index
      %1865 = arith.muli %1864, %c7 : index
      %1866 = arith.remui %1700, %c7 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = arith.muli %1842, %c20 : index
      %1869 = arith.addi %1868, %1867 : index
      memref.store %1862, %20[%1869] : memref<?xf32>
      %1870 = arith.addi %1703, %c20 : index
      %1871 = arith.muli %1839, %c14 : index
      %1872 = arith.addi %1870, %1871 : index
      %1873 = memref.load %19[%1872] : memref<?xf32>
      %1874 = arith.addi %1872, %c11 : index
      %1875 = memref.load %19[%1874] : memref<?xf32>
      %1876 = arith.addf %1873, %1875 : f32
      %1877 = arith.remui %1700, %c7 : index
      %1878 = arith.muli %1877, %c19 : index
      %1879 = arith.addi %18, %1878 : index
      %1880 = vector.load %w[%1879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1881 = vector.bitcast %1880 : vector<4xi8> to vector<1xf32>
      %1882 = vector.extract %1881[0] : f32 from vector<1xf32>
      %1883 = arith.mulf %1882, %1847 : f32
      %1884 = arith.mulf %1876, %1883 : f32
      %1885 = arith.muli %3, %c4 : index
      %1886 = arith.addi %1885, %c9 : index
      %1887 = arith.muli %1886, %c7 : index
      %1888 = arith.remui %1700, %c7 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = arith.muli %1842, %c20 : index
      %1891 = arith.addi %1890, %1889 : index
      memref.store %1884, %20[%1891] : memref<?xf32>
    }
    %1892 = arith.muli %4, %c19 : index
    %1893 = arith.addi %1892, %c4 : index
    %1894 = arith.muli %1893, %c4 : index
    %1895 = arith.divui %1700, %c7 : index
    %1896 = arith.addi %1894, %1895 : index
    %1897 = arith.addi %1699, %1896 : index
    %1898 = arith.cmpi slt, %1897, %22 : index
    scf.if %1898 {
      %1899 = arith.cmpi eq, %hasFactors, %c9 : index
      %1900 = memref.load %factors[%1897] : memref<?xf32>
      %1901 = arith.select %1899, %1900, %c34 : f32
      %1902 = arith.addi %1703, %c8 : index
      %1903 = arith.muli %1893, %c14 : index
      %1904 = arith.addi %1902, %1903 : index
      %1905 = memref.load %19[%1904] : memref<?xf32>
      %1906 = arith.addi %1904, %c11 : index
      %1907 = memref.load %19[%1906] : memref<?xf32>
      %1908 = arith.addf %1905, %1907 : f32
      %1909 = arith.remui %1700, %c7 : index
      %1910 = arith.muli %1909, %c19 : index
      %1911 = arith.addi %16, %1910 : index
      %1912 = vector.load %w[%1911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1913 = vector.bitcast %1912 : vector<4xi8> to vector<1xf32>
      %1914 = vector.extract %1913[0] : f32 from vector<1xf32>
      %1915 = arith.mulf %1914, %1901 : f32
      %1916 = arith.mulf %1908, %1915 : f32
      %1917 = arith.muli %3, %c4 : index
      %1918 = arith.addi %1917, %c8 : index
      %1919 = arith.muli %1918, %c7 : index
      %1920 = arith.remui %1700, %c7 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = arith.muli %1896, %c20 : index
      %1923 = arith.addi %1922, %1921 : index
      memref.store %1916, %20[%1923] : memref<?xf32>
      %1924 = arith.addi %1703, %c20 : index
      %1925 = arith.muli %1893, %c14 : index
      %1926 = arith.addi %1924, %1925 : index
      %1927 = memref.load %19[%1926] : memref<?xf32>
      %1928 = arith.addi %1926, %c11 : index
      %1929 = memref.load %19[%1928] : memref<?xf32>
      %1930 = arith.addf %1927, %1929 : f32
      %1931 = arith.remui %1700, %c7 : index
      %1932 = arith.muli %1931, %c19 : index
      %1933 = arith.addi %18, %1932 : index
      %1934 = vector.load %w[%1933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1935 = vector.bitcast %1934 : vector<4xi8> to vector<1xf32>
      %1936 = vector.extract %1935[0] : f32 from vector<1xf32>
      %1937 = arith.mulf %1936, %1901 : f32
      %1938 = arith.mulf %1930, %1937 : f32
      %1939 = arith.muli %3, %c4 : index
      %1940 = arith.addi %1939, %c9 : index
      %1941 = arith.muli %1940, %c7 : index
      %1942 = arith.remui %1700, %c7 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = arith.muli %1896, %c20 : index
      %1945 = arith.addi %1944, %1943 : index
      memref.store %1938, %20[%1945] : memref<?xf32>
    }
    %1946 = arith.muli %4, %c19 : index
    %1947 = arith.addi %1946, %c28 : index
    %1948 = arith.muli %1947, %c4 : index
    %1949 = arith.divui %1700, %c7 : index
    %1950 = arith.addi %1948, %1949 : index
    %1951 = arith.addi %1699, %1950 : index
    %1952 = arith.cmpi slt, %1951, %22 : index
    scf.if %1952 {
      %1953 = arith.cmpi eq, %hasFactors, %c9 : index
      %1954 = memref.load %factors[%1951] : memref<?xf32>
      %1955 = arith.select %1953, %1954, %c34 : f32
      %1956 = arith.addi %1703, %c8 : index
      %1957 = arith.muli %1947, %c14 : index
      %1958 = arith.addi %1956, %1957 : index
      %1959 = memref.load %19[%1958] : memref<?xf32>
      %1960 = arith.addi %1958, %c11 : index
      %1961 = memref.load %19[%1960] : memref<?xf32>
      %1962 = arith.addf %1959, %1961 : f32
      %1963 = arith.remui %1700, %c7 : index
      %1964 = arith.muli %1963, %c19 : index
      %1965 = arith.addi %16, %1964 : index
      %1966 = vector.load %w[%1965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1967 = vector.bitcast %1966 : vector<4xi8> to vector<1xf32>
      %1968 = vector.extract %1967[0] : f32 from vector<1xf32>
      %1969 = arith.mulf %1968, %1955 : f32
      %1970 = arith.mulf %1962, %1969 : f32
      %1971 = arith.muli %3, %c4 : index
      %1972 = arith.addi %1971, %c8 : index
      %1973 = arith.muli %1972, %c7 : index
      %1974 = arith.remui %1700, %c7 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = arith.muli %1950, %c20 : index
      %1977 = arith.addi %1976, %1975 : index
      memref.store %1970, %20[%1977] : memref<?xf32>
      %1978 = arith.addi %1703, %c20 : index
      %1979 = arith.muli %1947, %c14 : index
      %1980 = arith.addi %1978, %1979 : index
      %1981 = memref.load %19[%1980] : memref<?xf32>
      %1982 = arith.addi %1980, %c11 : index
      %1983 = memref.load %19[%1982] : memref<?xf32>
      %1984 = arith.addf %1981, %1983 : f32
      %1985 = arith.remui %1700, %c7 : index
      %1986 = arith.muli %1985, %c19 : index
      %1987 = arith.addi %18, %1986 : index
      %1988 = vector.load %w[%1987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1989 = vector.bitcast %1988 : vector<4xi8> to vector<1xf32>
      %1990 = vector.extract %1989[0] : f32 from vector<1xf32>
      %1991 = arith.mulf %1990, %1955 : f32
      %1992 = arith.mulf %1984, %1991 : f32
      %1993 = arith.muli %3, %c4 : index
      %1994 = arith.addi %1993, %c9 : index
      %1995 = arith.muli %1994, %c7 : index
      %1996 = arith.remui %1700, %c7 : index
      %1997 = arith.addi %1995, %1996 : index
      %1998 = arith.muli %1950, %c20 : index
      %1999 = arith.addi %1998, %1997 : index
      memref.store %1992, %20[%1999] : memref<?xf32>
    }
    wave.barrier
    %2000 = arith.addi %23, %c7 : index
    %2001 = wave.wave
    %2002 = arith.addi %2001, %c8 : index
    %2003 = arith.addi %2000, %2002 : index
    %2004 = arith.cmpi slt, %2003, %22 : index
    scf.if %2004 {
      %2005 = arith.addi %2000, %2002 : index
      %2006 = arith.muli %2002, %c20 : index
      %2007 = wave.lane
      %2008 = arith.addi %2007, %c8 : index
      %2009 = arith.cmpi eq, %hasBias, %c9 : index
      %2010 = arith.addi %2006, %2008 : index
      %2011 = memref.load %20[%2010] : memref<?xf32>
      %2012 = arith.muli %0, %c20 : index
      %2013 = arith.addi %2012, %2008 : index
      %2014 = memref.load %bias[%2013] : memref<?xf32>
      %2015 = arith.addf %2011, %2014 : f32
      %2016 = arith.select %2009, %2015, %2011 : f32
      %2017 = arith.addi %2008, %c6 : index
      %2018 = arith.cmpi eq, %hasBias, %c9 : index
      %2019 = arith.addi %2006, %2017 : index
      %2020 = memref.load %20[%2019] : memref<?xf32>
      %2021 = arith.muli %0, %c20 : index
      %2022 = arith.addi %2021, %2017 : index
      %2023 = memref.load %bias[%2022] : memref<?xf32>
      %2024 = arith.addf %2020, %2023 : f32
      %2025 = arith.select %2018, %2024, %2020 : f32
      %2026 = arith.addi %2007, %c14 : index
      %2027 = arith.cmpi eq, %hasBias, %c9 : index
      %2028 = arith.addi %2006, %2026 : index
      %2029 = memref.load %20[%2028] : memref<?xf32>
      %2030 = arith.muli %0, %c20 : index
      %2031 = arith.addi %2030, %2026 : index
      %2032 = memref.load %bias[%2031] : memref<?xf32>
      %2033 = arith.addf %2029, %2032 : f32
      %2034 = arith.select %2027, %2033, %2029 : f32
      %2035 = arith.addi %2026, %c6 : index
      %2036 = arith.cmpi eq, %hasBias, %c9 : index
      %2037 = arith.addi %2006, %2035 : index
      %2038 = memref.load %20[%2037] : memref<?xf32>
      %2039 = arith.muli %0, %c20 : index
      %2040 = arith.addi %2039, %2035 : index
      %2041 = memref.load %bias[%2040] : memref<?xf32>
      %2042 = arith.addf %2038, %2041 : f32
      %2043 = arith.select %2036, %2042, %2038 : f32
      %2044 = arith.addi %2007, %c12 : index
      %2045 = arith.cmpi eq, %hasBias, %c9 : index
      %2046 = arith.addi %2006, %2044 : index
      %2047 = memref.load %20[%2046] : memref<?xf32>
      %2048 = arith.muli %0, %c20 : index
      %2049 = arith.addi %2048, %2044 : index
      %2050 = memref.load %bias[%2049] : memref<?xf32>
      %2051 = arith.addf %2047, %2050 : f32
      %2052 = arith.select %2045, %2051, %2047 : f32
      %2053 = arith.addi %2044, %c6 : index
      %2054 = arith.cmpi eq, %hasBias, %c9 : index
      %2055 = arith.addi %2006, %2053 : index
      %2056 = memref.load %20[%2055] : memref<?xf32>
      %2057 = arith.muli %0, %c20 : index
      %2058 = arith.addi %2057, %2053 : index
      %2059 = memref.load %bias[%2058] : memref<?xf32>
      %2060 = arith.addf %2056, %2059 : f32
      %2061 = arith.select %2054, %2060, %2056 : f32
      %2062 = arith.addi %2007, %c29 : index
      %2063 = arith.cmpi eq, %hasBias, %c9 : index
      %2064 = arith.addi %2006, %2062 : index
      %2065 = memref.load %20[%2064] : memref<?xf32>
      %2066 = arith.muli %0, %c20 : index
      %2067 = arith.addi %2066, %2062 : index
      %2068 = memref.load %bias[%2067] : memref<?xf32>
      %2069 = arith.addf %2065, %2068 : f32
      %2070 = arith.select %2063, %2069, %2065 : f32
      %2071 = arith.addi %2062, %c6 : index
      %2072 = arith.cmpi eq, %hasBias, %c9 : index
      %2073 = arith.addi %2006, %2071 : index
      %2074 = memref.load %20[%2073] : memref<?xf32>
      %2075 = arith.muli %0, %c20 : index
      %2076 = arith.addi %2075, %2071 : index
      %2077 = memref.load %bias[%2076] : memref<?xf32>
      %2078 = arith.addf %2074, %2077 : f32
      %2079 = arith.select %2072, %2078, %2074 : f32
      %2080 = arith.addi %heads, %kvHeads : index
      %2081 = arith.cmpi slt, %0, %2080 : index
      scf.if %2081 {
        %2082 = arith.addi %positionsAt, %2005 : index
        %2083 = memref.load %step[%2082] : memref<?xi32>
        %2084 = arith.index_cast %2083 : i32 to index
        %2085 = arith.cmpi eq, %hasNorm, %c9 : index
        %2086 = math.fma %2016, %2016, %c38 : f32
        %2087 = math.fma %2025, %2025, %2086 : f32
        %2088 = math.fma %2034, %2034, %2087 : f32
        %2089 = math.fma %2043, %2043, %2088 : f32
        %2090 = math.fma %2052, %2052, %2089 : f32
        %2091 = math.fma %2061, %2061, %2090 : f32
        %2092 = math.fma %2070, %2070, %2091 : f32
        %2093 = math.fma %2079, %2079, %2092 : f32
        %2094 = vector.broadcast %2093 : f32 to vector<1xf32>
        %2095 = wave.reduce "add" %2094 : vector<1xf32>
        %2096 = arith.mulf %2095, %inverseHeadDim : f32
        %2097 = arith.addf %2096, %epsilon : f32
        %2098 = math.sqrt %2097 : f32
        %2099 = arith.divf %c34, %2098 : f32
        %2100 = arith.cmpi slt, %0, %heads : index
        %2101 = arith.addi %2008, %c6 : index
        %2102 = memref.load %query_norm[%2008] : memref<?xf32>
        %2103 = memref.load %key_norm[%2008] : memref<?xf32>
        %2104 = arith.select %2100, %2102, %2103 : f32
        %2105 = arith.mulf %2016, %2099 : f32
        %2106 = arith.mulf %2105, %2104 : f32
        %2107 = arith.select %2085, %2106, %2016 : f32
        %2108 = memref.load %query_norm[%2101] : memref<?xf32>
        %2109 = memref.load %key_norm[%2101] : memref<?xf32>
        %2110 = arith.select %2100, %2108, %2109 : f32
        %2111 = arith.mulf %2025, %2099 : f32
        %2112 = arith.mulf %2111, %2110 : f32
        %2113 = arith.select %2085, %2112, %2025 : f32
        %2114 = arith.addi %2026, %c6 : index
        %2115 = memref.load %query_norm[%2026] : memref<?xf32>
        %2116 = memref.load %key_norm[%2026] : memref<?xf32>
        %2117 = arith.select %2100, %2115, %2116 : f32
        %2118 = arith.mulf %2034, %2099 : f32
        %2119 = arith.mulf %2118, %2117 : f32
        %2120 = arith.select %2085, %2119, %2034 : f32
        %2121 = memref.load %query_norm[%2114] : memref<?xf32>
        %2122 = memref.load %key_norm[%2114] : memref<?xf32>
        %2123 = arith.select %2100, %2121, %2122 : f32
        %2124 = arith.mulf %2043, %2099 : f32
        %2125 = arith.mulf %2124, %2123 : f32
        %2126 = arith.select %2085, %2125, %2043 : f32
        %2127 = arith.addi %2044, %c6 : index
        %2128 = memref.load %query_norm[%2044] : memref<?xf32>
        %2129 = memref.load %key_norm[%2044] : memref<?xf32>
        %2130 = arith.select %2100, %2128, %2129 : f32
        %2131 = arith.mulf %2052, %2099 : f32
        %2132 = arith.mulf %2131, %2130 : f32
        %2133 = arith.select %2085, %2132, %2052 : f32
        %2134 = memref.load %query_norm[%2127] : memref<?xf32>
        %2135 = memref.load %key_norm[%2127] : memref<?xf32>
        %2136 = arith.select %2100, %2134, %2135 : f32
        %2137 = arith.mulf %2061, %2099 : f32
        %2138 = arith.mulf %2137, %2136 : f32
        %2139 = arith.select %2085, %2138, %2061 : f32
        %2140 = arith.addi %2062, %c6 : index
        %2141 = memref.load %query_norm[%2062] : memref<?xf32>
        %2142 = memref.load %key_norm[%2062] : memref<?xf32>
        %2143 = arith.select %2100, %2141, %2142 : f32
        %2144 = arith.mulf %2070, %2099 : f32
        %2145 = arith.mulf %2144, %2143 : f32
        %2146 = arith.select %2085, %2145, %2070 : f32
        %2147 = memref.load %query_norm[%2140] : memref<?xf32>
        %2148 = memref.load %key_norm[%2140] : memref<?xf32>
        %2149 = arith.select %2100, %2147, %2148 : f32
        %2150 = arith.mulf %2079, %2099 : f32
        %2151 = arith.mulf %2150, %2149 : f32
        %2152 = arith.select %2085, %2151, %2079 : f32
        %2153 = arith.remui %2084, %c20 : index
        %2154 = arith.muli %2153, %c20 : index
        %2155 = arith.addi %2154, %2008 : index
        %2156 = arith.divui %2084, %c20 : index
        %2157 = arith.addi %2156, %c20 : index
        %2158 = arith.muli %2157, %c20 : index
        %2159 = arith.addi %2158, %2008 : index
        %2160 = memref.load %rope[%2155] : memref<?xf32>
        %2161 = arith.addi %2155, %c6 : index
        %2162 = memref.load %rope[%2161] : memref<?xf32>
        %2163 = memref.load %rope[%2159] : memref<?xf32>
        %2164 = arith.addi %2159, %c6 : index
        %2165 = memref.load %rope[%2164] : memref<?xf32>
        %2166 = arith.mulf %2163, %2160 : f32
        %2167 = arith.mulf %2165, %2162 : f32
        %2168 = arith.subf %2166, %2167 : f32
        %2169 = arith.mulf %2165, %2160 : f32
        %2170 = arith.mulf %2163, %2162 : f32
        %2171 = arith.addf %2169, %2170 : f32
        %2172 = arith.mulf %2107, %2168 : f32
        %2173 = arith.mulf %2113, %2171 : f32
        %2174 = arith.subf %2172, %2173 : f32
        %2175 = arith.mulf %2113, %2168 : f32
        %2176 = arith.mulf %2107, %2171 : f32
        %2177 = arith.addf %2175, %2176 : f32
        %2178 = arith.cmpi slt, %0, %heads : index
        scf.if %2178 {
          %2179 = arith.muli %2005, %heads : index
          %2180 = arith.addi %2179, %0 : index
          %2181 = arith.muli %2180, %c20 : index
          %2182 = arith.addi %2181, %2008 : index
          memref.store %2174, %q[%2182] : memref<?xf32>
          %2183 = arith.addi %2182, %c6 : index
          memref.store %2177, %q[%2183] : memref<?xf32>
        } else {
          %2184 = arith.addi %2006, %2008 : index
          memref.store %2174, %20[%2184] : memref<?xf32>
          %2185 = arith.addi %2006, %2008 : index
          %2186 = arith.addi %2185, %c6 : index
          memref.store %2177, %20[%2186] : memref<?xf32>
        }
        %2187 = arith.remui %2084, %c20 : index
        %2188 = arith.muli %2187, %c20 : index
        %2189 = arith.addi %2188, %2026 : index
        %2190 = arith.divui %2084, %c20 : index
        %2191 = arith.addi %2190, %c20 : index
        %2192 = arith.muli %2191, %c20 : index
        %2193 = arith.addi %2192, %2026 : index
        %2194 = memref.load %rope[%2189] : memref<?xf32>
        %2195 = arith.addi %2189, %c6 : index
        %2196 = memref.load %rope[%2195] : memref<?xf32>
        %2197 = memref.load %rope[%2193] : memref<?xf32>
        %2198 = arith.addi %2193, %c6 : index
        %2199 = memref.load %rope[%2198] : memref<?xf32>
        %2200 = arith.mulf %2197, %2194 : f32
        %2201 = arith.mulf %2199, %2196 : f32
        %2202 = arith.subf %2200, %2201 : f32
        %2203 = arith.mulf %2199, %2194 : f32
        %2204 = arith.mulf %2197, %2196 : f32
        %2205 = arith.addf %2203, %2204 : f32
        %2206 = arith.mulf %2120, %2202 : f32
        %2207 = arith.mulf %2126, %2205 : f32
        %2208 = arith.subf %2206, %2207 : f32
        %2209 = arith.mulf %2126, %2202 : f32
        %2210 = arith.mulf %2120, %2205 : f32
        %2211 = arith.addf %2209, %2210 : f32
        %2212 = arith.cmpi slt, %0, %heads : index
        scf.if %2212 {
          %2213 = arith.muli %2005, %heads : index
          %2214 = arith.addi %2213, %0 : index
          %2215 = arith.muli %2214, %c20 : index
          %2216 = arith.addi %2215, %2026 : index
          memref.store %2208, %q[%2216] : memref<?xf32>
          %2217 = arith.addi %2216, %c6 : index
          memref.store %2211, %q[%2217] : memref<?xf32>
        } else {
          %2218 = arith.addi %2006, %2026 : index
          memref.store %2208, %20[%2218] : memref<?xf32>
          %2219 = arith.addi %2006, %2026 : index
          %2220 = arith.addi %2219, %c6 : index
          memref.store %2211, %20[%2220] : memref<?xf32>
        }
        %2221 = arith.remui %2084, %c20 : index
        %2222 = arith.muli %2221, %c20 : index
        %2223 = arith.addi %2222, %2044 : index
        %2224 = arith.divui %2084, %c20 : index
        %2225 = arith.addi %2224, %c20 : index
        %2226 = arith.muli %2225, %c20 : index
        %2227 = arith.addi %2226, %2044 : index
        %2228 = memref.load %rope[%2223] : memref<?xf32>
        %2229 = arith.addi %2223, %c6 : index
        %2230 = memref.load %rope[%2229] : memref<?xf32>
        %2231 = memref.load %rope[%2227] : memref<?xf32>
        %2232 = arith.addi %2227, %c6 : index
        %2233 = memref.load %rope[%2232] : memref<?xf32>
        %2234 = arith.mulf %2231, %2228 : f32
        %2235 = arith.mulf %2233, %2230 : f32
        %2236 = arith.subf %2234, %2235 : f32
        %2237 = arith.mulf %2233, %2228 : f32
        %2238 = arith.mulf %2231, %2230 : f32
        %2239 = arith.addf %2237, %2238 : f32
        %2240 = arith.mulf %2133, %2236 : f32
        %2241 = arith.mulf %2139, %2239 : f32
        %2242 = arith.subf %2240, %2241 : f32
        %2243 = arith.mulf %2139, %2236 : f32
        %2244 = arith.mulf %2133, %2239 : f32
        %2245 = arith.addf %2243, %2244 : f32
        %2246 = arith.cmpi slt, %0, %heads : index
        scf.if %2246 {
          %2247 = arith.muli %2005, %heads : index
          %2248 = arith.addi %2247, %0 : index
          %2249 = arith.muli %2248, %c20 : index
          %2250 = arith.addi %2249, %2044 : index
          memref.store %2242, %q[%2250] : memref<?xf32>
          %2251 = arith.addi %2250, %c6 : index
          memref.store %2245, %q[%2251] : memref<?xf32>
        } else {
          %2252 = arith.addi %2006, %2044 : index
          memref.store %2242, %20[%2252] : memref<?xf32>
          %2253 = arith.addi %2006, %2044 : index
          %2254 = arith.addi %2253, %c6 : index
          memref.store %2245, %20[%2254] : memref<?xf32>
        }
        %2255 = arith.remui %2084, %c20 : index
        %2256 = arith.muli %2255, %c20 : index
        %2257 = arith.addi %2256, %2062 : index
        %2258 = arith.divui %2084, %c20 : index
        %2259 = arith.addi %2258, %c20 : index
        %2260 = arith.muli %2259, %c20 : index
        %2261 = arith.addi %2260, %2062 : index
        %2262 = memref.load %rope[%2257] : memref<?xf32>
        %2263 = arith.addi %2257, %c6 : index
        %2264 = memref.load %rope[%2263] : memref<?xf32>
        %2265 = memref.load %rope[%2261] : memref<?xf32>
        %2266 = arith.addi %2261, %c6 : index
        %2267 = memref.load %rope[%2266] : memref<?xf32>
        %2268 = arith.mulf %2265, %2262 : f32
        %2269 = arith.mulf %2267, %2264 : f32
        %2270 = arith.subf %2268, %2269 : f32
        %2271 = arith.mulf %2267, %2262 : f32
        %2272 = arith.mulf %2265, %2264 : f32
        %2273 = arith.addf %2271, %2272 : f32
        %2274 = arith.mulf %2146, %2270 : f32
        %2275 = arith.mulf %2152, %2273 : f32
        %2276 = arith.subf %2274, %2275 : f32
        %2277 = arith.mulf %2152, %2270 : f32
        %2278 = arith.mulf %2146, %2273 : f32
        %2279 = arith.addf %2277, %2278 : f32
        %2280 = arith.cmpi slt, %0, %heads : index
        scf.if %2280 {
          %2281 = arith.muli %2005, %heads : index
          %2282 = arith.addi %2281, %0 : index
          %2283 = arith.muli %2282, %c20 : index
          %2284 = arith.addi %2283, %2062 : index
          memref.store %2276, %q[%2284] : memref<?xf32>
          %2285 = arith.addi %2284, %c6 : index
          memref.store %2279, %q[%2285] : memref<?xf32>
        } else {
          %2286 = arith.addi %2006, %2062 : index
          memref.store %2276, %20[%2286] : memref<?xf32>
          %2287 = arith.addi %2006, %2062 : index
          %2288 = arith.addi %2287, %c6 : index
          memref.store %2279, %20[%2288] : memref<?xf32>
        }
      } else {
        %2289 = arith.cmpi slt, %0, %heads : index
        scf.if %2289 {
          %2290 = arith.muli %2005, %heads : index
          %2291 = arith.addi %2290, %0 : index
          %2292 = arith.muli %2291, %c20 : index
          %2293 = arith.addi %2292, %2008 : index
          memref.store %2016, %q[%2293] : memref<?xf32>
          %2294 = arith.addi %2293, %c6 : index
          memref.store %2025, %q[%2294] : memref<?xf32>
        } else {
          %2295 = arith.addi %2006, %2008 : index
          memref.store %2016, %20[%2295] : memref<?xf32>
          %2296 = arith.addi %2006, %2008 : index
          %2297 = arith.addi %2296, %c6 : index
          memref.store %2025, %20[%2297] : memref<?xf32>
        }
        %2298 = arith.cmpi slt, %0, %heads : index
        scf.if %2298 {
          %2299 = arith.muli %2005, %heads : index
          %2300 = arith.addi %2299, %0 : index
          %2301 = arith.muli %2300, %c20 : index
          %2302 = arith.addi %2301, %2026 : index
          memref.store %2034, %q[%2302] : memref<?xf32>
          %2303 = arith.addi %2302, %c6 : index
          memref.store %2043, %q[%2303] : memref<?xf32>
        } else {
          %2304 = arith.addi %2006, %2026 : index
          memref.store %2034, %20[%2304] : memref<?xf32>
          %2305 = arith.addi %2006, %2026 : index
          %2306 = arith.addi %2305, %c6 : index
          memref.store %2043, %20[%2306] : memref<?xf32>
        }
        %2307 = arith.cmpi slt, %0, %heads : index
        scf.if %2307 {
          %2308 = arith.muli %2005, %heads : index
          %2309 = arith.addi %2308, %0 : index
          %2310 = arith.muli %2309, %c20 : index
          %2311 = arith.addi %2310, %2044 : index
          memref.store %2052, %q[%2311] : memref<?xf32>
          %2312 = arith.addi %2311, %c6 : index
          memref.store %2061, %q[%2312] : memref<?xf32>
        } else {
          %2313 = arith.addi %2006, %2044 : index
          memref.store %2052, %20[%2313] : memref<?xf32>
          %2314 = arith.addi %2006, %2044 : index
          %2315 = arith.addi %2314, %c6 : index
          memref.store %2061, %20[%2315] : memref<?xf32>
        }
        %2316 = arith.cmpi slt, %0, %heads : index
        scf.if %2316 {
          %2317 = arith.muli %2005, %heads : index
          %2318 = arith.addi %2317, %0 : index
          %2319 = arith.muli %2318, %c20 : index
          %2320 = arith.addi %2319, %2062 : index
          memref.store %2070, %q[%2320] : memref<?xf32>
          %2321 = arith.addi %2320, %c6 : index
          memref.store %2079, %q[%2321] : memref<?xf32>
        } else {
          %2322 = arith.addi %2006, %2062 : index
          memref.store %2070, %20[%2322] : memref<?xf32>
          %2323 = arith.addi %2006, %2062 : index
          %2324 = arith.addi %2323, %c6 : index
          memref.store %2079, %20[%2324] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2325 = arith.cmpi sge, %0, %heads : index
    scf.if %2325 {
      %2326 = arith.addi %2001, %c8 : index
      %2327 = arith.addi %2000, %2326 : index
      %2328 = arith.cmpi slt, %2327, %22 : index
      scf.if %2328 {
        %2329 = arith.addi %2000, %2326 : index
        %2330 = arith.addi %slotsAt, %2329 : index
        %2331 = memref.load %step[%2330] : memref<?xi32>
        %2332 = arith.index_cast %2331 : i32 to index
        %2333 = arith.cmpi sge, %2332, %c8 : index
        scf.if %2333 {
          %2334 = arith.muli %2326, %c20 : index
          %2335 = arith.subi %0, %heads : index
          %2336 = memref.load %scales[%2335] : memref<?xf32>
          %2337 = vector.broadcast %2336 : f32 to vector<4xf32>
          %2338 = arith.divui %2332, %c7 : index
          %2339 = arith.remui %2332, %c7 : index
          %2340 = arith.muli %2338, %pageBytes : index
          %2341 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2341 {
            %2342 = wave.lane
            %2343 = arith.muli %2342, %c19 : index
            scf.for %2344 = %2343 to %c20 step %c6 {
              %2345 = arith.addi %2334, %2344 : index
              %2346 = vector.load %20[%2345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2347 = arith.mulf %2346, %2337 : vector<4xf32>
              %2348 = arith.minimumf %2347, %c44 : vector<4xf32>
              %2349 = arith.maximumf %2348, %c45 : vector<4xf32>
              %2350 = arith.truncf %2349 : vector<4xf32> to vector<4xf16>
              %2351 = vector.bitcast %2350 : vector<4xf16> to vector<8xi8>
              %2352 = arith.cmpi slt, %2335, %kvHeads : index
              scf.if %2352 {
                %2353 = arith.muli %2335, %c46 : index
                %2354 = arith.addi %2340, %2353 : index
                %2355 = arith.divui %2344, %c7 : index
                %2356 = arith.muli %2355, %c47 : index
                %2357 = arith.remui %2344, %c7 : index
                %2358 = arith.divui %2357, %c2 : index
                %2359 = arith.muli %2358, %c20 : index
                %2360 = arith.muli %2339, %c7 : index
                %2361 = arith.addi %2359, %2360 : index
                %2362 = arith.remui %2357, %c2 : index
                %2363 = arith.muli %2362, %c4 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.addi %2356, %2364 : index
                %2366 = arith.addi %2354, %2365 : index
                vector.store %2351, %kv[%2366] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2367 = arith.subi %2335, %kvHeads : index
                %2368 = arith.muli %2367, %c46 : index
                %2369 = arith.addi %2340, %2368 : index
                %2370 = arith.addi %2344, %c8 : index
                %2371 = arith.divui %2370, %c7 : index
                %2372 = arith.muli %2371, %c47 : index
                %2373 = arith.addi %2372, %c10 : index
                %2374 = arith.remui %2370, %c7 : index
                %2375 = arith.divui %2339, %c4 : index
                %2376 = arith.remui %2339, %c4 : index
                %2377 = arith.muli %2376, %c2 : index
                %2378 = arith.addi %2375, %2377 : index
                %2379 = arith.divui %2378, %c2 : index
                %2380 = arith.muli %2379, %c20 : index
                %2381 = arith.muli %2374, %c7 : index
                %2382 = arith.addi %2380, %2381 : index
                %2383 = arith.remui %2378, %c2 : index
                %2384 = arith.muli %2383, %c4 : index
                %2385 = arith.addi %2382, %2384 : index
                %2386 = arith.addi %2373, %2385 : index
                %2387 = arith.addi %2369, %2386 : index
                %2388 = vector.shuffle %2351, %2351 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2388, %kv[%2387] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2389 = arith.addi %2344, %c9 : index
                %2390 = arith.divui %2389, %c7 : index
                %2391 = arith.muli %2390, %c47 : index
                %2392 = arith.addi %2391, %c10 : index
                %2393 = arith.remui %2389, %c7 : index
                %2394 = arith.divui %2339, %c4 : index
                %2395 = arith.remui %2339, %c4 : index
                %2396 = arith.muli %2395, %c2 : index
                %2397 = arith.addi %2394, %2396 : index
                %2398 = arith.divui %2397, %c2 : index
                %2399 = arith.muli %2398, %c20 : index
                %2400 = arith.muli %2393, %c7 : index
                %2401 = arith.addi %2399, %2400 : index
                %2402 = arith.remui %2397, %c2 : index
                %2403 = arith.muli %2402, %c4 : index
                %2404 = arith.addi %2401, %2403 : index
                %2405 = arith.addi %2392, %2404 : index
                %2406 = arith.addi %2369, %2405 : index
                %2407 = vector.shuffle %2351, %2351 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2407, %kv[%2406] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2408 = arith.addi %2344, %c4 : index
                %2409 = arith.divui %2408, %c7 : index
                %2410 = arith.muli %2409, %c47 : index
                %2411 = arith.addi %2410, %c10 : index
                %2412 = arith.remui %2408, %c7 : index
                %2413 = arith.divui %2339, %c4 : index
                %2414 = arith.remui %2339, %c4 : index
                %2415 = arith.muli %2414, %c2 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.divui %2416, %c2 : index
                %2418 = arith.muli %2417, %c20 : index
                %2419 = arith.muli %2412, %c7 : index
                %2420 = arith.addi %2418, %2419 : index
                %2421 = arith.remui %2416, %c2 : index
                %2422 = arith.muli %2421, %c4 : index
                %2423 = arith.addi %2420, %2422 : index
                %2424 = arith.addi %2411, %2423 : index
                %2425 = arith.addi %2369, %2424 : index
                %2426 = vector.shuffle %2351, %2351 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2426, %kv[%2425] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2427 = arith.addi %2344, %c28 : index
                %2428 = arith.divui %2427, %c7 : index
                %2429 = arith.muli %2428, %c47 : index
                %2430 = arith.addi %2429, %c10 : index
                %2431 = arith.remui %2427, %c7 : index
                %2432 = arith.divui %2339, %c4 : index
                %2433 = arith.remui %2339, %c4 : index
                %2434 = arith.muli %2433, %c2 : index
                %2435 = arith.addi %2432, %2434 : index
                %2436 = arith.divui %2435, %c2 : index
                %2437 = arith.muli %2436, %c20 : index
                %2438 = arith.muli %2431, %c7 : index
                %2439 = arith.addi %2437, %2438 : index
                %2440 = arith.remui %2435, %c2 : index
                %2441 = arith.muli %2440, %c4 : index
                %2442 = arith.addi %2439, %2441 : index
                %2443 = arith.addi %2430, %2442 : index
                %2444 = arith.addi %2369, %2443 : index
                %2445 = vector.shuffle %2351, %2351 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2445, %kv[%2444] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2446 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2446 {
            %2447 = wave.lane
            %2448 = arith.muli %2447, %c19 : index
            scf.for %2449 = %2448 to %c20 step %c6 {
              %2450 = arith.addi %2334, %2449 : index
              %2451 = vector.load %20[%2450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2452 = arith.mulf %2451, %2337 : vector<4xf32>
              %2453 = wave.fp8_encode "e4m3" %2452 : vector<4xf32> -> vector<4xi8>
              %2454 = arith.cmpi slt, %2335, %kvHeads : index
              scf.if %2454 {
                %2455 = arith.muli %2335, %c10 : index
                %2456 = arith.addi %2340, %2455 : index
                %2457 = vector.shuffle %2453, %2453 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2458 = arith.divui %2449, %c7 : index
                %2459 = arith.muli %2458, %c20 : index
                %2460 = arith.remui %2449, %c7 : index
                %2461 = arith.muli %2339, %c7 : index
                %2462 = arith.divui %2460, %c19 : index
                %2463 = arith.muli %2462, %c19 : index
                %2464 = arith.remui %2460, %c4 : index
                %2465 = arith.muli %2464, %c4 : index
                %2466 = arith.addi %2463, %2465 : index
                %2467 = arith.divui %2460, %c4 : index
                %2468 = arith.remui %2467, %c4 : index
                %2469 = arith.addi %2466, %2468 : index
                %2470 = arith.addi %2461, %2469 : index
                %2471 = arith.addi %2459, %2470 : index
                %2472 = arith.addi %2456, %2471 : index
                vector.store %2457, %kv[%2472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2473 = arith.subi %2335, %kvHeads : index
                %2474 = arith.muli %2473, %c10 : index
                %2475 = arith.addi %2340, %2474 : index
                %2476 = arith.addi %2449, %c8 : index
                %2477 = arith.divui %2476, %c7 : index
                %2478 = arith.muli %2477, %c20 : index
                %2479 = arith.addi %2478, %c11 : index
                %2480 = arith.remui %2476, %c7 : index
                %2481 = arith.divui %2339, %c4 : index
                %2482 = arith.remui %2339, %c4 : index
                %2483 = arith.muli %2482, %c2 : index
                %2484 = arith.addi %2481, %2483 : index
                %2485 = arith.muli %2480, %c7 : index
                %2486 = arith.divui %2484, %c19 : index
                %2487 = arith.muli %2486, %c19 : index
                %2488 = arith.remui %2484, %c4 : index
                %2489 = arith.muli %2488, %c4 : index
                %2490 = arith.addi %2487, %2489 : index
                %2491 = arith.divui %2484, %c4 : index
                %2492 = arith.remui %2491, %c4 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.addi %2485, %2493 : index
                %2495 = arith.addi %2479, %2494 : index
                %2496 = arith.addi %2475, %2495 : index
                %2497 = vector.shuffle %2453, %2453 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2497, %kv[%2496] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2498 = arith.addi %2449, %c9 : index
                %2499 = arith.divui %2498, %c7 : index
                %2500 = arith.muli %2499, %c20 : index
                %2501 = arith.addi %2500, %c11 : index
                %2502 = arith.remui %2498, %c7 : index
                %2503 = arith.divui %2339, %c4 : index
                %2504 = arith.remui %2339, %c4 : index
                %2505 = arith.muli %2504, %c2 : index
                %2506 = arith.addi %2503, %2505 : index
                %2507 = arith.muli %2502, %c7 : index
                %2508 = arith.divui %2506, %c19 : index
                %2509 = arith.muli %2508, %c19 : index
                %2510 = arith.remui %2506, %c4 : index
                %2511 = arith.muli %2510, %c4 : index
                %2512 = arith.addi %2509, %2511 : index
                %2513 = arith.divui %2506, %c4 : index
                %2514 = arith.remui %2513, %c4 : index
                %2515 = arith.addi %2512, %2514 : index
                %2516 = arith.addi %2507, %2515 : index
                %2517 = arith.addi %2501, %2516 : index
                %2518 = arith.addi %2475, %2517 : index
                %2519 = vector.shuffle %2453, %2453 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2519, %kv[%2518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2520 = arith.addi %2449, %c4 : index
                %2521 = arith.divui %2520, %c7 : index
                %2522 = arith.muli %2521, %c20 : index
                %2523 = arith.addi %2522, %c11 : index
                %2524 = arith.remui %2520, %c7 : index
                %2525 = arith.divui %2339, %c4 : index
                %2526 = arith.remui %2339, %c4 : index
                %2527 = arith.muli %2526, %c2 : index
                %2528 = arith.addi %2525, %2527 : index
                %2529 = arith.muli %2524, %c7 : index
                %2530 = arith.divui %2528, %c19 : index
                %2531 = arith.muli %2530, %c19 : index
                %2532 = arith.remui %2528, %c4 : index
                %2533 = arith.muli %2532, %c4 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.divui %2528, %c4 : index
                %2536 = arith.remui %2535, %c4 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.addi %2529, %2537 : index
                %2539 = arith.addi %2523, %2538 : index
                %2540 = arith.addi %2475, %2539 : index
                %2541 = vector.shuffle %2453, %2453 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2541, %kv[%2540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2542 = arith.addi %2449, %c28 : index
                %2543 = arith.divui %2542, %c7 : index
                %2544 = arith.muli %2543, %c20 : index
                %2545 = arith.addi %2544, %c11 : index
                %2546 = arith.remui %2542, %c7 : index
                %2547 = arith.divui %2339, %c4 : index
                %2548 = arith.remui %2339, %c4 : index
                %2549 = arith.muli %2548, %c2 : index
                %2550 = arith.addi %2547, %2549 : index
                %2551 = arith.muli %2546, %c7 : index
                %2552 = arith.divui %2550, %c19 : index
                %2553 = arith.muli %2552, %c19 : index
                %2554 = arith.remui %2550, %c4 : index
                %2555 = arith.muli %2554, %c4 : index
                %2556 = arith.addi %2553, %2555 : index
                %2557 = arith.divui %2550, %c4 : index
                %2558 = arith.remui %2557, %c4 : index
                %2559 = arith.addi %2556, %2558 : index
                %2560 = arith.addi %2551, %2559 : index
                %2561 = arith.addi %2545, %2560 : index
                %2562 = arith.addi %2475, %2561 : index
                %2563 = vector.shuffle %2453, %2453 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2563, %kv[%2562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2564 = arith.cmpi eq, %codec, %c4 : index
          scf.if %2564 {
            %2565 = wave.lane
            %2566 = arith.muli %2565, %c19 : index
            scf.for %2567 = %2566 to %c20 step %c6 {
              %2568 = arith.addi %2334, %2567 : index
              %2569 = vector.load %20[%2568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2570 = arith.mulf %2569, %2337 : vector<4xf32>
              %2571 = wave.fp8_encode "e5m2" %2570 : vector<4xf32> -> vector<4xi8>
              %2572 = arith.cmpi slt, %2335, %kvHeads : index
              scf.if %2572 {
                %2573 = arith.muli %2335, %c10 : index
                %2574 = arith.addi %2340, %2573 : index
                %2575 = vector.shuffle %2571, %2571 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2576 = arith.divui %2567, %c7 : index
                %2577 = arith.muli %2576, %c20 : index
                %2578 = arith.remui %2567, %c7 : index
                %2579 = arith.muli %2339, %c7 : index
                %2580 = arith.divui %2578, %c19 : index
                %2581 = arith.muli %2580, %c19 : index
                %2582 = arith.remui %2578, %c4 : index
                %2583 = arith.muli %2582, %c4 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.divui %2578, %c4 : index
                %2586 = arith.remui %2585, %c4 : index
                %2587 = arith.addi %2584, %2586 : index
                %2588 = arith.addi %2579, %2587 : index
                %2589 = arith.addi %2577, %2588 : index
                %2590 = arith.addi %2574, %2589 : index
                vector.store %2575, %kv[%2590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2591 = arith.subi %2335, %kvHeads : index
                %2592 = arith.muli %2591, %c10 : index
                %2593 = arith.addi %2340, %2592 : index
                %2594 = arith.addi %2567, %c8 : index
                %2595 = arith.divui %2594, %c7 : index
                %2596 = arith.muli %2595, %c20 : index
                %2597 = arith.addi %2596, %c11 : index
                %2598 = arith.remui %2594, %c7 : index
                %2599 = arith.divui %2339, %c4 : index
                %2600 = arith.remui %2339, %c4 : index
                %2601 = arith.muli %2600, %c2 : index
                %2602 = arith.addi %2599, %2601 : index
                %2603 = arith.muli %2598, %c7 : index
                %2604 = arith.divui %2602, %c19 : index
                %2605 = arith.muli %2604, %c19 : index
                %2606 = arith.remui %2602, %c4 : index
                %2607 = arith.muli %2606, %c4 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.divui %2602, %c4 : index
                %2610 = arith.remui %2609, %c4 : index
                %2611 = arith.addi %2608, %2610 : index
                %2612 = arith.addi %2603, %2611 : index
                %2613 = arith.addi %2597, %2612 : index
                %2614 = arith.addi %2593, %2613 : index
                %2615 = vector.shuffle %2571, %2571 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2615, %kv[%2614] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2616 = arith.addi %2567, %c9 : index
                %2617 = arith.divui %2616, %c7 : index
                %2618 = arith.muli %2617, %c20 : index
                %2619 = arith.addi %2618, %c11 : index
                %2620 = arith.remui %2616, %c7 : index
                %2621 = arith.divui %2339, %c4 : index
                %2622 = arith.remui %2339, %c4 : index
                %2623 = arith.muli %2622, %c2 : index
                %2624 = arith.addi %2621, %2623 : index
                %2625 = arith.muli %2620, %c7 : index
                %2626 = arith.divui %2624, %c19 : index
                %2627 = arith.muli %2626, %c19 : index
                %2628 = arith.remui %2624, %c4 : index
                %2629 = arith.muli %2628, %c4 : index
                %2630 = arith.addi %2627, %2629 : index
                %2631 = arith.divui %2624, %c4 : index
                %2632 = arith.remui %2631, %c4 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.addi %2625, %2633 : index
                %2635 = arith.addi %2619, %2634 : index
                %2636 = arith.addi %2593, %2635 : index
                %2637 = vector.shuffle %2571, %2571 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2637, %kv[%2636] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2638 = arith.addi %2567, %c4 : index
                %2639 = arith.divui %2638, %c7 : index
                %2640 = arith.muli %2639, %c20 : index
                %2641 = arith.addi %2640, %c11 : index
                %2642 = arith.remui %2638, %c7 : index
                %2643 = arith.divui %2339, %c4 : index
                %2644 = arith.remui %2339, %c4 : index
                %2645 = arith.muli %2644, %c2 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.muli %2642, %c7 : index
                %2648 = arith.divui %2646, %c19 : index
                %2649 = arith.muli %2648, %c19 : index
                %2650 = arith.remui %2646, %c4 : index
                %2651 = arith.muli %2650, %c4 : index
                %2652 = arith.addi %2649, %2651 : index
                %2653 = arith.divui %2646, %c4 : index
                %2654 = arith.remui %2653, %c4 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.addi %2647, %2655 : index
                %2657 = arith.addi %2641, %2656 : index
                %2658 = arith.addi %2593, %2657 : index
                %2659 = vector.shuffle %2571, %2571 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2659, %kv[%2658] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2660 = arith.addi %2567, %c28 : index
                %2661 = arith.divui %2660, %c7 : index
                %2662 = arith.muli %2661, %c20 : index
                %2663 = arith.addi %2662, %c11 : index
                %2664 = arith.remui %2660, %c7 : index
                %2665 = arith.divui %2339, %c4 : index
                %2666 = arith.remui %2339, %c4 : index
                %2667 = arith.muli %2666, %c2 : index
                %2668 = arith.addi %2665, %2667 : index
                %2669 = arith.muli %2664, %c7 : index
                %2670 = arith.divui %2668, %c19 : index
                %2671 = arith.muli %2670, %c19 : index
                %2672 = arith.remui %2668, %c4 : index
                %2673 = arith.muli %2672, %c4 : index
                %2674 = arith.addi %2671, %2673 : index
                %2675 = arith.divui %2668, %c4 : index
                %2676 = arith.remui %2675, %c4 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.addi %2669, %2677 : index
                %2679 = arith.addi %2663, %2678 : index
                %2680 = arith.addi %2593, %2679 : index
                %2681 = vector.shuffle %2571, %2571 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2681, %kv[%2680] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2682 = arith.addi %23, %c14 : index
    %2683 = wave.lane
    %2684 = arith.muli %3, %c4 : index
    %2685 = arith.muli %2684, %c20 : index
    %2686 = arith.addi %2685, %2683 : index
    %2687 = arith.muli %4, %c11 : index
    %2688 = arith.addi %2687, %2686 : index
    %2689 = arith.addi %2688, %c8 : index
    %2690 = arith.addi %2689, %c8 : index
    %2691 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %2691, %19[%2690] : memref<?xf32>
    %2692 = arith.muli %4, %c11 : index
    %2693 = arith.addi %2692, %2686 : index
    %2694 = arith.addi %2693, %c8 : index
    %2695 = arith.addi %2694, %c14 : index
    %2696 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %2696, %19[%2695] : memref<?xf32>
    %2697 = arith.muli %4, %c11 : index
    %2698 = arith.addi %2697, %2686 : index
    %2699 = arith.addi %2698, %c8 : index
    %2700 = arith.addi %2699, %c12 : index
    %2701 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %2701, %19[%2700] : memref<?xf32>
    %2702 = arith.muli %4, %c11 : index
    %2703 = arith.addi %2702, %2686 : index
    %2704 = arith.addi %2703, %c8 : index
    %2705 = arith.addi %2704, %c29 : index
    %2706 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %2706, %19[%2705] : memref<?xf32>
    %2707 = arith.muli %4, %c11 : index
    %2708 = arith.addi %2707, %2686 : index
    %2709 = arith.addi %2708, %c8 : index
    %2710 = arith.addi %2709, %c6 : index
    %2711 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %2711, %19[%2710] : memref<?xf32>
    %2712 = arith.muli %4, %c11 : index
    %2713 = arith.addi %2712, %2686 : index
    %2714 = arith.addi %2713, %c8 : index
    %2715 = arith.addi %2714, %c30 : index
    %2716 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %2716, %19[%2715] : memref<?xf32>
    %2717 = arith.muli %4, %c11 : index
    %2718 = arith.addi %2717, %2686 : index
    %2719 = arith.addi %2718, %c8 : index
    %2720 = arith.addi %2719, %c31 : index
    %2721 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %2721, %19[%2720] : memref<?xf32>
    %2722 = arith.muli %4, %c11 : index
    %2723 = arith.addi %2722, %2686 : index
    %2724 = arith.addi %2723, %c8 : index
    %2725 = arith.addi %2724, %c32 : index
    %2726 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %2726, %19[%2725] : memref<?xf32>
    %2727 = arith.muli %4, %c11 : index
    %2728 = arith.addi %2727, %2686 : index
    %2729 = arith.addi %2728, %c20 : index
    %2730 = arith.addi %2729, %c8 : index
    %2731 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %2731, %19[%2730] : memref<?xf32>
    %2732 = arith.muli %4, %c11 : index
    %2733 = arith.addi %2732, %2686 : index
    %2734 = arith.addi %2733, %c20 : index
    %2735 = arith.addi %2734, %c14 : index
    %2736 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %2736, %19[%2735] : memref<?xf32>
    %2737 = arith.muli %4, %c11 : index
    %2738 = arith.addi %2737, %2686 : index
    %2739 = arith.addi %2738, %c20 : index
    %2740 = arith.addi %2739, %c12 : index
    %2741 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %2741, %19[%2740] : memref<?xf32>
    %2742 = arith.muli %4, %c11 : index
    %2743 = arith.addi %2742, %2686 : index
    %2744 = arith.addi %2743, %c20 : index
    %2745 = arith.addi %2744, %c29 : index
    %2746 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %2746, %19[%2745] : memref<?xf32>
    %2747 = arith.muli %4, %c11 : index
    %2748 = arith.addi %2747, %2686 : index
    %2749 = arith.addi %2748, %c20 : index
    %2750 = arith.addi %2749, %c6 : index
    %2751 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %2751, %19[%2750] : memref<?xf32>
    %2752 = arith.muli %4, %c11 : index
    %2753 = arith.addi %2752, %2686 : index
    %2754 = arith.addi %2753, %c20 : index
    %2755 = arith.addi %2754, %c30 : index
    %2756 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %2756, %19[%2755] : memref<?xf32>
    %2757 = arith.muli %4, %c11 : index
    %2758 = arith.addi %2757, %2686 : index
    %2759 = arith.addi %2758, %c20 : index
    %2760 = arith.addi %2759, %c31 : index
    %2761 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %2761, %19[%2760] : memref<?xf32>
    %2762 = arith.muli %4, %c11 : index
    %2763 = arith.addi %2762, %2686 : index
    %2764 = arith.addi %2763, %c20 : index
    %2765 = arith.addi %2764, %c32 : index
    %2766 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %2766, %19[%2765] : memref<?xf32>
    wave.barrier
    %2767 = arith.muli %4, %c19 : index
    %2768 = arith.addi %2767, %c8 : index
    %2769 = arith.muli %2768, %c4 : index
    %2770 = arith.divui %2683, %c7 : index
    %2771 = arith.addi %2769, %2770 : index
    %2772 = arith.addi %2682, %2771 : index
    %2773 = arith.cmpi slt, %2772, %22 : index
    scf.if %2773 {
      %2774 = arith.cmpi eq, %hasFactors, %c9 : index
      %2775 = memref.load %factors[%2772] : memref<?xf32>
      %2776 = arith.select %2774, %2775, %c34 : f32
      %2777 = arith.addi %2686, %c8 : index
      %2778 = arith.muli %2768, %c14 : index
      %2779 = arith.addi %2777, %2778 : index
      %2780 = memref.load %19[%2779] : memref<?xf32>
      %2781 = arith.addi %2779, %c11 : index
      %2782 = memref.load %19[%2781] : memref<?xf32>
      %2783 = arith.addf %2780, %2782 : f32
      %2784 = arith.remui %2683, %c7 : index
      %2785 = arith.muli %2784, %c19 : index
      %2786 = arith.addi %16, %2785 : index
      %2787 = vector.load %w[%2786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2788 = vector.bitcast %2787 : vector<4xi8> to vector<1xf32>
      %2789 = vector.extract %2788[0] : f32 from vector<1xf32>
      %2790 = arith.mulf %2789, %2776 : f32
      %2791 = arith.mulf %2783, %2790 : f32
      %2792 = arith.muli %3, %c4 : index
      %2793 = arith.addi %2792, %c8 : index
      %2794 = arith.muli %2793, %c7 : index
      %2795 = arith.remui %2683, %c7 : index
      %2796 = arith.addi %2794, %2795 : index
      %2797 = arith.muli %2771, %c20 : index
      %2798 = arith.addi %2797, %2796 : index
      memref.store %2791, %20[%2798] : memref<?xf32>
      %2799 = arith.addi %2686, %c20 : index
      %2800 = arith.muli %2768, %c14 : index
      %2801 = arith.addi %2799, %2800 : index
      %2802 = memref.load %19[%2801] : memref<?xf32>
      %2803 = arith.addi %2801, %c11 : index
      %2804 = memref.load %19[%2803] : memref<?xf32>
      %2805 = arith.addf %2802, %2804 : f32
      %2806 = arith.remui %2683, %c7 : index
      %2807 = arith.muli %2806, %c19 : index
      %2808 = arith.addi %18, %2807 : index
      %2809 = vector.load %w[%2808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2810 = vector.bitcast %2809 : vector<4xi8> to vector<1xf32>
      %2811 = vector.extract %2810[0] : f32 from vector<1xf32>
      %2812 = arith.mulf %2811, %2776 : f32
      %2813 = arith.mulf %2805, %2812 : f32
      %2814 = arith.muli %3, %c4 : index
      %2815 = arith.addi %2814, %c9 : index
      %2816 = arith.muli %2815, %c7 : index
      %2817 = arith.remui %2683, %c7 : index
      %2818 = arith.addi %2816, %2817 : index
      %2819 = arith.muli %2771, %c20 : index
      %2820 = arith.addi %2819, %2818 : index
      memref.store %2813, %20[%2820] : memref<?xf32>
    }
    %2821 = arith.muli %4, %c19 : index
    %2822 = arith.addi %2821, %c9 : index
    %2823 = arith.muli %2822, %c4 : index
    %2824 = arith.divui %2683, %c7 : index
    %2825 = arith.addi %2823, %2824 : index
    %2826 = arith.addi %2682, %2825 : index
    %2827 = arith.cmpi slt, %2826, %22 : index
    scf.if %2827 {
      %2828 = arith.cmpi eq, %hasFactors, %c9 : index
      %2829 = memref.load %factors[%2826] : memref<?xf32>
      %2830 = arith.select %2828, %2829, %c34 : f32
      %2831 = arith.addi %2686, %c8 : index
      %2832 = arith.muli %2822, %c14 : index
      %2833 = arith.addi %2831, %2832 : index
      %2834 = memref.load %19[%2833] : memref<?xf32>
      %2835 = arith.addi %2833, %c11 : index
      %2836 = memref.load %19[%2835] : memref<?xf32>
      %2837 = arith.addf %2834, %2836 : f32
      %2838 = arith.remui %2683, %c7 : index
      %2839 = arith.muli %2838, %c19 : index
      %2840 = arith.addi %16, %2839 : index
      %2841 = vector.load %w[%2840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2842 = vector.bitcast %2841 : vector<4xi8> to vector<1xf32>
      %2843 = vector.extract %2842[0] : f32 from vector<1xf32>
      %2844 = arith.mulf %2843, %2830 : f32
      %2845 = arith.mulf %2837, %2844 : f32
      %2846 = arith.muli %3, %c4 : index
      %2847 = arith.addi %2846, %c8 : index
      %2848 = arith.muli %2847, %c7 : index
      %2849 = arith.remui %2683, %c7 : index
      %2850 = arith.addi %2848, %2849 : index
      %2851 = arith.muli %2825, %c20 : index
      %2852 = arith.addi %2851, %2850 : index
      memref.store %2845, %20[%2852] : memref<?xf32>
      %2853 = arith.addi %2686, %c20 : index
      %2854 = arith.muli %2822, %c14 : index
      %2855 = arith.addi %2853, %2854 : index
      %2856 = memref.load %19[%2855] : memref<?xf32>
      %2857 = arith.addi %2855, %c11 : index
      %2858 = memref.load %19[%2857] : memref<?xf32>
      %2859 = arith.addf %2856, %2858 : f32
      %2860 = arith.remui %2683, %c7 : index
      %2861 = arith.muli %2860, %c19 : index
      %2862 = arith.addi %18, %2861 : index
      %2863 = vector.load %w[%2862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2864 = vector.bitcast %2863 : vector<4xi8> to vector<1xf32>
      %2865 = vector.extract %2864[0] : f32 from vector<1xf32>
      %2866 = arith.mulf %2865, %2830 : f32
      %2867 = arith.mulf %2859, %2866 : f32
      %2868 = arith.muli %3, %c4 : index
      %2869 = arith.addi %2868, %c9 : index
      %2870 = arith.muli %2869, %c7 : index
      %2871 = arith.remui %2683, %c7 : index
      %2872 = arith.addi %2870, %2871 : index
      %2873 = arith.muli %2825, %c20 : index
      %2874 = arith.addi %2873, %2872 : index
      memref.store %2867, %20[%2874] : memref<?xf32>
    }
    %2875 = arith.muli %4, %c19 : index
    %2876 = arith.addi %2875, %c4 : index
    %2877 = arith.muli %2876, %c4 : index
    %2878 = arith.divui %2683, %c7 : index
    %2879 = arith.addi %2877, %2878 : index
    %2880 = arith.addi %2682, %2879 : index
    %2881 = arith.cmpi slt, %2880, %22 : index
    scf.if %2881 {
      %2882 = arith.cmpi eq, %hasFactors, %c9 : index
      %2883 = memref.load %factors[%2880] : memref<?xf32>
      %2884 = arith.select %2882, %2883, %c34 : f32
      %2885 = arith.addi %2686, %c8 : index
      %2886 = arith.muli %2876, %c14 : index
      %2887 = arith.addi %2885, %2886 : index
      %2888 = memref.load %19[%2887] : memref<?xf32>
      %2889 = arith.addi %2887, %c11 : index
      %2890 = memref.load %19[%2889] : memref<?xf32>
      %2891 = arith.addf %2888, %2890 : f32
      %2892 = arith.remui %2683, %c7 : index
      %2893 = arith.muli %2892, %c19 : index
      %2894 = arith.addi %16, %2893 : index
      %2895 = vector.load %w[%2894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2896 = vector.bitcast %2895 : vector<4xi8> to vector<1xf32>
      %2897 = vector.extract %2896[0] : f32 from vector<1xf32>
      %2898 = arith.mulf %2897, %2884 : f32
      %2899 = arith.mulf %2891, %2898 : f32
      %2900 = arith.muli %3, %c4 : index
      %2901 = arith.addi %2900, %c8 : index
      %2902 = arith.muli %2901, %c7 : index
      %2903 = arith.remui %2683, %c7 : index
      %2904 = arith.addi %2902, %2903 : index
      %2905 = arith.muli %2879, %c20 : index
      %2906 = arith.addi %2905, %2904 : index
      memref.store %2899, %20[%2906] : memref<?xf32>
      %2907 = arith.addi %2686, %c20 : index
      %2908 = arith.muli %2876, %c14 : index
      %2909 = arith.addi %2907, %2908 : index
      %2910 = memref.load %19[%2909] : memref<?xf32>
      %2911 = arith.addi %2909, %c11 : index
      %2912 = memref.load %19[%2911] : memref<?xf32>
      %2913 = arith.addf %2910, %2912 : f32
      %2914 = arith.remui %2683, %c7 : index
      %2915 = arith.muli %2914, %c19 : index
      %2916 = arith.addi %18, %2915 : index
      %2917 = vector.load %w[%2916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2918 = vector.bitcast %2917 : vector<4xi8> to vector<1xf32>
      %2919 = vector.extract %2918[0] : f32 from vector<1xf32>
      %2920 = arith.mulf %2919, %2884 : f32
      %2921 = arith.mulf %2913, %2920 : f32
      %2922 = arith.muli %3, %c4 : index
      %2923 = arith.addi %2922, %c9 : index
      %2924 = arith.muli %2923, %c7 : index
      %2925 = arith.remui %2683, %c7 : index
      %2926 = arith.addi %2924, %2925 : index
      %2927 = arith.muli %2879, %c20 : index
      %2928 = arith.addi %2927, %2926 : index
      memref.store %2921, %20[%2928] : memref<?xf32>
    }
    %2929 = arith.muli %4, %c19 : index
    %2930 = arith.addi %2929, %c28 : index
    %2931 = arith.muli %2930, %c4 : index
    %2932 = arith.divui %2683, %c7 : index
    %2933 = arith.addi %2931, %2932 : index
    %2934 = arith.addi %2682, %2933 : index
    %2935 = arith.cmpi slt, %2934, %22 : index
    scf.if %2935 {
      %2936 = arith.cmpi eq, %hasFactors, %c9 : index
      %2937 = memref.load %factors[%2934] : memref<?xf32>
      %2938 = arith.select %2936, %2937, %c34 : f32
      %2939 = arith.addi %2686, %c8 : index
      %2940 = arith.muli %2930, %c14 : index
      %2941 = arith.addi %2939, %2940 : index
      %2942 = memref.load %19[%2941] : memref<?xf32>
      %2943 = arith.addi %2941, %c11 : index
      %2944 = memref.load %19[%2943] : memref<?xf32>
      %2945 = arith.addf %2942, %2944 : f32
      %2946 = arith.remui %2683, %c7 : index
      %2947 = arith.muli %2946, %c19 : index
      %2948 = arith.addi %16, %2947 : index
      %2949 = vector.load %w[%2948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2950 = vector.bitcast %2949 : vector<4xi8> to vector<1xf32>
      %2951 = vector.extract %2950[0] : f32 from vector<1xf32>
      %2952 = arith.mulf %2951, %2938 : f32
      %2953 = arith.mulf %2945, %2952 : f32
      %2954 = arith.muli %3, %c4 : index
      %2955 = arith.addi %2954, %c8 : index
      %2956 = arith.muli %2955, %c7 : index
      %2957 = arith.remui %2683, %c7 : index
      %2958 = arith.addi %2956, %2957 : index
      %2959 = arith.muli %2933, %c20 : index
      %2960 = arith.addi %2959, %2958 : index
      memref.store %2953, %20[%2960] : memref<?xf32>
      %2961 = arith.addi %2686, %c20 : index
      %2962 = arith.muli %2930, %c14 : index
      %2963 = arith.addi %2961, %2962 : index
      %2964 = memref.load %19[%2963] : memref<?xf32>
      %2965 = arith.addi %2963, %c11 : index
      %2966 = memref.load %19[%2965] : memref<?xf32>
      %2967 = arith.addf %2964, %2966 : f32
      %2968 = arith.remui %2683, %c7 : index
      %2969 = arith.muli %2968, %c19 : index
      %2970 = arith.addi %18, %2969 : index
      %2971 = vector.load %w[%2970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2972 = vector.bitcast %2971 : vector<4xi8> to vector<1xf32>
      %2973 = vector.extract %2972[0] : f32 from vector<1xf32>
      %2974 = arith.mulf %2973, %2938 : f32
      %2975 = arith.mulf %2967, %2974 : f32
      %2976 = arith.muli %3, %c4 : index
      %2977 = arith.addi %2976, %c9 : index
      %2978 = arith.muli %2977, %c7 : index
      %2979 = arith.remui %2683, %c7 : index
      %2980 = arith.addi %2978, %2979 : index
      %2981 = arith.muli %2933, %c20 : index
      %2982 = arith.addi %2981, %2980 : index
      memref.store %2975, %20[%2982] : memref<?xf32>
    }
    wave.barrier
    %2983 = arith.addi %23, %c14 : index
    %2984 = wave.wave
    %2985 = arith.addi %2984, %c8 : index
    %2986 = arith.addi %2983, %2985 : index
    %2987 = arith.cmpi slt, %2986, %22 : index
    scf.if %2987 {
      %2988 = arith.addi %2983, %2985 : index
      %2989 = arith.muli %2985, %c20 : index
      %2990 = wave.lane
      %2991 = arith.addi %2990, %c8 : index
      %2992 = arith.cmpi eq, %hasBias, %c9 : index
      %2993 = arith.addi %2989, %2991 : index
      %2994 = memref.load %20[%2993] : memref<?xf32>
      %2995 = arith.muli %0, %c20 : index
      %2996 = arith.addi %2995, %2991 : index
      %2997 = memref.load %bias[%2996] : memref<?xf32>
      %2998 = arith.addf %2994, %2997 : f32
      %2999 = arith.select %2992, %2998, %2994 : f32
      %3000 = arith.addi %2991, %c6 : index
      %3001 = arith.cmpi eq, %hasBias, %c9 : index
      %3002 = arith.addi %2989, %3000 : index
      %3003 = memref.load %20[%3002] : memref<?xf32>
      %3004 = arith.muli %0, %c20 : index
      %3005 = arith.addi %3004, %3000 : index
      %3006 = memref.load %bias[%3005] : memref<?xf32>
      %3007 = arith.addf %3003, %3006 : f32
      %3008 = arith.select %3001, %3007, %3003 : f32
      %3009 = arith.addi %2990, %c14 : index
      %3010 = arith.cmpi eq, %hasBias, %c9 : index
      %3011 = arith.addi %2989, %3009 : index
      %3012 = memref.load %20[%3011] : memref<?xf32>
      %3013 = arith.muli %0, %c20 : index
      %3014 = arith.addi %3013, %3009 : index
      %3015 = memref.load %bias[%3014] : memref<?xf32>
      %3016 = arith.addf %3012, %3015 : f32
      %3017 = arith.select %3010, %3016, %3012 : f32
      %3018 = arith.addi %3009, %c6 : index
      %3019 = arith.cmpi eq, %hasBias, %c9 : index
      %3020 = arith.addi %2989, %3018 : index
      %3021 = memref.load %20[%3020] : memref<?xf32>
      %3022 = arith.muli %0, %c20 : index
      %3023 = arith.addi %3022, %3018 : index
      %3024 = memref.load %bias[%3023] : memref<?xf32>
      %3025 = arith.addf %3021, %3024 : f32
      %3026 = arith.select %3019, %3025, %3021 : f32
      %3027 = arith.addi %2990, %c12 : index
      %3028 = arith.cmpi eq, %hasBias, %c9 : index
      %3029 = arith.addi %2989, %3027 : index
      %3030 = memref.load %20[%3029] : memref<?xf32>
      %3031 = arith.muli %0, %c20 : index
      %3032 = arith.addi %3031, %3027 : index
      %3033 = memref.load %bias[%3032] : memref<?xf32>
      %3034 = arith.addf %3030, %3033 : f32
      %3035 = arith.select %3028, %3034, %3030 : f32
      %3036 = arith.addi %3027, %c6 : index
      %3037 = arith.cmpi eq, %hasBias, %c9 : index
      %3038 = arith.addi %2989, %3036 : index
      %3039 = memref.load %20[%3038] : memref<?xf32>
      %3040 = arith.muli %0, %c20 : index
      %3041 = arith.addi %3040, %3036 : index
      %3042 = memref.load %bias[%3041] : memref<?xf32>
      %3043 = arith.addf %3039, %3042 : f32
      %3044 = arith.select %3037, %3043, %3039 : f32
      %3045 = arith.addi %2990, %c29 : index
      %3046 = arith.cmpi eq, %hasBias, %c9 : index
      %3047 = arith.addi %2989, %3045 : index
      %3048 = memref.load %20[%3047] : memref<?xf32>
      %3049 = arith.muli %0, %c20 : index
      %3050 = arith.addi %3049, %3045 : index
      %3051 = memref.load %bias[%3050] : memref<?xf32>
      %3052 = arith.addf %3048, %3051 : f32
      %3053 = arith.select %3046, %3052, %3048 : f32
      %3054 = arith.addi %3045, %c6 : index
      %3055 = arith.cmpi eq, %hasBias, %c9 : index
      %3056 = arith.addi %2989, %3054 : index
      %3057 = memref.load %20[%3056] : memref<?xf32>
      %3058 = arith.muli %0, %c20 : index
      %3059 = arith.addi %3058, %3054 : index
      %3060 = memref.load %bias[%3059] : memref<?xf32>
      %3061 = arith.addf %3057, %3060 : f32
      %3062 = arith.select %3055, %3061, %3057 : f32
      %3063 = arith.addi %heads, %kvHeads : index
      %3064 = arith.cmpi slt, %0, %3063 : index
      scf.if %3064 {
        %3065 = arith.addi %positionsAt, %2988 : index
        %3066 = memref.load %step[%3065] : memref<?xi32>
        %3067 = arith.index_cast %3066 : i32 to index
        %3068 = arith.cmpi eq, %hasNorm, %c9 : index
        %3069 = math.fma %2999, %2999, %c38 : f32
        %3070 = math.fma %3008, %3008, %3069 : f32
        %3071 = math.fma %3017, %3017, %3070 : f32
        %3072 = math.fma %3026, %3026, %3071 : f32
        %3073 = math.fma %3035, %3035, %3072 : f32
        %3074 = math.fma %3044, %3044, %3073 : f32
        %3075 = math.fma %3053, %3053, %3074 : f32
        %3076 = math.fma %3062, %3062, %3075 : f32
        %3077 = vector.broadcast %3076 : f32 to vector<1xf32>
        %3078 = wave.reduce "add" %3077 : vector<1xf32>
        %3079 = arith.mulf %3078, %inverseHeadDim : f32
        %3080 = arith.addf %3079, %epsilon : f32
        %3081 = math.sqrt %3080 : f32
        %3082 = arith.divf %c34, %3081 : f32
        %3083 = arith.cmpi slt, %0, %heads : index
        %3084 = arith.addi %2991, %c6 : index
        %3085 = memref.load %query_norm[%2991] : memref<?xf32>
        %3086 = memref.load %key_norm[%2991] : memref<?xf32>
        %3087 = arith.select %3083, %3085, %3086 : f32
        %3088 = arith.mulf %2999, %3082 : f32
        %3089 = arith.mulf %3088, %3087 : f32
        %3090 = arith.select %3068, %3089, %2999 : f32
        %3091 = memref.load %query_norm[%3084] : memref<?xf32>
        %3092 = memref.load %key_norm[%3084] : memref<?xf32>
        %3093 = arith.select %3083, %3091, %3092 : f32
        %3094 = arith.mulf %3008, %3082 : f32
        %3095 = arith.mulf %3094, %3093 : f32
        %3096 = arith.select %3068, %3095, %3008 : f32
        %3097 = arith.addi %3009, %c6 : index
        %3098 = memref.load %query_norm[%3009] : memref<?xf32>
        %3099 = memref.load %key_norm[%3009] : memref<?xf32>
        %3100 = arith.select %3083, %3098, %3099 : f32
        %3101 = arith.mulf %3017, %3082 : f32
        %3102 = arith.mulf %3101, %3100 : f32
        %3103 = arith.select %3068, %3102, %3017 : f32
        %3104 = memref.load %query_norm[%3097] : memref<?xf32>
        %3105 = memref.load %key_norm[%3097] : memref<?xf32>
        %3106 = arith.select %3083, %3104, %3105 : f32
        %3107 = arith.mulf %3026, %3082 : f32
        %3108 = arith.mulf %3107, %3106 : f32
        %3109 = arith.select %3068, %3108, %3026 : f32
        %3110 = arith.addi %3027, %c6 : index
        %3111 = memref.load %query_norm[%3027] : memref<?xf32>
        %3112 = memref.load %key_norm[%3027] : memref<?xf32>
        %3113 = arith.select %3083, %3111, %3112 : f32
        %3114 = arith.mulf %3035, %3082 : f32
        %3115 = arith.mulf %3114, %3113 : f32
        %3116 = arith.select %3068, %3115, %3035 : f32
        %3117 = memref.load %query_norm[%3110] : memref<?xf32>
        %3118 = memref.load %key_norm[%3110] : memref<?xf32>
        %3119 = arith.select %3083, %3117, %3118 : f32
        %3120 = arith.mulf %3044, %3082 : f32
        %3121 = arith.mulf %3120, %3119 : f32
        %3122 = arith.select %3068, %3121, %3044 : f32
        %3123 = arith.addi %3045, %c6 : index
        %3124 = memref.load %query_norm[%3045] : memref<?xf32>
        %3125 = memref.load %key_norm[%3045] : memref<?xf32>
        %3126 = arith.select %3083, %3124, %3125 : f32
        %3127 = arith.mulf %3053, %3082 : f32
        %3128 = arith.mulf %3127, %3126 : f32
        %3129 = arith.select %3068, %3128, %3053 : f32
        %3130 = memref.load %query_norm[%3123] : memref<?xf32>
        %3131 = memref.load %key_norm[%3123] : memref<?xf32>
        %3132 = arith.select %3083, %3130, %3131 : f32
        %3133 = arith.mulf %3062, %3082 : f32
        %3134 = arith.mulf %3133, %3132 : f32
        %3135 = arith.select %3068, %3134, %3062 : f32
        %3136 = arith.remui %3067, %c20 : index
        %3137 = arith.muli %3136, %c20 : index
        %3138 = arith.addi %3137, %2991 : index
        %3139 = arith.divui %3067, %c20 : index
        %3140 = arith.addi %3139, %c20 : index
        %3141 = arith.muli %3140, %c20 : index
        %3142 = arith.addi %3141, %2991 : index
        %3143 = memref.load %rope[%3138] : memref<?xf32>
        %3144 = arith.addi %3138, %c6 : index
        %3145 = memref.load %rope[%3144] : memref<?xf32>
        %3146 = memref.load %rope[%3142] : memref<?xf32>
        %3147 = arith.addi %3142, %c6 : index
        %3148 = memref.load %rope[%3147] : memref<?xf32>
        %3149 = arith.mulf %3146, %3143 : f32
        %3150 = arith.mulf %3148, %3145 : f32
        %3151 = arith.subf %3149, %3150 : f32
        %3152 = arith.mulf %3148, %3143 : f32
        %3153 = arith.mulf %3146, %3145 : f32
        %3154 = arith.addf %3152, %3153 : f32
        %3155 = arith.mulf %3090, %3151 : f32
        %3156 = arith.mulf %3096, %3154 : f32
        %3157 = arith.subf %3155, %3156 : f32
        %3158 = arith.mulf %3096, %3151 : f32
        %3159 = arith.mulf %3090, %3154 : f32
        %3160 = arith.addf %3158, %3159 : f32
        %3161 = arith.cmpi slt, %0, %heads : index
        scf.if %3161 {
          %3162 = arith.muli %2988, %heads : index
          %3163 = arith.addi %3162, %0 : index
          %3164 = arith.muli %3163, %c20 : index
          %3165 = arith.addi %3164, %2991 : index
          memref.store %3157, %q[%3165] : memref<?xf32>
          %3166 = arith.addi %3165, %c6 : index
          memref.store %3160, %q[%3166] : memref<?xf32>
        } else {
          %3167 = arith.addi %2989, %2991 : index
          memref.store %3157, %20[%3167] : memref<?xf32>
          %3168 = arith.addi %2989, %2991 : index
          %3169 = arith.addi %3168, %c6 : index
          memref.store %3160, %20[%3169] : memref<?xf32>
        }
        %3170 = arith.remui %3067, %c20 : index
        %3171 = arith.muli %3170, %c20 : index
        %3172 = arith.addi %3171, %3009 : index
        %3173 = arith.divui %3067, %c20 : index
        %3174 = arith.addi %3173, %c20 : index
        %3175 = arith.muli %3174, %c20 : index
        %3176 = arith.addi %3175, %3009 : index
        %3177 = memref.load %rope[%3172] : memref<?xf32>
        %3178 = arith.addi %3172, %c6 : index
        %3179 = memref.load %rope[%3178] : memref<?xf32>
        %3180 = memref.load %rope[%3176] : memref<?xf32>
        %3181 = arith.addi %3176, %c6 : index
        %3182 = memref.load %rope[%3181] : memref<?xf32>
        %3183 = arith.mulf %3180, %3177 : f32
        %3184 = arith.mulf %3182, %3179 : f32
        %3185 = arith.subf %3183, %3184 : f32
        %3186 = arith.mulf %3182, %3177 : f32
        %3187 = arith.mulf %3180, %3179 : f32
        %3188 = arith.addf %3186, %3187 : f32
        %3189 = arith.mulf %3103, %3185 : f32
        %3190 = arith.mulf %3109, %3188 : f32
        %3191 = arith.subf %3189, %3190 : f32
        %3192 = arith.mulf %3109, %3185 : f32
        %3193 = arith.mulf %3103, %3188 : f32
        %3194 = arith.addf %3192, %3193 : f32
        %3195 = arith.cmpi slt, %0, %heads : index
        scf.if %3195 {
          %3196 = arith.muli %2988, %heads : index
          %3197 = arith.addi %3196, %0 : index
          %3198 = arith.muli %3197, %c20 : index
          %3199 = arith.addi %3198, %3009 : index
          memref.store %3191, %q[%3199] : memref<?xf32>
          %3200 = arith.addi %3199, %c6 : index
          memref.store %3194, %q[%3200] : memref<?xf32>
        } else {
          %3201 = arith.addi %2989, %3009 : index
          memref.store %3191, %20[%3201] : memref<?xf32>
          %3202 = arith.addi %2989, %3009 : index
          %3203 = arith.addi %3202, %c6 : index
          memref.store %3194, %20[%3203] : memref<?xf32>
        }
        %3204 = arith.remui %3067, %c20 : index
        %3205 = arith.muli %3204, %c20 : index
        %3206 = arith.addi %3205, %3027 : index
        %3207 = arith.divui %3067, %c20 : index
        %3208 = arith.addi %3207, %c20 : index
        %3209 = arith.muli %3208, %c20 : index
        %3210 = arith.addi %3209, %3027 : index
        %3211 = memref.load %rope[%3206] : memref<?xf32>
        %3212 = arith.addi %3206, %c6 : index
        %3213 = memref.load %rope[%3212] : memref<?xf32>
        %3214 = memref.load %rope[%3210] : memref<?xf32>
        %3215 = arith.addi %3210, %c6 : index
        %3216 = memref.load %rope[%3215] : memref<?xf32>
        %3217 = arith.mulf %3214, %3211 : f32
        %3218 = arith.mulf %3216, %3213 : f32
        %3219 = arith.subf %3217, %3218 : f32
        %3220 = arith.mulf %3216, %3211 : f32
        %3221 = arith.mulf %3214, %3213 : f32
        %3222 = arith.addf %3220, %3221 : f32
        %3223 = arith.mulf %3116, %3219 : f32
        %3224 = arith.mulf %3122, %3222 : f32
        %3225 = arith.subf %3223, %3224 : f32
        %3226 = arith.mulf %3122, %3219 : f32
        %3227 = arith.mulf %3116, %3222 : f32
        %3228 = arith.addf %3226, %3227 : f32
        %3229 = arith.cmpi slt, %0, %heads : index
        scf.if %3229 {
          %3230 = arith.muli %2988, %heads : index
          %3231 = arith.addi %3230, %0 : index
          %3232 = arith.muli %3231, %c20 : index
          %3233 = arith.addi %3232, %3027 : index
          memref.store %3225, %q[%3233] : memref<?xf32>
          %3234 = arith.addi %3233, %c6 : index
          memref.store %3228, %q[%3234] : memref<?xf32>
        } else {
          %3235 = arith.addi %2989, %3027 : index
          memref.store %3225, %20[%3235] : memref<?xf32>
          %3236 = arith.addi %2989, %3027 : index
          %3237 = arith.addi %3236, %c6 : index
          memref.store %3228, %20[%3237] : memref<?xf32>
        }
        %3238 = arith.remui %3067, %c20 : index
        %3239 = arith.muli %3238, %c20 : index
        %3240 = arith.addi %3239, %3045 : index
        %3241 = arith.divui %3067, %c20 : index
        %3242 = arith.addi %3241, %c20 : index
        %3243 = arith.muli %3242, %c20 : index
        %3244 = arith.addi %3243, %3045 : index
        %3245 = memref.load %rope[%3240] : memref<?xf32>
        %3246 = arith.addi %3240, %c6 : index
        %3247 = memref.load %rope[%3246] : memref<?xf32>
        %3248 = memref.load %rope[%3244] : memref<?xf32>
        %3249 = arith.addi %3244, %c6 : index
        %3250 = memref.load %rope[%3249] : memref<?xf32>
        %3251 = arith.mulf %3248, %3245 : f32
        %3252 = arith.mulf %3250, %3247 : f32
        %3253 = arith.subf %3251, %3252 : f32
        %3254 = arith.mulf %3250, %3245 : f32
        %3255 = arith.mulf %3248, %3247 : f32
        %3256 = arith.addf %3254, %3255 : f32
        %3257 = arith.mulf %3129, %3253 : f32
        %3258 = arith.mulf %3135, %3256 : f32
        %3259 = arith.subf %3257, %3258 : f32
        %3260 = arith.mulf %3135, %3253 : f32
        %3261 = arith.mulf %3129, %3256 : f32
        %3262 = arith.addf %3260, %3261 : f32
        %3263 = arith.cmpi slt, %0, %heads : index
        scf.if %3263 {
          %3264 = arith.muli %2988, %heads : index
          %3265 = arith.addi %3264, %0 : index
          %3266 = arith.muli %3265, %c20 : index
          %3267 = arith.addi %3266, %3045 : index
          memref.store %3259, %q[%3267] : memref<?xf32>
          %3268 = arith.addi %3267, %c6 : index
          memref.store %3262, %q[%3268] : memref<?xf32>
        } else {
          %3269 = arith.addi %2989, %3045 : index
          memref.store %3259, %20[%3269] : memref<?xf32>
          %3270 = arith.addi %2989, %3045 : index
          %3271 = arith.addi %3270, %c6 : index
          memref.store %3262, %20[%3271] : memref<?xf32>
        }
      } else {
        %3272 = arith.cmpi slt, %0, %heads : index
        scf.if %3272 {
          %3273 = arith.muli %2988, %heads : index
          %3274 = arith.addi %3273, %0 : index
          %3275 = arith.muli %3274, %c20 : index
          %3276 = arith.addi %3275, %2991 : index
          memref.store %2999, %q[%3276] : memref<?xf32>
          %3277 = arith.addi %3276, %c6 : index
          memref.store %3008, %q[%3277] : memref<?xf32>
        } else {
          %3278 = arith.addi %2989, %2991 : index
          memref.store %2999, %20[%3278] : memref<?xf32>
          %3279 = arith.addi %2989, %2991 : index
          %3280 = arith.addi %3279, %c6 : index
          memref.store %3008, %20[%3280] : memref<?xf32>
        }
        %3281 = arith.cmpi slt, %0, %heads : index
        scf.if %3281 {
          %3282 = arith.muli %2988, %heads : index
          %3283 = arith.addi %3282, %0 : index
          %3284 = arith.muli %3283, %c20 : index
          %3285 = arith.addi %3284, %3009 : index
          memref.store %3017, %q[%3285] : memref<?xf32>
          %3286 = arith.addi %3285, %c6 : index
          memref.store %3026, %q[%3286] : memref<?xf32>
        } else {
          %3287 = arith.addi %2989, %3009 : index
          memref.store %3017, %20[%3287] : memref<?xf32>
          %3288 = arith.addi %2989, %3009 : index
          %3289 = arith.addi %3288, %c6 : index
          memref.store %3026, %20[%3289] : memref<?xf32>
        }
        %3290 = arith.cmpi slt, %0, %heads : index
        scf.if %3290 {
          %3291 = arith.muli %2988, %heads : index
          %3292 = arith.addi %3291, %0 : index
          %3293 = arith.muli %3292, %c20 : index
          %3294 = arith.addi %3293, %3027 : index
          memref.store %3035, %q[%3294] : memref<?xf32>
          %3295 = arith.addi %3294, %c6 : index
          memref.store %3044, %q[%3295] : memref<?xf32>
        } else {
          %3296 = arith.addi %2989, %3027 : index
          memref.store %3035, %20[%3296] : memref<?xf32>
          %3297 = arith.addi %2989, %3027 : index
          %3298 = arith.addi %3297, %c6 : index
          memref.store %3044, %20[%3298] : memref<?xf32>
        }
        %3299 = arith.cmpi slt, %0, %heads : index
        scf.if %3299 {
          %3300 = arith.muli %2988, %heads : index
          %3301 = arith.addi %3300, %0 : index
          %3302 = arith.muli %3301, %c20 : index
          %3303 = arith.addi %3302, %3045 : index
          memref.store %3053, %q[%3303] : memref<?xf32>
          %3304 = arith.addi %3303, %c6 : index
          memref.store %3062, %q[%3304] : memref<?xf32>
        } else {
          %3305 = arith.addi %2989, %3045 : index
          memref.store %3053, %20[%3305] : memref<?xf32>
          %3306 = arith.addi %2989, %3045 : index
          %3307 = arith.addi %3306, %c6 : index
          memref.store %3062, %20[%3307] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3308 = arith.cmpi sge, %0, %heads : index
    scf.if %3308 {
      %3309 = arith.addi %2984, %c8 : index
      %3310 = arith.addi %2983, %3309 : index
      %3311 = arith.cmpi slt, %3310, %22 : index
      scf.if %3311 {
        %3312 = arith.addi %2983, %3309 : index
        %3313 = arith.addi %slotsAt, %3312 : index
        %3314 = memref.load %step[%3313] : memref<?xi32>
        %3315 = arith.index_cast %3314 : i32 to index
        %3316 = arith.cmpi sge, %3315, %c8 : index
        scf.if %3316 {
          %3317 = arith.muli %3309, %c20 : index
          %3318 = arith.subi %0, %heads : index
          %3319 = memref.load %scales[%3318] : memref<?xf32>
          %3320 = vector.broadcast %3319 : f32 to vector<4xf32>
          %3321 = arith.divui %3315, %c7 : index
          %3322 = arith.remui %3315, %c7 : index
          %3323 = arith.muli %3321, %pageBytes : index
          %3324 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3324 {
            %3325 = wave.lane
            %3326 = arith.muli %3325, %c19 : index
            scf.for %3327 = %3326 to %c20 step %c6 {
              %3328 = arith.addi %3317, %3327 : index
              %3329 = vector.load %20[%3328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3330 = arith.mulf %3329, %3320 : vector<4xf32>
              %3331 = arith.minimumf %3330, %c44 : vector<4xf32>
              %3332 = arith.maximumf %3331, %c45 : vector<4xf32>
              %3333 = arith.truncf %3332 : vector<4xf32> to vector<4xf16>
              %3334 = vector.bitcast %3333 : vector<4xf16> to vector<8xi8>
              %3335 = arith.cmpi slt, %3318, %kvHeads : index
              scf.if %3335 {
                %3336 = arith.muli %3318, %c46 : index
                %3337 = arith.addi %3323, %3336 : index
                %3338 = arith.divui %3327, %c7 : index
                %3339 = arith.muli %3338, %c47 : index
                %3340 = arith.remui %3327, %c7 : index
                %3341 = arith.divui %3340, %c2 : index
                %3342 = arith.muli %3341, %c20 : index
                %3343 = arith.muli %3322, %c7 : index
                %3344 = arith.addi %3342, %3343 : index
                %3345 = arith.remui %3340, %c2 : index
                %3346 = arith.muli %3345, %c4 : index
                %3347 = arith.addi %3344, %3346 : index
                %3348 = arith.addi %3339, %3347 : index
                %3349 = arith.addi %3337, %3348 : index
                vector.store %3334, %kv[%3349] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3350 = arith.subi %3318, %kvHeads : index
                %3351 = arith.muli %3350, %c46 : index
                %3352 = arith.addi %3323, %3351 : index
                %3353 = arith.addi %3327, %c8 : index
                %3354 = arith.divui %3353, %c7 : index
                %3355 = arith.muli %3354, %c47 : index
                %3356 = arith.addi %3355, %c10 : index
                %3357 = arith.remui %3353, %c7 : index
                %3358 = arith.divui %3322, %c4 : index
                %3359 = arith.remui %3322, %c4 : index
                %3360 = arith.muli %3359, %c2 : index
                %3361 = arith.addi %3358, %3360 : index
                %3362 = arith.divui %3361, %c2 : index
                %3363 = arith.muli %3362, %c20 : index
                %3364 = arith.muli %3357, %c7 : index
                %3365 = arith.addi %3363, %3364 : index
                %3366 = arith.remui %3361, %c2 : index
                %3367 = arith.muli %3366, %c4 : index
                %3368 = arith.addi %3365, %3367 : index
                %3369 = arith.addi %3356, %3368 : index
                %3370 = arith.addi %3352, %3369 : index
                %3371 = vector.shuffle %3334, %3334 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3371, %kv[%3370] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3372 = arith.addi %3327, %c9 : index
                %3373 = arith.divui %3372, %c7 : index
                %3374 = arith.muli %3373, %c47 : index
                %3375 = arith.addi %3374, %c10 : index
                %3376 = arith.remui %3372, %c7 : index
                %3377 = arith.divui %3322, %c4 : index
                %3378 = arith.remui %3322, %c4 : index
                %3379 = arith.muli %3378, %c2 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.divui %3380, %c2 : index
                %3382 = arith.muli %3381, %c20 : index
                %3383 = arith.muli %3376, %c7 : index
                %3384 = arith.addi %3382, %3383 : index
                %3385 = arith.remui %3380, %c2 : index
                %3386 = arith.muli %3385, %c4 : index
                %3387 = arith.addi %3384, %3386 : index
                %3388 = arith.addi %3375, %3387 : index
                %3389 = arith.addi %3352, %3388 : index
                %3390 = vector.shuffle %3334, %3334 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3390, %kv[%3389] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3391 = arith.addi %3327, %c4 : index
                %3392 = arith.divui %3391, %c7 : index
                %3393 = arith.muli %3392, %c47 : index
                %3394 = arith.addi %3393, %c10 : index
                %3395 = arith.remui %3391, %c7 : index
                %3396 = arith.divui %3322, %c4 : index
                %3397 = arith.remui %3322, %c4 : index
                %3398 = arith.muli %3397, %c2 : index
                %3399 = arith.addi %3396, %3398 : index
                %3400 = arith.divui %3399, %c2 : index
                %3401 = arith.muli %3400, %c20 : index
                %3402 = arith.muli %3395, %c7 : index
                %3403 = arith.addi %3401, %3402 : index
                %3404 = arith.remui %3399, %c2 : index
                %3405 = arith.muli %3404, %c4 : index
                %3406 = arith.addi %3403, %3405 : index
                %3407 = arith.addi %3394, %3406 : index
                %3408 = arith.addi %3352, %3407 : index
                %3409 = vector.shuffle %3334, %3334 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3409, %kv[%3408] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3410 = arith.addi %3327, %c28 : index
                %3411 = arith.divui %3410, %c7 : index
                %3412 = arith.muli %3411, %c47 : index
                %3413 = arith.addi %3412, %c10 : index
                %3414 = arith.remui %3410, %c7 : index
                %3415 = arith.divui %3322, %c4 : index
                %3416 = arith.remui %3322, %c4 : index
                %3417 = arith.muli %3416, %c2 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.divui %3418, %c2 : index
                %3420 = arith.muli %3419, %c20 : index
                %3421 = arith.muli %3414, %c7 : index
                %3422 = arith.addi %3420, %3421 : index
                %3423 = arith.remui %3418, %c2 : index
                %3424 = arith.muli %3423, %c4 : index
                %3425 = arith.addi %3422, %3424 : index
                %3426 = arith.addi %3413, %3425 : index
                %3427 = arith.addi %3352, %3426 : index
                %3428 = vector.shuffle %3334, %3334 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3428, %kv[%3427] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3429 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3429 {
            %3430 = wave.lane
            %3431 = arith.muli %3430, %c19 : index
            scf.for %3432 = %3431 to %c20 step %c6 {
              %3433 = arith.addi %3317, %3432 : index
              %3434 = vector.load %20[%3433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3435 = arith.mulf %3434, %3320 : vector<4xf32>
              %3436 = wave.fp8_encode "e4m3" %3435 : vector<4xf32> -> vector<4xi8>
              %3437 = arith.cmpi slt, %3318, %kvHeads : index
              scf.if %3437 {
                %3438 = arith.muli %3318, %c10 : index
                %3439 = arith.addi %3323, %3438 : index
                %3440 = vector.shuffle %3436, %3436 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3441 = arith.divui %3432, %c7 : index
                %3442 = arith.muli %3441, %c20 : index
                %3443 = arith.remui %3432, %c7 : index
                %3444 = arith.muli %3322, %c7 : index
                %3445 = arith.divui %3443, %c19 : index
                %3446 = arith.muli %3445, %c19 : index
                %3447 = arith.remui %3443, %c4 : index
                %3448 = arith.muli %3447, %c4 : index
                %3449 = arith.addi %3446, %3448 : index
                %3450 = arith.divui %3443, %c4 : index
                %3451 = arith.remui %3450, %c4 : index
                %3452 = arith.addi %3449, %3451 : index
                %3453 = arith.addi %3444, %3452 : index
                %3454 = arith.addi %3442, %3453 : index
                %3455 = arith.addi %3439, %3454 : index
                vector.store %3440, %kv[%3455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3456 = arith.subi %3318, %kvHeads : index
                %3457 = arith.muli %3456, %c10 : index
                %3458 = arith.addi %3323, %3457 : index
                %3459 = arith.addi %3432, %c8 : index
                %3460 = arith.divui %3459, %c7 : index
                %3461 = arith.muli %3460, %c20 : index
                %3462 = arith.addi %3461, %c11 : index
                %3463 = arith.remui %3459, %c7 : index
                %3464 = arith.divui %3322, %c4 : index
                %3465 = arith.remui %3322, %c4 : index
                %3466 = arith.muli %3465, %c2 : index
                %3467 = arith.addi %3464, %3466 : index
                %3468 = arith.muli %3463, %c7 : index
                %3469 = arith.divui %3467, %c19 : index
                %3470 = arith.muli %3469, %c19 : index
                %3471 = arith.remui %3467, %c4 : index
                %3472 = arith.muli %3471, %c4 : index
                %3473 = arith.addi %3470, %3472 : index
                %3474 = arith.divui %3467, %c4 : index
                %3475 = arith.remui %3474, %c4 : index
                %3476 = arith.addi %3473, %3475 : index
                %3477 = arith.addi %3468, %3476 : index
                %3478 = arith.addi %3462, %3477 : index
                %3479 = arith.addi %3458, %3478 : index
                %3480 = vector.shuffle %3436, %3436 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3480, %kv[%3479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3481 = arith.addi %3432, %c9 : index
                %3482 = arith.divui %3481, %c7 : index
                %3483 = arith.muli %3482, %c20 : index
                %3484 = arith.addi %3483, %c11 : index
                %3485 = arith.remui %3481, %c7 : index
                %3486 = arith.divui %3322, %c4 : index
                %3487 = arith.remui %3322, %c4 : index
                %3488 = arith.muli %3487, %c2 : index
                %3489 = arith.addi %3486, %3488 : index
                %3490 = arith.muli %3485, %c7 : index
                %3491 = arith.divui %3489, %c19 : index
                %3492 = arith.muli %3491, %c19 : index
                %3493 = arith.remui %3489, %c4 : index
                %3494 = arith.muli %3493, %c4 : index
                %3495 = arith.addi %3492, %3494 : index
                %3496 = arith.divui %3489, %c4 : index
                %3497 = arith.remui %3496, %c4 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.addi %3490, %3498 : index
                %3500 = arith.addi %3484, %3499 : index
                %3501 = arith.addi %3458, %3500 : index
                %3502 = vector.shuffle %3436, %3436 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3502, %kv[%3501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3503 = arith.addi %3432, %c4 : index
                %3504 = arith.divui %3503, %c7 : index
                %3505 = arith.muli %3504, %c20 : index
                %3506 = arith.addi %3505, %c11 : index
                %3507 = arith.remui %3503, %c7 : index
                %3508 = arith.divui %3322, %c4 : index
                %3509 = arith.remui %3322, %c4 : index
                %3510 = arith.muli %3509, %c2 : index
                %3511 = arith.addi %3508, %3510 : index
                %3512 = arith.muli %3507, %c7 : index
                %3513 = arith.divui %3511, %c19 : index
                %3514 = arith.muli %3513, %c19 : index
                %3515 = arith.remui %3511, %c4 : index
                %3516 = arith.muli %3515, %c4 : index
                %3517 = arith.addi %3514, %3516 : index
                %3518 = arith.divui %3511, %c4 : index
                %3519 = arith.remui %3518, %c4 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.addi %3512, %3520 : index
                %3522 = arith.addi %3506, %3521 : index
                %3523 = arith.addi %3458, %3522 : index
                %3524 = vector.shuffle %3436, %3436 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3524, %kv[%3523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3525 = arith.addi %3432, %c28 : index
                %3526 = arith.divui %3525, %c7 : index
                %3527 = arith.muli %3526, %c20 : index
                %3528 = arith.addi %3527, %c11 : index
                %3529 = arith.remui %3525, %c7 : index
                %3530 = arith.divui %3322, %c4 : index
                %3531 = arith.remui %3322, %c4 : index
                %3532 = arith.muli %3531, %c2 : index
                %3533 = arith.addi %3530, %3532 : index
                %3534 = arith.muli %3529, %c7 : index
                %3535 = arith.divui %3533, %c19 : index
                %3536 = arith.muli %3535, %c19 : index
                %3537 = arith.remui %3533, %c4 : index
                %3538 = arith.muli %3537, %c4 : index
                %3539 = arith.addi %3536, %3538 : index
                %3540 = arith.divui %3533, %c4 : index
                %3541 = arith.remui %3540, %c4 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.addi %3534, %3542 : index
                %3544 = arith.addi %3528, %3543 : index
                %3545 = arith.addi %3458, %3544 : index
                %3546 = vector.shuffle %3436, %3436 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3546, %kv[%3545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3547 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3547 {
            %3548 = wave.lane
            %3549 = arith.muli %3548, %c19 : index
            scf.for %3550 = %3549 to %c20 step %c6 {
              %3551 = arith.addi %3317, %3550 : index
              %3552 = vector.load %20[%3551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3553 = arith.mulf %3552, %3320 : vector<4xf32>
              %3554 = wave.fp8_encode "e5m2" %3553 : vector<4xf32> -> vector<4xi8>
              %3555 = arith.cmpi slt, %3318, %kvHeads : index
              scf.if %3555 {
                %3556 = arith.muli %3318, %c10 : index
                %3557 = arith.addi %3323, %3556 : index
                %3558 = vector.shuffle %3554, %3554 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3559 = arith.divui %3550, %c7 : index
                %3560 = arith.muli %3559, %c20 : index
                %3561 = arith.remui %3550, %c7 : index
                %3562 = arith.muli %3322, %c7 : index
                %3563 = arith.divui %3561, %c19 : index
                %3564 = arith.muli %3563, %c19 : index
                %3565 = arith.remui %3561, %c4 : index
                %3566 = arith.muli %3565, %c4 : index
                %3567 = arith.addi %3564, %3566 : index
                %3568 = arith.divui %3561, %c4 : index
                %3569 = arith.remui %3568, %c4 : index
                %3570 = arith.addi %3567, %3569 : index
                %3571 = arith.addi %3562, %3570 : index
                %3572 = arith.addi %3560, %3571 : index
                %3573 = arith.addi %3557, %3572 : index
                vector.store %3558, %kv[%3573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3574 = arith.subi %3318, %kvHeads : index
                %3575 = arith.muli %3574, %c10 : index
                %3576 = arith.addi %3323, %3575 : index
                %3577 = arith.addi %3550, %c8 : index
                %3578 = arith.divui %3577, %c7 : index
                %3579 = arith.muli %3578, %c20 : index
                %3580 = arith.addi %3579, %c11 : index
                %3581 = arith.remui %3577, %c7 : index
                %3582 = arith.divui %3322, %c4 : index
                %3583 = arith.remui %3322, %c4 : index
                %3584 = arith.muli %3583, %c2 : index
                %3585 = arith.addi %3582, %3584 : index
                %3586 = arith.muli %3581, %c7 : index
                %3587 = arith.divui %3585, %c19 : index
                %3588 = arith.muli %3587, %c19 : index
                %3589 = arith.remui %3585, %c4 : index
                %3590 = arith.muli %3589, %c4 : index
                %3591 = arith.addi %3588, %3590 : index
                %3592 = arith.divui %3585, %c4 : index
                %3593 = arith.remui %3592, %c4 : index
                %3594 = arith.addi %3591, %3593 : index
                %3595 = arith.addi %3586, %3594 : index
                %3596 = arith.addi %3580, %3595 : index
                %3597 = arith.addi %3576, %3596 : index
                %3598 = vector.shuffle %3554, %3554 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3598, %kv[%3597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3599 = arith.addi %3550, %c9 : index
                %3600 = arith.divui %3599, %c7 : index
                %3601 = arith.muli %3600, %c20 : index
                %3602 = arith.addi %3601, %c11 : index
                %3603 = arith.remui %3599, %c7 : index
                %3604 = arith.divui %3322, %c4 : index
                %3605 = arith.remui %3322, %c4 : index
                %3606 = arith.muli %3605, %c2 : index
                %3607 = arith.addi %3604, %3606 : index
                %3608 = arith.muli %3603, %c7 : index
                %3609 = arith.divui %3607, %c19 : index
                %3610 = arith.muli %3609, %c19 : index
                %3611 = arith.remui %3607, %c4 : index
                %3612 = arith.muli %3611, %c4 : index
                %3613 = arith.addi %3610, %3612 : index
                %3614 = arith.divui %3607, %c4 : index
                %3615 = arith.remui %3614, %c4 : index
                %3616 = arith.addi %3613, %3615 : index
                %3617 = arith.addi %3608, %3616 : index
                %3618 = arith.addi %3602, %3617 : index
                %3619 = arith.addi %3576, %3618 : index
                %3620 = vector.shuffle %3554, %3554 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3620, %kv[%3619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3621 = arith.addi %3550, %c4 : index
                %3622 = arith.divui %3621, %c7 : index
                %3623 = arith.muli %3622, %c20 : index
                %3624 = arith.addi %3623, %c11 : index
                %3625 = arith.remui %3621, %c7 : index
                %3626 = arith.divui %3322, %c4 : index
                %3627 = arith.remui %3322, %c4 : index
                %3628 = arith.muli %3627, %c2 : index
                %3629 = arith.addi %3626, %3628 : index
                %3630 = arith.muli %3625, %c7 : index
                %3631 = arith.divui %3629, %c19 : index
                %3632 = arith.muli %3631, %c19 : index
                %3633 = arith.remui %3629, %c4 : index
                %3634 = arith.muli %3633, %c4 : index
                %3635 = arith.addi %3632, %3634 : index
                %3636 = arith.divui %3629, %c4 : index
                %3637 = arith.remui %3636, %c4 : index
                %3638 = arith.addi %3635, %3637 : index
                %3639 = arith.addi %3630, %3638 : index
                %3640 = arith.addi %3624, %3639 : index
                %3641 = arith.addi %3576, %3640 : index
                %3642 = vector.shuffle %3554, %3554 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3642, %kv[%3641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3643 = arith.addi %3550, %c28 : index
                %3644 = arith.divui %3643, %c7 : index
                %3645 = arith.muli %3644, %c20 : index
                %3646 = arith.addi %3645, %c11 : index
                %3647 = arith.remui %3643, %c7 : index
                %3648 = arith.divui %3322, %c4 : index
                %3649 = arith.remui %3322, %c4 : index
                %3650 = arith.muli %3649, %c2 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.muli %3647, %c7 : index
                %3653 = arith.divui %3651, %c19 : index
                %3654 = arith.muli %3653, %c19 : index
                %3655 = arith.remui %3651, %c4 : index
                %3656 = arith.muli %3655, %c4 : index
                %3657 = arith.addi %3654, %3656 : index
                %3658 = arith.divui %3651, %c4 : index
                %3659 = arith.remui %3658, %c4 : index
                %3660 = arith.addi %3657, %3659 : index
                %3661 = arith.addi %3652, %3660 : index
                %3662 = arith.addi %3646, %3661 : index
                %3663 = arith.addi %3576, %3662 : index
                %3664 = vector.shuffle %3554, %3554 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3664, %kv[%3663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3665 = arith.addi %23, %c15 : index
    %3666 = wave.lane
    %3667 = arith.muli %3, %c4 : index
    %3668 = arith.muli %3667, %c20 : index
    %3669 = arith.addi %3668, %3666 : index
    %3670 = arith.muli %4, %c11 : index
    %3671 = arith.addi %3670, %3669 : index
    %3672 = arith.addi %3671, %c8 : index
    %3673 = arith.addi %3672, %c8 : index
    %3674 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %3674, %19[%3673] : memref<?xf32>
    %3675 = arith.muli %4, %c11 : index
    %3676 = arith.addi %3675, %3669 : index
    %3677 = arith.addi %3676, %c8 : index
    %3678 = arith.addi %3677, %c14 : index
    %3679 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %3679, %19[%3678] : memref<?xf32>
    %3680 = arith.muli %4, %c11 : index
    %3681 = arith.addi %3680, %3669 : index
    %3682 = arith.addi %3681, %c8 : index
    %3683 = arith.addi %3682, %c12 : index
    %3684 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %3684, %19[%3683] : memref<?xf32>
    %3685 = arith.muli %4, %c11 : index
    %3686 = arith.addi %3685, %3669 : index
    %3687 = arith.addi %3686, %c8 : index
    %3688 = arith.addi %3687, %c29 : index
    %3689 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %3689, %19[%3688] : memref<?xf32>
    %3690 = arith.muli %4, %c11 : index
    %3691 = arith.addi %3690, %3669 : index
    %3692 = arith.addi %3691, %c8 : index
    %3693 = arith.addi %3692, %c6 : index
    %3694 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %3694, %19[%3693] : memref<?xf32>
    %3695 = arith.muli %4, %c11 : index
    %3696 = arith.addi %3695, %3669 : index
    %3697 = arith.addi %3696, %c8 : index
    %3698 = arith.addi %3697, %c30 : index
    %3699 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %3699, %19[%3698] : memref<?xf32>
    %3700 = arith.muli %4, %c11 : index
    %3701 = arith.addi %3700, %3669 : index
    %3702 = arith.addi %3701, %c8 : index
    %3703 = arith.addi %3702, %c31 : index
    %3704 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %3704, %19[%3703] : memref<?xf32>
    %3705 = arith.muli %4, %c11 : index
    %3706 = arith.addi %3705, %3669 : index
    %3707 = arith.addi %3706, %c8 : index
    %3708 = arith.addi %3707, %c32 : index
    %3709 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %3709, %19[%3708] : memref<?xf32>
    %3710 = arith.muli %4, %c11 : index
    %3711 = arith.addi %3710, %3669 : index
    %3712 = arith.addi %3711, %c20 : index
    %3713 = arith.addi %3712, %c8 : index
    %3714 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %3714, %19[%3713] : memref<?xf32>
    %3715 = arith.muli %4, %c11 : index
    %3716 = arith.addi %3715, %3669 : index
    %3717 = arith.addi %3716, %c20 : index
    %3718 = arith.addi %3717, %c14 : index
    %3719 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %3719, %19[%3718] : memref<?xf32>
    %3720 = arith.muli %4, %c11 : index
    %3721 = arith.addi %3720, %3669 : index
    %3722 = arith.addi %3721, %c20 : index
    %3723 = arith.addi %3722, %c12 : index
    %3724 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %3724, %19[%3723] : memref<?xf32>
    %3725 = arith.muli %4, %c11 : index
    %3726 = arith.addi %3725, %3669 : index
    %3727 = arith.addi %3726, %c20 : index
    %3728 = arith.addi %3727, %c29 : index
    %3729 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %3729, %19[%3728] : memref<?xf32>
    %3730 = arith.muli %4, %c11 : index
    %3731 = arith.addi %3730, %3669 : index
    %3732 = arith.addi %3731, %c20 : index
    %3733 = arith.addi %3732, %c6 : index
    %3734 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %3734, %19[%3733] : memref<?xf32>
    %3735 = arith.muli %4, %c11 : index
    %3736 = arith.addi %3735, %3669 : index
    %3737 = arith.addi %3736, %c20 : index
    %3738 = arith.addi %3737, %c30 : index
    %3739 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %3739, %19[%3738] : memref<?xf32>
    %3740 = arith.muli %4, %c11 : index
    %3741 = arith.addi %3740, %3669 : index
    %3742 = arith.addi %3741, %c20 : index
    %3743 = arith.addi %3742, %c31 : index
    %3744 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %3744, %19[%3743] : memref<?xf32>
    %3745 = arith.muli %4, %c11 : index
    %3746 = arith.addi %3745, %3669 : index
    %3747 = arith.addi %3746, %c20 : index
    %3748 = arith.addi %3747, %c32 : index
    %3749 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %3749, %19[%3748] : memref<?xf32>
    wave.barrier
    %3750 = arith.muli %4, %c19 : index
    %3751 = arith.addi %3750, %c8 : index
    %3752 = arith.muli %3751, %c4 : index
    %3753 = arith.divui %3666, %c7 : index
    %3754 = arith.addi %3752, %3753 : index
    %3755 = arith.addi %3665, %3754 : index
    %3756 = arith.cmpi slt, %3755, %22 : index
    scf.if %3756 {
      %3757 = arith.cmpi eq, %hasFactors, %c9 : index
      %3758 = memref.load %factors[%3755] : memref<?xf32>
      %3759 = arith.select %3757, %3758, %c34 : f32
      %3760 = arith.addi %3669, %c8 : index
      %3761 = arith.muli %3751, %c14 : index
      %3762 = arith.addi %3760, %3761 : index
      %3763 = memref.load %19[%3762] : memref<?xf32>
      %3764 = arith.addi %3762, %c11 : index
      %3765 = memref.load %19[%3764] : memref<?xf32>
      %3766 = arith.addf %3763, %3765 : f32
      %3767 = arith.remui %3666, %c7 : index
      %3768 = arith.muli %3767, %c19 : index
      %3769 = arith.addi %16, %3768 : index
      %3770 = vector.load %w[%3769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3771 = vector.bitcast %3770 : vector<4xi8> to vector<1xf32>
      %3772 = vector.extract %3771[0] : f32 from vector<1xf32>
      %3773 = arith.mulf %3772, %3759 : f32
      %3774 = arith.mulf %3766, %3773 : f32
      %3775 = arith.muli %3, %c4 : index
      %3776 = arith.addi %3775, %c8 : index
      %3777 = arith.muli %3776, %c7 : index
      %3778 = arith.remui %3666, %c7 : index
      %3779 = arith.addi %3777, %3778 : index
      %3780 = arith.muli %3754, %c20 : index
      %3781 = arith.addi %3780, %3779 : index
      memref.store %3774, %20[%3781] : memref<?xf32>
      %3782 = arith.addi %3669, %c20 : index
      %3783 = arith.muli %3751, %c14 : index
      %3784 = arith.addi %3782, %3783 : index
      %3785 = memref.load %19[%3784] : memref<?xf32>
      %3786 = arith.addi %3784, %c11 : index
      %3787 = memref.load %19[%3786] : memref<?xf32>
      %3788 = arith.addf %3785, %3787 : f32
      %3789 = arith.remui %3666, %c7 : index
      %3790 = arith.muli %3789, %c19 : index
      %3791 = arith.addi %18, %3790 : index
      %3792 = vector.load %w[%3791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3793 = vector.bitcast %3792 : vector<4xi8> to vector<1xf32>
      %3794 = vector.extract %3793[0] : f32 from vector<1xf32>
      %3795 = arith.mulf %3794, %3759 : f32
      %3796 = arith.mulf %3788, %3795 : f32
      %3797 = arith.muli %3, %c4 : index
      %3798 = arith.addi %3797, %c9 : index
      %3799 = arith.muli %3798, %c7 : index
      %3800 = arith.remui %3666, %c7 : index
      %3801 = arith.addi %3799, %3800 : index
      %3802 = arith.muli %3754, %c20 : index
      %3803 = arith.addi %3802, %3801 : index
      memref.store %3796, %20[%3803] : memref<?xf32>
    }
    %3804 = arith.muli %4, %c19 : index
    %3805 = arith.addi %3804, %c9 : index
    %3806 = arith.muli %3805, %c4 : index
    %3807 = arith.divui %3666, %c7 : index
    %3808 = arith.addi %3806, %3807 : index
    %3809 = arith.addi %3665, %3808 : index
    %3810 = arith.cmpi slt, %3809, %22 : index
    scf.if %3810 {
      %3811 = arith.cmpi eq, %hasFactors, %c9 : index
      %3812 = memref.load %factors[%3809] : memref<?xf32>
      %3813 = arith.select %3811, %3812, %c34 : f32
      %3814 = arith.addi %3669, %c8 : index
      %3815 = arith.muli %3805, %c14 : index
      %3816 = arith.addi %3814, %3815 : index
      %3817 = memref.load %19[%3816] : memref<?xf32>
      %3818 = arith.addi %3816, %c11 : index
      %3819 = memref.load %19[%3818] : memref<?xf32>
      %3820 = arith.addf %3817, %3819 : f32
      %3821 = arith.remui %3666, %c7 : index
      %3822 = arith.muli %3821, %c19 : index
      %3823 = arith.addi %16, %3822 : index
      %3824 = vector.load %w[%3823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3825 = vector.bitcast %3824 : vector<4xi8> to vector<1xf32>
      %3826 = vector.extract %3825[0] : f32 from vector<1xf32>
      %3827 = arith.mulf %3826, %3813 : f32
      %3828 = arith.mulf %3820, %3827 : f32
      %3829 = arith.muli %3, %c4 : index
      %3830 = arith.addi %3829, %c8 : index
      %3831 = arith.muli %3830, %c7 : index
      %3832 = arith.remui %3666, %c7 : index
      %3833 = arith.addi %3831, %3832 : index
      %3834 = arith.muli %3808, %c20 : index
      %3835 = arith.addi %3834, %3833 : index
      memref.store %3828, %20[%3835] : memref<?xf32>
      %3836 = arith.addi %3669, %c20 : index
      %3837 = arith.muli %3805, %c14 : index
      %3838 = arith.addi %3836, %3837 : index
      %3839 = memref.load %19[%3838] : memref<?xf32>
      %3840 = arith.addi %3838, %c11 : index
      %3841 = memref.load %19[%3840] : memref<?xf32>
      %3842 = arith.addf %3839, %3841 : f32
      %3843 = arith.remui %3666, %c7 : index
      %3844 = arith.muli %3843, %c19 : index
      %3845 = arith.addi %18, %3844 : index
      %3846 = vector.load %w[%3845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3847 = vector.bitcast %3846 : vector<4xi8> to vector<1xf32>
      %3848 = vector.extract %3847[0] : f32 from vector<1xf32>
      %3849 = arith.mulf %3848, %3813 : f32
      %3850 = arith.mulf %3842, %3849 : f32
      %3851 = arith.muli %3, %c4 : index
      %3852 = arith.addi %3851, %c9 : index
      %3853 = arith.muli %3852, %c7 : index
      %3854 = arith.remui %3666, %c7 : index
      %3855 = arith.addi %3853, %3854 : index
      %3856 = arith.muli %3808, %c20 : index
      %3857 = arith.addi %3856, %3855 : index
      memref.store %3850, %20[%3857] : memref<?xf32>
    }
    %3858 = arith.muli %4, %c19 : index
    %3859 = arith.addi %3858, %c4 : index
    %3860 = arith.muli %3859, %c4 : index
    %3861 = arith.divui %3666, %c7 : index
    %3862 = arith.addi %3860, %3861 : index
    %3863 = arith.addi %3665, %3862 : index
    %3864 = arith.cmpi slt, %3863, %22 : index
    scf.if %3864 {
      %3865 = arith.cmpi eq, %hasFactors, %c9 : index
      %3866 = memref.load %factors[%3863] : memref<?xf32>
      %3867 = arith.select %3865, %3866, %c34 : f32
      %3868 = arith.addi %3669, %c8 : index
      %3869 = arith.muli %3859, %c14 : index
      %3870 = arith.addi %3868, %3869 : index
      %3871 = memref.load %19[%3870] : memref<?xf32>
      %3872 = arith.addi %3870, %c11 : index
      %3873 = memref.load %19[%3872] : memref<?xf32>
      %3874 = arith.addf %3871, %3873 : f32
      %3875 = arith.remui %3666, %c7 : index
      %3876 = arith.muli %3875, %c19 : index
      %3877 = arith.addi %16, %3876 : index
      %3878 = vector.load %w[%3877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3879 = vector.bitcast %3878 : vector<4xi8> to vector<1xf32>
      %3880 = vector.extract %3879[0] : f32 from vector<1xf32>
      %3881 = arith.mulf %3880, %3867 : f32
      %3882 = arith.mulf %3874, %3881 : f32
      %3883 = arith.muli %3, %c4 : index
      %3884 = arith.addi %3883, %c8 : index
      %3885 = arith.muli %3884, %c7 : index
      %3886 = arith.remui %3666, %c7 : index
      %3887 = arith.addi %3885, %3886 : index
      %3888 = arith.muli %3862, %c20 : index
      %3889 = arith.addi %3888, %3887 : index
      memref.store %3882, %20[%3889] : memref<?xf32>
      %3890 = arith.addi %3669, %c20 : index
      %3891 = arith.muli %3859, %c14 : index
      %3892 = arith.addi %3890, %3891 : index
      %3893 = memref.load %19[%3892] : memref<?xf32>
      %3894 = arith.addi %3892, %c11 : index
      %3895 = memref.load %19[%3894] : memref<?xf32>
      %3896 = arith.addf %3893, %3895 : f32
      %3897 = arith.remui %3666, %c7 : index
      %3898 = arith.muli %3897, %c19 : index
      %3899 = arith.addi %18, %3898 : index
      %3900 = vector.load %w[%3899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3901 = vector.bitcast %3900 : vector<4xi8> to vector<1xf32>
      %3902 = vector.extract %3901[0] : f32 from vector<1xf32>
      %3903 = arith.mulf %3902, %3867 : f32
      %3904 = arith.mulf %3896, %3903 : f32
      %3905 = arith.muli %3, %c4 : index
      %3906 = arith.addi %3905, %c9 : index
      %3907 = arith.muli %3906, %c7 : index
      %3908 = arith.remui %3666, %c7 : index
      %3909 = arith.addi %3907, %3908 : index
      %3910 = arith.muli %3862, %c20 : index
      %3911 = arith.addi %3910, %3909 : index
      memref.store %3904, %20[%3911] : memref<?xf32>
    }
    %3912 = arith.muli %4, %c19 : index
    %3913 = arith.addi %3912, %c28 : index
    %3914 = arith.muli %3913, %c4 : index
    %3915 = arith.divui %3666, %c7 : index
    %3916 = arith.addi %3914, %3915 : index
    %3917 = arith.addi %3665, %3916 : index
    %3918 = arith.cmpi slt, %3917, %22 : index
    scf.if %3918 {
      %3919 = arith.cmpi eq, %hasFactors, %c9 : index
      %3920 = memref.load %factors[%3917] : memref<?xf32>
      %3921 = arith.select %3919, %3920, %c34 : f32
      %3922 = arith.addi %3669, %c8 : index
      %3923 = arith.muli %3913, %c14 : index
      %3924 = arith.addi %3922, %3923 : index
      %3925 = memref.load %19[%3924] : memref<?xf32>
      %3926 = arith.addi %3924, %c11 : index
      %3927 = memref.load %19[%3926] : memref<?xf32>
      %3928 = arith.addf %3925, %3927 : f32
      %3929 = arith.remui %3666, %c7 : index
      %3930 = arith.muli %3929, %c19 : index
      %3931 = arith.addi %16, %3930 : index
      %3932 = vector.load %w[%3931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3933 = vector.bitcast %3932 : vector<4xi8> to vector<1xf32>
      %3934 = vector.extract %3933[0] : f32 from vector<1xf32>
      %3935 = arith.mulf %3934, %3921 : f32
      %3936 = arith.mulf %3928, %3935 : f32
      %3937 = arith.muli %3, %c4 : index
      %3938 = arith.addi %3937, %c8 : index
      %3939 = arith.muli %3938, %c7 : index
      %3940 = arith.remui %3666, %c7 : index
      %3941 = arith.addi %3939, %3940 : index
      %3942 = arith.muli %3916, %c20 : index
      %3943 = arith.addi %3942, %3941 : index
      memref.store %3936, %20[%3943] : memref<?xf32>
      %3944 = arith.addi %3669, %c20 : index
      %3945 = arith.muli %3913, %c14 : index
      %3946 = arith.addi %3944, %3945 : index
      %3947 = memref.load %19[%3946] : memref<?xf32>
      %3948 = arith.addi %3946, %c11 : index
      %3949 = memref.load %19[%3948] : memref<?xf32>
      %3950 = arith.addf %3947, %3949 : f32
      %3951 = arith.remui %3666, %c7 : index
      %3952 = arith.muli %3951, %c19 : index
      %3953 = arith.addi %18, %3952 : index
      %3954 = vector.load %w[%3953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3955 = vector.bitcast %3954 : vector<4xi8> to vector<1xf32>
      %3956 = vector.extract %3955[0] : f32 from vector<1xf32>
      %3957 = arith.mulf %3956, %3921 : f32
      %3958 = arith.mulf %3950, %3957 : f32
      %3959 = arith.muli %3, %c4 : index
      %3960 = arith.addi %3959, %c9 : index
      %3961 = arith.muli %3960, %c7 : index
      %3962 = arith.remui %3666, %c7 : index
      %3963 = arith.addi %3961, %3962 : index
      %3964 = arith.muli %3916, %c20 : index
      %3965 = arith.addi %3964, %3963 : index
      memref.store %3958, %20[%3965] : memref<?xf32>
    }
    wave.barrier
    %3966 = arith.addi %23, %c15 : index
    %3967 = wave.wave
    %3968 = arith.addi %3967, %c8 : index
    %3969 = arith.addi %3966, %3968 : index
    %3970 = arith.cmpi slt, %3969, %22 : index
    scf.if %3970 {
      %3971 = arith.addi %3966, %3968 : index
      %3972 = arith.muli %3968, %c20 : index
      %3973 = wave.lane
      %3974 = arith.addi %3973, %c8 : index
      %3975 = arith.cmpi eq, %hasBias, %c9 : index
      %3976 = arith.addi %3972, %3974 : index
      %3977 = memref.load %20[%3976] : memref<?xf32>
      %3978 = arith.muli %0, %c20 : index
      %3979 = arith.addi %3978, %3974 : index
      %3980 = memref.load %bias[%3979] : memref<?xf32>
      %3981 = arith.addf %3977, %3980 : f32
      %3982 = arith.select %3975, %3981, %3977 : f32
      %3983 = arith.addi %3974, %c6 : index
      %3984 = arith.cmpi eq, %hasBias, %c9 : index
      %3985 = arith.addi %3972, %3983 : index
      %3986 = memref.load %20[%3985] : memref<?xf32>
      %3987 = arith.muli %0, %c20 : index
      %3988 = arith.addi %3987, %3983 : index
      %3989 = memref.load %bias[%3988] : memref<?xf32>
      %3990 = arith.addf %3986, %3989 : f32
      %3991 = arith.select %3984, %3990, %3986 : f32
      %3992 = arith.addi %3973, %c14 : index
      %3993 = arith.cmpi eq, %hasBias, %c9 : index
      %3994 = arith.addi %3972, %3992 : index
      %3995 = memref.load %20[%3994] : memref<?xf32>
      %3996 = arith.muli %0, %c20 : index
      %3997 = arith.addi %3996, %3992 : index
      %3998 = memref.load %bias[%3997] : memref<?xf32>
      %3999 = arith.addf %3995, %3998 : f32
      %4000 = arith.select %3993, %3999, %3995 : f32
      %4001 = arith.addi %3992, %c6 : index
      %4002 = arith.cmpi eq, %hasBias, %c9 : index
      %4003 = arith.addi %3972, %4001 : index
      %4004 = memref.load %20[%4003] : memref<?xf32>
      %4005 = arith.muli %0, %c20 : index
      %4006 = arith.addi %4005, %4001 : index
      %4007 = memref.load %bias[%4006] : memref<?xf32>
      %4008 = arith.addf %4004, %4007 : f32
      %4009 = arith.select %4002, %4008, %4004 : f32
      %4010 = arith.addi %3973, %c12 : index
      %4011 = arith.cmpi eq, %hasBias, %c9 : index
      %4012 = arith.addi %3972, %4010 : index
      %4013 = memref.load %20[%4012] : memref<?xf32>
      %4014 = arith.muli %0, %c20 : index
      %4015 = arith.addi %4014, %4010 : index
      %4016 = memref.load %bias[%4015] : memref<?xf32>
      %4017 = arith.addf %4013, %4016 : f32
      %4018 = arith.select %4011, %4017, %4013 : f32
      %4019 = arith.addi %4010, %c6 : index
      %4020 = arith.cmpi eq, %hasBias, %c9 : index
      %4021 = arith.addi %3972, %4019 : index
      %4022 = memref.load %20[%4021] : memref<?xf32>
      %4023 = arith.muli %0, %c20 : index
      %4024 = arith.addi %4023, %4019 : index
      %4025 = memref.load %bias[%4024] : memref<?xf32>
      %4026 = arith.addf %4022, %4025 : f32
      %4027 = arith.select %4020, %4026, %4022 : f32
      %4028 = arith.addi %3973, %c29 : index
      %4029 = arith.cmpi eq, %hasBias, %c9 : index
      %4030 = arith.addi %3972, %4028 : index
      %4031 = memref.load %20[%4030] : memref<?xf32>
      %4032 = arith.muli %0, %c20 : index
      %4033 = arith.addi %4032, %4028 : index
      %4034 = memref.load %bias[%4033] : memref<?xf32>
      %4035 = arith.addf %4031, %4034 : f32
      %4036 = arith.select %4029, %4035, %4031 : f32
      %4037 = arith.addi %4028, %c6 : index
      %4038 = arith.cmpi eq, %hasBias, %c9 : index
      %4039 = arith.addi %3972, %4037 : index
      %4040 = memref.load %20[%4039] : memref<?xf32>
      %4041 = arith.muli %0, %c20 : index
      %4042 = arith.addi %4041, %4037 : index
      %4043 = memref.load %bias[%4042] : memref<?xf32>
      %4044 = arith.addf %4040, %4043 : f32
      %4045 = arith.select %4038, %4044, %4040 : f32
      %4046 = arith.addi %heads, %kvHeads : index
      %4047 = arith.cmpi slt, %0, %4046 : index
      scf.if %4047 {
        %4048 = arith.addi %positionsAt, %3971 : index
        %4049 = memref.load %step[%4048] : memref<?xi32>
        %4050 = arith.index_cast %4049 : i32 to index
        %4051 = arith.cmpi eq, %hasNorm, %c9 : index
        %4052 = math.fma %3982, %3982, %c38 : f32
        %4053 = math.fma %3991, %3991, %4052 : f32
        %4054 = math.fma %4000, %4000, %4053 : f32
        %4055 = math.fma %4009, %4009, %4054 : f32
        %4056 = math.fma %4018, %4018, %4055 : f32
        %4057 = math.fma %4027, %4027, %4056 : f32
        %4058 = math.fma %4036, %4036, %4057 : f32
        %4059 = math.fma %4045, %4045, %4058 : f32
        %4060 = vector.broadcast %4059 : f32 to vector<1xf32>
        %4061 = wave.reduce "add" %4060 : vector<1xf32>
        %4062 = arith.mulf %4061, %inverseHeadDim : f32
        %4063 = arith.addf %4062, %epsilon : f32
        %4064 = math.sqrt %4063 : f32
        %4065 = arith.divf %c34, %4064 : f32
        %4066 = arith.cmpi slt, %0, %heads : index
        %4067 = arith.addi %3974, %c6 : index
        %4068 = memref.load %query_norm[%3974] : memref<?xf32>
        %4069 = memref.load %key_norm[%3974] : memref<?xf32>
        %4070 = arith.select %4066, %4068, %4069 : f32
        %4071 = arith.mulf %3982, %4065 : f32
        %4072 = arith.mulf %4071, %4070 : f32
        %4073 = arith.select %4051, %4072, %3982 : f32
        %4074 = memref.load %query_norm[%4067] : memref<?xf32>
        %4075 = memref.load %key_norm[%4067] : memref<?xf32>
        %4076 = arith.select %4066, %4074, %4075 : f32
        %4077 = arith.mulf %3991, %4065 : f32
        %4078 = arith.mulf %4077, %4076 : f32
        %4079 = arith.select %4051, %4078, %3991 : f32
        %4080 = arith.addi %3992, %c6 : index
        %4081 = memref.load %query_norm[%3992] : memref<?xf32>
        %4082 = memref.load %key_norm[%3992] : memref<?xf32>
        %4083 = arith.select %4066, %4081, %4082 : f32
        %4084 = arith.mulf %4000, %4065 : f32
        %4085 = arith.mulf %4084, %4083 : f32
        %4086 = arith.select %4051, %4085, %4000 : f32
        %4087 = memref.load %query_norm[%4080] : memref<?xf32>
        %4088 = memref.load %key_norm[%4080] : memref<?xf32>
        %4089 = arith.select %4066, %4087, %4088 : f32
        %4090 = arith.mulf %4009, %4065 : f32
        %4091 = arith.mulf %4090, %4089 : f32
        %4092 = arith.select %4051, %4091, %4009 : f32
        %4093 = arith.addi %4010, %c6 : index
        %4094 = memref.load %query_norm[%4010] : memref<?xf32>
        %4095 = memref.load %key_norm[%4010] : memref<?xf32>
        %4096 = arith.select %4066, %4094, %4095 : f32
        %4097 = arith.mulf %4018, %4065 : f32
        %4098 = arith.mulf %4097, %4096 : f32
        %4099 = arith.select %4051, %4098, %4018 : f32
        %4100 = memref.load %query_norm[%4093] : memref<?xf32>
        %4101 = memref.load %key_norm[%4093] : memref<?xf32>
        %4102 = arith.select %4066, %4100, %4101 : f32
        %4103 = arith.mulf %4027, %4065 : f32
        %4104 = arith.mulf %4103, %4102 : f32
        %4105 = arith.select %4051, %4104, %4027 : f32
        %4106 = arith.addi %4028, %c6 : index
        %4107 = memref.load %query_norm[%4028] : memref<?xf32>
        %4108 = memref.load %key_norm[%4028] : memref<?xf32>
        %4109 = arith.select %4066, %4107, %4108 : f32
        %4110 = arith.mulf %4036, %4065 : f32
        %4111 = arith.mulf %4110, %4109 : f32
        %4112 = arith.select %4051, %4111, %4036 : f32
        %4113 = memref.load %query_norm[%4106] : memref<?xf32>
        %4114 = memref.load %key_norm[%4106] : memref<?xf32>
        %4115 = arith.select %4066, %4113, %4114 : f32
        %4116 = arith.mulf %4045, %4065 : f32
        %4117 = arith.mulf %4116, %4115 : f32
        %4118 = arith.select %4051, %4117, %4045 : f32
        %4119 = arith.remui %4050, %c20 : index
        %4120 = arith.muli %4119, %c20 : index
        %4121 = arith.addi %4120, %3974 : index
        %4122 = arith.divui %4050, %c20 : index
        %4123 = arith.addi %4122, %c20 : index
        %4124 = arith.muli %4123, %c20 : index
        %4125 = arith.addi %4124, %3974 : index
        %4126 = memref.load %rope[%4121] : memref<?xf32>
        %4127 = arith.addi %4121, %c6 : index
        %4128 = memref.load %rope[%4127] : memref<?xf32>
        %4129 = memref.load %rope[%4125] : memref<?xf32>
        %4130 = arith.addi %4125, %c6 : index
        %4131 = memref.load %rope[%4130] : memref<?xf32>
        %4132 = arith.mulf %4129, %4126 : f32
        %4133 = arith.mulf %4131, %4128 : f32
        %4134 = arith.subf %4132, %4133 : f32
        %4135 = arith.mulf %4131, %4126 : f32
        %4136 = arith.mulf %4129, %4128 : f32
        %4137 = arith.addf %4135, %4136 : f32
        %4138 = arith.mulf %4073, %4134 : f32
        %4139 = arith.mulf %4079, %4137 : f32
        %4140 = arith.subf %4138, %4139 : f32
        %4141 = arith.mulf %4079, %4134 : f32
        %4142 = arith.mulf %4073, %4137 : f32
        %4143 = arith.addf %4141, %4142 : f32
        %4144 = arith.cmpi slt, %0, %heads : index
        scf.if %4144 {
          %4145 = arith.muli %3971, %heads : index
          %4146 = arith.addi %4145, %0 : index
          %4147 = arith.muli %4146, %c20 : index
          %4148 = arith.addi %4147, %3974 : index
          memref.store %4140, %q[%4148] : memref<?xf32>
          %4149 = arith.addi %4148, %c6 : index
          memref.store %4143, %q[%4149] : memref<?xf32>
        } else {
          %4150 = arith.addi %3972, %3974 : index
          memref.store %4140, %20[%4150] : memref<?xf32>
          %4151 = arith.addi %3972, %3974 : index
          %4152 = arith.addi %4151, %c6 : index
          memref.store %4143, %20[%4152] : memref<?xf32>
        }
        %4153 = arith.remui %4050, %c20 : index
        %4154 = arith.muli %4153, %c20 : index
        %4155 = arith.addi %4154, %3992 : index
        %4156 = arith.divui %4050, %c20 : index
        %4157 = arith.addi %4156, %c20 : index
        %4158 = arith.muli %4157, %c20 : index
        %4159 = arith.addi %4158, %3992 : index
        %4160 = memref.load %rope[%4155] : memref<?xf32>
        %4161 = arith.addi %4155, %c6 : index
        %4162 = memref.load %rope[%4161] : memref<?xf32>
        %4163 = memref.load %rope[%4159] : memref<?xf32>
        %4164 = arith.addi %4159, %c6 : index
        %4165 = memref.load %rope[%4164] : memref<?xf32>
        %4166 = arith.mulf %4163, %4160 : f32
        %4167 = arith.mulf %4165, %4162 : f32
        %4168 = arith.subf %4166, %4167 : f32
        %4169 = arith.mulf %4165, %4160 : f32
        %4170 = arith.mulf %4163, %4162 : f32
        %4171 = arith.addf %4169, %4170 : f32
        %4172 = arith.mulf %4086, %4168 : f32
        %4173 = arith.mulf %4092, %4171 : f32
        %4174 = arith.subf %4172, %4173 : f32
        %4175 = arith.mulf %4092, %4168 : f32
        %4176 = arith.mulf %4086, %4171 : f32
        %4177 = arith.addf %4175, %4176 : f32
        %4178 = arith.cmpi slt, %0, %heads : index
        scf.if %4178 {
          %4179 = arith.muli %3971, %heads : index
          %4180 = arith.addi %4179, %0 : index
          %4181 = arith.muli %4180, %c20 : index
          %4182 = arith.addi %4181, %3992 : index
          memref.store %4174, %q[%4182] : memref<?xf32>
          %4183 = arith.addi %4182, %c6 : index
          memref.store %4177, %q[%4183] : memref<?xf32>
        } else {
          %4184 = arith.addi %3972, %3992 : index
          memref.store %4174, %20[%4184] : memref<?xf32>
          %4185 = arith.addi %3972, %3992 : index
          %4186 = arith.addi %4185, %c6 : index
          memref.store %4177, %20[%4186] : memref<?xf32>
        }
        %4187 = arith.remui %4050, %c20 : index
        %4188 = arith.muli %4187, %c20 : index
        %4189 = arith.addi %4188, %4010 : index
        %4190 = arith.divui %4050, %c20 : index
        %4191 = arith.addi %4190, %c20 : index
        %4192 = arith.muli %4191, %c20 : index
        %4193 = arith.addi %4192, %4010 : index
        %4194 = memref.load %rope[%4189] : memref<?xf32>
        %4195 = arith.addi %4189, %c6 : index
        %4196 = memref.load %rope[%4195] : memref<?xf32>
        %4197 = memref.load %rope[%4193] : memref<?xf32>
        %4198 = arith.addi %4193, %c6 : index
        %4199 = memref.load %rope[%4198] : memref<?xf32>
        %4200 = arith.mulf %4197, %4194 : f32
        %4201 = arith.mulf %4199, %4196 : f32
        %4202 = arith.subf %4200, %4201 : f32
        %4203 = arith.mulf %4199, %4194 : f32
        %4204 = arith.mulf %4197, %4196 : f32
        %4205 = arith.addf %4203, %4204 : f32
        %4206 = arith.mulf %4099, %4202 : f32
        %4207 = arith.mulf %4105, %4205 : f32
        %4208 = arith.subf %4206, %4207 : f32
        %4209 = arith.mulf %4105, %4202 : f32
        %4210 = arith.mulf %4099, %4205 : f32
        %4211 = arith.addf %4209, %4210 : f32
        %4212 = arith.cmpi slt, %0, %heads : index
        scf.if %4212 {
          %4213 = arith.muli %3971, %heads : index
          %4214 = arith.addi %4213, %0 : index
          %4215 = arith.muli %4214, %c20 : index
          %4216 = arith.addi %4215, %4010 : index
          memref.store %4208, %q[%4216] : memref<?xf32>
          %4217 = arith.addi %4216, %c6 : index
          memref.store %4211, %q[%4217] : memref<?xf32>
        } else {
          %4218 = arith.addi %3972, %4010 : index
          memref.store %4208, %20[%4218] : memref<?xf32>
          %4219 = arith.addi %3972, %4010 : index
          %4220 = arith.addi %4219, %c6 : index
          memref.store %4211, %20[%4220] : memref<?xf32>
        }
        %4221 = arith.remui %4050, %c20 : index
        %4222 = arith.muli %4221, %c20 : index
        %4223 = arith.addi %4222, %4028 : index
        %4224 = arith.divui %4050, %c20 : index
        %4225 = arith.addi %4224, %c20 : index
        %4226 = arith.muli %4225, %c20 : index
        %4227 = arith.addi %4226, %4028 : index
        %4228 = memref.load %rope[%4223] : memref<?xf32>
        %4229 = arith.addi %4223, %c6 : index
        %4230 = memref.load %rope[%4229] : memref<?xf32>
        %4231 = memref.load %rope[%4227] : memref<?xf32>
        %4232 = arith.addi %4227, %c6 : index
        %4233 = memref.load %rope[%4232] : memref<?xf32>
        %4234 = arith.mulf %4231, %4228 : f32
        %4235 = arith.mulf %4233, %4230 : f32
        %4236 = arith.subf %4234, %4235 : f32
        %4237 = arith.mulf %4233, %4228 : f32
        %4238 = arith.mulf %4231, %4230 : f32
        %4239 = arith.addf %4237, %4238 : f32
        %4240 = arith.mulf %4112, %4236 : f32
        %4241 = arith.mulf %4118, %4239 : f32
        %4242 = arith.subf %4240, %4241 : f32
        %4243 = arith.mulf %4118, %4236 : f32
        %4244 = arith.mulf %4112, %4239 : f32
        %4245 = arith.addf %4243, %4244 : f32
        %4246 = arith.cmpi slt, %0, %heads : index
        scf.if %4246 {
          %4247 = arith.muli %3971, %heads : index
          %4248 = arith.addi %4247, %0 : index
          %4249 = arith.muli %4248, %c20 : index
          %4250 = arith.addi %4249, %4028 : index
          memref.store %4242, %q[%4250] : memref<?xf32>
          %4251 = arith.addi %4250, %c6 : index
          memref.store %4245, %q[%4251] : memref<?xf32>
        } else {
          %4252 = arith.addi %3972, %4028 : index
          memref.store %4242, %20[%4252] : memref<?xf32>
          %4253 = arith.addi %3972, %4028 : index
          %4254 = arith.addi %4253, %c6 : index
          memref.store %4245, %20[%4254] : memref<?xf32>
        }
      } else {
        %4255 = arith.cmpi slt, %0, %heads : index
        scf.if %4255 {
          %4256 = arith.muli %3971, %heads : index
          %4257 = arith.addi %4256, %0 : index
          %4258 = arith.muli %4257, %c20 : index
          %4259 = arith.addi %4258, %3974 : index
          memref.store %3982, %q[%4259] : memref<?xf32>
          %4260 = arith.addi %4259, %c6 : index
          memref.store %3991, %q[%4260] : memref<?xf32>
        } else {
          %4261 = arith.addi %3972, %3974 : index
          memref.store %3982, %20[%4261] : memref<?xf32>
          %4262 = arith.addi %3972, %3974 : index
          %4263 = arith.addi %4262, %c6 : index
          memref.store %3991, %20[%4263] : memref<?xf32>
        }
        %4264 = arith.cmpi slt, %0, %heads : index
        scf.if %4264 {
          %4265 = arith.muli %3971, %heads : index
          %4266 = arith.addi %4265, %0 : index
          %4267 = arith.muli %4266, %c20 : index
          %4268 = arith.addi %4267, %3992 : index
          memref.store %4000, %q[%4268] : memref<?xf32>
          %4269 = arith.addi %4268, %c6 : index
          memref.store %4009, %q[%4269] : memref<?xf32>
        } else {
          %4270 = arith.addi %3972, %3992 : index
          memref.store %4000, %20[%4270] : memref<?xf32>
          %4271 = arith.addi %3972, %3992 : index
          %4272 = arith.addi %4271, %c6 : index
          memref.store %4009, %20[%4272] : memref<?xf32>
        }
        %4273 = arith.cmpi slt, %0, %heads : index
        scf.if %4273 {
          %4274 = arith.muli %3971, %heads : index
          %4275 = arith.addi %4274, %0 : index
          %4276 = arith.muli %4275, %c20 : index
          %4277 = arith.addi %4276, %4010 : index
          memref.store %4018, %q[%4277] : memref<?xf32>
          %4278 = arith.addi %4277, %c6 : index
          memref.store %4027, %q[%4278] : memref<?xf32>
        } else {
          %4279 = arith.addi %3972, %4010 : index
          memref.store %4018, %20[%4279] : memref<?xf32>
          %4280 = arith.addi %3972, %4010 : index
          %4281 = arith.addi %4280, %c6 : index
          memref.store %4027, %20[%4281] : memref<?xf32>
        }
        %4282 = arith.cmpi slt, %0, %heads : index
        scf.if %4282 {
          %4283 = arith.muli %3971, %heads : index
          %4284 = arith.addi %4283, %0 : index
          %4285 = arith.muli %4284, %c20 : index
          %4286 = arith.addi %4285, %4028 : index
          memref.store %4036, %q[%4286] : memref<?xf32>
          %4287 = arith.addi %4286, %c6 : index
          memref.store %4045, %q[%4287] : memref<?xf32>
        } else {
          %4288 = arith.addi %3972, %4028 : index
          memref.store %4036, %20[%4288] : memref<?xf32>
          %4289 = arith.addi %3972, %4028 : index
          %4290 = arith.addi %4289, %c6 : index
          memref.store %4045, %20[%4290] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4291 = arith.cmpi sge, %0, %heads : index
    scf.if %4291 {
      %4292 = arith.addi %3967, %c8 : index
      %4293 = arith.addi %3966, %4292 : index
      %4294 = arith.cmpi slt, %4293, %22 : index
      scf.if %4294 {
        %4295 = arith.addi %3966, %4292 : index
        %4296 = arith.addi %slotsAt, %4295 : index
        %4297 = memref.load %step[%4296] : memref<?xi32>
        %4298 = arith.index_cast %4297 : i32 to index
        %4299 = arith.cmpi sge, %4298, %c8 : index
        scf.if %4299 {
          %4300 = arith.muli %4292, %c20 : index
          %4301 = arith.subi %0, %heads : index
          %4302 = memref.load %scales[%4301] : memref<?xf32>
          %4303 = vector.broadcast %4302 : f32 to vector<4xf32>
          %4304 = arith.divui %4298, %c7 : index
          %4305 = arith.remui %4298, %c7 : index
          %4306 = arith.muli %4304, %pageBytes : index
          %4307 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4307 {
            %4308 = wave.lane
            %4309 = arith.muli %4308, %c19 : index
            scf.for %4310 = %4309 to %c20 step %c6 {
              %4311 = arith.addi %4300, %4310 : index
              %4312 = vector.load %20[%4311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4313 = arith.mulf %4312, %4303 : vector<4xf32>
              %4314 = arith.minimumf %4313, %c44 : vector<4xf32>
              %4315 = arith.maximumf %4314, %c45 : vector<4xf32>
              %4316 = arith.truncf %4315 : vector<4xf32> to vector<4xf16>
              %4317 = vector.bitcast %4316 : vector<4xf16> to vector<8xi8>
              %4318 = arith.cmpi slt, %4301, %kvHeads : index
              scf.if %4318 {
                %4319 = arith.muli %4301, %c46 : index
                %4320 = arith.addi %4306, %4319 : index
                %4321 = arith.divui %4310, %c7 : index
                %4322 = arith.muli %4321, %c47 : index
                %4323 = arith.remui %4310, %c7 : index
                %4324 = arith.divui %4323, %c2 : index
                %4325 = arith.muli %4324, %c20 : index
                %4326 = arith.muli %4305, %c7 : index
                %4327 = arith.addi %4325, %4326 : index
                %4328 = arith.remui %4323, %c2 : index
                %4329 = arith.muli %4328, %c4 : index
                %4330 = arith.addi %4327, %4329 : index
                %4331 = arith.addi %4322, %4330 : index
                %4332 = arith.addi %4320, %4331 : index
                vector.store %4317, %kv[%4332] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4333 = arith.subi %4301, %kvHeads : index
                %4334 = arith.muli %4333, %c46 : index
                %4335 = arith.addi %4306, %4334 : index
                %4336 = arith.addi %4310, %c8 : index
                %4337 = arith.divui %4336, %c7 : index
                %4338 = arith.muli %4337, %c47 : index
                %4339 = arith.addi %4338, %c10 : index
                %4340 = arith.remui %4336, %c7 : index
                %4341 = arith.divui %4305, %c4 : index
                %4342 = arith.remui %4305, %c4 : index
                %4343 = arith.muli %4342, %c2 : index
                %4344 = arith.addi %4341, %4343 : index
                %4345 = arith.divui %4344, %c2 : index
                %4346 = arith.muli %4345, %c20 : index
                %4347 = arith.muli %4340, %c7 : index
                %4348 = arith.addi %4346, %4347 : index
                %4349 = arith.remui %4344, %c2 : index
                %4350 = arith.muli %4349, %c4 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.addi %4339, %4351 : index
                %4353 = arith.addi %4335, %4352 : index
                %4354 = vector.shuffle %4317, %4317 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4354, %kv[%4353] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4355 = arith.addi %4310, %c9 : index
                %4356 = arith.divui %4355, %c7 : index
                %4357 = arith.muli %4356, %c47 : index
                %4358 = arith.addi %4357, %c10 : index
                %4359 = arith.remui %4355, %c7 : index
                %4360 = arith.divui %4305, %c4 : index
                %4361 = arith.remui %4305, %c4 : index
                %4362 = arith.muli %4361, %c2 : index
                %4363 = arith.addi %4360, %4362 : index
                %4364 = arith.divui %4363, %c2 : index
                %4365 = arith.muli %4364, %c20 : index
                %4366 = arith.muli %4359, %c7 : index
                %4367 = arith.addi %4365, %4366 : index
                %4368 = arith.remui %4363, %c2 : index
                %4369 = arith.muli %4368, %c4 : index
                %4370 = arith.addi %4367, %4369 : index
                %4371 = arith.addi %4358, %4370 : index
                %4372 = arith.addi %4335, %4371 : index
                %4373 = vector.shuffle %4317, %4317 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4373, %kv[%4372] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4374 = arith.addi %4310, %c4 : index
                %4375 = arith.divui %4374, %c7 : index
                %4376 = arith.muli %4375, %c47 : index
                %4377 = arith.addi %4376, %c10 : index
                %4378 = arith.remui %4374, %c7 : index
                %4379 = arith.divui %4305, %c4 : index
                %4380 = arith.remui %4305, %c4 : index
                %4381 = arith.muli %4380, %c2 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.divui %4382, %c2 : index
                %4384 = arith.muli %4383, %c20 : index
                %4385 = arith.muli %4378, %c7 : index
                %4386 = arith.addi %4384, %4385 : index
                %4387 = arith.remui %4382, %c2 : index
                %4388 = arith.muli %4387, %c4 : index
                %4389 = arith.addi %4386, %4388 : index
                %4390 = arith.addi %4377, %4389 : index
                %4391 = arith.addi %4335, %4390 : index
                %4392 = vector.shuffle %4317, %4317 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4392, %kv[%4391] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4393 = arith.addi %4310, %c28 : index
                %4394 = arith.divui %4393, %c7 : index
                %4395 = arith.muli %4394, %c47 : index
                %4396 = arith.addi %4395, %c10 : index
                %4397 = arith.remui %4393, %c7 : index
                %4398 = arith.divui %4305, %c4 : index
                %4399 = arith.remui %4305, %c4 : index
                %4400 = arith.muli %4399, %c2 : index
                %4401 = arith.addi %4398, %4400 : index
                %4402 = arith.divui %4401, %c2 : index
                %4403 = arith.muli %4402, %c20 : index
                %4404 = arith.muli %4397, %c7 : index
                %4405 = arith.addi %4403, %4404 : index
                %4406 = arith.remui %4401, %c2 : index
                %4407 = arith.muli %4406, %c4 : index
                %4408 = arith.addi %4405, %4407 : index
                %4409 = arith.addi %4396, %4408 : index
                %4410 = arith.addi %4335, %4409 : index
                %4411 = vector.shuffle %4317, %4317 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4411, %kv[%4410] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4412 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4412 {
            %4413 = wave.lane
            %4414 = arith.muli %4413, %c19 : index
            scf.for %4415 = %4414 to %c20 step %c6 {
              %4416 = arith.addi %4300, %4415 : index
              %4417 = vector.load %20[%4416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4418 = arith.mulf %4417, %4303 : vector<4xf32>
              %4419 = wave.fp8_encode "e4m3" %4418 : vector<4xf32> -> vector<4xi8>
              %4420 = arith.cmpi slt, %4301, %kvHeads : index
              scf.if %4420 {
                %4421 = arith.muli %4301, %c10 : index
                %4422 = arith.addi %4306, %4421 : index
                %4423 = vector.shuffle %4419, %4419 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4424 = arith.divui %4415, %c7 : index
                %4425 = arith.muli %4424, %c20 : index
                %4426 = arith.remui %4415, %c7 : index
                %4427 = arith.muli %4305, %c7 : index
                %4428 = arith.divui %4426, %c19 : index
                %4429 = arith.muli %4428, %c19 : index
                %4430 = arith.remui %4426, %c4 : index
                %4431 = arith.muli %4430, %c4 : index
                %4432 = arith.addi %4429, %4431 : index
                %4433 = arith.divui %4426, %c4 : index
                %4434 = arith.remui %4433, %c4 : index
                %4435 = arith.addi %4432, %4434 : index
                %4436 = arith.addi %4427, %4435 : index
                %4437 = arith.addi %4425, %4436 : index
                %4438 = arith.addi %4422, %4437 : index
                vector.store %4423, %kv[%4438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4439 = arith.subi %4301, %kvHeads : index
                %4440 = arith.muli %4439, %c10 : index
                %4441 = arith.addi %4306, %4440 : index
                %4442 = arith.addi %4415, %c8 : index
                %4443 = arith.divui %4442, %c7 : index
                %4444 = arith.muli %4443, %c20 : index
                %4445 = arith.addi %4444, %c11 : index
                %4446 = arith.remui %4442, %c7 : index
                %4447 = arith.divui %4305, %c4 : index
                %4448 = arith.remui %4305, %c4 : index
                %4449 = arith.muli %4448, %c2 : index
                %4450 = arith.addi %4447, %4449 : index
                %4451 = arith.muli %4446, %c7 : index
                %4452 = arith.divui %4450, %c19 : index
                %4453 = arith.muli %4452, %c19 : index
                %4454 = arith.remui %4450, %c4 : index
                %4455 = arith.muli %4454, %c4 : index
                %4456 = arith.addi %4453, %4455 : index
                %4457 = arith.divui %4450, %c4 : index
                %4458 = arith.remui %4457, %c4 : index
                %4459 = arith.addi %4456, %4458 : index
                %4460 = arith.addi %4451, %4459 : index
                %4461 = arith.addi %4445, %4460 : index
                %4462 = arith.addi %4441, %4461 : index
                %4463 = vector.shuffle %4419, %4419 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4463, %kv[%4462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4464 = arith.addi %4415, %c9 : index
                %4465 = arith.divui %4464, %c7 : index
                %4466 = arith.muli %4465, %c20 : index
                %4467 = arith.addi %4466, %c11 : index
                %4468 = arith.remui %4464, %c7 : index
                %4469 = arith.divui %4305, %c4 : index
                %4470 = arith.remui %4305, %c4 : index
                %4471 = arith.muli %4470, %c2 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.muli %4468, %c7 : index
                %4474 = arith.divui %4472, %c19 : index
                %4475 = arith.muli %4474, %c19 : index
                %4476 = arith.remui %4472, %c4 : index
                %4477 = arith.muli %4476, %c4 : index
                %4478 = arith.addi %4475, %4477 : index
                %4479 = arith.divui %4472, %c4 : index
                %4480 = arith.remui %4479, %c4 : index
                %4481 = arith.addi %4478, %4480 : index
                %4482 = arith.addi %4473, %4481 : index
                %4483 = arith.addi %4467, %4482 : index
                %4484 = arith.addi %4441, %4483 : index
                %4485 = vector.shuffle %4419, %4419 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4485, %kv[%4484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4486 = arith.addi %4415, %c4 : index
                %4487 = arith.divui %4486, %c7 : index
                %4488 = arith.muli %4487, %c20 : index
                %4489 = arith.addi %4488, %c11 : index
                %4490 = arith.remui %4486, %c7 : index
                %4491 = arith.divui %4305, %c4 : index
                %4492 = arith.remui %4305, %c4 : index
                %4493 = arith.muli %4492, %c2 : index
                %4494 = arith.addi %4491, %4493 : index
                %4495 = arith.muli %4490, %c7 : index
                %4496 = arith.divui %4494, %c19 : index
                %4497 = arith.muli %4496, %c19 : index
                %4498 = arith.remui %4494, %c4 : index
                %4499 = arith.muli %4498, %c4 : index
                %4500 = arith.addi %4497, %4499 : index
                %4501 = arith.divui %4494, %c4 : index
                %4502 = arith.remui %4501, %c4 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.addi %4495, %4503 : index
                %4505 = arith.addi %4489, %4504 : index
                %4506 = arith.addi %4441, %4505 : index
                %4507 = vector.shuffle %4419, %4419 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4507, %kv[%4506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4508 = arith.addi %4415, %c28 : index
                %4509 = arith.divui %4508, %c7 : index
                %4510 = arith.muli %4509, %c20 : index
                %4511 = arith.addi %4510, %c11 : index
                %4512 = arith.remui %4508, %c7 : index
                %4513 = arith.divui %4305, %c4 : index
                %4514 = arith.remui %4305, %c4 : index
                %4515 = arith.muli %4514, %c2 : index
                %4516 = arith.addi %4513, %4515 : index
                %4517 = arith.muli %4512, %c7 : index
                %4518 = arith.divui %4516, %c19 : index
                %4519 = arith.muli %4518, %c19 : index
                %4520 = arith.remui %4516, %c4 : index
                %4521 = arith.muli %4520, %c4 : index
                %4522 = arith.addi %4519, %4521 : index
                %4523 = arith.divui %4516, %c4 : index
                %4524 = arith.remui %4523, %c4 : index
                %4525 = arith.addi %4522, %4524 : index
                %4526 = arith.addi %4517, %4525 : index
                %4527 = arith.addi %4511, %4526 : index
                %4528 = arith.addi %4441, %4527 : index
                %4529 = vector.shuffle %4419, %4419 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4529, %kv[%4528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4530 = arith.cmpi eq, %codec, %c4 : index
          scf.if %4530 {
            %4531 = wave.lane
            %4532 = arith.muli %4531, %c19 : index
            scf.for %4533 = %4532 to %c20 step %c6 {
              %4534 = arith.addi %4300, %4533 : index
              %4535 = vector.load %20[%4534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4536 = arith.mulf %4535, %4303 : vector<4xf32>
              %4537 = wave.fp8_encode "e5m2" %4536 : vector<4xf32> -> vector<4xi8>
              %4538 = arith.cmpi slt, %4301, %kvHeads : index
              scf.if %4538 {
                %4539 = arith.muli %4301, %c10 : index
                %4540 = arith.addi %4306, %4539 : index
                %4541 = vector.shuffle %4537, %4537 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4542 = arith.divui %4533, %c7 : index
                %4543 = arith.muli %4542, %c20 : index
                %4544 = arith.remui %4533, %c7 : index
                %4545 = arith.muli %4305, %c7 : index
                %4546 = arith.divui %4544, %c19 : index
                %4547 = arith.muli %4546, %c19 : index
                %4548 = arith.remui %4544, %c4 : index
                %4549 = arith.muli %4548, %c4 : index
                %4550 = arith.addi %4547, %4549 : index
                %4551 = arith.divui %4544, %c4 : index
                %4552 = arith.remui %4551, %c4 : index
                %4553 = arith.addi %4550, %4552 : index
                %4554 = arith.addi %4545, %4553 : index
                %4555 = arith.addi %4543, %4554 : index
                %4556 = arith.addi %4540, %4555 : index
                vector.store %4541, %kv[%4556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4557 = arith.subi %4301, %kvHeads : index
                %4558 = arith.muli %4557, %c10 : index
                %4559 = arith.addi %4306, %4558 : index
                %4560 = arith.addi %4533, %c8 : index
                %4561 = arith.divui %4560, %c7 : index
                %4562 = arith.muli %4561, %c20 : index
                %4563 = arith.addi %4562, %c11 : index
                %4564 = arith.remui %4560, %c7 : index
                %4565 = arith.divui %4305, %c4 : index
                %4566 = arith.remui %4305, %c4 : index
                %4567 = arith.muli %4566, %c2 : index
                %4568 = arith.addi %4565, %4567 : index
                %4569 = arith.muli %4564, %c7 : index
                %4570 = arith.divui %4568, %c19 : index
                %4571 = arith.muli %4570, %c19 : index
                %4572 = arith.remui %4568, %c4 : index
                %4573 = arith.muli %4572, %c4 : index
                %4574 = arith.addi %4571, %4573 : index
                %4575 = arith.divui %4568, %c4 : index
                %4576 = arith.remui %4575, %c4 : index
                %4577 = arith.addi %4574, %4576 : index
                %4578 = arith.addi %4569, %4577 : index
                %4579 = arith.addi %4563, %4578 : index
                %4580 = arith.addi %4559, %4579 : index
                %4581 = vector.shuffle %4537, %4537 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4581, %kv[%4580] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4582 = arith.addi %4533, %c9 : index
                %4583 = arith.divui %4582, %c7 : index
                %4584 = arith.muli %4583, %c20 : index
                %4585 = arith.addi %4584, %c11 : index
                %4586 = arith.remui %4582, %c7 : index
                %4587 = arith.divui %4305, %c4 : index
                %4588 = arith.remui %4305, %c4 : index
                %4589 = arith.muli %4588, %c2 : index
                %4590 = arith.addi %4587, %4589 : index
                %4591 = arith.muli %4586, %c7 : index
                %4592 = arith.divui %4590, %c19 : index
                %4593 = arith.muli %4592, %c19 : index
                %4594 = arith.remui %4590, %c4 : index
                %4595 = arith.muli %4594, %c4 : index
                %4596 = arith.addi %4593, %4595 : index
                %4597 = arith.divui %4590, %c4 : index
                %4598 = arith.remui %4597, %c4 : index
                %4599 = arith.addi %4596, %4598 : index
                %4600 = arith.addi %4591, %4599 : index
                %4601 = arith.addi %4585, %4600 : index
                %4602 = arith.addi %4559, %4601 : index
                %4603 = vector.shuffle %4537, %4537 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4603, %kv[%4602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4604 = arith.addi %4533, %c4 : index
                %4605 = arith.divui %4604, %c7 : index
                %4606 = arith.muli %4605, %c20 : index
                %4607 = arith.addi %4606, %c11 : index
                %4608 = arith.remui %4604, %c7 : index
                %4609 = arith.divui %4305, %c4 : index
                %4610 = arith.remui %4305, %c4 : index
                %4611 = arith.muli %4610, %c2 : index
                %4612 = arith.addi %4609, %4611 : index
                %4613 = arith.muli %4608, %c7 : index
                %4614 = arith.divui %4612, %c19 : index
                %4615 = arith.muli %4614, %c19 : index
                %4616 = arith.remui %4612, %c4 : index
                %4617 = arith.muli %4616, %c4 : index
                %4618 = arith.addi %4615, %4617 : index
                %4619 = arith.divui %4612, %c4 : index
                %4620 = arith.remui %4619, %c4 : index
                %4621 = arith.addi %4618, %4620 : index
                %4622 = arith.addi %4613, %4621 : index
                %4623 = arith.addi %4607, %4622 : index
                %4624 = arith.addi %4559, %4623 : index
                %4625 = vector.shuffle %4537, %4537 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4625, %kv[%4624] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4626 = arith.addi %4533, %c28 : index
                %4627 = arith.divui %4626, %c7 : index
                %4628 = arith.muli %4627, %c20 : index
                %4629 = arith.addi %4628, %c11 : index
                %4630 = arith.remui %4626, %c7 : index
                %4631 = arith.divui %4305, %c4 : index
                %4632 = arith.remui %4305, %c4 : index
                %4633 = arith.muli %4632, %c2 : index
                %4634 = arith.addi %4631, %4633 : index
                %4635 = arith.muli %4630, %c7 : index
                %4636 = arith.divui %4634, %c19 : index
                %4637 = arith.muli %4636, %c19 : index
                %4638 = arith.remui %4634, %c4 : index
                %4639 = arith.muli %4638, %c4 : index
                %4640 = arith.addi %4637, %4639 : index
                %4641 = arith.divui %4634, %c4 : index
                %4642 = arith.remui %4641, %c4 : index
                %4643 = arith.addi %4640, %4642 : index
                %4644 = arith.addi %4635, %4643 : index
                %4645 = arith.addi %4629, %4644 : index
                %4646 = arith.addi %4559, %4645 : index
                %4647 = vector.shuffle %4537, %4537 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4647, %kv[%4646] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
