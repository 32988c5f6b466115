// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
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
  %c45 = arith.constant 16384 : index
  %c46 = arith.constant 512 : index
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
  %23 = arith.muli %1, %c7 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = arith.muli %1, %c9 : index
    %26 = arith.divui %inputFeatures, %c14 : index
    %27 = arith.muli %4, %stepsPerWave : index
    %28 = arith.minsi %27, %26 : index
    %29 = arith.addi %28, %stepsPerWave : index
    %30 = arith.minsi %29, %26 : index
    %31 = arith.subi %30, %28 : index
    %32 = arith.divui %31, %c4 : index
    %33 = arith.muli %32, %c4 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %36 = arith.addi %28, %stepsPerWave : index
    %37 = arith.select %35, %36, %34 : index
    %41:2 = scf.for %38 = %28 to %37 step %c4 iter_args(%39 = %c13, %40 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %42 = wave.lane
      %43 = arith.addi %38, %c8 : index
      %44 = arith.remui %42, %c7 : index
      %45 = arith.addi %16, %c6 : index
      %46 = arith.muli %43, %c17 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.muli %44, %c18 : index
      %49 = arith.addi %47, %48 : index
      %50 = vector.load %w[%49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %51 = vector.bitcast %50 : vector<4xi8> to vector<2xf16>
      %52 = vector.extract %51[0] : f16 from vector<2xf16>
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = vector.extract %51[1] : f16 from vector<2xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %16, %c6 : index
      %57 = arith.muli %inputFeatures, %c4 : index
      %58 = arith.addi %57, %c5 : index
      %59 = arith.divui %58, %c6 : index
      %60 = arith.muli %59, %c6 : index
      %61 = arith.addi %56, %60 : index
      %62 = arith.muli %43, %c19 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %44, %c7 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.shrui %67, %c20 : vector<4xi32>
      %69 = arith.andi %68, %c21 : vector<4xi32>
      %70 = arith.ori %69, %c22 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = arith.shrui %67, %c23 : vector<4xi32>
      %73 = arith.andi %72, %c21 : vector<4xi32>
      %74 = arith.ori %73, %c22 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %67, %c24 : vector<4xi32>
      %77 = arith.andi %76, %c21 : vector<4xi32>
      %78 = arith.ori %77, %c22 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %67, %c25 : vector<4xi32>
      %81 = arith.andi %80, %c21 : vector<4xi32>
      %82 = arith.ori %81, %c22 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %71, %75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = vector.shuffle %84, %85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %87 = arith.subf %86, %c26 : vector<32xf16>
      %88 = vector.shuffle %87, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %89 = vector.shuffle %87, %87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %90 = math.fma %88, %53, %55 : vector<16xf16>
      %91 = math.fma %89, %53, %55 : vector<16xf16>
      %92 = arith.addi %38, %c9 : index
      %93 = arith.remui %42, %c7 : index
      %94 = arith.addi %16, %c6 : index
      %95 = arith.muli %92, %c17 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %93, %c18 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %100 = vector.bitcast %99 : vector<4xi8> to vector<2xf16>
      %101 = vector.extract %100[0] : f16 from vector<2xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = vector.extract %100[1] : f16 from vector<2xf16>
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = arith.addi %16, %c6 : index
      %106 = arith.muli %inputFeatures, %c4 : index
      %107 = arith.addi %106, %c5 : index
      %108 = arith.divui %107, %c6 : index
      %109 = arith.muli %108, %c6 : index
      %110 = arith.addi %105, %109 : index
      %111 = arith.muli %92, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %93, %c7 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<4xi32>
      %117 = arith.shrui %116, %c20 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.ori %118, %c22 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %116, %c23 : vector<4xi32>
      %122 = arith.andi %121, %c21 : vector<4xi32>
      %123 = arith.ori %122, %c22 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %116, %c24 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %116, %c25 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %136 = arith.subf %135, %c26 : vector<32xf16>
      %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %139 = math.fma %137, %102, %104 : vector<16xf16>
      %140 = math.fma %138, %102, %104 : vector<16xf16>
      %141 = arith.addi %38, %c8 : index
      %142 = arith.remui %42, %c7 : index
      %143 = arith.addi %18, %c6 : index
      %144 = arith.muli %141, %c17 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %142, %c18 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = vector.extract %149[0] : f16 from vector<2xf16>
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %149[1] : f16 from vector<2xf16>
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = arith.addi %18, %c6 : index
      %155 = arith.muli %inputFeatures, %c4 : index
      %156 = arith.addi %155, %c5 : index
      %157 = arith.divui %156, %c6 : index
      %158 = arith.muli %157, %c6 : index
      %159 = arith.addi %154, %158 : index
      %160 = arith.muli %141, %c19 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %142, %c7 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<4xi32>
      %166 = arith.shrui %165, %c20 : vector<4xi32>
      %167 = arith.andi %166, %c21 : vector<4xi32>
      %168 = arith.ori %167, %c22 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = arith.shrui %165, %c23 : vector<4xi32>
      %171 = arith.andi %170, %c21 : vector<4xi32>
      %172 = arith.ori %171, %c22 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %165, %c24 : vector<4xi32>
      %175 = arith.andi %174, %c21 : vector<4xi32>
      %176 = arith.ori %175, %c22 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %165, %c25 : vector<4xi32>
      %179 = arith.andi %178, %c21 : vector<4xi32>
      %180 = arith.ori %179, %c22 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = vector.shuffle %169, %173 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = vector.shuffle %177, %181 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = vector.shuffle %182, %183 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %185 = arith.subf %184, %c26 : vector<32xf16>
      %186 = vector.shuffle %185, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %187 = vector.shuffle %185, %185 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %188 = math.fma %186, %151, %153 : vector<16xf16>
      %189 = math.fma %187, %151, %153 : vector<16xf16>
      %190 = arith.addi %38, %c9 : index
      %191 = arith.remui %42, %c7 : index
      %192 = arith.addi %18, %c6 : index
      %193 = arith.muli %190, %c17 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.muli %191, %c18 : index
      %196 = arith.addi %194, %195 : index
      %197 = vector.load %w[%196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %198 = vector.bitcast %197 : vector<4xi8> to vector<2xf16>
      %199 = vector.extract %198[0] : f16 from vector<2xf16>
      %200 = vector.broadcast %199 : f16 to vector<16xf16>
      %201 = vector.extract %198[1] : f16 from vector<2xf16>
      %202 = vector.broadcast %201 : f16 to vector<16xf16>
      %203 = arith.addi %18, %c6 : index
      %204 = arith.muli %inputFeatures, %c4 : index
      %205 = arith.addi %204, %c5 : index
      %206 = arith.divui %205, %c6 : index
      %207 = arith.muli %206, %c6 : index
      %208 = arith.addi %203, %207 : index
      %209 = arith.muli %190, %c19 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %191, %c7 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.shrui %214, %c20 : vector<4xi32>
      %216 = arith.andi %215, %c21 : vector<4xi32>
      %217 = arith.ori %216, %c22 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %214, %c23 : vector<4xi32>
      %220 = arith.andi %219, %c21 : vector<4xi32>
      %221 = arith.ori %220, %c22 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %214, %c24 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %214, %c25 : vector<4xi32>
      %228 = arith.andi %227, %c21 : vector<4xi32>
      %229 = arith.ori %228, %c22 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %218, %222 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %231, %232 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %234 = arith.subf %233, %c26 : vector<32xf16>
      %235 = vector.shuffle %234, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %236 = vector.shuffle %234, %234 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %237 = math.fma %235, %200, %202 : vector<16xf16>
      %238 = math.fma %236, %200, %202 : vector<16xf16>
      %239 = arith.addi %25, %c8 : index
      %240 = arith.muli %38, %c4 : index
      %241 = arith.addi %240, %c8 : index
      %242 = arith.divui %inputFeatures, %c7 : index
      %243 = arith.muli %239, %242 : index
      %244 = arith.addi %243, %241 : index
      %245 = arith.muli %tileRows, %c7 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.remui %42, %tileRows : index
      %248 = arith.muli %247, %c2 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c2 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %90, %39 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %188, %40 : vector<16xf16>, vector<8xf32>
      %257 = arith.addi %25, %c8 : index
      %258 = arith.muli %38, %c4 : index
      %259 = arith.addi %258, %c9 : index
      %260 = arith.divui %inputFeatures, %c7 : index
      %261 = arith.muli %257, %260 : index
      %262 = arith.addi %261, %259 : index
      %263 = arith.muli %tileRows, %c7 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.remui %42, %tileRows : index
      %266 = arith.muli %265, %c2 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c2 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %91, %255 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %189, %256 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %25, %c8 : index
      %276 = arith.muli %38, %c4 : index
      %277 = arith.addi %276, %c4 : index
      %278 = arith.divui %inputFeatures, %c7 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c7 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %42, %tileRows : index
      %284 = arith.muli %283, %c2 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c2 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %139, %273 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %237, %274 : vector<16xf16>, vector<8xf32>
      %293 = arith.addi %25, %c8 : index
      %294 = arith.muli %38, %c4 : index
      %295 = arith.addi %294, %c27 : index
      %296 = arith.divui %inputFeatures, %c7 : index
      %297 = arith.muli %293, %296 : index
      %298 = arith.addi %297, %295 : index
      %299 = arith.muli %tileRows, %c7 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.remui %42, %tileRows : index
      %302 = arith.muli %301, %c2 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c2 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %140, %291 : vector<16xf16>, vector<8xf32>
      %310 = wave.mma %308, %238, %292 : vector<16xf16>, vector<8xf32>
      scf.yield %309, %310 : vector<8xf32>, vector<8xf32>
    }
    %311 = arith.select %35, %37, %30 : index
    %315:2 = scf.for %312 = %37 to %311 step %c9 iter_args(%313 = %41#0, %314 = %41#1) -> (vector<8xf32>, vector<8xf32>) {
      %316 = wave.lane
      %317 = arith.addi %312, %c8 : index
      %318 = arith.remui %316, %c7 : index
      %319 = arith.addi %16, %c6 : index
      %320 = arith.muli %317, %c17 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %318, %c18 : index
      %323 = arith.addi %321, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<2xf16>
      %326 = vector.extract %325[0] : f16 from vector<2xf16>
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = vector.extract %325[1] : f16 from vector<2xf16>
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %16, %c6 : index
      %331 = arith.muli %inputFeatures, %c4 : index
      %332 = arith.addi %331, %c5 : index
      %333 = arith.divui %332, %c6 : index
      %334 = arith.muli %333, %c6 : index
      %335 = arith.addi %330, %334 : index
      %336 = arith.muli %317, %c19 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.muli %318, %c7 : index
      %339 = arith.addi %337, %338 : index
      %340 = vector.load %w[%339] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %341 = vector.bitcast %340 : vector<16xi8> to vector<4xi32>
      %342 = arith.shrui %341, %c20 : vector<4xi32>
      %343 = arith.andi %342, %c21 : vector<4xi32>
      %344 = arith.ori %343, %c22 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %341, %c23 : vector<4xi32>
      %347 = arith.andi %346, %c21 : vector<4xi32>
      %348 = arith.ori %347, %c22 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %341, %c24 : vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.ori %351, %c22 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %341, %c25 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.ori %355, %c22 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = vector.shuffle %358, %359 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %361 = arith.subf %360, %c26 : vector<32xf16>
      %362 = vector.shuffle %361, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %363 = vector.shuffle %361, %361 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %364 = math.fma %362, %327, %329 : vector<16xf16>
      %365 = math.fma %363, %327, %329 : vector<16xf16>
      %366 = arith.addi %312, %c8 : index
      %367 = arith.remui %316, %c7 : index
      %368 = arith.addi %18, %c6 : index
      %369 = arith.muli %366, %c17 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.muli %367, %c18 : index
      %372 = arith.addi %370, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<2xf16>
      %375 = vector.extract %374[0] : f16 from vector<2xf16>
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = vector.extract %374[1] : f16 from vector<2xf16>
      %378 = vector.broadcast %377 : f16 to vector<16xf16>
      %379 = arith.addi %18, %c6 : index
      %380 = arith.muli %inputFeatures, %c4 : index
      %381 = arith.addi %380, %c5 : index
      %382 = arith.divui %381, %c6 : index
      %383 = arith.muli %382, %c6 : index
      %384 = arith.addi %379, %383 : index
      %385 = arith.muli %366, %c19 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %367, %c7 : index
      %388 = arith.addi %386, %387 : index
      %389 = vector.load %w[%388] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %390 = vector.bitcast %389 : vector<16xi8> to vector<4xi32>
      %391 = arith.shrui %390, %c20 : vector<4xi32>
      %392 = arith.andi %391, %c21 : vector<4xi32>
      %393 = arith.ori %392, %c22 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %390, %c23 : vector<4xi32>
      %396 = arith.andi %395, %c21 : vector<4xi32>
      %397 = arith.ori %396, %c22 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %390, %c24 : vector<4xi32>
      %400 = arith.andi %399, %c21 : vector<4xi32>
      %401 = arith.ori %400, %c22 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %390, %c25 : vector<4xi32>
      %404 = arith.andi %403, %c21 : vector<4xi32>
      %405 = arith.ori %404, %c22 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %394, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = vector.shuffle %407, %408 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %410 = arith.subf %409, %c26 : vector<32xf16>
      %411 = vector.shuffle %410, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %412 = vector.shuffle %410, %410 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %413 = math.fma %411, %376, %378 : vector<16xf16>
      %414 = math.fma %412, %376, %378 : vector<16xf16>
      %415 = arith.addi %25, %c8 : index
      %416 = arith.muli %312, %c4 : index
      %417 = arith.addi %416, %c8 : index
      %418 = arith.divui %inputFeatures, %c7 : index
      %419 = arith.muli %415, %418 : index
      %420 = arith.addi %419, %417 : index
      %421 = arith.muli %tileRows, %c7 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.remui %316, %tileRows : index
      %424 = arith.muli %423, %c2 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c2 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %364, %313 : vector<16xf16>, vector<8xf32>
      %432 = wave.mma %430, %413, %314 : vector<16xf16>, vector<8xf32>
      %433 = arith.addi %25, %c8 : index
      %434 = arith.muli %312, %c4 : index
      %435 = arith.addi %434, %c9 : index
      %436 = arith.divui %inputFeatures, %c7 : index
      %437 = arith.muli %433, %436 : index
      %438 = arith.addi %437, %435 : index
      %439 = arith.muli %tileRows, %c7 : index
      %440 = arith.muli %438, %439 : index
      %441 = arith.remui %316, %tileRows : index
      %442 = arith.muli %441, %c2 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = arith.muli %tileRows, %c2 : index
      %446 = arith.addi %443, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %449 = wave.mma %448, %365, %431 : vector<16xf16>, vector<8xf32>
      %450 = wave.mma %448, %414, %432 : vector<16xf16>, vector<8xf32>
      scf.yield %449, %450 : vector<8xf32>, vector<8xf32>
    }
    %451 = arith.addi %23, %c8 : index
    %452 = wave.lane
    %453 = arith.muli %3, %c4 : index
    %454 = arith.muli %453, %c19 : index
    %455 = arith.addi %454, %452 : index
    %456 = arith.muli %4, %c11 : index
    %457 = arith.addi %456, %455 : index
    %458 = arith.addi %457, %c8 : index
    %459 = arith.addi %458, %c8 : index
    %460 = vector.extract %315#0[0] : f32 from vector<8xf32>
    memref.store %460, %19[%459] : memref<?xf32>
    %461 = arith.muli %4, %c11 : index
    %462 = arith.addi %461, %455 : index
    %463 = arith.addi %462, %c8 : index
    %464 = arith.addi %463, %c14 : index
    %465 = vector.extract %315#0[1] : f32 from vector<8xf32>
    memref.store %465, %19[%464] : memref<?xf32>
    %466 = arith.muli %4, %c11 : index
    %467 = arith.addi %466, %455 : index
    %468 = arith.addi %467, %c8 : index
    %469 = arith.addi %468, %c17 : index
    %470 = vector.extract %315#0[2] : f32 from vector<8xf32>
    memref.store %470, %19[%469] : memref<?xf32>
    %471 = arith.muli %4, %c11 : index
    %472 = arith.addi %471, %455 : index
    %473 = arith.addi %472, %c8 : index
    %474 = arith.addi %473, %c28 : index
    %475 = vector.extract %315#0[3] : f32 from vector<8xf32>
    memref.store %475, %19[%474] : memref<?xf32>
    %476 = arith.muli %4, %c11 : index
    %477 = arith.addi %476, %455 : index
    %478 = arith.addi %477, %c8 : index
    %479 = arith.addi %478, %c6 : index
    %480 = vector.extract %315#0[4] : f32 from vector<8xf32>
    memref.store %480, %19[%479] : memref<?xf32>
    %481 = arith.muli %4, %c11 : index
    %482 = arith.addi %481, %455 : index
    %483 = arith.addi %482, %c8 : index
    %484 = arith.addi %483, %c29 : index
    %485 = vector.extract %315#0[5] : f32 from vector<8xf32>
    memref.store %485, %19[%484] : memref<?xf32>
    %486 = arith.muli %4, %c11 : index
    %487 = arith.addi %486, %455 : index
    %488 = arith.addi %487, %c8 : index
    %489 = arith.addi %488, %c30 : index
    %490 = vector.extract %315#0[6] : f32 from vector<8xf32>
    memref.store %490, %19[%489] : memref<?xf32>
    %491 = arith.muli %4, %c11 : index
    %492 = arith.addi %491, %455 : index
    %493 = arith.addi %492, %c8 : index
    %494 = arith.addi %493, %c31 : index
    %495 = vector.extract %315#0[7] : f32 from vector<8xf32>
    memref.store %495, %19[%494] : memref<?xf32>
    %496 = arith.muli %4, %c11 : index
    %497 = arith.addi %496, %455 : index
    %498 = arith.addi %497, %c19 : index
    %499 = arith.addi %498, %c8 : index
    %500 = vector.extract %315#1[0] : f32 from vector<8xf32>
    memref.store %500, %19[%499] : memref<?xf32>
    %501 = arith.muli %4, %c11 : index
    %502 = arith.addi %501, %455 : index
    %503 = arith.addi %502, %c19 : index
    %504 = arith.addi %503, %c14 : index
    %505 = vector.extract %315#1[1] : f32 from vector<8xf32>
    memref.store %505, %19[%504] : memref<?xf32>
    %506 = arith.muli %4, %c11 : index
    %507 = arith.addi %506, %455 : index
    %508 = arith.addi %507, %c19 : index
    %509 = arith.addi %508, %c17 : index
    %510 = vector.extract %315#1[2] : f32 from vector<8xf32>
    memref.store %510, %19[%509] : memref<?xf32>
    %511 = arith.muli %4, %c11 : index
    %512 = arith.addi %511, %455 : index
    %513 = arith.addi %512, %c19 : index
    %514 = arith.addi %513, %c28 : index
    %515 = vector.extract %315#1[3] : f32 from vector<8xf32>
    memref.store %515, %19[%514] : memref<?xf32>
    %516 = arith.muli %4, %c11 : index
    %517 = arith.addi %516, %455 : index
    %518 = arith.addi %517, %c19 : index
    %519 = arith.addi %518, %c6 : index
    %520 = vector.extract %315#1[4] : f32 from vector<8xf32>
    memref.store %520, %19[%519] : memref<?xf32>
    %521 = arith.muli %4, %c11 : index
    %522 = arith.addi %521, %455 : index
    %523 = arith.addi %522, %c19 : index
    %524 = arith.addi %523, %c29 : index
    %525 = vector.extract %315#1[5] : f32 from vector<8xf32>
    memref.store %525, %19[%524] : memref<?xf32>
    %526 = arith.muli %4, %c11 : index
    %527 = arith.addi %526, %455 : index
    %528 = arith.addi %527, %c19 : index
    %529 = arith.addi %528, %c30 : index
    %530 = vector.extract %315#1[6] : f32 from vector<8xf32>
    memref.store %530, %19[%529] : memref<?xf32>
    %531 = arith.muli %4, %c11 : index
    %532 = arith.addi %531, %455 : index
    %533 = arith.addi %532, %c19 : index
    %534 = arith.addi %533, %c31 : index
    %535 = vector.extract %315#1[7] : f32 from vector<8xf32>
    memref.store %535, %19[%534] : memref<?xf32>
    wave.barrier
    %536 = arith.muli %4, %c18 : index
    %537 = arith.addi %536, %c8 : index
    %538 = arith.muli %537, %c4 : index
    %539 = arith.divui %452, %c7 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.addi %451, %540 : index
    %542 = arith.cmpi slt, %541, %22 : index
    scf.if %542 {
      %543 = arith.cmpi eq, %hasFactors, %c9 : index
      %544 = memref.load %factors[%541] : memref<?xf32>
      %545 = arith.select %543, %544, %c33 : f32
      %546 = arith.addi %455, %c8 : index
      %547 = arith.muli %537, %c14 : index
      %548 = arith.addi %546, %547 : index
      %549 = memref.load %19[%548] : memref<?xf32>
      %550 = arith.addi %548, %c11 : index
      %551 = memref.load %19[%550] : memref<?xf32>
      %552 = arith.addf %549, %551 : f32
      %553 = arith.remui %452, %c7 : index
      %554 = arith.muli %553, %c18 : index
      %555 = arith.addi %16, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %545 : f32
      %560 = arith.mulf %552, %559 : f32
      %561 = arith.muli %3, %c4 : index
      %562 = arith.addi %561, %c8 : index
      %563 = arith.muli %562, %c7 : index
      %564 = arith.remui %452, %c7 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.muli %540, %c19 : index
      %567 = arith.addi %566, %565 : index
      memref.store %560, %20[%567] : memref<?xf32>
      %568 = arith.addi %455, %c19 : index
      %569 = arith.muli %537, %c14 : index
      %570 = arith.addi %568, %569 : index
      %571 = memref.load %19[%570] : memref<?xf32>
      %572 = arith.addi %570, %c11 : index
      %573 = memref.load %19[%572] : memref<?xf32>
      %574 = arith.addf %571, %573 : f32
      %575 = arith.remui %452, %c7 : index
      %576 = arith.muli %575, %c18 : index
      %577 = arith.addi %18, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %545 : f32
      %582 = arith.mulf %574, %581 : f32
      %583 = arith.muli %3, %c4 : index
      %584 = arith.addi %583, %c9 : index
      %585 = arith.muli %584, %c7 : index
      %586 = arith.remui %452, %c7 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.muli %540, %c19 : index
      %589 = arith.addi %588, %587 : index
      memref.store %582, %20[%589] : memref<?xf32>
    }
    %590 = arith.muli %4, %c18 : index
    %591 = arith.addi %590, %c9 : index
    %592 = arith.muli %591, %c4 : index
    %593 = arith.divui %452, %c7 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.addi %451, %594 : index
    %596 = arith.cmpi slt, %595, %22 : index
    scf.if %596 {
      %597 = arith.cmpi eq, %hasFactors, %c9 : index
      %598 = memref.load %factors[%595] : memref<?xf32>
      %599 = arith.select %597, %598, %c33 : f32
      %600 = arith.addi %455, %c8 : index
      %601 = arith.muli %591, %c14 : index
      %602 = arith.addi %600, %601 : index
      %603 = memref.load %19[%602] : memref<?xf32>
      %604 = arith.addi %602, %c11 : index
      %605 = memref.load %19[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.remui %452, %c7 : index
      %608 = arith.muli %607, %c18 : index
      %609 = arith.addi %16, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %599 : f32
      %614 = arith.mulf %606, %613 : f32
      %615 = arith.muli %3, %c4 : index
      %616 = arith.addi %615, %c8 : index
      %617 = arith.muli %616, %c7 : index
      %618 = arith.remui %452, %c7 : index
      %619 = arith.addi %617, %618 : index
      %620 = arith.muli %594, %c19 : index
      %621 = arith.addi %620, %619 : index
      memref.store %614, %20[%621] : memref<?xf32>
      %622 = arith.addi %455, %c19 : index
      %623 = arith.muli %591, %c14 : index
      %624 = arith.addi %622, %623 : index
      %625 = memref.load %19[%624] : memref<?xf32>
      %626 = arith.addi %624, %c11 : index
      %627 = memref.load %19[%626] : memref<?xf32>
      %628 = arith.addf %625, %627 : f32
      %629 = arith.remui %452, %c7 : index
      %630 = arith.muli %629, %c18 : index
      %631 = arith.addi %18, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %599 : f32
      %636 = arith.mulf %628, %635 : f32
      %637 = arith.muli %3, %c4 : index
      %638 = arith.addi %637, %c9 : index
      %639 = arith.muli %638, %c7 : index
      %640 = arith.remui %452, %c7 : index
      %641 = arith.addi %639, %640 : index
      %642 = arith.muli %594, %c19 : index
      %643 = arith.addi %642, %641 : index
      memref.store %636, %20[%643] : memref<?xf32>
    }
    %644 = arith.muli %4, %c18 : index
    %645 = arith.addi %644, %c4 : index
    %646 = arith.muli %645, %c4 : index
    %647 = arith.divui %452, %c7 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.addi %451, %648 : index
    %650 = arith.cmpi slt, %649, %22 : index
    scf.if %650 {
      %651 = arith.cmpi eq, %hasFactors, %c9 : index
      %652 = memref.load %factors[%649] : memref<?xf32>
      %653 = arith.select %651, %652, %c33 : f32
      %654 = arith.addi %455, %c8 : index
      %655 = arith.muli %645, %c14 : index
      %656 = arith.addi %654, %655 : index
      %657 = memref.load %19[%656] : memref<?xf32>
      %658 = arith.addi %656, %c11 : index
      %659 = memref.load %19[%658] : memref<?xf32>
      %660 = arith.addf %657, %659 : f32
      %661 = arith.remui %452, %c7 : index
      %662 = arith.muli %661, %c18 : index
      %663 = arith.addi %16, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %653 : f32
      %668 = arith.mulf %660, %667 : f32
      %669 = arith.muli %3, %c4 : index
      %670 = arith.addi %669, %c8 : index
      %671 = arith.muli %670, %c7 : index
      %672 = arith.remui %452, %c7 : index
      %673 = arith.addi %671, %672 : index
      %674 = arith.muli %648, %c19 : index
      %675 = arith.addi %674, %673 : index
      memref.store %668, %20[%675] : memref<?xf32>
      %676 = arith.addi %455, %c19 : index
      %677 = arith.muli %645, %c14 : index
      %678 = arith.addi %676, %677 : index
      %679 = memref.load %19[%678] : memref<?xf32>
      %680 = arith.addi %678, %c11 : index
      %681 = memref.load %19[%680] : memref<?xf32>
      %682 = arith.addf %679, %681 : f32
      %683 = arith.remui %452, %c7 : index
      %684 = arith.muli %683, %c18 : index
      %685 = arith.addi %18, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %653 : f32
      %690 = arith.mulf %682, %689 : f32
      %691 = arith.muli %3, %c4 : index
      %692 = arith.addi %691, %c9 : index
      %693 = arith.muli %692, %c7 : index
      %694 = arith.remui %452, %c7 : index
      %695 = arith.addi %693, %694 : index
      %696 = arith.muli %648, %c19 : index
      %697 = arith.addi %696, %695 : index
      memref.store %690, %20[%697] : memref<?xf32>
    }
    %698 = arith.muli %4, %c18 : index
    %699 = arith.addi %698, %c27 : index
    %700 = arith.muli %699, %c4 : index
    %701 = arith.divui %452, %c7 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.addi %451, %702 : index
    %704 = arith.cmpi slt, %703, %22 : index
    scf.if %704 {
      %705 = arith.cmpi eq, %hasFactors, %c9 : index
      %706 = memref.load %factors[%703] : memref<?xf32>
      %707 = arith.select %705, %706, %c33 : f32
      %708 = arith.addi %455, %c8 : index
      %709 = arith.muli %699, %c14 : index
      %710 = arith.addi %708, %709 : index
      %711 = memref.load %19[%710] : memref<?xf32>
      %712 = arith.addi %710, %c11 : index
      %713 = memref.load %19[%712] : memref<?xf32>
      %714 = arith.addf %711, %713 : f32
      %715 = arith.remui %452, %c7 : index
      %716 = arith.muli %715, %c18 : index
      %717 = arith.addi %16, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %707 : f32
      %722 = arith.mulf %714, %721 : f32
      %723 = arith.muli %3, %c4 : index
      %724 = arith.addi %723, %c8 : index
      %725 = arith.muli %724, %c7 : index
      %726 = arith.remui %452, %c7 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %702, %c19 : index
      %729 = arith.addi %728, %727 : index
      memref.store %722, %20[%729] : memref<?xf32>
      %730 = arith.addi %455, %c19 : index
      %731 = arith.muli %699, %c14 : index
      %732 = arith.addi %730, %731 : index
      %733 = memref.load %19[%732] : memref<?xf32>
      %734 = arith.addi %732, %c11 : index
      %735 = memref.load %19[%734] : memref<?xf32>
      %736 = arith.addf %733, %735 : f32
      %737 = arith.remui %452, %c7 : index
      %738 = arith.muli %737, %c18 : index
      %739 = arith.addi %18, %738 : index
      %740 = vector.load %w[%739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %741 = vector.bitcast %740 : vector<4xi8> to vector<1xf32>
      %742 = vector.extract %741[0] : f32 from vector<1xf32>
      %743 = arith.mulf %742, %707 : f32
      %744 = arith.mulf %736, %743 : f32
      %745 = arith.muli %3, %c4 : index
      %746 = arith.addi %745, %c9 : index
      %747 = arith.muli %746, %c7 : index
      %748 = arith.remui %452, %c7 : index
      %749 = arith.addi %747, %748 : index
      %750 = arith.muli %702, %c19 : index
      %751 = arith.addi %750, %749 : index
      memref.store %744, %20[%751] : memref<?xf32>
    }
    wave.barrier
    %752 = arith.addi %23, %c8 : index
    %753 = wave.wave
    %754 = arith.addi %753, %c8 : index
    %755 = arith.addi %752, %754 : index
    %756 = arith.cmpi slt, %755, %22 : index
    scf.if %756 {
      %757 = arith.addi %752, %754 : index
      %758 = arith.muli %754, %c19 : index
      %759 = wave.lane
      %760 = arith.addi %759, %c8 : index
      %761 = arith.cmpi eq, %hasBias, %c9 : index
      %762 = arith.addi %758, %760 : index
      %763 = memref.load %20[%762] : memref<?xf32>
      %764 = arith.muli %0, %c19 : index
      %765 = arith.addi %764, %760 : index
      %766 = memref.load %bias[%765] : memref<?xf32>
      %767 = arith.addf %763, %766 : f32
      %768 = arith.select %761, %767, %763 : f32
      %769 = arith.addi %760, %c6 : index
      %770 = arith.cmpi eq, %hasBias, %c9 : index
      %771 = arith.addi %758, %769 : index
      %772 = memref.load %20[%771] : memref<?xf32>
      %773 = arith.muli %0, %c19 : index
      %774 = arith.addi %773, %769 : index
      %775 = memref.load %bias[%774] : memref<?xf32>
      %776 = arith.addf %772, %775 : f32
      %777 = arith.select %770, %776, %772 : f32
      %778 = arith.addi %759, %c14 : index
      %779 = arith.cmpi eq, %hasBias, %c9 : index
      %780 = arith.addi %758, %778 : index
      %781 = memref.load %20[%780] : memref<?xf32>
      %782 = arith.muli %0, %c19 : index
      %783 = arith.addi %782, %778 : index
      %784 = memref.load %bias[%783] : memref<?xf32>
      %785 = arith.addf %781, %784 : f32
      %786 = arith.select %779, %785, %781 : f32
      %787 = arith.addi %778, %c6 : index
      %788 = arith.cmpi eq, %hasBias, %c9 : index
      %789 = arith.addi %758, %787 : index
      %790 = memref.load %20[%789] : memref<?xf32>
      %791 = arith.muli %0, %c19 : index
      %792 = arith.addi %791, %787 : index
      %793 = memref.load %bias[%792] : memref<?xf32>
      %794 = arith.addf %790, %793 : f32
      %795 = arith.select %788, %794, %790 : f32
      %796 = arith.addi %759, %c17 : index
      %797 = arith.cmpi eq, %hasBias, %c9 : index
      %798 = arith.addi %758, %796 : index
      %799 = memref.load %20[%798] : memref<?xf32>
      %800 = arith.muli %0, %c19 : index
      %801 = arith.addi %800, %796 : index
      %802 = memref.load %bias[%801] : memref<?xf32>
      %803 = arith.addf %799, %802 : f32
      %804 = arith.select %797, %803, %799 : f32
      %805 = arith.addi %796, %c6 : index
      %806 = arith.cmpi eq, %hasBias, %c9 : index
      %807 = arith.addi %758, %805 : index
      %808 = memref.load %20[%807] : memref<?xf32>
      %809 = arith.muli %0, %c19 : index
      %810 = arith.addi %809, %805 : index
      %811 = memref.load %bias[%810] : memref<?xf32>
      %812 = arith.addf %808, %811 : f32
      %813 = arith.select %806, %812, %808 : f32
      %814 = arith.addi %759, %c28 : index
      %815 = arith.cmpi eq, %hasBias, %c9 : index
      %816 = arith.addi %758, %814 : index
      %817 = memref.load %20[%816] : memref<?xf32>
      %818 = arith.muli %0, %c19 : index
      %819 = arith.addi %818, %814 : index
      %820 = memref.load %bias[%819] : memref<?xf32>
      %821 = arith.addf %817, %820 : f32
      %822 = arith.select %815, %821, %817 : f32
      %823 = arith.addi %814, %c6 : index
      %824 = arith.cmpi eq, %hasBias, %c9 : index
      %825 = arith.addi %758, %823 : index
      %826 = memref.load %20[%825] : memref<?xf32>
      %827 = arith.muli %0, %c19 : index
      %828 = arith.addi %827, %823 : index
      %829 = memref.load %bias[%828] : memref<?xf32>
      %830 = arith.addf %826, %829 : f32
      %831 = arith.select %824, %830, %826 : f32
      %832 = arith.addi %heads, %kvHeads : index
      %833 = arith.cmpi slt, %0, %832 : index
      scf.if %833 {
        %834 = arith.addi %positionsAt, %757 : index
        %835 = memref.load %step[%834] : memref<?xi32>
        %836 = arith.index_cast %835 : i32 to index
        %837 = arith.cmpi eq, %hasNorm, %c9 : index
        %838 = math.fma %768, %768, %c37 : f32
        %839 = math.fma %777, %777, %838 : f32
        %840 = math.fma %786, %786, %839 : f32
        %841 = math.fma %795, %795, %840 : f32
        %842 = math.fma %804, %804, %841 : f32
        %843 = math.fma %813, %813, %842 : f32
        %844 = math.fma %822, %822, %843 : f32
        %845 = math.fma %831, %831, %844 : f32
        %846 = vector.broadcast %845 : f32 to vector<1xf32>
        %847 = wave.reduce "add" %846 : vector<1xf32>
        %848 = arith.mulf %847, %inverseHeadDim : f32
        %849 = arith.addf %848, %epsilon : f32
        %850 = math.sqrt %849 : f32
        %851 = arith.divf %c33, %850 : f32
        %852 = arith.cmpi slt, %0, %heads : index
        %853 = arith.addi %760, %c6 : index
        %854 = memref.load %query_norm[%760] : memref<?xf32>
        %855 = memref.load %key_norm[%760] : memref<?xf32>
        %856 = arith.select %852, %854, %855 : f32
        %857 = arith.mulf %768, %851 : f32
        %858 = arith.mulf %857, %856 : f32
        %859 = arith.select %837, %858, %768 : f32
        %860 = memref.load %query_norm[%853] : memref<?xf32>
        %861 = memref.load %key_norm[%853] : memref<?xf32>
        %862 = arith.select %852, %860, %861 : f32
        %863 = arith.mulf %777, %851 : f32
        %864 = arith.mulf %863, %862 : f32
        %865 = arith.select %837, %864, %777 : f32
        %866 = arith.addi %778, %c6 : index
        %867 = memref.load %query_norm[%778] : memref<?xf32>
        %868 = memref.load %key_norm[%778] : memref<?xf32>
        %869 = arith.select %852, %867, %868 : f32
        %870 = arith.mulf %786, %851 : f32
        %871 = arith.mulf %870, %869 : f32
        %872 = arith.select %837, %871, %786 : f32
        %873 = memref.load %query_norm[%866] : memref<?xf32>
        %874 = memref.load %key_norm[%866] : memref<?xf32>
        %875 = arith.select %852, %873, %874 : f32
        %876 = arith.mulf %795, %851 : f32
        %877 = arith.mulf %876, %875 : f32
        %878 = arith.select %837, %877, %795 : f32
        %879 = arith.addi %796, %c6 : index
        %880 = memref.load %query_norm[%796] : memref<?xf32>
        %881 = memref.load %key_norm[%796] : memref<?xf32>
        %882 = arith.select %852, %880, %881 : f32
        %883 = arith.mulf %804, %851 : f32
        %884 = arith.mulf %883, %882 : f32
        %885 = arith.select %837, %884, %804 : f32
        %886 = memref.load %query_norm[%879] : memref<?xf32>
        %887 = memref.load %key_norm[%879] : memref<?xf32>
        %888 = arith.select %852, %886, %887 : f32
        %889 = arith.mulf %813, %851 : f32
        %890 = arith.mulf %889, %888 : f32
        %891 = arith.select %837, %890, %813 : f32
        %892 = arith.addi %814, %c6 : index
        %893 = memref.load %query_norm[%814] : memref<?xf32>
        %894 = memref.load %key_norm[%814] : memref<?xf32>
        %895 = arith.select %852, %893, %894 : f32
        %896 = arith.mulf %822, %851 : f32
        %897 = arith.mulf %896, %895 : f32
        %898 = arith.select %837, %897, %822 : f32
        %899 = memref.load %query_norm[%892] : memref<?xf32>
        %900 = memref.load %key_norm[%892] : memref<?xf32>
        %901 = arith.select %852, %899, %900 : f32
        %902 = arith.mulf %831, %851 : f32
        %903 = arith.mulf %902, %901 : f32
        %904 = arith.select %837, %903, %831 : f32
        %905 = arith.remui %836, %c19 : index
        %906 = arith.muli %905, %c19 : index
        %907 = arith.addi %906, %760 : index
        %908 = arith.divui %836, %c19 : index
        %909 = arith.addi %908, %c19 : index
        %910 = arith.muli %909, %c19 : index
        %911 = arith.addi %910, %760 : index
        %912 = memref.load %rope[%907] : memref<?xf32>
        %913 = arith.addi %907, %c6 : index
        %914 = memref.load %rope[%913] : memref<?xf32>
        %915 = memref.load %rope[%911] : memref<?xf32>
        %916 = arith.addi %911, %c6 : index
        %917 = memref.load %rope[%916] : memref<?xf32>
        %918 = arith.mulf %915, %912 : f32
        %919 = arith.mulf %917, %914 : f32
        %920 = arith.subf %918, %919 : f32
        %921 = arith.mulf %917, %912 : f32
        %922 = arith.mulf %915, %914 : f32
        %923 = arith.addf %921, %922 : f32
        %924 = arith.mulf %859, %920 : f32
        %925 = arith.mulf %865, %923 : f32
        %926 = arith.subf %924, %925 : f32
        %927 = arith.mulf %865, %920 : f32
        %928 = arith.mulf %859, %923 : f32
        %929 = arith.addf %927, %928 : f32
        %930 = arith.cmpi slt, %0, %heads : index
        scf.if %930 {
          %931 = arith.muli %757, %heads : index
          %932 = arith.addi %931, %0 : index
          %933 = arith.muli %932, %c19 : index
          %934 = arith.addi %933, %760 : index
          memref.store %926, %q[%934] : memref<?xf32>
          %935 = arith.addi %934, %c6 : index
          memref.store %929, %q[%935] : memref<?xf32>
        } else {
          %936 = arith.addi %758, %760 : index
          memref.store %926, %20[%936] : memref<?xf32>
          %937 = arith.addi %758, %760 : index
          %938 = arith.addi %937, %c6 : index
          memref.store %929, %20[%938] : memref<?xf32>
        }
        %939 = arith.remui %836, %c19 : index
        %940 = arith.muli %939, %c19 : index
        %941 = arith.addi %940, %778 : index
        %942 = arith.divui %836, %c19 : index
        %943 = arith.addi %942, %c19 : index
        %944 = arith.muli %943, %c19 : index
        %945 = arith.addi %944, %778 : index
        %946 = memref.load %rope[%941] : memref<?xf32>
        %947 = arith.addi %941, %c6 : index
        %948 = memref.load %rope[%947] : memref<?xf32>
        %949 = memref.load %rope[%945] : memref<?xf32>
        %950 = arith.addi %945, %c6 : index
        %951 = memref.load %rope[%950] : memref<?xf32>
        %952 = arith.mulf %949, %946 : f32
        %953 = arith.mulf %951, %948 : f32
        %954 = arith.subf %952, %953 : f32
        %955 = arith.mulf %951, %946 : f32
        %956 = arith.mulf %949, %948 : f32
        %957 = arith.addf %955, %956 : f32
        %958 = arith.mulf %872, %954 : f32
        %959 = arith.mulf %878, %957 : f32
        %960 = arith.subf %958, %959 : f32
        %961 = arith.mulf %878, %954 : f32
        %962 = arith.mulf %872, %957 : f32
        %963 = arith.addf %961, %962 : f32
        %964 = arith.cmpi slt, %0, %heads : index
        scf.if %964 {
          %965 = arith.muli %757, %heads : index
          %966 = arith.addi %965, %0 : index
          %967 = arith.muli %966, %c19 : index
          %968 = arith.addi %967, %778 : index
          memref.store %960, %q[%968] : memref<?xf32>
          %969 = arith.addi %968, %c6 : index
          memref.store %963, %q[%969] : memref<?xf32>
        } else {
          %970 = arith.addi %758, %778 : index
          memref.store %960, %20[%970] : memref<?xf32>
          %971 = arith.addi %758, %778 : index
          %972 = arith.addi %971, %c6 : index
          memref.store %963, %20[%972] : memref<?xf32>
        }
        %973 = arith.remui %836, %c19 : index
        %974 = arith.muli %973, %c19 : index
        %975 = arith.addi %974, %796 : index
        %976 = arith.divui %836, %c19 : index
        %977 = arith.addi %976, %c19 : index
        %978 = arith.muli %977, %c19 : index
        %979 = arith.addi %978, %796 : index
        %980 = memref.load %rope[%975] : memref<?xf32>
        %981 = arith.addi %975, %c6 : index
        %982 = memref.load %rope[%981] : memref<?xf32>
        %983 = memref.load %rope[%979] : memref<?xf32>
        %984 = arith.addi %979, %c6 : index
        %985 = memref.load %rope[%984] : memref<?xf32>
        %986 = arith.mulf %983, %980 : f32
        %987 = arith.mulf %985, %982 : f32
        %988 = arith.subf %986, %987 : f32
        %989 = arith.mulf %985, %980 : f32
        %990 = arith.mulf %983, %982 : f32
        %991 = arith.addf %989, %990 : f32
        %992 = arith.mulf %885, %988 : f32
        %993 = arith.mulf %891, %991 : f32
        %994 = arith.subf %992, %993 : f32
        %995 = arith.mulf %891, %988 : f32
        %996 = arith.mulf %885, %991 : f32
        %997 = arith.addf %995, %996 : f32
        %998 = arith.cmpi slt, %0, %heads : index
        scf.if %998 {
          %999 = arith.muli %757, %heads : index
          %1000 = arith.addi %999, %0 : index
          %1001 = arith.muli %1000, %c19 : index
          %1002 = arith.addi %1001, %796 : index
          memref.store %994, %q[%1002] : memref<?xf32>
          %1003 = arith.addi %1002, %c6 : index
          memref.store %997, %q[%1003] : memref<?xf32>
        } else {
          %1004 = arith.addi %758, %796 : index
          memref.store %994, %20[%1004] : memref<?xf32>
          %1005 = arith.addi %758, %796 : index
          %1006 = arith.addi %1005, %c6 : index
          memref.store %997, %20[%1006] : memref<?xf32>
        }
        %1007 = arith.remui %836, %c19 : index
        %1008 = arith.muli %1007, %c19 : index
        %1009 = arith.addi %1008, %814 : index
        %1010 = arith.divui %836, %c19 : index
        %1011 = arith.addi %1010, %c19 : index
        %1012 = arith.muli %1011, %c19 : index
        %1013 = arith.addi %1012, %814 : index
        %1014 = memref.load %rope[%1009] : memref<?xf32>
        %1015 = arith.addi %1009, %c6 : index
        %1016 = memref.load %rope[%1015] : memref<?xf32>
        %1017 = memref.load %rope[%1013] : memref<?xf32>
        %1018 = arith.addi %1013, %c6 : index
        %1019 = memref.load %rope[%1018] : memref<?xf32>
        %1020 = arith.mulf %1017, %1014 : f32
        %1021 = arith.mulf %1019, %1016 : f32
        %1022 = arith.subf %1020, %1021 : f32
        %1023 = arith.mulf %1019, %1014 : f32
        %1024 = arith.mulf %1017, %1016 : f32
        %1025 = arith.addf %1023, %1024 : f32
        %1026 = arith.mulf %898, %1022 : f32
        %1027 = arith.mulf %904, %1025 : f32
        %1028 = arith.subf %1026, %1027 : f32
        %1029 = arith.mulf %904, %1022 : f32
        %1030 = arith.mulf %898, %1025 : f32
        %1031 = arith.addf %1029, %1030 : f32
        %1032 = arith.cmpi slt, %0, %heads : index
        scf.if %1032 {
          %1033 = arith.muli %757, %heads : index
          %1034 = arith.addi %1033, %0 : index
          %1035 = arith.muli %1034, %c19 : index
          %1036 = arith.addi %1035, %814 : index
          memref.store %1028, %q[%1036] : memref<?xf32>
          %1037 = arith.addi %1036, %c6 : index
          memref.store %1031, %q[%1037] : memref<?xf32>
        } else {
          %1038 = arith.addi %758, %814 : index
          memref.store %1028, %20[%1038] : memref<?xf32>
          %1039 = arith.addi %758, %814 : index
          %1040 = arith.addi %1039, %c6 : index
          memref.store %1031, %20[%1040] : memref<?xf32>
        }
      } else {
        %1041 = arith.cmpi slt, %0, %heads : index
        scf.if %1041 {
          %1042 = arith.muli %757, %heads : index
          %1043 = arith.addi %1042, %0 : index
          %1044 = arith.muli %1043, %c19 : index
          %1045 = arith.addi %1044, %760 : index
          memref.store %768, %q[%1045] : memref<?xf32>
          %1046 = arith.addi %1045, %c6 : index
          memref.store %777, %q[%1046] : memref<?xf32>
        } else {
          %1047 = arith.addi %758, %760 : index
          memref.store %768, %20[%1047] : memref<?xf32>
          %1048 = arith.addi %758, %760 : index
          %1049 = arith.addi %1048, %c6 : index
          memref.store %777, %20[%1049] : memref<?xf32>
        }
        %1050 = arith.cmpi slt, %0, %heads : index
        scf.if %1050 {
          %1051 = arith.muli %757, %heads : index
          %1052 = arith.addi %1051, %0 : index
          %1053 = arith.muli %1052, %c19 : index
          %1054 = arith.addi %1053, %778 : index
          memref.store %786, %q[%1054] : memref<?xf32>
          %1055 = arith.addi %1054, %c6 : index
          memref.store %795, %q[%1055] : memref<?xf32>
        } else {
          %1056 = arith.addi %758, %778 : index
          memref.store %786, %20[%1056] : memref<?xf32>
          %1057 = arith.addi %758, %778 : index
          %1058 = arith.addi %1057, %c6 : index
          memref.store %795, %20[%1058] : memref<?xf32>
        }
        %1059 = arith.cmpi slt, %0, %heads : index
        scf.if %1059 {
          %1060 = arith.muli %757, %heads : index
          %1061 = arith.addi %1060, %0 : index
          %1062 = arith.muli %1061, %c19 : index
          %1063 = arith.addi %1062, %796 : index
          memref.store %804, %q[%1063] : memref<?xf32>
          %1064 = arith.addi %1063, %c6 : index
          memref.store %813, %q[%1064] : memref<?xf32>
        } else {
          %1065 = arith.addi %758, %796 : index
          memref.store %804, %20[%1065] : memref<?xf32>
          %1066 = arith.addi %758, %796 : index
          %1067 = arith.addi %1066, %c6 : index
          memref.store %813, %20[%1067] : memref<?xf32>
        }
        %1068 = arith.cmpi slt, %0, %heads : index
        scf.if %1068 {
          %1069 = arith.muli %757, %heads : index
          %1070 = arith.addi %1069, %0 : index
          %1071 = arith.muli %1070, %c19 : index
          %1072 = arith.addi %1071, %814 : index
          memref.store %822, %q[%1072] : memref<?xf32>
          %1073 = arith.addi %1072, %c6 : index
          memref.store %831, %q[%1073] : memref<?xf32>
        } else {
          %1074 = arith.addi %758, %814 : index
          memref.store %822, %20[%1074] : memref<?xf32>
          %1075 = arith.addi %758, %814 : index
          %1076 = arith.addi %1075, %c6 : index
          memref.store %831, %20[%1076] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1077 = arith.cmpi sge, %0, %heads : index
    scf.if %1077 {
      %1078 = arith.addi %753, %c8 : index
      %1079 = arith.addi %752, %1078 : index
      %1080 = arith.cmpi slt, %1079, %22 : index
      scf.if %1080 {
        %1081 = arith.addi %752, %1078 : index
        %1082 = arith.addi %slotsAt, %1081 : index
        %1083 = memref.load %step[%1082] : memref<?xi32>
        %1084 = arith.index_cast %1083 : i32 to index
        %1085 = arith.cmpi sge, %1084, %c8 : index
        scf.if %1085 {
          %1086 = arith.muli %1078, %c19 : index
          %1087 = arith.subi %0, %heads : index
          %1088 = memref.load %scales[%1087] : memref<?xf32>
          %1089 = vector.broadcast %1088 : f32 to vector<4xf32>
          %1090 = arith.divui %1084, %c7 : index
          %1091 = arith.remui %1084, %c7 : index
          %1092 = arith.muli %1090, %pageBytes : index
          %1093 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1093 {
            %1094 = wave.lane
            %1095 = arith.muli %1094, %c18 : index
            scf.for %1096 = %1095 to %c19 step %c6 {
              %1097 = arith.addi %1086, %1096 : index
              %1098 = vector.load %20[%1097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1099 = arith.mulf %1098, %1089 : vector<4xf32>
              %1100 = arith.minimumf %1099, %c43 : vector<4xf32>
              %1101 = arith.maximumf %1100, %c44 : vector<4xf32>
              %1102 = arith.truncf %1101 : vector<4xf32> to vector<4xf16>
              %1103 = vector.bitcast %1102 : vector<4xf16> to vector<8xi8>
              %1104 = arith.cmpi slt, %1087, %kvHeads : index
              scf.if %1104 {
                %1105 = arith.muli %1087, %c45 : index
                %1106 = arith.addi %1092, %1105 : index
                %1107 = arith.divui %1096, %c7 : index
                %1108 = arith.muli %1107, %c46 : index
                %1109 = arith.remui %1096, %c7 : index
                %1110 = arith.divui %1109, %c2 : index
                %1111 = arith.muli %1110, %c19 : index
                %1112 = arith.muli %1091, %c7 : index
                %1113 = arith.addi %1111, %1112 : index
                %1114 = arith.remui %1109, %c2 : index
                %1115 = arith.muli %1114, %c4 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.addi %1108, %1116 : index
                %1118 = arith.addi %1106, %1117 : index
                vector.store %1103, %kv[%1118] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1119 = arith.subi %1087, %kvHeads : index
                %1120 = arith.muli %1119, %c45 : index
                %1121 = arith.addi %1092, %1120 : index
                %1122 = arith.addi %1096, %c8 : index
                %1123 = arith.divui %1122, %c7 : index
                %1124 = arith.muli %1123, %c46 : index
                %1125 = arith.addi %1124, %c10 : index
                %1126 = arith.remui %1122, %c7 : index
                %1127 = arith.divui %1091, %c4 : index
                %1128 = arith.remui %1091, %c4 : index
                %1129 = arith.muli %1128, %c2 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1130, %c2 : index
                %1132 = arith.muli %1131, %c19 : index
                %1133 = arith.muli %1126, %c7 : index
                %1134 = arith.addi %1132, %1133 : index
                %1135 = arith.remui %1130, %c2 : index
                %1136 = arith.muli %1135, %c4 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.addi %1125, %1137 : index
                %1139 = arith.addi %1121, %1138 : index
                %1140 = vector.shuffle %1103, %1103 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1140, %kv[%1139] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1141 = arith.addi %1096, %c9 : index
                %1142 = arith.divui %1141, %c7 : index
                %1143 = arith.muli %1142, %c46 : index
                %1144 = arith.addi %1143, %c10 : index
                %1145 = arith.remui %1141, %c7 : index
                %1146 = arith.divui %1091, %c4 : index
                %1147 = arith.remui %1091, %c4 : index
                %1148 = arith.muli %1147, %c2 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.divui %1149, %c2 : index
                %1151 = arith.muli %1150, %c19 : index
                %1152 = arith.muli %1145, %c7 : index
                %1153 = arith.addi %1151, %1152 : index
                %1154 = arith.remui %1149, %c2 : index
                %1155 = arith.muli %1154, %c4 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.addi %1144, %1156 : index
                %1158 = arith.addi %1121, %1157 : index
                %1159 = vector.shuffle %1103, %1103 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1159, %kv[%1158] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1160 = arith.addi %1096, %c4 : index
                %1161 = arith.divui %1160, %c7 : index
                %1162 = arith.muli %1161, %c46 : index
                %1163 = arith.addi %1162, %c10 : index
                %1164 = arith.remui %1160, %c7 : index
                %1165 = arith.divui %1091, %c4 : index
                %1166 = arith.remui %1091, %c4 : index
                %1167 = arith.muli %1166, %c2 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.divui %1168, %c2 : index
                %1170 = arith.muli %1169, %c19 : index
                %1171 = arith.muli %1164, %c7 : index
                %1172 = arith.addi %1170, %1171 : index
                %1173 = arith.remui %1168, %c2 : index
                %1174 = arith.muli %1173, %c4 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.addi %1163, %1175 : index
                %1177 = arith.addi %1121, %1176 : index
                %1178 = vector.shuffle %1103, %1103 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1178, %kv[%1177] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1179 = arith.addi %1096, %c27 : index
                %1180 = arith.divui %1179, %c7 : index
                %1181 = arith.muli %1180, %c46 : index
                %1182 = arith.addi %1181, %c10 : index
                %1183 = arith.remui %1179, %c7 : index
                %1184 = arith.divui %1091, %c4 : index
                %1185 = arith.remui %1091, %c4 : index
                %1186 = arith.muli %1185, %c2 : index
                %1187 = arith.addi %1184, %1186 : index
                %1188 = arith.divui %1187, %c2 : index
                %1189 = arith.muli %1188, %c19 : index
                %1190 = arith.muli %1183, %c7 : index
                %1191 = arith.addi %1189, %1190 : index
                %1192 = arith.remui %1187, %c2 : index
                %1193 = arith.muli %1192, %c4 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.addi %1182, %1194 : index
                %1196 = arith.addi %1121, %1195 : index
                %1197 = vector.shuffle %1103, %1103 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1197, %kv[%1196] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1198 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1198 {
            %1199 = wave.lane
            %1200 = arith.muli %1199, %c18 : index
            scf.for %1201 = %1200 to %c19 step %c6 {
              %1202 = arith.addi %1086, %1201 : index
              %1203 = vector.load %20[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = arith.mulf %1203, %1089 : vector<4xf32>
              %1205 = wave.fp8_encode "e4m3" %1204 : vector<4xf32> -> vector<4xi8>
              %1206 = arith.cmpi slt, %1087, %kvHeads : index
              scf.if %1206 {
                %1207 = arith.muli %1087, %c10 : index
                %1208 = arith.addi %1092, %1207 : index
                %1209 = vector.shuffle %1205, %1205 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1210 = arith.divui %1201, %c7 : index
                %1211 = arith.muli %1210, %c19 : index
                %1212 = arith.remui %1201, %c7 : index
                %1213 = arith.muli %1091, %c7 : index
                %1214 = arith.divui %1212, %c18 : index
                %1215 = arith.muli %1214, %c18 : index
                %1216 = arith.remui %1212, %c4 : index
                %1217 = arith.muli %1216, %c4 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.divui %1212, %c4 : index
                %1220 = arith.remui %1219, %c4 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1211, %1222 : index
                %1224 = arith.addi %1208, %1223 : index
                vector.store %1209, %kv[%1224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1225 = arith.subi %1087, %kvHeads : index
                %1226 = arith.muli %1225, %c10 : index
                %1227 = arith.addi %1092, %1226 : index
                %1228 = arith.addi %1201, %c8 : index
                %1229 = arith.divui %1228, %c7 : index
                %1230 = arith.muli %1229, %c19 : index
                %1231 = arith.addi %1230, %c11 : index
                %1232 = arith.remui %1228, %c7 : index
                %1233 = arith.divui %1091, %c4 : index
                %1234 = arith.remui %1091, %c4 : index
                %1235 = arith.muli %1234, %c2 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.muli %1232, %c7 : index
                %1238 = arith.divui %1236, %c18 : index
                %1239 = arith.muli %1238, %c18 : index
                %1240 = arith.remui %1236, %c4 : index
                %1241 = arith.muli %1240, %c4 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.divui %1236, %c4 : index
                %1244 = arith.remui %1243, %c4 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.addi %1237, %1245 : index
                %1247 = arith.addi %1231, %1246 : index
                %1248 = arith.addi %1227, %1247 : index
                %1249 = vector.shuffle %1205, %1205 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1249, %kv[%1248] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1250 = arith.addi %1201, %c9 : index
                %1251 = arith.divui %1250, %c7 : index
                %1252 = arith.muli %1251, %c19 : index
                %1253 = arith.addi %1252, %c11 : index
                %1254 = arith.remui %1250, %c7 : index
                %1255 = arith.divui %1091, %c4 : index
                %1256 = arith.remui %1091, %c4 : index
                %1257 = arith.muli %1256, %c2 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.muli %1254, %c7 : index
                %1260 = arith.divui %1258, %c18 : index
                %1261 = arith.muli %1260, %c18 : index
                %1262 = arith.remui %1258, %c4 : index
                %1263 = arith.muli %1262, %c4 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.divui %1258, %c4 : index
                %1266 = arith.remui %1265, %c4 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1259, %1267 : index
                %1269 = arith.addi %1253, %1268 : index
                %1270 = arith.addi %1227, %1269 : index
                %1271 = vector.shuffle %1205, %1205 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1271, %kv[%1270] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1272 = arith.addi %1201, %c4 : index
                %1273 = arith.divui %1272, %c7 : index
                %1274 = arith.muli %1273, %c19 : index
                %1275 = arith.addi %1274, %c11 : index
                %1276 = arith.remui %1272, %c7 : index
                %1277 = arith.divui %1091, %c4 : index
                %1278 = arith.remui %1091, %c4 : index
                %1279 = arith.muli %1278, %c2 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.muli %1276, %c7 : index
                %1282 = arith.divui %1280, %c18 : index
                %1283 = arith.muli %1282, %c18 : index
                %1284 = arith.remui %1280, %c4 : index
                %1285 = arith.muli %1284, %c4 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.divui %1280, %c4 : index
                %1288 = arith.remui %1287, %c4 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1281, %1289 : index
                %1291 = arith.addi %1275, %1290 : index
                %1292 = arith.addi %1227, %1291 : index
                %1293 = vector.shuffle %1205, %1205 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1293, %kv[%1292] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1294 = arith.addi %1201, %c27 : index
                %1295 = arith.divui %1294, %c7 : index
                %1296 = arith.muli %1295, %c19 : index
                %1297 = arith.addi %1296, %c11 : index
                %1298 = arith.remui %1294, %c7 : index
                %1299 = arith.divui %1091, %c4 : index
                %1300 = arith.remui %1091, %c4 : index
                %1301 = arith.muli %1300, %c2 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.muli %1298, %c7 : index
                %1304 = arith.divui %1302, %c18 : index
                %1305 = arith.muli %1304, %c18 : index
                %1306 = arith.remui %1302, %c4 : index
                %1307 = arith.muli %1306, %c4 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.divui %1302, %c4 : index
                %1310 = arith.remui %1309, %c4 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.addi %1303, %1311 : index
                %1313 = arith.addi %1297, %1312 : index
                %1314 = arith.addi %1227, %1313 : index
                %1315 = vector.shuffle %1205, %1205 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1315, %kv[%1314] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1316 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1316 {
            %1317 = wave.lane
            %1318 = arith.muli %1317, %c18 : index
            scf.for %1319 = %1318 to %c19 step %c6 {
              %1320 = arith.addi %1086, %1319 : index
              %1321 = vector.load %20[%1320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.mulf %1321, %1089 : vector<4xf32>
              %1323 = wave.fp8_encode "e5m2" %1322 : vector<4xf32> -> vector<4xi8>
              %1324 = arith.cmpi slt, %1087, %kvHeads : index
              scf.if %1324 {
                %1325 = arith.muli %1087, %c10 : index
                %1326 = arith.addi %1092, %1325 : index
                %1327 = vector.shuffle %1323, %1323 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1328 = arith.divui %1319, %c7 : index
                %1329 = arith.muli %1328, %c19 : index
                %1330 = arith.remui %1319, %c7 : index
                %1331 = arith.muli %1091, %c7 : index
                %1332 = arith.divui %1330, %c18 : index
                %1333 = arith.muli %1332, %c18 : index
                %1334 = arith.remui %1330, %c4 : index
                %1335 = arith.muli %1334, %c4 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.divui %1330, %c4 : index
                %1338 = arith.remui %1337, %c4 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.addi %1331, %1339 : index
                %1341 = arith.addi %1329, %1340 : index
                %1342 = arith.addi %1326, %1341 : index
                vector.store %1327, %kv[%1342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1343 = arith.subi %1087, %kvHeads : index
                %1344 = arith.muli %1343, %c10 : index
                %1345 = arith.addi %1092, %1344 : index
                %1346 = arith.addi %1319, %c8 : index
                %1347 = arith.divui %1346, %c7 : index
                %1348 = arith.muli %1347, %c19 : index
                %1349 = arith.addi %1348, %c11 : index
                %1350 = arith.remui %1346, %c7 : index
                %1351 = arith.divui %1091, %c4 : index
                %1352 = arith.remui %1091, %c4 : index
                %1353 = arith.muli %1352, %c2 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.muli %1350, %c7 : index
                %1356 = arith.divui %1354, %c18 : index
                %1357 = arith.muli %1356, %c18 : index
                %1358 = arith.remui %1354, %c4 : index
                %1359 = arith.muli %1358, %c4 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.divui %1354, %c4 : index
                %1362 = arith.remui %1361, %c4 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.addi %1355, %1363 : index
                %1365 = arith.addi %1349, %1364 : index
                %1366 = arith.addi %1345, %1365 : index
                %1367 = vector.shuffle %1323, %1323 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1367, %kv[%1366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1368 = arith.addi %1319, %c9 : index
                %1369 = arith.divui %1368, %c7 : index
                %1370 = arith.muli %1369, %c19 : index
                %1371 = arith.addi %1370, %c11 : index
                %1372 = arith.remui %1368, %c7 : index
                %1373 = arith.divui %1091, %c4 : index
                %1374 = arith.remui %1091, %c4 : index
                %1375 = arith.muli %1374, %c2 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.muli %1372, %c7 : index
                %1378 = arith.divui %1376, %c18 : index
                %1379 = arith.muli %1378, %c18 : index
                %1380 = arith.remui %1376, %c4 : index
                %1381 = arith.muli %1380, %c4 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.divui %1376, %c4 : index
                %1384 = arith.remui %1383, %c4 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.addi %1377, %1385 : index
                %1387 = arith.addi %1371, %1386 : index
                %1388 = arith.addi %1345, %1387 : index
                %1389 = vector.shuffle %1323, %1323 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1389, %kv[%1388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1390 = arith.addi %1319, %c4 : index
                %1391 = arith.divui %1390, %c7 : index
                %1392 = arith.muli %1391, %c19 : index
                %1393 = arith.addi %1392, %c11 : index
                %1394 = arith.remui %1390, %c7 : index
                %1395 = arith.divui %1091, %c4 : index
                %1396 = arith.remui %1091, %c4 : index
                %1397 = arith.muli %1396, %c2 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.muli %1394, %c7 : index
                %1400 = arith.divui %1398, %c18 : index
                %1401 = arith.muli %1400, %c18 : index
                %1402 = arith.remui %1398, %c4 : index
                %1403 = arith.muli %1402, %c4 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.divui %1398, %c4 : index
                %1406 = arith.remui %1405, %c4 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.addi %1399, %1407 : index
                %1409 = arith.addi %1393, %1408 : index
                %1410 = arith.addi %1345, %1409 : index
                %1411 = vector.shuffle %1323, %1323 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1411, %kv[%1410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1412 = arith.addi %1319, %c27 : index
                %1413 = arith.divui %1412, %c7 : index
                %1414 = arith.muli %1413, %c19 : index
                %1415 = arith.addi %1414, %c11 : index
                %1416 = arith.remui %1412, %c7 : index
                %1417 = arith.divui %1091, %c4 : index
                %1418 = arith.remui %1091, %c4 : index
                %1419 = arith.muli %1418, %c2 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.muli %1416, %c7 : index
                %1422 = arith.divui %1420, %c18 : index
                %1423 = arith.muli %1422, %c18 : index
                %1424 = arith.remui %1420, %c4 : index
                %1425 = arith.muli %1424, %c4 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.divui %1420, %c4 : index
                %1428 = arith.remui %1427, %c4 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.addi %1421, %1429 : index
                %1431 = arith.addi %1415, %1430 : index
                %1432 = arith.addi %1345, %1431 : index
                %1433 = vector.shuffle %1323, %1323 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1433, %kv[%1432] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
