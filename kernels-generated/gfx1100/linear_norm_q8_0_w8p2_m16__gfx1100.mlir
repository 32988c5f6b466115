// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1536 : index
  %c31 = arith.constant 2048 : index
  %c32 = arith.constant 2560 : index
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 23 : i32
  %c45 = arith.constant 141 : i32
  %c46 = arith.constant 268 : i32
  %c47 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c1 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %15, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c1 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c1 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c4 : index
    %31 = arith.remui %c5, %c1 : index
    %32 = arith.divui %31, %c13 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c13 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c13 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c13 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c4 : index
    %50 = arith.muli %49, %c4 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c4 iter_args(%55 = %c14, %56 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c5 : index
      %60 = arith.remui %58, %c1 : index
      %61 = arith.addi %10, %c3 : index
      %62 = arith.muli %59, %c11 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c4 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = vector.extract %67[0] : f16 from vector<1xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %10, %c3 : index
      %71 = arith.addi %inputFeatures, %c2 : index
      %72 = arith.divui %71, %c3 : index
      %73 = arith.muli %72, %c3 : index
      %74 = arith.addi %70, %73 : index
      %75 = arith.muli %59, %c17 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.addi %76, %c5 : index
      %78 = arith.muli %60, %c1 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.andi %81, %c18 : vector<4xi32>
      %83 = arith.ori %82, %c19 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %81, %c20 : vector<4xi32>
      %86 = arith.andi %85, %c18 : vector<4xi32>
      %87 = arith.ori %86, %c19 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.subf %89, %c21 : vector<16xf16>
      %91 = arith.mulf %90, %69 : vector<16xf16>
      %92 = arith.muli %59, %c17 : index
      %93 = arith.addi %74, %92 : index
      %94 = arith.addi %93, %c22 : index
      %95 = arith.muli %60, %c1 : index
      %96 = arith.addi %94, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<4xi32>
      %99 = arith.andi %98, %c18 : vector<4xi32>
      %100 = arith.ori %99, %c19 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = arith.shrui %98, %c20 : vector<4xi32>
      %103 = arith.andi %102, %c18 : vector<4xi32>
      %104 = arith.ori %103, %c19 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = vector.shuffle %101, %105 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = arith.subf %106, %c21 : vector<16xf16>
      %108 = arith.mulf %107, %69 : vector<16xf16>
      %109 = arith.addi %54, %c6 : index
      %110 = arith.remui %58, %c1 : index
      %111 = arith.addi %10, %c3 : index
      %112 = arith.muli %109, %c11 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.muli %110, %c4 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %117 = vector.bitcast %116 : vector<2xi8> to vector<1xf16>
      %118 = vector.extract %117[0] : f16 from vector<1xf16>
      %119 = vector.broadcast %118 : f16 to vector<16xf16>
      %120 = arith.addi %10, %c3 : index
      %121 = arith.addi %inputFeatures, %c2 : index
      %122 = arith.divui %121, %c3 : index
      %123 = arith.muli %122, %c3 : index
      %124 = arith.addi %120, %123 : index
      %125 = arith.muli %109, %c17 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c5 : index
      %128 = arith.muli %110, %c1 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<4xi32>
      %132 = arith.andi %131, %c18 : vector<4xi32>
      %133 = arith.ori %132, %c19 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %131, %c20 : vector<4xi32>
      %136 = arith.andi %135, %c18 : vector<4xi32>
      %137 = arith.ori %136, %c19 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.subf %139, %c21 : vector<16xf16>
      %141 = arith.mulf %140, %119 : vector<16xf16>
      %142 = arith.muli %109, %c17 : index
      %143 = arith.addi %124, %142 : index
      %144 = arith.addi %143, %c22 : index
      %145 = arith.muli %110, %c1 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<4xi32>
      %149 = arith.andi %148, %c18 : vector<4xi32>
      %150 = arith.ori %149, %c19 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = arith.shrui %148, %c20 : vector<4xi32>
      %153 = arith.andi %152, %c18 : vector<4xi32>
      %154 = arith.ori %153, %c19 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = vector.shuffle %151, %155 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = arith.subf %156, %c21 : vector<16xf16>
      %158 = arith.mulf %157, %119 : vector<16xf16>
      %159 = arith.addi %54, %c5 : index
      %160 = arith.remui %58, %c1 : index
      %161 = arith.addi %12, %c3 : index
      %162 = arith.muli %159, %c11 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %160, %c4 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %167 = vector.bitcast %166 : vector<2xi8> to vector<1xf16>
      %168 = vector.extract %167[0] : f16 from vector<1xf16>
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %12, %c3 : index
      %171 = arith.addi %inputFeatures, %c2 : index
      %172 = arith.divui %171, %c3 : index
      %173 = arith.muli %172, %c3 : index
      %174 = arith.addi %170, %173 : index
      %175 = arith.muli %159, %c17 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.addi %176, %c5 : index
      %178 = arith.muli %160, %c1 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.andi %181, %c18 : vector<4xi32>
      %183 = arith.ori %182, %c19 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %181, %c20 : vector<4xi32>
      %186 = arith.andi %185, %c18 : vector<4xi32>
      %187 = arith.ori %186, %c19 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = arith.subf %189, %c21 : vector<16xf16>
      %191 = arith.mulf %190, %169 : vector<16xf16>
      %192 = arith.muli %159, %c17 : index
      %193 = arith.addi %174, %192 : index
      %194 = arith.addi %193, %c22 : index
      %195 = arith.muli %160, %c1 : index
      %196 = arith.addi %194, %195 : index
      %197 = vector.load %w[%196] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<4xi32>
      %199 = arith.andi %198, %c18 : vector<4xi32>
      %200 = arith.ori %199, %c19 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %198, %c20 : vector<4xi32>
      %203 = arith.andi %202, %c18 : vector<4xi32>
      %204 = arith.ori %203, %c19 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = arith.subf %206, %c21 : vector<16xf16>
      %208 = arith.mulf %207, %169 : vector<16xf16>
      %209 = arith.addi %54, %c6 : index
      %210 = arith.remui %58, %c1 : index
      %211 = arith.addi %12, %c3 : index
      %212 = arith.muli %209, %c11 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %210, %c4 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %217 = vector.bitcast %216 : vector<2xi8> to vector<1xf16>
      %218 = vector.extract %217[0] : f16 from vector<1xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = arith.addi %12, %c3 : index
      %221 = arith.addi %inputFeatures, %c2 : index
      %222 = arith.divui %221, %c3 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %220, %223 : index
      %225 = arith.muli %209, %c17 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.addi %226, %c5 : index
      %228 = arith.muli %210, %c1 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.andi %231, %c18 : vector<4xi32>
      %233 = arith.ori %232, %c19 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %231, %c20 : vector<4xi32>
      %236 = arith.andi %235, %c18 : vector<4xi32>
      %237 = arith.ori %236, %c19 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = arith.subf %239, %c21 : vector<16xf16>
      %241 = arith.mulf %240, %219 : vector<16xf16>
      %242 = arith.muli %209, %c17 : index
      %243 = arith.addi %224, %242 : index
      %244 = arith.addi %243, %c22 : index
      %245 = arith.muli %210, %c1 : index
      %246 = arith.addi %244, %245 : index
      %247 = vector.load %w[%246] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %248 = vector.bitcast %247 : vector<16xi8> to vector<4xi32>
      %249 = arith.andi %248, %c18 : vector<4xi32>
      %250 = arith.ori %249, %c19 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %248, %c20 : vector<4xi32>
      %253 = arith.andi %252, %c18 : vector<4xi32>
      %254 = arith.ori %253, %c19 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = vector.shuffle %251, %255 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = arith.subf %256, %c21 : vector<16xf16>
      %258 = arith.mulf %257, %219 : vector<16xf16>
      %259 = arith.muli %54, %c4 : index
      %260 = arith.addi %259, %c5 : index
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %40, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c13 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %91, %55 : vector<16xf16>, vector<8xf32>
      %270 = wave.mma %268, %191, %56 : vector<16xf16>, vector<8xf32>
      %271 = arith.muli %54, %c4 : index
      %272 = arith.addi %271, %c6 : index
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %40, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c13 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %108, %269 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %280, %208, %270 : vector<16xf16>, vector<8xf32>
      %283 = arith.muli %54, %c4 : index
      %284 = arith.addi %283, %c4 : index
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %40, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c13 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %141, %281 : vector<16xf16>, vector<8xf32>
      %294 = wave.mma %292, %241, %282 : vector<16xf16>, vector<8xf32>
      %295 = arith.muli %54, %c4 : index
      %296 = arith.addi %295, %c23 : index
      %297 = arith.muli %tileRows, %c1 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.addi %40, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.muli %tileRows, %c13 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = wave.mma %304, %158, %293 : vector<16xf16>, vector<8xf32>
      %306 = wave.mma %304, %258, %294 : vector<16xf16>, vector<8xf32>
      scf.yield %305, %306 : vector<8xf32>, vector<8xf32>
    }
    %307 = arith.select %47, %53, %46 : index
    %311:2 = scf.for %308 = %53 to %307 step %c6 iter_args(%309 = %57#0, %310 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %312 = wave.lane
      %313 = arith.addi %308, %c5 : index
      %314 = arith.remui %312, %c1 : index
      %315 = arith.addi %10, %c3 : index
      %316 = arith.muli %313, %c11 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %314, %c4 : index
      %319 = arith.addi %317, %318 : index
      %320 = vector.load %w[%319] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %321 = vector.bitcast %320 : vector<2xi8> to vector<1xf16>
      %322 = vector.extract %321[0] : f16 from vector<1xf16>
      %323 = vector.broadcast %322 : f16 to vector<16xf16>
      %324 = arith.addi %10, %c3 : index
      %325 = arith.addi %inputFeatures, %c2 : index
      %326 = arith.divui %325, %c3 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %324, %327 : index
      %329 = arith.muli %313, %c17 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.addi %330, %c5 : index
      %332 = arith.muli %314, %c1 : index
      %333 = arith.addi %331, %332 : index
      %334 = vector.load %w[%333] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %335 = vector.bitcast %334 : vector<16xi8> to vector<4xi32>
      %336 = arith.andi %335, %c18 : vector<4xi32>
      %337 = arith.ori %336, %c19 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = arith.shrui %335, %c20 : vector<4xi32>
      %340 = arith.andi %339, %c18 : vector<4xi32>
      %341 = arith.ori %340, %c19 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = vector.shuffle %338, %342 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = arith.subf %343, %c21 : vector<16xf16>
      %345 = arith.mulf %344, %323 : vector<16xf16>
      %346 = arith.muli %313, %c17 : index
      %347 = arith.addi %328, %346 : index
      %348 = arith.addi %347, %c22 : index
      %349 = arith.muli %314, %c1 : index
      %350 = arith.addi %348, %349 : index
      %351 = vector.load %w[%350] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %352 = vector.bitcast %351 : vector<16xi8> to vector<4xi32>
      %353 = arith.andi %352, %c18 : vector<4xi32>
      %354 = arith.ori %353, %c19 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %352, %c20 : vector<4xi32>
      %357 = arith.andi %356, %c18 : vector<4xi32>
      %358 = arith.ori %357, %c19 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = vector.shuffle %355, %359 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = arith.subf %360, %c21 : vector<16xf16>
      %362 = arith.mulf %361, %323 : vector<16xf16>
      %363 = arith.addi %308, %c5 : index
      %364 = arith.remui %312, %c1 : index
      %365 = arith.addi %12, %c3 : index
      %366 = arith.muli %363, %c11 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %364, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%369] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %371 = vector.bitcast %370 : vector<2xi8> to vector<1xf16>
      %372 = vector.extract %371[0] : f16 from vector<1xf16>
      %373 = vector.broadcast %372 : f16 to vector<16xf16>
      %374 = arith.addi %12, %c3 : index
      %375 = arith.addi %inputFeatures, %c2 : index
      %376 = arith.divui %375, %c3 : index
      %377 = arith.muli %376, %c3 : index
      %378 = arith.addi %374, %377 : index
      %379 = arith.muli %363, %c17 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.addi %380, %c5 : index
      %382 = arith.muli %364, %c1 : index
      %383 = arith.addi %381, %382 : index
      %384 = vector.load %w[%383] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %385 = vector.bitcast %384 : vector<16xi8> to vector<4xi32>
      %386 = arith.andi %385, %c18 : vector<4xi32>
      %387 = arith.ori %386, %c19 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %385, %c20 : vector<4xi32>
      %390 = arith.andi %389, %c18 : vector<4xi32>
      %391 = arith.ori %390, %c19 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = vector.shuffle %388, %392 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = arith.subf %393, %c21 : vector<16xf16>
      %395 = arith.mulf %394, %373 : vector<16xf16>
      %396 = arith.muli %363, %c17 : index
      %397 = arith.addi %378, %396 : index
      %398 = arith.addi %397, %c22 : index
      %399 = arith.muli %364, %c1 : index
      %400 = arith.addi %398, %399 : index
      %401 = vector.load %w[%400] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %402 = vector.bitcast %401 : vector<16xi8> to vector<4xi32>
      %403 = arith.andi %402, %c18 : vector<4xi32>
      %404 = arith.ori %403, %c19 : vector<4xi32>
      %405 = vector.bitcast %404 : vector<4xi32> to vector<8xf16>
      %406 = arith.shrui %402, %c20 : vector<4xi32>
      %407 = arith.andi %406, %c18 : vector<4xi32>
      %408 = arith.ori %407, %c19 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = vector.shuffle %405, %409 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = arith.subf %410, %c21 : vector<16xf16>
      %412 = arith.mulf %411, %373 : vector<16xf16>
      %413 = arith.muli %308, %c4 : index
      %414 = arith.addi %413, %c5 : index
      %415 = arith.muli %tileRows, %c1 : index
      %416 = arith.muli %414, %415 : index
      %417 = arith.addi %40, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c13 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %345, %309 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %395, %310 : vector<16xf16>, vector<8xf32>
      %425 = arith.muli %308, %c4 : index
      %426 = arith.addi %425, %c6 : index
      %427 = arith.muli %tileRows, %c1 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.addi %40, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = arith.muli %tileRows, %c13 : index
      %432 = arith.addi %429, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = vector.shuffle %430, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = wave.mma %434, %362, %423 : vector<16xf16>, vector<8xf32>
      %436 = wave.mma %434, %412, %424 : vector<16xf16>, vector<8xf32>
      scf.yield %435, %436 : vector<8xf32>, vector<8xf32>
    }
    %437 = wave.lane
    %438 = wave.wave
    %439 = arith.muli %438, %c4 : index
    %440 = arith.addi %439, %c5 : index
    %441 = arith.muli %440, %c22 : index
    %442 = arith.addi %441, %437 : index
    %443 = vector.extract %311#0[0] : f32 from vector<8xf32>
    %444 = arith.addi %442, %c5 : index
    memref.store %443, %16[%444] : memref<?xf32>
    %445 = vector.extract %311#0[1] : f32 from vector<8xf32>
    %446 = arith.addi %442, %c11 : index
    memref.store %445, %16[%446] : memref<?xf32>
    %447 = vector.extract %311#0[2] : f32 from vector<8xf32>
    %448 = arith.addi %442, %c24 : index
    memref.store %447, %16[%448] : memref<?xf32>
    %449 = vector.extract %311#0[3] : f32 from vector<8xf32>
    %450 = arith.addi %442, %c25 : index
    memref.store %449, %16[%450] : memref<?xf32>
    %451 = vector.extract %311#0[4] : f32 from vector<8xf32>
    %452 = arith.addi %442, %c3 : index
    memref.store %451, %16[%452] : memref<?xf32>
    %453 = vector.extract %311#0[5] : f32 from vector<8xf32>
    %454 = arith.addi %442, %c26 : index
    memref.store %453, %16[%454] : memref<?xf32>
    %455 = vector.extract %311#0[6] : f32 from vector<8xf32>
    %456 = arith.addi %442, %c27 : index
    memref.store %455, %16[%456] : memref<?xf32>
    %457 = vector.extract %311#0[7] : f32 from vector<8xf32>
    %458 = arith.addi %442, %c28 : index
    memref.store %457, %16[%458] : memref<?xf32>
    %459 = arith.muli %438, %c4 : index
    %460 = arith.addi %459, %c6 : index
    %461 = arith.muli %460, %c22 : index
    %462 = arith.addi %461, %437 : index
    %463 = vector.extract %311#1[0] : f32 from vector<8xf32>
    %464 = arith.addi %462, %c5 : index
    memref.store %463, %16[%464] : memref<?xf32>
    %465 = vector.extract %311#1[1] : f32 from vector<8xf32>
    %466 = arith.addi %462, %c11 : index
    memref.store %465, %16[%466] : memref<?xf32>
    %467 = vector.extract %311#1[2] : f32 from vector<8xf32>
    %468 = arith.addi %462, %c24 : index
    memref.store %467, %16[%468] : memref<?xf32>
    %469 = vector.extract %311#1[3] : f32 from vector<8xf32>
    %470 = arith.addi %462, %c25 : index
    memref.store %469, %16[%470] : memref<?xf32>
    %471 = vector.extract %311#1[4] : f32 from vector<8xf32>
    %472 = arith.addi %462, %c3 : index
    memref.store %471, %16[%472] : memref<?xf32>
    %473 = vector.extract %311#1[5] : f32 from vector<8xf32>
    %474 = arith.addi %462, %c26 : index
    memref.store %473, %16[%474] : memref<?xf32>
    %475 = vector.extract %311#1[6] : f32 from vector<8xf32>
    %476 = arith.addi %462, %c27 : index
    memref.store %475, %16[%476] : memref<?xf32>
    %477 = vector.extract %311#1[7] : f32 from vector<8xf32>
    %478 = arith.addi %462, %c28 : index
    memref.store %477, %16[%478] : memref<?xf32>
    wave.barrier
    %479 = arith.muli %438, %c6 : index
    %480 = arith.addi %479, %c5 : index
    %481 = arith.muli %480, %c11 : index
    %482 = arith.addi %481, %437 : index
    %483 = arith.addi %482, %c5 : index
    %484 = memref.load %16[%483] : memref<?xf32>
    %485 = arith.addi %483, %c17 : index
    %486 = memref.load %16[%485] : memref<?xf32>
    %487 = arith.addf %484, %486 : f32
    %488 = arith.addi %483, %c29 : index
    %489 = memref.load %16[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = arith.addi %483, %c30 : index
    %492 = memref.load %16[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = arith.addi %483, %c31 : index
    %495 = memref.load %16[%494] : memref<?xf32>
    %496 = arith.addf %493, %495 : f32
    %497 = arith.addi %483, %c32 : index
    %498 = memref.load %16[%497] : memref<?xf32>
    %499 = arith.addf %496, %498 : f32
    %500 = arith.addi %483, %c33 : index
    %501 = memref.load %16[%500] : memref<?xf32>
    %502 = arith.addf %499, %501 : f32
    %503 = arith.addi %483, %c34 : index
    %504 = memref.load %16[%503] : memref<?xf32>
    %505 = arith.addf %502, %504 : f32
    %506 = arith.muli %480, %c11 : index
    %507 = arith.addi %506, %437 : index
    %508 = arith.addi %507, %c22 : index
    %509 = memref.load %16[%508] : memref<?xf32>
    %510 = arith.addi %508, %c17 : index
    %511 = memref.load %16[%510] : memref<?xf32>
    %512 = arith.addf %509, %511 : f32
    %513 = arith.addi %508, %c29 : index
    %514 = memref.load %16[%513] : memref<?xf32>
    %515 = arith.addf %512, %514 : f32
    %516 = arith.addi %508, %c30 : index
    %517 = memref.load %16[%516] : memref<?xf32>
    %518 = arith.addf %515, %517 : f32
    %519 = arith.addi %508, %c31 : index
    %520 = memref.load %16[%519] : memref<?xf32>
    %521 = arith.addf %518, %520 : f32
    %522 = arith.addi %508, %c32 : index
    %523 = memref.load %16[%522] : memref<?xf32>
    %524 = arith.addf %521, %523 : f32
    %525 = arith.addi %508, %c33 : index
    %526 = memref.load %16[%525] : memref<?xf32>
    %527 = arith.addf %524, %526 : f32
    %528 = arith.addi %508, %c34 : index
    %529 = memref.load %16[%528] : memref<?xf32>
    %530 = arith.addf %527, %529 : f32
    %531 = wave.lane
    %532 = arith.addi %15, %c5 : index
    %533 = arith.muli %480, %c4 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.divui %531, %c1 : index
    %536 = arith.addi %534, %535 : index
    %537 = arith.cmpi slt, %536, %14 : index
    scf.if %537 {
      %538 = arith.cmpi eq, %hasFactors, %c6 : index
      %539 = arith.muli %536, %c4 : index
      %540 = memref.load %factors[%539] : memref<?xf32>
      %541 = arith.mulf %540, %operandScale : f32
      %542 = arith.select %538, %541, %operandScale : f32
      %543 = arith.remui %531, %c1 : index
      %544 = arith.muli %543, %c37 : index
      %545 = arith.addi %10, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %542 : f32
      %550 = arith.mulf %505, %549 : f32
      %551 = arith.remui %531, %c1 : index
      %552 = arith.muli %551, %c37 : index
      %553 = arith.addi %12, %552 : index
      %554 = vector.load %w[%553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %555 = vector.bitcast %554 : vector<4xi8> to vector<1xf32>
      %556 = vector.extract %555[0] : f32 from vector<1xf32>
      %557 = arith.mulf %556, %542 : f32
      %558 = arith.mulf %530, %557 : f32
      %559 = arith.muli %536, %outputFeatures : index
      %560 = arith.addi %559, %19 : index
      %561 = wave.lane
      %562 = arith.remui %561, %c1 : index
      %563 = arith.addi %560, %562 : index
      scf.if %17 {
        %564 = arith.addi %563, %c5 : index
        %565 = memref.load %residual[%564] : memref<?xf32>
        %566 = arith.addf %565, %550 : f32
        %567 = arith.addi %563, %c5 : index
        memref.store %566, %out[%567] : memref<?xf32>
      } else {
        %568 = arith.addi %563, %c5 : index
        memref.store %550, %out[%568] : memref<?xf32>
      }
      scf.if %17 {
        %569 = arith.addi %563, %c1 : index
        %570 = memref.load %residual[%569] : memref<?xf32>
        %571 = arith.addf %570, %558 : f32
        %572 = arith.addi %563, %c1 : index
        memref.store %571, %out[%572] : memref<?xf32>
      } else {
        %573 = arith.addi %563, %c1 : index
        memref.store %558, %out[%573] : memref<?xf32>
      }
    }
  }
  %574 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %574 {
    %575 = arith.addi %15, %c1 : index
    %576 = arith.minsi %575, %14 : index
    %577 = wave.wave
    %578 = arith.addi %15, %577 : index
    scf.for %579 = %578 to %576 step %c13 {
      %580 = arith.muli %579, %features : index
      %581 = wave.lane
      %582 = arith.muli %581, %c37 : index
      %587:3 = scf.for %583 = %582 to %features step %c3 iter_args(%584 = %c40, %585 = %c40, %586 = %c40) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %588 = arith.addi %580, %583 : index
        %589 = vector.load %out[%588] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %590 = vector.load %norm_weight[%583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %591 = arith.mulf %589, %590 : vector<4xf32>
        %592 = math.fma %589, %589, %584 : vector<4xf32>
        %593 = math.fma %591, %591, %585 : vector<4xf32>
        %594 = math.absf %591 : vector<4xf32>
        %595 = arith.maximumf %586, %594 : vector<4xf32>
        scf.yield %592, %593, %595 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %596 = wave.reduce "add" %587#0 : vector<4xf32>
      %597 = arith.mulf %596, %inverseFeatures : f32
      %598 = arith.addf %597, %epsilon : f32
      %599 = math.sqrt %598 : f32
      %600 = arith.divf %c42, %599 : f32
      %601 = wave.reduce "max" %587#2 : vector<4xf32>
      %602 = arith.mulf %601, %600 : f32
      %603 = arith.bitcast %602 : f32 to i32
      %604 = arith.shrui %603, %c44 : i32
      %605 = arith.maxsi %604, %c45 : i32
      %606 = arith.subi %c46, %605 : i32
      %607 = arith.shli %606, %c44 : i32
      %608 = arith.subi %605, %c47 : i32
      %609 = arith.shli %608, %c44 : i32
      %610 = arith.bitcast %607 : i32 to f32
      %611 = arith.bitcast %609 : i32 to f32
      %612 = wave.reduce "add" %587#1 : vector<4xf32>
      %613 = arith.mulf %612, %600 : f32
      %614 = arith.mulf %613, %600 : f32
      %615 = wave.lane
      %616 = arith.cmpi eq, %615, %c5 : index
      scf.if %616 {
        %617 = arith.muli %579, %c4 : index
        memref.store %611, %normed_factors[%617] : memref<?xf32>
        %618 = arith.muli %579, %c4 : index
        %619 = arith.addi %618, %c6 : index
        memref.store %614, %normed_factors[%619] : memref<?xf32>
      }
      %620 = vector.broadcast %600 : f32 to vector<4xf32>
      %621 = vector.broadcast %610 : f32 to vector<4xf32>
      scf.for %622 = %582 to %features step %c3 {
        %623 = arith.addi %580, %622 : index
        %624 = vector.load %out[%623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %625 = arith.mulf %624, %620 : vector<4xf32>
        %626 = vector.load %norm_weight[%622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %627 = arith.mulf %625, %626 : vector<4xf32>
        %628 = arith.mulf %627, %621 : vector<4xf32>
        %629 = arith.divui %579, %tileRows : index
        %630 = arith.divui %features, %c1 : index
        %631 = arith.muli %629, %630 : index
        %632 = arith.divui %622, %c1 : index
        %633 = arith.addi %631, %632 : index
        %634 = arith.muli %633, %c4 : index
        %635 = arith.remui %622, %c1 : index
        %636 = arith.divui %635, %c13 : index
        %637 = arith.addi %634, %636 : index
        %638 = arith.muli %tileRows, %c13 : index
        %639 = arith.muli %637, %638 : index
        %640 = arith.remui %579, %tileRows : index
        %641 = arith.muli %640, %c13 : index
        %642 = arith.addi %639, %641 : index
        %643 = arith.remui %622, %c13 : index
        %644 = arith.addi %642, %643 : index
        %645 = arith.truncf %628 : vector<4xf32> to vector<4xf16>
        vector.store %645, %normed[%644] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
