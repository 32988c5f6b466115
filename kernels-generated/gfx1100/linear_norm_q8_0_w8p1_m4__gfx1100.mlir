// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
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
  %c30 = arith.constant 768 : index
  %c31 = arith.constant 1024 : index
  %c32 = arith.constant 1280 : index
  %c33 = arith.constant 1536 : index
  %c34 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
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
  %14 = wave.wave
  %15 = wave.scratch %operandHalves : memref<?xf16>
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c4 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c1 : index
  %20 = arith.cmpi slt, %13, %12 : index
  scf.if %20 {
    %21 = arith.muli %1, %c4 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c12 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c13 : index
    scf.for %27 = %26 to %operandHalves step %c9 {
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %15[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.divui %inputFeatures, %c12 : index
    %30 = arith.muli %14, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.subi %33, %31 : index
    %35 = arith.divui %34, %c16 : index
    %36 = arith.muli %35, %c16 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %43 = scf.for %41 = %31 to %40 step %c16 iter_args(%42 = %c14) -> (vector<8xf32>) {
      %44 = wave.lane
      %45 = arith.addi %41, %c5 : index
      %46 = arith.remui %44, %c1 : index
      %47 = arith.addi %10, %c3 : index
      %48 = arith.muli %45, %c12 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %c16 : index
      %51 = arith.addi %49, %50 : index
      %52 = vector.load %w[%51] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %53 = vector.bitcast %52 : vector<2xi8> to vector<1xf16>
      %54 = vector.extract %53[0] : f16 from vector<1xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %10, %c3 : index
      %57 = arith.addi %inputFeatures, %c2 : index
      %58 = arith.divui %57, %c3 : index
      %59 = arith.muli %58, %c3 : index
      %60 = arith.addi %56, %59 : index
      %61 = arith.muli %45, %c18 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.addi %62, %c5 : index
      %64 = arith.muli %46, %c1 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.andi %67, %c19 : vector<4xi32>
      %69 = arith.ori %68, %c20 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = arith.shrui %67, %c21 : vector<4xi32>
      %72 = arith.andi %71, %c19 : vector<4xi32>
      %73 = arith.ori %72, %c20 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = vector.shuffle %70, %74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.subf %75, %c22 : vector<16xf16>
      %77 = arith.mulf %76, %55 : vector<16xf16>
      %78 = arith.muli %45, %c18 : index
      %79 = arith.addi %60, %78 : index
      %80 = arith.addi %79, %c23 : index
      %81 = arith.muli %46, %c1 : index
      %82 = arith.addi %80, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.andi %84, %c19 : vector<4xi32>
      %86 = arith.ori %85, %c20 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %84, %c21 : vector<4xi32>
      %89 = arith.andi %88, %c19 : vector<4xi32>
      %90 = arith.ori %89, %c20 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.subf %92, %c22 : vector<16xf16>
      %94 = arith.mulf %93, %55 : vector<16xf16>
      %95 = arith.addi %41, %c4 : index
      %96 = arith.remui %44, %c1 : index
      %97 = arith.addi %10, %c3 : index
      %98 = arith.muli %95, %c12 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %96, %c16 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %103 = vector.bitcast %102 : vector<2xi8> to vector<1xf16>
      %104 = vector.extract %103[0] : f16 from vector<1xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = arith.addi %10, %c3 : index
      %107 = arith.addi %inputFeatures, %c2 : index
      %108 = arith.divui %107, %c3 : index
      %109 = arith.muli %108, %c3 : index
      %110 = arith.addi %106, %109 : index
      %111 = arith.muli %95, %c18 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c5 : index
      %114 = arith.muli %96, %c1 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.andi %117, %c19 : vector<4xi32>
      %119 = arith.ori %118, %c20 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %117, %c21 : vector<4xi32>
      %122 = arith.andi %121, %c19 : vector<4xi32>
      %123 = arith.ori %122, %c20 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = arith.subf %125, %c22 : vector<16xf16>
      %127 = arith.mulf %126, %105 : vector<16xf16>
      %128 = arith.muli %95, %c18 : index
      %129 = arith.addi %110, %128 : index
      %130 = arith.addi %129, %c23 : index
      %131 = arith.muli %96, %c1 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<4xi32>
      %135 = arith.andi %134, %c19 : vector<4xi32>
      %136 = arith.ori %135, %c20 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %134, %c21 : vector<4xi32>
      %139 = arith.andi %138, %c19 : vector<4xi32>
      %140 = arith.ori %139, %c20 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.subf %142, %c22 : vector<16xf16>
      %144 = arith.mulf %143, %105 : vector<16xf16>
      %145 = arith.addi %21, %c5 : index
      %146 = arith.muli %41, %c16 : index
      %147 = arith.addi %146, %c5 : index
      %148 = arith.divui %inputFeatures, %c1 : index
      %149 = arith.muli %145, %148 : index
      %150 = arith.addi %149, %147 : index
      %151 = arith.muli %tileRows, %c1 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.remui %44, %tileRows : index
      %154 = arith.muli %153, %c13 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %15[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %tileRows, %c13 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %15[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %77, %42 : vector<16xf16>, vector<8xf32>
      %162 = arith.addi %21, %c5 : index
      %163 = arith.muli %41, %c16 : index
      %164 = arith.addi %163, %c4 : index
      %165 = arith.divui %inputFeatures, %c1 : index
      %166 = arith.muli %162, %165 : index
      %167 = arith.addi %166, %164 : index
      %168 = arith.muli %tileRows, %c1 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %44, %tileRows : index
      %171 = arith.muli %170, %c13 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %15[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c13 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %15[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %94, %161 : vector<16xf16>, vector<8xf32>
      %179 = arith.addi %21, %c5 : index
      %180 = arith.muli %41, %c16 : index
      %181 = arith.addi %180, %c16 : index
      %182 = arith.divui %inputFeatures, %c1 : index
      %183 = arith.muli %179, %182 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.muli %tileRows, %c1 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %44, %tileRows : index
      %188 = arith.muli %187, %c13 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %15[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c13 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %15[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %127, %178 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %21, %c5 : index
      %197 = arith.muli %41, %c16 : index
      %198 = arith.addi %197, %c24 : index
      %199 = arith.divui %inputFeatures, %c1 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c1 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %44, %tileRows : index
      %205 = arith.muli %204, %c13 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %15[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c13 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %15[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = vector.shuffle %207, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = wave.mma %211, %144, %195 : vector<16xf16>, vector<8xf32>
      scf.yield %212 : vector<8xf32>
    }
    %213 = arith.select %38, %40, %33 : index
    %216 = scf.for %214 = %40 to %213 step %c4 iter_args(%215 = %43) -> (vector<8xf32>) {
      %217 = wave.lane
      %218 = arith.addi %214, %c5 : index
      %219 = arith.remui %217, %c1 : index
      %220 = arith.addi %10, %c3 : index
      %221 = arith.muli %218, %c12 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %219, %c16 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %226 = vector.bitcast %225 : vector<2xi8> to vector<1xf16>
      %227 = vector.extract %226[0] : f16 from vector<1xf16>
      %228 = vector.broadcast %227 : f16 to vector<16xf16>
      %229 = arith.addi %10, %c3 : index
      %230 = arith.addi %inputFeatures, %c2 : index
      %231 = arith.divui %230, %c3 : index
      %232 = arith.muli %231, %c3 : index
      %233 = arith.addi %229, %232 : index
      %234 = arith.muli %218, %c18 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c5 : index
      %237 = arith.muli %219, %c1 : index
      %238 = arith.addi %236, %237 : index
      %239 = vector.load %w[%238] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %240 = vector.bitcast %239 : vector<16xi8> to vector<4xi32>
      %241 = arith.andi %240, %c19 : vector<4xi32>
      %242 = arith.ori %241, %c20 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %240, %c21 : vector<4xi32>
      %245 = arith.andi %244, %c19 : vector<4xi32>
      %246 = arith.ori %245, %c20 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = arith.subf %248, %c22 : vector<16xf16>
      %250 = arith.mulf %249, %228 : vector<16xf16>
      %251 = arith.muli %218, %c18 : index
      %252 = arith.addi %233, %251 : index
      %253 = arith.addi %252, %c23 : index
      %254 = arith.muli %219, %c1 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = arith.andi %257, %c19 : vector<4xi32>
      %259 = arith.ori %258, %c20 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = arith.shrui %257, %c21 : vector<4xi32>
      %262 = arith.andi %261, %c19 : vector<4xi32>
      %263 = arith.ori %262, %c20 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = vector.shuffle %260, %264 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = arith.subf %265, %c22 : vector<16xf16>
      %267 = arith.mulf %266, %228 : vector<16xf16>
      %268 = arith.addi %21, %c5 : index
      %269 = arith.muli %214, %c16 : index
      %270 = arith.addi %269, %c5 : index
      %271 = arith.divui %inputFeatures, %c1 : index
      %272 = arith.muli %268, %271 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.muli %tileRows, %c1 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.remui %217, %tileRows : index
      %277 = arith.muli %276, %c13 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %15[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c13 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %15[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %250, %215 : vector<16xf16>, vector<8xf32>
      %285 = arith.addi %21, %c5 : index
      %286 = arith.muli %214, %c16 : index
      %287 = arith.addi %286, %c4 : index
      %288 = arith.divui %inputFeatures, %c1 : index
      %289 = arith.muli %285, %288 : index
      %290 = arith.addi %289, %287 : index
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.remui %217, %tileRows : index
      %294 = arith.muli %293, %c13 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %15[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c13 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %15[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %267, %284 : vector<16xf16>, vector<8xf32>
      scf.yield %301 : vector<8xf32>
    }
    %302 = wave.lane
    %303 = wave.wave
    %304 = arith.muli %303, %c4 : index
    %305 = arith.addi %304, %c5 : index
    %306 = arith.muli %305, %c23 : index
    %307 = arith.addi %306, %302 : index
    %308 = vector.extract %216[0] : f32 from vector<8xf32>
    %309 = arith.addi %307, %c5 : index
    memref.store %308, %16[%309] : memref<?xf32>
    %310 = vector.extract %216[1] : f32 from vector<8xf32>
    %311 = arith.addi %307, %c12 : index
    memref.store %310, %16[%311] : memref<?xf32>
    %312 = vector.extract %216[2] : f32 from vector<8xf32>
    %313 = arith.addi %307, %c25 : index
    memref.store %312, %16[%313] : memref<?xf32>
    %314 = vector.extract %216[3] : f32 from vector<8xf32>
    %315 = arith.addi %307, %c26 : index
    memref.store %314, %16[%315] : memref<?xf32>
    %316 = vector.extract %216[4] : f32 from vector<8xf32>
    %317 = arith.addi %307, %c3 : index
    memref.store %316, %16[%317] : memref<?xf32>
    %318 = vector.extract %216[5] : f32 from vector<8xf32>
    %319 = arith.addi %307, %c27 : index
    memref.store %318, %16[%319] : memref<?xf32>
    %320 = vector.extract %216[6] : f32 from vector<8xf32>
    %321 = arith.addi %307, %c28 : index
    memref.store %320, %16[%321] : memref<?xf32>
    %322 = vector.extract %216[7] : f32 from vector<8xf32>
    %323 = arith.addi %307, %c29 : index
    memref.store %322, %16[%323] : memref<?xf32>
    wave.barrier
    %324 = arith.muli %303, %c4 : index
    %325 = arith.addi %324, %c5 : index
    %326 = arith.muli %325, %c12 : index
    %327 = arith.addi %326, %302 : index
    %328 = arith.addi %327, %c5 : index
    %329 = memref.load %16[%328] : memref<?xf32>
    %330 = arith.addi %328, %c23 : index
    %331 = memref.load %16[%330] : memref<?xf32>
    %332 = arith.addf %329, %331 : f32
    %333 = arith.addi %328, %c18 : index
    %334 = memref.load %16[%333] : memref<?xf32>
    %335 = arith.addf %332, %334 : f32
    %336 = arith.addi %328, %c30 : index
    %337 = memref.load %16[%336] : memref<?xf32>
    %338 = arith.addf %335, %337 : f32
    %339 = arith.addi %328, %c31 : index
    %340 = memref.load %16[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = arith.addi %328, %c32 : index
    %343 = memref.load %16[%342] : memref<?xf32>
    %344 = arith.addf %341, %343 : f32
    %345 = arith.addi %328, %c33 : index
    %346 = memref.load %16[%345] : memref<?xf32>
    %347 = arith.addf %344, %346 : f32
    %348 = arith.addi %328, %c34 : index
    %349 = memref.load %16[%348] : memref<?xf32>
    %350 = arith.addf %347, %349 : f32
    %351 = wave.lane
    %352 = arith.addi %13, %c5 : index
    %353 = arith.muli %325, %c16 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.divui %351, %c1 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.cmpi slt, %356, %12 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c4 : index
      %359 = memref.load %factors[%356] : memref<?xf32>
      %360 = arith.select %358, %359, %c36 : f32
      %361 = arith.remui %351, %c1 : index
      %362 = arith.muli %361, %c37 : index
      %363 = arith.addi %10, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<1xf32>
      %366 = vector.extract %365[0] : f32 from vector<1xf32>
      %367 = arith.mulf %366, %360 : f32
      %368 = arith.mulf %350, %367 : f32
      %369 = arith.muli %356, %outputFeatures : index
      %370 = arith.addi %369, %19 : index
      %371 = wave.lane
      %372 = arith.remui %371, %c1 : index
      %373 = arith.addi %370, %372 : index
      scf.if %17 {
        %374 = arith.addi %373, %c5 : index
        %375 = memref.load %residual[%374] : memref<?xf32>
        %376 = arith.addf %375, %368 : f32
        %377 = arith.addi %373, %c5 : index
        memref.store %376, %out[%377] : memref<?xf32>
      } else {
        %378 = arith.addi %373, %c5 : index
        memref.store %368, %out[%378] : memref<?xf32>
      }
    }
  }
  %379 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %379 {
    %380 = arith.addi %13, %c1 : index
    %381 = arith.minsi %380, %12 : index
    %382 = wave.wave
    %383 = arith.addi %13, %382 : index
    scf.for %384 = %383 to %381 step %c13 {
      %385 = arith.muli %384, %features : index
      %386 = wave.lane
      %387 = arith.muli %386, %c37 : index
      %391:2 = scf.for %388 = %387 to %features step %c3 iter_args(%389 = %c40, %390 = %c40) -> (vector<4xf32>, vector<4xf32>) {
        %392 = arith.addi %385, %388 : index
        %393 = vector.load %out[%392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %394 = vector.load %norm_weight[%388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %395 = arith.mulf %393, %394 : vector<4xf32>
        %396 = math.absf %395 : vector<4xf32>
        %397 = math.fma %393, %393, %389 : vector<4xf32>
        %398 = arith.maximumf %390, %396 : vector<4xf32>
        scf.yield %397, %398 : vector<4xf32>, vector<4xf32>
      }
      %399 = wave.reduce "add" %391#0 : vector<4xf32>
      %400 = arith.mulf %399, %inverseFeatures : f32
      %401 = arith.addf %400, %epsilon : f32
      %402 = math.sqrt %401 : f32
      %403 = arith.divf %c36, %402 : f32
      %404 = wave.reduce "max" %391#1 : vector<4xf32>
      %405 = arith.mulf %404, %403 : f32
      %406 = arith.bitcast %405 : f32 to i32
      %407 = arith.shrui %406, %c43 : i32
      %408 = arith.maxsi %407, %c44 : i32
      %409 = arith.subi %c45, %408 : i32
      %410 = arith.shli %409, %c43 : i32
      %411 = arith.subi %408, %c46 : i32
      %412 = arith.shli %411, %c43 : i32
      %413 = arith.bitcast %410 : i32 to f32
      %414 = arith.bitcast %412 : i32 to f32
      %415 = wave.lane
      %416 = arith.cmpi eq, %415, %c5 : index
      scf.if %416 {
        memref.store %414, %normed_factors[%384] : memref<?xf32>
      }
      %417 = vector.broadcast %403 : f32 to vector<4xf32>
      %418 = vector.broadcast %413 : f32 to vector<4xf32>
      scf.for %419 = %387 to %features step %c3 {
        %420 = arith.addi %385, %419 : index
        %421 = vector.load %out[%420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %422 = arith.mulf %421, %417 : vector<4xf32>
        %423 = vector.load %norm_weight[%419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %424 = arith.mulf %422, %423 : vector<4xf32>
        %425 = arith.mulf %424, %418 : vector<4xf32>
        %426 = arith.divui %384, %tileRows : index
        %427 = arith.divui %features, %c1 : index
        %428 = arith.muli %426, %427 : index
        %429 = arith.divui %419, %c1 : index
        %430 = arith.addi %428, %429 : index
        %431 = arith.muli %430, %c16 : index
        %432 = arith.remui %419, %c1 : index
        %433 = arith.divui %432, %c13 : index
        %434 = arith.addi %431, %433 : index
        %435 = arith.muli %tileRows, %c13 : index
        %436 = arith.muli %434, %435 : index
        %437 = arith.remui %384, %tileRows : index
        %438 = arith.muli %437, %c13 : index
        %439 = arith.addi %436, %438 : index
        %440 = arith.remui %419, %c13 : index
        %441 = arith.addi %439, %440 : index
        %442 = arith.truncf %425 : vector<4xf32> to vector<4xf16>
        vector.store %442, %normed[%441] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
