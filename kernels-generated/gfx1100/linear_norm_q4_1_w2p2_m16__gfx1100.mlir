// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %c32 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c37 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c5, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c5, %c8 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c5, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %58:2 = scf.for %55 = %45 to %54 step %c2 iter_args(%56 = %c14, %57 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %55, %c5 : index
      %61 = arith.remui %59, %c8 : index
      %62 = arith.addi %11, %c4 : index
      %63 = arith.muli %60, %c17 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %61, %c18 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = vector.extract %68[0] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = vector.extract %68[1] : f16 from vector<2xf16>
      %72 = vector.broadcast %71 : f16 to vector<16xf16>
      %73 = arith.addi %11, %c4 : index
      %74 = arith.muli %inputFeatures, %c2 : index
      %75 = arith.addi %74, %c3 : index
      %76 = arith.divui %75, %c4 : index
      %77 = arith.muli %76, %c4 : index
      %78 = arith.addi %73, %77 : index
      %79 = arith.muli %60, %c19 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.muli %61, %c8 : index
      %82 = arith.addi %80, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.shrui %84, %c20 : vector<4xi32>
      %86 = arith.andi %85, %c21 : vector<4xi32>
      %87 = arith.ori %86, %c22 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %84, %c23 : vector<4xi32>
      %90 = arith.andi %89, %c21 : vector<4xi32>
      %91 = arith.ori %90, %c22 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %84, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c21 : vector<4xi32>
      %95 = arith.ori %94, %c22 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %84, %c25 : vector<4xi32>
      %98 = arith.andi %97, %c21 : vector<4xi32>
      %99 = arith.ori %98, %c22 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = vector.shuffle %101, %102 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %104 = arith.subf %103, %c26 : vector<32xf16>
      %105 = vector.shuffle %104, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %106 = vector.shuffle %104, %104 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %107 = math.fma %105, %70, %72 : vector<16xf16>
      %108 = math.fma %106, %70, %72 : vector<16xf16>
      %109 = arith.addi %55, %c6 : index
      %110 = arith.remui %59, %c8 : index
      %111 = arith.addi %11, %c4 : index
      %112 = arith.muli %109, %c17 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.muli %110, %c18 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %117 = vector.bitcast %116 : vector<4xi8> to vector<2xf16>
      %118 = vector.extract %117[0] : f16 from vector<2xf16>
      %119 = vector.broadcast %118 : f16 to vector<16xf16>
      %120 = vector.extract %117[1] : f16 from vector<2xf16>
      %121 = vector.broadcast %120 : f16 to vector<16xf16>
      %122 = arith.addi %11, %c4 : index
      %123 = arith.muli %inputFeatures, %c2 : index
      %124 = arith.addi %123, %c3 : index
      %125 = arith.divui %124, %c4 : index
      %126 = arith.muli %125, %c4 : index
      %127 = arith.addi %122, %126 : index
      %128 = arith.muli %109, %c19 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %110, %c8 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.shrui %133, %c20 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.ori %135, %c22 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %133, %c23 : vector<4xi32>
      %139 = arith.andi %138, %c21 : vector<4xi32>
      %140 = arith.ori %139, %c22 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %133, %c24 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %133, %c25 : vector<4xi32>
      %147 = arith.andi %146, %c21 : vector<4xi32>
      %148 = arith.ori %147, %c22 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = vector.shuffle %150, %151 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %153 = arith.subf %152, %c26 : vector<32xf16>
      %154 = vector.shuffle %153, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %155 = vector.shuffle %153, %153 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %156 = math.fma %154, %119, %121 : vector<16xf16>
      %157 = math.fma %155, %119, %121 : vector<16xf16>
      %158 = arith.addi %55, %c5 : index
      %159 = arith.remui %59, %c8 : index
      %160 = arith.addi %13, %c4 : index
      %161 = arith.muli %158, %c17 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %159, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %166 = vector.bitcast %165 : vector<4xi8> to vector<2xf16>
      %167 = vector.extract %166[0] : f16 from vector<2xf16>
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = vector.extract %166[1] : f16 from vector<2xf16>
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %13, %c4 : index
      %172 = arith.muli %inputFeatures, %c2 : index
      %173 = arith.addi %172, %c3 : index
      %174 = arith.divui %173, %c4 : index
      %175 = arith.muli %174, %c4 : index
      %176 = arith.addi %171, %175 : index
      %177 = arith.muli %158, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %159, %c8 : index
      %180 = arith.addi %178, %179 : index
      %181 = vector.load %w[%180] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %182 = vector.bitcast %181 : vector<16xi8> to vector<4xi32>
      %183 = arith.shrui %182, %c20 : vector<4xi32>
      %184 = arith.andi %183, %c21 : vector<4xi32>
      %185 = arith.ori %184, %c22 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %182, %c23 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %182, %c24 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %182, %c25 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.ori %196, %c22 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = vector.shuffle %199, %200 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %202 = arith.subf %201, %c26 : vector<32xf16>
      %203 = vector.shuffle %202, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %204 = vector.shuffle %202, %202 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %205 = math.fma %203, %168, %170 : vector<16xf16>
      %206 = math.fma %204, %168, %170 : vector<16xf16>
      %207 = arith.addi %55, %c6 : index
      %208 = arith.remui %59, %c8 : index
      %209 = arith.addi %13, %c4 : index
      %210 = arith.muli %207, %c17 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %208, %c18 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %215 = vector.bitcast %214 : vector<4xi8> to vector<2xf16>
      %216 = vector.extract %215[0] : f16 from vector<2xf16>
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = vector.extract %215[1] : f16 from vector<2xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = arith.addi %13, %c4 : index
      %221 = arith.muli %inputFeatures, %c2 : index
      %222 = arith.addi %221, %c3 : index
      %223 = arith.divui %222, %c4 : index
      %224 = arith.muli %223, %c4 : index
      %225 = arith.addi %220, %224 : index
      %226 = arith.muli %207, %c19 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %208, %c8 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.shrui %231, %c20 : vector<4xi32>
      %233 = arith.andi %232, %c21 : vector<4xi32>
      %234 = arith.ori %233, %c22 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %231, %c23 : vector<4xi32>
      %237 = arith.andi %236, %c21 : vector<4xi32>
      %238 = arith.ori %237, %c22 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %231, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c21 : vector<4xi32>
      %242 = arith.ori %241, %c22 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %231, %c25 : vector<4xi32>
      %245 = arith.andi %244, %c21 : vector<4xi32>
      %246 = arith.ori %245, %c22 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = vector.shuffle %248, %249 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %251 = arith.subf %250, %c26 : vector<32xf16>
      %252 = vector.shuffle %251, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %253 = vector.shuffle %251, %251 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %254 = math.fma %252, %217, %219 : vector<16xf16>
      %255 = math.fma %253, %217, %219 : vector<16xf16>
      %256 = arith.muli %55, %c2 : index
      %257 = arith.addi %256, %c5 : index
      %258 = arith.muli %tileRows, %c8 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %41, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c1 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %107, %56 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %205, %57 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %55, %c2 : index
      %269 = arith.addi %268, %c6 : index
      %270 = arith.muli %tileRows, %c8 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %41, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c1 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %108, %266 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %206, %267 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %55, %c2 : index
      %281 = arith.addi %280, %c2 : index
      %282 = arith.muli %tileRows, %c8 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %41, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c1 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %156, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %254, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %55, %c2 : index
      %293 = arith.addi %292, %c27 : index
      %294 = arith.muli %tileRows, %c8 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %41, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c1 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %157, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %255, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
    }
    %304 = arith.select %48, %54, %47 : index
    %308:2 = scf.for %305 = %54 to %304 step %c6 iter_args(%306 = %58#0, %307 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %309 = wave.lane
      %310 = arith.addi %305, %c5 : index
      %311 = arith.remui %309, %c8 : index
      %312 = arith.addi %11, %c4 : index
      %313 = arith.muli %310, %c17 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %311, %c18 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<2xf16>
      %319 = vector.extract %318[0] : f16 from vector<2xf16>
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %318[1] : f16 from vector<2xf16>
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = arith.addi %11, %c4 : index
      %324 = arith.muli %inputFeatures, %c2 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.divui %325, %c4 : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %323, %327 : index
      %329 = arith.muli %310, %c19 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %311, %c8 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.shrui %334, %c20 : vector<4xi32>
      %336 = arith.andi %335, %c21 : vector<4xi32>
      %337 = arith.ori %336, %c22 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = arith.shrui %334, %c23 : vector<4xi32>
      %340 = arith.andi %339, %c21 : vector<4xi32>
      %341 = arith.ori %340, %c22 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %334, %c24 : vector<4xi32>
      %344 = arith.andi %343, %c21 : vector<4xi32>
      %345 = arith.ori %344, %c22 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %334, %c25 : vector<4xi32>
      %348 = arith.andi %347, %c21 : vector<4xi32>
      %349 = arith.ori %348, %c22 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = vector.shuffle %338, %342 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %346, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = vector.shuffle %351, %352 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %354 = arith.subf %353, %c26 : vector<32xf16>
      %355 = vector.shuffle %354, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %356 = vector.shuffle %354, %354 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %357 = math.fma %355, %320, %322 : vector<16xf16>
      %358 = math.fma %356, %320, %322 : vector<16xf16>
      %359 = arith.addi %305, %c5 : index
      %360 = arith.remui %309, %c8 : index
      %361 = arith.addi %13, %c4 : index
      %362 = arith.muli %359, %c17 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.muli %360, %c18 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = vector.extract %367[0] : f16 from vector<2xf16>
      %369 = vector.broadcast %368 : f16 to vector<16xf16>
      %370 = vector.extract %367[1] : f16 from vector<2xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = arith.addi %13, %c4 : index
      %373 = arith.muli %inputFeatures, %c2 : index
      %374 = arith.addi %373, %c3 : index
      %375 = arith.divui %374, %c4 : index
      %376 = arith.muli %375, %c4 : index
      %377 = arith.addi %372, %376 : index
      %378 = arith.muli %359, %c19 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %360, %c8 : index
      %381 = arith.addi %379, %380 : index
      %382 = vector.load %w[%381] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %383 = vector.bitcast %382 : vector<16xi8> to vector<4xi32>
      %384 = arith.shrui %383, %c20 : vector<4xi32>
      %385 = arith.andi %384, %c21 : vector<4xi32>
      %386 = arith.ori %385, %c22 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %383, %c23 : vector<4xi32>
      %389 = arith.andi %388, %c21 : vector<4xi32>
      %390 = arith.ori %389, %c22 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = arith.shrui %383, %c24 : vector<4xi32>
      %393 = arith.andi %392, %c21 : vector<4xi32>
      %394 = arith.ori %393, %c22 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %383, %c25 : vector<4xi32>
      %397 = arith.andi %396, %c21 : vector<4xi32>
      %398 = arith.ori %397, %c22 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = vector.shuffle %387, %391 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = vector.shuffle %395, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = vector.shuffle %400, %401 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %403 = arith.subf %402, %c26 : vector<32xf16>
      %404 = vector.shuffle %403, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %405 = vector.shuffle %403, %403 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %406 = math.fma %404, %369, %371 : vector<16xf16>
      %407 = math.fma %405, %369, %371 : vector<16xf16>
      %408 = arith.muli %305, %c2 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.muli %tileRows, %c8 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %41, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %357, %306 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %406, %307 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %305, %c2 : index
      %421 = arith.addi %420, %c6 : index
      %422 = arith.muli %tileRows, %c8 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %41, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %358, %418 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %407, %419 : vector<16xf16>, vector<8xf32>
      scf.yield %430, %431 : vector<8xf32>, vector<8xf32>
    }
    %432 = wave.lane
    %433 = wave.wave
    %434 = arith.muli %433, %c2 : index
    %435 = arith.addi %434, %c5 : index
    %436 = arith.muli %435, %c19 : index
    %437 = arith.addi %436, %432 : index
    %438 = vector.extract %308#0[0] : f32 from vector<8xf32>
    %439 = arith.addi %437, %c5 : index
    memref.store %438, %17[%439] : memref<?xf32>
    %440 = vector.extract %308#0[1] : f32 from vector<8xf32>
    %441 = arith.addi %437, %c12 : index
    memref.store %440, %17[%441] : memref<?xf32>
    %442 = vector.extract %308#0[2] : f32 from vector<8xf32>
    %443 = arith.addi %437, %c17 : index
    memref.store %442, %17[%443] : memref<?xf32>
    %444 = vector.extract %308#0[3] : f32 from vector<8xf32>
    %445 = arith.addi %437, %c28 : index
    memref.store %444, %17[%445] : memref<?xf32>
    %446 = vector.extract %308#0[4] : f32 from vector<8xf32>
    %447 = arith.addi %437, %c4 : index
    memref.store %446, %17[%447] : memref<?xf32>
    %448 = vector.extract %308#0[5] : f32 from vector<8xf32>
    %449 = arith.addi %437, %c29 : index
    memref.store %448, %17[%449] : memref<?xf32>
    %450 = vector.extract %308#0[6] : f32 from vector<8xf32>
    %451 = arith.addi %437, %c30 : index
    memref.store %450, %17[%451] : memref<?xf32>
    %452 = vector.extract %308#0[7] : f32 from vector<8xf32>
    %453 = arith.addi %437, %c31 : index
    memref.store %452, %17[%453] : memref<?xf32>
    %454 = arith.muli %433, %c2 : index
    %455 = arith.addi %454, %c6 : index
    %456 = arith.muli %455, %c19 : index
    %457 = arith.addi %456, %432 : index
    %458 = vector.extract %308#1[0] : f32 from vector<8xf32>
    %459 = arith.addi %457, %c5 : index
    memref.store %458, %17[%459] : memref<?xf32>
    %460 = vector.extract %308#1[1] : f32 from vector<8xf32>
    %461 = arith.addi %457, %c12 : index
    memref.store %460, %17[%461] : memref<?xf32>
    %462 = vector.extract %308#1[2] : f32 from vector<8xf32>
    %463 = arith.addi %457, %c17 : index
    memref.store %462, %17[%463] : memref<?xf32>
    %464 = vector.extract %308#1[3] : f32 from vector<8xf32>
    %465 = arith.addi %457, %c28 : index
    memref.store %464, %17[%465] : memref<?xf32>
    %466 = vector.extract %308#1[4] : f32 from vector<8xf32>
    %467 = arith.addi %457, %c4 : index
    memref.store %466, %17[%467] : memref<?xf32>
    %468 = vector.extract %308#1[5] : f32 from vector<8xf32>
    %469 = arith.addi %457, %c29 : index
    memref.store %468, %17[%469] : memref<?xf32>
    %470 = vector.extract %308#1[6] : f32 from vector<8xf32>
    %471 = arith.addi %457, %c30 : index
    memref.store %470, %17[%471] : memref<?xf32>
    %472 = vector.extract %308#1[7] : f32 from vector<8xf32>
    %473 = arith.addi %457, %c31 : index
    memref.store %472, %17[%473] : memref<?xf32>
    wave.barrier
    %474 = arith.muli %433, %c18 : index
    %475 = arith.addi %474, %c5 : index
    %476 = arith.muli %475, %c12 : index
    %477 = arith.addi %476, %432 : index
    %478 = arith.addi %477, %c5 : index
    %479 = memref.load %17[%478] : memref<?xf32>
    %480 = arith.addi %478, %c32 : index
    %481 = memref.load %17[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.muli %475, %c12 : index
    %484 = arith.addi %483, %432 : index
    %485 = arith.addi %484, %c19 : index
    %486 = memref.load %17[%485] : memref<?xf32>
    %487 = arith.addi %485, %c32 : index
    %488 = memref.load %17[%487] : memref<?xf32>
    %489 = arith.addf %486, %488 : f32
    %490 = wave.lane
    %491 = arith.addi %16, %c5 : index
    %492 = arith.muli %475, %c2 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c8 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %15 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c6 : index
      %498 = memref.load %factors[%495] : memref<?xf32>
      %499 = arith.select %497, %498, %c34 : f32
      %500 = arith.remui %490, %c8 : index
      %501 = arith.muli %500, %c18 : index
      %502 = arith.addi %11, %501 : index
      %503 = vector.load %w[%502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %504 = vector.bitcast %503 : vector<4xi8> to vector<1xf32>
      %505 = vector.extract %504[0] : f32 from vector<1xf32>
      %506 = arith.mulf %505, %499 : f32
      %507 = arith.mulf %482, %506 : f32
      %508 = arith.remui %490, %c8 : index
      %509 = arith.muli %508, %c18 : index
      %510 = arith.addi %13, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %499 : f32
      %515 = arith.mulf %489, %514 : f32
      %516 = arith.muli %495, %outputFeatures : index
      %517 = arith.addi %516, %20 : index
      %518 = wave.lane
      %519 = arith.remui %518, %c8 : index
      %520 = arith.addi %517, %519 : index
      scf.if %18 {
        %521 = arith.addi %520, %c5 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %507 : f32
        %524 = arith.addi %520, %c5 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %520, %c5 : index
        memref.store %507, %out[%525] : memref<?xf32>
      }
      scf.if %18 {
        %526 = arith.addi %520, %c8 : index
        %527 = memref.load %residual[%526] : memref<?xf32>
        %528 = arith.addf %527, %515 : f32
        %529 = arith.addi %520, %c8 : index
        memref.store %528, %out[%529] : memref<?xf32>
      } else {
        %530 = arith.addi %520, %c8 : index
        memref.store %515, %out[%530] : memref<?xf32>
      }
    }
    %531 = arith.muli %433, %c18 : index
    %532 = arith.addi %531, %c6 : index
    %533 = arith.muli %532, %c12 : index
    %534 = arith.addi %533, %432 : index
    %535 = arith.addi %534, %c5 : index
    %536 = memref.load %17[%535] : memref<?xf32>
    %537 = arith.addi %535, %c32 : index
    %538 = memref.load %17[%537] : memref<?xf32>
    %539 = arith.addf %536, %538 : f32
    %540 = arith.muli %532, %c12 : index
    %541 = arith.addi %540, %432 : index
    %542 = arith.addi %541, %c19 : index
    %543 = memref.load %17[%542] : memref<?xf32>
    %544 = arith.addi %542, %c32 : index
    %545 = memref.load %17[%544] : memref<?xf32>
    %546 = arith.addf %543, %545 : f32
    %547 = wave.lane
    %548 = arith.addi %16, %c5 : index
    %549 = arith.muli %532, %c2 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.divui %547, %c8 : index
    %552 = arith.addi %550, %551 : index
    %553 = arith.cmpi slt, %552, %15 : index
    scf.if %553 {
      %554 = arith.cmpi eq, %hasFactors, %c6 : index
      %555 = memref.load %factors[%552] : memref<?xf32>
      %556 = arith.select %554, %555, %c34 : f32
      %557 = arith.remui %547, %c8 : index
      %558 = arith.muli %557, %c18 : index
      %559 = arith.addi %11, %558 : index
      %560 = vector.load %w[%559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %561 = vector.bitcast %560 : vector<4xi8> to vector<1xf32>
      %562 = vector.extract %561[0] : f32 from vector<1xf32>
      %563 = arith.mulf %562, %556 : f32
      %564 = arith.mulf %539, %563 : f32
      %565 = arith.remui %547, %c8 : index
      %566 = arith.muli %565, %c18 : index
      %567 = arith.addi %13, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %556 : f32
      %572 = arith.mulf %546, %571 : f32
      %573 = arith.muli %552, %outputFeatures : index
      %574 = arith.addi %573, %20 : index
      %575 = wave.lane
      %576 = arith.remui %575, %c8 : index
      %577 = arith.addi %574, %576 : index
      scf.if %18 {
        %578 = arith.addi %577, %c5 : index
        %579 = memref.load %residual[%578] : memref<?xf32>
        %580 = arith.addf %579, %564 : f32
        %581 = arith.addi %577, %c5 : index
        memref.store %580, %out[%581] : memref<?xf32>
      } else {
        %582 = arith.addi %577, %c5 : index
        memref.store %564, %out[%582] : memref<?xf32>
      }
      scf.if %18 {
        %583 = arith.addi %577, %c8 : index
        %584 = memref.load %residual[%583] : memref<?xf32>
        %585 = arith.addf %584, %572 : f32
        %586 = arith.addi %577, %c8 : index
        memref.store %585, %out[%586] : memref<?xf32>
      } else {
        %587 = arith.addi %577, %c8 : index
        memref.store %572, %out[%587] : memref<?xf32>
      }
    }
    %588 = arith.muli %433, %c18 : index
    %589 = arith.addi %588, %c2 : index
    %590 = arith.muli %589, %c12 : index
    %591 = arith.addi %590, %432 : index
    %592 = arith.addi %591, %c5 : index
    %593 = memref.load %17[%592] : memref<?xf32>
    %594 = arith.addi %592, %c32 : index
    %595 = memref.load %17[%594] : memref<?xf32>
    %596 = arith.addf %593, %595 : f32
    %597 = arith.muli %589, %c12 : index
    %598 = arith.addi %597, %432 : index
    %599 = arith.addi %598, %c19 : index
    %600 = memref.load %17[%599] : memref<?xf32>
    %601 = arith.addi %599, %c32 : index
    %602 = memref.load %17[%601] : memref<?xf32>
    %603 = arith.addf %600, %602 : f32
    %604 = wave.lane
    %605 = arith.addi %16, %c5 : index
    %606 = arith.muli %589, %c2 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.divui %604, %c8 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.cmpi slt, %609, %15 : index
    scf.if %610 {
      %611 = arith.cmpi eq, %hasFactors, %c6 : index
      %612 = memref.load %factors[%609] : memref<?xf32>
      %613 = arith.select %611, %612, %c34 : f32
      %614 = arith.remui %604, %c8 : index
      %615 = arith.muli %614, %c18 : index
      %616 = arith.addi %11, %615 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.mulf %619, %613 : f32
      %621 = arith.mulf %596, %620 : f32
      %622 = arith.remui %604, %c8 : index
      %623 = arith.muli %622, %c18 : index
      %624 = arith.addi %13, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %613 : f32
      %629 = arith.mulf %603, %628 : f32
      %630 = arith.muli %609, %outputFeatures : index
      %631 = arith.addi %630, %20 : index
      %632 = wave.lane
      %633 = arith.remui %632, %c8 : index
      %634 = arith.addi %631, %633 : index
      scf.if %18 {
        %635 = arith.addi %634, %c5 : index
        %636 = memref.load %residual[%635] : memref<?xf32>
        %637 = arith.addf %636, %621 : f32
        %638 = arith.addi %634, %c5 : index
        memref.store %637, %out[%638] : memref<?xf32>
      } else {
        %639 = arith.addi %634, %c5 : index
        memref.store %621, %out[%639] : memref<?xf32>
      }
      scf.if %18 {
        %640 = arith.addi %634, %c8 : index
        %641 = memref.load %residual[%640] : memref<?xf32>
        %642 = arith.addf %641, %629 : f32
        %643 = arith.addi %634, %c8 : index
        memref.store %642, %out[%643] : memref<?xf32>
      } else {
        %644 = arith.addi %634, %c8 : index
        memref.store %629, %out[%644] : memref<?xf32>
      }
    }
    %645 = arith.muli %433, %c18 : index
    %646 = arith.addi %645, %c27 : index
    %647 = arith.muli %646, %c12 : index
    %648 = arith.addi %647, %432 : index
    %649 = arith.addi %648, %c5 : index
    %650 = memref.load %17[%649] : memref<?xf32>
    %651 = arith.addi %649, %c32 : index
    %652 = memref.load %17[%651] : memref<?xf32>
    %653 = arith.addf %650, %652 : f32
    %654 = arith.muli %646, %c12 : index
    %655 = arith.addi %654, %432 : index
    %656 = arith.addi %655, %c19 : index
    %657 = memref.load %17[%656] : memref<?xf32>
    %658 = arith.addi %656, %c32 : index
    %659 = memref.load %17[%658] : memref<?xf32>
    %660 = arith.addf %657, %659 : f32
    %661 = wave.lane
    %662 = arith.addi %16, %c5 : index
    %663 = arith.muli %646, %c2 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c8 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %15 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c6 : index
      %669 = memref.load %factors[%666] : memref<?xf32>
      %670 = arith.select %668, %669, %c34 : f32
      %671 = arith.remui %661, %c8 : index
      %672 = arith.muli %671, %c18 : index
      %673 = arith.addi %11, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %653, %677 : f32
      %679 = arith.remui %661, %c8 : index
      %680 = arith.muli %679, %c18 : index
      %681 = arith.addi %13, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %670 : f32
      %686 = arith.mulf %660, %685 : f32
      %687 = arith.muli %666, %outputFeatures : index
      %688 = arith.addi %687, %20 : index
      %689 = wave.lane
      %690 = arith.remui %689, %c8 : index
      %691 = arith.addi %688, %690 : index
      scf.if %18 {
        %692 = arith.addi %691, %c5 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %678 : f32
        %695 = arith.addi %691, %c5 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %691, %c5 : index
        memref.store %678, %out[%696] : memref<?xf32>
      }
      scf.if %18 {
        %697 = arith.addi %691, %c8 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %686 : f32
        %700 = arith.addi %691, %c8 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %691, %c8 : index
        memref.store %686, %out[%701] : memref<?xf32>
      }
    }
  }
  %702 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %702 {
    %703 = arith.addi %16, %c8 : index
    %704 = arith.minsi %703, %15 : index
    %705 = wave.wave
    %706 = arith.addi %16, %705 : index
    scf.for %707 = %706 to %704 step %c2 {
      %708 = arith.muli %707, %features : index
      %709 = wave.lane
      %710 = arith.muli %709, %c18 : index
      %714:2 = scf.for %711 = %710 to %features step %c4 iter_args(%712 = %c37, %713 = %c37) -> (vector<4xf32>, vector<4xf32>) {
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
      %726 = arith.divf %c34, %725 : f32
      %727 = wave.reduce "max" %714#1 : vector<4xf32>
      %728 = arith.mulf %727, %726 : f32
      %729 = arith.bitcast %728 : f32 to i32
      %730 = arith.shrui %729, %c40 : i32
      %731 = arith.maxsi %730, %c41 : i32
      %732 = arith.subi %c42, %731 : i32
      %733 = arith.shli %732, %c40 : i32
      %734 = arith.subi %731, %c43 : i32
      %735 = arith.shli %734, %c40 : i32
      %736 = arith.bitcast %733 : i32 to f32
      %737 = arith.bitcast %735 : i32 to f32
      %738 = wave.lane
      %739 = arith.cmpi eq, %738, %c5 : index
      scf.if %739 {
        memref.store %737, %normed_factors[%707] : memref<?xf32>
      }
      %740 = vector.broadcast %726 : f32 to vector<4xf32>
      %741 = vector.broadcast %736 : f32 to vector<4xf32>
      scf.for %742 = %710 to %features step %c4 {
        %743 = arith.addi %708, %742 : index
        %744 = vector.load %out[%743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %745 = arith.mulf %744, %740 : vector<4xf32>
        %746 = vector.load %norm_weight[%742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %747 = arith.mulf %745, %746 : vector<4xf32>
        %748 = arith.mulf %747, %741 : vector<4xf32>
        %749 = arith.divui %707, %tileRows : index
        %750 = arith.divui %features, %c8 : index
        %751 = arith.muli %749, %750 : index
        %752 = arith.divui %742, %c8 : index
        %753 = arith.addi %751, %752 : index
        %754 = arith.muli %753, %c2 : index
        %755 = arith.remui %742, %c8 : index
        %756 = arith.divui %755, %c1 : index
        %757 = arith.addi %754, %756 : index
        %758 = arith.muli %tileRows, %c1 : index
        %759 = arith.muli %757, %758 : index
        %760 = arith.remui %707, %tileRows : index
        %761 = arith.muli %760, %c1 : index
        %762 = arith.addi %759, %761 : index
        %763 = arith.remui %742, %c1 : index
        %764 = arith.addi %762, %763 : index
        %765 = arith.truncf %748 : vector<4xf32> to vector<4xf16>
        vector.store %765, %normed[%764] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
