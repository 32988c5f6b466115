// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = arith.cmpi eq, %hasResidual, %c4 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c11 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c12 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c12 {
      %27 = arith.muli %26, %c11 : index
      %28 = arith.addi %c5, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c11 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c12 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c16 : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c16 iter_args(%47 = %c13) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c5 : index
      %51 = arith.remui %49, %c1 : index
      %52 = arith.addi %10, %c3 : index
      %53 = arith.muli %50, %c12 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c16 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %58 = vector.bitcast %57 : vector<2xi8> to vector<1xf16>
      %59 = vector.extract %58[0] : f16 from vector<1xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %10, %c3 : index
      %62 = arith.addi %inputFeatures, %c2 : index
      %63 = arith.divui %62, %c3 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %61, %64 : index
      %66 = arith.muli %50, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c5 : index
      %69 = arith.muli %51, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c18 : vector<4xi32>
      %74 = arith.ori %73, %c19 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c20 : vector<4xi32>
      %77 = arith.andi %76, %c18 : vector<4xi32>
      %78 = arith.ori %77, %c19 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c21 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c17 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c22 : index
      %86 = arith.muli %51, %c1 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c18 : vector<4xi32>
      %91 = arith.ori %90, %c19 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c20 : vector<4xi32>
      %94 = arith.andi %93, %c18 : vector<4xi32>
      %95 = arith.ori %94, %c19 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c21 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %46, %c4 : index
      %101 = arith.remui %49, %c1 : index
      %102 = arith.addi %10, %c3 : index
      %103 = arith.muli %100, %c12 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c16 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %108 = vector.bitcast %107 : vector<2xi8> to vector<1xf16>
      %109 = vector.extract %108[0] : f16 from vector<1xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %10, %c3 : index
      %112 = arith.addi %inputFeatures, %c2 : index
      %113 = arith.divui %112, %c3 : index
      %114 = arith.muli %113, %c3 : index
      %115 = arith.addi %111, %114 : index
      %116 = arith.muli %100, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c5 : index
      %119 = arith.muli %101, %c1 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c18 : vector<4xi32>
      %124 = arith.ori %123, %c19 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c20 : vector<4xi32>
      %127 = arith.andi %126, %c18 : vector<4xi32>
      %128 = arith.ori %127, %c19 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c21 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c17 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c22 : index
      %136 = arith.muli %101, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c18 : vector<4xi32>
      %141 = arith.ori %140, %c19 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c20 : vector<4xi32>
      %144 = arith.andi %143, %c18 : vector<4xi32>
      %145 = arith.ori %144, %c19 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c21 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.muli %46, %c16 : index
      %151 = arith.addi %150, %c5 : index
      %152 = arith.muli %tileRows, %c1 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.addi %32, %153 : index
      %155 = vector.load %20[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c11 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %20[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %82, %47 : vector<16xf16>, vector<8xf32>
      %161 = arith.muli %46, %c16 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.muli %tileRows, %c1 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %32, %164 : index
      %166 = vector.load %20[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c11 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %20[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %99, %160 : vector<16xf16>, vector<8xf32>
      %172 = arith.muli %46, %c16 : index
      %173 = arith.addi %172, %c16 : index
      %174 = arith.muli %tileRows, %c1 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %32, %175 : index
      %177 = vector.load %20[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c11 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %20[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %132, %171 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %46, %c16 : index
      %184 = arith.addi %183, %c23 : index
      %185 = arith.muli %tileRows, %c1 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %32, %186 : index
      %188 = vector.load %20[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c11 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %20[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %149, %182 : vector<16xf16>, vector<8xf32>
      scf.yield %193 : vector<8xf32>
    }
    %194 = arith.select %39, %45, %38 : index
    %197 = scf.for %195 = %45 to %194 step %c4 iter_args(%196 = %48) -> (vector<8xf32>) {
      %198 = wave.lane
      %199 = arith.addi %195, %c5 : index
      %200 = arith.remui %198, %c1 : index
      %201 = arith.addi %10, %c3 : index
      %202 = arith.muli %199, %c12 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.muli %200, %c16 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%205] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %207 = vector.bitcast %206 : vector<2xi8> to vector<1xf16>
      %208 = vector.extract %207[0] : f16 from vector<1xf16>
      %209 = vector.broadcast %208 : f16 to vector<16xf16>
      %210 = arith.addi %10, %c3 : index
      %211 = arith.addi %inputFeatures, %c2 : index
      %212 = arith.divui %211, %c3 : index
      %213 = arith.muli %212, %c3 : index
      %214 = arith.addi %210, %213 : index
      %215 = arith.muli %199, %c17 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %c5 : index
      %218 = arith.muli %200, %c1 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<4xi32>
      %222 = arith.andi %221, %c18 : vector<4xi32>
      %223 = arith.ori %222, %c19 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %221, %c20 : vector<4xi32>
      %226 = arith.andi %225, %c18 : vector<4xi32>
      %227 = arith.ori %226, %c19 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = arith.subf %229, %c21 : vector<16xf16>
      %231 = arith.mulf %230, %209 : vector<16xf16>
      %232 = arith.muli %199, %c17 : index
      %233 = arith.addi %214, %232 : index
      %234 = arith.addi %233, %c22 : index
      %235 = arith.muli %200, %c1 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.andi %238, %c18 : vector<4xi32>
      %240 = arith.ori %239, %c19 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %238, %c20 : vector<4xi32>
      %243 = arith.andi %242, %c18 : vector<4xi32>
      %244 = arith.ori %243, %c19 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %241, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = arith.subf %246, %c21 : vector<16xf16>
      %248 = arith.mulf %247, %209 : vector<16xf16>
      %249 = arith.muli %195, %c16 : index
      %250 = arith.addi %249, %c5 : index
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %32, %252 : index
      %254 = vector.load %20[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c11 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %20[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %231, %196 : vector<16xf16>, vector<8xf32>
      %260 = arith.muli %195, %c16 : index
      %261 = arith.addi %260, %c4 : index
      %262 = arith.muli %tileRows, %c1 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.addi %32, %263 : index
      %265 = vector.load %20[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c11 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %20[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %248, %259 : vector<16xf16>, vector<8xf32>
      scf.yield %270 : vector<8xf32>
    }
    %271 = wave.lane
    %272 = vector.extract %197[0] : f32 from vector<8xf32>
    %273 = wave.lane
    %274 = arith.addi %13, %c5 : index
    %275 = arith.muli %c5, %c16 : index
    %276 = arith.addi %274, %275 : index
    %277 = arith.divui %273, %c1 : index
    %278 = arith.addi %276, %277 : index
    %279 = arith.cmpi slt, %278, %12 : index
    scf.if %279 {
      %280 = arith.cmpi eq, %hasFactors, %c4 : index
      %281 = memref.load %factors[%278] : memref<?xf32>
      %282 = arith.select %280, %281, %c25 : f32
      %283 = arith.remui %273, %c1 : index
      %284 = arith.muli %283, %c26 : index
      %285 = arith.addi %10, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %282 : f32
      %290 = arith.mulf %272, %289 : f32
      %291 = arith.muli %278, %outputFeatures : index
      %292 = arith.addi %291, %16 : index
      %293 = wave.lane
      %294 = arith.remui %293, %c1 : index
      %295 = arith.addi %292, %294 : index
      scf.if %14 {
        %296 = arith.addi %295, %c5 : index
        %297 = memref.load %residual[%296] : memref<?xf32>
        %298 = arith.addf %297, %290 : f32
        %299 = arith.addi %295, %c5 : index
        memref.store %298, %out[%299] : memref<?xf32>
      } else {
        %300 = arith.addi %295, %c5 : index
        memref.store %290, %out[%300] : memref<?xf32>
      }
    }
    %301 = vector.extract %197[1] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %13, %c5 : index
    %304 = arith.muli %c4, %c16 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c1 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %12 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c4 : index
      %310 = memref.load %factors[%307] : memref<?xf32>
      %311 = arith.select %309, %310, %c25 : f32
      %312 = arith.remui %302, %c1 : index
      %313 = arith.muli %312, %c26 : index
      %314 = arith.addi %10, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<1xf32>
      %317 = vector.extract %316[0] : f32 from vector<1xf32>
      %318 = arith.mulf %317, %311 : f32
      %319 = arith.mulf %301, %318 : f32
      %320 = arith.muli %307, %outputFeatures : index
      %321 = arith.addi %320, %16 : index
      %322 = wave.lane
      %323 = arith.remui %322, %c1 : index
      %324 = arith.addi %321, %323 : index
      scf.if %14 {
        %325 = arith.addi %324, %c5 : index
        %326 = memref.load %residual[%325] : memref<?xf32>
        %327 = arith.addf %326, %319 : f32
        %328 = arith.addi %324, %c5 : index
        memref.store %327, %out[%328] : memref<?xf32>
      } else {
        %329 = arith.addi %324, %c5 : index
        memref.store %319, %out[%329] : memref<?xf32>
      }
    }
    %330 = vector.extract %197[2] : f32 from vector<8xf32>
    %331 = wave.lane
    %332 = arith.addi %13, %c5 : index
    %333 = arith.muli %c16, %c16 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.divui %331, %c1 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.cmpi slt, %336, %12 : index
    scf.if %337 {
      %338 = arith.cmpi eq, %hasFactors, %c4 : index
      %339 = memref.load %factors[%336] : memref<?xf32>
      %340 = arith.select %338, %339, %c25 : f32
      %341 = arith.remui %331, %c1 : index
      %342 = arith.muli %341, %c26 : index
      %343 = arith.addi %10, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %340 : f32
      %348 = arith.mulf %330, %347 : f32
      %349 = arith.muli %336, %outputFeatures : index
      %350 = arith.addi %349, %16 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c1 : index
      %353 = arith.addi %350, %352 : index
      scf.if %14 {
        %354 = arith.addi %353, %c5 : index
        %355 = memref.load %residual[%354] : memref<?xf32>
        %356 = arith.addf %355, %348 : f32
        %357 = arith.addi %353, %c5 : index
        memref.store %356, %out[%357] : memref<?xf32>
      } else {
        %358 = arith.addi %353, %c5 : index
        memref.store %348, %out[%358] : memref<?xf32>
      }
    }
    %359 = vector.extract %197[3] : f32 from vector<8xf32>
    %360 = wave.lane
    %361 = arith.addi %13, %c5 : index
    %362 = arith.muli %c23, %c16 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.divui %360, %c1 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.cmpi slt, %365, %12 : index
    scf.if %366 {
      %367 = arith.cmpi eq, %hasFactors, %c4 : index
      %368 = memref.load %factors[%365] : memref<?xf32>
      %369 = arith.select %367, %368, %c25 : f32
      %370 = arith.remui %360, %c1 : index
      %371 = arith.muli %370, %c26 : index
      %372 = arith.addi %10, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %369 : f32
      %377 = arith.mulf %359, %376 : f32
      %378 = arith.muli %365, %outputFeatures : index
      %379 = arith.addi %378, %16 : index
      %380 = wave.lane
      %381 = arith.remui %380, %c1 : index
      %382 = arith.addi %379, %381 : index
      scf.if %14 {
        %383 = arith.addi %382, %c5 : index
        %384 = memref.load %residual[%383] : memref<?xf32>
        %385 = arith.addf %384, %377 : f32
        %386 = arith.addi %382, %c5 : index
        memref.store %385, %out[%386] : memref<?xf32>
      } else {
        %387 = arith.addi %382, %c5 : index
        memref.store %377, %out[%387] : memref<?xf32>
      }
    }
    %388 = vector.extract %197[4] : f32 from vector<8xf32>
    %389 = wave.lane
    %390 = arith.addi %13, %c5 : index
    %391 = arith.muli %c26, %c16 : index
    %392 = arith.addi %390, %391 : index
    %393 = arith.divui %389, %c1 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.cmpi slt, %394, %12 : index
    scf.if %395 {
      %396 = arith.cmpi eq, %hasFactors, %c4 : index
      %397 = memref.load %factors[%394] : memref<?xf32>
      %398 = arith.select %396, %397, %c25 : f32
      %399 = arith.remui %389, %c1 : index
      %400 = arith.muli %399, %c26 : index
      %401 = arith.addi %10, %400 : index
      %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %403 = vector.bitcast %402 : vector<4xi8> to vector<1xf32>
      %404 = vector.extract %403[0] : f32 from vector<1xf32>
      %405 = arith.mulf %404, %398 : f32
      %406 = arith.mulf %388, %405 : f32
      %407 = arith.muli %394, %outputFeatures : index
      %408 = arith.addi %407, %16 : index
      %409 = wave.lane
      %410 = arith.remui %409, %c1 : index
      %411 = arith.addi %408, %410 : index
      scf.if %14 {
        %412 = arith.addi %411, %c5 : index
        %413 = memref.load %residual[%412] : memref<?xf32>
        %414 = arith.addf %413, %406 : f32
        %415 = arith.addi %411, %c5 : index
        memref.store %414, %out[%415] : memref<?xf32>
      } else {
        %416 = arith.addi %411, %c5 : index
        memref.store %406, %out[%416] : memref<?xf32>
      }
    }
    %417 = vector.extract %197[5] : f32 from vector<8xf32>
    %418 = wave.lane
    %419 = arith.addi %13, %c5 : index
    %420 = arith.muli %c27, %c16 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.divui %418, %c1 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.cmpi slt, %423, %12 : index
    scf.if %424 {
      %425 = arith.cmpi eq, %hasFactors, %c4 : index
      %426 = memref.load %factors[%423] : memref<?xf32>
      %427 = arith.select %425, %426, %c25 : f32
      %428 = arith.remui %418, %c1 : index
      %429 = arith.muli %428, %c26 : index
      %430 = arith.addi %10, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<1xf32>
      %433 = vector.extract %432[0] : f32 from vector<1xf32>
      %434 = arith.mulf %433, %427 : f32
      %435 = arith.mulf %417, %434 : f32
      %436 = arith.muli %423, %outputFeatures : index
      %437 = arith.addi %436, %16 : index
      %438 = wave.lane
      %439 = arith.remui %438, %c1 : index
      %440 = arith.addi %437, %439 : index
      scf.if %14 {
        %441 = arith.addi %440, %c5 : index
        %442 = memref.load %residual[%441] : memref<?xf32>
        %443 = arith.addf %442, %435 : f32
        %444 = arith.addi %440, %c5 : index
        memref.store %443, %out[%444] : memref<?xf32>
      } else {
        %445 = arith.addi %440, %c5 : index
        memref.store %435, %out[%445] : memref<?xf32>
      }
    }
    %446 = vector.extract %197[6] : f32 from vector<8xf32>
    %447 = wave.lane
    %448 = arith.addi %13, %c5 : index
    %449 = arith.muli %c28, %c16 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.divui %447, %c1 : index
    %452 = arith.addi %450, %451 : index
    %453 = arith.cmpi slt, %452, %12 : index
    scf.if %453 {
      %454 = arith.cmpi eq, %hasFactors, %c4 : index
      %455 = memref.load %factors[%452] : memref<?xf32>
      %456 = arith.select %454, %455, %c25 : f32
      %457 = arith.remui %447, %c1 : index
      %458 = arith.muli %457, %c26 : index
      %459 = arith.addi %10, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %456 : f32
      %464 = arith.mulf %446, %463 : f32
      %465 = arith.muli %452, %outputFeatures : index
      %466 = arith.addi %465, %16 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c1 : index
      %469 = arith.addi %466, %468 : index
      scf.if %14 {
        %470 = arith.addi %469, %c5 : index
        %471 = memref.load %residual[%470] : memref<?xf32>
        %472 = arith.addf %471, %464 : f32
        %473 = arith.addi %469, %c5 : index
        memref.store %472, %out[%473] : memref<?xf32>
      } else {
        %474 = arith.addi %469, %c5 : index
        memref.store %464, %out[%474] : memref<?xf32>
      }
    }
    %475 = vector.extract %197[7] : f32 from vector<8xf32>
    %476 = wave.lane
    %477 = arith.addi %13, %c5 : index
    %478 = arith.muli %c29, %c16 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.divui %476, %c1 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.cmpi slt, %481, %12 : index
    scf.if %482 {
      %483 = arith.cmpi eq, %hasFactors, %c4 : index
      %484 = memref.load %factors[%481] : memref<?xf32>
      %485 = arith.select %483, %484, %c25 : f32
      %486 = arith.remui %476, %c1 : index
      %487 = arith.muli %486, %c26 : index
      %488 = arith.addi %10, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %485 : f32
      %493 = arith.mulf %475, %492 : f32
      %494 = arith.muli %481, %outputFeatures : index
      %495 = arith.addi %494, %16 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c1 : index
      %498 = arith.addi %495, %497 : index
      scf.if %14 {
        %499 = arith.addi %498, %c5 : index
        %500 = memref.load %residual[%499] : memref<?xf32>
        %501 = arith.addf %500, %493 : f32
        %502 = arith.addi %498, %c5 : index
        memref.store %501, %out[%502] : memref<?xf32>
      } else {
        %503 = arith.addi %498, %c5 : index
        memref.store %493, %out[%503] : memref<?xf32>
      }
    }
  }
  %504 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %504 {
    %505 = arith.addi %13, %c1 : index
    %506 = arith.minsi %505, %12 : index
    %507 = wave.wave
    %508 = arith.addi %13, %507 : index
    scf.for %509 = %508 to %506 step %c4 {
      %510 = arith.muli %509, %features : index
      %511 = wave.lane
      %512 = arith.muli %511, %c26 : index
      %516:2 = scf.for %513 = %512 to %features step %c3 iter_args(%514 = %c32, %515 = %c32) -> (vector<4xf32>, vector<4xf32>) {
        %517 = arith.addi %510, %513 : index
        %518 = vector.load %out[%517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %519 = vector.load %norm_weight[%513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %520 = arith.mulf %518, %519 : vector<4xf32>
        %521 = math.absf %520 : vector<4xf32>
        %522 = math.fma %518, %518, %514 : vector<4xf32>
        %523 = arith.maximumf %515, %521 : vector<4xf32>
        scf.yield %522, %523 : vector<4xf32>, vector<4xf32>
      }
      %524 = wave.reduce "add" %516#0 : vector<4xf32>
      %525 = arith.mulf %524, %inverseFeatures : f32
      %526 = arith.addf %525, %epsilon : f32
      %527 = math.sqrt %526 : f32
      %528 = arith.divf %c25, %527 : f32
      %529 = wave.reduce "max" %516#1 : vector<4xf32>
      %530 = arith.mulf %529, %528 : f32
      %531 = arith.bitcast %530 : f32 to i32
      %532 = arith.shrui %531, %c35 : i32
      %533 = arith.maxsi %532, %c36 : i32
      %534 = arith.subi %c37, %533 : i32
      %535 = arith.shli %534, %c35 : i32
      %536 = arith.subi %533, %c38 : i32
      %537 = arith.shli %536, %c35 : i32
      %538 = arith.bitcast %535 : i32 to f32
      %539 = arith.bitcast %537 : i32 to f32
      %540 = wave.lane
      %541 = arith.cmpi eq, %540, %c5 : index
      scf.if %541 {
        memref.store %539, %normed_factors[%509] : memref<?xf32>
      }
      %542 = vector.broadcast %528 : f32 to vector<4xf32>
      %543 = vector.broadcast %538 : f32 to vector<4xf32>
      scf.for %544 = %512 to %features step %c3 {
        %545 = arith.addi %510, %544 : index
        %546 = vector.load %out[%545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %547 = arith.mulf %546, %542 : vector<4xf32>
        %548 = vector.load %norm_weight[%544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %549 = arith.mulf %547, %548 : vector<4xf32>
        %550 = arith.mulf %549, %543 : vector<4xf32>
        %551 = arith.divui %509, %tileRows : index
        %552 = arith.divui %features, %c1 : index
        %553 = arith.muli %551, %552 : index
        %554 = arith.divui %544, %c1 : index
        %555 = arith.addi %553, %554 : index
        %556 = arith.muli %555, %c16 : index
        %557 = arith.remui %544, %c1 : index
        %558 = arith.divui %557, %c11 : index
        %559 = arith.addi %556, %558 : index
        %560 = arith.muli %tileRows, %c11 : index
        %561 = arith.muli %559, %560 : index
        %562 = arith.remui %509, %tileRows : index
        %563 = arith.muli %562, %c11 : index
        %564 = arith.addi %561, %563 : index
        %565 = arith.remui %544, %c11 : index
        %566 = arith.addi %564, %565 : index
        %567 = arith.truncf %550 : vector<4xf32> to vector<4xf16>
        vector.store %567, %normed[%566] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
