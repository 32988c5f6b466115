// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_k', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_norm_q5_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 10 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 7 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 23 : i32
  %c45 = arith.constant 141 : i32
  %c46 = arith.constant 268 : i32
  %c47 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.divui %inputFeatures, %c4 : index
    %8 = arith.muli %7, %c5 : index
    %9 = arith.addi %8, %inputFeatures : index
    %10 = arith.addi %9, %c6 : index
    %11 = arith.divui %10, %c7 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %6, %12 : index
    %14 = arith.addi %13, %c7 : index
    %15 = wave.block 0
    %16 = arith.muli %inputFeatures, %c8 : index
    %17 = wave.scratch %16 : memref<?xf16>
    %18 = arith.muli %ranksMax, %c10 : index
    %19 = wave.scratch %18 : memref<?xf32>
    %20 = arith.addi %expertsPerToken, %c11 : index
    %21 = arith.divui %20, %c8 : index
    scf.for %22 = %c0 to %21 step %c12 {
      %23 = arith.muli %22, %c8 : index
      %24 = arith.addi %5, %23 : index
      %25 = arith.muli %0, %expertsPerToken : index
      %26 = arith.subi %expertsPerToken, %c12 : index
      %27 = arith.minsi %24, %26 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.muli %28, %inputFeatures : index
      %30 = arith.divui %inputFeatures, %c8 : index
      %31 = arith.muli %5, %inputFeatures : index
      %32 = wave.lane
      scf.for %33 = %32 to %30 step %c13 {
        %34 = arith.muli %33, %c8 : index
        %35 = arith.addi %29, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %37 = arith.muli %33, %c8 : index
        %38 = arith.addi %31, %37 : index
        vector.store %36, %17[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = memref.load %ids[%28] : memref<?xi32>
      %40 = arith.index_cast %39 : i32 to index
      %41 = arith.muli %40, %panelsPerExpert : index
      %42 = arith.muli %15, %c12 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %43, %c0 : index
      %45 = arith.muli %44, %14 : index
      %46 = arith.muli %5, %inputFeatures : index
      %47 = arith.divui %inputFeatures, %c13 : index
      %48 = arith.muli %c0, %stepsPerWave : index
      %49 = arith.minsi %48, %47 : index
      %50 = arith.addi %49, %stepsPerWave : index
      %51 = arith.minsi %50, %47 : index
      %52 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %53 = arith.subi %51, %49 : index
      %54 = arith.divui %53, %c18 : index
      %55 = arith.muli %54, %c18 : index
      %56 = arith.addi %49, %55 : index
      %57 = arith.addi %49, %stepsPerWave : index
      %58 = arith.select %52, %57, %56 : index
      %61 = scf.for %59 = %49 to %58 step %c18 iter_args(%60 = %c15) -> (vector<8xf32>) {
        %62 = wave.lane
        %63 = arith.addi %59, %c0 : index
        %64 = arith.remui %62, %c10 : index
        %65 = arith.addi %45, %c7 : index
        %66 = arith.divui %63, %c8 : index
        %67 = arith.muli %66, %c5 : index
        %68 = arith.addi %65, %67 : index
        %69 = arith.muli %64, %c19 : index
        %70 = arith.addi %68, %69 : index
        %71 = vector.load %w[%70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %72 = vector.bitcast %71 : vector<4xi8> to vector<2xf16>
        %73 = arith.divui %inputFeatures, %c4 : index
        %74 = arith.muli %73, %c5 : index
        %75 = arith.addi %65, %74 : index
        %76 = arith.muli %63, %c13 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.muli %64, %c18 : index
        %79 = arith.addi %77, %78 : index
        %80 = vector.load %w[%79] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %81 = vector.extract %72[0] : f16 from vector<2xf16>
        %82 = arith.extf %81 : f16 to f32
        %83 = vector.extract %80[0] : i8 from vector<2xi8>
        %84 = arith.extui %83 : i8 to i32
        %85 = arith.sitofp %84 : i32 to f32
        %86 = arith.mulf %82, %85 : f32
        %87 = arith.truncf %86 : f32 to f16
        %88 = vector.broadcast %87 : f16 to vector<16xf16>
        %89 = vector.extract %72[1] : f16 from vector<2xf16>
        %90 = arith.extf %89 : f16 to f32
        %91 = vector.extract %80[1] : i8 from vector<2xi8>
        %92 = arith.extui %91 : i8 to i32
        %93 = arith.sitofp %92 : i32 to f32
        %94 = arith.mulf %90, %93 : f32
        %95 = arith.truncf %94 : f32 to f16
        %96 = vector.broadcast %95 : f16 to vector<16xf16>
        %97 = arith.addi %45, %c7 : index
        %98 = arith.divui %inputFeatures, %c4 : index
        %99 = arith.muli %98, %c5 : index
        %100 = arith.addi %99, %inputFeatures : index
        %101 = arith.addi %100, %c6 : index
        %102 = arith.divui %101, %c7 : index
        %103 = arith.muli %102, %c7 : index
        %104 = arith.addi %97, %103 : index
        %105 = arith.muli %inputFeatures, %c8 : index
        %106 = arith.addi %104, %105 : index
        %107 = arith.muli %63, %c10 : index
        %108 = arith.addi %107, %64 : index
        %109 = arith.muli %108, %c19 : index
        %110 = arith.addi %106, %109 : index
        %111 = arith.muli %63, %c4 : index
        %112 = arith.addi %104, %111 : index
        %113 = arith.muli %64, %c10 : index
        %114 = arith.addi %112, %113 : index
        %115 = vector.load %w[%110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %116 = vector.bitcast %115 : vector<4xi8> to vector<1xi32>
        %117 = vector.shuffle %116, %116 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %118 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %119 = vector.bitcast %118 : vector<16xi8> to vector<4xi32>
        %120 = arith.shrui %119, %c20 : vector<4xi32>
        %121 = arith.andi %120, %c21 : vector<4xi32>
        %122 = arith.shrui %117, %c22 : vector<4xi32>
        %123 = arith.andi %122, %c23 : vector<4xi32>
        %124 = arith.shli %123, %c24 : vector<4xi32>
        %125 = arith.ori %121, %124 : vector<4xi32>
        %126 = arith.ori %125, %c25 : vector<4xi32>
        %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
        %128 = arith.shrui %119, %c24 : vector<4xi32>
        %129 = arith.andi %128, %c21 : vector<4xi32>
        %130 = arith.shrui %117, %c26 : vector<4xi32>
        %131 = arith.andi %130, %c23 : vector<4xi32>
        %132 = arith.shli %131, %c24 : vector<4xi32>
        %133 = arith.ori %129, %132 : vector<4xi32>
        %134 = arith.ori %133, %c25 : vector<4xi32>
        %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
        %136 = arith.shrui %119, %c27 : vector<4xi32>
        %137 = arith.andi %136, %c21 : vector<4xi32>
        %138 = arith.shrui %117, %c28 : vector<4xi32>
        %139 = arith.andi %138, %c23 : vector<4xi32>
        %140 = arith.shli %139, %c24 : vector<4xi32>
        %141 = arith.ori %137, %140 : vector<4xi32>
        %142 = arith.ori %141, %c25 : vector<4xi32>
        %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
        %144 = arith.shrui %119, %c29 : vector<4xi32>
        %145 = arith.andi %144, %c21 : vector<4xi32>
        %146 = arith.shrui %117, %c30 : vector<4xi32>
        %147 = arith.andi %146, %c23 : vector<4xi32>
        %148 = arith.shli %147, %c24 : vector<4xi32>
        %149 = arith.ori %145, %148 : vector<4xi32>
        %150 = arith.ori %149, %c25 : vector<4xi32>
        %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
        %152 = vector.shuffle %127, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %153 = vector.shuffle %143, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %154 = vector.shuffle %152, %153 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %155 = arith.subf %154, %c31 : vector<32xf16>
        %156 = vector.shuffle %155, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %157 = vector.shuffle %155, %155 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %158 = math.fma %156, %88, %96 : vector<16xf16>
        %159 = math.fma %157, %88, %96 : vector<16xf16>
        %160 = arith.addi %59, %c12 : index
        %161 = arith.remui %62, %c10 : index
        %162 = arith.addi %45, %c7 : index
        %163 = arith.divui %160, %c8 : index
        %164 = arith.muli %163, %c5 : index
        %165 = arith.addi %162, %164 : index
        %166 = arith.muli %161, %c19 : index
        %167 = arith.addi %165, %166 : index
        %168 = vector.load %w[%167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %169 = vector.bitcast %168 : vector<4xi8> to vector<2xf16>
        %170 = arith.divui %inputFeatures, %c4 : index
        %171 = arith.muli %170, %c5 : index
        %172 = arith.addi %162, %171 : index
        %173 = arith.muli %160, %c13 : index
        %174 = arith.addi %172, %173 : index
        %175 = arith.muli %161, %c18 : index
        %176 = arith.addi %174, %175 : index
        %177 = vector.load %w[%176] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %178 = vector.extract %169[0] : f16 from vector<2xf16>
        %179 = arith.extf %178 : f16 to f32
        %180 = vector.extract %177[0] : i8 from vector<2xi8>
        %181 = arith.extui %180 : i8 to i32
        %182 = arith.sitofp %181 : i32 to f32
        %183 = arith.mulf %179, %182 : f32
        %184 = arith.truncf %183 : f32 to f16
        %185 = vector.broadcast %184 : f16 to vector<16xf16>
        %186 = vector.extract %169[1] : f16 from vector<2xf16>
        %187 = arith.extf %186 : f16 to f32
        %188 = vector.extract %177[1] : i8 from vector<2xi8>
        %189 = arith.extui %188 : i8 to i32
        %190 = arith.sitofp %189 : i32 to f32
        %191 = arith.mulf %187, %190 : f32
        %192 = arith.truncf %191 : f32 to f16
        %193 = vector.broadcast %192 : f16 to vector<16xf16>
        %194 = arith.addi %45, %c7 : index
        %195 = arith.divui %inputFeatures, %c4 : index
        %196 = arith.muli %195, %c5 : index
        %197 = arith.addi %196, %inputFeatures : index
        %198 = arith.addi %197, %c6 : index
        %199 = arith.divui %198, %c7 : index
        %200 = arith.muli %199, %c7 : index
        %201 = arith.addi %194, %200 : index
        %202 = arith.muli %inputFeatures, %c8 : index
        %203 = arith.addi %201, %202 : index
        %204 = arith.muli %160, %c10 : index
        %205 = arith.addi %204, %161 : index
        %206 = arith.muli %205, %c19 : index
        %207 = arith.addi %203, %206 : index
        %208 = arith.muli %160, %c4 : index
        %209 = arith.addi %201, %208 : index
        %210 = arith.muli %161, %c10 : index
        %211 = arith.addi %209, %210 : index
        %212 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %213 = vector.bitcast %212 : vector<4xi8> to vector<1xi32>
        %214 = vector.shuffle %213, %213 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %215 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %216 = vector.bitcast %215 : vector<16xi8> to vector<4xi32>
        %217 = arith.shrui %216, %c20 : vector<4xi32>
        %218 = arith.andi %217, %c21 : vector<4xi32>
        %219 = arith.shrui %214, %c22 : vector<4xi32>
        %220 = arith.andi %219, %c23 : vector<4xi32>
        %221 = arith.shli %220, %c24 : vector<4xi32>
        %222 = arith.ori %218, %221 : vector<4xi32>
        %223 = arith.ori %222, %c25 : vector<4xi32>
        %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
        %225 = arith.shrui %216, %c24 : vector<4xi32>
        %226 = arith.andi %225, %c21 : vector<4xi32>
        %227 = arith.shrui %214, %c26 : vector<4xi32>
        %228 = arith.andi %227, %c23 : vector<4xi32>
        %229 = arith.shli %228, %c24 : vector<4xi32>
        %230 = arith.ori %226, %229 : vector<4xi32>
        %231 = arith.ori %230, %c25 : vector<4xi32>
        %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
        %233 = arith.shrui %216, %c27 : vector<4xi32>
        %234 = arith.andi %233, %c21 : vector<4xi32>
        %235 = arith.shrui %214, %c28 : vector<4xi32>
        %236 = arith.andi %235, %c23 : vector<4xi32>
        %237 = arith.shli %236, %c24 : vector<4xi32>
        %238 = arith.ori %234, %237 : vector<4xi32>
        %239 = arith.ori %238, %c25 : vector<4xi32>
        %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
        %241 = arith.shrui %216, %c29 : vector<4xi32>
        %242 = arith.andi %241, %c21 : vector<4xi32>
        %243 = arith.shrui %214, %c30 : vector<4xi32>
        %244 = arith.andi %243, %c23 : vector<4xi32>
        %245 = arith.shli %244, %c24 : vector<4xi32>
        %246 = arith.ori %242, %245 : vector<4xi32>
        %247 = arith.ori %246, %c25 : vector<4xi32>
        %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
        %249 = vector.shuffle %224, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = vector.shuffle %240, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = vector.shuffle %249, %250 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %252 = arith.subf %251, %c31 : vector<32xf16>
        %253 = vector.shuffle %252, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %254 = vector.shuffle %252, %252 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %255 = math.fma %253, %185, %193 : vector<16xf16>
        %256 = math.fma %254, %185, %193 : vector<16xf16>
        %257 = arith.muli %59, %c18 : index
        %258 = arith.addi %257, %c0 : index
        %259 = arith.muli %c12, %c10 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %46, %260 : index
        %262 = vector.load %17[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.muli %c12, %c8 : index
        %264 = arith.addi %261, %263 : index
        %265 = vector.load %17[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %158, %60 : vector<16xf16>, vector<8xf32>
        %268 = arith.muli %59, %c18 : index
        %269 = arith.addi %268, %c12 : index
        %270 = arith.muli %c12, %c10 : index
        %271 = arith.muli %269, %270 : index
        %272 = arith.addi %46, %271 : index
        %273 = vector.load %17[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.muli %c12, %c8 : index
        %275 = arith.addi %272, %274 : index
        %276 = vector.load %17[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %159, %267 : vector<16xf16>, vector<8xf32>
        %279 = arith.muli %59, %c18 : index
        %280 = arith.addi %279, %c18 : index
        %281 = arith.muli %c12, %c10 : index
        %282 = arith.muli %280, %281 : index
        %283 = arith.addi %46, %282 : index
        %284 = vector.load %17[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %285 = arith.muli %c12, %c8 : index
        %286 = arith.addi %283, %285 : index
        %287 = vector.load %17[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %289 = wave.mma %288, %255, %278 : vector<16xf16>, vector<8xf32>
        %290 = arith.muli %59, %c18 : index
        %291 = arith.addi %290, %c32 : index
        %292 = arith.muli %c12, %c10 : index
        %293 = arith.muli %291, %292 : index
        %294 = arith.addi %46, %293 : index
        %295 = vector.load %17[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = arith.muli %c12, %c8 : index
        %297 = arith.addi %294, %296 : index
        %298 = vector.load %17[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %300 = wave.mma %299, %256, %289 : vector<16xf16>, vector<8xf32>
        scf.yield %300 : vector<8xf32>
      }
      %301 = arith.select %52, %58, %51 : index
      %304 = scf.for %302 = %58 to %301 step %c12 iter_args(%303 = %61) -> (vector<8xf32>) {
        %305 = wave.lane
        %306 = arith.addi %302, %c0 : index
        %307 = arith.remui %305, %c10 : index
        %308 = arith.addi %45, %c7 : index
        %309 = arith.divui %306, %c8 : index
        %310 = arith.muli %309, %c5 : index
        %311 = arith.addi %308, %310 : index
        %312 = arith.muli %307, %c19 : index
        %313 = arith.addi %311, %312 : index
        %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %315 = vector.bitcast %314 : vector<4xi8> to vector<2xf16>
        %316 = arith.divui %inputFeatures, %c4 : index
        %317 = arith.muli %316, %c5 : index
        %318 = arith.addi %308, %317 : index
        %319 = arith.muli %306, %c13 : index
        %320 = arith.addi %318, %319 : index
        %321 = arith.muli %307, %c18 : index
        %322 = arith.addi %320, %321 : index
        %323 = vector.load %w[%322] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %324 = vector.extract %315[0] : f16 from vector<2xf16>
        %325 = arith.extf %324 : f16 to f32
        %326 = vector.extract %323[0] : i8 from vector<2xi8>
        %327 = arith.extui %326 : i8 to i32
        %328 = arith.sitofp %327 : i32 to f32
        %329 = arith.mulf %325, %328 : f32
        %330 = arith.truncf %329 : f32 to f16
        %331 = vector.broadcast %330 : f16 to vector<16xf16>
        %332 = vector.extract %315[1] : f16 from vector<2xf16>
        %333 = arith.extf %332 : f16 to f32
        %334 = vector.extract %323[1] : i8 from vector<2xi8>
        %335 = arith.extui %334 : i8 to i32
        %336 = arith.sitofp %335 : i32 to f32
        %337 = arith.mulf %333, %336 : f32
        %338 = arith.truncf %337 : f32 to f16
        %339 = vector.broadcast %338 : f16 to vector<16xf16>
        %340 = arith.addi %45, %c7 : index
        %341 = arith.divui %inputFeatures, %c4 : index
        %342 = arith.muli %341, %c5 : index
        %343 = arith.addi %342, %inputFeatures : index
        %344 = arith.addi %343, %c6 : index
        %345 = arith.divui %344, %c7 : index
        %346 = arith.muli %345, %c7 : index
        %347 = arith.addi %340, %346 : index
        %348 = arith.muli %inputFeatures, %c8 : index
        %349 = arith.addi %347, %348 : index
        %350 = arith.muli %306, %c10 : index
        %351 = arith.addi %350, %307 : index
        %352 = arith.muli %351, %c19 : index
        %353 = arith.addi %349, %352 : index
        %354 = arith.muli %306, %c4 : index
        %355 = arith.addi %347, %354 : index
        %356 = arith.muli %307, %c10 : index
        %357 = arith.addi %355, %356 : index
        %358 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %359 = vector.bitcast %358 : vector<4xi8> to vector<1xi32>
        %360 = vector.shuffle %359, %359 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %361 = vector.load %w[%357] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %362 = vector.bitcast %361 : vector<16xi8> to vector<4xi32>
        %363 = arith.shrui %362, %c20 : vector<4xi32>
        %364 = arith.andi %363, %c21 : vector<4xi32>
        %365 = arith.shrui %360, %c22 : vector<4xi32>
        %366 = arith.andi %365, %c23 : vector<4xi32>
        %367 = arith.shli %366, %c24 : vector<4xi32>
        %368 = arith.ori %364, %367 : vector<4xi32>
        %369 = arith.ori %368, %c25 : vector<4xi32>
        %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
        %371 = arith.shrui %362, %c24 : vector<4xi32>
        %372 = arith.andi %371, %c21 : vector<4xi32>
        %373 = arith.shrui %360, %c26 : vector<4xi32>
        %374 = arith.andi %373, %c23 : vector<4xi32>
        %375 = arith.shli %374, %c24 : vector<4xi32>
        %376 = arith.ori %372, %375 : vector<4xi32>
        %377 = arith.ori %376, %c25 : vector<4xi32>
        %378 = vector.bitcast %377 : vector<4xi32> to vector<8xf16>
        %379 = arith.shrui %362, %c27 : vector<4xi32>
        %380 = arith.andi %379, %c21 : vector<4xi32>
        %381 = arith.shrui %360, %c28 : vector<4xi32>
        %382 = arith.andi %381, %c23 : vector<4xi32>
        %383 = arith.shli %382, %c24 : vector<4xi32>
        %384 = arith.ori %380, %383 : vector<4xi32>
        %385 = arith.ori %384, %c25 : vector<4xi32>
        %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
        %387 = arith.shrui %362, %c29 : vector<4xi32>
        %388 = arith.andi %387, %c21 : vector<4xi32>
        %389 = arith.shrui %360, %c30 : vector<4xi32>
        %390 = arith.andi %389, %c23 : vector<4xi32>
        %391 = arith.shli %390, %c24 : vector<4xi32>
        %392 = arith.ori %388, %391 : vector<4xi32>
        %393 = arith.ori %392, %c25 : vector<4xi32>
        %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
        %395 = vector.shuffle %370, %378 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = vector.shuffle %386, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = vector.shuffle %395, %396 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %398 = arith.subf %397, %c31 : vector<32xf16>
        %399 = vector.shuffle %398, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %400 = vector.shuffle %398, %398 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %401 = math.fma %399, %331, %339 : vector<16xf16>
        %402 = math.fma %400, %331, %339 : vector<16xf16>
        %403 = arith.muli %302, %c18 : index
        %404 = arith.addi %403, %c0 : index
        %405 = arith.muli %c12, %c10 : index
        %406 = arith.muli %404, %405 : index
        %407 = arith.addi %46, %406 : index
        %408 = vector.load %17[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.muli %c12, %c8 : index
        %410 = arith.addi %407, %409 : index
        %411 = vector.load %17[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %413 = wave.mma %412, %401, %303 : vector<16xf16>, vector<8xf32>
        %414 = arith.muli %302, %c18 : index
        %415 = arith.addi %414, %c12 : index
        %416 = arith.muli %c12, %c10 : index
        %417 = arith.muli %415, %416 : index
        %418 = arith.addi %46, %417 : index
        %419 = vector.load %17[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.muli %c12, %c8 : index
        %421 = arith.addi %418, %420 : index
        %422 = vector.load %17[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %402, %413 : vector<16xf16>, vector<8xf32>
        scf.yield %424 : vector<8xf32>
      }
      %425 = arith.cmpi slt, %4, %c10 : index
      %426 = arith.cmpi slt, %24, %expertsPerToken : index
      %427 = arith.andi %425, %426 : i1
      scf.if %427 {
        %428 = arith.cmpi eq, %hasFactors, %c12 : index
        %429 = arith.muli %28, %c18 : index
        %430 = memref.load %factors[%429] : memref<?xf32>
        %431 = arith.mulf %430, %operandScale : f32
        %432 = arith.select %428, %431, %operandScale : f32
        %433 = vector.extract %304[0] : f32 from vector<8xf32>
        %434 = arith.remui %4, %c10 : index
        %435 = arith.muli %434, %c19 : index
        %436 = arith.addi %45, %435 : index
        %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
        %439 = vector.extract %438[0] : f32 from vector<1xf32>
        %440 = arith.mulf %439, %432 : f32
        %441 = arith.mulf %433, %440 : f32
        %442 = arith.muli %24, %c10 : index
        %443 = arith.addi %442, %c0 : index
        %444 = arith.addi %443, %4 : index
        memref.store %441, %19[%444] : memref<?xf32>
      }
      wave.barrier
    }
    %445 = arith.muli %5, %c13 : index
    %446 = arith.addi %445, %4 : index
    %447 = arith.cmpi slt, %446, %c10 : index
    scf.if %447 {
      %450 = scf.for %448 = %c0 to %expertsPerToken step %c12 iter_args(%449 = %c35) -> (f32) {
        %451 = arith.muli %0, %expertsPerToken : index
        %452 = arith.addi %451, %448 : index
        %453 = memref.load %weights[%452] : memref<?xf32>
        %454 = arith.muli %448, %c10 : index
        %455 = arith.addi %454, %4 : index
        %456 = memref.load %19[%455] : memref<?xf32>
        %457 = math.fma %453, %456, %449 : f32
        scf.yield %457 : f32
      }
      %458 = arith.muli %0, %outputFeatures : index
      %459 = arith.muli %15, %c10 : index
      %460 = arith.addi %458, %459 : index
      %461 = arith.addi %460, %4 : index
      %462 = memref.load %residual[%461] : memref<?xf32>
      %463 = arith.addf %462, %450 : f32
      memref.store %463, %out[%461] : memref<?xf32>
    }
  }
  %464 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %464 {
    %465 = arith.addi %0, %c12 : index
    %466 = arith.minsi %465, %2 : index
    %467 = wave.wave
    %468 = arith.addi %0, %467 : index
    scf.for %469 = %468 to %466 step %c8 {
      %470 = arith.muli %469, %features : index
      %471 = wave.lane
      %472 = arith.muli %471, %c19 : index
      %477:3 = scf.for %473 = %472 to %features step %c7 iter_args(%474 = %c40, %475 = %c40, %476 = %c40) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %478 = arith.addi %470, %473 : index
        %479 = vector.load %out[%478] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %480 = vector.load %norm_weight[%473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %481 = arith.mulf %479, %480 : vector<4xf32>
        %482 = math.fma %479, %479, %474 : vector<4xf32>
        %483 = math.fma %481, %481, %475 : vector<4xf32>
        %484 = math.absf %481 : vector<4xf32>
        %485 = arith.maximumf %476, %484 : vector<4xf32>
        scf.yield %482, %483, %485 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %486 = wave.reduce "add" %477#0 : vector<4xf32>
      %487 = arith.mulf %486, %inverseFeatures : f32
      %488 = arith.addf %487, %epsilon : f32
      %489 = math.sqrt %488 : f32
      %490 = arith.divf %c42, %489 : f32
      %491 = wave.reduce "max" %477#2 : vector<4xf32>
      %492 = arith.mulf %491, %490 : f32
      %493 = arith.bitcast %492 : f32 to i32
      %494 = arith.shrui %493, %c44 : i32
      %495 = arith.maxsi %494, %c45 : i32
      %496 = arith.subi %c46, %495 : i32
      %497 = arith.shli %496, %c44 : i32
      %498 = arith.subi %495, %c47 : i32
      %499 = arith.shli %498, %c44 : i32
      %500 = arith.bitcast %497 : i32 to f32
      %501 = arith.bitcast %499 : i32 to f32
      %502 = wave.reduce "add" %477#1 : vector<4xf32>
      %503 = arith.mulf %502, %490 : f32
      %504 = arith.mulf %503, %490 : f32
      %505 = wave.lane
      %506 = arith.cmpi eq, %505, %c0 : index
      scf.if %506 {
        %507 = arith.muli %469, %c18 : index
        memref.store %501, %normed_factors[%507] : memref<?xf32>
        %508 = arith.muli %469, %c18 : index
        %509 = arith.addi %508, %c12 : index
        memref.store %504, %normed_factors[%509] : memref<?xf32>
      }
      %510 = vector.broadcast %490 : f32 to vector<4xf32>
      %511 = vector.broadcast %500 : f32 to vector<4xf32>
      scf.for %512 = %472 to %features step %c7 {
        %513 = arith.addi %470, %512 : index
        %514 = vector.load %out[%513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %515 = arith.mulf %514, %510 : vector<4xf32>
        %516 = vector.load %norm_weight[%512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %517 = arith.mulf %515, %516 : vector<4xf32>
        %518 = arith.mulf %517, %511 : vector<4xf32>
        %519 = arith.divui %469, %tileRows : index
        %520 = arith.divui %features, %c10 : index
        %521 = arith.muli %519, %520 : index
        %522 = arith.divui %512, %c10 : index
        %523 = arith.addi %521, %522 : index
        %524 = arith.muli %523, %c18 : index
        %525 = arith.remui %512, %c10 : index
        %526 = arith.divui %525, %c8 : index
        %527 = arith.addi %524, %526 : index
        %528 = arith.muli %tileRows, %c8 : index
        %529 = arith.muli %527, %528 : index
        %530 = arith.remui %469, %tileRows : index
        %531 = arith.muli %530, %c8 : index
        %532 = arith.addi %529, %531 : index
        %533 = arith.remui %512, %c8 : index
        %534 = arith.addi %532, %533 : index
        %535 = arith.truncf %518 : vector<4xf32> to vector<4xf16>
        vector.store %535, %normed[%534] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
