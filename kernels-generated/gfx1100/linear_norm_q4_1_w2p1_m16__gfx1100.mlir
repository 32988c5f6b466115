// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c36 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
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
  %16 = wave.scratch %c10 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %14, %13 : index
  scf.if %20 {
    %21 = arith.muli %1, %c5 : index
    %22 = arith.divui %inputFeatures, %c14 : index
    %23 = arith.muli %15, %stepsPerWave : index
    %24 = arith.minsi %23, %22 : index
    %25 = arith.addi %24, %stepsPerWave : index
    %26 = arith.minsi %25, %22 : index
    %27 = arith.subi %26, %24 : index
    %28 = arith.divui %27, %c2 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.addi %24, %29 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %32 = arith.addi %24, %stepsPerWave : index
    %33 = arith.select %31, %32, %30 : index
    %36 = scf.for %34 = %24 to %33 step %c2 iter_args(%35 = %c13) -> (vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %34, %c6 : index
      %39 = arith.remui %37, %c8 : index
      %40 = arith.addi %11, %c4 : index
      %41 = arith.muli %38, %c17 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.muli %39, %c18 : index
      %44 = arith.addi %42, %43 : index
      %45 = vector.load %w[%44] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %46 = vector.bitcast %45 : vector<4xi8> to vector<2xf16>
      %47 = vector.extract %46[0] : f16 from vector<2xf16>
      %48 = vector.broadcast %47 : f16 to vector<16xf16>
      %49 = vector.extract %46[1] : f16 from vector<2xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = arith.addi %11, %c4 : index
      %52 = arith.muli %inputFeatures, %c2 : index
      %53 = arith.addi %52, %c3 : index
      %54 = arith.divui %53, %c4 : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.addi %51, %55 : index
      %57 = arith.muli %38, %c19 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %39, %c8 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
      %63 = arith.shrui %62, %c20 : vector<4xi32>
      %64 = arith.andi %63, %c21 : vector<4xi32>
      %65 = arith.ori %64, %c22 : vector<4xi32>
      %66 = vector.bitcast %65 : vector<4xi32> to vector<8xf16>
      %67 = arith.shrui %62, %c23 : vector<4xi32>
      %68 = arith.andi %67, %c21 : vector<4xi32>
      %69 = arith.ori %68, %c22 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = arith.shrui %62, %c24 : vector<4xi32>
      %72 = arith.andi %71, %c21 : vector<4xi32>
      %73 = arith.ori %72, %c22 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %62, %c25 : vector<4xi32>
      %76 = arith.andi %75, %c21 : vector<4xi32>
      %77 = arith.ori %76, %c22 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = vector.shuffle %66, %70 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = vector.shuffle %79, %80 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %82 = arith.subf %81, %c26 : vector<32xf16>
      %83 = vector.shuffle %82, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %84 = vector.shuffle %82, %82 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %85 = math.fma %83, %48, %50 : vector<16xf16>
      %86 = math.fma %84, %48, %50 : vector<16xf16>
      %87 = arith.addi %34, %c5 : index
      %88 = arith.remui %37, %c8 : index
      %89 = arith.addi %11, %c4 : index
      %90 = arith.muli %87, %c17 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.muli %88, %c18 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %95 = vector.bitcast %94 : vector<4xi8> to vector<2xf16>
      %96 = vector.extract %95[0] : f16 from vector<2xf16>
      %97 = vector.broadcast %96 : f16 to vector<16xf16>
      %98 = vector.extract %95[1] : f16 from vector<2xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = arith.addi %11, %c4 : index
      %101 = arith.muli %inputFeatures, %c2 : index
      %102 = arith.addi %101, %c3 : index
      %103 = arith.divui %102, %c4 : index
      %104 = arith.muli %103, %c4 : index
      %105 = arith.addi %100, %104 : index
      %106 = arith.muli %87, %c19 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %88, %c8 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c20 : vector<4xi32>
      %113 = arith.andi %112, %c21 : vector<4xi32>
      %114 = arith.ori %113, %c22 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %111, %c23 : vector<4xi32>
      %117 = arith.andi %116, %c21 : vector<4xi32>
      %118 = arith.ori %117, %c22 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c24 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %111, %c25 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c26 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %97, %99 : vector<16xf16>
      %135 = math.fma %133, %97, %99 : vector<16xf16>
      %136 = arith.addi %21, %c6 : index
      %137 = arith.muli %34, %c2 : index
      %138 = arith.addi %137, %c6 : index
      %139 = arith.divui %inputFeatures, %c8 : index
      %140 = arith.muli %136, %139 : index
      %141 = arith.addi %140, %138 : index
      %142 = arith.muli %tileRows, %c8 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %37, %tileRows : index
      %145 = arith.muli %144, %c1 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.muli %tileRows, %c1 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %85, %35 : vector<16xf16>, vector<8xf32>
      %153 = arith.addi %21, %c6 : index
      %154 = arith.muli %34, %c2 : index
      %155 = arith.addi %154, %c5 : index
      %156 = arith.divui %inputFeatures, %c8 : index
      %157 = arith.muli %153, %156 : index
      %158 = arith.addi %157, %155 : index
      %159 = arith.muli %tileRows, %c8 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.remui %37, %tileRows : index
      %162 = arith.muli %161, %c1 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c1 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %86, %152 : vector<16xf16>, vector<8xf32>
      %170 = arith.addi %21, %c6 : index
      %171 = arith.muli %34, %c2 : index
      %172 = arith.addi %171, %c2 : index
      %173 = arith.divui %inputFeatures, %c8 : index
      %174 = arith.muli %170, %173 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.muli %tileRows, %c8 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.remui %37, %tileRows : index
      %179 = arith.muli %178, %c1 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %134, %169 : vector<16xf16>, vector<8xf32>
      %187 = arith.addi %21, %c6 : index
      %188 = arith.muli %34, %c2 : index
      %189 = arith.addi %188, %c27 : index
      %190 = arith.divui %inputFeatures, %c8 : index
      %191 = arith.muli %187, %190 : index
      %192 = arith.addi %191, %189 : index
      %193 = arith.muli %tileRows, %c8 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.remui %37, %tileRows : index
      %196 = arith.muli %195, %c1 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %tileRows, %c1 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %135, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %203 : vector<8xf32>
    }
    %204 = arith.select %31, %33, %26 : index
    %207 = scf.for %205 = %33 to %204 step %c5 iter_args(%206 = %36) -> (vector<8xf32>) {
      %208 = wave.lane
      %209 = arith.addi %205, %c6 : index
      %210 = arith.remui %208, %c8 : index
      %211 = arith.addi %11, %c4 : index
      %212 = arith.muli %209, %c17 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %210, %c18 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %217 = vector.bitcast %216 : vector<4xi8> to vector<2xf16>
      %218 = vector.extract %217[0] : f16 from vector<2xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = vector.extract %217[1] : f16 from vector<2xf16>
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = arith.addi %11, %c4 : index
      %223 = arith.muli %inputFeatures, %c2 : index
      %224 = arith.addi %223, %c3 : index
      %225 = arith.divui %224, %c4 : index
      %226 = arith.muli %225, %c4 : index
      %227 = arith.addi %222, %226 : index
      %228 = arith.muli %209, %c19 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.muli %210, %c8 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.shrui %233, %c20 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %233, %c23 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %233, %c24 : vector<4xi32>
      %243 = arith.andi %242, %c21 : vector<4xi32>
      %244 = arith.ori %243, %c22 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %233, %c25 : vector<4xi32>
      %247 = arith.andi %246, %c21 : vector<4xi32>
      %248 = arith.ori %247, %c22 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = vector.shuffle %250, %251 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %253 = arith.subf %252, %c26 : vector<32xf16>
      %254 = vector.shuffle %253, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %255 = vector.shuffle %253, %253 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %256 = math.fma %254, %219, %221 : vector<16xf16>
      %257 = math.fma %255, %219, %221 : vector<16xf16>
      %258 = arith.addi %21, %c6 : index
      %259 = arith.muli %205, %c2 : index
      %260 = arith.addi %259, %c6 : index
      %261 = arith.divui %inputFeatures, %c8 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %208, %tileRows : index
      %267 = arith.muli %266, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %256, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %21, %c6 : index
      %276 = arith.muli %205, %c2 : index
      %277 = arith.addi %276, %c5 : index
      %278 = arith.divui %inputFeatures, %c8 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c8 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %208, %tileRows : index
      %284 = arith.muli %283, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c1 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %257, %274 : vector<16xf16>, vector<8xf32>
      scf.yield %291 : vector<8xf32>
    }
    %292 = wave.lane
    %293 = wave.wave
    %294 = arith.muli %293, %c5 : index
    %295 = arith.addi %294, %c6 : index
    %296 = arith.muli %295, %c19 : index
    %297 = arith.addi %296, %292 : index
    %298 = vector.extract %207[0] : f32 from vector<8xf32>
    %299 = arith.addi %297, %c6 : index
    memref.store %298, %16[%299] : memref<?xf32>
    %300 = vector.extract %207[1] : f32 from vector<8xf32>
    %301 = arith.addi %297, %c14 : index
    memref.store %300, %16[%301] : memref<?xf32>
    %302 = vector.extract %207[2] : f32 from vector<8xf32>
    %303 = arith.addi %297, %c17 : index
    memref.store %302, %16[%303] : memref<?xf32>
    %304 = vector.extract %207[3] : f32 from vector<8xf32>
    %305 = arith.addi %297, %c28 : index
    memref.store %304, %16[%305] : memref<?xf32>
    %306 = vector.extract %207[4] : f32 from vector<8xf32>
    %307 = arith.addi %297, %c4 : index
    memref.store %306, %16[%307] : memref<?xf32>
    %308 = vector.extract %207[5] : f32 from vector<8xf32>
    %309 = arith.addi %297, %c29 : index
    memref.store %308, %16[%309] : memref<?xf32>
    %310 = vector.extract %207[6] : f32 from vector<8xf32>
    %311 = arith.addi %297, %c30 : index
    memref.store %310, %16[%311] : memref<?xf32>
    %312 = vector.extract %207[7] : f32 from vector<8xf32>
    %313 = arith.addi %297, %c31 : index
    memref.store %312, %16[%313] : memref<?xf32>
    wave.barrier
    %314 = arith.muli %293, %c18 : index
    %315 = arith.addi %314, %c6 : index
    %316 = arith.muli %315, %c14 : index
    %317 = arith.addi %316, %292 : index
    %318 = arith.addi %317, %c6 : index
    %319 = memref.load %16[%318] : memref<?xf32>
    %320 = arith.addi %318, %c19 : index
    %321 = memref.load %16[%320] : memref<?xf32>
    %322 = arith.addf %319, %321 : f32
    %323 = wave.lane
    %324 = arith.addi %14, %c6 : index
    %325 = arith.muli %315, %c2 : index
    %326 = arith.addi %324, %325 : index
    %327 = arith.divui %323, %c8 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.cmpi slt, %328, %13 : index
    scf.if %329 {
      %330 = arith.cmpi eq, %hasFactors, %c5 : index
      %331 = memref.load %factors[%328] : memref<?xf32>
      %332 = arith.select %330, %331, %c33 : f32
      %333 = arith.remui %323, %c8 : index
      %334 = arith.muli %333, %c18 : index
      %335 = arith.addi %11, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %332 : f32
      %340 = arith.mulf %322, %339 : f32
      %341 = arith.muli %328, %outputFeatures : index
      %342 = arith.addi %341, %19 : index
      %343 = wave.lane
      %344 = arith.remui %343, %c8 : index
      %345 = arith.addi %342, %344 : index
      scf.if %17 {
        %346 = arith.addi %345, %c6 : index
        %347 = memref.load %residual[%346] : memref<?xf32>
        %348 = arith.addf %347, %340 : f32
        %349 = arith.addi %345, %c6 : index
        memref.store %348, %out[%349] : memref<?xf32>
      } else {
        %350 = arith.addi %345, %c6 : index
        memref.store %340, %out[%350] : memref<?xf32>
      }
    }
    %351 = arith.muli %293, %c18 : index
    %352 = arith.addi %351, %c5 : index
    %353 = arith.muli %352, %c14 : index
    %354 = arith.addi %353, %292 : index
    %355 = arith.addi %354, %c6 : index
    %356 = memref.load %16[%355] : memref<?xf32>
    %357 = arith.addi %355, %c19 : index
    %358 = memref.load %16[%357] : memref<?xf32>
    %359 = arith.addf %356, %358 : f32
    %360 = wave.lane
    %361 = arith.addi %14, %c6 : index
    %362 = arith.muli %352, %c2 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.divui %360, %c8 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.cmpi slt, %365, %13 : index
    scf.if %366 {
      %367 = arith.cmpi eq, %hasFactors, %c5 : index
      %368 = memref.load %factors[%365] : memref<?xf32>
      %369 = arith.select %367, %368, %c33 : f32
      %370 = arith.remui %360, %c8 : index
      %371 = arith.muli %370, %c18 : index
      %372 = arith.addi %11, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %369 : f32
      %377 = arith.mulf %359, %376 : f32
      %378 = arith.muli %365, %outputFeatures : index
      %379 = arith.addi %378, %19 : index
      %380 = wave.lane
      %381 = arith.remui %380, %c8 : index
      %382 = arith.addi %379, %381 : index
      scf.if %17 {
        %383 = arith.addi %382, %c6 : index
        %384 = memref.load %residual[%383] : memref<?xf32>
        %385 = arith.addf %384, %377 : f32
        %386 = arith.addi %382, %c6 : index
        memref.store %385, %out[%386] : memref<?xf32>
      } else {
        %387 = arith.addi %382, %c6 : index
        memref.store %377, %out[%387] : memref<?xf32>
      }
    }
    %388 = arith.muli %293, %c18 : index
    %389 = arith.addi %388, %c2 : index
    %390 = arith.muli %389, %c14 : index
    %391 = arith.addi %390, %292 : index
    %392 = arith.addi %391, %c6 : index
    %393 = memref.load %16[%392] : memref<?xf32>
    %394 = arith.addi %392, %c19 : index
    %395 = memref.load %16[%394] : memref<?xf32>
    %396 = arith.addf %393, %395 : f32
    %397 = wave.lane
    %398 = arith.addi %14, %c6 : index
    %399 = arith.muli %389, %c2 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c8 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %13 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c5 : index
      %405 = memref.load %factors[%402] : memref<?xf32>
      %406 = arith.select %404, %405, %c33 : f32
      %407 = arith.remui %397, %c8 : index
      %408 = arith.muli %407, %c18 : index
      %409 = arith.addi %11, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %396, %413 : f32
      %415 = arith.muli %402, %outputFeatures : index
      %416 = arith.addi %415, %19 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c8 : index
      %419 = arith.addi %416, %418 : index
      scf.if %17 {
        %420 = arith.addi %419, %c6 : index
        %421 = memref.load %residual[%420] : memref<?xf32>
        %422 = arith.addf %421, %414 : f32
        %423 = arith.addi %419, %c6 : index
        memref.store %422, %out[%423] : memref<?xf32>
      } else {
        %424 = arith.addi %419, %c6 : index
        memref.store %414, %out[%424] : memref<?xf32>
      }
    }
    %425 = arith.muli %293, %c18 : index
    %426 = arith.addi %425, %c27 : index
    %427 = arith.muli %426, %c14 : index
    %428 = arith.addi %427, %292 : index
    %429 = arith.addi %428, %c6 : index
    %430 = memref.load %16[%429] : memref<?xf32>
    %431 = arith.addi %429, %c19 : index
    %432 = memref.load %16[%431] : memref<?xf32>
    %433 = arith.addf %430, %432 : f32
    %434 = wave.lane
    %435 = arith.addi %14, %c6 : index
    %436 = arith.muli %426, %c2 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c8 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %13 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c5 : index
      %442 = memref.load %factors[%439] : memref<?xf32>
      %443 = arith.select %441, %442, %c33 : f32
      %444 = arith.remui %434, %c8 : index
      %445 = arith.muli %444, %c18 : index
      %446 = arith.addi %11, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %433, %450 : f32
      %452 = arith.muli %439, %outputFeatures : index
      %453 = arith.addi %452, %19 : index
      %454 = wave.lane
      %455 = arith.remui %454, %c8 : index
      %456 = arith.addi %453, %455 : index
      scf.if %17 {
        %457 = arith.addi %456, %c6 : index
        %458 = memref.load %residual[%457] : memref<?xf32>
        %459 = arith.addf %458, %451 : f32
        %460 = arith.addi %456, %c6 : index
        memref.store %459, %out[%460] : memref<?xf32>
      } else {
        %461 = arith.addi %456, %c6 : index
        memref.store %451, %out[%461] : memref<?xf32>
      }
    }
  }
  %462 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %462 {
    %463 = arith.addi %14, %c8 : index
    %464 = arith.minsi %463, %13 : index
    %465 = wave.wave
    %466 = arith.addi %14, %465 : index
    scf.for %467 = %466 to %464 step %c2 {
      %468 = arith.muli %467, %features : index
      %469 = wave.lane
      %470 = arith.muli %469, %c18 : index
      %474:2 = scf.for %471 = %470 to %features step %c4 iter_args(%472 = %c36, %473 = %c36) -> (vector<4xf32>, vector<4xf32>) {
        %475 = arith.addi %468, %471 : index
        %476 = vector.load %out[%475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %477 = vector.load %norm_weight[%471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %478 = arith.mulf %476, %477 : vector<4xf32>
        %479 = math.absf %478 : vector<4xf32>
        %480 = math.fma %476, %476, %472 : vector<4xf32>
        %481 = arith.maximumf %473, %479 : vector<4xf32>
        scf.yield %480, %481 : vector<4xf32>, vector<4xf32>
      }
      %482 = wave.reduce "add" %474#0 : vector<4xf32>
      %483 = arith.mulf %482, %inverseFeatures : f32
      %484 = arith.addf %483, %epsilon : f32
      %485 = math.sqrt %484 : f32
      %486 = arith.divf %c33, %485 : f32
      %487 = wave.reduce "max" %474#1 : vector<4xf32>
      %488 = arith.mulf %487, %486 : f32
      %489 = arith.bitcast %488 : f32 to i32
      %490 = arith.shrui %489, %c39 : i32
      %491 = arith.maxsi %490, %c40 : i32
      %492 = arith.subi %c41, %491 : i32
      %493 = arith.shli %492, %c39 : i32
      %494 = arith.subi %491, %c42 : i32
      %495 = arith.shli %494, %c39 : i32
      %496 = arith.bitcast %493 : i32 to f32
      %497 = arith.bitcast %495 : i32 to f32
      %498 = wave.lane
      %499 = arith.cmpi eq, %498, %c6 : index
      scf.if %499 {
        memref.store %497, %normed_factors[%467] : memref<?xf32>
      }
      %500 = vector.broadcast %486 : f32 to vector<4xf32>
      %501 = vector.broadcast %496 : f32 to vector<4xf32>
      scf.for %502 = %470 to %features step %c4 {
        %503 = arith.addi %468, %502 : index
        %504 = vector.load %out[%503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %505 = arith.mulf %504, %500 : vector<4xf32>
        %506 = vector.load %norm_weight[%502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %507 = arith.mulf %505, %506 : vector<4xf32>
        %508 = arith.mulf %507, %501 : vector<4xf32>
        %509 = arith.divui %467, %tileRows : index
        %510 = arith.divui %features, %c8 : index
        %511 = arith.muli %509, %510 : index
        %512 = arith.divui %502, %c8 : index
        %513 = arith.addi %511, %512 : index
        %514 = arith.muli %513, %c2 : index
        %515 = arith.remui %502, %c8 : index
        %516 = arith.divui %515, %c1 : index
        %517 = arith.addi %514, %516 : index
        %518 = arith.muli %tileRows, %c1 : index
        %519 = arith.muli %517, %518 : index
        %520 = arith.remui %467, %tileRows : index
        %521 = arith.muli %520, %c1 : index
        %522 = arith.addi %519, %521 : index
        %523 = arith.remui %502, %c1 : index
        %524 = arith.addi %522, %523 : index
        %525 = arith.truncf %508 : vector<4xf32> to vector<4xf16>
        vector.store %525, %normed[%524] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
