// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c30 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
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
      %59 = arith.addi %56, %c20 : index
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
      %72 = arith.addi %69, %c20 : index
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
      %85 = arith.addi %82, %c20 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.addi %45, %c21 : index
      %90 = arith.addi %6, %c2 : index
      %91 = arith.muli %89, %c19 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.remui %49, %c7 : index
      %94 = arith.muli %93, %c7 : index
      %95 = arith.addi %92, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = arith.addi %95, %c20 : index
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
      %111 = arith.addi %108, %c20 : index
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
      %124 = arith.addi %121, %c20 : index
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
      %137 = arith.addi %134, %c20 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = arith.addi %45, %c21 : index
      %142 = arith.addi %8, %c2 : index
      %143 = arith.muli %141, %c19 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.remui %49, %c7 : index
      %146 = arith.muli %145, %c7 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = arith.addi %147, %c20 : index
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
      %191 = arith.addi %190, %c21 : index
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
      %217 = arith.addi %214, %c20 : index
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
      %230 = arith.addi %227, %c20 : index
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
    %250 = arith.muli %249, %c20 : index
    %251 = arith.addi %250, %246 : index
    %252 = vector.extract %206#0[0] : f32 from vector<8xf32>
    %253 = arith.addi %251, %c4 : index
    memref.store %252, %12[%253] : memref<?xf32>
    %254 = vector.extract %206#0[1] : f32 from vector<8xf32>
    %255 = arith.addi %251, %c1 : index
    memref.store %254, %12[%255] : memref<?xf32>
    %256 = vector.extract %206#0[2] : f32 from vector<8xf32>
    %257 = arith.addi %251, %c14 : index
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
    %270 = arith.muli %269, %c20 : index
    %271 = arith.addi %270, %246 : index
    %272 = vector.extract %206#1[0] : f32 from vector<8xf32>
    %273 = arith.addi %271, %c4 : index
    memref.store %272, %12[%273] : memref<?xf32>
    %274 = vector.extract %206#1[1] : f32 from vector<8xf32>
    %275 = arith.addi %271, %c1 : index
    memref.store %274, %12[%275] : memref<?xf32>
    %276 = vector.extract %206#1[2] : f32 from vector<8xf32>
    %277 = arith.addi %271, %c14 : index
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
    %288 = arith.muli %247, %c18 : index
    %289 = arith.addi %288, %c4 : index
    %290 = arith.muli %289, %c1 : index
    %291 = arith.addi %290, %246 : index
    %292 = arith.addi %291, %c4 : index
    %293 = memref.load %12[%292] : memref<?xf32>
    %294 = arith.addi %292, %c19 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addf %293, %295 : f32
    %297 = arith.muli %289, %c1 : index
    %298 = arith.addi %297, %246 : index
    %299 = arith.addi %298, %c20 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addi %299, %c19 : index
    %302 = memref.load %12[%301] : memref<?xf32>
    %303 = arith.addf %300, %302 : f32
    %304 = wave.lane
    %305 = arith.addi %11, %c4 : index
    %306 = arith.muli %289, %c3 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.divui %304, %c7 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.cmpi slt, %309, %10 : index
    scf.if %310 {
      %311 = arith.cmpi eq, %hasFactors, %c5 : index
      %312 = memref.load %factors[%309] : memref<?xf32>
      %313 = arith.select %311, %312, %c27 : f32
      %314 = arith.remui %304, %c7 : index
      %315 = arith.muli %314, %c18 : index
      %316 = arith.addi %6, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xf32>
      %319 = vector.extract %318[0] : f32 from vector<1xf32>
      %320 = arith.mulf %319, %313 : f32
      %321 = arith.mulf %296, %320 : f32
      %322 = arith.remui %304, %c7 : index
      %323 = arith.muli %322, %c18 : index
      %324 = arith.addi %8, %323 : index
      %325 = vector.load %w[%324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %326 = vector.bitcast %325 : vector<4xi8> to vector<1xf32>
      %327 = vector.extract %326[0] : f32 from vector<1xf32>
      %328 = arith.mulf %327, %313 : f32
      %329 = arith.mulf %303, %328 : f32
      %330 = arith.muli %309, %outputFeatures : index
      %331 = arith.addi %330, %15 : index
      %332 = wave.lane
      %333 = arith.remui %332, %c7 : index
      %334 = arith.addi %331, %333 : index
      scf.if %13 {
        %335 = arith.addi %334, %c4 : index
        %336 = memref.load %residual[%335] : memref<?xf32>
        %337 = arith.addf %336, %321 : f32
        %338 = arith.addi %334, %c4 : index
        memref.store %337, %out[%338] : memref<?xf32>
      } else {
        %339 = arith.addi %334, %c4 : index
        memref.store %321, %out[%339] : memref<?xf32>
      }
      scf.if %13 {
        %340 = arith.addi %334, %c7 : index
        %341 = memref.load %residual[%340] : memref<?xf32>
        %342 = arith.addf %341, %329 : f32
        %343 = arith.addi %334, %c7 : index
        memref.store %342, %out[%343] : memref<?xf32>
      } else {
        %344 = arith.addi %334, %c7 : index
        memref.store %329, %out[%344] : memref<?xf32>
      }
    }
    %345 = arith.muli %247, %c18 : index
    %346 = arith.addi %345, %c5 : index
    %347 = arith.muli %346, %c1 : index
    %348 = arith.addi %347, %246 : index
    %349 = arith.addi %348, %c4 : index
    %350 = memref.load %12[%349] : memref<?xf32>
    %351 = arith.addi %349, %c19 : index
    %352 = memref.load %12[%351] : memref<?xf32>
    %353 = arith.addf %350, %352 : f32
    %354 = arith.muli %346, %c1 : index
    %355 = arith.addi %354, %246 : index
    %356 = arith.addi %355, %c20 : index
    %357 = memref.load %12[%356] : memref<?xf32>
    %358 = arith.addi %356, %c19 : index
    %359 = memref.load %12[%358] : memref<?xf32>
    %360 = arith.addf %357, %359 : f32
    %361 = wave.lane
    %362 = arith.addi %11, %c4 : index
    %363 = arith.muli %346, %c3 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.divui %361, %c7 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.cmpi slt, %366, %10 : index
    scf.if %367 {
      %368 = arith.cmpi eq, %hasFactors, %c5 : index
      %369 = memref.load %factors[%366] : memref<?xf32>
      %370 = arith.select %368, %369, %c27 : f32
      %371 = arith.remui %361, %c7 : index
      %372 = arith.muli %371, %c18 : index
      %373 = arith.addi %6, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %370 : f32
      %378 = arith.mulf %353, %377 : f32
      %379 = arith.remui %361, %c7 : index
      %380 = arith.muli %379, %c18 : index
      %381 = arith.addi %8, %380 : index
      %382 = vector.load %w[%381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %383 = vector.bitcast %382 : vector<4xi8> to vector<1xf32>
      %384 = vector.extract %383[0] : f32 from vector<1xf32>
      %385 = arith.mulf %384, %370 : f32
      %386 = arith.mulf %360, %385 : f32
      %387 = arith.muli %366, %outputFeatures : index
      %388 = arith.addi %387, %15 : index
      %389 = wave.lane
      %390 = arith.remui %389, %c7 : index
      %391 = arith.addi %388, %390 : index
      scf.if %13 {
        %392 = arith.addi %391, %c4 : index
        %393 = memref.load %residual[%392] : memref<?xf32>
        %394 = arith.addf %393, %378 : f32
        %395 = arith.addi %391, %c4 : index
        memref.store %394, %out[%395] : memref<?xf32>
      } else {
        %396 = arith.addi %391, %c4 : index
        memref.store %378, %out[%396] : memref<?xf32>
      }
      scf.if %13 {
        %397 = arith.addi %391, %c7 : index
        %398 = memref.load %residual[%397] : memref<?xf32>
        %399 = arith.addf %398, %386 : f32
        %400 = arith.addi %391, %c7 : index
        memref.store %399, %out[%400] : memref<?xf32>
      } else {
        %401 = arith.addi %391, %c7 : index
        memref.store %386, %out[%401] : memref<?xf32>
      }
    }
    %402 = arith.muli %247, %c18 : index
    %403 = arith.addi %402, %c3 : index
    %404 = arith.muli %403, %c1 : index
    %405 = arith.addi %404, %246 : index
    %406 = arith.addi %405, %c4 : index
    %407 = memref.load %12[%406] : memref<?xf32>
    %408 = arith.addi %406, %c19 : index
    %409 = memref.load %12[%408] : memref<?xf32>
    %410 = arith.addf %407, %409 : f32
    %411 = arith.muli %403, %c1 : index
    %412 = arith.addi %411, %246 : index
    %413 = arith.addi %412, %c20 : index
    %414 = memref.load %12[%413] : memref<?xf32>
    %415 = arith.addi %413, %c19 : index
    %416 = memref.load %12[%415] : memref<?xf32>
    %417 = arith.addf %414, %416 : f32
    %418 = wave.lane
    %419 = arith.addi %11, %c4 : index
    %420 = arith.muli %403, %c3 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.divui %418, %c7 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.cmpi slt, %423, %10 : index
    scf.if %424 {
      %425 = arith.cmpi eq, %hasFactors, %c5 : index
      %426 = memref.load %factors[%423] : memref<?xf32>
      %427 = arith.select %425, %426, %c27 : f32
      %428 = arith.remui %418, %c7 : index
      %429 = arith.muli %428, %c18 : index
      %430 = arith.addi %6, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<1xf32>
      %433 = vector.extract %432[0] : f32 from vector<1xf32>
      %434 = arith.mulf %433, %427 : f32
      %435 = arith.mulf %410, %434 : f32
      %436 = arith.remui %418, %c7 : index
      %437 = arith.muli %436, %c18 : index
      %438 = arith.addi %8, %437 : index
      %439 = vector.load %w[%438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %440 = vector.bitcast %439 : vector<4xi8> to vector<1xf32>
      %441 = vector.extract %440[0] : f32 from vector<1xf32>
      %442 = arith.mulf %441, %427 : f32
      %443 = arith.mulf %417, %442 : f32
      %444 = arith.muli %423, %outputFeatures : index
      %445 = arith.addi %444, %15 : index
      %446 = wave.lane
      %447 = arith.remui %446, %c7 : index
      %448 = arith.addi %445, %447 : index
      scf.if %13 {
        %449 = arith.addi %448, %c4 : index
        %450 = memref.load %residual[%449] : memref<?xf32>
        %451 = arith.addf %450, %435 : f32
        %452 = arith.addi %448, %c4 : index
        memref.store %451, %out[%452] : memref<?xf32>
      } else {
        %453 = arith.addi %448, %c4 : index
        memref.store %435, %out[%453] : memref<?xf32>
      }
      scf.if %13 {
        %454 = arith.addi %448, %c7 : index
        %455 = memref.load %residual[%454] : memref<?xf32>
        %456 = arith.addf %455, %443 : f32
        %457 = arith.addi %448, %c7 : index
        memref.store %456, %out[%457] : memref<?xf32>
      } else {
        %458 = arith.addi %448, %c7 : index
        memref.store %443, %out[%458] : memref<?xf32>
      }
    }
    %459 = arith.muli %247, %c18 : index
    %460 = arith.addi %459, %c21 : index
    %461 = arith.muli %460, %c1 : index
    %462 = arith.addi %461, %246 : index
    %463 = arith.addi %462, %c4 : index
    %464 = memref.load %12[%463] : memref<?xf32>
    %465 = arith.addi %463, %c19 : index
    %466 = memref.load %12[%465] : memref<?xf32>
    %467 = arith.addf %464, %466 : f32
    %468 = arith.muli %460, %c1 : index
    %469 = arith.addi %468, %246 : index
    %470 = arith.addi %469, %c20 : index
    %471 = memref.load %12[%470] : memref<?xf32>
    %472 = arith.addi %470, %c19 : index
    %473 = memref.load %12[%472] : memref<?xf32>
    %474 = arith.addf %471, %473 : f32
    %475 = wave.lane
    %476 = arith.addi %11, %c4 : index
    %477 = arith.muli %460, %c3 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c7 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %10 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c5 : index
      %483 = memref.load %factors[%480] : memref<?xf32>
      %484 = arith.select %482, %483, %c27 : f32
      %485 = arith.remui %475, %c7 : index
      %486 = arith.muli %485, %c18 : index
      %487 = arith.addi %6, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %484 : f32
      %492 = arith.mulf %467, %491 : f32
      %493 = arith.remui %475, %c7 : index
      %494 = arith.muli %493, %c18 : index
      %495 = arith.addi %8, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %484 : f32
      %500 = arith.mulf %474, %499 : f32
      %501 = arith.muli %480, %outputFeatures : index
      %502 = arith.addi %501, %15 : index
      %503 = wave.lane
      %504 = arith.remui %503, %c7 : index
      %505 = arith.addi %502, %504 : index
      scf.if %13 {
        %506 = arith.addi %505, %c4 : index
        %507 = memref.load %residual[%506] : memref<?xf32>
        %508 = arith.addf %507, %492 : f32
        %509 = arith.addi %505, %c4 : index
        memref.store %508, %out[%509] : memref<?xf32>
      } else {
        %510 = arith.addi %505, %c4 : index
        memref.store %492, %out[%510] : memref<?xf32>
      }
      scf.if %13 {
        %511 = arith.addi %505, %c7 : index
        %512 = memref.load %residual[%511] : memref<?xf32>
        %513 = arith.addf %512, %500 : f32
        %514 = arith.addi %505, %c7 : index
        memref.store %513, %out[%514] : memref<?xf32>
      } else {
        %515 = arith.addi %505, %c7 : index
        memref.store %500, %out[%515] : memref<?xf32>
      }
    }
  }
  %516 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %516 {
    %517 = arith.addi %11, %c7 : index
    %518 = arith.minsi %517, %10 : index
    %519 = wave.wave
    %520 = arith.addi %11, %519 : index
    scf.for %521 = %520 to %518 step %c3 {
      %522 = arith.muli %521, %features : index
      %523 = wave.lane
      %524 = arith.muli %523, %c18 : index
      %528:2 = scf.for %525 = %524 to %features step %c2 iter_args(%526 = %c30, %527 = %c30) -> (vector<4xf32>, vector<4xf32>) {
        %529 = arith.addi %522, %525 : index
        %530 = vector.load %out[%529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %531 = vector.load %norm_weight[%525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %532 = arith.mulf %530, %531 : vector<4xf32>
        %533 = math.absf %532 : vector<4xf32>
        %534 = math.fma %530, %530, %526 : vector<4xf32>
        %535 = arith.maximumf %527, %533 : vector<4xf32>
        scf.yield %534, %535 : vector<4xf32>, vector<4xf32>
      }
      %536 = wave.reduce "add" %528#0 : vector<4xf32>
      %537 = arith.mulf %536, %inverseFeatures : f32
      %538 = arith.addf %537, %epsilon : f32
      %539 = math.sqrt %538 : f32
      %540 = arith.divf %c27, %539 : f32
      %541 = wave.reduce "max" %528#1 : vector<4xf32>
      %542 = arith.mulf %541, %540 : f32
      %543 = arith.bitcast %542 : f32 to i32
      %544 = arith.shrui %543, %c33 : i32
      %545 = arith.maxsi %544, %c34 : i32
      %546 = arith.subi %c35, %545 : i32
      %547 = arith.shli %546, %c33 : i32
      %548 = arith.subi %545, %c36 : i32
      %549 = arith.shli %548, %c33 : i32
      %550 = arith.bitcast %547 : i32 to f32
      %551 = arith.bitcast %549 : i32 to f32
      %552 = wave.lane
      %553 = arith.cmpi eq, %552, %c4 : index
      scf.if %553 {
        memref.store %551, %normed_factors[%521] : memref<?xf32>
      }
      %554 = vector.broadcast %540 : f32 to vector<4xf32>
      %555 = vector.broadcast %550 : f32 to vector<4xf32>
      scf.for %556 = %524 to %features step %c2 {
        %557 = arith.addi %522, %556 : index
        %558 = vector.load %out[%557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %559 = arith.mulf %558, %554 : vector<4xf32>
        %560 = vector.load %norm_weight[%556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %561 = arith.mulf %559, %560 : vector<4xf32>
        %562 = arith.mulf %561, %555 : vector<4xf32>
        %563 = arith.divui %521, %tileRows : index
        %564 = arith.divui %features, %c7 : index
        %565 = arith.muli %563, %564 : index
        %566 = arith.divui %556, %c7 : index
        %567 = arith.addi %565, %566 : index
        %568 = arith.muli %567, %c3 : index
        %569 = arith.remui %556, %c7 : index
        %570 = arith.divui %569, %c13 : index
        %571 = arith.addi %568, %570 : index
        %572 = arith.muli %tileRows, %c13 : index
        %573 = arith.muli %571, %572 : index
        %574 = arith.remui %521, %tileRows : index
        %575 = arith.muli %574, %c13 : index
        %576 = arith.addi %573, %575 : index
        %577 = arith.remui %556, %c13 : index
        %578 = arith.addi %576, %577 : index
        %579 = arith.truncf %562 : vector<4xf32> to vector<4xf16>
        vector.store %579, %normed[%578] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
