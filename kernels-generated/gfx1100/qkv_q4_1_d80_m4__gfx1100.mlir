// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 40 : index
  %c39 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 5120 : index
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
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = memref.load %step[%c9] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c12 : index
  %22 = wave.scratch %operandHalves : memref<?xf16>
  %23 = arith.cmpi slt, %21, %20 : index
  scf.if %23 {
    %24 = arith.muli %1, %c8 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c15 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c4 : index
    scf.for %30 = %29 to %operandHalves step %c10 {
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %31, %22[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.divui %inputFeatures, %c15 : index
    %33 = arith.muli %4, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.subi %36, %34 : index
    %38 = arith.divui %37, %c5 : index
    %39 = arith.muli %38, %c5 : index
    %40 = arith.addi %34, %39 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %42 = arith.addi %34, %stepsPerWave : index
    %43 = arith.select %41, %42, %40 : index
    %46 = scf.for %44 = %34 to %43 step %c5 iter_args(%45 = %c16) -> (vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %44, %c9 : index
      %49 = arith.remui %47, %c12 : index
      %50 = arith.addi %16, %c7 : index
      %51 = arith.muli %48, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %49, %c20 : index
      %54 = arith.addi %52, %53 : index
      %55 = vector.load %w[%54] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %56 = vector.bitcast %55 : vector<4xi8> to vector<2xf16>
      %57 = vector.extract %56[0] : f16 from vector<2xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = vector.extract %56[1] : f16 from vector<2xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %16, %c7 : index
      %62 = arith.muli %inputFeatures, %c5 : index
      %63 = arith.addi %62, %c6 : index
      %64 = arith.divui %63, %c7 : index
      %65 = arith.muli %64, %c7 : index
      %66 = arith.addi %61, %65 : index
      %67 = arith.muli %48, %c21 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %49, %c12 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.shrui %72, %c22 : vector<4xi32>
      %74 = arith.andi %73, %c23 : vector<4xi32>
      %75 = arith.ori %74, %c24 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %72, %c25 : vector<4xi32>
      %78 = arith.andi %77, %c23 : vector<4xi32>
      %79 = arith.ori %78, %c24 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %72, %c26 : vector<4xi32>
      %82 = arith.andi %81, %c23 : vector<4xi32>
      %83 = arith.ori %82, %c24 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %72, %c27 : vector<4xi32>
      %86 = arith.andi %85, %c23 : vector<4xi32>
      %87 = arith.ori %86, %c24 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = vector.shuffle %89, %90 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %92 = arith.subf %91, %c28 : vector<32xf16>
      %93 = vector.shuffle %92, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %94 = vector.shuffle %92, %92 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %95 = math.fma %93, %58, %60 : vector<16xf16>
      %96 = math.fma %94, %58, %60 : vector<16xf16>
      %97 = arith.addi %44, %c8 : index
      %98 = arith.remui %47, %c12 : index
      %99 = arith.addi %16, %c7 : index
      %100 = arith.muli %97, %c19 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %98, %c20 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %105 = vector.bitcast %104 : vector<4xi8> to vector<2xf16>
      %106 = vector.extract %105[0] : f16 from vector<2xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = vector.extract %105[1] : f16 from vector<2xf16>
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = arith.addi %16, %c7 : index
      %111 = arith.muli %inputFeatures, %c5 : index
      %112 = arith.addi %111, %c6 : index
      %113 = arith.divui %112, %c7 : index
      %114 = arith.muli %113, %c7 : index
      %115 = arith.addi %110, %114 : index
      %116 = arith.muli %97, %c21 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.muli %98, %c12 : index
      %119 = arith.addi %117, %118 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<4xi32>
      %122 = arith.shrui %121, %c22 : vector<4xi32>
      %123 = arith.andi %122, %c23 : vector<4xi32>
      %124 = arith.ori %123, %c24 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %121, %c25 : vector<4xi32>
      %127 = arith.andi %126, %c23 : vector<4xi32>
      %128 = arith.ori %127, %c24 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %121, %c26 : vector<4xi32>
      %131 = arith.andi %130, %c23 : vector<4xi32>
      %132 = arith.ori %131, %c24 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %121, %c27 : vector<4xi32>
      %135 = arith.andi %134, %c23 : vector<4xi32>
      %136 = arith.ori %135, %c24 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %138, %139 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %141 = arith.subf %140, %c28 : vector<32xf16>
      %142 = vector.shuffle %141, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %143 = vector.shuffle %141, %141 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %144 = math.fma %142, %107, %109 : vector<16xf16>
      %145 = math.fma %143, %107, %109 : vector<16xf16>
      %146 = arith.addi %24, %c9 : index
      %147 = arith.muli %44, %c5 : index
      %148 = arith.addi %147, %c9 : index
      %149 = arith.divui %inputFeatures, %c12 : index
      %150 = arith.muli %146, %149 : index
      %151 = arith.addi %150, %148 : index
      %152 = arith.muli %tileRows, %c12 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.remui %47, %tileRows : index
      %155 = arith.muli %154, %c4 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %22[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.muli %tileRows, %c4 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %22[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %95, %45 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %24, %c9 : index
      %164 = arith.muli %44, %c5 : index
      %165 = arith.addi %164, %c8 : index
      %166 = arith.divui %inputFeatures, %c12 : index
      %167 = arith.muli %163, %166 : index
      %168 = arith.addi %167, %165 : index
      %169 = arith.muli %tileRows, %c12 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %47, %tileRows : index
      %172 = arith.muli %171, %c4 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %22[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %tileRows, %c4 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %22[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %96, %162 : vector<16xf16>, vector<8xf32>
      %180 = arith.addi %24, %c9 : index
      %181 = arith.muli %44, %c5 : index
      %182 = arith.addi %181, %c5 : index
      %183 = arith.divui %inputFeatures, %c12 : index
      %184 = arith.muli %180, %183 : index
      %185 = arith.addi %184, %182 : index
      %186 = arith.muli %tileRows, %c12 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.remui %47, %tileRows : index
      %189 = arith.muli %188, %c4 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %22[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.muli %tileRows, %c4 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %22[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %191, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %144, %179 : vector<16xf16>, vector<8xf32>
      %197 = arith.addi %24, %c9 : index
      %198 = arith.muli %44, %c5 : index
      %199 = arith.addi %198, %c29 : index
      %200 = arith.divui %inputFeatures, %c12 : index
      %201 = arith.muli %197, %200 : index
      %202 = arith.addi %201, %199 : index
      %203 = arith.muli %tileRows, %c12 : index
      %204 = arith.muli %202, %203 : index
      %205 = arith.remui %47, %tileRows : index
      %206 = arith.muli %205, %c4 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %22[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = arith.muli %tileRows, %c4 : index
      %210 = arith.addi %207, %209 : index
      %211 = vector.load %22[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = vector.shuffle %208, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = wave.mma %212, %145, %196 : vector<16xf16>, vector<8xf32>
      scf.yield %213 : vector<8xf32>
    }
    %214 = arith.select %41, %43, %36 : index
    %217 = scf.for %215 = %43 to %214 step %c8 iter_args(%216 = %46) -> (vector<8xf32>) {
      %218 = wave.lane
      %219 = arith.addi %215, %c9 : index
      %220 = arith.remui %218, %c12 : index
      %221 = arith.addi %16, %c7 : index
      %222 = arith.muli %219, %c19 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %220, %c20 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.bitcast %226 : vector<4xi8> to vector<2xf16>
      %228 = vector.extract %227[0] : f16 from vector<2xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = vector.extract %227[1] : f16 from vector<2xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = arith.addi %16, %c7 : index
      %233 = arith.muli %inputFeatures, %c5 : index
      %234 = arith.addi %233, %c6 : index
      %235 = arith.divui %234, %c7 : index
      %236 = arith.muli %235, %c7 : index
      %237 = arith.addi %232, %236 : index
      %238 = arith.muli %219, %c21 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %220, %c12 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.shrui %243, %c22 : vector<4xi32>
      %245 = arith.andi %244, %c23 : vector<4xi32>
      %246 = arith.ori %245, %c24 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %243, %c25 : vector<4xi32>
      %249 = arith.andi %248, %c23 : vector<4xi32>
      %250 = arith.ori %249, %c24 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %243, %c26 : vector<4xi32>
      %253 = arith.andi %252, %c23 : vector<4xi32>
      %254 = arith.ori %253, %c24 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = arith.shrui %243, %c27 : vector<4xi32>
      %257 = arith.andi %256, %c23 : vector<4xi32>
      %258 = arith.ori %257, %c24 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = vector.shuffle %255, %259 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = vector.shuffle %260, %261 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %263 = arith.subf %262, %c28 : vector<32xf16>
      %264 = vector.shuffle %263, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %265 = vector.shuffle %263, %263 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %266 = math.fma %264, %229, %231 : vector<16xf16>
      %267 = math.fma %265, %229, %231 : vector<16xf16>
      %268 = arith.addi %24, %c9 : index
      %269 = arith.muli %215, %c5 : index
      %270 = arith.addi %269, %c9 : index
      %271 = arith.divui %inputFeatures, %c12 : index
      %272 = arith.muli %268, %271 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.muli %tileRows, %c12 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.remui %218, %tileRows : index
      %277 = arith.muli %276, %c4 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %22[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c4 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %22[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %266, %216 : vector<16xf16>, vector<8xf32>
      %285 = arith.addi %24, %c9 : index
      %286 = arith.muli %215, %c5 : index
      %287 = arith.addi %286, %c8 : index
      %288 = arith.divui %inputFeatures, %c12 : index
      %289 = arith.muli %285, %288 : index
      %290 = arith.addi %289, %287 : index
      %291 = arith.muli %tileRows, %c12 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.remui %218, %tileRows : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %22[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c4 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %22[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %267, %284 : vector<16xf16>, vector<8xf32>
      scf.yield %301 : vector<8xf32>
    }
    %302 = arith.addi %21, %c9 : index
    %303 = wave.lane
    %304 = arith.muli %3, %c8 : index
    %305 = arith.muli %304, %c21 : index
    %306 = arith.addi %305, %303 : index
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %306 : index
    %309 = arith.addi %308, %c9 : index
    %310 = arith.addi %309, %c9 : index
    %311 = vector.extract %217[0] : f32 from vector<8xf32>
    memref.store %311, %17[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %306 : index
    %314 = arith.addi %313, %c9 : index
    %315 = arith.addi %314, %c15 : index
    %316 = vector.extract %217[1] : f32 from vector<8xf32>
    memref.store %316, %17[%315] : memref<?xf32>
    %317 = arith.muli %4, %c11 : index
    %318 = arith.addi %317, %306 : index
    %319 = arith.addi %318, %c9 : index
    %320 = arith.addi %319, %c19 : index
    %321 = vector.extract %217[2] : f32 from vector<8xf32>
    memref.store %321, %17[%320] : memref<?xf32>
    %322 = arith.muli %4, %c11 : index
    %323 = arith.addi %322, %306 : index
    %324 = arith.addi %323, %c9 : index
    %325 = arith.addi %324, %c30 : index
    %326 = vector.extract %217[3] : f32 from vector<8xf32>
    memref.store %326, %17[%325] : memref<?xf32>
    %327 = arith.muli %4, %c11 : index
    %328 = arith.addi %327, %306 : index
    %329 = arith.addi %328, %c9 : index
    %330 = arith.addi %329, %c7 : index
    %331 = vector.extract %217[4] : f32 from vector<8xf32>
    memref.store %331, %17[%330] : memref<?xf32>
    %332 = arith.muli %4, %c11 : index
    %333 = arith.addi %332, %306 : index
    %334 = arith.addi %333, %c9 : index
    %335 = arith.addi %334, %c31 : index
    %336 = vector.extract %217[5] : f32 from vector<8xf32>
    memref.store %336, %17[%335] : memref<?xf32>
    %337 = arith.muli %4, %c11 : index
    %338 = arith.addi %337, %306 : index
    %339 = arith.addi %338, %c9 : index
    %340 = arith.addi %339, %c32 : index
    %341 = vector.extract %217[6] : f32 from vector<8xf32>
    memref.store %341, %17[%340] : memref<?xf32>
    %342 = arith.muli %4, %c11 : index
    %343 = arith.addi %342, %306 : index
    %344 = arith.addi %343, %c9 : index
    %345 = arith.addi %344, %c33 : index
    %346 = vector.extract %217[7] : f32 from vector<8xf32>
    memref.store %346, %17[%345] : memref<?xf32>
    wave.barrier
    %347 = arith.muli %4, %c20 : index
    %348 = arith.addi %347, %c9 : index
    %349 = arith.muli %348, %c5 : index
    %350 = arith.divui %303, %c12 : index
    %351 = arith.addi %349, %350 : index
    %352 = arith.addi %302, %351 : index
    %353 = arith.cmpi slt, %352, %20 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c8 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c35 : f32
      %357 = arith.addi %306, %c9 : index
      %358 = arith.muli %348, %c15 : index
      %359 = arith.addi %357, %358 : index
      %360 = memref.load %17[%359] : memref<?xf32>
      %361 = arith.addi %359, %c11 : index
      %362 = memref.load %17[%361] : memref<?xf32>
      %363 = arith.addf %360, %362 : f32
      %364 = arith.remui %303, %c12 : index
      %365 = arith.muli %364, %c20 : index
      %366 = arith.addi %16, %365 : index
      %367 = vector.load %w[%366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %368 = vector.bitcast %367 : vector<4xi8> to vector<1xf32>
      %369 = vector.extract %368[0] : f32 from vector<1xf32>
      %370 = arith.mulf %369, %356 : f32
      %371 = arith.mulf %363, %370 : f32
      %372 = arith.muli %3, %c8 : index
      %373 = arith.addi %372, %c9 : index
      %374 = arith.muli %373, %c12 : index
      %375 = arith.remui %303, %c12 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.muli %351, %c36 : index
      %378 = arith.addi %377, %376 : index
      memref.store %371, %18[%378] : memref<?xf32>
    }
    %379 = arith.muli %4, %c20 : index
    %380 = arith.addi %379, %c8 : index
    %381 = arith.muli %380, %c5 : index
    %382 = arith.divui %303, %c12 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.addi %302, %383 : index
    %385 = arith.cmpi slt, %384, %20 : index
    scf.if %385 {
      %386 = arith.cmpi eq, %hasFactors, %c8 : index
      %387 = memref.load %factors[%384] : memref<?xf32>
      %388 = arith.select %386, %387, %c35 : f32
      %389 = arith.addi %306, %c9 : index
      %390 = arith.muli %380, %c15 : index
      %391 = arith.addi %389, %390 : index
      %392 = memref.load %17[%391] : memref<?xf32>
      %393 = arith.addi %391, %c11 : index
      %394 = memref.load %17[%393] : memref<?xf32>
      %395 = arith.addf %392, %394 : f32
      %396 = arith.remui %303, %c12 : index
      %397 = arith.muli %396, %c20 : index
      %398 = arith.addi %16, %397 : index
      %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %400 = vector.bitcast %399 : vector<4xi8> to vector<1xf32>
      %401 = vector.extract %400[0] : f32 from vector<1xf32>
      %402 = arith.mulf %401, %388 : f32
      %403 = arith.mulf %395, %402 : f32
      %404 = arith.muli %3, %c8 : index
      %405 = arith.addi %404, %c9 : index
      %406 = arith.muli %405, %c12 : index
      %407 = arith.remui %303, %c12 : index
      %408 = arith.addi %406, %407 : index
      %409 = arith.muli %383, %c36 : index
      %410 = arith.addi %409, %408 : index
      memref.store %403, %18[%410] : memref<?xf32>
    }
    %411 = arith.muli %4, %c20 : index
    %412 = arith.addi %411, %c5 : index
    %413 = arith.muli %412, %c5 : index
    %414 = arith.divui %303, %c12 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.addi %302, %415 : index
    %417 = arith.cmpi slt, %416, %20 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c8 : index
      %419 = memref.load %factors[%416] : memref<?xf32>
      %420 = arith.select %418, %419, %c35 : f32
      %421 = arith.addi %306, %c9 : index
      %422 = arith.muli %412, %c15 : index
      %423 = arith.addi %421, %422 : index
      %424 = memref.load %17[%423] : memref<?xf32>
      %425 = arith.addi %423, %c11 : index
      %426 = memref.load %17[%425] : memref<?xf32>
      %427 = arith.addf %424, %426 : f32
      %428 = arith.remui %303, %c12 : index
      %429 = arith.muli %428, %c20 : index
      %430 = arith.addi %16, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<1xf32>
      %433 = vector.extract %432[0] : f32 from vector<1xf32>
      %434 = arith.mulf %433, %420 : f32
      %435 = arith.mulf %427, %434 : f32
      %436 = arith.muli %3, %c8 : index
      %437 = arith.addi %436, %c9 : index
      %438 = arith.muli %437, %c12 : index
      %439 = arith.remui %303, %c12 : index
      %440 = arith.addi %438, %439 : index
      %441 = arith.muli %415, %c36 : index
      %442 = arith.addi %441, %440 : index
      memref.store %435, %18[%442] : memref<?xf32>
    }
    %443 = arith.muli %4, %c20 : index
    %444 = arith.addi %443, %c29 : index
    %445 = arith.muli %444, %c5 : index
    %446 = arith.divui %303, %c12 : index
    %447 = arith.addi %445, %446 : index
    %448 = arith.addi %302, %447 : index
    %449 = arith.cmpi slt, %448, %20 : index
    scf.if %449 {
      %450 = arith.cmpi eq, %hasFactors, %c8 : index
      %451 = memref.load %factors[%448] : memref<?xf32>
      %452 = arith.select %450, %451, %c35 : f32
      %453 = arith.addi %306, %c9 : index
      %454 = arith.muli %444, %c15 : index
      %455 = arith.addi %453, %454 : index
      %456 = memref.load %17[%455] : memref<?xf32>
      %457 = arith.addi %455, %c11 : index
      %458 = memref.load %17[%457] : memref<?xf32>
      %459 = arith.addf %456, %458 : f32
      %460 = arith.remui %303, %c12 : index
      %461 = arith.muli %460, %c20 : index
      %462 = arith.addi %16, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %452 : f32
      %467 = arith.mulf %459, %466 : f32
      %468 = arith.muli %3, %c8 : index
      %469 = arith.addi %468, %c9 : index
      %470 = arith.muli %469, %c12 : index
      %471 = arith.remui %303, %c12 : index
      %472 = arith.addi %470, %471 : index
      %473 = arith.muli %447, %c36 : index
      %474 = arith.addi %473, %472 : index
      memref.store %467, %18[%474] : memref<?xf32>
    }
    wave.barrier
    %475 = arith.addi %21, %c9 : index
    %476 = wave.wave
    %477 = arith.addi %476, %c9 : index
    %478 = arith.addi %475, %477 : index
    %479 = arith.cmpi slt, %478, %20 : index
    %480 = arith.cmpi slt, %477, %c12 : index
    %481 = arith.andi %479, %480 : i1
    scf.if %481 {
      %482 = arith.addi %475, %477 : index
      %483 = arith.muli %477, %c36 : index
      %484 = wave.lane
      %485 = arith.addi %484, %c9 : index
      %486 = arith.cmpi eq, %hasBias, %c8 : index
      %487 = arith.addi %483, %485 : index
      %488 = memref.load %18[%487] : memref<?xf32>
      %489 = arith.muli %0, %c36 : index
      %490 = arith.addi %489, %485 : index
      %491 = memref.load %bias[%490] : memref<?xf32>
      %492 = arith.addf %488, %491 : f32
      %493 = arith.select %486, %492, %488 : f32
      %494 = arith.addi %485, %c38 : index
      %495 = arith.cmpi eq, %hasBias, %c8 : index
      %496 = arith.addi %483, %494 : index
      %497 = memref.load %18[%496] : memref<?xf32>
      %498 = arith.muli %0, %c36 : index
      %499 = arith.addi %498, %494 : index
      %500 = memref.load %bias[%499] : memref<?xf32>
      %501 = arith.addf %497, %500 : f32
      %502 = arith.select %495, %501, %497 : f32
      %503 = arith.addi %484, %c15 : index
      %504 = arith.cmpi slt, %503, %c38 : index
      %505 = arith.minsi %503, %c39 : index
      %506 = arith.cmpi eq, %hasBias, %c8 : index
      %507 = arith.addi %483, %505 : index
      %508 = memref.load %18[%507] : memref<?xf32>
      %509 = arith.muli %0, %c36 : index
      %510 = arith.addi %509, %505 : index
      %511 = memref.load %bias[%510] : memref<?xf32>
      %512 = arith.addf %508, %511 : f32
      %513 = arith.select %506, %512, %508 : f32
      %514 = arith.addi %505, %c38 : index
      %515 = arith.cmpi eq, %hasBias, %c8 : index
      %516 = arith.addi %483, %514 : index
      %517 = memref.load %18[%516] : memref<?xf32>
      %518 = arith.muli %0, %c36 : index
      %519 = arith.addi %518, %514 : index
      %520 = memref.load %bias[%519] : memref<?xf32>
      %521 = arith.addf %517, %520 : f32
      %522 = arith.select %515, %521, %517 : f32
      %523 = arith.addi %heads, %kvHeads : index
      %524 = arith.cmpi slt, %0, %523 : index
      scf.if %524 {
        %525 = arith.addi %positionsAt, %482 : index
        %526 = memref.load %step[%525] : memref<?xi32>
        %527 = arith.index_cast %526 : i32 to index
        %528 = arith.cmpi eq, %hasNorm, %c8 : index
        %529 = math.fma %493, %493, %c42 : f32
        %530 = math.fma %502, %502, %529 : f32
        %531 = math.fma %513, %513, %530 : f32
        %532 = arith.select %504, %531, %530 : f32
        %533 = math.fma %522, %522, %532 : f32
        %534 = arith.select %504, %533, %532 : f32
        %535 = vector.broadcast %534 : f32 to vector<1xf32>
        %536 = wave.reduce "add" %535 : vector<1xf32>
        %537 = arith.mulf %536, %inverseHeadDim : f32
        %538 = arith.addf %537, %epsilon : f32
        %539 = math.sqrt %538 : f32
        %540 = arith.divf %c35, %539 : f32
        %541 = arith.cmpi slt, %0, %heads : index
        %542 = arith.addi %485, %c38 : index
        %543 = memref.load %query_norm[%485] : memref<?xf32>
        %544 = memref.load %key_norm[%485] : memref<?xf32>
        %545 = arith.select %541, %543, %544 : f32
        %546 = arith.mulf %493, %540 : f32
        %547 = arith.mulf %546, %545 : f32
        %548 = arith.select %528, %547, %493 : f32
        %549 = memref.load %query_norm[%542] : memref<?xf32>
        %550 = memref.load %key_norm[%542] : memref<?xf32>
        %551 = arith.select %541, %549, %550 : f32
        %552 = arith.mulf %502, %540 : f32
        %553 = arith.mulf %552, %551 : f32
        %554 = arith.select %528, %553, %502 : f32
        %555 = arith.addi %505, %c38 : index
        %556 = memref.load %query_norm[%505] : memref<?xf32>
        %557 = memref.load %key_norm[%505] : memref<?xf32>
        %558 = arith.select %541, %556, %557 : f32
        %559 = arith.mulf %513, %540 : f32
        %560 = arith.mulf %559, %558 : f32
        %561 = arith.select %528, %560, %513 : f32
        %562 = memref.load %query_norm[%555] : memref<?xf32>
        %563 = memref.load %key_norm[%555] : memref<?xf32>
        %564 = arith.select %541, %562, %563 : f32
        %565 = arith.mulf %522, %540 : f32
        %566 = arith.mulf %565, %564 : f32
        %567 = arith.select %528, %566, %522 : f32
        %568 = arith.remui %527, %c21 : index
        %569 = arith.muli %568, %c36 : index
        %570 = arith.addi %569, %485 : index
        %571 = arith.divui %527, %c21 : index
        %572 = arith.addi %571, %c21 : index
        %573 = arith.muli %572, %c36 : index
        %574 = arith.addi %573, %485 : index
        %575 = memref.load %rope[%570] : memref<?xf32>
        %576 = arith.addi %570, %c38 : index
        %577 = memref.load %rope[%576] : memref<?xf32>
        %578 = memref.load %rope[%574] : memref<?xf32>
        %579 = arith.addi %574, %c38 : index
        %580 = memref.load %rope[%579] : memref<?xf32>
        %581 = arith.mulf %578, %575 : f32
        %582 = arith.mulf %580, %577 : f32
        %583 = arith.subf %581, %582 : f32
        %584 = arith.mulf %580, %575 : f32
        %585 = arith.mulf %578, %577 : f32
        %586 = arith.addf %584, %585 : f32
        %587 = arith.mulf %548, %583 : f32
        %588 = arith.mulf %554, %586 : f32
        %589 = arith.subf %587, %588 : f32
        %590 = arith.mulf %554, %583 : f32
        %591 = arith.mulf %548, %586 : f32
        %592 = arith.addf %590, %591 : f32
        %593 = arith.cmpi slt, %0, %heads : index
        scf.if %593 {
          %594 = arith.muli %482, %heads : index
          %595 = arith.addi %594, %0 : index
          %596 = arith.muli %595, %c36 : index
          %597 = arith.addi %596, %485 : index
          memref.store %589, %q[%597] : memref<?xf32>
          %598 = arith.addi %597, %c38 : index
          memref.store %592, %q[%598] : memref<?xf32>
        } else {
          %599 = arith.addi %483, %485 : index
          memref.store %589, %18[%599] : memref<?xf32>
          %600 = arith.addi %483, %485 : index
          %601 = arith.addi %600, %c38 : index
          memref.store %592, %18[%601] : memref<?xf32>
        }
        %602 = arith.remui %527, %c21 : index
        %603 = arith.muli %602, %c36 : index
        %604 = arith.addi %603, %505 : index
        %605 = arith.divui %527, %c21 : index
        %606 = arith.addi %605, %c21 : index
        %607 = arith.muli %606, %c36 : index
        %608 = arith.addi %607, %505 : index
        %609 = memref.load %rope[%604] : memref<?xf32>
        %610 = arith.addi %604, %c38 : index
        %611 = memref.load %rope[%610] : memref<?xf32>
        %612 = memref.load %rope[%608] : memref<?xf32>
        %613 = arith.addi %608, %c38 : index
        %614 = memref.load %rope[%613] : memref<?xf32>
        %615 = arith.mulf %612, %609 : f32
        %616 = arith.mulf %614, %611 : f32
        %617 = arith.subf %615, %616 : f32
        %618 = arith.mulf %614, %609 : f32
        %619 = arith.mulf %612, %611 : f32
        %620 = arith.addf %618, %619 : f32
        %621 = arith.mulf %561, %617 : f32
        %622 = arith.mulf %567, %620 : f32
        %623 = arith.subf %621, %622 : f32
        %624 = arith.mulf %567, %617 : f32
        %625 = arith.mulf %561, %620 : f32
        %626 = arith.addf %624, %625 : f32
        scf.if %504 {
          %627 = arith.cmpi slt, %0, %heads : index
          scf.if %627 {
            %628 = arith.muli %482, %heads : index
            %629 = arith.addi %628, %0 : index
            %630 = arith.muli %629, %c36 : index
            %631 = arith.addi %630, %505 : index
            memref.store %623, %q[%631] : memref<?xf32>
            %632 = arith.addi %631, %c38 : index
            memref.store %626, %q[%632] : memref<?xf32>
          } else {
            %633 = arith.addi %483, %505 : index
            memref.store %623, %18[%633] : memref<?xf32>
            %634 = arith.addi %483, %505 : index
            %635 = arith.addi %634, %c38 : index
            memref.store %626, %18[%635] : memref<?xf32>
          }
        }
      } else {
        %636 = arith.cmpi slt, %0, %heads : index
        scf.if %636 {
          %637 = arith.muli %482, %heads : index
          %638 = arith.addi %637, %0 : index
          %639 = arith.muli %638, %c36 : index
          %640 = arith.addi %639, %485 : index
          memref.store %493, %q[%640] : memref<?xf32>
          %641 = arith.addi %640, %c38 : index
          memref.store %502, %q[%641] : memref<?xf32>
        } else {
          %642 = arith.addi %483, %485 : index
          memref.store %493, %18[%642] : memref<?xf32>
          %643 = arith.addi %483, %485 : index
          %644 = arith.addi %643, %c38 : index
          memref.store %502, %18[%644] : memref<?xf32>
        }
        scf.if %504 {
          %645 = arith.cmpi slt, %0, %heads : index
          scf.if %645 {
            %646 = arith.muli %482, %heads : index
            %647 = arith.addi %646, %0 : index
            %648 = arith.muli %647, %c36 : index
            %649 = arith.addi %648, %505 : index
            memref.store %513, %q[%649] : memref<?xf32>
            %650 = arith.addi %649, %c38 : index
            memref.store %522, %q[%650] : memref<?xf32>
          } else {
            %651 = arith.addi %483, %505 : index
            memref.store %513, %18[%651] : memref<?xf32>
            %652 = arith.addi %483, %505 : index
            %653 = arith.addi %652, %c38 : index
            memref.store %522, %18[%653] : memref<?xf32>
          }
        }
      }
    }
    %654 = arith.addi %476, %c45 : index
    %655 = arith.addi %475, %654 : index
    %656 = arith.cmpi slt, %655, %20 : index
    %657 = arith.cmpi slt, %654, %c12 : index
    %658 = arith.andi %656, %657 : i1
    scf.if %658 {
      %659 = arith.addi %475, %654 : index
      %660 = arith.muli %654, %c36 : index
      %661 = wave.lane
      %662 = arith.addi %661, %c9 : index
      %663 = arith.cmpi eq, %hasBias, %c8 : index
      %664 = arith.addi %660, %662 : index
      %665 = memref.load %18[%664] : memref<?xf32>
      %666 = arith.muli %0, %c36 : index
      %667 = arith.addi %666, %662 : index
      %668 = memref.load %bias[%667] : memref<?xf32>
      %669 = arith.addf %665, %668 : f32
      %670 = arith.select %663, %669, %665 : f32
      %671 = arith.addi %662, %c38 : index
      %672 = arith.cmpi eq, %hasBias, %c8 : index
      %673 = arith.addi %660, %671 : index
      %674 = memref.load %18[%673] : memref<?xf32>
      %675 = arith.muli %0, %c36 : index
      %676 = arith.addi %675, %671 : index
      %677 = memref.load %bias[%676] : memref<?xf32>
      %678 = arith.addf %674, %677 : f32
      %679 = arith.select %672, %678, %674 : f32
      %680 = arith.addi %661, %c15 : index
      %681 = arith.cmpi slt, %680, %c38 : index
      %682 = arith.minsi %680, %c39 : index
      %683 = arith.cmpi eq, %hasBias, %c8 : index
      %684 = arith.addi %660, %682 : index
      %685 = memref.load %18[%684] : memref<?xf32>
      %686 = arith.muli %0, %c36 : index
      %687 = arith.addi %686, %682 : index
      %688 = memref.load %bias[%687] : memref<?xf32>
      %689 = arith.addf %685, %688 : f32
      %690 = arith.select %683, %689, %685 : f32
      %691 = arith.addi %682, %c38 : index
      %692 = arith.cmpi eq, %hasBias, %c8 : index
      %693 = arith.addi %660, %691 : index
      %694 = memref.load %18[%693] : memref<?xf32>
      %695 = arith.muli %0, %c36 : index
      %696 = arith.addi %695, %691 : index
      %697 = memref.load %bias[%696] : memref<?xf32>
      %698 = arith.addf %694, %697 : f32
      %699 = arith.select %692, %698, %694 : f32
      %700 = arith.addi %heads, %kvHeads : index
      %701 = arith.cmpi slt, %0, %700 : index
      scf.if %701 {
        %702 = arith.addi %positionsAt, %659 : index
        %703 = memref.load %step[%702] : memref<?xi32>
        %704 = arith.index_cast %703 : i32 to index
        %705 = arith.cmpi eq, %hasNorm, %c8 : index
        %706 = math.fma %670, %670, %c42 : f32
        %707 = math.fma %679, %679, %706 : f32
        %708 = math.fma %690, %690, %707 : f32
        %709 = arith.select %681, %708, %707 : f32
        %710 = math.fma %699, %699, %709 : f32
        %711 = arith.select %681, %710, %709 : f32
        %712 = vector.broadcast %711 : f32 to vector<1xf32>
        %713 = wave.reduce "add" %712 : vector<1xf32>
        %714 = arith.mulf %713, %inverseHeadDim : f32
        %715 = arith.addf %714, %epsilon : f32
        %716 = math.sqrt %715 : f32
        %717 = arith.divf %c35, %716 : f32
        %718 = arith.cmpi slt, %0, %heads : index
        %719 = arith.addi %662, %c38 : index
        %720 = memref.load %query_norm[%662] : memref<?xf32>
        %721 = memref.load %key_norm[%662] : memref<?xf32>
        %722 = arith.select %718, %720, %721 : f32
        %723 = arith.mulf %670, %717 : f32
        %724 = arith.mulf %723, %722 : f32
        %725 = arith.select %705, %724, %670 : f32
        %726 = memref.load %query_norm[%719] : memref<?xf32>
        %727 = memref.load %key_norm[%719] : memref<?xf32>
        %728 = arith.select %718, %726, %727 : f32
        %729 = arith.mulf %679, %717 : f32
        %730 = arith.mulf %729, %728 : f32
        %731 = arith.select %705, %730, %679 : f32
        %732 = arith.addi %682, %c38 : index
        %733 = memref.load %query_norm[%682] : memref<?xf32>
        %734 = memref.load %key_norm[%682] : memref<?xf32>
        %735 = arith.select %718, %733, %734 : f32
        %736 = arith.mulf %690, %717 : f32
        %737 = arith.mulf %736, %735 : f32
        %738 = arith.select %705, %737, %690 : f32
        %739 = memref.load %query_norm[%732] : memref<?xf32>
        %740 = memref.load %key_norm[%732] : memref<?xf32>
        %741 = arith.select %718, %739, %740 : f32
        %742 = arith.mulf %699, %717 : f32
        %743 = arith.mulf %742, %741 : f32
        %744 = arith.select %705, %743, %699 : f32
        %745 = arith.remui %704, %c21 : index
        %746 = arith.muli %745, %c36 : index
        %747 = arith.addi %746, %662 : index
        %748 = arith.divui %704, %c21 : index
        %749 = arith.addi %748, %c21 : index
        %750 = arith.muli %749, %c36 : index
        %751 = arith.addi %750, %662 : index
        %752 = memref.load %rope[%747] : memref<?xf32>
        %753 = arith.addi %747, %c38 : index
        %754 = memref.load %rope[%753] : memref<?xf32>
        %755 = memref.load %rope[%751] : memref<?xf32>
        %756 = arith.addi %751, %c38 : index
        %757 = memref.load %rope[%756] : memref<?xf32>
        %758 = arith.mulf %755, %752 : f32
        %759 = arith.mulf %757, %754 : f32
        %760 = arith.subf %758, %759 : f32
        %761 = arith.mulf %757, %752 : f32
        %762 = arith.mulf %755, %754 : f32
        %763 = arith.addf %761, %762 : f32
        %764 = arith.mulf %725, %760 : f32
        %765 = arith.mulf %731, %763 : f32
        %766 = arith.subf %764, %765 : f32
        %767 = arith.mulf %731, %760 : f32
        %768 = arith.mulf %725, %763 : f32
        %769 = arith.addf %767, %768 : f32
        %770 = arith.cmpi slt, %0, %heads : index
        scf.if %770 {
          %771 = arith.muli %659, %heads : index
          %772 = arith.addi %771, %0 : index
          %773 = arith.muli %772, %c36 : index
          %774 = arith.addi %773, %662 : index
          memref.store %766, %q[%774] : memref<?xf32>
          %775 = arith.addi %774, %c38 : index
          memref.store %769, %q[%775] : memref<?xf32>
        } else {
          %776 = arith.addi %660, %662 : index
          memref.store %766, %18[%776] : memref<?xf32>
          %777 = arith.addi %660, %662 : index
          %778 = arith.addi %777, %c38 : index
          memref.store %769, %18[%778] : memref<?xf32>
        }
        %779 = arith.remui %704, %c21 : index
        %780 = arith.muli %779, %c36 : index
        %781 = arith.addi %780, %682 : index
        %782 = arith.divui %704, %c21 : index
        %783 = arith.addi %782, %c21 : index
        %784 = arith.muli %783, %c36 : index
        %785 = arith.addi %784, %682 : index
        %786 = memref.load %rope[%781] : memref<?xf32>
        %787 = arith.addi %781, %c38 : index
        %788 = memref.load %rope[%787] : memref<?xf32>
        %789 = memref.load %rope[%785] : memref<?xf32>
        %790 = arith.addi %785, %c38 : index
        %791 = memref.load %rope[%790] : memref<?xf32>
        %792 = arith.mulf %789, %786 : f32
        %793 = arith.mulf %791, %788 : f32
        %794 = arith.subf %792, %793 : f32
        %795 = arith.mulf %791, %786 : f32
        %796 = arith.mulf %789, %788 : f32
        %797 = arith.addf %795, %796 : f32
        %798 = arith.mulf %738, %794 : f32
        %799 = arith.mulf %744, %797 : f32
        %800 = arith.subf %798, %799 : f32
        %801 = arith.mulf %744, %794 : f32
        %802 = arith.mulf %738, %797 : f32
        %803 = arith.addf %801, %802 : f32
        scf.if %681 {
          %804 = arith.cmpi slt, %0, %heads : index
          scf.if %804 {
            %805 = arith.muli %659, %heads : index
            %806 = arith.addi %805, %0 : index
            %807 = arith.muli %806, %c36 : index
            %808 = arith.addi %807, %682 : index
            memref.store %800, %q[%808] : memref<?xf32>
            %809 = arith.addi %808, %c38 : index
            memref.store %803, %q[%809] : memref<?xf32>
          } else {
            %810 = arith.addi %660, %682 : index
            memref.store %800, %18[%810] : memref<?xf32>
            %811 = arith.addi %660, %682 : index
            %812 = arith.addi %811, %c38 : index
            memref.store %803, %18[%812] : memref<?xf32>
          }
        }
      } else {
        %813 = arith.cmpi slt, %0, %heads : index
        scf.if %813 {
          %814 = arith.muli %659, %heads : index
          %815 = arith.addi %814, %0 : index
          %816 = arith.muli %815, %c36 : index
          %817 = arith.addi %816, %662 : index
          memref.store %670, %q[%817] : memref<?xf32>
          %818 = arith.addi %817, %c38 : index
          memref.store %679, %q[%818] : memref<?xf32>
        } else {
          %819 = arith.addi %660, %662 : index
          memref.store %670, %18[%819] : memref<?xf32>
          %820 = arith.addi %660, %662 : index
          %821 = arith.addi %820, %c38 : index
          memref.store %679, %18[%821] : memref<?xf32>
        }
        scf.if %681 {
          %822 = arith.cmpi slt, %0, %heads : index
          scf.if %822 {
            %823 = arith.muli %659, %heads : index
            %824 = arith.addi %823, %0 : index
            %825 = arith.muli %824, %c36 : index
            %826 = arith.addi %825, %682 : index
            memref.store %690, %q[%826] : memref<?xf32>
            %827 = arith.addi %826, %c38 : index
            memref.store %699, %q[%827] : memref<?xf32>
          } else {
            %828 = arith.addi %660, %682 : index
            memref.store %690, %18[%828] : memref<?xf32>
            %829 = arith.addi %660, %682 : index
            %830 = arith.addi %829, %c38 : index
            memref.store %699, %18[%830] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %831 = arith.cmpi sge, %0, %heads : index
    scf.if %831 {
      %832 = arith.addi %476, %c9 : index
      %833 = arith.addi %475, %832 : index
      %834 = arith.cmpi slt, %833, %20 : index
      %835 = arith.cmpi slt, %832, %c12 : index
      %836 = arith.andi %834, %835 : i1
      scf.if %836 {
        %837 = arith.addi %475, %832 : index
        %838 = arith.addi %slotsAt, %837 : index
        %839 = memref.load %step[%838] : memref<?xi32>
        %840 = arith.index_cast %839 : i32 to index
        %841 = arith.cmpi sge, %840, %c9 : index
        scf.if %841 {
          %842 = arith.muli %832, %c36 : index
          %843 = arith.subi %0, %heads : index
          %844 = memref.load %scales[%843] : memref<?xf32>
          %845 = vector.broadcast %844 : f32 to vector<4xf32>
          %846 = arith.divui %840, %c12 : index
          %847 = arith.remui %840, %c12 : index
          %848 = arith.muli %846, %pageBytes : index
          %849 = arith.cmpi eq, %codec, %c9 : index
          scf.if %849 {
            %850 = wave.lane
            %851 = arith.muli %850, %c20 : index
            scf.for %852 = %851 to %c36 step %c7 {
              %853 = arith.addi %842, %852 : index
              %854 = vector.load %18[%853] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %855 = arith.mulf %854, %845 : vector<4xf32>
              %856 = arith.minimumf %855, %c49 : vector<4xf32>
              %857 = arith.maximumf %856, %c50 : vector<4xf32>
              %858 = arith.truncf %857 : vector<4xf32> to vector<4xf16>
              %859 = vector.bitcast %858 : vector<4xf16> to vector<8xi8>
              %860 = arith.cmpi slt, %843, %kvHeads : index
              scf.if %860 {
                %861 = arith.muli %843, %c51 : index
                %862 = arith.addi %848, %861 : index
                %863 = arith.divui %852, %c12 : index
                %864 = arith.muli %863, %c52 : index
                %865 = arith.remui %852, %c12 : index
                %866 = arith.divui %865, %c4 : index
                %867 = arith.muli %866, %c21 : index
                %868 = arith.muli %847, %c12 : index
                %869 = arith.addi %867, %868 : index
                %870 = arith.remui %865, %c4 : index
                %871 = arith.muli %870, %c5 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.addi %864, %872 : index
                %874 = arith.addi %862, %873 : index
                vector.store %859, %kv[%874] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %875 = arith.subi %843, %kvHeads : index
                %876 = arith.muli %875, %c51 : index
                %877 = arith.addi %848, %876 : index
                %878 = arith.addi %852, %c9 : index
                %879 = arith.divui %878, %c12 : index
                %880 = arith.muli %879, %c52 : index
                %881 = arith.addi %880, %c10 : index
                %882 = arith.remui %878, %c12 : index
                %883 = arith.divui %847, %c5 : index
                %884 = arith.remui %847, %c5 : index
                %885 = arith.muli %884, %c4 : index
                %886 = arith.addi %883, %885 : index
                %887 = arith.divui %886, %c4 : index
                %888 = arith.muli %887, %c21 : index
                %889 = arith.muli %882, %c12 : index
                %890 = arith.addi %888, %889 : index
                %891 = arith.remui %886, %c4 : index
                %892 = arith.muli %891, %c5 : index
                %893 = arith.addi %890, %892 : index
                %894 = arith.addi %881, %893 : index
                %895 = arith.addi %877, %894 : index
                %896 = vector.shuffle %859, %859 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %896, %kv[%895] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %897 = arith.addi %852, %c8 : index
                %898 = arith.divui %897, %c12 : index
                %899 = arith.muli %898, %c52 : index
                %900 = arith.addi %899, %c10 : index
                %901 = arith.remui %897, %c12 : index
                %902 = arith.divui %847, %c5 : index
                %903 = arith.remui %847, %c5 : index
                %904 = arith.muli %903, %c4 : index
                %905 = arith.addi %902, %904 : index
                %906 = arith.divui %905, %c4 : index
                %907 = arith.muli %906, %c21 : index
                %908 = arith.muli %901, %c12 : index
                %909 = arith.addi %907, %908 : index
                %910 = arith.remui %905, %c4 : index
                %911 = arith.muli %910, %c5 : index
                %912 = arith.addi %909, %911 : index
                %913 = arith.addi %900, %912 : index
                %914 = arith.addi %877, %913 : index
                %915 = vector.shuffle %859, %859 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %915, %kv[%914] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %916 = arith.addi %852, %c5 : index
                %917 = arith.divui %916, %c12 : index
                %918 = arith.muli %917, %c52 : index
                %919 = arith.addi %918, %c10 : index
                %920 = arith.remui %916, %c12 : index
                %921 = arith.divui %847, %c5 : index
                %922 = arith.remui %847, %c5 : index
                %923 = arith.muli %922, %c4 : index
                %924 = arith.addi %921, %923 : index
                %925 = arith.divui %924, %c4 : index
                %926 = arith.muli %925, %c21 : index
                %927 = arith.muli %920, %c12 : index
                %928 = arith.addi %926, %927 : index
                %929 = arith.remui %924, %c4 : index
                %930 = arith.muli %929, %c5 : index
                %931 = arith.addi %928, %930 : index
                %932 = arith.addi %919, %931 : index
                %933 = arith.addi %877, %932 : index
                %934 = vector.shuffle %859, %859 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %934, %kv[%933] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %935 = arith.addi %852, %c29 : index
                %936 = arith.divui %935, %c12 : index
                %937 = arith.muli %936, %c52 : index
                %938 = arith.addi %937, %c10 : index
                %939 = arith.remui %935, %c12 : index
                %940 = arith.divui %847, %c5 : index
                %941 = arith.remui %847, %c5 : index
                %942 = arith.muli %941, %c4 : index
                %943 = arith.addi %940, %942 : index
                %944 = arith.divui %943, %c4 : index
                %945 = arith.muli %944, %c21 : index
                %946 = arith.muli %939, %c12 : index
                %947 = arith.addi %945, %946 : index
                %948 = arith.remui %943, %c4 : index
                %949 = arith.muli %948, %c5 : index
                %950 = arith.addi %947, %949 : index
                %951 = arith.addi %938, %950 : index
                %952 = arith.addi %877, %951 : index
                %953 = vector.shuffle %859, %859 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %953, %kv[%952] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %954 = arith.cmpi eq, %codec, %c8 : index
          scf.if %954 {
            %955 = wave.lane
            %956 = arith.muli %955, %c20 : index
            scf.for %957 = %956 to %c36 step %c7 {
              %958 = arith.addi %842, %957 : index
              %959 = vector.load %18[%958] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %960 = arith.mulf %959, %845 : vector<4xf32>
              %961 = wave.fp8_encode "e4m3" %960 : vector<4xf32> -> vector<4xi8>
              %962 = arith.cmpi slt, %843, %kvHeads : index
              scf.if %962 {
                %963 = arith.muli %843, %c10 : index
                %964 = arith.addi %848, %963 : index
                %965 = vector.shuffle %961, %961 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %966 = arith.divui %957, %c12 : index
                %967 = arith.muli %966, %c21 : index
                %968 = arith.remui %957, %c12 : index
                %969 = arith.muli %847, %c12 : index
                %970 = arith.divui %968, %c20 : index
                %971 = arith.muli %970, %c20 : index
                %972 = arith.remui %968, %c5 : index
                %973 = arith.muli %972, %c5 : index
                %974 = arith.addi %971, %973 : index
                %975 = arith.divui %968, %c5 : index
                %976 = arith.remui %975, %c5 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.addi %969, %977 : index
                %979 = arith.addi %967, %978 : index
                %980 = arith.addi %964, %979 : index
                vector.store %965, %kv[%980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %981 = arith.subi %843, %kvHeads : index
                %982 = arith.muli %981, %c10 : index
                %983 = arith.addi %848, %982 : index
                %984 = arith.addi %957, %c9 : index
                %985 = arith.divui %984, %c12 : index
                %986 = arith.muli %985, %c21 : index
                %987 = arith.addi %986, %c11 : index
                %988 = arith.remui %984, %c12 : index
                %989 = arith.divui %847, %c5 : index
                %990 = arith.remui %847, %c5 : index
                %991 = arith.muli %990, %c4 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.muli %988, %c12 : index
                %994 = arith.divui %992, %c20 : index
                %995 = arith.muli %994, %c20 : index
                %996 = arith.remui %992, %c5 : index
                %997 = arith.muli %996, %c5 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.divui %992, %c5 : index
                %1000 = arith.remui %999, %c5 : index
                %1001 = arith.addi %998, %1000 : index
                %1002 = arith.addi %993, %1001 : index
                %1003 = arith.addi %987, %1002 : index
                %1004 = arith.addi %983, %1003 : index
                %1005 = vector.shuffle %961, %961 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1005, %kv[%1004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1006 = arith.addi %957, %c8 : index
                %1007 = arith.divui %1006, %c12 : index
                %1008 = arith.muli %1007, %c21 : index
                %1009 = arith.addi %1008, %c11 : index
                %1010 = arith.remui %1006, %c12 : index
                %1011 = arith.divui %847, %c5 : index
                %1012 = arith.remui %847, %c5 : index
                %1013 = arith.muli %1012, %c4 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.muli %1010, %c12 : index
                %1016 = arith.divui %1014, %c20 : index
                %1017 = arith.muli %1016, %c20 : index
                %1018 = arith.remui %1014, %c5 : index
                %1019 = arith.muli %1018, %c5 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.divui %1014, %c5 : index
                %1022 = arith.remui %1021, %c5 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.addi %1015, %1023 : index
                %1025 = arith.addi %1009, %1024 : index
                %1026 = arith.addi %983, %1025 : index
                %1027 = vector.shuffle %961, %961 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1027, %kv[%1026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1028 = arith.addi %957, %c5 : index
                %1029 = arith.divui %1028, %c12 : index
                %1030 = arith.muli %1029, %c21 : index
                %1031 = arith.addi %1030, %c11 : index
                %1032 = arith.remui %1028, %c12 : index
                %1033 = arith.divui %847, %c5 : index
                %1034 = arith.remui %847, %c5 : index
                %1035 = arith.muli %1034, %c4 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.muli %1032, %c12 : index
                %1038 = arith.divui %1036, %c20 : index
                %1039 = arith.muli %1038, %c20 : index
                %1040 = arith.remui %1036, %c5 : index
                %1041 = arith.muli %1040, %c5 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.divui %1036, %c5 : index
                %1044 = arith.remui %1043, %c5 : index
                %1045 = arith.addi %1042, %1044 : index
                %1046 = arith.addi %1037, %1045 : index
                %1047 = arith.addi %1031, %1046 : index
                %1048 = arith.addi %983, %1047 : index
                %1049 = vector.shuffle %961, %961 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1049, %kv[%1048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1050 = arith.addi %957, %c29 : index
                %1051 = arith.divui %1050, %c12 : index
                %1052 = arith.muli %1051, %c21 : index
                %1053 = arith.addi %1052, %c11 : index
                %1054 = arith.remui %1050, %c12 : index
                %1055 = arith.divui %847, %c5 : index
                %1056 = arith.remui %847, %c5 : index
                %1057 = arith.muli %1056, %c4 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.muli %1054, %c12 : index
                %1060 = arith.divui %1058, %c20 : index
                %1061 = arith.muli %1060, %c20 : index
                %1062 = arith.remui %1058, %c5 : index
                %1063 = arith.muli %1062, %c5 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.divui %1058, %c5 : index
                %1066 = arith.remui %1065, %c5 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.addi %1059, %1067 : index
                %1069 = arith.addi %1053, %1068 : index
                %1070 = arith.addi %983, %1069 : index
                %1071 = vector.shuffle %961, %961 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1071, %kv[%1070] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1072 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1072 {
            %1073 = wave.lane
            %1074 = arith.muli %1073, %c20 : index
            scf.for %1075 = %1074 to %c36 step %c7 {
              %1076 = arith.addi %842, %1075 : index
              %1077 = vector.load %18[%1076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1078 = arith.mulf %1077, %845 : vector<4xf32>
              %1079 = wave.fp8_encode "e5m2" %1078 : vector<4xf32> -> vector<4xi8>
              %1080 = arith.cmpi slt, %843, %kvHeads : index
              scf.if %1080 {
                %1081 = arith.muli %843, %c10 : index
                %1082 = arith.addi %848, %1081 : index
                %1083 = vector.shuffle %1079, %1079 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1084 = arith.divui %1075, %c12 : index
                %1085 = arith.muli %1084, %c21 : index
                %1086 = arith.remui %1075, %c12 : index
                %1087 = arith.muli %847, %c12 : index
                %1088 = arith.divui %1086, %c20 : index
                %1089 = arith.muli %1088, %c20 : index
                %1090 = arith.remui %1086, %c5 : index
                %1091 = arith.muli %1090, %c5 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.divui %1086, %c5 : index
                %1094 = arith.remui %1093, %c5 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.addi %1087, %1095 : index
                %1097 = arith.addi %1085, %1096 : index
                %1098 = arith.addi %1082, %1097 : index
                vector.store %1083, %kv[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1099 = arith.subi %843, %kvHeads : index
                %1100 = arith.muli %1099, %c10 : index
                %1101 = arith.addi %848, %1100 : index
                %1102 = arith.addi %1075, %c9 : index
                %1103 = arith.divui %1102, %c12 : index
                %1104 = arith.muli %1103, %c21 : index
                %1105 = arith.addi %1104, %c11 : index
                %1106 = arith.remui %1102, %c12 : index
                %1107 = arith.divui %847, %c5 : index
                %1108 = arith.remui %847, %c5 : index
                %1109 = arith.muli %1108, %c4 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.muli %1106, %c12 : index
                %1112 = arith.divui %1110, %c20 : index
                %1113 = arith.muli %1112, %c20 : index
                %1114 = arith.remui %1110, %c5 : index
                %1115 = arith.muli %1114, %c5 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.divui %1110, %c5 : index
                %1118 = arith.remui %1117, %c5 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.addi %1111, %1119 : index
                %1121 = arith.addi %1105, %1120 : index
                %1122 = arith.addi %1101, %1121 : index
                %1123 = vector.shuffle %1079, %1079 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1123, %kv[%1122] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1124 = arith.addi %1075, %c8 : index
                %1125 = arith.divui %1124, %c12 : index
                %1126 = arith.muli %1125, %c21 : index
                %1127 = arith.addi %1126, %c11 : index
                %1128 = arith.remui %1124, %c12 : index
                %1129 = arith.divui %847, %c5 : index
                %1130 = arith.remui %847, %c5 : index
                %1131 = arith.muli %1130, %c4 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.muli %1128, %c12 : index
                %1134 = arith.divui %1132, %c20 : index
                %1135 = arith.muli %1134, %c20 : index
                %1136 = arith.remui %1132, %c5 : index
                %1137 = arith.muli %1136, %c5 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1132, %c5 : index
                %1140 = arith.remui %1139, %c5 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.addi %1133, %1141 : index
                %1143 = arith.addi %1127, %1142 : index
                %1144 = arith.addi %1101, %1143 : index
                %1145 = vector.shuffle %1079, %1079 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1145, %kv[%1144] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1146 = arith.addi %1075, %c5 : index
                %1147 = arith.divui %1146, %c12 : index
                %1148 = arith.muli %1147, %c21 : index
                %1149 = arith.addi %1148, %c11 : index
                %1150 = arith.remui %1146, %c12 : index
                %1151 = arith.divui %847, %c5 : index
                %1152 = arith.remui %847, %c5 : index
                %1153 = arith.muli %1152, %c4 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.muli %1150, %c12 : index
                %1156 = arith.divui %1154, %c20 : index
                %1157 = arith.muli %1156, %c20 : index
                %1158 = arith.remui %1154, %c5 : index
                %1159 = arith.muli %1158, %c5 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.divui %1154, %c5 : index
                %1162 = arith.remui %1161, %c5 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.addi %1155, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                %1166 = arith.addi %1101, %1165 : index
                %1167 = vector.shuffle %1079, %1079 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1167, %kv[%1166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1168 = arith.addi %1075, %c29 : index
                %1169 = arith.divui %1168, %c12 : index
                %1170 = arith.muli %1169, %c21 : index
                %1171 = arith.addi %1170, %c11 : index
                %1172 = arith.remui %1168, %c12 : index
                %1173 = arith.divui %847, %c5 : index
                %1174 = arith.remui %847, %c5 : index
                %1175 = arith.muli %1174, %c4 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.muli %1172, %c12 : index
                %1178 = arith.divui %1176, %c20 : index
                %1179 = arith.muli %1178, %c20 : index
                %1180 = arith.remui %1176, %c5 : index
                %1181 = arith.muli %1180, %c5 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.divui %1176, %c5 : index
                %1184 = arith.remui %1183, %c5 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1177, %1185 : index
                %1187 = arith.addi %1171, %1186 : index
                %1188 = arith.addi %1101, %1187 : index
                %1189 = vector.shuffle %1079, %1079 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1189, %kv[%1188] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1190 = arith.addi %476, %c45 : index
      %1191 = arith.addi %475, %1190 : index
      %1192 = arith.cmpi slt, %1191, %20 : index
      %1193 = arith.cmpi slt, %1190, %c12 : index
      %1194 = arith.andi %1192, %1193 : i1
      scf.if %1194 {
        %1195 = arith.addi %475, %1190 : index
        %1196 = arith.addi %slotsAt, %1195 : index
        %1197 = memref.load %step[%1196] : memref<?xi32>
        %1198 = arith.index_cast %1197 : i32 to index
        %1199 = arith.cmpi sge, %1198, %c9 : index
        scf.if %1199 {
          %1200 = arith.muli %1190, %c36 : index
          %1201 = arith.subi %0, %heads : index
          %1202 = memref.load %scales[%1201] : memref<?xf32>
          %1203 = vector.broadcast %1202 : f32 to vector<4xf32>
          %1204 = arith.divui %1198, %c12 : index
          %1205 = arith.remui %1198, %c12 : index
          %1206 = arith.muli %1204, %pageBytes : index
          %1207 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1207 {
            %1208 = wave.lane
            %1209 = arith.muli %1208, %c20 : index
            scf.for %1210 = %1209 to %c36 step %c7 {
              %1211 = arith.addi %1200, %1210 : index
              %1212 = vector.load %18[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1213 = arith.mulf %1212, %1203 : vector<4xf32>
              %1214 = arith.minimumf %1213, %c49 : vector<4xf32>
              %1215 = arith.maximumf %1214, %c50 : vector<4xf32>
              %1216 = arith.truncf %1215 : vector<4xf32> to vector<4xf16>
              %1217 = vector.bitcast %1216 : vector<4xf16> to vector<8xi8>
              %1218 = arith.cmpi slt, %1201, %kvHeads : index
              scf.if %1218 {
                %1219 = arith.muli %1201, %c51 : index
                %1220 = arith.addi %1206, %1219 : index
                %1221 = arith.divui %1210, %c12 : index
                %1222 = arith.muli %1221, %c52 : index
                %1223 = arith.remui %1210, %c12 : index
                %1224 = arith.divui %1223, %c4 : index
                %1225 = arith.muli %1224, %c21 : index
                %1226 = arith.muli %1205, %c12 : index
                %1227 = arith.addi %1225, %1226 : index
                %1228 = arith.remui %1223, %c4 : index
                %1229 = arith.muli %1228, %c5 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.addi %1222, %1230 : index
                %1232 = arith.addi %1220, %1231 : index
                vector.store %1217, %kv[%1232] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1233 = arith.subi %1201, %kvHeads : index
                %1234 = arith.muli %1233, %c51 : index
                %1235 = arith.addi %1206, %1234 : index
                %1236 = arith.addi %1210, %c9 : index
                %1237 = arith.divui %1236, %c12 : index
                %1238 = arith.muli %1237, %c52 : index
                %1239 = arith.addi %1238, %c10 : index
                %1240 = arith.remui %1236, %c12 : index
                %1241 = arith.divui %1205, %c5 : index
                %1242 = arith.remui %1205, %c5 : index
                %1243 = arith.muli %1242, %c4 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.divui %1244, %c4 : index
                %1246 = arith.muli %1245, %c21 : index
                %1247 = arith.muli %1240, %c12 : index
                %1248 = arith.addi %1246, %1247 : index
                %1249 = arith.remui %1244, %c4 : index
                %1250 = arith.muli %1249, %c5 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.addi %1239, %1251 : index
                %1253 = arith.addi %1235, %1252 : index
                %1254 = vector.shuffle %1217, %1217 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1254, %kv[%1253] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1255 = arith.addi %1210, %c8 : index
                %1256 = arith.divui %1255, %c12 : index
                %1257 = arith.muli %1256, %c52 : index
                %1258 = arith.addi %1257, %c10 : index
                %1259 = arith.remui %1255, %c12 : index
                %1260 = arith.divui %1205, %c5 : index
                %1261 = arith.remui %1205, %c5 : index
                %1262 = arith.muli %1261, %c4 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1263, %c4 : index
                %1265 = arith.muli %1264, %c21 : index
                %1266 = arith.muli %1259, %c12 : index
                %1267 = arith.addi %1265, %1266 : index
                %1268 = arith.remui %1263, %c4 : index
                %1269 = arith.muli %1268, %c5 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.addi %1258, %1270 : index
                %1272 = arith.addi %1235, %1271 : index
                %1273 = vector.shuffle %1217, %1217 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1273, %kv[%1272] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1274 = arith.addi %1210, %c5 : index
                %1275 = arith.divui %1274, %c12 : index
                %1276 = arith.muli %1275, %c52 : index
                %1277 = arith.addi %1276, %c10 : index
                %1278 = arith.remui %1274, %c12 : index
                %1279 = arith.divui %1205, %c5 : index
                %1280 = arith.remui %1205, %c5 : index
                %1281 = arith.muli %1280, %c4 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.divui %1282, %c4 : index
                %1284 = arith.muli %1283, %c21 : index
                %1285 = arith.muli %1278, %c12 : index
                %1286 = arith.addi %1284, %1285 : index
                %1287 = arith.remui %1282, %c4 : index
                %1288 = arith.muli %1287, %c5 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1277, %1289 : index
                %1291 = arith.addi %1235, %1290 : index
                %1292 = vector.shuffle %1217, %1217 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1292, %kv[%1291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1293 = arith.addi %1210, %c29 : index
                %1294 = arith.divui %1293, %c12 : index
                %1295 = arith.muli %1294, %c52 : index
                %1296 = arith.addi %1295, %c10 : index
                %1297 = arith.remui %1293, %c12 : index
                %1298 = arith.divui %1205, %c5 : index
                %1299 = arith.remui %1205, %c5 : index
                %1300 = arith.muli %1299, %c4 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.divui %1301, %c4 : index
                %1303 = arith.muli %1302, %c21 : index
                %1304 = arith.muli %1297, %c12 : index
                %1305 = arith.addi %1303, %1304 : index
                %1306 = arith.remui %1301, %c4 : index
                %1307 = arith.muli %1306, %c5 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1296, %1308 : index
                %1310 = arith.addi %1235, %1309 : index
                %1311 = vector.shuffle %1217, %1217 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1311, %kv[%1310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1312 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1312 {
            %1313 = wave.lane
            %1314 = arith.muli %1313, %c20 : index
            scf.for %1315 = %1314 to %c36 step %c7 {
              %1316 = arith.addi %1200, %1315 : index
              %1317 = vector.load %18[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1203 : vector<4xf32>
              %1319 = wave.fp8_encode "e4m3" %1318 : vector<4xf32> -> vector<4xi8>
              %1320 = arith.cmpi slt, %1201, %kvHeads : index
              scf.if %1320 {
                %1321 = arith.muli %1201, %c10 : index
                %1322 = arith.addi %1206, %1321 : index
                %1323 = vector.shuffle %1319, %1319 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1324 = arith.divui %1315, %c12 : index
                %1325 = arith.muli %1324, %c21 : index
                %1326 = arith.remui %1315, %c12 : index
                %1327 = arith.muli %1205, %c12 : index
                %1328 = arith.divui %1326, %c20 : index
                %1329 = arith.muli %1328, %c20 : index
                %1330 = arith.remui %1326, %c5 : index
                %1331 = arith.muli %1330, %c5 : index
                %1332 = arith.addi %1329, %1331 : index
                %1333 = arith.divui %1326, %c5 : index
                %1334 = arith.remui %1333, %c5 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.addi %1327, %1335 : index
                %1337 = arith.addi %1325, %1336 : index
                %1338 = arith.addi %1322, %1337 : index
                vector.store %1323, %kv[%1338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1339 = arith.subi %1201, %kvHeads : index
                %1340 = arith.muli %1339, %c10 : index
                %1341 = arith.addi %1206, %1340 : index
                %1342 = arith.addi %1315, %c9 : index
                %1343 = arith.divui %1342, %c12 : index
                %1344 = arith.muli %1343, %c21 : index
                %1345 = arith.addi %1344, %c11 : index
                %1346 = arith.remui %1342, %c12 : index
                %1347 = arith.divui %1205, %c5 : index
                %1348 = arith.remui %1205, %c5 : index
                %1349 = arith.muli %1348, %c4 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c12 : index
                %1352 = arith.divui %1350, %c20 : index
                %1353 = arith.muli %1352, %c20 : index
                %1354 = arith.remui %1350, %c5 : index
                %1355 = arith.muli %1354, %c5 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.divui %1350, %c5 : index
                %1358 = arith.remui %1357, %c5 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.addi %1351, %1359 : index
                %1361 = arith.addi %1345, %1360 : index
                %1362 = arith.addi %1341, %1361 : index
                %1363 = vector.shuffle %1319, %1319 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1364 = arith.addi %1315, %c8 : index
                %1365 = arith.divui %1364, %c12 : index
                %1366 = arith.muli %1365, %c21 : index
                %1367 = arith.addi %1366, %c11 : index
                %1368 = arith.remui %1364, %c12 : index
                %1369 = arith.divui %1205, %c5 : index
                %1370 = arith.remui %1205, %c5 : index
                %1371 = arith.muli %1370, %c4 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.muli %1368, %c12 : index
                %1374 = arith.divui %1372, %c20 : index
                %1375 = arith.muli %1374, %c20 : index
                %1376 = arith.remui %1372, %c5 : index
                %1377 = arith.muli %1376, %c5 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.divui %1372, %c5 : index
                %1380 = arith.remui %1379, %c5 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1373, %1381 : index
                %1383 = arith.addi %1367, %1382 : index
                %1384 = arith.addi %1341, %1383 : index
                %1385 = vector.shuffle %1319, %1319 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1385, %kv[%1384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1386 = arith.addi %1315, %c5 : index
                %1387 = arith.divui %1386, %c12 : index
                %1388 = arith.muli %1387, %c21 : index
                %1389 = arith.addi %1388, %c11 : index
                %1390 = arith.remui %1386, %c12 : index
                %1391 = arith.divui %1205, %c5 : index
                %1392 = arith.remui %1205, %c5 : index
                %1393 = arith.muli %1392, %c4 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.muli %1390, %c12 : index
                %1396 = arith.divui %1394, %c20 : index
                %1397 = arith.muli %1396, %c20 : index
                %1398 = arith.remui %1394, %c5 : index
                %1399 = arith.muli %1398, %c5 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.divui %1394, %c5 : index
                %1402 = arith.remui %1401, %c5 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.addi %1395, %1403 : index
                %1405 = arith.addi %1389, %1404 : index
                %1406 = arith.addi %1341, %1405 : index
                %1407 = vector.shuffle %1319, %1319 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1407, %kv[%1406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1408 = arith.addi %1315, %c29 : index
                %1409 = arith.divui %1408, %c12 : index
                %1410 = arith.muli %1409, %c21 : index
                %1411 = arith.addi %1410, %c11 : index
                %1412 = arith.remui %1408, %c12 : index
                %1413 = arith.divui %1205, %c5 : index
                %1414 = arith.remui %1205, %c5 : index
                %1415 = arith.muli %1414, %c4 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.muli %1412, %c12 : index
                %1418 = arith.divui %1416, %c20 : index
                %1419 = arith.muli %1418, %c20 : index
                %1420 = arith.remui %1416, %c5 : index
                %1421 = arith.muli %1420, %c5 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1416, %c5 : index
                %1424 = arith.remui %1423, %c5 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.addi %1417, %1425 : index
                %1427 = arith.addi %1411, %1426 : index
                %1428 = arith.addi %1341, %1427 : index
                %1429 = vector.shuffle %1319, %1319 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1429, %kv[%1428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1430 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1430 {
            %1431 = wave.lane
            %1432 = arith.muli %1431, %c20 : index
            scf.for %1433 = %1432 to %c36 step %c7 {
              %1434 = arith.addi %1200, %1433 : index
              %1435 = vector.load %18[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1436 = arith.mulf %1435, %1203 : vector<4xf32>
              %1437 = wave.fp8_encode "e5m2" %1436 : vector<4xf32> -> vector<4xi8>
              %1438 = arith.cmpi slt, %1201, %kvHeads : index
              scf.if %1438 {
                %1439 = arith.muli %1201, %c10 : index
                %1440 = arith.addi %1206, %1439 : index
                %1441 = vector.shuffle %1437, %1437 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1442 = arith.divui %1433, %c12 : index
                %1443 = arith.muli %1442, %c21 : index
                %1444 = arith.remui %1433, %c12 : index
                %1445 = arith.muli %1205, %c12 : index
                %1446 = arith.divui %1444, %c20 : index
                %1447 = arith.muli %1446, %c20 : index
                %1448 = arith.remui %1444, %c5 : index
                %1449 = arith.muli %1448, %c5 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.divui %1444, %c5 : index
                %1452 = arith.remui %1451, %c5 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.addi %1445, %1453 : index
                %1455 = arith.addi %1443, %1454 : index
                %1456 = arith.addi %1440, %1455 : index
                vector.store %1441, %kv[%1456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1457 = arith.subi %1201, %kvHeads : index
                %1458 = arith.muli %1457, %c10 : index
                %1459 = arith.addi %1206, %1458 : index
                %1460 = arith.addi %1433, %c9 : index
                %1461 = arith.divui %1460, %c12 : index
                %1462 = arith.muli %1461, %c21 : index
                %1463 = arith.addi %1462, %c11 : index
                %1464 = arith.remui %1460, %c12 : index
                %1465 = arith.divui %1205, %c5 : index
                %1466 = arith.remui %1205, %c5 : index
                %1467 = arith.muli %1466, %c4 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.muli %1464, %c12 : index
                %1470 = arith.divui %1468, %c20 : index
                %1471 = arith.muli %1470, %c20 : index
                %1472 = arith.remui %1468, %c5 : index
                %1473 = arith.muli %1472, %c5 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.divui %1468, %c5 : index
                %1476 = arith.remui %1475, %c5 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.addi %1469, %1477 : index
                %1479 = arith.addi %1463, %1478 : index
                %1480 = arith.addi %1459, %1479 : index
                %1481 = vector.shuffle %1437, %1437 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1481, %kv[%1480] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1482 = arith.addi %1433, %c8 : index
                %1483 = arith.divui %1482, %c12 : index
                %1484 = arith.muli %1483, %c21 : index
                %1485 = arith.addi %1484, %c11 : index
                %1486 = arith.remui %1482, %c12 : index
                %1487 = arith.divui %1205, %c5 : index
                %1488 = arith.remui %1205, %c5 : index
                %1489 = arith.muli %1488, %c4 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.muli %1486, %c12 : index
                %1492 = arith.divui %1490, %c20 : index
                %1493 = arith.muli %1492, %c20 : index
                %1494 = arith.remui %1490, %c5 : index
                %1495 = arith.muli %1494, %c5 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.divui %1490, %c5 : index
                %1498 = arith.remui %1497, %c5 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.addi %1491, %1499 : index
                %1501 = arith.addi %1485, %1500 : index
                %1502 = arith.addi %1459, %1501 : index
                %1503 = vector.shuffle %1437, %1437 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1503, %kv[%1502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1504 = arith.addi %1433, %c5 : index
                %1505 = arith.divui %1504, %c12 : index
                %1506 = arith.muli %1505, %c21 : index
                %1507 = arith.addi %1506, %c11 : index
                %1508 = arith.remui %1504, %c12 : index
                %1509 = arith.divui %1205, %c5 : index
                %1510 = arith.remui %1205, %c5 : index
                %1511 = arith.muli %1510, %c4 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.muli %1508, %c12 : index
                %1514 = arith.divui %1512, %c20 : index
                %1515 = arith.muli %1514, %c20 : index
                %1516 = arith.remui %1512, %c5 : index
                %1517 = arith.muli %1516, %c5 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.divui %1512, %c5 : index
                %1520 = arith.remui %1519, %c5 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.addi %1513, %1521 : index
                %1523 = arith.addi %1507, %1522 : index
                %1524 = arith.addi %1459, %1523 : index
                %1525 = vector.shuffle %1437, %1437 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1525, %kv[%1524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1526 = arith.addi %1433, %c29 : index
                %1527 = arith.divui %1526, %c12 : index
                %1528 = arith.muli %1527, %c21 : index
                %1529 = arith.addi %1528, %c11 : index
                %1530 = arith.remui %1526, %c12 : index
                %1531 = arith.divui %1205, %c5 : index
                %1532 = arith.remui %1205, %c5 : index
                %1533 = arith.muli %1532, %c4 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.muli %1530, %c12 : index
                %1536 = arith.divui %1534, %c20 : index
                %1537 = arith.muli %1536, %c20 : index
                %1538 = arith.remui %1534, %c5 : index
                %1539 = arith.muli %1538, %c5 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.divui %1534, %c5 : index
                %1542 = arith.remui %1541, %c5 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.addi %1535, %1543 : index
                %1545 = arith.addi %1529, %1544 : index
                %1546 = arith.addi %1459, %1545 : index
                %1547 = vector.shuffle %1437, %1437 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1547, %kv[%1546] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
