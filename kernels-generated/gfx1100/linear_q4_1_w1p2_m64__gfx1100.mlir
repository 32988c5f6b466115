// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c13 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c13 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c13 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c5, %c13 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c13 : index
    %42 = arith.addi %16, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c5, %c13 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.remui %c5, %c13 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c5, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c11 : index
    %60 = arith.addi %16, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c13 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c5, %c13 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c2 : index
    %67 = arith.remui %c5, %c13 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c5, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c14 : index
    %78 = arith.addi %16, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c13 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c5, %c13 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c2 : index
    %85 = arith.remui %c5, %c13 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c5, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c11 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c2 : index
    %104 = arith.muli %103, %c2 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c2 iter_args(%109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15, %113 = %c15, %114 = %c15, %115 = %c15, %116 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c5 : index
      %120 = arith.remui %118, %c13 : index
      %121 = arith.addi %11, %c4 : index
      %122 = arith.muli %119, %c8 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %120, %c18 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = vector.extract %127[0] : f16 from vector<2xf16>
      %129 = vector.broadcast %128 : f16 to vector<16xf16>
      %130 = vector.extract %127[1] : f16 from vector<2xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = arith.addi %11, %c4 : index
      %133 = arith.muli %inputFeatures, %c2 : index
      %134 = arith.addi %133, %c3 : index
      %135 = arith.divui %134, %c4 : index
      %136 = arith.muli %135, %c4 : index
      %137 = arith.addi %132, %136 : index
      %138 = arith.muli %119, %c19 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %120, %c13 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.shrui %143, %c20 : vector<4xi32>
      %145 = arith.andi %144, %c21 : vector<4xi32>
      %146 = arith.ori %145, %c22 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %143, %c23 : vector<4xi32>
      %149 = arith.andi %148, %c21 : vector<4xi32>
      %150 = arith.ori %149, %c22 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = arith.shrui %143, %c24 : vector<4xi32>
      %153 = arith.andi %152, %c21 : vector<4xi32>
      %154 = arith.ori %153, %c22 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %143, %c25 : vector<4xi32>
      %157 = arith.andi %156, %c21 : vector<4xi32>
      %158 = arith.ori %157, %c22 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = vector.shuffle %160, %161 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %163 = arith.subf %162, %c26 : vector<32xf16>
      %164 = vector.shuffle %163, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %165 = vector.shuffle %163, %163 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %166 = math.fma %164, %129, %131 : vector<16xf16>
      %167 = math.fma %165, %129, %131 : vector<16xf16>
      %168 = arith.addi %108, %c6 : index
      %169 = arith.remui %118, %c13 : index
      %170 = arith.addi %11, %c4 : index
      %171 = arith.muli %168, %c8 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %169, %c18 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %176 = vector.bitcast %175 : vector<4xi8> to vector<2xf16>
      %177 = vector.extract %176[0] : f16 from vector<2xf16>
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %176[1] : f16 from vector<2xf16>
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = arith.addi %11, %c4 : index
      %182 = arith.muli %inputFeatures, %c2 : index
      %183 = arith.addi %182, %c3 : index
      %184 = arith.divui %183, %c4 : index
      %185 = arith.muli %184, %c4 : index
      %186 = arith.addi %181, %185 : index
      %187 = arith.muli %168, %c19 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %169, %c13 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.shrui %192, %c20 : vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %192, %c23 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.ori %198, %c22 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %192, %c24 : vector<4xi32>
      %202 = arith.andi %201, %c21 : vector<4xi32>
      %203 = arith.ori %202, %c22 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %192, %c25 : vector<4xi32>
      %206 = arith.andi %205, %c21 : vector<4xi32>
      %207 = arith.ori %206, %c22 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c26 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %178, %180 : vector<16xf16>
      %216 = math.fma %214, %178, %180 : vector<16xf16>
      %217 = arith.addi %108, %c5 : index
      %218 = arith.remui %118, %c13 : index
      %219 = arith.addi %13, %c4 : index
      %220 = arith.muli %217, %c8 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %218, %c18 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<2xf16>
      %226 = vector.extract %225[0] : f16 from vector<2xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = vector.extract %225[1] : f16 from vector<2xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %13, %c4 : index
      %231 = arith.muli %inputFeatures, %c2 : index
      %232 = arith.addi %231, %c3 : index
      %233 = arith.divui %232, %c4 : index
      %234 = arith.muli %233, %c4 : index
      %235 = arith.addi %230, %234 : index
      %236 = arith.muli %217, %c19 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.muli %218, %c13 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.shrui %241, %c20 : vector<4xi32>
      %243 = arith.andi %242, %c21 : vector<4xi32>
      %244 = arith.ori %243, %c22 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %241, %c23 : vector<4xi32>
      %247 = arith.andi %246, %c21 : vector<4xi32>
      %248 = arith.ori %247, %c22 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %241, %c24 : vector<4xi32>
      %251 = arith.andi %250, %c21 : vector<4xi32>
      %252 = arith.ori %251, %c22 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %241, %c25 : vector<4xi32>
      %255 = arith.andi %254, %c21 : vector<4xi32>
      %256 = arith.ori %255, %c22 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = vector.shuffle %258, %259 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %261 = arith.subf %260, %c26 : vector<32xf16>
      %262 = vector.shuffle %261, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %263 = vector.shuffle %261, %261 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %264 = math.fma %262, %227, %229 : vector<16xf16>
      %265 = math.fma %263, %227, %229 : vector<16xf16>
      %266 = arith.addi %108, %c6 : index
      %267 = arith.remui %118, %c13 : index
      %268 = arith.addi %13, %c4 : index
      %269 = arith.muli %266, %c8 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.muli %267, %c18 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<2xf16>
      %275 = vector.extract %274[0] : f16 from vector<2xf16>
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = vector.extract %274[1] : f16 from vector<2xf16>
      %278 = vector.broadcast %277 : f16 to vector<16xf16>
      %279 = arith.addi %13, %c4 : index
      %280 = arith.muli %inputFeatures, %c2 : index
      %281 = arith.addi %280, %c3 : index
      %282 = arith.divui %281, %c4 : index
      %283 = arith.muli %282, %c4 : index
      %284 = arith.addi %279, %283 : index
      %285 = arith.muli %266, %c19 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.muli %267, %c13 : index
      %288 = arith.addi %286, %287 : index
      %289 = vector.load %w[%288] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %290 = vector.bitcast %289 : vector<16xi8> to vector<4xi32>
      %291 = arith.shrui %290, %c20 : vector<4xi32>
      %292 = arith.andi %291, %c21 : vector<4xi32>
      %293 = arith.ori %292, %c22 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = arith.shrui %290, %c23 : vector<4xi32>
      %296 = arith.andi %295, %c21 : vector<4xi32>
      %297 = arith.ori %296, %c22 : vector<4xi32>
      %298 = vector.bitcast %297 : vector<4xi32> to vector<8xf16>
      %299 = arith.shrui %290, %c24 : vector<4xi32>
      %300 = arith.andi %299, %c21 : vector<4xi32>
      %301 = arith.ori %300, %c22 : vector<4xi32>
      %302 = vector.bitcast %301 : vector<4xi32> to vector<8xf16>
      %303 = arith.shrui %290, %c25 : vector<4xi32>
      %304 = arith.andi %303, %c21 : vector<4xi32>
      %305 = arith.ori %304, %c22 : vector<4xi32>
      %306 = vector.bitcast %305 : vector<4xi32> to vector<8xf16>
      %307 = vector.shuffle %294, %298 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = vector.shuffle %302, %306 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = vector.shuffle %307, %308 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %310 = arith.subf %309, %c26 : vector<32xf16>
      %311 = vector.shuffle %310, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %312 = vector.shuffle %310, %310 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %313 = math.fma %311, %276, %278 : vector<16xf16>
      %314 = math.fma %312, %276, %278 : vector<16xf16>
      %315 = arith.muli %108, %c2 : index
      %316 = arith.addi %315, %c5 : index
      %317 = arith.muli %tileRows, %c13 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %40, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %166, %109 : vector<16xf16>, vector<8xf32>
      %326 = wave.mma %324, %264, %110 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %108, %c2 : index
      %328 = arith.addi %327, %c5 : index
      %329 = arith.muli %tileRows, %c13 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %58, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %166, %111 : vector<16xf16>, vector<8xf32>
      %338 = wave.mma %336, %264, %112 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %108, %c2 : index
      %340 = arith.addi %339, %c5 : index
      %341 = arith.muli %tileRows, %c13 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %76, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c1 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %166, %113 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %264, %114 : vector<16xf16>, vector<8xf32>
      %351 = arith.muli %108, %c2 : index
      %352 = arith.addi %351, %c5 : index
      %353 = arith.muli %tileRows, %c13 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.addi %94, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c1 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %166, %115 : vector<16xf16>, vector<8xf32>
      %362 = wave.mma %360, %264, %116 : vector<16xf16>, vector<8xf32>
      %363 = arith.muli %108, %c2 : index
      %364 = arith.addi %363, %c6 : index
      %365 = arith.muli %tileRows, %c13 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %40, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c1 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %167, %325 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %372, %265, %326 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %108, %c2 : index
      %376 = arith.addi %375, %c6 : index
      %377 = arith.muli %tileRows, %c13 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %58, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %167, %337 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %265, %338 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %108, %c2 : index
      %388 = arith.addi %387, %c6 : index
      %389 = arith.muli %tileRows, %c13 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %76, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c1 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %167, %349 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %396, %265, %350 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %108, %c2 : index
      %400 = arith.addi %399, %c6 : index
      %401 = arith.muli %tileRows, %c13 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %94, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c1 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %167, %361 : vector<16xf16>, vector<8xf32>
      %410 = wave.mma %408, %265, %362 : vector<16xf16>, vector<8xf32>
      %411 = arith.muli %108, %c2 : index
      %412 = arith.addi %411, %c2 : index
      %413 = arith.muli %tileRows, %c13 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %40, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c1 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %215, %373 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %313, %374 : vector<16xf16>, vector<8xf32>
      %423 = arith.muli %108, %c2 : index
      %424 = arith.addi %423, %c2 : index
      %425 = arith.muli %tileRows, %c13 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.addi %58, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c1 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %215, %385 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %313, %386 : vector<16xf16>, vector<8xf32>
      %435 = arith.muli %108, %c2 : index
      %436 = arith.addi %435, %c2 : index
      %437 = arith.muli %tileRows, %c13 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %76, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c1 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %215, %397 : vector<16xf16>, vector<8xf32>
      %446 = wave.mma %444, %313, %398 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %108, %c2 : index
      %448 = arith.addi %447, %c2 : index
      %449 = arith.muli %tileRows, %c13 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %94, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c1 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %215, %409 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %313, %410 : vector<16xf16>, vector<8xf32>
      %459 = arith.muli %108, %c2 : index
      %460 = arith.addi %459, %c27 : index
      %461 = arith.muli %tileRows, %c13 : index
      %462 = arith.muli %460, %461 : index
      %463 = arith.addi %40, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = arith.muli %tileRows, %c1 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = wave.mma %468, %216, %421 : vector<16xf16>, vector<8xf32>
      %470 = wave.mma %468, %314, %422 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %108, %c2 : index
      %472 = arith.addi %471, %c27 : index
      %473 = arith.muli %tileRows, %c13 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %58, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c1 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %216, %433 : vector<16xf16>, vector<8xf32>
      %482 = wave.mma %480, %314, %434 : vector<16xf16>, vector<8xf32>
      %483 = arith.muli %108, %c2 : index
      %484 = arith.addi %483, %c27 : index
      %485 = arith.muli %tileRows, %c13 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.addi %76, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c1 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %216, %445 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %314, %446 : vector<16xf16>, vector<8xf32>
      %495 = arith.muli %108, %c2 : index
      %496 = arith.addi %495, %c27 : index
      %497 = arith.muli %tileRows, %c13 : index
      %498 = arith.muli %496, %497 : index
      %499 = arith.addi %94, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c1 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %216, %457 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %314, %458 : vector<16xf16>, vector<8xf32>
      scf.yield %469, %470, %481, %482, %493, %494, %505, %506 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %507 = arith.select %101, %107, %100 : index
    %517:8 = scf.for %508 = %107 to %507 step %c6 iter_args(%509 = %117#0, %510 = %117#1, %511 = %117#2, %512 = %117#3, %513 = %117#4, %514 = %117#5, %515 = %117#6, %516 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %518 = wave.lane
      %519 = arith.addi %508, %c5 : index
      %520 = arith.remui %518, %c13 : index
      %521 = arith.addi %11, %c4 : index
      %522 = arith.muli %519, %c8 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.muli %520, %c18 : index
      %525 = arith.addi %523, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<2xf16>
      %528 = vector.extract %527[0] : f16 from vector<2xf16>
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = vector.extract %527[1] : f16 from vector<2xf16>
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = arith.addi %11, %c4 : index
      %533 = arith.muli %inputFeatures, %c2 : index
      %534 = arith.addi %533, %c3 : index
      %535 = arith.divui %534, %c4 : index
      %536 = arith.muli %535, %c4 : index
      %537 = arith.addi %532, %536 : index
      %538 = arith.muli %519, %c19 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.muli %520, %c13 : index
      %541 = arith.addi %539, %540 : index
      %542 = vector.load %w[%541] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %543 = vector.bitcast %542 : vector<16xi8> to vector<4xi32>
      %544 = arith.shrui %543, %c20 : vector<4xi32>
      %545 = arith.andi %544, %c21 : vector<4xi32>
      %546 = arith.ori %545, %c22 : vector<4xi32>
      %547 = vector.bitcast %546 : vector<4xi32> to vector<8xf16>
      %548 = arith.shrui %543, %c23 : vector<4xi32>
      %549 = arith.andi %548, %c21 : vector<4xi32>
      %550 = arith.ori %549, %c22 : vector<4xi32>
      %551 = vector.bitcast %550 : vector<4xi32> to vector<8xf16>
      %552 = arith.shrui %543, %c24 : vector<4xi32>
      %553 = arith.andi %552, %c21 : vector<4xi32>
      %554 = arith.ori %553, %c22 : vector<4xi32>
      %555 = vector.bitcast %554 : vector<4xi32> to vector<8xf16>
      %556 = arith.shrui %543, %c25 : vector<4xi32>
      %557 = arith.andi %556, %c21 : vector<4xi32>
      %558 = arith.ori %557, %c22 : vector<4xi32>
      %559 = vector.bitcast %558 : vector<4xi32> to vector<8xf16>
      %560 = vector.shuffle %547, %551 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = vector.shuffle %555, %559 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %562 = vector.shuffle %560, %561 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %563 = arith.subf %562, %c26 : vector<32xf16>
      %564 = vector.shuffle %563, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %565 = vector.shuffle %563, %563 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %566 = math.fma %564, %529, %531 : vector<16xf16>
      %567 = math.fma %565, %529, %531 : vector<16xf16>
      %568 = arith.addi %508, %c5 : index
      %569 = arith.remui %518, %c13 : index
      %570 = arith.addi %13, %c4 : index
      %571 = arith.muli %568, %c8 : index
      %572 = arith.addi %570, %571 : index
      %573 = arith.muli %569, %c18 : index
      %574 = arith.addi %572, %573 : index
      %575 = vector.load %w[%574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %576 = vector.bitcast %575 : vector<4xi8> to vector<2xf16>
      %577 = vector.extract %576[0] : f16 from vector<2xf16>
      %578 = vector.broadcast %577 : f16 to vector<16xf16>
      %579 = vector.extract %576[1] : f16 from vector<2xf16>
      %580 = vector.broadcast %579 : f16 to vector<16xf16>
      %581 = arith.addi %13, %c4 : index
      %582 = arith.muli %inputFeatures, %c2 : index
      %583 = arith.addi %582, %c3 : index
      %584 = arith.divui %583, %c4 : index
      %585 = arith.muli %584, %c4 : index
      %586 = arith.addi %581, %585 : index
      %587 = arith.muli %568, %c19 : index
      %588 = arith.addi %586, %587 : index
      %589 = arith.muli %569, %c13 : index
      %590 = arith.addi %588, %589 : index
      %591 = vector.load %w[%590] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %592 = vector.bitcast %591 : vector<16xi8> to vector<4xi32>
      %593 = arith.shrui %592, %c20 : vector<4xi32>
      %594 = arith.andi %593, %c21 : vector<4xi32>
      %595 = arith.ori %594, %c22 : vector<4xi32>
      %596 = vector.bitcast %595 : vector<4xi32> to vector<8xf16>
      %597 = arith.shrui %592, %c23 : vector<4xi32>
      %598 = arith.andi %597, %c21 : vector<4xi32>
      %599 = arith.ori %598, %c22 : vector<4xi32>
      %600 = vector.bitcast %599 : vector<4xi32> to vector<8xf16>
      %601 = arith.shrui %592, %c24 : vector<4xi32>
      %602 = arith.andi %601, %c21 : vector<4xi32>
      %603 = arith.ori %602, %c22 : vector<4xi32>
      %604 = vector.bitcast %603 : vector<4xi32> to vector<8xf16>
      %605 = arith.shrui %592, %c25 : vector<4xi32>
      %606 = arith.andi %605, %c21 : vector<4xi32>
      %607 = arith.ori %606, %c22 : vector<4xi32>
      %608 = vector.bitcast %607 : vector<4xi32> to vector<8xf16>
      %609 = vector.shuffle %596, %600 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %610 = vector.shuffle %604, %608 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = vector.shuffle %609, %610 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %612 = arith.subf %611, %c26 : vector<32xf16>
      %613 = vector.shuffle %612, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %614 = vector.shuffle %612, %612 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %615 = math.fma %613, %578, %580 : vector<16xf16>
      %616 = math.fma %614, %578, %580 : vector<16xf16>
      %617 = arith.muli %508, %c2 : index
      %618 = arith.addi %617, %c5 : index
      %619 = arith.muli %tileRows, %c13 : index
      %620 = arith.muli %618, %619 : index
      %621 = arith.addi %40, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = arith.muli %tileRows, %c1 : index
      %624 = arith.addi %621, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = vector.shuffle %622, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %627 = wave.mma %626, %566, %509 : vector<16xf16>, vector<8xf32>
      %628 = wave.mma %626, %615, %510 : vector<16xf16>, vector<8xf32>
      %629 = arith.muli %508, %c2 : index
      %630 = arith.addi %629, %c5 : index
      %631 = arith.muli %tileRows, %c13 : index
      %632 = arith.muli %630, %631 : index
      %633 = arith.addi %58, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = arith.muli %tileRows, %c1 : index
      %636 = arith.addi %633, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = vector.shuffle %634, %637 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %639 = wave.mma %638, %566, %511 : vector<16xf16>, vector<8xf32>
      %640 = wave.mma %638, %615, %512 : vector<16xf16>, vector<8xf32>
      %641 = arith.muli %508, %c2 : index
      %642 = arith.addi %641, %c5 : index
      %643 = arith.muli %tileRows, %c13 : index
      %644 = arith.muli %642, %643 : index
      %645 = arith.addi %76, %644 : index
      %646 = vector.load %x[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %647 = arith.muli %tileRows, %c1 : index
      %648 = arith.addi %645, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = vector.shuffle %646, %649 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %651 = wave.mma %650, %566, %513 : vector<16xf16>, vector<8xf32>
      %652 = wave.mma %650, %615, %514 : vector<16xf16>, vector<8xf32>
      %653 = arith.muli %508, %c2 : index
      %654 = arith.addi %653, %c5 : index
      %655 = arith.muli %tileRows, %c13 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.addi %94, %656 : index
      %658 = vector.load %x[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %659 = arith.muli %tileRows, %c1 : index
      %660 = arith.addi %657, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = vector.shuffle %658, %661 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = wave.mma %662, %566, %515 : vector<16xf16>, vector<8xf32>
      %664 = wave.mma %662, %615, %516 : vector<16xf16>, vector<8xf32>
      %665 = arith.muli %508, %c2 : index
      %666 = arith.addi %665, %c6 : index
      %667 = arith.muli %tileRows, %c13 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.addi %40, %668 : index
      %670 = vector.load %x[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = arith.muli %tileRows, %c1 : index
      %672 = arith.addi %669, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %675 = wave.mma %674, %567, %627 : vector<16xf16>, vector<8xf32>
      %676 = wave.mma %674, %616, %628 : vector<16xf16>, vector<8xf32>
      %677 = arith.muli %508, %c2 : index
      %678 = arith.addi %677, %c6 : index
      %679 = arith.muli %tileRows, %c13 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.addi %58, %680 : index
      %682 = vector.load %x[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %683 = arith.muli %tileRows, %c1 : index
      %684 = arith.addi %681, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = vector.shuffle %682, %685 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %687 = wave.mma %686, %567, %639 : vector<16xf16>, vector<8xf32>
      %688 = wave.mma %686, %616, %640 : vector<16xf16>, vector<8xf32>
      %689 = arith.muli %508, %c2 : index
      %690 = arith.addi %689, %c6 : index
      %691 = arith.muli %tileRows, %c13 : index
      %692 = arith.muli %690, %691 : index
      %693 = arith.addi %76, %692 : index
      %694 = vector.load %x[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %695 = arith.muli %tileRows, %c1 : index
      %696 = arith.addi %693, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = vector.shuffle %694, %697 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %699 = wave.mma %698, %567, %651 : vector<16xf16>, vector<8xf32>
      %700 = wave.mma %698, %616, %652 : vector<16xf16>, vector<8xf32>
      %701 = arith.muli %508, %c2 : index
      %702 = arith.addi %701, %c6 : index
      %703 = arith.muli %tileRows, %c13 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.addi %94, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = arith.muli %tileRows, %c1 : index
      %708 = arith.addi %705, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = vector.shuffle %706, %709 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %711 = wave.mma %710, %567, %663 : vector<16xf16>, vector<8xf32>
      %712 = wave.mma %710, %616, %664 : vector<16xf16>, vector<8xf32>
      scf.yield %675, %676, %687, %688, %699, %700, %711, %712 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %713 = wave.lane
    %714 = vector.extract %517#0[0] : f32 from vector<8xf32>
    %715 = vector.extract %517#1[0] : f32 from vector<8xf32>
    %716 = wave.lane
    %717 = arith.addi %16, %c5 : index
    %718 = arith.muli %c5, %c2 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.divui %716, %c13 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.cmpi slt, %721, %15 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c6 : index
      %724 = arith.muli %721, %c2 : index
      %725 = memref.load %factors[%724] : memref<?xf32>
      %726 = arith.mulf %725, %operandScale : f32
      %727 = arith.select %723, %726, %operandScale : f32
      %728 = arith.remui %716, %c13 : index
      %729 = arith.muli %728, %c18 : index
      %730 = arith.addi %11, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %727 : f32
      %735 = arith.mulf %714, %734 : f32
      %736 = arith.remui %716, %c13 : index
      %737 = arith.muli %736, %c18 : index
      %738 = arith.addi %13, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %727 : f32
      %743 = arith.mulf %715, %742 : f32
      %744 = arith.muli %721, %outputFeatures : index
      %745 = arith.addi %744, %19 : index
      %746 = wave.lane
      %747 = arith.remui %746, %c13 : index
      %748 = arith.addi %745, %747 : index
      scf.if %17 {
        %749 = arith.addi %748, %c5 : index
        %750 = memref.load %residual[%749] : memref<?xf32>
        %751 = arith.addf %750, %735 : f32
        %752 = arith.addi %748, %c5 : index
        memref.store %751, %out[%752] : memref<?xf32>
      } else {
        %753 = arith.addi %748, %c5 : index
        memref.store %735, %out[%753] : memref<?xf32>
      }
      scf.if %17 {
        %754 = arith.addi %748, %c13 : index
        %755 = memref.load %residual[%754] : memref<?xf32>
        %756 = arith.addf %755, %743 : f32
        %757 = arith.addi %748, %c13 : index
        memref.store %756, %out[%757] : memref<?xf32>
      } else {
        %758 = arith.addi %748, %c13 : index
        memref.store %743, %out[%758] : memref<?xf32>
      }
    }
    %759 = vector.extract %517#0[1] : f32 from vector<8xf32>
    %760 = vector.extract %517#1[1] : f32 from vector<8xf32>
    %761 = wave.lane
    %762 = arith.addi %16, %c5 : index
    %763 = arith.muli %c6, %c2 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.divui %761, %c13 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.cmpi slt, %766, %15 : index
    scf.if %767 {
      %768 = arith.cmpi eq, %hasFactors, %c6 : index
      %769 = arith.muli %766, %c2 : index
      %770 = memref.load %factors[%769] : memref<?xf32>
      %771 = arith.mulf %770, %operandScale : f32
      %772 = arith.select %768, %771, %operandScale : f32
      %773 = arith.remui %761, %c13 : index
      %774 = arith.muli %773, %c18 : index
      %775 = arith.addi %11, %774 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %778, %772 : f32
      %780 = arith.mulf %759, %779 : f32
      %781 = arith.remui %761, %c13 : index
      %782 = arith.muli %781, %c18 : index
      %783 = arith.addi %13, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %772 : f32
      %788 = arith.mulf %760, %787 : f32
      %789 = arith.muli %766, %outputFeatures : index
      %790 = arith.addi %789, %19 : index
      %791 = wave.lane
      %792 = arith.remui %791, %c13 : index
      %793 = arith.addi %790, %792 : index
      scf.if %17 {
        %794 = arith.addi %793, %c5 : index
        %795 = memref.load %residual[%794] : memref<?xf32>
        %796 = arith.addf %795, %780 : f32
        %797 = arith.addi %793, %c5 : index
        memref.store %796, %out[%797] : memref<?xf32>
      } else {
        %798 = arith.addi %793, %c5 : index
        memref.store %780, %out[%798] : memref<?xf32>
      }
      scf.if %17 {
        %799 = arith.addi %793, %c13 : index
        %800 = memref.load %residual[%799] : memref<?xf32>
        %801 = arith.addf %800, %788 : f32
        %802 = arith.addi %793, %c13 : index
        memref.store %801, %out[%802] : memref<?xf32>
      } else {
        %803 = arith.addi %793, %c13 : index
        memref.store %788, %out[%803] : memref<?xf32>
      }
    }
    %804 = vector.extract %517#0[2] : f32 from vector<8xf32>
    %805 = vector.extract %517#1[2] : f32 from vector<8xf32>
    %806 = wave.lane
    %807 = arith.addi %16, %c5 : index
    %808 = arith.muli %c2, %c2 : index
    %809 = arith.addi %807, %808 : index
    %810 = arith.divui %806, %c13 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.cmpi slt, %811, %15 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c6 : index
      %814 = arith.muli %811, %c2 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %operandScale : f32
      %817 = arith.select %813, %816, %operandScale : f32
      %818 = arith.remui %806, %c13 : index
      %819 = arith.muli %818, %c18 : index
      %820 = arith.addi %11, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %817 : f32
      %825 = arith.mulf %804, %824 : f32
      %826 = arith.remui %806, %c13 : index
      %827 = arith.muli %826, %c18 : index
      %828 = arith.addi %13, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %817 : f32
      %833 = arith.mulf %805, %832 : f32
      %834 = arith.muli %811, %outputFeatures : index
      %835 = arith.addi %834, %19 : index
      %836 = wave.lane
      %837 = arith.remui %836, %c13 : index
      %838 = arith.addi %835, %837 : index
      scf.if %17 {
        %839 = arith.addi %838, %c5 : index
        %840 = memref.load %residual[%839] : memref<?xf32>
        %841 = arith.addf %840, %825 : f32
        %842 = arith.addi %838, %c5 : index
        memref.store %841, %out[%842] : memref<?xf32>
      } else {
        %843 = arith.addi %838, %c5 : index
        memref.store %825, %out[%843] : memref<?xf32>
      }
      scf.if %17 {
        %844 = arith.addi %838, %c13 : index
        %845 = memref.load %residual[%844] : memref<?xf32>
        %846 = arith.addf %845, %833 : f32
        %847 = arith.addi %838, %c13 : index
        memref.store %846, %out[%847] : memref<?xf32>
      } else {
        %848 = arith.addi %838, %c13 : index
        memref.store %833, %out[%848] : memref<?xf32>
      }
    }
    %849 = vector.extract %517#0[3] : f32 from vector<8xf32>
    %850 = vector.extract %517#1[3] : f32 from vector<8xf32>
    %851 = wave.lane
    %852 = arith.addi %16, %c5 : index
    %853 = arith.muli %c27, %c2 : index
    %854 = arith.addi %852, %853 : index
    %855 = arith.divui %851, %c13 : index
    %856 = arith.addi %854, %855 : index
    %857 = arith.cmpi slt, %856, %15 : index
    scf.if %857 {
      %858 = arith.cmpi eq, %hasFactors, %c6 : index
      %859 = arith.muli %856, %c2 : index
      %860 = memref.load %factors[%859] : memref<?xf32>
      %861 = arith.mulf %860, %operandScale : f32
      %862 = arith.select %858, %861, %operandScale : f32
      %863 = arith.remui %851, %c13 : index
      %864 = arith.muli %863, %c18 : index
      %865 = arith.addi %11, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %862 : f32
      %870 = arith.mulf %849, %869 : f32
      %871 = arith.remui %851, %c13 : index
      %872 = arith.muli %871, %c18 : index
      %873 = arith.addi %13, %872 : index
      %874 = vector.load %w[%873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %875 = vector.bitcast %874 : vector<4xi8> to vector<1xf32>
      %876 = vector.extract %875[0] : f32 from vector<1xf32>
      %877 = arith.mulf %876, %862 : f32
      %878 = arith.mulf %850, %877 : f32
      %879 = arith.muli %856, %outputFeatures : index
      %880 = arith.addi %879, %19 : index
      %881 = wave.lane
      %882 = arith.remui %881, %c13 : index
      %883 = arith.addi %880, %882 : index
      scf.if %17 {
        %884 = arith.addi %883, %c5 : index
        %885 = memref.load %residual[%884] : memref<?xf32>
        %886 = arith.addf %885, %870 : f32
        %887 = arith.addi %883, %c5 : index
        memref.store %886, %out[%887] : memref<?xf32>
      } else {
        %888 = arith.addi %883, %c5 : index
        memref.store %870, %out[%888] : memref<?xf32>
      }
      scf.if %17 {
        %889 = arith.addi %883, %c13 : index
        %890 = memref.load %residual[%889] : memref<?xf32>
        %891 = arith.addf %890, %878 : f32
        %892 = arith.addi %883, %c13 : index
        memref.store %891, %out[%892] : memref<?xf32>
      } else {
        %893 = arith.addi %883, %c13 : index
        memref.store %878, %out[%893] : memref<?xf32>
      }
    }
    %894 = vector.extract %517#0[4] : f32 from vector<8xf32>
    %895 = vector.extract %517#1[4] : f32 from vector<8xf32>
    %896 = wave.lane
    %897 = arith.addi %16, %c5 : index
    %898 = arith.muli %c18, %c2 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.divui %896, %c13 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.cmpi slt, %901, %15 : index
    scf.if %902 {
      %903 = arith.cmpi eq, %hasFactors, %c6 : index
      %904 = arith.muli %901, %c2 : index
      %905 = memref.load %factors[%904] : memref<?xf32>
      %906 = arith.mulf %905, %operandScale : f32
      %907 = arith.select %903, %906, %operandScale : f32
      %908 = arith.remui %896, %c13 : index
      %909 = arith.muli %908, %c18 : index
      %910 = arith.addi %11, %909 : index
      %911 = vector.load %w[%910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %912 = vector.bitcast %911 : vector<4xi8> to vector<1xf32>
      %913 = vector.extract %912[0] : f32 from vector<1xf32>
      %914 = arith.mulf %913, %907 : f32
      %915 = arith.mulf %894, %914 : f32
      %916 = arith.remui %896, %c13 : index
      %917 = arith.muli %916, %c18 : index
      %918 = arith.addi %13, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %907 : f32
      %923 = arith.mulf %895, %922 : f32
      %924 = arith.muli %901, %outputFeatures : index
      %925 = arith.addi %924, %19 : index
      %926 = wave.lane
      %927 = arith.remui %926, %c13 : index
      %928 = arith.addi %925, %927 : index
      scf.if %17 {
        %929 = arith.addi %928, %c5 : index
        %930 = memref.load %residual[%929] : memref<?xf32>
        %931 = arith.addf %930, %915 : f32
        %932 = arith.addi %928, %c5 : index
        memref.store %931, %out[%932] : memref<?xf32>
      } else {
        %933 = arith.addi %928, %c5 : index
        memref.store %915, %out[%933] : memref<?xf32>
      }
      scf.if %17 {
        %934 = arith.addi %928, %c13 : index
        %935 = memref.load %residual[%934] : memref<?xf32>
        %936 = arith.addf %935, %923 : f32
        %937 = arith.addi %928, %c13 : index
        memref.store %936, %out[%937] : memref<?xf32>
      } else {
        %938 = arith.addi %928, %c13 : index
        memref.store %923, %out[%938] : memref<?xf32>
      }
    }
    %939 = vector.extract %517#0[5] : f32 from vector<8xf32>
    %940 = vector.extract %517#1[5] : f32 from vector<8xf32>
    %941 = wave.lane
    %942 = arith.addi %16, %c5 : index
    %943 = arith.muli %c30, %c2 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c13 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %15 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c6 : index
      %949 = arith.muli %946, %c2 : index
      %950 = memref.load %factors[%949] : memref<?xf32>
      %951 = arith.mulf %950, %operandScale : f32
      %952 = arith.select %948, %951, %operandScale : f32
      %953 = arith.remui %941, %c13 : index
      %954 = arith.muli %953, %c18 : index
      %955 = arith.addi %11, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %939, %959 : f32
      %961 = arith.remui %941, %c13 : index
      %962 = arith.muli %961, %c18 : index
      %963 = arith.addi %13, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %952 : f32
      %968 = arith.mulf %940, %967 : f32
      %969 = arith.muli %946, %outputFeatures : index
      %970 = arith.addi %969, %19 : index
      %971 = wave.lane
      %972 = arith.remui %971, %c13 : index
      %973 = arith.addi %970, %972 : index
      scf.if %17 {
        %974 = arith.addi %973, %c5 : index
        %975 = memref.load %residual[%974] : memref<?xf32>
        %976 = arith.addf %975, %960 : f32
        %977 = arith.addi %973, %c5 : index
        memref.store %976, %out[%977] : memref<?xf32>
      } else {
        %978 = arith.addi %973, %c5 : index
        memref.store %960, %out[%978] : memref<?xf32>
      }
      scf.if %17 {
        %979 = arith.addi %973, %c13 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %968 : f32
        %982 = arith.addi %973, %c13 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %973, %c13 : index
        memref.store %968, %out[%983] : memref<?xf32>
      }
    }
    %984 = vector.extract %517#0[6] : f32 from vector<8xf32>
    %985 = vector.extract %517#1[6] : f32 from vector<8xf32>
    %986 = wave.lane
    %987 = arith.addi %16, %c5 : index
    %988 = arith.muli %c31, %c2 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.divui %986, %c13 : index
    %991 = arith.addi %989, %990 : index
    %992 = arith.cmpi slt, %991, %15 : index
    scf.if %992 {
      %993 = arith.cmpi eq, %hasFactors, %c6 : index
      %994 = arith.muli %991, %c2 : index
      %995 = memref.load %factors[%994] : memref<?xf32>
      %996 = arith.mulf %995, %operandScale : f32
      %997 = arith.select %993, %996, %operandScale : f32
      %998 = arith.remui %986, %c13 : index
      %999 = arith.muli %998, %c18 : index
      %1000 = arith.addi %11, %999 : index
      %1001 = vector.load %w[%1000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1002 = vector.bitcast %1001 : vector<4xi8> to vector<1xf32>
      %1003 = vector.extract %1002[0] : f32 from vector<1xf32>
      %1004 = arith.mulf %1003, %997 : f32
      %1005 = arith.mulf %984, %1004 : f32
      %1006 = arith.remui %986, %c13 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %13, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %997 : f32
      %1013 = arith.mulf %985, %1012 : f32
      %1014 = arith.muli %991, %outputFeatures : index
      %1015 = arith.addi %1014, %19 : index
      %1016 = wave.lane
      %1017 = arith.remui %1016, %c13 : index
      %1018 = arith.addi %1015, %1017 : index
      scf.if %17 {
        %1019 = arith.addi %1018, %c5 : index
        %1020 = memref.load %residual[%1019] : memref<?xf32>
        %1021 = arith.addf %1020, %1005 : f32
        %1022 = arith.addi %1018, %c5 : index
        memref.store %1021, %out[%1022] : memref<?xf32>
      } else {
        %1023 = arith.addi %1018, %c5 : index
        memref.store %1005, %out[%1023] : memref<?xf32>
      }
      scf.if %17 {
        %1024 = arith.addi %1018, %c13 : index
        %1025 = memref.load %residual[%1024] : memref<?xf32>
        %1026 = arith.addf %1025, %1013 : f32
        %1027 = arith.addi %1018, %c13 : index
        memref.store %1026, %out[%1027] : memref<?xf32>
      } else {
        %1028 = arith.addi %1018, %c13 : index
        memref.store %1013, %out[%1028] : memref<?xf32>
      }
    }
    %1029 = vector.extract %517#0[7] : f32 from vector<8xf32>
    %1030 = vector.extract %517#1[7] : f32 from vector<8xf32>
    %1031 = wave.lane
    %1032 = arith.addi %16, %c5 : index
    %1033 = arith.muli %c32, %c2 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.divui %1031, %c13 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.cmpi slt, %1036, %15 : index
    scf.if %1037 {
      %1038 = arith.cmpi eq, %hasFactors, %c6 : index
      %1039 = arith.muli %1036, %c2 : index
      %1040 = memref.load %factors[%1039] : memref<?xf32>
      %1041 = arith.mulf %1040, %operandScale : f32
      %1042 = arith.select %1038, %1041, %operandScale : f32
      %1043 = arith.remui %1031, %c13 : index
      %1044 = arith.muli %1043, %c18 : index
      %1045 = arith.addi %11, %1044 : index
      %1046 = vector.load %w[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1047 = vector.bitcast %1046 : vector<4xi8> to vector<1xf32>
      %1048 = vector.extract %1047[0] : f32 from vector<1xf32>
      %1049 = arith.mulf %1048, %1042 : f32
      %1050 = arith.mulf %1029, %1049 : f32
      %1051 = arith.remui %1031, %c13 : index
      %1052 = arith.muli %1051, %c18 : index
      %1053 = arith.addi %13, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1042 : f32
      %1058 = arith.mulf %1030, %1057 : f32
      %1059 = arith.muli %1036, %outputFeatures : index
      %1060 = arith.addi %1059, %19 : index
      %1061 = wave.lane
      %1062 = arith.remui %1061, %c13 : index
      %1063 = arith.addi %1060, %1062 : index
      scf.if %17 {
        %1064 = arith.addi %1063, %c5 : index
        %1065 = memref.load %residual[%1064] : memref<?xf32>
        %1066 = arith.addf %1065, %1050 : f32
        %1067 = arith.addi %1063, %c5 : index
        memref.store %1066, %out[%1067] : memref<?xf32>
      } else {
        %1068 = arith.addi %1063, %c5 : index
        memref.store %1050, %out[%1068] : memref<?xf32>
      }
      scf.if %17 {
        %1069 = arith.addi %1063, %c13 : index
        %1070 = memref.load %residual[%1069] : memref<?xf32>
        %1071 = arith.addf %1070, %1058 : f32
        %1072 = arith.addi %1063, %c13 : index
        memref.store %1071, %out[%1072] : memref<?xf32>
      } else {
        %1073 = arith.addi %1063, %c13 : index
        memref.store %1058, %out[%1073] : memref<?xf32>
      }
    }
    %1074 = wave.lane
    %1075 = vector.extract %517#2[0] : f32 from vector<8xf32>
    %1076 = vector.extract %517#3[0] : f32 from vector<8xf32>
    %1077 = wave.lane
    %1078 = arith.addi %16, %c13 : index
    %1079 = arith.muli %c5, %c2 : index
    %1080 = arith.addi %1078, %1079 : index
    %1081 = arith.divui %1077, %c13 : index
    %1082 = arith.addi %1080, %1081 : index
    %1083 = arith.cmpi slt, %1082, %15 : index
    scf.if %1083 {
      %1084 = arith.cmpi eq, %hasFactors, %c6 : index
      %1085 = arith.muli %1082, %c2 : index
      %1086 = memref.load %factors[%1085] : memref<?xf32>
      %1087 = arith.mulf %1086, %operandScale : f32
      %1088 = arith.select %1084, %1087, %operandScale : f32
      %1089 = arith.remui %1077, %c13 : index
      %1090 = arith.muli %1089, %c18 : index
      %1091 = arith.addi %11, %1090 : index
      %1092 = vector.load %w[%1091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1093 = vector.bitcast %1092 : vector<4xi8> to vector<1xf32>
      %1094 = vector.extract %1093[0] : f32 from vector<1xf32>
      %1095 = arith.mulf %1094, %1088 : f32
      %1096 = arith.mulf %1075, %1095 : f32
      %1097 = arith.remui %1077, %c13 : index
      %1098 = arith.muli %1097, %c18 : index
      %1099 = arith.addi %13, %1098 : index
      %1100 = vector.load %w[%1099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1101 = vector.bitcast %1100 : vector<4xi8> to vector<1xf32>
      %1102 = vector.extract %1101[0] : f32 from vector<1xf32>
      %1103 = arith.mulf %1102, %1088 : f32
      %1104 = arith.mulf %1076, %1103 : f32
      %1105 = arith.muli %1082, %outputFeatures : index
      %1106 = arith.addi %1105, %19 : index
      %1107 = wave.lane
      %1108 = arith.remui %1107, %c13 : index
      %1109 = arith.addi %1106, %1108 : index
      scf.if %17 {
        %1110 = arith.addi %1109, %c5 : index
        %1111 = memref.load %residual[%1110] : memref<?xf32>
        %1112 = arith.addf %1111, %1096 : f32
        %1113 = arith.addi %1109, %c5 : index
        memref.store %1112, %out[%1113] : memref<?xf32>
      } else {
        %1114 = arith.addi %1109, %c5 : index
        memref.store %1096, %out[%1114] : memref<?xf32>
      }
      scf.if %17 {
        %1115 = arith.addi %1109, %c13 : index
        %1116 = memref.load %residual[%1115] : memref<?xf32>
        %1117 = arith.addf %1116, %1104 : f32
        %1118 = arith.addi %1109, %c13 : index
        memref.store %1117, %out[%1118] : memref<?xf32>
      } else {
        %1119 = arith.addi %1109, %c13 : index
        memref.store %1104, %out[%1119] : memref<?xf32>
      }
    }
    %1120 = vector.extract %517#2[1] : f32 from vector<8xf32>
    %1121 = vector.extract %517#3[1] : f32 from vector<8xf32>
    %1122 = wave.lane
    %1123 = arith.addi %16, %c13 : index
    %1124 = arith.muli %c6, %c2 : index
    %1125 = arith.addi %1123, %1124 : index
    %1126 = arith.divui %1122, %c13 : index
    %1127 = arith.addi %1125, %1126 : index
    %1128 = arith.cmpi slt, %1127, %15 : index
    scf.if %1128 {
      %1129 = arith.cmpi eq, %hasFactors, %c6 : index
      %1130 = arith.muli %1127, %c2 : index
      %1131 = memref.load %factors[%1130] : memref<?xf32>
      %1132 = arith.mulf %1131, %operandScale : f32
      %1133 = arith.select %1129, %1132, %operandScale : f32
      %1134 = arith.remui %1122, %c13 : index
      %1135 = arith.muli %1134, %c18 : index
      %1136 = arith.addi %11, %1135 : index
      %1137 = vector.load %w[%1136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1138 = vector.bitcast %1137 : vector<4xi8> to vector<1xf32>
      %1139 = vector.extract %1138[0] : f32 from vector<1xf32>
      %1140 = arith.mulf %1139, %1133 : f32
      %1141 = arith.mulf %1120, %1140 : f32
      %1142 = arith.remui %1122, %c13 : index
      %1143 = arith.muli %1142, %c18 : index
      %1144 = arith.addi %13, %1143 : index
      %1145 = vector.load %w[%1144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1146 = vector.bitcast %1145 : vector<4xi8> to vector<1xf32>
      %1147 = vector.extract %1146[0] : f32 from vector<1xf32>
      %1148 = arith.mulf %1147, %1133 : f32
      %1149 = arith.mulf %1121, %1148 : f32
      %1150 = arith.muli %1127, %outputFeatures : index
      %1151 = arith.addi %1150, %19 : index
      %1152 = wave.lane
      %1153 = arith.remui %1152, %c13 : index
      %1154 = arith.addi %1151, %1153 : index
      scf.if %17 {
        %1155 = arith.addi %1154, %c5 : index
        %1156 = memref.load %residual[%1155] : memref<?xf32>
        %1157 = arith.addf %1156, %1141 : f32
        %1158 = arith.addi %1154, %c5 : index
        memref.store %1157, %out[%1158] : memref<?xf32>
      } else {
        %1159 = arith.addi %1154, %c5 : index
        memref.store %1141, %out[%1159] : memref<?xf32>
      }
      scf.if %17 {
        %1160 = arith.addi %1154, %c13 : index
        %1161 = memref.load %residual[%1160] : memref<?xf32>
        %1162 = arith.addf %1161, %1149 : f32
        %1163 = arith.addi %1154, %c13 : index
        memref.store %1162, %out[%1163] : memref<?xf32>
      } else {
        %1164 = arith.addi %1154, %c13 : index
        memref.store %1149, %out[%1164] : memref<?xf32>
      }
    }
    %1165 = vector.extract %517#2[2] : f32 from vector<8xf32>
    %1166 = vector.extract %517#3[2] : f32 from vector<8xf32>
    %1167 = wave.lane
    %1168 = arith.addi %16, %c13 : index
    %1169 = arith.muli %c2, %c2 : index
    %1170 = arith.addi %1168, %1169 : index
    %1171 = arith.divui %1167, %c13 : index
    %1172 = arith.addi %1170, %1171 : index
    %1173 = arith.cmpi slt, %1172, %15 : index
    scf.if %1173 {
      %1174 = arith.cmpi eq, %hasFactors, %c6 : index
      %1175 = arith.muli %1172, %c2 : index
      %1176 = memref.load %factors[%1175] : memref<?xf32>
      %1177 = arith.mulf %1176, %operandScale : f32
      %1178 = arith.select %1174, %1177, %operandScale : f32
      %1179 = arith.remui %1167, %c13 : index
      %1180 = arith.muli %1179, %c18 : index
      %1181 = arith.addi %11, %1180 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.mulf %1184, %1178 : f32
      %1186 = arith.mulf %1165, %1185 : f32
      %1187 = arith.remui %1167, %c13 : index
      %1188 = arith.muli %1187, %c18 : index
      %1189 = arith.addi %13, %1188 : index
      %1190 = vector.load %w[%1189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1191 = vector.bitcast %1190 : vector<4xi8> to vector<1xf32>
      %1192 = vector.extract %1191[0] : f32 from vector<1xf32>
      %1193 = arith.mulf %1192, %1178 : f32
      %1194 = arith.mulf %1166, %1193 : f32
      %1195 = arith.muli %1172, %outputFeatures : index
      %1196 = arith.addi %1195, %19 : index
      %1197 = wave.lane
      %1198 = arith.remui %1197, %c13 : index
      %1199 = arith.addi %1196, %1198 : index
      scf.if %17 {
        %1200 = arith.addi %1199, %c5 : index
        %1201 = memref.load %residual[%1200] : memref<?xf32>
        %1202 = arith.addf %1201, %1186 : f32
        %1203 = arith.addi %1199, %c5 : index
        memref.store %1202, %out[%1203] : memref<?xf32>
      } else {
        %1204 = arith.addi %1199, %c5 : index
        memref.store %1186, %out[%1204] : memref<?xf32>
      }
      scf.if %17 {
        %1205 = arith.addi %1199, %c13 : index
        %1206 = memref.load %residual[%1205] : memref<?xf32>
        %1207 = arith.addf %1206, %1194 : f32
        %1208 = arith.addi %1199, %c13 : index
        memref.store %1207, %out[%1208] : memref<?xf32>
      } else {
        %1209 = arith.addi %1199, %c13 : index
        memref.store %1194, %out[%1209] : memref<?xf32>
      }
    }
    %1210 = vector.extract %517#2[3] : f32 from vector<8xf32>
    %1211 = vector.extract %517#3[3] : f32 from vector<8xf32>
    %1212 = wave.lane
    %1213 = arith.addi %16, %c13 : index
    %1214 = arith.muli %c27, %c2 : index
    %1215 = arith.addi %1213, %1214 : index
    %1216 = arith.divui %1212, %c13 : index
    %1217 = arith.addi %1215, %1216 : index
    %1218 = arith.cmpi slt, %1217, %15 : index
    scf.if %1218 {
      %1219 = arith.cmpi eq, %hasFactors, %c6 : index
      %1220 = arith.muli %1217, %c2 : index
      %1221 = memref.load %factors[%1220] : memref<?xf32>
      %1222 = arith.mulf %1221, %operandScale : f32
      %1223 = arith.select %1219, %1222, %operandScale : f32
      %1224 = arith.remui %1212, %c13 : index
      %1225 = arith.muli %1224, %c18 : index
      %1226 = arith.addi %11, %1225 : index
      %1227 = vector.load %w[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1228 = vector.bitcast %1227 : vector<4xi8> to vector<1xf32>
      %1229 = vector.extract %1228[0] : f32 from vector<1xf32>
      %1230 = arith.mulf %1229, %1223 : f32
      %1231 = arith.mulf %1210, %1230 : f32
      %1232 = arith.remui %1212, %c13 : index
      %1233 = arith.muli %1232, %c18 : index
      %1234 = arith.addi %13, %1233 : index
      %1235 = vector.load %w[%1234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1236 = vector.bitcast %1235 : vector<4xi8> to vector<1xf32>
      %1237 = vector.extract %1236[0] : f32 from vector<1xf32>
      %1238 = arith.mulf %1237, %1223 : f32
      %1239 = arith.mulf %1211, %1238 : f32
      %1240 = arith.muli %1217, %outputFeatures : index
      %1241 = arith.addi %1240, %19 : index
      %1242 = wave.lane
      %1243 = arith.remui %1242, %c13 : index
      %1244 = arith.addi %1241, %1243 : index
      scf.if %17 {
        %1245 = arith.addi %1244, %c5 : index
        %1246 = memref.load %residual[%1245] : memref<?xf32>
        %1247 = arith.addf %1246, %1231 : f32
        %1248 = arith.addi %1244, %c5 : index
        memref.store %1247, %out[%1248] : memref<?xf32>
      } else {
        %1249 = arith.addi %1244, %c5 : index
        memref.store %1231, %out[%1249] : memref<?xf32>
      }
      scf.if %17 {
        %1250 = arith.addi %1244, %c13 : index
        %1251 = memref.load %residual[%1250] : memref<?xf32>
        %1252 = arith.addf %1251, %1239 : f32
        %1253 = arith.addi %1244, %c13 : index
        memref.store %1252, %out[%1253] : memref<?xf32>
      } else {
        %1254 = arith.addi %1244, %c13 : index
        memref.store %1239, %out[%1254] : memref<?xf32>
      }
    }
    %1255 = vector.extract %517#2[4] : f32 from vector<8xf32>
    %1256 = vector.extract %517#3[4] : f32 from vector<8xf32>
    %1257 = wave.lane
    %1258 = arith.addi %16, %c13 : index
    %1259 = arith.muli %c18, %c2 : index
    %1260 = arith.addi %1258, %1259 : index
    %1261 = arith.divui %1257, %c13 : index
    %1262 = arith.addi %1260, %1261 : index
    %1263 = arith.cmpi slt, %1262, %15 : index
    scf.if %1263 {
      %1264 = arith.cmpi eq, %hasFactors, %c6 : index
      %1265 = arith.muli %1262, %c2 : index
      %1266 = memref.load %factors[%1265] : memref<?xf32>
      %1267 = arith.mulf %1266, %operandScale : f32
      %1268 = arith.select %1264, %1267, %operandScale : f32
      %1269 = arith.remui %1257, %c13 : index
      %1270 = arith.muli %1269, %c18 : index
      %1271 = arith.addi %11, %1270 : index
      %1272 = vector.load %w[%1271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1273 = vector.bitcast %1272 : vector<4xi8> to vector<1xf32>
      %1274 = vector.extract %1273[0] : f32 from vector<1xf32>
      %1275 = arith.mulf %1274, %1268 : f32
      %1276 = arith.mulf %1255, %1275 : f32
      %1277 = arith.remui %1257, %c13 : index
      %1278 = arith.muli %1277, %c18 : index
      %1279 = arith.addi %13, %1278 : index
      %1280 = vector.load %w[%1279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1281 = vector.bitcast %1280 : vector<4xi8> to vector<1xf32>
      %1282 = vector.extract %1281[0] : f32 from vector<1xf32>
      %1283 = arith.mulf %1282, %1268 : f32
      %1284 = arith.mulf %1256, %1283 : f32
      %1285 = arith.muli %1262, %outputFeatures : index
      %1286 = arith.addi %1285, %19 : index
      %1287 = wave.lane
      %1288 = arith.remui %1287, %c13 : index
      %1289 = arith.addi %1286, %1288 : index
      scf.if %17 {
        %1290 = arith.addi %1289, %c5 : index
        %1291 = memref.load %residual[%1290] : memref<?xf32>
        %1292 = arith.addf %1291, %1276 : f32
        %1293 = arith.addi %1289, %c5 : index
        memref.store %1292, %out[%1293] : memref<?xf32>
      } else {
        %1294 = arith.addi %1289, %c5 : index
        memref.store %1276, %out[%1294] : memref<?xf32>
      }
      scf.if %17 {
        %1295 = arith.addi %1289, %c13 : index
        %1296 = memref.load %residual[%1295] : memref<?xf32>
        %1297 = arith.addf %1296, %1284 : f32
        %1298 = arith.addi %1289, %c13 : index
        memref.store %1297, %out[%1298] : memref<?xf32>
      } else {
        %1299 = arith.addi %1289, %c13 : index
        memref.store %1284, %out[%1299] : memref<?xf32>
      }
    }
    %1300 = vector.extract %517#2[5] : f32 from vector<8xf32>
    %1301 = vector.extract %517#3[5] : f32 from vector<8xf32>
    %1302 = wave.lane
    %1303 = arith.addi %16, %c13 : index
    %1304 = arith.muli %c30, %c2 : index
    %1305 = arith.addi %1303, %1304 : index
    %1306 = arith.divui %1302, %c13 : index
    %1307 = arith.addi %1305, %1306 : index
    %1308 = arith.cmpi slt, %1307, %15 : index
    scf.if %1308 {
      %1309 = arith.cmpi eq, %hasFactors, %c6 : index
      %1310 = arith.muli %1307, %c2 : index
      %1311 = memref.load %factors[%1310] : memref<?xf32>
      %1312 = arith.mulf %1311, %operandScale : f32
      %1313 = arith.select %1309, %1312, %operandScale : f32
      %1314 = arith.remui %1302, %c13 : index
      %1315 = arith.muli %1314, %c18 : index
      %1316 = arith.addi %11, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1313 : f32
      %1321 = arith.mulf %1300, %1320 : f32
      %1322 = arith.remui %1302, %c13 : index
      %1323 = arith.muli %1322, %c18 : index
      %1324 = arith.addi %13, %1323 : index
      %1325 = vector.load %w[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1326 = vector.bitcast %1325 : vector<4xi8> to vector<1xf32>
      %1327 = vector.extract %1326[0] : f32 from vector<1xf32>
      %1328 = arith.mulf %1327, %1313 : f32
      %1329 = arith.mulf %1301, %1328 : f32
      %1330 = arith.muli %1307, %outputFeatures : index
      %1331 = arith.addi %1330, %19 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c13 : index
      %1334 = arith.addi %1331, %1333 : index
      scf.if %17 {
        %1335 = arith.addi %1334, %c5 : index
        %1336 = memref.load %residual[%1335] : memref<?xf32>
        %1337 = arith.addf %1336, %1321 : f32
        %1338 = arith.addi %1334, %c5 : index
        memref.store %1337, %out[%1338] : memref<?xf32>
      } else {
        %1339 = arith.addi %1334, %c5 : index
        memref.store %1321, %out[%1339] : memref<?xf32>
      }
      scf.if %17 {
        %1340 = arith.addi %1334, %c13 : index
        %1341 = memref.load %residual[%1340] : memref<?xf32>
        %1342 = arith.addf %1341, %1329 : f32
        %1343 = arith.addi %1334, %c13 : index
        memref.store %1342, %out[%1343] : memref<?xf32>
      } else {
        %1344 = arith.addi %1334, %c13 : index
        memref.store %1329, %out[%1344] : memref<?xf32>
      }
    }
    %1345 = vector.extract %517#2[6] : f32 from vector<8xf32>
    %1346 = vector.extract %517#3[6] : f32 from vector<8xf32>
    %1347 = wave.lane
    %1348 = arith.addi %16, %c13 : index
    %1349 = arith.muli %c31, %c2 : index
    %1350 = arith.addi %1348, %1349 : index
    %1351 = arith.divui %1347, %c13 : index
    %1352 = arith.addi %1350, %1351 : index
    %1353 = arith.cmpi slt, %1352, %15 : index
    scf.if %1353 {
      %1354 = arith.cmpi eq, %hasFactors, %c6 : index
      %1355 = arith.muli %1352, %c2 : index
      %1356 = memref.load %factors[%1355] : memref<?xf32>
      %1357 = arith.mulf %1356, %operandScale : f32
      %1358 = arith.select %1354, %1357, %operandScale : f32
      %1359 = arith.remui %1347, %c13 : index
      %1360 = arith.muli %1359, %c18 : index
      %1361 = arith.addi %11, %1360 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1364, %1358 : f32
      %1366 = arith.mulf %1345, %1365 : f32
      %1367 = arith.remui %1347, %c13 : index
      %1368 = arith.muli %1367, %c18 : index
      %1369 = arith.addi %13, %1368 : index
      %1370 = vector.load %w[%1369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1371 = vector.bitcast %1370 : vector<4xi8> to vector<1xf32>
      %1372 = vector.extract %1371[0] : f32 from vector<1xf32>
      %1373 = arith.mulf %1372, %1358 : f32
      %1374 = arith.mulf %1346, %1373 : f32
      %1375 = arith.muli %1352, %outputFeatures : index
      %1376 = arith.addi %1375, %19 : index
      %1377 = wave.lane
      %1378 = arith.remui %1377, %c13 : index
      %1379 = arith.addi %1376, %1378 : index
      scf.if %17 {
        %1380 = arith.addi %1379, %c5 : index
        %1381 = memref.load %residual[%1380] : memref<?xf32>
        %1382 = arith.addf %1381, %1366 : f32
        %1383 = arith.addi %1379, %c5 : index
        memref.store %1382, %out[%1383] : memref<?xf32>
      } else {
        %1384 = arith.addi %1379, %c5 : index
        memref.store %1366, %out[%1384] : memref<?xf32>
      }
      scf.if %17 {
        %1385 = arith.addi %1379, %c13 : index
        %1386 = memref.load %residual[%1385] : memref<?xf32>
        %1387 = arith.addf %1386, %1374 : f32
        %1388 = arith.addi %1379, %c13 : index
        memref.store %1387, %out[%1388] : memref<?xf32>
      } else {
        %1389 = arith.addi %1379, %c13 : index
        memref.store %1374, %out[%1389] : memref<?xf32>
      }
    }
    %1390 = vector.extract %517#2[7] : f32 from vector<8xf32>
    %1391 = vector.extract %517#3[7] : f32 from vector<8xf32>
    %1392 = wave.lane
    %1393 = arith.addi %16, %c13 : index
    %1394 = arith.muli %c32, %c2 : index
    %1395 = arith.addi %1393, %1394 : index
    %1396 = arith.divui %1392, %c13 : index
    %1397 = arith.addi %1395, %1396 : index
    %1398 = arith.cmpi slt, %1397, %15 : index
    scf.if %1398 {
      %1399 = arith.cmpi eq, %hasFactors, %c6 : index
      %1400 = arith.muli %1397, %c2 : index
      %1401 = memref.load %factors[%1400] : memref<?xf32>
      %1402 = arith.mulf %1401, %operandScale : f32
      %1403 = arith.select %1399, %1402, %operandScale : f32
      %1404 = arith.remui %1392, %c13 : index
      %1405 = arith.muli %1404, %c18 : index
      %1406 = arith.addi %11, %1405 : index
      %1407 = vector.load %w[%1406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1408 = vector.bitcast %1407 : vector<4xi8> to vector<1xf32>
      %1409 = vector.extract %1408[0] : f32 from vector<1xf32>
      %1410 = arith.mulf %1409, %1403 : f32
      %1411 = arith.mulf %1390, %1410 : f32
      %1412 = arith.remui %1392, %c13 : index
      %1413 = arith.muli %1412, %c18 : index
      %1414 = arith.addi %13, %1413 : index
      %1415 = vector.load %w[%1414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1416 = vector.bitcast %1415 : vector<4xi8> to vector<1xf32>
      %1417 = vector.extract %1416[0] : f32 from vector<1xf32>
      %1418 = arith.mulf %1417, %1403 : f32
      %1419 = arith.mulf %1391, %1418 : f32
      %1420 = arith.muli %1397, %outputFeatures : index
      %1421 = arith.addi %1420, %19 : index
      %1422 = wave.lane
      %1423 = arith.remui %1422, %c13 : index
      %1424 = arith.addi %1421, %1423 : index
      scf.if %17 {
        %1425 = arith.addi %1424, %c5 : index
        %1426 = memref.load %residual[%1425] : memref<?xf32>
        %1427 = arith.addf %1426, %1411 : f32
        %1428 = arith.addi %1424, %c5 : index
        memref.store %1427, %out[%1428] : memref<?xf32>
      } else {
        %1429 = arith.addi %1424, %c5 : index
        memref.store %1411, %out[%1429] : memref<?xf32>
      }
      scf.if %17 {
        %1430 = arith.addi %1424, %c13 : index
        %1431 = memref.load %residual[%1430] : memref<?xf32>
        %1432 = arith.addf %1431, %1419 : f32
        %1433 = arith.addi %1424, %c13 : index
        memref.store %1432, %out[%1433] : memref<?xf32>
      } else {
        %1434 = arith.addi %1424, %c13 : index
        memref.store %1419, %out[%1434] : memref<?xf32>
      }
    }
    %1435 = wave.lane
    %1436 = vector.extract %517#4[0] : f32 from vector<8xf32>
    %1437 = vector.extract %517#5[0] : f32 from vector<8xf32>
    %1438 = wave.lane
    %1439 = arith.addi %16, %c11 : index
    %1440 = arith.muli %c5, %c2 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.divui %1438, %c13 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.cmpi slt, %1443, %15 : index
    scf.if %1444 {
      %1445 = arith.cmpi eq, %hasFactors, %c6 : index
      %1446 = arith.muli %1443, %c2 : index
      %1447 = memref.load %factors[%1446] : memref<?xf32>
      %1448 = arith.mulf %1447, %operandScale : f32
      %1449 = arith.select %1445, %1448, %operandScale : f32
      %1450 = arith.remui %1438, %c13 : index
      %1451 = arith.muli %1450, %c18 : index
      %1452 = arith.addi %11, %1451 : index
      %1453 = vector.load %w[%1452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1454 = vector.bitcast %1453 : vector<4xi8> to vector<1xf32>
      %1455 = vector.extract %1454[0] : f32 from vector<1xf32>
      %1456 = arith.mulf %1455, %1449 : f32
      %1457 = arith.mulf %1436, %1456 : f32
      %1458 = arith.remui %1438, %c13 : index
      %1459 = arith.muli %1458, %c18 : index
      %1460 = arith.addi %13, %1459 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.mulf %1463, %1449 : f32
      %1465 = arith.mulf %1437, %1464 : f32
      %1466 = arith.muli %1443, %outputFeatures : index
      %1467 = arith.addi %1466, %19 : index
      %1468 = wave.lane
      %1469 = arith.remui %1468, %c13 : index
      %1470 = arith.addi %1467, %1469 : index
      scf.if %17 {
        %1471 = arith.addi %1470, %c5 : index
        %1472 = memref.load %residual[%1471] : memref<?xf32>
        %1473 = arith.addf %1472, %1457 : f32
        %1474 = arith.addi %1470, %c5 : index
        memref.store %1473, %out[%1474] : memref<?xf32>
      } else {
        %1475 = arith.addi %1470, %c5 : index
        memref.store %1457, %out[%1475] : memref<?xf32>
      }
      scf.if %17 {
        %1476 = arith.addi %1470, %c13 : index
        %1477 = memref.load %residual[%1476] : memref<?xf32>
        %1478 = arith.addf %1477, %1465 : f32
        %1479 = arith.addi %1470, %c13 : index
        memref.store %1478, %out[%1479] : memref<?xf32>
      } else {
        %1480 = arith.addi %1470, %c13 : index
        memref.store %1465, %out[%1480] : memref<?xf32>
      }
    }
    %1481 = vector.extract %517#4[1] : f32 from vector<8xf32>
    %1482 = vector.extract %517#5[1] : f32 from vector<8xf32>
    %1483 = wave.lane
    %1484 = arith.addi %16, %c11 : index
    %1485 = arith.muli %c6, %c2 : index
    %1486 = arith.addi %1484, %1485 : index
    %1487 = arith.divui %1483, %c13 : index
    %1488 = arith.addi %1486, %1487 : index
    %1489 = arith.cmpi slt, %1488, %15 : index
    scf.if %1489 {
      %1490 = arith.cmpi eq, %hasFactors, %c6 : index
      %1491 = arith.muli %1488, %c2 : index
      %1492 = memref.load %factors[%1491] : memref<?xf32>
      %1493 = arith.mulf %1492, %operandScale : f32
      %1494 = arith.select %1490, %1493, %operandScale : f32
      %1495 = arith.remui %1483, %c13 : index
      %1496 = arith.muli %1495, %c18 : index
      %1497 = arith.addi %11, %1496 : index
      %1498 = vector.load %w[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1499 = vector.bitcast %1498 : vector<4xi8> to vector<1xf32>
      %1500 = vector.extract %1499[0] : f32 from vector<1xf32>
      %1501 = arith.mulf %1500, %1494 : f32
      %1502 = arith.mulf %1481, %1501 : f32
      %1503 = arith.remui %1483, %c13 : index
      %1504 = arith.muli %1503, %c18 : index
      %1505 = arith.addi %13, %1504 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.mulf %1508, %1494 : f32
      %1510 = arith.mulf %1482, %1509 : f32
      %1511 = arith.muli %1488, %outputFeatures : index
      %1512 = arith.addi %1511, %19 : index
      %1513 = wave.lane
      %1514 = arith.remui %1513, %c13 : index
      %1515 = arith.addi %1512, %1514 : index
      scf.if %17 {
        %1516 = arith.addi %1515, %c5 : index
        %1517 = memref.load %residual[%1516] : memref<?xf32>
        %1518 = arith.addf %1517, %1502 : f32
        %1519 = arith.addi %1515, %c5 : index
        memref.store %1518, %out[%1519] : memref<?xf32>
      } else {
        %1520 = arith.addi %1515, %c5 : index
        memref.store %1502, %out[%1520] : memref<?xf32>
      }
      scf.if %17 {
        %1521 = arith.addi %1515, %c13 : index
        %1522 = memref.load %residual[%1521] : memref<?xf32>
        %1523 = arith.addf %1522, %1510 : f32
        %1524 = arith.addi %1515, %c13 : index
        memref.store %1523, %out[%1524] : memref<?xf32>
      } else {
        %1525 = arith.addi %1515, %c13 : index
        memref.store %1510, %out[%1525] : memref<?xf32>
      }
    }
    %1526 = vector.extract %517#4[2] : f32 from vector<8xf32>
    %1527 = vector.extract %517#5[2] : f32 from vector<8xf32>
    %1528 = wave.lane
    %1529 = arith.addi %16, %c11 : index
    %1530 = arith.muli %c2, %c2 : index
    %1531 = arith.addi %1529, %1530 : index
    %1532 = arith.divui %1528, %c13 : index
    %1533 = arith.addi %1531, %1532 : index
    %1534 = arith.cmpi slt, %1533, %15 : index
    scf.if %1534 {
      %1535 = arith.cmpi eq, %hasFactors, %c6 : index
      %1536 = arith.muli %1533, %c2 : index
      %1537 = memref.load %factors[%1536] : memref<?xf32>
      %1538 = arith.mulf %1537, %operandScale : f32
      %1539 = arith.select %1535, %1538, %operandScale : f32
      %1540 = arith.remui %1528, %c13 : index
      %1541 = arith.muli %1540, %c18 : index
      %1542 = arith.addi %11, %1541 : index
      %1543 = vector.load %w[%1542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1544 = vector.bitcast %1543 : vector<4xi8> to vector<1xf32>
      %1545 = vector.extract %1544[0] : f32 from vector<1xf32>
      %1546 = arith.mulf %1545, %1539 : f32
      %1547 = arith.mulf %1526, %1546 : f32
      %1548 = arith.remui %1528, %c13 : index
      %1549 = arith.muli %1548, %c18 : index
      %1550 = arith.addi %13, %1549 : index
      %1551 = vector.load %w[%1550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1552 = vector.bitcast %1551 : vector<4xi8> to vector<1xf32>
      %1553 = vector.extract %1552[0] : f32 from vector<1xf32>
      %1554 = arith.mulf %1553, %1539 : f32
      %1555 = arith.mulf %1527, %1554 : f32
      %1556 = arith.muli %1533, %outputFeatures : index
      %1557 = arith.addi %1556, %19 : index
      %1558 = wave.lane
      %1559 = arith.remui %1558, %c13 : index
      %1560 = arith.addi %1557, %1559 : index
      scf.if %17 {
        %1561 = arith.addi %1560, %c5 : index
        %1562 = memref.load %residual[%1561] : memref<?xf32>
        %1563 = arith.addf %1562, %1547 : f32
        %1564 = arith.addi %1560, %c5 : index
        memref.store %1563, %out[%1564] : memref<?xf32>
      } else {
        %1565 = arith.addi %1560, %c5 : index
        memref.store %1547, %out[%1565] : memref<?xf32>
      }
      scf.if %17 {
        %1566 = arith.addi %1560, %c13 : index
        %1567 = memref.load %residual[%1566] : memref<?xf32>
        %1568 = arith.addf %1567, %1555 : f32
        %1569 = arith.addi %1560, %c13 : index
        memref.store %1568, %out[%1569] : memref<?xf32>
      } else {
        %1570 = arith.addi %1560, %c13 : index
        memref.store %1555, %out[%1570] : memref<?xf32>
      }
    }
    %1571 = vector.extract %517#4[3] : f32 from vector<8xf32>
    %1572 = vector.extract %517#5[3] : f32 from vector<8xf32>
    %1573 = wave.lane
    %1574 = arith.addi %16, %c11 : index
    %1575 = arith.muli %c27, %c2 : index
    %1576 = arith.addi %1574, %1575 : index
    %1577 = arith.divui %1573, %c13 : index
    %1578 = arith.addi %1576, %1577 : index
    %1579 = arith.cmpi slt, %1578, %15 : index
    scf.if %1579 {
      %1580 = arith.cmpi eq, %hasFactors, %c6 : index
      %1581 = arith.muli %1578, %c2 : index
      %1582 = memref.load %factors[%1581] : memref<?xf32>
      %1583 = arith.mulf %1582, %operandScale : f32
      %1584 = arith.select %1580, %1583, %operandScale : f32
      %1585 = arith.remui %1573, %c13 : index
      %1586 = arith.muli %1585, %c18 : index
      %1587 = arith.addi %11, %1586 : index
      %1588 = vector.load %w[%1587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1589 = vector.bitcast %1588 : vector<4xi8> to vector<1xf32>
      %1590 = vector.extract %1589[0] : f32 from vector<1xf32>
      %1591 = arith.mulf %1590, %1584 : f32
      %1592 = arith.mulf %1571, %1591 : f32
      %1593 = arith.remui %1573, %c13 : index
      %1594 = arith.muli %1593, %c18 : index
      %1595 = arith.addi %13, %1594 : index
      %1596 = vector.load %w[%1595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1597 = vector.bitcast %1596 : vector<4xi8> to vector<1xf32>
      %1598 = vector.extract %1597[0] : f32 from vector<1xf32>
      %1599 = arith.mulf %1598, %1584 : f32
      %1600 = arith.mulf %1572, %1599 : f32
      %1601 = arith.muli %1578, %outputFeatures : index
      %1602 = arith.addi %1601, %19 : index
      %1603 = wave.lane
      %1604 = arith.remui %1603, %c13 : index
      %1605 = arith.addi %1602, %1604 : index
      scf.if %17 {
        %1606 = arith.addi %1605, %c5 : index
        %1607 = memref.load %residual[%1606] : memref<?xf32>
        %1608 = arith.addf %1607, %1592 : f32
        %1609 = arith.addi %1605, %c5 : index
        memref.store %1608, %out[%1609] : memref<?xf32>
      } else {
        %1610 = arith.addi %1605, %c5 : index
        memref.store %1592, %out[%1610] : memref<?xf32>
      }
      scf.if %17 {
        %1611 = arith.addi %1605, %c13 : index
        %1612 = memref.load %residual[%1611] : memref<?xf32>
        %1613 = arith.addf %1612, %1600 : f32
        %1614 = arith.addi %1605, %c13 : index
        memref.store %1613, %out[%1614] : memref<?xf32>
      } else {
        %1615 = arith.addi %1605, %c13 : index
        memref.store %1600, %out[%1615] : memref<?xf32>
      }
    }
    %1616 = vector.extract %517#4[4] : f32 from vector<8xf32>
    %1617 = vector.extract %517#5[4] : f32 from vector<8xf32>
    %1618 = wave.lane
    %1619 = arith.addi %16, %c11 : index
    %1620 = arith.muli %c18, %c2 : index
    %1621 = arith.addi %1619, %1620 : index
    %1622 = arith.divui %1618, %c13 : index
    %1623 = arith.addi %1621, %1622 : index
    %1624 = arith.cmpi slt, %1623, %15 : index
    scf.if %1624 {
      %1625 = arith.cmpi eq, %hasFactors, %c6 : index
      %1626 = arith.muli %1623, %c2 : index
      %1627 = memref.load %factors[%1626] : memref<?xf32>
      %1628 = arith.mulf %1627, %operandScale : f32
      %1629 = arith.select %1625, %1628, %operandScale : f32
      %1630 = arith.remui %1618, %c13 : index
      %1631 = arith.muli %1630, %c18 : index
      %1632 = arith.addi %11, %1631 : index
      %1633 = vector.load %w[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1634 = vector.bitcast %1633 : vector<4xi8> to vector<1xf32>
      %1635 = vector.extract %1634[0] : f32 from vector<1xf32>
      %1636 = arith.mulf %1635, %1629 : f32
      %1637 = arith.mulf %1616, %1636 : f32
      %1638 = arith.remui %1618, %c13 : index
      %1639 = arith.muli %1638, %c18 : index
      %1640 = arith.addi %13, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1629 : f32
      %1645 = arith.mulf %1617, %1644 : f32
      %1646 = arith.muli %1623, %outputFeatures : index
      %1647 = arith.addi %1646, %19 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c13 : index
      %1650 = arith.addi %1647, %1649 : index
      scf.if %17 {
        %1651 = arith.addi %1650, %c5 : index
        %1652 = memref.load %residual[%1651] : memref<?xf32>
        %1653 = arith.addf %1652, %1637 : f32
        %1654 = arith.addi %1650, %c5 : index
        memref.store %1653, %out[%1654] : memref<?xf32>
      } else {
        %1655 = arith.addi %1650, %c5 : index
        memref.store %1637, %out[%1655] : memref<?xf32>
      }
      scf.if %17 {
        %1656 = arith.addi %1650, %c13 : index
        %1657 = memref.load %residual[%1656] : memref<?xf32>
        %1658 = arith.addf %1657, %1645 : f32
        %1659 = arith.addi %1650, %c13 : index
        memref.store %1658, %out[%1659] : memref<?xf32>
      } else {
        %1660 = arith.addi %1650, %c13 : index
        memref.store %1645, %out[%1660] : memref<?xf32>
      }
    }
    %1661 = vector.extract %517#4[5] : f32 from vector<8xf32>
    %1662 = vector.extract %517#5[5] : f32 from vector<8xf32>
    %1663 = wave.lane
    %1664 = arith.addi %16, %c11 : index
    %1665 = arith.muli %c30, %c2 : index
    %1666 = arith.addi %1664, %1665 : index
    %1667 = arith.divui %1663, %c13 : index
    %1668 = arith.addi %1666, %1667 : index
    %1669 = arith.cmpi slt, %1668, %15 : index
    scf.if %1669 {
      %1670 = arith.cmpi eq, %hasFactors, %c6 : index
      %1671 = arith.muli %1668, %c2 : index
      %1672 = memref.load %factors[%1671] : memref<?xf32>
      %1673 = arith.mulf %1672, %operandScale : f32
      %1674 = arith.select %1670, %1673, %operandScale : f32
      %1675 = arith.remui %1663, %c13 : index
      %1676 = arith.muli %1675, %c18 : index
      %1677 = arith.addi %11, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1674 : f32
      %1682 = arith.mulf %1661, %1681 : f32
      %1683 = arith.remui %1663, %c13 : index
      %1684 = arith.muli %1683, %c18 : index
      %1685 = arith.addi %13, %1684 : index
      %1686 = vector.load %w[%1685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1687 = vector.bitcast %1686 : vector<4xi8> to vector<1xf32>
      %1688 = vector.extract %1687[0] : f32 from vector<1xf32>
      %1689 = arith.mulf %1688, %1674 : f32
      %1690 = arith.mulf %1662, %1689 : f32
      %1691 = arith.muli %1668, %outputFeatures : index
      %1692 = arith.addi %1691, %19 : index
      %1693 = wave.lane
      %1694 = arith.remui %1693, %c13 : index
      %1695 = arith.addi %1692, %1694 : index
      scf.if %17 {
        %1696 = arith.addi %1695, %c5 : index
        %1697 = memref.load %residual[%1696] : memref<?xf32>
        %1698 = arith.addf %1697, %1682 : f32
        %1699 = arith.addi %1695, %c5 : index
        memref.store %1698, %out[%1699] : memref<?xf32>
      } else {
        %1700 = arith.addi %1695, %c5 : index
        memref.store %1682, %out[%1700] : memref<?xf32>
      }
      scf.if %17 {
        %1701 = arith.addi %1695, %c13 : index
        %1702 = memref.load %residual[%1701] : memref<?xf32>
        %1703 = arith.addf %1702, %1690 : f32
        %1704 = arith.addi %1695, %c13 : index
        memref.store %1703, %out[%1704] : memref<?xf32>
      } else {
        %1705 = arith.addi %1695, %c13 : index
        memref.store %1690, %out[%1705] : memref<?xf32>
      }
    }
    %1706 = vector.extract %517#4[6] : f32 from vector<8xf32>
    %1707 = vector.extract %517#5[6] : f32 from vector<8xf32>
    %1708 = wave.lane
    %1709 = arith.addi %16, %c11 : index
    %1710 = arith.muli %c31, %c2 : index
    %1711 = arith.addi %1709, %1710 : index
    %1712 = arith.divui %1708, %c13 : index
    %1713 = arith.addi %1711, %1712 : index
    %1714 = arith.cmpi slt, %1713, %15 : index
    scf.if %1714 {
      %1715 = arith.cmpi eq, %hasFactors, %c6 : index
      %1716 = arith.muli %1713, %c2 : index
      %1717 = memref.load %factors[%1716] : memref<?xf32>
      %1718 = arith.mulf %1717, %operandScale : f32
      %1719 = arith.select %1715, %1718, %operandScale : f32
      %1720 = arith.remui %1708, %c13 : index
      %1721 = arith.muli %1720, %c18 : index
      %1722 = arith.addi %11, %1721 : index
      %1723 = vector.load %w[%1722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1724 = vector.bitcast %1723 : vector<4xi8> to vector<1xf32>
      %1725 = vector.extract %1724[0] : f32 from vector<1xf32>
      %1726 = arith.mulf %1725, %1719 : f32
      %1727 = arith.mulf %1706, %1726 : f32
      %1728 = arith.remui %1708, %c13 : index
      %1729 = arith.muli %1728, %c18 : index
      %1730 = arith.addi %13, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1719 : f32
      %1735 = arith.mulf %1707, %1734 : f32
      %1736 = arith.muli %1713, %outputFeatures : index
      %1737 = arith.addi %1736, %19 : index
      %1738 = wave.lane
      %1739 = arith.remui %1738, %c13 : index
      %1740 = arith.addi %1737, %1739 : index
      scf.if %17 {
        %1741 = arith.addi %1740, %c5 : index
        %1742 = memref.load %residual[%1741] : memref<?xf32>
        %1743 = arith.addf %1742, %1727 : f32
        %1744 = arith.addi %1740, %c5 : index
        memref.store %1743, %out[%1744] : memref<?xf32>
      } else {
        %1745 = arith.addi %1740, %c5 : index
        memref.store %1727, %out[%1745] : memref<?xf32>
      }
      scf.if %17 {
        %1746 = arith.addi %1740, %c13 : index
        %1747 = memref.load %residual[%1746] : memref<?xf32>
        %1748 = arith.addf %1747, %1735 : f32
        %1749 = arith.addi %1740, %c13 : index
        memref.store %1748, %out[%1749] : memref<?xf32>
      } else {
        %1750 = arith.addi %1740, %c13 : index
        memref.store %1735, %out[%1750] : memref<?xf32>
      }
    }
    %1751 = vector.extract %517#4[7] : f32 from vector<8xf32>
    %1752 = vector.extract %517#5[7] : f32 from vector<8xf32>
    %1753 = wave.lane
    %1754 = arith.addi %16, %c11 : index
    %1755 = arith.muli %c32, %c2 : index
    %1756 = arith.addi %1754, %1755 : index
    %1757 = arith.divui %1753, %c13 : index
    %1758 = arith.addi %1756, %1757 : index
    %1759 = arith.cmpi slt, %1758, %15 : index
    scf.if %1759 {
      %1760 = arith.cmpi eq, %hasFactors, %c6 : index
      %1761 = arith.muli %1758, %c2 : index
      %1762 = memref.load %factors[%1761] : memref<?xf32>
      %1763 = arith.mulf %1762, %operandScale : f32
      %1764 = arith.select %1760, %1763, %operandScale : f32
      %1765 = arith.remui %1753, %c13 : index
      %1766 = arith.muli %1765, %c18 : index
      %1767 = arith.addi %11, %1766 : index
      %1768 = vector.load %w[%1767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1769 = vector.bitcast %1768 : vector<4xi8> to vector<1xf32>
      %1770 = vector.extract %1769[0] : f32 from vector<1xf32>
      %1771 = arith.mulf %1770, %1764 : f32
      %1772 = arith.mulf %1751, %1771 : f32
      %1773 = arith.remui %1753, %c13 : index
      %1774 = arith.muli %1773, %c18 : index
      %1775 = arith.addi %13, %1774 : index
      %1776 = vector.load %w[%1775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1777 = vector.bitcast %1776 : vector<4xi8> to vector<1xf32>
      %1778 = vector.extract %1777[0] : f32 from vector<1xf32>
      %1779 = arith.mulf %1778, %1764 : f32
      %1780 = arith.mulf %1752, %1779 : f32
      %1781 = arith.muli %1758, %outputFeatures : index
      %1782 = arith.addi %1781, %19 : index
      %1783 = wave.lane
      %1784 = arith.remui %1783, %c13 : index
      %1785 = arith.addi %1782, %1784 : index
      scf.if %17 {
        %1786 = arith.addi %1785, %c5 : index
        %1787 = memref.load %residual[%1786] : memref<?xf32>
        %1788 = arith.addf %1787, %1772 : f32
        %1789 = arith.addi %1785, %c5 : index
        memref.store %1788, %out[%1789] : memref<?xf32>
      } else {
        %1790 = arith.addi %1785, %c5 : index
        memref.store %1772, %out[%1790] : memref<?xf32>
      }
      scf.if %17 {
        %1791 = arith.addi %1785, %c13 : index
        %1792 = memref.load %residual[%1791] : memref<?xf32>
        %1793 = arith.addf %1792, %1780 : f32
        %1794 = arith.addi %1785, %c13 : index
        memref.store %1793, %out[%1794] : memref<?xf32>
      } else {
        %1795 = arith.addi %1785, %c13 : index
        memref.store %1780, %out[%1795] : memref<?xf32>
      }
    }
    %1796 = wave.lane
    %1797 = vector.extract %517#6[0] : f32 from vector<8xf32>
    %1798 = vector.extract %517#7[0] : f32 from vector<8xf32>
    %1799 = wave.lane
    %1800 = arith.addi %16, %c14 : index
    %1801 = arith.muli %c5, %c2 : index
    %1802 = arith.addi %1800, %1801 : index
    %1803 = arith.divui %1799, %c13 : index
    %1804 = arith.addi %1802, %1803 : index
    %1805 = arith.cmpi slt, %1804, %15 : index
    scf.if %1805 {
      %1806 = arith.cmpi eq, %hasFactors, %c6 : index
      %1807 = arith.muli %1804, %c2 : index
      %1808 = memref.load %factors[%1807] : memref<?xf32>
      %1809 = arith.mulf %1808, %operandScale : f32
      %1810 = arith.select %1806, %1809, %operandScale : f32
      %1811 = arith.remui %1799, %c13 : index
      %1812 = arith.muli %1811, %c18 : index
      %1813 = arith.addi %11, %1812 : index
      %1814 = vector.load %w[%1813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1815 = vector.bitcast %1814 : vector<4xi8> to vector<1xf32>
      %1816 = vector.extract %1815[0] : f32 from vector<1xf32>
      %1817 = arith.mulf %1816, %1810 : f32
      %1818 = arith.mulf %1797, %1817 : f32
      %1819 = arith.remui %1799, %c13 : index
      %1820 = arith.muli %1819, %c18 : index
      %1821 = arith.addi %13, %1820 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.mulf %1824, %1810 : f32
      %1826 = arith.mulf %1798, %1825 : f32
      %1827 = arith.muli %1804, %outputFeatures : index
      %1828 = arith.addi %1827, %19 : index
      %1829 = wave.lane
      %1830 = arith.remui %1829, %c13 : index
      %1831 = arith.addi %1828, %1830 : index
      scf.if %17 {
        %1832 = arith.addi %1831, %c5 : index
        %1833 = memref.load %residual[%1832] : memref<?xf32>
        %1834 = arith.addf %1833, %1818 : f32
        %1835 = arith.addi %1831, %c5 : index
        memref.store %1834, %out[%1835] : memref<?xf32>
      } else {
        %1836 = arith.addi %1831, %c5 : index
        memref.store %1818, %out[%1836] : memref<?xf32>
      }
      scf.if %17 {
        %1837 = arith.addi %1831, %c13 : index
        %1838 = memref.load %residual[%1837] : memref<?xf32>
        %1839 = arith.addf %1838, %1826 : f32
        %1840 = arith.addi %1831, %c13 : index
        memref.store %1839, %out[%1840] : memref<?xf32>
      } else {
        %1841 = arith.addi %1831, %c13 : index
        memref.store %1826, %out[%1841] : memref<?xf32>
      }
    }
    %1842 = vector.extract %517#6[1] : f32 from vector<8xf32>
    %1843 = vector.extract %517#7[1] : f32 from vector<8xf32>
    %1844 = wave.lane
    %1845 = arith.addi %16, %c14 : index
    %1846 = arith.muli %c6, %c2 : index
    %1847 = arith.addi %1845, %1846 : index
    %1848 = arith.divui %1844, %c13 : index
    %1849 = arith.addi %1847, %1848 : index
    %1850 = arith.cmpi slt, %1849, %15 : index
    scf.if %1850 {
      %1851 = arith.cmpi eq, %hasFactors, %c6 : index
      %1852 = arith.muli %1849, %c2 : index
      %1853 = memref.load %factors[%1852] : memref<?xf32>
      %1854 = arith.mulf %1853, %operandScale : f32
      %1855 = arith.select %1851, %1854, %operandScale : f32
      %1856 = arith.remui %1844, %c13 : index
      %1857 = arith.muli %1856, %c18 : index
      %1858 = arith.addi %11, %1857 : index
      %1859 = vector.load %w[%1858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1860 = vector.bitcast %1859 : vector<4xi8> to vector<1xf32>
      %1861 = vector.extract %1860[0] : f32 from vector<1xf32>
      %1862 = arith.mulf %1861, %1855 : f32
      %1863 = arith.mulf %1842, %1862 : f32
      %1864 = arith.remui %1844, %c13 : index
      %1865 = arith.muli %1864, %c18 : index
      %1866 = arith.addi %13, %1865 : index
      %1867 = vector.load %w[%1866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1868 = vector.bitcast %1867 : vector<4xi8> to vector<1xf32>
      %1869 = vector.extract %1868[0] : f32 from vector<1xf32>
      %1870 = arith.mulf %1869, %1855 : f32
      %1871 = arith.mulf %1843, %1870 : f32
      %1872 = arith.muli %1849, %outputFeatures : index
      %1873 = arith.addi %1872, %19 : index
      %1874 = wave.lane
      %1875 = arith.remui %1874, %c13 : index
      %1876 = arith.addi %1873, %1875 : index
      scf.if %17 {
        %1877 = arith.addi %1876, %c5 : index
        %1878 = memref.load %residual[%1877] : memref<?xf32>
        %1879 = arith.addf %1878, %1863 : f32
        %1880 = arith.addi %1876, %c5 : index
        memref.store %1879, %out[%1880] : memref<?xf32>
      } else {
        %1881 = arith.addi %1876, %c5 : index
        memref.store %1863, %out[%1881] : memref<?xf32>
      }
      scf.if %17 {
        %1882 = arith.addi %1876, %c13 : index
        %1883 = memref.load %residual[%1882] : memref<?xf32>
        %1884 = arith.addf %1883, %1871 : f32
        %1885 = arith.addi %1876, %c13 : index
        memref.store %1884, %out[%1885] : memref<?xf32>
      } else {
        %1886 = arith.addi %1876, %c13 : index
        memref.store %1871, %out[%1886] : memref<?xf32>
      }
    }
    %1887 = vector.extract %517#6[2] : f32 from vector<8xf32>
    %1888 = vector.extract %517#7[2] : f32 from vector<8xf32>
    %1889 = wave.lane
    %1890 = arith.addi %16, %c14 : index
    %1891 = arith.muli %c2, %c2 : index
    %1892 = arith.addi %1890, %1891 : index
    %1893 = arith.divui %1889, %c13 : index
    %1894 = arith.addi %1892, %1893 : index
    %1895 = arith.cmpi slt, %1894, %15 : index
    scf.if %1895 {
      %1896 = arith.cmpi eq, %hasFactors, %c6 : index
      %1897 = arith.muli %1894, %c2 : index
      %1898 = memref.load %factors[%1897] : memref<?xf32>
      %1899 = arith.mulf %1898, %operandScale : f32
      %1900 = arith.select %1896, %1899, %operandScale : f32
      %1901 = arith.remui %1889, %c13 : index
      %1902 = arith.muli %1901, %c18 : index
      %1903 = arith.addi %11, %1902 : index
      %1904 = vector.load %w[%1903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1905 = vector.bitcast %1904 : vector<4xi8> to vector<1xf32>
      %1906 = vector.extract %1905[0] : f32 from vector<1xf32>
      %1907 = arith.mulf %1906, %1900 : f32
      %1908 = arith.mulf %1887, %1907 : f32
      %1909 = arith.remui %1889, %c13 : index
      %1910 = arith.muli %1909, %c18 : index
      %1911 = arith.addi %13, %1910 : index
      %1912 = vector.load %w[%1911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1913 = vector.bitcast %1912 : vector<4xi8> to vector<1xf32>
      %1914 = vector.extract %1913[0] : f32 from vector<1xf32>
      %1915 = arith.mulf %1914, %1900 : f32
      %1916 = arith.mulf %1888, %1915 : f32
      %1917 = arith.muli %1894, %outputFeatures : index
      %1918 = arith.addi %1917, %19 : index
      %1919 = wave.lane
      %1920 = arith.remui %1919, %c13 : index
      %1921 = arith.addi %1918, %1920 : index
      scf.if %17 {
        %1922 = arith.addi %1921, %c5 : index
        %1923 = memref.load %residual[%1922] : memref<?xf32>
        %1924 = arith.addf %1923, %1908 : f32
        %1925 = arith.addi %1921, %c5 : index
        memref.store %1924, %out[%1925] : memref<?xf32>
      } else {
        %1926 = arith.addi %1921, %c5 : index
        memref.store %1908, %out[%1926] : memref<?xf32>
      }
      scf.if %17 {
        %1927 = arith.addi %1921, %c13 : index
        %1928 = memref.load %residual[%1927] : memref<?xf32>
        %1929 = arith.addf %1928, %1916 : f32
        %1930 = arith.addi %1921, %c13 : index
        memref.store %1929, %out[%1930] : memref<?xf32>
      } else {
        %1931 = arith.addi %1921, %c13 : index
        memref.store %1916, %out[%1931] : memref<?xf32>
      }
    }
    %1932 = vector.extract %517#6[3] : f32 from vector<8xf32>
    %1933 = vector.extract %517#7[3] : f32 from vector<8xf32>
    %1934 = wave.lane
    %1935 = arith.addi %16, %c14 : index
    %1936 = arith.muli %c27, %c2 : index
    %1937 = arith.addi %1935, %1936 : index
    %1938 = arith.divui %1934, %c13 : index
    %1939 = arith.addi %1937, %1938 : index
    %1940 = arith.cmpi slt, %1939, %15 : index
    scf.if %1940 {
      %1941 = arith.cmpi eq, %hasFactors, %c6 : index
      %1942 = arith.muli %1939, %c2 : index
      %1943 = memref.load %factors[%1942] : memref<?xf32>
      %1944 = arith.mulf %1943, %operandScale : f32
      %1945 = arith.select %1941, %1944, %operandScale : f32
      %1946 = arith.remui %1934, %c13 : index
      %1947 = arith.muli %1946, %c18 : index
      %1948 = arith.addi %11, %1947 : index
      %1949 = vector.load %w[%1948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1950 = vector.bitcast %1949 : vector<4xi8> to vector<1xf32>
      %1951 = vector.extract %1950[0] : f32 from vector<1xf32>
      %1952 = arith.mulf %1951, %1945 : f32
      %1953 = arith.mulf %1932, %1952 : f32
      %1954 = arith.remui %1934, %c13 : index
      %1955 = arith.muli %1954, %c18 : index
      %1956 = arith.addi %13, %1955 : index
      %1957 = vector.load %w[%1956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1958 = vector.bitcast %1957 : vector<4xi8> to vector<1xf32>
      %1959 = vector.extract %1958[0] : f32 from vector<1xf32>
      %1960 = arith.mulf %1959, %1945 : f32
      %1961 = arith.mulf %1933, %1960 : f32
      %1962 = arith.muli %1939, %outputFeatures : index
      %1963 = arith.addi %1962, %19 : index
      %1964 = wave.lane
      %1965 = arith.remui %1964, %c13 : index
      %1966 = arith.addi %1963, %1965 : index
      scf.if %17 {
        %1967 = arith.addi %1966, %c5 : index
        %1968 = memref.load %residual[%1967] : memref<?xf32>
        %1969 = arith.addf %1968, %1953 : f32
        %1970 = arith.addi %1966, %c5 : index
        memref.store %1969, %out[%1970] : memref<?xf32>
      } else {
        %1971 = arith.addi %1966, %c5 : index
        memref.store %1953, %out[%1971] : memref<?xf32>
      }
      scf.if %17 {
        %1972 = arith.addi %1966, %c13 : index
        %1973 = memref.load %residual[%1972] : memref<?xf32>
        %1974 = arith.addf %1973, %1961 : f32
        %1975 = arith.addi %1966, %c13 : index
        memref.store %1974, %out[%1975] : memref<?xf32>
      } else {
        %1976 = arith.addi %1966, %c13 : index
        memref.store %1961, %out[%1976] : memref<?xf32>
      }
    }
    %1977 = vector.extract %517#6[4] : f32 from vector<8xf32>
    %1978 = vector.extract %517#7[4] : f32 from vector<8xf32>
    %1979 = wave.lane
    %1980 = arith.addi %16, %c14 : index
    %1981 = arith.muli %c18, %c2 : index
    %1982 = arith.addi %1980, %1981 : index
    %1983 = arith.divui %1979, %c13 : index
    %1984 = arith.addi %1982, %1983 : index
    %1985 = arith.cmpi slt, %1984, %15 : index
    scf.if %1985 {
      %1986 = arith.cmpi eq, %hasFactors, %c6 : index
      %1987 = arith.muli %1984, %c2 : index
      %1988 = memref.load %factors[%1987] : memref<?xf32>
      %1989 = arith.mulf %1988, %operandScale : f32
      %1990 = arith.select %1986, %1989, %operandScale : f32
      %1991 = arith.remui %1979, %c13 : index
      %1992 = arith.muli %1991, %c18 : index
      %1993 = arith.addi %11, %1992 : index
      %1994 = vector.load %w[%1993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1995 = vector.bitcast %1994 : vector<4xi8> to vector<1xf32>
      %1996 = vector.extract %1995[0] : f32 from vector<1xf32>
      %1997 = arith.mulf %1996, %1990 : f32
      %1998 = arith.mulf %1977, %1997 : f32
      %1999 = arith.remui %1979, %c13 : index
      %2000 = arith.muli %1999, %c18 : index
      %2001 = arith.addi %13, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1990 : f32
      %2006 = arith.mulf %1978, %2005 : f32
      %2007 = arith.muli %1984, %outputFeatures : index
      %2008 = arith.addi %2007, %19 : index
      %2009 = wave.lane
      %2010 = arith.remui %2009, %c13 : index
      %2011 = arith.addi %2008, %2010 : index
      scf.if %17 {
        %2012 = arith.addi %2011, %c5 : index
        %2013 = memref.load %residual[%2012] : memref<?xf32>
        %2014 = arith.addf %2013, %1998 : f32
        %2015 = arith.addi %2011, %c5 : index
        memref.store %2014, %out[%2015] : memref<?xf32>
      } else {
        %2016 = arith.addi %2011, %c5 : index
        memref.store %1998, %out[%2016] : memref<?xf32>
      }
      scf.if %17 {
        %2017 = arith.addi %2011, %c13 : index
        %2018 = memref.load %residual[%2017] : memref<?xf32>
        %2019 = arith.addf %2018, %2006 : f32
        %2020 = arith.addi %2011, %c13 : index
        memref.store %2019, %out[%2020] : memref<?xf32>
      } else {
        %2021 = arith.addi %2011, %c13 : index
        memref.store %2006, %out[%2021] : memref<?xf32>
      }
    }
    %2022 = vector.extract %517#6[5] : f32 from vector<8xf32>
    %2023 = vector.extract %517#7[5] : f32 from vector<8xf32>
    %2024 = wave.lane
    %2025 = arith.addi %16, %c14 : index
    %2026 = arith.muli %c30, %c2 : index
    %2027 = arith.addi %2025, %2026 : index
    %2028 = arith.divui %2024, %c13 : index
    %2029 = arith.addi %2027, %2028 : index
    %2030 = arith.cmpi slt, %2029, %15 : index
    scf.if %2030 {
      %2031 = arith.cmpi eq, %hasFactors, %c6 : index
      %2032 = arith.muli %2029, %c2 : index
      %2033 = memref.load %factors[%2032] : memref<?xf32>
      %2034 = arith.mulf %2033, %operandScale : f32
      %2035 = arith.select %2031, %2034, %operandScale : f32
      %2036 = arith.remui %2024, %c13 : index
      %2037 = arith.muli %2036, %c18 : index
      %2038 = arith.addi %11, %2037 : index
      %2039 = vector.load %w[%2038] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2040 = vector.bitcast %2039 : vector<4xi8> to vector<1xf32>
      %2041 = vector.extract %2040[0] : f32 from vector<1xf32>
      %2042 = arith.mulf %2041, %2035 : f32
      %2043 = arith.mulf %2022, %2042 : f32
      %2044 = arith.remui %2024, %c13 : index
      %2045 = arith.muli %2044, %c18 : index
      %2046 = arith.addi %13, %2045 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.mulf %2049, %2035 : f32
      %2051 = arith.mulf %2023, %2050 : f32
      %2052 = arith.muli %2029, %outputFeatures : index
      %2053 = arith.addi %2052, %19 : index
      %2054 = wave.lane
      %2055 = arith.remui %2054, %c13 : index
      %2056 = arith.addi %2053, %2055 : index
      scf.if %17 {
        %2057 = arith.addi %2056, %c5 : index
        %2058 = memref.load %residual[%2057] : memref<?xf32>
        %2059 = arith.addf %2058, %2043 : f32
        %2060 = arith.addi %2056, %c5 : index
        memref.store %2059, %out[%2060] : memref<?xf32>
      } else {
        %2061 = arith.addi %2056, %c5 : index
        memref.store %2043, %out[%2061] : memref<?xf32>
      }
      scf.if %17 {
        %2062 = arith.addi %2056, %c13 : index
        %2063 = memref.load %residual[%2062] : memref<?xf32>
        %2064 = arith.addf %2063, %2051 : f32
        %2065 = arith.addi %2056, %c13 : index
        memref.store %2064, %out[%2065] : memref<?xf32>
      } else {
        %2066 = arith.addi %2056, %c13 : index
        memref.store %2051, %out[%2066] : memref<?xf32>
      }
    }
    %2067 = vector.extract %517#6[6] : f32 from vector<8xf32>
    %2068 = vector.extract %517#7[6] : f32 from vector<8xf32>
    %2069 = wave.lane
    %2070 = arith.addi %16, %c14 : index
    %2071 = arith.muli %c31, %c2 : index
    %2072 = arith.addi %2070, %2071 : index
    %2073 = arith.divui %2069, %c13 : index
    %2074 = arith.addi %2072, %2073 : index
    %2075 = arith.cmpi slt, %2074, %15 : index
    scf.if %2075 {
      %2076 = arith.cmpi eq, %hasFactors, %c6 : index
      %2077 = arith.muli %2074, %c2 : index
      %2078 = memref.load %factors[%2077] : memref<?xf32>
      %2079 = arith.mulf %2078, %operandScale : f32
      %2080 = arith.select %2076, %2079, %operandScale : f32
      %2081 = arith.remui %2069, %c13 : index
      %2082 = arith.muli %2081, %c18 : index
      %2083 = arith.addi %11, %2082 : index
      %2084 = vector.load %w[%2083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2085 = vector.bitcast %2084 : vector<4xi8> to vector<1xf32>
      %2086 = vector.extract %2085[0] : f32 from vector<1xf32>
      %2087 = arith.mulf %2086, %2080 : f32
      %2088 = arith.mulf %2067, %2087 : f32
      %2089 = arith.remui %2069, %c13 : index
      %2090 = arith.muli %2089, %c18 : index
      %2091 = arith.addi %13, %2090 : index
      %2092 = vector.load %w[%2091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2093 = vector.bitcast %2092 : vector<4xi8> to vector<1xf32>
      %2094 = vector.extract %2093[0] : f32 from vector<1xf32>
      %2095 = arith.mulf %2094, %2080 : f32
      %2096 = arith.mulf %2068, %2095 : f32
      %2097 = arith.muli %2074, %outputFeatures : index
      %2098 = arith.addi %2097, %19 : index
      %2099 = wave.lane
      %2100 = arith.remui %2099, %c13 : index
      %2101 = arith.addi %2098, %2100 : index
      scf.if %17 {
        %2102 = arith.addi %2101, %c5 : index
        %2103 = memref.load %residual[%2102] : memref<?xf32>
        %2104 = arith.addf %2103, %2088 : f32
        %2105 = arith.addi %2101, %c5 : index
        memref.store %2104, %out[%2105] : memref<?xf32>
      } else {
        %2106 = arith.addi %2101, %c5 : index
        memref.store %2088, %out[%2106] : memref<?xf32>
      }
      scf.if %17 {
        %2107 = arith.addi %2101, %c13 : index
        %2108 = memref.load %residual[%2107] : memref<?xf32>
        %2109 = arith.addf %2108, %2096 : f32
        %2110 = arith.addi %2101, %c13 : index
        memref.store %2109, %out[%2110] : memref<?xf32>
      } else {
        %2111 = arith.addi %2101, %c13 : index
        memref.store %2096, %out[%2111] : memref<?xf32>
      }
    }
    %2112 = vector.extract %517#6[7] : f32 from vector<8xf32>
    %2113 = vector.extract %517#7[7] : f32 from vector<8xf32>
    %2114 = wave.lane
    %2115 = arith.addi %16, %c14 : index
    %2116 = arith.muli %c32, %c2 : index
    %2117 = arith.addi %2115, %2116 : index
    %2118 = arith.divui %2114, %c13 : index
    %2119 = arith.addi %2117, %2118 : index
    %2120 = arith.cmpi slt, %2119, %15 : index
    scf.if %2120 {
      %2121 = arith.cmpi eq, %hasFactors, %c6 : index
      %2122 = arith.muli %2119, %c2 : index
      %2123 = memref.load %factors[%2122] : memref<?xf32>
      %2124 = arith.mulf %2123, %operandScale : f32
      %2125 = arith.select %2121, %2124, %operandScale : f32
      %2126 = arith.remui %2114, %c13 : index
      %2127 = arith.muli %2126, %c18 : index
      %2128 = arith.addi %11, %2127 : index
      %2129 = vector.load %w[%2128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2130 = vector.bitcast %2129 : vector<4xi8> to vector<1xf32>
      %2131 = vector.extract %2130[0] : f32 from vector<1xf32>
      %2132 = arith.mulf %2131, %2125 : f32
      %2133 = arith.mulf %2112, %2132 : f32
      %2134 = arith.remui %2114, %c13 : index
      %2135 = arith.muli %2134, %c18 : index
      %2136 = arith.addi %13, %2135 : index
      %2137 = vector.load %w[%2136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2138 = vector.bitcast %2137 : vector<4xi8> to vector<1xf32>
      %2139 = vector.extract %2138[0] : f32 from vector<1xf32>
      %2140 = arith.mulf %2139, %2125 : f32
      %2141 = arith.mulf %2113, %2140 : f32
      %2142 = arith.muli %2119, %outputFeatures : index
      %2143 = arith.addi %2142, %19 : index
      %2144 = wave.lane
      %2145 = arith.remui %2144, %c13 : index
      %2146 = arith.addi %2143, %2145 : index
      scf.if %17 {
        %2147 = arith.addi %2146, %c5 : index
        %2148 = memref.load %residual[%2147] : memref<?xf32>
        %2149 = arith.addf %2148, %2133 : f32
        %2150 = arith.addi %2146, %c5 : index
        memref.store %2149, %out[%2150] : memref<?xf32>
      } else {
        %2151 = arith.addi %2146, %c5 : index
        memref.store %2133, %out[%2151] : memref<?xf32>
      }
      scf.if %17 {
        %2152 = arith.addi %2146, %c13 : index
        %2153 = memref.load %residual[%2152] : memref<?xf32>
        %2154 = arith.addf %2153, %2141 : f32
        %2155 = arith.addi %2146, %c13 : index
        memref.store %2154, %out[%2155] : memref<?xf32>
      } else {
        %2156 = arith.addi %2146, %c13 : index
        memref.store %2141, %out[%2156] : memref<?xf32>
      }
    }
  }
  wave.return
}
