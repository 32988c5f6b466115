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
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 16 : index
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
  %c34 = arith.constant 4096 : index
  %c35 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c39 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c47 = arith.constant 512 : index
  %c48 = arith.constant 48 : index
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
    %25 = arith.muli %1, %c2 : index
    %26 = arith.divui %inputFeatures, %c15 : index
    %27 = arith.muli %4, %stepsPerWave : index
    %28 = arith.minsi %27, %26 : index
    %29 = arith.addi %28, %stepsPerWave : index
    %30 = arith.minsi %29, %26 : index
    %31 = arith.subi %30, %28 : index
    %32 = arith.divui %31, %c5 : index
    %33 = arith.muli %32, %c5 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %36 = arith.addi %28, %stepsPerWave : index
    %37 = arith.select %35, %36, %34 : index
    %47:8 = scf.for %38 = %28 to %37 step %c5 iter_args(%39 = %c14, %40 = %c14, %41 = %c14, %42 = %c14, %43 = %c14, %44 = %c14, %45 = %c14, %46 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %38, %c8 : index
      %50 = arith.remui %48, %c18 : index
      %51 = arith.addi %16, %c7 : index
      %52 = arith.muli %49, %c12 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %c2 : index
      %55 = arith.addi %53, %54 : index
      %56 = vector.load %w[%55] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %57 = vector.bitcast %56 : vector<4xi8> to vector<2xf16>
      %58 = vector.extract %57[0] : f16 from vector<2xf16>
      %59 = vector.broadcast %58 : f16 to vector<16xf16>
      %60 = vector.extract %57[1] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %16, %c7 : index
      %63 = arith.muli %inputFeatures, %c5 : index
      %64 = arith.addi %63, %c6 : index
      %65 = arith.divui %64, %c7 : index
      %66 = arith.muli %65, %c7 : index
      %67 = arith.addi %62, %66 : index
      %68 = arith.muli %49, %c19 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %50, %c18 : index
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
      %99 = arith.remui %48, %c18 : index
      %100 = arith.addi %16, %c7 : index
      %101 = arith.muli %98, %c12 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c2 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %106 = vector.bitcast %105 : vector<4xi8> to vector<2xf16>
      %107 = vector.extract %106[0] : f16 from vector<2xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = vector.extract %106[1] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %16, %c7 : index
      %112 = arith.muli %inputFeatures, %c5 : index
      %113 = arith.addi %112, %c6 : index
      %114 = arith.divui %113, %c7 : index
      %115 = arith.muli %114, %c7 : index
      %116 = arith.addi %111, %115 : index
      %117 = arith.muli %98, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %99, %c18 : index
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
      %148 = arith.remui %48, %c18 : index
      %149 = arith.addi %18, %c7 : index
      %150 = arith.muli %147, %c12 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %148, %c2 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %155 = vector.bitcast %154 : vector<4xi8> to vector<2xf16>
      %156 = vector.extract %155[0] : f16 from vector<2xf16>
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = vector.extract %155[1] : f16 from vector<2xf16>
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = arith.addi %18, %c7 : index
      %161 = arith.muli %inputFeatures, %c5 : index
      %162 = arith.addi %161, %c6 : index
      %163 = arith.divui %162, %c7 : index
      %164 = arith.muli %163, %c7 : index
      %165 = arith.addi %160, %164 : index
      %166 = arith.muli %147, %c19 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %148, %c18 : index
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
      %197 = arith.remui %48, %c18 : index
      %198 = arith.addi %18, %c7 : index
      %199 = arith.muli %196, %c12 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c2 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %204 = vector.bitcast %203 : vector<4xi8> to vector<2xf16>
      %205 = vector.extract %204[0] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = vector.extract %204[1] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %18, %c7 : index
      %210 = arith.muli %inputFeatures, %c5 : index
      %211 = arith.addi %210, %c6 : index
      %212 = arith.divui %211, %c7 : index
      %213 = arith.muli %212, %c7 : index
      %214 = arith.addi %209, %213 : index
      %215 = arith.muli %196, %c19 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %197, %c18 : index
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
      %246 = arith.muli %38, %c5 : index
      %247 = arith.addi %246, %c8 : index
      %248 = arith.divui %inputFeatures, %c18 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c18 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.remui %48, %tileRows : index
      %254 = arith.muli %253, %c4 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c4 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %96, %39 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %194, %40 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %25, %c9 : index
      %264 = arith.muli %38, %c5 : index
      %265 = arith.addi %264, %c8 : index
      %266 = arith.divui %inputFeatures, %c18 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c18 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.remui %48, %tileRows : index
      %272 = arith.muli %271, %c4 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c4 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %96, %41 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %42 : vector<16xf16>, vector<8xf32>
      %281 = arith.addi %25, %c5 : index
      %282 = arith.muli %38, %c5 : index
      %283 = arith.addi %282, %c8 : index
      %284 = arith.divui %inputFeatures, %c18 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c18 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.remui %48, %tileRows : index
      %290 = arith.muli %289, %c4 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c4 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %96, %43 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %194, %44 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %25, %c27 : index
      %300 = arith.muli %38, %c5 : index
      %301 = arith.addi %300, %c8 : index
      %302 = arith.divui %inputFeatures, %c18 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c18 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.remui %48, %tileRows : index
      %308 = arith.muli %307, %c4 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c4 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %96, %45 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %194, %46 : vector<16xf16>, vector<8xf32>
      %317 = arith.addi %25, %c8 : index
      %318 = arith.muli %38, %c5 : index
      %319 = arith.addi %318, %c9 : index
      %320 = arith.divui %inputFeatures, %c18 : index
      %321 = arith.muli %317, %320 : index
      %322 = arith.addi %321, %319 : index
      %323 = arith.muli %tileRows, %c18 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.remui %48, %tileRows : index
      %326 = arith.muli %325, %c4 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c4 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %97, %261 : vector<16xf16>, vector<8xf32>
      %334 = wave.mma %332, %195, %262 : vector<16xf16>, vector<8xf32>
      %335 = arith.addi %25, %c9 : index
      %336 = arith.muli %38, %c5 : index
      %337 = arith.addi %336, %c9 : index
      %338 = arith.divui %inputFeatures, %c18 : index
      %339 = arith.muli %335, %338 : index
      %340 = arith.addi %339, %337 : index
      %341 = arith.muli %tileRows, %c18 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.remui %48, %tileRows : index
      %344 = arith.muli %343, %c4 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c4 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %97, %279 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %195, %280 : vector<16xf16>, vector<8xf32>
      %353 = arith.addi %25, %c5 : index
      %354 = arith.muli %38, %c5 : index
      %355 = arith.addi %354, %c9 : index
      %356 = arith.divui %inputFeatures, %c18 : index
      %357 = arith.muli %353, %356 : index
      %358 = arith.addi %357, %355 : index
      %359 = arith.muli %tileRows, %c18 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.remui %48, %tileRows : index
      %362 = arith.muli %361, %c4 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c4 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %97, %297 : vector<16xf16>, vector<8xf32>
      %370 = wave.mma %368, %195, %298 : vector<16xf16>, vector<8xf32>
      %371 = arith.addi %25, %c27 : index
      %372 = arith.muli %38, %c5 : index
      %373 = arith.addi %372, %c9 : index
      %374 = arith.divui %inputFeatures, %c18 : index
      %375 = arith.muli %371, %374 : index
      %376 = arith.addi %375, %373 : index
      %377 = arith.muli %tileRows, %c18 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.remui %48, %tileRows : index
      %380 = arith.muli %379, %c4 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c4 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %97, %315 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %195, %316 : vector<16xf16>, vector<8xf32>
      %389 = arith.addi %25, %c8 : index
      %390 = arith.muli %38, %c5 : index
      %391 = arith.addi %390, %c5 : index
      %392 = arith.divui %inputFeatures, %c18 : index
      %393 = arith.muli %389, %392 : index
      %394 = arith.addi %393, %391 : index
      %395 = arith.muli %tileRows, %c18 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.remui %48, %tileRows : index
      %398 = arith.muli %397, %c4 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c4 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %145, %333 : vector<16xf16>, vector<8xf32>
      %406 = wave.mma %404, %243, %334 : vector<16xf16>, vector<8xf32>
      %407 = arith.addi %25, %c9 : index
      %408 = arith.muli %38, %c5 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.divui %inputFeatures, %c18 : index
      %411 = arith.muli %407, %410 : index
      %412 = arith.addi %411, %409 : index
      %413 = arith.muli %tileRows, %c18 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.remui %48, %tileRows : index
      %416 = arith.muli %415, %c4 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c4 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %145, %351 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %243, %352 : vector<16xf16>, vector<8xf32>
      %425 = arith.addi %25, %c5 : index
      %426 = arith.muli %38, %c5 : index
      %427 = arith.addi %426, %c5 : index
      %428 = arith.divui %inputFeatures, %c18 : index
      %429 = arith.muli %425, %428 : index
      %430 = arith.addi %429, %427 : index
      %431 = arith.muli %tileRows, %c18 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.remui %48, %tileRows : index
      %434 = arith.muli %433, %c4 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c4 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %145, %369 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %243, %370 : vector<16xf16>, vector<8xf32>
      %443 = arith.addi %25, %c27 : index
      %444 = arith.muli %38, %c5 : index
      %445 = arith.addi %444, %c5 : index
      %446 = arith.divui %inputFeatures, %c18 : index
      %447 = arith.muli %443, %446 : index
      %448 = arith.addi %447, %445 : index
      %449 = arith.muli %tileRows, %c18 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.remui %48, %tileRows : index
      %452 = arith.muli %451, %c4 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c4 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %145, %387 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %243, %388 : vector<16xf16>, vector<8xf32>
      %461 = arith.addi %25, %c8 : index
      %462 = arith.muli %38, %c5 : index
      %463 = arith.addi %462, %c27 : index
      %464 = arith.divui %inputFeatures, %c18 : index
      %465 = arith.muli %461, %464 : index
      %466 = arith.addi %465, %463 : index
      %467 = arith.muli %tileRows, %c18 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.remui %48, %tileRows : index
      %470 = arith.muli %469, %c4 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c4 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %146, %405 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %244, %406 : vector<16xf16>, vector<8xf32>
      %479 = arith.addi %25, %c9 : index
      %480 = arith.muli %38, %c5 : index
      %481 = arith.addi %480, %c27 : index
      %482 = arith.divui %inputFeatures, %c18 : index
      %483 = arith.muli %479, %482 : index
      %484 = arith.addi %483, %481 : index
      %485 = arith.muli %tileRows, %c18 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.remui %48, %tileRows : index
      %488 = arith.muli %487, %c4 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c4 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %146, %423 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %244, %424 : vector<16xf16>, vector<8xf32>
      %497 = arith.addi %25, %c5 : index
      %498 = arith.muli %38, %c5 : index
      %499 = arith.addi %498, %c27 : index
      %500 = arith.divui %inputFeatures, %c18 : index
      %501 = arith.muli %497, %500 : index
      %502 = arith.addi %501, %499 : index
      %503 = arith.muli %tileRows, %c18 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.remui %48, %tileRows : index
      %506 = arith.muli %505, %c4 : index
      %507 = arith.addi %504, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c4 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %146, %441 : vector<16xf16>, vector<8xf32>
      %514 = wave.mma %512, %244, %442 : vector<16xf16>, vector<8xf32>
      %515 = arith.addi %25, %c27 : index
      %516 = arith.muli %38, %c5 : index
      %517 = arith.addi %516, %c27 : index
      %518 = arith.divui %inputFeatures, %c18 : index
      %519 = arith.muli %515, %518 : index
      %520 = arith.addi %519, %517 : index
      %521 = arith.muli %tileRows, %c18 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.remui %48, %tileRows : index
      %524 = arith.muli %523, %c4 : index
      %525 = arith.addi %522, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = arith.muli %tileRows, %c4 : index
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
      %546 = arith.remui %544, %c18 : index
      %547 = arith.addi %16, %c7 : index
      %548 = arith.muli %545, %c12 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %546, %c2 : index
      %551 = arith.addi %549, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<2xf16>
      %554 = vector.extract %553[0] : f16 from vector<2xf16>
      %555 = vector.broadcast %554 : f16 to vector<16xf16>
      %556 = vector.extract %553[1] : f16 from vector<2xf16>
      %557 = vector.broadcast %556 : f16 to vector<16xf16>
      %558 = arith.addi %16, %c7 : index
      %559 = arith.muli %inputFeatures, %c5 : index
      %560 = arith.addi %559, %c6 : index
      %561 = arith.divui %560, %c7 : index
      %562 = arith.muli %561, %c7 : index
      %563 = arith.addi %558, %562 : index
      %564 = arith.muli %545, %c19 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.muli %546, %c18 : index
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
      %595 = arith.remui %544, %c18 : index
      %596 = arith.addi %18, %c7 : index
      %597 = arith.muli %594, %c12 : index
      %598 = arith.addi %596, %597 : index
      %599 = arith.muli %595, %c2 : index
      %600 = arith.addi %598, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<2xf16>
      %603 = vector.extract %602[0] : f16 from vector<2xf16>
      %604 = vector.broadcast %603 : f16 to vector<16xf16>
      %605 = vector.extract %602[1] : f16 from vector<2xf16>
      %606 = vector.broadcast %605 : f16 to vector<16xf16>
      %607 = arith.addi %18, %c7 : index
      %608 = arith.muli %inputFeatures, %c5 : index
      %609 = arith.addi %608, %c6 : index
      %610 = arith.divui %609, %c7 : index
      %611 = arith.muli %610, %c7 : index
      %612 = arith.addi %607, %611 : index
      %613 = arith.muli %594, %c19 : index
      %614 = arith.addi %612, %613 : index
      %615 = arith.muli %595, %c18 : index
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
      %644 = arith.muli %534, %c5 : index
      %645 = arith.addi %644, %c8 : index
      %646 = arith.divui %inputFeatures, %c18 : index
      %647 = arith.muli %643, %646 : index
      %648 = arith.addi %647, %645 : index
      %649 = arith.muli %tileRows, %c18 : index
      %650 = arith.muli %648, %649 : index
      %651 = arith.remui %544, %tileRows : index
      %652 = arith.muli %651, %c4 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c4 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %592, %535 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %641, %536 : vector<16xf16>, vector<8xf32>
      %661 = arith.addi %25, %c9 : index
      %662 = arith.muli %534, %c5 : index
      %663 = arith.addi %662, %c8 : index
      %664 = arith.divui %inputFeatures, %c18 : index
      %665 = arith.muli %661, %664 : index
      %666 = arith.addi %665, %663 : index
      %667 = arith.muli %tileRows, %c18 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.remui %544, %tileRows : index
      %670 = arith.muli %669, %c4 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = arith.muli %tileRows, %c4 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %677 = wave.mma %676, %592, %537 : vector<16xf16>, vector<8xf32>
      %678 = wave.mma %676, %641, %538 : vector<16xf16>, vector<8xf32>
      %679 = arith.addi %25, %c5 : index
      %680 = arith.muli %534, %c5 : index
      %681 = arith.addi %680, %c8 : index
      %682 = arith.divui %inputFeatures, %c18 : index
      %683 = arith.muli %679, %682 : index
      %684 = arith.addi %683, %681 : index
      %685 = arith.muli %tileRows, %c18 : index
      %686 = arith.muli %684, %685 : index
      %687 = arith.remui %544, %tileRows : index
      %688 = arith.muli %687, %c4 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c4 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %592, %539 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %641, %540 : vector<16xf16>, vector<8xf32>
      %697 = arith.addi %25, %c27 : index
      %698 = arith.muli %534, %c5 : index
      %699 = arith.addi %698, %c8 : index
      %700 = arith.divui %inputFeatures, %c18 : index
      %701 = arith.muli %697, %700 : index
      %702 = arith.addi %701, %699 : index
      %703 = arith.muli %tileRows, %c18 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.remui %544, %tileRows : index
      %706 = arith.muli %705, %c4 : index
      %707 = arith.addi %704, %706 : index
      %708 = vector.load %x[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = arith.muli %tileRows, %c4 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = vector.shuffle %708, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %713 = wave.mma %712, %592, %541 : vector<16xf16>, vector<8xf32>
      %714 = wave.mma %712, %641, %542 : vector<16xf16>, vector<8xf32>
      %715 = arith.addi %25, %c8 : index
      %716 = arith.muli %534, %c5 : index
      %717 = arith.addi %716, %c9 : index
      %718 = arith.divui %inputFeatures, %c18 : index
      %719 = arith.muli %715, %718 : index
      %720 = arith.addi %719, %717 : index
      %721 = arith.muli %tileRows, %c18 : index
      %722 = arith.muli %720, %721 : index
      %723 = arith.remui %544, %tileRows : index
      %724 = arith.muli %723, %c4 : index
      %725 = arith.addi %722, %724 : index
      %726 = vector.load %x[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %727 = arith.muli %tileRows, %c4 : index
      %728 = arith.addi %725, %727 : index
      %729 = vector.load %x[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %730 = vector.shuffle %726, %729 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %731 = wave.mma %730, %593, %659 : vector<16xf16>, vector<8xf32>
      %732 = wave.mma %730, %642, %660 : vector<16xf16>, vector<8xf32>
      %733 = arith.addi %25, %c9 : index
      %734 = arith.muli %534, %c5 : index
      %735 = arith.addi %734, %c9 : index
      %736 = arith.divui %inputFeatures, %c18 : index
      %737 = arith.muli %733, %736 : index
      %738 = arith.addi %737, %735 : index
      %739 = arith.muli %tileRows, %c18 : index
      %740 = arith.muli %738, %739 : index
      %741 = arith.remui %544, %tileRows : index
      %742 = arith.muli %741, %c4 : index
      %743 = arith.addi %740, %742 : index
      %744 = vector.load %x[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %745 = arith.muli %tileRows, %c4 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %x[%746] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %748 = vector.shuffle %744, %747 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %749 = wave.mma %748, %593, %677 : vector<16xf16>, vector<8xf32>
      %750 = wave.mma %748, %642, %678 : vector<16xf16>, vector<8xf32>
      %751 = arith.addi %25, %c5 : index
      %752 = arith.muli %534, %c5 : index
      %753 = arith.addi %752, %c9 : index
      %754 = arith.divui %inputFeatures, %c18 : index
      %755 = arith.muli %751, %754 : index
      %756 = arith.addi %755, %753 : index
      %757 = arith.muli %tileRows, %c18 : index
      %758 = arith.muli %756, %757 : index
      %759 = arith.remui %544, %tileRows : index
      %760 = arith.muli %759, %c4 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %x[%761] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %763 = arith.muli %tileRows, %c4 : index
      %764 = arith.addi %761, %763 : index
      %765 = vector.load %x[%764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %766 = vector.shuffle %762, %765 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %767 = wave.mma %766, %593, %695 : vector<16xf16>, vector<8xf32>
      %768 = wave.mma %766, %642, %696 : vector<16xf16>, vector<8xf32>
      %769 = arith.addi %25, %c27 : index
      %770 = arith.muli %534, %c5 : index
      %771 = arith.addi %770, %c9 : index
      %772 = arith.divui %inputFeatures, %c18 : index
      %773 = arith.muli %769, %772 : index
      %774 = arith.addi %773, %771 : index
      %775 = arith.muli %tileRows, %c18 : index
      %776 = arith.muli %774, %775 : index
      %777 = arith.remui %544, %tileRows : index
      %778 = arith.muli %777, %c4 : index
      %779 = arith.addi %776, %778 : index
      %780 = vector.load %x[%779] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %781 = arith.muli %tileRows, %c4 : index
      %782 = arith.addi %779, %781 : index
      %783 = vector.load %x[%782] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %784 = vector.shuffle %780, %783 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = wave.mma %784, %593, %713 : vector<16xf16>, vector<8xf32>
      %786 = wave.mma %784, %642, %714 : vector<16xf16>, vector<8xf32>
      scf.yield %731, %732, %749, %750, %767, %768, %785, %786 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %787 = arith.addi %23, %c8 : index
    %788 = wave.lane
    %789 = arith.muli %3, %c5 : index
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
    %800 = arith.addi %799, %c15 : index
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
    %815 = arith.addi %814, %c7 : index
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
    %840 = arith.addi %839, %c15 : index
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
    %855 = arith.addi %854, %c7 : index
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
    %872 = arith.muli %4, %c5 : index
    %873 = arith.addi %872, %c8 : index
    %874 = arith.muli %873, %c5 : index
    %875 = arith.divui %788, %c18 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.addi %787, %876 : index
    %878 = arith.cmpi slt, %877, %22 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c9 : index
      %880 = memref.load %factors[%877] : memref<?xf32>
      %881 = arith.select %879, %880, %c33 : f32
      %882 = arith.addi %791, %c8 : index
      %883 = arith.muli %873, %c15 : index
      %884 = arith.addi %882, %883 : index
      %885 = memref.load %19[%884] : memref<?xf32>
      %886 = arith.addi %884, %c11 : index
      %887 = memref.load %19[%886] : memref<?xf32>
      %888 = arith.addf %885, %887 : f32
      %889 = arith.addi %884, %c34 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.addi %884, %c35 : index
      %893 = memref.load %19[%892] : memref<?xf32>
      %894 = arith.addf %891, %893 : f32
      %895 = arith.remui %788, %c18 : index
      %896 = arith.muli %895, %c2 : index
      %897 = arith.addi %16, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %881 : f32
      %902 = arith.mulf %894, %901 : f32
      %903 = arith.muli %3, %c5 : index
      %904 = arith.addi %903, %c8 : index
      %905 = arith.muli %904, %c18 : index
      %906 = arith.remui %788, %c18 : index
      %907 = arith.addi %905, %906 : index
      %908 = arith.muli %876, %c7 : index
      %909 = arith.addi %908, %907 : index
      memref.store %902, %20[%909] : memref<?xf32>
      %910 = arith.addi %791, %c19 : index
      %911 = arith.muli %873, %c15 : index
      %912 = arith.addi %910, %911 : index
      %913 = memref.load %19[%912] : memref<?xf32>
      %914 = arith.addi %912, %c11 : index
      %915 = memref.load %19[%914] : memref<?xf32>
      %916 = arith.addf %913, %915 : f32
      %917 = arith.addi %912, %c34 : index
      %918 = memref.load %19[%917] : memref<?xf32>
      %919 = arith.addf %916, %918 : f32
      %920 = arith.addi %912, %c35 : index
      %921 = memref.load %19[%920] : memref<?xf32>
      %922 = arith.addf %919, %921 : f32
      %923 = arith.remui %788, %c18 : index
      %924 = arith.muli %923, %c2 : index
      %925 = arith.addi %18, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %881 : f32
      %930 = arith.mulf %922, %929 : f32
      %931 = arith.muli %3, %c5 : index
      %932 = arith.addi %931, %c9 : index
      %933 = arith.muli %932, %c18 : index
      %934 = arith.remui %788, %c18 : index
      %935 = arith.addi %933, %934 : index
      %936 = arith.muli %876, %c7 : index
      %937 = arith.addi %936, %935 : index
      memref.store %930, %20[%937] : memref<?xf32>
    }
    %938 = arith.muli %4, %c5 : index
    %939 = arith.addi %938, %c9 : index
    %940 = arith.muli %939, %c5 : index
    %941 = arith.divui %788, %c18 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.addi %787, %942 : index
    %944 = arith.cmpi slt, %943, %22 : index
    scf.if %944 {
      %945 = arith.cmpi eq, %hasFactors, %c9 : index
      %946 = memref.load %factors[%943] : memref<?xf32>
      %947 = arith.select %945, %946, %c33 : f32
      %948 = arith.addi %791, %c8 : index
      %949 = arith.muli %939, %c15 : index
      %950 = arith.addi %948, %949 : index
      %951 = memref.load %19[%950] : memref<?xf32>
      %952 = arith.addi %950, %c11 : index
      %953 = memref.load %19[%952] : memref<?xf32>
      %954 = arith.addf %951, %953 : f32
      %955 = arith.addi %950, %c34 : index
      %956 = memref.load %19[%955] : memref<?xf32>
      %957 = arith.addf %954, %956 : f32
      %958 = arith.addi %950, %c35 : index
      %959 = memref.load %19[%958] : memref<?xf32>
      %960 = arith.addf %957, %959 : f32
      %961 = arith.remui %788, %c18 : index
      %962 = arith.muli %961, %c2 : index
      %963 = arith.addi %16, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %947 : f32
      %968 = arith.mulf %960, %967 : f32
      %969 = arith.muli %3, %c5 : index
      %970 = arith.addi %969, %c8 : index
      %971 = arith.muli %970, %c18 : index
      %972 = arith.remui %788, %c18 : index
      %973 = arith.addi %971, %972 : index
      %974 = arith.muli %942, %c7 : index
      %975 = arith.addi %974, %973 : index
      memref.store %968, %20[%975] : memref<?xf32>
      %976 = arith.addi %791, %c19 : index
      %977 = arith.muli %939, %c15 : index
      %978 = arith.addi %976, %977 : index
      %979 = memref.load %19[%978] : memref<?xf32>
      %980 = arith.addi %978, %c11 : index
      %981 = memref.load %19[%980] : memref<?xf32>
      %982 = arith.addf %979, %981 : f32
      %983 = arith.addi %978, %c34 : index
      %984 = memref.load %19[%983] : memref<?xf32>
      %985 = arith.addf %982, %984 : f32
      %986 = arith.addi %978, %c35 : index
      %987 = memref.load %19[%986] : memref<?xf32>
      %988 = arith.addf %985, %987 : f32
      %989 = arith.remui %788, %c18 : index
      %990 = arith.muli %989, %c2 : index
      %991 = arith.addi %18, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %947 : f32
      %996 = arith.mulf %988, %995 : f32
      %997 = arith.muli %3, %c5 : index
      %998 = arith.addi %997, %c9 : index
      %999 = arith.muli %998, %c18 : index
      %1000 = arith.remui %788, %c18 : index
      %1001 = arith.addi %999, %1000 : index
      %1002 = arith.muli %942, %c7 : index
      %1003 = arith.addi %1002, %1001 : index
      memref.store %996, %20[%1003] : memref<?xf32>
    }
    wave.barrier
    %1004 = arith.addi %23, %c8 : index
    %1005 = wave.wave
    %1006 = arith.addi %1005, %c8 : index
    %1007 = arith.addi %1004, %1006 : index
    %1008 = arith.cmpi slt, %1007, %22 : index
    scf.if %1008 {
      %1009 = arith.addi %1004, %1006 : index
      %1010 = arith.muli %1006, %c7 : index
      %1011 = wave.lane
      %1012 = arith.addi %1011, %c8 : index
      %1013 = arith.cmpi eq, %hasBias, %c9 : index
      %1014 = arith.addi %1010, %1012 : index
      %1015 = memref.load %20[%1014] : memref<?xf32>
      %1016 = arith.muli %0, %c7 : index
      %1017 = arith.addi %1016, %1012 : index
      %1018 = memref.load %bias[%1017] : memref<?xf32>
      %1019 = arith.addf %1015, %1018 : f32
      %1020 = arith.select %1013, %1019, %1015 : f32
      %1021 = arith.addi %1012, %c12 : index
      %1022 = arith.cmpi eq, %hasBias, %c9 : index
      %1023 = arith.addi %1010, %1021 : index
      %1024 = memref.load %20[%1023] : memref<?xf32>
      %1025 = arith.muli %0, %c7 : index
      %1026 = arith.addi %1025, %1021 : index
      %1027 = memref.load %bias[%1026] : memref<?xf32>
      %1028 = arith.addf %1024, %1027 : f32
      %1029 = arith.select %1022, %1028, %1024 : f32
      %1030 = arith.addi %1011, %c15 : index
      %1031 = arith.cmpi eq, %hasBias, %c9 : index
      %1032 = arith.addi %1010, %1030 : index
      %1033 = memref.load %20[%1032] : memref<?xf32>
      %1034 = arith.muli %0, %c7 : index
      %1035 = arith.addi %1034, %1030 : index
      %1036 = memref.load %bias[%1035] : memref<?xf32>
      %1037 = arith.addf %1033, %1036 : f32
      %1038 = arith.select %1031, %1037, %1033 : f32
      %1039 = arith.addi %1030, %c12 : index
      %1040 = arith.cmpi eq, %hasBias, %c9 : index
      %1041 = arith.addi %1010, %1039 : index
      %1042 = memref.load %20[%1041] : memref<?xf32>
      %1043 = arith.muli %0, %c7 : index
      %1044 = arith.addi %1043, %1039 : index
      %1045 = memref.load %bias[%1044] : memref<?xf32>
      %1046 = arith.addf %1042, %1045 : f32
      %1047 = arith.select %1040, %1046, %1042 : f32
      %1048 = arith.addi %heads, %kvHeads : index
      %1049 = arith.cmpi slt, %0, %1048 : index
      scf.if %1049 {
        %1050 = arith.addi %positionsAt, %1009 : index
        %1051 = memref.load %step[%1050] : memref<?xi32>
        %1052 = arith.index_cast %1051 : i32 to index
        %1053 = arith.cmpi eq, %hasNorm, %c9 : index
        %1054 = math.fma %1020, %1020, %c39 : f32
        %1055 = math.fma %1029, %1029, %1054 : f32
        %1056 = math.fma %1038, %1038, %1055 : f32
        %1057 = math.fma %1047, %1047, %1056 : f32
        %1058 = vector.broadcast %1057 : f32 to vector<1xf32>
        %1059 = wave.reduce "add" %1058 : vector<1xf32>
        %1060 = arith.mulf %1059, %inverseHeadDim : f32
        %1061 = arith.addf %1060, %epsilon : f32
        %1062 = math.sqrt %1061 : f32
        %1063 = arith.divf %c33, %1062 : f32
        %1064 = arith.cmpi slt, %0, %heads : index
        %1065 = arith.addi %1012, %c12 : index
        %1066 = memref.load %query_norm[%1012] : memref<?xf32>
        %1067 = memref.load %key_norm[%1012] : memref<?xf32>
        %1068 = arith.select %1064, %1066, %1067 : f32
        %1069 = arith.mulf %1020, %1063 : f32
        %1070 = arith.mulf %1069, %1068 : f32
        %1071 = arith.select %1053, %1070, %1020 : f32
        %1072 = memref.load %query_norm[%1065] : memref<?xf32>
        %1073 = memref.load %key_norm[%1065] : memref<?xf32>
        %1074 = arith.select %1064, %1072, %1073 : f32
        %1075 = arith.mulf %1029, %1063 : f32
        %1076 = arith.mulf %1075, %1074 : f32
        %1077 = arith.select %1053, %1076, %1029 : f32
        %1078 = arith.addi %1030, %c12 : index
        %1079 = memref.load %query_norm[%1030] : memref<?xf32>
        %1080 = memref.load %key_norm[%1030] : memref<?xf32>
        %1081 = arith.select %1064, %1079, %1080 : f32
        %1082 = arith.mulf %1038, %1063 : f32
        %1083 = arith.mulf %1082, %1081 : f32
        %1084 = arith.select %1053, %1083, %1038 : f32
        %1085 = memref.load %query_norm[%1078] : memref<?xf32>
        %1086 = memref.load %key_norm[%1078] : memref<?xf32>
        %1087 = arith.select %1064, %1085, %1086 : f32
        %1088 = arith.mulf %1047, %1063 : f32
        %1089 = arith.mulf %1088, %1087 : f32
        %1090 = arith.select %1053, %1089, %1047 : f32
        %1091 = arith.remui %1052, %c19 : index
        %1092 = arith.muli %1091, %c7 : index
        %1093 = arith.addi %1092, %1012 : index
        %1094 = arith.divui %1052, %c19 : index
        %1095 = arith.addi %1094, %c19 : index
        %1096 = arith.muli %1095, %c7 : index
        %1097 = arith.addi %1096, %1012 : index
        %1098 = memref.load %rope[%1093] : memref<?xf32>
        %1099 = arith.addi %1093, %c12 : index
        %1100 = memref.load %rope[%1099] : memref<?xf32>
        %1101 = memref.load %rope[%1097] : memref<?xf32>
        %1102 = arith.addi %1097, %c12 : index
        %1103 = memref.load %rope[%1102] : memref<?xf32>
        %1104 = arith.mulf %1101, %1098 : f32
        %1105 = arith.mulf %1103, %1100 : f32
        %1106 = arith.subf %1104, %1105 : f32
        %1107 = arith.mulf %1103, %1098 : f32
        %1108 = arith.mulf %1101, %1100 : f32
        %1109 = arith.addf %1107, %1108 : f32
        %1110 = arith.mulf %1071, %1106 : f32
        %1111 = arith.mulf %1077, %1109 : f32
        %1112 = arith.subf %1110, %1111 : f32
        %1113 = arith.mulf %1077, %1106 : f32
        %1114 = arith.mulf %1071, %1109 : f32
        %1115 = arith.addf %1113, %1114 : f32
        %1116 = arith.cmpi slt, %0, %heads : index
        scf.if %1116 {
          %1117 = arith.muli %1009, %heads : index
          %1118 = arith.addi %1117, %0 : index
          %1119 = arith.muli %1118, %c7 : index
          %1120 = arith.addi %1119, %1012 : index
          memref.store %1112, %q[%1120] : memref<?xf32>
          %1121 = arith.addi %1120, %c12 : index
          memref.store %1115, %q[%1121] : memref<?xf32>
        } else {
          %1122 = arith.addi %1010, %1012 : index
          memref.store %1112, %20[%1122] : memref<?xf32>
          %1123 = arith.addi %1010, %1012 : index
          %1124 = arith.addi %1123, %c12 : index
          memref.store %1115, %20[%1124] : memref<?xf32>
        }
        %1125 = arith.remui %1052, %c19 : index
        %1126 = arith.muli %1125, %c7 : index
        %1127 = arith.addi %1126, %1030 : index
        %1128 = arith.divui %1052, %c19 : index
        %1129 = arith.addi %1128, %c19 : index
        %1130 = arith.muli %1129, %c7 : index
        %1131 = arith.addi %1130, %1030 : index
        %1132 = memref.load %rope[%1127] : memref<?xf32>
        %1133 = arith.addi %1127, %c12 : index
        %1134 = memref.load %rope[%1133] : memref<?xf32>
        %1135 = memref.load %rope[%1131] : memref<?xf32>
        %1136 = arith.addi %1131, %c12 : index
        %1137 = memref.load %rope[%1136] : memref<?xf32>
        %1138 = arith.mulf %1135, %1132 : f32
        %1139 = arith.mulf %1137, %1134 : f32
        %1140 = arith.subf %1138, %1139 : f32
        %1141 = arith.mulf %1137, %1132 : f32
        %1142 = arith.mulf %1135, %1134 : f32
        %1143 = arith.addf %1141, %1142 : f32
        %1144 = arith.mulf %1084, %1140 : f32
        %1145 = arith.mulf %1090, %1143 : f32
        %1146 = arith.subf %1144, %1145 : f32
        %1147 = arith.mulf %1090, %1140 : f32
        %1148 = arith.mulf %1084, %1143 : f32
        %1149 = arith.addf %1147, %1148 : f32
        %1150 = arith.cmpi slt, %0, %heads : index
        scf.if %1150 {
          %1151 = arith.muli %1009, %heads : index
          %1152 = arith.addi %1151, %0 : index
          %1153 = arith.muli %1152, %c7 : index
          %1154 = arith.addi %1153, %1030 : index
          memref.store %1146, %q[%1154] : memref<?xf32>
          %1155 = arith.addi %1154, %c12 : index
          memref.store %1149, %q[%1155] : memref<?xf32>
        } else {
          %1156 = arith.addi %1010, %1030 : index
          memref.store %1146, %20[%1156] : memref<?xf32>
          %1157 = arith.addi %1010, %1030 : index
          %1158 = arith.addi %1157, %c12 : index
          memref.store %1149, %20[%1158] : memref<?xf32>
        }
      } else {
        %1159 = arith.cmpi slt, %0, %heads : index
        scf.if %1159 {
          %1160 = arith.muli %1009, %heads : index
          %1161 = arith.addi %1160, %0 : index
          %1162 = arith.muli %1161, %c7 : index
          %1163 = arith.addi %1162, %1012 : index
          memref.store %1020, %q[%1163] : memref<?xf32>
          %1164 = arith.addi %1163, %c12 : index
          memref.store %1029, %q[%1164] : memref<?xf32>
        } else {
          %1165 = arith.addi %1010, %1012 : index
          memref.store %1020, %20[%1165] : memref<?xf32>
          %1166 = arith.addi %1010, %1012 : index
          %1167 = arith.addi %1166, %c12 : index
          memref.store %1029, %20[%1167] : memref<?xf32>
        }
        %1168 = arith.cmpi slt, %0, %heads : index
        scf.if %1168 {
          %1169 = arith.muli %1009, %heads : index
          %1170 = arith.addi %1169, %0 : index
          %1171 = arith.muli %1170, %c7 : index
          %1172 = arith.addi %1171, %1030 : index
          memref.store %1038, %q[%1172] : memref<?xf32>
          %1173 = arith.addi %1172, %c12 : index
          memref.store %1047, %q[%1173] : memref<?xf32>
        } else {
          %1174 = arith.addi %1010, %1030 : index
          memref.store %1038, %20[%1174] : memref<?xf32>
          %1175 = arith.addi %1010, %1030 : index
          %1176 = arith.addi %1175, %c12 : index
          memref.store %1047, %20[%1176] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1177 = arith.cmpi sge, %0, %heads : index
    scf.if %1177 {
      %1178 = arith.addi %1005, %c8 : index
      %1179 = arith.addi %1004, %1178 : index
      %1180 = arith.cmpi slt, %1179, %22 : index
      scf.if %1180 {
        %1181 = arith.addi %1004, %1178 : index
        %1182 = arith.addi %slotsAt, %1181 : index
        %1183 = memref.load %step[%1182] : memref<?xi32>
        %1184 = arith.index_cast %1183 : i32 to index
        %1185 = arith.cmpi sge, %1184, %c8 : index
        scf.if %1185 {
          %1186 = arith.muli %1178, %c7 : index
          %1187 = arith.subi %0, %heads : index
          %1188 = memref.load %scales[%1187] : memref<?xf32>
          %1189 = vector.broadcast %1188 : f32 to vector<4xf32>
          %1190 = arith.divui %1184, %c18 : index
          %1191 = arith.remui %1184, %c18 : index
          %1192 = arith.muli %1190, %pageBytes : index
          %1193 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1193 {
            %1194 = wave.lane
            %1195 = arith.muli %1194, %c2 : index
            scf.for %1196 = %1195 to %c7 step %c7 {
              %1197 = arith.addi %1186, %1196 : index
              %1198 = vector.load %20[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1199 = arith.mulf %1198, %1189 : vector<4xf32>
              %1200 = arith.minimumf %1199, %c45 : vector<4xf32>
              %1201 = arith.maximumf %1200, %c46 : vector<4xf32>
              %1202 = arith.truncf %1201 : vector<4xf32> to vector<4xf16>
              %1203 = vector.bitcast %1202 : vector<4xf16> to vector<8xi8>
              %1204 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1204 {
                %1205 = arith.muli %1187, %c10 : index
                %1206 = arith.addi %1192, %1205 : index
                %1207 = arith.divui %1196, %c18 : index
                %1208 = arith.muli %1207, %c47 : index
                %1209 = arith.remui %1196, %c18 : index
                %1210 = arith.divui %1209, %c4 : index
                %1211 = arith.muli %1210, %c19 : index
                %1212 = arith.muli %1191, %c18 : index
                %1213 = arith.addi %1211, %1212 : index
                %1214 = arith.remui %1209, %c4 : index
                %1215 = arith.muli %1214, %c5 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.addi %1208, %1216 : index
                %1218 = arith.addi %1206, %1217 : index
                vector.store %1203, %kv[%1218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1219 = arith.subi %1187, %kvHeads : index
                %1220 = arith.muli %1219, %c10 : index
                %1221 = arith.addi %1192, %1220 : index
                %1222 = arith.addi %1196, %c8 : index
                %1223 = arith.divui %1222, %c18 : index
                %1224 = arith.muli %1223, %c47 : index
                %1225 = arith.addi %1224, %c34 : index
                %1226 = arith.remui %1222, %c18 : index
                %1227 = arith.divui %1191, %c5 : index
                %1228 = arith.remui %1191, %c5 : index
                %1229 = arith.muli %1228, %c4 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.divui %1230, %c4 : index
                %1232 = arith.muli %1231, %c19 : index
                %1233 = arith.muli %1226, %c18 : index
                %1234 = arith.addi %1232, %1233 : index
                %1235 = arith.remui %1230, %c4 : index
                %1236 = arith.muli %1235, %c5 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.addi %1225, %1237 : index
                %1239 = arith.addi %1221, %1238 : index
                %1240 = vector.shuffle %1203, %1203 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1240, %kv[%1239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1241 = arith.addi %1196, %c9 : index
                %1242 = arith.divui %1241, %c18 : index
                %1243 = arith.muli %1242, %c47 : index
                %1244 = arith.addi %1243, %c34 : index
                %1245 = arith.remui %1241, %c18 : index
                %1246 = arith.divui %1191, %c5 : index
                %1247 = arith.remui %1191, %c5 : index
                %1248 = arith.muli %1247, %c4 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.divui %1249, %c4 : index
                %1251 = arith.muli %1250, %c19 : index
                %1252 = arith.muli %1245, %c18 : index
                %1253 = arith.addi %1251, %1252 : index
                %1254 = arith.remui %1249, %c4 : index
                %1255 = arith.muli %1254, %c5 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.addi %1244, %1256 : index
                %1258 = arith.addi %1221, %1257 : index
                %1259 = vector.shuffle %1203, %1203 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1259, %kv[%1258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1260 = arith.addi %1196, %c5 : index
                %1261 = arith.divui %1260, %c18 : index
                %1262 = arith.muli %1261, %c47 : index
                %1263 = arith.addi %1262, %c34 : index
                %1264 = arith.remui %1260, %c18 : index
                %1265 = arith.divui %1191, %c5 : index
                %1266 = arith.remui %1191, %c5 : index
                %1267 = arith.muli %1266, %c4 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.divui %1268, %c4 : index
                %1270 = arith.muli %1269, %c19 : index
                %1271 = arith.muli %1264, %c18 : index
                %1272 = arith.addi %1270, %1271 : index
                %1273 = arith.remui %1268, %c4 : index
                %1274 = arith.muli %1273, %c5 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1263, %1275 : index
                %1277 = arith.addi %1221, %1276 : index
                %1278 = vector.shuffle %1203, %1203 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1278, %kv[%1277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1279 = arith.addi %1196, %c27 : index
                %1280 = arith.divui %1279, %c18 : index
                %1281 = arith.muli %1280, %c47 : index
                %1282 = arith.addi %1281, %c34 : index
                %1283 = arith.remui %1279, %c18 : index
                %1284 = arith.divui %1191, %c5 : index
                %1285 = arith.remui %1191, %c5 : index
                %1286 = arith.muli %1285, %c4 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1287, %c4 : index
                %1289 = arith.muli %1288, %c19 : index
                %1290 = arith.muli %1283, %c18 : index
                %1291 = arith.addi %1289, %1290 : index
                %1292 = arith.remui %1287, %c4 : index
                %1293 = arith.muli %1292, %c5 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1282, %1294 : index
                %1296 = arith.addi %1221, %1295 : index
                %1297 = vector.shuffle %1203, %1203 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1297, %kv[%1296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1298 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1298 {
            %1299 = wave.lane
            %1300 = arith.muli %1299, %c2 : index
            scf.for %1301 = %1300 to %c7 step %c7 {
              %1302 = arith.addi %1186, %1301 : index
              %1303 = vector.load %20[%1302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = arith.mulf %1303, %1189 : vector<4xf32>
              %1305 = wave.fp8_encode "e4m3" %1304 : vector<4xf32> -> vector<4xi8>
              %1306 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1306 {
                %1307 = arith.muli %1187, %c34 : index
                %1308 = arith.addi %1192, %1307 : index
                %1309 = vector.shuffle %1305, %1305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1310 = arith.divui %1301, %c18 : index
                %1311 = arith.muli %1310, %c19 : index
                %1312 = arith.remui %1301, %c18 : index
                %1313 = arith.muli %1191, %c18 : index
                %1314 = arith.divui %1312, %c2 : index
                %1315 = arith.muli %1314, %c2 : index
                %1316 = arith.remui %1312, %c5 : index
                %1317 = arith.muli %1316, %c5 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.divui %1312, %c5 : index
                %1320 = arith.remui %1319, %c5 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.addi %1313, %1321 : index
                %1323 = arith.addi %1311, %1322 : index
                %1324 = arith.addi %1308, %1323 : index
                vector.store %1309, %kv[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1325 = arith.subi %1187, %kvHeads : index
                %1326 = arith.muli %1325, %c34 : index
                %1327 = arith.addi %1192, %1326 : index
                %1328 = arith.addi %1301, %c8 : index
                %1329 = arith.divui %1328, %c18 : index
                %1330 = arith.muli %1329, %c19 : index
                %1331 = arith.addi %1330, %c11 : index
                %1332 = arith.remui %1328, %c18 : index
                %1333 = arith.divui %1191, %c5 : index
                %1334 = arith.remui %1191, %c5 : index
                %1335 = arith.muli %1334, %c4 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1332, %c18 : index
                %1338 = arith.divui %1336, %c2 : index
                %1339 = arith.muli %1338, %c2 : index
                %1340 = arith.remui %1336, %c5 : index
                %1341 = arith.muli %1340, %c5 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c5 : index
                %1344 = arith.remui %1343, %c5 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                %1348 = arith.addi %1327, %1347 : index
                %1349 = vector.shuffle %1305, %1305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1349, %kv[%1348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1350 = arith.addi %1301, %c9 : index
                %1351 = arith.divui %1350, %c18 : index
                %1352 = arith.muli %1351, %c19 : index
                %1353 = arith.addi %1352, %c11 : index
                %1354 = arith.remui %1350, %c18 : index
                %1355 = arith.divui %1191, %c5 : index
                %1356 = arith.remui %1191, %c5 : index
                %1357 = arith.muli %1356, %c4 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.muli %1354, %c18 : index
                %1360 = arith.divui %1358, %c2 : index
                %1361 = arith.muli %1360, %c2 : index
                %1362 = arith.remui %1358, %c5 : index
                %1363 = arith.muli %1362, %c5 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.divui %1358, %c5 : index
                %1366 = arith.remui %1365, %c5 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.addi %1359, %1367 : index
                %1369 = arith.addi %1353, %1368 : index
                %1370 = arith.addi %1327, %1369 : index
                %1371 = vector.shuffle %1305, %1305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1371, %kv[%1370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1372 = arith.addi %1301, %c5 : index
                %1373 = arith.divui %1372, %c18 : index
                %1374 = arith.muli %1373, %c19 : index
                %1375 = arith.addi %1374, %c11 : index
                %1376 = arith.remui %1372, %c18 : index
                %1377 = arith.divui %1191, %c5 : index
                %1378 = arith.remui %1191, %c5 : index
                %1379 = arith.muli %1378, %c4 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.muli %1376, %c18 : index
                %1382 = arith.divui %1380, %c2 : index
                %1383 = arith.muli %1382, %c2 : index
                %1384 = arith.remui %1380, %c5 : index
                %1385 = arith.muli %1384, %c5 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.divui %1380, %c5 : index
                %1388 = arith.remui %1387, %c5 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.addi %1381, %1389 : index
                %1391 = arith.addi %1375, %1390 : index
                %1392 = arith.addi %1327, %1391 : index
                %1393 = vector.shuffle %1305, %1305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1393, %kv[%1392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1394 = arith.addi %1301, %c27 : index
                %1395 = arith.divui %1394, %c18 : index
                %1396 = arith.muli %1395, %c19 : index
                %1397 = arith.addi %1396, %c11 : index
                %1398 = arith.remui %1394, %c18 : index
                %1399 = arith.divui %1191, %c5 : index
                %1400 = arith.remui %1191, %c5 : index
                %1401 = arith.muli %1400, %c4 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.muli %1398, %c18 : index
                %1404 = arith.divui %1402, %c2 : index
                %1405 = arith.muli %1404, %c2 : index
                %1406 = arith.remui %1402, %c5 : index
                %1407 = arith.muli %1406, %c5 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.divui %1402, %c5 : index
                %1410 = arith.remui %1409, %c5 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.addi %1403, %1411 : index
                %1413 = arith.addi %1397, %1412 : index
                %1414 = arith.addi %1327, %1413 : index
                %1415 = vector.shuffle %1305, %1305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1415, %kv[%1414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1416 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1416 {
            %1417 = wave.lane
            %1418 = arith.muli %1417, %c2 : index
            scf.for %1419 = %1418 to %c7 step %c7 {
              %1420 = arith.addi %1186, %1419 : index
              %1421 = vector.load %20[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1189 : vector<4xf32>
              %1423 = wave.fp8_encode "e5m2" %1422 : vector<4xf32> -> vector<4xi8>
              %1424 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1424 {
                %1425 = arith.muli %1187, %c34 : index
                %1426 = arith.addi %1192, %1425 : index
                %1427 = vector.shuffle %1423, %1423 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1428 = arith.divui %1419, %c18 : index
                %1429 = arith.muli %1428, %c19 : index
                %1430 = arith.remui %1419, %c18 : index
                %1431 = arith.muli %1191, %c18 : index
                %1432 = arith.divui %1430, %c2 : index
                %1433 = arith.muli %1432, %c2 : index
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
                %1443 = arith.subi %1187, %kvHeads : index
                %1444 = arith.muli %1443, %c34 : index
                %1445 = arith.addi %1192, %1444 : index
                %1446 = arith.addi %1419, %c8 : index
                %1447 = arith.divui %1446, %c18 : index
                %1448 = arith.muli %1447, %c19 : index
                %1449 = arith.addi %1448, %c11 : index
                %1450 = arith.remui %1446, %c18 : index
                %1451 = arith.divui %1191, %c5 : index
                %1452 = arith.remui %1191, %c5 : index
                %1453 = arith.muli %1452, %c4 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.muli %1450, %c18 : index
                %1456 = arith.divui %1454, %c2 : index
                %1457 = arith.muli %1456, %c2 : index
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
                %1468 = arith.addi %1419, %c9 : index
                %1469 = arith.divui %1468, %c18 : index
                %1470 = arith.muli %1469, %c19 : index
                %1471 = arith.addi %1470, %c11 : index
                %1472 = arith.remui %1468, %c18 : index
                %1473 = arith.divui %1191, %c5 : index
                %1474 = arith.remui %1191, %c5 : index
                %1475 = arith.muli %1474, %c4 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.muli %1472, %c18 : index
                %1478 = arith.divui %1476, %c2 : index
                %1479 = arith.muli %1478, %c2 : index
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
                %1491 = arith.divui %1490, %c18 : index
                %1492 = arith.muli %1491, %c19 : index
                %1493 = arith.addi %1492, %c11 : index
                %1494 = arith.remui %1490, %c18 : index
                %1495 = arith.divui %1191, %c5 : index
                %1496 = arith.remui %1191, %c5 : index
                %1497 = arith.muli %1496, %c4 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.muli %1494, %c18 : index
                %1500 = arith.divui %1498, %c2 : index
                %1501 = arith.muli %1500, %c2 : index
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
                %1512 = arith.addi %1419, %c27 : index
                %1513 = arith.divui %1512, %c18 : index
                %1514 = arith.muli %1513, %c19 : index
                %1515 = arith.addi %1514, %c11 : index
                %1516 = arith.remui %1512, %c18 : index
                %1517 = arith.divui %1191, %c5 : index
                %1518 = arith.remui %1191, %c5 : index
                %1519 = arith.muli %1518, %c4 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.muli %1516, %c18 : index
                %1522 = arith.divui %1520, %c2 : index
                %1523 = arith.muli %1522, %c2 : index
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
        }
      }
    }
    wave.barrier
    %1534 = arith.addi %23, %c18 : index
    %1535 = wave.lane
    %1536 = arith.muli %3, %c5 : index
    %1537 = arith.muli %1536, %c19 : index
    %1538 = arith.addi %1537, %1535 : index
    %1539 = arith.muli %4, %c11 : index
    %1540 = arith.addi %1539, %1538 : index
    %1541 = arith.addi %1540, %c8 : index
    %1542 = arith.addi %1541, %c8 : index
    %1543 = vector.extract %543#2[0] : f32 from vector<8xf32>
    memref.store %1543, %19[%1542] : memref<?xf32>
    %1544 = arith.muli %4, %c11 : index
    %1545 = arith.addi %1544, %1538 : index
    %1546 = arith.addi %1545, %c8 : index
    %1547 = arith.addi %1546, %c15 : index
    %1548 = vector.extract %543#2[1] : f32 from vector<8xf32>
    memref.store %1548, %19[%1547] : memref<?xf32>
    %1549 = arith.muli %4, %c11 : index
    %1550 = arith.addi %1549, %1538 : index
    %1551 = arith.addi %1550, %c8 : index
    %1552 = arith.addi %1551, %c12 : index
    %1553 = vector.extract %543#2[2] : f32 from vector<8xf32>
    memref.store %1553, %19[%1552] : memref<?xf32>
    %1554 = arith.muli %4, %c11 : index
    %1555 = arith.addi %1554, %1538 : index
    %1556 = arith.addi %1555, %c8 : index
    %1557 = arith.addi %1556, %c28 : index
    %1558 = vector.extract %543#2[3] : f32 from vector<8xf32>
    memref.store %1558, %19[%1557] : memref<?xf32>
    %1559 = arith.muli %4, %c11 : index
    %1560 = arith.addi %1559, %1538 : index
    %1561 = arith.addi %1560, %c8 : index
    %1562 = arith.addi %1561, %c7 : index
    %1563 = vector.extract %543#2[4] : f32 from vector<8xf32>
    memref.store %1563, %19[%1562] : memref<?xf32>
    %1564 = arith.muli %4, %c11 : index
    %1565 = arith.addi %1564, %1538 : index
    %1566 = arith.addi %1565, %c8 : index
    %1567 = arith.addi %1566, %c29 : index
    %1568 = vector.extract %543#2[5] : f32 from vector<8xf32>
    memref.store %1568, %19[%1567] : memref<?xf32>
    %1569 = arith.muli %4, %c11 : index
    %1570 = arith.addi %1569, %1538 : index
    %1571 = arith.addi %1570, %c8 : index
    %1572 = arith.addi %1571, %c30 : index
    %1573 = vector.extract %543#2[6] : f32 from vector<8xf32>
    memref.store %1573, %19[%1572] : memref<?xf32>
    %1574 = arith.muli %4, %c11 : index
    %1575 = arith.addi %1574, %1538 : index
    %1576 = arith.addi %1575, %c8 : index
    %1577 = arith.addi %1576, %c31 : index
    %1578 = vector.extract %543#2[7] : f32 from vector<8xf32>
    memref.store %1578, %19[%1577] : memref<?xf32>
    %1579 = arith.muli %4, %c11 : index
    %1580 = arith.addi %1579, %1538 : index
    %1581 = arith.addi %1580, %c19 : index
    %1582 = arith.addi %1581, %c8 : index
    %1583 = vector.extract %543#3[0] : f32 from vector<8xf32>
    memref.store %1583, %19[%1582] : memref<?xf32>
    %1584 = arith.muli %4, %c11 : index
    %1585 = arith.addi %1584, %1538 : index
    %1586 = arith.addi %1585, %c19 : index
    %1587 = arith.addi %1586, %c15 : index
    %1588 = vector.extract %543#3[1] : f32 from vector<8xf32>
    memref.store %1588, %19[%1587] : memref<?xf32>
    %1589 = arith.muli %4, %c11 : index
    %1590 = arith.addi %1589, %1538 : index
    %1591 = arith.addi %1590, %c19 : index
    %1592 = arith.addi %1591, %c12 : index
    %1593 = vector.extract %543#3[2] : f32 from vector<8xf32>
    memref.store %1593, %19[%1592] : memref<?xf32>
    %1594 = arith.muli %4, %c11 : index
    %1595 = arith.addi %1594, %1538 : index
    %1596 = arith.addi %1595, %c19 : index
    %1597 = arith.addi %1596, %c28 : index
    %1598 = vector.extract %543#3[3] : f32 from vector<8xf32>
    memref.store %1598, %19[%1597] : memref<?xf32>
    %1599 = arith.muli %4, %c11 : index
    %1600 = arith.addi %1599, %1538 : index
    %1601 = arith.addi %1600, %c19 : index
    %1602 = arith.addi %1601, %c7 : index
    %1603 = vector.extract %543#3[4] : f32 from vector<8xf32>
    memref.store %1603, %19[%1602] : memref<?xf32>
    %1604 = arith.muli %4, %c11 : index
    %1605 = arith.addi %1604, %1538 : index
    %1606 = arith.addi %1605, %c19 : index
    %1607 = arith.addi %1606, %c29 : index
    %1608 = vector.extract %543#3[5] : f32 from vector<8xf32>
    memref.store %1608, %19[%1607] : memref<?xf32>
    %1609 = arith.muli %4, %c11 : index
    %1610 = arith.addi %1609, %1538 : index
    %1611 = arith.addi %1610, %c19 : index
    %1612 = arith.addi %1611, %c30 : index
    %1613 = vector.extract %543#3[6] : f32 from vector<8xf32>
    memref.store %1613, %19[%1612] : memref<?xf32>
    %1614 = arith.muli %4, %c11 : index
    %1615 = arith.addi %1614, %1538 : index
    %1616 = arith.addi %1615, %c19 : index
    %1617 = arith.addi %1616, %c31 : index
    %1618 = vector.extract %543#3[7] : f32 from vector<8xf32>
    memref.store %1618, %19[%1617] : memref<?xf32>
    wave.barrier
    %1619 = arith.muli %4, %c5 : index
    %1620 = arith.addi %1619, %c8 : index
    %1621 = arith.muli %1620, %c5 : index
    %1622 = arith.divui %1535, %c18 : index
    %1623 = arith.addi %1621, %1622 : index
    %1624 = arith.addi %1534, %1623 : index
    %1625 = arith.cmpi slt, %1624, %22 : index
    scf.if %1625 {
      %1626 = arith.cmpi eq, %hasFactors, %c9 : index
      %1627 = memref.load %factors[%1624] : memref<?xf32>
      %1628 = arith.select %1626, %1627, %c33 : f32
      %1629 = arith.addi %1538, %c8 : index
      %1630 = arith.muli %1620, %c15 : index
      %1631 = arith.addi %1629, %1630 : index
      %1632 = memref.load %19[%1631] : memref<?xf32>
      %1633 = arith.addi %1631, %c11 : index
      %1634 = memref.load %19[%1633] : memref<?xf32>
      %1635 = arith.addf %1632, %1634 : f32
      %1636 = arith.addi %1631, %c34 : index
      %1637 = memref.load %19[%1636] : memref<?xf32>
      %1638 = arith.addf %1635, %1637 : f32
      %1639 = arith.addi %1631, %c35 : index
      %1640 = memref.load %19[%1639] : memref<?xf32>
      %1641 = arith.addf %1638, %1640 : f32
      %1642 = arith.remui %1535, %c18 : index
      %1643 = arith.muli %1642, %c2 : index
      %1644 = arith.addi %16, %1643 : index
      %1645 = vector.load %w[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1646 = vector.bitcast %1645 : vector<4xi8> to vector<1xf32>
      %1647 = vector.extract %1646[0] : f32 from vector<1xf32>
      %1648 = arith.mulf %1647, %1628 : f32
      %1649 = arith.mulf %1641, %1648 : f32
      %1650 = arith.muli %3, %c5 : index
      %1651 = arith.addi %1650, %c8 : index
      %1652 = arith.muli %1651, %c18 : index
      %1653 = arith.remui %1535, %c18 : index
      %1654 = arith.addi %1652, %1653 : index
      %1655 = arith.muli %1623, %c7 : index
      %1656 = arith.addi %1655, %1654 : index
      memref.store %1649, %20[%1656] : memref<?xf32>
      %1657 = arith.addi %1538, %c19 : index
      %1658 = arith.muli %1620, %c15 : index
      %1659 = arith.addi %1657, %1658 : index
      %1660 = memref.load %19[%1659] : memref<?xf32>
      %1661 = arith.addi %1659, %c11 : index
      %1662 = memref.load %19[%1661] : memref<?xf32>
      %1663 = arith.addf %1660, %1662 : f32
      %1664 = arith.addi %1659, %c34 : index
      %1665 = memref.load %19[%1664] : memref<?xf32>
      %1666 = arith.addf %1663, %1665 : f32
      %1667 = arith.addi %1659, %c35 : index
      %1668 = memref.load %19[%1667] : memref<?xf32>
      %1669 = arith.addf %1666, %1668 : f32
      %1670 = arith.remui %1535, %c18 : index
      %1671 = arith.muli %1670, %c2 : index
      %1672 = arith.addi %18, %1671 : index
      %1673 = vector.load %w[%1672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1674 = vector.bitcast %1673 : vector<4xi8> to vector<1xf32>
      %1675 = vector.extract %1674[0] : f32 from vector<1xf32>
      %1676 = arith.mulf %1675, %1628 : f32
      %1677 = arith.mulf %1669, %1676 : f32
      %1678 = arith.muli %3, %c5 : index
      %1679 = arith.addi %1678, %c9 : index
      %1680 = arith.muli %1679, %c18 : index
      %1681 = arith.remui %1535, %c18 : index
      %1682 = arith.addi %1680, %1681 : index
      %1683 = arith.muli %1623, %c7 : index
      %1684 = arith.addi %1683, %1682 : index
      memref.store %1677, %20[%1684] : memref<?xf32>
    }
    %1685 = arith.muli %4, %c5 : index
    %1686 = arith.addi %1685, %c9 : index
    %1687 = arith.muli %1686, %c5 : index
    %1688 = arith.divui %1535, %c18 : index
    %1689 = arith.addi %1687, %1688 : index
    %1690 = arith.addi %1534, %1689 : index
    %1691 = arith.cmpi slt, %1690, %22 : index
    scf.if %1691 {
      %1692 = arith.cmpi eq, %hasFactors, %c9 : index
      %1693 = memref.load %factors[%1690] : memref<?xf32>
      %1694 = arith.select %1692, %1693, %c33 : f32
      %1695 = arith.addi %1538, %c8 : index
      %1696 = arith.muli %1686, %c15 : index
      %1697 = arith.addi %1695, %1696 : index
      %1698 = memref.load %19[%1697] : memref<?xf32>
      %1699 = arith.addi %1697, %c11 : index
      %1700 = memref.load %19[%1699] : memref<?xf32>
      %1701 = arith.addf %1698, %1700 : f32
      %1702 = arith.addi %1697, %c34 : index
      %1703 = memref.load %19[%1702] : memref<?xf32>
      %1704 = arith.addf %1701, %1703 : f32
      %1705 = arith.addi %1697, %c35 : index
      %1706 = memref.load %19[%1705] : memref<?xf32>
      %1707 = arith.addf %1704, %1706 : f32
      %1708 = arith.remui %1535, %c18 : index
      %1709 = arith.muli %1708, %c2 : index
      %1710 = arith.addi %16, %1709 : index
      %1711 = vector.load %w[%1710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1712 = vector.bitcast %1711 : vector<4xi8> to vector<1xf32>
      %1713 = vector.extract %1712[0] : f32 from vector<1xf32>
      %1714 = arith.mulf %1713, %1694 : f32
      %1715 = arith.mulf %1707, %1714 : f32
      %1716 = arith.muli %3, %c5 : index
      %1717 = arith.addi %1716, %c8 : index
      %1718 = arith.muli %1717, %c18 : index
      %1719 = arith.remui %1535, %c18 : index
      %1720 = arith.addi %1718, %1719 : index
      %1721 = arith.muli %1689, %c7 : index
      %1722 = arith.addi %1721, %1720 : index
      memref.store %1715, %20[%1722] : memref<?xf32>
      %1723 = arith.addi %1538, %c19 : index
      %1724 = arith.muli %1686, %c15 : index
      %1725 = arith.addi %1723, %1724 : index
      %1726 = memref.load %19[%1725] : memref<?xf32>
      %1727 = arith.addi %1725, %c11 : index
      %1728 = memref.load %19[%1727] : memref<?xf32>
      %1729 = arith.addf %1726, %1728 : f32
      %1730 = arith.addi %1725, %c34 : index
      %1731 = memref.load %19[%1730] : memref<?xf32>
      %1732 = arith.addf %1729, %1731 : f32
      %1733 = arith.addi %1725, %c35 : index
      %1734 = memref.load %19[%1733] : memref<?xf32>
      %1735 = arith.addf %1732, %1734 : f32
      %1736 = arith.remui %1535, %c18 : index
      %1737 = arith.muli %1736, %c2 : index
      %1738 = arith.addi %18, %1737 : index
      %1739 = vector.load %w[%1738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1740 = vector.bitcast %1739 : vector<4xi8> to vector<1xf32>
      %1741 = vector.extract %1740[0] : f32 from vector<1xf32>
      %1742 = arith.mulf %1741, %1694 : f32
      %1743 = arith.mulf %1735, %1742 : f32
      %1744 = arith.muli %3, %c5 : index
      %1745 = arith.addi %1744, %c9 : index
      %1746 = arith.muli %1745, %c18 : index
      %1747 = arith.remui %1535, %c18 : index
      %1748 = arith.addi %1746, %1747 : index
      %1749 = arith.muli %1689, %c7 : index
      %1750 = arith.addi %1749, %1748 : index
      memref.store %1743, %20[%1750] : memref<?xf32>
    }
    wave.barrier
    %1751 = arith.addi %23, %c18 : index
    %1752 = wave.wave
    %1753 = arith.addi %1752, %c8 : index
    %1754 = arith.addi %1751, %1753 : index
    %1755 = arith.cmpi slt, %1754, %22 : index
    scf.if %1755 {
      %1756 = arith.addi %1751, %1753 : index
      %1757 = arith.muli %1753, %c7 : index
      %1758 = wave.lane
      %1759 = arith.addi %1758, %c8 : index
      %1760 = arith.cmpi eq, %hasBias, %c9 : index
      %1761 = arith.addi %1757, %1759 : index
      %1762 = memref.load %20[%1761] : memref<?xf32>
      %1763 = arith.muli %0, %c7 : index
      %1764 = arith.addi %1763, %1759 : index
      %1765 = memref.load %bias[%1764] : memref<?xf32>
      %1766 = arith.addf %1762, %1765 : f32
      %1767 = arith.select %1760, %1766, %1762 : f32
      %1768 = arith.addi %1759, %c12 : index
      %1769 = arith.cmpi eq, %hasBias, %c9 : index
      %1770 = arith.addi %1757, %1768 : index
      %1771 = memref.load %20[%1770] : memref<?xf32>
      %1772 = arith.muli %0, %c7 : index
      %1773 = arith.addi %1772, %1768 : index
      %1774 = memref.load %bias[%1773] : memref<?xf32>
      %1775 = arith.addf %1771, %1774 : f32
      %1776 = arith.select %1769, %1775, %1771 : f32
      %1777 = arith.addi %1758, %c15 : index
      %1778 = arith.cmpi eq, %hasBias, %c9 : index
      %1779 = arith.addi %1757, %1777 : index
      %1780 = memref.load %20[%1779] : memref<?xf32>
      %1781 = arith.muli %0, %c7 : index
      %1782 = arith.addi %1781, %1777 : index
      %1783 = memref.load %bias[%1782] : memref<?xf32>
      %1784 = arith.addf %1780, %1783 : f32
      %1785 = arith.select %1778, %1784, %1780 : f32
      %1786 = arith.addi %1777, %c12 : index
      %1787 = arith.cmpi eq, %hasBias, %c9 : index
      %1788 = arith.addi %1757, %1786 : index
      %1789 = memref.load %20[%1788] : memref<?xf32>
      %1790 = arith.muli %0, %c7 : index
      %1791 = arith.addi %1790, %1786 : index
      %1792 = memref.load %bias[%1791] : memref<?xf32>
      %1793 = arith.addf %1789, %1792 : f32
      %1794 = arith.select %1787, %1793, %1789 : f32
      %1795 = arith.addi %heads, %kvHeads : index
      %1796 = arith.cmpi slt, %0, %1795 : index
      scf.if %1796 {
        %1797 = arith.addi %positionsAt, %1756 : index
        %1798 = memref.load %step[%1797] : memref<?xi32>
        %1799 = arith.index_cast %1798 : i32 to index
        %1800 = arith.cmpi eq, %hasNorm, %c9 : index
        %1801 = math.fma %1767, %1767, %c39 : f32
        %1802 = math.fma %1776, %1776, %1801 : f32
        %1803 = math.fma %1785, %1785, %1802 : f32
        %1804 = math.fma %1794, %1794, %1803 : f32
        %1805 = vector.broadcast %1804 : f32 to vector<1xf32>
        %1806 = wave.reduce "add" %1805 : vector<1xf32>
        %1807 = arith.mulf %1806, %inverseHeadDim : f32
        %1808 = arith.addf %1807, %epsilon : f32
        %1809 = math.sqrt %1808 : f32
        %1810 = arith.divf %c33, %1809 : f32
        %1811 = arith.cmpi slt, %0, %heads : index
        %1812 = arith.addi %1759, %c12 : index
        %1813 = memref.load %query_norm[%1759] : memref<?xf32>
        %1814 = memref.load %key_norm[%1759] : memref<?xf32>
        %1815 = arith.select %1811, %1813, %1814 : f32
        %1816 = arith.mulf %1767, %1810 : f32
        %1817 = arith.mulf %1816, %1815 : f32
        %1818 = arith.select %1800, %1817, %1767 : f32
        %1819 = memref.load %query_norm[%1812] : memref<?xf32>
        %1820 = memref.load %key_norm[%1812] : memref<?xf32>
        %1821 = arith.select %1811, %1819, %1820 : f32
        %1822 = arith.mulf %1776, %1810 : f32
        %1823 = arith.mulf %1822, %1821 : f32
        %1824 = arith.select %1800, %1823, %1776 : f32
        %1825 = arith.addi %1777, %c12 : index
        %1826 = memref.load %query_norm[%1777] : memref<?xf32>
        %1827 = memref.load %key_norm[%1777] : memref<?xf32>
        %1828 = arith.select %1811, %1826, %1827 : f32
        %1829 = arith.mulf %1785, %1810 : f32
        %1830 = arith.mulf %1829, %1828 : f32
        %1831 = arith.select %1800, %1830, %1785 : f32
        %1832 = memref.load %query_norm[%1825] : memref<?xf32>
        %1833 = memref.load %key_norm[%1825] : memref<?xf32>
        %1834 = arith.select %1811, %1832, %1833 : f32
        %1835 = arith.mulf %1794, %1810 : f32
        %1836 = arith.mulf %1835, %1834 : f32
        %1837 = arith.select %1800, %1836, %1794 : f32
        %1838 = arith.remui %1799, %c19 : index
        %1839 = arith.muli %1838, %c7 : index
        %1840 = arith.addi %1839, %1759 : index
        %1841 = arith.divui %1799, %c19 : index
        %1842 = arith.addi %1841, %c19 : index
        %1843 = arith.muli %1842, %c7 : index
        %1844 = arith.addi %1843, %1759 : index
        %1845 = memref.load %rope[%1840] : memref<?xf32>
        %1846 = arith.addi %1840, %c12 : index
        %1847 = memref.load %rope[%1846] : memref<?xf32>
        %1848 = memref.load %rope[%1844] : memref<?xf32>
        %1849 = arith.addi %1844, %c12 : index
        %1850 = memref.load %rope[%1849] : memref<?xf32>
        %1851 = arith.mulf %1848, %1845 : f32
        %1852 = arith.mulf %1850, %1847 : f32
        %1853 = arith.subf %1851, %1852 : f32
        %1854 = arith.mulf %1850, %1845 : f32
        %1855 = arith.mulf %1848, %1847 : f32
        %1856 = arith.addf %1854, %1855 : f32
        %1857 = arith.mulf %1818, %1853 : f32
        %1858 = arith.mulf %1824, %1856 : f32
        %1859 = arith.subf %1857, %1858 : f32
        %1860 = arith.mulf %1824, %1853 : f32
        %1861 = arith.mulf %1818, %1856 : f32
        %1862 = arith.addf %1860, %1861 : f32
        %1863 = arith.cmpi slt, %0, %heads : index
        scf.if %1863 {
          %1864 = arith.muli %1756, %heads : index
          %1865 = arith.addi %1864, %0 : index
          %1866 = arith.muli %1865, %c7 : index
          %1867 = arith.addi %1866, %1759 : index
          memref.store %1859, %q[%1867] : memref<?xf32>
          %1868 = arith.addi %1867, %c12 : index
          memref.store %1862, %q[%1868] : memref<?xf32>
        } else {
          %1869 = arith.addi %1757, %1759 : index
          memref.store %1859, %20[%1869] : memref<?xf32>
          %1870 = arith.addi %1757, %1759 : index
          %1871 = arith.addi %1870, %c12 : index
          memref.store %1862, %20[%1871] : memref<?xf32>
        }
        %1872 = arith.remui %1799, %c19 : index
        %1873 = arith.muli %1872, %c7 : index
        %1874 = arith.addi %1873, %1777 : index
        %1875 = arith.divui %1799, %c19 : index
        %1876 = arith.addi %1875, %c19 : index
        %1877 = arith.muli %1876, %c7 : index
        %1878 = arith.addi %1877, %1777 : index
        %1879 = memref.load %rope[%1874] : memref<?xf32>
        %1880 = arith.addi %1874, %c12 : index
        %1881 = memref.load %rope[%1880] : memref<?xf32>
        %1882 = memref.load %rope[%1878] : memref<?xf32>
        %1883 = arith.addi %1878, %c12 : index
        %1884 = memref.load %rope[%1883] : memref<?xf32>
        %1885 = arith.mulf %1882, %1879 : f32
        %1886 = arith.mulf %1884, %1881 : f32
        %1887 = arith.subf %1885, %1886 : f32
        %1888 = arith.mulf %1884, %1879 : f32
        %1889 = arith.mulf %1882, %1881 : f32
        %1890 = arith.addf %1888, %1889 : f32
        %1891 = arith.mulf %1831, %1887 : f32
        %1892 = arith.mulf %1837, %1890 : f32
        %1893 = arith.subf %1891, %1892 : f32
        %1894 = arith.mulf %1837, %1887 : f32
        %1895 = arith.mulf %1831, %1890 : f32
        %1896 = arith.addf %1894, %1895 : f32
        %1897 = arith.cmpi slt, %0, %heads : index
        scf.if %1897 {
          %1898 = arith.muli %1756, %heads : index
          %1899 = arith.addi %1898, %0 : index
          %1900 = arith.muli %1899, %c7 : index
          %1901 = arith.addi %1900, %1777 : index
          memref.store %1893, %q[%1901] : memref<?xf32>
          %1902 = arith.addi %1901, %c12 : index
          memref.store %1896, %q[%1902] : memref<?xf32>
        } else {
          %1903 = arith.addi %1757, %1777 : index
          memref.store %1893, %20[%1903] : memref<?xf32>
          %1904 = arith.addi %1757, %1777 : index
          %1905 = arith.addi %1904, %c12 : index
          memref.store %1896, %20[%1905] : memref<?xf32>
        }
      } else {
        %1906 = arith.cmpi slt, %0, %heads : index
        scf.if %1906 {
          %1907 = arith.muli %1756, %heads : index
          %1908 = arith.addi %1907, %0 : index
          %1909 = arith.muli %1908, %c7 : index
          %1910 = arith.addi %1909, %1759 : index
          memref.store %1767, %q[%1910] : memref<?xf32>
          %1911 = arith.addi %1910, %c12 : index
          memref.store %1776, %q[%1911] : memref<?xf32>
        } else {
          %1912 = arith.addi %1757, %1759 : index
          memref.store %1767, %20[%1912] : memref<?xf32>
          %1913 = arith.addi %1757, %1759 : index
          %1914 = arith.addi %1913, %c12 : index
          memref.store %1776, %20[%1914] : memref<?xf32>
        }
        %1915 = arith.cmpi slt, %0, %heads : index
        scf.if %1915 {
          %1916 = arith.muli %1756, %heads : index
          %1917 = arith.addi %1916, %0 : index
          %1918 = arith.muli %1917, %c7 : index
          %1919 = arith.addi %1918, %1777 : index
          memref.store %1785, %q[%1919] : memref<?xf32>
          %1920 = arith.addi %1919, %c12 : index
          memref.store %1794, %q[%1920] : memref<?xf32>
        } else {
          %1921 = arith.addi %1757, %1777 : index
          memref.store %1785, %20[%1921] : memref<?xf32>
          %1922 = arith.addi %1757, %1777 : index
          %1923 = arith.addi %1922, %c12 : index
          memref.store %1794, %20[%1923] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1924 = arith.cmpi sge, %0, %heads : index
    scf.if %1924 {
      %1925 = arith.addi %1752, %c8 : index
      %1926 = arith.addi %1751, %1925 : index
      %1927 = arith.cmpi slt, %1926, %22 : index
      scf.if %1927 {
        %1928 = arith.addi %1751, %1925 : index
        %1929 = arith.addi %slotsAt, %1928 : index
        %1930 = memref.load %step[%1929] : memref<?xi32>
        %1931 = arith.index_cast %1930 : i32 to index
        %1932 = arith.cmpi sge, %1931, %c8 : index
        scf.if %1932 {
          %1933 = arith.muli %1925, %c7 : index
          %1934 = arith.subi %0, %heads : index
          %1935 = memref.load %scales[%1934] : memref<?xf32>
          %1936 = vector.broadcast %1935 : f32 to vector<4xf32>
          %1937 = arith.divui %1931, %c18 : index
          %1938 = arith.remui %1931, %c18 : index
          %1939 = arith.muli %1937, %pageBytes : index
          %1940 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1940 {
            %1941 = wave.lane
            %1942 = arith.muli %1941, %c2 : index
            scf.for %1943 = %1942 to %c7 step %c7 {
              %1944 = arith.addi %1933, %1943 : index
              %1945 = vector.load %20[%1944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1946 = arith.mulf %1945, %1936 : vector<4xf32>
              %1947 = arith.minimumf %1946, %c45 : vector<4xf32>
              %1948 = arith.maximumf %1947, %c46 : vector<4xf32>
              %1949 = arith.truncf %1948 : vector<4xf32> to vector<4xf16>
              %1950 = vector.bitcast %1949 : vector<4xf16> to vector<8xi8>
              %1951 = arith.cmpi slt, %1934, %kvHeads : index
              scf.if %1951 {
                %1952 = arith.muli %1934, %c10 : index
                %1953 = arith.addi %1939, %1952 : index
                %1954 = arith.divui %1943, %c18 : index
                %1955 = arith.muli %1954, %c47 : index
                %1956 = arith.remui %1943, %c18 : index
                %1957 = arith.divui %1956, %c4 : index
                %1958 = arith.muli %1957, %c19 : index
                %1959 = arith.muli %1938, %c18 : index
                %1960 = arith.addi %1958, %1959 : index
                %1961 = arith.remui %1956, %c4 : index
                %1962 = arith.muli %1961, %c5 : index
                %1963 = arith.addi %1960, %1962 : index
                %1964 = arith.addi %1955, %1963 : index
                %1965 = arith.addi %1953, %1964 : index
                vector.store %1950, %kv[%1965] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1966 = arith.subi %1934, %kvHeads : index
                %1967 = arith.muli %1966, %c10 : index
                %1968 = arith.addi %1939, %1967 : index
                %1969 = arith.addi %1943, %c8 : index
                %1970 = arith.divui %1969, %c18 : index
                %1971 = arith.muli %1970, %c47 : index
                %1972 = arith.addi %1971, %c34 : index
                %1973 = arith.remui %1969, %c18 : index
                %1974 = arith.divui %1938, %c5 : index
                %1975 = arith.remui %1938, %c5 : index
                %1976 = arith.muli %1975, %c4 : index
                %1977 = arith.addi %1974, %1976 : index
                %1978 = arith.divui %1977, %c4 : index
                %1979 = arith.muli %1978, %c19 : index
                %1980 = arith.muli %1973, %c18 : index
                %1981 = arith.addi %1979, %1980 : index
                %1982 = arith.remui %1977, %c4 : index
                %1983 = arith.muli %1982, %c5 : index
                %1984 = arith.addi %1981, %1983 : index
                %1985 = arith.addi %1972, %1984 : index
                %1986 = arith.addi %1968, %1985 : index
                %1987 = vector.shuffle %1950, %1950 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1987, %kv[%1986] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1988 = arith.addi %1943, %c9 : index
                %1989 = arith.divui %1988, %c18 : index
                %1990 = arith.muli %1989, %c47 : index
                %1991 = arith.addi %1990, %c34 : index
                %1992 = arith.remui %1988, %c18 : index
                %1993 = arith.divui %1938, %c5 : index
                %1994 = arith.remui %1938, %c5 : index
                %1995 = arith.muli %1994, %c4 : index
                %1996 = arith.addi %1993, %1995 : index
                %1997 = arith.divui %1996, %c4 : index
                %1998 = arith.muli %1997, %c19 : index
                %1999 = arith.muli %1992, %c18 : index
                %2000 = arith.addi %1998, %1999 : index
                %2001 = arith.remui %1996, %c4 : index
                %2002 = arith.muli %2001, %c5 : index
                %2003 = arith.addi %2000, %2002 : index
                %2004 = arith.addi %1991, %2003 : index
                %2005 = arith.addi %1968, %2004 : index
                %2006 = vector.shuffle %1950, %1950 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2006, %kv[%2005] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2007 = arith.addi %1943, %c5 : index
                %2008 = arith.divui %2007, %c18 : index
                %2009 = arith.muli %2008, %c47 : index
                %2010 = arith.addi %2009, %c34 : index
                %2011 = arith.remui %2007, %c18 : index
                %2012 = arith.divui %1938, %c5 : index
                %2013 = arith.remui %1938, %c5 : index
                %2014 = arith.muli %2013, %c4 : index
                %2015 = arith.addi %2012, %2014 : index
                %2016 = arith.divui %2015, %c4 : index
                %2017 = arith.muli %2016, %c19 : index
                %2018 = arith.muli %2011, %c18 : index
                %2019 = arith.addi %2017, %2018 : index
                %2020 = arith.remui %2015, %c4 : index
                %2021 = arith.muli %2020, %c5 : index
                %2022 = arith.addi %2019, %2021 : index
                %2023 = arith.addi %2010, %2022 : index
                %2024 = arith.addi %1968, %2023 : index
                %2025 = vector.shuffle %1950, %1950 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2025, %kv[%2024] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2026 = arith.addi %1943, %c27 : index
                %2027 = arith.divui %2026, %c18 : index
                %2028 = arith.muli %2027, %c47 : index
                %2029 = arith.addi %2028, %c34 : index
                %2030 = arith.remui %2026, %c18 : index
                %2031 = arith.divui %1938, %c5 : index
                %2032 = arith.remui %1938, %c5 : index
                %2033 = arith.muli %2032, %c4 : index
                %2034 = arith.addi %2031, %2033 : index
                %2035 = arith.divui %2034, %c4 : index
                %2036 = arith.muli %2035, %c19 : index
                %2037 = arith.muli %2030, %c18 : index
                %2038 = arith.addi %2036, %2037 : index
                %2039 = arith.remui %2034, %c4 : index
                %2040 = arith.muli %2039, %c5 : index
                %2041 = arith.addi %2038, %2040 : index
                %2042 = arith.addi %2029, %2041 : index
                %2043 = arith.addi %1968, %2042 : index
                %2044 = vector.shuffle %1950, %1950 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2044, %kv[%2043] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2045 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2045 {
            %2046 = wave.lane
            %2047 = arith.muli %2046, %c2 : index
            scf.for %2048 = %2047 to %c7 step %c7 {
              %2049 = arith.addi %1933, %2048 : index
              %2050 = vector.load %20[%2049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2051 = arith.mulf %2050, %1936 : vector<4xf32>
              %2052 = wave.fp8_encode "e4m3" %2051 : vector<4xf32> -> vector<4xi8>
              %2053 = arith.cmpi slt, %1934, %kvHeads : index
              scf.if %2053 {
                %2054 = arith.muli %1934, %c34 : index
                %2055 = arith.addi %1939, %2054 : index
                %2056 = vector.shuffle %2052, %2052 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2057 = arith.divui %2048, %c18 : index
                %2058 = arith.muli %2057, %c19 : index
                %2059 = arith.remui %2048, %c18 : index
                %2060 = arith.muli %1938, %c18 : index
                %2061 = arith.divui %2059, %c2 : index
                %2062 = arith.muli %2061, %c2 : index
                %2063 = arith.remui %2059, %c5 : index
                %2064 = arith.muli %2063, %c5 : index
                %2065 = arith.addi %2062, %2064 : index
                %2066 = arith.divui %2059, %c5 : index
                %2067 = arith.remui %2066, %c5 : index
                %2068 = arith.addi %2065, %2067 : index
                %2069 = arith.addi %2060, %2068 : index
                %2070 = arith.addi %2058, %2069 : index
                %2071 = arith.addi %2055, %2070 : index
                vector.store %2056, %kv[%2071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2072 = arith.subi %1934, %kvHeads : index
                %2073 = arith.muli %2072, %c34 : index
                %2074 = arith.addi %1939, %2073 : index
                %2075 = arith.addi %2048, %c8 : index
                %2076 = arith.divui %2075, %c18 : index
                %2077 = arith.muli %2076, %c19 : index
                %2078 = arith.addi %2077, %c11 : index
                %2079 = arith.remui %2075, %c18 : index
                %2080 = arith.divui %1938, %c5 : index
                %2081 = arith.remui %1938, %c5 : index
                %2082 = arith.muli %2081, %c4 : index
                %2083 = arith.addi %2080, %2082 : index
                %2084 = arith.muli %2079, %c18 : index
                %2085 = arith.divui %2083, %c2 : index
                %2086 = arith.muli %2085, %c2 : index
                %2087 = arith.remui %2083, %c5 : index
                %2088 = arith.muli %2087, %c5 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.divui %2083, %c5 : index
                %2091 = arith.remui %2090, %c5 : index
                %2092 = arith.addi %2089, %2091 : index
                %2093 = arith.addi %2084, %2092 : index
                %2094 = arith.addi %2078, %2093 : index
                %2095 = arith.addi %2074, %2094 : index
                %2096 = vector.shuffle %2052, %2052 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2096, %kv[%2095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2097 = arith.addi %2048, %c9 : index
                %2098 = arith.divui %2097, %c18 : index
                %2099 = arith.muli %2098, %c19 : index
                %2100 = arith.addi %2099, %c11 : index
                %2101 = arith.remui %2097, %c18 : index
                %2102 = arith.divui %1938, %c5 : index
                %2103 = arith.remui %1938, %c5 : index
                %2104 = arith.muli %2103, %c4 : index
                %2105 = arith.addi %2102, %2104 : index
                %2106 = arith.muli %2101, %c18 : index
                %2107 = arith.divui %2105, %c2 : index
                %2108 = arith.muli %2107, %c2 : index
                %2109 = arith.remui %2105, %c5 : index
                %2110 = arith.muli %2109, %c5 : index
                %2111 = arith.addi %2108, %2110 : index
                %2112 = arith.divui %2105, %c5 : index
                %2113 = arith.remui %2112, %c5 : index
                %2114 = arith.addi %2111, %2113 : index
                %2115 = arith.addi %2106, %2114 : index
                %2116 = arith.addi %2100, %2115 : index
                %2117 = arith.addi %2074, %2116 : index
                %2118 = vector.shuffle %2052, %2052 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2118, %kv[%2117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2119 = arith.addi %2048, %c5 : index
                %2120 = arith.divui %2119, %c18 : index
                %2121 = arith.muli %2120, %c19 : index
                %2122 = arith.addi %2121, %c11 : index
                %2123 = arith.remui %2119, %c18 : index
                %2124 = arith.divui %1938, %c5 : index
                %2125 = arith.remui %1938, %c5 : index
                %2126 = arith.muli %2125, %c4 : index
                %2127 = arith.addi %2124, %2126 : index
                %2128 = arith.muli %2123, %c18 : index
                %2129 = arith.divui %2127, %c2 : index
                %2130 = arith.muli %2129, %c2 : index
                %2131 = arith.remui %2127, %c5 : index
                %2132 = arith.muli %2131, %c5 : index
                %2133 = arith.addi %2130, %2132 : index
                %2134 = arith.divui %2127, %c5 : index
                %2135 = arith.remui %2134, %c5 : index
                %2136 = arith.addi %2133, %2135 : index
                %2137 = arith.addi %2128, %2136 : index
                %2138 = arith.addi %2122, %2137 : index
                %2139 = arith.addi %2074, %2138 : index
                %2140 = vector.shuffle %2052, %2052 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2140, %kv[%2139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2141 = arith.addi %2048, %c27 : index
                %2142 = arith.divui %2141, %c18 : index
                %2143 = arith.muli %2142, %c19 : index
                %2144 = arith.addi %2143, %c11 : index
                %2145 = arith.remui %2141, %c18 : index
                %2146 = arith.divui %1938, %c5 : index
                %2147 = arith.remui %1938, %c5 : index
                %2148 = arith.muli %2147, %c4 : index
                %2149 = arith.addi %2146, %2148 : index
                %2150 = arith.muli %2145, %c18 : index
                %2151 = arith.divui %2149, %c2 : index
                %2152 = arith.muli %2151, %c2 : index
                %2153 = arith.remui %2149, %c5 : index
                %2154 = arith.muli %2153, %c5 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.divui %2149, %c5 : index
                %2157 = arith.remui %2156, %c5 : index
                %2158 = arith.addi %2155, %2157 : index
                %2159 = arith.addi %2150, %2158 : index
                %2160 = arith.addi %2144, %2159 : index
                %2161 = arith.addi %2074, %2160 : index
                %2162 = vector.shuffle %2052, %2052 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2162, %kv[%2161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2163 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2163 {
            %2164 = wave.lane
            %2165 = arith.muli %2164, %c2 : index
            scf.for %2166 = %2165 to %c7 step %c7 {
              %2167 = arith.addi %1933, %2166 : index
              %2168 = vector.load %20[%2167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2169 = arith.mulf %2168, %1936 : vector<4xf32>
              %2170 = wave.fp8_encode "e5m2" %2169 : vector<4xf32> -> vector<4xi8>
              %2171 = arith.cmpi slt, %1934, %kvHeads : index
              scf.if %2171 {
                %2172 = arith.muli %1934, %c34 : index
                %2173 = arith.addi %1939, %2172 : index
                %2174 = vector.shuffle %2170, %2170 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2175 = arith.divui %2166, %c18 : index
                %2176 = arith.muli %2175, %c19 : index
                %2177 = arith.remui %2166, %c18 : index
                %2178 = arith.muli %1938, %c18 : index
                %2179 = arith.divui %2177, %c2 : index
                %2180 = arith.muli %2179, %c2 : index
                %2181 = arith.remui %2177, %c5 : index
                %2182 = arith.muli %2181, %c5 : index
                %2183 = arith.addi %2180, %2182 : index
                %2184 = arith.divui %2177, %c5 : index
                %2185 = arith.remui %2184, %c5 : index
                %2186 = arith.addi %2183, %2185 : index
                %2187 = arith.addi %2178, %2186 : index
                %2188 = arith.addi %2176, %2187 : index
                %2189 = arith.addi %2173, %2188 : index
                vector.store %2174, %kv[%2189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2190 = arith.subi %1934, %kvHeads : index
                %2191 = arith.muli %2190, %c34 : index
                %2192 = arith.addi %1939, %2191 : index
                %2193 = arith.addi %2166, %c8 : index
                %2194 = arith.divui %2193, %c18 : index
                %2195 = arith.muli %2194, %c19 : index
                %2196 = arith.addi %2195, %c11 : index
                %2197 = arith.remui %2193, %c18 : index
                %2198 = arith.divui %1938, %c5 : index
                %2199 = arith.remui %1938, %c5 : index
                %2200 = arith.muli %2199, %c4 : index
                %2201 = arith.addi %2198, %2200 : index
                %2202 = arith.muli %2197, %c18 : index
                %2203 = arith.divui %2201, %c2 : index
                %2204 = arith.muli %2203, %c2 : index
                %2205 = arith.remui %2201, %c5 : index
                %2206 = arith.muli %2205, %c5 : index
                %2207 = arith.addi %2204, %2206 : index
                %2208 = arith.divui %2201, %c5 : index
                %2209 = arith.remui %2208, %c5 : index
                %2210 = arith.addi %2207, %2209 : index
                %2211 = arith.addi %2202, %2210 : index
                %2212 = arith.addi %2196, %2211 : index
                %2213 = arith.addi %2192, %2212 : index
                %2214 = vector.shuffle %2170, %2170 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2214, %kv[%2213] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2215 = arith.addi %2166, %c9 : index
                %2216 = arith.divui %2215, %c18 : index
                %2217 = arith.muli %2216, %c19 : index
                %2218 = arith.addi %2217, %c11 : index
                %2219 = arith.remui %2215, %c18 : index
                %2220 = arith.divui %1938, %c5 : index
                %2221 = arith.remui %1938, %c5 : index
                %2222 = arith.muli %2221, %c4 : index
                %2223 = arith.addi %2220, %2222 : index
                %2224 = arith.muli %2219, %c18 : index
                %2225 = arith.divui %2223, %c2 : index
                %2226 = arith.muli %2225, %c2 : index
                %2227 = arith.remui %2223, %c5 : index
                %2228 = arith.muli %2227, %c5 : index
                %2229 = arith.addi %2226, %2228 : index
                %2230 = arith.divui %2223, %c5 : index
                %2231 = arith.remui %2230, %c5 : index
                %2232 = arith.addi %2229, %2231 : index
                %2233 = arith.addi %2224, %2232 : index
                %2234 = arith.addi %2218, %2233 : index
                %2235 = arith.addi %2192, %2234 : index
                %2236 = vector.shuffle %2170, %2170 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2236, %kv[%2235] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2237 = arith.addi %2166, %c5 : index
                %2238 = arith.divui %2237, %c18 : index
                %2239 = arith.muli %2238, %c19 : index
                %2240 = arith.addi %2239, %c11 : index
                %2241 = arith.remui %2237, %c18 : index
                %2242 = arith.divui %1938, %c5 : index
                %2243 = arith.remui %1938, %c5 : index
                %2244 = arith.muli %2243, %c4 : index
                %2245 = arith.addi %2242, %2244 : index
                %2246 = arith.muli %2241, %c18 : index
                %2247 = arith.divui %2245, %c2 : index
                %2248 = arith.muli %2247, %c2 : index
                %2249 = arith.remui %2245, %c5 : index
                %2250 = arith.muli %2249, %c5 : index
                %2251 = arith.addi %2248, %2250 : index
                %2252 = arith.divui %2245, %c5 : index
                %2253 = arith.remui %2252, %c5 : index
                %2254 = arith.addi %2251, %2253 : index
                %2255 = arith.addi %2246, %2254 : index
                %2256 = arith.addi %2240, %2255 : index
                %2257 = arith.addi %2192, %2256 : index
                %2258 = vector.shuffle %2170, %2170 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2258, %kv[%2257] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2259 = arith.addi %2166, %c27 : index
                %2260 = arith.divui %2259, %c18 : index
                %2261 = arith.muli %2260, %c19 : index
                %2262 = arith.addi %2261, %c11 : index
                %2263 = arith.remui %2259, %c18 : index
                %2264 = arith.divui %1938, %c5 : index
                %2265 = arith.remui %1938, %c5 : index
                %2266 = arith.muli %2265, %c4 : index
                %2267 = arith.addi %2264, %2266 : index
                %2268 = arith.muli %2263, %c18 : index
                %2269 = arith.divui %2267, %c2 : index
                %2270 = arith.muli %2269, %c2 : index
                %2271 = arith.remui %2267, %c5 : index
                %2272 = arith.muli %2271, %c5 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.divui %2267, %c5 : index
                %2275 = arith.remui %2274, %c5 : index
                %2276 = arith.addi %2273, %2275 : index
                %2277 = arith.addi %2268, %2276 : index
                %2278 = arith.addi %2262, %2277 : index
                %2279 = arith.addi %2192, %2278 : index
                %2280 = vector.shuffle %2170, %2170 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2280, %kv[%2279] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2281 = arith.addi %23, %c15 : index
    %2282 = wave.lane
    %2283 = arith.muli %3, %c5 : index
    %2284 = arith.muli %2283, %c19 : index
    %2285 = arith.addi %2284, %2282 : index
    %2286 = arith.muli %4, %c11 : index
    %2287 = arith.addi %2286, %2285 : index
    %2288 = arith.addi %2287, %c8 : index
    %2289 = arith.addi %2288, %c8 : index
    %2290 = vector.extract %543#4[0] : f32 from vector<8xf32>
    memref.store %2290, %19[%2289] : memref<?xf32>
    %2291 = arith.muli %4, %c11 : index
    %2292 = arith.addi %2291, %2285 : index
    %2293 = arith.addi %2292, %c8 : index
    %2294 = arith.addi %2293, %c15 : index
    %2295 = vector.extract %543#4[1] : f32 from vector<8xf32>
    memref.store %2295, %19[%2294] : memref<?xf32>
    %2296 = arith.muli %4, %c11 : index
    %2297 = arith.addi %2296, %2285 : index
    %2298 = arith.addi %2297, %c8 : index
    %2299 = arith.addi %2298, %c12 : index
    %2300 = vector.extract %543#4[2] : f32 from vector<8xf32>
    memref.store %2300, %19[%2299] : memref<?xf32>
    %2301 = arith.muli %4, %c11 : index
    %2302 = arith.addi %2301, %2285 : index
    %2303 = arith.addi %2302, %c8 : index
    %2304 = arith.addi %2303, %c28 : index
    %2305 = vector.extract %543#4[3] : f32 from vector<8xf32>
    memref.store %2305, %19[%2304] : memref<?xf32>
    %2306 = arith.muli %4, %c11 : index
    %2307 = arith.addi %2306, %2285 : index
    %2308 = arith.addi %2307, %c8 : index
    %2309 = arith.addi %2308, %c7 : index
    %2310 = vector.extract %543#4[4] : f32 from vector<8xf32>
    memref.store %2310, %19[%2309] : memref<?xf32>
    %2311 = arith.muli %4, %c11 : index
    %2312 = arith.addi %2311, %2285 : index
    %2313 = arith.addi %2312, %c8 : index
    %2314 = arith.addi %2313, %c29 : index
    %2315 = vector.extract %543#4[5] : f32 from vector<8xf32>
    memref.store %2315, %19[%2314] : memref<?xf32>
    %2316 = arith.muli %4, %c11 : index
    %2317 = arith.addi %2316, %2285 : index
    %2318 = arith.addi %2317, %c8 : index
    %2319 = arith.addi %2318, %c30 : index
    %2320 = vector.extract %543#4[6] : f32 from vector<8xf32>
    memref.store %2320, %19[%2319] : memref<?xf32>
    %2321 = arith.muli %4, %c11 : index
    %2322 = arith.addi %2321, %2285 : index
    %2323 = arith.addi %2322, %c8 : index
    %2324 = arith.addi %2323, %c31 : index
    %2325 = vector.extract %543#4[7] : f32 from vector<8xf32>
    memref.store %2325, %19[%2324] : memref<?xf32>
    %2326 = arith.muli %4, %c11 : index
    %2327 = arith.addi %2326, %2285 : index
    %2328 = arith.addi %2327, %c19 : index
    %2329 = arith.addi %2328, %c8 : index
    %2330 = vector.extract %543#5[0] : f32 from vector<8xf32>
    memref.store %2330, %19[%2329] : memref<?xf32>
    %2331 = arith.muli %4, %c11 : index
    %2332 = arith.addi %2331, %2285 : index
    %2333 = arith.addi %2332, %c19 : index
    %2334 = arith.addi %2333, %c15 : index
    %2335 = vector.extract %543#5[1] : f32 from vector<8xf32>
    memref.store %2335, %19[%2334] : memref<?xf32>
    %2336 = arith.muli %4, %c11 : index
    %2337 = arith.addi %2336, %2285 : index
    %2338 = arith.addi %2337, %c19 : index
    %2339 = arith.addi %2338, %c12 : index
    %2340 = vector.extract %543#5[2] : f32 from vector<8xf32>
    memref.store %2340, %19[%2339] : memref<?xf32>
    %2341 = arith.muli %4, %c11 : index
    %2342 = arith.addi %2341, %2285 : index
    %2343 = arith.addi %2342, %c19 : index
    %2344 = arith.addi %2343, %c28 : index
    %2345 = vector.extract %543#5[3] : f32 from vector<8xf32>
    memref.store %2345, %19[%2344] : memref<?xf32>
    %2346 = arith.muli %4, %c11 : index
    %2347 = arith.addi %2346, %2285 : index
    %2348 = arith.addi %2347, %c19 : index
    %2349 = arith.addi %2348, %c7 : index
    %2350 = vector.extract %543#5[4] : f32 from vector<8xf32>
    memref.store %2350, %19[%2349] : memref<?xf32>
    %2351 = arith.muli %4, %c11 : index
    %2352 = arith.addi %2351, %2285 : index
    %2353 = arith.addi %2352, %c19 : index
    %2354 = arith.addi %2353, %c29 : index
    %2355 = vector.extract %543#5[5] : f32 from vector<8xf32>
    memref.store %2355, %19[%2354] : memref<?xf32>
    %2356 = arith.muli %4, %c11 : index
    %2357 = arith.addi %2356, %2285 : index
    %2358 = arith.addi %2357, %c19 : index
    %2359 = arith.addi %2358, %c30 : index
    %2360 = vector.extract %543#5[6] : f32 from vector<8xf32>
    memref.store %2360, %19[%2359] : memref<?xf32>
    %2361 = arith.muli %4, %c11 : index
    %2362 = arith.addi %2361, %2285 : index
    %2363 = arith.addi %2362, %c19 : index
    %2364 = arith.addi %2363, %c31 : index
    %2365 = vector.extract %543#5[7] : f32 from vector<8xf32>
    memref.store %2365, %19[%2364] : memref<?xf32>
    wave.barrier
    %2366 = arith.muli %4, %c5 : index
    %2367 = arith.addi %2366, %c8 : index
    %2368 = arith.muli %2367, %c5 : index
    %2369 = arith.divui %2282, %c18 : index
    %2370 = arith.addi %2368, %2369 : index
    %2371 = arith.addi %2281, %2370 : index
    %2372 = arith.cmpi slt, %2371, %22 : index
    scf.if %2372 {
      %2373 = arith.cmpi eq, %hasFactors, %c9 : index
      %2374 = memref.load %factors[%2371] : memref<?xf32>
      %2375 = arith.select %2373, %2374, %c33 : f32
      %2376 = arith.addi %2285, %c8 : index
      %2377 = arith.muli %2367, %c15 : index
      %2378 = arith.addi %2376, %2377 : index
      %2379 = memref.load %19[%2378] : memref<?xf32>
      %2380 = arith.addi %2378, %c11 : index
      %2381 = memref.load %19[%2380] : memref<?xf32>
      %2382 = arith.addf %2379, %2381 : f32
      %2383 = arith.addi %2378, %c34 : index
      %2384 = memref.load %19[%2383] : memref<?xf32>
      %2385 = arith.addf %2382, %2384 : f32
      %2386 = arith.addi %2378, %c35 : index
      %2387 = memref.load %19[%2386] : memref<?xf32>
      %2388 = arith.addf %2385, %2387 : f32
      %2389 = arith.remui %2282, %c18 : index
      %2390 = arith.muli %2389, %c2 : index
      %2391 = arith.addi %16, %2390 : index
      %2392 = vector.load %w[%2391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2393 = vector.bitcast %2392 : vector<4xi8> to vector<1xf32>
      %2394 = vector.extract %2393[0] : f32 from vector<1xf32>
      %2395 = arith.mulf %2394, %2375 : f32
      %2396 = arith.mulf %2388, %2395 : f32
      %2397 = arith.muli %3, %c5 : index
      %2398 = arith.addi %2397, %c8 : index
      %2399 = arith.muli %2398, %c18 : index
      %2400 = arith.remui %2282, %c18 : index
      %2401 = arith.addi %2399, %2400 : index
      %2402 = arith.muli %2370, %c7 : index
      %2403 = arith.addi %2402, %2401 : index
      memref.store %2396, %20[%2403] : memref<?xf32>
      %2404 = arith.addi %2285, %c19 : index
      %2405 = arith.muli %2367, %c15 : index
      %2406 = arith.addi %2404, %2405 : index
      %2407 = memref.load %19[%2406] : memref<?xf32>
      %2408 = arith.addi %2406, %c11 : index
      %2409 = memref.load %19[%2408] : memref<?xf32>
      %2410 = arith.addf %2407, %2409 : f32
      %2411 = arith.addi %2406, %c34 : index
      %2412 = memref.load %19[%2411] : memref<?xf32>
      %2413 = arith.addf %2410, %2412 : f32
      %2414 = arith.addi %2406, %c35 : index
      %2415 = memref.load %19[%2414] : memref<?xf32>
      %2416 = arith.addf %2413, %2415 : f32
      %2417 = arith.remui %2282, %c18 : index
      %2418 = arith.muli %2417, %c2 : index
      %2419 = arith.addi %18, %2418 : index
      %2420 = vector.load %w[%2419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2421 = vector.bitcast %2420 : vector<4xi8> to vector<1xf32>
      %2422 = vector.extract %2421[0] : f32 from vector<1xf32>
      %2423 = arith.mulf %2422, %2375 : f32
      %2424 = arith.mulf %2416, %2423 : f32
      %2425 = arith.muli %3, %c5 : index
      %2426 = arith.addi %2425, %c9 : index
      %2427 = arith.muli %2426, %c18 : index
      %2428 = arith.remui %2282, %c18 : index
      %2429 = arith.addi %2427, %2428 : index
      %2430 = arith.muli %2370, %c7 : index
      %2431 = arith.addi %2430, %2429 : index
      memref.store %2424, %20[%2431] : memref<?xf32>
    }
    %2432 = arith.muli %4, %c5 : index
    %2433 = arith.addi %2432, %c9 : index
    %2434 = arith.muli %2433, %c5 : index
    %2435 = arith.divui %2282, %c18 : index
    %2436 = arith.addi %2434, %2435 : index
    %2437 = arith.addi %2281, %2436 : index
    %2438 = arith.cmpi slt, %2437, %22 : index
    scf.if %2438 {
      %2439 = arith.cmpi eq, %hasFactors, %c9 : index
      %2440 = memref.load %factors[%2437] : memref<?xf32>
      %2441 = arith.select %2439, %2440, %c33 : f32
      %2442 = arith.addi %2285, %c8 : index
      %2443 = arith.muli %2433, %c15 : index
      %2444 = arith.addi %2442, %2443 : index
      %2445 = memref.load %19[%2444] : memref<?xf32>
      %2446 = arith.addi %2444, %c11 : index
      %2447 = memref.load %19[%2446] : memref<?xf32>
      %2448 = arith.addf %2445, %2447 : f32
      %2449 = arith.addi %2444, %c34 : index
      %2450 = memref.load %19[%2449] : memref<?xf32>
      %2451 = arith.addf %2448, %2450 : f32
      %2452 = arith.addi %2444, %c35 : index
      %2453 = memref.load %19[%2452] : memref<?xf32>
      %2454 = arith.addf %2451, %2453 : f32
      %2455 = arith.remui %2282, %c18 : index
      %2456 = arith.muli %2455, %c2 : index
      %2457 = arith.addi %16, %2456 : index
      %2458 = vector.load %w[%2457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2459 = vector.bitcast %2458 : vector<4xi8> to vector<1xf32>
      %2460 = vector.extract %2459[0] : f32 from vector<1xf32>
      %2461 = arith.mulf %2460, %2441 : f32
      %2462 = arith.mulf %2454, %2461 : f32
      %2463 = arith.muli %3, %c5 : index
      %2464 = arith.addi %2463, %c8 : index
      %2465 = arith.muli %2464, %c18 : index
      %2466 = arith.remui %2282, %c18 : index
      %2467 = arith.addi %2465, %2466 : index
      %2468 = arith.muli %2436, %c7 : index
      %2469 = arith.addi %2468, %2467 : index
      memref.store %2462, %20[%2469] : memref<?xf32>
      %2470 = arith.addi %2285, %c19 : index
      %2471 = arith.muli %2433, %c15 : index
      %2472 = arith.addi %2470, %2471 : index
      %2473 = memref.load %19[%2472] : memref<?xf32>
      %2474 = arith.addi %2472, %c11 : index
      %2475 = memref.load %19[%2474] : memref<?xf32>
      %2476 = arith.addf %2473, %2475 : f32
      %2477 = arith.addi %2472, %c34 : index
      %2478 = memref.load %19[%2477] : memref<?xf32>
      %2479 = arith.addf %2476, %2478 : f32
      %2480 = arith.addi %2472, %c35 : index
      %2481 = memref.load %19[%2480] : memref<?xf32>
      %2482 = arith.addf %2479, %2481 : f32
      %2483 = arith.remui %2282, %c18 : index
      %2484 = arith.muli %2483, %c2 : index
      %2485 = arith.addi %18, %2484 : index
      %2486 = vector.load %w[%2485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2487 = vector.bitcast %2486 : vector<4xi8> to vector<1xf32>
      %2488 = vector.extract %2487[0] : f32 from vector<1xf32>
      %2489 = arith.mulf %2488, %2441 : f32
      %2490 = arith.mulf %2482, %2489 : f32
      %2491 = arith.muli %3, %c5 : index
      %2492 = arith.addi %2491, %c9 : index
      %2493 = arith.muli %2492, %c18 : index
      %2494 = arith.remui %2282, %c18 : index
      %2495 = arith.addi %2493, %2494 : index
      %2496 = arith.muli %2436, %c7 : index
      %2497 = arith.addi %2496, %2495 : index
      memref.store %2490, %20[%2497] : memref<?xf32>
    }
    wave.barrier
    %2498 = arith.addi %23, %c15 : index
    %2499 = wave.wave
    %2500 = arith.addi %2499, %c8 : index
    %2501 = arith.addi %2498, %2500 : index
    %2502 = arith.cmpi slt, %2501, %22 : index
    scf.if %2502 {
      %2503 = arith.addi %2498, %2500 : index
      %2504 = arith.muli %2500, %c7 : index
      %2505 = wave.lane
      %2506 = arith.addi %2505, %c8 : index
      %2507 = arith.cmpi eq, %hasBias, %c9 : index
      %2508 = arith.addi %2504, %2506 : index
      %2509 = memref.load %20[%2508] : memref<?xf32>
      %2510 = arith.muli %0, %c7 : index
      %2511 = arith.addi %2510, %2506 : index
      %2512 = memref.load %bias[%2511] : memref<?xf32>
      %2513 = arith.addf %2509, %2512 : f32
      %2514 = arith.select %2507, %2513, %2509 : f32
      %2515 = arith.addi %2506, %c12 : index
      %2516 = arith.cmpi eq, %hasBias, %c9 : index
      %2517 = arith.addi %2504, %2515 : index
      %2518 = memref.load %20[%2517] : memref<?xf32>
      %2519 = arith.muli %0, %c7 : index
      %2520 = arith.addi %2519, %2515 : index
      %2521 = memref.load %bias[%2520] : memref<?xf32>
      %2522 = arith.addf %2518, %2521 : f32
      %2523 = arith.select %2516, %2522, %2518 : f32
      %2524 = arith.addi %2505, %c15 : index
      %2525 = arith.cmpi eq, %hasBias, %c9 : index
      %2526 = arith.addi %2504, %2524 : index
      %2527 = memref.load %20[%2526] : memref<?xf32>
      %2528 = arith.muli %0, %c7 : index
      %2529 = arith.addi %2528, %2524 : index
      %2530 = memref.load %bias[%2529] : memref<?xf32>
      %2531 = arith.addf %2527, %2530 : f32
      %2532 = arith.select %2525, %2531, %2527 : f32
      %2533 = arith.addi %2524, %c12 : index
      %2534 = arith.cmpi eq, %hasBias, %c9 : index
      %2535 = arith.addi %2504, %2533 : index
      %2536 = memref.load %20[%2535] : memref<?xf32>
      %2537 = arith.muli %0, %c7 : index
      %2538 = arith.addi %2537, %2533 : index
      %2539 = memref.load %bias[%2538] : memref<?xf32>
      %2540 = arith.addf %2536, %2539 : f32
      %2541 = arith.select %2534, %2540, %2536 : f32
      %2542 = arith.addi %heads, %kvHeads : index
      %2543 = arith.cmpi slt, %0, %2542 : index
      scf.if %2543 {
        %2544 = arith.addi %positionsAt, %2503 : index
        %2545 = memref.load %step[%2544] : memref<?xi32>
        %2546 = arith.index_cast %2545 : i32 to index
        %2547 = arith.cmpi eq, %hasNorm, %c9 : index
        %2548 = math.fma %2514, %2514, %c39 : f32
        %2549 = math.fma %2523, %2523, %2548 : f32
        %2550 = math.fma %2532, %2532, %2549 : f32
        %2551 = math.fma %2541, %2541, %2550 : f32
        %2552 = vector.broadcast %2551 : f32 to vector<1xf32>
        %2553 = wave.reduce "add" %2552 : vector<1xf32>
        %2554 = arith.mulf %2553, %inverseHeadDim : f32
        %2555 = arith.addf %2554, %epsilon : f32
        %2556 = math.sqrt %2555 : f32
        %2557 = arith.divf %c33, %2556 : f32
        %2558 = arith.cmpi slt, %0, %heads : index
        %2559 = arith.addi %2506, %c12 : index
        %2560 = memref.load %query_norm[%2506] : memref<?xf32>
        %2561 = memref.load %key_norm[%2506] : memref<?xf32>
        %2562 = arith.select %2558, %2560, %2561 : f32
        %2563 = arith.mulf %2514, %2557 : f32
        %2564 = arith.mulf %2563, %2562 : f32
        %2565 = arith.select %2547, %2564, %2514 : f32
        %2566 = memref.load %query_norm[%2559] : memref<?xf32>
        %2567 = memref.load %key_norm[%2559] : memref<?xf32>
        %2568 = arith.select %2558, %2566, %2567 : f32
        %2569 = arith.mulf %2523, %2557 : f32
        %2570 = arith.mulf %2569, %2568 : f32
        %2571 = arith.select %2547, %2570, %2523 : f32
        %2572 = arith.addi %2524, %c12 : index
        %2573 = memref.load %query_norm[%2524] : memref<?xf32>
        %2574 = memref.load %key_norm[%2524] : memref<?xf32>
        %2575 = arith.select %2558, %2573, %2574 : f32
        %2576 = arith.mulf %2532, %2557 : f32
        %2577 = arith.mulf %2576, %2575 : f32
        %2578 = arith.select %2547, %2577, %2532 : f32
        %2579 = memref.load %query_norm[%2572] : memref<?xf32>
        %2580 = memref.load %key_norm[%2572] : memref<?xf32>
        %2581 = arith.select %2558, %2579, %2580 : f32
        %2582 = arith.mulf %2541, %2557 : f32
        %2583 = arith.mulf %2582, %2581 : f32
        %2584 = arith.select %2547, %2583, %2541 : f32
        %2585 = arith.remui %2546, %c19 : index
        %2586 = arith.muli %2585, %c7 : index
        %2587 = arith.addi %2586, %2506 : index
        %2588 = arith.divui %2546, %c19 : index
        %2589 = arith.addi %2588, %c19 : index
        %2590 = arith.muli %2589, %c7 : index
        %2591 = arith.addi %2590, %2506 : index
        %2592 = memref.load %rope[%2587] : memref<?xf32>
        %2593 = arith.addi %2587, %c12 : index
        %2594 = memref.load %rope[%2593] : memref<?xf32>
        %2595 = memref.load %rope[%2591] : memref<?xf32>
        %2596 = arith.addi %2591, %c12 : index
        %2597 = memref.load %rope[%2596] : memref<?xf32>
        %2598 = arith.mulf %2595, %2592 : f32
        %2599 = arith.mulf %2597, %2594 : f32
        %2600 = arith.subf %2598, %2599 : f32
        %2601 = arith.mulf %2597, %2592 : f32
        %2602 = arith.mulf %2595, %2594 : f32
        %2603 = arith.addf %2601, %2602 : f32
        %2604 = arith.mulf %2565, %2600 : f32
        %2605 = arith.mulf %2571, %2603 : f32
        %2606 = arith.subf %2604, %2605 : f32
        %2607 = arith.mulf %2571, %2600 : f32
        %2608 = arith.mulf %2565, %2603 : f32
        %2609 = arith.addf %2607, %2608 : f32
        %2610 = arith.cmpi slt, %0, %heads : index
        scf.if %2610 {
          %2611 = arith.muli %2503, %heads : index
          %2612 = arith.addi %2611, %0 : index
          %2613 = arith.muli %2612, %c7 : index
          %2614 = arith.addi %2613, %2506 : index
          memref.store %2606, %q[%2614] : memref<?xf32>
          %2615 = arith.addi %2614, %c12 : index
          memref.store %2609, %q[%2615] : memref<?xf32>
        } else {
          %2616 = arith.addi %2504, %2506 : index
          memref.store %2606, %20[%2616] : memref<?xf32>
          %2617 = arith.addi %2504, %2506 : index
          %2618 = arith.addi %2617, %c12 : index
          memref.store %2609, %20[%2618] : memref<?xf32>
        }
        %2619 = arith.remui %2546, %c19 : index
        %2620 = arith.muli %2619, %c7 : index
        %2621 = arith.addi %2620, %2524 : index
        %2622 = arith.divui %2546, %c19 : index
        %2623 = arith.addi %2622, %c19 : index
        %2624 = arith.muli %2623, %c7 : index
        %2625 = arith.addi %2624, %2524 : index
        %2626 = memref.load %rope[%2621] : memref<?xf32>
        %2627 = arith.addi %2621, %c12 : index
        %2628 = memref.load %rope[%2627] : memref<?xf32>
        %2629 = memref.load %rope[%2625] : memref<?xf32>
        %2630 = arith.addi %2625, %c12 : index
        %2631 = memref.load %rope[%2630] : memref<?xf32>
        %2632 = arith.mulf %2629, %2626 : f32
        %2633 = arith.mulf %2631, %2628 : f32
        %2634 = arith.subf %2632, %2633 : f32
        %2635 = arith.mulf %2631, %2626 : f32
        %2636 = arith.mulf %2629, %2628 : f32
        %2637 = arith.addf %2635, %2636 : f32
        %2638 = arith.mulf %2578, %2634 : f32
        %2639 = arith.mulf %2584, %2637 : f32
        %2640 = arith.subf %2638, %2639 : f32
        %2641 = arith.mulf %2584, %2634 : f32
        %2642 = arith.mulf %2578, %2637 : f32
        %2643 = arith.addf %2641, %2642 : f32
        %2644 = arith.cmpi slt, %0, %heads : index
        scf.if %2644 {
          %2645 = arith.muli %2503, %heads : index
          %2646 = arith.addi %2645, %0 : index
          %2647 = arith.muli %2646, %c7 : index
          %2648 = arith.addi %2647, %2524 : index
          memref.store %2640, %q[%2648] : memref<?xf32>
          %2649 = arith.addi %2648, %c12 : index
          memref.store %2643, %q[%2649] : memref<?xf32>
        } else {
          %2650 = arith.addi %2504, %2524 : index
          memref.store %2640, %20[%2650] : memref<?xf32>
          %2651 = arith.addi %2504, %2524 : index
          %2652 = arith.addi %2651, %c12 : index
          memref.store %2643, %20[%2652] : memref<?xf32>
        }
      } else {
        %2653 = arith.cmpi slt, %0, %heads : index
        scf.if %2653 {
          %2654 = arith.muli %2503, %heads : index
          %2655 = arith.addi %2654, %0 : index
          %2656 = arith.muli %2655, %c7 : index
          %2657 = arith.addi %2656, %2506 : index
          memref.store %2514, %q[%2657] : memref<?xf32>
          %2658 = arith.addi %2657, %c12 : index
          memref.store %2523, %q[%2658] : memref<?xf32>
        } else {
          %2659 = arith.addi %2504, %2506 : index
          memref.store %2514, %20[%2659] : memref<?xf32>
          %2660 = arith.addi %2504, %2506 : index
          %2661 = arith.addi %2660, %c12 : index
          memref.store %2523, %20[%2661] : memref<?xf32>
        }
        %2662 = arith.cmpi slt, %0, %heads : index
        scf.if %2662 {
          %2663 = arith.muli %2503, %heads : index
          %2664 = arith.addi %2663, %0 : index
          %2665 = arith.muli %2664, %c7 : index
          %2666 = arith.addi %2665, %2524 : index
          memref.store %2532, %q[%2666] : memref<?xf32>
          %2667 = arith.addi %2666, %c12 : index
          memref.store %2541, %q[%2667] : memref<?xf32>
        } else {
          %2668 = arith.addi %2504, %2524 : index
          memref.store %2532, %20[%2668] : memref<?xf32>
          %2669 = arith.addi %2504, %2524 : index
          %2670 = arith.addi %2669, %c12 : index
          memref.store %2541, %20[%2670] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2671 = arith.cmpi sge, %0, %heads : index
    scf.if %2671 {
      %2672 = arith.addi %2499, %c8 : index
      %2673 = arith.addi %2498, %2672 : index
      %2674 = arith.cmpi slt, %2673, %22 : index
      scf.if %2674 {
        %2675 = arith.addi %2498, %2672 : index
        %2676 = arith.addi %slotsAt, %2675 : index
        %2677 = memref.load %step[%2676] : memref<?xi32>
        %2678 = arith.index_cast %2677 : i32 to index
        %2679 = arith.cmpi sge, %2678, %c8 : index
        scf.if %2679 {
          %2680 = arith.muli %2672, %c7 : index
          %2681 = arith.subi %0, %heads : index
          %2682 = memref.load %scales[%2681] : memref<?xf32>
          %2683 = vector.broadcast %2682 : f32 to vector<4xf32>
          %2684 = arith.divui %2678, %c18 : index
          %2685 = arith.remui %2678, %c18 : index
          %2686 = arith.muli %2684, %pageBytes : index
          %2687 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2687 {
            %2688 = wave.lane
            %2689 = arith.muli %2688, %c2 : index
            scf.for %2690 = %2689 to %c7 step %c7 {
              %2691 = arith.addi %2680, %2690 : index
              %2692 = vector.load %20[%2691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2693 = arith.mulf %2692, %2683 : vector<4xf32>
              %2694 = arith.minimumf %2693, %c45 : vector<4xf32>
              %2695 = arith.maximumf %2694, %c46 : vector<4xf32>
              %2696 = arith.truncf %2695 : vector<4xf32> to vector<4xf16>
              %2697 = vector.bitcast %2696 : vector<4xf16> to vector<8xi8>
              %2698 = arith.cmpi slt, %2681, %kvHeads : index
              scf.if %2698 {
                %2699 = arith.muli %2681, %c10 : index
                %2700 = arith.addi %2686, %2699 : index
                %2701 = arith.divui %2690, %c18 : index
                %2702 = arith.muli %2701, %c47 : index
                %2703 = arith.remui %2690, %c18 : index
                %2704 = arith.divui %2703, %c4 : index
                %2705 = arith.muli %2704, %c19 : index
                %2706 = arith.muli %2685, %c18 : index
                %2707 = arith.addi %2705, %2706 : index
                %2708 = arith.remui %2703, %c4 : index
                %2709 = arith.muli %2708, %c5 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.addi %2702, %2710 : index
                %2712 = arith.addi %2700, %2711 : index
                vector.store %2697, %kv[%2712] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2713 = arith.subi %2681, %kvHeads : index
                %2714 = arith.muli %2713, %c10 : index
                %2715 = arith.addi %2686, %2714 : index
                %2716 = arith.addi %2690, %c8 : index
                %2717 = arith.divui %2716, %c18 : index
                %2718 = arith.muli %2717, %c47 : index
                %2719 = arith.addi %2718, %c34 : index
                %2720 = arith.remui %2716, %c18 : index
                %2721 = arith.divui %2685, %c5 : index
                %2722 = arith.remui %2685, %c5 : index
                %2723 = arith.muli %2722, %c4 : index
                %2724 = arith.addi %2721, %2723 : index
                %2725 = arith.divui %2724, %c4 : index
                %2726 = arith.muli %2725, %c19 : index
                %2727 = arith.muli %2720, %c18 : index
                %2728 = arith.addi %2726, %2727 : index
                %2729 = arith.remui %2724, %c4 : index
                %2730 = arith.muli %2729, %c5 : index
                %2731 = arith.addi %2728, %2730 : index
                %2732 = arith.addi %2719, %2731 : index
                %2733 = arith.addi %2715, %2732 : index
                %2734 = vector.shuffle %2697, %2697 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2734, %kv[%2733] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2735 = arith.addi %2690, %c9 : index
                %2736 = arith.divui %2735, %c18 : index
                %2737 = arith.muli %2736, %c47 : index
                %2738 = arith.addi %2737, %c34 : index
                %2739 = arith.remui %2735, %c18 : index
                %2740 = arith.divui %2685, %c5 : index
                %2741 = arith.remui %2685, %c5 : index
                %2742 = arith.muli %2741, %c4 : index
                %2743 = arith.addi %2740, %2742 : index
                %2744 = arith.divui %2743, %c4 : index
                %2745 = arith.muli %2744, %c19 : index
                %2746 = arith.muli %2739, %c18 : index
                %2747 = arith.addi %2745, %2746 : index
                %2748 = arith.remui %2743, %c4 : index
                %2749 = arith.muli %2748, %c5 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.addi %2738, %2750 : index
                %2752 = arith.addi %2715, %2751 : index
                %2753 = vector.shuffle %2697, %2697 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2753, %kv[%2752] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2754 = arith.addi %2690, %c5 : index
                %2755 = arith.divui %2754, %c18 : index
                %2756 = arith.muli %2755, %c47 : index
                %2757 = arith.addi %2756, %c34 : index
                %2758 = arith.remui %2754, %c18 : index
                %2759 = arith.divui %2685, %c5 : index
                %2760 = arith.remui %2685, %c5 : index
                %2761 = arith.muli %2760, %c4 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.divui %2762, %c4 : index
                %2764 = arith.muli %2763, %c19 : index
                %2765 = arith.muli %2758, %c18 : index
                %2766 = arith.addi %2764, %2765 : index
                %2767 = arith.remui %2762, %c4 : index
                %2768 = arith.muli %2767, %c5 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.addi %2757, %2769 : index
                %2771 = arith.addi %2715, %2770 : index
                %2772 = vector.shuffle %2697, %2697 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2772, %kv[%2771] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2773 = arith.addi %2690, %c27 : index
                %2774 = arith.divui %2773, %c18 : index
                %2775 = arith.muli %2774, %c47 : index
                %2776 = arith.addi %2775, %c34 : index
                %2777 = arith.remui %2773, %c18 : index
                %2778 = arith.divui %2685, %c5 : index
                %2779 = arith.remui %2685, %c5 : index
                %2780 = arith.muli %2779, %c4 : index
                %2781 = arith.addi %2778, %2780 : index
                %2782 = arith.divui %2781, %c4 : index
                %2783 = arith.muli %2782, %c19 : index
                %2784 = arith.muli %2777, %c18 : index
                %2785 = arith.addi %2783, %2784 : index
                %2786 = arith.remui %2781, %c4 : index
                %2787 = arith.muli %2786, %c5 : index
                %2788 = arith.addi %2785, %2787 : index
                %2789 = arith.addi %2776, %2788 : index
                %2790 = arith.addi %2715, %2789 : index
                %2791 = vector.shuffle %2697, %2697 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2791, %kv[%2790] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2792 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2792 {
            %2793 = wave.lane
            %2794 = arith.muli %2793, %c2 : index
            scf.for %2795 = %2794 to %c7 step %c7 {
              %2796 = arith.addi %2680, %2795 : index
              %2797 = vector.load %20[%2796] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2798 = arith.mulf %2797, %2683 : vector<4xf32>
              %2799 = wave.fp8_encode "e4m3" %2798 : vector<4xf32> -> vector<4xi8>
              %2800 = arith.cmpi slt, %2681, %kvHeads : index
              scf.if %2800 {
                %2801 = arith.muli %2681, %c34 : index
                %2802 = arith.addi %2686, %2801 : index
                %2803 = vector.shuffle %2799, %2799 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2804 = arith.divui %2795, %c18 : index
                %2805 = arith.muli %2804, %c19 : index
                %2806 = arith.remui %2795, %c18 : index
                %2807 = arith.muli %2685, %c18 : index
                %2808 = arith.divui %2806, %c2 : index
                %2809 = arith.muli %2808, %c2 : index
                %2810 = arith.remui %2806, %c5 : index
                %2811 = arith.muli %2810, %c5 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.divui %2806, %c5 : index
                %2814 = arith.remui %2813, %c5 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.addi %2807, %2815 : index
                %2817 = arith.addi %2805, %2816 : index
                %2818 = arith.addi %2802, %2817 : index
                vector.store %2803, %kv[%2818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2819 = arith.subi %2681, %kvHeads : index
                %2820 = arith.muli %2819, %c34 : index
                %2821 = arith.addi %2686, %2820 : index
                %2822 = arith.addi %2795, %c8 : index
                %2823 = arith.divui %2822, %c18 : index
                %2824 = arith.muli %2823, %c19 : index
                %2825 = arith.addi %2824, %c11 : index
                %2826 = arith.remui %2822, %c18 : index
                %2827 = arith.divui %2685, %c5 : index
                %2828 = arith.remui %2685, %c5 : index
                %2829 = arith.muli %2828, %c4 : index
                %2830 = arith.addi %2827, %2829 : index
                %2831 = arith.muli %2826, %c18 : index
                %2832 = arith.divui %2830, %c2 : index
                %2833 = arith.muli %2832, %c2 : index
                %2834 = arith.remui %2830, %c5 : index
                %2835 = arith.muli %2834, %c5 : index
                %2836 = arith.addi %2833, %2835 : index
                %2837 = arith.divui %2830, %c5 : index
                %2838 = arith.remui %2837, %c5 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2831, %2839 : index
                %2841 = arith.addi %2825, %2840 : index
                %2842 = arith.addi %2821, %2841 : index
                %2843 = vector.shuffle %2799, %2799 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2843, %kv[%2842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2844 = arith.addi %2795, %c9 : index
                %2845 = arith.divui %2844, %c18 : index
                %2846 = arith.muli %2845, %c19 : index
                %2847 = arith.addi %2846, %c11 : index
                %2848 = arith.remui %2844, %c18 : index
                %2849 = arith.divui %2685, %c5 : index
                %2850 = arith.remui %2685, %c5 : index
                %2851 = arith.muli %2850, %c4 : index
                %2852 = arith.addi %2849, %2851 : index
                %2853 = arith.muli %2848, %c18 : index
                %2854 = arith.divui %2852, %c2 : index
                %2855 = arith.muli %2854, %c2 : index
                %2856 = arith.remui %2852, %c5 : index
                %2857 = arith.muli %2856, %c5 : index
                %2858 = arith.addi %2855, %2857 : index
                %2859 = arith.divui %2852, %c5 : index
                %2860 = arith.remui %2859, %c5 : index
                %2861 = arith.addi %2858, %2860 : index
                %2862 = arith.addi %2853, %2861 : index
                %2863 = arith.addi %2847, %2862 : index
                %2864 = arith.addi %2821, %2863 : index
                %2865 = vector.shuffle %2799, %2799 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2865, %kv[%2864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2866 = arith.addi %2795, %c5 : index
                %2867 = arith.divui %2866, %c18 : index
                %2868 = arith.muli %2867, %c19 : index
                %2869 = arith.addi %2868, %c11 : index
                %2870 = arith.remui %2866, %c18 : index
                %2871 = arith.divui %2685, %c5 : index
                %2872 = arith.remui %2685, %c5 : index
                %2873 = arith.muli %2872, %c4 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.muli %2870, %c18 : index
                %2876 = arith.divui %2874, %c2 : index
                %2877 = arith.muli %2876, %c2 : index
                %2878 = arith.remui %2874, %c5 : index
                %2879 = arith.muli %2878, %c5 : index
                %2880 = arith.addi %2877, %2879 : index
                %2881 = arith.divui %2874, %c5 : index
                %2882 = arith.remui %2881, %c5 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.addi %2875, %2883 : index
                %2885 = arith.addi %2869, %2884 : index
                %2886 = arith.addi %2821, %2885 : index
                %2887 = vector.shuffle %2799, %2799 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2887, %kv[%2886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2888 = arith.addi %2795, %c27 : index
                %2889 = arith.divui %2888, %c18 : index
                %2890 = arith.muli %2889, %c19 : index
                %2891 = arith.addi %2890, %c11 : index
                %2892 = arith.remui %2888, %c18 : index
                %2893 = arith.divui %2685, %c5 : index
                %2894 = arith.remui %2685, %c5 : index
                %2895 = arith.muli %2894, %c4 : index
                %2896 = arith.addi %2893, %2895 : index
                %2897 = arith.muli %2892, %c18 : index
                %2898 = arith.divui %2896, %c2 : index
                %2899 = arith.muli %2898, %c2 : index
                %2900 = arith.remui %2896, %c5 : index
                %2901 = arith.muli %2900, %c5 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.divui %2896, %c5 : index
                %2904 = arith.remui %2903, %c5 : index
                %2905 = arith.addi %2902, %2904 : index
                %2906 = arith.addi %2897, %2905 : index
                %2907 = arith.addi %2891, %2906 : index
                %2908 = arith.addi %2821, %2907 : index
                %2909 = vector.shuffle %2799, %2799 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2909, %kv[%2908] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2910 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2910 {
            %2911 = wave.lane
            %2912 = arith.muli %2911, %c2 : index
            scf.for %2913 = %2912 to %c7 step %c7 {
              %2914 = arith.addi %2680, %2913 : index
              %2915 = vector.load %20[%2914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2916 = arith.mulf %2915, %2683 : vector<4xf32>
              %2917 = wave.fp8_encode "e5m2" %2916 : vector<4xf32> -> vector<4xi8>
              %2918 = arith.cmpi slt, %2681, %kvHeads : index
              scf.if %2918 {
                %2919 = arith.muli %2681, %c34 : index
                %2920 = arith.addi %2686, %2919 : index
                %2921 = vector.shuffle %2917, %2917 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2922 = arith.divui %2913, %c18 : index
                %2923 = arith.muli %2922, %c19 : index
                %2924 = arith.remui %2913, %c18 : index
                %2925 = arith.muli %2685, %c18 : index
                %2926 = arith.divui %2924, %c2 : index
                %2927 = arith.muli %2926, %c2 : index
                %2928 = arith.remui %2924, %c5 : index
                %2929 = arith.muli %2928, %c5 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.divui %2924, %c5 : index
                %2932 = arith.remui %2931, %c5 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.addi %2925, %2933 : index
                %2935 = arith.addi %2923, %2934 : index
                %2936 = arith.addi %2920, %2935 : index
                vector.store %2921, %kv[%2936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2937 = arith.subi %2681, %kvHeads : index
                %2938 = arith.muli %2937, %c34 : index
                %2939 = arith.addi %2686, %2938 : index
                %2940 = arith.addi %2913, %c8 : index
                %2941 = arith.divui %2940, %c18 : index
                %2942 = arith.muli %2941, %c19 : index
                %2943 = arith.addi %2942, %c11 : index
                %2944 = arith.remui %2940, %c18 : index
                %2945 = arith.divui %2685, %c5 : index
                %2946 = arith.remui %2685, %c5 : index
                %2947 = arith.muli %2946, %c4 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.muli %2944, %c18 : index
                %2950 = arith.divui %2948, %c2 : index
                %2951 = arith.muli %2950, %c2 : index
                %2952 = arith.remui %2948, %c5 : index
                %2953 = arith.muli %2952, %c5 : index
                %2954 = arith.addi %2951, %2953 : index
                %2955 = arith.divui %2948, %c5 : index
                %2956 = arith.remui %2955, %c5 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.addi %2949, %2957 : index
                %2959 = arith.addi %2943, %2958 : index
                %2960 = arith.addi %2939, %2959 : index
                %2961 = vector.shuffle %2917, %2917 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2961, %kv[%2960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2962 = arith.addi %2913, %c9 : index
                %2963 = arith.divui %2962, %c18 : index
                %2964 = arith.muli %2963, %c19 : index
                %2965 = arith.addi %2964, %c11 : index
                %2966 = arith.remui %2962, %c18 : index
                %2967 = arith.divui %2685, %c5 : index
                %2968 = arith.remui %2685, %c5 : index
                %2969 = arith.muli %2968, %c4 : index
                %2970 = arith.addi %2967, %2969 : index
                %2971 = arith.muli %2966, %c18 : index
                %2972 = arith.divui %2970, %c2 : index
                %2973 = arith.muli %2972, %c2 : index
                %2974 = arith.remui %2970, %c5 : index
                %2975 = arith.muli %2974, %c5 : index
                %2976 = arith.addi %2973, %2975 : index
                %2977 = arith.divui %2970, %c5 : index
                %2978 = arith.remui %2977, %c5 : index
                %2979 = arith.addi %2976, %2978 : index
                %2980 = arith.addi %2971, %2979 : index
                %2981 = arith.addi %2965, %2980 : index
                %2982 = arith.addi %2939, %2981 : index
                %2983 = vector.shuffle %2917, %2917 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2983, %kv[%2982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2984 = arith.addi %2913, %c5 : index
                %2985 = arith.divui %2984, %c18 : index
                %2986 = arith.muli %2985, %c19 : index
                %2987 = arith.addi %2986, %c11 : index
                %2988 = arith.remui %2984, %c18 : index
                %2989 = arith.divui %2685, %c5 : index
                %2990 = arith.remui %2685, %c5 : index
                %2991 = arith.muli %2990, %c4 : index
                %2992 = arith.addi %2989, %2991 : index
                %2993 = arith.muli %2988, %c18 : index
                %2994 = arith.divui %2992, %c2 : index
                %2995 = arith.muli %2994, %c2 : index
                %2996 = arith.remui %2992, %c5 : index
                %2997 = arith.muli %2996, %c5 : index
                %2998 = arith.addi %2995, %2997 : index
                %2999 = arith.divui %2992, %c5 : index
                %3000 = arith.remui %2999, %c5 : index
                %3001 = arith.addi %2998, %3000 : index
                %3002 = arith.addi %2993, %3001 : index
                %3003 = arith.addi %2987, %3002 : index
                %3004 = arith.addi %2939, %3003 : index
                %3005 = vector.shuffle %2917, %2917 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3005, %kv[%3004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3006 = arith.addi %2913, %c27 : index
                %3007 = arith.divui %3006, %c18 : index
                %3008 = arith.muli %3007, %c19 : index
                %3009 = arith.addi %3008, %c11 : index
                %3010 = arith.remui %3006, %c18 : index
                %3011 = arith.divui %2685, %c5 : index
                %3012 = arith.remui %2685, %c5 : index
                %3013 = arith.muli %3012, %c4 : index
                %3014 = arith.addi %3011, %3013 : index
                %3015 = arith.muli %3010, %c18 : index
                %3016 = arith.divui %3014, %c2 : index
                %3017 = arith.muli %3016, %c2 : index
                %3018 = arith.remui %3014, %c5 : index
                %3019 = arith.muli %3018, %c5 : index
                %3020 = arith.addi %3017, %3019 : index
                %3021 = arith.divui %3014, %c5 : index
                %3022 = arith.remui %3021, %c5 : index
                %3023 = arith.addi %3020, %3022 : index
                %3024 = arith.addi %3015, %3023 : index
                %3025 = arith.addi %3009, %3024 : index
                %3026 = arith.addi %2939, %3025 : index
                %3027 = vector.shuffle %2917, %2917 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3027, %kv[%3026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3028 = arith.addi %23, %c48 : index
    %3029 = wave.lane
    %3030 = arith.muli %3, %c5 : index
    %3031 = arith.muli %3030, %c19 : index
    %3032 = arith.addi %3031, %3029 : index
    %3033 = arith.muli %4, %c11 : index
    %3034 = arith.addi %3033, %3032 : index
    %3035 = arith.addi %3034, %c8 : index
    %3036 = arith.addi %3035, %c8 : index
    %3037 = vector.extract %543#6[0] : f32 from vector<8xf32>
    memref.store %3037, %19[%3036] : memref<?xf32>
    %3038 = arith.muli %4, %c11 : index
    %3039 = arith.addi %3038, %3032 : index
    %3040 = arith.addi %3039, %c8 : index
    %3041 = arith.addi %3040, %c15 : index
    %3042 = vector.extract %543#6[1] : f32 from vector<8xf32>
    memref.store %3042, %19[%3041] : memref<?xf32>
    %3043 = arith.muli %4, %c11 : index
    %3044 = arith.addi %3043, %3032 : index
    %3045 = arith.addi %3044, %c8 : index
    %3046 = arith.addi %3045, %c12 : index
    %3047 = vector.extract %543#6[2] : f32 from vector<8xf32>
    memref.store %3047, %19[%3046] : memref<?xf32>
    %3048 = arith.muli %4, %c11 : index
    %3049 = arith.addi %3048, %3032 : index
    %3050 = arith.addi %3049, %c8 : index
    %3051 = arith.addi %3050, %c28 : index
    %3052 = vector.extract %543#6[3] : f32 from vector<8xf32>
    memref.store %3052, %19[%3051] : memref<?xf32>
    %3053 = arith.muli %4, %c11 : index
    %3054 = arith.addi %3053, %3032 : index
    %3055 = arith.addi %3054, %c8 : index
    %3056 = arith.addi %3055, %c7 : index
    %3057 = vector.extract %543#6[4] : f32 from vector<8xf32>
    memref.store %3057, %19[%3056] : memref<?xf32>
    %3058 = arith.muli %4, %c11 : index
    %3059 = arith.addi %3058, %3032 : index
    %3060 = arith.addi %3059, %c8 : index
    %3061 = arith.addi %3060, %c29 : index
    %3062 = vector.extract %543#6[5] : f32 from vector<8xf32>
    memref.store %3062, %19[%3061] : memref<?xf32>
    %3063 = arith.muli %4, %c11 : index
    %3064 = arith.addi %3063, %3032 : index
    %3065 = arith.addi %3064, %c8 : index
    %3066 = arith.addi %3065, %c30 : index
    %3067 = vector.extract %543#6[6] : f32 from vector<8xf32>
    memref.store %3067, %19[%3066] : memref<?xf32>
    %3068 = arith.muli %4, %c11 : index
    %3069 = arith.addi %3068, %3032 : index
    %3070 = arith.addi %3069, %c8 : index
    %3071 = arith.addi %3070, %c31 : index
    %3072 = vector.extract %543#6[7] : f32 from vector<8xf32>
    memref.store %3072, %19[%3071] : memref<?xf32>
    %3073 = arith.muli %4, %c11 : index
    %3074 = arith.addi %3073, %3032 : index
    %3075 = arith.addi %3074, %c19 : index
    %3076 = arith.addi %3075, %c8 : index
    %3077 = vector.extract %543#7[0] : f32 from vector<8xf32>
    memref.store %3077, %19[%3076] : memref<?xf32>
    %3078 = arith.muli %4, %c11 : index
    %3079 = arith.addi %3078, %3032 : index
    %3080 = arith.addi %3079, %c19 : index
    %3081 = arith.addi %3080, %c15 : index
    %3082 = vector.extract %543#7[1] : f32 from vector<8xf32>
    memref.store %3082, %19[%3081] : memref<?xf32>
    %3083 = arith.muli %4, %c11 : index
    %3084 = arith.addi %3083, %3032 : index
    %3085 = arith.addi %3084, %c19 : index
    %3086 = arith.addi %3085, %c12 : index
    %3087 = vector.extract %543#7[2] : f32 from vector<8xf32>
    memref.store %3087, %19[%3086] : memref<?xf32>
    %3088 = arith.muli %4, %c11 : index
    %3089 = arith.addi %3088, %3032 : index
    %3090 = arith.addi %3089, %c19 : index
    %3091 = arith.addi %3090, %c28 : index
    %3092 = vector.extract %543#7[3] : f32 from vector<8xf32>
    memref.store %3092, %19[%3091] : memref<?xf32>
    %3093 = arith.muli %4, %c11 : index
    %3094 = arith.addi %3093, %3032 : index
    %3095 = arith.addi %3094, %c19 : index
    %3096 = arith.addi %3095, %c7 : index
    %3097 = vector.extract %543#7[4] : f32 from vector<8xf32>
    memref.store %3097, %19[%3096] : memref<?xf32>
    %3098 = arith.muli %4, %c11 : index
    %3099 = arith.addi %3098, %3032 : index
    %3100 = arith.addi %3099, %c19 : index
    %3101 = arith.addi %3100, %c29 : index
    %3102 = vector.extract %543#7[5] : f32 from vector<8xf32>
    memref.store %3102, %19[%3101] : memref<?xf32>
    %3103 = arith.muli %4, %c11 : index
    %3104 = arith.addi %3103, %3032 : index
    %3105 = arith.addi %3104, %c19 : index
    %3106 = arith.addi %3105, %c30 : index
    %3107 = vector.extract %543#7[6] : f32 from vector<8xf32>
    memref.store %3107, %19[%3106] : memref<?xf32>
    %3108 = arith.muli %4, %c11 : index
    %3109 = arith.addi %3108, %3032 : index
    %3110 = arith.addi %3109, %c19 : index
    %3111 = arith.addi %3110, %c31 : index
    %3112 = vector.extract %543#7[7] : f32 from vector<8xf32>
    memref.store %3112, %19[%3111] : memref<?xf32>
    wave.barrier
    %3113 = arith.muli %4, %c5 : index
    %3114 = arith.addi %3113, %c8 : index
    %3115 = arith.muli %3114, %c5 : index
    %3116 = arith.divui %3029, %c18 : index
    %3117 = arith.addi %3115, %3116 : index
    %3118 = arith.addi %3028, %3117 : index
    %3119 = arith.cmpi slt, %3118, %22 : index
    scf.if %3119 {
      %3120 = arith.cmpi eq, %hasFactors, %c9 : index
      %3121 = memref.load %factors[%3118] : memref<?xf32>
      %3122 = arith.select %3120, %3121, %c33 : f32
      %3123 = arith.addi %3032, %c8 : index
      %3124 = arith.muli %3114, %c15 : index
      %3125 = arith.addi %3123, %3124 : index
      %3126 = memref.load %19[%3125] : memref<?xf32>
      %3127 = arith.addi %3125, %c11 : index
      %3128 = memref.load %19[%3127] : memref<?xf32>
      %3129 = arith.addf %3126, %3128 : f32
      %3130 = arith.addi %3125, %c34 : index
      %3131 = memref.load %19[%3130] : memref<?xf32>
      %3132 = arith.addf %3129, %3131 : f32
      %3133 = arith.addi %3125, %c35 : index
      %3134 = memref.load %19[%3133] : memref<?xf32>
      %3135 = arith.addf %3132, %3134 : f32
      %3136 = arith.remui %3029, %c18 : index
      %3137 = arith.muli %3136, %c2 : index
      %3138 = arith.addi %16, %3137 : index
      %3139 = vector.load %w[%3138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3140 = vector.bitcast %3139 : vector<4xi8> to vector<1xf32>
      %3141 = vector.extract %3140[0] : f32 from vector<1xf32>
      %3142 = arith.mulf %3141, %3122 : f32
      %3143 = arith.mulf %3135, %3142 : f32
      %3144 = arith.muli %3, %c5 : index
      %3145 = arith.addi %3144, %c8 : index
      %3146 = arith.muli %3145, %c18 : index
      %3147 = arith.remui %3029, %c18 : index
      %3148 = arith.addi %3146, %3147 : index
      %3149 = arith.muli %3117, %c7 : index
      %3150 = arith.addi %3149, %3148 : index
      memref.store %3143, %20[%3150] : memref<?xf32>
      %3151 = arith.addi %3032, %c19 : index
      %3152 = arith.muli %3114, %c15 : index
      %3153 = arith.addi %3151, %3152 : index
      %3154 = memref.load %19[%3153] : memref<?xf32>
      %3155 = arith.addi %3153, %c11 : index
      %3156 = memref.load %19[%3155] : memref<?xf32>
      %3157 = arith.addf %3154, %3156 : f32
      %3158 = arith.addi %3153, %c34 : index
      %3159 = memref.load %19[%3158] : memref<?xf32>
      %3160 = arith.addf %3157, %3159 : f32
      %3161 = arith.addi %3153, %c35 : index
      %3162 = memref.load %19[%3161] : memref<?xf32>
      %3163 = arith.addf %3160, %3162 : f32
      %3164 = arith.remui %3029, %c18 : index
      %3165 = arith.muli %3164, %c2 : index
      %3166 = arith.addi %18, %3165 : index
      %3167 = vector.load %w[%3166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3168 = vector.bitcast %3167 : vector<4xi8> to vector<1xf32>
      %3169 = vector.extract %3168[0] : f32 from vector<1xf32>
      %3170 = arith.mulf %3169, %3122 : f32
      %3171 = arith.mulf %3163, %3170 : f32
      %3172 = arith.muli %3, %c5 : index
      %3173 = arith.addi %3172, %c9 : index
      %3174 = arith.muli %3173, %c18 : index
      %3175 = arith.remui %3029, %c18 : index
      %3176 = arith.addi %3174, %3175 : index
      %3177 = arith.muli %3117, %c7 : index
      %3178 = arith.addi %3177, %3176 : index
      memref.store %3171, %20[%3178] : memref<?xf32>
    }
    %3179 = arith.muli %4, %c5 : index
    %3180 = arith.addi %3179, %c9 : index
    %3181 = arith.muli %3180, %c5 : index
    %3182 = arith.divui %3029, %c18 : index
    %3183 = arith.addi %3181, %3182 : index
    %3184 = arith.addi %3028, %3183 : index
    %3185 = arith.cmpi slt, %3184, %22 : index
    scf.if %3185 {
      %3186 = arith.cmpi eq, %hasFactors, %c9 : index
      %3187 = memref.load %factors[%3184] : memref<?xf32>
      %3188 = arith.select %3186, %3187, %c33 : f32
      %3189 = arith.addi %3032, %c8 : index
      %3190 = arith.muli %3180, %c15 : index
      %3191 = arith.addi %3189, %3190 : index
      %3192 = memref.load %19[%3191] : memref<?xf32>
      %3193 = arith.addi %3191, %c11 : index
      %3194 = memref.load %19[%3193] : memref<?xf32>
      %3195 = arith.addf %3192, %3194 : f32
      %3196 = arith.addi %3191, %c34 : index
      %3197 = memref.load %19[%3196] : memref<?xf32>
      %3198 = arith.addf %3195, %3197 : f32
      %3199 = arith.addi %3191, %c35 : index
      %3200 = memref.load %19[%3199] : memref<?xf32>
      %3201 = arith.addf %3198, %3200 : f32
      %3202 = arith.remui %3029, %c18 : index
      %3203 = arith.muli %3202, %c2 : index
      %3204 = arith.addi %16, %3203 : index
      %3205 = vector.load %w[%3204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3206 = vector.bitcast %3205 : vector<4xi8> to vector<1xf32>
      %3207 = vector.extract %3206[0] : f32 from vector<1xf32>
      %3208 = arith.mulf %3207, %3188 : f32
      %3209 = arith.mulf %3201, %3208 : f32
      %3210 = arith.muli %3, %c5 : index
      %3211 = arith.addi %3210, %c8 : index
      %3212 = arith.muli %3211, %c18 : index
      %3213 = arith.remui %3029, %c18 : index
      %3214 = arith.addi %3212, %3213 : index
      %3215 = arith.muli %3183, %c7 : index
      %3216 = arith.addi %3215, %3214 : index
      memref.store %3209, %20[%3216] : memref<?xf32>
      %3217 = arith.addi %3032, %c19 : index
      %3218 = arith.muli %3180, %c15 : index
      %3219 = arith.addi %3217, %3218 : index
      %3220 = memref.load %19[%3219] : memref<?xf32>
      %3221 = arith.addi %3219, %c11 : index
      %3222 = memref.load %19[%3221] : memref<?xf32>
      %3223 = arith.addf %3220, %3222 : f32
      %3224 = arith.addi %3219, %c34 : index
      %3225 = memref.load %19[%3224] : memref<?xf32>
      %3226 = arith.addf %3223, %3225 : f32
      %3227 = arith.addi %3219, %c35 : index
      %3228 = memref.load %19[%3227] : memref<?xf32>
      %3229 = arith.addf %3226, %3228 : f32
      %3230 = arith.remui %3029, %c18 : index
      %3231 = arith.muli %3230, %c2 : index
      %3232 = arith.addi %18, %3231 : index
      %3233 = vector.load %w[%3232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3234 = vector.bitcast %3233 : vector<4xi8> to vector<1xf32>
      %3235 = vector.extract %3234[0] : f32 from vector<1xf32>
      %3236 = arith.mulf %3235, %3188 : f32
      %3237 = arith.mulf %3229, %3236 : f32
      %3238 = arith.muli %3, %c5 : index
      %3239 = arith.addi %3238, %c9 : index
      %3240 = arith.muli %3239, %c18 : index
      %3241 = arith.remui %3029, %c18 : index
      %3242 = arith.addi %3240, %3241 : index
      %3243 = arith.muli %3183, %c7 : index
      %3244 = arith.addi %3243, %3242 : index
      memref.store %3237, %20[%3244] : memref<?xf32>
    }
    wave.barrier
    %3245 = arith.addi %23, %c48 : index
    %3246 = wave.wave
    %3247 = arith.addi %3246, %c8 : index
    %3248 = arith.addi %3245, %3247 : index
    %3249 = arith.cmpi slt, %3248, %22 : index
    scf.if %3249 {
      %3250 = arith.addi %3245, %3247 : index
      %3251 = arith.muli %3247, %c7 : index
      %3252 = wave.lane
      %3253 = arith.addi %3252, %c8 : index
      %3254 = arith.cmpi eq, %hasBias, %c9 : index
      %3255 = arith.addi %3251, %3253 : index
      %3256 = memref.load %20[%3255] : memref<?xf32>
      %3257 = arith.muli %0, %c7 : index
      %3258 = arith.addi %3257, %3253 : index
      %3259 = memref.load %bias[%3258] : memref<?xf32>
      %3260 = arith.addf %3256, %3259 : f32
      %3261 = arith.select %3254, %3260, %3256 : f32
      %3262 = arith.addi %3253, %c12 : index
      %3263 = arith.cmpi eq, %hasBias, %c9 : index
      %3264 = arith.addi %3251, %3262 : index
      %3265 = memref.load %20[%3264] : memref<?xf32>
      %3266 = arith.muli %0, %c7 : index
      %3267 = arith.addi %3266, %3262 : index
      %3268 = memref.load %bias[%3267] : memref<?xf32>
      %3269 = arith.addf %3265, %3268 : f32
      %3270 = arith.select %3263, %3269, %3265 : f32
      %3271 = arith.addi %3252, %c15 : index
      %3272 = arith.cmpi eq, %hasBias, %c9 : index
      %3273 = arith.addi %3251, %3271 : index
      %3274 = memref.load %20[%3273] : memref<?xf32>
      %3275 = arith.muli %0, %c7 : index
      %3276 = arith.addi %3275, %3271 : index
      %3277 = memref.load %bias[%3276] : memref<?xf32>
      %3278 = arith.addf %3274, %3277 : f32
      %3279 = arith.select %3272, %3278, %3274 : f32
      %3280 = arith.addi %3271, %c12 : index
      %3281 = arith.cmpi eq, %hasBias, %c9 : index
      %3282 = arith.addi %3251, %3280 : index
      %3283 = memref.load %20[%3282] : memref<?xf32>
      %3284 = arith.muli %0, %c7 : index
      %3285 = arith.addi %3284, %3280 : index
      %3286 = memref.load %bias[%3285] : memref<?xf32>
      %3287 = arith.addf %3283, %3286 : f32
      %3288 = arith.select %3281, %3287, %3283 : f32
      %3289 = arith.addi %heads, %kvHeads : index
      %3290 = arith.cmpi slt, %0, %3289 : index
      scf.if %3290 {
        %3291 = arith.addi %positionsAt, %3250 : index
        %3292 = memref.load %step[%3291] : memref<?xi32>
        %3293 = arith.index_cast %3292 : i32 to index
        %3294 = arith.cmpi eq, %hasNorm, %c9 : index
        %3295 = math.fma %3261, %3261, %c39 : f32
        %3296 = math.fma %3270, %3270, %3295 : f32
        %3297 = math.fma %3279, %3279, %3296 : f32
        %3298 = math.fma %3288, %3288, %3297 : f32
        %3299 = vector.broadcast %3298 : f32 to vector<1xf32>
        %3300 = wave.reduce "add" %3299 : vector<1xf32>
        %3301 = arith.mulf %3300, %inverseHeadDim : f32
        %3302 = arith.addf %3301, %epsilon : f32
        %3303 = math.sqrt %3302 : f32
        %3304 = arith.divf %c33, %3303 : f32
        %3305 = arith.cmpi slt, %0, %heads : index
        %3306 = arith.addi %3253, %c12 : index
        %3307 = memref.load %query_norm[%3253] : memref<?xf32>
        %3308 = memref.load %key_norm[%3253] : memref<?xf32>
        %3309 = arith.select %3305, %3307, %3308 : f32
        %3310 = arith.mulf %3261, %3304 : f32
        %3311 = arith.mulf %3310, %3309 : f32
        %3312 = arith.select %3294, %3311, %3261 : f32
        %3313 = memref.load %query_norm[%3306] : memref<?xf32>
        %3314 = memref.load %key_norm[%3306] : memref<?xf32>
        %3315 = arith.select %3305, %3313, %3314 : f32
        %3316 = arith.mulf %3270, %3304 : f32
        %3317 = arith.mulf %3316, %3315 : f32
        %3318 = arith.select %3294, %3317, %3270 : f32
        %3319 = arith.addi %3271, %c12 : index
        %3320 = memref.load %query_norm[%3271] : memref<?xf32>
        %3321 = memref.load %key_norm[%3271] : memref<?xf32>
        %3322 = arith.select %3305, %3320, %3321 : f32
        %3323 = arith.mulf %3279, %3304 : f32
        %3324 = arith.mulf %3323, %3322 : f32
        %3325 = arith.select %3294, %3324, %3279 : f32
        %3326 = memref.load %query_norm[%3319] : memref<?xf32>
        %3327 = memref.load %key_norm[%3319] : memref<?xf32>
        %3328 = arith.select %3305, %3326, %3327 : f32
        %3329 = arith.mulf %3288, %3304 : f32
        %3330 = arith.mulf %3329, %3328 : f32
        %3331 = arith.select %3294, %3330, %3288 : f32
        %3332 = arith.remui %3293, %c19 : index
        %3333 = arith.muli %3332, %c7 : index
        %3334 = arith.addi %3333, %3253 : index
        %3335 = arith.divui %3293, %c19 : index
        %3336 = arith.addi %3335, %c19 : index
        %3337 = arith.muli %3336, %c7 : index
        %3338 = arith.addi %3337, %3253 : index
        %3339 = memref.load %rope[%3334] : memref<?xf32>
        %3340 = arith.addi %3334, %c12 : index
        %3341 = memref.load %rope[%3340] : memref<?xf32>
        %3342 = memref.load %rope[%3338] : memref<?xf32>
        %3343 = arith.addi %3338, %c12 : index
        %3344 = memref.load %rope[%3343] : memref<?xf32>
        %3345 = arith.mulf %3342, %3339 : f32
        %3346 = arith.mulf %3344, %3341 : f32
        %3347 = arith.subf %3345, %3346 : f32
        %3348 = arith.mulf %3344, %3339 : f32
        %3349 = arith.mulf %3342, %3341 : f32
        %3350 = arith.addf %3348, %3349 : f32
        %3351 = arith.mulf %3312, %3347 : f32
        %3352 = arith.mulf %3318, %3350 : f32
        %3353 = arith.subf %3351, %3352 : f32
        %3354 = arith.mulf %3318, %3347 : f32
        %3355 = arith.mulf %3312, %3350 : f32
        %3356 = arith.addf %3354, %3355 : f32
        %3357 = arith.cmpi slt, %0, %heads : index
        scf.if %3357 {
          %3358 = arith.muli %3250, %heads : index
          %3359 = arith.addi %3358, %0 : index
          %3360 = arith.muli %3359, %c7 : index
          %3361 = arith.addi %3360, %3253 : index
          memref.store %3353, %q[%3361] : memref<?xf32>
          %3362 = arith.addi %3361, %c12 : index
          memref.store %3356, %q[%3362] : memref<?xf32>
        } else {
          %3363 = arith.addi %3251, %3253 : index
          memref.store %3353, %20[%3363] : memref<?xf32>
          %3364 = arith.addi %3251, %3253 : index
          %3365 = arith.addi %3364, %c12 : index
          memref.store %3356, %20[%3365] : memref<?xf32>
        }
        %3366 = arith.remui %3293, %c19 : index
        %3367 = arith.muli %3366, %c7 : index
        %3368 = arith.addi %3367, %3271 : index
        %3369 = arith.divui %3293, %c19 : index
        %3370 = arith.addi %3369, %c19 : index
        %3371 = arith.muli %3370, %c7 : index
        %3372 = arith.addi %3371, %3271 : index
        %3373 = memref.load %rope[%3368] : memref<?xf32>
        %3374 = arith.addi %3368, %c12 : index
        %3375 = memref.load %rope[%3374] : memref<?xf32>
        %3376 = memref.load %rope[%3372] : memref<?xf32>
        %3377 = arith.addi %3372, %c12 : index
        %3378 = memref.load %rope[%3377] : memref<?xf32>
        %3379 = arith.mulf %3376, %3373 : f32
        %3380 = arith.mulf %3378, %3375 : f32
        %3381 = arith.subf %3379, %3380 : f32
        %3382 = arith.mulf %3378, %3373 : f32
        %3383 = arith.mulf %3376, %3375 : f32
        %3384 = arith.addf %3382, %3383 : f32
        %3385 = arith.mulf %3325, %3381 : f32
        %3386 = arith.mulf %3331, %3384 : f32
        %3387 = arith.subf %3385, %3386 : f32
        %3388 = arith.mulf %3331, %3381 : f32
        %3389 = arith.mulf %3325, %3384 : f32
        %3390 = arith.addf %3388, %3389 : f32
        %3391 = arith.cmpi slt, %0, %heads : index
        scf.if %3391 {
          %3392 = arith.muli %3250, %heads : index
          %3393 = arith.addi %3392, %0 : index
          %3394 = arith.muli %3393, %c7 : index
          %3395 = arith.addi %3394, %3271 : index
          memref.store %3387, %q[%3395] : memref<?xf32>
          %3396 = arith.addi %3395, %c12 : index
          memref.store %3390, %q[%3396] : memref<?xf32>
        } else {
          %3397 = arith.addi %3251, %3271 : index
          memref.store %3387, %20[%3397] : memref<?xf32>
          %3398 = arith.addi %3251, %3271 : index
          %3399 = arith.addi %3398, %c12 : index
          memref.store %3390, %20[%3399] : memref<?xf32>
        }
      } else {
        %3400 = arith.cmpi slt, %0, %heads : index
        scf.if %3400 {
          %3401 = arith.muli %3250, %heads : index
          %3402 = arith.addi %3401, %0 : index
          %3403 = arith.muli %3402, %c7 : index
          %3404 = arith.addi %3403, %3253 : index
          memref.store %3261, %q[%3404] : memref<?xf32>
          %3405 = arith.addi %3404, %c12 : index
          memref.store %3270, %q[%3405] : memref<?xf32>
        } else {
          %3406 = arith.addi %3251, %3253 : index
          memref.store %3261, %20[%3406] : memref<?xf32>
          %3407 = arith.addi %3251, %3253 : index
          %3408 = arith.addi %3407, %c12 : index
          memref.store %3270, %20[%3408] : memref<?xf32>
        }
        %3409 = arith.cmpi slt, %0, %heads : index
        scf.if %3409 {
          %3410 = arith.muli %3250, %heads : index
          %3411 = arith.addi %3410, %0 : index
          %3412 = arith.muli %3411, %c7 : index
          %3413 = arith.addi %3412, %3271 : index
          memref.store %3279, %q[%3413] : memref<?xf32>
          %3414 = arith.addi %3413, %c12 : index
          memref.store %3288, %q[%3414] : memref<?xf32>
        } else {
          %3415 = arith.addi %3251, %3271 : index
          memref.store %3279, %20[%3415] : memref<?xf32>
          %3416 = arith.addi %3251, %3271 : index
          %3417 = arith.addi %3416, %c12 : index
          memref.store %3288, %20[%3417] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3418 = arith.cmpi sge, %0, %heads : index
    scf.if %3418 {
      %3419 = arith.addi %3246, %c8 : index
      %3420 = arith.addi %3245, %3419 : index
      %3421 = arith.cmpi slt, %3420, %22 : index
      scf.if %3421 {
        %3422 = arith.addi %3245, %3419 : index
        %3423 = arith.addi %slotsAt, %3422 : index
        %3424 = memref.load %step[%3423] : memref<?xi32>
        %3425 = arith.index_cast %3424 : i32 to index
        %3426 = arith.cmpi sge, %3425, %c8 : index
        scf.if %3426 {
          %3427 = arith.muli %3419, %c7 : index
          %3428 = arith.subi %0, %heads : index
          %3429 = memref.load %scales[%3428] : memref<?xf32>
          %3430 = vector.broadcast %3429 : f32 to vector<4xf32>
          %3431 = arith.divui %3425, %c18 : index
          %3432 = arith.remui %3425, %c18 : index
          %3433 = arith.muli %3431, %pageBytes : index
          %3434 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3434 {
            %3435 = wave.lane
            %3436 = arith.muli %3435, %c2 : index
            scf.for %3437 = %3436 to %c7 step %c7 {
              %3438 = arith.addi %3427, %3437 : index
              %3439 = vector.load %20[%3438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3440 = arith.mulf %3439, %3430 : vector<4xf32>
              %3441 = arith.minimumf %3440, %c45 : vector<4xf32>
              %3442 = arith.maximumf %3441, %c46 : vector<4xf32>
              %3443 = arith.truncf %3442 : vector<4xf32> to vector<4xf16>
              %3444 = vector.bitcast %3443 : vector<4xf16> to vector<8xi8>
              %3445 = arith.cmpi slt, %3428, %kvHeads : index
              scf.if %3445 {
                %3446 = arith.muli %3428, %c10 : index
                %3447 = arith.addi %3433, %3446 : index
                %3448 = arith.divui %3437, %c18 : index
                %3449 = arith.muli %3448, %c47 : index
                %3450 = arith.remui %3437, %c18 : index
                %3451 = arith.divui %3450, %c4 : index
                %3452 = arith.muli %3451, %c19 : index
                %3453 = arith.muli %3432, %c18 : index
                %3454 = arith.addi %3452, %3453 : index
                %3455 = arith.remui %3450, %c4 : index
                %3456 = arith.muli %3455, %c5 : index
                %3457 = arith.addi %3454, %3456 : index
                %3458 = arith.addi %3449, %3457 : index
                %3459 = arith.addi %3447, %3458 : index
                vector.store %3444, %kv[%3459] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3460 = arith.subi %3428, %kvHeads : index
                %3461 = arith.muli %3460, %c10 : index
                %3462 = arith.addi %3433, %3461 : index
                %3463 = arith.addi %3437, %c8 : index
                %3464 = arith.divui %3463, %c18 : index
                %3465 = arith.muli %3464, %c47 : index
                %3466 = arith.addi %3465, %c34 : index
                %3467 = arith.remui %3463, %c18 : index
                %3468 = arith.divui %3432, %c5 : index
                %3469 = arith.remui %3432, %c5 : index
                %3470 = arith.muli %3469, %c4 : index
                %3471 = arith.addi %3468, %3470 : index
                %3472 = arith.divui %3471, %c4 : index
                %3473 = arith.muli %3472, %c19 : index
                %3474 = arith.muli %3467, %c18 : index
                %3475 = arith.addi %3473, %3474 : index
                %3476 = arith.remui %3471, %c4 : index
                %3477 = arith.muli %3476, %c5 : index
                %3478 = arith.addi %3475, %3477 : index
                %3479 = arith.addi %3466, %3478 : index
                %3480 = arith.addi %3462, %3479 : index
                %3481 = vector.shuffle %3444, %3444 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3481, %kv[%3480] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3482 = arith.addi %3437, %c9 : index
                %3483 = arith.divui %3482, %c18 : index
                %3484 = arith.muli %3483, %c47 : index
                %3485 = arith.addi %3484, %c34 : index
                %3486 = arith.remui %3482, %c18 : index
                %3487 = arith.divui %3432, %c5 : index
                %3488 = arith.remui %3432, %c5 : index
                %3489 = arith.muli %3488, %c4 : index
                %3490 = arith.addi %3487, %3489 : index
                %3491 = arith.divui %3490, %c4 : index
                %3492 = arith.muli %3491, %c19 : index
                %3493 = arith.muli %3486, %c18 : index
                %3494 = arith.addi %3492, %3493 : index
                %3495 = arith.remui %3490, %c4 : index
                %3496 = arith.muli %3495, %c5 : index
                %3497 = arith.addi %3494, %3496 : index
                %3498 = arith.addi %3485, %3497 : index
                %3499 = arith.addi %3462, %3498 : index
                %3500 = vector.shuffle %3444, %3444 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3500, %kv[%3499] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3501 = arith.addi %3437, %c5 : index
                %3502 = arith.divui %3501, %c18 : index
                %3503 = arith.muli %3502, %c47 : index
                %3504 = arith.addi %3503, %c34 : index
                %3505 = arith.remui %3501, %c18 : index
                %3506 = arith.divui %3432, %c5 : index
                %3507 = arith.remui %3432, %c5 : index
                %3508 = arith.muli %3507, %c4 : index
                %3509 = arith.addi %3506, %3508 : index
                %3510 = arith.divui %3509, %c4 : index
                %3511 = arith.muli %3510, %c19 : index
                %3512 = arith.muli %3505, %c18 : index
                %3513 = arith.addi %3511, %3512 : index
                %3514 = arith.remui %3509, %c4 : index
                %3515 = arith.muli %3514, %c5 : index
                %3516 = arith.addi %3513, %3515 : index
                %3517 = arith.addi %3504, %3516 : index
                %3518 = arith.addi %3462, %3517 : index
                %3519 = vector.shuffle %3444, %3444 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3519, %kv[%3518] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3520 = arith.addi %3437, %c27 : index
                %3521 = arith.divui %3520, %c18 : index
                %3522 = arith.muli %3521, %c47 : index
                %3523 = arith.addi %3522, %c34 : index
                %3524 = arith.remui %3520, %c18 : index
                %3525 = arith.divui %3432, %c5 : index
                %3526 = arith.remui %3432, %c5 : index
                %3527 = arith.muli %3526, %c4 : index
                %3528 = arith.addi %3525, %3527 : index
                %3529 = arith.divui %3528, %c4 : index
                %3530 = arith.muli %3529, %c19 : index
                %3531 = arith.muli %3524, %c18 : index
                %3532 = arith.addi %3530, %3531 : index
                %3533 = arith.remui %3528, %c4 : index
                %3534 = arith.muli %3533, %c5 : index
                %3535 = arith.addi %3532, %3534 : index
                %3536 = arith.addi %3523, %3535 : index
                %3537 = arith.addi %3462, %3536 : index
                %3538 = vector.shuffle %3444, %3444 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3538, %kv[%3537] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3539 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3539 {
            %3540 = wave.lane
            %3541 = arith.muli %3540, %c2 : index
            scf.for %3542 = %3541 to %c7 step %c7 {
              %3543 = arith.addi %3427, %3542 : index
              %3544 = vector.load %20[%3543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3545 = arith.mulf %3544, %3430 : vector<4xf32>
              %3546 = wave.fp8_encode "e4m3" %3545 : vector<4xf32> -> vector<4xi8>
              %3547 = arith.cmpi slt, %3428, %kvHeads : index
              scf.if %3547 {
                %3548 = arith.muli %3428, %c34 : index
                %3549 = arith.addi %3433, %3548 : index
                %3550 = vector.shuffle %3546, %3546 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3551 = arith.divui %3542, %c18 : index
                %3552 = arith.muli %3551, %c19 : index
                %3553 = arith.remui %3542, %c18 : index
                %3554 = arith.muli %3432, %c18 : index
                %3555 = arith.divui %3553, %c2 : index
                %3556 = arith.muli %3555, %c2 : index
                %3557 = arith.remui %3553, %c5 : index
                %3558 = arith.muli %3557, %c5 : index
                %3559 = arith.addi %3556, %3558 : index
                %3560 = arith.divui %3553, %c5 : index
                %3561 = arith.remui %3560, %c5 : index
                %3562 = arith.addi %3559, %3561 : index
                %3563 = arith.addi %3554, %3562 : index
                %3564 = arith.addi %3552, %3563 : index
                %3565 = arith.addi %3549, %3564 : index
                vector.store %3550, %kv[%3565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3566 = arith.subi %3428, %kvHeads : index
                %3567 = arith.muli %3566, %c34 : index
                %3568 = arith.addi %3433, %3567 : index
                %3569 = arith.addi %3542, %c8 : index
                %3570 = arith.divui %3569, %c18 : index
                %3571 = arith.muli %3570, %c19 : index
                %3572 = arith.addi %3571, %c11 : index
                %3573 = arith.remui %3569, %c18 : index
                %3574 = arith.divui %3432, %c5 : index
                %3575 = arith.remui %3432, %c5 : index
                %3576 = arith.muli %3575, %c4 : index
                %3577 = arith.addi %3574, %3576 : index
                %3578 = arith.muli %3573, %c18 : index
                %3579 = arith.divui %3577, %c2 : index
                %3580 = arith.muli %3579, %c2 : index
                %3581 = arith.remui %3577, %c5 : index
                %3582 = arith.muli %3581, %c5 : index
                %3583 = arith.addi %3580, %3582 : index
                %3584 = arith.divui %3577, %c5 : index
                %3585 = arith.remui %3584, %c5 : index
                %3586 = arith.addi %3583, %3585 : index
                %3587 = arith.addi %3578, %3586 : index
                %3588 = arith.addi %3572, %3587 : index
                %3589 = arith.addi %3568, %3588 : index
                %3590 = vector.shuffle %3546, %3546 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3590, %kv[%3589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3591 = arith.addi %3542, %c9 : index
                %3592 = arith.divui %3591, %c18 : index
                %3593 = arith.muli %3592, %c19 : index
                %3594 = arith.addi %3593, %c11 : index
                %3595 = arith.remui %3591, %c18 : index
                %3596 = arith.divui %3432, %c5 : index
                %3597 = arith.remui %3432, %c5 : index
                %3598 = arith.muli %3597, %c4 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.muli %3595, %c18 : index
                %3601 = arith.divui %3599, %c2 : index
                %3602 = arith.muli %3601, %c2 : index
                %3603 = arith.remui %3599, %c5 : index
                %3604 = arith.muli %3603, %c5 : index
                %3605 = arith.addi %3602, %3604 : index
                %3606 = arith.divui %3599, %c5 : index
                %3607 = arith.remui %3606, %c5 : index
                %3608 = arith.addi %3605, %3607 : index
                %3609 = arith.addi %3600, %3608 : index
                %3610 = arith.addi %3594, %3609 : index
                %3611 = arith.addi %3568, %3610 : index
                %3612 = vector.shuffle %3546, %3546 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3612, %kv[%3611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3613 = arith.addi %3542, %c5 : index
                %3614 = arith.divui %3613, %c18 : index
                %3615 = arith.muli %3614, %c19 : index
                %3616 = arith.addi %3615, %c11 : index
                %3617 = arith.remui %3613, %c18 : index
                %3618 = arith.divui %3432, %c5 : index
                %3619 = arith.remui %3432, %c5 : index
                %3620 = arith.muli %3619, %c4 : index
                %3621 = arith.addi %3618, %3620 : index
                %3622 = arith.muli %3617, %c18 : index
                %3623 = arith.divui %3621, %c2 : index
                %3624 = arith.muli %3623, %c2 : index
                %3625 = arith.remui %3621, %c5 : index
                %3626 = arith.muli %3625, %c5 : index
                %3627 = arith.addi %3624, %3626 : index
                %3628 = arith.divui %3621, %c5 : index
                %3629 = arith.remui %3628, %c5 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.addi %3622, %3630 : index
                %3632 = arith.addi %3616, %3631 : index
                %3633 = arith.addi %3568, %3632 : index
                %3634 = vector.shuffle %3546, %3546 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3634, %kv[%3633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3635 = arith.addi %3542, %c27 : index
                %3636 = arith.divui %3635, %c18 : index
                %3637 = arith.muli %3636, %c19 : index
                %3638 = arith.addi %3637, %c11 : index
                %3639 = arith.remui %3635, %c18 : index
                %3640 = arith.divui %3432, %c5 : index
                %3641 = arith.remui %3432, %c5 : index
                %3642 = arith.muli %3641, %c4 : index
                %3643 = arith.addi %3640, %3642 : index
                %3644 = arith.muli %3639, %c18 : index
                %3645 = arith.divui %3643, %c2 : index
                %3646 = arith.muli %3645, %c2 : index
                %3647 = arith.remui %3643, %c5 : index
                %3648 = arith.muli %3647, %c5 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.divui %3643, %c5 : index
                %3651 = arith.remui %3650, %c5 : index
                %3652 = arith.addi %3649, %3651 : index
                %3653 = arith.addi %3644, %3652 : index
                %3654 = arith.addi %3638, %3653 : index
                %3655 = arith.addi %3568, %3654 : index
                %3656 = vector.shuffle %3546, %3546 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3656, %kv[%3655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3657 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3657 {
            %3658 = wave.lane
            %3659 = arith.muli %3658, %c2 : index
            scf.for %3660 = %3659 to %c7 step %c7 {
              %3661 = arith.addi %3427, %3660 : index
              %3662 = vector.load %20[%3661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3663 = arith.mulf %3662, %3430 : vector<4xf32>
              %3664 = wave.fp8_encode "e5m2" %3663 : vector<4xf32> -> vector<4xi8>
              %3665 = arith.cmpi slt, %3428, %kvHeads : index
              scf.if %3665 {
                %3666 = arith.muli %3428, %c34 : index
                %3667 = arith.addi %3433, %3666 : index
                %3668 = vector.shuffle %3664, %3664 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3669 = arith.divui %3660, %c18 : index
                %3670 = arith.muli %3669, %c19 : index
                %3671 = arith.remui %3660, %c18 : index
                %3672 = arith.muli %3432, %c18 : index
                %3673 = arith.divui %3671, %c2 : index
                %3674 = arith.muli %3673, %c2 : index
                %3675 = arith.remui %3671, %c5 : index
                %3676 = arith.muli %3675, %c5 : index
                %3677 = arith.addi %3674, %3676 : index
                %3678 = arith.divui %3671, %c5 : index
                %3679 = arith.remui %3678, %c5 : index
                %3680 = arith.addi %3677, %3679 : index
                %3681 = arith.addi %3672, %3680 : index
                %3682 = arith.addi %3670, %3681 : index
                %3683 = arith.addi %3667, %3682 : index
                vector.store %3668, %kv[%3683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3684 = arith.subi %3428, %kvHeads : index
                %3685 = arith.muli %3684, %c34 : index
                %3686 = arith.addi %3433, %3685 : index
                %3687 = arith.addi %3660, %c8 : index
                %3688 = arith.divui %3687, %c18 : index
                %3689 = arith.muli %3688, %c19 : index
                %3690 = arith.addi %3689, %c11 : index
                %3691 = arith.remui %3687, %c18 : index
                %3692 = arith.divui %3432, %c5 : index
                %3693 = arith.remui %3432, %c5 : index
                %3694 = arith.muli %3693, %c4 : index
                %3695 = arith.addi %3692, %3694 : index
                %3696 = arith.muli %3691, %c18 : index
                %3697 = arith.divui %3695, %c2 : index
                %3698 = arith.muli %3697, %c2 : index
                %3699 = arith.remui %3695, %c5 : index
                %3700 = arith.muli %3699, %c5 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.divui %3695, %c5 : index
                %3703 = arith.remui %3702, %c5 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.addi %3696, %3704 : index
                %3706 = arith.addi %3690, %3705 : index
                %3707 = arith.addi %3686, %3706 : index
                %3708 = vector.shuffle %3664, %3664 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3708, %kv[%3707] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3709 = arith.addi %3660, %c9 : index
                %3710 = arith.divui %3709, %c18 : index
                %3711 = arith.muli %3710, %c19 : index
                %3712 = arith.addi %3711, %c11 : index
                %3713 = arith.remui %3709, %c18 : index
                %3714 = arith.divui %3432, %c5 : index
                %3715 = arith.remui %3432, %c5 : index
                %3716 = arith.muli %3715, %c4 : index
                %3717 = arith.addi %3714, %3716 : index
                %3718 = arith.muli %3713, %c18 : index
                %3719 = arith.divui %3717, %c2 : index
                %3720 = arith.muli %3719, %c2 : index
                %3721 = arith.remui %3717, %c5 : index
                %3722 = arith.muli %3721, %c5 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.divui %3717, %c5 : index
                %3725 = arith.remui %3724, %c5 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.addi %3718, %3726 : index
                %3728 = arith.addi %3712, %3727 : index
                %3729 = arith.addi %3686, %3728 : index
                %3730 = vector.shuffle %3664, %3664 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3730, %kv[%3729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3731 = arith.addi %3660, %c5 : index
                %3732 = arith.divui %3731, %c18 : index
                %3733 = arith.muli %3732, %c19 : index
                %3734 = arith.addi %3733, %c11 : index
                %3735 = arith.remui %3731, %c18 : index
                %3736 = arith.divui %3432, %c5 : index
                %3737 = arith.remui %3432, %c5 : index
                %3738 = arith.muli %3737, %c4 : index
                %3739 = arith.addi %3736, %3738 : index
                %3740 = arith.muli %3735, %c18 : index
                %3741 = arith.divui %3739, %c2 : index
                %3742 = arith.muli %3741, %c2 : index
                %3743 = arith.remui %3739, %c5 : index
                %3744 = arith.muli %3743, %c5 : index
                %3745 = arith.addi %3742, %3744 : index
                %3746 = arith.divui %3739, %c5 : index
                %3747 = arith.remui %3746, %c5 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.addi %3740, %3748 : index
                %3750 = arith.addi %3734, %3749 : index
                %3751 = arith.addi %3686, %3750 : index
                %3752 = vector.shuffle %3664, %3664 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3752, %kv[%3751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3753 = arith.addi %3660, %c27 : index
                %3754 = arith.divui %3753, %c18 : index
                %3755 = arith.muli %3754, %c19 : index
                %3756 = arith.addi %3755, %c11 : index
                %3757 = arith.remui %3753, %c18 : index
                %3758 = arith.divui %3432, %c5 : index
                %3759 = arith.remui %3432, %c5 : index
                %3760 = arith.muli %3759, %c4 : index
                %3761 = arith.addi %3758, %3760 : index
                %3762 = arith.muli %3757, %c18 : index
                %3763 = arith.divui %3761, %c2 : index
                %3764 = arith.muli %3763, %c2 : index
                %3765 = arith.remui %3761, %c5 : index
                %3766 = arith.muli %3765, %c5 : index
                %3767 = arith.addi %3764, %3766 : index
                %3768 = arith.divui %3761, %c5 : index
                %3769 = arith.remui %3768, %c5 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.addi %3762, %3770 : index
                %3772 = arith.addi %3756, %3771 : index
                %3773 = arith.addi %3686, %3772 : index
                %3774 = vector.shuffle %3664, %3664 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3774, %kv[%3773] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
