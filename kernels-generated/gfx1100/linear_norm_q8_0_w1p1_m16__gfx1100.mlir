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
  %c24 = arith.constant 0x3F800000 : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c31 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
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
      %286 = memref.load %factors[%283] : memref<?xf32>
      %287 = arith.select %285, %286, %c24 : f32
      %288 = arith.remui %278, %c1 : index
      %289 = arith.muli %288, %c25 : index
      %290 = arith.addi %10, %289 : index
      %291 = vector.load %w[%290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %292 = vector.bitcast %291 : vector<4xi8> to vector<1xf32>
      %293 = vector.extract %292[0] : f32 from vector<1xf32>
      %294 = arith.mulf %293, %287 : f32
      %295 = arith.mulf %277, %294 : f32
      %296 = arith.muli %283, %outputFeatures : index
      %297 = arith.addi %296, %16 : index
      %298 = wave.lane
      %299 = arith.remui %298, %c1 : index
      %300 = arith.addi %297, %299 : index
      scf.if %14 {
        %301 = arith.addi %300, %c5 : index
        %302 = memref.load %residual[%301] : memref<?xf32>
        %303 = arith.addf %302, %295 : f32
        %304 = arith.addi %300, %c5 : index
        memref.store %303, %out[%304] : memref<?xf32>
      } else {
        %305 = arith.addi %300, %c5 : index
        memref.store %295, %out[%305] : memref<?xf32>
      }
    }
    %306 = vector.extract %202[1] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.addi %13, %c5 : index
    %309 = arith.muli %c4, %c10 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c1 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %12 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c4 : index
      %315 = memref.load %factors[%312] : memref<?xf32>
      %316 = arith.select %314, %315, %c24 : f32
      %317 = arith.remui %307, %c1 : index
      %318 = arith.muli %317, %c25 : index
      %319 = arith.addi %10, %318 : index
      %320 = vector.load %w[%319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %321 = vector.bitcast %320 : vector<4xi8> to vector<1xf32>
      %322 = vector.extract %321[0] : f32 from vector<1xf32>
      %323 = arith.mulf %322, %316 : f32
      %324 = arith.mulf %306, %323 : f32
      %325 = arith.muli %312, %outputFeatures : index
      %326 = arith.addi %325, %16 : index
      %327 = wave.lane
      %328 = arith.remui %327, %c1 : index
      %329 = arith.addi %326, %328 : index
      scf.if %14 {
        %330 = arith.addi %329, %c5 : index
        %331 = memref.load %residual[%330] : memref<?xf32>
        %332 = arith.addf %331, %324 : f32
        %333 = arith.addi %329, %c5 : index
        memref.store %332, %out[%333] : memref<?xf32>
      } else {
        %334 = arith.addi %329, %c5 : index
        memref.store %324, %out[%334] : memref<?xf32>
      }
    }
    %335 = vector.extract %202[2] : f32 from vector<8xf32>
    %336 = wave.lane
    %337 = arith.addi %13, %c5 : index
    %338 = arith.muli %c10, %c10 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.divui %336, %c1 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.cmpi slt, %341, %12 : index
    scf.if %342 {
      %343 = arith.cmpi eq, %hasFactors, %c4 : index
      %344 = memref.load %factors[%341] : memref<?xf32>
      %345 = arith.select %343, %344, %c24 : f32
      %346 = arith.remui %336, %c1 : index
      %347 = arith.muli %346, %c25 : index
      %348 = arith.addi %10, %347 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
      %351 = vector.extract %350[0] : f32 from vector<1xf32>
      %352 = arith.mulf %351, %345 : f32
      %353 = arith.mulf %335, %352 : f32
      %354 = arith.muli %341, %outputFeatures : index
      %355 = arith.addi %354, %16 : index
      %356 = wave.lane
      %357 = arith.remui %356, %c1 : index
      %358 = arith.addi %355, %357 : index
      scf.if %14 {
        %359 = arith.addi %358, %c5 : index
        %360 = memref.load %residual[%359] : memref<?xf32>
        %361 = arith.addf %360, %353 : f32
        %362 = arith.addi %358, %c5 : index
        memref.store %361, %out[%362] : memref<?xf32>
      } else {
        %363 = arith.addi %358, %c5 : index
        memref.store %353, %out[%363] : memref<?xf32>
      }
    }
    %364 = vector.extract %202[3] : f32 from vector<8xf32>
    %365 = wave.lane
    %366 = arith.addi %13, %c5 : index
    %367 = arith.muli %c22, %c10 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.divui %365, %c1 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.cmpi slt, %370, %12 : index
    scf.if %371 {
      %372 = arith.cmpi eq, %hasFactors, %c4 : index
      %373 = memref.load %factors[%370] : memref<?xf32>
      %374 = arith.select %372, %373, %c24 : f32
      %375 = arith.remui %365, %c1 : index
      %376 = arith.muli %375, %c25 : index
      %377 = arith.addi %10, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %374 : f32
      %382 = arith.mulf %364, %381 : f32
      %383 = arith.muli %370, %outputFeatures : index
      %384 = arith.addi %383, %16 : index
      %385 = wave.lane
      %386 = arith.remui %385, %c1 : index
      %387 = arith.addi %384, %386 : index
      scf.if %14 {
        %388 = arith.addi %387, %c5 : index
        %389 = memref.load %residual[%388] : memref<?xf32>
        %390 = arith.addf %389, %382 : f32
        %391 = arith.addi %387, %c5 : index
        memref.store %390, %out[%391] : memref<?xf32>
      } else {
        %392 = arith.addi %387, %c5 : index
        memref.store %382, %out[%392] : memref<?xf32>
      }
    }
    %393 = vector.extract %202[4] : f32 from vector<8xf32>
    %394 = wave.lane
    %395 = arith.addi %13, %c5 : index
    %396 = arith.muli %c25, %c10 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.divui %394, %c1 : index
    %399 = arith.addi %397, %398 : index
    %400 = arith.cmpi slt, %399, %12 : index
    scf.if %400 {
      %401 = arith.cmpi eq, %hasFactors, %c4 : index
      %402 = memref.load %factors[%399] : memref<?xf32>
      %403 = arith.select %401, %402, %c24 : f32
      %404 = arith.remui %394, %c1 : index
      %405 = arith.muli %404, %c25 : index
      %406 = arith.addi %10, %405 : index
      %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
      %409 = vector.extract %408[0] : f32 from vector<1xf32>
      %410 = arith.mulf %409, %403 : f32
      %411 = arith.mulf %393, %410 : f32
      %412 = arith.muli %399, %outputFeatures : index
      %413 = arith.addi %412, %16 : index
      %414 = wave.lane
      %415 = arith.remui %414, %c1 : index
      %416 = arith.addi %413, %415 : index
      scf.if %14 {
        %417 = arith.addi %416, %c5 : index
        %418 = memref.load %residual[%417] : memref<?xf32>
        %419 = arith.addf %418, %411 : f32
        %420 = arith.addi %416, %c5 : index
        memref.store %419, %out[%420] : memref<?xf32>
      } else {
        %421 = arith.addi %416, %c5 : index
        memref.store %411, %out[%421] : memref<?xf32>
      }
    }
    %422 = vector.extract %202[5] : f32 from vector<8xf32>
    %423 = wave.lane
    %424 = arith.addi %13, %c5 : index
    %425 = arith.muli %c26, %c10 : index
    %426 = arith.addi %424, %425 : index
    %427 = arith.divui %423, %c1 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.cmpi slt, %428, %12 : index
    scf.if %429 {
      %430 = arith.cmpi eq, %hasFactors, %c4 : index
      %431 = memref.load %factors[%428] : memref<?xf32>
      %432 = arith.select %430, %431, %c24 : f32
      %433 = arith.remui %423, %c1 : index
      %434 = arith.muli %433, %c25 : index
      %435 = arith.addi %10, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<1xf32>
      %438 = vector.extract %437[0] : f32 from vector<1xf32>
      %439 = arith.mulf %438, %432 : f32
      %440 = arith.mulf %422, %439 : f32
      %441 = arith.muli %428, %outputFeatures : index
      %442 = arith.addi %441, %16 : index
      %443 = wave.lane
      %444 = arith.remui %443, %c1 : index
      %445 = arith.addi %442, %444 : index
      scf.if %14 {
        %446 = arith.addi %445, %c5 : index
        %447 = memref.load %residual[%446] : memref<?xf32>
        %448 = arith.addf %447, %440 : f32
        %449 = arith.addi %445, %c5 : index
        memref.store %448, %out[%449] : memref<?xf32>
      } else {
        %450 = arith.addi %445, %c5 : index
        memref.store %440, %out[%450] : memref<?xf32>
      }
    }
    %451 = vector.extract %202[6] : f32 from vector<8xf32>
    %452 = wave.lane
    %453 = arith.addi %13, %c5 : index
    %454 = arith.muli %c27, %c10 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.divui %452, %c1 : index
    %457 = arith.addi %455, %456 : index
    %458 = arith.cmpi slt, %457, %12 : index
    scf.if %458 {
      %459 = arith.cmpi eq, %hasFactors, %c4 : index
      %460 = memref.load %factors[%457] : memref<?xf32>
      %461 = arith.select %459, %460, %c24 : f32
      %462 = arith.remui %452, %c1 : index
      %463 = arith.muli %462, %c25 : index
      %464 = arith.addi %10, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %461 : f32
      %469 = arith.mulf %451, %468 : f32
      %470 = arith.muli %457, %outputFeatures : index
      %471 = arith.addi %470, %16 : index
      %472 = wave.lane
      %473 = arith.remui %472, %c1 : index
      %474 = arith.addi %471, %473 : index
      scf.if %14 {
        %475 = arith.addi %474, %c5 : index
        %476 = memref.load %residual[%475] : memref<?xf32>
        %477 = arith.addf %476, %469 : f32
        %478 = arith.addi %474, %c5 : index
        memref.store %477, %out[%478] : memref<?xf32>
      } else {
        %479 = arith.addi %474, %c5 : index
        memref.store %469, %out[%479] : memref<?xf32>
      }
    }
    %480 = vector.extract %202[7] : f32 from vector<8xf32>
    %481 = wave.lane
    %482 = arith.addi %13, %c5 : index
    %483 = arith.muli %c28, %c10 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.divui %481, %c1 : index
    %486 = arith.addi %484, %485 : index
    %487 = arith.cmpi slt, %486, %12 : index
    scf.if %487 {
      %488 = arith.cmpi eq, %hasFactors, %c4 : index
      %489 = memref.load %factors[%486] : memref<?xf32>
      %490 = arith.select %488, %489, %c24 : f32
      %491 = arith.remui %481, %c1 : index
      %492 = arith.muli %491, %c25 : index
      %493 = arith.addi %10, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %490 : f32
      %498 = arith.mulf %480, %497 : f32
      %499 = arith.muli %486, %outputFeatures : index
      %500 = arith.addi %499, %16 : index
      %501 = wave.lane
      %502 = arith.remui %501, %c1 : index
      %503 = arith.addi %500, %502 : index
      scf.if %14 {
        %504 = arith.addi %503, %c5 : index
        %505 = memref.load %residual[%504] : memref<?xf32>
        %506 = arith.addf %505, %498 : f32
        %507 = arith.addi %503, %c5 : index
        memref.store %506, %out[%507] : memref<?xf32>
      } else {
        %508 = arith.addi %503, %c5 : index
        memref.store %498, %out[%508] : memref<?xf32>
      }
    }
  }
  %509 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %509 {
    %510 = arith.addi %13, %c1 : index
    %511 = arith.minsi %510, %12 : index
    %512 = wave.wave
    %513 = arith.addi %13, %512 : index
    scf.for %514 = %513 to %511 step %c4 {
      %515 = arith.muli %514, %features : index
      %516 = wave.lane
      %517 = arith.muli %516, %c25 : index
      %521:2 = scf.for %518 = %517 to %features step %c3 iter_args(%519 = %c31, %520 = %c31) -> (vector<4xf32>, vector<4xf32>) {
        %522 = arith.addi %515, %518 : index
        %523 = vector.load %out[%522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %524 = vector.load %norm_weight[%518] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %525 = arith.mulf %523, %524 : vector<4xf32>
        %526 = math.absf %525 : vector<4xf32>
        %527 = math.fma %523, %523, %519 : vector<4xf32>
        %528 = arith.maximumf %520, %526 : vector<4xf32>
        scf.yield %527, %528 : vector<4xf32>, vector<4xf32>
      }
      %529 = wave.reduce "add" %521#0 : vector<4xf32>
      %530 = arith.mulf %529, %inverseFeatures : f32
      %531 = arith.addf %530, %epsilon : f32
      %532 = math.sqrt %531 : f32
      %533 = arith.divf %c24, %532 : f32
      %534 = wave.reduce "max" %521#1 : vector<4xf32>
      %535 = arith.mulf %534, %533 : f32
      %536 = arith.bitcast %535 : f32 to i32
      %537 = arith.shrui %536, %c34 : i32
      %538 = arith.maxsi %537, %c35 : i32
      %539 = arith.subi %c36, %538 : i32
      %540 = arith.shli %539, %c34 : i32
      %541 = arith.subi %538, %c37 : i32
      %542 = arith.shli %541, %c34 : i32
      %543 = arith.bitcast %540 : i32 to f32
      %544 = arith.bitcast %542 : i32 to f32
      %545 = wave.lane
      %546 = arith.cmpi eq, %545, %c5 : index
      scf.if %546 {
        memref.store %544, %normed_factors[%514] : memref<?xf32>
      }
      %547 = vector.broadcast %533 : f32 to vector<4xf32>
      %548 = vector.broadcast %543 : f32 to vector<4xf32>
      scf.for %549 = %517 to %features step %c3 {
        %550 = arith.addi %515, %549 : index
        %551 = vector.load %out[%550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %552 = arith.mulf %551, %547 : vector<4xf32>
        %553 = vector.load %norm_weight[%549] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %554 = arith.mulf %552, %553 : vector<4xf32>
        %555 = arith.mulf %554, %548 : vector<4xf32>
        %556 = arith.divui %514, %tileRows : index
        %557 = arith.divui %features, %c1 : index
        %558 = arith.muli %556, %557 : index
        %559 = arith.divui %549, %c1 : index
        %560 = arith.addi %558, %559 : index
        %561 = arith.muli %560, %c10 : index
        %562 = arith.remui %549, %c1 : index
        %563 = arith.divui %562, %c11 : index
        %564 = arith.addi %561, %563 : index
        %565 = arith.muli %tileRows, %c11 : index
        %566 = arith.muli %564, %565 : index
        %567 = arith.remui %514, %tileRows : index
        %568 = arith.muli %567, %c11 : index
        %569 = arith.addi %566, %568 : index
        %570 = arith.remui %549, %c11 : index
        %571 = arith.addi %569, %570 : index
        %572 = arith.truncf %555 : vector<4xf32> to vector<4xf16>
        vector.store %572, %normed[%571] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
