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
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
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
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c1 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c14 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c11 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c15 {
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %c5, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c14 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c14 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c11 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c4 : index
    %45 = arith.muli %44, %c4 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c4 iter_args(%50 = %c16, %51 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c5 : index
      %55 = arith.remui %53, %c1 : index
      %56 = arith.addi %10, %c3 : index
      %57 = arith.muli %54, %c11 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c4 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = vector.extract %62[0] : f16 from vector<1xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = arith.addi %10, %c3 : index
      %66 = arith.addi %inputFeatures, %c2 : index
      %67 = arith.divui %66, %c3 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %65, %68 : index
      %70 = arith.muli %54, %c19 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.addi %71, %c5 : index
      %73 = arith.muli %55, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
      %77 = arith.andi %76, %c20 : vector<4xi32>
      %78 = arith.ori %77, %c21 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %76, %c22 : vector<4xi32>
      %81 = arith.andi %80, %c20 : vector<4xi32>
      %82 = arith.ori %81, %c21 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.subf %84, %c23 : vector<16xf16>
      %86 = arith.mulf %85, %64 : vector<16xf16>
      %87 = arith.muli %54, %c19 : index
      %88 = arith.addi %69, %87 : index
      %89 = arith.addi %88, %c24 : index
      %90 = arith.muli %55, %c1 : index
      %91 = arith.addi %89, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.andi %93, %c20 : vector<4xi32>
      %95 = arith.ori %94, %c21 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %93, %c22 : vector<4xi32>
      %98 = arith.andi %97, %c20 : vector<4xi32>
      %99 = arith.ori %98, %c21 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.subf %101, %c23 : vector<16xf16>
      %103 = arith.mulf %102, %64 : vector<16xf16>
      %104 = arith.addi %49, %c6 : index
      %105 = arith.remui %53, %c1 : index
      %106 = arith.addi %10, %c3 : index
      %107 = arith.muli %104, %c11 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c4 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %112 = vector.bitcast %111 : vector<2xi8> to vector<1xf16>
      %113 = vector.extract %112[0] : f16 from vector<1xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = arith.addi %10, %c3 : index
      %116 = arith.addi %inputFeatures, %c2 : index
      %117 = arith.divui %116, %c3 : index
      %118 = arith.muli %117, %c3 : index
      %119 = arith.addi %115, %118 : index
      %120 = arith.muli %104, %c19 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.addi %121, %c5 : index
      %123 = arith.muli %105, %c1 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.ori %127, %c21 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %126, %c22 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.subf %134, %c23 : vector<16xf16>
      %136 = arith.mulf %135, %114 : vector<16xf16>
      %137 = arith.muli %104, %c19 : index
      %138 = arith.addi %119, %137 : index
      %139 = arith.addi %138, %c24 : index
      %140 = arith.muli %105, %c1 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c20 : vector<4xi32>
      %145 = arith.ori %144, %c21 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c22 : vector<4xi32>
      %148 = arith.andi %147, %c20 : vector<4xi32>
      %149 = arith.ori %148, %c21 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c23 : vector<16xf16>
      %153 = arith.mulf %152, %114 : vector<16xf16>
      %154 = arith.addi %49, %c5 : index
      %155 = arith.remui %53, %c1 : index
      %156 = arith.addi %12, %c3 : index
      %157 = arith.muli %154, %c11 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %155, %c4 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = vector.extract %162[0] : f16 from vector<1xf16>
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %12, %c3 : index
      %166 = arith.addi %inputFeatures, %c2 : index
      %167 = arith.divui %166, %c3 : index
      %168 = arith.muli %167, %c3 : index
      %169 = arith.addi %165, %168 : index
      %170 = arith.muli %154, %c19 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.addi %171, %c5 : index
      %173 = arith.muli %155, %c1 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.andi %176, %c20 : vector<4xi32>
      %178 = arith.ori %177, %c21 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %176, %c22 : vector<4xi32>
      %181 = arith.andi %180, %c20 : vector<4xi32>
      %182 = arith.ori %181, %c21 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = vector.shuffle %179, %183 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = arith.subf %184, %c23 : vector<16xf16>
      %186 = arith.mulf %185, %164 : vector<16xf16>
      %187 = arith.muli %154, %c19 : index
      %188 = arith.addi %169, %187 : index
      %189 = arith.addi %188, %c24 : index
      %190 = arith.muli %155, %c1 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.ori %194, %c21 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.ori %198, %c21 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c23 : vector<16xf16>
      %203 = arith.mulf %202, %164 : vector<16xf16>
      %204 = arith.addi %49, %c6 : index
      %205 = arith.remui %53, %c1 : index
      %206 = arith.addi %12, %c3 : index
      %207 = arith.muli %204, %c11 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c4 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %212 = vector.bitcast %211 : vector<2xi8> to vector<1xf16>
      %213 = vector.extract %212[0] : f16 from vector<1xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %12, %c3 : index
      %216 = arith.addi %inputFeatures, %c2 : index
      %217 = arith.divui %216, %c3 : index
      %218 = arith.muli %217, %c3 : index
      %219 = arith.addi %215, %218 : index
      %220 = arith.muli %204, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c5 : index
      %223 = arith.muli %205, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %226, %c22 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.subf %234, %c23 : vector<16xf16>
      %236 = arith.mulf %235, %214 : vector<16xf16>
      %237 = arith.muli %204, %c19 : index
      %238 = arith.addi %219, %237 : index
      %239 = arith.addi %238, %c24 : index
      %240 = arith.muli %205, %c1 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c22 : vector<4xi32>
      %248 = arith.andi %247, %c20 : vector<4xi32>
      %249 = arith.ori %248, %c21 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c23 : vector<16xf16>
      %253 = arith.mulf %252, %214 : vector<16xf16>
      %254 = arith.muli %49, %c4 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %35, %257 : index
      %259 = vector.load %23[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c14 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %23[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %86, %50 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %186, %51 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %49, %c4 : index
      %267 = arith.addi %266, %c6 : index
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %35, %269 : index
      %271 = vector.load %23[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c14 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %23[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %103, %264 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %203, %265 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %49, %c4 : index
      %279 = arith.addi %278, %c4 : index
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %35, %281 : index
      %283 = vector.load %23[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c14 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %23[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %136, %276 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %236, %277 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %49, %c4 : index
      %291 = arith.addi %290, %c25 : index
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %35, %293 : index
      %295 = vector.load %23[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c14 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %23[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %153, %288 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %253, %289 : vector<16xf16>, vector<8xf32>
      scf.yield %300, %301 : vector<8xf32>, vector<8xf32>
    }
    %302 = arith.select %42, %48, %41 : index
    %306:2 = scf.for %303 = %48 to %302 step %c6 iter_args(%304 = %52#0, %305 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %307 = wave.lane
      %308 = arith.addi %303, %c5 : index
      %309 = arith.remui %307, %c1 : index
      %310 = arith.addi %10, %c3 : index
      %311 = arith.muli %308, %c11 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.muli %309, %c4 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %316 = vector.bitcast %315 : vector<2xi8> to vector<1xf16>
      %317 = vector.extract %316[0] : f16 from vector<1xf16>
      %318 = vector.broadcast %317 : f16 to vector<16xf16>
      %319 = arith.addi %10, %c3 : index
      %320 = arith.addi %inputFeatures, %c2 : index
      %321 = arith.divui %320, %c3 : index
      %322 = arith.muli %321, %c3 : index
      %323 = arith.addi %319, %322 : index
      %324 = arith.muli %308, %c19 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c5 : index
      %327 = arith.muli %309, %c1 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %330 = vector.bitcast %329 : vector<16xi8> to vector<4xi32>
      %331 = arith.andi %330, %c20 : vector<4xi32>
      %332 = arith.ori %331, %c21 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = arith.shrui %330, %c22 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.ori %335, %c21 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = vector.shuffle %333, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = arith.subf %338, %c23 : vector<16xf16>
      %340 = arith.mulf %339, %318 : vector<16xf16>
      %341 = arith.muli %308, %c19 : index
      %342 = arith.addi %323, %341 : index
      %343 = arith.addi %342, %c24 : index
      %344 = arith.muli %309, %c1 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.andi %347, %c20 : vector<4xi32>
      %349 = arith.ori %348, %c21 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %347, %c22 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = arith.subf %355, %c23 : vector<16xf16>
      %357 = arith.mulf %356, %318 : vector<16xf16>
      %358 = arith.addi %303, %c5 : index
      %359 = arith.remui %307, %c1 : index
      %360 = arith.addi %12, %c3 : index
      %361 = arith.muli %358, %c11 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %359, %c4 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %366 = vector.bitcast %365 : vector<2xi8> to vector<1xf16>
      %367 = vector.extract %366[0] : f16 from vector<1xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = arith.addi %12, %c3 : index
      %370 = arith.addi %inputFeatures, %c2 : index
      %371 = arith.divui %370, %c3 : index
      %372 = arith.muli %371, %c3 : index
      %373 = arith.addi %369, %372 : index
      %374 = arith.muli %358, %c19 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c5 : index
      %377 = arith.muli %359, %c1 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%378] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %380 = vector.bitcast %379 : vector<16xi8> to vector<4xi32>
      %381 = arith.andi %380, %c20 : vector<4xi32>
      %382 = arith.ori %381, %c21 : vector<4xi32>
      %383 = vector.bitcast %382 : vector<4xi32> to vector<8xf16>
      %384 = arith.shrui %380, %c22 : vector<4xi32>
      %385 = arith.andi %384, %c20 : vector<4xi32>
      %386 = arith.ori %385, %c21 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %383, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = arith.subf %388, %c23 : vector<16xf16>
      %390 = arith.mulf %389, %368 : vector<16xf16>
      %391 = arith.muli %358, %c19 : index
      %392 = arith.addi %373, %391 : index
      %393 = arith.addi %392, %c24 : index
      %394 = arith.muli %359, %c1 : index
      %395 = arith.addi %393, %394 : index
      %396 = vector.load %w[%395] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %397 = vector.bitcast %396 : vector<16xi8> to vector<4xi32>
      %398 = arith.andi %397, %c20 : vector<4xi32>
      %399 = arith.ori %398, %c21 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %397, %c22 : vector<4xi32>
      %402 = arith.andi %401, %c20 : vector<4xi32>
      %403 = arith.ori %402, %c21 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = arith.subf %405, %c23 : vector<16xf16>
      %407 = arith.mulf %406, %368 : vector<16xf16>
      %408 = arith.muli %303, %c4 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %35, %411 : index
      %413 = vector.load %23[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c14 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %23[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %340, %304 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %390, %305 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %303, %c4 : index
      %421 = arith.addi %420, %c6 : index
      %422 = arith.muli %tileRows, %c1 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %35, %423 : index
      %425 = vector.load %23[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c14 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %23[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %357, %418 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %407, %419 : vector<16xf16>, vector<8xf32>
      scf.yield %430, %431 : vector<8xf32>, vector<8xf32>
    }
    %432 = wave.lane
    %433 = wave.wave
    %434 = arith.muli %433, %c4 : index
    %435 = arith.addi %434, %c5 : index
    %436 = arith.muli %435, %c24 : index
    %437 = arith.addi %436, %432 : index
    %438 = vector.extract %306#0[0] : f32 from vector<8xf32>
    %439 = arith.addi %437, %c5 : index
    memref.store %438, %16[%439] : memref<?xf32>
    %440 = vector.extract %306#0[1] : f32 from vector<8xf32>
    %441 = arith.addi %437, %c11 : index
    memref.store %440, %16[%441] : memref<?xf32>
    %442 = vector.extract %306#0[2] : f32 from vector<8xf32>
    %443 = arith.addi %437, %c15 : index
    memref.store %442, %16[%443] : memref<?xf32>
    %444 = vector.extract %306#0[3] : f32 from vector<8xf32>
    %445 = arith.addi %437, %c26 : index
    memref.store %444, %16[%445] : memref<?xf32>
    %446 = vector.extract %306#0[4] : f32 from vector<8xf32>
    %447 = arith.addi %437, %c3 : index
    memref.store %446, %16[%447] : memref<?xf32>
    %448 = vector.extract %306#0[5] : f32 from vector<8xf32>
    %449 = arith.addi %437, %c27 : index
    memref.store %448, %16[%449] : memref<?xf32>
    %450 = vector.extract %306#0[6] : f32 from vector<8xf32>
    %451 = arith.addi %437, %c28 : index
    memref.store %450, %16[%451] : memref<?xf32>
    %452 = vector.extract %306#0[7] : f32 from vector<8xf32>
    %453 = arith.addi %437, %c29 : index
    memref.store %452, %16[%453] : memref<?xf32>
    %454 = arith.muli %433, %c4 : index
    %455 = arith.addi %454, %c6 : index
    %456 = arith.muli %455, %c24 : index
    %457 = arith.addi %456, %432 : index
    %458 = vector.extract %306#1[0] : f32 from vector<8xf32>
    %459 = arith.addi %457, %c5 : index
    memref.store %458, %16[%459] : memref<?xf32>
    %460 = vector.extract %306#1[1] : f32 from vector<8xf32>
    %461 = arith.addi %457, %c11 : index
    memref.store %460, %16[%461] : memref<?xf32>
    %462 = vector.extract %306#1[2] : f32 from vector<8xf32>
    %463 = arith.addi %457, %c15 : index
    memref.store %462, %16[%463] : memref<?xf32>
    %464 = vector.extract %306#1[3] : f32 from vector<8xf32>
    %465 = arith.addi %457, %c26 : index
    memref.store %464, %16[%465] : memref<?xf32>
    %466 = vector.extract %306#1[4] : f32 from vector<8xf32>
    %467 = arith.addi %457, %c3 : index
    memref.store %466, %16[%467] : memref<?xf32>
    %468 = vector.extract %306#1[5] : f32 from vector<8xf32>
    %469 = arith.addi %457, %c27 : index
    memref.store %468, %16[%469] : memref<?xf32>
    %470 = vector.extract %306#1[6] : f32 from vector<8xf32>
    %471 = arith.addi %457, %c28 : index
    memref.store %470, %16[%471] : memref<?xf32>
    %472 = vector.extract %306#1[7] : f32 from vector<8xf32>
    %473 = arith.addi %457, %c29 : index
    memref.store %472, %16[%473] : memref<?xf32>
    wave.barrier
    %474 = arith.muli %433, %c30 : index
    %475 = arith.addi %474, %c5 : index
    %476 = arith.muli %475, %c11 : index
    %477 = arith.addi %476, %432 : index
    %478 = arith.addi %477, %c5 : index
    %479 = memref.load %16[%478] : memref<?xf32>
    %480 = arith.addi %478, %c19 : index
    %481 = memref.load %16[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.muli %475, %c11 : index
    %484 = arith.addi %483, %432 : index
    %485 = arith.addi %484, %c24 : index
    %486 = memref.load %16[%485] : memref<?xf32>
    %487 = arith.addi %485, %c19 : index
    %488 = memref.load %16[%487] : memref<?xf32>
    %489 = arith.addf %486, %488 : f32
    %490 = wave.lane
    %491 = arith.addi %15, %c5 : index
    %492 = arith.muli %475, %c4 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c1 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %14 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c6 : index
      %498 = memref.load %factors[%495] : memref<?xf32>
      %499 = arith.select %497, %498, %c32 : f32
      %500 = arith.remui %490, %c1 : index
      %501 = arith.muli %500, %c30 : index
      %502 = arith.addi %10, %501 : index
      %503 = vector.load %w[%502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %504 = vector.bitcast %503 : vector<4xi8> to vector<1xf32>
      %505 = vector.extract %504[0] : f32 from vector<1xf32>
      %506 = arith.mulf %505, %499 : f32
      %507 = arith.mulf %482, %506 : f32
      %508 = arith.remui %490, %c1 : index
      %509 = arith.muli %508, %c30 : index
      %510 = arith.addi %12, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %499 : f32
      %515 = arith.mulf %489, %514 : f32
      %516 = arith.muli %495, %outputFeatures : index
      %517 = arith.addi %516, %19 : index
      %518 = wave.lane
      %519 = arith.remui %518, %c1 : index
      %520 = arith.addi %517, %519 : index
      scf.if %17 {
        %521 = arith.addi %520, %c5 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %507 : f32
        %524 = arith.addi %520, %c5 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %520, %c5 : index
        memref.store %507, %out[%525] : memref<?xf32>
      }
      scf.if %17 {
        %526 = arith.addi %520, %c1 : index
        %527 = memref.load %residual[%526] : memref<?xf32>
        %528 = arith.addf %527, %515 : f32
        %529 = arith.addi %520, %c1 : index
        memref.store %528, %out[%529] : memref<?xf32>
      } else {
        %530 = arith.addi %520, %c1 : index
        memref.store %515, %out[%530] : memref<?xf32>
      }
    }
    %531 = arith.muli %433, %c30 : index
    %532 = arith.addi %531, %c6 : index
    %533 = arith.muli %532, %c11 : index
    %534 = arith.addi %533, %432 : index
    %535 = arith.addi %534, %c5 : index
    %536 = memref.load %16[%535] : memref<?xf32>
    %537 = arith.addi %535, %c19 : index
    %538 = memref.load %16[%537] : memref<?xf32>
    %539 = arith.addf %536, %538 : f32
    %540 = arith.muli %532, %c11 : index
    %541 = arith.addi %540, %432 : index
    %542 = arith.addi %541, %c24 : index
    %543 = memref.load %16[%542] : memref<?xf32>
    %544 = arith.addi %542, %c19 : index
    %545 = memref.load %16[%544] : memref<?xf32>
    %546 = arith.addf %543, %545 : f32
    %547 = wave.lane
    %548 = arith.addi %15, %c5 : index
    %549 = arith.muli %532, %c4 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.divui %547, %c1 : index
    %552 = arith.addi %550, %551 : index
    %553 = arith.cmpi slt, %552, %14 : index
    scf.if %553 {
      %554 = arith.cmpi eq, %hasFactors, %c6 : index
      %555 = memref.load %factors[%552] : memref<?xf32>
      %556 = arith.select %554, %555, %c32 : f32
      %557 = arith.remui %547, %c1 : index
      %558 = arith.muli %557, %c30 : index
      %559 = arith.addi %10, %558 : index
      %560 = vector.load %w[%559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %561 = vector.bitcast %560 : vector<4xi8> to vector<1xf32>
      %562 = vector.extract %561[0] : f32 from vector<1xf32>
      %563 = arith.mulf %562, %556 : f32
      %564 = arith.mulf %539, %563 : f32
      %565 = arith.remui %547, %c1 : index
      %566 = arith.muli %565, %c30 : index
      %567 = arith.addi %12, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %556 : f32
      %572 = arith.mulf %546, %571 : f32
      %573 = arith.muli %552, %outputFeatures : index
      %574 = arith.addi %573, %19 : index
      %575 = wave.lane
      %576 = arith.remui %575, %c1 : index
      %577 = arith.addi %574, %576 : index
      scf.if %17 {
        %578 = arith.addi %577, %c5 : index
        %579 = memref.load %residual[%578] : memref<?xf32>
        %580 = arith.addf %579, %564 : f32
        %581 = arith.addi %577, %c5 : index
        memref.store %580, %out[%581] : memref<?xf32>
      } else {
        %582 = arith.addi %577, %c5 : index
        memref.store %564, %out[%582] : memref<?xf32>
      }
      scf.if %17 {
        %583 = arith.addi %577, %c1 : index
        %584 = memref.load %residual[%583] : memref<?xf32>
        %585 = arith.addf %584, %572 : f32
        %586 = arith.addi %577, %c1 : index
        memref.store %585, %out[%586] : memref<?xf32>
      } else {
        %587 = arith.addi %577, %c1 : index
        memref.store %572, %out[%587] : memref<?xf32>
      }
    }
    %588 = arith.muli %433, %c30 : index
    %589 = arith.addi %588, %c4 : index
    %590 = arith.muli %589, %c11 : index
    %591 = arith.addi %590, %432 : index
    %592 = arith.addi %591, %c5 : index
    %593 = memref.load %16[%592] : memref<?xf32>
    %594 = arith.addi %592, %c19 : index
    %595 = memref.load %16[%594] : memref<?xf32>
    %596 = arith.addf %593, %595 : f32
    %597 = arith.muli %589, %c11 : index
    %598 = arith.addi %597, %432 : index
    %599 = arith.addi %598, %c24 : index
    %600 = memref.load %16[%599] : memref<?xf32>
    %601 = arith.addi %599, %c19 : index
    %602 = memref.load %16[%601] : memref<?xf32>
    %603 = arith.addf %600, %602 : f32
    %604 = wave.lane
    %605 = arith.addi %15, %c5 : index
    %606 = arith.muli %589, %c4 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.divui %604, %c1 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.cmpi slt, %609, %14 : index
    scf.if %610 {
      %611 = arith.cmpi eq, %hasFactors, %c6 : index
      %612 = memref.load %factors[%609] : memref<?xf32>
      %613 = arith.select %611, %612, %c32 : f32
      %614 = arith.remui %604, %c1 : index
      %615 = arith.muli %614, %c30 : index
      %616 = arith.addi %10, %615 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.mulf %619, %613 : f32
      %621 = arith.mulf %596, %620 : f32
      %622 = arith.remui %604, %c1 : index
      %623 = arith.muli %622, %c30 : index
      %624 = arith.addi %12, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %613 : f32
      %629 = arith.mulf %603, %628 : f32
      %630 = arith.muli %609, %outputFeatures : index
      %631 = arith.addi %630, %19 : index
      %632 = wave.lane
      %633 = arith.remui %632, %c1 : index
      %634 = arith.addi %631, %633 : index
      scf.if %17 {
        %635 = arith.addi %634, %c5 : index
        %636 = memref.load %residual[%635] : memref<?xf32>
        %637 = arith.addf %636, %621 : f32
        %638 = arith.addi %634, %c5 : index
        memref.store %637, %out[%638] : memref<?xf32>
      } else {
        %639 = arith.addi %634, %c5 : index
        memref.store %621, %out[%639] : memref<?xf32>
      }
      scf.if %17 {
        %640 = arith.addi %634, %c1 : index
        %641 = memref.load %residual[%640] : memref<?xf32>
        %642 = arith.addf %641, %629 : f32
        %643 = arith.addi %634, %c1 : index
        memref.store %642, %out[%643] : memref<?xf32>
      } else {
        %644 = arith.addi %634, %c1 : index
        memref.store %629, %out[%644] : memref<?xf32>
      }
    }
    %645 = arith.muli %433, %c30 : index
    %646 = arith.addi %645, %c25 : index
    %647 = arith.muli %646, %c11 : index
    %648 = arith.addi %647, %432 : index
    %649 = arith.addi %648, %c5 : index
    %650 = memref.load %16[%649] : memref<?xf32>
    %651 = arith.addi %649, %c19 : index
    %652 = memref.load %16[%651] : memref<?xf32>
    %653 = arith.addf %650, %652 : f32
    %654 = arith.muli %646, %c11 : index
    %655 = arith.addi %654, %432 : index
    %656 = arith.addi %655, %c24 : index
    %657 = memref.load %16[%656] : memref<?xf32>
    %658 = arith.addi %656, %c19 : index
    %659 = memref.load %16[%658] : memref<?xf32>
    %660 = arith.addf %657, %659 : f32
    %661 = wave.lane
    %662 = arith.addi %15, %c5 : index
    %663 = arith.muli %646, %c4 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c1 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %14 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c6 : index
      %669 = memref.load %factors[%666] : memref<?xf32>
      %670 = arith.select %668, %669, %c32 : f32
      %671 = arith.remui %661, %c1 : index
      %672 = arith.muli %671, %c30 : index
      %673 = arith.addi %10, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %653, %677 : f32
      %679 = arith.remui %661, %c1 : index
      %680 = arith.muli %679, %c30 : index
      %681 = arith.addi %12, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %670 : f32
      %686 = arith.mulf %660, %685 : f32
      %687 = arith.muli %666, %outputFeatures : index
      %688 = arith.addi %687, %19 : index
      %689 = wave.lane
      %690 = arith.remui %689, %c1 : index
      %691 = arith.addi %688, %690 : index
      scf.if %17 {
        %692 = arith.addi %691, %c5 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %678 : f32
        %695 = arith.addi %691, %c5 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %691, %c5 : index
        memref.store %678, %out[%696] : memref<?xf32>
      }
      scf.if %17 {
        %697 = arith.addi %691, %c1 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %686 : f32
        %700 = arith.addi %691, %c1 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %691, %c1 : index
        memref.store %686, %out[%701] : memref<?xf32>
      }
    }
  }
  %702 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %702 {
    %703 = arith.addi %15, %c1 : index
    %704 = arith.minsi %703, %14 : index
    %705 = wave.wave
    %706 = arith.addi %15, %705 : index
    scf.for %707 = %706 to %704 step %c4 {
      %708 = arith.muli %707, %features : index
      %709 = wave.lane
      %710 = arith.muli %709, %c30 : index
      %714:2 = scf.for %711 = %710 to %features step %c3 iter_args(%712 = %c35, %713 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %715 = arith.addi %708, %711 : index
        %716 = vector.load %out[%715] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %717 = vector.load %norm_weight[%711] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %718 = arith.mulf %716, %717 : vector<4xf32>
        %719 = math.absf %718 : vector<4xf32>
        %720 = math.fma %716, %716, %712 : vector<4xf32>
        %721 = arith.maximumf %713, %719 : vector<4xf32>
        scf.yield %720, %721 : vector<4xf32>, vector<4xf32>
      }
      %722 = wave.reduce "add" %714#0 : vector<4xf32>
      %723 = arith.mulf %722, %inverseFeatures : f32
      %724 = arith.addf %723, %epsilon : f32
      %725 = math.sqrt %724 : f32
      %726 = arith.divf %c32, %725 : f32
      %727 = wave.reduce "max" %714#1 : vector<4xf32>
      %728 = arith.mulf %727, %726 : f32
      %729 = arith.bitcast %728 : f32 to i32
      %730 = arith.shrui %729, %c38 : i32
      %731 = arith.maxsi %730, %c39 : i32
      %732 = arith.subi %c40, %731 : i32
      %733 = arith.shli %732, %c38 : i32
      %734 = arith.subi %731, %c41 : i32
      %735 = arith.shli %734, %c38 : i32
      %736 = arith.bitcast %733 : i32 to f32
      %737 = arith.bitcast %735 : i32 to f32
      %738 = wave.lane
      %739 = arith.cmpi eq, %738, %c5 : index
      scf.if %739 {
        memref.store %737, %normed_factors[%707] : memref<?xf32>
      }
      %740 = vector.broadcast %726 : f32 to vector<4xf32>
      %741 = vector.broadcast %736 : f32 to vector<4xf32>
      scf.for %742 = %710 to %features step %c3 {
        %743 = arith.addi %708, %742 : index
        %744 = vector.load %out[%743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %745 = arith.mulf %744, %740 : vector<4xf32>
        %746 = vector.load %norm_weight[%742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %747 = arith.mulf %745, %746 : vector<4xf32>
        %748 = arith.mulf %747, %741 : vector<4xf32>
        %749 = arith.divui %707, %tileRows : index
        %750 = arith.divui %features, %c1 : index
        %751 = arith.muli %749, %750 : index
        %752 = arith.divui %742, %c1 : index
        %753 = arith.addi %751, %752 : index
        %754 = arith.muli %753, %c4 : index
        %755 = arith.remui %742, %c1 : index
        %756 = arith.divui %755, %c14 : index
        %757 = arith.addi %754, %756 : index
        %758 = arith.muli %tileRows, %c14 : index
        %759 = arith.muli %757, %758 : index
        %760 = arith.remui %707, %tileRows : index
        %761 = arith.muli %760, %c14 : index
        %762 = arith.addi %759, %761 : index
        %763 = arith.remui %742, %c14 : index
        %764 = arith.addi %762, %763 : index
        %765 = arith.truncf %748 : vector<4xf32> to vector<4xf16>
        vector.store %765, %normed[%764] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
