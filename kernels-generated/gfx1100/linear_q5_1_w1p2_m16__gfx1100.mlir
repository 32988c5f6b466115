// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c11 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c8 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c8 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c5, %c8 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c5, %c8 : index
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c5, %c1 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c11 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c2 : index
    %52 = arith.muli %51, %c2 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c2 iter_args(%57 = %c13, %58 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c5 : index
      %62 = arith.remui %60, %c8 : index
      %63 = arith.addi %13, %c4 : index
      %64 = arith.muli %61, %c16 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %62, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = vector.extract %69[0] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = vector.extract %69[1] : f16 from vector<2xf16>
      %73 = vector.broadcast %72 : f16 to vector<16xf16>
      %74 = arith.addi %13, %c4 : index
      %75 = arith.muli %inputFeatures, %c2 : index
      %76 = arith.addi %75, %c3 : index
      %77 = arith.divui %76, %c4 : index
      %78 = arith.muli %77, %c4 : index
      %79 = arith.addi %74, %78 : index
      %80 = arith.muli %61, %c18 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.muli %62, %c8 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.muli %inputFeatures, %c1 : index
      %85 = arith.muli %inputFeatures, %c2 : index
      %86 = arith.addi %85, %c3 : index
      %87 = arith.divui %86, %c4 : index
      %88 = arith.muli %87, %c4 : index
      %89 = arith.addi %84, %88 : index
      %90 = arith.addi %89, %c4 : index
      %91 = arith.addi %13, %90 : index
      %92 = arith.muli %61, %c8 : index
      %93 = arith.addi %92, %62 : index
      %94 = arith.muli %93, %c17 : index
      %95 = arith.addi %91, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<1xi32>
      %98 = vector.shuffle %97, %97 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %99 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.shrui %100, %c19 : vector<4xi32>
      %102 = arith.andi %101, %c20 : vector<4xi32>
      %103 = arith.shrui %98, %c21 : vector<4xi32>
      %104 = arith.andi %103, %c22 : vector<4xi32>
      %105 = arith.shli %104, %c23 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c24 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %100, %c23 : vector<4xi32>
      %110 = arith.andi %109, %c20 : vector<4xi32>
      %111 = arith.shrui %98, %c25 : vector<4xi32>
      %112 = arith.andi %111, %c22 : vector<4xi32>
      %113 = arith.shli %112, %c23 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c24 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %100, %c26 : vector<4xi32>
      %118 = arith.andi %117, %c20 : vector<4xi32>
      %119 = arith.shrui %98, %c27 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.shli %120, %c23 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c24 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %100, %c28 : vector<4xi32>
      %126 = arith.andi %125, %c20 : vector<4xi32>
      %127 = arith.shrui %98, %c29 : vector<4xi32>
      %128 = arith.andi %127, %c22 : vector<4xi32>
      %129 = arith.shli %128, %c23 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c24 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %108, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %124, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %136 = arith.subf %135, %c30 : vector<32xf16>
      %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %139 = math.fma %137, %71, %73 : vector<16xf16>
      %140 = math.fma %138, %71, %73 : vector<16xf16>
      %141 = arith.addi %56, %c6 : index
      %142 = arith.remui %60, %c8 : index
      %143 = arith.addi %13, %c4 : index
      %144 = arith.muli %141, %c16 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %142, %c17 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = vector.extract %149[0] : f16 from vector<2xf16>
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %149[1] : f16 from vector<2xf16>
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = arith.addi %13, %c4 : index
      %155 = arith.muli %inputFeatures, %c2 : index
      %156 = arith.addi %155, %c3 : index
      %157 = arith.divui %156, %c4 : index
      %158 = arith.muli %157, %c4 : index
      %159 = arith.addi %154, %158 : index
      %160 = arith.muli %141, %c18 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %142, %c8 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %inputFeatures, %c1 : index
      %165 = arith.muli %inputFeatures, %c2 : index
      %166 = arith.addi %165, %c3 : index
      %167 = arith.divui %166, %c4 : index
      %168 = arith.muli %167, %c4 : index
      %169 = arith.addi %164, %168 : index
      %170 = arith.addi %169, %c4 : index
      %171 = arith.addi %13, %170 : index
      %172 = arith.muli %141, %c8 : index
      %173 = arith.addi %172, %142 : index
      %174 = arith.muli %173, %c17 : index
      %175 = arith.addi %171, %174 : index
      %176 = vector.load %w[%175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<1xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %179 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c19 : vector<4xi32>
      %182 = arith.andi %181, %c20 : vector<4xi32>
      %183 = arith.shrui %178, %c21 : vector<4xi32>
      %184 = arith.andi %183, %c22 : vector<4xi32>
      %185 = arith.shli %184, %c23 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c24 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c23 : vector<4xi32>
      %190 = arith.andi %189, %c20 : vector<4xi32>
      %191 = arith.shrui %178, %c25 : vector<4xi32>
      %192 = arith.andi %191, %c22 : vector<4xi32>
      %193 = arith.shli %192, %c23 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c24 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %180, %c26 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.shrui %178, %c27 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.shli %200, %c23 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c24 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %180, %c28 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.shrui %178, %c29 : vector<4xi32>
      %208 = arith.andi %207, %c22 : vector<4xi32>
      %209 = arith.shli %208, %c23 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c24 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %188, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %213, %214 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %216 = arith.subf %215, %c30 : vector<32xf16>
      %217 = vector.shuffle %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %218 = vector.shuffle %216, %216 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %219 = math.fma %217, %151, %153 : vector<16xf16>
      %220 = math.fma %218, %151, %153 : vector<16xf16>
      %221 = arith.addi %56, %c5 : index
      %222 = arith.remui %60, %c8 : index
      %223 = arith.addi %15, %c4 : index
      %224 = arith.muli %221, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c17 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %229 = vector.bitcast %228 : vector<4xi8> to vector<2xf16>
      %230 = vector.extract %229[0] : f16 from vector<2xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = vector.extract %229[1] : f16 from vector<2xf16>
      %233 = vector.broadcast %232 : f16 to vector<16xf16>
      %234 = arith.addi %15, %c4 : index
      %235 = arith.muli %inputFeatures, %c2 : index
      %236 = arith.addi %235, %c3 : index
      %237 = arith.divui %236, %c4 : index
      %238 = arith.muli %237, %c4 : index
      %239 = arith.addi %234, %238 : index
      %240 = arith.muli %221, %c18 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.muli %222, %c8 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.muli %inputFeatures, %c1 : index
      %245 = arith.muli %inputFeatures, %c2 : index
      %246 = arith.addi %245, %c3 : index
      %247 = arith.divui %246, %c4 : index
      %248 = arith.muli %247, %c4 : index
      %249 = arith.addi %244, %248 : index
      %250 = arith.addi %249, %c4 : index
      %251 = arith.addi %15, %250 : index
      %252 = arith.muli %221, %c8 : index
      %253 = arith.addi %252, %222 : index
      %254 = arith.muli %253, %c17 : index
      %255 = arith.addi %251, %254 : index
      %256 = vector.load %w[%255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %257 = vector.bitcast %256 : vector<4xi8> to vector<1xi32>
      %258 = vector.shuffle %257, %257 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %259 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.shrui %260, %c19 : vector<4xi32>
      %262 = arith.andi %261, %c20 : vector<4xi32>
      %263 = arith.shrui %258, %c21 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.shli %264, %c23 : vector<4xi32>
      %266 = arith.ori %262, %265 : vector<4xi32>
      %267 = arith.ori %266, %c24 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %260, %c23 : vector<4xi32>
      %270 = arith.andi %269, %c20 : vector<4xi32>
      %271 = arith.shrui %258, %c25 : vector<4xi32>
      %272 = arith.andi %271, %c22 : vector<4xi32>
      %273 = arith.shli %272, %c23 : vector<4xi32>
      %274 = arith.ori %270, %273 : vector<4xi32>
      %275 = arith.ori %274, %c24 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %260, %c26 : vector<4xi32>
      %278 = arith.andi %277, %c20 : vector<4xi32>
      %279 = arith.shrui %258, %c27 : vector<4xi32>
      %280 = arith.andi %279, %c22 : vector<4xi32>
      %281 = arith.shli %280, %c23 : vector<4xi32>
      %282 = arith.ori %278, %281 : vector<4xi32>
      %283 = arith.ori %282, %c24 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %260, %c28 : vector<4xi32>
      %286 = arith.andi %285, %c20 : vector<4xi32>
      %287 = arith.shrui %258, %c29 : vector<4xi32>
      %288 = arith.andi %287, %c22 : vector<4xi32>
      %289 = arith.shli %288, %c23 : vector<4xi32>
      %290 = arith.ori %286, %289 : vector<4xi32>
      %291 = arith.ori %290, %c24 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = vector.shuffle %268, %276 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %284, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %293, %294 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %296 = arith.subf %295, %c30 : vector<32xf16>
      %297 = vector.shuffle %296, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %298 = vector.shuffle %296, %296 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %299 = math.fma %297, %231, %233 : vector<16xf16>
      %300 = math.fma %298, %231, %233 : vector<16xf16>
      %301 = arith.addi %56, %c6 : index
      %302 = arith.remui %60, %c8 : index
      %303 = arith.addi %15, %c4 : index
      %304 = arith.muli %301, %c16 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %302, %c17 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<2xf16>
      %310 = vector.extract %309[0] : f16 from vector<2xf16>
      %311 = vector.broadcast %310 : f16 to vector<16xf16>
      %312 = vector.extract %309[1] : f16 from vector<2xf16>
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = arith.addi %15, %c4 : index
      %315 = arith.muli %inputFeatures, %c2 : index
      %316 = arith.addi %315, %c3 : index
      %317 = arith.divui %316, %c4 : index
      %318 = arith.muli %317, %c4 : index
      %319 = arith.addi %314, %318 : index
      %320 = arith.muli %301, %c18 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %302, %c8 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %inputFeatures, %c1 : index
      %325 = arith.muli %inputFeatures, %c2 : index
      %326 = arith.addi %325, %c3 : index
      %327 = arith.divui %326, %c4 : index
      %328 = arith.muli %327, %c4 : index
      %329 = arith.addi %324, %328 : index
      %330 = arith.addi %329, %c4 : index
      %331 = arith.addi %15, %330 : index
      %332 = arith.muli %301, %c8 : index
      %333 = arith.addi %332, %302 : index
      %334 = arith.muli %333, %c17 : index
      %335 = arith.addi %331, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xi32>
      %338 = vector.shuffle %337, %337 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %339 = vector.load %w[%323] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
      %341 = arith.shrui %340, %c19 : vector<4xi32>
      %342 = arith.andi %341, %c20 : vector<4xi32>
      %343 = arith.shrui %338, %c21 : vector<4xi32>
      %344 = arith.andi %343, %c22 : vector<4xi32>
      %345 = arith.shli %344, %c23 : vector<4xi32>
      %346 = arith.ori %342, %345 : vector<4xi32>
      %347 = arith.ori %346, %c24 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %340, %c23 : vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.shrui %338, %c25 : vector<4xi32>
      %352 = arith.andi %351, %c22 : vector<4xi32>
      %353 = arith.shli %352, %c23 : vector<4xi32>
      %354 = arith.ori %350, %353 : vector<4xi32>
      %355 = arith.ori %354, %c24 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %340, %c26 : vector<4xi32>
      %358 = arith.andi %357, %c20 : vector<4xi32>
      %359 = arith.shrui %338, %c27 : vector<4xi32>
      %360 = arith.andi %359, %c22 : vector<4xi32>
      %361 = arith.shli %360, %c23 : vector<4xi32>
      %362 = arith.ori %358, %361 : vector<4xi32>
      %363 = arith.ori %362, %c24 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = arith.shrui %340, %c28 : vector<4xi32>
      %366 = arith.andi %365, %c20 : vector<4xi32>
      %367 = arith.shrui %338, %c29 : vector<4xi32>
      %368 = arith.andi %367, %c22 : vector<4xi32>
      %369 = arith.shli %368, %c23 : vector<4xi32>
      %370 = arith.ori %366, %369 : vector<4xi32>
      %371 = arith.ori %370, %c24 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = vector.shuffle %348, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = vector.shuffle %364, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = vector.shuffle %373, %374 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %376 = arith.subf %375, %c30 : vector<32xf16>
      %377 = vector.shuffle %376, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %378 = vector.shuffle %376, %376 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %379 = math.fma %377, %311, %313 : vector<16xf16>
      %380 = math.fma %378, %311, %313 : vector<16xf16>
      %381 = arith.muli %56, %c2 : index
      %382 = arith.addi %381, %c5 : index
      %383 = arith.muli %tileRows, %c8 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %42, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %139, %57 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %299, %58 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %56, %c2 : index
      %394 = arith.addi %393, %c6 : index
      %395 = arith.muli %tileRows, %c8 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %42, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %140, %391 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %300, %392 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %56, %c2 : index
      %406 = arith.addi %405, %c2 : index
      %407 = arith.muli %tileRows, %c8 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %42, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c1 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %219, %403 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %379, %404 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %56, %c2 : index
      %418 = arith.addi %417, %c31 : index
      %419 = arith.muli %tileRows, %c8 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %42, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c1 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %220, %415 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %380, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %427, %428 : vector<8xf32>, vector<8xf32>
    }
    %429 = arith.select %49, %55, %48 : index
    %433:2 = scf.for %430 = %55 to %429 step %c6 iter_args(%431 = %59#0, %432 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %434 = wave.lane
      %435 = arith.addi %430, %c5 : index
      %436 = arith.remui %434, %c8 : index
      %437 = arith.addi %13, %c4 : index
      %438 = arith.muli %435, %c16 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.muli %436, %c17 : index
      %441 = arith.addi %439, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<2xf16>
      %444 = vector.extract %443[0] : f16 from vector<2xf16>
      %445 = vector.broadcast %444 : f16 to vector<16xf16>
      %446 = vector.extract %443[1] : f16 from vector<2xf16>
      %447 = vector.broadcast %446 : f16 to vector<16xf16>
      %448 = arith.addi %13, %c4 : index
      %449 = arith.muli %inputFeatures, %c2 : index
      %450 = arith.addi %449, %c3 : index
      %451 = arith.divui %450, %c4 : index
      %452 = arith.muli %451, %c4 : index
      %453 = arith.addi %448, %452 : index
      %454 = arith.muli %435, %c18 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.muli %436, %c8 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.muli %inputFeatures, %c1 : index
      %459 = arith.muli %inputFeatures, %c2 : index
      %460 = arith.addi %459, %c3 : index
      %461 = arith.divui %460, %c4 : index
      %462 = arith.muli %461, %c4 : index
      %463 = arith.addi %458, %462 : index
      %464 = arith.addi %463, %c4 : index
      %465 = arith.addi %13, %464 : index
      %466 = arith.muli %435, %c8 : index
      %467 = arith.addi %466, %436 : index
      %468 = arith.muli %467, %c17 : index
      %469 = arith.addi %465, %468 : index
      %470 = vector.load %w[%469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %471 = vector.bitcast %470 : vector<4xi8> to vector<1xi32>
      %472 = vector.shuffle %471, %471 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %473 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %474 = vector.bitcast %473 : vector<16xi8> to vector<4xi32>
      %475 = arith.shrui %474, %c19 : vector<4xi32>
      %476 = arith.andi %475, %c20 : vector<4xi32>
      %477 = arith.shrui %472, %c21 : vector<4xi32>
      %478 = arith.andi %477, %c22 : vector<4xi32>
      %479 = arith.shli %478, %c23 : vector<4xi32>
      %480 = arith.ori %476, %479 : vector<4xi32>
      %481 = arith.ori %480, %c24 : vector<4xi32>
      %482 = vector.bitcast %481 : vector<4xi32> to vector<8xf16>
      %483 = arith.shrui %474, %c23 : vector<4xi32>
      %484 = arith.andi %483, %c20 : vector<4xi32>
      %485 = arith.shrui %472, %c25 : vector<4xi32>
      %486 = arith.andi %485, %c22 : vector<4xi32>
      %487 = arith.shli %486, %c23 : vector<4xi32>
      %488 = arith.ori %484, %487 : vector<4xi32>
      %489 = arith.ori %488, %c24 : vector<4xi32>
      %490 = vector.bitcast %489 : vector<4xi32> to vector<8xf16>
      %491 = arith.shrui %474, %c26 : vector<4xi32>
      %492 = arith.andi %491, %c20 : vector<4xi32>
      %493 = arith.shrui %472, %c27 : vector<4xi32>
      %494 = arith.andi %493, %c22 : vector<4xi32>
      %495 = arith.shli %494, %c23 : vector<4xi32>
      %496 = arith.ori %492, %495 : vector<4xi32>
      %497 = arith.ori %496, %c24 : vector<4xi32>
      %498 = vector.bitcast %497 : vector<4xi32> to vector<8xf16>
      %499 = arith.shrui %474, %c28 : vector<4xi32>
      %500 = arith.andi %499, %c20 : vector<4xi32>
      %501 = arith.shrui %472, %c29 : vector<4xi32>
      %502 = arith.andi %501, %c22 : vector<4xi32>
      %503 = arith.shli %502, %c23 : vector<4xi32>
      %504 = arith.ori %500, %503 : vector<4xi32>
      %505 = arith.ori %504, %c24 : vector<4xi32>
      %506 = vector.bitcast %505 : vector<4xi32> to vector<8xf16>
      %507 = vector.shuffle %482, %490 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = vector.shuffle %498, %506 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = vector.shuffle %507, %508 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %510 = arith.subf %509, %c30 : vector<32xf16>
      %511 = vector.shuffle %510, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %512 = vector.shuffle %510, %510 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %513 = math.fma %511, %445, %447 : vector<16xf16>
      %514 = math.fma %512, %445, %447 : vector<16xf16>
      %515 = arith.addi %430, %c5 : index
      %516 = arith.remui %434, %c8 : index
      %517 = arith.addi %15, %c4 : index
      %518 = arith.muli %515, %c16 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.muli %516, %c17 : index
      %521 = arith.addi %519, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<2xf16>
      %524 = vector.extract %523[0] : f16 from vector<2xf16>
      %525 = vector.broadcast %524 : f16 to vector<16xf16>
      %526 = vector.extract %523[1] : f16 from vector<2xf16>
      %527 = vector.broadcast %526 : f16 to vector<16xf16>
      %528 = arith.addi %15, %c4 : index
      %529 = arith.muli %inputFeatures, %c2 : index
      %530 = arith.addi %529, %c3 : index
      %531 = arith.divui %530, %c4 : index
      %532 = arith.muli %531, %c4 : index
      %533 = arith.addi %528, %532 : index
      %534 = arith.muli %515, %c18 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.muli %516, %c8 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %inputFeatures, %c1 : index
      %539 = arith.muli %inputFeatures, %c2 : index
      %540 = arith.addi %539, %c3 : index
      %541 = arith.divui %540, %c4 : index
      %542 = arith.muli %541, %c4 : index
      %543 = arith.addi %538, %542 : index
      %544 = arith.addi %543, %c4 : index
      %545 = arith.addi %15, %544 : index
      %546 = arith.muli %515, %c8 : index
      %547 = arith.addi %546, %516 : index
      %548 = arith.muli %547, %c17 : index
      %549 = arith.addi %545, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xi32>
      %552 = vector.shuffle %551, %551 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %553 = vector.load %w[%537] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %554 = vector.bitcast %553 : vector<16xi8> to vector<4xi32>
      %555 = arith.shrui %554, %c19 : vector<4xi32>
      %556 = arith.andi %555, %c20 : vector<4xi32>
      %557 = arith.shrui %552, %c21 : vector<4xi32>
      %558 = arith.andi %557, %c22 : vector<4xi32>
      %559 = arith.shli %558, %c23 : vector<4xi32>
      %560 = arith.ori %556, %559 : vector<4xi32>
      %561 = arith.ori %560, %c24 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %554, %c23 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.shrui %552, %c25 : vector<4xi32>
      %566 = arith.andi %565, %c22 : vector<4xi32>
      %567 = arith.shli %566, %c23 : vector<4xi32>
      %568 = arith.ori %564, %567 : vector<4xi32>
      %569 = arith.ori %568, %c24 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %554, %c26 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.shrui %552, %c27 : vector<4xi32>
      %574 = arith.andi %573, %c22 : vector<4xi32>
      %575 = arith.shli %574, %c23 : vector<4xi32>
      %576 = arith.ori %572, %575 : vector<4xi32>
      %577 = arith.ori %576, %c24 : vector<4xi32>
      %578 = vector.bitcast %577 : vector<4xi32> to vector<8xf16>
      %579 = arith.shrui %554, %c28 : vector<4xi32>
      %580 = arith.andi %579, %c20 : vector<4xi32>
      %581 = arith.shrui %552, %c29 : vector<4xi32>
      %582 = arith.andi %581, %c22 : vector<4xi32>
      %583 = arith.shli %582, %c23 : vector<4xi32>
      %584 = arith.ori %580, %583 : vector<4xi32>
      %585 = arith.ori %584, %c24 : vector<4xi32>
      %586 = vector.bitcast %585 : vector<4xi32> to vector<8xf16>
      %587 = vector.shuffle %562, %570 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %578, %586 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %587, %588 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %590 = arith.subf %589, %c30 : vector<32xf16>
      %591 = vector.shuffle %590, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %592 = vector.shuffle %590, %590 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %593 = math.fma %591, %525, %527 : vector<16xf16>
      %594 = math.fma %592, %525, %527 : vector<16xf16>
      %595 = arith.muli %430, %c2 : index
      %596 = arith.addi %595, %c5 : index
      %597 = arith.muli %tileRows, %c8 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %42, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %513, %431 : vector<16xf16>, vector<8xf32>
      %606 = wave.mma %604, %593, %432 : vector<16xf16>, vector<8xf32>
      %607 = arith.muli %430, %c2 : index
      %608 = arith.addi %607, %c6 : index
      %609 = arith.muli %tileRows, %c8 : index
      %610 = arith.muli %608, %609 : index
      %611 = arith.addi %42, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = arith.muli %tileRows, %c1 : index
      %614 = arith.addi %611, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = vector.shuffle %612, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %617 = wave.mma %616, %514, %605 : vector<16xf16>, vector<8xf32>
      %618 = wave.mma %616, %594, %606 : vector<16xf16>, vector<8xf32>
      scf.yield %617, %618 : vector<8xf32>, vector<8xf32>
    }
    %619 = wave.lane
    %620 = vector.extract %433#0[0] : f32 from vector<8xf32>
    %621 = vector.extract %433#1[0] : f32 from vector<8xf32>
    %622 = wave.lane
    %623 = arith.addi %18, %c5 : index
    %624 = arith.muli %c5, %c2 : index
    %625 = arith.addi %623, %624 : index
    %626 = arith.divui %622, %c8 : index
    %627 = arith.addi %625, %626 : index
    %628 = arith.cmpi slt, %627, %17 : index
    scf.if %628 {
      %629 = arith.cmpi eq, %hasFactors, %c6 : index
      %630 = arith.muli %627, %c2 : index
      %631 = memref.load %factors[%630] : memref<?xf32>
      %632 = arith.mulf %631, %operandScale : f32
      %633 = arith.select %629, %632, %operandScale : f32
      %634 = arith.remui %622, %c8 : index
      %635 = arith.muli %634, %c17 : index
      %636 = arith.addi %13, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %633 : f32
      %641 = arith.mulf %620, %640 : f32
      %642 = arith.remui %622, %c8 : index
      %643 = arith.muli %642, %c17 : index
      %644 = arith.addi %15, %643 : index
      %645 = vector.load %w[%644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %646 = vector.bitcast %645 : vector<4xi8> to vector<1xf32>
      %647 = vector.extract %646[0] : f32 from vector<1xf32>
      %648 = arith.mulf %647, %633 : f32
      %649 = arith.mulf %621, %648 : f32
      %650 = arith.muli %627, %outputFeatures : index
      %651 = arith.addi %650, %21 : index
      %652 = wave.lane
      %653 = arith.remui %652, %c8 : index
      %654 = arith.addi %651, %653 : index
      scf.if %19 {
        %655 = arith.addi %654, %c5 : index
        %656 = memref.load %residual[%655] : memref<?xf32>
        %657 = arith.addf %656, %641 : f32
        %658 = arith.addi %654, %c5 : index
        memref.store %657, %out[%658] : memref<?xf32>
      } else {
        %659 = arith.addi %654, %c5 : index
        memref.store %641, %out[%659] : memref<?xf32>
      }
      scf.if %19 {
        %660 = arith.addi %654, %c8 : index
        %661 = memref.load %residual[%660] : memref<?xf32>
        %662 = arith.addf %661, %649 : f32
        %663 = arith.addi %654, %c8 : index
        memref.store %662, %out[%663] : memref<?xf32>
      } else {
        %664 = arith.addi %654, %c8 : index
        memref.store %649, %out[%664] : memref<?xf32>
      }
    }
    %665 = vector.extract %433#0[1] : f32 from vector<8xf32>
    %666 = vector.extract %433#1[1] : f32 from vector<8xf32>
    %667 = wave.lane
    %668 = arith.addi %18, %c5 : index
    %669 = arith.muli %c6, %c2 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.divui %667, %c8 : index
    %672 = arith.addi %670, %671 : index
    %673 = arith.cmpi slt, %672, %17 : index
    scf.if %673 {
      %674 = arith.cmpi eq, %hasFactors, %c6 : index
      %675 = arith.muli %672, %c2 : index
      %676 = memref.load %factors[%675] : memref<?xf32>
      %677 = arith.mulf %676, %operandScale : f32
      %678 = arith.select %674, %677, %operandScale : f32
      %679 = arith.remui %667, %c8 : index
      %680 = arith.muli %679, %c17 : index
      %681 = arith.addi %13, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %678 : f32
      %686 = arith.mulf %665, %685 : f32
      %687 = arith.remui %667, %c8 : index
      %688 = arith.muli %687, %c17 : index
      %689 = arith.addi %15, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %678 : f32
      %694 = arith.mulf %666, %693 : f32
      %695 = arith.muli %672, %outputFeatures : index
      %696 = arith.addi %695, %21 : index
      %697 = wave.lane
      %698 = arith.remui %697, %c8 : index
      %699 = arith.addi %696, %698 : index
      scf.if %19 {
        %700 = arith.addi %699, %c5 : index
        %701 = memref.load %residual[%700] : memref<?xf32>
        %702 = arith.addf %701, %686 : f32
        %703 = arith.addi %699, %c5 : index
        memref.store %702, %out[%703] : memref<?xf32>
      } else {
        %704 = arith.addi %699, %c5 : index
        memref.store %686, %out[%704] : memref<?xf32>
      }
      scf.if %19 {
        %705 = arith.addi %699, %c8 : index
        %706 = memref.load %residual[%705] : memref<?xf32>
        %707 = arith.addf %706, %694 : f32
        %708 = arith.addi %699, %c8 : index
        memref.store %707, %out[%708] : memref<?xf32>
      } else {
        %709 = arith.addi %699, %c8 : index
        memref.store %694, %out[%709] : memref<?xf32>
      }
    }
    %710 = vector.extract %433#0[2] : f32 from vector<8xf32>
    %711 = vector.extract %433#1[2] : f32 from vector<8xf32>
    %712 = wave.lane
    %713 = arith.addi %18, %c5 : index
    %714 = arith.muli %c2, %c2 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.divui %712, %c8 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.cmpi slt, %717, %17 : index
    scf.if %718 {
      %719 = arith.cmpi eq, %hasFactors, %c6 : index
      %720 = arith.muli %717, %c2 : index
      %721 = memref.load %factors[%720] : memref<?xf32>
      %722 = arith.mulf %721, %operandScale : f32
      %723 = arith.select %719, %722, %operandScale : f32
      %724 = arith.remui %712, %c8 : index
      %725 = arith.muli %724, %c17 : index
      %726 = arith.addi %13, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %723 : f32
      %731 = arith.mulf %710, %730 : f32
      %732 = arith.remui %712, %c8 : index
      %733 = arith.muli %732, %c17 : index
      %734 = arith.addi %15, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %723 : f32
      %739 = arith.mulf %711, %738 : f32
      %740 = arith.muli %717, %outputFeatures : index
      %741 = arith.addi %740, %21 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c8 : index
      %744 = arith.addi %741, %743 : index
      scf.if %19 {
        %745 = arith.addi %744, %c5 : index
        %746 = memref.load %residual[%745] : memref<?xf32>
        %747 = arith.addf %746, %731 : f32
        %748 = arith.addi %744, %c5 : index
        memref.store %747, %out[%748] : memref<?xf32>
      } else {
        %749 = arith.addi %744, %c5 : index
        memref.store %731, %out[%749] : memref<?xf32>
      }
      scf.if %19 {
        %750 = arith.addi %744, %c8 : index
        %751 = memref.load %residual[%750] : memref<?xf32>
        %752 = arith.addf %751, %739 : f32
        %753 = arith.addi %744, %c8 : index
        memref.store %752, %out[%753] : memref<?xf32>
      } else {
        %754 = arith.addi %744, %c8 : index
        memref.store %739, %out[%754] : memref<?xf32>
      }
    }
    %755 = vector.extract %433#0[3] : f32 from vector<8xf32>
    %756 = vector.extract %433#1[3] : f32 from vector<8xf32>
    %757 = wave.lane
    %758 = arith.addi %18, %c5 : index
    %759 = arith.muli %c31, %c2 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.divui %757, %c8 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.cmpi slt, %762, %17 : index
    scf.if %763 {
      %764 = arith.cmpi eq, %hasFactors, %c6 : index
      %765 = arith.muli %762, %c2 : index
      %766 = memref.load %factors[%765] : memref<?xf32>
      %767 = arith.mulf %766, %operandScale : f32
      %768 = arith.select %764, %767, %operandScale : f32
      %769 = arith.remui %757, %c8 : index
      %770 = arith.muli %769, %c17 : index
      %771 = arith.addi %13, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %768 : f32
      %776 = arith.mulf %755, %775 : f32
      %777 = arith.remui %757, %c8 : index
      %778 = arith.muli %777, %c17 : index
      %779 = arith.addi %15, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %768 : f32
      %784 = arith.mulf %756, %783 : f32
      %785 = arith.muli %762, %outputFeatures : index
      %786 = arith.addi %785, %21 : index
      %787 = wave.lane
      %788 = arith.remui %787, %c8 : index
      %789 = arith.addi %786, %788 : index
      scf.if %19 {
        %790 = arith.addi %789, %c5 : index
        %791 = memref.load %residual[%790] : memref<?xf32>
        %792 = arith.addf %791, %776 : f32
        %793 = arith.addi %789, %c5 : index
        memref.store %792, %out[%793] : memref<?xf32>
      } else {
        %794 = arith.addi %789, %c5 : index
        memref.store %776, %out[%794] : memref<?xf32>
      }
      scf.if %19 {
        %795 = arith.addi %789, %c8 : index
        %796 = memref.load %residual[%795] : memref<?xf32>
        %797 = arith.addf %796, %784 : f32
        %798 = arith.addi %789, %c8 : index
        memref.store %797, %out[%798] : memref<?xf32>
      } else {
        %799 = arith.addi %789, %c8 : index
        memref.store %784, %out[%799] : memref<?xf32>
      }
    }
    %800 = vector.extract %433#0[4] : f32 from vector<8xf32>
    %801 = vector.extract %433#1[4] : f32 from vector<8xf32>
    %802 = wave.lane
    %803 = arith.addi %18, %c5 : index
    %804 = arith.muli %c17, %c2 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.divui %802, %c8 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.cmpi slt, %807, %17 : index
    scf.if %808 {
      %809 = arith.cmpi eq, %hasFactors, %c6 : index
      %810 = arith.muli %807, %c2 : index
      %811 = memref.load %factors[%810] : memref<?xf32>
      %812 = arith.mulf %811, %operandScale : f32
      %813 = arith.select %809, %812, %operandScale : f32
      %814 = arith.remui %802, %c8 : index
      %815 = arith.muli %814, %c17 : index
      %816 = arith.addi %13, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %813 : f32
      %821 = arith.mulf %800, %820 : f32
      %822 = arith.remui %802, %c8 : index
      %823 = arith.muli %822, %c17 : index
      %824 = arith.addi %15, %823 : index
      %825 = vector.load %w[%824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %826 = vector.bitcast %825 : vector<4xi8> to vector<1xf32>
      %827 = vector.extract %826[0] : f32 from vector<1xf32>
      %828 = arith.mulf %827, %813 : f32
      %829 = arith.mulf %801, %828 : f32
      %830 = arith.muli %807, %outputFeatures : index
      %831 = arith.addi %830, %21 : index
      %832 = wave.lane
      %833 = arith.remui %832, %c8 : index
      %834 = arith.addi %831, %833 : index
      scf.if %19 {
        %835 = arith.addi %834, %c5 : index
        %836 = memref.load %residual[%835] : memref<?xf32>
        %837 = arith.addf %836, %821 : f32
        %838 = arith.addi %834, %c5 : index
        memref.store %837, %out[%838] : memref<?xf32>
      } else {
        %839 = arith.addi %834, %c5 : index
        memref.store %821, %out[%839] : memref<?xf32>
      }
      scf.if %19 {
        %840 = arith.addi %834, %c8 : index
        %841 = memref.load %residual[%840] : memref<?xf32>
        %842 = arith.addf %841, %829 : f32
        %843 = arith.addi %834, %c8 : index
        memref.store %842, %out[%843] : memref<?xf32>
      } else {
        %844 = arith.addi %834, %c8 : index
        memref.store %829, %out[%844] : memref<?xf32>
      }
    }
    %845 = vector.extract %433#0[5] : f32 from vector<8xf32>
    %846 = vector.extract %433#1[5] : f32 from vector<8xf32>
    %847 = wave.lane
    %848 = arith.addi %18, %c5 : index
    %849 = arith.muli %c34, %c2 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c8 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %17 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c6 : index
      %855 = arith.muli %852, %c2 : index
      %856 = memref.load %factors[%855] : memref<?xf32>
      %857 = arith.mulf %856, %operandScale : f32
      %858 = arith.select %854, %857, %operandScale : f32
      %859 = arith.remui %847, %c8 : index
      %860 = arith.muli %859, %c17 : index
      %861 = arith.addi %13, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %858 : f32
      %866 = arith.mulf %845, %865 : f32
      %867 = arith.remui %847, %c8 : index
      %868 = arith.muli %867, %c17 : index
      %869 = arith.addi %15, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %858 : f32
      %874 = arith.mulf %846, %873 : f32
      %875 = arith.muli %852, %outputFeatures : index
      %876 = arith.addi %875, %21 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c8 : index
      %879 = arith.addi %876, %878 : index
      scf.if %19 {
        %880 = arith.addi %879, %c5 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %866 : f32
        %883 = arith.addi %879, %c5 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %879, %c5 : index
        memref.store %866, %out[%884] : memref<?xf32>
      }
      scf.if %19 {
        %885 = arith.addi %879, %c8 : index
        %886 = memref.load %residual[%885] : memref<?xf32>
        %887 = arith.addf %886, %874 : f32
        %888 = arith.addi %879, %c8 : index
        memref.store %887, %out[%888] : memref<?xf32>
      } else {
        %889 = arith.addi %879, %c8 : index
        memref.store %874, %out[%889] : memref<?xf32>
      }
    }
    %890 = vector.extract %433#0[6] : f32 from vector<8xf32>
    %891 = vector.extract %433#1[6] : f32 from vector<8xf32>
    %892 = wave.lane
    %893 = arith.addi %18, %c5 : index
    %894 = arith.muli %c35, %c2 : index
    %895 = arith.addi %893, %894 : index
    %896 = arith.divui %892, %c8 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.cmpi slt, %897, %17 : index
    scf.if %898 {
      %899 = arith.cmpi eq, %hasFactors, %c6 : index
      %900 = arith.muli %897, %c2 : index
      %901 = memref.load %factors[%900] : memref<?xf32>
      %902 = arith.mulf %901, %operandScale : f32
      %903 = arith.select %899, %902, %operandScale : f32
      %904 = arith.remui %892, %c8 : index
      %905 = arith.muli %904, %c17 : index
      %906 = arith.addi %13, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %890, %910 : f32
      %912 = arith.remui %892, %c8 : index
      %913 = arith.muli %912, %c17 : index
      %914 = arith.addi %15, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %903 : f32
      %919 = arith.mulf %891, %918 : f32
      %920 = arith.muli %897, %outputFeatures : index
      %921 = arith.addi %920, %21 : index
      %922 = wave.lane
      %923 = arith.remui %922, %c8 : index
      %924 = arith.addi %921, %923 : index
      scf.if %19 {
        %925 = arith.addi %924, %c5 : index
        %926 = memref.load %residual[%925] : memref<?xf32>
        %927 = arith.addf %926, %911 : f32
        %928 = arith.addi %924, %c5 : index
        memref.store %927, %out[%928] : memref<?xf32>
      } else {
        %929 = arith.addi %924, %c5 : index
        memref.store %911, %out[%929] : memref<?xf32>
      }
      scf.if %19 {
        %930 = arith.addi %924, %c8 : index
        %931 = memref.load %residual[%930] : memref<?xf32>
        %932 = arith.addf %931, %919 : f32
        %933 = arith.addi %924, %c8 : index
        memref.store %932, %out[%933] : memref<?xf32>
      } else {
        %934 = arith.addi %924, %c8 : index
        memref.store %919, %out[%934] : memref<?xf32>
      }
    }
    %935 = vector.extract %433#0[7] : f32 from vector<8xf32>
    %936 = vector.extract %433#1[7] : f32 from vector<8xf32>
    %937 = wave.lane
    %938 = arith.addi %18, %c5 : index
    %939 = arith.muli %c36, %c2 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.divui %937, %c8 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.cmpi slt, %942, %17 : index
    scf.if %943 {
      %944 = arith.cmpi eq, %hasFactors, %c6 : index
      %945 = arith.muli %942, %c2 : index
      %946 = memref.load %factors[%945] : memref<?xf32>
      %947 = arith.mulf %946, %operandScale : f32
      %948 = arith.select %944, %947, %operandScale : f32
      %949 = arith.remui %937, %c8 : index
      %950 = arith.muli %949, %c17 : index
      %951 = arith.addi %13, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %948 : f32
      %956 = arith.mulf %935, %955 : f32
      %957 = arith.remui %937, %c8 : index
      %958 = arith.muli %957, %c17 : index
      %959 = arith.addi %15, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %948 : f32
      %964 = arith.mulf %936, %963 : f32
      %965 = arith.muli %942, %outputFeatures : index
      %966 = arith.addi %965, %21 : index
      %967 = wave.lane
      %968 = arith.remui %967, %c8 : index
      %969 = arith.addi %966, %968 : index
      scf.if %19 {
        %970 = arith.addi %969, %c5 : index
        %971 = memref.load %residual[%970] : memref<?xf32>
        %972 = arith.addf %971, %956 : f32
        %973 = arith.addi %969, %c5 : index
        memref.store %972, %out[%973] : memref<?xf32>
      } else {
        %974 = arith.addi %969, %c5 : index
        memref.store %956, %out[%974] : memref<?xf32>
      }
      scf.if %19 {
        %975 = arith.addi %969, %c8 : index
        %976 = memref.load %residual[%975] : memref<?xf32>
        %977 = arith.addf %976, %964 : f32
        %978 = arith.addi %969, %c8 : index
        memref.store %977, %out[%978] : memref<?xf32>
      } else {
        %979 = arith.addi %969, %c8 : index
        memref.store %964, %out[%979] : memref<?xf32>
      }
    }
  }
  wave.return
}
