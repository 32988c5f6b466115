// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c43 = arith.constant 40 : index
  %c44 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c47 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c49 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c51 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c55 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c56 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c57 = arith.constant 5120 : index
  %c58 = arith.constant 512 : index
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
    %26 = arith.remui %25, %c14 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c9, %c14 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c5 : index
    %35 = arith.remui %c9, %c14 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c9, %c4 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c14 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c14 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c9, %c14 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.remui %c9, %c14 : index
    %54 = arith.divui %53, %c4 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c4 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c4 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c9, %c4 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c15 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c14 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c9, %c14 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c5 : index
    %71 = arith.remui %c9, %c14 : index
    %72 = arith.divui %71, %c4 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c4 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c4 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c9, %c4 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c16 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c14 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c9, %c14 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c5 : index
    %89 = arith.remui %c9, %c14 : index
    %90 = arith.divui %89, %c4 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c4 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c4 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c9, %c4 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c15 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c5 : index
    %107 = arith.muli %106, %c5 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %116:4 = scf.for %111 = %101 to %110 step %c5 iter_args(%112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %111, %c9 : index
      %119 = arith.remui %117, %c14 : index
      %120 = arith.addi %18, %c7 : index
      %121 = arith.muli %118, %c12 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %119, %c20 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %126 = vector.bitcast %125 : vector<4xi8> to vector<2xf16>
      %127 = vector.extract %126[0] : f16 from vector<2xf16>
      %128 = vector.broadcast %127 : f16 to vector<16xf16>
      %129 = vector.extract %126[1] : f16 from vector<2xf16>
      %130 = vector.broadcast %129 : f16 to vector<16xf16>
      %131 = arith.addi %18, %c7 : index
      %132 = arith.muli %inputFeatures, %c5 : index
      %133 = arith.addi %132, %c6 : index
      %134 = arith.divui %133, %c7 : index
      %135 = arith.muli %134, %c7 : index
      %136 = arith.addi %131, %135 : index
      %137 = arith.muli %118, %c21 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %119, %c14 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %inputFeatures, %c4 : index
      %142 = arith.muli %inputFeatures, %c5 : index
      %143 = arith.addi %142, %c6 : index
      %144 = arith.divui %143, %c7 : index
      %145 = arith.muli %144, %c7 : index
      %146 = arith.addi %141, %145 : index
      %147 = arith.addi %146, %c7 : index
      %148 = arith.addi %18, %147 : index
      %149 = arith.muli %118, %c14 : index
      %150 = arith.addi %149, %119 : index
      %151 = arith.muli %150, %c20 : index
      %152 = arith.addi %148, %151 : index
      %153 = vector.load %w[%152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %154 = vector.bitcast %153 : vector<4xi8> to vector<1xi32>
      %155 = vector.shuffle %154, %154 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %156 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<4xi32>
      %158 = arith.shrui %157, %c22 : vector<4xi32>
      %159 = arith.andi %158, %c23 : vector<4xi32>
      %160 = arith.shrui %155, %c24 : vector<4xi32>
      %161 = arith.andi %160, %c25 : vector<4xi32>
      %162 = arith.shli %161, %c26 : vector<4xi32>
      %163 = arith.ori %159, %162 : vector<4xi32>
      %164 = arith.ori %163, %c27 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %157, %c26 : vector<4xi32>
      %167 = arith.andi %166, %c23 : vector<4xi32>
      %168 = arith.shrui %155, %c28 : vector<4xi32>
      %169 = arith.andi %168, %c25 : vector<4xi32>
      %170 = arith.shli %169, %c26 : vector<4xi32>
      %171 = arith.ori %167, %170 : vector<4xi32>
      %172 = arith.ori %171, %c27 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %157, %c29 : vector<4xi32>
      %175 = arith.andi %174, %c23 : vector<4xi32>
      %176 = arith.shrui %155, %c30 : vector<4xi32>
      %177 = arith.andi %176, %c25 : vector<4xi32>
      %178 = arith.shli %177, %c26 : vector<4xi32>
      %179 = arith.ori %175, %178 : vector<4xi32>
      %180 = arith.ori %179, %c27 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %157, %c31 : vector<4xi32>
      %183 = arith.andi %182, %c23 : vector<4xi32>
      %184 = arith.shrui %155, %c32 : vector<4xi32>
      %185 = arith.andi %184, %c25 : vector<4xi32>
      %186 = arith.shli %185, %c26 : vector<4xi32>
      %187 = arith.ori %183, %186 : vector<4xi32>
      %188 = arith.ori %187, %c27 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = vector.shuffle %165, %173 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = vector.shuffle %181, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = vector.shuffle %190, %191 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %193 = arith.subf %192, %c33 : vector<32xf16>
      %194 = vector.shuffle %193, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %195 = vector.shuffle %193, %193 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %196 = math.fma %194, %128, %130 : vector<16xf16>
      %197 = math.fma %195, %128, %130 : vector<16xf16>
      %198 = arith.addi %111, %c8 : index
      %199 = arith.remui %117, %c14 : index
      %200 = arith.addi %18, %c7 : index
      %201 = arith.muli %198, %c12 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c20 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = vector.extract %206[0] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = vector.extract %206[1] : f16 from vector<2xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %18, %c7 : index
      %212 = arith.muli %inputFeatures, %c5 : index
      %213 = arith.addi %212, %c6 : index
      %214 = arith.divui %213, %c7 : index
      %215 = arith.muli %214, %c7 : index
      %216 = arith.addi %211, %215 : index
      %217 = arith.muli %198, %c21 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %199, %c14 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %inputFeatures, %c4 : index
      %222 = arith.muli %inputFeatures, %c5 : index
      %223 = arith.addi %222, %c6 : index
      %224 = arith.divui %223, %c7 : index
      %225 = arith.muli %224, %c7 : index
      %226 = arith.addi %221, %225 : index
      %227 = arith.addi %226, %c7 : index
      %228 = arith.addi %18, %227 : index
      %229 = arith.muli %198, %c14 : index
      %230 = arith.addi %229, %199 : index
      %231 = arith.muli %230, %c20 : index
      %232 = arith.addi %228, %231 : index
      %233 = vector.load %w[%232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %234 = vector.bitcast %233 : vector<4xi8> to vector<1xi32>
      %235 = vector.shuffle %234, %234 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %236 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.shrui %237, %c22 : vector<4xi32>
      %239 = arith.andi %238, %c23 : vector<4xi32>
      %240 = arith.shrui %235, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c25 : vector<4xi32>
      %242 = arith.shli %241, %c26 : vector<4xi32>
      %243 = arith.ori %239, %242 : vector<4xi32>
      %244 = arith.ori %243, %c27 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %237, %c26 : vector<4xi32>
      %247 = arith.andi %246, %c23 : vector<4xi32>
      %248 = arith.shrui %235, %c28 : vector<4xi32>
      %249 = arith.andi %248, %c25 : vector<4xi32>
      %250 = arith.shli %249, %c26 : vector<4xi32>
      %251 = arith.ori %247, %250 : vector<4xi32>
      %252 = arith.ori %251, %c27 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %237, %c29 : vector<4xi32>
      %255 = arith.andi %254, %c23 : vector<4xi32>
      %256 = arith.shrui %235, %c30 : vector<4xi32>
      %257 = arith.andi %256, %c25 : vector<4xi32>
      %258 = arith.shli %257, %c26 : vector<4xi32>
      %259 = arith.ori %255, %258 : vector<4xi32>
      %260 = arith.ori %259, %c27 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %237, %c31 : vector<4xi32>
      %263 = arith.andi %262, %c23 : vector<4xi32>
      %264 = arith.shrui %235, %c32 : vector<4xi32>
      %265 = arith.andi %264, %c25 : vector<4xi32>
      %266 = arith.shli %265, %c26 : vector<4xi32>
      %267 = arith.ori %263, %266 : vector<4xi32>
      %268 = arith.ori %267, %c27 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = vector.shuffle %245, %253 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = vector.shuffle %261, %269 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = vector.shuffle %270, %271 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %273 = arith.subf %272, %c33 : vector<32xf16>
      %274 = vector.shuffle %273, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %275 = vector.shuffle %273, %273 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %276 = math.fma %274, %208, %210 : vector<16xf16>
      %277 = math.fma %275, %208, %210 : vector<16xf16>
      %278 = arith.muli %111, %c5 : index
      %279 = arith.addi %278, %c9 : index
      %280 = arith.muli %tileRows, %c14 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %44, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c4 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %196, %112 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %111, %c5 : index
      %290 = arith.addi %289, %c9 : index
      %291 = arith.muli %tileRows, %c14 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %62, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c4 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %196, %113 : vector<16xf16>, vector<8xf32>
      %300 = arith.muli %111, %c5 : index
      %301 = arith.addi %300, %c9 : index
      %302 = arith.muli %tileRows, %c14 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %80, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c4 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %196, %114 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %111, %c5 : index
      %312 = arith.addi %311, %c9 : index
      %313 = arith.muli %tileRows, %c14 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %98, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c4 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %196, %115 : vector<16xf16>, vector<8xf32>
      %322 = arith.muli %111, %c5 : index
      %323 = arith.addi %322, %c8 : index
      %324 = arith.muli %tileRows, %c14 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.addi %44, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.muli %tileRows, %c4 : index
      %329 = arith.addi %326, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %327, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %331, %197, %288 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %111, %c5 : index
      %334 = arith.addi %333, %c8 : index
      %335 = arith.muli %tileRows, %c14 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %62, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c4 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %197, %299 : vector<16xf16>, vector<8xf32>
      %344 = arith.muli %111, %c5 : index
      %345 = arith.addi %344, %c8 : index
      %346 = arith.muli %tileRows, %c14 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.addi %80, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c4 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %197, %310 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %111, %c5 : index
      %356 = arith.addi %355, %c8 : index
      %357 = arith.muli %tileRows, %c14 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %98, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c4 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %197, %321 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %111, %c5 : index
      %367 = arith.addi %366, %c5 : index
      %368 = arith.muli %tileRows, %c14 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %44, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c4 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %276, %332 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %111, %c5 : index
      %378 = arith.addi %377, %c5 : index
      %379 = arith.muli %tileRows, %c14 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %62, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c4 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %276, %343 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %111, %c5 : index
      %389 = arith.addi %388, %c5 : index
      %390 = arith.muli %tileRows, %c14 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %80, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c4 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %276, %354 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %111, %c5 : index
      %400 = arith.addi %399, %c5 : index
      %401 = arith.muli %tileRows, %c14 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %98, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c4 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %276, %365 : vector<16xf16>, vector<8xf32>
      %410 = arith.muli %111, %c5 : index
      %411 = arith.addi %410, %c34 : index
      %412 = arith.muli %tileRows, %c14 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %44, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c4 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %277, %376 : vector<16xf16>, vector<8xf32>
      %421 = arith.muli %111, %c5 : index
      %422 = arith.addi %421, %c34 : index
      %423 = arith.muli %tileRows, %c14 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.addi %62, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c4 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %277, %387 : vector<16xf16>, vector<8xf32>
      %432 = arith.muli %111, %c5 : index
      %433 = arith.addi %432, %c34 : index
      %434 = arith.muli %tileRows, %c14 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.addi %80, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c4 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %277, %398 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %111, %c5 : index
      %444 = arith.addi %443, %c34 : index
      %445 = arith.muli %tileRows, %c14 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %98, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c4 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %277, %409 : vector<16xf16>, vector<8xf32>
      scf.yield %420, %431, %442, %453 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %454 = arith.select %104, %110, %103 : index
    %460:4 = scf.for %455 = %110 to %454 step %c8 iter_args(%456 = %116#0, %457 = %116#1, %458 = %116#2, %459 = %116#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %461 = wave.lane
      %462 = arith.addi %455, %c9 : index
      %463 = arith.remui %461, %c14 : index
      %464 = arith.addi %18, %c7 : index
      %465 = arith.muli %462, %c12 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %463, %c20 : index
      %468 = arith.addi %466, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<2xf16>
      %471 = vector.extract %470[0] : f16 from vector<2xf16>
      %472 = vector.broadcast %471 : f16 to vector<16xf16>
      %473 = vector.extract %470[1] : f16 from vector<2xf16>
      %474 = vector.broadcast %473 : f16 to vector<16xf16>
      %475 = arith.addi %18, %c7 : index
      %476 = arith.muli %inputFeatures, %c5 : index
      %477 = arith.addi %476, %c6 : index
      %478 = arith.divui %477, %c7 : index
      %479 = arith.muli %478, %c7 : index
      %480 = arith.addi %475, %479 : index
      %481 = arith.muli %462, %c21 : index
      %482 = arith.addi %480, %481 : index
      %483 = arith.muli %463, %c14 : index
      %484 = arith.addi %482, %483 : index
      %485 = arith.muli %inputFeatures, %c4 : index
      %486 = arith.muli %inputFeatures, %c5 : index
      %487 = arith.addi %486, %c6 : index
      %488 = arith.divui %487, %c7 : index
      %489 = arith.muli %488, %c7 : index
      %490 = arith.addi %485, %489 : index
      %491 = arith.addi %490, %c7 : index
      %492 = arith.addi %18, %491 : index
      %493 = arith.muli %462, %c14 : index
      %494 = arith.addi %493, %463 : index
      %495 = arith.muli %494, %c20 : index
      %496 = arith.addi %492, %495 : index
      %497 = vector.load %w[%496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %498 = vector.bitcast %497 : vector<4xi8> to vector<1xi32>
      %499 = vector.shuffle %498, %498 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %500 = vector.load %w[%484] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %501 = vector.bitcast %500 : vector<16xi8> to vector<4xi32>
      %502 = arith.shrui %501, %c22 : vector<4xi32>
      %503 = arith.andi %502, %c23 : vector<4xi32>
      %504 = arith.shrui %499, %c24 : vector<4xi32>
      %505 = arith.andi %504, %c25 : vector<4xi32>
      %506 = arith.shli %505, %c26 : vector<4xi32>
      %507 = arith.ori %503, %506 : vector<4xi32>
      %508 = arith.ori %507, %c27 : vector<4xi32>
      %509 = vector.bitcast %508 : vector<4xi32> to vector<8xf16>
      %510 = arith.shrui %501, %c26 : vector<4xi32>
      %511 = arith.andi %510, %c23 : vector<4xi32>
      %512 = arith.shrui %499, %c28 : vector<4xi32>
      %513 = arith.andi %512, %c25 : vector<4xi32>
      %514 = arith.shli %513, %c26 : vector<4xi32>
      %515 = arith.ori %511, %514 : vector<4xi32>
      %516 = arith.ori %515, %c27 : vector<4xi32>
      %517 = vector.bitcast %516 : vector<4xi32> to vector<8xf16>
      %518 = arith.shrui %501, %c29 : vector<4xi32>
      %519 = arith.andi %518, %c23 : vector<4xi32>
      %520 = arith.shrui %499, %c30 : vector<4xi32>
      %521 = arith.andi %520, %c25 : vector<4xi32>
      %522 = arith.shli %521, %c26 : vector<4xi32>
      %523 = arith.ori %519, %522 : vector<4xi32>
      %524 = arith.ori %523, %c27 : vector<4xi32>
      %525 = vector.bitcast %524 : vector<4xi32> to vector<8xf16>
      %526 = arith.shrui %501, %c31 : vector<4xi32>
      %527 = arith.andi %526, %c23 : vector<4xi32>
      %528 = arith.shrui %499, %c32 : vector<4xi32>
      %529 = arith.andi %528, %c25 : vector<4xi32>
      %530 = arith.shli %529, %c26 : vector<4xi32>
      %531 = arith.ori %527, %530 : vector<4xi32>
      %532 = arith.ori %531, %c27 : vector<4xi32>
      %533 = vector.bitcast %532 : vector<4xi32> to vector<8xf16>
      %534 = vector.shuffle %509, %517 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %535 = vector.shuffle %525, %533 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %536 = vector.shuffle %534, %535 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %537 = arith.subf %536, %c33 : vector<32xf16>
      %538 = vector.shuffle %537, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %539 = vector.shuffle %537, %537 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %540 = math.fma %538, %472, %474 : vector<16xf16>
      %541 = math.fma %539, %472, %474 : vector<16xf16>
      %542 = arith.muli %455, %c5 : index
      %543 = arith.addi %542, %c9 : index
      %544 = arith.muli %tileRows, %c14 : index
      %545 = arith.muli %543, %544 : index
      %546 = arith.addi %44, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = arith.muli %tileRows, %c4 : index
      %549 = arith.addi %546, %548 : index
      %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %551 = vector.shuffle %547, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %552 = wave.mma %551, %540, %456 : vector<16xf16>, vector<8xf32>
      %553 = arith.muli %455, %c5 : index
      %554 = arith.addi %553, %c9 : index
      %555 = arith.muli %tileRows, %c14 : index
      %556 = arith.muli %554, %555 : index
      %557 = arith.addi %62, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = arith.muli %tileRows, %c4 : index
      %560 = arith.addi %557, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = vector.shuffle %558, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %563 = wave.mma %562, %540, %457 : vector<16xf16>, vector<8xf32>
      %564 = arith.muli %455, %c5 : index
      %565 = arith.addi %564, %c9 : index
      %566 = arith.muli %tileRows, %c14 : index
      %567 = arith.muli %565, %566 : index
      %568 = arith.addi %80, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = arith.muli %tileRows, %c4 : index
      %571 = arith.addi %568, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = vector.shuffle %569, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = wave.mma %573, %540, %458 : vector<16xf16>, vector<8xf32>
      %575 = arith.muli %455, %c5 : index
      %576 = arith.addi %575, %c9 : index
      %577 = arith.muli %tileRows, %c14 : index
      %578 = arith.muli %576, %577 : index
      %579 = arith.addi %98, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = arith.muli %tileRows, %c4 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = wave.mma %584, %540, %459 : vector<16xf16>, vector<8xf32>
      %586 = arith.muli %455, %c5 : index
      %587 = arith.addi %586, %c8 : index
      %588 = arith.muli %tileRows, %c14 : index
      %589 = arith.muli %587, %588 : index
      %590 = arith.addi %44, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = arith.muli %tileRows, %c4 : index
      %593 = arith.addi %590, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = vector.shuffle %591, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %596 = wave.mma %595, %541, %552 : vector<16xf16>, vector<8xf32>
      %597 = arith.muli %455, %c5 : index
      %598 = arith.addi %597, %c8 : index
      %599 = arith.muli %tileRows, %c14 : index
      %600 = arith.muli %598, %599 : index
      %601 = arith.addi %62, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = arith.muli %tileRows, %c4 : index
      %604 = arith.addi %601, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = vector.shuffle %602, %605 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %607 = wave.mma %606, %541, %563 : vector<16xf16>, vector<8xf32>
      %608 = arith.muli %455, %c5 : index
      %609 = arith.addi %608, %c8 : index
      %610 = arith.muli %tileRows, %c14 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.addi %80, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = arith.muli %tileRows, %c4 : index
      %615 = arith.addi %612, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = vector.shuffle %613, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = wave.mma %617, %541, %574 : vector<16xf16>, vector<8xf32>
      %619 = arith.muli %455, %c5 : index
      %620 = arith.addi %619, %c8 : index
      %621 = arith.muli %tileRows, %c14 : index
      %622 = arith.muli %620, %621 : index
      %623 = arith.addi %98, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = arith.muli %tileRows, %c4 : index
      %626 = arith.addi %623, %625 : index
      %627 = vector.load %x[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %628 = vector.shuffle %624, %627 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %629 = wave.mma %628, %541, %585 : vector<16xf16>, vector<8xf32>
      scf.yield %596, %607, %618, %629 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %630 = arith.addi %23, %c9 : index
    %631 = wave.lane
    %632 = arith.muli %3, %c8 : index
    %633 = arith.muli %632, %c21 : index
    %634 = arith.addi %633, %631 : index
    %635 = arith.muli %4, %c11 : index
    %636 = arith.addi %635, %634 : index
    %637 = arith.addi %636, %c9 : index
    %638 = arith.addi %637, %c9 : index
    %639 = vector.extract %460#0[0] : f32 from vector<8xf32>
    memref.store %639, %19[%638] : memref<?xf32>
    %640 = arith.muli %4, %c11 : index
    %641 = arith.addi %640, %634 : index
    %642 = arith.addi %641, %c9 : index
    %643 = arith.addi %642, %c15 : index
    %644 = vector.extract %460#0[1] : f32 from vector<8xf32>
    memref.store %644, %19[%643] : memref<?xf32>
    %645 = arith.muli %4, %c11 : index
    %646 = arith.addi %645, %634 : index
    %647 = arith.addi %646, %c9 : index
    %648 = arith.addi %647, %c12 : index
    %649 = vector.extract %460#0[2] : f32 from vector<8xf32>
    memref.store %649, %19[%648] : memref<?xf32>
    %650 = arith.muli %4, %c11 : index
    %651 = arith.addi %650, %634 : index
    %652 = arith.addi %651, %c9 : index
    %653 = arith.addi %652, %c35 : index
    %654 = vector.extract %460#0[3] : f32 from vector<8xf32>
    memref.store %654, %19[%653] : memref<?xf32>
    %655 = arith.muli %4, %c11 : index
    %656 = arith.addi %655, %634 : index
    %657 = arith.addi %656, %c9 : index
    %658 = arith.addi %657, %c7 : index
    %659 = vector.extract %460#0[4] : f32 from vector<8xf32>
    memref.store %659, %19[%658] : memref<?xf32>
    %660 = arith.muli %4, %c11 : index
    %661 = arith.addi %660, %634 : index
    %662 = arith.addi %661, %c9 : index
    %663 = arith.addi %662, %c36 : index
    %664 = vector.extract %460#0[5] : f32 from vector<8xf32>
    memref.store %664, %19[%663] : memref<?xf32>
    %665 = arith.muli %4, %c11 : index
    %666 = arith.addi %665, %634 : index
    %667 = arith.addi %666, %c9 : index
    %668 = arith.addi %667, %c37 : index
    %669 = vector.extract %460#0[6] : f32 from vector<8xf32>
    memref.store %669, %19[%668] : memref<?xf32>
    %670 = arith.muli %4, %c11 : index
    %671 = arith.addi %670, %634 : index
    %672 = arith.addi %671, %c9 : index
    %673 = arith.addi %672, %c38 : index
    %674 = vector.extract %460#0[7] : f32 from vector<8xf32>
    memref.store %674, %19[%673] : memref<?xf32>
    wave.barrier
    %675 = arith.muli %4, %c20 : index
    %676 = arith.addi %675, %c9 : index
    %677 = arith.muli %676, %c5 : index
    %678 = arith.divui %631, %c14 : index
    %679 = arith.addi %677, %678 : index
    %680 = arith.addi %630, %679 : index
    %681 = arith.cmpi slt, %680, %22 : index
    scf.if %681 {
      %682 = arith.cmpi eq, %hasFactors, %c8 : index
      %683 = arith.muli %680, %c5 : index
      %684 = memref.load %factors[%683] : memref<?xf32>
      %685 = arith.mulf %684, %operandScale : f32
      %686 = arith.select %682, %685, %operandScale : f32
      %687 = arith.addi %634, %c9 : index
      %688 = arith.muli %676, %c15 : index
      %689 = arith.addi %687, %688 : index
      %690 = memref.load %19[%689] : memref<?xf32>
      %691 = arith.addi %689, %c11 : index
      %692 = memref.load %19[%691] : memref<?xf32>
      %693 = arith.addf %690, %692 : f32
      %694 = arith.remui %631, %c14 : index
      %695 = arith.muli %694, %c20 : index
      %696 = arith.addi %18, %695 : index
      %697 = vector.load %w[%696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %698 = vector.bitcast %697 : vector<4xi8> to vector<1xf32>
      %699 = vector.extract %698[0] : f32 from vector<1xf32>
      %700 = arith.mulf %699, %686 : f32
      %701 = arith.mulf %693, %700 : f32
      %702 = arith.muli %3, %c8 : index
      %703 = arith.addi %702, %c9 : index
      %704 = arith.muli %703, %c14 : index
      %705 = arith.remui %631, %c14 : index
      %706 = arith.addi %704, %705 : index
      %707 = arith.muli %679, %c41 : index
      %708 = arith.addi %707, %706 : index
      memref.store %701, %20[%708] : memref<?xf32>
    }
    %709 = arith.muli %4, %c20 : index
    %710 = arith.addi %709, %c8 : index
    %711 = arith.muli %710, %c5 : index
    %712 = arith.divui %631, %c14 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.addi %630, %713 : index
    %715 = arith.cmpi slt, %714, %22 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c8 : index
      %717 = arith.muli %714, %c5 : index
      %718 = memref.load %factors[%717] : memref<?xf32>
      %719 = arith.mulf %718, %operandScale : f32
      %720 = arith.select %716, %719, %operandScale : f32
      %721 = arith.addi %634, %c9 : index
      %722 = arith.muli %710, %c15 : index
      %723 = arith.addi %721, %722 : index
      %724 = memref.load %19[%723] : memref<?xf32>
      %725 = arith.addi %723, %c11 : index
      %726 = memref.load %19[%725] : memref<?xf32>
      %727 = arith.addf %724, %726 : f32
      %728 = arith.remui %631, %c14 : index
      %729 = arith.muli %728, %c20 : index
      %730 = arith.addi %18, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %720 : f32
      %735 = arith.mulf %727, %734 : f32
      %736 = arith.muli %3, %c8 : index
      %737 = arith.addi %736, %c9 : index
      %738 = arith.muli %737, %c14 : index
      %739 = arith.remui %631, %c14 : index
      %740 = arith.addi %738, %739 : index
      %741 = arith.muli %713, %c41 : index
      %742 = arith.addi %741, %740 : index
      memref.store %735, %20[%742] : memref<?xf32>
    }
    %743 = arith.muli %4, %c20 : index
    %744 = arith.addi %743, %c5 : index
    %745 = arith.muli %744, %c5 : index
    %746 = arith.divui %631, %c14 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.addi %630, %747 : index
    %749 = arith.cmpi slt, %748, %22 : index
    scf.if %749 {
      %750 = arith.cmpi eq, %hasFactors, %c8 : index
      %751 = arith.muli %748, %c5 : index
      %752 = memref.load %factors[%751] : memref<?xf32>
      %753 = arith.mulf %752, %operandScale : f32
      %754 = arith.select %750, %753, %operandScale : f32
      %755 = arith.addi %634, %c9 : index
      %756 = arith.muli %744, %c15 : index
      %757 = arith.addi %755, %756 : index
      %758 = memref.load %19[%757] : memref<?xf32>
      %759 = arith.addi %757, %c11 : index
      %760 = memref.load %19[%759] : memref<?xf32>
      %761 = arith.addf %758, %760 : f32
      %762 = arith.remui %631, %c14 : index
      %763 = arith.muli %762, %c20 : index
      %764 = arith.addi %18, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %754 : f32
      %769 = arith.mulf %761, %768 : f32
      %770 = arith.muli %3, %c8 : index
      %771 = arith.addi %770, %c9 : index
      %772 = arith.muli %771, %c14 : index
      %773 = arith.remui %631, %c14 : index
      %774 = arith.addi %772, %773 : index
      %775 = arith.muli %747, %c41 : index
      %776 = arith.addi %775, %774 : index
      memref.store %769, %20[%776] : memref<?xf32>
    }
    %777 = arith.muli %4, %c20 : index
    %778 = arith.addi %777, %c34 : index
    %779 = arith.muli %778, %c5 : index
    %780 = arith.divui %631, %c14 : index
    %781 = arith.addi %779, %780 : index
    %782 = arith.addi %630, %781 : index
    %783 = arith.cmpi slt, %782, %22 : index
    scf.if %783 {
      %784 = arith.cmpi eq, %hasFactors, %c8 : index
      %785 = arith.muli %782, %c5 : index
      %786 = memref.load %factors[%785] : memref<?xf32>
      %787 = arith.mulf %786, %operandScale : f32
      %788 = arith.select %784, %787, %operandScale : f32
      %789 = arith.addi %634, %c9 : index
      %790 = arith.muli %778, %c15 : index
      %791 = arith.addi %789, %790 : index
      %792 = memref.load %19[%791] : memref<?xf32>
      %793 = arith.addi %791, %c11 : index
      %794 = memref.load %19[%793] : memref<?xf32>
      %795 = arith.addf %792, %794 : f32
      %796 = arith.remui %631, %c14 : index
      %797 = arith.muli %796, %c20 : index
      %798 = arith.addi %18, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %788 : f32
      %803 = arith.mulf %795, %802 : f32
      %804 = arith.muli %3, %c8 : index
      %805 = arith.addi %804, %c9 : index
      %806 = arith.muli %805, %c14 : index
      %807 = arith.remui %631, %c14 : index
      %808 = arith.addi %806, %807 : index
      %809 = arith.muli %781, %c41 : index
      %810 = arith.addi %809, %808 : index
      memref.store %803, %20[%810] : memref<?xf32>
    }
    wave.barrier
    %811 = arith.addi %23, %c9 : index
    %812 = wave.wave
    %813 = arith.addi %812, %c9 : index
    %814 = arith.addi %811, %813 : index
    %815 = arith.cmpi slt, %814, %22 : index
    %816 = arith.cmpi slt, %813, %c14 : index
    %817 = arith.andi %815, %816 : i1
    scf.if %817 {
      %818 = arith.addi %811, %813 : index
      %819 = arith.muli %813, %c41 : index
      %820 = wave.lane
      %821 = arith.addi %820, %c9 : index
      %822 = arith.cmpi eq, %hasBias, %c8 : index
      %823 = arith.addi %819, %821 : index
      %824 = memref.load %20[%823] : memref<?xf32>
      %825 = arith.muli %0, %c41 : index
      %826 = arith.addi %825, %821 : index
      %827 = memref.load %bias[%826] : memref<?xf32>
      %828 = arith.addf %824, %827 : f32
      %829 = arith.select %822, %828, %824 : f32
      %830 = arith.addi %821, %c43 : index
      %831 = arith.cmpi eq, %hasBias, %c8 : index
      %832 = arith.addi %819, %830 : index
      %833 = memref.load %20[%832] : memref<?xf32>
      %834 = arith.muli %0, %c41 : index
      %835 = arith.addi %834, %830 : index
      %836 = memref.load %bias[%835] : memref<?xf32>
      %837 = arith.addf %833, %836 : f32
      %838 = arith.select %831, %837, %833 : f32
      %839 = arith.addi %820, %c15 : index
      %840 = arith.cmpi slt, %839, %c43 : index
      %841 = arith.minsi %839, %c44 : index
      %842 = arith.cmpi eq, %hasBias, %c8 : index
      %843 = arith.addi %819, %841 : index
      %844 = memref.load %20[%843] : memref<?xf32>
      %845 = arith.muli %0, %c41 : index
      %846 = arith.addi %845, %841 : index
      %847 = memref.load %bias[%846] : memref<?xf32>
      %848 = arith.addf %844, %847 : f32
      %849 = arith.select %842, %848, %844 : f32
      %850 = arith.addi %841, %c43 : index
      %851 = arith.cmpi eq, %hasBias, %c8 : index
      %852 = arith.addi %819, %850 : index
      %853 = memref.load %20[%852] : memref<?xf32>
      %854 = arith.muli %0, %c41 : index
      %855 = arith.addi %854, %850 : index
      %856 = memref.load %bias[%855] : memref<?xf32>
      %857 = arith.addf %853, %856 : f32
      %858 = arith.select %851, %857, %853 : f32
      %859 = arith.addi %heads, %kvHeads : index
      %860 = arith.cmpi slt, %0, %859 : index
      scf.if %860 {
        %861 = arith.addi %positionsAt, %818 : index
        %862 = memref.load %step[%861] : memref<?xi32>
        %863 = arith.index_cast %862 : i32 to index
        %864 = arith.cmpi eq, %hasNorm, %c8 : index
        %865 = math.fma %829, %829, %c47 : f32
        %866 = math.fma %838, %838, %865 : f32
        %867 = math.fma %849, %849, %866 : f32
        %868 = arith.select %840, %867, %866 : f32
        %869 = math.fma %858, %858, %868 : f32
        %870 = arith.select %840, %869, %868 : f32
        %871 = vector.broadcast %870 : f32 to vector<1xf32>
        %872 = wave.reduce "add" %871 : vector<1xf32>
        %873 = arith.mulf %872, %inverseHeadDim : f32
        %874 = arith.addf %873, %epsilon : f32
        %875 = math.sqrt %874 : f32
        %876 = arith.divf %c49, %875 : f32
        %877 = arith.cmpi slt, %0, %heads : index
        %878 = arith.addi %821, %c43 : index
        %879 = memref.load %query_norm[%821] : memref<?xf32>
        %880 = memref.load %key_norm[%821] : memref<?xf32>
        %881 = arith.select %877, %879, %880 : f32
        %882 = arith.mulf %829, %876 : f32
        %883 = arith.mulf %882, %881 : f32
        %884 = arith.select %864, %883, %829 : f32
        %885 = memref.load %query_norm[%878] : memref<?xf32>
        %886 = memref.load %key_norm[%878] : memref<?xf32>
        %887 = arith.select %877, %885, %886 : f32
        %888 = arith.mulf %838, %876 : f32
        %889 = arith.mulf %888, %887 : f32
        %890 = arith.select %864, %889, %838 : f32
        %891 = arith.addi %841, %c43 : index
        %892 = memref.load %query_norm[%841] : memref<?xf32>
        %893 = memref.load %key_norm[%841] : memref<?xf32>
        %894 = arith.select %877, %892, %893 : f32
        %895 = arith.mulf %849, %876 : f32
        %896 = arith.mulf %895, %894 : f32
        %897 = arith.select %864, %896, %849 : f32
        %898 = memref.load %query_norm[%891] : memref<?xf32>
        %899 = memref.load %key_norm[%891] : memref<?xf32>
        %900 = arith.select %877, %898, %899 : f32
        %901 = arith.mulf %858, %876 : f32
        %902 = arith.mulf %901, %900 : f32
        %903 = arith.select %864, %902, %858 : f32
        %904 = arith.remui %863, %c21 : index
        %905 = arith.muli %904, %c41 : index
        %906 = arith.addi %905, %821 : index
        %907 = arith.divui %863, %c21 : index
        %908 = arith.addi %907, %c21 : index
        %909 = arith.muli %908, %c41 : index
        %910 = arith.addi %909, %821 : index
        %911 = memref.load %rope[%906] : memref<?xf32>
        %912 = arith.addi %906, %c43 : index
        %913 = memref.load %rope[%912] : memref<?xf32>
        %914 = memref.load %rope[%910] : memref<?xf32>
        %915 = arith.addi %910, %c43 : index
        %916 = memref.load %rope[%915] : memref<?xf32>
        %917 = arith.mulf %914, %911 : f32
        %918 = arith.mulf %916, %913 : f32
        %919 = arith.subf %917, %918 : f32
        %920 = arith.mulf %916, %911 : f32
        %921 = arith.mulf %914, %913 : f32
        %922 = arith.addf %920, %921 : f32
        %923 = arith.mulf %884, %919 : f32
        %924 = arith.mulf %890, %922 : f32
        %925 = arith.subf %923, %924 : f32
        %926 = arith.mulf %890, %919 : f32
        %927 = arith.mulf %884, %922 : f32
        %928 = arith.addf %926, %927 : f32
        %929 = arith.cmpi slt, %0, %heads : index
        scf.if %929 {
          %930 = arith.muli %818, %heads : index
          %931 = arith.addi %930, %0 : index
          %932 = arith.muli %931, %c41 : index
          %933 = arith.addi %932, %821 : index
          memref.store %925, %q[%933] : memref<?xf32>
          %934 = arith.addi %933, %c43 : index
          memref.store %928, %q[%934] : memref<?xf32>
        } else {
          %935 = arith.addi %819, %821 : index
          memref.store %925, %20[%935] : memref<?xf32>
          %936 = arith.addi %819, %821 : index
          %937 = arith.addi %936, %c43 : index
          memref.store %928, %20[%937] : memref<?xf32>
        }
        %938 = arith.remui %863, %c21 : index
        %939 = arith.muli %938, %c41 : index
        %940 = arith.addi %939, %841 : index
        %941 = arith.divui %863, %c21 : index
        %942 = arith.addi %941, %c21 : index
        %943 = arith.muli %942, %c41 : index
        %944 = arith.addi %943, %841 : index
        %945 = memref.load %rope[%940] : memref<?xf32>
        %946 = arith.addi %940, %c43 : index
        %947 = memref.load %rope[%946] : memref<?xf32>
        %948 = memref.load %rope[%944] : memref<?xf32>
        %949 = arith.addi %944, %c43 : index
        %950 = memref.load %rope[%949] : memref<?xf32>
        %951 = arith.mulf %948, %945 : f32
        %952 = arith.mulf %950, %947 : f32
        %953 = arith.subf %951, %952 : f32
        %954 = arith.mulf %950, %945 : f32
        %955 = arith.mulf %948, %947 : f32
        %956 = arith.addf %954, %955 : f32
        %957 = arith.mulf %897, %953 : f32
        %958 = arith.mulf %903, %956 : f32
        %959 = arith.subf %957, %958 : f32
        %960 = arith.mulf %903, %953 : f32
        %961 = arith.mulf %897, %956 : f32
        %962 = arith.addf %960, %961 : f32
        scf.if %840 {
          %963 = arith.cmpi slt, %0, %heads : index
          scf.if %963 {
            %964 = arith.muli %818, %heads : index
            %965 = arith.addi %964, %0 : index
            %966 = arith.muli %965, %c41 : index
            %967 = arith.addi %966, %841 : index
            memref.store %959, %q[%967] : memref<?xf32>
            %968 = arith.addi %967, %c43 : index
            memref.store %962, %q[%968] : memref<?xf32>
          } else {
            %969 = arith.addi %819, %841 : index
            memref.store %959, %20[%969] : memref<?xf32>
            %970 = arith.addi %819, %841 : index
            %971 = arith.addi %970, %c43 : index
            memref.store %962, %20[%971] : memref<?xf32>
          }
        }
      } else {
        %972 = arith.cmpi slt, %0, %heads : index
        scf.if %972 {
          %973 = arith.muli %818, %heads : index
          %974 = arith.addi %973, %0 : index
          %975 = arith.muli %974, %c41 : index
          %976 = arith.addi %975, %821 : index
          memref.store %829, %q[%976] : memref<?xf32>
          %977 = arith.addi %976, %c43 : index
          memref.store %838, %q[%977] : memref<?xf32>
        } else {
          %978 = arith.addi %819, %821 : index
          memref.store %829, %20[%978] : memref<?xf32>
          %979 = arith.addi %819, %821 : index
          %980 = arith.addi %979, %c43 : index
          memref.store %838, %20[%980] : memref<?xf32>
        }
        scf.if %840 {
          %981 = arith.cmpi slt, %0, %heads : index
          scf.if %981 {
            %982 = arith.muli %818, %heads : index
            %983 = arith.addi %982, %0 : index
            %984 = arith.muli %983, %c41 : index
            %985 = arith.addi %984, %841 : index
            memref.store %849, %q[%985] : memref<?xf32>
            %986 = arith.addi %985, %c43 : index
            memref.store %858, %q[%986] : memref<?xf32>
          } else {
            %987 = arith.addi %819, %841 : index
            memref.store %849, %20[%987] : memref<?xf32>
            %988 = arith.addi %819, %841 : index
            %989 = arith.addi %988, %c43 : index
            memref.store %858, %20[%989] : memref<?xf32>
          }
        }
      }
    }
    %990 = arith.addi %812, %c51 : index
    %991 = arith.addi %811, %990 : index
    %992 = arith.cmpi slt, %991, %22 : index
    %993 = arith.cmpi slt, %990, %c14 : index
    %994 = arith.andi %992, %993 : i1
    scf.if %994 {
      %995 = arith.addi %811, %990 : index
      %996 = arith.muli %990, %c41 : index
      %997 = wave.lane
      %998 = arith.addi %997, %c9 : index
      %999 = arith.cmpi eq, %hasBias, %c8 : index
      %1000 = arith.addi %996, %998 : index
      %1001 = memref.load %20[%1000] : memref<?xf32>
      %1002 = arith.muli %0, %c41 : index
      %1003 = arith.addi %1002, %998 : index
      %1004 = memref.load %bias[%1003] : memref<?xf32>
      %1005 = arith.addf %1001, %1004 : f32
      %1006 = arith.select %999, %1005, %1001 : f32
      %1007 = arith.addi %998, %c43 : index
      %1008 = arith.cmpi eq, %hasBias, %c8 : index
      %1009 = arith.addi %996, %1007 : index
      %1010 = memref.load %20[%1009] : memref<?xf32>
      %1011 = arith.muli %0, %c41 : index
      %1012 = arith.addi %1011, %1007 : index
      %1013 = memref.load %bias[%1012] : memref<?xf32>
      %1014 = arith.addf %1010, %1013 : f32
      %1015 = arith.select %1008, %1014, %1010 : f32
      %1016 = arith.addi %997, %c15 : index
      %1017 = arith.cmpi slt, %1016, %c43 : index
      %1018 = arith.minsi %1016, %c44 : index
      %1019 = arith.cmpi eq, %hasBias, %c8 : index
      %1020 = arith.addi %996, %1018 : index
      %1021 = memref.load %20[%1020] : memref<?xf32>
      %1022 = arith.muli %0, %c41 : index
      %1023 = arith.addi %1022, %1018 : index
      %1024 = memref.load %bias[%1023] : memref<?xf32>
      %1025 = arith.addf %1021, %1024 : f32
      %1026 = arith.select %1019, %1025, %1021 : f32
      %1027 = arith.addi %1018, %c43 : index
      %1028 = arith.cmpi eq, %hasBias, %c8 : index
      %1029 = arith.addi %996, %1027 : index
      %1030 = memref.load %20[%1029] : memref<?xf32>
      %1031 = arith.muli %0, %c41 : index
      %1032 = arith.addi %1031, %1027 : index
      %1033 = memref.load %bias[%1032] : memref<?xf32>
      %1034 = arith.addf %1030, %1033 : f32
      %1035 = arith.select %1028, %1034, %1030 : f32
      %1036 = arith.addi %heads, %kvHeads : index
      %1037 = arith.cmpi slt, %0, %1036 : index
      scf.if %1037 {
        %1038 = arith.addi %positionsAt, %995 : index
        %1039 = memref.load %step[%1038] : memref<?xi32>
        %1040 = arith.index_cast %1039 : i32 to index
        %1041 = arith.cmpi eq, %hasNorm, %c8 : index
        %1042 = math.fma %1006, %1006, %c47 : f32
        %1043 = math.fma %1015, %1015, %1042 : f32
        %1044 = math.fma %1026, %1026, %1043 : f32
        %1045 = arith.select %1017, %1044, %1043 : f32
        %1046 = math.fma %1035, %1035, %1045 : f32
        %1047 = arith.select %1017, %1046, %1045 : f32
        %1048 = vector.broadcast %1047 : f32 to vector<1xf32>
        %1049 = wave.reduce "add" %1048 : vector<1xf32>
        %1050 = arith.mulf %1049, %inverseHeadDim : f32
        %1051 = arith.addf %1050, %epsilon : f32
        %1052 = math.sqrt %1051 : f32
        %1053 = arith.divf %c49, %1052 : f32
        %1054 = arith.cmpi slt, %0, %heads : index
        %1055 = arith.addi %998, %c43 : index
        %1056 = memref.load %query_norm[%998] : memref<?xf32>
        %1057 = memref.load %key_norm[%998] : memref<?xf32>
        %1058 = arith.select %1054, %1056, %1057 : f32
        %1059 = arith.mulf %1006, %1053 : f32
        %1060 = arith.mulf %1059, %1058 : f32
        %1061 = arith.select %1041, %1060, %1006 : f32
        %1062 = memref.load %query_norm[%1055] : memref<?xf32>
        %1063 = memref.load %key_norm[%1055] : memref<?xf32>
        %1064 = arith.select %1054, %1062, %1063 : f32
        %1065 = arith.mulf %1015, %1053 : f32
        %1066 = arith.mulf %1065, %1064 : f32
        %1067 = arith.select %1041, %1066, %1015 : f32
        %1068 = arith.addi %1018, %c43 : index
        %1069 = memref.load %query_norm[%1018] : memref<?xf32>
        %1070 = memref.load %key_norm[%1018] : memref<?xf32>
        %1071 = arith.select %1054, %1069, %1070 : f32
        %1072 = arith.mulf %1026, %1053 : f32
        %1073 = arith.mulf %1072, %1071 : f32
        %1074 = arith.select %1041, %1073, %1026 : f32
        %1075 = memref.load %query_norm[%1068] : memref<?xf32>
        %1076 = memref.load %key_norm[%1068] : memref<?xf32>
        %1077 = arith.select %1054, %1075, %1076 : f32
        %1078 = arith.mulf %1035, %1053 : f32
        %1079 = arith.mulf %1078, %1077 : f32
        %1080 = arith.select %1041, %1079, %1035 : f32
        %1081 = arith.remui %1040, %c21 : index
        %1082 = arith.muli %1081, %c41 : index
        %1083 = arith.addi %1082, %998 : index
        %1084 = arith.divui %1040, %c21 : index
        %1085 = arith.addi %1084, %c21 : index
        %1086 = arith.muli %1085, %c41 : index
        %1087 = arith.addi %1086, %998 : index
        %1088 = memref.load %rope[%1083] : memref<?xf32>
        %1089 = arith.addi %1083, %c43 : index
        %1090 = memref.load %rope[%1089] : memref<?xf32>
        %1091 = memref.load %rope[%1087] : memref<?xf32>
        %1092 = arith.addi %1087, %c43 : index
        %1093 = memref.load %rope[%1092] : memref<?xf32>
        %1094 = arith.mulf %1091, %1088 : f32
        %1095 = arith.mulf %1093, %1090 : f32
        %1096 = arith.subf %1094, %1095 : f32
        %1097 = arith.mulf %1093, %1088 : f32
        %1098 = arith.mulf %1091, %1090 : f32
        %1099 = arith.addf %1097, %1098 : f32
        %1100 = arith.mulf %1061, %1096 : f32
        %1101 = arith.mulf %1067, %1099 : f32
        %1102 = arith.subf %1100, %1101 : f32
        %1103 = arith.mulf %1067, %1096 : f32
        %1104 = arith.mulf %1061, %1099 : f32
        %1105 = arith.addf %1103, %1104 : f32
        %1106 = arith.cmpi slt, %0, %heads : index
        scf.if %1106 {
          %1107 = arith.muli %995, %heads : index
          %1108 = arith.addi %1107, %0 : index
          %1109 = arith.muli %1108, %c41 : index
          %1110 = arith.addi %1109, %998 : index
          memref.store %1102, %q[%1110] : memref<?xf32>
          %1111 = arith.addi %1110, %c43 : index
          memref.store %1105, %q[%1111] : memref<?xf32>
        } else {
          %1112 = arith.addi %996, %998 : index
          memref.store %1102, %20[%1112] : memref<?xf32>
          %1113 = arith.addi %996, %998 : index
          %1114 = arith.addi %1113, %c43 : index
          memref.store %1105, %20[%1114] : memref<?xf32>
        }
        %1115 = arith.remui %1040, %c21 : index
        %1116 = arith.muli %1115, %c41 : index
        %1117 = arith.addi %1116, %1018 : index
        %1118 = arith.divui %1040, %c21 : index
        %1119 = arith.addi %1118, %c21 : index
        %1120 = arith.muli %1119, %c41 : index
        %1121 = arith.addi %1120, %1018 : index
        %1122 = memref.load %rope[%1117] : memref<?xf32>
        %1123 = arith.addi %1117, %c43 : index
        %1124 = memref.load %rope[%1123] : memref<?xf32>
        %1125 = memref.load %rope[%1121] : memref<?xf32>
        %1126 = arith.addi %1121, %c43 : index
        %1127 = memref.load %rope[%1126] : memref<?xf32>
        %1128 = arith.mulf %1125, %1122 : f32
        %1129 = arith.mulf %1127, %1124 : f32
        %1130 = arith.subf %1128, %1129 : f32
        %1131 = arith.mulf %1127, %1122 : f32
        %1132 = arith.mulf %1125, %1124 : f32
        %1133 = arith.addf %1131, %1132 : f32
        %1134 = arith.mulf %1074, %1130 : f32
        %1135 = arith.mulf %1080, %1133 : f32
        %1136 = arith.subf %1134, %1135 : f32
        %1137 = arith.mulf %1080, %1130 : f32
        %1138 = arith.mulf %1074, %1133 : f32
        %1139 = arith.addf %1137, %1138 : f32
        scf.if %1017 {
          %1140 = arith.cmpi slt, %0, %heads : index
          scf.if %1140 {
            %1141 = arith.muli %995, %heads : index
            %1142 = arith.addi %1141, %0 : index
            %1143 = arith.muli %1142, %c41 : index
            %1144 = arith.addi %1143, %1018 : index
            memref.store %1136, %q[%1144] : memref<?xf32>
            %1145 = arith.addi %1144, %c43 : index
            memref.store %1139, %q[%1145] : memref<?xf32>
          } else {
            %1146 = arith.addi %996, %1018 : index
            memref.store %1136, %20[%1146] : memref<?xf32>
            %1147 = arith.addi %996, %1018 : index
            %1148 = arith.addi %1147, %c43 : index
            memref.store %1139, %20[%1148] : memref<?xf32>
          }
        }
      } else {
        %1149 = arith.cmpi slt, %0, %heads : index
        scf.if %1149 {
          %1150 = arith.muli %995, %heads : index
          %1151 = arith.addi %1150, %0 : index
          %1152 = arith.muli %1151, %c41 : index
          %1153 = arith.addi %1152, %998 : index
          memref.store %1006, %q[%1153] : memref<?xf32>
          %1154 = arith.addi %1153, %c43 : index
          memref.store %1015, %q[%1154] : memref<?xf32>
        } else {
          %1155 = arith.addi %996, %998 : index
          memref.store %1006, %20[%1155] : memref<?xf32>
          %1156 = arith.addi %996, %998 : index
          %1157 = arith.addi %1156, %c43 : index
          memref.store %1015, %20[%1157] : memref<?xf32>
        }
        scf.if %1017 {
          %1158 = arith.cmpi slt, %0, %heads : index
          scf.if %1158 {
            %1159 = arith.muli %995, %heads : index
            %1160 = arith.addi %1159, %0 : index
            %1161 = arith.muli %1160, %c41 : index
            %1162 = arith.addi %1161, %1018 : index
            memref.store %1026, %q[%1162] : memref<?xf32>
            %1163 = arith.addi %1162, %c43 : index
            memref.store %1035, %q[%1163] : memref<?xf32>
          } else {
            %1164 = arith.addi %996, %1018 : index
            memref.store %1026, %20[%1164] : memref<?xf32>
            %1165 = arith.addi %996, %1018 : index
            %1166 = arith.addi %1165, %c43 : index
            memref.store %1035, %20[%1166] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1167 = arith.cmpi sge, %0, %heads : index
    scf.if %1167 {
      %1168 = arith.addi %812, %c9 : index
      %1169 = arith.addi %811, %1168 : index
      %1170 = arith.cmpi slt, %1169, %22 : index
      %1171 = arith.cmpi slt, %1168, %c14 : index
      %1172 = arith.andi %1170, %1171 : i1
      scf.if %1172 {
        %1173 = arith.addi %811, %1168 : index
        %1174 = arith.addi %slotsAt, %1173 : index
        %1175 = memref.load %step[%1174] : memref<?xi32>
        %1176 = arith.index_cast %1175 : i32 to index
        %1177 = arith.cmpi sge, %1176, %c9 : index
        scf.if %1177 {
          %1178 = arith.muli %1168, %c41 : index
          %1179 = arith.subi %0, %heads : index
          %1180 = memref.load %scales[%1179] : memref<?xf32>
          %1181 = vector.broadcast %1180 : f32 to vector<4xf32>
          %1182 = arith.divui %1176, %c14 : index
          %1183 = arith.remui %1176, %c14 : index
          %1184 = arith.muli %1182, %pageBytes : index
          %1185 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1185 {
            %1186 = wave.lane
            %1187 = arith.muli %1186, %c20 : index
            scf.for %1188 = %1187 to %c41 step %c7 {
              %1189 = arith.addi %1178, %1188 : index
              %1190 = vector.load %20[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.mulf %1190, %1181 : vector<4xf32>
              %1192 = arith.minimumf %1191, %c55 : vector<4xf32>
              %1193 = arith.maximumf %1192, %c56 : vector<4xf32>
              %1194 = arith.truncf %1193 : vector<4xf32> to vector<4xf16>
              %1195 = vector.bitcast %1194 : vector<4xf16> to vector<8xi8>
              %1196 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1196 {
                %1197 = arith.muli %1179, %c57 : index
                %1198 = arith.addi %1184, %1197 : index
                %1199 = arith.divui %1188, %c14 : index
                %1200 = arith.muli %1199, %c58 : index
                %1201 = arith.remui %1188, %c14 : index
                %1202 = arith.divui %1201, %c4 : index
                %1203 = arith.muli %1202, %c21 : index
                %1204 = arith.muli %1183, %c14 : index
                %1205 = arith.addi %1203, %1204 : index
                %1206 = arith.remui %1201, %c4 : index
                %1207 = arith.muli %1206, %c5 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1200, %1208 : index
                %1210 = arith.addi %1198, %1209 : index
                vector.store %1195, %kv[%1210] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1211 = arith.subi %1179, %kvHeads : index
                %1212 = arith.muli %1211, %c57 : index
                %1213 = arith.addi %1184, %1212 : index
                %1214 = arith.addi %1188, %c9 : index
                %1215 = arith.divui %1214, %c14 : index
                %1216 = arith.muli %1215, %c58 : index
                %1217 = arith.addi %1216, %c10 : index
                %1218 = arith.remui %1214, %c14 : index
                %1219 = arith.divui %1183, %c5 : index
                %1220 = arith.remui %1183, %c5 : index
                %1221 = arith.muli %1220, %c4 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.divui %1222, %c4 : index
                %1224 = arith.muli %1223, %c21 : index
                %1225 = arith.muli %1218, %c14 : index
                %1226 = arith.addi %1224, %1225 : index
                %1227 = arith.remui %1222, %c4 : index
                %1228 = arith.muli %1227, %c5 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1217, %1229 : index
                %1231 = arith.addi %1213, %1230 : index
                %1232 = vector.shuffle %1195, %1195 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1232, %kv[%1231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1233 = arith.addi %1188, %c8 : index
                %1234 = arith.divui %1233, %c14 : index
                %1235 = arith.muli %1234, %c58 : index
                %1236 = arith.addi %1235, %c10 : index
                %1237 = arith.remui %1233, %c14 : index
                %1238 = arith.divui %1183, %c5 : index
                %1239 = arith.remui %1183, %c5 : index
                %1240 = arith.muli %1239, %c4 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c21 : index
                %1244 = arith.muli %1237, %c14 : index
                %1245 = arith.addi %1243, %1244 : index
                %1246 = arith.remui %1241, %c4 : index
                %1247 = arith.muli %1246, %c5 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.addi %1236, %1248 : index
                %1250 = arith.addi %1213, %1249 : index
                %1251 = vector.shuffle %1195, %1195 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1251, %kv[%1250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1252 = arith.addi %1188, %c5 : index
                %1253 = arith.divui %1252, %c14 : index
                %1254 = arith.muli %1253, %c58 : index
                %1255 = arith.addi %1254, %c10 : index
                %1256 = arith.remui %1252, %c14 : index
                %1257 = arith.divui %1183, %c5 : index
                %1258 = arith.remui %1183, %c5 : index
                %1259 = arith.muli %1258, %c4 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1260, %c4 : index
                %1262 = arith.muli %1261, %c21 : index
                %1263 = arith.muli %1256, %c14 : index
                %1264 = arith.addi %1262, %1263 : index
                %1265 = arith.remui %1260, %c4 : index
                %1266 = arith.muli %1265, %c5 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1255, %1267 : index
                %1269 = arith.addi %1213, %1268 : index
                %1270 = vector.shuffle %1195, %1195 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1270, %kv[%1269] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1271 = arith.addi %1188, %c34 : index
                %1272 = arith.divui %1271, %c14 : index
                %1273 = arith.muli %1272, %c58 : index
                %1274 = arith.addi %1273, %c10 : index
                %1275 = arith.remui %1271, %c14 : index
                %1276 = arith.divui %1183, %c5 : index
                %1277 = arith.remui %1183, %c5 : index
                %1278 = arith.muli %1277, %c4 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.divui %1279, %c4 : index
                %1281 = arith.muli %1280, %c21 : index
                %1282 = arith.muli %1275, %c14 : index
                %1283 = arith.addi %1281, %1282 : index
                %1284 = arith.remui %1279, %c4 : index
                %1285 = arith.muli %1284, %c5 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1274, %1286 : index
                %1288 = arith.addi %1213, %1287 : index
                %1289 = vector.shuffle %1195, %1195 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1289, %kv[%1288] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1290 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1290 {
            %1291 = wave.lane
            %1292 = arith.muli %1291, %c20 : index
            scf.for %1293 = %1292 to %c41 step %c7 {
              %1294 = arith.addi %1178, %1293 : index
              %1295 = vector.load %20[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.mulf %1295, %1181 : vector<4xf32>
              %1297 = wave.fp8_encode "e4m3" %1296 : vector<4xf32> -> vector<4xi8>
              %1298 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1298 {
                %1299 = arith.muli %1179, %c10 : index
                %1300 = arith.addi %1184, %1299 : index
                %1301 = vector.shuffle %1297, %1297 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1302 = arith.divui %1293, %c14 : index
                %1303 = arith.muli %1302, %c21 : index
                %1304 = arith.remui %1293, %c14 : index
                %1305 = arith.muli %1183, %c14 : index
                %1306 = arith.divui %1304, %c20 : index
                %1307 = arith.muli %1306, %c20 : index
                %1308 = arith.remui %1304, %c5 : index
                %1309 = arith.muli %1308, %c5 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.divui %1304, %c5 : index
                %1312 = arith.remui %1311, %c5 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.addi %1305, %1313 : index
                %1315 = arith.addi %1303, %1314 : index
                %1316 = arith.addi %1300, %1315 : index
                vector.store %1301, %kv[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1317 = arith.subi %1179, %kvHeads : index
                %1318 = arith.muli %1317, %c10 : index
                %1319 = arith.addi %1184, %1318 : index
                %1320 = arith.addi %1293, %c9 : index
                %1321 = arith.divui %1320, %c14 : index
                %1322 = arith.muli %1321, %c21 : index
                %1323 = arith.addi %1322, %c11 : index
                %1324 = arith.remui %1320, %c14 : index
                %1325 = arith.divui %1183, %c5 : index
                %1326 = arith.remui %1183, %c5 : index
                %1327 = arith.muli %1326, %c4 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.muli %1324, %c14 : index
                %1330 = arith.divui %1328, %c20 : index
                %1331 = arith.muli %1330, %c20 : index
                %1332 = arith.remui %1328, %c5 : index
                %1333 = arith.muli %1332, %c5 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.divui %1328, %c5 : index
                %1336 = arith.remui %1335, %c5 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                %1340 = arith.addi %1319, %1339 : index
                %1341 = vector.shuffle %1297, %1297 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1341, %kv[%1340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1342 = arith.addi %1293, %c8 : index
                %1343 = arith.divui %1342, %c14 : index
                %1344 = arith.muli %1343, %c21 : index
                %1345 = arith.addi %1344, %c11 : index
                %1346 = arith.remui %1342, %c14 : index
                %1347 = arith.divui %1183, %c5 : index
                %1348 = arith.remui %1183, %c5 : index
                %1349 = arith.muli %1348, %c4 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c14 : index
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
                %1362 = arith.addi %1319, %1361 : index
                %1363 = vector.shuffle %1297, %1297 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1364 = arith.addi %1293, %c5 : index
                %1365 = arith.divui %1364, %c14 : index
                %1366 = arith.muli %1365, %c21 : index
                %1367 = arith.addi %1366, %c11 : index
                %1368 = arith.remui %1364, %c14 : index
                %1369 = arith.divui %1183, %c5 : index
                %1370 = arith.remui %1183, %c5 : index
                %1371 = arith.muli %1370, %c4 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.muli %1368, %c14 : index
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
                %1384 = arith.addi %1319, %1383 : index
                %1385 = vector.shuffle %1297, %1297 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1385, %kv[%1384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1386 = arith.addi %1293, %c34 : index
                %1387 = arith.divui %1386, %c14 : index
                %1388 = arith.muli %1387, %c21 : index
                %1389 = arith.addi %1388, %c11 : index
                %1390 = arith.remui %1386, %c14 : index
                %1391 = arith.divui %1183, %c5 : index
                %1392 = arith.remui %1183, %c5 : index
                %1393 = arith.muli %1392, %c4 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.muli %1390, %c14 : index
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
                %1406 = arith.addi %1319, %1405 : index
                %1407 = vector.shuffle %1297, %1297 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1407, %kv[%1406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1408 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1408 {
            %1409 = wave.lane
            %1410 = arith.muli %1409, %c20 : index
            scf.for %1411 = %1410 to %c41 step %c7 {
              %1412 = arith.addi %1178, %1411 : index
              %1413 = vector.load %20[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = arith.mulf %1413, %1181 : vector<4xf32>
              %1415 = wave.fp8_encode "e5m2" %1414 : vector<4xf32> -> vector<4xi8>
              %1416 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1416 {
                %1417 = arith.muli %1179, %c10 : index
                %1418 = arith.addi %1184, %1417 : index
                %1419 = vector.shuffle %1415, %1415 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1420 = arith.divui %1411, %c14 : index
                %1421 = arith.muli %1420, %c21 : index
                %1422 = arith.remui %1411, %c14 : index
                %1423 = arith.muli %1183, %c14 : index
                %1424 = arith.divui %1422, %c20 : index
                %1425 = arith.muli %1424, %c20 : index
                %1426 = arith.remui %1422, %c5 : index
                %1427 = arith.muli %1426, %c5 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c5 : index
                %1430 = arith.remui %1429, %c5 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1421, %1432 : index
                %1434 = arith.addi %1418, %1433 : index
                vector.store %1419, %kv[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1435 = arith.subi %1179, %kvHeads : index
                %1436 = arith.muli %1435, %c10 : index
                %1437 = arith.addi %1184, %1436 : index
                %1438 = arith.addi %1411, %c9 : index
                %1439 = arith.divui %1438, %c14 : index
                %1440 = arith.muli %1439, %c21 : index
                %1441 = arith.addi %1440, %c11 : index
                %1442 = arith.remui %1438, %c14 : index
                %1443 = arith.divui %1183, %c5 : index
                %1444 = arith.remui %1183, %c5 : index
                %1445 = arith.muli %1444, %c4 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.muli %1442, %c14 : index
                %1448 = arith.divui %1446, %c20 : index
                %1449 = arith.muli %1448, %c20 : index
                %1450 = arith.remui %1446, %c5 : index
                %1451 = arith.muli %1450, %c5 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1446, %c5 : index
                %1454 = arith.remui %1453, %c5 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1447, %1455 : index
                %1457 = arith.addi %1441, %1456 : index
                %1458 = arith.addi %1437, %1457 : index
                %1459 = vector.shuffle %1415, %1415 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1459, %kv[%1458] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1460 = arith.addi %1411, %c8 : index
                %1461 = arith.divui %1460, %c14 : index
                %1462 = arith.muli %1461, %c21 : index
                %1463 = arith.addi %1462, %c11 : index
                %1464 = arith.remui %1460, %c14 : index
                %1465 = arith.divui %1183, %c5 : index
                %1466 = arith.remui %1183, %c5 : index
                %1467 = arith.muli %1466, %c4 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.muli %1464, %c14 : index
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
                %1480 = arith.addi %1437, %1479 : index
                %1481 = vector.shuffle %1415, %1415 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1481, %kv[%1480] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1482 = arith.addi %1411, %c5 : index
                %1483 = arith.divui %1482, %c14 : index
                %1484 = arith.muli %1483, %c21 : index
                %1485 = arith.addi %1484, %c11 : index
                %1486 = arith.remui %1482, %c14 : index
                %1487 = arith.divui %1183, %c5 : index
                %1488 = arith.remui %1183, %c5 : index
                %1489 = arith.muli %1488, %c4 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.muli %1486, %c14 : index
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
                %1502 = arith.addi %1437, %1501 : index
                %1503 = vector.shuffle %1415, %1415 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1503, %kv[%1502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1504 = arith.addi %1411, %c34 : index
                %1505 = arith.divui %1504, %c14 : index
                %1506 = arith.muli %1505, %c21 : index
                %1507 = arith.addi %1506, %c11 : index
                %1508 = arith.remui %1504, %c14 : index
                %1509 = arith.divui %1183, %c5 : index
                %1510 = arith.remui %1183, %c5 : index
                %1511 = arith.muli %1510, %c4 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.muli %1508, %c14 : index
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
                %1524 = arith.addi %1437, %1523 : index
                %1525 = vector.shuffle %1415, %1415 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1525, %kv[%1524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1526 = arith.addi %812, %c51 : index
      %1527 = arith.addi %811, %1526 : index
      %1528 = arith.cmpi slt, %1527, %22 : index
      %1529 = arith.cmpi slt, %1526, %c14 : index
      %1530 = arith.andi %1528, %1529 : i1
      scf.if %1530 {
        %1531 = arith.addi %811, %1526 : index
        %1532 = arith.addi %slotsAt, %1531 : index
        %1533 = memref.load %step[%1532] : memref<?xi32>
        %1534 = arith.index_cast %1533 : i32 to index
        %1535 = arith.cmpi sge, %1534, %c9 : index
        scf.if %1535 {
          %1536 = arith.muli %1526, %c41 : index
          %1537 = arith.subi %0, %heads : index
          %1538 = memref.load %scales[%1537] : memref<?xf32>
          %1539 = vector.broadcast %1538 : f32 to vector<4xf32>
          %1540 = arith.divui %1534, %c14 : index
          %1541 = arith.remui %1534, %c14 : index
          %1542 = arith.muli %1540, %pageBytes : index
          %1543 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1543 {
            %1544 = wave.lane
            %1545 = arith.muli %1544, %c20 : index
            scf.for %1546 = %1545 to %c41 step %c7 {
              %1547 = arith.addi %1536, %1546 : index
              %1548 = vector.load %20[%1547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1549 = arith.mulf %1548, %1539 : vector<4xf32>
              %1550 = arith.minimumf %1549, %c55 : vector<4xf32>
              %1551 = arith.maximumf %1550, %c56 : vector<4xf32>
              %1552 = arith.truncf %1551 : vector<4xf32> to vector<4xf16>
              %1553 = vector.bitcast %1552 : vector<4xf16> to vector<8xi8>
              %1554 = arith.cmpi slt, %1537, %kvHeads : index
              scf.if %1554 {
                %1555 = arith.muli %1537, %c57 : index
                %1556 = arith.addi %1542, %1555 : index
                %1557 = arith.divui %1546, %c14 : index
                %1558 = arith.muli %1557, %c58 : index
                %1559 = arith.remui %1546, %c14 : index
                %1560 = arith.divui %1559, %c4 : index
                %1561 = arith.muli %1560, %c21 : index
                %1562 = arith.muli %1541, %c14 : index
                %1563 = arith.addi %1561, %1562 : index
                %1564 = arith.remui %1559, %c4 : index
                %1565 = arith.muli %1564, %c5 : index
                %1566 = arith.addi %1563, %1565 : index
                %1567 = arith.addi %1558, %1566 : index
                %1568 = arith.addi %1556, %1567 : index
                vector.store %1553, %kv[%1568] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1569 = arith.subi %1537, %kvHeads : index
                %1570 = arith.muli %1569, %c57 : index
                %1571 = arith.addi %1542, %1570 : index
                %1572 = arith.addi %1546, %c9 : index
                %1573 = arith.divui %1572, %c14 : index
                %1574 = arith.muli %1573, %c58 : index
                %1575 = arith.addi %1574, %c10 : index
                %1576 = arith.remui %1572, %c14 : index
                %1577 = arith.divui %1541, %c5 : index
                %1578 = arith.remui %1541, %c5 : index
                %1579 = arith.muli %1578, %c4 : index
                %1580 = arith.addi %1577, %1579 : index
                %1581 = arith.divui %1580, %c4 : index
                %1582 = arith.muli %1581, %c21 : index
                %1583 = arith.muli %1576, %c14 : index
                %1584 = arith.addi %1582, %1583 : index
                %1585 = arith.remui %1580, %c4 : index
                %1586 = arith.muli %1585, %c5 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.addi %1575, %1587 : index
                %1589 = arith.addi %1571, %1588 : index
                %1590 = vector.shuffle %1553, %1553 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1590, %kv[%1589] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1591 = arith.addi %1546, %c8 : index
                %1592 = arith.divui %1591, %c14 : index
                %1593 = arith.muli %1592, %c58 : index
                %1594 = arith.addi %1593, %c10 : index
                %1595 = arith.remui %1591, %c14 : index
                %1596 = arith.divui %1541, %c5 : index
                %1597 = arith.remui %1541, %c5 : index
                %1598 = arith.muli %1597, %c4 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.divui %1599, %c4 : index
                %1601 = arith.muli %1600, %c21 : index
                %1602 = arith.muli %1595, %c14 : index
                %1603 = arith.addi %1601, %1602 : index
                %1604 = arith.remui %1599, %c4 : index
                %1605 = arith.muli %1604, %c5 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.addi %1594, %1606 : index
                %1608 = arith.addi %1571, %1607 : index
                %1609 = vector.shuffle %1553, %1553 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1609, %kv[%1608] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1610 = arith.addi %1546, %c5 : index
                %1611 = arith.divui %1610, %c14 : index
                %1612 = arith.muli %1611, %c58 : index
                %1613 = arith.addi %1612, %c10 : index
                %1614 = arith.remui %1610, %c14 : index
                %1615 = arith.divui %1541, %c5 : index
                %1616 = arith.remui %1541, %c5 : index
                %1617 = arith.muli %1616, %c4 : index
                %1618 = arith.addi %1615, %1617 : index
                %1619 = arith.divui %1618, %c4 : index
                %1620 = arith.muli %1619, %c21 : index
                %1621 = arith.muli %1614, %c14 : index
                %1622 = arith.addi %1620, %1621 : index
                %1623 = arith.remui %1618, %c4 : index
                %1624 = arith.muli %1623, %c5 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.addi %1613, %1625 : index
                %1627 = arith.addi %1571, %1626 : index
                %1628 = vector.shuffle %1553, %1553 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1628, %kv[%1627] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1629 = arith.addi %1546, %c34 : index
                %1630 = arith.divui %1629, %c14 : index
                %1631 = arith.muli %1630, %c58 : index
                %1632 = arith.addi %1631, %c10 : index
                %1633 = arith.remui %1629, %c14 : index
                %1634 = arith.divui %1541, %c5 : index
                %1635 = arith.remui %1541, %c5 : index
                %1636 = arith.muli %1635, %c4 : index
                %1637 = arith.addi %1634, %1636 : index
                %1638 = arith.divui %1637, %c4 : index
                %1639 = arith.muli %1638, %c21 : index
                %1640 = arith.muli %1633, %c14 : index
                %1641 = arith.addi %1639, %1640 : index
                %1642 = arith.remui %1637, %c4 : index
                %1643 = arith.muli %1642, %c5 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.addi %1632, %1644 : index
                %1646 = arith.addi %1571, %1645 : index
                %1647 = vector.shuffle %1553, %1553 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1647, %kv[%1646] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1648 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1648 {
            %1649 = wave.lane
            %1650 = arith.muli %1649, %c20 : index
            scf.for %1651 = %1650 to %c41 step %c7 {
              %1652 = arith.addi %1536, %1651 : index
              %1653 = vector.load %20[%1652] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1654 = arith.mulf %1653, %1539 : vector<4xf32>
              %1655 = wave.fp8_encode "e4m3" %1654 : vector<4xf32> -> vector<4xi8>
              %1656 = arith.cmpi slt, %1537, %kvHeads : index
              scf.if %1656 {
                %1657 = arith.muli %1537, %c10 : index
                %1658 = arith.addi %1542, %1657 : index
                %1659 = vector.shuffle %1655, %1655 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1660 = arith.divui %1651, %c14 : index
                %1661 = arith.muli %1660, %c21 : index
                %1662 = arith.remui %1651, %c14 : index
                %1663 = arith.muli %1541, %c14 : index
                %1664 = arith.divui %1662, %c20 : index
                %1665 = arith.muli %1664, %c20 : index
                %1666 = arith.remui %1662, %c5 : index
                %1667 = arith.muli %1666, %c5 : index
                %1668 = arith.addi %1665, %1667 : index
                %1669 = arith.divui %1662, %c5 : index
                %1670 = arith.remui %1669, %c5 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.addi %1663, %1671 : index
                %1673 = arith.addi %1661, %1672 : index
                %1674 = arith.addi %1658, %1673 : index
                vector.store %1659, %kv[%1674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1675 = arith.subi %1537, %kvHeads : index
                %1676 = arith.muli %1675, %c10 : index
                %1677 = arith.addi %1542, %1676 : index
                %1678 = arith.addi %1651, %c9 : index
                %1679 = arith.divui %1678, %c14 : index
                %1680 = arith.muli %1679, %c21 : index
                %1681 = arith.addi %1680, %c11 : index
                %1682 = arith.remui %1678, %c14 : index
                %1683 = arith.divui %1541, %c5 : index
                %1684 = arith.remui %1541, %c5 : index
                %1685 = arith.muli %1684, %c4 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.muli %1682, %c14 : index
                %1688 = arith.divui %1686, %c20 : index
                %1689 = arith.muli %1688, %c20 : index
                %1690 = arith.remui %1686, %c5 : index
                %1691 = arith.muli %1690, %c5 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.divui %1686, %c5 : index
                %1694 = arith.remui %1693, %c5 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.addi %1687, %1695 : index
                %1697 = arith.addi %1681, %1696 : index
                %1698 = arith.addi %1677, %1697 : index
                %1699 = vector.shuffle %1655, %1655 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1699, %kv[%1698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1700 = arith.addi %1651, %c8 : index
                %1701 = arith.divui %1700, %c14 : index
                %1702 = arith.muli %1701, %c21 : index
                %1703 = arith.addi %1702, %c11 : index
                %1704 = arith.remui %1700, %c14 : index
                %1705 = arith.divui %1541, %c5 : index
                %1706 = arith.remui %1541, %c5 : index
                %1707 = arith.muli %1706, %c4 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.muli %1704, %c14 : index
                %1710 = arith.divui %1708, %c20 : index
                %1711 = arith.muli %1710, %c20 : index
                %1712 = arith.remui %1708, %c5 : index
                %1713 = arith.muli %1712, %c5 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.divui %1708, %c5 : index
                %1716 = arith.remui %1715, %c5 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.addi %1709, %1717 : index
                %1719 = arith.addi %1703, %1718 : index
                %1720 = arith.addi %1677, %1719 : index
                %1721 = vector.shuffle %1655, %1655 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1721, %kv[%1720] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1722 = arith.addi %1651, %c5 : index
                %1723 = arith.divui %1722, %c14 : index
                %1724 = arith.muli %1723, %c21 : index
                %1725 = arith.addi %1724, %c11 : index
                %1726 = arith.remui %1722, %c14 : index
                %1727 = arith.divui %1541, %c5 : index
                %1728 = arith.remui %1541, %c5 : index
                %1729 = arith.muli %1728, %c4 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.muli %1726, %c14 : index
                %1732 = arith.divui %1730, %c20 : index
                %1733 = arith.muli %1732, %c20 : index
                %1734 = arith.remui %1730, %c5 : index
                %1735 = arith.muli %1734, %c5 : index
                %1736 = arith.addi %1733, %1735 : index
                %1737 = arith.divui %1730, %c5 : index
                %1738 = arith.remui %1737, %c5 : index
                %1739 = arith.addi %1736, %1738 : index
                %1740 = arith.addi %1731, %1739 : index
                %1741 = arith.addi %1725, %1740 : index
                %1742 = arith.addi %1677, %1741 : index
                %1743 = vector.shuffle %1655, %1655 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1743, %kv[%1742] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1744 = arith.addi %1651, %c34 : index
                %1745 = arith.divui %1744, %c14 : index
                %1746 = arith.muli %1745, %c21 : index
                %1747 = arith.addi %1746, %c11 : index
                %1748 = arith.remui %1744, %c14 : index
                %1749 = arith.divui %1541, %c5 : index
                %1750 = arith.remui %1541, %c5 : index
                %1751 = arith.muli %1750, %c4 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.muli %1748, %c14 : index
                %1754 = arith.divui %1752, %c20 : index
                %1755 = arith.muli %1754, %c20 : index
                %1756 = arith.remui %1752, %c5 : index
                %1757 = arith.muli %1756, %c5 : index
                %1758 = arith.addi %1755, %1757 : index
                %1759 = arith.divui %1752, %c5 : index
                %1760 = arith.remui %1759, %c5 : index
                %1761 = arith.addi %1758, %1760 : index
                %1762 = arith.addi %1753, %1761 : index
                %1763 = arith.addi %1747, %1762 : index
                %1764 = arith.addi %1677, %1763 : index
                %1765 = vector.shuffle %1655, %1655 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1765, %kv[%1764] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1766 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1766 {
            %1767 = wave.lane
            %1768 = arith.muli %1767, %c20 : index
            scf.for %1769 = %1768 to %c41 step %c7 {
              %1770 = arith.addi %1536, %1769 : index
              %1771 = vector.load %20[%1770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1772 = arith.mulf %1771, %1539 : vector<4xf32>
              %1773 = wave.fp8_encode "e5m2" %1772 : vector<4xf32> -> vector<4xi8>
              %1774 = arith.cmpi slt, %1537, %kvHeads : index
              scf.if %1774 {
                %1775 = arith.muli %1537, %c10 : index
                %1776 = arith.addi %1542, %1775 : index
                %1777 = vector.shuffle %1773, %1773 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1778 = arith.divui %1769, %c14 : index
                %1779 = arith.muli %1778, %c21 : index
                %1780 = arith.remui %1769, %c14 : index
                %1781 = arith.muli %1541, %c14 : index
                %1782 = arith.divui %1780, %c20 : index
                %1783 = arith.muli %1782, %c20 : index
                %1784 = arith.remui %1780, %c5 : index
                %1785 = arith.muli %1784, %c5 : index
                %1786 = arith.addi %1783, %1785 : index
                %1787 = arith.divui %1780, %c5 : index
                %1788 = arith.remui %1787, %c5 : index
                %1789 = arith.addi %1786, %1788 : index
                %1790 = arith.addi %1781, %1789 : index
                %1791 = arith.addi %1779, %1790 : index
                %1792 = arith.addi %1776, %1791 : index
                vector.store %1777, %kv[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1793 = arith.subi %1537, %kvHeads : index
                %1794 = arith.muli %1793, %c10 : index
                %1795 = arith.addi %1542, %1794 : index
                %1796 = arith.addi %1769, %c9 : index
                %1797 = arith.divui %1796, %c14 : index
                %1798 = arith.muli %1797, %c21 : index
                %1799 = arith.addi %1798, %c11 : index
                %1800 = arith.remui %1796, %c14 : index
                %1801 = arith.divui %1541, %c5 : index
                %1802 = arith.remui %1541, %c5 : index
                %1803 = arith.muli %1802, %c4 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.muli %1800, %c14 : index
                %1806 = arith.divui %1804, %c20 : index
                %1807 = arith.muli %1806, %c20 : index
                %1808 = arith.remui %1804, %c5 : index
                %1809 = arith.muli %1808, %c5 : index
                %1810 = arith.addi %1807, %1809 : index
                %1811 = arith.divui %1804, %c5 : index
                %1812 = arith.remui %1811, %c5 : index
                %1813 = arith.addi %1810, %1812 : index
                %1814 = arith.addi %1805, %1813 : index
                %1815 = arith.addi %1799, %1814 : index
                %1816 = arith.addi %1795, %1815 : index
                %1817 = vector.shuffle %1773, %1773 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1817, %kv[%1816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1818 = arith.addi %1769, %c8 : index
                %1819 = arith.divui %1818, %c14 : index
                %1820 = arith.muli %1819, %c21 : index
                %1821 = arith.addi %1820, %c11 : index
                %1822 = arith.remui %1818, %c14 : index
                %1823 = arith.divui %1541, %c5 : index
                %1824 = arith.remui %1541, %c5 : index
                %1825 = arith.muli %1824, %c4 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.muli %1822, %c14 : index
                %1828 = arith.divui %1826, %c20 : index
                %1829 = arith.muli %1828, %c20 : index
                %1830 = arith.remui %1826, %c5 : index
                %1831 = arith.muli %1830, %c5 : index
                %1832 = arith.addi %1829, %1831 : index
                %1833 = arith.divui %1826, %c5 : index
                %1834 = arith.remui %1833, %c5 : index
                %1835 = arith.addi %1832, %1834 : index
                %1836 = arith.addi %1827, %1835 : index
                %1837 = arith.addi %1821, %1836 : index
                %1838 = arith.addi %1795, %1837 : index
                %1839 = vector.shuffle %1773, %1773 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1839, %kv[%1838] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1840 = arith.addi %1769, %c5 : index
                %1841 = arith.divui %1840, %c14 : index
                %1842 = arith.muli %1841, %c21 : index
                %1843 = arith.addi %1842, %c11 : index
                %1844 = arith.remui %1840, %c14 : index
                %1845 = arith.divui %1541, %c5 : index
                %1846 = arith.remui %1541, %c5 : index
                %1847 = arith.muli %1846, %c4 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = arith.muli %1844, %c14 : index
                %1850 = arith.divui %1848, %c20 : index
                %1851 = arith.muli %1850, %c20 : index
                %1852 = arith.remui %1848, %c5 : index
                %1853 = arith.muli %1852, %c5 : index
                %1854 = arith.addi %1851, %1853 : index
                %1855 = arith.divui %1848, %c5 : index
                %1856 = arith.remui %1855, %c5 : index
                %1857 = arith.addi %1854, %1856 : index
                %1858 = arith.addi %1849, %1857 : index
                %1859 = arith.addi %1843, %1858 : index
                %1860 = arith.addi %1795, %1859 : index
                %1861 = vector.shuffle %1773, %1773 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1861, %kv[%1860] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1862 = arith.addi %1769, %c34 : index
                %1863 = arith.divui %1862, %c14 : index
                %1864 = arith.muli %1863, %c21 : index
                %1865 = arith.addi %1864, %c11 : index
                %1866 = arith.remui %1862, %c14 : index
                %1867 = arith.divui %1541, %c5 : index
                %1868 = arith.remui %1541, %c5 : index
                %1869 = arith.muli %1868, %c4 : index
                %1870 = arith.addi %1867, %1869 : index
                %1871 = arith.muli %1866, %c14 : index
                %1872 = arith.divui %1870, %c20 : index
                %1873 = arith.muli %1872, %c20 : index
                %1874 = arith.remui %1870, %c5 : index
                %1875 = arith.muli %1874, %c5 : index
                %1876 = arith.addi %1873, %1875 : index
                %1877 = arith.divui %1870, %c5 : index
                %1878 = arith.remui %1877, %c5 : index
                %1879 = arith.addi %1876, %1878 : index
                %1880 = arith.addi %1871, %1879 : index
                %1881 = arith.addi %1865, %1880 : index
                %1882 = arith.addi %1795, %1881 : index
                %1883 = vector.shuffle %1773, %1773 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1883, %kv[%1882] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1884 = arith.addi %23, %c14 : index
    %1885 = wave.lane
    %1886 = arith.muli %3, %c8 : index
    %1887 = arith.muli %1886, %c21 : index
    %1888 = arith.addi %1887, %1885 : index
    %1889 = arith.muli %4, %c11 : index
    %1890 = arith.addi %1889, %1888 : index
    %1891 = arith.addi %1890, %c9 : index
    %1892 = arith.addi %1891, %c9 : index
    %1893 = vector.extract %460#1[0] : f32 from vector<8xf32>
    memref.store %1893, %19[%1892] : memref<?xf32>
    %1894 = arith.muli %4, %c11 : index
    %1895 = arith.addi %1894, %1888 : index
    %1896 = arith.addi %1895, %c9 : index
    %1897 = arith.addi %1896, %c15 : index
    %1898 = vector.extract %460#1[1] : f32 from vector<8xf32>
    memref.store %1898, %19[%1897] : memref<?xf32>
    %1899 = arith.muli %4, %c11 : index
    %1900 = arith.addi %1899, %1888 : index
    %1901 = arith.addi %1900, %c9 : index
    %1902 = arith.addi %1901, %c12 : index
    %1903 = vector.extract %460#1[2] : f32 from vector<8xf32>
    memref.store %1903, %19[%1902] : memref<?xf32>
    %1904 = arith.muli %4, %c11 : index
    %1905 = arith.addi %1904, %1888 : index
    %1906 = arith.addi %1905, %c9 : index
    %1907 = arith.addi %1906, %c35 : index
    %1908 = vector.extract %460#1[3] : f32 from vector<8xf32>
    memref.store %1908, %19[%1907] : memref<?xf32>
    %1909 = arith.muli %4, %c11 : index
    %1910 = arith.addi %1909, %1888 : index
    %1911 = arith.addi %1910, %c9 : index
    %1912 = arith.addi %1911, %c7 : index
    %1913 = vector.extract %460#1[4] : f32 from vector<8xf32>
    memref.store %1913, %19[%1912] : memref<?xf32>
    %1914 = arith.muli %4, %c11 : index
    %1915 = arith.addi %1914, %1888 : index
    %1916 = arith.addi %1915, %c9 : index
    %1917 = arith.addi %1916, %c36 : index
    %1918 = vector.extract %460#1[5] : f32 from vector<8xf32>
    memref.store %1918, %19[%1917] : memref<?xf32>
    %1919 = arith.muli %4, %c11 : index
    %1920 = arith.addi %1919, %1888 : index
    %1921 = arith.addi %1920, %c9 : index
    %1922 = arith.addi %1921, %c37 : index
    %1923 = vector.extract %460#1[6] : f32 from vector<8xf32>
    memref.store %1923, %19[%1922] : memref<?xf32>
    %1924 = arith.muli %4, %c11 : index
    %1925 = arith.addi %1924, %1888 : index
    %1926 = arith.addi %1925, %c9 : index
    %1927 = arith.addi %1926, %c38 : index
    %1928 = vector.extract %460#1[7] : f32 from vector<8xf32>
    memref.store %1928, %19[%1927] : memref<?xf32>
    wave.barrier
    %1929 = arith.muli %4, %c20 : index
    %1930 = arith.addi %1929, %c9 : index
    %1931 = arith.muli %1930, %c5 : index
    %1932 = arith.divui %1885, %c14 : index
    %1933 = arith.addi %1931, %1932 : index
    %1934 = arith.addi %1884, %1933 : index
    %1935 = arith.cmpi slt, %1934, %22 : index
    scf.if %1935 {
      %1936 = arith.cmpi eq, %hasFactors, %c8 : index
      %1937 = arith.muli %1934, %c5 : index
      %1938 = memref.load %factors[%1937] : memref<?xf32>
      %1939 = arith.mulf %1938, %operandScale : f32
      %1940 = arith.select %1936, %1939, %operandScale : f32
      %1941 = arith.addi %1888, %c9 : index
      %1942 = arith.muli %1930, %c15 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = memref.load %19[%1943] : memref<?xf32>
      %1945 = arith.addi %1943, %c11 : index
      %1946 = memref.load %19[%1945] : memref<?xf32>
      %1947 = arith.addf %1944, %1946 : f32
      %1948 = arith.remui %1885, %c14 : index
      %1949 = arith.muli %1948, %c20 : index
      %1950 = arith.addi %18, %1949 : index
      %1951 = vector.load %w[%1950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1952 = vector.bitcast %1951 : vector<4xi8> to vector<1xf32>
      %1953 = vector.extract %1952[0] : f32 from vector<1xf32>
      %1954 = arith.mulf %1953, %1940 : f32
      %1955 = arith.mulf %1947, %1954 : f32
      %1956 = arith.muli %3, %c8 : index
      %1957 = arith.addi %1956, %c9 : index
      %1958 = arith.muli %1957, %c14 : index
      %1959 = arith.remui %1885, %c14 : index
      %1960 = arith.addi %1958, %1959 : index
      %1961 = arith.muli %1933, %c41 : index
      %1962 = arith.addi %1961, %1960 : index
      memref.store %1955, %20[%1962] : memref<?xf32>
    }
    %1963 = arith.muli %4, %c20 : index
    %1964 = arith.addi %1963, %c8 : index
    %1965 = arith.muli %1964, %c5 : index
    %1966 = arith.divui %1885, %c14 : index
    %1967 = arith.addi %1965, %1966 : index
    %1968 = arith.addi %1884, %1967 : index
    %1969 = arith.cmpi slt, %1968, %22 : index
    scf.if %1969 {
      %1970 = arith.cmpi eq, %hasFactors, %c8 : index
      %1971 = arith.muli %1968, %c5 : index
      %1972 = memref.load %factors[%1971] : memref<?xf32>
      %1973 = arith.mulf %1972, %operandScale : f32
      %1974 = arith.select %1970, %1973, %operandScale : f32
      %1975 = arith.addi %1888, %c9 : index
      %1976 = arith.muli %1964, %c15 : index
      %1977 = arith.addi %1975, %1976 : index
      %1978 = memref.load %19[%1977] : memref<?xf32>
      %1979 = arith.addi %1977, %c11 : index
      %1980 = memref.load %19[%1979] : memref<?xf32>
      %1981 = arith.addf %1978, %1980 : f32
      %1982 = arith.remui %1885, %c14 : index
      %1983 = arith.muli %1982, %c20 : index
      %1984 = arith.addi %18, %1983 : index
      %1985 = vector.load %w[%1984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1986 = vector.bitcast %1985 : vector<4xi8> to vector<1xf32>
      %1987 = vector.extract %1986[0] : f32 from vector<1xf32>
      %1988 = arith.mulf %1987, %1974 : f32
      %1989 = arith.mulf %1981, %1988 : f32
      %1990 = arith.muli %3, %c8 : index
      %1991 = arith.addi %1990, %c9 : index
      %1992 = arith.muli %1991, %c14 : index
      %1993 = arith.remui %1885, %c14 : index
      %1994 = arith.addi %1992, %1993 : index
      %1995 = arith.muli %1967, %c41 : index
      %1996 = arith.addi %1995, %1994 : index
      memref.store %1989, %20[%1996] : memref<?xf32>
    }
    %1997 = arith.muli %4, %c20 : index
    %1998 = arith.addi %1997, %c5 : index
    %1999 = arith.muli %1998, %c5 : index
    %2000 = arith.divui %1885, %c14 : index
    %2001 = arith.addi %1999, %2000 : index
    %2002 = arith.addi %1884, %2001 : index
    %2003 = arith.cmpi slt, %2002, %22 : index
    scf.if %2003 {
      %2004 = arith.cmpi eq, %hasFactors, %c8 : index
      %2005 = arith.muli %2002, %c5 : index
      %2006 = memref.load %factors[%2005] : memref<?xf32>
      %2007 = arith.mulf %2006, %operandScale : f32
      %2008 = arith.select %2004, %2007, %operandScale : f32
      %2009 = arith.addi %1888, %c9 : index
      %2010 = arith.muli %1998, %c15 : index
      %2011 = arith.addi %2009, %2010 : index
      %2012 = memref.load %19[%2011] : memref<?xf32>
      %2013 = arith.addi %2011, %c11 : index
      %2014 = memref.load %19[%2013] : memref<?xf32>
      %2015 = arith.addf %2012, %2014 : f32
      %2016 = arith.remui %1885, %c14 : index
      %2017 = arith.muli %2016, %c20 : index
      %2018 = arith.addi %18, %2017 : index
      %2019 = vector.load %w[%2018] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2020 = vector.bitcast %2019 : vector<4xi8> to vector<1xf32>
      %2021 = vector.extract %2020[0] : f32 from vector<1xf32>
      %2022 = arith.mulf %2021, %2008 : f32
      %2023 = arith.mulf %2015, %2022 : f32
      %2024 = arith.muli %3, %c8 : index
      %2025 = arith.addi %2024, %c9 : index
      %2026 = arith.muli %2025, %c14 : index
      %2027 = arith.remui %1885, %c14 : index
      %2028 = arith.addi %2026, %2027 : index
      %2029 = arith.muli %2001, %c41 : index
      %2030 = arith.addi %2029, %2028 : index
      memref.store %2023, %20[%2030] : memref<?xf32>
    }
    %2031 = arith.muli %4, %c20 : index
    %2032 = arith.addi %2031, %c34 : index
    %2033 = arith.muli %2032, %c5 : index
    %2034 = arith.divui %1885, %c14 : index
    %2035 = arith.addi %2033, %2034 : index
    %2036 = arith.addi %1884, %2035 : index
    %2037 = arith.cmpi slt, %2036, %22 : index
    scf.if %2037 {
      %2038 = arith.cmpi eq, %hasFactors, %c8 : index
      %2039 = arith.muli %2036, %c5 : index
      %2040 = memref.load %factors[%2039] : memref<?xf32>
      %2041 = arith.mulf %2040, %operandScale : f32
      %2042 = arith.select %2038, %2041, %operandScale : f32
      %2043 = arith.addi %1888, %c9 : index
      %2044 = arith.muli %2032, %c15 : index
      %2045 = arith.addi %2043, %2044 : index
      %2046 = memref.load %19[%2045] : memref<?xf32>
      %2047 = arith.addi %2045, %c11 : index
      %2048 = memref.load %19[%2047] : memref<?xf32>
      %2049 = arith.addf %2046, %2048 : f32
      %2050 = arith.remui %1885, %c14 : index
      %2051 = arith.muli %2050, %c20 : index
      %2052 = arith.addi %18, %2051 : index
      %2053 = vector.load %w[%2052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2054 = vector.bitcast %2053 : vector<4xi8> to vector<1xf32>
      %2055 = vector.extract %2054[0] : f32 from vector<1xf32>
      %2056 = arith.mulf %2055, %2042 : f32
      %2057 = arith.mulf %2049, %2056 : f32
      %2058 = arith.muli %3, %c8 : index
      %2059 = arith.addi %2058, %c9 : index
      %2060 = arith.muli %2059, %c14 : index
      %2061 = arith.remui %1885, %c14 : index
      %2062 = arith.addi %2060, %2061 : index
      %2063 = arith.muli %2035, %c41 : index
      %2064 = arith.addi %2063, %2062 : index
      memref.store %2057, %20[%2064] : memref<?xf32>
    }
    wave.barrier
    %2065 = arith.addi %23, %c14 : index
    %2066 = wave.wave
    %2067 = arith.addi %2066, %c9 : index
    %2068 = arith.addi %2065, %2067 : index
    %2069 = arith.cmpi slt, %2068, %22 : index
    %2070 = arith.cmpi slt, %2067, %c14 : index
    %2071 = arith.andi %2069, %2070 : i1
    scf.if %2071 {
      %2072 = arith.addi %2065, %2067 : index
      %2073 = arith.muli %2067, %c41 : index
      %2074 = wave.lane
      %2075 = arith.addi %2074, %c9 : index
      %2076 = arith.cmpi eq, %hasBias, %c8 : index
      %2077 = arith.addi %2073, %2075 : index
      %2078 = memref.load %20[%2077] : memref<?xf32>
      %2079 = arith.muli %0, %c41 : index
      %2080 = arith.addi %2079, %2075 : index
      %2081 = memref.load %bias[%2080] : memref<?xf32>
      %2082 = arith.addf %2078, %2081 : f32
      %2083 = arith.select %2076, %2082, %2078 : f32
      %2084 = arith.addi %2075, %c43 : index
      %2085 = arith.cmpi eq, %hasBias, %c8 : index
      %2086 = arith.addi %2073, %2084 : index
      %2087 = memref.load %20[%2086] : memref<?xf32>
      %2088 = arith.muli %0, %c41 : index
      %2089 = arith.addi %2088, %2084 : index
      %2090 = memref.load %bias[%2089] : memref<?xf32>
      %2091 = arith.addf %2087, %2090 : f32
      %2092 = arith.select %2085, %2091, %2087 : f32
      %2093 = arith.addi %2074, %c15 : index
      %2094 = arith.cmpi slt, %2093, %c43 : index
      %2095 = arith.minsi %2093, %c44 : index
      %2096 = arith.cmpi eq, %hasBias, %c8 : index
      %2097 = arith.addi %2073, %2095 : index
      %2098 = memref.load %20[%2097] : memref<?xf32>
      %2099 = arith.muli %0, %c41 : index
      %2100 = arith.addi %2099, %2095 : index
      %2101 = memref.load %bias[%2100] : memref<?xf32>
      %2102 = arith.addf %2098, %2101 : f32
      %2103 = arith.select %2096, %2102, %2098 : f32
      %2104 = arith.addi %2095, %c43 : index
      %2105 = arith.cmpi eq, %hasBias, %c8 : index
      %2106 = arith.addi %2073, %2104 : index
      %2107 = memref.load %20[%2106] : memref<?xf32>
      %2108 = arith.muli %0, %c41 : index
      %2109 = arith.addi %2108, %2104 : index
      %2110 = memref.load %bias[%2109] : memref<?xf32>
      %2111 = arith.addf %2107, %2110 : f32
      %2112 = arith.select %2105, %2111, %2107 : f32
      %2113 = arith.addi %heads, %kvHeads : index
      %2114 = arith.cmpi slt, %0, %2113 : index
      scf.if %2114 {
        %2115 = arith.addi %positionsAt, %2072 : index
        %2116 = memref.load %step[%2115] : memref<?xi32>
        %2117 = arith.index_cast %2116 : i32 to index
        %2118 = arith.cmpi eq, %hasNorm, %c8 : index
        %2119 = math.fma %2083, %2083, %c47 : f32
        %2120 = math.fma %2092, %2092, %2119 : f32
        %2121 = math.fma %2103, %2103, %2120 : f32
        %2122 = arith.select %2094, %2121, %2120 : f32
        %2123 = math.fma %2112, %2112, %2122 : f32
        %2124 = arith.select %2094, %2123, %2122 : f32
        %2125 = vector.broadcast %2124 : f32 to vector<1xf32>
        %2126 = wave.reduce "add" %2125 : vector<1xf32>
        %2127 = arith.mulf %2126, %inverseHeadDim : f32
        %2128 = arith.addf %2127, %epsilon : f32
        %2129 = math.sqrt %2128 : f32
        %2130 = arith.divf %c49, %2129 : f32
        %2131 = arith.cmpi slt, %0, %heads : index
        %2132 = arith.addi %2075, %c43 : index
        %2133 = memref.load %query_norm[%2075] : memref<?xf32>
        %2134 = memref.load %key_norm[%2075] : memref<?xf32>
        %2135 = arith.select %2131, %2133, %2134 : f32
        %2136 = arith.mulf %2083, %2130 : f32
        %2137 = arith.mulf %2136, %2135 : f32
        %2138 = arith.select %2118, %2137, %2083 : f32
        %2139 = memref.load %query_norm[%2132] : memref<?xf32>
        %2140 = memref.load %key_norm[%2132] : memref<?xf32>
        %2141 = arith.select %2131, %2139, %2140 : f32
        %2142 = arith.mulf %2092, %2130 : f32
        %2143 = arith.mulf %2142, %2141 : f32
        %2144 = arith.select %2118, %2143, %2092 : f32
        %2145 = arith.addi %2095, %c43 : index
        %2146 = memref.load %query_norm[%2095] : memref<?xf32>
        %2147 = memref.load %key_norm[%2095] : memref<?xf32>
        %2148 = arith.select %2131, %2146, %2147 : f32
        %2149 = arith.mulf %2103, %2130 : f32
        %2150 = arith.mulf %2149, %2148 : f32
        %2151 = arith.select %2118, %2150, %2103 : f32
        %2152 = memref.load %query_norm[%2145] : memref<?xf32>
        %2153 = memref.load %key_norm[%2145] : memref<?xf32>
        %2154 = arith.select %2131, %2152, %2153 : f32
        %2155 = arith.mulf %2112, %2130 : f32
        %2156 = arith.mulf %2155, %2154 : f32
        %2157 = arith.select %2118, %2156, %2112 : f32
        %2158 = arith.remui %2117, %c21 : index
        %2159 = arith.muli %2158, %c41 : index
        %2160 = arith.addi %2159, %2075 : index
        %2161 = arith.divui %2117, %c21 : index
        %2162 = arith.addi %2161, %c21 : index
        %2163 = arith.muli %2162, %c41 : index
        %2164 = arith.addi %2163, %2075 : index
        %2165 = memref.load %rope[%2160] : memref<?xf32>
        %2166 = arith.addi %2160, %c43 : index
        %2167 = memref.load %rope[%2166] : memref<?xf32>
        %2168 = memref.load %rope[%2164] : memref<?xf32>
        %2169 = arith.addi %2164, %c43 : index
        %2170 = memref.load %rope[%2169] : memref<?xf32>
        %2171 = arith.mulf %2168, %2165 : f32
        %2172 = arith.mulf %2170, %2167 : f32
        %2173 = arith.subf %2171, %2172 : f32
        %2174 = arith.mulf %2170, %2165 : f32
        %2175 = arith.mulf %2168, %2167 : f32
        %2176 = arith.addf %2174, %2175 : f32
        %2177 = arith.mulf %2138, %2173 : f32
        %2178 = arith.mulf %2144, %2176 : f32
        %2179 = arith.subf %2177, %2178 : f32
        %2180 = arith.mulf %2144, %2173 : f32
        %2181 = arith.mulf %2138, %2176 : f32
        %2182 = arith.addf %2180, %2181 : f32
        %2183 = arith.cmpi slt, %0, %heads : index
        scf.if %2183 {
          %2184 = arith.muli %2072, %heads : index
          %2185 = arith.addi %2184, %0 : index
          %2186 = arith.muli %2185, %c41 : index
          %2187 = arith.addi %2186, %2075 : index
          memref.store %2179, %q[%2187] : memref<?xf32>
          %2188 = arith.addi %2187, %c43 : index
          memref.store %2182, %q[%2188] : memref<?xf32>
        } else {
          %2189 = arith.addi %2073, %2075 : index
          memref.store %2179, %20[%2189] : memref<?xf32>
          %2190 = arith.addi %2073, %2075 : index
          %2191 = arith.addi %2190, %c43 : index
          memref.store %2182, %20[%2191] : memref<?xf32>
        }
        %2192 = arith.remui %2117, %c21 : index
        %2193 = arith.muli %2192, %c41 : index
        %2194 = arith.addi %2193, %2095 : index
        %2195 = arith.divui %2117, %c21 : index
        %2196 = arith.addi %2195, %c21 : index
        %2197 = arith.muli %2196, %c41 : index
        %2198 = arith.addi %2197, %2095 : index
        %2199 = memref.load %rope[%2194] : memref<?xf32>
        %2200 = arith.addi %2194, %c43 : index
        %2201 = memref.load %rope[%2200] : memref<?xf32>
        %2202 = memref.load %rope[%2198] : memref<?xf32>
        %2203 = arith.addi %2198, %c43 : index
        %2204 = memref.load %rope[%2203] : memref<?xf32>
        %2205 = arith.mulf %2202, %2199 : f32
        %2206 = arith.mulf %2204, %2201 : f32
        %2207 = arith.subf %2205, %2206 : f32
        %2208 = arith.mulf %2204, %2199 : f32
        %2209 = arith.mulf %2202, %2201 : f32
        %2210 = arith.addf %2208, %2209 : f32
        %2211 = arith.mulf %2151, %2207 : f32
        %2212 = arith.mulf %2157, %2210 : f32
        %2213 = arith.subf %2211, %2212 : f32
        %2214 = arith.mulf %2157, %2207 : f32
        %2215 = arith.mulf %2151, %2210 : f32
        %2216 = arith.addf %2214, %2215 : f32
        scf.if %2094 {
          %2217 = arith.cmpi slt, %0, %heads : index
          scf.if %2217 {
            %2218 = arith.muli %2072, %heads : index
            %2219 = arith.addi %2218, %0 : index
            %2220 = arith.muli %2219, %c41 : index
            %2221 = arith.addi %2220, %2095 : index
            memref.store %2213, %q[%2221] : memref<?xf32>
            %2222 = arith.addi %2221, %c43 : index
            memref.store %2216, %q[%2222] : memref<?xf32>
          } else {
            %2223 = arith.addi %2073, %2095 : index
            memref.store %2213, %20[%2223] : memref<?xf32>
            %2224 = arith.addi %2073, %2095 : index
            %2225 = arith.addi %2224, %c43 : index
            memref.store %2216, %20[%2225] : memref<?xf32>
          }
        }
      } else {
        %2226 = arith.cmpi slt, %0, %heads : index
        scf.if %2226 {
          %2227 = arith.muli %2072, %heads : index
          %2228 = arith.addi %2227, %0 : index
          %2229 = arith.muli %2228, %c41 : index
          %2230 = arith.addi %2229, %2075 : index
          memref.store %2083, %q[%2230] : memref<?xf32>
          %2231 = arith.addi %2230, %c43 : index
          memref.store %2092, %q[%2231] : memref<?xf32>
        } else {
          %2232 = arith.addi %2073, %2075 : index
          memref.store %2083, %20[%2232] : memref<?xf32>
          %2233 = arith.addi %2073, %2075 : index
          %2234 = arith.addi %2233, %c43 : index
          memref.store %2092, %20[%2234] : memref<?xf32>
        }
        scf.if %2094 {
          %2235 = arith.cmpi slt, %0, %heads : index
          scf.if %2235 {
            %2236 = arith.muli %2072, %heads : index
            %2237 = arith.addi %2236, %0 : index
            %2238 = arith.muli %2237, %c41 : index
            %2239 = arith.addi %2238, %2095 : index
            memref.store %2103, %q[%2239] : memref<?xf32>
            %2240 = arith.addi %2239, %c43 : index
            memref.store %2112, %q[%2240] : memref<?xf32>
          } else {
            %2241 = arith.addi %2073, %2095 : index
            memref.store %2103, %20[%2241] : memref<?xf32>
            %2242 = arith.addi %2073, %2095 : index
            %2243 = arith.addi %2242, %c43 : index
            memref.store %2112, %20[%2243] : memref<?xf32>
          }
        }
      }
    }
    %2244 = arith.addi %2066, %c51 : index
    %2245 = arith.addi %2065, %2244 : index
    %2246 = arith.cmpi slt, %2245, %22 : index
    %2247 = arith.cmpi slt, %2244, %c14 : index
    %2248 = arith.andi %2246, %2247 : i1
    scf.if %2248 {
      %2249 = arith.addi %2065, %2244 : index
      %2250 = arith.muli %2244, %c41 : index
      %2251 = wave.lane
      %2252 = arith.addi %2251, %c9 : index
      %2253 = arith.cmpi eq, %hasBias, %c8 : index
      %2254 = arith.addi %2250, %2252 : index
      %2255 = memref.load %20[%2254] : memref<?xf32>
      %2256 = arith.muli %0, %c41 : index
      %2257 = arith.addi %2256, %2252 : index
      %2258 = memref.load %bias[%2257] : memref<?xf32>
      %2259 = arith.addf %2255, %2258 : f32
      %2260 = arith.select %2253, %2259, %2255 : f32
      %2261 = arith.addi %2252, %c43 : index
      %2262 = arith.cmpi eq, %hasBias, %c8 : index
      %2263 = arith.addi %2250, %2261 : index
      %2264 = memref.load %20[%2263] : memref<?xf32>
      %2265 = arith.muli %0, %c41 : index
      %2266 = arith.addi %2265, %2261 : index
      %2267 = memref.load %bias[%2266] : memref<?xf32>
      %2268 = arith.addf %2264, %2267 : f32
      %2269 = arith.select %2262, %2268, %2264 : f32
      %2270 = arith.addi %2251, %c15 : index
      %2271 = arith.cmpi slt, %2270, %c43 : index
      %2272 = arith.minsi %2270, %c44 : index
      %2273 = arith.cmpi eq, %hasBias, %c8 : index
      %2274 = arith.addi %2250, %2272 : index
      %2275 = memref.load %20[%2274] : memref<?xf32>
      %2276 = arith.muli %0, %c41 : index
      %2277 = arith.addi %2276, %2272 : index
      %2278 = memref.load %bias[%2277] : memref<?xf32>
      %2279 = arith.addf %2275, %2278 : f32
      %2280 = arith.select %2273, %2279, %2275 : f32
      %2281 = arith.addi %2272, %c43 : index
      %2282 = arith.cmpi eq, %hasBias, %c8 : index
      %2283 = arith.addi %2250, %2281 : index
      %2284 = memref.load %20[%2283] : memref<?xf32>
      %2285 = arith.muli %0, %c41 : index
      %2286 = arith.addi %2285, %2281 : index
      %2287 = memref.load %bias[%2286] : memref<?xf32>
      %2288 = arith.addf %2284, %2287 : f32
      %2289 = arith.select %2282, %2288, %2284 : f32
      %2290 = arith.addi %heads, %kvHeads : index
      %2291 = arith.cmpi slt, %0, %2290 : index
      scf.if %2291 {
        %2292 = arith.addi %positionsAt, %2249 : index
        %2293 = memref.load %step[%2292] : memref<?xi32>
        %2294 = arith.index_cast %2293 : i32 to index
        %2295 = arith.cmpi eq, %hasNorm, %c8 : index
        %2296 = math.fma %2260, %2260, %c47 : f32
        %2297 = math.fma %2269, %2269, %2296 : f32
        %2298 = math.fma %2280, %2280, %2297 : f32
        %2299 = arith.select %2271, %2298, %2297 : f32
        %2300 = math.fma %2289, %2289, %2299 : f32
        %2301 = arith.select %2271, %2300, %2299 : f32
        %2302 = vector.broadcast %2301 : f32 to vector<1xf32>
        %2303 = wave.reduce "add" %2302 : vector<1xf32>
        %2304 = arith.mulf %2303, %inverseHeadDim : f32
        %2305 = arith.addf %2304, %epsilon : f32
        %2306 = math.sqrt %2305 : f32
        %2307 = arith.divf %c49, %2306 : f32
        %2308 = arith.cmpi slt, %0, %heads : index
        %2309 = arith.addi %2252, %c43 : index
        %2310 = memref.load %query_norm[%2252] : memref<?xf32>
        %2311 = memref.load %key_norm[%2252] : memref<?xf32>
        %2312 = arith.select %2308, %2310, %2311 : f32
        %2313 = arith.mulf %2260, %2307 : f32
        %2314 = arith.mulf %2313, %2312 : f32
        %2315 = arith.select %2295, %2314, %2260 : f32
        %2316 = memref.load %query_norm[%2309] : memref<?xf32>
        %2317 = memref.load %key_norm[%2309] : memref<?xf32>
        %2318 = arith.select %2308, %2316, %2317 : f32
        %2319 = arith.mulf %2269, %2307 : f32
        %2320 = arith.mulf %2319, %2318 : f32
        %2321 = arith.select %2295, %2320, %2269 : f32
        %2322 = arith.addi %2272, %c43 : index
        %2323 = memref.load %query_norm[%2272] : memref<?xf32>
        %2324 = memref.load %key_norm[%2272] : memref<?xf32>
        %2325 = arith.select %2308, %2323, %2324 : f32
        %2326 = arith.mulf %2280, %2307 : f32
        %2327 = arith.mulf %2326, %2325 : f32
        %2328 = arith.select %2295, %2327, %2280 : f32
        %2329 = memref.load %query_norm[%2322] : memref<?xf32>
        %2330 = memref.load %key_norm[%2322] : memref<?xf32>
        %2331 = arith.select %2308, %2329, %2330 : f32
        %2332 = arith.mulf %2289, %2307 : f32
        %2333 = arith.mulf %2332, %2331 : f32
        %2334 = arith.select %2295, %2333, %2289 : f32
        %2335 = arith.remui %2294, %c21 : index
        %2336 = arith.muli %2335, %c41 : index
        %2337 = arith.addi %2336, %2252 : index
        %2338 = arith.divui %2294, %c21 : index
        %2339 = arith.addi %2338, %c21 : index
        %2340 = arith.muli %2339, %c41 : index
        %2341 = arith.addi %2340, %2252 : index
        %2342 = memref.load %rope[%2337] : memref<?xf32>
        %2343 = arith.addi %2337, %c43 : index
        %2344 = memref.load %rope[%2343] : memref<?xf32>
        %2345 = memref.load %rope[%2341] : memref<?xf32>
        %2346 = arith.addi %2341, %c43 : index
        %2347 = memref.load %rope[%2346] : memref<?xf32>
        %2348 = arith.mulf %2345, %2342 : f32
        %2349 = arith.mulf %2347, %2344 : f32
        %2350 = arith.subf %2348, %2349 : f32
        %2351 = arith.mulf %2347, %2342 : f32
        %2352 = arith.mulf %2345, %2344 : f32
        %2353 = arith.addf %2351, %2352 : f32
        %2354 = arith.mulf %2315, %2350 : f32
        %2355 = arith.mulf %2321, %2353 : f32
        %2356 = arith.subf %2354, %2355 : f32
        %2357 = arith.mulf %2321, %2350 : f32
        %2358 = arith.mulf %2315, %2353 : f32
        %2359 = arith.addf %2357, %2358 : f32
        %2360 = arith.cmpi slt, %0, %heads : index
        scf.if %2360 {
          %2361 = arith.muli %2249, %heads : index
          %2362 = arith.addi %2361, %0 : index
          %2363 = arith.muli %2362, %c41 : index
          %2364 = arith.addi %2363, %2252 : index
          memref.store %2356, %q[%2364] : memref<?xf32>
          %2365 = arith.addi %2364, %c43 : index
          memref.store %2359, %q[%2365] : memref<?xf32>
        } else {
          %2366 = arith.addi %2250, %2252 : index
          memref.store %2356, %20[%2366] : memref<?xf32>
          %2367 = arith.addi %2250, %2252 : index
          %2368 = arith.addi %2367, %c43 : index
          memref.store %2359, %20[%2368] : memref<?xf32>
        }
        %2369 = arith.remui %2294, %c21 : index
        %2370 = arith.muli %2369, %c41 : index
        %2371 = arith.addi %2370, %2272 : index
        %2372 = arith.divui %2294, %c21 : index
        %2373 = arith.addi %2372, %c21 : index
        %2374 = arith.muli %2373, %c41 : index
        %2375 = arith.addi %2374, %2272 : index
        %2376 = memref.load %rope[%2371] : memref<?xf32>
        %2377 = arith.addi %2371, %c43 : index
        %2378 = memref.load %rope[%2377] : memref<?xf32>
        %2379 = memref.load %rope[%2375] : memref<?xf32>
        %2380 = arith.addi %2375, %c43 : index
        %2381 = memref.load %rope[%2380] : memref<?xf32>
        %2382 = arith.mulf %2379, %2376 : f32
        %2383 = arith.mulf %2381, %2378 : f32
        %2384 = arith.subf %2382, %2383 : f32
        %2385 = arith.mulf %2381, %2376 : f32
        %2386 = arith.mulf %2379, %2378 : f32
        %2387 = arith.addf %2385, %2386 : f32
        %2388 = arith.mulf %2328, %2384 : f32
        %2389 = arith.mulf %2334, %2387 : f32
        %2390 = arith.subf %2388, %2389 : f32
        %2391 = arith.mulf %2334, %2384 : f32
        %2392 = arith.mulf %2328, %2387 : f32
        %2393 = arith.addf %2391, %2392 : f32
        scf.if %2271 {
          %2394 = arith.cmpi slt, %0, %heads : index
          scf.if %2394 {
            %2395 = arith.muli %2249, %heads : index
            %2396 = arith.addi %2395, %0 : index
            %2397 = arith.muli %2396, %c41 : index
            %2398 = arith.addi %2397, %2272 : index
            memref.store %2390, %q[%2398] : memref<?xf32>
            %2399 = arith.addi %2398, %c43 : index
            memref.store %2393, %q[%2399] : memref<?xf32>
          } else {
            %2400 = arith.addi %2250, %2272 : index
            memref.store %2390, %20[%2400] : memref<?xf32>
            %2401 = arith.addi %2250, %2272 : index
            %2402 = arith.addi %2401, %c43 : index
            memref.store %2393, %20[%2402] : memref<?xf32>
          }
        }
      } else {
        %2403 = arith.cmpi slt, %0, %heads : index
        scf.if %2403 {
          %2404 = arith.muli %2249, %heads : index
          %2405 = arith.addi %2404, %0 : index
          %2406 = arith.muli %2405, %c41 : index
          %2407 = arith.addi %2406, %2252 : index
          memref.store %2260, %q[%2407] : memref<?xf32>
          %2408 = arith.addi %2407, %c43 : index
          memref.store %2269, %q[%2408] : memref<?xf32>
        } else {
          %2409 = arith.addi %2250, %2252 : index
          memref.store %2260, %20[%2409] : memref<?xf32>
          %2410 = arith.addi %2250, %2252 : index
          %2411 = arith.addi %2410, %c43 : index
          memref.store %2269, %20[%2411] : memref<?xf32>
        }
        scf.if %2271 {
          %2412 = arith.cmpi slt, %0, %heads : index
          scf.if %2412 {
            %2413 = arith.muli %2249, %heads : index
            %2414 = arith.addi %2413, %0 : index
            %2415 = arith.muli %2414, %c41 : index
            %2416 = arith.addi %2415, %2272 : index
            memref.store %2280, %q[%2416] : memref<?xf32>
            %2417 = arith.addi %2416, %c43 : index
            memref.store %2289, %q[%2417] : memref<?xf32>
          } else {
            %2418 = arith.addi %2250, %2272 : index
            memref.store %2280, %20[%2418] : memref<?xf32>
            %2419 = arith.addi %2250, %2272 : index
            %2420 = arith.addi %2419, %c43 : index
            memref.store %2289, %20[%2420] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2421 = arith.cmpi sge, %0, %heads : index
    scf.if %2421 {
      %2422 = arith.addi %2066, %c9 : index
      %2423 = arith.addi %2065, %2422 : index
      %2424 = arith.cmpi slt, %2423, %22 : index
      %2425 = arith.cmpi slt, %2422, %c14 : index
      %2426 = arith.andi %2424, %2425 : i1
      scf.if %2426 {
        %2427 = arith.addi %2065, %2422 : index
        %2428 = arith.addi %slotsAt, %2427 : index
        %2429 = memref.load %step[%2428] : memref<?xi32>
        %2430 = arith.index_cast %2429 : i32 to index
        %2431 = arith.cmpi sge, %2430, %c9 : index
        scf.if %2431 {
          %2432 = arith.muli %2422, %c41 : index
          %2433 = arith.subi %0, %heads : index
          %2434 = memref.load %scales[%2433] : memref<?xf32>
          %2435 = vector.broadcast %2434 : f32 to vector<4xf32>
          %2436 = arith.divui %2430, %c14 : index
          %2437 = arith.remui %2430, %c14 : index
          %2438 = arith.muli %2436, %pageBytes : index
          %2439 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2439 {
            %2440 = wave.lane
            %2441 = arith.muli %2440, %c20 : index
            scf.for %2442 = %2441 to %c41 step %c7 {
              %2443 = arith.addi %2432, %2442 : index
              %2444 = vector.load %20[%2443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2445 = arith.mulf %2444, %2435 : vector<4xf32>
              %2446 = arith.minimumf %2445, %c55 : vector<4xf32>
              %2447 = arith.maximumf %2446, %c56 : vector<4xf32>
              %2448 = arith.truncf %2447 : vector<4xf32> to vector<4xf16>
              %2449 = vector.bitcast %2448 : vector<4xf16> to vector<8xi8>
              %2450 = arith.cmpi slt, %2433, %kvHeads : index
              scf.if %2450 {
                %2451 = arith.muli %2433, %c57 : index
                %2452 = arith.addi %2438, %2451 : index
                %2453 = arith.divui %2442, %c14 : index
                %2454 = arith.muli %2453, %c58 : index
                %2455 = arith.remui %2442, %c14 : index
                %2456 = arith.divui %2455, %c4 : index
                %2457 = arith.muli %2456, %c21 : index
                %2458 = arith.muli %2437, %c14 : index
                %2459 = arith.addi %2457, %2458 : index
                %2460 = arith.remui %2455, %c4 : index
                %2461 = arith.muli %2460, %c5 : index
                %2462 = arith.addi %2459, %2461 : index
                %2463 = arith.addi %2454, %2462 : index
                %2464 = arith.addi %2452, %2463 : index
                vector.store %2449, %kv[%2464] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2465 = arith.subi %2433, %kvHeads : index
                %2466 = arith.muli %2465, %c57 : index
                %2467 = arith.addi %2438, %2466 : index
                %2468 = arith.addi %2442, %c9 : index
                %2469 = arith.divui %2468, %c14 : index
                %2470 = arith.muli %2469, %c58 : index
                %2471 = arith.addi %2470, %c10 : index
                %2472 = arith.remui %2468, %c14 : index
                %2473 = arith.divui %2437, %c5 : index
                %2474 = arith.remui %2437, %c5 : index
                %2475 = arith.muli %2474, %c4 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.divui %2476, %c4 : index
                %2478 = arith.muli %2477, %c21 : index
                %2479 = arith.muli %2472, %c14 : index
                %2480 = arith.addi %2478, %2479 : index
                %2481 = arith.remui %2476, %c4 : index
                %2482 = arith.muli %2481, %c5 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.addi %2471, %2483 : index
                %2485 = arith.addi %2467, %2484 : index
                %2486 = vector.shuffle %2449, %2449 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2486, %kv[%2485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2487 = arith.addi %2442, %c8 : index
                %2488 = arith.divui %2487, %c14 : index
                %2489 = arith.muli %2488, %c58 : index
                %2490 = arith.addi %2489, %c10 : index
                %2491 = arith.remui %2487, %c14 : index
                %2492 = arith.divui %2437, %c5 : index
                %2493 = arith.remui %2437, %c5 : index
                %2494 = arith.muli %2493, %c4 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.divui %2495, %c4 : index
                %2497 = arith.muli %2496, %c21 : index
                %2498 = arith.muli %2491, %c14 : index
                %2499 = arith.addi %2497, %2498 : index
                %2500 = arith.remui %2495, %c4 : index
                %2501 = arith.muli %2500, %c5 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.addi %2490, %2502 : index
                %2504 = arith.addi %2467, %2503 : index
                %2505 = vector.shuffle %2449, %2449 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2505, %kv[%2504] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2506 = arith.addi %2442, %c5 : index
                %2507 = arith.divui %2506, %c14 : index
                %2508 = arith.muli %2507, %c58 : index
                %2509 = arith.addi %2508, %c10 : index
                %2510 = arith.remui %2506, %c14 : index
                %2511 = arith.divui %2437, %c5 : index
                %2512 = arith.remui %2437, %c5 : index
                %2513 = arith.muli %2512, %c4 : index
                %2514 = arith.addi %2511, %2513 : index
                %2515 = arith.divui %2514, %c4 : index
                %2516 = arith.muli %2515, %c21 : index
                %2517 = arith.muli %2510, %c14 : index
                %2518 = arith.addi %2516, %2517 : index
                %2519 = arith.remui %2514, %c4 : index
                %2520 = arith.muli %2519, %c5 : index
                %2521 = arith.addi %2518, %2520 : index
                %2522 = arith.addi %2509, %2521 : index
                %2523 = arith.addi %2467, %2522 : index
                %2524 = vector.shuffle %2449, %2449 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2524, %kv[%2523] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2525 = arith.addi %2442, %c34 : index
                %2526 = arith.divui %2525, %c14 : index
                %2527 = arith.muli %2526, %c58 : index
                %2528 = arith.addi %2527, %c10 : index
                %2529 = arith.remui %2525, %c14 : index
                %2530 = arith.divui %2437, %c5 : index
                %2531 = arith.remui %2437, %c5 : index
                %2532 = arith.muli %2531, %c4 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.divui %2533, %c4 : index
                %2535 = arith.muli %2534, %c21 : index
                %2536 = arith.muli %2529, %c14 : index
                %2537 = arith.addi %2535, %2536 : index
                %2538 = arith.remui %2533, %c4 : index
                %2539 = arith.muli %2538, %c5 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.addi %2528, %2540 : index
                %2542 = arith.addi %2467, %2541 : index
                %2543 = vector.shuffle %2449, %2449 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2543, %kv[%2542] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2544 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2544 {
            %2545 = wave.lane
            %2546 = arith.muli %2545, %c20 : index
            scf.for %2547 = %2546 to %c41 step %c7 {
              %2548 = arith.addi %2432, %2547 : index
              %2549 = vector.load %20[%2548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2550 = arith.mulf %2549, %2435 : vector<4xf32>
              %2551 = wave.fp8_encode "e4m3" %2550 : vector<4xf32> -> vector<4xi8>
              %2552 = arith.cmpi slt, %2433, %kvHeads : index
              scf.if %2552 {
                %2553 = arith.muli %2433, %c10 : index
                %2554 = arith.addi %2438, %2553 : index
                %2555 = vector.shuffle %2551, %2551 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2556 = arith.divui %2547, %c14 : index
                %2557 = arith.muli %2556, %c21 : index
                %2558 = arith.remui %2547, %c14 : index
                %2559 = arith.muli %2437, %c14 : index
                %2560 = arith.divui %2558, %c20 : index
                %2561 = arith.muli %2560, %c20 : index
                %2562 = arith.remui %2558, %c5 : index
                %2563 = arith.muli %2562, %c5 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.divui %2558, %c5 : index
                %2566 = arith.remui %2565, %c5 : index
                %2567 = arith.addi %2564, %2566 : index
                %2568 = arith.addi %2559, %2567 : index
                %2569 = arith.addi %2557, %2568 : index
                %2570 = arith.addi %2554, %2569 : index
                vector.store %2555, %kv[%2570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2571 = arith.subi %2433, %kvHeads : index
                %2572 = arith.muli %2571, %c10 : index
                %2573 = arith.addi %2438, %2572 : index
                %2574 = arith.addi %2547, %c9 : index
                %2575 = arith.divui %2574, %c14 : index
                %2576 = arith.muli %2575, %c21 : index
                %2577 = arith.addi %2576, %c11 : index
                %2578 = arith.remui %2574, %c14 : index
                %2579 = arith.divui %2437, %c5 : index
                %2580 = arith.remui %2437, %c5 : index
                %2581 = arith.muli %2580, %c4 : index
                %2582 = arith.addi %2579, %2581 : index
                %2583 = arith.muli %2578, %c14 : index
                %2584 = arith.divui %2582, %c20 : index
                %2585 = arith.muli %2584, %c20 : index
                %2586 = arith.remui %2582, %c5 : index
                %2587 = arith.muli %2586, %c5 : index
                %2588 = arith.addi %2585, %2587 : index
                %2589 = arith.divui %2582, %c5 : index
                %2590 = arith.remui %2589, %c5 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.addi %2583, %2591 : index
                %2593 = arith.addi %2577, %2592 : index
                %2594 = arith.addi %2573, %2593 : index
                %2595 = vector.shuffle %2551, %2551 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2595, %kv[%2594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2596 = arith.addi %2547, %c8 : index
                %2597 = arith.divui %2596, %c14 : index
                %2598 = arith.muli %2597, %c21 : index
                %2599 = arith.addi %2598, %c11 : index
                %2600 = arith.remui %2596, %c14 : index
                %2601 = arith.divui %2437, %c5 : index
                %2602 = arith.remui %2437, %c5 : index
                %2603 = arith.muli %2602, %c4 : index
                %2604 = arith.addi %2601, %2603 : index
                %2605 = arith.muli %2600, %c14 : index
                %2606 = arith.divui %2604, %c20 : index
                %2607 = arith.muli %2606, %c20 : index
                %2608 = arith.remui %2604, %c5 : index
                %2609 = arith.muli %2608, %c5 : index
                %2610 = arith.addi %2607, %2609 : index
                %2611 = arith.divui %2604, %c5 : index
                %2612 = arith.remui %2611, %c5 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.addi %2605, %2613 : index
                %2615 = arith.addi %2599, %2614 : index
                %2616 = arith.addi %2573, %2615 : index
                %2617 = vector.shuffle %2551, %2551 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2617, %kv[%2616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2618 = arith.addi %2547, %c5 : index
                %2619 = arith.divui %2618, %c14 : index
                %2620 = arith.muli %2619, %c21 : index
                %2621 = arith.addi %2620, %c11 : index
                %2622 = arith.remui %2618, %c14 : index
                %2623 = arith.divui %2437, %c5 : index
                %2624 = arith.remui %2437, %c5 : index
                %2625 = arith.muli %2624, %c4 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.muli %2622, %c14 : index
                %2628 = arith.divui %2626, %c20 : index
                %2629 = arith.muli %2628, %c20 : index
                %2630 = arith.remui %2626, %c5 : index
                %2631 = arith.muli %2630, %c5 : index
                %2632 = arith.addi %2629, %2631 : index
                %2633 = arith.divui %2626, %c5 : index
                %2634 = arith.remui %2633, %c5 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.addi %2627, %2635 : index
                %2637 = arith.addi %2621, %2636 : index
                %2638 = arith.addi %2573, %2637 : index
                %2639 = vector.shuffle %2551, %2551 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2639, %kv[%2638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2640 = arith.addi %2547, %c34 : index
                %2641 = arith.divui %2640, %c14 : index
                %2642 = arith.muli %2641, %c21 : index
                %2643 = arith.addi %2642, %c11 : index
                %2644 = arith.remui %2640, %c14 : index
                %2645 = arith.divui %2437, %c5 : index
                %2646 = arith.remui %2437, %c5 : index
                %2647 = arith.muli %2646, %c4 : index
                %2648 = arith.addi %2645, %2647 : index
                %2649 = arith.muli %2644, %c14 : index
                %2650 = arith.divui %2648, %c20 : index
                %2651 = arith.muli %2650, %c20 : index
                %2652 = arith.remui %2648, %c5 : index
                %2653 = arith.muli %2652, %c5 : index
                %2654 = arith.addi %2651, %2653 : index
                %2655 = arith.divui %2648, %c5 : index
                %2656 = arith.remui %2655, %c5 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.addi %2649, %2657 : index
                %2659 = arith.addi %2643, %2658 : index
                %2660 = arith.addi %2573, %2659 : index
                %2661 = vector.shuffle %2551, %2551 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2661, %kv[%2660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2662 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2662 {
            %2663 = wave.lane
            %2664 = arith.muli %2663, %c20 : index
            scf.for %2665 = %2664 to %c41 step %c7 {
              %2666 = arith.addi %2432, %2665 : index
              %2667 = vector.load %20[%2666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2668 = arith.mulf %2667, %2435 : vector<4xf32>
              %2669 = wave.fp8_encode "e5m2" %2668 : vector<4xf32> -> vector<4xi8>
              %2670 = arith.cmpi slt, %2433, %kvHeads : index
              scf.if %2670 {
                %2671 = arith.muli %2433, %c10 : index
                %2672 = arith.addi %2438, %2671 : index
                %2673 = vector.shuffle %2669, %2669 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2674 = arith.divui %2665, %c14 : index
                %2675 = arith.muli %2674, %c21 : index
                %2676 = arith.remui %2665, %c14 : index
                %2677 = arith.muli %2437, %c14 : index
                %2678 = arith.divui %2676, %c20 : index
                %2679 = arith.muli %2678, %c20 : index
                %2680 = arith.remui %2676, %c5 : index
                %2681 = arith.muli %2680, %c5 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.divui %2676, %c5 : index
                %2684 = arith.remui %2683, %c5 : index
                %2685 = arith.addi %2682, %2684 : index
                %2686 = arith.addi %2677, %2685 : index
                %2687 = arith.addi %2675, %2686 : index
                %2688 = arith.addi %2672, %2687 : index
                vector.store %2673, %kv[%2688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2689 = arith.subi %2433, %kvHeads : index
                %2690 = arith.muli %2689, %c10 : index
                %2691 = arith.addi %2438, %2690 : index
                %2692 = arith.addi %2665, %c9 : index
                %2693 = arith.divui %2692, %c14 : index
                %2694 = arith.muli %2693, %c21 : index
                %2695 = arith.addi %2694, %c11 : index
                %2696 = arith.remui %2692, %c14 : index
                %2697 = arith.divui %2437, %c5 : index
                %2698 = arith.remui %2437, %c5 : index
                %2699 = arith.muli %2698, %c4 : index
                %2700 = arith.addi %2697, %2699 : index
                %2701 = arith.muli %2696, %c14 : index
                %2702 = arith.divui %2700, %c20 : index
                %2703 = arith.muli %2702, %c20 : index
                %2704 = arith.remui %2700, %c5 : index
                %2705 = arith.muli %2704, %c5 : index
                %2706 = arith.addi %2703, %2705 : index
                %2707 = arith.divui %2700, %c5 : index
                %2708 = arith.remui %2707, %c5 : index
                %2709 = arith.addi %2706, %2708 : index
                %2710 = arith.addi %2701, %2709 : index
                %2711 = arith.addi %2695, %2710 : index
                %2712 = arith.addi %2691, %2711 : index
                %2713 = vector.shuffle %2669, %2669 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2713, %kv[%2712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2714 = arith.addi %2665, %c8 : index
                %2715 = arith.divui %2714, %c14 : index
                %2716 = arith.muli %2715, %c21 : index
                %2717 = arith.addi %2716, %c11 : index
                %2718 = arith.remui %2714, %c14 : index
                %2719 = arith.divui %2437, %c5 : index
                %2720 = arith.remui %2437, %c5 : index
                %2721 = arith.muli %2720, %c4 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.muli %2718, %c14 : index
                %2724 = arith.divui %2722, %c20 : index
                %2725 = arith.muli %2724, %c20 : index
                %2726 = arith.remui %2722, %c5 : index
                %2727 = arith.muli %2726, %c5 : index
                %2728 = arith.addi %2725, %2727 : index
                %2729 = arith.divui %2722, %c5 : index
                %2730 = arith.remui %2729, %c5 : index
                %2731 = arith.addi %2728, %2730 : index
                %2732 = arith.addi %2723, %2731 : index
                %2733 = arith.addi %2717, %2732 : index
                %2734 = arith.addi %2691, %2733 : index
                %2735 = vector.shuffle %2669, %2669 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2735, %kv[%2734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2736 = arith.addi %2665, %c5 : index
                %2737 = arith.divui %2736, %c14 : index
                %2738 = arith.muli %2737, %c21 : index
                %2739 = arith.addi %2738, %c11 : index
                %2740 = arith.remui %2736, %c14 : index
                %2741 = arith.divui %2437, %c5 : index
                %2742 = arith.remui %2437, %c5 : index
                %2743 = arith.muli %2742, %c4 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.muli %2740, %c14 : index
                %2746 = arith.divui %2744, %c20 : index
                %2747 = arith.muli %2746, %c20 : index
                %2748 = arith.remui %2744, %c5 : index
                %2749 = arith.muli %2748, %c5 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.divui %2744, %c5 : index
                %2752 = arith.remui %2751, %c5 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.addi %2745, %2753 : index
                %2755 = arith.addi %2739, %2754 : index
                %2756 = arith.addi %2691, %2755 : index
                %2757 = vector.shuffle %2669, %2669 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2757, %kv[%2756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2758 = arith.addi %2665, %c34 : index
                %2759 = arith.divui %2758, %c14 : index
                %2760 = arith.muli %2759, %c21 : index
                %2761 = arith.addi %2760, %c11 : index
                %2762 = arith.remui %2758, %c14 : index
                %2763 = arith.divui %2437, %c5 : index
                %2764 = arith.remui %2437, %c5 : index
                %2765 = arith.muli %2764, %c4 : index
                %2766 = arith.addi %2763, %2765 : index
                %2767 = arith.muli %2762, %c14 : index
                %2768 = arith.divui %2766, %c20 : index
                %2769 = arith.muli %2768, %c20 : index
                %2770 = arith.remui %2766, %c5 : index
                %2771 = arith.muli %2770, %c5 : index
                %2772 = arith.addi %2769, %2771 : index
                %2773 = arith.divui %2766, %c5 : index
                %2774 = arith.remui %2773, %c5 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.addi %2767, %2775 : index
                %2777 = arith.addi %2761, %2776 : index
                %2778 = arith.addi %2691, %2777 : index
                %2779 = vector.shuffle %2669, %2669 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2779, %kv[%2778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2780 = arith.addi %2066, %c51 : index
      %2781 = arith.addi %2065, %2780 : index
      %2782 = arith.cmpi slt, %2781, %22 : index
      %2783 = arith.cmpi slt, %2780, %c14 : index
      %2784 = arith.andi %2782, %2783 : i1
      scf.if %2784 {
        %2785 = arith.addi %2065, %2780 : index
        %2786 = arith.addi %slotsAt, %2785 : index
        %2787 = memref.load %step[%2786] : memref<?xi32>
        %2788 = arith.index_cast %2787 : i32 to index
        %2789 = arith.cmpi sge, %2788, %c9 : index
        scf.if %2789 {
          %2790 = arith.muli %2780, %c41 : index
          %2791 = arith.subi %0, %heads : index
          %2792 = memref.load %scales[%2791] : memref<?xf32>
          %2793 = vector.broadcast %2792 : f32 to vector<4xf32>
          %2794 = arith.divui %2788, %c14 : index
          %2795 = arith.remui %2788, %c14 : index
          %2796 = arith.muli %2794, %pageBytes : index
          %2797 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2797 {
            %2798 = wave.lane
            %2799 = arith.muli %2798, %c20 : index
            scf.for %2800 = %2799 to %c41 step %c7 {
              %2801 = arith.addi %2790, %2800 : index
              %2802 = vector.load %20[%2801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2803 = arith.mulf %2802, %2793 : vector<4xf32>
              %2804 = arith.minimumf %2803, %c55 : vector<4xf32>
              %2805 = arith.maximumf %2804, %c56 : vector<4xf32>
              %2806 = arith.truncf %2805 : vector<4xf32> to vector<4xf16>
              %2807 = vector.bitcast %2806 : vector<4xf16> to vector<8xi8>
              %2808 = arith.cmpi slt, %2791, %kvHeads : index
              scf.if %2808 {
                %2809 = arith.muli %2791, %c57 : index
                %2810 = arith.addi %2796, %2809 : index
                %2811 = arith.divui %2800, %c14 : index
                %2812 = arith.muli %2811, %c58 : index
                %2813 = arith.remui %2800, %c14 : index
                %2814 = arith.divui %2813, %c4 : index
                %2815 = arith.muli %2814, %c21 : index
                %2816 = arith.muli %2795, %c14 : index
                %2817 = arith.addi %2815, %2816 : index
                %2818 = arith.remui %2813, %c4 : index
                %2819 = arith.muli %2818, %c5 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2812, %2820 : index
                %2822 = arith.addi %2810, %2821 : index
                vector.store %2807, %kv[%2822] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2823 = arith.subi %2791, %kvHeads : index
                %2824 = arith.muli %2823, %c57 : index
                %2825 = arith.addi %2796, %2824 : index
                %2826 = arith.addi %2800, %c9 : index
                %2827 = arith.divui %2826, %c14 : index
                %2828 = arith.muli %2827, %c58 : index
                %2829 = arith.addi %2828, %c10 : index
                %2830 = arith.remui %2826, %c14 : index
                %2831 = arith.divui %2795, %c5 : index
                %2832 = arith.remui %2795, %c5 : index
                %2833 = arith.muli %2832, %c4 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.divui %2834, %c4 : index
                %2836 = arith.muli %2835, %c21 : index
                %2837 = arith.muli %2830, %c14 : index
                %2838 = arith.addi %2836, %2837 : index
                %2839 = arith.remui %2834, %c4 : index
                %2840 = arith.muli %2839, %c5 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.addi %2829, %2841 : index
                %2843 = arith.addi %2825, %2842 : index
                %2844 = vector.shuffle %2807, %2807 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2844, %kv[%2843] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2845 = arith.addi %2800, %c8 : index
                %2846 = arith.divui %2845, %c14 : index
                %2847 = arith.muli %2846, %c58 : index
                %2848 = arith.addi %2847, %c10 : index
                %2849 = arith.remui %2845, %c14 : index
                %2850 = arith.divui %2795, %c5 : index
                %2851 = arith.remui %2795, %c5 : index
                %2852 = arith.muli %2851, %c4 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2853, %c4 : index
                %2855 = arith.muli %2854, %c21 : index
                %2856 = arith.muli %2849, %c14 : index
                %2857 = arith.addi %2855, %2856 : index
                %2858 = arith.remui %2853, %c4 : index
                %2859 = arith.muli %2858, %c5 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.addi %2848, %2860 : index
                %2862 = arith.addi %2825, %2861 : index
                %2863 = vector.shuffle %2807, %2807 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2863, %kv[%2862] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2864 = arith.addi %2800, %c5 : index
                %2865 = arith.divui %2864, %c14 : index
                %2866 = arith.muli %2865, %c58 : index
                %2867 = arith.addi %2866, %c10 : index
                %2868 = arith.remui %2864, %c14 : index
                %2869 = arith.divui %2795, %c5 : index
                %2870 = arith.remui %2795, %c5 : index
                %2871 = arith.muli %2870, %c4 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.divui %2872, %c4 : index
                %2874 = arith.muli %2873, %c21 : index
                %2875 = arith.muli %2868, %c14 : index
                %2876 = arith.addi %2874, %2875 : index
                %2877 = arith.remui %2872, %c4 : index
                %2878 = arith.muli %2877, %c5 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.addi %2867, %2879 : index
                %2881 = arith.addi %2825, %2880 : index
                %2882 = vector.shuffle %2807, %2807 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2882, %kv[%2881] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2883 = arith.addi %2800, %c34 : index
                %2884 = arith.divui %2883, %c14 : index
                %2885 = arith.muli %2884, %c58 : index
                %2886 = arith.addi %2885, %c10 : index
                %2887 = arith.remui %2883, %c14 : index
                %2888 = arith.divui %2795, %c5 : index
                %2889 = arith.remui %2795, %c5 : index
                %2890 = arith.muli %2889, %c4 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.divui %2891, %c4 : index
                %2893 = arith.muli %2892, %c21 : index
                %2894 = arith.muli %2887, %c14 : index
                %2895 = arith.addi %2893, %2894 : index
                %2896 = arith.remui %2891, %c4 : index
                %2897 = arith.muli %2896, %c5 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.addi %2886, %2898 : index
                %2900 = arith.addi %2825, %2899 : index
                %2901 = vector.shuffle %2807, %2807 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2901, %kv[%2900] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2902 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2902 {
            %2903 = wave.lane
            %2904 = arith.muli %2903, %c20 : index
            scf.for %2905 = %2904 to %c41 step %c7 {
              %2906 = arith.addi %2790, %2905 : index
              %2907 = vector.load %20[%2906] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2908 = arith.mulf %2907, %2793 : vector<4xf32>
              %2909 = wave.fp8_encode "e4m3" %2908 : vector<4xf32> -> vector<4xi8>
              %2910 = arith.cmpi slt, %2791, %kvHeads : index
              scf.if %2910 {
                %2911 = arith.muli %2791, %c10 : index
                %2912 = arith.addi %2796, %2911 : index
                %2913 = vector.shuffle %2909, %2909 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2914 = arith.divui %2905, %c14 : index
                %2915 = arith.muli %2914, %c21 : index
                %2916 = arith.remui %2905, %c14 : index
                %2917 = arith.muli %2795, %c14 : index
                %2918 = arith.divui %2916, %c20 : index
                %2919 = arith.muli %2918, %c20 : index
                %2920 = arith.remui %2916, %c5 : index
                %2921 = arith.muli %2920, %c5 : index
                %2922 = arith.addi %2919, %2921 : index
                %2923 = arith.divui %2916, %c5 : index
                %2924 = arith.remui %2923, %c5 : index
                %2925 = arith.addi %2922, %2924 : index
                %2926 = arith.addi %2917, %2925 : index
                %2927 = arith.addi %2915, %2926 : index
                %2928 = arith.addi %2912, %2927 : index
                vector.store %2913, %kv[%2928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2929 = arith.subi %2791, %kvHeads : index
                %2930 = arith.muli %2929, %c10 : index
                %2931 = arith.addi %2796, %2930 : index
                %2932 = arith.addi %2905, %c9 : index
                %2933 = arith.divui %2932, %c14 : index
                %2934 = arith.muli %2933, %c21 : index
                %2935 = arith.addi %2934, %c11 : index
                %2936 = arith.remui %2932, %c14 : index
                %2937 = arith.divui %2795, %c5 : index
                %2938 = arith.remui %2795, %c5 : index
                %2939 = arith.muli %2938, %c4 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.muli %2936, %c14 : index
                %2942 = arith.divui %2940, %c20 : index
                %2943 = arith.muli %2942, %c20 : index
                %2944 = arith.remui %2940, %c5 : index
                %2945 = arith.muli %2944, %c5 : index
                %2946 = arith.addi %2943, %2945 : index
                %2947 = arith.divui %2940, %c5 : index
                %2948 = arith.remui %2947, %c5 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.addi %2941, %2949 : index
                %2951 = arith.addi %2935, %2950 : index
                %2952 = arith.addi %2931, %2951 : index
                %2953 = vector.shuffle %2909, %2909 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2953, %kv[%2952] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2954 = arith.addi %2905, %c8 : index
                %2955 = arith.divui %2954, %c14 : index
                %2956 = arith.muli %2955, %c21 : index
                %2957 = arith.addi %2956, %c11 : index
                %2958 = arith.remui %2954, %c14 : index
                %2959 = arith.divui %2795, %c5 : index
                %2960 = arith.remui %2795, %c5 : index
                %2961 = arith.muli %2960, %c4 : index
                %2962 = arith.addi %2959, %2961 : index
                %2963 = arith.muli %2958, %c14 : index
                %2964 = arith.divui %2962, %c20 : index
                %2965 = arith.muli %2964, %c20 : index
                %2966 = arith.remui %2962, %c5 : index
                %2967 = arith.muli %2966, %c5 : index
                %2968 = arith.addi %2965, %2967 : index
                %2969 = arith.divui %2962, %c5 : index
                %2970 = arith.remui %2969, %c5 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.addi %2963, %2971 : index
                %2973 = arith.addi %2957, %2972 : index
                %2974 = arith.addi %2931, %2973 : index
                %2975 = vector.shuffle %2909, %2909 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2975, %kv[%2974] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2976 = arith.addi %2905, %c5 : index
                %2977 = arith.divui %2976, %c14 : index
                %2978 = arith.muli %2977, %c21 : index
                %2979 = arith.addi %2978, %c11 : index
                %2980 = arith.remui %2976, %c14 : index
                %2981 = arith.divui %2795, %c5 : index
                %2982 = arith.remui %2795, %c5 : index
                %2983 = arith.muli %2982, %c4 : index
                %2984 = arith.addi %2981, %2983 : index
                %2985 = arith.muli %2980, %c14 : index
                %2986 = arith.divui %2984, %c20 : index
                %2987 = arith.muli %2986, %c20 : index
                %2988 = arith.remui %2984, %c5 : index
                %2989 = arith.muli %2988, %c5 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.divui %2984, %c5 : index
                %2992 = arith.remui %2991, %c5 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.addi %2985, %2993 : index
                %2995 = arith.addi %2979, %2994 : index
                %2996 = arith.addi %2931, %2995 : index
                %2997 = vector.shuffle %2909, %2909 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2997, %kv[%2996] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2998 = arith.addi %2905, %c34 : index
                %2999 = arith.divui %2998, %c14 : index
                %3000 = arith.muli %2999, %c21 : index
                %3001 = arith.addi %3000, %c11 : index
                %3002 = arith.remui %2998, %c14 : index
                %3003 = arith.divui %2795, %c5 : index
                %3004 = arith.remui %2795, %c5 : index
                %3005 = arith.muli %3004, %c4 : index
                %3006 = arith.addi %3003, %3005 : index
                %3007 = arith.muli %3002, %c14 : index
                %3008 = arith.divui %3006, %c20 : index
                %3009 = arith.muli %3008, %c20 : index
                %3010 = arith.remui %3006, %c5 : index
                %3011 = arith.muli %3010, %c5 : index
                %3012 = arith.addi %3009, %3011 : index
                %3013 = arith.divui %3006, %c5 : index
                %3014 = arith.remui %3013, %c5 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.addi %3007, %3015 : index
                %3017 = arith.addi %3001, %3016 : index
                %3018 = arith.addi %2931, %3017 : index
                %3019 = vector.shuffle %2909, %2909 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3019, %kv[%3018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3020 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3020 {
            %3021 = wave.lane
            %3022 = arith.muli %3021, %c20 : index
            scf.for %3023 = %3022 to %c41 step %c7 {
              %3024 = arith.addi %2790, %3023 : index
              %3025 = vector.load %20[%3024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3026 = arith.mulf %3025, %2793 : vector<4xf32>
              %3027 = wave.fp8_encode "e5m2" %3026 : vector<4xf32> -> vector<4xi8>
              %3028 = arith.cmpi slt, %2791, %kvHeads : index
              scf.if %3028 {
                %3029 = arith.muli %2791, %c10 : index
                %3030 = arith.addi %2796, %3029 : index
                %3031 = vector.shuffle %3027, %3027 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3032 = arith.divui %3023, %c14 : index
                %3033 = arith.muli %3032, %c21 : index
                %3034 = arith.remui %3023, %c14 : index
                %3035 = arith.muli %2795, %c14 : index
                %3036 = arith.divui %3034, %c20 : index
                %3037 = arith.muli %3036, %c20 : index
                %3038 = arith.remui %3034, %c5 : index
                %3039 = arith.muli %3038, %c5 : index
                %3040 = arith.addi %3037, %3039 : index
                %3041 = arith.divui %3034, %c5 : index
                %3042 = arith.remui %3041, %c5 : index
                %3043 = arith.addi %3040, %3042 : index
                %3044 = arith.addi %3035, %3043 : index
                %3045 = arith.addi %3033, %3044 : index
                %3046 = arith.addi %3030, %3045 : index
                vector.store %3031, %kv[%3046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3047 = arith.subi %2791, %kvHeads : index
                %3048 = arith.muli %3047, %c10 : index
                %3049 = arith.addi %2796, %3048 : index
                %3050 = arith.addi %3023, %c9 : index
                %3051 = arith.divui %3050, %c14 : index
                %3052 = arith.muli %3051, %c21 : index
                %3053 = arith.addi %3052, %c11 : index
                %3054 = arith.remui %3050, %c14 : index
                %3055 = arith.divui %2795, %c5 : index
                %3056 = arith.remui %2795, %c5 : index
                %3057 = arith.muli %3056, %c4 : index
                %3058 = arith.addi %3055, %3057 : index
                %3059 = arith.muli %3054, %c14 : index
                %3060 = arith.divui %3058, %c20 : index
                %3061 = arith.muli %3060, %c20 : index
                %3062 = arith.remui %3058, %c5 : index
                %3063 = arith.muli %3062, %c5 : index
                %3064 = arith.addi %3061, %3063 : index
                %3065 = arith.divui %3058, %c5 : index
                %3066 = arith.remui %3065, %c5 : index
                %3067 = arith.addi %3064, %3066 : index
                %3068 = arith.addi %3059, %3067 : index
                %3069 = arith.addi %3053, %3068 : index
                %3070 = arith.addi %3049, %3069 : index
                %3071 = vector.shuffle %3027, %3027 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3071, %kv[%3070] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3072 = arith.addi %3023, %c8 : index
                %3073 = arith.divui %3072, %c14 : index
                %3074 = arith.muli %3073, %c21 : index
                %3075 = arith.addi %3074, %c11 : index
                %3076 = arith.remui %3072, %c14 : index
                %3077 = arith.divui %2795, %c5 : index
                %3078 = arith.remui %2795, %c5 : index
                %3079 = arith.muli %3078, %c4 : index
                %3080 = arith.addi %3077, %3079 : index
                %3081 = arith.muli %3076, %c14 : index
                %3082 = arith.divui %3080, %c20 : index
                %3083 = arith.muli %3082, %c20 : index
                %3084 = arith.remui %3080, %c5 : index
                %3085 = arith.muli %3084, %c5 : index
                %3086 = arith.addi %3083, %3085 : index
                %3087 = arith.divui %3080, %c5 : index
                %3088 = arith.remui %3087, %c5 : index
                %3089 = arith.addi %3086, %3088 : index
                %3090 = arith.addi %3081, %3089 : index
                %3091 = arith.addi %3075, %3090 : index
                %3092 = arith.addi %3049, %3091 : index
                %3093 = vector.shuffle %3027, %3027 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3093, %kv[%3092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3094 = arith.addi %3023, %c5 : index
                %3095 = arith.divui %3094, %c14 : index
                %3096 = arith.muli %3095, %c21 : index
                %3097 = arith.addi %3096, %c11 : index
                %3098 = arith.remui %3094, %c14 : index
                %3099 = arith.divui %2795, %c5 : index
                %3100 = arith.remui %2795, %c5 : index
                %3101 = arith.muli %3100, %c4 : index
                %3102 = arith.addi %3099, %3101 : index
                %3103 = arith.muli %3098, %c14 : index
                %3104 = arith.divui %3102, %c20 : index
                %3105 = arith.muli %3104, %c20 : index
                %3106 = arith.remui %3102, %c5 : index
                %3107 = arith.muli %3106, %c5 : index
                %3108 = arith.addi %3105, %3107 : index
                %3109 = arith.divui %3102, %c5 : index
                %3110 = arith.remui %3109, %c5 : index
                %3111 = arith.addi %3108, %3110 : index
                %3112 = arith.addi %3103, %3111 : index
                %3113 = arith.addi %3097, %3112 : index
                %3114 = arith.addi %3049, %3113 : index
                %3115 = vector.shuffle %3027, %3027 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3115, %kv[%3114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3116 = arith.addi %3023, %c34 : index
                %3117 = arith.divui %3116, %c14 : index
                %3118 = arith.muli %3117, %c21 : index
                %3119 = arith.addi %3118, %c11 : index
                %3120 = arith.remui %3116, %c14 : index
                %3121 = arith.divui %2795, %c5 : index
                %3122 = arith.remui %2795, %c5 : index
                %3123 = arith.muli %3122, %c4 : index
                %3124 = arith.addi %3121, %3123 : index
                %3125 = arith.muli %3120, %c14 : index
                %3126 = arith.divui %3124, %c20 : index
                %3127 = arith.muli %3126, %c20 : index
                %3128 = arith.remui %3124, %c5 : index
                %3129 = arith.muli %3128, %c5 : index
                %3130 = arith.addi %3127, %3129 : index
                %3131 = arith.divui %3124, %c5 : index
                %3132 = arith.remui %3131, %c5 : index
                %3133 = arith.addi %3130, %3132 : index
                %3134 = arith.addi %3125, %3133 : index
                %3135 = arith.addi %3119, %3134 : index
                %3136 = arith.addi %3049, %3135 : index
                %3137 = vector.shuffle %3027, %3027 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3137, %kv[%3136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3138 = arith.addi %23, %c15 : index
    %3139 = wave.lane
    %3140 = arith.muli %3, %c8 : index
    %3141 = arith.muli %3140, %c21 : index
    %3142 = arith.addi %3141, %3139 : index
    %3143 = arith.muli %4, %c11 : index
    %3144 = arith.addi %3143, %3142 : index
    %3145 = arith.addi %3144, %c9 : index
    %3146 = arith.addi %3145, %c9 : index
    %3147 = vector.extract %460#2[0] : f32 from vector<8xf32>
    memref.store %3147, %19[%3146] : memref<?xf32>
    %3148 = arith.muli %4, %c11 : index
    %3149 = arith.addi %3148, %3142 : index
    %3150 = arith.addi %3149, %c9 : index
    %3151 = arith.addi %3150, %c15 : index
    %3152 = vector.extract %460#2[1] : f32 from vector<8xf32>
    memref.store %3152, %19[%3151] : memref<?xf32>
    %3153 = arith.muli %4, %c11 : index
    %3154 = arith.addi %3153, %3142 : index
    %3155 = arith.addi %3154, %c9 : index
    %3156 = arith.addi %3155, %c12 : index
    %3157 = vector.extract %460#2[2] : f32 from vector<8xf32>
    memref.store %3157, %19[%3156] : memref<?xf32>
    %3158 = arith.muli %4, %c11 : index
    %3159 = arith.addi %3158, %3142 : index
    %3160 = arith.addi %3159, %c9 : index
    %3161 = arith.addi %3160, %c35 : index
    %3162 = vector.extract %460#2[3] : f32 from vector<8xf32>
    memref.store %3162, %19[%3161] : memref<?xf32>
    %3163 = arith.muli %4, %c11 : index
    %3164 = arith.addi %3163, %3142 : index
    %3165 = arith.addi %3164, %c9 : index
    %3166 = arith.addi %3165, %c7 : index
    %3167 = vector.extract %460#2[4] : f32 from vector<8xf32>
    memref.store %3167, %19[%3166] : memref<?xf32>
    %3168 = arith.muli %4, %c11 : index
    %3169 = arith.addi %3168, %3142 : index
    %3170 = arith.addi %3169, %c9 : index
    %3171 = arith.addi %3170, %c36 : index
    %3172 = vector.extract %460#2[5] : f32 from vector<8xf32>
    memref.store %3172, %19[%3171] : memref<?xf32>
    %3173 = arith.muli %4, %c11 : index
    %3174 = arith.addi %3173, %3142 : index
    %3175 = arith.addi %3174, %c9 : index
    %3176 = arith.addi %3175, %c37 : index
    %3177 = vector.extract %460#2[6] : f32 from vector<8xf32>
    memref.store %3177, %19[%3176] : memref<?xf32>
    %3178 = arith.muli %4, %c11 : index
    %3179 = arith.addi %3178, %3142 : index
    %3180 = arith.addi %3179, %c9 : index
    %3181 = arith.addi %3180, %c38 : index
    %3182 = vector.extract %460#2[7] : f32 from vector<8xf32>
    memref.store %3182, %19[%3181] : memref<?xf32>
    wave.barrier
    %3183 = arith.muli %4, %c20 : index
    %3184 = arith.addi %3183, %c9 : index
    %3185 = arith.muli %3184, %c5 : index
    %3186 = arith.divui %3139, %c14 : index
    %3187 = arith.addi %3185, %3186 : index
    %3188 = arith.addi %3138, %3187 : index
    %3189 = arith.cmpi slt, %3188, %22 : index
    scf.if %3189 {
      %3190 = arith.cmpi eq, %hasFactors, %c8 : index
      %3191 = arith.muli %3188, %c5 : index
      %3192 = memref.load %factors[%3191] : memref<?xf32>
      %3193 = arith.mulf %3192, %operandScale : f32
      %3194 = arith.select %3190, %3193, %operandScale : f32
      %3195 = arith.addi %3142, %c9 : index
      %3196 = arith.muli %3184, %c15 : index
      %3197 = arith.addi %3195, %3196 : index
      %3198 = memref.load %19[%3197] : memref<?xf32>
      %3199 = arith.addi %3197, %c11 : index
      %3200 = memref.load %19[%3199] : memref<?xf32>
      %3201 = arith.addf %3198, %3200 : f32
      %3202 = arith.remui %3139, %c14 : index
      %3203 = arith.muli %3202, %c20 : index
      %3204 = arith.addi %18, %3203 : index
      %3205 = vector.load %w[%3204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3206 = vector.bitcast %3205 : vector<4xi8> to vector<1xf32>
      %3207 = vector.extract %3206[0] : f32 from vector<1xf32>
      %3208 = arith.mulf %3207, %3194 : f32
      %3209 = arith.mulf %3201, %3208 : f32
      %3210 = arith.muli %3, %c8 : index
      %3211 = arith.addi %3210, %c9 : index
      %3212 = arith.muli %3211, %c14 : index
      %3213 = arith.remui %3139, %c14 : index
      %3214 = arith.addi %3212, %3213 : index
      %3215 = arith.muli %3187, %c41 : index
      %3216 = arith.addi %3215, %3214 : index
      memref.store %3209, %20[%3216] : memref<?xf32>
    }
    %3217 = arith.muli %4, %c20 : index
    %3218 = arith.addi %3217, %c8 : index
    %3219 = arith.muli %3218, %c5 : index
    %3220 = arith.divui %3139, %c14 : index
    %3221 = arith.addi %3219, %3220 : index
    %3222 = arith.addi %3138, %3221 : index
    %3223 = arith.cmpi slt, %3222, %22 : index
    scf.if %3223 {
      %3224 = arith.cmpi eq, %hasFactors, %c8 : index
      %3225 = arith.muli %3222, %c5 : index
      %3226 = memref.load %factors[%3225] : memref<?xf32>
      %3227 = arith.mulf %3226, %operandScale : f32
      %3228 = arith.select %3224, %3227, %operandScale : f32
      %3229 = arith.addi %3142, %c9 : index
      %3230 = arith.muli %3218, %c15 : index
      %3231 = arith.addi %3229, %3230 : index
      %3232 = memref.load %19[%3231] : memref<?xf32>
      %3233 = arith.addi %3231, %c11 : index
      %3234 = memref.load %19[%3233] : memref<?xf32>
      %3235 = arith.addf %3232, %3234 : f32
      %3236 = arith.remui %3139, %c14 : index
      %3237 = arith.muli %3236, %c20 : index
      %3238 = arith.addi %18, %3237 : index
      %3239 = vector.load %w[%3238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3240 = vector.bitcast %3239 : vector<4xi8> to vector<1xf32>
      %3241 = vector.extract %3240[0] : f32 from vector<1xf32>
      %3242 = arith.mulf %3241, %3228 : f32
      %3243 = arith.mulf %3235, %3242 : f32
      %3244 = arith.muli %3, %c8 : index
      %3245 = arith.addi %3244, %c9 : index
      %3246 = arith.muli %3245, %c14 : index
      %3247 = arith.remui %3139, %c14 : index
      %3248 = arith.addi %3246, %3247 : index
      %3249 = arith.muli %3221, %c41 : index
      %3250 = arith.addi %3249, %3248 : index
      memref.store %3243, %20[%3250] : memref<?xf32>
    }
    %3251 = arith.muli %4, %c20 : index
    %3252 = arith.addi %3251, %c5 : index
    %3253 = arith.muli %3252, %c5 : index
    %3254 = arith.divui %3139, %c14 : index
    %3255 = arith.addi %3253, %3254 : index
    %3256 = arith.addi %3138, %3255 : index
    %3257 = arith.cmpi slt, %3256, %22 : index
    scf.if %3257 {
      %3258 = arith.cmpi eq, %hasFactors, %c8 : index
      %3259 = arith.muli %3256, %c5 : index
      %3260 = memref.load %factors[%3259] : memref<?xf32>
      %3261 = arith.mulf %3260, %operandScale : f32
      %3262 = arith.select %3258, %3261, %operandScale : f32
      %3263 = arith.addi %3142, %c9 : index
      %3264 = arith.muli %3252, %c15 : index
      %3265 = arith.addi %3263, %3264 : index
      %3266 = memref.load %19[%3265] : memref<?xf32>
      %3267 = arith.addi %3265, %c11 : index
      %3268 = memref.load %19[%3267] : memref<?xf32>
      %3269 = arith.addf %3266, %3268 : f32
      %3270 = arith.remui %3139, %c14 : index
      %3271 = arith.muli %3270, %c20 : index
      %3272 = arith.addi %18, %3271 : index
      %3273 = vector.load %w[%3272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3274 = vector.bitcast %3273 : vector<4xi8> to vector<1xf32>
      %3275 = vector.extract %3274[0] : f32 from vector<1xf32>
      %3276 = arith.mulf %3275, %3262 : f32
      %3277 = arith.mulf %3269, %3276 : f32
      %3278 = arith.muli %3, %c8 : index
      %3279 = arith.addi %3278, %c9 : index
      %3280 = arith.muli %3279, %c14 : index
      %3281 = arith.remui %3139, %c14 : index
      %3282 = arith.addi %3280, %3281 : index
      %3283 = arith.muli %3255, %c41 : index
      %3284 = arith.addi %3283, %3282 : index
      memref.store %3277, %20[%3284] : memref<?xf32>
    }
    %3285 = arith.muli %4, %c20 : index
    %3286 = arith.addi %3285, %c34 : index
    %3287 = arith.muli %3286, %c5 : index
    %3288 = arith.divui %3139, %c14 : index
    %3289 = arith.addi %3287, %3288 : index
    %3290 = arith.addi %3138, %3289 : index
    %3291 = arith.cmpi slt, %3290, %22 : index
    scf.if %3291 {
      %3292 = arith.cmpi eq, %hasFactors, %c8 : index
      %3293 = arith.muli %3290, %c5 : index
      %3294 = memref.load %factors[%3293] : memref<?xf32>
      %3295 = arith.mulf %3294, %operandScale : f32
      %3296 = arith.select %3292, %3295, %operandScale : f32
      %3297 = arith.addi %3142, %c9 : index
      %3298 = arith.muli %3286, %c15 : index
      %3299 = arith.addi %3297, %3298 : index
      %3300 = memref.load %19[%3299] : memref<?xf32>
      %3301 = arith.addi %3299, %c11 : index
      %3302 = memref.load %19[%3301] : memref<?xf32>
      %3303 = arith.addf %3300, %3302 : f32
      %3304 = arith.remui %3139, %c14 : index
      %3305 = arith.muli %3304, %c20 : index
      %3306 = arith.addi %18, %3305 : index
      %3307 = vector.load %w[%3306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3308 = vector.bitcast %3307 : vector<4xi8> to vector<1xf32>
      %3309 = vector.extract %3308[0] : f32 from vector<1xf32>
      %3310 = arith.mulf %3309, %3296 : f32
      %3311 = arith.mulf %3303, %3310 : f32
      %3312 = arith.muli %3, %c8 : index
      %3313 = arith.addi %3312, %c9 : index
      %3314 = arith.muli %3313, %c14 : index
      %3315 = arith.remui %3139, %c14 : index
      %3316 = arith.addi %3314, %3315 : index
      %3317 = arith.muli %3289, %c41 : index
      %3318 = arith.addi %3317, %3316 : index
      memref.store %3311, %20[%3318] : memref<?xf32>
    }
    wave.barrier
    %3319 = arith.addi %23, %c15 : index
    %3320 = wave.wave
    %3321 = arith.addi %3320, %c9 : index
    %3322 = arith.addi %3319, %3321 : index
    %3323 = arith.cmpi slt, %3322, %22 : index
    %3324 = arith.cmpi slt, %3321, %c14 : index
    %3325 = arith.andi %3323, %3324 : i1
    scf.if %3325 {
      %3326 = arith.addi %3319, %3321 : index
      %3327 = arith.muli %3321, %c41 : index
      %3328 = wave.lane
      %3329 = arith.addi %3328, %c9 : index
      %3330 = arith.cmpi eq, %hasBias, %c8 : index
      %3331 = arith.addi %3327, %3329 : index
      %3332 = memref.load %20[%3331] : memref<?xf32>
      %3333 = arith.muli %0, %c41 : index
      %3334 = arith.addi %3333, %3329 : index
      %3335 = memref.load %bias[%3334] : memref<?xf32>
      %3336 = arith.addf %3332, %3335 : f32
      %3337 = arith.select %3330, %3336, %3332 : f32
      %3338 = arith.addi %3329, %c43 : index
      %3339 = arith.cmpi eq, %hasBias, %c8 : index
      %3340 = arith.addi %3327, %3338 : index
      %3341 = memref.load %20[%3340] : memref<?xf32>
      %3342 = arith.muli %0, %c41 : index
      %3343 = arith.addi %3342, %3338 : index
      %3344 = memref.load %bias[%3343] : memref<?xf32>
      %3345 = arith.addf %3341, %3344 : f32
      %3346 = arith.select %3339, %3345, %3341 : f32
      %3347 = arith.addi %3328, %c15 : index
      %3348 = arith.cmpi slt, %3347, %c43 : index
      %3349 = arith.minsi %3347, %c44 : index
      %3350 = arith.cmpi eq, %hasBias, %c8 : index
      %3351 = arith.addi %3327, %3349 : index
      %3352 = memref.load %20[%3351] : memref<?xf32>
      %3353 = arith.muli %0, %c41 : index
      %3354 = arith.addi %3353, %3349 : index
      %3355 = memref.load %bias[%3354] : memref<?xf32>
      %3356 = arith.addf %3352, %3355 : f32
      %3357 = arith.select %3350, %3356, %3352 : f32
      %3358 = arith.addi %3349, %c43 : index
      %3359 = arith.cmpi eq, %hasBias, %c8 : index
      %3360 = arith.addi %3327, %3358 : index
      %3361 = memref.load %20[%3360] : memref<?xf32>
      %3362 = arith.muli %0, %c41 : index
      %3363 = arith.addi %3362, %3358 : index
      %3364 = memref.load %bias[%3363] : memref<?xf32>
      %3365 = arith.addf %3361, %3364 : f32
      %3366 = arith.select %3359, %3365, %3361 : f32
      %3367 = arith.addi %heads, %kvHeads : index
      %3368 = arith.cmpi slt, %0, %3367 : index
      scf.if %3368 {
        %3369 = arith.addi %positionsAt, %3326 : index
        %3370 = memref.load %step[%3369] : memref<?xi32>
        %3371 = arith.index_cast %3370 : i32 to index
        %3372 = arith.cmpi eq, %hasNorm, %c8 : index
        %3373 = math.fma %3337, %3337, %c47 : f32
        %3374 = math.fma %3346, %3346, %3373 : f32
        %3375 = math.fma %3357, %3357, %3374 : f32
        %3376 = arith.select %3348, %3375, %3374 : f32
        %3377 = math.fma %3366, %3366, %3376 : f32
        %3378 = arith.select %3348, %3377, %3376 : f32
        %3379 = vector.broadcast %3378 : f32 to vector<1xf32>
        %3380 = wave.reduce "add" %3379 : vector<1xf32>
        %3381 = arith.mulf %3380, %inverseHeadDim : f32
        %3382 = arith.addf %3381, %epsilon : f32
        %3383 = math.sqrt %3382 : f32
        %3384 = arith.divf %c49, %3383 : f32
        %3385 = arith.cmpi slt, %0, %heads : index
        %3386 = arith.addi %3329, %c43 : index
        %3387 = memref.load %query_norm[%3329] : memref<?xf32>
        %3388 = memref.load %key_norm[%3329] : memref<?xf32>
        %3389 = arith.select %3385, %3387, %3388 : f32
        %3390 = arith.mulf %3337, %3384 : f32
        %3391 = arith.mulf %3390, %3389 : f32
        %3392 = arith.select %3372, %3391, %3337 : f32
        %3393 = memref.load %query_norm[%3386] : memref<?xf32>
        %3394 = memref.load %key_norm[%3386] : memref<?xf32>
        %3395 = arith.select %3385, %3393, %3394 : f32
        %3396 = arith.mulf %3346, %3384 : f32
        %3397 = arith.mulf %3396, %3395 : f32
        %3398 = arith.select %3372, %3397, %3346 : f32
        %3399 = arith.addi %3349, %c43 : index
        %3400 = memref.load %query_norm[%3349] : memref<?xf32>
        %3401 = memref.load %key_norm[%3349] : memref<?xf32>
        %3402 = arith.select %3385, %3400, %3401 : f32
        %3403 = arith.mulf %3357, %3384 : f32
        %3404 = arith.mulf %3403, %3402 : f32
        %3405 = arith.select %3372, %3404, %3357 : f32
        %3406 = memref.load %query_norm[%3399] : memref<?xf32>
        %3407 = memref.load %key_norm[%3399] : memref<?xf32>
        %3408 = arith.select %3385, %3406, %3407 : f32
        %3409 = arith.mulf %3366, %3384 : f32
        %3410 = arith.mulf %3409, %3408 : f32
        %3411 = arith.select %3372, %3410, %3366 : f32
        %3412 = arith.remui %3371, %c21 : index
        %3413 = arith.muli %3412, %c41 : index
        %3414 = arith.addi %3413, %3329 : index
        %3415 = arith.divui %3371, %c21 : index
        %3416 = arith.addi %3415, %c21 : index
        %3417 = arith.muli %3416, %c41 : index
        %3418 = arith.addi %3417, %3329 : index
        %3419 = memref.load %rope[%3414] : memref<?xf32>
        %3420 = arith.addi %3414, %c43 : index
        %3421 = memref.load %rope[%3420] : memref<?xf32>
        %3422 = memref.load %rope[%3418] : memref<?xf32>
        %3423 = arith.addi %3418, %c43 : index
        %3424 = memref.load %rope[%3423] : memref<?xf32>
        %3425 = arith.mulf %3422, %3419 : f32
        %3426 = arith.mulf %3424, %3421 : f32
        %3427 = arith.subf %3425, %3426 : f32
        %3428 = arith.mulf %3424, %3419 : f32
        %3429 = arith.mulf %3422, %3421 : f32
        %3430 = arith.addf %3428, %3429 : f32
        %3431 = arith.mulf %3392, %3427 : f32
        %3432 = arith.mulf %3398, %3430 : f32
        %3433 = arith.subf %3431, %3432 : f32
        %3434 = arith.mulf %3398, %3427 : f32
        %3435 = arith.mulf %3392, %3430 : f32
        %3436 = arith.addf %3434, %3435 : f32
        %3437 = arith.cmpi slt, %0, %heads : index
        scf.if %3437 {
          %3438 = arith.muli %3326, %heads : index
          %3439 = arith.addi %3438, %0 : index
          %3440 = arith.muli %3439, %c41 : index
          %3441 = arith.addi %3440, %3329 : index
          memref.store %3433, %q[%3441] : memref<?xf32>
          %3442 = arith.addi %3441, %c43 : index
          memref.store %3436, %q[%3442] : memref<?xf32>
        } else {
          %3443 = arith.addi %3327, %3329 : index
          memref.store %3433, %20[%3443] : memref<?xf32>
          %3444 = arith.addi %3327, %3329 : index
          %3445 = arith.addi %3444, %c43 : index
          memref.store %3436, %20[%3445] : memref<?xf32>
        }
        %3446 = arith.remui %3371, %c21 : index
        %3447 = arith.muli %3446, %c41 : index
        %3448 = arith.addi %3447, %3349 : index
        %3449 = arith.divui %3371, %c21 : index
        %3450 = arith.addi %3449, %c21 : index
        %3451 = arith.muli %3450, %c41 : index
        %3452 = arith.addi %3451, %3349 : index
        %3453 = memref.load %rope[%3448] : memref<?xf32>
        %3454 = arith.addi %3448, %c43 : index
        %3455 = memref.load %rope[%3454] : memref<?xf32>
        %3456 = memref.load %rope[%3452] : memref<?xf32>
        %3457 = arith.addi %3452, %c43 : index
        %3458 = memref.load %rope[%3457] : memref<?xf32>
        %3459 = arith.mulf %3456, %3453 : f32
        %3460 = arith.mulf %3458, %3455 : f32
        %3461 = arith.subf %3459, %3460 : f32
        %3462 = arith.mulf %3458, %3453 : f32
        %3463 = arith.mulf %3456, %3455 : f32
        %3464 = arith.addf %3462, %3463 : f32
        %3465 = arith.mulf %3405, %3461 : f32
        %3466 = arith.mulf %3411, %3464 : f32
        %3467 = arith.subf %3465, %3466 : f32
        %3468 = arith.mulf %3411, %3461 : f32
        %3469 = arith.mulf %3405, %3464 : f32
        %3470 = arith.addf %3468, %3469 : f32
        scf.if %3348 {
          %3471 = arith.cmpi slt, %0, %heads : index
          scf.if %3471 {
            %3472 = arith.muli %3326, %heads : index
            %3473 = arith.addi %3472, %0 : index
            %3474 = arith.muli %3473, %c41 : index
            %3475 = arith.addi %3474, %3349 : index
            memref.store %3467, %q[%3475] : memref<?xf32>
            %3476 = arith.addi %3475, %c43 : index
            memref.store %3470, %q[%3476] : memref<?xf32>
          } else {
            %3477 = arith.addi %3327, %3349 : index
            memref.store %3467, %20[%3477] : memref<?xf32>
            %3478 = arith.addi %3327, %3349 : index
            %3479 = arith.addi %3478, %c43 : index
            memref.store %3470, %20[%3479] : memref<?xf32>
          }
        }
      } else {
        %3480 = arith.cmpi slt, %0, %heads : index
        scf.if %3480 {
          %3481 = arith.muli %3326, %heads : index
          %3482 = arith.addi %3481, %0 : index
          %3483 = arith.muli %3482, %c41 : index
          %3484 = arith.addi %3483, %3329 : index
          memref.store %3337, %q[%3484] : memref<?xf32>
          %3485 = arith.addi %3484, %c43 : index
          memref.store %3346, %q[%3485] : memref<?xf32>
        } else {
          %3486 = arith.addi %3327, %3329 : index
          memref.store %3337, %20[%3486] : memref<?xf32>
          %3487 = arith.addi %3327, %3329 : index
          %3488 = arith.addi %3487, %c43 : index
          memref.store %3346, %20[%3488] : memref<?xf32>
        }
        scf.if %3348 {
          %3489 = arith.cmpi slt, %0, %heads : index
          scf.if %3489 {
            %3490 = arith.muli %3326, %heads : index
            %3491 = arith.addi %3490, %0 : index
            %3492 = arith.muli %3491, %c41 : index
            %3493 = arith.addi %3492, %3349 : index
            memref.store %3357, %q[%3493] : memref<?xf32>
            %3494 = arith.addi %3493, %c43 : index
            memref.store %3366, %q[%3494] : memref<?xf32>
          } else {
            %3495 = arith.addi %3327, %3349 : index
            memref.store %3357, %20[%3495] : memref<?xf32>
            %3496 = arith.addi %3327, %3349 : index
            %3497 = arith.addi %3496, %c43 : index
            memref.store %3366, %20[%3497] : memref<?xf32>
          }
        }
      }
    }
    %3498 = arith.addi %3320, %c51 : index
    %3499 = arith.addi %3319, %3498 : index
    %3500 = arith.cmpi slt, %3499, %22 : index
    %3501 = arith.cmpi slt, %3498, %c14 : index
    %3502 = arith.andi %3500, %3501 : i1
    scf.if %3502 {
      %3503 = arith.addi %3319, %3498 : index
      %3504 = arith.muli %3498, %c41 : index
      %3505 = wave.lane
      %3506 = arith.addi %3505, %c9 : index
      %3507 = arith.cmpi eq, %hasBias, %c8 : index
      %3508 = arith.addi %3504, %3506 : index
      %3509 = memref.load %20[%3508] : memref<?xf32>
      %3510 = arith.muli %0, %c41 : index
      %3511 = arith.addi %3510, %3506 : index
      %3512 = memref.load %bias[%3511] : memref<?xf32>
      %3513 = arith.addf %3509, %3512 : f32
      %3514 = arith.select %3507, %3513, %3509 : f32
      %3515 = arith.addi %3506, %c43 : index
      %3516 = arith.cmpi eq, %hasBias, %c8 : index
      %3517 = arith.addi %3504, %3515 : index
      %3518 = memref.load %20[%3517] : memref<?xf32>
      %3519 = arith.muli %0, %c41 : index
      %3520 = arith.addi %3519, %3515 : index
      %3521 = memref.load %bias[%3520] : memref<?xf32>
      %3522 = arith.addf %3518, %3521 : f32
      %3523 = arith.select %3516, %3522, %3518 : f32
      %3524 = arith.addi %3505, %c15 : index
      %3525 = arith.cmpi slt, %3524, %c43 : index
      %3526 = arith.minsi %3524, %c44 : index
      %3527 = arith.cmpi eq, %hasBias, %c8 : index
      %3528 = arith.addi %3504, %3526 : index
      %3529 = memref.load %20[%3528] : memref<?xf32>
      %3530 = arith.muli %0, %c41 : index
      %3531 = arith.addi %3530, %3526 : index
      %3532 = memref.load %bias[%3531] : memref<?xf32>
      %3533 = arith.addf %3529, %3532 : f32
      %3534 = arith.select %3527, %3533, %3529 : f32
      %3535 = arith.addi %3526, %c43 : index
      %3536 = arith.cmpi eq, %hasBias, %c8 : index
      %3537 = arith.addi %3504, %3535 : index
      %3538 = memref.load %20[%3537] : memref<?xf32>
      %3539 = arith.muli %0, %c41 : index
      %3540 = arith.addi %3539, %3535 : index
      %3541 = memref.load %bias[%3540] : memref<?xf32>
      %3542 = arith.addf %3538, %3541 : f32
      %3543 = arith.select %3536, %3542, %3538 : f32
      %3544 = arith.addi %heads, %kvHeads : index
      %3545 = arith.cmpi slt, %0, %3544 : index
      scf.if %3545 {
        %3546 = arith.addi %positionsAt, %3503 : index
        %3547 = memref.load %step[%3546] : memref<?xi32>
        %3548 = arith.index_cast %3547 : i32 to index
        %3549 = arith.cmpi eq, %hasNorm, %c8 : index
        %3550 = math.fma %3514, %3514, %c47 : f32
        %3551 = math.fma %3523, %3523, %3550 : f32
        %3552 = math.fma %3534, %3534, %3551 : f32
        %3553 = arith.select %3525, %3552, %3551 : f32
        %3554 = math.fma %3543, %3543, %3553 : f32
        %3555 = arith.select %3525, %3554, %3553 : f32
        %3556 = vector.broadcast %3555 : f32 to vector<1xf32>
        %3557 = wave.reduce "add" %3556 : vector<1xf32>
        %3558 = arith.mulf %3557, %inverseHeadDim : f32
        %3559 = arith.addf %3558, %epsilon : f32
        %3560 = math.sqrt %3559 : f32
        %3561 = arith.divf %c49, %3560 : f32
        %3562 = arith.cmpi slt, %0, %heads : index
        %3563 = arith.addi %3506, %c43 : index
        %3564 = memref.load %query_norm[%3506] : memref<?xf32>
        %3565 = memref.load %key_norm[%3506] : memref<?xf32>
        %3566 = arith.select %3562, %3564, %3565 : f32
        %3567 = arith.mulf %3514, %3561 : f32
        %3568 = arith.mulf %3567, %3566 : f32
        %3569 = arith.select %3549, %3568, %3514 : f32
        %3570 = memref.load %query_norm[%3563] : memref<?xf32>
        %3571 = memref.load %key_norm[%3563] : memref<?xf32>
        %3572 = arith.select %3562, %3570, %3571 : f32
        %3573 = arith.mulf %3523, %3561 : f32
        %3574 = arith.mulf %3573, %3572 : f32
        %3575 = arith.select %3549, %3574, %3523 : f32
        %3576 = arith.addi %3526, %c43 : index
        %3577 = memref.load %query_norm[%3526] : memref<?xf32>
        %3578 = memref.load %key_norm[%3526] : memref<?xf32>
        %3579 = arith.select %3562, %3577, %3578 : f32
        %3580 = arith.mulf %3534, %3561 : f32
        %3581 = arith.mulf %3580, %3579 : f32
        %3582 = arith.select %3549, %3581, %3534 : f32
        %3583 = memref.load %query_norm[%3576] : memref<?xf32>
        %3584 = memref.load %key_norm[%3576] : memref<?xf32>
        %3585 = arith.select %3562, %3583, %3584 : f32
        %3586 = arith.mulf %3543, %3561 : f32
        %3587 = arith.mulf %3586, %3585 : f32
        %3588 = arith.select %3549, %3587, %3543 : f32
        %3589 = arith.remui %3548, %c21 : index
        %3590 = arith.muli %3589, %c41 : index
        %3591 = arith.addi %3590, %3506 : index
        %3592 = arith.divui %3548, %c21 : index
        %3593 = arith.addi %3592, %c21 : index
        %3594 = arith.muli %3593, %c41 : index
        %3595 = arith.addi %3594, %3506 : index
        %3596 = memref.load %rope[%3591] : memref<?xf32>
        %3597 = arith.addi %3591, %c43 : index
        %3598 = memref.load %rope[%3597] : memref<?xf32>
        %3599 = memref.load %rope[%3595] : memref<?xf32>
        %3600 = arith.addi %3595, %c43 : index
        %3601 = memref.load %rope[%3600] : memref<?xf32>
        %3602 = arith.mulf %3599, %3596 : f32
        %3603 = arith.mulf %3601, %3598 : f32
        %3604 = arith.subf %3602, %3603 : f32
        %3605 = arith.mulf %3601, %3596 : f32
        %3606 = arith.mulf %3599, %3598 : f32
        %3607 = arith.addf %3605, %3606 : f32
        %3608 = arith.mulf %3569, %3604 : f32
        %3609 = arith.mulf %3575, %3607 : f32
        %3610 = arith.subf %3608, %3609 : f32
        %3611 = arith.mulf %3575, %3604 : f32
        %3612 = arith.mulf %3569, %3607 : f32
        %3613 = arith.addf %3611, %3612 : f32
        %3614 = arith.cmpi slt, %0, %heads : index
        scf.if %3614 {
          %3615 = arith.muli %3503, %heads : index
          %3616 = arith.addi %3615, %0 : index
          %3617 = arith.muli %3616, %c41 : index
          %3618 = arith.addi %3617, %3506 : index
          memref.store %3610, %q[%3618] : memref<?xf32>
          %3619 = arith.addi %3618, %c43 : index
          memref.store %3613, %q[%3619] : memref<?xf32>
        } else {
          %3620 = arith.addi %3504, %3506 : index
          memref.store %3610, %20[%3620] : memref<?xf32>
          %3621 = arith.addi %3504, %3506 : index
          %3622 = arith.addi %3621, %c43 : index
          memref.store %3613, %20[%3622] : memref<?xf32>
        }
        %3623 = arith.remui %3548, %c21 : index
        %3624 = arith.muli %3623, %c41 : index
        %3625 = arith.addi %3624, %3526 : index
        %3626 = arith.divui %3548, %c21 : index
        %3627 = arith.addi %3626, %c21 : index
        %3628 = arith.muli %3627, %c41 : index
        %3629 = arith.addi %3628, %3526 : index
        %3630 = memref.load %rope[%3625] : memref<?xf32>
        %3631 = arith.addi %3625, %c43 : index
        %3632 = memref.load %rope[%3631] : memref<?xf32>
        %3633 = memref.load %rope[%3629] : memref<?xf32>
        %3634 = arith.addi %3629, %c43 : index
        %3635 = memref.load %rope[%3634] : memref<?xf32>
        %3636 = arith.mulf %3633, %3630 : f32
        %3637 = arith.mulf %3635, %3632 : f32
        %3638 = arith.subf %3636, %3637 : f32
        %3639 = arith.mulf %3635, %3630 : f32
        %3640 = arith.mulf %3633, %3632 : f32
        %3641 = arith.addf %3639, %3640 : f32
        %3642 = arith.mulf %3582, %3638 : f32
        %3643 = arith.mulf %3588, %3641 : f32
        %3644 = arith.subf %3642, %3643 : f32
        %3645 = arith.mulf %3588, %3638 : f32
        %3646 = arith.mulf %3582, %3641 : f32
        %3647 = arith.addf %3645, %3646 : f32
        scf.if %3525 {
          %3648 = arith.cmpi slt, %0, %heads : index
          scf.if %3648 {
            %3649 = arith.muli %3503, %heads : index
            %3650 = arith.addi %3649, %0 : index
            %3651 = arith.muli %3650, %c41 : index
            %3652 = arith.addi %3651, %3526 : index
            memref.store %3644, %q[%3652] : memref<?xf32>
            %3653 = arith.addi %3652, %c43 : index
            memref.store %3647, %q[%3653] : memref<?xf32>
          } else {
            %3654 = arith.addi %3504, %3526 : index
            memref.store %3644, %20[%3654] : memref<?xf32>
            %3655 = arith.addi %3504, %3526 : index
            %3656 = arith.addi %3655, %c43 : index
            memref.store %3647, %20[%3656] : memref<?xf32>
          }
        }
      } else {
        %3657 = arith.cmpi slt, %0, %heads : index
        scf.if %3657 {
          %3658 = arith.muli %3503, %heads : index
          %3659 = arith.addi %3658, %0 : index
          %3660 = arith.muli %3659, %c41 : index
          %3661 = arith.addi %3660, %3506 : index
          memref.store %3514, %q[%3661] : memref<?xf32>
          %3662 = arith.addi %3661, %c43 : index
          memref.store %3523, %q[%3662] : memref<?xf32>
        } else {
          %3663 = arith.addi %3504, %3506 : index
          memref.store %3514, %20[%3663] : memref<?xf32>
          %3664 = arith.addi %3504, %3506 : index
          %3665 = arith.addi %3664, %c43 : index
          memref.store %3523, %20[%3665] : memref<?xf32>
        }
        scf.if %3525 {
          %3666 = arith.cmpi slt, %0, %heads : index
          scf.if %3666 {
            %3667 = arith.muli %3503, %heads : index
            %3668 = arith.addi %3667, %0 : index
            %3669 = arith.muli %3668, %c41 : index
            %3670 = arith.addi %3669, %3526 : index
            memref.store %3534, %q[%3670] : memref<?xf32>
            %3671 = arith.addi %3670, %c43 : index
            memref.store %3543, %q[%3671] : memref<?xf32>
          } else {
            %3672 = arith.addi %3504, %3526 : index
            memref.store %3534, %20[%3672] : memref<?xf32>
            %3673 = arith.addi %3504, %3526 : index
            %3674 = arith.addi %3673, %c43 : index
            memref.store %3543, %20[%3674] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3675 = arith.cmpi sge, %0, %heads : index
    scf.if %3675 {
      %3676 = arith.addi %3320, %c9 : index
      %3677 = arith.addi %3319, %3676 : index
      %3678 = arith.cmpi slt, %3677, %22 : index
      %3679 = arith.cmpi slt, %3676, %c14 : index
      %3680 = arith.andi %3678, %3679 : i1
      scf.if %3680 {
        %3681 = arith.addi %3319, %3676 : index
        %3682 = arith.addi %slotsAt, %3681 : index
        %3683 = memref.load %step[%3682] : memref<?xi32>
        %3684 = arith.index_cast %3683 : i32 to index
        %3685 = arith.cmpi sge, %3684, %c9 : index
        scf.if %3685 {
          %3686 = arith.muli %3676, %c41 : index
          %3687 = arith.subi %0, %heads : index
          %3688 = memref.load %scales[%3687] : memref<?xf32>
          %3689 = vector.broadcast %3688 : f32 to vector<4xf32>
          %3690 = arith.divui %3684, %c14 : index
          %3691 = arith.remui %3684, %c14 : index
          %3692 = arith.muli %3690, %pageBytes : index
          %3693 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3693 {
            %3694 = wave.lane
            %3695 = arith.muli %3694, %c20 : index
            scf.for %3696 = %3695 to %c41 step %c7 {
              %3697 = arith.addi %3686, %3696 : index
              %3698 = vector.load %20[%3697] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3699 = arith.mulf %3698, %3689 : vector<4xf32>
              %3700 = arith.minimumf %3699, %c55 : vector<4xf32>
              %3701 = arith.maximumf %3700, %c56 : vector<4xf32>
              %3702 = arith.truncf %3701 : vector<4xf32> to vector<4xf16>
              %3703 = vector.bitcast %3702 : vector<4xf16> to vector<8xi8>
              %3704 = arith.cmpi slt, %3687, %kvHeads : index
              scf.if %3704 {
                %3705 = arith.muli %3687, %c57 : index
                %3706 = arith.addi %3692, %3705 : index
                %3707 = arith.divui %3696, %c14 : index
                %3708 = arith.muli %3707, %c58 : index
                %3709 = arith.remui %3696, %c14 : index
                %3710 = arith.divui %3709, %c4 : index
                %3711 = arith.muli %3710, %c21 : index
                %3712 = arith.muli %3691, %c14 : index
                %3713 = arith.addi %3711, %3712 : index
                %3714 = arith.remui %3709, %c4 : index
                %3715 = arith.muli %3714, %c5 : index
                %3716 = arith.addi %3713, %3715 : index
                %3717 = arith.addi %3708, %3716 : index
                %3718 = arith.addi %3706, %3717 : index
                vector.store %3703, %kv[%3718] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3719 = arith.subi %3687, %kvHeads : index
                %3720 = arith.muli %3719, %c57 : index
                %3721 = arith.addi %3692, %3720 : index
                %3722 = arith.addi %3696, %c9 : index
                %3723 = arith.divui %3722, %c14 : index
                %3724 = arith.muli %3723, %c58 : index
                %3725 = arith.addi %3724, %c10 : index
                %3726 = arith.remui %3722, %c14 : index
                %3727 = arith.divui %3691, %c5 : index
                %3728 = arith.remui %3691, %c5 : index
                %3729 = arith.muli %3728, %c4 : index
                %3730 = arith.addi %3727, %3729 : index
                %3731 = arith.divui %3730, %c4 : index
                %3732 = arith.muli %3731, %c21 : index
                %3733 = arith.muli %3726, %c14 : index
                %3734 = arith.addi %3732, %3733 : index
                %3735 = arith.remui %3730, %c4 : index
                %3736 = arith.muli %3735, %c5 : index
                %3737 = arith.addi %3734, %3736 : index
                %3738 = arith.addi %3725, %3737 : index
                %3739 = arith.addi %3721, %3738 : index
                %3740 = vector.shuffle %3703, %3703 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3740, %kv[%3739] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3741 = arith.addi %3696, %c8 : index
                %3742 = arith.divui %3741, %c14 : index
                %3743 = arith.muli %3742, %c58 : index
                %3744 = arith.addi %3743, %c10 : index
                %3745 = arith.remui %3741, %c14 : index
                %3746 = arith.divui %3691, %c5 : index
                %3747 = arith.remui %3691, %c5 : index
                %3748 = arith.muli %3747, %c4 : index
                %3749 = arith.addi %3746, %3748 : index
                %3750 = arith.divui %3749, %c4 : index
                %3751 = arith.muli %3750, %c21 : index
                %3752 = arith.muli %3745, %c14 : index
                %3753 = arith.addi %3751, %3752 : index
                %3754 = arith.remui %3749, %c4 : index
                %3755 = arith.muli %3754, %c5 : index
                %3756 = arith.addi %3753, %3755 : index
                %3757 = arith.addi %3744, %3756 : index
                %3758 = arith.addi %3721, %3757 : index
                %3759 = vector.shuffle %3703, %3703 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3759, %kv[%3758] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3760 = arith.addi %3696, %c5 : index
                %3761 = arith.divui %3760, %c14 : index
                %3762 = arith.muli %3761, %c58 : index
                %3763 = arith.addi %3762, %c10 : index
                %3764 = arith.remui %3760, %c14 : index
                %3765 = arith.divui %3691, %c5 : index
                %3766 = arith.remui %3691, %c5 : index
                %3767 = arith.muli %3766, %c4 : index
                %3768 = arith.addi %3765, %3767 : index
                %3769 = arith.divui %3768, %c4 : index
                %3770 = arith.muli %3769, %c21 : index
                %3771 = arith.muli %3764, %c14 : index
                %3772 = arith.addi %3770, %3771 : index
                %3773 = arith.remui %3768, %c4 : index
                %3774 = arith.muli %3773, %c5 : index
                %3775 = arith.addi %3772, %3774 : index
                %3776 = arith.addi %3763, %3775 : index
                %3777 = arith.addi %3721, %3776 : index
                %3778 = vector.shuffle %3703, %3703 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3778, %kv[%3777] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3779 = arith.addi %3696, %c34 : index
                %3780 = arith.divui %3779, %c14 : index
                %3781 = arith.muli %3780, %c58 : index
                %3782 = arith.addi %3781, %c10 : index
                %3783 = arith.remui %3779, %c14 : index
                %3784 = arith.divui %3691, %c5 : index
                %3785 = arith.remui %3691, %c5 : index
                %3786 = arith.muli %3785, %c4 : index
                %3787 = arith.addi %3784, %3786 : index
                %3788 = arith.divui %3787, %c4 : index
                %3789 = arith.muli %3788, %c21 : index
                %3790 = arith.muli %3783, %c14 : index
                %3791 = arith.addi %3789, %3790 : index
                %3792 = arith.remui %3787, %c4 : index
                %3793 = arith.muli %3792, %c5 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.addi %3782, %3794 : index
                %3796 = arith.addi %3721, %3795 : index
                %3797 = vector.shuffle %3703, %3703 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3797, %kv[%3796] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3798 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3798 {
            %3799 = wave.lane
            %3800 = arith.muli %3799, %c20 : index
            scf.for %3801 = %3800 to %c41 step %c7 {
              %3802 = arith.addi %3686, %3801 : index
              %3803 = vector.load %20[%3802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3804 = arith.mulf %3803, %3689 : vector<4xf32>
              %3805 = wave.fp8_encode "e4m3" %3804 : vector<4xf32> -> vector<4xi8>
              %3806 = arith.cmpi slt, %3687, %kvHeads : index
              scf.if %3806 {
                %3807 = arith.muli %3687, %c10 : index
                %3808 = arith.addi %3692, %3807 : index
                %3809 = vector.shuffle %3805, %3805 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3810 = arith.divui %3801, %c14 : index
                %3811 = arith.muli %3810, %c21 : index
                %3812 = arith.remui %3801, %c14 : index
                %3813 = arith.muli %3691, %c14 : index
                %3814 = arith.divui %3812, %c20 : index
                %3815 = arith.muli %3814, %c20 : index
                %3816 = arith.remui %3812, %c5 : index
                %3817 = arith.muli %3816, %c5 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.divui %3812, %c5 : index
                %3820 = arith.remui %3819, %c5 : index
                %3821 = arith.addi %3818, %3820 : index
                %3822 = arith.addi %3813, %3821 : index
                %3823 = arith.addi %3811, %3822 : index
                %3824 = arith.addi %3808, %3823 : index
                vector.store %3809, %kv[%3824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3825 = arith.subi %3687, %kvHeads : index
                %3826 = arith.muli %3825, %c10 : index
                %3827 = arith.addi %3692, %3826 : index
                %3828 = arith.addi %3801, %c9 : index
                %3829 = arith.divui %3828, %c14 : index
                %3830 = arith.muli %3829, %c21 : index
                %3831 = arith.addi %3830, %c11 : index
                %3832 = arith.remui %3828, %c14 : index
                %3833 = arith.divui %3691, %c5 : index
                %3834 = arith.remui %3691, %c5 : index
                %3835 = arith.muli %3834, %c4 : index
                %3836 = arith.addi %3833, %3835 : index
                %3837 = arith.muli %3832, %c14 : index
                %3838 = arith.divui %3836, %c20 : index
                %3839 = arith.muli %3838, %c20 : index
                %3840 = arith.remui %3836, %c5 : index
                %3841 = arith.muli %3840, %c5 : index
                %3842 = arith.addi %3839, %3841 : index
                %3843 = arith.divui %3836, %c5 : index
                %3844 = arith.remui %3843, %c5 : index
                %3845 = arith.addi %3842, %3844 : index
                %3846 = arith.addi %3837, %3845 : index
                %3847 = arith.addi %3831, %3846 : index
                %3848 = arith.addi %3827, %3847 : index
                %3849 = vector.shuffle %3805, %3805 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3849, %kv[%3848] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3850 = arith.addi %3801, %c8 : index
                %3851 = arith.divui %3850, %c14 : index
                %3852 = arith.muli %3851, %c21 : index
                %3853 = arith.addi %3852, %c11 : index
                %3854 = arith.remui %3850, %c14 : index
                %3855 = arith.divui %3691, %c5 : index
                %3856 = arith.remui %3691, %c5 : index
                %3857 = arith.muli %3856, %c4 : index
                %3858 = arith.addi %3855, %3857 : index
                %3859 = arith.muli %3854, %c14 : index
                %3860 = arith.divui %3858, %c20 : index
                %3861 = arith.muli %3860, %c20 : index
                %3862 = arith.remui %3858, %c5 : index
                %3863 = arith.muli %3862, %c5 : index
                %3864 = arith.addi %3861, %3863 : index
                %3865 = arith.divui %3858, %c5 : index
                %3866 = arith.remui %3865, %c5 : index
                %3867 = arith.addi %3864, %3866 : index
                %3868 = arith.addi %3859, %3867 : index
                %3869 = arith.addi %3853, %3868 : index
                %3870 = arith.addi %3827, %3869 : index
                %3871 = vector.shuffle %3805, %3805 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3871, %kv[%3870] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3872 = arith.addi %3801, %c5 : index
                %3873 = arith.divui %3872, %c14 : index
                %3874 = arith.muli %3873, %c21 : index
                %3875 = arith.addi %3874, %c11 : index
                %3876 = arith.remui %3872, %c14 : index
                %3877 = arith.divui %3691, %c5 : index
                %3878 = arith.remui %3691, %c5 : index
                %3879 = arith.muli %3878, %c4 : index
                %3880 = arith.addi %3877, %3879 : index
                %3881 = arith.muli %3876, %c14 : index
                %3882 = arith.divui %3880, %c20 : index
                %3883 = arith.muli %3882, %c20 : index
                %3884 = arith.remui %3880, %c5 : index
                %3885 = arith.muli %3884, %c5 : index
                %3886 = arith.addi %3883, %3885 : index
                %3887 = arith.divui %3880, %c5 : index
                %3888 = arith.remui %3887, %c5 : index
                %3889 = arith.addi %3886, %3888 : index
                %3890 = arith.addi %3881, %3889 : index
                %3891 = arith.addi %3875, %3890 : index
                %3892 = arith.addi %3827, %3891 : index
                %3893 = vector.shuffle %3805, %3805 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3893, %kv[%3892] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3894 = arith.addi %3801, %c34 : index
                %3895 = arith.divui %3894, %c14 : index
                %3896 = arith.muli %3895, %c21 : index
                %3897 = arith.addi %3896, %c11 : index
                %3898 = arith.remui %3894, %c14 : index
                %3899 = arith.divui %3691, %c5 : index
                %3900 = arith.remui %3691, %c5 : index
                %3901 = arith.muli %3900, %c4 : index
                %3902 = arith.addi %3899, %3901 : index
                %3903 = arith.muli %3898, %c14 : index
                %3904 = arith.divui %3902, %c20 : index
                %3905 = arith.muli %3904, %c20 : index
                %3906 = arith.remui %3902, %c5 : index
                %3907 = arith.muli %3906, %c5 : index
                %3908 = arith.addi %3905, %3907 : index
                %3909 = arith.divui %3902, %c5 : index
                %3910 = arith.remui %3909, %c5 : index
                %3911 = arith.addi %3908, %3910 : index
                %3912 = arith.addi %3903, %3911 : index
                %3913 = arith.addi %3897, %3912 : index
                %3914 = arith.addi %3827, %3913 : index
                %3915 = vector.shuffle %3805, %3805 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3915, %kv[%3914] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3916 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3916 {
            %3917 = wave.lane
            %3918 = arith.muli %3917, %c20 : index
            scf.for %3919 = %3918 to %c41 step %c7 {
              %3920 = arith.addi %3686, %3919 : index
              %3921 = vector.load %20[%3920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3922 = arith.mulf %3921, %3689 : vector<4xf32>
              %3923 = wave.fp8_encode "e5m2" %3922 : vector<4xf32> -> vector<4xi8>
              %3924 = arith.cmpi slt, %3687, %kvHeads : index
              scf.if %3924 {
                %3925 = arith.muli %3687, %c10 : index
                %3926 = arith.addi %3692, %3925 : index
                %3927 = vector.shuffle %3923, %3923 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3928 = arith.divui %3919, %c14 : index
                %3929 = arith.muli %3928, %c21 : index
                %3930 = arith.remui %3919, %c14 : index
                %3931 = arith.muli %3691, %c14 : index
                %3932 = arith.divui %3930, %c20 : index
                %3933 = arith.muli %3932, %c20 : index
                %3934 = arith.remui %3930, %c5 : index
                %3935 = arith.muli %3934, %c5 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.divui %3930, %c5 : index
                %3938 = arith.remui %3937, %c5 : index
                %3939 = arith.addi %3936, %3938 : index
                %3940 = arith.addi %3931, %3939 : index
                %3941 = arith.addi %3929, %3940 : index
                %3942 = arith.addi %3926, %3941 : index
                vector.store %3927, %kv[%3942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3943 = arith.subi %3687, %kvHeads : index
                %3944 = arith.muli %3943, %c10 : index
                %3945 = arith.addi %3692, %3944 : index
                %3946 = arith.addi %3919, %c9 : index
                %3947 = arith.divui %3946, %c14 : index
                %3948 = arith.muli %3947, %c21 : index
                %3949 = arith.addi %3948, %c11 : index
                %3950 = arith.remui %3946, %c14 : index
                %3951 = arith.divui %3691, %c5 : index
                %3952 = arith.remui %3691, %c5 : index
                %3953 = arith.muli %3952, %c4 : index
                %3954 = arith.addi %3951, %3953 : index
                %3955 = arith.muli %3950, %c14 : index
                %3956 = arith.divui %3954, %c20 : index
                %3957 = arith.muli %3956, %c20 : index
                %3958 = arith.remui %3954, %c5 : index
                %3959 = arith.muli %3958, %c5 : index
                %3960 = arith.addi %3957, %3959 : index
                %3961 = arith.divui %3954, %c5 : index
                %3962 = arith.remui %3961, %c5 : index
                %3963 = arith.addi %3960, %3962 : index
                %3964 = arith.addi %3955, %3963 : index
                %3965 = arith.addi %3949, %3964 : index
                %3966 = arith.addi %3945, %3965 : index
                %3967 = vector.shuffle %3923, %3923 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3967, %kv[%3966] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3968 = arith.addi %3919, %c8 : index
                %3969 = arith.divui %3968, %c14 : index
                %3970 = arith.muli %3969, %c21 : index
                %3971 = arith.addi %3970, %c11 : index
                %3972 = arith.remui %3968, %c14 : index
                %3973 = arith.divui %3691, %c5 : index
                %3974 = arith.remui %3691, %c5 : index
                %3975 = arith.muli %3974, %c4 : index
                %3976 = arith.addi %3973, %3975 : index
                %3977 = arith.muli %3972, %c14 : index
                %3978 = arith.divui %3976, %c20 : index
                %3979 = arith.muli %3978, %c20 : index
                %3980 = arith.remui %3976, %c5 : index
                %3981 = arith.muli %3980, %c5 : index
                %3982 = arith.addi %3979, %3981 : index
                %3983 = arith.divui %3976, %c5 : index
                %3984 = arith.remui %3983, %c5 : index
                %3985 = arith.addi %3982, %3984 : index
                %3986 = arith.addi %3977, %3985 : index
                %3987 = arith.addi %3971, %3986 : index
                %3988 = arith.addi %3945, %3987 : index
                %3989 = vector.shuffle %3923, %3923 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3989, %kv[%3988] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3990 = arith.addi %3919, %c5 : index
                %3991 = arith.divui %3990, %c14 : index
                %3992 = arith.muli %3991, %c21 : index
                %3993 = arith.addi %3992, %c11 : index
                %3994 = arith.remui %3990, %c14 : index
                %3995 = arith.divui %3691, %c5 : index
                %3996 = arith.remui %3691, %c5 : index
                %3997 = arith.muli %3996, %c4 : index
                %3998 = arith.addi %3995, %3997 : index
                %3999 = arith.muli %3994, %c14 : index
                %4000 = arith.divui %3998, %c20 : index
                %4001 = arith.muli %4000, %c20 : index
                %4002 = arith.remui %3998, %c5 : index
                %4003 = arith.muli %4002, %c5 : index
                %4004 = arith.addi %4001, %4003 : index
                %4005 = arith.divui %3998, %c5 : index
                %4006 = arith.remui %4005, %c5 : index
                %4007 = arith.addi %4004, %4006 : index
                %4008 = arith.addi %3999, %4007 : index
                %4009 = arith.addi %3993, %4008 : index
                %4010 = arith.addi %3945, %4009 : index
                %4011 = vector.shuffle %3923, %3923 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4011, %kv[%4010] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4012 = arith.addi %3919, %c34 : index
                %4013 = arith.divui %4012, %c14 : index
                %4014 = arith.muli %4013, %c21 : index
                %4015 = arith.addi %4014, %c11 : index
                %4016 = arith.remui %4012, %c14 : index
                %4017 = arith.divui %3691, %c5 : index
                %4018 = arith.remui %3691, %c5 : index
                %4019 = arith.muli %4018, %c4 : index
                %4020 = arith.addi %4017, %4019 : index
                %4021 = arith.muli %4016, %c14 : index
                %4022 = arith.divui %4020, %c20 : index
                %4023 = arith.muli %4022, %c20 : index
                %4024 = arith.remui %4020, %c5 : index
                %4025 = arith.muli %4024, %c5 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.divui %4020, %c5 : index
                %4028 = arith.remui %4027, %c5 : index
                %4029 = arith.addi %4026, %4028 : index
                %4030 = arith.addi %4021, %4029 : index
                %4031 = arith.addi %4015, %4030 : index
                %4032 = arith.addi %3945, %4031 : index
                %4033 = vector.shuffle %3923, %3923 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4033, %kv[%4032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4034 = arith.addi %3320, %c51 : index
      %4035 = arith.addi %3319, %4034 : index
      %4036 = arith.cmpi slt, %4035, %22 : index
      %4037 = arith.cmpi slt, %4034, %c14 : index
      %4038 = arith.andi %4036, %4037 : i1
      scf.if %4038 {
        %4039 = arith.addi %3319, %4034 : index
        %4040 = arith.addi %slotsAt, %4039 : index
        %4041 = memref.load %step[%4040] : memref<?xi32>
        %4042 = arith.index_cast %4041 : i32 to index
        %4043 = arith.cmpi sge, %4042, %c9 : index
        scf.if %4043 {
          %4044 = arith.muli %4034, %c41 : index
          %4045 = arith.subi %0, %heads : index
          %4046 = memref.load %scales[%4045] : memref<?xf32>
          %4047 = vector.broadcast %4046 : f32 to vector<4xf32>
          %4048 = arith.divui %4042, %c14 : index
          %4049 = arith.remui %4042, %c14 : index
          %4050 = arith.muli %4048, %pageBytes : index
          %4051 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4051 {
            %4052 = wave.lane
            %4053 = arith.muli %4052, %c20 : index
            scf.for %4054 = %4053 to %c41 step %c7 {
              %4055 = arith.addi %4044, %4054 : index
              %4056 = vector.load %20[%4055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4057 = arith.mulf %4056, %4047 : vector<4xf32>
              %4058 = arith.minimumf %4057, %c55 : vector<4xf32>
              %4059 = arith.maximumf %4058, %c56 : vector<4xf32>
              %4060 = arith.truncf %4059 : vector<4xf32> to vector<4xf16>
              %4061 = vector.bitcast %4060 : vector<4xf16> to vector<8xi8>
              %4062 = arith.cmpi slt, %4045, %kvHeads : index
              scf.if %4062 {
                %4063 = arith.muli %4045, %c57 : index
                %4064 = arith.addi %4050, %4063 : index
                %4065 = arith.divui %4054, %c14 : index
                %4066 = arith.muli %4065, %c58 : index
                %4067 = arith.remui %4054, %c14 : index
                %4068 = arith.divui %4067, %c4 : index
                %4069 = arith.muli %4068, %c21 : index
                %4070 = arith.muli %4049, %c14 : index
                %4071 = arith.addi %4069, %4070 : index
                %4072 = arith.remui %4067, %c4 : index
                %4073 = arith.muli %4072, %c5 : index
                %4074 = arith.addi %4071, %4073 : index
                %4075 = arith.addi %4066, %4074 : index
                %4076 = arith.addi %4064, %4075 : index
                vector.store %4061, %kv[%4076] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4077 = arith.subi %4045, %kvHeads : index
                %4078 = arith.muli %4077, %c57 : index
                %4079 = arith.addi %4050, %4078 : index
                %4080 = arith.addi %4054, %c9 : index
                %4081 = arith.divui %4080, %c14 : index
                %4082 = arith.muli %4081, %c58 : index
                %4083 = arith.addi %4082, %c10 : index
                %4084 = arith.remui %4080, %c14 : index
                %4085 = arith.divui %4049, %c5 : index
                %4086 = arith.remui %4049, %c5 : index
                %4087 = arith.muli %4086, %c4 : index
                %4088 = arith.addi %4085, %4087 : index
                %4089 = arith.divui %4088, %c4 : index
                %4090 = arith.muli %4089, %c21 : index
                %4091 = arith.muli %4084, %c14 : index
                %4092 = arith.addi %4090, %4091 : index
                %4093 = arith.remui %4088, %c4 : index
                %4094 = arith.muli %4093, %c5 : index
                %4095 = arith.addi %4092, %4094 : index
                %4096 = arith.addi %4083, %4095 : index
                %4097 = arith.addi %4079, %4096 : index
                %4098 = vector.shuffle %4061, %4061 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4098, %kv[%4097] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4099 = arith.addi %4054, %c8 : index
                %4100 = arith.divui %4099, %c14 : index
                %4101 = arith.muli %4100, %c58 : index
                %4102 = arith.addi %4101, %c10 : index
                %4103 = arith.remui %4099, %c14 : index
                %4104 = arith.divui %4049, %c5 : index
                %4105 = arith.remui %4049, %c5 : index
                %4106 = arith.muli %4105, %c4 : index
                %4107 = arith.addi %4104, %4106 : index
                %4108 = arith.divui %4107, %c4 : index
                %4109 = arith.muli %4108, %c21 : index
                %4110 = arith.muli %4103, %c14 : index
                %4111 = arith.addi %4109, %4110 : index
                %4112 = arith.remui %4107, %c4 : index
                %4113 = arith.muli %4112, %c5 : index
                %4114 = arith.addi %4111, %4113 : index
                %4115 = arith.addi %4102, %4114 : index
                %4116 = arith.addi %4079, %4115 : index
                %4117 = vector.shuffle %4061, %4061 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4117, %kv[%4116] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4118 = arith.addi %4054, %c5 : index
                %4119 = arith.divui %4118, %c14 : index
                %4120 = arith.muli %4119, %c58 : index
                %4121 = arith.addi %4120, %c10 : index
                %4122 = arith.remui %4118, %c14 : index
                %4123 = arith.divui %4049, %c5 : index
                %4124 = arith.remui %4049, %c5 : index
                %4125 = arith.muli %4124, %c4 : index
                %4126 = arith.addi %4123, %4125 : index
                %4127 = arith.divui %4126, %c4 : index
                %4128 = arith.muli %4127, %c21 : index
                %4129 = arith.muli %4122, %c14 : index
                %4130 = arith.addi %4128, %4129 : index
                %4131 = arith.remui %4126, %c4 : index
                %4132 = arith.muli %4131, %c5 : index
                %4133 = arith.addi %4130, %4132 : index
                %4134 = arith.addi %4121, %4133 : index
                %4135 = arith.addi %4079, %4134 : index
                %4136 = vector.shuffle %4061, %4061 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4136, %kv[%4135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4137 = arith.addi %4054, %c34 : index
                %4138 = arith.divui %4137, %c14 : index
                %4139 = arith.muli %4138, %c58 : index
                %4140 = arith.addi %4139, %c10 : index
                %4141 = arith.remui %4137, %c14 : index
                %4142 = arith.divui %4049, %c5 : index
                %4143 = arith.remui %4049, %c5 : index
                %4144 = arith.muli %4143, %c4 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.divui %4145, %c4 : index
                %4147 = arith.muli %4146, %c21 : index
                %4148 = arith.muli %4141, %c14 : index
                %4149 = arith.addi %4147, %4148 : index
                %4150 = arith.remui %4145, %c4 : index
                %4151 = arith.muli %4150, %c5 : index
                %4152 = arith.addi %4149, %4151 : index
                %4153 = arith.addi %4140, %4152 : index
                %4154 = arith.addi %4079, %4153 : index
                %4155 = vector.shuffle %4061, %4061 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4155, %kv[%4154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4156 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4156 {
            %4157 = wave.lane
            %4158 = arith.muli %4157, %c20 : index
            scf.for %4159 = %4158 to %c41 step %c7 {
              %4160 = arith.addi %4044, %4159 : index
              %4161 = vector.load %20[%4160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4162 = arith.mulf %4161, %4047 : vector<4xf32>
              %4163 = wave.fp8_encode "e4m3" %4162 : vector<4xf32> -> vector<4xi8>
              %4164 = arith.cmpi slt, %4045, %kvHeads : index
              scf.if %4164 {
                %4165 = arith.muli %4045, %c10 : index
                %4166 = arith.addi %4050, %4165 : index
                %4167 = vector.shuffle %4163, %4163 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4168 = arith.divui %4159, %c14 : index
                %4169 = arith.muli %4168, %c21 : index
                %4170 = arith.remui %4159, %c14 : index
                %4171 = arith.muli %4049, %c14 : index
                %4172 = arith.divui %4170, %c20 : index
                %4173 = arith.muli %4172, %c20 : index
                %4174 = arith.remui %4170, %c5 : index
                %4175 = arith.muli %4174, %c5 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.divui %4170, %c5 : index
                %4178 = arith.remui %4177, %c5 : index
                %4179 = arith.addi %4176, %4178 : index
                %4180 = arith.addi %4171, %4179 : index
                %4181 = arith.addi %4169, %4180 : index
                %4182 = arith.addi %4166, %4181 : index
                vector.store %4167, %kv[%4182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4183 = arith.subi %4045, %kvHeads : index
                %4184 = arith.muli %4183, %c10 : index
                %4185 = arith.addi %4050, %4184 : index
                %4186 = arith.addi %4159, %c9 : index
                %4187 = arith.divui %4186, %c14 : index
                %4188 = arith.muli %4187, %c21 : index
                %4189 = arith.addi %4188, %c11 : index
                %4190 = arith.remui %4186, %c14 : index
                %4191 = arith.divui %4049, %c5 : index
                %4192 = arith.remui %4049, %c5 : index
                %4193 = arith.muli %4192, %c4 : index
                %4194 = arith.addi %4191, %4193 : index
                %4195 = arith.muli %4190, %c14 : index
                %4196 = arith.divui %4194, %c20 : index
                %4197 = arith.muli %4196, %c20 : index
                %4198 = arith.remui %4194, %c5 : index
                %4199 = arith.muli %4198, %c5 : index
                %4200 = arith.addi %4197, %4199 : index
                %4201 = arith.divui %4194, %c5 : index
                %4202 = arith.remui %4201, %c5 : index
                %4203 = arith.addi %4200, %4202 : index
                %4204 = arith.addi %4195, %4203 : index
                %4205 = arith.addi %4189, %4204 : index
                %4206 = arith.addi %4185, %4205 : index
                %4207 = vector.shuffle %4163, %4163 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4207, %kv[%4206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4208 = arith.addi %4159, %c8 : index
                %4209 = arith.divui %4208, %c14 : index
                %4210 = arith.muli %4209, %c21 : index
                %4211 = arith.addi %4210, %c11 : index
                %4212 = arith.remui %4208, %c14 : index
                %4213 = arith.divui %4049, %c5 : index
                %4214 = arith.remui %4049, %c5 : index
                %4215 = arith.muli %4214, %c4 : index
                %4216 = arith.addi %4213, %4215 : index
                %4217 = arith.muli %4212, %c14 : index
                %4218 = arith.divui %4216, %c20 : index
                %4219 = arith.muli %4218, %c20 : index
                %4220 = arith.remui %4216, %c5 : index
                %4221 = arith.muli %4220, %c5 : index
                %4222 = arith.addi %4219, %4221 : index
                %4223 = arith.divui %4216, %c5 : index
                %4224 = arith.remui %4223, %c5 : index
                %4225 = arith.addi %4222, %4224 : index
                %4226 = arith.addi %4217, %4225 : index
                %4227 = arith.addi %4211, %4226 : index
                %4228 = arith.addi %4185, %4227 : index
                %4229 = vector.shuffle %4163, %4163 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4229, %kv[%4228] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4230 = arith.addi %4159, %c5 : index
                %4231 = arith.divui %4230, %c14 : index
                %4232 = arith.muli %4231, %c21 : index
                %4233 = arith.addi %4232, %c11 : index
                %4234 = arith.remui %4230, %c14 : index
                %4235 = arith.divui %4049, %c5 : index
                %4236 = arith.remui %4049, %c5 : index
                %4237 = arith.muli %4236, %c4 : index
                %4238 = arith.addi %4235, %4237 : index
                %4239 = arith.muli %4234, %c14 : index
                %4240 = arith.divui %4238, %c20 : index
                %4241 = arith.muli %4240, %c20 : index
                %4242 = arith.remui %4238, %c5 : index
                %4243 = arith.muli %4242, %c5 : index
                %4244 = arith.addi %4241, %4243 : index
                %4245 = arith.divui %4238, %c5 : index
                %4246 = arith.remui %4245, %c5 : index
                %4247 = arith.addi %4244, %4246 : index
                %4248 = arith.addi %4239, %4247 : index
                %4249 = arith.addi %4233, %4248 : index
                %4250 = arith.addi %4185, %4249 : index
                %4251 = vector.shuffle %4163, %4163 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4251, %kv[%4250] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4252 = arith.addi %4159, %c34 : index
                %4253 = arith.divui %4252, %c14 : index
                %4254 = arith.muli %4253, %c21 : index
                %4255 = arith.addi %4254, %c11 : index
                %4256 = arith.remui %4252, %c14 : index
                %4257 = arith.divui %4049, %c5 : index
                %4258 = arith.remui %4049, %c5 : index
                %4259 = arith.muli %4258, %c4 : index
                %4260 = arith.addi %4257, %4259 : index
                %4261 = arith.muli %4256, %c14 : index
                %4262 = arith.divui %4260, %c20 : index
                %4263 = arith.muli %4262, %c20 : index
                %4264 = arith.remui %4260, %c5 : index
                %4265 = arith.muli %4264, %c5 : index
                %4266 = arith.addi %4263, %4265 : index
                %4267 = arith.divui %4260, %c5 : index
                %4268 = arith.remui %4267, %c5 : index
                %4269 = arith.addi %4266, %4268 : index
                %4270 = arith.addi %4261, %4269 : index
                %4271 = arith.addi %4255, %4270 : index
                %4272 = arith.addi %4185, %4271 : index
                %4273 = vector.shuffle %4163, %4163 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4273, %kv[%4272] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4274 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4274 {
            %4275 = wave.lane
            %4276 = arith.muli %4275, %c20 : index
            scf.for %4277 = %4276 to %c41 step %c7 {
              %4278 = arith.addi %4044, %4277 : index
              %4279 = vector.load %20[%4278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4280 = arith.mulf %4279, %4047 : vector<4xf32>
              %4281 = wave.fp8_encode "e5m2" %4280 : vector<4xf32> -> vector<4xi8>
              %4282 = arith.cmpi slt, %4045, %kvHeads : index
              scf.if %4282 {
                %4283 = arith.muli %4045, %c10 : index
                %4284 = arith.addi %4050, %4283 : index
                %4285 = vector.shuffle %4281, %4281 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4286 = arith.divui %4277, %c14 : index
                %4287 = arith.muli %4286, %c21 : index
                %4288 = arith.remui %4277, %c14 : index
                %4289 = arith.muli %4049, %c14 : index
                %4290 = arith.divui %4288, %c20 : index
                %4291 = arith.muli %4290, %c20 : index
                %4292 = arith.remui %4288, %c5 : index
                %4293 = arith.muli %4292, %c5 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.divui %4288, %c5 : index
                %4296 = arith.remui %4295, %c5 : index
                %4297 = arith.addi %4294, %4296 : index
                %4298 = arith.addi %4289, %4297 : index
                %4299 = arith.addi %4287, %4298 : index
                %4300 = arith.addi %4284, %4299 : index
                vector.store %4285, %kv[%4300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4301 = arith.subi %4045, %kvHeads : index
                %4302 = arith.muli %4301, %c10 : index
                %4303 = arith.addi %4050, %4302 : index
                %4304 = arith.addi %4277, %c9 : index
                %4305 = arith.divui %4304, %c14 : index
                %4306 = arith.muli %4305, %c21 : index
                %4307 = arith.addi %4306, %c11 : index
                %4308 = arith.remui %4304, %c14 : index
                %4309 = arith.divui %4049, %c5 : index
                %4310 = arith.remui %4049, %c5 : index
                %4311 = arith.muli %4310, %c4 : index
                %4312 = arith.addi %4309, %4311 : index
                %4313 = arith.muli %4308, %c14 : index
                %4314 = arith.divui %4312, %c20 : index
                %4315 = arith.muli %4314, %c20 : index
                %4316 = arith.remui %4312, %c5 : index
                %4317 = arith.muli %4316, %c5 : index
                %4318 = arith.addi %4315, %4317 : index
                %4319 = arith.divui %4312, %c5 : index
                %4320 = arith.remui %4319, %c5 : index
                %4321 = arith.addi %4318, %4320 : index
                %4322 = arith.addi %4313, %4321 : index
                %4323 = arith.addi %4307, %4322 : index
                %4324 = arith.addi %4303, %4323 : index
                %4325 = vector.shuffle %4281, %4281 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4325, %kv[%4324] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4326 = arith.addi %4277, %c8 : index
                %4327 = arith.divui %4326, %c14 : index
                %4328 = arith.muli %4327, %c21 : index
                %4329 = arith.addi %4328, %c11 : index
                %4330 = arith.remui %4326, %c14 : index
                %4331 = arith.divui %4049, %c5 : index
                %4332 = arith.remui %4049, %c5 : index
                %4333 = arith.muli %4332, %c4 : index
                %4334 = arith.addi %4331, %4333 : index
                %4335 = arith.muli %4330, %c14 : index
                %4336 = arith.divui %4334, %c20 : index
                %4337 = arith.muli %4336, %c20 : index
                %4338 = arith.remui %4334, %c5 : index
                %4339 = arith.muli %4338, %c5 : index
                %4340 = arith.addi %4337, %4339 : index
                %4341 = arith.divui %4334, %c5 : index
                %4342 = arith.remui %4341, %c5 : index
                %4343 = arith.addi %4340, %4342 : index
                %4344 = arith.addi %4335, %4343 : index
                %4345 = arith.addi %4329, %4344 : index
                %4346 = arith.addi %4303, %4345 : index
                %4347 = vector.shuffle %4281, %4281 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4347, %kv[%4346] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4348 = arith.addi %4277, %c5 : index
                %4349 = arith.divui %4348, %c14 : index
                %4350 = arith.muli %4349, %c21 : index
                %4351 = arith.addi %4350, %c11 : index
                %4352 = arith.remui %4348, %c14 : index
                %4353 = arith.divui %4049, %c5 : index
                %4354 = arith.remui %4049, %c5 : index
                %4355 = arith.muli %4354, %c4 : index
                %4356 = arith.addi %4353, %4355 : index
                %4357 = arith.muli %4352, %c14 : index
                %4358 = arith.divui %4356, %c20 : index
                %4359 = arith.muli %4358, %c20 : index
                %4360 = arith.remui %4356, %c5 : index
                %4361 = arith.muli %4360, %c5 : index
                %4362 = arith.addi %4359, %4361 : index
                %4363 = arith.divui %4356, %c5 : index
                %4364 = arith.remui %4363, %c5 : index
                %4365 = arith.addi %4362, %4364 : index
                %4366 = arith.addi %4357, %4365 : index
                %4367 = arith.addi %4351, %4366 : index
                %4368 = arith.addi %4303, %4367 : index
                %4369 = vector.shuffle %4281, %4281 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4369, %kv[%4368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4370 = arith.addi %4277, %c34 : index
                %4371 = arith.divui %4370, %c14 : index
                %4372 = arith.muli %4371, %c21 : index
                %4373 = arith.addi %4372, %c11 : index
                %4374 = arith.remui %4370, %c14 : index
                %4375 = arith.divui %4049, %c5 : index
                %4376 = arith.remui %4049, %c5 : index
                %4377 = arith.muli %4376, %c4 : index
                %4378 = arith.addi %4375, %4377 : index
                %4379 = arith.muli %4374, %c14 : index
                %4380 = arith.divui %4378, %c20 : index
                %4381 = arith.muli %4380, %c20 : index
                %4382 = arith.remui %4378, %c5 : index
                %4383 = arith.muli %4382, %c5 : index
                %4384 = arith.addi %4381, %4383 : index
                %4385 = arith.divui %4378, %c5 : index
                %4386 = arith.remui %4385, %c5 : index
                %4387 = arith.addi %4384, %4386 : index
                %4388 = arith.addi %4379, %4387 : index
                %4389 = arith.addi %4373, %4388 : index
                %4390 = arith.addi %4303, %4389 : index
                %4391 = vector.shuffle %4281, %4281 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4391, %kv[%4390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4392 = arith.addi %23, %c16 : index
    %4393 = wave.lane
    %4394 = arith.muli %3, %c8 : index
    %4395 = arith.muli %4394, %c21 : index
    %4396 = arith.addi %4395, %4393 : index
    %4397 = arith.muli %4, %c11 : index
    %4398 = arith.addi %4397, %4396 : index
    %4399 = arith.addi %4398, %c9 : index
    %4400 = arith.addi %4399, %c9 : index
    %4401 = vector.extract %460#3[0] : f32 from vector<8xf32>
    memref.store %4401, %19[%4400] : memref<?xf32>
    %4402 = arith.muli %4, %c11 : index
    %4403 = arith.addi %4402, %4396 : index
    %4404 = arith.addi %4403, %c9 : index
    %4405 = arith.addi %4404, %c15 : index
    %4406 = vector.extract %460#3[1] : f32 from vector<8xf32>
    memref.store %4406, %19[%4405] : memref<?xf32>
    %4407 = arith.muli %4, %c11 : index
    %4408 = arith.addi %4407, %4396 : index
    %4409 = arith.addi %4408, %c9 : index
    %4410 = arith.addi %4409, %c12 : index
    %4411 = vector.extract %460#3[2] : f32 from vector<8xf32>
    memref.store %4411, %19[%4410] : memref<?xf32>
    %4412 = arith.muli %4, %c11 : index
    %4413 = arith.addi %4412, %4396 : index
    %4414 = arith.addi %4413, %c9 : index
    %4415 = arith.addi %4414, %c35 : index
    %4416 = vector.extract %460#3[3] : f32 from vector<8xf32>
    memref.store %4416, %19[%4415] : memref<?xf32>
    %4417 = arith.muli %4, %c11 : index
    %4418 = arith.addi %4417, %4396 : index
    %4419 = arith.addi %4418, %c9 : index
    %4420 = arith.addi %4419, %c7 : index
    %4421 = vector.extract %460#3[4] : f32 from vector<8xf32>
    memref.store %4421, %19[%4420] : memref<?xf32>
    %4422 = arith.muli %4, %c11 : index
    %4423 = arith.addi %4422, %4396 : index
    %4424 = arith.addi %4423, %c9 : index
    %4425 = arith.addi %4424, %c36 : index
    %4426 = vector.extract %460#3[5] : f32 from vector<8xf32>
    memref.store %4426, %19[%4425] : memref<?xf32>
    %4427 = arith.muli %4, %c11 : index
    %4428 = arith.addi %4427, %4396 : index
    %4429 = arith.addi %4428, %c9 : index
    %4430 = arith.addi %4429, %c37 : index
    %4431 = vector.extract %460#3[6] : f32 from vector<8xf32>
    memref.store %4431, %19[%4430] : memref<?xf32>
    %4432 = arith.muli %4, %c11 : index
    %4433 = arith.addi %4432, %4396 : index
    %4434 = arith.addi %4433, %c9 : index
    %4435 = arith.addi %4434, %c38 : index
    %4436 = vector.extract %460#3[7] : f32 from vector<8xf32>
    memref.store %4436, %19[%4435] : memref<?xf32>
    wave.barrier
    %4437 = arith.muli %4, %c20 : index
    %4438 = arith.addi %4437, %c9 : index
    %4439 = arith.muli %4438, %c5 : index
    %4440 = arith.divui %4393, %c14 : index
    %4441 = arith.addi %4439, %4440 : index
    %4442 = arith.addi %4392, %4441 : index
    %4443 = arith.cmpi slt, %4442, %22 : index
    scf.if %4443 {
      %4444 = arith.cmpi eq, %hasFactors, %c8 : index
      %4445 = arith.muli %4442, %c5 : index
      %4446 = memref.load %factors[%4445] : memref<?xf32>
      %4447 = arith.mulf %4446, %operandScale : f32
      %4448 = arith.select %4444, %4447, %operandScale : f32
      %4449 = arith.addi %4396, %c9 : index
      %4450 = arith.muli %4438, %c15 : index
      %4451 = arith.addi %4449, %4450 : index
      %4452 = memref.load %19[%4451] : memref<?xf32>
      %4453 = arith.addi %4451, %c11 : index
      %4454 = memref.load %19[%4453] : memref<?xf32>
      %4455 = arith.addf %4452, %4454 : f32
      %4456 = arith.remui %4393, %c14 : index
      %4457 = arith.muli %4456, %c20 : index
      %4458 = arith.addi %18, %4457 : index
      %4459 = vector.load %w[%4458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4460 = vector.bitcast %4459 : vector<4xi8> to vector<1xf32>
      %4461 = vector.extract %4460[0] : f32 from vector<1xf32>
      %4462 = arith.mulf %4461, %4448 : f32
      %4463 = arith.mulf %4455, %4462 : f32
      %4464 = arith.muli %3, %c8 : index
      %4465 = arith.addi %4464, %c9 : index
      %4466 = arith.muli %4465, %c14 : index
      %4467 = arith.remui %4393, %c14 : index
      %4468 = arith.addi %4466, %4467 : index
      %4469 = arith.muli %4441, %c41 : index
      %4470 = arith.addi %4469, %4468 : index
      memref.store %4463, %20[%4470] : memref<?xf32>
    }
    %4471 = arith.muli %4, %c20 : index
    %4472 = arith.addi %4471, %c8 : index
    %4473 = arith.muli %4472, %c5 : index
    %4474 = arith.divui %4393, %c14 : index
    %4475 = arith.addi %4473, %4474 : index
    %4476 = arith.addi %4392, %4475 : index
    %4477 = arith.cmpi slt, %4476, %22 : index
    scf.if %4477 {
      %4478 = arith.cmpi eq, %hasFactors, %c8 : index
      %4479 = arith.muli %4476, %c5 : index
      %4480 = memref.load %factors[%4479] : memref<?xf32>
      %4481 = arith.mulf %4480, %operandScale : f32
      %4482 = arith.select %4478, %4481, %operandScale : f32
      %4483 = arith.addi %4396, %c9 : index
      %4484 = arith.muli %4472, %c15 : index
      %4485 = arith.addi %4483, %4484 : index
      %4486 = memref.load %19[%4485] : memref<?xf32>
      %4487 = arith.addi %4485, %c11 : index
      %4488 = memref.load %19[%4487] : memref<?xf32>
      %4489 = arith.addf %4486, %4488 : f32
      %4490 = arith.remui %4393, %c14 : index
      %4491 = arith.muli %4490, %c20 : index
      %4492 = arith.addi %18, %4491 : index
      %4493 = vector.load %w[%4492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4494 = vector.bitcast %4493 : vector<4xi8> to vector<1xf32>
      %4495 = vector.extract %4494[0] : f32 from vector<1xf32>
      %4496 = arith.mulf %4495, %4482 : f32
      %4497 = arith.mulf %4489, %4496 : f32
      %4498 = arith.muli %3, %c8 : index
      %4499 = arith.addi %4498, %c9 : index
      %4500 = arith.muli %4499, %c14 : index
      %4501 = arith.remui %4393, %c14 : index
      %4502 = arith.addi %4500, %4501 : index
      %4503 = arith.muli %4475, %c41 : index
      %4504 = arith.addi %4503, %4502 : index
      memref.store %4497, %20[%4504] : memref<?xf32>
    }
    %4505 = arith.muli %4, %c20 : index
    %4506 = arith.addi %4505, %c5 : index
    %4507 = arith.muli %4506, %c5 : index
    %4508 = arith.divui %4393, %c14 : index
    %4509 = arith.addi %4507, %4508 : index
    %4510 = arith.addi %4392, %4509 : index
    %4511 = arith.cmpi slt, %4510, %22 : index
    scf.if %4511 {
      %4512 = arith.cmpi eq, %hasFactors, %c8 : index
      %4513 = arith.muli %4510, %c5 : index
      %4514 = memref.load %factors[%4513] : memref<?xf32>
      %4515 = arith.mulf %4514, %operandScale : f32
      %4516 = arith.select %4512, %4515, %operandScale : f32
      %4517 = arith.addi %4396, %c9 : index
      %4518 = arith.muli %4506, %c15 : index
      %4519 = arith.addi %4517, %4518 : index
      %4520 = memref.load %19[%4519] : memref<?xf32>
      %4521 = arith.addi %4519, %c11 : index
      %4522 = memref.load %19[%4521] : memref<?xf32>
      %4523 = arith.addf %4520, %4522 : f32
      %4524 = arith.remui %4393, %c14 : index
      %4525 = arith.muli %4524, %c20 : index
      %4526 = arith.addi %18, %4525 : index
      %4527 = vector.load %w[%4526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4528 = vector.bitcast %4527 : vector<4xi8> to vector<1xf32>
      %4529 = vector.extract %4528[0] : f32 from vector<1xf32>
      %4530 = arith.mulf %4529, %4516 : f32
      %4531 = arith.mulf %4523, %4530 : f32
      %4532 = arith.muli %3, %c8 : index
      %4533 = arith.addi %4532, %c9 : index
      %4534 = arith.muli %4533, %c14 : index
      %4535 = arith.remui %4393, %c14 : index
      %4536 = arith.addi %4534, %4535 : index
      %4537 = arith.muli %4509, %c41 : index
      %4538 = arith.addi %4537, %4536 : index
      memref.store %4531, %20[%4538] : memref<?xf32>
    }
    %4539 = arith.muli %4, %c20 : index
    %4540 = arith.addi %4539, %c34 : index
    %4541 = arith.muli %4540, %c5 : index
    %4542 = arith.divui %4393, %c14 : index
    %4543 = arith.addi %4541, %4542 : index
    %4544 = arith.addi %4392, %4543 : index
    %4545 = arith.cmpi slt, %4544, %22 : index
    scf.if %4545 {
      %4546 = arith.cmpi eq, %hasFactors, %c8 : index
      %4547 = arith.muli %4544, %c5 : index
      %4548 = memref.load %factors[%4547] : memref<?xf32>
      %4549 = arith.mulf %4548, %operandScale : f32
      %4550 = arith.select %4546, %4549, %operandScale : f32
      %4551 = arith.addi %4396, %c9 : index
      %4552 = arith.muli %4540, %c15 : index
      %4553 = arith.addi %4551, %4552 : index
      %4554 = memref.load %19[%4553] : memref<?xf32>
      %4555 = arith.addi %4553, %c11 : index
      %4556 = memref.load %19[%4555] : memref<?xf32>
      %4557 = arith.addf %4554, %4556 : f32
      %4558 = arith.remui %4393, %c14 : index
      %4559 = arith.muli %4558, %c20 : index
      %4560 = arith.addi %18, %4559 : index
      %4561 = vector.load %w[%4560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4562 = vector.bitcast %4561 : vector<4xi8> to vector<1xf32>
      %4563 = vector.extract %4562[0] : f32 from vector<1xf32>
      %4564 = arith.mulf %4563, %4550 : f32
      %4565 = arith.mulf %4557, %4564 : f32
      %4566 = arith.muli %3, %c8 : index
      %4567 = arith.addi %4566, %c9 : index
      %4568 = arith.muli %4567, %c14 : index
      %4569 = arith.remui %4393, %c14 : index
      %4570 = arith.addi %4568, %4569 : index
      %4571 = arith.muli %4543, %c41 : index
      %4572 = arith.addi %4571, %4570 : index
      memref.store %4565, %20[%4572] : memref<?xf32>
    }
    wave.barrier
    %4573 = arith.addi %23, %c16 : index
    %4574 = wave.wave
    %4575 = arith.addi %4574, %c9 : index
    %4576 = arith.addi %4573, %4575 : index
    %4577 = arith.cmpi slt, %4576, %22 : index
    %4578 = arith.cmpi slt, %4575, %c14 : index
    %4579 = arith.andi %4577, %4578 : i1
    scf.if %4579 {
      %4580 = arith.addi %4573, %4575 : index
      %4581 = arith.muli %4575, %c41 : index
      %4582 = wave.lane
      %4583 = arith.addi %4582, %c9 : index
      %4584 = arith.cmpi eq, %hasBias, %c8 : index
      %4585 = arith.addi %4581, %4583 : index
      %4586 = memref.load %20[%4585] : memref<?xf32>
      %4587 = arith.muli %0, %c41 : index
      %4588 = arith.addi %4587, %4583 : index
      %4589 = memref.load %bias[%4588] : memref<?xf32>
      %4590 = arith.addf %4586, %4589 : f32
      %4591 = arith.select %4584, %4590, %4586 : f32
      %4592 = arith.addi %4583, %c43 : index
      %4593 = arith.cmpi eq, %hasBias, %c8 : index
      %4594 = arith.addi %4581, %4592 : index
      %4595 = memref.load %20[%4594] : memref<?xf32>
      %4596 = arith.muli %0, %c41 : index
      %4597 = arith.addi %4596, %4592 : index
      %4598 = memref.load %bias[%4597] : memref<?xf32>
      %4599 = arith.addf %4595, %4598 : f32
      %4600 = arith.select %4593, %4599, %4595 : f32
      %4601 = arith.addi %4582, %c15 : index
      %4602 = arith.cmpi slt, %4601, %c43 : index
      %4603 = arith.minsi %4601, %c44 : index
      %4604 = arith.cmpi eq, %hasBias, %c8 : index
      %4605 = arith.addi %4581, %4603 : index
      %4606 = memref.load %20[%4605] : memref<?xf32>
      %4607 = arith.muli %0, %c41 : index
      %4608 = arith.addi %4607, %4603 : index
      %4609 = memref.load %bias[%4608] : memref<?xf32>
      %4610 = arith.addf %4606, %4609 : f32
      %4611 = arith.select %4604, %4610, %4606 : f32
      %4612 = arith.addi %4603, %c43 : index
      %4613 = arith.cmpi eq, %hasBias, %c8 : index
      %4614 = arith.addi %4581, %4612 : index
      %4615 = memref.load %20[%4614] : memref<?xf32>
      %4616 = arith.muli %0, %c41 : index
      %4617 = arith.addi %4616, %4612 : index
      %4618 = memref.load %bias[%4617] : memref<?xf32>
      %4619 = arith.addf %4615, %4618 : f32
      %4620 = arith.select %4613, %4619, %4615 : f32
      %4621 = arith.addi %heads, %kvHeads : index
      %4622 = arith.cmpi slt, %0, %4621 : index
      scf.if %4622 {
        %4623 = arith.addi %positionsAt, %4580 : index
        %4624 = memref.load %step[%4623] : memref<?xi32>
        %4625 = arith.index_cast %4624 : i32 to index
        %4626 = arith.cmpi eq, %hasNorm, %c8 : index
        %4627 = math.fma %4591, %4591, %c47 : f32
        %4628 = math.fma %4600, %4600, %4627 : f32
        %4629 = math.fma %4611, %4611, %4628 : f32
        %4630 = arith.select %4602, %4629, %4628 : f32
        %4631 = math.fma %4620, %4620, %4630 : f32
        %4632 = arith.select %4602, %4631, %4630 : f32
        %4633 = vector.broadcast %4632 : f32 to vector<1xf32>
        %4634 = wave.reduce "add" %4633 : vector<1xf32>
        %4635 = arith.mulf %4634, %inverseHeadDim : f32
        %4636 = arith.addf %4635, %epsilon : f32
        %4637 = math.sqrt %4636 : f32
        %4638 = arith.divf %c49, %4637 : f32
        %4639 = arith.cmpi slt, %0, %heads : index
        %4640 = arith.addi %4583, %c43 : index
        %4641 = memref.load %query_norm[%4583] : memref<?xf32>
        %4642 = memref.load %key_norm[%4583] : memref<?xf32>
        %4643 = arith.select %4639, %4641, %4642 : f32
        %4644 = arith.mulf %4591, %4638 : f32
        %4645 = arith.mulf %4644, %4643 : f32
        %4646 = arith.select %4626, %4645, %4591 : f32
        %4647 = memref.load %query_norm[%4640] : memref<?xf32>
        %4648 = memref.load %key_norm[%4640] : memref<?xf32>
        %4649 = arith.select %4639, %4647, %4648 : f32
        %4650 = arith.mulf %4600, %4638 : f32
        %4651 = arith.mulf %4650, %4649 : f32
        %4652 = arith.select %4626, %4651, %4600 : f32
        %4653 = arith.addi %4603, %c43 : index
        %4654 = memref.load %query_norm[%4603] : memref<?xf32>
        %4655 = memref.load %key_norm[%4603] : memref<?xf32>
        %4656 = arith.select %4639, %4654, %4655 : f32
        %4657 = arith.mulf %4611, %4638 : f32
        %4658 = arith.mulf %4657, %4656 : f32
        %4659 = arith.select %4626, %4658, %4611 : f32
        %4660 = memref.load %query_norm[%4653] : memref<?xf32>
        %4661 = memref.load %key_norm[%4653] : memref<?xf32>
        %4662 = arith.select %4639, %4660, %4661 : f32
        %4663 = arith.mulf %4620, %4638 : f32
        %4664 = arith.mulf %4663, %4662 : f32
        %4665 = arith.select %4626, %4664, %4620 : f32
        %4666 = arith.remui %4625, %c21 : index
        %4667 = arith.muli %4666, %c41 : index
        %4668 = arith.addi %4667, %4583 : index
        %4669 = arith.divui %4625, %c21 : index
        %4670 = arith.addi %4669, %c21 : index
        %4671 = arith.muli %4670, %c41 : index
        %4672 = arith.addi %4671, %4583 : index
        %4673 = memref.load %rope[%4668] : memref<?xf32>
        %4674 = arith.addi %4668, %c43 : index
        %4675 = memref.load %rope[%4674] : memref<?xf32>
        %4676 = memref.load %rope[%4672] : memref<?xf32>
        %4677 = arith.addi %4672, %c43 : index
        %4678 = memref.load %rope[%4677] : memref<?xf32>
        %4679 = arith.mulf %4676, %4673 : f32
        %4680 = arith.mulf %4678, %4675 : f32
        %4681 = arith.subf %4679, %4680 : f32
        %4682 = arith.mulf %4678, %4673 : f32
        %4683 = arith.mulf %4676, %4675 : f32
        %4684 = arith.addf %4682, %4683 : f32
        %4685 = arith.mulf %4646, %4681 : f32
        %4686 = arith.mulf %4652, %4684 : f32
        %4687 = arith.subf %4685, %4686 : f32
        %4688 = arith.mulf %4652, %4681 : f32
        %4689 = arith.mulf %4646, %4684 : f32
        %4690 = arith.addf %4688, %4689 : f32
        %4691 = arith.cmpi slt, %0, %heads : index
        scf.if %4691 {
          %4692 = arith.muli %4580, %heads : index
          %4693 = arith.addi %4692, %0 : index
          %4694 = arith.muli %4693, %c41 : index
          %4695 = arith.addi %4694, %4583 : index
          memref.store %4687, %q[%4695] : memref<?xf32>
          %4696 = arith.addi %4695, %c43 : index
          memref.store %4690, %q[%4696] : memref<?xf32>
        } else {
          %4697 = arith.addi %4581, %4583 : index
          memref.store %4687, %20[%4697] : memref<?xf32>
          %4698 = arith.addi %4581, %4583 : index
          %4699 = arith.addi %4698, %c43 : index
          memref.store %4690, %20[%4699] : memref<?xf32>
        }
        %4700 = arith.remui %4625, %c21 : index
        %4701 = arith.muli %4700, %c41 : index
        %4702 = arith.addi %4701, %4603 : index
        %4703 = arith.divui %4625, %c21 : index
        %4704 = arith.addi %4703, %c21 : index
        %4705 = arith.muli %4704, %c41 : index
        %4706 = arith.addi %4705, %4603 : index
        %4707 = memref.load %rope[%4702] : memref<?xf32>
        %4708 = arith.addi %4702, %c43 : index
        %4709 = memref.load %rope[%4708] : memref<?xf32>
        %4710 = memref.load %rope[%4706] : memref<?xf32>
        %4711 = arith.addi %4706, %c43 : index
        %4712 = memref.load %rope[%4711] : memref<?xf32>
        %4713 = arith.mulf %4710, %4707 : f32
        %4714 = arith.mulf %4712, %4709 : f32
        %4715 = arith.subf %4713, %4714 : f32
        %4716 = arith.mulf %4712, %4707 : f32
        %4717 = arith.mulf %4710, %4709 : f32
        %4718 = arith.addf %4716, %4717 : f32
        %4719 = arith.mulf %4659, %4715 : f32
        %4720 = arith.mulf %4665, %4718 : f32
        %4721 = arith.subf %4719, %4720 : f32
        %4722 = arith.mulf %4665, %4715 : f32
        %4723 = arith.mulf %4659, %4718 : f32
        %4724 = arith.addf %4722, %4723 : f32
        scf.if %4602 {
          %4725 = arith.cmpi slt, %0, %heads : index
          scf.if %4725 {
            %4726 = arith.muli %4580, %heads : index
            %4727 = arith.addi %4726, %0 : index
            %4728 = arith.muli %4727, %c41 : index
            %4729 = arith.addi %4728, %4603 : index
            memref.store %4721, %q[%4729] : memref<?xf32>
            %4730 = arith.addi %4729, %c43 : index
            memref.store %4724, %q[%4730] : memref<?xf32>
          } else {
            %4731 = arith.addi %4581, %4603 : index
            memref.store %4721, %20[%4731] : memref<?xf32>
            %4732 = arith.addi %4581, %4603 : index
            %4733 = arith.addi %4732, %c43 : index
            memref.store %4724, %20[%4733] : memref<?xf32>
          }
        }
      } else {
        %4734 = arith.cmpi slt, %0, %heads : index
        scf.if %4734 {
          %4735 = arith.muli %4580, %heads : index
          %4736 = arith.addi %4735, %0 : index
          %4737 = arith.muli %4736, %c41 : index
          %4738 = arith.addi %4737, %4583 : index
          memref.store %4591, %q[%4738] : memref<?xf32>
          %4739 = arith.addi %4738, %c43 : index
          memref.store %4600, %q[%4739] : memref<?xf32>
        } else {
          %4740 = arith.addi %4581, %4583 : index
          memref.store %4591, %20[%4740] : memref<?xf32>
          %4741 = arith.addi %4581, %4583 : index
          %4742 = arith.addi %4741, %c43 : index
          memref.store %4600, %20[%4742] : memref<?xf32>
        }
        scf.if %4602 {
          %4743 = arith.cmpi slt, %0, %heads : index
          scf.if %4743 {
            %4744 = arith.muli %4580, %heads : index
            %4745 = arith.addi %4744, %0 : index
            %4746 = arith.muli %4745, %c41 : index
            %4747 = arith.addi %4746, %4603 : index
            memref.store %4611, %q[%4747] : memref<?xf32>
            %4748 = arith.addi %4747, %c43 : index
            memref.store %4620, %q[%4748] : memref<?xf32>
          } else {
            %4749 = arith.addi %4581, %4603 : index
            memref.store %4611, %20[%4749] : memref<?xf32>
            %4750 = arith.addi %4581, %4603 : index
            %4751 = arith.addi %4750, %c43 : index
            memref.store %4620, %20[%4751] : memref<?xf32>
          }
        }
      }
    }
    %4752 = arith.addi %4574, %c51 : index
    %4753 = arith.addi %4573, %4752 : index
    %4754 = arith.cmpi slt, %4753, %22 : index
    %4755 = arith.cmpi slt, %4752, %c14 : index
    %4756 = arith.andi %4754, %4755 : i1
    scf.if %4756 {
      %4757 = arith.addi %4573, %4752 : index
      %4758 = arith.muli %4752, %c41 : index
      %4759 = wave.lane
      %4760 = arith.addi %4759, %c9 : index
      %4761 = arith.cmpi eq, %hasBias, %c8 : index
      %4762 = arith.addi %4758, %4760 : index
      %4763 = memref.load %20[%4762] : memref<?xf32>
      %4764 = arith.muli %0, %c41 : index
      %4765 = arith.addi %4764, %4760 : index
      %4766 = memref.load %bias[%4765] : memref<?xf32>
      %4767 = arith.addf %4763, %4766 : f32
      %4768 = arith.select %4761, %4767, %4763 : f32
      %4769 = arith.addi %4760, %c43 : index
      %4770 = arith.cmpi eq, %hasBias, %c8 : index
      %4771 = arith.addi %4758, %4769 : index
      %4772 = memref.load %20[%4771] : memref<?xf32>
      %4773 = arith.muli %0, %c41 : index
      %4774 = arith.addi %4773, %4769 : index
      %4775 = memref.load %bias[%4774] : memref<?xf32>
      %4776 = arith.addf %4772, %4775 : f32
      %4777 = arith.select %4770, %4776, %4772 : f32
      %4778 = arith.addi %4759, %c15 : index
      %4779 = arith.cmpi slt, %4778, %c43 : index
      %4780 = arith.minsi %4778, %c44 : index
      %4781 = arith.cmpi eq, %hasBias, %c8 : index
      %4782 = arith.addi %4758, %4780 : index
      %4783 = memref.load %20[%4782] : memref<?xf32>
      %4784 = arith.muli %0, %c41 : index
      %4785 = arith.addi %4784, %4780 : index
      %4786 = memref.load %bias[%4785] : memref<?xf32>
      %4787 = arith.addf %4783, %4786 : f32
      %4788 = arith.select %4781, %4787, %4783 : f32
      %4789 = arith.addi %4780, %c43 : index
      %4790 = arith.cmpi eq, %hasBias, %c8 : index
      %4791 = arith.addi %4758, %4789 : index
      %4792 = memref.load %20[%4791] : memref<?xf32>
      %4793 = arith.muli %0, %c41 : index
      %4794 = arith.addi %4793, %4789 : index
      %4795 = memref.load %bias[%4794] : memref<?xf32>
      %4796 = arith.addf %4792, %4795 : f32
      %4797 = arith.select %4790, %4796, %4792 : f32
      %4798 = arith.addi %heads, %kvHeads : index
      %4799 = arith.cmpi slt, %0, %4798 : index
      scf.if %4799 {
        %4800 = arith.addi %positionsAt, %4757 : index
        %4801 = memref.load %step[%4800] : memref<?xi32>
        %4802 = arith.index_cast %4801 : i32 to index
        %4803 = arith.cmpi eq, %hasNorm, %c8 : index
        %4804 = math.fma %4768, %4768, %c47 : f32
        %4805 = math.fma %4777, %4777, %4804 : f32
        %4806 = math.fma %4788, %4788, %4805 : f32
        %4807 = arith.select %4779, %4806, %4805 : f32
        %4808 = math.fma %4797, %4797, %4807 : f32
        %4809 = arith.select %4779, %4808, %4807 : f32
        %4810 = vector.broadcast %4809 : f32 to vector<1xf32>
        %4811 = wave.reduce "add" %4810 : vector<1xf32>
        %4812 = arith.mulf %4811, %inverseHeadDim : f32
        %4813 = arith.addf %4812, %epsilon : f32
        %4814 = math.sqrt %4813 : f32
        %4815 = arith.divf %c49, %4814 : f32
        %4816 = arith.cmpi slt, %0, %heads : index
        %4817 = arith.addi %4760, %c43 : index
        %4818 = memref.load %query_norm[%4760] : memref<?xf32>
        %4819 = memref.load %key_norm[%4760] : memref<?xf32>
        %4820 = arith.select %4816, %4818, %4819 : f32
        %4821 = arith.mulf %4768, %4815 : f32
        %4822 = arith.mulf %4821, %4820 : f32
        %4823 = arith.select %4803, %4822, %4768 : f32
        %4824 = memref.load %query_norm[%4817] : memref<?xf32>
        %4825 = memref.load %key_norm[%4817] : memref<?xf32>
        %4826 = arith.select %4816, %4824, %4825 : f32
        %4827 = arith.mulf %4777, %4815 : f32
        %4828 = arith.mulf %4827, %4826 : f32
        %4829 = arith.select %4803, %4828, %4777 : f32
        %4830 = arith.addi %4780, %c43 : index
        %4831 = memref.load %query_norm[%4780] : memref<?xf32>
        %4832 = memref.load %key_norm[%4780] : memref<?xf32>
        %4833 = arith.select %4816, %4831, %4832 : f32
        %4834 = arith.mulf %4788, %4815 : f32
        %4835 = arith.mulf %4834, %4833 : f32
        %4836 = arith.select %4803, %4835, %4788 : f32
        %4837 = memref.load %query_norm[%4830] : memref<?xf32>
        %4838 = memref.load %key_norm[%4830] : memref<?xf32>
        %4839 = arith.select %4816, %4837, %4838 : f32
        %4840 = arith.mulf %4797, %4815 : f32
        %4841 = arith.mulf %4840, %4839 : f32
        %4842 = arith.select %4803, %4841, %4797 : f32
        %4843 = arith.remui %4802, %c21 : index
        %4844 = arith.muli %4843, %c41 : index
        %4845 = arith.addi %4844, %4760 : index
        %4846 = arith.divui %4802, %c21 : index
        %4847 = arith.addi %4846, %c21 : index
        %4848 = arith.muli %4847, %c41 : index
        %4849 = arith.addi %4848, %4760 : index
        %4850 = memref.load %rope[%4845] : memref<?xf32>
        %4851 = arith.addi %4845, %c43 : index
        %4852 = memref.load %rope[%4851] : memref<?xf32>
        %4853 = memref.load %rope[%4849] : memref<?xf32>
        %4854 = arith.addi %4849, %c43 : index
        %4855 = memref.load %rope[%4854] : memref<?xf32>
        %4856 = arith.mulf %4853, %4850 : f32
        %4857 = arith.mulf %4855, %4852 : f32
        %4858 = arith.subf %4856, %4857 : f32
        %4859 = arith.mulf %4855, %4850 : f32
        %4860 = arith.mulf %4853, %4852 : f32
        %4861 = arith.addf %4859, %4860 : f32
        %4862 = arith.mulf %4823, %4858 : f32
        %4863 = arith.mulf %4829, %4861 : f32
        %4864 = arith.subf %4862, %4863 : f32
        %4865 = arith.mulf %4829, %4858 : f32
        %4866 = arith.mulf %4823, %4861 : f32
        %4867 = arith.addf %4865, %4866 : f32
        %4868 = arith.cmpi slt, %0, %heads : index
        scf.if %4868 {
          %4869 = arith.muli %4757, %heads : index
          %4870 = arith.addi %4869, %0 : index
          %4871 = arith.muli %4870, %c41 : index
          %4872 = arith.addi %4871, %4760 : index
          memref.store %4864, %q[%4872] : memref<?xf32>
          %4873 = arith.addi %4872, %c43 : index
          memref.store %4867, %q[%4873] : memref<?xf32>
        } else {
          %4874 = arith.addi %4758, %4760 : index
          memref.store %4864, %20[%4874] : memref<?xf32>
          %4875 = arith.addi %4758, %4760 : index
          %4876 = arith.addi %4875, %c43 : index
          memref.store %4867, %20[%4876] : memref<?xf32>
        }
        %4877 = arith.remui %4802, %c21 : index
        %4878 = arith.muli %4877, %c41 : index
        %4879 = arith.addi %4878, %4780 : index
        %4880 = arith.divui %4802, %c21 : index
        %4881 = arith.addi %4880, %c21 : index
        %4882 = arith.muli %4881, %c41 : index
        %4883 = arith.addi %4882, %4780 : index
        %4884 = memref.load %rope[%4879] : memref<?xf32>
        %4885 = arith.addi %4879, %c43 : index
        %4886 = memref.load %rope[%4885] : memref<?xf32>
        %4887 = memref.load %rope[%4883] : memref<?xf32>
        %4888 = arith.addi %4883, %c43 : index
        %4889 = memref.load %rope[%4888] : memref<?xf32>
        %4890 = arith.mulf %4887, %4884 : f32
        %4891 = arith.mulf %4889, %4886 : f32
        %4892 = arith.subf %4890, %4891 : f32
        %4893 = arith.mulf %4889, %4884 : f32
        %4894 = arith.mulf %4887, %4886 : f32
        %4895 = arith.addf %4893, %4894 : f32
        %4896 = arith.mulf %4836, %4892 : f32
        %4897 = arith.mulf %4842, %4895 : f32
        %4898 = arith.subf %4896, %4897 : f32
        %4899 = arith.mulf %4842, %4892 : f32
        %4900 = arith.mulf %4836, %4895 : f32
        %4901 = arith.addf %4899, %4900 : f32
        scf.if %4779 {
          %4902 = arith.cmpi slt, %0, %heads : index
          scf.if %4902 {
            %4903 = arith.muli %4757, %heads : index
            %4904 = arith.addi %4903, %0 : index
            %4905 = arith.muli %4904, %c41 : index
            %4906 = arith.addi %4905, %4780 : index
            memref.store %4898, %q[%4906] : memref<?xf32>
            %4907 = arith.addi %4906, %c43 : index
            memref.store %4901, %q[%4907] : memref<?xf32>
          } else {
            %4908 = arith.addi %4758, %4780 : index
            memref.store %4898, %20[%4908] : memref<?xf32>
            %4909 = arith.addi %4758, %4780 : index
            %4910 = arith.addi %4909, %c43 : index
            memref.store %4901, %20[%4910] : memref<?xf32>
          }
        }
      } else {
        %4911 = arith.cmpi slt, %0, %heads : index
        scf.if %4911 {
          %4912 = arith.muli %4757, %heads : index
          %4913 = arith.addi %4912, %0 : index
          %4914 = arith.muli %4913, %c41 : index
          %4915 = arith.addi %4914, %4760 : index
          memref.store %4768, %q[%4915] : memref<?xf32>
          %4916 = arith.addi %4915, %c43 : index
          memref.store %4777, %q[%4916] : memref<?xf32>
        } else {
          %4917 = arith.addi %4758, %4760 : index
          memref.store %4768, %20[%4917] : memref<?xf32>
          %4918 = arith.addi %4758, %4760 : index
          %4919 = arith.addi %4918, %c43 : index
          memref.store %4777, %20[%4919] : memref<?xf32>
        }
        scf.if %4779 {
          %4920 = arith.cmpi slt, %0, %heads : index
          scf.if %4920 {
            %4921 = arith.muli %4757, %heads : index
            %4922 = arith.addi %4921, %0 : index
            %4923 = arith.muli %4922, %c41 : index
            %4924 = arith.addi %4923, %4780 : index
            memref.store %4788, %q[%4924] : memref<?xf32>
            %4925 = arith.addi %4924, %c43 : index
            memref.store %4797, %q[%4925] : memref<?xf32>
          } else {
            %4926 = arith.addi %4758, %4780 : index
            memref.store %4788, %20[%4926] : memref<?xf32>
            %4927 = arith.addi %4758, %4780 : index
            %4928 = arith.addi %4927, %c43 : index
            memref.store %4797, %20[%4928] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4929 = arith.cmpi sge, %0, %heads : index
    scf.if %4929 {
      %4930 = arith.addi %4574, %c9 : index
      %4931 = arith.addi %4573, %4930 : index
      %4932 = arith.cmpi slt, %4931, %22 : index
      %4933 = arith.cmpi slt, %4930, %c14 : index
      %4934 = arith.andi %4932, %4933 : i1
      scf.if %4934 {
        %4935 = arith.addi %4573, %4930 : index
        %4936 = arith.addi %slotsAt, %4935 : index
        %4937 = memref.load %step[%4936] : memref<?xi32>
        %4938 = arith.index_cast %4937 : i32 to index
        %4939 = arith.cmpi sge, %4938, %c9 : index
        scf.if %4939 {
          %4940 = arith.muli %4930, %c41 : index
          %4941 = arith.subi %0, %heads : index
          %4942 = memref.load %scales[%4941] : memref<?xf32>
          %4943 = vector.broadcast %4942 : f32 to vector<4xf32>
          %4944 = arith.divui %4938, %c14 : index
          %4945 = arith.remui %4938, %c14 : index
          %4946 = arith.muli %4944, %pageBytes : index
          %4947 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4947 {
            %4948 = wave.lane
            %4949 = arith.muli %4948, %c20 : index
            scf.for %4950 = %4949 to %c41 step %c7 {
              %4951 = arith.addi %4940, %4950 : index
              %4952 = vector.load %20[%4951] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4953 = arith.mulf %4952, %4943 : vector<4xf32>
              %4954 = arith.minimumf %4953, %c55 : vector<4xf32>
              %4955 = arith.maximumf %4954, %c56 : vector<4xf32>
              %4956 = arith.truncf %4955 : vector<4xf32> to vector<4xf16>
              %4957 = vector.bitcast %4956 : vector<4xf16> to vector<8xi8>
              %4958 = arith.cmpi slt, %4941, %kvHeads : index
              scf.if %4958 {
                %4959 = arith.muli %4941, %c57 : index
                %4960 = arith.addi %4946, %4959 : index
                %4961 = arith.divui %4950, %c14 : index
                %4962 = arith.muli %4961, %c58 : index
                %4963 = arith.remui %4950, %c14 : index
                %4964 = arith.divui %4963, %c4 : index
                %4965 = arith.muli %4964, %c21 : index
                %4966 = arith.muli %4945, %c14 : index
                %4967 = arith.addi %4965, %4966 : index
                %4968 = arith.remui %4963, %c4 : index
                %4969 = arith.muli %4968, %c5 : index
                %4970 = arith.addi %4967, %4969 : index
                %4971 = arith.addi %4962, %4970 : index
                %4972 = arith.addi %4960, %4971 : index
                vector.store %4957, %kv[%4972] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4973 = arith.subi %4941, %kvHeads : index
                %4974 = arith.muli %4973, %c57 : index
                %4975 = arith.addi %4946, %4974 : index
                %4976 = arith.addi %4950, %c9 : index
                %4977 = arith.divui %4976, %c14 : index
                %4978 = arith.muli %4977, %c58 : index
                %4979 = arith.addi %4978, %c10 : index
                %4980 = arith.remui %4976, %c14 : index
                %4981 = arith.divui %4945, %c5 : index
                %4982 = arith.remui %4945, %c5 : index
                %4983 = arith.muli %4982, %c4 : index
                %4984 = arith.addi %4981, %4983 : index
                %4985 = arith.divui %4984, %c4 : index
                %4986 = arith.muli %4985, %c21 : index
                %4987 = arith.muli %4980, %c14 : index
                %4988 = arith.addi %4986, %4987 : index
                %4989 = arith.remui %4984, %c4 : index
                %4990 = arith.muli %4989, %c5 : index
                %4991 = arith.addi %4988, %4990 : index
                %4992 = arith.addi %4979, %4991 : index
                %4993 = arith.addi %4975, %4992 : index
                %4994 = vector.shuffle %4957, %4957 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4994, %kv[%4993] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4995 = arith.addi %4950, %c8 : index
                %4996 = arith.divui %4995, %c14 : index
                %4997 = arith.muli %4996, %c58 : index
                %4998 = arith.addi %4997, %c10 : index
                %4999 = arith.remui %4995, %c14 : index
                %5000 = arith.divui %4945, %c5 : index
                %5001 = arith.remui %4945, %c5 : index
                %5002 = arith.muli %5001, %c4 : index
                %5003 = arith.addi %5000, %5002 : index
                %5004 = arith.divui %5003, %c4 : index
                %5005 = arith.muli %5004, %c21 : index
                %5006 = arith.muli %4999, %c14 : index
                %5007 = arith.addi %5005, %5006 : index
                %5008 = arith.remui %5003, %c4 : index
                %5009 = arith.muli %5008, %c5 : index
                %5010 = arith.addi %5007, %5009 : index
                %5011 = arith.addi %4998, %5010 : index
                %5012 = arith.addi %4975, %5011 : index
                %5013 = vector.shuffle %4957, %4957 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5013, %kv[%5012] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5014 = arith.addi %4950, %c5 : index
                %5015 = arith.divui %5014, %c14 : index
                %5016 = arith.muli %5015, %c58 : index
                %5017 = arith.addi %5016, %c10 : index
                %5018 = arith.remui %5014, %c14 : index
                %5019 = arith.divui %4945, %c5 : index
                %5020 = arith.remui %4945, %c5 : index
                %5021 = arith.muli %5020, %c4 : index
                %5022 = arith.addi %5019, %5021 : index
                %5023 = arith.divui %5022, %c4 : index
                %5024 = arith.muli %5023, %c21 : index
                %5025 = arith.muli %5018, %c14 : index
                %5026 = arith.addi %5024, %5025 : index
                %5027 = arith.remui %5022, %c4 : index
                %5028 = arith.muli %5027, %c5 : index
                %5029 = arith.addi %5026, %5028 : index
                %5030 = arith.addi %5017, %5029 : index
                %5031 = arith.addi %4975, %5030 : index
                %5032 = vector.shuffle %4957, %4957 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5032, %kv[%5031] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5033 = arith.addi %4950, %c34 : index
                %5034 = arith.divui %5033, %c14 : index
                %5035 = arith.muli %5034, %c58 : index
                %5036 = arith.addi %5035, %c10 : index
                %5037 = arith.remui %5033, %c14 : index
                %5038 = arith.divui %4945, %c5 : index
                %5039 = arith.remui %4945, %c5 : index
                %5040 = arith.muli %5039, %c4 : index
                %5041 = arith.addi %5038, %5040 : index
                %5042 = arith.divui %5041, %c4 : index
                %5043 = arith.muli %5042, %c21 : index
                %5044 = arith.muli %5037, %c14 : index
                %5045 = arith.addi %5043, %5044 : index
                %5046 = arith.remui %5041, %c4 : index
                %5047 = arith.muli %5046, %c5 : index
                %5048 = arith.addi %5045, %5047 : index
                %5049 = arith.addi %5036, %5048 : index
                %5050 = arith.addi %4975, %5049 : index
                %5051 = vector.shuffle %4957, %4957 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5051, %kv[%5050] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5052 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5052 {
            %5053 = wave.lane
            %5054 = arith.muli %5053, %c20 : index
            scf.for %5055 = %5054 to %c41 step %c7 {
              %5056 = arith.addi %4940, %5055 : index
              %5057 = vector.load %20[%5056] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5058 = arith.mulf %5057, %4943 : vector<4xf32>
              %5059 = wave.fp8_encode "e4m3" %5058 : vector<4xf32> -> vector<4xi8>
              %5060 = arith.cmpi slt, %4941, %kvHeads : index
              scf.if %5060 {
                %5061 = arith.muli %4941, %c10 : index
                %5062 = arith.addi %4946, %5061 : index
                %5063 = vector.shuffle %5059, %5059 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5064 = arith.divui %5055, %c14 : index
                %5065 = arith.muli %5064, %c21 : index
                %5066 = arith.remui %5055, %c14 : index
                %5067 = arith.muli %4945, %c14 : index
                %5068 = arith.divui %5066, %c20 : index
                %5069 = arith.muli %5068, %c20 : index
                %5070 = arith.remui %5066, %c5 : index
                %5071 = arith.muli %5070, %c5 : index
                %5072 = arith.addi %5069, %5071 : index
                %5073 = arith.divui %5066, %c5 : index
                %5074 = arith.remui %5073, %c5 : index
                %5075 = arith.addi %5072, %5074 : index
                %5076 = arith.addi %5067, %5075 : index
                %5077 = arith.addi %5065, %5076 : index
                %5078 = arith.addi %5062, %5077 : index
                vector.store %5063, %kv[%5078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5079 = arith.subi %4941, %kvHeads : index
                %5080 = arith.muli %5079, %c10 : index
                %5081 = arith.addi %4946, %5080 : index
                %5082 = arith.addi %5055, %c9 : index
                %5083 = arith.divui %5082, %c14 : index
                %5084 = arith.muli %5083, %c21 : index
                %5085 = arith.addi %5084, %c11 : index
                %5086 = arith.remui %5082, %c14 : index
                %5087 = arith.divui %4945, %c5 : index
                %5088 = arith.remui %4945, %c5 : index
                %5089 = arith.muli %5088, %c4 : index
                %5090 = arith.addi %5087, %5089 : index
                %5091 = arith.muli %5086, %c14 : index
                %5092 = arith.divui %5090, %c20 : index
                %5093 = arith.muli %5092, %c20 : index
                %5094 = arith.remui %5090, %c5 : index
                %5095 = arith.muli %5094, %c5 : index
                %5096 = arith.addi %5093, %5095 : index
                %5097 = arith.divui %5090, %c5 : index
                %5098 = arith.remui %5097, %c5 : index
                %5099 = arith.addi %5096, %5098 : index
                %5100 = arith.addi %5091, %5099 : index
                %5101 = arith.addi %5085, %5100 : index
                %5102 = arith.addi %5081, %5101 : index
                %5103 = vector.shuffle %5059, %5059 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5103, %kv[%5102] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5104 = arith.addi %5055, %c8 : index
                %5105 = arith.divui %5104, %c14 : index
                %5106 = arith.muli %5105, %c21 : index
                %5107 = arith.addi %5106, %c11 : index
                %5108 = arith.remui %5104, %c14 : index
                %5109 = arith.divui %4945, %c5 : index
                %5110 = arith.remui %4945, %c5 : index
                %5111 = arith.muli %5110, %c4 : index
                %5112 = arith.addi %5109, %5111 : index
                %5113 = arith.muli %5108, %c14 : index
                %5114 = arith.divui %5112, %c20 : index
                %5115 = arith.muli %5114, %c20 : index
                %5116 = arith.remui %5112, %c5 : index
                %5117 = arith.muli %5116, %c5 : index
                %5118 = arith.addi %5115, %5117 : index
                %5119 = arith.divui %5112, %c5 : index
                %5120 = arith.remui %5119, %c5 : index
                %5121 = arith.addi %5118, %5120 : index
                %5122 = arith.addi %5113, %5121 : index
                %5123 = arith.addi %5107, %5122 : index
                %5124 = arith.addi %5081, %5123 : index
                %5125 = vector.shuffle %5059, %5059 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5125, %kv[%5124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5126 = arith.addi %5055, %c5 : index
                %5127 = arith.divui %5126, %c14 : index
                %5128 = arith.muli %5127, %c21 : index
                %5129 = arith.addi %5128, %c11 : index
                %5130 = arith.remui %5126, %c14 : index
                %5131 = arith.divui %4945, %c5 : index
                %5132 = arith.remui %4945, %c5 : index
                %5133 = arith.muli %5132, %c4 : index
                %5134 = arith.addi %5131, %5133 : index
                %5135 = arith.muli %5130, %c14 : index
                %5136 = arith.divui %5134, %c20 : index
                %5137 = arith.muli %5136, %c20 : index
                %5138 = arith.remui %5134, %c5 : index
                %5139 = arith.muli %5138, %c5 : index
                %5140 = arith.addi %5137, %5139 : index
                %5141 = arith.divui %5134, %c5 : index
                %5142 = arith.remui %5141, %c5 : index
                %5143 = arith.addi %5140, %5142 : index
                %5144 = arith.addi %5135, %5143 : index
                %5145 = arith.addi %5129, %5144 : index
                %5146 = arith.addi %5081, %5145 : index
                %5147 = vector.shuffle %5059, %5059 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5147, %kv[%5146] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5148 = arith.addi %5055, %c34 : index
                %5149 = arith.divui %5148, %c14 : index
                %5150 = arith.muli %5149, %c21 : index
                %5151 = arith.addi %5150, %c11 : index
                %5152 = arith.remui %5148, %c14 : index
                %5153 = arith.divui %4945, %c5 : index
                %5154 = arith.remui %4945, %c5 : index
                %5155 = arith.muli %5154, %c4 : index
                %5156 = arith.addi %5153, %5155 : index
                %5157 = arith.muli %5152, %c14 : index
                %5158 = arith.divui %5156, %c20 : index
                %5159 = arith.muli %5158, %c20 : index
                %5160 = arith.remui %5156, %c5 : index
                %5161 = arith.muli %5160, %c5 : index
                %5162 = arith.addi %5159, %5161 : index
                %5163 = arith.divui %5156, %c5 : index
                %5164 = arith.remui %5163, %c5 : index
                %5165 = arith.addi %5162, %5164 : index
                %5166 = arith.addi %5157, %5165 : index
                %5167 = arith.addi %5151, %5166 : index
                %5168 = arith.addi %5081, %5167 : index
                %5169 = vector.shuffle %5059, %5059 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5169, %kv[%5168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5170 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5170 {
            %5171 = wave.lane
            %5172 = arith.muli %5171, %c20 : index
            scf.for %5173 = %5172 to %c41 step %c7 {
              %5174 = arith.addi %4940, %5173 : index
              %5175 = vector.load %20[%5174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5176 = arith.mulf %5175, %4943 : vector<4xf32>
              %5177 = wave.fp8_encode "e5m2" %5176 : vector<4xf32> -> vector<4xi8>
              %5178 = arith.cmpi slt, %4941, %kvHeads : index
              scf.if %5178 {
                %5179 = arith.muli %4941, %c10 : index
                %5180 = arith.addi %4946, %5179 : index
                %5181 = vector.shuffle %5177, %5177 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5182 = arith.divui %5173, %c14 : index
                %5183 = arith.muli %5182, %c21 : index
                %5184 = arith.remui %5173, %c14 : index
                %5185 = arith.muli %4945, %c14 : index
                %5186 = arith.divui %5184, %c20 : index
                %5187 = arith.muli %5186, %c20 : index
                %5188 = arith.remui %5184, %c5 : index
                %5189 = arith.muli %5188, %c5 : index
                %5190 = arith.addi %5187, %5189 : index
                %5191 = arith.divui %5184, %c5 : index
                %5192 = arith.remui %5191, %c5 : index
                %5193 = arith.addi %5190, %5192 : index
                %5194 = arith.addi %5185, %5193 : index
                %5195 = arith.addi %5183, %5194 : index
                %5196 = arith.addi %5180, %5195 : index
                vector.store %5181, %kv[%5196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5197 = arith.subi %4941, %kvHeads : index
                %5198 = arith.muli %5197, %c10 : index
                %5199 = arith.addi %4946, %5198 : index
                %5200 = arith.addi %5173, %c9 : index
                %5201 = arith.divui %5200, %c14 : index
                %5202 = arith.muli %5201, %c21 : index
                %5203 = arith.addi %5202, %c11 : index
                %5204 = arith.remui %5200, %c14 : index
                %5205 = arith.divui %4945, %c5 : index
                %5206 = arith.remui %4945, %c5 : index
                %5207 = arith.muli %5206, %c4 : index
                %5208 = arith.addi %5205, %5207 : index
                %5209 = arith.muli %5204, %c14 : index
                %5210 = arith.divui %5208, %c20 : index
                %5211 = arith.muli %5210, %c20 : index
                %5212 = arith.remui %5208, %c5 : index
                %5213 = arith.muli %5212, %c5 : index
                %5214 = arith.addi %5211, %5213 : index
                %5215 = arith.divui %5208, %c5 : index
                %5216 = arith.remui %5215, %c5 : index
                %5217 = arith.addi %5214, %5216 : index
                %5218 = arith.addi %5209, %5217 : index
                %5219 = arith.addi %5203, %5218 : index
                %5220 = arith.addi %5199, %5219 : index
                %5221 = vector.shuffle %5177, %5177 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5221, %kv[%5220] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5222 = arith.addi %5173, %c8 : index
                %5223 = arith.divui %5222, %c14 : index
                %5224 = arith.muli %5223, %c21 : index
                %5225 = arith.addi %5224, %c11 : index
                %5226 = arith.remui %5222, %c14 : index
                %5227 = arith.divui %4945, %c5 : index
                %5228 = arith.remui %4945, %c5 : index
                %5229 = arith.muli %5228, %c4 : index
                %5230 = arith.addi %5227, %5229 : index
                %5231 = arith.muli %5226, %c14 : index
                %5232 = arith.divui %5230, %c20 : index
                %5233 = arith.muli %5232, %c20 : index
                %5234 = arith.remui %5230, %c5 : index
                %5235 = arith.muli %5234, %c5 : index
                %5236 = arith.addi %5233, %5235 : index
                %5237 = arith.divui %5230, %c5 : index
                %5238 = arith.remui %5237, %c5 : index
                %5239 = arith.addi %5236, %5238 : index
                %5240 = arith.addi %5231, %5239 : index
                %5241 = arith.addi %5225, %5240 : index
                %5242 = arith.addi %5199, %5241 : index
                %5243 = vector.shuffle %5177, %5177 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5243, %kv[%5242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5244 = arith.addi %5173, %c5 : index
                %5245 = arith.divui %5244, %c14 : index
                %5246 = arith.muli %5245, %c21 : index
                %5247 = arith.addi %5246, %c11 : index
                %5248 = arith.remui %5244, %c14 : index
                %5249 = arith.divui %4945, %c5 : index
                %5250 = arith.remui %4945, %c5 : index
                %5251 = arith.muli %5250, %c4 : index
                %5252 = arith.addi %5249, %5251 : index
                %5253 = arith.muli %5248, %c14 : index
                %5254 = arith.divui %5252, %c20 : index
                %5255 = arith.muli %5254, %c20 : index
                %5256 = arith.remui %5252, %c5 : index
                %5257 = arith.muli %5256, %c5 : index
                %5258 = arith.addi %5255, %5257 : index
                %5259 = arith.divui %5252, %c5 : index
                %5260 = arith.remui %5259, %c5 : index
                %5261 = arith.addi %5258, %5260 : index
                %5262 = arith.addi %5253, %5261 : index
                %5263 = arith.addi %5247, %5262 : index
                %5264 = arith.addi %5199, %5263 : index
                %5265 = vector.shuffle %5177, %5177 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5265, %kv[%5264] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5266 = arith.addi %5173, %c34 : index
                %5267 = arith.divui %5266, %c14 : index
                %5268 = arith.muli %5267, %c21 : index
                %5269 = arith.addi %5268, %c11 : index
                %5270 = arith.remui %5266, %c14 : index
                %5271 = arith.divui %4945, %c5 : index
                %5272 = arith.remui %4945, %c5 : index
                %5273 = arith.muli %5272, %c4 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.muli %5270, %c14 : index
                %5276 = arith.divui %5274, %c20 : index
                %5277 = arith.muli %5276, %c20 : index
                %5278 = arith.remui %5274, %c5 : index
                %5279 = arith.muli %5278, %c5 : index
                %5280 = arith.addi %5277, %5279 : index
                %5281 = arith.divui %5274, %c5 : index
                %5282 = arith.remui %5281, %c5 : index
                %5283 = arith.addi %5280, %5282 : index
                %5284 = arith.addi %5275, %5283 : index
                %5285 = arith.addi %5269, %5284 : index
                %5286 = arith.addi %5199, %5285 : index
                %5287 = vector.shuffle %5177, %5177 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5287, %kv[%5286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5288 = arith.addi %4574, %c51 : index
      %5289 = arith.addi %4573, %5288 : index
      %5290 = arith.cmpi slt, %5289, %22 : index
      %5291 = arith.cmpi slt, %5288, %c14 : index
      %5292 = arith.andi %5290, %5291 : i1
      scf.if %5292 {
        %5293 = arith.addi %4573, %5288 : index
        %5294 = arith.addi %slotsAt, %5293 : index
        %5295 = memref.load %step[%5294] : memref<?xi32>
        %5296 = arith.index_cast %5295 : i32 to index
        %5297 = arith.cmpi sge, %5296, %c9 : index
        scf.if %5297 {
          %5298 = arith.muli %5288, %c41 : index
          %5299 = arith.subi %0, %heads : index
          %5300 = memref.load %scales[%5299] : memref<?xf32>
          %5301 = vector.broadcast %5300 : f32 to vector<4xf32>
          %5302 = arith.divui %5296, %c14 : index
          %5303 = arith.remui %5296, %c14 : index
          %5304 = arith.muli %5302, %pageBytes : index
          %5305 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5305 {
            %5306 = wave.lane
            %5307 = arith.muli %5306, %c20 : index
            scf.for %5308 = %5307 to %c41 step %c7 {
              %5309 = arith.addi %5298, %5308 : index
              %5310 = vector.load %20[%5309] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5311 = arith.mulf %5310, %5301 : vector<4xf32>
              %5312 = arith.minimumf %5311, %c55 : vector<4xf32>
              %5313 = arith.maximumf %5312, %c56 : vector<4xf32>
              %5314 = arith.truncf %5313 : vector<4xf32> to vector<4xf16>
              %5315 = vector.bitcast %5314 : vector<4xf16> to vector<8xi8>
              %5316 = arith.cmpi slt, %5299, %kvHeads : index
              scf.if %5316 {
                %5317 = arith.muli %5299, %c57 : index
                %5318 = arith.addi %5304, %5317 : index
                %5319 = arith.divui %5308, %c14 : index
                %5320 = arith.muli %5319, %c58 : index
                %5321 = arith.remui %5308, %c14 : index
                %5322 = arith.divui %5321, %c4 : index
                %5323 = arith.muli %5322, %c21 : index
                %5324 = arith.muli %5303, %c14 : index
                %5325 = arith.addi %5323, %5324 : index
                %5326 = arith.remui %5321, %c4 : index
                %5327 = arith.muli %5326, %c5 : index
                %5328 = arith.addi %5325, %5327 : index
                %5329 = arith.addi %5320, %5328 : index
                %5330 = arith.addi %5318, %5329 : index
                vector.store %5315, %kv[%5330] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5331 = arith.subi %5299, %kvHeads : index
                %5332 = arith.muli %5331, %c57 : index
                %5333 = arith.addi %5304, %5332 : index
                %5334 = arith.addi %5308, %c9 : index
                %5335 = arith.divui %5334, %c14 : index
                %5336 = arith.muli %5335, %c58 : index
                %5337 = arith.addi %5336, %c10 : index
                %5338 = arith.remui %5334, %c14 : index
                %5339 = arith.divui %5303, %c5 : index
                %5340 = arith.remui %5303, %c5 : index
                %5341 = arith.muli %5340, %c4 : index
                %5342 = arith.addi %5339, %5341 : index
                %5343 = arith.divui %5342, %c4 : index
                %5344 = arith.muli %5343, %c21 : index
                %5345 = arith.muli %5338, %c14 : index
                %5346 = arith.addi %5344, %5345 : index
                %5347 = arith.remui %5342, %c4 : index
                %5348 = arith.muli %5347, %c5 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.addi %5337, %5349 : index
                %5351 = arith.addi %5333, %5350 : index
                %5352 = vector.shuffle %5315, %5315 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5352, %kv[%5351] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5353 = arith.addi %5308, %c8 : index
                %5354 = arith.divui %5353, %c14 : index
                %5355 = arith.muli %5354, %c58 : index
                %5356 = arith.addi %5355, %c10 : index
                %5357 = arith.remui %5353, %c14 : index
                %5358 = arith.divui %5303, %c5 : index
                %5359 = arith.remui %5303, %c5 : index
                %5360 = arith.muli %5359, %c4 : index
                %5361 = arith.addi %5358, %5360 : index
                %5362 = arith.divui %5361, %c4 : index
                %5363 = arith.muli %5362, %c21 : index
                %5364 = arith.muli %5357, %c14 : index
                %5365 = arith.addi %5363, %5364 : index
                %5366 = arith.remui %5361, %c4 : index
                %5367 = arith.muli %5366, %c5 : index
                %5368 = arith.addi %5365, %5367 : index
                %5369 = arith.addi %5356, %5368 : index
                %5370 = arith.addi %5333, %5369 : index
                %5371 = vector.shuffle %5315, %5315 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5371, %kv[%5370] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5372 = arith.addi %5308, %c5 : index
                %5373 = arith.divui %5372, %c14 : index
                %5374 = arith.muli %5373, %c58 : index
                %5375 = arith.addi %5374, %c10 : index
                %5376 = arith.remui %5372, %c14 : index
                %5377 = arith.divui %5303, %c5 : index
                %5378 = arith.remui %5303, %c5 : index
                %5379 = arith.muli %5378, %c4 : index
                %5380 = arith.addi %5377, %5379 : index
                %5381 = arith.divui %5380, %c4 : index
                %5382 = arith.muli %5381, %c21 : index
                %5383 = arith.muli %5376, %c14 : index
                %5384 = arith.addi %5382, %5383 : index
                %5385 = arith.remui %5380, %c4 : index
                %5386 = arith.muli %5385, %c5 : index
                %5387 = arith.addi %5384, %5386 : index
                %5388 = arith.addi %5375, %5387 : index
                %5389 = arith.addi %5333, %5388 : index
                %5390 = vector.shuffle %5315, %5315 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5390, %kv[%5389] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5391 = arith.addi %5308, %c34 : index
                %5392 = arith.divui %5391, %c14 : index
                %5393 = arith.muli %5392, %c58 : index
                %5394 = arith.addi %5393, %c10 : index
                %5395 = arith.remui %5391, %c14 : index
                %5396 = arith.divui %5303, %c5 : index
                %5397 = arith.remui %5303, %c5 : index
                %5398 = arith.muli %5397, %c4 : index
                %5399 = arith.addi %5396, %5398 : index
                %5400 = arith.divui %5399, %c4 : index
                %5401 = arith.muli %5400, %c21 : index
                %5402 = arith.muli %5395, %c14 : index
                %5403 = arith.addi %5401, %5402 : index
                %5404 = arith.remui %5399, %c4 : index
                %5405 = arith.muli %5404, %c5 : index
                %5406 = arith.addi %5403, %5405 : index
                %5407 = arith.addi %5394, %5406 : index
                %5408 = arith.addi %5333, %5407 : index
                %5409 = vector.shuffle %5315, %5315 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5409, %kv[%5408] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5410 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5410 {
            %5411 = wave.lane
            %5412 = arith.muli %5411, %c20 : index
            scf.for %5413 = %5412 to %c41 step %c7 {
              %5414 = arith.addi %5298, %5413 : index
              %5415 = vector.load %20[%5414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5416 = arith.mulf %5415, %5301 : vector<4xf32>
              %5417 = wave.fp8_encode "e4m3" %5416 : vector<4xf32> -> vector<4xi8>
              %5418 = arith.cmpi slt, %5299, %kvHeads : index
              scf.if %5418 {
                %5419 = arith.muli %5299, %c10 : index
                %5420 = arith.addi %5304, %5419 : index
                %5421 = vector.shuffle %5417, %5417 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5422 = arith.divui %5413, %c14 : index
                %5423 = arith.muli %5422, %c21 : index
                %5424 = arith.remui %5413, %c14 : index
                %5425 = arith.muli %5303, %c14 : index
                %5426 = arith.divui %5424, %c20 : index
                %5427 = arith.muli %5426, %c20 : index
                %5428 = arith.remui %5424, %c5 : index
                %5429 = arith.muli %5428, %c5 : index
                %5430 = arith.addi %5427, %5429 : index
                %5431 = arith.divui %5424, %c5 : index
                %5432 = arith.remui %5431, %c5 : index
                %5433 = arith.addi %5430, %5432 : index
                %5434 = arith.addi %5425, %5433 : index
                %5435 = arith.addi %5423, %5434 : index
                %5436 = arith.addi %5420, %5435 : index
                vector.store %5421, %kv[%5436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5437 = arith.subi %5299, %kvHeads : index
                %5438 = arith.muli %5437, %c10 : index
                %5439 = arith.addi %5304, %5438 : index
                %5440 = arith.addi %5413, %c9 : index
                %5441 = arith.divui %5440, %c14 : index
                %5442 = arith.muli %5441, %c21 : index
                %5443 = arith.addi %5442, %c11 : index
                %5444 = arith.remui %5440, %c14 : index
                %5445 = arith.divui %5303, %c5 : index
                %5446 = arith.remui %5303, %c5 : index
                %5447 = arith.muli %5446, %c4 : index
                %5448 = arith.addi %5445, %5447 : index
                %5449 = arith.muli %5444, %c14 : index
                %5450 = arith.divui %5448, %c20 : index
                %5451 = arith.muli %5450, %c20 : index
                %5452 = arith.remui %5448, %c5 : index
                %5453 = arith.muli %5452, %c5 : index
                %5454 = arith.addi %5451, %5453 : index
                %5455 = arith.divui %5448, %c5 : index
                %5456 = arith.remui %5455, %c5 : index
                %5457 = arith.addi %5454, %5456 : index
                %5458 = arith.addi %5449, %5457 : index
                %5459 = arith.addi %5443, %5458 : index
                %5460 = arith.addi %5439, %5459 : index
                %5461 = vector.shuffle %5417, %5417 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5461, %kv[%5460] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5462 = arith.addi %5413, %c8 : index
                %5463 = arith.divui %5462, %c14 : index
                %5464 = arith.muli %5463, %c21 : index
                %5465 = arith.addi %5464, %c11 : index
                %5466 = arith.remui %5462, %c14 : index
                %5467 = arith.divui %5303, %c5 : index
                %5468 = arith.remui %5303, %c5 : index
                %5469 = arith.muli %5468, %c4 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.muli %5466, %c14 : index
                %5472 = arith.divui %5470, %c20 : index
                %5473 = arith.muli %5472, %c20 : index
                %5474 = arith.remui %5470, %c5 : index
                %5475 = arith.muli %5474, %c5 : index
                %5476 = arith.addi %5473, %5475 : index
                %5477 = arith.divui %5470, %c5 : index
                %5478 = arith.remui %5477, %c5 : index
                %5479 = arith.addi %5476, %5478 : index
                %5480 = arith.addi %5471, %5479 : index
                %5481 = arith.addi %5465, %5480 : index
                %5482 = arith.addi %5439, %5481 : index
                %5483 = vector.shuffle %5417, %5417 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5483, %kv[%5482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5484 = arith.addi %5413, %c5 : index
                %5485 = arith.divui %5484, %c14 : index
                %5486 = arith.muli %5485, %c21 : index
                %5487 = arith.addi %5486, %c11 : index
                %5488 = arith.remui %5484, %c14 : index
                %5489 = arith.divui %5303, %c5 : index
                %5490 = arith.remui %5303, %c5 : index
                %5491 = arith.muli %5490, %c4 : index
                %5492 = arith.addi %5489, %5491 : index
                %5493 = arith.muli %5488, %c14 : index
                %5494 = arith.divui %5492, %c20 : index
                %5495 = arith.muli %5494, %c20 : index
                %5496 = arith.remui %5492, %c5 : index
                %5497 = arith.muli %5496, %c5 : index
                %5498 = arith.addi %5495, %5497 : index
                %5499 = arith.divui %5492, %c5 : index
                %5500 = arith.remui %5499, %c5 : index
                %5501 = arith.addi %5498, %5500 : index
                %5502 = arith.addi %5493, %5501 : index
                %5503 = arith.addi %5487, %5502 : index
                %5504 = arith.addi %5439, %5503 : index
                %5505 = vector.shuffle %5417, %5417 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5505, %kv[%5504] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5506 = arith.addi %5413, %c34 : index
                %5507 = arith.divui %5506, %c14 : index
                %5508 = arith.muli %5507, %c21 : index
                %5509 = arith.addi %5508, %c11 : index
                %5510 = arith.remui %5506, %c14 : index
                %5511 = arith.divui %5303, %c5 : index
                %5512 = arith.remui %5303, %c5 : index
                %5513 = arith.muli %5512, %c4 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.muli %5510, %c14 : index
                %5516 = arith.divui %5514, %c20 : index
                %5517 = arith.muli %5516, %c20 : index
                %5518 = arith.remui %5514, %c5 : index
                %5519 = arith.muli %5518, %c5 : index
                %5520 = arith.addi %5517, %5519 : index
                %5521 = arith.divui %5514, %c5 : index
                %5522 = arith.remui %5521, %c5 : index
                %5523 = arith.addi %5520, %5522 : index
                %5524 = arith.addi %5515, %5523 : index
                %5525 = arith.addi %5509, %5524 : index
                %5526 = arith.addi %5439, %5525 : index
                %5527 = vector.shuffle %5417, %5417 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5527, %kv[%5526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5528 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5528 {
            %5529 = wave.lane
            %5530 = arith.muli %5529, %c20 : index
            scf.for %5531 = %5530 to %c41 step %c7 {
              %5532 = arith.addi %5298, %5531 : index
              %5533 = vector.load %20[%5532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5534 = arith.mulf %5533, %5301 : vector<4xf32>
              %5535 = wave.fp8_encode "e5m2" %5534 : vector<4xf32> -> vector<4xi8>
              %5536 = arith.cmpi slt, %5299, %kvHeads : index
              scf.if %5536 {
                %5537 = arith.muli %5299, %c10 : index
                %5538 = arith.addi %5304, %5537 : index
                %5539 = vector.shuffle %5535, %5535 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5540 = arith.divui %5531, %c14 : index
                %5541 = arith.muli %5540, %c21 : index
                %5542 = arith.remui %5531, %c14 : index
                %5543 = arith.muli %5303, %c14 : index
                %5544 = arith.divui %5542, %c20 : index
                %5545 = arith.muli %5544, %c20 : index
                %5546 = arith.remui %5542, %c5 : index
                %5547 = arith.muli %5546, %c5 : index
                %5548 = arith.addi %5545, %5547 : index
                %5549 = arith.divui %5542, %c5 : index
                %5550 = arith.remui %5549, %c5 : index
                %5551 = arith.addi %5548, %5550 : index
                %5552 = arith.addi %5543, %5551 : index
                %5553 = arith.addi %5541, %5552 : index
                %5554 = arith.addi %5538, %5553 : index
                vector.store %5539, %kv[%5554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5555 = arith.subi %5299, %kvHeads : index
                %5556 = arith.muli %5555, %c10 : index
                %5557 = arith.addi %5304, %5556 : index
                %5558 = arith.addi %5531, %c9 : index
                %5559 = arith.divui %5558, %c14 : index
                %5560 = arith.muli %5559, %c21 : index
                %5561 = arith.addi %5560, %c11 : index
                %5562 = arith.remui %5558, %c14 : index
                %5563 = arith.divui %5303, %c5 : index
                %5564 = arith.remui %5303, %c5 : index
                %5565 = arith.muli %5564, %c4 : index
                %5566 = arith.addi %5563, %5565 : index
                %5567 = arith.muli %5562, %c14 : index
                %5568 = arith.divui %5566, %c20 : index
                %5569 = arith.muli %5568, %c20 : index
                %5570 = arith.remui %5566, %c5 : index
                %5571 = arith.muli %5570, %c5 : index
                %5572 = arith.addi %5569, %5571 : index
                %5573 = arith.divui %5566, %c5 : index
                %5574 = arith.remui %5573, %c5 : index
                %5575 = arith.addi %5572, %5574 : index
                %5576 = arith.addi %5567, %5575 : index
                %5577 = arith.addi %5561, %5576 : index
                %5578 = arith.addi %5557, %5577 : index
                %5579 = vector.shuffle %5535, %5535 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5579, %kv[%5578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5580 = arith.addi %5531, %c8 : index
                %5581 = arith.divui %5580, %c14 : index
                %5582 = arith.muli %5581, %c21 : index
                %5583 = arith.addi %5582, %c11 : index
                %5584 = arith.remui %5580, %c14 : index
                %5585 = arith.divui %5303, %c5 : index
                %5586 = arith.remui %5303, %c5 : index
                %5587 = arith.muli %5586, %c4 : index
                %5588 = arith.addi %5585, %5587 : index
                %5589 = arith.muli %5584, %c14 : index
                %5590 = arith.divui %5588, %c20 : index
                %5591 = arith.muli %5590, %c20 : index
                %5592 = arith.remui %5588, %c5 : index
                %5593 = arith.muli %5592, %c5 : index
                %5594 = arith.addi %5591, %5593 : index
                %5595 = arith.divui %5588, %c5 : index
                %5596 = arith.remui %5595, %c5 : index
                %5597 = arith.addi %5594, %5596 : index
                %5598 = arith.addi %5589, %5597 : index
                %5599 = arith.addi %5583, %5598 : index
                %5600 = arith.addi %5557, %5599 : index
                %5601 = vector.shuffle %5535, %5535 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5601, %kv[%5600] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5602 = arith.addi %5531, %c5 : index
                %5603 = arith.divui %5602, %c14 : index
                %5604 = arith.muli %5603, %c21 : index
                %5605 = arith.addi %5604, %c11 : index
                %5606 = arith.remui %5602, %c14 : index
                %5607 = arith.divui %5303, %c5 : index
                %5608 = arith.remui %5303, %c5 : index
                %5609 = arith.muli %5608, %c4 : index
                %5610 = arith.addi %5607, %5609 : index
                %5611 = arith.muli %5606, %c14 : index
                %5612 = arith.divui %5610, %c20 : index
                %5613 = arith.muli %5612, %c20 : index
                %5614 = arith.remui %5610, %c5 : index
                %5615 = arith.muli %5614, %c5 : index
                %5616 = arith.addi %5613, %5615 : index
                %5617 = arith.divui %5610, %c5 : index
                %5618 = arith.remui %5617, %c5 : index
                %5619 = arith.addi %5616, %5618 : index
                %5620 = arith.addi %5611, %5619 : index
                %5621 = arith.addi %5605, %5620 : index
                %5622 = arith.addi %5557, %5621 : index
                %5623 = vector.shuffle %5535, %5535 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5623, %kv[%5622] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5624 = arith.addi %5531, %c34 : index
                %5625 = arith.divui %5624, %c14 : index
                %5626 = arith.muli %5625, %c21 : index
                %5627 = arith.addi %5626, %c11 : index
                %5628 = arith.remui %5624, %c14 : index
                %5629 = arith.divui %5303, %c5 : index
                %5630 = arith.remui %5303, %c5 : index
                %5631 = arith.muli %5630, %c4 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.muli %5628, %c14 : index
                %5634 = arith.divui %5632, %c20 : index
                %5635 = arith.muli %5634, %c20 : index
                %5636 = arith.remui %5632, %c5 : index
                %5637 = arith.muli %5636, %c5 : index
                %5638 = arith.addi %5635, %5637 : index
                %5639 = arith.divui %5632, %c5 : index
                %5640 = arith.remui %5639, %c5 : index
                %5641 = arith.addi %5638, %5640 : index
                %5642 = arith.addi %5633, %5641 : index
                %5643 = arith.addi %5627, %5642 : index
                %5644 = arith.addi %5557, %5643 : index
                %5645 = vector.shuffle %5535, %5535 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5645, %kv[%5644] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
