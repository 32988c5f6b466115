// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c38 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
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
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c12 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c15 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c5, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c12 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c2 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c2 iter_args(%51 = %c16, %52 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c5 : index
      %56 = arith.remui %54, %c8 : index
      %57 = arith.addi %11, %c4 : index
      %58 = arith.muli %55, %c15 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c19 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = vector.extract %63[0] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = vector.extract %63[1] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = arith.addi %11, %c4 : index
      %69 = arith.muli %inputFeatures, %c2 : index
      %70 = arith.addi %69, %c3 : index
      %71 = arith.divui %70, %c4 : index
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %68, %72 : index
      %74 = arith.muli %55, %c20 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %56, %c8 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.shrui %79, %c21 : vector<4xi32>
      %81 = arith.andi %80, %c22 : vector<4xi32>
      %82 = arith.ori %81, %c23 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %79, %c24 : vector<4xi32>
      %85 = arith.andi %84, %c22 : vector<4xi32>
      %86 = arith.ori %85, %c23 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %79, %c25 : vector<4xi32>
      %89 = arith.andi %88, %c22 : vector<4xi32>
      %90 = arith.ori %89, %c23 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %79, %c26 : vector<4xi32>
      %93 = arith.andi %92, %c22 : vector<4xi32>
      %94 = arith.ori %93, %c23 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %91, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %96, %97 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %99 = arith.subf %98, %c27 : vector<32xf16>
      %100 = vector.shuffle %99, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %101 = vector.shuffle %99, %99 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %102 = math.fma %100, %65, %67 : vector<16xf16>
      %103 = math.fma %101, %65, %67 : vector<16xf16>
      %104 = arith.addi %50, %c6 : index
      %105 = arith.remui %54, %c8 : index
      %106 = arith.addi %11, %c4 : index
      %107 = arith.muli %104, %c15 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c19 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %112 = vector.bitcast %111 : vector<4xi8> to vector<2xf16>
      %113 = vector.extract %112[0] : f16 from vector<2xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = vector.extract %112[1] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %11, %c4 : index
      %118 = arith.muli %inputFeatures, %c2 : index
      %119 = arith.addi %118, %c3 : index
      %120 = arith.divui %119, %c4 : index
      %121 = arith.muli %120, %c4 : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.muli %104, %c20 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %105, %c8 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.shrui %128, %c21 : vector<4xi32>
      %130 = arith.andi %129, %c22 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %128, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c22 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %128, %c25 : vector<4xi32>
      %138 = arith.andi %137, %c22 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %128, %c26 : vector<4xi32>
      %142 = arith.andi %141, %c22 : vector<4xi32>
      %143 = arith.ori %142, %c23 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c27 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = math.fma %149, %114, %116 : vector<16xf16>
      %152 = math.fma %150, %114, %116 : vector<16xf16>
      %153 = arith.addi %50, %c5 : index
      %154 = arith.remui %54, %c8 : index
      %155 = arith.addi %13, %c4 : index
      %156 = arith.muli %153, %c15 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %154, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %161 = vector.bitcast %160 : vector<4xi8> to vector<2xf16>
      %162 = vector.extract %161[0] : f16 from vector<2xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = vector.extract %161[1] : f16 from vector<2xf16>
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = arith.addi %13, %c4 : index
      %167 = arith.muli %inputFeatures, %c2 : index
      %168 = arith.addi %167, %c3 : index
      %169 = arith.divui %168, %c4 : index
      %170 = arith.muli %169, %c4 : index
      %171 = arith.addi %166, %170 : index
      %172 = arith.muli %153, %c20 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %154, %c8 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c21 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %177, %c24 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c25 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.ori %187, %c23 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %177, %c26 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.ori %191, %c23 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = vector.shuffle %194, %195 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %197 = arith.subf %196, %c27 : vector<32xf16>
      %198 = vector.shuffle %197, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %199 = vector.shuffle %197, %197 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %200 = math.fma %198, %163, %165 : vector<16xf16>
      %201 = math.fma %199, %163, %165 : vector<16xf16>
      %202 = arith.addi %50, %c6 : index
      %203 = arith.remui %54, %c8 : index
      %204 = arith.addi %13, %c4 : index
      %205 = arith.muli %202, %c15 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %210 = vector.bitcast %209 : vector<4xi8> to vector<2xf16>
      %211 = vector.extract %210[0] : f16 from vector<2xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = vector.extract %210[1] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %13, %c4 : index
      %216 = arith.muli %inputFeatures, %c2 : index
      %217 = arith.addi %216, %c3 : index
      %218 = arith.divui %217, %c4 : index
      %219 = arith.muli %218, %c4 : index
      %220 = arith.addi %215, %219 : index
      %221 = arith.muli %202, %c20 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %203, %c8 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.shrui %226, %c21 : vector<4xi32>
      %228 = arith.andi %227, %c22 : vector<4xi32>
      %229 = arith.ori %228, %c23 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %226, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c22 : vector<4xi32>
      %233 = arith.ori %232, %c23 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %226, %c25 : vector<4xi32>
      %236 = arith.andi %235, %c22 : vector<4xi32>
      %237 = arith.ori %236, %c23 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %226, %c26 : vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.ori %240, %c23 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %246 = arith.subf %245, %c27 : vector<32xf16>
      %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %249 = math.fma %247, %212, %214 : vector<16xf16>
      %250 = math.fma %248, %212, %214 : vector<16xf16>
      %251 = arith.muli %50, %c2 : index
      %252 = arith.addi %251, %c5 : index
      %253 = arith.muli %tileRows, %c8 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %36, %254 : index
      %256 = vector.load %24[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %24[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %102, %51 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %200, %52 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %50, %c2 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.muli %tileRows, %c8 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %36, %266 : index
      %268 = vector.load %24[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %24[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %103, %261 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %201, %262 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %50, %c2 : index
      %276 = arith.addi %275, %c2 : index
      %277 = arith.muli %tileRows, %c8 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %36, %278 : index
      %280 = vector.load %24[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %24[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %151, %273 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %249, %274 : vector<16xf16>, vector<8xf32>
      %287 = arith.muli %50, %c2 : index
      %288 = arith.addi %287, %c28 : index
      %289 = arith.muli %tileRows, %c8 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %36, %290 : index
      %292 = vector.load %24[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c1 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %24[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %152, %285 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %250, %286 : vector<16xf16>, vector<8xf32>
      scf.yield %297, %298 : vector<8xf32>, vector<8xf32>
    }
    %299 = arith.select %43, %49, %42 : index
    %303:2 = scf.for %300 = %49 to %299 step %c6 iter_args(%301 = %53#0, %302 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %304 = wave.lane
      %305 = arith.addi %300, %c5 : index
      %306 = arith.remui %304, %c8 : index
      %307 = arith.addi %11, %c4 : index
      %308 = arith.muli %305, %c15 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %306, %c19 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<2xf16>
      %314 = vector.extract %313[0] : f16 from vector<2xf16>
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = vector.extract %313[1] : f16 from vector<2xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %11, %c4 : index
      %319 = arith.muli %inputFeatures, %c2 : index
      %320 = arith.addi %319, %c3 : index
      %321 = arith.divui %320, %c4 : index
      %322 = arith.muli %321, %c4 : index
      %323 = arith.addi %318, %322 : index
      %324 = arith.muli %305, %c20 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.muli %306, %c8 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.shrui %329, %c21 : vector<4xi32>
      %331 = arith.andi %330, %c22 : vector<4xi32>
      %332 = arith.ori %331, %c23 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = arith.shrui %329, %c24 : vector<4xi32>
      %335 = arith.andi %334, %c22 : vector<4xi32>
      %336 = arith.ori %335, %c23 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %329, %c25 : vector<4xi32>
      %339 = arith.andi %338, %c22 : vector<4xi32>
      %340 = arith.ori %339, %c23 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %329, %c26 : vector<4xi32>
      %343 = arith.andi %342, %c22 : vector<4xi32>
      %344 = arith.ori %343, %c23 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = vector.shuffle %333, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %341, %345 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = vector.shuffle %346, %347 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %349 = arith.subf %348, %c27 : vector<32xf16>
      %350 = vector.shuffle %349, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %351 = vector.shuffle %349, %349 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %352 = math.fma %350, %315, %317 : vector<16xf16>
      %353 = math.fma %351, %315, %317 : vector<16xf16>
      %354 = arith.addi %300, %c5 : index
      %355 = arith.remui %304, %c8 : index
      %356 = arith.addi %13, %c4 : index
      %357 = arith.muli %354, %c15 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.muli %355, %c19 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<2xf16>
      %363 = vector.extract %362[0] : f16 from vector<2xf16>
      %364 = vector.broadcast %363 : f16 to vector<16xf16>
      %365 = vector.extract %362[1] : f16 from vector<2xf16>
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = arith.addi %13, %c4 : index
      %368 = arith.muli %inputFeatures, %c2 : index
      %369 = arith.addi %368, %c3 : index
      %370 = arith.divui %369, %c4 : index
      %371 = arith.muli %370, %c4 : index
      %372 = arith.addi %367, %371 : index
      %373 = arith.muli %354, %c20 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.muli %355, %c8 : index
      %376 = arith.addi %374, %375 : index
      %377 = vector.load %w[%376] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<4xi32>
      %379 = arith.shrui %378, %c21 : vector<4xi32>
      %380 = arith.andi %379, %c22 : vector<4xi32>
      %381 = arith.ori %380, %c23 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %378, %c24 : vector<4xi32>
      %384 = arith.andi %383, %c22 : vector<4xi32>
      %385 = arith.ori %384, %c23 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %378, %c25 : vector<4xi32>
      %388 = arith.andi %387, %c22 : vector<4xi32>
      %389 = arith.ori %388, %c23 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %378, %c26 : vector<4xi32>
      %392 = arith.andi %391, %c22 : vector<4xi32>
      %393 = arith.ori %392, %c23 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = vector.shuffle %395, %396 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %398 = arith.subf %397, %c27 : vector<32xf16>
      %399 = vector.shuffle %398, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %400 = vector.shuffle %398, %398 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %401 = math.fma %399, %364, %366 : vector<16xf16>
      %402 = math.fma %400, %364, %366 : vector<16xf16>
      %403 = arith.muli %300, %c2 : index
      %404 = arith.addi %403, %c5 : index
      %405 = arith.muli %tileRows, %c8 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %36, %406 : index
      %408 = vector.load %24[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %24[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %352, %301 : vector<16xf16>, vector<8xf32>
      %414 = wave.mma %412, %401, %302 : vector<16xf16>, vector<8xf32>
      %415 = arith.muli %300, %c2 : index
      %416 = arith.addi %415, %c6 : index
      %417 = arith.muli %tileRows, %c8 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %36, %418 : index
      %420 = vector.load %24[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %24[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %353, %413 : vector<16xf16>, vector<8xf32>
      %426 = wave.mma %424, %402, %414 : vector<16xf16>, vector<8xf32>
      scf.yield %425, %426 : vector<8xf32>, vector<8xf32>
    }
    %427 = wave.lane
    %428 = wave.wave
    %429 = arith.muli %428, %c2 : index
    %430 = arith.addi %429, %c5 : index
    %431 = arith.muli %430, %c20 : index
    %432 = arith.addi %431, %427 : index
    %433 = vector.extract %303#0[0] : f32 from vector<8xf32>
    %434 = arith.addi %432, %c5 : index
    memref.store %433, %17[%434] : memref<?xf32>
    %435 = vector.extract %303#0[1] : f32 from vector<8xf32>
    %436 = arith.addi %432, %c12 : index
    memref.store %435, %17[%436] : memref<?xf32>
    %437 = vector.extract %303#0[2] : f32 from vector<8xf32>
    %438 = arith.addi %432, %c15 : index
    memref.store %437, %17[%438] : memref<?xf32>
    %439 = vector.extract %303#0[3] : f32 from vector<8xf32>
    %440 = arith.addi %432, %c29 : index
    memref.store %439, %17[%440] : memref<?xf32>
    %441 = vector.extract %303#0[4] : f32 from vector<8xf32>
    %442 = arith.addi %432, %c4 : index
    memref.store %441, %17[%442] : memref<?xf32>
    %443 = vector.extract %303#0[5] : f32 from vector<8xf32>
    %444 = arith.addi %432, %c30 : index
    memref.store %443, %17[%444] : memref<?xf32>
    %445 = vector.extract %303#0[6] : f32 from vector<8xf32>
    %446 = arith.addi %432, %c31 : index
    memref.store %445, %17[%446] : memref<?xf32>
    %447 = vector.extract %303#0[7] : f32 from vector<8xf32>
    %448 = arith.addi %432, %c32 : index
    memref.store %447, %17[%448] : memref<?xf32>
    %449 = arith.muli %428, %c2 : index
    %450 = arith.addi %449, %c6 : index
    %451 = arith.muli %450, %c20 : index
    %452 = arith.addi %451, %427 : index
    %453 = vector.extract %303#1[0] : f32 from vector<8xf32>
    %454 = arith.addi %452, %c5 : index
    memref.store %453, %17[%454] : memref<?xf32>
    %455 = vector.extract %303#1[1] : f32 from vector<8xf32>
    %456 = arith.addi %452, %c12 : index
    memref.store %455, %17[%456] : memref<?xf32>
    %457 = vector.extract %303#1[2] : f32 from vector<8xf32>
    %458 = arith.addi %452, %c15 : index
    memref.store %457, %17[%458] : memref<?xf32>
    %459 = vector.extract %303#1[3] : f32 from vector<8xf32>
    %460 = arith.addi %452, %c29 : index
    memref.store %459, %17[%460] : memref<?xf32>
    %461 = vector.extract %303#1[4] : f32 from vector<8xf32>
    %462 = arith.addi %452, %c4 : index
    memref.store %461, %17[%462] : memref<?xf32>
    %463 = vector.extract %303#1[5] : f32 from vector<8xf32>
    %464 = arith.addi %452, %c30 : index
    memref.store %463, %17[%464] : memref<?xf32>
    %465 = vector.extract %303#1[6] : f32 from vector<8xf32>
    %466 = arith.addi %452, %c31 : index
    memref.store %465, %17[%466] : memref<?xf32>
    %467 = vector.extract %303#1[7] : f32 from vector<8xf32>
    %468 = arith.addi %452, %c32 : index
    memref.store %467, %17[%468] : memref<?xf32>
    wave.barrier
    %469 = arith.muli %428, %c19 : index
    %470 = arith.addi %469, %c5 : index
    %471 = arith.muli %470, %c12 : index
    %472 = arith.addi %471, %427 : index
    %473 = arith.addi %472, %c5 : index
    %474 = memref.load %17[%473] : memref<?xf32>
    %475 = arith.addi %473, %c33 : index
    %476 = memref.load %17[%475] : memref<?xf32>
    %477 = arith.addf %474, %476 : f32
    %478 = arith.muli %470, %c12 : index
    %479 = arith.addi %478, %427 : index
    %480 = arith.addi %479, %c20 : index
    %481 = memref.load %17[%480] : memref<?xf32>
    %482 = arith.addi %480, %c33 : index
    %483 = memref.load %17[%482] : memref<?xf32>
    %484 = arith.addf %481, %483 : f32
    %485 = wave.lane
    %486 = arith.addi %16, %c5 : index
    %487 = arith.muli %470, %c2 : index
    %488 = arith.addi %486, %487 : index
    %489 = arith.divui %485, %c8 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.cmpi slt, %490, %15 : index
    scf.if %491 {
      %492 = arith.cmpi eq, %hasFactors, %c6 : index
      %493 = memref.load %factors[%490] : memref<?xf32>
      %494 = arith.select %492, %493, %c35 : f32
      %495 = arith.remui %485, %c8 : index
      %496 = arith.muli %495, %c19 : index
      %497 = arith.addi %11, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<1xf32>
      %500 = vector.extract %499[0] : f32 from vector<1xf32>
      %501 = arith.mulf %500, %494 : f32
      %502 = arith.mulf %477, %501 : f32
      %503 = arith.remui %485, %c8 : index
      %504 = arith.muli %503, %c19 : index
      %505 = arith.addi %13, %504 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.bitcast %506 : vector<4xi8> to vector<1xf32>
      %508 = vector.extract %507[0] : f32 from vector<1xf32>
      %509 = arith.mulf %508, %494 : f32
      %510 = arith.mulf %484, %509 : f32
      %511 = arith.muli %490, %outputFeatures : index
      %512 = arith.addi %511, %20 : index
      %513 = wave.lane
      %514 = arith.remui %513, %c8 : index
      %515 = arith.addi %512, %514 : index
      scf.if %18 {
        %516 = arith.addi %515, %c5 : index
        %517 = memref.load %residual[%516] : memref<?xf32>
        %518 = arith.addf %517, %502 : f32
        %519 = arith.addi %515, %c5 : index
        memref.store %518, %out[%519] : memref<?xf32>
      } else {
        %520 = arith.addi %515, %c5 : index
        memref.store %502, %out[%520] : memref<?xf32>
      }
      scf.if %18 {
        %521 = arith.addi %515, %c8 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %510 : f32
        %524 = arith.addi %515, %c8 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %515, %c8 : index
        memref.store %510, %out[%525] : memref<?xf32>
      }
    }
    %526 = arith.muli %428, %c19 : index
    %527 = arith.addi %526, %c6 : index
    %528 = arith.muli %527, %c12 : index
    %529 = arith.addi %528, %427 : index
    %530 = arith.addi %529, %c5 : index
    %531 = memref.load %17[%530] : memref<?xf32>
    %532 = arith.addi %530, %c33 : index
    %533 = memref.load %17[%532] : memref<?xf32>
    %534 = arith.addf %531, %533 : f32
    %535 = arith.muli %527, %c12 : index
    %536 = arith.addi %535, %427 : index
    %537 = arith.addi %536, %c20 : index
    %538 = memref.load %17[%537] : memref<?xf32>
    %539 = arith.addi %537, %c33 : index
    %540 = memref.load %17[%539] : memref<?xf32>
    %541 = arith.addf %538, %540 : f32
    %542 = wave.lane
    %543 = arith.addi %16, %c5 : index
    %544 = arith.muli %527, %c2 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.divui %542, %c8 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.cmpi slt, %547, %15 : index
    scf.if %548 {
      %549 = arith.cmpi eq, %hasFactors, %c6 : index
      %550 = memref.load %factors[%547] : memref<?xf32>
      %551 = arith.select %549, %550, %c35 : f32
      %552 = arith.remui %542, %c8 : index
      %553 = arith.muli %552, %c19 : index
      %554 = arith.addi %11, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %551 : f32
      %559 = arith.mulf %534, %558 : f32
      %560 = arith.remui %542, %c8 : index
      %561 = arith.muli %560, %c19 : index
      %562 = arith.addi %13, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %551 : f32
      %567 = arith.mulf %541, %566 : f32
      %568 = arith.muli %547, %outputFeatures : index
      %569 = arith.addi %568, %20 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c8 : index
      %572 = arith.addi %569, %571 : index
      scf.if %18 {
        %573 = arith.addi %572, %c5 : index
        %574 = memref.load %residual[%573] : memref<?xf32>
        %575 = arith.addf %574, %559 : f32
        %576 = arith.addi %572, %c5 : index
        memref.store %575, %out[%576] : memref<?xf32>
      } else {
        %577 = arith.addi %572, %c5 : index
        memref.store %559, %out[%577] : memref<?xf32>
      }
      scf.if %18 {
        %578 = arith.addi %572, %c8 : index
        %579 = memref.load %residual[%578] : memref<?xf32>
        %580 = arith.addf %579, %567 : f32
        %581 = arith.addi %572, %c8 : index
        memref.store %580, %out[%581] : memref<?xf32>
      } else {
        %582 = arith.addi %572, %c8 : index
        memref.store %567, %out[%582] : memref<?xf32>
      }
    }
    %583 = arith.muli %428, %c19 : index
    %584 = arith.addi %583, %c2 : index
    %585 = arith.muli %584, %c12 : index
    %586 = arith.addi %585, %427 : index
    %587 = arith.addi %586, %c5 : index
    %588 = memref.load %17[%587] : memref<?xf32>
    %589 = arith.addi %587, %c33 : index
    %590 = memref.load %17[%589] : memref<?xf32>
    %591 = arith.addf %588, %590 : f32
    %592 = arith.muli %584, %c12 : index
    %593 = arith.addi %592, %427 : index
    %594 = arith.addi %593, %c20 : index
    %595 = memref.load %17[%594] : memref<?xf32>
    %596 = arith.addi %594, %c33 : index
    %597 = memref.load %17[%596] : memref<?xf32>
    %598 = arith.addf %595, %597 : f32
    %599 = wave.lane
    %600 = arith.addi %16, %c5 : index
    %601 = arith.muli %584, %c2 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.divui %599, %c8 : index
    %604 = arith.addi %602, %603 : index
    %605 = arith.cmpi slt, %604, %15 : index
    scf.if %605 {
      %606 = arith.cmpi eq, %hasFactors, %c6 : index
      %607 = memref.load %factors[%604] : memref<?xf32>
      %608 = arith.select %606, %607, %c35 : f32
      %609 = arith.remui %599, %c8 : index
      %610 = arith.muli %609, %c19 : index
      %611 = arith.addi %11, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %608 : f32
      %616 = arith.mulf %591, %615 : f32
      %617 = arith.remui %599, %c8 : index
      %618 = arith.muli %617, %c19 : index
      %619 = arith.addi %13, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %608 : f32
      %624 = arith.mulf %598, %623 : f32
      %625 = arith.muli %604, %outputFeatures : index
      %626 = arith.addi %625, %20 : index
      %627 = wave.lane
      %628 = arith.remui %627, %c8 : index
      %629 = arith.addi %626, %628 : index
      scf.if %18 {
        %630 = arith.addi %629, %c5 : index
        %631 = memref.load %residual[%630] : memref<?xf32>
        %632 = arith.addf %631, %616 : f32
        %633 = arith.addi %629, %c5 : index
        memref.store %632, %out[%633] : memref<?xf32>
      } else {
        %634 = arith.addi %629, %c5 : index
        memref.store %616, %out[%634] : memref<?xf32>
      }
      scf.if %18 {
        %635 = arith.addi %629, %c8 : index
        %636 = memref.load %residual[%635] : memref<?xf32>
        %637 = arith.addf %636, %624 : f32
        %638 = arith.addi %629, %c8 : index
        memref.store %637, %out[%638] : memref<?xf32>
      } else {
        %639 = arith.addi %629, %c8 : index
        memref.store %624, %out[%639] : memref<?xf32>
      }
    }
    %640 = arith.muli %428, %c19 : index
    %641 = arith.addi %640, %c28 : index
    %642 = arith.muli %641, %c12 : index
    %643 = arith.addi %642, %427 : index
    %644 = arith.addi %643, %c5 : index
    %645 = memref.load %17[%644] : memref<?xf32>
    %646 = arith.addi %644, %c33 : index
    %647 = memref.load %17[%646] : memref<?xf32>
    %648 = arith.addf %645, %647 : f32
    %649 = arith.muli %641, %c12 : index
    %650 = arith.addi %649, %427 : index
    %651 = arith.addi %650, %c20 : index
    %652 = memref.load %17[%651] : memref<?xf32>
    %653 = arith.addi %651, %c33 : index
    %654 = memref.load %17[%653] : memref<?xf32>
    %655 = arith.addf %652, %654 : f32
    %656 = wave.lane
    %657 = arith.addi %16, %c5 : index
    %658 = arith.muli %641, %c2 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.divui %656, %c8 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.cmpi slt, %661, %15 : index
    scf.if %662 {
      %663 = arith.cmpi eq, %hasFactors, %c6 : index
      %664 = memref.load %factors[%661] : memref<?xf32>
      %665 = arith.select %663, %664, %c35 : f32
      %666 = arith.remui %656, %c8 : index
      %667 = arith.muli %666, %c19 : index
      %668 = arith.addi %11, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %665 : f32
      %673 = arith.mulf %648, %672 : f32
      %674 = arith.remui %656, %c8 : index
      %675 = arith.muli %674, %c19 : index
      %676 = arith.addi %13, %675 : index
      %677 = vector.load %w[%676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %678 = vector.bitcast %677 : vector<4xi8> to vector<1xf32>
      %679 = vector.extract %678[0] : f32 from vector<1xf32>
      %680 = arith.mulf %679, %665 : f32
      %681 = arith.mulf %655, %680 : f32
      %682 = arith.muli %661, %outputFeatures : index
      %683 = arith.addi %682, %20 : index
      %684 = wave.lane
      %685 = arith.remui %684, %c8 : index
      %686 = arith.addi %683, %685 : index
      scf.if %18 {
        %687 = arith.addi %686, %c5 : index
        %688 = memref.load %residual[%687] : memref<?xf32>
        %689 = arith.addf %688, %673 : f32
        %690 = arith.addi %686, %c5 : index
        memref.store %689, %out[%690] : memref<?xf32>
      } else {
        %691 = arith.addi %686, %c5 : index
        memref.store %673, %out[%691] : memref<?xf32>
      }
      scf.if %18 {
        %692 = arith.addi %686, %c8 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %681 : f32
        %695 = arith.addi %686, %c8 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %686, %c8 : index
        memref.store %681, %out[%696] : memref<?xf32>
      }
    }
  }
  %697 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %697 {
    %698 = arith.addi %16, %c8 : index
    %699 = arith.minsi %698, %15 : index
    %700 = wave.wave
    %701 = arith.addi %16, %700 : index
    scf.for %702 = %701 to %699 step %c2 {
      %703 = arith.muli %702, %features : index
      %704 = wave.lane
      %705 = arith.muli %704, %c19 : index
      %709:2 = scf.for %706 = %705 to %features step %c4 iter_args(%707 = %c38, %708 = %c38) -> (vector<4xf32>, vector<4xf32>) {
        %710 = arith.addi %703, %706 : index
        %711 = vector.load %out[%710] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %712 = vector.load %norm_weight[%706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %713 = arith.mulf %711, %712 : vector<4xf32>
        %714 = math.absf %713 : vector<4xf32>
        %715 = math.fma %711, %711, %707 : vector<4xf32>
        %716 = arith.maximumf %708, %714 : vector<4xf32>
        scf.yield %715, %716 : vector<4xf32>, vector<4xf32>
      }
      %717 = wave.reduce "add" %709#0 : vector<4xf32>
      %718 = arith.mulf %717, %inverseFeatures : f32
      %719 = arith.addf %718, %epsilon : f32
      %720 = math.sqrt %719 : f32
      %721 = arith.divf %c35, %720 : f32
      %722 = wave.reduce "max" %709#1 : vector<4xf32>
      %723 = arith.mulf %722, %721 : f32
      %724 = arith.bitcast %723 : f32 to i32
      %725 = arith.shrui %724, %c41 : i32
      %726 = arith.maxsi %725, %c42 : i32
      %727 = arith.subi %c43, %726 : i32
      %728 = arith.shli %727, %c41 : i32
      %729 = arith.subi %726, %c44 : i32
      %730 = arith.shli %729, %c41 : i32
      %731 = arith.bitcast %728 : i32 to f32
      %732 = arith.bitcast %730 : i32 to f32
      %733 = wave.lane
      %734 = arith.cmpi eq, %733, %c5 : index
      scf.if %734 {
        memref.store %732, %normed_factors[%702] : memref<?xf32>
      }
      %735 = vector.broadcast %721 : f32 to vector<4xf32>
      %736 = vector.broadcast %731 : f32 to vector<4xf32>
      scf.for %737 = %705 to %features step %c4 {
        %738 = arith.addi %703, %737 : index
        %739 = vector.load %out[%738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %740 = arith.mulf %739, %735 : vector<4xf32>
        %741 = vector.load %norm_weight[%737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %742 = arith.mulf %740, %741 : vector<4xf32>
        %743 = arith.mulf %742, %736 : vector<4xf32>
        %744 = arith.divui %702, %tileRows : index
        %745 = arith.divui %features, %c8 : index
        %746 = arith.muli %744, %745 : index
        %747 = arith.divui %737, %c8 : index
        %748 = arith.addi %746, %747 : index
        %749 = arith.muli %748, %c2 : index
        %750 = arith.remui %737, %c8 : index
        %751 = arith.divui %750, %c1 : index
        %752 = arith.addi %749, %751 : index
        %753 = arith.muli %tileRows, %c1 : index
        %754 = arith.muli %752, %753 : index
        %755 = arith.remui %702, %tileRows : index
        %756 = arith.muli %755, %c1 : index
        %757 = arith.addi %754, %756 : index
        %758 = arith.remui %737, %c1 : index
        %759 = arith.addi %757, %758 : index
        %760 = arith.truncf %743 : vector<4xf32> to vector<4xf16>
        vector.store %760, %normed[%759] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
