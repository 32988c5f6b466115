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
  %operandScale = wave.param "operandScale" : f32
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c32 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c34 = arith.constant 0x3F800000 : f32
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
      %281 = arith.muli %278, %c16 : index
      %282 = memref.load %factors[%281] : memref<?xf32>
      %283 = arith.mulf %282, %operandScale : f32
      %284 = arith.select %280, %283, %operandScale : f32
      %285 = arith.remui %273, %c1 : index
      %286 = arith.muli %285, %c26 : index
      %287 = arith.addi %10, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<1xf32>
      %290 = vector.extract %289[0] : f32 from vector<1xf32>
      %291 = arith.mulf %290, %284 : f32
      %292 = arith.mulf %272, %291 : f32
      %293 = arith.muli %278, %outputFeatures : index
      %294 = arith.addi %293, %16 : index
      %295 = wave.lane
      %296 = arith.remui %295, %c1 : index
      %297 = arith.addi %294, %296 : index
      scf.if %14 {
        %298 = arith.addi %297, %c5 : index
        %299 = memref.load %residual[%298] : memref<?xf32>
        %300 = arith.addf %299, %292 : f32
        %301 = arith.addi %297, %c5 : index
        memref.store %300, %out[%301] : memref<?xf32>
      } else {
        %302 = arith.addi %297, %c5 : index
        memref.store %292, %out[%302] : memref<?xf32>
      }
    }
    %303 = vector.extract %197[1] : f32 from vector<8xf32>
    %304 = wave.lane
    %305 = arith.addi %13, %c5 : index
    %306 = arith.muli %c4, %c16 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.divui %304, %c1 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.cmpi slt, %309, %12 : index
    scf.if %310 {
      %311 = arith.cmpi eq, %hasFactors, %c4 : index
      %312 = arith.muli %309, %c16 : index
      %313 = memref.load %factors[%312] : memref<?xf32>
      %314 = arith.mulf %313, %operandScale : f32
      %315 = arith.select %311, %314, %operandScale : f32
      %316 = arith.remui %304, %c1 : index
      %317 = arith.muli %316, %c26 : index
      %318 = arith.addi %10, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %303, %322 : f32
      %324 = arith.muli %309, %outputFeatures : index
      %325 = arith.addi %324, %16 : index
      %326 = wave.lane
      %327 = arith.remui %326, %c1 : index
      %328 = arith.addi %325, %327 : index
      scf.if %14 {
        %329 = arith.addi %328, %c5 : index
        %330 = memref.load %residual[%329] : memref<?xf32>
        %331 = arith.addf %330, %323 : f32
        %332 = arith.addi %328, %c5 : index
        memref.store %331, %out[%332] : memref<?xf32>
      } else {
        %333 = arith.addi %328, %c5 : index
        memref.store %323, %out[%333] : memref<?xf32>
      }
    }
    %334 = vector.extract %197[2] : f32 from vector<8xf32>
    %335 = wave.lane
    %336 = arith.addi %13, %c5 : index
    %337 = arith.muli %c16, %c16 : index
    %338 = arith.addi %336, %337 : index
    %339 = arith.divui %335, %c1 : index
    %340 = arith.addi %338, %339 : index
    %341 = arith.cmpi slt, %340, %12 : index
    scf.if %341 {
      %342 = arith.cmpi eq, %hasFactors, %c4 : index
      %343 = arith.muli %340, %c16 : index
      %344 = memref.load %factors[%343] : memref<?xf32>
      %345 = arith.mulf %344, %operandScale : f32
      %346 = arith.select %342, %345, %operandScale : f32
      %347 = arith.remui %335, %c1 : index
      %348 = arith.muli %347, %c26 : index
      %349 = arith.addi %10, %348 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<1xf32>
      %352 = vector.extract %351[0] : f32 from vector<1xf32>
      %353 = arith.mulf %352, %346 : f32
      %354 = arith.mulf %334, %353 : f32
      %355 = arith.muli %340, %outputFeatures : index
      %356 = arith.addi %355, %16 : index
      %357 = wave.lane
      %358 = arith.remui %357, %c1 : index
      %359 = arith.addi %356, %358 : index
      scf.if %14 {
        %360 = arith.addi %359, %c5 : index
        %361 = memref.load %residual[%360] : memref<?xf32>
        %362 = arith.addf %361, %354 : f32
        %363 = arith.addi %359, %c5 : index
        memref.store %362, %out[%363] : memref<?xf32>
      } else {
        %364 = arith.addi %359, %c5 : index
        memref.store %354, %out[%364] : memref<?xf32>
      }
    }
    %365 = vector.extract %197[3] : f32 from vector<8xf32>
    %366 = wave.lane
    %367 = arith.addi %13, %c5 : index
    %368 = arith.muli %c23, %c16 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.divui %366, %c1 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.cmpi slt, %371, %12 : index
    scf.if %372 {
      %373 = arith.cmpi eq, %hasFactors, %c4 : index
      %374 = arith.muli %371, %c16 : index
      %375 = memref.load %factors[%374] : memref<?xf32>
      %376 = arith.mulf %375, %operandScale : f32
      %377 = arith.select %373, %376, %operandScale : f32
      %378 = arith.remui %366, %c1 : index
      %379 = arith.muli %378, %c26 : index
      %380 = arith.addi %10, %379 : index
      %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %382 = vector.bitcast %381 : vector<4xi8> to vector<1xf32>
      %383 = vector.extract %382[0] : f32 from vector<1xf32>
      %384 = arith.mulf %383, %377 : f32
      %385 = arith.mulf %365, %384 : f32
      %386 = arith.muli %371, %outputFeatures : index
      %387 = arith.addi %386, %16 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c1 : index
      %390 = arith.addi %387, %389 : index
      scf.if %14 {
        %391 = arith.addi %390, %c5 : index
        %392 = memref.load %residual[%391] : memref<?xf32>
        %393 = arith.addf %392, %385 : f32
        %394 = arith.addi %390, %c5 : index
        memref.store %393, %out[%394] : memref<?xf32>
      } else {
        %395 = arith.addi %390, %c5 : index
        memref.store %385, %out[%395] : memref<?xf32>
      }
    }
    %396 = vector.extract %197[4] : f32 from vector<8xf32>
    %397 = wave.lane
    %398 = arith.addi %13, %c5 : index
    %399 = arith.muli %c26, %c16 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c1 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %12 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c4 : index
      %405 = arith.muli %402, %c16 : index
      %406 = memref.load %factors[%405] : memref<?xf32>
      %407 = arith.mulf %406, %operandScale : f32
      %408 = arith.select %404, %407, %operandScale : f32
      %409 = arith.remui %397, %c1 : index
      %410 = arith.muli %409, %c26 : index
      %411 = arith.addi %10, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %408 : f32
      %416 = arith.mulf %396, %415 : f32
      %417 = arith.muli %402, %outputFeatures : index
      %418 = arith.addi %417, %16 : index
      %419 = wave.lane
      %420 = arith.remui %419, %c1 : index
      %421 = arith.addi %418, %420 : index
      scf.if %14 {
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
    %427 = vector.extract %197[5] : f32 from vector<8xf32>
    %428 = wave.lane
    %429 = arith.addi %13, %c5 : index
    %430 = arith.muli %c27, %c16 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.divui %428, %c1 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %12 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c4 : index
      %436 = arith.muli %433, %c16 : index
      %437 = memref.load %factors[%436] : memref<?xf32>
      %438 = arith.mulf %437, %operandScale : f32
      %439 = arith.select %435, %438, %operandScale : f32
      %440 = arith.remui %428, %c1 : index
      %441 = arith.muli %440, %c26 : index
      %442 = arith.addi %10, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %439 : f32
      %447 = arith.mulf %427, %446 : f32
      %448 = arith.muli %433, %outputFeatures : index
      %449 = arith.addi %448, %16 : index
      %450 = wave.lane
      %451 = arith.remui %450, %c1 : index
      %452 = arith.addi %449, %451 : index
      scf.if %14 {
        %453 = arith.addi %452, %c5 : index
        %454 = memref.load %residual[%453] : memref<?xf32>
        %455 = arith.addf %454, %447 : f32
        %456 = arith.addi %452, %c5 : index
        memref.store %455, %out[%456] : memref<?xf32>
      } else {
        %457 = arith.addi %452, %c5 : index
        memref.store %447, %out[%457] : memref<?xf32>
      }
    }
    %458 = vector.extract %197[6] : f32 from vector<8xf32>
    %459 = wave.lane
    %460 = arith.addi %13, %c5 : index
    %461 = arith.muli %c28, %c16 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.divui %459, %c1 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.cmpi slt, %464, %12 : index
    scf.if %465 {
      %466 = arith.cmpi eq, %hasFactors, %c4 : index
      %467 = arith.muli %464, %c16 : index
      %468 = memref.load %factors[%467] : memref<?xf32>
      %469 = arith.mulf %468, %operandScale : f32
      %470 = arith.select %466, %469, %operandScale : f32
      %471 = arith.remui %459, %c1 : index
      %472 = arith.muli %471, %c26 : index
      %473 = arith.addi %10, %472 : index
      %474 = vector.load %w[%473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %475 = vector.bitcast %474 : vector<4xi8> to vector<1xf32>
      %476 = vector.extract %475[0] : f32 from vector<1xf32>
      %477 = arith.mulf %476, %470 : f32
      %478 = arith.mulf %458, %477 : f32
      %479 = arith.muli %464, %outputFeatures : index
      %480 = arith.addi %479, %16 : index
      %481 = wave.lane
      %482 = arith.remui %481, %c1 : index
      %483 = arith.addi %480, %482 : index
      scf.if %14 {
        %484 = arith.addi %483, %c5 : index
        %485 = memref.load %residual[%484] : memref<?xf32>
        %486 = arith.addf %485, %478 : f32
        %487 = arith.addi %483, %c5 : index
        memref.store %486, %out[%487] : memref<?xf32>
      } else {
        %488 = arith.addi %483, %c5 : index
        memref.store %478, %out[%488] : memref<?xf32>
      }
    }
    %489 = vector.extract %197[7] : f32 from vector<8xf32>
    %490 = wave.lane
    %491 = arith.addi %13, %c5 : index
    %492 = arith.muli %c29, %c16 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c1 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %12 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c4 : index
      %498 = arith.muli %495, %c16 : index
      %499 = memref.load %factors[%498] : memref<?xf32>
      %500 = arith.mulf %499, %operandScale : f32
      %501 = arith.select %497, %500, %operandScale : f32
      %502 = arith.remui %490, %c1 : index
      %503 = arith.muli %502, %c26 : index
      %504 = arith.addi %10, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %501 : f32
      %509 = arith.mulf %489, %508 : f32
      %510 = arith.muli %495, %outputFeatures : index
      %511 = arith.addi %510, %16 : index
      %512 = wave.lane
      %513 = arith.remui %512, %c1 : index
      %514 = arith.addi %511, %513 : index
      scf.if %14 {
        %515 = arith.addi %514, %c5 : index
        %516 = memref.load %residual[%515] : memref<?xf32>
        %517 = arith.addf %516, %509 : f32
        %518 = arith.addi %514, %c5 : index
        memref.store %517, %out[%518] : memref<?xf32>
      } else {
        %519 = arith.addi %514, %c5 : index
        memref.store %509, %out[%519] : memref<?xf32>
      }
    }
  }
  %520 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %520 {
    %521 = arith.addi %13, %c1 : index
    %522 = arith.minsi %521, %12 : index
    %523 = wave.wave
    %524 = arith.addi %13, %523 : index
    scf.for %525 = %524 to %522 step %c4 {
      %526 = arith.muli %525, %features : index
      %527 = wave.lane
      %528 = arith.muli %527, %c26 : index
      %533:3 = scf.for %529 = %528 to %features step %c3 iter_args(%530 = %c32, %531 = %c32, %532 = %c32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %534 = arith.addi %526, %529 : index
        %535 = vector.load %out[%534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %536 = vector.load %norm_weight[%529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %537 = arith.mulf %535, %536 : vector<4xf32>
        %538 = math.fma %535, %535, %530 : vector<4xf32>
        %539 = math.fma %537, %537, %531 : vector<4xf32>
        %540 = math.absf %537 : vector<4xf32>
        %541 = arith.maximumf %532, %540 : vector<4xf32>
        scf.yield %538, %539, %541 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %542 = wave.reduce "add" %533#0 : vector<4xf32>
      %543 = arith.mulf %542, %inverseFeatures : f32
      %544 = arith.addf %543, %epsilon : f32
      %545 = math.sqrt %544 : f32
      %546 = arith.divf %c34, %545 : f32
      %547 = wave.reduce "max" %533#2 : vector<4xf32>
      %548 = arith.mulf %547, %546 : f32
      %549 = arith.bitcast %548 : f32 to i32
      %550 = arith.shrui %549, %c36 : i32
      %551 = arith.maxsi %550, %c37 : i32
      %552 = arith.subi %c38, %551 : i32
      %553 = arith.shli %552, %c36 : i32
      %554 = arith.subi %551, %c39 : i32
      %555 = arith.shli %554, %c36 : i32
      %556 = arith.bitcast %553 : i32 to f32
      %557 = arith.bitcast %555 : i32 to f32
      %558 = wave.reduce "add" %533#1 : vector<4xf32>
      %559 = arith.mulf %558, %546 : f32
      %560 = arith.mulf %559, %546 : f32
      %561 = wave.lane
      %562 = arith.cmpi eq, %561, %c5 : index
      scf.if %562 {
        %563 = arith.muli %525, %c16 : index
        memref.store %557, %normed_factors[%563] : memref<?xf32>
        %564 = arith.muli %525, %c16 : index
        %565 = arith.addi %564, %c4 : index
        memref.store %560, %normed_factors[%565] : memref<?xf32>
      }
      %566 = vector.broadcast %546 : f32 to vector<4xf32>
      %567 = vector.broadcast %556 : f32 to vector<4xf32>
      scf.for %568 = %528 to %features step %c3 {
        %569 = arith.addi %526, %568 : index
        %570 = vector.load %out[%569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %571 = arith.mulf %570, %566 : vector<4xf32>
        %572 = vector.load %norm_weight[%568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %573 = arith.mulf %571, %572 : vector<4xf32>
        %574 = arith.mulf %573, %567 : vector<4xf32>
        %575 = arith.divui %525, %tileRows : index
        %576 = arith.divui %features, %c1 : index
        %577 = arith.muli %575, %576 : index
        %578 = arith.divui %568, %c1 : index
        %579 = arith.addi %577, %578 : index
        %580 = arith.muli %579, %c16 : index
        %581 = arith.remui %568, %c1 : index
        %582 = arith.divui %581, %c11 : index
        %583 = arith.addi %580, %582 : index
        %584 = arith.muli %tileRows, %c11 : index
        %585 = arith.muli %583, %584 : index
        %586 = arith.remui %525, %tileRows : index
        %587 = arith.muli %586, %c11 : index
        %588 = arith.addi %585, %587 : index
        %589 = arith.remui %568, %c11 : index
        %590 = arith.addi %588, %589 : index
        %591 = arith.truncf %574 : vector<4xf32> to vector<4xf16>
        vector.store %591, %normed[%590] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
