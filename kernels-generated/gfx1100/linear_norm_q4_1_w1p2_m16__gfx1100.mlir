// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 141 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
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
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c8 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c5, %c8 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c13, %56 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c5 : index
      %60 = arith.remui %58, %c8 : index
      %61 = arith.addi %11, %c4 : index
      %62 = arith.muli %59, %c16 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c17 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = vector.extract %67[0] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = vector.extract %67[1] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %11, %c4 : index
      %73 = arith.muli %inputFeatures, %c2 : index
      %74 = arith.addi %73, %c3 : index
      %75 = arith.divui %74, %c4 : index
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %72, %76 : index
      %78 = arith.muli %59, %c18 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %60, %c8 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.shrui %83, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c20 : vector<4xi32>
      %86 = arith.ori %85, %c21 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %83, %c22 : vector<4xi32>
      %89 = arith.andi %88, %c20 : vector<4xi32>
      %90 = arith.ori %89, %c21 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %83, %c23 : vector<4xi32>
      %93 = arith.andi %92, %c20 : vector<4xi32>
      %94 = arith.ori %93, %c21 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %83, %c24 : vector<4xi32>
      %97 = arith.andi %96, %c20 : vector<4xi32>
      %98 = arith.ori %97, %c21 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %100, %101 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %103 = arith.subf %102, %c25 : vector<32xf16>
      %104 = vector.shuffle %103, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %105 = vector.shuffle %103, %103 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %106 = math.fma %104, %69, %71 : vector<16xf16>
      %107 = math.fma %105, %69, %71 : vector<16xf16>
      %108 = arith.addi %54, %c6 : index
      %109 = arith.remui %58, %c8 : index
      %110 = arith.addi %11, %c4 : index
      %111 = arith.muli %108, %c16 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c17 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %116 = vector.bitcast %115 : vector<4xi8> to vector<2xf16>
      %117 = vector.extract %116[0] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = vector.extract %116[1] : f16 from vector<2xf16>
      %120 = vector.broadcast %119 : f16 to vector<16xf16>
      %121 = arith.addi %11, %c4 : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %122, %c3 : index
      %124 = arith.divui %123, %c4 : index
      %125 = arith.muli %124, %c4 : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.muli %108, %c18 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %109, %c8 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
      %133 = arith.shrui %132, %c19 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %132, %c22 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %132, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %132, %c24 : vector<4xi32>
      %146 = arith.andi %145, %c20 : vector<4xi32>
      %147 = arith.ori %146, %c21 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c25 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = math.fma %153, %118, %120 : vector<16xf16>
      %156 = math.fma %154, %118, %120 : vector<16xf16>
      %157 = arith.addi %54, %c5 : index
      %158 = arith.remui %58, %c8 : index
      %159 = arith.addi %13, %c4 : index
      %160 = arith.muli %157, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %158, %c17 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %165 = vector.bitcast %164 : vector<4xi8> to vector<2xf16>
      %166 = vector.extract %165[0] : f16 from vector<2xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = vector.extract %165[1] : f16 from vector<2xf16>
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %13, %c4 : index
      %171 = arith.muli %inputFeatures, %c2 : index
      %172 = arith.addi %171, %c3 : index
      %173 = arith.divui %172, %c4 : index
      %174 = arith.muli %173, %c4 : index
      %175 = arith.addi %170, %174 : index
      %176 = arith.muli %157, %c18 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %158, %c8 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.shrui %181, %c19 : vector<4xi32>
      %183 = arith.andi %182, %c20 : vector<4xi32>
      %184 = arith.ori %183, %c21 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %181, %c22 : vector<4xi32>
      %187 = arith.andi %186, %c20 : vector<4xi32>
      %188 = arith.ori %187, %c21 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %181, %c23 : vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %181, %c24 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = vector.shuffle %185, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %198, %199 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %201 = arith.subf %200, %c25 : vector<32xf16>
      %202 = vector.shuffle %201, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %203 = vector.shuffle %201, %201 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %204 = math.fma %202, %167, %169 : vector<16xf16>
      %205 = math.fma %203, %167, %169 : vector<16xf16>
      %206 = arith.addi %54, %c6 : index
      %207 = arith.remui %58, %c8 : index
      %208 = arith.addi %13, %c4 : index
      %209 = arith.muli %206, %c16 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c17 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %214 = vector.bitcast %213 : vector<4xi8> to vector<2xf16>
      %215 = vector.extract %214[0] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = vector.extract %214[1] : f16 from vector<2xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %13, %c4 : index
      %220 = arith.muli %inputFeatures, %c2 : index
      %221 = arith.addi %220, %c3 : index
      %222 = arith.divui %221, %c4 : index
      %223 = arith.muli %222, %c4 : index
      %224 = arith.addi %219, %223 : index
      %225 = arith.muli %206, %c18 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %207, %c8 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.shrui %230, %c19 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.ori %232, %c21 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %230, %c22 : vector<4xi32>
      %236 = arith.andi %235, %c20 : vector<4xi32>
      %237 = arith.ori %236, %c21 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %230, %c23 : vector<4xi32>
      %240 = arith.andi %239, %c20 : vector<4xi32>
      %241 = arith.ori %240, %c21 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %230, %c24 : vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c25 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %216, %218 : vector<16xf16>
      %254 = math.fma %252, %216, %218 : vector<16xf16>
      %255 = arith.muli %54, %c2 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.muli %tileRows, %c8 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %40, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %106, %55 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %204, %56 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %54, %c2 : index
      %268 = arith.addi %267, %c6 : index
      %269 = arith.muli %tileRows, %c8 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %40, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %107, %265 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %205, %266 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %54, %c2 : index
      %280 = arith.addi %279, %c2 : index
      %281 = arith.muli %tileRows, %c8 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %40, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %155, %277 : vector<16xf16>, vector<8xf32>
      %290 = wave.mma %288, %253, %278 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %54, %c2 : index
      %292 = arith.addi %291, %c26 : index
      %293 = arith.muli %tileRows, %c8 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %40, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c1 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %156, %289 : vector<16xf16>, vector<8xf32>
      %302 = wave.mma %300, %254, %290 : vector<16xf16>, vector<8xf32>
      scf.yield %301, %302 : vector<8xf32>, vector<8xf32>
    }
    %303 = arith.select %47, %53, %46 : index
    %307:2 = scf.for %304 = %53 to %303 step %c6 iter_args(%305 = %57#0, %306 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %308 = wave.lane
      %309 = arith.addi %304, %c5 : index
      %310 = arith.remui %308, %c8 : index
      %311 = arith.addi %11, %c4 : index
      %312 = arith.muli %309, %c16 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %310, %c17 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<2xf16>
      %318 = vector.extract %317[0] : f16 from vector<2xf16>
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = vector.extract %317[1] : f16 from vector<2xf16>
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = arith.addi %11, %c4 : index
      %323 = arith.muli %inputFeatures, %c2 : index
      %324 = arith.addi %323, %c3 : index
      %325 = arith.divui %324, %c4 : index
      %326 = arith.muli %325, %c4 : index
      %327 = arith.addi %322, %326 : index
      %328 = arith.muli %309, %c18 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %310, %c8 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c19 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.ori %335, %c21 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %333, %c22 : vector<4xi32>
      %339 = arith.andi %338, %c20 : vector<4xi32>
      %340 = arith.ori %339, %c21 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c23 : vector<4xi32>
      %343 = arith.andi %342, %c20 : vector<4xi32>
      %344 = arith.ori %343, %c21 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %333, %c24 : vector<4xi32>
      %347 = arith.andi %346, %c20 : vector<4xi32>
      %348 = arith.ori %347, %c21 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %350, %351 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %353 = arith.subf %352, %c25 : vector<32xf16>
      %354 = vector.shuffle %353, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %355 = vector.shuffle %353, %353 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %356 = math.fma %354, %319, %321 : vector<16xf16>
      %357 = math.fma %355, %319, %321 : vector<16xf16>
      %358 = arith.addi %304, %c5 : index
      %359 = arith.remui %308, %c8 : index
      %360 = arith.addi %13, %c4 : index
      %361 = arith.muli %358, %c16 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %359, %c17 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<2xf16>
      %367 = vector.extract %366[0] : f16 from vector<2xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = vector.extract %366[1] : f16 from vector<2xf16>
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = arith.addi %13, %c4 : index
      %372 = arith.muli %inputFeatures, %c2 : index
      %373 = arith.addi %372, %c3 : index
      %374 = arith.divui %373, %c4 : index
      %375 = arith.muli %374, %c4 : index
      %376 = arith.addi %371, %375 : index
      %377 = arith.muli %358, %c18 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %359, %c8 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.shrui %382, %c19 : vector<4xi32>
      %384 = arith.andi %383, %c20 : vector<4xi32>
      %385 = arith.ori %384, %c21 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %382, %c22 : vector<4xi32>
      %388 = arith.andi %387, %c20 : vector<4xi32>
      %389 = arith.ori %388, %c21 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %382, %c23 : vector<4xi32>
      %392 = arith.andi %391, %c20 : vector<4xi32>
      %393 = arith.ori %392, %c21 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %382, %c24 : vector<4xi32>
      %396 = arith.andi %395, %c20 : vector<4xi32>
      %397 = arith.ori %396, %c21 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = vector.shuffle %386, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = vector.shuffle %394, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = vector.shuffle %399, %400 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %402 = arith.subf %401, %c25 : vector<32xf16>
      %403 = vector.shuffle %402, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %404 = vector.shuffle %402, %402 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %405 = math.fma %403, %368, %370 : vector<16xf16>
      %406 = math.fma %404, %368, %370 : vector<16xf16>
      %407 = arith.muli %304, %c2 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c8 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %40, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %356, %305 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %405, %306 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %304, %c2 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c8 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %40, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %357, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = vector.extract %307#0[0] : f32 from vector<8xf32>
    %433 = vector.extract %307#1[0] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %16, %c5 : index
    %436 = arith.muli %c5, %c2 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c8 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %15 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c6 : index
      %442 = memref.load %factors[%439] : memref<?xf32>
      %443 = arith.select %441, %442, %c28 : f32
      %444 = arith.remui %434, %c8 : index
      %445 = arith.muli %444, %c17 : index
      %446 = arith.addi %11, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %432, %450 : f32
      %452 = arith.remui %434, %c8 : index
      %453 = arith.muli %452, %c17 : index
      %454 = arith.addi %13, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %443 : f32
      %459 = arith.mulf %433, %458 : f32
      %460 = arith.muli %439, %outputFeatures : index
      %461 = arith.addi %460, %19 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c8 : index
      %464 = arith.addi %461, %463 : index
      scf.if %17 {
        %465 = arith.addi %464, %c5 : index
        %466 = memref.load %residual[%465] : memref<?xf32>
        %467 = arith.addf %466, %451 : f32
        %468 = arith.addi %464, %c5 : index
        memref.store %467, %out[%468] : memref<?xf32>
      } else {
        %469 = arith.addi %464, %c5 : index
        memref.store %451, %out[%469] : memref<?xf32>
      }
      scf.if %17 {
        %470 = arith.addi %464, %c8 : index
        %471 = memref.load %residual[%470] : memref<?xf32>
        %472 = arith.addf %471, %459 : f32
        %473 = arith.addi %464, %c8 : index
        memref.store %472, %out[%473] : memref<?xf32>
      } else {
        %474 = arith.addi %464, %c8 : index
        memref.store %459, %out[%474] : memref<?xf32>
      }
    }
    %475 = vector.extract %307#0[1] : f32 from vector<8xf32>
    %476 = vector.extract %307#1[1] : f32 from vector<8xf32>
    %477 = wave.lane
    %478 = arith.addi %16, %c5 : index
    %479 = arith.muli %c6, %c2 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.divui %477, %c8 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.cmpi slt, %482, %15 : index
    scf.if %483 {
      %484 = arith.cmpi eq, %hasFactors, %c6 : index
      %485 = memref.load %factors[%482] : memref<?xf32>
      %486 = arith.select %484, %485, %c28 : f32
      %487 = arith.remui %477, %c8 : index
      %488 = arith.muli %487, %c17 : index
      %489 = arith.addi %11, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %486 : f32
      %494 = arith.mulf %475, %493 : f32
      %495 = arith.remui %477, %c8 : index
      %496 = arith.muli %495, %c17 : index
      %497 = arith.addi %13, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<1xf32>
      %500 = vector.extract %499[0] : f32 from vector<1xf32>
      %501 = arith.mulf %500, %486 : f32
      %502 = arith.mulf %476, %501 : f32
      %503 = arith.muli %482, %outputFeatures : index
      %504 = arith.addi %503, %19 : index
      %505 = wave.lane
      %506 = arith.remui %505, %c8 : index
      %507 = arith.addi %504, %506 : index
      scf.if %17 {
        %508 = arith.addi %507, %c5 : index
        %509 = memref.load %residual[%508] : memref<?xf32>
        %510 = arith.addf %509, %494 : f32
        %511 = arith.addi %507, %c5 : index
        memref.store %510, %out[%511] : memref<?xf32>
      } else {
        %512 = arith.addi %507, %c5 : index
        memref.store %494, %out[%512] : memref<?xf32>
      }
      scf.if %17 {
        %513 = arith.addi %507, %c8 : index
        %514 = memref.load %residual[%513] : memref<?xf32>
        %515 = arith.addf %514, %502 : f32
        %516 = arith.addi %507, %c8 : index
        memref.store %515, %out[%516] : memref<?xf32>
      } else {
        %517 = arith.addi %507, %c8 : index
        memref.store %502, %out[%517] : memref<?xf32>
      }
    }
    %518 = vector.extract %307#0[2] : f32 from vector<8xf32>
    %519 = vector.extract %307#1[2] : f32 from vector<8xf32>
    %520 = wave.lane
    %521 = arith.addi %16, %c5 : index
    %522 = arith.muli %c2, %c2 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c8 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %15 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c6 : index
      %528 = memref.load %factors[%525] : memref<?xf32>
      %529 = arith.select %527, %528, %c28 : f32
      %530 = arith.remui %520, %c8 : index
      %531 = arith.muli %530, %c17 : index
      %532 = arith.addi %11, %531 : index
      %533 = vector.load %w[%532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %534 = vector.bitcast %533 : vector<4xi8> to vector<1xf32>
      %535 = vector.extract %534[0] : f32 from vector<1xf32>
      %536 = arith.mulf %535, %529 : f32
      %537 = arith.mulf %518, %536 : f32
      %538 = arith.remui %520, %c8 : index
      %539 = arith.muli %538, %c17 : index
      %540 = arith.addi %13, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %529 : f32
      %545 = arith.mulf %519, %544 : f32
      %546 = arith.muli %525, %outputFeatures : index
      %547 = arith.addi %546, %19 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c8 : index
      %550 = arith.addi %547, %549 : index
      scf.if %17 {
        %551 = arith.addi %550, %c5 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %537 : f32
        %554 = arith.addi %550, %c5 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c5 : index
        memref.store %537, %out[%555] : memref<?xf32>
      }
      scf.if %17 {
        %556 = arith.addi %550, %c8 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %545 : f32
        %559 = arith.addi %550, %c8 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %550, %c8 : index
        memref.store %545, %out[%560] : memref<?xf32>
      }
    }
    %561 = vector.extract %307#0[3] : f32 from vector<8xf32>
    %562 = vector.extract %307#1[3] : f32 from vector<8xf32>
    %563 = wave.lane
    %564 = arith.addi %16, %c5 : index
    %565 = arith.muli %c26, %c2 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.divui %563, %c8 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.cmpi slt, %568, %15 : index
    scf.if %569 {
      %570 = arith.cmpi eq, %hasFactors, %c6 : index
      %571 = memref.load %factors[%568] : memref<?xf32>
      %572 = arith.select %570, %571, %c28 : f32
      %573 = arith.remui %563, %c8 : index
      %574 = arith.muli %573, %c17 : index
      %575 = arith.addi %11, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %572 : f32
      %580 = arith.mulf %561, %579 : f32
      %581 = arith.remui %563, %c8 : index
      %582 = arith.muli %581, %c17 : index
      %583 = arith.addi %13, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %572 : f32
      %588 = arith.mulf %562, %587 : f32
      %589 = arith.muli %568, %outputFeatures : index
      %590 = arith.addi %589, %19 : index
      %591 = wave.lane
      %592 = arith.remui %591, %c8 : index
      %593 = arith.addi %590, %592 : index
      scf.if %17 {
        %594 = arith.addi %593, %c5 : index
        %595 = memref.load %residual[%594] : memref<?xf32>
        %596 = arith.addf %595, %580 : f32
        %597 = arith.addi %593, %c5 : index
        memref.store %596, %out[%597] : memref<?xf32>
      } else {
        %598 = arith.addi %593, %c5 : index
        memref.store %580, %out[%598] : memref<?xf32>
      }
      scf.if %17 {
        %599 = arith.addi %593, %c8 : index
        %600 = memref.load %residual[%599] : memref<?xf32>
        %601 = arith.addf %600, %588 : f32
        %602 = arith.addi %593, %c8 : index
        memref.store %601, %out[%602] : memref<?xf32>
      } else {
        %603 = arith.addi %593, %c8 : index
        memref.store %588, %out[%603] : memref<?xf32>
      }
    }
    %604 = vector.extract %307#0[4] : f32 from vector<8xf32>
    %605 = vector.extract %307#1[4] : f32 from vector<8xf32>
    %606 = wave.lane
    %607 = arith.addi %16, %c5 : index
    %608 = arith.muli %c17, %c2 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.divui %606, %c8 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.cmpi slt, %611, %15 : index
    scf.if %612 {
      %613 = arith.cmpi eq, %hasFactors, %c6 : index
      %614 = memref.load %factors[%611] : memref<?xf32>
      %615 = arith.select %613, %614, %c28 : f32
      %616 = arith.remui %606, %c8 : index
      %617 = arith.muli %616, %c17 : index
      %618 = arith.addi %11, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %615 : f32
      %623 = arith.mulf %604, %622 : f32
      %624 = arith.remui %606, %c8 : index
      %625 = arith.muli %624, %c17 : index
      %626 = arith.addi %13, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %615 : f32
      %631 = arith.mulf %605, %630 : f32
      %632 = arith.muli %611, %outputFeatures : index
      %633 = arith.addi %632, %19 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c8 : index
      %636 = arith.addi %633, %635 : index
      scf.if %17 {
        %637 = arith.addi %636, %c5 : index
        %638 = memref.load %residual[%637] : memref<?xf32>
        %639 = arith.addf %638, %623 : f32
        %640 = arith.addi %636, %c5 : index
        memref.store %639, %out[%640] : memref<?xf32>
      } else {
        %641 = arith.addi %636, %c5 : index
        memref.store %623, %out[%641] : memref<?xf32>
      }
      scf.if %17 {
        %642 = arith.addi %636, %c8 : index
        %643 = memref.load %residual[%642] : memref<?xf32>
        %644 = arith.addf %643, %631 : f32
        %645 = arith.addi %636, %c8 : index
        memref.store %644, %out[%645] : memref<?xf32>
      } else {
        %646 = arith.addi %636, %c8 : index
        memref.store %631, %out[%646] : memref<?xf32>
      }
    }
    %647 = vector.extract %307#0[5] : f32 from vector<8xf32>
    %648 = vector.extract %307#1[5] : f32 from vector<8xf32>
    %649 = wave.lane
    %650 = arith.addi %16, %c5 : index
    %651 = arith.muli %c29, %c2 : index
    %652 = arith.addi %650, %651 : index
    %653 = arith.divui %649, %c8 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.cmpi slt, %654, %15 : index
    scf.if %655 {
      %656 = arith.cmpi eq, %hasFactors, %c6 : index
      %657 = memref.load %factors[%654] : memref<?xf32>
      %658 = arith.select %656, %657, %c28 : f32
      %659 = arith.remui %649, %c8 : index
      %660 = arith.muli %659, %c17 : index
      %661 = arith.addi %11, %660 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %664, %658 : f32
      %666 = arith.mulf %647, %665 : f32
      %667 = arith.remui %649, %c8 : index
      %668 = arith.muli %667, %c17 : index
      %669 = arith.addi %13, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %658 : f32
      %674 = arith.mulf %648, %673 : f32
      %675 = arith.muli %654, %outputFeatures : index
      %676 = arith.addi %675, %19 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c8 : index
      %679 = arith.addi %676, %678 : index
      scf.if %17 {
        %680 = arith.addi %679, %c5 : index
        %681 = memref.load %residual[%680] : memref<?xf32>
        %682 = arith.addf %681, %666 : f32
        %683 = arith.addi %679, %c5 : index
        memref.store %682, %out[%683] : memref<?xf32>
      } else {
        %684 = arith.addi %679, %c5 : index
        memref.store %666, %out[%684] : memref<?xf32>
      }
      scf.if %17 {
        %685 = arith.addi %679, %c8 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %674 : f32
        %688 = arith.addi %679, %c8 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %679, %c8 : index
        memref.store %674, %out[%689] : memref<?xf32>
      }
    }
    %690 = vector.extract %307#0[6] : f32 from vector<8xf32>
    %691 = vector.extract %307#1[6] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %16, %c5 : index
    %694 = arith.muli %c30, %c2 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c8 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %15 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c6 : index
      %700 = memref.load %factors[%697] : memref<?xf32>
      %701 = arith.select %699, %700, %c28 : f32
      %702 = arith.remui %692, %c8 : index
      %703 = arith.muli %702, %c17 : index
      %704 = arith.addi %11, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %701 : f32
      %709 = arith.mulf %690, %708 : f32
      %710 = arith.remui %692, %c8 : index
      %711 = arith.muli %710, %c17 : index
      %712 = arith.addi %13, %711 : index
      %713 = vector.load %w[%712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %714 = vector.bitcast %713 : vector<4xi8> to vector<1xf32>
      %715 = vector.extract %714[0] : f32 from vector<1xf32>
      %716 = arith.mulf %715, %701 : f32
      %717 = arith.mulf %691, %716 : f32
      %718 = arith.muli %697, %outputFeatures : index
      %719 = arith.addi %718, %19 : index
      %720 = wave.lane
      %721 = arith.remui %720, %c8 : index
      %722 = arith.addi %719, %721 : index
      scf.if %17 {
        %723 = arith.addi %722, %c5 : index
        %724 = memref.load %residual[%723] : memref<?xf32>
        %725 = arith.addf %724, %709 : f32
        %726 = arith.addi %722, %c5 : index
        memref.store %725, %out[%726] : memref<?xf32>
      } else {
        %727 = arith.addi %722, %c5 : index
        memref.store %709, %out[%727] : memref<?xf32>
      }
      scf.if %17 {
        %728 = arith.addi %722, %c8 : index
        %729 = memref.load %residual[%728] : memref<?xf32>
        %730 = arith.addf %729, %717 : f32
        %731 = arith.addi %722, %c8 : index
        memref.store %730, %out[%731] : memref<?xf32>
      } else {
        %732 = arith.addi %722, %c8 : index
        memref.store %717, %out[%732] : memref<?xf32>
      }
    }
    %733 = vector.extract %307#0[7] : f32 from vector<8xf32>
    %734 = vector.extract %307#1[7] : f32 from vector<8xf32>
    %735 = wave.lane
    %736 = arith.addi %16, %c5 : index
    %737 = arith.muli %c31, %c2 : index
    %738 = arith.addi %736, %737 : index
    %739 = arith.divui %735, %c8 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.cmpi slt, %740, %15 : index
    scf.if %741 {
      %742 = arith.cmpi eq, %hasFactors, %c6 : index
      %743 = memref.load %factors[%740] : memref<?xf32>
      %744 = arith.select %742, %743, %c28 : f32
      %745 = arith.remui %735, %c8 : index
      %746 = arith.muli %745, %c17 : index
      %747 = arith.addi %11, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %744 : f32
      %752 = arith.mulf %733, %751 : f32
      %753 = arith.remui %735, %c8 : index
      %754 = arith.muli %753, %c17 : index
      %755 = arith.addi %13, %754 : index
      %756 = vector.load %w[%755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %757 = vector.bitcast %756 : vector<4xi8> to vector<1xf32>
      %758 = vector.extract %757[0] : f32 from vector<1xf32>
      %759 = arith.mulf %758, %744 : f32
      %760 = arith.mulf %734, %759 : f32
      %761 = arith.muli %740, %outputFeatures : index
      %762 = arith.addi %761, %19 : index
      %763 = wave.lane
      %764 = arith.remui %763, %c8 : index
      %765 = arith.addi %762, %764 : index
      scf.if %17 {
        %766 = arith.addi %765, %c5 : index
        %767 = memref.load %residual[%766] : memref<?xf32>
        %768 = arith.addf %767, %752 : f32
        %769 = arith.addi %765, %c5 : index
        memref.store %768, %out[%769] : memref<?xf32>
      } else {
        %770 = arith.addi %765, %c5 : index
        memref.store %752, %out[%770] : memref<?xf32>
      }
      scf.if %17 {
        %771 = arith.addi %765, %c8 : index
        %772 = memref.load %residual[%771] : memref<?xf32>
        %773 = arith.addf %772, %760 : f32
        %774 = arith.addi %765, %c8 : index
        memref.store %773, %out[%774] : memref<?xf32>
      } else {
        %775 = arith.addi %765, %c8 : index
        memref.store %760, %out[%775] : memref<?xf32>
      }
    }
  }
  %776 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %776 {
    %777 = arith.addi %16, %c8 : index
    %778 = arith.minsi %777, %15 : index
    %779 = wave.wave
    %780 = arith.addi %16, %779 : index
    scf.for %781 = %780 to %778 step %c6 {
      %782 = arith.muli %781, %features : index
      %783 = wave.lane
      %784 = arith.muli %783, %c17 : index
      %788:2 = scf.for %785 = %784 to %features step %c4 iter_args(%786 = %c34, %787 = %c34) -> (vector<4xf32>, vector<4xf32>) {
        %789 = arith.addi %782, %785 : index
        %790 = vector.load %out[%789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %791 = vector.load %norm_weight[%785] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %792 = arith.mulf %790, %791 : vector<4xf32>
        %793 = math.absf %792 : vector<4xf32>
        %794 = math.fma %790, %790, %786 : vector<4xf32>
        %795 = arith.maximumf %787, %793 : vector<4xf32>
        scf.yield %794, %795 : vector<4xf32>, vector<4xf32>
      }
      %796 = wave.reduce "add" %788#0 : vector<4xf32>
      %797 = arith.mulf %796, %inverseFeatures : f32
      %798 = arith.addf %797, %epsilon : f32
      %799 = math.sqrt %798 : f32
      %800 = arith.divf %c28, %799 : f32
      %801 = wave.reduce "max" %788#1 : vector<4xf32>
      %802 = arith.mulf %801, %800 : f32
      %803 = arith.bitcast %802 : f32 to i32
      %804 = arith.shrui %803, %c37 : i32
      %805 = arith.maxsi %804, %c38 : i32
      %806 = arith.subi %c39, %805 : i32
      %807 = arith.shli %806, %c37 : i32
      %808 = arith.subi %805, %c40 : i32
      %809 = arith.shli %808, %c37 : i32
      %810 = arith.bitcast %807 : i32 to f32
      %811 = arith.bitcast %809 : i32 to f32
      %812 = wave.lane
      %813 = arith.cmpi eq, %812, %c5 : index
      scf.if %813 {
        memref.store %811, %normed_factors[%781] : memref<?xf32>
      }
      %814 = vector.broadcast %800 : f32 to vector<4xf32>
      %815 = vector.broadcast %810 : f32 to vector<4xf32>
      scf.for %816 = %784 to %features step %c4 {
        %817 = arith.addi %782, %816 : index
        %818 = vector.load %out[%817] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %819 = arith.mulf %818, %814 : vector<4xf32>
        %820 = vector.load %norm_weight[%816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %821 = arith.mulf %819, %820 : vector<4xf32>
        %822 = arith.mulf %821, %815 : vector<4xf32>
        %823 = arith.divui %781, %tileRows : index
        %824 = arith.divui %features, %c8 : index
        %825 = arith.muli %823, %824 : index
        %826 = arith.divui %816, %c8 : index
        %827 = arith.addi %825, %826 : index
        %828 = arith.muli %827, %c2 : index
        %829 = arith.remui %816, %c8 : index
        %830 = arith.divui %829, %c1 : index
        %831 = arith.addi %828, %830 : index
        %832 = arith.muli %tileRows, %c1 : index
        %833 = arith.muli %831, %832 : index
        %834 = arith.remui %781, %tileRows : index
        %835 = arith.muli %834, %c1 : index
        %836 = arith.addi %833, %835 : index
        %837 = arith.remui %816, %c1 : index
        %838 = arith.addi %836, %837 : index
        %839 = arith.truncf %822 : vector<4xf32> to vector<4xf16>
        vector.store %839, %normed[%838] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
