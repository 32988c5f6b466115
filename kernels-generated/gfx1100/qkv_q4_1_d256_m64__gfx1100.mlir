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
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %c47 = arith.constant 48 : index
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
    %25 = arith.muli %1, %c14 : index
    %26 = arith.divui %inputFeatures, %c16 : index
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
    %47:8 = scf.for %38 = %28 to %37 step %c4 iter_args(%39 = %c15, %40 = %c15, %41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15, %45 = %c15, %46 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %38, %c8 : index
      %50 = arith.remui %48, %c7 : index
      %51 = arith.addi %16, %c6 : index
      %52 = arith.muli %49, %c12 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %c14 : index
      %55 = arith.addi %53, %54 : index
      %56 = vector.load %w[%55] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %57 = vector.bitcast %56 : vector<4xi8> to vector<2xf16>
      %58 = vector.extract %57[0] : f16 from vector<2xf16>
      %59 = vector.broadcast %58 : f16 to vector<16xf16>
      %60 = vector.extract %57[1] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %16, %c6 : index
      %63 = arith.muli %inputFeatures, %c4 : index
      %64 = arith.addi %63, %c5 : index
      %65 = arith.divui %64, %c6 : index
      %66 = arith.muli %65, %c6 : index
      %67 = arith.addi %62, %66 : index
      %68 = arith.muli %49, %c19 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %50, %c7 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<4xi32>
      %74 = arith.shrui %73, %c20 : vector<4xi32>
      %75 = arith.andi %74, %c21 : vector<4xi32>
      %76 = arith.ori %75, %c22 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %73, %c23 : vector<4xi32>
      %79 = arith.andi %78, %c21 : vector<4xi32>
      %80 = arith.ori %79, %c22 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %73, %c24 : vector<4xi32>
      %83 = arith.andi %82, %c21 : vector<4xi32>
      %84 = arith.ori %83, %c22 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %73, %c25 : vector<4xi32>
      %87 = arith.andi %86, %c21 : vector<4xi32>
      %88 = arith.ori %87, %c22 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = vector.shuffle %90, %91 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %93 = arith.subf %92, %c26 : vector<32xf16>
      %94 = vector.shuffle %93, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %95 = vector.shuffle %93, %93 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %96 = math.fma %94, %59, %61 : vector<16xf16>
      %97 = math.fma %95, %59, %61 : vector<16xf16>
      %98 = arith.addi %38, %c9 : index
      %99 = arith.remui %48, %c7 : index
      %100 = arith.addi %16, %c6 : index
      %101 = arith.muli %98, %c12 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c14 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %106 = vector.bitcast %105 : vector<4xi8> to vector<2xf16>
      %107 = vector.extract %106[0] : f16 from vector<2xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = vector.extract %106[1] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %16, %c6 : index
      %112 = arith.muli %inputFeatures, %c4 : index
      %113 = arith.addi %112, %c5 : index
      %114 = arith.divui %113, %c6 : index
      %115 = arith.muli %114, %c6 : index
      %116 = arith.addi %111, %115 : index
      %117 = arith.muli %98, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %99, %c7 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.shrui %122, %c20 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.ori %124, %c22 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %122, %c23 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.ori %128, %c22 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %122, %c24 : vector<4xi32>
      %132 = arith.andi %131, %c21 : vector<4xi32>
      %133 = arith.ori %132, %c22 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %122, %c25 : vector<4xi32>
      %136 = arith.andi %135, %c21 : vector<4xi32>
      %137 = arith.ori %136, %c22 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %139, %140 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %142 = arith.subf %141, %c26 : vector<32xf16>
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %144 = vector.shuffle %142, %142 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %145 = math.fma %143, %108, %110 : vector<16xf16>
      %146 = math.fma %144, %108, %110 : vector<16xf16>
      %147 = arith.addi %38, %c8 : index
      %148 = arith.remui %48, %c7 : index
      %149 = arith.addi %18, %c6 : index
      %150 = arith.muli %147, %c12 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %148, %c14 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %155 = vector.bitcast %154 : vector<4xi8> to vector<2xf16>
      %156 = vector.extract %155[0] : f16 from vector<2xf16>
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = vector.extract %155[1] : f16 from vector<2xf16>
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = arith.addi %18, %c6 : index
      %161 = arith.muli %inputFeatures, %c4 : index
      %162 = arith.addi %161, %c5 : index
      %163 = arith.divui %162, %c6 : index
      %164 = arith.muli %163, %c6 : index
      %165 = arith.addi %160, %164 : index
      %166 = arith.muli %147, %c19 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %148, %c7 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c20 : vector<4xi32>
      %173 = arith.andi %172, %c21 : vector<4xi32>
      %174 = arith.ori %173, %c22 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %171, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.ori %177, %c22 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c24 : vector<4xi32>
      %181 = arith.andi %180, %c21 : vector<4xi32>
      %182 = arith.ori %181, %c22 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %171, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.ori %185, %c22 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c26 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %157, %159 : vector<16xf16>
      %195 = math.fma %193, %157, %159 : vector<16xf16>
      %196 = arith.addi %38, %c9 : index
      %197 = arith.remui %48, %c7 : index
      %198 = arith.addi %18, %c6 : index
      %199 = arith.muli %196, %c12 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c14 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %204 = vector.bitcast %203 : vector<4xi8> to vector<2xf16>
      %205 = vector.extract %204[0] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = vector.extract %204[1] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %18, %c6 : index
      %210 = arith.muli %inputFeatures, %c4 : index
      %211 = arith.addi %210, %c5 : index
      %212 = arith.divui %211, %c6 : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %209, %213 : index
      %215 = arith.muli %196, %c19 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %197, %c7 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.shrui %220, %c20 : vector<4xi32>
      %222 = arith.andi %221, %c21 : vector<4xi32>
      %223 = arith.ori %222, %c22 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %220, %c23 : vector<4xi32>
      %226 = arith.andi %225, %c21 : vector<4xi32>
      %227 = arith.ori %226, %c22 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %220, %c24 : vector<4xi32>
      %230 = arith.andi %229, %c21 : vector<4xi32>
      %231 = arith.ori %230, %c22 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %220, %c25 : vector<4xi32>
      %234 = arith.andi %233, %c21 : vector<4xi32>
      %235 = arith.ori %234, %c22 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %240 = arith.subf %239, %c26 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = math.fma %241, %206, %208 : vector<16xf16>
      %244 = math.fma %242, %206, %208 : vector<16xf16>
      %245 = arith.addi %25, %c8 : index
      %246 = arith.muli %38, %c4 : index
      %247 = arith.addi %246, %c8 : index
      %248 = arith.divui %inputFeatures, %c7 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c7 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.remui %48, %tileRows : index
      %254 = arith.muli %253, %c2 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c2 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %96, %39 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %194, %40 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %25, %c9 : index
      %264 = arith.muli %38, %c4 : index
      %265 = arith.addi %264, %c8 : index
      %266 = arith.divui %inputFeatures, %c7 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c7 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.remui %48, %tileRows : index
      %272 = arith.muli %271, %c2 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c2 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %96, %41 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %42 : vector<16xf16>, vector<8xf32>
      %281 = arith.addi %25, %c4 : index
      %282 = arith.muli %38, %c4 : index
      %283 = arith.addi %282, %c8 : index
      %284 = arith.divui %inputFeatures, %c7 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c7 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.remui %48, %tileRows : index
      %290 = arith.muli %289, %c2 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c2 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %96, %43 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %194, %44 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %25, %c27 : index
      %300 = arith.muli %38, %c4 : index
      %301 = arith.addi %300, %c8 : index
      %302 = arith.divui %inputFeatures, %c7 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c7 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.remui %48, %tileRows : index
      %308 = arith.muli %307, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c2 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %96, %45 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %194, %46 : vector<16xf16>, vector<8xf32>
      %317 = arith.addi %25, %c8 : index
      %318 = arith.muli %38, %c4 : index
      %319 = arith.addi %318, %c9 : index
      %320 = arith.divui %inputFeatures, %c7 : index
      %321 = arith.muli %317, %320 : index
      %322 = arith.addi %321, %319 : index
      %323 = arith.muli %tileRows, %c7 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.remui %48, %tileRows : index
      %326 = arith.muli %325, %c2 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c2 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %97, %261 : vector<16xf16>, vector<8xf32>
      %334 = wave.mma %332, %195, %262 : vector<16xf16>, vector<8xf32>
      %335 = arith.addi %25, %c9 : index
      %336 = arith.muli %38, %c4 : index
      %337 = arith.addi %336, %c9 : index
      %338 = arith.divui %inputFeatures, %c7 : index
      %339 = arith.muli %335, %338 : index
      %340 = arith.addi %339, %337 : index
      %341 = arith.muli %tileRows, %c7 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.remui %48, %tileRows : index
      %344 = arith.muli %343, %c2 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c2 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %97, %279 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %195, %280 : vector<16xf16>, vector<8xf32>
      %353 = arith.addi %25, %c4 : index
      %354 = arith.muli %38, %c4 : index
      %355 = arith.addi %354, %c9 : index
      %356 = arith.divui %inputFeatures, %c7 : index
      %357 = arith.muli %353, %356 : index
      %358 = arith.addi %357, %355 : index
      %359 = arith.muli %tileRows, %c7 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.remui %48, %tileRows : index
      %362 = arith.muli %361, %c2 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c2 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %97, %297 : vector<16xf16>, vector<8xf32>
      %370 = wave.mma %368, %195, %298 : vector<16xf16>, vector<8xf32>
      %371 = arith.addi %25, %c27 : index
      %372 = arith.muli %38, %c4 : index
      %373 = arith.addi %372, %c9 : index
      %374 = arith.divui %inputFeatures, %c7 : index
      %375 = arith.muli %371, %374 : index
      %376 = arith.addi %375, %373 : index
      %377 = arith.muli %tileRows, %c7 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.remui %48, %tileRows : index
      %380 = arith.muli %379, %c2 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c2 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %97, %315 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %195, %316 : vector<16xf16>, vector<8xf32>
      %389 = arith.addi %25, %c8 : index
      %390 = arith.muli %38, %c4 : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.divui %inputFeatures, %c7 : index
      %393 = arith.muli %389, %392 : index
      %394 = arith.addi %393, %391 : index
      %395 = arith.muli %tileRows, %c7 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.remui %48, %tileRows : index
      %398 = arith.muli %397, %c2 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c2 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %145, %333 : vector<16xf16>, vector<8xf32>
      %406 = wave.mma %404, %243, %334 : vector<16xf16>, vector<8xf32>
      %407 = arith.addi %25, %c9 : index
      %408 = arith.muli %38, %c4 : index
      %409 = arith.addi %408, %c4 : index
      %410 = arith.divui %inputFeatures, %c7 : index
      %411 = arith.muli %407, %410 : index
      %412 = arith.addi %411, %409 : index
      %413 = arith.muli %tileRows, %c7 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.remui %48, %tileRows : index
      %416 = arith.muli %415, %c2 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c2 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %145, %351 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %243, %352 : vector<16xf16>, vector<8xf32>
      %425 = arith.addi %25, %c4 : index
      %426 = arith.muli %38, %c4 : index
      %427 = arith.addi %426, %c4 : index
      %428 = arith.divui %inputFeatures, %c7 : index
      %429 = arith.muli %425, %428 : index
      %430 = arith.addi %429, %427 : index
      %431 = arith.muli %tileRows, %c7 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.remui %48, %tileRows : index
      %434 = arith.muli %433, %c2 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c2 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %145, %369 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %243, %370 : vector<16xf16>, vector<8xf32>
      %443 = arith.addi %25, %c27 : index
      %444 = arith.muli %38, %c4 : index
      %445 = arith.addi %444, %c4 : index
      %446 = arith.divui %inputFeatures, %c7 : index
      %447 = arith.muli %443, %446 : index
      %448 = arith.addi %447, %445 : index
      %449 = arith.muli %tileRows, %c7 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.remui %48, %tileRows : index
      %452 = arith.muli %451, %c2 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c2 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %145, %387 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %243, %388 : vector<16xf16>, vector<8xf32>
      %461 = arith.addi %25, %c8 : index
      %462 = arith.muli %38, %c4 : index
      %463 = arith.addi %462, %c27 : index
      %464 = arith.divui %inputFeatures, %c7 : index
      %465 = arith.muli %461, %464 : index
      %466 = arith.addi %465, %463 : index
      %467 = arith.muli %tileRows, %c7 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.remui %48, %tileRows : index
      %470 = arith.muli %469, %c2 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c2 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %146, %405 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %244, %406 : vector<16xf16>, vector<8xf32>
      %479 = arith.addi %25, %c9 : index
      %480 = arith.muli %38, %c4 : index
      %481 = arith.addi %480, %c27 : index
      %482 = arith.divui %inputFeatures, %c7 : index
      %483 = arith.muli %479, %482 : index
      %484 = arith.addi %483, %481 : index
      %485 = arith.muli %tileRows, %c7 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.remui %48, %tileRows : index
      %488 = arith.muli %487, %c2 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c2 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %146, %423 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %244, %424 : vector<16xf16>, vector<8xf32>
      %497 = arith.addi %25, %c4 : index
      %498 = arith.muli %38, %c4 : index
      %499 = arith.addi %498, %c27 : index
      %500 = arith.divui %inputFeatures, %c7 : index
      %501 = arith.muli %497, %500 : index
      %502 = arith.addi %501, %499 : index
      %503 = arith.muli %tileRows, %c7 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.remui %48, %tileRows : index
      %506 = arith.muli %505, %c2 : index
      %507 = arith.addi %504, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c2 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %146, %441 : vector<16xf16>, vector<8xf32>
      %514 = wave.mma %512, %244, %442 : vector<16xf16>, vector<8xf32>
      %515 = arith.addi %25, %c27 : index
      %516 = arith.muli %38, %c4 : index
      %517 = arith.addi %516, %c27 : index
      %518 = arith.divui %inputFeatures, %c7 : index
      %519 = arith.muli %515, %518 : index
      %520 = arith.addi %519, %517 : index
      %521 = arith.muli %tileRows, %c7 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.remui %48, %tileRows : index
      %524 = arith.muli %523, %c2 : index
      %525 = arith.addi %522, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = arith.muli %tileRows, %c2 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %531 = wave.mma %530, %146, %459 : vector<16xf16>, vector<8xf32>
      %532 = wave.mma %530, %244, %460 : vector<16xf16>, vector<8xf32>
      scf.yield %477, %478, %495, %496, %513, %514, %531, %532 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %533 = arith.select %35, %37, %30 : index
    %543:8 = scf.for %534 = %37 to %533 step %c9 iter_args(%535 = %47#0, %536 = %47#1, %537 = %47#2, %538 = %47#3, %539 = %47#4, %540 = %47#5, %541 = %47#6, %542 = %47#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %544 = wave.lane
      %545 = arith.addi %534, %c8 : index
      %546 = arith.remui %544, %c7 : index
      %547 = arith.addi %16, %c6 : index
      %548 = arith.muli %545, %c12 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %546, %c14 : index
      %551 = arith.addi %549, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<2xf16>
      %554 = vector.extract %553[0] : f16 from vector<2xf16>
      %555 = vector.broadcast %554 : f16 to vector<16xf16>
      %556 = vector.extract %553[1] : f16 from vector<2xf16>
      %557 = vector.broadcast %556 : f16 to vector<16xf16>
      %558 = arith.addi %16, %c6 : index
      %559 = arith.muli %inputFeatures, %c4 : index
      %560 = arith.addi %559, %c5 : index
      %561 = arith.divui %560, %c6 : index
      %562 = arith.muli %561, %c6 : index
      %563 = arith.addi %558, %562 : index
      %564 = arith.muli %545, %c19 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.muli %546, %c7 : index
      %567 = arith.addi %565, %566 : index
      %568 = vector.load %w[%567] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %569 = vector.bitcast %568 : vector<16xi8> to vector<4xi32>
      %570 = arith.shrui %569, %c20 : vector<4xi32>
      %571 = arith.andi %570, %c21 : vector<4xi32>
      %572 = arith.ori %571, %c22 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %569, %c23 : vector<4xi32>
      %575 = arith.andi %574, %c21 : vector<4xi32>
      %576 = arith.ori %575, %c22 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = arith.shrui %569, %c24 : vector<4xi32>
      %579 = arith.andi %578, %c21 : vector<4xi32>
      %580 = arith.ori %579, %c22 : vector<4xi32>
      %581 = vector.bitcast %580 : vector<4xi32> to vector<8xf16>
      %582 = arith.shrui %569, %c25 : vector<4xi32>
      %583 = arith.andi %582, %c21 : vector<4xi32>
      %584 = arith.ori %583, %c22 : vector<4xi32>
      %585 = vector.bitcast %584 : vector<4xi32> to vector<8xf16>
      %586 = vector.shuffle %573, %577 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = vector.shuffle %581, %585 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %586, %587 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %589 = arith.subf %588, %c26 : vector<32xf16>
      %590 = vector.shuffle %589, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %591 = vector.shuffle %589, %589 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %592 = math.fma %590, %555, %557 : vector<16xf16>
      %593 = math.fma %591, %555, %557 : vector<16xf16>
      %594 = arith.addi %534, %c8 : index
      %595 = arith.remui %544, %c7 : index
      %596 = arith.addi %18, %c6 : index
      %597 = arith.muli %594, %c12 : index
      %598 = arith.addi %596, %597 : index
      %599 = arith.muli %595, %c14 : index
      %600 = arith.addi %598, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<2xf16>
      %603 = vector.extract %602[0] : f16 from vector<2xf16>
      %604 = vector.broadcast %603 : f16 to vector<16xf16>
      %605 = vector.extract %602[1] : f16 from vector<2xf16>
      %606 = vector.broadcast %605 : f16 to vector<16xf16>
      %607 = arith.addi %18, %c6 : index
      %608 = arith.muli %inputFeatures, %c4 : index
      %609 = arith.addi %608, %c5 : index
      %610 = arith.divui %609, %c6 : index
      %611 = arith.muli %610, %c6 : index
      %612 = arith.addi %607, %611 : index
      %613 = arith.muli %594, %c19 : index
      %614 = arith.addi %612, %613 : index
      %615 = arith.muli %595, %c7 : index
      %616 = arith.addi %614, %615 : index
      %617 = vector.load %w[%616] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %618 = vector.bitcast %617 : vector<16xi8> to vector<4xi32>
      %619 = arith.shrui %618, %c20 : vector<4xi32>
      %620 = arith.andi %619, %c21 : vector<4xi32>
      %621 = arith.ori %620, %c22 : vector<4xi32>
      %622 = vector.bitcast %621 : vector<4xi32> to vector<8xf16>
      %623 = arith.shrui %618, %c23 : vector<4xi32>
      %624 = arith.andi %623, %c21 : vector<4xi32>
      %625 = arith.ori %624, %c22 : vector<4xi32>
      %626 = vector.bitcast %625 : vector<4xi32> to vector<8xf16>
      %627 = arith.shrui %618, %c24 : vector<4xi32>
      %628 = arith.andi %627, %c21 : vector<4xi32>
      %629 = arith.ori %628, %c22 : vector<4xi32>
      %630 = vector.bitcast %629 : vector<4xi32> to vector<8xf16>
      %631 = arith.shrui %618, %c25 : vector<4xi32>
      %632 = arith.andi %631, %c21 : vector<4xi32>
      %633 = arith.ori %632, %c22 : vector<4xi32>
      %634 = vector.bitcast %633 : vector<4xi32> to vector<8xf16>
      %635 = vector.shuffle %622, %626 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %636 = vector.shuffle %630, %634 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = vector.shuffle %635, %636 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %638 = arith.subf %637, %c26 : vector<32xf16>
      %639 = vector.shuffle %638, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %640 = vector.shuffle %638, %638 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %641 = math.fma %639, %604, %606 : vector<16xf16>
      %642 = math.fma %640, %604, %606 : vector<16xf16>
      %643 = arith.addi %25, %c8 : index
      %644 = arith.muli %534, %c4 : index
      %645 = arith.addi %644, %c8 : index
      %646 = arith.divui %inputFeatures, %c7 : index
      %647 = arith.muli %643, %646 : index
      %648 = arith.addi %647, %645 : index
      %649 = arith.muli %tileRows, %c7 : index
      %650 = arith.muli %648, %649 : index
      %651 = arith.remui %544, %tileRows : index
      %652 = arith.muli %651, %c2 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c2 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %592, %535 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %641, %536 : vector<16xf16>, vector<8xf32>
      %661 = arith.addi %25, %c9 : index
      %662 = arith.muli %534, %c4 : index
      %663 = arith.addi %662, %c8 : index
      %664 = arith.divui %inputFeatures, %c7 : index
      %665 = arith.muli %661, %664 : index
      %666 = arith.addi %665, %663 : index
      %667 = arith.muli %tileRows, %c7 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.remui %544, %tileRows : index
      %670 = arith.muli %669, %c2 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = arith.muli %tileRows, %c2 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %677 = wave.mma %676, %592, %537 : vector<16xf16>, vector<8xf32>
      %678 = wave.mma %676, %641, %538 : vector<16xf16>, vector<8xf32>
      %679 = arith.addi %25, %c4 : index
      %680 = arith.muli %534, %c4 : index
      %681 = arith.addi %680, %c8 : index
      %682 = arith.divui %inputFeatures, %c7 : index
      %683 = arith.muli %679, %682 : index
      %684 = arith.addi %683, %681 : index
      %685 = arith.muli %tileRows, %c7 : index
      %686 = arith.muli %684, %685 : index
      %687 = arith.remui %544, %tileRows : index
      %688 = arith.muli %687, %c2 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c2 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %592, %539 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %641, %540 : vector<16xf16>, vector<8xf32>
      %697 = arith.addi %25, %c27 : index
      %698 = arith.muli %534, %c4 : index
      %699 = arith.addi %698, %c8 : index
      %700 = arith.divui %inputFeatures, %c7 : index
      %701 = arith.muli %697, %700 : index
      %702 = arith.addi %701, %699 : index
      %703 = arith.muli %tileRows, %c7 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.remui %544, %tileRows : index
      %706 = arith.muli %705, %c2 : index
      %707 = arith.addi %704, %706 : index
      %708 = vector.load %x[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = arith.muli %tileRows, %c2 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = vector.shuffle %708, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %713 = wave.mma %712, %592, %541 : vector<16xf16>, vector<8xf32>
      %714 = wave.mma %712, %641, %542 : vector<16xf16>, vector<8xf32>
      %715 = arith.addi %25, %c8 : index
      %716 = arith.muli %534, %c4 : index
      %717 = arith.addi %716, %c9 : index
      %718 = arith.divui %inputFeatures, %c7 : index
      %719 = arith.muli %715, %718 : index
      %720 = arith.addi %719, %717 : index
      %721 = arith.muli %tileRows, %c7 : index
      %722 = arith.muli %720, %721 : index
      %723 = arith.remui %544, %tileRows : index
      %724 = arith.muli %723, %c2 : index
      %725 = arith.addi %722, %724 : index
      %726 = vector.load %x[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %727 = arith.muli %tileRows, %c2 : index
      %728 = arith.addi %725, %727 : index
      %729 = vector.load %x[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %730 = vector.shuffle %726, %729 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %731 = wave.mma %730, %593, %659 : vector<16xf16>, vector<8xf32>
      %732 = wave.mma %730, %642, %660 : vector<16xf16>, vector<8xf32>
      %733 = arith.addi %25, %c9 : index
      %734 = arith.muli %534, %c4 : index
      %735 = arith.addi %734, %c9 : index
      %736 = arith.divui %inputFeatures, %c7 : index
      %737 = arith.muli %733, %736 : index
      %738 = arith.addi %737, %735 : index
      %739 = arith.muli %tileRows, %c7 : index
      %740 = arith.muli %738, %739 : index
      %741 = arith.remui %544, %tileRows : index
      %742 = arith.muli %741, %c2 : index
      %743 = arith.addi %740, %742 : index
      %744 = vector.load %x[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %745 = arith.muli %tileRows, %c2 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %x[%746] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %748 = vector.shuffle %744, %747 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %749 = wave.mma %748, %593, %677 : vector<16xf16>, vector<8xf32>
      %750 = wave.mma %748, %642, %678 : vector<16xf16>, vector<8xf32>
      %751 = arith.addi %25, %c4 : index
      %752 = arith.muli %534, %c4 : index
      %753 = arith.addi %752, %c9 : index
      %754 = arith.divui %inputFeatures, %c7 : index
      %755 = arith.muli %751, %754 : index
      %756 = arith.addi %755, %753 : index
      %757 = arith.muli %tileRows, %c7 : index
      %758 = arith.muli %756, %757 : index
      %759 = arith.remui %544, %tileRows : index
      %760 = arith.muli %759, %c2 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %x[%761] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %763 = arith.muli %tileRows, %c2 : index
      %764 = arith.addi %761, %763 : index
      %765 = vector.load %x[%764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %766 = vector.shuffle %762, %765 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %767 = wave.mma %766, %593, %695 : vector<16xf16>, vector<8xf32>
      %768 = wave.mma %766, %642, %696 : vector<16xf16>, vector<8xf32>
      %769 = arith.addi %25, %c27 : index
      %770 = arith.muli %534, %c4 : index
      %771 = arith.addi %770, %c9 : index
      %772 = arith.divui %inputFeatures, %c7 : index
      %773 = arith.muli %769, %772 : index
      %774 = arith.addi %773, %771 : index
      %775 = arith.muli %tileRows, %c7 : index
      %776 = arith.muli %774, %775 : index
      %777 = arith.remui %544, %tileRows : index
      %778 = arith.muli %777, %c2 : index
      %779 = arith.addi %776, %778 : index
      %780 = vector.load %x[%779] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %781 = arith.muli %tileRows, %c2 : index
      %782 = arith.addi %779, %781 : index
      %783 = vector.load %x[%782] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %784 = vector.shuffle %780, %783 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = wave.mma %784, %593, %713 : vector<16xf16>, vector<8xf32>
      %786 = wave.mma %784, %642, %714 : vector<16xf16>, vector<8xf32>
      scf.yield %731, %732, %749, %750, %767, %768, %785, %786 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %787 = arith.addi %23, %c8 : index
    %788 = wave.lane
    %789 = arith.muli %3, %c4 : index
    %790 = arith.muli %789, %c19 : index
    %791 = arith.addi %790, %788 : index
    %792 = arith.muli %4, %c11 : index
    %793 = arith.addi %792, %791 : index
    %794 = arith.addi %793, %c8 : index
    %795 = arith.addi %794, %c8 : index
    %796 = vector.extract %543#0[0] : f32 from vector<8xf32>
    memref.store %796, %19[%795] : memref<?xf32>
    %797 = arith.muli %4, %c11 : index
    %798 = arith.addi %797, %791 : index
    %799 = arith.addi %798, %c8 : index
    %800 = arith.addi %799, %c16 : index
    %801 = vector.extract %543#0[1] : f32 from vector<8xf32>
    memref.store %801, %19[%800] : memref<?xf32>
    %802 = arith.muli %4, %c11 : index
    %803 = arith.addi %802, %791 : index
    %804 = arith.addi %803, %c8 : index
    %805 = arith.addi %804, %c12 : index
    %806 = vector.extract %543#0[2] : f32 from vector<8xf32>
    memref.store %806, %19[%805] : memref<?xf32>
    %807 = arith.muli %4, %c11 : index
    %808 = arith.addi %807, %791 : index
    %809 = arith.addi %808, %c8 : index
    %810 = arith.addi %809, %c28 : index
    %811 = vector.extract %543#0[3] : f32 from vector<8xf32>
    memref.store %811, %19[%810] : memref<?xf32>
    %812 = arith.muli %4, %c11 : index
    %813 = arith.addi %812, %791 : index
    %814 = arith.addi %813, %c8 : index
    %815 = arith.addi %814, %c6 : index
    %816 = vector.extract %543#0[4] : f32 from vector<8xf32>
    memref.store %816, %19[%815] : memref<?xf32>
    %817 = arith.muli %4, %c11 : index
    %818 = arith.addi %817, %791 : index
    %819 = arith.addi %818, %c8 : index
    %820 = arith.addi %819, %c29 : index
    %821 = vector.extract %543#0[5] : f32 from vector<8xf32>
    memref.store %821, %19[%820] : memref<?xf32>
    %822 = arith.muli %4, %c11 : index
    %823 = arith.addi %822, %791 : index
    %824 = arith.addi %823, %c8 : index
    %825 = arith.addi %824, %c30 : index
    %826 = vector.extract %543#0[6] : f32 from vector<8xf32>
    memref.store %826, %19[%825] : memref<?xf32>
    %827 = arith.muli %4, %c11 : index
    %828 = arith.addi %827, %791 : index
    %829 = arith.addi %828, %c8 : index
    %830 = arith.addi %829, %c31 : index
    %831 = vector.extract %543#0[7] : f32 from vector<8xf32>
    memref.store %831, %19[%830] : memref<?xf32>
    %832 = arith.muli %4, %c11 : index
    %833 = arith.addi %832, %791 : index
    %834 = arith.addi %833, %c19 : index
    %835 = arith.addi %834, %c8 : index
    %836 = vector.extract %543#1[0] : f32 from vector<8xf32>
    memref.store %836, %19[%835] : memref<?xf32>
    %837 = arith.muli %4, %c11 : index
    %838 = arith.addi %837, %791 : index
    %839 = arith.addi %838, %c19 : index
    %840 = arith.addi %839, %c16 : index
    %841 = vector.extract %543#1[1] : f32 from vector<8xf32>
    memref.store %841, %19[%840] : memref<?xf32>
    %842 = arith.muli %4, %c11 : index
    %843 = arith.addi %842, %791 : index
    %844 = arith.addi %843, %c19 : index
    %845 = arith.addi %844, %c12 : index
    %846 = vector.extract %543#1[2] : f32 from vector<8xf32>
    memref.store %846, %19[%845] : memref<?xf32>
    %847 = arith.muli %4, %c11 : index
    %848 = arith.addi %847, %791 : index
    %849 = arith.addi %848, %c19 : index
    %850 = arith.addi %849, %c28 : index
    %851 = vector.extract %543#1[3] : f32 from vector<8xf32>
    memref.store %851, %19[%850] : memref<?xf32>
    %852 = arith.muli %4, %c11 : index
    %853 = arith.addi %852, %791 : index
    %854 = arith.addi %853, %c19 : index
    %855 = arith.addi %854, %c6 : index
    %856 = vector.extract %543#1[4] : f32 from vector<8xf32>
    memref.store %856, %19[%855] : memref<?xf32>
    %857 = arith.muli %4, %c11 : index
    %858 = arith.addi %857, %791 : index
    %859 = arith.addi %858, %c19 : index
    %860 = arith.addi %859, %c29 : index
    %861 = vector.extract %543#1[5] : f32 from vector<8xf32>
    memref.store %861, %19[%860] : memref<?xf32>
    %862 = arith.muli %4, %c11 : index
    %863 = arith.addi %862, %791 : index
    %864 = arith.addi %863, %c19 : index
    %865 = arith.addi %864, %c30 : index
    %866 = vector.extract %543#1[6] : f32 from vector<8xf32>
    memref.store %866, %19[%865] : memref<?xf32>
    %867 = arith.muli %4, %c11 : index
    %868 = arith.addi %867, %791 : index
    %869 = arith.addi %868, %c19 : index
    %870 = arith.addi %869, %c31 : index
    %871 = vector.extract %543#1[7] : f32 from vector<8xf32>
    memref.store %871, %19[%870] : memref<?xf32>
    wave.barrier
    %872 = arith.muli %4, %c14 : index
    %873 = arith.addi %872, %c8 : index
    %874 = arith.muli %873, %c4 : index
    %875 = arith.divui %788, %c7 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.addi %787, %876 : index
    %878 = arith.cmpi slt, %877, %22 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c9 : index
      %880 = memref.load %factors[%877] : memref<?xf32>
      %881 = arith.select %879, %880, %c33 : f32
      %882 = arith.addi %791, %c8 : index
      %883 = arith.muli %873, %c16 : index
      %884 = arith.addi %882, %883 : index
      %885 = memref.load %19[%884] : memref<?xf32>
      %886 = arith.addi %884, %c11 : index
      %887 = memref.load %19[%886] : memref<?xf32>
      %888 = arith.addf %885, %887 : f32
      %889 = arith.remui %788, %c7 : index
      %890 = arith.muli %889, %c14 : index
      %891 = arith.addi %16, %890 : index
      %892 = vector.load %w[%891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %893 = vector.bitcast %892 : vector<4xi8> to vector<1xf32>
      %894 = vector.extract %893[0] : f32 from vector<1xf32>
      %895 = arith.mulf %894, %881 : f32
      %896 = arith.mulf %888, %895 : f32
      %897 = arith.muli %3, %c4 : index
      %898 = arith.addi %897, %c8 : index
      %899 = arith.muli %898, %c7 : index
      %900 = arith.remui %788, %c7 : index
      %901 = arith.addi %899, %900 : index
      %902 = arith.muli %876, %c19 : index
      %903 = arith.addi %902, %901 : index
      memref.store %896, %20[%903] : memref<?xf32>
      %904 = arith.addi %791, %c19 : index
      %905 = arith.muli %873, %c16 : index
      %906 = arith.addi %904, %905 : index
      %907 = memref.load %19[%906] : memref<?xf32>
      %908 = arith.addi %906, %c11 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.addf %907, %909 : f32
      %911 = arith.remui %788, %c7 : index
      %912 = arith.muli %911, %c14 : index
      %913 = arith.addi %18, %912 : index
      %914 = vector.load %w[%913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %915 = vector.bitcast %914 : vector<4xi8> to vector<1xf32>
      %916 = vector.extract %915[0] : f32 from vector<1xf32>
      %917 = arith.mulf %916, %881 : f32
      %918 = arith.mulf %910, %917 : f32
      %919 = arith.muli %3, %c4 : index
      %920 = arith.addi %919, %c9 : index
      %921 = arith.muli %920, %c7 : index
      %922 = arith.remui %788, %c7 : index
      %923 = arith.addi %921, %922 : index
      %924 = arith.muli %876, %c19 : index
      %925 = arith.addi %924, %923 : index
      memref.store %918, %20[%925] : memref<?xf32>
    }
    %926 = arith.muli %4, %c14 : index
    %927 = arith.addi %926, %c9 : index
    %928 = arith.muli %927, %c4 : index
    %929 = arith.divui %788, %c7 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.addi %787, %930 : index
    %932 = arith.cmpi slt, %931, %22 : index
    scf.if %932 {
      %933 = arith.cmpi eq, %hasFactors, %c9 : index
      %934 = memref.load %factors[%931] : memref<?xf32>
      %935 = arith.select %933, %934, %c33 : f32
      %936 = arith.addi %791, %c8 : index
      %937 = arith.muli %927, %c16 : index
      %938 = arith.addi %936, %937 : index
      %939 = memref.load %19[%938] : memref<?xf32>
      %940 = arith.addi %938, %c11 : index
      %941 = memref.load %19[%940] : memref<?xf32>
      %942 = arith.addf %939, %941 : f32
      %943 = arith.remui %788, %c7 : index
      %944 = arith.muli %943, %c14 : index
      %945 = arith.addi %16, %944 : index
      %946 = vector.load %w[%945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %947 = vector.bitcast %946 : vector<4xi8> to vector<1xf32>
      %948 = vector.extract %947[0] : f32 from vector<1xf32>
      %949 = arith.mulf %948, %935 : f32
      %950 = arith.mulf %942, %949 : f32
      %951 = arith.muli %3, %c4 : index
      %952 = arith.addi %951, %c8 : index
      %953 = arith.muli %952, %c7 : index
      %954 = arith.remui %788, %c7 : index
      %955 = arith.addi %953, %954 : index
      %956 = arith.muli %930, %c19 : index
      %957 = arith.addi %956, %955 : index
      memref.store %950, %20[%957] : memref<?xf32>
      %958 = arith.addi %791, %c19 : index
      %959 = arith.muli %927, %c16 : index
      %960 = arith.addi %958, %959 : index
      %961 = memref.load %19[%960] : memref<?xf32>
      %962 = arith.addi %960, %c11 : index
      %963 = memref.load %19[%962] : memref<?xf32>
      %964 = arith.addf %961, %963 : f32
      %965 = arith.remui %788, %c7 : index
      %966 = arith.muli %965, %c14 : index
      %967 = arith.addi %18, %966 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %970, %935 : f32
      %972 = arith.mulf %964, %971 : f32
      %973 = arith.muli %3, %c4 : index
      %974 = arith.addi %973, %c9 : index
      %975 = arith.muli %974, %c7 : index
      %976 = arith.remui %788, %c7 : index
      %977 = arith.addi %975, %976 : index
      %978 = arith.muli %930, %c19 : index
      %979 = arith.addi %978, %977 : index
      memref.store %972, %20[%979] : memref<?xf32>
    }
    %980 = arith.muli %4, %c14 : index
    %981 = arith.addi %980, %c4 : index
    %982 = arith.muli %981, %c4 : index
    %983 = arith.divui %788, %c7 : index
    %984 = arith.addi %982, %983 : index
    %985 = arith.addi %787, %984 : index
    %986 = arith.cmpi slt, %985, %22 : index
    scf.if %986 {
      %987 = arith.cmpi eq, %hasFactors, %c9 : index
      %988 = memref.load %factors[%985] : memref<?xf32>
      %989 = arith.select %987, %988, %c33 : f32
      %990 = arith.addi %791, %c8 : index
      %991 = arith.muli %981, %c16 : index
      %992 = arith.addi %990, %991 : index
      %993 = memref.load %19[%992] : memref<?xf32>
      %994 = arith.addi %992, %c11 : index
      %995 = memref.load %19[%994] : memref<?xf32>
      %996 = arith.addf %993, %995 : f32
      %997 = arith.remui %788, %c7 : index
      %998 = arith.muli %997, %c14 : index
      %999 = arith.addi %16, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %989 : f32
      %1004 = arith.mulf %996, %1003 : f32
      %1005 = arith.muli %3, %c4 : index
      %1006 = arith.addi %1005, %c8 : index
      %1007 = arith.muli %1006, %c7 : index
      %1008 = arith.remui %788, %c7 : index
      %1009 = arith.addi %1007, %1008 : index
      %1010 = arith.muli %984, %c19 : index
      %1011 = arith.addi %1010, %1009 : index
      memref.store %1004, %20[%1011] : memref<?xf32>
      %1012 = arith.addi %791, %c19 : index
      %1013 = arith.muli %981, %c16 : index
      %1014 = arith.addi %1012, %1013 : index
      %1015 = memref.load %19[%1014] : memref<?xf32>
      %1016 = arith.addi %1014, %c11 : index
      %1017 = memref.load %19[%1016] : memref<?xf32>
      %1018 = arith.addf %1015, %1017 : f32
      %1019 = arith.remui %788, %c7 : index
      %1020 = arith.muli %1019, %c14 : index
      %1021 = arith.addi %18, %1020 : index
      %1022 = vector.load %w[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1023 = vector.bitcast %1022 : vector<4xi8> to vector<1xf32>
      %1024 = vector.extract %1023[0] : f32 from vector<1xf32>
      %1025 = arith.mulf %1024, %989 : f32
      %1026 = arith.mulf %1018, %1025 : f32
      %1027 = arith.muli %3, %c4 : index
      %1028 = arith.addi %1027, %c9 : index
      %1029 = arith.muli %1028, %c7 : index
      %1030 = arith.remui %788, %c7 : index
      %1031 = arith.addi %1029, %1030 : index
      %1032 = arith.muli %984, %c19 : index
      %1033 = arith.addi %1032, %1031 : index
      memref.store %1026, %20[%1033] : memref<?xf32>
    }
    %1034 = arith.muli %4, %c14 : index
    %1035 = arith.addi %1034, %c27 : index
    %1036 = arith.muli %1035, %c4 : index
    %1037 = arith.divui %788, %c7 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.addi %787, %1038 : index
    %1040 = arith.cmpi slt, %1039, %22 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c9 : index
      %1042 = memref.load %factors[%1039] : memref<?xf32>
      %1043 = arith.select %1041, %1042, %c33 : f32
      %1044 = arith.addi %791, %c8 : index
      %1045 = arith.muli %1035, %c16 : index
      %1046 = arith.addi %1044, %1045 : index
      %1047 = memref.load %19[%1046] : memref<?xf32>
      %1048 = arith.addi %1046, %c11 : index
      %1049 = memref.load %19[%1048] : memref<?xf32>
      %1050 = arith.addf %1047, %1049 : f32
      %1051 = arith.remui %788, %c7 : index
      %1052 = arith.muli %1051, %c14 : index
      %1053 = arith.addi %16, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1043 : f32
      %1058 = arith.mulf %1050, %1057 : f32
      %1059 = arith.muli %3, %c4 : index
      %1060 = arith.addi %1059, %c8 : index
      %1061 = arith.muli %1060, %c7 : index
      %1062 = arith.remui %788, %c7 : index
      %1063 = arith.addi %1061, %1062 : index
      %1064 = arith.muli %1038, %c19 : index
      %1065 = arith.addi %1064, %1063 : index
      memref.store %1058, %20[%1065] : memref<?xf32>
      %1066 = arith.addi %791, %c19 : index
      %1067 = arith.muli %1035, %c16 : index
      %1068 = arith.addi %1066, %1067 : index
      %1069 = memref.load %19[%1068] : memref<?xf32>
      %1070 = arith.addi %1068, %c11 : index
      %1071 = memref.load %19[%1070] : memref<?xf32>
      %1072 = arith.addf %1069, %1071 : f32
      %1073 = arith.remui %788, %c7 : index
      %1074 = arith.muli %1073, %c14 : index
      %1075 = arith.addi %18, %1074 : index
      %1076 = vector.load %w[%1075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1077 = vector.bitcast %1076 : vector<4xi8> to vector<1xf32>
      %1078 = vector.extract %1077[0] : f32 from vector<1xf32>
      %1079 = arith.mulf %1078, %1043 : f32
      %1080 = arith.mulf %1072, %1079 : f32
      %1081 = arith.muli %3, %c4 : index
      %1082 = arith.addi %1081, %c9 : index
      %1083 = arith.muli %1082, %c7 : index
      %1084 = arith.remui %788, %c7 : index
      %1085 = arith.addi %1083, %1084 : index
      %1086 = arith.muli %1038, %c19 : index
      %1087 = arith.addi %1086, %1085 : index
      memref.store %1080, %20[%1087] : memref<?xf32>
    }
    wave.barrier
    %1088 = arith.addi %23, %c8 : index
    %1089 = wave.wave
    %1090 = arith.addi %1089, %c8 : index
    %1091 = arith.addi %1088, %1090 : index
    %1092 = arith.cmpi slt, %1091, %22 : index
    scf.if %1092 {
      %1093 = arith.addi %1088, %1090 : index
      %1094 = arith.muli %1090, %c19 : index
      %1095 = wave.lane
      %1096 = arith.addi %1095, %c8 : index
      %1097 = arith.cmpi eq, %hasBias, %c9 : index
      %1098 = arith.addi %1094, %1096 : index
      %1099 = memref.load %20[%1098] : memref<?xf32>
      %1100 = arith.muli %0, %c19 : index
      %1101 = arith.addi %1100, %1096 : index
      %1102 = memref.load %bias[%1101] : memref<?xf32>
      %1103 = arith.addf %1099, %1102 : f32
      %1104 = arith.select %1097, %1103, %1099 : f32
      %1105 = arith.addi %1096, %c6 : index
      %1106 = arith.cmpi eq, %hasBias, %c9 : index
      %1107 = arith.addi %1094, %1105 : index
      %1108 = memref.load %20[%1107] : memref<?xf32>
      %1109 = arith.muli %0, %c19 : index
      %1110 = arith.addi %1109, %1105 : index
      %1111 = memref.load %bias[%1110] : memref<?xf32>
      %1112 = arith.addf %1108, %1111 : f32
      %1113 = arith.select %1106, %1112, %1108 : f32
      %1114 = arith.addi %1095, %c16 : index
      %1115 = arith.cmpi eq, %hasBias, %c9 : index
      %1116 = arith.addi %1094, %1114 : index
      %1117 = memref.load %20[%1116] : memref<?xf32>
      %1118 = arith.muli %0, %c19 : index
      %1119 = arith.addi %1118, %1114 : index
      %1120 = memref.load %bias[%1119] : memref<?xf32>
      %1121 = arith.addf %1117, %1120 : f32
      %1122 = arith.select %1115, %1121, %1117 : f32
      %1123 = arith.addi %1114, %c6 : index
      %1124 = arith.cmpi eq, %hasBias, %c9 : index
      %1125 = arith.addi %1094, %1123 : index
      %1126 = memref.load %20[%1125] : memref<?xf32>
      %1127 = arith.muli %0, %c19 : index
      %1128 = arith.addi %1127, %1123 : index
      %1129 = memref.load %bias[%1128] : memref<?xf32>
      %1130 = arith.addf %1126, %1129 : f32
      %1131 = arith.select %1124, %1130, %1126 : f32
      %1132 = arith.addi %1095, %c12 : index
      %1133 = arith.cmpi eq, %hasBias, %c9 : index
      %1134 = arith.addi %1094, %1132 : index
      %1135 = memref.load %20[%1134] : memref<?xf32>
      %1136 = arith.muli %0, %c19 : index
      %1137 = arith.addi %1136, %1132 : index
      %1138 = memref.load %bias[%1137] : memref<?xf32>
      %1139 = arith.addf %1135, %1138 : f32
      %1140 = arith.select %1133, %1139, %1135 : f32
      %1141 = arith.addi %1132, %c6 : index
      %1142 = arith.cmpi eq, %hasBias, %c9 : index
      %1143 = arith.addi %1094, %1141 : index
      %1144 = memref.load %20[%1143] : memref<?xf32>
      %1145 = arith.muli %0, %c19 : index
      %1146 = arith.addi %1145, %1141 : index
      %1147 = memref.load %bias[%1146] : memref<?xf32>
      %1148 = arith.addf %1144, %1147 : f32
      %1149 = arith.select %1142, %1148, %1144 : f32
      %1150 = arith.addi %1095, %c28 : index
      %1151 = arith.cmpi eq, %hasBias, %c9 : index
      %1152 = arith.addi %1094, %1150 : index
      %1153 = memref.load %20[%1152] : memref<?xf32>
      %1154 = arith.muli %0, %c19 : index
      %1155 = arith.addi %1154, %1150 : index
      %1156 = memref.load %bias[%1155] : memref<?xf32>
      %1157 = arith.addf %1153, %1156 : f32
      %1158 = arith.select %1151, %1157, %1153 : f32
      %1159 = arith.addi %1150, %c6 : index
      %1160 = arith.cmpi eq, %hasBias, %c9 : index
      %1161 = arith.addi %1094, %1159 : index
      %1162 = memref.load %20[%1161] : memref<?xf32>
      %1163 = arith.muli %0, %c19 : index
      %1164 = arith.addi %1163, %1159 : index
      %1165 = memref.load %bias[%1164] : memref<?xf32>
      %1166 = arith.addf %1162, %1165 : f32
      %1167 = arith.select %1160, %1166, %1162 : f32
      %1168 = arith.addi %heads, %kvHeads : index
      %1169 = arith.cmpi slt, %0, %1168 : index
      scf.if %1169 {
        %1170 = arith.addi %positionsAt, %1093 : index
        %1171 = memref.load %step[%1170] : memref<?xi32>
        %1172 = arith.index_cast %1171 : i32 to index
        %1173 = arith.cmpi eq, %hasNorm, %c9 : index
        %1174 = math.fma %1104, %1104, %c37 : f32
        %1175 = math.fma %1113, %1113, %1174 : f32
        %1176 = math.fma %1122, %1122, %1175 : f32
        %1177 = math.fma %1131, %1131, %1176 : f32
        %1178 = math.fma %1140, %1140, %1177 : f32
        %1179 = math.fma %1149, %1149, %1178 : f32
        %1180 = math.fma %1158, %1158, %1179 : f32
        %1181 = math.fma %1167, %1167, %1180 : f32
        %1182 = vector.broadcast %1181 : f32 to vector<1xf32>
        %1183 = wave.reduce "add" %1182 : vector<1xf32>
        %1184 = arith.mulf %1183, %inverseHeadDim : f32
        %1185 = arith.addf %1184, %epsilon : f32
        %1186 = math.sqrt %1185 : f32
        %1187 = arith.divf %c33, %1186 : f32
        %1188 = arith.cmpi slt, %0, %heads : index
        %1189 = arith.addi %1096, %c6 : index
        %1190 = memref.load %query_norm[%1096] : memref<?xf32>
        %1191 = memref.load %key_norm[%1096] : memref<?xf32>
        %1192 = arith.select %1188, %1190, %1191 : f32
        %1193 = arith.mulf %1104, %1187 : f32
        %1194 = arith.mulf %1193, %1192 : f32
        %1195 = arith.select %1173, %1194, %1104 : f32
        %1196 = memref.load %query_norm[%1189] : memref<?xf32>
        %1197 = memref.load %key_norm[%1189] : memref<?xf32>
        %1198 = arith.select %1188, %1196, %1197 : f32
        %1199 = arith.mulf %1113, %1187 : f32
        %1200 = arith.mulf %1199, %1198 : f32
        %1201 = arith.select %1173, %1200, %1113 : f32
        %1202 = arith.addi %1114, %c6 : index
        %1203 = memref.load %query_norm[%1114] : memref<?xf32>
        %1204 = memref.load %key_norm[%1114] : memref<?xf32>
        %1205 = arith.select %1188, %1203, %1204 : f32
        %1206 = arith.mulf %1122, %1187 : f32
        %1207 = arith.mulf %1206, %1205 : f32
        %1208 = arith.select %1173, %1207, %1122 : f32
        %1209 = memref.load %query_norm[%1202] : memref<?xf32>
        %1210 = memref.load %key_norm[%1202] : memref<?xf32>
        %1211 = arith.select %1188, %1209, %1210 : f32
        %1212 = arith.mulf %1131, %1187 : f32
        %1213 = arith.mulf %1212, %1211 : f32
        %1214 = arith.select %1173, %1213, %1131 : f32
        %1215 = arith.addi %1132, %c6 : index
        %1216 = memref.load %query_norm[%1132] : memref<?xf32>
        %1217 = memref.load %key_norm[%1132] : memref<?xf32>
        %1218 = arith.select %1188, %1216, %1217 : f32
        %1219 = arith.mulf %1140, %1187 : f32
        %1220 = arith.mulf %1219, %1218 : f32
        %1221 = arith.select %1173, %1220, %1140 : f32
        %1222 = memref.load %query_norm[%1215] : memref<?xf32>
        %1223 = memref.load %key_norm[%1215] : memref<?xf32>
        %1224 = arith.select %1188, %1222, %1223 : f32
        %1225 = arith.mulf %1149, %1187 : f32
        %1226 = arith.mulf %1225, %1224 : f32
        %1227 = arith.select %1173, %1226, %1149 : f32
        %1228 = arith.addi %1150, %c6 : index
        %1229 = memref.load %query_norm[%1150] : memref<?xf32>
        %1230 = memref.load %key_norm[%1150] : memref<?xf32>
        %1231 = arith.select %1188, %1229, %1230 : f32
        %1232 = arith.mulf %1158, %1187 : f32
        %1233 = arith.mulf %1232, %1231 : f32
        %1234 = arith.select %1173, %1233, %1158 : f32
        %1235 = memref.load %query_norm[%1228] : memref<?xf32>
        %1236 = memref.load %key_norm[%1228] : memref<?xf32>
        %1237 = arith.select %1188, %1235, %1236 : f32
        %1238 = arith.mulf %1167, %1187 : f32
        %1239 = arith.mulf %1238, %1237 : f32
        %1240 = arith.select %1173, %1239, %1167 : f32
        %1241 = arith.remui %1172, %c19 : index
        %1242 = arith.muli %1241, %c19 : index
        %1243 = arith.addi %1242, %1096 : index
        %1244 = arith.divui %1172, %c19 : index
        %1245 = arith.addi %1244, %c19 : index
        %1246 = arith.muli %1245, %c19 : index
        %1247 = arith.addi %1246, %1096 : index
        %1248 = memref.load %rope[%1243] : memref<?xf32>
        %1249 = arith.addi %1243, %c6 : index
        %1250 = memref.load %rope[%1249] : memref<?xf32>
        %1251 = memref.load %rope[%1247] : memref<?xf32>
        %1252 = arith.addi %1247, %c6 : index
        %1253 = memref.load %rope[%1252] : memref<?xf32>
        %1254 = arith.mulf %1251, %1248 : f32
        %1255 = arith.mulf %1253, %1250 : f32
        %1256 = arith.subf %1254, %1255 : f32
        %1257 = arith.mulf %1253, %1248 : f32
        %1258 = arith.mulf %1251, %1250 : f32
        %1259 = arith.addf %1257, %1258 : f32
        %1260 = arith.mulf %1195, %1256 : f32
        %1261 = arith.mulf %1201, %1259 : f32
        %1262 = arith.subf %1260, %1261 : f32
        %1263 = arith.mulf %1201, %1256 : f32
        %1264 = arith.mulf %1195, %1259 : f32
        %1265 = arith.addf %1263, %1264 : f32
        %1266 = arith.cmpi slt, %0, %heads : index
        scf.if %1266 {
          %1267 = arith.muli %1093, %heads : index
          %1268 = arith.addi %1267, %0 : index
          %1269 = arith.muli %1268, %c19 : index
          %1270 = arith.addi %1269, %1096 : index
          memref.store %1262, %q[%1270] : memref<?xf32>
          %1271 = arith.addi %1270, %c6 : index
          memref.store %1265, %q[%1271] : memref<?xf32>
        } else {
          %1272 = arith.addi %1094, %1096 : index
          memref.store %1262, %20[%1272] : memref<?xf32>
          %1273 = arith.addi %1094, %1096 : index
          %1274 = arith.addi %1273, %c6 : index
          memref.store %1265, %20[%1274] : memref<?xf32>
        }
        %1275 = arith.remui %1172, %c19 : index
        %1276 = arith.muli %1275, %c19 : index
        %1277 = arith.addi %1276, %1114 : index
        %1278 = arith.divui %1172, %c19 : index
        %1279 = arith.addi %1278, %c19 : index
        %1280 = arith.muli %1279, %c19 : index
        %1281 = arith.addi %1280, %1114 : index
        %1282 = memref.load %rope[%1277] : memref<?xf32>
        %1283 = arith.addi %1277, %c6 : index
        %1284 = memref.load %rope[%1283] : memref<?xf32>
        %1285 = memref.load %rope[%1281] : memref<?xf32>
        %1286 = arith.addi %1281, %c6 : index
        %1287 = memref.load %rope[%1286] : memref<?xf32>
        %1288 = arith.mulf %1285, %1282 : f32
        %1289 = arith.mulf %1287, %1284 : f32
        %1290 = arith.subf %1288, %1289 : f32
        %1291 = arith.mulf %1287, %1282 : f32
        %1292 = arith.mulf %1285, %1284 : f32
        %1293 = arith.addf %1291, %1292 : f32
        %1294 = arith.mulf %1208, %1290 : f32
        %1295 = arith.mulf %1214, %1293 : f32
        %1296 = arith.subf %1294, %1295 : f32
        %1297 = arith.mulf %1214, %1290 : f32
        %1298 = arith.mulf %1208, %1293 : f32
        %1299 = arith.addf %1297, %1298 : f32
        %1300 = arith.cmpi slt, %0, %heads : index
        scf.if %1300 {
          %1301 = arith.muli %1093, %heads : index
          %1302 = arith.addi %1301, %0 : index
          %1303 = arith.muli %1302, %c19 : index
          %1304 = arith.addi %1303, %1114 : index
          memref.store %1296, %q[%1304] : memref<?xf32>
          %1305 = arith.addi %1304, %c6 : index
          memref.store %1299, %q[%1305] : memref<?xf32>
        } else {
          %1306 = arith.addi %1094, %1114 : index
          memref.store %1296, %20[%1306] : memref<?xf32>
          %1307 = arith.addi %1094, %1114 : index
          %1308 = arith.addi %1307, %c6 : index
          memref.store %1299, %20[%1308] : memref<?xf32>
        }
        %1309 = arith.remui %1172, %c19 : index
        %1310 = arith.muli %1309, %c19 : index
        %1311 = arith.addi %1310, %1132 : index
        %1312 = arith.divui %1172, %c19 : index
        %1313 = arith.addi %1312, %c19 : index
        %1314 = arith.muli %1313, %c19 : index
        %1315 = arith.addi %1314, %1132 : index
        %1316 = memref.load %rope[%1311] : memref<?xf32>
        %1317 = arith.addi %1311, %c6 : index
        %1318 = memref.load %rope[%1317] : memref<?xf32>
        %1319 = memref.load %rope[%1315] : memref<?xf32>
        %1320 = arith.addi %1315, %c6 : index
        %1321 = memref.load %rope[%1320] : memref<?xf32>
        %1322 = arith.mulf %1319, %1316 : f32
        %1323 = arith.mulf %1321, %1318 : f32
        %1324 = arith.subf %1322, %1323 : f32
        %1325 = arith.mulf %1321, %1316 : f32
        %1326 = arith.mulf %1319, %1318 : f32
        %1327 = arith.addf %1325, %1326 : f32
        %1328 = arith.mulf %1221, %1324 : f32
        %1329 = arith.mulf %1227, %1327 : f32
        %1330 = arith.subf %1328, %1329 : f32
        %1331 = arith.mulf %1227, %1324 : f32
        %1332 = arith.mulf %1221, %1327 : f32
        %1333 = arith.addf %1331, %1332 : f32
        %1334 = arith.cmpi slt, %0, %heads : index
        scf.if %1334 {
          %1335 = arith.muli %1093, %heads : index
          %1336 = arith.addi %1335, %0 : index
          %1337 = arith.muli %1336, %c19 : index
          %1338 = arith.addi %1337, %1132 : index
          memref.store %1330, %q[%1338] : memref<?xf32>
          %1339 = arith.addi %1338, %c6 : index
          memref.store %1333, %q[%1339] : memref<?xf32>
        } else {
          %1340 = arith.addi %1094, %1132 : index
          memref.store %1330, %20[%1340] : memref<?xf32>
          %1341 = arith.addi %1094, %1132 : index
          %1342 = arith.addi %1341, %c6 : index
          memref.store %1333, %20[%1342] : memref<?xf32>
        }
        %1343 = arith.remui %1172, %c19 : index
        %1344 = arith.muli %1343, %c19 : index
        %1345 = arith.addi %1344, %1150 : index
        %1346 = arith.divui %1172, %c19 : index
        %1347 = arith.addi %1346, %c19 : index
        %1348 = arith.muli %1347, %c19 : index
        %1349 = arith.addi %1348, %1150 : index
        %1350 = memref.load %rope[%1345] : memref<?xf32>
        %1351 = arith.addi %1345, %c6 : index
        %1352 = memref.load %rope[%1351] : memref<?xf32>
        %1353 = memref.load %rope[%1349] : memref<?xf32>
        %1354 = arith.addi %1349, %c6 : index
        %1355 = memref.load %rope[%1354] : memref<?xf32>
        %1356 = arith.mulf %1353, %1350 : f32
        %1357 = arith.mulf %1355, %1352 : f32
        %1358 = arith.subf %1356, %1357 : f32
        %1359 = arith.mulf %1355, %1350 : f32
        %1360 = arith.mulf %1353, %1352 : f32
        %1361 = arith.addf %1359, %1360 : f32
        %1362 = arith.mulf %1234, %1358 : f32
        %1363 = arith.mulf %1240, %1361 : f32
        %1364 = arith.subf %1362, %1363 : f32
        %1365 = arith.mulf %1240, %1358 : f32
        %1366 = arith.mulf %1234, %1361 : f32
        %1367 = arith.addf %1365, %1366 : f32
        %1368 = arith.cmpi slt, %0, %heads : index
        scf.if %1368 {
          %1369 = arith.muli %1093, %heads : index
          %1370 = arith.addi %1369, %0 : index
          %1371 = arith.muli %1370, %c19 : index
          %1372 = arith.addi %1371, %1150 : index
          memref.store %1364, %q[%1372] : memref<?xf32>
          %1373 = arith.addi %1372, %c6 : index
          memref.store %1367, %q[%1373] : memref<?xf32>
        } else {
          %1374 = arith.addi %1094, %1150 : index
          memref.store %1364, %20[%1374] : memref<?xf32>
          %1375 = arith.addi %1094, %1150 : index
          %1376 = arith.addi %1375, %c6 : index
          memref.store %1367, %20[%1376] : memref<?xf32>
        }
      } else {
        %1377 = arith.cmpi slt, %0, %heads : index
        scf.if %1377 {
          %1378 = arith.muli %1093, %heads : index
          %1379 = arith.addi %1378, %0 : index
          %1380 = arith.muli %1379, %c19 : index
          %1381 = arith.addi %1380, %1096 : index
          memref.store %1104, %q[%1381] : memref<?xf32>
          %1382 = arith.addi %1381, %c6 : index
          memref.store %1113, %q[%1382] : memref<?xf32>
        } else {
          %1383 = arith.addi %1094, %1096 : index
          memref.store %1104, %20[%1383] : memref<?xf32>
          %1384 = arith.addi %1094, %1096 : index
          %1385 = arith.addi %1384, %c6 : index
          memref.store %1113, %20[%1385] : memref<?xf32>
        }
        %1386 = arith.cmpi slt, %0, %heads : index
        scf.if %1386 {
          %1387 = arith.muli %1093, %heads : index
          %1388 = arith.addi %1387, %0 : index
          %1389 = arith.muli %1388, %c19 : index
          %1390 = arith.addi %1389, %1114 : index
          memref.store %1122, %q[%1390] : memref<?xf32>
          %1391 = arith.addi %1390, %c6 : index
          memref.store %1131, %q[%1391] : memref<?xf32>
        } else {
          %1392 = arith.addi %1094, %1114 : index
          memref.store %1122, %20[%1392] : memref<?xf32>
          %1393 = arith.addi %1094, %1114 : index
          %1394 = arith.addi %1393, %c6 : index
          memref.store %1131, %20[%1394] : memref<?xf32>
        }
        %1395 = arith.cmpi slt, %0, %heads : index
        scf.if %1395 {
          %1396 = arith.muli %1093, %heads : index
          %1397 = arith.addi %1396, %0 : index
          %1398 = arith.muli %1397, %c19 : index
          %1399 = arith.addi %1398, %1132 : index
          memref.store %1140, %q[%1399] : memref<?xf32>
          %1400 = arith.addi %1399, %c6 : index
          memref.store %1149, %q[%1400] : memref<?xf32>
        } else {
          %1401 = arith.addi %1094, %1132 : index
          memref.store %1140, %20[%1401] : memref<?xf32>
          %1402 = arith.addi %1094, %1132 : index
          %1403 = arith.addi %1402, %c6 : index
          memref.store %1149, %20[%1403] : memref<?xf32>
        }
        %1404 = arith.cmpi slt, %0, %heads : index
        scf.if %1404 {
          %1405 = arith.muli %1093, %heads : index
          %1406 = arith.addi %1405, %0 : index
          %1407 = arith.muli %1406, %c19 : index
          %1408 = arith.addi %1407, %1150 : index
          memref.store %1158, %q[%1408] : memref<?xf32>
          %1409 = arith.addi %1408, %c6 : index
          memref.store %1167, %q[%1409] : memref<?xf32>
        } else {
          %1410 = arith.addi %1094, %1150 : index
          memref.store %1158, %20[%1410] : memref<?xf32>
          %1411 = arith.addi %1094, %1150 : index
          %1412 = arith.addi %1411, %c6 : index
          memref.store %1167, %20[%1412] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1413 = arith.cmpi sge, %0, %heads : index
    scf.if %1413 {
      %1414 = arith.addi %1089, %c8 : index
      %1415 = arith.addi %1088, %1414 : index
      %1416 = arith.cmpi slt, %1415, %22 : index
      scf.if %1416 {
        %1417 = arith.addi %1088, %1414 : index
        %1418 = arith.addi %slotsAt, %1417 : index
        %1419 = memref.load %step[%1418] : memref<?xi32>
        %1420 = arith.index_cast %1419 : i32 to index
        %1421 = arith.cmpi sge, %1420, %c8 : index
        scf.if %1421 {
          %1422 = arith.muli %1414, %c19 : index
          %1423 = arith.subi %0, %heads : index
          %1424 = memref.load %scales[%1423] : memref<?xf32>
          %1425 = vector.broadcast %1424 : f32 to vector<4xf32>
          %1426 = arith.divui %1420, %c7 : index
          %1427 = arith.remui %1420, %c7 : index
          %1428 = arith.muli %1426, %pageBytes : index
          %1429 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1429 {
            %1430 = wave.lane
            %1431 = arith.muli %1430, %c14 : index
            scf.for %1432 = %1431 to %c19 step %c6 {
              %1433 = arith.addi %1422, %1432 : index
              %1434 = vector.load %20[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.mulf %1434, %1425 : vector<4xf32>
              %1436 = arith.minimumf %1435, %c43 : vector<4xf32>
              %1437 = arith.maximumf %1436, %c44 : vector<4xf32>
              %1438 = arith.truncf %1437 : vector<4xf32> to vector<4xf16>
              %1439 = vector.bitcast %1438 : vector<4xf16> to vector<8xi8>
              %1440 = arith.cmpi slt, %1423, %kvHeads : index
              scf.if %1440 {
                %1441 = arith.muli %1423, %c45 : index
                %1442 = arith.addi %1428, %1441 : index
                %1443 = arith.divui %1432, %c7 : index
                %1444 = arith.muli %1443, %c46 : index
                %1445 = arith.remui %1432, %c7 : index
                %1446 = arith.divui %1445, %c2 : index
                %1447 = arith.muli %1446, %c19 : index
                %1448 = arith.muli %1427, %c7 : index
                %1449 = arith.addi %1447, %1448 : index
                %1450 = arith.remui %1445, %c2 : index
                %1451 = arith.muli %1450, %c4 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.addi %1444, %1452 : index
                %1454 = arith.addi %1442, %1453 : index
                vector.store %1439, %kv[%1454] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1455 = arith.subi %1423, %kvHeads : index
                %1456 = arith.muli %1455, %c45 : index
                %1457 = arith.addi %1428, %1456 : index
                %1458 = arith.addi %1432, %c8 : index
                %1459 = arith.divui %1458, %c7 : index
                %1460 = arith.muli %1459, %c46 : index
                %1461 = arith.addi %1460, %c10 : index
                %1462 = arith.remui %1458, %c7 : index
                %1463 = arith.divui %1427, %c4 : index
                %1464 = arith.remui %1427, %c4 : index
                %1465 = arith.muli %1464, %c2 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1466, %c2 : index
                %1468 = arith.muli %1467, %c19 : index
                %1469 = arith.muli %1462, %c7 : index
                %1470 = arith.addi %1468, %1469 : index
                %1471 = arith.remui %1466, %c2 : index
                %1472 = arith.muli %1471, %c4 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.addi %1461, %1473 : index
                %1475 = arith.addi %1457, %1474 : index
                %1476 = vector.shuffle %1439, %1439 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1476, %kv[%1475] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1477 = arith.addi %1432, %c9 : index
                %1478 = arith.divui %1477, %c7 : index
                %1479 = arith.muli %1478, %c46 : index
                %1480 = arith.addi %1479, %c10 : index
                %1481 = arith.remui %1477, %c7 : index
                %1482 = arith.divui %1427, %c4 : index
                %1483 = arith.remui %1427, %c4 : index
                %1484 = arith.muli %1483, %c2 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.divui %1485, %c2 : index
                %1487 = arith.muli %1486, %c19 : index
                %1488 = arith.muli %1481, %c7 : index
                %1489 = arith.addi %1487, %1488 : index
                %1490 = arith.remui %1485, %c2 : index
                %1491 = arith.muli %1490, %c4 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.addi %1480, %1492 : index
                %1494 = arith.addi %1457, %1493 : index
                %1495 = vector.shuffle %1439, %1439 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1495, %kv[%1494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1496 = arith.addi %1432, %c4 : index
                %1497 = arith.divui %1496, %c7 : index
                %1498 = arith.muli %1497, %c46 : index
                %1499 = arith.addi %1498, %c10 : index
                %1500 = arith.remui %1496, %c7 : index
                %1501 = arith.divui %1427, %c4 : index
                %1502 = arith.remui %1427, %c4 : index
                %1503 = arith.muli %1502, %c2 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1504, %c2 : index
                %1506 = arith.muli %1505, %c19 : index
                %1507 = arith.muli %1500, %c7 : index
                %1508 = arith.addi %1506, %1507 : index
                %1509 = arith.remui %1504, %c2 : index
                %1510 = arith.muli %1509, %c4 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1499, %1511 : index
                %1513 = arith.addi %1457, %1512 : index
                %1514 = vector.shuffle %1439, %1439 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1514, %kv[%1513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1515 = arith.addi %1432, %c27 : index
                %1516 = arith.divui %1515, %c7 : index
                %1517 = arith.muli %1516, %c46 : index
                %1518 = arith.addi %1517, %c10 : index
                %1519 = arith.remui %1515, %c7 : index
                %1520 = arith.divui %1427, %c4 : index
                %1521 = arith.remui %1427, %c4 : index
                %1522 = arith.muli %1521, %c2 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1523, %c2 : index
                %1525 = arith.muli %1524, %c19 : index
                %1526 = arith.muli %1519, %c7 : index
                %1527 = arith.addi %1525, %1526 : index
                %1528 = arith.remui %1523, %c2 : index
                %1529 = arith.muli %1528, %c4 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1518, %1530 : index
                %1532 = arith.addi %1457, %1531 : index
                %1533 = vector.shuffle %1439, %1439 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1533, %kv[%1532] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1534 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1534 {
            %1535 = wave.lane
            %1536 = arith.muli %1535, %c14 : index
            scf.for %1537 = %1536 to %c19 step %c6 {
              %1538 = arith.addi %1422, %1537 : index
              %1539 = vector.load %20[%1538] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1540 = arith.mulf %1539, %1425 : vector<4xf32>
              %1541 = wave.fp8_encode "e4m3" %1540 : vector<4xf32> -> vector<4xi8>
              %1542 = arith.cmpi slt, %1423, %kvHeads : index
              scf.if %1542 {
                %1543 = arith.muli %1423, %c10 : index
                %1544 = arith.addi %1428, %1543 : index
                %1545 = vector.shuffle %1541, %1541 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1546 = arith.divui %1537, %c7 : index
                %1547 = arith.muli %1546, %c19 : index
                %1548 = arith.remui %1537, %c7 : index
                %1549 = arith.muli %1427, %c7 : index
                %1550 = arith.divui %1548, %c14 : index
                %1551 = arith.muli %1550, %c14 : index
                %1552 = arith.remui %1548, %c4 : index
                %1553 = arith.muli %1552, %c4 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c4 : index
                %1556 = arith.remui %1555, %c4 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1547, %1558 : index
                %1560 = arith.addi %1544, %1559 : index
                vector.store %1545, %kv[%1560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1561 = arith.subi %1423, %kvHeads : index
                %1562 = arith.muli %1561, %c10 : index
                %1563 = arith.addi %1428, %1562 : index
                %1564 = arith.addi %1537, %c8 : index
                %1565 = arith.divui %1564, %c7 : index
                %1566 = arith.muli %1565, %c19 : index
                %1567 = arith.addi %1566, %c11 : index
                %1568 = arith.remui %1564, %c7 : index
                %1569 = arith.divui %1427, %c4 : index
                %1570 = arith.remui %1427, %c4 : index
                %1571 = arith.muli %1570, %c2 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.muli %1568, %c7 : index
                %1574 = arith.divui %1572, %c14 : index
                %1575 = arith.muli %1574, %c14 : index
                %1576 = arith.remui %1572, %c4 : index
                %1577 = arith.muli %1576, %c4 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.divui %1572, %c4 : index
                %1580 = arith.remui %1579, %c4 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.addi %1573, %1581 : index
                %1583 = arith.addi %1567, %1582 : index
                %1584 = arith.addi %1563, %1583 : index
                %1585 = vector.shuffle %1541, %1541 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1585, %kv[%1584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1586 = arith.addi %1537, %c9 : index
                %1587 = arith.divui %1586, %c7 : index
                %1588 = arith.muli %1587, %c19 : index
                %1589 = arith.addi %1588, %c11 : index
                %1590 = arith.remui %1586, %c7 : index
                %1591 = arith.divui %1427, %c4 : index
                %1592 = arith.remui %1427, %c4 : index
                %1593 = arith.muli %1592, %c2 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.muli %1590, %c7 : index
                %1596 = arith.divui %1594, %c14 : index
                %1597 = arith.muli %1596, %c14 : index
                %1598 = arith.remui %1594, %c4 : index
                %1599 = arith.muli %1598, %c4 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.divui %1594, %c4 : index
                %1602 = arith.remui %1601, %c4 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.addi %1595, %1603 : index
                %1605 = arith.addi %1589, %1604 : index
                %1606 = arith.addi %1563, %1605 : index
                %1607 = vector.shuffle %1541, %1541 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1607, %kv[%1606] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1608 = arith.addi %1537, %c4 : index
                %1609 = arith.divui %1608, %c7 : index
                %1610 = arith.muli %1609, %c19 : index
                %1611 = arith.addi %1610, %c11 : index
                %1612 = arith.remui %1608, %c7 : index
                %1613 = arith.divui %1427, %c4 : index
                %1614 = arith.remui %1427, %c4 : index
                %1615 = arith.muli %1614, %c2 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.muli %1612, %c7 : index
                %1618 = arith.divui %1616, %c14 : index
                %1619 = arith.muli %1618, %c14 : index
                %1620 = arith.remui %1616, %c4 : index
                %1621 = arith.muli %1620, %c4 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.divui %1616, %c4 : index
                %1624 = arith.remui %1623, %c4 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.addi %1617, %1625 : index
                %1627 = arith.addi %1611, %1626 : index
                %1628 = arith.addi %1563, %1627 : index
                %1629 = vector.shuffle %1541, %1541 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1629, %kv[%1628] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1630 = arith.addi %1537, %c27 : index
                %1631 = arith.divui %1630, %c7 : index
                %1632 = arith.muli %1631, %c19 : index
                %1633 = arith.addi %1632, %c11 : index
                %1634 = arith.remui %1630, %c7 : index
                %1635 = arith.divui %1427, %c4 : index
                %1636 = arith.remui %1427, %c4 : index
                %1637 = arith.muli %1636, %c2 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.muli %1634, %c7 : index
                %1640 = arith.divui %1638, %c14 : index
                %1641 = arith.muli %1640, %c14 : index
                %1642 = arith.remui %1638, %c4 : index
                %1643 = arith.muli %1642, %c4 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.divui %1638, %c4 : index
                %1646 = arith.remui %1645, %c4 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.addi %1639, %1647 : index
                %1649 = arith.addi %1633, %1648 : index
                %1650 = arith.addi %1563, %1649 : index
                %1651 = vector.shuffle %1541, %1541 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1651, %kv[%1650] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1652 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1652 {
            %1653 = wave.lane
            %1654 = arith.muli %1653, %c14 : index
            scf.for %1655 = %1654 to %c19 step %c6 {
              %1656 = arith.addi %1422, %1655 : index
              %1657 = vector.load %20[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1658 = arith.mulf %1657, %1425 : vector<4xf32>
              %1659 = wave.fp8_encode "e5m2" %1658 : vector<4xf32> -> vector<4xi8>
              %1660 = arith.cmpi slt, %1423, %kvHeads : index
              scf.if %1660 {
                %1661 = arith.muli %1423, %c10 : index
                %1662 = arith.addi %1428, %1661 : index
                %1663 = vector.shuffle %1659, %1659 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1664 = arith.divui %1655, %c7 : index
                %1665 = arith.muli %1664, %c19 : index
                %1666 = arith.remui %1655, %c7 : index
                %1667 = arith.muli %1427, %c7 : index
                %1668 = arith.divui %1666, %c14 : index
                %1669 = arith.muli %1668, %c14 : index
                %1670 = arith.remui %1666, %c4 : index
                %1671 = arith.muli %1670, %c4 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.divui %1666, %c4 : index
                %1674 = arith.remui %1673, %c4 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.addi %1667, %1675 : index
                %1677 = arith.addi %1665, %1676 : index
                %1678 = arith.addi %1662, %1677 : index
                vector.store %1663, %kv[%1678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1679 = arith.subi %1423, %kvHeads : index
                %1680 = arith.muli %1679, %c10 : index
                %1681 = arith.addi %1428, %1680 : index
                %1682 = arith.addi %1655, %c8 : index
                %1683 = arith.divui %1682, %c7 : index
                %1684 = arith.muli %1683, %c19 : index
                %1685 = arith.addi %1684, %c11 : index
                %1686 = arith.remui %1682, %c7 : index
                %1687 = arith.divui %1427, %c4 : index
                %1688 = arith.remui %1427, %c4 : index
                %1689 = arith.muli %1688, %c2 : index
                %1690 = arith.addi %1687, %1689 : index
                %1691 = arith.muli %1686, %c7 : index
                %1692 = arith.divui %1690, %c14 : index
                %1693 = arith.muli %1692, %c14 : index
                %1694 = arith.remui %1690, %c4 : index
                %1695 = arith.muli %1694, %c4 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.divui %1690, %c4 : index
                %1698 = arith.remui %1697, %c4 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.addi %1691, %1699 : index
                %1701 = arith.addi %1685, %1700 : index
                %1702 = arith.addi %1681, %1701 : index
                %1703 = vector.shuffle %1659, %1659 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1703, %kv[%1702] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1704 = arith.addi %1655, %c9 : index
                %1705 = arith.divui %1704, %c7 : index
                %1706 = arith.muli %1705, %c19 : index
                %1707 = arith.addi %1706, %c11 : index
                %1708 = arith.remui %1704, %c7 : index
                %1709 = arith.divui %1427, %c4 : index
                %1710 = arith.remui %1427, %c4 : index
                %1711 = arith.muli %1710, %c2 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.muli %1708, %c7 : index
                %1714 = arith.divui %1712, %c14 : index
                %1715 = arith.muli %1714, %c14 : index
                %1716 = arith.remui %1712, %c4 : index
                %1717 = arith.muli %1716, %c4 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.divui %1712, %c4 : index
                %1720 = arith.remui %1719, %c4 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.addi %1713, %1721 : index
                %1723 = arith.addi %1707, %1722 : index
                %1724 = arith.addi %1681, %1723 : index
                %1725 = vector.shuffle %1659, %1659 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1725, %kv[%1724] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1726 = arith.addi %1655, %c4 : index
                %1727 = arith.divui %1726, %c7 : index
                %1728 = arith.muli %1727, %c19 : index
                %1729 = arith.addi %1728, %c11 : index
                %1730 = arith.remui %1726, %c7 : index
                %1731 = arith.divui %1427, %c4 : index
                %1732 = arith.remui %1427, %c4 : index
                %1733 = arith.muli %1732, %c2 : index
                %1734 = arith.addi %1731, %1733 : index
                %1735 = arith.muli %1730, %c7 : index
                %1736 = arith.divui %1734, %c14 : index
                %1737 = arith.muli %1736, %c14 : index
                %1738 = arith.remui %1734, %c4 : index
                %1739 = arith.muli %1738, %c4 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.divui %1734, %c4 : index
                %1742 = arith.remui %1741, %c4 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.addi %1735, %1743 : index
                %1745 = arith.addi %1729, %1744 : index
                %1746 = arith.addi %1681, %1745 : index
                %1747 = vector.shuffle %1659, %1659 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1747, %kv[%1746] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1748 = arith.addi %1655, %c27 : index
                %1749 = arith.divui %1748, %c7 : index
                %1750 = arith.muli %1749, %c19 : index
                %1751 = arith.addi %1750, %c11 : index
                %1752 = arith.remui %1748, %c7 : index
                %1753 = arith.divui %1427, %c4 : index
                %1754 = arith.remui %1427, %c4 : index
                %1755 = arith.muli %1754, %c2 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.muli %1752, %c7 : index
                %1758 = arith.divui %1756, %c14 : index
                %1759 = arith.muli %1758, %c14 : index
                %1760 = arith.remui %1756, %c4 : index
                %1761 = arith.muli %1760, %c4 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.divui %1756, %c4 : index
                %1764 = arith.remui %1763, %c4 : index
                %1765 = arith.addi %1762, %1764 : index
                %1766 = arith.addi %1757, %1765 : index
                %1767 = arith.addi %1751, %1766 : index
                %1768 = arith.addi %1681, %1767 : index
                %1769 = vector.shuffle %1659, %1659 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1769, %kv[%1768] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1770 = arith.addi %23, %c7 : index
    %1771 = wave.lane
    %1772 = arith.muli %3, %c4 : index
    %1773 = arith.muli %1772, %c19 : index
    %1774 = arith.addi %1773, %1771 : index
    %1775 = arith.muli %4, %c11 : index
    %1776 = arith.addi %1775, %1774 : index
    %1777 = arith.addi %1776, %c8 : index
    %1778 = arith.addi %1777, %c8 : index
    %1779 = vector.extract %543#2[0] : f32 from vector<8xf32>
    memref.store %1779, %19[%1778] : memref<?xf32>
    %1780 = arith.muli %4, %c11 : index
    %1781 = arith.addi %1780, %1774 : index
    %1782 = arith.addi %1781, %c8 : index
    %1783 = arith.addi %1782, %c16 : index
    %1784 = vector.extract %543#2[1] : f32 from vector<8xf32>
    memref.store %1784, %19[%1783] : memref<?xf32>
    %1785 = arith.muli %4, %c11 : index
    %1786 = arith.addi %1785, %1774 : index
    %1787 = arith.addi %1786, %c8 : index
    %1788 = arith.addi %1787, %c12 : index
    %1789 = vector.extract %543#2[2] : f32 from vector<8xf32>
    memref.store %1789, %19[%1788] : memref<?xf32>
    %1790 = arith.muli %4, %c11 : index
    %1791 = arith.addi %1790, %1774 : index
    %1792 = arith.addi %1791, %c8 : index
    %1793 = arith.addi %1792, %c28 : index
    %1794 = vector.extract %543#2[3] : f32 from vector<8xf32>
    memref.store %1794, %19[%1793] : memref<?xf32>
    %1795 = arith.muli %4, %c11 : index
    %1796 = arith.addi %1795, %1774 : index
    %1797 = arith.addi %1796, %c8 : index
    %1798 = arith.addi %1797, %c6 : index
    %1799 = vector.extract %543#2[4] : f32 from vector<8xf32>
    memref.store %1799, %19[%1798] : memref<?xf32>
    %1800 = arith.muli %4, %c11 : index
    %1801 = arith.addi %1800, %1774 : index
    %1802 = arith.addi %1801, %c8 : index
    %1803 = arith.addi %1802, %c29 : index
    %1804 = vector.extract %543#2[5] : f32 from vector<8xf32>
    memref.store %1804, %19[%1803] : memref<?xf32>
    %1805 = arith.muli %4, %c11 : index
    %1806 = arith.addi %1805, %1774 : index
    %1807 = arith.addi %1806, %c8 : index
    %1808 = arith.addi %1807, %c30 : index
    %1809 = vector.extract %543#2[6] : f32 from vector<8xf32>
    memref.store %1809, %19[%1808] : memref<?xf32>
    %1810 = arith.muli %4, %c11 : index
    %1811 = arith.addi %1810, %1774 : index
    %1812 = arith.addi %1811, %c8 : index
    %1813 = arith.addi %1812, %c31 : index
    %1814 = vector.extract %543#2[7] : f32 from vector<8xf32>
    memref.store %1814, %19[%1813] : memref<?xf32>
    %1815 = arith.muli %4, %c11 : index
    %1816 = arith.addi %1815, %1774 : index
    %1817 = arith.addi %1816, %c19 : index
    %1818 = arith.addi %1817, %c8 : index
    %1819 = vector.extract %543#3[0] : f32 from vector<8xf32>
    memref.store %1819, %19[%1818] : memref<?xf32>
    %1820 = arith.muli %4, %c11 : index
    %1821 = arith.addi %1820, %1774 : index
    %1822 = arith.addi %1821, %c19 : index
    %1823 = arith.addi %1822, %c16 : index
    %1824 = vector.extract %543#3[1] : f32 from vector<8xf32>
    memref.store %1824, %19[%1823] : memref<?xf32>
    %1825 = arith.muli %4, %c11 : index
    %1826 = arith.addi %1825, %1774 : index
    %1827 = arith.addi %1826, %c19 : index
    %1828 = arith.addi %1827, %c12 : index
    %1829 = vector.extract %543#3[2] : f32 from vector<8xf32>
    memref.store %1829, %19[%1828] : memref<?xf32>
    %1830 = arith.muli %4, %c11 : index
    %1831 = arith.addi %1830, %1774 : index
    %1832 = arith.addi %1831, %c19 : index
    %1833 = arith.addi %1832, %c28 : index
    %1834 = vector.extract %543#3[3] : f32 from vector<8xf32>
    memref.store %1834, %19[%1833] : memref<?xf32>
    %1835 = arith.muli %4, %c11 : index
    %1836 = arith.addi %1835, %1774 : index
    %1837 = arith.addi %1836, %c19 : index
    %1838 = arith.addi %1837, %c6 : index
    %1839 = vector.extract %543#3[4] : f32 from vector<8xf32>
    memref.store %1839, %19[%1838] : memref<?xf32>
    %1840 = arith.muli %4, %c11 : index
    %1841 = arith.addi %1840, %1774 : index
    %1842 = arith.addi %1841, %c19 : index
    %1843 = arith.addi %1842, %c29 : index
    %1844 = vector.extract %543#3[5] : f32 from vector<8xf32>
    memref.store %1844, %19[%1843] : memref<?xf32>
    %1845 = arith.muli %4, %c11 : index
    %1846 = arith.addi %1845, %1774 : index
    %1847 = arith.addi %1846, %c19 : index
    %1848 = arith.addi %1847, %c30 : index
    %1849 = vector.extract %543#3[6] : f32 from vector<8xf32>
    memref.store %1849, %19[%1848] : memref<?xf32>
    %1850 = arith.muli %4, %c11 : index
    %1851 = arith.addi %1850, %1774 : index
    %1852 = arith.addi %1851, %c19 : index
    %1853 = arith.addi %1852, %c31 : index
    %1854 = vector.extract %543#3[7] : f32 from vector<8xf32>
    memref.store %1854, %19[%1853] : memref<?xf32>
    wave.barrier
    %1855 = arith.muli %4, %c14 : index
    %1856 = arith.addi %1855, %c8 : index
    %1857 = arith.muli %1856, %c4 : index
    %1858 = arith.divui %1771, %c7 : index
    %1859 = arith.addi %1857, %1858 : index
    %1860 = arith.addi %1770, %1859 : index
    %1861 = arith.cmpi slt, %1860, %22 : index
    scf.if %1861 {
      %1862 = arith.cmpi eq, %hasFactors, %c9 : index
      %1863 = memref.load %factors[%1860] : memref<?xf32>
      %1864 = arith.select %1862, %1863, %c33 : f32
      %1865 = arith.addi %1774, %c8 : index
      %1866 = arith.muli %1856, %c16 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = memref.load %19[%1867] : memref<?xf32>
      %1869 = arith.addi %1867, %c11 : index
      %1870 = memref.load %19[%1869] : memref<?xf32>
      %1871 = arith.addf %1868, %1870 : f32
      %1872 = arith.remui %1771, %c7 : index
      %1873 = arith.muli %1872, %c14 : index
      %1874 = arith.addi %16, %1873 : index
      %1875 = vector.load %w[%1874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1876 = vector.bitcast %1875 : vector<4xi8> to vector<1xf32>
      %1877 = vector.extract %1876[0] : f32 from vector<1xf32>
      %1878 = arith.mulf %1877, %1864 : f32
      %1879 = arith.mulf %1871, %1878 : f32
      %1880 = arith.muli %3, %c4 : index
      %1881 = arith.addi %1880, %c8 : index
      %1882 = arith.muli %1881, %c7 : index
      %1883 = arith.remui %1771, %c7 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = arith.muli %1859, %c19 : index
      %1886 = arith.addi %1885, %1884 : index
      memref.store %1879, %20[%1886] : memref<?xf32>
      %1887 = arith.addi %1774, %c19 : index
      %1888 = arith.muli %1856, %c16 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = memref.load %19[%1889] : memref<?xf32>
      %1891 = arith.addi %1889, %c11 : index
      %1892 = memref.load %19[%1891] : memref<?xf32>
      %1893 = arith.addf %1890, %1892 : f32
      %1894 = arith.remui %1771, %c7 : index
      %1895 = arith.muli %1894, %c14 : index
      %1896 = arith.addi %18, %1895 : index
      %1897 = vector.load %w[%1896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1898 = vector.bitcast %1897 : vector<4xi8> to vector<1xf32>
      %1899 = vector.extract %1898[0] : f32 from vector<1xf32>
      %1900 = arith.mulf %1899, %1864 : f32
      %1901 = arith.mulf %1893, %1900 : f32
      %1902 = arith.muli %3, %c4 : index
      %1903 = arith.addi %1902, %c9 : index
      %1904 = arith.muli %1903, %c7 : index
      %1905 = arith.remui %1771, %c7 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = arith.muli %1859, %c19 : index
      %1908 = arith.addi %1907, %1906 : index
      memref.store %1901, %20[%1908] : memref<?xf32>
    }
    %1909 = arith.muli %4, %c14 : index
    %1910 = arith.addi %1909, %c9 : index
    %1911 = arith.muli %1910, %c4 : index
    %1912 = arith.divui %1771, %c7 : index
    %1913 = arith.addi %1911, %1912 : index
    %1914 = arith.addi %1770, %1913 : index
    %1915 = arith.cmpi slt, %1914, %22 : index
    scf.if %1915 {
      %1916 = arith.cmpi eq, %hasFactors, %c9 : index
      %1917 = memref.load %factors[%1914] : memref<?xf32>
      %1918 = arith.select %1916, %1917, %c33 : f32
      %1919 = arith.addi %1774, %c8 : index
      %1920 = arith.muli %1910, %c16 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = memref.load %19[%1921] : memref<?xf32>
      %1923 = arith.addi %1921, %c11 : index
      %1924 = memref.load %19[%1923] : memref<?xf32>
      %1925 = arith.addf %1922, %1924 : f32
      %1926 = arith.remui %1771, %c7 : index
      %1927 = arith.muli %1926, %c14 : index
      %1928 = arith.addi %16, %1927 : index
      %1929 = vector.load %w[%1928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1930 = vector.bitcast %1929 : vector<4xi8> to vector<1xf32>
      %1931 = vector.extract %1930[0] : f32 from vector<1xf32>
      %1932 = arith.mulf %1931, %1918 : f32
      %1933 = arith.mulf %1925, %1932 : f32
      %1934 = arith.muli %3, %c4 : index
      %1935 = arith.addi %1934, %c8 : index
      %1936 = arith.muli %1935, %c7 : index
      %1937 = arith.remui %1771, %c7 : index
      %1938 = arith.addi %1936, %1937 : index
      %1939 = arith.muli %1913, %c19 : index
      %1940 = arith.addi %1939, %1938 : index
      memref.store %1933, %20[%1940] : memref<?xf32>
      %1941 = arith.addi %1774, %c19 : index
      %1942 = arith.muli %1910, %c16 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = memref.load %19[%1943] : memref<?xf32>
      %1945 = arith.addi %1943, %c11 : index
      %1946 = memref.load %19[%1945] : memref<?xf32>
      %1947 = arith.addf %1944, %1946 : f32
      %1948 = arith.remui %1771, %c7 : index
      %1949 = arith.muli %1948, %c14 : index
      %1950 = arith.addi %18, %1949 : index
      %1951 = vector.load %w[%1950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1952 = vector.bitcast %1951 : vector<4xi8> to vector<1xf32>
      %1953 = vector.extract %1952[0] : f32 from vector<1xf32>
      %1954 = arith.mulf %1953, %1918 : f32
      %1955 = arith.mulf %1947, %1954 : f32
      %1956 = arith.muli %3, %c4 : index
      %1957 = arith.addi %1956, %c9 : index
      %1958 = arith.muli %1957, %c7 : index
      %1959 = arith.remui %1771, %c7 : index
      %1960 = arith.addi %1958, %1959 : index
      %1961 = arith.muli %1913, %c19 : index
      %1962 = arith.addi %1961, %1960 : index
      memref.store %1955, %20[%1962] : memref<?xf32>
    }
    %1963 = arith.muli %4, %c14 : index
    %1964 = arith.addi %1963, %c4 : index
    %1965 = arith.muli %1964, %c4 : index
    %1966 = arith.divui %1771, %c7 : index
    %1967 = arith.addi %1965, %1966 : index
    %1968 = arith.addi %1770, %1967 : index
    %1969 = arith.cmpi slt, %1968, %22 : index
    scf.if %1969 {
      %1970 = arith.cmpi eq, %hasFactors, %c9 : index
      %1971 = memref.load %factors[%1968] : memref<?xf32>
      %1972 = arith.select %1970, %1971, %c33 : f32
      %1973 = arith.addi %1774, %c8 : index
      %1974 = arith.muli %1964, %c16 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = memref.load %19[%1975] : memref<?xf32>
      %1977 = arith.addi %1975, %c11 : index
      %1978 = memref.load %19[%1977] : memref<?xf32>
      %1979 = arith.addf %1976, %1978 : f32
      %1980 = arith.remui %1771, %c7 : index
      %1981 = arith.muli %1980, %c14 : index
      %1982 = arith.addi %16, %1981 : index
      %1983 = vector.load %w[%1982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1984 = vector.bitcast %1983 : vector<4xi8> to vector<1xf32>
      %1985 = vector.extract %1984[0] : f32 from vector<1xf32>
      %1986 = arith.mulf %1985, %1972 : f32
      %1987 = arith.mulf %1979, %1986 : f32
      %1988 = arith.muli %3, %c4 : index
      %1989 = arith.addi %1988, %c8 : index
      %1990 = arith.muli %1989, %c7 : index
      %1991 = arith.remui %1771, %c7 : index
      %1992 = arith.addi %1990, %1991 : index
      %1993 = arith.muli %1967, %c19 : index
      %1994 = arith.addi %1993, %1992 : index
      memref.store %1987, %20[%1994] : memref<?xf32>
      %1995 = arith.addi %1774, %c19 : index
      %1996 = arith.muli %1964, %c16 : index
      %1997 = arith.addi %1995, %1996 : index
      %1998 = memref.load %19[%1997] : memref<?xf32>
      %1999 = arith.addi %1997, %c11 : index
      %2000 = memref.load %19[%1999] : memref<?xf32>
      %2001 = arith.addf %1998, %2000 : f32
      %2002 = arith.remui %1771, %c7 : index
      %2003 = arith.muli %2002, %c14 : index
      %2004 = arith.addi %18, %2003 : index
      %2005 = vector.load %w[%2004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2006 = vector.bitcast %2005 : vector<4xi8> to vector<1xf32>
      %2007 = vector.extract %2006[0] : f32 from vector<1xf32>
      %2008 = arith.mulf %2007, %1972 : f32
      %2009 = arith.mulf %2001, %2008 : f32
      %2010 = arith.muli %3, %c4 : index
      %2011 = arith.addi %2010, %c9 : index
      %2012 = arith.muli %2011, %c7 : index
      %2013 = arith.remui %1771, %c7 : index
      %2014 = arith.addi %2012, %2013 : index
      %2015 = arith.muli %1967, %c19 : index
      %2016 = arith.addi %2015, %2014 : index
      memref.store %2009, %20[%2016] : memref<?xf32>
    }
    %2017 = arith.muli %4, %c14 : index
    %2018 = arith.addi %2017, %c27 : index
    %2019 = arith.muli %2018, %c4 : index
    %2020 = arith.divui %1771, %c7 : index
    %2021 = arith.addi %2019, %2020 : index
    %2022 = arith.addi %1770, %2021 : index
    %2023 = arith.cmpi slt, %2022, %22 : index
    scf.if %2023 {
      %2024 = arith.cmpi eq, %hasFactors, %c9 : index
      %2025 = memref.load %factors[%2022] : memref<?xf32>
      %2026 = arith.select %2024, %2025, %c33 : f32
      %2027 = arith.addi %1774, %c8 : index
      %2028 = arith.muli %2018, %c16 : index
      %2029 = arith.addi %2027, %2028 : index
      %2030 = memref.load %19[%2029] : memref<?xf32>
      %2031 = arith.addi %2029, %c11 : index
      %2032 = memref.load %19[%2031] : memref<?xf32>
      %2033 = arith.addf %2030, %2032 : f32
      %2034 = arith.remui %1771, %c7 : index
      %2035 = arith.muli %2034, %c14 : index
      %2036 = arith.addi %16, %2035 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2039, %2026 : f32
      %2041 = arith.mulf %2033, %2040 : f32
      %2042 = arith.muli %3, %c4 : index
      %2043 = arith.addi %2042, %c8 : index
      %2044 = arith.muli %2043, %c7 : index
      %2045 = arith.remui %1771, %c7 : index
      %2046 = arith.addi %2044, %2045 : index
      %2047 = arith.muli %2021, %c19 : index
      %2048 = arith.addi %2047, %2046 : index
      memref.store %2041, %20[%2048] : memref<?xf32>
      %2049 = arith.addi %1774, %c19 : index
      %2050 = arith.muli %2018, %c16 : index
      %2051 = arith.addi %2049, %2050 : index
      %2052 = memref.load %19[%2051] : memref<?xf32>
      %2053 = arith.addi %2051, %c11 : index
      %2054 = memref.load %19[%2053] : memref<?xf32>
      %2055 = arith.addf %2052, %2054 : f32
      %2056 = arith.remui %1771, %c7 : index
      %2057 = arith.muli %2056, %c14 : index
      %2058 = arith.addi %18, %2057 : index
      %2059 = vector.load %w[%2058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2060 = vector.bitcast %2059 : vector<4xi8> to vector<1xf32>
      %2061 = vector.extract %2060[0] : f32 from vector<1xf32>
      %2062 = arith.mulf %2061, %2026 : f32
      %2063 = arith.mulf %2055, %2062 : f32
      %2064 = arith.muli %3, %c4 : index
      %2065 = arith.addi %2064, %c9 : index
      %2066 = arith.muli %2065, %c7 : index
      %2067 = arith.remui %1771, %c7 : index
      %2068 = arith.addi %2066, %2067 : index
      %2069 = arith.muli %2021, %c19 : index
      %2070 = arith.addi %2069, %2068 : index
      memref.store %2063, %20[%2070] : memref<?xf32>
    }
    wave.barrier
    %2071 = arith.addi %23, %c7 : index
    %2072 = wave.wave
    %2073 = arith.addi %2072, %c8 : index
    %2074 = arith.addi %2071, %2073 : index
    %2075 = arith.cmpi slt, %2074, %22 : index
    scf.if %2075 {
      %2076 = arith.addi %2071, %2073 : index
      %2077 = arith.muli %2073, %c19 : index
      %2078 = wave.lane
      %2079 = arith.addi %2078, %c8 : index
      %2080 = arith.cmpi eq, %hasBias, %c9 : index
      %2081 = arith.addi %2077, %2079 : index
      %2082 = memref.load %20[%2081] : memref<?xf32>
      %2083 = arith.muli %0, %c19 : index
      %2084 = arith.addi %2083, %2079 : index
      %2085 = memref.load %bias[%2084] : memref<?xf32>
      %2086 = arith.addf %2082, %2085 : f32
      %2087 = arith.select %2080, %2086, %2082 : f32
      %2088 = arith.addi %2079, %c6 : index
      %2089 = arith.cmpi eq, %hasBias, %c9 : index
      %2090 = arith.addi %2077, %2088 : index
      %2091 = memref.load %20[%2090] : memref<?xf32>
      %2092 = arith.muli %0, %c19 : index
      %2093 = arith.addi %2092, %2088 : index
      %2094 = memref.load %bias[%2093] : memref<?xf32>
      %2095 = arith.addf %2091, %2094 : f32
      %2096 = arith.select %2089, %2095, %2091 : f32
      %2097 = arith.addi %2078, %c16 : index
      %2098 = arith.cmpi eq, %hasBias, %c9 : index
      %2099 = arith.addi %2077, %2097 : index
      %2100 = memref.load %20[%2099] : memref<?xf32>
      %2101 = arith.muli %0, %c19 : index
      %2102 = arith.addi %2101, %2097 : index
      %2103 = memref.load %bias[%2102] : memref<?xf32>
      %2104 = arith.addf %2100, %2103 : f32
      %2105 = arith.select %2098, %2104, %2100 : f32
      %2106 = arith.addi %2097, %c6 : index
      %2107 = arith.cmpi eq, %hasBias, %c9 : index
      %2108 = arith.addi %2077, %2106 : index
      %2109 = memref.load %20[%2108] : memref<?xf32>
      %2110 = arith.muli %0, %c19 : index
      %2111 = arith.addi %2110, %2106 : index
      %2112 = memref.load %bias[%2111] : memref<?xf32>
      %2113 = arith.addf %2109, %2112 : f32
      %2114 = arith.select %2107, %2113, %2109 : f32
      %2115 = arith.addi %2078, %c12 : index
      %2116 = arith.cmpi eq, %hasBias, %c9 : index
      %2117 = arith.addi %2077, %2115 : index
      %2118 = memref.load %20[%2117] : memref<?xf32>
      %2119 = arith.muli %0, %c19 : index
      %2120 = arith.addi %2119, %2115 : index
      %2121 = memref.load %bias[%2120] : memref<?xf32>
      %2122 = arith.addf %2118, %2121 : f32
      %2123 = arith.select %2116, %2122, %2118 : f32
      %2124 = arith.addi %2115, %c6 : index
      %2125 = arith.cmpi eq, %hasBias, %c9 : index
      %2126 = arith.addi %2077, %2124 : index
      %2127 = memref.load %20[%2126] : memref<?xf32>
      %2128 = arith.muli %0, %c19 : index
      %2129 = arith.addi %2128, %2124 : index
      %2130 = memref.load %bias[%2129] : memref<?xf32>
      %2131 = arith.addf %2127, %2130 : f32
      %2132 = arith.select %2125, %2131, %2127 : f32
      %2133 = arith.addi %2078, %c28 : index
      %2134 = arith.cmpi eq, %hasBias, %c9 : index
      %2135 = arith.addi %2077, %2133 : index
      %2136 = memref.load %20[%2135] : memref<?xf32>
      %2137 = arith.muli %0, %c19 : index
      %2138 = arith.addi %2137, %2133 : index
      %2139 = memref.load %bias[%2138] : memref<?xf32>
      %2140 = arith.addf %2136, %2139 : f32
      %2141 = arith.select %2134, %2140, %2136 : f32
      %2142 = arith.addi %2133, %c6 : index
      %2143 = arith.cmpi eq, %hasBias, %c9 : index
      %2144 = arith.addi %2077, %2142 : index
      %2145 = memref.load %20[%2144] : memref<?xf32>
      %2146 = arith.muli %0, %c19 : index
      %2147 = arith.addi %2146, %2142 : index
      %2148 = memref.load %bias[%2147] : memref<?xf32>
      %2149 = arith.addf %2145, %2148 : f32
      %2150 = arith.select %2143, %2149, %2145 : f32
      %2151 = arith.addi %heads, %kvHeads : index
      %2152 = arith.cmpi slt, %0, %2151 : index
      scf.if %2152 {
        %2153 = arith.addi %positionsAt, %2076 : index
        %2154 = memref.load %step[%2153] : memref<?xi32>
        %2155 = arith.index_cast %2154 : i32 to index
        %2156 = arith.cmpi eq, %hasNorm, %c9 : index
        %2157 = math.fma %2087, %2087, %c37 : f32
        %2158 = math.fma %2096, %2096, %2157 : f32
        %2159 = math.fma %2105, %2105, %2158 : f32
        %2160 = math.fma %2114, %2114, %2159 : f32
        %2161 = math.fma %2123, %2123, %2160 : f32
        %2162 = math.fma %2132, %2132, %2161 : f32
        %2163 = math.fma %2141, %2141, %2162 : f32
        %2164 = math.fma %2150, %2150, %2163 : f32
        %2165 = vector.broadcast %2164 : f32 to vector<1xf32>
        %2166 = wave.reduce "add" %2165 : vector<1xf32>
        %2167 = arith.mulf %2166, %inverseHeadDim : f32
        %2168 = arith.addf %2167, %epsilon : f32
        %2169 = math.sqrt %2168 : f32
        %2170 = arith.divf %c33, %2169 : f32
        %2171 = arith.cmpi slt, %0, %heads : index
        %2172 = arith.addi %2079, %c6 : index
        %2173 = memref.load %query_norm[%2079] : memref<?xf32>
        %2174 = memref.load %key_norm[%2079] : memref<?xf32>
        %2175 = arith.select %2171, %2173, %2174 : f32
        %2176 = arith.mulf %2087, %2170 : f32
        %2177 = arith.mulf %2176, %2175 : f32
        %2178 = arith.select %2156, %2177, %2087 : f32
        %2179 = memref.load %query_norm[%2172] : memref<?xf32>
        %2180 = memref.load %key_norm[%2172] : memref<?xf32>
        %2181 = arith.select %2171, %2179, %2180 : f32
        %2182 = arith.mulf %2096, %2170 : f32
        %2183 = arith.mulf %2182, %2181 : f32
        %2184 = arith.select %2156, %2183, %2096 : f32
        %2185 = arith.addi %2097, %c6 : index
        %2186 = memref.load %query_norm[%2097] : memref<?xf32>
        %2187 = memref.load %key_norm[%2097] : memref<?xf32>
        %2188 = arith.select %2171, %2186, %2187 : f32
        %2189 = arith.mulf %2105, %2170 : f32
        %2190 = arith.mulf %2189, %2188 : f32
        %2191 = arith.select %2156, %2190, %2105 : f32
        %2192 = memref.load %query_norm[%2185] : memref<?xf32>
        %2193 = memref.load %key_norm[%2185] : memref<?xf32>
        %2194 = arith.select %2171, %2192, %2193 : f32
        %2195 = arith.mulf %2114, %2170 : f32
        %2196 = arith.mulf %2195, %2194 : f32
        %2197 = arith.select %2156, %2196, %2114 : f32
        %2198 = arith.addi %2115, %c6 : index
        %2199 = memref.load %query_norm[%2115] : memref<?xf32>
        %2200 = memref.load %key_norm[%2115] : memref<?xf32>
        %2201 = arith.select %2171, %2199, %2200 : f32
        %2202 = arith.mulf %2123, %2170 : f32
        %2203 = arith.mulf %2202, %2201 : f32
        %2204 = arith.select %2156, %2203, %2123 : f32
        %2205 = memref.load %query_norm[%2198] : memref<?xf32>
        %2206 = memref.load %key_norm[%2198] : memref<?xf32>
        %2207 = arith.select %2171, %2205, %2206 : f32
        %2208 = arith.mulf %2132, %2170 : f32
        %2209 = arith.mulf %2208, %2207 : f32
        %2210 = arith.select %2156, %2209, %2132 : f32
        %2211 = arith.addi %2133, %c6 : index
        %2212 = memref.load %query_norm[%2133] : memref<?xf32>
        %2213 = memref.load %key_norm[%2133] : memref<?xf32>
        %2214 = arith.select %2171, %2212, %2213 : f32
        %2215 = arith.mulf %2141, %2170 : f32
        %2216 = arith.mulf %2215, %2214 : f32
        %2217 = arith.select %2156, %2216, %2141 : f32
        %2218 = memref.load %query_norm[%2211] : memref<?xf32>
        %2219 = memref.load %key_norm[%2211] : memref<?xf32>
        %2220 = arith.select %2171, %2218, %2219 : f32
        %2221 = arith.mulf %2150, %2170 : f32
        %2222 = arith.mulf %2221, %2220 : f32
        %2223 = arith.select %2156, %2222, %2150 : f32
        %2224 = arith.remui %2155, %c19 : index
        %2225 = arith.muli %2224, %c19 : index
        %2226 = arith.addi %2225, %2079 : index
        %2227 = arith.divui %2155, %c19 : index
        %2228 = arith.addi %2227, %c19 : index
        %2229 = arith.muli %2228, %c19 : index
        %2230 = arith.addi %2229, %2079 : index
        %2231 = memref.load %rope[%2226] : memref<?xf32>
        %2232 = arith.addi %2226, %c6 : index
        %2233 = memref.load %rope[%2232] : memref<?xf32>
        %2234 = memref.load %rope[%2230] : memref<?xf32>
        %2235 = arith.addi %2230, %c6 : index
        %2236 = memref.load %rope[%2235] : memref<?xf32>
        %2237 = arith.mulf %2234, %2231 : f32
        %2238 = arith.mulf %2236, %2233 : f32
        %2239 = arith.subf %2237, %2238 : f32
        %2240 = arith.mulf %2236, %2231 : f32
        %2241 = arith.mulf %2234, %2233 : f32
        %2242 = arith.addf %2240, %2241 : f32
        %2243 = arith.mulf %2178, %2239 : f32
        %2244 = arith.mulf %2184, %2242 : f32
        %2245 = arith.subf %2243, %2244 : f32
        %2246 = arith.mulf %2184, %2239 : f32
        %2247 = arith.mulf %2178, %2242 : f32
        %2248 = arith.addf %2246, %2247 : f32
        %2249 = arith.cmpi slt, %0, %heads : index
        scf.if %2249 {
          %2250 = arith.muli %2076, %heads : index
          %2251 = arith.addi %2250, %0 : index
          %2252 = arith.muli %2251, %c19 : index
          %2253 = arith.addi %2252, %2079 : index
          memref.store %2245, %q[%2253] : memref<?xf32>
          %2254 = arith.addi %2253, %c6 : index
          memref.store %2248, %q[%2254] : memref<?xf32>
        } else {
          %2255 = arith.addi %2077, %2079 : index
          memref.store %2245, %20[%2255] : memref<?xf32>
          %2256 = arith.addi %2077, %2079 : index
          %2257 = arith.addi %2256, %c6 : index
          memref.store %2248, %20[%2257] : memref<?xf32>
        }
        %2258 = arith.remui %2155, %c19 : index
        %2259 = arith.muli %2258, %c19 : index
        %2260 = arith.addi %2259, %2097 : index
        %2261 = arith.divui %2155, %c19 : index
        %2262 = arith.addi %2261, %c19 : index
        %2263 = arith.muli %2262, %c19 : index
        %2264 = arith.addi %2263, %2097 : index
        %2265 = memref.load %rope[%2260] : memref<?xf32>
        %2266 = arith.addi %2260, %c6 : index
        %2267 = memref.load %rope[%2266] : memref<?xf32>
        %2268 = memref.load %rope[%2264] : memref<?xf32>
        %2269 = arith.addi %2264, %c6 : index
        %2270 = memref.load %rope[%2269] : memref<?xf32>
        %2271 = arith.mulf %2268, %2265 : f32
        %2272 = arith.mulf %2270, %2267 : f32
        %2273 = arith.subf %2271, %2272 : f32
        %2274 = arith.mulf %2270, %2265 : f32
        %2275 = arith.mulf %2268, %2267 : f32
        %2276 = arith.addf %2274, %2275 : f32
        %2277 = arith.mulf %2191, %2273 : f32
        %2278 = arith.mulf %2197, %2276 : f32
        %2279 = arith.subf %2277, %2278 : f32
        %2280 = arith.mulf %2197, %2273 : f32
        %2281 = arith.mulf %2191, %2276 : f32
        %2282 = arith.addf %2280, %2281 : f32
        %2283 = arith.cmpi slt, %0, %heads : index
        scf.if %2283 {
          %2284 = arith.muli %2076, %heads : index
          %2285 = arith.addi %2284, %0 : index
          %2286 = arith.muli %2285, %c19 : index
          %2287 = arith.addi %2286, %2097 : index
          memref.store %2279, %q[%2287] : memref<?xf32>
          %2288 = arith.addi %2287, %c6 : index
          memref.store %2282, %q[%2288] : memref<?xf32>
        } else {
          %2289 = arith.addi %2077, %2097 : index
          memref.store %2279, %20[%2289] : memref<?xf32>
          %2290 = arith.addi %2077, %2097 : index
          %2291 = arith.addi %2290, %c6 : index
          memref.store %2282, %20[%2291] : memref<?xf32>
        }
        %2292 = arith.remui %2155, %c19 : index
        %2293 = arith.muli %2292, %c19 : index
        %2294 = arith.addi %2293, %2115 : index
        %2295 = arith.divui %2155, %c19 : index
        %2296 = arith.addi %2295, %c19 : index
        %2297 = arith.muli %2296, %c19 : index
        %2298 = arith.addi %2297, %2115 : index
        %2299 = memref.load %rope[%2294] : memref<?xf32>
        %2300 = arith.addi %2294, %c6 : index
        %2301 = memref.load %rope[%2300] : memref<?xf32>
        %2302 = memref.load %rope[%2298] : memref<?xf32>
        %2303 = arith.addi %2298, %c6 : index
        %2304 = memref.load %rope[%2303] : memref<?xf32>
        %2305 = arith.mulf %2302, %2299 : f32
        %2306 = arith.mulf %2304, %2301 : f32
        %2307 = arith.subf %2305, %2306 : f32
        %2308 = arith.mulf %2304, %2299 : f32
        %2309 = arith.mulf %2302, %2301 : f32
        %2310 = arith.addf %2308, %2309 : f32
        %2311 = arith.mulf %2204, %2307 : f32
        %2312 = arith.mulf %2210, %2310 : f32
        %2313 = arith.subf %2311, %2312 : f32
        %2314 = arith.mulf %2210, %2307 : f32
        %2315 = arith.mulf %2204, %2310 : f32
        %2316 = arith.addf %2314, %2315 : f32
        %2317 = arith.cmpi slt, %0, %heads : index
        scf.if %2317 {
          %2318 = arith.muli %2076, %heads : index
          %2319 = arith.addi %2318, %0 : index
          %2320 = arith.muli %2319, %c19 : index
          %2321 = arith.addi %2320, %2115 : index
          memref.store %2313, %q[%2321] : memref<?xf32>
          %2322 = arith.addi %2321, %c6 : index
          memref.store %2316, %q[%2322] : memref<?xf32>
        } else {
          %2323 = arith.addi %2077, %2115 : index
          memref.store %2313, %20[%2323] : memref<?xf32>
          %2324 = arith.addi %2077, %2115 : index
          %2325 = arith.addi %2324, %c6 : index
          memref.store %2316, %20[%2325] : memref<?xf32>
        }
        %2326 = arith.remui %2155, %c19 : index
        %2327 = arith.muli %2326, %c19 : index
        %2328 = arith.addi %2327, %2133 : index
        %2329 = arith.divui %2155, %c19 : index
        %2330 = arith.addi %2329, %c19 : index
        %2331 = arith.muli %2330, %c19 : index
        %2332 = arith.addi %2331, %2133 : index
        %2333 = memref.load %rope[%2328] : memref<?xf32>
        %2334 = arith.addi %2328, %c6 : index
        %2335 = memref.load %rope[%2334] : memref<?xf32>
        %2336 = memref.load %rope[%2332] : memref<?xf32>
        %2337 = arith.addi %2332, %c6 : index
        %2338 = memref.load %rope[%2337] : memref<?xf32>
        %2339 = arith.mulf %2336, %2333 : f32
        %2340 = arith.mulf %2338, %2335 : f32
        %2341 = arith.subf %2339, %2340 : f32
        %2342 = arith.mulf %2338, %2333 : f32
        %2343 = arith.mulf %2336, %2335 : f32
        %2344 = arith.addf %2342, %2343 : f32
        %2345 = arith.mulf %2217, %2341 : f32
        %2346 = arith.mulf %2223, %2344 : f32
        %2347 = arith.subf %2345, %2346 : f32
        %2348 = arith.mulf %2223, %2341 : f32
        %2349 = arith.mulf %2217, %2344 : f32
        %2350 = arith.addf %2348, %2349 : f32
        %2351 = arith.cmpi slt, %0, %heads : index
        scf.if %2351 {
          %2352 = arith.muli %2076, %heads : index
          %2353 = arith.addi %2352, %0 : index
          %2354 = arith.muli %2353, %c19 : index
          %2355 = arith.addi %2354, %2133 : index
          memref.store %2347, %q[%2355] : memref<?xf32>
          %2356 = arith.addi %2355, %c6 : index
          memref.store %2350, %q[%2356] : memref<?xf32>
        } else {
          %2357 = arith.addi %2077, %2133 : index
          memref.store %2347, %20[%2357] : memref<?xf32>
          %2358 = arith.addi %2077, %2133 : index
          %2359 = arith.addi %2358, %c6 : index
          memref.store %2350, %20[%2359] : memref<?xf32>
        }
      } else {
        %2360 = arith.cmpi slt, %0, %heads : index
        scf.if %2360 {
          %2361 = arith.muli %2076, %heads : index
          %2362 = arith.addi %2361, %0 : index
          %2363 = arith.muli %2362, %c19 : index
          %2364 = arith.addi %2363, %2079 : index
          memref.store %2087, %q[%2364] : memref<?xf32>
          %2365 = arith.addi %2364, %c6 : index
          memref.store %2096, %q[%2365] : memref<?xf32>
        } else {
          %2366 = arith.addi %2077, %2079 : index
          memref.store %2087, %20[%2366] : memref<?xf32>
          %2367 = arith.addi %2077, %2079 : index
          %2368 = arith.addi %2367, %c6 : index
          memref.store %2096, %20[%2368] : memref<?xf32>
        }
        %2369 = arith.cmpi slt, %0, %heads : index
        scf.if %2369 {
          %2370 = arith.muli %2076, %heads : index
          %2371 = arith.addi %2370, %0 : index
          %2372 = arith.muli %2371, %c19 : index
          %2373 = arith.addi %2372, %2097 : index
          memref.store %2105, %q[%2373] : memref<?xf32>
          %2374 = arith.addi %2373, %c6 : index
          memref.store %2114, %q[%2374] : memref<?xf32>
        } else {
          %2375 = arith.addi %2077, %2097 : index
          memref.store %2105, %20[%2375] : memref<?xf32>
          %2376 = arith.addi %2077, %2097 : index
          %2377 = arith.addi %2376, %c6 : index
          memref.store %2114, %20[%2377] : memref<?xf32>
        }
        %2378 = arith.cmpi slt, %0, %heads : index
        scf.if %2378 {
          %2379 = arith.muli %2076, %heads : index
          %2380 = arith.addi %2379, %0 : index
          %2381 = arith.muli %2380, %c19 : index
          %2382 = arith.addi %2381, %2115 : index
          memref.store %2123, %q[%2382] : memref<?xf32>
          %2383 = arith.addi %2382, %c6 : index
          memref.store %2132, %q[%2383] : memref<?xf32>
        } else {
          %2384 = arith.addi %2077, %2115 : index
          memref.store %2123, %20[%2384] : memref<?xf32>
          %2385 = arith.addi %2077, %2115 : index
          %2386 = arith.addi %2385, %c6 : index
          memref.store %2132, %20[%2386] : memref<?xf32>
        }
        %2387 = arith.cmpi slt, %0, %heads : index
        scf.if %2387 {
          %2388 = arith.muli %2076, %heads : index
          %2389 = arith.addi %2388, %0 : index
          %2390 = arith.muli %2389, %c19 : index
          %2391 = arith.addi %2390, %2133 : index
          memref.store %2141, %q[%2391] : memref<?xf32>
          %2392 = arith.addi %2391, %c6 : index
          memref.store %2150, %q[%2392] : memref<?xf32>
        } else {
          %2393 = arith.addi %2077, %2133 : index
          memref.store %2141, %20[%2393] : memref<?xf32>
          %2394 = arith.addi %2077, %2133 : index
          %2395 = arith.addi %2394, %c6 : index
          memref.store %2150, %20[%2395] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2396 = arith.cmpi sge, %0, %heads : index
    scf.if %2396 {
      %2397 = arith.addi %2072, %c8 : index
      %2398 = arith.addi %2071, %2397 : index
      %2399 = arith.cmpi slt, %2398, %22 : index
      scf.if %2399 {
        %2400 = arith.addi %2071, %2397 : index
        %2401 = arith.addi %slotsAt, %2400 : index
        %2402 = memref.load %step[%2401] : memref<?xi32>
        %2403 = arith.index_cast %2402 : i32 to index
        %2404 = arith.cmpi sge, %2403, %c8 : index
        scf.if %2404 {
          %2405 = arith.muli %2397, %c19 : index
          %2406 = arith.subi %0, %heads : index
          %2407 = memref.load %scales[%2406] : memref<?xf32>
          %2408 = vector.broadcast %2407 : f32 to vector<4xf32>
          %2409 = arith.divui %2403, %c7 : index
          %2410 = arith.remui %2403, %c7 : index
          %2411 = arith.muli %2409, %pageBytes : index
          %2412 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2412 {
            %2413 = wave.lane
            %2414 = arith.muli %2413, %c14 : index
            scf.for %2415 = %2414 to %c19 step %c6 {
              %2416 = arith.addi %2405, %2415 : index
              %2417 = vector.load %20[%2416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2418 = arith.mulf %2417, %2408 : vector<4xf32>
              %2419 = arith.minimumf %2418, %c43 : vector<4xf32>
              %2420 = arith.maximumf %2419, %c44 : vector<4xf32>
              %2421 = arith.truncf %2420 : vector<4xf32> to vector<4xf16>
              %2422 = vector.bitcast %2421 : vector<4xf16> to vector<8xi8>
              %2423 = arith.cmpi slt, %2406, %kvHeads : index
              scf.if %2423 {
                %2424 = arith.muli %2406, %c45 : index
                %2425 = arith.addi %2411, %2424 : index
                %2426 = arith.divui %2415, %c7 : index
                %2427 = arith.muli %2426, %c46 : index
                %2428 = arith.remui %2415, %c7 : index
                %2429 = arith.divui %2428, %c2 : index
                %2430 = arith.muli %2429, %c19 : index
                %2431 = arith.muli %2410, %c7 : index
                %2432 = arith.addi %2430, %2431 : index
                %2433 = arith.remui %2428, %c2 : index
                %2434 = arith.muli %2433, %c4 : index
                %2435 = arith.addi %2432, %2434 : index
                %2436 = arith.addi %2427, %2435 : index
                %2437 = arith.addi %2425, %2436 : index
                vector.store %2422, %kv[%2437] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2438 = arith.subi %2406, %kvHeads : index
                %2439 = arith.muli %2438, %c45 : index
                %2440 = arith.addi %2411, %2439 : index
                %2441 = arith.addi %2415, %c8 : index
                %2442 = arith.divui %2441, %c7 : index
                %2443 = arith.muli %2442, %c46 : index
                %2444 = arith.addi %2443, %c10 : index
                %2445 = arith.remui %2441, %c7 : index
                %2446 = arith.divui %2410, %c4 : index
                %2447 = arith.remui %2410, %c4 : index
                %2448 = arith.muli %2447, %c2 : index
                %2449 = arith.addi %2446, %2448 : index
                %2450 = arith.divui %2449, %c2 : index
                %2451 = arith.muli %2450, %c19 : index
                %2452 = arith.muli %2445, %c7 : index
                %2453 = arith.addi %2451, %2452 : index
                %2454 = arith.remui %2449, %c2 : index
                %2455 = arith.muli %2454, %c4 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.addi %2444, %2456 : index
                %2458 = arith.addi %2440, %2457 : index
                %2459 = vector.shuffle %2422, %2422 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2459, %kv[%2458] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2460 = arith.addi %2415, %c9 : index
                %2461 = arith.divui %2460, %c7 : index
                %2462 = arith.muli %2461, %c46 : index
                %2463 = arith.addi %2462, %c10 : index
                %2464 = arith.remui %2460, %c7 : index
                %2465 = arith.divui %2410, %c4 : index
                %2466 = arith.remui %2410, %c4 : index
                %2467 = arith.muli %2466, %c2 : index
                %2468 = arith.addi %2465, %2467 : index
                %2469 = arith.divui %2468, %c2 : index
                %2470 = arith.muli %2469, %c19 : index
                %2471 = arith.muli %2464, %c7 : index
                %2472 = arith.addi %2470, %2471 : index
                %2473 = arith.remui %2468, %c2 : index
                %2474 = arith.muli %2473, %c4 : index
                %2475 = arith.addi %2472, %2474 : index
                %2476 = arith.addi %2463, %2475 : index
                %2477 = arith.addi %2440, %2476 : index
                %2478 = vector.shuffle %2422, %2422 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2478, %kv[%2477] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2479 = arith.addi %2415, %c4 : index
                %2480 = arith.divui %2479, %c7 : index
                %2481 = arith.muli %2480, %c46 : index
                %2482 = arith.addi %2481, %c10 : index
                %2483 = arith.remui %2479, %c7 : index
                %2484 = arith.divui %2410, %c4 : index
                %2485 = arith.remui %2410, %c4 : index
                %2486 = arith.muli %2485, %c2 : index
                %2487 = arith.addi %2484, %2486 : index
                %2488 = arith.divui %2487, %c2 : index
                %2489 = arith.muli %2488, %c19 : index
                %2490 = arith.muli %2483, %c7 : index
                %2491 = arith.addi %2489, %2490 : index
                %2492 = arith.remui %2487, %c2 : index
                %2493 = arith.muli %2492, %c4 : index
                %2494 = arith.addi %2491, %2493 : index
                %2495 = arith.addi %2482, %2494 : index
                %2496 = arith.addi %2440, %2495 : index
                %2497 = vector.shuffle %2422, %2422 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2497, %kv[%2496] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2498 = arith.addi %2415, %c27 : index
                %2499 = arith.divui %2498, %c7 : index
                %2500 = arith.muli %2499, %c46 : index
                %2501 = arith.addi %2500, %c10 : index
                %2502 = arith.remui %2498, %c7 : index
                %2503 = arith.divui %2410, %c4 : index
                %2504 = arith.remui %2410, %c4 : index
                %2505 = arith.muli %2504, %c2 : index
                %2506 = arith.addi %2503, %2505 : index
                %2507 = arith.divui %2506, %c2 : index
                %2508 = arith.muli %2507, %c19 : index
                %2509 = arith.muli %2502, %c7 : index
                %2510 = arith.addi %2508, %2509 : index
                %2511 = arith.remui %2506, %c2 : index
                %2512 = arith.muli %2511, %c4 : index
                %2513 = arith.addi %2510, %2512 : index
                %2514 = arith.addi %2501, %2513 : index
                %2515 = arith.addi %2440, %2514 : index
                %2516 = vector.shuffle %2422, %2422 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2516, %kv[%2515] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2517 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2517 {
            %2518 = wave.lane
            %2519 = arith.muli %2518, %c14 : index
            scf.for %2520 = %2519 to %c19 step %c6 {
              %2521 = arith.addi %2405, %2520 : index
              %2522 = vector.load %20[%2521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2523 = arith.mulf %2522, %2408 : vector<4xf32>
              %2524 = wave.fp8_encode "e4m3" %2523 : vector<4xf32> -> vector<4xi8>
              %2525 = arith.cmpi slt, %2406, %kvHeads : index
              scf.if %2525 {
                %2526 = arith.muli %2406, %c10 : index
                %2527 = arith.addi %2411, %2526 : index
                %2528 = vector.shuffle %2524, %2524 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2529 = arith.divui %2520, %c7 : index
                %2530 = arith.muli %2529, %c19 : index
                %2531 = arith.remui %2520, %c7 : index
                %2532 = arith.muli %2410, %c7 : index
                %2533 = arith.divui %2531, %c14 : index
                %2534 = arith.muli %2533, %c14 : index
                %2535 = arith.remui %2531, %c4 : index
                %2536 = arith.muli %2535, %c4 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.divui %2531, %c4 : index
                %2539 = arith.remui %2538, %c4 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.addi %2532, %2540 : index
                %2542 = arith.addi %2530, %2541 : index
                %2543 = arith.addi %2527, %2542 : index
                vector.store %2528, %kv[%2543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2544 = arith.subi %2406, %kvHeads : index
                %2545 = arith.muli %2544, %c10 : index
                %2546 = arith.addi %2411, %2545 : index
                %2547 = arith.addi %2520, %c8 : index
                %2548 = arith.divui %2547, %c7 : index
                %2549 = arith.muli %2548, %c19 : index
                %2550 = arith.addi %2549, %c11 : index
                %2551 = arith.remui %2547, %c7 : index
                %2552 = arith.divui %2410, %c4 : index
                %2553 = arith.remui %2410, %c4 : index
                %2554 = arith.muli %2553, %c2 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.muli %2551, %c7 : index
                %2557 = arith.divui %2555, %c14 : index
                %2558 = arith.muli %2557, %c14 : index
                %2559 = arith.remui %2555, %c4 : index
                %2560 = arith.muli %2559, %c4 : index
                %2561 = arith.addi %2558, %2560 : index
                %2562 = arith.divui %2555, %c4 : index
                %2563 = arith.remui %2562, %c4 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.addi %2556, %2564 : index
                %2566 = arith.addi %2550, %2565 : index
                %2567 = arith.addi %2546, %2566 : index
                %2568 = vector.shuffle %2524, %2524 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2568, %kv[%2567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2569 = arith.addi %2520, %c9 : index
                %2570 = arith.divui %2569, %c7 : index
                %2571 = arith.muli %2570, %c19 : index
                %2572 = arith.addi %2571, %c11 : index
                %2573 = arith.remui %2569, %c7 : index
                %2574 = arith.divui %2410, %c4 : index
                %2575 = arith.remui %2410, %c4 : index
                %2576 = arith.muli %2575, %c2 : index
                %2577 = arith.addi %2574, %2576 : index
                %2578 = arith.muli %2573, %c7 : index
                %2579 = arith.divui %2577, %c14 : index
                %2580 = arith.muli %2579, %c14 : index
                %2581 = arith.remui %2577, %c4 : index
                %2582 = arith.muli %2581, %c4 : index
                %2583 = arith.addi %2580, %2582 : index
                %2584 = arith.divui %2577, %c4 : index
                %2585 = arith.remui %2584, %c4 : index
                %2586 = arith.addi %2583, %2585 : index
                %2587 = arith.addi %2578, %2586 : index
                %2588 = arith.addi %2572, %2587 : index
                %2589 = arith.addi %2546, %2588 : index
                %2590 = vector.shuffle %2524, %2524 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2590, %kv[%2589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2591 = arith.addi %2520, %c4 : index
                %2592 = arith.divui %2591, %c7 : index
                %2593 = arith.muli %2592, %c19 : index
                %2594 = arith.addi %2593, %c11 : index
                %2595 = arith.remui %2591, %c7 : index
                %2596 = arith.divui %2410, %c4 : index
                %2597 = arith.remui %2410, %c4 : index
                %2598 = arith.muli %2597, %c2 : index
                %2599 = arith.addi %2596, %2598 : index
                %2600 = arith.muli %2595, %c7 : index
                %2601 = arith.divui %2599, %c14 : index
                %2602 = arith.muli %2601, %c14 : index
                %2603 = arith.remui %2599, %c4 : index
                %2604 = arith.muli %2603, %c4 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.divui %2599, %c4 : index
                %2607 = arith.remui %2606, %c4 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.addi %2600, %2608 : index
                %2610 = arith.addi %2594, %2609 : index
                %2611 = arith.addi %2546, %2610 : index
                %2612 = vector.shuffle %2524, %2524 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2612, %kv[%2611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2613 = arith.addi %2520, %c27 : index
                %2614 = arith.divui %2613, %c7 : index
                %2615 = arith.muli %2614, %c19 : index
                %2616 = arith.addi %2615, %c11 : index
                %2617 = arith.remui %2613, %c7 : index
                %2618 = arith.divui %2410, %c4 : index
                %2619 = arith.remui %2410, %c4 : index
                %2620 = arith.muli %2619, %c2 : index
                %2621 = arith.addi %2618, %2620 : index
                %2622 = arith.muli %2617, %c7 : index
                %2623 = arith.divui %2621, %c14 : index
                %2624 = arith.muli %2623, %c14 : index
                %2625 = arith.remui %2621, %c4 : index
                %2626 = arith.muli %2625, %c4 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.divui %2621, %c4 : index
                %2629 = arith.remui %2628, %c4 : index
                %2630 = arith.addi %2627, %2629 : index
                %2631 = arith.addi %2622, %2630 : index
                %2632 = arith.addi %2616, %2631 : index
                %2633 = arith.addi %2546, %2632 : index
                %2634 = vector.shuffle %2524, %2524 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2634, %kv[%2633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2635 = arith.cmpi eq, %codec, %c4 : index
          scf.if %2635 {
            %2636 = wave.lane
            %2637 = arith.muli %2636, %c14 : index
            scf.for %2638 = %2637 to %c19 step %c6 {
              %2639 = arith.addi %2405, %2638 : index
              %2640 = vector.load %20[%2639] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2641 = arith.mulf %2640, %2408 : vector<4xf32>
              %2642 = wave.fp8_encode "e5m2" %2641 : vector<4xf32> -> vector<4xi8>
              %2643 = arith.cmpi slt, %2406, %kvHeads : index
              scf.if %2643 {
                %2644 = arith.muli %2406, %c10 : index
                %2645 = arith.addi %2411, %2644 : index
                %2646 = vector.shuffle %2642, %2642 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2647 = arith.divui %2638, %c7 : index
                %2648 = arith.muli %2647, %c19 : index
                %2649 = arith.remui %2638, %c7 : index
                %2650 = arith.muli %2410, %c7 : index
                %2651 = arith.divui %2649, %c14 : index
                %2652 = arith.muli %2651, %c14 : index
                %2653 = arith.remui %2649, %c4 : index
                %2654 = arith.muli %2653, %c4 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.divui %2649, %c4 : index
                %2657 = arith.remui %2656, %c4 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.addi %2650, %2658 : index
                %2660 = arith.addi %2648, %2659 : index
                %2661 = arith.addi %2645, %2660 : index
                vector.store %2646, %kv[%2661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2662 = arith.subi %2406, %kvHeads : index
                %2663 = arith.muli %2662, %c10 : index
                %2664 = arith.addi %2411, %2663 : index
                %2665 = arith.addi %2638, %c8 : index
                %2666 = arith.divui %2665, %c7 : index
                %2667 = arith.muli %2666, %c19 : index
                %2668 = arith.addi %2667, %c11 : index
                %2669 = arith.remui %2665, %c7 : index
                %2670 = arith.divui %2410, %c4 : index
                %2671 = arith.remui %2410, %c4 : index
                %2672 = arith.muli %2671, %c2 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.muli %2669, %c7 : index
                %2675 = arith.divui %2673, %c14 : index
                %2676 = arith.muli %2675, %c14 : index
                %2677 = arith.remui %2673, %c4 : index
                %2678 = arith.muli %2677, %c4 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.divui %2673, %c4 : index
                %2681 = arith.remui %2680, %c4 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.addi %2674, %2682 : index
                %2684 = arith.addi %2668, %2683 : index
                %2685 = arith.addi %2664, %2684 : index
                %2686 = vector.shuffle %2642, %2642 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2686, %kv[%2685] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2687 = arith.addi %2638, %c9 : index
                %2688 = arith.divui %2687, %c7 : index
                %2689 = arith.muli %2688, %c19 : index
                %2690 = arith.addi %2689, %c11 : index
                %2691 = arith.remui %2687, %c7 : index
                %2692 = arith.divui %2410, %c4 : index
                %2693 = arith.remui %2410, %c4 : index
                %2694 = arith.muli %2693, %c2 : index
                %2695 = arith.addi %2692, %2694 : index
                %2696 = arith.muli %2691, %c7 : index
                %2697 = arith.divui %2695, %c14 : index
                %2698 = arith.muli %2697, %c14 : index
                %2699 = arith.remui %2695, %c4 : index
                %2700 = arith.muli %2699, %c4 : index
                %2701 = arith.addi %2698, %2700 : index
                %2702 = arith.divui %2695, %c4 : index
                %2703 = arith.remui %2702, %c4 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.addi %2696, %2704 : index
                %2706 = arith.addi %2690, %2705 : index
                %2707 = arith.addi %2664, %2706 : index
                %2708 = vector.shuffle %2642, %2642 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2708, %kv[%2707] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2709 = arith.addi %2638, %c4 : index
                %2710 = arith.divui %2709, %c7 : index
                %2711 = arith.muli %2710, %c19 : index
                %2712 = arith.addi %2711, %c11 : index
                %2713 = arith.remui %2709, %c7 : index
                %2714 = arith.divui %2410, %c4 : index
                %2715 = arith.remui %2410, %c4 : index
                %2716 = arith.muli %2715, %c2 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.muli %2713, %c7 : index
                %2719 = arith.divui %2717, %c14 : index
                %2720 = arith.muli %2719, %c14 : index
                %2721 = arith.remui %2717, %c4 : index
                %2722 = arith.muli %2721, %c4 : index
                %2723 = arith.addi %2720, %2722 : index
                %2724 = arith.divui %2717, %c4 : index
                %2725 = arith.remui %2724, %c4 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.addi %2718, %2726 : index
                %2728 = arith.addi %2712, %2727 : index
                %2729 = arith.addi %2664, %2728 : index
                %2730 = vector.shuffle %2642, %2642 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2730, %kv[%2729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2731 = arith.addi %2638, %c27 : index
                %2732 = arith.divui %2731, %c7 : index
                %2733 = arith.muli %2732, %c19 : index
                %2734 = arith.addi %2733, %c11 : index
                %2735 = arith.remui %2731, %c7 : index
                %2736 = arith.divui %2410, %c4 : index
                %2737 = arith.remui %2410, %c4 : index
                %2738 = arith.muli %2737, %c2 : index
                %2739 = arith.addi %2736, %2738 : index
                %2740 = arith.muli %2735, %c7 : index
                %2741 = arith.divui %2739, %c14 : index
                %2742 = arith.muli %2741, %c14 : index
                %2743 = arith.remui %2739, %c4 : index
                %2744 = arith.muli %2743, %c4 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.divui %2739, %c4 : index
                %2747 = arith.remui %2746, %c4 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.addi %2740, %2748 : index
                %2750 = arith.addi %2734, %2749 : index
                %2751 = arith.addi %2664, %2750 : index
                %2752 = vector.shuffle %2642, %2642 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2752, %kv[%2751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2753 = arith.addi %23, %c16 : index
    %2754 = wave.lane
    %2755 = arith.muli %3, %c4 : index
    %2756 = arith.muli %2755, %c19 : index
    %2757 = arith.addi %2756, %2754 : index
    %2758 = arith.muli %4, %c11 : index
    %2759 = arith.addi %2758, %2757 : index
    %2760 = arith.addi %2759, %c8 : index
    %2761 = arith.addi %2760, %c8 : index
    %2762 = vector.extract %543#4[0] : f32 from vector<8xf32>
    memref.store %2762, %19[%2761] : memref<?xf32>
    %2763 = arith.muli %4, %c11 : index
    %2764 = arith.addi %2763, %2757 : index
    %2765 = arith.addi %2764, %c8 : index
    %2766 = arith.addi %2765, %c16 : index
    %2767 = vector.extract %543#4[1] : f32 from vector<8xf32>
    memref.store %2767, %19[%2766] : memref<?xf32>
    %2768 = arith.muli %4, %c11 : index
    %2769 = arith.addi %2768, %2757 : index
    %2770 = arith.addi %2769, %c8 : index
    %2771 = arith.addi %2770, %c12 : index
    %2772 = vector.extract %543#4[2] : f32 from vector<8xf32>
    memref.store %2772, %19[%2771] : memref<?xf32>
    %2773 = arith.muli %4, %c11 : index
    %2774 = arith.addi %2773, %2757 : index
    %2775 = arith.addi %2774, %c8 : index
    %2776 = arith.addi %2775, %c28 : index
    %2777 = vector.extract %543#4[3] : f32 from vector<8xf32>
    memref.store %2777, %19[%2776] : memref<?xf32>
    %2778 = arith.muli %4, %c11 : index
    %2779 = arith.addi %2778, %2757 : index
    %2780 = arith.addi %2779, %c8 : index
    %2781 = arith.addi %2780, %c6 : index
    %2782 = vector.extract %543#4[4] : f32 from vector<8xf32>
    memref.store %2782, %19[%2781] : memref<?xf32>
    %2783 = arith.muli %4, %c11 : index
    %2784 = arith.addi %2783, %2757 : index
    %2785 = arith.addi %2784, %c8 : index
    %2786 = arith.addi %2785, %c29 : index
    %2787 = vector.extract %543#4[5] : f32 from vector<8xf32>
    memref.store %2787, %19[%2786] : memref<?xf32>
    %2788 = arith.muli %4, %c11 : index
    %2789 = arith.addi %2788, %2757 : index
    %2790 = arith.addi %2789, %c8 : index
    %2791 = arith.addi %2790, %c30 : index
    %2792 = vector.extract %543#4[6] : f32 from vector<8xf32>
    memref.store %2792, %19[%2791] : memref<?xf32>
    %2793 = arith.muli %4, %c11 : index
    %2794 = arith.addi %2793, %2757 : index
    %2795 = arith.addi %2794, %c8 : index
    %2796 = arith.addi %2795, %c31 : index
    %2797 = vector.extract %543#4[7] : f32 from vector<8xf32>
    memref.store %2797, %19[%2796] : memref<?xf32>
    %2798 = arith.muli %4, %c11 : index
    %2799 = arith.addi %2798, %2757 : index
    %2800 = arith.addi %2799, %c19 : index
    %2801 = arith.addi %2800, %c8 : index
    %2802 = vector.extract %543#5[0] : f32 from vector<8xf32>
    memref.store %2802, %19[%2801] : memref<?xf32>
    %2803 = arith.muli %4, %c11 : index
    %2804 = arith.addi %2803, %2757 : index
    %2805 = arith.addi %2804, %c19 : index
    %2806 = arith.addi %2805, %c16 : index
    %2807 = vector.extract %543#5[1] : f32 from vector<8xf32>
    memref.store %2807, %19[%2806] : memref<?xf32>
    %2808 = arith.muli %4, %c11 : index
    %2809 = arith.addi %2808, %2757 : index
    %2810 = arith.addi %2809, %c19 : index
    %2811 = arith.addi %2810, %c12 : index
    %2812 = vector.extract %543#5[2] : f32 from vector<8xf32>
    memref.store %2812, %19[%2811] : memref<?xf32>
    %2813 = arith.muli %4, %c11 : index
    %2814 = arith.addi %2813, %2757 : index
    %2815 = arith.addi %2814, %c19 : index
    %2816 = arith.addi %2815, %c28 : index
    %2817 = vector.extract %543#5[3] : f32 from vector<8xf32>
    memref.store %2817, %19[%2816] : memref<?xf32>
    %2818 = arith.muli %4, %c11 : index
    %2819 = arith.addi %2818, %2757 : index
    %2820 = arith.addi %2819, %c19 : index
    %2821 = arith.addi %2820, %c6 : index
    %2822 = vector.extract %543#5[4] : f32 from vector<8xf32>
    memref.store %2822, %19[%2821] : memref<?xf32>
    %2823 = arith.muli %4, %c11 : index
    %2824 = arith.addi %2823, %2757 : index
    %2825 = arith.addi %2824, %c19 : index
    %2826 = arith.addi %2825, %c29 : index
    %2827 = vector.extract %543#5[5] : f32 from vector<8xf32>
    memref.store %2827, %19[%2826] : memref<?xf32>
    %2828 = arith.muli %4, %c11 : index
    %2829 = arith.addi %2828, %2757 : index
    %2830 = arith.addi %2829, %c19 : index
    %2831 = arith.addi %2830, %c30 : index
    %2832 = vector.extract %543#5[6] : f32 from vector<8xf32>
    memref.store %2832, %19[%2831] : memref<?xf32>
    %2833 = arith.muli %4, %c11 : index
    %2834 = arith.addi %2833, %2757 : index
    %2835 = arith.addi %2834, %c19 : index
    %2836 = arith.addi %2835, %c31 : index
    %2837 = vector.extract %543#5[7] : f32 from vector<8xf32>
    memref.store %2837, %19[%2836] : memref<?xf32>
    wave.barrier
    %2838 = arith.muli %4, %c14 : index
    %2839 = arith.addi %2838, %c8 : index
    %2840 = arith.muli %2839, %c4 : index
    %2841 = arith.divui %2754, %c7 : index
    %2842 = arith.addi %2840, %2841 : index
    %2843 = arith.addi %2753, %2842 : index
    %2844 = arith.cmpi slt, %2843, %22 : index
    scf.if %2844 {
      %2845 = arith.cmpi eq, %hasFactors, %c9 : index
      %2846 = memref.load %factors[%2843] : memref<?xf32>
      %2847 = arith.select %2845, %2846, %c33 : f32
      %2848 = arith.addi %2757, %c8 : index
      %2849 = arith.muli %2839, %c16 : index
      %2850 = arith.addi %2848, %2849 : index
      %2851 = memref.load %19[%2850] : memref<?xf32>
      %2852 = arith.addi %2850, %c11 : index
      %2853 = memref.load %19[%2852] : memref<?xf32>
      %2854 = arith.addf %2851, %2853 : f32
      %2855 = arith.remui %2754, %c7 : index
      %2856 = arith.muli %2855, %c14 : index
      %2857 = arith.addi %16, %2856 : index
      %2858 = vector.load %w[%2857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2859 = vector.bitcast %2858 : vector<4xi8> to vector<1xf32>
      %2860 = vector.extract %2859[0] : f32 from vector<1xf32>
      %2861 = arith.mulf %2860, %2847 : f32
      %2862 = arith.mulf %2854, %2861 : f32
      %2863 = arith.muli %3, %c4 : index
      %2864 = arith.addi %2863, %c8 : index
      %2865 = arith.muli %2864, %c7 : index
      %2866 = arith.remui %2754, %c7 : index
      %2867 = arith.addi %2865, %2866 : index
      %2868 = arith.muli %2842, %c19 : index
      %2869 = arith.addi %2868, %2867 : index
      memref.store %2862, %20[%2869] : memref<?xf32>
      %2870 = arith.addi %2757, %c19 : index
      %2871 = arith.muli %2839, %c16 : index
      %2872 = arith.addi %2870, %2871 : index
      %2873 = memref.load %19[%2872] : memref<?xf32>
      %2874 = arith.addi %2872, %c11 : index
      %2875 = memref.load %19[%2874] : memref<?xf32>
      %2876 = arith.addf %2873, %2875 : f32
      %2877 = arith.remui %2754, %c7 : index
      %2878 = arith.muli %2877, %c14 : index
      %2879 = arith.addi %18, %2878 : index
      %2880 = vector.load %w[%2879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2881 = vector.bitcast %2880 : vector<4xi8> to vector<1xf32>
      %2882 = vector.extract %2881[0] : f32 from vector<1xf32>
      %2883 = arith.mulf %2882, %2847 : f32
      %2884 = arith.mulf %2876, %2883 : f32
      %2885 = arith.muli %3, %c4 : index
      %2886 = arith.addi %2885, %c9 : index
      %2887 = arith.muli %2886, %c7 : index
      %2888 = arith.remui %2754, %c7 : index
      %2889 = arith.addi %2887, %2888 : index
      %2890 = arith.muli %2842, %c19 : index
      %2891 = arith.addi %2890, %2889 : index
      memref.store %2884, %20[%2891] : memref<?xf32>
    }
    %2892 = arith.muli %4, %c14 : index
    %2893 = arith.addi %2892, %c9 : index
    %2894 = arith.muli %2893, %c4 : index
    %2895 = arith.divui %2754, %c7 : index
    %2896 = arith.addi %2894, %2895 : index
    %2897 = arith.addi %2753, %2896 : index
    %2898 = arith.cmpi slt, %2897, %22 : index
    scf.if %2898 {
      %2899 = arith.cmpi eq, %hasFactors, %c9 : index
      %2900 = memref.load %factors[%2897] : memref<?xf32>
      %2901 = arith.select %2899, %2900, %c33 : f32
      %2902 = arith.addi %2757, %c8 : index
      %2903 = arith.muli %2893, %c16 : index
      %2904 = arith.addi %2902, %2903 : index
      %2905 = memref.load %19[%2904] : memref<?xf32>
      %2906 = arith.addi %2904, %c11 : index
      %2907 = memref.load %19[%2906] : memref<?xf32>
      %2908 = arith.addf %2905, %2907 : f32
      %2909 = arith.remui %2754, %c7 : index
      %2910 = arith.muli %2909, %c14 : index
      %2911 = arith.addi %16, %2910 : index
      %2912 = vector.load %w[%2911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2913 = vector.bitcast %2912 : vector<4xi8> to vector<1xf32>
      %2914 = vector.extract %2913[0] : f32 from vector<1xf32>
      %2915 = arith.mulf %2914, %2901 : f32
      %2916 = arith.mulf %2908, %2915 : f32
      %2917 = arith.muli %3, %c4 : index
      %2918 = arith.addi %2917, %c8 : index
      %2919 = arith.muli %2918, %c7 : index
      %2920 = arith.remui %2754, %c7 : index
      %2921 = arith.addi %2919, %2920 : index
      %2922 = arith.muli %2896, %c19 : index
      %2923 = arith.addi %2922, %2921 : index
      memref.store %2916, %20[%2923] : memref<?xf32>
      %2924 = arith.addi %2757, %c19 : index
      %2925 = arith.muli %2893, %c16 : index
      %2926 = arith.addi %2924, %2925 : index
      %2927 = memref.load %19[%2926] : memref<?xf32>
      %2928 = arith.addi %2926, %c11 : index
      %2929 = memref.load %19[%2928] : memref<?xf32>
      %2930 = arith.addf %2927, %2929 : f32
      %2931 = arith.remui %2754, %c7 : index
      %2932 = arith.muli %2931, %c14 : index
      %2933 = arith.addi %18, %2932 : index
      %2934 = vector.load %w[%2933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2935 = vector.bitcast %2934 : vector<4xi8> to vector<1xf32>
      %2936 = vector.extract %2935[0] : f32 from vector<1xf32>
      %2937 = arith.mulf %2936, %2901 : f32
      %2938 = arith.mulf %2930, %2937 : f32
      %2939 = arith.muli %3, %c4 : index
      %2940 = arith.addi %2939, %c9 : index
      %2941 = arith.muli %2940, %c7 : index
      %2942 = arith.remui %2754, %c7 : index
      %2943 = arith.addi %2941, %2942 : index
      %2944 = arith.muli %2896, %c19 : index
      %2945 = arith.addi %2944, %2943 : index
      memref.store %2938, %20[%2945] : memref<?xf32>
    }
    %2946 = arith.muli %4, %c14 : index
    %2947 = arith.addi %2946, %c4 : index
    %2948 = arith.muli %2947, %c4 : index
    %2949 = arith.divui %2754, %c7 : index
    %2950 = arith.addi %2948, %2949 : index
    %2951 = arith.addi %2753, %2950 : index
    %2952 = arith.cmpi slt, %2951, %22 : index
    scf.if %2952 {
      %2953 = arith.cmpi eq, %hasFactors, %c9 : index
      %2954 = memref.load %factors[%2951] : memref<?xf32>
      %2955 = arith.select %2953, %2954, %c33 : f32
      %2956 = arith.addi %2757, %c8 : index
      %2957 = arith.muli %2947, %c16 : index
      %2958 = arith.addi %2956, %2957 : index
      %2959 = memref.load %19[%2958] : memref<?xf32>
      %2960 = arith.addi %2958, %c11 : index
      %2961 = memref.load %19[%2960] : memref<?xf32>
      %2962 = arith.addf %2959, %2961 : f32
      %2963 = arith.remui %2754, %c7 : index
      %2964 = arith.muli %2963, %c14 : index
      %2965 = arith.addi %16, %2964 : index
      %2966 = vector.load %w[%2965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2967 = vector.bitcast %2966 : vector<4xi8> to vector<1xf32>
      %2968 = vector.extract %2967[0] : f32 from vector<1xf32>
      %2969 = arith.mulf %2968, %2955 : f32
      %2970 = arith.mulf %2962, %2969 : f32
      %2971 = arith.muli %3, %c4 : index
      %2972 = arith.addi %2971, %c8 : index
      %2973 = arith.muli %2972, %c7 : index
      %2974 = arith.remui %2754, %c7 : index
      %2975 = arith.addi %2973, %2974 : index
      %2976 = arith.muli %2950, %c19 : index
      %2977 = arith.addi %2976, %2975 : index
      memref.store %2970, %20[%2977] : memref<?xf32>
      %2978 = arith.addi %2757, %c19 : index
      %2979 = arith.muli %2947, %c16 : index
      %2980 = arith.addi %2978, %2979 : index
      %2981 = memref.load %19[%2980] : memref<?xf32>
      %2982 = arith.addi %2980, %c11 : index
      %2983 = memref.load %19[%2982] : memref<?xf32>
      %2984 = arith.addf %2981, %2983 : f32
      %2985 = arith.remui %2754, %c7 : index
      %2986 = arith.muli %2985, %c14 : index
      %2987 = arith.addi %18, %2986 : index
      %2988 = vector.load %w[%2987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2989 = vector.bitcast %2988 : vector<4xi8> to vector<1xf32>
      %2990 = vector.extract %2989[0] : f32 from vector<1xf32>
      %2991 = arith.mulf %2990, %2955 : f32
      %2992 = arith.mulf %2984, %2991 : f32
      %2993 = arith.muli %3, %c4 : index
      %2994 = arith.addi %2993, %c9 : index
      %2995 = arith.muli %2994, %c7 : index
      %2996 = arith.remui %2754, %c7 : index
      %2997 = arith.addi %2995, %2996 : index
      %2998 = arith.muli %2950, %c19 : index
      %2999 = arith.addi %2998, %2997 : index
      memref.store %2992, %20[%2999] : memref<?xf32>
    }
    %3000 = arith.muli %4, %c14 : index
    %3001 = arith.addi %3000, %c27 : index
    %3002 = arith.muli %3001, %c4 : index
    %3003 = arith.divui %2754, %c7 : index
    %3004 = arith.addi %3002, %3003 : index
    %3005 = arith.addi %2753, %3004 : index
    %3006 = arith.cmpi slt, %3005, %22 : index
    scf.if %3006 {
      %3007 = arith.cmpi eq, %hasFactors, %c9 : index
      %3008 = memref.load %factors[%3005] : memref<?xf32>
      %3009 = arith.select %3007, %3008, %c33 : f32
      %3010 = arith.addi %2757, %c8 : index
      %3011 = arith.muli %3001, %c16 : index
      %3012 = arith.addi %3010, %3011 : index
      %3013 = memref.load %19[%3012] : memref<?xf32>
      %3014 = arith.addi %3012, %c11 : index
      %3015 = memref.load %19[%3014] : memref<?xf32>
      %3016 = arith.addf %3013, %3015 : f32
      %3017 = arith.remui %2754, %c7 : index
      %3018 = arith.muli %3017, %c14 : index
      %3019 = arith.addi %16, %3018 : index
      %3020 = vector.load %w[%3019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3021 = vector.bitcast %3020 : vector<4xi8> to vector<1xf32>
      %3022 = vector.extract %3021[0] : f32 from vector<1xf32>
      %3023 = arith.mulf %3022, %3009 : f32
      %3024 = arith.mulf %3016, %3023 : f32
      %3025 = arith.muli %3, %c4 : index
      %3026 = arith.addi %3025, %c8 : index
      %3027 = arith.muli %3026, %c7 : index
      %3028 = arith.remui %2754, %c7 : index
      %3029 = arith.addi %3027, %3028 : index
      %3030 = arith.muli %3004, %c19 : index
      %3031 = arith.addi %3030, %3029 : index
      memref.store %3024, %20[%3031] : memref<?xf32>
      %3032 = arith.addi %2757, %c19 : index
      %3033 = arith.muli %3001, %c16 : index
      %3034 = arith.addi %3032, %3033 : index
      %3035 = memref.load %19[%3034] : memref<?xf32>
      %3036 = arith.addi %3034, %c11 : index
      %3037 = memref.load %19[%3036] : memref<?xf32>
      %3038 = arith.addf %3035, %3037 : f32
      %3039 = arith.remui %2754, %c7 : index
      %3040 = arith.muli %3039, %c14 : index
      %3041 = arith.addi %18, %3040 : index
      %3042 = vector.load %w[%3041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3043 = vector.bitcast %3042 : vector<4xi8> to vector<1xf32>
      %3044 = vector.extract %3043[0] : f32 from vector<1xf32>
      %3045 = arith.mulf %3044, %3009 : f32
      %3046 = arith.mulf %3038, %3045 : f32
      %3047 = arith.muli %3, %c4 : index
      %3048 = arith.addi %3047, %c9 : index
      %3049 = arith.muli %3048, %c7 : index
      %3050 = arith.remui %2754, %c7 : index
      %3051 = arith.addi %3049, %3050 : index
      %3052 = arith.muli %3004, %c19 : index
      %3053 = arith.addi %3052, %3051 : index
      memref.store %3046, %20[%3053] : memref<?xf32>
    }
    wave.barrier
    %3054 = arith.addi %23, %c16 : index
    %3055 = wave.wave
    %3056 = arith.addi %3055, %c8 : index
    %3057 = arith.addi %3054, %3056 : index
    %3058 = arith.cmpi slt, %3057, %22 : index
    scf.if %3058 {
      %3059 = arith.addi %3054, %3056 : index
      %3060 = arith.muli %3056, %c19 : index
      %3061 = wave.lane
      %3062 = arith.addi %3061, %c8 : index
      %3063 = arith.cmpi eq, %hasBias, %c9 : index
      %3064 = arith.addi %3060, %3062 : index
      %3065 = memref.load %20[%3064] : memref<?xf32>
      %3066 = arith.muli %0, %c19 : index
      %3067 = arith.addi %3066, %3062 : index
      %3068 = memref.load %bias[%3067] : memref<?xf32>
      %3069 = arith.addf %3065, %3068 : f32
      %3070 = arith.select %3063, %3069, %3065 : f32
      %3071 = arith.addi %3062, %c6 : index
      %3072 = arith.cmpi eq, %hasBias, %c9 : index
      %3073 = arith.addi %3060, %3071 : index
      %3074 = memref.load %20[%3073] : memref<?xf32>
      %3075 = arith.muli %0, %c19 : index
      %3076 = arith.addi %3075, %3071 : index
      %3077 = memref.load %bias[%3076] : memref<?xf32>
      %3078 = arith.addf %3074, %3077 : f32
      %3079 = arith.select %3072, %3078, %3074 : f32
      %3080 = arith.addi %3061, %c16 : index
      %3081 = arith.cmpi eq, %hasBias, %c9 : index
      %3082 = arith.addi %3060, %3080 : index
      %3083 = memref.load %20[%3082] : memref<?xf32>
      %3084 = arith.muli %0, %c19 : index
      %3085 = arith.addi %3084, %3080 : index
      %3086 = memref.load %bias[%3085] : memref<?xf32>
      %3087 = arith.addf %3083, %3086 : f32
      %3088 = arith.select %3081, %3087, %3083 : f32
      %3089 = arith.addi %3080, %c6 : index
      %3090 = arith.cmpi eq, %hasBias, %c9 : index
      %3091 = arith.addi %3060, %3089 : index
      %3092 = memref.load %20[%3091] : memref<?xf32>
      %3093 = arith.muli %0, %c19 : index
      %3094 = arith.addi %3093, %3089 : index
      %3095 = memref.load %bias[%3094] : memref<?xf32>
      %3096 = arith.addf %3092, %3095 : f32
      %3097 = arith.select %3090, %3096, %3092 : f32
      %3098 = arith.addi %3061, %c12 : index
      %3099 = arith.cmpi eq, %hasBias, %c9 : index
      %3100 = arith.addi %3060, %3098 : index
      %3101 = memref.load %20[%3100] : memref<?xf32>
      %3102 = arith.muli %0, %c19 : index
      %3103 = arith.addi %3102, %3098 : index
      %3104 = memref.load %bias[%3103] : memref<?xf32>
      %3105 = arith.addf %3101, %3104 : f32
      %3106 = arith.select %3099, %3105, %3101 : f32
      %3107 = arith.addi %3098, %c6 : index
      %3108 = arith.cmpi eq, %hasBias, %c9 : index
      %3109 = arith.addi %3060, %3107 : index
      %3110 = memref.load %20[%3109] : memref<?xf32>
      %3111 = arith.muli %0, %c19 : index
      %3112 = arith.addi %3111, %3107 : index
      %3113 = memref.load %bias[%3112] : memref<?xf32>
      %3114 = arith.addf %3110, %3113 : f32
      %3115 = arith.select %3108, %3114, %3110 : f32
      %3116 = arith.addi %3061, %c28 : index
      %3117 = arith.cmpi eq, %hasBias, %c9 : index
      %3118 = arith.addi %3060, %3116 : index
      %3119 = memref.load %20[%3118] : memref<?xf32>
      %3120 = arith.muli %0, %c19 : index
      %3121 = arith.addi %3120, %3116 : index
      %3122 = memref.load %bias[%3121] : memref<?xf32>
      %3123 = arith.addf %3119, %3122 : f32
      %3124 = arith.select %3117, %3123, %3119 : f32
      %3125 = arith.addi %3116, %c6 : index
      %3126 = arith.cmpi eq, %hasBias, %c9 : index
      %3127 = arith.addi %3060, %3125 : index
      %3128 = memref.load %20[%3127] : memref<?xf32>
      %3129 = arith.muli %0, %c19 : index
      %3130 = arith.addi %3129, %3125 : index
      %3131 = memref.load %bias[%3130] : memref<?xf32>
      %3132 = arith.addf %3128, %3131 : f32
      %3133 = arith.select %3126, %3132, %3128 : f32
      %3134 = arith.addi %heads, %kvHeads : index
      %3135 = arith.cmpi slt, %0, %3134 : index
      scf.if %3135 {
        %3136 = arith.addi %positionsAt, %3059 : index
        %3137 = memref.load %step[%3136] : memref<?xi32>
        %3138 = arith.index_cast %3137 : i32 to index
        %3139 = arith.cmpi eq, %hasNorm, %c9 : index
        %3140 = math.fma %3070, %3070, %c37 : f32
        %3141 = math.fma %3079, %3079, %3140 : f32
        %3142 = math.fma %3088, %3088, %3141 : f32
        %3143 = math.fma %3097, %3097, %3142 : f32
        %3144 = math.fma %3106, %3106, %3143 : f32
        %3145 = math.fma %3115, %3115, %3144 : f32
        %3146 = math.fma %3124, %3124, %3145 : f32
        %3147 = math.fma %3133, %3133, %3146 : f32
        %3148 = vector.broadcast %3147 : f32 to vector<1xf32>
        %3149 = wave.reduce "add" %3148 : vector<1xf32>
        %3150 = arith.mulf %3149, %inverseHeadDim : f32
        %3151 = arith.addf %3150, %epsilon : f32
        %3152 = math.sqrt %3151 : f32
        %3153 = arith.divf %c33, %3152 : f32
        %3154 = arith.cmpi slt, %0, %heads : index
        %3155 = arith.addi %3062, %c6 : index
        %3156 = memref.load %query_norm[%3062] : memref<?xf32>
        %3157 = memref.load %key_norm[%3062] : memref<?xf32>
        %3158 = arith.select %3154, %3156, %3157 : f32
        %3159 = arith.mulf %3070, %3153 : f32
        %3160 = arith.mulf %3159, %3158 : f32
        %3161 = arith.select %3139, %3160, %3070 : f32
        %3162 = memref.load %query_norm[%3155] : memref<?xf32>
        %3163 = memref.load %key_norm[%3155] : memref<?xf32>
        %3164 = arith.select %3154, %3162, %3163 : f32
        %3165 = arith.mulf %3079, %3153 : f32
        %3166 = arith.mulf %3165, %3164 : f32
        %3167 = arith.select %3139, %3166, %3079 : f32
        %3168 = arith.addi %3080, %c6 : index
        %3169 = memref.load %query_norm[%3080] : memref<?xf32>
        %3170 = memref.load %key_norm[%3080] : memref<?xf32>
        %3171 = arith.select %3154, %3169, %3170 : f32
        %3172 = arith.mulf %3088, %3153 : f32
        %3173 = arith.mulf %3172, %3171 : f32
        %3174 = arith.select %3139, %3173, %3088 : f32
        %3175 = memref.load %query_norm[%3168] : memref<?xf32>
        %3176 = memref.load %key_norm[%3168] : memref<?xf32>
        %3177 = arith.select %3154, %3175, %3176 : f32
        %3178 = arith.mulf %3097, %3153 : f32
        %3179 = arith.mulf %3178, %3177 : f32
        %3180 = arith.select %3139, %3179, %3097 : f32
        %3181 = arith.addi %3098, %c6 : index
        %3182 = memref.load %query_norm[%3098] : memref<?xf32>
        %3183 = memref.load %key_norm[%3098] : memref<?xf32>
        %3184 = arith.select %3154, %3182, %3183 : f32
        %3185 = arith.mulf %3106, %3153 : f32
        %3186 = arith.mulf %3185, %3184 : f32
        %3187 = arith.select %3139, %3186, %3106 : f32
        %3188 = memref.load %query_norm[%3181] : memref<?xf32>
        %3189 = memref.load %key_norm[%3181] : memref<?xf32>
        %3190 = arith.select %3154, %3188, %3189 : f32
        %3191 = arith.mulf %3115, %3153 : f32
        %3192 = arith.mulf %3191, %3190 : f32
        %3193 = arith.select %3139, %3192, %3115 : f32
        %3194 = arith.addi %3116, %c6 : index
        %3195 = memref.load %query_norm[%3116] : memref<?xf32>
        %3196 = memref.load %key_norm[%3116] : memref<?xf32>
        %3197 = arith.select %3154, %3195, %3196 : f32
        %3198 = arith.mulf %3124, %3153 : f32
        %3199 = arith.mulf %3198, %3197 : f32
        %3200 = arith.select %3139, %3199, %3124 : f32
        %3201 = memref.load %query_norm[%3194] : memref<?xf32>
        %3202 = memref.load %key_norm[%3194] : memref<?xf32>
        %3203 = arith.select %3154, %3201, %3202 : f32
        %3204 = arith.mulf %3133, %3153 : f32
        %3205 = arith.mulf %3204, %3203 : f32
        %3206 = arith.select %3139, %3205, %3133 : f32
        %3207 = arith.remui %3138, %c19 : index
        %3208 = arith.muli %3207, %c19 : index
        %3209 = arith.addi %3208, %3062 : index
        %3210 = arith.divui %3138, %c19 : index
        %3211 = arith.addi %3210, %c19 : index
        %3212 = arith.muli %3211, %c19 : index
        %3213 = arith.addi %3212, %3062 : index
        %3214 = memref.load %rope[%3209] : memref<?xf32>
        %3215 = arith.addi %3209, %c6 : index
        %3216 = memref.load %rope[%3215] : memref<?xf32>
        %3217 = memref.load %rope[%3213] : memref<?xf32>
        %3218 = arith.addi %3213, %c6 : index
        %3219 = memref.load %rope[%3218] : memref<?xf32>
        %3220 = arith.mulf %3217, %3214 : f32
        %3221 = arith.mulf %3219, %3216 : f32
        %3222 = arith.subf %3220, %3221 : f32
        %3223 = arith.mulf %3219, %3214 : f32
        %3224 = arith.mulf %3217, %3216 : f32
        %3225 = arith.addf %3223, %3224 : f32
        %3226 = arith.mulf %3161, %3222 : f32
        %3227 = arith.mulf %3167, %3225 : f32
        %3228 = arith.subf %3226, %3227 : f32
        %3229 = arith.mulf %3167, %3222 : f32
        %3230 = arith.mulf %3161, %3225 : f32
        %3231 = arith.addf %3229, %3230 : f32
        %3232 = arith.cmpi slt, %0, %heads : index
        scf.if %3232 {
          %3233 = arith.muli %3059, %heads : index
          %3234 = arith.addi %3233, %0 : index
          %3235 = arith.muli %3234, %c19 : index
          %3236 = arith.addi %3235, %3062 : index
          memref.store %3228, %q[%3236] : memref<?xf32>
          %3237 = arith.addi %3236, %c6 : index
          memref.store %3231, %q[%3237] : memref<?xf32>
        } else {
          %3238 = arith.addi %3060, %3062 : index
          memref.store %3228, %20[%3238] : memref<?xf32>
          %3239 = arith.addi %3060, %3062 : index
          %3240 = arith.addi %3239, %c6 : index
          memref.store %3231, %20[%3240] : memref<?xf32>
        }
        %3241 = arith.remui %3138, %c19 : index
        %3242 = arith.muli %3241, %c19 : index
        %3243 = arith.addi %3242, %3080 : index
        %3244 = arith.divui %3138, %c19 : index
        %3245 = arith.addi %3244, %c19 : index
        %3246 = arith.muli %3245, %c19 : index
        %3247 = arith.addi %3246, %3080 : index
        %3248 = memref.load %rope[%3243] : memref<?xf32>
        %3249 = arith.addi %3243, %c6 : index
        %3250 = memref.load %rope[%3249] : memref<?xf32>
        %3251 = memref.load %rope[%3247] : memref<?xf32>
        %3252 = arith.addi %3247, %c6 : index
        %3253 = memref.load %rope[%3252] : memref<?xf32>
        %3254 = arith.mulf %3251, %3248 : f32
        %3255 = arith.mulf %3253, %3250 : f32
        %3256 = arith.subf %3254, %3255 : f32
        %3257 = arith.mulf %3253, %3248 : f32
        %3258 = arith.mulf %3251, %3250 : f32
        %3259 = arith.addf %3257, %3258 : f32
        %3260 = arith.mulf %3174, %3256 : f32
        %3261 = arith.mulf %3180, %3259 : f32
        %3262 = arith.subf %3260, %3261 : f32
        %3263 = arith.mulf %3180, %3256 : f32
        %3264 = arith.mulf %3174, %3259 : f32
        %3265 = arith.addf %3263, %3264 : f32
        %3266 = arith.cmpi slt, %0, %heads : index
        scf.if %3266 {
          %3267 = arith.muli %3059, %heads : index
          %3268 = arith.addi %3267, %0 : index
          %3269 = arith.muli %3268, %c19 : index
          %3270 = arith.addi %3269, %3080 : index
          memref.store %3262, %q[%3270] : memref<?xf32>
          %3271 = arith.addi %3270, %c6 : index
          memref.store %3265, %q[%3271] : memref<?xf32>
        } else {
          %3272 = arith.addi %3060, %3080 : index
          memref.store %3262, %20[%3272] : memref<?xf32>
          %3273 = arith.addi %3060, %3080 : index
          %3274 = arith.addi %3273, %c6 : index
          memref.store %3265, %20[%3274] : memref<?xf32>
        }
        %3275 = arith.remui %3138, %c19 : index
        %3276 = arith.muli %3275, %c19 : index
        %3277 = arith.addi %3276, %3098 : index
        %3278 = arith.divui %3138, %c19 : index
        %3279 = arith.addi %3278, %c19 : index
        %3280 = arith.muli %3279, %c19 : index
        %3281 = arith.addi %3280, %3098 : index
        %3282 = memref.load %rope[%3277] : memref<?xf32>
        %3283 = arith.addi %3277, %c6 : index
        %3284 = memref.load %rope[%3283] : memref<?xf32>
        %3285 = memref.load %rope[%3281] : memref<?xf32>
        %3286 = arith.addi %3281, %c6 : index
        %3287 = memref.load %rope[%3286] : memref<?xf32>
        %3288 = arith.mulf %3285, %3282 : f32
        %3289 = arith.mulf %3287, %3284 : f32
        %3290 = arith.subf %3288, %3289 : f32
        %3291 = arith.mulf %3287, %3282 : f32
        %3292 = arith.mulf %3285, %3284 : f32
        %3293 = arith.addf %3291, %3292 : f32
        %3294 = arith.mulf %3187, %3290 : f32
        %3295 = arith.mulf %3193, %3293 : f32
        %3296 = arith.subf %3294, %3295 : f32
        %3297 = arith.mulf %3193, %3290 : f32
        %3298 = arith.mulf %3187, %3293 : f32
        %3299 = arith.addf %3297, %3298 : f32
        %3300 = arith.cmpi slt, %0, %heads : index
        scf.if %3300 {
          %3301 = arith.muli %3059, %heads : index
          %3302 = arith.addi %3301, %0 : index
          %3303 = arith.muli %3302, %c19 : index
          %3304 = arith.addi %3303, %3098 : index
          memref.store %3296, %q[%3304] : memref<?xf32>
          %3305 = arith.addi %3304, %c6 : index
          memref.store %3299, %q[%3305] : memref<?xf32>
        } else {
          %3306 = arith.addi %3060, %3098 : index
          memref.store %3296, %20[%3306] : memref<?xf32>
          %3307 = arith.addi %3060, %3098 : index
          %3308 = arith.addi %3307, %c6 : index
          memref.store %3299, %20[%3308] : memref<?xf32>
        }
        %3309 = arith.remui %3138, %c19 : index
        %3310 = arith.muli %3309, %c19 : index
        %3311 = arith.addi %3310, %3116 : index
        %3312 = arith.divui %3138, %c19 : index
        %3313 = arith.addi %3312, %c19 : index
        %3314 = arith.muli %3313, %c19 : index
        %3315 = arith.addi %3314, %3116 : index
        %3316 = memref.load %rope[%3311] : memref<?xf32>
        %3317 = arith.addi %3311, %c6 : index
        %3318 = memref.load %rope[%3317] : memref<?xf32>
        %3319 = memref.load %rope[%3315] : memref<?xf32>
        %3320 = arith.addi %3315, %c6 : index
        %3321 = memref.load %rope[%3320] : memref<?xf32>
        %3322 = arith.mulf %3319, %3316 : f32
        %3323 = arith.mulf %3321, %3318 : f32
        %3324 = arith.subf %3322, %3323 : f32
        %3325 = arith.mulf %3321, %3316 : f32
        %3326 = arith.mulf %3319, %3318 : f32
        %3327 = arith.addf %3325, %3326 : f32
        %3328 = arith.mulf %3200, %3324 : f32
        %3329 = arith.mulf %3206, %3327 : f32
        %3330 = arith.subf %3328, %3329 : f32
        %3331 = arith.mulf %3206, %3324 : f32
        %3332 = arith.mulf %3200, %3327 : f32
        %3333 = arith.addf %3331, %3332 : f32
        %3334 = arith.cmpi slt, %0, %heads : index
        scf.if %3334 {
          %3335 = arith.muli %3059, %heads : index
          %3336 = arith.addi %3335, %0 : index
          %3337 = arith.muli %3336, %c19 : index
          %3338 = arith.addi %3337, %3116 : index
          memref.store %3330, %q[%3338] : memref<?xf32>
          %3339 = arith.addi %3338, %c6 : index
          memref.store %3333, %q[%3339] : memref<?xf32>
        } else {
          %3340 = arith.addi %3060, %3116 : index
          memref.store %3330, %20[%3340] : memref<?xf32>
          %3341 = arith.addi %3060, %3116 : index
          %3342 = arith.addi %3341, %c6 : index
          memref.store %3333, %20[%3342] : memref<?xf32>
        }
      } else {
        %3343 = arith.cmpi slt, %0, %heads : index
        scf.if %3343 {
          %3344 = arith.muli %3059, %heads : index
          %3345 = arith.addi %3344, %0 : index
          %3346 = arith.muli %3345, %c19 : index
          %3347 = arith.addi %3346, %3062 : index
          memref.store %3070, %q[%3347] : memref<?xf32>
          %3348 = arith.addi %3347, %c6 : index
          memref.store %3079, %q[%3348] : memref<?xf32>
        } else {
          %3349 = arith.addi %3060, %3062 : index
          memref.store %3070, %20[%3349] : memref<?xf32>
          %3350 = arith.addi %3060, %3062 : index
          %3351 = arith.addi %3350, %c6 : index
          memref.store %3079, %20[%3351] : memref<?xf32>
        }
        %3352 = arith.cmpi slt, %0, %heads : index
        scf.if %3352 {
          %3353 = arith.muli %3059, %heads : index
          %3354 = arith.addi %3353, %0 : index
          %3355 = arith.muli %3354, %c19 : index
          %3356 = arith.addi %3355, %3080 : index
          memref.store %3088, %q[%3356] : memref<?xf32>
          %3357 = arith.addi %3356, %c6 : index
          memref.store %3097, %q[%3357] : memref<?xf32>
        } else {
          %3358 = arith.addi %3060, %3080 : index
          memref.store %3088, %20[%3358] : memref<?xf32>
          %3359 = arith.addi %3060, %3080 : index
          %3360 = arith.addi %3359, %c6 : index
          memref.store %3097, %20[%3360] : memref<?xf32>
        }
        %3361 = arith.cmpi slt, %0, %heads : index
        scf.if %3361 {
          %3362 = arith.muli %3059, %heads : index
          %3363 = arith.addi %3362, %0 : index
          %3364 = arith.muli %3363, %c19 : index
          %3365 = arith.addi %3364, %3098 : index
          memref.store %3106, %q[%3365] : memref<?xf32>
          %3366 = arith.addi %3365, %c6 : index
          memref.store %3115, %q[%3366] : memref<?xf32>
        } else {
          %3367 = arith.addi %3060, %3098 : index
          memref.store %3106, %20[%3367] : memref<?xf32>
          %3368 = arith.addi %3060, %3098 : index
          %3369 = arith.addi %3368, %c6 : index
          memref.store %3115, %20[%3369] : memref<?xf32>
        }
        %3370 = arith.cmpi slt, %0, %heads : index
        scf.if %3370 {
          %3371 = arith.muli %3059, %heads : index
          %3372 = arith.addi %3371, %0 : index
          %3373 = arith.muli %3372, %c19 : index
          %3374 = arith.addi %3373, %3116 : index
          memref.store %3124, %q[%3374] : memref<?xf32>
          %3375 = arith.addi %3374, %c6 : index
          memref.store %3133, %q[%3375] : memref<?xf32>
        } else {
          %3376 = arith.addi %3060, %3116 : index
          memref.store %3124, %20[%3376] : memref<?xf32>
          %3377 = arith.addi %3060, %3116 : index
          %3378 = arith.addi %3377, %c6 : index
          memref.store %3133, %20[%3378] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3379 = arith.cmpi sge, %0, %heads : index
    scf.if %3379 {
      %3380 = arith.addi %3055, %c8 : index
      %3381 = arith.addi %3054, %3380 : index
      %3382 = arith.cmpi slt, %3381, %22 : index
      scf.if %3382 {
        %3383 = arith.addi %3054, %3380 : index
        %3384 = arith.addi %slotsAt, %3383 : index
        %3385 = memref.load %step[%3384] : memref<?xi32>
        %3386 = arith.index_cast %3385 : i32 to index
        %3387 = arith.cmpi sge, %3386, %c8 : index
        scf.if %3387 {
          %3388 = arith.muli %3380, %c19 : index
          %3389 = arith.subi %0, %heads : index
          %3390 = memref.load %scales[%3389] : memref<?xf32>
          %3391 = vector.broadcast %3390 : f32 to vector<4xf32>
          %3392 = arith.divui %3386, %c7 : index
          %3393 = arith.remui %3386, %c7 : index
          %3394 = arith.muli %3392, %pageBytes : index
          %3395 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3395 {
            %3396 = wave.lane
            %3397 = arith.muli %3396, %c14 : index
            scf.for %3398 = %3397 to %c19 step %c6 {
              %3399 = arith.addi %3388, %3398 : index
              %3400 = vector.load %20[%3399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3401 = arith.mulf %3400, %3391 : vector<4xf32>
              %3402 = arith.minimumf %3401, %c43 : vector<4xf32>
              %3403 = arith.maximumf %3402, %c44 : vector<4xf32>
              %3404 = arith.truncf %3403 : vector<4xf32> to vector<4xf16>
              %3405 = vector.bitcast %3404 : vector<4xf16> to vector<8xi8>
              %3406 = arith.cmpi slt, %3389, %kvHeads : index
              scf.if %3406 {
                %3407 = arith.muli %3389, %c45 : index
                %3408 = arith.addi %3394, %3407 : index
                %3409 = arith.divui %3398, %c7 : index
                %3410 = arith.muli %3409, %c46 : index
                %3411 = arith.remui %3398, %c7 : index
                %3412 = arith.divui %3411, %c2 : index
                %3413 = arith.muli %3412, %c19 : index
                %3414 = arith.muli %3393, %c7 : index
                %3415 = arith.addi %3413, %3414 : index
                %3416 = arith.remui %3411, %c2 : index
                %3417 = arith.muli %3416, %c4 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.addi %3410, %3418 : index
                %3420 = arith.addi %3408, %3419 : index
                vector.store %3405, %kv[%3420] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3421 = arith.subi %3389, %kvHeads : index
                %3422 = arith.muli %3421, %c45 : index
                %3423 = arith.addi %3394, %3422 : index
                %3424 = arith.addi %3398, %c8 : index
                %3425 = arith.divui %3424, %c7 : index
                %3426 = arith.muli %3425, %c46 : index
                %3427 = arith.addi %3426, %c10 : index
                %3428 = arith.remui %3424, %c7 : index
                %3429 = arith.divui %3393, %c4 : index
                %3430 = arith.remui %3393, %c4 : index
                %3431 = arith.muli %3430, %c2 : index
                %3432 = arith.addi %3429, %3431 : index
                %3433 = arith.divui %3432, %c2 : index
                %3434 = arith.muli %3433, %c19 : index
                %3435 = arith.muli %3428, %c7 : index
                %3436 = arith.addi %3434, %3435 : index
                %3437 = arith.remui %3432, %c2 : index
                %3438 = arith.muli %3437, %c4 : index
                %3439 = arith.addi %3436, %3438 : index
                %3440 = arith.addi %3427, %3439 : index
                %3441 = arith.addi %3423, %3440 : index
                %3442 = vector.shuffle %3405, %3405 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3442, %kv[%3441] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3443 = arith.addi %3398, %c9 : index
                %3444 = arith.divui %3443, %c7 : index
                %3445 = arith.muli %3444, %c46 : index
                %3446 = arith.addi %3445, %c10 : index
                %3447 = arith.remui %3443, %c7 : index
                %3448 = arith.divui %3393, %c4 : index
                %3449 = arith.remui %3393, %c4 : index
                %3450 = arith.muli %3449, %c2 : index
                %3451 = arith.addi %3448, %3450 : index
                %3452 = arith.divui %3451, %c2 : index
                %3453 = arith.muli %3452, %c19 : index
                %3454 = arith.muli %3447, %c7 : index
                %3455 = arith.addi %3453, %3454 : index
                %3456 = arith.remui %3451, %c2 : index
                %3457 = arith.muli %3456, %c4 : index
                %3458 = arith.addi %3455, %3457 : index
                %3459 = arith.addi %3446, %3458 : index
                %3460 = arith.addi %3423, %3459 : index
                %3461 = vector.shuffle %3405, %3405 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3461, %kv[%3460] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3462 = arith.addi %3398, %c4 : index
                %3463 = arith.divui %3462, %c7 : index
                %3464 = arith.muli %3463, %c46 : index
                %3465 = arith.addi %3464, %c10 : index
                %3466 = arith.remui %3462, %c7 : index
                %3467 = arith.divui %3393, %c4 : index
                %3468 = arith.remui %3393, %c4 : index
                %3469 = arith.muli %3468, %c2 : index
                %3470 = arith.addi %3467, %3469 : index
                %3471 = arith.divui %3470, %c2 : index
                %3472 = arith.muli %3471, %c19 : index
                %3473 = arith.muli %3466, %c7 : index
                %3474 = arith.addi %3472, %3473 : index
                %3475 = arith.remui %3470, %c2 : index
                %3476 = arith.muli %3475, %c4 : index
                %3477 = arith.addi %3474, %3476 : index
                %3478 = arith.addi %3465, %3477 : index
                %3479 = arith.addi %3423, %3478 : index
                %3480 = vector.shuffle %3405, %3405 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3480, %kv[%3479] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3481 = arith.addi %3398, %c27 : index
                %3482 = arith.divui %3481, %c7 : index
                %3483 = arith.muli %3482, %c46 : index
                %3484 = arith.addi %3483, %c10 : index
                %3485 = arith.remui %3481, %c7 : index
                %3486 = arith.divui %3393, %c4 : index
                %3487 = arith.remui %3393, %c4 : index
                %3488 = arith.muli %3487, %c2 : index
                %3489 = arith.addi %3486, %3488 : index
                %3490 = arith.divui %3489, %c2 : index
                %3491 = arith.muli %3490, %c19 : index
                %3492 = arith.muli %3485, %c7 : index
                %3493 = arith.addi %3491, %3492 : index
                %3494 = arith.remui %3489, %c2 : index
                %3495 = arith.muli %3494, %c4 : index
                %3496 = arith.addi %3493, %3495 : index
                %3497 = arith.addi %3484, %3496 : index
                %3498 = arith.addi %3423, %3497 : index
                %3499 = vector.shuffle %3405, %3405 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3499, %kv[%3498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3500 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3500 {
            %3501 = wave.lane
            %3502 = arith.muli %3501, %c14 : index
            scf.for %3503 = %3502 to %c19 step %c6 {
              %3504 = arith.addi %3388, %3503 : index
              %3505 = vector.load %20[%3504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3506 = arith.mulf %3505, %3391 : vector<4xf32>
              %3507 = wave.fp8_encode "e4m3" %3506 : vector<4xf32> -> vector<4xi8>
              %3508 = arith.cmpi slt, %3389, %kvHeads : index
              scf.if %3508 {
                %3509 = arith.muli %3389, %c10 : index
                %3510 = arith.addi %3394, %3509 : index
                %3511 = vector.shuffle %3507, %3507 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3512 = arith.divui %3503, %c7 : index
                %3513 = arith.muli %3512, %c19 : index
                %3514 = arith.remui %3503, %c7 : index
                %3515 = arith.muli %3393, %c7 : index
                %3516 = arith.divui %3514, %c14 : index
                %3517 = arith.muli %3516, %c14 : index
                %3518 = arith.remui %3514, %c4 : index
                %3519 = arith.muli %3518, %c4 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.divui %3514, %c4 : index
                %3522 = arith.remui %3521, %c4 : index
                %3523 = arith.addi %3520, %3522 : index
                %3524 = arith.addi %3515, %3523 : index
                %3525 = arith.addi %3513, %3524 : index
                %3526 = arith.addi %3510, %3525 : index
                vector.store %3511, %kv[%3526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3527 = arith.subi %3389, %kvHeads : index
                %3528 = arith.muli %3527, %c10 : index
                %3529 = arith.addi %3394, %3528 : index
                %3530 = arith.addi %3503, %c8 : index
                %3531 = arith.divui %3530, %c7 : index
                %3532 = arith.muli %3531, %c19 : index
                %3533 = arith.addi %3532, %c11 : index
                %3534 = arith.remui %3530, %c7 : index
                %3535 = arith.divui %3393, %c4 : index
                %3536 = arith.remui %3393, %c4 : index
                %3537 = arith.muli %3536, %c2 : index
                %3538 = arith.addi %3535, %3537 : index
                %3539 = arith.muli %3534, %c7 : index
                %3540 = arith.divui %3538, %c14 : index
                %3541 = arith.muli %3540, %c14 : index
                %3542 = arith.remui %3538, %c4 : index
                %3543 = arith.muli %3542, %c4 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.divui %3538, %c4 : index
                %3546 = arith.remui %3545, %c4 : index
                %3547 = arith.addi %3544, %3546 : index
                %3548 = arith.addi %3539, %3547 : index
                %3549 = arith.addi %3533, %3548 : index
                %3550 = arith.addi %3529, %3549 : index
                %3551 = vector.shuffle %3507, %3507 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3551, %kv[%3550] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3552 = arith.addi %3503, %c9 : index
                %3553 = arith.divui %3552, %c7 : index
                %3554 = arith.muli %3553, %c19 : index
                %3555 = arith.addi %3554, %c11 : index
                %3556 = arith.remui %3552, %c7 : index
                %3557 = arith.divui %3393, %c4 : index
                %3558 = arith.remui %3393, %c4 : index
                %3559 = arith.muli %3558, %c2 : index
                %3560 = arith.addi %3557, %3559 : index
                %3561 = arith.muli %3556, %c7 : index
                %3562 = arith.divui %3560, %c14 : index
                %3563 = arith.muli %3562, %c14 : index
                %3564 = arith.remui %3560, %c4 : index
                %3565 = arith.muli %3564, %c4 : index
                %3566 = arith.addi %3563, %3565 : index
                %3567 = arith.divui %3560, %c4 : index
                %3568 = arith.remui %3567, %c4 : index
                %3569 = arith.addi %3566, %3568 : index
                %3570 = arith.addi %3561, %3569 : index
                %3571 = arith.addi %3555, %3570 : index
                %3572 = arith.addi %3529, %3571 : index
                %3573 = vector.shuffle %3507, %3507 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3573, %kv[%3572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3574 = arith.addi %3503, %c4 : index
                %3575 = arith.divui %3574, %c7 : index
                %3576 = arith.muli %3575, %c19 : index
                %3577 = arith.addi %3576, %c11 : index
                %3578 = arith.remui %3574, %c7 : index
                %3579 = arith.divui %3393, %c4 : index
                %3580 = arith.remui %3393, %c4 : index
                %3581 = arith.muli %3580, %c2 : index
                %3582 = arith.addi %3579, %3581 : index
                %3583 = arith.muli %3578, %c7 : index
                %3584 = arith.divui %3582, %c14 : index
                %3585 = arith.muli %3584, %c14 : index
                %3586 = arith.remui %3582, %c4 : index
                %3587 = arith.muli %3586, %c4 : index
                %3588 = arith.addi %3585, %3587 : index
                %3589 = arith.divui %3582, %c4 : index
                %3590 = arith.remui %3589, %c4 : index
                %3591 = arith.addi %3588, %3590 : index
                %3592 = arith.addi %3583, %3591 : index
                %3593 = arith.addi %3577, %3592 : index
                %3594 = arith.addi %3529, %3593 : index
                %3595 = vector.shuffle %3507, %3507 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3595, %kv[%3594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3596 = arith.addi %3503, %c27 : index
                %3597 = arith.divui %3596, %c7 : index
                %3598 = arith.muli %3597, %c19 : index
                %3599 = arith.addi %3598, %c11 : index
                %3600 = arith.remui %3596, %c7 : index
                %3601 = arith.divui %3393, %c4 : index
                %3602 = arith.remui %3393, %c4 : index
                %3603 = arith.muli %3602, %c2 : index
                %3604 = arith.addi %3601, %3603 : index
                %3605 = arith.muli %3600, %c7 : index
                %3606 = arith.divui %3604, %c14 : index
                %3607 = arith.muli %3606, %c14 : index
                %3608 = arith.remui %3604, %c4 : index
                %3609 = arith.muli %3608, %c4 : index
                %3610 = arith.addi %3607, %3609 : index
                %3611 = arith.divui %3604, %c4 : index
                %3612 = arith.remui %3611, %c4 : index
                %3613 = arith.addi %3610, %3612 : index
                %3614 = arith.addi %3605, %3613 : index
                %3615 = arith.addi %3599, %3614 : index
                %3616 = arith.addi %3529, %3615 : index
                %3617 = vector.shuffle %3507, %3507 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3617, %kv[%3616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3618 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3618 {
            %3619 = wave.lane
            %3620 = arith.muli %3619, %c14 : index
            scf.for %3621 = %3620 to %c19 step %c6 {
              %3622 = arith.addi %3388, %3621 : index
              %3623 = vector.load %20[%3622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3624 = arith.mulf %3623, %3391 : vector<4xf32>
              %3625 = wave.fp8_encode "e5m2" %3624 : vector<4xf32> -> vector<4xi8>
              %3626 = arith.cmpi slt, %3389, %kvHeads : index
              scf.if %3626 {
                %3627 = arith.muli %3389, %c10 : index
                %3628 = arith.addi %3394, %3627 : index
                %3629 = vector.shuffle %3625, %3625 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3630 = arith.divui %3621, %c7 : index
                %3631 = arith.muli %3630, %c19 : index
                %3632 = arith.remui %3621, %c7 : index
                %3633 = arith.muli %3393, %c7 : index
                %3634 = arith.divui %3632, %c14 : index
                %3635 = arith.muli %3634, %c14 : index
                %3636 = arith.remui %3632, %c4 : index
                %3637 = arith.muli %3636, %c4 : index
                %3638 = arith.addi %3635, %3637 : index
                %3639 = arith.divui %3632, %c4 : index
                %3640 = arith.remui %3639, %c4 : index
                %3641 = arith.addi %3638, %3640 : index
                %3642 = arith.addi %3633, %3641 : index
                %3643 = arith.addi %3631, %3642 : index
                %3644 = arith.addi %3628, %3643 : index
                vector.store %3629, %kv[%3644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3645 = arith.subi %3389, %kvHeads : index
                %3646 = arith.muli %3645, %c10 : index
                %3647 = arith.addi %3394, %3646 : index
                %3648 = arith.addi %3621, %c8 : index
                %3649 = arith.divui %3648, %c7 : index
                %3650 = arith.muli %3649, %c19 : index
                %3651 = arith.addi %3650, %c11 : index
                %3652 = arith.remui %3648, %c7 : index
                %3653 = arith.divui %3393, %c4 : index
                %3654 = arith.remui %3393, %c4 : index
                %3655 = arith.muli %3654, %c2 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.muli %3652, %c7 : index
                %3658 = arith.divui %3656, %c14 : index
                %3659 = arith.muli %3658, %c14 : index
                %3660 = arith.remui %3656, %c4 : index
                %3661 = arith.muli %3660, %c4 : index
                %3662 = arith.addi %3659, %3661 : index
                %3663 = arith.divui %3656, %c4 : index
                %3664 = arith.remui %3663, %c4 : index
                %3665 = arith.addi %3662, %3664 : index
                %3666 = arith.addi %3657, %3665 : index
                %3667 = arith.addi %3651, %3666 : index
                %3668 = arith.addi %3647, %3667 : index
                %3669 = vector.shuffle %3625, %3625 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3669, %kv[%3668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3670 = arith.addi %3621, %c9 : index
                %3671 = arith.divui %3670, %c7 : index
                %3672 = arith.muli %3671, %c19 : index
                %3673 = arith.addi %3672, %c11 : index
                %3674 = arith.remui %3670, %c7 : index
                %3675 = arith.divui %3393, %c4 : index
                %3676 = arith.remui %3393, %c4 : index
                %3677 = arith.muli %3676, %c2 : index
                %3678 = arith.addi %3675, %3677 : index
                %3679 = arith.muli %3674, %c7 : index
                %3680 = arith.divui %3678, %c14 : index
                %3681 = arith.muli %3680, %c14 : index
                %3682 = arith.remui %3678, %c4 : index
                %3683 = arith.muli %3682, %c4 : index
                %3684 = arith.addi %3681, %3683 : index
                %3685 = arith.divui %3678, %c4 : index
                %3686 = arith.remui %3685, %c4 : index
                %3687 = arith.addi %3684, %3686 : index
                %3688 = arith.addi %3679, %3687 : index
                %3689 = arith.addi %3673, %3688 : index
                %3690 = arith.addi %3647, %3689 : index
                %3691 = vector.shuffle %3625, %3625 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3691, %kv[%3690] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3692 = arith.addi %3621, %c4 : index
                %3693 = arith.divui %3692, %c7 : index
                %3694 = arith.muli %3693, %c19 : index
                %3695 = arith.addi %3694, %c11 : index
                %3696 = arith.remui %3692, %c7 : index
                %3697 = arith.divui %3393, %c4 : index
                %3698 = arith.remui %3393, %c4 : index
                %3699 = arith.muli %3698, %c2 : index
                %3700 = arith.addi %3697, %3699 : index
                %3701 = arith.muli %3696, %c7 : index
                %3702 = arith.divui %3700, %c14 : index
                %3703 = arith.muli %3702, %c14 : index
                %3704 = arith.remui %3700, %c4 : index
                %3705 = arith.muli %3704, %c4 : index
                %3706 = arith.addi %3703, %3705 : index
                %3707 = arith.divui %3700, %c4 : index
                %3708 = arith.remui %3707, %c4 : index
                %3709 = arith.addi %3706, %3708 : index
                %3710 = arith.addi %3701, %3709 : index
                %3711 = arith.addi %3695, %3710 : index
                %3712 = arith.addi %3647, %3711 : index
                %3713 = vector.shuffle %3625, %3625 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3713, %kv[%3712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3714 = arith.addi %3621, %c27 : index
                %3715 = arith.divui %3714, %c7 : index
                %3716 = arith.muli %3715, %c19 : index
                %3717 = arith.addi %3716, %c11 : index
                %3718 = arith.remui %3714, %c7 : index
                %3719 = arith.divui %3393, %c4 : index
                %3720 = arith.remui %3393, %c4 : index
                %3721 = arith.muli %3720, %c2 : index
                %3722 = arith.addi %3719, %3721 : index
                %3723 = arith.muli %3718, %c7 : index
                %3724 = arith.divui %3722, %c14 : index
                %3725 = arith.muli %3724, %c14 : index
                %3726 = arith.remui %3722, %c4 : index
                %3727 = arith.muli %3726, %c4 : index
                %3728 = arith.addi %3725, %3727 : index
                %3729 = arith.divui %3722, %c4 : index
                %3730 = arith.remui %3729, %c4 : index
                %3731 = arith.addi %3728, %3730 : index
                %3732 = arith.addi %3723, %3731 : index
                %3733 = arith.addi %3717, %3732 : index
                %3734 = arith.addi %3647, %3733 : index
                %3735 = vector.shuffle %3625, %3625 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3735, %kv[%3734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3736 = arith.addi %23, %c47 : index
    %3737 = wave.lane
    %3738 = arith.muli %3, %c4 : index
    %3739 = arith.muli %3738, %c19 : index
    %3740 = arith.addi %3739, %3737 : index
    %3741 = arith.muli %4, %c11 : index
    %3742 = arith.addi %3741, %3740 : index
    %3743 = arith.addi %3742, %c8 : index
    %3744 = arith.addi %3743, %c8 : index
    %3745 = vector.extract %543#6[0] : f32 from vector<8xf32>
    memref.store %3745, %19[%3744] : memref<?xf32>
    %3746 = arith.muli %4, %c11 : index
    %3747 = arith.addi %3746, %3740 : index
    %3748 = arith.addi %3747, %c8 : index
    %3749 = arith.addi %3748, %c16 : index
    %3750 = vector.extract %543#6[1] : f32 from vector<8xf32>
    memref.store %3750, %19[%3749] : memref<?xf32>
    %3751 = arith.muli %4, %c11 : index
    %3752 = arith.addi %3751, %3740 : index
    %3753 = arith.addi %3752, %c8 : index
    %3754 = arith.addi %3753, %c12 : index
    %3755 = vector.extract %543#6[2] : f32 from vector<8xf32>
    memref.store %3755, %19[%3754] : memref<?xf32>
    %3756 = arith.muli %4, %c11 : index
    %3757 = arith.addi %3756, %3740 : index
    %3758 = arith.addi %3757, %c8 : index
    %3759 = arith.addi %3758, %c28 : index
    %3760 = vector.extract %543#6[3] : f32 from vector<8xf32>
    memref.store %3760, %19[%3759] : memref<?xf32>
    %3761 = arith.muli %4, %c11 : index
    %3762 = arith.addi %3761, %3740 : index
    %3763 = arith.addi %3762, %c8 : index
    %3764 = arith.addi %3763, %c6 : index
    %3765 = vector.extract %543#6[4] : f32 from vector<8xf32>
    memref.store %3765, %19[%3764] : memref<?xf32>
    %3766 = arith.muli %4, %c11 : index
    %3767 = arith.addi %3766, %3740 : index
    %3768 = arith.addi %3767, %c8 : index
    %3769 = arith.addi %3768, %c29 : index
    %3770 = vector.extract %543#6[5] : f32 from vector<8xf32>
    memref.store %3770, %19[%3769] : memref<?xf32>
    %3771 = arith.muli %4, %c11 : index
    %3772 = arith.addi %3771, %3740 : index
    %3773 = arith.addi %3772, %c8 : index
    %3774 = arith.addi %3773, %c30 : index
    %3775 = vector.extract %543#6[6] : f32 from vector<8xf32>
    memref.store %3775, %19[%3774] : memref<?xf32>
    %3776 = arith.muli %4, %c11 : index
    %3777 = arith.addi %3776, %3740 : index
    %3778 = arith.addi %3777, %c8 : index
    %3779 = arith.addi %3778, %c31 : index
    %3780 = vector.extract %543#6[7] : f32 from vector<8xf32>
    memref.store %3780, %19[%3779] : memref<?xf32>
    %3781 = arith.muli %4, %c11 : index
    %3782 = arith.addi %3781, %3740 : index
    %3783 = arith.addi %3782, %c19 : index
    %3784 = arith.addi %3783, %c8 : index
    %3785 = vector.extract %543#7[0] : f32 from vector<8xf32>
    memref.store %3785, %19[%3784] : memref<?xf32>
    %3786 = arith.muli %4, %c11 : index
    %3787 = arith.addi %3786, %3740 : index
    %3788 = arith.addi %3787, %c19 : index
    %3789 = arith.addi %3788, %c16 : index
    %3790 = vector.extract %543#7[1] : f32 from vector<8xf32>
    memref.store %3790, %19[%3789] : memref<?xf32>
    %3791 = arith.muli %4, %c11 : index
    %3792 = arith.addi %3791, %3740 : index
    %3793 = arith.addi %3792, %c19 : index
    %3794 = arith.addi %3793, %c12 : index
    %3795 = vector.extract %543#7[2] : f32 from vector<8xf32>
    memref.store %3795, %19[%3794] : memref<?xf32>
    %3796 = arith.muli %4, %c11 : index
    %3797 = arith.addi %3796, %3740 : index
    %3798 = arith.addi %3797, %c19 : index
    %3799 = arith.addi %3798, %c28 : index
    %3800 = vector.extract %543#7[3] : f32 from vector<8xf32>
    memref.store %3800, %19[%3799] : memref<?xf32>
    %3801 = arith.muli %4, %c11 : index
    %3802 = arith.addi %3801, %3740 : index
    %3803 = arith.addi %3802, %c19 : index
    %3804 = arith.addi %3803, %c6 : index
    %3805 = vector.extract %543#7[4] : f32 from vector<8xf32>
    memref.store %3805, %19[%3804] : memref<?xf32>
    %3806 = arith.muli %4, %c11 : index
    %3807 = arith.addi %3806, %3740 : index
    %3808 = arith.addi %3807, %c19 : index
    %3809 = arith.addi %3808, %c29 : index
    %3810 = vector.extract %543#7[5] : f32 from vector<8xf32>
    memref.store %3810, %19[%3809] : memref<?xf32>
    %3811 = arith.muli %4, %c11 : index
    %3812 = arith.addi %3811, %3740 : index
    %3813 = arith.addi %3812, %c19 : index
    %3814 = arith.addi %3813, %c30 : index
    %3815 = vector.extract %543#7[6] : f32 from vector<8xf32>
    memref.store %3815, %19[%3814] : memref<?xf32>
    %3816 = arith.muli %4, %c11 : index
    %3817 = arith.addi %3816, %3740 : index
    %3818 = arith.addi %3817, %c19 : index
    %3819 = arith.addi %3818, %c31 : index
    %3820 = vector.extract %543#7[7] : f32 from vector<8xf32>
    memref.store %3820, %19[%3819] : memref<?xf32>
    wave.barrier
    %3821 = arith.muli %4, %c14 : index
    %3822 = arith.addi %3821, %c8 : index
    %3823 = arith.muli %3822, %c4 : index
    %3824 = arith.divui %3737, %c7 : index
    %3825 = arith.addi %3823, %3824 : index
    %3826 = arith.addi %3736, %3825 : index
    %3827 = arith.cmpi slt, %3826, %22 : index
    scf.if %3827 {
      %3828 = arith.cmpi eq, %hasFactors, %c9 : index
      %3829 = memref.load %factors[%3826] : memref<?xf32>
      %3830 = arith.select %3828, %3829, %c33 : f32
      %3831 = arith.addi %3740, %c8 : index
      %3832 = arith.muli %3822, %c16 : index
      %3833 = arith.addi %3831, %3832 : index
      %3834 = memref.load %19[%3833] : memref<?xf32>
      %3835 = arith.addi %3833, %c11 : index
      %3836 = memref.load %19[%3835] : memref<?xf32>
      %3837 = arith.addf %3834, %3836 : f32
      %3838 = arith.remui %3737, %c7 : index
      %3839 = arith.muli %3838, %c14 : index
      %3840 = arith.addi %16, %3839 : index
      %3841 = vector.load %w[%3840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3842 = vector.bitcast %3841 : vector<4xi8> to vector<1xf32>
      %3843 = vector.extract %3842[0] : f32 from vector<1xf32>
      %3844 = arith.mulf %3843, %3830 : f32
      %3845 = arith.mulf %3837, %3844 : f32
      %3846 = arith.muli %3, %c4 : index
      %3847 = arith.addi %3846, %c8 : index
      %3848 = arith.muli %3847, %c7 : index
      %3849 = arith.remui %3737, %c7 : index
      %3850 = arith.addi %3848, %3849 : index
      %3851 = arith.muli %3825, %c19 : index
      %3852 = arith.addi %3851, %3850 : index
      memref.store %3845, %20[%3852] : memref<?xf32>
      %3853 = arith.addi %3740, %c19 : index
      %3854 = arith.muli %3822, %c16 : index
      %3855 = arith.addi %3853, %3854 : index
      %3856 = memref.load %19[%3855] : memref<?xf32>
      %3857 = arith.addi %3855, %c11 : index
      %3858 = memref.load %19[%3857] : memref<?xf32>
      %3859 = arith.addf %3856, %3858 : f32
      %3860 = arith.remui %3737, %c7 : index
      %3861 = arith.muli %3860, %c14 : index
      %3862 = arith.addi %18, %3861 : index
      %3863 = vector.load %w[%3862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3864 = vector.bitcast %3863 : vector<4xi8> to vector<1xf32>
      %3865 = vector.extract %3864[0] : f32 from vector<1xf32>
      %3866 = arith.mulf %3865, %3830 : f32
      %3867 = arith.mulf %3859, %3866 : f32
      %3868 = arith.muli %3, %c4 : index
      %3869 = arith.addi %3868, %c9 : index
      %3870 = arith.muli %3869, %c7 : index
      %3871 = arith.remui %3737, %c7 : index
      %3872 = arith.addi %3870, %3871 : index
      %3873 = arith.muli %3825, %c19 : index
      %3874 = arith.addi %3873, %3872 : index
      memref.store %3867, %20[%3874] : memref<?xf32>
    }
    %3875 = arith.muli %4, %c14 : index
    %3876 = arith.addi %3875, %c9 : index
    %3877 = arith.muli %3876, %c4 : index
    %3878 = arith.divui %3737, %c7 : index
    %3879 = arith.addi %3877, %3878 : index
    %3880 = arith.addi %3736, %3879 : index
    %3881 = arith.cmpi slt, %3880, %22 : index
    scf.if %3881 {
      %3882 = arith.cmpi eq, %hasFactors, %c9 : index
      %3883 = memref.load %factors[%3880] : memref<?xf32>
      %3884 = arith.select %3882, %3883, %c33 : f32
      %3885 = arith.addi %3740, %c8 : index
      %3886 = arith.muli %3876, %c16 : index
      %3887 = arith.addi %3885, %3886 : index
      %3888 = memref.load %19[%3887] : memref<?xf32>
      %3889 = arith.addi %3887, %c11 : index
      %3890 = memref.load %19[%3889] : memref<?xf32>
      %3891 = arith.addf %3888, %3890 : f32
      %3892 = arith.remui %3737, %c7 : index
      %3893 = arith.muli %3892, %c14 : index
      %3894 = arith.addi %16, %3893 : index
      %3895 = vector.load %w[%3894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3896 = vector.bitcast %3895 : vector<4xi8> to vector<1xf32>
      %3897 = vector.extract %3896[0] : f32 from vector<1xf32>
      %3898 = arith.mulf %3897, %3884 : f32
      %3899 = arith.mulf %3891, %3898 : f32
      %3900 = arith.muli %3, %c4 : index
      %3901 = arith.addi %3900, %c8 : index
      %3902 = arith.muli %3901, %c7 : index
      %3903 = arith.remui %3737, %c7 : index
      %3904 = arith.addi %3902, %3903 : index
      %3905 = arith.muli %3879, %c19 : index
      %3906 = arith.addi %3905, %3904 : index
      memref.store %3899, %20[%3906] : memref<?xf32>
      %3907 = arith.addi %3740, %c19 : index
      %3908 = arith.muli %3876, %c16 : index
      %3909 = arith.addi %3907, %3908 : index
      %3910 = memref.load %19[%3909] : memref<?xf32>
      %3911 = arith.addi %3909, %c11 : index
      %3912 = memref.load %19[%3911] : memref<?xf32>
      %3913 = arith.addf %3910, %3912 : f32
      %3914 = arith.remui %3737, %c7 : index
      %3915 = arith.muli %3914, %c14 : index
      %3916 = arith.addi %18, %3915 : index
      %3917 = vector.load %w[%3916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3918 = vector.bitcast %3917 : vector<4xi8> to vector<1xf32>
      %3919 = vector.extract %3918[0] : f32 from vector<1xf32>
      %3920 = arith.mulf %3919, %3884 : f32
      %3921 = arith.mulf %3913, %3920 : f32
      %3922 = arith.muli %3, %c4 : index
      %3923 = arith.addi %3922, %c9 : index
      %3924 = arith.muli %3923, %c7 : index
      %3925 = arith.remui %3737, %c7 : index
      %3926 = arith.addi %3924, %3925 : index
      %3927 = arith.muli %3879, %c19 : index
      %3928 = arith.addi %3927, %3926 : index
      memref.store %3921, %20[%3928] : memref<?xf32>
    }
    %3929 = arith.muli %4, %c14 : index
    %3930 = arith.addi %3929, %c4 : index
    %3931 = arith.muli %3930, %c4 : index
    %3932 = arith.divui %3737, %c7 : index
    %3933 = arith.addi %3931, %3932 : index
    %3934 = arith.addi %3736, %3933 : index
    %3935 = arith.cmpi slt, %3934, %22 : index
    scf.if %3935 {
      %3936 = arith.cmpi eq, %hasFactors, %c9 : index
      %3937 = memref.load %factors[%3934] : memref<?xf32>
      %3938 = arith.select %3936, %3937, %c33 : f32
      %3939 = arith.addi %3740, %c8 : index
      %3940 = arith.muli %3930, %c16 : index
      %3941 = arith.addi %3939, %3940 : index
      %3942 = memref.load %19[%3941] : memref<?xf32>
      %3943 = arith.addi %3941, %c11 : index
      %3944 = memref.load %19[%3943] : memref<?xf32>
      %3945 = arith.addf %3942, %3944 : f32
      %3946 = arith.remui %3737, %c7 : index
      %3947 = arith.muli %3946, %c14 : index
      %3948 = arith.addi %16, %3947 : index
      %3949 = vector.load %w[%3948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3950 = vector.bitcast %3949 : vector<4xi8> to vector<1xf32>
      %3951 = vector.extract %3950[0] : f32 from vector<1xf32>
      %3952 = arith.mulf %3951, %3938 : f32
      %3953 = arith.mulf %3945, %3952 : f32
      %3954 = arith.muli %3, %c4 : index
      %3955 = arith.addi %3954, %c8 : index
      %3956 = arith.muli %3955, %c7 : index
      %3957 = arith.remui %3737, %c7 : index
      %3958 = arith.addi %3956, %3957 : index
      %3959 = arith.muli %3933, %c19 : index
      %3960 = arith.addi %3959, %3958 : index
      memref.store %3953, %20[%3960] : memref<?xf32>
      %3961 = arith.addi %3740, %c19 : index
      %3962 = arith.muli %3930, %c16 : index
      %3963 = arith.addi %3961, %3962 : index
      %3964 = memref.load %19[%3963] : memref<?xf32>
      %3965 = arith.addi %3963, %c11 : index
      %3966 = memref.load %19[%3965] : memref<?xf32>
      %3967 = arith.addf %3964, %3966 : f32
      %3968 = arith.remui %3737, %c7 : index
      %3969 = arith.muli %3968, %c14 : index
      %3970 = arith.addi %18, %3969 : index
      %3971 = vector.load %w[%3970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3972 = vector.bitcast %3971 : vector<4xi8> to vector<1xf32>
      %3973 = vector.extract %3972[0] : f32 from vector<1xf32>
      %3974 = arith.mulf %3973, %3938 : f32
      %3975 = arith.mulf %3967, %3974 : f32
      %3976 = arith.muli %3, %c4 : index
      %3977 = arith.addi %3976, %c9 : index
      %3978 = arith.muli %3977, %c7 : index
      %3979 = arith.remui %3737, %c7 : index
      %3980 = arith.addi %3978, %3979 : index
      %3981 = arith.muli %3933, %c19 : index
      %3982 = arith.addi %3981, %3980 : index
      memref.store %3975, %20[%3982] : memref<?xf32>
    }
    %3983 = arith.muli %4, %c14 : index
    %3984 = arith.addi %3983, %c27 : index
    %3985 = arith.muli %3984, %c4 : index
    %3986 = arith.divui %3737, %c7 : index
    %3987 = arith.addi %3985, %3986 : index
    %3988 = arith.addi %3736, %3987 : index
    %3989 = arith.cmpi slt, %3988, %22 : index
    scf.if %3989 {
      %3990 = arith.cmpi eq, %hasFactors, %c9 : index
      %3991 = memref.load %factors[%3988] : memref<?xf32>
      %3992 = arith.select %3990, %3991, %c33 : f32
      %3993 = arith.addi %3740, %c8 : index
      %3994 = arith.muli %3984, %c16 : index
      %3995 = arith.addi %3993, %3994 : index
      %3996 = memref.load %19[%3995] : memref<?xf32>
      %3997 = arith.addi %3995, %c11 : index
      %3998 = memref.load %19[%3997] : memref<?xf32>
      %3999 = arith.addf %3996, %3998 : f32
      %4000 = arith.remui %3737, %c7 : index
      %4001 = arith.muli %4000, %c14 : index
      %4002 = arith.addi %16, %4001 : index
      %4003 = vector.load %w[%4002] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4004 = vector.bitcast %4003 : vector<4xi8> to vector<1xf32>
      %4005 = vector.extract %4004[0] : f32 from vector<1xf32>
      %4006 = arith.mulf %4005, %3992 : f32
      %4007 = arith.mulf %3999, %4006 : f32
      %4008 = arith.muli %3, %c4 : index
      %4009 = arith.addi %4008, %c8 : index
      %4010 = arith.muli %4009, %c7 : index
      %4011 = arith.remui %3737, %c7 : index
      %4012 = arith.addi %4010, %4011 : index
      %4013 = arith.muli %3987, %c19 : index
      %4014 = arith.addi %4013, %4012 : index
      memref.store %4007, %20[%4014] : memref<?xf32>
      %4015 = arith.addi %3740, %c19 : index
      %4016 = arith.muli %3984, %c16 : index
      %4017 = arith.addi %4015, %4016 : index
      %4018 = memref.load %19[%4017] : memref<?xf32>
      %4019 = arith.addi %4017, %c11 : index
      %4020 = memref.load %19[%4019] : memref<?xf32>
      %4021 = arith.addf %4018, %4020 : f32
      %4022 = arith.remui %3737, %c7 : index
      %4023 = arith.muli %4022, %c14 : index
      %4024 = arith.addi %18, %4023 : index
      %4025 = vector.load %w[%4024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4026 = vector.bitcast %4025 : vector<4xi8> to vector<1xf32>
      %4027 = vector.extract %4026[0] : f32 from vector<1xf32>
      %4028 = arith.mulf %4027, %3992 : f32
      %4029 = arith.mulf %4021, %4028 : f32
      %4030 = arith.muli %3, %c4 : index
      %4031 = arith.addi %4030, %c9 : index
      %4032 = arith.muli %4031, %c7 : index
      %4033 = arith.remui %3737, %c7 : index
      %4034 = arith.addi %4032, %4033 : index
      %4035 = arith.muli %3987, %c19 : index
      %4036 = arith.addi %4035, %4034 : index
      memref.store %4029, %20[%4036] : memref<?xf32>
    }
    wave.barrier
    %4037 = arith.addi %23, %c47 : index
    %4038 = wave.wave
    %4039 = arith.addi %4038, %c8 : index
    %4040 = arith.addi %4037, %4039 : index
    %4041 = arith.cmpi slt, %4040, %22 : index
    scf.if %4041 {
      %4042 = arith.addi %4037, %4039 : index
      %4043 = arith.muli %4039, %c19 : index
      %4044 = wave.lane
      %4045 = arith.addi %4044, %c8 : index
      %4046 = arith.cmpi eq, %hasBias, %c9 : index
      %4047 = arith.addi %4043, %4045 : index
      %4048 = memref.load %20[%4047] : memref<?xf32>
      %4049 = arith.muli %0, %c19 : index
      %4050 = arith.addi %4049, %4045 : index
      %4051 = memref.load %bias[%4050] : memref<?xf32>
      %4052 = arith.addf %4048, %4051 : f32
      %4053 = arith.select %4046, %4052, %4048 : f32
      %4054 = arith.addi %4045, %c6 : index
      %4055 = arith.cmpi eq, %hasBias, %c9 : index
      %4056 = arith.addi %4043, %4054 : index
      %4057 = memref.load %20[%4056] : memref<?xf32>
      %4058 = arith.muli %0, %c19 : index
      %4059 = arith.addi %4058, %4054 : index
      %4060 = memref.load %bias[%4059] : memref<?xf32>
      %4061 = arith.addf %4057, %4060 : f32
      %4062 = arith.select %4055, %4061, %4057 : f32
      %4063 = arith.addi %4044, %c16 : index
      %4064 = arith.cmpi eq, %hasBias, %c9 : index
      %4065 = arith.addi %4043, %4063 : index
      %4066 = memref.load %20[%4065] : memref<?xf32>
      %4067 = arith.muli %0, %c19 : index
      %4068 = arith.addi %4067, %4063 : index
      %4069 = memref.load %bias[%4068] : memref<?xf32>
      %4070 = arith.addf %4066, %4069 : f32
      %4071 = arith.select %4064, %4070, %4066 : f32
      %4072 = arith.addi %4063, %c6 : index
      %4073 = arith.cmpi eq, %hasBias, %c9 : index
      %4074 = arith.addi %4043, %4072 : index
      %4075 = memref.load %20[%4074] : memref<?xf32>
      %4076 = arith.muli %0, %c19 : index
      %4077 = arith.addi %4076, %4072 : index
      %4078 = memref.load %bias[%4077] : memref<?xf32>
      %4079 = arith.addf %4075, %4078 : f32
      %4080 = arith.select %4073, %4079, %4075 : f32
      %4081 = arith.addi %4044, %c12 : index
      %4082 = arith.cmpi eq, %hasBias, %c9 : index
      %4083 = arith.addi %4043, %4081 : index
      %4084 = memref.load %20[%4083] : memref<?xf32>
      %4085 = arith.muli %0, %c19 : index
      %4086 = arith.addi %4085, %4081 : index
      %4087 = memref.load %bias[%4086] : memref<?xf32>
      %4088 = arith.addf %4084, %4087 : f32
      %4089 = arith.select %4082, %4088, %4084 : f32
      %4090 = arith.addi %4081, %c6 : index
      %4091 = arith.cmpi eq, %hasBias, %c9 : index
      %4092 = arith.addi %4043, %4090 : index
      %4093 = memref.load %20[%4092] : memref<?xf32>
      %4094 = arith.muli %0, %c19 : index
      %4095 = arith.addi %4094, %4090 : index
      %4096 = memref.load %bias[%4095] : memref<?xf32>
      %4097 = arith.addf %4093, %4096 : f32
      %4098 = arith.select %4091, %4097, %4093 : f32
      %4099 = arith.addi %4044, %c28 : index
      %4100 = arith.cmpi eq, %hasBias, %c9 : index
      %4101 = arith.addi %4043, %4099 : index
      %4102 = memref.load %20[%4101] : memref<?xf32>
      %4103 = arith.muli %0, %c19 : index
      %4104 = arith.addi %4103, %4099 : index
      %4105 = memref.load %bias[%4104] : memref<?xf32>
      %4106 = arith.addf %4102, %4105 : f32
      %4107 = arith.select %4100, %4106, %4102 : f32
      %4108 = arith.addi %4099, %c6 : index
      %4109 = arith.cmpi eq, %hasBias, %c9 : index
      %4110 = arith.addi %4043, %4108 : index
      %4111 = memref.load %20[%4110] : memref<?xf32>
      %4112 = arith.muli %0, %c19 : index
      %4113 = arith.addi %4112, %4108 : index
      %4114 = memref.load %bias[%4113] : memref<?xf32>
      %4115 = arith.addf %4111, %4114 : f32
      %4116 = arith.select %4109, %4115, %4111 : f32
      %4117 = arith.addi %heads, %kvHeads : index
      %4118 = arith.cmpi slt, %0, %4117 : index
      scf.if %4118 {
        %4119 = arith.addi %positionsAt, %4042 : index
        %4120 = memref.load %step[%4119] : memref<?xi32>
        %4121 = arith.index_cast %4120 : i32 to index
        %4122 = arith.cmpi eq, %hasNorm, %c9 : index
        %4123 = math.fma %4053, %4053, %c37 : f32
        %4124 = math.fma %4062, %4062, %4123 : f32
        %4125 = math.fma %4071, %4071, %4124 : f32
        %4126 = math.fma %4080, %4080, %4125 : f32
        %4127 = math.fma %4089, %4089, %4126 : f32
        %4128 = math.fma %4098, %4098, %4127 : f32
        %4129 = math.fma %4107, %4107, %4128 : f32
        %4130 = math.fma %4116, %4116, %4129 : f32
        %4131 = vector.broadcast %4130 : f32 to vector<1xf32>
        %4132 = wave.reduce "add" %4131 : vector<1xf32>
        %4133 = arith.mulf %4132, %inverseHeadDim : f32
        %4134 = arith.addf %4133, %epsilon : f32
        %4135 = math.sqrt %4134 : f32
        %4136 = arith.divf %c33, %4135 : f32
        %4137 = arith.cmpi slt, %0, %heads : index
        %4138 = arith.addi %4045, %c6 : index
        %4139 = memref.load %query_norm[%4045] : memref<?xf32>
        %4140 = memref.load %key_norm[%4045] : memref<?xf32>
        %4141 = arith.select %4137, %4139, %4140 : f32
        %4142 = arith.mulf %4053, %4136 : f32
        %4143 = arith.mulf %4142, %4141 : f32
        %4144 = arith.select %4122, %4143, %4053 : f32
        %4145 = memref.load %query_norm[%4138] : memref<?xf32>
        %4146 = memref.load %key_norm[%4138] : memref<?xf32>
        %4147 = arith.select %4137, %4145, %4146 : f32
        %4148 = arith.mulf %4062, %4136 : f32
        %4149 = arith.mulf %4148, %4147 : f32
        %4150 = arith.select %4122, %4149, %4062 : f32
        %4151 = arith.addi %4063, %c6 : index
        %4152 = memref.load %query_norm[%4063] : memref<?xf32>
        %4153 = memref.load %key_norm[%4063] : memref<?xf32>
        %4154 = arith.select %4137, %4152, %4153 : f32
        %4155 = arith.mulf %4071, %4136 : f32
        %4156 = arith.mulf %4155, %4154 : f32
        %4157 = arith.select %4122, %4156, %4071 : f32
        %4158 = memref.load %query_norm[%4151] : memref<?xf32>
        %4159 = memref.load %key_norm[%4151] : memref<?xf32>
        %4160 = arith.select %4137, %4158, %4159 : f32
        %4161 = arith.mulf %4080, %4136 : f32
        %4162 = arith.mulf %4161, %4160 : f32
        %4163 = arith.select %4122, %4162, %4080 : f32
        %4164 = arith.addi %4081, %c6 : index
        %4165 = memref.load %query_norm[%4081] : memref<?xf32>
        %4166 = memref.load %key_norm[%4081] : memref<?xf32>
        %4167 = arith.select %4137, %4165, %4166 : f32
        %4168 = arith.mulf %4089, %4136 : f32
        %4169 = arith.mulf %4168, %4167 : f32
        %4170 = arith.select %4122, %4169, %4089 : f32
        %4171 = memref.load %query_norm[%4164] : memref<?xf32>
        %4172 = memref.load %key_norm[%4164] : memref<?xf32>
        %4173 = arith.select %4137, %4171, %4172 : f32
        %4174 = arith.mulf %4098, %4136 : f32
        %4175 = arith.mulf %4174, %4173 : f32
        %4176 = arith.select %4122, %4175, %4098 : f32
        %4177 = arith.addi %4099, %c6 : index
        %4178 = memref.load %query_norm[%4099] : memref<?xf32>
        %4179 = memref.load %key_norm[%4099] : memref<?xf32>
        %4180 = arith.select %4137, %4178, %4179 : f32
        %4181 = arith.mulf %4107, %4136 : f32
        %4182 = arith.mulf %4181, %4180 : f32
        %4183 = arith.select %4122, %4182, %4107 : f32
        %4184 = memref.load %query_norm[%4177] : memref<?xf32>
        %4185 = memref.load %key_norm[%4177] : memref<?xf32>
        %4186 = arith.select %4137, %4184, %4185 : f32
        %4187 = arith.mulf %4116, %4136 : f32
        %4188 = arith.mulf %4187, %4186 : f32
        %4189 = arith.select %4122, %4188, %4116 : f32
        %4190 = arith.remui %4121, %c19 : index
        %4191 = arith.muli %4190, %c19 : index
        %4192 = arith.addi %4191, %4045 : index
        %4193 = arith.divui %4121, %c19 : index
        %4194 = arith.addi %4193, %c19 : index
        %4195 = arith.muli %4194, %c19 : index
        %4196 = arith.addi %4195, %4045 : index
        %4197 = memref.load %rope[%4192] : memref<?xf32>
        %4198 = arith.addi %4192, %c6 : index
        %4199 = memref.load %rope[%4198] : memref<?xf32>
        %4200 = memref.load %rope[%4196] : memref<?xf32>
        %4201 = arith.addi %4196, %c6 : index
        %4202 = memref.load %rope[%4201] : memref<?xf32>
        %4203 = arith.mulf %4200, %4197 : f32
        %4204 = arith.mulf %4202, %4199 : f32
        %4205 = arith.subf %4203, %4204 : f32
        %4206 = arith.mulf %4202, %4197 : f32
        %4207 = arith.mulf %4200, %4199 : f32
        %4208 = arith.addf %4206, %4207 : f32
        %4209 = arith.mulf %4144, %4205 : f32
        %4210 = arith.mulf %4150, %4208 : f32
        %4211 = arith.subf %4209, %4210 : f32
        %4212 = arith.mulf %4150, %4205 : f32
        %4213 = arith.mulf %4144, %4208 : f32
        %4214 = arith.addf %4212, %4213 : f32
        %4215 = arith.cmpi slt, %0, %heads : index
        scf.if %4215 {
          %4216 = arith.muli %4042, %heads : index
          %4217 = arith.addi %4216, %0 : index
          %4218 = arith.muli %4217, %c19 : index
          %4219 = arith.addi %4218, %4045 : index
          memref.store %4211, %q[%4219] : memref<?xf32>
          %4220 = arith.addi %4219, %c6 : index
          memref.store %4214, %q[%4220] : memref<?xf32>
        } else {
          %4221 = arith.addi %4043, %4045 : index
          memref.store %4211, %20[%4221] : memref<?xf32>
          %4222 = arith.addi %4043, %4045 : index
          %4223 = arith.addi %4222, %c6 : index
          memref.store %4214, %20[%4223] : memref<?xf32>
        }
        %4224 = arith.remui %4121, %c19 : index
        %4225 = arith.muli %4224, %c19 : index
        %4226 = arith.addi %4225, %4063 : index
        %4227 = arith.divui %4121, %c19 : index
        %4228 = arith.addi %4227, %c19 : index
        %4229 = arith.muli %4228, %c19 : index
        %4230 = arith.addi %4229, %4063 : index
        %4231 = memref.load %rope[%4226] : memref<?xf32>
        %4232 = arith.addi %4226, %c6 : index
        %4233 = memref.load %rope[%4232] : memref<?xf32>
        %4234 = memref.load %rope[%4230] : memref<?xf32>
        %4235 = arith.addi %4230, %c6 : index
        %4236 = memref.load %rope[%4235] : memref<?xf32>
        %4237 = arith.mulf %4234, %4231 : f32
        %4238 = arith.mulf %4236, %4233 : f32
        %4239 = arith.subf %4237, %4238 : f32
        %4240 = arith.mulf %4236, %4231 : f32
        %4241 = arith.mulf %4234, %4233 : f32
        %4242 = arith.addf %4240, %4241 : f32
        %4243 = arith.mulf %4157, %4239 : f32
        %4244 = arith.mulf %4163, %4242 : f32
        %4245 = arith.subf %4243, %4244 : f32
        %4246 = arith.mulf %4163, %4239 : f32
        %4247 = arith.mulf %4157, %4242 : f32
        %4248 = arith.addf %4246, %4247 : f32
        %4249 = arith.cmpi slt, %0, %heads : index
        scf.if %4249 {
          %4250 = arith.muli %4042, %heads : index
          %4251 = arith.addi %4250, %0 : index
          %4252 = arith.muli %4251, %c19 : index
          %4253 = arith.addi %4252, %4063 : index
          memref.store %4245, %q[%4253] : memref<?xf32>
          %4254 = arith.addi %4253, %c6 : index
          memref.store %4248, %q[%4254] : memref<?xf32>
        } else {
          %4255 = arith.addi %4043, %4063 : index
          memref.store %4245, %20[%4255] : memref<?xf32>
          %4256 = arith.addi %4043, %4063 : index
          %4257 = arith.addi %4256, %c6 : index
          memref.store %4248, %20[%4257] : memref<?xf32>
        }
        %4258 = arith.remui %4121, %c19 : index
        %4259 = arith.muli %4258, %c19 : index
        %4260 = arith.addi %4259, %4081 : index
        %4261 = arith.divui %4121, %c19 : index
        %4262 = arith.addi %4261, %c19 : index
        %4263 = arith.muli %4262, %c19 : index
        %4264 = arith.addi %4263, %4081 : index
        %4265 = memref.load %rope[%4260] : memref<?xf32>
        %4266 = arith.addi %4260, %c6 : index
        %4267 = memref.load %rope[%4266] : memref<?xf32>
        %4268 = memref.load %rope[%4264] : memref<?xf32>
        %4269 = arith.addi %4264, %c6 : index
        %4270 = memref.load %rope[%4269] : memref<?xf32>
        %4271 = arith.mulf %4268, %4265 : f32
        %4272 = arith.mulf %4270, %4267 : f32
        %4273 = arith.subf %4271, %4272 : f32
        %4274 = arith.mulf %4270, %4265 : f32
        %4275 = arith.mulf %4268, %4267 : f32
        %4276 = arith.addf %4274, %4275 : f32
        %4277 = arith.mulf %4170, %4273 : f32
        %4278 = arith.mulf %4176, %4276 : f32
        %4279 = arith.subf %4277, %4278 : f32
        %4280 = arith.mulf %4176, %4273 : f32
        %4281 = arith.mulf %4170, %4276 : f32
        %4282 = arith.addf %4280, %4281 : f32
        %4283 = arith.cmpi slt, %0, %heads : index
        scf.if %4283 {
          %4284 = arith.muli %4042, %heads : index
          %4285 = arith.addi %4284, %0 : index
          %4286 = arith.muli %4285, %c19 : index
          %4287 = arith.addi %4286, %4081 : index
          memref.store %4279, %q[%4287] : memref<?xf32>
          %4288 = arith.addi %4287, %c6 : index
          memref.store %4282, %q[%4288] : memref<?xf32>
        } else {
          %4289 = arith.addi %4043, %4081 : index
          memref.store %4279, %20[%4289] : memref<?xf32>
          %4290 = arith.addi %4043, %4081 : index
          %4291 = arith.addi %4290, %c6 : index
          memref.store %4282, %20[%4291] : memref<?xf32>
        }
        %4292 = arith.remui %4121, %c19 : index
        %4293 = arith.muli %4292, %c19 : index
        %4294 = arith.addi %4293, %4099 : index
        %4295 = arith.divui %4121, %c19 : index
        %4296 = arith.addi %4295, %c19 : index
        %4297 = arith.muli %4296, %c19 : index
        %4298 = arith.addi %4297, %4099 : index
        %4299 = memref.load %rope[%4294] : memref<?xf32>
        %4300 = arith.addi %4294, %c6 : index
        %4301 = memref.load %rope[%4300] : memref<?xf32>
        %4302 = memref.load %rope[%4298] : memref<?xf32>
        %4303 = arith.addi %4298, %c6 : index
        %4304 = memref.load %rope[%4303] : memref<?xf32>
        %4305 = arith.mulf %4302, %4299 : f32
        %4306 = arith.mulf %4304, %4301 : f32
        %4307 = arith.subf %4305, %4306 : f32
        %4308 = arith.mulf %4304, %4299 : f32
        %4309 = arith.mulf %4302, %4301 : f32
        %4310 = arith.addf %4308, %4309 : f32
        %4311 = arith.mulf %4183, %4307 : f32
        %4312 = arith.mulf %4189, %4310 : f32
        %4313 = arith.subf %4311, %4312 : f32
        %4314 = arith.mulf %4189, %4307 : f32
        %4315 = arith.mulf %4183, %4310 : f32
        %4316 = arith.addf %4314, %4315 : f32
        %4317 = arith.cmpi slt, %0, %heads : index
        scf.if %4317 {
          %4318 = arith.muli %4042, %heads : index
          %4319 = arith.addi %4318, %0 : index
          %4320 = arith.muli %4319, %c19 : index
          %4321 = arith.addi %4320, %4099 : index
          memref.store %4313, %q[%4321] : memref<?xf32>
          %4322 = arith.addi %4321, %c6 : index
          memref.store %4316, %q[%4322] : memref<?xf32>
        } else {
          %4323 = arith.addi %4043, %4099 : index
          memref.store %4313, %20[%4323] : memref<?xf32>
          %4324 = arith.addi %4043, %4099 : index
          %4325 = arith.addi %4324, %c6 : index
          memref.store %4316, %20[%4325] : memref<?xf32>
        }
      } else {
        %4326 = arith.cmpi slt, %0, %heads : index
        scf.if %4326 {
          %4327 = arith.muli %4042, %heads : index
          %4328 = arith.addi %4327, %0 : index
          %4329 = arith.muli %4328, %c19 : index
          %4330 = arith.addi %4329, %4045 : index
          memref.store %4053, %q[%4330] : memref<?xf32>
          %4331 = arith.addi %4330, %c6 : index
          memref.store %4062, %q[%4331] : memref<?xf32>
        } else {
          %4332 = arith.addi %4043, %4045 : index
          memref.store %4053, %20[%4332] : memref<?xf32>
          %4333 = arith.addi %4043, %4045 : index
          %4334 = arith.addi %4333, %c6 : index
          memref.store %4062, %20[%4334] : memref<?xf32>
        }
        %4335 = arith.cmpi slt, %0, %heads : index
        scf.if %4335 {
          %4336 = arith.muli %4042, %heads : index
          %4337 = arith.addi %4336, %0 : index
          %4338 = arith.muli %4337, %c19 : index
          %4339 = arith.addi %4338, %4063 : index
          memref.store %4071, %q[%4339] : memref<?xf32>
          %4340 = arith.addi %4339, %c6 : index
          memref.store %4080, %q[%4340] : memref<?xf32>
        } else {
          %4341 = arith.addi %4043, %4063 : index
          memref.store %4071, %20[%4341] : memref<?xf32>
          %4342 = arith.addi %4043, %4063 : index
          %4343 = arith.addi %4342, %c6 : index
          memref.store %4080, %20[%4343] : memref<?xf32>
        }
        %4344 = arith.cmpi slt, %0, %heads : index
        scf.if %4344 {
          %4345 = arith.muli %4042, %heads : index
          %4346 = arith.addi %4345, %0 : index
          %4347 = arith.muli %4346, %c19 : index
          %4348 = arith.addi %4347, %4081 : index
          memref.store %4089, %q[%4348] : memref<?xf32>
          %4349 = arith.addi %4348, %c6 : index
          memref.store %4098, %q[%4349] : memref<?xf32>
        } else {
          %4350 = arith.addi %4043, %4081 : index
          memref.store %4089, %20[%4350] : memref<?xf32>
          %4351 = arith.addi %4043, %4081 : index
          %4352 = arith.addi %4351, %c6 : index
          memref.store %4098, %20[%4352] : memref<?xf32>
        }
        %4353 = arith.cmpi slt, %0, %heads : index
        scf.if %4353 {
          %4354 = arith.muli %4042, %heads : index
          %4355 = arith.addi %4354, %0 : index
          %4356 = arith.muli %4355, %c19 : index
          %4357 = arith.addi %4356, %4099 : index
          memref.store %4107, %q[%4357] : memref<?xf32>
          %4358 = arith.addi %4357, %c6 : index
          memref.store %4116, %q[%4358] : memref<?xf32>
        } else {
          %4359 = arith.addi %4043, %4099 : index
          memref.store %4107, %20[%4359] : memref<?xf32>
          %4360 = arith.addi %4043, %4099 : index
          %4361 = arith.addi %4360, %c6 : index
          memref.store %4116, %20[%4361] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4362 = arith.cmpi sge, %0, %heads : index
    scf.if %4362 {
      %4363 = arith.addi %4038, %c8 : index
      %4364 = arith.addi %4037, %4363 : index
      %4365 = arith.cmpi slt, %4364, %22 : index
      scf.if %4365 {
        %4366 = arith.addi %4037, %4363 : index
        %4367 = arith.addi %slotsAt, %4366 : index
        %4368 = memref.load %step[%4367] : memref<?xi32>
        %4369 = arith.index_cast %4368 : i32 to index
        %4370 = arith.cmpi sge, %4369, %c8 : index
        scf.if %4370 {
          %4371 = arith.muli %4363, %c19 : index
          %4372 = arith.subi %0, %heads : index
          %4373 = memref.load %scales[%4372] : memref<?xf32>
          %4374 = vector.broadcast %4373 : f32 to vector<4xf32>
          %4375 = arith.divui %4369, %c7 : index
          %4376 = arith.remui %4369, %c7 : index
          %4377 = arith.muli %4375, %pageBytes : index
          %4378 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4378 {
            %4379 = wave.lane
            %4380 = arith.muli %4379, %c14 : index
            scf.for %4381 = %4380 to %c19 step %c6 {
              %4382 = arith.addi %4371, %4381 : index
              %4383 = vector.load %20[%4382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4384 = arith.mulf %4383, %4374 : vector<4xf32>
              %4385 = arith.minimumf %4384, %c43 : vector<4xf32>
              %4386 = arith.maximumf %4385, %c44 : vector<4xf32>
              %4387 = arith.truncf %4386 : vector<4xf32> to vector<4xf16>
              %4388 = vector.bitcast %4387 : vector<4xf16> to vector<8xi8>
              %4389 = arith.cmpi slt, %4372, %kvHeads : index
              scf.if %4389 {
                %4390 = arith.muli %4372, %c45 : index
                %4391 = arith.addi %4377, %4390 : index
                %4392 = arith.divui %4381, %c7 : index
                %4393 = arith.muli %4392, %c46 : index
                %4394 = arith.remui %4381, %c7 : index
                %4395 = arith.divui %4394, %c2 : index
                %4396 = arith.muli %4395, %c19 : index
                %4397 = arith.muli %4376, %c7 : index
                %4398 = arith.addi %4396, %4397 : index
                %4399 = arith.remui %4394, %c2 : index
                %4400 = arith.muli %4399, %c4 : index
                %4401 = arith.addi %4398, %4400 : index
                %4402 = arith.addi %4393, %4401 : index
                %4403 = arith.addi %4391, %4402 : index
                vector.store %4388, %kv[%4403] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4404 = arith.subi %4372, %kvHeads : index
                %4405 = arith.muli %4404, %c45 : index
                %4406 = arith.addi %4377, %4405 : index
                %4407 = arith.addi %4381, %c8 : index
                %4408 = arith.divui %4407, %c7 : index
                %4409 = arith.muli %4408, %c46 : index
                %4410 = arith.addi %4409, %c10 : index
                %4411 = arith.remui %4407, %c7 : index
                %4412 = arith.divui %4376, %c4 : index
                %4413 = arith.remui %4376, %c4 : index
                %4414 = arith.muli %4413, %c2 : index
                %4415 = arith.addi %4412, %4414 : index
                %4416 = arith.divui %4415, %c2 : index
                %4417 = arith.muli %4416, %c19 : index
                %4418 = arith.muli %4411, %c7 : index
                %4419 = arith.addi %4417, %4418 : index
                %4420 = arith.remui %4415, %c2 : index
                %4421 = arith.muli %4420, %c4 : index
                %4422 = arith.addi %4419, %4421 : index
                %4423 = arith.addi %4410, %4422 : index
                %4424 = arith.addi %4406, %4423 : index
                %4425 = vector.shuffle %4388, %4388 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4425, %kv[%4424] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4426 = arith.addi %4381, %c9 : index
                %4427 = arith.divui %4426, %c7 : index
                %4428 = arith.muli %4427, %c46 : index
                %4429 = arith.addi %4428, %c10 : index
                %4430 = arith.remui %4426, %c7 : index
                %4431 = arith.divui %4376, %c4 : index
                %4432 = arith.remui %4376, %c4 : index
                %4433 = arith.muli %4432, %c2 : index
                %4434 = arith.addi %4431, %4433 : index
                %4435 = arith.divui %4434, %c2 : index
                %4436 = arith.muli %4435, %c19 : index
                %4437 = arith.muli %4430, %c7 : index
                %4438 = arith.addi %4436, %4437 : index
                %4439 = arith.remui %4434, %c2 : index
                %4440 = arith.muli %4439, %c4 : index
                %4441 = arith.addi %4438, %4440 : index
                %4442 = arith.addi %4429, %4441 : index
                %4443 = arith.addi %4406, %4442 : index
                %4444 = vector.shuffle %4388, %4388 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4444, %kv[%4443] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4445 = arith.addi %4381, %c4 : index
                %4446 = arith.divui %4445, %c7 : index
                %4447 = arith.muli %4446, %c46 : index
                %4448 = arith.addi %4447, %c10 : index
                %4449 = arith.remui %4445, %c7 : index
                %4450 = arith.divui %4376, %c4 : index
                %4451 = arith.remui %4376, %c4 : index
                %4452 = arith.muli %4451, %c2 : index
                %4453 = arith.addi %4450, %4452 : index
                %4454 = arith.divui %4453, %c2 : index
                %4455 = arith.muli %4454, %c19 : index
                %4456 = arith.muli %4449, %c7 : index
                %4457 = arith.addi %4455, %4456 : index
                %4458 = arith.remui %4453, %c2 : index
                %4459 = arith.muli %4458, %c4 : index
                %4460 = arith.addi %4457, %4459 : index
                %4461 = arith.addi %4448, %4460 : index
                %4462 = arith.addi %4406, %4461 : index
                %4463 = vector.shuffle %4388, %4388 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4463, %kv[%4462] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4464 = arith.addi %4381, %c27 : index
                %4465 = arith.divui %4464, %c7 : index
                %4466 = arith.muli %4465, %c46 : index
                %4467 = arith.addi %4466, %c10 : index
                %4468 = arith.remui %4464, %c7 : index
                %4469 = arith.divui %4376, %c4 : index
                %4470 = arith.remui %4376, %c4 : index
                %4471 = arith.muli %4470, %c2 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.divui %4472, %c2 : index
                %4474 = arith.muli %4473, %c19 : index
                %4475 = arith.muli %4468, %c7 : index
                %4476 = arith.addi %4474, %4475 : index
                %4477 = arith.remui %4472, %c2 : index
                %4478 = arith.muli %4477, %c4 : index
                %4479 = arith.addi %4476, %4478 : index
                %4480 = arith.addi %4467, %4479 : index
                %4481 = arith.addi %4406, %4480 : index
                %4482 = vector.shuffle %4388, %4388 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4482, %kv[%4481] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4483 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4483 {
            %4484 = wave.lane
            %4485 = arith.muli %4484, %c14 : index
            scf.for %4486 = %4485 to %c19 step %c6 {
              %4487 = arith.addi %4371, %4486 : index
              %4488 = vector.load %20[%4487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4489 = arith.mulf %4488, %4374 : vector<4xf32>
              %4490 = wave.fp8_encode "e4m3" %4489 : vector<4xf32> -> vector<4xi8>
              %4491 = arith.cmpi slt, %4372, %kvHeads : index
              scf.if %4491 {
                %4492 = arith.muli %4372, %c10 : index
                %4493 = arith.addi %4377, %4492 : index
                %4494 = vector.shuffle %4490, %4490 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4495 = arith.divui %4486, %c7 : index
                %4496 = arith.muli %4495, %c19 : index
                %4497 = arith.remui %4486, %c7 : index
                %4498 = arith.muli %4376, %c7 : index
                %4499 = arith.divui %4497, %c14 : index
                %4500 = arith.muli %4499, %c14 : index
                %4501 = arith.remui %4497, %c4 : index
                %4502 = arith.muli %4501, %c4 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.divui %4497, %c4 : index
                %4505 = arith.remui %4504, %c4 : index
                %4506 = arith.addi %4503, %4505 : index
                %4507 = arith.addi %4498, %4506 : index
                %4508 = arith.addi %4496, %4507 : index
                %4509 = arith.addi %4493, %4508 : index
                vector.store %4494, %kv[%4509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4510 = arith.subi %4372, %kvHeads : index
                %4511 = arith.muli %4510, %c10 : index
                %4512 = arith.addi %4377, %4511 : index
                %4513 = arith.addi %4486, %c8 : index
                %4514 = arith.divui %4513, %c7 : index
                %4515 = arith.muli %4514, %c19 : index
                %4516 = arith.addi %4515, %c11 : index
                %4517 = arith.remui %4513, %c7 : index
                %4518 = arith.divui %4376, %c4 : index
                %4519 = arith.remui %4376, %c4 : index
                %4520 = arith.muli %4519, %c2 : index
                %4521 = arith.addi %4518, %4520 : index
                %4522 = arith.muli %4517, %c7 : index
                %4523 = arith.divui %4521, %c14 : index
                %4524 = arith.muli %4523, %c14 : index
                %4525 = arith.remui %4521, %c4 : index
                %4526 = arith.muli %4525, %c4 : index
                %4527 = arith.addi %4524, %4526 : index
                %4528 = arith.divui %4521, %c4 : index
                %4529 = arith.remui %4528, %c4 : index
                %4530 = arith.addi %4527, %4529 : index
                %4531 = arith.addi %4522, %4530 : index
                %4532 = arith.addi %4516, %4531 : index
                %4533 = arith.addi %4512, %4532 : index
                %4534 = vector.shuffle %4490, %4490 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4534, %kv[%4533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4535 = arith.addi %4486, %c9 : index
                %4536 = arith.divui %4535, %c7 : index
                %4537 = arith.muli %4536, %c19 : index
                %4538 = arith.addi %4537, %c11 : index
                %4539 = arith.remui %4535, %c7 : index
                %4540 = arith.divui %4376, %c4 : index
                %4541 = arith.remui %4376, %c4 : index
                %4542 = arith.muli %4541, %c2 : index
                %4543 = arith.addi %4540, %4542 : index
                %4544 = arith.muli %4539, %c7 : index
                %4545 = arith.divui %4543, %c14 : index
                %4546 = arith.muli %4545, %c14 : index
                %4547 = arith.remui %4543, %c4 : index
                %4548 = arith.muli %4547, %c4 : index
                %4549 = arith.addi %4546, %4548 : index
                %4550 = arith.divui %4543, %c4 : index
                %4551 = arith.remui %4550, %c4 : index
                %4552 = arith.addi %4549, %4551 : index
                %4553 = arith.addi %4544, %4552 : index
                %4554 = arith.addi %4538, %4553 : index
                %4555 = arith.addi %4512, %4554 : index
                %4556 = vector.shuffle %4490, %4490 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4556, %kv[%4555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4557 = arith.addi %4486, %c4 : index
                %4558 = arith.divui %4557, %c7 : index
                %4559 = arith.muli %4558, %c19 : index
                %4560 = arith.addi %4559, %c11 : index
                %4561 = arith.remui %4557, %c7 : index
                %4562 = arith.divui %4376, %c4 : index
                %4563 = arith.remui %4376, %c4 : index
                %4564 = arith.muli %4563, %c2 : index
                %4565 = arith.addi %4562, %4564 : index
                %4566 = arith.muli %4561, %c7 : index
                %4567 = arith.divui %4565, %c14 : index
                %4568 = arith.muli %4567, %c14 : index
                %4569 = arith.remui %4565, %c4 : index
                %4570 = arith.muli %4569, %c4 : index
                %4571 = arith.addi %4568, %4570 : index
                %4572 = arith.divui %4565, %c4 : index
                %4573 = arith.remui %4572, %c4 : index
                %4574 = arith.addi %4571, %4573 : index
                %4575 = arith.addi %4566, %4574 : index
                %4576 = arith.addi %4560, %4575 : index
                %4577 = arith.addi %4512, %4576 : index
                %4578 = vector.shuffle %4490, %4490 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4578, %kv[%4577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4579 = arith.addi %4486, %c27 : index
                %4580 = arith.divui %4579, %c7 : index
                %4581 = arith.muli %4580, %c19 : index
                %4582 = arith.addi %4581, %c11 : index
                %4583 = arith.remui %4579, %c7 : index
                %4584 = arith.divui %4376, %c4 : index
                %4585 = arith.remui %4376, %c4 : index
                %4586 = arith.muli %4585, %c2 : index
                %4587 = arith.addi %4584, %4586 : index
                %4588 = arith.muli %4583, %c7 : index
                %4589 = arith.divui %4587, %c14 : index
                %4590 = arith.muli %4589, %c14 : index
                %4591 = arith.remui %4587, %c4 : index
                %4592 = arith.muli %4591, %c4 : index
                %4593 = arith.addi %4590, %4592 : index
                %4594 = arith.divui %4587, %c4 : index
                %4595 = arith.remui %4594, %c4 : index
                %4596 = arith.addi %4593, %4595 : index
                %4597 = arith.addi %4588, %4596 : index
                %4598 = arith.addi %4582, %4597 : index
                %4599 = arith.addi %4512, %4598 : index
                %4600 = vector.shuffle %4490, %4490 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4600, %kv[%4599] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4601 = arith.cmpi eq, %codec, %c4 : index
          scf.if %4601 {
            %4602 = wave.lane
            %4603 = arith.muli %4602, %c14 : index
            scf.for %4604 = %4603 to %c19 step %c6 {
              %4605 = arith.addi %4371, %4604 : index
              %4606 = vector.load %20[%4605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4607 = arith.mulf %4606, %4374 : vector<4xf32>
              %4608 = wave.fp8_encode "e5m2" %4607 : vector<4xf32> -> vector<4xi8>
              %4609 = arith.cmpi slt, %4372, %kvHeads : index
              scf.if %4609 {
                %4610 = arith.muli %4372, %c10 : index
                %4611 = arith.addi %4377, %4610 : index
                %4612 = vector.shuffle %4608, %4608 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4613 = arith.divui %4604, %c7 : index
                %4614 = arith.muli %4613, %c19 : index
                %4615 = arith.remui %4604, %c7 : index
                %4616 = arith.muli %4376, %c7 : index
                %4617 = arith.divui %4615, %c14 : index
                %4618 = arith.muli %4617, %c14 : index
                %4619 = arith.remui %4615, %c4 : index
                %4620 = arith.muli %4619, %c4 : index
                %4621 = arith.addi %4618, %4620 : index
                %4622 = arith.divui %4615, %c4 : index
                %4623 = arith.remui %4622, %c4 : index
                %4624 = arith.addi %4621, %4623 : index
                %4625 = arith.addi %4616, %4624 : index
                %4626 = arith.addi %4614, %4625 : index
                %4627 = arith.addi %4611, %4626 : index
                vector.store %4612, %kv[%4627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4628 = arith.subi %4372, %kvHeads : index
                %4629 = arith.muli %4628, %c10 : index
                %4630 = arith.addi %4377, %4629 : index
                %4631 = arith.addi %4604, %c8 : index
                %4632 = arith.divui %4631, %c7 : index
                %4633 = arith.muli %4632, %c19 : index
                %4634 = arith.addi %4633, %c11 : index
                %4635 = arith.remui %4631, %c7 : index
                %4636 = arith.divui %4376, %c4 : index
                %4637 = arith.remui %4376, %c4 : index
                %4638 = arith.muli %4637, %c2 : index
                %4639 = arith.addi %4636, %4638 : index
                %4640 = arith.muli %4635, %c7 : index
                %4641 = arith.divui %4639, %c14 : index
                %4642 = arith.muli %4641, %c14 : index
                %4643 = arith.remui %4639, %c4 : index
                %4644 = arith.muli %4643, %c4 : index
                %4645 = arith.addi %4642, %4644 : index
                %4646 = arith.divui %4639, %c4 : index
                %4647 = arith.remui %4646, %c4 : index
                %4648 = arith.addi %4645, %4647 : index
                %4649 = arith.addi %4640, %4648 : index
                %4650 = arith.addi %4634, %4649 : index
                %4651 = arith.addi %4630, %4650 : index
                %4652 = vector.shuffle %4608, %4608 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4652, %kv[%4651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4653 = arith.addi %4604, %c9 : index
                %4654 = arith.divui %4653, %c7 : index
                %4655 = arith.muli %4654, %c19 : index
                %4656 = arith.addi %4655, %c11 : index
                %4657 = arith.remui %4653, %c7 : index
                %4658 = arith.divui %4376, %c4 : index
                %4659 = arith.remui %4376, %c4 : index
                %4660 = arith.muli %4659, %c2 : index
                %4661 = arith.addi %4658, %4660 : index
                %4662 = arith.muli %4657, %c7 : index
                %4663 = arith.divui %4661, %c14 : index
                %4664 = arith.muli %4663, %c14 : index
                %4665 = arith.remui %4661, %c4 : index
                %4666 = arith.muli %4665, %c4 : index
                %4667 = arith.addi %4664, %4666 : index
                %4668 = arith.divui %4661, %c4 : index
                %4669 = arith.remui %4668, %c4 : index
                %4670 = arith.addi %4667, %4669 : index
                %4671 = arith.addi %4662, %4670 : index
                %4672 = arith.addi %4656, %4671 : index
                %4673 = arith.addi %4630, %4672 : index
                %4674 = vector.shuffle %4608, %4608 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4674, %kv[%4673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4675 = arith.addi %4604, %c4 : index
                %4676 = arith.divui %4675, %c7 : index
                %4677 = arith.muli %4676, %c19 : index
                %4678 = arith.addi %4677, %c11 : index
                %4679 = arith.remui %4675, %c7 : index
                %4680 = arith.divui %4376, %c4 : index
                %4681 = arith.remui %4376, %c4 : index
                %4682 = arith.muli %4681, %c2 : index
                %4683 = arith.addi %4680, %4682 : index
                %4684 = arith.muli %4679, %c7 : index
                %4685 = arith.divui %4683, %c14 : index
                %4686 = arith.muli %4685, %c14 : index
                %4687 = arith.remui %4683, %c4 : index
                %4688 = arith.muli %4687, %c4 : index
                %4689 = arith.addi %4686, %4688 : index
                %4690 = arith.divui %4683, %c4 : index
                %4691 = arith.remui %4690, %c4 : index
                %4692 = arith.addi %4689, %4691 : index
                %4693 = arith.addi %4684, %4692 : index
                %4694 = arith.addi %4678, %4693 : index
                %4695 = arith.addi %4630, %4694 : index
                %4696 = vector.shuffle %4608, %4608 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4696, %kv[%4695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4697 = arith.addi %4604, %c27 : index
                %4698 = arith.divui %4697, %c7 : index
                %4699 = arith.muli %4698, %c19 : index
                %4700 = arith.addi %4699, %c11 : index
                %4701 = arith.remui %4697, %c7 : index
                %4702 = arith.divui %4376, %c4 : index
                %4703 = arith.remui %4376, %c4 : index
                %4704 = arith.muli %4703, %c2 : index
                %4705 = arith.addi %4702, %4704 : index
                %4706 = arith.muli %4701, %c7 : index
                %4707 = arith.divui %4705, %c14 : index
                %4708 = arith.muli %4707, %c14 : index
                %4709 = arith.remui %4705, %c4 : index
                %4710 = arith.muli %4709, %c4 : index
                %4711 = arith.addi %4708, %4710 : index
                %4712 = arith.divui %4705, %c4 : index
                %4713 = arith.remui %4712, %c4 : index
                %4714 = arith.addi %4711, %4713 : index
                %4715 = arith.addi %4706, %4714 : index
                %4716 = arith.addi %4700, %4715 : index
                %4717 = arith.addi %4630, %4716 : index
                %4718 = vector.shuffle %4608, %4608 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4718, %kv[%4717] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
