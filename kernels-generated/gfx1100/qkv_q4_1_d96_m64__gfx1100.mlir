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
  %c15 = arith.constant 4 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 16 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 3072 : index
  %c36 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 48 : index
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
    %25 = arith.muli %1, %c15 : index
    %26 = arith.divui %inputFeatures, %c17 : index
    %27 = arith.muli %4, %stepsPerWave : index
    %28 = arith.minsi %27, %26 : index
    %29 = arith.addi %28, %stepsPerWave : index
    %30 = arith.minsi %29, %26 : index
    %31 = arith.subi %30, %28 : index
    %32 = arith.divui %31, %c5 : index
    %33 = arith.muli %32, %c5 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %36 = arith.addi %28, %stepsPerWave : index
    %37 = arith.select %35, %36, %34 : index
    %47:8 = scf.for %38 = %28 to %37 step %c5 iter_args(%39 = %c16, %40 = %c16, %41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %38, %c9 : index
      %50 = arith.remui %48, %c20 : index
      %51 = arith.addi %16, %c7 : index
      %52 = arith.muli %49, %c13 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %c15 : index
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
      %68 = arith.muli %49, %c21 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %50, %c20 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<4xi32>
      %74 = arith.shrui %73, %c22 : vector<4xi32>
      %75 = arith.andi %74, %c23 : vector<4xi32>
      %76 = arith.ori %75, %c24 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %73, %c25 : vector<4xi32>
      %79 = arith.andi %78, %c23 : vector<4xi32>
      %80 = arith.ori %79, %c24 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %73, %c26 : vector<4xi32>
      %83 = arith.andi %82, %c23 : vector<4xi32>
      %84 = arith.ori %83, %c24 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %73, %c27 : vector<4xi32>
      %87 = arith.andi %86, %c23 : vector<4xi32>
      %88 = arith.ori %87, %c24 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = vector.shuffle %90, %91 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %93 = arith.subf %92, %c28 : vector<32xf16>
      %94 = vector.shuffle %93, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %95 = vector.shuffle %93, %93 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %96 = math.fma %94, %59, %61 : vector<16xf16>
      %97 = math.fma %95, %59, %61 : vector<16xf16>
      %98 = arith.addi %38, %c10 : index
      %99 = arith.remui %48, %c20 : index
      %100 = arith.addi %16, %c7 : index
      %101 = arith.muli %98, %c13 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c15 : index
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
      %117 = arith.muli %98, %c21 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %99, %c20 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.shrui %122, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c23 : vector<4xi32>
      %125 = arith.ori %124, %c24 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %122, %c25 : vector<4xi32>
      %128 = arith.andi %127, %c23 : vector<4xi32>
      %129 = arith.ori %128, %c24 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %122, %c26 : vector<4xi32>
      %132 = arith.andi %131, %c23 : vector<4xi32>
      %133 = arith.ori %132, %c24 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %122, %c27 : vector<4xi32>
      %136 = arith.andi %135, %c23 : vector<4xi32>
      %137 = arith.ori %136, %c24 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %139, %140 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %142 = arith.subf %141, %c28 : vector<32xf16>
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %144 = vector.shuffle %142, %142 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %145 = math.fma %143, %108, %110 : vector<16xf16>
      %146 = math.fma %144, %108, %110 : vector<16xf16>
      %147 = arith.addi %38, %c9 : index
      %148 = arith.remui %48, %c20 : index
      %149 = arith.addi %18, %c7 : index
      %150 = arith.muli %147, %c13 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %148, %c15 : index
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
      %166 = arith.muli %147, %c21 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %148, %c20 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c22 : vector<4xi32>
      %173 = arith.andi %172, %c23 : vector<4xi32>
      %174 = arith.ori %173, %c24 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %171, %c25 : vector<4xi32>
      %177 = arith.andi %176, %c23 : vector<4xi32>
      %178 = arith.ori %177, %c24 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c26 : vector<4xi32>
      %181 = arith.andi %180, %c23 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %171, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.ori %185, %c24 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c28 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %157, %159 : vector<16xf16>
      %195 = math.fma %193, %157, %159 : vector<16xf16>
      %196 = arith.addi %38, %c10 : index
      %197 = arith.remui %48, %c20 : index
      %198 = arith.addi %18, %c7 : index
      %199 = arith.muli %196, %c13 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c15 : index
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
      %215 = arith.muli %196, %c21 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %197, %c20 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.shrui %220, %c22 : vector<4xi32>
      %222 = arith.andi %221, %c23 : vector<4xi32>
      %223 = arith.ori %222, %c24 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %220, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c23 : vector<4xi32>
      %227 = arith.ori %226, %c24 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %220, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c23 : vector<4xi32>
      %231 = arith.ori %230, %c24 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %220, %c27 : vector<4xi32>
      %234 = arith.andi %233, %c23 : vector<4xi32>
      %235 = arith.ori %234, %c24 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %240 = arith.subf %239, %c28 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = math.fma %241, %206, %208 : vector<16xf16>
      %244 = math.fma %242, %206, %208 : vector<16xf16>
      %245 = arith.addi %25, %c9 : index
      %246 = arith.muli %38, %c5 : index
      %247 = arith.addi %246, %c9 : index
      %248 = arith.divui %inputFeatures, %c20 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c20 : index
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
      %263 = arith.addi %25, %c10 : index
      %264 = arith.muli %38, %c5 : index
      %265 = arith.addi %264, %c9 : index
      %266 = arith.divui %inputFeatures, %c20 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c20 : index
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
      %283 = arith.addi %282, %c9 : index
      %284 = arith.divui %inputFeatures, %c20 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c20 : index
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
      %299 = arith.addi %25, %c2 : index
      %300 = arith.muli %38, %c5 : index
      %301 = arith.addi %300, %c9 : index
      %302 = arith.divui %inputFeatures, %c20 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c20 : index
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
      %317 = arith.addi %25, %c9 : index
      %318 = arith.muli %38, %c5 : index
      %319 = arith.addi %318, %c10 : index
      %320 = arith.divui %inputFeatures, %c20 : index
      %321 = arith.muli %317, %320 : index
      %322 = arith.addi %321, %319 : index
      %323 = arith.muli %tileRows, %c20 : index
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
      %335 = arith.addi %25, %c10 : index
      %336 = arith.muli %38, %c5 : index
      %337 = arith.addi %336, %c10 : index
      %338 = arith.divui %inputFeatures, %c20 : index
      %339 = arith.muli %335, %338 : index
      %340 = arith.addi %339, %337 : index
      %341 = arith.muli %tileRows, %c20 : index
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
      %355 = arith.addi %354, %c10 : index
      %356 = arith.divui %inputFeatures, %c20 : index
      %357 = arith.muli %353, %356 : index
      %358 = arith.addi %357, %355 : index
      %359 = arith.muli %tileRows, %c20 : index
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
      %371 = arith.addi %25, %c2 : index
      %372 = arith.muli %38, %c5 : index
      %373 = arith.addi %372, %c10 : index
      %374 = arith.divui %inputFeatures, %c20 : index
      %375 = arith.muli %371, %374 : index
      %376 = arith.addi %375, %373 : index
      %377 = arith.muli %tileRows, %c20 : index
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
      %389 = arith.addi %25, %c9 : index
      %390 = arith.muli %38, %c5 : index
      %391 = arith.addi %390, %c5 : index
      %392 = arith.divui %inputFeatures, %c20 : index
      %393 = arith.muli %389, %392 : index
      %394 = arith.addi %393, %391 : index
      %395 = arith.muli %tileRows, %c20 : index
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
      %407 = arith.addi %25, %c10 : index
      %408 = arith.muli %38, %c5 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.divui %inputFeatures, %c20 : index
      %411 = arith.muli %407, %410 : index
      %412 = arith.addi %411, %409 : index
      %413 = arith.muli %tileRows, %c20 : index
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
      %428 = arith.divui %inputFeatures, %c20 : index
      %429 = arith.muli %425, %428 : index
      %430 = arith.addi %429, %427 : index
      %431 = arith.muli %tileRows, %c20 : index
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
      %443 = arith.addi %25, %c2 : index
      %444 = arith.muli %38, %c5 : index
      %445 = arith.addi %444, %c5 : index
      %446 = arith.divui %inputFeatures, %c20 : index
      %447 = arith.muli %443, %446 : index
      %448 = arith.addi %447, %445 : index
      %449 = arith.muli %tileRows, %c20 : index
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
      %461 = arith.addi %25, %c9 : index
      %462 = arith.muli %38, %c5 : index
      %463 = arith.addi %462, %c2 : index
      %464 = arith.divui %inputFeatures, %c20 : index
      %465 = arith.muli %461, %464 : index
      %466 = arith.addi %465, %463 : index
      %467 = arith.muli %tileRows, %c20 : index
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
      %479 = arith.addi %25, %c10 : index
      %480 = arith.muli %38, %c5 : index
      %481 = arith.addi %480, %c2 : index
      %482 = arith.divui %inputFeatures, %c20 : index
      %483 = arith.muli %479, %482 : index
      %484 = arith.addi %483, %481 : index
      %485 = arith.muli %tileRows, %c20 : index
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
      %499 = arith.addi %498, %c2 : index
      %500 = arith.divui %inputFeatures, %c20 : index
      %501 = arith.muli %497, %500 : index
      %502 = arith.addi %501, %499 : index
      %503 = arith.muli %tileRows, %c20 : index
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
      %515 = arith.addi %25, %c2 : index
      %516 = arith.muli %38, %c5 : index
      %517 = arith.addi %516, %c2 : index
      %518 = arith.divui %inputFeatures, %c20 : index
      %519 = arith.muli %515, %518 : index
      %520 = arith.addi %519, %517 : index
      %521 = arith.muli %tileRows, %c20 : index
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
    %543:8 = scf.for %534 = %37 to %533 step %c10 iter_args(%535 = %47#0, %536 = %47#1, %537 = %47#2, %538 = %47#3, %539 = %47#4, %540 = %47#5, %541 = %47#6, %542 = %47#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %544 = wave.lane
      %545 = arith.addi %534, %c9 : index
      %546 = arith.remui %544, %c20 : index
      %547 = arith.addi %16, %c7 : index
      %548 = arith.muli %545, %c13 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %546, %c15 : index
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
      %564 = arith.muli %545, %c21 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.muli %546, %c20 : index
      %567 = arith.addi %565, %566 : index
      %568 = vector.load %w[%567] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %569 = vector.bitcast %568 : vector<16xi8> to vector<4xi32>
      %570 = arith.shrui %569, %c22 : vector<4xi32>
      %571 = arith.andi %570, %c23 : vector<4xi32>
      %572 = arith.ori %571, %c24 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %569, %c25 : vector<4xi32>
      %575 = arith.andi %574, %c23 : vector<4xi32>
      %576 = arith.ori %575, %c24 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = arith.shrui %569, %c26 : vector<4xi32>
      %579 = arith.andi %578, %c23 : vector<4xi32>
      %580 = arith.ori %579, %c24 : vector<4xi32>
      %581 = vector.bitcast %580 : vector<4xi32> to vector<8xf16>
      %582 = arith.shrui %569, %c27 : vector<4xi32>
      %583 = arith.andi %582, %c23 : vector<4xi32>
      %584 = arith.ori %583, %c24 : vector<4xi32>
      %585 = vector.bitcast %584 : vector<4xi32> to vector<8xf16>
      %586 = vector.shuffle %573, %577 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = vector.shuffle %581, %585 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %586, %587 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %589 = arith.subf %588, %c28 : vector<32xf16>
      %590 = vector.shuffle %589, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %591 = vector.shuffle %589, %589 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %592 = math.fma %590, %555, %557 : vector<16xf16>
      %593 = math.fma %591, %555, %557 : vector<16xf16>
      %594 = arith.addi %534, %c9 : index
      %595 = arith.remui %544, %c20 : index
      %596 = arith.addi %18, %c7 : index
      %597 = arith.muli %594, %c13 : index
      %598 = arith.addi %596, %597 : index
      %599 = arith.muli %595, %c15 : index
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
      %613 = arith.muli %594, %c21 : index
      %614 = arith.addi %612, %613 : index
      %615 = arith.muli %595, %c20 : index
      %616 = arith.addi %614, %615 : index
      %617 = vector.load %w[%616] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %618 = vector.bitcast %617 : vector<16xi8> to vector<4xi32>
      %619 = arith.shrui %618, %c22 : vector<4xi32>
      %620 = arith.andi %619, %c23 : vector<4xi32>
      %621 = arith.ori %620, %c24 : vector<4xi32>
      %622 = vector.bitcast %621 : vector<4xi32> to vector<8xf16>
      %623 = arith.shrui %618, %c25 : vector<4xi32>
      %624 = arith.andi %623, %c23 : vector<4xi32>
      %625 = arith.ori %624, %c24 : vector<4xi32>
      %626 = vector.bitcast %625 : vector<4xi32> to vector<8xf16>
      %627 = arith.shrui %618, %c26 : vector<4xi32>
      %628 = arith.andi %627, %c23 : vector<4xi32>
      %629 = arith.ori %628, %c24 : vector<4xi32>
      %630 = vector.bitcast %629 : vector<4xi32> to vector<8xf16>
      %631 = arith.shrui %618, %c27 : vector<4xi32>
      %632 = arith.andi %631, %c23 : vector<4xi32>
      %633 = arith.ori %632, %c24 : vector<4xi32>
      %634 = vector.bitcast %633 : vector<4xi32> to vector<8xf16>
      %635 = vector.shuffle %622, %626 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %636 = vector.shuffle %630, %634 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = vector.shuffle %635, %636 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %638 = arith.subf %637, %c28 : vector<32xf16>
      %639 = vector.shuffle %638, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %640 = vector.shuffle %638, %638 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %641 = math.fma %639, %604, %606 : vector<16xf16>
      %642 = math.fma %640, %604, %606 : vector<16xf16>
      %643 = arith.addi %25, %c9 : index
      %644 = arith.muli %534, %c5 : index
      %645 = arith.addi %644, %c9 : index
      %646 = arith.divui %inputFeatures, %c20 : index
      %647 = arith.muli %643, %646 : index
      %648 = arith.addi %647, %645 : index
      %649 = arith.muli %tileRows, %c20 : index
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
      %661 = arith.addi %25, %c10 : index
      %662 = arith.muli %534, %c5 : index
      %663 = arith.addi %662, %c9 : index
      %664 = arith.divui %inputFeatures, %c20 : index
      %665 = arith.muli %661, %664 : index
      %666 = arith.addi %665, %663 : index
      %667 = arith.muli %tileRows, %c20 : index
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
      %681 = arith.addi %680, %c9 : index
      %682 = arith.divui %inputFeatures, %c20 : index
      %683 = arith.muli %679, %682 : index
      %684 = arith.addi %683, %681 : index
      %685 = arith.muli %tileRows, %c20 : index
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
      %697 = arith.addi %25, %c2 : index
      %698 = arith.muli %534, %c5 : index
      %699 = arith.addi %698, %c9 : index
      %700 = arith.divui %inputFeatures, %c20 : index
      %701 = arith.muli %697, %700 : index
      %702 = arith.addi %701, %699 : index
      %703 = arith.muli %tileRows, %c20 : index
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
      %715 = arith.addi %25, %c9 : index
      %716 = arith.muli %534, %c5 : index
      %717 = arith.addi %716, %c10 : index
      %718 = arith.divui %inputFeatures, %c20 : index
      %719 = arith.muli %715, %718 : index
      %720 = arith.addi %719, %717 : index
      %721 = arith.muli %tileRows, %c20 : index
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
      %733 = arith.addi %25, %c10 : index
      %734 = arith.muli %534, %c5 : index
      %735 = arith.addi %734, %c10 : index
      %736 = arith.divui %inputFeatures, %c20 : index
      %737 = arith.muli %733, %736 : index
      %738 = arith.addi %737, %735 : index
      %739 = arith.muli %tileRows, %c20 : index
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
      %753 = arith.addi %752, %c10 : index
      %754 = arith.divui %inputFeatures, %c20 : index
      %755 = arith.muli %751, %754 : index
      %756 = arith.addi %755, %753 : index
      %757 = arith.muli %tileRows, %c20 : index
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
      %769 = arith.addi %25, %c2 : index
      %770 = arith.muli %534, %c5 : index
      %771 = arith.addi %770, %c10 : index
      %772 = arith.divui %inputFeatures, %c20 : index
      %773 = arith.muli %769, %772 : index
      %774 = arith.addi %773, %771 : index
      %775 = arith.muli %tileRows, %c20 : index
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
    %787 = arith.addi %23, %c9 : index
    %788 = wave.lane
    %789 = arith.muli %3, %c5 : index
    %790 = arith.muli %789, %c21 : index
    %791 = arith.addi %790, %788 : index
    %792 = arith.muli %4, %c12 : index
    %793 = arith.addi %792, %791 : index
    %794 = arith.addi %793, %c9 : index
    %795 = arith.addi %794, %c9 : index
    %796 = vector.extract %543#0[0] : f32 from vector<8xf32>
    memref.store %796, %19[%795] : memref<?xf32>
    %797 = arith.muli %4, %c12 : index
    %798 = arith.addi %797, %791 : index
    %799 = arith.addi %798, %c9 : index
    %800 = arith.addi %799, %c17 : index
    %801 = vector.extract %543#0[1] : f32 from vector<8xf32>
    memref.store %801, %19[%800] : memref<?xf32>
    %802 = arith.muli %4, %c12 : index
    %803 = arith.addi %802, %791 : index
    %804 = arith.addi %803, %c9 : index
    %805 = arith.addi %804, %c13 : index
    %806 = vector.extract %543#0[2] : f32 from vector<8xf32>
    memref.store %806, %19[%805] : memref<?xf32>
    %807 = arith.muli %4, %c12 : index
    %808 = arith.addi %807, %791 : index
    %809 = arith.addi %808, %c9 : index
    %810 = arith.addi %809, %c29 : index
    %811 = vector.extract %543#0[3] : f32 from vector<8xf32>
    memref.store %811, %19[%810] : memref<?xf32>
    %812 = arith.muli %4, %c12 : index
    %813 = arith.addi %812, %791 : index
    %814 = arith.addi %813, %c9 : index
    %815 = arith.addi %814, %c7 : index
    %816 = vector.extract %543#0[4] : f32 from vector<8xf32>
    memref.store %816, %19[%815] : memref<?xf32>
    %817 = arith.muli %4, %c12 : index
    %818 = arith.addi %817, %791 : index
    %819 = arith.addi %818, %c9 : index
    %820 = arith.addi %819, %c30 : index
    %821 = vector.extract %543#0[5] : f32 from vector<8xf32>
    memref.store %821, %19[%820] : memref<?xf32>
    %822 = arith.muli %4, %c12 : index
    %823 = arith.addi %822, %791 : index
    %824 = arith.addi %823, %c9 : index
    %825 = arith.addi %824, %c31 : index
    %826 = vector.extract %543#0[6] : f32 from vector<8xf32>
    memref.store %826, %19[%825] : memref<?xf32>
    %827 = arith.muli %4, %c12 : index
    %828 = arith.addi %827, %791 : index
    %829 = arith.addi %828, %c9 : index
    %830 = arith.addi %829, %c32 : index
    %831 = vector.extract %543#0[7] : f32 from vector<8xf32>
    memref.store %831, %19[%830] : memref<?xf32>
    %832 = arith.muli %4, %c12 : index
    %833 = arith.addi %832, %791 : index
    %834 = arith.addi %833, %c21 : index
    %835 = arith.addi %834, %c9 : index
    %836 = vector.extract %543#1[0] : f32 from vector<8xf32>
    memref.store %836, %19[%835] : memref<?xf32>
    %837 = arith.muli %4, %c12 : index
    %838 = arith.addi %837, %791 : index
    %839 = arith.addi %838, %c21 : index
    %840 = arith.addi %839, %c17 : index
    %841 = vector.extract %543#1[1] : f32 from vector<8xf32>
    memref.store %841, %19[%840] : memref<?xf32>
    %842 = arith.muli %4, %c12 : index
    %843 = arith.addi %842, %791 : index
    %844 = arith.addi %843, %c21 : index
    %845 = arith.addi %844, %c13 : index
    %846 = vector.extract %543#1[2] : f32 from vector<8xf32>
    memref.store %846, %19[%845] : memref<?xf32>
    %847 = arith.muli %4, %c12 : index
    %848 = arith.addi %847, %791 : index
    %849 = arith.addi %848, %c21 : index
    %850 = arith.addi %849, %c29 : index
    %851 = vector.extract %543#1[3] : f32 from vector<8xf32>
    memref.store %851, %19[%850] : memref<?xf32>
    %852 = arith.muli %4, %c12 : index
    %853 = arith.addi %852, %791 : index
    %854 = arith.addi %853, %c21 : index
    %855 = arith.addi %854, %c7 : index
    %856 = vector.extract %543#1[4] : f32 from vector<8xf32>
    memref.store %856, %19[%855] : memref<?xf32>
    %857 = arith.muli %4, %c12 : index
    %858 = arith.addi %857, %791 : index
    %859 = arith.addi %858, %c21 : index
    %860 = arith.addi %859, %c30 : index
    %861 = vector.extract %543#1[5] : f32 from vector<8xf32>
    memref.store %861, %19[%860] : memref<?xf32>
    %862 = arith.muli %4, %c12 : index
    %863 = arith.addi %862, %791 : index
    %864 = arith.addi %863, %c21 : index
    %865 = arith.addi %864, %c31 : index
    %866 = vector.extract %543#1[6] : f32 from vector<8xf32>
    memref.store %866, %19[%865] : memref<?xf32>
    %867 = arith.muli %4, %c12 : index
    %868 = arith.addi %867, %791 : index
    %869 = arith.addi %868, %c21 : index
    %870 = arith.addi %869, %c32 : index
    %871 = vector.extract %543#1[7] : f32 from vector<8xf32>
    memref.store %871, %19[%870] : memref<?xf32>
    wave.barrier
    %872 = arith.muli %4, %c5 : index
    %873 = arith.addi %872, %c9 : index
    %874 = arith.muli %873, %c5 : index
    %875 = arith.divui %788, %c20 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.addi %787, %876 : index
    %878 = arith.cmpi slt, %877, %22 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c10 : index
      %880 = memref.load %factors[%877] : memref<?xf32>
      %881 = arith.select %879, %880, %c34 : f32
      %882 = arith.addi %791, %c9 : index
      %883 = arith.muli %873, %c17 : index
      %884 = arith.addi %882, %883 : index
      %885 = memref.load %19[%884] : memref<?xf32>
      %886 = arith.addi %884, %c12 : index
      %887 = memref.load %19[%886] : memref<?xf32>
      %888 = arith.addf %885, %887 : f32
      %889 = arith.addi %884, %c35 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.addi %884, %c36 : index
      %893 = memref.load %19[%892] : memref<?xf32>
      %894 = arith.addf %891, %893 : f32
      %895 = arith.remui %788, %c20 : index
      %896 = arith.muli %895, %c15 : index
      %897 = arith.addi %16, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %881 : f32
      %902 = arith.mulf %894, %901 : f32
      %903 = arith.muli %3, %c5 : index
      %904 = arith.addi %903, %c9 : index
      %905 = arith.muli %904, %c20 : index
      %906 = arith.remui %788, %c20 : index
      %907 = arith.addi %905, %906 : index
      %908 = arith.muli %876, %c29 : index
      %909 = arith.addi %908, %907 : index
      memref.store %902, %20[%909] : memref<?xf32>
      %910 = arith.addi %791, %c21 : index
      %911 = arith.muli %873, %c17 : index
      %912 = arith.addi %910, %911 : index
      %913 = memref.load %19[%912] : memref<?xf32>
      %914 = arith.addi %912, %c12 : index
      %915 = memref.load %19[%914] : memref<?xf32>
      %916 = arith.addf %913, %915 : f32
      %917 = arith.addi %912, %c35 : index
      %918 = memref.load %19[%917] : memref<?xf32>
      %919 = arith.addf %916, %918 : f32
      %920 = arith.addi %912, %c36 : index
      %921 = memref.load %19[%920] : memref<?xf32>
      %922 = arith.addf %919, %921 : f32
      %923 = arith.remui %788, %c20 : index
      %924 = arith.muli %923, %c15 : index
      %925 = arith.addi %18, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %881 : f32
      %930 = arith.mulf %922, %929 : f32
      %931 = arith.muli %3, %c5 : index
      %932 = arith.addi %931, %c10 : index
      %933 = arith.muli %932, %c20 : index
      %934 = arith.remui %788, %c20 : index
      %935 = arith.addi %933, %934 : index
      %936 = arith.muli %876, %c29 : index
      %937 = arith.addi %936, %935 : index
      memref.store %930, %20[%937] : memref<?xf32>
    }
    %938 = arith.muli %4, %c5 : index
    %939 = arith.addi %938, %c10 : index
    %940 = arith.muli %939, %c5 : index
    %941 = arith.divui %788, %c20 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.addi %787, %942 : index
    %944 = arith.cmpi slt, %943, %22 : index
    scf.if %944 {
      %945 = arith.cmpi eq, %hasFactors, %c10 : index
      %946 = memref.load %factors[%943] : memref<?xf32>
      %947 = arith.select %945, %946, %c34 : f32
      %948 = arith.addi %791, %c9 : index
      %949 = arith.muli %939, %c17 : index
      %950 = arith.addi %948, %949 : index
      %951 = memref.load %19[%950] : memref<?xf32>
      %952 = arith.addi %950, %c12 : index
      %953 = memref.load %19[%952] : memref<?xf32>
      %954 = arith.addf %951, %953 : f32
      %955 = arith.addi %950, %c35 : index
      %956 = memref.load %19[%955] : memref<?xf32>
      %957 = arith.addf %954, %956 : f32
      %958 = arith.addi %950, %c36 : index
      %959 = memref.load %19[%958] : memref<?xf32>
      %960 = arith.addf %957, %959 : f32
      %961 = arith.remui %788, %c20 : index
      %962 = arith.muli %961, %c15 : index
      %963 = arith.addi %16, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %947 : f32
      %968 = arith.mulf %960, %967 : f32
      %969 = arith.muli %3, %c5 : index
      %970 = arith.addi %969, %c9 : index
      %971 = arith.muli %970, %c20 : index
      %972 = arith.remui %788, %c20 : index
      %973 = arith.addi %971, %972 : index
      %974 = arith.muli %942, %c29 : index
      %975 = arith.addi %974, %973 : index
      memref.store %968, %20[%975] : memref<?xf32>
      %976 = arith.addi %791, %c21 : index
      %977 = arith.muli %939, %c17 : index
      %978 = arith.addi %976, %977 : index
      %979 = memref.load %19[%978] : memref<?xf32>
      %980 = arith.addi %978, %c12 : index
      %981 = memref.load %19[%980] : memref<?xf32>
      %982 = arith.addf %979, %981 : f32
      %983 = arith.addi %978, %c35 : index
      %984 = memref.load %19[%983] : memref<?xf32>
      %985 = arith.addf %982, %984 : f32
      %986 = arith.addi %978, %c36 : index
      %987 = memref.load %19[%986] : memref<?xf32>
      %988 = arith.addf %985, %987 : f32
      %989 = arith.remui %788, %c20 : index
      %990 = arith.muli %989, %c15 : index
      %991 = arith.addi %18, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %947 : f32
      %996 = arith.mulf %988, %995 : f32
      %997 = arith.muli %3, %c5 : index
      %998 = arith.addi %997, %c10 : index
      %999 = arith.muli %998, %c20 : index
      %1000 = arith.remui %788, %c20 : index
      %1001 = arith.addi %999, %1000 : index
      %1002 = arith.muli %942, %c29 : index
      %1003 = arith.addi %1002, %1001 : index
      memref.store %996, %20[%1003] : memref<?xf32>
    }
    wave.barrier
    %1004 = arith.addi %23, %c9 : index
    %1005 = wave.wave
    %1006 = arith.addi %1005, %c9 : index
    %1007 = arith.addi %1004, %1006 : index
    %1008 = arith.cmpi slt, %1007, %22 : index
    %1009 = arith.cmpi slt, %1006, %c20 : index
    %1010 = arith.andi %1008, %1009 : i1
    scf.if %1010 {
      %1011 = arith.addi %1004, %1006 : index
      %1012 = arith.muli %1006, %c29 : index
      %1013 = wave.lane
      %1014 = arith.addi %1013, %c9 : index
      %1015 = arith.cmpi eq, %hasBias, %c10 : index
      %1016 = arith.addi %1012, %1014 : index
      %1017 = memref.load %20[%1016] : memref<?xf32>
      %1018 = arith.muli %0, %c29 : index
      %1019 = arith.addi %1018, %1014 : index
      %1020 = memref.load %bias[%1019] : memref<?xf32>
      %1021 = arith.addf %1017, %1020 : f32
      %1022 = arith.select %1015, %1021, %1017 : f32
      %1023 = arith.addi %1014, %c38 : index
      %1024 = arith.cmpi eq, %hasBias, %c10 : index
      %1025 = arith.addi %1012, %1023 : index
      %1026 = memref.load %20[%1025] : memref<?xf32>
      %1027 = arith.muli %0, %c29 : index
      %1028 = arith.addi %1027, %1023 : index
      %1029 = memref.load %bias[%1028] : memref<?xf32>
      %1030 = arith.addf %1026, %1029 : f32
      %1031 = arith.select %1024, %1030, %1026 : f32
      %1032 = arith.addi %1013, %c17 : index
      %1033 = arith.cmpi slt, %1032, %c38 : index
      %1034 = arith.minsi %1032, %c39 : index
      %1035 = arith.cmpi eq, %hasBias, %c10 : index
      %1036 = arith.addi %1012, %1034 : index
      %1037 = memref.load %20[%1036] : memref<?xf32>
      %1038 = arith.muli %0, %c29 : index
      %1039 = arith.addi %1038, %1034 : index
      %1040 = memref.load %bias[%1039] : memref<?xf32>
      %1041 = arith.addf %1037, %1040 : f32
      %1042 = arith.select %1035, %1041, %1037 : f32
      %1043 = arith.addi %1034, %c38 : index
      %1044 = arith.cmpi eq, %hasBias, %c10 : index
      %1045 = arith.addi %1012, %1043 : index
      %1046 = memref.load %20[%1045] : memref<?xf32>
      %1047 = arith.muli %0, %c29 : index
      %1048 = arith.addi %1047, %1043 : index
      %1049 = memref.load %bias[%1048] : memref<?xf32>
      %1050 = arith.addf %1046, %1049 : f32
      %1051 = arith.select %1044, %1050, %1046 : f32
      %1052 = arith.addi %heads, %kvHeads : index
      %1053 = arith.cmpi slt, %0, %1052 : index
      scf.if %1053 {
        %1054 = arith.addi %positionsAt, %1011 : index
        %1055 = memref.load %step[%1054] : memref<?xi32>
        %1056 = arith.index_cast %1055 : i32 to index
        %1057 = arith.cmpi eq, %hasNorm, %c10 : index
        %1058 = math.fma %1022, %1022, %c42 : f32
        %1059 = math.fma %1031, %1031, %1058 : f32
        %1060 = math.fma %1042, %1042, %1059 : f32
        %1061 = arith.select %1033, %1060, %1059 : f32
        %1062 = math.fma %1051, %1051, %1061 : f32
        %1063 = arith.select %1033, %1062, %1061 : f32
        %1064 = vector.broadcast %1063 : f32 to vector<1xf32>
        %1065 = wave.reduce "add" %1064 : vector<1xf32>
        %1066 = arith.mulf %1065, %inverseHeadDim : f32
        %1067 = arith.addf %1066, %epsilon : f32
        %1068 = math.sqrt %1067 : f32
        %1069 = arith.divf %c34, %1068 : f32
        %1070 = arith.cmpi slt, %0, %heads : index
        %1071 = arith.addi %1014, %c38 : index
        %1072 = memref.load %query_norm[%1014] : memref<?xf32>
        %1073 = memref.load %key_norm[%1014] : memref<?xf32>
        %1074 = arith.select %1070, %1072, %1073 : f32
        %1075 = arith.mulf %1022, %1069 : f32
        %1076 = arith.mulf %1075, %1074 : f32
        %1077 = arith.select %1057, %1076, %1022 : f32
        %1078 = memref.load %query_norm[%1071] : memref<?xf32>
        %1079 = memref.load %key_norm[%1071] : memref<?xf32>
        %1080 = arith.select %1070, %1078, %1079 : f32
        %1081 = arith.mulf %1031, %1069 : f32
        %1082 = arith.mulf %1081, %1080 : f32
        %1083 = arith.select %1057, %1082, %1031 : f32
        %1084 = arith.addi %1034, %c38 : index
        %1085 = memref.load %query_norm[%1034] : memref<?xf32>
        %1086 = memref.load %key_norm[%1034] : memref<?xf32>
        %1087 = arith.select %1070, %1085, %1086 : f32
        %1088 = arith.mulf %1042, %1069 : f32
        %1089 = arith.mulf %1088, %1087 : f32
        %1090 = arith.select %1057, %1089, %1042 : f32
        %1091 = memref.load %query_norm[%1084] : memref<?xf32>
        %1092 = memref.load %key_norm[%1084] : memref<?xf32>
        %1093 = arith.select %1070, %1091, %1092 : f32
        %1094 = arith.mulf %1051, %1069 : f32
        %1095 = arith.mulf %1094, %1093 : f32
        %1096 = arith.select %1057, %1095, %1051 : f32
        %1097 = arith.remui %1056, %c21 : index
        %1098 = arith.muli %1097, %c29 : index
        %1099 = arith.addi %1098, %1014 : index
        %1100 = arith.divui %1056, %c21 : index
        %1101 = arith.addi %1100, %c21 : index
        %1102 = arith.muli %1101, %c29 : index
        %1103 = arith.addi %1102, %1014 : index
        %1104 = memref.load %rope[%1099] : memref<?xf32>
        %1105 = arith.addi %1099, %c38 : index
        %1106 = memref.load %rope[%1105] : memref<?xf32>
        %1107 = memref.load %rope[%1103] : memref<?xf32>
        %1108 = arith.addi %1103, %c38 : index
        %1109 = memref.load %rope[%1108] : memref<?xf32>
        %1110 = arith.mulf %1107, %1104 : f32
        %1111 = arith.mulf %1109, %1106 : f32
        %1112 = arith.subf %1110, %1111 : f32
        %1113 = arith.mulf %1109, %1104 : f32
        %1114 = arith.mulf %1107, %1106 : f32
        %1115 = arith.addf %1113, %1114 : f32
        %1116 = arith.mulf %1077, %1112 : f32
        %1117 = arith.mulf %1083, %1115 : f32
        %1118 = arith.subf %1116, %1117 : f32
        %1119 = arith.mulf %1083, %1112 : f32
        %1120 = arith.mulf %1077, %1115 : f32
        %1121 = arith.addf %1119, %1120 : f32
        %1122 = arith.cmpi slt, %0, %heads : index
        scf.if %1122 {
          %1123 = arith.muli %1011, %heads : index
          %1124 = arith.addi %1123, %0 : index
          %1125 = arith.muli %1124, %c29 : index
          %1126 = arith.addi %1125, %1014 : index
          memref.store %1118, %q[%1126] : memref<?xf32>
          %1127 = arith.addi %1126, %c38 : index
          memref.store %1121, %q[%1127] : memref<?xf32>
        } else {
          %1128 = arith.addi %1012, %1014 : index
          memref.store %1118, %20[%1128] : memref<?xf32>
          %1129 = arith.addi %1012, %1014 : index
          %1130 = arith.addi %1129, %c38 : index
          memref.store %1121, %20[%1130] : memref<?xf32>
        }
        %1131 = arith.remui %1056, %c21 : index
        %1132 = arith.muli %1131, %c29 : index
        %1133 = arith.addi %1132, %1034 : index
        %1134 = arith.divui %1056, %c21 : index
        %1135 = arith.addi %1134, %c21 : index
        %1136 = arith.muli %1135, %c29 : index
        %1137 = arith.addi %1136, %1034 : index
        %1138 = memref.load %rope[%1133] : memref<?xf32>
        %1139 = arith.addi %1133, %c38 : index
        %1140 = memref.load %rope[%1139] : memref<?xf32>
        %1141 = memref.load %rope[%1137] : memref<?xf32>
        %1142 = arith.addi %1137, %c38 : index
        %1143 = memref.load %rope[%1142] : memref<?xf32>
        %1144 = arith.mulf %1141, %1138 : f32
        %1145 = arith.mulf %1143, %1140 : f32
        %1146 = arith.subf %1144, %1145 : f32
        %1147 = arith.mulf %1143, %1138 : f32
        %1148 = arith.mulf %1141, %1140 : f32
        %1149 = arith.addf %1147, %1148 : f32
        %1150 = arith.mulf %1090, %1146 : f32
        %1151 = arith.mulf %1096, %1149 : f32
        %1152 = arith.subf %1150, %1151 : f32
        %1153 = arith.mulf %1096, %1146 : f32
        %1154 = arith.mulf %1090, %1149 : f32
        %1155 = arith.addf %1153, %1154 : f32
        scf.if %1033 {
          %1156 = arith.cmpi slt, %0, %heads : index
          scf.if %1156 {
            %1157 = arith.muli %1011, %heads : index
            %1158 = arith.addi %1157, %0 : index
            %1159 = arith.muli %1158, %c29 : index
            %1160 = arith.addi %1159, %1034 : index
            memref.store %1152, %q[%1160] : memref<?xf32>
            %1161 = arith.addi %1160, %c38 : index
            memref.store %1155, %q[%1161] : memref<?xf32>
          } else {
            %1162 = arith.addi %1012, %1034 : index
            memref.store %1152, %20[%1162] : memref<?xf32>
            %1163 = arith.addi %1012, %1034 : index
            %1164 = arith.addi %1163, %c38 : index
            memref.store %1155, %20[%1164] : memref<?xf32>
          }
        }
      } else {
        %1165 = arith.cmpi slt, %0, %heads : index
        scf.if %1165 {
          %1166 = arith.muli %1011, %heads : index
          %1167 = arith.addi %1166, %0 : index
          %1168 = arith.muli %1167, %c29 : index
          %1169 = arith.addi %1168, %1014 : index
          memref.store %1022, %q[%1169] : memref<?xf32>
          %1170 = arith.addi %1169, %c38 : index
          memref.store %1031, %q[%1170] : memref<?xf32>
        } else {
          %1171 = arith.addi %1012, %1014 : index
          memref.store %1022, %20[%1171] : memref<?xf32>
          %1172 = arith.addi %1012, %1014 : index
          %1173 = arith.addi %1172, %c38 : index
          memref.store %1031, %20[%1173] : memref<?xf32>
        }
        scf.if %1033 {
          %1174 = arith.cmpi slt, %0, %heads : index
          scf.if %1174 {
            %1175 = arith.muli %1011, %heads : index
            %1176 = arith.addi %1175, %0 : index
            %1177 = arith.muli %1176, %c29 : index
            %1178 = arith.addi %1177, %1034 : index
            memref.store %1042, %q[%1178] : memref<?xf32>
            %1179 = arith.addi %1178, %c38 : index
            memref.store %1051, %q[%1179] : memref<?xf32>
          } else {
            %1180 = arith.addi %1012, %1034 : index
            memref.store %1042, %20[%1180] : memref<?xf32>
            %1181 = arith.addi %1012, %1034 : index
            %1182 = arith.addi %1181, %c38 : index
            memref.store %1051, %20[%1182] : memref<?xf32>
          }
        }
      }
    }
    %1183 = arith.addi %1005, %c45 : index
    %1184 = arith.addi %1004, %1183 : index
    %1185 = arith.cmpi slt, %1184, %22 : index
    %1186 = arith.cmpi slt, %1183, %c20 : index
    %1187 = arith.andi %1185, %1186 : i1
    scf.if %1187 {
      %1188 = arith.addi %1004, %1183 : index
      %1189 = arith.muli %1183, %c29 : index
      %1190 = wave.lane
      %1191 = arith.addi %1190, %c9 : index
      %1192 = arith.cmpi eq, %hasBias, %c10 : index
      %1193 = arith.addi %1189, %1191 : index
      %1194 = memref.load %20[%1193] : memref<?xf32>
      %1195 = arith.muli %0, %c29 : index
      %1196 = arith.addi %1195, %1191 : index
      %1197 = memref.load %bias[%1196] : memref<?xf32>
      %1198 = arith.addf %1194, %1197 : f32
      %1199 = arith.select %1192, %1198, %1194 : f32
      %1200 = arith.addi %1191, %c38 : index
      %1201 = arith.cmpi eq, %hasBias, %c10 : index
      %1202 = arith.addi %1189, %1200 : index
      %1203 = memref.load %20[%1202] : memref<?xf32>
      %1204 = arith.muli %0, %c29 : index
      %1205 = arith.addi %1204, %1200 : index
      %1206 = memref.load %bias[%1205] : memref<?xf32>
      %1207 = arith.addf %1203, %1206 : f32
      %1208 = arith.select %1201, %1207, %1203 : f32
      %1209 = arith.addi %1190, %c17 : index
      %1210 = arith.cmpi slt, %1209, %c38 : index
      %1211 = arith.minsi %1209, %c39 : index
      %1212 = arith.cmpi eq, %hasBias, %c10 : index
      %1213 = arith.addi %1189, %1211 : index
      %1214 = memref.load %20[%1213] : memref<?xf32>
      %1215 = arith.muli %0, %c29 : index
      %1216 = arith.addi %1215, %1211 : index
      %1217 = memref.load %bias[%1216] : memref<?xf32>
      %1218 = arith.addf %1214, %1217 : f32
      %1219 = arith.select %1212, %1218, %1214 : f32
      %1220 = arith.addi %1211, %c38 : index
      %1221 = arith.cmpi eq, %hasBias, %c10 : index
      %1222 = arith.addi %1189, %1220 : index
      %1223 = memref.load %20[%1222] : memref<?xf32>
      %1224 = arith.muli %0, %c29 : index
      %1225 = arith.addi %1224, %1220 : index
      %1226 = memref.load %bias[%1225] : memref<?xf32>
      %1227 = arith.addf %1223, %1226 : f32
      %1228 = arith.select %1221, %1227, %1223 : f32
      %1229 = arith.addi %heads, %kvHeads : index
      %1230 = arith.cmpi slt, %0, %1229 : index
      scf.if %1230 {
        %1231 = arith.addi %positionsAt, %1188 : index
        %1232 = memref.load %step[%1231] : memref<?xi32>
        %1233 = arith.index_cast %1232 : i32 to index
        %1234 = arith.cmpi eq, %hasNorm, %c10 : index
        %1235 = math.fma %1199, %1199, %c42 : f32
        %1236 = math.fma %1208, %1208, %1235 : f32
        %1237 = math.fma %1219, %1219, %1236 : f32
        %1238 = arith.select %1210, %1237, %1236 : f32
        %1239 = math.fma %1228, %1228, %1238 : f32
        %1240 = arith.select %1210, %1239, %1238 : f32
        %1241 = vector.broadcast %1240 : f32 to vector<1xf32>
        %1242 = wave.reduce "add" %1241 : vector<1xf32>
        %1243 = arith.mulf %1242, %inverseHeadDim : f32
        %1244 = arith.addf %1243, %epsilon : f32
        %1245 = math.sqrt %1244 : f32
        %1246 = arith.divf %c34, %1245 : f32
        %1247 = arith.cmpi slt, %0, %heads : index
        %1248 = arith.addi %1191, %c38 : index
        %1249 = memref.load %query_norm[%1191] : memref<?xf32>
        %1250 = memref.load %key_norm[%1191] : memref<?xf32>
        %1251 = arith.select %1247, %1249, %1250 : f32
        %1252 = arith.mulf %1199, %1246 : f32
        %1253 = arith.mulf %1252, %1251 : f32
        %1254 = arith.select %1234, %1253, %1199 : f32
        %1255 = memref.load %query_norm[%1248] : memref<?xf32>
        %1256 = memref.load %key_norm[%1248] : memref<?xf32>
        %1257 = arith.select %1247, %1255, %1256 : f32
        %1258 = arith.mulf %1208, %1246 : f32
        %1259 = arith.mulf %1258, %1257 : f32
        %1260 = arith.select %1234, %1259, %1208 : f32
        %1261 = arith.addi %1211, %c38 : index
        %1262 = memref.load %query_norm[%1211] : memref<?xf32>
        %1263 = memref.load %key_norm[%1211] : memref<?xf32>
        %1264 = arith.select %1247, %1262, %1263 : f32
        %1265 = arith.mulf %1219, %1246 : f32
        %1266 = arith.mulf %1265, %1264 : f32
        %1267 = arith.select %1234, %1266, %1219 : f32
        %1268 = memref.load %query_norm[%1261] : memref<?xf32>
        %1269 = memref.load %key_norm[%1261] : memref<?xf32>
        %1270 = arith.select %1247, %1268, %1269 : f32
        %1271 = arith.mulf %1228, %1246 : f32
        %1272 = arith.mulf %1271, %1270 : f32
        %1273 = arith.select %1234, %1272, %1228 : f32
        %1274 = arith.remui %1233, %c21 : index
        %1275 = arith.muli %1274, %c29 : index
        %1276 = arith.addi %1275, %1191 : index
        %1277 = arith.divui %1233, %c21 : index
        %1278 = arith.addi %1277, %c21 : index
        %1279 = arith.muli %1278, %c29 : index
        %1280 = arith.addi %1279, %1191 : index
        %1281 = memref.load %rope[%1276] : memref<?xf32>
        %1282 = arith.addi %1276, %c38 : index
        %1283 = memref.load %rope[%1282] : memref<?xf32>
        %1284 = memref.load %rope[%1280] : memref<?xf32>
        %1285 = arith.addi %1280, %c38 : index
        %1286 = memref.load %rope[%1285] : memref<?xf32>
        %1287 = arith.mulf %1284, %1281 : f32
        %1288 = arith.mulf %1286, %1283 : f32
        %1289 = arith.subf %1287, %1288 : f32
        %1290 = arith.mulf %1286, %1281 : f32
        %1291 = arith.mulf %1284, %1283 : f32
        %1292 = arith.addf %1290, %1291 : f32
        %1293 = arith.mulf %1254, %1289 : f32
        %1294 = arith.mulf %1260, %1292 : f32
        %1295 = arith.subf %1293, %1294 : f32
        %1296 = arith.mulf %1260, %1289 : f32
        %1297 = arith.mulf %1254, %1292 : f32
        %1298 = arith.addf %1296, %1297 : f32
        %1299 = arith.cmpi slt, %0, %heads : index
        scf.if %1299 {
          %1300 = arith.muli %1188, %heads : index
          %1301 = arith.addi %1300, %0 : index
          %1302 = arith.muli %1301, %c29 : index
          %1303 = arith.addi %1302, %1191 : index
          memref.store %1295, %q[%1303] : memref<?xf32>
          %1304 = arith.addi %1303, %c38 : index
          memref.store %1298, %q[%1304] : memref<?xf32>
        } else {
          %1305 = arith.addi %1189, %1191 : index
          memref.store %1295, %20[%1305] : memref<?xf32>
          %1306 = arith.addi %1189, %1191 : index
          %1307 = arith.addi %1306, %c38 : index
          memref.store %1298, %20[%1307] : memref<?xf32>
        }
        %1308 = arith.remui %1233, %c21 : index
        %1309 = arith.muli %1308, %c29 : index
        %1310 = arith.addi %1309, %1211 : index
        %1311 = arith.divui %1233, %c21 : index
        %1312 = arith.addi %1311, %c21 : index
        %1313 = arith.muli %1312, %c29 : index
        %1314 = arith.addi %1313, %1211 : index
        %1315 = memref.load %rope[%1310] : memref<?xf32>
        %1316 = arith.addi %1310, %c38 : index
        %1317 = memref.load %rope[%1316] : memref<?xf32>
        %1318 = memref.load %rope[%1314] : memref<?xf32>
        %1319 = arith.addi %1314, %c38 : index
        %1320 = memref.load %rope[%1319] : memref<?xf32>
        %1321 = arith.mulf %1318, %1315 : f32
        %1322 = arith.mulf %1320, %1317 : f32
        %1323 = arith.subf %1321, %1322 : f32
        %1324 = arith.mulf %1320, %1315 : f32
        %1325 = arith.mulf %1318, %1317 : f32
        %1326 = arith.addf %1324, %1325 : f32
        %1327 = arith.mulf %1267, %1323 : f32
        %1328 = arith.mulf %1273, %1326 : f32
        %1329 = arith.subf %1327, %1328 : f32
        %1330 = arith.mulf %1273, %1323 : f32
        %1331 = arith.mulf %1267, %1326 : f32
        %1332 = arith.addf %1330, %1331 : f32
        scf.if %1210 {
          %1333 = arith.cmpi slt, %0, %heads : index
          scf.if %1333 {
            %1334 = arith.muli %1188, %heads : index
            %1335 = arith.addi %1334, %0 : index
            %1336 = arith.muli %1335, %c29 : index
            %1337 = arith.addi %1336, %1211 : index
            memref.store %1329, %q[%1337] : memref<?xf32>
            %1338 = arith.addi %1337, %c38 : index
            memref.store %1332, %q[%1338] : memref<?xf32>
          } else {
            %1339 = arith.addi %1189, %1211 : index
            memref.store %1329, %20[%1339] : memref<?xf32>
            %1340 = arith.addi %1189, %1211 : index
            %1341 = arith.addi %1340, %c38 : index
            memref.store %1332, %20[%1341] : memref<?xf32>
          }
        }
      } else {
        %1342 = arith.cmpi slt, %0, %heads : index
        scf.if %1342 {
          %1343 = arith.muli %1188, %heads : index
          %1344 = arith.addi %1343, %0 : index
          %1345 = arith.muli %1344, %c29 : index
          %1346 = arith.addi %1345, %1191 : index
          memref.store %1199, %q[%1346] : memref<?xf32>
          %1347 = arith.addi %1346, %c38 : index
          memref.store %1208, %q[%1347] : memref<?xf32>
        } else {
          %1348 = arith.addi %1189, %1191 : index
          memref.store %1199, %20[%1348] : memref<?xf32>
          %1349 = arith.addi %1189, %1191 : index
          %1350 = arith.addi %1349, %c38 : index
          memref.store %1208, %20[%1350] : memref<?xf32>
        }
        scf.if %1210 {
          %1351 = arith.cmpi slt, %0, %heads : index
          scf.if %1351 {
            %1352 = arith.muli %1188, %heads : index
            %1353 = arith.addi %1352, %0 : index
            %1354 = arith.muli %1353, %c29 : index
            %1355 = arith.addi %1354, %1211 : index
            memref.store %1219, %q[%1355] : memref<?xf32>
            %1356 = arith.addi %1355, %c38 : index
            memref.store %1228, %q[%1356] : memref<?xf32>
          } else {
            %1357 = arith.addi %1189, %1211 : index
            memref.store %1219, %20[%1357] : memref<?xf32>
            %1358 = arith.addi %1189, %1211 : index
            %1359 = arith.addi %1358, %c38 : index
            memref.store %1228, %20[%1359] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1360 = arith.cmpi sge, %0, %heads : index
    scf.if %1360 {
      %1361 = arith.addi %1005, %c9 : index
      %1362 = arith.addi %1004, %1361 : index
      %1363 = arith.cmpi slt, %1362, %22 : index
      %1364 = arith.cmpi slt, %1361, %c20 : index
      %1365 = arith.andi %1363, %1364 : i1
      scf.if %1365 {
        %1366 = arith.addi %1004, %1361 : index
        %1367 = arith.addi %slotsAt, %1366 : index
        %1368 = memref.load %step[%1367] : memref<?xi32>
        %1369 = arith.index_cast %1368 : i32 to index
        %1370 = arith.cmpi sge, %1369, %c9 : index
        scf.if %1370 {
          %1371 = arith.muli %1361, %c29 : index
          %1372 = arith.subi %0, %heads : index
          %1373 = memref.load %scales[%1372] : memref<?xf32>
          %1374 = vector.broadcast %1373 : f32 to vector<4xf32>
          %1375 = arith.divui %1369, %c20 : index
          %1376 = arith.remui %1369, %c20 : index
          %1377 = arith.muli %1375, %pageBytes : index
          %1378 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1378 {
            %1379 = wave.lane
            %1380 = arith.muli %1379, %c15 : index
            scf.for %1381 = %1380 to %c29 step %c7 {
              %1382 = arith.addi %1371, %1381 : index
              %1383 = vector.load %20[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.mulf %1383, %1374 : vector<4xf32>
              %1385 = arith.minimumf %1384, %c49 : vector<4xf32>
              %1386 = arith.maximumf %1385, %c50 : vector<4xf32>
              %1387 = arith.truncf %1386 : vector<4xf32> to vector<4xf16>
              %1388 = vector.bitcast %1387 : vector<4xf16> to vector<8xi8>
              %1389 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1389 {
                %1390 = arith.muli %1372, %c11 : index
                %1391 = arith.addi %1377, %1390 : index
                %1392 = arith.divui %1381, %c20 : index
                %1393 = arith.muli %1392, %c51 : index
                %1394 = arith.remui %1381, %c20 : index
                %1395 = arith.divui %1394, %c4 : index
                %1396 = arith.muli %1395, %c21 : index
                %1397 = arith.muli %1376, %c20 : index
                %1398 = arith.addi %1396, %1397 : index
                %1399 = arith.remui %1394, %c4 : index
                %1400 = arith.muli %1399, %c5 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1391, %1402 : index
                vector.store %1388, %kv[%1403] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1404 = arith.subi %1372, %kvHeads : index
                %1405 = arith.muli %1404, %c11 : index
                %1406 = arith.addi %1377, %1405 : index
                %1407 = arith.addi %1381, %c9 : index
                %1408 = arith.divui %1407, %c20 : index
                %1409 = arith.muli %1408, %c51 : index
                %1410 = arith.addi %1409, %c35 : index
                %1411 = arith.remui %1407, %c20 : index
                %1412 = arith.divui %1376, %c5 : index
                %1413 = arith.remui %1376, %c5 : index
                %1414 = arith.muli %1413, %c4 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.divui %1415, %c4 : index
                %1417 = arith.muli %1416, %c21 : index
                %1418 = arith.muli %1411, %c20 : index
                %1419 = arith.addi %1417, %1418 : index
                %1420 = arith.remui %1415, %c4 : index
                %1421 = arith.muli %1420, %c5 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.addi %1410, %1422 : index
                %1424 = arith.addi %1406, %1423 : index
                %1425 = vector.shuffle %1388, %1388 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1425, %kv[%1424] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1426 = arith.addi %1381, %c10 : index
                %1427 = arith.divui %1426, %c20 : index
                %1428 = arith.muli %1427, %c51 : index
                %1429 = arith.addi %1428, %c35 : index
                %1430 = arith.remui %1426, %c20 : index
                %1431 = arith.divui %1376, %c5 : index
                %1432 = arith.remui %1376, %c5 : index
                %1433 = arith.muli %1432, %c4 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.divui %1434, %c4 : index
                %1436 = arith.muli %1435, %c21 : index
                %1437 = arith.muli %1430, %c20 : index
                %1438 = arith.addi %1436, %1437 : index
                %1439 = arith.remui %1434, %c4 : index
                %1440 = arith.muli %1439, %c5 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.addi %1429, %1441 : index
                %1443 = arith.addi %1406, %1442 : index
                %1444 = vector.shuffle %1388, %1388 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1444, %kv[%1443] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1445 = arith.addi %1381, %c5 : index
                %1446 = arith.divui %1445, %c20 : index
                %1447 = arith.muli %1446, %c51 : index
                %1448 = arith.addi %1447, %c35 : index
                %1449 = arith.remui %1445, %c20 : index
                %1450 = arith.divui %1376, %c5 : index
                %1451 = arith.remui %1376, %c5 : index
                %1452 = arith.muli %1451, %c4 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.divui %1453, %c4 : index
                %1455 = arith.muli %1454, %c21 : index
                %1456 = arith.muli %1449, %c20 : index
                %1457 = arith.addi %1455, %1456 : index
                %1458 = arith.remui %1453, %c4 : index
                %1459 = arith.muli %1458, %c5 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.addi %1448, %1460 : index
                %1462 = arith.addi %1406, %1461 : index
                %1463 = vector.shuffle %1388, %1388 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1463, %kv[%1462] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1464 = arith.addi %1381, %c2 : index
                %1465 = arith.divui %1464, %c20 : index
                %1466 = arith.muli %1465, %c51 : index
                %1467 = arith.addi %1466, %c35 : index
                %1468 = arith.remui %1464, %c20 : index
                %1469 = arith.divui %1376, %c5 : index
                %1470 = arith.remui %1376, %c5 : index
                %1471 = arith.muli %1470, %c4 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.divui %1472, %c4 : index
                %1474 = arith.muli %1473, %c21 : index
                %1475 = arith.muli %1468, %c20 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.remui %1472, %c4 : index
                %1478 = arith.muli %1477, %c5 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1467, %1479 : index
                %1481 = arith.addi %1406, %1480 : index
                %1482 = vector.shuffle %1388, %1388 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1482, %kv[%1481] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1483 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1483 {
            %1484 = wave.lane
            %1485 = arith.muli %1484, %c15 : index
            scf.for %1486 = %1485 to %c29 step %c7 {
              %1487 = arith.addi %1371, %1486 : index
              %1488 = vector.load %20[%1487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1489 = arith.mulf %1488, %1374 : vector<4xf32>
              %1490 = wave.fp8_encode "e4m3" %1489 : vector<4xf32> -> vector<4xi8>
              %1491 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1491 {
                %1492 = arith.muli %1372, %c35 : index
                %1493 = arith.addi %1377, %1492 : index
                %1494 = vector.shuffle %1490, %1490 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1495 = arith.divui %1486, %c20 : index
                %1496 = arith.muli %1495, %c21 : index
                %1497 = arith.remui %1486, %c20 : index
                %1498 = arith.muli %1376, %c20 : index
                %1499 = arith.divui %1497, %c15 : index
                %1500 = arith.muli %1499, %c15 : index
                %1501 = arith.remui %1497, %c5 : index
                %1502 = arith.muli %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.divui %1497, %c5 : index
                %1505 = arith.remui %1504, %c5 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1498, %1506 : index
                %1508 = arith.addi %1496, %1507 : index
                %1509 = arith.addi %1493, %1508 : index
                vector.store %1494, %kv[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1510 = arith.subi %1372, %kvHeads : index
                %1511 = arith.muli %1510, %c35 : index
                %1512 = arith.addi %1377, %1511 : index
                %1513 = arith.addi %1486, %c9 : index
                %1514 = arith.divui %1513, %c20 : index
                %1515 = arith.muli %1514, %c21 : index
                %1516 = arith.addi %1515, %c12 : index
                %1517 = arith.remui %1513, %c20 : index
                %1518 = arith.divui %1376, %c5 : index
                %1519 = arith.remui %1376, %c5 : index
                %1520 = arith.muli %1519, %c4 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.muli %1517, %c20 : index
                %1523 = arith.divui %1521, %c15 : index
                %1524 = arith.muli %1523, %c15 : index
                %1525 = arith.remui %1521, %c5 : index
                %1526 = arith.muli %1525, %c5 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1521, %c5 : index
                %1529 = arith.remui %1528, %c5 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1522, %1530 : index
                %1532 = arith.addi %1516, %1531 : index
                %1533 = arith.addi %1512, %1532 : index
                %1534 = vector.shuffle %1490, %1490 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1534, %kv[%1533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1535 = arith.addi %1486, %c10 : index
                %1536 = arith.divui %1535, %c20 : index
                %1537 = arith.muli %1536, %c21 : index
                %1538 = arith.addi %1537, %c12 : index
                %1539 = arith.remui %1535, %c20 : index
                %1540 = arith.divui %1376, %c5 : index
                %1541 = arith.remui %1376, %c5 : index
                %1542 = arith.muli %1541, %c4 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.muli %1539, %c20 : index
                %1545 = arith.divui %1543, %c15 : index
                %1546 = arith.muli %1545, %c15 : index
                %1547 = arith.remui %1543, %c5 : index
                %1548 = arith.muli %1547, %c5 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.divui %1543, %c5 : index
                %1551 = arith.remui %1550, %c5 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.addi %1544, %1552 : index
                %1554 = arith.addi %1538, %1553 : index
                %1555 = arith.addi %1512, %1554 : index
                %1556 = vector.shuffle %1490, %1490 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1556, %kv[%1555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1557 = arith.addi %1486, %c5 : index
                %1558 = arith.divui %1557, %c20 : index
                %1559 = arith.muli %1558, %c21 : index
                %1560 = arith.addi %1559, %c12 : index
                %1561 = arith.remui %1557, %c20 : index
                %1562 = arith.divui %1376, %c5 : index
                %1563 = arith.remui %1376, %c5 : index
                %1564 = arith.muli %1563, %c4 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.muli %1561, %c20 : index
                %1567 = arith.divui %1565, %c15 : index
                %1568 = arith.muli %1567, %c15 : index
                %1569 = arith.remui %1565, %c5 : index
                %1570 = arith.muli %1569, %c5 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.divui %1565, %c5 : index
                %1573 = arith.remui %1572, %c5 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.addi %1566, %1574 : index
                %1576 = arith.addi %1560, %1575 : index
                %1577 = arith.addi %1512, %1576 : index
                %1578 = vector.shuffle %1490, %1490 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1578, %kv[%1577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1579 = arith.addi %1486, %c2 : index
                %1580 = arith.divui %1579, %c20 : index
                %1581 = arith.muli %1580, %c21 : index
                %1582 = arith.addi %1581, %c12 : index
                %1583 = arith.remui %1579, %c20 : index
                %1584 = arith.divui %1376, %c5 : index
                %1585 = arith.remui %1376, %c5 : index
                %1586 = arith.muli %1585, %c4 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.muli %1583, %c20 : index
                %1589 = arith.divui %1587, %c15 : index
                %1590 = arith.muli %1589, %c15 : index
                %1591 = arith.remui %1587, %c5 : index
                %1592 = arith.muli %1591, %c5 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.divui %1587, %c5 : index
                %1595 = arith.remui %1594, %c5 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.addi %1588, %1596 : index
                %1598 = arith.addi %1582, %1597 : index
                %1599 = arith.addi %1512, %1598 : index
                %1600 = vector.shuffle %1490, %1490 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1600, %kv[%1599] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1601 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1601 {
            %1602 = wave.lane
            %1603 = arith.muli %1602, %c15 : index
            scf.for %1604 = %1603 to %c29 step %c7 {
              %1605 = arith.addi %1371, %1604 : index
              %1606 = vector.load %20[%1605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1607 = arith.mulf %1606, %1374 : vector<4xf32>
              %1608 = wave.fp8_encode "e5m2" %1607 : vector<4xf32> -> vector<4xi8>
              %1609 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1609 {
                %1610 = arith.muli %1372, %c35 : index
                %1611 = arith.addi %1377, %1610 : index
                %1612 = vector.shuffle %1608, %1608 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1613 = arith.divui %1604, %c20 : index
                %1614 = arith.muli %1613, %c21 : index
                %1615 = arith.remui %1604, %c20 : index
                %1616 = arith.muli %1376, %c20 : index
                %1617 = arith.divui %1615, %c15 : index
                %1618 = arith.muli %1617, %c15 : index
                %1619 = arith.remui %1615, %c5 : index
                %1620 = arith.muli %1619, %c5 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.divui %1615, %c5 : index
                %1623 = arith.remui %1622, %c5 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1616, %1624 : index
                %1626 = arith.addi %1614, %1625 : index
                %1627 = arith.addi %1611, %1626 : index
                vector.store %1612, %kv[%1627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1628 = arith.subi %1372, %kvHeads : index
                %1629 = arith.muli %1628, %c35 : index
                %1630 = arith.addi %1377, %1629 : index
                %1631 = arith.addi %1604, %c9 : index
                %1632 = arith.divui %1631, %c20 : index
                %1633 = arith.muli %1632, %c21 : index
                %1634 = arith.addi %1633, %c12 : index
                %1635 = arith.remui %1631, %c20 : index
                %1636 = arith.divui %1376, %c5 : index
                %1637 = arith.remui %1376, %c5 : index
                %1638 = arith.muli %1637, %c4 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c20 : index
                %1641 = arith.divui %1639, %c15 : index
                %1642 = arith.muli %1641, %c15 : index
                %1643 = arith.remui %1639, %c5 : index
                %1644 = arith.muli %1643, %c5 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c5 : index
                %1647 = arith.remui %1646, %c5 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1630, %1650 : index
                %1652 = vector.shuffle %1608, %1608 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1653 = arith.addi %1604, %c10 : index
                %1654 = arith.divui %1653, %c20 : index
                %1655 = arith.muli %1654, %c21 : index
                %1656 = arith.addi %1655, %c12 : index
                %1657 = arith.remui %1653, %c20 : index
                %1658 = arith.divui %1376, %c5 : index
                %1659 = arith.remui %1376, %c5 : index
                %1660 = arith.muli %1659, %c4 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.muli %1657, %c20 : index
                %1663 = arith.divui %1661, %c15 : index
                %1664 = arith.muli %1663, %c15 : index
                %1665 = arith.remui %1661, %c5 : index
                %1666 = arith.muli %1665, %c5 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.divui %1661, %c5 : index
                %1669 = arith.remui %1668, %c5 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.addi %1662, %1670 : index
                %1672 = arith.addi %1656, %1671 : index
                %1673 = arith.addi %1630, %1672 : index
                %1674 = vector.shuffle %1608, %1608 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1674, %kv[%1673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1675 = arith.addi %1604, %c5 : index
                %1676 = arith.divui %1675, %c20 : index
                %1677 = arith.muli %1676, %c21 : index
                %1678 = arith.addi %1677, %c12 : index
                %1679 = arith.remui %1675, %c20 : index
                %1680 = arith.divui %1376, %c5 : index
                %1681 = arith.remui %1376, %c5 : index
                %1682 = arith.muli %1681, %c4 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.muli %1679, %c20 : index
                %1685 = arith.divui %1683, %c15 : index
                %1686 = arith.muli %1685, %c15 : index
                %1687 = arith.remui %1683, %c5 : index
                %1688 = arith.muli %1687, %c5 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.divui %1683, %c5 : index
                %1691 = arith.remui %1690, %c5 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.addi %1684, %1692 : index
                %1694 = arith.addi %1678, %1693 : index
                %1695 = arith.addi %1630, %1694 : index
                %1696 = vector.shuffle %1608, %1608 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1696, %kv[%1695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1697 = arith.addi %1604, %c2 : index
                %1698 = arith.divui %1697, %c20 : index
                %1699 = arith.muli %1698, %c21 : index
                %1700 = arith.addi %1699, %c12 : index
                %1701 = arith.remui %1697, %c20 : index
                %1702 = arith.divui %1376, %c5 : index
                %1703 = arith.remui %1376, %c5 : index
                %1704 = arith.muli %1703, %c4 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.muli %1701, %c20 : index
                %1707 = arith.divui %1705, %c15 : index
                %1708 = arith.muli %1707, %c15 : index
                %1709 = arith.remui %1705, %c5 : index
                %1710 = arith.muli %1709, %c5 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.divui %1705, %c5 : index
                %1713 = arith.remui %1712, %c5 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.addi %1706, %1714 : index
                %1716 = arith.addi %1700, %1715 : index
                %1717 = arith.addi %1630, %1716 : index
                %1718 = vector.shuffle %1608, %1608 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1718, %kv[%1717] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1719 = arith.addi %1005, %c45 : index
      %1720 = arith.addi %1004, %1719 : index
      %1721 = arith.cmpi slt, %1720, %22 : index
      %1722 = arith.cmpi slt, %1719, %c20 : index
      %1723 = arith.andi %1721, %1722 : i1
      scf.if %1723 {
        %1724 = arith.addi %1004, %1719 : index
        %1725 = arith.addi %slotsAt, %1724 : index
        %1726 = memref.load %step[%1725] : memref<?xi32>
        %1727 = arith.index_cast %1726 : i32 to index
        %1728 = arith.cmpi sge, %1727, %c9 : index
        scf.if %1728 {
          %1729 = arith.muli %1719, %c29 : index
          %1730 = arith.subi %0, %heads : index
          %1731 = memref.load %scales[%1730] : memref<?xf32>
          %1732 = vector.broadcast %1731 : f32 to vector<4xf32>
          %1733 = arith.divui %1727, %c20 : index
          %1734 = arith.remui %1727, %c20 : index
          %1735 = arith.muli %1733, %pageBytes : index
          %1736 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1736 {
            %1737 = wave.lane
            %1738 = arith.muli %1737, %c15 : index
            scf.for %1739 = %1738 to %c29 step %c7 {
              %1740 = arith.addi %1729, %1739 : index
              %1741 = vector.load %20[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1742 = arith.mulf %1741, %1732 : vector<4xf32>
              %1743 = arith.minimumf %1742, %c49 : vector<4xf32>
              %1744 = arith.maximumf %1743, %c50 : vector<4xf32>
              %1745 = arith.truncf %1744 : vector<4xf32> to vector<4xf16>
              %1746 = vector.bitcast %1745 : vector<4xf16> to vector<8xi8>
              %1747 = arith.cmpi slt, %1730, %kvHeads : index
              scf.if %1747 {
                %1748 = arith.muli %1730, %c11 : index
                %1749 = arith.addi %1735, %1748 : index
                %1750 = arith.divui %1739, %c20 : index
                %1751 = arith.muli %1750, %c51 : index
                %1752 = arith.remui %1739, %c20 : index
                %1753 = arith.divui %1752, %c4 : index
                %1754 = arith.muli %1753, %c21 : index
                %1755 = arith.muli %1734, %c20 : index
                %1756 = arith.addi %1754, %1755 : index
                %1757 = arith.remui %1752, %c4 : index
                %1758 = arith.muli %1757, %c5 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.addi %1751, %1759 : index
                %1761 = arith.addi %1749, %1760 : index
                vector.store %1746, %kv[%1761] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1762 = arith.subi %1730, %kvHeads : index
                %1763 = arith.muli %1762, %c11 : index
                %1764 = arith.addi %1735, %1763 : index
                %1765 = arith.addi %1739, %c9 : index
                %1766 = arith.divui %1765, %c20 : index
                %1767 = arith.muli %1766, %c51 : index
                %1768 = arith.addi %1767, %c35 : index
                %1769 = arith.remui %1765, %c20 : index
                %1770 = arith.divui %1734, %c5 : index
                %1771 = arith.remui %1734, %c5 : index
                %1772 = arith.muli %1771, %c4 : index
                %1773 = arith.addi %1770, %1772 : index
                %1774 = arith.divui %1773, %c4 : index
                %1775 = arith.muli %1774, %c21 : index
                %1776 = arith.muli %1769, %c20 : index
                %1777 = arith.addi %1775, %1776 : index
                %1778 = arith.remui %1773, %c4 : index
                %1779 = arith.muli %1778, %c5 : index
                %1780 = arith.addi %1777, %1779 : index
                %1781 = arith.addi %1768, %1780 : index
                %1782 = arith.addi %1764, %1781 : index
                %1783 = vector.shuffle %1746, %1746 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1783, %kv[%1782] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1784 = arith.addi %1739, %c10 : index
                %1785 = arith.divui %1784, %c20 : index
                %1786 = arith.muli %1785, %c51 : index
                %1787 = arith.addi %1786, %c35 : index
                %1788 = arith.remui %1784, %c20 : index
                %1789 = arith.divui %1734, %c5 : index
                %1790 = arith.remui %1734, %c5 : index
                %1791 = arith.muli %1790, %c4 : index
                %1792 = arith.addi %1789, %1791 : index
                %1793 = arith.divui %1792, %c4 : index
                %1794 = arith.muli %1793, %c21 : index
                %1795 = arith.muli %1788, %c20 : index
                %1796 = arith.addi %1794, %1795 : index
                %1797 = arith.remui %1792, %c4 : index
                %1798 = arith.muli %1797, %c5 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.addi %1787, %1799 : index
                %1801 = arith.addi %1764, %1800 : index
                %1802 = vector.shuffle %1746, %1746 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1802, %kv[%1801] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1803 = arith.addi %1739, %c5 : index
                %1804 = arith.divui %1803, %c20 : index
                %1805 = arith.muli %1804, %c51 : index
                %1806 = arith.addi %1805, %c35 : index
                %1807 = arith.remui %1803, %c20 : index
                %1808 = arith.divui %1734, %c5 : index
                %1809 = arith.remui %1734, %c5 : index
                %1810 = arith.muli %1809, %c4 : index
                %1811 = arith.addi %1808, %1810 : index
                %1812 = arith.divui %1811, %c4 : index
                %1813 = arith.muli %1812, %c21 : index
                %1814 = arith.muli %1807, %c20 : index
                %1815 = arith.addi %1813, %1814 : index
                %1816 = arith.remui %1811, %c4 : index
                %1817 = arith.muli %1816, %c5 : index
                %1818 = arith.addi %1815, %1817 : index
                %1819 = arith.addi %1806, %1818 : index
                %1820 = arith.addi %1764, %1819 : index
                %1821 = vector.shuffle %1746, %1746 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1821, %kv[%1820] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1822 = arith.addi %1739, %c2 : index
                %1823 = arith.divui %1822, %c20 : index
                %1824 = arith.muli %1823, %c51 : index
                %1825 = arith.addi %1824, %c35 : index
                %1826 = arith.remui %1822, %c20 : index
                %1827 = arith.divui %1734, %c5 : index
                %1828 = arith.remui %1734, %c5 : index
                %1829 = arith.muli %1828, %c4 : index
                %1830 = arith.addi %1827, %1829 : index
                %1831 = arith.divui %1830, %c4 : index
                %1832 = arith.muli %1831, %c21 : index
                %1833 = arith.muli %1826, %c20 : index
                %1834 = arith.addi %1832, %1833 : index
                %1835 = arith.remui %1830, %c4 : index
                %1836 = arith.muli %1835, %c5 : index
                %1837 = arith.addi %1834, %1836 : index
                %1838 = arith.addi %1825, %1837 : index
                %1839 = arith.addi %1764, %1838 : index
                %1840 = vector.shuffle %1746, %1746 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1840, %kv[%1839] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1841 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1841 {
            %1842 = wave.lane
            %1843 = arith.muli %1842, %c15 : index
            scf.for %1844 = %1843 to %c29 step %c7 {
              %1845 = arith.addi %1729, %1844 : index
              %1846 = vector.load %20[%1845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1847 = arith.mulf %1846, %1732 : vector<4xf32>
              %1848 = wave.fp8_encode "e4m3" %1847 : vector<4xf32> -> vector<4xi8>
              %1849 = arith.cmpi slt, %1730, %kvHeads : index
              scf.if %1849 {
                %1850 = arith.muli %1730, %c35 : index
                %1851 = arith.addi %1735, %1850 : index
                %1852 = vector.shuffle %1848, %1848 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1853 = arith.divui %1844, %c20 : index
                %1854 = arith.muli %1853, %c21 : index
                %1855 = arith.remui %1844, %c20 : index
                %1856 = arith.muli %1734, %c20 : index
                %1857 = arith.divui %1855, %c15 : index
                %1858 = arith.muli %1857, %c15 : index
                %1859 = arith.remui %1855, %c5 : index
                %1860 = arith.muli %1859, %c5 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.divui %1855, %c5 : index
                %1863 = arith.remui %1862, %c5 : index
                %1864 = arith.addi %1861, %1863 : index
                %1865 = arith.addi %1856, %1864 : index
                %1866 = arith.addi %1854, %1865 : index
                %1867 = arith.addi %1851, %1866 : index
                vector.store %1852, %kv[%1867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1868 = arith.subi %1730, %kvHeads : index
                %1869 = arith.muli %1868, %c35 : index
                %1870 = arith.addi %1735, %1869 : index
                %1871 = arith.addi %1844, %c9 : index
                %1872 = arith.divui %1871, %c20 : index
                %1873 = arith.muli %1872, %c21 : index
                %1874 = arith.addi %1873, %c12 : index
                %1875 = arith.remui %1871, %c20 : index
                %1876 = arith.divui %1734, %c5 : index
                %1877 = arith.remui %1734, %c5 : index
                %1878 = arith.muli %1877, %c4 : index
                %1879 = arith.addi %1876, %1878 : index
                %1880 = arith.muli %1875, %c20 : index
                %1881 = arith.divui %1879, %c15 : index
                %1882 = arith.muli %1881, %c15 : index
                %1883 = arith.remui %1879, %c5 : index
                %1884 = arith.muli %1883, %c5 : index
                %1885 = arith.addi %1882, %1884 : index
                %1886 = arith.divui %1879, %c5 : index
                %1887 = arith.remui %1886, %c5 : index
                %1888 = arith.addi %1885, %1887 : index
                %1889 = arith.addi %1880, %1888 : index
                %1890 = arith.addi %1874, %1889 : index
                %1891 = arith.addi %1870, %1890 : index
                %1892 = vector.shuffle %1848, %1848 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1892, %kv[%1891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1893 = arith.addi %1844, %c10 : index
                %1894 = arith.divui %1893, %c20 : index
                %1895 = arith.muli %1894, %c21 : index
                %1896 = arith.addi %1895, %c12 : index
                %1897 = arith.remui %1893, %c20 : index
                %1898 = arith.divui %1734, %c5 : index
                %1899 = arith.remui %1734, %c5 : index
                %1900 = arith.muli %1899, %c4 : index
                %1901 = arith.addi %1898, %1900 : index
                %1902 = arith.muli %1897, %c20 : index
                %1903 = arith.divui %1901, %c15 : index
                %1904 = arith.muli %1903, %c15 : index
                %1905 = arith.remui %1901, %c5 : index
                %1906 = arith.muli %1905, %c5 : index
                %1907 = arith.addi %1904, %1906 : index
                %1908 = arith.divui %1901, %c5 : index
                %1909 = arith.remui %1908, %c5 : index
                %1910 = arith.addi %1907, %1909 : index
                %1911 = arith.addi %1902, %1910 : index
                %1912 = arith.addi %1896, %1911 : index
                %1913 = arith.addi %1870, %1912 : index
                %1914 = vector.shuffle %1848, %1848 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1914, %kv[%1913] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1915 = arith.addi %1844, %c5 : index
                %1916 = arith.divui %1915, %c20 : index
                %1917 = arith.muli %1916, %c21 : index
                %1918 = arith.addi %1917, %c12 : index
                %1919 = arith.remui %1915, %c20 : index
                %1920 = arith.divui %1734, %c5 : index
                %1921 = arith.remui %1734, %c5 : index
                %1922 = arith.muli %1921, %c4 : index
                %1923 = arith.addi %1920, %1922 : index
                %1924 = arith.muli %1919, %c20 : index
                %1925 = arith.divui %1923, %c15 : index
                %1926 = arith.muli %1925, %c15 : index
                %1927 = arith.remui %1923, %c5 : index
                %1928 = arith.muli %1927, %c5 : index
                %1929 = arith.addi %1926, %1928 : index
                %1930 = arith.divui %1923, %c5 : index
                %1931 = arith.remui %1930, %c5 : index
                %1932 = arith.addi %1929, %1931 : index
                %1933 = arith.addi %1924, %1932 : index
                %1934 = arith.addi %1918, %1933 : index
                %1935 = arith.addi %1870, %1934 : index
                %1936 = vector.shuffle %1848, %1848 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1936, %kv[%1935] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1937 = arith.addi %1844, %c2 : index
                %1938 = arith.divui %1937, %c20 : index
                %1939 = arith.muli %1938, %c21 : index
                %1940 = arith.addi %1939, %c12 : index
                %1941 = arith.remui %1937, %c20 : index
                %1942 = arith.divui %1734, %c5 : index
                %1943 = arith.remui %1734, %c5 : index
                %1944 = arith.muli %1943, %c4 : index
                %1945 = arith.addi %1942, %1944 : index
                %1946 = arith.muli %1941, %c20 : index
                %1947 = arith.divui %1945, %c15 : index
                %1948 = arith.muli %1947, %c15 : index
                %1949 = arith.remui %1945, %c5 : index
                %1950 = arith.muli %1949, %c5 : index
                %1951 = arith.addi %1948, %1950 : index
                %1952 = arith.divui %1945, %c5 : index
                %1953 = arith.remui %1952, %c5 : index
                %1954 = arith.addi %1951, %1953 : index
                %1955 = arith.addi %1946, %1954 : index
                %1956 = arith.addi %1940, %1955 : index
                %1957 = arith.addi %1870, %1956 : index
                %1958 = vector.shuffle %1848, %1848 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1958, %kv[%1957] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1959 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1959 {
            %1960 = wave.lane
            %1961 = arith.muli %1960, %c15 : index
            scf.for %1962 = %1961 to %c29 step %c7 {
              %1963 = arith.addi %1729, %1962 : index
              %1964 = vector.load %20[%1963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1965 = arith.mulf %1964, %1732 : vector<4xf32>
              %1966 = wave.fp8_encode "e5m2" %1965 : vector<4xf32> -> vector<4xi8>
              %1967 = arith.cmpi slt, %1730, %kvHeads : index
              scf.if %1967 {
                %1968 = arith.muli %1730, %c35 : index
                %1969 = arith.addi %1735, %1968 : index
                %1970 = vector.shuffle %1966, %1966 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1971 = arith.divui %1962, %c20 : index
                %1972 = arith.muli %1971, %c21 : index
                %1973 = arith.remui %1962, %c20 : index
                %1974 = arith.muli %1734, %c20 : index
                %1975 = arith.divui %1973, %c15 : index
                %1976 = arith.muli %1975, %c15 : index
                %1977 = arith.remui %1973, %c5 : index
                %1978 = arith.muli %1977, %c5 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.divui %1973, %c5 : index
                %1981 = arith.remui %1980, %c5 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.addi %1974, %1982 : index
                %1984 = arith.addi %1972, %1983 : index
                %1985 = arith.addi %1969, %1984 : index
                vector.store %1970, %kv[%1985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1986 = arith.subi %1730, %kvHeads : index
                %1987 = arith.muli %1986, %c35 : index
                %1988 = arith.addi %1735, %1987 : index
                %1989 = arith.addi %1962, %c9 : index
                %1990 = arith.divui %1989, %c20 : index
                %1991 = arith.muli %1990, %c21 : index
                %1992 = arith.addi %1991, %c12 : index
                %1993 = arith.remui %1989, %c20 : index
                %1994 = arith.divui %1734, %c5 : index
                %1995 = arith.remui %1734, %c5 : index
                %1996 = arith.muli %1995, %c4 : index
                %1997 = arith.addi %1994, %1996 : index
                %1998 = arith.muli %1993, %c20 : index
                %1999 = arith.divui %1997, %c15 : index
                %2000 = arith.muli %1999, %c15 : index
                %2001 = arith.remui %1997, %c5 : index
                %2002 = arith.muli %2001, %c5 : index
                %2003 = arith.addi %2000, %2002 : index
                %2004 = arith.divui %1997, %c5 : index
                %2005 = arith.remui %2004, %c5 : index
                %2006 = arith.addi %2003, %2005 : index
                %2007 = arith.addi %1998, %2006 : index
                %2008 = arith.addi %1992, %2007 : index
                %2009 = arith.addi %1988, %2008 : index
                %2010 = vector.shuffle %1966, %1966 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2010, %kv[%2009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2011 = arith.addi %1962, %c10 : index
                %2012 = arith.divui %2011, %c20 : index
                %2013 = arith.muli %2012, %c21 : index
                %2014 = arith.addi %2013, %c12 : index
                %2015 = arith.remui %2011, %c20 : index
                %2016 = arith.divui %1734, %c5 : index
                %2017 = arith.remui %1734, %c5 : index
                %2018 = arith.muli %2017, %c4 : index
                %2019 = arith.addi %2016, %2018 : index
                %2020 = arith.muli %2015, %c20 : index
                %2021 = arith.divui %2019, %c15 : index
                %2022 = arith.muli %2021, %c15 : index
                %2023 = arith.remui %2019, %c5 : index
                %2024 = arith.muli %2023, %c5 : index
                %2025 = arith.addi %2022, %2024 : index
                %2026 = arith.divui %2019, %c5 : index
                %2027 = arith.remui %2026, %c5 : index
                %2028 = arith.addi %2025, %2027 : index
                %2029 = arith.addi %2020, %2028 : index
                %2030 = arith.addi %2014, %2029 : index
                %2031 = arith.addi %1988, %2030 : index
                %2032 = vector.shuffle %1966, %1966 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2032, %kv[%2031] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2033 = arith.addi %1962, %c5 : index
                %2034 = arith.divui %2033, %c20 : index
                %2035 = arith.muli %2034, %c21 : index
                %2036 = arith.addi %2035, %c12 : index
                %2037 = arith.remui %2033, %c20 : index
                %2038 = arith.divui %1734, %c5 : index
                %2039 = arith.remui %1734, %c5 : index
                %2040 = arith.muli %2039, %c4 : index
                %2041 = arith.addi %2038, %2040 : index
                %2042 = arith.muli %2037, %c20 : index
                %2043 = arith.divui %2041, %c15 : index
                %2044 = arith.muli %2043, %c15 : index
                %2045 = arith.remui %2041, %c5 : index
                %2046 = arith.muli %2045, %c5 : index
                %2047 = arith.addi %2044, %2046 : index
                %2048 = arith.divui %2041, %c5 : index
                %2049 = arith.remui %2048, %c5 : index
                %2050 = arith.addi %2047, %2049 : index
                %2051 = arith.addi %2042, %2050 : index
                %2052 = arith.addi %2036, %2051 : index
                %2053 = arith.addi %1988, %2052 : index
                %2054 = vector.shuffle %1966, %1966 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2054, %kv[%2053] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2055 = arith.addi %1962, %c2 : index
                %2056 = arith.divui %2055, %c20 : index
                %2057 = arith.muli %2056, %c21 : index
                %2058 = arith.addi %2057, %c12 : index
                %2059 = arith.remui %2055, %c20 : index
                %2060 = arith.divui %1734, %c5 : index
                %2061 = arith.remui %1734, %c5 : index
                %2062 = arith.muli %2061, %c4 : index
                %2063 = arith.addi %2060, %2062 : index
                %2064 = arith.muli %2059, %c20 : index
                %2065 = arith.divui %2063, %c15 : index
                %2066 = arith.muli %2065, %c15 : index
                %2067 = arith.remui %2063, %c5 : index
                %2068 = arith.muli %2067, %c5 : index
                %2069 = arith.addi %2066, %2068 : index
                %2070 = arith.divui %2063, %c5 : index
                %2071 = arith.remui %2070, %c5 : index
                %2072 = arith.addi %2069, %2071 : index
                %2073 = arith.addi %2064, %2072 : index
                %2074 = arith.addi %2058, %2073 : index
                %2075 = arith.addi %1988, %2074 : index
                %2076 = vector.shuffle %1966, %1966 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2076, %kv[%2075] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2077 = arith.addi %23, %c20 : index
    %2078 = wave.lane
    %2079 = arith.muli %3, %c5 : index
    %2080 = arith.muli %2079, %c21 : index
    %2081 = arith.addi %2080, %2078 : index
    %2082 = arith.muli %4, %c12 : index
    %2083 = arith.addi %2082, %2081 : index
    %2084 = arith.addi %2083, %c9 : index
    %2085 = arith.addi %2084, %c9 : index
    %2086 = vector.extract %543#2[0] : f32 from vector<8xf32>
    memref.store %2086, %19[%2085] : memref<?xf32>
    %2087 = arith.muli %4, %c12 : index
    %2088 = arith.addi %2087, %2081 : index
    %2089 = arith.addi %2088, %c9 : index
    %2090 = arith.addi %2089, %c17 : index
    %2091 = vector.extract %543#2[1] : f32 from vector<8xf32>
    memref.store %2091, %19[%2090] : memref<?xf32>
    %2092 = arith.muli %4, %c12 : index
    %2093 = arith.addi %2092, %2081 : index
    %2094 = arith.addi %2093, %c9 : index
    %2095 = arith.addi %2094, %c13 : index
    %2096 = vector.extract %543#2[2] : f32 from vector<8xf32>
    memref.store %2096, %19[%2095] : memref<?xf32>
    %2097 = arith.muli %4, %c12 : index
    %2098 = arith.addi %2097, %2081 : index
    %2099 = arith.addi %2098, %c9 : index
    %2100 = arith.addi %2099, %c29 : index
    %2101 = vector.extract %543#2[3] : f32 from vector<8xf32>
    memref.store %2101, %19[%2100] : memref<?xf32>
    %2102 = arith.muli %4, %c12 : index
    %2103 = arith.addi %2102, %2081 : index
    %2104 = arith.addi %2103, %c9 : index
    %2105 = arith.addi %2104, %c7 : index
    %2106 = vector.extract %543#2[4] : f32 from vector<8xf32>
    memref.store %2106, %19[%2105] : memref<?xf32>
    %2107 = arith.muli %4, %c12 : index
    %2108 = arith.addi %2107, %2081 : index
    %2109 = arith.addi %2108, %c9 : index
    %2110 = arith.addi %2109, %c30 : index
    %2111 = vector.extract %543#2[5] : f32 from vector<8xf32>
    memref.store %2111, %19[%2110] : memref<?xf32>
    %2112 = arith.muli %4, %c12 : index
    %2113 = arith.addi %2112, %2081 : index
    %2114 = arith.addi %2113, %c9 : index
    %2115 = arith.addi %2114, %c31 : index
    %2116 = vector.extract %543#2[6] : f32 from vector<8xf32>
    memref.store %2116, %19[%2115] : memref<?xf32>
    %2117 = arith.muli %4, %c12 : index
    %2118 = arith.addi %2117, %2081 : index
    %2119 = arith.addi %2118, %c9 : index
    %2120 = arith.addi %2119, %c32 : index
    %2121 = vector.extract %543#2[7] : f32 from vector<8xf32>
    memref.store %2121, %19[%2120] : memref<?xf32>
    %2122 = arith.muli %4, %c12 : index
    %2123 = arith.addi %2122, %2081 : index
    %2124 = arith.addi %2123, %c21 : index
    %2125 = arith.addi %2124, %c9 : index
    %2126 = vector.extract %543#3[0] : f32 from vector<8xf32>
    memref.store %2126, %19[%2125] : memref<?xf32>
    %2127 = arith.muli %4, %c12 : index
    %2128 = arith.addi %2127, %2081 : index
    %2129 = arith.addi %2128, %c21 : index
    %2130 = arith.addi %2129, %c17 : index
    %2131 = vector.extract %543#3[1] : f32 from vector<8xf32>
    memref.store %2131, %19[%2130] : memref<?xf32>
    %2132 = arith.muli %4, %c12 : index
    %2133 = arith.addi %2132, %2081 : index
    %2134 = arith.addi %2133, %c21 : index
    %2135 = arith.addi %2134, %c13 : index
    %2136 = vector.extract %543#3[2] : f32 from vector<8xf32>
    memref.store %2136, %19[%2135] : memref<?xf32>
    %2137 = arith.muli %4, %c12 : index
    %2138 = arith.addi %2137, %2081 : index
    %2139 = arith.addi %2138, %c21 : index
    %2140 = arith.addi %2139, %c29 : index
    %2141 = vector.extract %543#3[3] : f32 from vector<8xf32>
    memref.store %2141, %19[%2140] : memref<?xf32>
    %2142 = arith.muli %4, %c12 : index
    %2143 = arith.addi %2142, %2081 : index
    %2144 = arith.addi %2143, %c21 : index
    %2145 = arith.addi %2144, %c7 : index
    %2146 = vector.extract %543#3[4] : f32 from vector<8xf32>
    memref.store %2146, %19[%2145] : memref<?xf32>
    %2147 = arith.muli %4, %c12 : index
    %2148 = arith.addi %2147, %2081 : index
    %2149 = arith.addi %2148, %c21 : index
    %2150 = arith.addi %2149, %c30 : index
    %2151 = vector.extract %543#3[5] : f32 from vector<8xf32>
    memref.store %2151, %19[%2150] : memref<?xf32>
    %2152 = arith.muli %4, %c12 : index
    %2153 = arith.addi %2152, %2081 : index
    %2154 = arith.addi %2153, %c21 : index
    %2155 = arith.addi %2154, %c31 : index
    %2156 = vector.extract %543#3[6] : f32 from vector<8xf32>
    memref.store %2156, %19[%2155] : memref<?xf32>
    %2157 = arith.muli %4, %c12 : index
    %2158 = arith.addi %2157, %2081 : index
    %2159 = arith.addi %2158, %c21 : index
    %2160 = arith.addi %2159, %c32 : index
    %2161 = vector.extract %543#3[7] : f32 from vector<8xf32>
    memref.store %2161, %19[%2160] : memref<?xf32>
    wave.barrier
    %2162 = arith.muli %4, %c5 : index
    %2163 = arith.addi %2162, %c9 : index
    %2164 = arith.muli %2163, %c5 : index
    %2165 = arith.divui %2078, %c20 : index
    %2166 = arith.addi %2164, %2165 : index
    %2167 = arith.addi %2077, %2166 : index
    %2168 = arith.cmpi slt, %2167, %22 : index
    scf.if %2168 {
      %2169 = arith.cmpi eq, %hasFactors, %c10 : index
      %2170 = memref.load %factors[%2167] : memref<?xf32>
      %2171 = arith.select %2169, %2170, %c34 : f32
      %2172 = arith.addi %2081, %c9 : index
      %2173 = arith.muli %2163, %c17 : index
      %2174 = arith.addi %2172, %2173 : index
      %2175 = memref.load %19[%2174] : memref<?xf32>
      %2176 = arith.addi %2174, %c12 : index
      %2177 = memref.load %19[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.addi %2174, %c35 : index
      %2180 = memref.load %19[%2179] : memref<?xf32>
      %2181 = arith.addf %2178, %2180 : f32
      %2182 = arith.addi %2174, %c36 : index
      %2183 = memref.load %19[%2182] : memref<?xf32>
      %2184 = arith.addf %2181, %2183 : f32
      %2185 = arith.remui %2078, %c20 : index
      %2186 = arith.muli %2185, %c15 : index
      %2187 = arith.addi %16, %2186 : index
      %2188 = vector.load %w[%2187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2189 = vector.bitcast %2188 : vector<4xi8> to vector<1xf32>
      %2190 = vector.extract %2189[0] : f32 from vector<1xf32>
      %2191 = arith.mulf %2190, %2171 : f32
      %2192 = arith.mulf %2184, %2191 : f32
      %2193 = arith.muli %3, %c5 : index
      %2194 = arith.addi %2193, %c9 : index
      %2195 = arith.muli %2194, %c20 : index
      %2196 = arith.remui %2078, %c20 : index
      %2197 = arith.addi %2195, %2196 : index
      %2198 = arith.muli %2166, %c29 : index
      %2199 = arith.addi %2198, %2197 : index
      memref.store %2192, %20[%2199] : memref<?xf32>
      %2200 = arith.addi %2081, %c21 : index
      %2201 = arith.muli %2163, %c17 : index
      %2202 = arith.addi %2200, %2201 : index
      %2203 = memref.load %19[%2202] : memref<?xf32>
      %2204 = arith.addi %2202, %c12 : index
      %2205 = memref.load %19[%2204] : memref<?xf32>
      %2206 = arith.addf %2203, %2205 : f32
      %2207 = arith.addi %2202, %c35 : index
      %2208 = memref.load %19[%2207] : memref<?xf32>
      %2209 = arith.addf %2206, %2208 : f32
      %2210 = arith.addi %2202, %c36 : index
      %2211 = memref.load %19[%2210] : memref<?xf32>
      %2212 = arith.addf %2209, %2211 : f32
      %2213 = arith.remui %2078, %c20 : index
      %2214 = arith.muli %2213, %c15 : index
      %2215 = arith.addi %18, %2214 : index
      %2216 = vector.load %w[%2215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2217 = vector.bitcast %2216 : vector<4xi8> to vector<1xf32>
      %2218 = vector.extract %2217[0] : f32 from vector<1xf32>
      %2219 = arith.mulf %2218, %2171 : f32
      %2220 = arith.mulf %2212, %2219 : f32
      %2221 = arith.muli %3, %c5 : index
      %2222 = arith.addi %2221, %c10 : index
      %2223 = arith.muli %2222, %c20 : index
      %2224 = arith.remui %2078, %c20 : index
      %2225 = arith.addi %2223, %2224 : index
      %2226 = arith.muli %2166, %c29 : index
      %2227 = arith.addi %2226, %2225 : index
      memref.store %2220, %20[%2227] : memref<?xf32>
    }
    %2228 = arith.muli %4, %c5 : index
    %2229 = arith.addi %2228, %c10 : index
    %2230 = arith.muli %2229, %c5 : index
    %2231 = arith.divui %2078, %c20 : index
    %2232 = arith.addi %2230, %2231 : index
    %2233 = arith.addi %2077, %2232 : index
    %2234 = arith.cmpi slt, %2233, %22 : index
    scf.if %2234 {
      %2235 = arith.cmpi eq, %hasFactors, %c10 : index
      %2236 = memref.load %factors[%2233] : memref<?xf32>
      %2237 = arith.select %2235, %2236, %c34 : f32
      %2238 = arith.addi %2081, %c9 : index
      %2239 = arith.muli %2229, %c17 : index
      %2240 = arith.addi %2238, %2239 : index
      %2241 = memref.load %19[%2240] : memref<?xf32>
      %2242 = arith.addi %2240, %c12 : index
      %2243 = memref.load %19[%2242] : memref<?xf32>
      %2244 = arith.addf %2241, %2243 : f32
      %2245 = arith.addi %2240, %c35 : index
      %2246 = memref.load %19[%2245] : memref<?xf32>
      %2247 = arith.addf %2244, %2246 : f32
      %2248 = arith.addi %2240, %c36 : index
      %2249 = memref.load %19[%2248] : memref<?xf32>
      %2250 = arith.addf %2247, %2249 : f32
      %2251 = arith.remui %2078, %c20 : index
      %2252 = arith.muli %2251, %c15 : index
      %2253 = arith.addi %16, %2252 : index
      %2254 = vector.load %w[%2253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2255 = vector.bitcast %2254 : vector<4xi8> to vector<1xf32>
      %2256 = vector.extract %2255[0] : f32 from vector<1xf32>
      %2257 = arith.mulf %2256, %2237 : f32
      %2258 = arith.mulf %2250, %2257 : f32
      %2259 = arith.muli %3, %c5 : index
      %2260 = arith.addi %2259, %c9 : index
      %2261 = arith.muli %2260, %c20 : index
      %2262 = arith.remui %2078, %c20 : index
      %2263 = arith.addi %2261, %2262 : index
      %2264 = arith.muli %2232, %c29 : index
      %2265 = arith.addi %2264, %2263 : index
      memref.store %2258, %20[%2265] : memref<?xf32>
      %2266 = arith.addi %2081, %c21 : index
      %2267 = arith.muli %2229, %c17 : index
      %2268 = arith.addi %2266, %2267 : index
      %2269 = memref.load %19[%2268] : memref<?xf32>
      %2270 = arith.addi %2268, %c12 : index
      %2271 = memref.load %19[%2270] : memref<?xf32>
      %2272 = arith.addf %2269, %2271 : f32
      %2273 = arith.addi %2268, %c35 : index
      %2274 = memref.load %19[%2273] : memref<?xf32>
      %2275 = arith.addf %2272, %2274 : f32
      %2276 = arith.addi %2268, %c36 : index
      %2277 = memref.load %19[%2276] : memref<?xf32>
      %2278 = arith.addf %2275, %2277 : f32
      %2279 = arith.remui %2078, %c20 : index
      %2280 = arith.muli %2279, %c15 : index
      %2281 = arith.addi %18, %2280 : index
      %2282 = vector.load %w[%2281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2283 = vector.bitcast %2282 : vector<4xi8> to vector<1xf32>
      %2284 = vector.extract %2283[0] : f32 from vector<1xf32>
      %2285 = arith.mulf %2284, %2237 : f32
      %2286 = arith.mulf %2278, %2285 : f32
      %2287 = arith.muli %3, %c5 : index
      %2288 = arith.addi %2287, %c10 : index
      %2289 = arith.muli %2288, %c20 : index
      %2290 = arith.remui %2078, %c20 : index
      %2291 = arith.addi %2289, %2290 : index
      %2292 = arith.muli %2232, %c29 : index
      %2293 = arith.addi %2292, %2291 : index
      memref.store %2286, %20[%2293] : memref<?xf32>
    }
    wave.barrier
    %2294 = arith.addi %23, %c20 : index
    %2295 = wave.wave
    %2296 = arith.addi %2295, %c9 : index
    %2297 = arith.addi %2294, %2296 : index
    %2298 = arith.cmpi slt, %2297, %22 : index
    %2299 = arith.cmpi slt, %2296, %c20 : index
    %2300 = arith.andi %2298, %2299 : i1
    scf.if %2300 {
      %2301 = arith.addi %2294, %2296 : index
      %2302 = arith.muli %2296, %c29 : index
      %2303 = wave.lane
      %2304 = arith.addi %2303, %c9 : index
      %2305 = arith.cmpi eq, %hasBias, %c10 : index
      %2306 = arith.addi %2302, %2304 : index
      %2307 = memref.load %20[%2306] : memref<?xf32>
      %2308 = arith.muli %0, %c29 : index
      %2309 = arith.addi %2308, %2304 : index
      %2310 = memref.load %bias[%2309] : memref<?xf32>
      %2311 = arith.addf %2307, %2310 : f32
      %2312 = arith.select %2305, %2311, %2307 : f32
      %2313 = arith.addi %2304, %c38 : index
      %2314 = arith.cmpi eq, %hasBias, %c10 : index
      %2315 = arith.addi %2302, %2313 : index
      %2316 = memref.load %20[%2315] : memref<?xf32>
      %2317 = arith.muli %0, %c29 : index
      %2318 = arith.addi %2317, %2313 : index
      %2319 = memref.load %bias[%2318] : memref<?xf32>
      %2320 = arith.addf %2316, %2319 : f32
      %2321 = arith.select %2314, %2320, %2316 : f32
      %2322 = arith.addi %2303, %c17 : index
      %2323 = arith.cmpi slt, %2322, %c38 : index
      %2324 = arith.minsi %2322, %c39 : index
      %2325 = arith.cmpi eq, %hasBias, %c10 : index
      %2326 = arith.addi %2302, %2324 : index
      %2327 = memref.load %20[%2326] : memref<?xf32>
      %2328 = arith.muli %0, %c29 : index
      %2329 = arith.addi %2328, %2324 : index
      %2330 = memref.load %bias[%2329] : memref<?xf32>
      %2331 = arith.addf %2327, %2330 : f32
      %2332 = arith.select %2325, %2331, %2327 : f32
      %2333 = arith.addi %2324, %c38 : index
      %2334 = arith.cmpi eq, %hasBias, %c10 : index
      %2335 = arith.addi %2302, %2333 : index
      %2336 = memref.load %20[%2335] : memref<?xf32>
      %2337 = arith.muli %0, %c29 : index
      %2338 = arith.addi %2337, %2333 : index
      %2339 = memref.load %bias[%2338] : memref<?xf32>
      %2340 = arith.addf %2336, %2339 : f32
      %2341 = arith.select %2334, %2340, %2336 : f32
      %2342 = arith.addi %heads, %kvHeads : index
      %2343 = arith.cmpi slt, %0, %2342 : index
      scf.if %2343 {
        %2344 = arith.addi %positionsAt, %2301 : index
        %2345 = memref.load %step[%2344] : memref<?xi32>
        %2346 = arith.index_cast %2345 : i32 to index
        %2347 = arith.cmpi eq, %hasNorm, %c10 : index
        %2348 = math.fma %2312, %2312, %c42 : f32
        %2349 = math.fma %2321, %2321, %2348 : f32
        %2350 = math.fma %2332, %2332, %2349 : f32
        %2351 = arith.select %2323, %2350, %2349 : f32
        %2352 = math.fma %2341, %2341, %2351 : f32
        %2353 = arith.select %2323, %2352, %2351 : f32
        %2354 = vector.broadcast %2353 : f32 to vector<1xf32>
        %2355 = wave.reduce "add" %2354 : vector<1xf32>
        %2356 = arith.mulf %2355, %inverseHeadDim : f32
        %2357 = arith.addf %2356, %epsilon : f32
        %2358 = math.sqrt %2357 : f32
        %2359 = arith.divf %c34, %2358 : f32
        %2360 = arith.cmpi slt, %0, %heads : index
        %2361 = arith.addi %2304, %c38 : index
        %2362 = memref.load %query_norm[%2304] : memref<?xf32>
        %2363 = memref.load %key_norm[%2304] : memref<?xf32>
        %2364 = arith.select %2360, %2362, %2363 : f32
        %2365 = arith.mulf %2312, %2359 : f32
        %2366 = arith.mulf %2365, %2364 : f32
        %2367 = arith.select %2347, %2366, %2312 : f32
        %2368 = memref.load %query_norm[%2361] : memref<?xf32>
        %2369 = memref.load %key_norm[%2361] : memref<?xf32>
        %2370 = arith.select %2360, %2368, %2369 : f32
        %2371 = arith.mulf %2321, %2359 : f32
        %2372 = arith.mulf %2371, %2370 : f32
        %2373 = arith.select %2347, %2372, %2321 : f32
        %2374 = arith.addi %2324, %c38 : index
        %2375 = memref.load %query_norm[%2324] : memref<?xf32>
        %2376 = memref.load %key_norm[%2324] : memref<?xf32>
        %2377 = arith.select %2360, %2375, %2376 : f32
        %2378 = arith.mulf %2332, %2359 : f32
        %2379 = arith.mulf %2378, %2377 : f32
        %2380 = arith.select %2347, %2379, %2332 : f32
        %2381 = memref.load %query_norm[%2374] : memref<?xf32>
        %2382 = memref.load %key_norm[%2374] : memref<?xf32>
        %2383 = arith.select %2360, %2381, %2382 : f32
        %2384 = arith.mulf %2341, %2359 : f32
        %2385 = arith.mulf %2384, %2383 : f32
        %2386 = arith.select %2347, %2385, %2341 : f32
        %2387 = arith.remui %2346, %c21 : index
        %2388 = arith.muli %2387, %c29 : index
        %2389 = arith.addi %2388, %2304 : index
        %2390 = arith.divui %2346, %c21 : index
        %2391 = arith.addi %2390, %c21 : index
        %2392 = arith.muli %2391, %c29 : index
        %2393 = arith.addi %2392, %2304 : index
        %2394 = memref.load %rope[%2389] : memref<?xf32>
        %2395 = arith.addi %2389, %c38 : index
        %2396 = memref.load %rope[%2395] : memref<?xf32>
        %2397 = memref.load %rope[%2393] : memref<?xf32>
        %2398 = arith.addi %2393, %c38 : index
        %2399 = memref.load %rope[%2398] : memref<?xf32>
        %2400 = arith.mulf %2397, %2394 : f32
        %2401 = arith.mulf %2399, %2396 : f32
        %2402 = arith.subf %2400, %2401 : f32
        %2403 = arith.mulf %2399, %2394 : f32
        %2404 = arith.mulf %2397, %2396 : f32
        %2405 = arith.addf %2403, %2404 : f32
        %2406 = arith.mulf %2367, %2402 : f32
        %2407 = arith.mulf %2373, %2405 : f32
        %2408 = arith.subf %2406, %2407 : f32
        %2409 = arith.mulf %2373, %2402 : f32
        %2410 = arith.mulf %2367, %2405 : f32
        %2411 = arith.addf %2409, %2410 : f32
        %2412 = arith.cmpi slt, %0, %heads : index
        scf.if %2412 {
          %2413 = arith.muli %2301, %heads : index
          %2414 = arith.addi %2413, %0 : index
          %2415 = arith.muli %2414, %c29 : index
          %2416 = arith.addi %2415, %2304 : index
          memref.store %2408, %q[%2416] : memref<?xf32>
          %2417 = arith.addi %2416, %c38 : index
          memref.store %2411, %q[%2417] : memref<?xf32>
        } else {
          %2418 = arith.addi %2302, %2304 : index
          memref.store %2408, %20[%2418] : memref<?xf32>
          %2419 = arith.addi %2302, %2304 : index
          %2420 = arith.addi %2419, %c38 : index
          memref.store %2411, %20[%2420] : memref<?xf32>
        }
        %2421 = arith.remui %2346, %c21 : index
        %2422 = arith.muli %2421, %c29 : index
        %2423 = arith.addi %2422, %2324 : index
        %2424 = arith.divui %2346, %c21 : index
        %2425 = arith.addi %2424, %c21 : index
        %2426 = arith.muli %2425, %c29 : index
        %2427 = arith.addi %2426, %2324 : index
        %2428 = memref.load %rope[%2423] : memref<?xf32>
        %2429 = arith.addi %2423, %c38 : index
        %2430 = memref.load %rope[%2429] : memref<?xf32>
        %2431 = memref.load %rope[%2427] : memref<?xf32>
        %2432 = arith.addi %2427, %c38 : index
        %2433 = memref.load %rope[%2432] : memref<?xf32>
        %2434 = arith.mulf %2431, %2428 : f32
        %2435 = arith.mulf %2433, %2430 : f32
        %2436 = arith.subf %2434, %2435 : f32
        %2437 = arith.mulf %2433, %2428 : f32
        %2438 = arith.mulf %2431, %2430 : f32
        %2439 = arith.addf %2437, %2438 : f32
        %2440 = arith.mulf %2380, %2436 : f32
        %2441 = arith.mulf %2386, %2439 : f32
        %2442 = arith.subf %2440, %2441 : f32
        %2443 = arith.mulf %2386, %2436 : f32
        %2444 = arith.mulf %2380, %2439 : f32
        %2445 = arith.addf %2443, %2444 : f32
        scf.if %2323 {
          %2446 = arith.cmpi slt, %0, %heads : index
          scf.if %2446 {
            %2447 = arith.muli %2301, %heads : index
            %2448 = arith.addi %2447, %0 : index
            %2449 = arith.muli %2448, %c29 : index
            %2450 = arith.addi %2449, %2324 : index
            memref.store %2442, %q[%2450] : memref<?xf32>
            %2451 = arith.addi %2450, %c38 : index
            memref.store %2445, %q[%2451] : memref<?xf32>
          } else {
            %2452 = arith.addi %2302, %2324 : index
            memref.store %2442, %20[%2452] : memref<?xf32>
            %2453 = arith.addi %2302, %2324 : index
            %2454 = arith.addi %2453, %c38 : index
            memref.store %2445, %20[%2454] : memref<?xf32>
          }
        }
      } else {
        %2455 = arith.cmpi slt, %0, %heads : index
        scf.if %2455 {
          %2456 = arith.muli %2301, %heads : index
          %2457 = arith.addi %2456, %0 : index
          %2458 = arith.muli %2457, %c29 : index
          %2459 = arith.addi %2458, %2304 : index
          memref.store %2312, %q[%2459] : memref<?xf32>
          %2460 = arith.addi %2459, %c38 : index
          memref.store %2321, %q[%2460] : memref<?xf32>
        } else {
          %2461 = arith.addi %2302, %2304 : index
          memref.store %2312, %20[%2461] : memref<?xf32>
          %2462 = arith.addi %2302, %2304 : index
          %2463 = arith.addi %2462, %c38 : index
          memref.store %2321, %20[%2463] : memref<?xf32>
        }
        scf.if %2323 {
          %2464 = arith.cmpi slt, %0, %heads : index
          scf.if %2464 {
            %2465 = arith.muli %2301, %heads : index
            %2466 = arith.addi %2465, %0 : index
            %2467 = arith.muli %2466, %c29 : index
            %2468 = arith.addi %2467, %2324 : index
            memref.store %2332, %q[%2468] : memref<?xf32>
            %2469 = arith.addi %2468, %c38 : index
            memref.store %2341, %q[%2469] : memref<?xf32>
          } else {
            %2470 = arith.addi %2302, %2324 : index
            memref.store %2332, %20[%2470] : memref<?xf32>
            %2471 = arith.addi %2302, %2324 : index
            %2472 = arith.addi %2471, %c38 : index
            memref.store %2341, %20[%2472] : memref<?xf32>
          }
        }
      }
    }
    %2473 = arith.addi %2295, %c45 : index
    %2474 = arith.addi %2294, %2473 : index
    %2475 = arith.cmpi slt, %2474, %22 : index
    %2476 = arith.cmpi slt, %2473, %c20 : index
    %2477 = arith.andi %2475, %2476 : i1
    scf.if %2477 {
      %2478 = arith.addi %2294, %2473 : index
      %2479 = arith.muli %2473, %c29 : index
      %2480 = wave.lane
      %2481 = arith.addi %2480, %c9 : index
      %2482 = arith.cmpi eq, %hasBias, %c10 : index
      %2483 = arith.addi %2479, %2481 : index
      %2484 = memref.load %20[%2483] : memref<?xf32>
      %2485 = arith.muli %0, %c29 : index
      %2486 = arith.addi %2485, %2481 : index
      %2487 = memref.load %bias[%2486] : memref<?xf32>
      %2488 = arith.addf %2484, %2487 : f32
      %2489 = arith.select %2482, %2488, %2484 : f32
      %2490 = arith.addi %2481, %c38 : index
      %2491 = arith.cmpi eq, %hasBias, %c10 : index
      %2492 = arith.addi %2479, %2490 : index
      %2493 = memref.load %20[%2492] : memref<?xf32>
      %2494 = arith.muli %0, %c29 : index
      %2495 = arith.addi %2494, %2490 : index
      %2496 = memref.load %bias[%2495] : memref<?xf32>
      %2497 = arith.addf %2493, %2496 : f32
      %2498 = arith.select %2491, %2497, %2493 : f32
      %2499 = arith.addi %2480, %c17 : index
      %2500 = arith.cmpi slt, %2499, %c38 : index
      %2501 = arith.minsi %2499, %c39 : index
      %2502 = arith.cmpi eq, %hasBias, %c10 : index
      %2503 = arith.addi %2479, %2501 : index
      %2504 = memref.load %20[%2503] : memref<?xf32>
      %2505 = arith.muli %0, %c29 : index
      %2506 = arith.addi %2505, %2501 : index
      %2507 = memref.load %bias[%2506] : memref<?xf32>
      %2508 = arith.addf %2504, %2507 : f32
      %2509 = arith.select %2502, %2508, %2504 : f32
      %2510 = arith.addi %2501, %c38 : index
      %2511 = arith.cmpi eq, %hasBias, %c10 : index
      %2512 = arith.addi %2479, %2510 : index
      %2513 = memref.load %20[%2512] : memref<?xf32>
      %2514 = arith.muli %0, %c29 : index
      %2515 = arith.addi %2514, %2510 : index
      %2516 = memref.load %bias[%2515] : memref<?xf32>
      %2517 = arith.addf %2513, %2516 : f32
      %2518 = arith.select %2511, %2517, %2513 : f32
      %2519 = arith.addi %heads, %kvHeads : index
      %2520 = arith.cmpi slt, %0, %2519 : index
      scf.if %2520 {
        %2521 = arith.addi %positionsAt, %2478 : index
        %2522 = memref.load %step[%2521] : memref<?xi32>
        %2523 = arith.index_cast %2522 : i32 to index
        %2524 = arith.cmpi eq, %hasNorm, %c10 : index
        %2525 = math.fma %2489, %2489, %c42 : f32
        %2526 = math.fma %2498, %2498, %2525 : f32
        %2527 = math.fma %2509, %2509, %2526 : f32
        %2528 = arith.select %2500, %2527, %2526 : f32
        %2529 = math.fma %2518, %2518, %2528 : f32
        %2530 = arith.select %2500, %2529, %2528 : f32
        %2531 = vector.broadcast %2530 : f32 to vector<1xf32>
        %2532 = wave.reduce "add" %2531 : vector<1xf32>
        %2533 = arith.mulf %2532, %inverseHeadDim : f32
        %2534 = arith.addf %2533, %epsilon : f32
        %2535 = math.sqrt %2534 : f32
        %2536 = arith.divf %c34, %2535 : f32
        %2537 = arith.cmpi slt, %0, %heads : index
        %2538 = arith.addi %2481, %c38 : index
        %2539 = memref.load %query_norm[%2481] : memref<?xf32>
        %2540 = memref.load %key_norm[%2481] : memref<?xf32>
        %2541 = arith.select %2537, %2539, %2540 : f32
        %2542 = arith.mulf %2489, %2536 : f32
        %2543 = arith.mulf %2542, %2541 : f32
        %2544 = arith.select %2524, %2543, %2489 : f32
        %2545 = memref.load %query_norm[%2538] : memref<?xf32>
        %2546 = memref.load %key_norm[%2538] : memref<?xf32>
        %2547 = arith.select %2537, %2545, %2546 : f32
        %2548 = arith.mulf %2498, %2536 : f32
        %2549 = arith.mulf %2548, %2547 : f32
        %2550 = arith.select %2524, %2549, %2498 : f32
        %2551 = arith.addi %2501, %c38 : index
        %2552 = memref.load %query_norm[%2501] : memref<?xf32>
        %2553 = memref.load %key_norm[%2501] : memref<?xf32>
        %2554 = arith.select %2537, %2552, %2553 : f32
        %2555 = arith.mulf %2509, %2536 : f32
        %2556 = arith.mulf %2555, %2554 : f32
        %2557 = arith.select %2524, %2556, %2509 : f32
        %2558 = memref.load %query_norm[%2551] : memref<?xf32>
        %2559 = memref.load %key_norm[%2551] : memref<?xf32>
        %2560 = arith.select %2537, %2558, %2559 : f32
        %2561 = arith.mulf %2518, %2536 : f32
        %2562 = arith.mulf %2561, %2560 : f32
        %2563 = arith.select %2524, %2562, %2518 : f32
        %2564 = arith.remui %2523, %c21 : index
        %2565 = arith.muli %2564, %c29 : index
        %2566 = arith.addi %2565, %2481 : index
        %2567 = arith.divui %2523, %c21 : index
        %2568 = arith.addi %2567, %c21 : index
        %2569 = arith.muli %2568, %c29 : index
        %2570 = arith.addi %2569, %2481 : index
        %2571 = memref.load %rope[%2566] : memref<?xf32>
        %2572 = arith.addi %2566, %c38 : index
        %2573 = memref.load %rope[%2572] : memref<?xf32>
        %2574 = memref.load %rope[%2570] : memref<?xf32>
        %2575 = arith.addi %2570, %c38 : index
        %2576 = memref.load %rope[%2575] : memref<?xf32>
        %2577 = arith.mulf %2574, %2571 : f32
        %2578 = arith.mulf %2576, %2573 : f32
        %2579 = arith.subf %2577, %2578 : f32
        %2580 = arith.mulf %2576, %2571 : f32
        %2581 = arith.mulf %2574, %2573 : f32
        %2582 = arith.addf %2580, %2581 : f32
        %2583 = arith.mulf %2544, %2579 : f32
        %2584 = arith.mulf %2550, %2582 : f32
        %2585 = arith.subf %2583, %2584 : f32
        %2586 = arith.mulf %2550, %2579 : f32
        %2587 = arith.mulf %2544, %2582 : f32
        %2588 = arith.addf %2586, %2587 : f32
        %2589 = arith.cmpi slt, %0, %heads : index
        scf.if %2589 {
          %2590 = arith.muli %2478, %heads : index
          %2591 = arith.addi %2590, %0 : index
          %2592 = arith.muli %2591, %c29 : index
          %2593 = arith.addi %2592, %2481 : index
          memref.store %2585, %q[%2593] : memref<?xf32>
          %2594 = arith.addi %2593, %c38 : index
          memref.store %2588, %q[%2594] : memref<?xf32>
        } else {
          %2595 = arith.addi %2479, %2481 : index
          memref.store %2585, %20[%2595] : memref<?xf32>
          %2596 = arith.addi %2479, %2481 : index
          %2597 = arith.addi %2596, %c38 : index
          memref.store %2588, %20[%2597] : memref<?xf32>
        }
        %2598 = arith.remui %2523, %c21 : index
        %2599 = arith.muli %2598, %c29 : index
        %2600 = arith.addi %2599, %2501 : index
        %2601 = arith.divui %2523, %c21 : index
        %2602 = arith.addi %2601, %c21 : index
        %2603 = arith.muli %2602, %c29 : index
        %2604 = arith.addi %2603, %2501 : index
        %2605 = memref.load %rope[%2600] : memref<?xf32>
        %2606 = arith.addi %2600, %c38 : index
        %2607 = memref.load %rope[%2606] : memref<?xf32>
        %2608 = memref.load %rope[%2604] : memref<?xf32>
        %2609 = arith.addi %2604, %c38 : index
        %2610 = memref.load %rope[%2609] : memref<?xf32>
        %2611 = arith.mulf %2608, %2605 : f32
        %2612 = arith.mulf %2610, %2607 : f32
        %2613 = arith.subf %2611, %2612 : f32
        %2614 = arith.mulf %2610, %2605 : f32
        %2615 = arith.mulf %2608, %2607 : f32
        %2616 = arith.addf %2614, %2615 : f32
        %2617 = arith.mulf %2557, %2613 : f32
        %2618 = arith.mulf %2563, %2616 : f32
        %2619 = arith.subf %2617, %2618 : f32
        %2620 = arith.mulf %2563, %2613 : f32
        %2621 = arith.mulf %2557, %2616 : f32
        %2622 = arith.addf %2620, %2621 : f32
        scf.if %2500 {
          %2623 = arith.cmpi slt, %0, %heads : index
          scf.if %2623 {
            %2624 = arith.muli %2478, %heads : index
            %2625 = arith.addi %2624, %0 : index
            %2626 = arith.muli %2625, %c29 : index
            %2627 = arith.addi %2626, %2501 : index
            memref.store %2619, %q[%2627] : memref<?xf32>
            %2628 = arith.addi %2627, %c38 : index
            memref.store %2622, %q[%2628] : memref<?xf32>
          } else {
            %2629 = arith.addi %2479, %2501 : index
            memref.store %2619, %20[%2629] : memref<?xf32>
            %2630 = arith.addi %2479, %2501 : index
            %2631 = arith.addi %2630, %c38 : index
            memref.store %2622, %20[%2631] : memref<?xf32>
          }
        }
      } else {
        %2632 = arith.cmpi slt, %0, %heads : index
        scf.if %2632 {
          %2633 = arith.muli %2478, %heads : index
          %2634 = arith.addi %2633, %0 : index
          %2635 = arith.muli %2634, %c29 : index
          %2636 = arith.addi %2635, %2481 : index
          memref.store %2489, %q[%2636] : memref<?xf32>
          %2637 = arith.addi %2636, %c38 : index
          memref.store %2498, %q[%2637] : memref<?xf32>
        } else {
          %2638 = arith.addi %2479, %2481 : index
          memref.store %2489, %20[%2638] : memref<?xf32>
          %2639 = arith.addi %2479, %2481 : index
          %2640 = arith.addi %2639, %c38 : index
          memref.store %2498, %20[%2640] : memref<?xf32>
        }
        scf.if %2500 {
          %2641 = arith.cmpi slt, %0, %heads : index
          scf.if %2641 {
            %2642 = arith.muli %2478, %heads : index
            %2643 = arith.addi %2642, %0 : index
            %2644 = arith.muli %2643, %c29 : index
            %2645 = arith.addi %2644, %2501 : index
            memref.store %2509, %q[%2645] : memref<?xf32>
            %2646 = arith.addi %2645, %c38 : index
            memref.store %2518, %q[%2646] : memref<?xf32>
          } else {
            %2647 = arith.addi %2479, %2501 : index
            memref.store %2509, %20[%2647] : memref<?xf32>
            %2648 = arith.addi %2479, %2501 : index
            %2649 = arith.addi %2648, %c38 : index
            memref.store %2518, %20[%2649] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2650 = arith.cmpi sge, %0, %heads : index
    scf.if %2650 {
      %2651 = arith.addi %2295, %c9 : index
      %2652 = arith.addi %2294, %2651 : index
      %2653 = arith.cmpi slt, %2652, %22 : index
      %2654 = arith.cmpi slt, %2651, %c20 : index
      %2655 = arith.andi %2653, %2654 : i1
      scf.if %2655 {
        %2656 = arith.addi %2294, %2651 : index
        %2657 = arith.addi %slotsAt, %2656 : index
        %2658 = memref.load %step[%2657] : memref<?xi32>
        %2659 = arith.index_cast %2658 : i32 to index
        %2660 = arith.cmpi sge, %2659, %c9 : index
        scf.if %2660 {
          %2661 = arith.muli %2651, %c29 : index
          %2662 = arith.subi %0, %heads : index
          %2663 = memref.load %scales[%2662] : memref<?xf32>
          %2664 = vector.broadcast %2663 : f32 to vector<4xf32>
          %2665 = arith.divui %2659, %c20 : index
          %2666 = arith.remui %2659, %c20 : index
          %2667 = arith.muli %2665, %pageBytes : index
          %2668 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2668 {
            %2669 = wave.lane
            %2670 = arith.muli %2669, %c15 : index
            scf.for %2671 = %2670 to %c29 step %c7 {
              %2672 = arith.addi %2661, %2671 : index
              %2673 = vector.load %20[%2672] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2674 = arith.mulf %2673, %2664 : vector<4xf32>
              %2675 = arith.minimumf %2674, %c49 : vector<4xf32>
              %2676 = arith.maximumf %2675, %c50 : vector<4xf32>
              %2677 = arith.truncf %2676 : vector<4xf32> to vector<4xf16>
              %2678 = vector.bitcast %2677 : vector<4xf16> to vector<8xi8>
              %2679 = arith.cmpi slt, %2662, %kvHeads : index
              scf.if %2679 {
                %2680 = arith.muli %2662, %c11 : index
                %2681 = arith.addi %2667, %2680 : index
                %2682 = arith.divui %2671, %c20 : index
                %2683 = arith.muli %2682, %c51 : index
                %2684 = arith.remui %2671, %c20 : index
                %2685 = arith.divui %2684, %c4 : index
                %2686 = arith.muli %2685, %c21 : index
                %2687 = arith.muli %2666, %c20 : index
                %2688 = arith.addi %2686, %2687 : index
                %2689 = arith.remui %2684, %c4 : index
                %2690 = arith.muli %2689, %c5 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.addi %2683, %2691 : index
                %2693 = arith.addi %2681, %2692 : index
                vector.store %2678, %kv[%2693] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2694 = arith.subi %2662, %kvHeads : index
                %2695 = arith.muli %2694, %c11 : index
                %2696 = arith.addi %2667, %2695 : index
                %2697 = arith.addi %2671, %c9 : index
                %2698 = arith.divui %2697, %c20 : index
                %2699 = arith.muli %2698, %c51 : index
                %2700 = arith.addi %2699, %c35 : index
                %2701 = arith.remui %2697, %c20 : index
                %2702 = arith.divui %2666, %c5 : index
                %2703 = arith.remui %2666, %c5 : index
                %2704 = arith.muli %2703, %c4 : index
                %2705 = arith.addi %2702, %2704 : index
                %2706 = arith.divui %2705, %c4 : index
                %2707 = arith.muli %2706, %c21 : index
                %2708 = arith.muli %2701, %c20 : index
                %2709 = arith.addi %2707, %2708 : index
                %2710 = arith.remui %2705, %c4 : index
                %2711 = arith.muli %2710, %c5 : index
                %2712 = arith.addi %2709, %2711 : index
                %2713 = arith.addi %2700, %2712 : index
                %2714 = arith.addi %2696, %2713 : index
                %2715 = vector.shuffle %2678, %2678 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2715, %kv[%2714] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2716 = arith.addi %2671, %c10 : index
                %2717 = arith.divui %2716, %c20 : index
                %2718 = arith.muli %2717, %c51 : index
                %2719 = arith.addi %2718, %c35 : index
                %2720 = arith.remui %2716, %c20 : index
                %2721 = arith.divui %2666, %c5 : index
                %2722 = arith.remui %2666, %c5 : index
                %2723 = arith.muli %2722, %c4 : index
                %2724 = arith.addi %2721, %2723 : index
                %2725 = arith.divui %2724, %c4 : index
                %2726 = arith.muli %2725, %c21 : index
                %2727 = arith.muli %2720, %c20 : index
                %2728 = arith.addi %2726, %2727 : index
                %2729 = arith.remui %2724, %c4 : index
                %2730 = arith.muli %2729, %c5 : index
                %2731 = arith.addi %2728, %2730 : index
                %2732 = arith.addi %2719, %2731 : index
                %2733 = arith.addi %2696, %2732 : index
                %2734 = vector.shuffle %2678, %2678 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2734, %kv[%2733] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2735 = arith.addi %2671, %c5 : index
                %2736 = arith.divui %2735, %c20 : index
                %2737 = arith.muli %2736, %c51 : index
                %2738 = arith.addi %2737, %c35 : index
                %2739 = arith.remui %2735, %c20 : index
                %2740 = arith.divui %2666, %c5 : index
                %2741 = arith.remui %2666, %c5 : index
                %2742 = arith.muli %2741, %c4 : index
                %2743 = arith.addi %2740, %2742 : index
                %2744 = arith.divui %2743, %c4 : index
                %2745 = arith.muli %2744, %c21 : index
                %2746 = arith.muli %2739, %c20 : index
                %2747 = arith.addi %2745, %2746 : index
                %2748 = arith.remui %2743, %c4 : index
                %2749 = arith.muli %2748, %c5 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.addi %2738, %2750 : index
                %2752 = arith.addi %2696, %2751 : index
                %2753 = vector.shuffle %2678, %2678 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2753, %kv[%2752] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2754 = arith.addi %2671, %c2 : index
                %2755 = arith.divui %2754, %c20 : index
                %2756 = arith.muli %2755, %c51 : index
                %2757 = arith.addi %2756, %c35 : index
                %2758 = arith.remui %2754, %c20 : index
                %2759 = arith.divui %2666, %c5 : index
                %2760 = arith.remui %2666, %c5 : index
                %2761 = arith.muli %2760, %c4 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.divui %2762, %c4 : index
                %2764 = arith.muli %2763, %c21 : index
                %2765 = arith.muli %2758, %c20 : index
                %2766 = arith.addi %2764, %2765 : index
                %2767 = arith.remui %2762, %c4 : index
                %2768 = arith.muli %2767, %c5 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.addi %2757, %2769 : index
                %2771 = arith.addi %2696, %2770 : index
                %2772 = vector.shuffle %2678, %2678 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2772, %kv[%2771] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2773 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2773 {
            %2774 = wave.lane
            %2775 = arith.muli %2774, %c15 : index
            scf.for %2776 = %2775 to %c29 step %c7 {
              %2777 = arith.addi %2661, %2776 : index
              %2778 = vector.load %20[%2777] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2779 = arith.mulf %2778, %2664 : vector<4xf32>
              %2780 = wave.fp8_encode "e4m3" %2779 : vector<4xf32> -> vector<4xi8>
              %2781 = arith.cmpi slt, %2662, %kvHeads : index
              scf.if %2781 {
                %2782 = arith.muli %2662, %c35 : index
                %2783 = arith.addi %2667, %2782 : index
                %2784 = vector.shuffle %2780, %2780 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2785 = arith.divui %2776, %c20 : index
                %2786 = arith.muli %2785, %c21 : index
                %2787 = arith.remui %2776, %c20 : index
                %2788 = arith.muli %2666, %c20 : index
                %2789 = arith.divui %2787, %c15 : index
                %2790 = arith.muli %2789, %c15 : index
                %2791 = arith.remui %2787, %c5 : index
                %2792 = arith.muli %2791, %c5 : index
                %2793 = arith.addi %2790, %2792 : index
                %2794 = arith.divui %2787, %c5 : index
                %2795 = arith.remui %2794, %c5 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.addi %2788, %2796 : index
                %2798 = arith.addi %2786, %2797 : index
                %2799 = arith.addi %2783, %2798 : index
                vector.store %2784, %kv[%2799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2800 = arith.subi %2662, %kvHeads : index
                %2801 = arith.muli %2800, %c35 : index
                %2802 = arith.addi %2667, %2801 : index
                %2803 = arith.addi %2776, %c9 : index
                %2804 = arith.divui %2803, %c20 : index
                %2805 = arith.muli %2804, %c21 : index
                %2806 = arith.addi %2805, %c12 : index
                %2807 = arith.remui %2803, %c20 : index
                %2808 = arith.divui %2666, %c5 : index
                %2809 = arith.remui %2666, %c5 : index
                %2810 = arith.muli %2809, %c4 : index
                %2811 = arith.addi %2808, %2810 : index
                %2812 = arith.muli %2807, %c20 : index
                %2813 = arith.divui %2811, %c15 : index
                %2814 = arith.muli %2813, %c15 : index
                %2815 = arith.remui %2811, %c5 : index
                %2816 = arith.muli %2815, %c5 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.divui %2811, %c5 : index
                %2819 = arith.remui %2818, %c5 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2812, %2820 : index
                %2822 = arith.addi %2806, %2821 : index
                %2823 = arith.addi %2802, %2822 : index
                %2824 = vector.shuffle %2780, %2780 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2824, %kv[%2823] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2825 = arith.addi %2776, %c10 : index
                %2826 = arith.divui %2825, %c20 : index
                %2827 = arith.muli %2826, %c21 : index
                %2828 = arith.addi %2827, %c12 : index
                %2829 = arith.remui %2825, %c20 : index
                %2830 = arith.divui %2666, %c5 : index
                %2831 = arith.remui %2666, %c5 : index
                %2832 = arith.muli %2831, %c4 : index
                %2833 = arith.addi %2830, %2832 : index
                %2834 = arith.muli %2829, %c20 : index
                %2835 = arith.divui %2833, %c15 : index
                %2836 = arith.muli %2835, %c15 : index
                %2837 = arith.remui %2833, %c5 : index
                %2838 = arith.muli %2837, %c5 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.divui %2833, %c5 : index
                %2841 = arith.remui %2840, %c5 : index
                %2842 = arith.addi %2839, %2841 : index
                %2843 = arith.addi %2834, %2842 : index
                %2844 = arith.addi %2828, %2843 : index
                %2845 = arith.addi %2802, %2844 : index
                %2846 = vector.shuffle %2780, %2780 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2846, %kv[%2845] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2847 = arith.addi %2776, %c5 : index
                %2848 = arith.divui %2847, %c20 : index
                %2849 = arith.muli %2848, %c21 : index
                %2850 = arith.addi %2849, %c12 : index
                %2851 = arith.remui %2847, %c20 : index
                %2852 = arith.divui %2666, %c5 : index
                %2853 = arith.remui %2666, %c5 : index
                %2854 = arith.muli %2853, %c4 : index
                %2855 = arith.addi %2852, %2854 : index
                %2856 = arith.muli %2851, %c20 : index
                %2857 = arith.divui %2855, %c15 : index
                %2858 = arith.muli %2857, %c15 : index
                %2859 = arith.remui %2855, %c5 : index
                %2860 = arith.muli %2859, %c5 : index
                %2861 = arith.addi %2858, %2860 : index
                %2862 = arith.divui %2855, %c5 : index
                %2863 = arith.remui %2862, %c5 : index
                %2864 = arith.addi %2861, %2863 : index
                %2865 = arith.addi %2856, %2864 : index
                %2866 = arith.addi %2850, %2865 : index
                %2867 = arith.addi %2802, %2866 : index
                %2868 = vector.shuffle %2780, %2780 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2868, %kv[%2867] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2869 = arith.addi %2776, %c2 : index
                %2870 = arith.divui %2869, %c20 : index
                %2871 = arith.muli %2870, %c21 : index
                %2872 = arith.addi %2871, %c12 : index
                %2873 = arith.remui %2869, %c20 : index
                %2874 = arith.divui %2666, %c5 : index
                %2875 = arith.remui %2666, %c5 : index
                %2876 = arith.muli %2875, %c4 : index
                %2877 = arith.addi %2874, %2876 : index
                %2878 = arith.muli %2873, %c20 : index
                %2879 = arith.divui %2877, %c15 : index
                %2880 = arith.muli %2879, %c15 : index
                %2881 = arith.remui %2877, %c5 : index
                %2882 = arith.muli %2881, %c5 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.divui %2877, %c5 : index
                %2885 = arith.remui %2884, %c5 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.addi %2878, %2886 : index
                %2888 = arith.addi %2872, %2887 : index
                %2889 = arith.addi %2802, %2888 : index
                %2890 = vector.shuffle %2780, %2780 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2890, %kv[%2889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2891 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2891 {
            %2892 = wave.lane
            %2893 = arith.muli %2892, %c15 : index
            scf.for %2894 = %2893 to %c29 step %c7 {
              %2895 = arith.addi %2661, %2894 : index
              %2896 = vector.load %20[%2895] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2897 = arith.mulf %2896, %2664 : vector<4xf32>
              %2898 = wave.fp8_encode "e5m2" %2897 : vector<4xf32> -> vector<4xi8>
              %2899 = arith.cmpi slt, %2662, %kvHeads : index
              scf.if %2899 {
                %2900 = arith.muli %2662, %c35 : index
                %2901 = arith.addi %2667, %2900 : index
                %2902 = vector.shuffle %2898, %2898 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2903 = arith.divui %2894, %c20 : index
                %2904 = arith.muli %2903, %c21 : index
                %2905 = arith.remui %2894, %c20 : index
                %2906 = arith.muli %2666, %c20 : index
                %2907 = arith.divui %2905, %c15 : index
                %2908 = arith.muli %2907, %c15 : index
                %2909 = arith.remui %2905, %c5 : index
                %2910 = arith.muli %2909, %c5 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.divui %2905, %c5 : index
                %2913 = arith.remui %2912, %c5 : index
                %2914 = arith.addi %2911, %2913 : index
                %2915 = arith.addi %2906, %2914 : index
                %2916 = arith.addi %2904, %2915 : index
                %2917 = arith.addi %2901, %2916 : index
                vector.store %2902, %kv[%2917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2918 = arith.subi %2662, %kvHeads : index
                %2919 = arith.muli %2918, %c35 : index
                %2920 = arith.addi %2667, %2919 : index
                %2921 = arith.addi %2894, %c9 : index
                %2922 = arith.divui %2921, %c20 : index
                %2923 = arith.muli %2922, %c21 : index
                %2924 = arith.addi %2923, %c12 : index
                %2925 = arith.remui %2921, %c20 : index
                %2926 = arith.divui %2666, %c5 : index
                %2927 = arith.remui %2666, %c5 : index
                %2928 = arith.muli %2927, %c4 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.muli %2925, %c20 : index
                %2931 = arith.divui %2929, %c15 : index
                %2932 = arith.muli %2931, %c15 : index
                %2933 = arith.remui %2929, %c5 : index
                %2934 = arith.muli %2933, %c5 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.divui %2929, %c5 : index
                %2937 = arith.remui %2936, %c5 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.addi %2930, %2938 : index
                %2940 = arith.addi %2924, %2939 : index
                %2941 = arith.addi %2920, %2940 : index
                %2942 = vector.shuffle %2898, %2898 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2942, %kv[%2941] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2943 = arith.addi %2894, %c10 : index
                %2944 = arith.divui %2943, %c20 : index
                %2945 = arith.muli %2944, %c21 : index
                %2946 = arith.addi %2945, %c12 : index
                %2947 = arith.remui %2943, %c20 : index
                %2948 = arith.divui %2666, %c5 : index
                %2949 = arith.remui %2666, %c5 : index
                %2950 = arith.muli %2949, %c4 : index
                %2951 = arith.addi %2948, %2950 : index
                %2952 = arith.muli %2947, %c20 : index
                %2953 = arith.divui %2951, %c15 : index
                %2954 = arith.muli %2953, %c15 : index
                %2955 = arith.remui %2951, %c5 : index
                %2956 = arith.muli %2955, %c5 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.divui %2951, %c5 : index
                %2959 = arith.remui %2958, %c5 : index
                %2960 = arith.addi %2957, %2959 : index
                %2961 = arith.addi %2952, %2960 : index
                %2962 = arith.addi %2946, %2961 : index
                %2963 = arith.addi %2920, %2962 : index
                %2964 = vector.shuffle %2898, %2898 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2964, %kv[%2963] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2965 = arith.addi %2894, %c5 : index
                %2966 = arith.divui %2965, %c20 : index
                %2967 = arith.muli %2966, %c21 : index
                %2968 = arith.addi %2967, %c12 : index
                %2969 = arith.remui %2965, %c20 : index
                %2970 = arith.divui %2666, %c5 : index
                %2971 = arith.remui %2666, %c5 : index
                %2972 = arith.muli %2971, %c4 : index
                %2973 = arith.addi %2970, %2972 : index
                %2974 = arith.muli %2969, %c20 : index
                %2975 = arith.divui %2973, %c15 : index
                %2976 = arith.muli %2975, %c15 : index
                %2977 = arith.remui %2973, %c5 : index
                %2978 = arith.muli %2977, %c5 : index
                %2979 = arith.addi %2976, %2978 : index
                %2980 = arith.divui %2973, %c5 : index
                %2981 = arith.remui %2980, %c5 : index
                %2982 = arith.addi %2979, %2981 : index
                %2983 = arith.addi %2974, %2982 : index
                %2984 = arith.addi %2968, %2983 : index
                %2985 = arith.addi %2920, %2984 : index
                %2986 = vector.shuffle %2898, %2898 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2986, %kv[%2985] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2987 = arith.addi %2894, %c2 : index
                %2988 = arith.divui %2987, %c20 : index
                %2989 = arith.muli %2988, %c21 : index
                %2990 = arith.addi %2989, %c12 : index
                %2991 = arith.remui %2987, %c20 : index
                %2992 = arith.divui %2666, %c5 : index
                %2993 = arith.remui %2666, %c5 : index
                %2994 = arith.muli %2993, %c4 : index
                %2995 = arith.addi %2992, %2994 : index
                %2996 = arith.muli %2991, %c20 : index
                %2997 = arith.divui %2995, %c15 : index
                %2998 = arith.muli %2997, %c15 : index
                %2999 = arith.remui %2995, %c5 : index
                %3000 = arith.muli %2999, %c5 : index
                %3001 = arith.addi %2998, %3000 : index
                %3002 = arith.divui %2995, %c5 : index
                %3003 = arith.remui %3002, %c5 : index
                %3004 = arith.addi %3001, %3003 : index
                %3005 = arith.addi %2996, %3004 : index
                %3006 = arith.addi %2990, %3005 : index
                %3007 = arith.addi %2920, %3006 : index
                %3008 = vector.shuffle %2898, %2898 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3008, %kv[%3007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3009 = arith.addi %2295, %c45 : index
      %3010 = arith.addi %2294, %3009 : index
      %3011 = arith.cmpi slt, %3010, %22 : index
      %3012 = arith.cmpi slt, %3009, %c20 : index
      %3013 = arith.andi %3011, %3012 : i1
      scf.if %3013 {
        %3014 = arith.addi %2294, %3009 : index
        %3015 = arith.addi %slotsAt, %3014 : index
        %3016 = memref.load %step[%3015] : memref<?xi32>
        %3017 = arith.index_cast %3016 : i32 to index
        %3018 = arith.cmpi sge, %3017, %c9 : index
        scf.if %3018 {
          %3019 = arith.muli %3009, %c29 : index
          %3020 = arith.subi %0, %heads : index
          %3021 = memref.load %scales[%3020] : memref<?xf32>
          %3022 = vector.broadcast %3021 : f32 to vector<4xf32>
          %3023 = arith.divui %3017, %c20 : index
          %3024 = arith.remui %3017, %c20 : index
          %3025 = arith.muli %3023, %pageBytes : index
          %3026 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3026 {
            %3027 = wave.lane
            %3028 = arith.muli %3027, %c15 : index
            scf.for %3029 = %3028 to %c29 step %c7 {
              %3030 = arith.addi %3019, %3029 : index
              %3031 = vector.load %20[%3030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3032 = arith.mulf %3031, %3022 : vector<4xf32>
              %3033 = arith.minimumf %3032, %c49 : vector<4xf32>
              %3034 = arith.maximumf %3033, %c50 : vector<4xf32>
              %3035 = arith.truncf %3034 : vector<4xf32> to vector<4xf16>
              %3036 = vector.bitcast %3035 : vector<4xf16> to vector<8xi8>
              %3037 = arith.cmpi slt, %3020, %kvHeads : index
              scf.if %3037 {
                %3038 = arith.muli %3020, %c11 : index
                %3039 = arith.addi %3025, %3038 : index
                %3040 = arith.divui %3029, %c20 : index
                %3041 = arith.muli %3040, %c51 : index
                %3042 = arith.remui %3029, %c20 : index
                %3043 = arith.divui %3042, %c4 : index
                %3044 = arith.muli %3043, %c21 : index
                %3045 = arith.muli %3024, %c20 : index
                %3046 = arith.addi %3044, %3045 : index
                %3047 = arith.remui %3042, %c4 : index
                %3048 = arith.muli %3047, %c5 : index
                %3049 = arith.addi %3046, %3048 : index
                %3050 = arith.addi %3041, %3049 : index
                %3051 = arith.addi %3039, %3050 : index
                vector.store %3036, %kv[%3051] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3052 = arith.subi %3020, %kvHeads : index
                %3053 = arith.muli %3052, %c11 : index
                %3054 = arith.addi %3025, %3053 : index
                %3055 = arith.addi %3029, %c9 : index
                %3056 = arith.divui %3055, %c20 : index
                %3057 = arith.muli %3056, %c51 : index
                %3058 = arith.addi %3057, %c35 : index
                %3059 = arith.remui %3055, %c20 : index
                %3060 = arith.divui %3024, %c5 : index
                %3061 = arith.remui %3024, %c5 : index
                %3062 = arith.muli %3061, %c4 : index
                %3063 = arith.addi %3060, %3062 : index
                %3064 = arith.divui %3063, %c4 : index
                %3065 = arith.muli %3064, %c21 : index
                %3066 = arith.muli %3059, %c20 : index
                %3067 = arith.addi %3065, %3066 : index
                %3068 = arith.remui %3063, %c4 : index
                %3069 = arith.muli %3068, %c5 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.addi %3058, %3070 : index
                %3072 = arith.addi %3054, %3071 : index
                %3073 = vector.shuffle %3036, %3036 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3073, %kv[%3072] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3074 = arith.addi %3029, %c10 : index
                %3075 = arith.divui %3074, %c20 : index
                %3076 = arith.muli %3075, %c51 : index
                %3077 = arith.addi %3076, %c35 : index
                %3078 = arith.remui %3074, %c20 : index
                %3079 = arith.divui %3024, %c5 : index
                %3080 = arith.remui %3024, %c5 : index
                %3081 = arith.muli %3080, %c4 : index
                %3082 = arith.addi %3079, %3081 : index
                %3083 = arith.divui %3082, %c4 : index
                %3084 = arith.muli %3083, %c21 : index
                %3085 = arith.muli %3078, %c20 : index
                %3086 = arith.addi %3084, %3085 : index
                %3087 = arith.remui %3082, %c4 : index
                %3088 = arith.muli %3087, %c5 : index
                %3089 = arith.addi %3086, %3088 : index
                %3090 = arith.addi %3077, %3089 : index
                %3091 = arith.addi %3054, %3090 : index
                %3092 = vector.shuffle %3036, %3036 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3092, %kv[%3091] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3093 = arith.addi %3029, %c5 : index
                %3094 = arith.divui %3093, %c20 : index
                %3095 = arith.muli %3094, %c51 : index
                %3096 = arith.addi %3095, %c35 : index
                %3097 = arith.remui %3093, %c20 : index
                %3098 = arith.divui %3024, %c5 : index
                %3099 = arith.remui %3024, %c5 : index
                %3100 = arith.muli %3099, %c4 : index
                %3101 = arith.addi %3098, %3100 : index
                %3102 = arith.divui %3101, %c4 : index
                %3103 = arith.muli %3102, %c21 : index
                %3104 = arith.muli %3097, %c20 : index
                %3105 = arith.addi %3103, %3104 : index
                %3106 = arith.remui %3101, %c4 : index
                %3107 = arith.muli %3106, %c5 : index
                %3108 = arith.addi %3105, %3107 : index
                %3109 = arith.addi %3096, %3108 : index
                %3110 = arith.addi %3054, %3109 : index
                %3111 = vector.shuffle %3036, %3036 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3111, %kv[%3110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3112 = arith.addi %3029, %c2 : index
                %3113 = arith.divui %3112, %c20 : index
                %3114 = arith.muli %3113, %c51 : index
                %3115 = arith.addi %3114, %c35 : index
                %3116 = arith.remui %3112, %c20 : index
                %3117 = arith.divui %3024, %c5 : index
                %3118 = arith.remui %3024, %c5 : index
                %3119 = arith.muli %3118, %c4 : index
                %3120 = arith.addi %3117, %3119 : index
                %3121 = arith.divui %3120, %c4 : index
                %3122 = arith.muli %3121, %c21 : index
                %3123 = arith.muli %3116, %c20 : index
                %3124 = arith.addi %3122, %3123 : index
                %3125 = arith.remui %3120, %c4 : index
                %3126 = arith.muli %3125, %c5 : index
                %3127 = arith.addi %3124, %3126 : index
                %3128 = arith.addi %3115, %3127 : index
                %3129 = arith.addi %3054, %3128 : index
                %3130 = vector.shuffle %3036, %3036 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3130, %kv[%3129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3131 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3131 {
            %3132 = wave.lane
            %3133 = arith.muli %3132, %c15 : index
            scf.for %3134 = %3133 to %c29 step %c7 {
              %3135 = arith.addi %3019, %3134 : index
              %3136 = vector.load %20[%3135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3137 = arith.mulf %3136, %3022 : vector<4xf32>
              %3138 = wave.fp8_encode "e4m3" %3137 : vector<4xf32> -> vector<4xi8>
              %3139 = arith.cmpi slt, %3020, %kvHeads : index
              scf.if %3139 {
                %3140 = arith.muli %3020, %c35 : index
                %3141 = arith.addi %3025, %3140 : index
                %3142 = vector.shuffle %3138, %3138 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3143 = arith.divui %3134, %c20 : index
                %3144 = arith.muli %3143, %c21 : index
                %3145 = arith.remui %3134, %c20 : index
                %3146 = arith.muli %3024, %c20 : index
                %3147 = arith.divui %3145, %c15 : index
                %3148 = arith.muli %3147, %c15 : index
                %3149 = arith.remui %3145, %c5 : index
                %3150 = arith.muli %3149, %c5 : index
                %3151 = arith.addi %3148, %3150 : index
                %3152 = arith.divui %3145, %c5 : index
                %3153 = arith.remui %3152, %c5 : index
                %3154 = arith.addi %3151, %3153 : index
                %3155 = arith.addi %3146, %3154 : index
                %3156 = arith.addi %3144, %3155 : index
                %3157 = arith.addi %3141, %3156 : index
                vector.store %3142, %kv[%3157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3158 = arith.subi %3020, %kvHeads : index
                %3159 = arith.muli %3158, %c35 : index
                %3160 = arith.addi %3025, %3159 : index
                %3161 = arith.addi %3134, %c9 : index
                %3162 = arith.divui %3161, %c20 : index
                %3163 = arith.muli %3162, %c21 : index
                %3164 = arith.addi %3163, %c12 : index
                %3165 = arith.remui %3161, %c20 : index
                %3166 = arith.divui %3024, %c5 : index
                %3167 = arith.remui %3024, %c5 : index
                %3168 = arith.muli %3167, %c4 : index
                %3169 = arith.addi %3166, %3168 : index
                %3170 = arith.muli %3165, %c20 : index
                %3171 = arith.divui %3169, %c15 : index
                %3172 = arith.muli %3171, %c15 : index
                %3173 = arith.remui %3169, %c5 : index
                %3174 = arith.muli %3173, %c5 : index
                %3175 = arith.addi %3172, %3174 : index
                %3176 = arith.divui %3169, %c5 : index
                %3177 = arith.remui %3176, %c5 : index
                %3178 = arith.addi %3175, %3177 : index
                %3179 = arith.addi %3170, %3178 : index
                %3180 = arith.addi %3164, %3179 : index
                %3181 = arith.addi %3160, %3180 : index
                %3182 = vector.shuffle %3138, %3138 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3182, %kv[%3181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3183 = arith.addi %3134, %c10 : index
                %3184 = arith.divui %3183, %c20 : index
                %3185 = arith.muli %3184, %c21 : index
                %3186 = arith.addi %3185, %c12 : index
                %3187 = arith.remui %3183, %c20 : index
                %3188 = arith.divui %3024, %c5 : index
                %3189 = arith.remui %3024, %c5 : index
                %3190 = arith.muli %3189, %c4 : index
                %3191 = arith.addi %3188, %3190 : index
                %3192 = arith.muli %3187, %c20 : index
                %3193 = arith.divui %3191, %c15 : index
                %3194 = arith.muli %3193, %c15 : index
                %3195 = arith.remui %3191, %c5 : index
                %3196 = arith.muli %3195, %c5 : index
                %3197 = arith.addi %3194, %3196 : index
                %3198 = arith.divui %3191, %c5 : index
                %3199 = arith.remui %3198, %c5 : index
                %3200 = arith.addi %3197, %3199 : index
                %3201 = arith.addi %3192, %3200 : index
                %3202 = arith.addi %3186, %3201 : index
                %3203 = arith.addi %3160, %3202 : index
                %3204 = vector.shuffle %3138, %3138 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3204, %kv[%3203] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3205 = arith.addi %3134, %c5 : index
                %3206 = arith.divui %3205, %c20 : index
                %3207 = arith.muli %3206, %c21 : index
                %3208 = arith.addi %3207, %c12 : index
                %3209 = arith.remui %3205, %c20 : index
                %3210 = arith.divui %3024, %c5 : index
                %3211 = arith.remui %3024, %c5 : index
                %3212 = arith.muli %3211, %c4 : index
                %3213 = arith.addi %3210, %3212 : index
                %3214 = arith.muli %3209, %c20 : index
                %3215 = arith.divui %3213, %c15 : index
                %3216 = arith.muli %3215, %c15 : index
                %3217 = arith.remui %3213, %c5 : index
                %3218 = arith.muli %3217, %c5 : index
                %3219 = arith.addi %3216, %3218 : index
                %3220 = arith.divui %3213, %c5 : index
                %3221 = arith.remui %3220, %c5 : index
                %3222 = arith.addi %3219, %3221 : index
                %3223 = arith.addi %3214, %3222 : index
                %3224 = arith.addi %3208, %3223 : index
                %3225 = arith.addi %3160, %3224 : index
                %3226 = vector.shuffle %3138, %3138 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3226, %kv[%3225] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3227 = arith.addi %3134, %c2 : index
                %3228 = arith.divui %3227, %c20 : index
                %3229 = arith.muli %3228, %c21 : index
                %3230 = arith.addi %3229, %c12 : index
                %3231 = arith.remui %3227, %c20 : index
                %3232 = arith.divui %3024, %c5 : index
                %3233 = arith.remui %3024, %c5 : index
                %3234 = arith.muli %3233, %c4 : index
                %3235 = arith.addi %3232, %3234 : index
                %3236 = arith.muli %3231, %c20 : index
                %3237 = arith.divui %3235, %c15 : index
                %3238 = arith.muli %3237, %c15 : index
                %3239 = arith.remui %3235, %c5 : index
                %3240 = arith.muli %3239, %c5 : index
                %3241 = arith.addi %3238, %3240 : index
                %3242 = arith.divui %3235, %c5 : index
                %3243 = arith.remui %3242, %c5 : index
                %3244 = arith.addi %3241, %3243 : index
                %3245 = arith.addi %3236, %3244 : index
                %3246 = arith.addi %3230, %3245 : index
                %3247 = arith.addi %3160, %3246 : index
                %3248 = vector.shuffle %3138, %3138 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3248, %kv[%3247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3249 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3249 {
            %3250 = wave.lane
            %3251 = arith.muli %3250, %c15 : index
            scf.for %3252 = %3251 to %c29 step %c7 {
              %3253 = arith.addi %3019, %3252 : index
              %3254 = vector.load %20[%3253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3255 = arith.mulf %3254, %3022 : vector<4xf32>
              %3256 = wave.fp8_encode "e5m2" %3255 : vector<4xf32> -> vector<4xi8>
              %3257 = arith.cmpi slt, %3020, %kvHeads : index
              scf.if %3257 {
                %3258 = arith.muli %3020, %c35 : index
                %3259 = arith.addi %3025, %3258 : index
                %3260 = vector.shuffle %3256, %3256 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3261 = arith.divui %3252, %c20 : index
                %3262 = arith.muli %3261, %c21 : index
                %3263 = arith.remui %3252, %c20 : index
                %3264 = arith.muli %3024, %c20 : index
                %3265 = arith.divui %3263, %c15 : index
                %3266 = arith.muli %3265, %c15 : index
                %3267 = arith.remui %3263, %c5 : index
                %3268 = arith.muli %3267, %c5 : index
                %3269 = arith.addi %3266, %3268 : index
                %3270 = arith.divui %3263, %c5 : index
                %3271 = arith.remui %3270, %c5 : index
                %3272 = arith.addi %3269, %3271 : index
                %3273 = arith.addi %3264, %3272 : index
                %3274 = arith.addi %3262, %3273 : index
                %3275 = arith.addi %3259, %3274 : index
                vector.store %3260, %kv[%3275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3276 = arith.subi %3020, %kvHeads : index
                %3277 = arith.muli %3276, %c35 : index
                %3278 = arith.addi %3025, %3277 : index
                %3279 = arith.addi %3252, %c9 : index
                %3280 = arith.divui %3279, %c20 : index
                %3281 = arith.muli %3280, %c21 : index
                %3282 = arith.addi %3281, %c12 : index
                %3283 = arith.remui %3279, %c20 : index
                %3284 = arith.divui %3024, %c5 : index
                %3285 = arith.remui %3024, %c5 : index
                %3286 = arith.muli %3285, %c4 : index
                %3287 = arith.addi %3284, %3286 : index
                %3288 = arith.muli %3283, %c20 : index
                %3289 = arith.divui %3287, %c15 : index
                %3290 = arith.muli %3289, %c15 : index
                %3291 = arith.remui %3287, %c5 : index
                %3292 = arith.muli %3291, %c5 : index
                %3293 = arith.addi %3290, %3292 : index
                %3294 = arith.divui %3287, %c5 : index
                %3295 = arith.remui %3294, %c5 : index
                %3296 = arith.addi %3293, %3295 : index
                %3297 = arith.addi %3288, %3296 : index
                %3298 = arith.addi %3282, %3297 : index
                %3299 = arith.addi %3278, %3298 : index
                %3300 = vector.shuffle %3256, %3256 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3300, %kv[%3299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3301 = arith.addi %3252, %c10 : index
                %3302 = arith.divui %3301, %c20 : index
                %3303 = arith.muli %3302, %c21 : index
                %3304 = arith.addi %3303, %c12 : index
                %3305 = arith.remui %3301, %c20 : index
                %3306 = arith.divui %3024, %c5 : index
                %3307 = arith.remui %3024, %c5 : index
                %3308 = arith.muli %3307, %c4 : index
                %3309 = arith.addi %3306, %3308 : index
                %3310 = arith.muli %3305, %c20 : index
                %3311 = arith.divui %3309, %c15 : index
                %3312 = arith.muli %3311, %c15 : index
                %3313 = arith.remui %3309, %c5 : index
                %3314 = arith.muli %3313, %c5 : index
                %3315 = arith.addi %3312, %3314 : index
                %3316 = arith.divui %3309, %c5 : index
                %3317 = arith.remui %3316, %c5 : index
                %3318 = arith.addi %3315, %3317 : index
                %3319 = arith.addi %3310, %3318 : index
                %3320 = arith.addi %3304, %3319 : index
                %3321 = arith.addi %3278, %3320 : index
                %3322 = vector.shuffle %3256, %3256 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3322, %kv[%3321] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3323 = arith.addi %3252, %c5 : index
                %3324 = arith.divui %3323, %c20 : index
                %3325 = arith.muli %3324, %c21 : index
                %3326 = arith.addi %3325, %c12 : index
                %3327 = arith.remui %3323, %c20 : index
                %3328 = arith.divui %3024, %c5 : index
                %3329 = arith.remui %3024, %c5 : index
                %3330 = arith.muli %3329, %c4 : index
                %3331 = arith.addi %3328, %3330 : index
                %3332 = arith.muli %3327, %c20 : index
                %3333 = arith.divui %3331, %c15 : index
                %3334 = arith.muli %3333, %c15 : index
                %3335 = arith.remui %3331, %c5 : index
                %3336 = arith.muli %3335, %c5 : index
                %3337 = arith.addi %3334, %3336 : index
                %3338 = arith.divui %3331, %c5 : index
                %3339 = arith.remui %3338, %c5 : index
                %3340 = arith.addi %3337, %3339 : index
                %3341 = arith.addi %3332, %3340 : index
                %3342 = arith.addi %3326, %3341 : index
                %3343 = arith.addi %3278, %3342 : index
                %3344 = vector.shuffle %3256, %3256 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3344, %kv[%3343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3345 = arith.addi %3252, %c2 : index
                %3346 = arith.divui %3345, %c20 : index
                %3347 = arith.muli %3346, %c21 : index
                %3348 = arith.addi %3347, %c12 : index
                %3349 = arith.remui %3345, %c20 : index
                %3350 = arith.divui %3024, %c5 : index
                %3351 = arith.remui %3024, %c5 : index
                %3352 = arith.muli %3351, %c4 : index
                %3353 = arith.addi %3350, %3352 : index
                %3354 = arith.muli %3349, %c20 : index
                %3355 = arith.divui %3353, %c15 : index
                %3356 = arith.muli %3355, %c15 : index
                %3357 = arith.remui %3353, %c5 : index
                %3358 = arith.muli %3357, %c5 : index
                %3359 = arith.addi %3356, %3358 : index
                %3360 = arith.divui %3353, %c5 : index
                %3361 = arith.remui %3360, %c5 : index
                %3362 = arith.addi %3359, %3361 : index
                %3363 = arith.addi %3354, %3362 : index
                %3364 = arith.addi %3348, %3363 : index
                %3365 = arith.addi %3278, %3364 : index
                %3366 = vector.shuffle %3256, %3256 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3366, %kv[%3365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3367 = arith.addi %23, %c17 : index
    %3368 = wave.lane
    %3369 = arith.muli %3, %c5 : index
    %3370 = arith.muli %3369, %c21 : index
    %3371 = arith.addi %3370, %3368 : index
    %3372 = arith.muli %4, %c12 : index
    %3373 = arith.addi %3372, %3371 : index
    %3374 = arith.addi %3373, %c9 : index
    %3375 = arith.addi %3374, %c9 : index
    %3376 = vector.extract %543#4[0] : f32 from vector<8xf32>
    memref.store %3376, %19[%3375] : memref<?xf32>
    %3377 = arith.muli %4, %c12 : index
    %3378 = arith.addi %3377, %3371 : index
    %3379 = arith.addi %3378, %c9 : index
    %3380 = arith.addi %3379, %c17 : index
    %3381 = vector.extract %543#4[1] : f32 from vector<8xf32>
    memref.store %3381, %19[%3380] : memref<?xf32>
    %3382 = arith.muli %4, %c12 : index
    %3383 = arith.addi %3382, %3371 : index
    %3384 = arith.addi %3383, %c9 : index
    %3385 = arith.addi %3384, %c13 : index
    %3386 = vector.extract %543#4[2] : f32 from vector<8xf32>
    memref.store %3386, %19[%3385] : memref<?xf32>
    %3387 = arith.muli %4, %c12 : index
    %3388 = arith.addi %3387, %3371 : index
    %3389 = arith.addi %3388, %c9 : index
    %3390 = arith.addi %3389, %c29 : index
    %3391 = vector.extract %543#4[3] : f32 from vector<8xf32>
    memref.store %3391, %19[%3390] : memref<?xf32>
    %3392 = arith.muli %4, %c12 : index
    %3393 = arith.addi %3392, %3371 : index
    %3394 = arith.addi %3393, %c9 : index
    %3395 = arith.addi %3394, %c7 : index
    %3396 = vector.extract %543#4[4] : f32 from vector<8xf32>
    memref.store %3396, %19[%3395] : memref<?xf32>
    %3397 = arith.muli %4, %c12 : index
    %3398 = arith.addi %3397, %3371 : index
    %3399 = arith.addi %3398, %c9 : index
    %3400 = arith.addi %3399, %c30 : index
    %3401 = vector.extract %543#4[5] : f32 from vector<8xf32>
    memref.store %3401, %19[%3400] : memref<?xf32>
    %3402 = arith.muli %4, %c12 : index
    %3403 = arith.addi %3402, %3371 : index
    %3404 = arith.addi %3403, %c9 : index
    %3405 = arith.addi %3404, %c31 : index
    %3406 = vector.extract %543#4[6] : f32 from vector<8xf32>
    memref.store %3406, %19[%3405] : memref<?xf32>
    %3407 = arith.muli %4, %c12 : index
    %3408 = arith.addi %3407, %3371 : index
    %3409 = arith.addi %3408, %c9 : index
    %3410 = arith.addi %3409, %c32 : index
    %3411 = vector.extract %543#4[7] : f32 from vector<8xf32>
    memref.store %3411, %19[%3410] : memref<?xf32>
    %3412 = arith.muli %4, %c12 : index
    %3413 = arith.addi %3412, %3371 : index
    %3414 = arith.addi %3413, %c21 : index
    %3415 = arith.addi %3414, %c9 : index
    %3416 = vector.extract %543#5[0] : f32 from vector<8xf32>
    memref.store %3416, %19[%3415] : memref<?xf32>
    %3417 = arith.muli %4, %c12 : index
    %3418 = arith.addi %3417, %3371 : index
    %3419 = arith.addi %3418, %c21 : index
    %3420 = arith.addi %3419, %c17 : index
    %3421 = vector.extract %543#5[1] : f32 from vector<8xf32>
    memref.store %3421, %19[%3420] : memref<?xf32>
    %3422 = arith.muli %4, %c12 : index
    %3423 = arith.addi %3422, %3371 : index
    %3424 = arith.addi %3423, %c21 : index
    %3425 = arith.addi %3424, %c13 : index
    %3426 = vector.extract %543#5[2] : f32 from vector<8xf32>
    memref.store %3426, %19[%3425] : memref<?xf32>
    %3427 = arith.muli %4, %c12 : index
    %3428 = arith.addi %3427, %3371 : index
    %3429 = arith.addi %3428, %c21 : index
    %3430 = arith.addi %3429, %c29 : index
    %3431 = vector.extract %543#5[3] : f32 from vector<8xf32>
    memref.store %3431, %19[%3430] : memref<?xf32>
    %3432 = arith.muli %4, %c12 : index
    %3433 = arith.addi %3432, %3371 : index
    %3434 = arith.addi %3433, %c21 : index
    %3435 = arith.addi %3434, %c7 : index
    %3436 = vector.extract %543#5[4] : f32 from vector<8xf32>
    memref.store %3436, %19[%3435] : memref<?xf32>
    %3437 = arith.muli %4, %c12 : index
    %3438 = arith.addi %3437, %3371 : index
    %3439 = arith.addi %3438, %c21 : index
    %3440 = arith.addi %3439, %c30 : index
    %3441 = vector.extract %543#5[5] : f32 from vector<8xf32>
    memref.store %3441, %19[%3440] : memref<?xf32>
    %3442 = arith.muli %4, %c12 : index
    %3443 = arith.addi %3442, %3371 : index
    %3444 = arith.addi %3443, %c21 : index
    %3445 = arith.addi %3444, %c31 : index
    %3446 = vector.extract %543#5[6] : f32 from vector<8xf32>
    memref.store %3446, %19[%3445] : memref<?xf32>
    %3447 = arith.muli %4, %c12 : index
    %3448 = arith.addi %3447, %3371 : index
    %3449 = arith.addi %3448, %c21 : index
    %3450 = arith.addi %3449, %c32 : index
    %3451 = vector.extract %543#5[7] : f32 from vector<8xf32>
    memref.store %3451, %19[%3450] : memref<?xf32>
    wave.barrier
    %3452 = arith.muli %4, %c5 : index
    %3453 = arith.addi %3452, %c9 : index
    %3454 = arith.muli %3453, %c5 : index
    %3455 = arith.divui %3368, %c20 : index
    %3456 = arith.addi %3454, %3455 : index
    %3457 = arith.addi %3367, %3456 : index
    %3458 = arith.cmpi slt, %3457, %22 : index
    scf.if %3458 {
      %3459 = arith.cmpi eq, %hasFactors, %c10 : index
      %3460 = memref.load %factors[%3457] : memref<?xf32>
      %3461 = arith.select %3459, %3460, %c34 : f32
      %3462 = arith.addi %3371, %c9 : index
      %3463 = arith.muli %3453, %c17 : index
      %3464 = arith.addi %3462, %3463 : index
      %3465 = memref.load %19[%3464] : memref<?xf32>
      %3466 = arith.addi %3464, %c12 : index
      %3467 = memref.load %19[%3466] : memref<?xf32>
      %3468 = arith.addf %3465, %3467 : f32
      %3469 = arith.addi %3464, %c35 : index
      %3470 = memref.load %19[%3469] : memref<?xf32>
      %3471 = arith.addf %3468, %3470 : f32
      %3472 = arith.addi %3464, %c36 : index
      %3473 = memref.load %19[%3472] : memref<?xf32>
      %3474 = arith.addf %3471, %3473 : f32
      %3475 = arith.remui %3368, %c20 : index
      %3476 = arith.muli %3475, %c15 : index
      %3477 = arith.addi %16, %3476 : index
      %3478 = vector.load %w[%3477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3479 = vector.bitcast %3478 : vector<4xi8> to vector<1xf32>
      %3480 = vector.extract %3479[0] : f32 from vector<1xf32>
      %3481 = arith.mulf %3480, %3461 : f32
      %3482 = arith.mulf %3474, %3481 : f32
      %3483 = arith.muli %3, %c5 : index
      %3484 = arith.addi %3483, %c9 : index
      %3485 = arith.muli %3484, %c20 : index
      %3486 = arith.remui %3368, %c20 : index
      %3487 = arith.addi %3485, %3486 : index
      %3488 = arith.muli %3456, %c29 : index
      %3489 = arith.addi %3488, %3487 : index
      memref.store %3482, %20[%3489] : memref<?xf32>
      %3490 = arith.addi %3371, %c21 : index
      %3491 = arith.muli %3453, %c17 : index
      %3492 = arith.addi %3490, %3491 : index
      %3493 = memref.load %19[%3492] : memref<?xf32>
      %3494 = arith.addi %3492, %c12 : index
      %3495 = memref.load %19[%3494] : memref<?xf32>
      %3496 = arith.addf %3493, %3495 : f32
      %3497 = arith.addi %3492, %c35 : index
      %3498 = memref.load %19[%3497] : memref<?xf32>
      %3499 = arith.addf %3496, %3498 : f32
      %3500 = arith.addi %3492, %c36 : index
      %3501 = memref.load %19[%3500] : memref<?xf32>
      %3502 = arith.addf %3499, %3501 : f32
      %3503 = arith.remui %3368, %c20 : index
      %3504 = arith.muli %3503, %c15 : index
      %3505 = arith.addi %18, %3504 : index
      %3506 = vector.load %w[%3505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3507 = vector.bitcast %3506 : vector<4xi8> to vector<1xf32>
      %3508 = vector.extract %3507[0] : f32 from vector<1xf32>
      %3509 = arith.mulf %3508, %3461 : f32
      %3510 = arith.mulf %3502, %3509 : f32
      %3511 = arith.muli %3, %c5 : index
      %3512 = arith.addi %3511, %c10 : index
      %3513 = arith.muli %3512, %c20 : index
      %3514 = arith.remui %3368, %c20 : index
      %3515 = arith.addi %3513, %3514 : index
      %3516 = arith.muli %3456, %c29 : index
      %3517 = arith.addi %3516, %3515 : index
      memref.store %3510, %20[%3517] : memref<?xf32>
    }
    %3518 = arith.muli %4, %c5 : index
    %3519 = arith.addi %3518, %c10 : index
    %3520 = arith.muli %3519, %c5 : index
    %3521 = arith.divui %3368, %c20 : index
    %3522 = arith.addi %3520, %3521 : index
    %3523 = arith.addi %3367, %3522 : index
    %3524 = arith.cmpi slt, %3523, %22 : index
    scf.if %3524 {
      %3525 = arith.cmpi eq, %hasFactors, %c10 : index
      %3526 = memref.load %factors[%3523] : memref<?xf32>
      %3527 = arith.select %3525, %3526, %c34 : f32
      %3528 = arith.addi %3371, %c9 : index
      %3529 = arith.muli %3519, %c17 : index
      %3530 = arith.addi %3528, %3529 : index
      %3531 = memref.load %19[%3530] : memref<?xf32>
      %3532 = arith.addi %3530, %c12 : index
      %3533 = memref.load %19[%3532] : memref<?xf32>
      %3534 = arith.addf %3531, %3533 : f32
      %3535 = arith.addi %3530, %c35 : index
      %3536 = memref.load %19[%3535] : memref<?xf32>
      %3537 = arith.addf %3534, %3536 : f32
      %3538 = arith.addi %3530, %c36 : index
      %3539 = memref.load %19[%3538] : memref<?xf32>
      %3540 = arith.addf %3537, %3539 : f32
      %3541 = arith.remui %3368, %c20 : index
      %3542 = arith.muli %3541, %c15 : index
      %3543 = arith.addi %16, %3542 : index
      %3544 = vector.load %w[%3543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3545 = vector.bitcast %3544 : vector<4xi8> to vector<1xf32>
      %3546 = vector.extract %3545[0] : f32 from vector<1xf32>
      %3547 = arith.mulf %3546, %3527 : f32
      %3548 = arith.mulf %3540, %3547 : f32
      %3549 = arith.muli %3, %c5 : index
      %3550 = arith.addi %3549, %c9 : index
      %3551 = arith.muli %3550, %c20 : index
      %3552 = arith.remui %3368, %c20 : index
      %3553 = arith.addi %3551, %3552 : index
      %3554 = arith.muli %3522, %c29 : index
      %3555 = arith.addi %3554, %3553 : index
      memref.store %3548, %20[%3555] : memref<?xf32>
      %3556 = arith.addi %3371, %c21 : index
      %3557 = arith.muli %3519, %c17 : index
      %3558 = arith.addi %3556, %3557 : index
      %3559 = memref.load %19[%3558] : memref<?xf32>
      %3560 = arith.addi %3558, %c12 : index
      %3561 = memref.load %19[%3560] : memref<?xf32>
      %3562 = arith.addf %3559, %3561 : f32
      %3563 = arith.addi %3558, %c35 : index
      %3564 = memref.load %19[%3563] : memref<?xf32>
      %3565 = arith.addf %3562, %3564 : f32
      %3566 = arith.addi %3558, %c36 : index
      %3567 = memref.load %19[%3566] : memref<?xf32>
      %3568 = arith.addf %3565, %3567 : f32
      %3569 = arith.remui %3368, %c20 : index
      %3570 = arith.muli %3569, %c15 : index
      %3571 = arith.addi %18, %3570 : index
      %3572 = vector.load %w[%3571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3573 = vector.bitcast %3572 : vector<4xi8> to vector<1xf32>
      %3574 = vector.extract %3573[0] : f32 from vector<1xf32>
      %3575 = arith.mulf %3574, %3527 : f32
      %3576 = arith.mulf %3568, %3575 : f32
      %3577 = arith.muli %3, %c5 : index
      %3578 = arith.addi %3577, %c10 : index
      %3579 = arith.muli %3578, %c20 : index
      %3580 = arith.remui %3368, %c20 : index
      %3581 = arith.addi %3579, %3580 : index
      %3582 = arith.muli %3522, %c29 : index
      %3583 = arith.addi %3582, %3581 : index
      memref.store %3576, %20[%3583] : memref<?xf32>
    }
    wave.barrier
    %3584 = arith.addi %23, %c17 : index
    %3585 = wave.wave
    %3586 = arith.addi %3585, %c9 : index
    %3587 = arith.addi %3584, %3586 : index
    %3588 = arith.cmpi slt, %3587, %22 : index
    %3589 = arith.cmpi slt, %3586, %c20 : index
    %3590 = arith.andi %3588, %3589 : i1
    scf.if %3590 {
      %3591 = arith.addi %3584, %3586 : index
      %3592 = arith.muli %3586, %c29 : index
      %3593 = wave.lane
      %3594 = arith.addi %3593, %c9 : index
      %3595 = arith.cmpi eq, %hasBias, %c10 : index
      %3596 = arith.addi %3592, %3594 : index
      %3597 = memref.load %20[%3596] : memref<?xf32>
      %3598 = arith.muli %0, %c29 : index
      %3599 = arith.addi %3598, %3594 : index
      %3600 = memref.load %bias[%3599] : memref<?xf32>
      %3601 = arith.addf %3597, %3600 : f32
      %3602 = arith.select %3595, %3601, %3597 : f32
      %3603 = arith.addi %3594, %c38 : index
      %3604 = arith.cmpi eq, %hasBias, %c10 : index
      %3605 = arith.addi %3592, %3603 : index
      %3606 = memref.load %20[%3605] : memref<?xf32>
      %3607 = arith.muli %0, %c29 : index
      %3608 = arith.addi %3607, %3603 : index
      %3609 = memref.load %bias[%3608] : memref<?xf32>
      %3610 = arith.addf %3606, %3609 : f32
      %3611 = arith.select %3604, %3610, %3606 : f32
      %3612 = arith.addi %3593, %c17 : index
      %3613 = arith.cmpi slt, %3612, %c38 : index
      %3614 = arith.minsi %3612, %c39 : index
      %3615 = arith.cmpi eq, %hasBias, %c10 : index
      %3616 = arith.addi %3592, %3614 : index
      %3617 = memref.load %20[%3616] : memref<?xf32>
      %3618 = arith.muli %0, %c29 : index
      %3619 = arith.addi %3618, %3614 : index
      %3620 = memref.load %bias[%3619] : memref<?xf32>
      %3621 = arith.addf %3617, %3620 : f32
      %3622 = arith.select %3615, %3621, %3617 : f32
      %3623 = arith.addi %3614, %c38 : index
      %3624 = arith.cmpi eq, %hasBias, %c10 : index
      %3625 = arith.addi %3592, %3623 : index
      %3626 = memref.load %20[%3625] : memref<?xf32>
      %3627 = arith.muli %0, %c29 : index
      %3628 = arith.addi %3627, %3623 : index
      %3629 = memref.load %bias[%3628] : memref<?xf32>
      %3630 = arith.addf %3626, %3629 : f32
      %3631 = arith.select %3624, %3630, %3626 : f32
      %3632 = arith.addi %heads, %kvHeads : index
      %3633 = arith.cmpi slt, %0, %3632 : index
      scf.if %3633 {
        %3634 = arith.addi %positionsAt, %3591 : index
        %3635 = memref.load %step[%3634] : memref<?xi32>
        %3636 = arith.index_cast %3635 : i32 to index
        %3637 = arith.cmpi eq, %hasNorm, %c10 : index
        %3638 = math.fma %3602, %3602, %c42 : f32
        %3639 = math.fma %3611, %3611, %3638 : f32
        %3640 = math.fma %3622, %3622, %3639 : f32
        %3641 = arith.select %3613, %3640, %3639 : f32
        %3642 = math.fma %3631, %3631, %3641 : f32
        %3643 = arith.select %3613, %3642, %3641 : f32
        %3644 = vector.broadcast %3643 : f32 to vector<1xf32>
        %3645 = wave.reduce "add" %3644 : vector<1xf32>
        %3646 = arith.mulf %3645, %inverseHeadDim : f32
        %3647 = arith.addf %3646, %epsilon : f32
        %3648 = math.sqrt %3647 : f32
        %3649 = arith.divf %c34, %3648 : f32
        %3650 = arith.cmpi slt, %0, %heads : index
        %3651 = arith.addi %3594, %c38 : index
        %3652 = memref.load %query_norm[%3594] : memref<?xf32>
        %3653 = memref.load %key_norm[%3594] : memref<?xf32>
        %3654 = arith.select %3650, %3652, %3653 : f32
        %3655 = arith.mulf %3602, %3649 : f32
        %3656 = arith.mulf %3655, %3654 : f32
        %3657 = arith.select %3637, %3656, %3602 : f32
        %3658 = memref.load %query_norm[%3651] : memref<?xf32>
        %3659 = memref.load %key_norm[%3651] : memref<?xf32>
        %3660 = arith.select %3650, %3658, %3659 : f32
        %3661 = arith.mulf %3611, %3649 : f32
        %3662 = arith.mulf %3661, %3660 : f32
        %3663 = arith.select %3637, %3662, %3611 : f32
        %3664 = arith.addi %3614, %c38 : index
        %3665 = memref.load %query_norm[%3614] : memref<?xf32>
        %3666 = memref.load %key_norm[%3614] : memref<?xf32>
        %3667 = arith.select %3650, %3665, %3666 : f32
        %3668 = arith.mulf %3622, %3649 : f32
        %3669 = arith.mulf %3668, %3667 : f32
        %3670 = arith.select %3637, %3669, %3622 : f32
        %3671 = memref.load %query_norm[%3664] : memref<?xf32>
        %3672 = memref.load %key_norm[%3664] : memref<?xf32>
        %3673 = arith.select %3650, %3671, %3672 : f32
        %3674 = arith.mulf %3631, %3649 : f32
        %3675 = arith.mulf %3674, %3673 : f32
        %3676 = arith.select %3637, %3675, %3631 : f32
        %3677 = arith.remui %3636, %c21 : index
        %3678 = arith.muli %3677, %c29 : index
        %3679 = arith.addi %3678, %3594 : index
        %3680 = arith.divui %3636, %c21 : index
        %3681 = arith.addi %3680, %c21 : index
        %3682 = arith.muli %3681, %c29 : index
        %3683 = arith.addi %3682, %3594 : index
        %3684 = memref.load %rope[%3679] : memref<?xf32>
        %3685 = arith.addi %3679, %c38 : index
        %3686 = memref.load %rope[%3685] : memref<?xf32>
        %3687 = memref.load %rope[%3683] : memref<?xf32>
        %3688 = arith.addi %3683, %c38 : index
        %3689 = memref.load %rope[%3688] : memref<?xf32>
        %3690 = arith.mulf %3687, %3684 : f32
        %3691 = arith.mulf %3689, %3686 : f32
        %3692 = arith.subf %3690, %3691 : f32
        %3693 = arith.mulf %3689, %3684 : f32
        %3694 = arith.mulf %3687, %3686 : f32
        %3695 = arith.addf %3693, %3694 : f32
        %3696 = arith.mulf %3657, %3692 : f32
        %3697 = arith.mulf %3663, %3695 : f32
        %3698 = arith.subf %3696, %3697 : f32
        %3699 = arith.mulf %3663, %3692 : f32
        %3700 = arith.mulf %3657, %3695 : f32
        %3701 = arith.addf %3699, %3700 : f32
        %3702 = arith.cmpi slt, %0, %heads : index
        scf.if %3702 {
          %3703 = arith.muli %3591, %heads : index
          %3704 = arith.addi %3703, %0 : index
          %3705 = arith.muli %3704, %c29 : index
          %3706 = arith.addi %3705, %3594 : index
          memref.store %3698, %q[%3706] : memref<?xf32>
          %3707 = arith.addi %3706, %c38 : index
          memref.store %3701, %q[%3707] : memref<?xf32>
        } else {
          %3708 = arith.addi %3592, %3594 : index
          memref.store %3698, %20[%3708] : memref<?xf32>
          %3709 = arith.addi %3592, %3594 : index
          %3710 = arith.addi %3709, %c38 : index
          memref.store %3701, %20[%3710] : memref<?xf32>
        }
        %3711 = arith.remui %3636, %c21 : index
        %3712 = arith.muli %3711, %c29 : index
        %3713 = arith.addi %3712, %3614 : index
        %3714 = arith.divui %3636, %c21 : index
        %3715 = arith.addi %3714, %c21 : index
        %3716 = arith.muli %3715, %c29 : index
        %3717 = arith.addi %3716, %3614 : index
        %3718 = memref.load %rope[%3713] : memref<?xf32>
        %3719 = arith.addi %3713, %c38 : index
        %3720 = memref.load %rope[%3719] : memref<?xf32>
        %3721 = memref.load %rope[%3717] : memref<?xf32>
        %3722 = arith.addi %3717, %c38 : index
        %3723 = memref.load %rope[%3722] : memref<?xf32>
        %3724 = arith.mulf %3721, %3718 : f32
        %3725 = arith.mulf %3723, %3720 : f32
        %3726 = arith.subf %3724, %3725 : f32
        %3727 = arith.mulf %3723, %3718 : f32
        %3728 = arith.mulf %3721, %3720 : f32
        %3729 = arith.addf %3727, %3728 : f32
        %3730 = arith.mulf %3670, %3726 : f32
        %3731 = arith.mulf %3676, %3729 : f32
        %3732 = arith.subf %3730, %3731 : f32
        %3733 = arith.mulf %3676, %3726 : f32
        %3734 = arith.mulf %3670, %3729 : f32
        %3735 = arith.addf %3733, %3734 : f32
        scf.if %3613 {
          %3736 = arith.cmpi slt, %0, %heads : index
          scf.if %3736 {
            %3737 = arith.muli %3591, %heads : index
            %3738 = arith.addi %3737, %0 : index
            %3739 = arith.muli %3738, %c29 : index
            %3740 = arith.addi %3739, %3614 : index
            memref.store %3732, %q[%3740] : memref<?xf32>
            %3741 = arith.addi %3740, %c38 : index
            memref.store %3735, %q[%3741] : memref<?xf32>
          } else {
            %3742 = arith.addi %3592, %3614 : index
            memref.store %3732, %20[%3742] : memref<?xf32>
            %3743 = arith.addi %3592, %3614 : index
            %3744 = arith.addi %3743, %c38 : index
            memref.store %3735, %20[%3744] : memref<?xf32>
          }
        }
      } else {
        %3745 = arith.cmpi slt, %0, %heads : index
        scf.if %3745 {
          %3746 = arith.muli %3591, %heads : index
          %3747 = arith.addi %3746, %0 : index
          %3748 = arith.muli %3747, %c29 : index
          %3749 = arith.addi %3748, %3594 : index
          memref.store %3602, %q[%3749] : memref<?xf32>
          %3750 = arith.addi %3749, %c38 : index
          memref.store %3611, %q[%3750] : memref<?xf32>
        } else {
          %3751 = arith.addi %3592, %3594 : index
          memref.store %3602, %20[%3751] : memref<?xf32>
          %3752 = arith.addi %3592, %3594 : index
          %3753 = arith.addi %3752, %c38 : index
          memref.store %3611, %20[%3753] : memref<?xf32>
        }
        scf.if %3613 {
          %3754 = arith.cmpi slt, %0, %heads : index
          scf.if %3754 {
            %3755 = arith.muli %3591, %heads : index
            %3756 = arith.addi %3755, %0 : index
            %3757 = arith.muli %3756, %c29 : index
            %3758 = arith.addi %3757, %3614 : index
            memref.store %3622, %q[%3758] : memref<?xf32>
            %3759 = arith.addi %3758, %c38 : index
            memref.store %3631, %q[%3759] : memref<?xf32>
          } else {
            %3760 = arith.addi %3592, %3614 : index
            memref.store %3622, %20[%3760] : memref<?xf32>
            %3761 = arith.addi %3592, %3614 : index
            %3762 = arith.addi %3761, %c38 : index
            memref.store %3631, %20[%3762] : memref<?xf32>
          }
        }
      }
    }
    %3763 = arith.addi %3585, %c45 : index
    %3764 = arith.addi %3584, %3763 : index
    %3765 = arith.cmpi slt, %3764, %22 : index
    %3766 = arith.cmpi slt, %3763, %c20 : index
    %3767 = arith.andi %3765, %3766 : i1
    scf.if %3767 {
      %3768 = arith.addi %3584, %3763 : index
      %3769 = arith.muli %3763, %c29 : index
      %3770 = wave.lane
      %3771 = arith.addi %3770, %c9 : index
      %3772 = arith.cmpi eq, %hasBias, %c10 : index
      %3773 = arith.addi %3769, %3771 : index
      %3774 = memref.load %20[%3773] : memref<?xf32>
      %3775 = arith.muli %0, %c29 : index
      %3776 = arith.addi %3775, %3771 : index
      %3777 = memref.load %bias[%3776] : memref<?xf32>
      %3778 = arith.addf %3774, %3777 : f32
      %3779 = arith.select %3772, %3778, %3774 : f32
      %3780 = arith.addi %3771, %c38 : index
      %3781 = arith.cmpi eq, %hasBias, %c10 : index
      %3782 = arith.addi %3769, %3780 : index
      %3783 = memref.load %20[%3782] : memref<?xf32>
      %3784 = arith.muli %0, %c29 : index
      %3785 = arith.addi %3784, %3780 : index
      %3786 = memref.load %bias[%3785] : memref<?xf32>
      %3787 = arith.addf %3783, %3786 : f32
      %3788 = arith.select %3781, %3787, %3783 : f32
      %3789 = arith.addi %3770, %c17 : index
      %3790 = arith.cmpi slt, %3789, %c38 : index
      %3791 = arith.minsi %3789, %c39 : index
      %3792 = arith.cmpi eq, %hasBias, %c10 : index
      %3793 = arith.addi %3769, %3791 : index
      %3794 = memref.load %20[%3793] : memref<?xf32>
      %3795 = arith.muli %0, %c29 : index
      %3796 = arith.addi %3795, %3791 : index
      %3797 = memref.load %bias[%3796] : memref<?xf32>
      %3798 = arith.addf %3794, %3797 : f32
      %3799 = arith.select %3792, %3798, %3794 : f32
      %3800 = arith.addi %3791, %c38 : index
      %3801 = arith.cmpi eq, %hasBias, %c10 : index
      %3802 = arith.addi %3769, %3800 : index
      %3803 = memref.load %20[%3802] : memref<?xf32>
      %3804 = arith.muli %0, %c29 : index
      %3805 = arith.addi %3804, %3800 : index
      %3806 = memref.load %bias[%3805] : memref<?xf32>
      %3807 = arith.addf %3803, %3806 : f32
      %3808 = arith.select %3801, %3807, %3803 : f32
      %3809 = arith.addi %heads, %kvHeads : index
      %3810 = arith.cmpi slt, %0, %3809 : index
      scf.if %3810 {
        %3811 = arith.addi %positionsAt, %3768 : index
        %3812 = memref.load %step[%3811] : memref<?xi32>
        %3813 = arith.index_cast %3812 : i32 to index
        %3814 = arith.cmpi eq, %hasNorm, %c10 : index
        %3815 = math.fma %3779, %3779, %c42 : f32
        %3816 = math.fma %3788, %3788, %3815 : f32
        %3817 = math.fma %3799, %3799, %3816 : f32
        %3818 = arith.select %3790, %3817, %3816 : f32
        %3819 = math.fma %3808, %3808, %3818 : f32
        %3820 = arith.select %3790, %3819, %3818 : f32
        %3821 = vector.broadcast %3820 : f32 to vector<1xf32>
        %3822 = wave.reduce "add" %3821 : vector<1xf32>
        %3823 = arith.mulf %3822, %inverseHeadDim : f32
        %3824 = arith.addf %3823, %epsilon : f32
        %3825 = math.sqrt %3824 : f32
        %3826 = arith.divf %c34, %3825 : f32
        %3827 = arith.cmpi slt, %0, %heads : index
        %3828 = arith.addi %3771, %c38 : index
        %3829 = memref.load %query_norm[%3771] : memref<?xf32>
        %3830 = memref.load %key_norm[%3771] : memref<?xf32>
        %3831 = arith.select %3827, %3829, %3830 : f32
        %3832 = arith.mulf %3779, %3826 : f32
        %3833 = arith.mulf %3832, %3831 : f32
        %3834 = arith.select %3814, %3833, %3779 : f32
        %3835 = memref.load %query_norm[%3828] : memref<?xf32>
        %3836 = memref.load %key_norm[%3828] : memref<?xf32>
        %3837 = arith.select %3827, %3835, %3836 : f32
        %3838 = arith.mulf %3788, %3826 : f32
        %3839 = arith.mulf %3838, %3837 : f32
        %3840 = arith.select %3814, %3839, %3788 : f32
        %3841 = arith.addi %3791, %c38 : index
        %3842 = memref.load %query_norm[%3791] : memref<?xf32>
        %3843 = memref.load %key_norm[%3791] : memref<?xf32>
        %3844 = arith.select %3827, %3842, %3843 : f32
        %3845 = arith.mulf %3799, %3826 : f32
        %3846 = arith.mulf %3845, %3844 : f32
        %3847 = arith.select %3814, %3846, %3799 : f32
        %3848 = memref.load %query_norm[%3841] : memref<?xf32>
        %3849 = memref.load %key_norm[%3841] : memref<?xf32>
        %3850 = arith.select %3827, %3848, %3849 : f32
        %3851 = arith.mulf %3808, %3826 : f32
        %3852 = arith.mulf %3851, %3850 : f32
        %3853 = arith.select %3814, %3852, %3808 : f32
        %3854 = arith.remui %3813, %c21 : index
        %3855 = arith.muli %3854, %c29 : index
        %3856 = arith.addi %3855, %3771 : index
        %3857 = arith.divui %3813, %c21 : index
        %3858 = arith.addi %3857, %c21 : index
        %3859 = arith.muli %3858, %c29 : index
        %3860 = arith.addi %3859, %3771 : index
        %3861 = memref.load %rope[%3856] : memref<?xf32>
        %3862 = arith.addi %3856, %c38 : index
        %3863 = memref.load %rope[%3862] : memref<?xf32>
        %3864 = memref.load %rope[%3860] : memref<?xf32>
        %3865 = arith.addi %3860, %c38 : index
        %3866 = memref.load %rope[%3865] : memref<?xf32>
        %3867 = arith.mulf %3864, %3861 : f32
        %3868 = arith.mulf %3866, %3863 : f32
        %3869 = arith.subf %3867, %3868 : f32
        %3870 = arith.mulf %3866, %3861 : f32
        %3871 = arith.mulf %3864, %3863 : f32
        %3872 = arith.addf %3870, %3871 : f32
        %3873 = arith.mulf %3834, %3869 : f32
        %3874 = arith.mulf %3840, %3872 : f32
        %3875 = arith.subf %3873, %3874 : f32
        %3876 = arith.mulf %3840, %3869 : f32
        %3877 = arith.mulf %3834, %3872 : f32
        %3878 = arith.addf %3876, %3877 : f32
        %3879 = arith.cmpi slt, %0, %heads : index
        scf.if %3879 {
          %3880 = arith.muli %3768, %heads : index
          %3881 = arith.addi %3880, %0 : index
          %3882 = arith.muli %3881, %c29 : index
          %3883 = arith.addi %3882, %3771 : index
          memref.store %3875, %q[%3883] : memref<?xf32>
          %3884 = arith.addi %3883, %c38 : index
          memref.store %3878, %q[%3884] : memref<?xf32>
        } else {
          %3885 = arith.addi %3769, %3771 : index
          memref.store %3875, %20[%3885] : memref<?xf32>
          %3886 = arith.addi %3769, %3771 : index
          %3887 = arith.addi %3886, %c38 : index
          memref.store %3878, %20[%3887] : memref<?xf32>
        }
        %3888 = arith.remui %3813, %c21 : index
        %3889 = arith.muli %3888, %c29 : index
        %3890 = arith.addi %3889, %3791 : index
        %3891 = arith.divui %3813, %c21 : index
        %3892 = arith.addi %3891, %c21 : index
        %3893 = arith.muli %3892, %c29 : index
        %3894 = arith.addi %3893, %3791 : index
        %3895 = memref.load %rope[%3890] : memref<?xf32>
        %3896 = arith.addi %3890, %c38 : index
        %3897 = memref.load %rope[%3896] : memref<?xf32>
        %3898 = memref.load %rope[%3894] : memref<?xf32>
        %3899 = arith.addi %3894, %c38 : index
        %3900 = memref.load %rope[%3899] : memref<?xf32>
        %3901 = arith.mulf %3898, %3895 : f32
        %3902 = arith.mulf %3900, %3897 : f32
        %3903 = arith.subf %3901, %3902 : f32
        %3904 = arith.mulf %3900, %3895 : f32
        %3905 = arith.mulf %3898, %3897 : f32
        %3906 = arith.addf %3904, %3905 : f32
        %3907 = arith.mulf %3847, %3903 : f32
        %3908 = arith.mulf %3853, %3906 : f32
        %3909 = arith.subf %3907, %3908 : f32
        %3910 = arith.mulf %3853, %3903 : f32
        %3911 = arith.mulf %3847, %3906 : f32
        %3912 = arith.addf %3910, %3911 : f32
        scf.if %3790 {
          %3913 = arith.cmpi slt, %0, %heads : index
          scf.if %3913 {
            %3914 = arith.muli %3768, %heads : index
            %3915 = arith.addi %3914, %0 : index
            %3916 = arith.muli %3915, %c29 : index
            %3917 = arith.addi %3916, %3791 : index
            memref.store %3909, %q[%3917] : memref<?xf32>
            %3918 = arith.addi %3917, %c38 : index
            memref.store %3912, %q[%3918] : memref<?xf32>
          } else {
            %3919 = arith.addi %3769, %3791 : index
            memref.store %3909, %20[%3919] : memref<?xf32>
            %3920 = arith.addi %3769, %3791 : index
            %3921 = arith.addi %3920, %c38 : index
            memref.store %3912, %20[%3921] : memref<?xf32>
          }
        }
      } else {
        %3922 = arith.cmpi slt, %0, %heads : index
        scf.if %3922 {
          %3923 = arith.muli %3768, %heads : index
          %3924 = arith.addi %3923, %0 : index
          %3925 = arith.muli %3924, %c29 : index
          %3926 = arith.addi %3925, %3771 : index
          memref.store %3779, %q[%3926] : memref<?xf32>
          %3927 = arith.addi %3926, %c38 : index
          memref.store %3788, %q[%3927] : memref<?xf32>
        } else {
          %3928 = arith.addi %3769, %3771 : index
          memref.store %3779, %20[%3928] : memref<?xf32>
          %3929 = arith.addi %3769, %3771 : index
          %3930 = arith.addi %3929, %c38 : index
          memref.store %3788, %20[%3930] : memref<?xf32>
        }
        scf.if %3790 {
          %3931 = arith.cmpi slt, %0, %heads : index
          scf.if %3931 {
            %3932 = arith.muli %3768, %heads : index
            %3933 = arith.addi %3932, %0 : index
            %3934 = arith.muli %3933, %c29 : index
            %3935 = arith.addi %3934, %3791 : index
            memref.store %3799, %q[%3935] : memref<?xf32>
            %3936 = arith.addi %3935, %c38 : index
            memref.store %3808, %q[%3936] : memref<?xf32>
          } else {
            %3937 = arith.addi %3769, %3791 : index
            memref.store %3799, %20[%3937] : memref<?xf32>
            %3938 = arith.addi %3769, %3791 : index
            %3939 = arith.addi %3938, %c38 : index
            memref.store %3808, %20[%3939] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3940 = arith.cmpi sge, %0, %heads : index
    scf.if %3940 {
      %3941 = arith.addi %3585, %c9 : index
      %3942 = arith.addi %3584, %3941 : index
      %3943 = arith.cmpi slt, %3942, %22 : index
      %3944 = arith.cmpi slt, %3941, %c20 : index
      %3945 = arith.andi %3943, %3944 : i1
      scf.if %3945 {
        %3946 = arith.addi %3584, %3941 : index
        %3947 = arith.addi %slotsAt, %3946 : index
        %3948 = memref.load %step[%3947] : memref<?xi32>
        %3949 = arith.index_cast %3948 : i32 to index
        %3950 = arith.cmpi sge, %3949, %c9 : index
        scf.if %3950 {
          %3951 = arith.muli %3941, %c29 : index
          %3952 = arith.subi %0, %heads : index
          %3953 = memref.load %scales[%3952] : memref<?xf32>
          %3954 = vector.broadcast %3953 : f32 to vector<4xf32>
          %3955 = arith.divui %3949, %c20 : index
          %3956 = arith.remui %3949, %c20 : index
          %3957 = arith.muli %3955, %pageBytes : index
          %3958 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3958 {
            %3959 = wave.lane
            %3960 = arith.muli %3959, %c15 : index
            scf.for %3961 = %3960 to %c29 step %c7 {
              %3962 = arith.addi %3951, %3961 : index
              %3963 = vector.load %20[%3962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3964 = arith.mulf %3963, %3954 : vector<4xf32>
              %3965 = arith.minimumf %3964, %c49 : vector<4xf32>
              %3966 = arith.maximumf %3965, %c50 : vector<4xf32>
              %3967 = arith.truncf %3966 : vector<4xf32> to vector<4xf16>
              %3968 = vector.bitcast %3967 : vector<4xf16> to vector<8xi8>
              %3969 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %3969 {
                %3970 = arith.muli %3952, %c11 : index
                %3971 = arith.addi %3957, %3970 : index
                %3972 = arith.divui %3961, %c20 : index
                %3973 = arith.muli %3972, %c51 : index
                %3974 = arith.remui %3961, %c20 : index
                %3975 = arith.divui %3974, %c4 : index
                %3976 = arith.muli %3975, %c21 : index
                %3977 = arith.muli %3956, %c20 : index
                %3978 = arith.addi %3976, %3977 : index
                %3979 = arith.remui %3974, %c4 : index
                %3980 = arith.muli %3979, %c5 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.addi %3973, %3981 : index
                %3983 = arith.addi %3971, %3982 : index
                vector.store %3968, %kv[%3983] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3984 = arith.subi %3952, %kvHeads : index
                %3985 = arith.muli %3984, %c11 : index
                %3986 = arith.addi %3957, %3985 : index
                %3987 = arith.addi %3961, %c9 : index
                %3988 = arith.divui %3987, %c20 : index
                %3989 = arith.muli %3988, %c51 : index
                %3990 = arith.addi %3989, %c35 : index
                %3991 = arith.remui %3987, %c20 : index
                %3992 = arith.divui %3956, %c5 : index
                %3993 = arith.remui %3956, %c5 : index
                %3994 = arith.muli %3993, %c4 : index
                %3995 = arith.addi %3992, %3994 : index
                %3996 = arith.divui %3995, %c4 : index
                %3997 = arith.muli %3996, %c21 : index
                %3998 = arith.muli %3991, %c20 : index
                %3999 = arith.addi %3997, %3998 : index
                %4000 = arith.remui %3995, %c4 : index
                %4001 = arith.muli %4000, %c5 : index
                %4002 = arith.addi %3999, %4001 : index
                %4003 = arith.addi %3990, %4002 : index
                %4004 = arith.addi %3986, %4003 : index
                %4005 = vector.shuffle %3968, %3968 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4005, %kv[%4004] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4006 = arith.addi %3961, %c10 : index
                %4007 = arith.divui %4006, %c20 : index
                %4008 = arith.muli %4007, %c51 : index
                %4009 = arith.addi %4008, %c35 : index
                %4010 = arith.remui %4006, %c20 : index
                %4011 = arith.divui %3956, %c5 : index
                %4012 = arith.remui %3956, %c5 : index
                %4013 = arith.muli %4012, %c4 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.divui %4014, %c4 : index
                %4016 = arith.muli %4015, %c21 : index
                %4017 = arith.muli %4010, %c20 : index
                %4018 = arith.addi %4016, %4017 : index
                %4019 = arith.remui %4014, %c4 : index
                %4020 = arith.muli %4019, %c5 : index
                %4021 = arith.addi %4018, %4020 : index
                %4022 = arith.addi %4009, %4021 : index
                %4023 = arith.addi %3986, %4022 : index
                %4024 = vector.shuffle %3968, %3968 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4024, %kv[%4023] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4025 = arith.addi %3961, %c5 : index
                %4026 = arith.divui %4025, %c20 : index
                %4027 = arith.muli %4026, %c51 : index
                %4028 = arith.addi %4027, %c35 : index
                %4029 = arith.remui %4025, %c20 : index
                %4030 = arith.divui %3956, %c5 : index
                %4031 = arith.remui %3956, %c5 : index
                %4032 = arith.muli %4031, %c4 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.divui %4033, %c4 : index
                %4035 = arith.muli %4034, %c21 : index
                %4036 = arith.muli %4029, %c20 : index
                %4037 = arith.addi %4035, %4036 : index
                %4038 = arith.remui %4033, %c4 : index
                %4039 = arith.muli %4038, %c5 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.addi %4028, %4040 : index
                %4042 = arith.addi %3986, %4041 : index
                %4043 = vector.shuffle %3968, %3968 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4043, %kv[%4042] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4044 = arith.addi %3961, %c2 : index
                %4045 = arith.divui %4044, %c20 : index
                %4046 = arith.muli %4045, %c51 : index
                %4047 = arith.addi %4046, %c35 : index
                %4048 = arith.remui %4044, %c20 : index
                %4049 = arith.divui %3956, %c5 : index
                %4050 = arith.remui %3956, %c5 : index
                %4051 = arith.muli %4050, %c4 : index
                %4052 = arith.addi %4049, %4051 : index
                %4053 = arith.divui %4052, %c4 : index
                %4054 = arith.muli %4053, %c21 : index
                %4055 = arith.muli %4048, %c20 : index
                %4056 = arith.addi %4054, %4055 : index
                %4057 = arith.remui %4052, %c4 : index
                %4058 = arith.muli %4057, %c5 : index
                %4059 = arith.addi %4056, %4058 : index
                %4060 = arith.addi %4047, %4059 : index
                %4061 = arith.addi %3986, %4060 : index
                %4062 = vector.shuffle %3968, %3968 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4062, %kv[%4061] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4063 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4063 {
            %4064 = wave.lane
            %4065 = arith.muli %4064, %c15 : index
            scf.for %4066 = %4065 to %c29 step %c7 {
              %4067 = arith.addi %3951, %4066 : index
              %4068 = vector.load %20[%4067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4069 = arith.mulf %4068, %3954 : vector<4xf32>
              %4070 = wave.fp8_encode "e4m3" %4069 : vector<4xf32> -> vector<4xi8>
              %4071 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %4071 {
                %4072 = arith.muli %3952, %c35 : index
                %4073 = arith.addi %3957, %4072 : index
                %4074 = vector.shuffle %4070, %4070 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4075 = arith.divui %4066, %c20 : index
                %4076 = arith.muli %4075, %c21 : index
                %4077 = arith.remui %4066, %c20 : index
                %4078 = arith.muli %3956, %c20 : index
                %4079 = arith.divui %4077, %c15 : index
                %4080 = arith.muli %4079, %c15 : index
                %4081 = arith.remui %4077, %c5 : index
                %4082 = arith.muli %4081, %c5 : index
                %4083 = arith.addi %4080, %4082 : index
                %4084 = arith.divui %4077, %c5 : index
                %4085 = arith.remui %4084, %c5 : index
                %4086 = arith.addi %4083, %4085 : index
                %4087 = arith.addi %4078, %4086 : index
                %4088 = arith.addi %4076, %4087 : index
                %4089 = arith.addi %4073, %4088 : index
                vector.store %4074, %kv[%4089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4090 = arith.subi %3952, %kvHeads : index
                %4091 = arith.muli %4090, %c35 : index
                %4092 = arith.addi %3957, %4091 : index
                %4093 = arith.addi %4066, %c9 : index
                %4094 = arith.divui %4093, %c20 : index
                %4095 = arith.muli %4094, %c21 : index
                %4096 = arith.addi %4095, %c12 : index
                %4097 = arith.remui %4093, %c20 : index
                %4098 = arith.divui %3956, %c5 : index
                %4099 = arith.remui %3956, %c5 : index
                %4100 = arith.muli %4099, %c4 : index
                %4101 = arith.addi %4098, %4100 : index
                %4102 = arith.muli %4097, %c20 : index
                %4103 = arith.divui %4101, %c15 : index
                %4104 = arith.muli %4103, %c15 : index
                %4105 = arith.remui %4101, %c5 : index
                %4106 = arith.muli %4105, %c5 : index
                %4107 = arith.addi %4104, %4106 : index
                %4108 = arith.divui %4101, %c5 : index
                %4109 = arith.remui %4108, %c5 : index
                %4110 = arith.addi %4107, %4109 : index
                %4111 = arith.addi %4102, %4110 : index
                %4112 = arith.addi %4096, %4111 : index
                %4113 = arith.addi %4092, %4112 : index
                %4114 = vector.shuffle %4070, %4070 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4114, %kv[%4113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4115 = arith.addi %4066, %c10 : index
                %4116 = arith.divui %4115, %c20 : index
                %4117 = arith.muli %4116, %c21 : index
                %4118 = arith.addi %4117, %c12 : index
                %4119 = arith.remui %4115, %c20 : index
                %4120 = arith.divui %3956, %c5 : index
                %4121 = arith.remui %3956, %c5 : index
                %4122 = arith.muli %4121, %c4 : index
                %4123 = arith.addi %4120, %4122 : index
                %4124 = arith.muli %4119, %c20 : index
                %4125 = arith.divui %4123, %c15 : index
                %4126 = arith.muli %4125, %c15 : index
                %4127 = arith.remui %4123, %c5 : index
                %4128 = arith.muli %4127, %c5 : index
                %4129 = arith.addi %4126, %4128 : index
                %4130 = arith.divui %4123, %c5 : index
                %4131 = arith.remui %4130, %c5 : index
                %4132 = arith.addi %4129, %4131 : index
                %4133 = arith.addi %4124, %4132 : index
                %4134 = arith.addi %4118, %4133 : index
                %4135 = arith.addi %4092, %4134 : index
                %4136 = vector.shuffle %4070, %4070 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4136, %kv[%4135] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4137 = arith.addi %4066, %c5 : index
                %4138 = arith.divui %4137, %c20 : index
                %4139 = arith.muli %4138, %c21 : index
                %4140 = arith.addi %4139, %c12 : index
                %4141 = arith.remui %4137, %c20 : index
                %4142 = arith.divui %3956, %c5 : index
                %4143 = arith.remui %3956, %c5 : index
                %4144 = arith.muli %4143, %c4 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.muli %4141, %c20 : index
                %4147 = arith.divui %4145, %c15 : index
                %4148 = arith.muli %4147, %c15 : index
                %4149 = arith.remui %4145, %c5 : index
                %4150 = arith.muli %4149, %c5 : index
                %4151 = arith.addi %4148, %4150 : index
                %4152 = arith.divui %4145, %c5 : index
                %4153 = arith.remui %4152, %c5 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.addi %4146, %4154 : index
                %4156 = arith.addi %4140, %4155 : index
                %4157 = arith.addi %4092, %4156 : index
                %4158 = vector.shuffle %4070, %4070 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4158, %kv[%4157] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4159 = arith.addi %4066, %c2 : index
                %4160 = arith.divui %4159, %c20 : index
                %4161 = arith.muli %4160, %c21 : index
                %4162 = arith.addi %4161, %c12 : index
                %4163 = arith.remui %4159, %c20 : index
                %4164 = arith.divui %3956, %c5 : index
                %4165 = arith.remui %3956, %c5 : index
                %4166 = arith.muli %4165, %c4 : index
                %4167 = arith.addi %4164, %4166 : index
                %4168 = arith.muli %4163, %c20 : index
                %4169 = arith.divui %4167, %c15 : index
                %4170 = arith.muli %4169, %c15 : index
                %4171 = arith.remui %4167, %c5 : index
                %4172 = arith.muli %4171, %c5 : index
                %4173 = arith.addi %4170, %4172 : index
                %4174 = arith.divui %4167, %c5 : index
                %4175 = arith.remui %4174, %c5 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.addi %4168, %4176 : index
                %4178 = arith.addi %4162, %4177 : index
                %4179 = arith.addi %4092, %4178 : index
                %4180 = vector.shuffle %4070, %4070 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4180, %kv[%4179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4181 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4181 {
            %4182 = wave.lane
            %4183 = arith.muli %4182, %c15 : index
            scf.for %4184 = %4183 to %c29 step %c7 {
              %4185 = arith.addi %3951, %4184 : index
              %4186 = vector.load %20[%4185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4187 = arith.mulf %4186, %3954 : vector<4xf32>
              %4188 = wave.fp8_encode "e5m2" %4187 : vector<4xf32> -> vector<4xi8>
              %4189 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %4189 {
                %4190 = arith.muli %3952, %c35 : index
                %4191 = arith.addi %3957, %4190 : index
                %4192 = vector.shuffle %4188, %4188 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4193 = arith.divui %4184, %c20 : index
                %4194 = arith.muli %4193, %c21 : index
                %4195 = arith.remui %4184, %c20 : index
                %4196 = arith.muli %3956, %c20 : index
                %4197 = arith.divui %4195, %c15 : index
                %4198 = arith.muli %4197, %c15 : index
                %4199 = arith.remui %4195, %c5 : index
                %4200 = arith.muli %4199, %c5 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.divui %4195, %c5 : index
                %4203 = arith.remui %4202, %c5 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.addi %4196, %4204 : index
                %4206 = arith.addi %4194, %4205 : index
                %4207 = arith.addi %4191, %4206 : index
                vector.store %4192, %kv[%4207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4208 = arith.subi %3952, %kvHeads : index
                %4209 = arith.muli %4208, %c35 : index
                %4210 = arith.addi %3957, %4209 : index
                %4211 = arith.addi %4184, %c9 : index
                %4212 = arith.divui %4211, %c20 : index
                %4213 = arith.muli %4212, %c21 : index
                %4214 = arith.addi %4213, %c12 : index
                %4215 = arith.remui %4211, %c20 : index
                %4216 = arith.divui %3956, %c5 : index
                %4217 = arith.remui %3956, %c5 : index
                %4218 = arith.muli %4217, %c4 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.muli %4215, %c20 : index
                %4221 = arith.divui %4219, %c15 : index
                %4222 = arith.muli %4221, %c15 : index
                %4223 = arith.remui %4219, %c5 : index
                %4224 = arith.muli %4223, %c5 : index
                %4225 = arith.addi %4222, %4224 : index
                %4226 = arith.divui %4219, %c5 : index
                %4227 = arith.remui %4226, %c5 : index
                %4228 = arith.addi %4225, %4227 : index
                %4229 = arith.addi %4220, %4228 : index
                %4230 = arith.addi %4214, %4229 : index
                %4231 = arith.addi %4210, %4230 : index
                %4232 = vector.shuffle %4188, %4188 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4232, %kv[%4231] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4233 = arith.addi %4184, %c10 : index
                %4234 = arith.divui %4233, %c20 : index
                %4235 = arith.muli %4234, %c21 : index
                %4236 = arith.addi %4235, %c12 : index
                %4237 = arith.remui %4233, %c20 : index
                %4238 = arith.divui %3956, %c5 : index
                %4239 = arith.remui %3956, %c5 : index
                %4240 = arith.muli %4239, %c4 : index
                %4241 = arith.addi %4238, %4240 : index
                %4242 = arith.muli %4237, %c20 : index
                %4243 = arith.divui %4241, %c15 : index
                %4244 = arith.muli %4243, %c15 : index
                %4245 = arith.remui %4241, %c5 : index
                %4246 = arith.muli %4245, %c5 : index
                %4247 = arith.addi %4244, %4246 : index
                %4248 = arith.divui %4241, %c5 : index
                %4249 = arith.remui %4248, %c5 : index
                %4250 = arith.addi %4247, %4249 : index
                %4251 = arith.addi %4242, %4250 : index
                %4252 = arith.addi %4236, %4251 : index
                %4253 = arith.addi %4210, %4252 : index
                %4254 = vector.shuffle %4188, %4188 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4254, %kv[%4253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4255 = arith.addi %4184, %c5 : index
                %4256 = arith.divui %4255, %c20 : index
                %4257 = arith.muli %4256, %c21 : index
                %4258 = arith.addi %4257, %c12 : index
                %4259 = arith.remui %4255, %c20 : index
                %4260 = arith.divui %3956, %c5 : index
                %4261 = arith.remui %3956, %c5 : index
                %4262 = arith.muli %4261, %c4 : index
                %4263 = arith.addi %4260, %4262 : index
                %4264 = arith.muli %4259, %c20 : index
                %4265 = arith.divui %4263, %c15 : index
                %4266 = arith.muli %4265, %c15 : index
                %4267 = arith.remui %4263, %c5 : index
                %4268 = arith.muli %4267, %c5 : index
                %4269 = arith.addi %4266, %4268 : index
                %4270 = arith.divui %4263, %c5 : index
                %4271 = arith.remui %4270, %c5 : index
                %4272 = arith.addi %4269, %4271 : index
                %4273 = arith.addi %4264, %4272 : index
                %4274 = arith.addi %4258, %4273 : index
                %4275 = arith.addi %4210, %4274 : index
                %4276 = vector.shuffle %4188, %4188 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4276, %kv[%4275] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4277 = arith.addi %4184, %c2 : index
                %4278 = arith.divui %4277, %c20 : index
                %4279 = arith.muli %4278, %c21 : index
                %4280 = arith.addi %4279, %c12 : index
                %4281 = arith.remui %4277, %c20 : index
                %4282 = arith.divui %3956, %c5 : index
                %4283 = arith.remui %3956, %c5 : index
                %4284 = arith.muli %4283, %c4 : index
                %4285 = arith.addi %4282, %4284 : index
                %4286 = arith.muli %4281, %c20 : index
                %4287 = arith.divui %4285, %c15 : index
                %4288 = arith.muli %4287, %c15 : index
                %4289 = arith.remui %4285, %c5 : index
                %4290 = arith.muli %4289, %c5 : index
                %4291 = arith.addi %4288, %4290 : index
                %4292 = arith.divui %4285, %c5 : index
                %4293 = arith.remui %4292, %c5 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.addi %4286, %4294 : index
                %4296 = arith.addi %4280, %4295 : index
                %4297 = arith.addi %4210, %4296 : index
                %4298 = vector.shuffle %4188, %4188 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4298, %kv[%4297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4299 = arith.addi %3585, %c45 : index
      %4300 = arith.addi %3584, %4299 : index
      %4301 = arith.cmpi slt, %4300, %22 : index
      %4302 = arith.cmpi slt, %4299, %c20 : index
      %4303 = arith.andi %4301, %4302 : i1
      scf.if %4303 {
        %4304 = arith.addi %3584, %4299 : index
        %4305 = arith.addi %slotsAt, %4304 : index
        %4306 = memref.load %step[%4305] : memref<?xi32>
        %4307 = arith.index_cast %4306 : i32 to index
        %4308 = arith.cmpi sge, %4307, %c9 : index
        scf.if %4308 {
          %4309 = arith.muli %4299, %c29 : index
          %4310 = arith.subi %0, %heads : index
          %4311 = memref.load %scales[%4310] : memref<?xf32>
          %4312 = vector.broadcast %4311 : f32 to vector<4xf32>
          %4313 = arith.divui %4307, %c20 : index
          %4314 = arith.remui %4307, %c20 : index
          %4315 = arith.muli %4313, %pageBytes : index
          %4316 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4316 {
            %4317 = wave.lane
            %4318 = arith.muli %4317, %c15 : index
            scf.for %4319 = %4318 to %c29 step %c7 {
              %4320 = arith.addi %4309, %4319 : index
              %4321 = vector.load %20[%4320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4322 = arith.mulf %4321, %4312 : vector<4xf32>
              %4323 = arith.minimumf %4322, %c49 : vector<4xf32>
              %4324 = arith.maximumf %4323, %c50 : vector<4xf32>
              %4325 = arith.truncf %4324 : vector<4xf32> to vector<4xf16>
              %4326 = vector.bitcast %4325 : vector<4xf16> to vector<8xi8>
              %4327 = arith.cmpi slt, %4310, %kvHeads : index
              scf.if %4327 {
                %4328 = arith.muli %4310, %c11 : index
                %4329 = arith.addi %4315, %4328 : index
                %4330 = arith.divui %4319, %c20 : index
                %4331 = arith.muli %4330, %c51 : index
                %4332 = arith.remui %4319, %c20 : index
                %4333 = arith.divui %4332, %c4 : index
                %4334 = arith.muli %4333, %c21 : index
                %4335 = arith.muli %4314, %c20 : index
                %4336 = arith.addi %4334, %4335 : index
                %4337 = arith.remui %4332, %c4 : index
                %4338 = arith.muli %4337, %c5 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.addi %4331, %4339 : index
                %4341 = arith.addi %4329, %4340 : index
                vector.store %4326, %kv[%4341] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4342 = arith.subi %4310, %kvHeads : index
                %4343 = arith.muli %4342, %c11 : index
                %4344 = arith.addi %4315, %4343 : index
                %4345 = arith.addi %4319, %c9 : index
                %4346 = arith.divui %4345, %c20 : index
                %4347 = arith.muli %4346, %c51 : index
                %4348 = arith.addi %4347, %c35 : index
                %4349 = arith.remui %4345, %c20 : index
                %4350 = arith.divui %4314, %c5 : index
                %4351 = arith.remui %4314, %c5 : index
                %4352 = arith.muli %4351, %c4 : index
                %4353 = arith.addi %4350, %4352 : index
                %4354 = arith.divui %4353, %c4 : index
                %4355 = arith.muli %4354, %c21 : index
                %4356 = arith.muli %4349, %c20 : index
                %4357 = arith.addi %4355, %4356 : index
                %4358 = arith.remui %4353, %c4 : index
                %4359 = arith.muli %4358, %c5 : index
                %4360 = arith.addi %4357, %4359 : index
                %4361 = arith.addi %4348, %4360 : index
                %4362 = arith.addi %4344, %4361 : index
                %4363 = vector.shuffle %4326, %4326 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4363, %kv[%4362] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4364 = arith.addi %4319, %c10 : index
                %4365 = arith.divui %4364, %c20 : index
                %4366 = arith.muli %4365, %c51 : index
                %4367 = arith.addi %4366, %c35 : index
                %4368 = arith.remui %4364, %c20 : index
                %4369 = arith.divui %4314, %c5 : index
                %4370 = arith.remui %4314, %c5 : index
                %4371 = arith.muli %4370, %c4 : index
                %4372 = arith.addi %4369, %4371 : index
                %4373 = arith.divui %4372, %c4 : index
                %4374 = arith.muli %4373, %c21 : index
                %4375 = arith.muli %4368, %c20 : index
                %4376 = arith.addi %4374, %4375 : index
                %4377 = arith.remui %4372, %c4 : index
                %4378 = arith.muli %4377, %c5 : index
                %4379 = arith.addi %4376, %4378 : index
                %4380 = arith.addi %4367, %4379 : index
                %4381 = arith.addi %4344, %4380 : index
                %4382 = vector.shuffle %4326, %4326 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4382, %kv[%4381] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4383 = arith.addi %4319, %c5 : index
                %4384 = arith.divui %4383, %c20 : index
                %4385 = arith.muli %4384, %c51 : index
                %4386 = arith.addi %4385, %c35 : index
                %4387 = arith.remui %4383, %c20 : index
                %4388 = arith.divui %4314, %c5 : index
                %4389 = arith.remui %4314, %c5 : index
                %4390 = arith.muli %4389, %c4 : index
                %4391 = arith.addi %4388, %4390 : index
                %4392 = arith.divui %4391, %c4 : index
                %4393 = arith.muli %4392, %c21 : index
                %4394 = arith.muli %4387, %c20 : index
                %4395 = arith.addi %4393, %4394 : index
                %4396 = arith.remui %4391, %c4 : index
                %4397 = arith.muli %4396, %c5 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.addi %4386, %4398 : index
                %4400 = arith.addi %4344, %4399 : index
                %4401 = vector.shuffle %4326, %4326 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4401, %kv[%4400] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4402 = arith.addi %4319, %c2 : index
                %4403 = arith.divui %4402, %c20 : index
                %4404 = arith.muli %4403, %c51 : index
                %4405 = arith.addi %4404, %c35 : index
                %4406 = arith.remui %4402, %c20 : index
                %4407 = arith.divui %4314, %c5 : index
                %4408 = arith.remui %4314, %c5 : index
                %4409 = arith.muli %4408, %c4 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.divui %4410, %c4 : index
                %4412 = arith.muli %4411, %c21 : index
                %4413 = arith.muli %4406, %c20 : index
                %4414 = arith.addi %4412, %4413 : index
                %4415 = arith.remui %4410, %c4 : index
                %4416 = arith.muli %4415, %c5 : index
                %4417 = arith.addi %4414, %4416 : index
                %4418 = arith.addi %4405, %4417 : index
                %4419 = arith.addi %4344, %4418 : index
                %4420 = vector.shuffle %4326, %4326 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4420, %kv[%4419] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4421 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4421 {
            %4422 = wave.lane
            %4423 = arith.muli %4422, %c15 : index
            scf.for %4424 = %4423 to %c29 step %c7 {
              %4425 = arith.addi %4309, %4424 : index
              %4426 = vector.load %20[%4425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4427 = arith.mulf %4426, %4312 : vector<4xf32>
              %4428 = wave.fp8_encode "e4m3" %4427 : vector<4xf32> -> vector<4xi8>
              %4429 = arith.cmpi slt, %4310, %kvHeads : index
              scf.if %4429 {
                %4430 = arith.muli %4310, %c35 : index
                %4431 = arith.addi %4315, %4430 : index
                %4432 = vector.shuffle %4428, %4428 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4433 = arith.divui %4424, %c20 : index
                %4434 = arith.muli %4433, %c21 : index
                %4435 = arith.remui %4424, %c20 : index
                %4436 = arith.muli %4314, %c20 : index
                %4437 = arith.divui %4435, %c15 : index
                %4438 = arith.muli %4437, %c15 : index
                %4439 = arith.remui %4435, %c5 : index
                %4440 = arith.muli %4439, %c5 : index
                %4441 = arith.addi %4438, %4440 : index
                %4442 = arith.divui %4435, %c5 : index
                %4443 = arith.remui %4442, %c5 : index
                %4444 = arith.addi %4441, %4443 : index
                %4445 = arith.addi %4436, %4444 : index
                %4446 = arith.addi %4434, %4445 : index
                %4447 = arith.addi %4431, %4446 : index
                vector.store %4432, %kv[%4447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4448 = arith.subi %4310, %kvHeads : index
                %4449 = arith.muli %4448, %c35 : index
                %4450 = arith.addi %4315, %4449 : index
                %4451 = arith.addi %4424, %c9 : index
                %4452 = arith.divui %4451, %c20 : index
                %4453 = arith.muli %4452, %c21 : index
                %4454 = arith.addi %4453, %c12 : index
                %4455 = arith.remui %4451, %c20 : index
                %4456 = arith.divui %4314, %c5 : index
                %4457 = arith.remui %4314, %c5 : index
                %4458 = arith.muli %4457, %c4 : index
                %4459 = arith.addi %4456, %4458 : index
                %4460 = arith.muli %4455, %c20 : index
                %4461 = arith.divui %4459, %c15 : index
                %4462 = arith.muli %4461, %c15 : index
                %4463 = arith.remui %4459, %c5 : index
                %4464 = arith.muli %4463, %c5 : index
                %4465 = arith.addi %4462, %4464 : index
                %4466 = arith.divui %4459, %c5 : index
                %4467 = arith.remui %4466, %c5 : index
                %4468 = arith.addi %4465, %4467 : index
                %4469 = arith.addi %4460, %4468 : index
                %4470 = arith.addi %4454, %4469 : index
                %4471 = arith.addi %4450, %4470 : index
                %4472 = vector.shuffle %4428, %4428 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4472, %kv[%4471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4473 = arith.addi %4424, %c10 : index
                %4474 = arith.divui %4473, %c20 : index
                %4475 = arith.muli %4474, %c21 : index
                %4476 = arith.addi %4475, %c12 : index
                %4477 = arith.remui %4473, %c20 : index
                %4478 = arith.divui %4314, %c5 : index
                %4479 = arith.remui %4314, %c5 : index
                %4480 = arith.muli %4479, %c4 : index
                %4481 = arith.addi %4478, %4480 : index
                %4482 = arith.muli %4477, %c20 : index
                %4483 = arith.divui %4481, %c15 : index
                %4484 = arith.muli %4483, %c15 : index
                %4485 = arith.remui %4481, %c5 : index
                %4486 = arith.muli %4485, %c5 : index
                %4487 = arith.addi %4484, %4486 : index
                %4488 = arith.divui %4481, %c5 : index
                %4489 = arith.remui %4488, %c5 : index
                %4490 = arith.addi %4487, %4489 : index
                %4491 = arith.addi %4482, %4490 : index
                %4492 = arith.addi %4476, %4491 : index
                %4493 = arith.addi %4450, %4492 : index
                %4494 = vector.shuffle %4428, %4428 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4494, %kv[%4493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4495 = arith.addi %4424, %c5 : index
                %4496 = arith.divui %4495, %c20 : index
                %4497 = arith.muli %4496, %c21 : index
                %4498 = arith.addi %4497, %c12 : index
                %4499 = arith.remui %4495, %c20 : index
                %4500 = arith.divui %4314, %c5 : index
                %4501 = arith.remui %4314, %c5 : index
                %4502 = arith.muli %4501, %c4 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.muli %4499, %c20 : index
                %4505 = arith.divui %4503, %c15 : index
                %4506 = arith.muli %4505, %c15 : index
                %4507 = arith.remui %4503, %c5 : index
                %4508 = arith.muli %4507, %c5 : index
                %4509 = arith.addi %4506, %4508 : index
                %4510 = arith.divui %4503, %c5 : index
                %4511 = arith.remui %4510, %c5 : index
                %4512 = arith.addi %4509, %4511 : index
                %4513 = arith.addi %4504, %4512 : index
                %4514 = arith.addi %4498, %4513 : index
                %4515 = arith.addi %4450, %4514 : index
                %4516 = vector.shuffle %4428, %4428 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4516, %kv[%4515] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4517 = arith.addi %4424, %c2 : index
                %4518 = arith.divui %4517, %c20 : index
                %4519 = arith.muli %4518, %c21 : index
                %4520 = arith.addi %4519, %c12 : index
                %4521 = arith.remui %4517, %c20 : index
                %4522 = arith.divui %4314, %c5 : index
                %4523 = arith.remui %4314, %c5 : index
                %4524 = arith.muli %4523, %c4 : index
                %4525 = arith.addi %4522, %4524 : index
                %4526 = arith.muli %4521, %c20 : index
                %4527 = arith.divui %4525, %c15 : index
                %4528 = arith.muli %4527, %c15 : index
                %4529 = arith.remui %4525, %c5 : index
                %4530 = arith.muli %4529, %c5 : index
                %4531 = arith.addi %4528, %4530 : index
                %4532 = arith.divui %4525, %c5 : index
                %4533 = arith.remui %4532, %c5 : index
                %4534 = arith.addi %4531, %4533 : index
                %4535 = arith.addi %4526, %4534 : index
                %4536 = arith.addi %4520, %4535 : index
                %4537 = arith.addi %4450, %4536 : index
                %4538 = vector.shuffle %4428, %4428 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4538, %kv[%4537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4539 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4539 {
            %4540 = wave.lane
            %4541 = arith.muli %4540, %c15 : index
            scf.for %4542 = %4541 to %c29 step %c7 {
              %4543 = arith.addi %4309, %4542 : index
              %4544 = vector.load %20[%4543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4545 = arith.mulf %4544, %4312 : vector<4xf32>
              %4546 = wave.fp8_encode "e5m2" %4545 : vector<4xf32> -> vector<4xi8>
              %4547 = arith.cmpi slt, %4310, %kvHeads : index
              scf.if %4547 {
                %4548 = arith.muli %4310, %c35 : index
                %4549 = arith.addi %4315, %4548 : index
                %4550 = vector.shuffle %4546, %4546 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4551 = arith.divui %4542, %c20 : index
                %4552 = arith.muli %4551, %c21 : index
                %4553 = arith.remui %4542, %c20 : index
                %4554 = arith.muli %4314, %c20 : index
                %4555 = arith.divui %4553, %c15 : index
                %4556 = arith.muli %4555, %c15 : index
                %4557 = arith.remui %4553, %c5 : index
                %4558 = arith.muli %4557, %c5 : index
                %4559 = arith.addi %4556, %4558 : index
                %4560 = arith.divui %4553, %c5 : index
                %4561 = arith.remui %4560, %c5 : index
                %4562 = arith.addi %4559, %4561 : index
                %4563 = arith.addi %4554, %4562 : index
                %4564 = arith.addi %4552, %4563 : index
                %4565 = arith.addi %4549, %4564 : index
                vector.store %4550, %kv[%4565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4566 = arith.subi %4310, %kvHeads : index
                %4567 = arith.muli %4566, %c35 : index
                %4568 = arith.addi %4315, %4567 : index
                %4569 = arith.addi %4542, %c9 : index
                %4570 = arith.divui %4569, %c20 : index
                %4571 = arith.muli %4570, %c21 : index
                %4572 = arith.addi %4571, %c12 : index
                %4573 = arith.remui %4569, %c20 : index
                %4574 = arith.divui %4314, %c5 : index
                %4575 = arith.remui %4314, %c5 : index
                %4576 = arith.muli %4575, %c4 : index
                %4577 = arith.addi %4574, %4576 : index
                %4578 = arith.muli %4573, %c20 : index
                %4579 = arith.divui %4577, %c15 : index
                %4580 = arith.muli %4579, %c15 : index
                %4581 = arith.remui %4577, %c5 : index
                %4582 = arith.muli %4581, %c5 : index
                %4583 = arith.addi %4580, %4582 : index
                %4584 = arith.divui %4577, %c5 : index
                %4585 = arith.remui %4584, %c5 : index
                %4586 = arith.addi %4583, %4585 : index
                %4587 = arith.addi %4578, %4586 : index
                %4588 = arith.addi %4572, %4587 : index
                %4589 = arith.addi %4568, %4588 : index
                %4590 = vector.shuffle %4546, %4546 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4590, %kv[%4589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4591 = arith.addi %4542, %c10 : index
                %4592 = arith.divui %4591, %c20 : index
                %4593 = arith.muli %4592, %c21 : index
                %4594 = arith.addi %4593, %c12 : index
                %4595 = arith.remui %4591, %c20 : index
                %4596 = arith.divui %4314, %c5 : index
                %4597 = arith.remui %4314, %c5 : index
                %4598 = arith.muli %4597, %c4 : index
                %4599 = arith.addi %4596, %4598 : index
                %4600 = arith.muli %4595, %c20 : index
                %4601 = arith.divui %4599, %c15 : index
                %4602 = arith.muli %4601, %c15 : index
                %4603 = arith.remui %4599, %c5 : index
                %4604 = arith.muli %4603, %c5 : index
                %4605 = arith.addi %4602, %4604 : index
                %4606 = arith.divui %4599, %c5 : index
                %4607 = arith.remui %4606, %c5 : index
                %4608 = arith.addi %4605, %4607 : index
                %4609 = arith.addi %4600, %4608 : index
                %4610 = arith.addi %4594, %4609 : index
                %4611 = arith.addi %4568, %4610 : index
                %4612 = vector.shuffle %4546, %4546 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4612, %kv[%4611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4613 = arith.addi %4542, %c5 : index
                %4614 = arith.divui %4613, %c20 : index
                %4615 = arith.muli %4614, %c21 : index
                %4616 = arith.addi %4615, %c12 : index
                %4617 = arith.remui %4613, %c20 : index
                %4618 = arith.divui %4314, %c5 : index
                %4619 = arith.remui %4314, %c5 : index
                %4620 = arith.muli %4619, %c4 : index
                %4621 = arith.addi %4618, %4620 : index
                %4622 = arith.muli %4617, %c20 : index
                %4623 = arith.divui %4621, %c15 : index
                %4624 = arith.muli %4623, %c15 : index
                %4625 = arith.remui %4621, %c5 : index
                %4626 = arith.muli %4625, %c5 : index
                %4627 = arith.addi %4624, %4626 : index
                %4628 = arith.divui %4621, %c5 : index
                %4629 = arith.remui %4628, %c5 : index
                %4630 = arith.addi %4627, %4629 : index
                %4631 = arith.addi %4622, %4630 : index
                %4632 = arith.addi %4616, %4631 : index
                %4633 = arith.addi %4568, %4632 : index
                %4634 = vector.shuffle %4546, %4546 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4634, %kv[%4633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4635 = arith.addi %4542, %c2 : index
                %4636 = arith.divui %4635, %c20 : index
                %4637 = arith.muli %4636, %c21 : index
                %4638 = arith.addi %4637, %c12 : index
                %4639 = arith.remui %4635, %c20 : index
                %4640 = arith.divui %4314, %c5 : index
                %4641 = arith.remui %4314, %c5 : index
                %4642 = arith.muli %4641, %c4 : index
                %4643 = arith.addi %4640, %4642 : index
                %4644 = arith.muli %4639, %c20 : index
                %4645 = arith.divui %4643, %c15 : index
                %4646 = arith.muli %4645, %c15 : index
                %4647 = arith.remui %4643, %c5 : index
                %4648 = arith.muli %4647, %c5 : index
                %4649 = arith.addi %4646, %4648 : index
                %4650 = arith.divui %4643, %c5 : index
                %4651 = arith.remui %4650, %c5 : index
                %4652 = arith.addi %4649, %4651 : index
                %4653 = arith.addi %4644, %4652 : index
                %4654 = arith.addi %4638, %4653 : index
                %4655 = arith.addi %4568, %4654 : index
                %4656 = vector.shuffle %4546, %4546 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4656, %kv[%4655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4657 = arith.addi %23, %c38 : index
    %4658 = wave.lane
    %4659 = arith.muli %3, %c5 : index
    %4660 = arith.muli %4659, %c21 : index
    %4661 = arith.addi %4660, %4658 : index
    %4662 = arith.muli %4, %c12 : index
    %4663 = arith.addi %4662, %4661 : index
    %4664 = arith.addi %4663, %c9 : index
    %4665 = arith.addi %4664, %c9 : index
    %4666 = vector.extract %543#6[0] : f32 from vector<8xf32>
    memref.store %4666, %19[%4665] : memref<?xf32>
    %4667 = arith.muli %4, %c12 : index
    %4668 = arith.addi %4667, %4661 : index
    %4669 = arith.addi %4668, %c9 : index
    %4670 = arith.addi %4669, %c17 : index
    %4671 = vector.extract %543#6[1] : f32 from vector<8xf32>
    memref.store %4671, %19[%4670] : memref<?xf32>
    %4672 = arith.muli %4, %c12 : index
    %4673 = arith.addi %4672, %4661 : index
    %4674 = arith.addi %4673, %c9 : index
    %4675 = arith.addi %4674, %c13 : index
    %4676 = vector.extract %543#6[2] : f32 from vector<8xf32>
    memref.store %4676, %19[%4675] : memref<?xf32>
    %4677 = arith.muli %4, %c12 : index
    %4678 = arith.addi %4677, %4661 : index
    %4679 = arith.addi %4678, %c9 : index
    %4680 = arith.addi %4679, %c29 : index
    %4681 = vector.extract %543#6[3] : f32 from vector<8xf32>
    memref.store %4681, %19[%4680] : memref<?xf32>
    %4682 = arith.muli %4, %c12 : index
    %4683 = arith.addi %4682, %4661 : index
    %4684 = arith.addi %4683, %c9 : index
    %4685 = arith.addi %4684, %c7 : index
    %4686 = vector.extract %543#6[4] : f32 from vector<8xf32>
    memref.store %4686, %19[%4685] : memref<?xf32>
    %4687 = arith.muli %4, %c12 : index
    %4688 = arith.addi %4687, %4661 : index
    %4689 = arith.addi %4688, %c9 : index
    %4690 = arith.addi %4689, %c30 : index
    %4691 = vector.extract %543#6[5] : f32 from vector<8xf32>
    memref.store %4691, %19[%4690] : memref<?xf32>
    %4692 = arith.muli %4, %c12 : index
    %4693 = arith.addi %4692, %4661 : index
    %4694 = arith.addi %4693, %c9 : index
    %4695 = arith.addi %4694, %c31 : index
    %4696 = vector.extract %543#6[6] : f32 from vector<8xf32>
    memref.store %4696, %19[%4695] : memref<?xf32>
    %4697 = arith.muli %4, %c12 : index
    %4698 = arith.addi %4697, %4661 : index
    %4699 = arith.addi %4698, %c9 : index
    %4700 = arith.addi %4699, %c32 : index
    %4701 = vector.extract %543#6[7] : f32 from vector<8xf32>
    memref.store %4701, %19[%4700] : memref<?xf32>
    %4702 = arith.muli %4, %c12 : index
    %4703 = arith.addi %4702, %4661 : index
    %4704 = arith.addi %4703, %c21 : index
    %4705 = arith.addi %4704, %c9 : index
    %4706 = vector.extract %543#7[0] : f32 from vector<8xf32>
    memref.store %4706, %19[%4705] : memref<?xf32>
    %4707 = arith.muli %4, %c12 : index
    %4708 = arith.addi %4707, %4661 : index
    %4709 = arith.addi %4708, %c21 : index
    %4710 = arith.addi %4709, %c17 : index
    %4711 = vector.extract %543#7[1] : f32 from vector<8xf32>
    memref.store %4711, %19[%4710] : memref<?xf32>
    %4712 = arith.muli %4, %c12 : index
    %4713 = arith.addi %4712, %4661 : index
    %4714 = arith.addi %4713, %c21 : index
    %4715 = arith.addi %4714, %c13 : index
    %4716 = vector.extract %543#7[2] : f32 from vector<8xf32>
    memref.store %4716, %19[%4715] : memref<?xf32>
    %4717 = arith.muli %4, %c12 : index
    %4718 = arith.addi %4717, %4661 : index
    %4719 = arith.addi %4718, %c21 : index
    %4720 = arith.addi %4719, %c29 : index
    %4721 = vector.extract %543#7[3] : f32 from vector<8xf32>
    memref.store %4721, %19[%4720] : memref<?xf32>
    %4722 = arith.muli %4, %c12 : index
    %4723 = arith.addi %4722, %4661 : index
    %4724 = arith.addi %4723, %c21 : index
    %4725 = arith.addi %4724, %c7 : index
    %4726 = vector.extract %543#7[4] : f32 from vector<8xf32>
    memref.store %4726, %19[%4725] : memref<?xf32>
    %4727 = arith.muli %4, %c12 : index
    %4728 = arith.addi %4727, %4661 : index
    %4729 = arith.addi %4728, %c21 : index
    %4730 = arith.addi %4729, %c30 : index
    %4731 = vector.extract %543#7[5] : f32 from vector<8xf32>
    memref.store %4731, %19[%4730] : memref<?xf32>
    %4732 = arith.muli %4, %c12 : index
    %4733 = arith.addi %4732, %4661 : index
    %4734 = arith.addi %4733, %c21 : index
    %4735 = arith.addi %4734, %c31 : index
    %4736 = vector.extract %543#7[6] : f32 from vector<8xf32>
    memref.store %4736, %19[%4735] : memref<?xf32>
    %4737 = arith.muli %4, %c12 : index
    %4738 = arith.addi %4737, %4661 : index
    %4739 = arith.addi %4738, %c21 : index
    %4740 = arith.addi %4739, %c32 : index
    %4741 = vector.extract %543#7[7] : f32 from vector<8xf32>
    memref.store %4741, %19[%4740] : memref<?xf32>
    wave.barrier
    %4742 = arith.muli %4, %c5 : index
    %4743 = arith.addi %4742, %c9 : index
    %4744 = arith.muli %4743, %c5 : index
    %4745 = arith.divui %4658, %c20 : index
    %4746 = arith.addi %4744, %4745 : index
    %4747 = arith.addi %4657, %4746 : index
    %4748 = arith.cmpi slt, %4747, %22 : index
    scf.if %4748 {
      %4749 = arith.cmpi eq, %hasFactors, %c10 : index
      %4750 = memref.load %factors[%4747] : memref<?xf32>
      %4751 = arith.select %4749, %4750, %c34 : f32
      %4752 = arith.addi %4661, %c9 : index
      %4753 = arith.muli %4743, %c17 : index
      %4754 = arith.addi %4752, %4753 : index
      %4755 = memref.load %19[%4754] : memref<?xf32>
      %4756 = arith.addi %4754, %c12 : index
      %4757 = memref.load %19[%4756] : memref<?xf32>
      %4758 = arith.addf %4755, %4757 : f32
      %4759 = arith.addi %4754, %c35 : index
      %4760 = memref.load %19[%4759] : memref<?xf32>
      %4761 = arith.addf %4758, %4760 : f32
      %4762 = arith.addi %4754, %c36 : index
      %4763 = memref.load %19[%4762] : memref<?xf32>
      %4764 = arith.addf %4761, %4763 : f32
      %4765 = arith.remui %4658, %c20 : index
      %4766 = arith.muli %4765, %c15 : index
      %4767 = arith.addi %16, %4766 : index
      %4768 = vector.load %w[%4767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4769 = vector.bitcast %4768 : vector<4xi8> to vector<1xf32>
      %4770 = vector.extract %4769[0] : f32 from vector<1xf32>
      %4771 = arith.mulf %4770, %4751 : f32
      %4772 = arith.mulf %4764, %4771 : f32
      %4773 = arith.muli %3, %c5 : index
      %4774 = arith.addi %4773, %c9 : index
      %4775 = arith.muli %4774, %c20 : index
      %4776 = arith.remui %4658, %c20 : index
      %4777 = arith.addi %4775, %4776 : index
      %4778 = arith.muli %4746, %c29 : index
      %4779 = arith.addi %4778, %4777 : index
      memref.store %4772, %20[%4779] : memref<?xf32>
      %4780 = arith.addi %4661, %c21 : index
      %4781 = arith.muli %4743, %c17 : index
      %4782 = arith.addi %4780, %4781 : index
      %4783 = memref.load %19[%4782] : memref<?xf32>
      %4784 = arith.addi %4782, %c12 : index
      %4785 = memref.load %19[%4784] : memref<?xf32>
      %4786 = arith.addf %4783, %4785 : f32
      %4787 = arith.addi %4782, %c35 : index
      %4788 = memref.load %19[%4787] : memref<?xf32>
      %4789 = arith.addf %4786, %4788 : f32
      %4790 = arith.addi %4782, %c36 : index
      %4791 = memref.load %19[%4790] : memref<?xf32>
      %4792 = arith.addf %4789, %4791 : f32
      %4793 = arith.remui %4658, %c20 : index
      %4794 = arith.muli %4793, %c15 : index
      %4795 = arith.addi %18, %4794 : index
      %4796 = vector.load %w[%4795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4797 = vector.bitcast %4796 : vector<4xi8> to vector<1xf32>
      %4798 = vector.extract %4797[0] : f32 from vector<1xf32>
      %4799 = arith.mulf %4798, %4751 : f32
      %4800 = arith.mulf %4792, %4799 : f32
      %4801 = arith.muli %3, %c5 : index
      %4802 = arith.addi %4801, %c10 : index
      %4803 = arith.muli %4802, %c20 : index
      %4804 = arith.remui %4658, %c20 : index
      %4805 = arith.addi %4803, %4804 : index
      %4806 = arith.muli %4746, %c29 : index
      %4807 = arith.addi %4806, %4805 : index
      memref.store %4800, %20[%4807] : memref<?xf32>
    }
    %4808 = arith.muli %4, %c5 : index
    %4809 = arith.addi %4808, %c10 : index
    %4810 = arith.muli %4809, %c5 : index
    %4811 = arith.divui %4658, %c20 : index
    %4812 = arith.addi %4810, %4811 : index
    %4813 = arith.addi %4657, %4812 : index
    %4814 = arith.cmpi slt, %4813, %22 : index
    scf.if %4814 {
      %4815 = arith.cmpi eq, %hasFactors, %c10 : index
      %4816 = memref.load %factors[%4813] : memref<?xf32>
      %4817 = arith.select %4815, %4816, %c34 : f32
      %4818 = arith.addi %4661, %c9 : index
      %4819 = arith.muli %4809, %c17 : index
      %4820 = arith.addi %4818, %4819 : index
      %4821 = memref.load %19[%4820] : memref<?xf32>
      %4822 = arith.addi %4820, %c12 : index
      %4823 = memref.load %19[%4822] : memref<?xf32>
      %4824 = arith.addf %4821, %4823 : f32
      %4825 = arith.addi %4820, %c35 : index
      %4826 = memref.load %19[%4825] : memref<?xf32>
      %4827 = arith.addf %4824, %4826 : f32
      %4828 = arith.addi %4820, %c36 : index
      %4829 = memref.load %19[%4828] : memref<?xf32>
      %4830 = arith.addf %4827, %4829 : f32
      %4831 = arith.remui %4658, %c20 : index
      %4832 = arith.muli %4831, %c15 : index
      %4833 = arith.addi %16, %4832 : index
      %4834 = vector.load %w[%4833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4835 = vector.bitcast %4834 : vector<4xi8> to vector<1xf32>
      %4836 = vector.extract %4835[0] : f32 from vector<1xf32>
      %4837 = arith.mulf %4836, %4817 : f32
      %4838 = arith.mulf %4830, %4837 : f32
      %4839 = arith.muli %3, %c5 : index
      %4840 = arith.addi %4839, %c9 : index
      %4841 = arith.muli %4840, %c20 : index
      %4842 = arith.remui %4658, %c20 : index
      %4843 = arith.addi %4841, %4842 : index
      %4844 = arith.muli %4812, %c29 : index
      %4845 = arith.addi %4844, %4843 : index
      memref.store %4838, %20[%4845] : memref<?xf32>
      %4846 = arith.addi %4661, %c21 : index
      %4847 = arith.muli %4809, %c17 : index
      %4848 = arith.addi %4846, %4847 : index
      %4849 = memref.load %19[%4848] : memref<?xf32>
      %4850 = arith.addi %4848, %c12 : index
      %4851 = memref.load %19[%4850] : memref<?xf32>
      %4852 = arith.addf %4849, %4851 : f32
      %4853 = arith.addi %4848, %c35 : index
      %4854 = memref.load %19[%4853] : memref<?xf32>
      %4855 = arith.addf %4852, %4854 : f32
      %4856 = arith.addi %4848, %c36 : index
      %4857 = memref.load %19[%4856] : memref<?xf32>
      %4858 = arith.addf %4855, %4857 : f32
      %4859 = arith.remui %4658, %c20 : index
      %4860 = arith.muli %4859, %c15 : index
      %4861 = arith.addi %18, %4860 : index
      %4862 = vector.load %w[%4861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4863 = vector.bitcast %4862 : vector<4xi8> to vector<1xf32>
      %4864 = vector.extract %4863[0] : f32 from vector<1xf32>
      %4865 = arith.mulf %4864, %4817 : f32
      %4866 = arith.mulf %4858, %4865 : f32
      %4867 = arith.muli %3, %c5 : index
      %4868 = arith.addi %4867, %c10 : index
      %4869 = arith.muli %4868, %c20 : index
      %4870 = arith.remui %4658, %c20 : index
      %4871 = arith.addi %4869, %4870 : index
      %4872 = arith.muli %4812, %c29 : index
      %4873 = arith.addi %4872, %4871 : index
      memref.store %4866, %20[%4873] : memref<?xf32>
    }
    wave.barrier
    %4874 = arith.addi %23, %c38 : index
    %4875 = wave.wave
    %4876 = arith.addi %4875, %c9 : index
    %4877 = arith.addi %4874, %4876 : index
    %4878 = arith.cmpi slt, %4877, %22 : index
    %4879 = arith.cmpi slt, %4876, %c20 : index
    %4880 = arith.andi %4878, %4879 : i1
    scf.if %4880 {
      %4881 = arith.addi %4874, %4876 : index
      %4882 = arith.muli %4876, %c29 : index
      %4883 = wave.lane
      %4884 = arith.addi %4883, %c9 : index
      %4885 = arith.cmpi eq, %hasBias, %c10 : index
      %4886 = arith.addi %4882, %4884 : index
      %4887 = memref.load %20[%4886] : memref<?xf32>
      %4888 = arith.muli %0, %c29 : index
      %4889 = arith.addi %4888, %4884 : index
      %4890 = memref.load %bias[%4889] : memref<?xf32>
      %4891 = arith.addf %4887, %4890 : f32
      %4892 = arith.select %4885, %4891, %4887 : f32
      %4893 = arith.addi %4884, %c38 : index
      %4894 = arith.cmpi eq, %hasBias, %c10 : index
      %4895 = arith.addi %4882, %4893 : index
      %4896 = memref.load %20[%4895] : memref<?xf32>
      %4897 = arith.muli %0, %c29 : index
      %4898 = arith.addi %4897, %4893 : index
      %4899 = memref.load %bias[%4898] : memref<?xf32>
      %4900 = arith.addf %4896, %4899 : f32
      %4901 = arith.select %4894, %4900, %4896 : f32
      %4902 = arith.addi %4883, %c17 : index
      %4903 = arith.cmpi slt, %4902, %c38 : index
      %4904 = arith.minsi %4902, %c39 : index
      %4905 = arith.cmpi eq, %hasBias, %c10 : index
      %4906 = arith.addi %4882, %4904 : index
      %4907 = memref.load %20[%4906] : memref<?xf32>
      %4908 = arith.muli %0, %c29 : index
      %4909 = arith.addi %4908, %4904 : index
      %4910 = memref.load %bias[%4909] : memref<?xf32>
      %4911 = arith.addf %4907, %4910 : f32
      %4912 = arith.select %4905, %4911, %4907 : f32
      %4913 = arith.addi %4904, %c38 : index
      %4914 = arith.cmpi eq, %hasBias, %c10 : index
      %4915 = arith.addi %4882, %4913 : index
      %4916 = memref.load %20[%4915] : memref<?xf32>
      %4917 = arith.muli %0, %c29 : index
      %4918 = arith.addi %4917, %4913 : index
      %4919 = memref.load %bias[%4918] : memref<?xf32>
      %4920 = arith.addf %4916, %4919 : f32
      %4921 = arith.select %4914, %4920, %4916 : f32
      %4922 = arith.addi %heads, %kvHeads : index
      %4923 = arith.cmpi slt, %0, %4922 : index
      scf.if %4923 {
        %4924 = arith.addi %positionsAt, %4881 : index
        %4925 = memref.load %step[%4924] : memref<?xi32>
        %4926 = arith.index_cast %4925 : i32 to index
        %4927 = arith.cmpi eq, %hasNorm, %c10 : index
        %4928 = math.fma %4892, %4892, %c42 : f32
        %4929 = math.fma %4901, %4901, %4928 : f32
        %4930 = math.fma %4912, %4912, %4929 : f32
        %4931 = arith.select %4903, %4930, %4929 : f32
        %4932 = math.fma %4921, %4921, %4931 : f32
        %4933 = arith.select %4903, %4932, %4931 : f32
        %4934 = vector.broadcast %4933 : f32 to vector<1xf32>
        %4935 = wave.reduce "add" %4934 : vector<1xf32>
        %4936 = arith.mulf %4935, %inverseHeadDim : f32
        %4937 = arith.addf %4936, %epsilon : f32
        %4938 = math.sqrt %4937 : f32
        %4939 = arith.divf %c34, %4938 : f32
        %4940 = arith.cmpi slt, %0, %heads : index
        %4941 = arith.addi %4884, %c38 : index
        %4942 = memref.load %query_norm[%4884] : memref<?xf32>
        %4943 = memref.load %key_norm[%4884] : memref<?xf32>
        %4944 = arith.select %4940, %4942, %4943 : f32
        %4945 = arith.mulf %4892, %4939 : f32
        %4946 = arith.mulf %4945, %4944 : f32
        %4947 = arith.select %4927, %4946, %4892 : f32
        %4948 = memref.load %query_norm[%4941] : memref<?xf32>
        %4949 = memref.load %key_norm[%4941] : memref<?xf32>
        %4950 = arith.select %4940, %4948, %4949 : f32
        %4951 = arith.mulf %4901, %4939 : f32
        %4952 = arith.mulf %4951, %4950 : f32
        %4953 = arith.select %4927, %4952, %4901 : f32
        %4954 = arith.addi %4904, %c38 : index
        %4955 = memref.load %query_norm[%4904] : memref<?xf32>
        %4956 = memref.load %key_norm[%4904] : memref<?xf32>
        %4957 = arith.select %4940, %4955, %4956 : f32
        %4958 = arith.mulf %4912, %4939 : f32
        %4959 = arith.mulf %4958, %4957 : f32
        %4960 = arith.select %4927, %4959, %4912 : f32
        %4961 = memref.load %query_norm[%4954] : memref<?xf32>
        %4962 = memref.load %key_norm[%4954] : memref<?xf32>
        %4963 = arith.select %4940, %4961, %4962 : f32
        %4964 = arith.mulf %4921, %4939 : f32
        %4965 = arith.mulf %4964, %4963 : f32
        %4966 = arith.select %4927, %4965, %4921 : f32
        %4967 = arith.remui %4926, %c21 : index
        %4968 = arith.muli %4967, %c29 : index
        %4969 = arith.addi %4968, %4884 : index
        %4970 = arith.divui %4926, %c21 : index
        %4971 = arith.addi %4970, %c21 : index
        %4972 = arith.muli %4971, %c29 : index
        %4973 = arith.addi %4972, %4884 : index
        %4974 = memref.load %rope[%4969] : memref<?xf32>
        %4975 = arith.addi %4969, %c38 : index
        %4976 = memref.load %rope[%4975] : memref<?xf32>
        %4977 = memref.load %rope[%4973] : memref<?xf32>
        %4978 = arith.addi %4973, %c38 : index
        %4979 = memref.load %rope[%4978] : memref<?xf32>
        %4980 = arith.mulf %4977, %4974 : f32
        %4981 = arith.mulf %4979, %4976 : f32
        %4982 = arith.subf %4980, %4981 : f32
        %4983 = arith.mulf %4979, %4974 : f32
        %4984 = arith.mulf %4977, %4976 : f32
        %4985 = arith.addf %4983, %4984 : f32
        %4986 = arith.mulf %4947, %4982 : f32
        %4987 = arith.mulf %4953, %4985 : f32
        %4988 = arith.subf %4986, %4987 : f32
        %4989 = arith.mulf %4953, %4982 : f32
        %4990 = arith.mulf %4947, %4985 : f32
        %4991 = arith.addf %4989, %4990 : f32
        %4992 = arith.cmpi slt, %0, %heads : index
        scf.if %4992 {
          %4993 = arith.muli %4881, %heads : index
          %4994 = arith.addi %4993, %0 : index
          %4995 = arith.muli %4994, %c29 : index
          %4996 = arith.addi %4995, %4884 : index
          memref.store %4988, %q[%4996] : memref<?xf32>
          %4997 = arith.addi %4996, %c38 : index
          memref.store %4991, %q[%4997] : memref<?xf32>
        } else {
          %4998 = arith.addi %4882, %4884 : index
          memref.store %4988, %20[%4998] : memref<?xf32>
          %4999 = arith.addi %4882, %4884 : index
          %5000 = arith.addi %4999, %c38 : index
          memref.store %4991, %20[%5000] : memref<?xf32>
        }
        %5001 = arith.remui %4926, %c21 : index
        %5002 = arith.muli %5001, %c29 : index
        %5003 = arith.addi %5002, %4904 : index
        %5004 = arith.divui %4926, %c21 : index
        %5005 = arith.addi %5004, %c21 : index
        %5006 = arith.muli %5005, %c29 : index
        %5007 = arith.addi %5006, %4904 : index
        %5008 = memref.load %rope[%5003] : memref<?xf32>
        %5009 = arith.addi %5003, %c38 : index
        %5010 = memref.load %rope[%5009] : memref<?xf32>
        %5011 = memref.load %rope[%5007] : memref<?xf32>
        %5012 = arith.addi %5007, %c38 : index
        %5013 = memref.load %rope[%5012] : memref<?xf32>
        %5014 = arith.mulf %5011, %5008 : f32
        %5015 = arith.mulf %5013, %5010 : f32
        %5016 = arith.subf %5014, %5015 : f32
        %5017 = arith.mulf %5013, %5008 : f32
        %5018 = arith.mulf %5011, %5010 : f32
        %5019 = arith.addf %5017, %5018 : f32
        %5020 = arith.mulf %4960, %5016 : f32
        %5021 = arith.mulf %4966, %5019 : f32
        %5022 = arith.subf %5020, %5021 : f32
        %5023 = arith.mulf %4966, %5016 : f32
        %5024 = arith.mulf %4960, %5019 : f32
        %5025 = arith.addf %5023, %5024 : f32
        scf.if %4903 {
          %5026 = arith.cmpi slt, %0, %heads : index
          scf.if %5026 {
            %5027 = arith.muli %4881, %heads : index
            %5028 = arith.addi %5027, %0 : index
            %5029 = arith.muli %5028, %c29 : index
            %5030 = arith.addi %5029, %4904 : index
            memref.store %5022, %q[%5030] : memref<?xf32>
            %5031 = arith.addi %5030, %c38 : index
            memref.store %5025, %q[%5031] : memref<?xf32>
          } else {
            %5032 = arith.addi %4882, %4904 : index
            memref.store %5022, %20[%5032] : memref<?xf32>
            %5033 = arith.addi %4882, %4904 : index
            %5034 = arith.addi %5033, %c38 : index
            memref.store %5025, %20[%5034] : memref<?xf32>
          }
        }
      } else {
        %5035 = arith.cmpi slt, %0, %heads : index
        scf.if %5035 {
          %5036 = arith.muli %4881, %heads : index
          %5037 = arith.addi %5036, %0 : index
          %5038 = arith.muli %5037, %c29 : index
          %5039 = arith.addi %5038, %4884 : index
          memref.store %4892, %q[%5039] : memref<?xf32>
          %5040 = arith.addi %5039, %c38 : index
          memref.store %4901, %q[%5040] : memref<?xf32>
        } else {
          %5041 = arith.addi %4882, %4884 : index
          memref.store %4892, %20[%5041] : memref<?xf32>
          %5042 = arith.addi %4882, %4884 : index
          %5043 = arith.addi %5042, %c38 : index
          memref.store %4901, %20[%5043] : memref<?xf32>
        }
        scf.if %4903 {
          %5044 = arith.cmpi slt, %0, %heads : index
          scf.if %5044 {
            %5045 = arith.muli %4881, %heads : index
            %5046 = arith.addi %5045, %0 : index
            %5047 = arith.muli %5046, %c29 : index
            %5048 = arith.addi %5047, %4904 : index
            memref.store %4912, %q[%5048] : memref<?xf32>
            %5049 = arith.addi %5048, %c38 : index
            memref.store %4921, %q[%5049] : memref<?xf32>
          } else {
            %5050 = arith.addi %4882, %4904 : index
            memref.store %4912, %20[%5050] : memref<?xf32>
            %5051 = arith.addi %4882, %4904 : index
            %5052 = arith.addi %5051, %c38 : index
            memref.store %4921, %20[%5052] : memref<?xf32>
          }
        }
      }
    }
    %5053 = arith.addi %4875, %c45 : index
    %5054 = arith.addi %4874, %5053 : index
    %5055 = arith.cmpi slt, %5054, %22 : index
    %5056 = arith.cmpi slt, %5053, %c20 : index
    %5057 = arith.andi %5055, %5056 : i1
    scf.if %5057 {
      %5058 = arith.addi %4874, %5053 : index
      %5059 = arith.muli %5053, %c29 : index
      %5060 = wave.lane
      %5061 = arith.addi %5060, %c9 : index
      %5062 = arith.cmpi eq, %hasBias, %c10 : index
      %5063 = arith.addi %5059, %5061 : index
      %5064 = memref.load %20[%5063] : memref<?xf32>
      %5065 = arith.muli %0, %c29 : index
      %5066 = arith.addi %5065, %5061 : index
      %5067 = memref.load %bias[%5066] : memref<?xf32>
      %5068 = arith.addf %5064, %5067 : f32
      %5069 = arith.select %5062, %5068, %5064 : f32
      %5070 = arith.addi %5061, %c38 : index
      %5071 = arith.cmpi eq, %hasBias, %c10 : index
      %5072 = arith.addi %5059, %5070 : index
      %5073 = memref.load %20[%5072] : memref<?xf32>
      %5074 = arith.muli %0, %c29 : index
      %5075 = arith.addi %5074, %5070 : index
      %5076 = memref.load %bias[%5075] : memref<?xf32>
      %5077 = arith.addf %5073, %5076 : f32
      %5078 = arith.select %5071, %5077, %5073 : f32
      %5079 = arith.addi %5060, %c17 : index
      %5080 = arith.cmpi slt, %5079, %c38 : index
      %5081 = arith.minsi %5079, %c39 : index
      %5082 = arith.cmpi eq, %hasBias, %c10 : index
      %5083 = arith.addi %5059, %5081 : index
      %5084 = memref.load %20[%5083] : memref<?xf32>
      %5085 = arith.muli %0, %c29 : index
      %5086 = arith.addi %5085, %5081 : index
      %5087 = memref.load %bias[%5086] : memref<?xf32>
      %5088 = arith.addf %5084, %5087 : f32
      %5089 = arith.select %5082, %5088, %5084 : f32
      %5090 = arith.addi %5081, %c38 : index
      %5091 = arith.cmpi eq, %hasBias, %c10 : index
      %5092 = arith.addi %5059, %5090 : index
      %5093 = memref.load %20[%5092] : memref<?xf32>
      %5094 = arith.muli %0, %c29 : index
      %5095 = arith.addi %5094, %5090 : index
      %5096 = memref.load %bias[%5095] : memref<?xf32>
      %5097 = arith.addf %5093, %5096 : f32
      %5098 = arith.select %5091, %5097, %5093 : f32
      %5099 = arith.addi %heads, %kvHeads : index
      %5100 = arith.cmpi slt, %0, %5099 : index
      scf.if %5100 {
        %5101 = arith.addi %positionsAt, %5058 : index
        %5102 = memref.load %step[%5101] : memref<?xi32>
        %5103 = arith.index_cast %5102 : i32 to index
        %5104 = arith.cmpi eq, %hasNorm, %c10 : index
        %5105 = math.fma %5069, %5069, %c42 : f32
        %5106 = math.fma %5078, %5078, %5105 : f32
        %5107 = math.fma %5089, %5089, %5106 : f32
        %5108 = arith.select %5080, %5107, %5106 : f32
        %5109 = math.fma %5098, %5098, %5108 : f32
        %5110 = arith.select %5080, %5109, %5108 : f32
        %5111 = vector.broadcast %5110 : f32 to vector<1xf32>
        %5112 = wave.reduce "add" %5111 : vector<1xf32>
        %5113 = arith.mulf %5112, %inverseHeadDim : f32
        %5114 = arith.addf %5113, %epsilon : f32
        %5115 = math.sqrt %5114 : f32
        %5116 = arith.divf %c34, %5115 : f32
        %5117 = arith.cmpi slt, %0, %heads : index
        %5118 = arith.addi %5061, %c38 : index
        %5119 = memref.load %query_norm[%5061] : memref<?xf32>
        %5120 = memref.load %key_norm[%5061] : memref<?xf32>
        %5121 = arith.select %5117, %5119, %5120 : f32
        %5122 = arith.mulf %5069, %5116 : f32
        %5123 = arith.mulf %5122, %5121 : f32
        %5124 = arith.select %5104, %5123, %5069 : f32
        %5125 = memref.load %query_norm[%5118] : memref<?xf32>
        %5126 = memref.load %key_norm[%5118] : memref<?xf32>
        %5127 = arith.select %5117, %5125, %5126 : f32
        %5128 = arith.mulf %5078, %5116 : f32
        %5129 = arith.mulf %5128, %5127 : f32
        %5130 = arith.select %5104, %5129, %5078 : f32
        %5131 = arith.addi %5081, %c38 : index
        %5132 = memref.load %query_norm[%5081] : memref<?xf32>
        %5133 = memref.load %key_norm[%5081] : memref<?xf32>
        %5134 = arith.select %5117, %5132, %5133 : f32
        %5135 = arith.mulf %5089, %5116 : f32
        %5136 = arith.mulf %5135, %5134 : f32
        %5137 = arith.select %5104, %5136, %5089 : f32
        %5138 = memref.load %query_norm[%5131] : memref<?xf32>
        %5139 = memref.load %key_norm[%5131] : memref<?xf32>
        %5140 = arith.select %5117, %5138, %5139 : f32
        %5141 = arith.mulf %5098, %5116 : f32
        %5142 = arith.mulf %5141, %5140 : f32
        %5143 = arith.select %5104, %5142, %5098 : f32
        %5144 = arith.remui %5103, %c21 : index
        %5145 = arith.muli %5144, %c29 : index
        %5146 = arith.addi %5145, %5061 : index
        %5147 = arith.divui %5103, %c21 : index
        %5148 = arith.addi %5147, %c21 : index
        %5149 = arith.muli %5148, %c29 : index
        %5150 = arith.addi %5149, %5061 : index
        %5151 = memref.load %rope[%5146] : memref<?xf32>
        %5152 = arith.addi %5146, %c38 : index
        %5153 = memref.load %rope[%5152] : memref<?xf32>
        %5154 = memref.load %rope[%5150] : memref<?xf32>
        %5155 = arith.addi %5150, %c38 : index
        %5156 = memref.load %rope[%5155] : memref<?xf32>
        %5157 = arith.mulf %5154, %5151 : f32
        %5158 = arith.mulf %5156, %5153 : f32
        %5159 = arith.subf %5157, %5158 : f32
        %5160 = arith.mulf %5156, %5151 : f32
        %5161 = arith.mulf %5154, %5153 : f32
        %5162 = arith.addf %5160, %5161 : f32
        %5163 = arith.mulf %5124, %5159 : f32
        %5164 = arith.mulf %5130, %5162 : f32
        %5165 = arith.subf %5163, %5164 : f32
        %5166 = arith.mulf %5130, %5159 : f32
        %5167 = arith.mulf %5124, %5162 : f32
        %5168 = arith.addf %5166, %5167 : f32
        %5169 = arith.cmpi slt, %0, %heads : index
        scf.if %5169 {
          %5170 = arith.muli %5058, %heads : index
          %5171 = arith.addi %5170, %0 : index
          %5172 = arith.muli %5171, %c29 : index
          %5173 = arith.addi %5172, %5061 : index
          memref.store %5165, %q[%5173] : memref<?xf32>
          %5174 = arith.addi %5173, %c38 : index
          memref.store %5168, %q[%5174] : memref<?xf32>
        } else {
          %5175 = arith.addi %5059, %5061 : index
          memref.store %5165, %20[%5175] : memref<?xf32>
          %5176 = arith.addi %5059, %5061 : index
          %5177 = arith.addi %5176, %c38 : index
          memref.store %5168, %20[%5177] : memref<?xf32>
        }
        %5178 = arith.remui %5103, %c21 : index
        %5179 = arith.muli %5178, %c29 : index
        %5180 = arith.addi %5179, %5081 : index
        %5181 = arith.divui %5103, %c21 : index
        %5182 = arith.addi %5181, %c21 : index
        %5183 = arith.muli %5182, %c29 : index
        %5184 = arith.addi %5183, %5081 : index
        %5185 = memref.load %rope[%5180] : memref<?xf32>
        %5186 = arith.addi %5180, %c38 : index
        %5187 = memref.load %rope[%5186] : memref<?xf32>
        %5188 = memref.load %rope[%5184] : memref<?xf32>
        %5189 = arith.addi %5184, %c38 : index
        %5190 = memref.load %rope[%5189] : memref<?xf32>
        %5191 = arith.mulf %5188, %5185 : f32
        %5192 = arith.mulf %5190, %5187 : f32
        %5193 = arith.subf %5191, %5192 : f32
        %5194 = arith.mulf %5190, %5185 : f32
        %5195 = arith.mulf %5188, %5187 : f32
        %5196 = arith.addf %5194, %5195 : f32
        %5197 = arith.mulf %5137, %5193 : f32
        %5198 = arith.mulf %5143, %5196 : f32
        %5199 = arith.subf %5197, %5198 : f32
        %5200 = arith.mulf %5143, %5193 : f32
        %5201 = arith.mulf %5137, %5196 : f32
        %5202 = arith.addf %5200, %5201 : f32
        scf.if %5080 {
          %5203 = arith.cmpi slt, %0, %heads : index
          scf.if %5203 {
            %5204 = arith.muli %5058, %heads : index
            %5205 = arith.addi %5204, %0 : index
            %5206 = arith.muli %5205, %c29 : index
            %5207 = arith.addi %5206, %5081 : index
            memref.store %5199, %q[%5207] : memref<?xf32>
            %5208 = arith.addi %5207, %c38 : index
            memref.store %5202, %q[%5208] : memref<?xf32>
          } else {
            %5209 = arith.addi %5059, %5081 : index
            memref.store %5199, %20[%5209] : memref<?xf32>
            %5210 = arith.addi %5059, %5081 : index
            %5211 = arith.addi %5210, %c38 : index
            memref.store %5202, %20[%5211] : memref<?xf32>
          }
        }
      } else {
        %5212 = arith.cmpi slt, %0, %heads : index
        scf.if %5212 {
          %5213 = arith.muli %5058, %heads : index
          %5214 = arith.addi %5213, %0 : index
          %5215 = arith.muli %5214, %c29 : index
          %5216 = arith.addi %5215, %5061 : index
          memref.store %5069, %q[%5216] : memref<?xf32>
          %5217 = arith.addi %5216, %c38 : index
          memref.store %5078, %q[%5217] : memref<?xf32>
        } else {
          %5218 = arith.addi %5059, %5061 : index
          memref.store %5069, %20[%5218] : memref<?xf32>
          %5219 = arith.addi %5059, %5061 : index
          %5220 = arith.addi %5219, %c38 : index
          memref.store %5078, %20[%5220] : memref<?xf32>
        }
        scf.if %5080 {
          %5221 = arith.cmpi slt, %0, %heads : index
          scf.if %5221 {
            %5222 = arith.muli %5058, %heads : index
            %5223 = arith.addi %5222, %0 : index
            %5224 = arith.muli %5223, %c29 : index
            %5225 = arith.addi %5224, %5081 : index
            memref.store %5089, %q[%5225] : memref<?xf32>
            %5226 = arith.addi %5225, %c38 : index
            memref.store %5098, %q[%5226] : memref<?xf32>
          } else {
            %5227 = arith.addi %5059, %5081 : index
            memref.store %5089, %20[%5227] : memref<?xf32>
            %5228 = arith.addi %5059, %5081 : index
            %5229 = arith.addi %5228, %c38 : index
            memref.store %5098, %20[%5229] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5230 = arith.cmpi sge, %0, %heads : index
    scf.if %5230 {
      %5231 = arith.addi %4875, %c9 : index
      %5232 = arith.addi %4874, %5231 : index
      %5233 = arith.cmpi slt, %5232, %22 : index
      %5234 = arith.cmpi slt, %5231, %c20 : index
      %5235 = arith.andi %5233, %5234 : i1
      scf.if %5235 {
        %5236 = arith.addi %4874, %5231 : index
        %5237 = arith.addi %slotsAt, %5236 : index
        %5238 = memref.load %step[%5237] : memref<?xi32>
        %5239 = arith.index_cast %5238 : i32 to index
        %5240 = arith.cmpi sge, %5239, %c9 : index
        scf.if %5240 {
          %5241 = arith.muli %5231, %c29 : index
          %5242 = arith.subi %0, %heads : index
          %5243 = memref.load %scales[%5242] : memref<?xf32>
          %5244 = vector.broadcast %5243 : f32 to vector<4xf32>
          %5245 = arith.divui %5239, %c20 : index
          %5246 = arith.remui %5239, %c20 : index
          %5247 = arith.muli %5245, %pageBytes : index
          %5248 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5248 {
            %5249 = wave.lane
            %5250 = arith.muli %5249, %c15 : index
            scf.for %5251 = %5250 to %c29 step %c7 {
              %5252 = arith.addi %5241, %5251 : index
              %5253 = vector.load %20[%5252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5254 = arith.mulf %5253, %5244 : vector<4xf32>
              %5255 = arith.minimumf %5254, %c49 : vector<4xf32>
              %5256 = arith.maximumf %5255, %c50 : vector<4xf32>
              %5257 = arith.truncf %5256 : vector<4xf32> to vector<4xf16>
              %5258 = vector.bitcast %5257 : vector<4xf16> to vector<8xi8>
              %5259 = arith.cmpi slt, %5242, %kvHeads : index
              scf.if %5259 {
                %5260 = arith.muli %5242, %c11 : index
                %5261 = arith.addi %5247, %5260 : index
                %5262 = arith.divui %5251, %c20 : index
                %5263 = arith.muli %5262, %c51 : index
                %5264 = arith.remui %5251, %c20 : index
                %5265 = arith.divui %5264, %c4 : index
                %5266 = arith.muli %5265, %c21 : index
                %5267 = arith.muli %5246, %c20 : index
                %5268 = arith.addi %5266, %5267 : index
                %5269 = arith.remui %5264, %c4 : index
                %5270 = arith.muli %5269, %c5 : index
                %5271 = arith.addi %5268, %5270 : index
                %5272 = arith.addi %5263, %5271 : index
                %5273 = arith.addi %5261, %5272 : index
                vector.store %5258, %kv[%5273] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5274 = arith.subi %5242, %kvHeads : index
                %5275 = arith.muli %5274, %c11 : index
                %5276 = arith.addi %5247, %5275 : index
                %5277 = arith.addi %5251, %c9 : index
                %5278 = arith.divui %5277, %c20 : index
                %5279 = arith.muli %5278, %c51 : index
                %5280 = arith.addi %5279, %c35 : index
                %5281 = arith.remui %5277, %c20 : index
                %5282 = arith.divui %5246, %c5 : index
                %5283 = arith.remui %5246, %c5 : index
                %5284 = arith.muli %5283, %c4 : index
                %5285 = arith.addi %5282, %5284 : index
                %5286 = arith.divui %5285, %c4 : index
                %5287 = arith.muli %5286, %c21 : index
                %5288 = arith.muli %5281, %c20 : index
                %5289 = arith.addi %5287, %5288 : index
                %5290 = arith.remui %5285, %c4 : index
                %5291 = arith.muli %5290, %c5 : index
                %5292 = arith.addi %5289, %5291 : index
                %5293 = arith.addi %5280, %5292 : index
                %5294 = arith.addi %5276, %5293 : index
                %5295 = vector.shuffle %5258, %5258 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5295, %kv[%5294] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5296 = arith.addi %5251, %c10 : index
                %5297 = arith.divui %5296, %c20 : index
                %5298 = arith.muli %5297, %c51 : index
                %5299 = arith.addi %5298, %c35 : index
                %5300 = arith.remui %5296, %c20 : index
                %5301 = arith.divui %5246, %c5 : index
                %5302 = arith.remui %5246, %c5 : index
                %5303 = arith.muli %5302, %c4 : index
                %5304 = arith.addi %5301, %5303 : index
                %5305 = arith.divui %5304, %c4 : index
                %5306 = arith.muli %5305, %c21 : index
                %5307 = arith.muli %5300, %c20 : index
                %5308 = arith.addi %5306, %5307 : index
                %5309 = arith.remui %5304, %c4 : index
                %5310 = arith.muli %5309, %c5 : index
                %5311 = arith.addi %5308, %5310 : index
                %5312 = arith.addi %5299, %5311 : index
                %5313 = arith.addi %5276, %5312 : index
                %5314 = vector.shuffle %5258, %5258 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5314, %kv[%5313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5315 = arith.addi %5251, %c5 : index
                %5316 = arith.divui %5315, %c20 : index
                %5317 = arith.muli %5316, %c51 : index
                %5318 = arith.addi %5317, %c35 : index
                %5319 = arith.remui %5315, %c20 : index
                %5320 = arith.divui %5246, %c5 : index
                %5321 = arith.remui %5246, %c5 : index
                %5322 = arith.muli %5321, %c4 : index
                %5323 = arith.addi %5320, %5322 : index
                %5324 = arith.divui %5323, %c4 : index
                %5325 = arith.muli %5324, %c21 : index
                %5326 = arith.muli %5319, %c20 : index
                %5327 = arith.addi %5325, %5326 : index
                %5328 = arith.remui %5323, %c4 : index
                %5329 = arith.muli %5328, %c5 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.addi %5318, %5330 : index
                %5332 = arith.addi %5276, %5331 : index
                %5333 = vector.shuffle %5258, %5258 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5333, %kv[%5332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5334 = arith.addi %5251, %c2 : index
                %5335 = arith.divui %5334, %c20 : index
                %5336 = arith.muli %5335, %c51 : index
                %5337 = arith.addi %5336, %c35 : index
                %5338 = arith.remui %5334, %c20 : index
                %5339 = arith.divui %5246, %c5 : index
                %5340 = arith.remui %5246, %c5 : index
                %5341 = arith.muli %5340, %c4 : index
                %5342 = arith.addi %5339, %5341 : index
                %5343 = arith.divui %5342, %c4 : index
                %5344 = arith.muli %5343, %c21 : index
                %5345 = arith.muli %5338, %c20 : index
                %5346 = arith.addi %5344, %5345 : index
                %5347 = arith.remui %5342, %c4 : index
                %5348 = arith.muli %5347, %c5 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.addi %5337, %5349 : index
                %5351 = arith.addi %5276, %5350 : index
                %5352 = vector.shuffle %5258, %5258 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5352, %kv[%5351] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5353 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5353 {
            %5354 = wave.lane
            %5355 = arith.muli %5354, %c15 : index
            scf.for %5356 = %5355 to %c29 step %c7 {
              %5357 = arith.addi %5241, %5356 : index
              %5358 = vector.load %20[%5357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5359 = arith.mulf %5358, %5244 : vector<4xf32>
              %5360 = wave.fp8_encode "e4m3" %5359 : vector<4xf32> -> vector<4xi8>
              %5361 = arith.cmpi slt, %5242, %kvHeads : index
              scf.if %5361 {
                %5362 = arith.muli %5242, %c35 : index
                %5363 = arith.addi %5247, %5362 : index
                %5364 = vector.shuffle %5360, %5360 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5365 = arith.divui %5356, %c20 : index
                %5366 = arith.muli %5365, %c21 : index
                %5367 = arith.remui %5356, %c20 : index
                %5368 = arith.muli %5246, %c20 : index
                %5369 = arith.divui %5367, %c15 : index
                %5370 = arith.muli %5369, %c15 : index
                %5371 = arith.remui %5367, %c5 : index
                %5372 = arith.muli %5371, %c5 : index
                %5373 = arith.addi %5370, %5372 : index
                %5374 = arith.divui %5367, %c5 : index
                %5375 = arith.remui %5374, %c5 : index
                %5376 = arith.addi %5373, %5375 : index
                %5377 = arith.addi %5368, %5376 : index
                %5378 = arith.addi %5366, %5377 : index
                %5379 = arith.addi %5363, %5378 : index
                vector.store %5364, %kv[%5379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5380 = arith.subi %5242, %kvHeads : index
                %5381 = arith.muli %5380, %c35 : index
                %5382 = arith.addi %5247, %5381 : index
                %5383 = arith.addi %5356, %c9 : index
                %5384 = arith.divui %5383, %c20 : index
                %5385 = arith.muli %5384, %c21 : index
                %5386 = arith.addi %5385, %c12 : index
                %5387 = arith.remui %5383, %c20 : index
                %5388 = arith.divui %5246, %c5 : index
                %5389 = arith.remui %5246, %c5 : index
                %5390 = arith.muli %5389, %c4 : index
                %5391 = arith.addi %5388, %5390 : index
                %5392 = arith.muli %5387, %c20 : index
                %5393 = arith.divui %5391, %c15 : index
                %5394 = arith.muli %5393, %c15 : index
                %5395 = arith.remui %5391, %c5 : index
                %5396 = arith.muli %5395, %c5 : index
                %5397 = arith.addi %5394, %5396 : index
                %5398 = arith.divui %5391, %c5 : index
                %5399 = arith.remui %5398, %c5 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5392, %5400 : index
                %5402 = arith.addi %5386, %5401 : index
                %5403 = arith.addi %5382, %5402 : index
                %5404 = vector.shuffle %5360, %5360 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5404, %kv[%5403] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5405 = arith.addi %5356, %c10 : index
                %5406 = arith.divui %5405, %c20 : index
                %5407 = arith.muli %5406, %c21 : index
                %5408 = arith.addi %5407, %c12 : index
                %5409 = arith.remui %5405, %c20 : index
                %5410 = arith.divui %5246, %c5 : index
                %5411 = arith.remui %5246, %c5 : index
                %5412 = arith.muli %5411, %c4 : index
                %5413 = arith.addi %5410, %5412 : index
                %5414 = arith.muli %5409, %c20 : index
                %5415 = arith.divui %5413, %c15 : index
                %5416 = arith.muli %5415, %c15 : index
                %5417 = arith.remui %5413, %c5 : index
                %5418 = arith.muli %5417, %c5 : index
                %5419 = arith.addi %5416, %5418 : index
                %5420 = arith.divui %5413, %c5 : index
                %5421 = arith.remui %5420, %c5 : index
                %5422 = arith.addi %5419, %5421 : index
                %5423 = arith.addi %5414, %5422 : index
                %5424 = arith.addi %5408, %5423 : index
                %5425 = arith.addi %5382, %5424 : index
                %5426 = vector.shuffle %5360, %5360 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5426, %kv[%5425] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5427 = arith.addi %5356, %c5 : index
                %5428 = arith.divui %5427, %c20 : index
                %5429 = arith.muli %5428, %c21 : index
                %5430 = arith.addi %5429, %c12 : index
                %5431 = arith.remui %5427, %c20 : index
                %5432 = arith.divui %5246, %c5 : index
                %5433 = arith.remui %5246, %c5 : index
                %5434 = arith.muli %5433, %c4 : index
                %5435 = arith.addi %5432, %5434 : index
                %5436 = arith.muli %5431, %c20 : index
                %5437 = arith.divui %5435, %c15 : index
                %5438 = arith.muli %5437, %c15 : index
                %5439 = arith.remui %5435, %c5 : index
                %5440 = arith.muli %5439, %c5 : index
                %5441 = arith.addi %5438, %5440 : index
                %5442 = arith.divui %5435, %c5 : index
                %5443 = arith.remui %5442, %c5 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.addi %5436, %5444 : index
                %5446 = arith.addi %5430, %5445 : index
                %5447 = arith.addi %5382, %5446 : index
                %5448 = vector.shuffle %5360, %5360 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5448, %kv[%5447] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5449 = arith.addi %5356, %c2 : index
                %5450 = arith.divui %5449, %c20 : index
                %5451 = arith.muli %5450, %c21 : index
                %5452 = arith.addi %5451, %c12 : index
                %5453 = arith.remui %5449, %c20 : index
                %5454 = arith.divui %5246, %c5 : index
                %5455 = arith.remui %5246, %c5 : index
                %5456 = arith.muli %5455, %c4 : index
                %5457 = arith.addi %5454, %5456 : index
                %5458 = arith.muli %5453, %c20 : index
                %5459 = arith.divui %5457, %c15 : index
                %5460 = arith.muli %5459, %c15 : index
                %5461 = arith.remui %5457, %c5 : index
                %5462 = arith.muli %5461, %c5 : index
                %5463 = arith.addi %5460, %5462 : index
                %5464 = arith.divui %5457, %c5 : index
                %5465 = arith.remui %5464, %c5 : index
                %5466 = arith.addi %5463, %5465 : index
                %5467 = arith.addi %5458, %5466 : index
                %5468 = arith.addi %5452, %5467 : index
                %5469 = arith.addi %5382, %5468 : index
                %5470 = vector.shuffle %5360, %5360 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5470, %kv[%5469] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5471 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5471 {
            %5472 = wave.lane
            %5473 = arith.muli %5472, %c15 : index
            scf.for %5474 = %5473 to %c29 step %c7 {
              %5475 = arith.addi %5241, %5474 : index
              %5476 = vector.load %20[%5475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5477 = arith.mulf %5476, %5244 : vector<4xf32>
              %5478 = wave.fp8_encode "e5m2" %5477 : vector<4xf32> -> vector<4xi8>
              %5479 = arith.cmpi slt, %5242, %kvHeads : index
              scf.if %5479 {
                %5480 = arith.muli %5242, %c35 : index
                %5481 = arith.addi %5247, %5480 : index
                %5482 = vector.shuffle %5478, %5478 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5483 = arith.divui %5474, %c20 : index
                %5484 = arith.muli %5483, %c21 : index
                %5485 = arith.remui %5474, %c20 : index
                %5486 = arith.muli %5246, %c20 : index
                %5487 = arith.divui %5485, %c15 : index
                %5488 = arith.muli %5487, %c15 : index
                %5489 = arith.remui %5485, %c5 : index
                %5490 = arith.muli %5489, %c5 : index
                %5491 = arith.addi %5488, %5490 : index
                %5492 = arith.divui %5485, %c5 : index
                %5493 = arith.remui %5492, %c5 : index
                %5494 = arith.addi %5491, %5493 : index
                %5495 = arith.addi %5486, %5494 : index
                %5496 = arith.addi %5484, %5495 : index
                %5497 = arith.addi %5481, %5496 : index
                vector.store %5482, %kv[%5497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5498 = arith.subi %5242, %kvHeads : index
                %5499 = arith.muli %5498, %c35 : index
                %5500 = arith.addi %5247, %5499 : index
                %5501 = arith.addi %5474, %c9 : index
                %5502 = arith.divui %5501, %c20 : index
                %5503 = arith.muli %5502, %c21 : index
                %5504 = arith.addi %5503, %c12 : index
                %5505 = arith.remui %5501, %c20 : index
                %5506 = arith.divui %5246, %c5 : index
                %5507 = arith.remui %5246, %c5 : index
                %5508 = arith.muli %5507, %c4 : index
                %5509 = arith.addi %5506, %5508 : index
                %5510 = arith.muli %5505, %c20 : index
                %5511 = arith.divui %5509, %c15 : index
                %5512 = arith.muli %5511, %c15 : index
                %5513 = arith.remui %5509, %c5 : index
                %5514 = arith.muli %5513, %c5 : index
                %5515 = arith.addi %5512, %5514 : index
                %5516 = arith.divui %5509, %c5 : index
                %5517 = arith.remui %5516, %c5 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.addi %5510, %5518 : index
                %5520 = arith.addi %5504, %5519 : index
                %5521 = arith.addi %5500, %5520 : index
                %5522 = vector.shuffle %5478, %5478 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5522, %kv[%5521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5523 = arith.addi %5474, %c10 : index
                %5524 = arith.divui %5523, %c20 : index
                %5525 = arith.muli %5524, %c21 : index
                %5526 = arith.addi %5525, %c12 : index
                %5527 = arith.remui %5523, %c20 : index
                %5528 = arith.divui %5246, %c5 : index
                %5529 = arith.remui %5246, %c5 : index
                %5530 = arith.muli %5529, %c4 : index
                %5531 = arith.addi %5528, %5530 : index
                %5532 = arith.muli %5527, %c20 : index
                %5533 = arith.divui %5531, %c15 : index
                %5534 = arith.muli %5533, %c15 : index
                %5535 = arith.remui %5531, %c5 : index
                %5536 = arith.muli %5535, %c5 : index
                %5537 = arith.addi %5534, %5536 : index
                %5538 = arith.divui %5531, %c5 : index
                %5539 = arith.remui %5538, %c5 : index
                %5540 = arith.addi %5537, %5539 : index
                %5541 = arith.addi %5532, %5540 : index
                %5542 = arith.addi %5526, %5541 : index
                %5543 = arith.addi %5500, %5542 : index
                %5544 = vector.shuffle %5478, %5478 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5544, %kv[%5543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5545 = arith.addi %5474, %c5 : index
                %5546 = arith.divui %5545, %c20 : index
                %5547 = arith.muli %5546, %c21 : index
                %5548 = arith.addi %5547, %c12 : index
                %5549 = arith.remui %5545, %c20 : index
                %5550 = arith.divui %5246, %c5 : index
                %5551 = arith.remui %5246, %c5 : index
                %5552 = arith.muli %5551, %c4 : index
                %5553 = arith.addi %5550, %5552 : index
                %5554 = arith.muli %5549, %c20 : index
                %5555 = arith.divui %5553, %c15 : index
                %5556 = arith.muli %5555, %c15 : index
                %5557 = arith.remui %5553, %c5 : index
                %5558 = arith.muli %5557, %c5 : index
                %5559 = arith.addi %5556, %5558 : index
                %5560 = arith.divui %5553, %c5 : index
                %5561 = arith.remui %5560, %c5 : index
                %5562 = arith.addi %5559, %5561 : index
                %5563 = arith.addi %5554, %5562 : index
                %5564 = arith.addi %5548, %5563 : index
                %5565 = arith.addi %5500, %5564 : index
                %5566 = vector.shuffle %5478, %5478 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5566, %kv[%5565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5567 = arith.addi %5474, %c2 : index
                %5568 = arith.divui %5567, %c20 : index
                %5569 = arith.muli %5568, %c21 : index
                %5570 = arith.addi %5569, %c12 : index
                %5571 = arith.remui %5567, %c20 : index
                %5572 = arith.divui %5246, %c5 : index
                %5573 = arith.remui %5246, %c5 : index
                %5574 = arith.muli %5573, %c4 : index
                %5575 = arith.addi %5572, %5574 : index
                %5576 = arith.muli %5571, %c20 : index
                %5577 = arith.divui %5575, %c15 : index
                %5578 = arith.muli %5577, %c15 : index
                %5579 = arith.remui %5575, %c5 : index
                %5580 = arith.muli %5579, %c5 : index
                %5581 = arith.addi %5578, %5580 : index
                %5582 = arith.divui %5575, %c5 : index
                %5583 = arith.remui %5582, %c5 : index
                %5584 = arith.addi %5581, %5583 : index
                %5585 = arith.addi %5576, %5584 : index
                %5586 = arith.addi %5570, %5585 : index
                %5587 = arith.addi %5500, %5586 : index
                %5588 = vector.shuffle %5478, %5478 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5588, %kv[%5587] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5589 = arith.addi %4875, %c45 : index
      %5590 = arith.addi %4874, %5589 : index
      %5591 = arith.cmpi slt, %5590, %22 : index
      %5592 = arith.cmpi slt, %5589, %c20 : index
      %5593 = arith.andi %5591, %5592 : i1
      scf.if %5593 {
        %5594 = arith.addi %4874, %5589 : index
        %5595 = arith.addi %slotsAt, %5594 : index
        %5596 = memref.load %step[%5595] : memref<?xi32>
        %5597 = arith.index_cast %5596 : i32 to index
        %5598 = arith.cmpi sge, %5597, %c9 : index
        scf.if %5598 {
          %5599 = arith.muli %5589, %c29 : index
          %5600 = arith.subi %0, %heads : index
          %5601 = memref.load %scales[%5600] : memref<?xf32>
          %5602 = vector.broadcast %5601 : f32 to vector<4xf32>
          %5603 = arith.divui %5597, %c20 : index
          %5604 = arith.remui %5597, %c20 : index
          %5605 = arith.muli %5603, %pageBytes : index
          %5606 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5606 {
            %5607 = wave.lane
            %5608 = arith.muli %5607, %c15 : index
            scf.for %5609 = %5608 to %c29 step %c7 {
              %5610 = arith.addi %5599, %5609 : index
              %5611 = vector.load %20[%5610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5612 = arith.mulf %5611, %5602 : vector<4xf32>
              %5613 = arith.minimumf %5612, %c49 : vector<4xf32>
              %5614 = arith.maximumf %5613, %c50 : vector<4xf32>
              %5615 = arith.truncf %5614 : vector<4xf32> to vector<4xf16>
              %5616 = vector.bitcast %5615 : vector<4xf16> to vector<8xi8>
              %5617 = arith.cmpi slt, %5600, %kvHeads : index
              scf.if %5617 {
                %5618 = arith.muli %5600, %c11 : index
                %5619 = arith.addi %5605, %5618 : index
                %5620 = arith.divui %5609, %c20 : index
                %5621 = arith.muli %5620, %c51 : index
                %5622 = arith.remui %5609, %c20 : index
                %5623 = arith.divui %5622, %c4 : index
                %5624 = arith.muli %5623, %c21 : index
                %5625 = arith.muli %5604, %c20 : index
                %5626 = arith.addi %5624, %5625 : index
                %5627 = arith.remui %5622, %c4 : index
                %5628 = arith.muli %5627, %c5 : index
                %5629 = arith.addi %5626, %5628 : index
                %5630 = arith.addi %5621, %5629 : index
                %5631 = arith.addi %5619, %5630 : index
                vector.store %5616, %kv[%5631] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5632 = arith.subi %5600, %kvHeads : index
                %5633 = arith.muli %5632, %c11 : index
                %5634 = arith.addi %5605, %5633 : index
                %5635 = arith.addi %5609, %c9 : index
                %5636 = arith.divui %5635, %c20 : index
                %5637 = arith.muli %5636, %c51 : index
                %5638 = arith.addi %5637, %c35 : index
                %5639 = arith.remui %5635, %c20 : index
                %5640 = arith.divui %5604, %c5 : index
                %5641 = arith.remui %5604, %c5 : index
                %5642 = arith.muli %5641, %c4 : index
                %5643 = arith.addi %5640, %5642 : index
                %5644 = arith.divui %5643, %c4 : index
                %5645 = arith.muli %5644, %c21 : index
                %5646 = arith.muli %5639, %c20 : index
                %5647 = arith.addi %5645, %5646 : index
                %5648 = arith.remui %5643, %c4 : index
                %5649 = arith.muli %5648, %c5 : index
                %5650 = arith.addi %5647, %5649 : index
                %5651 = arith.addi %5638, %5650 : index
                %5652 = arith.addi %5634, %5651 : index
                %5653 = vector.shuffle %5616, %5616 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5653, %kv[%5652] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5654 = arith.addi %5609, %c10 : index
                %5655 = arith.divui %5654, %c20 : index
                %5656 = arith.muli %5655, %c51 : index
                %5657 = arith.addi %5656, %c35 : index
                %5658 = arith.remui %5654, %c20 : index
                %5659 = arith.divui %5604, %c5 : index
                %5660 = arith.remui %5604, %c5 : index
                %5661 = arith.muli %5660, %c4 : index
                %5662 = arith.addi %5659, %5661 : index
                %5663 = arith.divui %5662, %c4 : index
                %5664 = arith.muli %5663, %c21 : index
                %5665 = arith.muli %5658, %c20 : index
                %5666 = arith.addi %5664, %5665 : index
                %5667 = arith.remui %5662, %c4 : index
                %5668 = arith.muli %5667, %c5 : index
                %5669 = arith.addi %5666, %5668 : index
                %5670 = arith.addi %5657, %5669 : index
                %5671 = arith.addi %5634, %5670 : index
                %5672 = vector.shuffle %5616, %5616 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5672, %kv[%5671] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5673 = arith.addi %5609, %c5 : index
                %5674 = arith.divui %5673, %c20 : index
                %5675 = arith.muli %5674, %c51 : index
                %5676 = arith.addi %5675, %c35 : index
                %5677 = arith.remui %5673, %c20 : index
                %5678 = arith.divui %5604, %c5 : index
                %5679 = arith.remui %5604, %c5 : index
                %5680 = arith.muli %5679, %c4 : index
                %5681 = arith.addi %5678, %5680 : index
                %5682 = arith.divui %5681, %c4 : index
                %5683 = arith.muli %5682, %c21 : index
                %5684 = arith.muli %5677, %c20 : index
                %5685 = arith.addi %5683, %5684 : index
                %5686 = arith.remui %5681, %c4 : index
                %5687 = arith.muli %5686, %c5 : index
                %5688 = arith.addi %5685, %5687 : index
                %5689 = arith.addi %5676, %5688 : index
                %5690 = arith.addi %5634, %5689 : index
                %5691 = vector.shuffle %5616, %5616 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5691, %kv[%5690] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5692 = arith.addi %5609, %c2 : index
                %5693 = arith.divui %5692, %c20 : index
                %5694 = arith.muli %5693, %c51 : index
                %5695 = arith.addi %5694, %c35 : index
                %5696 = arith.remui %5692, %c20 : index
                %5697 = arith.divui %5604, %c5 : index
                %5698 = arith.remui %5604, %c5 : index
                %5699 = arith.muli %5698, %c4 : index
                %5700 = arith.addi %5697, %5699 : index
                %5701 = arith.divui %5700, %c4 : index
                %5702 = arith.muli %5701, %c21 : index
                %5703 = arith.muli %5696, %c20 : index
                %5704 = arith.addi %5702, %5703 : index
                %5705 = arith.remui %5700, %c4 : index
                %5706 = arith.muli %5705, %c5 : index
                %5707 = arith.addi %5704, %5706 : index
                %5708 = arith.addi %5695, %5707 : index
                %5709 = arith.addi %5634, %5708 : index
                %5710 = vector.shuffle %5616, %5616 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5710, %kv[%5709] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5711 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5711 {
            %5712 = wave.lane
            %5713 = arith.muli %5712, %c15 : index
            scf.for %5714 = %5713 to %c29 step %c7 {
              %5715 = arith.addi %5599, %5714 : index
              %5716 = vector.load %20[%5715] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5717 = arith.mulf %5716, %5602 : vector<4xf32>
              %5718 = wave.fp8_encode "e4m3" %5717 : vector<4xf32> -> vector<4xi8>
              %5719 = arith.cmpi slt, %5600, %kvHeads : index
              scf.if %5719 {
                %5720 = arith.muli %5600, %c35 : index
                %5721 = arith.addi %5605, %5720 : index
                %5722 = vector.shuffle %5718, %5718 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5723 = arith.divui %5714, %c20 : index
                %5724 = arith.muli %5723, %c21 : index
                %5725 = arith.remui %5714, %c20 : index
                %5726 = arith.muli %5604, %c20 : index
                %5727 = arith.divui %5725, %c15 : index
                %5728 = arith.muli %5727, %c15 : index
                %5729 = arith.remui %5725, %c5 : index
                %5730 = arith.muli %5729, %c5 : index
                %5731 = arith.addi %5728, %5730 : index
                %5732 = arith.divui %5725, %c5 : index
                %5733 = arith.remui %5732, %c5 : index
                %5734 = arith.addi %5731, %5733 : index
                %5735 = arith.addi %5726, %5734 : index
                %5736 = arith.addi %5724, %5735 : index
                %5737 = arith.addi %5721, %5736 : index
                vector.store %5722, %kv[%5737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5738 = arith.subi %5600, %kvHeads : index
                %5739 = arith.muli %5738, %c35 : index
                %5740 = arith.addi %5605, %5739 : index
                %5741 = arith.addi %5714, %c9 : index
                %5742 = arith.divui %5741, %c20 : index
                %5743 = arith.muli %5742, %c21 : index
                %5744 = arith.addi %5743, %c12 : index
                %5745 = arith.remui %5741, %c20 : index
                %5746 = arith.divui %5604, %c5 : index
                %5747 = arith.remui %5604, %c5 : index
                %5748 = arith.muli %5747, %c4 : index
                %5749 = arith.addi %5746, %5748 : index
                %5750 = arith.muli %5745, %c20 : index
                %5751 = arith.divui %5749, %c15 : index
                %5752 = arith.muli %5751, %c15 : index
                %5753 = arith.remui %5749, %c5 : index
                %5754 = arith.muli %5753, %c5 : index
                %5755 = arith.addi %5752, %5754 : index
                %5756 = arith.divui %5749, %c5 : index
                %5757 = arith.remui %5756, %c5 : index
                %5758 = arith.addi %5755, %5757 : index
                %5759 = arith.addi %5750, %5758 : index
                %5760 = arith.addi %5744, %5759 : index
                %5761 = arith.addi %5740, %5760 : index
                %5762 = vector.shuffle %5718, %5718 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5762, %kv[%5761] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5763 = arith.addi %5714, %c10 : index
                %5764 = arith.divui %5763, %c20 : index
                %5765 = arith.muli %5764, %c21 : index
                %5766 = arith.addi %5765, %c12 : index
                %5767 = arith.remui %5763, %c20 : index
                %5768 = arith.divui %5604, %c5 : index
                %5769 = arith.remui %5604, %c5 : index
                %5770 = arith.muli %5769, %c4 : index
                %5771 = arith.addi %5768, %5770 : index
                %5772 = arith.muli %5767, %c20 : index
                %5773 = arith.divui %5771, %c15 : index
                %5774 = arith.muli %5773, %c15 : index
                %5775 = arith.remui %5771, %c5 : index
                %5776 = arith.muli %5775, %c5 : index
                %5777 = arith.addi %5774, %5776 : index
                %5778 = arith.divui %5771, %c5 : index
                %5779 = arith.remui %5778, %c5 : index
                %5780 = arith.addi %5777, %5779 : index
                %5781 = arith.addi %5772, %5780 : index
                %5782 = arith.addi %5766, %5781 : index
                %5783 = arith.addi %5740, %5782 : index
                %5784 = vector.shuffle %5718, %5718 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5784, %kv[%5783] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5785 = arith.addi %5714, %c5 : index
                %5786 = arith.divui %5785, %c20 : index
                %5787 = arith.muli %5786, %c21 : index
                %5788 = arith.addi %5787, %c12 : index
                %5789 = arith.remui %5785, %c20 : index
                %5790 = arith.divui %5604, %c5 : index
                %5791 = arith.remui %5604, %c5 : index
                %5792 = arith.muli %5791, %c4 : index
                %5793 = arith.addi %5790, %5792 : index
                %5794 = arith.muli %5789, %c20 : index
                %5795 = arith.divui %5793, %c15 : index
                %5796 = arith.muli %5795, %c15 : index
                %5797 = arith.remui %5793, %c5 : index
                %5798 = arith.muli %5797, %c5 : index
                %5799 = arith.addi %5796, %5798 : index
                %5800 = arith.divui %5793, %c5 : index
                %5801 = arith.remui %5800, %c5 : index
                %5802 = arith.addi %5799, %5801 : index
                %5803 = arith.addi %5794, %5802 : index
                %5804 = arith.addi %5788, %5803 : index
                %5805 = arith.addi %5740, %5804 : index
                %5806 = vector.shuffle %5718, %5718 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5806, %kv[%5805] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5807 = arith.addi %5714, %c2 : index
                %5808 = arith.divui %5807, %c20 : index
                %5809 = arith.muli %5808, %c21 : index
                %5810 = arith.addi %5809, %c12 : index
                %5811 = arith.remui %5807, %c20 : index
                %5812 = arith.divui %5604, %c5 : index
                %5813 = arith.remui %5604, %c5 : index
                %5814 = arith.muli %5813, %c4 : index
                %5815 = arith.addi %5812, %5814 : index
                %5816 = arith.muli %5811, %c20 : index
                %5817 = arith.divui %5815, %c15 : index
                %5818 = arith.muli %5817, %c15 : index
                %5819 = arith.remui %5815, %c5 : index
                %5820 = arith.muli %5819, %c5 : index
                %5821 = arith.addi %5818, %5820 : index
                %5822 = arith.divui %5815, %c5 : index
                %5823 = arith.remui %5822, %c5 : index
                %5824 = arith.addi %5821, %5823 : index
                %5825 = arith.addi %5816, %5824 : index
                %5826 = arith.addi %5810, %5825 : index
                %5827 = arith.addi %5740, %5826 : index
                %5828 = vector.shuffle %5718, %5718 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5828, %kv[%5827] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5829 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5829 {
            %5830 = wave.lane
            %5831 = arith.muli %5830, %c15 : index
            scf.for %5832 = %5831 to %c29 step %c7 {
              %5833 = arith.addi %5599, %5832 : index
              %5834 = vector.load %20[%5833] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5835 = arith.mulf %5834, %5602 : vector<4xf32>
              %5836 = wave.fp8_encode "e5m2" %5835 : vector<4xf32> -> vector<4xi8>
              %5837 = arith.cmpi slt, %5600, %kvHeads : index
              scf.if %5837 {
                %5838 = arith.muli %5600, %c35 : index
                %5839 = arith.addi %5605, %5838 : index
                %5840 = vector.shuffle %5836, %5836 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5841 = arith.divui %5832, %c20 : index
                %5842 = arith.muli %5841, %c21 : index
                %5843 = arith.remui %5832, %c20 : index
                %5844 = arith.muli %5604, %c20 : index
                %5845 = arith.divui %5843, %c15 : index
                %5846 = arith.muli %5845, %c15 : index
                %5847 = arith.remui %5843, %c5 : index
                %5848 = arith.muli %5847, %c5 : index
                %5849 = arith.addi %5846, %5848 : index
                %5850 = arith.divui %5843, %c5 : index
                %5851 = arith.remui %5850, %c5 : index
                %5852 = arith.addi %5849, %5851 : index
                %5853 = arith.addi %5844, %5852 : index
                %5854 = arith.addi %5842, %5853 : index
                %5855 = arith.addi %5839, %5854 : index
                vector.store %5840, %kv[%5855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5856 = arith.subi %5600, %kvHeads : index
                %5857 = arith.muli %5856, %c35 : index
                %5858 = arith.addi %5605, %5857 : index
                %5859 = arith.addi %5832, %c9 : index
                %5860 = arith.divui %5859, %c20 : index
                %5861 = arith.muli %5860, %c21 : index
                %5862 = arith.addi %5861, %c12 : index
                %5863 = arith.remui %5859, %c20 : index
                %5864 = arith.divui %5604, %c5 : index
                %5865 = arith.remui %5604, %c5 : index
                %5866 = arith.muli %5865, %c4 : index
                %5867 = arith.addi %5864, %5866 : index
                %5868 = arith.muli %5863, %c20 : index
                %5869 = arith.divui %5867, %c15 : index
                %5870 = arith.muli %5869, %c15 : index
                %5871 = arith.remui %5867, %c5 : index
                %5872 = arith.muli %5871, %c5 : index
                %5873 = arith.addi %5870, %5872 : index
                %5874 = arith.divui %5867, %c5 : index
                %5875 = arith.remui %5874, %c5 : index
                %5876 = arith.addi %5873, %5875 : index
                %5877 = arith.addi %5868, %5876 : index
                %5878 = arith.addi %5862, %5877 : index
                %5879 = arith.addi %5858, %5878 : index
                %5880 = vector.shuffle %5836, %5836 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5880, %kv[%5879] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5881 = arith.addi %5832, %c10 : index
                %5882 = arith.divui %5881, %c20 : index
                %5883 = arith.muli %5882, %c21 : index
                %5884 = arith.addi %5883, %c12 : index
                %5885 = arith.remui %5881, %c20 : index
                %5886 = arith.divui %5604, %c5 : index
                %5887 = arith.remui %5604, %c5 : index
                %5888 = arith.muli %5887, %c4 : index
                %5889 = arith.addi %5886, %5888 : index
                %5890 = arith.muli %5885, %c20 : index
                %5891 = arith.divui %5889, %c15 : index
                %5892 = arith.muli %5891, %c15 : index
                %5893 = arith.remui %5889, %c5 : index
                %5894 = arith.muli %5893, %c5 : index
                %5895 = arith.addi %5892, %5894 : index
                %5896 = arith.divui %5889, %c5 : index
                %5897 = arith.remui %5896, %c5 : index
                %5898 = arith.addi %5895, %5897 : index
                %5899 = arith.addi %5890, %5898 : index
                %5900 = arith.addi %5884, %5899 : index
                %5901 = arith.addi %5858, %5900 : index
                %5902 = vector.shuffle %5836, %5836 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5902, %kv[%5901] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5903 = arith.addi %5832, %c5 : index
                %5904 = arith.divui %5903, %c20 : index
                %5905 = arith.muli %5904, %c21 : index
                %5906 = arith.addi %5905, %c12 : index
                %5907 = arith.remui %5903, %c20 : index
                %5908 = arith.divui %5604, %c5 : index
                %5909 = arith.remui %5604, %c5 : index
                %5910 = arith.muli %5909, %c4 : index
                %5911 = arith.addi %5908, %5910 : index
                %5912 = arith.muli %5907, %c20 : index
                %5913 = arith.divui %5911, %c15 : index
                %5914 = arith.muli %5913, %c15 : index
                %5915 = arith.remui %5911, %c5 : index
                %5916 = arith.muli %5915, %c5 : index
                %5917 = arith.addi %5914, %5916 : index
                %5918 = arith.divui %5911, %c5 : index
                %5919 = arith.remui %5918, %c5 : index
                %5920 = arith.addi %5917, %5919 : index
                %5921 = arith.addi %5912, %5920 : index
                %5922 = arith.addi %5906, %5921 : index
                %5923 = arith.addi %5858, %5922 : index
                %5924 = vector.shuffle %5836, %5836 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5924, %kv[%5923] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5925 = arith.addi %5832, %c2 : index
                %5926 = arith.divui %5925, %c20 : index
                %5927 = arith.muli %5926, %c21 : index
                %5928 = arith.addi %5927, %c12 : index
                %5929 = arith.remui %5925, %c20 : index
                %5930 = arith.divui %5604, %c5 : index
                %5931 = arith.remui %5604, %c5 : index
                %5932 = arith.muli %5931, %c4 : index
                %5933 = arith.addi %5930, %5932 : index
                %5934 = arith.muli %5929, %c20 : index
                %5935 = arith.divui %5933, %c15 : index
                %5936 = arith.muli %5935, %c15 : index
                %5937 = arith.remui %5933, %c5 : index
                %5938 = arith.muli %5937, %c5 : index
                %5939 = arith.addi %5936, %5938 : index
                %5940 = arith.divui %5933, %c5 : index
                %5941 = arith.remui %5940, %c5 : index
                %5942 = arith.addi %5939, %5941 : index
                %5943 = arith.addi %5934, %5942 : index
                %5944 = arith.addi %5928, %5943 : index
                %5945 = arith.addi %5858, %5944 : index
                %5946 = vector.shuffle %5836, %5836 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5946, %kv[%5945] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
