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
  %c29 = arith.constant 0x3F800000 : f32
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
      %724 = memref.load %factors[%721] : memref<?xf32>
      %725 = arith.select %723, %724, %c29 : f32
      %726 = arith.remui %716, %c13 : index
      %727 = arith.muli %726, %c18 : index
      %728 = arith.addi %11, %727 : index
      %729 = vector.load %w[%728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %730 = vector.bitcast %729 : vector<4xi8> to vector<1xf32>
      %731 = vector.extract %730[0] : f32 from vector<1xf32>
      %732 = arith.mulf %731, %725 : f32
      %733 = arith.mulf %714, %732 : f32
      %734 = arith.remui %716, %c13 : index
      %735 = arith.muli %734, %c18 : index
      %736 = arith.addi %13, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %725 : f32
      %741 = arith.mulf %715, %740 : f32
      %742 = arith.muli %721, %outputFeatures : index
      %743 = arith.addi %742, %19 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c13 : index
      %746 = arith.addi %743, %745 : index
      scf.if %17 {
        %747 = arith.addi %746, %c5 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %733 : f32
        %750 = arith.addi %746, %c5 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %746, %c5 : index
        memref.store %733, %out[%751] : memref<?xf32>
      }
      scf.if %17 {
        %752 = arith.addi %746, %c13 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %741 : f32
        %755 = arith.addi %746, %c13 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %746, %c13 : index
        memref.store %741, %out[%756] : memref<?xf32>
      }
    }
    %757 = vector.extract %517#0[1] : f32 from vector<8xf32>
    %758 = vector.extract %517#1[1] : f32 from vector<8xf32>
    %759 = wave.lane
    %760 = arith.addi %16, %c5 : index
    %761 = arith.muli %c6, %c2 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.divui %759, %c13 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.cmpi slt, %764, %15 : index
    scf.if %765 {
      %766 = arith.cmpi eq, %hasFactors, %c6 : index
      %767 = memref.load %factors[%764] : memref<?xf32>
      %768 = arith.select %766, %767, %c29 : f32
      %769 = arith.remui %759, %c13 : index
      %770 = arith.muli %769, %c18 : index
      %771 = arith.addi %11, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %768 : f32
      %776 = arith.mulf %757, %775 : f32
      %777 = arith.remui %759, %c13 : index
      %778 = arith.muli %777, %c18 : index
      %779 = arith.addi %13, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %768 : f32
      %784 = arith.mulf %758, %783 : f32
      %785 = arith.muli %764, %outputFeatures : index
      %786 = arith.addi %785, %19 : index
      %787 = wave.lane
      %788 = arith.remui %787, %c13 : index
      %789 = arith.addi %786, %788 : index
      scf.if %17 {
        %790 = arith.addi %789, %c5 : index
        %791 = memref.load %residual[%790] : memref<?xf32>
        %792 = arith.addf %791, %776 : f32
        %793 = arith.addi %789, %c5 : index
        memref.store %792, %out[%793] : memref<?xf32>
      } else {
        %794 = arith.addi %789, %c5 : index
        memref.store %776, %out[%794] : memref<?xf32>
      }
      scf.if %17 {
        %795 = arith.addi %789, %c13 : index
        %796 = memref.load %residual[%795] : memref<?xf32>
        %797 = arith.addf %796, %784 : f32
        %798 = arith.addi %789, %c13 : index
        memref.store %797, %out[%798] : memref<?xf32>
      } else {
        %799 = arith.addi %789, %c13 : index
        memref.store %784, %out[%799] : memref<?xf32>
      }
    }
    %800 = vector.extract %517#0[2] : f32 from vector<8xf32>
    %801 = vector.extract %517#1[2] : f32 from vector<8xf32>
    %802 = wave.lane
    %803 = arith.addi %16, %c5 : index
    %804 = arith.muli %c2, %c2 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.divui %802, %c13 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.cmpi slt, %807, %15 : index
    scf.if %808 {
      %809 = arith.cmpi eq, %hasFactors, %c6 : index
      %810 = memref.load %factors[%807] : memref<?xf32>
      %811 = arith.select %809, %810, %c29 : f32
      %812 = arith.remui %802, %c13 : index
      %813 = arith.muli %812, %c18 : index
      %814 = arith.addi %11, %813 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.mulf %817, %811 : f32
      %819 = arith.mulf %800, %818 : f32
      %820 = arith.remui %802, %c13 : index
      %821 = arith.muli %820, %c18 : index
      %822 = arith.addi %13, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %811 : f32
      %827 = arith.mulf %801, %826 : f32
      %828 = arith.muli %807, %outputFeatures : index
      %829 = arith.addi %828, %19 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c13 : index
      %832 = arith.addi %829, %831 : index
      scf.if %17 {
        %833 = arith.addi %832, %c5 : index
        %834 = memref.load %residual[%833] : memref<?xf32>
        %835 = arith.addf %834, %819 : f32
        %836 = arith.addi %832, %c5 : index
        memref.store %835, %out[%836] : memref<?xf32>
      } else {
        %837 = arith.addi %832, %c5 : index
        memref.store %819, %out[%837] : memref<?xf32>
      }
      scf.if %17 {
        %838 = arith.addi %832, %c13 : index
        %839 = memref.load %residual[%838] : memref<?xf32>
        %840 = arith.addf %839, %827 : f32
        %841 = arith.addi %832, %c13 : index
        memref.store %840, %out[%841] : memref<?xf32>
      } else {
        %842 = arith.addi %832, %c13 : index
        memref.store %827, %out[%842] : memref<?xf32>
      }
    }
    %843 = vector.extract %517#0[3] : f32 from vector<8xf32>
    %844 = vector.extract %517#1[3] : f32 from vector<8xf32>
    %845 = wave.lane
    %846 = arith.addi %16, %c5 : index
    %847 = arith.muli %c27, %c2 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.divui %845, %c13 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.cmpi slt, %850, %15 : index
    scf.if %851 {
      %852 = arith.cmpi eq, %hasFactors, %c6 : index
      %853 = memref.load %factors[%850] : memref<?xf32>
      %854 = arith.select %852, %853, %c29 : f32
      %855 = arith.remui %845, %c13 : index
      %856 = arith.muli %855, %c18 : index
      %857 = arith.addi %11, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %854 : f32
      %862 = arith.mulf %843, %861 : f32
      %863 = arith.remui %845, %c13 : index
      %864 = arith.muli %863, %c18 : index
      %865 = arith.addi %13, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %854 : f32
      %870 = arith.mulf %844, %869 : f32
      %871 = arith.muli %850, %outputFeatures : index
      %872 = arith.addi %871, %19 : index
      %873 = wave.lane
      %874 = arith.remui %873, %c13 : index
      %875 = arith.addi %872, %874 : index
      scf.if %17 {
        %876 = arith.addi %875, %c5 : index
        %877 = memref.load %residual[%876] : memref<?xf32>
        %878 = arith.addf %877, %862 : f32
        %879 = arith.addi %875, %c5 : index
        memref.store %878, %out[%879] : memref<?xf32>
      } else {
        %880 = arith.addi %875, %c5 : index
        memref.store %862, %out[%880] : memref<?xf32>
      }
      scf.if %17 {
        %881 = arith.addi %875, %c13 : index
        %882 = memref.load %residual[%881] : memref<?xf32>
        %883 = arith.addf %882, %870 : f32
        %884 = arith.addi %875, %c13 : index
        memref.store %883, %out[%884] : memref<?xf32>
      } else {
        %885 = arith.addi %875, %c13 : index
        memref.store %870, %out[%885] : memref<?xf32>
      }
    }
    %886 = vector.extract %517#0[4] : f32 from vector<8xf32>
    %887 = vector.extract %517#1[4] : f32 from vector<8xf32>
    %888 = wave.lane
    %889 = arith.addi %16, %c5 : index
    %890 = arith.muli %c18, %c2 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.divui %888, %c13 : index
    %893 = arith.addi %891, %892 : index
    %894 = arith.cmpi slt, %893, %15 : index
    scf.if %894 {
      %895 = arith.cmpi eq, %hasFactors, %c6 : index
      %896 = memref.load %factors[%893] : memref<?xf32>
      %897 = arith.select %895, %896, %c29 : f32
      %898 = arith.remui %888, %c13 : index
      %899 = arith.muli %898, %c18 : index
      %900 = arith.addi %11, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.mulf %903, %897 : f32
      %905 = arith.mulf %886, %904 : f32
      %906 = arith.remui %888, %c13 : index
      %907 = arith.muli %906, %c18 : index
      %908 = arith.addi %13, %907 : index
      %909 = vector.load %w[%908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %910 = vector.bitcast %909 : vector<4xi8> to vector<1xf32>
      %911 = vector.extract %910[0] : f32 from vector<1xf32>
      %912 = arith.mulf %911, %897 : f32
      %913 = arith.mulf %887, %912 : f32
      %914 = arith.muli %893, %outputFeatures : index
      %915 = arith.addi %914, %19 : index
      %916 = wave.lane
      %917 = arith.remui %916, %c13 : index
      %918 = arith.addi %915, %917 : index
      scf.if %17 {
        %919 = arith.addi %918, %c5 : index
        %920 = memref.load %residual[%919] : memref<?xf32>
        %921 = arith.addf %920, %905 : f32
        %922 = arith.addi %918, %c5 : index
        memref.store %921, %out[%922] : memref<?xf32>
      } else {
        %923 = arith.addi %918, %c5 : index
        memref.store %905, %out[%923] : memref<?xf32>
      }
      scf.if %17 {
        %924 = arith.addi %918, %c13 : index
        %925 = memref.load %residual[%924] : memref<?xf32>
        %926 = arith.addf %925, %913 : f32
        %927 = arith.addi %918, %c13 : index
        memref.store %926, %out[%927] : memref<?xf32>
      } else {
        %928 = arith.addi %918, %c13 : index
        memref.store %913, %out[%928] : memref<?xf32>
      }
    }
    %929 = vector.extract %517#0[5] : f32 from vector<8xf32>
    %930 = vector.extract %517#1[5] : f32 from vector<8xf32>
    %931 = wave.lane
    %932 = arith.addi %16, %c5 : index
    %933 = arith.muli %c30, %c2 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.divui %931, %c13 : index
    %936 = arith.addi %934, %935 : index
    %937 = arith.cmpi slt, %936, %15 : index
    scf.if %937 {
      %938 = arith.cmpi eq, %hasFactors, %c6 : index
      %939 = memref.load %factors[%936] : memref<?xf32>
      %940 = arith.select %938, %939, %c29 : f32
      %941 = arith.remui %931, %c13 : index
      %942 = arith.muli %941, %c18 : index
      %943 = arith.addi %11, %942 : index
      %944 = vector.load %w[%943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %945 = vector.bitcast %944 : vector<4xi8> to vector<1xf32>
      %946 = vector.extract %945[0] : f32 from vector<1xf32>
      %947 = arith.mulf %946, %940 : f32
      %948 = arith.mulf %929, %947 : f32
      %949 = arith.remui %931, %c13 : index
      %950 = arith.muli %949, %c18 : index
      %951 = arith.addi %13, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %940 : f32
      %956 = arith.mulf %930, %955 : f32
      %957 = arith.muli %936, %outputFeatures : index
      %958 = arith.addi %957, %19 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c13 : index
      %961 = arith.addi %958, %960 : index
      scf.if %17 {
        %962 = arith.addi %961, %c5 : index
        %963 = memref.load %residual[%962] : memref<?xf32>
        %964 = arith.addf %963, %948 : f32
        %965 = arith.addi %961, %c5 : index
        memref.store %964, %out[%965] : memref<?xf32>
      } else {
        %966 = arith.addi %961, %c5 : index
        memref.store %948, %out[%966] : memref<?xf32>
      }
      scf.if %17 {
        %967 = arith.addi %961, %c13 : index
        %968 = memref.load %residual[%967] : memref<?xf32>
        %969 = arith.addf %968, %956 : f32
        %970 = arith.addi %961, %c13 : index
        memref.store %969, %out[%970] : memref<?xf32>
      } else {
        %971 = arith.addi %961, %c13 : index
        memref.store %956, %out[%971] : memref<?xf32>
      }
    }
    %972 = vector.extract %517#0[6] : f32 from vector<8xf32>
    %973 = vector.extract %517#1[6] : f32 from vector<8xf32>
    %974 = wave.lane
    %975 = arith.addi %16, %c5 : index
    %976 = arith.muli %c31, %c2 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.divui %974, %c13 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.cmpi slt, %979, %15 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c6 : index
      %982 = memref.load %factors[%979] : memref<?xf32>
      %983 = arith.select %981, %982, %c29 : f32
      %984 = arith.remui %974, %c13 : index
      %985 = arith.muli %984, %c18 : index
      %986 = arith.addi %11, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %972, %990 : f32
      %992 = arith.remui %974, %c13 : index
      %993 = arith.muli %992, %c18 : index
      %994 = arith.addi %13, %993 : index
      %995 = vector.load %w[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %996 = vector.bitcast %995 : vector<4xi8> to vector<1xf32>
      %997 = vector.extract %996[0] : f32 from vector<1xf32>
      %998 = arith.mulf %997, %983 : f32
      %999 = arith.mulf %973, %998 : f32
      %1000 = arith.muli %979, %outputFeatures : index
      %1001 = arith.addi %1000, %19 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c13 : index
      %1004 = arith.addi %1001, %1003 : index
      scf.if %17 {
        %1005 = arith.addi %1004, %c5 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %991 : f32
        %1008 = arith.addi %1004, %c5 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %1004, %c5 : index
        memref.store %991, %out[%1009] : memref<?xf32>
      }
      scf.if %17 {
        %1010 = arith.addi %1004, %c13 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %999 : f32
        %1013 = arith.addi %1004, %c13 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1004, %c13 : index
        memref.store %999, %out[%1014] : memref<?xf32>
      }
    }
    %1015 = vector.extract %517#0[7] : f32 from vector<8xf32>
    %1016 = vector.extract %517#1[7] : f32 from vector<8xf32>
    %1017 = wave.lane
    %1018 = arith.addi %16, %c5 : index
    %1019 = arith.muli %c32, %c2 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.divui %1017, %c13 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.cmpi slt, %1022, %15 : index
    scf.if %1023 {
      %1024 = arith.cmpi eq, %hasFactors, %c6 : index
      %1025 = memref.load %factors[%1022] : memref<?xf32>
      %1026 = arith.select %1024, %1025, %c29 : f32
      %1027 = arith.remui %1017, %c13 : index
      %1028 = arith.muli %1027, %c18 : index
      %1029 = arith.addi %11, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %1026 : f32
      %1034 = arith.mulf %1015, %1033 : f32
      %1035 = arith.remui %1017, %c13 : index
      %1036 = arith.muli %1035, %c18 : index
      %1037 = arith.addi %13, %1036 : index
      %1038 = vector.load %w[%1037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1039 = vector.bitcast %1038 : vector<4xi8> to vector<1xf32>
      %1040 = vector.extract %1039[0] : f32 from vector<1xf32>
      %1041 = arith.mulf %1040, %1026 : f32
      %1042 = arith.mulf %1016, %1041 : f32
      %1043 = arith.muli %1022, %outputFeatures : index
      %1044 = arith.addi %1043, %19 : index
      %1045 = wave.lane
      %1046 = arith.remui %1045, %c13 : index
      %1047 = arith.addi %1044, %1046 : index
      scf.if %17 {
        %1048 = arith.addi %1047, %c5 : index
        %1049 = memref.load %residual[%1048] : memref<?xf32>
        %1050 = arith.addf %1049, %1034 : f32
        %1051 = arith.addi %1047, %c5 : index
        memref.store %1050, %out[%1051] : memref<?xf32>
      } else {
        %1052 = arith.addi %1047, %c5 : index
        memref.store %1034, %out[%1052] : memref<?xf32>
      }
      scf.if %17 {
        %1053 = arith.addi %1047, %c13 : index
        %1054 = memref.load %residual[%1053] : memref<?xf32>
        %1055 = arith.addf %1054, %1042 : f32
        %1056 = arith.addi %1047, %c13 : index
        memref.store %1055, %out[%1056] : memref<?xf32>
      } else {
        %1057 = arith.addi %1047, %c13 : index
        memref.store %1042, %out[%1057] : memref<?xf32>
      }
    }
    %1058 = wave.lane
    %1059 = vector.extract %517#2[0] : f32 from vector<8xf32>
    %1060 = vector.extract %517#3[0] : f32 from vector<8xf32>
    %1061 = wave.lane
    %1062 = arith.addi %16, %c13 : index
    %1063 = arith.muli %c5, %c2 : index
    %1064 = arith.addi %1062, %1063 : index
    %1065 = arith.divui %1061, %c13 : index
    %1066 = arith.addi %1064, %1065 : index
    %1067 = arith.cmpi slt, %1066, %15 : index
    scf.if %1067 {
      %1068 = arith.cmpi eq, %hasFactors, %c6 : index
      %1069 = memref.load %factors[%1066] : memref<?xf32>
      %1070 = arith.select %1068, %1069, %c29 : f32
      %1071 = arith.remui %1061, %c13 : index
      %1072 = arith.muli %1071, %c18 : index
      %1073 = arith.addi %11, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1070 : f32
      %1078 = arith.mulf %1059, %1077 : f32
      %1079 = arith.remui %1061, %c13 : index
      %1080 = arith.muli %1079, %c18 : index
      %1081 = arith.addi %13, %1080 : index
      %1082 = vector.load %w[%1081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1083 = vector.bitcast %1082 : vector<4xi8> to vector<1xf32>
      %1084 = vector.extract %1083[0] : f32 from vector<1xf32>
      %1085 = arith.mulf %1084, %1070 : f32
      %1086 = arith.mulf %1060, %1085 : f32
      %1087 = arith.muli %1066, %outputFeatures : index
      %1088 = arith.addi %1087, %19 : index
      %1089 = wave.lane
      %1090 = arith.remui %1089, %c13 : index
      %1091 = arith.addi %1088, %1090 : index
      scf.if %17 {
        %1092 = arith.addi %1091, %c5 : index
        %1093 = memref.load %residual[%1092] : memref<?xf32>
        %1094 = arith.addf %1093, %1078 : f32
        %1095 = arith.addi %1091, %c5 : index
        memref.store %1094, %out[%1095] : memref<?xf32>
      } else {
        %1096 = arith.addi %1091, %c5 : index
        memref.store %1078, %out[%1096] : memref<?xf32>
      }
      scf.if %17 {
        %1097 = arith.addi %1091, %c13 : index
        %1098 = memref.load %residual[%1097] : memref<?xf32>
        %1099 = arith.addf %1098, %1086 : f32
        %1100 = arith.addi %1091, %c13 : index
        memref.store %1099, %out[%1100] : memref<?xf32>
      } else {
        %1101 = arith.addi %1091, %c13 : index
        memref.store %1086, %out[%1101] : memref<?xf32>
      }
    }
    %1102 = vector.extract %517#2[1] : f32 from vector<8xf32>
    %1103 = vector.extract %517#3[1] : f32 from vector<8xf32>
    %1104 = wave.lane
    %1105 = arith.addi %16, %c13 : index
    %1106 = arith.muli %c6, %c2 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.divui %1104, %c13 : index
    %1109 = arith.addi %1107, %1108 : index
    %1110 = arith.cmpi slt, %1109, %15 : index
    scf.if %1110 {
      %1111 = arith.cmpi eq, %hasFactors, %c6 : index
      %1112 = memref.load %factors[%1109] : memref<?xf32>
      %1113 = arith.select %1111, %1112, %c29 : f32
      %1114 = arith.remui %1104, %c13 : index
      %1115 = arith.muli %1114, %c18 : index
      %1116 = arith.addi %11, %1115 : index
      %1117 = vector.load %w[%1116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1118 = vector.bitcast %1117 : vector<4xi8> to vector<1xf32>
      %1119 = vector.extract %1118[0] : f32 from vector<1xf32>
      %1120 = arith.mulf %1119, %1113 : f32
      %1121 = arith.mulf %1102, %1120 : f32
      %1122 = arith.remui %1104, %c13 : index
      %1123 = arith.muli %1122, %c18 : index
      %1124 = arith.addi %13, %1123 : index
      %1125 = vector.load %w[%1124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1126 = vector.bitcast %1125 : vector<4xi8> to vector<1xf32>
      %1127 = vector.extract %1126[0] : f32 from vector<1xf32>
      %1128 = arith.mulf %1127, %1113 : f32
      %1129 = arith.mulf %1103, %1128 : f32
      %1130 = arith.muli %1109, %outputFeatures : index
      %1131 = arith.addi %1130, %19 : index
      %1132 = wave.lane
      %1133 = arith.remui %1132, %c13 : index
      %1134 = arith.addi %1131, %1133 : index
      scf.if %17 {
        %1135 = arith.addi %1134, %c5 : index
        %1136 = memref.load %residual[%1135] : memref<?xf32>
        %1137 = arith.addf %1136, %1121 : f32
        %1138 = arith.addi %1134, %c5 : index
        memref.store %1137, %out[%1138] : memref<?xf32>
      } else {
        %1139 = arith.addi %1134, %c5 : index
        memref.store %1121, %out[%1139] : memref<?xf32>
      }
      scf.if %17 {
        %1140 = arith.addi %1134, %c13 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1129 : f32
        %1143 = arith.addi %1134, %c13 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1134, %c13 : index
        memref.store %1129, %out[%1144] : memref<?xf32>
      }
    }
    %1145 = vector.extract %517#2[2] : f32 from vector<8xf32>
    %1146 = vector.extract %517#3[2] : f32 from vector<8xf32>
    %1147 = wave.lane
    %1148 = arith.addi %16, %c13 : index
    %1149 = arith.muli %c2, %c2 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.divui %1147, %c13 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.cmpi slt, %1152, %15 : index
    scf.if %1153 {
      %1154 = arith.cmpi eq, %hasFactors, %c6 : index
      %1155 = memref.load %factors[%1152] : memref<?xf32>
      %1156 = arith.select %1154, %1155, %c29 : f32
      %1157 = arith.remui %1147, %c13 : index
      %1158 = arith.muli %1157, %c18 : index
      %1159 = arith.addi %11, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1156 : f32
      %1164 = arith.mulf %1145, %1163 : f32
      %1165 = arith.remui %1147, %c13 : index
      %1166 = arith.muli %1165, %c18 : index
      %1167 = arith.addi %13, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1156 : f32
      %1172 = arith.mulf %1146, %1171 : f32
      %1173 = arith.muli %1152, %outputFeatures : index
      %1174 = arith.addi %1173, %19 : index
      %1175 = wave.lane
      %1176 = arith.remui %1175, %c13 : index
      %1177 = arith.addi %1174, %1176 : index
      scf.if %17 {
        %1178 = arith.addi %1177, %c5 : index
        %1179 = memref.load %residual[%1178] : memref<?xf32>
        %1180 = arith.addf %1179, %1164 : f32
        %1181 = arith.addi %1177, %c5 : index
        memref.store %1180, %out[%1181] : memref<?xf32>
      } else {
        %1182 = arith.addi %1177, %c5 : index
        memref.store %1164, %out[%1182] : memref<?xf32>
      }
      scf.if %17 {
        %1183 = arith.addi %1177, %c13 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1172 : f32
        %1186 = arith.addi %1177, %c13 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1177, %c13 : index
        memref.store %1172, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %517#2[3] : f32 from vector<8xf32>
    %1189 = vector.extract %517#3[3] : f32 from vector<8xf32>
    %1190 = wave.lane
    %1191 = arith.addi %16, %c13 : index
    %1192 = arith.muli %c27, %c2 : index
    %1193 = arith.addi %1191, %1192 : index
    %1194 = arith.divui %1190, %c13 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.cmpi slt, %1195, %15 : index
    scf.if %1196 {
      %1197 = arith.cmpi eq, %hasFactors, %c6 : index
      %1198 = memref.load %factors[%1195] : memref<?xf32>
      %1199 = arith.select %1197, %1198, %c29 : f32
      %1200 = arith.remui %1190, %c13 : index
      %1201 = arith.muli %1200, %c18 : index
      %1202 = arith.addi %11, %1201 : index
      %1203 = vector.load %w[%1202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1204 = vector.bitcast %1203 : vector<4xi8> to vector<1xf32>
      %1205 = vector.extract %1204[0] : f32 from vector<1xf32>
      %1206 = arith.mulf %1205, %1199 : f32
      %1207 = arith.mulf %1188, %1206 : f32
      %1208 = arith.remui %1190, %c13 : index
      %1209 = arith.muli %1208, %c18 : index
      %1210 = arith.addi %13, %1209 : index
      %1211 = vector.load %w[%1210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1212 = vector.bitcast %1211 : vector<4xi8> to vector<1xf32>
      %1213 = vector.extract %1212[0] : f32 from vector<1xf32>
      %1214 = arith.mulf %1213, %1199 : f32
      %1215 = arith.mulf %1189, %1214 : f32
      %1216 = arith.muli %1195, %outputFeatures : index
      %1217 = arith.addi %1216, %19 : index
      %1218 = wave.lane
      %1219 = arith.remui %1218, %c13 : index
      %1220 = arith.addi %1217, %1219 : index
      scf.if %17 {
        %1221 = arith.addi %1220, %c5 : index
        %1222 = memref.load %residual[%1221] : memref<?xf32>
        %1223 = arith.addf %1222, %1207 : f32
        %1224 = arith.addi %1220, %c5 : index
        memref.store %1223, %out[%1224] : memref<?xf32>
      } else {
        %1225 = arith.addi %1220, %c5 : index
        memref.store %1207, %out[%1225] : memref<?xf32>
      }
      scf.if %17 {
        %1226 = arith.addi %1220, %c13 : index
        %1227 = memref.load %residual[%1226] : memref<?xf32>
        %1228 = arith.addf %1227, %1215 : f32
        %1229 = arith.addi %1220, %c13 : index
        memref.store %1228, %out[%1229] : memref<?xf32>
      } else {
        %1230 = arith.addi %1220, %c13 : index
        memref.store %1215, %out[%1230] : memref<?xf32>
      }
    }
    %1231 = vector.extract %517#2[4] : f32 from vector<8xf32>
    %1232 = vector.extract %517#3[4] : f32 from vector<8xf32>
    %1233 = wave.lane
    %1234 = arith.addi %16, %c13 : index
    %1235 = arith.muli %c18, %c2 : index
    %1236 = arith.addi %1234, %1235 : index
    %1237 = arith.divui %1233, %c13 : index
    %1238 = arith.addi %1236, %1237 : index
    %1239 = arith.cmpi slt, %1238, %15 : index
    scf.if %1239 {
      %1240 = arith.cmpi eq, %hasFactors, %c6 : index
      %1241 = memref.load %factors[%1238] : memref<?xf32>
      %1242 = arith.select %1240, %1241, %c29 : f32
      %1243 = arith.remui %1233, %c13 : index
      %1244 = arith.muli %1243, %c18 : index
      %1245 = arith.addi %11, %1244 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.mulf %1248, %1242 : f32
      %1250 = arith.mulf %1231, %1249 : f32
      %1251 = arith.remui %1233, %c13 : index
      %1252 = arith.muli %1251, %c18 : index
      %1253 = arith.addi %13, %1252 : index
      %1254 = vector.load %w[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1255 = vector.bitcast %1254 : vector<4xi8> to vector<1xf32>
      %1256 = vector.extract %1255[0] : f32 from vector<1xf32>
      %1257 = arith.mulf %1256, %1242 : f32
      %1258 = arith.mulf %1232, %1257 : f32
      %1259 = arith.muli %1238, %outputFeatures : index
      %1260 = arith.addi %1259, %19 : index
      %1261 = wave.lane
      %1262 = arith.remui %1261, %c13 : index
      %1263 = arith.addi %1260, %1262 : index
      scf.if %17 {
        %1264 = arith.addi %1263, %c5 : index
        %1265 = memref.load %residual[%1264] : memref<?xf32>
        %1266 = arith.addf %1265, %1250 : f32
        %1267 = arith.addi %1263, %c5 : index
        memref.store %1266, %out[%1267] : memref<?xf32>
      } else {
        %1268 = arith.addi %1263, %c5 : index
        memref.store %1250, %out[%1268] : memref<?xf32>
      }
      scf.if %17 {
        %1269 = arith.addi %1263, %c13 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1258 : f32
        %1272 = arith.addi %1263, %c13 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1263, %c13 : index
        memref.store %1258, %out[%1273] : memref<?xf32>
      }
    }
    %1274 = vector.extract %517#2[5] : f32 from vector<8xf32>
    %1275 = vector.extract %517#3[5] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %16, %c13 : index
    %1278 = arith.muli %c30, %c2 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c13 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %15 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c6 : index
      %1284 = memref.load %factors[%1281] : memref<?xf32>
      %1285 = arith.select %1283, %1284, %c29 : f32
      %1286 = arith.remui %1276, %c13 : index
      %1287 = arith.muli %1286, %c18 : index
      %1288 = arith.addi %11, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1285 : f32
      %1293 = arith.mulf %1274, %1292 : f32
      %1294 = arith.remui %1276, %c13 : index
      %1295 = arith.muli %1294, %c18 : index
      %1296 = arith.addi %13, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1285 : f32
      %1301 = arith.mulf %1275, %1300 : f32
      %1302 = arith.muli %1281, %outputFeatures : index
      %1303 = arith.addi %1302, %19 : index
      %1304 = wave.lane
      %1305 = arith.remui %1304, %c13 : index
      %1306 = arith.addi %1303, %1305 : index
      scf.if %17 {
        %1307 = arith.addi %1306, %c5 : index
        %1308 = memref.load %residual[%1307] : memref<?xf32>
        %1309 = arith.addf %1308, %1293 : f32
        %1310 = arith.addi %1306, %c5 : index
        memref.store %1309, %out[%1310] : memref<?xf32>
      } else {
        %1311 = arith.addi %1306, %c5 : index
        memref.store %1293, %out[%1311] : memref<?xf32>
      }
      scf.if %17 {
        %1312 = arith.addi %1306, %c13 : index
        %1313 = memref.load %residual[%1312] : memref<?xf32>
        %1314 = arith.addf %1313, %1301 : f32
        %1315 = arith.addi %1306, %c13 : index
        memref.store %1314, %out[%1315] : memref<?xf32>
      } else {
        %1316 = arith.addi %1306, %c13 : index
        memref.store %1301, %out[%1316] : memref<?xf32>
      }
    }
    %1317 = vector.extract %517#2[6] : f32 from vector<8xf32>
    %1318 = vector.extract %517#3[6] : f32 from vector<8xf32>
    %1319 = wave.lane
    %1320 = arith.addi %16, %c13 : index
    %1321 = arith.muli %c31, %c2 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.divui %1319, %c13 : index
    %1324 = arith.addi %1322, %1323 : index
    %1325 = arith.cmpi slt, %1324, %15 : index
    scf.if %1325 {
      %1326 = arith.cmpi eq, %hasFactors, %c6 : index
      %1327 = memref.load %factors[%1324] : memref<?xf32>
      %1328 = arith.select %1326, %1327, %c29 : f32
      %1329 = arith.remui %1319, %c13 : index
      %1330 = arith.muli %1329, %c18 : index
      %1331 = arith.addi %11, %1330 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.mulf %1334, %1328 : f32
      %1336 = arith.mulf %1317, %1335 : f32
      %1337 = arith.remui %1319, %c13 : index
      %1338 = arith.muli %1337, %c18 : index
      %1339 = arith.addi %13, %1338 : index
      %1340 = vector.load %w[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1341 = vector.bitcast %1340 : vector<4xi8> to vector<1xf32>
      %1342 = vector.extract %1341[0] : f32 from vector<1xf32>
      %1343 = arith.mulf %1342, %1328 : f32
      %1344 = arith.mulf %1318, %1343 : f32
      %1345 = arith.muli %1324, %outputFeatures : index
      %1346 = arith.addi %1345, %19 : index
      %1347 = wave.lane
      %1348 = arith.remui %1347, %c13 : index
      %1349 = arith.addi %1346, %1348 : index
      scf.if %17 {
        %1350 = arith.addi %1349, %c5 : index
        %1351 = memref.load %residual[%1350] : memref<?xf32>
        %1352 = arith.addf %1351, %1336 : f32
        %1353 = arith.addi %1349, %c5 : index
        memref.store %1352, %out[%1353] : memref<?xf32>
      } else {
        %1354 = arith.addi %1349, %c5 : index
        memref.store %1336, %out[%1354] : memref<?xf32>
      }
      scf.if %17 {
        %1355 = arith.addi %1349, %c13 : index
        %1356 = memref.load %residual[%1355] : memref<?xf32>
        %1357 = arith.addf %1356, %1344 : f32
        %1358 = arith.addi %1349, %c13 : index
        memref.store %1357, %out[%1358] : memref<?xf32>
      } else {
        %1359 = arith.addi %1349, %c13 : index
        memref.store %1344, %out[%1359] : memref<?xf32>
      }
    }
    %1360 = vector.extract %517#2[7] : f32 from vector<8xf32>
    %1361 = vector.extract %517#3[7] : f32 from vector<8xf32>
    %1362 = wave.lane
    %1363 = arith.addi %16, %c13 : index
    %1364 = arith.muli %c32, %c2 : index
    %1365 = arith.addi %1363, %1364 : index
    %1366 = arith.divui %1362, %c13 : index
    %1367 = arith.addi %1365, %1366 : index
    %1368 = arith.cmpi slt, %1367, %15 : index
    scf.if %1368 {
      %1369 = arith.cmpi eq, %hasFactors, %c6 : index
      %1370 = memref.load %factors[%1367] : memref<?xf32>
      %1371 = arith.select %1369, %1370, %c29 : f32
      %1372 = arith.remui %1362, %c13 : index
      %1373 = arith.muli %1372, %c18 : index
      %1374 = arith.addi %11, %1373 : index
      %1375 = vector.load %w[%1374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1376 = vector.bitcast %1375 : vector<4xi8> to vector<1xf32>
      %1377 = vector.extract %1376[0] : f32 from vector<1xf32>
      %1378 = arith.mulf %1377, %1371 : f32
      %1379 = arith.mulf %1360, %1378 : f32
      %1380 = arith.remui %1362, %c13 : index
      %1381 = arith.muli %1380, %c18 : index
      %1382 = arith.addi %13, %1381 : index
      %1383 = vector.load %w[%1382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1384 = vector.bitcast %1383 : vector<4xi8> to vector<1xf32>
      %1385 = vector.extract %1384[0] : f32 from vector<1xf32>
      %1386 = arith.mulf %1385, %1371 : f32
      %1387 = arith.mulf %1361, %1386 : f32
      %1388 = arith.muli %1367, %outputFeatures : index
      %1389 = arith.addi %1388, %19 : index
      %1390 = wave.lane
      %1391 = arith.remui %1390, %c13 : index
      %1392 = arith.addi %1389, %1391 : index
      scf.if %17 {
        %1393 = arith.addi %1392, %c5 : index
        %1394 = memref.load %residual[%1393] : memref<?xf32>
        %1395 = arith.addf %1394, %1379 : f32
        %1396 = arith.addi %1392, %c5 : index
        memref.store %1395, %out[%1396] : memref<?xf32>
      } else {
        %1397 = arith.addi %1392, %c5 : index
        memref.store %1379, %out[%1397] : memref<?xf32>
      }
      scf.if %17 {
        %1398 = arith.addi %1392, %c13 : index
        %1399 = memref.load %residual[%1398] : memref<?xf32>
        %1400 = arith.addf %1399, %1387 : f32
        %1401 = arith.addi %1392, %c13 : index
        memref.store %1400, %out[%1401] : memref<?xf32>
      } else {
        %1402 = arith.addi %1392, %c13 : index
        memref.store %1387, %out[%1402] : memref<?xf32>
      }
    }
    %1403 = wave.lane
    %1404 = vector.extract %517#4[0] : f32 from vector<8xf32>
    %1405 = vector.extract %517#5[0] : f32 from vector<8xf32>
    %1406 = wave.lane
    %1407 = arith.addi %16, %c11 : index
    %1408 = arith.muli %c5, %c2 : index
    %1409 = arith.addi %1407, %1408 : index
    %1410 = arith.divui %1406, %c13 : index
    %1411 = arith.addi %1409, %1410 : index
    %1412 = arith.cmpi slt, %1411, %15 : index
    scf.if %1412 {
      %1413 = arith.cmpi eq, %hasFactors, %c6 : index
      %1414 = memref.load %factors[%1411] : memref<?xf32>
      %1415 = arith.select %1413, %1414, %c29 : f32
      %1416 = arith.remui %1406, %c13 : index
      %1417 = arith.muli %1416, %c18 : index
      %1418 = arith.addi %11, %1417 : index
      %1419 = vector.load %w[%1418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1420 = vector.bitcast %1419 : vector<4xi8> to vector<1xf32>
      %1421 = vector.extract %1420[0] : f32 from vector<1xf32>
      %1422 = arith.mulf %1421, %1415 : f32
      %1423 = arith.mulf %1404, %1422 : f32
      %1424 = arith.remui %1406, %c13 : index
      %1425 = arith.muli %1424, %c18 : index
      %1426 = arith.addi %13, %1425 : index
      %1427 = vector.load %w[%1426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1428 = vector.bitcast %1427 : vector<4xi8> to vector<1xf32>
      %1429 = vector.extract %1428[0] : f32 from vector<1xf32>
      %1430 = arith.mulf %1429, %1415 : f32
      %1431 = arith.mulf %1405, %1430 : f32
      %1432 = arith.muli %1411, %outputFeatures : index
      %1433 = arith.addi %1432, %19 : index
      %1434 = wave.lane
      %1435 = arith.remui %1434, %c13 : index
      %1436 = arith.addi %1433, %1435 : index
      scf.if %17 {
        %1437 = arith.addi %1436, %c5 : index
        %1438 = memref.load %residual[%1437] : memref<?xf32>
        %1439 = arith.addf %1438, %1423 : f32
        %1440 = arith.addi %1436, %c5 : index
        memref.store %1439, %out[%1440] : memref<?xf32>
      } else {
        %1441 = arith.addi %1436, %c5 : index
        memref.store %1423, %out[%1441] : memref<?xf32>
      }
      scf.if %17 {
        %1442 = arith.addi %1436, %c13 : index
        %1443 = memref.load %residual[%1442] : memref<?xf32>
        %1444 = arith.addf %1443, %1431 : f32
        %1445 = arith.addi %1436, %c13 : index
        memref.store %1444, %out[%1445] : memref<?xf32>
      } else {
        %1446 = arith.addi %1436, %c13 : index
        memref.store %1431, %out[%1446] : memref<?xf32>
      }
    }
    %1447 = vector.extract %517#4[1] : f32 from vector<8xf32>
    %1448 = vector.extract %517#5[1] : f32 from vector<8xf32>
    %1449 = wave.lane
    %1450 = arith.addi %16, %c11 : index
    %1451 = arith.muli %c6, %c2 : index
    %1452 = arith.addi %1450, %1451 : index
    %1453 = arith.divui %1449, %c13 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.cmpi slt, %1454, %15 : index
    scf.if %1455 {
      %1456 = arith.cmpi eq, %hasFactors, %c6 : index
      %1457 = memref.load %factors[%1454] : memref<?xf32>
      %1458 = arith.select %1456, %1457, %c29 : f32
      %1459 = arith.remui %1449, %c13 : index
      %1460 = arith.muli %1459, %c18 : index
      %1461 = arith.addi %11, %1460 : index
      %1462 = vector.load %w[%1461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1463 = vector.bitcast %1462 : vector<4xi8> to vector<1xf32>
      %1464 = vector.extract %1463[0] : f32 from vector<1xf32>
      %1465 = arith.mulf %1464, %1458 : f32
      %1466 = arith.mulf %1447, %1465 : f32
      %1467 = arith.remui %1449, %c13 : index
      %1468 = arith.muli %1467, %c18 : index
      %1469 = arith.addi %13, %1468 : index
      %1470 = vector.load %w[%1469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1471 = vector.bitcast %1470 : vector<4xi8> to vector<1xf32>
      %1472 = vector.extract %1471[0] : f32 from vector<1xf32>
      %1473 = arith.mulf %1472, %1458 : f32
      %1474 = arith.mulf %1448, %1473 : f32
      %1475 = arith.muli %1454, %outputFeatures : index
      %1476 = arith.addi %1475, %19 : index
      %1477 = wave.lane
      %1478 = arith.remui %1477, %c13 : index
      %1479 = arith.addi %1476, %1478 : index
      scf.if %17 {
        %1480 = arith.addi %1479, %c5 : index
        %1481 = memref.load %residual[%1480] : memref<?xf32>
        %1482 = arith.addf %1481, %1466 : f32
        %1483 = arith.addi %1479, %c5 : index
        memref.store %1482, %out[%1483] : memref<?xf32>
      } else {
        %1484 = arith.addi %1479, %c5 : index
        memref.store %1466, %out[%1484] : memref<?xf32>
      }
      scf.if %17 {
        %1485 = arith.addi %1479, %c13 : index
        %1486 = memref.load %residual[%1485] : memref<?xf32>
        %1487 = arith.addf %1486, %1474 : f32
        %1488 = arith.addi %1479, %c13 : index
        memref.store %1487, %out[%1488] : memref<?xf32>
      } else {
        %1489 = arith.addi %1479, %c13 : index
        memref.store %1474, %out[%1489] : memref<?xf32>
      }
    }
    %1490 = vector.extract %517#4[2] : f32 from vector<8xf32>
    %1491 = vector.extract %517#5[2] : f32 from vector<8xf32>
    %1492 = wave.lane
    %1493 = arith.addi %16, %c11 : index
    %1494 = arith.muli %c2, %c2 : index
    %1495 = arith.addi %1493, %1494 : index
    %1496 = arith.divui %1492, %c13 : index
    %1497 = arith.addi %1495, %1496 : index
    %1498 = arith.cmpi slt, %1497, %15 : index
    scf.if %1498 {
      %1499 = arith.cmpi eq, %hasFactors, %c6 : index
      %1500 = memref.load %factors[%1497] : memref<?xf32>
      %1501 = arith.select %1499, %1500, %c29 : f32
      %1502 = arith.remui %1492, %c13 : index
      %1503 = arith.muli %1502, %c18 : index
      %1504 = arith.addi %11, %1503 : index
      %1505 = vector.load %w[%1504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1506 = vector.bitcast %1505 : vector<4xi8> to vector<1xf32>
      %1507 = vector.extract %1506[0] : f32 from vector<1xf32>
      %1508 = arith.mulf %1507, %1501 : f32
      %1509 = arith.mulf %1490, %1508 : f32
      %1510 = arith.remui %1492, %c13 : index
      %1511 = arith.muli %1510, %c18 : index
      %1512 = arith.addi %13, %1511 : index
      %1513 = vector.load %w[%1512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1514 = vector.bitcast %1513 : vector<4xi8> to vector<1xf32>
      %1515 = vector.extract %1514[0] : f32 from vector<1xf32>
      %1516 = arith.mulf %1515, %1501 : f32
      %1517 = arith.mulf %1491, %1516 : f32
      %1518 = arith.muli %1497, %outputFeatures : index
      %1519 = arith.addi %1518, %19 : index
      %1520 = wave.lane
      %1521 = arith.remui %1520, %c13 : index
      %1522 = arith.addi %1519, %1521 : index
      scf.if %17 {
        %1523 = arith.addi %1522, %c5 : index
        %1524 = memref.load %residual[%1523] : memref<?xf32>
        %1525 = arith.addf %1524, %1509 : f32
        %1526 = arith.addi %1522, %c5 : index
        memref.store %1525, %out[%1526] : memref<?xf32>
      } else {
        %1527 = arith.addi %1522, %c5 : index
        memref.store %1509, %out[%1527] : memref<?xf32>
      }
      scf.if %17 {
        %1528 = arith.addi %1522, %c13 : index
        %1529 = memref.load %residual[%1528] : memref<?xf32>
        %1530 = arith.addf %1529, %1517 : f32
        %1531 = arith.addi %1522, %c13 : index
        memref.store %1530, %out[%1531] : memref<?xf32>
      } else {
        %1532 = arith.addi %1522, %c13 : index
        memref.store %1517, %out[%1532] : memref<?xf32>
      }
    }
    %1533 = vector.extract %517#4[3] : f32 from vector<8xf32>
    %1534 = vector.extract %517#5[3] : f32 from vector<8xf32>
    %1535 = wave.lane
    %1536 = arith.addi %16, %c11 : index
    %1537 = arith.muli %c27, %c2 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.divui %1535, %c13 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.cmpi slt, %1540, %15 : index
    scf.if %1541 {
      %1542 = arith.cmpi eq, %hasFactors, %c6 : index
      %1543 = memref.load %factors[%1540] : memref<?xf32>
      %1544 = arith.select %1542, %1543, %c29 : f32
      %1545 = arith.remui %1535, %c13 : index
      %1546 = arith.muli %1545, %c18 : index
      %1547 = arith.addi %11, %1546 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1550, %1544 : f32
      %1552 = arith.mulf %1533, %1551 : f32
      %1553 = arith.remui %1535, %c13 : index
      %1554 = arith.muli %1553, %c18 : index
      %1555 = arith.addi %13, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1544 : f32
      %1560 = arith.mulf %1534, %1559 : f32
      %1561 = arith.muli %1540, %outputFeatures : index
      %1562 = arith.addi %1561, %19 : index
      %1563 = wave.lane
      %1564 = arith.remui %1563, %c13 : index
      %1565 = arith.addi %1562, %1564 : index
      scf.if %17 {
        %1566 = arith.addi %1565, %c5 : index
        %1567 = memref.load %residual[%1566] : memref<?xf32>
        %1568 = arith.addf %1567, %1552 : f32
        %1569 = arith.addi %1565, %c5 : index
        memref.store %1568, %out[%1569] : memref<?xf32>
      } else {
        %1570 = arith.addi %1565, %c5 : index
        memref.store %1552, %out[%1570] : memref<?xf32>
      }
      scf.if %17 {
        %1571 = arith.addi %1565, %c13 : index
        %1572 = memref.load %residual[%1571] : memref<?xf32>
        %1573 = arith.addf %1572, %1560 : f32
        %1574 = arith.addi %1565, %c13 : index
        memref.store %1573, %out[%1574] : memref<?xf32>
      } else {
        %1575 = arith.addi %1565, %c13 : index
        memref.store %1560, %out[%1575] : memref<?xf32>
      }
    }
    %1576 = vector.extract %517#4[4] : f32 from vector<8xf32>
    %1577 = vector.extract %517#5[4] : f32 from vector<8xf32>
    %1578 = wave.lane
    %1579 = arith.addi %16, %c11 : index
    %1580 = arith.muli %c18, %c2 : index
    %1581 = arith.addi %1579, %1580 : index
    %1582 = arith.divui %1578, %c13 : index
    %1583 = arith.addi %1581, %1582 : index
    %1584 = arith.cmpi slt, %1583, %15 : index
    scf.if %1584 {
      %1585 = arith.cmpi eq, %hasFactors, %c6 : index
      %1586 = memref.load %factors[%1583] : memref<?xf32>
      %1587 = arith.select %1585, %1586, %c29 : f32
      %1588 = arith.remui %1578, %c13 : index
      %1589 = arith.muli %1588, %c18 : index
      %1590 = arith.addi %11, %1589 : index
      %1591 = vector.load %w[%1590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1592 = vector.bitcast %1591 : vector<4xi8> to vector<1xf32>
      %1593 = vector.extract %1592[0] : f32 from vector<1xf32>
      %1594 = arith.mulf %1593, %1587 : f32
      %1595 = arith.mulf %1576, %1594 : f32
      %1596 = arith.remui %1578, %c13 : index
      %1597 = arith.muli %1596, %c18 : index
      %1598 = arith.addi %13, %1597 : index
      %1599 = vector.load %w[%1598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1600 = vector.bitcast %1599 : vector<4xi8> to vector<1xf32>
      %1601 = vector.extract %1600[0] : f32 from vector<1xf32>
      %1602 = arith.mulf %1601, %1587 : f32
      %1603 = arith.mulf %1577, %1602 : f32
      %1604 = arith.muli %1583, %outputFeatures : index
      %1605 = arith.addi %1604, %19 : index
      %1606 = wave.lane
      %1607 = arith.remui %1606, %c13 : index
      %1608 = arith.addi %1605, %1607 : index
      scf.if %17 {
        %1609 = arith.addi %1608, %c5 : index
        %1610 = memref.load %residual[%1609] : memref<?xf32>
        %1611 = arith.addf %1610, %1595 : f32
        %1612 = arith.addi %1608, %c5 : index
        memref.store %1611, %out[%1612] : memref<?xf32>
      } else {
        %1613 = arith.addi %1608, %c5 : index
        memref.store %1595, %out[%1613] : memref<?xf32>
      }
      scf.if %17 {
        %1614 = arith.addi %1608, %c13 : index
        %1615 = memref.load %residual[%1614] : memref<?xf32>
        %1616 = arith.addf %1615, %1603 : f32
        %1617 = arith.addi %1608, %c13 : index
        memref.store %1616, %out[%1617] : memref<?xf32>
      } else {
        %1618 = arith.addi %1608, %c13 : index
        memref.store %1603, %out[%1618] : memref<?xf32>
      }
    }
    %1619 = vector.extract %517#4[5] : f32 from vector<8xf32>
    %1620 = vector.extract %517#5[5] : f32 from vector<8xf32>
    %1621 = wave.lane
    %1622 = arith.addi %16, %c11 : index
    %1623 = arith.muli %c30, %c2 : index
    %1624 = arith.addi %1622, %1623 : index
    %1625 = arith.divui %1621, %c13 : index
    %1626 = arith.addi %1624, %1625 : index
    %1627 = arith.cmpi slt, %1626, %15 : index
    scf.if %1627 {
      %1628 = arith.cmpi eq, %hasFactors, %c6 : index
      %1629 = memref.load %factors[%1626] : memref<?xf32>
      %1630 = arith.select %1628, %1629, %c29 : f32
      %1631 = arith.remui %1621, %c13 : index
      %1632 = arith.muli %1631, %c18 : index
      %1633 = arith.addi %11, %1632 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.mulf %1636, %1630 : f32
      %1638 = arith.mulf %1619, %1637 : f32
      %1639 = arith.remui %1621, %c13 : index
      %1640 = arith.muli %1639, %c18 : index
      %1641 = arith.addi %13, %1640 : index
      %1642 = vector.load %w[%1641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1643 = vector.bitcast %1642 : vector<4xi8> to vector<1xf32>
      %1644 = vector.extract %1643[0] : f32 from vector<1xf32>
      %1645 = arith.mulf %1644, %1630 : f32
      %1646 = arith.mulf %1620, %1645 : f32
      %1647 = arith.muli %1626, %outputFeatures : index
      %1648 = arith.addi %1647, %19 : index
      %1649 = wave.lane
      %1650 = arith.remui %1649, %c13 : index
      %1651 = arith.addi %1648, %1650 : index
      scf.if %17 {
        %1652 = arith.addi %1651, %c5 : index
        %1653 = memref.load %residual[%1652] : memref<?xf32>
        %1654 = arith.addf %1653, %1638 : f32
        %1655 = arith.addi %1651, %c5 : index
        memref.store %1654, %out[%1655] : memref<?xf32>
      } else {
        %1656 = arith.addi %1651, %c5 : index
        memref.store %1638, %out[%1656] : memref<?xf32>
      }
      scf.if %17 {
        %1657 = arith.addi %1651, %c13 : index
        %1658 = memref.load %residual[%1657] : memref<?xf32>
        %1659 = arith.addf %1658, %1646 : f32
        %1660 = arith.addi %1651, %c13 : index
        memref.store %1659, %out[%1660] : memref<?xf32>
      } else {
        %1661 = arith.addi %1651, %c13 : index
        memref.store %1646, %out[%1661] : memref<?xf32>
      }
    }
    %1662 = vector.extract %517#4[6] : f32 from vector<8xf32>
    %1663 = vector.extract %517#5[6] : f32 from vector<8xf32>
    %1664 = wave.lane
    %1665 = arith.addi %16, %c11 : index
    %1666 = arith.muli %c31, %c2 : index
    %1667 = arith.addi %1665, %1666 : index
    %1668 = arith.divui %1664, %c13 : index
    %1669 = arith.addi %1667, %1668 : index
    %1670 = arith.cmpi slt, %1669, %15 : index
    scf.if %1670 {
      %1671 = arith.cmpi eq, %hasFactors, %c6 : index
      %1672 = memref.load %factors[%1669] : memref<?xf32>
      %1673 = arith.select %1671, %1672, %c29 : f32
      %1674 = arith.remui %1664, %c13 : index
      %1675 = arith.muli %1674, %c18 : index
      %1676 = arith.addi %11, %1675 : index
      %1677 = vector.load %w[%1676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1678 = vector.bitcast %1677 : vector<4xi8> to vector<1xf32>
      %1679 = vector.extract %1678[0] : f32 from vector<1xf32>
      %1680 = arith.mulf %1679, %1673 : f32
      %1681 = arith.mulf %1662, %1680 : f32
      %1682 = arith.remui %1664, %c13 : index
      %1683 = arith.muli %1682, %c18 : index
      %1684 = arith.addi %13, %1683 : index
      %1685 = vector.load %w[%1684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1686 = vector.bitcast %1685 : vector<4xi8> to vector<1xf32>
      %1687 = vector.extract %1686[0] : f32 from vector<1xf32>
      %1688 = arith.mulf %1687, %1673 : f32
      %1689 = arith.mulf %1663, %1688 : f32
      %1690 = arith.muli %1669, %outputFeatures : index
      %1691 = arith.addi %1690, %19 : index
      %1692 = wave.lane
      %1693 = arith.remui %1692, %c13 : index
      %1694 = arith.addi %1691, %1693 : index
      scf.if %17 {
        %1695 = arith.addi %1694, %c5 : index
        %1696 = memref.load %residual[%1695] : memref<?xf32>
        %1697 = arith.addf %1696, %1681 : f32
        %1698 = arith.addi %1694, %c5 : index
        memref.store %1697, %out[%1698] : memref<?xf32>
      } else {
        %1699 = arith.addi %1694, %c5 : index
        memref.store %1681, %out[%1699] : memref<?xf32>
      }
      scf.if %17 {
        %1700 = arith.addi %1694, %c13 : index
        %1701 = memref.load %residual[%1700] : memref<?xf32>
        %1702 = arith.addf %1701, %1689 : f32
        %1703 = arith.addi %1694, %c13 : index
        memref.store %1702, %out[%1703] : memref<?xf32>
      } else {
        %1704 = arith.addi %1694, %c13 : index
        memref.store %1689, %out[%1704] : memref<?xf32>
      }
    }
    %1705 = vector.extract %517#4[7] : f32 from vector<8xf32>
    %1706 = vector.extract %517#5[7] : f32 from vector<8xf32>
    %1707 = wave.lane
    %1708 = arith.addi %16, %c11 : index
    %1709 = arith.muli %c32, %c2 : index
    %1710 = arith.addi %1708, %1709 : index
    %1711 = arith.divui %1707, %c13 : index
    %1712 = arith.addi %1710, %1711 : index
    %1713 = arith.cmpi slt, %1712, %15 : index
    scf.if %1713 {
      %1714 = arith.cmpi eq, %hasFactors, %c6 : index
      %1715 = memref.load %factors[%1712] : memref<?xf32>
      %1716 = arith.select %1714, %1715, %c29 : f32
      %1717 = arith.remui %1707, %c13 : index
      %1718 = arith.muli %1717, %c18 : index
      %1719 = arith.addi %11, %1718 : index
      %1720 = vector.load %w[%1719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1721 = vector.bitcast %1720 : vector<4xi8> to vector<1xf32>
      %1722 = vector.extract %1721[0] : f32 from vector<1xf32>
      %1723 = arith.mulf %1722, %1716 : f32
      %1724 = arith.mulf %1705, %1723 : f32
      %1725 = arith.remui %1707, %c13 : index
      %1726 = arith.muli %1725, %c18 : index
      %1727 = arith.addi %13, %1726 : index
      %1728 = vector.load %w[%1727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1729 = vector.bitcast %1728 : vector<4xi8> to vector<1xf32>
      %1730 = vector.extract %1729[0] : f32 from vector<1xf32>
      %1731 = arith.mulf %1730, %1716 : f32
      %1732 = arith.mulf %1706, %1731 : f32
      %1733 = arith.muli %1712, %outputFeatures : index
      %1734 = arith.addi %1733, %19 : index
      %1735 = wave.lane
      %1736 = arith.remui %1735, %c13 : index
      %1737 = arith.addi %1734, %1736 : index
      scf.if %17 {
        %1738 = arith.addi %1737, %c5 : index
        %1739 = memref.load %residual[%1738] : memref<?xf32>
        %1740 = arith.addf %1739, %1724 : f32
        %1741 = arith.addi %1737, %c5 : index
        memref.store %1740, %out[%1741] : memref<?xf32>
      } else {
        %1742 = arith.addi %1737, %c5 : index
        memref.store %1724, %out[%1742] : memref<?xf32>
      }
      scf.if %17 {
        %1743 = arith.addi %1737, %c13 : index
        %1744 = memref.load %residual[%1743] : memref<?xf32>
        %1745 = arith.addf %1744, %1732 : f32
        %1746 = arith.addi %1737, %c13 : index
        memref.store %1745, %out[%1746] : memref<?xf32>
      } else {
        %1747 = arith.addi %1737, %c13 : index
        memref.store %1732, %out[%1747] : memref<?xf32>
      }
    }
    %1748 = wave.lane
    %1749 = vector.extract %517#6[0] : f32 from vector<8xf32>
    %1750 = vector.extract %517#7[0] : f32 from vector<8xf32>
    %1751 = wave.lane
    %1752 = arith.addi %16, %c14 : index
    %1753 = arith.muli %c5, %c2 : index
    %1754 = arith.addi %1752, %1753 : index
    %1755 = arith.divui %1751, %c13 : index
    %1756 = arith.addi %1754, %1755 : index
    %1757 = arith.cmpi slt, %1756, %15 : index
    scf.if %1757 {
      %1758 = arith.cmpi eq, %hasFactors, %c6 : index
      %1759 = memref.load %factors[%1756] : memref<?xf32>
      %1760 = arith.select %1758, %1759, %c29 : f32
      %1761 = arith.remui %1751, %c13 : index
      %1762 = arith.muli %1761, %c18 : index
      %1763 = arith.addi %11, %1762 : index
      %1764 = vector.load %w[%1763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1765 = vector.bitcast %1764 : vector<4xi8> to vector<1xf32>
      %1766 = vector.extract %1765[0] : f32 from vector<1xf32>
      %1767 = arith.mulf %1766, %1760 : f32
      %1768 = arith.mulf %1749, %1767 : f32
      %1769 = arith.remui %1751, %c13 : index
      %1770 = arith.muli %1769, %c18 : index
      %1771 = arith.addi %13, %1770 : index
      %1772 = vector.load %w[%1771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1773 = vector.bitcast %1772 : vector<4xi8> to vector<1xf32>
      %1774 = vector.extract %1773[0] : f32 from vector<1xf32>
      %1775 = arith.mulf %1774, %1760 : f32
      %1776 = arith.mulf %1750, %1775 : f32
      %1777 = arith.muli %1756, %outputFeatures : index
      %1778 = arith.addi %1777, %19 : index
      %1779 = wave.lane
      %1780 = arith.remui %1779, %c13 : index
      %1781 = arith.addi %1778, %1780 : index
      scf.if %17 {
        %1782 = arith.addi %1781, %c5 : index
        %1783 = memref.load %residual[%1782] : memref<?xf32>
        %1784 = arith.addf %1783, %1768 : f32
        %1785 = arith.addi %1781, %c5 : index
        memref.store %1784, %out[%1785] : memref<?xf32>
      } else {
        %1786 = arith.addi %1781, %c5 : index
        memref.store %1768, %out[%1786] : memref<?xf32>
      }
      scf.if %17 {
        %1787 = arith.addi %1781, %c13 : index
        %1788 = memref.load %residual[%1787] : memref<?xf32>
        %1789 = arith.addf %1788, %1776 : f32
        %1790 = arith.addi %1781, %c13 : index
        memref.store %1789, %out[%1790] : memref<?xf32>
      } else {
        %1791 = arith.addi %1781, %c13 : index
        memref.store %1776, %out[%1791] : memref<?xf32>
      }
    }
    %1792 = vector.extract %517#6[1] : f32 from vector<8xf32>
    %1793 = vector.extract %517#7[1] : f32 from vector<8xf32>
    %1794 = wave.lane
    %1795 = arith.addi %16, %c14 : index
    %1796 = arith.muli %c6, %c2 : index
    %1797 = arith.addi %1795, %1796 : index
    %1798 = arith.divui %1794, %c13 : index
    %1799 = arith.addi %1797, %1798 : index
    %1800 = arith.cmpi slt, %1799, %15 : index
    scf.if %1800 {
      %1801 = arith.cmpi eq, %hasFactors, %c6 : index
      %1802 = memref.load %factors[%1799] : memref<?xf32>
      %1803 = arith.select %1801, %1802, %c29 : f32
      %1804 = arith.remui %1794, %c13 : index
      %1805 = arith.muli %1804, %c18 : index
      %1806 = arith.addi %11, %1805 : index
      %1807 = vector.load %w[%1806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1808 = vector.bitcast %1807 : vector<4xi8> to vector<1xf32>
      %1809 = vector.extract %1808[0] : f32 from vector<1xf32>
      %1810 = arith.mulf %1809, %1803 : f32
      %1811 = arith.mulf %1792, %1810 : f32
      %1812 = arith.remui %1794, %c13 : index
      %1813 = arith.muli %1812, %c18 : index
      %1814 = arith.addi %13, %1813 : index
      %1815 = vector.load %w[%1814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1816 = vector.bitcast %1815 : vector<4xi8> to vector<1xf32>
      %1817 = vector.extract %1816[0] : f32 from vector<1xf32>
      %1818 = arith.mulf %1817, %1803 : f32
      %1819 = arith.mulf %1793, %1818 : f32
      %1820 = arith.muli %1799, %outputFeatures : index
      %1821 = arith.addi %1820, %19 : index
      %1822 = wave.lane
      %1823 = arith.remui %1822, %c13 : index
      %1824 = arith.addi %1821, %1823 : index
      scf.if %17 {
        %1825 = arith.addi %1824, %c5 : index
        %1826 = memref.load %residual[%1825] : memref<?xf32>
        %1827 = arith.addf %1826, %1811 : f32
        %1828 = arith.addi %1824, %c5 : index
        memref.store %1827, %out[%1828] : memref<?xf32>
      } else {
        %1829 = arith.addi %1824, %c5 : index
        memref.store %1811, %out[%1829] : memref<?xf32>
      }
      scf.if %17 {
        %1830 = arith.addi %1824, %c13 : index
        %1831 = memref.load %residual[%1830] : memref<?xf32>
        %1832 = arith.addf %1831, %1819 : f32
        %1833 = arith.addi %1824, %c13 : index
        memref.store %1832, %out[%1833] : memref<?xf32>
      } else {
        %1834 = arith.addi %1824, %c13 : index
        memref.store %1819, %out[%1834] : memref<?xf32>
      }
    }
    %1835 = vector.extract %517#6[2] : f32 from vector<8xf32>
    %1836 = vector.extract %517#7[2] : f32 from vector<8xf32>
    %1837 = wave.lane
    %1838 = arith.addi %16, %c14 : index
    %1839 = arith.muli %c2, %c2 : index
    %1840 = arith.addi %1838, %1839 : index
    %1841 = arith.divui %1837, %c13 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.cmpi slt, %1842, %15 : index
    scf.if %1843 {
      %1844 = arith.cmpi eq, %hasFactors, %c6 : index
      %1845 = memref.load %factors[%1842] : memref<?xf32>
      %1846 = arith.select %1844, %1845, %c29 : f32
      %1847 = arith.remui %1837, %c13 : index
      %1848 = arith.muli %1847, %c18 : index
      %1849 = arith.addi %11, %1848 : index
      %1850 = vector.load %w[%1849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1851 = vector.bitcast %1850 : vector<4xi8> to vector<1xf32>
      %1852 = vector.extract %1851[0] : f32 from vector<1xf32>
      %1853 = arith.mulf %1852, %1846 : f32
      %1854 = arith.mulf %1835, %1853 : f32
      %1855 = arith.remui %1837, %c13 : index
      %1856 = arith.muli %1855, %c18 : index
      %1857 = arith.addi %13, %1856 : index
      %1858 = vector.load %w[%1857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1859 = vector.bitcast %1858 : vector<4xi8> to vector<1xf32>
      %1860 = vector.extract %1859[0] : f32 from vector<1xf32>
      %1861 = arith.mulf %1860, %1846 : f32
      %1862 = arith.mulf %1836, %1861 : f32
      %1863 = arith.muli %1842, %outputFeatures : index
      %1864 = arith.addi %1863, %19 : index
      %1865 = wave.lane
      %1866 = arith.remui %1865, %c13 : index
      %1867 = arith.addi %1864, %1866 : index
      scf.if %17 {
        %1868 = arith.addi %1867, %c5 : index
        %1869 = memref.load %residual[%1868] : memref<?xf32>
        %1870 = arith.addf %1869, %1854 : f32
        %1871 = arith.addi %1867, %c5 : index
        memref.store %1870, %out[%1871] : memref<?xf32>
      } else {
        %1872 = arith.addi %1867, %c5 : index
        memref.store %1854, %out[%1872] : memref<?xf32>
      }
      scf.if %17 {
        %1873 = arith.addi %1867, %c13 : index
        %1874 = memref.load %residual[%1873] : memref<?xf32>
        %1875 = arith.addf %1874, %1862 : f32
        %1876 = arith.addi %1867, %c13 : index
        memref.store %1875, %out[%1876] : memref<?xf32>
      } else {
        %1877 = arith.addi %1867, %c13 : index
        memref.store %1862, %out[%1877] : memref<?xf32>
      }
    }
    %1878 = vector.extract %517#6[3] : f32 from vector<8xf32>
    %1879 = vector.extract %517#7[3] : f32 from vector<8xf32>
    %1880 = wave.lane
    %1881 = arith.addi %16, %c14 : index
    %1882 = arith.muli %c27, %c2 : index
    %1883 = arith.addi %1881, %1882 : index
    %1884 = arith.divui %1880, %c13 : index
    %1885 = arith.addi %1883, %1884 : index
    %1886 = arith.cmpi slt, %1885, %15 : index
    scf.if %1886 {
      %1887 = arith.cmpi eq, %hasFactors, %c6 : index
      %1888 = memref.load %factors[%1885] : memref<?xf32>
      %1889 = arith.select %1887, %1888, %c29 : f32
      %1890 = arith.remui %1880, %c13 : index
      %1891 = arith.muli %1890, %c18 : index
      %1892 = arith.addi %11, %1891 : index
      %1893 = vector.load %w[%1892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1894 = vector.bitcast %1893 : vector<4xi8> to vector<1xf32>
      %1895 = vector.extract %1894[0] : f32 from vector<1xf32>
      %1896 = arith.mulf %1895, %1889 : f32
      %1897 = arith.mulf %1878, %1896 : f32
      %1898 = arith.remui %1880, %c13 : index
      %1899 = arith.muli %1898, %c18 : index
      %1900 = arith.addi %13, %1899 : index
      %1901 = vector.load %w[%1900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1902 = vector.bitcast %1901 : vector<4xi8> to vector<1xf32>
      %1903 = vector.extract %1902[0] : f32 from vector<1xf32>
      %1904 = arith.mulf %1903, %1889 : f32
      %1905 = arith.mulf %1879, %1904 : f32
      %1906 = arith.muli %1885, %outputFeatures : index
      %1907 = arith.addi %1906, %19 : index
      %1908 = wave.lane
      %1909 = arith.remui %1908, %c13 : index
      %1910 = arith.addi %1907, %1909 : index
      scf.if %17 {
        %1911 = arith.addi %1910, %c5 : index
        %1912 = memref.load %residual[%1911] : memref<?xf32>
        %1913 = arith.addf %1912, %1897 : f32
        %1914 = arith.addi %1910, %c5 : index
        memref.store %1913, %out[%1914] : memref<?xf32>
      } else {
        %1915 = arith.addi %1910, %c5 : index
        memref.store %1897, %out[%1915] : memref<?xf32>
      }
      scf.if %17 {
        %1916 = arith.addi %1910, %c13 : index
        %1917 = memref.load %residual[%1916] : memref<?xf32>
        %1918 = arith.addf %1917, %1905 : f32
        %1919 = arith.addi %1910, %c13 : index
        memref.store %1918, %out[%1919] : memref<?xf32>
      } else {
        %1920 = arith.addi %1910, %c13 : index
        memref.store %1905, %out[%1920] : memref<?xf32>
      }
    }
    %1921 = vector.extract %517#6[4] : f32 from vector<8xf32>
    %1922 = vector.extract %517#7[4] : f32 from vector<8xf32>
    %1923 = wave.lane
    %1924 = arith.addi %16, %c14 : index
    %1925 = arith.muli %c18, %c2 : index
    %1926 = arith.addi %1924, %1925 : index
    %1927 = arith.divui %1923, %c13 : index
    %1928 = arith.addi %1926, %1927 : index
    %1929 = arith.cmpi slt, %1928, %15 : index
    scf.if %1929 {
      %1930 = arith.cmpi eq, %hasFactors, %c6 : index
      %1931 = memref.load %factors[%1928] : memref<?xf32>
      %1932 = arith.select %1930, %1931, %c29 : f32
      %1933 = arith.remui %1923, %c13 : index
      %1934 = arith.muli %1933, %c18 : index
      %1935 = arith.addi %11, %1934 : index
      %1936 = vector.load %w[%1935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1937 = vector.bitcast %1936 : vector<4xi8> to vector<1xf32>
      %1938 = vector.extract %1937[0] : f32 from vector<1xf32>
      %1939 = arith.mulf %1938, %1932 : f32
      %1940 = arith.mulf %1921, %1939 : f32
      %1941 = arith.remui %1923, %c13 : index
      %1942 = arith.muli %1941, %c18 : index
      %1943 = arith.addi %13, %1942 : index
      %1944 = vector.load %w[%1943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1945 = vector.bitcast %1944 : vector<4xi8> to vector<1xf32>
      %1946 = vector.extract %1945[0] : f32 from vector<1xf32>
      %1947 = arith.mulf %1946, %1932 : f32
      %1948 = arith.mulf %1922, %1947 : f32
      %1949 = arith.muli %1928, %outputFeatures : index
      %1950 = arith.addi %1949, %19 : index
      %1951 = wave.lane
      %1952 = arith.remui %1951, %c13 : index
      %1953 = arith.addi %1950, %1952 : index
      scf.if %17 {
        %1954 = arith.addi %1953, %c5 : index
        %1955 = memref.load %residual[%1954] : memref<?xf32>
        %1956 = arith.addf %1955, %1940 : f32
        %1957 = arith.addi %1953, %c5 : index
        memref.store %1956, %out[%1957] : memref<?xf32>
      } else {
        %1958 = arith.addi %1953, %c5 : index
        memref.store %1940, %out[%1958] : memref<?xf32>
      }
      scf.if %17 {
        %1959 = arith.addi %1953, %c13 : index
        %1960 = memref.load %residual[%1959] : memref<?xf32>
        %1961 = arith.addf %1960, %1948 : f32
        %1962 = arith.addi %1953, %c13 : index
        memref.store %1961, %out[%1962] : memref<?xf32>
      } else {
        %1963 = arith.addi %1953, %c13 : index
        memref.store %1948, %out[%1963] : memref<?xf32>
      }
    }
    %1964 = vector.extract %517#6[5] : f32 from vector<8xf32>
    %1965 = vector.extract %517#7[5] : f32 from vector<8xf32>
    %1966 = wave.lane
    %1967 = arith.addi %16, %c14 : index
    %1968 = arith.muli %c30, %c2 : index
    %1969 = arith.addi %1967, %1968 : index
    %1970 = arith.divui %1966, %c13 : index
    %1971 = arith.addi %1969, %1970 : index
    %1972 = arith.cmpi slt, %1971, %15 : index
    scf.if %1972 {
      %1973 = arith.cmpi eq, %hasFactors, %c6 : index
      %1974 = memref.load %factors[%1971] : memref<?xf32>
      %1975 = arith.select %1973, %1974, %c29 : f32
      %1976 = arith.remui %1966, %c13 : index
      %1977 = arith.muli %1976, %c18 : index
      %1978 = arith.addi %11, %1977 : index
      %1979 = vector.load %w[%1978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1980 = vector.bitcast %1979 : vector<4xi8> to vector<1xf32>
      %1981 = vector.extract %1980[0] : f32 from vector<1xf32>
      %1982 = arith.mulf %1981, %1975 : f32
      %1983 = arith.mulf %1964, %1982 : f32
      %1984 = arith.remui %1966, %c13 : index
      %1985 = arith.muli %1984, %c18 : index
      %1986 = arith.addi %13, %1985 : index
      %1987 = vector.load %w[%1986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1988 = vector.bitcast %1987 : vector<4xi8> to vector<1xf32>
      %1989 = vector.extract %1988[0] : f32 from vector<1xf32>
      %1990 = arith.mulf %1989, %1975 : f32
      %1991 = arith.mulf %1965, %1990 : f32
      %1992 = arith.muli %1971, %outputFeatures : index
      %1993 = arith.addi %1992, %19 : index
      %1994 = wave.lane
      %1995 = arith.remui %1994, %c13 : index
      %1996 = arith.addi %1993, %1995 : index
      scf.if %17 {
        %1997 = arith.addi %1996, %c5 : index
        %1998 = memref.load %residual[%1997] : memref<?xf32>
        %1999 = arith.addf %1998, %1983 : f32
        %2000 = arith.addi %1996, %c5 : index
        memref.store %1999, %out[%2000] : memref<?xf32>
      } else {
        %2001 = arith.addi %1996, %c5 : index
        memref.store %1983, %out[%2001] : memref<?xf32>
      }
      scf.if %17 {
        %2002 = arith.addi %1996, %c13 : index
        %2003 = memref.load %residual[%2002] : memref<?xf32>
        %2004 = arith.addf %2003, %1991 : f32
        %2005 = arith.addi %1996, %c13 : index
        memref.store %2004, %out[%2005] : memref<?xf32>
      } else {
        %2006 = arith.addi %1996, %c13 : index
        memref.store %1991, %out[%2006] : memref<?xf32>
      }
    }
    %2007 = vector.extract %517#6[6] : f32 from vector<8xf32>
    %2008 = vector.extract %517#7[6] : f32 from vector<8xf32>
    %2009 = wave.lane
    %2010 = arith.addi %16, %c14 : index
    %2011 = arith.muli %c31, %c2 : index
    %2012 = arith.addi %2010, %2011 : index
    %2013 = arith.divui %2009, %c13 : index
    %2014 = arith.addi %2012, %2013 : index
    %2015 = arith.cmpi slt, %2014, %15 : index
    scf.if %2015 {
      %2016 = arith.cmpi eq, %hasFactors, %c6 : index
      %2017 = memref.load %factors[%2014] : memref<?xf32>
      %2018 = arith.select %2016, %2017, %c29 : f32
      %2019 = arith.remui %2009, %c13 : index
      %2020 = arith.muli %2019, %c18 : index
      %2021 = arith.addi %11, %2020 : index
      %2022 = vector.load %w[%2021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2023 = vector.bitcast %2022 : vector<4xi8> to vector<1xf32>
      %2024 = vector.extract %2023[0] : f32 from vector<1xf32>
      %2025 = arith.mulf %2024, %2018 : f32
      %2026 = arith.mulf %2007, %2025 : f32
      %2027 = arith.remui %2009, %c13 : index
      %2028 = arith.muli %2027, %c18 : index
      %2029 = arith.addi %13, %2028 : index
      %2030 = vector.load %w[%2029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2031 = vector.bitcast %2030 : vector<4xi8> to vector<1xf32>
      %2032 = vector.extract %2031[0] : f32 from vector<1xf32>
      %2033 = arith.mulf %2032, %2018 : f32
      %2034 = arith.mulf %2008, %2033 : f32
      %2035 = arith.muli %2014, %outputFeatures : index
      %2036 = arith.addi %2035, %19 : index
      %2037 = wave.lane
      %2038 = arith.remui %2037, %c13 : index
      %2039 = arith.addi %2036, %2038 : index
      scf.if %17 {
        %2040 = arith.addi %2039, %c5 : index
        %2041 = memref.load %residual[%2040] : memref<?xf32>
        %2042 = arith.addf %2041, %2026 : f32
        %2043 = arith.addi %2039, %c5 : index
        memref.store %2042, %out[%2043] : memref<?xf32>
      } else {
        %2044 = arith.addi %2039, %c5 : index
        memref.store %2026, %out[%2044] : memref<?xf32>
      }
      scf.if %17 {
        %2045 = arith.addi %2039, %c13 : index
        %2046 = memref.load %residual[%2045] : memref<?xf32>
        %2047 = arith.addf %2046, %2034 : f32
        %2048 = arith.addi %2039, %c13 : index
        memref.store %2047, %out[%2048] : memref<?xf32>
      } else {
        %2049 = arith.addi %2039, %c13 : index
        memref.store %2034, %out[%2049] : memref<?xf32>
      }
    }
    %2050 = vector.extract %517#6[7] : f32 from vector<8xf32>
    %2051 = vector.extract %517#7[7] : f32 from vector<8xf32>
    %2052 = wave.lane
    %2053 = arith.addi %16, %c14 : index
    %2054 = arith.muli %c32, %c2 : index
    %2055 = arith.addi %2053, %2054 : index
    %2056 = arith.divui %2052, %c13 : index
    %2057 = arith.addi %2055, %2056 : index
    %2058 = arith.cmpi slt, %2057, %15 : index
    scf.if %2058 {
      %2059 = arith.cmpi eq, %hasFactors, %c6 : index
      %2060 = memref.load %factors[%2057] : memref<?xf32>
      %2061 = arith.select %2059, %2060, %c29 : f32
      %2062 = arith.remui %2052, %c13 : index
      %2063 = arith.muli %2062, %c18 : index
      %2064 = arith.addi %11, %2063 : index
      %2065 = vector.load %w[%2064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2066 = vector.bitcast %2065 : vector<4xi8> to vector<1xf32>
      %2067 = vector.extract %2066[0] : f32 from vector<1xf32>
      %2068 = arith.mulf %2067, %2061 : f32
      %2069 = arith.mulf %2050, %2068 : f32
      %2070 = arith.remui %2052, %c13 : index
      %2071 = arith.muli %2070, %c18 : index
      %2072 = arith.addi %13, %2071 : index
      %2073 = vector.load %w[%2072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2074 = vector.bitcast %2073 : vector<4xi8> to vector<1xf32>
      %2075 = vector.extract %2074[0] : f32 from vector<1xf32>
      %2076 = arith.mulf %2075, %2061 : f32
      %2077 = arith.mulf %2051, %2076 : f32
      %2078 = arith.muli %2057, %outputFeatures : index
      %2079 = arith.addi %2078, %19 : index
      %2080 = wave.lane
      %2081 = arith.remui %2080, %c13 : index
      %2082 = arith.addi %2079, %2081 : index
      scf.if %17 {
        %2083 = arith.addi %2082, %c5 : index
        %2084 = memref.load %residual[%2083] : memref<?xf32>
        %2085 = arith.addf %2084, %2069 : f32
        %2086 = arith.addi %2082, %c5 : index
        memref.store %2085, %out[%2086] : memref<?xf32>
      } else {
        %2087 = arith.addi %2082, %c5 : index
        memref.store %2069, %out[%2087] : memref<?xf32>
      }
      scf.if %17 {
        %2088 = arith.addi %2082, %c13 : index
        %2089 = memref.load %residual[%2088] : memref<?xf32>
        %2090 = arith.addf %2089, %2077 : f32
        %2091 = arith.addi %2082, %c13 : index
        memref.store %2090, %out[%2091] : memref<?xf32>
      } else {
        %2092 = arith.addi %2082, %c13 : index
        memref.store %2077, %out[%2092] : memref<?xf32>
      }
    }
  }
  wave.return
}
