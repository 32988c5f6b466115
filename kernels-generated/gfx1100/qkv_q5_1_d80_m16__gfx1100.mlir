// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2560 : index
  %c11 = arith.constant 1280 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 40 : index
  %c43 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c46 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c48 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c50 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c54 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c55 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c56 = arith.constant 5120 : index
  %c57 = arith.constant 512 : index
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
  %12 = arith.muli %inputFeatures, %c5 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.muli %3, %c8 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c9 : index
  %18 = arith.muli %17, %13 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c12 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c12 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c9, %c12 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c5 : index
    %35 = arith.remui %c9, %c12 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c9, %c4 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.divui %inputFeatures, %c15 : index
    %46 = arith.muli %4, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c5 : index
    %53 = arith.muli %52, %c5 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %59 = scf.for %57 = %47 to %56 step %c5 iter_args(%58 = %c14) -> (vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %57, %c9 : index
      %62 = arith.remui %60, %c12 : index
      %63 = arith.addi %18, %c7 : index
      %64 = arith.muli %61, %c18 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %62, %c19 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = vector.extract %69[0] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = vector.extract %69[1] : f16 from vector<2xf16>
      %73 = vector.broadcast %72 : f16 to vector<16xf16>
      %74 = arith.addi %18, %c7 : index
      %75 = arith.muli %inputFeatures, %c5 : index
      %76 = arith.addi %75, %c6 : index
      %77 = arith.divui %76, %c7 : index
      %78 = arith.muli %77, %c7 : index
      %79 = arith.addi %74, %78 : index
      %80 = arith.muli %61, %c20 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.muli %62, %c12 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.muli %inputFeatures, %c4 : index
      %85 = arith.muli %inputFeatures, %c5 : index
      %86 = arith.addi %85, %c6 : index
      %87 = arith.divui %86, %c7 : index
      %88 = arith.muli %87, %c7 : index
      %89 = arith.addi %84, %88 : index
      %90 = arith.addi %89, %c7 : index
      %91 = arith.addi %18, %90 : index
      %92 = arith.muli %61, %c12 : index
      %93 = arith.addi %92, %62 : index
      %94 = arith.muli %93, %c19 : index
      %95 = arith.addi %91, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<1xi32>
      %98 = vector.shuffle %97, %97 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %99 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.shrui %100, %c21 : vector<4xi32>
      %102 = arith.andi %101, %c22 : vector<4xi32>
      %103 = arith.shrui %98, %c23 : vector<4xi32>
      %104 = arith.andi %103, %c24 : vector<4xi32>
      %105 = arith.shli %104, %c25 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c26 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %100, %c25 : vector<4xi32>
      %110 = arith.andi %109, %c22 : vector<4xi32>
      %111 = arith.shrui %98, %c27 : vector<4xi32>
      %112 = arith.andi %111, %c24 : vector<4xi32>
      %113 = arith.shli %112, %c25 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c26 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %100, %c28 : vector<4xi32>
      %118 = arith.andi %117, %c22 : vector<4xi32>
      %119 = arith.shrui %98, %c29 : vector<4xi32>
      %120 = arith.andi %119, %c24 : vector<4xi32>
      %121 = arith.shli %120, %c25 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c26 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %100, %c30 : vector<4xi32>
      %126 = arith.andi %125, %c22 : vector<4xi32>
      %127 = arith.shrui %98, %c31 : vector<4xi32>
      %128 = arith.andi %127, %c24 : vector<4xi32>
      %129 = arith.shli %128, %c25 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c26 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %108, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %124, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %136 = arith.subf %135, %c32 : vector<32xf16>
      %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %139 = math.fma %137, %71, %73 : vector<16xf16>
      %140 = math.fma %138, %71, %73 : vector<16xf16>
      %141 = arith.addi %57, %c8 : index
      %142 = arith.remui %60, %c12 : index
      %143 = arith.addi %18, %c7 : index
      %144 = arith.muli %141, %c18 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %142, %c19 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = vector.extract %149[0] : f16 from vector<2xf16>
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %149[1] : f16 from vector<2xf16>
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = arith.addi %18, %c7 : index
      %155 = arith.muli %inputFeatures, %c5 : index
      %156 = arith.addi %155, %c6 : index
      %157 = arith.divui %156, %c7 : index
      %158 = arith.muli %157, %c7 : index
      %159 = arith.addi %154, %158 : index
      %160 = arith.muli %141, %c20 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %142, %c12 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %inputFeatures, %c4 : index
      %165 = arith.muli %inputFeatures, %c5 : index
      %166 = arith.addi %165, %c6 : index
      %167 = arith.divui %166, %c7 : index
      %168 = arith.muli %167, %c7 : index
      %169 = arith.addi %164, %168 : index
      %170 = arith.addi %169, %c7 : index
      %171 = arith.addi %18, %170 : index
      %172 = arith.muli %141, %c12 : index
      %173 = arith.addi %172, %142 : index
      %174 = arith.muli %173, %c19 : index
      %175 = arith.addi %171, %174 : index
      %176 = vector.load %w[%175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<1xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %179 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c21 : vector<4xi32>
      %182 = arith.andi %181, %c22 : vector<4xi32>
      %183 = arith.shrui %178, %c23 : vector<4xi32>
      %184 = arith.andi %183, %c24 : vector<4xi32>
      %185 = arith.shli %184, %c25 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c26 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c25 : vector<4xi32>
      %190 = arith.andi %189, %c22 : vector<4xi32>
      %191 = arith.shrui %178, %c27 : vector<4xi32>
      %192 = arith.andi %191, %c24 : vector<4xi32>
      %193 = arith.shli %192, %c25 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c26 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %180, %c28 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.shrui %178, %c29 : vector<4xi32>
      %200 = arith.andi %199, %c24 : vector<4xi32>
      %201 = arith.shli %200, %c25 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c26 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %180, %c30 : vector<4xi32>
      %206 = arith.andi %205, %c22 : vector<4xi32>
      %207 = arith.shrui %178, %c31 : vector<4xi32>
      %208 = arith.andi %207, %c24 : vector<4xi32>
      %209 = arith.shli %208, %c25 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c26 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %188, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %213, %214 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %216 = arith.subf %215, %c32 : vector<32xf16>
      %217 = vector.shuffle %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %218 = vector.shuffle %216, %216 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %219 = math.fma %217, %151, %153 : vector<16xf16>
      %220 = math.fma %218, %151, %153 : vector<16xf16>
      %221 = arith.muli %57, %c5 : index
      %222 = arith.addi %221, %c9 : index
      %223 = arith.muli %tileRows, %c12 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %44, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c4 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %139, %58 : vector<16xf16>, vector<8xf32>
      %232 = arith.muli %57, %c5 : index
      %233 = arith.addi %232, %c8 : index
      %234 = arith.muli %tileRows, %c12 : index
      %235 = arith.muli %233, %234 : index
      %236 = arith.addi %44, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.muli %tileRows, %c4 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = vector.shuffle %237, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = wave.mma %241, %140, %231 : vector<16xf16>, vector<8xf32>
      %243 = arith.muli %57, %c5 : index
      %244 = arith.addi %243, %c5 : index
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.addi %44, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = arith.muli %tileRows, %c4 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %219, %242 : vector<16xf16>, vector<8xf32>
      %254 = arith.muli %57, %c5 : index
      %255 = arith.addi %254, %c33 : index
      %256 = arith.muli %tileRows, %c12 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %44, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c4 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %220, %253 : vector<16xf16>, vector<8xf32>
      scf.yield %264 : vector<8xf32>
    }
    %265 = arith.select %50, %56, %49 : index
    %268 = scf.for %266 = %56 to %265 step %c8 iter_args(%267 = %59) -> (vector<8xf32>) {
      %269 = wave.lane
      %270 = arith.addi %266, %c9 : index
      %271 = arith.remui %269, %c12 : index
      %272 = arith.addi %18, %c7 : index
      %273 = arith.muli %270, %c18 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.muli %271, %c19 : index
      %276 = arith.addi %274, %275 : index
      %277 = vector.load %w[%276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %278 = vector.bitcast %277 : vector<4xi8> to vector<2xf16>
      %279 = vector.extract %278[0] : f16 from vector<2xf16>
      %280 = vector.broadcast %279 : f16 to vector<16xf16>
      %281 = vector.extract %278[1] : f16 from vector<2xf16>
      %282 = vector.broadcast %281 : f16 to vector<16xf16>
      %283 = arith.addi %18, %c7 : index
      %284 = arith.muli %inputFeatures, %c5 : index
      %285 = arith.addi %284, %c6 : index
      %286 = arith.divui %285, %c7 : index
      %287 = arith.muli %286, %c7 : index
      %288 = arith.addi %283, %287 : index
      %289 = arith.muli %270, %c20 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.muli %271, %c12 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.muli %inputFeatures, %c4 : index
      %294 = arith.muli %inputFeatures, %c5 : index
      %295 = arith.addi %294, %c6 : index
      %296 = arith.divui %295, %c7 : index
      %297 = arith.muli %296, %c7 : index
      %298 = arith.addi %293, %297 : index
      %299 = arith.addi %298, %c7 : index
      %300 = arith.addi %18, %299 : index
      %301 = arith.muli %270, %c12 : index
      %302 = arith.addi %301, %271 : index
      %303 = arith.muli %302, %c19 : index
      %304 = arith.addi %300, %303 : index
      %305 = vector.load %w[%304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %306 = vector.bitcast %305 : vector<4xi8> to vector<1xi32>
      %307 = vector.shuffle %306, %306 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %308 = vector.load %w[%292] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %309 = vector.bitcast %308 : vector<16xi8> to vector<4xi32>
      %310 = arith.shrui %309, %c21 : vector<4xi32>
      %311 = arith.andi %310, %c22 : vector<4xi32>
      %312 = arith.shrui %307, %c23 : vector<4xi32>
      %313 = arith.andi %312, %c24 : vector<4xi32>
      %314 = arith.shli %313, %c25 : vector<4xi32>
      %315 = arith.ori %311, %314 : vector<4xi32>
      %316 = arith.ori %315, %c26 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = arith.shrui %309, %c25 : vector<4xi32>
      %319 = arith.andi %318, %c22 : vector<4xi32>
      %320 = arith.shrui %307, %c27 : vector<4xi32>
      %321 = arith.andi %320, %c24 : vector<4xi32>
      %322 = arith.shli %321, %c25 : vector<4xi32>
      %323 = arith.ori %319, %322 : vector<4xi32>
      %324 = arith.ori %323, %c26 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %309, %c28 : vector<4xi32>
      %327 = arith.andi %326, %c22 : vector<4xi32>
      %328 = arith.shrui %307, %c29 : vector<4xi32>
      %329 = arith.andi %328, %c24 : vector<4xi32>
      %330 = arith.shli %329, %c25 : vector<4xi32>
      %331 = arith.ori %327, %330 : vector<4xi32>
      %332 = arith.ori %331, %c26 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = arith.shrui %309, %c30 : vector<4xi32>
      %335 = arith.andi %334, %c22 : vector<4xi32>
      %336 = arith.shrui %307, %c31 : vector<4xi32>
      %337 = arith.andi %336, %c24 : vector<4xi32>
      %338 = arith.shli %337, %c25 : vector<4xi32>
      %339 = arith.ori %335, %338 : vector<4xi32>
      %340 = arith.ori %339, %c26 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = vector.shuffle %317, %325 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = vector.shuffle %333, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = vector.shuffle %342, %343 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %345 = arith.subf %344, %c32 : vector<32xf16>
      %346 = vector.shuffle %345, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %347 = vector.shuffle %345, %345 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %348 = math.fma %346, %280, %282 : vector<16xf16>
      %349 = math.fma %347, %280, %282 : vector<16xf16>
      %350 = arith.muli %266, %c5 : index
      %351 = arith.addi %350, %c9 : index
      %352 = arith.muli %tileRows, %c12 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.addi %44, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c4 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %348, %267 : vector<16xf16>, vector<8xf32>
      %361 = arith.muli %266, %c5 : index
      %362 = arith.addi %361, %c8 : index
      %363 = arith.muli %tileRows, %c12 : index
      %364 = arith.muli %362, %363 : index
      %365 = arith.addi %44, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = arith.muli %tileRows, %c4 : index
      %368 = arith.addi %365, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = vector.shuffle %366, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = wave.mma %370, %349, %360 : vector<16xf16>, vector<8xf32>
      scf.yield %371 : vector<8xf32>
    }
    %372 = arith.addi %23, %c9 : index
    %373 = wave.lane
    %374 = arith.muli %3, %c8 : index
    %375 = arith.muli %374, %c20 : index
    %376 = arith.addi %375, %373 : index
    %377 = arith.muli %4, %c11 : index
    %378 = arith.addi %377, %376 : index
    %379 = arith.addi %378, %c9 : index
    %380 = arith.addi %379, %c9 : index
    %381 = vector.extract %268[0] : f32 from vector<8xf32>
    memref.store %381, %19[%380] : memref<?xf32>
    %382 = arith.muli %4, %c11 : index
    %383 = arith.addi %382, %376 : index
    %384 = arith.addi %383, %c9 : index
    %385 = arith.addi %384, %c15 : index
    %386 = vector.extract %268[1] : f32 from vector<8xf32>
    memref.store %386, %19[%385] : memref<?xf32>
    %387 = arith.muli %4, %c11 : index
    %388 = arith.addi %387, %376 : index
    %389 = arith.addi %388, %c9 : index
    %390 = arith.addi %389, %c18 : index
    %391 = vector.extract %268[2] : f32 from vector<8xf32>
    memref.store %391, %19[%390] : memref<?xf32>
    %392 = arith.muli %4, %c11 : index
    %393 = arith.addi %392, %376 : index
    %394 = arith.addi %393, %c9 : index
    %395 = arith.addi %394, %c34 : index
    %396 = vector.extract %268[3] : f32 from vector<8xf32>
    memref.store %396, %19[%395] : memref<?xf32>
    %397 = arith.muli %4, %c11 : index
    %398 = arith.addi %397, %376 : index
    %399 = arith.addi %398, %c9 : index
    %400 = arith.addi %399, %c7 : index
    %401 = vector.extract %268[4] : f32 from vector<8xf32>
    memref.store %401, %19[%400] : memref<?xf32>
    %402 = arith.muli %4, %c11 : index
    %403 = arith.addi %402, %376 : index
    %404 = arith.addi %403, %c9 : index
    %405 = arith.addi %404, %c35 : index
    %406 = vector.extract %268[5] : f32 from vector<8xf32>
    memref.store %406, %19[%405] : memref<?xf32>
    %407 = arith.muli %4, %c11 : index
    %408 = arith.addi %407, %376 : index
    %409 = arith.addi %408, %c9 : index
    %410 = arith.addi %409, %c36 : index
    %411 = vector.extract %268[6] : f32 from vector<8xf32>
    memref.store %411, %19[%410] : memref<?xf32>
    %412 = arith.muli %4, %c11 : index
    %413 = arith.addi %412, %376 : index
    %414 = arith.addi %413, %c9 : index
    %415 = arith.addi %414, %c37 : index
    %416 = vector.extract %268[7] : f32 from vector<8xf32>
    memref.store %416, %19[%415] : memref<?xf32>
    wave.barrier
    %417 = arith.muli %4, %c19 : index
    %418 = arith.addi %417, %c9 : index
    %419 = arith.muli %418, %c5 : index
    %420 = arith.divui %373, %c12 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.addi %372, %421 : index
    %423 = arith.cmpi slt, %422, %22 : index
    scf.if %423 {
      %424 = arith.cmpi eq, %hasFactors, %c8 : index
      %425 = arith.muli %422, %c5 : index
      %426 = memref.load %factors[%425] : memref<?xf32>
      %427 = arith.mulf %426, %operandScale : f32
      %428 = arith.select %424, %427, %operandScale : f32
      %429 = arith.addi %376, %c9 : index
      %430 = arith.muli %418, %c15 : index
      %431 = arith.addi %429, %430 : index
      %432 = memref.load %19[%431] : memref<?xf32>
      %433 = arith.addi %431, %c11 : index
      %434 = memref.load %19[%433] : memref<?xf32>
      %435 = arith.addf %432, %434 : f32
      %436 = arith.remui %373, %c12 : index
      %437 = arith.muli %436, %c19 : index
      %438 = arith.addi %18, %437 : index
      %439 = vector.load %w[%438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %440 = vector.bitcast %439 : vector<4xi8> to vector<1xf32>
      %441 = vector.extract %440[0] : f32 from vector<1xf32>
      %442 = arith.mulf %441, %428 : f32
      %443 = arith.mulf %435, %442 : f32
      %444 = arith.muli %3, %c8 : index
      %445 = arith.addi %444, %c9 : index
      %446 = arith.muli %445, %c12 : index
      %447 = arith.remui %373, %c12 : index
      %448 = arith.addi %446, %447 : index
      %449 = arith.muli %421, %c40 : index
      %450 = arith.addi %449, %448 : index
      memref.store %443, %20[%450] : memref<?xf32>
    }
    %451 = arith.muli %4, %c19 : index
    %452 = arith.addi %451, %c8 : index
    %453 = arith.muli %452, %c5 : index
    %454 = arith.divui %373, %c12 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.addi %372, %455 : index
    %457 = arith.cmpi slt, %456, %22 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c8 : index
      %459 = arith.muli %456, %c5 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.addi %376, %c9 : index
      %464 = arith.muli %452, %c15 : index
      %465 = arith.addi %463, %464 : index
      %466 = memref.load %19[%465] : memref<?xf32>
      %467 = arith.addi %465, %c11 : index
      %468 = memref.load %19[%467] : memref<?xf32>
      %469 = arith.addf %466, %468 : f32
      %470 = arith.remui %373, %c12 : index
      %471 = arith.muli %470, %c19 : index
      %472 = arith.addi %18, %471 : index
      %473 = vector.load %w[%472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %474 = vector.bitcast %473 : vector<4xi8> to vector<1xf32>
      %475 = vector.extract %474[0] : f32 from vector<1xf32>
      %476 = arith.mulf %475, %462 : f32
      %477 = arith.mulf %469, %476 : f32
      %478 = arith.muli %3, %c8 : index
      %479 = arith.addi %478, %c9 : index
      %480 = arith.muli %479, %c12 : index
      %481 = arith.remui %373, %c12 : index
      %482 = arith.addi %480, %481 : index
      %483 = arith.muli %455, %c40 : index
      %484 = arith.addi %483, %482 : index
      memref.store %477, %20[%484] : memref<?xf32>
    }
    %485 = arith.muli %4, %c19 : index
    %486 = arith.addi %485, %c5 : index
    %487 = arith.muli %486, %c5 : index
    %488 = arith.divui %373, %c12 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.addi %372, %489 : index
    %491 = arith.cmpi slt, %490, %22 : index
    scf.if %491 {
      %492 = arith.cmpi eq, %hasFactors, %c8 : index
      %493 = arith.muli %490, %c5 : index
      %494 = memref.load %factors[%493] : memref<?xf32>
      %495 = arith.mulf %494, %operandScale : f32
      %496 = arith.select %492, %495, %operandScale : f32
      %497 = arith.addi %376, %c9 : index
      %498 = arith.muli %486, %c15 : index
      %499 = arith.addi %497, %498 : index
      %500 = memref.load %19[%499] : memref<?xf32>
      %501 = arith.addi %499, %c11 : index
      %502 = memref.load %19[%501] : memref<?xf32>
      %503 = arith.addf %500, %502 : f32
      %504 = arith.remui %373, %c12 : index
      %505 = arith.muli %504, %c19 : index
      %506 = arith.addi %18, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %496 : f32
      %511 = arith.mulf %503, %510 : f32
      %512 = arith.muli %3, %c8 : index
      %513 = arith.addi %512, %c9 : index
      %514 = arith.muli %513, %c12 : index
      %515 = arith.remui %373, %c12 : index
      %516 = arith.addi %514, %515 : index
      %517 = arith.muli %489, %c40 : index
      %518 = arith.addi %517, %516 : index
      memref.store %511, %20[%518] : memref<?xf32>
    }
    %519 = arith.muli %4, %c19 : index
    %520 = arith.addi %519, %c33 : index
    %521 = arith.muli %520, %c5 : index
    %522 = arith.divui %373, %c12 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.addi %372, %523 : index
    %525 = arith.cmpi slt, %524, %22 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c8 : index
      %527 = arith.muli %524, %c5 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.addi %376, %c9 : index
      %532 = arith.muli %520, %c15 : index
      %533 = arith.addi %531, %532 : index
      %534 = memref.load %19[%533] : memref<?xf32>
      %535 = arith.addi %533, %c11 : index
      %536 = memref.load %19[%535] : memref<?xf32>
      %537 = arith.addf %534, %536 : f32
      %538 = arith.remui %373, %c12 : index
      %539 = arith.muli %538, %c19 : index
      %540 = arith.addi %18, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %530 : f32
      %545 = arith.mulf %537, %544 : f32
      %546 = arith.muli %3, %c8 : index
      %547 = arith.addi %546, %c9 : index
      %548 = arith.muli %547, %c12 : index
      %549 = arith.remui %373, %c12 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.muli %523, %c40 : index
      %552 = arith.addi %551, %550 : index
      memref.store %545, %20[%552] : memref<?xf32>
    }
    wave.barrier
    %553 = arith.addi %23, %c9 : index
    %554 = wave.wave
    %555 = arith.addi %554, %c9 : index
    %556 = arith.addi %553, %555 : index
    %557 = arith.cmpi slt, %556, %22 : index
    %558 = arith.cmpi slt, %555, %c12 : index
    %559 = arith.andi %557, %558 : i1
    scf.if %559 {
      %560 = arith.addi %553, %555 : index
      %561 = arith.muli %555, %c40 : index
      %562 = wave.lane
      %563 = arith.addi %562, %c9 : index
      %564 = arith.cmpi eq, %hasBias, %c8 : index
      %565 = arith.addi %561, %563 : index
      %566 = memref.load %20[%565] : memref<?xf32>
      %567 = arith.muli %0, %c40 : index
      %568 = arith.addi %567, %563 : index
      %569 = memref.load %bias[%568] : memref<?xf32>
      %570 = arith.addf %566, %569 : f32
      %571 = arith.select %564, %570, %566 : f32
      %572 = arith.addi %563, %c42 : index
      %573 = arith.cmpi eq, %hasBias, %c8 : index
      %574 = arith.addi %561, %572 : index
      %575 = memref.load %20[%574] : memref<?xf32>
      %576 = arith.muli %0, %c40 : index
      %577 = arith.addi %576, %572 : index
      %578 = memref.load %bias[%577] : memref<?xf32>
      %579 = arith.addf %575, %578 : f32
      %580 = arith.select %573, %579, %575 : f32
      %581 = arith.addi %562, %c15 : index
      %582 = arith.cmpi slt, %581, %c42 : index
      %583 = arith.minsi %581, %c43 : index
      %584 = arith.cmpi eq, %hasBias, %c8 : index
      %585 = arith.addi %561, %583 : index
      %586 = memref.load %20[%585] : memref<?xf32>
      %587 = arith.muli %0, %c40 : index
      %588 = arith.addi %587, %583 : index
      %589 = memref.load %bias[%588] : memref<?xf32>
      %590 = arith.addf %586, %589 : f32
      %591 = arith.select %584, %590, %586 : f32
      %592 = arith.addi %583, %c42 : index
      %593 = arith.cmpi eq, %hasBias, %c8 : index
      %594 = arith.addi %561, %592 : index
      %595 = memref.load %20[%594] : memref<?xf32>
      %596 = arith.muli %0, %c40 : index
      %597 = arith.addi %596, %592 : index
      %598 = memref.load %bias[%597] : memref<?xf32>
      %599 = arith.addf %595, %598 : f32
      %600 = arith.select %593, %599, %595 : f32
      %601 = arith.addi %heads, %kvHeads : index
      %602 = arith.cmpi slt, %0, %601 : index
      scf.if %602 {
        %603 = arith.addi %positionsAt, %560 : index
        %604 = memref.load %step[%603] : memref<?xi32>
        %605 = arith.index_cast %604 : i32 to index
        %606 = arith.cmpi eq, %hasNorm, %c8 : index
        %607 = math.fma %571, %571, %c46 : f32
        %608 = math.fma %580, %580, %607 : f32
        %609 = math.fma %591, %591, %608 : f32
        %610 = arith.select %582, %609, %608 : f32
        %611 = math.fma %600, %600, %610 : f32
        %612 = arith.select %582, %611, %610 : f32
        %613 = vector.broadcast %612 : f32 to vector<1xf32>
        %614 = wave.reduce "add" %613 : vector<1xf32>
        %615 = arith.mulf %614, %inverseHeadDim : f32
        %616 = arith.addf %615, %epsilon : f32
        %617 = math.sqrt %616 : f32
        %618 = arith.divf %c48, %617 : f32
        %619 = arith.cmpi slt, %0, %heads : index
        %620 = arith.addi %563, %c42 : index
        %621 = memref.load %query_norm[%563] : memref<?xf32>
        %622 = memref.load %key_norm[%563] : memref<?xf32>
        %623 = arith.select %619, %621, %622 : f32
        %624 = arith.mulf %571, %618 : f32
        %625 = arith.mulf %624, %623 : f32
        %626 = arith.select %606, %625, %571 : f32
        %627 = memref.load %query_norm[%620] : memref<?xf32>
        %628 = memref.load %key_norm[%620] : memref<?xf32>
        %629 = arith.select %619, %627, %628 : f32
        %630 = arith.mulf %580, %618 : f32
        %631 = arith.mulf %630, %629 : f32
        %632 = arith.select %606, %631, %580 : f32
        %633 = arith.addi %583, %c42 : index
        %634 = memref.load %query_norm[%583] : memref<?xf32>
        %635 = memref.load %key_norm[%583] : memref<?xf32>
        %636 = arith.select %619, %634, %635 : f32
        %637 = arith.mulf %591, %618 : f32
        %638 = arith.mulf %637, %636 : f32
        %639 = arith.select %606, %638, %591 : f32
        %640 = memref.load %query_norm[%633] : memref<?xf32>
        %641 = memref.load %key_norm[%633] : memref<?xf32>
        %642 = arith.select %619, %640, %641 : f32
        %643 = arith.mulf %600, %618 : f32
        %644 = arith.mulf %643, %642 : f32
        %645 = arith.select %606, %644, %600 : f32
        %646 = arith.remui %605, %c20 : index
        %647 = arith.muli %646, %c40 : index
        %648 = arith.addi %647, %563 : index
        %649 = arith.divui %605, %c20 : index
        %650 = arith.addi %649, %c20 : index
        %651 = arith.muli %650, %c40 : index
        %652 = arith.addi %651, %563 : index
        %653 = memref.load %rope[%648] : memref<?xf32>
        %654 = arith.addi %648, %c42 : index
        %655 = memref.load %rope[%654] : memref<?xf32>
        %656 = memref.load %rope[%652] : memref<?xf32>
        %657 = arith.addi %652, %c42 : index
        %658 = memref.load %rope[%657] : memref<?xf32>
        %659 = arith.mulf %656, %653 : f32
        %660 = arith.mulf %658, %655 : f32
        %661 = arith.subf %659, %660 : f32
        %662 = arith.mulf %658, %653 : f32
        %663 = arith.mulf %656, %655 : f32
        %664 = arith.addf %662, %663 : f32
        %665 = arith.mulf %626, %661 : f32
        %666 = arith.mulf %632, %664 : f32
        %667 = arith.subf %665, %666 : f32
        %668 = arith.mulf %632, %661 : f32
        %669 = arith.mulf %626, %664 : f32
        %670 = arith.addf %668, %669 : f32
        %671 = arith.cmpi slt, %0, %heads : index
        scf.if %671 {
          %672 = arith.muli %560, %heads : index
          %673 = arith.addi %672, %0 : index
          %674 = arith.muli %673, %c40 : index
          %675 = arith.addi %674, %563 : index
          memref.store %667, %q[%675] : memref<?xf32>
          %676 = arith.addi %675, %c42 : index
          memref.store %670, %q[%676] : memref<?xf32>
        } else {
          %677 = arith.addi %561, %563 : index
          memref.store %667, %20[%677] : memref<?xf32>
          %678 = arith.addi %561, %563 : index
          %679 = arith.addi %678, %c42 : index
          memref.store %670, %20[%679] : memref<?xf32>
        }
        %680 = arith.remui %605, %c20 : index
        %681 = arith.muli %680, %c40 : index
        %682 = arith.addi %681, %583 : index
        %683 = arith.divui %605, %c20 : index
        %684 = arith.addi %683, %c20 : index
        %685 = arith.muli %684, %c40 : index
        %686 = arith.addi %685, %583 : index
        %687 = memref.load %rope[%682] : memref<?xf32>
        %688 = arith.addi %682, %c42 : index
        %689 = memref.load %rope[%688] : memref<?xf32>
        %690 = memref.load %rope[%686] : memref<?xf32>
        %691 = arith.addi %686, %c42 : index
        %692 = memref.load %rope[%691] : memref<?xf32>
        %693 = arith.mulf %690, %687 : f32
        %694 = arith.mulf %692, %689 : f32
        %695 = arith.subf %693, %694 : f32
        %696 = arith.mulf %692, %687 : f32
        %697 = arith.mulf %690, %689 : f32
        %698 = arith.addf %696, %697 : f32
        %699 = arith.mulf %639, %695 : f32
        %700 = arith.mulf %645, %698 : f32
        %701 = arith.subf %699, %700 : f32
        %702 = arith.mulf %645, %695 : f32
        %703 = arith.mulf %639, %698 : f32
        %704 = arith.addf %702, %703 : f32
        scf.if %582 {
          %705 = arith.cmpi slt, %0, %heads : index
          scf.if %705 {
            %706 = arith.muli %560, %heads : index
            %707 = arith.addi %706, %0 : index
            %708 = arith.muli %707, %c40 : index
            %709 = arith.addi %708, %583 : index
            memref.store %701, %q[%709] : memref<?xf32>
            %710 = arith.addi %709, %c42 : index
            memref.store %704, %q[%710] : memref<?xf32>
          } else {
            %711 = arith.addi %561, %583 : index
            memref.store %701, %20[%711] : memref<?xf32>
            %712 = arith.addi %561, %583 : index
            %713 = arith.addi %712, %c42 : index
            memref.store %704, %20[%713] : memref<?xf32>
          }
        }
      } else {
        %714 = arith.cmpi slt, %0, %heads : index
        scf.if %714 {
          %715 = arith.muli %560, %heads : index
          %716 = arith.addi %715, %0 : index
          %717 = arith.muli %716, %c40 : index
          %718 = arith.addi %717, %563 : index
          memref.store %571, %q[%718] : memref<?xf32>
          %719 = arith.addi %718, %c42 : index
          memref.store %580, %q[%719] : memref<?xf32>
        } else {
          %720 = arith.addi %561, %563 : index
          memref.store %571, %20[%720] : memref<?xf32>
          %721 = arith.addi %561, %563 : index
          %722 = arith.addi %721, %c42 : index
          memref.store %580, %20[%722] : memref<?xf32>
        }
        scf.if %582 {
          %723 = arith.cmpi slt, %0, %heads : index
          scf.if %723 {
            %724 = arith.muli %560, %heads : index
            %725 = arith.addi %724, %0 : index
            %726 = arith.muli %725, %c40 : index
            %727 = arith.addi %726, %583 : index
            memref.store %591, %q[%727] : memref<?xf32>
            %728 = arith.addi %727, %c42 : index
            memref.store %600, %q[%728] : memref<?xf32>
          } else {
            %729 = arith.addi %561, %583 : index
            memref.store %591, %20[%729] : memref<?xf32>
            %730 = arith.addi %561, %583 : index
            %731 = arith.addi %730, %c42 : index
            memref.store %600, %20[%731] : memref<?xf32>
          }
        }
      }
    }
    %732 = arith.addi %554, %c50 : index
    %733 = arith.addi %553, %732 : index
    %734 = arith.cmpi slt, %733, %22 : index
    %735 = arith.cmpi slt, %732, %c12 : index
    %736 = arith.andi %734, %735 : i1
    scf.if %736 {
      %737 = arith.addi %553, %732 : index
      %738 = arith.muli %732, %c40 : index
      %739 = wave.lane
      %740 = arith.addi %739, %c9 : index
      %741 = arith.cmpi eq, %hasBias, %c8 : index
      %742 = arith.addi %738, %740 : index
      %743 = memref.load %20[%742] : memref<?xf32>
      %744 = arith.muli %0, %c40 : index
      %745 = arith.addi %744, %740 : index
      %746 = memref.load %bias[%745] : memref<?xf32>
      %747 = arith.addf %743, %746 : f32
      %748 = arith.select %741, %747, %743 : f32
      %749 = arith.addi %740, %c42 : index
      %750 = arith.cmpi eq, %hasBias, %c8 : index
      %751 = arith.addi %738, %749 : index
      %752 = memref.load %20[%751] : memref<?xf32>
      %753 = arith.muli %0, %c40 : index
      %754 = arith.addi %753, %749 : index
      %755 = memref.load %bias[%754] : memref<?xf32>
      %756 = arith.addf %752, %755 : f32
      %757 = arith.select %750, %756, %752 : f32
      %758 = arith.addi %739, %c15 : index
      %759 = arith.cmpi slt, %758, %c42 : index
      %760 = arith.minsi %758, %c43 : index
      %761 = arith.cmpi eq, %hasBias, %c8 : index
      %762 = arith.addi %738, %760 : index
      %763 = memref.load %20[%762] : memref<?xf32>
      %764 = arith.muli %0, %c40 : index
      %765 = arith.addi %764, %760 : index
      %766 = memref.load %bias[%765] : memref<?xf32>
      %767 = arith.addf %763, %766 : f32
      %768 = arith.select %761, %767, %763 : f32
      %769 = arith.addi %760, %c42 : index
      %770 = arith.cmpi eq, %hasBias, %c8 : index
      %771 = arith.addi %738, %769 : index
      %772 = memref.load %20[%771] : memref<?xf32>
      %773 = arith.muli %0, %c40 : index
      %774 = arith.addi %773, %769 : index
      %775 = memref.load %bias[%774] : memref<?xf32>
      %776 = arith.addf %772, %775 : f32
      %777 = arith.select %770, %776, %772 : f32
      %778 = arith.addi %heads, %kvHeads : index
      %779 = arith.cmpi slt, %0, %778 : index
      scf.if %779 {
        %780 = arith.addi %positionsAt, %737 : index
        %781 = memref.load %step[%780] : memref<?xi32>
        %782 = arith.index_cast %781 : i32 to index
        %783 = arith.cmpi eq, %hasNorm, %c8 : index
        %784 = math.fma %748, %748, %c46 : f32
        %785 = math.fma %757, %757, %784 : f32
        %786 = math.fma %768, %768, %785 : f32
        %787 = arith.select %759, %786, %785 : f32
        %788 = math.fma %777, %777, %787 : f32
        %789 = arith.select %759, %788, %787 : f32
        %790 = vector.broadcast %789 : f32 to vector<1xf32>
        %791 = wave.reduce "add" %790 : vector<1xf32>
        %792 = arith.mulf %791, %inverseHeadDim : f32
        %793 = arith.addf %792, %epsilon : f32
        %794 = math.sqrt %793 : f32
        %795 = arith.divf %c48, %794 : f32
        %796 = arith.cmpi slt, %0, %heads : index
        %797 = arith.addi %740, %c42 : index
        %798 = memref.load %query_norm[%740] : memref<?xf32>
        %799 = memref.load %key_norm[%740] : memref<?xf32>
        %800 = arith.select %796, %798, %799 : f32
        %801 = arith.mulf %748, %795 : f32
        %802 = arith.mulf %801, %800 : f32
        %803 = arith.select %783, %802, %748 : f32
        %804 = memref.load %query_norm[%797] : memref<?xf32>
        %805 = memref.load %key_norm[%797] : memref<?xf32>
        %806 = arith.select %796, %804, %805 : f32
        %807 = arith.mulf %757, %795 : f32
        %808 = arith.mulf %807, %806 : f32
        %809 = arith.select %783, %808, %757 : f32
        %810 = arith.addi %760, %c42 : index
        %811 = memref.load %query_norm[%760] : memref<?xf32>
        %812 = memref.load %key_norm[%760] : memref<?xf32>
        %813 = arith.select %796, %811, %812 : f32
        %814 = arith.mulf %768, %795 : f32
        %815 = arith.mulf %814, %813 : f32
        %816 = arith.select %783, %815, %768 : f32
        %817 = memref.load %query_norm[%810] : memref<?xf32>
        %818 = memref.load %key_norm[%810] : memref<?xf32>
        %819 = arith.select %796, %817, %818 : f32
        %820 = arith.mulf %777, %795 : f32
        %821 = arith.mulf %820, %819 : f32
        %822 = arith.select %783, %821, %777 : f32
        %823 = arith.remui %782, %c20 : index
        %824 = arith.muli %823, %c40 : index
        %825 = arith.addi %824, %740 : index
        %826 = arith.divui %782, %c20 : index
        %827 = arith.addi %826, %c20 : index
        %828 = arith.muli %827, %c40 : index
        %829 = arith.addi %828, %740 : index
        %830 = memref.load %rope[%825] : memref<?xf32>
        %831 = arith.addi %825, %c42 : index
        %832 = memref.load %rope[%831] : memref<?xf32>
        %833 = memref.load %rope[%829] : memref<?xf32>
        %834 = arith.addi %829, %c42 : index
        %835 = memref.load %rope[%834] : memref<?xf32>
        %836 = arith.mulf %833, %830 : f32
        %837 = arith.mulf %835, %832 : f32
        %838 = arith.subf %836, %837 : f32
        %839 = arith.mulf %835, %830 : f32
        %840 = arith.mulf %833, %832 : f32
        %841 = arith.addf %839, %840 : f32
        %842 = arith.mulf %803, %838 : f32
        %843 = arith.mulf %809, %841 : f32
        %844 = arith.subf %842, %843 : f32
        %845 = arith.mulf %809, %838 : f32
        %846 = arith.mulf %803, %841 : f32
        %847 = arith.addf %845, %846 : f32
        %848 = arith.cmpi slt, %0, %heads : index
        scf.if %848 {
          %849 = arith.muli %737, %heads : index
          %850 = arith.addi %849, %0 : index
          %851 = arith.muli %850, %c40 : index
          %852 = arith.addi %851, %740 : index
          memref.store %844, %q[%852] : memref<?xf32>
          %853 = arith.addi %852, %c42 : index
          memref.store %847, %q[%853] : memref<?xf32>
        } else {
          %854 = arith.addi %738, %740 : index
          memref.store %844, %20[%854] : memref<?xf32>
          %855 = arith.addi %738, %740 : index
          %856 = arith.addi %855, %c42 : index
          memref.store %847, %20[%856] : memref<?xf32>
        }
        %857 = arith.remui %782, %c20 : index
        %858 = arith.muli %857, %c40 : index
        %859 = arith.addi %858, %760 : index
        %860 = arith.divui %782, %c20 : index
        %861 = arith.addi %860, %c20 : index
        %862 = arith.muli %861, %c40 : index
        %863 = arith.addi %862, %760 : index
        %864 = memref.load %rope[%859] : memref<?xf32>
        %865 = arith.addi %859, %c42 : index
        %866 = memref.load %rope[%865] : memref<?xf32>
        %867 = memref.load %rope[%863] : memref<?xf32>
        %868 = arith.addi %863, %c42 : index
        %869 = memref.load %rope[%868] : memref<?xf32>
        %870 = arith.mulf %867, %864 : f32
        %871 = arith.mulf %869, %866 : f32
        %872 = arith.subf %870, %871 : f32
        %873 = arith.mulf %869, %864 : f32
        %874 = arith.mulf %867, %866 : f32
        %875 = arith.addf %873, %874 : f32
        %876 = arith.mulf %816, %872 : f32
        %877 = arith.mulf %822, %875 : f32
        %878 = arith.subf %876, %877 : f32
        %879 = arith.mulf %822, %872 : f32
        %880 = arith.mulf %816, %875 : f32
        %881 = arith.addf %879, %880 : f32
        scf.if %759 {
          %882 = arith.cmpi slt, %0, %heads : index
          scf.if %882 {
            %883 = arith.muli %737, %heads : index
            %884 = arith.addi %883, %0 : index
            %885 = arith.muli %884, %c40 : index
            %886 = arith.addi %885, %760 : index
            memref.store %878, %q[%886] : memref<?xf32>
            %887 = arith.addi %886, %c42 : index
            memref.store %881, %q[%887] : memref<?xf32>
          } else {
            %888 = arith.addi %738, %760 : index
            memref.store %878, %20[%888] : memref<?xf32>
            %889 = arith.addi %738, %760 : index
            %890 = arith.addi %889, %c42 : index
            memref.store %881, %20[%890] : memref<?xf32>
          }
        }
      } else {
        %891 = arith.cmpi slt, %0, %heads : index
        scf.if %891 {
          %892 = arith.muli %737, %heads : index
          %893 = arith.addi %892, %0 : index
          %894 = arith.muli %893, %c40 : index
          %895 = arith.addi %894, %740 : index
          memref.store %748, %q[%895] : memref<?xf32>
          %896 = arith.addi %895, %c42 : index
          memref.store %757, %q[%896] : memref<?xf32>
        } else {
          %897 = arith.addi %738, %740 : index
          memref.store %748, %20[%897] : memref<?xf32>
          %898 = arith.addi %738, %740 : index
          %899 = arith.addi %898, %c42 : index
          memref.store %757, %20[%899] : memref<?xf32>
        }
        scf.if %759 {
          %900 = arith.cmpi slt, %0, %heads : index
          scf.if %900 {
            %901 = arith.muli %737, %heads : index
            %902 = arith.addi %901, %0 : index
            %903 = arith.muli %902, %c40 : index
            %904 = arith.addi %903, %760 : index
            memref.store %768, %q[%904] : memref<?xf32>
            %905 = arith.addi %904, %c42 : index
            memref.store %777, %q[%905] : memref<?xf32>
          } else {
            %906 = arith.addi %738, %760 : index
            memref.store %768, %20[%906] : memref<?xf32>
            %907 = arith.addi %738, %760 : index
            %908 = arith.addi %907, %c42 : index
            memref.store %777, %20[%908] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %909 = arith.cmpi sge, %0, %heads : index
    scf.if %909 {
      %910 = arith.addi %554, %c9 : index
      %911 = arith.addi %553, %910 : index
      %912 = arith.cmpi slt, %911, %22 : index
      %913 = arith.cmpi slt, %910, %c12 : index
      %914 = arith.andi %912, %913 : i1
      scf.if %914 {
        %915 = arith.addi %553, %910 : index
        %916 = arith.addi %slotsAt, %915 : index
        %917 = memref.load %step[%916] : memref<?xi32>
        %918 = arith.index_cast %917 : i32 to index
        %919 = arith.cmpi sge, %918, %c9 : index
        scf.if %919 {
          %920 = arith.muli %910, %c40 : index
          %921 = arith.subi %0, %heads : index
          %922 = memref.load %scales[%921] : memref<?xf32>
          %923 = vector.broadcast %922 : f32 to vector<4xf32>
          %924 = arith.divui %918, %c12 : index
          %925 = arith.remui %918, %c12 : index
          %926 = arith.muli %924, %pageBytes : index
          %927 = arith.cmpi eq, %codec, %c9 : index
          scf.if %927 {
            %928 = wave.lane
            %929 = arith.muli %928, %c19 : index
            scf.for %930 = %929 to %c40 step %c7 {
              %931 = arith.addi %920, %930 : index
              %932 = vector.load %20[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %933 = arith.mulf %932, %923 : vector<4xf32>
              %934 = arith.minimumf %933, %c54 : vector<4xf32>
              %935 = arith.maximumf %934, %c55 : vector<4xf32>
              %936 = arith.truncf %935 : vector<4xf32> to vector<4xf16>
              %937 = vector.bitcast %936 : vector<4xf16> to vector<8xi8>
              %938 = arith.cmpi slt, %921, %kvHeads : index
              scf.if %938 {
                %939 = arith.muli %921, %c56 : index
                %940 = arith.addi %926, %939 : index
                %941 = arith.divui %930, %c12 : index
                %942 = arith.muli %941, %c57 : index
                %943 = arith.remui %930, %c12 : index
                %944 = arith.divui %943, %c4 : index
                %945 = arith.muli %944, %c20 : index
                %946 = arith.muli %925, %c12 : index
                %947 = arith.addi %945, %946 : index
                %948 = arith.remui %943, %c4 : index
                %949 = arith.muli %948, %c5 : index
                %950 = arith.addi %947, %949 : index
                %951 = arith.addi %942, %950 : index
                %952 = arith.addi %940, %951 : index
                vector.store %937, %kv[%952] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %953 = arith.subi %921, %kvHeads : index
                %954 = arith.muli %953, %c56 : index
                %955 = arith.addi %926, %954 : index
                %956 = arith.addi %930, %c9 : index
                %957 = arith.divui %956, %c12 : index
                %958 = arith.muli %957, %c57 : index
                %959 = arith.addi %958, %c10 : index
                %960 = arith.remui %956, %c12 : index
                %961 = arith.divui %925, %c5 : index
                %962 = arith.remui %925, %c5 : index
                %963 = arith.muli %962, %c4 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.divui %964, %c4 : index
                %966 = arith.muli %965, %c20 : index
                %967 = arith.muli %960, %c12 : index
                %968 = arith.addi %966, %967 : index
                %969 = arith.remui %964, %c4 : index
                %970 = arith.muli %969, %c5 : index
                %971 = arith.addi %968, %970 : index
                %972 = arith.addi %959, %971 : index
                %973 = arith.addi %955, %972 : index
                %974 = vector.shuffle %937, %937 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %974, %kv[%973] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %975 = arith.addi %930, %c8 : index
                %976 = arith.divui %975, %c12 : index
                %977 = arith.muli %976, %c57 : index
                %978 = arith.addi %977, %c10 : index
                %979 = arith.remui %975, %c12 : index
                %980 = arith.divui %925, %c5 : index
                %981 = arith.remui %925, %c5 : index
                %982 = arith.muli %981, %c4 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.divui %983, %c4 : index
                %985 = arith.muli %984, %c20 : index
                %986 = arith.muli %979, %c12 : index
                %987 = arith.addi %985, %986 : index
                %988 = arith.remui %983, %c4 : index
                %989 = arith.muli %988, %c5 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.addi %978, %990 : index
                %992 = arith.addi %955, %991 : index
                %993 = vector.shuffle %937, %937 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %993, %kv[%992] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %994 = arith.addi %930, %c5 : index
                %995 = arith.divui %994, %c12 : index
                %996 = arith.muli %995, %c57 : index
                %997 = arith.addi %996, %c10 : index
                %998 = arith.remui %994, %c12 : index
                %999 = arith.divui %925, %c5 : index
                %1000 = arith.remui %925, %c5 : index
                %1001 = arith.muli %1000, %c4 : index
                %1002 = arith.addi %999, %1001 : index
                %1003 = arith.divui %1002, %c4 : index
                %1004 = arith.muli %1003, %c20 : index
                %1005 = arith.muli %998, %c12 : index
                %1006 = arith.addi %1004, %1005 : index
                %1007 = arith.remui %1002, %c4 : index
                %1008 = arith.muli %1007, %c5 : index
                %1009 = arith.addi %1006, %1008 : index
                %1010 = arith.addi %997, %1009 : index
                %1011 = arith.addi %955, %1010 : index
                %1012 = vector.shuffle %937, %937 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1012, %kv[%1011] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1013 = arith.addi %930, %c33 : index
                %1014 = arith.divui %1013, %c12 : index
                %1015 = arith.muli %1014, %c57 : index
                %1016 = arith.addi %1015, %c10 : index
                %1017 = arith.remui %1013, %c12 : index
                %1018 = arith.divui %925, %c5 : index
                %1019 = arith.remui %925, %c5 : index
                %1020 = arith.muli %1019, %c4 : index
                %1021 = arith.addi %1018, %1020 : index
                %1022 = arith.divui %1021, %c4 : index
                %1023 = arith.muli %1022, %c20 : index
                %1024 = arith.muli %1017, %c12 : index
                %1025 = arith.addi %1023, %1024 : index
                %1026 = arith.remui %1021, %c4 : index
                %1027 = arith.muli %1026, %c5 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.addi %1016, %1028 : index
                %1030 = arith.addi %955, %1029 : index
                %1031 = vector.shuffle %937, %937 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1031, %kv[%1030] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1032 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1032 {
            %1033 = wave.lane
            %1034 = arith.muli %1033, %c19 : index
            scf.for %1035 = %1034 to %c40 step %c7 {
              %1036 = arith.addi %920, %1035 : index
              %1037 = vector.load %20[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = arith.mulf %1037, %923 : vector<4xf32>
              %1039 = wave.fp8_encode "e4m3" %1038 : vector<4xf32> -> vector<4xi8>
              %1040 = arith.cmpi slt, %921, %kvHeads : index
              scf.if %1040 {
                %1041 = arith.muli %921, %c10 : index
                %1042 = arith.addi %926, %1041 : index
                %1043 = vector.shuffle %1039, %1039 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1044 = arith.divui %1035, %c12 : index
                %1045 = arith.muli %1044, %c20 : index
                %1046 = arith.remui %1035, %c12 : index
                %1047 = arith.muli %925, %c12 : index
                %1048 = arith.divui %1046, %c19 : index
                %1049 = arith.muli %1048, %c19 : index
                %1050 = arith.remui %1046, %c5 : index
                %1051 = arith.muli %1050, %c5 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.divui %1046, %c5 : index
                %1054 = arith.remui %1053, %c5 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.addi %1047, %1055 : index
                %1057 = arith.addi %1045, %1056 : index
                %1058 = arith.addi %1042, %1057 : index
                vector.store %1043, %kv[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1059 = arith.subi %921, %kvHeads : index
                %1060 = arith.muli %1059, %c10 : index
                %1061 = arith.addi %926, %1060 : index
                %1062 = arith.addi %1035, %c9 : index
                %1063 = arith.divui %1062, %c12 : index
                %1064 = arith.muli %1063, %c20 : index
                %1065 = arith.addi %1064, %c11 : index
                %1066 = arith.remui %1062, %c12 : index
                %1067 = arith.divui %925, %c5 : index
                %1068 = arith.remui %925, %c5 : index
                %1069 = arith.muli %1068, %c4 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.muli %1066, %c12 : index
                %1072 = arith.divui %1070, %c19 : index
                %1073 = arith.muli %1072, %c19 : index
                %1074 = arith.remui %1070, %c5 : index
                %1075 = arith.muli %1074, %c5 : index
                %1076 = arith.addi %1073, %1075 : index
                %1077 = arith.divui %1070, %c5 : index
                %1078 = arith.remui %1077, %c5 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.addi %1071, %1079 : index
                %1081 = arith.addi %1065, %1080 : index
                %1082 = arith.addi %1061, %1081 : index
                %1083 = vector.shuffle %1039, %1039 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1083, %kv[%1082] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1084 = arith.addi %1035, %c8 : index
                %1085 = arith.divui %1084, %c12 : index
                %1086 = arith.muli %1085, %c20 : index
                %1087 = arith.addi %1086, %c11 : index
                %1088 = arith.remui %1084, %c12 : index
                %1089 = arith.divui %925, %c5 : index
                %1090 = arith.remui %925, %c5 : index
                %1091 = arith.muli %1090, %c4 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.muli %1088, %c12 : index
                %1094 = arith.divui %1092, %c19 : index
                %1095 = arith.muli %1094, %c19 : index
                %1096 = arith.remui %1092, %c5 : index
                %1097 = arith.muli %1096, %c5 : index
                %1098 = arith.addi %1095, %1097 : index
                %1099 = arith.divui %1092, %c5 : index
                %1100 = arith.remui %1099, %c5 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.addi %1093, %1101 : index
                %1103 = arith.addi %1087, %1102 : index
                %1104 = arith.addi %1061, %1103 : index
                %1105 = vector.shuffle %1039, %1039 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1105, %kv[%1104] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1106 = arith.addi %1035, %c5 : index
                %1107 = arith.divui %1106, %c12 : index
                %1108 = arith.muli %1107, %c20 : index
                %1109 = arith.addi %1108, %c11 : index
                %1110 = arith.remui %1106, %c12 : index
                %1111 = arith.divui %925, %c5 : index
                %1112 = arith.remui %925, %c5 : index
                %1113 = arith.muli %1112, %c4 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.muli %1110, %c12 : index
                %1116 = arith.divui %1114, %c19 : index
                %1117 = arith.muli %1116, %c19 : index
                %1118 = arith.remui %1114, %c5 : index
                %1119 = arith.muli %1118, %c5 : index
                %1120 = arith.addi %1117, %1119 : index
                %1121 = arith.divui %1114, %c5 : index
                %1122 = arith.remui %1121, %c5 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.addi %1115, %1123 : index
                %1125 = arith.addi %1109, %1124 : index
                %1126 = arith.addi %1061, %1125 : index
                %1127 = vector.shuffle %1039, %1039 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1127, %kv[%1126] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1128 = arith.addi %1035, %c33 : index
                %1129 = arith.divui %1128, %c12 : index
                %1130 = arith.muli %1129, %c20 : index
                %1131 = arith.addi %1130, %c11 : index
                %1132 = arith.remui %1128, %c12 : index
                %1133 = arith.divui %925, %c5 : index
                %1134 = arith.remui %925, %c5 : index
                %1135 = arith.muli %1134, %c4 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.muli %1132, %c12 : index
                %1138 = arith.divui %1136, %c19 : index
                %1139 = arith.muli %1138, %c19 : index
                %1140 = arith.remui %1136, %c5 : index
                %1141 = arith.muli %1140, %c5 : index
                %1142 = arith.addi %1139, %1141 : index
                %1143 = arith.divui %1136, %c5 : index
                %1144 = arith.remui %1143, %c5 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.addi %1137, %1145 : index
                %1147 = arith.addi %1131, %1146 : index
                %1148 = arith.addi %1061, %1147 : index
                %1149 = vector.shuffle %1039, %1039 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1149, %kv[%1148] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1150 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1150 {
            %1151 = wave.lane
            %1152 = arith.muli %1151, %c19 : index
            scf.for %1153 = %1152 to %c40 step %c7 {
              %1154 = arith.addi %920, %1153 : index
              %1155 = vector.load %20[%1154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1156 = arith.mulf %1155, %923 : vector<4xf32>
              %1157 = wave.fp8_encode "e5m2" %1156 : vector<4xf32> -> vector<4xi8>
              %1158 = arith.cmpi slt, %921, %kvHeads : index
              scf.if %1158 {
                %1159 = arith.muli %921, %c10 : index
                %1160 = arith.addi %926, %1159 : index
                %1161 = vector.shuffle %1157, %1157 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1162 = arith.divui %1153, %c12 : index
                %1163 = arith.muli %1162, %c20 : index
                %1164 = arith.remui %1153, %c12 : index
                %1165 = arith.muli %925, %c12 : index
                %1166 = arith.divui %1164, %c19 : index
                %1167 = arith.muli %1166, %c19 : index
                %1168 = arith.remui %1164, %c5 : index
                %1169 = arith.muli %1168, %c5 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.divui %1164, %c5 : index
                %1172 = arith.remui %1171, %c5 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.addi %1165, %1173 : index
                %1175 = arith.addi %1163, %1174 : index
                %1176 = arith.addi %1160, %1175 : index
                vector.store %1161, %kv[%1176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1177 = arith.subi %921, %kvHeads : index
                %1178 = arith.muli %1177, %c10 : index
                %1179 = arith.addi %926, %1178 : index
                %1180 = arith.addi %1153, %c9 : index
                %1181 = arith.divui %1180, %c12 : index
                %1182 = arith.muli %1181, %c20 : index
                %1183 = arith.addi %1182, %c11 : index
                %1184 = arith.remui %1180, %c12 : index
                %1185 = arith.divui %925, %c5 : index
                %1186 = arith.remui %925, %c5 : index
                %1187 = arith.muli %1186, %c4 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.muli %1184, %c12 : index
                %1190 = arith.divui %1188, %c19 : index
                %1191 = arith.muli %1190, %c19 : index
                %1192 = arith.remui %1188, %c5 : index
                %1193 = arith.muli %1192, %c5 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.divui %1188, %c5 : index
                %1196 = arith.remui %1195, %c5 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.addi %1189, %1197 : index
                %1199 = arith.addi %1183, %1198 : index
                %1200 = arith.addi %1179, %1199 : index
                %1201 = vector.shuffle %1157, %1157 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1201, %kv[%1200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1202 = arith.addi %1153, %c8 : index
                %1203 = arith.divui %1202, %c12 : index
                %1204 = arith.muli %1203, %c20 : index
                %1205 = arith.addi %1204, %c11 : index
                %1206 = arith.remui %1202, %c12 : index
                %1207 = arith.divui %925, %c5 : index
                %1208 = arith.remui %925, %c5 : index
                %1209 = arith.muli %1208, %c4 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.muli %1206, %c12 : index
                %1212 = arith.divui %1210, %c19 : index
                %1213 = arith.muli %1212, %c19 : index
                %1214 = arith.remui %1210, %c5 : index
                %1215 = arith.muli %1214, %c5 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1210, %c5 : index
                %1218 = arith.remui %1217, %c5 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.addi %1211, %1219 : index
                %1221 = arith.addi %1205, %1220 : index
                %1222 = arith.addi %1179, %1221 : index
                %1223 = vector.shuffle %1157, %1157 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1223, %kv[%1222] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1224 = arith.addi %1153, %c5 : index
                %1225 = arith.divui %1224, %c12 : index
                %1226 = arith.muli %1225, %c20 : index
                %1227 = arith.addi %1226, %c11 : index
                %1228 = arith.remui %1224, %c12 : index
                %1229 = arith.divui %925, %c5 : index
                %1230 = arith.remui %925, %c5 : index
                %1231 = arith.muli %1230, %c4 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.muli %1228, %c12 : index
                %1234 = arith.divui %1232, %c19 : index
                %1235 = arith.muli %1234, %c19 : index
                %1236 = arith.remui %1232, %c5 : index
                %1237 = arith.muli %1236, %c5 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.divui %1232, %c5 : index
                %1240 = arith.remui %1239, %c5 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.addi %1233, %1241 : index
                %1243 = arith.addi %1227, %1242 : index
                %1244 = arith.addi %1179, %1243 : index
                %1245 = vector.shuffle %1157, %1157 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1245, %kv[%1244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1246 = arith.addi %1153, %c33 : index
                %1247 = arith.divui %1246, %c12 : index
                %1248 = arith.muli %1247, %c20 : index
                %1249 = arith.addi %1248, %c11 : index
                %1250 = arith.remui %1246, %c12 : index
                %1251 = arith.divui %925, %c5 : index
                %1252 = arith.remui %925, %c5 : index
                %1253 = arith.muli %1252, %c4 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.muli %1250, %c12 : index
                %1256 = arith.divui %1254, %c19 : index
                %1257 = arith.muli %1256, %c19 : index
                %1258 = arith.remui %1254, %c5 : index
                %1259 = arith.muli %1258, %c5 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1254, %c5 : index
                %1262 = arith.remui %1261, %c5 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.addi %1255, %1263 : index
                %1265 = arith.addi %1249, %1264 : index
                %1266 = arith.addi %1179, %1265 : index
                %1267 = vector.shuffle %1157, %1157 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1267, %kv[%1266] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1268 = arith.addi %554, %c50 : index
      %1269 = arith.addi %553, %1268 : index
      %1270 = arith.cmpi slt, %1269, %22 : index
      %1271 = arith.cmpi slt, %1268, %c12 : index
      %1272 = arith.andi %1270, %1271 : i1
      scf.if %1272 {
        %1273 = arith.addi %553, %1268 : index
        %1274 = arith.addi %slotsAt, %1273 : index
        %1275 = memref.load %step[%1274] : memref<?xi32>
        %1276 = arith.index_cast %1275 : i32 to index
        %1277 = arith.cmpi sge, %1276, %c9 : index
        scf.if %1277 {
          %1278 = arith.muli %1268, %c40 : index
          %1279 = arith.subi %0, %heads : index
          %1280 = memref.load %scales[%1279] : memref<?xf32>
          %1281 = vector.broadcast %1280 : f32 to vector<4xf32>
          %1282 = arith.divui %1276, %c12 : index
          %1283 = arith.remui %1276, %c12 : index
          %1284 = arith.muli %1282, %pageBytes : index
          %1285 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1285 {
            %1286 = wave.lane
            %1287 = arith.muli %1286, %c19 : index
            scf.for %1288 = %1287 to %c40 step %c7 {
              %1289 = arith.addi %1278, %1288 : index
              %1290 = vector.load %20[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = arith.mulf %1290, %1281 : vector<4xf32>
              %1292 = arith.minimumf %1291, %c54 : vector<4xf32>
              %1293 = arith.maximumf %1292, %c55 : vector<4xf32>
              %1294 = arith.truncf %1293 : vector<4xf32> to vector<4xf16>
              %1295 = vector.bitcast %1294 : vector<4xf16> to vector<8xi8>
              %1296 = arith.cmpi slt, %1279, %kvHeads : index
              scf.if %1296 {
                %1297 = arith.muli %1279, %c56 : index
                %1298 = arith.addi %1284, %1297 : index
                %1299 = arith.divui %1288, %c12 : index
                %1300 = arith.muli %1299, %c57 : index
                %1301 = arith.remui %1288, %c12 : index
                %1302 = arith.divui %1301, %c4 : index
                %1303 = arith.muli %1302, %c20 : index
                %1304 = arith.muli %1283, %c12 : index
                %1305 = arith.addi %1303, %1304 : index
                %1306 = arith.remui %1301, %c4 : index
                %1307 = arith.muli %1306, %c5 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1300, %1308 : index
                %1310 = arith.addi %1298, %1309 : index
                vector.store %1295, %kv[%1310] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1311 = arith.subi %1279, %kvHeads : index
                %1312 = arith.muli %1311, %c56 : index
                %1313 = arith.addi %1284, %1312 : index
                %1314 = arith.addi %1288, %c9 : index
                %1315 = arith.divui %1314, %c12 : index
                %1316 = arith.muli %1315, %c57 : index
                %1317 = arith.addi %1316, %c10 : index
                %1318 = arith.remui %1314, %c12 : index
                %1319 = arith.divui %1283, %c5 : index
                %1320 = arith.remui %1283, %c5 : index
                %1321 = arith.muli %1320, %c4 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1322, %c4 : index
                %1324 = arith.muli %1323, %c20 : index
                %1325 = arith.muli %1318, %c12 : index
                %1326 = arith.addi %1324, %1325 : index
                %1327 = arith.remui %1322, %c4 : index
                %1328 = arith.muli %1327, %c5 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = arith.addi %1317, %1329 : index
                %1331 = arith.addi %1313, %1330 : index
                %1332 = vector.shuffle %1295, %1295 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1332, %kv[%1331] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1333 = arith.addi %1288, %c8 : index
                %1334 = arith.divui %1333, %c12 : index
                %1335 = arith.muli %1334, %c57 : index
                %1336 = arith.addi %1335, %c10 : index
                %1337 = arith.remui %1333, %c12 : index
                %1338 = arith.divui %1283, %c5 : index
                %1339 = arith.remui %1283, %c5 : index
                %1340 = arith.muli %1339, %c4 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1341, %c4 : index
                %1343 = arith.muli %1342, %c20 : index
                %1344 = arith.muli %1337, %c12 : index
                %1345 = arith.addi %1343, %1344 : index
                %1346 = arith.remui %1341, %c4 : index
                %1347 = arith.muli %1346, %c5 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.addi %1336, %1348 : index
                %1350 = arith.addi %1313, %1349 : index
                %1351 = vector.shuffle %1295, %1295 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1351, %kv[%1350] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1352 = arith.addi %1288, %c5 : index
                %1353 = arith.divui %1352, %c12 : index
                %1354 = arith.muli %1353, %c57 : index
                %1355 = arith.addi %1354, %c10 : index
                %1356 = arith.remui %1352, %c12 : index
                %1357 = arith.divui %1283, %c5 : index
                %1358 = arith.remui %1283, %c5 : index
                %1359 = arith.muli %1358, %c4 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.divui %1360, %c4 : index
                %1362 = arith.muli %1361, %c20 : index
                %1363 = arith.muli %1356, %c12 : index
                %1364 = arith.addi %1362, %1363 : index
                %1365 = arith.remui %1360, %c4 : index
                %1366 = arith.muli %1365, %c5 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.addi %1355, %1367 : index
                %1369 = arith.addi %1313, %1368 : index
                %1370 = vector.shuffle %1295, %1295 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1370, %kv[%1369] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1371 = arith.addi %1288, %c33 : index
                %1372 = arith.divui %1371, %c12 : index
                %1373 = arith.muli %1372, %c57 : index
                %1374 = arith.addi %1373, %c10 : index
                %1375 = arith.remui %1371, %c12 : index
                %1376 = arith.divui %1283, %c5 : index
                %1377 = arith.remui %1283, %c5 : index
                %1378 = arith.muli %1377, %c4 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.divui %1379, %c4 : index
                %1381 = arith.muli %1380, %c20 : index
                %1382 = arith.muli %1375, %c12 : index
                %1383 = arith.addi %1381, %1382 : index
                %1384 = arith.remui %1379, %c4 : index
                %1385 = arith.muli %1384, %c5 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.addi %1374, %1386 : index
                %1388 = arith.addi %1313, %1387 : index
                %1389 = vector.shuffle %1295, %1295 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1389, %kv[%1388] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1390 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1390 {
            %1391 = wave.lane
            %1392 = arith.muli %1391, %c19 : index
            scf.for %1393 = %1392 to %c40 step %c7 {
              %1394 = arith.addi %1278, %1393 : index
              %1395 = vector.load %20[%1394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1396 = arith.mulf %1395, %1281 : vector<4xf32>
              %1397 = wave.fp8_encode "e4m3" %1396 : vector<4xf32> -> vector<4xi8>
              %1398 = arith.cmpi slt, %1279, %kvHeads : index
              scf.if %1398 {
                %1399 = arith.muli %1279, %c10 : index
                %1400 = arith.addi %1284, %1399 : index
                %1401 = vector.shuffle %1397, %1397 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1402 = arith.divui %1393, %c12 : index
                %1403 = arith.muli %1402, %c20 : index
                %1404 = arith.remui %1393, %c12 : index
                %1405 = arith.muli %1283, %c12 : index
                %1406 = arith.divui %1404, %c19 : index
                %1407 = arith.muli %1406, %c19 : index
                %1408 = arith.remui %1404, %c5 : index
                %1409 = arith.muli %1408, %c5 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.divui %1404, %c5 : index
                %1412 = arith.remui %1411, %c5 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.addi %1405, %1413 : index
                %1415 = arith.addi %1403, %1414 : index
                %1416 = arith.addi %1400, %1415 : index
                vector.store %1401, %kv[%1416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1417 = arith.subi %1279, %kvHeads : index
                %1418 = arith.muli %1417, %c10 : index
                %1419 = arith.addi %1284, %1418 : index
                %1420 = arith.addi %1393, %c9 : index
                %1421 = arith.divui %1420, %c12 : index
                %1422 = arith.muli %1421, %c20 : index
                %1423 = arith.addi %1422, %c11 : index
                %1424 = arith.remui %1420, %c12 : index
                %1425 = arith.divui %1283, %c5 : index
                %1426 = arith.remui %1283, %c5 : index
                %1427 = arith.muli %1426, %c4 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.muli %1424, %c12 : index
                %1430 = arith.divui %1428, %c19 : index
                %1431 = arith.muli %1430, %c19 : index
                %1432 = arith.remui %1428, %c5 : index
                %1433 = arith.muli %1432, %c5 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.divui %1428, %c5 : index
                %1436 = arith.remui %1435, %c5 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.addi %1429, %1437 : index
                %1439 = arith.addi %1423, %1438 : index
                %1440 = arith.addi %1419, %1439 : index
                %1441 = vector.shuffle %1397, %1397 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1441, %kv[%1440] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1442 = arith.addi %1393, %c8 : index
                %1443 = arith.divui %1442, %c12 : index
                %1444 = arith.muli %1443, %c20 : index
                %1445 = arith.addi %1444, %c11 : index
                %1446 = arith.remui %1442, %c12 : index
                %1447 = arith.divui %1283, %c5 : index
                %1448 = arith.remui %1283, %c5 : index
                %1449 = arith.muli %1448, %c4 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.muli %1446, %c12 : index
                %1452 = arith.divui %1450, %c19 : index
                %1453 = arith.muli %1452, %c19 : index
                %1454 = arith.remui %1450, %c5 : index
                %1455 = arith.muli %1454, %c5 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.divui %1450, %c5 : index
                %1458 = arith.remui %1457, %c5 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.addi %1451, %1459 : index
                %1461 = arith.addi %1445, %1460 : index
                %1462 = arith.addi %1419, %1461 : index
                %1463 = vector.shuffle %1397, %1397 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1463, %kv[%1462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1464 = arith.addi %1393, %c5 : index
                %1465 = arith.divui %1464, %c12 : index
                %1466 = arith.muli %1465, %c20 : index
                %1467 = arith.addi %1466, %c11 : index
                %1468 = arith.remui %1464, %c12 : index
                %1469 = arith.divui %1283, %c5 : index
                %1470 = arith.remui %1283, %c5 : index
                %1471 = arith.muli %1470, %c4 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.muli %1468, %c12 : index
                %1474 = arith.divui %1472, %c19 : index
                %1475 = arith.muli %1474, %c19 : index
                %1476 = arith.remui %1472, %c5 : index
                %1477 = arith.muli %1476, %c5 : index
                %1478 = arith.addi %1475, %1477 : index
                %1479 = arith.divui %1472, %c5 : index
                %1480 = arith.remui %1479, %c5 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.addi %1473, %1481 : index
                %1483 = arith.addi %1467, %1482 : index
                %1484 = arith.addi %1419, %1483 : index
                %1485 = vector.shuffle %1397, %1397 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1485, %kv[%1484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1486 = arith.addi %1393, %c33 : index
                %1487 = arith.divui %1486, %c12 : index
                %1488 = arith.muli %1487, %c20 : index
                %1489 = arith.addi %1488, %c11 : index
                %1490 = arith.remui %1486, %c12 : index
                %1491 = arith.divui %1283, %c5 : index
                %1492 = arith.remui %1283, %c5 : index
                %1493 = arith.muli %1492, %c4 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.muli %1490, %c12 : index
                %1496 = arith.divui %1494, %c19 : index
                %1497 = arith.muli %1496, %c19 : index
                %1498 = arith.remui %1494, %c5 : index
                %1499 = arith.muli %1498, %c5 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.divui %1494, %c5 : index
                %1502 = arith.remui %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.addi %1495, %1503 : index
                %1505 = arith.addi %1489, %1504 : index
                %1506 = arith.addi %1419, %1505 : index
                %1507 = vector.shuffle %1397, %1397 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1507, %kv[%1506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1508 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1508 {
            %1509 = wave.lane
            %1510 = arith.muli %1509, %c19 : index
            scf.for %1511 = %1510 to %c40 step %c7 {
              %1512 = arith.addi %1278, %1511 : index
              %1513 = vector.load %20[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1514 = arith.mulf %1513, %1281 : vector<4xf32>
              %1515 = wave.fp8_encode "e5m2" %1514 : vector<4xf32> -> vector<4xi8>
              %1516 = arith.cmpi slt, %1279, %kvHeads : index
              scf.if %1516 {
                %1517 = arith.muli %1279, %c10 : index
                %1518 = arith.addi %1284, %1517 : index
                %1519 = vector.shuffle %1515, %1515 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1520 = arith.divui %1511, %c12 : index
                %1521 = arith.muli %1520, %c20 : index
                %1522 = arith.remui %1511, %c12 : index
                %1523 = arith.muli %1283, %c12 : index
                %1524 = arith.divui %1522, %c19 : index
                %1525 = arith.muli %1524, %c19 : index
                %1526 = arith.remui %1522, %c5 : index
                %1527 = arith.muli %1526, %c5 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.divui %1522, %c5 : index
                %1530 = arith.remui %1529, %c5 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.addi %1523, %1531 : index
                %1533 = arith.addi %1521, %1532 : index
                %1534 = arith.addi %1518, %1533 : index
                vector.store %1519, %kv[%1534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1535 = arith.subi %1279, %kvHeads : index
                %1536 = arith.muli %1535, %c10 : index
                %1537 = arith.addi %1284, %1536 : index
                %1538 = arith.addi %1511, %c9 : index
                %1539 = arith.divui %1538, %c12 : index
                %1540 = arith.muli %1539, %c20 : index
                %1541 = arith.addi %1540, %c11 : index
                %1542 = arith.remui %1538, %c12 : index
                %1543 = arith.divui %1283, %c5 : index
                %1544 = arith.remui %1283, %c5 : index
                %1545 = arith.muli %1544, %c4 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.muli %1542, %c12 : index
                %1548 = arith.divui %1546, %c19 : index
                %1549 = arith.muli %1548, %c19 : index
                %1550 = arith.remui %1546, %c5 : index
                %1551 = arith.muli %1550, %c5 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.divui %1546, %c5 : index
                %1554 = arith.remui %1553, %c5 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.addi %1547, %1555 : index
                %1557 = arith.addi %1541, %1556 : index
                %1558 = arith.addi %1537, %1557 : index
                %1559 = vector.shuffle %1515, %1515 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1559, %kv[%1558] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1560 = arith.addi %1511, %c8 : index
                %1561 = arith.divui %1560, %c12 : index
                %1562 = arith.muli %1561, %c20 : index
                %1563 = arith.addi %1562, %c11 : index
                %1564 = arith.remui %1560, %c12 : index
                %1565 = arith.divui %1283, %c5 : index
                %1566 = arith.remui %1283, %c5 : index
                %1567 = arith.muli %1566, %c4 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.muli %1564, %c12 : index
                %1570 = arith.divui %1568, %c19 : index
                %1571 = arith.muli %1570, %c19 : index
                %1572 = arith.remui %1568, %c5 : index
                %1573 = arith.muli %1572, %c5 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.divui %1568, %c5 : index
                %1576 = arith.remui %1575, %c5 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.addi %1569, %1577 : index
                %1579 = arith.addi %1563, %1578 : index
                %1580 = arith.addi %1537, %1579 : index
                %1581 = vector.shuffle %1515, %1515 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1581, %kv[%1580] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1582 = arith.addi %1511, %c5 : index
                %1583 = arith.divui %1582, %c12 : index
                %1584 = arith.muli %1583, %c20 : index
                %1585 = arith.addi %1584, %c11 : index
                %1586 = arith.remui %1582, %c12 : index
                %1587 = arith.divui %1283, %c5 : index
                %1588 = arith.remui %1283, %c5 : index
                %1589 = arith.muli %1588, %c4 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.muli %1586, %c12 : index
                %1592 = arith.divui %1590, %c19 : index
                %1593 = arith.muli %1592, %c19 : index
                %1594 = arith.remui %1590, %c5 : index
                %1595 = arith.muli %1594, %c5 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.divui %1590, %c5 : index
                %1598 = arith.remui %1597, %c5 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.addi %1591, %1599 : index
                %1601 = arith.addi %1585, %1600 : index
                %1602 = arith.addi %1537, %1601 : index
                %1603 = vector.shuffle %1515, %1515 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1603, %kv[%1602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1604 = arith.addi %1511, %c33 : index
                %1605 = arith.divui %1604, %c12 : index
                %1606 = arith.muli %1605, %c20 : index
                %1607 = arith.addi %1606, %c11 : index
                %1608 = arith.remui %1604, %c12 : index
                %1609 = arith.divui %1283, %c5 : index
                %1610 = arith.remui %1283, %c5 : index
                %1611 = arith.muli %1610, %c4 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.muli %1608, %c12 : index
                %1614 = arith.divui %1612, %c19 : index
                %1615 = arith.muli %1614, %c19 : index
                %1616 = arith.remui %1612, %c5 : index
                %1617 = arith.muli %1616, %c5 : index
                %1618 = arith.addi %1615, %1617 : index
                %1619 = arith.divui %1612, %c5 : index
                %1620 = arith.remui %1619, %c5 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.addi %1613, %1621 : index
                %1623 = arith.addi %1607, %1622 : index
                %1624 = arith.addi %1537, %1623 : index
                %1625 = vector.shuffle %1515, %1515 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1625, %kv[%1624] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
