// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 15 : i32
  %c20 = arith.constant 25600 : i32
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 5 : index
  %c32 = arith.constant 6 : index
  %c33 = arith.constant 7 : index
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
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c2 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c12 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c12 {
      %30 = arith.muli %29, %c2 : index
      %31 = arith.addi %c7, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c2 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c12 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c6 : index
    %45 = arith.muli %44, %c6 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c6 iter_args(%50 = %c15, %51 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c7 : index
      %55 = arith.remui %53, %c5 : index
      %56 = arith.divui %groupSize, %c12 : index
      %57 = arith.divui %54, %56 : index
      %58 = arith.divui %inputFeatures, %groupSize : index
      %59 = arith.muli %inputFeatures, %c2 : index
      %60 = arith.addi %11, %59 : index
      %61 = arith.muli %57, %c12 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %55, %c6 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = vector.extract %66[0] : f16 from vector<1xf16>
      %68 = arith.muli %58, %c12 : index
      %69 = arith.addi %60, %68 : index
      %70 = arith.muli %57, %c2 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.divui %55, %c6 : index
      %73 = arith.addi %71, %72 : index
      %74 = memref.load %w[%73] : memref<?xi8>
      %75 = arith.remui %55, %c6 : index
      %76 = arith.muli %75, %c18 : index
      %77 = arith.index_cast %76 : index to i32
      %78 = arith.extui %74 : i8 to i32
      %79 = arith.shrui %78, %77 : i32
      %80 = arith.andi %79, %c19 : i32
      %81 = arith.ori %80, %c20 : i32
      %82 = arith.trunci %81 : i32 to i16
      %83 = arith.bitcast %82 : i16 to f16
      %84 = arith.muli %54, %c21 : index
      %85 = arith.addi %11, %84 : index
      %86 = arith.muli %55, %c5 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.shrui %89, %c22 : vector<4xi32>
      %91 = arith.andi %90, %c23 : vector<4xi32>
      %92 = arith.ori %91, %c24 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %89, %c25 : vector<4xi32>
      %95 = arith.andi %94, %c23 : vector<4xi32>
      %96 = arith.ori %95, %c24 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %89, %c26 : vector<4xi32>
      %99 = arith.andi %98, %c23 : vector<4xi32>
      %100 = arith.ori %99, %c24 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = arith.shrui %89, %c27 : vector<4xi32>
      %103 = arith.andi %102, %c23 : vector<4xi32>
      %104 = arith.ori %103, %c24 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = vector.shuffle %101, %105 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = vector.shuffle %106, %107 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %109 = vector.broadcast %83 : f16 to vector<32xf16>
      %110 = arith.subf %108, %109 : vector<32xf16>
      %111 = vector.broadcast %67 : f16 to vector<32xf16>
      %112 = arith.mulf %110, %111 : vector<32xf16>
      %113 = vector.shuffle %112, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %114 = vector.shuffle %112, %112 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %115 = arith.addi %49, %c8 : index
      %116 = arith.remui %53, %c5 : index
      %117 = arith.divui %groupSize, %c12 : index
      %118 = arith.divui %115, %117 : index
      %119 = arith.divui %inputFeatures, %groupSize : index
      %120 = arith.muli %inputFeatures, %c2 : index
      %121 = arith.addi %11, %120 : index
      %122 = arith.muli %118, %c12 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %116, %c6 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %127 = vector.bitcast %126 : vector<2xi8> to vector<1xf16>
      %128 = vector.extract %127[0] : f16 from vector<1xf16>
      %129 = arith.muli %119, %c12 : index
      %130 = arith.addi %121, %129 : index
      %131 = arith.muli %118, %c2 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.divui %116, %c6 : index
      %134 = arith.addi %132, %133 : index
      %135 = memref.load %w[%134] : memref<?xi8>
      %136 = arith.remui %116, %c6 : index
      %137 = arith.muli %136, %c18 : index
      %138 = arith.index_cast %137 : index to i32
      %139 = arith.extui %135 : i8 to i32
      %140 = arith.shrui %139, %138 : i32
      %141 = arith.andi %140, %c19 : i32
      %142 = arith.ori %141, %c20 : i32
      %143 = arith.trunci %142 : i32 to i16
      %144 = arith.bitcast %143 : i16 to f16
      %145 = arith.muli %115, %c21 : index
      %146 = arith.addi %11, %145 : index
      %147 = arith.muli %116, %c5 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<4xi32>
      %151 = arith.shrui %150, %c22 : vector<4xi32>
      %152 = arith.andi %151, %c23 : vector<4xi32>
      %153 = arith.ori %152, %c24 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %150, %c25 : vector<4xi32>
      %156 = arith.andi %155, %c23 : vector<4xi32>
      %157 = arith.ori %156, %c24 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %150, %c26 : vector<4xi32>
      %160 = arith.andi %159, %c23 : vector<4xi32>
      %161 = arith.ori %160, %c24 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = arith.shrui %150, %c27 : vector<4xi32>
      %164 = arith.andi %163, %c23 : vector<4xi32>
      %165 = arith.ori %164, %c24 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = vector.shuffle %154, %158 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = vector.shuffle %162, %166 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = vector.shuffle %167, %168 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %170 = vector.broadcast %144 : f16 to vector<32xf16>
      %171 = arith.subf %169, %170 : vector<32xf16>
      %172 = vector.broadcast %128 : f16 to vector<32xf16>
      %173 = arith.mulf %171, %172 : vector<32xf16>
      %174 = vector.shuffle %173, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %175 = vector.shuffle %173, %173 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %176 = arith.addi %49, %c7 : index
      %177 = arith.remui %53, %c5 : index
      %178 = arith.divui %groupSize, %c12 : index
      %179 = arith.divui %176, %178 : index
      %180 = arith.divui %inputFeatures, %groupSize : index
      %181 = arith.muli %inputFeatures, %c2 : index
      %182 = arith.addi %13, %181 : index
      %183 = arith.muli %179, %c12 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %177, %c6 : index
      %186 = arith.addi %184, %185 : index
      %187 = vector.load %w[%186] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %188 = vector.bitcast %187 : vector<2xi8> to vector<1xf16>
      %189 = vector.extract %188[0] : f16 from vector<1xf16>
      %190 = arith.muli %180, %c12 : index
      %191 = arith.addi %182, %190 : index
      %192 = arith.muli %179, %c2 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.divui %177, %c6 : index
      %195 = arith.addi %193, %194 : index
      %196 = memref.load %w[%195] : memref<?xi8>
      %197 = arith.remui %177, %c6 : index
      %198 = arith.muli %197, %c18 : index
      %199 = arith.index_cast %198 : index to i32
      %200 = arith.extui %196 : i8 to i32
      %201 = arith.shrui %200, %199 : i32
      %202 = arith.andi %201, %c19 : i32
      %203 = arith.ori %202, %c20 : i32
      %204 = arith.trunci %203 : i32 to i16
      %205 = arith.bitcast %204 : i16 to f16
      %206 = arith.muli %176, %c21 : index
      %207 = arith.addi %13, %206 : index
      %208 = arith.muli %177, %c5 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.shrui %211, %c22 : vector<4xi32>
      %213 = arith.andi %212, %c23 : vector<4xi32>
      %214 = arith.ori %213, %c24 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %211, %c25 : vector<4xi32>
      %217 = arith.andi %216, %c23 : vector<4xi32>
      %218 = arith.ori %217, %c24 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %211, %c26 : vector<4xi32>
      %221 = arith.andi %220, %c23 : vector<4xi32>
      %222 = arith.ori %221, %c24 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %211, %c27 : vector<4xi32>
      %225 = arith.andi %224, %c23 : vector<4xi32>
      %226 = arith.ori %225, %c24 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %215, %219 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %228, %229 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %231 = vector.broadcast %205 : f16 to vector<32xf16>
      %232 = arith.subf %230, %231 : vector<32xf16>
      %233 = vector.broadcast %189 : f16 to vector<32xf16>
      %234 = arith.mulf %232, %233 : vector<32xf16>
      %235 = vector.shuffle %234, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %236 = vector.shuffle %234, %234 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %237 = arith.addi %49, %c8 : index
      %238 = arith.remui %53, %c5 : index
      %239 = arith.divui %groupSize, %c12 : index
      %240 = arith.divui %237, %239 : index
      %241 = arith.divui %inputFeatures, %groupSize : index
      %242 = arith.muli %inputFeatures, %c2 : index
      %243 = arith.addi %13, %242 : index
      %244 = arith.muli %240, %c12 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.muli %238, %c6 : index
      %247 = arith.addi %245, %246 : index
      %248 = vector.load %w[%247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %249 = vector.bitcast %248 : vector<2xi8> to vector<1xf16>
      %250 = vector.extract %249[0] : f16 from vector<1xf16>
      %251 = arith.muli %241, %c12 : index
      %252 = arith.addi %243, %251 : index
      %253 = arith.muli %240, %c2 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.divui %238, %c6 : index
      %256 = arith.addi %254, %255 : index
      %257 = memref.load %w[%256] : memref<?xi8>
      %258 = arith.remui %238, %c6 : index
      %259 = arith.muli %258, %c18 : index
      %260 = arith.index_cast %259 : index to i32
      %261 = arith.extui %257 : i8 to i32
      %262 = arith.shrui %261, %260 : i32
      %263 = arith.andi %262, %c19 : i32
      %264 = arith.ori %263, %c20 : i32
      %265 = arith.trunci %264 : i32 to i16
      %266 = arith.bitcast %265 : i16 to f16
      %267 = arith.muli %237, %c21 : index
      %268 = arith.addi %13, %267 : index
      %269 = arith.muli %238, %c5 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%270] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %272 = vector.bitcast %271 : vector<16xi8> to vector<4xi32>
      %273 = arith.shrui %272, %c22 : vector<4xi32>
      %274 = arith.andi %273, %c23 : vector<4xi32>
      %275 = arith.ori %274, %c24 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %272, %c25 : vector<4xi32>
      %278 = arith.andi %277, %c23 : vector<4xi32>
      %279 = arith.ori %278, %c24 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %272, %c26 : vector<4xi32>
      %282 = arith.andi %281, %c23 : vector<4xi32>
      %283 = arith.ori %282, %c24 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %272, %c27 : vector<4xi32>
      %286 = arith.andi %285, %c23 : vector<4xi32>
      %287 = arith.ori %286, %c24 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = vector.shuffle %276, %280 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %284, %288 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = vector.shuffle %289, %290 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %292 = vector.broadcast %266 : f16 to vector<32xf16>
      %293 = arith.subf %291, %292 : vector<32xf16>
      %294 = vector.broadcast %250 : f16 to vector<32xf16>
      %295 = arith.mulf %293, %294 : vector<32xf16>
      %296 = vector.shuffle %295, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %297 = vector.shuffle %295, %295 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %298 = arith.muli %49, %c6 : index
      %299 = arith.addi %298, %c7 : index
      %300 = arith.muli %tileRows, %c5 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.addi %35, %301 : index
      %303 = vector.load %23[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c2 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %23[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %113, %50 : vector<16xf16>, vector<8xf32>
      %309 = wave.mma %307, %235, %51 : vector<16xf16>, vector<8xf32>
      %310 = arith.muli %49, %c6 : index
      %311 = arith.addi %310, %c8 : index
      %312 = arith.muli %tileRows, %c5 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.addi %35, %313 : index
      %315 = vector.load %23[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c2 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %23[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %114, %308 : vector<16xf16>, vector<8xf32>
      %321 = wave.mma %319, %236, %309 : vector<16xf16>, vector<8xf32>
      %322 = arith.muli %49, %c6 : index
      %323 = arith.addi %322, %c6 : index
      %324 = arith.muli %tileRows, %c5 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.addi %35, %325 : index
      %327 = vector.load %23[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.muli %tileRows, %c2 : index
      %329 = arith.addi %326, %328 : index
      %330 = vector.load %23[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %327, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %331, %174, %320 : vector<16xf16>, vector<8xf32>
      %333 = wave.mma %331, %296, %321 : vector<16xf16>, vector<8xf32>
      %334 = arith.muli %49, %c6 : index
      %335 = arith.addi %334, %c28 : index
      %336 = arith.muli %tileRows, %c5 : index
      %337 = arith.muli %335, %336 : index
      %338 = arith.addi %35, %337 : index
      %339 = vector.load %23[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c2 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %23[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %175, %332 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %343, %297, %333 : vector<16xf16>, vector<8xf32>
      scf.yield %344, %345 : vector<8xf32>, vector<8xf32>
    }
    %346 = arith.select %42, %48, %41 : index
    %350:2 = scf.for %347 = %48 to %346 step %c8 iter_args(%348 = %52#0, %349 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %351 = wave.lane
      %352 = arith.addi %347, %c7 : index
      %353 = arith.remui %351, %c5 : index
      %354 = arith.divui %groupSize, %c12 : index
      %355 = arith.divui %352, %354 : index
      %356 = arith.divui %inputFeatures, %groupSize : index
      %357 = arith.muli %inputFeatures, %c2 : index
      %358 = arith.addi %11, %357 : index
      %359 = arith.muli %355, %c12 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %353, %c6 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %364 = vector.bitcast %363 : vector<2xi8> to vector<1xf16>
      %365 = vector.extract %364[0] : f16 from vector<1xf16>
      %366 = arith.muli %356, %c12 : index
      %367 = arith.addi %358, %366 : index
      %368 = arith.muli %355, %c2 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.divui %353, %c6 : index
      %371 = arith.addi %369, %370 : index
      %372 = memref.load %w[%371] : memref<?xi8>
      %373 = arith.remui %353, %c6 : index
      %374 = arith.muli %373, %c18 : index
      %375 = arith.index_cast %374 : index to i32
      %376 = arith.extui %372 : i8 to i32
      %377 = arith.shrui %376, %375 : i32
      %378 = arith.andi %377, %c19 : i32
      %379 = arith.ori %378, %c20 : i32
      %380 = arith.trunci %379 : i32 to i16
      %381 = arith.bitcast %380 : i16 to f16
      %382 = arith.muli %352, %c21 : index
      %383 = arith.addi %11, %382 : index
      %384 = arith.muli %353, %c5 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
      %388 = arith.shrui %387, %c22 : vector<4xi32>
      %389 = arith.andi %388, %c23 : vector<4xi32>
      %390 = arith.ori %389, %c24 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = arith.shrui %387, %c25 : vector<4xi32>
      %393 = arith.andi %392, %c23 : vector<4xi32>
      %394 = arith.ori %393, %c24 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %387, %c26 : vector<4xi32>
      %397 = arith.andi %396, %c23 : vector<4xi32>
      %398 = arith.ori %397, %c24 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %387, %c27 : vector<4xi32>
      %401 = arith.andi %400, %c23 : vector<4xi32>
      %402 = arith.ori %401, %c24 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %391, %395 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %404, %405 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %407 = vector.broadcast %381 : f16 to vector<32xf16>
      %408 = arith.subf %406, %407 : vector<32xf16>
      %409 = vector.broadcast %365 : f16 to vector<32xf16>
      %410 = arith.mulf %408, %409 : vector<32xf16>
      %411 = vector.shuffle %410, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %412 = vector.shuffle %410, %410 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %413 = arith.addi %347, %c7 : index
      %414 = arith.remui %351, %c5 : index
      %415 = arith.divui %groupSize, %c12 : index
      %416 = arith.divui %413, %415 : index
      %417 = arith.divui %inputFeatures, %groupSize : index
      %418 = arith.muli %inputFeatures, %c2 : index
      %419 = arith.addi %13, %418 : index
      %420 = arith.muli %416, %c12 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.muli %414, %c6 : index
      %423 = arith.addi %421, %422 : index
      %424 = vector.load %w[%423] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %425 = vector.bitcast %424 : vector<2xi8> to vector<1xf16>
      %426 = vector.extract %425[0] : f16 from vector<1xf16>
      %427 = arith.muli %417, %c12 : index
      %428 = arith.addi %419, %427 : index
      %429 = arith.muli %416, %c2 : index
      %430 = arith.addi %428, %429 : index
      %431 = arith.divui %414, %c6 : index
      %432 = arith.addi %430, %431 : index
      %433 = memref.load %w[%432] : memref<?xi8>
      %434 = arith.remui %414, %c6 : index
      %435 = arith.muli %434, %c18 : index
      %436 = arith.index_cast %435 : index to i32
      %437 = arith.extui %433 : i8 to i32
      %438 = arith.shrui %437, %436 : i32
      %439 = arith.andi %438, %c19 : i32
      %440 = arith.ori %439, %c20 : i32
      %441 = arith.trunci %440 : i32 to i16
      %442 = arith.bitcast %441 : i16 to f16
      %443 = arith.muli %413, %c21 : index
      %444 = arith.addi %13, %443 : index
      %445 = arith.muli %414, %c5 : index
      %446 = arith.addi %444, %445 : index
      %447 = vector.load %w[%446] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %448 = vector.bitcast %447 : vector<16xi8> to vector<4xi32>
      %449 = arith.shrui %448, %c22 : vector<4xi32>
      %450 = arith.andi %449, %c23 : vector<4xi32>
      %451 = arith.ori %450, %c24 : vector<4xi32>
      %452 = vector.bitcast %451 : vector<4xi32> to vector<8xf16>
      %453 = arith.shrui %448, %c25 : vector<4xi32>
      %454 = arith.andi %453, %c23 : vector<4xi32>
      %455 = arith.ori %454, %c24 : vector<4xi32>
      %456 = vector.bitcast %455 : vector<4xi32> to vector<8xf16>
      %457 = arith.shrui %448, %c26 : vector<4xi32>
      %458 = arith.andi %457, %c23 : vector<4xi32>
      %459 = arith.ori %458, %c24 : vector<4xi32>
      %460 = vector.bitcast %459 : vector<4xi32> to vector<8xf16>
      %461 = arith.shrui %448, %c27 : vector<4xi32>
      %462 = arith.andi %461, %c23 : vector<4xi32>
      %463 = arith.ori %462, %c24 : vector<4xi32>
      %464 = vector.bitcast %463 : vector<4xi32> to vector<8xf16>
      %465 = vector.shuffle %452, %456 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = vector.shuffle %460, %464 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = vector.shuffle %465, %466 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %468 = vector.broadcast %442 : f16 to vector<32xf16>
      %469 = arith.subf %467, %468 : vector<32xf16>
      %470 = vector.broadcast %426 : f16 to vector<32xf16>
      %471 = arith.mulf %469, %470 : vector<32xf16>
      %472 = vector.shuffle %471, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %473 = vector.shuffle %471, %471 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %474 = arith.muli %347, %c6 : index
      %475 = arith.addi %474, %c7 : index
      %476 = arith.muli %tileRows, %c5 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %35, %477 : index
      %479 = vector.load %23[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c2 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %23[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %411, %348 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %472, %349 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %347, %c6 : index
      %487 = arith.addi %486, %c8 : index
      %488 = arith.muli %tileRows, %c5 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %35, %489 : index
      %491 = vector.load %23[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c2 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %23[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %412, %484 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %473, %485 : vector<16xf16>, vector<8xf32>
      scf.yield %496, %497 : vector<8xf32>, vector<8xf32>
    }
    %498 = wave.lane
    %499 = vector.extract %350#0[0] : f32 from vector<8xf32>
    %500 = vector.extract %350#1[0] : f32 from vector<8xf32>
    %501 = wave.lane
    %502 = arith.addi %16, %c7 : index
    %503 = arith.muli %c7, %c6 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.divui %501, %c5 : index
    %506 = arith.addi %504, %505 : index
    %507 = arith.cmpi slt, %506, %15 : index
    scf.if %507 {
      %508 = arith.cmpi eq, %hasFactors, %c8 : index
      %509 = arith.muli %506, %c6 : index
      %510 = memref.load %factors[%509] : memref<?xf32>
      %511 = arith.mulf %510, %operandScale : f32
      %512 = arith.select %508, %511, %operandScale : f32
      %513 = arith.mulf %499, %512 : f32
      %514 = arith.mulf %500, %512 : f32
      %515 = arith.muli %506, %outputFeatures : index
      %516 = arith.addi %515, %19 : index
      %517 = wave.lane
      %518 = arith.remui %517, %c5 : index
      %519 = arith.addi %516, %518 : index
      scf.if %17 {
        %520 = arith.addi %519, %c7 : index
        %521 = memref.load %residual[%520] : memref<?xf32>
        %522 = arith.addf %521, %513 : f32
        %523 = arith.addi %519, %c7 : index
        memref.store %522, %out[%523] : memref<?xf32>
      } else {
        %524 = arith.addi %519, %c7 : index
        memref.store %513, %out[%524] : memref<?xf32>
      }
      scf.if %17 {
        %525 = arith.addi %519, %c5 : index
        %526 = memref.load %residual[%525] : memref<?xf32>
        %527 = arith.addf %526, %514 : f32
        %528 = arith.addi %519, %c5 : index
        memref.store %527, %out[%528] : memref<?xf32>
      } else {
        %529 = arith.addi %519, %c5 : index
        memref.store %514, %out[%529] : memref<?xf32>
      }
    }
    %530 = vector.extract %350#0[1] : f32 from vector<8xf32>
    %531 = vector.extract %350#1[1] : f32 from vector<8xf32>
    %532 = wave.lane
    %533 = arith.addi %16, %c7 : index
    %534 = arith.muli %c8, %c6 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.divui %532, %c5 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.cmpi slt, %537, %15 : index
    scf.if %538 {
      %539 = arith.cmpi eq, %hasFactors, %c8 : index
      %540 = arith.muli %537, %c6 : index
      %541 = memref.load %factors[%540] : memref<?xf32>
      %542 = arith.mulf %541, %operandScale : f32
      %543 = arith.select %539, %542, %operandScale : f32
      %544 = arith.mulf %530, %543 : f32
      %545 = arith.mulf %531, %543 : f32
      %546 = arith.muli %537, %outputFeatures : index
      %547 = arith.addi %546, %19 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c5 : index
      %550 = arith.addi %547, %549 : index
      scf.if %17 {
        %551 = arith.addi %550, %c7 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %544 : f32
        %554 = arith.addi %550, %c7 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c7 : index
        memref.store %544, %out[%555] : memref<?xf32>
      }
      scf.if %17 {
        %556 = arith.addi %550, %c5 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %545 : f32
        %559 = arith.addi %550, %c5 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %550, %c5 : index
        memref.store %545, %out[%560] : memref<?xf32>
      }
    }
    %561 = vector.extract %350#0[2] : f32 from vector<8xf32>
    %562 = vector.extract %350#1[2] : f32 from vector<8xf32>
    %563 = wave.lane
    %564 = arith.addi %16, %c7 : index
    %565 = arith.muli %c6, %c6 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.divui %563, %c5 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.cmpi slt, %568, %15 : index
    scf.if %569 {
      %570 = arith.cmpi eq, %hasFactors, %c8 : index
      %571 = arith.muli %568, %c6 : index
      %572 = memref.load %factors[%571] : memref<?xf32>
      %573 = arith.mulf %572, %operandScale : f32
      %574 = arith.select %570, %573, %operandScale : f32
      %575 = arith.mulf %561, %574 : f32
      %576 = arith.mulf %562, %574 : f32
      %577 = arith.muli %568, %outputFeatures : index
      %578 = arith.addi %577, %19 : index
      %579 = wave.lane
      %580 = arith.remui %579, %c5 : index
      %581 = arith.addi %578, %580 : index
      scf.if %17 {
        %582 = arith.addi %581, %c7 : index
        %583 = memref.load %residual[%582] : memref<?xf32>
        %584 = arith.addf %583, %575 : f32
        %585 = arith.addi %581, %c7 : index
        memref.store %584, %out[%585] : memref<?xf32>
      } else {
        %586 = arith.addi %581, %c7 : index
        memref.store %575, %out[%586] : memref<?xf32>
      }
      scf.if %17 {
        %587 = arith.addi %581, %c5 : index
        %588 = memref.load %residual[%587] : memref<?xf32>
        %589 = arith.addf %588, %576 : f32
        %590 = arith.addi %581, %c5 : index
        memref.store %589, %out[%590] : memref<?xf32>
      } else {
        %591 = arith.addi %581, %c5 : index
        memref.store %576, %out[%591] : memref<?xf32>
      }
    }
    %592 = vector.extract %350#0[3] : f32 from vector<8xf32>
    %593 = vector.extract %350#1[3] : f32 from vector<8xf32>
    %594 = wave.lane
    %595 = arith.addi %16, %c7 : index
    %596 = arith.muli %c28, %c6 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.divui %594, %c5 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.cmpi slt, %599, %15 : index
    scf.if %600 {
      %601 = arith.cmpi eq, %hasFactors, %c8 : index
      %602 = arith.muli %599, %c6 : index
      %603 = memref.load %factors[%602] : memref<?xf32>
      %604 = arith.mulf %603, %operandScale : f32
      %605 = arith.select %601, %604, %operandScale : f32
      %606 = arith.mulf %592, %605 : f32
      %607 = arith.mulf %593, %605 : f32
      %608 = arith.muli %599, %outputFeatures : index
      %609 = arith.addi %608, %19 : index
      %610 = wave.lane
      %611 = arith.remui %610, %c5 : index
      %612 = arith.addi %609, %611 : index
      scf.if %17 {
        %613 = arith.addi %612, %c7 : index
        %614 = memref.load %residual[%613] : memref<?xf32>
        %615 = arith.addf %614, %606 : f32
        %616 = arith.addi %612, %c7 : index
        memref.store %615, %out[%616] : memref<?xf32>
      } else {
        %617 = arith.addi %612, %c7 : index
        memref.store %606, %out[%617] : memref<?xf32>
      }
      scf.if %17 {
        %618 = arith.addi %612, %c5 : index
        %619 = memref.load %residual[%618] : memref<?xf32>
        %620 = arith.addf %619, %607 : f32
        %621 = arith.addi %612, %c5 : index
        memref.store %620, %out[%621] : memref<?xf32>
      } else {
        %622 = arith.addi %612, %c5 : index
        memref.store %607, %out[%622] : memref<?xf32>
      }
    }
    %623 = vector.extract %350#0[4] : f32 from vector<8xf32>
    %624 = vector.extract %350#1[4] : f32 from vector<8xf32>
    %625 = wave.lane
    %626 = arith.addi %16, %c7 : index
    %627 = arith.muli %c18, %c6 : index
    %628 = arith.addi %626, %627 : index
    %629 = arith.divui %625, %c5 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.cmpi slt, %630, %15 : index
    scf.if %631 {
      %632 = arith.cmpi eq, %hasFactors, %c8 : index
      %633 = arith.muli %630, %c6 : index
      %634 = memref.load %factors[%633] : memref<?xf32>
      %635 = arith.mulf %634, %operandScale : f32
      %636 = arith.select %632, %635, %operandScale : f32
      %637 = arith.mulf %623, %636 : f32
      %638 = arith.mulf %624, %636 : f32
      %639 = arith.muli %630, %outputFeatures : index
      %640 = arith.addi %639, %19 : index
      %641 = wave.lane
      %642 = arith.remui %641, %c5 : index
      %643 = arith.addi %640, %642 : index
      scf.if %17 {
        %644 = arith.addi %643, %c7 : index
        %645 = memref.load %residual[%644] : memref<?xf32>
        %646 = arith.addf %645, %637 : f32
        %647 = arith.addi %643, %c7 : index
        memref.store %646, %out[%647] : memref<?xf32>
      } else {
        %648 = arith.addi %643, %c7 : index
        memref.store %637, %out[%648] : memref<?xf32>
      }
      scf.if %17 {
        %649 = arith.addi %643, %c5 : index
        %650 = memref.load %residual[%649] : memref<?xf32>
        %651 = arith.addf %650, %638 : f32
        %652 = arith.addi %643, %c5 : index
        memref.store %651, %out[%652] : memref<?xf32>
      } else {
        %653 = arith.addi %643, %c5 : index
        memref.store %638, %out[%653] : memref<?xf32>
      }
    }
    %654 = vector.extract %350#0[5] : f32 from vector<8xf32>
    %655 = vector.extract %350#1[5] : f32 from vector<8xf32>
    %656 = wave.lane
    %657 = arith.addi %16, %c7 : index
    %658 = arith.muli %c31, %c6 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.divui %656, %c5 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.cmpi slt, %661, %15 : index
    scf.if %662 {
      %663 = arith.cmpi eq, %hasFactors, %c8 : index
      %664 = arith.muli %661, %c6 : index
      %665 = memref.load %factors[%664] : memref<?xf32>
      %666 = arith.mulf %665, %operandScale : f32
      %667 = arith.select %663, %666, %operandScale : f32
      %668 = arith.mulf %654, %667 : f32
      %669 = arith.mulf %655, %667 : f32
      %670 = arith.muli %661, %outputFeatures : index
      %671 = arith.addi %670, %19 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c5 : index
      %674 = arith.addi %671, %673 : index
      scf.if %17 {
        %675 = arith.addi %674, %c7 : index
        %676 = memref.load %residual[%675] : memref<?xf32>
        %677 = arith.addf %676, %668 : f32
        %678 = arith.addi %674, %c7 : index
        memref.store %677, %out[%678] : memref<?xf32>
      } else {
        %679 = arith.addi %674, %c7 : index
        memref.store %668, %out[%679] : memref<?xf32>
      }
      scf.if %17 {
        %680 = arith.addi %674, %c5 : index
        %681 = memref.load %residual[%680] : memref<?xf32>
        %682 = arith.addf %681, %669 : f32
        %683 = arith.addi %674, %c5 : index
        memref.store %682, %out[%683] : memref<?xf32>
      } else {
        %684 = arith.addi %674, %c5 : index
        memref.store %669, %out[%684] : memref<?xf32>
      }
    }
    %685 = vector.extract %350#0[6] : f32 from vector<8xf32>
    %686 = vector.extract %350#1[6] : f32 from vector<8xf32>
    %687 = wave.lane
    %688 = arith.addi %16, %c7 : index
    %689 = arith.muli %c32, %c6 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.divui %687, %c5 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.cmpi slt, %692, %15 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c8 : index
      %695 = arith.muli %692, %c6 : index
      %696 = memref.load %factors[%695] : memref<?xf32>
      %697 = arith.mulf %696, %operandScale : f32
      %698 = arith.select %694, %697, %operandScale : f32
      %699 = arith.mulf %685, %698 : f32
      %700 = arith.mulf %686, %698 : f32
      %701 = arith.muli %692, %outputFeatures : index
      %702 = arith.addi %701, %19 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c5 : index
      %705 = arith.addi %702, %704 : index
      scf.if %17 {
        %706 = arith.addi %705, %c7 : index
        %707 = memref.load %residual[%706] : memref<?xf32>
        %708 = arith.addf %707, %699 : f32
        %709 = arith.addi %705, %c7 : index
        memref.store %708, %out[%709] : memref<?xf32>
      } else {
        %710 = arith.addi %705, %c7 : index
        memref.store %699, %out[%710] : memref<?xf32>
      }
      scf.if %17 {
        %711 = arith.addi %705, %c5 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %700 : f32
        %714 = arith.addi %705, %c5 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %705, %c5 : index
        memref.store %700, %out[%715] : memref<?xf32>
      }
    }
    %716 = vector.extract %350#0[7] : f32 from vector<8xf32>
    %717 = vector.extract %350#1[7] : f32 from vector<8xf32>
    %718 = wave.lane
    %719 = arith.addi %16, %c7 : index
    %720 = arith.muli %c33, %c6 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.divui %718, %c5 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.cmpi slt, %723, %15 : index
    scf.if %724 {
      %725 = arith.cmpi eq, %hasFactors, %c8 : index
      %726 = arith.muli %723, %c6 : index
      %727 = memref.load %factors[%726] : memref<?xf32>
      %728 = arith.mulf %727, %operandScale : f32
      %729 = arith.select %725, %728, %operandScale : f32
      %730 = arith.mulf %716, %729 : f32
      %731 = arith.mulf %717, %729 : f32
      %732 = arith.muli %723, %outputFeatures : index
      %733 = arith.addi %732, %19 : index
      %734 = wave.lane
      %735 = arith.remui %734, %c5 : index
      %736 = arith.addi %733, %735 : index
      scf.if %17 {
        %737 = arith.addi %736, %c7 : index
        %738 = memref.load %residual[%737] : memref<?xf32>
        %739 = arith.addf %738, %730 : f32
        %740 = arith.addi %736, %c7 : index
        memref.store %739, %out[%740] : memref<?xf32>
      } else {
        %741 = arith.addi %736, %c7 : index
        memref.store %730, %out[%741] : memref<?xf32>
      }
      scf.if %17 {
        %742 = arith.addi %736, %c5 : index
        %743 = memref.load %residual[%742] : memref<?xf32>
        %744 = arith.addf %743, %731 : f32
        %745 = arith.addi %736, %c5 : index
        memref.store %744, %out[%745] : memref<?xf32>
      } else {
        %746 = arith.addi %736, %c5 : index
        memref.store %731, %out[%746] : memref<?xf32>
      }
    }
  }
  wave.return
}
