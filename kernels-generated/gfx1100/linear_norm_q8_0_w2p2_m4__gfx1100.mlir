// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c35 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
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
  %16 = wave.wave
  %17 = wave.scratch %operandHalves : memref<?xf16>
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %15, %14 : index
  scf.if %22 {
    %23 = arith.muli %1, %c6 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c13 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c14 : index
    scf.for %29 = %28 to %operandHalves step %c15 {
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %30, %17[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.divui %inputFeatures, %c13 : index
    %32 = arith.muli %16, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.subi %35, %33 : index
    %37 = arith.divui %36, %c4 : index
    %38 = arith.muli %37, %c4 : index
    %39 = arith.addi %33, %38 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %40, %41, %39 : index
    %46:2 = scf.for %43 = %33 to %42 step %c4 iter_args(%44 = %c16, %45 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %43, %c5 : index
      %49 = arith.remui %47, %c1 : index
      %50 = arith.addi %10, %c3 : index
      %51 = arith.muli %48, %c13 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %49, %c4 : index
      %54 = arith.addi %52, %53 : index
      %55 = vector.load %w[%54] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %56 = vector.bitcast %55 : vector<2xi8> to vector<1xf16>
      %57 = vector.extract %56[0] : f16 from vector<1xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = arith.addi %10, %c3 : index
      %60 = arith.addi %inputFeatures, %c2 : index
      %61 = arith.divui %60, %c3 : index
      %62 = arith.muli %61, %c3 : index
      %63 = arith.addi %59, %62 : index
      %64 = arith.muli %48, %c15 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.addi %65, %c5 : index
      %67 = arith.muli %49, %c1 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.andi %70, %c19 : vector<4xi32>
      %72 = arith.ori %71, %c20 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %70, %c21 : vector<4xi32>
      %75 = arith.andi %74, %c19 : vector<4xi32>
      %76 = arith.ori %75, %c20 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = vector.shuffle %73, %77 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.subf %78, %c22 : vector<16xf16>
      %80 = arith.mulf %79, %58 : vector<16xf16>
      %81 = arith.muli %48, %c15 : index
      %82 = arith.addi %63, %81 : index
      %83 = arith.addi %82, %c23 : index
      %84 = arith.muli %49, %c1 : index
      %85 = arith.addi %83, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<4xi32>
      %88 = arith.andi %87, %c19 : vector<4xi32>
      %89 = arith.ori %88, %c20 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %87, %c21 : vector<4xi32>
      %92 = arith.andi %91, %c19 : vector<4xi32>
      %93 = arith.ori %92, %c20 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.subf %95, %c22 : vector<16xf16>
      %97 = arith.mulf %96, %58 : vector<16xf16>
      %98 = arith.addi %43, %c6 : index
      %99 = arith.remui %47, %c1 : index
      %100 = arith.addi %10, %c3 : index
      %101 = arith.muli %98, %c13 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c4 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %106 = vector.bitcast %105 : vector<2xi8> to vector<1xf16>
      %107 = vector.extract %106[0] : f16 from vector<1xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = arith.addi %10, %c3 : index
      %110 = arith.addi %inputFeatures, %c2 : index
      %111 = arith.divui %110, %c3 : index
      %112 = arith.muli %111, %c3 : index
      %113 = arith.addi %109, %112 : index
      %114 = arith.muli %98, %c15 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.addi %115, %c5 : index
      %117 = arith.muli %99, %c1 : index
      %118 = arith.addi %116, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<4xi32>
      %121 = arith.andi %120, %c19 : vector<4xi32>
      %122 = arith.ori %121, %c20 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %120, %c21 : vector<4xi32>
      %125 = arith.andi %124, %c19 : vector<4xi32>
      %126 = arith.ori %125, %c20 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.subf %128, %c22 : vector<16xf16>
      %130 = arith.mulf %129, %108 : vector<16xf16>
      %131 = arith.muli %98, %c15 : index
      %132 = arith.addi %113, %131 : index
      %133 = arith.addi %132, %c23 : index
      %134 = arith.muli %99, %c1 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %137, %c21 : vector<4xi32>
      %142 = arith.andi %141, %c19 : vector<4xi32>
      %143 = arith.ori %142, %c20 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.subf %145, %c22 : vector<16xf16>
      %147 = arith.mulf %146, %108 : vector<16xf16>
      %148 = arith.addi %43, %c5 : index
      %149 = arith.remui %47, %c1 : index
      %150 = arith.addi %12, %c3 : index
      %151 = arith.muli %148, %c13 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.muli %149, %c4 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %156 = vector.bitcast %155 : vector<2xi8> to vector<1xf16>
      %157 = vector.extract %156[0] : f16 from vector<1xf16>
      %158 = vector.broadcast %157 : f16 to vector<16xf16>
      %159 = arith.addi %12, %c3 : index
      %160 = arith.addi %inputFeatures, %c2 : index
      %161 = arith.divui %160, %c3 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %159, %162 : index
      %164 = arith.muli %148, %c15 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c5 : index
      %167 = arith.muli %149, %c1 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = arith.andi %170, %c19 : vector<4xi32>
      %172 = arith.ori %171, %c20 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %170, %c21 : vector<4xi32>
      %175 = arith.andi %174, %c19 : vector<4xi32>
      %176 = arith.ori %175, %c20 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = vector.shuffle %173, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.subf %178, %c22 : vector<16xf16>
      %180 = arith.mulf %179, %158 : vector<16xf16>
      %181 = arith.muli %148, %c15 : index
      %182 = arith.addi %163, %181 : index
      %183 = arith.addi %182, %c23 : index
      %184 = arith.muli %149, %c1 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.andi %187, %c19 : vector<4xi32>
      %189 = arith.ori %188, %c20 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %187, %c21 : vector<4xi32>
      %192 = arith.andi %191, %c19 : vector<4xi32>
      %193 = arith.ori %192, %c20 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = arith.subf %195, %c22 : vector<16xf16>
      %197 = arith.mulf %196, %158 : vector<16xf16>
      %198 = arith.addi %43, %c6 : index
      %199 = arith.remui %47, %c1 : index
      %200 = arith.addi %12, %c3 : index
      %201 = arith.muli %198, %c13 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c4 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %206 = vector.bitcast %205 : vector<2xi8> to vector<1xf16>
      %207 = vector.extract %206[0] : f16 from vector<1xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %12, %c3 : index
      %210 = arith.addi %inputFeatures, %c2 : index
      %211 = arith.divui %210, %c3 : index
      %212 = arith.muli %211, %c3 : index
      %213 = arith.addi %209, %212 : index
      %214 = arith.muli %198, %c15 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c5 : index
      %217 = arith.muli %199, %c1 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.andi %220, %c19 : vector<4xi32>
      %222 = arith.ori %221, %c20 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %220, %c21 : vector<4xi32>
      %225 = arith.andi %224, %c19 : vector<4xi32>
      %226 = arith.ori %225, %c20 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = arith.subf %228, %c22 : vector<16xf16>
      %230 = arith.mulf %229, %208 : vector<16xf16>
      %231 = arith.muli %198, %c15 : index
      %232 = arith.addi %213, %231 : index
      %233 = arith.addi %232, %c23 : index
      %234 = arith.muli %199, %c1 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.andi %237, %c19 : vector<4xi32>
      %239 = arith.ori %238, %c20 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %237, %c21 : vector<4xi32>
      %242 = arith.andi %241, %c19 : vector<4xi32>
      %243 = arith.ori %242, %c20 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.subf %245, %c22 : vector<16xf16>
      %247 = arith.mulf %246, %208 : vector<16xf16>
      %248 = arith.addi %23, %c5 : index
      %249 = arith.muli %43, %c4 : index
      %250 = arith.addi %249, %c5 : index
      %251 = arith.divui %inputFeatures, %c1 : index
      %252 = arith.muli %248, %251 : index
      %253 = arith.addi %252, %250 : index
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %47, %tileRows : index
      %257 = arith.muli %256, %c14 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %17[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c14 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %17[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %80, %44 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %180, %45 : vector<16xf16>, vector<8xf32>
      %266 = arith.addi %23, %c5 : index
      %267 = arith.muli %43, %c4 : index
      %268 = arith.addi %267, %c6 : index
      %269 = arith.divui %inputFeatures, %c1 : index
      %270 = arith.muli %266, %269 : index
      %271 = arith.addi %270, %268 : index
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.remui %47, %tileRows : index
      %275 = arith.muli %274, %c14 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %17[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c14 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %17[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %97, %264 : vector<16xf16>, vector<8xf32>
      %283 = wave.mma %281, %197, %265 : vector<16xf16>, vector<8xf32>
      %284 = arith.addi %23, %c5 : index
      %285 = arith.muli %43, %c4 : index
      %286 = arith.addi %285, %c4 : index
      %287 = arith.divui %inputFeatures, %c1 : index
      %288 = arith.muli %284, %287 : index
      %289 = arith.addi %288, %286 : index
      %290 = arith.muli %tileRows, %c1 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.remui %47, %tileRows : index
      %293 = arith.muli %292, %c14 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %17[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c14 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %17[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %130, %282 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %230, %283 : vector<16xf16>, vector<8xf32>
      %302 = arith.addi %23, %c5 : index
      %303 = arith.muli %43, %c4 : index
      %304 = arith.addi %303, %c24 : index
      %305 = arith.divui %inputFeatures, %c1 : index
      %306 = arith.muli %302, %305 : index
      %307 = arith.addi %306, %304 : index
      %308 = arith.muli %tileRows, %c1 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.remui %47, %tileRows : index
      %311 = arith.muli %310, %c14 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %17[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c14 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %17[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %147, %300 : vector<16xf16>, vector<8xf32>
      %319 = wave.mma %317, %247, %301 : vector<16xf16>, vector<8xf32>
      scf.yield %318, %319 : vector<8xf32>, vector<8xf32>
    }
    %320 = arith.select %40, %42, %35 : index
    %324:2 = scf.for %321 = %42 to %320 step %c6 iter_args(%322 = %46#0, %323 = %46#1) -> (vector<8xf32>, vector<8xf32>) {
      %325 = wave.lane
      %326 = arith.addi %321, %c5 : index
      %327 = arith.remui %325, %c1 : index
      %328 = arith.addi %10, %c3 : index
      %329 = arith.muli %326, %c13 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %327, %c4 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %334 = vector.bitcast %333 : vector<2xi8> to vector<1xf16>
      %335 = vector.extract %334[0] : f16 from vector<1xf16>
      %336 = vector.broadcast %335 : f16 to vector<16xf16>
      %337 = arith.addi %10, %c3 : index
      %338 = arith.addi %inputFeatures, %c2 : index
      %339 = arith.divui %338, %c3 : index
      %340 = arith.muli %339, %c3 : index
      %341 = arith.addi %337, %340 : index
      %342 = arith.muli %326, %c15 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c5 : index
      %345 = arith.muli %327, %c1 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %348 = vector.bitcast %347 : vector<16xi8> to vector<4xi32>
      %349 = arith.andi %348, %c19 : vector<4xi32>
      %350 = arith.ori %349, %c20 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %348, %c21 : vector<4xi32>
      %353 = arith.andi %352, %c19 : vector<4xi32>
      %354 = arith.ori %353, %c20 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = vector.shuffle %351, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = arith.subf %356, %c22 : vector<16xf16>
      %358 = arith.mulf %357, %336 : vector<16xf16>
      %359 = arith.muli %326, %c15 : index
      %360 = arith.addi %341, %359 : index
      %361 = arith.addi %360, %c23 : index
      %362 = arith.muli %327, %c1 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %365 = vector.bitcast %364 : vector<16xi8> to vector<4xi32>
      %366 = arith.andi %365, %c19 : vector<4xi32>
      %367 = arith.ori %366, %c20 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %365, %c21 : vector<4xi32>
      %370 = arith.andi %369, %c19 : vector<4xi32>
      %371 = arith.ori %370, %c20 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = vector.shuffle %368, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = arith.subf %373, %c22 : vector<16xf16>
      %375 = arith.mulf %374, %336 : vector<16xf16>
      %376 = arith.addi %321, %c5 : index
      %377 = arith.remui %325, %c1 : index
      %378 = arith.addi %12, %c3 : index
      %379 = arith.muli %376, %c13 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.muli %377, %c4 : index
      %382 = arith.addi %380, %381 : index
      %383 = vector.load %w[%382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %384 = vector.bitcast %383 : vector<2xi8> to vector<1xf16>
      %385 = vector.extract %384[0] : f16 from vector<1xf16>
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %12, %c3 : index
      %388 = arith.addi %inputFeatures, %c2 : index
      %389 = arith.divui %388, %c3 : index
      %390 = arith.muli %389, %c3 : index
      %391 = arith.addi %387, %390 : index
      %392 = arith.muli %376, %c15 : index
      %393 = arith.addi %391, %392 : index
      %394 = arith.addi %393, %c5 : index
      %395 = arith.muli %377, %c1 : index
      %396 = arith.addi %394, %395 : index
      %397 = vector.load %w[%396] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %398 = vector.bitcast %397 : vector<16xi8> to vector<4xi32>
      %399 = arith.andi %398, %c19 : vector<4xi32>
      %400 = arith.ori %399, %c20 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = arith.shrui %398, %c21 : vector<4xi32>
      %403 = arith.andi %402, %c19 : vector<4xi32>
      %404 = arith.ori %403, %c20 : vector<4xi32>
      %405 = vector.bitcast %404 : vector<4xi32> to vector<8xf16>
      %406 = vector.shuffle %401, %405 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = arith.subf %406, %c22 : vector<16xf16>
      %408 = arith.mulf %407, %386 : vector<16xf16>
      %409 = arith.muli %376, %c15 : index
      %410 = arith.addi %391, %409 : index
      %411 = arith.addi %410, %c23 : index
      %412 = arith.muli %377, %c1 : index
      %413 = arith.addi %411, %412 : index
      %414 = vector.load %w[%413] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %415 = vector.bitcast %414 : vector<16xi8> to vector<4xi32>
      %416 = arith.andi %415, %c19 : vector<4xi32>
      %417 = arith.ori %416, %c20 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %415, %c21 : vector<4xi32>
      %420 = arith.andi %419, %c19 : vector<4xi32>
      %421 = arith.ori %420, %c20 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = vector.shuffle %418, %422 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = arith.subf %423, %c22 : vector<16xf16>
      %425 = arith.mulf %424, %386 : vector<16xf16>
      %426 = arith.addi %23, %c5 : index
      %427 = arith.muli %321, %c4 : index
      %428 = arith.addi %427, %c5 : index
      %429 = arith.divui %inputFeatures, %c1 : index
      %430 = arith.muli %426, %429 : index
      %431 = arith.addi %430, %428 : index
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.remui %325, %tileRows : index
      %435 = arith.muli %434, %c14 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %17[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c14 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %17[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %358, %322 : vector<16xf16>, vector<8xf32>
      %443 = wave.mma %441, %408, %323 : vector<16xf16>, vector<8xf32>
      %444 = arith.addi %23, %c5 : index
      %445 = arith.muli %321, %c4 : index
      %446 = arith.addi %445, %c6 : index
      %447 = arith.divui %inputFeatures, %c1 : index
      %448 = arith.muli %444, %447 : index
      %449 = arith.addi %448, %446 : index
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.remui %325, %tileRows : index
      %453 = arith.muli %452, %c14 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %17[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c14 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %17[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %375, %442 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %425, %443 : vector<16xf16>, vector<8xf32>
      scf.yield %460, %461 : vector<8xf32>, vector<8xf32>
    }
    %462 = wave.lane
    %463 = wave.wave
    %464 = arith.muli %463, %c4 : index
    %465 = arith.addi %464, %c5 : index
    %466 = arith.muli %465, %c23 : index
    %467 = arith.addi %466, %462 : index
    %468 = vector.extract %324#0[0] : f32 from vector<8xf32>
    %469 = arith.addi %467, %c5 : index
    memref.store %468, %18[%469] : memref<?xf32>
    %470 = vector.extract %324#0[1] : f32 from vector<8xf32>
    %471 = arith.addi %467, %c13 : index
    memref.store %470, %18[%471] : memref<?xf32>
    %472 = vector.extract %324#0[2] : f32 from vector<8xf32>
    %473 = arith.addi %467, %c25 : index
    memref.store %472, %18[%473] : memref<?xf32>
    %474 = vector.extract %324#0[3] : f32 from vector<8xf32>
    %475 = arith.addi %467, %c26 : index
    memref.store %474, %18[%475] : memref<?xf32>
    %476 = vector.extract %324#0[4] : f32 from vector<8xf32>
    %477 = arith.addi %467, %c3 : index
    memref.store %476, %18[%477] : memref<?xf32>
    %478 = vector.extract %324#0[5] : f32 from vector<8xf32>
    %479 = arith.addi %467, %c27 : index
    memref.store %478, %18[%479] : memref<?xf32>
    %480 = vector.extract %324#0[6] : f32 from vector<8xf32>
    %481 = arith.addi %467, %c28 : index
    memref.store %480, %18[%481] : memref<?xf32>
    %482 = vector.extract %324#0[7] : f32 from vector<8xf32>
    %483 = arith.addi %467, %c29 : index
    memref.store %482, %18[%483] : memref<?xf32>
    %484 = arith.muli %463, %c4 : index
    %485 = arith.addi %484, %c6 : index
    %486 = arith.muli %485, %c23 : index
    %487 = arith.addi %486, %462 : index
    %488 = vector.extract %324#1[0] : f32 from vector<8xf32>
    %489 = arith.addi %487, %c5 : index
    memref.store %488, %18[%489] : memref<?xf32>
    %490 = vector.extract %324#1[1] : f32 from vector<8xf32>
    %491 = arith.addi %487, %c13 : index
    memref.store %490, %18[%491] : memref<?xf32>
    %492 = vector.extract %324#1[2] : f32 from vector<8xf32>
    %493 = arith.addi %487, %c25 : index
    memref.store %492, %18[%493] : memref<?xf32>
    %494 = vector.extract %324#1[3] : f32 from vector<8xf32>
    %495 = arith.addi %487, %c26 : index
    memref.store %494, %18[%495] : memref<?xf32>
    %496 = vector.extract %324#1[4] : f32 from vector<8xf32>
    %497 = arith.addi %487, %c3 : index
    memref.store %496, %18[%497] : memref<?xf32>
    %498 = vector.extract %324#1[5] : f32 from vector<8xf32>
    %499 = arith.addi %487, %c27 : index
    memref.store %498, %18[%499] : memref<?xf32>
    %500 = vector.extract %324#1[6] : f32 from vector<8xf32>
    %501 = arith.addi %487, %c28 : index
    memref.store %500, %18[%501] : memref<?xf32>
    %502 = vector.extract %324#1[7] : f32 from vector<8xf32>
    %503 = arith.addi %487, %c29 : index
    memref.store %502, %18[%503] : memref<?xf32>
    wave.barrier
    %504 = arith.muli %463, %c30 : index
    %505 = arith.addi %504, %c5 : index
    %506 = arith.muli %505, %c13 : index
    %507 = arith.addi %506, %462 : index
    %508 = arith.addi %507, %c5 : index
    %509 = memref.load %18[%508] : memref<?xf32>
    %510 = arith.addi %508, %c15 : index
    %511 = memref.load %18[%510] : memref<?xf32>
    %512 = arith.addf %509, %511 : f32
    %513 = arith.muli %505, %c13 : index
    %514 = arith.addi %513, %462 : index
    %515 = arith.addi %514, %c23 : index
    %516 = memref.load %18[%515] : memref<?xf32>
    %517 = arith.addi %515, %c15 : index
    %518 = memref.load %18[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = wave.lane
    %521 = arith.addi %15, %c5 : index
    %522 = arith.muli %505, %c4 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c1 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %14 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c6 : index
      %528 = memref.load %factors[%525] : memref<?xf32>
      %529 = arith.select %527, %528, %c32 : f32
      %530 = arith.remui %520, %c1 : index
      %531 = arith.muli %530, %c30 : index
      %532 = arith.addi %10, %531 : index
      %533 = vector.load %w[%532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %534 = vector.bitcast %533 : vector<4xi8> to vector<1xf32>
      %535 = vector.extract %534[0] : f32 from vector<1xf32>
      %536 = arith.mulf %535, %529 : f32
      %537 = arith.mulf %512, %536 : f32
      %538 = arith.remui %520, %c1 : index
      %539 = arith.muli %538, %c30 : index
      %540 = arith.addi %12, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %529 : f32
      %545 = arith.mulf %519, %544 : f32
      %546 = arith.muli %525, %outputFeatures : index
      %547 = arith.addi %546, %21 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c1 : index
      %550 = arith.addi %547, %549 : index
      scf.if %19 {
        %551 = arith.addi %550, %c5 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %537 : f32
        %554 = arith.addi %550, %c5 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c5 : index
        memref.store %537, %out[%555] : memref<?xf32>
      }
      scf.if %19 {
        %556 = arith.addi %550, %c1 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %545 : f32
        %559 = arith.addi %550, %c1 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %550, %c1 : index
        memref.store %545, %out[%560] : memref<?xf32>
      }
    }
    %561 = arith.muli %463, %c30 : index
    %562 = arith.addi %561, %c6 : index
    %563 = arith.muli %562, %c13 : index
    %564 = arith.addi %563, %462 : index
    %565 = arith.addi %564, %c5 : index
    %566 = memref.load %18[%565] : memref<?xf32>
    %567 = arith.addi %565, %c15 : index
    %568 = memref.load %18[%567] : memref<?xf32>
    %569 = arith.addf %566, %568 : f32
    %570 = arith.muli %562, %c13 : index
    %571 = arith.addi %570, %462 : index
    %572 = arith.addi %571, %c23 : index
    %573 = memref.load %18[%572] : memref<?xf32>
    %574 = arith.addi %572, %c15 : index
    %575 = memref.load %18[%574] : memref<?xf32>
    %576 = arith.addf %573, %575 : f32
    %577 = wave.lane
    %578 = arith.addi %15, %c5 : index
    %579 = arith.muli %562, %c4 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.divui %577, %c1 : index
    %582 = arith.addi %580, %581 : index
    %583 = arith.cmpi slt, %582, %14 : index
    scf.if %583 {
      %584 = arith.cmpi eq, %hasFactors, %c6 : index
      %585 = memref.load %factors[%582] : memref<?xf32>
      %586 = arith.select %584, %585, %c32 : f32
      %587 = arith.remui %577, %c1 : index
      %588 = arith.muli %587, %c30 : index
      %589 = arith.addi %10, %588 : index
      %590 = vector.load %w[%589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %591 = vector.bitcast %590 : vector<4xi8> to vector<1xf32>
      %592 = vector.extract %591[0] : f32 from vector<1xf32>
      %593 = arith.mulf %592, %586 : f32
      %594 = arith.mulf %569, %593 : f32
      %595 = arith.remui %577, %c1 : index
      %596 = arith.muli %595, %c30 : index
      %597 = arith.addi %12, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %586 : f32
      %602 = arith.mulf %576, %601 : f32
      %603 = arith.muli %582, %outputFeatures : index
      %604 = arith.addi %603, %21 : index
      %605 = wave.lane
      %606 = arith.remui %605, %c1 : index
      %607 = arith.addi %604, %606 : index
      scf.if %19 {
        %608 = arith.addi %607, %c5 : index
        %609 = memref.load %residual[%608] : memref<?xf32>
        %610 = arith.addf %609, %594 : f32
        %611 = arith.addi %607, %c5 : index
        memref.store %610, %out[%611] : memref<?xf32>
      } else {
        %612 = arith.addi %607, %c5 : index
        memref.store %594, %out[%612] : memref<?xf32>
      }
      scf.if %19 {
        %613 = arith.addi %607, %c1 : index
        %614 = memref.load %residual[%613] : memref<?xf32>
        %615 = arith.addf %614, %602 : f32
        %616 = arith.addi %607, %c1 : index
        memref.store %615, %out[%616] : memref<?xf32>
      } else {
        %617 = arith.addi %607, %c1 : index
        memref.store %602, %out[%617] : memref<?xf32>
      }
    }
    %618 = arith.muli %463, %c30 : index
    %619 = arith.addi %618, %c4 : index
    %620 = arith.muli %619, %c13 : index
    %621 = arith.addi %620, %462 : index
    %622 = arith.addi %621, %c5 : index
    %623 = memref.load %18[%622] : memref<?xf32>
    %624 = arith.addi %622, %c15 : index
    %625 = memref.load %18[%624] : memref<?xf32>
    %626 = arith.addf %623, %625 : f32
    %627 = arith.muli %619, %c13 : index
    %628 = arith.addi %627, %462 : index
    %629 = arith.addi %628, %c23 : index
    %630 = memref.load %18[%629] : memref<?xf32>
    %631 = arith.addi %629, %c15 : index
    %632 = memref.load %18[%631] : memref<?xf32>
    %633 = arith.addf %630, %632 : f32
    %634 = wave.lane
    %635 = arith.addi %15, %c5 : index
    %636 = arith.muli %619, %c4 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.divui %634, %c1 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.cmpi slt, %639, %14 : index
    scf.if %640 {
      %641 = arith.cmpi eq, %hasFactors, %c6 : index
      %642 = memref.load %factors[%639] : memref<?xf32>
      %643 = arith.select %641, %642, %c32 : f32
      %644 = arith.remui %634, %c1 : index
      %645 = arith.muli %644, %c30 : index
      %646 = arith.addi %10, %645 : index
      %647 = vector.load %w[%646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %648 = vector.bitcast %647 : vector<4xi8> to vector<1xf32>
      %649 = vector.extract %648[0] : f32 from vector<1xf32>
      %650 = arith.mulf %649, %643 : f32
      %651 = arith.mulf %626, %650 : f32
      %652 = arith.remui %634, %c1 : index
      %653 = arith.muli %652, %c30 : index
      %654 = arith.addi %12, %653 : index
      %655 = vector.load %w[%654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %656 = vector.bitcast %655 : vector<4xi8> to vector<1xf32>
      %657 = vector.extract %656[0] : f32 from vector<1xf32>
      %658 = arith.mulf %657, %643 : f32
      %659 = arith.mulf %633, %658 : f32
      %660 = arith.muli %639, %outputFeatures : index
      %661 = arith.addi %660, %21 : index
      %662 = wave.lane
      %663 = arith.remui %662, %c1 : index
      %664 = arith.addi %661, %663 : index
      scf.if %19 {
        %665 = arith.addi %664, %c5 : index
        %666 = memref.load %residual[%665] : memref<?xf32>
        %667 = arith.addf %666, %651 : f32
        %668 = arith.addi %664, %c5 : index
        memref.store %667, %out[%668] : memref<?xf32>
      } else {
        %669 = arith.addi %664, %c5 : index
        memref.store %651, %out[%669] : memref<?xf32>
      }
      scf.if %19 {
        %670 = arith.addi %664, %c1 : index
        %671 = memref.load %residual[%670] : memref<?xf32>
        %672 = arith.addf %671, %659 : f32
        %673 = arith.addi %664, %c1 : index
        memref.store %672, %out[%673] : memref<?xf32>
      } else {
        %674 = arith.addi %664, %c1 : index
        memref.store %659, %out[%674] : memref<?xf32>
      }
    }
    %675 = arith.muli %463, %c30 : index
    %676 = arith.addi %675, %c24 : index
    %677 = arith.muli %676, %c13 : index
    %678 = arith.addi %677, %462 : index
    %679 = arith.addi %678, %c5 : index
    %680 = memref.load %18[%679] : memref<?xf32>
    %681 = arith.addi %679, %c15 : index
    %682 = memref.load %18[%681] : memref<?xf32>
    %683 = arith.addf %680, %682 : f32
    %684 = arith.muli %676, %c13 : index
    %685 = arith.addi %684, %462 : index
    %686 = arith.addi %685, %c23 : index
    %687 = memref.load %18[%686] : memref<?xf32>
    %688 = arith.addi %686, %c15 : index
    %689 = memref.load %18[%688] : memref<?xf32>
    %690 = arith.addf %687, %689 : f32
    %691 = wave.lane
    %692 = arith.addi %15, %c5 : index
    %693 = arith.muli %676, %c4 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.divui %691, %c1 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.cmpi slt, %696, %14 : index
    scf.if %697 {
      %698 = arith.cmpi eq, %hasFactors, %c6 : index
      %699 = memref.load %factors[%696] : memref<?xf32>
      %700 = arith.select %698, %699, %c32 : f32
      %701 = arith.remui %691, %c1 : index
      %702 = arith.muli %701, %c30 : index
      %703 = arith.addi %10, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %700 : f32
      %708 = arith.mulf %683, %707 : f32
      %709 = arith.remui %691, %c1 : index
      %710 = arith.muli %709, %c30 : index
      %711 = arith.addi %12, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %700 : f32
      %716 = arith.mulf %690, %715 : f32
      %717 = arith.muli %696, %outputFeatures : index
      %718 = arith.addi %717, %21 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c1 : index
      %721 = arith.addi %718, %720 : index
      scf.if %19 {
        %722 = arith.addi %721, %c5 : index
        %723 = memref.load %residual[%722] : memref<?xf32>
        %724 = arith.addf %723, %708 : f32
        %725 = arith.addi %721, %c5 : index
        memref.store %724, %out[%725] : memref<?xf32>
      } else {
        %726 = arith.addi %721, %c5 : index
        memref.store %708, %out[%726] : memref<?xf32>
      }
      scf.if %19 {
        %727 = arith.addi %721, %c1 : index
        %728 = memref.load %residual[%727] : memref<?xf32>
        %729 = arith.addf %728, %716 : f32
        %730 = arith.addi %721, %c1 : index
        memref.store %729, %out[%730] : memref<?xf32>
      } else {
        %731 = arith.addi %721, %c1 : index
        memref.store %716, %out[%731] : memref<?xf32>
      }
    }
  }
  %732 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %732 {
    %733 = arith.addi %15, %c1 : index
    %734 = arith.minsi %733, %14 : index
    %735 = wave.wave
    %736 = arith.addi %15, %735 : index
    scf.for %737 = %736 to %734 step %c4 {
      %738 = arith.muli %737, %features : index
      %739 = wave.lane
      %740 = arith.muli %739, %c30 : index
      %744:2 = scf.for %741 = %740 to %features step %c3 iter_args(%742 = %c35, %743 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %745 = arith.addi %738, %741 : index
        %746 = vector.load %out[%745] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %747 = vector.load %norm_weight[%741] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %748 = arith.mulf %746, %747 : vector<4xf32>
        %749 = math.absf %748 : vector<4xf32>
        %750 = math.fma %746, %746, %742 : vector<4xf32>
        %751 = arith.maximumf %743, %749 : vector<4xf32>
        scf.yield %750, %751 : vector<4xf32>, vector<4xf32>
      }
      %752 = wave.reduce "add" %744#0 : vector<4xf32>
      %753 = arith.mulf %752, %inverseFeatures : f32
      %754 = arith.addf %753, %epsilon : f32
      %755 = math.sqrt %754 : f32
      %756 = arith.divf %c32, %755 : f32
      %757 = wave.reduce "max" %744#1 : vector<4xf32>
      %758 = arith.mulf %757, %756 : f32
      %759 = arith.bitcast %758 : f32 to i32
      %760 = arith.shrui %759, %c38 : i32
      %761 = arith.maxsi %760, %c39 : i32
      %762 = arith.subi %c40, %761 : i32
      %763 = arith.shli %762, %c38 : i32
      %764 = arith.subi %761, %c41 : i32
      %765 = arith.shli %764, %c38 : i32
      %766 = arith.bitcast %763 : i32 to f32
      %767 = arith.bitcast %765 : i32 to f32
      %768 = wave.lane
      %769 = arith.cmpi eq, %768, %c5 : index
      scf.if %769 {
        memref.store %767, %normed_factors[%737] : memref<?xf32>
      }
      %770 = vector.broadcast %756 : f32 to vector<4xf32>
      %771 = vector.broadcast %766 : f32 to vector<4xf32>
      scf.for %772 = %740 to %features step %c3 {
        %773 = arith.addi %738, %772 : index
        %774 = vector.load %out[%773] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %775 = arith.mulf %774, %770 : vector<4xf32>
        %776 = vector.load %norm_weight[%772] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %777 = arith.mulf %775, %776 : vector<4xf32>
        %778 = arith.mulf %777, %771 : vector<4xf32>
        %779 = arith.divui %737, %tileRows : index
        %780 = arith.divui %features, %c1 : index
        %781 = arith.muli %779, %780 : index
        %782 = arith.divui %772, %c1 : index
        %783 = arith.addi %781, %782 : index
        %784 = arith.muli %783, %c4 : index
        %785 = arith.remui %772, %c1 : index
        %786 = arith.divui %785, %c14 : index
        %787 = arith.addi %784, %786 : index
        %788 = arith.muli %tileRows, %c14 : index
        %789 = arith.muli %787, %788 : index
        %790 = arith.remui %737, %tileRows : index
        %791 = arith.muli %790, %c14 : index
        %792 = arith.addi %789, %791 : index
        %793 = arith.remui %772, %c14 : index
        %794 = arith.addi %792, %793 : index
        %795 = arith.truncf %778 : vector<4xf32> to vector<4xf16>
        vector.store %795, %normed[%794] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
