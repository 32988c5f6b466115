// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 3072 : index
  %c37 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 512 : index
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
  %12 = arith.muli %0, %c8 : index
  %13 = arith.muli %3, %c5 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c10 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c13 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c15 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c15 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c9, %c15 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c5 : index
    %35 = arith.remui %c9, %c15 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c9, %c4 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c15 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c15 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c9, %c15 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.remui %c9, %c15 : index
    %54 = arith.divui %53, %c4 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c4 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c4 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c9, %c4 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c16 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c15 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c9, %c15 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c5 : index
    %71 = arith.remui %c9, %c15 : index
    %72 = arith.divui %71, %c4 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c4 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c4 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c9, %c4 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c17 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c15 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c9, %c15 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c5 : index
    %89 = arith.remui %c9, %c15 : index
    %90 = arith.divui %89, %c4 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c4 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c4 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c9, %c4 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c16 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c5 : index
    %107 = arith.muli %106, %c5 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c5 iter_args(%112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c9 : index
      %123 = arith.remui %121, %c15 : index
      %124 = arith.addi %16, %c7 : index
      %125 = arith.muli %122, %c13 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %123, %c21 : index
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
      %141 = arith.muli %122, %c22 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %123, %c15 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<4xi32>
      %147 = arith.shrui %146, %c23 : vector<4xi32>
      %148 = arith.andi %147, %c24 : vector<4xi32>
      %149 = arith.ori %148, %c25 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %146, %c26 : vector<4xi32>
      %152 = arith.andi %151, %c24 : vector<4xi32>
      %153 = arith.ori %152, %c25 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %146, %c27 : vector<4xi32>
      %156 = arith.andi %155, %c24 : vector<4xi32>
      %157 = arith.ori %156, %c25 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %146, %c28 : vector<4xi32>
      %160 = arith.andi %159, %c24 : vector<4xi32>
      %161 = arith.ori %160, %c25 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = vector.shuffle %163, %164 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %166 = arith.subf %165, %c29 : vector<32xf16>
      %167 = vector.shuffle %166, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %168 = vector.shuffle %166, %166 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %169 = math.fma %167, %132, %134 : vector<16xf16>
      %170 = math.fma %168, %132, %134 : vector<16xf16>
      %171 = arith.addi %111, %c10 : index
      %172 = arith.remui %121, %c15 : index
      %173 = arith.addi %16, %c7 : index
      %174 = arith.muli %171, %c13 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c21 : index
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
      %190 = arith.muli %171, %c22 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %172, %c15 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.shrui %195, %c23 : vector<4xi32>
      %197 = arith.andi %196, %c24 : vector<4xi32>
      %198 = arith.ori %197, %c25 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %195, %c26 : vector<4xi32>
      %201 = arith.andi %200, %c24 : vector<4xi32>
      %202 = arith.ori %201, %c25 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %195, %c27 : vector<4xi32>
      %205 = arith.andi %204, %c24 : vector<4xi32>
      %206 = arith.ori %205, %c25 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = arith.shrui %195, %c28 : vector<4xi32>
      %209 = arith.andi %208, %c24 : vector<4xi32>
      %210 = arith.ori %209, %c25 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %207, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %212, %213 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %215 = arith.subf %214, %c29 : vector<32xf16>
      %216 = vector.shuffle %215, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %217 = vector.shuffle %215, %215 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %218 = math.fma %216, %181, %183 : vector<16xf16>
      %219 = math.fma %217, %181, %183 : vector<16xf16>
      %220 = arith.addi %111, %c9 : index
      %221 = arith.remui %121, %c15 : index
      %222 = arith.addi %18, %c7 : index
      %223 = arith.muli %220, %c13 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %221, %c21 : index
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
      %239 = arith.muli %220, %c22 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %221, %c15 : index
      %242 = arith.addi %240, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<4xi32>
      %245 = arith.shrui %244, %c23 : vector<4xi32>
      %246 = arith.andi %245, %c24 : vector<4xi32>
      %247 = arith.ori %246, %c25 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %244, %c26 : vector<4xi32>
      %250 = arith.andi %249, %c24 : vector<4xi32>
      %251 = arith.ori %250, %c25 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = arith.shrui %244, %c27 : vector<4xi32>
      %254 = arith.andi %253, %c24 : vector<4xi32>
      %255 = arith.ori %254, %c25 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = arith.shrui %244, %c28 : vector<4xi32>
      %258 = arith.andi %257, %c24 : vector<4xi32>
      %259 = arith.ori %258, %c25 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = vector.shuffle %256, %260 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = vector.shuffle %261, %262 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %264 = arith.subf %263, %c29 : vector<32xf16>
      %265 = vector.shuffle %264, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %266 = vector.shuffle %264, %264 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %267 = math.fma %265, %230, %232 : vector<16xf16>
      %268 = math.fma %266, %230, %232 : vector<16xf16>
      %269 = arith.addi %111, %c10 : index
      %270 = arith.remui %121, %c15 : index
      %271 = arith.addi %18, %c7 : index
      %272 = arith.muli %269, %c13 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.muli %270, %c21 : index
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
      %288 = arith.muli %269, %c22 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %270, %c15 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.shrui %293, %c23 : vector<4xi32>
      %295 = arith.andi %294, %c24 : vector<4xi32>
      %296 = arith.ori %295, %c25 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = arith.shrui %293, %c26 : vector<4xi32>
      %299 = arith.andi %298, %c24 : vector<4xi32>
      %300 = arith.ori %299, %c25 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = arith.shrui %293, %c27 : vector<4xi32>
      %303 = arith.andi %302, %c24 : vector<4xi32>
      %304 = arith.ori %303, %c25 : vector<4xi32>
      %305 = vector.bitcast %304 : vector<4xi32> to vector<8xf16>
      %306 = arith.shrui %293, %c28 : vector<4xi32>
      %307 = arith.andi %306, %c24 : vector<4xi32>
      %308 = arith.ori %307, %c25 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = vector.shuffle %297, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = vector.shuffle %305, %309 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = vector.shuffle %310, %311 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %313 = arith.subf %312, %c29 : vector<32xf16>
      %314 = vector.shuffle %313, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %315 = vector.shuffle %313, %313 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %316 = math.fma %314, %279, %281 : vector<16xf16>
      %317 = math.fma %315, %279, %281 : vector<16xf16>
      %318 = arith.muli %111, %c5 : index
      %319 = arith.addi %318, %c9 : index
      %320 = arith.muli %tileRows, %c15 : index
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
      %331 = arith.addi %330, %c9 : index
      %332 = arith.muli %tileRows, %c15 : index
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
      %343 = arith.addi %342, %c9 : index
      %344 = arith.muli %tileRows, %c15 : index
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
      %355 = arith.addi %354, %c9 : index
      %356 = arith.muli %tileRows, %c15 : index
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
      %367 = arith.addi %366, %c10 : index
      %368 = arith.muli %tileRows, %c15 : index
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
      %379 = arith.addi %378, %c10 : index
      %380 = arith.muli %tileRows, %c15 : index
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
      %391 = arith.addi %390, %c10 : index
      %392 = arith.muli %tileRows, %c15 : index
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
      %403 = arith.addi %402, %c10 : index
      %404 = arith.muli %tileRows, %c15 : index
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
      %416 = arith.muli %tileRows, %c15 : index
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
      %428 = arith.muli %tileRows, %c15 : index
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
      %440 = arith.muli %tileRows, %c15 : index
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
      %452 = arith.muli %tileRows, %c15 : index
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
      %463 = arith.addi %462, %c2 : index
      %464 = arith.muli %tileRows, %c15 : index
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
      %475 = arith.addi %474, %c2 : index
      %476 = arith.muli %tileRows, %c15 : index
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
      %487 = arith.addi %486, %c2 : index
      %488 = arith.muli %tileRows, %c15 : index
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
      %499 = arith.addi %498, %c2 : index
      %500 = arith.muli %tileRows, %c15 : index
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
    %520:8 = scf.for %511 = %110 to %510 step %c10 iter_args(%512 = %120#0, %513 = %120#1, %514 = %120#2, %515 = %120#3, %516 = %120#4, %517 = %120#5, %518 = %120#6, %519 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %521 = wave.lane
      %522 = arith.addi %511, %c9 : index
      %523 = arith.remui %521, %c15 : index
      %524 = arith.addi %16, %c7 : index
      %525 = arith.muli %522, %c13 : index
      %526 = arith.addi %524, %525 : index
      %527 = arith.muli %523, %c21 : index
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
      %541 = arith.muli %522, %c22 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %523, %c15 : index
      %544 = arith.addi %542, %543 : index
      %545 = vector.load %w[%544] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %546 = vector.bitcast %545 : vector<16xi8> to vector<4xi32>
      %547 = arith.shrui %546, %c23 : vector<4xi32>
      %548 = arith.andi %547, %c24 : vector<4xi32>
      %549 = arith.ori %548, %c25 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %546, %c26 : vector<4xi32>
      %552 = arith.andi %551, %c24 : vector<4xi32>
      %553 = arith.ori %552, %c25 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = arith.shrui %546, %c27 : vector<4xi32>
      %556 = arith.andi %555, %c24 : vector<4xi32>
      %557 = arith.ori %556, %c25 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %546, %c28 : vector<4xi32>
      %560 = arith.andi %559, %c24 : vector<4xi32>
      %561 = arith.ori %560, %c25 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = vector.shuffle %550, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %564 = vector.shuffle %558, %562 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = vector.shuffle %563, %564 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %566 = arith.subf %565, %c29 : vector<32xf16>
      %567 = vector.shuffle %566, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %568 = vector.shuffle %566, %566 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %569 = math.fma %567, %532, %534 : vector<16xf16>
      %570 = math.fma %568, %532, %534 : vector<16xf16>
      %571 = arith.addi %511, %c9 : index
      %572 = arith.remui %521, %c15 : index
      %573 = arith.addi %18, %c7 : index
      %574 = arith.muli %571, %c13 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %572, %c21 : index
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
      %590 = arith.muli %571, %c22 : index
      %591 = arith.addi %589, %590 : index
      %592 = arith.muli %572, %c15 : index
      %593 = arith.addi %591, %592 : index
      %594 = vector.load %w[%593] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %595 = vector.bitcast %594 : vector<16xi8> to vector<4xi32>
      %596 = arith.shrui %595, %c23 : vector<4xi32>
      %597 = arith.andi %596, %c24 : vector<4xi32>
      %598 = arith.ori %597, %c25 : vector<4xi32>
      %599 = vector.bitcast %598 : vector<4xi32> to vector<8xf16>
      %600 = arith.shrui %595, %c26 : vector<4xi32>
      %601 = arith.andi %600, %c24 : vector<4xi32>
      %602 = arith.ori %601, %c25 : vector<4xi32>
      %603 = vector.bitcast %602 : vector<4xi32> to vector<8xf16>
      %604 = arith.shrui %595, %c27 : vector<4xi32>
      %605 = arith.andi %604, %c24 : vector<4xi32>
      %606 = arith.ori %605, %c25 : vector<4xi32>
      %607 = vector.bitcast %606 : vector<4xi32> to vector<8xf16>
      %608 = arith.shrui %595, %c28 : vector<4xi32>
      %609 = arith.andi %608, %c24 : vector<4xi32>
      %610 = arith.ori %609, %c25 : vector<4xi32>
      %611 = vector.bitcast %610 : vector<4xi32> to vector<8xf16>
      %612 = vector.shuffle %599, %603 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = vector.shuffle %607, %611 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = vector.shuffle %612, %613 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %615 = arith.subf %614, %c29 : vector<32xf16>
      %616 = vector.shuffle %615, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %617 = vector.shuffle %615, %615 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %618 = math.fma %616, %581, %583 : vector<16xf16>
      %619 = math.fma %617, %581, %583 : vector<16xf16>
      %620 = arith.muli %511, %c5 : index
      %621 = arith.addi %620, %c9 : index
      %622 = arith.muli %tileRows, %c15 : index
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
      %633 = arith.addi %632, %c9 : index
      %634 = arith.muli %tileRows, %c15 : index
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
      %645 = arith.addi %644, %c9 : index
      %646 = arith.muli %tileRows, %c15 : index
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
      %657 = arith.addi %656, %c9 : index
      %658 = arith.muli %tileRows, %c15 : index
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
      %669 = arith.addi %668, %c10 : index
      %670 = arith.muli %tileRows, %c15 : index
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
      %681 = arith.addi %680, %c10 : index
      %682 = arith.muli %tileRows, %c15 : index
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
      %693 = arith.addi %692, %c10 : index
      %694 = arith.muli %tileRows, %c15 : index
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
      %705 = arith.addi %704, %c10 : index
      %706 = arith.muli %tileRows, %c15 : index
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
    %716 = arith.addi %23, %c9 : index
    %717 = wave.lane
    %718 = arith.muli %3, %c5 : index
    %719 = arith.muli %718, %c22 : index
    %720 = arith.addi %719, %717 : index
    %721 = arith.muli %4, %c12 : index
    %722 = arith.addi %721, %720 : index
    %723 = arith.addi %722, %c9 : index
    %724 = arith.addi %723, %c9 : index
    %725 = vector.extract %520#0[0] : f32 from vector<8xf32>
    memref.store %725, %19[%724] : memref<?xf32>
    %726 = arith.muli %4, %c12 : index
    %727 = arith.addi %726, %720 : index
    %728 = arith.addi %727, %c9 : index
    %729 = arith.addi %728, %c16 : index
    %730 = vector.extract %520#0[1] : f32 from vector<8xf32>
    memref.store %730, %19[%729] : memref<?xf32>
    %731 = arith.muli %4, %c12 : index
    %732 = arith.addi %731, %720 : index
    %733 = arith.addi %732, %c9 : index
    %734 = arith.addi %733, %c13 : index
    %735 = vector.extract %520#0[2] : f32 from vector<8xf32>
    memref.store %735, %19[%734] : memref<?xf32>
    %736 = arith.muli %4, %c12 : index
    %737 = arith.addi %736, %720 : index
    %738 = arith.addi %737, %c9 : index
    %739 = arith.addi %738, %c30 : index
    %740 = vector.extract %520#0[3] : f32 from vector<8xf32>
    memref.store %740, %19[%739] : memref<?xf32>
    %741 = arith.muli %4, %c12 : index
    %742 = arith.addi %741, %720 : index
    %743 = arith.addi %742, %c9 : index
    %744 = arith.addi %743, %c7 : index
    %745 = vector.extract %520#0[4] : f32 from vector<8xf32>
    memref.store %745, %19[%744] : memref<?xf32>
    %746 = arith.muli %4, %c12 : index
    %747 = arith.addi %746, %720 : index
    %748 = arith.addi %747, %c9 : index
    %749 = arith.addi %748, %c31 : index
    %750 = vector.extract %520#0[5] : f32 from vector<8xf32>
    memref.store %750, %19[%749] : memref<?xf32>
    %751 = arith.muli %4, %c12 : index
    %752 = arith.addi %751, %720 : index
    %753 = arith.addi %752, %c9 : index
    %754 = arith.addi %753, %c32 : index
    %755 = vector.extract %520#0[6] : f32 from vector<8xf32>
    memref.store %755, %19[%754] : memref<?xf32>
    %756 = arith.muli %4, %c12 : index
    %757 = arith.addi %756, %720 : index
    %758 = arith.addi %757, %c9 : index
    %759 = arith.addi %758, %c33 : index
    %760 = vector.extract %520#0[7] : f32 from vector<8xf32>
    memref.store %760, %19[%759] : memref<?xf32>
    %761 = arith.muli %4, %c12 : index
    %762 = arith.addi %761, %720 : index
    %763 = arith.addi %762, %c22 : index
    %764 = arith.addi %763, %c9 : index
    %765 = vector.extract %520#1[0] : f32 from vector<8xf32>
    memref.store %765, %19[%764] : memref<?xf32>
    %766 = arith.muli %4, %c12 : index
    %767 = arith.addi %766, %720 : index
    %768 = arith.addi %767, %c22 : index
    %769 = arith.addi %768, %c16 : index
    %770 = vector.extract %520#1[1] : f32 from vector<8xf32>
    memref.store %770, %19[%769] : memref<?xf32>
    %771 = arith.muli %4, %c12 : index
    %772 = arith.addi %771, %720 : index
    %773 = arith.addi %772, %c22 : index
    %774 = arith.addi %773, %c13 : index
    %775 = vector.extract %520#1[2] : f32 from vector<8xf32>
    memref.store %775, %19[%774] : memref<?xf32>
    %776 = arith.muli %4, %c12 : index
    %777 = arith.addi %776, %720 : index
    %778 = arith.addi %777, %c22 : index
    %779 = arith.addi %778, %c30 : index
    %780 = vector.extract %520#1[3] : f32 from vector<8xf32>
    memref.store %780, %19[%779] : memref<?xf32>
    %781 = arith.muli %4, %c12 : index
    %782 = arith.addi %781, %720 : index
    %783 = arith.addi %782, %c22 : index
    %784 = arith.addi %783, %c7 : index
    %785 = vector.extract %520#1[4] : f32 from vector<8xf32>
    memref.store %785, %19[%784] : memref<?xf32>
    %786 = arith.muli %4, %c12 : index
    %787 = arith.addi %786, %720 : index
    %788 = arith.addi %787, %c22 : index
    %789 = arith.addi %788, %c31 : index
    %790 = vector.extract %520#1[5] : f32 from vector<8xf32>
    memref.store %790, %19[%789] : memref<?xf32>
    %791 = arith.muli %4, %c12 : index
    %792 = arith.addi %791, %720 : index
    %793 = arith.addi %792, %c22 : index
    %794 = arith.addi %793, %c32 : index
    %795 = vector.extract %520#1[6] : f32 from vector<8xf32>
    memref.store %795, %19[%794] : memref<?xf32>
    %796 = arith.muli %4, %c12 : index
    %797 = arith.addi %796, %720 : index
    %798 = arith.addi %797, %c22 : index
    %799 = arith.addi %798, %c33 : index
    %800 = vector.extract %520#1[7] : f32 from vector<8xf32>
    memref.store %800, %19[%799] : memref<?xf32>
    wave.barrier
    %801 = arith.muli %4, %c5 : index
    %802 = arith.addi %801, %c9 : index
    %803 = arith.muli %802, %c5 : index
    %804 = arith.divui %717, %c15 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.addi %716, %805 : index
    %807 = arith.cmpi slt, %806, %22 : index
    scf.if %807 {
      %808 = arith.cmpi eq, %hasFactors, %c10 : index
      %809 = memref.load %factors[%806] : memref<?xf32>
      %810 = arith.select %808, %809, %c35 : f32
      %811 = arith.addi %720, %c9 : index
      %812 = arith.muli %802, %c16 : index
      %813 = arith.addi %811, %812 : index
      %814 = memref.load %19[%813] : memref<?xf32>
      %815 = arith.addi %813, %c12 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addf %814, %816 : f32
      %818 = arith.addi %813, %c36 : index
      %819 = memref.load %19[%818] : memref<?xf32>
      %820 = arith.addf %817, %819 : f32
      %821 = arith.addi %813, %c37 : index
      %822 = memref.load %19[%821] : memref<?xf32>
      %823 = arith.addf %820, %822 : f32
      %824 = arith.remui %717, %c15 : index
      %825 = arith.muli %824, %c21 : index
      %826 = arith.addi %16, %825 : index
      %827 = vector.load %w[%826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %828 = vector.bitcast %827 : vector<4xi8> to vector<1xf32>
      %829 = vector.extract %828[0] : f32 from vector<1xf32>
      %830 = arith.mulf %829, %810 : f32
      %831 = arith.mulf %823, %830 : f32
      %832 = arith.muli %3, %c5 : index
      %833 = arith.addi %832, %c9 : index
      %834 = arith.muli %833, %c15 : index
      %835 = arith.remui %717, %c15 : index
      %836 = arith.addi %834, %835 : index
      %837 = arith.muli %805, %c30 : index
      %838 = arith.addi %837, %836 : index
      memref.store %831, %20[%838] : memref<?xf32>
      %839 = arith.addi %720, %c22 : index
      %840 = arith.muli %802, %c16 : index
      %841 = arith.addi %839, %840 : index
      %842 = memref.load %19[%841] : memref<?xf32>
      %843 = arith.addi %841, %c12 : index
      %844 = memref.load %19[%843] : memref<?xf32>
      %845 = arith.addf %842, %844 : f32
      %846 = arith.addi %841, %c36 : index
      %847 = memref.load %19[%846] : memref<?xf32>
      %848 = arith.addf %845, %847 : f32
      %849 = arith.addi %841, %c37 : index
      %850 = memref.load %19[%849] : memref<?xf32>
      %851 = arith.addf %848, %850 : f32
      %852 = arith.remui %717, %c15 : index
      %853 = arith.muli %852, %c21 : index
      %854 = arith.addi %18, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %810 : f32
      %859 = arith.mulf %851, %858 : f32
      %860 = arith.muli %3, %c5 : index
      %861 = arith.addi %860, %c10 : index
      %862 = arith.muli %861, %c15 : index
      %863 = arith.remui %717, %c15 : index
      %864 = arith.addi %862, %863 : index
      %865 = arith.muli %805, %c30 : index
      %866 = arith.addi %865, %864 : index
      memref.store %859, %20[%866] : memref<?xf32>
    }
    %867 = arith.muli %4, %c5 : index
    %868 = arith.addi %867, %c10 : index
    %869 = arith.muli %868, %c5 : index
    %870 = arith.divui %717, %c15 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.addi %716, %871 : index
    %873 = arith.cmpi slt, %872, %22 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c10 : index
      %875 = memref.load %factors[%872] : memref<?xf32>
      %876 = arith.select %874, %875, %c35 : f32
      %877 = arith.addi %720, %c9 : index
      %878 = arith.muli %868, %c16 : index
      %879 = arith.addi %877, %878 : index
      %880 = memref.load %19[%879] : memref<?xf32>
      %881 = arith.addi %879, %c12 : index
      %882 = memref.load %19[%881] : memref<?xf32>
      %883 = arith.addf %880, %882 : f32
      %884 = arith.addi %879, %c36 : index
      %885 = memref.load %19[%884] : memref<?xf32>
      %886 = arith.addf %883, %885 : f32
      %887 = arith.addi %879, %c37 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addf %886, %888 : f32
      %890 = arith.remui %717, %c15 : index
      %891 = arith.muli %890, %c21 : index
      %892 = arith.addi %16, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %876 : f32
      %897 = arith.mulf %889, %896 : f32
      %898 = arith.muli %3, %c5 : index
      %899 = arith.addi %898, %c9 : index
      %900 = arith.muli %899, %c15 : index
      %901 = arith.remui %717, %c15 : index
      %902 = arith.addi %900, %901 : index
      %903 = arith.muli %871, %c30 : index
      %904 = arith.addi %903, %902 : index
      memref.store %897, %20[%904] : memref<?xf32>
      %905 = arith.addi %720, %c22 : index
      %906 = arith.muli %868, %c16 : index
      %907 = arith.addi %905, %906 : index
      %908 = memref.load %19[%907] : memref<?xf32>
      %909 = arith.addi %907, %c12 : index
      %910 = memref.load %19[%909] : memref<?xf32>
      %911 = arith.addf %908, %910 : f32
      %912 = arith.addi %907, %c36 : index
      %913 = memref.load %19[%912] : memref<?xf32>
      %914 = arith.addf %911, %913 : f32
      %915 = arith.addi %907, %c37 : index
      %916 = memref.load %19[%915] : memref<?xf32>
      %917 = arith.addf %914, %916 : f32
      %918 = arith.remui %717, %c15 : index
      %919 = arith.muli %918, %c21 : index
      %920 = arith.addi %18, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %876 : f32
      %925 = arith.mulf %917, %924 : f32
      %926 = arith.muli %3, %c5 : index
      %927 = arith.addi %926, %c10 : index
      %928 = arith.muli %927, %c15 : index
      %929 = arith.remui %717, %c15 : index
      %930 = arith.addi %928, %929 : index
      %931 = arith.muli %871, %c30 : index
      %932 = arith.addi %931, %930 : index
      memref.store %925, %20[%932] : memref<?xf32>
    }
    wave.barrier
    %933 = arith.addi %23, %c9 : index
    %934 = wave.wave
    %935 = arith.addi %934, %c9 : index
    %936 = arith.addi %933, %935 : index
    %937 = arith.cmpi slt, %936, %22 : index
    %938 = arith.cmpi slt, %935, %c15 : index
    %939 = arith.andi %937, %938 : i1
    scf.if %939 {
      %940 = arith.addi %933, %935 : index
      %941 = arith.muli %935, %c30 : index
      %942 = wave.lane
      %943 = arith.addi %942, %c9 : index
      %944 = arith.cmpi eq, %hasBias, %c10 : index
      %945 = arith.addi %941, %943 : index
      %946 = memref.load %20[%945] : memref<?xf32>
      %947 = arith.muli %0, %c30 : index
      %948 = arith.addi %947, %943 : index
      %949 = memref.load %bias[%948] : memref<?xf32>
      %950 = arith.addf %946, %949 : f32
      %951 = arith.select %944, %950, %946 : f32
      %952 = arith.addi %943, %c17 : index
      %953 = arith.cmpi eq, %hasBias, %c10 : index
      %954 = arith.addi %941, %952 : index
      %955 = memref.load %20[%954] : memref<?xf32>
      %956 = arith.muli %0, %c30 : index
      %957 = arith.addi %956, %952 : index
      %958 = memref.load %bias[%957] : memref<?xf32>
      %959 = arith.addf %955, %958 : f32
      %960 = arith.select %953, %959, %955 : f32
      %961 = arith.addi %942, %c16 : index
      %962 = arith.cmpi slt, %961, %c17 : index
      %963 = arith.minsi %961, %c39 : index
      %964 = arith.cmpi eq, %hasBias, %c10 : index
      %965 = arith.addi %941, %963 : index
      %966 = memref.load %20[%965] : memref<?xf32>
      %967 = arith.muli %0, %c30 : index
      %968 = arith.addi %967, %963 : index
      %969 = memref.load %bias[%968] : memref<?xf32>
      %970 = arith.addf %966, %969 : f32
      %971 = arith.select %964, %970, %966 : f32
      %972 = arith.addi %963, %c17 : index
      %973 = arith.cmpi eq, %hasBias, %c10 : index
      %974 = arith.addi %941, %972 : index
      %975 = memref.load %20[%974] : memref<?xf32>
      %976 = arith.muli %0, %c30 : index
      %977 = arith.addi %976, %972 : index
      %978 = memref.load %bias[%977] : memref<?xf32>
      %979 = arith.addf %975, %978 : f32
      %980 = arith.select %973, %979, %975 : f32
      %981 = arith.addi %heads, %kvHeads : index
      %982 = arith.cmpi slt, %0, %981 : index
      scf.if %982 {
        %983 = arith.addi %positionsAt, %940 : index
        %984 = memref.load %step[%983] : memref<?xi32>
        %985 = arith.index_cast %984 : i32 to index
        %986 = arith.cmpi eq, %hasNorm, %c10 : index
        %987 = math.fma %951, %951, %c42 : f32
        %988 = math.fma %960, %960, %987 : f32
        %989 = math.fma %971, %971, %988 : f32
        %990 = arith.select %962, %989, %988 : f32
        %991 = math.fma %980, %980, %990 : f32
        %992 = arith.select %962, %991, %990 : f32
        %993 = vector.broadcast %992 : f32 to vector<1xf32>
        %994 = wave.reduce "add" %993 : vector<1xf32>
        %995 = arith.mulf %994, %inverseHeadDim : f32
        %996 = arith.addf %995, %epsilon : f32
        %997 = math.sqrt %996 : f32
        %998 = arith.divf %c35, %997 : f32
        %999 = arith.cmpi slt, %0, %heads : index
        %1000 = arith.addi %943, %c17 : index
        %1001 = memref.load %query_norm[%943] : memref<?xf32>
        %1002 = memref.load %key_norm[%943] : memref<?xf32>
        %1003 = arith.select %999, %1001, %1002 : f32
        %1004 = arith.mulf %951, %998 : f32
        %1005 = arith.mulf %1004, %1003 : f32
        %1006 = arith.select %986, %1005, %951 : f32
        %1007 = memref.load %query_norm[%1000] : memref<?xf32>
        %1008 = memref.load %key_norm[%1000] : memref<?xf32>
        %1009 = arith.select %999, %1007, %1008 : f32
        %1010 = arith.mulf %960, %998 : f32
        %1011 = arith.mulf %1010, %1009 : f32
        %1012 = arith.select %986, %1011, %960 : f32
        %1013 = arith.addi %963, %c17 : index
        %1014 = memref.load %query_norm[%963] : memref<?xf32>
        %1015 = memref.load %key_norm[%963] : memref<?xf32>
        %1016 = arith.select %999, %1014, %1015 : f32
        %1017 = arith.mulf %971, %998 : f32
        %1018 = arith.mulf %1017, %1016 : f32
        %1019 = arith.select %986, %1018, %971 : f32
        %1020 = memref.load %query_norm[%1013] : memref<?xf32>
        %1021 = memref.load %key_norm[%1013] : memref<?xf32>
        %1022 = arith.select %999, %1020, %1021 : f32
        %1023 = arith.mulf %980, %998 : f32
        %1024 = arith.mulf %1023, %1022 : f32
        %1025 = arith.select %986, %1024, %980 : f32
        %1026 = arith.remui %985, %c22 : index
        %1027 = arith.muli %1026, %c30 : index
        %1028 = arith.addi %1027, %943 : index
        %1029 = arith.divui %985, %c22 : index
        %1030 = arith.addi %1029, %c22 : index
        %1031 = arith.muli %1030, %c30 : index
        %1032 = arith.addi %1031, %943 : index
        %1033 = memref.load %rope[%1028] : memref<?xf32>
        %1034 = arith.addi %1028, %c17 : index
        %1035 = memref.load %rope[%1034] : memref<?xf32>
        %1036 = memref.load %rope[%1032] : memref<?xf32>
        %1037 = arith.addi %1032, %c17 : index
        %1038 = memref.load %rope[%1037] : memref<?xf32>
        %1039 = arith.mulf %1036, %1033 : f32
        %1040 = arith.mulf %1038, %1035 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %1038, %1033 : f32
        %1043 = arith.mulf %1036, %1035 : f32
        %1044 = arith.addf %1042, %1043 : f32
        %1045 = arith.mulf %1006, %1041 : f32
        %1046 = arith.mulf %1012, %1044 : f32
        %1047 = arith.subf %1045, %1046 : f32
        %1048 = arith.mulf %1012, %1041 : f32
        %1049 = arith.mulf %1006, %1044 : f32
        %1050 = arith.addf %1048, %1049 : f32
        %1051 = arith.cmpi slt, %0, %heads : index
        scf.if %1051 {
          %1052 = arith.muli %940, %heads : index
          %1053 = arith.addi %1052, %0 : index
          %1054 = arith.muli %1053, %c30 : index
          %1055 = arith.addi %1054, %943 : index
          memref.store %1047, %q[%1055] : memref<?xf32>
          %1056 = arith.addi %1055, %c17 : index
          memref.store %1050, %q[%1056] : memref<?xf32>
        } else {
          %1057 = arith.addi %941, %943 : index
          memref.store %1047, %20[%1057] : memref<?xf32>
          %1058 = arith.addi %941, %943 : index
          %1059 = arith.addi %1058, %c17 : index
          memref.store %1050, %20[%1059] : memref<?xf32>
        }
        %1060 = arith.remui %985, %c22 : index
        %1061 = arith.muli %1060, %c30 : index
        %1062 = arith.addi %1061, %963 : index
        %1063 = arith.divui %985, %c22 : index
        %1064 = arith.addi %1063, %c22 : index
        %1065 = arith.muli %1064, %c30 : index
        %1066 = arith.addi %1065, %963 : index
        %1067 = memref.load %rope[%1062] : memref<?xf32>
        %1068 = arith.addi %1062, %c17 : index
        %1069 = memref.load %rope[%1068] : memref<?xf32>
        %1070 = memref.load %rope[%1066] : memref<?xf32>
        %1071 = arith.addi %1066, %c17 : index
        %1072 = memref.load %rope[%1071] : memref<?xf32>
        %1073 = arith.mulf %1070, %1067 : f32
        %1074 = arith.mulf %1072, %1069 : f32
        %1075 = arith.subf %1073, %1074 : f32
        %1076 = arith.mulf %1072, %1067 : f32
        %1077 = arith.mulf %1070, %1069 : f32
        %1078 = arith.addf %1076, %1077 : f32
        %1079 = arith.mulf %1019, %1075 : f32
        %1080 = arith.mulf %1025, %1078 : f32
        %1081 = arith.subf %1079, %1080 : f32
        %1082 = arith.mulf %1025, %1075 : f32
        %1083 = arith.mulf %1019, %1078 : f32
        %1084 = arith.addf %1082, %1083 : f32
        scf.if %962 {
          %1085 = arith.cmpi slt, %0, %heads : index
          scf.if %1085 {
            %1086 = arith.muli %940, %heads : index
            %1087 = arith.addi %1086, %0 : index
            %1088 = arith.muli %1087, %c30 : index
            %1089 = arith.addi %1088, %963 : index
            memref.store %1081, %q[%1089] : memref<?xf32>
            %1090 = arith.addi %1089, %c17 : index
            memref.store %1084, %q[%1090] : memref<?xf32>
          } else {
            %1091 = arith.addi %941, %963 : index
            memref.store %1081, %20[%1091] : memref<?xf32>
            %1092 = arith.addi %941, %963 : index
            %1093 = arith.addi %1092, %c17 : index
            memref.store %1084, %20[%1093] : memref<?xf32>
          }
        }
      } else {
        %1094 = arith.cmpi slt, %0, %heads : index
        scf.if %1094 {
          %1095 = arith.muli %940, %heads : index
          %1096 = arith.addi %1095, %0 : index
          %1097 = arith.muli %1096, %c30 : index
          %1098 = arith.addi %1097, %943 : index
          memref.store %951, %q[%1098] : memref<?xf32>
          %1099 = arith.addi %1098, %c17 : index
          memref.store %960, %q[%1099] : memref<?xf32>
        } else {
          %1100 = arith.addi %941, %943 : index
          memref.store %951, %20[%1100] : memref<?xf32>
          %1101 = arith.addi %941, %943 : index
          %1102 = arith.addi %1101, %c17 : index
          memref.store %960, %20[%1102] : memref<?xf32>
        }
        scf.if %962 {
          %1103 = arith.cmpi slt, %0, %heads : index
          scf.if %1103 {
            %1104 = arith.muli %940, %heads : index
            %1105 = arith.addi %1104, %0 : index
            %1106 = arith.muli %1105, %c30 : index
            %1107 = arith.addi %1106, %963 : index
            memref.store %971, %q[%1107] : memref<?xf32>
            %1108 = arith.addi %1107, %c17 : index
            memref.store %980, %q[%1108] : memref<?xf32>
          } else {
            %1109 = arith.addi %941, %963 : index
            memref.store %971, %20[%1109] : memref<?xf32>
            %1110 = arith.addi %941, %963 : index
            %1111 = arith.addi %1110, %c17 : index
            memref.store %980, %20[%1111] : memref<?xf32>
          }
        }
      }
    }
    %1112 = arith.addi %934, %c45 : index
    %1113 = arith.addi %933, %1112 : index
    %1114 = arith.cmpi slt, %1113, %22 : index
    %1115 = arith.cmpi slt, %1112, %c15 : index
    %1116 = arith.andi %1114, %1115 : i1
    scf.if %1116 {
      %1117 = arith.addi %933, %1112 : index
      %1118 = arith.muli %1112, %c30 : index
      %1119 = wave.lane
      %1120 = arith.addi %1119, %c9 : index
      %1121 = arith.cmpi eq, %hasBias, %c10 : index
      %1122 = arith.addi %1118, %1120 : index
      %1123 = memref.load %20[%1122] : memref<?xf32>
      %1124 = arith.muli %0, %c30 : index
      %1125 = arith.addi %1124, %1120 : index
      %1126 = memref.load %bias[%1125] : memref<?xf32>
      %1127 = arith.addf %1123, %1126 : f32
      %1128 = arith.select %1121, %1127, %1123 : f32
      %1129 = arith.addi %1120, %c17 : index
      %1130 = arith.cmpi eq, %hasBias, %c10 : index
      %1131 = arith.addi %1118, %1129 : index
      %1132 = memref.load %20[%1131] : memref<?xf32>
      %1133 = arith.muli %0, %c30 : index
      %1134 = arith.addi %1133, %1129 : index
      %1135 = memref.load %bias[%1134] : memref<?xf32>
      %1136 = arith.addf %1132, %1135 : f32
      %1137 = arith.select %1130, %1136, %1132 : f32
      %1138 = arith.addi %1119, %c16 : index
      %1139 = arith.cmpi slt, %1138, %c17 : index
      %1140 = arith.minsi %1138, %c39 : index
      %1141 = arith.cmpi eq, %hasBias, %c10 : index
      %1142 = arith.addi %1118, %1140 : index
      %1143 = memref.load %20[%1142] : memref<?xf32>
      %1144 = arith.muli %0, %c30 : index
      %1145 = arith.addi %1144, %1140 : index
      %1146 = memref.load %bias[%1145] : memref<?xf32>
      %1147 = arith.addf %1143, %1146 : f32
      %1148 = arith.select %1141, %1147, %1143 : f32
      %1149 = arith.addi %1140, %c17 : index
      %1150 = arith.cmpi eq, %hasBias, %c10 : index
      %1151 = arith.addi %1118, %1149 : index
      %1152 = memref.load %20[%1151] : memref<?xf32>
      %1153 = arith.muli %0, %c30 : index
      %1154 = arith.addi %1153, %1149 : index
      %1155 = memref.load %bias[%1154] : memref<?xf32>
      %1156 = arith.addf %1152, %1155 : f32
      %1157 = arith.select %1150, %1156, %1152 : f32
      %1158 = arith.addi %heads, %kvHeads : index
      %1159 = arith.cmpi slt, %0, %1158 : index
      scf.if %1159 {
        %1160 = arith.addi %positionsAt, %1117 : index
        %1161 = memref.load %step[%1160] : memref<?xi32>
        %1162 = arith.index_cast %1161 : i32 to index
        %1163 = arith.cmpi eq, %hasNorm, %c10 : index
        %1164 = math.fma %1128, %1128, %c42 : f32
        %1165 = math.fma %1137, %1137, %1164 : f32
        %1166 = math.fma %1148, %1148, %1165 : f32
        %1167 = arith.select %1139, %1166, %1165 : f32
        %1168 = math.fma %1157, %1157, %1167 : f32
        %1169 = arith.select %1139, %1168, %1167 : f32
        %1170 = vector.broadcast %1169 : f32 to vector<1xf32>
        %1171 = wave.reduce "add" %1170 : vector<1xf32>
        %1172 = arith.mulf %1171, %inverseHeadDim : f32
        %1173 = arith.addf %1172, %epsilon : f32
        %1174 = math.sqrt %1173 : f32
        %1175 = arith.divf %c35, %1174 : f32
        %1176 = arith.cmpi slt, %0, %heads : index
        %1177 = arith.addi %1120, %c17 : index
        %1178 = memref.load %query_norm[%1120] : memref<?xf32>
        %1179 = memref.load %key_norm[%1120] : memref<?xf32>
        %1180 = arith.select %1176, %1178, %1179 : f32
        %1181 = arith.mulf %1128, %1175 : f32
        %1182 = arith.mulf %1181, %1180 : f32
        %1183 = arith.select %1163, %1182, %1128 : f32
        %1184 = memref.load %query_norm[%1177] : memref<?xf32>
        %1185 = memref.load %key_norm[%1177] : memref<?xf32>
        %1186 = arith.select %1176, %1184, %1185 : f32
        %1187 = arith.mulf %1137, %1175 : f32
        %1188 = arith.mulf %1187, %1186 : f32
        %1189 = arith.select %1163, %1188, %1137 : f32
        %1190 = arith.addi %1140, %c17 : index
        %1191 = memref.load %query_norm[%1140] : memref<?xf32>
        %1192 = memref.load %key_norm[%1140] : memref<?xf32>
        %1193 = arith.select %1176, %1191, %1192 : f32
        %1194 = arith.mulf %1148, %1175 : f32
        %1195 = arith.mulf %1194, %1193 : f32
        %1196 = arith.select %1163, %1195, %1148 : f32
        %1197 = memref.load %query_norm[%1190] : memref<?xf32>
        %1198 = memref.load %key_norm[%1190] : memref<?xf32>
        %1199 = arith.select %1176, %1197, %1198 : f32
        %1200 = arith.mulf %1157, %1175 : f32
        %1201 = arith.mulf %1200, %1199 : f32
        %1202 = arith.select %1163, %1201, %1157 : f32
        %1203 = arith.remui %1162, %c22 : index
        %1204 = arith.muli %1203, %c30 : index
        %1205 = arith.addi %1204, %1120 : index
        %1206 = arith.divui %1162, %c22 : index
        %1207 = arith.addi %1206, %c22 : index
        %1208 = arith.muli %1207, %c30 : index
        %1209 = arith.addi %1208, %1120 : index
        %1210 = memref.load %rope[%1205] : memref<?xf32>
        %1211 = arith.addi %1205, %c17 : index
        %1212 = memref.load %rope[%1211] : memref<?xf32>
        %1213 = memref.load %rope[%1209] : memref<?xf32>
        %1214 = arith.addi %1209, %c17 : index
        %1215 = memref.load %rope[%1214] : memref<?xf32>
        %1216 = arith.mulf %1213, %1210 : f32
        %1217 = arith.mulf %1215, %1212 : f32
        %1218 = arith.subf %1216, %1217 : f32
        %1219 = arith.mulf %1215, %1210 : f32
        %1220 = arith.mulf %1213, %1212 : f32
        %1221 = arith.addf %1219, %1220 : f32
        %1222 = arith.mulf %1183, %1218 : f32
        %1223 = arith.mulf %1189, %1221 : f32
        %1224 = arith.subf %1222, %1223 : f32
        %1225 = arith.mulf %1189, %1218 : f32
        %1226 = arith.mulf %1183, %1221 : f32
        %1227 = arith.addf %1225, %1226 : f32
        %1228 = arith.cmpi slt, %0, %heads : index
        scf.if %1228 {
          %1229 = arith.muli %1117, %heads : index
          %1230 = arith.addi %1229, %0 : index
          %1231 = arith.muli %1230, %c30 : index
          %1232 = arith.addi %1231, %1120 : index
          memref.store %1224, %q[%1232] : memref<?xf32>
          %1233 = arith.addi %1232, %c17 : index
          memref.store %1227, %q[%1233] : memref<?xf32>
        } else {
          %1234 = arith.addi %1118, %1120 : index
          memref.store %1224, %20[%1234] : memref<?xf32>
          %1235 = arith.addi %1118, %1120 : index
          %1236 = arith.addi %1235, %c17 : index
          memref.store %1227, %20[%1236] : memref<?xf32>
        }
        %1237 = arith.remui %1162, %c22 : index
        %1238 = arith.muli %1237, %c30 : index
        %1239 = arith.addi %1238, %1140 : index
        %1240 = arith.divui %1162, %c22 : index
        %1241 = arith.addi %1240, %c22 : index
        %1242 = arith.muli %1241, %c30 : index
        %1243 = arith.addi %1242, %1140 : index
        %1244 = memref.load %rope[%1239] : memref<?xf32>
        %1245 = arith.addi %1239, %c17 : index
        %1246 = memref.load %rope[%1245] : memref<?xf32>
        %1247 = memref.load %rope[%1243] : memref<?xf32>
        %1248 = arith.addi %1243, %c17 : index
        %1249 = memref.load %rope[%1248] : memref<?xf32>
        %1250 = arith.mulf %1247, %1244 : f32
        %1251 = arith.mulf %1249, %1246 : f32
        %1252 = arith.subf %1250, %1251 : f32
        %1253 = arith.mulf %1249, %1244 : f32
        %1254 = arith.mulf %1247, %1246 : f32
        %1255 = arith.addf %1253, %1254 : f32
        %1256 = arith.mulf %1196, %1252 : f32
        %1257 = arith.mulf %1202, %1255 : f32
        %1258 = arith.subf %1256, %1257 : f32
        %1259 = arith.mulf %1202, %1252 : f32
        %1260 = arith.mulf %1196, %1255 : f32
        %1261 = arith.addf %1259, %1260 : f32
        scf.if %1139 {
          %1262 = arith.cmpi slt, %0, %heads : index
          scf.if %1262 {
            %1263 = arith.muli %1117, %heads : index
            %1264 = arith.addi %1263, %0 : index
            %1265 = arith.muli %1264, %c30 : index
            %1266 = arith.addi %1265, %1140 : index
            memref.store %1258, %q[%1266] : memref<?xf32>
            %1267 = arith.addi %1266, %c17 : index
            memref.store %1261, %q[%1267] : memref<?xf32>
          } else {
            %1268 = arith.addi %1118, %1140 : index
            memref.store %1258, %20[%1268] : memref<?xf32>
            %1269 = arith.addi %1118, %1140 : index
            %1270 = arith.addi %1269, %c17 : index
            memref.store %1261, %20[%1270] : memref<?xf32>
          }
        }
      } else {
        %1271 = arith.cmpi slt, %0, %heads : index
        scf.if %1271 {
          %1272 = arith.muli %1117, %heads : index
          %1273 = arith.addi %1272, %0 : index
          %1274 = arith.muli %1273, %c30 : index
          %1275 = arith.addi %1274, %1120 : index
          memref.store %1128, %q[%1275] : memref<?xf32>
          %1276 = arith.addi %1275, %c17 : index
          memref.store %1137, %q[%1276] : memref<?xf32>
        } else {
          %1277 = arith.addi %1118, %1120 : index
          memref.store %1128, %20[%1277] : memref<?xf32>
          %1278 = arith.addi %1118, %1120 : index
          %1279 = arith.addi %1278, %c17 : index
          memref.store %1137, %20[%1279] : memref<?xf32>
        }
        scf.if %1139 {
          %1280 = arith.cmpi slt, %0, %heads : index
          scf.if %1280 {
            %1281 = arith.muli %1117, %heads : index
            %1282 = arith.addi %1281, %0 : index
            %1283 = arith.muli %1282, %c30 : index
            %1284 = arith.addi %1283, %1140 : index
            memref.store %1148, %q[%1284] : memref<?xf32>
            %1285 = arith.addi %1284, %c17 : index
            memref.store %1157, %q[%1285] : memref<?xf32>
          } else {
            %1286 = arith.addi %1118, %1140 : index
            memref.store %1148, %20[%1286] : memref<?xf32>
            %1287 = arith.addi %1118, %1140 : index
            %1288 = arith.addi %1287, %c17 : index
            memref.store %1157, %20[%1288] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1289 = arith.cmpi sge, %0, %heads : index
    scf.if %1289 {
      %1290 = arith.addi %934, %c9 : index
      %1291 = arith.addi %933, %1290 : index
      %1292 = arith.cmpi slt, %1291, %22 : index
      %1293 = arith.cmpi slt, %1290, %c15 : index
      %1294 = arith.andi %1292, %1293 : i1
      scf.if %1294 {
        %1295 = arith.addi %933, %1290 : index
        %1296 = arith.addi %slotsAt, %1295 : index
        %1297 = memref.load %step[%1296] : memref<?xi32>
        %1298 = arith.index_cast %1297 : i32 to index
        %1299 = arith.cmpi sge, %1298, %c9 : index
        scf.if %1299 {
          %1300 = arith.muli %1290, %c30 : index
          %1301 = arith.subi %0, %heads : index
          %1302 = memref.load %scales[%1301] : memref<?xf32>
          %1303 = vector.broadcast %1302 : f32 to vector<4xf32>
          %1304 = arith.divui %1298, %c15 : index
          %1305 = arith.remui %1298, %c15 : index
          %1306 = arith.muli %1304, %pageBytes : index
          %1307 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c21 : index
            scf.for %1310 = %1309 to %c30 step %c7 {
              %1311 = arith.addi %1300, %1310 : index
              %1312 = vector.load %20[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1303 : vector<4xf32>
              %1314 = arith.minimumf %1313, %c49 : vector<4xf32>
              %1315 = arith.maximumf %1314, %c50 : vector<4xf32>
              %1316 = arith.truncf %1315 : vector<4xf32> to vector<4xf16>
              %1317 = vector.bitcast %1316 : vector<4xf16> to vector<8xi8>
              %1318 = arith.cmpi slt, %1301, %kvHeads : index
              scf.if %1318 {
                %1319 = arith.muli %1301, %c11 : index
                %1320 = arith.addi %1306, %1319 : index
                %1321 = arith.divui %1310, %c15 : index
                %1322 = arith.muli %1321, %c51 : index
                %1323 = arith.remui %1310, %c15 : index
                %1324 = arith.divui %1323, %c4 : index
                %1325 = arith.muli %1324, %c22 : index
                %1326 = arith.muli %1305, %c15 : index
                %1327 = arith.addi %1325, %1326 : index
                %1328 = arith.remui %1323, %c4 : index
                %1329 = arith.muli %1328, %c5 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.addi %1322, %1330 : index
                %1332 = arith.addi %1320, %1331 : index
                vector.store %1317, %kv[%1332] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1333 = arith.subi %1301, %kvHeads : index
                %1334 = arith.muli %1333, %c11 : index
                %1335 = arith.addi %1306, %1334 : index
                %1336 = arith.addi %1310, %c9 : index
                %1337 = arith.divui %1336, %c15 : index
                %1338 = arith.muli %1337, %c51 : index
                %1339 = arith.addi %1338, %c36 : index
                %1340 = arith.remui %1336, %c15 : index
                %1341 = arith.divui %1305, %c5 : index
                %1342 = arith.remui %1305, %c5 : index
                %1343 = arith.muli %1342, %c4 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.divui %1344, %c4 : index
                %1346 = arith.muli %1345, %c22 : index
                %1347 = arith.muli %1340, %c15 : index
                %1348 = arith.addi %1346, %1347 : index
                %1349 = arith.remui %1344, %c4 : index
                %1350 = arith.muli %1349, %c5 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.addi %1339, %1351 : index
                %1353 = arith.addi %1335, %1352 : index
                %1354 = vector.shuffle %1317, %1317 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1354, %kv[%1353] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1355 = arith.addi %1310, %c10 : index
                %1356 = arith.divui %1355, %c15 : index
                %1357 = arith.muli %1356, %c51 : index
                %1358 = arith.addi %1357, %c36 : index
                %1359 = arith.remui %1355, %c15 : index
                %1360 = arith.divui %1305, %c5 : index
                %1361 = arith.remui %1305, %c5 : index
                %1362 = arith.muli %1361, %c4 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.divui %1363, %c4 : index
                %1365 = arith.muli %1364, %c22 : index
                %1366 = arith.muli %1359, %c15 : index
                %1367 = arith.addi %1365, %1366 : index
                %1368 = arith.remui %1363, %c4 : index
                %1369 = arith.muli %1368, %c5 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.addi %1358, %1370 : index
                %1372 = arith.addi %1335, %1371 : index
                %1373 = vector.shuffle %1317, %1317 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1373, %kv[%1372] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1374 = arith.addi %1310, %c5 : index
                %1375 = arith.divui %1374, %c15 : index
                %1376 = arith.muli %1375, %c51 : index
                %1377 = arith.addi %1376, %c36 : index
                %1378 = arith.remui %1374, %c15 : index
                %1379 = arith.divui %1305, %c5 : index
                %1380 = arith.remui %1305, %c5 : index
                %1381 = arith.muli %1380, %c4 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.divui %1382, %c4 : index
                %1384 = arith.muli %1383, %c22 : index
                %1385 = arith.muli %1378, %c15 : index
                %1386 = arith.addi %1384, %1385 : index
                %1387 = arith.remui %1382, %c4 : index
                %1388 = arith.muli %1387, %c5 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.addi %1377, %1389 : index
                %1391 = arith.addi %1335, %1390 : index
                %1392 = vector.shuffle %1317, %1317 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1392, %kv[%1391] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1393 = arith.addi %1310, %c2 : index
                %1394 = arith.divui %1393, %c15 : index
                %1395 = arith.muli %1394, %c51 : index
                %1396 = arith.addi %1395, %c36 : index
                %1397 = arith.remui %1393, %c15 : index
                %1398 = arith.divui %1305, %c5 : index
                %1399 = arith.remui %1305, %c5 : index
                %1400 = arith.muli %1399, %c4 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.divui %1401, %c4 : index
                %1403 = arith.muli %1402, %c22 : index
                %1404 = arith.muli %1397, %c15 : index
                %1405 = arith.addi %1403, %1404 : index
                %1406 = arith.remui %1401, %c4 : index
                %1407 = arith.muli %1406, %c5 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.addi %1396, %1408 : index
                %1410 = arith.addi %1335, %1409 : index
                %1411 = vector.shuffle %1317, %1317 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1411, %kv[%1410] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1412 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1412 {
            %1413 = wave.lane
            %1414 = arith.muli %1413, %c21 : index
            scf.for %1415 = %1414 to %c30 step %c7 {
              %1416 = arith.addi %1300, %1415 : index
              %1417 = vector.load %20[%1416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = arith.mulf %1417, %1303 : vector<4xf32>
              %1419 = wave.fp8_encode "e4m3" %1418 : vector<4xf32> -> vector<4xi8>
              %1420 = arith.cmpi slt, %1301, %kvHeads : index
              scf.if %1420 {
                %1421 = arith.muli %1301, %c36 : index
                %1422 = arith.addi %1306, %1421 : index
                %1423 = vector.shuffle %1419, %1419 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1424 = arith.divui %1415, %c15 : index
                %1425 = arith.muli %1424, %c22 : index
                %1426 = arith.remui %1415, %c15 : index
                %1427 = arith.muli %1305, %c15 : index
                %1428 = arith.divui %1426, %c21 : index
                %1429 = arith.muli %1428, %c21 : index
                %1430 = arith.remui %1426, %c5 : index
                %1431 = arith.muli %1430, %c5 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.divui %1426, %c5 : index
                %1434 = arith.remui %1433, %c5 : index
                %1435 = arith.addi %1432, %1434 : index
                %1436 = arith.addi %1427, %1435 : index
                %1437 = arith.addi %1425, %1436 : index
                %1438 = arith.addi %1422, %1437 : index
                vector.store %1423, %kv[%1438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1439 = arith.subi %1301, %kvHeads : index
                %1440 = arith.muli %1439, %c36 : index
                %1441 = arith.addi %1306, %1440 : index
                %1442 = arith.addi %1415, %c9 : index
                %1443 = arith.divui %1442, %c15 : index
                %1444 = arith.muli %1443, %c22 : index
                %1445 = arith.addi %1444, %c12 : index
                %1446 = arith.remui %1442, %c15 : index
                %1447 = arith.divui %1305, %c5 : index
                %1448 = arith.remui %1305, %c5 : index
                %1449 = arith.muli %1448, %c4 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.muli %1446, %c15 : index
                %1452 = arith.divui %1450, %c21 : index
                %1453 = arith.muli %1452, %c21 : index
                %1454 = arith.remui %1450, %c5 : index
                %1455 = arith.muli %1454, %c5 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.divui %1450, %c5 : index
                %1458 = arith.remui %1457, %c5 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.addi %1451, %1459 : index
                %1461 = arith.addi %1445, %1460 : index
                %1462 = arith.addi %1441, %1461 : index
                %1463 = vector.shuffle %1419, %1419 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1463, %kv[%1462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1464 = arith.addi %1415, %c10 : index
                %1465 = arith.divui %1464, %c15 : index
                %1466 = arith.muli %1465, %c22 : index
                %1467 = arith.addi %1466, %c12 : index
                %1468 = arith.remui %1464, %c15 : index
                %1469 = arith.divui %1305, %c5 : index
                %1470 = arith.remui %1305, %c5 : index
                %1471 = arith.muli %1470, %c4 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.muli %1468, %c15 : index
                %1474 = arith.divui %1472, %c21 : index
                %1475 = arith.muli %1474, %c21 : index
                %1476 = arith.remui %1472, %c5 : index
                %1477 = arith.muli %1476, %c5 : index
                %1478 = arith.addi %1475, %1477 : index
                %1479 = arith.divui %1472, %c5 : index
                %1480 = arith.remui %1479, %c5 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.addi %1473, %1481 : index
                %1483 = arith.addi %1467, %1482 : index
                %1484 = arith.addi %1441, %1483 : index
                %1485 = vector.shuffle %1419, %1419 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1485, %kv[%1484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1486 = arith.addi %1415, %c5 : index
                %1487 = arith.divui %1486, %c15 : index
                %1488 = arith.muli %1487, %c22 : index
                %1489 = arith.addi %1488, %c12 : index
                %1490 = arith.remui %1486, %c15 : index
                %1491 = arith.divui %1305, %c5 : index
                %1492 = arith.remui %1305, %c5 : index
                %1493 = arith.muli %1492, %c4 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.muli %1490, %c15 : index
                %1496 = arith.divui %1494, %c21 : index
                %1497 = arith.muli %1496, %c21 : index
                %1498 = arith.remui %1494, %c5 : index
                %1499 = arith.muli %1498, %c5 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.divui %1494, %c5 : index
                %1502 = arith.remui %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.addi %1495, %1503 : index
                %1505 = arith.addi %1489, %1504 : index
                %1506 = arith.addi %1441, %1505 : index
                %1507 = vector.shuffle %1419, %1419 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1507, %kv[%1506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1508 = arith.addi %1415, %c2 : index
                %1509 = arith.divui %1508, %c15 : index
                %1510 = arith.muli %1509, %c22 : index
                %1511 = arith.addi %1510, %c12 : index
                %1512 = arith.remui %1508, %c15 : index
                %1513 = arith.divui %1305, %c5 : index
                %1514 = arith.remui %1305, %c5 : index
                %1515 = arith.muli %1514, %c4 : index
                %1516 = arith.addi %1513, %1515 : index
                %1517 = arith.muli %1512, %c15 : index
                %1518 = arith.divui %1516, %c21 : index
                %1519 = arith.muli %1518, %c21 : index
                %1520 = arith.remui %1516, %c5 : index
                %1521 = arith.muli %1520, %c5 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.divui %1516, %c5 : index
                %1524 = arith.remui %1523, %c5 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.addi %1517, %1525 : index
                %1527 = arith.addi %1511, %1526 : index
                %1528 = arith.addi %1441, %1527 : index
                %1529 = vector.shuffle %1419, %1419 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1529, %kv[%1528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1530 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1530 {
            %1531 = wave.lane
            %1532 = arith.muli %1531, %c21 : index
            scf.for %1533 = %1532 to %c30 step %c7 {
              %1534 = arith.addi %1300, %1533 : index
              %1535 = vector.load %20[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = arith.mulf %1535, %1303 : vector<4xf32>
              %1537 = wave.fp8_encode "e5m2" %1536 : vector<4xf32> -> vector<4xi8>
              %1538 = arith.cmpi slt, %1301, %kvHeads : index
              scf.if %1538 {
                %1539 = arith.muli %1301, %c36 : index
                %1540 = arith.addi %1306, %1539 : index
                %1541 = vector.shuffle %1537, %1537 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1542 = arith.divui %1533, %c15 : index
                %1543 = arith.muli %1542, %c22 : index
                %1544 = arith.remui %1533, %c15 : index
                %1545 = arith.muli %1305, %c15 : index
                %1546 = arith.divui %1544, %c21 : index
                %1547 = arith.muli %1546, %c21 : index
                %1548 = arith.remui %1544, %c5 : index
                %1549 = arith.muli %1548, %c5 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.divui %1544, %c5 : index
                %1552 = arith.remui %1551, %c5 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.addi %1545, %1553 : index
                %1555 = arith.addi %1543, %1554 : index
                %1556 = arith.addi %1540, %1555 : index
                vector.store %1541, %kv[%1556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1557 = arith.subi %1301, %kvHeads : index
                %1558 = arith.muli %1557, %c36 : index
                %1559 = arith.addi %1306, %1558 : index
                %1560 = arith.addi %1533, %c9 : index
                %1561 = arith.divui %1560, %c15 : index
                %1562 = arith.muli %1561, %c22 : index
                %1563 = arith.addi %1562, %c12 : index
                %1564 = arith.remui %1560, %c15 : index
                %1565 = arith.divui %1305, %c5 : index
                %1566 = arith.remui %1305, %c5 : index
                %1567 = arith.muli %1566, %c4 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.muli %1564, %c15 : index
                %1570 = arith.divui %1568, %c21 : index
                %1571 = arith.muli %1570, %c21 : index
                %1572 = arith.remui %1568, %c5 : index
                %1573 = arith.muli %1572, %c5 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.divui %1568, %c5 : index
                %1576 = arith.remui %1575, %c5 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.addi %1569, %1577 : index
                %1579 = arith.addi %1563, %1578 : index
                %1580 = arith.addi %1559, %1579 : index
                %1581 = vector.shuffle %1537, %1537 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1581, %kv[%1580] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1582 = arith.addi %1533, %c10 : index
                %1583 = arith.divui %1582, %c15 : index
                %1584 = arith.muli %1583, %c22 : index
                %1585 = arith.addi %1584, %c12 : index
                %1586 = arith.remui %1582, %c15 : index
                %1587 = arith.divui %1305, %c5 : index
                %1588 = arith.remui %1305, %c5 : index
                %1589 = arith.muli %1588, %c4 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.muli %1586, %c15 : index
                %1592 = arith.divui %1590, %c21 : index
                %1593 = arith.muli %1592, %c21 : index
                %1594 = arith.remui %1590, %c5 : index
                %1595 = arith.muli %1594, %c5 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.divui %1590, %c5 : index
                %1598 = arith.remui %1597, %c5 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.addi %1591, %1599 : index
                %1601 = arith.addi %1585, %1600 : index
                %1602 = arith.addi %1559, %1601 : index
                %1603 = vector.shuffle %1537, %1537 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1603, %kv[%1602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1604 = arith.addi %1533, %c5 : index
                %1605 = arith.divui %1604, %c15 : index
                %1606 = arith.muli %1605, %c22 : index
                %1607 = arith.addi %1606, %c12 : index
                %1608 = arith.remui %1604, %c15 : index
                %1609 = arith.divui %1305, %c5 : index
                %1610 = arith.remui %1305, %c5 : index
                %1611 = arith.muli %1610, %c4 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.muli %1608, %c15 : index
                %1614 = arith.divui %1612, %c21 : index
                %1615 = arith.muli %1614, %c21 : index
                %1616 = arith.remui %1612, %c5 : index
                %1617 = arith.muli %1616, %c5 : index
                %1618 = arith.addi %1615, %1617 : index
                %1619 = arith.divui %1612, %c5 : index
                %1620 = arith.remui %1619, %c5 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.addi %1613, %1621 : index
                %1623 = arith.addi %1607, %1622 : index
                %1624 = arith.addi %1559, %1623 : index
                %1625 = vector.shuffle %1537, %1537 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1625, %kv[%1624] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1626 = arith.addi %1533, %c2 : index
                %1627 = arith.divui %1626, %c15 : index
                %1628 = arith.muli %1627, %c22 : index
                %1629 = arith.addi %1628, %c12 : index
                %1630 = arith.remui %1626, %c15 : index
                %1631 = arith.divui %1305, %c5 : index
                %1632 = arith.remui %1305, %c5 : index
                %1633 = arith.muli %1632, %c4 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.muli %1630, %c15 : index
                %1636 = arith.divui %1634, %c21 : index
                %1637 = arith.muli %1636, %c21 : index
                %1638 = arith.remui %1634, %c5 : index
                %1639 = arith.muli %1638, %c5 : index
                %1640 = arith.addi %1637, %1639 : index
                %1641 = arith.divui %1634, %c5 : index
                %1642 = arith.remui %1641, %c5 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.addi %1635, %1643 : index
                %1645 = arith.addi %1629, %1644 : index
                %1646 = arith.addi %1559, %1645 : index
                %1647 = vector.shuffle %1537, %1537 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1647, %kv[%1646] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1648 = arith.addi %934, %c45 : index
      %1649 = arith.addi %933, %1648 : index
      %1650 = arith.cmpi slt, %1649, %22 : index
      %1651 = arith.cmpi slt, %1648, %c15 : index
      %1652 = arith.andi %1650, %1651 : i1
      scf.if %1652 {
        %1653 = arith.addi %933, %1648 : index
        %1654 = arith.addi %slotsAt, %1653 : index
        %1655 = memref.load %step[%1654] : memref<?xi32>
        %1656 = arith.index_cast %1655 : i32 to index
        %1657 = arith.cmpi sge, %1656, %c9 : index
        scf.if %1657 {
          %1658 = arith.muli %1648, %c30 : index
          %1659 = arith.subi %0, %heads : index
          %1660 = memref.load %scales[%1659] : memref<?xf32>
          %1661 = vector.broadcast %1660 : f32 to vector<4xf32>
          %1662 = arith.divui %1656, %c15 : index
          %1663 = arith.remui %1656, %c15 : index
          %1664 = arith.muli %1662, %pageBytes : index
          %1665 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1665 {
            %1666 = wave.lane
            %1667 = arith.muli %1666, %c21 : index
            scf.for %1668 = %1667 to %c30 step %c7 {
              %1669 = arith.addi %1658, %1668 : index
              %1670 = vector.load %20[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1671 = arith.mulf %1670, %1661 : vector<4xf32>
              %1672 = arith.minimumf %1671, %c49 : vector<4xf32>
              %1673 = arith.maximumf %1672, %c50 : vector<4xf32>
              %1674 = arith.truncf %1673 : vector<4xf32> to vector<4xf16>
              %1675 = vector.bitcast %1674 : vector<4xf16> to vector<8xi8>
              %1676 = arith.cmpi slt, %1659, %kvHeads : index
              scf.if %1676 {
                %1677 = arith.muli %1659, %c11 : index
                %1678 = arith.addi %1664, %1677 : index
                %1679 = arith.divui %1668, %c15 : index
                %1680 = arith.muli %1679, %c51 : index
                %1681 = arith.remui %1668, %c15 : index
                %1682 = arith.divui %1681, %c4 : index
                %1683 = arith.muli %1682, %c22 : index
                %1684 = arith.muli %1663, %c15 : index
                %1685 = arith.addi %1683, %1684 : index
                %1686 = arith.remui %1681, %c4 : index
                %1687 = arith.muli %1686, %c5 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.addi %1680, %1688 : index
                %1690 = arith.addi %1678, %1689 : index
                vector.store %1675, %kv[%1690] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1691 = arith.subi %1659, %kvHeads : index
                %1692 = arith.muli %1691, %c11 : index
                %1693 = arith.addi %1664, %1692 : index
                %1694 = arith.addi %1668, %c9 : index
                %1695 = arith.divui %1694, %c15 : index
                %1696 = arith.muli %1695, %c51 : index
                %1697 = arith.addi %1696, %c36 : index
                %1698 = arith.remui %1694, %c15 : index
                %1699 = arith.divui %1663, %c5 : index
                %1700 = arith.remui %1663, %c5 : index
                %1701 = arith.muli %1700, %c4 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.divui %1702, %c4 : index
                %1704 = arith.muli %1703, %c22 : index
                %1705 = arith.muli %1698, %c15 : index
                %1706 = arith.addi %1704, %1705 : index
                %1707 = arith.remui %1702, %c4 : index
                %1708 = arith.muli %1707, %c5 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.addi %1697, %1709 : index
                %1711 = arith.addi %1693, %1710 : index
                %1712 = vector.shuffle %1675, %1675 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1712, %kv[%1711] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1713 = arith.addi %1668, %c10 : index
                %1714 = arith.divui %1713, %c15 : index
                %1715 = arith.muli %1714, %c51 : index
                %1716 = arith.addi %1715, %c36 : index
                %1717 = arith.remui %1713, %c15 : index
                %1718 = arith.divui %1663, %c5 : index
                %1719 = arith.remui %1663, %c5 : index
                %1720 = arith.muli %1719, %c4 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.divui %1721, %c4 : index
                %1723 = arith.muli %1722, %c22 : index
                %1724 = arith.muli %1717, %c15 : index
                %1725 = arith.addi %1723, %1724 : index
                %1726 = arith.remui %1721, %c4 : index
                %1727 = arith.muli %1726, %c5 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.addi %1716, %1728 : index
                %1730 = arith.addi %1693, %1729 : index
                %1731 = vector.shuffle %1675, %1675 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1731, %kv[%1730] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1732 = arith.addi %1668, %c5 : index
                %1733 = arith.divui %1732, %c15 : index
                %1734 = arith.muli %1733, %c51 : index
                %1735 = arith.addi %1734, %c36 : index
                %1736 = arith.remui %1732, %c15 : index
                %1737 = arith.divui %1663, %c5 : index
                %1738 = arith.remui %1663, %c5 : index
                %1739 = arith.muli %1738, %c4 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.divui %1740, %c4 : index
                %1742 = arith.muli %1741, %c22 : index
                %1743 = arith.muli %1736, %c15 : index
                %1744 = arith.addi %1742, %1743 : index
                %1745 = arith.remui %1740, %c4 : index
                %1746 = arith.muli %1745, %c5 : index
                %1747 = arith.addi %1744, %1746 : index
                %1748 = arith.addi %1735, %1747 : index
                %1749 = arith.addi %1693, %1748 : index
                %1750 = vector.shuffle %1675, %1675 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1750, %kv[%1749] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1751 = arith.addi %1668, %c2 : index
                %1752 = arith.divui %1751, %c15 : index
                %1753 = arith.muli %1752, %c51 : index
                %1754 = arith.addi %1753, %c36 : index
                %1755 = arith.remui %1751, %c15 : index
                %1756 = arith.divui %1663, %c5 : index
                %1757 = arith.remui %1663, %c5 : index
                %1758 = arith.muli %1757, %c4 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.divui %1759, %c4 : index
                %1761 = arith.muli %1760, %c22 : index
                %1762 = arith.muli %1755, %c15 : index
                %1763 = arith.addi %1761, %1762 : index
                %1764 = arith.remui %1759, %c4 : index
                %1765 = arith.muli %1764, %c5 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.addi %1754, %1766 : index
                %1768 = arith.addi %1693, %1767 : index
                %1769 = vector.shuffle %1675, %1675 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1769, %kv[%1768] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1770 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1770 {
            %1771 = wave.lane
            %1772 = arith.muli %1771, %c21 : index
            scf.for %1773 = %1772 to %c30 step %c7 {
              %1774 = arith.addi %1658, %1773 : index
              %1775 = vector.load %20[%1774] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1776 = arith.mulf %1775, %1661 : vector<4xf32>
              %1777 = wave.fp8_encode "e4m3" %1776 : vector<4xf32> -> vector<4xi8>
              %1778 = arith.cmpi slt, %1659, %kvHeads : index
              scf.if %1778 {
                %1779 = arith.muli %1659, %c36 : index
                %1780 = arith.addi %1664, %1779 : index
                %1781 = vector.shuffle %1777, %1777 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1782 = arith.divui %1773, %c15 : index
                %1783 = arith.muli %1782, %c22 : index
                %1784 = arith.remui %1773, %c15 : index
                %1785 = arith.muli %1663, %c15 : index
                %1786 = arith.divui %1784, %c21 : index
                %1787 = arith.muli %1786, %c21 : index
                %1788 = arith.remui %1784, %c5 : index
                %1789 = arith.muli %1788, %c5 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.divui %1784, %c5 : index
                %1792 = arith.remui %1791, %c5 : index
                %1793 = arith.addi %1790, %1792 : index
                %1794 = arith.addi %1785, %1793 : index
                %1795 = arith.addi %1783, %1794 : index
                %1796 = arith.addi %1780, %1795 : index
                vector.store %1781, %kv[%1796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1797 = arith.subi %1659, %kvHeads : index
                %1798 = arith.muli %1797, %c36 : index
                %1799 = arith.addi %1664, %1798 : index
                %1800 = arith.addi %1773, %c9 : index
                %1801 = arith.divui %1800, %c15 : index
                %1802 = arith.muli %1801, %c22 : index
                %1803 = arith.addi %1802, %c12 : index
                %1804 = arith.remui %1800, %c15 : index
                %1805 = arith.divui %1663, %c5 : index
                %1806 = arith.remui %1663, %c5 : index
                %1807 = arith.muli %1806, %c4 : index
                %1808 = arith.addi %1805, %1807 : index
                %1809 = arith.muli %1804, %c15 : index
                %1810 = arith.divui %1808, %c21 : index
                %1811 = arith.muli %1810, %c21 : index
                %1812 = arith.remui %1808, %c5 : index
                %1813 = arith.muli %1812, %c5 : index
                %1814 = arith.addi %1811, %1813 : index
                %1815 = arith.divui %1808, %c5 : index
                %1816 = arith.remui %1815, %c5 : index
                %1817 = arith.addi %1814, %1816 : index
                %1818 = arith.addi %1809, %1817 : index
                %1819 = arith.addi %1803, %1818 : index
                %1820 = arith.addi %1799, %1819 : index
                %1821 = vector.shuffle %1777, %1777 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1821, %kv[%1820] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1822 = arith.addi %1773, %c10 : index
                %1823 = arith.divui %1822, %c15 : index
                %1824 = arith.muli %1823, %c22 : index
                %1825 = arith.addi %1824, %c12 : index
                %1826 = arith.remui %1822, %c15 : index
                %1827 = arith.divui %1663, %c5 : index
                %1828 = arith.remui %1663, %c5 : index
                %1829 = arith.muli %1828, %c4 : index
                %1830 = arith.addi %1827, %1829 : index
                %1831 = arith.muli %1826, %c15 : index
                %1832 = arith.divui %1830, %c21 : index
                %1833 = arith.muli %1832, %c21 : index
                %1834 = arith.remui %1830, %c5 : index
                %1835 = arith.muli %1834, %c5 : index
                %1836 = arith.addi %1833, %1835 : index
                %1837 = arith.divui %1830, %c5 : index
                %1838 = arith.remui %1837, %c5 : index
                %1839 = arith.addi %1836, %1838 : index
                %1840 = arith.addi %1831, %1839 : index
                %1841 = arith.addi %1825, %1840 : index
                %1842 = arith.addi %1799, %1841 : index
                %1843 = vector.shuffle %1777, %1777 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1843, %kv[%1842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1844 = arith.addi %1773, %c5 : index
                %1845 = arith.divui %1844, %c15 : index
                %1846 = arith.muli %1845, %c22 : index
                %1847 = arith.addi %1846, %c12 : index
                %1848 = arith.remui %1844, %c15 : index
                %1849 = arith.divui %1663, %c5 : index
                %1850 = arith.remui %1663, %c5 : index
                %1851 = arith.muli %1850, %c4 : index
                %1852 = arith.addi %1849, %1851 : index
                %1853 = arith.muli %1848, %c15 : index
                %1854 = arith.divui %1852, %c21 : index
                %1855 = arith.muli %1854, %c21 : index
                %1856 = arith.remui %1852, %c5 : index
                %1857 = arith.muli %1856, %c5 : index
                %1858 = arith.addi %1855, %1857 : index
                %1859 = arith.divui %1852, %c5 : index
                %1860 = arith.remui %1859, %c5 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.addi %1853, %1861 : index
                %1863 = arith.addi %1847, %1862 : index
                %1864 = arith.addi %1799, %1863 : index
                %1865 = vector.shuffle %1777, %1777 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1865, %kv[%1864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1866 = arith.addi %1773, %c2 : index
                %1867 = arith.divui %1866, %c15 : index
                %1868 = arith.muli %1867, %c22 : index
                %1869 = arith.addi %1868, %c12 : index
                %1870 = arith.remui %1866, %c15 : index
                %1871 = arith.divui %1663, %c5 : index
                %1872 = arith.remui %1663, %c5 : index
                %1873 = arith.muli %1872, %c4 : index
                %1874 = arith.addi %1871, %1873 : index
                %1875 = arith.muli %1870, %c15 : index
                %1876 = arith.divui %1874, %c21 : index
                %1877 = arith.muli %1876, %c21 : index
                %1878 = arith.remui %1874, %c5 : index
                %1879 = arith.muli %1878, %c5 : index
                %1880 = arith.addi %1877, %1879 : index
                %1881 = arith.divui %1874, %c5 : index
                %1882 = arith.remui %1881, %c5 : index
                %1883 = arith.addi %1880, %1882 : index
                %1884 = arith.addi %1875, %1883 : index
                %1885 = arith.addi %1869, %1884 : index
                %1886 = arith.addi %1799, %1885 : index
                %1887 = vector.shuffle %1777, %1777 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1887, %kv[%1886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1888 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1888 {
            %1889 = wave.lane
            %1890 = arith.muli %1889, %c21 : index
            scf.for %1891 = %1890 to %c30 step %c7 {
              %1892 = arith.addi %1658, %1891 : index
              %1893 = vector.load %20[%1892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1894 = arith.mulf %1893, %1661 : vector<4xf32>
              %1895 = wave.fp8_encode "e5m2" %1894 : vector<4xf32> -> vector<4xi8>
              %1896 = arith.cmpi slt, %1659, %kvHeads : index
              scf.if %1896 {
                %1897 = arith.muli %1659, %c36 : index
                %1898 = arith.addi %1664, %1897 : index
                %1899 = vector.shuffle %1895, %1895 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1900 = arith.divui %1891, %c15 : index
                %1901 = arith.muli %1900, %c22 : index
                %1902 = arith.remui %1891, %c15 : index
                %1903 = arith.muli %1663, %c15 : index
                %1904 = arith.divui %1902, %c21 : index
                %1905 = arith.muli %1904, %c21 : index
                %1906 = arith.remui %1902, %c5 : index
                %1907 = arith.muli %1906, %c5 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.divui %1902, %c5 : index
                %1910 = arith.remui %1909, %c5 : index
                %1911 = arith.addi %1908, %1910 : index
                %1912 = arith.addi %1903, %1911 : index
                %1913 = arith.addi %1901, %1912 : index
                %1914 = arith.addi %1898, %1913 : index
                vector.store %1899, %kv[%1914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1915 = arith.subi %1659, %kvHeads : index
                %1916 = arith.muli %1915, %c36 : index
                %1917 = arith.addi %1664, %1916 : index
                %1918 = arith.addi %1891, %c9 : index
                %1919 = arith.divui %1918, %c15 : index
                %1920 = arith.muli %1919, %c22 : index
                %1921 = arith.addi %1920, %c12 : index
                %1922 = arith.remui %1918, %c15 : index
                %1923 = arith.divui %1663, %c5 : index
                %1924 = arith.remui %1663, %c5 : index
                %1925 = arith.muli %1924, %c4 : index
                %1926 = arith.addi %1923, %1925 : index
                %1927 = arith.muli %1922, %c15 : index
                %1928 = arith.divui %1926, %c21 : index
                %1929 = arith.muli %1928, %c21 : index
                %1930 = arith.remui %1926, %c5 : index
                %1931 = arith.muli %1930, %c5 : index
                %1932 = arith.addi %1929, %1931 : index
                %1933 = arith.divui %1926, %c5 : index
                %1934 = arith.remui %1933, %c5 : index
                %1935 = arith.addi %1932, %1934 : index
                %1936 = arith.addi %1927, %1935 : index
                %1937 = arith.addi %1921, %1936 : index
                %1938 = arith.addi %1917, %1937 : index
                %1939 = vector.shuffle %1895, %1895 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1939, %kv[%1938] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1940 = arith.addi %1891, %c10 : index
                %1941 = arith.divui %1940, %c15 : index
                %1942 = arith.muli %1941, %c22 : index
                %1943 = arith.addi %1942, %c12 : index
                %1944 = arith.remui %1940, %c15 : index
                %1945 = arith.divui %1663, %c5 : index
                %1946 = arith.remui %1663, %c5 : index
                %1947 = arith.muli %1946, %c4 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.muli %1944, %c15 : index
                %1950 = arith.divui %1948, %c21 : index
                %1951 = arith.muli %1950, %c21 : index
                %1952 = arith.remui %1948, %c5 : index
                %1953 = arith.muli %1952, %c5 : index
                %1954 = arith.addi %1951, %1953 : index
                %1955 = arith.divui %1948, %c5 : index
                %1956 = arith.remui %1955, %c5 : index
                %1957 = arith.addi %1954, %1956 : index
                %1958 = arith.addi %1949, %1957 : index
                %1959 = arith.addi %1943, %1958 : index
                %1960 = arith.addi %1917, %1959 : index
                %1961 = vector.shuffle %1895, %1895 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1961, %kv[%1960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1962 = arith.addi %1891, %c5 : index
                %1963 = arith.divui %1962, %c15 : index
                %1964 = arith.muli %1963, %c22 : index
                %1965 = arith.addi %1964, %c12 : index
                %1966 = arith.remui %1962, %c15 : index
                %1967 = arith.divui %1663, %c5 : index
                %1968 = arith.remui %1663, %c5 : index
                %1969 = arith.muli %1968, %c4 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.muli %1966, %c15 : index
                %1972 = arith.divui %1970, %c21 : index
                %1973 = arith.muli %1972, %c21 : index
                %1974 = arith.remui %1970, %c5 : index
                %1975 = arith.muli %1974, %c5 : index
                %1976 = arith.addi %1973, %1975 : index
                %1977 = arith.divui %1970, %c5 : index
                %1978 = arith.remui %1977, %c5 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.addi %1971, %1979 : index
                %1981 = arith.addi %1965, %1980 : index
                %1982 = arith.addi %1917, %1981 : index
                %1983 = vector.shuffle %1895, %1895 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1983, %kv[%1982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1984 = arith.addi %1891, %c2 : index
                %1985 = arith.divui %1984, %c15 : index
                %1986 = arith.muli %1985, %c22 : index
                %1987 = arith.addi %1986, %c12 : index
                %1988 = arith.remui %1984, %c15 : index
                %1989 = arith.divui %1663, %c5 : index
                %1990 = arith.remui %1663, %c5 : index
                %1991 = arith.muli %1990, %c4 : index
                %1992 = arith.addi %1989, %1991 : index
                %1993 = arith.muli %1988, %c15 : index
                %1994 = arith.divui %1992, %c21 : index
                %1995 = arith.muli %1994, %c21 : index
                %1996 = arith.remui %1992, %c5 : index
                %1997 = arith.muli %1996, %c5 : index
                %1998 = arith.addi %1995, %1997 : index
                %1999 = arith.divui %1992, %c5 : index
                %2000 = arith.remui %1999, %c5 : index
                %2001 = arith.addi %1998, %2000 : index
                %2002 = arith.addi %1993, %2001 : index
                %2003 = arith.addi %1987, %2002 : index
                %2004 = arith.addi %1917, %2003 : index
                %2005 = vector.shuffle %1895, %1895 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2005, %kv[%2004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2006 = arith.addi %23, %c15 : index
    %2007 = wave.lane
    %2008 = arith.muli %3, %c5 : index
    %2009 = arith.muli %2008, %c22 : index
    %2010 = arith.addi %2009, %2007 : index
    %2011 = arith.muli %4, %c12 : index
    %2012 = arith.addi %2011, %2010 : index
    %2013 = arith.addi %2012, %c9 : index
    %2014 = arith.addi %2013, %c9 : index
    %2015 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %2015, %19[%2014] : memref<?xf32>
    %2016 = arith.muli %4, %c12 : index
    %2017 = arith.addi %2016, %2010 : index
    %2018 = arith.addi %2017, %c9 : index
    %2019 = arith.addi %2018, %c16 : index
    %2020 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %2020, %19[%2019] : memref<?xf32>
    %2021 = arith.muli %4, %c12 : index
    %2022 = arith.addi %2021, %2010 : index
    %2023 = arith.addi %2022, %c9 : index
    %2024 = arith.addi %2023, %c13 : index
    %2025 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %2025, %19[%2024] : memref<?xf32>
    %2026 = arith.muli %4, %c12 : index
    %2027 = arith.addi %2026, %2010 : index
    %2028 = arith.addi %2027, %c9 : index
    %2029 = arith.addi %2028, %c30 : index
    %2030 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %2030, %19[%2029] : memref<?xf32>
    %2031 = arith.muli %4, %c12 : index
    %2032 = arith.addi %2031, %2010 : index
    %2033 = arith.addi %2032, %c9 : index
    %2034 = arith.addi %2033, %c7 : index
    %2035 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %2035, %19[%2034] : memref<?xf32>
    %2036 = arith.muli %4, %c12 : index
    %2037 = arith.addi %2036, %2010 : index
    %2038 = arith.addi %2037, %c9 : index
    %2039 = arith.addi %2038, %c31 : index
    %2040 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %2040, %19[%2039] : memref<?xf32>
    %2041 = arith.muli %4, %c12 : index
    %2042 = arith.addi %2041, %2010 : index
    %2043 = arith.addi %2042, %c9 : index
    %2044 = arith.addi %2043, %c32 : index
    %2045 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %2045, %19[%2044] : memref<?xf32>
    %2046 = arith.muli %4, %c12 : index
    %2047 = arith.addi %2046, %2010 : index
    %2048 = arith.addi %2047, %c9 : index
    %2049 = arith.addi %2048, %c33 : index
    %2050 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %2050, %19[%2049] : memref<?xf32>
    %2051 = arith.muli %4, %c12 : index
    %2052 = arith.addi %2051, %2010 : index
    %2053 = arith.addi %2052, %c22 : index
    %2054 = arith.addi %2053, %c9 : index
    %2055 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %2055, %19[%2054] : memref<?xf32>
    %2056 = arith.muli %4, %c12 : index
    %2057 = arith.addi %2056, %2010 : index
    %2058 = arith.addi %2057, %c22 : index
    %2059 = arith.addi %2058, %c16 : index
    %2060 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %2060, %19[%2059] : memref<?xf32>
    %2061 = arith.muli %4, %c12 : index
    %2062 = arith.addi %2061, %2010 : index
    %2063 = arith.addi %2062, %c22 : index
    %2064 = arith.addi %2063, %c13 : index
    %2065 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %2065, %19[%2064] : memref<?xf32>
    %2066 = arith.muli %4, %c12 : index
    %2067 = arith.addi %2066, %2010 : index
    %2068 = arith.addi %2067, %c22 : index
    %2069 = arith.addi %2068, %c30 : index
    %2070 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %2070, %19[%2069] : memref<?xf32>
    %2071 = arith.muli %4, %c12 : index
    %2072 = arith.addi %2071, %2010 : index
    %2073 = arith.addi %2072, %c22 : index
    %2074 = arith.addi %2073, %c7 : index
    %2075 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %2075, %19[%2074] : memref<?xf32>
    %2076 = arith.muli %4, %c12 : index
    %2077 = arith.addi %2076, %2010 : index
    %2078 = arith.addi %2077, %c22 : index
    %2079 = arith.addi %2078, %c31 : index
    %2080 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %2080, %19[%2079] : memref<?xf32>
    %2081 = arith.muli %4, %c12 : index
    %2082 = arith.addi %2081, %2010 : index
    %2083 = arith.addi %2082, %c22 : index
    %2084 = arith.addi %2083, %c32 : index
    %2085 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %2085, %19[%2084] : memref<?xf32>
    %2086 = arith.muli %4, %c12 : index
    %2087 = arith.addi %2086, %2010 : index
    %2088 = arith.addi %2087, %c22 : index
    %2089 = arith.addi %2088, %c33 : index
    %2090 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %2090, %19[%2089] : memref<?xf32>
    wave.barrier
    %2091 = arith.muli %4, %c5 : index
    %2092 = arith.addi %2091, %c9 : index
    %2093 = arith.muli %2092, %c5 : index
    %2094 = arith.divui %2007, %c15 : index
    %2095 = arith.addi %2093, %2094 : index
    %2096 = arith.addi %2006, %2095 : index
    %2097 = arith.cmpi slt, %2096, %22 : index
    scf.if %2097 {
      %2098 = arith.cmpi eq, %hasFactors, %c10 : index
      %2099 = memref.load %factors[%2096] : memref<?xf32>
      %2100 = arith.select %2098, %2099, %c35 : f32
      %2101 = arith.addi %2010, %c9 : index
      %2102 = arith.muli %2092, %c16 : index
      %2103 = arith.addi %2101, %2102 : index
      %2104 = memref.load %19[%2103] : memref<?xf32>
      %2105 = arith.addi %2103, %c12 : index
      %2106 = memref.load %19[%2105] : memref<?xf32>
      %2107 = arith.addf %2104, %2106 : f32
      %2108 = arith.addi %2103, %c36 : index
      %2109 = memref.load %19[%2108] : memref<?xf32>
      %2110 = arith.addf %2107, %2109 : f32
      %2111 = arith.addi %2103, %c37 : index
      %2112 = memref.load %19[%2111] : memref<?xf32>
      %2113 = arith.addf %2110, %2112 : f32
      %2114 = arith.remui %2007, %c15 : index
      %2115 = arith.muli %2114, %c21 : index
      %2116 = arith.addi %16, %2115 : index
      %2117 = vector.load %w[%2116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2118 = vector.bitcast %2117 : vector<4xi8> to vector<1xf32>
      %2119 = vector.extract %2118[0] : f32 from vector<1xf32>
      %2120 = arith.mulf %2119, %2100 : f32
      %2121 = arith.mulf %2113, %2120 : f32
      %2122 = arith.muli %3, %c5 : index
      %2123 = arith.addi %2122, %c9 : index
      %2124 = arith.muli %2123, %c15 : index
      %2125 = arith.remui %2007, %c15 : index
      %2126 = arith.addi %2124, %2125 : index
      %2127 = arith.muli %2095, %c30 : index
      %2128 = arith.addi %2127, %2126 : index
      memref.store %2121, %20[%2128] : memref<?xf32>
      %2129 = arith.addi %2010, %c22 : index
      %2130 = arith.muli %2092, %c16 : index
      %2131 = arith.addi %2129, %2130 : index
      %2132 = memref.load %19[%2131] : memref<?xf32>
      %2133 = arith.addi %2131, %c12 : index
      %2134 = memref.load %19[%2133] : memref<?xf32>
      %2135 = arith.addf %2132, %2134 : f32
      %2136 = arith.addi %2131, %c36 : index
      %2137 = memref.load %19[%2136] : memref<?xf32>
      %2138 = arith.addf %2135, %2137 : f32
      %2139 = arith.addi %2131, %c37 : index
      %2140 = memref.load %19[%2139] : memref<?xf32>
      %2141 = arith.addf %2138, %2140 : f32
      %2142 = arith.remui %2007, %c15 : index
      %2143 = arith.muli %2142, %c21 : index
      %2144 = arith.addi %18, %2143 : index
      %2145 = vector.load %w[%2144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2146 = vector.bitcast %2145 : vector<4xi8> to vector<1xf32>
      %2147 = vector.extract %2146[0] : f32 from vector<1xf32>
      %2148 = arith.mulf %2147, %2100 : f32
      %2149 = arith.mulf %2141, %2148 : f32
      %2150 = arith.muli %3, %c5 : index
      %2151 = arith.addi %2150, %c10 : index
      %2152 = arith.muli %2151, %c15 : index
      %2153 = arith.remui %2007, %c15 : index
      %2154 = arith.addi %2152, %2153 : index
      %2155 = arith.muli %2095, %c30 : index
      %2156 = arith.addi %2155, %2154 : index
      memref.store %2149, %20[%2156] : memref<?xf32>
    }
    %2157 = arith.muli %4, %c5 : index
    %2158 = arith.addi %2157, %c10 : index
    %2159 = arith.muli %2158, %c5 : index
    %2160 = arith.divui %2007, %c15 : index
    %2161 = arith.addi %2159, %2160 : index
    %2162 = arith.addi %2006, %2161 : index
    %2163 = arith.cmpi slt, %2162, %22 : index
    scf.if %2163 {
      %2164 = arith.cmpi eq, %hasFactors, %c10 : index
      %2165 = memref.load %factors[%2162] : memref<?xf32>
      %2166 = arith.select %2164, %2165, %c35 : f32
      %2167 = arith.addi %2010, %c9 : index
      %2168 = arith.muli %2158, %c16 : index
      %2169 = arith.addi %2167, %2168 : index
      %2170 = memref.load %19[%2169] : memref<?xf32>
      %2171 = arith.addi %2169, %c12 : index
      %2172 = memref.load %19[%2171] : memref<?xf32>
      %2173 = arith.addf %2170, %2172 : f32
      %2174 = arith.addi %2169, %c36 : index
      %2175 = memref.load %19[%2174] : memref<?xf32>
      %2176 = arith.addf %2173, %2175 : f32
      %2177 = arith.addi %2169, %c37 : index
      %2178 = memref.load %19[%2177] : memref<?xf32>
      %2179 = arith.addf %2176, %2178 : f32
      %2180 = arith.remui %2007, %c15 : index
      %2181 = arith.muli %2180, %c21 : index
      %2182 = arith.addi %16, %2181 : index
      %2183 = vector.load %w[%2182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2184 = vector.bitcast %2183 : vector<4xi8> to vector<1xf32>
      %2185 = vector.extract %2184[0] : f32 from vector<1xf32>
      %2186 = arith.mulf %2185, %2166 : f32
      %2187 = arith.mulf %2179, %2186 : f32
      %2188 = arith.muli %3, %c5 : index
      %2189 = arith.addi %2188, %c9 : index
      %2190 = arith.muli %2189, %c15 : index
      %2191 = arith.remui %2007, %c15 : index
      %2192 = arith.addi %2190, %2191 : index
      %2193 = arith.muli %2161, %c30 : index
      %2194 = arith.addi %2193, %2192 : index
      memref.store %2187, %20[%2194] : memref<?xf32>
      %2195 = arith.addi %2010, %c22 : index
      %2196 = arith.muli %2158, %c16 : index
      %2197 = arith.addi %2195, %2196 : index
      %2198 = memref.load %19[%2197] : memref<?xf32>
      %2199 = arith.addi %2197, %c12 : index
      %2200 = memref.load %19[%2199] : memref<?xf32>
      %2201 = arith.addf %2198, %2200 : f32
      %2202 = arith.addi %2197, %c36 : index
      %2203 = memref.load %19[%2202] : memref<?xf32>
      %2204 = arith.addf %2201, %2203 : f32
      %2205 = arith.addi %2197, %c37 : index
      %2206 = memref.load %19[%2205] : memref<?xf32>
      %2207 = arith.addf %2204, %2206 : f32
      %2208 = arith.remui %2007, %c15 : index
      %2209 = arith.muli %2208, %c21 : index
      %2210 = arith.addi %18, %2209 : index
      %2211 = vector.load %w[%2210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2212 = vector.bitcast %2211 : vector<4xi8> to vector<1xf32>
      %2213 = vector.extract %2212[0] : f32 from vector<1xf32>
      %2214 = arith.mulf %2213, %2166 : f32
      %2215 = arith.mulf %2207, %2214 : f32
      %2216 = arith.muli %3, %c5 : index
      %2217 = arith.addi %2216, %c10 : index
      %2218 = arith.muli %2217, %c15 : index
      %2219 = arith.remui %2007, %c15 : index
      %2220 = arith.addi %2218, %2219 : index
      %2221 = arith.muli %2161, %c30 : index
      %2222 = arith.addi %2221, %2220 : index
      memref.store %2215, %20[%2222] : memref<?xf32>
    }
    wave.barrier
    %2223 = arith.addi %23, %c15 : index
    %2224 = wave.wave
    %2225 = arith.addi %2224, %c9 : index
    %2226 = arith.addi %2223, %2225 : index
    %2227 = arith.cmpi slt, %2226, %22 : index
    %2228 = arith.cmpi slt, %2225, %c15 : index
    %2229 = arith.andi %2227, %2228 : i1
    scf.if %2229 {
      %2230 = arith.addi %2223, %2225 : index
      %2231 = arith.muli %2225, %c30 : index
      %2232 = wave.lane
      %2233 = arith.addi %2232, %c9 : index
      %2234 = arith.cmpi eq, %hasBias, %c10 : index
      %2235 = arith.addi %2231, %2233 : index
      %2236 = memref.load %20[%2235] : memref<?xf32>
      %2237 = arith.muli %0, %c30 : index
      %2238 = arith.addi %2237, %2233 : index
      %2239 = memref.load %bias[%2238] : memref<?xf32>
      %2240 = arith.addf %2236, %2239 : f32
      %2241 = arith.select %2234, %2240, %2236 : f32
      %2242 = arith.addi %2233, %c17 : index
      %2243 = arith.cmpi eq, %hasBias, %c10 : index
      %2244 = arith.addi %2231, %2242 : index
      %2245 = memref.load %20[%2244] : memref<?xf32>
      %2246 = arith.muli %0, %c30 : index
      %2247 = arith.addi %2246, %2242 : index
      %2248 = memref.load %bias[%2247] : memref<?xf32>
      %2249 = arith.addf %2245, %2248 : f32
      %2250 = arith.select %2243, %2249, %2245 : f32
      %2251 = arith.addi %2232, %c16 : index
      %2252 = arith.cmpi slt, %2251, %c17 : index
      %2253 = arith.minsi %2251, %c39 : index
      %2254 = arith.cmpi eq, %hasBias, %c10 : index
      %2255 = arith.addi %2231, %2253 : index
      %2256 = memref.load %20[%2255] : memref<?xf32>
      %2257 = arith.muli %0, %c30 : index
      %2258 = arith.addi %2257, %2253 : index
      %2259 = memref.load %bias[%2258] : memref<?xf32>
      %2260 = arith.addf %2256, %2259 : f32
      %2261 = arith.select %2254, %2260, %2256 : f32
      %2262 = arith.addi %2253, %c17 : index
      %2263 = arith.cmpi eq, %hasBias, %c10 : index
      %2264 = arith.addi %2231, %2262 : index
      %2265 = memref.load %20[%2264] : memref<?xf32>
      %2266 = arith.muli %0, %c30 : index
      %2267 = arith.addi %2266, %2262 : index
      %2268 = memref.load %bias[%2267] : memref<?xf32>
      %2269 = arith.addf %2265, %2268 : f32
      %2270 = arith.select %2263, %2269, %2265 : f32
      %2271 = arith.addi %heads, %kvHeads : index
      %2272 = arith.cmpi slt, %0, %2271 : index
      scf.if %2272 {
        %2273 = arith.addi %positionsAt, %2230 : index
        %2274 = memref.load %step[%2273] : memref<?xi32>
        %2275 = arith.index_cast %2274 : i32 to index
        %2276 = arith.cmpi eq, %hasNorm, %c10 : index
        %2277 = math.fma %2241, %2241, %c42 : f32
        %2278 = math.fma %2250, %2250, %2277 : f32
        %2279 = math.fma %2261, %2261, %2278 : f32
        %2280 = arith.select %2252, %2279, %2278 : f32
        %2281 = math.fma %2270, %2270, %2280 : f32
        %2282 = arith.select %2252, %2281, %2280 : f32
        %2283 = vector.broadcast %2282 : f32 to vector<1xf32>
        %2284 = wave.reduce "add" %2283 : vector<1xf32>
        %2285 = arith.mulf %2284, %inverseHeadDim : f32
        %2286 = arith.addf %2285, %epsilon : f32
        %2287 = math.sqrt %2286 : f32
        %2288 = arith.divf %c35, %2287 : f32
        %2289 = arith.cmpi slt, %0, %heads : index
        %2290 = arith.addi %2233, %c17 : index
        %2291 = memref.load %query_norm[%2233] : memref<?xf32>
        %2292 = memref.load %key_norm[%2233] : memref<?xf32>
        %2293 = arith.select %2289, %2291, %2292 : f32
        %2294 = arith.mulf %2241, %2288 : f32
        %2295 = arith.mulf %2294, %2293 : f32
        %2296 = arith.select %2276, %2295, %2241 : f32
        %2297 = memref.load %query_norm[%2290] : memref<?xf32>
        %2298 = memref.load %key_norm[%2290] : memref<?xf32>
        %2299 = arith.select %2289, %2297, %2298 : f32
        %2300 = arith.mulf %2250, %2288 : f32
        %2301 = arith.mulf %2300, %2299 : f32
        %2302 = arith.select %2276, %2301, %2250 : f32
        %2303 = arith.addi %2253, %c17 : index
        %2304 = memref.load %query_norm[%2253] : memref<?xf32>
        %2305 = memref.load %key_norm[%2253] : memref<?xf32>
        %2306 = arith.select %2289, %2304, %2305 : f32
        %2307 = arith.mulf %2261, %2288 : f32
        %2308 = arith.mulf %2307, %2306 : f32
        %2309 = arith.select %2276, %2308, %2261 : f32
        %2310 = memref.load %query_norm[%2303] : memref<?xf32>
        %2311 = memref.load %key_norm[%2303] : memref<?xf32>
        %2312 = arith.select %2289, %2310, %2311 : f32
        %2313 = arith.mulf %2270, %2288 : f32
        %2314 = arith.mulf %2313, %2312 : f32
        %2315 = arith.select %2276, %2314, %2270 : f32
        %2316 = arith.remui %2275, %c22 : index
        %2317 = arith.muli %2316, %c30 : index
        %2318 = arith.addi %2317, %2233 : index
        %2319 = arith.divui %2275, %c22 : index
        %2320 = arith.addi %2319, %c22 : index
        %2321 = arith.muli %2320, %c30 : index
        %2322 = arith.addi %2321, %2233 : index
        %2323 = memref.load %rope[%2318] : memref<?xf32>
        %2324 = arith.addi %2318, %c17 : index
        %2325 = memref.load %rope[%2324] : memref<?xf32>
        %2326 = memref.load %rope[%2322] : memref<?xf32>
        %2327 = arith.addi %2322, %c17 : index
        %2328 = memref.load %rope[%2327] : memref<?xf32>
        %2329 = arith.mulf %2326, %2323 : f32
        %2330 = arith.mulf %2328, %2325 : f32
        %2331 = arith.subf %2329, %2330 : f32
        %2332 = arith.mulf %2328, %2323 : f32
        %2333 = arith.mulf %2326, %2325 : f32
        %2334 = arith.addf %2332, %2333 : f32
        %2335 = arith.mulf %2296, %2331 : f32
        %2336 = arith.mulf %2302, %2334 : f32
        %2337 = arith.subf %2335, %2336 : f32
        %2338 = arith.mulf %2302, %2331 : f32
        %2339 = arith.mulf %2296, %2334 : f32
        %2340 = arith.addf %2338, %2339 : f32
        %2341 = arith.cmpi slt, %0, %heads : index
        scf.if %2341 {
          %2342 = arith.muli %2230, %heads : index
          %2343 = arith.addi %2342, %0 : index
          %2344 = arith.muli %2343, %c30 : index
          %2345 = arith.addi %2344, %2233 : index
          memref.store %2337, %q[%2345] : memref<?xf32>
          %2346 = arith.addi %2345, %c17 : index
          memref.store %2340, %q[%2346] : memref<?xf32>
        } else {
          %2347 = arith.addi %2231, %2233 : index
          memref.store %2337, %20[%2347] : memref<?xf32>
          %2348 = arith.addi %2231, %2233 : index
          %2349 = arith.addi %2348, %c17 : index
          memref.store %2340, %20[%2349] : memref<?xf32>
        }
        %2350 = arith.remui %2275, %c22 : index
        %2351 = arith.muli %2350, %c30 : index
        %2352 = arith.addi %2351, %2253 : index
        %2353 = arith.divui %2275, %c22 : index
        %2354 = arith.addi %2353, %c22 : index
        %2355 = arith.muli %2354, %c30 : index
        %2356 = arith.addi %2355, %2253 : index
        %2357 = memref.load %rope[%2352] : memref<?xf32>
        %2358 = arith.addi %2352, %c17 : index
        %2359 = memref.load %rope[%2358] : memref<?xf32>
        %2360 = memref.load %rope[%2356] : memref<?xf32>
        %2361 = arith.addi %2356, %c17 : index
        %2362 = memref.load %rope[%2361] : memref<?xf32>
        %2363 = arith.mulf %2360, %2357 : f32
        %2364 = arith.mulf %2362, %2359 : f32
        %2365 = arith.subf %2363, %2364 : f32
        %2366 = arith.mulf %2362, %2357 : f32
        %2367 = arith.mulf %2360, %2359 : f32
        %2368 = arith.addf %2366, %2367 : f32
        %2369 = arith.mulf %2309, %2365 : f32
        %2370 = arith.mulf %2315, %2368 : f32
        %2371 = arith.subf %2369, %2370 : f32
        %2372 = arith.mulf %2315, %2365 : f32
        %2373 = arith.mulf %2309, %2368 : f32
        %2374 = arith.addf %2372, %2373 : f32
        scf.if %2252 {
          %2375 = arith.cmpi slt, %0, %heads : index
          scf.if %2375 {
            %2376 = arith.muli %2230, %heads : index
            %2377 = arith.addi %2376, %0 : index
            %2378 = arith.muli %2377, %c30 : index
            %2379 = arith.addi %2378, %2253 : index
            memref.store %2371, %q[%2379] : memref<?xf32>
            %2380 = arith.addi %2379, %c17 : index
            memref.store %2374, %q[%2380] : memref<?xf32>
          } else {
            %2381 = arith.addi %2231, %2253 : index
            memref.store %2371, %20[%2381] : memref<?xf32>
            %2382 = arith.addi %2231, %2253 : index
            %2383 = arith.addi %2382, %c17 : index
            memref.store %2374, %20[%2383] : memref<?xf32>
          }
        }
      } else {
        %2384 = arith.cmpi slt, %0, %heads : index
        scf.if %2384 {
          %2385 = arith.muli %2230, %heads : index
          %2386 = arith.addi %2385, %0 : index
          %2387 = arith.muli %2386, %c30 : index
          %2388 = arith.addi %2387, %2233 : index
          memref.store %2241, %q[%2388] : memref<?xf32>
          %2389 = arith.addi %2388, %c17 : index
          memref.store %2250, %q[%2389] : memref<?xf32>
        } else {
          %2390 = arith.addi %2231, %2233 : index
          memref.store %2241, %20[%2390] : memref<?xf32>
          %2391 = arith.addi %2231, %2233 : index
          %2392 = arith.addi %2391, %c17 : index
          memref.store %2250, %20[%2392] : memref<?xf32>
        }
        scf.if %2252 {
          %2393 = arith.cmpi slt, %0, %heads : index
          scf.if %2393 {
            %2394 = arith.muli %2230, %heads : index
            %2395 = arith.addi %2394, %0 : index
            %2396 = arith.muli %2395, %c30 : index
            %2397 = arith.addi %2396, %2253 : index
            memref.store %2261, %q[%2397] : memref<?xf32>
            %2398 = arith.addi %2397, %c17 : index
            memref.store %2270, %q[%2398] : memref<?xf32>
          } else {
            %2399 = arith.addi %2231, %2253 : index
            memref.store %2261, %20[%2399] : memref<?xf32>
            %2400 = arith.addi %2231, %2253 : index
            %2401 = arith.addi %2400, %c17 : index
            memref.store %2270, %20[%2401] : memref<?xf32>
          }
        }
      }
    }
    %2402 = arith.addi %2224, %c45 : index
    %2403 = arith.addi %2223, %2402 : index
    %2404 = arith.cmpi slt, %2403, %22 : index
    %2405 = arith.cmpi slt, %2402, %c15 : index
    %2406 = arith.andi %2404, %2405 : i1
    scf.if %2406 {
      %2407 = arith.addi %2223, %2402 : index
      %2408 = arith.muli %2402, %c30 : index
      %2409 = wave.lane
      %2410 = arith.addi %2409, %c9 : index
      %2411 = arith.cmpi eq, %hasBias, %c10 : index
      %2412 = arith.addi %2408, %2410 : index
      %2413 = memref.load %20[%2412] : memref<?xf32>
      %2414 = arith.muli %0, %c30 : index
      %2415 = arith.addi %2414, %2410 : index
      %2416 = memref.load %bias[%2415] : memref<?xf32>
      %2417 = arith.addf %2413, %2416 : f32
      %2418 = arith.select %2411, %2417, %2413 : f32
      %2419 = arith.addi %2410, %c17 : index
      %2420 = arith.cmpi eq, %hasBias, %c10 : index
      %2421 = arith.addi %2408, %2419 : index
      %2422 = memref.load %20[%2421] : memref<?xf32>
      %2423 = arith.muli %0, %c30 : index
      %2424 = arith.addi %2423, %2419 : index
      %2425 = memref.load %bias[%2424] : memref<?xf32>
      %2426 = arith.addf %2422, %2425 : f32
      %2427 = arith.select %2420, %2426, %2422 : f32
      %2428 = arith.addi %2409, %c16 : index
      %2429 = arith.cmpi slt, %2428, %c17 : index
      %2430 = arith.minsi %2428, %c39 : index
      %2431 = arith.cmpi eq, %hasBias, %c10 : index
      %2432 = arith.addi %2408, %2430 : index
      %2433 = memref.load %20[%2432] : memref<?xf32>
      %2434 = arith.muli %0, %c30 : index
      %2435 = arith.addi %2434, %2430 : index
      %2436 = memref.load %bias[%2435] : memref<?xf32>
      %2437 = arith.addf %2433, %2436 : f32
      %2438 = arith.select %2431, %2437, %2433 : f32
      %2439 = arith.addi %2430, %c17 : index
      %2440 = arith.cmpi eq, %hasBias, %c10 : index
      %2441 = arith.addi %2408, %2439 : index
      %2442 = memref.load %20[%2441] : memref<?xf32>
      %2443 = arith.muli %0, %c30 : index
      %2444 = arith.addi %2443, %2439 : index
      %2445 = memref.load %bias[%2444] : memref<?xf32>
      %2446 = arith.addf %2442, %2445 : f32
      %2447 = arith.select %2440, %2446, %2442 : f32
      %2448 = arith.addi %heads, %kvHeads : index
      %2449 = arith.cmpi slt, %0, %2448 : index
      scf.if %2449 {
        %2450 = arith.addi %positionsAt, %2407 : index
        %2451 = memref.load %step[%2450] : memref<?xi32>
        %2452 = arith.index_cast %2451 : i32 to index
        %2453 = arith.cmpi eq, %hasNorm, %c10 : index
        %2454 = math.fma %2418, %2418, %c42 : f32
        %2455 = math.fma %2427, %2427, %2454 : f32
        %2456 = math.fma %2438, %2438, %2455 : f32
        %2457 = arith.select %2429, %2456, %2455 : f32
        %2458 = math.fma %2447, %2447, %2457 : f32
        %2459 = arith.select %2429, %2458, %2457 : f32
        %2460 = vector.broadcast %2459 : f32 to vector<1xf32>
        %2461 = wave.reduce "add" %2460 : vector<1xf32>
        %2462 = arith.mulf %2461, %inverseHeadDim : f32
        %2463 = arith.addf %2462, %epsilon : f32
        %2464 = math.sqrt %2463 : f32
        %2465 = arith.divf %c35, %2464 : f32
        %2466 = arith.cmpi slt, %0, %heads : index
        %2467 = arith.addi %2410, %c17 : index
        %2468 = memref.load %query_norm[%2410] : memref<?xf32>
        %2469 = memref.load %key_norm[%2410] : memref<?xf32>
        %2470 = arith.select %2466, %2468, %2469 : f32
        %2471 = arith.mulf %2418, %2465 : f32
        %2472 = arith.mulf %2471, %2470 : f32
        %2473 = arith.select %2453, %2472, %2418 : f32
        %2474 = memref.load %query_norm[%2467] : memref<?xf32>
        %2475 = memref.load %key_norm[%2467] : memref<?xf32>
        %2476 = arith.select %2466, %2474, %2475 : f32
        %2477 = arith.mulf %2427, %2465 : f32
        %2478 = arith.mulf %2477, %2476 : f32
        %2479 = arith.select %2453, %2478, %2427 : f32
        %2480 = arith.addi %2430, %c17 : index
        %2481 = memref.load %query_norm[%2430] : memref<?xf32>
        %2482 = memref.load %key_norm[%2430] : memref<?xf32>
        %2483 = arith.select %2466, %2481, %2482 : f32
        %2484 = arith.mulf %2438, %2465 : f32
        %2485 = arith.mulf %2484, %2483 : f32
        %2486 = arith.select %2453, %2485, %2438 : f32
        %2487 = memref.load %query_norm[%2480] : memref<?xf32>
        %2488 = memref.load %key_norm[%2480] : memref<?xf32>
        %2489 = arith.select %2466, %2487, %2488 : f32
        %2490 = arith.mulf %2447, %2465 : f32
        %2491 = arith.mulf %2490, %2489 : f32
        %2492 = arith.select %2453, %2491, %2447 : f32
        %2493 = arith.remui %2452, %c22 : index
        %2494 = arith.muli %2493, %c30 : index
        %2495 = arith.addi %2494, %2410 : index
        %2496 = arith.divui %2452, %c22 : index
        %2497 = arith.addi %2496, %c22 : index
        %2498 = arith.muli %2497, %c30 : index
        %2499 = arith.addi %2498, %2410 : index
        %2500 = memref.load %rope[%2495] : memref<?xf32>
        %2501 = arith.addi %2495, %c17 : index
        %2502 = memref.load %rope[%2501] : memref<?xf32>
        %2503 = memref.load %rope[%2499] : memref<?xf32>
        %2504 = arith.addi %2499, %c17 : index
        %2505 = memref.load %rope[%2504] : memref<?xf32>
        %2506 = arith.mulf %2503, %2500 : f32
        %2507 = arith.mulf %2505, %2502 : f32
        %2508 = arith.subf %2506, %2507 : f32
        %2509 = arith.mulf %2505, %2500 : f32
        %2510 = arith.mulf %2503, %2502 : f32
        %2511 = arith.addf %2509, %2510 : f32
        %2512 = arith.mulf %2473, %2508 : f32
        %2513 = arith.mulf %2479, %2511 : f32
        %2514 = arith.subf %2512, %2513 : f32
        %2515 = arith.mulf %2479, %2508 : f32
        %2516 = arith.mulf %2473, %2511 : f32
        %2517 = arith.addf %2515, %2516 : f32
        %2518 = arith.cmpi slt, %0, %heads : index
        scf.if %2518 {
          %2519 = arith.muli %2407, %heads : index
          %2520 = arith.addi %2519, %0 : index
          %2521 = arith.muli %2520, %c30 : index
          %2522 = arith.addi %2521, %2410 : index
          memref.store %2514, %q[%2522] : memref<?xf32>
          %2523 = arith.addi %2522, %c17 : index
          memref.store %2517, %q[%2523] : memref<?xf32>
        } else {
          %2524 = arith.addi %2408, %2410 : index
          memref.store %2514, %20[%2524] : memref<?xf32>
          %2525 = arith.addi %2408, %2410 : index
          %2526 = arith.addi %2525, %c17 : index
          memref.store %2517, %20[%2526] : memref<?xf32>
        }
        %2527 = arith.remui %2452, %c22 : index
        %2528 = arith.muli %2527, %c30 : index
        %2529 = arith.addi %2528, %2430 : index
        %2530 = arith.divui %2452, %c22 : index
        %2531 = arith.addi %2530, %c22 : index
        %2532 = arith.muli %2531, %c30 : index
        %2533 = arith.addi %2532, %2430 : index
        %2534 = memref.load %rope[%2529] : memref<?xf32>
        %2535 = arith.addi %2529, %c17 : index
        %2536 = memref.load %rope[%2535] : memref<?xf32>
        %2537 = memref.load %rope[%2533] : memref<?xf32>
        %2538 = arith.addi %2533, %c17 : index
        %2539 = memref.load %rope[%2538] : memref<?xf32>
        %2540 = arith.mulf %2537, %2534 : f32
        %2541 = arith.mulf %2539, %2536 : f32
        %2542 = arith.subf %2540, %2541 : f32
        %2543 = arith.mulf %2539, %2534 : f32
        %2544 = arith.mulf %2537, %2536 : f32
        %2545 = arith.addf %2543, %2544 : f32
        %2546 = arith.mulf %2486, %2542 : f32
        %2547 = arith.mulf %2492, %2545 : f32
        %2548 = arith.subf %2546, %2547 : f32
        %2549 = arith.mulf %2492, %2542 : f32
        %2550 = arith.mulf %2486, %2545 : f32
        %2551 = arith.addf %2549, %2550 : f32
        scf.if %2429 {
          %2552 = arith.cmpi slt, %0, %heads : index
          scf.if %2552 {
            %2553 = arith.muli %2407, %heads : index
            %2554 = arith.addi %2553, %0 : index
            %2555 = arith.muli %2554, %c30 : index
            %2556 = arith.addi %2555, %2430 : index
            memref.store %2548, %q[%2556] : memref<?xf32>
            %2557 = arith.addi %2556, %c17 : index
            memref.store %2551, %q[%2557] : memref<?xf32>
          } else {
            %2558 = arith.addi %2408, %2430 : index
            memref.store %2548, %20[%2558] : memref<?xf32>
            %2559 = arith.addi %2408, %2430 : index
            %2560 = arith.addi %2559, %c17 : index
            memref.store %2551, %20[%2560] : memref<?xf32>
          }
        }
      } else {
        %2561 = arith.cmpi slt, %0, %heads : index
        scf.if %2561 {
          %2562 = arith.muli %2407, %heads : index
          %2563 = arith.addi %2562, %0 : index
          %2564 = arith.muli %2563, %c30 : index
          %2565 = arith.addi %2564, %2410 : index
          memref.store %2418, %q[%2565] : memref<?xf32>
          %2566 = arith.addi %2565, %c17 : index
          memref.store %2427, %q[%2566] : memref<?xf32>
        } else {
          %2567 = arith.addi %2408, %2410 : index
          memref.store %2418, %20[%2567] : memref<?xf32>
          %2568 = arith.addi %2408, %2410 : index
          %2569 = arith.addi %2568, %c17 : index
          memref.store %2427, %20[%2569] : memref<?xf32>
        }
        scf.if %2429 {
          %2570 = arith.cmpi slt, %0, %heads : index
          scf.if %2570 {
            %2571 = arith.muli %2407, %heads : index
            %2572 = arith.addi %2571, %0 : index
            %2573 = arith.muli %2572, %c30 : index
            %2574 = arith.addi %2573, %2430 : index
            memref.store %2438, %q[%2574] : memref<?xf32>
            %2575 = arith.addi %2574, %c17 : index
            memref.store %2447, %q[%2575] : memref<?xf32>
          } else {
            %2576 = arith.addi %2408, %2430 : index
            memref.store %2438, %20[%2576] : memref<?xf32>
            %2577 = arith.addi %2408, %2430 : index
            %2578 = arith.addi %2577, %c17 : index
            memref.store %2447, %20[%2578] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2579 = arith.cmpi sge, %0, %heads : index
    scf.if %2579 {
      %2580 = arith.addi %2224, %c9 : index
      %2581 = arith.addi %2223, %2580 : index
      %2582 = arith.cmpi slt, %2581, %22 : index
      %2583 = arith.cmpi slt, %2580, %c15 : index
      %2584 = arith.andi %2582, %2583 : i1
      scf.if %2584 {
        %2585 = arith.addi %2223, %2580 : index
        %2586 = arith.addi %slotsAt, %2585 : index
        %2587 = memref.load %step[%2586] : memref<?xi32>
        %2588 = arith.index_cast %2587 : i32 to index
        %2589 = arith.cmpi sge, %2588, %c9 : index
        scf.if %2589 {
          %2590 = arith.muli %2580, %c30 : index
          %2591 = arith.subi %0, %heads : index
          %2592 = memref.load %scales[%2591] : memref<?xf32>
          %2593 = vector.broadcast %2592 : f32 to vector<4xf32>
          %2594 = arith.divui %2588, %c15 : index
          %2595 = arith.remui %2588, %c15 : index
          %2596 = arith.muli %2594, %pageBytes : index
          %2597 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2597 {
            %2598 = wave.lane
            %2599 = arith.muli %2598, %c21 : index
            scf.for %2600 = %2599 to %c30 step %c7 {
              %2601 = arith.addi %2590, %2600 : index
              %2602 = vector.load %20[%2601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2603 = arith.mulf %2602, %2593 : vector<4xf32>
              %2604 = arith.minimumf %2603, %c49 : vector<4xf32>
              %2605 = arith.maximumf %2604, %c50 : vector<4xf32>
              %2606 = arith.truncf %2605 : vector<4xf32> to vector<4xf16>
              %2607 = vector.bitcast %2606 : vector<4xf16> to vector<8xi8>
              %2608 = arith.cmpi slt, %2591, %kvHeads : index
              scf.if %2608 {
                %2609 = arith.muli %2591, %c11 : index
                %2610 = arith.addi %2596, %2609 : index
                %2611 = arith.divui %2600, %c15 : index
                %2612 = arith.muli %2611, %c51 : index
                %2613 = arith.remui %2600, %c15 : index
                %2614 = arith.divui %2613, %c4 : index
                %2615 = arith.muli %2614, %c22 : index
                %2616 = arith.muli %2595, %c15 : index
                %2617 = arith.addi %2615, %2616 : index
                %2618 = arith.remui %2613, %c4 : index
                %2619 = arith.muli %2618, %c5 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.addi %2612, %2620 : index
                %2622 = arith.addi %2610, %2621 : index
                vector.store %2607, %kv[%2622] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2623 = arith.subi %2591, %kvHeads : index
                %2624 = arith.muli %2623, %c11 : index
                %2625 = arith.addi %2596, %2624 : index
                %2626 = arith.addi %2600, %c9 : index
                %2627 = arith.divui %2626, %c15 : index
                %2628 = arith.muli %2627, %c51 : index
                %2629 = arith.addi %2628, %c36 : index
                %2630 = arith.remui %2626, %c15 : index
                %2631 = arith.divui %2595, %c5 : index
                %2632 = arith.remui %2595, %c5 : index
                %2633 = arith.muli %2632, %c4 : index
                %2634 = arith.addi %2631, %2633 : index
                %2635 = arith.divui %2634, %c4 : index
                %2636 = arith.muli %2635, %c22 : index
                %2637 = arith.muli %2630, %c15 : index
                %2638 = arith.addi %2636, %2637 : index
                %2639 = arith.remui %2634, %c4 : index
                %2640 = arith.muli %2639, %c5 : index
                %2641 = arith.addi %2638, %2640 : index
                %2642 = arith.addi %2629, %2641 : index
                %2643 = arith.addi %2625, %2642 : index
                %2644 = vector.shuffle %2607, %2607 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2644, %kv[%2643] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2645 = arith.addi %2600, %c10 : index
                %2646 = arith.divui %2645, %c15 : index
                %2647 = arith.muli %2646, %c51 : index
                %2648 = arith.addi %2647, %c36 : index
                %2649 = arith.remui %2645, %c15 : index
                %2650 = arith.divui %2595, %c5 : index
                %2651 = arith.remui %2595, %c5 : index
                %2652 = arith.muli %2651, %c4 : index
                %2653 = arith.addi %2650, %2652 : index
                %2654 = arith.divui %2653, %c4 : index
                %2655 = arith.muli %2654, %c22 : index
                %2656 = arith.muli %2649, %c15 : index
                %2657 = arith.addi %2655, %2656 : index
                %2658 = arith.remui %2653, %c4 : index
                %2659 = arith.muli %2658, %c5 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2648, %2660 : index
                %2662 = arith.addi %2625, %2661 : index
                %2663 = vector.shuffle %2607, %2607 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2663, %kv[%2662] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2664 = arith.addi %2600, %c5 : index
                %2665 = arith.divui %2664, %c15 : index
                %2666 = arith.muli %2665, %c51 : index
                %2667 = arith.addi %2666, %c36 : index
                %2668 = arith.remui %2664, %c15 : index
                %2669 = arith.divui %2595, %c5 : index
                %2670 = arith.remui %2595, %c5 : index
                %2671 = arith.muli %2670, %c4 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.divui %2672, %c4 : index
                %2674 = arith.muli %2673, %c22 : index
                %2675 = arith.muli %2668, %c15 : index
                %2676 = arith.addi %2674, %2675 : index
                %2677 = arith.remui %2672, %c4 : index
                %2678 = arith.muli %2677, %c5 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.addi %2667, %2679 : index
                %2681 = arith.addi %2625, %2680 : index
                %2682 = vector.shuffle %2607, %2607 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2682, %kv[%2681] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2683 = arith.addi %2600, %c2 : index
                %2684 = arith.divui %2683, %c15 : index
                %2685 = arith.muli %2684, %c51 : index
                %2686 = arith.addi %2685, %c36 : index
                %2687 = arith.remui %2683, %c15 : index
                %2688 = arith.divui %2595, %c5 : index
                %2689 = arith.remui %2595, %c5 : index
                %2690 = arith.muli %2689, %c4 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.divui %2691, %c4 : index
                %2693 = arith.muli %2692, %c22 : index
                %2694 = arith.muli %2687, %c15 : index
                %2695 = arith.addi %2693, %2694 : index
                %2696 = arith.remui %2691, %c4 : index
                %2697 = arith.muli %2696, %c5 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.addi %2686, %2698 : index
                %2700 = arith.addi %2625, %2699 : index
                %2701 = vector.shuffle %2607, %2607 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2701, %kv[%2700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2702 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2702 {
            %2703 = wave.lane
            %2704 = arith.muli %2703, %c21 : index
            scf.for %2705 = %2704 to %c30 step %c7 {
              %2706 = arith.addi %2590, %2705 : index
              %2707 = vector.load %20[%2706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2708 = arith.mulf %2707, %2593 : vector<4xf32>
              %2709 = wave.fp8_encode "e4m3" %2708 : vector<4xf32> -> vector<4xi8>
              %2710 = arith.cmpi slt, %2591, %kvHeads : index
              scf.if %2710 {
                %2711 = arith.muli %2591, %c36 : index
                %2712 = arith.addi %2596, %2711 : index
                %2713 = vector.shuffle %2709, %2709 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2714 = arith.divui %2705, %c15 : index
                %2715 = arith.muli %2714, %c22 : index
                %2716 = arith.remui %2705, %c15 : index
                %2717 = arith.muli %2595, %c15 : index
                %2718 = arith.divui %2716, %c21 : index
                %2719 = arith.muli %2718, %c21 : index
                %2720 = arith.remui %2716, %c5 : index
                %2721 = arith.muli %2720, %c5 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2716, %c5 : index
                %2724 = arith.remui %2723, %c5 : index
                %2725 = arith.addi %2722, %2724 : index
                %2726 = arith.addi %2717, %2725 : index
                %2727 = arith.addi %2715, %2726 : index
                %2728 = arith.addi %2712, %2727 : index
                vector.store %2713, %kv[%2728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2729 = arith.subi %2591, %kvHeads : index
                %2730 = arith.muli %2729, %c36 : index
                %2731 = arith.addi %2596, %2730 : index
                %2732 = arith.addi %2705, %c9 : index
                %2733 = arith.divui %2732, %c15 : index
                %2734 = arith.muli %2733, %c22 : index
                %2735 = arith.addi %2734, %c12 : index
                %2736 = arith.remui %2732, %c15 : index
                %2737 = arith.divui %2595, %c5 : index
                %2738 = arith.remui %2595, %c5 : index
                %2739 = arith.muli %2738, %c4 : index
                %2740 = arith.addi %2737, %2739 : index
                %2741 = arith.muli %2736, %c15 : index
                %2742 = arith.divui %2740, %c21 : index
                %2743 = arith.muli %2742, %c21 : index
                %2744 = arith.remui %2740, %c5 : index
                %2745 = arith.muli %2744, %c5 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.divui %2740, %c5 : index
                %2748 = arith.remui %2747, %c5 : index
                %2749 = arith.addi %2746, %2748 : index
                %2750 = arith.addi %2741, %2749 : index
                %2751 = arith.addi %2735, %2750 : index
                %2752 = arith.addi %2731, %2751 : index
                %2753 = vector.shuffle %2709, %2709 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2753, %kv[%2752] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2754 = arith.addi %2705, %c10 : index
                %2755 = arith.divui %2754, %c15 : index
                %2756 = arith.muli %2755, %c22 : index
                %2757 = arith.addi %2756, %c12 : index
                %2758 = arith.remui %2754, %c15 : index
                %2759 = arith.divui %2595, %c5 : index
                %2760 = arith.remui %2595, %c5 : index
                %2761 = arith.muli %2760, %c4 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.muli %2758, %c15 : index
                %2764 = arith.divui %2762, %c21 : index
                %2765 = arith.muli %2764, %c21 : index
                %2766 = arith.remui %2762, %c5 : index
                %2767 = arith.muli %2766, %c5 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.divui %2762, %c5 : index
                %2770 = arith.remui %2769, %c5 : index
                %2771 = arith.addi %2768, %2770 : index
                %2772 = arith.addi %2763, %2771 : index
                %2773 = arith.addi %2757, %2772 : index
                %2774 = arith.addi %2731, %2773 : index
                %2775 = vector.shuffle %2709, %2709 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2775, %kv[%2774] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2776 = arith.addi %2705, %c5 : index
                %2777 = arith.divui %2776, %c15 : index
                %2778 = arith.muli %2777, %c22 : index
                %2779 = arith.addi %2778, %c12 : index
                %2780 = arith.remui %2776, %c15 : index
                %2781 = arith.divui %2595, %c5 : index
                %2782 = arith.remui %2595, %c5 : index
                %2783 = arith.muli %2782, %c4 : index
                %2784 = arith.addi %2781, %2783 : index
                %2785 = arith.muli %2780, %c15 : index
                %2786 = arith.divui %2784, %c21 : index
                %2787 = arith.muli %2786, %c21 : index
                %2788 = arith.remui %2784, %c5 : index
                %2789 = arith.muli %2788, %c5 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.divui %2784, %c5 : index
                %2792 = arith.remui %2791, %c5 : index
                %2793 = arith.addi %2790, %2792 : index
                %2794 = arith.addi %2785, %2793 : index
                %2795 = arith.addi %2779, %2794 : index
                %2796 = arith.addi %2731, %2795 : index
                %2797 = vector.shuffle %2709, %2709 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2797, %kv[%2796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2798 = arith.addi %2705, %c2 : index
                %2799 = arith.divui %2798, %c15 : index
                %2800 = arith.muli %2799, %c22 : index
                %2801 = arith.addi %2800, %c12 : index
                %2802 = arith.remui %2798, %c15 : index
                %2803 = arith.divui %2595, %c5 : index
                %2804 = arith.remui %2595, %c5 : index
                %2805 = arith.muli %2804, %c4 : index
                %2806 = arith.addi %2803, %2805 : index
                %2807 = arith.muli %2802, %c15 : index
                %2808 = arith.divui %2806, %c21 : index
                %2809 = arith.muli %2808, %c21 : index
                %2810 = arith.remui %2806, %c5 : index
                %2811 = arith.muli %2810, %c5 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.divui %2806, %c5 : index
                %2814 = arith.remui %2813, %c5 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.addi %2807, %2815 : index
                %2817 = arith.addi %2801, %2816 : index
                %2818 = arith.addi %2731, %2817 : index
                %2819 = vector.shuffle %2709, %2709 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2819, %kv[%2818] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2820 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2820 {
            %2821 = wave.lane
            %2822 = arith.muli %2821, %c21 : index
            scf.for %2823 = %2822 to %c30 step %c7 {
              %2824 = arith.addi %2590, %2823 : index
              %2825 = vector.load %20[%2824] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2826 = arith.mulf %2825, %2593 : vector<4xf32>
              %2827 = wave.fp8_encode "e5m2" %2826 : vector<4xf32> -> vector<4xi8>
              %2828 = arith.cmpi slt, %2591, %kvHeads : index
              scf.if %2828 {
                %2829 = arith.muli %2591, %c36 : index
                %2830 = arith.addi %2596, %2829 : index
                %2831 = vector.shuffle %2827, %2827 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2832 = arith.divui %2823, %c15 : index
                %2833 = arith.muli %2832, %c22 : index
                %2834 = arith.remui %2823, %c15 : index
                %2835 = arith.muli %2595, %c15 : index
                %2836 = arith.divui %2834, %c21 : index
                %2837 = arith.muli %2836, %c21 : index
                %2838 = arith.remui %2834, %c5 : index
                %2839 = arith.muli %2838, %c5 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.divui %2834, %c5 : index
                %2842 = arith.remui %2841, %c5 : index
                %2843 = arith.addi %2840, %2842 : index
                %2844 = arith.addi %2835, %2843 : index
                %2845 = arith.addi %2833, %2844 : index
                %2846 = arith.addi %2830, %2845 : index
                vector.store %2831, %kv[%2846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2847 = arith.subi %2591, %kvHeads : index
                %2848 = arith.muli %2847, %c36 : index
                %2849 = arith.addi %2596, %2848 : index
                %2850 = arith.addi %2823, %c9 : index
                %2851 = arith.divui %2850, %c15 : index
                %2852 = arith.muli %2851, %c22 : index
                %2853 = arith.addi %2852, %c12 : index
                %2854 = arith.remui %2850, %c15 : index
                %2855 = arith.divui %2595, %c5 : index
                %2856 = arith.remui %2595, %c5 : index
                %2857 = arith.muli %2856, %c4 : index
                %2858 = arith.addi %2855, %2857 : index
                %2859 = arith.muli %2854, %c15 : index
                %2860 = arith.divui %2858, %c21 : index
                %2861 = arith.muli %2860, %c21 : index
                %2862 = arith.remui %2858, %c5 : index
                %2863 = arith.muli %2862, %c5 : index
                %2864 = arith.addi %2861, %2863 : index
                %2865 = arith.divui %2858, %c5 : index
                %2866 = arith.remui %2865, %c5 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.addi %2859, %2867 : index
                %2869 = arith.addi %2853, %2868 : index
                %2870 = arith.addi %2849, %2869 : index
                %2871 = vector.shuffle %2827, %2827 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2871, %kv[%2870] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2872 = arith.addi %2823, %c10 : index
                %2873 = arith.divui %2872, %c15 : index
                %2874 = arith.muli %2873, %c22 : index
                %2875 = arith.addi %2874, %c12 : index
                %2876 = arith.remui %2872, %c15 : index
                %2877 = arith.divui %2595, %c5 : index
                %2878 = arith.remui %2595, %c5 : index
                %2879 = arith.muli %2878, %c4 : index
                %2880 = arith.addi %2877, %2879 : index
                %2881 = arith.muli %2876, %c15 : index
                %2882 = arith.divui %2880, %c21 : index
                %2883 = arith.muli %2882, %c21 : index
                %2884 = arith.remui %2880, %c5 : index
                %2885 = arith.muli %2884, %c5 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.divui %2880, %c5 : index
                %2888 = arith.remui %2887, %c5 : index
                %2889 = arith.addi %2886, %2888 : index
                %2890 = arith.addi %2881, %2889 : index
                %2891 = arith.addi %2875, %2890 : index
                %2892 = arith.addi %2849, %2891 : index
                %2893 = vector.shuffle %2827, %2827 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2893, %kv[%2892] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2894 = arith.addi %2823, %c5 : index
                %2895 = arith.divui %2894, %c15 : index
                %2896 = arith.muli %2895, %c22 : index
                %2897 = arith.addi %2896, %c12 : index
                %2898 = arith.remui %2894, %c15 : index
                %2899 = arith.divui %2595, %c5 : index
                %2900 = arith.remui %2595, %c5 : index
                %2901 = arith.muli %2900, %c4 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.muli %2898, %c15 : index
                %2904 = arith.divui %2902, %c21 : index
                %2905 = arith.muli %2904, %c21 : index
                %2906 = arith.remui %2902, %c5 : index
                %2907 = arith.muli %2906, %c5 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.divui %2902, %c5 : index
                %2910 = arith.remui %2909, %c5 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.addi %2903, %2911 : index
                %2913 = arith.addi %2897, %2912 : index
                %2914 = arith.addi %2849, %2913 : index
                %2915 = vector.shuffle %2827, %2827 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2915, %kv[%2914] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2916 = arith.addi %2823, %c2 : index
                %2917 = arith.divui %2916, %c15 : index
                %2918 = arith.muli %2917, %c22 : index
                %2919 = arith.addi %2918, %c12 : index
                %2920 = arith.remui %2916, %c15 : index
                %2921 = arith.divui %2595, %c5 : index
                %2922 = arith.remui %2595, %c5 : index
                %2923 = arith.muli %2922, %c4 : index
                %2924 = arith.addi %2921, %2923 : index
                %2925 = arith.muli %2920, %c15 : index
                %2926 = arith.divui %2924, %c21 : index
                %2927 = arith.muli %2926, %c21 : index
                %2928 = arith.remui %2924, %c5 : index
                %2929 = arith.muli %2928, %c5 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.divui %2924, %c5 : index
                %2932 = arith.remui %2931, %c5 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.addi %2925, %2933 : index
                %2935 = arith.addi %2919, %2934 : index
                %2936 = arith.addi %2849, %2935 : index
                %2937 = vector.shuffle %2827, %2827 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2937, %kv[%2936] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2938 = arith.addi %2224, %c45 : index
      %2939 = arith.addi %2223, %2938 : index
      %2940 = arith.cmpi slt, %2939, %22 : index
      %2941 = arith.cmpi slt, %2938, %c15 : index
      %2942 = arith.andi %2940, %2941 : i1
      scf.if %2942 {
        %2943 = arith.addi %2223, %2938 : index
        %2944 = arith.addi %slotsAt, %2943 : index
        %2945 = memref.load %step[%2944] : memref<?xi32>
        %2946 = arith.index_cast %2945 : i32 to index
        %2947 = arith.cmpi sge, %2946, %c9 : index
        scf.if %2947 {
          %2948 = arith.muli %2938, %c30 : index
          %2949 = arith.subi %0, %heads : index
          %2950 = memref.load %scales[%2949] : memref<?xf32>
          %2951 = vector.broadcast %2950 : f32 to vector<4xf32>
          %2952 = arith.divui %2946, %c15 : index
          %2953 = arith.remui %2946, %c15 : index
          %2954 = arith.muli %2952, %pageBytes : index
          %2955 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2955 {
            %2956 = wave.lane
            %2957 = arith.muli %2956, %c21 : index
            scf.for %2958 = %2957 to %c30 step %c7 {
              %2959 = arith.addi %2948, %2958 : index
              %2960 = vector.load %20[%2959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2961 = arith.mulf %2960, %2951 : vector<4xf32>
              %2962 = arith.minimumf %2961, %c49 : vector<4xf32>
              %2963 = arith.maximumf %2962, %c50 : vector<4xf32>
              %2964 = arith.truncf %2963 : vector<4xf32> to vector<4xf16>
              %2965 = vector.bitcast %2964 : vector<4xf16> to vector<8xi8>
              %2966 = arith.cmpi slt, %2949, %kvHeads : index
              scf.if %2966 {
                %2967 = arith.muli %2949, %c11 : index
                %2968 = arith.addi %2954, %2967 : index
                %2969 = arith.divui %2958, %c15 : index
                %2970 = arith.muli %2969, %c51 : index
                %2971 = arith.remui %2958, %c15 : index
                %2972 = arith.divui %2971, %c4 : index
                %2973 = arith.muli %2972, %c22 : index
                %2974 = arith.muli %2953, %c15 : index
                %2975 = arith.addi %2973, %2974 : index
                %2976 = arith.remui %2971, %c4 : index
                %2977 = arith.muli %2976, %c5 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.addi %2970, %2978 : index
                %2980 = arith.addi %2968, %2979 : index
                vector.store %2965, %kv[%2980] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2981 = arith.subi %2949, %kvHeads : index
                %2982 = arith.muli %2981, %c11 : index
                %2983 = arith.addi %2954, %2982 : index
                %2984 = arith.addi %2958, %c9 : index
                %2985 = arith.divui %2984, %c15 : index
                %2986 = arith.muli %2985, %c51 : index
                %2987 = arith.addi %2986, %c36 : index
                %2988 = arith.remui %2984, %c15 : index
                %2989 = arith.divui %2953, %c5 : index
                %2990 = arith.remui %2953, %c5 : index
                %2991 = arith.muli %2990, %c4 : index
                %2992 = arith.addi %2989, %2991 : index
                %2993 = arith.divui %2992, %c4 : index
                %2994 = arith.muli %2993, %c22 : index
                %2995 = arith.muli %2988, %c15 : index
                %2996 = arith.addi %2994, %2995 : index
                %2997 = arith.remui %2992, %c4 : index
                %2998 = arith.muli %2997, %c5 : index
                %2999 = arith.addi %2996, %2998 : index
                %3000 = arith.addi %2987, %2999 : index
                %3001 = arith.addi %2983, %3000 : index
                %3002 = vector.shuffle %2965, %2965 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3002, %kv[%3001] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3003 = arith.addi %2958, %c10 : index
                %3004 = arith.divui %3003, %c15 : index
                %3005 = arith.muli %3004, %c51 : index
                %3006 = arith.addi %3005, %c36 : index
                %3007 = arith.remui %3003, %c15 : index
                %3008 = arith.divui %2953, %c5 : index
                %3009 = arith.remui %2953, %c5 : index
                %3010 = arith.muli %3009, %c4 : index
                %3011 = arith.addi %3008, %3010 : index
                %3012 = arith.divui %3011, %c4 : index
                %3013 = arith.muli %3012, %c22 : index
                %3014 = arith.muli %3007, %c15 : index
                %3015 = arith.addi %3013, %3014 : index
                %3016 = arith.remui %3011, %c4 : index
                %3017 = arith.muli %3016, %c5 : index
                %3018 = arith.addi %3015, %3017 : index
                %3019 = arith.addi %3006, %3018 : index
                %3020 = arith.addi %2983, %3019 : index
                %3021 = vector.shuffle %2965, %2965 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3021, %kv[%3020] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3022 = arith.addi %2958, %c5 : index
                %3023 = arith.divui %3022, %c15 : index
                %3024 = arith.muli %3023, %c51 : index
                %3025 = arith.addi %3024, %c36 : index
                %3026 = arith.remui %3022, %c15 : index
                %3027 = arith.divui %2953, %c5 : index
                %3028 = arith.remui %2953, %c5 : index
                %3029 = arith.muli %3028, %c4 : index
                %3030 = arith.addi %3027, %3029 : index
                %3031 = arith.divui %3030, %c4 : index
                %3032 = arith.muli %3031, %c22 : index
                %3033 = arith.muli %3026, %c15 : index
                %3034 = arith.addi %3032, %3033 : index
                %3035 = arith.remui %3030, %c4 : index
                %3036 = arith.muli %3035, %c5 : index
                %3037 = arith.addi %3034, %3036 : index
                %3038 = arith.addi %3025, %3037 : index
                %3039 = arith.addi %2983, %3038 : index
                %3040 = vector.shuffle %2965, %2965 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3040, %kv[%3039] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3041 = arith.addi %2958, %c2 : index
                %3042 = arith.divui %3041, %c15 : index
                %3043 = arith.muli %3042, %c51 : index
                %3044 = arith.addi %3043, %c36 : index
                %3045 = arith.remui %3041, %c15 : index
                %3046 = arith.divui %2953, %c5 : index
                %3047 = arith.remui %2953, %c5 : index
                %3048 = arith.muli %3047, %c4 : index
                %3049 = arith.addi %3046, %3048 : index
                %3050 = arith.divui %3049, %c4 : index
                %3051 = arith.muli %3050, %c22 : index
                %3052 = arith.muli %3045, %c15 : index
                %3053 = arith.addi %3051, %3052 : index
                %3054 = arith.remui %3049, %c4 : index
                %3055 = arith.muli %3054, %c5 : index
                %3056 = arith.addi %3053, %3055 : index
                %3057 = arith.addi %3044, %3056 : index
                %3058 = arith.addi %2983, %3057 : index
                %3059 = vector.shuffle %2965, %2965 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3059, %kv[%3058] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3060 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3060 {
            %3061 = wave.lane
            %3062 = arith.muli %3061, %c21 : index
            scf.for %3063 = %3062 to %c30 step %c7 {
              %3064 = arith.addi %2948, %3063 : index
              %3065 = vector.load %20[%3064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3066 = arith.mulf %3065, %2951 : vector<4xf32>
              %3067 = wave.fp8_encode "e4m3" %3066 : vector<4xf32> -> vector<4xi8>
              %3068 = arith.cmpi slt, %2949, %kvHeads : index
              scf.if %3068 {
                %3069 = arith.muli %2949, %c36 : index
                %3070 = arith.addi %2954, %3069 : index
                %3071 = vector.shuffle %3067, %3067 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3072 = arith.divui %3063, %c15 : index
                %3073 = arith.muli %3072, %c22 : index
                %3074 = arith.remui %3063, %c15 : index
                %3075 = arith.muli %2953, %c15 : index
                %3076 = arith.divui %3074, %c21 : index
                %3077 = arith.muli %3076, %c21 : index
                %3078 = arith.remui %3074, %c5 : index
                %3079 = arith.muli %3078, %c5 : index
                %3080 = arith.addi %3077, %3079 : index
                %3081 = arith.divui %3074, %c5 : index
                %3082 = arith.remui %3081, %c5 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.addi %3075, %3083 : index
                %3085 = arith.addi %3073, %3084 : index
                %3086 = arith.addi %3070, %3085 : index
                vector.store %3071, %kv[%3086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3087 = arith.subi %2949, %kvHeads : index
                %3088 = arith.muli %3087, %c36 : index
                %3089 = arith.addi %2954, %3088 : index
                %3090 = arith.addi %3063, %c9 : index
                %3091 = arith.divui %3090, %c15 : index
                %3092 = arith.muli %3091, %c22 : index
                %3093 = arith.addi %3092, %c12 : index
                %3094 = arith.remui %3090, %c15 : index
                %3095 = arith.divui %2953, %c5 : index
                %3096 = arith.remui %2953, %c5 : index
                %3097 = arith.muli %3096, %c4 : index
                %3098 = arith.addi %3095, %3097 : index
                %3099 = arith.muli %3094, %c15 : index
                %3100 = arith.divui %3098, %c21 : index
                %3101 = arith.muli %3100, %c21 : index
                %3102 = arith.remui %3098, %c5 : index
                %3103 = arith.muli %3102, %c5 : index
                %3104 = arith.addi %3101, %3103 : index
                %3105 = arith.divui %3098, %c5 : index
                %3106 = arith.remui %3105, %c5 : index
                %3107 = arith.addi %3104, %3106 : index
                %3108 = arith.addi %3099, %3107 : index
                %3109 = arith.addi %3093, %3108 : index
                %3110 = arith.addi %3089, %3109 : index
                %3111 = vector.shuffle %3067, %3067 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3111, %kv[%3110] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3112 = arith.addi %3063, %c10 : index
                %3113 = arith.divui %3112, %c15 : index
                %3114 = arith.muli %3113, %c22 : index
                %3115 = arith.addi %3114, %c12 : index
                %3116 = arith.remui %3112, %c15 : index
                %3117 = arith.divui %2953, %c5 : index
                %3118 = arith.remui %2953, %c5 : index
                %3119 = arith.muli %3118, %c4 : index
                %3120 = arith.addi %3117, %3119 : index
                %3121 = arith.muli %3116, %c15 : index
                %3122 = arith.divui %3120, %c21 : index
                %3123 = arith.muli %3122, %c21 : index
                %3124 = arith.remui %3120, %c5 : index
                %3125 = arith.muli %3124, %c5 : index
                %3126 = arith.addi %3123, %3125 : index
                %3127 = arith.divui %3120, %c5 : index
                %3128 = arith.remui %3127, %c5 : index
                %3129 = arith.addi %3126, %3128 : index
                %3130 = arith.addi %3121, %3129 : index
                %3131 = arith.addi %3115, %3130 : index
                %3132 = arith.addi %3089, %3131 : index
                %3133 = vector.shuffle %3067, %3067 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3133, %kv[%3132] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3134 = arith.addi %3063, %c5 : index
                %3135 = arith.divui %3134, %c15 : index
                %3136 = arith.muli %3135, %c22 : index
                %3137 = arith.addi %3136, %c12 : index
                %3138 = arith.remui %3134, %c15 : index
                %3139 = arith.divui %2953, %c5 : index
                %3140 = arith.remui %2953, %c5 : index
                %3141 = arith.muli %3140, %c4 : index
                %3142 = arith.addi %3139, %3141 : index
                %3143 = arith.muli %3138, %c15 : index
                %3144 = arith.divui %3142, %c21 : index
                %3145 = arith.muli %3144, %c21 : index
                %3146 = arith.remui %3142, %c5 : index
                %3147 = arith.muli %3146, %c5 : index
                %3148 = arith.addi %3145, %3147 : index
                %3149 = arith.divui %3142, %c5 : index
                %3150 = arith.remui %3149, %c5 : index
                %3151 = arith.addi %3148, %3150 : index
                %3152 = arith.addi %3143, %3151 : index
                %3153 = arith.addi %3137, %3152 : index
                %3154 = arith.addi %3089, %3153 : index
                %3155 = vector.shuffle %3067, %3067 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3155, %kv[%3154] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3156 = arith.addi %3063, %c2 : index
                %3157 = arith.divui %3156, %c15 : index
                %3158 = arith.muli %3157, %c22 : index
                %3159 = arith.addi %3158, %c12 : index
                %3160 = arith.remui %3156, %c15 : index
                %3161 = arith.divui %2953, %c5 : index
                %3162 = arith.remui %2953, %c5 : index
                %3163 = arith.muli %3162, %c4 : index
                %3164 = arith.addi %3161, %3163 : index
                %3165 = arith.muli %3160, %c15 : index
                %3166 = arith.divui %3164, %c21 : index
                %3167 = arith.muli %3166, %c21 : index
                %3168 = arith.remui %3164, %c5 : index
                %3169 = arith.muli %3168, %c5 : index
                %3170 = arith.addi %3167, %3169 : index
                %3171 = arith.divui %3164, %c5 : index
                %3172 = arith.remui %3171, %c5 : index
                %3173 = arith.addi %3170, %3172 : index
                %3174 = arith.addi %3165, %3173 : index
                %3175 = arith.addi %3159, %3174 : index
                %3176 = arith.addi %3089, %3175 : index
                %3177 = vector.shuffle %3067, %3067 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3177, %kv[%3176] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3178 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3178 {
            %3179 = wave.lane
            %3180 = arith.muli %3179, %c21 : index
            scf.for %3181 = %3180 to %c30 step %c7 {
              %3182 = arith.addi %2948, %3181 : index
              %3183 = vector.load %20[%3182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3184 = arith.mulf %3183, %2951 : vector<4xf32>
              %3185 = wave.fp8_encode "e5m2" %3184 : vector<4xf32> -> vector<4xi8>
              %3186 = arith.cmpi slt, %2949, %kvHeads : index
              scf.if %3186 {
                %3187 = arith.muli %2949, %c36 : index
                %3188 = arith.addi %2954, %3187 : index
                %3189 = vector.shuffle %3185, %3185 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3190 = arith.divui %3181, %c15 : index
                %3191 = arith.muli %3190, %c22 : index
                %3192 = arith.remui %3181, %c15 : index
                %3193 = arith.muli %2953, %c15 : index
                %3194 = arith.divui %3192, %c21 : index
                %3195 = arith.muli %3194, %c21 : index
                %3196 = arith.remui %3192, %c5 : index
                %3197 = arith.muli %3196, %c5 : index
                %3198 = arith.addi %3195, %3197 : index
                %3199 = arith.divui %3192, %c5 : index
                %3200 = arith.remui %3199, %c5 : index
                %3201 = arith.addi %3198, %3200 : index
                %3202 = arith.addi %3193, %3201 : index
                %3203 = arith.addi %3191, %3202 : index
                %3204 = arith.addi %3188, %3203 : index
                vector.store %3189, %kv[%3204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3205 = arith.subi %2949, %kvHeads : index
                %3206 = arith.muli %3205, %c36 : index
                %3207 = arith.addi %2954, %3206 : index
                %3208 = arith.addi %3181, %c9 : index
                %3209 = arith.divui %3208, %c15 : index
                %3210 = arith.muli %3209, %c22 : index
                %3211 = arith.addi %3210, %c12 : index
                %3212 = arith.remui %3208, %c15 : index
                %3213 = arith.divui %2953, %c5 : index
                %3214 = arith.remui %2953, %c5 : index
                %3215 = arith.muli %3214, %c4 : index
                %3216 = arith.addi %3213, %3215 : index
                %3217 = arith.muli %3212, %c15 : index
                %3218 = arith.divui %3216, %c21 : index
                %3219 = arith.muli %3218, %c21 : index
                %3220 = arith.remui %3216, %c5 : index
                %3221 = arith.muli %3220, %c5 : index
                %3222 = arith.addi %3219, %3221 : index
                %3223 = arith.divui %3216, %c5 : index
                %3224 = arith.remui %3223, %c5 : index
                %3225 = arith.addi %3222, %3224 : index
                %3226 = arith.addi %3217, %3225 : index
                %3227 = arith.addi %3211, %3226 : index
                %3228 = arith.addi %3207, %3227 : index
                %3229 = vector.shuffle %3185, %3185 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3229, %kv[%3228] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3230 = arith.addi %3181, %c10 : index
                %3231 = arith.divui %3230, %c15 : index
                %3232 = arith.muli %3231, %c22 : index
                %3233 = arith.addi %3232, %c12 : index
                %3234 = arith.remui %3230, %c15 : index
                %3235 = arith.divui %2953, %c5 : index
                %3236 = arith.remui %2953, %c5 : index
                %3237 = arith.muli %3236, %c4 : index
                %3238 = arith.addi %3235, %3237 : index
                %3239 = arith.muli %3234, %c15 : index
                %3240 = arith.divui %3238, %c21 : index
                %3241 = arith.muli %3240, %c21 : index
                %3242 = arith.remui %3238, %c5 : index
                %3243 = arith.muli %3242, %c5 : index
                %3244 = arith.addi %3241, %3243 : index
                %3245 = arith.divui %3238, %c5 : index
                %3246 = arith.remui %3245, %c5 : index
                %3247 = arith.addi %3244, %3246 : index
                %3248 = arith.addi %3239, %3247 : index
                %3249 = arith.addi %3233, %3248 : index
                %3250 = arith.addi %3207, %3249 : index
                %3251 = vector.shuffle %3185, %3185 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3251, %kv[%3250] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3252 = arith.addi %3181, %c5 : index
                %3253 = arith.divui %3252, %c15 : index
                %3254 = arith.muli %3253, %c22 : index
                %3255 = arith.addi %3254, %c12 : index
                %3256 = arith.remui %3252, %c15 : index
                %3257 = arith.divui %2953, %c5 : index
                %3258 = arith.remui %2953, %c5 : index
                %3259 = arith.muli %3258, %c4 : index
                %3260 = arith.addi %3257, %3259 : index
                %3261 = arith.muli %3256, %c15 : index
                %3262 = arith.divui %3260, %c21 : index
                %3263 = arith.muli %3262, %c21 : index
                %3264 = arith.remui %3260, %c5 : index
                %3265 = arith.muli %3264, %c5 : index
                %3266 = arith.addi %3263, %3265 : index
                %3267 = arith.divui %3260, %c5 : index
                %3268 = arith.remui %3267, %c5 : index
                %3269 = arith.addi %3266, %3268 : index
                %3270 = arith.addi %3261, %3269 : index
                %3271 = arith.addi %3255, %3270 : index
                %3272 = arith.addi %3207, %3271 : index
                %3273 = vector.shuffle %3185, %3185 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3273, %kv[%3272] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3274 = arith.addi %3181, %c2 : index
                %3275 = arith.divui %3274, %c15 : index
                %3276 = arith.muli %3275, %c22 : index
                %3277 = arith.addi %3276, %c12 : index
                %3278 = arith.remui %3274, %c15 : index
                %3279 = arith.divui %2953, %c5 : index
                %3280 = arith.remui %2953, %c5 : index
                %3281 = arith.muli %3280, %c4 : index
                %3282 = arith.addi %3279, %3281 : index
                %3283 = arith.muli %3278, %c15 : index
                %3284 = arith.divui %3282, %c21 : index
                %3285 = arith.muli %3284, %c21 : index
                %3286 = arith.remui %3282, %c5 : index
                %3287 = arith.muli %3286, %c5 : index
                %3288 = arith.addi %3285, %3287 : index
                %3289 = arith.divui %3282, %c5 : index
                %3290 = arith.remui %3289, %c5 : index
                %3291 = arith.addi %3288, %3290 : index
                %3292 = arith.addi %3283, %3291 : index
                %3293 = arith.addi %3277, %3292 : index
                %3294 = arith.addi %3207, %3293 : index
                %3295 = vector.shuffle %3185, %3185 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3295, %kv[%3294] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3296 = arith.addi %23, %c16 : index
    %3297 = wave.lane
    %3298 = arith.muli %3, %c5 : index
    %3299 = arith.muli %3298, %c22 : index
    %3300 = arith.addi %3299, %3297 : index
    %3301 = arith.muli %4, %c12 : index
    %3302 = arith.addi %3301, %3300 : index
    %3303 = arith.addi %3302, %c9 : index
    %3304 = arith.addi %3303, %c9 : index
    %3305 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %3305, %19[%3304] : memref<?xf32>
    %3306 = arith.muli %4, %c12 : index
    %3307 = arith.addi %3306, %3300 : index
    %3308 = arith.addi %3307, %c9 : index
    %3309 = arith.addi %3308, %c16 : index
    %3310 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %3310, %19[%3309] : memref<?xf32>
    %3311 = arith.muli %4, %c12 : index
    %3312 = arith.addi %3311, %3300 : index
    %3313 = arith.addi %3312, %c9 : index
    %3314 = arith.addi %3313, %c13 : index
    %3315 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %3315, %19[%3314] : memref<?xf32>
    %3316 = arith.muli %4, %c12 : index
    %3317 = arith.addi %3316, %3300 : index
    %3318 = arith.addi %3317, %c9 : index
    %3319 = arith.addi %3318, %c30 : index
    %3320 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %3320, %19[%3319] : memref<?xf32>
    %3321 = arith.muli %4, %c12 : index
    %3322 = arith.addi %3321, %3300 : index
    %3323 = arith.addi %3322, %c9 : index
    %3324 = arith.addi %3323, %c7 : index
    %3325 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %3325, %19[%3324] : memref<?xf32>
    %3326 = arith.muli %4, %c12 : index
    %3327 = arith.addi %3326, %3300 : index
    %3328 = arith.addi %3327, %c9 : index
    %3329 = arith.addi %3328, %c31 : index
    %3330 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %3330, %19[%3329] : memref<?xf32>
    %3331 = arith.muli %4, %c12 : index
    %3332 = arith.addi %3331, %3300 : index
    %3333 = arith.addi %3332, %c9 : index
    %3334 = arith.addi %3333, %c32 : index
    %3335 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %3335, %19[%3334] : memref<?xf32>
    %3336 = arith.muli %4, %c12 : index
    %3337 = arith.addi %3336, %3300 : index
    %3338 = arith.addi %3337, %c9 : index
    %3339 = arith.addi %3338, %c33 : index
    %3340 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %3340, %19[%3339] : memref<?xf32>
    %3341 = arith.muli %4, %c12 : index
    %3342 = arith.addi %3341, %3300 : index
    %3343 = arith.addi %3342, %c22 : index
    %3344 = arith.addi %3343, %c9 : index
    %3345 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %3345, %19[%3344] : memref<?xf32>
    %3346 = arith.muli %4, %c12 : index
    %3347 = arith.addi %3346, %3300 : index
    %3348 = arith.addi %3347, %c22 : index
    %3349 = arith.addi %3348, %c16 : index
    %3350 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %3350, %19[%3349] : memref<?xf32>
    %3351 = arith.muli %4, %c12 : index
    %3352 = arith.addi %3351, %3300 : index
    %3353 = arith.addi %3352, %c22 : index
    %3354 = arith.addi %3353, %c13 : index
    %3355 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %3355, %19[%3354] : memref<?xf32>
    %3356 = arith.muli %4, %c12 : index
    %3357 = arith.addi %3356, %3300 : index
    %3358 = arith.addi %3357, %c22 : index
    %3359 = arith.addi %3358, %c30 : index
    %3360 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %3360, %19[%3359] : memref<?xf32>
    %3361 = arith.muli %4, %c12 : index
    %3362 = arith.addi %3361, %3300 : index
    %3363 = arith.addi %3362, %c22 : index
    %3364 = arith.addi %3363, %c7 : index
    %3365 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %3365, %19[%3364] : memref<?xf32>
    %3366 = arith.muli %4, %c12 : index
    %3367 = arith.addi %3366, %3300 : index
    %3368 = arith.addi %3367, %c22 : index
    %3369 = arith.addi %3368, %c31 : index
    %3370 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %3370, %19[%3369] : memref<?xf32>
    %3371 = arith.muli %4, %c12 : index
    %3372 = arith.addi %3371, %3300 : index
    %3373 = arith.addi %3372, %c22 : index
    %3374 = arith.addi %3373, %c32 : index
    %3375 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %3375, %19[%3374] : memref<?xf32>
    %3376 = arith.muli %4, %c12 : index
    %3377 = arith.addi %3376, %3300 : index
    %3378 = arith.addi %3377, %c22 : index
    %3379 = arith.addi %3378, %c33 : index
    %3380 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %3380, %19[%3379] : memref<?xf32>
    wave.barrier
    %3381 = arith.muli %4, %c5 : index
    %3382 = arith.addi %3381, %c9 : index
    %3383 = arith.muli %3382, %c5 : index
    %3384 = arith.divui %3297, %c15 : index
    %3385 = arith.addi %3383, %3384 : index
    %3386 = arith.addi %3296, %3385 : index
    %3387 = arith.cmpi slt, %3386, %22 : index
    scf.if %3387 {
      %3388 = arith.cmpi eq, %hasFactors, %c10 : index
      %3389 = memref.load %factors[%3386] : memref<?xf32>
      %3390 = arith.select %3388, %3389, %c35 : f32
      %3391 = arith.addi %3300, %c9 : index
      %3392 = arith.muli %3382, %c16 : index
      %3393 = arith.addi %3391, %3392 : index
      %3394 = memref.load %19[%3393] : memref<?xf32>
      %3395 = arith.addi %3393, %c12 : index
      %3396 = memref.load %19[%3395] : memref<?xf32>
      %3397 = arith.addf %3394, %3396 : f32
      %3398 = arith.addi %3393, %c36 : index
      %3399 = memref.load %19[%3398] : memref<?xf32>
      %3400 = arith.addf %3397, %3399 : f32
      %3401 = arith.addi %3393, %c37 : index
      %3402 = memref.load %19[%3401] : memref<?xf32>
      %3403 = arith.addf %3400, %3402 : f32
      %3404 = arith.remui %3297, %c15 : index
      %3405 = arith.muli %3404, %c21 : index
      %3406 = arith.addi %16, %3405 : index
      %3407 = vector.load %w[%3406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3408 = vector.bitcast %3407 : vector<4xi8> to vector<1xf32>
      %3409 = vector.extract %3408[0] : f32 from vector<1xf32>
      %3410 = arith.mulf %3409, %3390 : f32
      %3411 = arith.mulf %3403, %3410 : f32
      %3412 = arith.muli %3, %c5 : index
      %3413 = arith.addi %3412, %c9 : index
      %3414 = arith.muli %3413, %c15 : index
      %3415 = arith.remui %3297, %c15 : index
      %3416 = arith.addi %3414, %3415 : index
      %3417 = arith.muli %3385, %c30 : index
      %3418 = arith.addi %3417, %3416 : index
      memref.store %3411, %20[%3418] : memref<?xf32>
      %3419 = arith.addi %3300, %c22 : index
      %3420 = arith.muli %3382, %c16 : index
      %3421 = arith.addi %3419, %3420 : index
      %3422 = memref.load %19[%3421] : memref<?xf32>
      %3423 = arith.addi %3421, %c12 : index
      %3424 = memref.load %19[%3423] : memref<?xf32>
      %3425 = arith.addf %3422, %3424 : f32
      %3426 = arith.addi %3421, %c36 : index
      %3427 = memref.load %19[%3426] : memref<?xf32>
      %3428 = arith.addf %3425, %3427 : f32
      %3429 = arith.addi %3421, %c37 : index
      %3430 = memref.load %19[%3429] : memref<?xf32>
      %3431 = arith.addf %3428, %3430 : f32
      %3432 = arith.remui %3297, %c15 : index
      %3433 = arith.muli %3432, %c21 : index
      %3434 = arith.addi %18, %3433 : index
      %3435 = vector.load %w[%3434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3436 = vector.bitcast %3435 : vector<4xi8> to vector<1xf32>
      %3437 = vector.extract %3436[0] : f32 from vector<1xf32>
      %3438 = arith.mulf %3437, %3390 : f32
      %3439 = arith.mulf %3431, %3438 : f32
      %3440 = arith.muli %3, %c5 : index
      %3441 = arith.addi %3440, %c10 : index
      %3442 = arith.muli %3441, %c15 : index
      %3443 = arith.remui %3297, %c15 : index
      %3444 = arith.addi %3442, %3443 : index
      %3445 = arith.muli %3385, %c30 : index
      %3446 = arith.addi %3445, %3444 : index
      memref.store %3439, %20[%3446] : memref<?xf32>
    }
    %3447 = arith.muli %4, %c5 : index
    %3448 = arith.addi %3447, %c10 : index
    %3449 = arith.muli %3448, %c5 : index
    %3450 = arith.divui %3297, %c15 : index
    %3451 = arith.addi %3449, %3450 : index
    %3452 = arith.addi %3296, %3451 : index
    %3453 = arith.cmpi slt, %3452, %22 : index
    scf.if %3453 {
      %3454 = arith.cmpi eq, %hasFactors, %c10 : index
      %3455 = memref.load %factors[%3452] : memref<?xf32>
      %3456 = arith.select %3454, %3455, %c35 : f32
      %3457 = arith.addi %3300, %c9 : index
      %3458 = arith.muli %3448, %c16 : index
      %3459 = arith.addi %3457, %3458 : index
      %3460 = memref.load %19[%3459] : memref<?xf32>
      %3461 = arith.addi %3459, %c12 : index
      %3462 = memref.load %19[%3461] : memref<?xf32>
      %3463 = arith.addf %3460, %3462 : f32
      %3464 = arith.addi %3459, %c36 : index
      %3465 = memref.load %19[%3464] : memref<?xf32>
      %3466 = arith.addf %3463, %3465 : f32
      %3467 = arith.addi %3459, %c37 : index
      %3468 = memref.load %19[%3467] : memref<?xf32>
      %3469 = arith.addf %3466, %3468 : f32
      %3470 = arith.remui %3297, %c15 : index
      %3471 = arith.muli %3470, %c21 : index
      %3472 = arith.addi %16, %3471 : index
      %3473 = vector.load %w[%3472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3474 = vector.bitcast %3473 : vector<4xi8> to vector<1xf32>
      %3475 = vector.extract %3474[0] : f32 from vector<1xf32>
      %3476 = arith.mulf %3475, %3456 : f32
      %3477 = arith.mulf %3469, %3476 : f32
      %3478 = arith.muli %3, %c5 : index
      %3479 = arith.addi %3478, %c9 : index
      %3480 = arith.muli %3479, %c15 : index
      %3481 = arith.remui %3297, %c15 : index
      %3482 = arith.addi %3480, %3481 : index
      %3483 = arith.muli %3451, %c30 : index
      %3484 = arith.addi %3483, %3482 : index
      memref.store %3477, %20[%3484] : memref<?xf32>
      %3485 = arith.addi %3300, %c22 : index
      %3486 = arith.muli %3448, %c16 : index
      %3487 = arith.addi %3485, %3486 : index
      %3488 = memref.load %19[%3487] : memref<?xf32>
      %3489 = arith.addi %3487, %c12 : index
      %3490 = memref.load %19[%3489] : memref<?xf32>
      %3491 = arith.addf %3488, %3490 : f32
      %3492 = arith.addi %3487, %c36 : index
      %3493 = memref.load %19[%3492] : memref<?xf32>
      %3494 = arith.addf %3491, %3493 : f32
      %3495 = arith.addi %3487, %c37 : index
      %3496 = memref.load %19[%3495] : memref<?xf32>
      %3497 = arith.addf %3494, %3496 : f32
      %3498 = arith.remui %3297, %c15 : index
      %3499 = arith.muli %3498, %c21 : index
      %3500 = arith.addi %18, %3499 : index
      %3501 = vector.load %w[%3500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3502 = vector.bitcast %3501 : vector<4xi8> to vector<1xf32>
      %3503 = vector.extract %3502[0] : f32 from vector<1xf32>
      %3504 = arith.mulf %3503, %3456 : f32
      %3505 = arith.mulf %3497, %3504 : f32
      %3506 = arith.muli %3, %c5 : index
      %3507 = arith.addi %3506, %c10 : index
      %3508 = arith.muli %3507, %c15 : index
      %3509 = arith.remui %3297, %c15 : index
      %3510 = arith.addi %3508, %3509 : index
      %3511 = arith.muli %3451, %c30 : index
      %3512 = arith.addi %3511, %3510 : index
      memref.store %3505, %20[%3512] : memref<?xf32>
    }
    wave.barrier
    %3513 = arith.addi %23, %c16 : index
    %3514 = wave.wave
    %3515 = arith.addi %3514, %c9 : index
    %3516 = arith.addi %3513, %3515 : index
    %3517 = arith.cmpi slt, %3516, %22 : index
    %3518 = arith.cmpi slt, %3515, %c15 : index
    %3519 = arith.andi %3517, %3518 : i1
    scf.if %3519 {
      %3520 = arith.addi %3513, %3515 : index
      %3521 = arith.muli %3515, %c30 : index
      %3522 = wave.lane
      %3523 = arith.addi %3522, %c9 : index
      %3524 = arith.cmpi eq, %hasBias, %c10 : index
      %3525 = arith.addi %3521, %3523 : index
      %3526 = memref.load %20[%3525] : memref<?xf32>
      %3527 = arith.muli %0, %c30 : index
      %3528 = arith.addi %3527, %3523 : index
      %3529 = memref.load %bias[%3528] : memref<?xf32>
      %3530 = arith.addf %3526, %3529 : f32
      %3531 = arith.select %3524, %3530, %3526 : f32
      %3532 = arith.addi %3523, %c17 : index
      %3533 = arith.cmpi eq, %hasBias, %c10 : index
      %3534 = arith.addi %3521, %3532 : index
      %3535 = memref.load %20[%3534] : memref<?xf32>
      %3536 = arith.muli %0, %c30 : index
      %3537 = arith.addi %3536, %3532 : index
      %3538 = memref.load %bias[%3537] : memref<?xf32>
      %3539 = arith.addf %3535, %3538 : f32
      %3540 = arith.select %3533, %3539, %3535 : f32
      %3541 = arith.addi %3522, %c16 : index
      %3542 = arith.cmpi slt, %3541, %c17 : index
      %3543 = arith.minsi %3541, %c39 : index
      %3544 = arith.cmpi eq, %hasBias, %c10 : index
      %3545 = arith.addi %3521, %3543 : index
      %3546 = memref.load %20[%3545] : memref<?xf32>
      %3547 = arith.muli %0, %c30 : index
      %3548 = arith.addi %3547, %3543 : index
      %3549 = memref.load %bias[%3548] : memref<?xf32>
      %3550 = arith.addf %3546, %3549 : f32
      %3551 = arith.select %3544, %3550, %3546 : f32
      %3552 = arith.addi %3543, %c17 : index
      %3553 = arith.cmpi eq, %hasBias, %c10 : index
      %3554 = arith.addi %3521, %3552 : index
      %3555 = memref.load %20[%3554] : memref<?xf32>
      %3556 = arith.muli %0, %c30 : index
      %3557 = arith.addi %3556, %3552 : index
      %3558 = memref.load %bias[%3557] : memref<?xf32>
      %3559 = arith.addf %3555, %3558 : f32
      %3560 = arith.select %3553, %3559, %3555 : f32
      %3561 = arith.addi %heads, %kvHeads : index
      %3562 = arith.cmpi slt, %0, %3561 : index
      scf.if %3562 {
        %3563 = arith.addi %positionsAt, %3520 : index
        %3564 = memref.load %step[%3563] : memref<?xi32>
        %3565 = arith.index_cast %3564 : i32 to index
        %3566 = arith.cmpi eq, %hasNorm, %c10 : index
        %3567 = math.fma %3531, %3531, %c42 : f32
        %3568 = math.fma %3540, %3540, %3567 : f32
        %3569 = math.fma %3551, %3551, %3568 : f32
        %3570 = arith.select %3542, %3569, %3568 : f32
        %3571 = math.fma %3560, %3560, %3570 : f32
        %3572 = arith.select %3542, %3571, %3570 : f32
        %3573 = vector.broadcast %3572 : f32 to vector<1xf32>
        %3574 = wave.reduce "add" %3573 : vector<1xf32>
        %3575 = arith.mulf %3574, %inverseHeadDim : f32
        %3576 = arith.addf %3575, %epsilon : f32
        %3577 = math.sqrt %3576 : f32
        %3578 = arith.divf %c35, %3577 : f32
        %3579 = arith.cmpi slt, %0, %heads : index
        %3580 = arith.addi %3523, %c17 : index
        %3581 = memref.load %query_norm[%3523] : memref<?xf32>
        %3582 = memref.load %key_norm[%3523] : memref<?xf32>
        %3583 = arith.select %3579, %3581, %3582 : f32
        %3584 = arith.mulf %3531, %3578 : f32
        %3585 = arith.mulf %3584, %3583 : f32
        %3586 = arith.select %3566, %3585, %3531 : f32
        %3587 = memref.load %query_norm[%3580] : memref<?xf32>
        %3588 = memref.load %key_norm[%3580] : memref<?xf32>
        %3589 = arith.select %3579, %3587, %3588 : f32
        %3590 = arith.mulf %3540, %3578 : f32
        %3591 = arith.mulf %3590, %3589 : f32
        %3592 = arith.select %3566, %3591, %3540 : f32
        %3593 = arith.addi %3543, %c17 : index
        %3594 = memref.load %query_norm[%3543] : memref<?xf32>
        %3595 = memref.load %key_norm[%3543] : memref<?xf32>
        %3596 = arith.select %3579, %3594, %3595 : f32
        %3597 = arith.mulf %3551, %3578 : f32
        %3598 = arith.mulf %3597, %3596 : f32
        %3599 = arith.select %3566, %3598, %3551 : f32
        %3600 = memref.load %query_norm[%3593] : memref<?xf32>
        %3601 = memref.load %key_norm[%3593] : memref<?xf32>
        %3602 = arith.select %3579, %3600, %3601 : f32
        %3603 = arith.mulf %3560, %3578 : f32
        %3604 = arith.mulf %3603, %3602 : f32
        %3605 = arith.select %3566, %3604, %3560 : f32
        %3606 = arith.remui %3565, %c22 : index
        %3607 = arith.muli %3606, %c30 : index
        %3608 = arith.addi %3607, %3523 : index
        %3609 = arith.divui %3565, %c22 : index
        %3610 = arith.addi %3609, %c22 : index
        %3611 = arith.muli %3610, %c30 : index
        %3612 = arith.addi %3611, %3523 : index
        %3613 = memref.load %rope[%3608] : memref<?xf32>
        %3614 = arith.addi %3608, %c17 : index
        %3615 = memref.load %rope[%3614] : memref<?xf32>
        %3616 = memref.load %rope[%3612] : memref<?xf32>
        %3617 = arith.addi %3612, %c17 : index
        %3618 = memref.load %rope[%3617] : memref<?xf32>
        %3619 = arith.mulf %3616, %3613 : f32
        %3620 = arith.mulf %3618, %3615 : f32
        %3621 = arith.subf %3619, %3620 : f32
        %3622 = arith.mulf %3618, %3613 : f32
        %3623 = arith.mulf %3616, %3615 : f32
        %3624 = arith.addf %3622, %3623 : f32
        %3625 = arith.mulf %3586, %3621 : f32
        %3626 = arith.mulf %3592, %3624 : f32
        %3627 = arith.subf %3625, %3626 : f32
        %3628 = arith.mulf %3592, %3621 : f32
        %3629 = arith.mulf %3586, %3624 : f32
        %3630 = arith.addf %3628, %3629 : f32
        %3631 = arith.cmpi slt, %0, %heads : index
        scf.if %3631 {
          %3632 = arith.muli %3520, %heads : index
          %3633 = arith.addi %3632, %0 : index
          %3634 = arith.muli %3633, %c30 : index
          %3635 = arith.addi %3634, %3523 : index
          memref.store %3627, %q[%3635] : memref<?xf32>
          %3636 = arith.addi %3635, %c17 : index
          memref.store %3630, %q[%3636] : memref<?xf32>
        } else {
          %3637 = arith.addi %3521, %3523 : index
          memref.store %3627, %20[%3637] : memref<?xf32>
          %3638 = arith.addi %3521, %3523 : index
          %3639 = arith.addi %3638, %c17 : index
          memref.store %3630, %20[%3639] : memref<?xf32>
        }
        %3640 = arith.remui %3565, %c22 : index
        %3641 = arith.muli %3640, %c30 : index
        %3642 = arith.addi %3641, %3543 : index
        %3643 = arith.divui %3565, %c22 : index
        %3644 = arith.addi %3643, %c22 : index
        %3645 = arith.muli %3644, %c30 : index
        %3646 = arith.addi %3645, %3543 : index
        %3647 = memref.load %rope[%3642] : memref<?xf32>
        %3648 = arith.addi %3642, %c17 : index
        %3649 = memref.load %rope[%3648] : memref<?xf32>
        %3650 = memref.load %rope[%3646] : memref<?xf32>
        %3651 = arith.addi %3646, %c17 : index
        %3652 = memref.load %rope[%3651] : memref<?xf32>
        %3653 = arith.mulf %3650, %3647 : f32
        %3654 = arith.mulf %3652, %3649 : f32
        %3655 = arith.subf %3653, %3654 : f32
        %3656 = arith.mulf %3652, %3647 : f32
        %3657 = arith.mulf %3650, %3649 : f32
        %3658 = arith.addf %3656, %3657 : f32
        %3659 = arith.mulf %3599, %3655 : f32
        %3660 = arith.mulf %3605, %3658 : f32
        %3661 = arith.subf %3659, %3660 : f32
        %3662 = arith.mulf %3605, %3655 : f32
        %3663 = arith.mulf %3599, %3658 : f32
        %3664 = arith.addf %3662, %3663 : f32
        scf.if %3542 {
          %3665 = arith.cmpi slt, %0, %heads : index
          scf.if %3665 {
            %3666 = arith.muli %3520, %heads : index
            %3667 = arith.addi %3666, %0 : index
            %3668 = arith.muli %3667, %c30 : index
            %3669 = arith.addi %3668, %3543 : index
            memref.store %3661, %q[%3669] : memref<?xf32>
            %3670 = arith.addi %3669, %c17 : index
            memref.store %3664, %q[%3670] : memref<?xf32>
          } else {
            %3671 = arith.addi %3521, %3543 : index
            memref.store %3661, %20[%3671] : memref<?xf32>
            %3672 = arith.addi %3521, %3543 : index
            %3673 = arith.addi %3672, %c17 : index
            memref.store %3664, %20[%3673] : memref<?xf32>
          }
        }
      } else {
        %3674 = arith.cmpi slt, %0, %heads : index
        scf.if %3674 {
          %3675 = arith.muli %3520, %heads : index
          %3676 = arith.addi %3675, %0 : index
          %3677 = arith.muli %3676, %c30 : index
          %3678 = arith.addi %3677, %3523 : index
          memref.store %3531, %q[%3678] : memref<?xf32>
          %3679 = arith.addi %3678, %c17 : index
          memref.store %3540, %q[%3679] : memref<?xf32>
        } else {
          %3680 = arith.addi %3521, %3523 : index
          memref.store %3531, %20[%3680] : memref<?xf32>
          %3681 = arith.addi %3521, %3523 : index
          %3682 = arith.addi %3681, %c17 : index
          memref.store %3540, %20[%3682] : memref<?xf32>
        }
        scf.if %3542 {
          %3683 = arith.cmpi slt, %0, %heads : index
          scf.if %3683 {
            %3684 = arith.muli %3520, %heads : index
            %3685 = arith.addi %3684, %0 : index
            %3686 = arith.muli %3685, %c30 : index
            %3687 = arith.addi %3686, %3543 : index
            memref.store %3551, %q[%3687] : memref<?xf32>
            %3688 = arith.addi %3687, %c17 : index
            memref.store %3560, %q[%3688] : memref<?xf32>
          } else {
            %3689 = arith.addi %3521, %3543 : index
            memref.store %3551, %20[%3689] : memref<?xf32>
            %3690 = arith.addi %3521, %3543 : index
            %3691 = arith.addi %3690, %c17 : index
            memref.store %3560, %20[%3691] : memref<?xf32>
          }
        }
      }
    }
    %3692 = arith.addi %3514, %c45 : index
    %3693 = arith.addi %3513, %3692 : index
    %3694 = arith.cmpi slt, %3693, %22 : index
    %3695 = arith.cmpi slt, %3692, %c15 : index
    %3696 = arith.andi %3694, %3695 : i1
    scf.if %3696 {
      %3697 = arith.addi %3513, %3692 : index
      %3698 = arith.muli %3692, %c30 : index
      %3699 = wave.lane
      %3700 = arith.addi %3699, %c9 : index
      %3701 = arith.cmpi eq, %hasBias, %c10 : index
      %3702 = arith.addi %3698, %3700 : index
      %3703 = memref.load %20[%3702] : memref<?xf32>
      %3704 = arith.muli %0, %c30 : index
      %3705 = arith.addi %3704, %3700 : index
      %3706 = memref.load %bias[%3705] : memref<?xf32>
      %3707 = arith.addf %3703, %3706 : f32
      %3708 = arith.select %3701, %3707, %3703 : f32
      %3709 = arith.addi %3700, %c17 : index
      %3710 = arith.cmpi eq, %hasBias, %c10 : index
      %3711 = arith.addi %3698, %3709 : index
      %3712 = memref.load %20[%3711] : memref<?xf32>
      %3713 = arith.muli %0, %c30 : index
      %3714 = arith.addi %3713, %3709 : index
      %3715 = memref.load %bias[%3714] : memref<?xf32>
      %3716 = arith.addf %3712, %3715 : f32
      %3717 = arith.select %3710, %3716, %3712 : f32
      %3718 = arith.addi %3699, %c16 : index
      %3719 = arith.cmpi slt, %3718, %c17 : index
      %3720 = arith.minsi %3718, %c39 : index
      %3721 = arith.cmpi eq, %hasBias, %c10 : index
      %3722 = arith.addi %3698, %3720 : index
      %3723 = memref.load %20[%3722] : memref<?xf32>
      %3724 = arith.muli %0, %c30 : index
      %3725 = arith.addi %3724, %3720 : index
      %3726 = memref.load %bias[%3725] : memref<?xf32>
      %3727 = arith.addf %3723, %3726 : f32
      %3728 = arith.select %3721, %3727, %3723 : f32
      %3729 = arith.addi %3720, %c17 : index
      %3730 = arith.cmpi eq, %hasBias, %c10 : index
      %3731 = arith.addi %3698, %3729 : index
      %3732 = memref.load %20[%3731] : memref<?xf32>
      %3733 = arith.muli %0, %c30 : index
      %3734 = arith.addi %3733, %3729 : index
      %3735 = memref.load %bias[%3734] : memref<?xf32>
      %3736 = arith.addf %3732, %3735 : f32
      %3737 = arith.select %3730, %3736, %3732 : f32
      %3738 = arith.addi %heads, %kvHeads : index
      %3739 = arith.cmpi slt, %0, %3738 : index
      scf.if %3739 {
        %3740 = arith.addi %positionsAt, %3697 : index
        %3741 = memref.load %step[%3740] : memref<?xi32>
        %3742 = arith.index_cast %3741 : i32 to index
        %3743 = arith.cmpi eq, %hasNorm, %c10 : index
        %3744 = math.fma %3708, %3708, %c42 : f32
        %3745 = math.fma %3717, %3717, %3744 : f32
        %3746 = math.fma %3728, %3728, %3745 : f32
        %3747 = arith.select %3719, %3746, %3745 : f32
        %3748 = math.fma %3737, %3737, %3747 : f32
        %3749 = arith.select %3719, %3748, %3747 : f32
        %3750 = vector.broadcast %3749 : f32 to vector<1xf32>
        %3751 = wave.reduce "add" %3750 : vector<1xf32>
        %3752 = arith.mulf %3751, %inverseHeadDim : f32
        %3753 = arith.addf %3752, %epsilon : f32
        %3754 = math.sqrt %3753 : f32
        %3755 = arith.divf %c35, %3754 : f32
        %3756 = arith.cmpi slt, %0, %heads : index
        %3757 = arith.addi %3700, %c17 : index
        %3758 = memref.load %query_norm[%3700] : memref<?xf32>
        %3759 = memref.load %key_norm[%3700] : memref<?xf32>
        %3760 = arith.select %3756, %3758, %3759 : f32
        %3761 = arith.mulf %3708, %3755 : f32
        %3762 = arith.mulf %3761, %3760 : f32
        %3763 = arith.select %3743, %3762, %3708 : f32
        %3764 = memref.load %query_norm[%3757] : memref<?xf32>
        %3765 = memref.load %key_norm[%3757] : memref<?xf32>
        %3766 = arith.select %3756, %3764, %3765 : f32
        %3767 = arith.mulf %3717, %3755 : f32
        %3768 = arith.mulf %3767, %3766 : f32
        %3769 = arith.select %3743, %3768, %3717 : f32
        %3770 = arith.addi %3720, %c17 : index
        %3771 = memref.load %query_norm[%3720] : memref<?xf32>
        %3772 = memref.load %key_norm[%3720] : memref<?xf32>
        %3773 = arith.select %3756, %3771, %3772 : f32
        %3774 = arith.mulf %3728, %3755 : f32
        %3775 = arith.mulf %3774, %3773 : f32
        %3776 = arith.select %3743, %3775, %3728 : f32
        %3777 = memref.load %query_norm[%3770] : memref<?xf32>
        %3778 = memref.load %key_norm[%3770] : memref<?xf32>
        %3779 = arith.select %3756, %3777, %3778 : f32
        %3780 = arith.mulf %3737, %3755 : f32
        %3781 = arith.mulf %3780, %3779 : f32
        %3782 = arith.select %3743, %3781, %3737 : f32
        %3783 = arith.remui %3742, %c22 : index
        %3784 = arith.muli %3783, %c30 : index
        %3785 = arith.addi %3784, %3700 : index
        %3786 = arith.divui %3742, %c22 : index
        %3787 = arith.addi %3786, %c22 : index
        %3788 = arith.muli %3787, %c30 : index
        %3789 = arith.addi %3788, %3700 : index
        %3790 = memref.load %rope[%3785] : memref<?xf32>
        %3791 = arith.addi %3785, %c17 : index
        %3792 = memref.load %rope[%3791] : memref<?xf32>
        %3793 = memref.load %rope[%3789] : memref<?xf32>
        %3794 = arith.addi %3789, %c17 : index
        %3795 = memref.load %rope[%3794] : memref<?xf32>
        %3796 = arith.mulf %3793, %3790 : f32
        %3797 = arith.mulf %3795, %3792 : f32
        %3798 = arith.subf %3796, %3797 : f32
        %3799 = arith.mulf %3795, %3790 : f32
        %3800 = arith.mulf %3793, %3792 : f32
        %3801 = arith.addf %3799, %3800 : f32
        %3802 = arith.mulf %3763, %3798 : f32
        %3803 = arith.mulf %3769, %3801 : f32
        %3804 = arith.subf %3802, %3803 : f32
        %3805 = arith.mulf %3769, %3798 : f32
        %3806 = arith.mulf %3763, %3801 : f32
        %3807 = arith.addf %3805, %3806 : f32
        %3808 = arith.cmpi slt, %0, %heads : index
        scf.if %3808 {
          %3809 = arith.muli %3697, %heads : index
          %3810 = arith.addi %3809, %0 : index
          %3811 = arith.muli %3810, %c30 : index
          %3812 = arith.addi %3811, %3700 : index
          memref.store %3804, %q[%3812] : memref<?xf32>
          %3813 = arith.addi %3812, %c17 : index
          memref.store %3807, %q[%3813] : memref<?xf32>
        } else {
          %3814 = arith.addi %3698, %3700 : index
          memref.store %3804, %20[%3814] : memref<?xf32>
          %3815 = arith.addi %3698, %3700 : index
          %3816 = arith.addi %3815, %c17 : index
          memref.store %3807, %20[%3816] : memref<?xf32>
        }
        %3817 = arith.remui %3742, %c22 : index
        %3818 = arith.muli %3817, %c30 : index
        %3819 = arith.addi %3818, %3720 : index
        %3820 = arith.divui %3742, %c22 : index
        %3821 = arith.addi %3820, %c22 : index
        %3822 = arith.muli %3821, %c30 : index
        %3823 = arith.addi %3822, %3720 : index
        %3824 = memref.load %rope[%3819] : memref<?xf32>
        %3825 = arith.addi %3819, %c17 : index
        %3826 = memref.load %rope[%3825] : memref<?xf32>
        %3827 = memref.load %rope[%3823] : memref<?xf32>
        %3828 = arith.addi %3823, %c17 : index
        %3829 = memref.load %rope[%3828] : memref<?xf32>
        %3830 = arith.mulf %3827, %3824 : f32
        %3831 = arith.mulf %3829, %3826 : f32
        %3832 = arith.subf %3830, %3831 : f32
        %3833 = arith.mulf %3829, %3824 : f32
        %3834 = arith.mulf %3827, %3826 : f32
        %3835 = arith.addf %3833, %3834 : f32
        %3836 = arith.mulf %3776, %3832 : f32
        %3837 = arith.mulf %3782, %3835 : f32
        %3838 = arith.subf %3836, %3837 : f32
        %3839 = arith.mulf %3782, %3832 : f32
        %3840 = arith.mulf %3776, %3835 : f32
        %3841 = arith.addf %3839, %3840 : f32
        scf.if %3719 {
          %3842 = arith.cmpi slt, %0, %heads : index
          scf.if %3842 {
            %3843 = arith.muli %3697, %heads : index
            %3844 = arith.addi %3843, %0 : index
            %3845 = arith.muli %3844, %c30 : index
            %3846 = arith.addi %3845, %3720 : index
            memref.store %3838, %q[%3846] : memref<?xf32>
            %3847 = arith.addi %3846, %c17 : index
            memref.store %3841, %q[%3847] : memref<?xf32>
          } else {
            %3848 = arith.addi %3698, %3720 : index
            memref.store %3838, %20[%3848] : memref<?xf32>
            %3849 = arith.addi %3698, %3720 : index
            %3850 = arith.addi %3849, %c17 : index
            memref.store %3841, %20[%3850] : memref<?xf32>
          }
        }
      } else {
        %3851 = arith.cmpi slt, %0, %heads : index
        scf.if %3851 {
          %3852 = arith.muli %3697, %heads : index
          %3853 = arith.addi %3852, %0 : index
          %3854 = arith.muli %3853, %c30 : index
          %3855 = arith.addi %3854, %3700 : index
          memref.store %3708, %q[%3855] : memref<?xf32>
          %3856 = arith.addi %3855, %c17 : index
          memref.store %3717, %q[%3856] : memref<?xf32>
        } else {
          %3857 = arith.addi %3698, %3700 : index
          memref.store %3708, %20[%3857] : memref<?xf32>
          %3858 = arith.addi %3698, %3700 : index
          %3859 = arith.addi %3858, %c17 : index
          memref.store %3717, %20[%3859] : memref<?xf32>
        }
        scf.if %3719 {
          %3860 = arith.cmpi slt, %0, %heads : index
          scf.if %3860 {
            %3861 = arith.muli %3697, %heads : index
            %3862 = arith.addi %3861, %0 : index
            %3863 = arith.muli %3862, %c30 : index
            %3864 = arith.addi %3863, %3720 : index
            memref.store %3728, %q[%3864] : memref<?xf32>
            %3865 = arith.addi %3864, %c17 : index
            memref.store %3737, %q[%3865] : memref<?xf32>
          } else {
            %3866 = arith.addi %3698, %3720 : index
            memref.store %3728, %20[%3866] : memref<?xf32>
            %3867 = arith.addi %3698, %3720 : index
            %3868 = arith.addi %3867, %c17 : index
            memref.store %3737, %20[%3868] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3869 = arith.cmpi sge, %0, %heads : index
    scf.if %3869 {
      %3870 = arith.addi %3514, %c9 : index
      %3871 = arith.addi %3513, %3870 : index
      %3872 = arith.cmpi slt, %3871, %22 : index
      %3873 = arith.cmpi slt, %3870, %c15 : index
      %3874 = arith.andi %3872, %3873 : i1
      scf.if %3874 {
        %3875 = arith.addi %3513, %3870 : index
        %3876 = arith.addi %slotsAt, %3875 : index
        %3877 = memref.load %step[%3876] : memref<?xi32>
        %3878 = arith.index_cast %3877 : i32 to index
        %3879 = arith.cmpi sge, %3878, %c9 : index
        scf.if %3879 {
          %3880 = arith.muli %3870, %c30 : index
          %3881 = arith.subi %0, %heads : index
          %3882 = memref.load %scales[%3881] : memref<?xf32>
          %3883 = vector.broadcast %3882 : f32 to vector<4xf32>
          %3884 = arith.divui %3878, %c15 : index
          %3885 = arith.remui %3878, %c15 : index
          %3886 = arith.muli %3884, %pageBytes : index
          %3887 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3887 {
            %3888 = wave.lane
            %3889 = arith.muli %3888, %c21 : index
            scf.for %3890 = %3889 to %c30 step %c7 {
              %3891 = arith.addi %3880, %3890 : index
              %3892 = vector.load %20[%3891] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3893 = arith.mulf %3892, %3883 : vector<4xf32>
              %3894 = arith.minimumf %3893, %c49 : vector<4xf32>
              %3895 = arith.maximumf %3894, %c50 : vector<4xf32>
              %3896 = arith.truncf %3895 : vector<4xf32> to vector<4xf16>
              %3897 = vector.bitcast %3896 : vector<4xf16> to vector<8xi8>
              %3898 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %3898 {
                %3899 = arith.muli %3881, %c11 : index
                %3900 = arith.addi %3886, %3899 : index
                %3901 = arith.divui %3890, %c15 : index
                %3902 = arith.muli %3901, %c51 : index
                %3903 = arith.remui %3890, %c15 : index
                %3904 = arith.divui %3903, %c4 : index
                %3905 = arith.muli %3904, %c22 : index
                %3906 = arith.muli %3885, %c15 : index
                %3907 = arith.addi %3905, %3906 : index
                %3908 = arith.remui %3903, %c4 : index
                %3909 = arith.muli %3908, %c5 : index
                %3910 = arith.addi %3907, %3909 : index
                %3911 = arith.addi %3902, %3910 : index
                %3912 = arith.addi %3900, %3911 : index
                vector.store %3897, %kv[%3912] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3913 = arith.subi %3881, %kvHeads : index
                %3914 = arith.muli %3913, %c11 : index
                %3915 = arith.addi %3886, %3914 : index
                %3916 = arith.addi %3890, %c9 : index
                %3917 = arith.divui %3916, %c15 : index
                %3918 = arith.muli %3917, %c51 : index
                %3919 = arith.addi %3918, %c36 : index
                %3920 = arith.remui %3916, %c15 : index
                %3921 = arith.divui %3885, %c5 : index
                %3922 = arith.remui %3885, %c5 : index
                %3923 = arith.muli %3922, %c4 : index
                %3924 = arith.addi %3921, %3923 : index
                %3925 = arith.divui %3924, %c4 : index
                %3926 = arith.muli %3925, %c22 : index
                %3927 = arith.muli %3920, %c15 : index
                %3928 = arith.addi %3926, %3927 : index
                %3929 = arith.remui %3924, %c4 : index
                %3930 = arith.muli %3929, %c5 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.addi %3919, %3931 : index
                %3933 = arith.addi %3915, %3932 : index
                %3934 = vector.shuffle %3897, %3897 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3934, %kv[%3933] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3935 = arith.addi %3890, %c10 : index
                %3936 = arith.divui %3935, %c15 : index
                %3937 = arith.muli %3936, %c51 : index
                %3938 = arith.addi %3937, %c36 : index
                %3939 = arith.remui %3935, %c15 : index
                %3940 = arith.divui %3885, %c5 : index
                %3941 = arith.remui %3885, %c5 : index
                %3942 = arith.muli %3941, %c4 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.divui %3943, %c4 : index
                %3945 = arith.muli %3944, %c22 : index
                %3946 = arith.muli %3939, %c15 : index
                %3947 = arith.addi %3945, %3946 : index
                %3948 = arith.remui %3943, %c4 : index
                %3949 = arith.muli %3948, %c5 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.addi %3938, %3950 : index
                %3952 = arith.addi %3915, %3951 : index
                %3953 = vector.shuffle %3897, %3897 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3953, %kv[%3952] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3954 = arith.addi %3890, %c5 : index
                %3955 = arith.divui %3954, %c15 : index
                %3956 = arith.muli %3955, %c51 : index
                %3957 = arith.addi %3956, %c36 : index
                %3958 = arith.remui %3954, %c15 : index
                %3959 = arith.divui %3885, %c5 : index
                %3960 = arith.remui %3885, %c5 : index
                %3961 = arith.muli %3960, %c4 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.divui %3962, %c4 : index
                %3964 = arith.muli %3963, %c22 : index
                %3965 = arith.muli %3958, %c15 : index
                %3966 = arith.addi %3964, %3965 : index
                %3967 = arith.remui %3962, %c4 : index
                %3968 = arith.muli %3967, %c5 : index
                %3969 = arith.addi %3966, %3968 : index
                %3970 = arith.addi %3957, %3969 : index
                %3971 = arith.addi %3915, %3970 : index
                %3972 = vector.shuffle %3897, %3897 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3972, %kv[%3971] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3973 = arith.addi %3890, %c2 : index
                %3974 = arith.divui %3973, %c15 : index
                %3975 = arith.muli %3974, %c51 : index
                %3976 = arith.addi %3975, %c36 : index
                %3977 = arith.remui %3973, %c15 : index
                %3978 = arith.divui %3885, %c5 : index
                %3979 = arith.remui %3885, %c5 : index
                %3980 = arith.muli %3979, %c4 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.divui %3981, %c4 : index
                %3983 = arith.muli %3982, %c22 : index
                %3984 = arith.muli %3977, %c15 : index
                %3985 = arith.addi %3983, %3984 : index
                %3986 = arith.remui %3981, %c4 : index
                %3987 = arith.muli %3986, %c5 : index
                %3988 = arith.addi %3985, %3987 : index
                %3989 = arith.addi %3976, %3988 : index
                %3990 = arith.addi %3915, %3989 : index
                %3991 = vector.shuffle %3897, %3897 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3991, %kv[%3990] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3992 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3992 {
            %3993 = wave.lane
            %3994 = arith.muli %3993, %c21 : index
            scf.for %3995 = %3994 to %c30 step %c7 {
              %3996 = arith.addi %3880, %3995 : index
              %3997 = vector.load %20[%3996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3998 = arith.mulf %3997, %3883 : vector<4xf32>
              %3999 = wave.fp8_encode "e4m3" %3998 : vector<4xf32> -> vector<4xi8>
              %4000 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %4000 {
                %4001 = arith.muli %3881, %c36 : index
                %4002 = arith.addi %3886, %4001 : index
                %4003 = vector.shuffle %3999, %3999 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4004 = arith.divui %3995, %c15 : index
                %4005 = arith.muli %4004, %c22 : index
                %4006 = arith.remui %3995, %c15 : index
                %4007 = arith.muli %3885, %c15 : index
                %4008 = arith.divui %4006, %c21 : index
                %4009 = arith.muli %4008, %c21 : index
                %4010 = arith.remui %4006, %c5 : index
                %4011 = arith.muli %4010, %c5 : index
                %4012 = arith.addi %4009, %4011 : index
                %4013 = arith.divui %4006, %c5 : index
                %4014 = arith.remui %4013, %c5 : index
                %4015 = arith.addi %4012, %4014 : index
                %4016 = arith.addi %4007, %4015 : index
                %4017 = arith.addi %4005, %4016 : index
                %4018 = arith.addi %4002, %4017 : index
                vector.store %4003, %kv[%4018] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4019 = arith.subi %3881, %kvHeads : index
                %4020 = arith.muli %4019, %c36 : index
                %4021 = arith.addi %3886, %4020 : index
                %4022 = arith.addi %3995, %c9 : index
                %4023 = arith.divui %4022, %c15 : index
                %4024 = arith.muli %4023, %c22 : index
                %4025 = arith.addi %4024, %c12 : index
                %4026 = arith.remui %4022, %c15 : index
                %4027 = arith.divui %3885, %c5 : index
                %4028 = arith.remui %3885, %c5 : index
                %4029 = arith.muli %4028, %c4 : index
                %4030 = arith.addi %4027, %4029 : index
                %4031 = arith.muli %4026, %c15 : index
                %4032 = arith.divui %4030, %c21 : index
                %4033 = arith.muli %4032, %c21 : index
                %4034 = arith.remui %4030, %c5 : index
                %4035 = arith.muli %4034, %c5 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.divui %4030, %c5 : index
                %4038 = arith.remui %4037, %c5 : index
                %4039 = arith.addi %4036, %4038 : index
                %4040 = arith.addi %4031, %4039 : index
                %4041 = arith.addi %4025, %4040 : index
                %4042 = arith.addi %4021, %4041 : index
                %4043 = vector.shuffle %3999, %3999 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4043, %kv[%4042] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4044 = arith.addi %3995, %c10 : index
                %4045 = arith.divui %4044, %c15 : index
                %4046 = arith.muli %4045, %c22 : index
                %4047 = arith.addi %4046, %c12 : index
                %4048 = arith.remui %4044, %c15 : index
                %4049 = arith.divui %3885, %c5 : index
                %4050 = arith.remui %3885, %c5 : index
                %4051 = arith.muli %4050, %c4 : index
                %4052 = arith.addi %4049, %4051 : index
                %4053 = arith.muli %4048, %c15 : index
                %4054 = arith.divui %4052, %c21 : index
                %4055 = arith.muli %4054, %c21 : index
                %4056 = arith.remui %4052, %c5 : index
                %4057 = arith.muli %4056, %c5 : index
                %4058 = arith.addi %4055, %4057 : index
                %4059 = arith.divui %4052, %c5 : index
                %4060 = arith.remui %4059, %c5 : index
                %4061 = arith.addi %4058, %4060 : index
                %4062 = arith.addi %4053, %4061 : index
                %4063 = arith.addi %4047, %4062 : index
                %4064 = arith.addi %4021, %4063 : index
                %4065 = vector.shuffle %3999, %3999 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4065, %kv[%4064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4066 = arith.addi %3995, %c5 : index
                %4067 = arith.divui %4066, %c15 : index
                %4068 = arith.muli %4067, %c22 : index
                %4069 = arith.addi %4068, %c12 : index
                %4070 = arith.remui %4066, %c15 : index
                %4071 = arith.divui %3885, %c5 : index
                %4072 = arith.remui %3885, %c5 : index
                %4073 = arith.muli %4072, %c4 : index
                %4074 = arith.addi %4071, %4073 : index
                %4075 = arith.muli %4070, %c15 : index
                %4076 = arith.divui %4074, %c21 : index
                %4077 = arith.muli %4076, %c21 : index
                %4078 = arith.remui %4074, %c5 : index
                %4079 = arith.muli %4078, %c5 : index
                %4080 = arith.addi %4077, %4079 : index
                %4081 = arith.divui %4074, %c5 : index
                %4082 = arith.remui %4081, %c5 : index
                %4083 = arith.addi %4080, %4082 : index
                %4084 = arith.addi %4075, %4083 : index
                %4085 = arith.addi %4069, %4084 : index
                %4086 = arith.addi %4021, %4085 : index
                %4087 = vector.shuffle %3999, %3999 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4087, %kv[%4086] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4088 = arith.addi %3995, %c2 : index
                %4089 = arith.divui %4088, %c15 : index
                %4090 = arith.muli %4089, %c22 : index
                %4091 = arith.addi %4090, %c12 : index
                %4092 = arith.remui %4088, %c15 : index
                %4093 = arith.divui %3885, %c5 : index
                %4094 = arith.remui %3885, %c5 : index
                %4095 = arith.muli %4094, %c4 : index
                %4096 = arith.addi %4093, %4095 : index
                %4097 = arith.muli %4092, %c15 : index
                %4098 = arith.divui %4096, %c21 : index
                %4099 = arith.muli %4098, %c21 : index
                %4100 = arith.remui %4096, %c5 : index
                %4101 = arith.muli %4100, %c5 : index
                %4102 = arith.addi %4099, %4101 : index
                %4103 = arith.divui %4096, %c5 : index
                %4104 = arith.remui %4103, %c5 : index
                %4105 = arith.addi %4102, %4104 : index
                %4106 = arith.addi %4097, %4105 : index
                %4107 = arith.addi %4091, %4106 : index
                %4108 = arith.addi %4021, %4107 : index
                %4109 = vector.shuffle %3999, %3999 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4109, %kv[%4108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4110 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4110 {
            %4111 = wave.lane
            %4112 = arith.muli %4111, %c21 : index
            scf.for %4113 = %4112 to %c30 step %c7 {
              %4114 = arith.addi %3880, %4113 : index
              %4115 = vector.load %20[%4114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4116 = arith.mulf %4115, %3883 : vector<4xf32>
              %4117 = wave.fp8_encode "e5m2" %4116 : vector<4xf32> -> vector<4xi8>
              %4118 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %4118 {
                %4119 = arith.muli %3881, %c36 : index
                %4120 = arith.addi %3886, %4119 : index
                %4121 = vector.shuffle %4117, %4117 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4122 = arith.divui %4113, %c15 : index
                %4123 = arith.muli %4122, %c22 : index
                %4124 = arith.remui %4113, %c15 : index
                %4125 = arith.muli %3885, %c15 : index
                %4126 = arith.divui %4124, %c21 : index
                %4127 = arith.muli %4126, %c21 : index
                %4128 = arith.remui %4124, %c5 : index
                %4129 = arith.muli %4128, %c5 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.divui %4124, %c5 : index
                %4132 = arith.remui %4131, %c5 : index
                %4133 = arith.addi %4130, %4132 : index
                %4134 = arith.addi %4125, %4133 : index
                %4135 = arith.addi %4123, %4134 : index
                %4136 = arith.addi %4120, %4135 : index
                vector.store %4121, %kv[%4136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4137 = arith.subi %3881, %kvHeads : index
                %4138 = arith.muli %4137, %c36 : index
                %4139 = arith.addi %3886, %4138 : index
                %4140 = arith.addi %4113, %c9 : index
                %4141 = arith.divui %4140, %c15 : index
                %4142 = arith.muli %4141, %c22 : index
                %4143 = arith.addi %4142, %c12 : index
                %4144 = arith.remui %4140, %c15 : index
                %4145 = arith.divui %3885, %c5 : index
                %4146 = arith.remui %3885, %c5 : index
                %4147 = arith.muli %4146, %c4 : index
                %4148 = arith.addi %4145, %4147 : index
                %4149 = arith.muli %4144, %c15 : index
                %4150 = arith.divui %4148, %c21 : index
                %4151 = arith.muli %4150, %c21 : index
                %4152 = arith.remui %4148, %c5 : index
                %4153 = arith.muli %4152, %c5 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.divui %4148, %c5 : index
                %4156 = arith.remui %4155, %c5 : index
                %4157 = arith.addi %4154, %4156 : index
                %4158 = arith.addi %4149, %4157 : index
                %4159 = arith.addi %4143, %4158 : index
                %4160 = arith.addi %4139, %4159 : index
                %4161 = vector.shuffle %4117, %4117 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4161, %kv[%4160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4162 = arith.addi %4113, %c10 : index
                %4163 = arith.divui %4162, %c15 : index
                %4164 = arith.muli %4163, %c22 : index
                %4165 = arith.addi %4164, %c12 : index
                %4166 = arith.remui %4162, %c15 : index
                %4167 = arith.divui %3885, %c5 : index
                %4168 = arith.remui %3885, %c5 : index
                %4169 = arith.muli %4168, %c4 : index
                %4170 = arith.addi %4167, %4169 : index
                %4171 = arith.muli %4166, %c15 : index
                %4172 = arith.divui %4170, %c21 : index
                %4173 = arith.muli %4172, %c21 : index
                %4174 = arith.remui %4170, %c5 : index
                %4175 = arith.muli %4174, %c5 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.divui %4170, %c5 : index
                %4178 = arith.remui %4177, %c5 : index
                %4179 = arith.addi %4176, %4178 : index
                %4180 = arith.addi %4171, %4179 : index
                %4181 = arith.addi %4165, %4180 : index
                %4182 = arith.addi %4139, %4181 : index
                %4183 = vector.shuffle %4117, %4117 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4183, %kv[%4182] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4184 = arith.addi %4113, %c5 : index
                %4185 = arith.divui %4184, %c15 : index
                %4186 = arith.muli %4185, %c22 : index
                %4187 = arith.addi %4186, %c12 : index
                %4188 = arith.remui %4184, %c15 : index
                %4189 = arith.divui %3885, %c5 : index
                %4190 = arith.remui %3885, %c5 : index
                %4191 = arith.muli %4190, %c4 : index
                %4192 = arith.addi %4189, %4191 : index
                %4193 = arith.muli %4188, %c15 : index
                %4194 = arith.divui %4192, %c21 : index
                %4195 = arith.muli %4194, %c21 : index
                %4196 = arith.remui %4192, %c5 : index
                %4197 = arith.muli %4196, %c5 : index
                %4198 = arith.addi %4195, %4197 : index
                %4199 = arith.divui %4192, %c5 : index
                %4200 = arith.remui %4199, %c5 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.addi %4193, %4201 : index
                %4203 = arith.addi %4187, %4202 : index
                %4204 = arith.addi %4139, %4203 : index
                %4205 = vector.shuffle %4117, %4117 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4205, %kv[%4204] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4206 = arith.addi %4113, %c2 : index
                %4207 = arith.divui %4206, %c15 : index
                %4208 = arith.muli %4207, %c22 : index
                %4209 = arith.addi %4208, %c12 : index
                %4210 = arith.remui %4206, %c15 : index
                %4211 = arith.divui %3885, %c5 : index
                %4212 = arith.remui %3885, %c5 : index
                %4213 = arith.muli %4212, %c4 : index
                %4214 = arith.addi %4211, %4213 : index
                %4215 = arith.muli %4210, %c15 : index
                %4216 = arith.divui %4214, %c21 : index
                %4217 = arith.muli %4216, %c21 : index
                %4218 = arith.remui %4214, %c5 : index
                %4219 = arith.muli %4218, %c5 : index
                %4220 = arith.addi %4217, %4219 : index
                %4221 = arith.divui %4214, %c5 : index
                %4222 = arith.remui %4221, %c5 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.addi %4215, %4223 : index
                %4225 = arith.addi %4209, %4224 : index
                %4226 = arith.addi %4139, %4225 : index
                %4227 = vector.shuffle %4117, %4117 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4227, %kv[%4226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4228 = arith.addi %3514, %c45 : index
      %4229 = arith.addi %3513, %4228 : index
      %4230 = arith.cmpi slt, %4229, %22 : index
      %4231 = arith.cmpi slt, %4228, %c15 : index
      %4232 = arith.andi %4230, %4231 : i1
      scf.if %4232 {
        %4233 = arith.addi %3513, %4228 : index
        %4234 = arith.addi %slotsAt, %4233 : index
        %4235 = memref.load %step[%4234] : memref<?xi32>
        %4236 = arith.index_cast %4235 : i32 to index
        %4237 = arith.cmpi sge, %4236, %c9 : index
        scf.if %4237 {
          %4238 = arith.muli %4228, %c30 : index
          %4239 = arith.subi %0, %heads : index
          %4240 = memref.load %scales[%4239] : memref<?xf32>
          %4241 = vector.broadcast %4240 : f32 to vector<4xf32>
          %4242 = arith.divui %4236, %c15 : index
          %4243 = arith.remui %4236, %c15 : index
          %4244 = arith.muli %4242, %pageBytes : index
          %4245 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4245 {
            %4246 = wave.lane
            %4247 = arith.muli %4246, %c21 : index
            scf.for %4248 = %4247 to %c30 step %c7 {
              %4249 = arith.addi %4238, %4248 : index
              %4250 = vector.load %20[%4249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4251 = arith.mulf %4250, %4241 : vector<4xf32>
              %4252 = arith.minimumf %4251, %c49 : vector<4xf32>
              %4253 = arith.maximumf %4252, %c50 : vector<4xf32>
              %4254 = arith.truncf %4253 : vector<4xf32> to vector<4xf16>
              %4255 = vector.bitcast %4254 : vector<4xf16> to vector<8xi8>
              %4256 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4256 {
                %4257 = arith.muli %4239, %c11 : index
                %4258 = arith.addi %4244, %4257 : index
                %4259 = arith.divui %4248, %c15 : index
                %4260 = arith.muli %4259, %c51 : index
                %4261 = arith.remui %4248, %c15 : index
                %4262 = arith.divui %4261, %c4 : index
                %4263 = arith.muli %4262, %c22 : index
                %4264 = arith.muli %4243, %c15 : index
                %4265 = arith.addi %4263, %4264 : index
                %4266 = arith.remui %4261, %c4 : index
                %4267 = arith.muli %4266, %c5 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.addi %4260, %4268 : index
                %4270 = arith.addi %4258, %4269 : index
                vector.store %4255, %kv[%4270] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4271 = arith.subi %4239, %kvHeads : index
                %4272 = arith.muli %4271, %c11 : index
                %4273 = arith.addi %4244, %4272 : index
                %4274 = arith.addi %4248, %c9 : index
                %4275 = arith.divui %4274, %c15 : index
                %4276 = arith.muli %4275, %c51 : index
                %4277 = arith.addi %4276, %c36 : index
                %4278 = arith.remui %4274, %c15 : index
                %4279 = arith.divui %4243, %c5 : index
                %4280 = arith.remui %4243, %c5 : index
                %4281 = arith.muli %4280, %c4 : index
                %4282 = arith.addi %4279, %4281 : index
                %4283 = arith.divui %4282, %c4 : index
                %4284 = arith.muli %4283, %c22 : index
                %4285 = arith.muli %4278, %c15 : index
                %4286 = arith.addi %4284, %4285 : index
                %4287 = arith.remui %4282, %c4 : index
                %4288 = arith.muli %4287, %c5 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.addi %4277, %4289 : index
                %4291 = arith.addi %4273, %4290 : index
                %4292 = vector.shuffle %4255, %4255 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4292, %kv[%4291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4293 = arith.addi %4248, %c10 : index
                %4294 = arith.divui %4293, %c15 : index
                %4295 = arith.muli %4294, %c51 : index
                %4296 = arith.addi %4295, %c36 : index
                %4297 = arith.remui %4293, %c15 : index
                %4298 = arith.divui %4243, %c5 : index
                %4299 = arith.remui %4243, %c5 : index
                %4300 = arith.muli %4299, %c4 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.divui %4301, %c4 : index
                %4303 = arith.muli %4302, %c22 : index
                %4304 = arith.muli %4297, %c15 : index
                %4305 = arith.addi %4303, %4304 : index
                %4306 = arith.remui %4301, %c4 : index
                %4307 = arith.muli %4306, %c5 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.addi %4296, %4308 : index
                %4310 = arith.addi %4273, %4309 : index
                %4311 = vector.shuffle %4255, %4255 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4311, %kv[%4310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4312 = arith.addi %4248, %c5 : index
                %4313 = arith.divui %4312, %c15 : index
                %4314 = arith.muli %4313, %c51 : index
                %4315 = arith.addi %4314, %c36 : index
                %4316 = arith.remui %4312, %c15 : index
                %4317 = arith.divui %4243, %c5 : index
                %4318 = arith.remui %4243, %c5 : index
                %4319 = arith.muli %4318, %c4 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.divui %4320, %c4 : index
                %4322 = arith.muli %4321, %c22 : index
                %4323 = arith.muli %4316, %c15 : index
                %4324 = arith.addi %4322, %4323 : index
                %4325 = arith.remui %4320, %c4 : index
                %4326 = arith.muli %4325, %c5 : index
                %4327 = arith.addi %4324, %4326 : index
                %4328 = arith.addi %4315, %4327 : index
                %4329 = arith.addi %4273, %4328 : index
                %4330 = vector.shuffle %4255, %4255 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4330, %kv[%4329] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4331 = arith.addi %4248, %c2 : index
                %4332 = arith.divui %4331, %c15 : index
                %4333 = arith.muli %4332, %c51 : index
                %4334 = arith.addi %4333, %c36 : index
                %4335 = arith.remui %4331, %c15 : index
                %4336 = arith.divui %4243, %c5 : index
                %4337 = arith.remui %4243, %c5 : index
                %4338 = arith.muli %4337, %c4 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.divui %4339, %c4 : index
                %4341 = arith.muli %4340, %c22 : index
                %4342 = arith.muli %4335, %c15 : index
                %4343 = arith.addi %4341, %4342 : index
                %4344 = arith.remui %4339, %c4 : index
                %4345 = arith.muli %4344, %c5 : index
                %4346 = arith.addi %4343, %4345 : index
                %4347 = arith.addi %4334, %4346 : index
                %4348 = arith.addi %4273, %4347 : index
                %4349 = vector.shuffle %4255, %4255 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4349, %kv[%4348] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4350 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4350 {
            %4351 = wave.lane
            %4352 = arith.muli %4351, %c21 : index
            scf.for %4353 = %4352 to %c30 step %c7 {
              %4354 = arith.addi %4238, %4353 : index
              %4355 = vector.load %20[%4354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4356 = arith.mulf %4355, %4241 : vector<4xf32>
              %4357 = wave.fp8_encode "e4m3" %4356 : vector<4xf32> -> vector<4xi8>
              %4358 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4358 {
                %4359 = arith.muli %4239, %c36 : index
                %4360 = arith.addi %4244, %4359 : index
                %4361 = vector.shuffle %4357, %4357 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4362 = arith.divui %4353, %c15 : index
                %4363 = arith.muli %4362, %c22 : index
                %4364 = arith.remui %4353, %c15 : index
                %4365 = arith.muli %4243, %c15 : index
                %4366 = arith.divui %4364, %c21 : index
                %4367 = arith.muli %4366, %c21 : index
                %4368 = arith.remui %4364, %c5 : index
                %4369 = arith.muli %4368, %c5 : index
                %4370 = arith.addi %4367, %4369 : index
                %4371 = arith.divui %4364, %c5 : index
                %4372 = arith.remui %4371, %c5 : index
                %4373 = arith.addi %4370, %4372 : index
                %4374 = arith.addi %4365, %4373 : index
                %4375 = arith.addi %4363, %4374 : index
                %4376 = arith.addi %4360, %4375 : index
                vector.store %4361, %kv[%4376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4377 = arith.subi %4239, %kvHeads : index
                %4378 = arith.muli %4377, %c36 : index
                %4379 = arith.addi %4244, %4378 : index
                %4380 = arith.addi %4353, %c9 : index
                %4381 = arith.divui %4380, %c15 : index
                %4382 = arith.muli %4381, %c22 : index
                %4383 = arith.addi %4382, %c12 : index
                %4384 = arith.remui %4380, %c15 : index
                %4385 = arith.divui %4243, %c5 : index
                %4386 = arith.remui %4243, %c5 : index
                %4387 = arith.muli %4386, %c4 : index
                %4388 = arith.addi %4385, %4387 : index
                %4389 = arith.muli %4384, %c15 : index
                %4390 = arith.divui %4388, %c21 : index
                %4391 = arith.muli %4390, %c21 : index
                %4392 = arith.remui %4388, %c5 : index
                %4393 = arith.muli %4392, %c5 : index
                %4394 = arith.addi %4391, %4393 : index
                %4395 = arith.divui %4388, %c5 : index
                %4396 = arith.remui %4395, %c5 : index
                %4397 = arith.addi %4394, %4396 : index
                %4398 = arith.addi %4389, %4397 : index
                %4399 = arith.addi %4383, %4398 : index
                %4400 = arith.addi %4379, %4399 : index
                %4401 = vector.shuffle %4357, %4357 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4401, %kv[%4400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4402 = arith.addi %4353, %c10 : index
                %4403 = arith.divui %4402, %c15 : index
                %4404 = arith.muli %4403, %c22 : index
                %4405 = arith.addi %4404, %c12 : index
                %4406 = arith.remui %4402, %c15 : index
                %4407 = arith.divui %4243, %c5 : index
                %4408 = arith.remui %4243, %c5 : index
                %4409 = arith.muli %4408, %c4 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.muli %4406, %c15 : index
                %4412 = arith.divui %4410, %c21 : index
                %4413 = arith.muli %4412, %c21 : index
                %4414 = arith.remui %4410, %c5 : index
                %4415 = arith.muli %4414, %c5 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.divui %4410, %c5 : index
                %4418 = arith.remui %4417, %c5 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.addi %4411, %4419 : index
                %4421 = arith.addi %4405, %4420 : index
                %4422 = arith.addi %4379, %4421 : index
                %4423 = vector.shuffle %4357, %4357 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4423, %kv[%4422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4424 = arith.addi %4353, %c5 : index
                %4425 = arith.divui %4424, %c15 : index
                %4426 = arith.muli %4425, %c22 : index
                %4427 = arith.addi %4426, %c12 : index
                %4428 = arith.remui %4424, %c15 : index
                %4429 = arith.divui %4243, %c5 : index
                %4430 = arith.remui %4243, %c5 : index
                %4431 = arith.muli %4430, %c4 : index
                %4432 = arith.addi %4429, %4431 : index
                %4433 = arith.muli %4428, %c15 : index
                %4434 = arith.divui %4432, %c21 : index
                %4435 = arith.muli %4434, %c21 : index
                %4436 = arith.remui %4432, %c5 : index
                %4437 = arith.muli %4436, %c5 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.divui %4432, %c5 : index
                %4440 = arith.remui %4439, %c5 : index
                %4441 = arith.addi %4438, %4440 : index
                %4442 = arith.addi %4433, %4441 : index
                %4443 = arith.addi %4427, %4442 : index
                %4444 = arith.addi %4379, %4443 : index
                %4445 = vector.shuffle %4357, %4357 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4445, %kv[%4444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4446 = arith.addi %4353, %c2 : index
                %4447 = arith.divui %4446, %c15 : index
                %4448 = arith.muli %4447, %c22 : index
                %4449 = arith.addi %4448, %c12 : index
                %4450 = arith.remui %4446, %c15 : index
                %4451 = arith.divui %4243, %c5 : index
                %4452 = arith.remui %4243, %c5 : index
                %4453 = arith.muli %4452, %c4 : index
                %4454 = arith.addi %4451, %4453 : index
                %4455 = arith.muli %4450, %c15 : index
                %4456 = arith.divui %4454, %c21 : index
                %4457 = arith.muli %4456, %c21 : index
                %4458 = arith.remui %4454, %c5 : index
                %4459 = arith.muli %4458, %c5 : index
                %4460 = arith.addi %4457, %4459 : index
                %4461 = arith.divui %4454, %c5 : index
                %4462 = arith.remui %4461, %c5 : index
                %4463 = arith.addi %4460, %4462 : index
                %4464 = arith.addi %4455, %4463 : index
                %4465 = arith.addi %4449, %4464 : index
                %4466 = arith.addi %4379, %4465 : index
                %4467 = vector.shuffle %4357, %4357 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4467, %kv[%4466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4468 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4468 {
            %4469 = wave.lane
            %4470 = arith.muli %4469, %c21 : index
            scf.for %4471 = %4470 to %c30 step %c7 {
              %4472 = arith.addi %4238, %4471 : index
              %4473 = vector.load %20[%4472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4474 = arith.mulf %4473, %4241 : vector<4xf32>
              %4475 = wave.fp8_encode "e5m2" %4474 : vector<4xf32> -> vector<4xi8>
              %4476 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4476 {
                %4477 = arith.muli %4239, %c36 : index
                %4478 = arith.addi %4244, %4477 : index
                %4479 = vector.shuffle %4475, %4475 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4480 = arith.divui %4471, %c15 : index
                %4481 = arith.muli %4480, %c22 : index
                %4482 = arith.remui %4471, %c15 : index
                %4483 = arith.muli %4243, %c15 : index
                %4484 = arith.divui %4482, %c21 : index
                %4485 = arith.muli %4484, %c21 : index
                %4486 = arith.remui %4482, %c5 : index
                %4487 = arith.muli %4486, %c5 : index
                %4488 = arith.addi %4485, %4487 : index
                %4489 = arith.divui %4482, %c5 : index
                %4490 = arith.remui %4489, %c5 : index
                %4491 = arith.addi %4488, %4490 : index
                %4492 = arith.addi %4483, %4491 : index
                %4493 = arith.addi %4481, %4492 : index
                %4494 = arith.addi %4478, %4493 : index
                vector.store %4479, %kv[%4494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4495 = arith.subi %4239, %kvHeads : index
                %4496 = arith.muli %4495, %c36 : index
                %4497 = arith.addi %4244, %4496 : index
                %4498 = arith.addi %4471, %c9 : index
                %4499 = arith.divui %4498, %c15 : index
                %4500 = arith.muli %4499, %c22 : index
                %4501 = arith.addi %4500, %c12 : index
                %4502 = arith.remui %4498, %c15 : index
                %4503 = arith.divui %4243, %c5 : index
                %4504 = arith.remui %4243, %c5 : index
                %4505 = arith.muli %4504, %c4 : index
                %4506 = arith.addi %4503, %4505 : index
                %4507 = arith.muli %4502, %c15 : index
                %4508 = arith.divui %4506, %c21 : index
                %4509 = arith.muli %4508, %c21 : index
                %4510 = arith.remui %4506, %c5 : index
                %4511 = arith.muli %4510, %c5 : index
                %4512 = arith.addi %4509, %4511 : index
                %4513 = arith.divui %4506, %c5 : index
                %4514 = arith.remui %4513, %c5 : index
                %4515 = arith.addi %4512, %4514 : index
                %4516 = arith.addi %4507, %4515 : index
                %4517 = arith.addi %4501, %4516 : index
                %4518 = arith.addi %4497, %4517 : index
                %4519 = vector.shuffle %4475, %4475 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4519, %kv[%4518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4520 = arith.addi %4471, %c10 : index
                %4521 = arith.divui %4520, %c15 : index
                %4522 = arith.muli %4521, %c22 : index
                %4523 = arith.addi %4522, %c12 : index
                %4524 = arith.remui %4520, %c15 : index
                %4525 = arith.divui %4243, %c5 : index
                %4526 = arith.remui %4243, %c5 : index
                %4527 = arith.muli %4526, %c4 : index
                %4528 = arith.addi %4525, %4527 : index
                %4529 = arith.muli %4524, %c15 : index
                %4530 = arith.divui %4528, %c21 : index
                %4531 = arith.muli %4530, %c21 : index
                %4532 = arith.remui %4528, %c5 : index
                %4533 = arith.muli %4532, %c5 : index
                %4534 = arith.addi %4531, %4533 : index
                %4535 = arith.divui %4528, %c5 : index
                %4536 = arith.remui %4535, %c5 : index
                %4537 = arith.addi %4534, %4536 : index
                %4538 = arith.addi %4529, %4537 : index
                %4539 = arith.addi %4523, %4538 : index
                %4540 = arith.addi %4497, %4539 : index
                %4541 = vector.shuffle %4475, %4475 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4541, %kv[%4540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4542 = arith.addi %4471, %c5 : index
                %4543 = arith.divui %4542, %c15 : index
                %4544 = arith.muli %4543, %c22 : index
                %4545 = arith.addi %4544, %c12 : index
                %4546 = arith.remui %4542, %c15 : index
                %4547 = arith.divui %4243, %c5 : index
                %4548 = arith.remui %4243, %c5 : index
                %4549 = arith.muli %4548, %c4 : index
                %4550 = arith.addi %4547, %4549 : index
                %4551 = arith.muli %4546, %c15 : index
                %4552 = arith.divui %4550, %c21 : index
                %4553 = arith.muli %4552, %c21 : index
                %4554 = arith.remui %4550, %c5 : index
                %4555 = arith.muli %4554, %c5 : index
                %4556 = arith.addi %4553, %4555 : index
                %4557 = arith.divui %4550, %c5 : index
                %4558 = arith.remui %4557, %c5 : index
                %4559 = arith.addi %4556, %4558 : index
                %4560 = arith.addi %4551, %4559 : index
                %4561 = arith.addi %4545, %4560 : index
                %4562 = arith.addi %4497, %4561 : index
                %4563 = vector.shuffle %4475, %4475 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4563, %kv[%4562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4564 = arith.addi %4471, %c2 : index
                %4565 = arith.divui %4564, %c15 : index
                %4566 = arith.muli %4565, %c22 : index
                %4567 = arith.addi %4566, %c12 : index
                %4568 = arith.remui %4564, %c15 : index
                %4569 = arith.divui %4243, %c5 : index
                %4570 = arith.remui %4243, %c5 : index
                %4571 = arith.muli %4570, %c4 : index
                %4572 = arith.addi %4569, %4571 : index
                %4573 = arith.muli %4568, %c15 : index
                %4574 = arith.divui %4572, %c21 : index
                %4575 = arith.muli %4574, %c21 : index
                %4576 = arith.remui %4572, %c5 : index
                %4577 = arith.muli %4576, %c5 : index
                %4578 = arith.addi %4575, %4577 : index
                %4579 = arith.divui %4572, %c5 : index
                %4580 = arith.remui %4579, %c5 : index
                %4581 = arith.addi %4578, %4580 : index
                %4582 = arith.addi %4573, %4581 : index
                %4583 = arith.addi %4567, %4582 : index
                %4584 = arith.addi %4497, %4583 : index
                %4585 = vector.shuffle %4475, %4475 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4585, %kv[%4584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4586 = arith.addi %23, %c17 : index
    %4587 = wave.lane
    %4588 = arith.muli %3, %c5 : index
    %4589 = arith.muli %4588, %c22 : index
    %4590 = arith.addi %4589, %4587 : index
    %4591 = arith.muli %4, %c12 : index
    %4592 = arith.addi %4591, %4590 : index
    %4593 = arith.addi %4592, %c9 : index
    %4594 = arith.addi %4593, %c9 : index
    %4595 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %4595, %19[%4594] : memref<?xf32>
    %4596 = arith.muli %4, %c12 : index
    %4597 = arith.addi %4596, %4590 : index
    %4598 = arith.addi %4597, %c9 : index
    %4599 = arith.addi %4598, %c16 : index
    %4600 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %4600, %19[%4599] : memref<?xf32>
    %4601 = arith.muli %4, %c12 : index
    %4602 = arith.addi %4601, %4590 : index
    %4603 = arith.addi %4602, %c9 : index
    %4604 = arith.addi %4603, %c13 : index
    %4605 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %4605, %19[%4604] : memref<?xf32>
    %4606 = arith.muli %4, %c12 : index
    %4607 = arith.addi %4606, %4590 : index
    %4608 = arith.addi %4607, %c9 : index
    %4609 = arith.addi %4608, %c30 : index
    %4610 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %4610, %19[%4609] : memref<?xf32>
    %4611 = arith.muli %4, %c12 : index
    %4612 = arith.addi %4611, %4590 : index
    %4613 = arith.addi %4612, %c9 : index
    %4614 = arith.addi %4613, %c7 : index
    %4615 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %4615, %19[%4614] : memref<?xf32>
    %4616 = arith.muli %4, %c12 : index
    %4617 = arith.addi %4616, %4590 : index
    %4618 = arith.addi %4617, %c9 : index
    %4619 = arith.addi %4618, %c31 : index
    %4620 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %4620, %19[%4619] : memref<?xf32>
    %4621 = arith.muli %4, %c12 : index
    %4622 = arith.addi %4621, %4590 : index
    %4623 = arith.addi %4622, %c9 : index
    %4624 = arith.addi %4623, %c32 : index
    %4625 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %4625, %19[%4624] : memref<?xf32>
    %4626 = arith.muli %4, %c12 : index
    %4627 = arith.addi %4626, %4590 : index
    %4628 = arith.addi %4627, %c9 : index
    %4629 = arith.addi %4628, %c33 : index
    %4630 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %4630, %19[%4629] : memref<?xf32>
    %4631 = arith.muli %4, %c12 : index
    %4632 = arith.addi %4631, %4590 : index
    %4633 = arith.addi %4632, %c22 : index
    %4634 = arith.addi %4633, %c9 : index
    %4635 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %4635, %19[%4634] : memref<?xf32>
    %4636 = arith.muli %4, %c12 : index
    %4637 = arith.addi %4636, %4590 : index
    %4638 = arith.addi %4637, %c22 : index
    %4639 = arith.addi %4638, %c16 : index
    %4640 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %4640, %19[%4639] : memref<?xf32>
    %4641 = arith.muli %4, %c12 : index
    %4642 = arith.addi %4641, %4590 : index
    %4643 = arith.addi %4642, %c22 : index
    %4644 = arith.addi %4643, %c13 : index
    %4645 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %4645, %19[%4644] : memref<?xf32>
    %4646 = arith.muli %4, %c12 : index
    %4647 = arith.addi %4646, %4590 : index
    %4648 = arith.addi %4647, %c22 : index
    %4649 = arith.addi %4648, %c30 : index
    %4650 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %4650, %19[%4649] : memref<?xf32>
    %4651 = arith.muli %4, %c12 : index
    %4652 = arith.addi %4651, %4590 : index
    %4653 = arith.addi %4652, %c22 : index
    %4654 = arith.addi %4653, %c7 : index
    %4655 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %4655, %19[%4654] : memref<?xf32>
    %4656 = arith.muli %4, %c12 : index
    %4657 = arith.addi %4656, %4590 : index
    %4658 = arith.addi %4657, %c22 : index
    %4659 = arith.addi %4658, %c31 : index
    %4660 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %4660, %19[%4659] : memref<?xf32>
    %4661 = arith.muli %4, %c12 : index
    %4662 = arith.addi %4661, %4590 : index
    %4663 = arith.addi %4662, %c22 : index
    %4664 = arith.addi %4663, %c32 : index
    %4665 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %4665, %19[%4664] : memref<?xf32>
    %4666 = arith.muli %4, %c12 : index
    %4667 = arith.addi %4666, %4590 : index
    %4668 = arith.addi %4667, %c22 : index
    %4669 = arith.addi %4668, %c33 : index
    %4670 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %4670, %19[%4669] : memref<?xf32>
    wave.barrier
    %4671 = arith.muli %4, %c5 : index
    %4672 = arith.addi %4671, %c9 : index
    %4673 = arith.muli %4672, %c5 : index
    %4674 = arith.divui %4587, %c15 : index
    %4675 = arith.addi %4673, %4674 : index
    %4676 = arith.addi %4586, %4675 : index
    %4677 = arith.cmpi slt, %4676, %22 : index
    scf.if %4677 {
      %4678 = arith.cmpi eq, %hasFactors, %c10 : index
      %4679 = memref.load %factors[%4676] : memref<?xf32>
      %4680 = arith.select %4678, %4679, %c35 : f32
      %4681 = arith.addi %4590, %c9 : index
      %4682 = arith.muli %4672, %c16 : index
      %4683 = arith.addi %4681, %4682 : index
      %4684 = memref.load %19[%4683] : memref<?xf32>
      %4685 = arith.addi %4683, %c12 : index
      %4686 = memref.load %19[%4685] : memref<?xf32>
      %4687 = arith.addf %4684, %4686 : f32
      %4688 = arith.addi %4683, %c36 : index
      %4689 = memref.load %19[%4688] : memref<?xf32>
      %4690 = arith.addf %4687, %4689 : f32
      %4691 = arith.addi %4683, %c37 : index
      %4692 = memref.load %19[%4691] : memref<?xf32>
      %4693 = arith.addf %4690, %4692 : f32
      %4694 = arith.remui %4587, %c15 : index
      %4695 = arith.muli %4694, %c21 : index
      %4696 = arith.addi %16, %4695 : index
      %4697 = vector.load %w[%4696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4698 = vector.bitcast %4697 : vector<4xi8> to vector<1xf32>
      %4699 = vector.extract %4698[0] : f32 from vector<1xf32>
      %4700 = arith.mulf %4699, %4680 : f32
      %4701 = arith.mulf %4693, %4700 : f32
      %4702 = arith.muli %3, %c5 : index
      %4703 = arith.addi %4702, %c9 : index
      %4704 = arith.muli %4703, %c15 : index
      %4705 = arith.remui %4587, %c15 : index
      %4706 = arith.addi %4704, %4705 : index
      %4707 = arith.muli %4675, %c30 : index
      %4708 = arith.addi %4707, %4706 : index
      memref.store %4701, %20[%4708] : memref<?xf32>
      %4709 = arith.addi %4590, %c22 : index
      %4710 = arith.muli %4672, %c16 : index
      %4711 = arith.addi %4709, %4710 : index
      %4712 = memref.load %19[%4711] : memref<?xf32>
      %4713 = arith.addi %4711, %c12 : index
      %4714 = memref.load %19[%4713] : memref<?xf32>
      %4715 = arith.addf %4712, %4714 : f32
      %4716 = arith.addi %4711, %c36 : index
      %4717 = memref.load %19[%4716] : memref<?xf32>
      %4718 = arith.addf %4715, %4717 : f32
      %4719 = arith.addi %4711, %c37 : index
      %4720 = memref.load %19[%4719] : memref<?xf32>
      %4721 = arith.addf %4718, %4720 : f32
      %4722 = arith.remui %4587, %c15 : index
      %4723 = arith.muli %4722, %c21 : index
      %4724 = arith.addi %18, %4723 : index
      %4725 = vector.load %w[%4724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4726 = vector.bitcast %4725 : vector<4xi8> to vector<1xf32>
      %4727 = vector.extract %4726[0] : f32 from vector<1xf32>
      %4728 = arith.mulf %4727, %4680 : f32
      %4729 = arith.mulf %4721, %4728 : f32
      %4730 = arith.muli %3, %c5 : index
      %4731 = arith.addi %4730, %c10 : index
      %4732 = arith.muli %4731, %c15 : index
      %4733 = arith.remui %4587, %c15 : index
      %4734 = arith.addi %4732, %4733 : index
      %4735 = arith.muli %4675, %c30 : index
      %4736 = arith.addi %4735, %4734 : index
      memref.store %4729, %20[%4736] : memref<?xf32>
    }
    %4737 = arith.muli %4, %c5 : index
    %4738 = arith.addi %4737, %c10 : index
    %4739 = arith.muli %4738, %c5 : index
    %4740 = arith.divui %4587, %c15 : index
    %4741 = arith.addi %4739, %4740 : index
    %4742 = arith.addi %4586, %4741 : index
    %4743 = arith.cmpi slt, %4742, %22 : index
    scf.if %4743 {
      %4744 = arith.cmpi eq, %hasFactors, %c10 : index
      %4745 = memref.load %factors[%4742] : memref<?xf32>
      %4746 = arith.select %4744, %4745, %c35 : f32
      %4747 = arith.addi %4590, %c9 : index
      %4748 = arith.muli %4738, %c16 : index
      %4749 = arith.addi %4747, %4748 : index
      %4750 = memref.load %19[%4749] : memref<?xf32>
      %4751 = arith.addi %4749, %c12 : index
      %4752 = memref.load %19[%4751] : memref<?xf32>
      %4753 = arith.addf %4750, %4752 : f32
      %4754 = arith.addi %4749, %c36 : index
      %4755 = memref.load %19[%4754] : memref<?xf32>
      %4756 = arith.addf %4753, %4755 : f32
      %4757 = arith.addi %4749, %c37 : index
      %4758 = memref.load %19[%4757] : memref<?xf32>
      %4759 = arith.addf %4756, %4758 : f32
      %4760 = arith.remui %4587, %c15 : index
      %4761 = arith.muli %4760, %c21 : index
      %4762 = arith.addi %16, %4761 : index
      %4763 = vector.load %w[%4762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4764 = vector.bitcast %4763 : vector<4xi8> to vector<1xf32>
      %4765 = vector.extract %4764[0] : f32 from vector<1xf32>
      %4766 = arith.mulf %4765, %4746 : f32
      %4767 = arith.mulf %4759, %4766 : f32
      %4768 = arith.muli %3, %c5 : index
      %4769 = arith.addi %4768, %c9 : index
      %4770 = arith.muli %4769, %c15 : index
      %4771 = arith.remui %4587, %c15 : index
      %4772 = arith.addi %4770, %4771 : index
      %4773 = arith.muli %4741, %c30 : index
      %4774 = arith.addi %4773, %4772 : index
      memref.store %4767, %20[%4774] : memref<?xf32>
      %4775 = arith.addi %4590, %c22 : index
      %4776 = arith.muli %4738, %c16 : index
      %4777 = arith.addi %4775, %4776 : index
      %4778 = memref.load %19[%4777] : memref<?xf32>
      %4779 = arith.addi %4777, %c12 : index
      %4780 = memref.load %19[%4779] : memref<?xf32>
      %4781 = arith.addf %4778, %4780 : f32
      %4782 = arith.addi %4777, %c36 : index
      %4783 = memref.load %19[%4782] : memref<?xf32>
      %4784 = arith.addf %4781, %4783 : f32
      %4785 = arith.addi %4777, %c37 : index
      %4786 = memref.load %19[%4785] : memref<?xf32>
      %4787 = arith.addf %4784, %4786 : f32
      %4788 = arith.remui %4587, %c15 : index
      %4789 = arith.muli %4788, %c21 : index
      %4790 = arith.addi %18, %4789 : index
      %4791 = vector.load %w[%4790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4792 = vector.bitcast %4791 : vector<4xi8> to vector<1xf32>
      %4793 = vector.extract %4792[0] : f32 from vector<1xf32>
      %4794 = arith.mulf %4793, %4746 : f32
      %4795 = arith.mulf %4787, %4794 : f32
      %4796 = arith.muli %3, %c5 : index
      %4797 = arith.addi %4796, %c10 : index
      %4798 = arith.muli %4797, %c15 : index
      %4799 = arith.remui %4587, %c15 : index
      %4800 = arith.addi %4798, %4799 : index
      %4801 = arith.muli %4741, %c30 : index
      %4802 = arith.addi %4801, %4800 : index
      memref.store %4795, %20[%4802] : memref<?xf32>
    }
    wave.barrier
    %4803 = arith.addi %23, %c17 : index
    %4804 = wave.wave
    %4805 = arith.addi %4804, %c9 : index
    %4806 = arith.addi %4803, %4805 : index
    %4807 = arith.cmpi slt, %4806, %22 : index
    %4808 = arith.cmpi slt, %4805, %c15 : index
    %4809 = arith.andi %4807, %4808 : i1
    scf.if %4809 {
      %4810 = arith.addi %4803, %4805 : index
      %4811 = arith.muli %4805, %c30 : index
      %4812 = wave.lane
      %4813 = arith.addi %4812, %c9 : index
      %4814 = arith.cmpi eq, %hasBias, %c10 : index
      %4815 = arith.addi %4811, %4813 : index
      %4816 = memref.load %20[%4815] : memref<?xf32>
      %4817 = arith.muli %0, %c30 : index
      %4818 = arith.addi %4817, %4813 : index
      %4819 = memref.load %bias[%4818] : memref<?xf32>
      %4820 = arith.addf %4816, %4819 : f32
      %4821 = arith.select %4814, %4820, %4816 : f32
      %4822 = arith.addi %4813, %c17 : index
      %4823 = arith.cmpi eq, %hasBias, %c10 : index
      %4824 = arith.addi %4811, %4822 : index
      %4825 = memref.load %20[%4824] : memref<?xf32>
      %4826 = arith.muli %0, %c30 : index
      %4827 = arith.addi %4826, %4822 : index
      %4828 = memref.load %bias[%4827] : memref<?xf32>
      %4829 = arith.addf %4825, %4828 : f32
      %4830 = arith.select %4823, %4829, %4825 : f32
      %4831 = arith.addi %4812, %c16 : index
      %4832 = arith.cmpi slt, %4831, %c17 : index
      %4833 = arith.minsi %4831, %c39 : index
      %4834 = arith.cmpi eq, %hasBias, %c10 : index
      %4835 = arith.addi %4811, %4833 : index
      %4836 = memref.load %20[%4835] : memref<?xf32>
      %4837 = arith.muli %0, %c30 : index
      %4838 = arith.addi %4837, %4833 : index
      %4839 = memref.load %bias[%4838] : memref<?xf32>
      %4840 = arith.addf %4836, %4839 : f32
      %4841 = arith.select %4834, %4840, %4836 : f32
      %4842 = arith.addi %4833, %c17 : index
      %4843 = arith.cmpi eq, %hasBias, %c10 : index
      %4844 = arith.addi %4811, %4842 : index
      %4845 = memref.load %20[%4844] : memref<?xf32>
      %4846 = arith.muli %0, %c30 : index
      %4847 = arith.addi %4846, %4842 : index
      %4848 = memref.load %bias[%4847] : memref<?xf32>
      %4849 = arith.addf %4845, %4848 : f32
      %4850 = arith.select %4843, %4849, %4845 : f32
      %4851 = arith.addi %heads, %kvHeads : index
      %4852 = arith.cmpi slt, %0, %4851 : index
      scf.if %4852 {
        %4853 = arith.addi %positionsAt, %4810 : index
        %4854 = memref.load %step[%4853] : memref<?xi32>
        %4855 = arith.index_cast %4854 : i32 to index
        %4856 = arith.cmpi eq, %hasNorm, %c10 : index
        %4857 = math.fma %4821, %4821, %c42 : f32
        %4858 = math.fma %4830, %4830, %4857 : f32
        %4859 = math.fma %4841, %4841, %4858 : f32
        %4860 = arith.select %4832, %4859, %4858 : f32
        %4861 = math.fma %4850, %4850, %4860 : f32
        %4862 = arith.select %4832, %4861, %4860 : f32
        %4863 = vector.broadcast %4862 : f32 to vector<1xf32>
        %4864 = wave.reduce "add" %4863 : vector<1xf32>
        %4865 = arith.mulf %4864, %inverseHeadDim : f32
        %4866 = arith.addf %4865, %epsilon : f32
        %4867 = math.sqrt %4866 : f32
        %4868 = arith.divf %c35, %4867 : f32
        %4869 = arith.cmpi slt, %0, %heads : index
        %4870 = arith.addi %4813, %c17 : index
        %4871 = memref.load %query_norm[%4813] : memref<?xf32>
        %4872 = memref.load %key_norm[%4813] : memref<?xf32>
        %4873 = arith.select %4869, %4871, %4872 : f32
        %4874 = arith.mulf %4821, %4868 : f32
        %4875 = arith.mulf %4874, %4873 : f32
        %4876 = arith.select %4856, %4875, %4821 : f32
        %4877 = memref.load %query_norm[%4870] : memref<?xf32>
        %4878 = memref.load %key_norm[%4870] : memref<?xf32>
        %4879 = arith.select %4869, %4877, %4878 : f32
        %4880 = arith.mulf %4830, %4868 : f32
        %4881 = arith.mulf %4880, %4879 : f32
        %4882 = arith.select %4856, %4881, %4830 : f32
        %4883 = arith.addi %4833, %c17 : index
        %4884 = memref.load %query_norm[%4833] : memref<?xf32>
        %4885 = memref.load %key_norm[%4833] : memref<?xf32>
        %4886 = arith.select %4869, %4884, %4885 : f32
        %4887 = arith.mulf %4841, %4868 : f32
        %4888 = arith.mulf %4887, %4886 : f32
        %4889 = arith.select %4856, %4888, %4841 : f32
        %4890 = memref.load %query_norm[%4883] : memref<?xf32>
        %4891 = memref.load %key_norm[%4883] : memref<?xf32>
        %4892 = arith.select %4869, %4890, %4891 : f32
        %4893 = arith.mulf %4850, %4868 : f32
        %4894 = arith.mulf %4893, %4892 : f32
        %4895 = arith.select %4856, %4894, %4850 : f32
        %4896 = arith.remui %4855, %c22 : index
        %4897 = arith.muli %4896, %c30 : index
        %4898 = arith.addi %4897, %4813 : index
        %4899 = arith.divui %4855, %c22 : index
        %4900 = arith.addi %4899, %c22 : index
        %4901 = arith.muli %4900, %c30 : index
        %4902 = arith.addi %4901, %4813 : index
        %4903 = memref.load %rope[%4898] : memref<?xf32>
        %4904 = arith.addi %4898, %c17 : index
        %4905 = memref.load %rope[%4904] : memref<?xf32>
        %4906 = memref.load %rope[%4902] : memref<?xf32>
        %4907 = arith.addi %4902, %c17 : index
        %4908 = memref.load %rope[%4907] : memref<?xf32>
        %4909 = arith.mulf %4906, %4903 : f32
        %4910 = arith.mulf %4908, %4905 : f32
        %4911 = arith.subf %4909, %4910 : f32
        %4912 = arith.mulf %4908, %4903 : f32
        %4913 = arith.mulf %4906, %4905 : f32
        %4914 = arith.addf %4912, %4913 : f32
        %4915 = arith.mulf %4876, %4911 : f32
        %4916 = arith.mulf %4882, %4914 : f32
        %4917 = arith.subf %4915, %4916 : f32
        %4918 = arith.mulf %4882, %4911 : f32
        %4919 = arith.mulf %4876, %4914 : f32
        %4920 = arith.addf %4918, %4919 : f32
        %4921 = arith.cmpi slt, %0, %heads : index
        scf.if %4921 {
          %4922 = arith.muli %4810, %heads : index
          %4923 = arith.addi %4922, %0 : index
          %4924 = arith.muli %4923, %c30 : index
          %4925 = arith.addi %4924, %4813 : index
          memref.store %4917, %q[%4925] : memref<?xf32>
          %4926 = arith.addi %4925, %c17 : index
          memref.store %4920, %q[%4926] : memref<?xf32>
        } else {
          %4927 = arith.addi %4811, %4813 : index
          memref.store %4917, %20[%4927] : memref<?xf32>
          %4928 = arith.addi %4811, %4813 : index
          %4929 = arith.addi %4928, %c17 : index
          memref.store %4920, %20[%4929] : memref<?xf32>
        }
        %4930 = arith.remui %4855, %c22 : index
        %4931 = arith.muli %4930, %c30 : index
        %4932 = arith.addi %4931, %4833 : index
        %4933 = arith.divui %4855, %c22 : index
        %4934 = arith.addi %4933, %c22 : index
        %4935 = arith.muli %4934, %c30 : index
        %4936 = arith.addi %4935, %4833 : index
        %4937 = memref.load %rope[%4932] : memref<?xf32>
        %4938 = arith.addi %4932, %c17 : index
        %4939 = memref.load %rope[%4938] : memref<?xf32>
        %4940 = memref.load %rope[%4936] : memref<?xf32>
        %4941 = arith.addi %4936, %c17 : index
        %4942 = memref.load %rope[%4941] : memref<?xf32>
        %4943 = arith.mulf %4940, %4937 : f32
        %4944 = arith.mulf %4942, %4939 : f32
        %4945 = arith.subf %4943, %4944 : f32
        %4946 = arith.mulf %4942, %4937 : f32
        %4947 = arith.mulf %4940, %4939 : f32
        %4948 = arith.addf %4946, %4947 : f32
        %4949 = arith.mulf %4889, %4945 : f32
        %4950 = arith.mulf %4895, %4948 : f32
        %4951 = arith.subf %4949, %4950 : f32
        %4952 = arith.mulf %4895, %4945 : f32
        %4953 = arith.mulf %4889, %4948 : f32
        %4954 = arith.addf %4952, %4953 : f32
        scf.if %4832 {
          %4955 = arith.cmpi slt, %0, %heads : index
          scf.if %4955 {
            %4956 = arith.muli %4810, %heads : index
            %4957 = arith.addi %4956, %0 : index
            %4958 = arith.muli %4957, %c30 : index
            %4959 = arith.addi %4958, %4833 : index
            memref.store %4951, %q[%4959] : memref<?xf32>
            %4960 = arith.addi %4959, %c17 : index
            memref.store %4954, %q[%4960] : memref<?xf32>
          } else {
            %4961 = arith.addi %4811, %4833 : index
            memref.store %4951, %20[%4961] : memref<?xf32>
            %4962 = arith.addi %4811, %4833 : index
            %4963 = arith.addi %4962, %c17 : index
            memref.store %4954, %20[%4963] : memref<?xf32>
          }
        }
      } else {
        %4964 = arith.cmpi slt, %0, %heads : index
        scf.if %4964 {
          %4965 = arith.muli %4810, %heads : index
          %4966 = arith.addi %4965, %0 : index
          %4967 = arith.muli %4966, %c30 : index
          %4968 = arith.addi %4967, %4813 : index
          memref.store %4821, %q[%4968] : memref<?xf32>
          %4969 = arith.addi %4968, %c17 : index
          memref.store %4830, %q[%4969] : memref<?xf32>
        } else {
          %4970 = arith.addi %4811, %4813 : index
          memref.store %4821, %20[%4970] : memref<?xf32>
          %4971 = arith.addi %4811, %4813 : index
          %4972 = arith.addi %4971, %c17 : index
          memref.store %4830, %20[%4972] : memref<?xf32>
        }
        scf.if %4832 {
          %4973 = arith.cmpi slt, %0, %heads : index
          scf.if %4973 {
            %4974 = arith.muli %4810, %heads : index
            %4975 = arith.addi %4974, %0 : index
            %4976 = arith.muli %4975, %c30 : index
            %4977 = arith.addi %4976, %4833 : index
            memref.store %4841, %q[%4977] : memref<?xf32>
            %4978 = arith.addi %4977, %c17 : index
            memref.store %4850, %q[%4978] : memref<?xf32>
          } else {
            %4979 = arith.addi %4811, %4833 : index
            memref.store %4841, %20[%4979] : memref<?xf32>
            %4980 = arith.addi %4811, %4833 : index
            %4981 = arith.addi %4980, %c17 : index
            memref.store %4850, %20[%4981] : memref<?xf32>
          }
        }
      }
    }
    %4982 = arith.addi %4804, %c45 : index
    %4983 = arith.addi %4803, %4982 : index
    %4984 = arith.cmpi slt, %4983, %22 : index
    %4985 = arith.cmpi slt, %4982, %c15 : index
    %4986 = arith.andi %4984, %4985 : i1
    scf.if %4986 {
      %4987 = arith.addi %4803, %4982 : index
      %4988 = arith.muli %4982, %c30 : index
      %4989 = wave.lane
      %4990 = arith.addi %4989, %c9 : index
      %4991 = arith.cmpi eq, %hasBias, %c10 : index
      %4992 = arith.addi %4988, %4990 : index
      %4993 = memref.load %20[%4992] : memref<?xf32>
      %4994 = arith.muli %0, %c30 : index
      %4995 = arith.addi %4994, %4990 : index
      %4996 = memref.load %bias[%4995] : memref<?xf32>
      %4997 = arith.addf %4993, %4996 : f32
      %4998 = arith.select %4991, %4997, %4993 : f32
      %4999 = arith.addi %4990, %c17 : index
      %5000 = arith.cmpi eq, %hasBias, %c10 : index
      %5001 = arith.addi %4988, %4999 : index
      %5002 = memref.load %20[%5001] : memref<?xf32>
      %5003 = arith.muli %0, %c30 : index
      %5004 = arith.addi %5003, %4999 : index
      %5005 = memref.load %bias[%5004] : memref<?xf32>
      %5006 = arith.addf %5002, %5005 : f32
      %5007 = arith.select %5000, %5006, %5002 : f32
      %5008 = arith.addi %4989, %c16 : index
      %5009 = arith.cmpi slt, %5008, %c17 : index
      %5010 = arith.minsi %5008, %c39 : index
      %5011 = arith.cmpi eq, %hasBias, %c10 : index
      %5012 = arith.addi %4988, %5010 : index
      %5013 = memref.load %20[%5012] : memref<?xf32>
      %5014 = arith.muli %0, %c30 : index
      %5015 = arith.addi %5014, %5010 : index
      %5016 = memref.load %bias[%5015] : memref<?xf32>
      %5017 = arith.addf %5013, %5016 : f32
      %5018 = arith.select %5011, %5017, %5013 : f32
      %5019 = arith.addi %5010, %c17 : index
      %5020 = arith.cmpi eq, %hasBias, %c10 : index
      %5021 = arith.addi %4988, %5019 : index
      %5022 = memref.load %20[%5021] : memref<?xf32>
      %5023 = arith.muli %0, %c30 : index
      %5024 = arith.addi %5023, %5019 : index
      %5025 = memref.load %bias[%5024] : memref<?xf32>
      %5026 = arith.addf %5022, %5025 : f32
      %5027 = arith.select %5020, %5026, %5022 : f32
      %5028 = arith.addi %heads, %kvHeads : index
      %5029 = arith.cmpi slt, %0, %5028 : index
      scf.if %5029 {
        %5030 = arith.addi %positionsAt, %4987 : index
        %5031 = memref.load %step[%5030] : memref<?xi32>
        %5032 = arith.index_cast %5031 : i32 to index
        %5033 = arith.cmpi eq, %hasNorm, %c10 : index
        %5034 = math.fma %4998, %4998, %c42 : f32
        %5035 = math.fma %5007, %5007, %5034 : f32
        %5036 = math.fma %5018, %5018, %5035 : f32
        %5037 = arith.select %5009, %5036, %5035 : f32
        %5038 = math.fma %5027, %5027, %5037 : f32
        %5039 = arith.select %5009, %5038, %5037 : f32
        %5040 = vector.broadcast %5039 : f32 to vector<1xf32>
        %5041 = wave.reduce "add" %5040 : vector<1xf32>
        %5042 = arith.mulf %5041, %inverseHeadDim : f32
        %5043 = arith.addf %5042, %epsilon : f32
        %5044 = math.sqrt %5043 : f32
        %5045 = arith.divf %c35, %5044 : f32
        %5046 = arith.cmpi slt, %0, %heads : index
        %5047 = arith.addi %4990, %c17 : index
        %5048 = memref.load %query_norm[%4990] : memref<?xf32>
        %5049 = memref.load %key_norm[%4990] : memref<?xf32>
        %5050 = arith.select %5046, %5048, %5049 : f32
        %5051 = arith.mulf %4998, %5045 : f32
        %5052 = arith.mulf %5051, %5050 : f32
        %5053 = arith.select %5033, %5052, %4998 : f32
        %5054 = memref.load %query_norm[%5047] : memref<?xf32>
        %5055 = memref.load %key_norm[%5047] : memref<?xf32>
        %5056 = arith.select %5046, %5054, %5055 : f32
        %5057 = arith.mulf %5007, %5045 : f32
        %5058 = arith.mulf %5057, %5056 : f32
        %5059 = arith.select %5033, %5058, %5007 : f32
        %5060 = arith.addi %5010, %c17 : index
        %5061 = memref.load %query_norm[%5010] : memref<?xf32>
        %5062 = memref.load %key_norm[%5010] : memref<?xf32>
        %5063 = arith.select %5046, %5061, %5062 : f32
        %5064 = arith.mulf %5018, %5045 : f32
        %5065 = arith.mulf %5064, %5063 : f32
        %5066 = arith.select %5033, %5065, %5018 : f32
        %5067 = memref.load %query_norm[%5060] : memref<?xf32>
        %5068 = memref.load %key_norm[%5060] : memref<?xf32>
        %5069 = arith.select %5046, %5067, %5068 : f32
        %5070 = arith.mulf %5027, %5045 : f32
        %5071 = arith.mulf %5070, %5069 : f32
        %5072 = arith.select %5033, %5071, %5027 : f32
        %5073 = arith.remui %5032, %c22 : index
        %5074 = arith.muli %5073, %c30 : index
        %5075 = arith.addi %5074, %4990 : index
        %5076 = arith.divui %5032, %c22 : index
        %5077 = arith.addi %5076, %c22 : index
        %5078 = arith.muli %5077, %c30 : index
        %5079 = arith.addi %5078, %4990 : index
        %5080 = memref.load %rope[%5075] : memref<?xf32>
        %5081 = arith.addi %5075, %c17 : index
        %5082 = memref.load %rope[%5081] : memref<?xf32>
        %5083 = memref.load %rope[%5079] : memref<?xf32>
        %5084 = arith.addi %5079, %c17 : index
        %5085 = memref.load %rope[%5084] : memref<?xf32>
        %5086 = arith.mulf %5083, %5080 : f32
        %5087 = arith.mulf %5085, %5082 : f32
        %5088 = arith.subf %5086, %5087 : f32
        %5089 = arith.mulf %5085, %5080 : f32
        %5090 = arith.mulf %5083, %5082 : f32
        %5091 = arith.addf %5089, %5090 : f32
        %5092 = arith.mulf %5053, %5088 : f32
        %5093 = arith.mulf %5059, %5091 : f32
        %5094 = arith.subf %5092, %5093 : f32
        %5095 = arith.mulf %5059, %5088 : f32
        %5096 = arith.mulf %5053, %5091 : f32
        %5097 = arith.addf %5095, %5096 : f32
        %5098 = arith.cmpi slt, %0, %heads : index
        scf.if %5098 {
          %5099 = arith.muli %4987, %heads : index
          %5100 = arith.addi %5099, %0 : index
          %5101 = arith.muli %5100, %c30 : index
          %5102 = arith.addi %5101, %4990 : index
          memref.store %5094, %q[%5102] : memref<?xf32>
          %5103 = arith.addi %5102, %c17 : index
          memref.store %5097, %q[%5103] : memref<?xf32>
        } else {
          %5104 = arith.addi %4988, %4990 : index
          memref.store %5094, %20[%5104] : memref<?xf32>
          %5105 = arith.addi %4988, %4990 : index
          %5106 = arith.addi %5105, %c17 : index
          memref.store %5097, %20[%5106] : memref<?xf32>
        }
        %5107 = arith.remui %5032, %c22 : index
        %5108 = arith.muli %5107, %c30 : index
        %5109 = arith.addi %5108, %5010 : index
        %5110 = arith.divui %5032, %c22 : index
        %5111 = arith.addi %5110, %c22 : index
        %5112 = arith.muli %5111, %c30 : index
        %5113 = arith.addi %5112, %5010 : index
        %5114 = memref.load %rope[%5109] : memref<?xf32>
        %5115 = arith.addi %5109, %c17 : index
        %5116 = memref.load %rope[%5115] : memref<?xf32>
        %5117 = memref.load %rope[%5113] : memref<?xf32>
        %5118 = arith.addi %5113, %c17 : index
        %5119 = memref.load %rope[%5118] : memref<?xf32>
        %5120 = arith.mulf %5117, %5114 : f32
        %5121 = arith.mulf %5119, %5116 : f32
        %5122 = arith.subf %5120, %5121 : f32
        %5123 = arith.mulf %5119, %5114 : f32
        %5124 = arith.mulf %5117, %5116 : f32
        %5125 = arith.addf %5123, %5124 : f32
        %5126 = arith.mulf %5066, %5122 : f32
        %5127 = arith.mulf %5072, %5125 : f32
        %5128 = arith.subf %5126, %5127 : f32
        %5129 = arith.mulf %5072, %5122 : f32
        %5130 = arith.mulf %5066, %5125 : f32
        %5131 = arith.addf %5129, %5130 : f32
        scf.if %5009 {
          %5132 = arith.cmpi slt, %0, %heads : index
          scf.if %5132 {
            %5133 = arith.muli %4987, %heads : index
            %5134 = arith.addi %5133, %0 : index
            %5135 = arith.muli %5134, %c30 : index
            %5136 = arith.addi %5135, %5010 : index
            memref.store %5128, %q[%5136] : memref<?xf32>
            %5137 = arith.addi %5136, %c17 : index
            memref.store %5131, %q[%5137] : memref<?xf32>
          } else {
            %5138 = arith.addi %4988, %5010 : index
            memref.store %5128, %20[%5138] : memref<?xf32>
            %5139 = arith.addi %4988, %5010 : index
            %5140 = arith.addi %5139, %c17 : index
            memref.store %5131, %20[%5140] : memref<?xf32>
          }
        }
      } else {
        %5141 = arith.cmpi slt, %0, %heads : index
        scf.if %5141 {
          %5142 = arith.muli %4987, %heads : index
          %5143 = arith.addi %5142, %0 : index
          %5144 = arith.muli %5143, %c30 : index
          %5145 = arith.addi %5144, %4990 : index
          memref.store %4998, %q[%5145] : memref<?xf32>
          %5146 = arith.addi %5145, %c17 : index
          memref.store %5007, %q[%5146] : memref<?xf32>
        } else {
          %5147 = arith.addi %4988, %4990 : index
          memref.store %4998, %20[%5147] : memref<?xf32>
          %5148 = arith.addi %4988, %4990 : index
          %5149 = arith.addi %5148, %c17 : index
          memref.store %5007, %20[%5149] : memref<?xf32>
        }
        scf.if %5009 {
          %5150 = arith.cmpi slt, %0, %heads : index
          scf.if %5150 {
            %5151 = arith.muli %4987, %heads : index
            %5152 = arith.addi %5151, %0 : index
            %5153 = arith.muli %5152, %c30 : index
            %5154 = arith.addi %5153, %5010 : index
            memref.store %5018, %q[%5154] : memref<?xf32>
            %5155 = arith.addi %5154, %c17 : index
            memref.store %5027, %q[%5155] : memref<?xf32>
          } else {
            %5156 = arith.addi %4988, %5010 : index
            memref.store %5018, %20[%5156] : memref<?xf32>
            %5157 = arith.addi %4988, %5010 : index
            %5158 = arith.addi %5157, %c17 : index
            memref.store %5027, %20[%5158] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5159 = arith.cmpi sge, %0, %heads : index
    scf.if %5159 {
      %5160 = arith.addi %4804, %c9 : index
      %5161 = arith.addi %4803, %5160 : index
      %5162 = arith.cmpi slt, %5161, %22 : index
      %5163 = arith.cmpi slt, %5160, %c15 : index
      %5164 = arith.andi %5162, %5163 : i1
      scf.if %5164 {
        %5165 = arith.addi %4803, %5160 : index
        %5166 = arith.addi %slotsAt, %5165 : index
        %5167 = memref.load %step[%5166] : memref<?xi32>
        %5168 = arith.index_cast %5167 : i32 to index
        %5169 = arith.cmpi sge, %5168, %c9 : index
        scf.if %5169 {
          %5170 = arith.muli %5160, %c30 : index
          %5171 = arith.subi %0, %heads : index
          %5172 = memref.load %scales[%5171] : memref<?xf32>
          %5173 = vector.broadcast %5172 : f32 to vector<4xf32>
          %5174 = arith.divui %5168, %c15 : index
          %5175 = arith.remui %5168, %c15 : index
          %5176 = arith.muli %5174, %pageBytes : index
          %5177 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5177 {
            %5178 = wave.lane
            %5179 = arith.muli %5178, %c21 : index
            scf.for %5180 = %5179 to %c30 step %c7 {
              %5181 = arith.addi %5170, %5180 : index
              %5182 = vector.load %20[%5181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5183 = arith.mulf %5182, %5173 : vector<4xf32>
              %5184 = arith.minimumf %5183, %c49 : vector<4xf32>
              %5185 = arith.maximumf %5184, %c50 : vector<4xf32>
              %5186 = arith.truncf %5185 : vector<4xf32> to vector<4xf16>
              %5187 = vector.bitcast %5186 : vector<4xf16> to vector<8xi8>
              %5188 = arith.cmpi slt, %5171, %kvHeads : index
              scf.if %5188 {
                %5189 = arith.muli %5171, %c11 : index
                %5190 = arith.addi %5176, %5189 : index
                %5191 = arith.divui %5180, %c15 : index
                %5192 = arith.muli %5191, %c51 : index
                %5193 = arith.remui %5180, %c15 : index
                %5194 = arith.divui %5193, %c4 : index
                %5195 = arith.muli %5194, %c22 : index
                %5196 = arith.muli %5175, %c15 : index
                %5197 = arith.addi %5195, %5196 : index
                %5198 = arith.remui %5193, %c4 : index
                %5199 = arith.muli %5198, %c5 : index
                %5200 = arith.addi %5197, %5199 : index
                %5201 = arith.addi %5192, %5200 : index
                %5202 = arith.addi %5190, %5201 : index
                vector.store %5187, %kv[%5202] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5203 = arith.subi %5171, %kvHeads : index
                %5204 = arith.muli %5203, %c11 : index
                %5205 = arith.addi %5176, %5204 : index
                %5206 = arith.addi %5180, %c9 : index
                %5207 = arith.divui %5206, %c15 : index
                %5208 = arith.muli %5207, %c51 : index
                %5209 = arith.addi %5208, %c36 : index
                %5210 = arith.remui %5206, %c15 : index
                %5211 = arith.divui %5175, %c5 : index
                %5212 = arith.remui %5175, %c5 : index
                %5213 = arith.muli %5212, %c4 : index
                %5214 = arith.addi %5211, %5213 : index
                %5215 = arith.divui %5214, %c4 : index
                %5216 = arith.muli %5215, %c22 : index
                %5217 = arith.muli %5210, %c15 : index
                %5218 = arith.addi %5216, %5217 : index
                %5219 = arith.remui %5214, %c4 : index
                %5220 = arith.muli %5219, %c5 : index
                %5221 = arith.addi %5218, %5220 : index
                %5222 = arith.addi %5209, %5221 : index
                %5223 = arith.addi %5205, %5222 : index
                %5224 = vector.shuffle %5187, %5187 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5224, %kv[%5223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5225 = arith.addi %5180, %c10 : index
                %5226 = arith.divui %5225, %c15 : index
                %5227 = arith.muli %5226, %c51 : index
                %5228 = arith.addi %5227, %c36 : index
                %5229 = arith.remui %5225, %c15 : index
                %5230 = arith.divui %5175, %c5 : index
                %5231 = arith.remui %5175, %c5 : index
                %5232 = arith.muli %5231, %c4 : index
                %5233 = arith.addi %5230, %5232 : index
                %5234 = arith.divui %5233, %c4 : index
                %5235 = arith.muli %5234, %c22 : index
                %5236 = arith.muli %5229, %c15 : index
                %5237 = arith.addi %5235, %5236 : index
                %5238 = arith.remui %5233, %c4 : index
                %5239 = arith.muli %5238, %c5 : index
                %5240 = arith.addi %5237, %5239 : index
                %5241 = arith.addi %5228, %5240 : index
                %5242 = arith.addi %5205, %5241 : index
                %5243 = vector.shuffle %5187, %5187 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5243, %kv[%5242] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5244 = arith.addi %5180, %c5 : index
                %5245 = arith.divui %5244, %c15 : index
                %5246 = arith.muli %5245, %c51 : index
                %5247 = arith.addi %5246, %c36 : index
                %5248 = arith.remui %5244, %c15 : index
                %5249 = arith.divui %5175, %c5 : index
                %5250 = arith.remui %5175, %c5 : index
                %5251 = arith.muli %5250, %c4 : index
                %5252 = arith.addi %5249, %5251 : index
                %5253 = arith.divui %5252, %c4 : index
                %5254 = arith.muli %5253, %c22 : index
                %5255 = arith.muli %5248, %c15 : index
                %5256 = arith.addi %5254, %5255 : index
                %5257 = arith.remui %5252, %c4 : index
                %5258 = arith.muli %5257, %c5 : index
                %5259 = arith.addi %5256, %5258 : index
                %5260 = arith.addi %5247, %5259 : index
                %5261 = arith.addi %5205, %5260 : index
                %5262 = vector.shuffle %5187, %5187 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5262, %kv[%5261] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5263 = arith.addi %5180, %c2 : index
                %5264 = arith.divui %5263, %c15 : index
                %5265 = arith.muli %5264, %c51 : index
                %5266 = arith.addi %5265, %c36 : index
                %5267 = arith.remui %5263, %c15 : index
                %5268 = arith.divui %5175, %c5 : index
                %5269 = arith.remui %5175, %c5 : index
                %5270 = arith.muli %5269, %c4 : index
                %5271 = arith.addi %5268, %5270 : index
                %5272 = arith.divui %5271, %c4 : index
                %5273 = arith.muli %5272, %c22 : index
                %5274 = arith.muli %5267, %c15 : index
                %5275 = arith.addi %5273, %5274 : index
                %5276 = arith.remui %5271, %c4 : index
                %5277 = arith.muli %5276, %c5 : index
                %5278 = arith.addi %5275, %5277 : index
                %5279 = arith.addi %5266, %5278 : index
                %5280 = arith.addi %5205, %5279 : index
                %5281 = vector.shuffle %5187, %5187 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5281, %kv[%5280] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5282 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5282 {
            %5283 = wave.lane
            %5284 = arith.muli %5283, %c21 : index
            scf.for %5285 = %5284 to %c30 step %c7 {
              %5286 = arith.addi %5170, %5285 : index
              %5287 = vector.load %20[%5286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5288 = arith.mulf %5287, %5173 : vector<4xf32>
              %5289 = wave.fp8_encode "e4m3" %5288 : vector<4xf32> -> vector<4xi8>
              %5290 = arith.cmpi slt, %5171, %kvHeads : index
              scf.if %5290 {
                %5291 = arith.muli %5171, %c36 : index
                %5292 = arith.addi %5176, %5291 : index
                %5293 = vector.shuffle %5289, %5289 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5294 = arith.divui %5285, %c15 : index
                %5295 = arith.muli %5294, %c22 : index
                %5296 = arith.remui %5285, %c15 : index
                %5297 = arith.muli %5175, %c15 : index
                %5298 = arith.divui %5296, %c21 : index
                %5299 = arith.muli %5298, %c21 : index
                %5300 = arith.remui %5296, %c5 : index
                %5301 = arith.muli %5300, %c5 : index
                %5302 = arith.addi %5299, %5301 : index
                %5303 = arith.divui %5296, %c5 : index
                %5304 = arith.remui %5303, %c5 : index
                %5305 = arith.addi %5302, %5304 : index
                %5306 = arith.addi %5297, %5305 : index
                %5307 = arith.addi %5295, %5306 : index
                %5308 = arith.addi %5292, %5307 : index
                vector.store %5293, %kv[%5308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5309 = arith.subi %5171, %kvHeads : index
                %5310 = arith.muli %5309, %c36 : index
                %5311 = arith.addi %5176, %5310 : index
                %5312 = arith.addi %5285, %c9 : index
                %5313 = arith.divui %5312, %c15 : index
                %5314 = arith.muli %5313, %c22 : index
                %5315 = arith.addi %5314, %c12 : index
                %5316 = arith.remui %5312, %c15 : index
                %5317 = arith.divui %5175, %c5 : index
                %5318 = arith.remui %5175, %c5 : index
                %5319 = arith.muli %5318, %c4 : index
                %5320 = arith.addi %5317, %5319 : index
                %5321 = arith.muli %5316, %c15 : index
                %5322 = arith.divui %5320, %c21 : index
                %5323 = arith.muli %5322, %c21 : index
                %5324 = arith.remui %5320, %c5 : index
                %5325 = arith.muli %5324, %c5 : index
                %5326 = arith.addi %5323, %5325 : index
                %5327 = arith.divui %5320, %c5 : index
                %5328 = arith.remui %5327, %c5 : index
                %5329 = arith.addi %5326, %5328 : index
                %5330 = arith.addi %5321, %5329 : index
                %5331 = arith.addi %5315, %5330 : index
                %5332 = arith.addi %5311, %5331 : index
                %5333 = vector.shuffle %5289, %5289 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5333, %kv[%5332] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5334 = arith.addi %5285, %c10 : index
                %5335 = arith.divui %5334, %c15 : index
                %5336 = arith.muli %5335, %c22 : index
                %5337 = arith.addi %5336, %c12 : index
                %5338 = arith.remui %5334, %c15 : index
                %5339 = arith.divui %5175, %c5 : index
                %5340 = arith.remui %5175, %c5 : index
                %5341 = arith.muli %5340, %c4 : index
                %5342 = arith.addi %5339, %5341 : index
                %5343 = arith.muli %5338, %c15 : index
                %5344 = arith.divui %5342, %c21 : index
                %5345 = arith.muli %5344, %c21 : index
                %5346 = arith.remui %5342, %c5 : index
                %5347 = arith.muli %5346, %c5 : index
                %5348 = arith.addi %5345, %5347 : index
                %5349 = arith.divui %5342, %c5 : index
                %5350 = arith.remui %5349, %c5 : index
                %5351 = arith.addi %5348, %5350 : index
                %5352 = arith.addi %5343, %5351 : index
                %5353 = arith.addi %5337, %5352 : index
                %5354 = arith.addi %5311, %5353 : index
                %5355 = vector.shuffle %5289, %5289 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5355, %kv[%5354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5356 = arith.addi %5285, %c5 : index
                %5357 = arith.divui %5356, %c15 : index
                %5358 = arith.muli %5357, %c22 : index
                %5359 = arith.addi %5358, %c12 : index
                %5360 = arith.remui %5356, %c15 : index
                %5361 = arith.divui %5175, %c5 : index
                %5362 = arith.remui %5175, %c5 : index
                %5363 = arith.muli %5362, %c4 : index
                %5364 = arith.addi %5361, %5363 : index
                %5365 = arith.muli %5360, %c15 : index
                %5366 = arith.divui %5364, %c21 : index
                %5367 = arith.muli %5366, %c21 : index
                %5368 = arith.remui %5364, %c5 : index
                %5369 = arith.muli %5368, %c5 : index
                %5370 = arith.addi %5367, %5369 : index
                %5371 = arith.divui %5364, %c5 : index
                %5372 = arith.remui %5371, %c5 : index
                %5373 = arith.addi %5370, %5372 : index
                %5374 = arith.addi %5365, %5373 : index
                %5375 = arith.addi %5359, %5374 : index
                %5376 = arith.addi %5311, %5375 : index
                %5377 = vector.shuffle %5289, %5289 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5377, %kv[%5376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5378 = arith.addi %5285, %c2 : index
                %5379 = arith.divui %5378, %c15 : index
                %5380 = arith.muli %5379, %c22 : index
                %5381 = arith.addi %5380, %c12 : index
                %5382 = arith.remui %5378, %c15 : index
                %5383 = arith.divui %5175, %c5 : index
                %5384 = arith.remui %5175, %c5 : index
                %5385 = arith.muli %5384, %c4 : index
                %5386 = arith.addi %5383, %5385 : index
                %5387 = arith.muli %5382, %c15 : index
                %5388 = arith.divui %5386, %c21 : index
                %5389 = arith.muli %5388, %c21 : index
                %5390 = arith.remui %5386, %c5 : index
                %5391 = arith.muli %5390, %c5 : index
                %5392 = arith.addi %5389, %5391 : index
                %5393 = arith.divui %5386, %c5 : index
                %5394 = arith.remui %5393, %c5 : index
                %5395 = arith.addi %5392, %5394 : index
                %5396 = arith.addi %5387, %5395 : index
                %5397 = arith.addi %5381, %5396 : index
                %5398 = arith.addi %5311, %5397 : index
                %5399 = vector.shuffle %5289, %5289 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5399, %kv[%5398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5400 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5400 {
            %5401 = wave.lane
            %5402 = arith.muli %5401, %c21 : index
            scf.for %5403 = %5402 to %c30 step %c7 {
              %5404 = arith.addi %5170, %5403 : index
              %5405 = vector.load %20[%5404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5406 = arith.mulf %5405, %5173 : vector<4xf32>
              %5407 = wave.fp8_encode "e5m2" %5406 : vector<4xf32> -> vector<4xi8>
              %5408 = arith.cmpi slt, %5171, %kvHeads : index
              scf.if %5408 {
                %5409 = arith.muli %5171, %c36 : index
                %5410 = arith.addi %5176, %5409 : index
                %5411 = vector.shuffle %5407, %5407 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5412 = arith.divui %5403, %c15 : index
                %5413 = arith.muli %5412, %c22 : index
                %5414 = arith.remui %5403, %c15 : index
                %5415 = arith.muli %5175, %c15 : index
                %5416 = arith.divui %5414, %c21 : index
                %5417 = arith.muli %5416, %c21 : index
                %5418 = arith.remui %5414, %c5 : index
                %5419 = arith.muli %5418, %c5 : index
                %5420 = arith.addi %5417, %5419 : index
                %5421 = arith.divui %5414, %c5 : index
                %5422 = arith.remui %5421, %c5 : index
                %5423 = arith.addi %5420, %5422 : index
                %5424 = arith.addi %5415, %5423 : index
                %5425 = arith.addi %5413, %5424 : index
                %5426 = arith.addi %5410, %5425 : index
                vector.store %5411, %kv[%5426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5427 = arith.subi %5171, %kvHeads : index
                %5428 = arith.muli %5427, %c36 : index
                %5429 = arith.addi %5176, %5428 : index
                %5430 = arith.addi %5403, %c9 : index
                %5431 = arith.divui %5430, %c15 : index
                %5432 = arith.muli %5431, %c22 : index
                %5433 = arith.addi %5432, %c12 : index
                %5434 = arith.remui %5430, %c15 : index
                %5435 = arith.divui %5175, %c5 : index
                %5436 = arith.remui %5175, %c5 : index
                %5437 = arith.muli %5436, %c4 : index
                %5438 = arith.addi %5435, %5437 : index
                %5439 = arith.muli %5434, %c15 : index
                %5440 = arith.divui %5438, %c21 : index
                %5441 = arith.muli %5440, %c21 : index
                %5442 = arith.remui %5438, %c5 : index
                %5443 = arith.muli %5442, %c5 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.divui %5438, %c5 : index
                %5446 = arith.remui %5445, %c5 : index
                %5447 = arith.addi %5444, %5446 : index
                %5448 = arith.addi %5439, %5447 : index
                %5449 = arith.addi %5433, %5448 : index
                %5450 = arith.addi %5429, %5449 : index
                %5451 = vector.shuffle %5407, %5407 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5451, %kv[%5450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5452 = arith.addi %5403, %c10 : index
                %5453 = arith.divui %5452, %c15 : index
                %5454 = arith.muli %5453, %c22 : index
                %5455 = arith.addi %5454, %c12 : index
                %5456 = arith.remui %5452, %c15 : index
                %5457 = arith.divui %5175, %c5 : index
                %5458 = arith.remui %5175, %c5 : index
                %5459 = arith.muli %5458, %c4 : index
                %5460 = arith.addi %5457, %5459 : index
                %5461 = arith.muli %5456, %c15 : index
                %5462 = arith.divui %5460, %c21 : index
                %5463 = arith.muli %5462, %c21 : index
                %5464 = arith.remui %5460, %c5 : index
                %5465 = arith.muli %5464, %c5 : index
                %5466 = arith.addi %5463, %5465 : index
                %5467 = arith.divui %5460, %c5 : index
                %5468 = arith.remui %5467, %c5 : index
                %5469 = arith.addi %5466, %5468 : index
                %5470 = arith.addi %5461, %5469 : index
                %5471 = arith.addi %5455, %5470 : index
                %5472 = arith.addi %5429, %5471 : index
                %5473 = vector.shuffle %5407, %5407 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5473, %kv[%5472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5474 = arith.addi %5403, %c5 : index
                %5475 = arith.divui %5474, %c15 : index
                %5476 = arith.muli %5475, %c22 : index
                %5477 = arith.addi %5476, %c12 : index
                %5478 = arith.remui %5474, %c15 : index
                %5479 = arith.divui %5175, %c5 : index
                %5480 = arith.remui %5175, %c5 : index
                %5481 = arith.muli %5480, %c4 : index
                %5482 = arith.addi %5479, %5481 : index
                %5483 = arith.muli %5478, %c15 : index
                %5484 = arith.divui %5482, %c21 : index
                %5485 = arith.muli %5484, %c21 : index
                %5486 = arith.remui %5482, %c5 : index
                %5487 = arith.muli %5486, %c5 : index
                %5488 = arith.addi %5485, %5487 : index
                %5489 = arith.divui %5482, %c5 : index
                %5490 = arith.remui %5489, %c5 : index
                %5491 = arith.addi %5488, %5490 : index
                %5492 = arith.addi %5483, %5491 : index
                %5493 = arith.addi %5477, %5492 : index
                %5494 = arith.addi %5429, %5493 : index
                %5495 = vector.shuffle %5407, %5407 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5495, %kv[%5494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5496 = arith.addi %5403, %c2 : index
                %5497 = arith.divui %5496, %c15 : index
                %5498 = arith.muli %5497, %c22 : index
                %5499 = arith.addi %5498, %c12 : index
                %5500 = arith.remui %5496, %c15 : index
                %5501 = arith.divui %5175, %c5 : index
                %5502 = arith.remui %5175, %c5 : index
                %5503 = arith.muli %5502, %c4 : index
                %5504 = arith.addi %5501, %5503 : index
                %5505 = arith.muli %5500, %c15 : index
                %5506 = arith.divui %5504, %c21 : index
                %5507 = arith.muli %5506, %c21 : index
                %5508 = arith.remui %5504, %c5 : index
                %5509 = arith.muli %5508, %c5 : index
                %5510 = arith.addi %5507, %5509 : index
                %5511 = arith.divui %5504, %c5 : index
                %5512 = arith.remui %5511, %c5 : index
                %5513 = arith.addi %5510, %5512 : index
                %5514 = arith.addi %5505, %5513 : index
                %5515 = arith.addi %5499, %5514 : index
                %5516 = arith.addi %5429, %5515 : index
                %5517 = vector.shuffle %5407, %5407 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5517, %kv[%5516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5518 = arith.addi %4804, %c45 : index
      %5519 = arith.addi %4803, %5518 : index
      %5520 = arith.cmpi slt, %5519, %22 : index
      %5521 = arith.cmpi slt, %5518, %c15 : index
      %5522 = arith.andi %5520, %5521 : i1
      scf.if %5522 {
        %5523 = arith.addi %4803, %5518 : index
        %5524 = arith.addi %slotsAt, %5523 : index
        %5525 = memref.load %step[%5524] : memref<?xi32>
        %5526 = arith.index_cast %5525 : i32 to index
        %5527 = arith.cmpi sge, %5526, %c9 : index
        scf.if %5527 {
          %5528 = arith.muli %5518, %c30 : index
          %5529 = arith.subi %0, %heads : index
          %5530 = memref.load %scales[%5529] : memref<?xf32>
          %5531 = vector.broadcast %5530 : f32 to vector<4xf32>
          %5532 = arith.divui %5526, %c15 : index
          %5533 = arith.remui %5526, %c15 : index
          %5534 = arith.muli %5532, %pageBytes : index
          %5535 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5535 {
            %5536 = wave.lane
            %5537 = arith.muli %5536, %c21 : index
            scf.for %5538 = %5537 to %c30 step %c7 {
              %5539 = arith.addi %5528, %5538 : index
              %5540 = vector.load %20[%5539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5541 = arith.mulf %5540, %5531 : vector<4xf32>
              %5542 = arith.minimumf %5541, %c49 : vector<4xf32>
              %5543 = arith.maximumf %5542, %c50 : vector<4xf32>
              %5544 = arith.truncf %5543 : vector<4xf32> to vector<4xf16>
              %5545 = vector.bitcast %5544 : vector<4xf16> to vector<8xi8>
              %5546 = arith.cmpi slt, %5529, %kvHeads : index
              scf.if %5546 {
                %5547 = arith.muli %5529, %c11 : index
                %5548 = arith.addi %5534, %5547 : index
                %5549 = arith.divui %5538, %c15 : index
                %5550 = arith.muli %5549, %c51 : index
                %5551 = arith.remui %5538, %c15 : index
                %5552 = arith.divui %5551, %c4 : index
                %5553 = arith.muli %5552, %c22 : index
                %5554 = arith.muli %5533, %c15 : index
                %5555 = arith.addi %5553, %5554 : index
                %5556 = arith.remui %5551, %c4 : index
                %5557 = arith.muli %5556, %c5 : index
                %5558 = arith.addi %5555, %5557 : index
                %5559 = arith.addi %5550, %5558 : index
                %5560 = arith.addi %5548, %5559 : index
                vector.store %5545, %kv[%5560] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5561 = arith.subi %5529, %kvHeads : index
                %5562 = arith.muli %5561, %c11 : index
                %5563 = arith.addi %5534, %5562 : index
                %5564 = arith.addi %5538, %c9 : index
                %5565 = arith.divui %5564, %c15 : index
                %5566 = arith.muli %5565, %c51 : index
                %5567 = arith.addi %5566, %c36 : index
                %5568 = arith.remui %5564, %c15 : index
                %5569 = arith.divui %5533, %c5 : index
                %5570 = arith.remui %5533, %c5 : index
                %5571 = arith.muli %5570, %c4 : index
                %5572 = arith.addi %5569, %5571 : index
                %5573 = arith.divui %5572, %c4 : index
                %5574 = arith.muli %5573, %c22 : index
                %5575 = arith.muli %5568, %c15 : index
                %5576 = arith.addi %5574, %5575 : index
                %5577 = arith.remui %5572, %c4 : index
                %5578 = arith.muli %5577, %c5 : index
                %5579 = arith.addi %5576, %5578 : index
                %5580 = arith.addi %5567, %5579 : index
                %5581 = arith.addi %5563, %5580 : index
                %5582 = vector.shuffle %5545, %5545 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5582, %kv[%5581] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5583 = arith.addi %5538, %c10 : index
                %5584 = arith.divui %5583, %c15 : index
                %5585 = arith.muli %5584, %c51 : index
                %5586 = arith.addi %5585, %c36 : index
                %5587 = arith.remui %5583, %c15 : index
                %5588 = arith.divui %5533, %c5 : index
                %5589 = arith.remui %5533, %c5 : index
                %5590 = arith.muli %5589, %c4 : index
                %5591 = arith.addi %5588, %5590 : index
                %5592 = arith.divui %5591, %c4 : index
                %5593 = arith.muli %5592, %c22 : index
                %5594 = arith.muli %5587, %c15 : index
                %5595 = arith.addi %5593, %5594 : index
                %5596 = arith.remui %5591, %c4 : index
                %5597 = arith.muli %5596, %c5 : index
                %5598 = arith.addi %5595, %5597 : index
                %5599 = arith.addi %5586, %5598 : index
                %5600 = arith.addi %5563, %5599 : index
                %5601 = vector.shuffle %5545, %5545 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5601, %kv[%5600] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5602 = arith.addi %5538, %c5 : index
                %5603 = arith.divui %5602, %c15 : index
                %5604 = arith.muli %5603, %c51 : index
                %5605 = arith.addi %5604, %c36 : index
                %5606 = arith.remui %5602, %c15 : index
                %5607 = arith.divui %5533, %c5 : index
                %5608 = arith.remui %5533, %c5 : index
                %5609 = arith.muli %5608, %c4 : index
                %5610 = arith.addi %5607, %5609 : index
                %5611 = arith.divui %5610, %c4 : index
                %5612 = arith.muli %5611, %c22 : index
                %5613 = arith.muli %5606, %c15 : index
                %5614 = arith.addi %5612, %5613 : index
                %5615 = arith.remui %5610, %c4 : index
                %5616 = arith.muli %5615, %c5 : index
                %5617 = arith.addi %5614, %5616 : index
                %5618 = arith.addi %5605, %5617 : index
                %5619 = arith.addi %5563, %5618 : index
                %5620 = vector.shuffle %5545, %5545 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5620, %kv[%5619] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5621 = arith.addi %5538, %c2 : index
                %5622 = arith.divui %5621, %c15 : index
                %5623 = arith.muli %5622, %c51 : index
                %5624 = arith.addi %5623, %c36 : index
                %5625 = arith.remui %5621, %c15 : index
                %5626 = arith.divui %5533, %c5 : index
                %5627 = arith.remui %5533, %c5 : index
                %5628 = arith.muli %5627, %c4 : index
                %5629 = arith.addi %5626, %5628 : index
                %5630 = arith.divui %5629, %c4 : index
                %5631 = arith.muli %5630, %c22 : index
                %5632 = arith.muli %5625, %c15 : index
                %5633 = arith.addi %5631, %5632 : index
                %5634 = arith.remui %5629, %c4 : index
                %5635 = arith.muli %5634, %c5 : index
                %5636 = arith.addi %5633, %5635 : index
                %5637 = arith.addi %5624, %5636 : index
                %5638 = arith.addi %5563, %5637 : index
                %5639 = vector.shuffle %5545, %5545 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5639, %kv[%5638] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5640 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5640 {
            %5641 = wave.lane
            %5642 = arith.muli %5641, %c21 : index
            scf.for %5643 = %5642 to %c30 step %c7 {
              %5644 = arith.addi %5528, %5643 : index
              %5645 = vector.load %20[%5644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5646 = arith.mulf %5645, %5531 : vector<4xf32>
              %5647 = wave.fp8_encode "e4m3" %5646 : vector<4xf32> -> vector<4xi8>
              %5648 = arith.cmpi slt, %5529, %kvHeads : index
              scf.if %5648 {
                %5649 = arith.muli %5529, %c36 : index
                %5650 = arith.addi %5534, %5649 : index
                %5651 = vector.shuffle %5647, %5647 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5652 = arith.divui %5643, %c15 : index
                %5653 = arith.muli %5652, %c22 : index
                %5654 = arith.remui %5643, %c15 : index
                %5655 = arith.muli %5533, %c15 : index
                %5656 = arith.divui %5654, %c21 : index
                %5657 = arith.muli %5656, %c21 : index
                %5658 = arith.remui %5654, %c5 : index
                %5659 = arith.muli %5658, %c5 : index
                %5660 = arith.addi %5657, %5659 : index
                %5661 = arith.divui %5654, %c5 : index
                %5662 = arith.remui %5661, %c5 : index
                %5663 = arith.addi %5660, %5662 : index
                %5664 = arith.addi %5655, %5663 : index
                %5665 = arith.addi %5653, %5664 : index
                %5666 = arith.addi %5650, %5665 : index
                vector.store %5651, %kv[%5666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5667 = arith.subi %5529, %kvHeads : index
                %5668 = arith.muli %5667, %c36 : index
                %5669 = arith.addi %5534, %5668 : index
                %5670 = arith.addi %5643, %c9 : index
                %5671 = arith.divui %5670, %c15 : index
                %5672 = arith.muli %5671, %c22 : index
                %5673 = arith.addi %5672, %c12 : index
                %5674 = arith.remui %5670, %c15 : index
                %5675 = arith.divui %5533, %c5 : index
                %5676 = arith.remui %5533, %c5 : index
                %5677 = arith.muli %5676, %c4 : index
                %5678 = arith.addi %5675, %5677 : index
                %5679 = arith.muli %5674, %c15 : index
                %5680 = arith.divui %5678, %c21 : index
                %5681 = arith.muli %5680, %c21 : index
                %5682 = arith.remui %5678, %c5 : index
                %5683 = arith.muli %5682, %c5 : index
                %5684 = arith.addi %5681, %5683 : index
                %5685 = arith.divui %5678, %c5 : index
                %5686 = arith.remui %5685, %c5 : index
                %5687 = arith.addi %5684, %5686 : index
                %5688 = arith.addi %5679, %5687 : index
                %5689 = arith.addi %5673, %5688 : index
                %5690 = arith.addi %5669, %5689 : index
                %5691 = vector.shuffle %5647, %5647 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5691, %kv[%5690] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5692 = arith.addi %5643, %c10 : index
                %5693 = arith.divui %5692, %c15 : index
                %5694 = arith.muli %5693, %c22 : index
                %5695 = arith.addi %5694, %c12 : index
                %5696 = arith.remui %5692, %c15 : index
                %5697 = arith.divui %5533, %c5 : index
                %5698 = arith.remui %5533, %c5 : index
                %5699 = arith.muli %5698, %c4 : index
                %5700 = arith.addi %5697, %5699 : index
                %5701 = arith.muli %5696, %c15 : index
                %5702 = arith.divui %5700, %c21 : index
                %5703 = arith.muli %5702, %c21 : index
                %5704 = arith.remui %5700, %c5 : index
                %5705 = arith.muli %5704, %c5 : index
                %5706 = arith.addi %5703, %5705 : index
                %5707 = arith.divui %5700, %c5 : index
                %5708 = arith.remui %5707, %c5 : index
                %5709 = arith.addi %5706, %5708 : index
                %5710 = arith.addi %5701, %5709 : index
                %5711 = arith.addi %5695, %5710 : index
                %5712 = arith.addi %5669, %5711 : index
                %5713 = vector.shuffle %5647, %5647 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5713, %kv[%5712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5714 = arith.addi %5643, %c5 : index
                %5715 = arith.divui %5714, %c15 : index
                %5716 = arith.muli %5715, %c22 : index
                %5717 = arith.addi %5716, %c12 : index
                %5718 = arith.remui %5714, %c15 : index
                %5719 = arith.divui %5533, %c5 : index
                %5720 = arith.remui %5533, %c5 : index
                %5721 = arith.muli %5720, %c4 : index
                %5722 = arith.addi %5719, %5721 : index
                %5723 = arith.muli %5718, %c15 : index
                %5724 = arith.divui %5722, %c21 : index
                %5725 = arith.muli %5724, %c21 : index
                %5726 = arith.remui %5722, %c5 : index
                %5727 = arith.muli %5726, %c5 : index
                %5728 = arith.addi %5725, %5727 : index
                %5729 = arith.divui %5722, %c5 : index
                %5730 = arith.remui %5729, %c5 : index
                %5731 = arith.addi %5728, %5730 : index
                %5732 = arith.addi %5723, %5731 : index
                %5733 = arith.addi %5717, %5732 : index
                %5734 = arith.addi %5669, %5733 : index
                %5735 = vector.shuffle %5647, %5647 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5735, %kv[%5734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5736 = arith.addi %5643, %c2 : index
                %5737 = arith.divui %5736, %c15 : index
                %5738 = arith.muli %5737, %c22 : index
                %5739 = arith.addi %5738, %c12 : index
                %5740 = arith.remui %5736, %c15 : index
                %5741 = arith.divui %5533, %c5 : index
                %5742 = arith.remui %5533, %c5 : index
                %5743 = arith.muli %5742, %c4 : index
                %5744 = arith.addi %5741, %5743 : index
                %5745 = arith.muli %5740, %c15 : index
                %5746 = arith.divui %5744, %c21 : index
                %5747 = arith.muli %5746, %c21 : index
                %5748 = arith.remui %5744, %c5 : index
                %5749 = arith.muli %5748, %c5 : index
                %5750 = arith.addi %5747, %5749 : index
                %5751 = arith.divui %5744, %c5 : index
                %5752 = arith.remui %5751, %c5 : index
                %5753 = arith.addi %5750, %5752 : index
                %5754 = arith.addi %5745, %5753 : index
                %5755 = arith.addi %5739, %5754 : index
                %5756 = arith.addi %5669, %5755 : index
                %5757 = vector.shuffle %5647, %5647 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5757, %kv[%5756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5758 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5758 {
            %5759 = wave.lane
            %5760 = arith.muli %5759, %c21 : index
            scf.for %5761 = %5760 to %c30 step %c7 {
              %5762 = arith.addi %5528, %5761 : index
              %5763 = vector.load %20[%5762] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5764 = arith.mulf %5763, %5531 : vector<4xf32>
              %5765 = wave.fp8_encode "e5m2" %5764 : vector<4xf32> -> vector<4xi8>
              %5766 = arith.cmpi slt, %5529, %kvHeads : index
              scf.if %5766 {
                %5767 = arith.muli %5529, %c36 : index
                %5768 = arith.addi %5534, %5767 : index
                %5769 = vector.shuffle %5765, %5765 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5770 = arith.divui %5761, %c15 : index
                %5771 = arith.muli %5770, %c22 : index
                %5772 = arith.remui %5761, %c15 : index
                %5773 = arith.muli %5533, %c15 : index
                %5774 = arith.divui %5772, %c21 : index
                %5775 = arith.muli %5774, %c21 : index
                %5776 = arith.remui %5772, %c5 : index
                %5777 = arith.muli %5776, %c5 : index
                %5778 = arith.addi %5775, %5777 : index
                %5779 = arith.divui %5772, %c5 : index
                %5780 = arith.remui %5779, %c5 : index
                %5781 = arith.addi %5778, %5780 : index
                %5782 = arith.addi %5773, %5781 : index
                %5783 = arith.addi %5771, %5782 : index
                %5784 = arith.addi %5768, %5783 : index
                vector.store %5769, %kv[%5784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5785 = arith.subi %5529, %kvHeads : index
                %5786 = arith.muli %5785, %c36 : index
                %5787 = arith.addi %5534, %5786 : index
                %5788 = arith.addi %5761, %c9 : index
                %5789 = arith.divui %5788, %c15 : index
                %5790 = arith.muli %5789, %c22 : index
                %5791 = arith.addi %5790, %c12 : index
                %5792 = arith.remui %5788, %c15 : index
                %5793 = arith.divui %5533, %c5 : index
                %5794 = arith.remui %5533, %c5 : index
                %5795 = arith.muli %5794, %c4 : index
                %5796 = arith.addi %5793, %5795 : index
                %5797 = arith.muli %5792, %c15 : index
                %5798 = arith.divui %5796, %c21 : index
                %5799 = arith.muli %5798, %c21 : index
                %5800 = arith.remui %5796, %c5 : index
                %5801 = arith.muli %5800, %c5 : index
                %5802 = arith.addi %5799, %5801 : index
                %5803 = arith.divui %5796, %c5 : index
                %5804 = arith.remui %5803, %c5 : index
                %5805 = arith.addi %5802, %5804 : index
                %5806 = arith.addi %5797, %5805 : index
                %5807 = arith.addi %5791, %5806 : index
                %5808 = arith.addi %5787, %5807 : index
                %5809 = vector.shuffle %5765, %5765 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5809, %kv[%5808] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5810 = arith.addi %5761, %c10 : index
                %5811 = arith.divui %5810, %c15 : index
                %5812 = arith.muli %5811, %c22 : index
                %5813 = arith.addi %5812, %c12 : index
                %5814 = arith.remui %5810, %c15 : index
                %5815 = arith.divui %5533, %c5 : index
                %5816 = arith.remui %5533, %c5 : index
                %5817 = arith.muli %5816, %c4 : index
                %5818 = arith.addi %5815, %5817 : index
                %5819 = arith.muli %5814, %c15 : index
                %5820 = arith.divui %5818, %c21 : index
                %5821 = arith.muli %5820, %c21 : index
                %5822 = arith.remui %5818, %c5 : index
                %5823 = arith.muli %5822, %c5 : index
                %5824 = arith.addi %5821, %5823 : index
                %5825 = arith.divui %5818, %c5 : index
                %5826 = arith.remui %5825, %c5 : index
                %5827 = arith.addi %5824, %5826 : index
                %5828 = arith.addi %5819, %5827 : index
                %5829 = arith.addi %5813, %5828 : index
                %5830 = arith.addi %5787, %5829 : index
                %5831 = vector.shuffle %5765, %5765 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5831, %kv[%5830] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5832 = arith.addi %5761, %c5 : index
                %5833 = arith.divui %5832, %c15 : index
                %5834 = arith.muli %5833, %c22 : index
                %5835 = arith.addi %5834, %c12 : index
                %5836 = arith.remui %5832, %c15 : index
                %5837 = arith.divui %5533, %c5 : index
                %5838 = arith.remui %5533, %c5 : index
                %5839 = arith.muli %5838, %c4 : index
                %5840 = arith.addi %5837, %5839 : index
                %5841 = arith.muli %5836, %c15 : index
                %5842 = arith.divui %5840, %c21 : index
                %5843 = arith.muli %5842, %c21 : index
                %5844 = arith.remui %5840, %c5 : index
                %5845 = arith.muli %5844, %c5 : index
                %5846 = arith.addi %5843, %5845 : index
                %5847 = arith.divui %5840, %c5 : index
                %5848 = arith.remui %5847, %c5 : index
                %5849 = arith.addi %5846, %5848 : index
                %5850 = arith.addi %5841, %5849 : index
                %5851 = arith.addi %5835, %5850 : index
                %5852 = arith.addi %5787, %5851 : index
                %5853 = vector.shuffle %5765, %5765 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5853, %kv[%5852] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5854 = arith.addi %5761, %c2 : index
                %5855 = arith.divui %5854, %c15 : index
                %5856 = arith.muli %5855, %c22 : index
                %5857 = arith.addi %5856, %c12 : index
                %5858 = arith.remui %5854, %c15 : index
                %5859 = arith.divui %5533, %c5 : index
                %5860 = arith.remui %5533, %c5 : index
                %5861 = arith.muli %5860, %c4 : index
                %5862 = arith.addi %5859, %5861 : index
                %5863 = arith.muli %5858, %c15 : index
                %5864 = arith.divui %5862, %c21 : index
                %5865 = arith.muli %5864, %c21 : index
                %5866 = arith.remui %5862, %c5 : index
                %5867 = arith.muli %5866, %c5 : index
                %5868 = arith.addi %5865, %5867 : index
                %5869 = arith.divui %5862, %c5 : index
                %5870 = arith.remui %5869, %c5 : index
                %5871 = arith.addi %5868, %5870 : index
                %5872 = arith.addi %5863, %5871 : index
                %5873 = arith.addi %5857, %5872 : index
                %5874 = arith.addi %5787, %5873 : index
                %5875 = vector.shuffle %5765, %5765 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5875, %kv[%5874] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
