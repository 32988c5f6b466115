// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 15 : i32
  %c19 = arith.constant 25600 : i32
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = arith.cmpi eq, %hasResidual, %c8 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c12 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c5 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c5 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c5 : index
    %32 = arith.divui %31, %c2 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c2 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c2 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c2 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c12 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c6 : index
    %50 = arith.muli %49, %c6 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c6 iter_args(%55 = %c14, %56 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c7 : index
      %60 = arith.remui %58, %c5 : index
      %61 = arith.divui %groupSize, %c12 : index
      %62 = arith.divui %59, %61 : index
      %63 = arith.divui %inputFeatures, %groupSize : index
      %64 = arith.muli %inputFeatures, %c2 : index
      %65 = arith.addi %11, %64 : index
      %66 = arith.muli %62, %c12 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %60, %c6 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.bitcast %70 : vector<2xi8> to vector<1xf16>
      %72 = vector.extract %71[0] : f16 from vector<1xf16>
      %73 = arith.muli %63, %c12 : index
      %74 = arith.addi %65, %73 : index
      %75 = arith.muli %62, %c2 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.divui %60, %c6 : index
      %78 = arith.addi %76, %77 : index
      %79 = memref.load %w[%78] : memref<?xi8>
      %80 = arith.remui %60, %c6 : index
      %81 = arith.muli %80, %c17 : index
      %82 = arith.index_cast %81 : index to i32
      %83 = arith.extui %79 : i8 to i32
      %84 = arith.shrui %83, %82 : i32
      %85 = arith.andi %84, %c18 : i32
      %86 = arith.ori %85, %c19 : i32
      %87 = arith.trunci %86 : i32 to i16
      %88 = arith.bitcast %87 : i16 to f16
      %89 = arith.muli %59, %c20 : index
      %90 = arith.addi %11, %89 : index
      %91 = arith.muli %60, %c5 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.shrui %94, %c21 : vector<4xi32>
      %96 = arith.andi %95, %c22 : vector<4xi32>
      %97 = arith.ori %96, %c23 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %94, %c24 : vector<4xi32>
      %100 = arith.andi %99, %c22 : vector<4xi32>
      %101 = arith.ori %100, %c23 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %94, %c25 : vector<4xi32>
      %104 = arith.andi %103, %c22 : vector<4xi32>
      %105 = arith.ori %104, %c23 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = arith.shrui %94, %c26 : vector<4xi32>
      %108 = arith.andi %107, %c22 : vector<4xi32>
      %109 = arith.ori %108, %c23 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = vector.shuffle %106, %110 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = vector.shuffle %111, %112 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %114 = vector.broadcast %88 : f16 to vector<32xf16>
      %115 = arith.subf %113, %114 : vector<32xf16>
      %116 = vector.broadcast %72 : f16 to vector<32xf16>
      %117 = arith.mulf %115, %116 : vector<32xf16>
      %118 = vector.shuffle %117, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %119 = vector.shuffle %117, %117 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %120 = arith.addi %54, %c8 : index
      %121 = arith.remui %58, %c5 : index
      %122 = arith.divui %groupSize, %c12 : index
      %123 = arith.divui %120, %122 : index
      %124 = arith.divui %inputFeatures, %groupSize : index
      %125 = arith.muli %inputFeatures, %c2 : index
      %126 = arith.addi %11, %125 : index
      %127 = arith.muli %123, %c12 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %121, %c6 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %132 = vector.bitcast %131 : vector<2xi8> to vector<1xf16>
      %133 = vector.extract %132[0] : f16 from vector<1xf16>
      %134 = arith.muli %124, %c12 : index
      %135 = arith.addi %126, %134 : index
      %136 = arith.muli %123, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.divui %121, %c6 : index
      %139 = arith.addi %137, %138 : index
      %140 = memref.load %w[%139] : memref<?xi8>
      %141 = arith.remui %121, %c6 : index
      %142 = arith.muli %141, %c17 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.extui %140 : i8 to i32
      %145 = arith.shrui %144, %143 : i32
      %146 = arith.andi %145, %c18 : i32
      %147 = arith.ori %146, %c19 : i32
      %148 = arith.trunci %147 : i32 to i16
      %149 = arith.bitcast %148 : i16 to f16
      %150 = arith.muli %120, %c20 : index
      %151 = arith.addi %11, %150 : index
      %152 = arith.muli %121, %c5 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.shrui %155, %c21 : vector<4xi32>
      %157 = arith.andi %156, %c22 : vector<4xi32>
      %158 = arith.ori %157, %c23 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %155, %c24 : vector<4xi32>
      %161 = arith.andi %160, %c22 : vector<4xi32>
      %162 = arith.ori %161, %c23 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %155, %c25 : vector<4xi32>
      %165 = arith.andi %164, %c22 : vector<4xi32>
      %166 = arith.ori %165, %c23 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %155, %c26 : vector<4xi32>
      %169 = arith.andi %168, %c22 : vector<4xi32>
      %170 = arith.ori %169, %c23 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = vector.shuffle %172, %173 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %175 = vector.broadcast %149 : f16 to vector<32xf16>
      %176 = arith.subf %174, %175 : vector<32xf16>
      %177 = vector.broadcast %133 : f16 to vector<32xf16>
      %178 = arith.mulf %176, %177 : vector<32xf16>
      %179 = vector.shuffle %178, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %180 = vector.shuffle %178, %178 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %181 = arith.addi %54, %c7 : index
      %182 = arith.remui %58, %c5 : index
      %183 = arith.divui %groupSize, %c12 : index
      %184 = arith.divui %181, %183 : index
      %185 = arith.divui %inputFeatures, %groupSize : index
      %186 = arith.muli %inputFeatures, %c2 : index
      %187 = arith.addi %13, %186 : index
      %188 = arith.muli %184, %c12 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %182, %c6 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %193 = vector.bitcast %192 : vector<2xi8> to vector<1xf16>
      %194 = vector.extract %193[0] : f16 from vector<1xf16>
      %195 = arith.muli %185, %c12 : index
      %196 = arith.addi %187, %195 : index
      %197 = arith.muli %184, %c2 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.divui %182, %c6 : index
      %200 = arith.addi %198, %199 : index
      %201 = memref.load %w[%200] : memref<?xi8>
      %202 = arith.remui %182, %c6 : index
      %203 = arith.muli %202, %c17 : index
      %204 = arith.index_cast %203 : index to i32
      %205 = arith.extui %201 : i8 to i32
      %206 = arith.shrui %205, %204 : i32
      %207 = arith.andi %206, %c18 : i32
      %208 = arith.ori %207, %c19 : i32
      %209 = arith.trunci %208 : i32 to i16
      %210 = arith.bitcast %209 : i16 to f16
      %211 = arith.muli %181, %c20 : index
      %212 = arith.addi %13, %211 : index
      %213 = arith.muli %182, %c5 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<4xi32>
      %217 = arith.shrui %216, %c21 : vector<4xi32>
      %218 = arith.andi %217, %c22 : vector<4xi32>
      %219 = arith.ori %218, %c23 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %216, %c24 : vector<4xi32>
      %222 = arith.andi %221, %c22 : vector<4xi32>
      %223 = arith.ori %222, %c23 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %216, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c22 : vector<4xi32>
      %227 = arith.ori %226, %c23 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %216, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c22 : vector<4xi32>
      %231 = arith.ori %230, %c23 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %233, %234 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %236 = vector.broadcast %210 : f16 to vector<32xf16>
      %237 = arith.subf %235, %236 : vector<32xf16>
      %238 = vector.broadcast %194 : f16 to vector<32xf16>
      %239 = arith.mulf %237, %238 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = arith.addi %54, %c8 : index
      %243 = arith.remui %58, %c5 : index
      %244 = arith.divui %groupSize, %c12 : index
      %245 = arith.divui %242, %244 : index
      %246 = arith.divui %inputFeatures, %groupSize : index
      %247 = arith.muli %inputFeatures, %c2 : index
      %248 = arith.addi %13, %247 : index
      %249 = arith.muli %245, %c12 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %243, %c6 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %254 = vector.bitcast %253 : vector<2xi8> to vector<1xf16>
      %255 = vector.extract %254[0] : f16 from vector<1xf16>
      %256 = arith.muli %246, %c12 : index
      %257 = arith.addi %248, %256 : index
      %258 = arith.muli %245, %c2 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.divui %243, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = memref.load %w[%261] : memref<?xi8>
      %263 = arith.remui %243, %c6 : index
      %264 = arith.muli %263, %c17 : index
      %265 = arith.index_cast %264 : index to i32
      %266 = arith.extui %262 : i8 to i32
      %267 = arith.shrui %266, %265 : i32
      %268 = arith.andi %267, %c18 : i32
      %269 = arith.ori %268, %c19 : i32
      %270 = arith.trunci %269 : i32 to i16
      %271 = arith.bitcast %270 : i16 to f16
      %272 = arith.muli %242, %c20 : index
      %273 = arith.addi %13, %272 : index
      %274 = arith.muli %243, %c5 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %277 = vector.bitcast %276 : vector<16xi8> to vector<4xi32>
      %278 = arith.shrui %277, %c21 : vector<4xi32>
      %279 = arith.andi %278, %c22 : vector<4xi32>
      %280 = arith.ori %279, %c23 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %277, %c24 : vector<4xi32>
      %283 = arith.andi %282, %c22 : vector<4xi32>
      %284 = arith.ori %283, %c23 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c25 : vector<4xi32>
      %287 = arith.andi %286, %c22 : vector<4xi32>
      %288 = arith.ori %287, %c23 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %277, %c26 : vector<4xi32>
      %291 = arith.andi %290, %c22 : vector<4xi32>
      %292 = arith.ori %291, %c23 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = vector.shuffle %281, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %289, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %294, %295 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %297 = vector.broadcast %271 : f16 to vector<32xf16>
      %298 = arith.subf %296, %297 : vector<32xf16>
      %299 = vector.broadcast %255 : f16 to vector<32xf16>
      %300 = arith.mulf %298, %299 : vector<32xf16>
      %301 = vector.shuffle %300, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %302 = vector.shuffle %300, %300 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %303 = arith.muli %54, %c6 : index
      %304 = arith.addi %303, %c7 : index
      %305 = arith.muli %tileRows, %c5 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %40, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c2 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %118, %55 : vector<16xf16>, vector<8xf32>
      %314 = wave.mma %312, %240, %56 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %54, %c6 : index
      %316 = arith.addi %315, %c8 : index
      %317 = arith.muli %tileRows, %c5 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %40, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c2 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %119, %313 : vector<16xf16>, vector<8xf32>
      %326 = wave.mma %324, %241, %314 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %54, %c6 : index
      %328 = arith.addi %327, %c6 : index
      %329 = arith.muli %tileRows, %c5 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %40, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c2 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %179, %325 : vector<16xf16>, vector<8xf32>
      %338 = wave.mma %336, %301, %326 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %54, %c6 : index
      %340 = arith.addi %339, %c27 : index
      %341 = arith.muli %tileRows, %c5 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %40, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c2 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %180, %337 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %302, %338 : vector<16xf16>, vector<8xf32>
      scf.yield %349, %350 : vector<8xf32>, vector<8xf32>
    }
    %351 = arith.select %47, %53, %46 : index
    %355:2 = scf.for %352 = %53 to %351 step %c8 iter_args(%353 = %57#0, %354 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %356 = wave.lane
      %357 = arith.addi %352, %c7 : index
      %358 = arith.remui %356, %c5 : index
      %359 = arith.divui %groupSize, %c12 : index
      %360 = arith.divui %357, %359 : index
      %361 = arith.divui %inputFeatures, %groupSize : index
      %362 = arith.muli %inputFeatures, %c2 : index
      %363 = arith.addi %11, %362 : index
      %364 = arith.muli %360, %c12 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %358, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %369 = vector.bitcast %368 : vector<2xi8> to vector<1xf16>
      %370 = vector.extract %369[0] : f16 from vector<1xf16>
      %371 = arith.muli %361, %c12 : index
      %372 = arith.addi %363, %371 : index
      %373 = arith.muli %360, %c2 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.divui %358, %c6 : index
      %376 = arith.addi %374, %375 : index
      %377 = memref.load %w[%376] : memref<?xi8>
      %378 = arith.remui %358, %c6 : index
      %379 = arith.muli %378, %c17 : index
      %380 = arith.index_cast %379 : index to i32
      %381 = arith.extui %377 : i8 to i32
      %382 = arith.shrui %381, %380 : i32
      %383 = arith.andi %382, %c18 : i32
      %384 = arith.ori %383, %c19 : i32
      %385 = arith.trunci %384 : i32 to i16
      %386 = arith.bitcast %385 : i16 to f16
      %387 = arith.muli %357, %c20 : index
      %388 = arith.addi %11, %387 : index
      %389 = arith.muli %358, %c5 : index
      %390 = arith.addi %388, %389 : index
      %391 = vector.load %w[%390] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %392 = vector.bitcast %391 : vector<16xi8> to vector<4xi32>
      %393 = arith.shrui %392, %c21 : vector<4xi32>
      %394 = arith.andi %393, %c22 : vector<4xi32>
      %395 = arith.ori %394, %c23 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %392, %c24 : vector<4xi32>
      %398 = arith.andi %397, %c22 : vector<4xi32>
      %399 = arith.ori %398, %c23 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %392, %c25 : vector<4xi32>
      %402 = arith.andi %401, %c22 : vector<4xi32>
      %403 = arith.ori %402, %c23 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = arith.shrui %392, %c26 : vector<4xi32>
      %406 = arith.andi %405, %c22 : vector<4xi32>
      %407 = arith.ori %406, %c23 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = vector.shuffle %396, %400 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = vector.shuffle %404, %408 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %409, %410 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %412 = vector.broadcast %386 : f16 to vector<32xf16>
      %413 = arith.subf %411, %412 : vector<32xf16>
      %414 = vector.broadcast %370 : f16 to vector<32xf16>
      %415 = arith.mulf %413, %414 : vector<32xf16>
      %416 = vector.shuffle %415, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %417 = vector.shuffle %415, %415 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %418 = arith.addi %352, %c7 : index
      %419 = arith.remui %356, %c5 : index
      %420 = arith.divui %groupSize, %c12 : index
      %421 = arith.divui %418, %420 : index
      %422 = arith.divui %inputFeatures, %groupSize : index
      %423 = arith.muli %inputFeatures, %c2 : index
      %424 = arith.addi %13, %423 : index
      %425 = arith.muli %421, %c12 : index
      %426 = arith.addi %424, %425 : index
      %427 = arith.muli %419, %c6 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %w[%428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %430 = vector.bitcast %429 : vector<2xi8> to vector<1xf16>
      %431 = vector.extract %430[0] : f16 from vector<1xf16>
      %432 = arith.muli %422, %c12 : index
      %433 = arith.addi %424, %432 : index
      %434 = arith.muli %421, %c2 : index
      %435 = arith.addi %433, %434 : index
      %436 = arith.divui %419, %c6 : index
      %437 = arith.addi %435, %436 : index
      %438 = memref.load %w[%437] : memref<?xi8>
      %439 = arith.remui %419, %c6 : index
      %440 = arith.muli %439, %c17 : index
      %441 = arith.index_cast %440 : index to i32
      %442 = arith.extui %438 : i8 to i32
      %443 = arith.shrui %442, %441 : i32
      %444 = arith.andi %443, %c18 : i32
      %445 = arith.ori %444, %c19 : i32
      %446 = arith.trunci %445 : i32 to i16
      %447 = arith.bitcast %446 : i16 to f16
      %448 = arith.muli %418, %c20 : index
      %449 = arith.addi %13, %448 : index
      %450 = arith.muli %419, %c5 : index
      %451 = arith.addi %449, %450 : index
      %452 = vector.load %w[%451] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %453 = vector.bitcast %452 : vector<16xi8> to vector<4xi32>
      %454 = arith.shrui %453, %c21 : vector<4xi32>
      %455 = arith.andi %454, %c22 : vector<4xi32>
      %456 = arith.ori %455, %c23 : vector<4xi32>
      %457 = vector.bitcast %456 : vector<4xi32> to vector<8xf16>
      %458 = arith.shrui %453, %c24 : vector<4xi32>
      %459 = arith.andi %458, %c22 : vector<4xi32>
      %460 = arith.ori %459, %c23 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %453, %c25 : vector<4xi32>
      %463 = arith.andi %462, %c22 : vector<4xi32>
      %464 = arith.ori %463, %c23 : vector<4xi32>
      %465 = vector.bitcast %464 : vector<4xi32> to vector<8xf16>
      %466 = arith.shrui %453, %c26 : vector<4xi32>
      %467 = arith.andi %466, %c22 : vector<4xi32>
      %468 = arith.ori %467, %c23 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = vector.shuffle %457, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = vector.shuffle %465, %469 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = vector.shuffle %470, %471 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %473 = vector.broadcast %447 : f16 to vector<32xf16>
      %474 = arith.subf %472, %473 : vector<32xf16>
      %475 = vector.broadcast %431 : f16 to vector<32xf16>
      %476 = arith.mulf %474, %475 : vector<32xf16>
      %477 = vector.shuffle %476, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %478 = vector.shuffle %476, %476 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %479 = arith.muli %352, %c6 : index
      %480 = arith.addi %479, %c7 : index
      %481 = arith.muli %tileRows, %c5 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %40, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c2 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %416, %353 : vector<16xf16>, vector<8xf32>
      %490 = wave.mma %488, %477, %354 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %352, %c6 : index
      %492 = arith.addi %491, %c8 : index
      %493 = arith.muli %tileRows, %c5 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %40, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c2 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %417, %489 : vector<16xf16>, vector<8xf32>
      %502 = wave.mma %500, %478, %490 : vector<16xf16>, vector<8xf32>
      scf.yield %501, %502 : vector<8xf32>, vector<8xf32>
    }
    %503 = wave.lane
    %504 = vector.extract %355#0[0] : f32 from vector<8xf32>
    %505 = vector.extract %355#1[0] : f32 from vector<8xf32>
    %506 = wave.lane
    %507 = arith.addi %16, %c7 : index
    %508 = arith.muli %c7, %c6 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c5 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %15 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c8 : index
      %514 = arith.muli %511, %c6 : index
      %515 = memref.load %factors[%514] : memref<?xf32>
      %516 = arith.mulf %515, %operandScale : f32
      %517 = arith.select %513, %516, %operandScale : f32
      %518 = arith.mulf %504, %517 : f32
      %519 = arith.mulf %505, %517 : f32
      %520 = arith.muli %511, %outputFeatures : index
      %521 = arith.addi %520, %19 : index
      %522 = wave.lane
      %523 = arith.remui %522, %c5 : index
      %524 = arith.addi %521, %523 : index
      scf.if %17 {
        %525 = arith.addi %524, %c7 : index
        %526 = memref.load %residual[%525] : memref<?xf32>
        %527 = arith.addf %526, %518 : f32
        %528 = arith.addi %524, %c7 : index
        memref.store %527, %out[%528] : memref<?xf32>
      } else {
        %529 = arith.addi %524, %c7 : index
        memref.store %518, %out[%529] : memref<?xf32>
      }
      scf.if %17 {
        %530 = arith.addi %524, %c5 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %519 : f32
        %533 = arith.addi %524, %c5 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %524, %c5 : index
        memref.store %519, %out[%534] : memref<?xf32>
      }
    }
    %535 = vector.extract %355#0[1] : f32 from vector<8xf32>
    %536 = vector.extract %355#1[1] : f32 from vector<8xf32>
    %537 = wave.lane
    %538 = arith.addi %16, %c7 : index
    %539 = arith.muli %c8, %c6 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.divui %537, %c5 : index
    %542 = arith.addi %540, %541 : index
    %543 = arith.cmpi slt, %542, %15 : index
    scf.if %543 {
      %544 = arith.cmpi eq, %hasFactors, %c8 : index
      %545 = arith.muli %542, %c6 : index
      %546 = memref.load %factors[%545] : memref<?xf32>
      %547 = arith.mulf %546, %operandScale : f32
      %548 = arith.select %544, %547, %operandScale : f32
      %549 = arith.mulf %535, %548 : f32
      %550 = arith.mulf %536, %548 : f32
      %551 = arith.muli %542, %outputFeatures : index
      %552 = arith.addi %551, %19 : index
      %553 = wave.lane
      %554 = arith.remui %553, %c5 : index
      %555 = arith.addi %552, %554 : index
      scf.if %17 {
        %556 = arith.addi %555, %c7 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %549 : f32
        %559 = arith.addi %555, %c7 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %555, %c7 : index
        memref.store %549, %out[%560] : memref<?xf32>
      }
      scf.if %17 {
        %561 = arith.addi %555, %c5 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %550 : f32
        %564 = arith.addi %555, %c5 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %555, %c5 : index
        memref.store %550, %out[%565] : memref<?xf32>
      }
    }
    %566 = vector.extract %355#0[2] : f32 from vector<8xf32>
    %567 = vector.extract %355#1[2] : f32 from vector<8xf32>
    %568 = wave.lane
    %569 = arith.addi %16, %c7 : index
    %570 = arith.muli %c6, %c6 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c5 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %15 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c8 : index
      %576 = arith.muli %573, %c6 : index
      %577 = memref.load %factors[%576] : memref<?xf32>
      %578 = arith.mulf %577, %operandScale : f32
      %579 = arith.select %575, %578, %operandScale : f32
      %580 = arith.mulf %566, %579 : f32
      %581 = arith.mulf %567, %579 : f32
      %582 = arith.muli %573, %outputFeatures : index
      %583 = arith.addi %582, %19 : index
      %584 = wave.lane
      %585 = arith.remui %584, %c5 : index
      %586 = arith.addi %583, %585 : index
      scf.if %17 {
        %587 = arith.addi %586, %c7 : index
        %588 = memref.load %residual[%587] : memref<?xf32>
        %589 = arith.addf %588, %580 : f32
        %590 = arith.addi %586, %c7 : index
        memref.store %589, %out[%590] : memref<?xf32>
      } else {
        %591 = arith.addi %586, %c7 : index
        memref.store %580, %out[%591] : memref<?xf32>
      }
      scf.if %17 {
        %592 = arith.addi %586, %c5 : index
        %593 = memref.load %residual[%592] : memref<?xf32>
        %594 = arith.addf %593, %581 : f32
        %595 = arith.addi %586, %c5 : index
        memref.store %594, %out[%595] : memref<?xf32>
      } else {
        %596 = arith.addi %586, %c5 : index
        memref.store %581, %out[%596] : memref<?xf32>
      }
    }
    %597 = vector.extract %355#0[3] : f32 from vector<8xf32>
    %598 = vector.extract %355#1[3] : f32 from vector<8xf32>
    %599 = wave.lane
    %600 = arith.addi %16, %c7 : index
    %601 = arith.muli %c27, %c6 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.divui %599, %c5 : index
    %604 = arith.addi %602, %603 : index
    %605 = arith.cmpi slt, %604, %15 : index
    scf.if %605 {
      %606 = arith.cmpi eq, %hasFactors, %c8 : index
      %607 = arith.muli %604, %c6 : index
      %608 = memref.load %factors[%607] : memref<?xf32>
      %609 = arith.mulf %608, %operandScale : f32
      %610 = arith.select %606, %609, %operandScale : f32
      %611 = arith.mulf %597, %610 : f32
      %612 = arith.mulf %598, %610 : f32
      %613 = arith.muli %604, %outputFeatures : index
      %614 = arith.addi %613, %19 : index
      %615 = wave.lane
      %616 = arith.remui %615, %c5 : index
      %617 = arith.addi %614, %616 : index
      scf.if %17 {
        %618 = arith.addi %617, %c7 : index
        %619 = memref.load %residual[%618] : memref<?xf32>
        %620 = arith.addf %619, %611 : f32
        %621 = arith.addi %617, %c7 : index
        memref.store %620, %out[%621] : memref<?xf32>
      } else {
        %622 = arith.addi %617, %c7 : index
        memref.store %611, %out[%622] : memref<?xf32>
      }
      scf.if %17 {
        %623 = arith.addi %617, %c5 : index
        %624 = memref.load %residual[%623] : memref<?xf32>
        %625 = arith.addf %624, %612 : f32
        %626 = arith.addi %617, %c5 : index
        memref.store %625, %out[%626] : memref<?xf32>
      } else {
        %627 = arith.addi %617, %c5 : index
        memref.store %612, %out[%627] : memref<?xf32>
      }
    }
    %628 = vector.extract %355#0[4] : f32 from vector<8xf32>
    %629 = vector.extract %355#1[4] : f32 from vector<8xf32>
    %630 = wave.lane
    %631 = arith.addi %16, %c7 : index
    %632 = arith.muli %c17, %c6 : index
    %633 = arith.addi %631, %632 : index
    %634 = arith.divui %630, %c5 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.cmpi slt, %635, %15 : index
    scf.if %636 {
      %637 = arith.cmpi eq, %hasFactors, %c8 : index
      %638 = arith.muli %635, %c6 : index
      %639 = memref.load %factors[%638] : memref<?xf32>
      %640 = arith.mulf %639, %operandScale : f32
      %641 = arith.select %637, %640, %operandScale : f32
      %642 = arith.mulf %628, %641 : f32
      %643 = arith.mulf %629, %641 : f32
      %644 = arith.muli %635, %outputFeatures : index
      %645 = arith.addi %644, %19 : index
      %646 = wave.lane
      %647 = arith.remui %646, %c5 : index
      %648 = arith.addi %645, %647 : index
      scf.if %17 {
        %649 = arith.addi %648, %c7 : index
        %650 = memref.load %residual[%649] : memref<?xf32>
        %651 = arith.addf %650, %642 : f32
        %652 = arith.addi %648, %c7 : index
        memref.store %651, %out[%652] : memref<?xf32>
      } else {
        %653 = arith.addi %648, %c7 : index
        memref.store %642, %out[%653] : memref<?xf32>
      }
      scf.if %17 {
        %654 = arith.addi %648, %c5 : index
        %655 = memref.load %residual[%654] : memref<?xf32>
        %656 = arith.addf %655, %643 : f32
        %657 = arith.addi %648, %c5 : index
        memref.store %656, %out[%657] : memref<?xf32>
      } else {
        %658 = arith.addi %648, %c5 : index
        memref.store %643, %out[%658] : memref<?xf32>
      }
    }
    %659 = vector.extract %355#0[5] : f32 from vector<8xf32>
    %660 = vector.extract %355#1[5] : f32 from vector<8xf32>
    %661 = wave.lane
    %662 = arith.addi %16, %c7 : index
    %663 = arith.muli %c30, %c6 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c5 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %15 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c8 : index
      %669 = arith.muli %666, %c6 : index
      %670 = memref.load %factors[%669] : memref<?xf32>
      %671 = arith.mulf %670, %operandScale : f32
      %672 = arith.select %668, %671, %operandScale : f32
      %673 = arith.mulf %659, %672 : f32
      %674 = arith.mulf %660, %672 : f32
      %675 = arith.muli %666, %outputFeatures : index
      %676 = arith.addi %675, %19 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c5 : index
      %679 = arith.addi %676, %678 : index
      scf.if %17 {
        %680 = arith.addi %679, %c7 : index
        %681 = memref.load %residual[%680] : memref<?xf32>
        %682 = arith.addf %681, %673 : f32
        %683 = arith.addi %679, %c7 : index
        memref.store %682, %out[%683] : memref<?xf32>
      } else {
        %684 = arith.addi %679, %c7 : index
        memref.store %673, %out[%684] : memref<?xf32>
      }
      scf.if %17 {
        %685 = arith.addi %679, %c5 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %674 : f32
        %688 = arith.addi %679, %c5 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %679, %c5 : index
        memref.store %674, %out[%689] : memref<?xf32>
      }
    }
    %690 = vector.extract %355#0[6] : f32 from vector<8xf32>
    %691 = vector.extract %355#1[6] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %16, %c7 : index
    %694 = arith.muli %c31, %c6 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c5 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %15 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c8 : index
      %700 = arith.muli %697, %c6 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.mulf %690, %703 : f32
      %705 = arith.mulf %691, %703 : f32
      %706 = arith.muli %697, %outputFeatures : index
      %707 = arith.addi %706, %19 : index
      %708 = wave.lane
      %709 = arith.remui %708, %c5 : index
      %710 = arith.addi %707, %709 : index
      scf.if %17 {
        %711 = arith.addi %710, %c7 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %704 : f32
        %714 = arith.addi %710, %c7 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %710, %c7 : index
        memref.store %704, %out[%715] : memref<?xf32>
      }
      scf.if %17 {
        %716 = arith.addi %710, %c5 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %705 : f32
        %719 = arith.addi %710, %c5 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %710, %c5 : index
        memref.store %705, %out[%720] : memref<?xf32>
      }
    }
    %721 = vector.extract %355#0[7] : f32 from vector<8xf32>
    %722 = vector.extract %355#1[7] : f32 from vector<8xf32>
    %723 = wave.lane
    %724 = arith.addi %16, %c7 : index
    %725 = arith.muli %c32, %c6 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.divui %723, %c5 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %15 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c8 : index
      %731 = arith.muli %728, %c6 : index
      %732 = memref.load %factors[%731] : memref<?xf32>
      %733 = arith.mulf %732, %operandScale : f32
      %734 = arith.select %730, %733, %operandScale : f32
      %735 = arith.mulf %721, %734 : f32
      %736 = arith.mulf %722, %734 : f32
      %737 = arith.muli %728, %outputFeatures : index
      %738 = arith.addi %737, %19 : index
      %739 = wave.lane
      %740 = arith.remui %739, %c5 : index
      %741 = arith.addi %738, %740 : index
      scf.if %17 {
        %742 = arith.addi %741, %c7 : index
        %743 = memref.load %residual[%742] : memref<?xf32>
        %744 = arith.addf %743, %735 : f32
        %745 = arith.addi %741, %c7 : index
        memref.store %744, %out[%745] : memref<?xf32>
      } else {
        %746 = arith.addi %741, %c7 : index
        memref.store %735, %out[%746] : memref<?xf32>
      }
      scf.if %17 {
        %747 = arith.addi %741, %c5 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %736 : f32
        %750 = arith.addi %741, %c5 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %741, %c5 : index
        memref.store %736, %out[%751] : memref<?xf32>
      }
    }
  }
  wave.return
}
