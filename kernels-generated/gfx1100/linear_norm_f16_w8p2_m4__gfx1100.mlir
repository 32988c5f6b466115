// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant 2560 : index
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c36 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c7 : index
    %19 = wave.scratch %operandHalves : memref<?xf16>
    %20 = arith.divui %operandHalves, %c13 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c1 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    scf.for %25 = %24 to %20 step %c14 {
      %26 = arith.muli %25, %c13 : index
      %27 = arith.addi %c4, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %29 = arith.muli %25, %c13 : index
      vector.store %28, %19[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c13 : index
    %32 = wave.wave
    %33 = arith.divui %inputFeatures, %c7 : index
    %34 = arith.muli %32, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c18 : index
    %41 = arith.muli %40, %c18 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %38, %43, %42 : index
    %48:2 = scf.for %45 = %35 to %44 step %c18 iter_args(%46 = %c15, %47 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %45, %c4 : index
      %51 = arith.addi %6, %c2 : index
      %52 = arith.muli %50, %c19 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.remui %49, %c7 : index
      %55 = arith.muli %54, %c7 : index
      %56 = arith.addi %53, %55 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = arith.addi %56, %c14 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = arith.addi %45, %c5 : index
      %64 = arith.addi %6, %c2 : index
      %65 = arith.muli %63, %c19 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.remui %49, %c7 : index
      %68 = arith.muli %67, %c7 : index
      %69 = arith.addi %66, %68 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = arith.addi %69, %c14 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = vector.shuffle %71, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.addi %45, %c3 : index
      %77 = arith.addi %6, %c2 : index
      %78 = arith.muli %76, %c19 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.remui %49, %c7 : index
      %81 = arith.muli %80, %c7 : index
      %82 = arith.addi %79, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = arith.addi %82, %c14 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.addi %45, %c20 : index
      %90 = arith.addi %6, %c2 : index
      %91 = arith.muli %89, %c19 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.remui %49, %c7 : index
      %94 = arith.muli %93, %c7 : index
      %95 = arith.addi %92, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = arith.addi %95, %c14 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.addi %45, %c4 : index
      %103 = arith.addi %8, %c2 : index
      %104 = arith.muli %102, %c19 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.remui %49, %c7 : index
      %107 = arith.muli %106, %c7 : index
      %108 = arith.addi %105, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<8xf16>
      %111 = arith.addi %108, %c14 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<8xf16>
      %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = arith.addi %45, %c5 : index
      %116 = arith.addi %8, %c2 : index
      %117 = arith.muli %115, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.remui %49, %c7 : index
      %120 = arith.muli %119, %c7 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = arith.addi %121, %c14 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = arith.addi %45, %c3 : index
      %129 = arith.addi %8, %c2 : index
      %130 = arith.muli %128, %c19 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.remui %49, %c7 : index
      %133 = arith.muli %132, %c7 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = arith.addi %134, %c14 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = arith.addi %45, %c20 : index
      %142 = arith.addi %8, %c2 : index
      %143 = arith.muli %141, %c19 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.remui %49, %c7 : index
      %146 = arith.muli %145, %c7 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = arith.addi %147, %c14 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.muli %45, %c5 : index
      %155 = arith.addi %154, %c4 : index
      %156 = arith.muli %tileRows, %c7 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.addi %31, %157 : index
      %159 = vector.load %19[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c13 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %19[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %62, %46 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %114, %47 : vector<16xf16>, vector<8xf32>
      %166 = arith.muli %45, %c5 : index
      %167 = arith.addi %166, %c5 : index
      %168 = arith.muli %tileRows, %c7 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %31, %169 : index
      %171 = vector.load %19[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c13 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %19[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %75, %164 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %127, %165 : vector<16xf16>, vector<8xf32>
      %178 = arith.muli %45, %c5 : index
      %179 = arith.addi %178, %c3 : index
      %180 = arith.muli %tileRows, %c7 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.addi %31, %181 : index
      %183 = vector.load %19[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c13 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %19[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %88, %176 : vector<16xf16>, vector<8xf32>
      %189 = wave.mma %187, %140, %177 : vector<16xf16>, vector<8xf32>
      %190 = arith.muli %45, %c5 : index
      %191 = arith.addi %190, %c20 : index
      %192 = arith.muli %tileRows, %c7 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.addi %31, %193 : index
      %195 = vector.load %19[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c13 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %19[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %101, %188 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %153, %189 : vector<16xf16>, vector<8xf32>
      scf.yield %200, %201 : vector<8xf32>, vector<8xf32>
    }
    %202 = arith.select %38, %44, %37 : index
    %206:2 = scf.for %203 = %44 to %202 step %c5 iter_args(%204 = %48#0, %205 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %207 = wave.lane
      %208 = arith.addi %203, %c4 : index
      %209 = arith.addi %6, %c2 : index
      %210 = arith.muli %208, %c19 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.remui %207, %c7 : index
      %213 = arith.muli %212, %c7 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c14 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.addi %203, %c4 : index
      %222 = arith.addi %8, %c2 : index
      %223 = arith.muli %221, %c19 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.remui %207, %c7 : index
      %226 = arith.muli %225, %c7 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<8xf16>
      %230 = arith.addi %227, %c14 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.muli %203, %c5 : index
      %235 = arith.addi %234, %c4 : index
      %236 = arith.muli %tileRows, %c7 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %31, %237 : index
      %239 = vector.load %19[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c13 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %19[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %220, %204 : vector<16xf16>, vector<8xf32>
      %245 = wave.mma %243, %233, %205 : vector<16xf16>, vector<8xf32>
      scf.yield %244, %245 : vector<8xf32>, vector<8xf32>
    }
    %246 = wave.lane
    %247 = wave.wave
    %248 = arith.muli %247, %c3 : index
    %249 = arith.addi %248, %c4 : index
    %250 = arith.muli %249, %c14 : index
    %251 = arith.addi %250, %246 : index
    %252 = vector.extract %206#0[0] : f32 from vector<8xf32>
    %253 = arith.addi %251, %c4 : index
    memref.store %252, %12[%253] : memref<?xf32>
    %254 = vector.extract %206#0[1] : f32 from vector<8xf32>
    %255 = arith.addi %251, %c1 : index
    memref.store %254, %12[%255] : memref<?xf32>
    %256 = vector.extract %206#0[2] : f32 from vector<8xf32>
    %257 = arith.addi %251, %c21 : index
    memref.store %256, %12[%257] : memref<?xf32>
    %258 = vector.extract %206#0[3] : f32 from vector<8xf32>
    %259 = arith.addi %251, %c22 : index
    memref.store %258, %12[%259] : memref<?xf32>
    %260 = vector.extract %206#0[4] : f32 from vector<8xf32>
    %261 = arith.addi %251, %c2 : index
    memref.store %260, %12[%261] : memref<?xf32>
    %262 = vector.extract %206#0[5] : f32 from vector<8xf32>
    %263 = arith.addi %251, %c23 : index
    memref.store %262, %12[%263] : memref<?xf32>
    %264 = vector.extract %206#0[6] : f32 from vector<8xf32>
    %265 = arith.addi %251, %c24 : index
    memref.store %264, %12[%265] : memref<?xf32>
    %266 = vector.extract %206#0[7] : f32 from vector<8xf32>
    %267 = arith.addi %251, %c25 : index
    memref.store %266, %12[%267] : memref<?xf32>
    %268 = arith.muli %247, %c3 : index
    %269 = arith.addi %268, %c5 : index
    %270 = arith.muli %269, %c14 : index
    %271 = arith.addi %270, %246 : index
    %272 = vector.extract %206#1[0] : f32 from vector<8xf32>
    %273 = arith.addi %271, %c4 : index
    memref.store %272, %12[%273] : memref<?xf32>
    %274 = vector.extract %206#1[1] : f32 from vector<8xf32>
    %275 = arith.addi %271, %c1 : index
    memref.store %274, %12[%275] : memref<?xf32>
    %276 = vector.extract %206#1[2] : f32 from vector<8xf32>
    %277 = arith.addi %271, %c21 : index
    memref.store %276, %12[%277] : memref<?xf32>
    %278 = vector.extract %206#1[3] : f32 from vector<8xf32>
    %279 = arith.addi %271, %c22 : index
    memref.store %278, %12[%279] : memref<?xf32>
    %280 = vector.extract %206#1[4] : f32 from vector<8xf32>
    %281 = arith.addi %271, %c2 : index
    memref.store %280, %12[%281] : memref<?xf32>
    %282 = vector.extract %206#1[5] : f32 from vector<8xf32>
    %283 = arith.addi %271, %c23 : index
    memref.store %282, %12[%283] : memref<?xf32>
    %284 = vector.extract %206#1[6] : f32 from vector<8xf32>
    %285 = arith.addi %271, %c24 : index
    memref.store %284, %12[%285] : memref<?xf32>
    %286 = vector.extract %206#1[7] : f32 from vector<8xf32>
    %287 = arith.addi %271, %c25 : index
    memref.store %286, %12[%287] : memref<?xf32>
    wave.barrier
    %288 = arith.muli %247, %c5 : index
    %289 = arith.addi %288, %c4 : index
    %290 = arith.muli %289, %c1 : index
    %291 = arith.addi %290, %246 : index
    %292 = arith.addi %291, %c4 : index
    %293 = memref.load %12[%292] : memref<?xf32>
    %294 = arith.addi %292, %c19 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addf %293, %295 : f32
    %297 = arith.addi %292, %c26 : index
    %298 = memref.load %12[%297] : memref<?xf32>
    %299 = arith.addf %296, %298 : f32
    %300 = arith.addi %292, %c27 : index
    %301 = memref.load %12[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = arith.addi %292, %c28 : index
    %304 = memref.load %12[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = arith.addi %292, %c29 : index
    %307 = memref.load %12[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = arith.addi %292, %c30 : index
    %310 = memref.load %12[%309] : memref<?xf32>
    %311 = arith.addf %308, %310 : f32
    %312 = arith.addi %292, %c31 : index
    %313 = memref.load %12[%312] : memref<?xf32>
    %314 = arith.addf %311, %313 : f32
    %315 = arith.muli %289, %c1 : index
    %316 = arith.addi %315, %246 : index
    %317 = arith.addi %316, %c14 : index
    %318 = memref.load %12[%317] : memref<?xf32>
    %319 = arith.addi %317, %c19 : index
    %320 = memref.load %12[%319] : memref<?xf32>
    %321 = arith.addf %318, %320 : f32
    %322 = arith.addi %317, %c26 : index
    %323 = memref.load %12[%322] : memref<?xf32>
    %324 = arith.addf %321, %323 : f32
    %325 = arith.addi %317, %c27 : index
    %326 = memref.load %12[%325] : memref<?xf32>
    %327 = arith.addf %324, %326 : f32
    %328 = arith.addi %317, %c28 : index
    %329 = memref.load %12[%328] : memref<?xf32>
    %330 = arith.addf %327, %329 : f32
    %331 = arith.addi %317, %c29 : index
    %332 = memref.load %12[%331] : memref<?xf32>
    %333 = arith.addf %330, %332 : f32
    %334 = arith.addi %317, %c30 : index
    %335 = memref.load %12[%334] : memref<?xf32>
    %336 = arith.addf %333, %335 : f32
    %337 = arith.addi %317, %c31 : index
    %338 = memref.load %12[%337] : memref<?xf32>
    %339 = arith.addf %336, %338 : f32
    %340 = wave.lane
    %341 = arith.addi %11, %c4 : index
    %342 = arith.muli %289, %c3 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.divui %340, %c7 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.cmpi slt, %345, %10 : index
    scf.if %346 {
      %347 = arith.cmpi eq, %hasFactors, %c5 : index
      %348 = arith.muli %345, %c3 : index
      %349 = memref.load %factors[%348] : memref<?xf32>
      %350 = arith.mulf %349, %operandScale : f32
      %351 = arith.select %347, %350, %operandScale : f32
      %352 = arith.remui %340, %c7 : index
      %353 = arith.muli %352, %c18 : index
      %354 = arith.addi %6, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.bitcast %355 : vector<4xi8> to vector<1xf32>
      %357 = vector.extract %356[0] : f32 from vector<1xf32>
      %358 = arith.mulf %357, %351 : f32
      %359 = arith.mulf %314, %358 : f32
      %360 = arith.remui %340, %c7 : index
      %361 = arith.muli %360, %c18 : index
      %362 = arith.addi %8, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<1xf32>
      %365 = vector.extract %364[0] : f32 from vector<1xf32>
      %366 = arith.mulf %365, %351 : f32
      %367 = arith.mulf %339, %366 : f32
      %368 = arith.muli %345, %outputFeatures : index
      %369 = arith.addi %368, %15 : index
      %370 = wave.lane
      %371 = arith.remui %370, %c7 : index
      %372 = arith.addi %369, %371 : index
      scf.if %13 {
        %373 = arith.addi %372, %c4 : index
        %374 = memref.load %residual[%373] : memref<?xf32>
        %375 = arith.addf %374, %359 : f32
        %376 = arith.addi %372, %c4 : index
        memref.store %375, %out[%376] : memref<?xf32>
      } else {
        %377 = arith.addi %372, %c4 : index
        memref.store %359, %out[%377] : memref<?xf32>
      }
      scf.if %13 {
        %378 = arith.addi %372, %c7 : index
        %379 = memref.load %residual[%378] : memref<?xf32>
        %380 = arith.addf %379, %367 : f32
        %381 = arith.addi %372, %c7 : index
        memref.store %380, %out[%381] : memref<?xf32>
      } else {
        %382 = arith.addi %372, %c7 : index
        memref.store %367, %out[%382] : memref<?xf32>
      }
    }
  }
  %383 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %383 {
    %384 = arith.addi %11, %c7 : index
    %385 = arith.minsi %384, %10 : index
    %386 = wave.wave
    %387 = arith.addi %11, %386 : index
    scf.for %388 = %387 to %385 step %c13 {
      %389 = arith.muli %388, %features : index
      %390 = wave.lane
      %391 = arith.muli %390, %c18 : index
      %396:3 = scf.for %392 = %391 to %features step %c2 iter_args(%393 = %c36, %394 = %c36, %395 = %c36) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %397 = arith.addi %389, %392 : index
        %398 = vector.load %out[%397] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %399 = vector.load %norm_weight[%392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %400 = arith.mulf %398, %399 : vector<4xf32>
        %401 = math.fma %398, %398, %393 : vector<4xf32>
        %402 = math.fma %400, %400, %394 : vector<4xf32>
        %403 = math.absf %400 : vector<4xf32>
        %404 = arith.maximumf %395, %403 : vector<4xf32>
        scf.yield %401, %402, %404 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %405 = wave.reduce "add" %396#0 : vector<4xf32>
      %406 = arith.mulf %405, %inverseFeatures : f32
      %407 = arith.addf %406, %epsilon : f32
      %408 = math.sqrt %407 : f32
      %409 = arith.divf %c38, %408 : f32
      %410 = wave.reduce "max" %396#2 : vector<4xf32>
      %411 = arith.mulf %410, %409 : f32
      %412 = arith.bitcast %411 : f32 to i32
      %413 = arith.shrui %412, %c40 : i32
      %414 = arith.maxsi %413, %c41 : i32
      %415 = arith.subi %c42, %414 : i32
      %416 = arith.shli %415, %c40 : i32
      %417 = arith.subi %414, %c43 : i32
      %418 = arith.shli %417, %c40 : i32
      %419 = arith.bitcast %416 : i32 to f32
      %420 = arith.bitcast %418 : i32 to f32
      %421 = wave.reduce "add" %396#1 : vector<4xf32>
      %422 = arith.mulf %421, %409 : f32
      %423 = arith.mulf %422, %409 : f32
      %424 = wave.lane
      %425 = arith.cmpi eq, %424, %c4 : index
      scf.if %425 {
        %426 = arith.muli %388, %c3 : index
        memref.store %420, %normed_factors[%426] : memref<?xf32>
        %427 = arith.muli %388, %c3 : index
        %428 = arith.addi %427, %c5 : index
        memref.store %423, %normed_factors[%428] : memref<?xf32>
      }
      %429 = vector.broadcast %409 : f32 to vector<4xf32>
      %430 = vector.broadcast %419 : f32 to vector<4xf32>
      scf.for %431 = %391 to %features step %c2 {
        %432 = arith.addi %389, %431 : index
        %433 = vector.load %out[%432] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %434 = arith.mulf %433, %429 : vector<4xf32>
        %435 = vector.load %norm_weight[%431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %436 = arith.mulf %434, %435 : vector<4xf32>
        %437 = arith.mulf %436, %430 : vector<4xf32>
        %438 = arith.divui %388, %tileRows : index
        %439 = arith.divui %features, %c7 : index
        %440 = arith.muli %438, %439 : index
        %441 = arith.divui %431, %c7 : index
        %442 = arith.addi %440, %441 : index
        %443 = arith.muli %442, %c3 : index
        %444 = arith.remui %431, %c7 : index
        %445 = arith.divui %444, %c13 : index
        %446 = arith.addi %443, %445 : index
        %447 = arith.muli %tileRows, %c13 : index
        %448 = arith.muli %446, %447 : index
        %449 = arith.remui %388, %tileRows : index
        %450 = arith.muli %449, %c13 : index
        %451 = arith.addi %448, %450 : index
        %452 = arith.remui %431, %c13 : index
        %453 = arith.addi %451, %452 : index
        %454 = arith.truncf %437 : vector<4xf32> to vector<4xf16>
        vector.store %454, %normed[%453] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
