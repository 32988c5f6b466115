// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
      %315 = arith.muli %312, %c17 : index
      %316 = memref.load %factors[%315] : memref<?xf32>
      %317 = arith.mulf %316, %operandScale : f32
      %318 = arith.select %314, %317, %operandScale : f32
      %319 = arith.mulf %306, %318 : f32
      %320 = arith.muli %312, %outputFeatures : index
      %321 = arith.addi %320, %17 : index
      %322 = wave.lane
      %323 = arith.remui %322, %c5 : index
      %324 = arith.addi %321, %323 : index
      scf.if %15 {
        %325 = arith.addi %324, %c7 : index
        %326 = memref.load %residual[%325] : memref<?xf32>
        %327 = arith.addf %326, %319 : f32
        %328 = arith.addi %324, %c7 : index
        memref.store %327, %out[%328] : memref<?xf32>
      } else {
        %329 = arith.addi %324, %c7 : index
        memref.store %319, %out[%329] : memref<?xf32>
      }
    }
    %330 = vector.extract %220[1] : f32 from vector<8xf32>
    %331 = wave.lane
    %332 = arith.addi %14, %c7 : index
    %333 = arith.muli %c6, %c17 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.divui %331, %c5 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.cmpi slt, %336, %13 : index
    scf.if %337 {
      %338 = arith.cmpi eq, %hasFactors, %c6 : index
      %339 = arith.muli %336, %c17 : index
      %340 = memref.load %factors[%339] : memref<?xf32>
      %341 = arith.mulf %340, %operandScale : f32
      %342 = arith.select %338, %341, %operandScale : f32
      %343 = arith.mulf %330, %342 : f32
      %344 = arith.muli %336, %outputFeatures : index
      %345 = arith.addi %344, %17 : index
      %346 = wave.lane
      %347 = arith.remui %346, %c5 : index
      %348 = arith.addi %345, %347 : index
      scf.if %15 {
        %349 = arith.addi %348, %c7 : index
        %350 = memref.load %residual[%349] : memref<?xf32>
        %351 = arith.addf %350, %343 : f32
        %352 = arith.addi %348, %c7 : index
        memref.store %351, %out[%352] : memref<?xf32>
      } else {
        %353 = arith.addi %348, %c7 : index
        memref.store %343, %out[%353] : memref<?xf32>
      }
    }
    %354 = vector.extract %220[2] : f32 from vector<8xf32>
    %355 = wave.lane
    %356 = arith.addi %14, %c7 : index
    %357 = arith.muli %c17, %c17 : index
    %358 = arith.addi %356, %357 : index
    %359 = arith.divui %355, %c5 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.cmpi slt, %360, %13 : index
    scf.if %361 {
      %362 = arith.cmpi eq, %hasFactors, %c6 : index
      %363 = arith.muli %360, %c17 : index
      %364 = memref.load %factors[%363] : memref<?xf32>
      %365 = arith.mulf %364, %operandScale : f32
      %366 = arith.select %362, %365, %operandScale : f32
      %367 = arith.mulf %354, %366 : f32
      %368 = arith.muli %360, %outputFeatures : index
      %369 = arith.addi %368, %17 : index
      %370 = wave.lane
      %371 = arith.remui %370, %c5 : index
      %372 = arith.addi %369, %371 : index
      scf.if %15 {
        %373 = arith.addi %372, %c7 : index
        %374 = memref.load %residual[%373] : memref<?xf32>
        %375 = arith.addf %374, %367 : f32
        %376 = arith.addi %372, %c7 : index
        memref.store %375, %out[%376] : memref<?xf32>
      } else {
        %377 = arith.addi %372, %c7 : index
        memref.store %367, %out[%377] : memref<?xf32>
      }
    }
    %378 = vector.extract %220[3] : f32 from vector<8xf32>
    %379 = wave.lane
    %380 = arith.addi %14, %c7 : index
    %381 = arith.muli %c28, %c17 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.divui %379, %c5 : index
    %384 = arith.addi %382, %383 : index
    %385 = arith.cmpi slt, %384, %13 : index
    scf.if %385 {
      %386 = arith.cmpi eq, %hasFactors, %c6 : index
      %387 = arith.muli %384, %c17 : index
      %388 = memref.load %factors[%387] : memref<?xf32>
      %389 = arith.mulf %388, %operandScale : f32
      %390 = arith.select %386, %389, %operandScale : f32
      %391 = arith.mulf %378, %390 : f32
      %392 = arith.muli %384, %outputFeatures : index
      %393 = arith.addi %392, %17 : index
      %394 = wave.lane
      %395 = arith.remui %394, %c5 : index
      %396 = arith.addi %393, %395 : index
      scf.if %15 {
        %397 = arith.addi %396, %c7 : index
        %398 = memref.load %residual[%397] : memref<?xf32>
        %399 = arith.addf %398, %391 : f32
        %400 = arith.addi %396, %c7 : index
        memref.store %399, %out[%400] : memref<?xf32>
      } else {
        %401 = arith.addi %396, %c7 : index
        memref.store %391, %out[%401] : memref<?xf32>
      }
    }
    %402 = vector.extract %220[4] : f32 from vector<8xf32>
    %403 = wave.lane
    %404 = arith.addi %14, %c7 : index
    %405 = arith.muli %c18, %c17 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.divui %403, %c5 : index
    %408 = arith.addi %406, %407 : index
    %409 = arith.cmpi slt, %408, %13 : index
    scf.if %409 {
      %410 = arith.cmpi eq, %hasFactors, %c6 : index
      %411 = arith.muli %408, %c17 : index
      %412 = memref.load %factors[%411] : memref<?xf32>
      %413 = arith.mulf %412, %operandScale : f32
      %414 = arith.select %410, %413, %operandScale : f32
      %415 = arith.mulf %402, %414 : f32
      %416 = arith.muli %408, %outputFeatures : index
      %417 = arith.addi %416, %17 : index
      %418 = wave.lane
      %419 = arith.remui %418, %c5 : index
      %420 = arith.addi %417, %419 : index
      scf.if %15 {
        %421 = arith.addi %420, %c7 : index
        %422 = memref.load %residual[%421] : memref<?xf32>
        %423 = arith.addf %422, %415 : f32
        %424 = arith.addi %420, %c7 : index
        memref.store %423, %out[%424] : memref<?xf32>
      } else {
        %425 = arith.addi %420, %c7 : index
        memref.store %415, %out[%425] : memref<?xf32>
      }
    }
    %426 = vector.extract %220[5] : f32 from vector<8xf32>
    %427 = wave.lane
    %428 = arith.addi %14, %c7 : index
    %429 = arith.muli %c31, %c17 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c5 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %13 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c6 : index
      %435 = arith.muli %432, %c17 : index
      %436 = memref.load %factors[%435] : memref<?xf32>
      %437 = arith.mulf %436, %operandScale : f32
      %438 = arith.select %434, %437, %operandScale : f32
      %439 = arith.mulf %426, %438 : f32
      %440 = arith.muli %432, %outputFeatures : index
      %441 = arith.addi %440, %17 : index
      %442 = wave.lane
      %443 = arith.remui %442, %c5 : index
      %444 = arith.addi %441, %443 : index
      scf.if %15 {
        %445 = arith.addi %444, %c7 : index
        %446 = memref.load %residual[%445] : memref<?xf32>
        %447 = arith.addf %446, %439 : f32
        %448 = arith.addi %444, %c7 : index
        memref.store %447, %out[%448] : memref<?xf32>
      } else {
        %449 = arith.addi %444, %c7 : index
        memref.store %439, %out[%449] : memref<?xf32>
      }
    }
    %450 = vector.extract %220[6] : f32 from vector<8xf32>
    %451 = wave.lane
    %452 = arith.addi %14, %c7 : index
    %453 = arith.muli %c32, %c17 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c5 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %13 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c6 : index
      %459 = arith.muli %456, %c17 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.mulf %450, %462 : f32
      %464 = arith.muli %456, %outputFeatures : index
      %465 = arith.addi %464, %17 : index
      %466 = wave.lane
      %467 = arith.remui %466, %c5 : index
      %468 = arith.addi %465, %467 : index
      scf.if %15 {
        %469 = arith.addi %468, %c7 : index
        %470 = memref.load %residual[%469] : memref<?xf32>
        %471 = arith.addf %470, %463 : f32
        %472 = arith.addi %468, %c7 : index
        memref.store %471, %out[%472] : memref<?xf32>
      } else {
        %473 = arith.addi %468, %c7 : index
        memref.store %463, %out[%473] : memref<?xf32>
      }
    }
    %474 = vector.extract %220[7] : f32 from vector<8xf32>
    %475 = wave.lane
    %476 = arith.addi %14, %c7 : index
    %477 = arith.muli %c33, %c17 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c5 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %13 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c6 : index
      %483 = arith.muli %480, %c17 : index
      %484 = memref.load %factors[%483] : memref<?xf32>
      %485 = arith.mulf %484, %operandScale : f32
      %486 = arith.select %482, %485, %operandScale : f32
      %487 = arith.mulf %474, %486 : f32
      %488 = arith.muli %480, %outputFeatures : index
      %489 = arith.addi %488, %17 : index
      %490 = wave.lane
      %491 = arith.remui %490, %c5 : index
      %492 = arith.addi %489, %491 : index
      scf.if %15 {
        %493 = arith.addi %492, %c7 : index
        %494 = memref.load %residual[%493] : memref<?xf32>
        %495 = arith.addf %494, %487 : f32
        %496 = arith.addi %492, %c7 : index
        memref.store %495, %out[%496] : memref<?xf32>
      } else {
        %497 = arith.addi %492, %c7 : index
        memref.store %487, %out[%497] : memref<?xf32>
      }
    }
  }
  wave.return
}
