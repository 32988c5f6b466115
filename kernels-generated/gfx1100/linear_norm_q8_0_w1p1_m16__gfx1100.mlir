// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c31 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = arith.cmpi eq, %hasResidual, %c4 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %13, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c10 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c11 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c11 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c11 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c11 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c13 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c10 : index
    %47 = arith.muli %46, %c10 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c10 iter_args(%52 = %c12) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c5 : index
      %56 = arith.remui %54, %c1 : index
      %57 = arith.addi %10, %c3 : index
      %58 = arith.muli %55, %c13 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c10 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = vector.extract %63[0] : f16 from vector<1xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = arith.addi %10, %c3 : index
      %67 = arith.addi %inputFeatures, %c2 : index
      %68 = arith.divui %67, %c3 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %66, %69 : index
      %71 = arith.muli %55, %c16 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.addi %72, %c5 : index
      %74 = arith.muli %56, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<4xi32>
      %78 = arith.andi %77, %c17 : vector<4xi32>
      %79 = arith.ori %78, %c18 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %77, %c19 : vector<4xi32>
      %82 = arith.andi %81, %c17 : vector<4xi32>
      %83 = arith.ori %82, %c18 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.subf %85, %c20 : vector<16xf16>
      %87 = arith.mulf %86, %65 : vector<16xf16>
      %88 = arith.muli %55, %c16 : index
      %89 = arith.addi %70, %88 : index
      %90 = arith.addi %89, %c21 : index
      %91 = arith.muli %56, %c1 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.andi %94, %c17 : vector<4xi32>
      %96 = arith.ori %95, %c18 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %94, %c19 : vector<4xi32>
      %99 = arith.andi %98, %c17 : vector<4xi32>
      %100 = arith.ori %99, %c18 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.subf %102, %c20 : vector<16xf16>
      %104 = arith.mulf %103, %65 : vector<16xf16>
      %105 = arith.addi %51, %c4 : index
      %106 = arith.remui %54, %c1 : index
      %107 = arith.addi %10, %c3 : index
      %108 = arith.muli %105, %c13 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %106, %c10 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %113 = vector.bitcast %112 : vector<2xi8> to vector<1xf16>
      %114 = vector.extract %113[0] : f16 from vector<1xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %10, %c3 : index
      %117 = arith.addi %inputFeatures, %c2 : index
      %118 = arith.divui %117, %c3 : index
      %119 = arith.muli %118, %c3 : index
      %120 = arith.addi %116, %119 : index
      %121 = arith.muli %105, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c5 : index
      %124 = arith.muli %106, %c1 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.andi %127, %c17 : vector<4xi32>
      %129 = arith.ori %128, %c18 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %127, %c19 : vector<4xi32>
      %132 = arith.andi %131, %c17 : vector<4xi32>
      %133 = arith.ori %132, %c18 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = arith.subf %135, %c20 : vector<16xf16>
      %137 = arith.mulf %136, %115 : vector<16xf16>
      %138 = arith.muli %105, %c16 : index
      %139 = arith.addi %120, %138 : index
      %140 = arith.addi %139, %c21 : index
      %141 = arith.muli %106, %c1 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<4xi32>
      %145 = arith.andi %144, %c17 : vector<4xi32>
      %146 = arith.ori %145, %c18 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %144, %c19 : vector<4xi32>
      %149 = arith.andi %148, %c17 : vector<4xi32>
      %150 = arith.ori %149, %c18 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.subf %152, %c20 : vector<16xf16>
      %154 = arith.mulf %153, %115 : vector<16xf16>
      %155 = arith.muli %51, %c10 : index
      %156 = arith.addi %155, %c5 : index
      %157 = arith.muli %tileRows, %c1 : index
      %158 = arith.muli %156, %157 : index
      %159 = arith.addi %37, %158 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = arith.muli %tileRows, %c11 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = wave.mma %164, %87, %52 : vector<16xf16>, vector<8xf32>
      %166 = arith.muli %51, %c10 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.muli %tileRows, %c1 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %37, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c11 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %104, %165 : vector<16xf16>, vector<8xf32>
      %177 = arith.muli %51, %c10 : index
      %178 = arith.addi %177, %c10 : index
      %179 = arith.muli %tileRows, %c1 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %37, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c11 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %137, %176 : vector<16xf16>, vector<8xf32>
      %188 = arith.muli %51, %c10 : index
      %189 = arith.addi %188, %c22 : index
      %190 = arith.muli %tileRows, %c1 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.addi %37, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c11 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %154, %187 : vector<16xf16>, vector<8xf32>
      scf.yield %198 : vector<8xf32>
    }
    %199 = arith.select %44, %50, %43 : index
    %202 = scf.for %200 = %50 to %199 step %c4 iter_args(%201 = %53) -> (vector<8xf32>) {
      %203 = wave.lane
      %204 = arith.addi %200, %c5 : index
      %205 = arith.remui %203, %c1 : index
      %206 = arith.addi %10, %c3 : index
      %207 = arith.muli %204, %c13 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c10 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %212 = vector.bitcast %211 : vector<2xi8> to vector<1xf16>
      %213 = vector.extract %212[0] : f16 from vector<1xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %10, %c3 : index
      %216 = arith.addi %inputFeatures, %c2 : index
      %217 = arith.divui %216, %c3 : index
      %218 = arith.muli %217, %c3 : index
      %219 = arith.addi %215, %218 : index
      %220 = arith.muli %204, %c16 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c5 : index
      %223 = arith.muli %205, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.andi %226, %c17 : vector<4xi32>
      %228 = arith.ori %227, %c18 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %226, %c19 : vector<4xi32>
      %231 = arith.andi %230, %c17 : vector<4xi32>
      %232 = arith.ori %231, %c18 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.subf %234, %c20 : vector<16xf16>
      %236 = arith.mulf %235, %214 : vector<16xf16>
      %237 = arith.muli %204, %c16 : index
      %238 = arith.addi %219, %237 : index
      %239 = arith.addi %238, %c21 : index
      %240 = arith.muli %205, %c1 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c17 : vector<4xi32>
      %245 = arith.ori %244, %c18 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c19 : vector<4xi32>
      %248 = arith.andi %247, %c17 : vector<4xi32>
      %249 = arith.ori %248, %c18 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c20 : vector<16xf16>
      %253 = arith.mulf %252, %214 : vector<16xf16>
      %254 = arith.muli %200, %c10 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %37, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c11 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %236, %201 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %200, %c10 : index
      %266 = arith.addi %265, %c4 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %37, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c11 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %253, %264 : vector<16xf16>, vector<8xf32>
      scf.yield %275 : vector<8xf32>
    }
    %276 = wave.lane
    %277 = vector.extract %202[0] : f32 from vector<8xf32>
    %278 = wave.lane
    %279 = arith.addi %13, %c5 : index
    %280 = arith.muli %c5, %c10 : index
    %281 = arith.addi %279, %280 : index
    %282 = arith.divui %278, %c1 : index
    %283 = arith.addi %281, %282 : index
    %284 = arith.cmpi slt, %283, %12 : index
    scf.if %284 {
      %285 = arith.cmpi eq, %hasFactors, %c4 : index
      %286 = arith.muli %283, %c10 : index
      %287 = memref.load %factors[%286] : memref<?xf32>
      %288 = arith.mulf %287, %operandScale : f32
      %289 = arith.select %285, %288, %operandScale : f32
      %290 = arith.remui %278, %c1 : index
      %291 = arith.muli %290, %c25 : index
      %292 = arith.addi %10, %291 : index
      %293 = vector.load %w[%292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %294 = vector.bitcast %293 : vector<4xi8> to vector<1xf32>
      %295 = vector.extract %294[0] : f32 from vector<1xf32>
      %296 = arith.mulf %295, %289 : f32
      %297 = arith.mulf %277, %296 : f32
      %298 = arith.muli %283, %outputFeatures : index
      %299 = arith.addi %298, %16 : index
      %300 = wave.lane
      %301 = arith.remui %300, %c1 : index
      %302 = arith.addi %299, %301 : index
      scf.if %14 {
        %303 = arith.addi %302, %c5 : index
        %304 = memref.load %residual[%303] : memref<?xf32>
        %305 = arith.addf %304, %297 : f32
        %306 = arith.addi %302, %c5 : index
        memref.store %305, %out[%306] : memref<?xf32>
      } else {
        %307 = arith.addi %302, %c5 : index
        memref.store %297, %out[%307] : memref<?xf32>
      }
    }
    %308 = vector.extract %202[1] : f32 from vector<8xf32>
    %309 = wave.lane
    %310 = arith.addi %13, %c5 : index
    %311 = arith.muli %c4, %c10 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.divui %309, %c1 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi slt, %314, %12 : index
    scf.if %315 {
      %316 = arith.cmpi eq, %hasFactors, %c4 : index
      %317 = arith.muli %314, %c10 : index
      %318 = memref.load %factors[%317] : memref<?xf32>
      %319 = arith.mulf %318, %operandScale : f32
      %320 = arith.select %316, %319, %operandScale : f32
      %321 = arith.remui %309, %c1 : index
      %322 = arith.muli %321, %c25 : index
      %323 = arith.addi %10, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %320 : f32
      %328 = arith.mulf %308, %327 : f32
      %329 = arith.muli %314, %outputFeatures : index
      %330 = arith.addi %329, %16 : index
      %331 = wave.lane
      %332 = arith.remui %331, %c1 : index
      %333 = arith.addi %330, %332 : index
      scf.if %14 {
        %334 = arith.addi %333, %c5 : index
        %335 = memref.load %residual[%334] : memref<?xf32>
        %336 = arith.addf %335, %328 : f32
        %337 = arith.addi %333, %c5 : index
        memref.store %336, %out[%337] : memref<?xf32>
      } else {
        %338 = arith.addi %333, %c5 : index
        memref.store %328, %out[%338] : memref<?xf32>
      }
    }
    %339 = vector.extract %202[2] : f32 from vector<8xf32>
    %340 = wave.lane
    %341 = arith.addi %13, %c5 : index
    %342 = arith.muli %c10, %c10 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.divui %340, %c1 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.cmpi slt, %345, %12 : index
    scf.if %346 {
      %347 = arith.cmpi eq, %hasFactors, %c4 : index
      %348 = arith.muli %345, %c10 : index
      %349 = memref.load %factors[%348] : memref<?xf32>
      %350 = arith.mulf %349, %operandScale : f32
      %351 = arith.select %347, %350, %operandScale : f32
      %352 = arith.remui %340, %c1 : index
      %353 = arith.muli %352, %c25 : index
      %354 = arith.addi %10, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.bitcast %355 : vector<4xi8> to vector<1xf32>
      %357 = vector.extract %356[0] : f32 from vector<1xf32>
      %358 = arith.mulf %357, %351 : f32
      %359 = arith.mulf %339, %358 : f32
      %360 = arith.muli %345, %outputFeatures : index
      %361 = arith.addi %360, %16 : index
      %362 = wave.lane
      %363 = arith.remui %362, %c1 : index
      %364 = arith.addi %361, %363 : index
      scf.if %14 {
        %365 = arith.addi %364, %c5 : index
        %366 = memref.load %residual[%365] : memref<?xf32>
        %367 = arith.addf %366, %359 : f32
        %368 = arith.addi %364, %c5 : index
        memref.store %367, %out[%368] : memref<?xf32>
      } else {
        %369 = arith.addi %364, %c5 : index
        memref.store %359, %out[%369] : memref<?xf32>
      }
    }
    %370 = vector.extract %202[3] : f32 from vector<8xf32>
    %371 = wave.lane
    %372 = arith.addi %13, %c5 : index
    %373 = arith.muli %c22, %c10 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.divui %371, %c1 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.cmpi slt, %376, %12 : index
    scf.if %377 {
      %378 = arith.cmpi eq, %hasFactors, %c4 : index
      %379 = arith.muli %376, %c10 : index
      %380 = memref.load %factors[%379] : memref<?xf32>
      %381 = arith.mulf %380, %operandScale : f32
      %382 = arith.select %378, %381, %operandScale : f32
      %383 = arith.remui %371, %c1 : index
      %384 = arith.muli %383, %c25 : index
      %385 = arith.addi %10, %384 : index
      %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
      %388 = vector.extract %387[0] : f32 from vector<1xf32>
      %389 = arith.mulf %388, %382 : f32
      %390 = arith.mulf %370, %389 : f32
      %391 = arith.muli %376, %outputFeatures : index
      %392 = arith.addi %391, %16 : index
      %393 = wave.lane
      %394 = arith.remui %393, %c1 : index
      %395 = arith.addi %392, %394 : index
      scf.if %14 {
        %396 = arith.addi %395, %c5 : index
        %397 = memref.load %residual[%396] : memref<?xf32>
        %398 = arith.addf %397, %390 : f32
        %399 = arith.addi %395, %c5 : index
        memref.store %398, %out[%399] : memref<?xf32>
      } else {
        %400 = arith.addi %395, %c5 : index
        memref.store %390, %out[%400] : memref<?xf32>
      }
    }
    %401 = vector.extract %202[4] : f32 from vector<8xf32>
    %402 = wave.lane
    %403 = arith.addi %13, %c5 : index
    %404 = arith.muli %c25, %c10 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.divui %402, %c1 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.cmpi slt, %407, %12 : index
    scf.if %408 {
      %409 = arith.cmpi eq, %hasFactors, %c4 : index
      %410 = arith.muli %407, %c10 : index
      %411 = memref.load %factors[%410] : memref<?xf32>
      %412 = arith.mulf %411, %operandScale : f32
      %413 = arith.select %409, %412, %operandScale : f32
      %414 = arith.remui %402, %c1 : index
      %415 = arith.muli %414, %c25 : index
      %416 = arith.addi %10, %415 : index
      %417 = vector.load %w[%416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %418 = vector.bitcast %417 : vector<4xi8> to vector<1xf32>
      %419 = vector.extract %418[0] : f32 from vector<1xf32>
      %420 = arith.mulf %419, %413 : f32
      %421 = arith.mulf %401, %420 : f32
      %422 = arith.muli %407, %outputFeatures : index
      %423 = arith.addi %422, %16 : index
      %424 = wave.lane
      %425 = arith.remui %424, %c1 : index
      %426 = arith.addi %423, %425 : index
      scf.if %14 {
        %427 = arith.addi %426, %c5 : index
        %428 = memref.load %residual[%427] : memref<?xf32>
        %429 = arith.addf %428, %421 : f32
        %430 = arith.addi %426, %c5 : index
        memref.store %429, %out[%430] : memref<?xf32>
      } else {
        %431 = arith.addi %426, %c5 : index
        memref.store %421, %out[%431] : memref<?xf32>
      }
    }
    %432 = vector.extract %202[5] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %13, %c5 : index
    %435 = arith.muli %c26, %c10 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c1 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %12 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c4 : index
      %441 = arith.muli %438, %c10 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c1 : index
      %446 = arith.muli %445, %c25 : index
      %447 = arith.addi %10, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %432, %451 : f32
      %453 = arith.muli %438, %outputFeatures : index
      %454 = arith.addi %453, %16 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c1 : index
      %457 = arith.addi %454, %456 : index
      scf.if %14 {
        %458 = arith.addi %457, %c5 : index
        %459 = memref.load %residual[%458] : memref<?xf32>
        %460 = arith.addf %459, %452 : f32
        %461 = arith.addi %457, %c5 : index
        memref.store %460, %out[%461] : memref<?xf32>
      } else {
        %462 = arith.addi %457, %c5 : index
        memref.store %452, %out[%462] : memref<?xf32>
      }
    }
    %463 = vector.extract %202[6] : f32 from vector<8xf32>
    %464 = wave.lane
    %465 = arith.addi %13, %c5 : index
    %466 = arith.muli %c27, %c10 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.divui %464, %c1 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.cmpi slt, %469, %12 : index
    scf.if %470 {
      %471 = arith.cmpi eq, %hasFactors, %c4 : index
      %472 = arith.muli %469, %c10 : index
      %473 = memref.load %factors[%472] : memref<?xf32>
      %474 = arith.mulf %473, %operandScale : f32
      %475 = arith.select %471, %474, %operandScale : f32
      %476 = arith.remui %464, %c1 : index
      %477 = arith.muli %476, %c25 : index
      %478 = arith.addi %10, %477 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %481, %475 : f32
      %483 = arith.mulf %463, %482 : f32
      %484 = arith.muli %469, %outputFeatures : index
      %485 = arith.addi %484, %16 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c1 : index
      %488 = arith.addi %485, %487 : index
      scf.if %14 {
        %489 = arith.addi %488, %c5 : index
        %490 = memref.load %residual[%489] : memref<?xf32>
        %491 = arith.addf %490, %483 : f32
        %492 = arith.addi %488, %c5 : index
        memref.store %491, %out[%492] : memref<?xf32>
      } else {
        %493 = arith.addi %488, %c5 : index
        memref.store %483, %out[%493] : memref<?xf32>
      }
    }
    %494 = vector.extract %202[7] : f32 from vector<8xf32>
    %495 = wave.lane
    %496 = arith.addi %13, %c5 : index
    %497 = arith.muli %c28, %c10 : index
    %498 = arith.addi %496, %497 : index
    %499 = arith.divui %495, %c1 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.cmpi slt, %500, %12 : index
    scf.if %501 {
      %502 = arith.cmpi eq, %hasFactors, %c4 : index
      %503 = arith.muli %500, %c10 : index
      %504 = memref.load %factors[%503] : memref<?xf32>
      %505 = arith.mulf %504, %operandScale : f32
      %506 = arith.select %502, %505, %operandScale : f32
      %507 = arith.remui %495, %c1 : index
      %508 = arith.muli %507, %c25 : index
      %509 = arith.addi %10, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %506 : f32
      %514 = arith.mulf %494, %513 : f32
      %515 = arith.muli %500, %outputFeatures : index
      %516 = arith.addi %515, %16 : index
      %517 = wave.lane
      %518 = arith.remui %517, %c1 : index
      %519 = arith.addi %516, %518 : index
      scf.if %14 {
        %520 = arith.addi %519, %c5 : index
        %521 = memref.load %residual[%520] : memref<?xf32>
        %522 = arith.addf %521, %514 : f32
        %523 = arith.addi %519, %c5 : index
        memref.store %522, %out[%523] : memref<?xf32>
      } else {
        %524 = arith.addi %519, %c5 : index
        memref.store %514, %out[%524] : memref<?xf32>
      }
    }
  }
  %525 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %525 {
    %526 = arith.addi %13, %c1 : index
    %527 = arith.minsi %526, %12 : index
    %528 = wave.wave
    %529 = arith.addi %13, %528 : index
    scf.for %530 = %529 to %527 step %c4 {
      %531 = arith.muli %530, %features : index
      %532 = wave.lane
      %533 = arith.muli %532, %c25 : index
      %538:3 = scf.for %534 = %533 to %features step %c3 iter_args(%535 = %c31, %536 = %c31, %537 = %c31) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %539 = arith.addi %531, %534 : index
        %540 = vector.load %out[%539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %541 = vector.load %norm_weight[%534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %542 = arith.mulf %540, %541 : vector<4xf32>
        %543 = math.fma %540, %540, %535 : vector<4xf32>
        %544 = math.fma %542, %542, %536 : vector<4xf32>
        %545 = math.absf %542 : vector<4xf32>
        %546 = arith.maximumf %537, %545 : vector<4xf32>
        scf.yield %543, %544, %546 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %547 = wave.reduce "add" %538#0 : vector<4xf32>
      %548 = arith.mulf %547, %inverseFeatures : f32
      %549 = arith.addf %548, %epsilon : f32
      %550 = math.sqrt %549 : f32
      %551 = arith.divf %c33, %550 : f32
      %552 = wave.reduce "max" %538#2 : vector<4xf32>
      %553 = arith.mulf %552, %551 : f32
      %554 = arith.bitcast %553 : f32 to i32
      %555 = arith.shrui %554, %c35 : i32
      %556 = arith.maxsi %555, %c36 : i32
      %557 = arith.subi %c37, %556 : i32
      %558 = arith.shli %557, %c35 : i32
      %559 = arith.subi %556, %c38 : i32
      %560 = arith.shli %559, %c35 : i32
      %561 = arith.bitcast %558 : i32 to f32
      %562 = arith.bitcast %560 : i32 to f32
      %563 = wave.reduce "add" %538#1 : vector<4xf32>
      %564 = arith.mulf %563, %551 : f32
      %565 = arith.mulf %564, %551 : f32
      %566 = wave.lane
      %567 = arith.cmpi eq, %566, %c5 : index
      scf.if %567 {
        %568 = arith.muli %530, %c10 : index
        memref.store %562, %normed_factors[%568] : memref<?xf32>
        %569 = arith.muli %530, %c10 : index
        %570 = arith.addi %569, %c4 : index
        memref.store %565, %normed_factors[%570] : memref<?xf32>
      }
      %571 = vector.broadcast %551 : f32 to vector<4xf32>
      %572 = vector.broadcast %561 : f32 to vector<4xf32>
      scf.for %573 = %533 to %features step %c3 {
        %574 = arith.addi %531, %573 : index
        %575 = vector.load %out[%574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %576 = arith.mulf %575, %571 : vector<4xf32>
        %577 = vector.load %norm_weight[%573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %578 = arith.mulf %576, %577 : vector<4xf32>
        %579 = arith.mulf %578, %572 : vector<4xf32>
        %580 = arith.divui %530, %tileRows : index
        %581 = arith.divui %features, %c1 : index
        %582 = arith.muli %580, %581 : index
        %583 = arith.divui %573, %c1 : index
        %584 = arith.addi %582, %583 : index
        %585 = arith.muli %584, %c10 : index
        %586 = arith.remui %573, %c1 : index
        %587 = arith.divui %586, %c11 : index
        %588 = arith.addi %585, %587 : index
        %589 = arith.muli %tileRows, %c11 : index
        %590 = arith.muli %588, %589 : index
        %591 = arith.remui %530, %tileRows : index
        %592 = arith.muli %591, %c11 : index
        %593 = arith.addi %590, %592 : index
        %594 = arith.remui %573, %c11 : index
        %595 = arith.addi %593, %594 : index
        %596 = arith.truncf %579 : vector<4xf32> to vector<4xf16>
        vector.store %596, %normed[%595] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
