// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_int4_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
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
  %c30 = arith.constant 0x3F800000 : f32
  %c31 = arith.constant 5 : index
  %c32 = arith.constant 6 : index
  %c33 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c36 = arith.constant dense<0x00000000> : vector<4xf32>
  %c37 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
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
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = arith.cmpi eq, %hasResidual, %c6 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c5 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c2 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c13 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c13 {
      %28 = arith.muli %27, %c2 : index
      %29 = arith.addi %c7, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c2 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c2 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c13 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c17 : index
    %43 = arith.muli %42, %c17 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c17 iter_args(%48 = %c14) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c7 : index
      %52 = arith.remui %50, %c5 : index
      %53 = arith.divui %groupSize, %c13 : index
      %54 = arith.divui %51, %53 : index
      %55 = arith.divui %inputFeatures, %groupSize : index
      %56 = arith.muli %inputFeatures, %c2 : index
      %57 = arith.addi %11, %56 : index
      %58 = arith.muli %54, %c13 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %52, %c17 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = vector.extract %63[0] : f16 from vector<1xf16>
      %65 = arith.muli %55, %c13 : index
      %66 = arith.addi %57, %65 : index
      %67 = arith.muli %54, %c2 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.divui %52, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = memref.load %w[%70] : memref<?xi8>
      %72 = arith.remui %52, %c17 : index
      %73 = arith.muli %72, %c18 : index
      %74 = arith.index_cast %73 : index to i32
      %75 = arith.extui %71 : i8 to i32
      %76 = arith.shrui %75, %74 : i32
      %77 = arith.andi %76, %c19 : i32
      %78 = arith.ori %77, %c20 : i32
      %79 = arith.trunci %78 : i32 to i16
      %80 = arith.bitcast %79 : i16 to f16
      %81 = arith.muli %51, %c21 : index
      %82 = arith.addi %11, %81 : index
      %83 = arith.muli %52, %c5 : index
      %84 = arith.addi %82, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<4xi32>
      %87 = arith.shrui %86, %c22 : vector<4xi32>
      %88 = arith.andi %87, %c23 : vector<4xi32>
      %89 = arith.ori %88, %c24 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %86, %c25 : vector<4xi32>
      %92 = arith.andi %91, %c23 : vector<4xi32>
      %93 = arith.ori %92, %c24 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %86, %c26 : vector<4xi32>
      %96 = arith.andi %95, %c23 : vector<4xi32>
      %97 = arith.ori %96, %c24 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %86, %c27 : vector<4xi32>
      %100 = arith.andi %99, %c23 : vector<4xi32>
      %101 = arith.ori %100, %c24 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = vector.shuffle %103, %104 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %106 = vector.broadcast %80 : f16 to vector<32xf16>
      %107 = arith.subf %105, %106 : vector<32xf16>
      %108 = vector.broadcast %64 : f16 to vector<32xf16>
      %109 = arith.mulf %107, %108 : vector<32xf16>
      %110 = vector.shuffle %109, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %111 = vector.shuffle %109, %109 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %112 = arith.addi %47, %c6 : index
      %113 = arith.remui %50, %c5 : index
      %114 = arith.divui %groupSize, %c13 : index
      %115 = arith.divui %112, %114 : index
      %116 = arith.divui %inputFeatures, %groupSize : index
      %117 = arith.muli %inputFeatures, %c2 : index
      %118 = arith.addi %11, %117 : index
      %119 = arith.muli %115, %c13 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %113, %c17 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %124 = vector.bitcast %123 : vector<2xi8> to vector<1xf16>
      %125 = vector.extract %124[0] : f16 from vector<1xf16>
      %126 = arith.muli %116, %c13 : index
      %127 = arith.addi %118, %126 : index
      %128 = arith.muli %115, %c2 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.divui %113, %c17 : index
      %131 = arith.addi %129, %130 : index
      %132 = memref.load %w[%131] : memref<?xi8>
      %133 = arith.remui %113, %c17 : index
      %134 = arith.muli %133, %c18 : index
      %135 = arith.index_cast %134 : index to i32
      %136 = arith.extui %132 : i8 to i32
      %137 = arith.shrui %136, %135 : i32
      %138 = arith.andi %137, %c19 : i32
      %139 = arith.ori %138, %c20 : i32
      %140 = arith.trunci %139 : i32 to i16
      %141 = arith.bitcast %140 : i16 to f16
      %142 = arith.muli %112, %c21 : index
      %143 = arith.addi %11, %142 : index
      %144 = arith.muli %113, %c5 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<4xi32>
      %148 = arith.shrui %147, %c22 : vector<4xi32>
      %149 = arith.andi %148, %c23 : vector<4xi32>
      %150 = arith.ori %149, %c24 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = arith.shrui %147, %c25 : vector<4xi32>
      %153 = arith.andi %152, %c23 : vector<4xi32>
      %154 = arith.ori %153, %c24 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %147, %c26 : vector<4xi32>
      %157 = arith.andi %156, %c23 : vector<4xi32>
      %158 = arith.ori %157, %c24 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %147, %c27 : vector<4xi32>
      %161 = arith.andi %160, %c23 : vector<4xi32>
      %162 = arith.ori %161, %c24 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = vector.shuffle %151, %155 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = vector.shuffle %164, %165 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %167 = vector.broadcast %141 : f16 to vector<32xf16>
      %168 = arith.subf %166, %167 : vector<32xf16>
      %169 = vector.broadcast %125 : f16 to vector<32xf16>
      %170 = arith.mulf %168, %169 : vector<32xf16>
      %171 = vector.shuffle %170, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %172 = vector.shuffle %170, %170 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %173 = arith.muli %47, %c17 : index
      %174 = arith.addi %173, %c7 : index
      %175 = arith.muli %tileRows, %c5 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %33, %176 : index
      %178 = vector.load %21[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c2 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %21[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %110, %48 : vector<16xf16>, vector<8xf32>
      %184 = arith.muli %47, %c17 : index
      %185 = arith.addi %184, %c6 : index
      %186 = arith.muli %tileRows, %c5 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.addi %33, %187 : index
      %189 = vector.load %21[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c2 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %21[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %111, %183 : vector<16xf16>, vector<8xf32>
      %195 = arith.muli %47, %c17 : index
      %196 = arith.addi %195, %c17 : index
      %197 = arith.muli %tileRows, %c5 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.addi %33, %198 : index
      %200 = vector.load %21[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c2 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %21[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %171, %194 : vector<16xf16>, vector<8xf32>
      %206 = arith.muli %47, %c17 : index
      %207 = arith.addi %206, %c28 : index
      %208 = arith.muli %tileRows, %c5 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.addi %33, %209 : index
      %211 = vector.load %21[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = arith.muli %tileRows, %c2 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %21[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = vector.shuffle %211, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = wave.mma %215, %172, %205 : vector<16xf16>, vector<8xf32>
      scf.yield %216 : vector<8xf32>
    }
    %217 = arith.select %40, %46, %39 : index
    %220 = scf.for %218 = %46 to %217 step %c6 iter_args(%219 = %49) -> (vector<8xf32>) {
      %221 = wave.lane
      %222 = arith.addi %218, %c7 : index
      %223 = arith.remui %221, %c5 : index
      %224 = arith.divui %groupSize, %c13 : index
      %225 = arith.divui %222, %224 : index
      %226 = arith.divui %inputFeatures, %groupSize : index
      %227 = arith.muli %inputFeatures, %c2 : index
      %228 = arith.addi %11, %227 : index
      %229 = arith.muli %225, %c13 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %223, %c17 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %234 = vector.bitcast %233 : vector<2xi8> to vector<1xf16>
      %235 = vector.extract %234[0] : f16 from vector<1xf16>
      %236 = arith.muli %226, %c13 : index
      %237 = arith.addi %228, %236 : index
      %238 = arith.muli %225, %c2 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.divui %223, %c17 : index
      %241 = arith.addi %239, %240 : index
      %242 = memref.load %w[%241] : memref<?xi8>
      %243 = arith.remui %223, %c17 : index
      %244 = arith.muli %243, %c18 : index
      %245 = arith.index_cast %244 : index to i32
      %246 = arith.extui %242 : i8 to i32
      %247 = arith.shrui %246, %245 : i32
      %248 = arith.andi %247, %c19 : i32
      %249 = arith.ori %248, %c20 : i32
      %250 = arith.trunci %249 : i32 to i16
      %251 = arith.bitcast %250 : i16 to f16
      %252 = arith.muli %222, %c21 : index
      %253 = arith.addi %11, %252 : index
      %254 = arith.muli %223, %c5 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = arith.shrui %257, %c22 : vector<4xi32>
      %259 = arith.andi %258, %c23 : vector<4xi32>
      %260 = arith.ori %259, %c24 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %257, %c25 : vector<4xi32>
      %263 = arith.andi %262, %c23 : vector<4xi32>
      %264 = arith.ori %263, %c24 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %257, %c26 : vector<4xi32>
      %267 = arith.andi %266, %c23 : vector<4xi32>
      %268 = arith.ori %267, %c24 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %257, %c27 : vector<4xi32>
      %271 = arith.andi %270, %c23 : vector<4xi32>
      %272 = arith.ori %271, %c24 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = vector.shuffle %261, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = vector.shuffle %269, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = vector.shuffle %274, %275 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %277 = vector.broadcast %251 : f16 to vector<32xf16>
      %278 = arith.subf %276, %277 : vector<32xf16>
      %279 = vector.broadcast %235 : f16 to vector<32xf16>
      %280 = arith.mulf %278, %279 : vector<32xf16>
      %281 = vector.shuffle %280, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %282 = vector.shuffle %280, %280 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %283 = arith.muli %218, %c17 : index
      %284 = arith.addi %283, %c7 : index
      %285 = arith.muli %tileRows, %c5 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %33, %286 : index
      %288 = vector.load %21[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c2 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %21[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %281, %219 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %218, %c17 : index
      %295 = arith.addi %294, %c6 : index
      %296 = arith.muli %tileRows, %c5 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %33, %297 : index
      %299 = vector.load %21[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c2 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %21[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %282, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %304 : vector<8xf32>
    }
    %305 = wave.lane
    %306 = vector.extract %220[0] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.addi %14, %c7 : index
    %309 = arith.muli %c7, %c17 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c5 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %13 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c6 : index
      %315 = memref.load %factors[%312] : memref<?xf32>
      %316 = arith.select %314, %315, %c30 : f32
      %317 = arith.mulf %306, %316 : f32
      %318 = arith.muli %312, %outputFeatures : index
      %319 = arith.addi %318, %17 : index
      %320 = wave.lane
      %321 = arith.remui %320, %c5 : index
      %322 = arith.addi %319, %321 : index
      scf.if %15 {
        %323 = arith.addi %322, %c7 : index
        %324 = memref.load %residual[%323] : memref<?xf32>
        %325 = arith.addf %324, %317 : f32
        %326 = arith.addi %322, %c7 : index
        memref.store %325, %out[%326] : memref<?xf32>
      } else {
        %327 = arith.addi %322, %c7 : index
        memref.store %317, %out[%327] : memref<?xf32>
      }
    }
    %328 = vector.extract %220[1] : f32 from vector<8xf32>
    %329 = wave.lane
    %330 = arith.addi %14, %c7 : index
    %331 = arith.muli %c6, %c17 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c5 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %13 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c6 : index
      %337 = memref.load %factors[%334] : memref<?xf32>
      %338 = arith.select %336, %337, %c30 : f32
      %339 = arith.mulf %328, %338 : f32
      %340 = arith.muli %334, %outputFeatures : index
      %341 = arith.addi %340, %17 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c5 : index
      %344 = arith.addi %341, %343 : index
      scf.if %15 {
        %345 = arith.addi %344, %c7 : index
        %346 = memref.load %residual[%345] : memref<?xf32>
        %347 = arith.addf %346, %339 : f32
        %348 = arith.addi %344, %c7 : index
        memref.store %347, %out[%348] : memref<?xf32>
      } else {
        %349 = arith.addi %344, %c7 : index
        memref.store %339, %out[%349] : memref<?xf32>
      }
    }
    %350 = vector.extract %220[2] : f32 from vector<8xf32>
    %351 = wave.lane
    %352 = arith.addi %14, %c7 : index
    %353 = arith.muli %c17, %c17 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.divui %351, %c5 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.cmpi slt, %356, %13 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c6 : index
      %359 = memref.load %factors[%356] : memref<?xf32>
      %360 = arith.select %358, %359, %c30 : f32
      %361 = arith.mulf %350, %360 : f32
      %362 = arith.muli %356, %outputFeatures : index
      %363 = arith.addi %362, %17 : index
      %364 = wave.lane
      %365 = arith.remui %364, %c5 : index
      %366 = arith.addi %363, %365 : index
      scf.if %15 {
        %367 = arith.addi %366, %c7 : index
        %368 = memref.load %residual[%367] : memref<?xf32>
        %369 = arith.addf %368, %361 : f32
        %370 = arith.addi %366, %c7 : index
        memref.store %369, %out[%370] : memref<?xf32>
      } else {
        %371 = arith.addi %366, %c7 : index
        memref.store %361, %out[%371] : memref<?xf32>
      }
    }
    %372 = vector.extract %220[3] : f32 from vector<8xf32>
    %373 = wave.lane
    %374 = arith.addi %14, %c7 : index
    %375 = arith.muli %c28, %c17 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.divui %373, %c5 : index
    %378 = arith.addi %376, %377 : index
    %379 = arith.cmpi slt, %378, %13 : index
    scf.if %379 {
      %380 = arith.cmpi eq, %hasFactors, %c6 : index
      %381 = memref.load %factors[%378] : memref<?xf32>
      %382 = arith.select %380, %381, %c30 : f32
      %383 = arith.mulf %372, %382 : f32
      %384 = arith.muli %378, %outputFeatures : index
      %385 = arith.addi %384, %17 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c5 : index
      %388 = arith.addi %385, %387 : index
      scf.if %15 {
        %389 = arith.addi %388, %c7 : index
        %390 = memref.load %residual[%389] : memref<?xf32>
        %391 = arith.addf %390, %383 : f32
        %392 = arith.addi %388, %c7 : index
        memref.store %391, %out[%392] : memref<?xf32>
      } else {
        %393 = arith.addi %388, %c7 : index
        memref.store %383, %out[%393] : memref<?xf32>
      }
    }
    %394 = vector.extract %220[4] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.addi %14, %c7 : index
    %397 = arith.muli %c18, %c17 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c5 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %13 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c6 : index
      %403 = memref.load %factors[%400] : memref<?xf32>
      %404 = arith.select %402, %403, %c30 : f32
      %405 = arith.mulf %394, %404 : f32
      %406 = arith.muli %400, %outputFeatures : index
      %407 = arith.addi %406, %17 : index
      %408 = wave.lane
      %409 = arith.remui %408, %c5 : index
      %410 = arith.addi %407, %409 : index
      scf.if %15 {
        %411 = arith.addi %410, %c7 : index
        %412 = memref.load %residual[%411] : memref<?xf32>
        %413 = arith.addf %412, %405 : f32
        %414 = arith.addi %410, %c7 : index
        memref.store %413, %out[%414] : memref<?xf32>
      } else {
        %415 = arith.addi %410, %c7 : index
        memref.store %405, %out[%415] : memref<?xf32>
      }
    }
    %416 = vector.extract %220[5] : f32 from vector<8xf32>
    %417 = wave.lane
    %418 = arith.addi %14, %c7 : index
    %419 = arith.muli %c31, %c17 : index
    %420 = arith.addi %418, %419 : index
    %421 = arith.divui %417, %c5 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.cmpi slt, %422, %13 : index
    scf.if %423 {
      %424 = arith.cmpi eq, %hasFactors, %c6 : index
      %425 = memref.load %factors[%422] : memref<?xf32>
      %426 = arith.select %424, %425, %c30 : f32
      %427 = arith.mulf %416, %426 : f32
      %428 = arith.muli %422, %outputFeatures : index
      %429 = arith.addi %428, %17 : index
      %430 = wave.lane
      %431 = arith.remui %430, %c5 : index
      %432 = arith.addi %429, %431 : index
      scf.if %15 {
        %433 = arith.addi %432, %c7 : index
        %434 = memref.load %residual[%433] : memref<?xf32>
        %435 = arith.addf %434, %427 : f32
        %436 = arith.addi %432, %c7 : index
        memref.store %435, %out[%436] : memref<?xf32>
      } else {
        %437 = arith.addi %432, %c7 : index
        memref.store %427, %out[%437] : memref<?xf32>
      }
    }
    %438 = vector.extract %220[6] : f32 from vector<8xf32>
    %439 = wave.lane
    %440 = arith.addi %14, %c7 : index
    %441 = arith.muli %c32, %c17 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.divui %439, %c5 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.cmpi slt, %444, %13 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c6 : index
      %447 = memref.load %factors[%444] : memref<?xf32>
      %448 = arith.select %446, %447, %c30 : f32
      %449 = arith.mulf %438, %448 : f32
      %450 = arith.muli %444, %outputFeatures : index
      %451 = arith.addi %450, %17 : index
      %452 = wave.lane
      %453 = arith.remui %452, %c5 : index
      %454 = arith.addi %451, %453 : index
      scf.if %15 {
        %455 = arith.addi %454, %c7 : index
        %456 = memref.load %residual[%455] : memref<?xf32>
        %457 = arith.addf %456, %449 : f32
        %458 = arith.addi %454, %c7 : index
        memref.store %457, %out[%458] : memref<?xf32>
      } else {
        %459 = arith.addi %454, %c7 : index
        memref.store %449, %out[%459] : memref<?xf32>
      }
    }
    %460 = vector.extract %220[7] : f32 from vector<8xf32>
    %461 = wave.lane
    %462 = arith.addi %14, %c7 : index
    %463 = arith.muli %c33, %c17 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.divui %461, %c5 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.cmpi slt, %466, %13 : index
    scf.if %467 {
      %468 = arith.cmpi eq, %hasFactors, %c6 : index
      %469 = memref.load %factors[%466] : memref<?xf32>
      %470 = arith.select %468, %469, %c30 : f32
      %471 = arith.mulf %460, %470 : f32
      %472 = arith.muli %466, %outputFeatures : index
      %473 = arith.addi %472, %17 : index
      %474 = wave.lane
      %475 = arith.remui %474, %c5 : index
      %476 = arith.addi %473, %475 : index
      scf.if %15 {
        %477 = arith.addi %476, %c7 : index
        %478 = memref.load %residual[%477] : memref<?xf32>
        %479 = arith.addf %478, %471 : f32
        %480 = arith.addi %476, %c7 : index
        memref.store %479, %out[%480] : memref<?xf32>
      } else {
        %481 = arith.addi %476, %c7 : index
        memref.store %471, %out[%481] : memref<?xf32>
      }
    }
  }
  %482 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %482 {
    %483 = arith.addi %14, %c5 : index
    %484 = arith.minsi %483, %13 : index
    %485 = wave.wave
    %486 = arith.addi %14, %485 : index
    scf.for %487 = %486 to %484 step %c6 {
      %488 = arith.muli %487, %features : index
      %489 = wave.lane
      %490 = arith.muli %489, %c18 : index
      %494:2 = scf.for %491 = %490 to %features step %c37 iter_args(%492 = %c36, %493 = %c36) -> (vector<4xf32>, vector<4xf32>) {
        %495 = arith.addi %488, %491 : index
        %496 = vector.load %out[%495] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %497 = vector.load %norm_weight[%491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %498 = arith.mulf %496, %497 : vector<4xf32>
        %499 = math.absf %498 : vector<4xf32>
        %500 = math.fma %496, %496, %492 : vector<4xf32>
        %501 = arith.maximumf %493, %499 : vector<4xf32>
        scf.yield %500, %501 : vector<4xf32>, vector<4xf32>
      }
      %502 = wave.reduce "add" %494#0 : vector<4xf32>
      %503 = arith.mulf %502, %inverseFeatures : f32
      %504 = arith.addf %503, %epsilon : f32
      %505 = math.sqrt %504 : f32
      %506 = arith.divf %c30, %505 : f32
      %507 = wave.reduce "max" %494#1 : vector<4xf32>
      %508 = arith.mulf %507, %506 : f32
      %509 = arith.bitcast %508 : f32 to i32
      %510 = arith.shrui %509, %c40 : i32
      %511 = arith.maxsi %510, %c41 : i32
      %512 = arith.subi %c42, %511 : i32
      %513 = arith.shli %512, %c40 : i32
      %514 = arith.subi %511, %c43 : i32
      %515 = arith.shli %514, %c40 : i32
      %516 = arith.bitcast %513 : i32 to f32
      %517 = arith.bitcast %515 : i32 to f32
      %518 = wave.lane
      %519 = arith.cmpi eq, %518, %c7 : index
      scf.if %519 {
        memref.store %517, %normed_factors[%487] : memref<?xf32>
      }
      %520 = vector.broadcast %506 : f32 to vector<4xf32>
      %521 = vector.broadcast %516 : f32 to vector<4xf32>
      scf.for %522 = %490 to %features step %c37 {
        %523 = arith.addi %488, %522 : index
        %524 = vector.load %out[%523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %525 = arith.mulf %524, %520 : vector<4xf32>
        %526 = vector.load %norm_weight[%522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %527 = arith.mulf %525, %526 : vector<4xf32>
        %528 = arith.mulf %527, %521 : vector<4xf32>
        %529 = arith.divui %487, %tileRows : index
        %530 = arith.divui %features, %c5 : index
        %531 = arith.muli %529, %530 : index
        %532 = arith.divui %522, %c5 : index
        %533 = arith.addi %531, %532 : index
        %534 = arith.muli %533, %c17 : index
        %535 = arith.remui %522, %c5 : index
        %536 = arith.divui %535, %c2 : index
        %537 = arith.addi %534, %536 : index
        %538 = arith.muli %tileRows, %c2 : index
        %539 = arith.muli %537, %538 : index
        %540 = arith.remui %487, %tileRows : index
        %541 = arith.muli %540, %c2 : index
        %542 = arith.addi %539, %541 : index
        %543 = arith.remui %522, %c2 : index
        %544 = arith.addi %542, %543 : index
        %545 = arith.truncf %528 : vector<4xf32> to vector<4xf16>
        vector.store %545, %normed[%544] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
