// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c10 : index
  %21 = arith.cmpi eq, %hasResidual, %c2 : index
  %22 = wave.block 0
  %23 = arith.muli %22, %c5 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c1 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c1 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c1 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c3 : index
    %35 = arith.remui %c8, %c1 : index
    %36 = arith.divui %35, %c14 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c14 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c14 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c14 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c1 : index
    %46 = arith.addi %20, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c1 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c8, %c1 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c3 : index
    %53 = arith.remui %c8, %c1 : index
    %54 = arith.divui %53, %c14 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c14 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c14 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c8, %c14 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c5 : index
    %64 = arith.addi %20, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c1 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c8, %c1 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c3 : index
    %71 = arith.remui %c8, %c1 : index
    %72 = arith.divui %71, %c14 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c14 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c14 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c8, %c14 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c15 : index
    %82 = arith.addi %20, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c1 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c8, %c1 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c3 : index
    %89 = arith.remui %c8, %c1 : index
    %90 = arith.divui %89, %c14 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c14 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c14 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c8, %c14 : index
    %98 = arith.addi %96, %97 : index
    %99 = wave.wave
    %100 = arith.divui %inputFeatures, %c5 : index
    %101 = arith.muli %99, %stepsPerWave : index
    %102 = arith.minsi %101, %100 : index
    %103 = arith.addi %102, %stepsPerWave : index
    %104 = arith.minsi %103, %100 : index
    %105 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %106 = arith.subi %104, %102 : index
    %107 = arith.divui %106, %c3 : index
    %108 = arith.muli %107, %c3 : index
    %109 = arith.addi %102, %108 : index
    %110 = arith.addi %102, %stepsPerWave : index
    %111 = arith.select %105, %110, %109 : index
    %121:8 = scf.for %112 = %102 to %111 step %c3 iter_args(%113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16, %119 = %c16, %120 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %122 = wave.lane
      %123 = arith.addi %112, %c8 : index
      %124 = arith.remui %122, %c1 : index
      %125 = arith.addi %15, %c7 : index
      %126 = arith.divui %123, %c14 : index
      %127 = arith.muli %126, %c5 : index
      %128 = arith.addi %125, %127 : index
      %129 = arith.muli %124, %c3 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %132 = vector.bitcast %131 : vector<2xi8> to vector<1xf16>
      %133 = arith.divui %inputFeatures, %c4 : index
      %134 = arith.muli %133, %c5 : index
      %135 = arith.addi %125, %134 : index
      %136 = arith.muli %123, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %124, %c2 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %141 = vector.extract %132[0] : f16 from vector<1xf16>
      %142 = arith.extf %141 : f16 to f32
      %143 = vector.extract %140[0] : i8 from vector<1xi8>
      %144 = arith.extsi %143 : i8 to i32
      %145 = arith.sitofp %144 : i32 to f32
      %146 = arith.mulf %142, %145 : f32
      %147 = arith.truncf %146 : f32 to f16
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = arith.addi %15, %c7 : index
      %150 = arith.muli %inputFeatures, %c2 : index
      %151 = arith.divui %150, %c3 : index
      %152 = arith.divui %inputFeatures, %c4 : index
      %153 = arith.muli %152, %c5 : index
      %154 = arith.addi %153, %151 : index
      %155 = arith.addi %154, %c6 : index
      %156 = arith.divui %155, %c7 : index
      %157 = arith.muli %156, %c7 : index
      %158 = arith.addi %149, %157 : index
      %159 = arith.muli %inputFeatures, %c14 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %123, %c1 : index
      %162 = arith.addi %161, %124 : index
      %163 = arith.muli %162, %c1 : index
      %164 = arith.addi %160, %163 : index
      %165 = arith.muli %123, %c4 : index
      %166 = arith.addi %158, %165 : index
      %167 = arith.muli %124, %c1 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c19 : vector<4xi32>
      %174 = arith.andi %173, %c20 : vector<4xi32>
      %175 = arith.shrui %170, %c21 : vector<4xi32>
      %176 = arith.andi %175, %c20 : vector<4xi32>
      %177 = arith.shli %176, %c22 : vector<4xi32>
      %178 = arith.ori %174, %177 : vector<4xi32>
      %179 = arith.ori %178, %c23 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c22 : vector<4xi32>
      %182 = arith.andi %181, %c20 : vector<4xi32>
      %183 = arith.shrui %170, %c24 : vector<4xi32>
      %184 = arith.andi %183, %c20 : vector<4xi32>
      %185 = arith.shli %184, %c22 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c23 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %172, %c25 : vector<4xi32>
      %190 = arith.andi %189, %c20 : vector<4xi32>
      %191 = arith.shrui %170, %c26 : vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.shli %192, %c22 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %172, %c27 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.shrui %170, %c28 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.shli %200, %c22 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c23 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %180, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %196, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c29 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = arith.mulf %209, %148 : vector<16xf16>
      %212 = arith.mulf %210, %148 : vector<16xf16>
      %213 = arith.addi %112, %c2 : index
      %214 = arith.remui %122, %c1 : index
      %215 = arith.addi %15, %c7 : index
      %216 = arith.divui %213, %c14 : index
      %217 = arith.muli %216, %c5 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.muli %214, %c3 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %222 = vector.bitcast %221 : vector<2xi8> to vector<1xf16>
      %223 = arith.divui %inputFeatures, %c4 : index
      %224 = arith.muli %223, %c5 : index
      %225 = arith.addi %215, %224 : index
      %226 = arith.muli %213, %c1 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %214, %c2 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %231 = vector.extract %222[0] : f16 from vector<1xf16>
      %232 = arith.extf %231 : f16 to f32
      %233 = vector.extract %230[0] : i8 from vector<1xi8>
      %234 = arith.extsi %233 : i8 to i32
      %235 = arith.sitofp %234 : i32 to f32
      %236 = arith.mulf %232, %235 : f32
      %237 = arith.truncf %236 : f32 to f16
      %238 = vector.broadcast %237 : f16 to vector<16xf16>
      %239 = arith.addi %15, %c7 : index
      %240 = arith.muli %inputFeatures, %c2 : index
      %241 = arith.divui %240, %c3 : index
      %242 = arith.divui %inputFeatures, %c4 : index
      %243 = arith.muli %242, %c5 : index
      %244 = arith.addi %243, %241 : index
      %245 = arith.addi %244, %c6 : index
      %246 = arith.divui %245, %c7 : index
      %247 = arith.muli %246, %c7 : index
      %248 = arith.addi %239, %247 : index
      %249 = arith.muli %inputFeatures, %c14 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %213, %c1 : index
      %252 = arith.addi %251, %214 : index
      %253 = arith.muli %252, %c1 : index
      %254 = arith.addi %250, %253 : index
      %255 = arith.muli %213, %c4 : index
      %256 = arith.addi %248, %255 : index
      %257 = arith.muli %214, %c1 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%254] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %262 = vector.bitcast %261 : vector<16xi8> to vector<4xi32>
      %263 = arith.shrui %262, %c19 : vector<4xi32>
      %264 = arith.andi %263, %c20 : vector<4xi32>
      %265 = arith.shrui %260, %c21 : vector<4xi32>
      %266 = arith.andi %265, %c20 : vector<4xi32>
      %267 = arith.shli %266, %c22 : vector<4xi32>
      %268 = arith.ori %264, %267 : vector<4xi32>
      %269 = arith.ori %268, %c23 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %262, %c22 : vector<4xi32>
      %272 = arith.andi %271, %c20 : vector<4xi32>
      %273 = arith.shrui %260, %c24 : vector<4xi32>
      %274 = arith.andi %273, %c20 : vector<4xi32>
      %275 = arith.shli %274, %c22 : vector<4xi32>
      %276 = arith.ori %272, %275 : vector<4xi32>
      %277 = arith.ori %276, %c23 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %262, %c25 : vector<4xi32>
      %280 = arith.andi %279, %c20 : vector<4xi32>
      %281 = arith.shrui %260, %c26 : vector<4xi32>
      %282 = arith.andi %281, %c20 : vector<4xi32>
      %283 = arith.shli %282, %c22 : vector<4xi32>
      %284 = arith.ori %280, %283 : vector<4xi32>
      %285 = arith.ori %284, %c23 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = arith.shrui %262, %c27 : vector<4xi32>
      %288 = arith.andi %287, %c20 : vector<4xi32>
      %289 = arith.shrui %260, %c28 : vector<4xi32>
      %290 = arith.andi %289, %c20 : vector<4xi32>
      %291 = arith.shli %290, %c22 : vector<4xi32>
      %292 = arith.ori %288, %291 : vector<4xi32>
      %293 = arith.ori %292, %c23 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = vector.shuffle %270, %278 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %286, %294 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %295, %296 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %298 = arith.subf %297, %c29 : vector<32xf16>
      %299 = vector.shuffle %298, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %300 = vector.shuffle %298, %298 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %301 = arith.mulf %299, %238 : vector<16xf16>
      %302 = arith.mulf %300, %238 : vector<16xf16>
      %303 = arith.addi %112, %c8 : index
      %304 = arith.remui %122, %c1 : index
      %305 = arith.addi %17, %c7 : index
      %306 = arith.divui %303, %c14 : index
      %307 = arith.muli %306, %c5 : index
      %308 = arith.addi %305, %307 : index
      %309 = arith.muli %304, %c3 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %312 = vector.bitcast %311 : vector<2xi8> to vector<1xf16>
      %313 = arith.divui %inputFeatures, %c4 : index
      %314 = arith.muli %313, %c5 : index
      %315 = arith.addi %305, %314 : index
      %316 = arith.muli %303, %c1 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %304, %c2 : index
      %319 = arith.addi %317, %318 : index
      %320 = vector.load %w[%319] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %321 = vector.extract %312[0] : f16 from vector<1xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %320[0] : i8 from vector<1xi8>
      %324 = arith.extsi %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = arith.addi %17, %c7 : index
      %330 = arith.muli %inputFeatures, %c2 : index
      %331 = arith.divui %330, %c3 : index
      %332 = arith.divui %inputFeatures, %c4 : index
      %333 = arith.muli %332, %c5 : index
      %334 = arith.addi %333, %331 : index
      %335 = arith.addi %334, %c6 : index
      %336 = arith.divui %335, %c7 : index
      %337 = arith.muli %336, %c7 : index
      %338 = arith.addi %329, %337 : index
      %339 = arith.muli %inputFeatures, %c14 : index
      %340 = arith.addi %338, %339 : index
      %341 = arith.muli %303, %c1 : index
      %342 = arith.addi %341, %304 : index
      %343 = arith.muli %342, %c1 : index
      %344 = arith.addi %340, %343 : index
      %345 = arith.muli %303, %c4 : index
      %346 = arith.addi %338, %345 : index
      %347 = arith.muli %304, %c1 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %352 = vector.bitcast %351 : vector<16xi8> to vector<4xi32>
      %353 = arith.shrui %352, %c19 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.shrui %350, %c21 : vector<4xi32>
      %356 = arith.andi %355, %c20 : vector<4xi32>
      %357 = arith.shli %356, %c22 : vector<4xi32>
      %358 = arith.ori %354, %357 : vector<4xi32>
      %359 = arith.ori %358, %c23 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %352, %c22 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.shrui %350, %c24 : vector<4xi32>
      %364 = arith.andi %363, %c20 : vector<4xi32>
      %365 = arith.shli %364, %c22 : vector<4xi32>
      %366 = arith.ori %362, %365 : vector<4xi32>
      %367 = arith.ori %366, %c23 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %352, %c25 : vector<4xi32>
      %370 = arith.andi %369, %c20 : vector<4xi32>
      %371 = arith.shrui %350, %c26 : vector<4xi32>
      %372 = arith.andi %371, %c20 : vector<4xi32>
      %373 = arith.shli %372, %c22 : vector<4xi32>
      %374 = arith.ori %370, %373 : vector<4xi32>
      %375 = arith.ori %374, %c23 : vector<4xi32>
      %376 = vector.bitcast %375 : vector<4xi32> to vector<8xf16>
      %377 = arith.shrui %352, %c27 : vector<4xi32>
      %378 = arith.andi %377, %c20 : vector<4xi32>
      %379 = arith.shrui %350, %c28 : vector<4xi32>
      %380 = arith.andi %379, %c20 : vector<4xi32>
      %381 = arith.shli %380, %c22 : vector<4xi32>
      %382 = arith.ori %378, %381 : vector<4xi32>
      %383 = arith.ori %382, %c23 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = vector.shuffle %360, %368 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = vector.shuffle %376, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %385, %386 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %388 = arith.subf %387, %c29 : vector<32xf16>
      %389 = vector.shuffle %388, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %390 = vector.shuffle %388, %388 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %391 = arith.mulf %389, %328 : vector<16xf16>
      %392 = arith.mulf %390, %328 : vector<16xf16>
      %393 = arith.addi %112, %c2 : index
      %394 = arith.remui %122, %c1 : index
      %395 = arith.addi %17, %c7 : index
      %396 = arith.divui %393, %c14 : index
      %397 = arith.muli %396, %c5 : index
      %398 = arith.addi %395, %397 : index
      %399 = arith.muli %394, %c3 : index
      %400 = arith.addi %398, %399 : index
      %401 = vector.load %w[%400] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %402 = vector.bitcast %401 : vector<2xi8> to vector<1xf16>
      %403 = arith.divui %inputFeatures, %c4 : index
      %404 = arith.muli %403, %c5 : index
      %405 = arith.addi %395, %404 : index
      %406 = arith.muli %393, %c1 : index
      %407 = arith.addi %405, %406 : index
      %408 = arith.muli %394, %c2 : index
      %409 = arith.addi %407, %408 : index
      %410 = vector.load %w[%409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %411 = vector.extract %402[0] : f16 from vector<1xf16>
      %412 = arith.extf %411 : f16 to f32
      %413 = vector.extract %410[0] : i8 from vector<1xi8>
      %414 = arith.extsi %413 : i8 to i32
      %415 = arith.sitofp %414 : i32 to f32
      %416 = arith.mulf %412, %415 : f32
      %417 = arith.truncf %416 : f32 to f16
      %418 = vector.broadcast %417 : f16 to vector<16xf16>
      %419 = arith.addi %17, %c7 : index
      %420 = arith.muli %inputFeatures, %c2 : index
      %421 = arith.divui %420, %c3 : index
      %422 = arith.divui %inputFeatures, %c4 : index
      %423 = arith.muli %422, %c5 : index
      %424 = arith.addi %423, %421 : index
      %425 = arith.addi %424, %c6 : index
      %426 = arith.divui %425, %c7 : index
      %427 = arith.muli %426, %c7 : index
      %428 = arith.addi %419, %427 : index
      %429 = arith.muli %inputFeatures, %c14 : index
      %430 = arith.addi %428, %429 : index
      %431 = arith.muli %393, %c1 : index
      %432 = arith.addi %431, %394 : index
      %433 = arith.muli %432, %c1 : index
      %434 = arith.addi %430, %433 : index
      %435 = arith.muli %393, %c4 : index
      %436 = arith.addi %428, %435 : index
      %437 = arith.muli %394, %c1 : index
      %438 = arith.addi %436, %437 : index
      %439 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %440 = vector.bitcast %439 : vector<16xi8> to vector<4xi32>
      %441 = vector.load %w[%438] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %442 = vector.bitcast %441 : vector<16xi8> to vector<4xi32>
      %443 = arith.shrui %442, %c19 : vector<4xi32>
      %444 = arith.andi %443, %c20 : vector<4xi32>
      %445 = arith.shrui %440, %c21 : vector<4xi32>
      %446 = arith.andi %445, %c20 : vector<4xi32>
      %447 = arith.shli %446, %c22 : vector<4xi32>
      %448 = arith.ori %444, %447 : vector<4xi32>
      %449 = arith.ori %448, %c23 : vector<4xi32>
      %450 = vector.bitcast %449 : vector<4xi32> to vector<8xf16>
      %451 = arith.shrui %442, %c22 : vector<4xi32>
      %452 = arith.andi %451, %c20 : vector<4xi32>
      %453 = arith.shrui %440, %c24 : vector<4xi32>
      %454 = arith.andi %453, %c20 : vector<4xi32>
      %455 = arith.shli %454, %c22 : vector<4xi32>
      %456 = arith.ori %452, %455 : vector<4xi32>
      %457 = arith.ori %456, %c23 : vector<4xi32>
      %458 = vector.bitcast %457 : vector<4xi32> to vector<8xf16>
      %459 = arith.shrui %442, %c25 : vector<4xi32>
      %460 = arith.andi %459, %c20 : vector<4xi32>
      %461 = arith.shrui %440, %c26 : vector<4xi32>
      %462 = arith.andi %461, %c20 : vector<4xi32>
      %463 = arith.shli %462, %c22 : vector<4xi32>
      %464 = arith.ori %460, %463 : vector<4xi32>
      %465 = arith.ori %464, %c23 : vector<4xi32>
      %466 = vector.bitcast %465 : vector<4xi32> to vector<8xf16>
      %467 = arith.shrui %442, %c27 : vector<4xi32>
      %468 = arith.andi %467, %c20 : vector<4xi32>
      %469 = arith.shrui %440, %c28 : vector<4xi32>
      %470 = arith.andi %469, %c20 : vector<4xi32>
      %471 = arith.shli %470, %c22 : vector<4xi32>
      %472 = arith.ori %468, %471 : vector<4xi32>
      %473 = arith.ori %472, %c23 : vector<4xi32>
      %474 = vector.bitcast %473 : vector<4xi32> to vector<8xf16>
      %475 = vector.shuffle %450, %458 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = vector.shuffle %466, %474 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = vector.shuffle %475, %476 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %478 = arith.subf %477, %c29 : vector<32xf16>
      %479 = vector.shuffle %478, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %480 = vector.shuffle %478, %478 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %481 = arith.mulf %479, %418 : vector<16xf16>
      %482 = arith.mulf %480, %418 : vector<16xf16>
      %483 = arith.muli %112, %c3 : index
      %484 = arith.addi %483, %c8 : index
      %485 = arith.muli %tileRows, %c1 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.addi %44, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c14 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %211, %113 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %391, %114 : vector<16xf16>, vector<8xf32>
      %495 = arith.muli %112, %c3 : index
      %496 = arith.addi %495, %c8 : index
      %497 = arith.muli %tileRows, %c1 : index
      %498 = arith.muli %496, %497 : index
      %499 = arith.addi %62, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c14 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %211, %115 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %391, %116 : vector<16xf16>, vector<8xf32>
      %507 = arith.muli %112, %c3 : index
      %508 = arith.addi %507, %c8 : index
      %509 = arith.muli %tileRows, %c1 : index
      %510 = arith.muli %508, %509 : index
      %511 = arith.addi %80, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.muli %tileRows, %c14 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = vector.shuffle %512, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %517 = wave.mma %516, %211, %117 : vector<16xf16>, vector<8xf32>
      %518 = wave.mma %516, %391, %118 : vector<16xf16>, vector<8xf32>
      %519 = arith.muli %112, %c3 : index
      %520 = arith.addi %519, %c8 : index
      %521 = arith.muli %tileRows, %c1 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.addi %98, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c14 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %211, %119 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %391, %120 : vector<16xf16>, vector<8xf32>
      %531 = arith.muli %112, %c3 : index
      %532 = arith.addi %531, %c2 : index
      %533 = arith.muli %tileRows, %c1 : index
      %534 = arith.muli %532, %533 : index
      %535 = arith.addi %44, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = arith.muli %tileRows, %c14 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %541 = wave.mma %540, %212, %493 : vector<16xf16>, vector<8xf32>
      %542 = wave.mma %540, %392, %494 : vector<16xf16>, vector<8xf32>
      %543 = arith.muli %112, %c3 : index
      %544 = arith.addi %543, %c2 : index
      %545 = arith.muli %tileRows, %c1 : index
      %546 = arith.muli %544, %545 : index
      %547 = arith.addi %62, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = arith.muli %tileRows, %c14 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = vector.shuffle %548, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = wave.mma %552, %212, %505 : vector<16xf16>, vector<8xf32>
      %554 = wave.mma %552, %392, %506 : vector<16xf16>, vector<8xf32>
      %555 = arith.muli %112, %c3 : index
      %556 = arith.addi %555, %c2 : index
      %557 = arith.muli %tileRows, %c1 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.addi %80, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = arith.muli %tileRows, %c14 : index
      %562 = arith.addi %559, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = vector.shuffle %560, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = wave.mma %564, %212, %517 : vector<16xf16>, vector<8xf32>
      %566 = wave.mma %564, %392, %518 : vector<16xf16>, vector<8xf32>
      %567 = arith.muli %112, %c3 : index
      %568 = arith.addi %567, %c2 : index
      %569 = arith.muli %tileRows, %c1 : index
      %570 = arith.muli %568, %569 : index
      %571 = arith.addi %98, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = arith.muli %tileRows, %c14 : index
      %574 = arith.addi %571, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = vector.shuffle %572, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = wave.mma %576, %212, %529 : vector<16xf16>, vector<8xf32>
      %578 = wave.mma %576, %392, %530 : vector<16xf16>, vector<8xf32>
      %579 = arith.muli %112, %c3 : index
      %580 = arith.addi %579, %c3 : index
      %581 = arith.muli %tileRows, %c1 : index
      %582 = arith.muli %580, %581 : index
      %583 = arith.addi %44, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = arith.muli %tileRows, %c14 : index
      %586 = arith.addi %583, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = vector.shuffle %584, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = wave.mma %588, %301, %541 : vector<16xf16>, vector<8xf32>
      %590 = wave.mma %588, %481, %542 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %112, %c3 : index
      %592 = arith.addi %591, %c3 : index
      %593 = arith.muli %tileRows, %c1 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %62, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c14 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %301, %553 : vector<16xf16>, vector<8xf32>
      %602 = wave.mma %600, %481, %554 : vector<16xf16>, vector<8xf32>
      %603 = arith.muli %112, %c3 : index
      %604 = arith.addi %603, %c3 : index
      %605 = arith.muli %tileRows, %c1 : index
      %606 = arith.muli %604, %605 : index
      %607 = arith.addi %80, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = arith.muli %tileRows, %c14 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = wave.mma %612, %301, %565 : vector<16xf16>, vector<8xf32>
      %614 = wave.mma %612, %481, %566 : vector<16xf16>, vector<8xf32>
      %615 = arith.muli %112, %c3 : index
      %616 = arith.addi %615, %c3 : index
      %617 = arith.muli %tileRows, %c1 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %98, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c14 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %301, %577 : vector<16xf16>, vector<8xf32>
      %626 = wave.mma %624, %481, %578 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %112, %c3 : index
      %628 = arith.addi %627, %c30 : index
      %629 = arith.muli %tileRows, %c1 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %44, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c14 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %302, %589 : vector<16xf16>, vector<8xf32>
      %638 = wave.mma %636, %482, %590 : vector<16xf16>, vector<8xf32>
      %639 = arith.muli %112, %c3 : index
      %640 = arith.addi %639, %c30 : index
      %641 = arith.muli %tileRows, %c1 : index
      %642 = arith.muli %640, %641 : index
      %643 = arith.addi %62, %642 : index
      %644 = vector.load %x[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %645 = arith.muli %tileRows, %c14 : index
      %646 = arith.addi %643, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = vector.shuffle %644, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %649 = wave.mma %648, %302, %601 : vector<16xf16>, vector<8xf32>
      %650 = wave.mma %648, %482, %602 : vector<16xf16>, vector<8xf32>
      %651 = arith.muli %112, %c3 : index
      %652 = arith.addi %651, %c30 : index
      %653 = arith.muli %tileRows, %c1 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %80, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c14 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %302, %613 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %482, %614 : vector<16xf16>, vector<8xf32>
      %663 = arith.muli %112, %c3 : index
      %664 = arith.addi %663, %c30 : index
      %665 = arith.muli %tileRows, %c1 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.addi %98, %666 : index
      %668 = vector.load %x[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = arith.muli %tileRows, %c14 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = vector.shuffle %668, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %673 = wave.mma %672, %302, %625 : vector<16xf16>, vector<8xf32>
      %674 = wave.mma %672, %482, %626 : vector<16xf16>, vector<8xf32>
      scf.yield %637, %638, %649, %650, %661, %662, %673, %674 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %675 = arith.select %105, %111, %104 : index
    %685:8 = scf.for %676 = %111 to %675 step %c2 iter_args(%677 = %121#0, %678 = %121#1, %679 = %121#2, %680 = %121#3, %681 = %121#4, %682 = %121#5, %683 = %121#6, %684 = %121#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %686 = wave.lane
      %687 = arith.addi %676, %c8 : index
      %688 = arith.remui %686, %c1 : index
      %689 = arith.addi %15, %c7 : index
      %690 = arith.divui %687, %c14 : index
      %691 = arith.muli %690, %c5 : index
      %692 = arith.addi %689, %691 : index
      %693 = arith.muli %688, %c3 : index
      %694 = arith.addi %692, %693 : index
      %695 = vector.load %w[%694] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %696 = vector.bitcast %695 : vector<2xi8> to vector<1xf16>
      %697 = arith.divui %inputFeatures, %c4 : index
      %698 = arith.muli %697, %c5 : index
      %699 = arith.addi %689, %698 : index
      %700 = arith.muli %687, %c1 : index
      %701 = arith.addi %699, %700 : index
      %702 = arith.muli %688, %c2 : index
      %703 = arith.addi %701, %702 : index
      %704 = vector.load %w[%703] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %705 = vector.extract %696[0] : f16 from vector<1xf16>
      %706 = arith.extf %705 : f16 to f32
      %707 = vector.extract %704[0] : i8 from vector<1xi8>
      %708 = arith.extsi %707 : i8 to i32
      %709 = arith.sitofp %708 : i32 to f32
      %710 = arith.mulf %706, %709 : f32
      %711 = arith.truncf %710 : f32 to f16
      %712 = vector.broadcast %711 : f16 to vector<16xf16>
      %713 = arith.addi %15, %c7 : index
      %714 = arith.muli %inputFeatures, %c2 : index
      %715 = arith.divui %714, %c3 : index
      %716 = arith.divui %inputFeatures, %c4 : index
      %717 = arith.muli %716, %c5 : index
      %718 = arith.addi %717, %715 : index
      %719 = arith.addi %718, %c6 : index
      %720 = arith.divui %719, %c7 : index
      %721 = arith.muli %720, %c7 : index
      %722 = arith.addi %713, %721 : index
      %723 = arith.muli %inputFeatures, %c14 : index
      %724 = arith.addi %722, %723 : index
      %725 = arith.muli %687, %c1 : index
      %726 = arith.addi %725, %688 : index
      %727 = arith.muli %726, %c1 : index
      %728 = arith.addi %724, %727 : index
      %729 = arith.muli %687, %c4 : index
      %730 = arith.addi %722, %729 : index
      %731 = arith.muli %688, %c1 : index
      %732 = arith.addi %730, %731 : index
      %733 = vector.load %w[%728] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %734 = vector.bitcast %733 : vector<16xi8> to vector<4xi32>
      %735 = vector.load %w[%732] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %736 = vector.bitcast %735 : vector<16xi8> to vector<4xi32>
      %737 = arith.shrui %736, %c19 : vector<4xi32>
      %738 = arith.andi %737, %c20 : vector<4xi32>
      %739 = arith.shrui %734, %c21 : vector<4xi32>
      %740 = arith.andi %739, %c20 : vector<4xi32>
      %741 = arith.shli %740, %c22 : vector<4xi32>
      %742 = arith.ori %738, %741 : vector<4xi32>
      %743 = arith.ori %742, %c23 : vector<4xi32>
      %744 = vector.bitcast %743 : vector<4xi32> to vector<8xf16>
      %745 = arith.shrui %736, %c22 : vector<4xi32>
      %746 = arith.andi %745, %c20 : vector<4xi32>
      %747 = arith.shrui %734, %c24 : vector<4xi32>
      %748 = arith.andi %747, %c20 : vector<4xi32>
      %749 = arith.shli %748, %c22 : vector<4xi32>
      %750 = arith.ori %746, %749 : vector<4xi32>
      %751 = arith.ori %750, %c23 : vector<4xi32>
      %752 = vector.bitcast %751 : vector<4xi32> to vector<8xf16>
      %753 = arith.shrui %736, %c25 : vector<4xi32>
      %754 = arith.andi %753, %c20 : vector<4xi32>
      %755 = arith.shrui %734, %c26 : vector<4xi32>
      %756 = arith.andi %755, %c20 : vector<4xi32>
      %757 = arith.shli %756, %c22 : vector<4xi32>
      %758 = arith.ori %754, %757 : vector<4xi32>
      %759 = arith.ori %758, %c23 : vector<4xi32>
      %760 = vector.bitcast %759 : vector<4xi32> to vector<8xf16>
      %761 = arith.shrui %736, %c27 : vector<4xi32>
      %762 = arith.andi %761, %c20 : vector<4xi32>
      %763 = arith.shrui %734, %c28 : vector<4xi32>
      %764 = arith.andi %763, %c20 : vector<4xi32>
      %765 = arith.shli %764, %c22 : vector<4xi32>
      %766 = arith.ori %762, %765 : vector<4xi32>
      %767 = arith.ori %766, %c23 : vector<4xi32>
      %768 = vector.bitcast %767 : vector<4xi32> to vector<8xf16>
      %769 = vector.shuffle %744, %752 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %770 = vector.shuffle %760, %768 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %771 = vector.shuffle %769, %770 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %772 = arith.subf %771, %c29 : vector<32xf16>
      %773 = vector.shuffle %772, %772 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %774 = vector.shuffle %772, %772 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %775 = arith.mulf %773, %712 : vector<16xf16>
      %776 = arith.mulf %774, %712 : vector<16xf16>
      %777 = arith.addi %676, %c8 : index
      %778 = arith.remui %686, %c1 : index
      %779 = arith.addi %17, %c7 : index
      %780 = arith.divui %777, %c14 : index
      %781 = arith.muli %780, %c5 : index
      %782 = arith.addi %779, %781 : index
      %783 = arith.muli %778, %c3 : index
      %784 = arith.addi %782, %783 : index
      %785 = vector.load %w[%784] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %786 = vector.bitcast %785 : vector<2xi8> to vector<1xf16>
      %787 = arith.divui %inputFeatures, %c4 : index
      %788 = arith.muli %787, %c5 : index
      %789 = arith.addi %779, %788 : index
      %790 = arith.muli %777, %c1 : index
      %791 = arith.addi %789, %790 : index
      %792 = arith.muli %778, %c2 : index
      %793 = arith.addi %791, %792 : index
      %794 = vector.load %w[%793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %795 = vector.extract %786[0] : f16 from vector<1xf16>
      %796 = arith.extf %795 : f16 to f32
      %797 = vector.extract %794[0] : i8 from vector<1xi8>
      %798 = arith.extsi %797 : i8 to i32
      %799 = arith.sitofp %798 : i32 to f32
      %800 = arith.mulf %796, %799 : f32
      %801 = arith.truncf %800 : f32 to f16
      %802 = vector.broadcast %801 : f16 to vector<16xf16>
      %803 = arith.addi %17, %c7 : index
      %804 = arith.muli %inputFeatures, %c2 : index
      %805 = arith.divui %804, %c3 : index
      %806 = arith.divui %inputFeatures, %c4 : index
      %807 = arith.muli %806, %c5 : index
      %808 = arith.addi %807, %805 : index
      %809 = arith.addi %808, %c6 : index
      %810 = arith.divui %809, %c7 : index
      %811 = arith.muli %810, %c7 : index
      %812 = arith.addi %803, %811 : index
      %813 = arith.muli %inputFeatures, %c14 : index
      %814 = arith.addi %812, %813 : index
      %815 = arith.muli %777, %c1 : index
      %816 = arith.addi %815, %778 : index
      %817 = arith.muli %816, %c1 : index
      %818 = arith.addi %814, %817 : index
      %819 = arith.muli %777, %c4 : index
      %820 = arith.addi %812, %819 : index
      %821 = arith.muli %778, %c1 : index
      %822 = arith.addi %820, %821 : index
      %823 = vector.load %w[%818] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %824 = vector.bitcast %823 : vector<16xi8> to vector<4xi32>
      %825 = vector.load %w[%822] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %826 = vector.bitcast %825 : vector<16xi8> to vector<4xi32>
      %827 = arith.shrui %826, %c19 : vector<4xi32>
      %828 = arith.andi %827, %c20 : vector<4xi32>
      %829 = arith.shrui %824, %c21 : vector<4xi32>
      %830 = arith.andi %829, %c20 : vector<4xi32>
      %831 = arith.shli %830, %c22 : vector<4xi32>
      %832 = arith.ori %828, %831 : vector<4xi32>
      %833 = arith.ori %832, %c23 : vector<4xi32>
      %834 = vector.bitcast %833 : vector<4xi32> to vector<8xf16>
      %835 = arith.shrui %826, %c22 : vector<4xi32>
      %836 = arith.andi %835, %c20 : vector<4xi32>
      %837 = arith.shrui %824, %c24 : vector<4xi32>
      %838 = arith.andi %837, %c20 : vector<4xi32>
      %839 = arith.shli %838, %c22 : vector<4xi32>
      %840 = arith.ori %836, %839 : vector<4xi32>
      %841 = arith.ori %840, %c23 : vector<4xi32>
      %842 = vector.bitcast %841 : vector<4xi32> to vector<8xf16>
      %843 = arith.shrui %826, %c25 : vector<4xi32>
      %844 = arith.andi %843, %c20 : vector<4xi32>
      %845 = arith.shrui %824, %c26 : vector<4xi32>
      %846 = arith.andi %845, %c20 : vector<4xi32>
      %847 = arith.shli %846, %c22 : vector<4xi32>
      %848 = arith.ori %844, %847 : vector<4xi32>
      %849 = arith.ori %848, %c23 : vector<4xi32>
      %850 = vector.bitcast %849 : vector<4xi32> to vector<8xf16>
      %851 = arith.shrui %826, %c27 : vector<4xi32>
      %852 = arith.andi %851, %c20 : vector<4xi32>
      %853 = arith.shrui %824, %c28 : vector<4xi32>
      %854 = arith.andi %853, %c20 : vector<4xi32>
      %855 = arith.shli %854, %c22 : vector<4xi32>
      %856 = arith.ori %852, %855 : vector<4xi32>
      %857 = arith.ori %856, %c23 : vector<4xi32>
      %858 = vector.bitcast %857 : vector<4xi32> to vector<8xf16>
      %859 = vector.shuffle %834, %842 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %860 = vector.shuffle %850, %858 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %861 = vector.shuffle %859, %860 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %862 = arith.subf %861, %c29 : vector<32xf16>
      %863 = vector.shuffle %862, %862 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %864 = vector.shuffle %862, %862 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %865 = arith.mulf %863, %802 : vector<16xf16>
      %866 = arith.mulf %864, %802 : vector<16xf16>
      %867 = arith.muli %676, %c3 : index
      %868 = arith.addi %867, %c8 : index
      %869 = arith.muli %tileRows, %c1 : index
      %870 = arith.muli %868, %869 : index
      %871 = arith.addi %44, %870 : index
      %872 = vector.load %x[%871] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %873 = arith.muli %tileRows, %c14 : index
      %874 = arith.addi %871, %873 : index
      %875 = vector.load %x[%874] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %876 = vector.shuffle %872, %875 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %877 = wave.mma %876, %775, %677 : vector<16xf16>, vector<8xf32>
      %878 = wave.mma %876, %865, %678 : vector<16xf16>, vector<8xf32>
      %879 = arith.muli %676, %c3 : index
      %880 = arith.addi %879, %c8 : index
      %881 = arith.muli %tileRows, %c1 : index
      %882 = arith.muli %880, %881 : index
      %883 = arith.addi %62, %882 : index
      %884 = vector.load %x[%883] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %885 = arith.muli %tileRows, %c14 : index
      %886 = arith.addi %883, %885 : index
      %887 = vector.load %x[%886] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %888 = vector.shuffle %884, %887 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %889 = wave.mma %888, %775, %679 : vector<16xf16>, vector<8xf32>
      %890 = wave.mma %888, %865, %680 : vector<16xf16>, vector<8xf32>
      %891 = arith.muli %676, %c3 : index
      %892 = arith.addi %891, %c8 : index
      %893 = arith.muli %tileRows, %c1 : index
      %894 = arith.muli %892, %893 : index
      %895 = arith.addi %80, %894 : index
      %896 = vector.load %x[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %897 = arith.muli %tileRows, %c14 : index
      %898 = arith.addi %895, %897 : index
      %899 = vector.load %x[%898] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %900 = vector.shuffle %896, %899 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %901 = wave.mma %900, %775, %681 : vector<16xf16>, vector<8xf32>
      %902 = wave.mma %900, %865, %682 : vector<16xf16>, vector<8xf32>
      %903 = arith.muli %676, %c3 : index
      %904 = arith.addi %903, %c8 : index
      %905 = arith.muli %tileRows, %c1 : index
      %906 = arith.muli %904, %905 : index
      %907 = arith.addi %98, %906 : index
      %908 = vector.load %x[%907] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %909 = arith.muli %tileRows, %c14 : index
      %910 = arith.addi %907, %909 : index
      %911 = vector.load %x[%910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %912 = vector.shuffle %908, %911 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %913 = wave.mma %912, %775, %683 : vector<16xf16>, vector<8xf32>
      %914 = wave.mma %912, %865, %684 : vector<16xf16>, vector<8xf32>
      %915 = arith.muli %676, %c3 : index
      %916 = arith.addi %915, %c2 : index
      %917 = arith.muli %tileRows, %c1 : index
      %918 = arith.muli %916, %917 : index
      %919 = arith.addi %44, %918 : index
      %920 = vector.load %x[%919] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %921 = arith.muli %tileRows, %c14 : index
      %922 = arith.addi %919, %921 : index
      %923 = vector.load %x[%922] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %924 = vector.shuffle %920, %923 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %925 = wave.mma %924, %776, %877 : vector<16xf16>, vector<8xf32>
      %926 = wave.mma %924, %866, %878 : vector<16xf16>, vector<8xf32>
      %927 = arith.muli %676, %c3 : index
      %928 = arith.addi %927, %c2 : index
      %929 = arith.muli %tileRows, %c1 : index
      %930 = arith.muli %928, %929 : index
      %931 = arith.addi %62, %930 : index
      %932 = vector.load %x[%931] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %933 = arith.muli %tileRows, %c14 : index
      %934 = arith.addi %931, %933 : index
      %935 = vector.load %x[%934] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %936 = vector.shuffle %932, %935 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %937 = wave.mma %936, %776, %889 : vector<16xf16>, vector<8xf32>
      %938 = wave.mma %936, %866, %890 : vector<16xf16>, vector<8xf32>
      %939 = arith.muli %676, %c3 : index
      %940 = arith.addi %939, %c2 : index
      %941 = arith.muli %tileRows, %c1 : index
      %942 = arith.muli %940, %941 : index
      %943 = arith.addi %80, %942 : index
      %944 = vector.load %x[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %945 = arith.muli %tileRows, %c14 : index
      %946 = arith.addi %943, %945 : index
      %947 = vector.load %x[%946] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %948 = vector.shuffle %944, %947 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %949 = wave.mma %948, %776, %901 : vector<16xf16>, vector<8xf32>
      %950 = wave.mma %948, %866, %902 : vector<16xf16>, vector<8xf32>
      %951 = arith.muli %676, %c3 : index
      %952 = arith.addi %951, %c2 : index
      %953 = arith.muli %tileRows, %c1 : index
      %954 = arith.muli %952, %953 : index
      %955 = arith.addi %98, %954 : index
      %956 = vector.load %x[%955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %957 = arith.muli %tileRows, %c14 : index
      %958 = arith.addi %955, %957 : index
      %959 = vector.load %x[%958] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %960 = vector.shuffle %956, %959 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %961 = wave.mma %960, %776, %913 : vector<16xf16>, vector<8xf32>
      %962 = wave.mma %960, %866, %914 : vector<16xf16>, vector<8xf32>
      scf.yield %925, %926, %937, %938, %949, %950, %961, %962 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %963 = wave.lane
    %964 = vector.extract %685#0[0] : f32 from vector<8xf32>
    %965 = vector.extract %685#1[0] : f32 from vector<8xf32>
    %966 = wave.lane
    %967 = arith.addi %20, %c8 : index
    %968 = arith.muli %c8, %c3 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.divui %966, %c1 : index
    %971 = arith.addi %969, %970 : index
    %972 = arith.cmpi slt, %971, %19 : index
    scf.if %972 {
      %973 = arith.cmpi eq, %hasFactors, %c2 : index
      %974 = arith.muli %971, %c3 : index
      %975 = memref.load %factors[%974] : memref<?xf32>
      %976 = arith.mulf %975, %operandScale : f32
      %977 = arith.select %973, %976, %operandScale : f32
      %978 = arith.remui %966, %c1 : index
      %979 = arith.muli %978, %c33 : index
      %980 = arith.addi %15, %979 : index
      %981 = vector.load %w[%980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %982 = vector.bitcast %981 : vector<4xi8> to vector<1xf32>
      %983 = vector.extract %982[0] : f32 from vector<1xf32>
      %984 = arith.mulf %983, %977 : f32
      %985 = arith.mulf %964, %984 : f32
      %986 = arith.remui %966, %c1 : index
      %987 = arith.muli %986, %c33 : index
      %988 = arith.addi %17, %987 : index
      %989 = vector.load %w[%988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %990 = vector.bitcast %989 : vector<4xi8> to vector<1xf32>
      %991 = vector.extract %990[0] : f32 from vector<1xf32>
      %992 = arith.mulf %991, %977 : f32
      %993 = arith.mulf %965, %992 : f32
      %994 = arith.muli %971, %outputFeatures : index
      %995 = arith.addi %994, %23 : index
      %996 = wave.lane
      %997 = arith.remui %996, %c1 : index
      %998 = arith.addi %995, %997 : index
      scf.if %21 {
        %999 = arith.addi %998, %c8 : index
        %1000 = memref.load %residual[%999] : memref<?xf32>
        %1001 = arith.addf %1000, %985 : f32
        %1002 = arith.addi %998, %c8 : index
        memref.store %1001, %out[%1002] : memref<?xf32>
      } else {
        %1003 = arith.addi %998, %c8 : index
        memref.store %985, %out[%1003] : memref<?xf32>
      }
      scf.if %21 {
        %1004 = arith.addi %998, %c1 : index
        %1005 = memref.load %residual[%1004] : memref<?xf32>
        %1006 = arith.addf %1005, %993 : f32
        %1007 = arith.addi %998, %c1 : index
        memref.store %1006, %out[%1007] : memref<?xf32>
      } else {
        %1008 = arith.addi %998, %c1 : index
        memref.store %993, %out[%1008] : memref<?xf32>
      }
    }
    %1009 = vector.extract %685#0[1] : f32 from vector<8xf32>
    %1010 = vector.extract %685#1[1] : f32 from vector<8xf32>
    %1011 = wave.lane
    %1012 = arith.addi %20, %c8 : index
    %1013 = arith.muli %c2, %c3 : index
    %1014 = arith.addi %1012, %1013 : index
    %1015 = arith.divui %1011, %c1 : index
    %1016 = arith.addi %1014, %1015 : index
    %1017 = arith.cmpi slt, %1016, %19 : index
    scf.if %1017 {
      %1018 = arith.cmpi eq, %hasFactors, %c2 : index
      %1019 = arith.muli %1016, %c3 : index
      %1020 = memref.load %factors[%1019] : memref<?xf32>
      %1021 = arith.mulf %1020, %operandScale : f32
      %1022 = arith.select %1018, %1021, %operandScale : f32
      %1023 = arith.remui %1011, %c1 : index
      %1024 = arith.muli %1023, %c33 : index
      %1025 = arith.addi %15, %1024 : index
      %1026 = vector.load %w[%1025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1027 = vector.bitcast %1026 : vector<4xi8> to vector<1xf32>
      %1028 = vector.extract %1027[0] : f32 from vector<1xf32>
      %1029 = arith.mulf %1028, %1022 : f32
      %1030 = arith.mulf %1009, %1029 : f32
      %1031 = arith.remui %1011, %c1 : index
      %1032 = arith.muli %1031, %c33 : index
      %1033 = arith.addi %17, %1032 : index
      %1034 = vector.load %w[%1033] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1035 = vector.bitcast %1034 : vector<4xi8> to vector<1xf32>
      %1036 = vector.extract %1035[0] : f32 from vector<1xf32>
      %1037 = arith.mulf %1036, %1022 : f32
      %1038 = arith.mulf %1010, %1037 : f32
      %1039 = arith.muli %1016, %outputFeatures : index
      %1040 = arith.addi %1039, %23 : index
      %1041 = wave.lane
      %1042 = arith.remui %1041, %c1 : index
      %1043 = arith.addi %1040, %1042 : index
      scf.if %21 {
        %1044 = arith.addi %1043, %c8 : index
        %1045 = memref.load %residual[%1044] : memref<?xf32>
        %1046 = arith.addf %1045, %1030 : f32
        %1047 = arith.addi %1043, %c8 : index
        memref.store %1046, %out[%1047] : memref<?xf32>
      } else {
        %1048 = arith.addi %1043, %c8 : index
        memref.store %1030, %out[%1048] : memref<?xf32>
      }
      scf.if %21 {
        %1049 = arith.addi %1043, %c1 : index
        %1050 = memref.load %residual[%1049] : memref<?xf32>
        %1051 = arith.addf %1050, %1038 : f32
        %1052 = arith.addi %1043, %c1 : index
        memref.store %1051, %out[%1052] : memref<?xf32>
      } else {
        %1053 = arith.addi %1043, %c1 : index
        memref.store %1038, %out[%1053] : memref<?xf32>
      }
    }
    %1054 = vector.extract %685#0[2] : f32 from vector<8xf32>
    %1055 = vector.extract %685#1[2] : f32 from vector<8xf32>
    %1056 = wave.lane
    %1057 = arith.addi %20, %c8 : index
    %1058 = arith.muli %c3, %c3 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c1 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %19 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c2 : index
      %1064 = arith.muli %1061, %c3 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %operandScale : f32
      %1067 = arith.select %1063, %1066, %operandScale : f32
      %1068 = arith.remui %1056, %c1 : index
      %1069 = arith.muli %1068, %c33 : index
      %1070 = arith.addi %15, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1054, %1074 : f32
      %1076 = arith.remui %1056, %c1 : index
      %1077 = arith.muli %1076, %c33 : index
      %1078 = arith.addi %17, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1067 : f32
      %1083 = arith.mulf %1055, %1082 : f32
      %1084 = arith.muli %1061, %outputFeatures : index
      %1085 = arith.addi %1084, %23 : index
      %1086 = wave.lane
      %1087 = arith.remui %1086, %c1 : index
      %1088 = arith.addi %1085, %1087 : index
      scf.if %21 {
        %1089 = arith.addi %1088, %c8 : index
        %1090 = memref.load %residual[%1089] : memref<?xf32>
        %1091 = arith.addf %1090, %1075 : f32
        %1092 = arith.addi %1088, %c8 : index
        memref.store %1091, %out[%1092] : memref<?xf32>
      } else {
        %1093 = arith.addi %1088, %c8 : index
        memref.store %1075, %out[%1093] : memref<?xf32>
      }
      scf.if %21 {
        %1094 = arith.addi %1088, %c1 : index
        %1095 = memref.load %residual[%1094] : memref<?xf32>
        %1096 = arith.addf %1095, %1083 : f32
        %1097 = arith.addi %1088, %c1 : index
        memref.store %1096, %out[%1097] : memref<?xf32>
      } else {
        %1098 = arith.addi %1088, %c1 : index
        memref.store %1083, %out[%1098] : memref<?xf32>
      }
    }
    %1099 = vector.extract %685#0[3] : f32 from vector<8xf32>
    %1100 = vector.extract %685#1[3] : f32 from vector<8xf32>
    %1101 = wave.lane
    %1102 = arith.addi %20, %c8 : index
    %1103 = arith.muli %c30, %c3 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.divui %1101, %c1 : index
    %1106 = arith.addi %1104, %1105 : index
    %1107 = arith.cmpi slt, %1106, %19 : index
    scf.if %1107 {
      %1108 = arith.cmpi eq, %hasFactors, %c2 : index
      %1109 = arith.muli %1106, %c3 : index
      %1110 = memref.load %factors[%1109] : memref<?xf32>
      %1111 = arith.mulf %1110, %operandScale : f32
      %1112 = arith.select %1108, %1111, %operandScale : f32
      %1113 = arith.remui %1101, %c1 : index
      %1114 = arith.muli %1113, %c33 : index
      %1115 = arith.addi %15, %1114 : index
      %1116 = vector.load %w[%1115] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1117 = vector.bitcast %1116 : vector<4xi8> to vector<1xf32>
      %1118 = vector.extract %1117[0] : f32 from vector<1xf32>
      %1119 = arith.mulf %1118, %1112 : f32
      %1120 = arith.mulf %1099, %1119 : f32
      %1121 = arith.remui %1101, %c1 : index
      %1122 = arith.muli %1121, %c33 : index
      %1123 = arith.addi %17, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1112 : f32
      %1128 = arith.mulf %1100, %1127 : f32
      %1129 = arith.muli %1106, %outputFeatures : index
      %1130 = arith.addi %1129, %23 : index
      %1131 = wave.lane
      %1132 = arith.remui %1131, %c1 : index
      %1133 = arith.addi %1130, %1132 : index
      scf.if %21 {
        %1134 = arith.addi %1133, %c8 : index
        %1135 = memref.load %residual[%1134] : memref<?xf32>
        %1136 = arith.addf %1135, %1120 : f32
        %1137 = arith.addi %1133, %c8 : index
        memref.store %1136, %out[%1137] : memref<?xf32>
      } else {
        %1138 = arith.addi %1133, %c8 : index
        memref.store %1120, %out[%1138] : memref<?xf32>
      }
      scf.if %21 {
        %1139 = arith.addi %1133, %c1 : index
        %1140 = memref.load %residual[%1139] : memref<?xf32>
        %1141 = arith.addf %1140, %1128 : f32
        %1142 = arith.addi %1133, %c1 : index
        memref.store %1141, %out[%1142] : memref<?xf32>
      } else {
        %1143 = arith.addi %1133, %c1 : index
        memref.store %1128, %out[%1143] : memref<?xf32>
      }
    }
    %1144 = vector.extract %685#0[4] : f32 from vector<8xf32>
    %1145 = vector.extract %685#1[4] : f32 from vector<8xf32>
    %1146 = wave.lane
    %1147 = arith.addi %20, %c8 : index
    %1148 = arith.muli %c33, %c3 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.divui %1146, %c1 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.cmpi slt, %1151, %19 : index
    scf.if %1152 {
      %1153 = arith.cmpi eq, %hasFactors, %c2 : index
      %1154 = arith.muli %1151, %c3 : index
      %1155 = memref.load %factors[%1154] : memref<?xf32>
      %1156 = arith.mulf %1155, %operandScale : f32
      %1157 = arith.select %1153, %1156, %operandScale : f32
      %1158 = arith.remui %1146, %c1 : index
      %1159 = arith.muli %1158, %c33 : index
      %1160 = arith.addi %15, %1159 : index
      %1161 = vector.load %w[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1162 = vector.bitcast %1161 : vector<4xi8> to vector<1xf32>
      %1163 = vector.extract %1162[0] : f32 from vector<1xf32>
      %1164 = arith.mulf %1163, %1157 : f32
      %1165 = arith.mulf %1144, %1164 : f32
      %1166 = arith.remui %1146, %c1 : index
      %1167 = arith.muli %1166, %c33 : index
      %1168 = arith.addi %17, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1157 : f32
      %1173 = arith.mulf %1145, %1172 : f32
      %1174 = arith.muli %1151, %outputFeatures : index
      %1175 = arith.addi %1174, %23 : index
      %1176 = wave.lane
      %1177 = arith.remui %1176, %c1 : index
      %1178 = arith.addi %1175, %1177 : index
      scf.if %21 {
        %1179 = arith.addi %1178, %c8 : index
        %1180 = memref.load %residual[%1179] : memref<?xf32>
        %1181 = arith.addf %1180, %1165 : f32
        %1182 = arith.addi %1178, %c8 : index
        memref.store %1181, %out[%1182] : memref<?xf32>
      } else {
        %1183 = arith.addi %1178, %c8 : index
        memref.store %1165, %out[%1183] : memref<?xf32>
      }
      scf.if %21 {
        %1184 = arith.addi %1178, %c1 : index
        %1185 = memref.load %residual[%1184] : memref<?xf32>
        %1186 = arith.addf %1185, %1173 : f32
        %1187 = arith.addi %1178, %c1 : index
        memref.store %1186, %out[%1187] : memref<?xf32>
      } else {
        %1188 = arith.addi %1178, %c1 : index
        memref.store %1173, %out[%1188] : memref<?xf32>
      }
    }
    %1189 = vector.extract %685#0[5] : f32 from vector<8xf32>
    %1190 = vector.extract %685#1[5] : f32 from vector<8xf32>
    %1191 = wave.lane
    %1192 = arith.addi %20, %c8 : index
    %1193 = arith.muli %c34, %c3 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.divui %1191, %c1 : index
    %1196 = arith.addi %1194, %1195 : index
    %1197 = arith.cmpi slt, %1196, %19 : index
    scf.if %1197 {
      %1198 = arith.cmpi eq, %hasFactors, %c2 : index
      %1199 = arith.muli %1196, %c3 : index
      %1200 = memref.load %factors[%1199] : memref<?xf32>
      %1201 = arith.mulf %1200, %operandScale : f32
      %1202 = arith.select %1198, %1201, %operandScale : f32
      %1203 = arith.remui %1191, %c1 : index
      %1204 = arith.muli %1203, %c33 : index
      %1205 = arith.addi %15, %1204 : index
      %1206 = vector.load %w[%1205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1207 = vector.bitcast %1206 : vector<4xi8> to vector<1xf32>
      %1208 = vector.extract %1207[0] : f32 from vector<1xf32>
      %1209 = arith.mulf %1208, %1202 : f32
      %1210 = arith.mulf %1189, %1209 : f32
      %1211 = arith.remui %1191, %c1 : index
      %1212 = arith.muli %1211, %c33 : index
      %1213 = arith.addi %17, %1212 : index
      %1214 = vector.load %w[%1213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1215 = vector.bitcast %1214 : vector<4xi8> to vector<1xf32>
      %1216 = vector.extract %1215[0] : f32 from vector<1xf32>
      %1217 = arith.mulf %1216, %1202 : f32
      %1218 = arith.mulf %1190, %1217 : f32
      %1219 = arith.muli %1196, %outputFeatures : index
      %1220 = arith.addi %1219, %23 : index
      %1221 = wave.lane
      %1222 = arith.remui %1221, %c1 : index
      %1223 = arith.addi %1220, %1222 : index
      scf.if %21 {
        %1224 = arith.addi %1223, %c8 : index
        %1225 = memref.load %residual[%1224] : memref<?xf32>
        %1226 = arith.addf %1225, %1210 : f32
        %1227 = arith.addi %1223, %c8 : index
        memref.store %1226, %out[%1227] : memref<?xf32>
      } else {
        %1228 = arith.addi %1223, %c8 : index
        memref.store %1210, %out[%1228] : memref<?xf32>
      }
      scf.if %21 {
        %1229 = arith.addi %1223, %c1 : index
        %1230 = memref.load %residual[%1229] : memref<?xf32>
        %1231 = arith.addf %1230, %1218 : f32
        %1232 = arith.addi %1223, %c1 : index
        memref.store %1231, %out[%1232] : memref<?xf32>
      } else {
        %1233 = arith.addi %1223, %c1 : index
        memref.store %1218, %out[%1233] : memref<?xf32>
      }
    }
    %1234 = vector.extract %685#0[6] : f32 from vector<8xf32>
    %1235 = vector.extract %685#1[6] : f32 from vector<8xf32>
    %1236 = wave.lane
    %1237 = arith.addi %20, %c8 : index
    %1238 = arith.muli %c35, %c3 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.divui %1236, %c1 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.cmpi slt, %1241, %19 : index
    scf.if %1242 {
      %1243 = arith.cmpi eq, %hasFactors, %c2 : index
      %1244 = arith.muli %1241, %c3 : index
      %1245 = memref.load %factors[%1244] : memref<?xf32>
      %1246 = arith.mulf %1245, %operandScale : f32
      %1247 = arith.select %1243, %1246, %operandScale : f32
      %1248 = arith.remui %1236, %c1 : index
      %1249 = arith.muli %1248, %c33 : index
      %1250 = arith.addi %15, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1247 : f32
      %1255 = arith.mulf %1234, %1254 : f32
      %1256 = arith.remui %1236, %c1 : index
      %1257 = arith.muli %1256, %c33 : index
      %1258 = arith.addi %17, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1247 : f32
      %1263 = arith.mulf %1235, %1262 : f32
      %1264 = arith.muli %1241, %outputFeatures : index
      %1265 = arith.addi %1264, %23 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c1 : index
      %1268 = arith.addi %1265, %1267 : index
      scf.if %21 {
        %1269 = arith.addi %1268, %c8 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1255 : f32
        %1272 = arith.addi %1268, %c8 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1268, %c8 : index
        memref.store %1255, %out[%1273] : memref<?xf32>
      }
      scf.if %21 {
        %1274 = arith.addi %1268, %c1 : index
        %1275 = memref.load %residual[%1274] : memref<?xf32>
        %1276 = arith.addf %1275, %1263 : f32
        %1277 = arith.addi %1268, %c1 : index
        memref.store %1276, %out[%1277] : memref<?xf32>
      } else {
        %1278 = arith.addi %1268, %c1 : index
        memref.store %1263, %out[%1278] : memref<?xf32>
      }
    }
    %1279 = vector.extract %685#0[7] : f32 from vector<8xf32>
    %1280 = vector.extract %685#1[7] : f32 from vector<8xf32>
    %1281 = wave.lane
    %1282 = arith.addi %20, %c8 : index
    %1283 = arith.muli %c36, %c3 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.divui %1281, %c1 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.cmpi slt, %1286, %19 : index
    scf.if %1287 {
      %1288 = arith.cmpi eq, %hasFactors, %c2 : index
      %1289 = arith.muli %1286, %c3 : index
      %1290 = memref.load %factors[%1289] : memref<?xf32>
      %1291 = arith.mulf %1290, %operandScale : f32
      %1292 = arith.select %1288, %1291, %operandScale : f32
      %1293 = arith.remui %1281, %c1 : index
      %1294 = arith.muli %1293, %c33 : index
      %1295 = arith.addi %15, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1292 : f32
      %1300 = arith.mulf %1279, %1299 : f32
      %1301 = arith.remui %1281, %c1 : index
      %1302 = arith.muli %1301, %c33 : index
      %1303 = arith.addi %17, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1292 : f32
      %1308 = arith.mulf %1280, %1307 : f32
      %1309 = arith.muli %1286, %outputFeatures : index
      %1310 = arith.addi %1309, %23 : index
      %1311 = wave.lane
      %1312 = arith.remui %1311, %c1 : index
      %1313 = arith.addi %1310, %1312 : index
      scf.if %21 {
        %1314 = arith.addi %1313, %c8 : index
        %1315 = memref.load %residual[%1314] : memref<?xf32>
        %1316 = arith.addf %1315, %1300 : f32
        %1317 = arith.addi %1313, %c8 : index
        memref.store %1316, %out[%1317] : memref<?xf32>
      } else {
        %1318 = arith.addi %1313, %c8 : index
        memref.store %1300, %out[%1318] : memref<?xf32>
      }
      scf.if %21 {
        %1319 = arith.addi %1313, %c1 : index
        %1320 = memref.load %residual[%1319] : memref<?xf32>
        %1321 = arith.addf %1320, %1308 : f32
        %1322 = arith.addi %1313, %c1 : index
        memref.store %1321, %out[%1322] : memref<?xf32>
      } else {
        %1323 = arith.addi %1313, %c1 : index
        memref.store %1308, %out[%1323] : memref<?xf32>
      }
    }
    %1324 = wave.lane
    %1325 = vector.extract %685#2[0] : f32 from vector<8xf32>
    %1326 = vector.extract %685#3[0] : f32 from vector<8xf32>
    %1327 = wave.lane
    %1328 = arith.addi %20, %c1 : index
    %1329 = arith.muli %c8, %c3 : index
    %1330 = arith.addi %1328, %1329 : index
    %1331 = arith.divui %1327, %c1 : index
    %1332 = arith.addi %1330, %1331 : index
    %1333 = arith.cmpi slt, %1332, %19 : index
    scf.if %1333 {
      %1334 = arith.cmpi eq, %hasFactors, %c2 : index
      %1335 = arith.muli %1332, %c3 : index
      %1336 = memref.load %factors[%1335] : memref<?xf32>
      %1337 = arith.mulf %1336, %operandScale : f32
      %1338 = arith.select %1334, %1337, %operandScale : f32
      %1339 = arith.remui %1327, %c1 : index
      %1340 = arith.muli %1339, %c33 : index
      %1341 = arith.addi %15, %1340 : index
      %1342 = vector.load %w[%1341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1343 = vector.bitcast %1342 : vector<4xi8> to vector<1xf32>
      %1344 = vector.extract %1343[0] : f32 from vector<1xf32>
      %1345 = arith.mulf %1344, %1338 : f32
      %1346 = arith.mulf %1325, %1345 : f32
      %1347 = arith.remui %1327, %c1 : index
      %1348 = arith.muli %1347, %c33 : index
      %1349 = arith.addi %17, %1348 : index
      %1350 = vector.load %w[%1349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1351 = vector.bitcast %1350 : vector<4xi8> to vector<1xf32>
      %1352 = vector.extract %1351[0] : f32 from vector<1xf32>
      %1353 = arith.mulf %1352, %1338 : f32
      %1354 = arith.mulf %1326, %1353 : f32
      %1355 = arith.muli %1332, %outputFeatures : index
      %1356 = arith.addi %1355, %23 : index
      %1357 = wave.lane
      %1358 = arith.remui %1357, %c1 : index
      %1359 = arith.addi %1356, %1358 : index
      scf.if %21 {
        %1360 = arith.addi %1359, %c8 : index
        %1361 = memref.load %residual[%1360] : memref<?xf32>
        %1362 = arith.addf %1361, %1346 : f32
        %1363 = arith.addi %1359, %c8 : index
        memref.store %1362, %out[%1363] : memref<?xf32>
      } else {
        %1364 = arith.addi %1359, %c8 : index
        memref.store %1346, %out[%1364] : memref<?xf32>
      }
      scf.if %21 {
        %1365 = arith.addi %1359, %c1 : index
        %1366 = memref.load %residual[%1365] : memref<?xf32>
        %1367 = arith.addf %1366, %1354 : f32
        %1368 = arith.addi %1359, %c1 : index
        memref.store %1367, %out[%1368] : memref<?xf32>
      } else {
        %1369 = arith.addi %1359, %c1 : index
        memref.store %1354, %out[%1369] : memref<?xf32>
      }
    }
    %1370 = vector.extract %685#2[1] : f32 from vector<8xf32>
    %1371 = vector.extract %685#3[1] : f32 from vector<8xf32>
    %1372 = wave.lane
    %1373 = arith.addi %20, %c1 : index
    %1374 = arith.muli %c2, %c3 : index
    %1375 = arith.addi %1373, %1374 : index
    %1376 = arith.divui %1372, %c1 : index
    %1377 = arith.addi %1375, %1376 : index
    %1378 = arith.cmpi slt, %1377, %19 : index
    scf.if %1378 {
      %1379 = arith.cmpi eq, %hasFactors, %c2 : index
      %1380 = arith.muli %1377, %c3 : index
      %1381 = memref.load %factors[%1380] : memref<?xf32>
      %1382 = arith.mulf %1381, %operandScale : f32
      %1383 = arith.select %1379, %1382, %operandScale : f32
      %1384 = arith.remui %1372, %c1 : index
      %1385 = arith.muli %1384, %c33 : index
      %1386 = arith.addi %15, %1385 : index
      %1387 = vector.load %w[%1386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1388 = vector.bitcast %1387 : vector<4xi8> to vector<1xf32>
      %1389 = vector.extract %1388[0] : f32 from vector<1xf32>
      %1390 = arith.mulf %1389, %1383 : f32
      %1391 = arith.mulf %1370, %1390 : f32
      %1392 = arith.remui %1372, %c1 : index
      %1393 = arith.muli %1392, %c33 : index
      %1394 = arith.addi %17, %1393 : index
      %1395 = vector.load %w[%1394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1396 = vector.bitcast %1395 : vector<4xi8> to vector<1xf32>
      %1397 = vector.extract %1396[0] : f32 from vector<1xf32>
      %1398 = arith.mulf %1397, %1383 : f32
      %1399 = arith.mulf %1371, %1398 : f32
      %1400 = arith.muli %1377, %outputFeatures : index
      %1401 = arith.addi %1400, %23 : index
      %1402 = wave.lane
      %1403 = arith.remui %1402, %c1 : index
      %1404 = arith.addi %1401, %1403 : index
      scf.if %21 {
        %1405 = arith.addi %1404, %c8 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1391 : f32
        %1408 = arith.addi %1404, %c8 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1404, %c8 : index
        memref.store %1391, %out[%1409] : memref<?xf32>
      }
      scf.if %21 {
        %1410 = arith.addi %1404, %c1 : index
        %1411 = memref.load %residual[%1410] : memref<?xf32>
        %1412 = arith.addf %1411, %1399 : f32
        %1413 = arith.addi %1404, %c1 : index
        memref.store %1412, %out[%1413] : memref<?xf32>
      } else {
        %1414 = arith.addi %1404, %c1 : index
        memref.store %1399, %out[%1414] : memref<?xf32>
      }
    }
    %1415 = vector.extract %685#2[2] : f32 from vector<8xf32>
    %1416 = vector.extract %685#3[2] : f32 from vector<8xf32>
    %1417 = wave.lane
    %1418 = arith.addi %20, %c1 : index
    %1419 = arith.muli %c3, %c3 : index
    %1420 = arith.addi %1418, %1419 : index
    %1421 = arith.divui %1417, %c1 : index
    %1422 = arith.addi %1420, %1421 : index
    %1423 = arith.cmpi slt, %1422, %19 : index
    scf.if %1423 {
      %1424 = arith.cmpi eq, %hasFactors, %c2 : index
      %1425 = arith.muli %1422, %c3 : index
      %1426 = memref.load %factors[%1425] : memref<?xf32>
      %1427 = arith.mulf %1426, %operandScale : f32
      %1428 = arith.select %1424, %1427, %operandScale : f32
      %1429 = arith.remui %1417, %c1 : index
      %1430 = arith.muli %1429, %c33 : index
      %1431 = arith.addi %15, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1428 : f32
      %1436 = arith.mulf %1415, %1435 : f32
      %1437 = arith.remui %1417, %c1 : index
      %1438 = arith.muli %1437, %c33 : index
      %1439 = arith.addi %17, %1438 : index
      %1440 = vector.load %w[%1439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1441 = vector.bitcast %1440 : vector<4xi8> to vector<1xf32>
      %1442 = vector.extract %1441[0] : f32 from vector<1xf32>
      %1443 = arith.mulf %1442, %1428 : f32
      %1444 = arith.mulf %1416, %1443 : f32
      %1445 = arith.muli %1422, %outputFeatures : index
      %1446 = arith.addi %1445, %23 : index
      %1447 = wave.lane
      %1448 = arith.remui %1447, %c1 : index
      %1449 = arith.addi %1446, %1448 : index
      scf.if %21 {
        %1450 = arith.addi %1449, %c8 : index
        %1451 = memref.load %residual[%1450] : memref<?xf32>
        %1452 = arith.addf %1451, %1436 : f32
        %1453 = arith.addi %1449, %c8 : index
        memref.store %1452, %out[%1453] : memref<?xf32>
      } else {
        %1454 = arith.addi %1449, %c8 : index
        memref.store %1436, %out[%1454] : memref<?xf32>
      }
      scf.if %21 {
        %1455 = arith.addi %1449, %c1 : index
        %1456 = memref.load %residual[%1455] : memref<?xf32>
        %1457 = arith.addf %1456, %1444 : f32
        %1458 = arith.addi %1449, %c1 : index
        memref.store %1457, %out[%1458] : memref<?xf32>
      } else {
        %1459 = arith.addi %1449, %c1 : index
        memref.store %1444, %out[%1459] : memref<?xf32>
      }
    }
    %1460 = vector.extract %685#2[3] : f32 from vector<8xf32>
    %1461 = vector.extract %685#3[3] : f32 from vector<8xf32>
    %1462 = wave.lane
    %1463 = arith.addi %20, %c1 : index
    %1464 = arith.muli %c30, %c3 : index
    %1465 = arith.addi %1463, %1464 : index
    %1466 = arith.divui %1462, %c1 : index
    %1467 = arith.addi %1465, %1466 : index
    %1468 = arith.cmpi slt, %1467, %19 : index
    scf.if %1468 {
      %1469 = arith.cmpi eq, %hasFactors, %c2 : index
      %1470 = arith.muli %1467, %c3 : index
      %1471 = memref.load %factors[%1470] : memref<?xf32>
      %1472 = arith.mulf %1471, %operandScale : f32
      %1473 = arith.select %1469, %1472, %operandScale : f32
      %1474 = arith.remui %1462, %c1 : index
      %1475 = arith.muli %1474, %c33 : index
      %1476 = arith.addi %15, %1475 : index
      %1477 = vector.load %w[%1476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1478 = vector.bitcast %1477 : vector<4xi8> to vector<1xf32>
      %1479 = vector.extract %1478[0] : f32 from vector<1xf32>
      %1480 = arith.mulf %1479, %1473 : f32
      %1481 = arith.mulf %1460, %1480 : f32
      %1482 = arith.remui %1462, %c1 : index
      %1483 = arith.muli %1482, %c33 : index
      %1484 = arith.addi %17, %1483 : index
      %1485 = vector.load %w[%1484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1486 = vector.bitcast %1485 : vector<4xi8> to vector<1xf32>
      %1487 = vector.extract %1486[0] : f32 from vector<1xf32>
      %1488 = arith.mulf %1487, %1473 : f32
      %1489 = arith.mulf %1461, %1488 : f32
      %1490 = arith.muli %1467, %outputFeatures : index
      %1491 = arith.addi %1490, %23 : index
      %1492 = wave.lane
      %1493 = arith.remui %1492, %c1 : index
      %1494 = arith.addi %1491, %1493 : index
      scf.if %21 {
        %1495 = arith.addi %1494, %c8 : index
        %1496 = memref.load %residual[%1495] : memref<?xf32>
        %1497 = arith.addf %1496, %1481 : f32
        %1498 = arith.addi %1494, %c8 : index
        memref.store %1497, %out[%1498] : memref<?xf32>
      } else {
        %1499 = arith.addi %1494, %c8 : index
        memref.store %1481, %out[%1499] : memref<?xf32>
      }
      scf.if %21 {
        %1500 = arith.addi %1494, %c1 : index
        %1501 = memref.load %residual[%1500] : memref<?xf32>
        %1502 = arith.addf %1501, %1489 : f32
        %1503 = arith.addi %1494, %c1 : index
        memref.store %1502, %out[%1503] : memref<?xf32>
      } else {
        %1504 = arith.addi %1494, %c1 : index
        memref.store %1489, %out[%1504] : memref<?xf32>
      }
    }
    %1505 = vector.extract %685#2[4] : f32 from vector<8xf32>
    %1506 = vector.extract %685#3[4] : f32 from vector<8xf32>
    %1507 = wave.lane
    %1508 = arith.addi %20, %c1 : index
    %1509 = arith.muli %c33, %c3 : index
    %1510 = arith.addi %1508, %1509 : index
    %1511 = arith.divui %1507, %c1 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.cmpi slt, %1512, %19 : index
    scf.if %1513 {
      %1514 = arith.cmpi eq, %hasFactors, %c2 : index
      %1515 = arith.muli %1512, %c3 : index
      %1516 = memref.load %factors[%1515] : memref<?xf32>
      %1517 = arith.mulf %1516, %operandScale : f32
      %1518 = arith.select %1514, %1517, %operandScale : f32
      %1519 = arith.remui %1507, %c1 : index
      %1520 = arith.muli %1519, %c33 : index
      %1521 = arith.addi %15, %1520 : index
      %1522 = vector.load %w[%1521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1523 = vector.bitcast %1522 : vector<4xi8> to vector<1xf32>
      %1524 = vector.extract %1523[0] : f32 from vector<1xf32>
      %1525 = arith.mulf %1524, %1518 : f32
      %1526 = arith.mulf %1505, %1525 : f32
      %1527 = arith.remui %1507, %c1 : index
      %1528 = arith.muli %1527, %c33 : index
      %1529 = arith.addi %17, %1528 : index
      %1530 = vector.load %w[%1529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1531 = vector.bitcast %1530 : vector<4xi8> to vector<1xf32>
      %1532 = vector.extract %1531[0] : f32 from vector<1xf32>
      %1533 = arith.mulf %1532, %1518 : f32
      %1534 = arith.mulf %1506, %1533 : f32
      %1535 = arith.muli %1512, %outputFeatures : index
      %1536 = arith.addi %1535, %23 : index
      %1537 = wave.lane
      %1538 = arith.remui %1537, %c1 : index
      %1539 = arith.addi %1536, %1538 : index
      scf.if %21 {
        %1540 = arith.addi %1539, %c8 : index
        %1541 = memref.load %residual[%1540] : memref<?xf32>
        %1542 = arith.addf %1541, %1526 : f32
        %1543 = arith.addi %1539, %c8 : index
        memref.store %1542, %out[%1543] : memref<?xf32>
      } else {
        %1544 = arith.addi %1539, %c8 : index
        memref.store %1526, %out[%1544] : memref<?xf32>
      }
      scf.if %21 {
        %1545 = arith.addi %1539, %c1 : index
        %1546 = memref.load %residual[%1545] : memref<?xf32>
        %1547 = arith.addf %1546, %1534 : f32
        %1548 = arith.addi %1539, %c1 : index
        memref.store %1547, %out[%1548] : memref<?xf32>
      } else {
        %1549 = arith.addi %1539, %c1 : index
        memref.store %1534, %out[%1549] : memref<?xf32>
      }
    }
    %1550 = vector.extract %685#2[5] : f32 from vector<8xf32>
    %1551 = vector.extract %685#3[5] : f32 from vector<8xf32>
    %1552 = wave.lane
    %1553 = arith.addi %20, %c1 : index
    %1554 = arith.muli %c34, %c3 : index
    %1555 = arith.addi %1553, %1554 : index
    %1556 = arith.divui %1552, %c1 : index
    %1557 = arith.addi %1555, %1556 : index
    %1558 = arith.cmpi slt, %1557, %19 : index
    scf.if %1558 {
      %1559 = arith.cmpi eq, %hasFactors, %c2 : index
      %1560 = arith.muli %1557, %c3 : index
      %1561 = memref.load %factors[%1560] : memref<?xf32>
      %1562 = arith.mulf %1561, %operandScale : f32
      %1563 = arith.select %1559, %1562, %operandScale : f32
      %1564 = arith.remui %1552, %c1 : index
      %1565 = arith.muli %1564, %c33 : index
      %1566 = arith.addi %15, %1565 : index
      %1567 = vector.load %w[%1566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1568 = vector.bitcast %1567 : vector<4xi8> to vector<1xf32>
      %1569 = vector.extract %1568[0] : f32 from vector<1xf32>
      %1570 = arith.mulf %1569, %1563 : f32
      %1571 = arith.mulf %1550, %1570 : f32
      %1572 = arith.remui %1552, %c1 : index
      %1573 = arith.muli %1572, %c33 : index
      %1574 = arith.addi %17, %1573 : index
      %1575 = vector.load %w[%1574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1576 = vector.bitcast %1575 : vector<4xi8> to vector<1xf32>
      %1577 = vector.extract %1576[0] : f32 from vector<1xf32>
      %1578 = arith.mulf %1577, %1563 : f32
      %1579 = arith.mulf %1551, %1578 : f32
      %1580 = arith.muli %1557, %outputFeatures : index
      %1581 = arith.addi %1580, %23 : index
      %1582 = wave.lane
      %1583 = arith.remui %1582, %c1 : index
      %1584 = arith.addi %1581, %1583 : index
      scf.if %21 {
        %1585 = arith.addi %1584, %c8 : index
        %1586 = memref.load %residual[%1585] : memref<?xf32>
        %1587 = arith.addf %1586, %1571 : f32
        %1588 = arith.addi %1584, %c8 : index
        memref.store %1587, %out[%1588] : memref<?xf32>
      } else {
        %1589 = arith.addi %1584, %c8 : index
        memref.store %1571, %out[%1589] : memref<?xf32>
      }
      scf.if %21 {
        %1590 = arith.addi %1584, %c1 : index
        %1591 = memref.load %residual[%1590] : memref<?xf32>
        %1592 = arith.addf %1591, %1579 : f32
        %1593 = arith.addi %1584, %c1 : index
        memref.store %1592, %out[%1593] : memref<?xf32>
      } else {
        %1594 = arith.addi %1584, %c1 : index
        memref.store %1579, %out[%1594] : memref<?xf32>
      }
    }
    %1595 = vector.extract %685#2[6] : f32 from vector<8xf32>
    %1596 = vector.extract %685#3[6] : f32 from vector<8xf32>
    %1597 = wave.lane
    %1598 = arith.addi %20, %c1 : index
    %1599 = arith.muli %c35, %c3 : index
    %1600 = arith.addi %1598, %1599 : index
    %1601 = arith.divui %1597, %c1 : index
    %1602 = arith.addi %1600, %1601 : index
    %1603 = arith.cmpi slt, %1602, %19 : index
    scf.if %1603 {
      %1604 = arith.cmpi eq, %hasFactors, %c2 : index
      %1605 = arith.muli %1602, %c3 : index
      %1606 = memref.load %factors[%1605] : memref<?xf32>
      %1607 = arith.mulf %1606, %operandScale : f32
      %1608 = arith.select %1604, %1607, %operandScale : f32
      %1609 = arith.remui %1597, %c1 : index
      %1610 = arith.muli %1609, %c33 : index
      %1611 = arith.addi %15, %1610 : index
      %1612 = vector.load %w[%1611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1613 = vector.bitcast %1612 : vector<4xi8> to vector<1xf32>
      %1614 = vector.extract %1613[0] : f32 from vector<1xf32>
      %1615 = arith.mulf %1614, %1608 : f32
      %1616 = arith.mulf %1595, %1615 : f32
      %1617 = arith.remui %1597, %c1 : index
      %1618 = arith.muli %1617, %c33 : index
      %1619 = arith.addi %17, %1618 : index
      %1620 = vector.load %w[%1619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1621 = vector.bitcast %1620 : vector<4xi8> to vector<1xf32>
      %1622 = vector.extract %1621[0] : f32 from vector<1xf32>
      %1623 = arith.mulf %1622, %1608 : f32
      %1624 = arith.mulf %1596, %1623 : f32
      %1625 = arith.muli %1602, %outputFeatures : index
      %1626 = arith.addi %1625, %23 : index
      %1627 = wave.lane
      %1628 = arith.remui %1627, %c1 : index
      %1629 = arith.addi %1626, %1628 : index
      scf.if %21 {
        %1630 = arith.addi %1629, %c8 : index
        %1631 = memref.load %residual[%1630] : memref<?xf32>
        %1632 = arith.addf %1631, %1616 : f32
        %1633 = arith.addi %1629, %c8 : index
        memref.store %1632, %out[%1633] : memref<?xf32>
      } else {
        %1634 = arith.addi %1629, %c8 : index
        memref.store %1616, %out[%1634] : memref<?xf32>
      }
      scf.if %21 {
        %1635 = arith.addi %1629, %c1 : index
        %1636 = memref.load %residual[%1635] : memref<?xf32>
        %1637 = arith.addf %1636, %1624 : f32
        %1638 = arith.addi %1629, %c1 : index
        memref.store %1637, %out[%1638] : memref<?xf32>
      } else {
        %1639 = arith.addi %1629, %c1 : index
        memref.store %1624, %out[%1639] : memref<?xf32>
      }
    }
    %1640 = vector.extract %685#2[7] : f32 from vector<8xf32>
    %1641 = vector.extract %685#3[7] : f32 from vector<8xf32>
    %1642 = wave.lane
    %1643 = arith.addi %20, %c1 : index
    %1644 = arith.muli %c36, %c3 : index
    %1645 = arith.addi %1643, %1644 : index
    %1646 = arith.divui %1642, %c1 : index
    %1647 = arith.addi %1645, %1646 : index
    %1648 = arith.cmpi slt, %1647, %19 : index
    scf.if %1648 {
      %1649 = arith.cmpi eq, %hasFactors, %c2 : index
      %1650 = arith.muli %1647, %c3 : index
      %1651 = memref.load %factors[%1650] : memref<?xf32>
      %1652 = arith.mulf %1651, %operandScale : f32
      %1653 = arith.select %1649, %1652, %operandScale : f32
      %1654 = arith.remui %1642, %c1 : index
      %1655 = arith.muli %1654, %c33 : index
      %1656 = arith.addi %15, %1655 : index
      %1657 = vector.load %w[%1656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1658 = vector.bitcast %1657 : vector<4xi8> to vector<1xf32>
      %1659 = vector.extract %1658[0] : f32 from vector<1xf32>
      %1660 = arith.mulf %1659, %1653 : f32
      %1661 = arith.mulf %1640, %1660 : f32
      %1662 = arith.remui %1642, %c1 : index
      %1663 = arith.muli %1662, %c33 : index
      %1664 = arith.addi %17, %1663 : index
      %1665 = vector.load %w[%1664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1666 = vector.bitcast %1665 : vector<4xi8> to vector<1xf32>
      %1667 = vector.extract %1666[0] : f32 from vector<1xf32>
      %1668 = arith.mulf %1667, %1653 : f32
      %1669 = arith.mulf %1641, %1668 : f32
      %1670 = arith.muli %1647, %outputFeatures : index
      %1671 = arith.addi %1670, %23 : index
      %1672 = wave.lane
      %1673 = arith.remui %1672, %c1 : index
      %1674 = arith.addi %1671, %1673 : index
      scf.if %21 {
        %1675 = arith.addi %1674, %c8 : index
        %1676 = memref.load %residual[%1675] : memref<?xf32>
        %1677 = arith.addf %1676, %1661 : f32
        %1678 = arith.addi %1674, %c8 : index
        memref.store %1677, %out[%1678] : memref<?xf32>
      } else {
        %1679 = arith.addi %1674, %c8 : index
        memref.store %1661, %out[%1679] : memref<?xf32>
      }
      scf.if %21 {
        %1680 = arith.addi %1674, %c1 : index
        %1681 = memref.load %residual[%1680] : memref<?xf32>
        %1682 = arith.addf %1681, %1669 : f32
        %1683 = arith.addi %1674, %c1 : index
        memref.store %1682, %out[%1683] : memref<?xf32>
      } else {
        %1684 = arith.addi %1674, %c1 : index
        memref.store %1669, %out[%1684] : memref<?xf32>
      }
    }
    %1685 = wave.lane
    %1686 = vector.extract %685#4[0] : f32 from vector<8xf32>
    %1687 = vector.extract %685#5[0] : f32 from vector<8xf32>
    %1688 = wave.lane
    %1689 = arith.addi %20, %c5 : index
    %1690 = arith.muli %c8, %c3 : index
    %1691 = arith.addi %1689, %1690 : index
    %1692 = arith.divui %1688, %c1 : index
    %1693 = arith.addi %1691, %1692 : index
    %1694 = arith.cmpi slt, %1693, %19 : index
    scf.if %1694 {
      %1695 = arith.cmpi eq, %hasFactors, %c2 : index
      %1696 = arith.muli %1693, %c3 : index
      %1697 = memref.load %factors[%1696] : memref<?xf32>
      %1698 = arith.mulf %1697, %operandScale : f32
      %1699 = arith.select %1695, %1698, %operandScale : f32
      %1700 = arith.remui %1688, %c1 : index
      %1701 = arith.muli %1700, %c33 : index
      %1702 = arith.addi %15, %1701 : index
      %1703 = vector.load %w[%1702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1704 = vector.bitcast %1703 : vector<4xi8> to vector<1xf32>
      %1705 = vector.extract %1704[0] : f32 from vector<1xf32>
      %1706 = arith.mulf %1705, %1699 : f32
      %1707 = arith.mulf %1686, %1706 : f32
      %1708 = arith.remui %1688, %c1 : index
      %1709 = arith.muli %1708, %c33 : index
      %1710 = arith.addi %17, %1709 : index
      %1711 = vector.load %w[%1710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1712 = vector.bitcast %1711 : vector<4xi8> to vector<1xf32>
      %1713 = vector.extract %1712[0] : f32 from vector<1xf32>
      %1714 = arith.mulf %1713, %1699 : f32
      %1715 = arith.mulf %1687, %1714 : f32
      %1716 = arith.muli %1693, %outputFeatures : index
      %1717 = arith.addi %1716, %23 : index
      %1718 = wave.lane
      %1719 = arith.remui %1718, %c1 : index
      %1720 = arith.addi %1717, %1719 : index
      scf.if %21 {
        %1721 = arith.addi %1720, %c8 : index
        %1722 = memref.load %residual[%1721] : memref<?xf32>
        %1723 = arith.addf %1722, %1707 : f32
        %1724 = arith.addi %1720, %c8 : index
        memref.store %1723, %out[%1724] : memref<?xf32>
      } else {
        %1725 = arith.addi %1720, %c8 : index
        memref.store %1707, %out[%1725] : memref<?xf32>
      }
      scf.if %21 {
        %1726 = arith.addi %1720, %c1 : index
        %1727 = memref.load %residual[%1726] : memref<?xf32>
        %1728 = arith.addf %1727, %1715 : f32
        %1729 = arith.addi %1720, %c1 : index
        memref.store %1728, %out[%1729] : memref<?xf32>
      } else {
        %1730 = arith.addi %1720, %c1 : index
        memref.store %1715, %out[%1730] : memref<?xf32>
      }
    }
    %1731 = vector.extract %685#4[1] : f32 from vector<8xf32>
    %1732 = vector.extract %685#5[1] : f32 from vector<8xf32>
    %1733 = wave.lane
    %1734 = arith.addi %20, %c5 : index
    %1735 = arith.muli %c2, %c3 : index
    %1736 = arith.addi %1734, %1735 : index
    %1737 = arith.divui %1733, %c1 : index
    %1738 = arith.addi %1736, %1737 : index
    %1739 = arith.cmpi slt, %1738, %19 : index
    scf.if %1739 {
      %1740 = arith.cmpi eq, %hasFactors, %c2 : index
      %1741 = arith.muli %1738, %c3 : index
      %1742 = memref.load %factors[%1741] : memref<?xf32>
      %1743 = arith.mulf %1742, %operandScale : f32
      %1744 = arith.select %1740, %1743, %operandScale : f32
      %1745 = arith.remui %1733, %c1 : index
      %1746 = arith.muli %1745, %c33 : index
      %1747 = arith.addi %15, %1746 : index
      %1748 = vector.load %w[%1747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1749 = vector.bitcast %1748 : vector<4xi8> to vector<1xf32>
      %1750 = vector.extract %1749[0] : f32 from vector<1xf32>
      %1751 = arith.mulf %1750, %1744 : f32
      %1752 = arith.mulf %1731, %1751 : f32
      %1753 = arith.remui %1733, %c1 : index
      %1754 = arith.muli %1753, %c33 : index
      %1755 = arith.addi %17, %1754 : index
      %1756 = vector.load %w[%1755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1757 = vector.bitcast %1756 : vector<4xi8> to vector<1xf32>
      %1758 = vector.extract %1757[0] : f32 from vector<1xf32>
      %1759 = arith.mulf %1758, %1744 : f32
      %1760 = arith.mulf %1732, %1759 : f32
      %1761 = arith.muli %1738, %outputFeatures : index
      %1762 = arith.addi %1761, %23 : index
      %1763 = wave.lane
      %1764 = arith.remui %1763, %c1 : index
      %1765 = arith.addi %1762, %1764 : index
      scf.if %21 {
        %1766 = arith.addi %1765, %c8 : index
        %1767 = memref.load %residual[%1766] : memref<?xf32>
        %1768 = arith.addf %1767, %1752 : f32
        %1769 = arith.addi %1765, %c8 : index
        memref.store %1768, %out[%1769] : memref<?xf32>
      } else {
        %1770 = arith.addi %1765, %c8 : index
        memref.store %1752, %out[%1770] : memref<?xf32>
      }
      scf.if %21 {
        %1771 = arith.addi %1765, %c1 : index
        %1772 = memref.load %residual[%1771] : memref<?xf32>
        %1773 = arith.addf %1772, %1760 : f32
        %1774 = arith.addi %1765, %c1 : index
        memref.store %1773, %out[%1774] : memref<?xf32>
      } else {
        %1775 = arith.addi %1765, %c1 : index
        memref.store %1760, %out[%1775] : memref<?xf32>
      }
    }
    %1776 = vector.extract %685#4[2] : f32 from vector<8xf32>
    %1777 = vector.extract %685#5[2] : f32 from vector<8xf32>
    %1778 = wave.lane
    %1779 = arith.addi %20, %c5 : index
    %1780 = arith.muli %c3, %c3 : index
    %1781 = arith.addi %1779, %1780 : index
    %1782 = arith.divui %1778, %c1 : index
    %1783 = arith.addi %1781, %1782 : index
    %1784 = arith.cmpi slt, %1783, %19 : index
    scf.if %1784 {
      %1785 = arith.cmpi eq, %hasFactors, %c2 : index
      %1786 = arith.muli %1783, %c3 : index
      %1787 = memref.load %factors[%1786] : memref<?xf32>
      %1788 = arith.mulf %1787, %operandScale : f32
      %1789 = arith.select %1785, %1788, %operandScale : f32
      %1790 = arith.remui %1778, %c1 : index
      %1791 = arith.muli %1790, %c33 : index
      %1792 = arith.addi %15, %1791 : index
      %1793 = vector.load %w[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1794 = vector.bitcast %1793 : vector<4xi8> to vector<1xf32>
      %1795 = vector.extract %1794[0] : f32 from vector<1xf32>
      %1796 = arith.mulf %1795, %1789 : f32
      %1797 = arith.mulf %1776, %1796 : f32
      %1798 = arith.remui %1778, %c1 : index
      %1799 = arith.muli %1798, %c33 : index
      %1800 = arith.addi %17, %1799 : index
      %1801 = vector.load %w[%1800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1802 = vector.bitcast %1801 : vector<4xi8> to vector<1xf32>
      %1803 = vector.extract %1802[0] : f32 from vector<1xf32>
      %1804 = arith.mulf %1803, %1789 : f32
      %1805 = arith.mulf %1777, %1804 : f32
      %1806 = arith.muli %1783, %outputFeatures : index
      %1807 = arith.addi %1806, %23 : index
      %1808 = wave.lane
      %1809 = arith.remui %1808, %c1 : index
      %1810 = arith.addi %1807, %1809 : index
      scf.if %21 {
        %1811 = arith.addi %1810, %c8 : index
        %1812 = memref.load %residual[%1811] : memref<?xf32>
        %1813 = arith.addf %1812, %1797 : f32
        %1814 = arith.addi %1810, %c8 : index
        memref.store %1813, %out[%1814] : memref<?xf32>
      } else {
        %1815 = arith.addi %1810, %c8 : index
        memref.store %1797, %out[%1815] : memref<?xf32>
      }
      scf.if %21 {
        %1816 = arith.addi %1810, %c1 : index
        %1817 = memref.load %residual[%1816] : memref<?xf32>
        %1818 = arith.addf %1817, %1805 : f32
        %1819 = arith.addi %1810, %c1 : index
        memref.store %1818, %out[%1819] : memref<?xf32>
      } else {
        %1820 = arith.addi %1810, %c1 : index
        memref.store %1805, %out[%1820] : memref<?xf32>
      }
    }
    %1821 = vector.extract %685#4[3] : f32 from vector<8xf32>
    %1822 = vector.extract %685#5[3] : f32 from vector<8xf32>
    %1823 = wave.lane
    %1824 = arith.addi %20, %c5 : index
    %1825 = arith.muli %c30, %c3 : index
    %1826 = arith.addi %1824, %1825 : index
    %1827 = arith.divui %1823, %c1 : index
    %1828 = arith.addi %1826, %1827 : index
    %1829 = arith.cmpi slt, %1828, %19 : index
    scf.if %1829 {
      %1830 = arith.cmpi eq, %hasFactors, %c2 : index
      %1831 = arith.muli %1828, %c3 : index
      %1832 = memref.load %factors[%1831] : memref<?xf32>
      %1833 = arith.mulf %1832, %operandScale : f32
      %1834 = arith.select %1830, %1833, %operandScale : f32
      %1835 = arith.remui %1823, %c1 : index
      %1836 = arith.muli %1835, %c33 : index
      %1837 = arith.addi %15, %1836 : index
      %1838 = vector.load %w[%1837] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1839 = vector.bitcast %1838 : vector<4xi8> to vector<1xf32>
      %1840 = vector.extract %1839[0] : f32 from vector<1xf32>
      %1841 = arith.mulf %1840, %1834 : f32
      %1842 = arith.mulf %1821, %1841 : f32
      %1843 = arith.remui %1823, %c1 : index
      %1844 = arith.muli %1843, %c33 : index
      %1845 = arith.addi %17, %1844 : index
      %1846 = vector.load %w[%1845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1847 = vector.bitcast %1846 : vector<4xi8> to vector<1xf32>
      %1848 = vector.extract %1847[0] : f32 from vector<1xf32>
      %1849 = arith.mulf %1848, %1834 : f32
      %1850 = arith.mulf %1822, %1849 : f32
      %1851 = arith.muli %1828, %outputFeatures : index
      %1852 = arith.addi %1851, %23 : index
      %1853 = wave.lane
      %1854 = arith.remui %1853, %c1 : index
      %1855 = arith.addi %1852, %1854 : index
      scf.if %21 {
        %1856 = arith.addi %1855, %c8 : index
        %1857 = memref.load %residual[%1856] : memref<?xf32>
        %1858 = arith.addf %1857, %1842 : f32
        %1859 = arith.addi %1855, %c8 : index
        memref.store %1858, %out[%1859] : memref<?xf32>
      } else {
        %1860 = arith.addi %1855, %c8 : index
        memref.store %1842, %out[%1860] : memref<?xf32>
      }
      scf.if %21 {
        %1861 = arith.addi %1855, %c1 : index
        %1862 = memref.load %residual[%1861] : memref<?xf32>
        %1863 = arith.addf %1862, %1850 : f32
        %1864 = arith.addi %1855, %c1 : index
        memref.store %1863, %out[%1864] : memref<?xf32>
      } else {
        %1865 = arith.addi %1855, %c1 : index
        memref.store %1850, %out[%1865] : memref<?xf32>
      }
    }
    %1866 = vector.extract %685#4[4] : f32 from vector<8xf32>
    %1867 = vector.extract %685#5[4] : f32 from vector<8xf32>
    %1868 = wave.lane
    %1869 = arith.addi %20, %c5 : index
    %1870 = arith.muli %c33, %c3 : index
    %1871 = arith.addi %1869, %1870 : index
    %1872 = arith.divui %1868, %c1 : index
    %1873 = arith.addi %1871, %1872 : index
    %1874 = arith.cmpi slt, %1873, %19 : index
    scf.if %1874 {
      %1875 = arith.cmpi eq, %hasFactors, %c2 : index
      %1876 = arith.muli %1873, %c3 : index
      %1877 = memref.load %factors[%1876] : memref<?xf32>
      %1878 = arith.mulf %1877, %operandScale : f32
      %1879 = arith.select %1875, %1878, %operandScale : f32
      %1880 = arith.remui %1868, %c1 : index
      %1881 = arith.muli %1880, %c33 : index
      %1882 = arith.addi %15, %1881 : index
      %1883 = vector.load %w[%1882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1884 = vector.bitcast %1883 : vector<4xi8> to vector<1xf32>
      %1885 = vector.extract %1884[0] : f32 from vector<1xf32>
      %1886 = arith.mulf %1885, %1879 : f32
      %1887 = arith.mulf %1866, %1886 : f32
      %1888 = arith.remui %1868, %c1 : index
      %1889 = arith.muli %1888, %c33 : index
      %1890 = arith.addi %17, %1889 : index
      %1891 = vector.load %w[%1890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1892 = vector.bitcast %1891 : vector<4xi8> to vector<1xf32>
      %1893 = vector.extract %1892[0] : f32 from vector<1xf32>
      %1894 = arith.mulf %1893, %1879 : f32
      %1895 = arith.mulf %1867, %1894 : f32
      %1896 = arith.muli %1873, %outputFeatures : index
      %1897 = arith.addi %1896, %23 : index
      %1898 = wave.lane
      %1899 = arith.remui %1898, %c1 : index
      %1900 = arith.addi %1897, %1899 : index
      scf.if %21 {
        %1901 = arith.addi %1900, %c8 : index
        %1902 = memref.load %residual[%1901] : memref<?xf32>
        %1903 = arith.addf %1902, %1887 : f32
        %1904 = arith.addi %1900, %c8 : index
        memref.store %1903, %out[%1904] : memref<?xf32>
      } else {
        %1905 = arith.addi %1900, %c8 : index
        memref.store %1887, %out[%1905] : memref<?xf32>
      }
      scf.if %21 {
        %1906 = arith.addi %1900, %c1 : index
        %1907 = memref.load %residual[%1906] : memref<?xf32>
        %1908 = arith.addf %1907, %1895 : f32
        %1909 = arith.addi %1900, %c1 : index
        memref.store %1908, %out[%1909] : memref<?xf32>
      } else {
        %1910 = arith.addi %1900, %c1 : index
        memref.store %1895, %out[%1910] : memref<?xf32>
      }
    }
    %1911 = vector.extract %685#4[5] : f32 from vector<8xf32>
    %1912 = vector.extract %685#5[5] : f32 from vector<8xf32>
    %1913 = wave.lane
    %1914 = arith.addi %20, %c5 : index
    %1915 = arith.muli %c34, %c3 : index
    %1916 = arith.addi %1914, %1915 : index
    %1917 = arith.divui %1913, %c1 : index
    %1918 = arith.addi %1916, %1917 : index
    %1919 = arith.cmpi slt, %1918, %19 : index
    scf.if %1919 {
      %1920 = arith.cmpi eq, %hasFactors, %c2 : index
      %1921 = arith.muli %1918, %c3 : index
      %1922 = memref.load %factors[%1921] : memref<?xf32>
      %1923 = arith.mulf %1922, %operandScale : f32
      %1924 = arith.select %1920, %1923, %operandScale : f32
      %1925 = arith.remui %1913, %c1 : index
      %1926 = arith.muli %1925, %c33 : index
      %1927 = arith.addi %15, %1926 : index
      %1928 = vector.load %w[%1927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1929 = vector.bitcast %1928 : vector<4xi8> to vector<1xf32>
      %1930 = vector.extract %1929[0] : f32 from vector<1xf32>
      %1931 = arith.mulf %1930, %1924 : f32
      %1932 = arith.mulf %1911, %1931 : f32
      %1933 = arith.remui %1913, %c1 : index
      %1934 = arith.muli %1933, %c33 : index
      %1935 = arith.addi %17, %1934 : index
      %1936 = vector.load %w[%1935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1937 = vector.bitcast %1936 : vector<4xi8> to vector<1xf32>
      %1938 = vector.extract %1937[0] : f32 from vector<1xf32>
      %1939 = arith.mulf %1938, %1924 : f32
      %1940 = arith.mulf %1912, %1939 : f32
      %1941 = arith.muli %1918, %outputFeatures : index
      %1942 = arith.addi %1941, %23 : index
      %1943 = wave.lane
      %1944 = arith.remui %1943, %c1 : index
      %1945 = arith.addi %1942, %1944 : index
      scf.if %21 {
        %1946 = arith.addi %1945, %c8 : index
        %1947 = memref.load %residual[%1946] : memref<?xf32>
        %1948 = arith.addf %1947, %1932 : f32
        %1949 = arith.addi %1945, %c8 : index
        memref.store %1948, %out[%1949] : memref<?xf32>
      } else {
        %1950 = arith.addi %1945, %c8 : index
        memref.store %1932, %out[%1950] : memref<?xf32>
      }
      scf.if %21 {
        %1951 = arith.addi %1945, %c1 : index
        %1952 = memref.load %residual[%1951] : memref<?xf32>
        %1953 = arith.addf %1952, %1940 : f32
        %1954 = arith.addi %1945, %c1 : index
        memref.store %1953, %out[%1954] : memref<?xf32>
      } else {
        %1955 = arith.addi %1945, %c1 : index
        memref.store %1940, %out[%1955] : memref<?xf32>
      }
    }
    %1956 = vector.extract %685#4[6] : f32 from vector<8xf32>
    %1957 = vector.extract %685#5[6] : f32 from vector<8xf32>
    %1958 = wave.lane
    %1959 = arith.addi %20, %c5 : index
    %1960 = arith.muli %c35, %c3 : index
    %1961 = arith.addi %1959, %1960 : index
    %1962 = arith.divui %1958, %c1 : index
    %1963 = arith.addi %1961, %1962 : index
    %1964 = arith.cmpi slt, %1963, %19 : index
    scf.if %1964 {
      %1965 = arith.cmpi eq, %hasFactors, %c2 : index
      %1966 = arith.muli %1963, %c3 : index
      %1967 = memref.load %factors[%1966] : memref<?xf32>
      %1968 = arith.mulf %1967, %operandScale : f32
      %1969 = arith.select %1965, %1968, %operandScale : f32
      %1970 = arith.remui %1958, %c1 : index
      %1971 = arith.muli %1970, %c33 : index
      %1972 = arith.addi %15, %1971 : index
      %1973 = vector.load %w[%1972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1974 = vector.bitcast %1973 : vector<4xi8> to vector<1xf32>
      %1975 = vector.extract %1974[0] : f32 from vector<1xf32>
      %1976 = arith.mulf %1975, %1969 : f32
      %1977 = arith.mulf %1956, %1976 : f32
      %1978 = arith.remui %1958, %c1 : index
      %1979 = arith.muli %1978, %c33 : index
      %1980 = arith.addi %17, %1979 : index
      %1981 = vector.load %w[%1980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1982 = vector.bitcast %1981 : vector<4xi8> to vector<1xf32>
      %1983 = vector.extract %1982[0] : f32 from vector<1xf32>
      %1984 = arith.mulf %1983, %1969 : f32
      %1985 = arith.mulf %1957, %1984 : f32
      %1986 = arith.muli %1963, %outputFeatures : index
      %1987 = arith.addi %1986, %23 : index
      %1988 = wave.lane
      %1989 = arith.remui %1988, %c1 : index
      %1990 = arith.addi %1987, %1989 : index
      scf.if %21 {
        %1991 = arith.addi %1990, %c8 : index
        %1992 = memref.load %residual[%1991] : memref<?xf32>
        %1993 = arith.addf %1992, %1977 : f32
        %1994 = arith.addi %1990, %c8 : index
        memref.store %1993, %out[%1994] : memref<?xf32>
      } else {
        %1995 = arith.addi %1990, %c8 : index
        memref.store %1977, %out[%1995] : memref<?xf32>
      }
      scf.if %21 {
        %1996 = arith.addi %1990, %c1 : index
        %1997 = memref.load %residual[%1996] : memref<?xf32>
        %1998 = arith.addf %1997, %1985 : f32
        %1999 = arith.addi %1990, %c1 : index
        memref.store %1998, %out[%1999] : memref<?xf32>
      } else {
        %2000 = arith.addi %1990, %c1 : index
        memref.store %1985, %out[%2000] : memref<?xf32>
      }
    }
    %2001 = vector.extract %685#4[7] : f32 from vector<8xf32>
    %2002 = vector.extract %685#5[7] : f32 from vector<8xf32>
    %2003 = wave.lane
    %2004 = arith.addi %20, %c5 : index
    %2005 = arith.muli %c36, %c3 : index
    %2006 = arith.addi %2004, %2005 : index
    %2007 = arith.divui %2003, %c1 : index
    %2008 = arith.addi %2006, %2007 : index
    %2009 = arith.cmpi slt, %2008, %19 : index
    scf.if %2009 {
      %2010 = arith.cmpi eq, %hasFactors, %c2 : index
      %2011 = arith.muli %2008, %c3 : index
      %2012 = memref.load %factors[%2011] : memref<?xf32>
      %2013 = arith.mulf %2012, %operandScale : f32
      %2014 = arith.select %2010, %2013, %operandScale : f32
      %2015 = arith.remui %2003, %c1 : index
      %2016 = arith.muli %2015, %c33 : index
      %2017 = arith.addi %15, %2016 : index
      %2018 = vector.load %w[%2017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2019 = vector.bitcast %2018 : vector<4xi8> to vector<1xf32>
      %2020 = vector.extract %2019[0] : f32 from vector<1xf32>
      %2021 = arith.mulf %2020, %2014 : f32
      %2022 = arith.mulf %2001, %2021 : f32
      %2023 = arith.remui %2003, %c1 : index
      %2024 = arith.muli %2023, %c33 : index
      %2025 = arith.addi %17, %2024 : index
      %2026 = vector.load %w[%2025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2027 = vector.bitcast %2026 : vector<4xi8> to vector<1xf32>
      %2028 = vector.extract %2027[0] : f32 from vector<1xf32>
      %2029 = arith.mulf %2028, %2014 : f32
      %2030 = arith.mulf %2002, %2029 : f32
      %2031 = arith.muli %2008, %outputFeatures : index
      %2032 = arith.addi %2031, %23 : index
      %2033 = wave.lane
      %2034 = arith.remui %2033, %c1 : index
      %2035 = arith.addi %2032, %2034 : index
      scf.if %21 {
        %2036 = arith.addi %2035, %c8 : index
        %2037 = memref.load %residual[%2036] : memref<?xf32>
        %2038 = arith.addf %2037, %2022 : f32
        %2039 = arith.addi %2035, %c8 : index
        memref.store %2038, %out[%2039] : memref<?xf32>
      } else {
        %2040 = arith.addi %2035, %c8 : index
        memref.store %2022, %out[%2040] : memref<?xf32>
      }
      scf.if %21 {
        %2041 = arith.addi %2035, %c1 : index
        %2042 = memref.load %residual[%2041] : memref<?xf32>
        %2043 = arith.addf %2042, %2030 : f32
        %2044 = arith.addi %2035, %c1 : index
        memref.store %2043, %out[%2044] : memref<?xf32>
      } else {
        %2045 = arith.addi %2035, %c1 : index
        memref.store %2030, %out[%2045] : memref<?xf32>
      }
    }
    %2046 = wave.lane
    %2047 = vector.extract %685#6[0] : f32 from vector<8xf32>
    %2048 = vector.extract %685#7[0] : f32 from vector<8xf32>
    %2049 = wave.lane
    %2050 = arith.addi %20, %c15 : index
    %2051 = arith.muli %c8, %c3 : index
    %2052 = arith.addi %2050, %2051 : index
    %2053 = arith.divui %2049, %c1 : index
    %2054 = arith.addi %2052, %2053 : index
    %2055 = arith.cmpi slt, %2054, %19 : index
    scf.if %2055 {
      %2056 = arith.cmpi eq, %hasFactors, %c2 : index
      %2057 = arith.muli %2054, %c3 : index
      %2058 = memref.load %factors[%2057] : memref<?xf32>
      %2059 = arith.mulf %2058, %operandScale : f32
      %2060 = arith.select %2056, %2059, %operandScale : f32
      %2061 = arith.remui %2049, %c1 : index
      %2062 = arith.muli %2061, %c33 : index
      %2063 = arith.addi %15, %2062 : index
      %2064 = vector.load %w[%2063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2065 = vector.bitcast %2064 : vector<4xi8> to vector<1xf32>
      %2066 = vector.extract %2065[0] : f32 from vector<1xf32>
      %2067 = arith.mulf %2066, %2060 : f32
      %2068 = arith.mulf %2047, %2067 : f32
      %2069 = arith.remui %2049, %c1 : index
      %2070 = arith.muli %2069, %c33 : index
      %2071 = arith.addi %17, %2070 : index
      %2072 = vector.load %w[%2071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2073 = vector.bitcast %2072 : vector<4xi8> to vector<1xf32>
      %2074 = vector.extract %2073[0] : f32 from vector<1xf32>
      %2075 = arith.mulf %2074, %2060 : f32
      %2076 = arith.mulf %2048, %2075 : f32
      %2077 = arith.muli %2054, %outputFeatures : index
      %2078 = arith.addi %2077, %23 : index
      %2079 = wave.lane
      %2080 = arith.remui %2079, %c1 : index
      %2081 = arith.addi %2078, %2080 : index
      scf.if %21 {
        %2082 = arith.addi %2081, %c8 : index
        %2083 = memref.load %residual[%2082] : memref<?xf32>
        %2084 = arith.addf %2083, %2068 : f32
        %2085 = arith.addi %2081, %c8 : index
        memref.store %2084, %out[%2085] : memref<?xf32>
      } else {
        %2086 = arith.addi %2081, %c8 : index
        memref.store %2068, %out[%2086] : memref<?xf32>
      }
      scf.if %21 {
        %2087 = arith.addi %2081, %c1 : index
        %2088 = memref.load %residual[%2087] : memref<?xf32>
        %2089 = arith.addf %2088, %2076 : f32
        %2090 = arith.addi %2081, %c1 : index
        memref.store %2089, %out[%2090] : memref<?xf32>
      } else {
        %2091 = arith.addi %2081, %c1 : index
        memref.store %2076, %out[%2091] : memref<?xf32>
      }
    }
    %2092 = vector.extract %685#6[1] : f32 from vector<8xf32>
    %2093 = vector.extract %685#7[1] : f32 from vector<8xf32>
    %2094 = wave.lane
    %2095 = arith.addi %20, %c15 : index
    %2096 = arith.muli %c2, %c3 : index
    %2097 = arith.addi %2095, %2096 : index
    %2098 = arith.divui %2094, %c1 : index
    %2099 = arith.addi %2097, %2098 : index
    %2100 = arith.cmpi slt, %2099, %19 : index
    scf.if %2100 {
      %2101 = arith.cmpi eq, %hasFactors, %c2 : index
      %2102 = arith.muli %2099, %c3 : index
      %2103 = memref.load %factors[%2102] : memref<?xf32>
      %2104 = arith.mulf %2103, %operandScale : f32
      %2105 = arith.select %2101, %2104, %operandScale : f32
      %2106 = arith.remui %2094, %c1 : index
      %2107 = arith.muli %2106, %c33 : index
      %2108 = arith.addi %15, %2107 : index
      %2109 = vector.load %w[%2108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2110 = vector.bitcast %2109 : vector<4xi8> to vector<1xf32>
      %2111 = vector.extract %2110[0] : f32 from vector<1xf32>
      %2112 = arith.mulf %2111, %2105 : f32
      %2113 = arith.mulf %2092, %2112 : f32
      %2114 = arith.remui %2094, %c1 : index
      %2115 = arith.muli %2114, %c33 : index
      %2116 = arith.addi %17, %2115 : index
      %2117 = vector.load %w[%2116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2118 = vector.bitcast %2117 : vector<4xi8> to vector<1xf32>
      %2119 = vector.extract %2118[0] : f32 from vector<1xf32>
      %2120 = arith.mulf %2119, %2105 : f32
      %2121 = arith.mulf %2093, %2120 : f32
      %2122 = arith.muli %2099, %outputFeatures : index
      %2123 = arith.addi %2122, %23 : index
      %2124 = wave.lane
      %2125 = arith.remui %2124, %c1 : index
      %2126 = arith.addi %2123, %2125 : index
      scf.if %21 {
        %2127 = arith.addi %2126, %c8 : index
        %2128 = memref.load %residual[%2127] : memref<?xf32>
        %2129 = arith.addf %2128, %2113 : f32
        %2130 = arith.addi %2126, %c8 : index
        memref.store %2129, %out[%2130] : memref<?xf32>
      } else {
        %2131 = arith.addi %2126, %c8 : index
        memref.store %2113, %out[%2131] : memref<?xf32>
      }
      scf.if %21 {
        %2132 = arith.addi %2126, %c1 : index
        %2133 = memref.load %residual[%2132] : memref<?xf32>
        %2134 = arith.addf %2133, %2121 : f32
        %2135 = arith.addi %2126, %c1 : index
        memref.store %2134, %out[%2135] : memref<?xf32>
      } else {
        %2136 = arith.addi %2126, %c1 : index
        memref.store %2121, %out[%2136] : memref<?xf32>
      }
    }
    %2137 = vector.extract %685#6[2] : f32 from vector<8xf32>
    %2138 = vector.extract %685#7[2] : f32 from vector<8xf32>
    %2139 = wave.lane
    %2140 = arith.addi %20, %c15 : index
    %2141 = arith.muli %c3, %c3 : index
    %2142 = arith.addi %2140, %2141 : index
    %2143 = arith.divui %2139, %c1 : index
    %2144 = arith.addi %2142, %2143 : index
    %2145 = arith.cmpi slt, %2144, %19 : index
    scf.if %2145 {
      %2146 = arith.cmpi eq, %hasFactors, %c2 : index
      %2147 = arith.muli %2144, %c3 : index
      %2148 = memref.load %factors[%2147] : memref<?xf32>
      %2149 = arith.mulf %2148, %operandScale : f32
      %2150 = arith.select %2146, %2149, %operandScale : f32
      %2151 = arith.remui %2139, %c1 : index
      %2152 = arith.muli %2151, %c33 : index
      %2153 = arith.addi %15, %2152 : index
      %2154 = vector.load %w[%2153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2155 = vector.bitcast %2154 : vector<4xi8> to vector<1xf32>
      %2156 = vector.extract %2155[0] : f32 from vector<1xf32>
      %2157 = arith.mulf %2156, %2150 : f32
      %2158 = arith.mulf %2137, %2157 : f32
      %2159 = arith.remui %2139, %c1 : index
      %2160 = arith.muli %2159, %c33 : index
      %2161 = arith.addi %17, %2160 : index
      %2162 = vector.load %w[%2161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2163 = vector.bitcast %2162 : vector<4xi8> to vector<1xf32>
      %2164 = vector.extract %2163[0] : f32 from vector<1xf32>
      %2165 = arith.mulf %2164, %2150 : f32
      %2166 = arith.mulf %2138, %2165 : f32
      %2167 = arith.muli %2144, %outputFeatures : index
      %2168 = arith.addi %2167, %23 : index
      %2169 = wave.lane
      %2170 = arith.remui %2169, %c1 : index
      %2171 = arith.addi %2168, %2170 : index
      scf.if %21 {
        %2172 = arith.addi %2171, %c8 : index
        %2173 = memref.load %residual[%2172] : memref<?xf32>
        %2174 = arith.addf %2173, %2158 : f32
        %2175 = arith.addi %2171, %c8 : index
        memref.store %2174, %out[%2175] : memref<?xf32>
      } else {
        %2176 = arith.addi %2171, %c8 : index
        memref.store %2158, %out[%2176] : memref<?xf32>
      }
      scf.if %21 {
        %2177 = arith.addi %2171, %c1 : index
        %2178 = memref.load %residual[%2177] : memref<?xf32>
        %2179 = arith.addf %2178, %2166 : f32
        %2180 = arith.addi %2171, %c1 : index
        memref.store %2179, %out[%2180] : memref<?xf32>
      } else {
        %2181 = arith.addi %2171, %c1 : index
        memref.store %2166, %out[%2181] : memref<?xf32>
      }
    }
    %2182 = vector.extract %685#6[3] : f32 from vector<8xf32>
    %2183 = vector.extract %685#7[3] : f32 from vector<8xf32>
    %2184 = wave.lane
    %2185 = arith.addi %20, %c15 : index
    %2186 = arith.muli %c30, %c3 : index
    %2187 = arith.addi %2185, %2186 : index
    %2188 = arith.divui %2184, %c1 : index
    %2189 = arith.addi %2187, %2188 : index
    %2190 = arith.cmpi slt, %2189, %19 : index
    scf.if %2190 {
      %2191 = arith.cmpi eq, %hasFactors, %c2 : index
      %2192 = arith.muli %2189, %c3 : index
      %2193 = memref.load %factors[%2192] : memref<?xf32>
      %2194 = arith.mulf %2193, %operandScale : f32
      %2195 = arith.select %2191, %2194, %operandScale : f32
      %2196 = arith.remui %2184, %c1 : index
      %2197 = arith.muli %2196, %c33 : index
      %2198 = arith.addi %15, %2197 : index
      %2199 = vector.load %w[%2198] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2200 = vector.bitcast %2199 : vector<4xi8> to vector<1xf32>
      %2201 = vector.extract %2200[0] : f32 from vector<1xf32>
      %2202 = arith.mulf %2201, %2195 : f32
      %2203 = arith.mulf %2182, %2202 : f32
      %2204 = arith.remui %2184, %c1 : index
      %2205 = arith.muli %2204, %c33 : index
      %2206 = arith.addi %17, %2205 : index
      %2207 = vector.load %w[%2206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2208 = vector.bitcast %2207 : vector<4xi8> to vector<1xf32>
      %2209 = vector.extract %2208[0] : f32 from vector<1xf32>
      %2210 = arith.mulf %2209, %2195 : f32
      %2211 = arith.mulf %2183, %2210 : f32
      %2212 = arith.muli %2189, %outputFeatures : index
      %2213 = arith.addi %2212, %23 : index
      %2214 = wave.lane
      %2215 = arith.remui %2214, %c1 : index
      %2216 = arith.addi %2213, %2215 : index
      scf.if %21 {
        %2217 = arith.addi %2216, %c8 : index
        %2218 = memref.load %residual[%2217] : memref<?xf32>
        %2219 = arith.addf %2218, %2203 : f32
        %2220 = arith.addi %2216, %c8 : index
        memref.store %2219, %out[%2220] : memref<?xf32>
      } else {
        %2221 = arith.addi %2216, %c8 : index
        memref.store %2203, %out[%2221] : memref<?xf32>
      }
      scf.if %21 {
        %2222 = arith.addi %2216, %c1 : index
        %2223 = memref.load %residual[%2222] : memref<?xf32>
        %2224 = arith.addf %2223, %2211 : f32
        %2225 = arith.addi %2216, %c1 : index
        memref.store %2224, %out[%2225] : memref<?xf32>
      } else {
        %2226 = arith.addi %2216, %c1 : index
        memref.store %2211, %out[%2226] : memref<?xf32>
      }
    }
    %2227 = vector.extract %685#6[4] : f32 from vector<8xf32>
    %2228 = vector.extract %685#7[4] : f32 from vector<8xf32>
    %2229 = wave.lane
    %2230 = arith.addi %20, %c15 : index
    %2231 = arith.muli %c33, %c3 : index
    %2232 = arith.addi %2230, %2231 : index
    %2233 = arith.divui %2229, %c1 : index
    %2234 = arith.addi %2232, %2233 : index
    %2235 = arith.cmpi slt, %2234, %19 : index
    scf.if %2235 {
      %2236 = arith.cmpi eq, %hasFactors, %c2 : index
      %2237 = arith.muli %2234, %c3 : index
      %2238 = memref.load %factors[%2237] : memref<?xf32>
      %2239 = arith.mulf %2238, %operandScale : f32
      %2240 = arith.select %2236, %2239, %operandScale : f32
      %2241 = arith.remui %2229, %c1 : index
      %2242 = arith.muli %2241, %c33 : index
      %2243 = arith.addi %15, %2242 : index
      %2244 = vector.load %w[%2243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2245 = vector.bitcast %2244 : vector<4xi8> to vector<1xf32>
      %2246 = vector.extract %2245[0] : f32 from vector<1xf32>
      %2247 = arith.mulf %2246, %2240 : f32
      %2248 = arith.mulf %2227, %2247 : f32
      %2249 = arith.remui %2229, %c1 : index
      %2250 = arith.muli %2249, %c33 : index
      %2251 = arith.addi %17, %2250 : index
      %2252 = vector.load %w[%2251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2253 = vector.bitcast %2252 : vector<4xi8> to vector<1xf32>
      %2254 = vector.extract %2253[0] : f32 from vector<1xf32>
      %2255 = arith.mulf %2254, %2240 : f32
      %2256 = arith.mulf %2228, %2255 : f32
      %2257 = arith.muli %2234, %outputFeatures : index
      %2258 = arith.addi %2257, %23 : index
      %2259 = wave.lane
      %2260 = arith.remui %2259, %c1 : index
      %2261 = arith.addi %2258, %2260 : index
      scf.if %21 {
        %2262 = arith.addi %2261, %c8 : index
        %2263 = memref.load %residual[%2262] : memref<?xf32>
        %2264 = arith.addf %2263, %2248 : f32
        %2265 = arith.addi %2261, %c8 : index
        memref.store %2264, %out[%2265] : memref<?xf32>
      } else {
        %2266 = arith.addi %2261, %c8 : index
        memref.store %2248, %out[%2266] : memref<?xf32>
      }
      scf.if %21 {
        %2267 = arith.addi %2261, %c1 : index
        %2268 = memref.load %residual[%2267] : memref<?xf32>
        %2269 = arith.addf %2268, %2256 : f32
        %2270 = arith.addi %2261, %c1 : index
        memref.store %2269, %out[%2270] : memref<?xf32>
      } else {
        %2271 = arith.addi %2261, %c1 : index
        memref.store %2256, %out[%2271] : memref<?xf32>
      }
    }
    %2272 = vector.extract %685#6[5] : f32 from vector<8xf32>
    %2273 = vector.extract %685#7[5] : f32 from vector<8xf32>
    %2274 = wave.lane
    %2275 = arith.addi %20, %c15 : index
    %2276 = arith.muli %c34, %c3 : index
    %2277 = arith.addi %2275, %2276 : index
    %2278 = arith.divui %2274, %c1 : index
    %2279 = arith.addi %2277, %2278 : index
    %2280 = arith.cmpi slt, %2279, %19 : index
    scf.if %2280 {
      %2281 = arith.cmpi eq, %hasFactors, %c2 : index
      %2282 = arith.muli %2279, %c3 : index
      %2283 = memref.load %factors[%2282] : memref<?xf32>
      %2284 = arith.mulf %2283, %operandScale : f32
      %2285 = arith.select %2281, %2284, %operandScale : f32
      %2286 = arith.remui %2274, %c1 : index
      %2287 = arith.muli %2286, %c33 : index
      %2288 = arith.addi %15, %2287 : index
      %2289 = vector.load %w[%2288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2290 = vector.bitcast %2289 : vector<4xi8> to vector<1xf32>
      %2291 = vector.extract %2290[0] : f32 from vector<1xf32>
      %2292 = arith.mulf %2291, %2285 : f32
      %2293 = arith.mulf %2272, %2292 : f32
      %2294 = arith.remui %2274, %c1 : index
      %2295 = arith.muli %2294, %c33 : index
      %2296 = arith.addi %17, %2295 : index
      %2297 = vector.load %w[%2296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2298 = vector.bitcast %2297 : vector<4xi8> to vector<1xf32>
      %2299 = vector.extract %2298[0] : f32 from vector<1xf32>
      %2300 = arith.mulf %2299, %2285 : f32
      %2301 = arith.mulf %2273, %2300 : f32
      %2302 = arith.muli %2279, %outputFeatures : index
      %2303 = arith.addi %2302, %23 : index
      %2304 = wave.lane
      %2305 = arith.remui %2304, %c1 : index
      %2306 = arith.addi %2303, %2305 : index
      scf.if %21 {
        %2307 = arith.addi %2306, %c8 : index
        %2308 = memref.load %residual[%2307] : memref<?xf32>
        %2309 = arith.addf %2308, %2293 : f32
        %2310 = arith.addi %2306, %c8 : index
        memref.store %2309, %out[%2310] : memref<?xf32>
      } else {
        %2311 = arith.addi %2306, %c8 : index
        memref.store %2293, %out[%2311] : memref<?xf32>
      }
      scf.if %21 {
        %2312 = arith.addi %2306, %c1 : index
        %2313 = memref.load %residual[%2312] : memref<?xf32>
        %2314 = arith.addf %2313, %2301 : f32
        %2315 = arith.addi %2306, %c1 : index
        memref.store %2314, %out[%2315] : memref<?xf32>
      } else {
        %2316 = arith.addi %2306, %c1 : index
        memref.store %2301, %out[%2316] : memref<?xf32>
      }
    }
    %2317 = vector.extract %685#6[6] : f32 from vector<8xf32>
    %2318 = vector.extract %685#7[6] : f32 from vector<8xf32>
    %2319 = wave.lane
    %2320 = arith.addi %20, %c15 : index
    %2321 = arith.muli %c35, %c3 : index
    %2322 = arith.addi %2320, %2321 : index
    %2323 = arith.divui %2319, %c1 : index
    %2324 = arith.addi %2322, %2323 : index
    %2325 = arith.cmpi slt, %2324, %19 : index
    scf.if %2325 {
      %2326 = arith.cmpi eq, %hasFactors, %c2 : index
      %2327 = arith.muli %2324, %c3 : index
      %2328 = memref.load %factors[%2327] : memref<?xf32>
      %2329 = arith.mulf %2328, %operandScale : f32
      %2330 = arith.select %2326, %2329, %operandScale : f32
      %2331 = arith.remui %2319, %c1 : index
      %2332 = arith.muli %2331, %c33 : index
      %2333 = arith.addi %15, %2332 : index
      %2334 = vector.load %w[%2333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2335 = vector.bitcast %2334 : vector<4xi8> to vector<1xf32>
      %2336 = vector.extract %2335[0] : f32 from vector<1xf32>
      %2337 = arith.mulf %2336, %2330 : f32
      %2338 = arith.mulf %2317, %2337 : f32
      %2339 = arith.remui %2319, %c1 : index
      %2340 = arith.muli %2339, %c33 : index
      %2341 = arith.addi %17, %2340 : index
      %2342 = vector.load %w[%2341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2343 = vector.bitcast %2342 : vector<4xi8> to vector<1xf32>
      %2344 = vector.extract %2343[0] : f32 from vector<1xf32>
      %2345 = arith.mulf %2344, %2330 : f32
      %2346 = arith.mulf %2318, %2345 : f32
      %2347 = arith.muli %2324, %outputFeatures : index
      %2348 = arith.addi %2347, %23 : index
      %2349 = wave.lane
      %2350 = arith.remui %2349, %c1 : index
      %2351 = arith.addi %2348, %2350 : index
      scf.if %21 {
        %2352 = arith.addi %2351, %c8 : index
        %2353 = memref.load %residual[%2352] : memref<?xf32>
        %2354 = arith.addf %2353, %2338 : f32
        %2355 = arith.addi %2351, %c8 : index
        memref.store %2354, %out[%2355] : memref<?xf32>
      } else {
        %2356 = arith.addi %2351, %c8 : index
        memref.store %2338, %out[%2356] : memref<?xf32>
      }
      scf.if %21 {
        %2357 = arith.addi %2351, %c1 : index
        %2358 = memref.load %residual[%2357] : memref<?xf32>
        %2359 = arith.addf %2358, %2346 : f32
        %2360 = arith.addi %2351, %c1 : index
        memref.store %2359, %out[%2360] : memref<?xf32>
      } else {
        %2361 = arith.addi %2351, %c1 : index
        memref.store %2346, %out[%2361] : memref<?xf32>
      }
    }
    %2362 = vector.extract %685#6[7] : f32 from vector<8xf32>
    %2363 = vector.extract %685#7[7] : f32 from vector<8xf32>
    %2364 = wave.lane
    %2365 = arith.addi %20, %c15 : index
    %2366 = arith.muli %c36, %c3 : index
    %2367 = arith.addi %2365, %2366 : index
    %2368 = arith.divui %2364, %c1 : index
    %2369 = arith.addi %2367, %2368 : index
    %2370 = arith.cmpi slt, %2369, %19 : index
    scf.if %2370 {
      %2371 = arith.cmpi eq, %hasFactors, %c2 : index
      %2372 = arith.muli %2369, %c3 : index
      %2373 = memref.load %factors[%2372] : memref<?xf32>
      %2374 = arith.mulf %2373, %operandScale : f32
      %2375 = arith.select %2371, %2374, %operandScale : f32
      %2376 = arith.remui %2364, %c1 : index
      %2377 = arith.muli %2376, %c33 : index
      %2378 = arith.addi %15, %2377 : index
      %2379 = vector.load %w[%2378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2380 = vector.bitcast %2379 : vector<4xi8> to vector<1xf32>
      %2381 = vector.extract %2380[0] : f32 from vector<1xf32>
      %2382 = arith.mulf %2381, %2375 : f32
      %2383 = arith.mulf %2362, %2382 : f32
      %2384 = arith.remui %2364, %c1 : index
      %2385 = arith.muli %2384, %c33 : index
      %2386 = arith.addi %17, %2385 : index
      %2387 = vector.load %w[%2386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2388 = vector.bitcast %2387 : vector<4xi8> to vector<1xf32>
      %2389 = vector.extract %2388[0] : f32 from vector<1xf32>
      %2390 = arith.mulf %2389, %2375 : f32
      %2391 = arith.mulf %2363, %2390 : f32
      %2392 = arith.muli %2369, %outputFeatures : index
      %2393 = arith.addi %2392, %23 : index
      %2394 = wave.lane
      %2395 = arith.remui %2394, %c1 : index
      %2396 = arith.addi %2393, %2395 : index
      scf.if %21 {
        %2397 = arith.addi %2396, %c8 : index
        %2398 = memref.load %residual[%2397] : memref<?xf32>
        %2399 = arith.addf %2398, %2383 : f32
        %2400 = arith.addi %2396, %c8 : index
        memref.store %2399, %out[%2400] : memref<?xf32>
      } else {
        %2401 = arith.addi %2396, %c8 : index
        memref.store %2383, %out[%2401] : memref<?xf32>
      }
      scf.if %21 {
        %2402 = arith.addi %2396, %c1 : index
        %2403 = memref.load %residual[%2402] : memref<?xf32>
        %2404 = arith.addf %2403, %2391 : f32
        %2405 = arith.addi %2396, %c1 : index
        memref.store %2404, %out[%2405] : memref<?xf32>
      } else {
        %2406 = arith.addi %2396, %c1 : index
        memref.store %2391, %out[%2406] : memref<?xf32>
      }
    }
  }
  wave.return
}
