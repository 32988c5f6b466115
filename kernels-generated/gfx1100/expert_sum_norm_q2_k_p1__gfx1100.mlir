// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q2_k', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_norm_q2_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 7 : index
  %c13 = arith.constant 1 : index
  %c14 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c23 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c24 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c3 : index
    %8 = arith.divui %7, %c4 : index
    %9 = arith.divui %inputFeatures, %c5 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %10, %8 : index
    %12 = arith.addi %11, %c7 : index
    %13 = arith.divui %12, %c8 : index
    %14 = arith.muli %13, %c8 : index
    %15 = arith.addi %6, %14 : index
    %16 = arith.addi %15, %c8 : index
    %17 = wave.block 0
    %18 = arith.muli %inputFeatures, %c9 : index
    %19 = wave.scratch %18 : memref<?xf16>
    %20 = arith.muli %ranksMax, %c11 : index
    %21 = wave.scratch %20 : memref<?xf32>
    %22 = arith.addi %expertsPerToken, %c12 : index
    %23 = arith.divui %22, %c9 : index
    scf.for %24 = %c0 to %23 step %c13 {
      %25 = arith.muli %24, %c9 : index
      %26 = arith.addi %5, %25 : index
      %27 = arith.muli %0, %expertsPerToken : index
      %28 = arith.subi %expertsPerToken, %c13 : index
      %29 = arith.minsi %26, %28 : index
      %30 = arith.addi %27, %29 : index
      %31 = arith.muli %30, %inputFeatures : index
      %32 = arith.divui %inputFeatures, %c9 : index
      %33 = arith.muli %5, %inputFeatures : index
      %34 = wave.lane
      scf.for %35 = %34 to %32 step %c14 {
        %36 = arith.muli %35, %c9 : index
        %37 = arith.addi %31, %36 : index
        %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %39 = arith.muli %35, %c9 : index
        %40 = arith.addi %33, %39 : index
        vector.store %38, %19[%40] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %41 = memref.load %ids[%30] : memref<?xi32>
      %42 = arith.index_cast %41 : i32 to index
      %43 = arith.muli %42, %panelsPerExpert : index
      %44 = arith.muli %17, %c13 : index
      %45 = arith.addi %43, %44 : index
      %46 = arith.addi %45, %c0 : index
      %47 = arith.muli %46, %16 : index
      %48 = arith.muli %5, %inputFeatures : index
      %49 = arith.divui %inputFeatures, %c14 : index
      %50 = arith.muli %c0, %stepsPerWave : index
      %51 = arith.minsi %50, %49 : index
      %52 = arith.addi %51, %stepsPerWave : index
      %53 = arith.minsi %52, %49 : index
      %54 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %55 = arith.subi %53, %51 : index
      %56 = arith.divui %55, %c4 : index
      %57 = arith.muli %56, %c4 : index
      %58 = arith.addi %51, %57 : index
      %59 = arith.addi %51, %stepsPerWave : index
      %60 = arith.select %54, %59, %58 : index
      %63 = scf.for %61 = %51 to %60 step %c4 iter_args(%62 = %c16) -> (vector<8xf32>) {
        %64 = wave.lane
        %65 = arith.addi %61, %c0 : index
        %66 = arith.remui %64, %c11 : index
        %67 = arith.addi %47, %c8 : index
        %68 = arith.divui %65, %c9 : index
        %69 = arith.muli %68, %c6 : index
        %70 = arith.addi %67, %69 : index
        %71 = arith.muli %66, %c3 : index
        %72 = arith.addi %70, %71 : index
        %73 = vector.load %w[%72] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %74 = vector.bitcast %73 : vector<4xi8> to vector<2xf16>
        %75 = arith.divui %inputFeatures, %c5 : index
        %76 = arith.muli %75, %c6 : index
        %77 = arith.addi %67, %76 : index
        %78 = arith.muli %65, %c6 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.muli %66, %c3 : index
        %81 = arith.addi %79, %80 : index
        %82 = vector.load %w[%81] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %83 = vector.extract %74[0] : f16 from vector<2xf16>
        %84 = arith.extf %83 : f16 to f32
        %85 = vector.extract %82[0] : i8 from vector<4xi8>
        %86 = arith.extui %85 : i8 to i32
        %87 = arith.sitofp %86 : i32 to f32
        %88 = arith.mulf %84, %87 : f32
        %89 = arith.truncf %88 : f32 to f16
        %90 = vector.broadcast %89 : f16 to vector<16xf16>
        %91 = vector.extract %74[1] : f16 from vector<2xf16>
        %92 = arith.extf %91 : f16 to f32
        %93 = vector.extract %82[1] : i8 from vector<4xi8>
        %94 = arith.extui %93 : i8 to i32
        %95 = arith.sitofp %94 : i32 to f32
        %96 = arith.mulf %92, %95 : f32
        %97 = arith.truncf %96 : f32 to f16
        %98 = vector.broadcast %97 : f16 to vector<16xf16>
        %99 = vector.extract %74[0] : f16 from vector<2xf16>
        %100 = arith.extf %99 : f16 to f32
        %101 = vector.extract %82[2] : i8 from vector<4xi8>
        %102 = arith.extui %101 : i8 to i32
        %103 = arith.sitofp %102 : i32 to f32
        %104 = arith.mulf %100, %103 : f32
        %105 = arith.truncf %104 : f32 to f16
        %106 = vector.broadcast %105 : f16 to vector<16xf16>
        %107 = vector.extract %74[1] : f16 from vector<2xf16>
        %108 = arith.extf %107 : f16 to f32
        %109 = vector.extract %82[3] : i8 from vector<4xi8>
        %110 = arith.extui %109 : i8 to i32
        %111 = arith.sitofp %110 : i32 to f32
        %112 = arith.mulf %108, %111 : f32
        %113 = arith.truncf %112 : f32 to f16
        %114 = vector.broadcast %113 : f16 to vector<16xf16>
        %115 = arith.addi %47, %c8 : index
        %116 = arith.muli %inputFeatures, %c3 : index
        %117 = arith.divui %116, %c4 : index
        %118 = arith.divui %inputFeatures, %c5 : index
        %119 = arith.muli %118, %c6 : index
        %120 = arith.addi %119, %117 : index
        %121 = arith.addi %120, %c7 : index
        %122 = arith.divui %121, %c8 : index
        %123 = arith.muli %122, %c8 : index
        %124 = arith.addi %115, %123 : index
        %125 = arith.muli %inputFeatures, %c0 : index
        %126 = arith.addi %124, %125 : index
        %127 = arith.muli %65, %c11 : index
        %128 = arith.addi %127, %66 : index
        %129 = arith.muli %128, %c9 : index
        %130 = arith.addi %126, %129 : index
        %131 = vector.load %w[%130] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
        %132 = vector.bitcast %131 : vector<8xi8> to vector<2xi32>
        %133 = vector.shuffle %132, %132 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
        %134 = arith.shrui %133, %c19 : vector<4xi32>
        %135 = arith.andi %134, %c20 : vector<4xi32>
        %136 = arith.ori %135, %c21 : vector<4xi32>
        %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
        %138 = arith.shrui %133, %c22 : vector<4xi32>
        %139 = arith.andi %138, %c20 : vector<4xi32>
        %140 = arith.ori %139, %c21 : vector<4xi32>
        %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
        %142 = arith.shrui %133, %c23 : vector<4xi32>
        %143 = arith.andi %142, %c20 : vector<4xi32>
        %144 = arith.ori %143, %c21 : vector<4xi32>
        %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
        %146 = arith.shrui %133, %c24 : vector<4xi32>
        %147 = arith.andi %146, %c20 : vector<4xi32>
        %148 = arith.ori %147, %c21 : vector<4xi32>
        %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
        %150 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %151 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %152 = vector.shuffle %150, %151 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %153 = arith.subf %152, %c25 : vector<32xf16>
        %154 = vector.shuffle %153, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %155 = vector.shuffle %153, %153 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %156 = math.fma %154, %90, %98 : vector<16xf16>
        %157 = math.fma %155, %106, %114 : vector<16xf16>
        %158 = arith.addi %61, %c13 : index
        %159 = arith.remui %64, %c11 : index
        %160 = arith.addi %47, %c8 : index
        %161 = arith.divui %158, %c9 : index
        %162 = arith.muli %161, %c6 : index
        %163 = arith.addi %160, %162 : index
        %164 = arith.muli %159, %c3 : index
        %165 = arith.addi %163, %164 : index
        %166 = vector.load %w[%165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %167 = vector.bitcast %166 : vector<4xi8> to vector<2xf16>
        %168 = arith.divui %inputFeatures, %c5 : index
        %169 = arith.muli %168, %c6 : index
        %170 = arith.addi %160, %169 : index
        %171 = arith.muli %158, %c6 : index
        %172 = arith.addi %170, %171 : index
        %173 = arith.muli %159, %c3 : index
        %174 = arith.addi %172, %173 : index
        %175 = vector.load %w[%174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %176 = vector.extract %167[0] : f16 from vector<2xf16>
        %177 = arith.extf %176 : f16 to f32
        %178 = vector.extract %175[0] : i8 from vector<4xi8>
        %179 = arith.extui %178 : i8 to i32
        %180 = arith.sitofp %179 : i32 to f32
        %181 = arith.mulf %177, %180 : f32
        %182 = arith.truncf %181 : f32 to f16
        %183 = vector.broadcast %182 : f16 to vector<16xf16>
        %184 = vector.extract %167[1] : f16 from vector<2xf16>
        %185 = arith.extf %184 : f16 to f32
        %186 = vector.extract %175[1] : i8 from vector<4xi8>
        %187 = arith.extui %186 : i8 to i32
        %188 = arith.sitofp %187 : i32 to f32
        %189 = arith.mulf %185, %188 : f32
        %190 = arith.truncf %189 : f32 to f16
        %191 = vector.broadcast %190 : f16 to vector<16xf16>
        %192 = vector.extract %167[0] : f16 from vector<2xf16>
        %193 = arith.extf %192 : f16 to f32
        %194 = vector.extract %175[2] : i8 from vector<4xi8>
        %195 = arith.extui %194 : i8 to i32
        %196 = arith.sitofp %195 : i32 to f32
        %197 = arith.mulf %193, %196 : f32
        %198 = arith.truncf %197 : f32 to f16
        %199 = vector.broadcast %198 : f16 to vector<16xf16>
        %200 = vector.extract %167[1] : f16 from vector<2xf16>
        %201 = arith.extf %200 : f16 to f32
        %202 = vector.extract %175[3] : i8 from vector<4xi8>
        %203 = arith.extui %202 : i8 to i32
        %204 = arith.sitofp %203 : i32 to f32
        %205 = arith.mulf %201, %204 : f32
        %206 = arith.truncf %205 : f32 to f16
        %207 = vector.broadcast %206 : f16 to vector<16xf16>
        %208 = arith.addi %47, %c8 : index
        %209 = arith.muli %inputFeatures, %c3 : index
        %210 = arith.divui %209, %c4 : index
        %211 = arith.divui %inputFeatures, %c5 : index
        %212 = arith.muli %211, %c6 : index
        %213 = arith.addi %212, %210 : index
        %214 = arith.addi %213, %c7 : index
        %215 = arith.divui %214, %c8 : index
        %216 = arith.muli %215, %c8 : index
        %217 = arith.addi %208, %216 : index
        %218 = arith.muli %inputFeatures, %c0 : index
        %219 = arith.addi %217, %218 : index
        %220 = arith.muli %158, %c11 : index
        %221 = arith.addi %220, %159 : index
        %222 = arith.muli %221, %c9 : index
        %223 = arith.addi %219, %222 : index
        %224 = vector.load %w[%223] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
        %225 = vector.bitcast %224 : vector<8xi8> to vector<2xi32>
        %226 = vector.shuffle %225, %225 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
        %227 = arith.shrui %226, %c19 : vector<4xi32>
        %228 = arith.andi %227, %c20 : vector<4xi32>
        %229 = arith.ori %228, %c21 : vector<4xi32>
        %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
        %231 = arith.shrui %226, %c22 : vector<4xi32>
        %232 = arith.andi %231, %c20 : vector<4xi32>
        %233 = arith.ori %232, %c21 : vector<4xi32>
        %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
        %235 = arith.shrui %226, %c23 : vector<4xi32>
        %236 = arith.andi %235, %c20 : vector<4xi32>
        %237 = arith.ori %236, %c21 : vector<4xi32>
        %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
        %239 = arith.shrui %226, %c24 : vector<4xi32>
        %240 = arith.andi %239, %c20 : vector<4xi32>
        %241 = arith.ori %240, %c21 : vector<4xi32>
        %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
        %243 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %246 = arith.subf %245, %c25 : vector<32xf16>
        %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %249 = math.fma %247, %183, %191 : vector<16xf16>
        %250 = math.fma %248, %199, %207 : vector<16xf16>
        %251 = arith.muli %61, %c4 : index
        %252 = arith.addi %251, %c0 : index
        %253 = arith.muli %c13, %c11 : index
        %254 = arith.muli %252, %253 : index
        %255 = arith.addi %48, %254 : index
        %256 = vector.load %19[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = arith.muli %c13, %c9 : index
        %258 = arith.addi %255, %257 : index
        %259 = vector.load %19[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %261 = wave.mma %260, %156, %62 : vector<16xf16>, vector<8xf32>
        %262 = arith.muli %61, %c4 : index
        %263 = arith.addi %262, %c13 : index
        %264 = arith.muli %c13, %c11 : index
        %265 = arith.muli %263, %264 : index
        %266 = arith.addi %48, %265 : index
        %267 = vector.load %19[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.muli %c13, %c9 : index
        %269 = arith.addi %266, %268 : index
        %270 = vector.load %19[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %157, %261 : vector<16xf16>, vector<8xf32>
        %273 = arith.muli %61, %c4 : index
        %274 = arith.addi %273, %c4 : index
        %275 = arith.muli %c13, %c11 : index
        %276 = arith.muli %274, %275 : index
        %277 = arith.addi %48, %276 : index
        %278 = vector.load %19[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.muli %c13, %c9 : index
        %280 = arith.addi %277, %279 : index
        %281 = vector.load %19[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %283 = wave.mma %282, %249, %272 : vector<16xf16>, vector<8xf32>
        %284 = arith.muli %61, %c4 : index
        %285 = arith.addi %284, %c26 : index
        %286 = arith.muli %c13, %c11 : index
        %287 = arith.muli %285, %286 : index
        %288 = arith.addi %48, %287 : index
        %289 = vector.load %19[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = arith.muli %c13, %c9 : index
        %291 = arith.addi %288, %290 : index
        %292 = vector.load %19[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %294 = wave.mma %293, %250, %283 : vector<16xf16>, vector<8xf32>
        scf.yield %294 : vector<8xf32>
      }
      %295 = arith.select %54, %60, %53 : index
      %298 = scf.for %296 = %60 to %295 step %c13 iter_args(%297 = %63) -> (vector<8xf32>) {
        %299 = wave.lane
        %300 = arith.addi %296, %c0 : index
        %301 = arith.remui %299, %c11 : index
        %302 = arith.addi %47, %c8 : index
        %303 = arith.divui %300, %c9 : index
        %304 = arith.muli %303, %c6 : index
        %305 = arith.addi %302, %304 : index
        %306 = arith.muli %301, %c3 : index
        %307 = arith.addi %305, %306 : index
        %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %309 = vector.bitcast %308 : vector<4xi8> to vector<2xf16>
        %310 = arith.divui %inputFeatures, %c5 : index
        %311 = arith.muli %310, %c6 : index
        %312 = arith.addi %302, %311 : index
        %313 = arith.muli %300, %c6 : index
        %314 = arith.addi %312, %313 : index
        %315 = arith.muli %301, %c3 : index
        %316 = arith.addi %314, %315 : index
        %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %318 = vector.extract %309[0] : f16 from vector<2xf16>
        %319 = arith.extf %318 : f16 to f32
        %320 = vector.extract %317[0] : i8 from vector<4xi8>
        %321 = arith.extui %320 : i8 to i32
        %322 = arith.sitofp %321 : i32 to f32
        %323 = arith.mulf %319, %322 : f32
        %324 = arith.truncf %323 : f32 to f16
        %325 = vector.broadcast %324 : f16 to vector<16xf16>
        %326 = vector.extract %309[1] : f16 from vector<2xf16>
        %327 = arith.extf %326 : f16 to f32
        %328 = vector.extract %317[1] : i8 from vector<4xi8>
        %329 = arith.extui %328 : i8 to i32
        %330 = arith.sitofp %329 : i32 to f32
        %331 = arith.mulf %327, %330 : f32
        %332 = arith.truncf %331 : f32 to f16
        %333 = vector.broadcast %332 : f16 to vector<16xf16>
        %334 = vector.extract %309[0] : f16 from vector<2xf16>
        %335 = arith.extf %334 : f16 to f32
        %336 = vector.extract %317[2] : i8 from vector<4xi8>
        %337 = arith.extui %336 : i8 to i32
        %338 = arith.sitofp %337 : i32 to f32
        %339 = arith.mulf %335, %338 : f32
        %340 = arith.truncf %339 : f32 to f16
        %341 = vector.broadcast %340 : f16 to vector<16xf16>
        %342 = vector.extract %309[1] : f16 from vector<2xf16>
        %343 = arith.extf %342 : f16 to f32
        %344 = vector.extract %317[3] : i8 from vector<4xi8>
        %345 = arith.extui %344 : i8 to i32
        %346 = arith.sitofp %345 : i32 to f32
        %347 = arith.mulf %343, %346 : f32
        %348 = arith.truncf %347 : f32 to f16
        %349 = vector.broadcast %348 : f16 to vector<16xf16>
        %350 = arith.addi %47, %c8 : index
        %351 = arith.muli %inputFeatures, %c3 : index
        %352 = arith.divui %351, %c4 : index
        %353 = arith.divui %inputFeatures, %c5 : index
        %354 = arith.muli %353, %c6 : index
        %355 = arith.addi %354, %352 : index
        %356 = arith.addi %355, %c7 : index
        %357 = arith.divui %356, %c8 : index
        %358 = arith.muli %357, %c8 : index
        %359 = arith.addi %350, %358 : index
        %360 = arith.muli %inputFeatures, %c0 : index
        %361 = arith.addi %359, %360 : index
        %362 = arith.muli %300, %c11 : index
        %363 = arith.addi %362, %301 : index
        %364 = arith.muli %363, %c9 : index
        %365 = arith.addi %361, %364 : index
        %366 = vector.load %w[%365] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
        %367 = vector.bitcast %366 : vector<8xi8> to vector<2xi32>
        %368 = vector.shuffle %367, %367 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
        %369 = arith.shrui %368, %c19 : vector<4xi32>
        %370 = arith.andi %369, %c20 : vector<4xi32>
        %371 = arith.ori %370, %c21 : vector<4xi32>
        %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
        %373 = arith.shrui %368, %c22 : vector<4xi32>
        %374 = arith.andi %373, %c20 : vector<4xi32>
        %375 = arith.ori %374, %c21 : vector<4xi32>
        %376 = vector.bitcast %375 : vector<4xi32> to vector<8xf16>
        %377 = arith.shrui %368, %c23 : vector<4xi32>
        %378 = arith.andi %377, %c20 : vector<4xi32>
        %379 = arith.ori %378, %c21 : vector<4xi32>
        %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
        %381 = arith.shrui %368, %c24 : vector<4xi32>
        %382 = arith.andi %381, %c20 : vector<4xi32>
        %383 = arith.ori %382, %c21 : vector<4xi32>
        %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
        %385 = vector.shuffle %372, %376 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = vector.shuffle %380, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = vector.shuffle %385, %386 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %388 = arith.subf %387, %c25 : vector<32xf16>
        %389 = vector.shuffle %388, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %390 = vector.shuffle %388, %388 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %391 = math.fma %389, %325, %333 : vector<16xf16>
        %392 = math.fma %390, %341, %349 : vector<16xf16>
        %393 = arith.muli %296, %c4 : index
        %394 = arith.addi %393, %c0 : index
        %395 = arith.muli %c13, %c11 : index
        %396 = arith.muli %394, %395 : index
        %397 = arith.addi %48, %396 : index
        %398 = vector.load %19[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.muli %c13, %c9 : index
        %400 = arith.addi %397, %399 : index
        %401 = vector.load %19[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %391, %297 : vector<16xf16>, vector<8xf32>
        %404 = arith.muli %296, %c4 : index
        %405 = arith.addi %404, %c13 : index
        %406 = arith.muli %c13, %c11 : index
        %407 = arith.muli %405, %406 : index
        %408 = arith.addi %48, %407 : index
        %409 = vector.load %19[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = arith.muli %c13, %c9 : index
        %411 = arith.addi %408, %410 : index
        %412 = vector.load %19[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %392, %403 : vector<16xf16>, vector<8xf32>
        scf.yield %414 : vector<8xf32>
      }
      %415 = arith.cmpi slt, %4, %c11 : index
      %416 = arith.cmpi slt, %26, %expertsPerToken : index
      %417 = arith.andi %415, %416 : i1
      scf.if %417 {
        %418 = arith.cmpi eq, %hasFactors, %c13 : index
        %419 = arith.muli %30, %c4 : index
        %420 = memref.load %factors[%419] : memref<?xf32>
        %421 = arith.mulf %420, %operandScale : f32
        %422 = arith.select %418, %421, %operandScale : f32
        %423 = vector.extract %298[0] : f32 from vector<8xf32>
        %424 = arith.remui %4, %c11 : index
        %425 = arith.muli %424, %c3 : index
        %426 = arith.addi %47, %425 : index
        %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
        %429 = vector.extract %428[0] : f32 from vector<1xf32>
        %430 = arith.mulf %429, %422 : f32
        %431 = arith.mulf %423, %430 : f32
        %432 = arith.muli %26, %c11 : index
        %433 = arith.addi %432, %c0 : index
        %434 = arith.addi %433, %4 : index
        memref.store %431, %21[%434] : memref<?xf32>
      }
      wave.barrier
    }
    %435 = arith.muli %5, %c14 : index
    %436 = arith.addi %435, %4 : index
    %437 = arith.cmpi slt, %436, %c11 : index
    scf.if %437 {
      %440 = scf.for %438 = %c0 to %expertsPerToken step %c13 iter_args(%439 = %c29) -> (f32) {
        %441 = arith.muli %0, %expertsPerToken : index
        %442 = arith.addi %441, %438 : index
        %443 = memref.load %weights[%442] : memref<?xf32>
        %444 = arith.muli %438, %c11 : index
        %445 = arith.addi %444, %4 : index
        %446 = memref.load %21[%445] : memref<?xf32>
        %447 = math.fma %443, %446, %439 : f32
        scf.yield %447 : f32
      }
      %448 = arith.muli %0, %outputFeatures : index
      %449 = arith.muli %17, %c11 : index
      %450 = arith.addi %448, %449 : index
      %451 = arith.addi %450, %4 : index
      %452 = memref.load %residual[%451] : memref<?xf32>
      %453 = arith.addf %452, %440 : f32
      memref.store %453, %out[%451] : memref<?xf32>
    }
  }
  %454 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %454 {
    %455 = arith.addi %0, %c13 : index
    %456 = arith.minsi %455, %2 : index
    %457 = wave.wave
    %458 = arith.addi %0, %457 : index
    scf.for %459 = %458 to %456 step %c9 {
      %460 = arith.muli %459, %features : index
      %461 = wave.lane
      %462 = arith.muli %461, %c3 : index
      %467:3 = scf.for %463 = %462 to %features step %c8 iter_args(%464 = %c34, %465 = %c34, %466 = %c34) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %468 = arith.addi %460, %463 : index
        %469 = vector.load %out[%468] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %470 = vector.load %norm_weight[%463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %471 = arith.mulf %469, %470 : vector<4xf32>
        %472 = math.fma %469, %469, %464 : vector<4xf32>
        %473 = math.fma %471, %471, %465 : vector<4xf32>
        %474 = math.absf %471 : vector<4xf32>
        %475 = arith.maximumf %466, %474 : vector<4xf32>
        scf.yield %472, %473, %475 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %476 = wave.reduce "add" %467#0 : vector<4xf32>
      %477 = arith.mulf %476, %inverseFeatures : f32
      %478 = arith.addf %477, %epsilon : f32
      %479 = math.sqrt %478 : f32
      %480 = arith.divf %c36, %479 : f32
      %481 = wave.reduce "max" %467#2 : vector<4xf32>
      %482 = arith.mulf %481, %480 : f32
      %483 = arith.bitcast %482 : f32 to i32
      %484 = arith.shrui %483, %c38 : i32
      %485 = arith.maxsi %484, %c39 : i32
      %486 = arith.subi %c40, %485 : i32
      %487 = arith.shli %486, %c38 : i32
      %488 = arith.subi %485, %c41 : i32
      %489 = arith.shli %488, %c38 : i32
      %490 = arith.bitcast %487 : i32 to f32
      %491 = arith.bitcast %489 : i32 to f32
      %492 = wave.reduce "add" %467#1 : vector<4xf32>
      %493 = arith.mulf %492, %480 : f32
      %494 = arith.mulf %493, %480 : f32
      %495 = wave.lane
      %496 = arith.cmpi eq, %495, %c0 : index
      scf.if %496 {
        %497 = arith.muli %459, %c4 : index
        memref.store %491, %normed_factors[%497] : memref<?xf32>
        %498 = arith.muli %459, %c4 : index
        %499 = arith.addi %498, %c13 : index
        memref.store %494, %normed_factors[%499] : memref<?xf32>
      }
      %500 = vector.broadcast %480 : f32 to vector<4xf32>
      %501 = vector.broadcast %490 : f32 to vector<4xf32>
      scf.for %502 = %462 to %features step %c8 {
        %503 = arith.addi %460, %502 : index
        %504 = vector.load %out[%503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %505 = arith.mulf %504, %500 : vector<4xf32>
        %506 = vector.load %norm_weight[%502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %507 = arith.mulf %505, %506 : vector<4xf32>
        %508 = arith.mulf %507, %501 : vector<4xf32>
        %509 = arith.divui %459, %tileRows : index
        %510 = arith.divui %features, %c11 : index
        %511 = arith.muli %509, %510 : index
        %512 = arith.divui %502, %c11 : index
        %513 = arith.addi %511, %512 : index
        %514 = arith.muli %513, %c4 : index
        %515 = arith.remui %502, %c11 : index
        %516 = arith.divui %515, %c9 : index
        %517 = arith.addi %514, %516 : index
        %518 = arith.muli %tileRows, %c9 : index
        %519 = arith.muli %517, %518 : index
        %520 = arith.remui %459, %tileRows : index
        %521 = arith.muli %520, %c9 : index
        %522 = arith.addi %519, %521 : index
        %523 = arith.remui %502, %c9 : index
        %524 = arith.addi %522, %523 : index
        %525 = arith.truncf %508 : vector<4xf32> to vector<4xf16>
        vector.store %525, %normed[%524] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
