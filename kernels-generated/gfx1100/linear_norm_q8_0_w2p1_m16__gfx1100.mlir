// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c14 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 8 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %c28 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c30 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c33 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 141 : i32
  %c38 = arith.constant 268 : i32
  %c39 = arith.constant 14 : i32
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
  %15 = wave.scratch %c8 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c4 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c1 : index
  %19 = arith.cmpi slt, %13, %12 : index
  scf.if %19 {
    %20 = arith.muli %1, %c4 : index
    %21 = arith.divui %inputFeatures, %c12 : index
    %22 = arith.muli %14, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c14 : index
    %28 = arith.muli %27, %c14 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %35 = scf.for %33 = %23 to %32 step %c14 iter_args(%34 = %c11) -> (vector<8xf32>) {
      %36 = wave.lane
      %37 = arith.addi %33, %c5 : index
      %38 = arith.remui %36, %c1 : index
      %39 = arith.addi %10, %c3 : index
      %40 = arith.muli %37, %c12 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.muli %38, %c14 : index
      %43 = arith.addi %41, %42 : index
      %44 = vector.load %w[%43] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %45 = vector.bitcast %44 : vector<2xi8> to vector<1xf16>
      %46 = vector.extract %45[0] : f16 from vector<1xf16>
      %47 = vector.broadcast %46 : f16 to vector<16xf16>
      %48 = arith.addi %10, %c3 : index
      %49 = arith.addi %inputFeatures, %c2 : index
      %50 = arith.divui %49, %c3 : index
      %51 = arith.muli %50, %c3 : index
      %52 = arith.addi %48, %51 : index
      %53 = arith.muli %37, %c8 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.addi %54, %c5 : index
      %56 = arith.muli %38, %c1 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<4xi32>
      %60 = arith.andi %59, %c16 : vector<4xi32>
      %61 = arith.ori %60, %c17 : vector<4xi32>
      %62 = vector.bitcast %61 : vector<4xi32> to vector<8xf16>
      %63 = arith.shrui %59, %c18 : vector<4xi32>
      %64 = arith.andi %63, %c16 : vector<4xi32>
      %65 = arith.ori %64, %c17 : vector<4xi32>
      %66 = vector.bitcast %65 : vector<4xi32> to vector<8xf16>
      %67 = vector.shuffle %62, %66 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = arith.subf %67, %c19 : vector<16xf16>
      %69 = arith.mulf %68, %47 : vector<16xf16>
      %70 = arith.muli %37, %c8 : index
      %71 = arith.addi %52, %70 : index
      %72 = arith.addi %71, %c20 : index
      %73 = arith.muli %38, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
      %77 = arith.andi %76, %c16 : vector<4xi32>
      %78 = arith.ori %77, %c17 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %76, %c18 : vector<4xi32>
      %81 = arith.andi %80, %c16 : vector<4xi32>
      %82 = arith.ori %81, %c17 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.subf %84, %c19 : vector<16xf16>
      %86 = arith.mulf %85, %47 : vector<16xf16>
      %87 = arith.addi %33, %c4 : index
      %88 = arith.remui %36, %c1 : index
      %89 = arith.addi %10, %c3 : index
      %90 = arith.muli %87, %c12 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.muli %88, %c14 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %95 = vector.bitcast %94 : vector<2xi8> to vector<1xf16>
      %96 = vector.extract %95[0] : f16 from vector<1xf16>
      %97 = vector.broadcast %96 : f16 to vector<16xf16>
      %98 = arith.addi %10, %c3 : index
      %99 = arith.addi %inputFeatures, %c2 : index
      %100 = arith.divui %99, %c3 : index
      %101 = arith.muli %100, %c3 : index
      %102 = arith.addi %98, %101 : index
      %103 = arith.muli %87, %c8 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.addi %104, %c5 : index
      %106 = arith.muli %88, %c1 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.andi %109, %c16 : vector<4xi32>
      %111 = arith.ori %110, %c17 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %109, %c18 : vector<4xi32>
      %114 = arith.andi %113, %c16 : vector<4xi32>
      %115 = arith.ori %114, %c17 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = vector.shuffle %112, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = arith.subf %117, %c19 : vector<16xf16>
      %119 = arith.mulf %118, %97 : vector<16xf16>
      %120 = arith.muli %87, %c8 : index
      %121 = arith.addi %102, %120 : index
      %122 = arith.addi %121, %c20 : index
      %123 = arith.muli %88, %c1 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<4xi32>
      %127 = arith.andi %126, %c16 : vector<4xi32>
      %128 = arith.ori %127, %c17 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %126, %c18 : vector<4xi32>
      %131 = arith.andi %130, %c16 : vector<4xi32>
      %132 = arith.ori %131, %c17 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.subf %134, %c19 : vector<16xf16>
      %136 = arith.mulf %135, %97 : vector<16xf16>
      %137 = arith.addi %20, %c5 : index
      %138 = arith.muli %33, %c14 : index
      %139 = arith.addi %138, %c5 : index
      %140 = arith.divui %inputFeatures, %c1 : index
      %141 = arith.muli %137, %140 : index
      %142 = arith.addi %141, %139 : index
      %143 = arith.muli %tileRows, %c1 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %36, %tileRows : index
      %146 = arith.muli %145, %c21 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %x[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %149 = arith.muli %tileRows, %c21 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = wave.mma %152, %69, %34 : vector<16xf16>, vector<8xf32>
      %154 = arith.addi %20, %c5 : index
      %155 = arith.muli %33, %c14 : index
      %156 = arith.addi %155, %c4 : index
      %157 = arith.divui %inputFeatures, %c1 : index
      %158 = arith.muli %154, %157 : index
      %159 = arith.addi %158, %156 : index
      %160 = arith.muli %tileRows, %c1 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.remui %36, %tileRows : index
      %163 = arith.muli %162, %c21 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c21 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %86, %153 : vector<16xf16>, vector<8xf32>
      %171 = arith.addi %20, %c5 : index
      %172 = arith.muli %33, %c14 : index
      %173 = arith.addi %172, %c14 : index
      %174 = arith.divui %inputFeatures, %c1 : index
      %175 = arith.muli %171, %174 : index
      %176 = arith.addi %175, %173 : index
      %177 = arith.muli %tileRows, %c1 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.remui %36, %tileRows : index
      %180 = arith.muli %179, %c21 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c21 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %119, %170 : vector<16xf16>, vector<8xf32>
      %188 = arith.addi %20, %c5 : index
      %189 = arith.muli %33, %c14 : index
      %190 = arith.addi %189, %c22 : index
      %191 = arith.divui %inputFeatures, %c1 : index
      %192 = arith.muli %188, %191 : index
      %193 = arith.addi %192, %190 : index
      %194 = arith.muli %tileRows, %c1 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.remui %36, %tileRows : index
      %197 = arith.muli %196, %c21 : index
      %198 = arith.addi %195, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c21 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %136, %187 : vector<16xf16>, vector<8xf32>
      scf.yield %204 : vector<8xf32>
    }
    %205 = arith.select %30, %32, %25 : index
    %208 = scf.for %206 = %32 to %205 step %c4 iter_args(%207 = %35) -> (vector<8xf32>) {
      %209 = wave.lane
      %210 = arith.addi %206, %c5 : index
      %211 = arith.remui %209, %c1 : index
      %212 = arith.addi %10, %c3 : index
      %213 = arith.muli %210, %c12 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %211, %c14 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %218 = vector.bitcast %217 : vector<2xi8> to vector<1xf16>
      %219 = vector.extract %218[0] : f16 from vector<1xf16>
      %220 = vector.broadcast %219 : f16 to vector<16xf16>
      %221 = arith.addi %10, %c3 : index
      %222 = arith.addi %inputFeatures, %c2 : index
      %223 = arith.divui %222, %c3 : index
      %224 = arith.muli %223, %c3 : index
      %225 = arith.addi %221, %224 : index
      %226 = arith.muli %210, %c8 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c5 : index
      %229 = arith.muli %211, %c1 : index
      %230 = arith.addi %228, %229 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<4xi32>
      %233 = arith.andi %232, %c16 : vector<4xi32>
      %234 = arith.ori %233, %c17 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %232, %c18 : vector<4xi32>
      %237 = arith.andi %236, %c16 : vector<4xi32>
      %238 = arith.ori %237, %c17 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.subf %240, %c19 : vector<16xf16>
      %242 = arith.mulf %241, %220 : vector<16xf16>
      %243 = arith.muli %210, %c8 : index
      %244 = arith.addi %225, %243 : index
      %245 = arith.addi %244, %c20 : index
      %246 = arith.muli %211, %c1 : index
      %247 = arith.addi %245, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<4xi32>
      %250 = arith.andi %249, %c16 : vector<4xi32>
      %251 = arith.ori %250, %c17 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = arith.shrui %249, %c18 : vector<4xi32>
      %254 = arith.andi %253, %c16 : vector<4xi32>
      %255 = arith.ori %254, %c17 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = vector.shuffle %252, %256 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = arith.subf %257, %c19 : vector<16xf16>
      %259 = arith.mulf %258, %220 : vector<16xf16>
      %260 = arith.addi %20, %c5 : index
      %261 = arith.muli %206, %c14 : index
      %262 = arith.addi %261, %c5 : index
      %263 = arith.divui %inputFeatures, %c1 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c1 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %209, %tileRows : index
      %269 = arith.muli %268, %c21 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c21 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %242, %207 : vector<16xf16>, vector<8xf32>
      %277 = arith.addi %20, %c5 : index
      %278 = arith.muli %206, %c14 : index
      %279 = arith.addi %278, %c4 : index
      %280 = arith.divui %inputFeatures, %c1 : index
      %281 = arith.muli %277, %280 : index
      %282 = arith.addi %281, %279 : index
      %283 = arith.muli %tileRows, %c1 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.remui %209, %tileRows : index
      %286 = arith.muli %285, %c21 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c21 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %259, %276 : vector<16xf16>, vector<8xf32>
      scf.yield %293 : vector<8xf32>
    }
    %294 = wave.lane
    %295 = wave.wave
    %296 = arith.muli %295, %c4 : index
    %297 = arith.addi %296, %c5 : index
    %298 = arith.muli %297, %c20 : index
    %299 = arith.addi %298, %294 : index
    %300 = vector.extract %208[0] : f32 from vector<8xf32>
    %301 = arith.addi %299, %c5 : index
    memref.store %300, %15[%301] : memref<?xf32>
    %302 = vector.extract %208[1] : f32 from vector<8xf32>
    %303 = arith.addi %299, %c12 : index
    memref.store %302, %15[%303] : memref<?xf32>
    %304 = vector.extract %208[2] : f32 from vector<8xf32>
    %305 = arith.addi %299, %c23 : index
    memref.store %304, %15[%305] : memref<?xf32>
    %306 = vector.extract %208[3] : f32 from vector<8xf32>
    %307 = arith.addi %299, %c24 : index
    memref.store %306, %15[%307] : memref<?xf32>
    %308 = vector.extract %208[4] : f32 from vector<8xf32>
    %309 = arith.addi %299, %c3 : index
    memref.store %308, %15[%309] : memref<?xf32>
    %310 = vector.extract %208[5] : f32 from vector<8xf32>
    %311 = arith.addi %299, %c25 : index
    memref.store %310, %15[%311] : memref<?xf32>
    %312 = vector.extract %208[6] : f32 from vector<8xf32>
    %313 = arith.addi %299, %c26 : index
    memref.store %312, %15[%313] : memref<?xf32>
    %314 = vector.extract %208[7] : f32 from vector<8xf32>
    %315 = arith.addi %299, %c27 : index
    memref.store %314, %15[%315] : memref<?xf32>
    wave.barrier
    %316 = arith.muli %295, %c28 : index
    %317 = arith.addi %316, %c5 : index
    %318 = arith.muli %317, %c12 : index
    %319 = arith.addi %318, %294 : index
    %320 = arith.addi %319, %c5 : index
    %321 = memref.load %15[%320] : memref<?xf32>
    %322 = arith.addi %320, %c20 : index
    %323 = memref.load %15[%322] : memref<?xf32>
    %324 = arith.addf %321, %323 : f32
    %325 = wave.lane
    %326 = arith.addi %13, %c5 : index
    %327 = arith.muli %317, %c14 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c1 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %12 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c4 : index
      %333 = memref.load %factors[%330] : memref<?xf32>
      %334 = arith.select %332, %333, %c30 : f32
      %335 = arith.remui %325, %c1 : index
      %336 = arith.muli %335, %c28 : index
      %337 = arith.addi %10, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %334 : f32
      %342 = arith.mulf %324, %341 : f32
      %343 = arith.muli %330, %outputFeatures : index
      %344 = arith.addi %343, %18 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c1 : index
      %347 = arith.addi %344, %346 : index
      scf.if %16 {
        %348 = arith.addi %347, %c5 : index
        %349 = memref.load %residual[%348] : memref<?xf32>
        %350 = arith.addf %349, %342 : f32
        %351 = arith.addi %347, %c5 : index
        memref.store %350, %out[%351] : memref<?xf32>
      } else {
        %352 = arith.addi %347, %c5 : index
        memref.store %342, %out[%352] : memref<?xf32>
      }
    }
    %353 = arith.muli %295, %c28 : index
    %354 = arith.addi %353, %c4 : index
    %355 = arith.muli %354, %c12 : index
    %356 = arith.addi %355, %294 : index
    %357 = arith.addi %356, %c5 : index
    %358 = memref.load %15[%357] : memref<?xf32>
    %359 = arith.addi %357, %c20 : index
    %360 = memref.load %15[%359] : memref<?xf32>
    %361 = arith.addf %358, %360 : f32
    %362 = wave.lane
    %363 = arith.addi %13, %c5 : index
    %364 = arith.muli %354, %c14 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.divui %362, %c1 : index
    %367 = arith.addi %365, %366 : index
    %368 = arith.cmpi slt, %367, %12 : index
    scf.if %368 {
      %369 = arith.cmpi eq, %hasFactors, %c4 : index
      %370 = memref.load %factors[%367] : memref<?xf32>
      %371 = arith.select %369, %370, %c30 : f32
      %372 = arith.remui %362, %c1 : index
      %373 = arith.muli %372, %c28 : index
      %374 = arith.addi %10, %373 : index
      %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
      %377 = vector.extract %376[0] : f32 from vector<1xf32>
      %378 = arith.mulf %377, %371 : f32
      %379 = arith.mulf %361, %378 : f32
      %380 = arith.muli %367, %outputFeatures : index
      %381 = arith.addi %380, %18 : index
      %382 = wave.lane
      %383 = arith.remui %382, %c1 : index
      %384 = arith.addi %381, %383 : index
      scf.if %16 {
        %385 = arith.addi %384, %c5 : index
        %386 = memref.load %residual[%385] : memref<?xf32>
        %387 = arith.addf %386, %379 : f32
        %388 = arith.addi %384, %c5 : index
        memref.store %387, %out[%388] : memref<?xf32>
      } else {
        %389 = arith.addi %384, %c5 : index
        memref.store %379, %out[%389] : memref<?xf32>
      }
    }
    %390 = arith.muli %295, %c28 : index
    %391 = arith.addi %390, %c14 : index
    %392 = arith.muli %391, %c12 : index
    %393 = arith.addi %392, %294 : index
    %394 = arith.addi %393, %c5 : index
    %395 = memref.load %15[%394] : memref<?xf32>
    %396 = arith.addi %394, %c20 : index
    %397 = memref.load %15[%396] : memref<?xf32>
    %398 = arith.addf %395, %397 : f32
    %399 = wave.lane
    %400 = arith.addi %13, %c5 : index
    %401 = arith.muli %391, %c14 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.divui %399, %c1 : index
    %404 = arith.addi %402, %403 : index
    %405 = arith.cmpi slt, %404, %12 : index
    scf.if %405 {
      %406 = arith.cmpi eq, %hasFactors, %c4 : index
      %407 = memref.load %factors[%404] : memref<?xf32>
      %408 = arith.select %406, %407, %c30 : f32
      %409 = arith.remui %399, %c1 : index
      %410 = arith.muli %409, %c28 : index
      %411 = arith.addi %10, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %408 : f32
      %416 = arith.mulf %398, %415 : f32
      %417 = arith.muli %404, %outputFeatures : index
      %418 = arith.addi %417, %18 : index
      %419 = wave.lane
      %420 = arith.remui %419, %c1 : index
      %421 = arith.addi %418, %420 : index
      scf.if %16 {
        %422 = arith.addi %421, %c5 : index
        %423 = memref.load %residual[%422] : memref<?xf32>
        %424 = arith.addf %423, %416 : f32
        %425 = arith.addi %421, %c5 : index
        memref.store %424, %out[%425] : memref<?xf32>
      } else {
        %426 = arith.addi %421, %c5 : index
        memref.store %416, %out[%426] : memref<?xf32>
      }
    }
    %427 = arith.muli %295, %c28 : index
    %428 = arith.addi %427, %c22 : index
    %429 = arith.muli %428, %c12 : index
    %430 = arith.addi %429, %294 : index
    %431 = arith.addi %430, %c5 : index
    %432 = memref.load %15[%431] : memref<?xf32>
    %433 = arith.addi %431, %c20 : index
    %434 = memref.load %15[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = wave.lane
    %437 = arith.addi %13, %c5 : index
    %438 = arith.muli %428, %c14 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.divui %436, %c1 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.cmpi slt, %441, %12 : index
    scf.if %442 {
      %443 = arith.cmpi eq, %hasFactors, %c4 : index
      %444 = memref.load %factors[%441] : memref<?xf32>
      %445 = arith.select %443, %444, %c30 : f32
      %446 = arith.remui %436, %c1 : index
      %447 = arith.muli %446, %c28 : index
      %448 = arith.addi %10, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %435, %452 : f32
      %454 = arith.muli %441, %outputFeatures : index
      %455 = arith.addi %454, %18 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c1 : index
      %458 = arith.addi %455, %457 : index
      scf.if %16 {
        %459 = arith.addi %458, %c5 : index
        %460 = memref.load %residual[%459] : memref<?xf32>
        %461 = arith.addf %460, %453 : f32
        %462 = arith.addi %458, %c5 : index
        memref.store %461, %out[%462] : memref<?xf32>
      } else {
        %463 = arith.addi %458, %c5 : index
        memref.store %453, %out[%463] : memref<?xf32>
      }
    }
  }
  %464 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %464 {
    %465 = arith.addi %13, %c1 : index
    %466 = arith.minsi %465, %12 : index
    %467 = wave.wave
    %468 = arith.addi %13, %467 : index
    scf.for %469 = %468 to %466 step %c14 {
      %470 = arith.muli %469, %features : index
      %471 = wave.lane
      %472 = arith.muli %471, %c28 : index
      %476:2 = scf.for %473 = %472 to %features step %c3 iter_args(%474 = %c33, %475 = %c33) -> (vector<4xf32>, vector<4xf32>) {
        %477 = arith.addi %470, %473 : index
        %478 = vector.load %out[%477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %479 = vector.load %norm_weight[%473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %480 = arith.mulf %478, %479 : vector<4xf32>
        %481 = math.absf %480 : vector<4xf32>
        %482 = math.fma %478, %478, %474 : vector<4xf32>
        %483 = arith.maximumf %475, %481 : vector<4xf32>
        scf.yield %482, %483 : vector<4xf32>, vector<4xf32>
      }
      %484 = wave.reduce "add" %476#0 : vector<4xf32>
      %485 = arith.mulf %484, %inverseFeatures : f32
      %486 = arith.addf %485, %epsilon : f32
      %487 = math.sqrt %486 : f32
      %488 = arith.divf %c30, %487 : f32
      %489 = wave.reduce "max" %476#1 : vector<4xf32>
      %490 = arith.mulf %489, %488 : f32
      %491 = arith.bitcast %490 : f32 to i32
      %492 = arith.shrui %491, %c36 : i32
      %493 = arith.maxsi %492, %c37 : i32
      %494 = arith.subi %c38, %493 : i32
      %495 = arith.shli %494, %c36 : i32
      %496 = arith.subi %493, %c39 : i32
      %497 = arith.shli %496, %c36 : i32
      %498 = arith.bitcast %495 : i32 to f32
      %499 = arith.bitcast %497 : i32 to f32
      %500 = wave.lane
      %501 = arith.cmpi eq, %500, %c5 : index
      scf.if %501 {
        memref.store %499, %normed_factors[%469] : memref<?xf32>
      }
      %502 = vector.broadcast %488 : f32 to vector<4xf32>
      %503 = vector.broadcast %498 : f32 to vector<4xf32>
      scf.for %504 = %472 to %features step %c3 {
        %505 = arith.addi %470, %504 : index
        %506 = vector.load %out[%505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %507 = arith.mulf %506, %502 : vector<4xf32>
        %508 = vector.load %norm_weight[%504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %509 = arith.mulf %507, %508 : vector<4xf32>
        %510 = arith.mulf %509, %503 : vector<4xf32>
        %511 = arith.divui %469, %tileRows : index
        %512 = arith.divui %features, %c1 : index
        %513 = arith.muli %511, %512 : index
        %514 = arith.divui %504, %c1 : index
        %515 = arith.addi %513, %514 : index
        %516 = arith.muli %515, %c14 : index
        %517 = arith.remui %504, %c1 : index
        %518 = arith.divui %517, %c21 : index
        %519 = arith.addi %516, %518 : index
        %520 = arith.muli %tileRows, %c21 : index
        %521 = arith.muli %519, %520 : index
        %522 = arith.remui %469, %tileRows : index
        %523 = arith.muli %522, %c21 : index
        %524 = arith.addi %521, %523 : index
        %525 = arith.remui %504, %c21 : index
        %526 = arith.addi %524, %525 : index
        %527 = arith.truncf %510 : vector<4xf32> to vector<4xf16>
        vector.store %527, %normed[%526] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
