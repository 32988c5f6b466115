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
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 3072 : index
  %c37 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 512 : index
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
      %809 = arith.muli %806, %c5 : index
      %810 = memref.load %factors[%809] : memref<?xf32>
      %811 = arith.mulf %810, %operandScale : f32
      %812 = arith.select %808, %811, %operandScale : f32
      %813 = arith.addi %720, %c9 : index
      %814 = arith.muli %802, %c16 : index
      %815 = arith.addi %813, %814 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addi %815, %c12 : index
      %818 = memref.load %19[%817] : memref<?xf32>
      %819 = arith.addf %816, %818 : f32
      %820 = arith.addi %815, %c36 : index
      %821 = memref.load %19[%820] : memref<?xf32>
      %822 = arith.addf %819, %821 : f32
      %823 = arith.addi %815, %c37 : index
      %824 = memref.load %19[%823] : memref<?xf32>
      %825 = arith.addf %822, %824 : f32
      %826 = arith.remui %717, %c15 : index
      %827 = arith.muli %826, %c21 : index
      %828 = arith.addi %16, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %812 : f32
      %833 = arith.mulf %825, %832 : f32
      %834 = arith.muli %3, %c5 : index
      %835 = arith.addi %834, %c9 : index
      %836 = arith.muli %835, %c15 : index
      %837 = arith.remui %717, %c15 : index
      %838 = arith.addi %836, %837 : index
      %839 = arith.muli %805, %c30 : index
      %840 = arith.addi %839, %838 : index
      memref.store %833, %20[%840] : memref<?xf32>
      %841 = arith.addi %720, %c22 : index
      %842 = arith.muli %802, %c16 : index
      %843 = arith.addi %841, %842 : index
      %844 = memref.load %19[%843] : memref<?xf32>
      %845 = arith.addi %843, %c12 : index
      %846 = memref.load %19[%845] : memref<?xf32>
      %847 = arith.addf %844, %846 : f32
      %848 = arith.addi %843, %c36 : index
      %849 = memref.load %19[%848] : memref<?xf32>
      %850 = arith.addf %847, %849 : f32
      %851 = arith.addi %843, %c37 : index
      %852 = memref.load %19[%851] : memref<?xf32>
      %853 = arith.addf %850, %852 : f32
      %854 = arith.remui %717, %c15 : index
      %855 = arith.muli %854, %c21 : index
      %856 = arith.addi %18, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %812 : f32
      %861 = arith.mulf %853, %860 : f32
      %862 = arith.muli %3, %c5 : index
      %863 = arith.addi %862, %c10 : index
      %864 = arith.muli %863, %c15 : index
      %865 = arith.remui %717, %c15 : index
      %866 = arith.addi %864, %865 : index
      %867 = arith.muli %805, %c30 : index
      %868 = arith.addi %867, %866 : index
      memref.store %861, %20[%868] : memref<?xf32>
    }
    %869 = arith.muli %4, %c5 : index
    %870 = arith.addi %869, %c10 : index
    %871 = arith.muli %870, %c5 : index
    %872 = arith.divui %717, %c15 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.addi %716, %873 : index
    %875 = arith.cmpi slt, %874, %22 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c10 : index
      %877 = arith.muli %874, %c5 : index
      %878 = memref.load %factors[%877] : memref<?xf32>
      %879 = arith.mulf %878, %operandScale : f32
      %880 = arith.select %876, %879, %operandScale : f32
      %881 = arith.addi %720, %c9 : index
      %882 = arith.muli %870, %c16 : index
      %883 = arith.addi %881, %882 : index
      %884 = memref.load %19[%883] : memref<?xf32>
      %885 = arith.addi %883, %c12 : index
      %886 = memref.load %19[%885] : memref<?xf32>
      %887 = arith.addf %884, %886 : f32
      %888 = arith.addi %883, %c36 : index
      %889 = memref.load %19[%888] : memref<?xf32>
      %890 = arith.addf %887, %889 : f32
      %891 = arith.addi %883, %c37 : index
      %892 = memref.load %19[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.remui %717, %c15 : index
      %895 = arith.muli %894, %c21 : index
      %896 = arith.addi %16, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %880 : f32
      %901 = arith.mulf %893, %900 : f32
      %902 = arith.muli %3, %c5 : index
      %903 = arith.addi %902, %c9 : index
      %904 = arith.muli %903, %c15 : index
      %905 = arith.remui %717, %c15 : index
      %906 = arith.addi %904, %905 : index
      %907 = arith.muli %873, %c30 : index
      %908 = arith.addi %907, %906 : index
      memref.store %901, %20[%908] : memref<?xf32>
      %909 = arith.addi %720, %c22 : index
      %910 = arith.muli %870, %c16 : index
      %911 = arith.addi %909, %910 : index
      %912 = memref.load %19[%911] : memref<?xf32>
      %913 = arith.addi %911, %c12 : index
      %914 = memref.load %19[%913] : memref<?xf32>
      %915 = arith.addf %912, %914 : f32
      %916 = arith.addi %911, %c36 : index
      %917 = memref.load %19[%916] : memref<?xf32>
      %918 = arith.addf %915, %917 : f32
      %919 = arith.addi %911, %c37 : index
      %920 = memref.load %19[%919] : memref<?xf32>
      %921 = arith.addf %918, %920 : f32
      %922 = arith.remui %717, %c15 : index
      %923 = arith.muli %922, %c21 : index
      %924 = arith.addi %18, %923 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.mulf %927, %880 : f32
      %929 = arith.mulf %921, %928 : f32
      %930 = arith.muli %3, %c5 : index
      %931 = arith.addi %930, %c10 : index
      %932 = arith.muli %931, %c15 : index
      %933 = arith.remui %717, %c15 : index
      %934 = arith.addi %932, %933 : index
      %935 = arith.muli %873, %c30 : index
      %936 = arith.addi %935, %934 : index
      memref.store %929, %20[%936] : memref<?xf32>
    }
    wave.barrier
    %937 = arith.addi %23, %c9 : index
    %938 = wave.wave
    %939 = arith.addi %938, %c9 : index
    %940 = arith.addi %937, %939 : index
    %941 = arith.cmpi slt, %940, %22 : index
    %942 = arith.cmpi slt, %939, %c15 : index
    %943 = arith.andi %941, %942 : i1
    scf.if %943 {
      %944 = arith.addi %937, %939 : index
      %945 = arith.muli %939, %c30 : index
      %946 = wave.lane
      %947 = arith.addi %946, %c9 : index
      %948 = arith.cmpi eq, %hasBias, %c10 : index
      %949 = arith.addi %945, %947 : index
      %950 = memref.load %20[%949] : memref<?xf32>
      %951 = arith.muli %0, %c30 : index
      %952 = arith.addi %951, %947 : index
      %953 = memref.load %bias[%952] : memref<?xf32>
      %954 = arith.addf %950, %953 : f32
      %955 = arith.select %948, %954, %950 : f32
      %956 = arith.addi %947, %c17 : index
      %957 = arith.cmpi eq, %hasBias, %c10 : index
      %958 = arith.addi %945, %956 : index
      %959 = memref.load %20[%958] : memref<?xf32>
      %960 = arith.muli %0, %c30 : index
      %961 = arith.addi %960, %956 : index
      %962 = memref.load %bias[%961] : memref<?xf32>
      %963 = arith.addf %959, %962 : f32
      %964 = arith.select %957, %963, %959 : f32
      %965 = arith.addi %946, %c16 : index
      %966 = arith.cmpi slt, %965, %c17 : index
      %967 = arith.minsi %965, %c39 : index
      %968 = arith.cmpi eq, %hasBias, %c10 : index
      %969 = arith.addi %945, %967 : index
      %970 = memref.load %20[%969] : memref<?xf32>
      %971 = arith.muli %0, %c30 : index
      %972 = arith.addi %971, %967 : index
      %973 = memref.load %bias[%972] : memref<?xf32>
      %974 = arith.addf %970, %973 : f32
      %975 = arith.select %968, %974, %970 : f32
      %976 = arith.addi %967, %c17 : index
      %977 = arith.cmpi eq, %hasBias, %c10 : index
      %978 = arith.addi %945, %976 : index
      %979 = memref.load %20[%978] : memref<?xf32>
      %980 = arith.muli %0, %c30 : index
      %981 = arith.addi %980, %976 : index
      %982 = memref.load %bias[%981] : memref<?xf32>
      %983 = arith.addf %979, %982 : f32
      %984 = arith.select %977, %983, %979 : f32
      %985 = arith.addi %heads, %kvHeads : index
      %986 = arith.cmpi slt, %0, %985 : index
      scf.if %986 {
        %987 = arith.addi %positionsAt, %944 : index
        %988 = memref.load %step[%987] : memref<?xi32>
        %989 = arith.index_cast %988 : i32 to index
        %990 = arith.cmpi eq, %hasNorm, %c10 : index
        %991 = math.fma %955, %955, %c42 : f32
        %992 = math.fma %964, %964, %991 : f32
        %993 = math.fma %975, %975, %992 : f32
        %994 = arith.select %966, %993, %992 : f32
        %995 = math.fma %984, %984, %994 : f32
        %996 = arith.select %966, %995, %994 : f32
        %997 = vector.broadcast %996 : f32 to vector<1xf32>
        %998 = wave.reduce "add" %997 : vector<1xf32>
        %999 = arith.mulf %998, %inverseHeadDim : f32
        %1000 = arith.addf %999, %epsilon : f32
        %1001 = math.sqrt %1000 : f32
        %1002 = arith.divf %c44, %1001 : f32
        %1003 = arith.cmpi slt, %0, %heads : index
        %1004 = arith.addi %947, %c17 : index
        %1005 = memref.load %query_norm[%947] : memref<?xf32>
        %1006 = memref.load %key_norm[%947] : memref<?xf32>
        %1007 = arith.select %1003, %1005, %1006 : f32
        %1008 = arith.mulf %955, %1002 : f32
        %1009 = arith.mulf %1008, %1007 : f32
        %1010 = arith.select %990, %1009, %955 : f32
        %1011 = memref.load %query_norm[%1004] : memref<?xf32>
        %1012 = memref.load %key_norm[%1004] : memref<?xf32>
        %1013 = arith.select %1003, %1011, %1012 : f32
        %1014 = arith.mulf %964, %1002 : f32
        %1015 = arith.mulf %1014, %1013 : f32
        %1016 = arith.select %990, %1015, %964 : f32
        %1017 = arith.addi %967, %c17 : index
        %1018 = memref.load %query_norm[%967] : memref<?xf32>
        %1019 = memref.load %key_norm[%967] : memref<?xf32>
        %1020 = arith.select %1003, %1018, %1019 : f32
        %1021 = arith.mulf %975, %1002 : f32
        %1022 = arith.mulf %1021, %1020 : f32
        %1023 = arith.select %990, %1022, %975 : f32
        %1024 = memref.load %query_norm[%1017] : memref<?xf32>
        %1025 = memref.load %key_norm[%1017] : memref<?xf32>
        %1026 = arith.select %1003, %1024, %1025 : f32
        %1027 = arith.mulf %984, %1002 : f32
        %1028 = arith.mulf %1027, %1026 : f32
        %1029 = arith.select %990, %1028, %984 : f32
        %1030 = arith.remui %989, %c22 : index
        %1031 = arith.muli %1030, %c30 : index
        %1032 = arith.addi %1031, %947 : index
        %1033 = arith.divui %989, %c22 : index
        %1034 = arith.addi %1033, %c22 : index
        %1035 = arith.muli %1034, %c30 : index
        %1036 = arith.addi %1035, %947 : index
        %1037 = memref.load %rope[%1032] : memref<?xf32>
        %1038 = arith.addi %1032, %c17 : index
        %1039 = memref.load %rope[%1038] : memref<?xf32>
        %1040 = memref.load %rope[%1036] : memref<?xf32>
        %1041 = arith.addi %1036, %c17 : index
        %1042 = memref.load %rope[%1041] : memref<?xf32>
        %1043 = arith.mulf %1040, %1037 : f32
        %1044 = arith.mulf %1042, %1039 : f32
        %1045 = arith.subf %1043, %1044 : f32
        %1046 = arith.mulf %1042, %1037 : f32
        %1047 = arith.mulf %1040, %1039 : f32
        %1048 = arith.addf %1046, %1047 : f32
        %1049 = arith.mulf %1010, %1045 : f32
        %1050 = arith.mulf %1016, %1048 : f32
        %1051 = arith.subf %1049, %1050 : f32
        %1052 = arith.mulf %1016, %1045 : f32
        %1053 = arith.mulf %1010, %1048 : f32
        %1054 = arith.addf %1052, %1053 : f32
        %1055 = arith.cmpi slt, %0, %heads : index
        scf.if %1055 {
          %1056 = arith.muli %944, %heads : index
          %1057 = arith.addi %1056, %0 : index
          %1058 = arith.muli %1057, %c30 : index
          %1059 = arith.addi %1058, %947 : index
          memref.store %1051, %q[%1059] : memref<?xf32>
          %1060 = arith.addi %1059, %c17 : index
          memref.store %1054, %q[%1060] : memref<?xf32>
        } else {
          %1061 = arith.addi %945, %947 : index
          memref.store %1051, %20[%1061] : memref<?xf32>
          %1062 = arith.addi %945, %947 : index
          %1063 = arith.addi %1062, %c17 : index
          memref.store %1054, %20[%1063] : memref<?xf32>
        }
        %1064 = arith.remui %989, %c22 : index
        %1065 = arith.muli %1064, %c30 : index
        %1066 = arith.addi %1065, %967 : index
        %1067 = arith.divui %989, %c22 : index
        %1068 = arith.addi %1067, %c22 : index
        %1069 = arith.muli %1068, %c30 : index
        %1070 = arith.addi %1069, %967 : index
        %1071 = memref.load %rope[%1066] : memref<?xf32>
        %1072 = arith.addi %1066, %c17 : index
        %1073 = memref.load %rope[%1072] : memref<?xf32>
        %1074 = memref.load %rope[%1070] : memref<?xf32>
        %1075 = arith.addi %1070, %c17 : index
        %1076 = memref.load %rope[%1075] : memref<?xf32>
        %1077 = arith.mulf %1074, %1071 : f32
        %1078 = arith.mulf %1076, %1073 : f32
        %1079 = arith.subf %1077, %1078 : f32
        %1080 = arith.mulf %1076, %1071 : f32
        %1081 = arith.mulf %1074, %1073 : f32
        %1082 = arith.addf %1080, %1081 : f32
        %1083 = arith.mulf %1023, %1079 : f32
        %1084 = arith.mulf %1029, %1082 : f32
        %1085 = arith.subf %1083, %1084 : f32
        %1086 = arith.mulf %1029, %1079 : f32
        %1087 = arith.mulf %1023, %1082 : f32
        %1088 = arith.addf %1086, %1087 : f32
        scf.if %966 {
          %1089 = arith.cmpi slt, %0, %heads : index
          scf.if %1089 {
            %1090 = arith.muli %944, %heads : index
            %1091 = arith.addi %1090, %0 : index
            %1092 = arith.muli %1091, %c30 : index
            %1093 = arith.addi %1092, %967 : index
            memref.store %1085, %q[%1093] : memref<?xf32>
            %1094 = arith.addi %1093, %c17 : index
            memref.store %1088, %q[%1094] : memref<?xf32>
          } else {
            %1095 = arith.addi %945, %967 : index
            memref.store %1085, %20[%1095] : memref<?xf32>
            %1096 = arith.addi %945, %967 : index
            %1097 = arith.addi %1096, %c17 : index
            memref.store %1088, %20[%1097] : memref<?xf32>
          }
        }
      } else {
        %1098 = arith.cmpi slt, %0, %heads : index
        scf.if %1098 {
          %1099 = arith.muli %944, %heads : index
          %1100 = arith.addi %1099, %0 : index
          %1101 = arith.muli %1100, %c30 : index
          %1102 = arith.addi %1101, %947 : index
          memref.store %955, %q[%1102] : memref<?xf32>
          %1103 = arith.addi %1102, %c17 : index
          memref.store %964, %q[%1103] : memref<?xf32>
        } else {
          %1104 = arith.addi %945, %947 : index
          memref.store %955, %20[%1104] : memref<?xf32>
          %1105 = arith.addi %945, %947 : index
          %1106 = arith.addi %1105, %c17 : index
          memref.store %964, %20[%1106] : memref<?xf32>
        }
        scf.if %966 {
          %1107 = arith.cmpi slt, %0, %heads : index
          scf.if %1107 {
            %1108 = arith.muli %944, %heads : index
            %1109 = arith.addi %1108, %0 : index
            %1110 = arith.muli %1109, %c30 : index
            %1111 = arith.addi %1110, %967 : index
            memref.store %975, %q[%1111] : memref<?xf32>
            %1112 = arith.addi %1111, %c17 : index
            memref.store %984, %q[%1112] : memref<?xf32>
          } else {
            %1113 = arith.addi %945, %967 : index
            memref.store %975, %20[%1113] : memref<?xf32>
            %1114 = arith.addi %945, %967 : index
            %1115 = arith.addi %1114, %c17 : index
            memref.store %984, %20[%1115] : memref<?xf32>
          }
        }
      }
    }
    %1116 = arith.addi %938, %c46 : index
    %1117 = arith.addi %937, %1116 : index
    %1118 = arith.cmpi slt, %1117, %22 : index
    %1119 = arith.cmpi slt, %1116, %c15 : index
    %1120 = arith.andi %1118, %1119 : i1
    scf.if %1120 {
      %1121 = arith.addi %937, %1116 : index
      %1122 = arith.muli %1116, %c30 : index
      %1123 = wave.lane
      %1124 = arith.addi %1123, %c9 : index
      %1125 = arith.cmpi eq, %hasBias, %c10 : index
      %1126 = arith.addi %1122, %1124 : index
      %1127 = memref.load %20[%1126] : memref<?xf32>
      %1128 = arith.muli %0, %c30 : index
      %1129 = arith.addi %1128, %1124 : index
      %1130 = memref.load %bias[%1129] : memref<?xf32>
      %1131 = arith.addf %1127, %1130 : f32
      %1132 = arith.select %1125, %1131, %1127 : f32
      %1133 = arith.addi %1124, %c17 : index
      %1134 = arith.cmpi eq, %hasBias, %c10 : index
      %1135 = arith.addi %1122, %1133 : index
      %1136 = memref.load %20[%1135] : memref<?xf32>
      %1137 = arith.muli %0, %c30 : index
      %1138 = arith.addi %1137, %1133 : index
      %1139 = memref.load %bias[%1138] : memref<?xf32>
      %1140 = arith.addf %1136, %1139 : f32
      %1141 = arith.select %1134, %1140, %1136 : f32
      %1142 = arith.addi %1123, %c16 : index
      %1143 = arith.cmpi slt, %1142, %c17 : index
      %1144 = arith.minsi %1142, %c39 : index
      %1145 = arith.cmpi eq, %hasBias, %c10 : index
      %1146 = arith.addi %1122, %1144 : index
      %1147 = memref.load %20[%1146] : memref<?xf32>
      %1148 = arith.muli %0, %c30 : index
      %1149 = arith.addi %1148, %1144 : index
      %1150 = memref.load %bias[%1149] : memref<?xf32>
      %1151 = arith.addf %1147, %1150 : f32
      %1152 = arith.select %1145, %1151, %1147 : f32
      %1153 = arith.addi %1144, %c17 : index
      %1154 = arith.cmpi eq, %hasBias, %c10 : index
      %1155 = arith.addi %1122, %1153 : index
      %1156 = memref.load %20[%1155] : memref<?xf32>
      %1157 = arith.muli %0, %c30 : index
      %1158 = arith.addi %1157, %1153 : index
      %1159 = memref.load %bias[%1158] : memref<?xf32>
      %1160 = arith.addf %1156, %1159 : f32
      %1161 = arith.select %1154, %1160, %1156 : f32
      %1162 = arith.addi %heads, %kvHeads : index
      %1163 = arith.cmpi slt, %0, %1162 : index
      scf.if %1163 {
        %1164 = arith.addi %positionsAt, %1121 : index
        %1165 = memref.load %step[%1164] : memref<?xi32>
        %1166 = arith.index_cast %1165 : i32 to index
        %1167 = arith.cmpi eq, %hasNorm, %c10 : index
        %1168 = math.fma %1132, %1132, %c42 : f32
        %1169 = math.fma %1141, %1141, %1168 : f32
        %1170 = math.fma %1152, %1152, %1169 : f32
        %1171 = arith.select %1143, %1170, %1169 : f32
        %1172 = math.fma %1161, %1161, %1171 : f32
        %1173 = arith.select %1143, %1172, %1171 : f32
        %1174 = vector.broadcast %1173 : f32 to vector<1xf32>
        %1175 = wave.reduce "add" %1174 : vector<1xf32>
        %1176 = arith.mulf %1175, %inverseHeadDim : f32
        %1177 = arith.addf %1176, %epsilon : f32
        %1178 = math.sqrt %1177 : f32
        %1179 = arith.divf %c44, %1178 : f32
        %1180 = arith.cmpi slt, %0, %heads : index
        %1181 = arith.addi %1124, %c17 : index
        %1182 = memref.load %query_norm[%1124] : memref<?xf32>
        %1183 = memref.load %key_norm[%1124] : memref<?xf32>
        %1184 = arith.select %1180, %1182, %1183 : f32
        %1185 = arith.mulf %1132, %1179 : f32
        %1186 = arith.mulf %1185, %1184 : f32
        %1187 = arith.select %1167, %1186, %1132 : f32
        %1188 = memref.load %query_norm[%1181] : memref<?xf32>
        %1189 = memref.load %key_norm[%1181] : memref<?xf32>
        %1190 = arith.select %1180, %1188, %1189 : f32
        %1191 = arith.mulf %1141, %1179 : f32
        %1192 = arith.mulf %1191, %1190 : f32
        %1193 = arith.select %1167, %1192, %1141 : f32
        %1194 = arith.addi %1144, %c17 : index
        %1195 = memref.load %query_norm[%1144] : memref<?xf32>
        %1196 = memref.load %key_norm[%1144] : memref<?xf32>
        %1197 = arith.select %1180, %1195, %1196 : f32
        %1198 = arith.mulf %1152, %1179 : f32
        %1199 = arith.mulf %1198, %1197 : f32
        %1200 = arith.select %1167, %1199, %1152 : f32
        %1201 = memref.load %query_norm[%1194] : memref<?xf32>
        %1202 = memref.load %key_norm[%1194] : memref<?xf32>
        %1203 = arith.select %1180, %1201, %1202 : f32
        %1204 = arith.mulf %1161, %1179 : f32
        %1205 = arith.mulf %1204, %1203 : f32
        %1206 = arith.select %1167, %1205, %1161 : f32
        %1207 = arith.remui %1166, %c22 : index
        %1208 = arith.muli %1207, %c30 : index
        %1209 = arith.addi %1208, %1124 : index
        %1210 = arith.divui %1166, %c22 : index
        %1211 = arith.addi %1210, %c22 : index
        %1212 = arith.muli %1211, %c30 : index
        %1213 = arith.addi %1212, %1124 : index
        %1214 = memref.load %rope[%1209] : memref<?xf32>
        %1215 = arith.addi %1209, %c17 : index
        %1216 = memref.load %rope[%1215] : memref<?xf32>
        %1217 = memref.load %rope[%1213] : memref<?xf32>
        %1218 = arith.addi %1213, %c17 : index
        %1219 = memref.load %rope[%1218] : memref<?xf32>
        %1220 = arith.mulf %1217, %1214 : f32
        %1221 = arith.mulf %1219, %1216 : f32
        %1222 = arith.subf %1220, %1221 : f32
        %1223 = arith.mulf %1219, %1214 : f32
        %1224 = arith.mulf %1217, %1216 : f32
        %1225 = arith.addf %1223, %1224 : f32
        %1226 = arith.mulf %1187, %1222 : f32
        %1227 = arith.mulf %1193, %1225 : f32
        %1228 = arith.subf %1226, %1227 : f32
        %1229 = arith.mulf %1193, %1222 : f32
        %1230 = arith.mulf %1187, %1225 : f32
        %1231 = arith.addf %1229, %1230 : f32
        %1232 = arith.cmpi slt, %0, %heads : index
        scf.if %1232 {
          %1233 = arith.muli %1121, %heads : index
          %1234 = arith.addi %1233, %0 : index
          %1235 = arith.muli %1234, %c30 : index
          %1236 = arith.addi %1235, %1124 : index
          memref.store %1228, %q[%1236] : memref<?xf32>
          %1237 = arith.addi %1236, %c17 : index
          memref.store %1231, %q[%1237] : memref<?xf32>
        } else {
          %1238 = arith.addi %1122, %1124 : index
          memref.store %1228, %20[%1238] : memref<?xf32>
          %1239 = arith.addi %1122, %1124 : index
          %1240 = arith.addi %1239, %c17 : index
          memref.store %1231, %20[%1240] : memref<?xf32>
        }
        %1241 = arith.remui %1166, %c22 : index
        %1242 = arith.muli %1241, %c30 : index
        %1243 = arith.addi %1242, %1144 : index
        %1244 = arith.divui %1166, %c22 : index
        %1245 = arith.addi %1244, %c22 : index
        %1246 = arith.muli %1245, %c30 : index
        %1247 = arith.addi %1246, %1144 : index
        %1248 = memref.load %rope[%1243] : memref<?xf32>
        %1249 = arith.addi %1243, %c17 : index
        %1250 = memref.load %rope[%1249] : memref<?xf32>
        %1251 = memref.load %rope[%1247] : memref<?xf32>
        %1252 = arith.addi %1247, %c17 : index
        %1253 = memref.load %rope[%1252] : memref<?xf32>
        %1254 = arith.mulf %1251, %1248 : f32
        %1255 = arith.mulf %1253, %1250 : f32
        %1256 = arith.subf %1254, %1255 : f32
        %1257 = arith.mulf %1253, %1248 : f32
        %1258 = arith.mulf %1251, %1250 : f32
        %1259 = arith.addf %1257, %1258 : f32
        %1260 = arith.mulf %1200, %1256 : f32
        %1261 = arith.mulf %1206, %1259 : f32
        %1262 = arith.subf %1260, %1261 : f32
        %1263 = arith.mulf %1206, %1256 : f32
        %1264 = arith.mulf %1200, %1259 : f32
        %1265 = arith.addf %1263, %1264 : f32
        scf.if %1143 {
          %1266 = arith.cmpi slt, %0, %heads : index
          scf.if %1266 {
            %1267 = arith.muli %1121, %heads : index
            %1268 = arith.addi %1267, %0 : index
            %1269 = arith.muli %1268, %c30 : index
            %1270 = arith.addi %1269, %1144 : index
            memref.store %1262, %q[%1270] : memref<?xf32>
            %1271 = arith.addi %1270, %c17 : index
            memref.store %1265, %q[%1271] : memref<?xf32>
          } else {
            %1272 = arith.addi %1122, %1144 : index
            memref.store %1262, %20[%1272] : memref<?xf32>
            %1273 = arith.addi %1122, %1144 : index
            %1274 = arith.addi %1273, %c17 : index
            memref.store %1265, %20[%1274] : memref<?xf32>
          }
        }
      } else {
        %1275 = arith.cmpi slt, %0, %heads : index
        scf.if %1275 {
          %1276 = arith.muli %1121, %heads : index
          %1277 = arith.addi %1276, %0 : index
          %1278 = arith.muli %1277, %c30 : index
          %1279 = arith.addi %1278, %1124 : index
          memref.store %1132, %q[%1279] : memref<?xf32>
          %1280 = arith.addi %1279, %c17 : index
          memref.store %1141, %q[%1280] : memref<?xf32>
        } else {
          %1281 = arith.addi %1122, %1124 : index
          memref.store %1132, %20[%1281] : memref<?xf32>
          %1282 = arith.addi %1122, %1124 : index
          %1283 = arith.addi %1282, %c17 : index
          memref.store %1141, %20[%1283] : memref<?xf32>
        }
        scf.if %1143 {
          %1284 = arith.cmpi slt, %0, %heads : index
          scf.if %1284 {
            %1285 = arith.muli %1121, %heads : index
            %1286 = arith.addi %1285, %0 : index
            %1287 = arith.muli %1286, %c30 : index
            %1288 = arith.addi %1287, %1144 : index
            memref.store %1152, %q[%1288] : memref<?xf32>
            %1289 = arith.addi %1288, %c17 : index
            memref.store %1161, %q[%1289] : memref<?xf32>
          } else {
            %1290 = arith.addi %1122, %1144 : index
            memref.store %1152, %20[%1290] : memref<?xf32>
            %1291 = arith.addi %1122, %1144 : index
            %1292 = arith.addi %1291, %c17 : index
            memref.store %1161, %20[%1292] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1293 = arith.cmpi sge, %0, %heads : index
    scf.if %1293 {
      %1294 = arith.addi %938, %c9 : index
      %1295 = arith.addi %937, %1294 : index
      %1296 = arith.cmpi slt, %1295, %22 : index
      %1297 = arith.cmpi slt, %1294, %c15 : index
      %1298 = arith.andi %1296, %1297 : i1
      scf.if %1298 {
        %1299 = arith.addi %937, %1294 : index
        %1300 = arith.addi %slotsAt, %1299 : index
        %1301 = memref.load %step[%1300] : memref<?xi32>
        %1302 = arith.index_cast %1301 : i32 to index
        %1303 = arith.cmpi sge, %1302, %c9 : index
        scf.if %1303 {
          %1304 = arith.muli %1294, %c30 : index
          %1305 = arith.subi %0, %heads : index
          %1306 = memref.load %scales[%1305] : memref<?xf32>
          %1307 = vector.broadcast %1306 : f32 to vector<4xf32>
          %1308 = arith.divui %1302, %c15 : index
          %1309 = arith.remui %1302, %c15 : index
          %1310 = arith.muli %1308, %pageBytes : index
          %1311 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1311 {
            %1312 = wave.lane
            %1313 = arith.muli %1312, %c21 : index
            scf.for %1314 = %1313 to %c30 step %c7 {
              %1315 = arith.addi %1304, %1314 : index
              %1316 = vector.load %20[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = arith.mulf %1316, %1307 : vector<4xf32>
              %1318 = arith.minimumf %1317, %c50 : vector<4xf32>
              %1319 = arith.maximumf %1318, %c51 : vector<4xf32>
              %1320 = arith.truncf %1319 : vector<4xf32> to vector<4xf16>
              %1321 = vector.bitcast %1320 : vector<4xf16> to vector<8xi8>
              %1322 = arith.cmpi slt, %1305, %kvHeads : index
              scf.if %1322 {
                %1323 = arith.muli %1305, %c11 : index
                %1324 = arith.addi %1310, %1323 : index
                %1325 = arith.divui %1314, %c15 : index
                %1326 = arith.muli %1325, %c52 : index
                %1327 = arith.remui %1314, %c15 : index
                %1328 = arith.divui %1327, %c4 : index
                %1329 = arith.muli %1328, %c22 : index
                %1330 = arith.muli %1309, %c15 : index
                %1331 = arith.addi %1329, %1330 : index
                %1332 = arith.remui %1327, %c4 : index
                %1333 = arith.muli %1332, %c5 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.addi %1326, %1334 : index
                %1336 = arith.addi %1324, %1335 : index
                vector.store %1321, %kv[%1336] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1337 = arith.subi %1305, %kvHeads : index
                %1338 = arith.muli %1337, %c11 : index
                %1339 = arith.addi %1310, %1338 : index
                %1340 = arith.addi %1314, %c9 : index
                %1341 = arith.divui %1340, %c15 : index
                %1342 = arith.muli %1341, %c52 : index
                %1343 = arith.addi %1342, %c36 : index
                %1344 = arith.remui %1340, %c15 : index
                %1345 = arith.divui %1309, %c5 : index
                %1346 = arith.remui %1309, %c5 : index
                %1347 = arith.muli %1346, %c4 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.divui %1348, %c4 : index
                %1350 = arith.muli %1349, %c22 : index
                %1351 = arith.muli %1344, %c15 : index
                %1352 = arith.addi %1350, %1351 : index
                %1353 = arith.remui %1348, %c4 : index
                %1354 = arith.muli %1353, %c5 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.addi %1343, %1355 : index
                %1357 = arith.addi %1339, %1356 : index
                %1358 = vector.shuffle %1321, %1321 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1358, %kv[%1357] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1359 = arith.addi %1314, %c10 : index
                %1360 = arith.divui %1359, %c15 : index
                %1361 = arith.muli %1360, %c52 : index
                %1362 = arith.addi %1361, %c36 : index
                %1363 = arith.remui %1359, %c15 : index
                %1364 = arith.divui %1309, %c5 : index
                %1365 = arith.remui %1309, %c5 : index
                %1366 = arith.muli %1365, %c4 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.divui %1367, %c4 : index
                %1369 = arith.muli %1368, %c22 : index
                %1370 = arith.muli %1363, %c15 : index
                %1371 = arith.addi %1369, %1370 : index
                %1372 = arith.remui %1367, %c4 : index
                %1373 = arith.muli %1372, %c5 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.addi %1362, %1374 : index
                %1376 = arith.addi %1339, %1375 : index
                %1377 = vector.shuffle %1321, %1321 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1377, %kv[%1376] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1378 = arith.addi %1314, %c5 : index
                %1379 = arith.divui %1378, %c15 : index
                %1380 = arith.muli %1379, %c52 : index
                %1381 = arith.addi %1380, %c36 : index
                %1382 = arith.remui %1378, %c15 : index
                %1383 = arith.divui %1309, %c5 : index
                %1384 = arith.remui %1309, %c5 : index
                %1385 = arith.muli %1384, %c4 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.divui %1386, %c4 : index
                %1388 = arith.muli %1387, %c22 : index
                %1389 = arith.muli %1382, %c15 : index
                %1390 = arith.addi %1388, %1389 : index
                %1391 = arith.remui %1386, %c4 : index
                %1392 = arith.muli %1391, %c5 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.addi %1381, %1393 : index
                %1395 = arith.addi %1339, %1394 : index
                %1396 = vector.shuffle %1321, %1321 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1396, %kv[%1395] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1397 = arith.addi %1314, %c2 : index
                %1398 = arith.divui %1397, %c15 : index
                %1399 = arith.muli %1398, %c52 : index
                %1400 = arith.addi %1399, %c36 : index
                %1401 = arith.remui %1397, %c15 : index
                %1402 = arith.divui %1309, %c5 : index
                %1403 = arith.remui %1309, %c5 : index
                %1404 = arith.muli %1403, %c4 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.divui %1405, %c4 : index
                %1407 = arith.muli %1406, %c22 : index
                %1408 = arith.muli %1401, %c15 : index
                %1409 = arith.addi %1407, %1408 : index
                %1410 = arith.remui %1405, %c4 : index
                %1411 = arith.muli %1410, %c5 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.addi %1400, %1412 : index
                %1414 = arith.addi %1339, %1413 : index
                %1415 = vector.shuffle %1321, %1321 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1415, %kv[%1414] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1416 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1416 {
            %1417 = wave.lane
            %1418 = arith.muli %1417, %c21 : index
            scf.for %1419 = %1418 to %c30 step %c7 {
              %1420 = arith.addi %1304, %1419 : index
              %1421 = vector.load %20[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1307 : vector<4xf32>
              %1423 = wave.fp8_encode "e4m3" %1422 : vector<4xf32> -> vector<4xi8>
              %1424 = arith.cmpi slt, %1305, %kvHeads : index
              scf.if %1424 {
                %1425 = arith.muli %1305, %c36 : index
                %1426 = arith.addi %1310, %1425 : index
                %1427 = vector.shuffle %1423, %1423 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1428 = arith.divui %1419, %c15 : index
                %1429 = arith.muli %1428, %c22 : index
                %1430 = arith.remui %1419, %c15 : index
                %1431 = arith.muli %1309, %c15 : index
                %1432 = arith.divui %1430, %c21 : index
                %1433 = arith.muli %1432, %c21 : index
                %1434 = arith.remui %1430, %c5 : index
                %1435 = arith.muli %1434, %c5 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.divui %1430, %c5 : index
                %1438 = arith.remui %1437, %c5 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1429, %1440 : index
                %1442 = arith.addi %1426, %1441 : index
                vector.store %1427, %kv[%1442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1443 = arith.subi %1305, %kvHeads : index
                %1444 = arith.muli %1443, %c36 : index
                %1445 = arith.addi %1310, %1444 : index
                %1446 = arith.addi %1419, %c9 : index
                %1447 = arith.divui %1446, %c15 : index
                %1448 = arith.muli %1447, %c22 : index
                %1449 = arith.addi %1448, %c12 : index
                %1450 = arith.remui %1446, %c15 : index
                %1451 = arith.divui %1309, %c5 : index
                %1452 = arith.remui %1309, %c5 : index
                %1453 = arith.muli %1452, %c4 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.muli %1450, %c15 : index
                %1456 = arith.divui %1454, %c21 : index
                %1457 = arith.muli %1456, %c21 : index
                %1458 = arith.remui %1454, %c5 : index
                %1459 = arith.muli %1458, %c5 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1454, %c5 : index
                %1462 = arith.remui %1461, %c5 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1449, %1464 : index
                %1466 = arith.addi %1445, %1465 : index
                %1467 = vector.shuffle %1423, %1423 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1467, %kv[%1466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1468 = arith.addi %1419, %c10 : index
                %1469 = arith.divui %1468, %c15 : index
                %1470 = arith.muli %1469, %c22 : index
                %1471 = arith.addi %1470, %c12 : index
                %1472 = arith.remui %1468, %c15 : index
                %1473 = arith.divui %1309, %c5 : index
                %1474 = arith.remui %1309, %c5 : index
                %1475 = arith.muli %1474, %c4 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.muli %1472, %c15 : index
                %1478 = arith.divui %1476, %c21 : index
                %1479 = arith.muli %1478, %c21 : index
                %1480 = arith.remui %1476, %c5 : index
                %1481 = arith.muli %1480, %c5 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.divui %1476, %c5 : index
                %1484 = arith.remui %1483, %c5 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.addi %1477, %1485 : index
                %1487 = arith.addi %1471, %1486 : index
                %1488 = arith.addi %1445, %1487 : index
                %1489 = vector.shuffle %1423, %1423 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1489, %kv[%1488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1490 = arith.addi %1419, %c5 : index
                %1491 = arith.divui %1490, %c15 : index
                %1492 = arith.muli %1491, %c22 : index
                %1493 = arith.addi %1492, %c12 : index
                %1494 = arith.remui %1490, %c15 : index
                %1495 = arith.divui %1309, %c5 : index
                %1496 = arith.remui %1309, %c5 : index
                %1497 = arith.muli %1496, %c4 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.muli %1494, %c15 : index
                %1500 = arith.divui %1498, %c21 : index
                %1501 = arith.muli %1500, %c21 : index
                %1502 = arith.remui %1498, %c5 : index
                %1503 = arith.muli %1502, %c5 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1498, %c5 : index
                %1506 = arith.remui %1505, %c5 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.addi %1499, %1507 : index
                %1509 = arith.addi %1493, %1508 : index
                %1510 = arith.addi %1445, %1509 : index
                %1511 = vector.shuffle %1423, %1423 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1511, %kv[%1510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1512 = arith.addi %1419, %c2 : index
                %1513 = arith.divui %1512, %c15 : index
                %1514 = arith.muli %1513, %c22 : index
                %1515 = arith.addi %1514, %c12 : index
                %1516 = arith.remui %1512, %c15 : index
                %1517 = arith.divui %1309, %c5 : index
                %1518 = arith.remui %1309, %c5 : index
                %1519 = arith.muli %1518, %c4 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.muli %1516, %c15 : index
                %1522 = arith.divui %1520, %c21 : index
                %1523 = arith.muli %1522, %c21 : index
                %1524 = arith.remui %1520, %c5 : index
                %1525 = arith.muli %1524, %c5 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.divui %1520, %c5 : index
                %1528 = arith.remui %1527, %c5 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.addi %1521, %1529 : index
                %1531 = arith.addi %1515, %1530 : index
                %1532 = arith.addi %1445, %1531 : index
                %1533 = vector.shuffle %1423, %1423 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1533, %kv[%1532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1534 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1534 {
            %1535 = wave.lane
            %1536 = arith.muli %1535, %c21 : index
            scf.for %1537 = %1536 to %c30 step %c7 {
              %1538 = arith.addi %1304, %1537 : index
              %1539 = vector.load %20[%1538] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1540 = arith.mulf %1539, %1307 : vector<4xf32>
              %1541 = wave.fp8_encode "e5m2" %1540 : vector<4xf32> -> vector<4xi8>
              %1542 = arith.cmpi slt, %1305, %kvHeads : index
              scf.if %1542 {
                %1543 = arith.muli %1305, %c36 : index
                %1544 = arith.addi %1310, %1543 : index
                %1545 = vector.shuffle %1541, %1541 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1546 = arith.divui %1537, %c15 : index
                %1547 = arith.muli %1546, %c22 : index
                %1548 = arith.remui %1537, %c15 : index
                %1549 = arith.muli %1309, %c15 : index
                %1550 = arith.divui %1548, %c21 : index
                %1551 = arith.muli %1550, %c21 : index
                %1552 = arith.remui %1548, %c5 : index
                %1553 = arith.muli %1552, %c5 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c5 : index
                %1556 = arith.remui %1555, %c5 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1547, %1558 : index
                %1560 = arith.addi %1544, %1559 : index
                vector.store %1545, %kv[%1560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1561 = arith.subi %1305, %kvHeads : index
                %1562 = arith.muli %1561, %c36 : index
                %1563 = arith.addi %1310, %1562 : index
                %1564 = arith.addi %1537, %c9 : index
                %1565 = arith.divui %1564, %c15 : index
                %1566 = arith.muli %1565, %c22 : index
                %1567 = arith.addi %1566, %c12 : index
                %1568 = arith.remui %1564, %c15 : index
                %1569 = arith.divui %1309, %c5 : index
                %1570 = arith.remui %1309, %c5 : index
                %1571 = arith.muli %1570, %c4 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.muli %1568, %c15 : index
                %1574 = arith.divui %1572, %c21 : index
                %1575 = arith.muli %1574, %c21 : index
                %1576 = arith.remui %1572, %c5 : index
                %1577 = arith.muli %1576, %c5 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.divui %1572, %c5 : index
                %1580 = arith.remui %1579, %c5 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.addi %1573, %1581 : index
                %1583 = arith.addi %1567, %1582 : index
                %1584 = arith.addi %1563, %1583 : index
                %1585 = vector.shuffle %1541, %1541 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1585, %kv[%1584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1586 = arith.addi %1537, %c10 : index
                %1587 = arith.divui %1586, %c15 : index
                %1588 = arith.muli %1587, %c22 : index
                %1589 = arith.addi %1588, %c12 : index
                %1590 = arith.remui %1586, %c15 : index
                %1591 = arith.divui %1309, %c5 : index
                %1592 = arith.remui %1309, %c5 : index
                %1593 = arith.muli %1592, %c4 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.muli %1590, %c15 : index
                %1596 = arith.divui %1594, %c21 : index
                %1597 = arith.muli %1596, %c21 : index
                %1598 = arith.remui %1594, %c5 : index
                %1599 = arith.muli %1598, %c5 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.divui %1594, %c5 : index
                %1602 = arith.remui %1601, %c5 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.addi %1595, %1603 : index
                %1605 = arith.addi %1589, %1604 : index
                %1606 = arith.addi %1563, %1605 : index
                %1607 = vector.shuffle %1541, %1541 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1607, %kv[%1606] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1608 = arith.addi %1537, %c5 : index
                %1609 = arith.divui %1608, %c15 : index
                %1610 = arith.muli %1609, %c22 : index
                %1611 = arith.addi %1610, %c12 : index
                %1612 = arith.remui %1608, %c15 : index
                %1613 = arith.divui %1309, %c5 : index
                %1614 = arith.remui %1309, %c5 : index
                %1615 = arith.muli %1614, %c4 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.muli %1612, %c15 : index
                %1618 = arith.divui %1616, %c21 : index
                %1619 = arith.muli %1618, %c21 : index
                %1620 = arith.remui %1616, %c5 : index
                %1621 = arith.muli %1620, %c5 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.divui %1616, %c5 : index
                %1624 = arith.remui %1623, %c5 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.addi %1617, %1625 : index
                %1627 = arith.addi %1611, %1626 : index
                %1628 = arith.addi %1563, %1627 : index
                %1629 = vector.shuffle %1541, %1541 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1629, %kv[%1628] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1630 = arith.addi %1537, %c2 : index
                %1631 = arith.divui %1630, %c15 : index
                %1632 = arith.muli %1631, %c22 : index
                %1633 = arith.addi %1632, %c12 : index
                %1634 = arith.remui %1630, %c15 : index
                %1635 = arith.divui %1309, %c5 : index
                %1636 = arith.remui %1309, %c5 : index
                %1637 = arith.muli %1636, %c4 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.muli %1634, %c15 : index
                %1640 = arith.divui %1638, %c21 : index
                %1641 = arith.muli %1640, %c21 : index
                %1642 = arith.remui %1638, %c5 : index
                %1643 = arith.muli %1642, %c5 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.divui %1638, %c5 : index
                %1646 = arith.remui %1645, %c5 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.addi %1639, %1647 : index
                %1649 = arith.addi %1633, %1648 : index
                %1650 = arith.addi %1563, %1649 : index
                %1651 = vector.shuffle %1541, %1541 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1651, %kv[%1650] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1652 = arith.addi %938, %c46 : index
      %1653 = arith.addi %937, %1652 : index
      %1654 = arith.cmpi slt, %1653, %22 : index
      %1655 = arith.cmpi slt, %1652, %c15 : index
      %1656 = arith.andi %1654, %1655 : i1
      scf.if %1656 {
        %1657 = arith.addi %937, %1652 : index
        %1658 = arith.addi %slotsAt, %1657 : index
        %1659 = memref.load %step[%1658] : memref<?xi32>
        %1660 = arith.index_cast %1659 : i32 to index
        %1661 = arith.cmpi sge, %1660, %c9 : index
        scf.if %1661 {
          %1662 = arith.muli %1652, %c30 : index
          %1663 = arith.subi %0, %heads : index
          %1664 = memref.load %scales[%1663] : memref<?xf32>
          %1665 = vector.broadcast %1664 : f32 to vector<4xf32>
          %1666 = arith.divui %1660, %c15 : index
          %1667 = arith.remui %1660, %c15 : index
          %1668 = arith.muli %1666, %pageBytes : index
          %1669 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1669 {
            %1670 = wave.lane
            %1671 = arith.muli %1670, %c21 : index
            scf.for %1672 = %1671 to %c30 step %c7 {
              %1673 = arith.addi %1662, %1672 : index
              %1674 = vector.load %20[%1673] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1675 = arith.mulf %1674, %1665 : vector<4xf32>
              %1676 = arith.minimumf %1675, %c50 : vector<4xf32>
              %1677 = arith.maximumf %1676, %c51 : vector<4xf32>
              %1678 = arith.truncf %1677 : vector<4xf32> to vector<4xf16>
              %1679 = vector.bitcast %1678 : vector<4xf16> to vector<8xi8>
              %1680 = arith.cmpi slt, %1663, %kvHeads : index
              scf.if %1680 {
                %1681 = arith.muli %1663, %c11 : index
                %1682 = arith.addi %1668, %1681 : index
                %1683 = arith.divui %1672, %c15 : index
                %1684 = arith.muli %1683, %c52 : index
                %1685 = arith.remui %1672, %c15 : index
                %1686 = arith.divui %1685, %c4 : index
                %1687 = arith.muli %1686, %c22 : index
                %1688 = arith.muli %1667, %c15 : index
                %1689 = arith.addi %1687, %1688 : index
                %1690 = arith.remui %1685, %c4 : index
                %1691 = arith.muli %1690, %c5 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.addi %1684, %1692 : index
                %1694 = arith.addi %1682, %1693 : index
                vector.store %1679, %kv[%1694] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1695 = arith.subi %1663, %kvHeads : index
                %1696 = arith.muli %1695, %c11 : index
                %1697 = arith.addi %1668, %1696 : index
                %1698 = arith.addi %1672, %c9 : index
                %1699 = arith.divui %1698, %c15 : index
                %1700 = arith.muli %1699, %c52 : index
                %1701 = arith.addi %1700, %c36 : index
                %1702 = arith.remui %1698, %c15 : index
                %1703 = arith.divui %1667, %c5 : index
                %1704 = arith.remui %1667, %c5 : index
                %1705 = arith.muli %1704, %c4 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.divui %1706, %c4 : index
                %1708 = arith.muli %1707, %c22 : index
                %1709 = arith.muli %1702, %c15 : index
                %1710 = arith.addi %1708, %1709 : index
                %1711 = arith.remui %1706, %c4 : index
                %1712 = arith.muli %1711, %c5 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.addi %1701, %1713 : index
                %1715 = arith.addi %1697, %1714 : index
                %1716 = vector.shuffle %1679, %1679 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1716, %kv[%1715] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1717 = arith.addi %1672, %c10 : index
                %1718 = arith.divui %1717, %c15 : index
                %1719 = arith.muli %1718, %c52 : index
                %1720 = arith.addi %1719, %c36 : index
                %1721 = arith.remui %1717, %c15 : index
                %1722 = arith.divui %1667, %c5 : index
                %1723 = arith.remui %1667, %c5 : index
                %1724 = arith.muli %1723, %c4 : index
                %1725 = arith.addi %1722, %1724 : index
                %1726 = arith.divui %1725, %c4 : index
                %1727 = arith.muli %1726, %c22 : index
                %1728 = arith.muli %1721, %c15 : index
                %1729 = arith.addi %1727, %1728 : index
                %1730 = arith.remui %1725, %c4 : index
                %1731 = arith.muli %1730, %c5 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.addi %1720, %1732 : index
                %1734 = arith.addi %1697, %1733 : index
                %1735 = vector.shuffle %1679, %1679 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1735, %kv[%1734] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1736 = arith.addi %1672, %c5 : index
                %1737 = arith.divui %1736, %c15 : index
                %1738 = arith.muli %1737, %c52 : index
                %1739 = arith.addi %1738, %c36 : index
                %1740 = arith.remui %1736, %c15 : index
                %1741 = arith.divui %1667, %c5 : index
                %1742 = arith.remui %1667, %c5 : index
                %1743 = arith.muli %1742, %c4 : index
                %1744 = arith.addi %1741, %1743 : index
                %1745 = arith.divui %1744, %c4 : index
                %1746 = arith.muli %1745, %c22 : index
                %1747 = arith.muli %1740, %c15 : index
                %1748 = arith.addi %1746, %1747 : index
                %1749 = arith.remui %1744, %c4 : index
                %1750 = arith.muli %1749, %c5 : index
                %1751 = arith.addi %1748, %1750 : index
                %1752 = arith.addi %1739, %1751 : index
                %1753 = arith.addi %1697, %1752 : index
                %1754 = vector.shuffle %1679, %1679 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1754, %kv[%1753] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1755 = arith.addi %1672, %c2 : index
                %1756 = arith.divui %1755, %c15 : index
                %1757 = arith.muli %1756, %c52 : index
                %1758 = arith.addi %1757, %c36 : index
                %1759 = arith.remui %1755, %c15 : index
                %1760 = arith.divui %1667, %c5 : index
                %1761 = arith.remui %1667, %c5 : index
                %1762 = arith.muli %1761, %c4 : index
                %1763 = arith.addi %1760, %1762 : index
                %1764 = arith.divui %1763, %c4 : index
                %1765 = arith.muli %1764, %c22 : index
                %1766 = arith.muli %1759, %c15 : index
                %1767 = arith.addi %1765, %1766 : index
                %1768 = arith.remui %1763, %c4 : index
                %1769 = arith.muli %1768, %c5 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.addi %1758, %1770 : index
                %1772 = arith.addi %1697, %1771 : index
                %1773 = vector.shuffle %1679, %1679 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1773, %kv[%1772] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1774 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1774 {
            %1775 = wave.lane
            %1776 = arith.muli %1775, %c21 : index
            scf.for %1777 = %1776 to %c30 step %c7 {
              %1778 = arith.addi %1662, %1777 : index
              %1779 = vector.load %20[%1778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1780 = arith.mulf %1779, %1665 : vector<4xf32>
              %1781 = wave.fp8_encode "e4m3" %1780 : vector<4xf32> -> vector<4xi8>
              %1782 = arith.cmpi slt, %1663, %kvHeads : index
              scf.if %1782 {
                %1783 = arith.muli %1663, %c36 : index
                %1784 = arith.addi %1668, %1783 : index
                %1785 = vector.shuffle %1781, %1781 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1786 = arith.divui %1777, %c15 : index
                %1787 = arith.muli %1786, %c22 : index
                %1788 = arith.remui %1777, %c15 : index
                %1789 = arith.muli %1667, %c15 : index
                %1790 = arith.divui %1788, %c21 : index
                %1791 = arith.muli %1790, %c21 : index
                %1792 = arith.remui %1788, %c5 : index
                %1793 = arith.muli %1792, %c5 : index
                %1794 = arith.addi %1791, %1793 : index
                %1795 = arith.divui %1788, %c5 : index
                %1796 = arith.remui %1795, %c5 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.addi %1789, %1797 : index
                %1799 = arith.addi %1787, %1798 : index
                %1800 = arith.addi %1784, %1799 : index
                vector.store %1785, %kv[%1800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1801 = arith.subi %1663, %kvHeads : index
                %1802 = arith.muli %1801, %c36 : index
                %1803 = arith.addi %1668, %1802 : index
                %1804 = arith.addi %1777, %c9 : index
                %1805 = arith.divui %1804, %c15 : index
                %1806 = arith.muli %1805, %c22 : index
                %1807 = arith.addi %1806, %c12 : index
                %1808 = arith.remui %1804, %c15 : index
                %1809 = arith.divui %1667, %c5 : index
                %1810 = arith.remui %1667, %c5 : index
                %1811 = arith.muli %1810, %c4 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.muli %1808, %c15 : index
                %1814 = arith.divui %1812, %c21 : index
                %1815 = arith.muli %1814, %c21 : index
                %1816 = arith.remui %1812, %c5 : index
                %1817 = arith.muli %1816, %c5 : index
                %1818 = arith.addi %1815, %1817 : index
                %1819 = arith.divui %1812, %c5 : index
                %1820 = arith.remui %1819, %c5 : index
                %1821 = arith.addi %1818, %1820 : index
                %1822 = arith.addi %1813, %1821 : index
                %1823 = arith.addi %1807, %1822 : index
                %1824 = arith.addi %1803, %1823 : index
                %1825 = vector.shuffle %1781, %1781 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1825, %kv[%1824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1826 = arith.addi %1777, %c10 : index
                %1827 = arith.divui %1826, %c15 : index
                %1828 = arith.muli %1827, %c22 : index
                %1829 = arith.addi %1828, %c12 : index
                %1830 = arith.remui %1826, %c15 : index
                %1831 = arith.divui %1667, %c5 : index
                %1832 = arith.remui %1667, %c5 : index
                %1833 = arith.muli %1832, %c4 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.muli %1830, %c15 : index
                %1836 = arith.divui %1834, %c21 : index
                %1837 = arith.muli %1836, %c21 : index
                %1838 = arith.remui %1834, %c5 : index
                %1839 = arith.muli %1838, %c5 : index
                %1840 = arith.addi %1837, %1839 : index
                %1841 = arith.divui %1834, %c5 : index
                %1842 = arith.remui %1841, %c5 : index
                %1843 = arith.addi %1840, %1842 : index
                %1844 = arith.addi %1835, %1843 : index
                %1845 = arith.addi %1829, %1844 : index
                %1846 = arith.addi %1803, %1845 : index
                %1847 = vector.shuffle %1781, %1781 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1847, %kv[%1846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1848 = arith.addi %1777, %c5 : index
                %1849 = arith.divui %1848, %c15 : index
                %1850 = arith.muli %1849, %c22 : index
                %1851 = arith.addi %1850, %c12 : index
                %1852 = arith.remui %1848, %c15 : index
                %1853 = arith.divui %1667, %c5 : index
                %1854 = arith.remui %1667, %c5 : index
                %1855 = arith.muli %1854, %c4 : index
                %1856 = arith.addi %1853, %1855 : index
                %1857 = arith.muli %1852, %c15 : index
                %1858 = arith.divui %1856, %c21 : index
                %1859 = arith.muli %1858, %c21 : index
                %1860 = arith.remui %1856, %c5 : index
                %1861 = arith.muli %1860, %c5 : index
                %1862 = arith.addi %1859, %1861 : index
                %1863 = arith.divui %1856, %c5 : index
                %1864 = arith.remui %1863, %c5 : index
                %1865 = arith.addi %1862, %1864 : index
                %1866 = arith.addi %1857, %1865 : index
                %1867 = arith.addi %1851, %1866 : index
                %1868 = arith.addi %1803, %1867 : index
                %1869 = vector.shuffle %1781, %1781 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1869, %kv[%1868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1870 = arith.addi %1777, %c2 : index
                %1871 = arith.divui %1870, %c15 : index
                %1872 = arith.muli %1871, %c22 : index
                %1873 = arith.addi %1872, %c12 : index
                %1874 = arith.remui %1870, %c15 : index
                %1875 = arith.divui %1667, %c5 : index
                %1876 = arith.remui %1667, %c5 : index
                %1877 = arith.muli %1876, %c4 : index
                %1878 = arith.addi %1875, %1877 : index
                %1879 = arith.muli %1874, %c15 : index
                %1880 = arith.divui %1878, %c21 : index
                %1881 = arith.muli %1880, %c21 : index
                %1882 = arith.remui %1878, %c5 : index
                %1883 = arith.muli %1882, %c5 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.divui %1878, %c5 : index
                %1886 = arith.remui %1885, %c5 : index
                %1887 = arith.addi %1884, %1886 : index
                %1888 = arith.addi %1879, %1887 : index
                %1889 = arith.addi %1873, %1888 : index
                %1890 = arith.addi %1803, %1889 : index
                %1891 = vector.shuffle %1781, %1781 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1891, %kv[%1890] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1892 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1892 {
            %1893 = wave.lane
            %1894 = arith.muli %1893, %c21 : index
            scf.for %1895 = %1894 to %c30 step %c7 {
              %1896 = arith.addi %1662, %1895 : index
              %1897 = vector.load %20[%1896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1898 = arith.mulf %1897, %1665 : vector<4xf32>
              %1899 = wave.fp8_encode "e5m2" %1898 : vector<4xf32> -> vector<4xi8>
              %1900 = arith.cmpi slt, %1663, %kvHeads : index
              scf.if %1900 {
                %1901 = arith.muli %1663, %c36 : index
                %1902 = arith.addi %1668, %1901 : index
                %1903 = vector.shuffle %1899, %1899 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1904 = arith.divui %1895, %c15 : index
                %1905 = arith.muli %1904, %c22 : index
                %1906 = arith.remui %1895, %c15 : index
                %1907 = arith.muli %1667, %c15 : index
                %1908 = arith.divui %1906, %c21 : index
                %1909 = arith.muli %1908, %c21 : index
                %1910 = arith.remui %1906, %c5 : index
                %1911 = arith.muli %1910, %c5 : index
                %1912 = arith.addi %1909, %1911 : index
                %1913 = arith.divui %1906, %c5 : index
                %1914 = arith.remui %1913, %c5 : index
                %1915 = arith.addi %1912, %1914 : index
                %1916 = arith.addi %1907, %1915 : index
                %1917 = arith.addi %1905, %1916 : index
                %1918 = arith.addi %1902, %1917 : index
                vector.store %1903, %kv[%1918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1919 = arith.subi %1663, %kvHeads : index
                %1920 = arith.muli %1919, %c36 : index
                %1921 = arith.addi %1668, %1920 : index
                %1922 = arith.addi %1895, %c9 : index
                %1923 = arith.divui %1922, %c15 : index
                %1924 = arith.muli %1923, %c22 : index
                %1925 = arith.addi %1924, %c12 : index
                %1926 = arith.remui %1922, %c15 : index
                %1927 = arith.divui %1667, %c5 : index
                %1928 = arith.remui %1667, %c5 : index
                %1929 = arith.muli %1928, %c4 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.muli %1926, %c15 : index
                %1932 = arith.divui %1930, %c21 : index
                %1933 = arith.muli %1932, %c21 : index
                %1934 = arith.remui %1930, %c5 : index
                %1935 = arith.muli %1934, %c5 : index
                %1936 = arith.addi %1933, %1935 : index
                %1937 = arith.divui %1930, %c5 : index
                %1938 = arith.remui %1937, %c5 : index
                %1939 = arith.addi %1936, %1938 : index
                %1940 = arith.addi %1931, %1939 : index
                %1941 = arith.addi %1925, %1940 : index
                %1942 = arith.addi %1921, %1941 : index
                %1943 = vector.shuffle %1899, %1899 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1943, %kv[%1942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1944 = arith.addi %1895, %c10 : index
                %1945 = arith.divui %1944, %c15 : index
                %1946 = arith.muli %1945, %c22 : index
                %1947 = arith.addi %1946, %c12 : index
                %1948 = arith.remui %1944, %c15 : index
                %1949 = arith.divui %1667, %c5 : index
                %1950 = arith.remui %1667, %c5 : index
                %1951 = arith.muli %1950, %c4 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.muli %1948, %c15 : index
                %1954 = arith.divui %1952, %c21 : index
                %1955 = arith.muli %1954, %c21 : index
                %1956 = arith.remui %1952, %c5 : index
                %1957 = arith.muli %1956, %c5 : index
                %1958 = arith.addi %1955, %1957 : index
                %1959 = arith.divui %1952, %c5 : index
                %1960 = arith.remui %1959, %c5 : index
                %1961 = arith.addi %1958, %1960 : index
                %1962 = arith.addi %1953, %1961 : index
                %1963 = arith.addi %1947, %1962 : index
                %1964 = arith.addi %1921, %1963 : index
                %1965 = vector.shuffle %1899, %1899 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1965, %kv[%1964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1966 = arith.addi %1895, %c5 : index
                %1967 = arith.divui %1966, %c15 : index
                %1968 = arith.muli %1967, %c22 : index
                %1969 = arith.addi %1968, %c12 : index
                %1970 = arith.remui %1966, %c15 : index
                %1971 = arith.divui %1667, %c5 : index
                %1972 = arith.remui %1667, %c5 : index
                %1973 = arith.muli %1972, %c4 : index
                %1974 = arith.addi %1971, %1973 : index
                %1975 = arith.muli %1970, %c15 : index
                %1976 = arith.divui %1974, %c21 : index
                %1977 = arith.muli %1976, %c21 : index
                %1978 = arith.remui %1974, %c5 : index
                %1979 = arith.muli %1978, %c5 : index
                %1980 = arith.addi %1977, %1979 : index
                %1981 = arith.divui %1974, %c5 : index
                %1982 = arith.remui %1981, %c5 : index
                %1983 = arith.addi %1980, %1982 : index
                %1984 = arith.addi %1975, %1983 : index
                %1985 = arith.addi %1969, %1984 : index
                %1986 = arith.addi %1921, %1985 : index
                %1987 = vector.shuffle %1899, %1899 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1987, %kv[%1986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1988 = arith.addi %1895, %c2 : index
                %1989 = arith.divui %1988, %c15 : index
                %1990 = arith.muli %1989, %c22 : index
                %1991 = arith.addi %1990, %c12 : index
                %1992 = arith.remui %1988, %c15 : index
                %1993 = arith.divui %1667, %c5 : index
                %1994 = arith.remui %1667, %c5 : index
                %1995 = arith.muli %1994, %c4 : index
                %1996 = arith.addi %1993, %1995 : index
                %1997 = arith.muli %1992, %c15 : index
                %1998 = arith.divui %1996, %c21 : index
                %1999 = arith.muli %1998, %c21 : index
                %2000 = arith.remui %1996, %c5 : index
                %2001 = arith.muli %2000, %c5 : index
                %2002 = arith.addi %1999, %2001 : index
                %2003 = arith.divui %1996, %c5 : index
                %2004 = arith.remui %2003, %c5 : index
                %2005 = arith.addi %2002, %2004 : index
                %2006 = arith.addi %1997, %2005 : index
                %2007 = arith.addi %1991, %2006 : index
                %2008 = arith.addi %1921, %2007 : index
                %2009 = vector.shuffle %1899, %1899 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2009, %kv[%2008] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2010 = arith.addi %23, %c15 : index
    %2011 = wave.lane
    %2012 = arith.muli %3, %c5 : index
    %2013 = arith.muli %2012, %c22 : index
    %2014 = arith.addi %2013, %2011 : index
    %2015 = arith.muli %4, %c12 : index
    %2016 = arith.addi %2015, %2014 : index
    %2017 = arith.addi %2016, %c9 : index
    %2018 = arith.addi %2017, %c9 : index
    %2019 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %2019, %19[%2018] : memref<?xf32>
    %2020 = arith.muli %4, %c12 : index
    %2021 = arith.addi %2020, %2014 : index
    %2022 = arith.addi %2021, %c9 : index
    %2023 = arith.addi %2022, %c16 : index
    %2024 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %2024, %19[%2023] : memref<?xf32>
    %2025 = arith.muli %4, %c12 : index
    %2026 = arith.addi %2025, %2014 : index
    %2027 = arith.addi %2026, %c9 : index
    %2028 = arith.addi %2027, %c13 : index
    %2029 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %2029, %19[%2028] : memref<?xf32>
    %2030 = arith.muli %4, %c12 : index
    %2031 = arith.addi %2030, %2014 : index
    %2032 = arith.addi %2031, %c9 : index
    %2033 = arith.addi %2032, %c30 : index
    %2034 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %2034, %19[%2033] : memref<?xf32>
    %2035 = arith.muli %4, %c12 : index
    %2036 = arith.addi %2035, %2014 : index
    %2037 = arith.addi %2036, %c9 : index
    %2038 = arith.addi %2037, %c7 : index
    %2039 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %2039, %19[%2038] : memref<?xf32>
    %2040 = arith.muli %4, %c12 : index
    %2041 = arith.addi %2040, %2014 : index
    %2042 = arith.addi %2041, %c9 : index
    %2043 = arith.addi %2042, %c31 : index
    %2044 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %2044, %19[%2043] : memref<?xf32>
    %2045 = arith.muli %4, %c12 : index
    %2046 = arith.addi %2045, %2014 : index
    %2047 = arith.addi %2046, %c9 : index
    %2048 = arith.addi %2047, %c32 : index
    %2049 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %2049, %19[%2048] : memref<?xf32>
    %2050 = arith.muli %4, %c12 : index
    %2051 = arith.addi %2050, %2014 : index
    %2052 = arith.addi %2051, %c9 : index
    %2053 = arith.addi %2052, %c33 : index
    %2054 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %2054, %19[%2053] : memref<?xf32>
    %2055 = arith.muli %4, %c12 : index
    %2056 = arith.addi %2055, %2014 : index
    %2057 = arith.addi %2056, %c22 : index
    %2058 = arith.addi %2057, %c9 : index
    %2059 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %2059, %19[%2058] : memref<?xf32>
    %2060 = arith.muli %4, %c12 : index
    %2061 = arith.addi %2060, %2014 : index
    %2062 = arith.addi %2061, %c22 : index
    %2063 = arith.addi %2062, %c16 : index
    %2064 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %2064, %19[%2063] : memref<?xf32>
    %2065 = arith.muli %4, %c12 : index
    %2066 = arith.addi %2065, %2014 : index
    %2067 = arith.addi %2066, %c22 : index
    %2068 = arith.addi %2067, %c13 : index
    %2069 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %2069, %19[%2068] : memref<?xf32>
    %2070 = arith.muli %4, %c12 : index
    %2071 = arith.addi %2070, %2014 : index
    %2072 = arith.addi %2071, %c22 : index
    %2073 = arith.addi %2072, %c30 : index
    %2074 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %2074, %19[%2073] : memref<?xf32>
    %2075 = arith.muli %4, %c12 : index
    %2076 = arith.addi %2075, %2014 : index
    %2077 = arith.addi %2076, %c22 : index
    %2078 = arith.addi %2077, %c7 : index
    %2079 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %2079, %19[%2078] : memref<?xf32>
    %2080 = arith.muli %4, %c12 : index
    %2081 = arith.addi %2080, %2014 : index
    %2082 = arith.addi %2081, %c22 : index
    %2083 = arith.addi %2082, %c31 : index
    %2084 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %2084, %19[%2083] : memref<?xf32>
    %2085 = arith.muli %4, %c12 : index
    %2086 = arith.addi %2085, %2014 : index
    %2087 = arith.addi %2086, %c22 : index
    %2088 = arith.addi %2087, %c32 : index
    %2089 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %2089, %19[%2088] : memref<?xf32>
    %2090 = arith.muli %4, %c12 : index
    %2091 = arith.addi %2090, %2014 : index
    %2092 = arith.addi %2091, %c22 : index
    %2093 = arith.addi %2092, %c33 : index
    %2094 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %2094, %19[%2093] : memref<?xf32>
    wave.barrier
    %2095 = arith.muli %4, %c5 : index
    %2096 = arith.addi %2095, %c9 : index
    %2097 = arith.muli %2096, %c5 : index
    %2098 = arith.divui %2011, %c15 : index
    %2099 = arith.addi %2097, %2098 : index
    %2100 = arith.addi %2010, %2099 : index
    %2101 = arith.cmpi slt, %2100, %22 : index
    scf.if %2101 {
      %2102 = arith.cmpi eq, %hasFactors, %c10 : index
      %2103 = arith.muli %2100, %c5 : index
      %2104 = memref.load %factors[%2103] : memref<?xf32>
      %2105 = arith.mulf %2104, %operandScale : f32
      %2106 = arith.select %2102, %2105, %operandScale : f32
      %2107 = arith.addi %2014, %c9 : index
      %2108 = arith.muli %2096, %c16 : index
      %2109 = arith.addi %2107, %2108 : index
      %2110 = memref.load %19[%2109] : memref<?xf32>
      %2111 = arith.addi %2109, %c12 : index
      %2112 = memref.load %19[%2111] : memref<?xf32>
      %2113 = arith.addf %2110, %2112 : f32
      %2114 = arith.addi %2109, %c36 : index
      %2115 = memref.load %19[%2114] : memref<?xf32>
      %2116 = arith.addf %2113, %2115 : f32
      %2117 = arith.addi %2109, %c37 : index
      %2118 = memref.load %19[%2117] : memref<?xf32>
      %2119 = arith.addf %2116, %2118 : f32
      %2120 = arith.remui %2011, %c15 : index
      %2121 = arith.muli %2120, %c21 : index
      %2122 = arith.addi %16, %2121 : index
      %2123 = vector.load %w[%2122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2124 = vector.bitcast %2123 : vector<4xi8> to vector<1xf32>
      %2125 = vector.extract %2124[0] : f32 from vector<1xf32>
      %2126 = arith.mulf %2125, %2106 : f32
      %2127 = arith.mulf %2119, %2126 : f32
      %2128 = arith.muli %3, %c5 : index
      %2129 = arith.addi %2128, %c9 : index
      %2130 = arith.muli %2129, %c15 : index
      %2131 = arith.remui %2011, %c15 : index
      %2132 = arith.addi %2130, %2131 : index
      %2133 = arith.muli %2099, %c30 : index
      %2134 = arith.addi %2133, %2132 : index
      memref.store %2127, %20[%2134] : memref<?xf32>
      %2135 = arith.addi %2014, %c22 : index
      %2136 = arith.muli %2096, %c16 : index
      %2137 = arith.addi %2135, %2136 : index
      %2138 = memref.load %19[%2137] : memref<?xf32>
      %2139 = arith.addi %2137, %c12 : index
      %2140 = memref.load %19[%2139] : memref<?xf32>
      %2141 = arith.addf %2138, %2140 : f32
      %2142 = arith.addi %2137, %c36 : index
      %2143 = memref.load %19[%2142] : memref<?xf32>
      %2144 = arith.addf %2141, %2143 : f32
      %2145 = arith.addi %2137, %c37 : index
      %2146 = memref.load %19[%2145] : memref<?xf32>
      %2147 = arith.addf %2144, %2146 : f32
      %2148 = arith.remui %2011, %c15 : index
      %2149 = arith.muli %2148, %c21 : index
      %2150 = arith.addi %18, %2149 : index
      %2151 = vector.load %w[%2150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2152 = vector.bitcast %2151 : vector<4xi8> to vector<1xf32>
      %2153 = vector.extract %2152[0] : f32 from vector<1xf32>
      %2154 = arith.mulf %2153, %2106 : f32
      %2155 = arith.mulf %2147, %2154 : f32
      %2156 = arith.muli %3, %c5 : index
      %2157 = arith.addi %2156, %c10 : index
      %2158 = arith.muli %2157, %c15 : index
      %2159 = arith.remui %2011, %c15 : index
      %2160 = arith.addi %2158, %2159 : index
      %2161 = arith.muli %2099, %c30 : index
      %2162 = arith.addi %2161, %2160 : index
      memref.store %2155, %20[%2162] : memref<?xf32>
    }
    %2163 = arith.muli %4, %c5 : index
    %2164 = arith.addi %2163, %c10 : index
    %2165 = arith.muli %2164, %c5 : index
    %2166 = arith.divui %2011, %c15 : index
    %2167 = arith.addi %2165, %2166 : index
    %2168 = arith.addi %2010, %2167 : index
    %2169 = arith.cmpi slt, %2168, %22 : index
    scf.if %2169 {
      %2170 = arith.cmpi eq, %hasFactors, %c10 : index
      %2171 = arith.muli %2168, %c5 : index
      %2172 = memref.load %factors[%2171] : memref<?xf32>
      %2173 = arith.mulf %2172, %operandScale : f32
      %2174 = arith.select %2170, %2173, %operandScale : f32
      %2175 = arith.addi %2014, %c9 : index
      %2176 = arith.muli %2164, %c16 : index
      %2177 = arith.addi %2175, %2176 : index
      %2178 = memref.load %19[%2177] : memref<?xf32>
      %2179 = arith.addi %2177, %c12 : index
      %2180 = memref.load %19[%2179] : memref<?xf32>
      %2181 = arith.addf %2178, %2180 : f32
      %2182 = arith.addi %2177, %c36 : index
      %2183 = memref.load %19[%2182] : memref<?xf32>
      %2184 = arith.addf %2181, %2183 : f32
      %2185 = arith.addi %2177, %c37 : index
      %2186 = memref.load %19[%2185] : memref<?xf32>
      %2187 = arith.addf %2184, %2186 : f32
      %2188 = arith.remui %2011, %c15 : index
      %2189 = arith.muli %2188, %c21 : index
      %2190 = arith.addi %16, %2189 : index
      %2191 = vector.load %w[%2190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2192 = vector.bitcast %2191 : vector<4xi8> to vector<1xf32>
      %2193 = vector.extract %2192[0] : f32 from vector<1xf32>
      %2194 = arith.mulf %2193, %2174 : f32
      %2195 = arith.mulf %2187, %2194 : f32
      %2196 = arith.muli %3, %c5 : index
      %2197 = arith.addi %2196, %c9 : index
      %2198 = arith.muli %2197, %c15 : index
      %2199 = arith.remui %2011, %c15 : index
      %2200 = arith.addi %2198, %2199 : index
      %2201 = arith.muli %2167, %c30 : index
      %2202 = arith.addi %2201, %2200 : index
      memref.store %2195, %20[%2202] : memref<?xf32>
      %2203 = arith.addi %2014, %c22 : index
      %2204 = arith.muli %2164, %c16 : index
      %2205 = arith.addi %2203, %2204 : index
      %2206 = memref.load %19[%2205] : memref<?xf32>
      %2207 = arith.addi %2205, %c12 : index
      %2208 = memref.load %19[%2207] : memref<?xf32>
      %2209 = arith.addf %2206, %2208 : f32
      %2210 = arith.addi %2205, %c36 : index
      %2211 = memref.load %19[%2210] : memref<?xf32>
      %2212 = arith.addf %2209, %2211 : f32
      %2213 = arith.addi %2205, %c37 : index
      %2214 = memref.load %19[%2213] : memref<?xf32>
      %2215 = arith.addf %2212, %2214 : f32
      %2216 = arith.remui %2011, %c15 : index
      %2217 = arith.muli %2216, %c21 : index
      %2218 = arith.addi %18, %2217 : index
      %2219 = vector.load %w[%2218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2220 = vector.bitcast %2219 : vector<4xi8> to vector<1xf32>
      %2221 = vector.extract %2220[0] : f32 from vector<1xf32>
      %2222 = arith.mulf %2221, %2174 : f32
      %2223 = arith.mulf %2215, %2222 : f32
      %2224 = arith.muli %3, %c5 : index
      %2225 = arith.addi %2224, %c10 : index
      %2226 = arith.muli %2225, %c15 : index
      %2227 = arith.remui %2011, %c15 : index
      %2228 = arith.addi %2226, %2227 : index
      %2229 = arith.muli %2167, %c30 : index
      %2230 = arith.addi %2229, %2228 : index
      memref.store %2223, %20[%2230] : memref<?xf32>
    }
    wave.barrier
    %2231 = arith.addi %23, %c15 : index
    %2232 = wave.wave
    %2233 = arith.addi %2232, %c9 : index
    %2234 = arith.addi %2231, %2233 : index
    %2235 = arith.cmpi slt, %2234, %22 : index
    %2236 = arith.cmpi slt, %2233, %c15 : index
    %2237 = arith.andi %2235, %2236 : i1
    scf.if %2237 {
      %2238 = arith.addi %2231, %2233 : index
      %2239 = arith.muli %2233, %c30 : index
      %2240 = wave.lane
      %2241 = arith.addi %2240, %c9 : index
      %2242 = arith.cmpi eq, %hasBias, %c10 : index
      %2243 = arith.addi %2239, %2241 : index
      %2244 = memref.load %20[%2243] : memref<?xf32>
      %2245 = arith.muli %0, %c30 : index
      %2246 = arith.addi %2245, %2241 : index
      %2247 = memref.load %bias[%2246] : memref<?xf32>
      %2248 = arith.addf %2244, %2247 : f32
      %2249 = arith.select %2242, %2248, %2244 : f32
      %2250 = arith.addi %2241, %c17 : index
      %2251 = arith.cmpi eq, %hasBias, %c10 : index
      %2252 = arith.addi %2239, %2250 : index
      %2253 = memref.load %20[%2252] : memref<?xf32>
      %2254 = arith.muli %0, %c30 : index
      %2255 = arith.addi %2254, %2250 : index
      %2256 = memref.load %bias[%2255] : memref<?xf32>
      %2257 = arith.addf %2253, %2256 : f32
      %2258 = arith.select %2251, %2257, %2253 : f32
      %2259 = arith.addi %2240, %c16 : index
      %2260 = arith.cmpi slt, %2259, %c17 : index
      %2261 = arith.minsi %2259, %c39 : index
      %2262 = arith.cmpi eq, %hasBias, %c10 : index
      %2263 = arith.addi %2239, %2261 : index
      %2264 = memref.load %20[%2263] : memref<?xf32>
      %2265 = arith.muli %0, %c30 : index
      %2266 = arith.addi %2265, %2261 : index
      %2267 = memref.load %bias[%2266] : memref<?xf32>
      %2268 = arith.addf %2264, %2267 : f32
      %2269 = arith.select %2262, %2268, %2264 : f32
      %2270 = arith.addi %2261, %c17 : index
      %2271 = arith.cmpi eq, %hasBias, %c10 : index
      %2272 = arith.addi %2239, %2270 : index
      %2273 = memref.load %20[%2272] : memref<?xf32>
      %2274 = arith.muli %0, %c30 : index
      %2275 = arith.addi %2274, %2270 : index
      %2276 = memref.load %bias[%2275] : memref<?xf32>
      %2277 = arith.addf %2273, %2276 : f32
      %2278 = arith.select %2271, %2277, %2273 : f32
      %2279 = arith.addi %heads, %kvHeads : index
      %2280 = arith.cmpi slt, %0, %2279 : index
      scf.if %2280 {
        %2281 = arith.addi %positionsAt, %2238 : index
        %2282 = memref.load %step[%2281] : memref<?xi32>
        %2283 = arith.index_cast %2282 : i32 to index
        %2284 = arith.cmpi eq, %hasNorm, %c10 : index
        %2285 = math.fma %2249, %2249, %c42 : f32
        %2286 = math.fma %2258, %2258, %2285 : f32
        %2287 = math.fma %2269, %2269, %2286 : f32
        %2288 = arith.select %2260, %2287, %2286 : f32
        %2289 = math.fma %2278, %2278, %2288 : f32
        %2290 = arith.select %2260, %2289, %2288 : f32
        %2291 = vector.broadcast %2290 : f32 to vector<1xf32>
        %2292 = wave.reduce "add" %2291 : vector<1xf32>
        %2293 = arith.mulf %2292, %inverseHeadDim : f32
        %2294 = arith.addf %2293, %epsilon : f32
        %2295 = math.sqrt %2294 : f32
        %2296 = arith.divf %c44, %2295 : f32
        %2297 = arith.cmpi slt, %0, %heads : index
        %2298 = arith.addi %2241, %c17 : index
        %2299 = memref.load %query_norm[%2241] : memref<?xf32>
        %2300 = memref.load %key_norm[%2241] : memref<?xf32>
        %2301 = arith.select %2297, %2299, %2300 : f32
        %2302 = arith.mulf %2249, %2296 : f32
        %2303 = arith.mulf %2302, %2301 : f32
        %2304 = arith.select %2284, %2303, %2249 : f32
        %2305 = memref.load %query_norm[%2298] : memref<?xf32>
        %2306 = memref.load %key_norm[%2298] : memref<?xf32>
        %2307 = arith.select %2297, %2305, %2306 : f32
        %2308 = arith.mulf %2258, %2296 : f32
        %2309 = arith.mulf %2308, %2307 : f32
        %2310 = arith.select %2284, %2309, %2258 : f32
        %2311 = arith.addi %2261, %c17 : index
        %2312 = memref.load %query_norm[%2261] : memref<?xf32>
        %2313 = memref.load %key_norm[%2261] : memref<?xf32>
        %2314 = arith.select %2297, %2312, %2313 : f32
        %2315 = arith.mulf %2269, %2296 : f32
        %2316 = arith.mulf %2315, %2314 : f32
        %2317 = arith.select %2284, %2316, %2269 : f32
        %2318 = memref.load %query_norm[%2311] : memref<?xf32>
        %2319 = memref.load %key_norm[%2311] : memref<?xf32>
        %2320 = arith.select %2297, %2318, %2319 : f32
        %2321 = arith.mulf %2278, %2296 : f32
        %2322 = arith.mulf %2321, %2320 : f32
        %2323 = arith.select %2284, %2322, %2278 : f32
        %2324 = arith.remui %2283, %c22 : index
        %2325 = arith.muli %2324, %c30 : index
        %2326 = arith.addi %2325, %2241 : index
        %2327 = arith.divui %2283, %c22 : index
        %2328 = arith.addi %2327, %c22 : index
        %2329 = arith.muli %2328, %c30 : index
        %2330 = arith.addi %2329, %2241 : index
        %2331 = memref.load %rope[%2326] : memref<?xf32>
        %2332 = arith.addi %2326, %c17 : index
        %2333 = memref.load %rope[%2332] : memref<?xf32>
        %2334 = memref.load %rope[%2330] : memref<?xf32>
        %2335 = arith.addi %2330, %c17 : index
        %2336 = memref.load %rope[%2335] : memref<?xf32>
        %2337 = arith.mulf %2334, %2331 : f32
        %2338 = arith.mulf %2336, %2333 : f32
        %2339 = arith.subf %2337, %2338 : f32
        %2340 = arith.mulf %2336, %2331 : f32
        %2341 = arith.mulf %2334, %2333 : f32
        %2342 = arith.addf %2340, %2341 : f32
        %2343 = arith.mulf %2304, %2339 : f32
        %2344 = arith.mulf %2310, %2342 : f32
        %2345 = arith.subf %2343, %2344 : f32
        %2346 = arith.mulf %2310, %2339 : f32
        %2347 = arith.mulf %2304, %2342 : f32
        %2348 = arith.addf %2346, %2347 : f32
        %2349 = arith.cmpi slt, %0, %heads : index
        scf.if %2349 {
          %2350 = arith.muli %2238, %heads : index
          %2351 = arith.addi %2350, %0 : index
          %2352 = arith.muli %2351, %c30 : index
          %2353 = arith.addi %2352, %2241 : index
          memref.store %2345, %q[%2353] : memref<?xf32>
          %2354 = arith.addi %2353, %c17 : index
          memref.store %2348, %q[%2354] : memref<?xf32>
        } else {
          %2355 = arith.addi %2239, %2241 : index
          memref.store %2345, %20[%2355] : memref<?xf32>
          %2356 = arith.addi %2239, %2241 : index
          %2357 = arith.addi %2356, %c17 : index
          memref.store %2348, %20[%2357] : memref<?xf32>
        }
        %2358 = arith.remui %2283, %c22 : index
        %2359 = arith.muli %2358, %c30 : index
        %2360 = arith.addi %2359, %2261 : index
        %2361 = arith.divui %2283, %c22 : index
        %2362 = arith.addi %2361, %c22 : index
        %2363 = arith.muli %2362, %c30 : index
        %2364 = arith.addi %2363, %2261 : index
        %2365 = memref.load %rope[%2360] : memref<?xf32>
        %2366 = arith.addi %2360, %c17 : index
        %2367 = memref.load %rope[%2366] : memref<?xf32>
        %2368 = memref.load %rope[%2364] : memref<?xf32>
        %2369 = arith.addi %2364, %c17 : index
        %2370 = memref.load %rope[%2369] : memref<?xf32>
        %2371 = arith.mulf %2368, %2365 : f32
        %2372 = arith.mulf %2370, %2367 : f32
        %2373 = arith.subf %2371, %2372 : f32
        %2374 = arith.mulf %2370, %2365 : f32
        %2375 = arith.mulf %2368, %2367 : f32
        %2376 = arith.addf %2374, %2375 : f32
        %2377 = arith.mulf %2317, %2373 : f32
        %2378 = arith.mulf %2323, %2376 : f32
        %2379 = arith.subf %2377, %2378 : f32
        %2380 = arith.mulf %2323, %2373 : f32
        %2381 = arith.mulf %2317, %2376 : f32
        %2382 = arith.addf %2380, %2381 : f32
        scf.if %2260 {
          %2383 = arith.cmpi slt, %0, %heads : index
          scf.if %2383 {
            %2384 = arith.muli %2238, %heads : index
            %2385 = arith.addi %2384, %0 : index
            %2386 = arith.muli %2385, %c30 : index
            %2387 = arith.addi %2386, %2261 : index
            memref.store %2379, %q[%2387] : memref<?xf32>
            %2388 = arith.addi %2387, %c17 : index
            memref.store %2382, %q[%2388] : memref<?xf32>
          } else {
            %2389 = arith.addi %2239, %2261 : index
            memref.store %2379, %20[%2389] : memref<?xf32>
            %2390 = arith.addi %2239, %2261 : index
            %2391 = arith.addi %2390, %c17 : index
            memref.store %2382, %20[%2391] : memref<?xf32>
          }
        }
      } else {
        %2392 = arith.cmpi slt, %0, %heads : index
        scf.if %2392 {
          %2393 = arith.muli %2238, %heads : index
          %2394 = arith.addi %2393, %0 : index
          %2395 = arith.muli %2394, %c30 : index
          %2396 = arith.addi %2395, %2241 : index
          memref.store %2249, %q[%2396] : memref<?xf32>
          %2397 = arith.addi %2396, %c17 : index
          memref.store %2258, %q[%2397] : memref<?xf32>
        } else {
          %2398 = arith.addi %2239, %2241 : index
          memref.store %2249, %20[%2398] : memref<?xf32>
          %2399 = arith.addi %2239, %2241 : index
          %2400 = arith.addi %2399, %c17 : index
          memref.store %2258, %20[%2400] : memref<?xf32>
        }
        scf.if %2260 {
          %2401 = arith.cmpi slt, %0, %heads : index
          scf.if %2401 {
            %2402 = arith.muli %2238, %heads : index
            %2403 = arith.addi %2402, %0 : index
            %2404 = arith.muli %2403, %c30 : index
            %2405 = arith.addi %2404, %2261 : index
            memref.store %2269, %q[%2405] : memref<?xf32>
            %2406 = arith.addi %2405, %c17 : index
            memref.store %2278, %q[%2406] : memref<?xf32>
          } else {
            %2407 = arith.addi %2239, %2261 : index
            memref.store %2269, %20[%2407] : memref<?xf32>
            %2408 = arith.addi %2239, %2261 : index
            %2409 = arith.addi %2408, %c17 : index
            memref.store %2278, %20[%2409] : memref<?xf32>
          }
        }
      }
    }
    %2410 = arith.addi %2232, %c46 : index
    %2411 = arith.addi %2231, %2410 : index
    %2412 = arith.cmpi slt, %2411, %22 : index
    %2413 = arith.cmpi slt, %2410, %c15 : index
    %2414 = arith.andi %2412, %2413 : i1
    scf.if %2414 {
      %2415 = arith.addi %2231, %2410 : index
      %2416 = arith.muli %2410, %c30 : index
      %2417 = wave.lane
      %2418 = arith.addi %2417, %c9 : index
      %2419 = arith.cmpi eq, %hasBias, %c10 : index
      %2420 = arith.addi %2416, %2418 : index
      %2421 = memref.load %20[%2420] : memref<?xf32>
      %2422 = arith.muli %0, %c30 : index
      %2423 = arith.addi %2422, %2418 : index
      %2424 = memref.load %bias[%2423] : memref<?xf32>
      %2425 = arith.addf %2421, %2424 : f32
      %2426 = arith.select %2419, %2425, %2421 : f32
      %2427 = arith.addi %2418, %c17 : index
      %2428 = arith.cmpi eq, %hasBias, %c10 : index
      %2429 = arith.addi %2416, %2427 : index
      %2430 = memref.load %20[%2429] : memref<?xf32>
      %2431 = arith.muli %0, %c30 : index
      %2432 = arith.addi %2431, %2427 : index
      %2433 = memref.load %bias[%2432] : memref<?xf32>
      %2434 = arith.addf %2430, %2433 : f32
      %2435 = arith.select %2428, %2434, %2430 : f32
      %2436 = arith.addi %2417, %c16 : index
      %2437 = arith.cmpi slt, %2436, %c17 : index
      %2438 = arith.minsi %2436, %c39 : index
      %2439 = arith.cmpi eq, %hasBias, %c10 : index
      %2440 = arith.addi %2416, %2438 : index
      %2441 = memref.load %20[%2440] : memref<?xf32>
      %2442 = arith.muli %0, %c30 : index
      %2443 = arith.addi %2442, %2438 : index
      %2444 = memref.load %bias[%2443] : memref<?xf32>
      %2445 = arith.addf %2441, %2444 : f32
      %2446 = arith.select %2439, %2445, %2441 : f32
      %2447 = arith.addi %2438, %c17 : index
      %2448 = arith.cmpi eq, %hasBias, %c10 : index
      %2449 = arith.addi %2416, %2447 : index
      %2450 = memref.load %20[%2449] : memref<?xf32>
      %2451 = arith.muli %0, %c30 : index
      %2452 = arith.addi %2451, %2447 : index
      %2453 = memref.load %bias[%2452] : memref<?xf32>
      %2454 = arith.addf %2450, %2453 : f32
      %2455 = arith.select %2448, %2454, %2450 : f32
      %2456 = arith.addi %heads, %kvHeads : index
      %2457 = arith.cmpi slt, %0, %2456 : index
      scf.if %2457 {
        %2458 = arith.addi %positionsAt, %2415 : index
        %2459 = memref.load %step[%2458] : memref<?xi32>
        %2460 = arith.index_cast %2459 : i32 to index
        %2461 = arith.cmpi eq, %hasNorm, %c10 : index
        %2462 = math.fma %2426, %2426, %c42 : f32
        %2463 = math.fma %2435, %2435, %2462 : f32
        %2464 = math.fma %2446, %2446, %2463 : f32
        %2465 = arith.select %2437, %2464, %2463 : f32
        %2466 = math.fma %2455, %2455, %2465 : f32
        %2467 = arith.select %2437, %2466, %2465 : f32
        %2468 = vector.broadcast %2467 : f32 to vector<1xf32>
        %2469 = wave.reduce "add" %2468 : vector<1xf32>
        %2470 = arith.mulf %2469, %inverseHeadDim : f32
        %2471 = arith.addf %2470, %epsilon : f32
        %2472 = math.sqrt %2471 : f32
        %2473 = arith.divf %c44, %2472 : f32
        %2474 = arith.cmpi slt, %0, %heads : index
        %2475 = arith.addi %2418, %c17 : index
        %2476 = memref.load %query_norm[%2418] : memref<?xf32>
        %2477 = memref.load %key_norm[%2418] : memref<?xf32>
        %2478 = arith.select %2474, %2476, %2477 : f32
        %2479 = arith.mulf %2426, %2473 : f32
        %2480 = arith.mulf %2479, %2478 : f32
        %2481 = arith.select %2461, %2480, %2426 : f32
        %2482 = memref.load %query_norm[%2475] : memref<?xf32>
        %2483 = memref.load %key_norm[%2475] : memref<?xf32>
        %2484 = arith.select %2474, %2482, %2483 : f32
        %2485 = arith.mulf %2435, %2473 : f32
        %2486 = arith.mulf %2485, %2484 : f32
        %2487 = arith.select %2461, %2486, %2435 : f32
        %2488 = arith.addi %2438, %c17 : index
        %2489 = memref.load %query_norm[%2438] : memref<?xf32>
        %2490 = memref.load %key_norm[%2438] : memref<?xf32>
        %2491 = arith.select %2474, %2489, %2490 : f32
        %2492 = arith.mulf %2446, %2473 : f32
        %2493 = arith.mulf %2492, %2491 : f32
        %2494 = arith.select %2461, %2493, %2446 : f32
        %2495 = memref.load %query_norm[%2488] : memref<?xf32>
        %2496 = memref.load %key_norm[%2488] : memref<?xf32>
        %2497 = arith.select %2474, %2495, %2496 : f32
        %2498 = arith.mulf %2455, %2473 : f32
        %2499 = arith.mulf %2498, %2497 : f32
        %2500 = arith.select %2461, %2499, %2455 : f32
        %2501 = arith.remui %2460, %c22 : index
        %2502 = arith.muli %2501, %c30 : index
        %2503 = arith.addi %2502, %2418 : index
        %2504 = arith.divui %2460, %c22 : index
        %2505 = arith.addi %2504, %c22 : index
        %2506 = arith.muli %2505, %c30 : index
        %2507 = arith.addi %2506, %2418 : index
        %2508 = memref.load %rope[%2503] : memref<?xf32>
        %2509 = arith.addi %2503, %c17 : index
        %2510 = memref.load %rope[%2509] : memref<?xf32>
        %2511 = memref.load %rope[%2507] : memref<?xf32>
        %2512 = arith.addi %2507, %c17 : index
        %2513 = memref.load %rope[%2512] : memref<?xf32>
        %2514 = arith.mulf %2511, %2508 : f32
        %2515 = arith.mulf %2513, %2510 : f32
        %2516 = arith.subf %2514, %2515 : f32
        %2517 = arith.mulf %2513, %2508 : f32
        %2518 = arith.mulf %2511, %2510 : f32
        %2519 = arith.addf %2517, %2518 : f32
        %2520 = arith.mulf %2481, %2516 : f32
        %2521 = arith.mulf %2487, %2519 : f32
        %2522 = arith.subf %2520, %2521 : f32
        %2523 = arith.mulf %2487, %2516 : f32
        %2524 = arith.mulf %2481, %2519 : f32
        %2525 = arith.addf %2523, %2524 : f32
        %2526 = arith.cmpi slt, %0, %heads : index
        scf.if %2526 {
          %2527 = arith.muli %2415, %heads : index
          %2528 = arith.addi %2527, %0 : index
          %2529 = arith.muli %2528, %c30 : index
          %2530 = arith.addi %2529, %2418 : index
          memref.store %2522, %q[%2530] : memref<?xf32>
          %2531 = arith.addi %2530, %c17 : index
          memref.store %2525, %q[%2531] : memref<?xf32>
        } else {
          %2532 = arith.addi %2416, %2418 : index
          memref.store %2522, %20[%2532] : memref<?xf32>
          %2533 = arith.addi %2416, %2418 : index
          %2534 = arith.addi %2533, %c17 : index
          memref.store %2525, %20[%2534] : memref<?xf32>
        }
        %2535 = arith.remui %2460, %c22 : index
        %2536 = arith.muli %2535, %c30 : index
        %2537 = arith.addi %2536, %2438 : index
        %2538 = arith.divui %2460, %c22 : index
        %2539 = arith.addi %2538, %c22 : index
        %2540 = arith.muli %2539, %c30 : index
        %2541 = arith.addi %2540, %2438 : index
        %2542 = memref.load %rope[%2537] : memref<?xf32>
        %2543 = arith.addi %2537, %c17 : index
        %2544 = memref.load %rope[%2543] : memref<?xf32>
        %2545 = memref.load %rope[%2541] : memref<?xf32>
        %2546 = arith.addi %2541, %c17 : index
        %2547 = memref.load %rope[%2546] : memref<?xf32>
        %2548 = arith.mulf %2545, %2542 : f32
        %2549 = arith.mulf %2547, %2544 : f32
        %2550 = arith.subf %2548, %2549 : f32
        %2551 = arith.mulf %2547, %2542 : f32
        %2552 = arith.mulf %2545, %2544 : f32
        %2553 = arith.addf %2551, %2552 : f32
        %2554 = arith.mulf %2494, %2550 : f32
        %2555 = arith.mulf %2500, %2553 : f32
        %2556 = arith.subf %2554, %2555 : f32
        %2557 = arith.mulf %2500, %2550 : f32
        %2558 = arith.mulf %2494, %2553 : f32
        %2559 = arith.addf %2557, %2558 : f32
        scf.if %2437 {
          %2560 = arith.cmpi slt, %0, %heads : index
          scf.if %2560 {
            %2561 = arith.muli %2415, %heads : index
            %2562 = arith.addi %2561, %0 : index
            %2563 = arith.muli %2562, %c30 : index
            %2564 = arith.addi %2563, %2438 : index
            memref.store %2556, %q[%2564] : memref<?xf32>
            %2565 = arith.addi %2564, %c17 : index
            memref.store %2559, %q[%2565] : memref<?xf32>
          } else {
            %2566 = arith.addi %2416, %2438 : index
            memref.store %2556, %20[%2566] : memref<?xf32>
            %2567 = arith.addi %2416, %2438 : index
            %2568 = arith.addi %2567, %c17 : index
            memref.store %2559, %20[%2568] : memref<?xf32>
          }
        }
      } else {
        %2569 = arith.cmpi slt, %0, %heads : index
        scf.if %2569 {
          %2570 = arith.muli %2415, %heads : index
          %2571 = arith.addi %2570, %0 : index
          %2572 = arith.muli %2571, %c30 : index
          %2573 = arith.addi %2572, %2418 : index
          memref.store %2426, %q[%2573] : memref<?xf32>
          %2574 = arith.addi %2573, %c17 : index
          memref.store %2435, %q[%2574] : memref<?xf32>
        } else {
          %2575 = arith.addi %2416, %2418 : index
          memref.store %2426, %20[%2575] : memref<?xf32>
          %2576 = arith.addi %2416, %2418 : index
          %2577 = arith.addi %2576, %c17 : index
          memref.store %2435, %20[%2577] : memref<?xf32>
        }
        scf.if %2437 {
          %2578 = arith.cmpi slt, %0, %heads : index
          scf.if %2578 {
            %2579 = arith.muli %2415, %heads : index
            %2580 = arith.addi %2579, %0 : index
            %2581 = arith.muli %2580, %c30 : index
            %2582 = arith.addi %2581, %2438 : index
            memref.store %2446, %q[%2582] : memref<?xf32>
            %2583 = arith.addi %2582, %c17 : index
            memref.store %2455, %q[%2583] : memref<?xf32>
          } else {
            %2584 = arith.addi %2416, %2438 : index
            memref.store %2446, %20[%2584] : memref<?xf32>
            %2585 = arith.addi %2416, %2438 : index
            %2586 = arith.addi %2585, %c17 : index
            memref.store %2455, %20[%2586] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2587 = arith.cmpi sge, %0, %heads : index
    scf.if %2587 {
      %2588 = arith.addi %2232, %c9 : index
      %2589 = arith.addi %2231, %2588 : index
      %2590 = arith.cmpi slt, %2589, %22 : index
      %2591 = arith.cmpi slt, %2588, %c15 : index
      %2592 = arith.andi %2590, %2591 : i1
      scf.if %2592 {
        %2593 = arith.addi %2231, %2588 : index
        %2594 = arith.addi %slotsAt, %2593 : index
        %2595 = memref.load %step[%2594] : memref<?xi32>
        %2596 = arith.index_cast %2595 : i32 to index
        %2597 = arith.cmpi sge, %2596, %c9 : index
        scf.if %2597 {
          %2598 = arith.muli %2588, %c30 : index
          %2599 = arith.subi %0, %heads : index
          %2600 = memref.load %scales[%2599] : memref<?xf32>
          %2601 = vector.broadcast %2600 : f32 to vector<4xf32>
          %2602 = arith.divui %2596, %c15 : index
          %2603 = arith.remui %2596, %c15 : index
          %2604 = arith.muli %2602, %pageBytes : index
          %2605 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2605 {
            %2606 = wave.lane
            %2607 = arith.muli %2606, %c21 : index
            scf.for %2608 = %2607 to %c30 step %c7 {
              %2609 = arith.addi %2598, %2608 : index
              %2610 = vector.load %20[%2609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2611 = arith.mulf %2610, %2601 : vector<4xf32>
              %2612 = arith.minimumf %2611, %c50 : vector<4xf32>
              %2613 = arith.maximumf %2612, %c51 : vector<4xf32>
              %2614 = arith.truncf %2613 : vector<4xf32> to vector<4xf16>
              %2615 = vector.bitcast %2614 : vector<4xf16> to vector<8xi8>
              %2616 = arith.cmpi slt, %2599, %kvHeads : index
              scf.if %2616 {
                %2617 = arith.muli %2599, %c11 : index
                %2618 = arith.addi %2604, %2617 : index
                %2619 = arith.divui %2608, %c15 : index
                %2620 = arith.muli %2619, %c52 : index
                %2621 = arith.remui %2608, %c15 : index
                %2622 = arith.divui %2621, %c4 : index
                %2623 = arith.muli %2622, %c22 : index
                %2624 = arith.muli %2603, %c15 : index
                %2625 = arith.addi %2623, %2624 : index
                %2626 = arith.remui %2621, %c4 : index
                %2627 = arith.muli %2626, %c5 : index
                %2628 = arith.addi %2625, %2627 : index
                %2629 = arith.addi %2620, %2628 : index
                %2630 = arith.addi %2618, %2629 : index
                vector.store %2615, %kv[%2630] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2631 = arith.subi %2599, %kvHeads : index
                %2632 = arith.muli %2631, %c11 : index
                %2633 = arith.addi %2604, %2632 : index
                %2634 = arith.addi %2608, %c9 : index
                %2635 = arith.divui %2634, %c15 : index
                %2636 = arith.muli %2635, %c52 : index
                %2637 = arith.addi %2636, %c36 : index
                %2638 = arith.remui %2634, %c15 : index
                %2639 = arith.divui %2603, %c5 : index
                %2640 = arith.remui %2603, %c5 : index
                %2641 = arith.muli %2640, %c4 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.divui %2642, %c4 : index
                %2644 = arith.muli %2643, %c22 : index
                %2645 = arith.muli %2638, %c15 : index
                %2646 = arith.addi %2644, %2645 : index
                %2647 = arith.remui %2642, %c4 : index
                %2648 = arith.muli %2647, %c5 : index
                %2649 = arith.addi %2646, %2648 : index
                %2650 = arith.addi %2637, %2649 : index
                %2651 = arith.addi %2633, %2650 : index
                %2652 = vector.shuffle %2615, %2615 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2652, %kv[%2651] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2653 = arith.addi %2608, %c10 : index
                %2654 = arith.divui %2653, %c15 : index
                %2655 = arith.muli %2654, %c52 : index
                %2656 = arith.addi %2655, %c36 : index
                %2657 = arith.remui %2653, %c15 : index
                %2658 = arith.divui %2603, %c5 : index
                %2659 = arith.remui %2603, %c5 : index
                %2660 = arith.muli %2659, %c4 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.divui %2661, %c4 : index
                %2663 = arith.muli %2662, %c22 : index
                %2664 = arith.muli %2657, %c15 : index
                %2665 = arith.addi %2663, %2664 : index
                %2666 = arith.remui %2661, %c4 : index
                %2667 = arith.muli %2666, %c5 : index
                %2668 = arith.addi %2665, %2667 : index
                %2669 = arith.addi %2656, %2668 : index
                %2670 = arith.addi %2633, %2669 : index
                %2671 = vector.shuffle %2615, %2615 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2671, %kv[%2670] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2672 = arith.addi %2608, %c5 : index
                %2673 = arith.divui %2672, %c15 : index
                %2674 = arith.muli %2673, %c52 : index
                %2675 = arith.addi %2674, %c36 : index
                %2676 = arith.remui %2672, %c15 : index
                %2677 = arith.divui %2603, %c5 : index
                %2678 = arith.remui %2603, %c5 : index
                %2679 = arith.muli %2678, %c4 : index
                %2680 = arith.addi %2677, %2679 : index
                %2681 = arith.divui %2680, %c4 : index
                %2682 = arith.muli %2681, %c22 : index
                %2683 = arith.muli %2676, %c15 : index
                %2684 = arith.addi %2682, %2683 : index
                %2685 = arith.remui %2680, %c4 : index
                %2686 = arith.muli %2685, %c5 : index
                %2687 = arith.addi %2684, %2686 : index
                %2688 = arith.addi %2675, %2687 : index
                %2689 = arith.addi %2633, %2688 : index
                %2690 = vector.shuffle %2615, %2615 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2690, %kv[%2689] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2691 = arith.addi %2608, %c2 : index
                %2692 = arith.divui %2691, %c15 : index
                %2693 = arith.muli %2692, %c52 : index
                %2694 = arith.addi %2693, %c36 : index
                %2695 = arith.remui %2691, %c15 : index
                %2696 = arith.divui %2603, %c5 : index
                %2697 = arith.remui %2603, %c5 : index
                %2698 = arith.muli %2697, %c4 : index
                %2699 = arith.addi %2696, %2698 : index
                %2700 = arith.divui %2699, %c4 : index
                %2701 = arith.muli %2700, %c22 : index
                %2702 = arith.muli %2695, %c15 : index
                %2703 = arith.addi %2701, %2702 : index
                %2704 = arith.remui %2699, %c4 : index
                %2705 = arith.muli %2704, %c5 : index
                %2706 = arith.addi %2703, %2705 : index
                %2707 = arith.addi %2694, %2706 : index
                %2708 = arith.addi %2633, %2707 : index
                %2709 = vector.shuffle %2615, %2615 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2709, %kv[%2708] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2710 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2710 {
            %2711 = wave.lane
            %2712 = arith.muli %2711, %c21 : index
            scf.for %2713 = %2712 to %c30 step %c7 {
              %2714 = arith.addi %2598, %2713 : index
              %2715 = vector.load %20[%2714] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2716 = arith.mulf %2715, %2601 : vector<4xf32>
              %2717 = wave.fp8_encode "e4m3" %2716 : vector<4xf32> -> vector<4xi8>
              %2718 = arith.cmpi slt, %2599, %kvHeads : index
              scf.if %2718 {
                %2719 = arith.muli %2599, %c36 : index
                %2720 = arith.addi %2604, %2719 : index
                %2721 = vector.shuffle %2717, %2717 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2722 = arith.divui %2713, %c15 : index
                %2723 = arith.muli %2722, %c22 : index
                %2724 = arith.remui %2713, %c15 : index
                %2725 = arith.muli %2603, %c15 : index
                %2726 = arith.divui %2724, %c21 : index
                %2727 = arith.muli %2726, %c21 : index
                %2728 = arith.remui %2724, %c5 : index
                %2729 = arith.muli %2728, %c5 : index
                %2730 = arith.addi %2727, %2729 : index
                %2731 = arith.divui %2724, %c5 : index
                %2732 = arith.remui %2731, %c5 : index
                %2733 = arith.addi %2730, %2732 : index
                %2734 = arith.addi %2725, %2733 : index
                %2735 = arith.addi %2723, %2734 : index
                %2736 = arith.addi %2720, %2735 : index
                vector.store %2721, %kv[%2736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2737 = arith.subi %2599, %kvHeads : index
                %2738 = arith.muli %2737, %c36 : index
                %2739 = arith.addi %2604, %2738 : index
                %2740 = arith.addi %2713, %c9 : index
                %2741 = arith.divui %2740, %c15 : index
                %2742 = arith.muli %2741, %c22 : index
                %2743 = arith.addi %2742, %c12 : index
                %2744 = arith.remui %2740, %c15 : index
                %2745 = arith.divui %2603, %c5 : index
                %2746 = arith.remui %2603, %c5 : index
                %2747 = arith.muli %2746, %c4 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.muli %2744, %c15 : index
                %2750 = arith.divui %2748, %c21 : index
                %2751 = arith.muli %2750, %c21 : index
                %2752 = arith.remui %2748, %c5 : index
                %2753 = arith.muli %2752, %c5 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.divui %2748, %c5 : index
                %2756 = arith.remui %2755, %c5 : index
                %2757 = arith.addi %2754, %2756 : index
                %2758 = arith.addi %2749, %2757 : index
                %2759 = arith.addi %2743, %2758 : index
                %2760 = arith.addi %2739, %2759 : index
                %2761 = vector.shuffle %2717, %2717 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2761, %kv[%2760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2762 = arith.addi %2713, %c10 : index
                %2763 = arith.divui %2762, %c15 : index
                %2764 = arith.muli %2763, %c22 : index
                %2765 = arith.addi %2764, %c12 : index
                %2766 = arith.remui %2762, %c15 : index
                %2767 = arith.divui %2603, %c5 : index
                %2768 = arith.remui %2603, %c5 : index
                %2769 = arith.muli %2768, %c4 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.muli %2766, %c15 : index
                %2772 = arith.divui %2770, %c21 : index
                %2773 = arith.muli %2772, %c21 : index
                %2774 = arith.remui %2770, %c5 : index
                %2775 = arith.muli %2774, %c5 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.divui %2770, %c5 : index
                %2778 = arith.remui %2777, %c5 : index
                %2779 = arith.addi %2776, %2778 : index
                %2780 = arith.addi %2771, %2779 : index
                %2781 = arith.addi %2765, %2780 : index
                %2782 = arith.addi %2739, %2781 : index
                %2783 = vector.shuffle %2717, %2717 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2783, %kv[%2782] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2784 = arith.addi %2713, %c5 : index
                %2785 = arith.divui %2784, %c15 : index
                %2786 = arith.muli %2785, %c22 : index
                %2787 = arith.addi %2786, %c12 : index
                %2788 = arith.remui %2784, %c15 : index
                %2789 = arith.divui %2603, %c5 : index
                %2790 = arith.remui %2603, %c5 : index
                %2791 = arith.muli %2790, %c4 : index
                %2792 = arith.addi %2789, %2791 : index
                %2793 = arith.muli %2788, %c15 : index
                %2794 = arith.divui %2792, %c21 : index
                %2795 = arith.muli %2794, %c21 : index
                %2796 = arith.remui %2792, %c5 : index
                %2797 = arith.muli %2796, %c5 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.divui %2792, %c5 : index
                %2800 = arith.remui %2799, %c5 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.addi %2793, %2801 : index
                %2803 = arith.addi %2787, %2802 : index
                %2804 = arith.addi %2739, %2803 : index
                %2805 = vector.shuffle %2717, %2717 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2805, %kv[%2804] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2806 = arith.addi %2713, %c2 : index
                %2807 = arith.divui %2806, %c15 : index
                %2808 = arith.muli %2807, %c22 : index
                %2809 = arith.addi %2808, %c12 : index
                %2810 = arith.remui %2806, %c15 : index
                %2811 = arith.divui %2603, %c5 : index
                %2812 = arith.remui %2603, %c5 : index
                %2813 = arith.muli %2812, %c4 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.muli %2810, %c15 : index
                %2816 = arith.divui %2814, %c21 : index
                %2817 = arith.muli %2816, %c21 : index
                %2818 = arith.remui %2814, %c5 : index
                %2819 = arith.muli %2818, %c5 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.divui %2814, %c5 : index
                %2822 = arith.remui %2821, %c5 : index
                %2823 = arith.addi %2820, %2822 : index
                %2824 = arith.addi %2815, %2823 : index
                %2825 = arith.addi %2809, %2824 : index
                %2826 = arith.addi %2739, %2825 : index
                %2827 = vector.shuffle %2717, %2717 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2827, %kv[%2826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2828 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2828 {
            %2829 = wave.lane
            %2830 = arith.muli %2829, %c21 : index
            scf.for %2831 = %2830 to %c30 step %c7 {
              %2832 = arith.addi %2598, %2831 : index
              %2833 = vector.load %20[%2832] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2834 = arith.mulf %2833, %2601 : vector<4xf32>
              %2835 = wave.fp8_encode "e5m2" %2834 : vector<4xf32> -> vector<4xi8>
              %2836 = arith.cmpi slt, %2599, %kvHeads : index
              scf.if %2836 {
                %2837 = arith.muli %2599, %c36 : index
                %2838 = arith.addi %2604, %2837 : index
                %2839 = vector.shuffle %2835, %2835 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2840 = arith.divui %2831, %c15 : index
                %2841 = arith.muli %2840, %c22 : index
                %2842 = arith.remui %2831, %c15 : index
                %2843 = arith.muli %2603, %c15 : index
                %2844 = arith.divui %2842, %c21 : index
                %2845 = arith.muli %2844, %c21 : index
                %2846 = arith.remui %2842, %c5 : index
                %2847 = arith.muli %2846, %c5 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.divui %2842, %c5 : index
                %2850 = arith.remui %2849, %c5 : index
                %2851 = arith.addi %2848, %2850 : index
                %2852 = arith.addi %2843, %2851 : index
                %2853 = arith.addi %2841, %2852 : index
                %2854 = arith.addi %2838, %2853 : index
                vector.store %2839, %kv[%2854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2855 = arith.subi %2599, %kvHeads : index
                %2856 = arith.muli %2855, %c36 : index
                %2857 = arith.addi %2604, %2856 : index
                %2858 = arith.addi %2831, %c9 : index
                %2859 = arith.divui %2858, %c15 : index
                %2860 = arith.muli %2859, %c22 : index
                %2861 = arith.addi %2860, %c12 : index
                %2862 = arith.remui %2858, %c15 : index
                %2863 = arith.divui %2603, %c5 : index
                %2864 = arith.remui %2603, %c5 : index
                %2865 = arith.muli %2864, %c4 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.muli %2862, %c15 : index
                %2868 = arith.divui %2866, %c21 : index
                %2869 = arith.muli %2868, %c21 : index
                %2870 = arith.remui %2866, %c5 : index
                %2871 = arith.muli %2870, %c5 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.divui %2866, %c5 : index
                %2874 = arith.remui %2873, %c5 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.addi %2867, %2875 : index
                %2877 = arith.addi %2861, %2876 : index
                %2878 = arith.addi %2857, %2877 : index
                %2879 = vector.shuffle %2835, %2835 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2879, %kv[%2878] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2880 = arith.addi %2831, %c10 : index
                %2881 = arith.divui %2880, %c15 : index
                %2882 = arith.muli %2881, %c22 : index
                %2883 = arith.addi %2882, %c12 : index
                %2884 = arith.remui %2880, %c15 : index
                %2885 = arith.divui %2603, %c5 : index
                %2886 = arith.remui %2603, %c5 : index
                %2887 = arith.muli %2886, %c4 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.muli %2884, %c15 : index
                %2890 = arith.divui %2888, %c21 : index
                %2891 = arith.muli %2890, %c21 : index
                %2892 = arith.remui %2888, %c5 : index
                %2893 = arith.muli %2892, %c5 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.divui %2888, %c5 : index
                %2896 = arith.remui %2895, %c5 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.addi %2889, %2897 : index
                %2899 = arith.addi %2883, %2898 : index
                %2900 = arith.addi %2857, %2899 : index
                %2901 = vector.shuffle %2835, %2835 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2901, %kv[%2900] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2902 = arith.addi %2831, %c5 : index
                %2903 = arith.divui %2902, %c15 : index
                %2904 = arith.muli %2903, %c22 : index
                %2905 = arith.addi %2904, %c12 : index
                %2906 = arith.remui %2902, %c15 : index
                %2907 = arith.divui %2603, %c5 : index
                %2908 = arith.remui %2603, %c5 : index
                %2909 = arith.muli %2908, %c4 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.muli %2906, %c15 : index
                %2912 = arith.divui %2910, %c21 : index
                %2913 = arith.muli %2912, %c21 : index
                %2914 = arith.remui %2910, %c5 : index
                %2915 = arith.muli %2914, %c5 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.divui %2910, %c5 : index
                %2918 = arith.remui %2917, %c5 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.addi %2911, %2919 : index
                %2921 = arith.addi %2905, %2920 : index
                %2922 = arith.addi %2857, %2921 : index
                %2923 = vector.shuffle %2835, %2835 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2923, %kv[%2922] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2924 = arith.addi %2831, %c2 : index
                %2925 = arith.divui %2924, %c15 : index
                %2926 = arith.muli %2925, %c22 : index
                %2927 = arith.addi %2926, %c12 : index
                %2928 = arith.remui %2924, %c15 : index
                %2929 = arith.divui %2603, %c5 : index
                %2930 = arith.remui %2603, %c5 : index
                %2931 = arith.muli %2930, %c4 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.muli %2928, %c15 : index
                %2934 = arith.divui %2932, %c21 : index
                %2935 = arith.muli %2934, %c21 : index
                %2936 = arith.remui %2932, %c5 : index
                %2937 = arith.muli %2936, %c5 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.divui %2932, %c5 : index
                %2940 = arith.remui %2939, %c5 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.addi %2933, %2941 : index
                %2943 = arith.addi %2927, %2942 : index
                %2944 = arith.addi %2857, %2943 : index
                %2945 = vector.shuffle %2835, %2835 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2945, %kv[%2944] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2946 = arith.addi %2232, %c46 : index
      %2947 = arith.addi %2231, %2946 : index
      %2948 = arith.cmpi slt, %2947, %22 : index
      %2949 = arith.cmpi slt, %2946, %c15 : index
      %2950 = arith.andi %2948, %2949 : i1
      scf.if %2950 {
        %2951 = arith.addi %2231, %2946 : index
        %2952 = arith.addi %slotsAt, %2951 : index
        %2953 = memref.load %step[%2952] : memref<?xi32>
        %2954 = arith.index_cast %2953 : i32 to index
        %2955 = arith.cmpi sge, %2954, %c9 : index
        scf.if %2955 {
          %2956 = arith.muli %2946, %c30 : index
          %2957 = arith.subi %0, %heads : index
          %2958 = memref.load %scales[%2957] : memref<?xf32>
          %2959 = vector.broadcast %2958 : f32 to vector<4xf32>
          %2960 = arith.divui %2954, %c15 : index
          %2961 = arith.remui %2954, %c15 : index
          %2962 = arith.muli %2960, %pageBytes : index
          %2963 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2963 {
            %2964 = wave.lane
            %2965 = arith.muli %2964, %c21 : index
            scf.for %2966 = %2965 to %c30 step %c7 {
              %2967 = arith.addi %2956, %2966 : index
              %2968 = vector.load %20[%2967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2969 = arith.mulf %2968, %2959 : vector<4xf32>
              %2970 = arith.minimumf %2969, %c50 : vector<4xf32>
              %2971 = arith.maximumf %2970, %c51 : vector<4xf32>
              %2972 = arith.truncf %2971 : vector<4xf32> to vector<4xf16>
              %2973 = vector.bitcast %2972 : vector<4xf16> to vector<8xi8>
              %2974 = arith.cmpi slt, %2957, %kvHeads : index
              scf.if %2974 {
                %2975 = arith.muli %2957, %c11 : index
                %2976 = arith.addi %2962, %2975 : index
                %2977 = arith.divui %2966, %c15 : index
                %2978 = arith.muli %2977, %c52 : index
                %2979 = arith.remui %2966, %c15 : index
                %2980 = arith.divui %2979, %c4 : index
                %2981 = arith.muli %2980, %c22 : index
                %2982 = arith.muli %2961, %c15 : index
                %2983 = arith.addi %2981, %2982 : index
                %2984 = arith.remui %2979, %c4 : index
                %2985 = arith.muli %2984, %c5 : index
                %2986 = arith.addi %2983, %2985 : index
                %2987 = arith.addi %2978, %2986 : index
                %2988 = arith.addi %2976, %2987 : index
                vector.store %2973, %kv[%2988] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2989 = arith.subi %2957, %kvHeads : index
                %2990 = arith.muli %2989, %c11 : index
                %2991 = arith.addi %2962, %2990 : index
                %2992 = arith.addi %2966, %c9 : index
                %2993 = arith.divui %2992, %c15 : index
                %2994 = arith.muli %2993, %c52 : index
                %2995 = arith.addi %2994, %c36 : index
                %2996 = arith.remui %2992, %c15 : index
                %2997 = arith.divui %2961, %c5 : index
                %2998 = arith.remui %2961, %c5 : index
                %2999 = arith.muli %2998, %c4 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.divui %3000, %c4 : index
                %3002 = arith.muli %3001, %c22 : index
                %3003 = arith.muli %2996, %c15 : index
                %3004 = arith.addi %3002, %3003 : index
                %3005 = arith.remui %3000, %c4 : index
                %3006 = arith.muli %3005, %c5 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.addi %2995, %3007 : index
                %3009 = arith.addi %2991, %3008 : index
                %3010 = vector.shuffle %2973, %2973 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3010, %kv[%3009] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3011 = arith.addi %2966, %c10 : index
                %3012 = arith.divui %3011, %c15 : index
                %3013 = arith.muli %3012, %c52 : index
                %3014 = arith.addi %3013, %c36 : index
                %3015 = arith.remui %3011, %c15 : index
                %3016 = arith.divui %2961, %c5 : index
                %3017 = arith.remui %2961, %c5 : index
                %3018 = arith.muli %3017, %c4 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.divui %3019, %c4 : index
                %3021 = arith.muli %3020, %c22 : index
                %3022 = arith.muli %3015, %c15 : index
                %3023 = arith.addi %3021, %3022 : index
                %3024 = arith.remui %3019, %c4 : index
                %3025 = arith.muli %3024, %c5 : index
                %3026 = arith.addi %3023, %3025 : index
                %3027 = arith.addi %3014, %3026 : index
                %3028 = arith.addi %2991, %3027 : index
                %3029 = vector.shuffle %2973, %2973 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3029, %kv[%3028] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3030 = arith.addi %2966, %c5 : index
                %3031 = arith.divui %3030, %c15 : index
                %3032 = arith.muli %3031, %c52 : index
                %3033 = arith.addi %3032, %c36 : index
                %3034 = arith.remui %3030, %c15 : index
                %3035 = arith.divui %2961, %c5 : index
                %3036 = arith.remui %2961, %c5 : index
                %3037 = arith.muli %3036, %c4 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.divui %3038, %c4 : index
                %3040 = arith.muli %3039, %c22 : index
                %3041 = arith.muli %3034, %c15 : index
                %3042 = arith.addi %3040, %3041 : index
                %3043 = arith.remui %3038, %c4 : index
                %3044 = arith.muli %3043, %c5 : index
                %3045 = arith.addi %3042, %3044 : index
                %3046 = arith.addi %3033, %3045 : index
                %3047 = arith.addi %2991, %3046 : index
                %3048 = vector.shuffle %2973, %2973 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3048, %kv[%3047] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3049 = arith.addi %2966, %c2 : index
                %3050 = arith.divui %3049, %c15 : index
                %3051 = arith.muli %3050, %c52 : index
                %3052 = arith.addi %3051, %c36 : index
                %3053 = arith.remui %3049, %c15 : index
                %3054 = arith.divui %2961, %c5 : index
                %3055 = arith.remui %2961, %c5 : index
                %3056 = arith.muli %3055, %c4 : index
                %3057 = arith.addi %3054, %3056 : index
                %3058 = arith.divui %3057, %c4 : index
                %3059 = arith.muli %3058, %c22 : index
                %3060 = arith.muli %3053, %c15 : index
                %3061 = arith.addi %3059, %3060 : index
                %3062 = arith.remui %3057, %c4 : index
                %3063 = arith.muli %3062, %c5 : index
                %3064 = arith.addi %3061, %3063 : index
                %3065 = arith.addi %3052, %3064 : index
                %3066 = arith.addi %2991, %3065 : index
                %3067 = vector.shuffle %2973, %2973 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3067, %kv[%3066] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3068 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3068 {
            %3069 = wave.lane
            %3070 = arith.muli %3069, %c21 : index
            scf.for %3071 = %3070 to %c30 step %c7 {
              %3072 = arith.addi %2956, %3071 : index
              %3073 = vector.load %20[%3072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3074 = arith.mulf %3073, %2959 : vector<4xf32>
              %3075 = wave.fp8_encode "e4m3" %3074 : vector<4xf32> -> vector<4xi8>
              %3076 = arith.cmpi slt, %2957, %kvHeads : index
              scf.if %3076 {
                %3077 = arith.muli %2957, %c36 : index
                %3078 = arith.addi %2962, %3077 : index
                %3079 = vector.shuffle %3075, %3075 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3080 = arith.divui %3071, %c15 : index
                %3081 = arith.muli %3080, %c22 : index
                %3082 = arith.remui %3071, %c15 : index
                %3083 = arith.muli %2961, %c15 : index
                %3084 = arith.divui %3082, %c21 : index
                %3085 = arith.muli %3084, %c21 : index
                %3086 = arith.remui %3082, %c5 : index
                %3087 = arith.muli %3086, %c5 : index
                %3088 = arith.addi %3085, %3087 : index
                %3089 = arith.divui %3082, %c5 : index
                %3090 = arith.remui %3089, %c5 : index
                %3091 = arith.addi %3088, %3090 : index
                %3092 = arith.addi %3083, %3091 : index
                %3093 = arith.addi %3081, %3092 : index
                %3094 = arith.addi %3078, %3093 : index
                vector.store %3079, %kv[%3094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3095 = arith.subi %2957, %kvHeads : index
                %3096 = arith.muli %3095, %c36 : index
                %3097 = arith.addi %2962, %3096 : index
                %3098 = arith.addi %3071, %c9 : index
                %3099 = arith.divui %3098, %c15 : index
                %3100 = arith.muli %3099, %c22 : index
                %3101 = arith.addi %3100, %c12 : index
                %3102 = arith.remui %3098, %c15 : index
                %3103 = arith.divui %2961, %c5 : index
                %3104 = arith.remui %2961, %c5 : index
                %3105 = arith.muli %3104, %c4 : index
                %3106 = arith.addi %3103, %3105 : index
                %3107 = arith.muli %3102, %c15 : index
                %3108 = arith.divui %3106, %c21 : index
                %3109 = arith.muli %3108, %c21 : index
                %3110 = arith.remui %3106, %c5 : index
                %3111 = arith.muli %3110, %c5 : index
                %3112 = arith.addi %3109, %3111 : index
                %3113 = arith.divui %3106, %c5 : index
                %3114 = arith.remui %3113, %c5 : index
                %3115 = arith.addi %3112, %3114 : index
                %3116 = arith.addi %3107, %3115 : index
                %3117 = arith.addi %3101, %3116 : index
                %3118 = arith.addi %3097, %3117 : index
                %3119 = vector.shuffle %3075, %3075 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3119, %kv[%3118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3120 = arith.addi %3071, %c10 : index
                %3121 = arith.divui %3120, %c15 : index
                %3122 = arith.muli %3121, %c22 : index
                %3123 = arith.addi %3122, %c12 : index
                %3124 = arith.remui %3120, %c15 : index
                %3125 = arith.divui %2961, %c5 : index
                %3126 = arith.remui %2961, %c5 : index
                %3127 = arith.muli %3126, %c4 : index
                %3128 = arith.addi %3125, %3127 : index
                %3129 = arith.muli %3124, %c15 : index
                %3130 = arith.divui %3128, %c21 : index
                %3131 = arith.muli %3130, %c21 : index
                %3132 = arith.remui %3128, %c5 : index
                %3133 = arith.muli %3132, %c5 : index
                %3134 = arith.addi %3131, %3133 : index
                %3135 = arith.divui %3128, %c5 : index
                %3136 = arith.remui %3135, %c5 : index
                %3137 = arith.addi %3134, %3136 : index
                %3138 = arith.addi %3129, %3137 : index
                %3139 = arith.addi %3123, %3138 : index
                %3140 = arith.addi %3097, %3139 : index
                %3141 = vector.shuffle %3075, %3075 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3141, %kv[%3140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3142 = arith.addi %3071, %c5 : index
                %3143 = arith.divui %3142, %c15 : index
                %3144 = arith.muli %3143, %c22 : index
                %3145 = arith.addi %3144, %c12 : index
                %3146 = arith.remui %3142, %c15 : index
                %3147 = arith.divui %2961, %c5 : index
                %3148 = arith.remui %2961, %c5 : index
                %3149 = arith.muli %3148, %c4 : index
                %3150 = arith.addi %3147, %3149 : index
                %3151 = arith.muli %3146, %c15 : index
                %3152 = arith.divui %3150, %c21 : index
                %3153 = arith.muli %3152, %c21 : index
                %3154 = arith.remui %3150, %c5 : index
                %3155 = arith.muli %3154, %c5 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.divui %3150, %c5 : index
                %3158 = arith.remui %3157, %c5 : index
                %3159 = arith.addi %3156, %3158 : index
                %3160 = arith.addi %3151, %3159 : index
                %3161 = arith.addi %3145, %3160 : index
                %3162 = arith.addi %3097, %3161 : index
                %3163 = vector.shuffle %3075, %3075 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3163, %kv[%3162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3164 = arith.addi %3071, %c2 : index
                %3165 = arith.divui %3164, %c15 : index
                %3166 = arith.muli %3165, %c22 : index
                %3167 = arith.addi %3166, %c12 : index
                %3168 = arith.remui %3164, %c15 : index
                %3169 = arith.divui %2961, %c5 : index
                %3170 = arith.remui %2961, %c5 : index
                %3171 = arith.muli %3170, %c4 : index
                %3172 = arith.addi %3169, %3171 : index
                %3173 = arith.muli %3168, %c15 : index
                %3174 = arith.divui %3172, %c21 : index
                %3175 = arith.muli %3174, %c21 : index
                %3176 = arith.remui %3172, %c5 : index
                %3177 = arith.muli %3176, %c5 : index
                %3178 = arith.addi %3175, %3177 : index
                %3179 = arith.divui %3172, %c5 : index
                %3180 = arith.remui %3179, %c5 : index
                %3181 = arith.addi %3178, %3180 : index
                %3182 = arith.addi %3173, %3181 : index
                %3183 = arith.addi %3167, %3182 : index
                %3184 = arith.addi %3097, %3183 : index
                %3185 = vector.shuffle %3075, %3075 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3185, %kv[%3184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3186 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3186 {
            %3187 = wave.lane
            %3188 = arith.muli %3187, %c21 : index
            scf.for %3189 = %3188 to %c30 step %c7 {
              %3190 = arith.addi %2956, %3189 : index
              %3191 = vector.load %20[%3190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3192 = arith.mulf %3191, %2959 : vector<4xf32>
              %3193 = wave.fp8_encode "e5m2" %3192 : vector<4xf32> -> vector<4xi8>
              %3194 = arith.cmpi slt, %2957, %kvHeads : index
              scf.if %3194 {
                %3195 = arith.muli %2957, %c36 : index
                %3196 = arith.addi %2962, %3195 : index
                %3197 = vector.shuffle %3193, %3193 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3198 = arith.divui %3189, %c15 : index
                %3199 = arith.muli %3198, %c22 : index
                %3200 = arith.remui %3189, %c15 : index
                %3201 = arith.muli %2961, %c15 : index
                %3202 = arith.divui %3200, %c21 : index
                %3203 = arith.muli %3202, %c21 : index
                %3204 = arith.remui %3200, %c5 : index
                %3205 = arith.muli %3204, %c5 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.divui %3200, %c5 : index
                %3208 = arith.remui %3207, %c5 : index
                %3209 = arith.addi %3206, %3208 : index
                %3210 = arith.addi %3201, %3209 : index
                %3211 = arith.addi %3199, %3210 : index
                %3212 = arith.addi %3196, %3211 : index
                vector.store %3197, %kv[%3212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3213 = arith.subi %2957, %kvHeads : index
                %3214 = arith.muli %3213, %c36 : index
                %3215 = arith.addi %2962, %3214 : index
                %3216 = arith.addi %3189, %c9 : index
                %3217 = arith.divui %3216, %c15 : index
                %3218 = arith.muli %3217, %c22 : index
                %3219 = arith.addi %3218, %c12 : index
                %3220 = arith.remui %3216, %c15 : index
                %3221 = arith.divui %2961, %c5 : index
                %3222 = arith.remui %2961, %c5 : index
                %3223 = arith.muli %3222, %c4 : index
                %3224 = arith.addi %3221, %3223 : index
                %3225 = arith.muli %3220, %c15 : index
                %3226 = arith.divui %3224, %c21 : index
                %3227 = arith.muli %3226, %c21 : index
                %3228 = arith.remui %3224, %c5 : index
                %3229 = arith.muli %3228, %c5 : index
                %3230 = arith.addi %3227, %3229 : index
                %3231 = arith.divui %3224, %c5 : index
                %3232 = arith.remui %3231, %c5 : index
                %3233 = arith.addi %3230, %3232 : index
                %3234 = arith.addi %3225, %3233 : index
                %3235 = arith.addi %3219, %3234 : index
                %3236 = arith.addi %3215, %3235 : index
                %3237 = vector.shuffle %3193, %3193 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3237, %kv[%3236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3238 = arith.addi %3189, %c10 : index
                %3239 = arith.divui %3238, %c15 : index
                %3240 = arith.muli %3239, %c22 : index
                %3241 = arith.addi %3240, %c12 : index
                %3242 = arith.remui %3238, %c15 : index
                %3243 = arith.divui %2961, %c5 : index
                %3244 = arith.remui %2961, %c5 : index
                %3245 = arith.muli %3244, %c4 : index
                %3246 = arith.addi %3243, %3245 : index
                %3247 = arith.muli %3242, %c15 : index
                %3248 = arith.divui %3246, %c21 : index
                %3249 = arith.muli %3248, %c21 : index
                %3250 = arith.remui %3246, %c5 : index
                %3251 = arith.muli %3250, %c5 : index
                %3252 = arith.addi %3249, %3251 : index
                %3253 = arith.divui %3246, %c5 : index
                %3254 = arith.remui %3253, %c5 : index
                %3255 = arith.addi %3252, %3254 : index
                %3256 = arith.addi %3247, %3255 : index
                %3257 = arith.addi %3241, %3256 : index
                %3258 = arith.addi %3215, %3257 : index
                %3259 = vector.shuffle %3193, %3193 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3259, %kv[%3258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3260 = arith.addi %3189, %c5 : index
                %3261 = arith.divui %3260, %c15 : index
                %3262 = arith.muli %3261, %c22 : index
                %3263 = arith.addi %3262, %c12 : index
                %3264 = arith.remui %3260, %c15 : index
                %3265 = arith.divui %2961, %c5 : index
                %3266 = arith.remui %2961, %c5 : index
                %3267 = arith.muli %3266, %c4 : index
                %3268 = arith.addi %3265, %3267 : index
                %3269 = arith.muli %3264, %c15 : index
                %3270 = arith.divui %3268, %c21 : index
                %3271 = arith.muli %3270, %c21 : index
                %3272 = arith.remui %3268, %c5 : index
                %3273 = arith.muli %3272, %c5 : index
                %3274 = arith.addi %3271, %3273 : index
                %3275 = arith.divui %3268, %c5 : index
                %3276 = arith.remui %3275, %c5 : index
                %3277 = arith.addi %3274, %3276 : index
                %3278 = arith.addi %3269, %3277 : index
                %3279 = arith.addi %3263, %3278 : index
                %3280 = arith.addi %3215, %3279 : index
                %3281 = vector.shuffle %3193, %3193 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3281, %kv[%3280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3282 = arith.addi %3189, %c2 : index
                %3283 = arith.divui %3282, %c15 : index
                %3284 = arith.muli %3283, %c22 : index
                %3285 = arith.addi %3284, %c12 : index
                %3286 = arith.remui %3282, %c15 : index
                %3287 = arith.divui %2961, %c5 : index
                %3288 = arith.remui %2961, %c5 : index
                %3289 = arith.muli %3288, %c4 : index
                %3290 = arith.addi %3287, %3289 : index
                %3291 = arith.muli %3286, %c15 : index
                %3292 = arith.divui %3290, %c21 : index
                %3293 = arith.muli %3292, %c21 : index
                %3294 = arith.remui %3290, %c5 : index
                %3295 = arith.muli %3294, %c5 : index
                %3296 = arith.addi %3293, %3295 : index
                %3297 = arith.divui %3290, %c5 : index
                %3298 = arith.remui %3297, %c5 : index
                %3299 = arith.addi %3296, %3298 : index
                %3300 = arith.addi %3291, %3299 : index
                %3301 = arith.addi %3285, %3300 : index
                %3302 = arith.addi %3215, %3301 : index
                %3303 = vector.shuffle %3193, %3193 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3303, %kv[%3302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3304 = arith.addi %23, %c16 : index
    %3305 = wave.lane
    %3306 = arith.muli %3, %c5 : index
    %3307 = arith.muli %3306, %c22 : index
    %3308 = arith.addi %3307, %3305 : index
    %3309 = arith.muli %4, %c12 : index
    %3310 = arith.addi %3309, %3308 : index
    %3311 = arith.addi %3310, %c9 : index
    %3312 = arith.addi %3311, %c9 : index
    %3313 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %3313, %19[%3312] : memref<?xf32>
    %3314 = arith.muli %4, %c12 : index
    %3315 = arith.addi %3314, %3308 : index
    %3316 = arith.addi %3315, %c9 : index
    %3317 = arith.addi %3316, %c16 : index
    %3318 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %3318, %19[%3317] : memref<?xf32>
    %3319 = arith.muli %4, %c12 : index
    %3320 = arith.addi %3319, %3308 : index
    %3321 = arith.addi %3320, %c9 : index
    %3322 = arith.addi %3321, %c13 : index
    %3323 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %3323, %19[%3322] : memref<?xf32>
    %3324 = arith.muli %4, %c12 : index
    %3325 = arith.addi %3324, %3308 : index
    %3326 = arith.addi %3325, %c9 : index
    %3327 = arith.addi %3326, %c30 : index
    %3328 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %3328, %19[%3327] : memref<?xf32>
    %3329 = arith.muli %4, %c12 : index
    %3330 = arith.addi %3329, %3308 : index
    %3331 = arith.addi %3330, %c9 : index
    %3332 = arith.addi %3331, %c7 : index
    %3333 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %3333, %19[%3332] : memref<?xf32>
    %3334 = arith.muli %4, %c12 : index
    %3335 = arith.addi %3334, %3308 : index
    %3336 = arith.addi %3335, %c9 : index
    %3337 = arith.addi %3336, %c31 : index
    %3338 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %3338, %19[%3337] : memref<?xf32>
    %3339 = arith.muli %4, %c12 : index
    %3340 = arith.addi %3339, %3308 : index
    %3341 = arith.addi %3340, %c9 : index
    %3342 = arith.addi %3341, %c32 : index
    %3343 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %3343, %19[%3342] : memref<?xf32>
    %3344 = arith.muli %4, %c12 : index
    %3345 = arith.addi %3344, %3308 : index
    %3346 = arith.addi %3345, %c9 : index
    %3347 = arith.addi %3346, %c33 : index
    %3348 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %3348, %19[%3347] : memref<?xf32>
    %3349 = arith.muli %4, %c12 : index
    %3350 = arith.addi %3349, %3308 : index
    %3351 = arith.addi %3350, %c22 : index
    %3352 = arith.addi %3351, %c9 : index
    %3353 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %3353, %19[%3352] : memref<?xf32>
    %3354 = arith.muli %4, %c12 : index
    %3355 = arith.addi %3354, %3308 : index
    %3356 = arith.addi %3355, %c22 : index
    %3357 = arith.addi %3356, %c16 : index
    %3358 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %3358, %19[%3357] : memref<?xf32>
    %3359 = arith.muli %4, %c12 : index
    %3360 = arith.addi %3359, %3308 : index
    %3361 = arith.addi %3360, %c22 : index
    %3362 = arith.addi %3361, %c13 : index
    %3363 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %3363, %19[%3362] : memref<?xf32>
    %3364 = arith.muli %4, %c12 : index
    %3365 = arith.addi %3364, %3308 : index
    %3366 = arith.addi %3365, %c22 : index
    %3367 = arith.addi %3366, %c30 : index
    %3368 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %3368, %19[%3367] : memref<?xf32>
    %3369 = arith.muli %4, %c12 : index
    %3370 = arith.addi %3369, %3308 : index
    %3371 = arith.addi %3370, %c22 : index
    %3372 = arith.addi %3371, %c7 : index
    %3373 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %3373, %19[%3372] : memref<?xf32>
    %3374 = arith.muli %4, %c12 : index
    %3375 = arith.addi %3374, %3308 : index
    %3376 = arith.addi %3375, %c22 : index
    %3377 = arith.addi %3376, %c31 : index
    %3378 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %3378, %19[%3377] : memref<?xf32>
    %3379 = arith.muli %4, %c12 : index
    %3380 = arith.addi %3379, %3308 : index
    %3381 = arith.addi %3380, %c22 : index
    %3382 = arith.addi %3381, %c32 : index
    %3383 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %3383, %19[%3382] : memref<?xf32>
    %3384 = arith.muli %4, %c12 : index
    %3385 = arith.addi %3384, %3308 : index
    %3386 = arith.addi %3385, %c22 : index
    %3387 = arith.addi %3386, %c33 : index
    %3388 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %3388, %19[%3387] : memref<?xf32>
    wave.barrier
    %3389 = arith.muli %4, %c5 : index
    %3390 = arith.addi %3389, %c9 : index
    %3391 = arith.muli %3390, %c5 : index
    %3392 = arith.divui %3305, %c15 : index
    %3393 = arith.addi %3391, %3392 : index
    %3394 = arith.addi %3304, %3393 : index
    %3395 = arith.cmpi slt, %3394, %22 : index
    scf.if %3395 {
      %3396 = arith.cmpi eq, %hasFactors, %c10 : index
      %3397 = arith.muli %3394, %c5 : index
      %3398 = memref.load %factors[%3397] : memref<?xf32>
      %3399 = arith.mulf %3398, %operandScale : f32
      %3400 = arith.select %3396, %3399, %operandScale : f32
      %3401 = arith.addi %3308, %c9 : index
      %3402 = arith.muli %3390, %c16 : index
      %3403 = arith.addi %3401, %3402 : index
      %3404 = memref.load %19[%3403] : memref<?xf32>
      %3405 = arith.addi %3403, %c12 : index
      %3406 = memref.load %19[%3405] : memref<?xf32>
      %3407 = arith.addf %3404, %3406 : f32
      %3408 = arith.addi %3403, %c36 : index
      %3409 = memref.load %19[%3408] : memref<?xf32>
      %3410 = arith.addf %3407, %3409 : f32
      %3411 = arith.addi %3403, %c37 : index
      %3412 = memref.load %19[%3411] : memref<?xf32>
      %3413 = arith.addf %3410, %3412 : f32
      %3414 = arith.remui %3305, %c15 : index
      %3415 = arith.muli %3414, %c21 : index
      %3416 = arith.addi %16, %3415 : index
      %3417 = vector.load %w[%3416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3418 = vector.bitcast %3417 : vector<4xi8> to vector<1xf32>
      %3419 = vector.extract %3418[0] : f32 from vector<1xf32>
      %3420 = arith.mulf %3419, %3400 : f32
      %3421 = arith.mulf %3413, %3420 : f32
      %3422 = arith.muli %3, %c5 : index
      %3423 = arith.addi %3422, %c9 : index
      %3424 = arith.muli %3423, %c15 : index
      %3425 = arith.remui %3305, %c15 : index
      %3426 = arith.addi %3424, %3425 : index
      %3427 = arith.muli %3393, %c30 : index
      %3428 = arith.addi %3427, %3426 : index
      memref.store %3421, %20[%3428] : memref<?xf32>
      %3429 = arith.addi %3308, %c22 : index
      %3430 = arith.muli %3390, %c16 : index
      %3431 = arith.addi %3429, %3430 : index
      %3432 = memref.load %19[%3431] : memref<?xf32>
      %3433 = arith.addi %3431, %c12 : index
      %3434 = memref.load %19[%3433] : memref<?xf32>
      %3435 = arith.addf %3432, %3434 : f32
      %3436 = arith.addi %3431, %c36 : index
      %3437 = memref.load %19[%3436] : memref<?xf32>
      %3438 = arith.addf %3435, %3437 : f32
      %3439 = arith.addi %3431, %c37 : index
      %3440 = memref.load %19[%3439] : memref<?xf32>
      %3441 = arith.addf %3438, %3440 : f32
      %3442 = arith.remui %3305, %c15 : index
      %3443 = arith.muli %3442, %c21 : index
      %3444 = arith.addi %18, %3443 : index
      %3445 = vector.load %w[%3444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3446 = vector.bitcast %3445 : vector<4xi8> to vector<1xf32>
      %3447 = vector.extract %3446[0] : f32 from vector<1xf32>
      %3448 = arith.mulf %3447, %3400 : f32
      %3449 = arith.mulf %3441, %3448 : f32
      %3450 = arith.muli %3, %c5 : index
      %3451 = arith.addi %3450, %c10 : index
      %3452 = arith.muli %3451, %c15 : index
      %3453 = arith.remui %3305, %c15 : index
      %3454 = arith.addi %3452, %3453 : index
      %3455 = arith.muli %3393, %c30 : index
      %3456 = arith.addi %3455, %3454 : index
      memref.store %3449, %20[%3456] : memref<?xf32>
    }
    %3457 = arith.muli %4, %c5 : index
    %3458 = arith.addi %3457, %c10 : index
    %3459 = arith.muli %3458, %c5 : index
    %3460 = arith.divui %3305, %c15 : index
    %3461 = arith.addi %3459, %3460 : index
    %3462 = arith.addi %3304, %3461 : index
    %3463 = arith.cmpi slt, %3462, %22 : index
    scf.if %3463 {
      %3464 = arith.cmpi eq, %hasFactors, %c10 : index
      %3465 = arith.muli %3462, %c5 : index
      %3466 = memref.load %factors[%3465] : memref<?xf32>
      %3467 = arith.mulf %3466, %operandScale : f32
      %3468 = arith.select %3464, %3467, %operandScale : f32
      %3469 = arith.addi %3308, %c9 : index
      %3470 = arith.muli %3458, %c16 : index
      %3471 = arith.addi %3469, %3470 : index
      %3472 = memref.load %19[%3471] : memref<?xf32>
      %3473 = arith.addi %3471, %c12 : index
      %3474 = memref.load %19[%3473] : memref<?xf32>
      %3475 = arith.addf %3472, %3474 : f32
      %3476 = arith.addi %3471, %c36 : index
      %3477 = memref.load %19[%3476] : memref<?xf32>
      %3478 = arith.addf %3475, %3477 : f32
      %3479 = arith.addi %3471, %c37 : index
      %3480 = memref.load %19[%3479] : memref<?xf32>
      %3481 = arith.addf %3478, %3480 : f32
      %3482 = arith.remui %3305, %c15 : index
      %3483 = arith.muli %3482, %c21 : index
      %3484 = arith.addi %16, %3483 : index
      %3485 = vector.load %w[%3484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3486 = vector.bitcast %3485 : vector<4xi8> to vector<1xf32>
      %3487 = vector.extract %3486[0] : f32 from vector<1xf32>
      %3488 = arith.mulf %3487, %3468 : f32
      %3489 = arith.mulf %3481, %3488 : f32
      %3490 = arith.muli %3, %c5 : index
      %3491 = arith.addi %3490, %c9 : index
      %3492 = arith.muli %3491, %c15 : index
      %3493 = arith.remui %3305, %c15 : index
      %3494 = arith.addi %3492, %3493 : index
      %3495 = arith.muli %3461, %c30 : index
      %3496 = arith.addi %3495, %3494 : index
      memref.store %3489, %20[%3496] : memref<?xf32>
      %3497 = arith.addi %3308, %c22 : index
      %3498 = arith.muli %3458, %c16 : index
      %3499 = arith.addi %3497, %3498 : index
      %3500 = memref.load %19[%3499] : memref<?xf32>
      %3501 = arith.addi %3499, %c12 : index
      %3502 = memref.load %19[%3501] : memref<?xf32>
      %3503 = arith.addf %3500, %3502 : f32
      %3504 = arith.addi %3499, %c36 : index
      %3505 = memref.load %19[%3504] : memref<?xf32>
      %3506 = arith.addf %3503, %3505 : f32
      %3507 = arith.addi %3499, %c37 : index
      %3508 = memref.load %19[%3507] : memref<?xf32>
      %3509 = arith.addf %3506, %3508 : f32
      %3510 = arith.remui %3305, %c15 : index
      %3511 = arith.muli %3510, %c21 : index
      %3512 = arith.addi %18, %3511 : index
      %3513 = vector.load %w[%3512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3514 = vector.bitcast %3513 : vector<4xi8> to vector<1xf32>
      %3515 = vector.extract %3514[0] : f32 from vector<1xf32>
      %3516 = arith.mulf %3515, %3468 : f32
      %3517 = arith.mulf %3509, %3516 : f32
      %3518 = arith.muli %3, %c5 : index
      %3519 = arith.addi %3518, %c10 : index
      %3520 = arith.muli %3519, %c15 : index
      %3521 = arith.remui %3305, %c15 : index
      %3522 = arith.addi %3520, %3521 : index
      %3523 = arith.muli %3461, %c30 : index
      %3524 = arith.addi %3523, %3522 : index
      memref.store %3517, %20[%3524] : memref<?xf32>
    }
    wave.barrier
    %3525 = arith.addi %23, %c16 : index
    %3526 = wave.wave
    %3527 = arith.addi %3526, %c9 : index
    %3528 = arith.addi %3525, %3527 : index
    %3529 = arith.cmpi slt, %3528, %22 : index
    %3530 = arith.cmpi slt, %3527, %c15 : index
    %3531 = arith.andi %3529, %3530 : i1
    scf.if %3531 {
      %3532 = arith.addi %3525, %3527 : index
      %3533 = arith.muli %3527, %c30 : index
      %3534 = wave.lane
      %3535 = arith.addi %3534, %c9 : index
      %3536 = arith.cmpi eq, %hasBias, %c10 : index
      %3537 = arith.addi %3533, %3535 : index
      %3538 = memref.load %20[%3537] : memref<?xf32>
      %3539 = arith.muli %0, %c30 : index
      %3540 = arith.addi %3539, %3535 : index
      %3541 = memref.load %bias[%3540] : memref<?xf32>
      %3542 = arith.addf %3538, %3541 : f32
      %3543 = arith.select %3536, %3542, %3538 : f32
      %3544 = arith.addi %3535, %c17 : index
      %3545 = arith.cmpi eq, %hasBias, %c10 : index
      %3546 = arith.addi %3533, %3544 : index
      %3547 = memref.load %20[%3546] : memref<?xf32>
      %3548 = arith.muli %0, %c30 : index
      %3549 = arith.addi %3548, %3544 : index
      %3550 = memref.load %bias[%3549] : memref<?xf32>
      %3551 = arith.addf %3547, %3550 : f32
      %3552 = arith.select %3545, %3551, %3547 : f32
      %3553 = arith.addi %3534, %c16 : index
      %3554 = arith.cmpi slt, %3553, %c17 : index
      %3555 = arith.minsi %3553, %c39 : index
      %3556 = arith.cmpi eq, %hasBias, %c10 : index
      %3557 = arith.addi %3533, %3555 : index
      %3558 = memref.load %20[%3557] : memref<?xf32>
      %3559 = arith.muli %0, %c30 : index
      %3560 = arith.addi %3559, %3555 : index
      %3561 = memref.load %bias[%3560] : memref<?xf32>
      %3562 = arith.addf %3558, %3561 : f32
      %3563 = arith.select %3556, %3562, %3558 : f32
      %3564 = arith.addi %3555, %c17 : index
      %3565 = arith.cmpi eq, %hasBias, %c10 : index
      %3566 = arith.addi %3533, %3564 : index
      %3567 = memref.load %20[%3566] : memref<?xf32>
      %3568 = arith.muli %0, %c30 : index
      %3569 = arith.addi %3568, %3564 : index
      %3570 = memref.load %bias[%3569] : memref<?xf32>
      %3571 = arith.addf %3567, %3570 : f32
      %3572 = arith.select %3565, %3571, %3567 : f32
      %3573 = arith.addi %heads, %kvHeads : index
      %3574 = arith.cmpi slt, %0, %3573 : index
      scf.if %3574 {
        %3575 = arith.addi %positionsAt, %3532 : index
        %3576 = memref.load %step[%3575] : memref<?xi32>
        %3577 = arith.index_cast %3576 : i32 to index
        %3578 = arith.cmpi eq, %hasNorm, %c10 : index
        %3579 = math.fma %3543, %3543, %c42 : f32
        %3580 = math.fma %3552, %3552, %3579 : f32
        %3581 = math.fma %3563, %3563, %3580 : f32
        %3582 = arith.select %3554, %3581, %3580 : f32
        %3583 = math.fma %3572, %3572, %3582 : f32
        %3584 = arith.select %3554, %3583, %3582 : f32
        %3585 = vector.broadcast %3584 : f32 to vector<1xf32>
        %3586 = wave.reduce "add" %3585 : vector<1xf32>
        %3587 = arith.mulf %3586, %inverseHeadDim : f32
        %3588 = arith.addf %3587, %epsilon : f32
        %3589 = math.sqrt %3588 : f32
        %3590 = arith.divf %c44, %3589 : f32
        %3591 = arith.cmpi slt, %0, %heads : index
        %3592 = arith.addi %3535, %c17 : index
        %3593 = memref.load %query_norm[%3535] : memref<?xf32>
        %3594 = memref.load %key_norm[%3535] : memref<?xf32>
        %3595 = arith.select %3591, %3593, %3594 : f32
        %3596 = arith.mulf %3543, %3590 : f32
        %3597 = arith.mulf %3596, %3595 : f32
        %3598 = arith.select %3578, %3597, %3543 : f32
        %3599 = memref.load %query_norm[%3592] : memref<?xf32>
        %3600 = memref.load %key_norm[%3592] : memref<?xf32>
        %3601 = arith.select %3591, %3599, %3600 : f32
        %3602 = arith.mulf %3552, %3590 : f32
        %3603 = arith.mulf %3602, %3601 : f32
        %3604 = arith.select %3578, %3603, %3552 : f32
        %3605 = arith.addi %3555, %c17 : index
        %3606 = memref.load %query_norm[%3555] : memref<?xf32>
        %3607 = memref.load %key_norm[%3555] : memref<?xf32>
        %3608 = arith.select %3591, %3606, %3607 : f32
        %3609 = arith.mulf %3563, %3590 : f32
        %3610 = arith.mulf %3609, %3608 : f32
        %3611 = arith.select %3578, %3610, %3563 : f32
        %3612 = memref.load %query_norm[%3605] : memref<?xf32>
        %3613 = memref.load %key_norm[%3605] : memref<?xf32>
        %3614 = arith.select %3591, %3612, %3613 : f32
        %3615 = arith.mulf %3572, %3590 : f32
        %3616 = arith.mulf %3615, %3614 : f32
        %3617 = arith.select %3578, %3616, %3572 : f32
        %3618 = arith.remui %3577, %c22 : index
        %3619 = arith.muli %3618, %c30 : index
        %3620 = arith.addi %3619, %3535 : index
        %3621 = arith.divui %3577, %c22 : index
        %3622 = arith.addi %3621, %c22 : index
        %3623 = arith.muli %3622, %c30 : index
        %3624 = arith.addi %3623, %3535 : index
        %3625 = memref.load %rope[%3620] : memref<?xf32>
        %3626 = arith.addi %3620, %c17 : index
        %3627 = memref.load %rope[%3626] : memref<?xf32>
        %3628 = memref.load %rope[%3624] : memref<?xf32>
        %3629 = arith.addi %3624, %c17 : index
        %3630 = memref.load %rope[%3629] : memref<?xf32>
        %3631 = arith.mulf %3628, %3625 : f32
        %3632 = arith.mulf %3630, %3627 : f32
        %3633 = arith.subf %3631, %3632 : f32
        %3634 = arith.mulf %3630, %3625 : f32
        %3635 = arith.mulf %3628, %3627 : f32
        %3636 = arith.addf %3634, %3635 : f32
        %3637 = arith.mulf %3598, %3633 : f32
        %3638 = arith.mulf %3604, %3636 : f32
        %3639 = arith.subf %3637, %3638 : f32
        %3640 = arith.mulf %3604, %3633 : f32
        %3641 = arith.mulf %3598, %3636 : f32
        %3642 = arith.addf %3640, %3641 : f32
        %3643 = arith.cmpi slt, %0, %heads : index
        scf.if %3643 {
          %3644 = arith.muli %3532, %heads : index
          %3645 = arith.addi %3644, %0 : index
          %3646 = arith.muli %3645, %c30 : index
          %3647 = arith.addi %3646, %3535 : index
          memref.store %3639, %q[%3647] : memref<?xf32>
          %3648 = arith.addi %3647, %c17 : index
          memref.store %3642, %q[%3648] : memref<?xf32>
        } else {
          %3649 = arith.addi %3533, %3535 : index
          memref.store %3639, %20[%3649] : memref<?xf32>
          %3650 = arith.addi %3533, %3535 : index
          %3651 = arith.addi %3650, %c17 : index
          memref.store %3642, %20[%3651] : memref<?xf32>
        }
        %3652 = arith.remui %3577, %c22 : index
        %3653 = arith.muli %3652, %c30 : index
        %3654 = arith.addi %3653, %3555 : index
        %3655 = arith.divui %3577, %c22 : index
        %3656 = arith.addi %3655, %c22 : index
        %3657 = arith.muli %3656, %c30 : index
        %3658 = arith.addi %3657, %3555 : index
        %3659 = memref.load %rope[%3654] : memref<?xf32>
        %3660 = arith.addi %3654, %c17 : index
        %3661 = memref.load %rope[%3660] : memref<?xf32>
        %3662 = memref.load %rope[%3658] : memref<?xf32>
        %3663 = arith.addi %3658, %c17 : index
        %3664 = memref.load %rope[%3663] : memref<?xf32>
        %3665 = arith.mulf %3662, %3659 : f32
        %3666 = arith.mulf %3664, %3661 : f32
        %3667 = arith.subf %3665, %3666 : f32
        %3668 = arith.mulf %3664, %3659 : f32
        %3669 = arith.mulf %3662, %3661 : f32
        %3670 = arith.addf %3668, %3669 : f32
        %3671 = arith.mulf %3611, %3667 : f32
        %3672 = arith.mulf %3617, %3670 : f32
        %3673 = arith.subf %3671, %3672 : f32
        %3674 = arith.mulf %3617, %3667 : f32
        %3675 = arith.mulf %3611, %3670 : f32
        %3676 = arith.addf %3674, %3675 : f32
        scf.if %3554 {
          %3677 = arith.cmpi slt, %0, %heads : index
          scf.if %3677 {
            %3678 = arith.muli %3532, %heads : index
            %3679 = arith.addi %3678, %0 : index
            %3680 = arith.muli %3679, %c30 : index
            %3681 = arith.addi %3680, %3555 : index
            memref.store %3673, %q[%3681] : memref<?xf32>
            %3682 = arith.addi %3681, %c17 : index
            memref.store %3676, %q[%3682] : memref<?xf32>
          } else {
            %3683 = arith.addi %3533, %3555 : index
            memref.store %3673, %20[%3683] : memref<?xf32>
            %3684 = arith.addi %3533, %3555 : index
            %3685 = arith.addi %3684, %c17 : index
            memref.store %3676, %20[%3685] : memref<?xf32>
          }
        }
      } else {
        %3686 = arith.cmpi slt, %0, %heads : index
        scf.if %3686 {
          %3687 = arith.muli %3532, %heads : index
          %3688 = arith.addi %3687, %0 : index
          %3689 = arith.muli %3688, %c30 : index
          %3690 = arith.addi %3689, %3535 : index
          memref.store %3543, %q[%3690] : memref<?xf32>
          %3691 = arith.addi %3690, %c17 : index
          memref.store %3552, %q[%3691] : memref<?xf32>
        } else {
          %3692 = arith.addi %3533, %3535 : index
          memref.store %3543, %20[%3692] : memref<?xf32>
          %3693 = arith.addi %3533, %3535 : index
          %3694 = arith.addi %3693, %c17 : index
          memref.store %3552, %20[%3694] : memref<?xf32>
        }
        scf.if %3554 {
          %3695 = arith.cmpi slt, %0, %heads : index
          scf.if %3695 {
            %3696 = arith.muli %3532, %heads : index
            %3697 = arith.addi %3696, %0 : index
            %3698 = arith.muli %3697, %c30 : index
            %3699 = arith.addi %3698, %3555 : index
            memref.store %3563, %q[%3699] : memref<?xf32>
            %3700 = arith.addi %3699, %c17 : index
            memref.store %3572, %q[%3700] : memref<?xf32>
          } else {
            %3701 = arith.addi %3533, %3555 : index
            memref.store %3563, %20[%3701] : memref<?xf32>
            %3702 = arith.addi %3533, %3555 : index
            %3703 = arith.addi %3702, %c17 : index
            memref.store %3572, %20[%3703] : memref<?xf32>
          }
        }
      }
    }
    %3704 = arith.addi %3526, %c46 : index
    %3705 = arith.addi %3525, %3704 : index
    %3706 = arith.cmpi slt, %3705, %22 : index
    %3707 = arith.cmpi slt, %3704, %c15 : index
    %3708 = arith.andi %3706, %3707 : i1
    scf.if %3708 {
      %3709 = arith.addi %3525, %3704 : index
      %3710 = arith.muli %3704, %c30 : index
      %3711 = wave.lane
      %3712 = arith.addi %3711, %c9 : index
      %3713 = arith.cmpi eq, %hasBias, %c10 : index
      %3714 = arith.addi %3710, %3712 : index
      %3715 = memref.load %20[%3714] : memref<?xf32>
      %3716 = arith.muli %0, %c30 : index
      %3717 = arith.addi %3716, %3712 : index
      %3718 = memref.load %bias[%3717] : memref<?xf32>
      %3719 = arith.addf %3715, %3718 : f32
      %3720 = arith.select %3713, %3719, %3715 : f32
      %3721 = arith.addi %3712, %c17 : index
      %3722 = arith.cmpi eq, %hasBias, %c10 : index
      %3723 = arith.addi %3710, %3721 : index
      %3724 = memref.load %20[%3723] : memref<?xf32>
      %3725 = arith.muli %0, %c30 : index
      %3726 = arith.addi %3725, %3721 : index
      %3727 = memref.load %bias[%3726] : memref<?xf32>
      %3728 = arith.addf %3724, %3727 : f32
      %3729 = arith.select %3722, %3728, %3724 : f32
      %3730 = arith.addi %3711, %c16 : index
      %3731 = arith.cmpi slt, %3730, %c17 : index
      %3732 = arith.minsi %3730, %c39 : index
      %3733 = arith.cmpi eq, %hasBias, %c10 : index
      %3734 = arith.addi %3710, %3732 : index
      %3735 = memref.load %20[%3734] : memref<?xf32>
      %3736 = arith.muli %0, %c30 : index
      %3737 = arith.addi %3736, %3732 : index
      %3738 = memref.load %bias[%3737] : memref<?xf32>
      %3739 = arith.addf %3735, %3738 : f32
      %3740 = arith.select %3733, %3739, %3735 : f32
      %3741 = arith.addi %3732, %c17 : index
      %3742 = arith.cmpi eq, %hasBias, %c10 : index
      %3743 = arith.addi %3710, %3741 : index
      %3744 = memref.load %20[%3743] : memref<?xf32>
      %3745 = arith.muli %0, %c30 : index
      %3746 = arith.addi %3745, %3741 : index
      %3747 = memref.load %bias[%3746] : memref<?xf32>
      %3748 = arith.addf %3744, %3747 : f32
      %3749 = arith.select %3742, %3748, %3744 : f32
      %3750 = arith.addi %heads, %kvHeads : index
      %3751 = arith.cmpi slt, %0, %3750 : index
      scf.if %3751 {
        %3752 = arith.addi %positionsAt, %3709 : index
        %3753 = memref.load %step[%3752] : memref<?xi32>
        %3754 = arith.index_cast %3753 : i32 to index
        %3755 = arith.cmpi eq, %hasNorm, %c10 : index
        %3756 = math.fma %3720, %3720, %c42 : f32
        %3757 = math.fma %3729, %3729, %3756 : f32
        %3758 = math.fma %3740, %3740, %3757 : f32
        %3759 = arith.select %3731, %3758, %3757 : f32
        %3760 = math.fma %3749, %3749, %3759 : f32
        %3761 = arith.select %3731, %3760, %3759 : f32
        %3762 = vector.broadcast %3761 : f32 to vector<1xf32>
        %3763 = wave.reduce "add" %3762 : vector<1xf32>
        %3764 = arith.mulf %3763, %inverseHeadDim : f32
        %3765 = arith.addf %3764, %epsilon : f32
        %3766 = math.sqrt %3765 : f32
        %3767 = arith.divf %c44, %3766 : f32
        %3768 = arith.cmpi slt, %0, %heads : index
        %3769 = arith.addi %3712, %c17 : index
        %3770 = memref.load %query_norm[%3712] : memref<?xf32>
        %3771 = memref.load %key_norm[%3712] : memref<?xf32>
        %3772 = arith.select %3768, %3770, %3771 : f32
        %3773 = arith.mulf %3720, %3767 : f32
        %3774 = arith.mulf %3773, %3772 : f32
        %3775 = arith.select %3755, %3774, %3720 : f32
        %3776 = memref.load %query_norm[%3769] : memref<?xf32>
        %3777 = memref.load %key_norm[%3769] : memref<?xf32>
        %3778 = arith.select %3768, %3776, %3777 : f32
        %3779 = arith.mulf %3729, %3767 : f32
        %3780 = arith.mulf %3779, %3778 : f32
        %3781 = arith.select %3755, %3780, %3729 : f32
        %3782 = arith.addi %3732, %c17 : index
        %3783 = memref.load %query_norm[%3732] : memref<?xf32>
        %3784 = memref.load %key_norm[%3732] : memref<?xf32>
        %3785 = arith.select %3768, %3783, %3784 : f32
        %3786 = arith.mulf %3740, %3767 : f32
        %3787 = arith.mulf %3786, %3785 : f32
        %3788 = arith.select %3755, %3787, %3740 : f32
        %3789 = memref.load %query_norm[%3782] : memref<?xf32>
        %3790 = memref.load %key_norm[%3782] : memref<?xf32>
        %3791 = arith.select %3768, %3789, %3790 : f32
        %3792 = arith.mulf %3749, %3767 : f32
        %3793 = arith.mulf %3792, %3791 : f32
        %3794 = arith.select %3755, %3793, %3749 : f32
        %3795 = arith.remui %3754, %c22 : index
        %3796 = arith.muli %3795, %c30 : index
        %3797 = arith.addi %3796, %3712 : index
        %3798 = arith.divui %3754, %c22 : index
        %3799 = arith.addi %3798, %c22 : index
        %3800 = arith.muli %3799, %c30 : index
        %3801 = arith.addi %3800, %3712 : index
        %3802 = memref.load %rope[%3797] : memref<?xf32>
        %3803 = arith.addi %3797, %c17 : index
        %3804 = memref.load %rope[%3803] : memref<?xf32>
        %3805 = memref.load %rope[%3801] : memref<?xf32>
        %3806 = arith.addi %3801, %c17 : index
        %3807 = memref.load %rope[%3806] : memref<?xf32>
        %3808 = arith.mulf %3805, %3802 : f32
        %3809 = arith.mulf %3807, %3804 : f32
        %3810 = arith.subf %3808, %3809 : f32
        %3811 = arith.mulf %3807, %3802 : f32
        %3812 = arith.mulf %3805, %3804 : f32
        %3813 = arith.addf %3811, %3812 : f32
        %3814 = arith.mulf %3775, %3810 : f32
        %3815 = arith.mulf %3781, %3813 : f32
        %3816 = arith.subf %3814, %3815 : f32
        %3817 = arith.mulf %3781, %3810 : f32
        %3818 = arith.mulf %3775, %3813 : f32
        %3819 = arith.addf %3817, %3818 : f32
        %3820 = arith.cmpi slt, %0, %heads : index
        scf.if %3820 {
          %3821 = arith.muli %3709, %heads : index
          %3822 = arith.addi %3821, %0 : index
          %3823 = arith.muli %3822, %c30 : index
          %3824 = arith.addi %3823, %3712 : index
          memref.store %3816, %q[%3824] : memref<?xf32>
          %3825 = arith.addi %3824, %c17 : index
          memref.store %3819, %q[%3825] : memref<?xf32>
        } else {
          %3826 = arith.addi %3710, %3712 : index
          memref.store %3816, %20[%3826] : memref<?xf32>
          %3827 = arith.addi %3710, %3712 : index
          %3828 = arith.addi %3827, %c17 : index
          memref.store %3819, %20[%3828] : memref<?xf32>
        }
        %3829 = arith.remui %3754, %c22 : index
        %3830 = arith.muli %3829, %c30 : index
        %3831 = arith.addi %3830, %3732 : index
        %3832 = arith.divui %3754, %c22 : index
        %3833 = arith.addi %3832, %c22 : index
        %3834 = arith.muli %3833, %c30 : index
        %3835 = arith.addi %3834, %3732 : index
        %3836 = memref.load %rope[%3831] : memref<?xf32>
        %3837 = arith.addi %3831, %c17 : index
        %3838 = memref.load %rope[%3837] : memref<?xf32>
        %3839 = memref.load %rope[%3835] : memref<?xf32>
        %3840 = arith.addi %3835, %c17 : index
        %3841 = memref.load %rope[%3840] : memref<?xf32>
        %3842 = arith.mulf %3839, %3836 : f32
        %3843 = arith.mulf %3841, %3838 : f32
        %3844 = arith.subf %3842, %3843 : f32
        %3845 = arith.mulf %3841, %3836 : f32
        %3846 = arith.mulf %3839, %3838 : f32
        %3847 = arith.addf %3845, %3846 : f32
        %3848 = arith.mulf %3788, %3844 : f32
        %3849 = arith.mulf %3794, %3847 : f32
        %3850 = arith.subf %3848, %3849 : f32
        %3851 = arith.mulf %3794, %3844 : f32
        %3852 = arith.mulf %3788, %3847 : f32
        %3853 = arith.addf %3851, %3852 : f32
        scf.if %3731 {
          %3854 = arith.cmpi slt, %0, %heads : index
          scf.if %3854 {
            %3855 = arith.muli %3709, %heads : index
            %3856 = arith.addi %3855, %0 : index
            %3857 = arith.muli %3856, %c30 : index
            %3858 = arith.addi %3857, %3732 : index
            memref.store %3850, %q[%3858] : memref<?xf32>
            %3859 = arith.addi %3858, %c17 : index
            memref.store %3853, %q[%3859] : memref<?xf32>
          } else {
            %3860 = arith.addi %3710, %3732 : index
            memref.store %3850, %20[%3860] : memref<?xf32>
            %3861 = arith.addi %3710, %3732 : index
            %3862 = arith.addi %3861, %c17 : index
            memref.store %3853, %20[%3862] : memref<?xf32>
          }
        }
      } else {
        %3863 = arith.cmpi slt, %0, %heads : index
        scf.if %3863 {
          %3864 = arith.muli %3709, %heads : index
          %3865 = arith.addi %3864, %0 : index
          %3866 = arith.muli %3865, %c30 : index
          %3867 = arith.addi %3866, %3712 : index
          memref.store %3720, %q[%3867] : memref<?xf32>
          %3868 = arith.addi %3867, %c17 : index
          memref.store %3729, %q[%3868] : memref<?xf32>
        } else {
          %3869 = arith.addi %3710, %3712 : index
          memref.store %3720, %20[%3869] : memref<?xf32>
          %3870 = arith.addi %3710, %3712 : index
          %3871 = arith.addi %3870, %c17 : index
          memref.store %3729, %20[%3871] : memref<?xf32>
        }
        scf.if %3731 {
          %3872 = arith.cmpi slt, %0, %heads : index
          scf.if %3872 {
            %3873 = arith.muli %3709, %heads : index
            %3874 = arith.addi %3873, %0 : index
            %3875 = arith.muli %3874, %c30 : index
            %3876 = arith.addi %3875, %3732 : index
            memref.store %3740, %q[%3876] : memref<?xf32>
            %3877 = arith.addi %3876, %c17 : index
            memref.store %3749, %q[%3877] : memref<?xf32>
          } else {
            %3878 = arith.addi %3710, %3732 : index
            memref.store %3740, %20[%3878] : memref<?xf32>
            %3879 = arith.addi %3710, %3732 : index
            %3880 = arith.addi %3879, %c17 : index
            memref.store %3749, %20[%3880] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3881 = arith.cmpi sge, %0, %heads : index
    scf.if %3881 {
      %3882 = arith.addi %3526, %c9 : index
      %3883 = arith.addi %3525, %3882 : index
      %3884 = arith.cmpi slt, %3883, %22 : index
      %3885 = arith.cmpi slt, %3882, %c15 : index
      %3886 = arith.andi %3884, %3885 : i1
      scf.if %3886 {
        %3887 = arith.addi %3525, %3882 : index
        %3888 = arith.addi %slotsAt, %3887 : index
        %3889 = memref.load %step[%3888] : memref<?xi32>
        %3890 = arith.index_cast %3889 : i32 to index
        %3891 = arith.cmpi sge, %3890, %c9 : index
        scf.if %3891 {
          %3892 = arith.muli %3882, %c30 : index
          %3893 = arith.subi %0, %heads : index
          %3894 = memref.load %scales[%3893] : memref<?xf32>
          %3895 = vector.broadcast %3894 : f32 to vector<4xf32>
          %3896 = arith.divui %3890, %c15 : index
          %3897 = arith.remui %3890, %c15 : index
          %3898 = arith.muli %3896, %pageBytes : index
          %3899 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3899 {
            %3900 = wave.lane
            %3901 = arith.muli %3900, %c21 : index
            scf.for %3902 = %3901 to %c30 step %c7 {
              %3903 = arith.addi %3892, %3902 : index
              %3904 = vector.load %20[%3903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3905 = arith.mulf %3904, %3895 : vector<4xf32>
              %3906 = arith.minimumf %3905, %c50 : vector<4xf32>
              %3907 = arith.maximumf %3906, %c51 : vector<4xf32>
              %3908 = arith.truncf %3907 : vector<4xf32> to vector<4xf16>
              %3909 = vector.bitcast %3908 : vector<4xf16> to vector<8xi8>
              %3910 = arith.cmpi slt, %3893, %kvHeads : index
              scf.if %3910 {
                %3911 = arith.muli %3893, %c11 : index
                %3912 = arith.addi %3898, %3911 : index
                %3913 = arith.divui %3902, %c15 : index
                %3914 = arith.muli %3913, %c52 : index
                %3915 = arith.remui %3902, %c15 : index
                %3916 = arith.divui %3915, %c4 : index
                %3917 = arith.muli %3916, %c22 : index
                %3918 = arith.muli %3897, %c15 : index
                %3919 = arith.addi %3917, %3918 : index
                %3920 = arith.remui %3915, %c4 : index
                %3921 = arith.muli %3920, %c5 : index
                %3922 = arith.addi %3919, %3921 : index
                %3923 = arith.addi %3914, %3922 : index
                %3924 = arith.addi %3912, %3923 : index
                vector.store %3909, %kv[%3924] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3925 = arith.subi %3893, %kvHeads : index
                %3926 = arith.muli %3925, %c11 : index
                %3927 = arith.addi %3898, %3926 : index
                %3928 = arith.addi %3902, %c9 : index
                %3929 = arith.divui %3928, %c15 : index
                %3930 = arith.muli %3929, %c52 : index
                %3931 = arith.addi %3930, %c36 : index
                %3932 = arith.remui %3928, %c15 : index
                %3933 = arith.divui %3897, %c5 : index
                %3934 = arith.remui %3897, %c5 : index
                %3935 = arith.muli %3934, %c4 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.divui %3936, %c4 : index
                %3938 = arith.muli %3937, %c22 : index
                %3939 = arith.muli %3932, %c15 : index
                %3940 = arith.addi %3938, %3939 : index
                %3941 = arith.remui %3936, %c4 : index
                %3942 = arith.muli %3941, %c5 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.addi %3931, %3943 : index
                %3945 = arith.addi %3927, %3944 : index
                %3946 = vector.shuffle %3909, %3909 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3946, %kv[%3945] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3947 = arith.addi %3902, %c10 : index
                %3948 = arith.divui %3947, %c15 : index
                %3949 = arith.muli %3948, %c52 : index
                %3950 = arith.addi %3949, %c36 : index
                %3951 = arith.remui %3947, %c15 : index
                %3952 = arith.divui %3897, %c5 : index
                %3953 = arith.remui %3897, %c5 : index
                %3954 = arith.muli %3953, %c4 : index
                %3955 = arith.addi %3952, %3954 : index
                %3956 = arith.divui %3955, %c4 : index
                %3957 = arith.muli %3956, %c22 : index
                %3958 = arith.muli %3951, %c15 : index
                %3959 = arith.addi %3957, %3958 : index
                %3960 = arith.remui %3955, %c4 : index
                %3961 = arith.muli %3960, %c5 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.addi %3950, %3962 : index
                %3964 = arith.addi %3927, %3963 : index
                %3965 = vector.shuffle %3909, %3909 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3965, %kv[%3964] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3966 = arith.addi %3902, %c5 : index
                %3967 = arith.divui %3966, %c15 : index
                %3968 = arith.muli %3967, %c52 : index
                %3969 = arith.addi %3968, %c36 : index
                %3970 = arith.remui %3966, %c15 : index
                %3971 = arith.divui %3897, %c5 : index
                %3972 = arith.remui %3897, %c5 : index
                %3973 = arith.muli %3972, %c4 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.divui %3974, %c4 : index
                %3976 = arith.muli %3975, %c22 : index
                %3977 = arith.muli %3970, %c15 : index
                %3978 = arith.addi %3976, %3977 : index
                %3979 = arith.remui %3974, %c4 : index
                %3980 = arith.muli %3979, %c5 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.addi %3969, %3981 : index
                %3983 = arith.addi %3927, %3982 : index
                %3984 = vector.shuffle %3909, %3909 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3984, %kv[%3983] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3985 = arith.addi %3902, %c2 : index
                %3986 = arith.divui %3985, %c15 : index
                %3987 = arith.muli %3986, %c52 : index
                %3988 = arith.addi %3987, %c36 : index
                %3989 = arith.remui %3985, %c15 : index
                %3990 = arith.divui %3897, %c5 : index
                %3991 = arith.remui %3897, %c5 : index
                %3992 = arith.muli %3991, %c4 : index
                %3993 = arith.addi %3990, %3992 : index
                %3994 = arith.divui %3993, %c4 : index
                %3995 = arith.muli %3994, %c22 : index
                %3996 = arith.muli %3989, %c15 : index
                %3997 = arith.addi %3995, %3996 : index
                %3998 = arith.remui %3993, %c4 : index
                %3999 = arith.muli %3998, %c5 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.addi %3988, %4000 : index
                %4002 = arith.addi %3927, %4001 : index
                %4003 = vector.shuffle %3909, %3909 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4003, %kv[%4002] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4004 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4004 {
            %4005 = wave.lane
            %4006 = arith.muli %4005, %c21 : index
            scf.for %4007 = %4006 to %c30 step %c7 {
              %4008 = arith.addi %3892, %4007 : index
              %4009 = vector.load %20[%4008] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4010 = arith.mulf %4009, %3895 : vector<4xf32>
              %4011 = wave.fp8_encode "e4m3" %4010 : vector<4xf32> -> vector<4xi8>
              %4012 = arith.cmpi slt, %3893, %kvHeads : index
              scf.if %4012 {
                %4013 = arith.muli %3893, %c36 : index
                %4014 = arith.addi %3898, %4013 : index
                %4015 = vector.shuffle %4011, %4011 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4016 = arith.divui %4007, %c15 : index
                %4017 = arith.muli %4016, %c22 : index
                %4018 = arith.remui %4007, %c15 : index
                %4019 = arith.muli %3897, %c15 : index
                %4020 = arith.divui %4018, %c21 : index
                %4021 = arith.muli %4020, %c21 : index
                %4022 = arith.remui %4018, %c5 : index
                %4023 = arith.muli %4022, %c5 : index
                %4024 = arith.addi %4021, %4023 : index
                %4025 = arith.divui %4018, %c5 : index
                %4026 = arith.remui %4025, %c5 : index
                %4027 = arith.addi %4024, %4026 : index
                %4028 = arith.addi %4019, %4027 : index
                %4029 = arith.addi %4017, %4028 : index
                %4030 = arith.addi %4014, %4029 : index
                vector.store %4015, %kv[%4030] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4031 = arith.subi %3893, %kvHeads : index
                %4032 = arith.muli %4031, %c36 : index
                %4033 = arith.addi %3898, %4032 : index
                %4034 = arith.addi %4007, %c9 : index
                %4035 = arith.divui %4034, %c15 : index
                %4036 = arith.muli %4035, %c22 : index
                %4037 = arith.addi %4036, %c12 : index
                %4038 = arith.remui %4034, %c15 : index
                %4039 = arith.divui %3897, %c5 : index
                %4040 = arith.remui %3897, %c5 : index
                %4041 = arith.muli %4040, %c4 : index
                %4042 = arith.addi %4039, %4041 : index
                %4043 = arith.muli %4038, %c15 : index
                %4044 = arith.divui %4042, %c21 : index
                %4045 = arith.muli %4044, %c21 : index
                %4046 = arith.remui %4042, %c5 : index
                %4047 = arith.muli %4046, %c5 : index
                %4048 = arith.addi %4045, %4047 : index
                %4049 = arith.divui %4042, %c5 : index
                %4050 = arith.remui %4049, %c5 : index
                %4051 = arith.addi %4048, %4050 : index
                %4052 = arith.addi %4043, %4051 : index
                %4053 = arith.addi %4037, %4052 : index
                %4054 = arith.addi %4033, %4053 : index
                %4055 = vector.shuffle %4011, %4011 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4055, %kv[%4054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4056 = arith.addi %4007, %c10 : index
                %4057 = arith.divui %4056, %c15 : index
                %4058 = arith.muli %4057, %c22 : index
                %4059 = arith.addi %4058, %c12 : index
                %4060 = arith.remui %4056, %c15 : index
                %4061 = arith.divui %3897, %c5 : index
                %4062 = arith.remui %3897, %c5 : index
                %4063 = arith.muli %4062, %c4 : index
                %4064 = arith.addi %4061, %4063 : index
                %4065 = arith.muli %4060, %c15 : index
                %4066 = arith.divui %4064, %c21 : index
                %4067 = arith.muli %4066, %c21 : index
                %4068 = arith.remui %4064, %c5 : index
                %4069 = arith.muli %4068, %c5 : index
                %4070 = arith.addi %4067, %4069 : index
                %4071 = arith.divui %4064, %c5 : index
                %4072 = arith.remui %4071, %c5 : index
                %4073 = arith.addi %4070, %4072 : index
                %4074 = arith.addi %4065, %4073 : index
                %4075 = arith.addi %4059, %4074 : index
                %4076 = arith.addi %4033, %4075 : index
                %4077 = vector.shuffle %4011, %4011 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4077, %kv[%4076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4078 = arith.addi %4007, %c5 : index
                %4079 = arith.divui %4078, %c15 : index
                %4080 = arith.muli %4079, %c22 : index
                %4081 = arith.addi %4080, %c12 : index
                %4082 = arith.remui %4078, %c15 : index
                %4083 = arith.divui %3897, %c5 : index
                %4084 = arith.remui %3897, %c5 : index
                %4085 = arith.muli %4084, %c4 : index
                %4086 = arith.addi %4083, %4085 : index
                %4087 = arith.muli %4082, %c15 : index
                %4088 = arith.divui %4086, %c21 : index
                %4089 = arith.muli %4088, %c21 : index
                %4090 = arith.remui %4086, %c5 : index
                %4091 = arith.muli %4090, %c5 : index
                %4092 = arith.addi %4089, %4091 : index
                %4093 = arith.divui %4086, %c5 : index
                %4094 = arith.remui %4093, %c5 : index
                %4095 = arith.addi %4092, %4094 : index
                %4096 = arith.addi %4087, %4095 : index
                %4097 = arith.addi %4081, %4096 : index
                %4098 = arith.addi %4033, %4097 : index
                %4099 = vector.shuffle %4011, %4011 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4099, %kv[%4098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4100 = arith.addi %4007, %c2 : index
                %4101 = arith.divui %4100, %c15 : index
                %4102 = arith.muli %4101, %c22 : index
                %4103 = arith.addi %4102, %c12 : index
                %4104 = arith.remui %4100, %c15 : index
                %4105 = arith.divui %3897, %c5 : index
                %4106 = arith.remui %3897, %c5 : index
                %4107 = arith.muli %4106, %c4 : index
                %4108 = arith.addi %4105, %4107 : index
                %4109 = arith.muli %4104, %c15 : index
                %4110 = arith.divui %4108, %c21 : index
                %4111 = arith.muli %4110, %c21 : index
                %4112 = arith.remui %4108, %c5 : index
                %4113 = arith.muli %4112, %c5 : index
                %4114 = arith.addi %4111, %4113 : index
                %4115 = arith.divui %4108, %c5 : index
                %4116 = arith.remui %4115, %c5 : index
                %4117 = arith.addi %4114, %4116 : index
                %4118 = arith.addi %4109, %4117 : index
                %4119 = arith.addi %4103, %4118 : index
                %4120 = arith.addi %4033, %4119 : index
                %4121 = vector.shuffle %4011, %4011 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4121, %kv[%4120] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4122 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4122 {
            %4123 = wave.lane
            %4124 = arith.muli %4123, %c21 : index
            scf.for %4125 = %4124 to %c30 step %c7 {
              %4126 = arith.addi %3892, %4125 : index
              %4127 = vector.load %20[%4126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4128 = arith.mulf %4127, %3895 : vector<4xf32>
              %4129 = wave.fp8_encode "e5m2" %4128 : vector<4xf32> -> vector<4xi8>
              %4130 = arith.cmpi slt, %3893, %kvHeads : index
              scf.if %4130 {
                %4131 = arith.muli %3893, %c36 : index
                %4132 = arith.addi %3898, %4131 : index
                %4133 = vector.shuffle %4129, %4129 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4134 = arith.divui %4125, %c15 : index
                %4135 = arith.muli %4134, %c22 : index
                %4136 = arith.remui %4125, %c15 : index
                %4137 = arith.muli %3897, %c15 : index
                %4138 = arith.divui %4136, %c21 : index
                %4139 = arith.muli %4138, %c21 : index
                %4140 = arith.remui %4136, %c5 : index
                %4141 = arith.muli %4140, %c5 : index
                %4142 = arith.addi %4139, %4141 : index
                %4143 = arith.divui %4136, %c5 : index
                %4144 = arith.remui %4143, %c5 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.addi %4137, %4145 : index
                %4147 = arith.addi %4135, %4146 : index
                %4148 = arith.addi %4132, %4147 : index
                vector.store %4133, %kv[%4148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4149 = arith.subi %3893, %kvHeads : index
                %4150 = arith.muli %4149, %c36 : index
                %4151 = arith.addi %3898, %4150 : index
                %4152 = arith.addi %4125, %c9 : index
                %4153 = arith.divui %4152, %c15 : index
                %4154 = arith.muli %4153, %c22 : index
                %4155 = arith.addi %4154, %c12 : index
                %4156 = arith.remui %4152, %c15 : index
                %4157 = arith.divui %3897, %c5 : index
                %4158 = arith.remui %3897, %c5 : index
                %4159 = arith.muli %4158, %c4 : index
                %4160 = arith.addi %4157, %4159 : index
                %4161 = arith.muli %4156, %c15 : index
                %4162 = arith.divui %4160, %c21 : index
                %4163 = arith.muli %4162, %c21 : index
                %4164 = arith.remui %4160, %c5 : index
                %4165 = arith.muli %4164, %c5 : index
                %4166 = arith.addi %4163, %4165 : index
                %4167 = arith.divui %4160, %c5 : index
                %4168 = arith.remui %4167, %c5 : index
                %4169 = arith.addi %4166, %4168 : index
                %4170 = arith.addi %4161, %4169 : index
                %4171 = arith.addi %4155, %4170 : index
                %4172 = arith.addi %4151, %4171 : index
                %4173 = vector.shuffle %4129, %4129 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4173, %kv[%4172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4174 = arith.addi %4125, %c10 : index
                %4175 = arith.divui %4174, %c15 : index
                %4176 = arith.muli %4175, %c22 : index
                %4177 = arith.addi %4176, %c12 : index
                %4178 = arith.remui %4174, %c15 : index
                %4179 = arith.divui %3897, %c5 : index
                %4180 = arith.remui %3897, %c5 : index
                %4181 = arith.muli %4180, %c4 : index
                %4182 = arith.addi %4179, %4181 : index
                %4183 = arith.muli %4178, %c15 : index
                %4184 = arith.divui %4182, %c21 : index
                %4185 = arith.muli %4184, %c21 : index
                %4186 = arith.remui %4182, %c5 : index
                %4187 = arith.muli %4186, %c5 : index
                %4188 = arith.addi %4185, %4187 : index
                %4189 = arith.divui %4182, %c5 : index
                %4190 = arith.remui %4189, %c5 : index
                %4191 = arith.addi %4188, %4190 : index
                %4192 = arith.addi %4183, %4191 : index
                %4193 = arith.addi %4177, %4192 : index
                %4194 = arith.addi %4151, %4193 : index
                %4195 = vector.shuffle %4129, %4129 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4195, %kv[%4194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4196 = arith.addi %4125, %c5 : index
                %4197 = arith.divui %4196, %c15 : index
                %4198 = arith.muli %4197, %c22 : index
                %4199 = arith.addi %4198, %c12 : index
                %4200 = arith.remui %4196, %c15 : index
                %4201 = arith.divui %3897, %c5 : index
                %4202 = arith.remui %3897, %c5 : index
                %4203 = arith.muli %4202, %c4 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.muli %4200, %c15 : index
                %4206 = arith.divui %4204, %c21 : index
                %4207 = arith.muli %4206, %c21 : index
                %4208 = arith.remui %4204, %c5 : index
                %4209 = arith.muli %4208, %c5 : index
                %4210 = arith.addi %4207, %4209 : index
                %4211 = arith.divui %4204, %c5 : index
                %4212 = arith.remui %4211, %c5 : index
                %4213 = arith.addi %4210, %4212 : index
                %4214 = arith.addi %4205, %4213 : index
                %4215 = arith.addi %4199, %4214 : index
                %4216 = arith.addi %4151, %4215 : index
                %4217 = vector.shuffle %4129, %4129 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4217, %kv[%4216] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4218 = arith.addi %4125, %c2 : index
                %4219 = arith.divui %4218, %c15 : index
                %4220 = arith.muli %4219, %c22 : index
                %4221 = arith.addi %4220, %c12 : index
                %4222 = arith.remui %4218, %c15 : index
                %4223 = arith.divui %3897, %c5 : index
                %4224 = arith.remui %3897, %c5 : index
                %4225 = arith.muli %4224, %c4 : index
                %4226 = arith.addi %4223, %4225 : index
                %4227 = arith.muli %4222, %c15 : index
                %4228 = arith.divui %4226, %c21 : index
                %4229 = arith.muli %4228, %c21 : index
                %4230 = arith.remui %4226, %c5 : index
                %4231 = arith.muli %4230, %c5 : index
                %4232 = arith.addi %4229, %4231 : index
                %4233 = arith.divui %4226, %c5 : index
                %4234 = arith.remui %4233, %c5 : index
                %4235 = arith.addi %4232, %4234 : index
                %4236 = arith.addi %4227, %4235 : index
                %4237 = arith.addi %4221, %4236 : index
                %4238 = arith.addi %4151, %4237 : index
                %4239 = vector.shuffle %4129, %4129 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4239, %kv[%4238] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4240 = arith.addi %3526, %c46 : index
      %4241 = arith.addi %3525, %4240 : index
      %4242 = arith.cmpi slt, %4241, %22 : index
      %4243 = arith.cmpi slt, %4240, %c15 : index
      %4244 = arith.andi %4242, %4243 : i1
      scf.if %4244 {
        %4245 = arith.addi %3525, %4240 : index
        %4246 = arith.addi %slotsAt, %4245 : index
        %4247 = memref.load %step[%4246] : memref<?xi32>
        %4248 = arith.index_cast %4247 : i32 to index
        %4249 = arith.cmpi sge, %4248, %c9 : index
        scf.if %4249 {
          %4250 = arith.muli %4240, %c30 : index
          %4251 = arith.subi %0, %heads : index
          %4252 = memref.load %scales[%4251] : memref<?xf32>
          %4253 = vector.broadcast %4252 : f32 to vector<4xf32>
          %4254 = arith.divui %4248, %c15 : index
          %4255 = arith.remui %4248, %c15 : index
          %4256 = arith.muli %4254, %pageBytes : index
          %4257 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4257 {
            %4258 = wave.lane
            %4259 = arith.muli %4258, %c21 : index
            scf.for %4260 = %4259 to %c30 step %c7 {
              %4261 = arith.addi %4250, %4260 : index
              %4262 = vector.load %20[%4261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4263 = arith.mulf %4262, %4253 : vector<4xf32>
              %4264 = arith.minimumf %4263, %c50 : vector<4xf32>
              %4265 = arith.maximumf %4264, %c51 : vector<4xf32>
              %4266 = arith.truncf %4265 : vector<4xf32> to vector<4xf16>
              %4267 = vector.bitcast %4266 : vector<4xf16> to vector<8xi8>
              %4268 = arith.cmpi slt, %4251, %kvHeads : index
              scf.if %4268 {
                %4269 = arith.muli %4251, %c11 : index
                %4270 = arith.addi %4256, %4269 : index
                %4271 = arith.divui %4260, %c15 : index
                %4272 = arith.muli %4271, %c52 : index
                %4273 = arith.remui %4260, %c15 : index
                %4274 = arith.divui %4273, %c4 : index
                %4275 = arith.muli %4274, %c22 : index
                %4276 = arith.muli %4255, %c15 : index
                %4277 = arith.addi %4275, %4276 : index
                %4278 = arith.remui %4273, %c4 : index
                %4279 = arith.muli %4278, %c5 : index
                %4280 = arith.addi %4277, %4279 : index
                %4281 = arith.addi %4272, %4280 : index
                %4282 = arith.addi %4270, %4281 : index
                vector.store %4267, %kv[%4282] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4283 = arith.subi %4251, %kvHeads : index
                %4284 = arith.muli %4283, %c11 : index
                %4285 = arith.addi %4256, %4284 : index
                %4286 = arith.addi %4260, %c9 : index
                %4287 = arith.divui %4286, %c15 : index
                %4288 = arith.muli %4287, %c52 : index
                %4289 = arith.addi %4288, %c36 : index
                %4290 = arith.remui %4286, %c15 : index
                %4291 = arith.divui %4255, %c5 : index
                %4292 = arith.remui %4255, %c5 : index
                %4293 = arith.muli %4292, %c4 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.divui %4294, %c4 : index
                %4296 = arith.muli %4295, %c22 : index
                %4297 = arith.muli %4290, %c15 : index
                %4298 = arith.addi %4296, %4297 : index
                %4299 = arith.remui %4294, %c4 : index
                %4300 = arith.muli %4299, %c5 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.addi %4289, %4301 : index
                %4303 = arith.addi %4285, %4302 : index
                %4304 = vector.shuffle %4267, %4267 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4304, %kv[%4303] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4305 = arith.addi %4260, %c10 : index
                %4306 = arith.divui %4305, %c15 : index
                %4307 = arith.muli %4306, %c52 : index
                %4308 = arith.addi %4307, %c36 : index
                %4309 = arith.remui %4305, %c15 : index
                %4310 = arith.divui %4255, %c5 : index
                %4311 = arith.remui %4255, %c5 : index
                %4312 = arith.muli %4311, %c4 : index
                %4313 = arith.addi %4310, %4312 : index
                %4314 = arith.divui %4313, %c4 : index
                %4315 = arith.muli %4314, %c22 : index
                %4316 = arith.muli %4309, %c15 : index
                %4317 = arith.addi %4315, %4316 : index
                %4318 = arith.remui %4313, %c4 : index
                %4319 = arith.muli %4318, %c5 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.addi %4308, %4320 : index
                %4322 = arith.addi %4285, %4321 : index
                %4323 = vector.shuffle %4267, %4267 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4323, %kv[%4322] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4324 = arith.addi %4260, %c5 : index
                %4325 = arith.divui %4324, %c15 : index
                %4326 = arith.muli %4325, %c52 : index
                %4327 = arith.addi %4326, %c36 : index
                %4328 = arith.remui %4324, %c15 : index
                %4329 = arith.divui %4255, %c5 : index
                %4330 = arith.remui %4255, %c5 : index
                %4331 = arith.muli %4330, %c4 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.divui %4332, %c4 : index
                %4334 = arith.muli %4333, %c22 : index
                %4335 = arith.muli %4328, %c15 : index
                %4336 = arith.addi %4334, %4335 : index
                %4337 = arith.remui %4332, %c4 : index
                %4338 = arith.muli %4337, %c5 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.addi %4327, %4339 : index
                %4341 = arith.addi %4285, %4340 : index
                %4342 = vector.shuffle %4267, %4267 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4342, %kv[%4341] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4343 = arith.addi %4260, %c2 : index
                %4344 = arith.divui %4343, %c15 : index
                %4345 = arith.muli %4344, %c52 : index
                %4346 = arith.addi %4345, %c36 : index
                %4347 = arith.remui %4343, %c15 : index
                %4348 = arith.divui %4255, %c5 : index
                %4349 = arith.remui %4255, %c5 : index
                %4350 = arith.muli %4349, %c4 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.divui %4351, %c4 : index
                %4353 = arith.muli %4352, %c22 : index
                %4354 = arith.muli %4347, %c15 : index
                %4355 = arith.addi %4353, %4354 : index
                %4356 = arith.remui %4351, %c4 : index
                %4357 = arith.muli %4356, %c5 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.addi %4346, %4358 : index
                %4360 = arith.addi %4285, %4359 : index
                %4361 = vector.shuffle %4267, %4267 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4361, %kv[%4360] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4362 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4362 {
            %4363 = wave.lane
            %4364 = arith.muli %4363, %c21 : index
            scf.for %4365 = %4364 to %c30 step %c7 {
              %4366 = arith.addi %4250, %4365 : index
              %4367 = vector.load %20[%4366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4368 = arith.mulf %4367, %4253 : vector<4xf32>
              %4369 = wave.fp8_encode "e4m3" %4368 : vector<4xf32> -> vector<4xi8>
              %4370 = arith.cmpi slt, %4251, %kvHeads : index
              scf.if %4370 {
                %4371 = arith.muli %4251, %c36 : index
                %4372 = arith.addi %4256, %4371 : index
                %4373 = vector.shuffle %4369, %4369 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4374 = arith.divui %4365, %c15 : index
                %4375 = arith.muli %4374, %c22 : index
                %4376 = arith.remui %4365, %c15 : index
                %4377 = arith.muli %4255, %c15 : index
                %4378 = arith.divui %4376, %c21 : index
                %4379 = arith.muli %4378, %c21 : index
                %4380 = arith.remui %4376, %c5 : index
                %4381 = arith.muli %4380, %c5 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.divui %4376, %c5 : index
                %4384 = arith.remui %4383, %c5 : index
                %4385 = arith.addi %4382, %4384 : index
                %4386 = arith.addi %4377, %4385 : index
                %4387 = arith.addi %4375, %4386 : index
                %4388 = arith.addi %4372, %4387 : index
                vector.store %4373, %kv[%4388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4389 = arith.subi %4251, %kvHeads : index
                %4390 = arith.muli %4389, %c36 : index
                %4391 = arith.addi %4256, %4390 : index
                %4392 = arith.addi %4365, %c9 : index
                %4393 = arith.divui %4392, %c15 : index
                %4394 = arith.muli %4393, %c22 : index
                %4395 = arith.addi %4394, %c12 : index
                %4396 = arith.remui %4392, %c15 : index
                %4397 = arith.divui %4255, %c5 : index
                %4398 = arith.remui %4255, %c5 : index
                %4399 = arith.muli %4398, %c4 : index
                %4400 = arith.addi %4397, %4399 : index
                %4401 = arith.muli %4396, %c15 : index
                %4402 = arith.divui %4400, %c21 : index
                %4403 = arith.muli %4402, %c21 : index
                %4404 = arith.remui %4400, %c5 : index
                %4405 = arith.muli %4404, %c5 : index
                %4406 = arith.addi %4403, %4405 : index
                %4407 = arith.divui %4400, %c5 : index
                %4408 = arith.remui %4407, %c5 : index
                %4409 = arith.addi %4406, %4408 : index
                %4410 = arith.addi %4401, %4409 : index
                %4411 = arith.addi %4395, %4410 : index
                %4412 = arith.addi %4391, %4411 : index
                %4413 = vector.shuffle %4369, %4369 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4413, %kv[%4412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4414 = arith.addi %4365, %c10 : index
                %4415 = arith.divui %4414, %c15 : index
                %4416 = arith.muli %4415, %c22 : index
                %4417 = arith.addi %4416, %c12 : index
                %4418 = arith.remui %4414, %c15 : index
                %4419 = arith.divui %4255, %c5 : index
                %4420 = arith.remui %4255, %c5 : index
                %4421 = arith.muli %4420, %c4 : index
                %4422 = arith.addi %4419, %4421 : index
                %4423 = arith.muli %4418, %c15 : index
                %4424 = arith.divui %4422, %c21 : index
                %4425 = arith.muli %4424, %c21 : index
                %4426 = arith.remui %4422, %c5 : index
                %4427 = arith.muli %4426, %c5 : index
                %4428 = arith.addi %4425, %4427 : index
                %4429 = arith.divui %4422, %c5 : index
                %4430 = arith.remui %4429, %c5 : index
                %4431 = arith.addi %4428, %4430 : index
                %4432 = arith.addi %4423, %4431 : index
                %4433 = arith.addi %4417, %4432 : index
                %4434 = arith.addi %4391, %4433 : index
                %4435 = vector.shuffle %4369, %4369 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4435, %kv[%4434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4436 = arith.addi %4365, %c5 : index
                %4437 = arith.divui %4436, %c15 : index
                %4438 = arith.muli %4437, %c22 : index
                %4439 = arith.addi %4438, %c12 : index
                %4440 = arith.remui %4436, %c15 : index
                %4441 = arith.divui %4255, %c5 : index
                %4442 = arith.remui %4255, %c5 : index
                %4443 = arith.muli %4442, %c4 : index
                %4444 = arith.addi %4441, %4443 : index
                %4445 = arith.muli %4440, %c15 : index
                %4446 = arith.divui %4444, %c21 : index
                %4447 = arith.muli %4446, %c21 : index
                %4448 = arith.remui %4444, %c5 : index
                %4449 = arith.muli %4448, %c5 : index
                %4450 = arith.addi %4447, %4449 : index
                %4451 = arith.divui %4444, %c5 : index
                %4452 = arith.remui %4451, %c5 : index
                %4453 = arith.addi %4450, %4452 : index
                %4454 = arith.addi %4445, %4453 : index
                %4455 = arith.addi %4439, %4454 : index
                %4456 = arith.addi %4391, %4455 : index
                %4457 = vector.shuffle %4369, %4369 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4457, %kv[%4456] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4458 = arith.addi %4365, %c2 : index
                %4459 = arith.divui %4458, %c15 : index
                %4460 = arith.muli %4459, %c22 : index
                %4461 = arith.addi %4460, %c12 : index
                %4462 = arith.remui %4458, %c15 : index
                %4463 = arith.divui %4255, %c5 : index
                %4464 = arith.remui %4255, %c5 : index
                %4465 = arith.muli %4464, %c4 : index
                %4466 = arith.addi %4463, %4465 : index
                %4467 = arith.muli %4462, %c15 : index
                %4468 = arith.divui %4466, %c21 : index
                %4469 = arith.muli %4468, %c21 : index
                %4470 = arith.remui %4466, %c5 : index
                %4471 = arith.muli %4470, %c5 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.divui %4466, %c5 : index
                %4474 = arith.remui %4473, %c5 : index
                %4475 = arith.addi %4472, %4474 : index
                %4476 = arith.addi %4467, %4475 : index
                %4477 = arith.addi %4461, %4476 : index
                %4478 = arith.addi %4391, %4477 : index
                %4479 = vector.shuffle %4369, %4369 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4479, %kv[%4478] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4480 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4480 {
            %4481 = wave.lane
            %4482 = arith.muli %4481, %c21 : index
            scf.for %4483 = %4482 to %c30 step %c7 {
              %4484 = arith.addi %4250, %4483 : index
              %4485 = vector.load %20[%4484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4486 = arith.mulf %4485, %4253 : vector<4xf32>
              %4487 = wave.fp8_encode "e5m2" %4486 : vector<4xf32> -> vector<4xi8>
              %4488 = arith.cmpi slt, %4251, %kvHeads : index
              scf.if %4488 {
                %4489 = arith.muli %4251, %c36 : index
                %4490 = arith.addi %4256, %4489 : index
                %4491 = vector.shuffle %4487, %4487 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4492 = arith.divui %4483, %c15 : index
                %4493 = arith.muli %4492, %c22 : index
                %4494 = arith.remui %4483, %c15 : index
                %4495 = arith.muli %4255, %c15 : index
                %4496 = arith.divui %4494, %c21 : index
                %4497 = arith.muli %4496, %c21 : index
                %4498 = arith.remui %4494, %c5 : index
                %4499 = arith.muli %4498, %c5 : index
                %4500 = arith.addi %4497, %4499 : index
                %4501 = arith.divui %4494, %c5 : index
                %4502 = arith.remui %4501, %c5 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.addi %4495, %4503 : index
                %4505 = arith.addi %4493, %4504 : index
                %4506 = arith.addi %4490, %4505 : index
                vector.store %4491, %kv[%4506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4507 = arith.subi %4251, %kvHeads : index
                %4508 = arith.muli %4507, %c36 : index
                %4509 = arith.addi %4256, %4508 : index
                %4510 = arith.addi %4483, %c9 : index
                %4511 = arith.divui %4510, %c15 : index
                %4512 = arith.muli %4511, %c22 : index
                %4513 = arith.addi %4512, %c12 : index
                %4514 = arith.remui %4510, %c15 : index
                %4515 = arith.divui %4255, %c5 : index
                %4516 = arith.remui %4255, %c5 : index
                %4517 = arith.muli %4516, %c4 : index
                %4518 = arith.addi %4515, %4517 : index
                %4519 = arith.muli %4514, %c15 : index
                %4520 = arith.divui %4518, %c21 : index
                %4521 = arith.muli %4520, %c21 : index
                %4522 = arith.remui %4518, %c5 : index
                %4523 = arith.muli %4522, %c5 : index
                %4524 = arith.addi %4521, %4523 : index
                %4525 = arith.divui %4518, %c5 : index
                %4526 = arith.remui %4525, %c5 : index
                %4527 = arith.addi %4524, %4526 : index
                %4528 = arith.addi %4519, %4527 : index
                %4529 = arith.addi %4513, %4528 : index
                %4530 = arith.addi %4509, %4529 : index
                %4531 = vector.shuffle %4487, %4487 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4531, %kv[%4530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4532 = arith.addi %4483, %c10 : index
                %4533 = arith.divui %4532, %c15 : index
                %4534 = arith.muli %4533, %c22 : index
                %4535 = arith.addi %4534, %c12 : index
                %4536 = arith.remui %4532, %c15 : index
                %4537 = arith.divui %4255, %c5 : index
                %4538 = arith.remui %4255, %c5 : index
                %4539 = arith.muli %4538, %c4 : index
                %4540 = arith.addi %4537, %4539 : index
                %4541 = arith.muli %4536, %c15 : index
                %4542 = arith.divui %4540, %c21 : index
                %4543 = arith.muli %4542, %c21 : index
                %4544 = arith.remui %4540, %c5 : index
                %4545 = arith.muli %4544, %c5 : index
                %4546 = arith.addi %4543, %4545 : index
                %4547 = arith.divui %4540, %c5 : index
                %4548 = arith.remui %4547, %c5 : index
                %4549 = arith.addi %4546, %4548 : index
                %4550 = arith.addi %4541, %4549 : index
                %4551 = arith.addi %4535, %4550 : index
                %4552 = arith.addi %4509, %4551 : index
                %4553 = vector.shuffle %4487, %4487 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4553, %kv[%4552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4554 = arith.addi %4483, %c5 : index
                %4555 = arith.divui %4554, %c15 : index
                %4556 = arith.muli %4555, %c22 : index
                %4557 = arith.addi %4556, %c12 : index
                %4558 = arith.remui %4554, %c15 : index
                %4559 = arith.divui %4255, %c5 : index
                %4560 = arith.remui %4255, %c5 : index
                %4561 = arith.muli %4560, %c4 : index
                %4562 = arith.addi %4559, %4561 : index
                %4563 = arith.muli %4558, %c15 : index
                %4564 = arith.divui %4562, %c21 : index
                %4565 = arith.muli %4564, %c21 : index
                %4566 = arith.remui %4562, %c5 : index
                %4567 = arith.muli %4566, %c5 : index
                %4568 = arith.addi %4565, %4567 : index
                %4569 = arith.divui %4562, %c5 : index
                %4570 = arith.remui %4569, %c5 : index
                %4571 = arith.addi %4568, %4570 : index
                %4572 = arith.addi %4563, %4571 : index
                %4573 = arith.addi %4557, %4572 : index
                %4574 = arith.addi %4509, %4573 : index
                %4575 = vector.shuffle %4487, %4487 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4575, %kv[%4574] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4576 = arith.addi %4483, %c2 : index
                %4577 = arith.divui %4576, %c15 : index
                %4578 = arith.muli %4577, %c22 : index
                %4579 = arith.addi %4578, %c12 : index
                %4580 = arith.remui %4576, %c15 : index
                %4581 = arith.divui %4255, %c5 : index
                %4582 = arith.remui %4255, %c5 : index
                %4583 = arith.muli %4582, %c4 : index
                %4584 = arith.addi %4581, %4583 : index
                %4585 = arith.muli %4580, %c15 : index
                %4586 = arith.divui %4584, %c21 : index
                %4587 = arith.muli %4586, %c21 : index
                %4588 = arith.remui %4584, %c5 : index
                %4589 = arith.muli %4588, %c5 : index
                %4590 = arith.addi %4587, %4589 : index
                %4591 = arith.divui %4584, %c5 : index
                %4592 = arith.remui %4591, %c5 : index
                %4593 = arith.addi %4590, %4592 : index
                %4594 = arith.addi %4585, %4593 : index
                %4595 = arith.addi %4579, %4594 : index
                %4596 = arith.addi %4509, %4595 : index
                %4597 = vector.shuffle %4487, %4487 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4597, %kv[%4596] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4598 = arith.addi %23, %c17 : index
    %4599 = wave.lane
    %4600 = arith.muli %3, %c5 : index
    %4601 = arith.muli %4600, %c22 : index
    %4602 = arith.addi %4601, %4599 : index
    %4603 = arith.muli %4, %c12 : index
    %4604 = arith.addi %4603, %4602 : index
    %4605 = arith.addi %4604, %c9 : index
    %4606 = arith.addi %4605, %c9 : index
    %4607 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %4607, %19[%4606] : memref<?xf32>
    %4608 = arith.muli %4, %c12 : index
    %4609 = arith.addi %4608, %4602 : index
    %4610 = arith.addi %4609, %c9 : index
    %4611 = arith.addi %4610, %c16 : index
    %4612 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %4612, %19[%4611] : memref<?xf32>
    %4613 = arith.muli %4, %c12 : index
    %4614 = arith.addi %4613, %4602 : index
    %4615 = arith.addi %4614, %c9 : index
    %4616 = arith.addi %4615, %c13 : index
    %4617 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %4617, %19[%4616] : memref<?xf32>
    %4618 = arith.muli %4, %c12 : index
    %4619 = arith.addi %4618, %4602 : index
    %4620 = arith.addi %4619, %c9 : index
    %4621 = arith.addi %4620, %c30 : index
    %4622 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %4622, %19[%4621] : memref<?xf32>
    %4623 = arith.muli %4, %c12 : index
    %4624 = arith.addi %4623, %4602 : index
    %4625 = arith.addi %4624, %c9 : index
    %4626 = arith.addi %4625, %c7 : index
    %4627 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %4627, %19[%4626] : memref<?xf32>
    %4628 = arith.muli %4, %c12 : index
    %4629 = arith.addi %4628, %4602 : index
    %4630 = arith.addi %4629, %c9 : index
    %4631 = arith.addi %4630, %c31 : index
    %4632 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %4632, %19[%4631] : memref<?xf32>
    %4633 = arith.muli %4, %c12 : index
    %4634 = arith.addi %4633, %4602 : index
    %4635 = arith.addi %4634, %c9 : index
    %4636 = arith.addi %4635, %c32 : index
    %4637 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %4637, %19[%4636] : memref<?xf32>
    %4638 = arith.muli %4, %c12 : index
    %4639 = arith.addi %4638, %4602 : index
    %4640 = arith.addi %4639, %c9 : index
    %4641 = arith.addi %4640, %c33 : index
    %4642 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %4642, %19[%4641] : memref<?xf32>
    %4643 = arith.muli %4, %c12 : index
    %4644 = arith.addi %4643, %4602 : index
    %4645 = arith.addi %4644, %c22 : index
    %4646 = arith.addi %4645, %c9 : index
    %4647 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %4647, %19[%4646] : memref<?xf32>
    %4648 = arith.muli %4, %c12 : index
    %4649 = arith.addi %4648, %4602 : index
    %4650 = arith.addi %4649, %c22 : index
    %4651 = arith.addi %4650, %c16 : index
    %4652 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %4652, %19[%4651] : memref<?xf32>
    %4653 = arith.muli %4, %c12 : index
    %4654 = arith.addi %4653, %4602 : index
    %4655 = arith.addi %4654, %c22 : index
    %4656 = arith.addi %4655, %c13 : index
    %4657 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %4657, %19[%4656] : memref<?xf32>
    %4658 = arith.muli %4, %c12 : index
    %4659 = arith.addi %4658, %4602 : index
    %4660 = arith.addi %4659, %c22 : index
    %4661 = arith.addi %4660, %c30 : index
    %4662 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %4662, %19[%4661] : memref<?xf32>
    %4663 = arith.muli %4, %c12 : index
    %4664 = arith.addi %4663, %4602 : index
    %4665 = arith.addi %4664, %c22 : index
    %4666 = arith.addi %4665, %c7 : index
    %4667 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %4667, %19[%4666] : memref<?xf32>
    %4668 = arith.muli %4, %c12 : index
    %4669 = arith.addi %4668, %4602 : index
    %4670 = arith.addi %4669, %c22 : index
    %4671 = arith.addi %4670, %c31 : index
    %4672 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %4672, %19[%4671] : memref<?xf32>
    %4673 = arith.muli %4, %c12 : index
    %4674 = arith.addi %4673, %4602 : index
    %4675 = arith.addi %4674, %c22 : index
    %4676 = arith.addi %4675, %c32 : index
    %4677 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %4677, %19[%4676] : memref<?xf32>
    %4678 = arith.muli %4, %c12 : index
    %4679 = arith.addi %4678, %4602 : index
    %4680 = arith.addi %4679, %c22 : index
    %4681 = arith.addi %4680, %c33 : index
    %4682 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %4682, %19[%4681] : memref<?xf32>
    wave.barrier
    %4683 = arith.muli %4, %c5 : index
    %4684 = arith.addi %4683, %c9 : index
    %4685 = arith.muli %4684, %c5 : index
    %4686 = arith.divui %4599, %c15 : index
    %4687 = arith.addi %4685, %4686 : index
    %4688 = arith.addi %4598, %4687 : index
    %4689 = arith.cmpi slt, %4688, %22 : index
    scf.if %4689 {
      %4690 = arith.cmpi eq, %hasFactors, %c10 : index
      %4691 = arith.muli %4688, %c5 : index
      %4692 = memref.load %factors[%4691] : memref<?xf32>
      %4693 = arith.mulf %4692, %operandScale : f32
      %4694 = arith.select %4690, %4693, %operandScale : f32
      %4695 = arith.addi %4602, %c9 : index
      %4696 = arith.muli %4684, %c16 : index
      %4697 = arith.addi %4695, %4696 : index
      %4698 = memref.load %19[%4697] : memref<?xf32>
      %4699 = arith.addi %4697, %c12 : index
      %4700 = memref.load %19[%4699] : memref<?xf32>
      %4701 = arith.addf %4698, %4700 : f32
      %4702 = arith.addi %4697, %c36 : index
      %4703 = memref.load %19[%4702] : memref<?xf32>
      %4704 = arith.addf %4701, %4703 : f32
      %4705 = arith.addi %4697, %c37 : index
      %4706 = memref.load %19[%4705] : memref<?xf32>
      %4707 = arith.addf %4704, %4706 : f32
      %4708 = arith.remui %4599, %c15 : index
      %4709 = arith.muli %4708, %c21 : index
      %4710 = arith.addi %16, %4709 : index
      %4711 = vector.load %w[%4710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4712 = vector.bitcast %4711 : vector<4xi8> to vector<1xf32>
      %4713 = vector.extract %4712[0] : f32 from vector<1xf32>
      %4714 = arith.mulf %4713, %4694 : f32
      %4715 = arith.mulf %4707, %4714 : f32
      %4716 = arith.muli %3, %c5 : index
      %4717 = arith.addi %4716, %c9 : index
      %4718 = arith.muli %4717, %c15 : index
      %4719 = arith.remui %4599, %c15 : index
      %4720 = arith.addi %4718, %4719 : index
      %4721 = arith.muli %4687, %c30 : index
      %4722 = arith.addi %4721, %4720 : index
      memref.store %4715, %20[%4722] : memref<?xf32>
      %4723 = arith.addi %4602, %c22 : index
      %4724 = arith.muli %4684, %c16 : index
      %4725 = arith.addi %4723, %4724 : index
      %4726 = memref.load %19[%4725] : memref<?xf32>
      %4727 = arith.addi %4725, %c12 : index
      %4728 = memref.load %19[%4727] : memref<?xf32>
      %4729 = arith.addf %4726, %4728 : f32
      %4730 = arith.addi %4725, %c36 : index
      %4731 = memref.load %19[%4730] : memref<?xf32>
      %4732 = arith.addf %4729, %4731 : f32
      %4733 = arith.addi %4725, %c37 : index
      %4734 = memref.load %19[%4733] : memref<?xf32>
      %4735 = arith.addf %4732, %4734 : f32
      %4736 = arith.remui %4599, %c15 : index
      %4737 = arith.muli %4736, %c21 : index
      %4738 = arith.addi %18, %4737 : index
      %4739 = vector.load %w[%4738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4740 = vector.bitcast %4739 : vector<4xi8> to vector<1xf32>
      %4741 = vector.extract %4740[0] : f32 from vector<1xf32>
      %4742 = arith.mulf %4741, %4694 : f32
      %4743 = arith.mulf %4735, %4742 : f32
      %4744 = arith.muli %3, %c5 : index
      %4745 = arith.addi %4744, %c10 : index
      %4746 = arith.muli %4745, %c15 : index
      %4747 = arith.remui %4599, %c15 : index
      %4748 = arith.addi %4746, %4747 : index
      %4749 = arith.muli %4687, %c30 : index
      %4750 = arith.addi %4749, %4748 : index
      memref.store %4743, %20[%4750] : memref<?xf32>
    }
    %4751 = arith.muli %4, %c5 : index
    %4752 = arith.addi %4751, %c10 : index
    %4753 = arith.muli %4752, %c5 : index
    %4754 = arith.divui %4599, %c15 : index
    %4755 = arith.addi %4753, %4754 : index
    %4756 = arith.addi %4598, %4755 : index
    %4757 = arith.cmpi slt, %4756, %22 : index
    scf.if %4757 {
      %4758 = arith.cmpi eq, %hasFactors, %c10 : index
      %4759 = arith.muli %4756, %c5 : index
      %4760 = memref.load %factors[%4759] : memref<?xf32>
      %4761 = arith.mulf %4760, %operandScale : f32
      %4762 = arith.select %4758, %4761, %operandScale : f32
      %4763 = arith.addi %4602, %c9 : index
      %4764 = arith.muli %4752, %c16 : index
      %4765 = arith.addi %4763, %4764 : index
      %4766 = memref.load %19[%4765] : memref<?xf32>
      %4767 = arith.addi %4765, %c12 : index
      %4768 = memref.load %19[%4767] : memref<?xf32>
      %4769 = arith.addf %4766, %4768 : f32
      %4770 = arith.addi %4765, %c36 : index
      %4771 = memref.load %19[%4770] : memref<?xf32>
      %4772 = arith.addf %4769, %4771 : f32
      %4773 = arith.addi %4765, %c37 : index
      %4774 = memref.load %19[%4773] : memref<?xf32>
      %4775 = arith.addf %4772, %4774 : f32
      %4776 = arith.remui %4599, %c15 : index
      %4777 = arith.muli %4776, %c21 : index
      %4778 = arith.addi %16, %4777 : index
      %4779 = vector.load %w[%4778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4780 = vector.bitcast %4779 : vector<4xi8> to vector<1xf32>
      %4781 = vector.extract %4780[0] : f32 from vector<1xf32>
      %4782 = arith.mulf %4781, %4762 : f32
      %4783 = arith.mulf %4775, %4782 : f32
      %4784 = arith.muli %3, %c5 : index
      %4785 = arith.addi %4784, %c9 : index
      %4786 = arith.muli %4785, %c15 : index
      %4787 = arith.remui %4599, %c15 : index
      %4788 = arith.addi %4786, %4787 : index
      %4789 = arith.muli %4755, %c30 : index
      %4790 = arith.addi %4789, %4788 : index
      memref.store %4783, %20[%4790] : memref<?xf32>
      %4791 = arith.addi %4602, %c22 : index
      %4792 = arith.muli %4752, %c16 : index
      %4793 = arith.addi %4791, %4792 : index
      %4794 = memref.load %19[%4793] : memref<?xf32>
      %4795 = arith.addi %4793, %c12 : index
      %4796 = memref.load %19[%4795] : memref<?xf32>
      %4797 = arith.addf %4794, %4796 : f32
      %4798 = arith.addi %4793, %c36 : index
      %4799 = memref.load %19[%4798] : memref<?xf32>
      %4800 = arith.addf %4797, %4799 : f32
      %4801 = arith.addi %4793, %c37 : index
      %4802 = memref.load %19[%4801] : memref<?xf32>
      %4803 = arith.addf %4800, %4802 : f32
      %4804 = arith.remui %4599, %c15 : index
      %4805 = arith.muli %4804, %c21 : index
      %4806 = arith.addi %18, %4805 : index
      %4807 = vector.load %w[%4806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4808 = vector.bitcast %4807 : vector<4xi8> to vector<1xf32>
      %4809 = vector.extract %4808[0] : f32 from vector<1xf32>
      %4810 = arith.mulf %4809, %4762 : f32
      %4811 = arith.mulf %4803, %4810 : f32
      %4812 = arith.muli %3, %c5 : index
      %4813 = arith.addi %4812, %c10 : index
      %4814 = arith.muli %4813, %c15 : index
      %4815 = arith.remui %4599, %c15 : index
      %4816 = arith.addi %4814, %4815 : index
      %4817 = arith.muli %4755, %c30 : index
      %4818 = arith.addi %4817, %4816 : index
      memref.store %4811, %20[%4818] : memref<?xf32>
    }
    wave.barrier
    %4819 = arith.addi %23, %c17 : index
    %4820 = wave.wave
    %4821 = arith.addi %4820, %c9 : index
    %4822 = arith.addi %4819, %4821 : index
    %4823 = arith.cmpi slt, %4822, %22 : index
    %4824 = arith.cmpi slt, %4821, %c15 : index
    %4825 = arith.andi %4823, %4824 : i1
    scf.if %4825 {
      %4826 = arith.addi %4819, %4821 : index
      %4827 = arith.muli %4821, %c30 : index
      %4828 = wave.lane
      %4829 = arith.addi %4828, %c9 : index
      %4830 = arith.cmpi eq, %hasBias, %c10 : index
      %4831 = arith.addi %4827, %4829 : index
      %4832 = memref.load %20[%4831] : memref<?xf32>
      %4833 = arith.muli %0, %c30 : index
      %4834 = arith.addi %4833, %4829 : index
      %4835 = memref.load %bias[%4834] : memref<?xf32>
      %4836 = arith.addf %4832, %4835 : f32
      %4837 = arith.select %4830, %4836, %4832 : f32
      %4838 = arith.addi %4829, %c17 : index
      %4839 = arith.cmpi eq, %hasBias, %c10 : index
      %4840 = arith.addi %4827, %4838 : index
      %4841 = memref.load %20[%4840] : memref<?xf32>
      %4842 = arith.muli %0, %c30 : index
      %4843 = arith.addi %4842, %4838 : index
      %4844 = memref.load %bias[%4843] : memref<?xf32>
      %4845 = arith.addf %4841, %4844 : f32
      %4846 = arith.select %4839, %4845, %4841 : f32
      %4847 = arith.addi %4828, %c16 : index
      %4848 = arith.cmpi slt, %4847, %c17 : index
      %4849 = arith.minsi %4847, %c39 : index
      %4850 = arith.cmpi eq, %hasBias, %c10 : index
      %4851 = arith.addi %4827, %4849 : index
      %4852 = memref.load %20[%4851] : memref<?xf32>
      %4853 = arith.muli %0, %c30 : index
      %4854 = arith.addi %4853, %4849 : index
      %4855 = memref.load %bias[%4854] : memref<?xf32>
      %4856 = arith.addf %4852, %4855 : f32
      %4857 = arith.select %4850, %4856, %4852 : f32
      %4858 = arith.addi %4849, %c17 : index
      %4859 = arith.cmpi eq, %hasBias, %c10 : index
      %4860 = arith.addi %4827, %4858 : index
      %4861 = memref.load %20[%4860] : memref<?xf32>
      %4862 = arith.muli %0, %c30 : index
      %4863 = arith.addi %4862, %4858 : index
      %4864 = memref.load %bias[%4863] : memref<?xf32>
      %4865 = arith.addf %4861, %4864 : f32
      %4866 = arith.select %4859, %4865, %4861 : f32
      %4867 = arith.addi %heads, %kvHeads : index
      %4868 = arith.cmpi slt, %0, %4867 : index
      scf.if %4868 {
        %4869 = arith.addi %positionsAt, %4826 : index
        %4870 = memref.load %step[%4869] : memref<?xi32>
        %4871 = arith.index_cast %4870 : i32 to index
        %4872 = arith.cmpi eq, %hasNorm, %c10 : index
        %4873 = math.fma %4837, %4837, %c42 : f32
        %4874 = math.fma %4846, %4846, %4873 : f32
        %4875 = math.fma %4857, %4857, %4874 : f32
        %4876 = arith.select %4848, %4875, %4874 : f32
        %4877 = math.fma %4866, %4866, %4876 : f32
        %4878 = arith.select %4848, %4877, %4876 : f32
        %4879 = vector.broadcast %4878 : f32 to vector<1xf32>
        %4880 = wave.reduce "add" %4879 : vector<1xf32>
        %4881 = arith.mulf %4880, %inverseHeadDim : f32
        %4882 = arith.addf %4881, %epsilon : f32
        %4883 = math.sqrt %4882 : f32
        %4884 = arith.divf %c44, %4883 : f32
        %4885 = arith.cmpi slt, %0, %heads : index
        %4886 = arith.addi %4829, %c17 : index
        %4887 = memref.load %query_norm[%4829] : memref<?xf32>
        %4888 = memref.load %key_norm[%4829] : memref<?xf32>
        %4889 = arith.select %4885, %4887, %4888 : f32
        %4890 = arith.mulf %4837, %4884 : f32
        %4891 = arith.mulf %4890, %4889 : f32
        %4892 = arith.select %4872, %4891, %4837 : f32
        %4893 = memref.load %query_norm[%4886] : memref<?xf32>
        %4894 = memref.load %key_norm[%4886] : memref<?xf32>
        %4895 = arith.select %4885, %4893, %4894 : f32
        %4896 = arith.mulf %4846, %4884 : f32
        %4897 = arith.mulf %4896, %4895 : f32
        %4898 = arith.select %4872, %4897, %4846 : f32
        %4899 = arith.addi %4849, %c17 : index
        %4900 = memref.load %query_norm[%4849] : memref<?xf32>
        %4901 = memref.load %key_norm[%4849] : memref<?xf32>
        %4902 = arith.select %4885, %4900, %4901 : f32
        %4903 = arith.mulf %4857, %4884 : f32
        %4904 = arith.mulf %4903, %4902 : f32
        %4905 = arith.select %4872, %4904, %4857 : f32
        %4906 = memref.load %query_norm[%4899] : memref<?xf32>
        %4907 = memref.load %key_norm[%4899] : memref<?xf32>
        %4908 = arith.select %4885, %4906, %4907 : f32
        %4909 = arith.mulf %4866, %4884 : f32
        %4910 = arith.mulf %4909, %4908 : f32
        %4911 = arith.select %4872, %4910, %4866 : f32
        %4912 = arith.remui %4871, %c22 : index
        %4913 = arith.muli %4912, %c30 : index
        %4914 = arith.addi %4913, %4829 : index
        %4915 = arith.divui %4871, %c22 : index
        %4916 = arith.addi %4915, %c22 : index
        %4917 = arith.muli %4916, %c30 : index
        %4918 = arith.addi %4917, %4829 : index
        %4919 = memref.load %rope[%4914] : memref<?xf32>
        %4920 = arith.addi %4914, %c17 : index
        %4921 = memref.load %rope[%4920] : memref<?xf32>
        %4922 = memref.load %rope[%4918] : memref<?xf32>
        %4923 = arith.addi %4918, %c17 : index
        %4924 = memref.load %rope[%4923] : memref<?xf32>
        %4925 = arith.mulf %4922, %4919 : f32
        %4926 = arith.mulf %4924, %4921 : f32
        %4927 = arith.subf %4925, %4926 : f32
        %4928 = arith.mulf %4924, %4919 : f32
        %4929 = arith.mulf %4922, %4921 : f32
        %4930 = arith.addf %4928, %4929 : f32
        %4931 = arith.mulf %4892, %4927 : f32
        %4932 = arith.mulf %4898, %4930 : f32
        %4933 = arith.subf %4931, %4932 : f32
        %4934 = arith.mulf %4898, %4927 : f32
        %4935 = arith.mulf %4892, %4930 : f32
        %4936 = arith.addf %4934, %4935 : f32
        %4937 = arith.cmpi slt, %0, %heads : index
        scf.if %4937 {
          %4938 = arith.muli %4826, %heads : index
          %4939 = arith.addi %4938, %0 : index
          %4940 = arith.muli %4939, %c30 : index
          %4941 = arith.addi %4940, %4829 : index
          memref.store %4933, %q[%4941] : memref<?xf32>
          %4942 = arith.addi %4941, %c17 : index
          memref.store %4936, %q[%4942] : memref<?xf32>
        } else {
          %4943 = arith.addi %4827, %4829 : index
          memref.store %4933, %20[%4943] : memref<?xf32>
          %4944 = arith.addi %4827, %4829 : index
          %4945 = arith.addi %4944, %c17 : index
          memref.store %4936, %20[%4945] : memref<?xf32>
        }
        %4946 = arith.remui %4871, %c22 : index
        %4947 = arith.muli %4946, %c30 : index
        %4948 = arith.addi %4947, %4849 : index
        %4949 = arith.divui %4871, %c22 : index
        %4950 = arith.addi %4949, %c22 : index
        %4951 = arith.muli %4950, %c30 : index
        %4952 = arith.addi %4951, %4849 : index
        %4953 = memref.load %rope[%4948] : memref<?xf32>
        %4954 = arith.addi %4948, %c17 : index
        %4955 = memref.load %rope[%4954] : memref<?xf32>
        %4956 = memref.load %rope[%4952] : memref<?xf32>
        %4957 = arith.addi %4952, %c17 : index
        %4958 = memref.load %rope[%4957] : memref<?xf32>
        %4959 = arith.mulf %4956, %4953 : f32
        %4960 = arith.mulf %4958, %4955 : f32
        %4961 = arith.subf %4959, %4960 : f32
        %4962 = arith.mulf %4958, %4953 : f32
        %4963 = arith.mulf %4956, %4955 : f32
        %4964 = arith.addf %4962, %4963 : f32
        %4965 = arith.mulf %4905, %4961 : f32
        %4966 = arith.mulf %4911, %4964 : f32
        %4967 = arith.subf %4965, %4966 : f32
        %4968 = arith.mulf %4911, %4961 : f32
        %4969 = arith.mulf %4905, %4964 : f32
        %4970 = arith.addf %4968, %4969 : f32
        scf.if %4848 {
          %4971 = arith.cmpi slt, %0, %heads : index
          scf.if %4971 {
            %4972 = arith.muli %4826, %heads : index
            %4973 = arith.addi %4972, %0 : index
            %4974 = arith.muli %4973, %c30 : index
            %4975 = arith.addi %4974, %4849 : index
            memref.store %4967, %q[%4975] : memref<?xf32>
            %4976 = arith.addi %4975, %c17 : index
            memref.store %4970, %q[%4976] : memref<?xf32>
          } else {
            %4977 = arith.addi %4827, %4849 : index
            memref.store %4967, %20[%4977] : memref<?xf32>
            %4978 = arith.addi %4827, %4849 : index
            %4979 = arith.addi %4978, %c17 : index
            memref.store %4970, %20[%4979] : memref<?xf32>
          }
        }
      } else {
        %4980 = arith.cmpi slt, %0, %heads : index
        scf.if %4980 {
          %4981 = arith.muli %4826, %heads : index
          %4982 = arith.addi %4981, %0 : index
          %4983 = arith.muli %4982, %c30 : index
          %4984 = arith.addi %4983, %4829 : index
          memref.store %4837, %q[%4984] : memref<?xf32>
          %4985 = arith.addi %4984, %c17 : index
          memref.store %4846, %q[%4985] : memref<?xf32>
        } else {
          %4986 = arith.addi %4827, %4829 : index
          memref.store %4837, %20[%4986] : memref<?xf32>
          %4987 = arith.addi %4827, %4829 : index
          %4988 = arith.addi %4987, %c17 : index
          memref.store %4846, %20[%4988] : memref<?xf32>
        }
        scf.if %4848 {
          %4989 = arith.cmpi slt, %0, %heads : index
          scf.if %4989 {
            %4990 = arith.muli %4826, %heads : index
            %4991 = arith.addi %4990, %0 : index
            %4992 = arith.muli %4991, %c30 : index
            %4993 = arith.addi %4992, %4849 : index
            memref.store %4857, %q[%4993] : memref<?xf32>
            %4994 = arith.addi %4993, %c17 : index
            memref.store %4866, %q[%4994] : memref<?xf32>
          } else {
            %4995 = arith.addi %4827, %4849 : index
            memref.store %4857, %20[%4995] : memref<?xf32>
            %4996 = arith.addi %4827, %4849 : index
            %4997 = arith.addi %4996, %c17 : index
            memref.store %4866, %20[%4997] : memref<?xf32>
          }
        }
      }
    }
    %4998 = arith.addi %4820, %c46 : index
    %4999 = arith.addi %4819, %4998 : index
    %5000 = arith.cmpi slt, %4999, %22 : index
    %5001 = arith.cmpi slt, %4998, %c15 : index
    %5002 = arith.andi %5000, %5001 : i1
    scf.if %5002 {
      %5003 = arith.addi %4819, %4998 : index
      %5004 = arith.muli %4998, %c30 : index
      %5005 = wave.lane
      %5006 = arith.addi %5005, %c9 : index
      %5007 = arith.cmpi eq, %hasBias, %c10 : index
      %5008 = arith.addi %5004, %5006 : index
      %5009 = memref.load %20[%5008] : memref<?xf32>
      %5010 = arith.muli %0, %c30 : index
      %5011 = arith.addi %5010, %5006 : index
      %5012 = memref.load %bias[%5011] : memref<?xf32>
      %5013 = arith.addf %5009, %5012 : f32
      %5014 = arith.select %5007, %5013, %5009 : f32
      %5015 = arith.addi %5006, %c17 : index
      %5016 = arith.cmpi eq, %hasBias, %c10 : index
      %5017 = arith.addi %5004, %5015 : index
      %5018 = memref.load %20[%5017] : memref<?xf32>
      %5019 = arith.muli %0, %c30 : index
      %5020 = arith.addi %5019, %5015 : index
      %5021 = memref.load %bias[%5020] : memref<?xf32>
      %5022 = arith.addf %5018, %5021 : f32
      %5023 = arith.select %5016, %5022, %5018 : f32
      %5024 = arith.addi %5005, %c16 : index
      %5025 = arith.cmpi slt, %5024, %c17 : index
      %5026 = arith.minsi %5024, %c39 : index
      %5027 = arith.cmpi eq, %hasBias, %c10 : index
      %5028 = arith.addi %5004, %5026 : index
      %5029 = memref.load %20[%5028] : memref<?xf32>
      %5030 = arith.muli %0, %c30 : index
      %5031 = arith.addi %5030, %5026 : index
      %5032 = memref.load %bias[%5031] : memref<?xf32>
      %5033 = arith.addf %5029, %5032 : f32
      %5034 = arith.select %5027, %5033, %5029 : f32
      %5035 = arith.addi %5026, %c17 : index
      %5036 = arith.cmpi eq, %hasBias, %c10 : index
      %5037 = arith.addi %5004, %5035 : index
      %5038 = memref.load %20[%5037] : memref<?xf32>
      %5039 = arith.muli %0, %c30 : index
      %5040 = arith.addi %5039, %5035 : index
      %5041 = memref.load %bias[%5040] : memref<?xf32>
      %5042 = arith.addf %5038, %5041 : f32
      %5043 = arith.select %5036, %5042, %5038 : f32
      %5044 = arith.addi %heads, %kvHeads : index
      %5045 = arith.cmpi slt, %0, %5044 : index
      scf.if %5045 {
        %5046 = arith.addi %positionsAt, %5003 : index
        %5047 = memref.load %step[%5046] : memref<?xi32>
        %5048 = arith.index_cast %5047 : i32 to index
        %5049 = arith.cmpi eq, %hasNorm, %c10 : index
        %5050 = math.fma %5014, %5014, %c42 : f32
        %5051 = math.fma %5023, %5023, %5050 : f32
        %5052 = math.fma %5034, %5034, %5051 : f32
        %5053 = arith.select %5025, %5052, %5051 : f32
        %5054 = math.fma %5043, %5043, %5053 : f32
        %5055 = arith.select %5025, %5054, %5053 : f32
        %5056 = vector.broadcast %5055 : f32 to vector<1xf32>
        %5057 = wave.reduce "add" %5056 : vector<1xf32>
        %5058 = arith.mulf %5057, %inverseHeadDim : f32
        %5059 = arith.addf %5058, %epsilon : f32
        %5060 = math.sqrt %5059 : f32
        %5061 = arith.divf %c44, %5060 : f32
        %5062 = arith.cmpi slt, %0, %heads : index
        %5063 = arith.addi %5006, %c17 : index
        %5064 = memref.load %query_norm[%5006] : memref<?xf32>
        %5065 = memref.load %key_norm[%5006] : memref<?xf32>
        %5066 = arith.select %5062, %5064, %5065 : f32
        %5067 = arith.mulf %5014, %5061 : f32
        %5068 = arith.mulf %5067, %5066 : f32
        %5069 = arith.select %5049, %5068, %5014 : f32
        %5070 = memref.load %query_norm[%5063] : memref<?xf32>
        %5071 = memref.load %key_norm[%5063] : memref<?xf32>
        %5072 = arith.select %5062, %5070, %5071 : f32
        %5073 = arith.mulf %5023, %5061 : f32
        %5074 = arith.mulf %5073, %5072 : f32
        %5075 = arith.select %5049, %5074, %5023 : f32
        %5076 = arith.addi %5026, %c17 : index
        %5077 = memref.load %query_norm[%5026] : memref<?xf32>
        %5078 = memref.load %key_norm[%5026] : memref<?xf32>
        %5079 = arith.select %5062, %5077, %5078 : f32
        %5080 = arith.mulf %5034, %5061 : f32
        %5081 = arith.mulf %5080, %5079 : f32
        %5082 = arith.select %5049, %5081, %5034 : f32
        %5083 = memref.load %query_norm[%5076] : memref<?xf32>
        %5084 = memref.load %key_norm[%5076] : memref<?xf32>
        %5085 = arith.select %5062, %5083, %5084 : f32
        %5086 = arith.mulf %5043, %5061 : f32
        %5087 = arith.mulf %5086, %5085 : f32
        %5088 = arith.select %5049, %5087, %5043 : f32
        %5089 = arith.remui %5048, %c22 : index
        %5090 = arith.muli %5089, %c30 : index
        %5091 = arith.addi %5090, %5006 : index
        %5092 = arith.divui %5048, %c22 : index
        %5093 = arith.addi %5092, %c22 : index
        %5094 = arith.muli %5093, %c30 : index
        %5095 = arith.addi %5094, %5006 : index
        %5096 = memref.load %rope[%5091] : memref<?xf32>
        %5097 = arith.addi %5091, %c17 : index
        %5098 = memref.load %rope[%5097] : memref<?xf32>
        %5099 = memref.load %rope[%5095] : memref<?xf32>
        %5100 = arith.addi %5095, %c17 : index
        %5101 = memref.load %rope[%5100] : memref<?xf32>
        %5102 = arith.mulf %5099, %5096 : f32
        %5103 = arith.mulf %5101, %5098 : f32
        %5104 = arith.subf %5102, %5103 : f32
        %5105 = arith.mulf %5101, %5096 : f32
        %5106 = arith.mulf %5099, %5098 : f32
        %5107 = arith.addf %5105, %5106 : f32
        %5108 = arith.mulf %5069, %5104 : f32
        %5109 = arith.mulf %5075, %5107 : f32
        %5110 = arith.subf %5108, %5109 : f32
        %5111 = arith.mulf %5075, %5104 : f32
        %5112 = arith.mulf %5069, %5107 : f32
        %5113 = arith.addf %5111, %5112 : f32
        %5114 = arith.cmpi slt, %0, %heads : index
        scf.if %5114 {
          %5115 = arith.muli %5003, %heads : index
          %5116 = arith.addi %5115, %0 : index
          %5117 = arith.muli %5116, %c30 : index
          %5118 = arith.addi %5117, %5006 : index
          memref.store %5110, %q[%5118] : memref<?xf32>
          %5119 = arith.addi %5118, %c17 : index
          memref.store %5113, %q[%5119] : memref<?xf32>
        } else {
          %5120 = arith.addi %5004, %5006 : index
          memref.store %5110, %20[%5120] : memref<?xf32>
          %5121 = arith.addi %5004, %5006 : index
          %5122 = arith.addi %5121, %c17 : index
          memref.store %5113, %20[%5122] : memref<?xf32>
        }
        %5123 = arith.remui %5048, %c22 : index
        %5124 = arith.muli %5123, %c30 : index
        %5125 = arith.addi %5124, %5026 : index
        %5126 = arith.divui %5048, %c22 : index
        %5127 = arith.addi %5126, %c22 : index
        %5128 = arith.muli %5127, %c30 : index
        %5129 = arith.addi %5128, %5026 : index
        %5130 = memref.load %rope[%5125] : memref<?xf32>
        %5131 = arith.addi %5125, %c17 : index
        %5132 = memref.load %rope[%5131] : memref<?xf32>
        %5133 = memref.load %rope[%5129] : memref<?xf32>
        %5134 = arith.addi %5129, %c17 : index
        %5135 = memref.load %rope[%5134] : memref<?xf32>
        %5136 = arith.mulf %5133, %5130 : f32
        %5137 = arith.mulf %5135, %5132 : f32
        %5138 = arith.subf %5136, %5137 : f32
        %5139 = arith.mulf %5135, %5130 : f32
        %5140 = arith.mulf %5133, %5132 : f32
        %5141 = arith.addf %5139, %5140 : f32
        %5142 = arith.mulf %5082, %5138 : f32
        %5143 = arith.mulf %5088, %5141 : f32
        %5144 = arith.subf %5142, %5143 : f32
        %5145 = arith.mulf %5088, %5138 : f32
        %5146 = arith.mulf %5082, %5141 : f32
        %5147 = arith.addf %5145, %5146 : f32
        scf.if %5025 {
          %5148 = arith.cmpi slt, %0, %heads : index
          scf.if %5148 {
            %5149 = arith.muli %5003, %heads : index
            %5150 = arith.addi %5149, %0 : index
            %5151 = arith.muli %5150, %c30 : index
            %5152 = arith.addi %5151, %5026 : index
            memref.store %5144, %q[%5152] : memref<?xf32>
            %5153 = arith.addi %5152, %c17 : index
            memref.store %5147, %q[%5153] : memref<?xf32>
          } else {
            %5154 = arith.addi %5004, %5026 : index
            memref.store %5144, %20[%5154] : memref<?xf32>
            %5155 = arith.addi %5004, %5026 : index
            %5156 = arith.addi %5155, %c17 : index
            memref.store %5147, %20[%5156] : memref<?xf32>
          }
        }
      } else {
        %5157 = arith.cmpi slt, %0, %heads : index
        scf.if %5157 {
          %5158 = arith.muli %5003, %heads : index
          %5159 = arith.addi %5158, %0 : index
          %5160 = arith.muli %5159, %c30 : index
          %5161 = arith.addi %5160, %5006 : index
          memref.store %5014, %q[%5161] : memref<?xf32>
          %5162 = arith.addi %5161, %c17 : index
          memref.store %5023, %q[%5162] : memref<?xf32>
        } else {
          %5163 = arith.addi %5004, %5006 : index
          memref.store %5014, %20[%5163] : memref<?xf32>
          %5164 = arith.addi %5004, %5006 : index
          %5165 = arith.addi %5164, %c17 : index
          memref.store %5023, %20[%5165] : memref<?xf32>
        }
        scf.if %5025 {
          %5166 = arith.cmpi slt, %0, %heads : index
          scf.if %5166 {
            %5167 = arith.muli %5003, %heads : index
            %5168 = arith.addi %5167, %0 : index
            %5169 = arith.muli %5168, %c30 : index
            %5170 = arith.addi %5169, %5026 : index
            memref.store %5034, %q[%5170] : memref<?xf32>
            %5171 = arith.addi %5170, %c17 : index
            memref.store %5043, %q[%5171] : memref<?xf32>
          } else {
            %5172 = arith.addi %5004, %5026 : index
            memref.store %5034, %20[%5172] : memref<?xf32>
            %5173 = arith.addi %5004, %5026 : index
            %5174 = arith.addi %5173, %c17 : index
            memref.store %5043, %20[%5174] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5175 = arith.cmpi sge, %0, %heads : index
    scf.if %5175 {
      %5176 = arith.addi %4820, %c9 : index
      %5177 = arith.addi %4819, %5176 : index
      %5178 = arith.cmpi slt, %5177, %22 : index
      %5179 = arith.cmpi slt, %5176, %c15 : index
      %5180 = arith.andi %5178, %5179 : i1
      scf.if %5180 {
        %5181 = arith.addi %4819, %5176 : index
        %5182 = arith.addi %slotsAt, %5181 : index
        %5183 = memref.load %step[%5182] : memref<?xi32>
        %5184 = arith.index_cast %5183 : i32 to index
        %5185 = arith.cmpi sge, %5184, %c9 : index
        scf.if %5185 {
          %5186 = arith.muli %5176, %c30 : index
          %5187 = arith.subi %0, %heads : index
          %5188 = memref.load %scales[%5187] : memref<?xf32>
          %5189 = vector.broadcast %5188 : f32 to vector<4xf32>
          %5190 = arith.divui %5184, %c15 : index
          %5191 = arith.remui %5184, %c15 : index
          %5192 = arith.muli %5190, %pageBytes : index
          %5193 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5193 {
            %5194 = wave.lane
            %5195 = arith.muli %5194, %c21 : index
            scf.for %5196 = %5195 to %c30 step %c7 {
              %5197 = arith.addi %5186, %5196 : index
              %5198 = vector.load %20[%5197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5199 = arith.mulf %5198, %5189 : vector<4xf32>
              %5200 = arith.minimumf %5199, %c50 : vector<4xf32>
              %5201 = arith.maximumf %5200, %c51 : vector<4xf32>
              %5202 = arith.truncf %5201 : vector<4xf32> to vector<4xf16>
              %5203 = vector.bitcast %5202 : vector<4xf16> to vector<8xi8>
              %5204 = arith.cmpi slt, %5187, %kvHeads : index
              scf.if %5204 {
                %5205 = arith.muli %5187, %c11 : index
                %5206 = arith.addi %5192, %5205 : index
                %5207 = arith.divui %5196, %c15 : index
                %5208 = arith.muli %5207, %c52 : index
                %5209 = arith.remui %5196, %c15 : index
                %5210 = arith.divui %5209, %c4 : index
                %5211 = arith.muli %5210, %c22 : index
                %5212 = arith.muli %5191, %c15 : index
                %5213 = arith.addi %5211, %5212 : index
                %5214 = arith.remui %5209, %c4 : index
                %5215 = arith.muli %5214, %c5 : index
                %5216 = arith.addi %5213, %5215 : index
                %5217 = arith.addi %5208, %5216 : index
                %5218 = arith.addi %5206, %5217 : index
                vector.store %5203, %kv[%5218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5219 = arith.subi %5187, %kvHeads : index
                %5220 = arith.muli %5219, %c11 : index
                %5221 = arith.addi %5192, %5220 : index
                %5222 = arith.addi %5196, %c9 : index
                %5223 = arith.divui %5222, %c15 : index
                %5224 = arith.muli %5223, %c52 : index
                %5225 = arith.addi %5224, %c36 : index
                %5226 = arith.remui %5222, %c15 : index
                %5227 = arith.divui %5191, %c5 : index
                %5228 = arith.remui %5191, %c5 : index
                %5229 = arith.muli %5228, %c4 : index
                %5230 = arith.addi %5227, %5229 : index
                %5231 = arith.divui %5230, %c4 : index
                %5232 = arith.muli %5231, %c22 : index
                %5233 = arith.muli %5226, %c15 : index
                %5234 = arith.addi %5232, %5233 : index
                %5235 = arith.remui %5230, %c4 : index
                %5236 = arith.muli %5235, %c5 : index
                %5237 = arith.addi %5234, %5236 : index
                %5238 = arith.addi %5225, %5237 : index
                %5239 = arith.addi %5221, %5238 : index
                %5240 = vector.shuffle %5203, %5203 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5240, %kv[%5239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5241 = arith.addi %5196, %c10 : index
                %5242 = arith.divui %5241, %c15 : index
                %5243 = arith.muli %5242, %c52 : index
                %5244 = arith.addi %5243, %c36 : index
                %5245 = arith.remui %5241, %c15 : index
                %5246 = arith.divui %5191, %c5 : index
                %5247 = arith.remui %5191, %c5 : index
                %5248 = arith.muli %5247, %c4 : index
                %5249 = arith.addi %5246, %5248 : index
                %5250 = arith.divui %5249, %c4 : index
                %5251 = arith.muli %5250, %c22 : index
                %5252 = arith.muli %5245, %c15 : index
                %5253 = arith.addi %5251, %5252 : index
                %5254 = arith.remui %5249, %c4 : index
                %5255 = arith.muli %5254, %c5 : index
                %5256 = arith.addi %5253, %5255 : index
                %5257 = arith.addi %5244, %5256 : index
                %5258 = arith.addi %5221, %5257 : index
                %5259 = vector.shuffle %5203, %5203 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5259, %kv[%5258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5260 = arith.addi %5196, %c5 : index
                %5261 = arith.divui %5260, %c15 : index
                %5262 = arith.muli %5261, %c52 : index
                %5263 = arith.addi %5262, %c36 : index
                %5264 = arith.remui %5260, %c15 : index
                %5265 = arith.divui %5191, %c5 : index
                %5266 = arith.remui %5191, %c5 : index
                %5267 = arith.muli %5266, %c4 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.divui %5268, %c4 : index
                %5270 = arith.muli %5269, %c22 : index
                %5271 = arith.muli %5264, %c15 : index
                %5272 = arith.addi %5270, %5271 : index
                %5273 = arith.remui %5268, %c4 : index
                %5274 = arith.muli %5273, %c5 : index
                %5275 = arith.addi %5272, %5274 : index
                %5276 = arith.addi %5263, %5275 : index
                %5277 = arith.addi %5221, %5276 : index
                %5278 = vector.shuffle %5203, %5203 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5278, %kv[%5277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5279 = arith.addi %5196, %c2 : index
                %5280 = arith.divui %5279, %c15 : index
                %5281 = arith.muli %5280, %c52 : index
                %5282 = arith.addi %5281, %c36 : index
                %5283 = arith.remui %5279, %c15 : index
                %5284 = arith.divui %5191, %c5 : index
                %5285 = arith.remui %5191, %c5 : index
                %5286 = arith.muli %5285, %c4 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.divui %5287, %c4 : index
                %5289 = arith.muli %5288, %c22 : index
                %5290 = arith.muli %5283, %c15 : index
                %5291 = arith.addi %5289, %5290 : index
                %5292 = arith.remui %5287, %c4 : index
                %5293 = arith.muli %5292, %c5 : index
                %5294 = arith.addi %5291, %5293 : index
                %5295 = arith.addi %5282, %5294 : index
                %5296 = arith.addi %5221, %5295 : index
                %5297 = vector.shuffle %5203, %5203 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5297, %kv[%5296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5298 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5298 {
            %5299 = wave.lane
            %5300 = arith.muli %5299, %c21 : index
            scf.for %5301 = %5300 to %c30 step %c7 {
              %5302 = arith.addi %5186, %5301 : index
              %5303 = vector.load %20[%5302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5304 = arith.mulf %5303, %5189 : vector<4xf32>
              %5305 = wave.fp8_encode "e4m3" %5304 : vector<4xf32> -> vector<4xi8>
              %5306 = arith.cmpi slt, %5187, %kvHeads : index
              scf.if %5306 {
                %5307 = arith.muli %5187, %c36 : index
                %5308 = arith.addi %5192, %5307 : index
                %5309 = vector.shuffle %5305, %5305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5310 = arith.divui %5301, %c15 : index
                %5311 = arith.muli %5310, %c22 : index
                %5312 = arith.remui %5301, %c15 : index
                %5313 = arith.muli %5191, %c15 : index
                %5314 = arith.divui %5312, %c21 : index
                %5315 = arith.muli %5314, %c21 : index
                %5316 = arith.remui %5312, %c5 : index
                %5317 = arith.muli %5316, %c5 : index
                %5318 = arith.addi %5315, %5317 : index
                %5319 = arith.divui %5312, %c5 : index
                %5320 = arith.remui %5319, %c5 : index
                %5321 = arith.addi %5318, %5320 : index
                %5322 = arith.addi %5313, %5321 : index
                %5323 = arith.addi %5311, %5322 : index
                %5324 = arith.addi %5308, %5323 : index
                vector.store %5309, %kv[%5324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5325 = arith.subi %5187, %kvHeads : index
                %5326 = arith.muli %5325, %c36 : index
                %5327 = arith.addi %5192, %5326 : index
                %5328 = arith.addi %5301, %c9 : index
                %5329 = arith.divui %5328, %c15 : index
                %5330 = arith.muli %5329, %c22 : index
                %5331 = arith.addi %5330, %c12 : index
                %5332 = arith.remui %5328, %c15 : index
                %5333 = arith.divui %5191, %c5 : index
                %5334 = arith.remui %5191, %c5 : index
                %5335 = arith.muli %5334, %c4 : index
                %5336 = arith.addi %5333, %5335 : index
                %5337 = arith.muli %5332, %c15 : index
                %5338 = arith.divui %5336, %c21 : index
                %5339 = arith.muli %5338, %c21 : index
                %5340 = arith.remui %5336, %c5 : index
                %5341 = arith.muli %5340, %c5 : index
                %5342 = arith.addi %5339, %5341 : index
                %5343 = arith.divui %5336, %c5 : index
                %5344 = arith.remui %5343, %c5 : index
                %5345 = arith.addi %5342, %5344 : index
                %5346 = arith.addi %5337, %5345 : index
                %5347 = arith.addi %5331, %5346 : index
                %5348 = arith.addi %5327, %5347 : index
                %5349 = vector.shuffle %5305, %5305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5349, %kv[%5348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5350 = arith.addi %5301, %c10 : index
                %5351 = arith.divui %5350, %c15 : index
                %5352 = arith.muli %5351, %c22 : index
                %5353 = arith.addi %5352, %c12 : index
                %5354 = arith.remui %5350, %c15 : index
                %5355 = arith.divui %5191, %c5 : index
                %5356 = arith.remui %5191, %c5 : index
                %5357 = arith.muli %5356, %c4 : index
                %5358 = arith.addi %5355, %5357 : index
                %5359 = arith.muli %5354, %c15 : index
                %5360 = arith.divui %5358, %c21 : index
                %5361 = arith.muli %5360, %c21 : index
                %5362 = arith.remui %5358, %c5 : index
                %5363 = arith.muli %5362, %c5 : index
                %5364 = arith.addi %5361, %5363 : index
                %5365 = arith.divui %5358, %c5 : index
                %5366 = arith.remui %5365, %c5 : index
                %5367 = arith.addi %5364, %5366 : index
                %5368 = arith.addi %5359, %5367 : index
                %5369 = arith.addi %5353, %5368 : index
                %5370 = arith.addi %5327, %5369 : index
                %5371 = vector.shuffle %5305, %5305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5371, %kv[%5370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5372 = arith.addi %5301, %c5 : index
                %5373 = arith.divui %5372, %c15 : index
                %5374 = arith.muli %5373, %c22 : index
                %5375 = arith.addi %5374, %c12 : index
                %5376 = arith.remui %5372, %c15 : index
                %5377 = arith.divui %5191, %c5 : index
                %5378 = arith.remui %5191, %c5 : index
                %5379 = arith.muli %5378, %c4 : index
                %5380 = arith.addi %5377, %5379 : index
                %5381 = arith.muli %5376, %c15 : index
                %5382 = arith.divui %5380, %c21 : index
                %5383 = arith.muli %5382, %c21 : index
                %5384 = arith.remui %5380, %c5 : index
                %5385 = arith.muli %5384, %c5 : index
                %5386 = arith.addi %5383, %5385 : index
                %5387 = arith.divui %5380, %c5 : index
                %5388 = arith.remui %5387, %c5 : index
                %5389 = arith.addi %5386, %5388 : index
                %5390 = arith.addi %5381, %5389 : index
                %5391 = arith.addi %5375, %5390 : index
                %5392 = arith.addi %5327, %5391 : index
                %5393 = vector.shuffle %5305, %5305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5393, %kv[%5392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5394 = arith.addi %5301, %c2 : index
                %5395 = arith.divui %5394, %c15 : index
                %5396 = arith.muli %5395, %c22 : index
                %5397 = arith.addi %5396, %c12 : index
                %5398 = arith.remui %5394, %c15 : index
                %5399 = arith.divui %5191, %c5 : index
                %5400 = arith.remui %5191, %c5 : index
                %5401 = arith.muli %5400, %c4 : index
                %5402 = arith.addi %5399, %5401 : index
                %5403 = arith.muli %5398, %c15 : index
                %5404 = arith.divui %5402, %c21 : index
                %5405 = arith.muli %5404, %c21 : index
                %5406 = arith.remui %5402, %c5 : index
                %5407 = arith.muli %5406, %c5 : index
                %5408 = arith.addi %5405, %5407 : index
                %5409 = arith.divui %5402, %c5 : index
                %5410 = arith.remui %5409, %c5 : index
                %5411 = arith.addi %5408, %5410 : index
                %5412 = arith.addi %5403, %5411 : index
                %5413 = arith.addi %5397, %5412 : index
                %5414 = arith.addi %5327, %5413 : index
                %5415 = vector.shuffle %5305, %5305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5415, %kv[%5414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5416 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5416 {
            %5417 = wave.lane
            %5418 = arith.muli %5417, %c21 : index
            scf.for %5419 = %5418 to %c30 step %c7 {
              %5420 = arith.addi %5186, %5419 : index
              %5421 = vector.load %20[%5420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5422 = arith.mulf %5421, %5189 : vector<4xf32>
              %5423 = wave.fp8_encode "e5m2" %5422 : vector<4xf32> -> vector<4xi8>
              %5424 = arith.cmpi slt, %5187, %kvHeads : index
              scf.if %5424 {
                %5425 = arith.muli %5187, %c36 : index
                %5426 = arith.addi %5192, %5425 : index
                %5427 = vector.shuffle %5423, %5423 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5428 = arith.divui %5419, %c15 : index
                %5429 = arith.muli %5428, %c22 : index
                %5430 = arith.remui %5419, %c15 : index
                %5431 = arith.muli %5191, %c15 : index
                %5432 = arith.divui %5430, %c21 : index
                %5433 = arith.muli %5432, %c21 : index
                %5434 = arith.remui %5430, %c5 : index
                %5435 = arith.muli %5434, %c5 : index
                %5436 = arith.addi %5433, %5435 : index
                %5437 = arith.divui %5430, %c5 : index
                %5438 = arith.remui %5437, %c5 : index
                %5439 = arith.addi %5436, %5438 : index
                %5440 = arith.addi %5431, %5439 : index
                %5441 = arith.addi %5429, %5440 : index
                %5442 = arith.addi %5426, %5441 : index
                vector.store %5427, %kv[%5442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5443 = arith.subi %5187, %kvHeads : index
                %5444 = arith.muli %5443, %c36 : index
                %5445 = arith.addi %5192, %5444 : index
                %5446 = arith.addi %5419, %c9 : index
                %5447 = arith.divui %5446, %c15 : index
                %5448 = arith.muli %5447, %c22 : index
                %5449 = arith.addi %5448, %c12 : index
                %5450 = arith.remui %5446, %c15 : index
                %5451 = arith.divui %5191, %c5 : index
                %5452 = arith.remui %5191, %c5 : index
                %5453 = arith.muli %5452, %c4 : index
                %5454 = arith.addi %5451, %5453 : index
                %5455 = arith.muli %5450, %c15 : index
                %5456 = arith.divui %5454, %c21 : index
                %5457 = arith.muli %5456, %c21 : index
                %5458 = arith.remui %5454, %c5 : index
                %5459 = arith.muli %5458, %c5 : index
                %5460 = arith.addi %5457, %5459 : index
                %5461 = arith.divui %5454, %c5 : index
                %5462 = arith.remui %5461, %c5 : index
                %5463 = arith.addi %5460, %5462 : index
                %5464 = arith.addi %5455, %5463 : index
                %5465 = arith.addi %5449, %5464 : index
                %5466 = arith.addi %5445, %5465 : index
                %5467 = vector.shuffle %5423, %5423 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5467, %kv[%5466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5468 = arith.addi %5419, %c10 : index
                %5469 = arith.divui %5468, %c15 : index
                %5470 = arith.muli %5469, %c22 : index
                %5471 = arith.addi %5470, %c12 : index
                %5472 = arith.remui %5468, %c15 : index
                %5473 = arith.divui %5191, %c5 : index
                %5474 = arith.remui %5191, %c5 : index
                %5475 = arith.muli %5474, %c4 : index
                %5476 = arith.addi %5473, %5475 : index
                %5477 = arith.muli %5472, %c15 : index
                %5478 = arith.divui %5476, %c21 : index
                %5479 = arith.muli %5478, %c21 : index
                %5480 = arith.remui %5476, %c5 : index
                %5481 = arith.muli %5480, %c5 : index
                %5482 = arith.addi %5479, %5481 : index
                %5483 = arith.divui %5476, %c5 : index
                %5484 = arith.remui %5483, %c5 : index
                %5485 = arith.addi %5482, %5484 : index
                %5486 = arith.addi %5477, %5485 : index
                %5487 = arith.addi %5471, %5486 : index
                %5488 = arith.addi %5445, %5487 : index
                %5489 = vector.shuffle %5423, %5423 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5489, %kv[%5488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5490 = arith.addi %5419, %c5 : index
                %5491 = arith.divui %5490, %c15 : index
                %5492 = arith.muli %5491, %c22 : index
                %5493 = arith.addi %5492, %c12 : index
                %5494 = arith.remui %5490, %c15 : index
                %5495 = arith.divui %5191, %c5 : index
                %5496 = arith.remui %5191, %c5 : index
                %5497 = arith.muli %5496, %c4 : index
                %5498 = arith.addi %5495, %5497 : index
                %5499 = arith.muli %5494, %c15 : index
                %5500 = arith.divui %5498, %c21 : index
                %5501 = arith.muli %5500, %c21 : index
                %5502 = arith.remui %5498, %c5 : index
                %5503 = arith.muli %5502, %c5 : index
                %5504 = arith.addi %5501, %5503 : index
                %5505 = arith.divui %5498, %c5 : index
                %5506 = arith.remui %5505, %c5 : index
                %5507 = arith.addi %5504, %5506 : index
                %5508 = arith.addi %5499, %5507 : index
                %5509 = arith.addi %5493, %5508 : index
                %5510 = arith.addi %5445, %5509 : index
                %5511 = vector.shuffle %5423, %5423 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5511, %kv[%5510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5512 = arith.addi %5419, %c2 : index
                %5513 = arith.divui %5512, %c15 : index
                %5514 = arith.muli %5513, %c22 : index
                %5515 = arith.addi %5514, %c12 : index
                %5516 = arith.remui %5512, %c15 : index
                %5517 = arith.divui %5191, %c5 : index
                %5518 = arith.remui %5191, %c5 : index
                %5519 = arith.muli %5518, %c4 : index
                %5520 = arith.addi %5517, %5519 : index
                %5521 = arith.muli %5516, %c15 : index
                %5522 = arith.divui %5520, %c21 : index
                %5523 = arith.muli %5522, %c21 : index
                %5524 = arith.remui %5520, %c5 : index
                %5525 = arith.muli %5524, %c5 : index
                %5526 = arith.addi %5523, %5525 : index
                %5527 = arith.divui %5520, %c5 : index
                %5528 = arith.remui %5527, %c5 : index
                %5529 = arith.addi %5526, %5528 : index
                %5530 = arith.addi %5521, %5529 : index
                %5531 = arith.addi %5515, %5530 : index
                %5532 = arith.addi %5445, %5531 : index
                %5533 = vector.shuffle %5423, %5423 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5533, %kv[%5532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5534 = arith.addi %4820, %c46 : index
      %5535 = arith.addi %4819, %5534 : index
      %5536 = arith.cmpi slt, %5535, %22 : index
      %5537 = arith.cmpi slt, %5534, %c15 : index
      %5538 = arith.andi %5536, %5537 : i1
      scf.if %5538 {
        %5539 = arith.addi %4819, %5534 : index
        %5540 = arith.addi %slotsAt, %5539 : index
        %5541 = memref.load %step[%5540] : memref<?xi32>
        %5542 = arith.index_cast %5541 : i32 to index
        %5543 = arith.cmpi sge, %5542, %c9 : index
        scf.if %5543 {
          %5544 = arith.muli %5534, %c30 : index
          %5545 = arith.subi %0, %heads : index
          %5546 = memref.load %scales[%5545] : memref<?xf32>
          %5547 = vector.broadcast %5546 : f32 to vector<4xf32>
          %5548 = arith.divui %5542, %c15 : index
          %5549 = arith.remui %5542, %c15 : index
          %5550 = arith.muli %5548, %pageBytes : index
          %5551 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5551 {
            %5552 = wave.lane
            %5553 = arith.muli %5552, %c21 : index
            scf.for %5554 = %5553 to %c30 step %c7 {
              %5555 = arith.addi %5544, %5554 : index
              %5556 = vector.load %20[%5555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5557 = arith.mulf %5556, %5547 : vector<4xf32>
              %5558 = arith.minimumf %5557, %c50 : vector<4xf32>
              %5559 = arith.maximumf %5558, %c51 : vector<4xf32>
              %5560 = arith.truncf %5559 : vector<4xf32> to vector<4xf16>
              %5561 = vector.bitcast %5560 : vector<4xf16> to vector<8xi8>
              %5562 = arith.cmpi slt, %5545, %kvHeads : index
              scf.if %5562 {
                %5563 = arith.muli %5545, %c11 : index
                %5564 = arith.addi %5550, %5563 : index
                %5565 = arith.divui %5554, %c15 : index
                %5566 = arith.muli %5565, %c52 : index
                %5567 = arith.remui %5554, %c15 : index
                %5568 = arith.divui %5567, %c4 : index
                %5569 = arith.muli %5568, %c22 : index
                %5570 = arith.muli %5549, %c15 : index
                %5571 = arith.addi %5569, %5570 : index
                %5572 = arith.remui %5567, %c4 : index
                %5573 = arith.muli %5572, %c5 : index
                %5574 = arith.addi %5571, %5573 : index
                %5575 = arith.addi %5566, %5574 : index
                %5576 = arith.addi %5564, %5575 : index
                vector.store %5561, %kv[%5576] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5577 = arith.subi %5545, %kvHeads : index
                %5578 = arith.muli %5577, %c11 : index
                %5579 = arith.addi %5550, %5578 : index
                %5580 = arith.addi %5554, %c9 : index
                %5581 = arith.divui %5580, %c15 : index
                %5582 = arith.muli %5581, %c52 : index
                %5583 = arith.addi %5582, %c36 : index
                %5584 = arith.remui %5580, %c15 : index
                %5585 = arith.divui %5549, %c5 : index
                %5586 = arith.remui %5549, %c5 : index
                %5587 = arith.muli %5586, %c4 : index
                %5588 = arith.addi %5585, %5587 : index
                %5589 = arith.divui %5588, %c4 : index
                %5590 = arith.muli %5589, %c22 : index
                %5591 = arith.muli %5584, %c15 : index
                %5592 = arith.addi %5590, %5591 : index
                %5593 = arith.remui %5588, %c4 : index
                %5594 = arith.muli %5593, %c5 : index
                %5595 = arith.addi %5592, %5594 : index
                %5596 = arith.addi %5583, %5595 : index
                %5597 = arith.addi %5579, %5596 : index
                %5598 = vector.shuffle %5561, %5561 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5598, %kv[%5597] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5599 = arith.addi %5554, %c10 : index
                %5600 = arith.divui %5599, %c15 : index
                %5601 = arith.muli %5600, %c52 : index
                %5602 = arith.addi %5601, %c36 : index
                %5603 = arith.remui %5599, %c15 : index
                %5604 = arith.divui %5549, %c5 : index
                %5605 = arith.remui %5549, %c5 : index
                %5606 = arith.muli %5605, %c4 : index
                %5607 = arith.addi %5604, %5606 : index
                %5608 = arith.divui %5607, %c4 : index
                %5609 = arith.muli %5608, %c22 : index
                %5610 = arith.muli %5603, %c15 : index
                %5611 = arith.addi %5609, %5610 : index
                %5612 = arith.remui %5607, %c4 : index
                %5613 = arith.muli %5612, %c5 : index
                %5614 = arith.addi %5611, %5613 : index
                %5615 = arith.addi %5602, %5614 : index
                %5616 = arith.addi %5579, %5615 : index
                %5617 = vector.shuffle %5561, %5561 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5617, %kv[%5616] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5618 = arith.addi %5554, %c5 : index
                %5619 = arith.divui %5618, %c15 : index
                %5620 = arith.muli %5619, %c52 : index
                %5621 = arith.addi %5620, %c36 : index
                %5622 = arith.remui %5618, %c15 : index
                %5623 = arith.divui %5549, %c5 : index
                %5624 = arith.remui %5549, %c5 : index
                %5625 = arith.muli %5624, %c4 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.divui %5626, %c4 : index
                %5628 = arith.muli %5627, %c22 : index
                %5629 = arith.muli %5622, %c15 : index
                %5630 = arith.addi %5628, %5629 : index
                %5631 = arith.remui %5626, %c4 : index
                %5632 = arith.muli %5631, %c5 : index
                %5633 = arith.addi %5630, %5632 : index
                %5634 = arith.addi %5621, %5633 : index
                %5635 = arith.addi %5579, %5634 : index
                %5636 = vector.shuffle %5561, %5561 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5636, %kv[%5635] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5637 = arith.addi %5554, %c2 : index
                %5638 = arith.divui %5637, %c15 : index
                %5639 = arith.muli %5638, %c52 : index
                %5640 = arith.addi %5639, %c36 : index
                %5641 = arith.remui %5637, %c15 : index
                %5642 = arith.divui %5549, %c5 : index
                %5643 = arith.remui %5549, %c5 : index
                %5644 = arith.muli %5643, %c4 : index
                %5645 = arith.addi %5642, %5644 : index
                %5646 = arith.divui %5645, %c4 : index
                %5647 = arith.muli %5646, %c22 : index
                %5648 = arith.muli %5641, %c15 : index
                %5649 = arith.addi %5647, %5648 : index
                %5650 = arith.remui %5645, %c4 : index
                %5651 = arith.muli %5650, %c5 : index
                %5652 = arith.addi %5649, %5651 : index
                %5653 = arith.addi %5640, %5652 : index
                %5654 = arith.addi %5579, %5653 : index
                %5655 = vector.shuffle %5561, %5561 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5655, %kv[%5654] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5656 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5656 {
            %5657 = wave.lane
            %5658 = arith.muli %5657, %c21 : index
            scf.for %5659 = %5658 to %c30 step %c7 {
              %5660 = arith.addi %5544, %5659 : index
              %5661 = vector.load %20[%5660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5662 = arith.mulf %5661, %5547 : vector<4xf32>
              %5663 = wave.fp8_encode "e4m3" %5662 : vector<4xf32> -> vector<4xi8>
              %5664 = arith.cmpi slt, %5545, %kvHeads : index
              scf.if %5664 {
                %5665 = arith.muli %5545, %c36 : index
                %5666 = arith.addi %5550, %5665 : index
                %5667 = vector.shuffle %5663, %5663 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5668 = arith.divui %5659, %c15 : index
                %5669 = arith.muli %5668, %c22 : index
                %5670 = arith.remui %5659, %c15 : index
                %5671 = arith.muli %5549, %c15 : index
                %5672 = arith.divui %5670, %c21 : index
                %5673 = arith.muli %5672, %c21 : index
                %5674 = arith.remui %5670, %c5 : index
                %5675 = arith.muli %5674, %c5 : index
                %5676 = arith.addi %5673, %5675 : index
                %5677 = arith.divui %5670, %c5 : index
                %5678 = arith.remui %5677, %c5 : index
                %5679 = arith.addi %5676, %5678 : index
                %5680 = arith.addi %5671, %5679 : index
                %5681 = arith.addi %5669, %5680 : index
                %5682 = arith.addi %5666, %5681 : index
                vector.store %5667, %kv[%5682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5683 = arith.subi %5545, %kvHeads : index
                %5684 = arith.muli %5683, %c36 : index
                %5685 = arith.addi %5550, %5684 : index
                %5686 = arith.addi %5659, %c9 : index
                %5687 = arith.divui %5686, %c15 : index
                %5688 = arith.muli %5687, %c22 : index
                %5689 = arith.addi %5688, %c12 : index
                %5690 = arith.remui %5686, %c15 : index
                %5691 = arith.divui %5549, %c5 : index
                %5692 = arith.remui %5549, %c5 : index
                %5693 = arith.muli %5692, %c4 : index
                %5694 = arith.addi %5691, %5693 : index
                %5695 = arith.muli %5690, %c15 : index
                %5696 = arith.divui %5694, %c21 : index
                %5697 = arith.muli %5696, %c21 : index
                %5698 = arith.remui %5694, %c5 : index
                %5699 = arith.muli %5698, %c5 : index
                %5700 = arith.addi %5697, %5699 : index
                %5701 = arith.divui %5694, %c5 : index
                %5702 = arith.remui %5701, %c5 : index
                %5703 = arith.addi %5700, %5702 : index
                %5704 = arith.addi %5695, %5703 : index
                %5705 = arith.addi %5689, %5704 : index
                %5706 = arith.addi %5685, %5705 : index
                %5707 = vector.shuffle %5663, %5663 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5707, %kv[%5706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5708 = arith.addi %5659, %c10 : index
                %5709 = arith.divui %5708, %c15 : index
                %5710 = arith.muli %5709, %c22 : index
                %5711 = arith.addi %5710, %c12 : index
                %5712 = arith.remui %5708, %c15 : index
                %5713 = arith.divui %5549, %c5 : index
                %5714 = arith.remui %5549, %c5 : index
                %5715 = arith.muli %5714, %c4 : index
                %5716 = arith.addi %5713, %5715 : index
                %5717 = arith.muli %5712, %c15 : index
                %5718 = arith.divui %5716, %c21 : index
                %5719 = arith.muli %5718, %c21 : index
                %5720 = arith.remui %5716, %c5 : index
                %5721 = arith.muli %5720, %c5 : index
                %5722 = arith.addi %5719, %5721 : index
                %5723 = arith.divui %5716, %c5 : index
                %5724 = arith.remui %5723, %c5 : index
                %5725 = arith.addi %5722, %5724 : index
                %5726 = arith.addi %5717, %5725 : index
                %5727 = arith.addi %5711, %5726 : index
                %5728 = arith.addi %5685, %5727 : index
                %5729 = vector.shuffle %5663, %5663 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5729, %kv[%5728] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5730 = arith.addi %5659, %c5 : index
                %5731 = arith.divui %5730, %c15 : index
                %5732 = arith.muli %5731, %c22 : index
                %5733 = arith.addi %5732, %c12 : index
                %5734 = arith.remui %5730, %c15 : index
                %5735 = arith.divui %5549, %c5 : index
                %5736 = arith.remui %5549, %c5 : index
                %5737 = arith.muli %5736, %c4 : index
                %5738 = arith.addi %5735, %5737 : index
                %5739 = arith.muli %5734, %c15 : index
                %5740 = arith.divui %5738, %c21 : index
                %5741 = arith.muli %5740, %c21 : index
                %5742 = arith.remui %5738, %c5 : index
                %5743 = arith.muli %5742, %c5 : index
                %5744 = arith.addi %5741, %5743 : index
                %5745 = arith.divui %5738, %c5 : index
                %5746 = arith.remui %5745, %c5 : index
                %5747 = arith.addi %5744, %5746 : index
                %5748 = arith.addi %5739, %5747 : index
                %5749 = arith.addi %5733, %5748 : index
                %5750 = arith.addi %5685, %5749 : index
                %5751 = vector.shuffle %5663, %5663 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5751, %kv[%5750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5752 = arith.addi %5659, %c2 : index
                %5753 = arith.divui %5752, %c15 : index
                %5754 = arith.muli %5753, %c22 : index
                %5755 = arith.addi %5754, %c12 : index
                %5756 = arith.remui %5752, %c15 : index
                %5757 = arith.divui %5549, %c5 : index
                %5758 = arith.remui %5549, %c5 : index
                %5759 = arith.muli %5758, %c4 : index
                %5760 = arith.addi %5757, %5759 : index
                %5761 = arith.muli %5756, %c15 : index
                %5762 = arith.divui %5760, %c21 : index
                %5763 = arith.muli %5762, %c21 : index
                %5764 = arith.remui %5760, %c5 : index
                %5765 = arith.muli %5764, %c5 : index
                %5766 = arith.addi %5763, %5765 : index
                %5767 = arith.divui %5760, %c5 : index
                %5768 = arith.remui %5767, %c5 : index
                %5769 = arith.addi %5766, %5768 : index
                %5770 = arith.addi %5761, %5769 : index
                %5771 = arith.addi %5755, %5770 : index
                %5772 = arith.addi %5685, %5771 : index
                %5773 = vector.shuffle %5663, %5663 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5773, %kv[%5772] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5774 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5774 {
            %5775 = wave.lane
            %5776 = arith.muli %5775, %c21 : index
            scf.for %5777 = %5776 to %c30 step %c7 {
              %5778 = arith.addi %5544, %5777 : index
              %5779 = vector.load %20[%5778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5780 = arith.mulf %5779, %5547 : vector<4xf32>
              %5781 = wave.fp8_encode "e5m2" %5780 : vector<4xf32> -> vector<4xi8>
              %5782 = arith.cmpi slt, %5545, %kvHeads : index
              scf.if %5782 {
                %5783 = arith.muli %5545, %c36 : index
                %5784 = arith.addi %5550, %5783 : index
                %5785 = vector.shuffle %5781, %5781 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5786 = arith.divui %5777, %c15 : index
                %5787 = arith.muli %5786, %c22 : index
                %5788 = arith.remui %5777, %c15 : index
                %5789 = arith.muli %5549, %c15 : index
                %5790 = arith.divui %5788, %c21 : index
                %5791 = arith.muli %5790, %c21 : index
                %5792 = arith.remui %5788, %c5 : index
                %5793 = arith.muli %5792, %c5 : index
                %5794 = arith.addi %5791, %5793 : index
                %5795 = arith.divui %5788, %c5 : index
                %5796 = arith.remui %5795, %c5 : index
                %5797 = arith.addi %5794, %5796 : index
                %5798 = arith.addi %5789, %5797 : index
                %5799 = arith.addi %5787, %5798 : index
                %5800 = arith.addi %5784, %5799 : index
                vector.store %5785, %kv[%5800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5801 = arith.subi %5545, %kvHeads : index
                %5802 = arith.muli %5801, %c36 : index
                %5803 = arith.addi %5550, %5802 : index
                %5804 = arith.addi %5777, %c9 : index
                %5805 = arith.divui %5804, %c15 : index
                %5806 = arith.muli %5805, %c22 : index
                %5807 = arith.addi %5806, %c12 : index
                %5808 = arith.remui %5804, %c15 : index
                %5809 = arith.divui %5549, %c5 : index
                %5810 = arith.remui %5549, %c5 : index
                %5811 = arith.muli %5810, %c4 : index
                %5812 = arith.addi %5809, %5811 : index
                %5813 = arith.muli %5808, %c15 : index
                %5814 = arith.divui %5812, %c21 : index
                %5815 = arith.muli %5814, %c21 : index
                %5816 = arith.remui %5812, %c5 : index
                %5817 = arith.muli %5816, %c5 : index
                %5818 = arith.addi %5815, %5817 : index
                %5819 = arith.divui %5812, %c5 : index
                %5820 = arith.remui %5819, %c5 : index
                %5821 = arith.addi %5818, %5820 : index
                %5822 = arith.addi %5813, %5821 : index
                %5823 = arith.addi %5807, %5822 : index
                %5824 = arith.addi %5803, %5823 : index
                %5825 = vector.shuffle %5781, %5781 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5825, %kv[%5824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5826 = arith.addi %5777, %c10 : index
                %5827 = arith.divui %5826, %c15 : index
                %5828 = arith.muli %5827, %c22 : index
                %5829 = arith.addi %5828, %c12 : index
                %5830 = arith.remui %5826, %c15 : index
                %5831 = arith.divui %5549, %c5 : index
                %5832 = arith.remui %5549, %c5 : index
                %5833 = arith.muli %5832, %c4 : index
                %5834 = arith.addi %5831, %5833 : index
                %5835 = arith.muli %5830, %c15 : index
                %5836 = arith.divui %5834, %c21 : index
                %5837 = arith.muli %5836, %c21 : index
                %5838 = arith.remui %5834, %c5 : index
                %5839 = arith.muli %5838, %c5 : index
                %5840 = arith.addi %5837, %5839 : index
                %5841 = arith.divui %5834, %c5 : index
                %5842 = arith.remui %5841, %c5 : index
                %5843 = arith.addi %5840, %5842 : index
                %5844 = arith.addi %5835, %5843 : index
                %5845 = arith.addi %5829, %5844 : index
                %5846 = arith.addi %5803, %5845 : index
                %5847 = vector.shuffle %5781, %5781 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5847, %kv[%5846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5848 = arith.addi %5777, %c5 : index
                %5849 = arith.divui %5848, %c15 : index
                %5850 = arith.muli %5849, %c22 : index
                %5851 = arith.addi %5850, %c12 : index
                %5852 = arith.remui %5848, %c15 : index
                %5853 = arith.divui %5549, %c5 : index
                %5854 = arith.remui %5549, %c5 : index
                %5855 = arith.muli %5854, %c4 : index
                %5856 = arith.addi %5853, %5855 : index
                %5857 = arith.muli %5852, %c15 : index
                %5858 = arith.divui %5856, %c21 : index
                %5859 = arith.muli %5858, %c21 : index
                %5860 = arith.remui %5856, %c5 : index
                %5861 = arith.muli %5860, %c5 : index
                %5862 = arith.addi %5859, %5861 : index
                %5863 = arith.divui %5856, %c5 : index
                %5864 = arith.remui %5863, %c5 : index
                %5865 = arith.addi %5862, %5864 : index
                %5866 = arith.addi %5857, %5865 : index
                %5867 = arith.addi %5851, %5866 : index
                %5868 = arith.addi %5803, %5867 : index
                %5869 = vector.shuffle %5781, %5781 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5869, %kv[%5868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5870 = arith.addi %5777, %c2 : index
                %5871 = arith.divui %5870, %c15 : index
                %5872 = arith.muli %5871, %c22 : index
                %5873 = arith.addi %5872, %c12 : index
                %5874 = arith.remui %5870, %c15 : index
                %5875 = arith.divui %5549, %c5 : index
                %5876 = arith.remui %5549, %c5 : index
                %5877 = arith.muli %5876, %c4 : index
                %5878 = arith.addi %5875, %5877 : index
                %5879 = arith.muli %5874, %c15 : index
                %5880 = arith.divui %5878, %c21 : index
                %5881 = arith.muli %5880, %c21 : index
                %5882 = arith.remui %5878, %c5 : index
                %5883 = arith.muli %5882, %c5 : index
                %5884 = arith.addi %5881, %5883 : index
                %5885 = arith.divui %5878, %c5 : index
                %5886 = arith.remui %5885, %c5 : index
                %5887 = arith.addi %5884, %5886 : index
                %5888 = arith.addi %5879, %5887 : index
                %5889 = arith.addi %5873, %5888 : index
                %5890 = arith.addi %5803, %5889 : index
                %5891 = vector.shuffle %5781, %5781 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5891, %kv[%5890] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
