// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 768 : index
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1280 : index
  %c37 = arith.constant 1536 : index
  %c38 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c40 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c43 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.wave
  %16 = wave.scratch %operandHalves : memref<?xf16>
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c5 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c8 : index
  %21 = arith.cmpi slt, %14, %13 : index
  scf.if %21 {
    %22 = arith.muli %1, %c5 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c14 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c1 : index
    scf.for %28 = %27 to %operandHalves step %c11 {
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %29, %16[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %15, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.subi %34, %32 : index
    %36 = arith.divui %35, %c2 : index
    %37 = arith.muli %36, %c2 : index
    %38 = arith.addi %32, %37 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %39, %40, %38 : index
    %44 = scf.for %42 = %32 to %41 step %c2 iter_args(%43 = %c15) -> (vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %42, %c6 : index
      %47 = arith.remui %45, %c8 : index
      %48 = arith.addi %11, %c4 : index
      %49 = arith.muli %46, %c18 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = vector.load %w[%52] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %54 = vector.bitcast %53 : vector<4xi8> to vector<2xf16>
      %55 = vector.extract %54[0] : f16 from vector<2xf16>
      %56 = vector.broadcast %55 : f16 to vector<16xf16>
      %57 = vector.extract %54[1] : f16 from vector<2xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = arith.addi %11, %c4 : index
      %60 = arith.muli %inputFeatures, %c2 : index
      %61 = arith.addi %60, %c3 : index
      %62 = arith.divui %61, %c4 : index
      %63 = arith.muli %62, %c4 : index
      %64 = arith.addi %59, %63 : index
      %65 = arith.muli %46, %c20 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %47, %c8 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.shrui %70, %c21 : vector<4xi32>
      %72 = arith.andi %71, %c22 : vector<4xi32>
      %73 = arith.ori %72, %c23 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %70, %c24 : vector<4xi32>
      %76 = arith.andi %75, %c22 : vector<4xi32>
      %77 = arith.ori %76, %c23 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %70, %c25 : vector<4xi32>
      %80 = arith.andi %79, %c22 : vector<4xi32>
      %81 = arith.ori %80, %c23 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %70, %c26 : vector<4xi32>
      %84 = arith.andi %83, %c22 : vector<4xi32>
      %85 = arith.ori %84, %c23 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = vector.shuffle %87, %88 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %90 = arith.subf %89, %c27 : vector<32xf16>
      %91 = vector.shuffle %90, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %92 = vector.shuffle %90, %90 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %93 = math.fma %91, %56, %58 : vector<16xf16>
      %94 = math.fma %92, %56, %58 : vector<16xf16>
      %95 = arith.addi %42, %c5 : index
      %96 = arith.remui %45, %c8 : index
      %97 = arith.addi %11, %c4 : index
      %98 = arith.muli %95, %c18 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %96, %c19 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %103 = vector.bitcast %102 : vector<4xi8> to vector<2xf16>
      %104 = vector.extract %103[0] : f16 from vector<2xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = vector.extract %103[1] : f16 from vector<2xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = arith.addi %11, %c4 : index
      %109 = arith.muli %inputFeatures, %c2 : index
      %110 = arith.addi %109, %c3 : index
      %111 = arith.divui %110, %c4 : index
      %112 = arith.muli %111, %c4 : index
      %113 = arith.addi %108, %112 : index
      %114 = arith.muli %95, %c20 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %96, %c8 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<4xi32>
      %120 = arith.shrui %119, %c21 : vector<4xi32>
      %121 = arith.andi %120, %c22 : vector<4xi32>
      %122 = arith.ori %121, %c23 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %119, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c22 : vector<4xi32>
      %126 = arith.ori %125, %c23 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %119, %c25 : vector<4xi32>
      %129 = arith.andi %128, %c22 : vector<4xi32>
      %130 = arith.ori %129, %c23 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %119, %c26 : vector<4xi32>
      %133 = arith.andi %132, %c22 : vector<4xi32>
      %134 = arith.ori %133, %c23 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %136, %137 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %139 = arith.subf %138, %c27 : vector<32xf16>
      %140 = vector.shuffle %139, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %141 = vector.shuffle %139, %139 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %142 = math.fma %140, %105, %107 : vector<16xf16>
      %143 = math.fma %141, %105, %107 : vector<16xf16>
      %144 = arith.addi %22, %c6 : index
      %145 = arith.muli %42, %c2 : index
      %146 = arith.addi %145, %c6 : index
      %147 = arith.divui %inputFeatures, %c8 : index
      %148 = arith.muli %144, %147 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %tileRows, %c8 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.remui %45, %tileRows : index
      %153 = arith.muli %152, %c1 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %16[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c1 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %16[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %93, %43 : vector<16xf16>, vector<8xf32>
      %161 = arith.addi %22, %c6 : index
      %162 = arith.muli %42, %c2 : index
      %163 = arith.addi %162, %c5 : index
      %164 = arith.divui %inputFeatures, %c8 : index
      %165 = arith.muli %161, %164 : index
      %166 = arith.addi %165, %163 : index
      %167 = arith.muli %tileRows, %c8 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.remui %45, %tileRows : index
      %170 = arith.muli %169, %c1 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %16[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = arith.muli %tileRows, %c1 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %16[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %94, %160 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %22, %c6 : index
      %179 = arith.muli %42, %c2 : index
      %180 = arith.addi %179, %c2 : index
      %181 = arith.divui %inputFeatures, %c8 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c8 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %45, %tileRows : index
      %187 = arith.muli %186, %c1 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %16[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c1 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %16[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %142, %177 : vector<16xf16>, vector<8xf32>
      %195 = arith.addi %22, %c6 : index
      %196 = arith.muli %42, %c2 : index
      %197 = arith.addi %196, %c28 : index
      %198 = arith.divui %inputFeatures, %c8 : index
      %199 = arith.muli %195, %198 : index
      %200 = arith.addi %199, %197 : index
      %201 = arith.muli %tileRows, %c8 : index
      %202 = arith.muli %200, %201 : index
      %203 = arith.remui %45, %tileRows : index
      %204 = arith.muli %203, %c1 : index
      %205 = arith.addi %202, %204 : index
      %206 = vector.load %16[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = arith.muli %tileRows, %c1 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %16[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = vector.shuffle %206, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = wave.mma %210, %143, %194 : vector<16xf16>, vector<8xf32>
      scf.yield %211 : vector<8xf32>
    }
    %212 = arith.select %39, %41, %34 : index
    %215 = scf.for %213 = %41 to %212 step %c5 iter_args(%214 = %44) -> (vector<8xf32>) {
      %216 = wave.lane
      %217 = arith.addi %213, %c6 : index
      %218 = arith.remui %216, %c8 : index
      %219 = arith.addi %11, %c4 : index
      %220 = arith.muli %217, %c18 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %218, %c19 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<2xf16>
      %226 = vector.extract %225[0] : f16 from vector<2xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = vector.extract %225[1] : f16 from vector<2xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %11, %c4 : index
      %231 = arith.muli %inputFeatures, %c2 : index
      %232 = arith.addi %231, %c3 : index
      %233 = arith.divui %232, %c4 : index
      %234 = arith.muli %233, %c4 : index
      %235 = arith.addi %230, %234 : index
      %236 = arith.muli %217, %c20 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.muli %218, %c8 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.shrui %241, %c21 : vector<4xi32>
      %243 = arith.andi %242, %c22 : vector<4xi32>
      %244 = arith.ori %243, %c23 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %241, %c24 : vector<4xi32>
      %247 = arith.andi %246, %c22 : vector<4xi32>
      %248 = arith.ori %247, %c23 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %241, %c25 : vector<4xi32>
      %251 = arith.andi %250, %c22 : vector<4xi32>
      %252 = arith.ori %251, %c23 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %241, %c26 : vector<4xi32>
      %255 = arith.andi %254, %c22 : vector<4xi32>
      %256 = arith.ori %255, %c23 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = vector.shuffle %258, %259 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %261 = arith.subf %260, %c27 : vector<32xf16>
      %262 = vector.shuffle %261, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %263 = vector.shuffle %261, %261 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %264 = math.fma %262, %227, %229 : vector<16xf16>
      %265 = math.fma %263, %227, %229 : vector<16xf16>
      %266 = arith.addi %22, %c6 : index
      %267 = arith.muli %213, %c2 : index
      %268 = arith.addi %267, %c6 : index
      %269 = arith.divui %inputFeatures, %c8 : index
      %270 = arith.muli %266, %269 : index
      %271 = arith.addi %270, %268 : index
      %272 = arith.muli %tileRows, %c8 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.remui %216, %tileRows : index
      %275 = arith.muli %274, %c1 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %16[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c1 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %16[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %264, %214 : vector<16xf16>, vector<8xf32>
      %283 = arith.addi %22, %c6 : index
      %284 = arith.muli %213, %c2 : index
      %285 = arith.addi %284, %c5 : index
      %286 = arith.divui %inputFeatures, %c8 : index
      %287 = arith.muli %283, %286 : index
      %288 = arith.addi %287, %285 : index
      %289 = arith.muli %tileRows, %c8 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.remui %216, %tileRows : index
      %292 = arith.muli %291, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %16[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c1 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %16[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %265, %282 : vector<16xf16>, vector<8xf32>
      scf.yield %299 : vector<8xf32>
    }
    %300 = wave.lane
    %301 = wave.wave
    %302 = arith.muli %301, %c5 : index
    %303 = arith.addi %302, %c6 : index
    %304 = arith.muli %303, %c20 : index
    %305 = arith.addi %304, %300 : index
    %306 = vector.extract %215[0] : f32 from vector<8xf32>
    %307 = arith.addi %305, %c6 : index
    memref.store %306, %17[%307] : memref<?xf32>
    %308 = vector.extract %215[1] : f32 from vector<8xf32>
    %309 = arith.addi %305, %c14 : index
    memref.store %308, %17[%309] : memref<?xf32>
    %310 = vector.extract %215[2] : f32 from vector<8xf32>
    %311 = arith.addi %305, %c18 : index
    memref.store %310, %17[%311] : memref<?xf32>
    %312 = vector.extract %215[3] : f32 from vector<8xf32>
    %313 = arith.addi %305, %c29 : index
    memref.store %312, %17[%313] : memref<?xf32>
    %314 = vector.extract %215[4] : f32 from vector<8xf32>
    %315 = arith.addi %305, %c4 : index
    memref.store %314, %17[%315] : memref<?xf32>
    %316 = vector.extract %215[5] : f32 from vector<8xf32>
    %317 = arith.addi %305, %c30 : index
    memref.store %316, %17[%317] : memref<?xf32>
    %318 = vector.extract %215[6] : f32 from vector<8xf32>
    %319 = arith.addi %305, %c31 : index
    memref.store %318, %17[%319] : memref<?xf32>
    %320 = vector.extract %215[7] : f32 from vector<8xf32>
    %321 = arith.addi %305, %c32 : index
    memref.store %320, %17[%321] : memref<?xf32>
    wave.barrier
    %322 = arith.muli %301, %c5 : index
    %323 = arith.addi %322, %c6 : index
    %324 = arith.muli %323, %c14 : index
    %325 = arith.addi %324, %300 : index
    %326 = arith.addi %325, %c6 : index
    %327 = memref.load %17[%326] : memref<?xf32>
    %328 = arith.addi %326, %c20 : index
    %329 = memref.load %17[%328] : memref<?xf32>
    %330 = arith.addf %327, %329 : f32
    %331 = arith.addi %326, %c33 : index
    %332 = memref.load %17[%331] : memref<?xf32>
    %333 = arith.addf %330, %332 : f32
    %334 = arith.addi %326, %c34 : index
    %335 = memref.load %17[%334] : memref<?xf32>
    %336 = arith.addf %333, %335 : f32
    %337 = arith.addi %326, %c35 : index
    %338 = memref.load %17[%337] : memref<?xf32>
    %339 = arith.addf %336, %338 : f32
    %340 = arith.addi %326, %c36 : index
    %341 = memref.load %17[%340] : memref<?xf32>
    %342 = arith.addf %339, %341 : f32
    %343 = arith.addi %326, %c37 : index
    %344 = memref.load %17[%343] : memref<?xf32>
    %345 = arith.addf %342, %344 : f32
    %346 = arith.addi %326, %c38 : index
    %347 = memref.load %17[%346] : memref<?xf32>
    %348 = arith.addf %345, %347 : f32
    %349 = wave.lane
    %350 = arith.addi %14, %c6 : index
    %351 = arith.muli %323, %c2 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.divui %349, %c8 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.cmpi slt, %354, %13 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c5 : index
      %357 = memref.load %factors[%354] : memref<?xf32>
      %358 = arith.select %356, %357, %c40 : f32
      %359 = arith.remui %349, %c8 : index
      %360 = arith.muli %359, %c19 : index
      %361 = arith.addi %11, %360 : index
      %362 = vector.load %w[%361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %363 = vector.bitcast %362 : vector<4xi8> to vector<1xf32>
      %364 = vector.extract %363[0] : f32 from vector<1xf32>
      %365 = arith.mulf %364, %358 : f32
      %366 = arith.mulf %348, %365 : f32
      %367 = arith.muli %354, %outputFeatures : index
      %368 = arith.addi %367, %20 : index
      %369 = wave.lane
      %370 = arith.remui %369, %c8 : index
      %371 = arith.addi %368, %370 : index
      scf.if %18 {
        %372 = arith.addi %371, %c6 : index
        %373 = memref.load %residual[%372] : memref<?xf32>
        %374 = arith.addf %373, %366 : f32
        %375 = arith.addi %371, %c6 : index
        memref.store %374, %out[%375] : memref<?xf32>
      } else {
        %376 = arith.addi %371, %c6 : index
        memref.store %366, %out[%376] : memref<?xf32>
      }
    }
  }
  %377 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %377 {
    %378 = arith.addi %14, %c8 : index
    %379 = arith.minsi %378, %13 : index
    %380 = wave.wave
    %381 = arith.addi %14, %380 : index
    scf.for %382 = %381 to %379 step %c1 {
      %383 = arith.muli %382, %features : index
      %384 = wave.lane
      %385 = arith.muli %384, %c19 : index
      %389:2 = scf.for %386 = %385 to %features step %c4 iter_args(%387 = %c43, %388 = %c43) -> (vector<4xf32>, vector<4xf32>) {
        %390 = arith.addi %383, %386 : index
        %391 = vector.load %out[%390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %392 = vector.load %norm_weight[%386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %393 = arith.mulf %391, %392 : vector<4xf32>
        %394 = math.absf %393 : vector<4xf32>
        %395 = math.fma %391, %391, %387 : vector<4xf32>
        %396 = arith.maximumf %388, %394 : vector<4xf32>
        scf.yield %395, %396 : vector<4xf32>, vector<4xf32>
      }
      %397 = wave.reduce "add" %389#0 : vector<4xf32>
      %398 = arith.mulf %397, %inverseFeatures : f32
      %399 = arith.addf %398, %epsilon : f32
      %400 = math.sqrt %399 : f32
      %401 = arith.divf %c40, %400 : f32
      %402 = wave.reduce "max" %389#1 : vector<4xf32>
      %403 = arith.mulf %402, %401 : f32
      %404 = arith.bitcast %403 : f32 to i32
      %405 = arith.shrui %404, %c46 : i32
      %406 = arith.maxsi %405, %c47 : i32
      %407 = arith.subi %c48, %406 : i32
      %408 = arith.shli %407, %c46 : i32
      %409 = arith.subi %406, %c49 : i32
      %410 = arith.shli %409, %c46 : i32
      %411 = arith.bitcast %408 : i32 to f32
      %412 = arith.bitcast %410 : i32 to f32
      %413 = wave.lane
      %414 = arith.cmpi eq, %413, %c6 : index
      scf.if %414 {
        memref.store %412, %normed_factors[%382] : memref<?xf32>
      }
      %415 = vector.broadcast %401 : f32 to vector<4xf32>
      %416 = vector.broadcast %411 : f32 to vector<4xf32>
      scf.for %417 = %385 to %features step %c4 {
        %418 = arith.addi %383, %417 : index
        %419 = vector.load %out[%418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %420 = arith.mulf %419, %415 : vector<4xf32>
        %421 = vector.load %norm_weight[%417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %422 = arith.mulf %420, %421 : vector<4xf32>
        %423 = arith.mulf %422, %416 : vector<4xf32>
        %424 = arith.divui %382, %tileRows : index
        %425 = arith.divui %features, %c8 : index
        %426 = arith.muli %424, %425 : index
        %427 = arith.divui %417, %c8 : index
        %428 = arith.addi %426, %427 : index
        %429 = arith.muli %428, %c2 : index
        %430 = arith.remui %417, %c8 : index
        %431 = arith.divui %430, %c1 : index
        %432 = arith.addi %429, %431 : index
        %433 = arith.muli %tileRows, %c1 : index
        %434 = arith.muli %432, %433 : index
        %435 = arith.remui %382, %tileRows : index
        %436 = arith.muli %435, %c1 : index
        %437 = arith.addi %434, %436 : index
        %438 = arith.remui %417, %c1 : index
        %439 = arith.addi %437, %438 : index
        %440 = arith.truncf %423 : vector<4xf32> to vector<4xf16>
        vector.store %440, %normed[%439] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
