// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_int4_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 1024 : index
  %c37 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c42 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
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
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c8 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c13 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c5 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c5 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c6 : index
    %32 = arith.remui %c7, %c5 : index
    %33 = arith.divui %32, %c2 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c2 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c2 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c2 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c13 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c6 : index
    %51 = arith.muli %50, %c6 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %58:2 = scf.for %55 = %45 to %54 step %c6 iter_args(%56 = %c15, %57 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %55, %c7 : index
      %61 = arith.remui %59, %c5 : index
      %62 = arith.divui %groupSize, %c13 : index
      %63 = arith.divui %60, %62 : index
      %64 = arith.divui %inputFeatures, %groupSize : index
      %65 = arith.muli %inputFeatures, %c2 : index
      %66 = arith.addi %11, %65 : index
      %67 = arith.muli %63, %c13 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %61, %c6 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %72 = vector.bitcast %71 : vector<2xi8> to vector<1xf16>
      %73 = vector.extract %72[0] : f16 from vector<1xf16>
      %74 = arith.muli %64, %c13 : index
      %75 = arith.addi %66, %74 : index
      %76 = arith.muli %63, %c2 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.divui %61, %c6 : index
      %79 = arith.addi %77, %78 : index
      %80 = memref.load %w[%79] : memref<?xi8>
      %81 = arith.remui %61, %c6 : index
      %82 = arith.muli %81, %c18 : index
      %83 = arith.index_cast %82 : index to i32
      %84 = arith.extui %80 : i8 to i32
      %85 = arith.shrui %84, %83 : i32
      %86 = arith.andi %85, %c19 : i32
      %87 = arith.ori %86, %c20 : i32
      %88 = arith.trunci %87 : i32 to i16
      %89 = arith.bitcast %88 : i16 to f16
      %90 = arith.muli %60, %c21 : index
      %91 = arith.addi %11, %90 : index
      %92 = arith.muli %61, %c5 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.shrui %95, %c22 : vector<4xi32>
      %97 = arith.andi %96, %c23 : vector<4xi32>
      %98 = arith.ori %97, %c24 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %95, %c25 : vector<4xi32>
      %101 = arith.andi %100, %c23 : vector<4xi32>
      %102 = arith.ori %101, %c24 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %95, %c26 : vector<4xi32>
      %105 = arith.andi %104, %c23 : vector<4xi32>
      %106 = arith.ori %105, %c24 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = arith.shrui %95, %c27 : vector<4xi32>
      %109 = arith.andi %108, %c23 : vector<4xi32>
      %110 = arith.ori %109, %c24 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = vector.shuffle %99, %103 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = vector.shuffle %107, %111 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = vector.shuffle %112, %113 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %115 = vector.broadcast %89 : f16 to vector<32xf16>
      %116 = arith.subf %114, %115 : vector<32xf16>
      %117 = vector.broadcast %73 : f16 to vector<32xf16>
      %118 = arith.mulf %116, %117 : vector<32xf16>
      %119 = vector.shuffle %118, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %120 = vector.shuffle %118, %118 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %121 = arith.addi %55, %c8 : index
      %122 = arith.remui %59, %c5 : index
      %123 = arith.divui %groupSize, %c13 : index
      %124 = arith.divui %121, %123 : index
      %125 = arith.divui %inputFeatures, %groupSize : index
      %126 = arith.muli %inputFeatures, %c2 : index
      %127 = arith.addi %11, %126 : index
      %128 = arith.muli %124, %c13 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %122, %c6 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %133 = vector.bitcast %132 : vector<2xi8> to vector<1xf16>
      %134 = vector.extract %133[0] : f16 from vector<1xf16>
      %135 = arith.muli %125, %c13 : index
      %136 = arith.addi %127, %135 : index
      %137 = arith.muli %124, %c2 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.divui %122, %c6 : index
      %140 = arith.addi %138, %139 : index
      %141 = memref.load %w[%140] : memref<?xi8>
      %142 = arith.remui %122, %c6 : index
      %143 = arith.muli %142, %c18 : index
      %144 = arith.index_cast %143 : index to i32
      %145 = arith.extui %141 : i8 to i32
      %146 = arith.shrui %145, %144 : i32
      %147 = arith.andi %146, %c19 : i32
      %148 = arith.ori %147, %c20 : i32
      %149 = arith.trunci %148 : i32 to i16
      %150 = arith.bitcast %149 : i16 to f16
      %151 = arith.muli %121, %c21 : index
      %152 = arith.addi %11, %151 : index
      %153 = arith.muli %122, %c5 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<4xi32>
      %157 = arith.shrui %156, %c22 : vector<4xi32>
      %158 = arith.andi %157, %c23 : vector<4xi32>
      %159 = arith.ori %158, %c24 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %156, %c25 : vector<4xi32>
      %162 = arith.andi %161, %c23 : vector<4xi32>
      %163 = arith.ori %162, %c24 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %156, %c26 : vector<4xi32>
      %166 = arith.andi %165, %c23 : vector<4xi32>
      %167 = arith.ori %166, %c24 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = arith.shrui %156, %c27 : vector<4xi32>
      %170 = arith.andi %169, %c23 : vector<4xi32>
      %171 = arith.ori %170, %c24 : vector<4xi32>
      %172 = vector.bitcast %171 : vector<4xi32> to vector<8xf16>
      %173 = vector.shuffle %160, %164 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = vector.shuffle %168, %172 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = vector.shuffle %173, %174 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %176 = vector.broadcast %150 : f16 to vector<32xf16>
      %177 = arith.subf %175, %176 : vector<32xf16>
      %178 = vector.broadcast %134 : f16 to vector<32xf16>
      %179 = arith.mulf %177, %178 : vector<32xf16>
      %180 = vector.shuffle %179, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %181 = vector.shuffle %179, %179 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %182 = arith.addi %55, %c7 : index
      %183 = arith.remui %59, %c5 : index
      %184 = arith.divui %groupSize, %c13 : index
      %185 = arith.divui %182, %184 : index
      %186 = arith.divui %inputFeatures, %groupSize : index
      %187 = arith.muli %inputFeatures, %c2 : index
      %188 = arith.addi %13, %187 : index
      %189 = arith.muli %185, %c13 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %183, %c6 : index
      %192 = arith.addi %190, %191 : index
      %193 = vector.load %w[%192] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %194 = vector.bitcast %193 : vector<2xi8> to vector<1xf16>
      %195 = vector.extract %194[0] : f16 from vector<1xf16>
      %196 = arith.muli %186, %c13 : index
      %197 = arith.addi %188, %196 : index
      %198 = arith.muli %185, %c2 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.divui %183, %c6 : index
      %201 = arith.addi %199, %200 : index
      %202 = memref.load %w[%201] : memref<?xi8>
      %203 = arith.remui %183, %c6 : index
      %204 = arith.muli %203, %c18 : index
      %205 = arith.index_cast %204 : index to i32
      %206 = arith.extui %202 : i8 to i32
      %207 = arith.shrui %206, %205 : i32
      %208 = arith.andi %207, %c19 : i32
      %209 = arith.ori %208, %c20 : i32
      %210 = arith.trunci %209 : i32 to i16
      %211 = arith.bitcast %210 : i16 to f16
      %212 = arith.muli %182, %c21 : index
      %213 = arith.addi %13, %212 : index
      %214 = arith.muli %183, %c5 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<4xi32>
      %218 = arith.shrui %217, %c22 : vector<4xi32>
      %219 = arith.andi %218, %c23 : vector<4xi32>
      %220 = arith.ori %219, %c24 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %217, %c25 : vector<4xi32>
      %223 = arith.andi %222, %c23 : vector<4xi32>
      %224 = arith.ori %223, %c24 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %217, %c26 : vector<4xi32>
      %227 = arith.andi %226, %c23 : vector<4xi32>
      %228 = arith.ori %227, %c24 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %217, %c27 : vector<4xi32>
      %231 = arith.andi %230, %c23 : vector<4xi32>
      %232 = arith.ori %231, %c24 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %221, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %234, %235 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %237 = vector.broadcast %211 : f16 to vector<32xf16>
      %238 = arith.subf %236, %237 : vector<32xf16>
      %239 = vector.broadcast %195 : f16 to vector<32xf16>
      %240 = arith.mulf %238, %239 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = arith.addi %55, %c8 : index
      %244 = arith.remui %59, %c5 : index
      %245 = arith.divui %groupSize, %c13 : index
      %246 = arith.divui %243, %245 : index
      %247 = arith.divui %inputFeatures, %groupSize : index
      %248 = arith.muli %inputFeatures, %c2 : index
      %249 = arith.addi %13, %248 : index
      %250 = arith.muli %246, %c13 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.muli %244, %c6 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%253] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %255 = vector.bitcast %254 : vector<2xi8> to vector<1xf16>
      %256 = vector.extract %255[0] : f16 from vector<1xf16>
      %257 = arith.muli %247, %c13 : index
      %258 = arith.addi %249, %257 : index
      %259 = arith.muli %246, %c2 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.divui %244, %c6 : index
      %262 = arith.addi %260, %261 : index
      %263 = memref.load %w[%262] : memref<?xi8>
      %264 = arith.remui %244, %c6 : index
      %265 = arith.muli %264, %c18 : index
      %266 = arith.index_cast %265 : index to i32
      %267 = arith.extui %263 : i8 to i32
      %268 = arith.shrui %267, %266 : i32
      %269 = arith.andi %268, %c19 : i32
      %270 = arith.ori %269, %c20 : i32
      %271 = arith.trunci %270 : i32 to i16
      %272 = arith.bitcast %271 : i16 to f16
      %273 = arith.muli %243, %c21 : index
      %274 = arith.addi %13, %273 : index
      %275 = arith.muli %244, %c5 : index
      %276 = arith.addi %274, %275 : index
      %277 = vector.load %w[%276] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %278 = vector.bitcast %277 : vector<16xi8> to vector<4xi32>
      %279 = arith.shrui %278, %c22 : vector<4xi32>
      %280 = arith.andi %279, %c23 : vector<4xi32>
      %281 = arith.ori %280, %c24 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %278, %c25 : vector<4xi32>
      %284 = arith.andi %283, %c23 : vector<4xi32>
      %285 = arith.ori %284, %c24 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = arith.shrui %278, %c26 : vector<4xi32>
      %288 = arith.andi %287, %c23 : vector<4xi32>
      %289 = arith.ori %288, %c24 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = arith.shrui %278, %c27 : vector<4xi32>
      %292 = arith.andi %291, %c23 : vector<4xi32>
      %293 = arith.ori %292, %c24 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = vector.shuffle %282, %286 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %290, %294 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %295, %296 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %298 = vector.broadcast %272 : f16 to vector<32xf16>
      %299 = arith.subf %297, %298 : vector<32xf16>
      %300 = vector.broadcast %256 : f16 to vector<32xf16>
      %301 = arith.mulf %299, %300 : vector<32xf16>
      %302 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %303 = vector.shuffle %301, %301 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %304 = arith.muli %55, %c6 : index
      %305 = arith.addi %304, %c7 : index
      %306 = arith.muli %tileRows, %c5 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %41, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c2 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %119, %56 : vector<16xf16>, vector<8xf32>
      %315 = wave.mma %313, %241, %57 : vector<16xf16>, vector<8xf32>
      %316 = arith.muli %55, %c6 : index
      %317 = arith.addi %316, %c8 : index
      %318 = arith.muli %tileRows, %c5 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.addi %41, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c2 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %120, %314 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %242, %315 : vector<16xf16>, vector<8xf32>
      %328 = arith.muli %55, %c6 : index
      %329 = arith.addi %328, %c6 : index
      %330 = arith.muli %tileRows, %c5 : index
      %331 = arith.muli %329, %330 : index
      %332 = arith.addi %41, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c2 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %180, %326 : vector<16xf16>, vector<8xf32>
      %339 = wave.mma %337, %302, %327 : vector<16xf16>, vector<8xf32>
      %340 = arith.muli %55, %c6 : index
      %341 = arith.addi %340, %c28 : index
      %342 = arith.muli %tileRows, %c5 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.addi %41, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.muli %tileRows, %c2 : index
      %347 = arith.addi %344, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = wave.mma %349, %181, %338 : vector<16xf16>, vector<8xf32>
      %351 = wave.mma %349, %303, %339 : vector<16xf16>, vector<8xf32>
      scf.yield %350, %351 : vector<8xf32>, vector<8xf32>
    }
    %352 = arith.select %48, %54, %47 : index
    %356:2 = scf.for %353 = %54 to %352 step %c8 iter_args(%354 = %58#0, %355 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %357 = wave.lane
      %358 = arith.addi %353, %c7 : index
      %359 = arith.remui %357, %c5 : index
      %360 = arith.divui %groupSize, %c13 : index
      %361 = arith.divui %358, %360 : index
      %362 = arith.divui %inputFeatures, %groupSize : index
      %363 = arith.muli %inputFeatures, %c2 : index
      %364 = arith.addi %11, %363 : index
      %365 = arith.muli %361, %c13 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %359, %c6 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.bitcast %369 : vector<2xi8> to vector<1xf16>
      %371 = vector.extract %370[0] : f16 from vector<1xf16>
      %372 = arith.muli %362, %c13 : index
      %373 = arith.addi %364, %372 : index
      %374 = arith.muli %361, %c2 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.divui %359, %c6 : index
      %377 = arith.addi %375, %376 : index
      %378 = memref.load %w[%377] : memref<?xi8>
      %379 = arith.remui %359, %c6 : index
      %380 = arith.muli %379, %c18 : index
      %381 = arith.index_cast %380 : index to i32
      %382 = arith.extui %378 : i8 to i32
      %383 = arith.shrui %382, %381 : i32
      %384 = arith.andi %383, %c19 : i32
      %385 = arith.ori %384, %c20 : i32
      %386 = arith.trunci %385 : i32 to i16
      %387 = arith.bitcast %386 : i16 to f16
      %388 = arith.muli %358, %c21 : index
      %389 = arith.addi %11, %388 : index
      %390 = arith.muli %359, %c5 : index
      %391 = arith.addi %389, %390 : index
      %392 = vector.load %w[%391] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %393 = vector.bitcast %392 : vector<16xi8> to vector<4xi32>
      %394 = arith.shrui %393, %c22 : vector<4xi32>
      %395 = arith.andi %394, %c23 : vector<4xi32>
      %396 = arith.ori %395, %c24 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = arith.shrui %393, %c25 : vector<4xi32>
      %399 = arith.andi %398, %c23 : vector<4xi32>
      %400 = arith.ori %399, %c24 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = arith.shrui %393, %c26 : vector<4xi32>
      %403 = arith.andi %402, %c23 : vector<4xi32>
      %404 = arith.ori %403, %c24 : vector<4xi32>
      %405 = vector.bitcast %404 : vector<4xi32> to vector<8xf16>
      %406 = arith.shrui %393, %c27 : vector<4xi32>
      %407 = arith.andi %406, %c23 : vector<4xi32>
      %408 = arith.ori %407, %c24 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = vector.shuffle %397, %401 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %405, %409 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = vector.shuffle %410, %411 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %413 = vector.broadcast %387 : f16 to vector<32xf16>
      %414 = arith.subf %412, %413 : vector<32xf16>
      %415 = vector.broadcast %371 : f16 to vector<32xf16>
      %416 = arith.mulf %414, %415 : vector<32xf16>
      %417 = vector.shuffle %416, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %418 = vector.shuffle %416, %416 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %419 = arith.addi %353, %c7 : index
      %420 = arith.remui %357, %c5 : index
      %421 = arith.divui %groupSize, %c13 : index
      %422 = arith.divui %419, %421 : index
      %423 = arith.divui %inputFeatures, %groupSize : index
      %424 = arith.muli %inputFeatures, %c2 : index
      %425 = arith.addi %13, %424 : index
      %426 = arith.muli %422, %c13 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.muli %420, %c6 : index
      %429 = arith.addi %427, %428 : index
      %430 = vector.load %w[%429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %431 = vector.bitcast %430 : vector<2xi8> to vector<1xf16>
      %432 = vector.extract %431[0] : f16 from vector<1xf16>
      %433 = arith.muli %423, %c13 : index
      %434 = arith.addi %425, %433 : index
      %435 = arith.muli %422, %c2 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.divui %420, %c6 : index
      %438 = arith.addi %436, %437 : index
      %439 = memref.load %w[%438] : memref<?xi8>
      %440 = arith.remui %420, %c6 : index
      %441 = arith.muli %440, %c18 : index
      %442 = arith.index_cast %441 : index to i32
      %443 = arith.extui %439 : i8 to i32
      %444 = arith.shrui %443, %442 : i32
      %445 = arith.andi %444, %c19 : i32
      %446 = arith.ori %445, %c20 : i32
      %447 = arith.trunci %446 : i32 to i16
      %448 = arith.bitcast %447 : i16 to f16
      %449 = arith.muli %419, %c21 : index
      %450 = arith.addi %13, %449 : index
      %451 = arith.muli %420, %c5 : index
      %452 = arith.addi %450, %451 : index
      %453 = vector.load %w[%452] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %454 = vector.bitcast %453 : vector<16xi8> to vector<4xi32>
      %455 = arith.shrui %454, %c22 : vector<4xi32>
      %456 = arith.andi %455, %c23 : vector<4xi32>
      %457 = arith.ori %456, %c24 : vector<4xi32>
      %458 = vector.bitcast %457 : vector<4xi32> to vector<8xf16>
      %459 = arith.shrui %454, %c25 : vector<4xi32>
      %460 = arith.andi %459, %c23 : vector<4xi32>
      %461 = arith.ori %460, %c24 : vector<4xi32>
      %462 = vector.bitcast %461 : vector<4xi32> to vector<8xf16>
      %463 = arith.shrui %454, %c26 : vector<4xi32>
      %464 = arith.andi %463, %c23 : vector<4xi32>
      %465 = arith.ori %464, %c24 : vector<4xi32>
      %466 = vector.bitcast %465 : vector<4xi32> to vector<8xf16>
      %467 = arith.shrui %454, %c27 : vector<4xi32>
      %468 = arith.andi %467, %c23 : vector<4xi32>
      %469 = arith.ori %468, %c24 : vector<4xi32>
      %470 = vector.bitcast %469 : vector<4xi32> to vector<8xf16>
      %471 = vector.shuffle %458, %462 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = vector.shuffle %466, %470 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = vector.shuffle %471, %472 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %474 = vector.broadcast %448 : f16 to vector<32xf16>
      %475 = arith.subf %473, %474 : vector<32xf16>
      %476 = vector.broadcast %432 : f16 to vector<32xf16>
      %477 = arith.mulf %475, %476 : vector<32xf16>
      %478 = vector.shuffle %477, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %479 = vector.shuffle %477, %477 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %480 = arith.muli %353, %c6 : index
      %481 = arith.addi %480, %c7 : index
      %482 = arith.muli %tileRows, %c5 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %41, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c2 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %417, %354 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %478, %355 : vector<16xf16>, vector<8xf32>
      %492 = arith.muli %353, %c6 : index
      %493 = arith.addi %492, %c8 : index
      %494 = arith.muli %tileRows, %c5 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.addi %41, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c2 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %418, %490 : vector<16xf16>, vector<8xf32>
      %503 = wave.mma %501, %479, %491 : vector<16xf16>, vector<8xf32>
      scf.yield %502, %503 : vector<8xf32>, vector<8xf32>
    }
    %504 = wave.lane
    %505 = wave.wave
    %506 = arith.muli %505, %c6 : index
    %507 = arith.addi %506, %c7 : index
    %508 = arith.muli %507, %c21 : index
    %509 = arith.addi %508, %504 : index
    %510 = vector.extract %356#0[0] : f32 from vector<8xf32>
    %511 = arith.addi %509, %c7 : index
    memref.store %510, %17[%511] : memref<?xf32>
    %512 = vector.extract %356#0[1] : f32 from vector<8xf32>
    %513 = arith.addi %509, %c13 : index
    memref.store %512, %17[%513] : memref<?xf32>
    %514 = vector.extract %356#0[2] : f32 from vector<8xf32>
    %515 = arith.addi %509, %c29 : index
    memref.store %514, %17[%515] : memref<?xf32>
    %516 = vector.extract %356#0[3] : f32 from vector<8xf32>
    %517 = arith.addi %509, %c30 : index
    memref.store %516, %17[%517] : memref<?xf32>
    %518 = vector.extract %356#0[4] : f32 from vector<8xf32>
    %519 = arith.addi %509, %c31 : index
    memref.store %518, %17[%519] : memref<?xf32>
    %520 = vector.extract %356#0[5] : f32 from vector<8xf32>
    %521 = arith.addi %509, %c32 : index
    memref.store %520, %17[%521] : memref<?xf32>
    %522 = vector.extract %356#0[6] : f32 from vector<8xf32>
    %523 = arith.addi %509, %c33 : index
    memref.store %522, %17[%523] : memref<?xf32>
    %524 = vector.extract %356#0[7] : f32 from vector<8xf32>
    %525 = arith.addi %509, %c34 : index
    memref.store %524, %17[%525] : memref<?xf32>
    %526 = arith.muli %505, %c6 : index
    %527 = arith.addi %526, %c8 : index
    %528 = arith.muli %527, %c21 : index
    %529 = arith.addi %528, %504 : index
    %530 = vector.extract %356#1[0] : f32 from vector<8xf32>
    %531 = arith.addi %529, %c7 : index
    memref.store %530, %17[%531] : memref<?xf32>
    %532 = vector.extract %356#1[1] : f32 from vector<8xf32>
    %533 = arith.addi %529, %c13 : index
    memref.store %532, %17[%533] : memref<?xf32>
    %534 = vector.extract %356#1[2] : f32 from vector<8xf32>
    %535 = arith.addi %529, %c29 : index
    memref.store %534, %17[%535] : memref<?xf32>
    %536 = vector.extract %356#1[3] : f32 from vector<8xf32>
    %537 = arith.addi %529, %c30 : index
    memref.store %536, %17[%537] : memref<?xf32>
    %538 = vector.extract %356#1[4] : f32 from vector<8xf32>
    %539 = arith.addi %529, %c31 : index
    memref.store %538, %17[%539] : memref<?xf32>
    %540 = vector.extract %356#1[5] : f32 from vector<8xf32>
    %541 = arith.addi %529, %c32 : index
    memref.store %540, %17[%541] : memref<?xf32>
    %542 = vector.extract %356#1[6] : f32 from vector<8xf32>
    %543 = arith.addi %529, %c33 : index
    memref.store %542, %17[%543] : memref<?xf32>
    %544 = vector.extract %356#1[7] : f32 from vector<8xf32>
    %545 = arith.addi %529, %c34 : index
    memref.store %544, %17[%545] : memref<?xf32>
    wave.barrier
    %546 = arith.muli %505, %c6 : index
    %547 = arith.addi %546, %c7 : index
    %548 = arith.muli %547, %c13 : index
    %549 = arith.addi %548, %504 : index
    %550 = arith.addi %549, %c7 : index
    %551 = memref.load %17[%550] : memref<?xf32>
    %552 = arith.addi %550, %c35 : index
    %553 = memref.load %17[%552] : memref<?xf32>
    %554 = arith.addf %551, %553 : f32
    %555 = arith.addi %550, %c36 : index
    %556 = memref.load %17[%555] : memref<?xf32>
    %557 = arith.addf %554, %556 : f32
    %558 = arith.addi %550, %c37 : index
    %559 = memref.load %17[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = arith.muli %547, %c13 : index
    %562 = arith.addi %561, %504 : index
    %563 = arith.addi %562, %c21 : index
    %564 = memref.load %17[%563] : memref<?xf32>
    %565 = arith.addi %563, %c35 : index
    %566 = memref.load %17[%565] : memref<?xf32>
    %567 = arith.addf %564, %566 : f32
    %568 = arith.addi %563, %c36 : index
    %569 = memref.load %17[%568] : memref<?xf32>
    %570 = arith.addf %567, %569 : f32
    %571 = arith.addi %563, %c37 : index
    %572 = memref.load %17[%571] : memref<?xf32>
    %573 = arith.addf %570, %572 : f32
    %574 = wave.lane
    %575 = arith.addi %16, %c7 : index
    %576 = arith.muli %547, %c6 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.divui %574, %c5 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.cmpi slt, %579, %15 : index
    scf.if %580 {
      %581 = arith.cmpi eq, %hasFactors, %c8 : index
      %582 = arith.muli %579, %c6 : index
      %583 = memref.load %factors[%582] : memref<?xf32>
      %584 = arith.mulf %583, %operandScale : f32
      %585 = arith.select %581, %584, %operandScale : f32
      %586 = arith.mulf %560, %585 : f32
      %587 = arith.mulf %573, %585 : f32
      %588 = arith.muli %579, %outputFeatures : index
      %589 = arith.addi %588, %20 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c5 : index
      %592 = arith.addi %589, %591 : index
      scf.if %18 {
        %593 = arith.addi %592, %c7 : index
        %594 = memref.load %residual[%593] : memref<?xf32>
        %595 = arith.addf %594, %586 : f32
        %596 = arith.addi %592, %c7 : index
        memref.store %595, %out[%596] : memref<?xf32>
      } else {
        %597 = arith.addi %592, %c7 : index
        memref.store %586, %out[%597] : memref<?xf32>
      }
      scf.if %18 {
        %598 = arith.addi %592, %c5 : index
        %599 = memref.load %residual[%598] : memref<?xf32>
        %600 = arith.addf %599, %587 : f32
        %601 = arith.addi %592, %c5 : index
        memref.store %600, %out[%601] : memref<?xf32>
      } else {
        %602 = arith.addi %592, %c5 : index
        memref.store %587, %out[%602] : memref<?xf32>
      }
    }
    %603 = arith.muli %505, %c6 : index
    %604 = arith.addi %603, %c8 : index
    %605 = arith.muli %604, %c13 : index
    %606 = arith.addi %605, %504 : index
    %607 = arith.addi %606, %c7 : index
    %608 = memref.load %17[%607] : memref<?xf32>
    %609 = arith.addi %607, %c35 : index
    %610 = memref.load %17[%609] : memref<?xf32>
    %611 = arith.addf %608, %610 : f32
    %612 = arith.addi %607, %c36 : index
    %613 = memref.load %17[%612] : memref<?xf32>
    %614 = arith.addf %611, %613 : f32
    %615 = arith.addi %607, %c37 : index
    %616 = memref.load %17[%615] : memref<?xf32>
    %617 = arith.addf %614, %616 : f32
    %618 = arith.muli %604, %c13 : index
    %619 = arith.addi %618, %504 : index
    %620 = arith.addi %619, %c21 : index
    %621 = memref.load %17[%620] : memref<?xf32>
    %622 = arith.addi %620, %c35 : index
    %623 = memref.load %17[%622] : memref<?xf32>
    %624 = arith.addf %621, %623 : f32
    %625 = arith.addi %620, %c36 : index
    %626 = memref.load %17[%625] : memref<?xf32>
    %627 = arith.addf %624, %626 : f32
    %628 = arith.addi %620, %c37 : index
    %629 = memref.load %17[%628] : memref<?xf32>
    %630 = arith.addf %627, %629 : f32
    %631 = wave.lane
    %632 = arith.addi %16, %c7 : index
    %633 = arith.muli %604, %c6 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.divui %631, %c5 : index
    %636 = arith.addi %634, %635 : index
    %637 = arith.cmpi slt, %636, %15 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c8 : index
      %639 = arith.muli %636, %c6 : index
      %640 = memref.load %factors[%639] : memref<?xf32>
      %641 = arith.mulf %640, %operandScale : f32
      %642 = arith.select %638, %641, %operandScale : f32
      %643 = arith.mulf %617, %642 : f32
      %644 = arith.mulf %630, %642 : f32
      %645 = arith.muli %636, %outputFeatures : index
      %646 = arith.addi %645, %20 : index
      %647 = wave.lane
      %648 = arith.remui %647, %c5 : index
      %649 = arith.addi %646, %648 : index
      scf.if %18 {
        %650 = arith.addi %649, %c7 : index
        %651 = memref.load %residual[%650] : memref<?xf32>
        %652 = arith.addf %651, %643 : f32
        %653 = arith.addi %649, %c7 : index
        memref.store %652, %out[%653] : memref<?xf32>
      } else {
        %654 = arith.addi %649, %c7 : index
        memref.store %643, %out[%654] : memref<?xf32>
      }
      scf.if %18 {
        %655 = arith.addi %649, %c5 : index
        %656 = memref.load %residual[%655] : memref<?xf32>
        %657 = arith.addf %656, %644 : f32
        %658 = arith.addi %649, %c5 : index
        memref.store %657, %out[%658] : memref<?xf32>
      } else {
        %659 = arith.addi %649, %c5 : index
        memref.store %644, %out[%659] : memref<?xf32>
      }
    }
  }
  %660 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %660 {
    %661 = arith.addi %16, %c5 : index
    %662 = arith.minsi %661, %15 : index
    %663 = wave.wave
    %664 = arith.addi %16, %663 : index
    scf.for %665 = %664 to %662 step %c18 {
      %666 = arith.muli %665, %features : index
      %667 = wave.lane
      %668 = arith.muli %667, %c18 : index
      %673:3 = scf.for %669 = %668 to %features step %c31 iter_args(%670 = %c42, %671 = %c42, %672 = %c42) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %674 = arith.addi %666, %669 : index
        %675 = vector.load %out[%674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %676 = vector.load %norm_weight[%669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %677 = arith.mulf %675, %676 : vector<4xf32>
        %678 = math.fma %675, %675, %670 : vector<4xf32>
        %679 = math.fma %677, %677, %671 : vector<4xf32>
        %680 = math.absf %677 : vector<4xf32>
        %681 = arith.maximumf %672, %680 : vector<4xf32>
        scf.yield %678, %679, %681 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %682 = wave.reduce "add" %673#0 : vector<4xf32>
      %683 = arith.mulf %682, %inverseFeatures : f32
      %684 = arith.addf %683, %epsilon : f32
      %685 = math.sqrt %684 : f32
      %686 = arith.divf %c44, %685 : f32
      %687 = wave.reduce "max" %673#2 : vector<4xf32>
      %688 = arith.mulf %687, %686 : f32
      %689 = arith.bitcast %688 : f32 to i32
      %690 = arith.shrui %689, %c46 : i32
      %691 = arith.maxsi %690, %c47 : i32
      %692 = arith.subi %c48, %691 : i32
      %693 = arith.shli %692, %c46 : i32
      %694 = arith.subi %691, %c49 : i32
      %695 = arith.shli %694, %c46 : i32
      %696 = arith.bitcast %693 : i32 to f32
      %697 = arith.bitcast %695 : i32 to f32
      %698 = wave.reduce "add" %673#1 : vector<4xf32>
      %699 = arith.mulf %698, %686 : f32
      %700 = arith.mulf %699, %686 : f32
      %701 = wave.lane
      %702 = arith.cmpi eq, %701, %c7 : index
      scf.if %702 {
        %703 = arith.muli %665, %c6 : index
        memref.store %697, %normed_factors[%703] : memref<?xf32>
        %704 = arith.muli %665, %c6 : index
        %705 = arith.addi %704, %c8 : index
        memref.store %700, %normed_factors[%705] : memref<?xf32>
      }
      %706 = vector.broadcast %686 : f32 to vector<4xf32>
      %707 = vector.broadcast %696 : f32 to vector<4xf32>
      scf.for %708 = %668 to %features step %c31 {
        %709 = arith.addi %666, %708 : index
        %710 = vector.load %out[%709] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %711 = arith.mulf %710, %706 : vector<4xf32>
        %712 = vector.load %norm_weight[%708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %713 = arith.mulf %711, %712 : vector<4xf32>
        %714 = arith.mulf %713, %707 : vector<4xf32>
        %715 = arith.divui %665, %tileRows : index
        %716 = arith.divui %features, %c5 : index
        %717 = arith.muli %715, %716 : index
        %718 = arith.divui %708, %c5 : index
        %719 = arith.addi %717, %718 : index
        %720 = arith.muli %719, %c6 : index
        %721 = arith.remui %708, %c5 : index
        %722 = arith.divui %721, %c2 : index
        %723 = arith.addi %720, %722 : index
        %724 = arith.muli %tileRows, %c2 : index
        %725 = arith.muli %723, %724 : index
        %726 = arith.remui %665, %tileRows : index
        %727 = arith.muli %726, %c2 : index
        %728 = arith.addi %725, %727 : index
        %729 = arith.remui %708, %c2 : index
        %730 = arith.addi %728, %729 : index
        %731 = arith.truncf %714 : vector<4xf32> to vector<4xf16>
        vector.store %731, %normed[%730] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
