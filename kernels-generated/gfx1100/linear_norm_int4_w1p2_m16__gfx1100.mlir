// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_int4_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
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
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c35 = arith.constant dense<0x00000000> : vector<4xf32>
  %c36 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
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
      %514 = memref.load %factors[%511] : memref<?xf32>
      %515 = arith.select %513, %514, %c29 : f32
      %516 = arith.mulf %504, %515 : f32
      %517 = arith.mulf %505, %515 : f32
      %518 = arith.muli %511, %outputFeatures : index
      %519 = arith.addi %518, %19 : index
      %520 = wave.lane
      %521 = arith.remui %520, %c5 : index
      %522 = arith.addi %519, %521 : index
      scf.if %17 {
        %523 = arith.addi %522, %c7 : index
        %524 = memref.load %residual[%523] : memref<?xf32>
        %525 = arith.addf %524, %516 : f32
        %526 = arith.addi %522, %c7 : index
        memref.store %525, %out[%526] : memref<?xf32>
      } else {
        %527 = arith.addi %522, %c7 : index
        memref.store %516, %out[%527] : memref<?xf32>
      }
      scf.if %17 {
        %528 = arith.addi %522, %c5 : index
        %529 = memref.load %residual[%528] : memref<?xf32>
        %530 = arith.addf %529, %517 : f32
        %531 = arith.addi %522, %c5 : index
        memref.store %530, %out[%531] : memref<?xf32>
      } else {
        %532 = arith.addi %522, %c5 : index
        memref.store %517, %out[%532] : memref<?xf32>
      }
    }
    %533 = vector.extract %355#0[1] : f32 from vector<8xf32>
    %534 = vector.extract %355#1[1] : f32 from vector<8xf32>
    %535 = wave.lane
    %536 = arith.addi %16, %c7 : index
    %537 = arith.muli %c8, %c6 : index
    %538 = arith.addi %536, %537 : index
    %539 = arith.divui %535, %c5 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.cmpi slt, %540, %15 : index
    scf.if %541 {
      %542 = arith.cmpi eq, %hasFactors, %c8 : index
      %543 = memref.load %factors[%540] : memref<?xf32>
      %544 = arith.select %542, %543, %c29 : f32
      %545 = arith.mulf %533, %544 : f32
      %546 = arith.mulf %534, %544 : f32
      %547 = arith.muli %540, %outputFeatures : index
      %548 = arith.addi %547, %19 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c5 : index
      %551 = arith.addi %548, %550 : index
      scf.if %17 {
        %552 = arith.addi %551, %c7 : index
        %553 = memref.load %residual[%552] : memref<?xf32>
        %554 = arith.addf %553, %545 : f32
        %555 = arith.addi %551, %c7 : index
        memref.store %554, %out[%555] : memref<?xf32>
      } else {
        %556 = arith.addi %551, %c7 : index
        memref.store %545, %out[%556] : memref<?xf32>
      }
      scf.if %17 {
        %557 = arith.addi %551, %c5 : index
        %558 = memref.load %residual[%557] : memref<?xf32>
        %559 = arith.addf %558, %546 : f32
        %560 = arith.addi %551, %c5 : index
        memref.store %559, %out[%560] : memref<?xf32>
      } else {
        %561 = arith.addi %551, %c5 : index
        memref.store %546, %out[%561] : memref<?xf32>
      }
    }
    %562 = vector.extract %355#0[2] : f32 from vector<8xf32>
    %563 = vector.extract %355#1[2] : f32 from vector<8xf32>
    %564 = wave.lane
    %565 = arith.addi %16, %c7 : index
    %566 = arith.muli %c6, %c6 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c5 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %15 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c8 : index
      %572 = memref.load %factors[%569] : memref<?xf32>
      %573 = arith.select %571, %572, %c29 : f32
      %574 = arith.mulf %562, %573 : f32
      %575 = arith.mulf %563, %573 : f32
      %576 = arith.muli %569, %outputFeatures : index
      %577 = arith.addi %576, %19 : index
      %578 = wave.lane
      %579 = arith.remui %578, %c5 : index
      %580 = arith.addi %577, %579 : index
      scf.if %17 {
        %581 = arith.addi %580, %c7 : index
        %582 = memref.load %residual[%581] : memref<?xf32>
        %583 = arith.addf %582, %574 : f32
        %584 = arith.addi %580, %c7 : index
        memref.store %583, %out[%584] : memref<?xf32>
      } else {
        %585 = arith.addi %580, %c7 : index
        memref.store %574, %out[%585] : memref<?xf32>
      }
      scf.if %17 {
        %586 = arith.addi %580, %c5 : index
        %587 = memref.load %residual[%586] : memref<?xf32>
        %588 = arith.addf %587, %575 : f32
        %589 = arith.addi %580, %c5 : index
        memref.store %588, %out[%589] : memref<?xf32>
      } else {
        %590 = arith.addi %580, %c5 : index
        memref.store %575, %out[%590] : memref<?xf32>
      }
    }
    %591 = vector.extract %355#0[3] : f32 from vector<8xf32>
    %592 = vector.extract %355#1[3] : f32 from vector<8xf32>
    %593 = wave.lane
    %594 = arith.addi %16, %c7 : index
    %595 = arith.muli %c27, %c6 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.divui %593, %c5 : index
    %598 = arith.addi %596, %597 : index
    %599 = arith.cmpi slt, %598, %15 : index
    scf.if %599 {
      %600 = arith.cmpi eq, %hasFactors, %c8 : index
      %601 = memref.load %factors[%598] : memref<?xf32>
      %602 = arith.select %600, %601, %c29 : f32
      %603 = arith.mulf %591, %602 : f32
      %604 = arith.mulf %592, %602 : f32
      %605 = arith.muli %598, %outputFeatures : index
      %606 = arith.addi %605, %19 : index
      %607 = wave.lane
      %608 = arith.remui %607, %c5 : index
      %609 = arith.addi %606, %608 : index
      scf.if %17 {
        %610 = arith.addi %609, %c7 : index
        %611 = memref.load %residual[%610] : memref<?xf32>
        %612 = arith.addf %611, %603 : f32
        %613 = arith.addi %609, %c7 : index
        memref.store %612, %out[%613] : memref<?xf32>
      } else {
        %614 = arith.addi %609, %c7 : index
        memref.store %603, %out[%614] : memref<?xf32>
      }
      scf.if %17 {
        %615 = arith.addi %609, %c5 : index
        %616 = memref.load %residual[%615] : memref<?xf32>
        %617 = arith.addf %616, %604 : f32
        %618 = arith.addi %609, %c5 : index
        memref.store %617, %out[%618] : memref<?xf32>
      } else {
        %619 = arith.addi %609, %c5 : index
        memref.store %604, %out[%619] : memref<?xf32>
      }
    }
    %620 = vector.extract %355#0[4] : f32 from vector<8xf32>
    %621 = vector.extract %355#1[4] : f32 from vector<8xf32>
    %622 = wave.lane
    %623 = arith.addi %16, %c7 : index
    %624 = arith.muli %c17, %c6 : index
    %625 = arith.addi %623, %624 : index
    %626 = arith.divui %622, %c5 : index
    %627 = arith.addi %625, %626 : index
    %628 = arith.cmpi slt, %627, %15 : index
    scf.if %628 {
      %629 = arith.cmpi eq, %hasFactors, %c8 : index
      %630 = memref.load %factors[%627] : memref<?xf32>
      %631 = arith.select %629, %630, %c29 : f32
      %632 = arith.mulf %620, %631 : f32
      %633 = arith.mulf %621, %631 : f32
      %634 = arith.muli %627, %outputFeatures : index
      %635 = arith.addi %634, %19 : index
      %636 = wave.lane
      %637 = arith.remui %636, %c5 : index
      %638 = arith.addi %635, %637 : index
      scf.if %17 {
        %639 = arith.addi %638, %c7 : index
        %640 = memref.load %residual[%639] : memref<?xf32>
        %641 = arith.addf %640, %632 : f32
        %642 = arith.addi %638, %c7 : index
        memref.store %641, %out[%642] : memref<?xf32>
      } else {
        %643 = arith.addi %638, %c7 : index
        memref.store %632, %out[%643] : memref<?xf32>
      }
      scf.if %17 {
        %644 = arith.addi %638, %c5 : index
        %645 = memref.load %residual[%644] : memref<?xf32>
        %646 = arith.addf %645, %633 : f32
        %647 = arith.addi %638, %c5 : index
        memref.store %646, %out[%647] : memref<?xf32>
      } else {
        %648 = arith.addi %638, %c5 : index
        memref.store %633, %out[%648] : memref<?xf32>
      }
    }
    %649 = vector.extract %355#0[5] : f32 from vector<8xf32>
    %650 = vector.extract %355#1[5] : f32 from vector<8xf32>
    %651 = wave.lane
    %652 = arith.addi %16, %c7 : index
    %653 = arith.muli %c30, %c6 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.divui %651, %c5 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.cmpi slt, %656, %15 : index
    scf.if %657 {
      %658 = arith.cmpi eq, %hasFactors, %c8 : index
      %659 = memref.load %factors[%656] : memref<?xf32>
      %660 = arith.select %658, %659, %c29 : f32
      %661 = arith.mulf %649, %660 : f32
      %662 = arith.mulf %650, %660 : f32
      %663 = arith.muli %656, %outputFeatures : index
      %664 = arith.addi %663, %19 : index
      %665 = wave.lane
      %666 = arith.remui %665, %c5 : index
      %667 = arith.addi %664, %666 : index
      scf.if %17 {
        %668 = arith.addi %667, %c7 : index
        %669 = memref.load %residual[%668] : memref<?xf32>
        %670 = arith.addf %669, %661 : f32
        %671 = arith.addi %667, %c7 : index
        memref.store %670, %out[%671] : memref<?xf32>
      } else {
        %672 = arith.addi %667, %c7 : index
        memref.store %661, %out[%672] : memref<?xf32>
      }
      scf.if %17 {
        %673 = arith.addi %667, %c5 : index
        %674 = memref.load %residual[%673] : memref<?xf32>
        %675 = arith.addf %674, %662 : f32
        %676 = arith.addi %667, %c5 : index
        memref.store %675, %out[%676] : memref<?xf32>
      } else {
        %677 = arith.addi %667, %c5 : index
        memref.store %662, %out[%677] : memref<?xf32>
      }
    }
    %678 = vector.extract %355#0[6] : f32 from vector<8xf32>
    %679 = vector.extract %355#1[6] : f32 from vector<8xf32>
    %680 = wave.lane
    %681 = arith.addi %16, %c7 : index
    %682 = arith.muli %c31, %c6 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.divui %680, %c5 : index
    %685 = arith.addi %683, %684 : index
    %686 = arith.cmpi slt, %685, %15 : index
    scf.if %686 {
      %687 = arith.cmpi eq, %hasFactors, %c8 : index
      %688 = memref.load %factors[%685] : memref<?xf32>
      %689 = arith.select %687, %688, %c29 : f32
      %690 = arith.mulf %678, %689 : f32
      %691 = arith.mulf %679, %689 : f32
      %692 = arith.muli %685, %outputFeatures : index
      %693 = arith.addi %692, %19 : index
      %694 = wave.lane
      %695 = arith.remui %694, %c5 : index
      %696 = arith.addi %693, %695 : index
      scf.if %17 {
        %697 = arith.addi %696, %c7 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %690 : f32
        %700 = arith.addi %696, %c7 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %696, %c7 : index
        memref.store %690, %out[%701] : memref<?xf32>
      }
      scf.if %17 {
        %702 = arith.addi %696, %c5 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %691 : f32
        %705 = arith.addi %696, %c5 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %696, %c5 : index
        memref.store %691, %out[%706] : memref<?xf32>
      }
    }
    %707 = vector.extract %355#0[7] : f32 from vector<8xf32>
    %708 = vector.extract %355#1[7] : f32 from vector<8xf32>
    %709 = wave.lane
    %710 = arith.addi %16, %c7 : index
    %711 = arith.muli %c32, %c6 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.divui %709, %c5 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.cmpi slt, %714, %15 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c8 : index
      %717 = memref.load %factors[%714] : memref<?xf32>
      %718 = arith.select %716, %717, %c29 : f32
      %719 = arith.mulf %707, %718 : f32
      %720 = arith.mulf %708, %718 : f32
      %721 = arith.muli %714, %outputFeatures : index
      %722 = arith.addi %721, %19 : index
      %723 = wave.lane
      %724 = arith.remui %723, %c5 : index
      %725 = arith.addi %722, %724 : index
      scf.if %17 {
        %726 = arith.addi %725, %c7 : index
        %727 = memref.load %residual[%726] : memref<?xf32>
        %728 = arith.addf %727, %719 : f32
        %729 = arith.addi %725, %c7 : index
        memref.store %728, %out[%729] : memref<?xf32>
      } else {
        %730 = arith.addi %725, %c7 : index
        memref.store %719, %out[%730] : memref<?xf32>
      }
      scf.if %17 {
        %731 = arith.addi %725, %c5 : index
        %732 = memref.load %residual[%731] : memref<?xf32>
        %733 = arith.addf %732, %720 : f32
        %734 = arith.addi %725, %c5 : index
        memref.store %733, %out[%734] : memref<?xf32>
      } else {
        %735 = arith.addi %725, %c5 : index
        memref.store %720, %out[%735] : memref<?xf32>
      }
    }
  }
  %736 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %736 {
    %737 = arith.addi %16, %c5 : index
    %738 = arith.minsi %737, %15 : index
    %739 = wave.wave
    %740 = arith.addi %16, %739 : index
    scf.for %741 = %740 to %738 step %c8 {
      %742 = arith.muli %741, %features : index
      %743 = wave.lane
      %744 = arith.muli %743, %c17 : index
      %748:2 = scf.for %745 = %744 to %features step %c36 iter_args(%746 = %c35, %747 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %749 = arith.addi %742, %745 : index
        %750 = vector.load %out[%749] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %751 = vector.load %norm_weight[%745] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %752 = arith.mulf %750, %751 : vector<4xf32>
        %753 = math.absf %752 : vector<4xf32>
        %754 = math.fma %750, %750, %746 : vector<4xf32>
        %755 = arith.maximumf %747, %753 : vector<4xf32>
        scf.yield %754, %755 : vector<4xf32>, vector<4xf32>
      }
      %756 = wave.reduce "add" %748#0 : vector<4xf32>
      %757 = arith.mulf %756, %inverseFeatures : f32
      %758 = arith.addf %757, %epsilon : f32
      %759 = math.sqrt %758 : f32
      %760 = arith.divf %c29, %759 : f32
      %761 = wave.reduce "max" %748#1 : vector<4xf32>
      %762 = arith.mulf %761, %760 : f32
      %763 = arith.bitcast %762 : f32 to i32
      %764 = arith.shrui %763, %c39 : i32
      %765 = arith.maxsi %764, %c40 : i32
      %766 = arith.subi %c41, %765 : i32
      %767 = arith.shli %766, %c39 : i32
      %768 = arith.subi %765, %c42 : i32
      %769 = arith.shli %768, %c39 : i32
      %770 = arith.bitcast %767 : i32 to f32
      %771 = arith.bitcast %769 : i32 to f32
      %772 = wave.lane
      %773 = arith.cmpi eq, %772, %c7 : index
      scf.if %773 {
        memref.store %771, %normed_factors[%741] : memref<?xf32>
      }
      %774 = vector.broadcast %760 : f32 to vector<4xf32>
      %775 = vector.broadcast %770 : f32 to vector<4xf32>
      scf.for %776 = %744 to %features step %c36 {
        %777 = arith.addi %742, %776 : index
        %778 = vector.load %out[%777] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %779 = arith.mulf %778, %774 : vector<4xf32>
        %780 = vector.load %norm_weight[%776] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %781 = arith.mulf %779, %780 : vector<4xf32>
        %782 = arith.mulf %781, %775 : vector<4xf32>
        %783 = arith.divui %741, %tileRows : index
        %784 = arith.divui %features, %c5 : index
        %785 = arith.muli %783, %784 : index
        %786 = arith.divui %776, %c5 : index
        %787 = arith.addi %785, %786 : index
        %788 = arith.muli %787, %c6 : index
        %789 = arith.remui %776, %c5 : index
        %790 = arith.divui %789, %c2 : index
        %791 = arith.addi %788, %790 : index
        %792 = arith.muli %tileRows, %c2 : index
        %793 = arith.muli %791, %792 : index
        %794 = arith.remui %741, %tileRows : index
        %795 = arith.muli %794, %c2 : index
        %796 = arith.addi %793, %795 : index
        %797 = arith.remui %776, %c2 : index
        %798 = arith.addi %796, %797 : index
        %799 = arith.truncf %782 : vector<4xf32> to vector<4xf16>
        vector.store %799, %normed[%798] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
