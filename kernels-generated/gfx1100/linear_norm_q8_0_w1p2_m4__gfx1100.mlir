// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c25 = arith.constant 0x3F800000 : f32
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c32 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
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
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c10 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c13 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c10 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c10 {
      %29 = arith.muli %28, %c13 : index
      %30 = arith.addi %c5, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c13 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c10 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c4 : index
    %44 = arith.muli %43, %c4 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c4 iter_args(%49 = %c14, %50 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c5 : index
      %54 = arith.remui %52, %c1 : index
      %55 = arith.addi %10, %c3 : index
      %56 = arith.muli %53, %c10 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c4 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %61 = vector.bitcast %60 : vector<2xi8> to vector<1xf16>
      %62 = vector.extract %61[0] : f16 from vector<1xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %10, %c3 : index
      %65 = arith.addi %inputFeatures, %c2 : index
      %66 = arith.divui %65, %c3 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %64, %67 : index
      %69 = arith.muli %53, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.addi %70, %c5 : index
      %72 = arith.muli %54, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c18 : vector<4xi32>
      %77 = arith.ori %76, %c19 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c18 : vector<4xi32>
      %81 = arith.ori %80, %c19 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c21 : vector<16xf16>
      %85 = arith.mulf %84, %63 : vector<16xf16>
      %86 = arith.muli %53, %c17 : index
      %87 = arith.addi %68, %86 : index
      %88 = arith.addi %87, %c22 : index
      %89 = arith.muli %54, %c1 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.andi %92, %c18 : vector<4xi32>
      %94 = arith.ori %93, %c19 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %92, %c20 : vector<4xi32>
      %97 = arith.andi %96, %c18 : vector<4xi32>
      %98 = arith.ori %97, %c19 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.subf %100, %c21 : vector<16xf16>
      %102 = arith.mulf %101, %63 : vector<16xf16>
      %103 = arith.addi %48, %c6 : index
      %104 = arith.remui %52, %c1 : index
      %105 = arith.addi %10, %c3 : index
      %106 = arith.muli %103, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c4 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %111 = vector.bitcast %110 : vector<2xi8> to vector<1xf16>
      %112 = vector.extract %111[0] : f16 from vector<1xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %10, %c3 : index
      %115 = arith.addi %inputFeatures, %c2 : index
      %116 = arith.divui %115, %c3 : index
      %117 = arith.muli %116, %c3 : index
      %118 = arith.addi %114, %117 : index
      %119 = arith.muli %103, %c17 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c5 : index
      %122 = arith.muli %104, %c1 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c18 : vector<4xi32>
      %127 = arith.ori %126, %c19 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c20 : vector<4xi32>
      %130 = arith.andi %129, %c18 : vector<4xi32>
      %131 = arith.ori %130, %c19 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c21 : vector<16xf16>
      %135 = arith.mulf %134, %113 : vector<16xf16>
      %136 = arith.muli %103, %c17 : index
      %137 = arith.addi %118, %136 : index
      %138 = arith.addi %137, %c22 : index
      %139 = arith.muli %104, %c1 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<4xi32>
      %143 = arith.andi %142, %c18 : vector<4xi32>
      %144 = arith.ori %143, %c19 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %142, %c20 : vector<4xi32>
      %147 = arith.andi %146, %c18 : vector<4xi32>
      %148 = arith.ori %147, %c19 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.subf %150, %c21 : vector<16xf16>
      %152 = arith.mulf %151, %113 : vector<16xf16>
      %153 = arith.addi %48, %c5 : index
      %154 = arith.remui %52, %c1 : index
      %155 = arith.addi %12, %c3 : index
      %156 = arith.muli %153, %c10 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %154, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %161 = vector.bitcast %160 : vector<2xi8> to vector<1xf16>
      %162 = vector.extract %161[0] : f16 from vector<1xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = arith.addi %12, %c3 : index
      %165 = arith.addi %inputFeatures, %c2 : index
      %166 = arith.divui %165, %c3 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %164, %167 : index
      %169 = arith.muli %153, %c17 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %154, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.andi %175, %c18 : vector<4xi32>
      %177 = arith.ori %176, %c19 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %175, %c20 : vector<4xi32>
      %180 = arith.andi %179, %c18 : vector<4xi32>
      %181 = arith.ori %180, %c19 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = arith.subf %183, %c21 : vector<16xf16>
      %185 = arith.mulf %184, %163 : vector<16xf16>
      %186 = arith.muli %153, %c17 : index
      %187 = arith.addi %168, %186 : index
      %188 = arith.addi %187, %c22 : index
      %189 = arith.muli %154, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.andi %192, %c18 : vector<4xi32>
      %194 = arith.ori %193, %c19 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %192, %c20 : vector<4xi32>
      %197 = arith.andi %196, %c18 : vector<4xi32>
      %198 = arith.ori %197, %c19 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = arith.subf %200, %c21 : vector<16xf16>
      %202 = arith.mulf %201, %163 : vector<16xf16>
      %203 = arith.addi %48, %c6 : index
      %204 = arith.remui %52, %c1 : index
      %205 = arith.addi %12, %c3 : index
      %206 = arith.muli %203, %c10 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c4 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %211 = vector.bitcast %210 : vector<2xi8> to vector<1xf16>
      %212 = vector.extract %211[0] : f16 from vector<1xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %12, %c3 : index
      %215 = arith.addi %inputFeatures, %c2 : index
      %216 = arith.divui %215, %c3 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %214, %217 : index
      %219 = arith.muli %203, %c17 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c5 : index
      %222 = arith.muli %204, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.andi %225, %c18 : vector<4xi32>
      %227 = arith.ori %226, %c19 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %225, %c20 : vector<4xi32>
      %230 = arith.andi %229, %c18 : vector<4xi32>
      %231 = arith.ori %230, %c19 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.subf %233, %c21 : vector<16xf16>
      %235 = arith.mulf %234, %213 : vector<16xf16>
      %236 = arith.muli %203, %c17 : index
      %237 = arith.addi %218, %236 : index
      %238 = arith.addi %237, %c22 : index
      %239 = arith.muli %204, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c18 : vector<4xi32>
      %244 = arith.ori %243, %c19 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c20 : vector<4xi32>
      %247 = arith.andi %246, %c18 : vector<4xi32>
      %248 = arith.ori %247, %c19 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c21 : vector<16xf16>
      %252 = arith.mulf %251, %213 : vector<16xf16>
      %253 = arith.muli %48, %c4 : index
      %254 = arith.addi %253, %c5 : index
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %34, %256 : index
      %258 = vector.load %22[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %22[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %85, %49 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %185, %50 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %48, %c4 : index
      %266 = arith.addi %265, %c6 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %34, %268 : index
      %270 = vector.load %22[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c13 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %22[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %102, %263 : vector<16xf16>, vector<8xf32>
      %276 = wave.mma %274, %202, %264 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %48, %c4 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.muli %tileRows, %c1 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %34, %280 : index
      %282 = vector.load %22[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c13 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %22[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %135, %275 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %235, %276 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %48, %c4 : index
      %290 = arith.addi %289, %c23 : index
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %34, %292 : index
      %294 = vector.load %22[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %22[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %152, %287 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %252, %288 : vector<16xf16>, vector<8xf32>
      scf.yield %299, %300 : vector<8xf32>, vector<8xf32>
    }
    %301 = arith.select %41, %47, %40 : index
    %305:2 = scf.for %302 = %47 to %301 step %c6 iter_args(%303 = %51#0, %304 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %306 = wave.lane
      %307 = arith.addi %302, %c5 : index
      %308 = arith.remui %306, %c1 : index
      %309 = arith.addi %10, %c3 : index
      %310 = arith.muli %307, %c10 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %308, %c4 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = vector.extract %315[0] : f16 from vector<1xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %10, %c3 : index
      %319 = arith.addi %inputFeatures, %c2 : index
      %320 = arith.divui %319, %c3 : index
      %321 = arith.muli %320, %c3 : index
      %322 = arith.addi %318, %321 : index
      %323 = arith.muli %307, %c17 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %308, %c1 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.andi %329, %c18 : vector<4xi32>
      %331 = arith.ori %330, %c19 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %329, %c20 : vector<4xi32>
      %334 = arith.andi %333, %c18 : vector<4xi32>
      %335 = arith.ori %334, %c19 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = arith.subf %337, %c21 : vector<16xf16>
      %339 = arith.mulf %338, %317 : vector<16xf16>
      %340 = arith.muli %307, %c17 : index
      %341 = arith.addi %322, %340 : index
      %342 = arith.addi %341, %c22 : index
      %343 = arith.muli %308, %c1 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.andi %346, %c18 : vector<4xi32>
      %348 = arith.ori %347, %c19 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %346, %c20 : vector<4xi32>
      %351 = arith.andi %350, %c18 : vector<4xi32>
      %352 = arith.ori %351, %c19 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %349, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = arith.subf %354, %c21 : vector<16xf16>
      %356 = arith.mulf %355, %317 : vector<16xf16>
      %357 = arith.addi %302, %c5 : index
      %358 = arith.remui %306, %c1 : index
      %359 = arith.addi %12, %c3 : index
      %360 = arith.muli %357, %c10 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %358, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.bitcast %364 : vector<2xi8> to vector<1xf16>
      %366 = vector.extract %365[0] : f16 from vector<1xf16>
      %367 = vector.broadcast %366 : f16 to vector<16xf16>
      %368 = arith.addi %12, %c3 : index
      %369 = arith.addi %inputFeatures, %c2 : index
      %370 = arith.divui %369, %c3 : index
      %371 = arith.muli %370, %c3 : index
      %372 = arith.addi %368, %371 : index
      %373 = arith.muli %357, %c17 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c5 : index
      %376 = arith.muli %358, %c1 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<4xi32>
      %380 = arith.andi %379, %c18 : vector<4xi32>
      %381 = arith.ori %380, %c19 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %379, %c20 : vector<4xi32>
      %384 = arith.andi %383, %c18 : vector<4xi32>
      %385 = arith.ori %384, %c19 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = arith.subf %387, %c21 : vector<16xf16>
      %389 = arith.mulf %388, %367 : vector<16xf16>
      %390 = arith.muli %357, %c17 : index
      %391 = arith.addi %372, %390 : index
      %392 = arith.addi %391, %c22 : index
      %393 = arith.muli %358, %c1 : index
      %394 = arith.addi %392, %393 : index
      %395 = vector.load %w[%394] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %396 = vector.bitcast %395 : vector<16xi8> to vector<4xi32>
      %397 = arith.andi %396, %c18 : vector<4xi32>
      %398 = arith.ori %397, %c19 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %396, %c20 : vector<4xi32>
      %401 = arith.andi %400, %c18 : vector<4xi32>
      %402 = arith.ori %401, %c19 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = arith.subf %404, %c21 : vector<16xf16>
      %406 = arith.mulf %405, %367 : vector<16xf16>
      %407 = arith.muli %302, %c4 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %34, %410 : index
      %412 = vector.load %22[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c13 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %22[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %339, %303 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %389, %304 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %302, %c4 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %34, %422 : index
      %424 = vector.load %22[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c13 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %22[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %356, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = vector.extract %305#0[0] : f32 from vector<8xf32>
    %433 = vector.extract %305#1[0] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %15, %c5 : index
    %436 = arith.muli %c5, %c4 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c1 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %14 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c6 : index
      %442 = memref.load %factors[%439] : memref<?xf32>
      %443 = arith.select %441, %442, %c25 : f32
      %444 = arith.remui %434, %c1 : index
      %445 = arith.muli %444, %c26 : index
      %446 = arith.addi %10, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %432, %450 : f32
      %452 = arith.remui %434, %c1 : index
      %453 = arith.muli %452, %c26 : index
      %454 = arith.addi %12, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %443 : f32
      %459 = arith.mulf %433, %458 : f32
      %460 = arith.muli %439, %outputFeatures : index
      %461 = arith.addi %460, %18 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c1 : index
      %464 = arith.addi %461, %463 : index
      scf.if %16 {
        %465 = arith.addi %464, %c5 : index
        %466 = memref.load %residual[%465] : memref<?xf32>
        %467 = arith.addf %466, %451 : f32
        %468 = arith.addi %464, %c5 : index
        memref.store %467, %out[%468] : memref<?xf32>
      } else {
        %469 = arith.addi %464, %c5 : index
        memref.store %451, %out[%469] : memref<?xf32>
      }
      scf.if %16 {
        %470 = arith.addi %464, %c1 : index
        %471 = memref.load %residual[%470] : memref<?xf32>
        %472 = arith.addf %471, %459 : f32
        %473 = arith.addi %464, %c1 : index
        memref.store %472, %out[%473] : memref<?xf32>
      } else {
        %474 = arith.addi %464, %c1 : index
        memref.store %459, %out[%474] : memref<?xf32>
      }
    }
    %475 = vector.extract %305#0[1] : f32 from vector<8xf32>
    %476 = vector.extract %305#1[1] : f32 from vector<8xf32>
    %477 = wave.lane
    %478 = arith.addi %15, %c5 : index
    %479 = arith.muli %c6, %c4 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.divui %477, %c1 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.cmpi slt, %482, %14 : index
    scf.if %483 {
      %484 = arith.cmpi eq, %hasFactors, %c6 : index
      %485 = memref.load %factors[%482] : memref<?xf32>
      %486 = arith.select %484, %485, %c25 : f32
      %487 = arith.remui %477, %c1 : index
      %488 = arith.muli %487, %c26 : index
      %489 = arith.addi %10, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %486 : f32
      %494 = arith.mulf %475, %493 : f32
      %495 = arith.remui %477, %c1 : index
      %496 = arith.muli %495, %c26 : index
      %497 = arith.addi %12, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<1xf32>
      %500 = vector.extract %499[0] : f32 from vector<1xf32>
      %501 = arith.mulf %500, %486 : f32
      %502 = arith.mulf %476, %501 : f32
      %503 = arith.muli %482, %outputFeatures : index
      %504 = arith.addi %503, %18 : index
      %505 = wave.lane
      %506 = arith.remui %505, %c1 : index
      %507 = arith.addi %504, %506 : index
      scf.if %16 {
        %508 = arith.addi %507, %c5 : index
        %509 = memref.load %residual[%508] : memref<?xf32>
        %510 = arith.addf %509, %494 : f32
        %511 = arith.addi %507, %c5 : index
        memref.store %510, %out[%511] : memref<?xf32>
      } else {
        %512 = arith.addi %507, %c5 : index
        memref.store %494, %out[%512] : memref<?xf32>
      }
      scf.if %16 {
        %513 = arith.addi %507, %c1 : index
        %514 = memref.load %residual[%513] : memref<?xf32>
        %515 = arith.addf %514, %502 : f32
        %516 = arith.addi %507, %c1 : index
        memref.store %515, %out[%516] : memref<?xf32>
      } else {
        %517 = arith.addi %507, %c1 : index
        memref.store %502, %out[%517] : memref<?xf32>
      }
    }
    %518 = vector.extract %305#0[2] : f32 from vector<8xf32>
    %519 = vector.extract %305#1[2] : f32 from vector<8xf32>
    %520 = wave.lane
    %521 = arith.addi %15, %c5 : index
    %522 = arith.muli %c4, %c4 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c1 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %14 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c6 : index
      %528 = memref.load %factors[%525] : memref<?xf32>
      %529 = arith.select %527, %528, %c25 : f32
      %530 = arith.remui %520, %c1 : index
      %531 = arith.muli %530, %c26 : index
      %532 = arith.addi %10, %531 : index
      %533 = vector.load %w[%532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %534 = vector.bitcast %533 : vector<4xi8> to vector<1xf32>
      %535 = vector.extract %534[0] : f32 from vector<1xf32>
      %536 = arith.mulf %535, %529 : f32
      %537 = arith.mulf %518, %536 : f32
      %538 = arith.remui %520, %c1 : index
      %539 = arith.muli %538, %c26 : index
      %540 = arith.addi %12, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %529 : f32
      %545 = arith.mulf %519, %544 : f32
      %546 = arith.muli %525, %outputFeatures : index
      %547 = arith.addi %546, %18 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c1 : index
      %550 = arith.addi %547, %549 : index
      scf.if %16 {
        %551 = arith.addi %550, %c5 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %537 : f32
        %554 = arith.addi %550, %c5 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c5 : index
        memref.store %537, %out[%555] : memref<?xf32>
      }
      scf.if %16 {
        %556 = arith.addi %550, %c1 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %545 : f32
        %559 = arith.addi %550, %c1 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %550, %c1 : index
        memref.store %545, %out[%560] : memref<?xf32>
      }
    }
    %561 = vector.extract %305#0[3] : f32 from vector<8xf32>
    %562 = vector.extract %305#1[3] : f32 from vector<8xf32>
    %563 = wave.lane
    %564 = arith.addi %15, %c5 : index
    %565 = arith.muli %c23, %c4 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.divui %563, %c1 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.cmpi slt, %568, %14 : index
    scf.if %569 {
      %570 = arith.cmpi eq, %hasFactors, %c6 : index
      %571 = memref.load %factors[%568] : memref<?xf32>
      %572 = arith.select %570, %571, %c25 : f32
      %573 = arith.remui %563, %c1 : index
      %574 = arith.muli %573, %c26 : index
      %575 = arith.addi %10, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %572 : f32
      %580 = arith.mulf %561, %579 : f32
      %581 = arith.remui %563, %c1 : index
      %582 = arith.muli %581, %c26 : index
      %583 = arith.addi %12, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %572 : f32
      %588 = arith.mulf %562, %587 : f32
      %589 = arith.muli %568, %outputFeatures : index
      %590 = arith.addi %589, %18 : index
      %591 = wave.lane
      %592 = arith.remui %591, %c1 : index
      %593 = arith.addi %590, %592 : index
      scf.if %16 {
        %594 = arith.addi %593, %c5 : index
        %595 = memref.load %residual[%594] : memref<?xf32>
        %596 = arith.addf %595, %580 : f32
        %597 = arith.addi %593, %c5 : index
        memref.store %596, %out[%597] : memref<?xf32>
      } else {
        %598 = arith.addi %593, %c5 : index
        memref.store %580, %out[%598] : memref<?xf32>
      }
      scf.if %16 {
        %599 = arith.addi %593, %c1 : index
        %600 = memref.load %residual[%599] : memref<?xf32>
        %601 = arith.addf %600, %588 : f32
        %602 = arith.addi %593, %c1 : index
        memref.store %601, %out[%602] : memref<?xf32>
      } else {
        %603 = arith.addi %593, %c1 : index
        memref.store %588, %out[%603] : memref<?xf32>
      }
    }
    %604 = vector.extract %305#0[4] : f32 from vector<8xf32>
    %605 = vector.extract %305#1[4] : f32 from vector<8xf32>
    %606 = wave.lane
    %607 = arith.addi %15, %c5 : index
    %608 = arith.muli %c26, %c4 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.divui %606, %c1 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.cmpi slt, %611, %14 : index
    scf.if %612 {
      %613 = arith.cmpi eq, %hasFactors, %c6 : index
      %614 = memref.load %factors[%611] : memref<?xf32>
      %615 = arith.select %613, %614, %c25 : f32
      %616 = arith.remui %606, %c1 : index
      %617 = arith.muli %616, %c26 : index
      %618 = arith.addi %10, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %615 : f32
      %623 = arith.mulf %604, %622 : f32
      %624 = arith.remui %606, %c1 : index
      %625 = arith.muli %624, %c26 : index
      %626 = arith.addi %12, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %615 : f32
      %631 = arith.mulf %605, %630 : f32
      %632 = arith.muli %611, %outputFeatures : index
      %633 = arith.addi %632, %18 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c1 : index
      %636 = arith.addi %633, %635 : index
      scf.if %16 {
        %637 = arith.addi %636, %c5 : index
        %638 = memref.load %residual[%637] : memref<?xf32>
        %639 = arith.addf %638, %623 : f32
        %640 = arith.addi %636, %c5 : index
        memref.store %639, %out[%640] : memref<?xf32>
      } else {
        %641 = arith.addi %636, %c5 : index
        memref.store %623, %out[%641] : memref<?xf32>
      }
      scf.if %16 {
        %642 = arith.addi %636, %c1 : index
        %643 = memref.load %residual[%642] : memref<?xf32>
        %644 = arith.addf %643, %631 : f32
        %645 = arith.addi %636, %c1 : index
        memref.store %644, %out[%645] : memref<?xf32>
      } else {
        %646 = arith.addi %636, %c1 : index
        memref.store %631, %out[%646] : memref<?xf32>
      }
    }
    %647 = vector.extract %305#0[5] : f32 from vector<8xf32>
    %648 = vector.extract %305#1[5] : f32 from vector<8xf32>
    %649 = wave.lane
    %650 = arith.addi %15, %c5 : index
    %651 = arith.muli %c27, %c4 : index
    %652 = arith.addi %650, %651 : index
    %653 = arith.divui %649, %c1 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.cmpi slt, %654, %14 : index
    scf.if %655 {
      %656 = arith.cmpi eq, %hasFactors, %c6 : index
      %657 = memref.load %factors[%654] : memref<?xf32>
      %658 = arith.select %656, %657, %c25 : f32
      %659 = arith.remui %649, %c1 : index
      %660 = arith.muli %659, %c26 : index
      %661 = arith.addi %10, %660 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %664, %658 : f32
      %666 = arith.mulf %647, %665 : f32
      %667 = arith.remui %649, %c1 : index
      %668 = arith.muli %667, %c26 : index
      %669 = arith.addi %12, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %658 : f32
      %674 = arith.mulf %648, %673 : f32
      %675 = arith.muli %654, %outputFeatures : index
      %676 = arith.addi %675, %18 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c1 : index
      %679 = arith.addi %676, %678 : index
      scf.if %16 {
        %680 = arith.addi %679, %c5 : index
        %681 = memref.load %residual[%680] : memref<?xf32>
        %682 = arith.addf %681, %666 : f32
        %683 = arith.addi %679, %c5 : index
        memref.store %682, %out[%683] : memref<?xf32>
      } else {
        %684 = arith.addi %679, %c5 : index
        memref.store %666, %out[%684] : memref<?xf32>
      }
      scf.if %16 {
        %685 = arith.addi %679, %c1 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %674 : f32
        %688 = arith.addi %679, %c1 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %679, %c1 : index
        memref.store %674, %out[%689] : memref<?xf32>
      }
    }
    %690 = vector.extract %305#0[6] : f32 from vector<8xf32>
    %691 = vector.extract %305#1[6] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %15, %c5 : index
    %694 = arith.muli %c28, %c4 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c1 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %14 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c6 : index
      %700 = memref.load %factors[%697] : memref<?xf32>
      %701 = arith.select %699, %700, %c25 : f32
      %702 = arith.remui %692, %c1 : index
      %703 = arith.muli %702, %c26 : index
      %704 = arith.addi %10, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %701 : f32
      %709 = arith.mulf %690, %708 : f32
      %710 = arith.remui %692, %c1 : index
      %711 = arith.muli %710, %c26 : index
      %712 = arith.addi %12, %711 : index
      %713 = vector.load %w[%712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %714 = vector.bitcast %713 : vector<4xi8> to vector<1xf32>
      %715 = vector.extract %714[0] : f32 from vector<1xf32>
      %716 = arith.mulf %715, %701 : f32
      %717 = arith.mulf %691, %716 : f32
      %718 = arith.muli %697, %outputFeatures : index
      %719 = arith.addi %718, %18 : index
      %720 = wave.lane
      %721 = arith.remui %720, %c1 : index
      %722 = arith.addi %719, %721 : index
      scf.if %16 {
        %723 = arith.addi %722, %c5 : index
        %724 = memref.load %residual[%723] : memref<?xf32>
        %725 = arith.addf %724, %709 : f32
        %726 = arith.addi %722, %c5 : index
        memref.store %725, %out[%726] : memref<?xf32>
      } else {
        %727 = arith.addi %722, %c5 : index
        memref.store %709, %out[%727] : memref<?xf32>
      }
      scf.if %16 {
        %728 = arith.addi %722, %c1 : index
        %729 = memref.load %residual[%728] : memref<?xf32>
        %730 = arith.addf %729, %717 : f32
        %731 = arith.addi %722, %c1 : index
        memref.store %730, %out[%731] : memref<?xf32>
      } else {
        %732 = arith.addi %722, %c1 : index
        memref.store %717, %out[%732] : memref<?xf32>
      }
    }
    %733 = vector.extract %305#0[7] : f32 from vector<8xf32>
    %734 = vector.extract %305#1[7] : f32 from vector<8xf32>
    %735 = wave.lane
    %736 = arith.addi %15, %c5 : index
    %737 = arith.muli %c29, %c4 : index
    %738 = arith.addi %736, %737 : index
    %739 = arith.divui %735, %c1 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.cmpi slt, %740, %14 : index
    scf.if %741 {
      %742 = arith.cmpi eq, %hasFactors, %c6 : index
      %743 = memref.load %factors[%740] : memref<?xf32>
      %744 = arith.select %742, %743, %c25 : f32
      %745 = arith.remui %735, %c1 : index
      %746 = arith.muli %745, %c26 : index
      %747 = arith.addi %10, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %744 : f32
      %752 = arith.mulf %733, %751 : f32
      %753 = arith.remui %735, %c1 : index
      %754 = arith.muli %753, %c26 : index
      %755 = arith.addi %12, %754 : index
      %756 = vector.load %w[%755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %757 = vector.bitcast %756 : vector<4xi8> to vector<1xf32>
      %758 = vector.extract %757[0] : f32 from vector<1xf32>
      %759 = arith.mulf %758, %744 : f32
      %760 = arith.mulf %734, %759 : f32
      %761 = arith.muli %740, %outputFeatures : index
      %762 = arith.addi %761, %18 : index
      %763 = wave.lane
      %764 = arith.remui %763, %c1 : index
      %765 = arith.addi %762, %764 : index
      scf.if %16 {
        %766 = arith.addi %765, %c5 : index
        %767 = memref.load %residual[%766] : memref<?xf32>
        %768 = arith.addf %767, %752 : f32
        %769 = arith.addi %765, %c5 : index
        memref.store %768, %out[%769] : memref<?xf32>
      } else {
        %770 = arith.addi %765, %c5 : index
        memref.store %752, %out[%770] : memref<?xf32>
      }
      scf.if %16 {
        %771 = arith.addi %765, %c1 : index
        %772 = memref.load %residual[%771] : memref<?xf32>
        %773 = arith.addf %772, %760 : f32
        %774 = arith.addi %765, %c1 : index
        memref.store %773, %out[%774] : memref<?xf32>
      } else {
        %775 = arith.addi %765, %c1 : index
        memref.store %760, %out[%775] : memref<?xf32>
      }
    }
  }
  %776 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %776 {
    %777 = arith.addi %15, %c1 : index
    %778 = arith.minsi %777, %14 : index
    %779 = wave.wave
    %780 = arith.addi %15, %779 : index
    scf.for %781 = %780 to %778 step %c6 {
      %782 = arith.muli %781, %features : index
      %783 = wave.lane
      %784 = arith.muli %783, %c26 : index
      %788:2 = scf.for %785 = %784 to %features step %c3 iter_args(%786 = %c32, %787 = %c32) -> (vector<4xf32>, vector<4xf32>) {
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
      %800 = arith.divf %c25, %799 : f32
      %801 = wave.reduce "max" %788#1 : vector<4xf32>
      %802 = arith.mulf %801, %800 : f32
      %803 = arith.bitcast %802 : f32 to i32
      %804 = arith.shrui %803, %c35 : i32
      %805 = arith.maxsi %804, %c36 : i32
      %806 = arith.subi %c37, %805 : i32
      %807 = arith.shli %806, %c35 : i32
      %808 = arith.subi %805, %c38 : i32
      %809 = arith.shli %808, %c35 : i32
      %810 = arith.bitcast %807 : i32 to f32
      %811 = arith.bitcast %809 : i32 to f32
      %812 = wave.lane
      %813 = arith.cmpi eq, %812, %c5 : index
      scf.if %813 {
        memref.store %811, %normed_factors[%781] : memref<?xf32>
      }
      %814 = vector.broadcast %800 : f32 to vector<4xf32>
      %815 = vector.broadcast %810 : f32 to vector<4xf32>
      scf.for %816 = %784 to %features step %c3 {
        %817 = arith.addi %782, %816 : index
        %818 = vector.load %out[%817] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %819 = arith.mulf %818, %814 : vector<4xf32>
        %820 = vector.load %norm_weight[%816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %821 = arith.mulf %819, %820 : vector<4xf32>
        %822 = arith.mulf %821, %815 : vector<4xf32>
        %823 = arith.divui %781, %tileRows : index
        %824 = arith.divui %features, %c1 : index
        %825 = arith.muli %823, %824 : index
        %826 = arith.divui %816, %c1 : index
        %827 = arith.addi %825, %826 : index
        %828 = arith.muli %827, %c4 : index
        %829 = arith.remui %816, %c1 : index
        %830 = arith.divui %829, %c13 : index
        %831 = arith.addi %828, %830 : index
        %832 = arith.muli %tileRows, %c13 : index
        %833 = arith.muli %831, %832 : index
        %834 = arith.remui %781, %tileRows : index
        %835 = arith.muli %834, %c13 : index
        %836 = arith.addi %833, %835 : index
        %837 = arith.remui %816, %c13 : index
        %838 = arith.addi %836, %837 : index
        %839 = arith.truncf %822 : vector<4xf32> to vector<4xf16>
        vector.store %839, %normed[%838] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
