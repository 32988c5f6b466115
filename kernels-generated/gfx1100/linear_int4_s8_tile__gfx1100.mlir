// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='int4', splits=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_s8_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c13 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 15 : i32
  %c20 = arith.constant 25600 : i32
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c29 = arith.constant 9 : index
  %c30 = arith.constant 10 : index
  %c31 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 12 : index
  %c37 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.divui %inputFeatures, %groupSize : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.muli %7, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.divui %10, %c8 : index
  %12 = arith.muli %11, %c8 : index
  %13 = arith.addi %8, %12 : index
  %14 = arith.divui %2, %c9 : index
  %15 = arith.muli %14, %c9 : index
  %16 = arith.remui %2, %c9 : index
  %17 = arith.muli %16, %c10 : index
  %18 = wave.scratch %c11 : memref<?xf16>
  %19 = arith.cmpi eq, %hasResidual, %c13 : index
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c16 : index
    %22 = arith.muli %1, %c5 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c17, %c9 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c18 : index
    %29 = arith.muli %3, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c17 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.muli %3, %c5 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.addi %34, %c18 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %0, %c5 : index
    %38 = arith.addi %37, %2 : index
    %39 = arith.subi %panels, %c13 : index
    %40 = arith.minsi %38, %39 : index
    %41 = arith.muli %40, %13 : index
    %42 = arith.remui %3, %c8 : index
    %43 = arith.divui %groupSize, %c16 : index
    %44 = arith.divui %c17, %43 : index
    %45 = arith.divui %inputFeatures, %groupSize : index
    %46 = arith.muli %inputFeatures, %c5 : index
    %47 = arith.addi %41, %46 : index
    %48 = arith.muli %44, %c16 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %42, %c9 : index
    %51 = arith.addi %49, %50 : index
    %52 = vector.load %w[%51] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %53 = vector.bitcast %52 : vector<2xi8> to vector<1xf16>
    %54 = vector.extract %53[0] : f16 from vector<1xf16>
    %55 = arith.muli %45, %c16 : index
    %56 = arith.addi %47, %55 : index
    %57 = arith.muli %44, %c5 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.divui %42, %c9 : index
    %60 = arith.addi %58, %59 : index
    %61 = memref.load %w[%60] : memref<?xi8>
    %62 = arith.remui %42, %c9 : index
    %63 = arith.muli %62, %c10 : index
    %64 = arith.index_cast %63 : index to i32
    %65 = arith.extui %61 : i8 to i32
    %66 = arith.shrui %65, %64 : i32
    %67 = arith.andi %66, %c19 : i32
    %68 = arith.ori %67, %c20 : i32
    %69 = arith.trunci %68 : i32 to i16
    %70 = arith.bitcast %69 : i16 to f16
    %71 = arith.muli %c17, %c18 : index
    %72 = arith.addi %41, %71 : index
    %73 = arith.muli %42, %c8 : index
    %74 = arith.addi %72, %73 : index
    %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
    %77 = arith.shrui %76, %c21 : vector<4xi32>
    %78 = arith.andi %77, %c22 : vector<4xi32>
    %79 = arith.ori %78, %c23 : vector<4xi32>
    %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
    %81 = arith.shrui %76, %c24 : vector<4xi32>
    %82 = arith.andi %81, %c22 : vector<4xi32>
    %83 = arith.ori %82, %c23 : vector<4xi32>
    %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
    %85 = arith.shrui %76, %c25 : vector<4xi32>
    %86 = arith.andi %85, %c22 : vector<4xi32>
    %87 = arith.ori %86, %c23 : vector<4xi32>
    %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
    %89 = arith.shrui %76, %c26 : vector<4xi32>
    %90 = arith.andi %89, %c22 : vector<4xi32>
    %91 = arith.ori %90, %c23 : vector<4xi32>
    %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
    %93 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %94 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %95 = vector.shuffle %93, %94 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %96 = vector.broadcast %70 : f16 to vector<32xf16>
    %97 = arith.subf %95, %96 : vector<32xf16>
    %98 = vector.broadcast %54 : f16 to vector<32xf16>
    %99 = arith.mulf %97, %98 : vector<32xf16>
    %100 = vector.shuffle %99, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %101 = vector.shuffle %99, %99 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %102 = arith.cmpi sge, %3, %c8 : index
    %103 = vector.shuffle %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %104 = vector.shuffle %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %105 = arith.select %102, %103, %104 : vector<8xf16>
    %106 = vector.shuffle %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %107 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %108 = arith.select %102, %106, %107 : vector<8xf16>
    %109 = arith.addi %2, %c17 : index
    %110 = arith.muli %109, %c9 : index
    %111 = arith.addi %110, %c17 : index
    %112 = arith.muli %111, %c18 : index
    %113 = arith.muli %c17, %c27 : index
    %114 = arith.addi %113, %112 : index
    %115 = arith.muli %3, %c5 : index
    %116 = arith.addi %114, %115 : index
    vector.store %32, %18[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %117 = arith.addi %2, %c17 : index
    %118 = arith.muli %117, %c9 : index
    %119 = arith.addi %118, %c13 : index
    %120 = arith.muli %119, %c18 : index
    %121 = arith.muli %c17, %c27 : index
    %122 = arith.addi %121, %120 : index
    %123 = arith.muli %3, %c5 : index
    %124 = arith.addi %122, %123 : index
    vector.store %36, %18[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %125 = arith.addi %2, %c5 : index
    %126 = arith.muli %125, %c9 : index
    %127 = arith.addi %126, %c17 : index
    %128 = arith.muli %127, %c18 : index
    %129 = arith.muli %c17, %c27 : index
    %130 = arith.addi %129, %128 : index
    %131 = arith.muli %3, %c5 : index
    %132 = arith.addi %130, %131 : index
    vector.store %105, %18[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %133 = arith.addi %2, %c5 : index
    %134 = arith.muli %133, %c9 : index
    %135 = arith.addi %134, %c13 : index
    %136 = arith.muli %135, %c18 : index
    %137 = arith.muli %c17, %c27 : index
    %138 = arith.addi %137, %136 : index
    %139 = arith.muli %3, %c5 : index
    %140 = arith.addi %138, %139 : index
    vector.store %108, %18[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %150:8 = scf.for %141 = %c17 to %c5 step %c13 iter_args(%142 = %c15, %143 = %c15, %144 = %c15, %145 = %c15, %146 = %c15, %147 = %c15, %148 = %c15, %149 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %151 = arith.muli %141, %stepsPerWave : index
      %152 = arith.minsi %151, %21 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %21 : index
      %164:8 = scf.for %155 = %152 to %154 step %c13 iter_args(%156 = %c15, %157 = %c15, %158 = %c15, %159 = %c15, %160 = %c15, %161 = %c15, %162 = %c15, %163 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %155, %c13 : index
        %166 = arith.subi %21, %c13 : index
        %167 = arith.minsi %165, %166 : index
        %168 = arith.muli %1, %c5 : index
        %169 = arith.addi %168, %2 : index
        %170 = arith.divui %inputFeatures, %c8 : index
        %171 = arith.muli %169, %170 : index
        %172 = arith.muli %167, %c9 : index
        %173 = arith.addi %171, %172 : index
        %174 = arith.muli %173, %c18 : index
        %175 = arith.muli %3, %c5 : index
        %176 = arith.addi %174, %175 : index
        %177 = arith.addi %176, %c17 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.muli %3, %c5 : index
        %180 = arith.addi %174, %179 : index
        %181 = arith.addi %180, %c18 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = arith.muli %0, %c5 : index
        %184 = arith.addi %183, %2 : index
        %185 = arith.subi %panels, %c13 : index
        %186 = arith.minsi %184, %185 : index
        %187 = arith.muli %186, %13 : index
        %188 = arith.remui %3, %c8 : index
        %189 = arith.divui %groupSize, %c16 : index
        %190 = arith.divui %167, %189 : index
        %191 = arith.divui %inputFeatures, %groupSize : index
        %192 = arith.muli %inputFeatures, %c5 : index
        %193 = arith.addi %187, %192 : index
        %194 = arith.muli %190, %c16 : index
        %195 = arith.addi %193, %194 : index
        %196 = arith.muli %188, %c9 : index
        %197 = arith.addi %195, %196 : index
        %198 = vector.load %w[%197] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %199 = vector.bitcast %198 : vector<2xi8> to vector<1xf16>
        %200 = vector.extract %199[0] : f16 from vector<1xf16>
        %201 = arith.muli %191, %c16 : index
        %202 = arith.addi %193, %201 : index
        %203 = arith.muli %190, %c5 : index
        %204 = arith.addi %202, %203 : index
        %205 = arith.divui %188, %c9 : index
        %206 = arith.addi %204, %205 : index
        %207 = memref.load %w[%206] : memref<?xi8>
        %208 = arith.remui %188, %c9 : index
        %209 = arith.muli %208, %c10 : index
        %210 = arith.index_cast %209 : index to i32
        %211 = arith.extui %207 : i8 to i32
        %212 = arith.shrui %211, %210 : i32
        %213 = arith.andi %212, %c19 : i32
        %214 = arith.ori %213, %c20 : i32
        %215 = arith.trunci %214 : i32 to i16
        %216 = arith.bitcast %215 : i16 to f16
        %217 = arith.muli %167, %c18 : index
        %218 = arith.addi %187, %217 : index
        %219 = arith.muli %188, %c8 : index
        %220 = arith.addi %218, %219 : index
        %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
        %223 = arith.shrui %222, %c21 : vector<4xi32>
        %224 = arith.andi %223, %c22 : vector<4xi32>
        %225 = arith.ori %224, %c23 : vector<4xi32>
        %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
        %227 = arith.shrui %222, %c24 : vector<4xi32>
        %228 = arith.andi %227, %c22 : vector<4xi32>
        %229 = arith.ori %228, %c23 : vector<4xi32>
        %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
        %231 = arith.shrui %222, %c25 : vector<4xi32>
        %232 = arith.andi %231, %c22 : vector<4xi32>
        %233 = arith.ori %232, %c23 : vector<4xi32>
        %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
        %235 = arith.shrui %222, %c26 : vector<4xi32>
        %236 = arith.andi %235, %c22 : vector<4xi32>
        %237 = arith.ori %236, %c23 : vector<4xi32>
        %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
        %239 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %242 = vector.broadcast %216 : f16 to vector<32xf16>
        %243 = arith.subf %241, %242 : vector<32xf16>
        %244 = vector.broadcast %200 : f16 to vector<32xf16>
        %245 = arith.mulf %243, %244 : vector<32xf16>
        %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %248 = arith.cmpi sge, %3, %c8 : index
        %249 = vector.shuffle %246, %246 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %250 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %251 = arith.select %248, %249, %250 : vector<8xf16>
        %252 = vector.shuffle %247, %247 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %253 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %254 = arith.select %248, %252, %253 : vector<8xf16>
        %255 = arith.remui %155, %c9 : index
        %256 = arith.addi %15, %c17 : index
        %257 = arith.muli %256, %c9 : index
        %258 = arith.addi %257, %c17 : index
        %259 = arith.muli %258, %c18 : index
        %260 = arith.remui %3, %c8 : index
        %261 = arith.muli %260, %c5 : index
        %262 = arith.addi %259, %261 : index
        %263 = arith.muli %255, %c27 : index
        %264 = arith.addi %262, %263 : index
        %265 = vector.load %18[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %c2 : index
        %267 = vector.load %18[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = arith.addi %15, %c13 : index
        %270 = arith.muli %269, %c9 : index
        %271 = arith.addi %270, %c17 : index
        %272 = arith.muli %271, %c18 : index
        %273 = arith.remui %3, %c8 : index
        %274 = arith.muli %273, %c5 : index
        %275 = arith.addi %272, %274 : index
        %276 = arith.muli %255, %c27 : index
        %277 = arith.addi %275, %276 : index
        %278 = vector.load %18[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %c2 : index
        %280 = vector.load %18[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = arith.addi %17, %c5 : index
        %283 = arith.muli %282, %c9 : index
        %284 = arith.addi %283, %c17 : index
        %285 = arith.muli %284, %c18 : index
        %286 = arith.remui %3, %c8 : index
        %287 = arith.muli %286, %c5 : index
        %288 = arith.addi %285, %287 : index
        %289 = arith.muli %255, %c27 : index
        %290 = arith.addi %288, %289 : index
        %291 = vector.load %18[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %292 = arith.addi %290, %c2 : index
        %293 = vector.load %18[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %295 = wave.mma %268, %294, %156 : vector<16xf16>, vector<8xf32>
        %296 = wave.mma %281, %294, %160 : vector<16xf16>, vector<8xf32>
        %297 = arith.addi %17, %c29 : index
        %298 = arith.muli %297, %c9 : index
        %299 = arith.addi %298, %c17 : index
        %300 = arith.muli %299, %c18 : index
        %301 = arith.remui %3, %c8 : index
        %302 = arith.muli %301, %c5 : index
        %303 = arith.addi %300, %302 : index
        %304 = arith.muli %255, %c27 : index
        %305 = arith.addi %303, %304 : index
        %306 = vector.load %18[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %307 = arith.addi %305, %c2 : index
        %308 = vector.load %18[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = vector.shuffle %306, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %310 = wave.mma %268, %309, %157 : vector<16xf16>, vector<8xf32>
        %311 = wave.mma %281, %309, %161 : vector<16xf16>, vector<8xf32>
        %312 = arith.addi %17, %c30 : index
        %313 = arith.muli %312, %c9 : index
        %314 = arith.addi %313, %c17 : index
        %315 = arith.muli %314, %c18 : index
        %316 = arith.remui %3, %c8 : index
        %317 = arith.muli %316, %c5 : index
        %318 = arith.addi %315, %317 : index
        %319 = arith.muli %255, %c27 : index
        %320 = arith.addi %318, %319 : index
        %321 = vector.load %18[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %322 = arith.addi %320, %c2 : index
        %323 = vector.load %18[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %325 = wave.mma %268, %324, %158 : vector<16xf16>, vector<8xf32>
        %326 = wave.mma %281, %324, %162 : vector<16xf16>, vector<8xf32>
        %327 = arith.addi %17, %c31 : index
        %328 = arith.muli %327, %c9 : index
        %329 = arith.addi %328, %c17 : index
        %330 = arith.muli %329, %c18 : index
        %331 = arith.remui %3, %c8 : index
        %332 = arith.muli %331, %c5 : index
        %333 = arith.addi %330, %332 : index
        %334 = arith.muli %255, %c27 : index
        %335 = arith.addi %333, %334 : index
        %336 = vector.load %18[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.addi %335, %c2 : index
        %338 = vector.load %18[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %340 = wave.mma %268, %339, %159 : vector<16xf16>, vector<8xf32>
        %341 = wave.mma %281, %339, %163 : vector<16xf16>, vector<8xf32>
        %342 = arith.addi %15, %c17 : index
        %343 = arith.muli %342, %c9 : index
        %344 = arith.addi %343, %c13 : index
        %345 = arith.muli %344, %c18 : index
        %346 = arith.remui %3, %c8 : index
        %347 = arith.muli %346, %c5 : index
        %348 = arith.addi %345, %347 : index
        %349 = arith.muli %255, %c27 : index
        %350 = arith.addi %348, %349 : index
        %351 = vector.load %18[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.addi %350, %c2 : index
        %353 = vector.load %18[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %355 = arith.addi %15, %c13 : index
        %356 = arith.muli %355, %c9 : index
        %357 = arith.addi %356, %c13 : index
        %358 = arith.muli %357, %c18 : index
        %359 = arith.remui %3, %c8 : index
        %360 = arith.muli %359, %c5 : index
        %361 = arith.addi %358, %360 : index
        %362 = arith.muli %255, %c27 : index
        %363 = arith.addi %361, %362 : index
        %364 = vector.load %18[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = arith.addi %363, %c2 : index
        %366 = vector.load %18[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %368 = arith.addi %17, %c5 : index
        %369 = arith.muli %368, %c9 : index
        %370 = arith.addi %369, %c13 : index
        %371 = arith.muli %370, %c18 : index
        %372 = arith.remui %3, %c8 : index
        %373 = arith.muli %372, %c5 : index
        %374 = arith.addi %371, %373 : index
        %375 = arith.muli %255, %c27 : index
        %376 = arith.addi %374, %375 : index
        %377 = vector.load %18[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = arith.addi %376, %c2 : index
        %379 = vector.load %18[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %381 = wave.mma %354, %380, %295 : vector<16xf16>, vector<8xf32>
        %382 = wave.mma %367, %380, %296 : vector<16xf16>, vector<8xf32>
        %383 = arith.addi %17, %c29 : index
        %384 = arith.muli %383, %c9 : index
        %385 = arith.addi %384, %c13 : index
        %386 = arith.muli %385, %c18 : index
        %387 = arith.remui %3, %c8 : index
        %388 = arith.muli %387, %c5 : index
        %389 = arith.addi %386, %388 : index
        %390 = arith.muli %255, %c27 : index
        %391 = arith.addi %389, %390 : index
        %392 = vector.load %18[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %c2 : index
        %394 = vector.load %18[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %354, %395, %310 : vector<16xf16>, vector<8xf32>
        %397 = wave.mma %367, %395, %311 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %17, %c30 : index
        %399 = arith.muli %398, %c9 : index
        %400 = arith.addi %399, %c13 : index
        %401 = arith.muli %400, %c18 : index
        %402 = arith.remui %3, %c8 : index
        %403 = arith.muli %402, %c5 : index
        %404 = arith.addi %401, %403 : index
        %405 = arith.muli %255, %c27 : index
        %406 = arith.addi %404, %405 : index
        %407 = vector.load %18[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = arith.addi %406, %c2 : index
        %409 = vector.load %18[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %411 = wave.mma %354, %410, %325 : vector<16xf16>, vector<8xf32>
        %412 = wave.mma %367, %410, %326 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %17, %c31 : index
        %414 = arith.muli %413, %c9 : index
        %415 = arith.addi %414, %c13 : index
        %416 = arith.muli %415, %c18 : index
        %417 = arith.remui %3, %c8 : index
        %418 = arith.muli %417, %c5 : index
        %419 = arith.addi %416, %418 : index
        %420 = arith.muli %255, %c27 : index
        %421 = arith.addi %419, %420 : index
        %422 = vector.load %18[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %c2 : index
        %424 = vector.load %18[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %354, %425, %340 : vector<16xf16>, vector<8xf32>
        %427 = wave.mma %367, %425, %341 : vector<16xf16>, vector<8xf32>
        %428 = arith.subi %c13, %255 : index
        %429 = arith.addi %2, %c17 : index
        %430 = arith.muli %429, %c9 : index
        %431 = arith.addi %430, %c17 : index
        %432 = arith.muli %431, %c18 : index
        %433 = arith.muli %428, %c27 : index
        %434 = arith.addi %433, %432 : index
        %435 = arith.muli %3, %c5 : index
        %436 = arith.addi %434, %435 : index
        vector.store %178, %18[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %2, %c17 : index
        %438 = arith.muli %437, %c9 : index
        %439 = arith.addi %438, %c13 : index
        %440 = arith.muli %439, %c18 : index
        %441 = arith.muli %428, %c27 : index
        %442 = arith.addi %441, %440 : index
        %443 = arith.muli %3, %c5 : index
        %444 = arith.addi %442, %443 : index
        vector.store %182, %18[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %2, %c5 : index
        %446 = arith.muli %445, %c9 : index
        %447 = arith.addi %446, %c17 : index
        %448 = arith.muli %447, %c18 : index
        %449 = arith.muli %428, %c27 : index
        %450 = arith.addi %449, %448 : index
        %451 = arith.muli %3, %c5 : index
        %452 = arith.addi %450, %451 : index
        vector.store %251, %18[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = arith.addi %2, %c5 : index
        %454 = arith.muli %453, %c9 : index
        %455 = arith.addi %454, %c13 : index
        %456 = arith.muli %455, %c18 : index
        %457 = arith.muli %428, %c27 : index
        %458 = arith.addi %457, %456 : index
        %459 = arith.muli %3, %c5 : index
        %460 = arith.addi %458, %459 : index
        vector.store %254, %18[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %381, %396, %411, %426, %382, %397, %412, %427 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %461 = arith.cmpi eq, %141, %c17 : index
      %462 = arith.addf %142, %164#0 : vector<8xf32>
      %463 = arith.select %461, %164#0, %462 : vector<8xf32>
      %464 = arith.addf %143, %164#1 : vector<8xf32>
      %465 = arith.select %461, %164#1, %464 : vector<8xf32>
      %466 = arith.addf %144, %164#2 : vector<8xf32>
      %467 = arith.select %461, %164#2, %466 : vector<8xf32>
      %468 = arith.addf %145, %164#3 : vector<8xf32>
      %469 = arith.select %461, %164#3, %468 : vector<8xf32>
      %470 = arith.addf %146, %164#4 : vector<8xf32>
      %471 = arith.select %461, %164#4, %470 : vector<8xf32>
      %472 = arith.addf %147, %164#5 : vector<8xf32>
      %473 = arith.select %461, %164#5, %472 : vector<8xf32>
      %474 = arith.addf %148, %164#6 : vector<8xf32>
      %475 = arith.select %461, %164#6, %474 : vector<8xf32>
      %476 = arith.addf %149, %164#7 : vector<8xf32>
      %477 = arith.select %461, %164#7, %476 : vector<8xf32>
      scf.yield %463, %465, %467, %469, %471, %473, %475, %477 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %478 = arith.addi %15, %c17 : index
    %479 = arith.muli %478, %c8 : index
    %480 = arith.addi %6, %479 : index
    %481 = arith.addi %480, %c17 : index
    %482 = arith.divui %3, %c8 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.cmpi slt, %483, %5 : index
    scf.if %484 {
      %485 = arith.cmpi eq, %hasFactors, %c13 : index
      %486 = arith.muli %483, %c9 : index
      %487 = memref.load %factors[%486] : memref<?xf32>
      %488 = arith.mulf %487, %operandScale : f32
      %489 = arith.select %485, %488, %operandScale : f32
      %490 = vector.extract %150#0[0] : f32 from vector<8xf32>
      %491 = arith.addi %17, %c17 : index
      %492 = arith.muli %0, %c5 : index
      %493 = arith.addi %492, %491 : index
      %494 = arith.subi %panels, %c13 : index
      %495 = arith.minsi %493, %494 : index
      %496 = arith.muli %495, %13 : index
      %497 = arith.mulf %490, %489 : f32
      %498 = vector.extract %150#1[0] : f32 from vector<8xf32>
      %499 = arith.addi %17, %c13 : index
      %500 = arith.muli %0, %c5 : index
      %501 = arith.addi %500, %499 : index
      %502 = arith.subi %panels, %c13 : index
      %503 = arith.minsi %501, %502 : index
      %504 = arith.muli %503, %13 : index
      %505 = arith.mulf %498, %489 : f32
      %506 = vector.extract %150#2[0] : f32 from vector<8xf32>
      %507 = arith.addi %17, %c9 : index
      %508 = arith.muli %0, %c5 : index
      %509 = arith.addi %508, %507 : index
      %510 = arith.subi %panels, %c13 : index
      %511 = arith.minsi %509, %510 : index
      %512 = arith.muli %511, %13 : index
      %513 = arith.mulf %506, %489 : f32
      %514 = vector.extract %150#3[0] : f32 from vector<8xf32>
      %515 = arith.addi %17, %c34 : index
      %516 = arith.muli %0, %c5 : index
      %517 = arith.addi %516, %515 : index
      %518 = arith.subi %panels, %c13 : index
      %519 = arith.minsi %517, %518 : index
      %520 = arith.muli %519, %13 : index
      %521 = arith.mulf %514, %489 : f32
      %522 = arith.muli %0, %c5 : index
      %523 = arith.addi %522, %17 : index
      %524 = arith.addi %523, %c17 : index
      %525 = arith.muli %483, %outputFeatures : index
      %526 = arith.muli %524, %c8 : index
      %527 = arith.addi %525, %526 : index
      %528 = wave.lane
      %529 = arith.remui %528, %c8 : index
      %530 = arith.addi %527, %529 : index
      %531 = arith.cmpi slt, %524, %panels : index
      scf.if %531 {
        scf.if %19 {
          %532 = memref.load %residual[%530] : memref<?xf32>
          %533 = arith.addf %532, %497 : f32
          memref.store %533, %out[%530] : memref<?xf32>
        } else {
          memref.store %497, %out[%530] : memref<?xf32>
        }
      }
      %534 = arith.muli %0, %c5 : index
      %535 = arith.addi %534, %17 : index
      %536 = arith.addi %535, %c13 : index
      %537 = arith.muli %483, %outputFeatures : index
      %538 = arith.muli %536, %c8 : index
      %539 = arith.addi %537, %538 : index
      %540 = wave.lane
      %541 = arith.remui %540, %c8 : index
      %542 = arith.addi %539, %541 : index
      %543 = arith.cmpi slt, %536, %panels : index
      scf.if %543 {
        scf.if %19 {
          %544 = memref.load %residual[%542] : memref<?xf32>
          %545 = arith.addf %544, %505 : f32
          memref.store %545, %out[%542] : memref<?xf32>
        } else {
          memref.store %505, %out[%542] : memref<?xf32>
        }
      }
      %546 = arith.muli %0, %c5 : index
      %547 = arith.addi %546, %17 : index
      %548 = arith.addi %547, %c9 : index
      %549 = arith.muli %483, %outputFeatures : index
      %550 = arith.muli %548, %c8 : index
      %551 = arith.addi %549, %550 : index
      %552 = wave.lane
      %553 = arith.remui %552, %c8 : index
      %554 = arith.addi %551, %553 : index
      %555 = arith.cmpi slt, %548, %panels : index
      scf.if %555 {
        scf.if %19 {
          %556 = memref.load %residual[%554] : memref<?xf32>
          %557 = arith.addf %556, %513 : f32
          memref.store %557, %out[%554] : memref<?xf32>
        } else {
          memref.store %513, %out[%554] : memref<?xf32>
        }
      }
      %558 = arith.muli %0, %c5 : index
      %559 = arith.addi %558, %17 : index
      %560 = arith.addi %559, %c34 : index
      %561 = arith.muli %483, %outputFeatures : index
      %562 = arith.muli %560, %c8 : index
      %563 = arith.addi %561, %562 : index
      %564 = wave.lane
      %565 = arith.remui %564, %c8 : index
      %566 = arith.addi %563, %565 : index
      %567 = arith.cmpi slt, %560, %panels : index
      scf.if %567 {
        scf.if %19 {
          %568 = memref.load %residual[%566] : memref<?xf32>
          %569 = arith.addf %568, %521 : f32
          memref.store %569, %out[%566] : memref<?xf32>
        } else {
          memref.store %521, %out[%566] : memref<?xf32>
        }
      }
    }
    %570 = arith.addi %15, %c17 : index
    %571 = arith.muli %570, %c8 : index
    %572 = arith.addi %6, %571 : index
    %573 = arith.addi %572, %c9 : index
    %574 = arith.divui %3, %c8 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.cmpi slt, %575, %5 : index
    scf.if %576 {
      %577 = arith.cmpi eq, %hasFactors, %c13 : index
      %578 = arith.muli %575, %c9 : index
      %579 = memref.load %factors[%578] : memref<?xf32>
      %580 = arith.mulf %579, %operandScale : f32
      %581 = arith.select %577, %580, %operandScale : f32
      %582 = vector.extract %150#0[1] : f32 from vector<8xf32>
      %583 = arith.addi %17, %c17 : index
      %584 = arith.muli %0, %c5 : index
      %585 = arith.addi %584, %583 : index
      %586 = arith.subi %panels, %c13 : index
      %587 = arith.minsi %585, %586 : index
      %588 = arith.muli %587, %13 : index
      %589 = arith.mulf %582, %581 : f32
      %590 = vector.extract %150#1[1] : f32 from vector<8xf32>
      %591 = arith.addi %17, %c13 : index
      %592 = arith.muli %0, %c5 : index
      %593 = arith.addi %592, %591 : index
      %594 = arith.subi %panels, %c13 : index
      %595 = arith.minsi %593, %594 : index
      %596 = arith.muli %595, %13 : index
      %597 = arith.mulf %590, %581 : f32
      %598 = vector.extract %150#2[1] : f32 from vector<8xf32>
      %599 = arith.addi %17, %c9 : index
      %600 = arith.muli %0, %c5 : index
      %601 = arith.addi %600, %599 : index
      %602 = arith.subi %panels, %c13 : index
      %603 = arith.minsi %601, %602 : index
      %604 = arith.muli %603, %13 : index
      %605 = arith.mulf %598, %581 : f32
      %606 = vector.extract %150#3[1] : f32 from vector<8xf32>
      %607 = arith.addi %17, %c34 : index
      %608 = arith.muli %0, %c5 : index
      %609 = arith.addi %608, %607 : index
      %610 = arith.subi %panels, %c13 : index
      %611 = arith.minsi %609, %610 : index
      %612 = arith.muli %611, %13 : index
      %613 = arith.mulf %606, %581 : f32
      %614 = arith.muli %0, %c5 : index
      %615 = arith.addi %614, %17 : index
      %616 = arith.addi %615, %c17 : index
      %617 = arith.muli %575, %outputFeatures : index
      %618 = arith.muli %616, %c8 : index
      %619 = arith.addi %617, %618 : index
      %620 = wave.lane
      %621 = arith.remui %620, %c8 : index
      %622 = arith.addi %619, %621 : index
      %623 = arith.cmpi slt, %616, %panels : index
      scf.if %623 {
        scf.if %19 {
          %624 = memref.load %residual[%622] : memref<?xf32>
          %625 = arith.addf %624, %589 : f32
          memref.store %625, %out[%622] : memref<?xf32>
        } else {
          memref.store %589, %out[%622] : memref<?xf32>
        }
      }
      %626 = arith.muli %0, %c5 : index
      %627 = arith.addi %626, %17 : index
      %628 = arith.addi %627, %c13 : index
      %629 = arith.muli %575, %outputFeatures : index
      %630 = arith.muli %628, %c8 : index
      %631 = arith.addi %629, %630 : index
      %632 = wave.lane
      %633 = arith.remui %632, %c8 : index
      %634 = arith.addi %631, %633 : index
      %635 = arith.cmpi slt, %628, %panels : index
      scf.if %635 {
        scf.if %19 {
          %636 = memref.load %residual[%634] : memref<?xf32>
          %637 = arith.addf %636, %597 : f32
          memref.store %637, %out[%634] : memref<?xf32>
        } else {
          memref.store %597, %out[%634] : memref<?xf32>
        }
      }
      %638 = arith.muli %0, %c5 : index
      %639 = arith.addi %638, %17 : index
      %640 = arith.addi %639, %c9 : index
      %641 = arith.muli %575, %outputFeatures : index
      %642 = arith.muli %640, %c8 : index
      %643 = arith.addi %641, %642 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c8 : index
      %646 = arith.addi %643, %645 : index
      %647 = arith.cmpi slt, %640, %panels : index
      scf.if %647 {
        scf.if %19 {
          %648 = memref.load %residual[%646] : memref<?xf32>
          %649 = arith.addf %648, %605 : f32
          memref.store %649, %out[%646] : memref<?xf32>
        } else {
          memref.store %605, %out[%646] : memref<?xf32>
        }
      }
      %650 = arith.muli %0, %c5 : index
      %651 = arith.addi %650, %17 : index
      %652 = arith.addi %651, %c34 : index
      %653 = arith.muli %575, %outputFeatures : index
      %654 = arith.muli %652, %c8 : index
      %655 = arith.addi %653, %654 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c8 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.cmpi slt, %652, %panels : index
      scf.if %659 {
        scf.if %19 {
          %660 = memref.load %residual[%658] : memref<?xf32>
          %661 = arith.addf %660, %613 : f32
          memref.store %661, %out[%658] : memref<?xf32>
        } else {
          memref.store %613, %out[%658] : memref<?xf32>
        }
      }
    }
    %662 = arith.addi %15, %c17 : index
    %663 = arith.muli %662, %c8 : index
    %664 = arith.addi %6, %663 : index
    %665 = arith.addi %664, %c10 : index
    %666 = arith.divui %3, %c8 : index
    %667 = arith.addi %665, %666 : index
    %668 = arith.cmpi slt, %667, %5 : index
    scf.if %668 {
      %669 = arith.cmpi eq, %hasFactors, %c13 : index
      %670 = arith.muli %667, %c9 : index
      %671 = memref.load %factors[%670] : memref<?xf32>
      %672 = arith.mulf %671, %operandScale : f32
      %673 = arith.select %669, %672, %operandScale : f32
      %674 = vector.extract %150#0[2] : f32 from vector<8xf32>
      %675 = arith.addi %17, %c17 : index
      %676 = arith.muli %0, %c5 : index
      %677 = arith.addi %676, %675 : index
      %678 = arith.subi %panels, %c13 : index
      %679 = arith.minsi %677, %678 : index
      %680 = arith.muli %679, %13 : index
      %681 = arith.mulf %674, %673 : f32
      %682 = vector.extract %150#1[2] : f32 from vector<8xf32>
      %683 = arith.addi %17, %c13 : index
      %684 = arith.muli %0, %c5 : index
      %685 = arith.addi %684, %683 : index
      %686 = arith.subi %panels, %c13 : index
      %687 = arith.minsi %685, %686 : index
      %688 = arith.muli %687, %13 : index
      %689 = arith.mulf %682, %673 : f32
      %690 = vector.extract %150#2[2] : f32 from vector<8xf32>
      %691 = arith.addi %17, %c9 : index
      %692 = arith.muli %0, %c5 : index
      %693 = arith.addi %692, %691 : index
      %694 = arith.subi %panels, %c13 : index
      %695 = arith.minsi %693, %694 : index
      %696 = arith.muli %695, %13 : index
      %697 = arith.mulf %690, %673 : f32
      %698 = vector.extract %150#3[2] : f32 from vector<8xf32>
      %699 = arith.addi %17, %c34 : index
      %700 = arith.muli %0, %c5 : index
      %701 = arith.addi %700, %699 : index
      %702 = arith.subi %panels, %c13 : index
      %703 = arith.minsi %701, %702 : index
      %704 = arith.muli %703, %13 : index
      %705 = arith.mulf %698, %673 : f32
      %706 = arith.muli %0, %c5 : index
      %707 = arith.addi %706, %17 : index
      %708 = arith.addi %707, %c17 : index
      %709 = arith.muli %667, %outputFeatures : index
      %710 = arith.muli %708, %c8 : index
      %711 = arith.addi %709, %710 : index
      %712 = wave.lane
      %713 = arith.remui %712, %c8 : index
      %714 = arith.addi %711, %713 : index
      %715 = arith.cmpi slt, %708, %panels : index
      scf.if %715 {
        scf.if %19 {
          %716 = memref.load %residual[%714] : memref<?xf32>
          %717 = arith.addf %716, %681 : f32
          memref.store %717, %out[%714] : memref<?xf32>
        } else {
          memref.store %681, %out[%714] : memref<?xf32>
        }
      }
      %718 = arith.muli %0, %c5 : index
      %719 = arith.addi %718, %17 : index
      %720 = arith.addi %719, %c13 : index
      %721 = arith.muli %667, %outputFeatures : index
      %722 = arith.muli %720, %c8 : index
      %723 = arith.addi %721, %722 : index
      %724 = wave.lane
      %725 = arith.remui %724, %c8 : index
      %726 = arith.addi %723, %725 : index
      %727 = arith.cmpi slt, %720, %panels : index
      scf.if %727 {
        scf.if %19 {
          %728 = memref.load %residual[%726] : memref<?xf32>
          %729 = arith.addf %728, %689 : f32
          memref.store %729, %out[%726] : memref<?xf32>
        } else {
          memref.store %689, %out[%726] : memref<?xf32>
        }
      }
      %730 = arith.muli %0, %c5 : index
      %731 = arith.addi %730, %17 : index
      %732 = arith.addi %731, %c9 : index
      %733 = arith.muli %667, %outputFeatures : index
      %734 = arith.muli %732, %c8 : index
      %735 = arith.addi %733, %734 : index
      %736 = wave.lane
      %737 = arith.remui %736, %c8 : index
      %738 = arith.addi %735, %737 : index
      %739 = arith.cmpi slt, %732, %panels : index
      scf.if %739 {
        scf.if %19 {
          %740 = memref.load %residual[%738] : memref<?xf32>
          %741 = arith.addf %740, %697 : f32
          memref.store %741, %out[%738] : memref<?xf32>
        } else {
          memref.store %697, %out[%738] : memref<?xf32>
        }
      }
      %742 = arith.muli %0, %c5 : index
      %743 = arith.addi %742, %17 : index
      %744 = arith.addi %743, %c34 : index
      %745 = arith.muli %667, %outputFeatures : index
      %746 = arith.muli %744, %c8 : index
      %747 = arith.addi %745, %746 : index
      %748 = wave.lane
      %749 = arith.remui %748, %c8 : index
      %750 = arith.addi %747, %749 : index
      %751 = arith.cmpi slt, %744, %panels : index
      scf.if %751 {
        scf.if %19 {
          %752 = memref.load %residual[%750] : memref<?xf32>
          %753 = arith.addf %752, %705 : f32
          memref.store %753, %out[%750] : memref<?xf32>
        } else {
          memref.store %705, %out[%750] : memref<?xf32>
        }
      }
    }
    %754 = arith.addi %15, %c17 : index
    %755 = arith.muli %754, %c8 : index
    %756 = arith.addi %6, %755 : index
    %757 = arith.addi %756, %c35 : index
    %758 = arith.divui %3, %c8 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.cmpi slt, %759, %5 : index
    scf.if %760 {
      %761 = arith.cmpi eq, %hasFactors, %c13 : index
      %762 = arith.muli %759, %c9 : index
      %763 = memref.load %factors[%762] : memref<?xf32>
      %764 = arith.mulf %763, %operandScale : f32
      %765 = arith.select %761, %764, %operandScale : f32
      %766 = vector.extract %150#0[3] : f32 from vector<8xf32>
      %767 = arith.addi %17, %c17 : index
      %768 = arith.muli %0, %c5 : index
      %769 = arith.addi %768, %767 : index
      %770 = arith.subi %panels, %c13 : index
      %771 = arith.minsi %769, %770 : index
      %772 = arith.muli %771, %13 : index
      %773 = arith.mulf %766, %765 : f32
      %774 = vector.extract %150#1[3] : f32 from vector<8xf32>
      %775 = arith.addi %17, %c13 : index
      %776 = arith.muli %0, %c5 : index
      %777 = arith.addi %776, %775 : index
      %778 = arith.subi %panels, %c13 : index
      %779 = arith.minsi %777, %778 : index
      %780 = arith.muli %779, %13 : index
      %781 = arith.mulf %774, %765 : f32
      %782 = vector.extract %150#2[3] : f32 from vector<8xf32>
      %783 = arith.addi %17, %c9 : index
      %784 = arith.muli %0, %c5 : index
      %785 = arith.addi %784, %783 : index
      %786 = arith.subi %panels, %c13 : index
      %787 = arith.minsi %785, %786 : index
      %788 = arith.muli %787, %13 : index
      %789 = arith.mulf %782, %765 : f32
      %790 = vector.extract %150#3[3] : f32 from vector<8xf32>
      %791 = arith.addi %17, %c34 : index
      %792 = arith.muli %0, %c5 : index
      %793 = arith.addi %792, %791 : index
      %794 = arith.subi %panels, %c13 : index
      %795 = arith.minsi %793, %794 : index
      %796 = arith.muli %795, %13 : index
      %797 = arith.mulf %790, %765 : f32
      %798 = arith.muli %0, %c5 : index
      %799 = arith.addi %798, %17 : index
      %800 = arith.addi %799, %c17 : index
      %801 = arith.muli %759, %outputFeatures : index
      %802 = arith.muli %800, %c8 : index
      %803 = arith.addi %801, %802 : index
      %804 = wave.lane
      %805 = arith.remui %804, %c8 : index
      %806 = arith.addi %803, %805 : index
      %807 = arith.cmpi slt, %800, %panels : index
      scf.if %807 {
        scf.if %19 {
          %808 = memref.load %residual[%806] : memref<?xf32>
          %809 = arith.addf %808, %773 : f32
          memref.store %809, %out[%806] : memref<?xf32>
        } else {
          memref.store %773, %out[%806] : memref<?xf32>
        }
      }
      %810 = arith.muli %0, %c5 : index
      %811 = arith.addi %810, %17 : index
      %812 = arith.addi %811, %c13 : index
      %813 = arith.muli %759, %outputFeatures : index
      %814 = arith.muli %812, %c8 : index
      %815 = arith.addi %813, %814 : index
      %816 = wave.lane
      %817 = arith.remui %816, %c8 : index
      %818 = arith.addi %815, %817 : index
      %819 = arith.cmpi slt, %812, %panels : index
      scf.if %819 {
        scf.if %19 {
          %820 = memref.load %residual[%818] : memref<?xf32>
          %821 = arith.addf %820, %781 : f32
          memref.store %821, %out[%818] : memref<?xf32>
        } else {
          memref.store %781, %out[%818] : memref<?xf32>
        }
      }
      %822 = arith.muli %0, %c5 : index
      %823 = arith.addi %822, %17 : index
      %824 = arith.addi %823, %c9 : index
      %825 = arith.muli %759, %outputFeatures : index
      %826 = arith.muli %824, %c8 : index
      %827 = arith.addi %825, %826 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c8 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.cmpi slt, %824, %panels : index
      scf.if %831 {
        scf.if %19 {
          %832 = memref.load %residual[%830] : memref<?xf32>
          %833 = arith.addf %832, %789 : f32
          memref.store %833, %out[%830] : memref<?xf32>
        } else {
          memref.store %789, %out[%830] : memref<?xf32>
        }
      }
      %834 = arith.muli %0, %c5 : index
      %835 = arith.addi %834, %17 : index
      %836 = arith.addi %835, %c34 : index
      %837 = arith.muli %759, %outputFeatures : index
      %838 = arith.muli %836, %c8 : index
      %839 = arith.addi %837, %838 : index
      %840 = wave.lane
      %841 = arith.remui %840, %c8 : index
      %842 = arith.addi %839, %841 : index
      %843 = arith.cmpi slt, %836, %panels : index
      scf.if %843 {
        scf.if %19 {
          %844 = memref.load %residual[%842] : memref<?xf32>
          %845 = arith.addf %844, %797 : f32
          memref.store %845, %out[%842] : memref<?xf32>
        } else {
          memref.store %797, %out[%842] : memref<?xf32>
        }
      }
    }
    %846 = arith.addi %15, %c17 : index
    %847 = arith.muli %846, %c8 : index
    %848 = arith.addi %6, %847 : index
    %849 = arith.addi %848, %c5 : index
    %850 = arith.divui %3, %c8 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.cmpi slt, %851, %5 : index
    scf.if %852 {
      %853 = arith.cmpi eq, %hasFactors, %c13 : index
      %854 = arith.muli %851, %c9 : index
      %855 = memref.load %factors[%854] : memref<?xf32>
      %856 = arith.mulf %855, %operandScale : f32
      %857 = arith.select %853, %856, %operandScale : f32
      %858 = vector.extract %150#0[4] : f32 from vector<8xf32>
      %859 = arith.addi %17, %c17 : index
      %860 = arith.muli %0, %c5 : index
      %861 = arith.addi %860, %859 : index
      %862 = arith.subi %panels, %c13 : index
      %863 = arith.minsi %861, %862 : index
      %864 = arith.muli %863, %13 : index
      %865 = arith.mulf %858, %857 : f32
      %866 = vector.extract %150#1[4] : f32 from vector<8xf32>
      %867 = arith.addi %17, %c13 : index
      %868 = arith.muli %0, %c5 : index
      %869 = arith.addi %868, %867 : index
      %870 = arith.subi %panels, %c13 : index
      %871 = arith.minsi %869, %870 : index
      %872 = arith.muli %871, %13 : index
      %873 = arith.mulf %866, %857 : f32
      %874 = vector.extract %150#2[4] : f32 from vector<8xf32>
      %875 = arith.addi %17, %c9 : index
      %876 = arith.muli %0, %c5 : index
      %877 = arith.addi %876, %875 : index
      %878 = arith.subi %panels, %c13 : index
      %879 = arith.minsi %877, %878 : index
      %880 = arith.muli %879, %13 : index
      %881 = arith.mulf %874, %857 : f32
      %882 = vector.extract %150#3[4] : f32 from vector<8xf32>
      %883 = arith.addi %17, %c34 : index
      %884 = arith.muli %0, %c5 : index
      %885 = arith.addi %884, %883 : index
      %886 = arith.subi %panels, %c13 : index
      %887 = arith.minsi %885, %886 : index
      %888 = arith.muli %887, %13 : index
      %889 = arith.mulf %882, %857 : f32
      %890 = arith.muli %0, %c5 : index
      %891 = arith.addi %890, %17 : index
      %892 = arith.addi %891, %c17 : index
      %893 = arith.muli %851, %outputFeatures : index
      %894 = arith.muli %892, %c8 : index
      %895 = arith.addi %893, %894 : index
      %896 = wave.lane
      %897 = arith.remui %896, %c8 : index
      %898 = arith.addi %895, %897 : index
      %899 = arith.cmpi slt, %892, %panels : index
      scf.if %899 {
        scf.if %19 {
          %900 = memref.load %residual[%898] : memref<?xf32>
          %901 = arith.addf %900, %865 : f32
          memref.store %901, %out[%898] : memref<?xf32>
        } else {
          memref.store %865, %out[%898] : memref<?xf32>
        }
      }
      %902 = arith.muli %0, %c5 : index
      %903 = arith.addi %902, %17 : index
      %904 = arith.addi %903, %c13 : index
      %905 = arith.muli %851, %outputFeatures : index
      %906 = arith.muli %904, %c8 : index
      %907 = arith.addi %905, %906 : index
      %908 = wave.lane
      %909 = arith.remui %908, %c8 : index
      %910 = arith.addi %907, %909 : index
      %911 = arith.cmpi slt, %904, %panels : index
      scf.if %911 {
        scf.if %19 {
          %912 = memref.load %residual[%910] : memref<?xf32>
          %913 = arith.addf %912, %873 : f32
          memref.store %913, %out[%910] : memref<?xf32>
        } else {
          memref.store %873, %out[%910] : memref<?xf32>
        }
      }
      %914 = arith.muli %0, %c5 : index
      %915 = arith.addi %914, %17 : index
      %916 = arith.addi %915, %c9 : index
      %917 = arith.muli %851, %outputFeatures : index
      %918 = arith.muli %916, %c8 : index
      %919 = arith.addi %917, %918 : index
      %920 = wave.lane
      %921 = arith.remui %920, %c8 : index
      %922 = arith.addi %919, %921 : index
      %923 = arith.cmpi slt, %916, %panels : index
      scf.if %923 {
        scf.if %19 {
          %924 = memref.load %residual[%922] : memref<?xf32>
          %925 = arith.addf %924, %881 : f32
          memref.store %925, %out[%922] : memref<?xf32>
        } else {
          memref.store %881, %out[%922] : memref<?xf32>
        }
      }
      %926 = arith.muli %0, %c5 : index
      %927 = arith.addi %926, %17 : index
      %928 = arith.addi %927, %c34 : index
      %929 = arith.muli %851, %outputFeatures : index
      %930 = arith.muli %928, %c8 : index
      %931 = arith.addi %929, %930 : index
      %932 = wave.lane
      %933 = arith.remui %932, %c8 : index
      %934 = arith.addi %931, %933 : index
      %935 = arith.cmpi slt, %928, %panels : index
      scf.if %935 {
        scf.if %19 {
          %936 = memref.load %residual[%934] : memref<?xf32>
          %937 = arith.addf %936, %889 : f32
          memref.store %937, %out[%934] : memref<?xf32>
        } else {
          memref.store %889, %out[%934] : memref<?xf32>
        }
      }
    }
    %938 = arith.addi %15, %c17 : index
    %939 = arith.muli %938, %c8 : index
    %940 = arith.addi %6, %939 : index
    %941 = arith.addi %940, %c30 : index
    %942 = arith.divui %3, %c8 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.cmpi slt, %943, %5 : index
    scf.if %944 {
      %945 = arith.cmpi eq, %hasFactors, %c13 : index
      %946 = arith.muli %943, %c9 : index
      %947 = memref.load %factors[%946] : memref<?xf32>
      %948 = arith.mulf %947, %operandScale : f32
      %949 = arith.select %945, %948, %operandScale : f32
      %950 = vector.extract %150#0[5] : f32 from vector<8xf32>
      %951 = arith.addi %17, %c17 : index
      %952 = arith.muli %0, %c5 : index
      %953 = arith.addi %952, %951 : index
      %954 = arith.subi %panels, %c13 : index
      %955 = arith.minsi %953, %954 : index
      %956 = arith.muli %955, %13 : index
      %957 = arith.mulf %950, %949 : f32
      %958 = vector.extract %150#1[5] : f32 from vector<8xf32>
      %959 = arith.addi %17, %c13 : index
      %960 = arith.muli %0, %c5 : index
      %961 = arith.addi %960, %959 : index
      %962 = arith.subi %panels, %c13 : index
      %963 = arith.minsi %961, %962 : index
      %964 = arith.muli %963, %13 : index
      %965 = arith.mulf %958, %949 : f32
      %966 = vector.extract %150#2[5] : f32 from vector<8xf32>
      %967 = arith.addi %17, %c9 : index
      %968 = arith.muli %0, %c5 : index
      %969 = arith.addi %968, %967 : index
      %970 = arith.subi %panels, %c13 : index
      %971 = arith.minsi %969, %970 : index
      %972 = arith.muli %971, %13 : index
      %973 = arith.mulf %966, %949 : f32
      %974 = vector.extract %150#3[5] : f32 from vector<8xf32>
      %975 = arith.addi %17, %c34 : index
      %976 = arith.muli %0, %c5 : index
      %977 = arith.addi %976, %975 : index
      %978 = arith.subi %panels, %c13 : index
      %979 = arith.minsi %977, %978 : index
      %980 = arith.muli %979, %13 : index
      %981 = arith.mulf %974, %949 : f32
      %982 = arith.muli %0, %c5 : index
      %983 = arith.addi %982, %17 : index
      %984 = arith.addi %983, %c17 : index
      %985 = arith.muli %943, %outputFeatures : index
      %986 = arith.muli %984, %c8 : index
      %987 = arith.addi %985, %986 : index
      %988 = wave.lane
      %989 = arith.remui %988, %c8 : index
      %990 = arith.addi %987, %989 : index
      %991 = arith.cmpi slt, %984, %panels : index
      scf.if %991 {
        scf.if %19 {
          %992 = memref.load %residual[%990] : memref<?xf32>
          %993 = arith.addf %992, %957 : f32
          memref.store %993, %out[%990] : memref<?xf32>
        } else {
          memref.store %957, %out[%990] : memref<?xf32>
        }
      }
      %994 = arith.muli %0, %c5 : index
      %995 = arith.addi %994, %17 : index
      %996 = arith.addi %995, %c13 : index
      %997 = arith.muli %943, %outputFeatures : index
      %998 = arith.muli %996, %c8 : index
      %999 = arith.addi %997, %998 : index
      %1000 = wave.lane
      %1001 = arith.remui %1000, %c8 : index
      %1002 = arith.addi %999, %1001 : index
      %1003 = arith.cmpi slt, %996, %panels : index
      scf.if %1003 {
        scf.if %19 {
          %1004 = memref.load %residual[%1002] : memref<?xf32>
          %1005 = arith.addf %1004, %965 : f32
          memref.store %1005, %out[%1002] : memref<?xf32>
        } else {
          memref.store %965, %out[%1002] : memref<?xf32>
        }
      }
      %1006 = arith.muli %0, %c5 : index
      %1007 = arith.addi %1006, %17 : index
      %1008 = arith.addi %1007, %c9 : index
      %1009 = arith.muli %943, %outputFeatures : index
      %1010 = arith.muli %1008, %c8 : index
      %1011 = arith.addi %1009, %1010 : index
      %1012 = wave.lane
      %1013 = arith.remui %1012, %c8 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.cmpi slt, %1008, %panels : index
      scf.if %1015 {
        scf.if %19 {
          %1016 = memref.load %residual[%1014] : memref<?xf32>
          %1017 = arith.addf %1016, %973 : f32
          memref.store %1017, %out[%1014] : memref<?xf32>
        } else {
          memref.store %973, %out[%1014] : memref<?xf32>
        }
      }
      %1018 = arith.muli %0, %c5 : index
      %1019 = arith.addi %1018, %17 : index
      %1020 = arith.addi %1019, %c34 : index
      %1021 = arith.muli %943, %outputFeatures : index
      %1022 = arith.muli %1020, %c8 : index
      %1023 = arith.addi %1021, %1022 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c8 : index
      %1026 = arith.addi %1023, %1025 : index
      %1027 = arith.cmpi slt, %1020, %panels : index
      scf.if %1027 {
        scf.if %19 {
          %1028 = memref.load %residual[%1026] : memref<?xf32>
          %1029 = arith.addf %1028, %981 : f32
          memref.store %1029, %out[%1026] : memref<?xf32>
        } else {
          memref.store %981, %out[%1026] : memref<?xf32>
        }
      }
    }
    %1030 = arith.addi %15, %c17 : index
    %1031 = arith.muli %1030, %c8 : index
    %1032 = arith.addi %6, %1031 : index
    %1033 = arith.addi %1032, %c36 : index
    %1034 = arith.divui %3, %c8 : index
    %1035 = arith.addi %1033, %1034 : index
    %1036 = arith.cmpi slt, %1035, %5 : index
    scf.if %1036 {
      %1037 = arith.cmpi eq, %hasFactors, %c13 : index
      %1038 = arith.muli %1035, %c9 : index
      %1039 = memref.load %factors[%1038] : memref<?xf32>
      %1040 = arith.mulf %1039, %operandScale : f32
      %1041 = arith.select %1037, %1040, %operandScale : f32
      %1042 = vector.extract %150#0[6] : f32 from vector<8xf32>
      %1043 = arith.addi %17, %c17 : index
      %1044 = arith.muli %0, %c5 : index
      %1045 = arith.addi %1044, %1043 : index
      %1046 = arith.subi %panels, %c13 : index
      %1047 = arith.minsi %1045, %1046 : index
      %1048 = arith.muli %1047, %13 : index
      %1049 = arith.mulf %1042, %1041 : f32
      %1050 = vector.extract %150#1[6] : f32 from vector<8xf32>
      %1051 = arith.addi %17, %c13 : index
      %1052 = arith.muli %0, %c5 : index
      %1053 = arith.addi %1052, %1051 : index
      %1054 = arith.subi %panels, %c13 : index
      %1055 = arith.minsi %1053, %1054 : index
      %1056 = arith.muli %1055, %13 : index
      %1057 = arith.mulf %1050, %1041 : f32
      %1058 = vector.extract %150#2[6] : f32 from vector<8xf32>
      %1059 = arith.addi %17, %c9 : index
      %1060 = arith.muli %0, %c5 : index
      %1061 = arith.addi %1060, %1059 : index
      %1062 = arith.subi %panels, %c13 : index
      %1063 = arith.minsi %1061, %1062 : index
      %1064 = arith.muli %1063, %13 : index
      %1065 = arith.mulf %1058, %1041 : f32
      %1066 = vector.extract %150#3[6] : f32 from vector<8xf32>
      %1067 = arith.addi %17, %c34 : index
      %1068 = arith.muli %0, %c5 : index
      %1069 = arith.addi %1068, %1067 : index
      %1070 = arith.subi %panels, %c13 : index
      %1071 = arith.minsi %1069, %1070 : index
      %1072 = arith.muli %1071, %13 : index
      %1073 = arith.mulf %1066, %1041 : f32
      %1074 = arith.muli %0, %c5 : index
      %1075 = arith.addi %1074, %17 : index
      %1076 = arith.addi %1075, %c17 : index
      %1077 = arith.muli %1035, %outputFeatures : index
      %1078 = arith.muli %1076, %c8 : index
      %1079 = arith.addi %1077, %1078 : index
      %1080 = wave.lane
      %1081 = arith.remui %1080, %c8 : index
      %1082 = arith.addi %1079, %1081 : index
      %1083 = arith.cmpi slt, %1076, %panels : index
      scf.if %1083 {
        scf.if %19 {
          %1084 = memref.load %residual[%1082] : memref<?xf32>
          %1085 = arith.addf %1084, %1049 : f32
          memref.store %1085, %out[%1082] : memref<?xf32>
        } else {
          memref.store %1049, %out[%1082] : memref<?xf32>
        }
      }
      %1086 = arith.muli %0, %c5 : index
      %1087 = arith.addi %1086, %17 : index
      %1088 = arith.addi %1087, %c13 : index
      %1089 = arith.muli %1035, %outputFeatures : index
      %1090 = arith.muli %1088, %c8 : index
      %1091 = arith.addi %1089, %1090 : index
      %1092 = wave.lane
      %1093 = arith.remui %1092, %c8 : index
      %1094 = arith.addi %1091, %1093 : index
      %1095 = arith.cmpi slt, %1088, %panels : index
      scf.if %1095 {
        scf.if %19 {
          %1096 = memref.load %residual[%1094] : memref<?xf32>
          %1097 = arith.addf %1096, %1057 : f32
          memref.store %1097, %out[%1094] : memref<?xf32>
        } else {
          memref.store %1057, %out[%1094] : memref<?xf32>
        }
      }
      %1098 = arith.muli %0, %c5 : index
      %1099 = arith.addi %1098, %17 : index
      %1100 = arith.addi %1099, %c9 : index
      %1101 = arith.muli %1035, %outputFeatures : index
      %1102 = arith.muli %1100, %c8 : index
      %1103 = arith.addi %1101, %1102 : index
      %1104 = wave.lane
      %1105 = arith.remui %1104, %c8 : index
      %1106 = arith.addi %1103, %1105 : index
      %1107 = arith.cmpi slt, %1100, %panels : index
      scf.if %1107 {
        scf.if %19 {
          %1108 = memref.load %residual[%1106] : memref<?xf32>
          %1109 = arith.addf %1108, %1065 : f32
          memref.store %1109, %out[%1106] : memref<?xf32>
        } else {
          memref.store %1065, %out[%1106] : memref<?xf32>
        }
      }
      %1110 = arith.muli %0, %c5 : index
      %1111 = arith.addi %1110, %17 : index
      %1112 = arith.addi %1111, %c34 : index
      %1113 = arith.muli %1035, %outputFeatures : index
      %1114 = arith.muli %1112, %c8 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = wave.lane
      %1117 = arith.remui %1116, %c8 : index
      %1118 = arith.addi %1115, %1117 : index
      %1119 = arith.cmpi slt, %1112, %panels : index
      scf.if %1119 {
        scf.if %19 {
          %1120 = memref.load %residual[%1118] : memref<?xf32>
          %1121 = arith.addf %1120, %1073 : f32
          memref.store %1121, %out[%1118] : memref<?xf32>
        } else {
          memref.store %1073, %out[%1118] : memref<?xf32>
        }
      }
    }
    %1122 = arith.addi %15, %c17 : index
    %1123 = arith.muli %1122, %c8 : index
    %1124 = arith.addi %6, %1123 : index
    %1125 = arith.addi %1124, %c37 : index
    %1126 = arith.divui %3, %c8 : index
    %1127 = arith.addi %1125, %1126 : index
    %1128 = arith.cmpi slt, %1127, %5 : index
    scf.if %1128 {
      %1129 = arith.cmpi eq, %hasFactors, %c13 : index
      %1130 = arith.muli %1127, %c9 : index
      %1131 = memref.load %factors[%1130] : memref<?xf32>
      %1132 = arith.mulf %1131, %operandScale : f32
      %1133 = arith.select %1129, %1132, %operandScale : f32
      %1134 = vector.extract %150#0[7] : f32 from vector<8xf32>
      %1135 = arith.addi %17, %c17 : index
      %1136 = arith.muli %0, %c5 : index
      %1137 = arith.addi %1136, %1135 : index
      %1138 = arith.subi %panels, %c13 : index
      %1139 = arith.minsi %1137, %1138 : index
      %1140 = arith.muli %1139, %13 : index
      %1141 = arith.mulf %1134, %1133 : f32
      %1142 = vector.extract %150#1[7] : f32 from vector<8xf32>
      %1143 = arith.addi %17, %c13 : index
      %1144 = arith.muli %0, %c5 : index
      %1145 = arith.addi %1144, %1143 : index
      %1146 = arith.subi %panels, %c13 : index
      %1147 = arith.minsi %1145, %1146 : index
      %1148 = arith.muli %1147, %13 : index
      %1149 = arith.mulf %1142, %1133 : f32
      %1150 = vector.extract %150#2[7] : f32 from vector<8xf32>
      %1151 = arith.addi %17, %c9 : index
      %1152 = arith.muli %0, %c5 : index
      %1153 = arith.addi %1152, %1151 : index
      %1154 = arith.subi %panels, %c13 : index
      %1155 = arith.minsi %1153, %1154 : index
      %1156 = arith.muli %1155, %13 : index
      %1157 = arith.mulf %1150, %1133 : f32
      %1158 = vector.extract %150#3[7] : f32 from vector<8xf32>
      %1159 = arith.addi %17, %c34 : index
      %1160 = arith.muli %0, %c5 : index
      %1161 = arith.addi %1160, %1159 : index
      %1162 = arith.subi %panels, %c13 : index
      %1163 = arith.minsi %1161, %1162 : index
      %1164 = arith.muli %1163, %13 : index
      %1165 = arith.mulf %1158, %1133 : f32
      %1166 = arith.muli %0, %c5 : index
      %1167 = arith.addi %1166, %17 : index
      %1168 = arith.addi %1167, %c17 : index
      %1169 = arith.muli %1127, %outputFeatures : index
      %1170 = arith.muli %1168, %c8 : index
      %1171 = arith.addi %1169, %1170 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c8 : index
      %1174 = arith.addi %1171, %1173 : index
      %1175 = arith.cmpi slt, %1168, %panels : index
      scf.if %1175 {
        scf.if %19 {
          %1176 = memref.load %residual[%1174] : memref<?xf32>
          %1177 = arith.addf %1176, %1141 : f32
          memref.store %1177, %out[%1174] : memref<?xf32>
        } else {
          memref.store %1141, %out[%1174] : memref<?xf32>
        }
      }
      %1178 = arith.muli %0, %c5 : index
      %1179 = arith.addi %1178, %17 : index
      %1180 = arith.addi %1179, %c13 : index
      %1181 = arith.muli %1127, %outputFeatures : index
      %1182 = arith.muli %1180, %c8 : index
      %1183 = arith.addi %1181, %1182 : index
      %1184 = wave.lane
      %1185 = arith.remui %1184, %c8 : index
      %1186 = arith.addi %1183, %1185 : index
      %1187 = arith.cmpi slt, %1180, %panels : index
      scf.if %1187 {
        scf.if %19 {
          %1188 = memref.load %residual[%1186] : memref<?xf32>
          %1189 = arith.addf %1188, %1149 : f32
          memref.store %1189, %out[%1186] : memref<?xf32>
        } else {
          memref.store %1149, %out[%1186] : memref<?xf32>
        }
      }
      %1190 = arith.muli %0, %c5 : index
      %1191 = arith.addi %1190, %17 : index
      %1192 = arith.addi %1191, %c9 : index
      %1193 = arith.muli %1127, %outputFeatures : index
      %1194 = arith.muli %1192, %c8 : index
      %1195 = arith.addi %1193, %1194 : index
      %1196 = wave.lane
      %1197 = arith.remui %1196, %c8 : index
      %1198 = arith.addi %1195, %1197 : index
      %1199 = arith.cmpi slt, %1192, %panels : index
      scf.if %1199 {
        scf.if %19 {
          %1200 = memref.load %residual[%1198] : memref<?xf32>
          %1201 = arith.addf %1200, %1157 : f32
          memref.store %1201, %out[%1198] : memref<?xf32>
        } else {
          memref.store %1157, %out[%1198] : memref<?xf32>
        }
      }
      %1202 = arith.muli %0, %c5 : index
      %1203 = arith.addi %1202, %17 : index
      %1204 = arith.addi %1203, %c34 : index
      %1205 = arith.muli %1127, %outputFeatures : index
      %1206 = arith.muli %1204, %c8 : index
      %1207 = arith.addi %1205, %1206 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c8 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = arith.cmpi slt, %1204, %panels : index
      scf.if %1211 {
        scf.if %19 {
          %1212 = memref.load %residual[%1210] : memref<?xf32>
          %1213 = arith.addf %1212, %1165 : f32
          memref.store %1213, %out[%1210] : memref<?xf32>
        } else {
          memref.store %1165, %out[%1210] : memref<?xf32>
        }
      }
    }
    %1214 = arith.addi %15, %c13 : index
    %1215 = arith.muli %1214, %c8 : index
    %1216 = arith.addi %6, %1215 : index
    %1217 = arith.addi %1216, %c17 : index
    %1218 = arith.divui %3, %c8 : index
    %1219 = arith.addi %1217, %1218 : index
    %1220 = arith.cmpi slt, %1219, %5 : index
    scf.if %1220 {
      %1221 = arith.cmpi eq, %hasFactors, %c13 : index
      %1222 = arith.muli %1219, %c9 : index
      %1223 = memref.load %factors[%1222] : memref<?xf32>
      %1224 = arith.mulf %1223, %operandScale : f32
      %1225 = arith.select %1221, %1224, %operandScale : f32
      %1226 = vector.extract %150#4[0] : f32 from vector<8xf32>
      %1227 = arith.addi %17, %c17 : index
      %1228 = arith.muli %0, %c5 : index
      %1229 = arith.addi %1228, %1227 : index
      %1230 = arith.subi %panels, %c13 : index
      %1231 = arith.minsi %1229, %1230 : index
      %1232 = arith.muli %1231, %13 : index
      %1233 = arith.mulf %1226, %1225 : f32
      %1234 = vector.extract %150#5[0] : f32 from vector<8xf32>
      %1235 = arith.addi %17, %c13 : index
      %1236 = arith.muli %0, %c5 : index
      %1237 = arith.addi %1236, %1235 : index
      %1238 = arith.subi %panels, %c13 : index
      %1239 = arith.minsi %1237, %1238 : index
      %1240 = arith.muli %1239, %13 : index
      %1241 = arith.mulf %1234, %1225 : f32
      %1242 = vector.extract %150#6[0] : f32 from vector<8xf32>
      %1243 = arith.addi %17, %c9 : index
      %1244 = arith.muli %0, %c5 : index
      %1245 = arith.addi %1244, %1243 : index
      %1246 = arith.subi %panels, %c13 : index
      %1247 = arith.minsi %1245, %1246 : index
      %1248 = arith.muli %1247, %13 : index
      %1249 = arith.mulf %1242, %1225 : f32
      %1250 = vector.extract %150#7[0] : f32 from vector<8xf32>
      %1251 = arith.addi %17, %c34 : index
      %1252 = arith.muli %0, %c5 : index
      %1253 = arith.addi %1252, %1251 : index
      %1254 = arith.subi %panels, %c13 : index
      %1255 = arith.minsi %1253, %1254 : index
      %1256 = arith.muli %1255, %13 : index
      %1257 = arith.mulf %1250, %1225 : f32
      %1258 = arith.muli %0, %c5 : index
      %1259 = arith.addi %1258, %17 : index
      %1260 = arith.addi %1259, %c17 : index
      %1261 = arith.muli %1219, %outputFeatures : index
      %1262 = arith.muli %1260, %c8 : index
      %1263 = arith.addi %1261, %1262 : index
      %1264 = wave.lane
      %1265 = arith.remui %1264, %c8 : index
      %1266 = arith.addi %1263, %1265 : index
      %1267 = arith.cmpi slt, %1260, %panels : index
      scf.if %1267 {
        scf.if %19 {
          %1268 = memref.load %residual[%1266] : memref<?xf32>
          %1269 = arith.addf %1268, %1233 : f32
          memref.store %1269, %out[%1266] : memref<?xf32>
        } else {
          memref.store %1233, %out[%1266] : memref<?xf32>
        }
      }
      %1270 = arith.muli %0, %c5 : index
      %1271 = arith.addi %1270, %17 : index
      %1272 = arith.addi %1271, %c13 : index
      %1273 = arith.muli %1219, %outputFeatures : index
      %1274 = arith.muli %1272, %c8 : index
      %1275 = arith.addi %1273, %1274 : index
      %1276 = wave.lane
      %1277 = arith.remui %1276, %c8 : index
      %1278 = arith.addi %1275, %1277 : index
      %1279 = arith.cmpi slt, %1272, %panels : index
      scf.if %1279 {
        scf.if %19 {
          %1280 = memref.load %residual[%1278] : memref<?xf32>
          %1281 = arith.addf %1280, %1241 : f32
          memref.store %1281, %out[%1278] : memref<?xf32>
        } else {
          memref.store %1241, %out[%1278] : memref<?xf32>
        }
      }
      %1282 = arith.muli %0, %c5 : index
      %1283 = arith.addi %1282, %17 : index
      %1284 = arith.addi %1283, %c9 : index
      %1285 = arith.muli %1219, %outputFeatures : index
      %1286 = arith.muli %1284, %c8 : index
      %1287 = arith.addi %1285, %1286 : index
      %1288 = wave.lane
      %1289 = arith.remui %1288, %c8 : index
      %1290 = arith.addi %1287, %1289 : index
      %1291 = arith.cmpi slt, %1284, %panels : index
      scf.if %1291 {
        scf.if %19 {
          %1292 = memref.load %residual[%1290] : memref<?xf32>
          %1293 = arith.addf %1292, %1249 : f32
          memref.store %1293, %out[%1290] : memref<?xf32>
        } else {
          memref.store %1249, %out[%1290] : memref<?xf32>
        }
      }
      %1294 = arith.muli %0, %c5 : index
      %1295 = arith.addi %1294, %17 : index
      %1296 = arith.addi %1295, %c34 : index
      %1297 = arith.muli %1219, %outputFeatures : index
      %1298 = arith.muli %1296, %c8 : index
      %1299 = arith.addi %1297, %1298 : index
      %1300 = wave.lane
      %1301 = arith.remui %1300, %c8 : index
      %1302 = arith.addi %1299, %1301 : index
      %1303 = arith.cmpi slt, %1296, %panels : index
      scf.if %1303 {
        scf.if %19 {
          %1304 = memref.load %residual[%1302] : memref<?xf32>
          %1305 = arith.addf %1304, %1257 : f32
          memref.store %1305, %out[%1302] : memref<?xf32>
        } else {
          memref.store %1257, %out[%1302] : memref<?xf32>
        }
      }
    }
    %1306 = arith.addi %15, %c13 : index
    %1307 = arith.muli %1306, %c8 : index
    %1308 = arith.addi %6, %1307 : index
    %1309 = arith.addi %1308, %c9 : index
    %1310 = arith.divui %3, %c8 : index
    %1311 = arith.addi %1309, %1310 : index
    %1312 = arith.cmpi slt, %1311, %5 : index
    scf.if %1312 {
      %1313 = arith.cmpi eq, %hasFactors, %c13 : index
      %1314 = arith.muli %1311, %c9 : index
      %1315 = memref.load %factors[%1314] : memref<?xf32>
      %1316 = arith.mulf %1315, %operandScale : f32
      %1317 = arith.select %1313, %1316, %operandScale : f32
      %1318 = vector.extract %150#4[1] : f32 from vector<8xf32>
      %1319 = arith.addi %17, %c17 : index
      %1320 = arith.muli %0, %c5 : index
      %1321 = arith.addi %1320, %1319 : index
      %1322 = arith.subi %panels, %c13 : index
      %1323 = arith.minsi %1321, %1322 : index
      %1324 = arith.muli %1323, %13 : index
      %1325 = arith.mulf %1318, %1317 : f32
      %1326 = vector.extract %150#5[1] : f32 from vector<8xf32>
      %1327 = arith.addi %17, %c13 : index
      %1328 = arith.muli %0, %c5 : index
      %1329 = arith.addi %1328, %1327 : index
      %1330 = arith.subi %panels, %c13 : index
      %1331 = arith.minsi %1329, %1330 : index
      %1332 = arith.muli %1331, %13 : index
      %1333 = arith.mulf %1326, %1317 : f32
      %1334 = vector.extract %150#6[1] : f32 from vector<8xf32>
      %1335 = arith.addi %17, %c9 : index
      %1336 = arith.muli %0, %c5 : index
      %1337 = arith.addi %1336, %1335 : index
      %1338 = arith.subi %panels, %c13 : index
      %1339 = arith.minsi %1337, %1338 : index
      %1340 = arith.muli %1339, %13 : index
      %1341 = arith.mulf %1334, %1317 : f32
      %1342 = vector.extract %150#7[1] : f32 from vector<8xf32>
      %1343 = arith.addi %17, %c34 : index
      %1344 = arith.muli %0, %c5 : index
      %1345 = arith.addi %1344, %1343 : index
      %1346 = arith.subi %panels, %c13 : index
      %1347 = arith.minsi %1345, %1346 : index
      %1348 = arith.muli %1347, %13 : index
      %1349 = arith.mulf %1342, %1317 : f32
      %1350 = arith.muli %0, %c5 : index
      %1351 = arith.addi %1350, %17 : index
      %1352 = arith.addi %1351, %c17 : index
      %1353 = arith.muli %1311, %outputFeatures : index
      %1354 = arith.muli %1352, %c8 : index
      %1355 = arith.addi %1353, %1354 : index
      %1356 = wave.lane
      %1357 = arith.remui %1356, %c8 : index
      %1358 = arith.addi %1355, %1357 : index
      %1359 = arith.cmpi slt, %1352, %panels : index
      scf.if %1359 {
        scf.if %19 {
          %1360 = memref.load %residual[%1358] : memref<?xf32>
          %1361 = arith.addf %1360, %1325 : f32
          memref.store %1361, %out[%1358] : memref<?xf32>
        } else {
          memref.store %1325, %out[%1358] : memref<?xf32>
        }
      }
      %1362 = arith.muli %0, %c5 : index
      %1363 = arith.addi %1362, %17 : index
      %1364 = arith.addi %1363, %c13 : index
      %1365 = arith.muli %1311, %outputFeatures : index
      %1366 = arith.muli %1364, %c8 : index
      %1367 = arith.addi %1365, %1366 : index
      %1368 = wave.lane
      %1369 = arith.remui %1368, %c8 : index
      %1370 = arith.addi %1367, %1369 : index
      %1371 = arith.cmpi slt, %1364, %panels : index
      scf.if %1371 {
        scf.if %19 {
          %1372 = memref.load %residual[%1370] : memref<?xf32>
          %1373 = arith.addf %1372, %1333 : f32
          memref.store %1373, %out[%1370] : memref<?xf32>
        } else {
          memref.store %1333, %out[%1370] : memref<?xf32>
        }
      }
      %1374 = arith.muli %0, %c5 : index
      %1375 = arith.addi %1374, %17 : index
      %1376 = arith.addi %1375, %c9 : index
      %1377 = arith.muli %1311, %outputFeatures : index
      %1378 = arith.muli %1376, %c8 : index
      %1379 = arith.addi %1377, %1378 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c8 : index
      %1382 = arith.addi %1379, %1381 : index
      %1383 = arith.cmpi slt, %1376, %panels : index
      scf.if %1383 {
        scf.if %19 {
          %1384 = memref.load %residual[%1382] : memref<?xf32>
          %1385 = arith.addf %1384, %1341 : f32
          memref.store %1385, %out[%1382] : memref<?xf32>
        } else {
          memref.store %1341, %out[%1382] : memref<?xf32>
        }
      }
      %1386 = arith.muli %0, %c5 : index
      %1387 = arith.addi %1386, %17 : index
      %1388 = arith.addi %1387, %c34 : index
      %1389 = arith.muli %1311, %outputFeatures : index
      %1390 = arith.muli %1388, %c8 : index
      %1391 = arith.addi %1389, %1390 : index
      %1392 = wave.lane
      %1393 = arith.remui %1392, %c8 : index
      %1394 = arith.addi %1391, %1393 : index
      %1395 = arith.cmpi slt, %1388, %panels : index
      scf.if %1395 {
        scf.if %19 {
          %1396 = memref.load %residual[%1394] : memref<?xf32>
          %1397 = arith.addf %1396, %1349 : f32
          memref.store %1397, %out[%1394] : memref<?xf32>
        } else {
          memref.store %1349, %out[%1394] : memref<?xf32>
        }
      }
    }
    %1398 = arith.addi %15, %c13 : index
    %1399 = arith.muli %1398, %c8 : index
    %1400 = arith.addi %6, %1399 : index
    %1401 = arith.addi %1400, %c10 : index
    %1402 = arith.divui %3, %c8 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.cmpi slt, %1403, %5 : index
    scf.if %1404 {
      %1405 = arith.cmpi eq, %hasFactors, %c13 : index
      %1406 = arith.muli %1403, %c9 : index
      %1407 = memref.load %factors[%1406] : memref<?xf32>
      %1408 = arith.mulf %1407, %operandScale : f32
      %1409 = arith.select %1405, %1408, %operandScale : f32
      %1410 = vector.extract %150#4[2] : f32 from vector<8xf32>
      %1411 = arith.addi %17, %c17 : index
      %1412 = arith.muli %0, %c5 : index
      %1413 = arith.addi %1412, %1411 : index
      %1414 = arith.subi %panels, %c13 : index
      %1415 = arith.minsi %1413, %1414 : index
      %1416 = arith.muli %1415, %13 : index
      %1417 = arith.mulf %1410, %1409 : f32
      %1418 = vector.extract %150#5[2] : f32 from vector<8xf32>
      %1419 = arith.addi %17, %c13 : index
      %1420 = arith.muli %0, %c5 : index
      %1421 = arith.addi %1420, %1419 : index
      %1422 = arith.subi %panels, %c13 : index
      %1423 = arith.minsi %1421, %1422 : index
      %1424 = arith.muli %1423, %13 : index
      %1425 = arith.mulf %1418, %1409 : f32
      %1426 = vector.extract %150#6[2] : f32 from vector<8xf32>
      %1427 = arith.addi %17, %c9 : index
      %1428 = arith.muli %0, %c5 : index
      %1429 = arith.addi %1428, %1427 : index
      %1430 = arith.subi %panels, %c13 : index
      %1431 = arith.minsi %1429, %1430 : index
      %1432 = arith.muli %1431, %13 : index
      %1433 = arith.mulf %1426, %1409 : f32
      %1434 = vector.extract %150#7[2] : f32 from vector<8xf32>
      %1435 = arith.addi %17, %c34 : index
      %1436 = arith.muli %0, %c5 : index
      %1437 = arith.addi %1436, %1435 : index
      %1438 = arith.subi %panels, %c13 : index
      %1439 = arith.minsi %1437, %1438 : index
      %1440 = arith.muli %1439, %13 : index
      %1441 = arith.mulf %1434, %1409 : f32
      %1442 = arith.muli %0, %c5 : index
      %1443 = arith.addi %1442, %17 : index
      %1444 = arith.addi %1443, %c17 : index
      %1445 = arith.muli %1403, %outputFeatures : index
      %1446 = arith.muli %1444, %c8 : index
      %1447 = arith.addi %1445, %1446 : index
      %1448 = wave.lane
      %1449 = arith.remui %1448, %c8 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = arith.cmpi slt, %1444, %panels : index
      scf.if %1451 {
        scf.if %19 {
          %1452 = memref.load %residual[%1450] : memref<?xf32>
          %1453 = arith.addf %1452, %1417 : f32
          memref.store %1453, %out[%1450] : memref<?xf32>
        } else {
          memref.store %1417, %out[%1450] : memref<?xf32>
        }
      }
      %1454 = arith.muli %0, %c5 : index
      %1455 = arith.addi %1454, %17 : index
      %1456 = arith.addi %1455, %c13 : index
      %1457 = arith.muli %1403, %outputFeatures : index
      %1458 = arith.muli %1456, %c8 : index
      %1459 = arith.addi %1457, %1458 : index
      %1460 = wave.lane
      %1461 = arith.remui %1460, %c8 : index
      %1462 = arith.addi %1459, %1461 : index
      %1463 = arith.cmpi slt, %1456, %panels : index
      scf.if %1463 {
        scf.if %19 {
          %1464 = memref.load %residual[%1462] : memref<?xf32>
          %1465 = arith.addf %1464, %1425 : f32
          memref.store %1465, %out[%1462] : memref<?xf32>
        } else {
          memref.store %1425, %out[%1462] : memref<?xf32>
        }
      }
      %1466 = arith.muli %0, %c5 : index
      %1467 = arith.addi %1466, %17 : index
      %1468 = arith.addi %1467, %c9 : index
      %1469 = arith.muli %1403, %outputFeatures : index
      %1470 = arith.muli %1468, %c8 : index
      %1471 = arith.addi %1469, %1470 : index
      %1472 = wave.lane
      %1473 = arith.remui %1472, %c8 : index
      %1474 = arith.addi %1471, %1473 : index
      %1475 = arith.cmpi slt, %1468, %panels : index
      scf.if %1475 {
        scf.if %19 {
          %1476 = memref.load %residual[%1474] : memref<?xf32>
          %1477 = arith.addf %1476, %1433 : f32
          memref.store %1477, %out[%1474] : memref<?xf32>
        } else {
          memref.store %1433, %out[%1474] : memref<?xf32>
        }
      }
      %1478 = arith.muli %0, %c5 : index
      %1479 = arith.addi %1478, %17 : index
      %1480 = arith.addi %1479, %c34 : index
      %1481 = arith.muli %1403, %outputFeatures : index
      %1482 = arith.muli %1480, %c8 : index
      %1483 = arith.addi %1481, %1482 : index
      %1484 = wave.lane
      %1485 = arith.remui %1484, %c8 : index
      %1486 = arith.addi %1483, %1485 : index
      %1487 = arith.cmpi slt, %1480, %panels : index
      scf.if %1487 {
        scf.if %19 {
          %1488 = memref.load %residual[%1486] : memref<?xf32>
          %1489 = arith.addf %1488, %1441 : f32
          memref.store %1489, %out[%1486] : memref<?xf32>
        } else {
          memref.store %1441, %out[%1486] : memref<?xf32>
        }
      }
    }
    %1490 = arith.addi %15, %c13 : index
    %1491 = arith.muli %1490, %c8 : index
    %1492 = arith.addi %6, %1491 : index
    %1493 = arith.addi %1492, %c35 : index
    %1494 = arith.divui %3, %c8 : index
    %1495 = arith.addi %1493, %1494 : index
    %1496 = arith.cmpi slt, %1495, %5 : index
    scf.if %1496 {
      %1497 = arith.cmpi eq, %hasFactors, %c13 : index
      %1498 = arith.muli %1495, %c9 : index
      %1499 = memref.load %factors[%1498] : memref<?xf32>
      %1500 = arith.mulf %1499, %operandScale : f32
      %1501 = arith.select %1497, %1500, %operandScale : f32
      %1502 = vector.extract %150#4[3] : f32 from vector<8xf32>
      %1503 = arith.addi %17, %c17 : index
      %1504 = arith.muli %0, %c5 : index
      %1505 = arith.addi %1504, %1503 : index
      %1506 = arith.subi %panels, %c13 : index
      %1507 = arith.minsi %1505, %1506 : index
      %1508 = arith.muli %1507, %13 : index
      %1509 = arith.mulf %1502, %1501 : f32
      %1510 = vector.extract %150#5[3] : f32 from vector<8xf32>
      %1511 = arith.addi %17, %c13 : index
      %1512 = arith.muli %0, %c5 : index
      %1513 = arith.addi %1512, %1511 : index
      %1514 = arith.subi %panels, %c13 : index
      %1515 = arith.minsi %1513, %1514 : index
      %1516 = arith.muli %1515, %13 : index
      %1517 = arith.mulf %1510, %1501 : f32
      %1518 = vector.extract %150#6[3] : f32 from vector<8xf32>
      %1519 = arith.addi %17, %c9 : index
      %1520 = arith.muli %0, %c5 : index
      %1521 = arith.addi %1520, %1519 : index
      %1522 = arith.subi %panels, %c13 : index
      %1523 = arith.minsi %1521, %1522 : index
      %1524 = arith.muli %1523, %13 : index
      %1525 = arith.mulf %1518, %1501 : f32
      %1526 = vector.extract %150#7[3] : f32 from vector<8xf32>
      %1527 = arith.addi %17, %c34 : index
      %1528 = arith.muli %0, %c5 : index
      %1529 = arith.addi %1528, %1527 : index
      %1530 = arith.subi %panels, %c13 : index
      %1531 = arith.minsi %1529, %1530 : index
      %1532 = arith.muli %1531, %13 : index
      %1533 = arith.mulf %1526, %1501 : f32
      %1534 = arith.muli %0, %c5 : index
      %1535 = arith.addi %1534, %17 : index
      %1536 = arith.addi %1535, %c17 : index
      %1537 = arith.muli %1495, %outputFeatures : index
      %1538 = arith.muli %1536, %c8 : index
      %1539 = arith.addi %1537, %1538 : index
      %1540 = wave.lane
      %1541 = arith.remui %1540, %c8 : index
      %1542 = arith.addi %1539, %1541 : index
      %1543 = arith.cmpi slt, %1536, %panels : index
      scf.if %1543 {
        scf.if %19 {
          %1544 = memref.load %residual[%1542] : memref<?xf32>
          %1545 = arith.addf %1544, %1509 : f32
          memref.store %1545, %out[%1542] : memref<?xf32>
        } else {
          memref.store %1509, %out[%1542] : memref<?xf32>
        }
      }
      %1546 = arith.muli %0, %c5 : index
      %1547 = arith.addi %1546, %17 : index
      %1548 = arith.addi %1547, %c13 : index
      %1549 = arith.muli %1495, %outputFeatures : index
      %1550 = arith.muli %1548, %c8 : index
      %1551 = arith.addi %1549, %1550 : index
      %1552 = wave.lane
      %1553 = arith.remui %1552, %c8 : index
      %1554 = arith.addi %1551, %1553 : index
      %1555 = arith.cmpi slt, %1548, %panels : index
      scf.if %1555 {
        scf.if %19 {
          %1556 = memref.load %residual[%1554] : memref<?xf32>
          %1557 = arith.addf %1556, %1517 : f32
          memref.store %1557, %out[%1554] : memref<?xf32>
        } else {
          memref.store %1517, %out[%1554] : memref<?xf32>
        }
      }
      %1558 = arith.muli %0, %c5 : index
      %1559 = arith.addi %1558, %17 : index
      %1560 = arith.addi %1559, %c9 : index
      %1561 = arith.muli %1495, %outputFeatures : index
      %1562 = arith.muli %1560, %c8 : index
      %1563 = arith.addi %1561, %1562 : index
      %1564 = wave.lane
      %1565 = arith.remui %1564, %c8 : index
      %1566 = arith.addi %1563, %1565 : index
      %1567 = arith.cmpi slt, %1560, %panels : index
      scf.if %1567 {
        scf.if %19 {
          %1568 = memref.load %residual[%1566] : memref<?xf32>
          %1569 = arith.addf %1568, %1525 : f32
          memref.store %1569, %out[%1566] : memref<?xf32>
        } else {
          memref.store %1525, %out[%1566] : memref<?xf32>
        }
      }
      %1570 = arith.muli %0, %c5 : index
      %1571 = arith.addi %1570, %17 : index
      %1572 = arith.addi %1571, %c34 : index
      %1573 = arith.muli %1495, %outputFeatures : index
      %1574 = arith.muli %1572, %c8 : index
      %1575 = arith.addi %1573, %1574 : index
      %1576 = wave.lane
      %1577 = arith.remui %1576, %c8 : index
      %1578 = arith.addi %1575, %1577 : index
      %1579 = arith.cmpi slt, %1572, %panels : index
      scf.if %1579 {
        scf.if %19 {
          %1580 = memref.load %residual[%1578] : memref<?xf32>
          %1581 = arith.addf %1580, %1533 : f32
          memref.store %1581, %out[%1578] : memref<?xf32>
        } else {
          memref.store %1533, %out[%1578] : memref<?xf32>
        }
      }
    }
    %1582 = arith.addi %15, %c13 : index
    %1583 = arith.muli %1582, %c8 : index
    %1584 = arith.addi %6, %1583 : index
    %1585 = arith.addi %1584, %c5 : index
    %1586 = arith.divui %3, %c8 : index
    %1587 = arith.addi %1585, %1586 : index
    %1588 = arith.cmpi slt, %1587, %5 : index
    scf.if %1588 {
      %1589 = arith.cmpi eq, %hasFactors, %c13 : index
      %1590 = arith.muli %1587, %c9 : index
      %1591 = memref.load %factors[%1590] : memref<?xf32>
      %1592 = arith.mulf %1591, %operandScale : f32
      %1593 = arith.select %1589, %1592, %operandScale : f32
      %1594 = vector.extract %150#4[4] : f32 from vector<8xf32>
      %1595 = arith.addi %17, %c17 : index
      %1596 = arith.muli %0, %c5 : index
      %1597 = arith.addi %1596, %1595 : index
      %1598 = arith.subi %panels, %c13 : index
      %1599 = arith.minsi %1597, %1598 : index
      %1600 = arith.muli %1599, %13 : index
      %1601 = arith.mulf %1594, %1593 : f32
      %1602 = vector.extract %150#5[4] : f32 from vector<8xf32>
      %1603 = arith.addi %17, %c13 : index
      %1604 = arith.muli %0, %c5 : index
      %1605 = arith.addi %1604, %1603 : index
      %1606 = arith.subi %panels, %c13 : index
      %1607 = arith.minsi %1605, %1606 : index
      %1608 = arith.muli %1607, %13 : index
      %1609 = arith.mulf %1602, %1593 : f32
      %1610 = vector.extract %150#6[4] : f32 from vector<8xf32>
      %1611 = arith.addi %17, %c9 : index
      %1612 = arith.muli %0, %c5 : index
      %1613 = arith.addi %1612, %1611 : index
      %1614 = arith.subi %panels, %c13 : index
      %1615 = arith.minsi %1613, %1614 : index
      %1616 = arith.muli %1615, %13 : index
      %1617 = arith.mulf %1610, %1593 : f32
      %1618 = vector.extract %150#7[4] : f32 from vector<8xf32>
      %1619 = arith.addi %17, %c34 : index
      %1620 = arith.muli %0, %c5 : index
      %1621 = arith.addi %1620, %1619 : index
      %1622 = arith.subi %panels, %c13 : index
      %1623 = arith.minsi %1621, %1622 : index
      %1624 = arith.muli %1623, %13 : index
      %1625 = arith.mulf %1618, %1593 : f32
      %1626 = arith.muli %0, %c5 : index
      %1627 = arith.addi %1626, %17 : index
      %1628 = arith.addi %1627, %c17 : index
      %1629 = arith.muli %1587, %outputFeatures : index
      %1630 = arith.muli %1628, %c8 : index
      %1631 = arith.addi %1629, %1630 : index
      %1632 = wave.lane
      %1633 = arith.remui %1632, %c8 : index
      %1634 = arith.addi %1631, %1633 : index
      %1635 = arith.cmpi slt, %1628, %panels : index
      scf.if %1635 {
        scf.if %19 {
          %1636 = memref.load %residual[%1634] : memref<?xf32>
          %1637 = arith.addf %1636, %1601 : f32
          memref.store %1637, %out[%1634] : memref<?xf32>
        } else {
          memref.store %1601, %out[%1634] : memref<?xf32>
        }
      }
      %1638 = arith.muli %0, %c5 : index
      %1639 = arith.addi %1638, %17 : index
      %1640 = arith.addi %1639, %c13 : index
      %1641 = arith.muli %1587, %outputFeatures : index
      %1642 = arith.muli %1640, %c8 : index
      %1643 = arith.addi %1641, %1642 : index
      %1644 = wave.lane
      %1645 = arith.remui %1644, %c8 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.cmpi slt, %1640, %panels : index
      scf.if %1647 {
        scf.if %19 {
          %1648 = memref.load %residual[%1646] : memref<?xf32>
          %1649 = arith.addf %1648, %1609 : f32
          memref.store %1649, %out[%1646] : memref<?xf32>
        } else {
          memref.store %1609, %out[%1646] : memref<?xf32>
        }
      }
      %1650 = arith.muli %0, %c5 : index
      %1651 = arith.addi %1650, %17 : index
      %1652 = arith.addi %1651, %c9 : index
      %1653 = arith.muli %1587, %outputFeatures : index
      %1654 = arith.muli %1652, %c8 : index
      %1655 = arith.addi %1653, %1654 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c8 : index
      %1658 = arith.addi %1655, %1657 : index
      %1659 = arith.cmpi slt, %1652, %panels : index
      scf.if %1659 {
        scf.if %19 {
          %1660 = memref.load %residual[%1658] : memref<?xf32>
          %1661 = arith.addf %1660, %1617 : f32
          memref.store %1661, %out[%1658] : memref<?xf32>
        } else {
          memref.store %1617, %out[%1658] : memref<?xf32>
        }
      }
      %1662 = arith.muli %0, %c5 : index
      %1663 = arith.addi %1662, %17 : index
      %1664 = arith.addi %1663, %c34 : index
      %1665 = arith.muli %1587, %outputFeatures : index
      %1666 = arith.muli %1664, %c8 : index
      %1667 = arith.addi %1665, %1666 : index
      %1668 = wave.lane
      %1669 = arith.remui %1668, %c8 : index
      %1670 = arith.addi %1667, %1669 : index
      %1671 = arith.cmpi slt, %1664, %panels : index
      scf.if %1671 {
        scf.if %19 {
          %1672 = memref.load %residual[%1670] : memref<?xf32>
          %1673 = arith.addf %1672, %1625 : f32
          memref.store %1673, %out[%1670] : memref<?xf32>
        } else {
          memref.store %1625, %out[%1670] : memref<?xf32>
        }
      }
    }
    %1674 = arith.addi %15, %c13 : index
    %1675 = arith.muli %1674, %c8 : index
    %1676 = arith.addi %6, %1675 : index
    %1677 = arith.addi %1676, %c30 : index
    %1678 = arith.divui %3, %c8 : index
    %1679 = arith.addi %1677, %1678 : index
    %1680 = arith.cmpi slt, %1679, %5 : index
    scf.if %1680 {
      %1681 = arith.cmpi eq, %hasFactors, %c13 : index
      %1682 = arith.muli %1679, %c9 : index
      %1683 = memref.load %factors[%1682] : memref<?xf32>
      %1684 = arith.mulf %1683, %operandScale : f32
      %1685 = arith.select %1681, %1684, %operandScale : f32
      %1686 = vector.extract %150#4[5] : f32 from vector<8xf32>
      %1687 = arith.addi %17, %c17 : index
      %1688 = arith.muli %0, %c5 : index
      %1689 = arith.addi %1688, %1687 : index
      %1690 = arith.subi %panels, %c13 : index
      %1691 = arith.minsi %1689, %1690 : index
      %1692 = arith.muli %1691, %13 : index
      %1693 = arith.mulf %1686, %1685 : f32
      %1694 = vector.extract %150#5[5] : f32 from vector<8xf32>
      %1695 = arith.addi %17, %c13 : index
      %1696 = arith.muli %0, %c5 : index
      %1697 = arith.addi %1696, %1695 : index
      %1698 = arith.subi %panels, %c13 : index
      %1699 = arith.minsi %1697, %1698 : index
      %1700 = arith.muli %1699, %13 : index
      %1701 = arith.mulf %1694, %1685 : f32
      %1702 = vector.extract %150#6[5] : f32 from vector<8xf32>
      %1703 = arith.addi %17, %c9 : index
      %1704 = arith.muli %0, %c5 : index
      %1705 = arith.addi %1704, %1703 : index
      %1706 = arith.subi %panels, %c13 : index
      %1707 = arith.minsi %1705, %1706 : index
      %1708 = arith.muli %1707, %13 : index
      %1709 = arith.mulf %1702, %1685 : f32
      %1710 = vector.extract %150#7[5] : f32 from vector<8xf32>
      %1711 = arith.addi %17, %c34 : index
      %1712 = arith.muli %0, %c5 : index
      %1713 = arith.addi %1712, %1711 : index
      %1714 = arith.subi %panels, %c13 : index
      %1715 = arith.minsi %1713, %1714 : index
      %1716 = arith.muli %1715, %13 : index
      %1717 = arith.mulf %1710, %1685 : f32
      %1718 = arith.muli %0, %c5 : index
      %1719 = arith.addi %1718, %17 : index
      %1720 = arith.addi %1719, %c17 : index
      %1721 = arith.muli %1679, %outputFeatures : index
      %1722 = arith.muli %1720, %c8 : index
      %1723 = arith.addi %1721, %1722 : index
      %1724 = wave.lane
      %1725 = arith.remui %1724, %c8 : index
      %1726 = arith.addi %1723, %1725 : index
      %1727 = arith.cmpi slt, %1720, %panels : index
      scf.if %1727 {
        scf.if %19 {
          %1728 = memref.load %residual[%1726] : memref<?xf32>
          %1729 = arith.addf %1728, %1693 : f32
          memref.store %1729, %out[%1726] : memref<?xf32>
        } else {
          memref.store %1693, %out[%1726] : memref<?xf32>
        }
      }
      %1730 = arith.muli %0, %c5 : index
      %1731 = arith.addi %1730, %17 : index
      %1732 = arith.addi %1731, %c13 : index
      %1733 = arith.muli %1679, %outputFeatures : index
      %1734 = arith.muli %1732, %c8 : index
      %1735 = arith.addi %1733, %1734 : index
      %1736 = wave.lane
      %1737 = arith.remui %1736, %c8 : index
      %1738 = arith.addi %1735, %1737 : index
      %1739 = arith.cmpi slt, %1732, %panels : index
      scf.if %1739 {
        scf.if %19 {
          %1740 = memref.load %residual[%1738] : memref<?xf32>
          %1741 = arith.addf %1740, %1701 : f32
          memref.store %1741, %out[%1738] : memref<?xf32>
        } else {
          memref.store %1701, %out[%1738] : memref<?xf32>
        }
      }
      %1742 = arith.muli %0, %c5 : index
      %1743 = arith.addi %1742, %17 : index
      %1744 = arith.addi %1743, %c9 : index
      %1745 = arith.muli %1679, %outputFeatures : index
      %1746 = arith.muli %1744, %c8 : index
      %1747 = arith.addi %1745, %1746 : index
      %1748 = wave.lane
      %1749 = arith.remui %1748, %c8 : index
      %1750 = arith.addi %1747, %1749 : index
      %1751 = arith.cmpi slt, %1744, %panels : index
      scf.if %1751 {
        scf.if %19 {
          %1752 = memref.load %residual[%1750] : memref<?xf32>
          %1753 = arith.addf %1752, %1709 : f32
          memref.store %1753, %out[%1750] : memref<?xf32>
        } else {
          memref.store %1709, %out[%1750] : memref<?xf32>
        }
      }
      %1754 = arith.muli %0, %c5 : index
      %1755 = arith.addi %1754, %17 : index
      %1756 = arith.addi %1755, %c34 : index
      %1757 = arith.muli %1679, %outputFeatures : index
      %1758 = arith.muli %1756, %c8 : index
      %1759 = arith.addi %1757, %1758 : index
      %1760 = wave.lane
      %1761 = arith.remui %1760, %c8 : index
      %1762 = arith.addi %1759, %1761 : index
      %1763 = arith.cmpi slt, %1756, %panels : index
      scf.if %1763 {
        scf.if %19 {
          %1764 = memref.load %residual[%1762] : memref<?xf32>
          %1765 = arith.addf %1764, %1717 : f32
          memref.store %1765, %out[%1762] : memref<?xf32>
        } else {
          memref.store %1717, %out[%1762] : memref<?xf32>
        }
      }
    }
    %1766 = arith.addi %15, %c13 : index
    %1767 = arith.muli %1766, %c8 : index
    %1768 = arith.addi %6, %1767 : index
    %1769 = arith.addi %1768, %c36 : index
    %1770 = arith.divui %3, %c8 : index
    %1771 = arith.addi %1769, %1770 : index
    %1772 = arith.cmpi slt, %1771, %5 : index
    scf.if %1772 {
      %1773 = arith.cmpi eq, %hasFactors, %c13 : index
      %1774 = arith.muli %1771, %c9 : index
      %1775 = memref.load %factors[%1774] : memref<?xf32>
      %1776 = arith.mulf %1775, %operandScale : f32
      %1777 = arith.select %1773, %1776, %operandScale : f32
      %1778 = vector.extract %150#4[6] : f32 from vector<8xf32>
      %1779 = arith.addi %17, %c17 : index
      %1780 = arith.muli %0, %c5 : index
      %1781 = arith.addi %1780, %1779 : index
      %1782 = arith.subi %panels, %c13 : index
      %1783 = arith.minsi %1781, %1782 : index
      %1784 = arith.muli %1783, %13 : index
      %1785 = arith.mulf %1778, %1777 : f32
      %1786 = vector.extract %150#5[6] : f32 from vector<8xf32>
      %1787 = arith.addi %17, %c13 : index
      %1788 = arith.muli %0, %c5 : index
      %1789 = arith.addi %1788, %1787 : index
      %1790 = arith.subi %panels, %c13 : index
      %1791 = arith.minsi %1789, %1790 : index
      %1792 = arith.muli %1791, %13 : index
      %1793 = arith.mulf %1786, %1777 : f32
      %1794 = vector.extract %150#6[6] : f32 from vector<8xf32>
      %1795 = arith.addi %17, %c9 : index
      %1796 = arith.muli %0, %c5 : index
      %1797 = arith.addi %1796, %1795 : index
      %1798 = arith.subi %panels, %c13 : index
      %1799 = arith.minsi %1797, %1798 : index
      %1800 = arith.muli %1799, %13 : index
      %1801 = arith.mulf %1794, %1777 : f32
      %1802 = vector.extract %150#7[6] : f32 from vector<8xf32>
      %1803 = arith.addi %17, %c34 : index
      %1804 = arith.muli %0, %c5 : index
      %1805 = arith.addi %1804, %1803 : index
      %1806 = arith.subi %panels, %c13 : index
      %1807 = arith.minsi %1805, %1806 : index
      %1808 = arith.muli %1807, %13 : index
      %1809 = arith.mulf %1802, %1777 : f32
      %1810 = arith.muli %0, %c5 : index
      %1811 = arith.addi %1810, %17 : index
      %1812 = arith.addi %1811, %c17 : index
      %1813 = arith.muli %1771, %outputFeatures : index
      %1814 = arith.muli %1812, %c8 : index
      %1815 = arith.addi %1813, %1814 : index
      %1816 = wave.lane
      %1817 = arith.remui %1816, %c8 : index
      %1818 = arith.addi %1815, %1817 : index
      %1819 = arith.cmpi slt, %1812, %panels : index
      scf.if %1819 {
        scf.if %19 {
          %1820 = memref.load %residual[%1818] : memref<?xf32>
          %1821 = arith.addf %1820, %1785 : f32
          memref.store %1821, %out[%1818] : memref<?xf32>
        } else {
          memref.store %1785, %out[%1818] : memref<?xf32>
        }
      }
      %1822 = arith.muli %0, %c5 : index
      %1823 = arith.addi %1822, %17 : index
      %1824 = arith.addi %1823, %c13 : index
      %1825 = arith.muli %1771, %outputFeatures : index
      %1826 = arith.muli %1824, %c8 : index
      %1827 = arith.addi %1825, %1826 : index
      %1828 = wave.lane
      %1829 = arith.remui %1828, %c8 : index
      %1830 = arith.addi %1827, %1829 : index
      %1831 = arith.cmpi slt, %1824, %panels : index
      scf.if %1831 {
        scf.if %19 {
          %1832 = memref.load %residual[%1830] : memref<?xf32>
          %1833 = arith.addf %1832, %1793 : f32
          memref.store %1833, %out[%1830] : memref<?xf32>
        } else {
          memref.store %1793, %out[%1830] : memref<?xf32>
        }
      }
      %1834 = arith.muli %0, %c5 : index
      %1835 = arith.addi %1834, %17 : index
      %1836 = arith.addi %1835, %c9 : index
      %1837 = arith.muli %1771, %outputFeatures : index
      %1838 = arith.muli %1836, %c8 : index
      %1839 = arith.addi %1837, %1838 : index
      %1840 = wave.lane
      %1841 = arith.remui %1840, %c8 : index
      %1842 = arith.addi %1839, %1841 : index
      %1843 = arith.cmpi slt, %1836, %panels : index
      scf.if %1843 {
        scf.if %19 {
          %1844 = memref.load %residual[%1842] : memref<?xf32>
          %1845 = arith.addf %1844, %1801 : f32
          memref.store %1845, %out[%1842] : memref<?xf32>
        } else {
          memref.store %1801, %out[%1842] : memref<?xf32>
        }
      }
      %1846 = arith.muli %0, %c5 : index
      %1847 = arith.addi %1846, %17 : index
      %1848 = arith.addi %1847, %c34 : index
      %1849 = arith.muli %1771, %outputFeatures : index
      %1850 = arith.muli %1848, %c8 : index
      %1851 = arith.addi %1849, %1850 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c8 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = arith.cmpi slt, %1848, %panels : index
      scf.if %1855 {
        scf.if %19 {
          %1856 = memref.load %residual[%1854] : memref<?xf32>
          %1857 = arith.addf %1856, %1809 : f32
          memref.store %1857, %out[%1854] : memref<?xf32>
        } else {
          memref.store %1809, %out[%1854] : memref<?xf32>
        }
      }
    }
    %1858 = arith.addi %15, %c13 : index
    %1859 = arith.muli %1858, %c8 : index
    %1860 = arith.addi %6, %1859 : index
    %1861 = arith.addi %1860, %c37 : index
    %1862 = arith.divui %3, %c8 : index
    %1863 = arith.addi %1861, %1862 : index
    %1864 = arith.cmpi slt, %1863, %5 : index
    scf.if %1864 {
      %1865 = arith.cmpi eq, %hasFactors, %c13 : index
      %1866 = arith.muli %1863, %c9 : index
      %1867 = memref.load %factors[%1866] : memref<?xf32>
      %1868 = arith.mulf %1867, %operandScale : f32
      %1869 = arith.select %1865, %1868, %operandScale : f32
      %1870 = vector.extract %150#4[7] : f32 from vector<8xf32>
      %1871 = arith.addi %17, %c17 : index
      %1872 = arith.muli %0, %c5 : index
      %1873 = arith.addi %1872, %1871 : index
      %1874 = arith.subi %panels, %c13 : index
      %1875 = arith.minsi %1873, %1874 : index
      %1876 = arith.muli %1875, %13 : index
      %1877 = arith.mulf %1870, %1869 : f32
      %1878 = vector.extract %150#5[7] : f32 from vector<8xf32>
      %1879 = arith.addi %17, %c13 : index
      %1880 = arith.muli %0, %c5 : index
      %1881 = arith.addi %1880, %1879 : index
      %1882 = arith.subi %panels, %c13 : index
      %1883 = arith.minsi %1881, %1882 : index
      %1884 = arith.muli %1883, %13 : index
      %1885 = arith.mulf %1878, %1869 : f32
      %1886 = vector.extract %150#6[7] : f32 from vector<8xf32>
      %1887 = arith.addi %17, %c9 : index
      %1888 = arith.muli %0, %c5 : index
      %1889 = arith.addi %1888, %1887 : index
      %1890 = arith.subi %panels, %c13 : index
      %1891 = arith.minsi %1889, %1890 : index
      %1892 = arith.muli %1891, %13 : index
      %1893 = arith.mulf %1886, %1869 : f32
      %1894 = vector.extract %150#7[7] : f32 from vector<8xf32>
      %1895 = arith.addi %17, %c34 : index
      %1896 = arith.muli %0, %c5 : index
      %1897 = arith.addi %1896, %1895 : index
      %1898 = arith.subi %panels, %c13 : index
      %1899 = arith.minsi %1897, %1898 : index
      %1900 = arith.muli %1899, %13 : index
      %1901 = arith.mulf %1894, %1869 : f32
      %1902 = arith.muli %0, %c5 : index
      %1903 = arith.addi %1902, %17 : index
      %1904 = arith.addi %1903, %c17 : index
      %1905 = arith.muli %1863, %outputFeatures : index
      %1906 = arith.muli %1904, %c8 : index
      %1907 = arith.addi %1905, %1906 : index
      %1908 = wave.lane
      %1909 = arith.remui %1908, %c8 : index
      %1910 = arith.addi %1907, %1909 : index
      %1911 = arith.cmpi slt, %1904, %panels : index
      scf.if %1911 {
        scf.if %19 {
          %1912 = memref.load %residual[%1910] : memref<?xf32>
          %1913 = arith.addf %1912, %1877 : f32
          memref.store %1913, %out[%1910] : memref<?xf32>
        } else {
          memref.store %1877, %out[%1910] : memref<?xf32>
        }
      }
      %1914 = arith.muli %0, %c5 : index
      %1915 = arith.addi %1914, %17 : index
      %1916 = arith.addi %1915, %c13 : index
      %1917 = arith.muli %1863, %outputFeatures : index
      %1918 = arith.muli %1916, %c8 : index
      %1919 = arith.addi %1917, %1918 : index
      %1920 = wave.lane
      %1921 = arith.remui %1920, %c8 : index
      %1922 = arith.addi %1919, %1921 : index
      %1923 = arith.cmpi slt, %1916, %panels : index
      scf.if %1923 {
        scf.if %19 {
          %1924 = memref.load %residual[%1922] : memref<?xf32>
          %1925 = arith.addf %1924, %1885 : f32
          memref.store %1925, %out[%1922] : memref<?xf32>
        } else {
          memref.store %1885, %out[%1922] : memref<?xf32>
        }
      }
      %1926 = arith.muli %0, %c5 : index
      %1927 = arith.addi %1926, %17 : index
      %1928 = arith.addi %1927, %c9 : index
      %1929 = arith.muli %1863, %outputFeatures : index
      %1930 = arith.muli %1928, %c8 : index
      %1931 = arith.addi %1929, %1930 : index
      %1932 = wave.lane
      %1933 = arith.remui %1932, %c8 : index
      %1934 = arith.addi %1931, %1933 : index
      %1935 = arith.cmpi slt, %1928, %panels : index
      scf.if %1935 {
        scf.if %19 {
          %1936 = memref.load %residual[%1934] : memref<?xf32>
          %1937 = arith.addf %1936, %1893 : f32
          memref.store %1937, %out[%1934] : memref<?xf32>
        } else {
          memref.store %1893, %out[%1934] : memref<?xf32>
        }
      }
      %1938 = arith.muli %0, %c5 : index
      %1939 = arith.addi %1938, %17 : index
      %1940 = arith.addi %1939, %c34 : index
      %1941 = arith.muli %1863, %outputFeatures : index
      %1942 = arith.muli %1940, %c8 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = wave.lane
      %1945 = arith.remui %1944, %c8 : index
      %1946 = arith.addi %1943, %1945 : index
      %1947 = arith.cmpi slt, %1940, %panels : index
      scf.if %1947 {
        scf.if %19 {
          %1948 = memref.load %residual[%1946] : memref<?xf32>
          %1949 = arith.addf %1948, %1901 : f32
          memref.store %1949, %out[%1946] : memref<?xf32>
        } else {
          memref.store %1901, %out[%1946] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
