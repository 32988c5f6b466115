// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_1_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c39 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c8 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c6, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c6, %c8 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c6, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c13 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c12) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c6 : index
      %59 = arith.remui %57, %c8 : index
      %60 = arith.addi %13, %c4 : index
      %61 = arith.muli %58, %c16 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c17 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = vector.extract %66[0] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = vector.extract %66[1] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = arith.addi %13, %c4 : index
      %72 = arith.muli %inputFeatures, %c2 : index
      %73 = arith.addi %72, %c3 : index
      %74 = arith.divui %73, %c4 : index
      %75 = arith.muli %74, %c4 : index
      %76 = arith.addi %71, %75 : index
      %77 = arith.muli %58, %c18 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %59, %c8 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.muli %inputFeatures, %c1 : index
      %82 = arith.muli %inputFeatures, %c2 : index
      %83 = arith.addi %82, %c3 : index
      %84 = arith.divui %83, %c4 : index
      %85 = arith.muli %84, %c4 : index
      %86 = arith.addi %81, %85 : index
      %87 = arith.addi %86, %c4 : index
      %88 = arith.addi %13, %87 : index
      %89 = arith.muli %58, %c8 : index
      %90 = arith.addi %89, %59 : index
      %91 = arith.muli %90, %c17 : index
      %92 = arith.addi %88, %91 : index
      %93 = vector.load %w[%92] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %94 = vector.bitcast %93 : vector<4xi8> to vector<1xi32>
      %95 = vector.shuffle %94, %94 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %96 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<4xi32>
      %98 = arith.shrui %97, %c19 : vector<4xi32>
      %99 = arith.andi %98, %c20 : vector<4xi32>
      %100 = arith.shrui %95, %c21 : vector<4xi32>
      %101 = arith.andi %100, %c22 : vector<4xi32>
      %102 = arith.shli %101, %c23 : vector<4xi32>
      %103 = arith.ori %99, %102 : vector<4xi32>
      %104 = arith.ori %103, %c24 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = arith.shrui %97, %c23 : vector<4xi32>
      %107 = arith.andi %106, %c20 : vector<4xi32>
      %108 = arith.shrui %95, %c25 : vector<4xi32>
      %109 = arith.andi %108, %c22 : vector<4xi32>
      %110 = arith.shli %109, %c23 : vector<4xi32>
      %111 = arith.ori %107, %110 : vector<4xi32>
      %112 = arith.ori %111, %c24 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %97, %c26 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.shrui %95, %c27 : vector<4xi32>
      %117 = arith.andi %116, %c22 : vector<4xi32>
      %118 = arith.shli %117, %c23 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c24 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %97, %c28 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.shrui %95, %c29 : vector<4xi32>
      %125 = arith.andi %124, %c22 : vector<4xi32>
      %126 = arith.shli %125, %c23 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c24 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %105, %113 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %121, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c30 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %68, %70 : vector<16xf16>
      %137 = math.fma %135, %68, %70 : vector<16xf16>
      %138 = arith.addi %54, %c5 : index
      %139 = arith.remui %57, %c8 : index
      %140 = arith.addi %13, %c4 : index
      %141 = arith.muli %138, %c16 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %139, %c17 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %146 = vector.bitcast %145 : vector<4xi8> to vector<2xf16>
      %147 = vector.extract %146[0] : f16 from vector<2xf16>
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = vector.extract %146[1] : f16 from vector<2xf16>
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = arith.addi %13, %c4 : index
      %152 = arith.muli %inputFeatures, %c2 : index
      %153 = arith.addi %152, %c3 : index
      %154 = arith.divui %153, %c4 : index
      %155 = arith.muli %154, %c4 : index
      %156 = arith.addi %151, %155 : index
      %157 = arith.muli %138, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %139, %c8 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %inputFeatures, %c1 : index
      %162 = arith.muli %inputFeatures, %c2 : index
      %163 = arith.addi %162, %c3 : index
      %164 = arith.divui %163, %c4 : index
      %165 = arith.muli %164, %c4 : index
      %166 = arith.addi %161, %165 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.addi %13, %167 : index
      %169 = arith.muli %138, %c8 : index
      %170 = arith.addi %169, %139 : index
      %171 = arith.muli %170, %c17 : index
      %172 = arith.addi %168, %171 : index
      %173 = vector.load %w[%172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %174 = vector.bitcast %173 : vector<4xi8> to vector<1xi32>
      %175 = vector.shuffle %174, %174 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %176 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c19 : vector<4xi32>
      %179 = arith.andi %178, %c20 : vector<4xi32>
      %180 = arith.shrui %175, %c21 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shli %181, %c23 : vector<4xi32>
      %183 = arith.ori %179, %182 : vector<4xi32>
      %184 = arith.ori %183, %c24 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c23 : vector<4xi32>
      %187 = arith.andi %186, %c20 : vector<4xi32>
      %188 = arith.shrui %175, %c25 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.shli %189, %c23 : vector<4xi32>
      %191 = arith.ori %187, %190 : vector<4xi32>
      %192 = arith.ori %191, %c24 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %177, %c26 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.shrui %175, %c27 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.shli %197, %c23 : vector<4xi32>
      %199 = arith.ori %195, %198 : vector<4xi32>
      %200 = arith.ori %199, %c24 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %177, %c28 : vector<4xi32>
      %203 = arith.andi %202, %c20 : vector<4xi32>
      %204 = arith.shrui %175, %c29 : vector<4xi32>
      %205 = arith.andi %204, %c22 : vector<4xi32>
      %206 = arith.shli %205, %c23 : vector<4xi32>
      %207 = arith.ori %203, %206 : vector<4xi32>
      %208 = arith.ori %207, %c24 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %185, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %201, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c30 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %148, %150 : vector<16xf16>
      %217 = math.fma %215, %148, %150 : vector<16xf16>
      %218 = arith.muli %54, %c2 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.muli %tileRows, %c8 : index
      %221 = arith.muli %219, %220 : index
      %222 = arith.addi %40, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = arith.muli %tileRows, %c1 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = wave.mma %227, %136, %55 : vector<16xf16>, vector<8xf32>
      %229 = arith.muli %54, %c2 : index
      %230 = arith.addi %229, %c5 : index
      %231 = arith.muli %tileRows, %c8 : index
      %232 = arith.muli %230, %231 : index
      %233 = arith.addi %40, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = arith.muli %tileRows, %c1 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = wave.mma %238, %137, %228 : vector<16xf16>, vector<8xf32>
      %240 = arith.muli %54, %c2 : index
      %241 = arith.addi %240, %c2 : index
      %242 = arith.muli %tileRows, %c8 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %40, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c1 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %216, %239 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %54, %c2 : index
      %252 = arith.addi %251, %c31 : index
      %253 = arith.muli %tileRows, %c8 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %40, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %217, %250 : vector<16xf16>, vector<8xf32>
      scf.yield %261 : vector<8xf32>
    }
    %262 = arith.select %47, %53, %46 : index
    %265 = scf.for %263 = %53 to %262 step %c5 iter_args(%264 = %56) -> (vector<8xf32>) {
      %266 = wave.lane
      %267 = arith.addi %263, %c6 : index
      %268 = arith.remui %266, %c8 : index
      %269 = arith.addi %13, %c4 : index
      %270 = arith.muli %267, %c16 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.muli %268, %c17 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<2xf16>
      %276 = vector.extract %275[0] : f16 from vector<2xf16>
      %277 = vector.broadcast %276 : f16 to vector<16xf16>
      %278 = vector.extract %275[1] : f16 from vector<2xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = arith.addi %13, %c4 : index
      %281 = arith.muli %inputFeatures, %c2 : index
      %282 = arith.addi %281, %c3 : index
      %283 = arith.divui %282, %c4 : index
      %284 = arith.muli %283, %c4 : index
      %285 = arith.addi %280, %284 : index
      %286 = arith.muli %267, %c18 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.muli %268, %c8 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %inputFeatures, %c1 : index
      %291 = arith.muli %inputFeatures, %c2 : index
      %292 = arith.addi %291, %c3 : index
      %293 = arith.divui %292, %c4 : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %290, %294 : index
      %296 = arith.addi %295, %c4 : index
      %297 = arith.addi %13, %296 : index
      %298 = arith.muli %267, %c8 : index
      %299 = arith.addi %298, %268 : index
      %300 = arith.muli %299, %c17 : index
      %301 = arith.addi %297, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<1xi32>
      %304 = vector.shuffle %303, %303 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %305 = vector.load %w[%289] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %306 = vector.bitcast %305 : vector<16xi8> to vector<4xi32>
      %307 = arith.shrui %306, %c19 : vector<4xi32>
      %308 = arith.andi %307, %c20 : vector<4xi32>
      %309 = arith.shrui %304, %c21 : vector<4xi32>
      %310 = arith.andi %309, %c22 : vector<4xi32>
      %311 = arith.shli %310, %c23 : vector<4xi32>
      %312 = arith.ori %308, %311 : vector<4xi32>
      %313 = arith.ori %312, %c24 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = arith.shrui %306, %c23 : vector<4xi32>
      %316 = arith.andi %315, %c20 : vector<4xi32>
      %317 = arith.shrui %304, %c25 : vector<4xi32>
      %318 = arith.andi %317, %c22 : vector<4xi32>
      %319 = arith.shli %318, %c23 : vector<4xi32>
      %320 = arith.ori %316, %319 : vector<4xi32>
      %321 = arith.ori %320, %c24 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %306, %c26 : vector<4xi32>
      %324 = arith.andi %323, %c20 : vector<4xi32>
      %325 = arith.shrui %304, %c27 : vector<4xi32>
      %326 = arith.andi %325, %c22 : vector<4xi32>
      %327 = arith.shli %326, %c23 : vector<4xi32>
      %328 = arith.ori %324, %327 : vector<4xi32>
      %329 = arith.ori %328, %c24 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %306, %c28 : vector<4xi32>
      %332 = arith.andi %331, %c20 : vector<4xi32>
      %333 = arith.shrui %304, %c29 : vector<4xi32>
      %334 = arith.andi %333, %c22 : vector<4xi32>
      %335 = arith.shli %334, %c23 : vector<4xi32>
      %336 = arith.ori %332, %335 : vector<4xi32>
      %337 = arith.ori %336, %c24 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = vector.shuffle %314, %322 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %330, %338 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %339, %340 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %342 = arith.subf %341, %c30 : vector<32xf16>
      %343 = vector.shuffle %342, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %344 = vector.shuffle %342, %342 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %345 = math.fma %343, %277, %279 : vector<16xf16>
      %346 = math.fma %344, %277, %279 : vector<16xf16>
      %347 = arith.muli %263, %c2 : index
      %348 = arith.addi %347, %c6 : index
      %349 = arith.muli %tileRows, %c8 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %40, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c1 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %345, %264 : vector<16xf16>, vector<8xf32>
      %358 = arith.muli %263, %c2 : index
      %359 = arith.addi %358, %c5 : index
      %360 = arith.muli %tileRows, %c8 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.addi %40, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.muli %tileRows, %c1 : index
      %365 = arith.addi %362, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = wave.mma %367, %346, %357 : vector<16xf16>, vector<8xf32>
      scf.yield %368 : vector<8xf32>
    }
    %369 = wave.lane
    %370 = vector.extract %265[0] : f32 from vector<8xf32>
    %371 = wave.lane
    %372 = arith.addi %16, %c6 : index
    %373 = arith.muli %c6, %c2 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.divui %371, %c8 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.cmpi slt, %376, %15 : index
    scf.if %377 {
      %378 = arith.cmpi eq, %hasFactors, %c5 : index
      %379 = arith.muli %376, %c2 : index
      %380 = memref.load %factors[%379] : memref<?xf32>
      %381 = arith.mulf %380, %operandScale : f32
      %382 = arith.select %378, %381, %operandScale : f32
      %383 = arith.remui %371, %c8 : index
      %384 = arith.muli %383, %c17 : index
      %385 = arith.addi %13, %384 : index
      %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
      %388 = vector.extract %387[0] : f32 from vector<1xf32>
      %389 = arith.mulf %388, %382 : f32
      %390 = arith.mulf %370, %389 : f32
      %391 = arith.muli %376, %outputFeatures : index
      %392 = arith.addi %391, %19 : index
      %393 = wave.lane
      %394 = arith.remui %393, %c8 : index
      %395 = arith.addi %392, %394 : index
      scf.if %17 {
        %396 = arith.addi %395, %c6 : index
        %397 = memref.load %residual[%396] : memref<?xf32>
        %398 = arith.addf %397, %390 : f32
        %399 = arith.addi %395, %c6 : index
        memref.store %398, %out[%399] : memref<?xf32>
      } else {
        %400 = arith.addi %395, %c6 : index
        memref.store %390, %out[%400] : memref<?xf32>
      }
    }
    %401 = vector.extract %265[1] : f32 from vector<8xf32>
    %402 = wave.lane
    %403 = arith.addi %16, %c6 : index
    %404 = arith.muli %c5, %c2 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.divui %402, %c8 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.cmpi slt, %407, %15 : index
    scf.if %408 {
      %409 = arith.cmpi eq, %hasFactors, %c5 : index
      %410 = arith.muli %407, %c2 : index
      %411 = memref.load %factors[%410] : memref<?xf32>
      %412 = arith.mulf %411, %operandScale : f32
      %413 = arith.select %409, %412, %operandScale : f32
      %414 = arith.remui %402, %c8 : index
      %415 = arith.muli %414, %c17 : index
      %416 = arith.addi %13, %415 : index
      %417 = vector.load %w[%416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %418 = vector.bitcast %417 : vector<4xi8> to vector<1xf32>
      %419 = vector.extract %418[0] : f32 from vector<1xf32>
      %420 = arith.mulf %419, %413 : f32
      %421 = arith.mulf %401, %420 : f32
      %422 = arith.muli %407, %outputFeatures : index
      %423 = arith.addi %422, %19 : index
      %424 = wave.lane
      %425 = arith.remui %424, %c8 : index
      %426 = arith.addi %423, %425 : index
      scf.if %17 {
        %427 = arith.addi %426, %c6 : index
        %428 = memref.load %residual[%427] : memref<?xf32>
        %429 = arith.addf %428, %421 : f32
        %430 = arith.addi %426, %c6 : index
        memref.store %429, %out[%430] : memref<?xf32>
      } else {
        %431 = arith.addi %426, %c6 : index
        memref.store %421, %out[%431] : memref<?xf32>
      }
    }
    %432 = vector.extract %265[2] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %16, %c6 : index
    %435 = arith.muli %c2, %c2 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c8 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %15 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c5 : index
      %441 = arith.muli %438, %c2 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c8 : index
      %446 = arith.muli %445, %c17 : index
      %447 = arith.addi %13, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %432, %451 : f32
      %453 = arith.muli %438, %outputFeatures : index
      %454 = arith.addi %453, %19 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c8 : index
      %457 = arith.addi %454, %456 : index
      scf.if %17 {
        %458 = arith.addi %457, %c6 : index
        %459 = memref.load %residual[%458] : memref<?xf32>
        %460 = arith.addf %459, %452 : f32
        %461 = arith.addi %457, %c6 : index
        memref.store %460, %out[%461] : memref<?xf32>
      } else {
        %462 = arith.addi %457, %c6 : index
        memref.store %452, %out[%462] : memref<?xf32>
      }
    }
    %463 = vector.extract %265[3] : f32 from vector<8xf32>
    %464 = wave.lane
    %465 = arith.addi %16, %c6 : index
    %466 = arith.muli %c31, %c2 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.divui %464, %c8 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.cmpi slt, %469, %15 : index
    scf.if %470 {
      %471 = arith.cmpi eq, %hasFactors, %c5 : index
      %472 = arith.muli %469, %c2 : index
      %473 = memref.load %factors[%472] : memref<?xf32>
      %474 = arith.mulf %473, %operandScale : f32
      %475 = arith.select %471, %474, %operandScale : f32
      %476 = arith.remui %464, %c8 : index
      %477 = arith.muli %476, %c17 : index
      %478 = arith.addi %13, %477 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %481, %475 : f32
      %483 = arith.mulf %463, %482 : f32
      %484 = arith.muli %469, %outputFeatures : index
      %485 = arith.addi %484, %19 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c8 : index
      %488 = arith.addi %485, %487 : index
      scf.if %17 {
        %489 = arith.addi %488, %c6 : index
        %490 = memref.load %residual[%489] : memref<?xf32>
        %491 = arith.addf %490, %483 : f32
        %492 = arith.addi %488, %c6 : index
        memref.store %491, %out[%492] : memref<?xf32>
      } else {
        %493 = arith.addi %488, %c6 : index
        memref.store %483, %out[%493] : memref<?xf32>
      }
    }
    %494 = vector.extract %265[4] : f32 from vector<8xf32>
    %495 = wave.lane
    %496 = arith.addi %16, %c6 : index
    %497 = arith.muli %c17, %c2 : index
    %498 = arith.addi %496, %497 : index
    %499 = arith.divui %495, %c8 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.cmpi slt, %500, %15 : index
    scf.if %501 {
      %502 = arith.cmpi eq, %hasFactors, %c5 : index
      %503 = arith.muli %500, %c2 : index
      %504 = memref.load %factors[%503] : memref<?xf32>
      %505 = arith.mulf %504, %operandScale : f32
      %506 = arith.select %502, %505, %operandScale : f32
      %507 = arith.remui %495, %c8 : index
      %508 = arith.muli %507, %c17 : index
      %509 = arith.addi %13, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %506 : f32
      %514 = arith.mulf %494, %513 : f32
      %515 = arith.muli %500, %outputFeatures : index
      %516 = arith.addi %515, %19 : index
      %517 = wave.lane
      %518 = arith.remui %517, %c8 : index
      %519 = arith.addi %516, %518 : index
      scf.if %17 {
        %520 = arith.addi %519, %c6 : index
        %521 = memref.load %residual[%520] : memref<?xf32>
        %522 = arith.addf %521, %514 : f32
        %523 = arith.addi %519, %c6 : index
        memref.store %522, %out[%523] : memref<?xf32>
      } else {
        %524 = arith.addi %519, %c6 : index
        memref.store %514, %out[%524] : memref<?xf32>
      }
    }
    %525 = vector.extract %265[5] : f32 from vector<8xf32>
    %526 = wave.lane
    %527 = arith.addi %16, %c6 : index
    %528 = arith.muli %c34, %c2 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.divui %526, %c8 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.cmpi slt, %531, %15 : index
    scf.if %532 {
      %533 = arith.cmpi eq, %hasFactors, %c5 : index
      %534 = arith.muli %531, %c2 : index
      %535 = memref.load %factors[%534] : memref<?xf32>
      %536 = arith.mulf %535, %operandScale : f32
      %537 = arith.select %533, %536, %operandScale : f32
      %538 = arith.remui %526, %c8 : index
      %539 = arith.muli %538, %c17 : index
      %540 = arith.addi %13, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %537 : f32
      %545 = arith.mulf %525, %544 : f32
      %546 = arith.muli %531, %outputFeatures : index
      %547 = arith.addi %546, %19 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c8 : index
      %550 = arith.addi %547, %549 : index
      scf.if %17 {
        %551 = arith.addi %550, %c6 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %545 : f32
        %554 = arith.addi %550, %c6 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c6 : index
        memref.store %545, %out[%555] : memref<?xf32>
      }
    }
    %556 = vector.extract %265[6] : f32 from vector<8xf32>
    %557 = wave.lane
    %558 = arith.addi %16, %c6 : index
    %559 = arith.muli %c35, %c2 : index
    %560 = arith.addi %558, %559 : index
    %561 = arith.divui %557, %c8 : index
    %562 = arith.addi %560, %561 : index
    %563 = arith.cmpi slt, %562, %15 : index
    scf.if %563 {
      %564 = arith.cmpi eq, %hasFactors, %c5 : index
      %565 = arith.muli %562, %c2 : index
      %566 = memref.load %factors[%565] : memref<?xf32>
      %567 = arith.mulf %566, %operandScale : f32
      %568 = arith.select %564, %567, %operandScale : f32
      %569 = arith.remui %557, %c8 : index
      %570 = arith.muli %569, %c17 : index
      %571 = arith.addi %13, %570 : index
      %572 = vector.load %w[%571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %573 = vector.bitcast %572 : vector<4xi8> to vector<1xf32>
      %574 = vector.extract %573[0] : f32 from vector<1xf32>
      %575 = arith.mulf %574, %568 : f32
      %576 = arith.mulf %556, %575 : f32
      %577 = arith.muli %562, %outputFeatures : index
      %578 = arith.addi %577, %19 : index
      %579 = wave.lane
      %580 = arith.remui %579, %c8 : index
      %581 = arith.addi %578, %580 : index
      scf.if %17 {
        %582 = arith.addi %581, %c6 : index
        %583 = memref.load %residual[%582] : memref<?xf32>
        %584 = arith.addf %583, %576 : f32
        %585 = arith.addi %581, %c6 : index
        memref.store %584, %out[%585] : memref<?xf32>
      } else {
        %586 = arith.addi %581, %c6 : index
        memref.store %576, %out[%586] : memref<?xf32>
      }
    }
    %587 = vector.extract %265[7] : f32 from vector<8xf32>
    %588 = wave.lane
    %589 = arith.addi %16, %c6 : index
    %590 = arith.muli %c36, %c2 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.divui %588, %c8 : index
    %593 = arith.addi %591, %592 : index
    %594 = arith.cmpi slt, %593, %15 : index
    scf.if %594 {
      %595 = arith.cmpi eq, %hasFactors, %c5 : index
      %596 = arith.muli %593, %c2 : index
      %597 = memref.load %factors[%596] : memref<?xf32>
      %598 = arith.mulf %597, %operandScale : f32
      %599 = arith.select %595, %598, %operandScale : f32
      %600 = arith.remui %588, %c8 : index
      %601 = arith.muli %600, %c17 : index
      %602 = arith.addi %13, %601 : index
      %603 = vector.load %w[%602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %604 = vector.bitcast %603 : vector<4xi8> to vector<1xf32>
      %605 = vector.extract %604[0] : f32 from vector<1xf32>
      %606 = arith.mulf %605, %599 : f32
      %607 = arith.mulf %587, %606 : f32
      %608 = arith.muli %593, %outputFeatures : index
      %609 = arith.addi %608, %19 : index
      %610 = wave.lane
      %611 = arith.remui %610, %c8 : index
      %612 = arith.addi %609, %611 : index
      scf.if %17 {
        %613 = arith.addi %612, %c6 : index
        %614 = memref.load %residual[%613] : memref<?xf32>
        %615 = arith.addf %614, %607 : f32
        %616 = arith.addi %612, %c6 : index
        memref.store %615, %out[%616] : memref<?xf32>
      } else {
        %617 = arith.addi %612, %c6 : index
        memref.store %607, %out[%617] : memref<?xf32>
      }
    }
  }
  %618 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %618 {
    %619 = arith.addi %16, %c8 : index
    %620 = arith.minsi %619, %15 : index
    %621 = wave.wave
    %622 = arith.addi %16, %621 : index
    scf.for %623 = %622 to %620 step %c5 {
      %624 = arith.muli %623, %features : index
      %625 = wave.lane
      %626 = arith.muli %625, %c17 : index
      %631:3 = scf.for %627 = %626 to %features step %c4 iter_args(%628 = %c39, %629 = %c39, %630 = %c39) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %632 = arith.addi %624, %627 : index
        %633 = vector.load %out[%632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %634 = vector.load %norm_weight[%627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %635 = arith.mulf %633, %634 : vector<4xf32>
        %636 = math.fma %633, %633, %628 : vector<4xf32>
        %637 = math.fma %635, %635, %629 : vector<4xf32>
        %638 = math.absf %635 : vector<4xf32>
        %639 = arith.maximumf %630, %638 : vector<4xf32>
        scf.yield %636, %637, %639 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %640 = wave.reduce "add" %631#0 : vector<4xf32>
      %641 = arith.mulf %640, %inverseFeatures : f32
      %642 = arith.addf %641, %epsilon : f32
      %643 = math.sqrt %642 : f32
      %644 = arith.divf %c41, %643 : f32
      %645 = wave.reduce "max" %631#2 : vector<4xf32>
      %646 = arith.mulf %645, %644 : f32
      %647 = arith.bitcast %646 : f32 to i32
      %648 = arith.shrui %647, %c43 : i32
      %649 = arith.maxsi %648, %c44 : i32
      %650 = arith.subi %c45, %649 : i32
      %651 = arith.shli %650, %c43 : i32
      %652 = arith.subi %649, %c46 : i32
      %653 = arith.shli %652, %c43 : i32
      %654 = arith.bitcast %651 : i32 to f32
      %655 = arith.bitcast %653 : i32 to f32
      %656 = wave.reduce "add" %631#1 : vector<4xf32>
      %657 = arith.mulf %656, %644 : f32
      %658 = arith.mulf %657, %644 : f32
      %659 = wave.lane
      %660 = arith.cmpi eq, %659, %c6 : index
      scf.if %660 {
        %661 = arith.muli %623, %c2 : index
        memref.store %655, %normed_factors[%661] : memref<?xf32>
        %662 = arith.muli %623, %c2 : index
        %663 = arith.addi %662, %c5 : index
        memref.store %658, %normed_factors[%663] : memref<?xf32>
      }
      %664 = vector.broadcast %644 : f32 to vector<4xf32>
      %665 = vector.broadcast %654 : f32 to vector<4xf32>
      scf.for %666 = %626 to %features step %c4 {
        %667 = arith.addi %624, %666 : index
        %668 = vector.load %out[%667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %669 = arith.mulf %668, %664 : vector<4xf32>
        %670 = vector.load %norm_weight[%666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %671 = arith.mulf %669, %670 : vector<4xf32>
        %672 = arith.mulf %671, %665 : vector<4xf32>
        %673 = arith.divui %623, %tileRows : index
        %674 = arith.divui %features, %c8 : index
        %675 = arith.muli %673, %674 : index
        %676 = arith.divui %666, %c8 : index
        %677 = arith.addi %675, %676 : index
        %678 = arith.muli %677, %c2 : index
        %679 = arith.remui %666, %c8 : index
        %680 = arith.divui %679, %c1 : index
        %681 = arith.addi %678, %680 : index
        %682 = arith.muli %tileRows, %c1 : index
        %683 = arith.muli %681, %682 : index
        %684 = arith.remui %623, %tileRows : index
        %685 = arith.muli %684, %c1 : index
        %686 = arith.addi %683, %685 : index
        %687 = arith.remui %666, %c1 : index
        %688 = arith.addi %686, %687 : index
        %689 = arith.truncf %672 : vector<4xf32> to vector<4xf16>
        vector.store %689, %normed[%688] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
