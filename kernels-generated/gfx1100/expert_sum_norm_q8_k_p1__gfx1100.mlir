// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_k', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_norm_q8_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c12 = arith.constant 7 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c20 = arith.constant dense<4> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c27 = arith.constant dense<0x6480> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 4 : index
  %c32 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c37 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.divui %inputFeatures, %c6 : index
    %10 = arith.muli %9, %c7 : index
    %11 = arith.addi %10, %8 : index
    %12 = arith.addi %11, %c8 : index
    %13 = arith.divui %12, %c9 : index
    %14 = arith.muli %13, %c9 : index
    %15 = arith.addi %6, %14 : index
    %16 = arith.addi %15, %c9 : index
    %17 = wave.block 0
    %18 = arith.muli %inputFeatures, %c10 : index
    %19 = wave.scratch %18 : memref<?xf16>
    %20 = arith.muli %ranksMax, %c3 : index
    %21 = wave.scratch %20 : memref<?xf32>
    %22 = arith.addi %expertsPerToken, %c12 : index
    %23 = arith.divui %22, %c10 : index
    scf.for %24 = %c0 to %23 step %c4 {
      %25 = arith.muli %24, %c10 : index
      %26 = arith.addi %5, %25 : index
      %27 = arith.muli %0, %expertsPerToken : index
      %28 = arith.subi %expertsPerToken, %c4 : index
      %29 = arith.minsi %26, %28 : index
      %30 = arith.addi %27, %29 : index
      %31 = arith.muli %30, %inputFeatures : index
      %32 = arith.divui %inputFeatures, %c10 : index
      %33 = arith.muli %5, %inputFeatures : index
      %34 = wave.lane
      scf.for %35 = %34 to %32 step %c7 {
        %36 = arith.muli %35, %c10 : index
        %37 = arith.addi %31, %36 : index
        %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %39 = arith.muli %35, %c10 : index
        %40 = arith.addi %33, %39 : index
        vector.store %38, %19[%40] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %41 = memref.load %ids[%30] : memref<?xi32>
      %42 = arith.index_cast %41 : i32 to index
      %43 = arith.muli %42, %panelsPerExpert : index
      %44 = arith.muli %17, %c4 : index
      %45 = arith.addi %43, %44 : index
      %46 = arith.addi %45, %c0 : index
      %47 = arith.muli %46, %16 : index
      %48 = arith.muli %5, %inputFeatures : index
      %49 = arith.divui %inputFeatures, %c7 : index
      %50 = arith.muli %c0, %stepsPerWave : index
      %51 = arith.minsi %50, %49 : index
      %52 = arith.addi %51, %stepsPerWave : index
      %53 = arith.minsi %52, %49 : index
      %54 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %55 = arith.subi %53, %51 : index
      %56 = arith.divui %55, %c5 : index
      %57 = arith.muli %56, %c5 : index
      %58 = arith.addi %51, %57 : index
      %59 = arith.addi %51, %stepsPerWave : index
      %60 = arith.select %54, %59, %58 : index
      %63 = scf.for %61 = %51 to %60 step %c5 iter_args(%62 = %c14) -> (vector<8xf32>) {
        %64 = wave.lane
        %65 = arith.addi %61, %c0 : index
        %66 = arith.remui %64, %c3 : index
        %67 = arith.addi %47, %c9 : index
        %68 = arith.divui %65, %c10 : index
        %69 = arith.muli %68, %c7 : index
        %70 = arith.addi %67, %69 : index
        %71 = arith.muli %66, %c5 : index
        %72 = arith.addi %70, %71 : index
        %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %74 = vector.bitcast %73 : vector<2xi8> to vector<1xf16>
        %75 = arith.divui %inputFeatures, %c6 : index
        %76 = arith.muli %75, %c7 : index
        %77 = arith.addi %67, %76 : index
        %78 = arith.muli %65, %c3 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.muli %66, %c4 : index
        %81 = arith.addi %79, %80 : index
        %82 = vector.load %w[%81] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
        %83 = vector.extract %74[0] : f16 from vector<1xf16>
        %84 = arith.extf %83 : f16 to f32
        %85 = vector.extract %82[0] : i8 from vector<1xi8>
        %86 = arith.extsi %85 : i8 to i32
        %87 = arith.sitofp %86 : i32 to f32
        %88 = arith.mulf %84, %87 : f32
        %89 = arith.truncf %88 : f32 to f16
        %90 = vector.broadcast %89 : f16 to vector<16xf16>
        %91 = arith.addi %47, %c9 : index
        %92 = arith.muli %inputFeatures, %c4 : index
        %93 = arith.divui %92, %c5 : index
        %94 = arith.divui %inputFeatures, %c6 : index
        %95 = arith.muli %94, %c7 : index
        %96 = arith.addi %95, %93 : index
        %97 = arith.addi %96, %c8 : index
        %98 = arith.divui %97, %c9 : index
        %99 = arith.muli %98, %c9 : index
        %100 = arith.addi %91, %99 : index
        %101 = arith.muli %inputFeatures, %c10 : index
        %102 = arith.addi %100, %101 : index
        %103 = arith.muli %65, %c3 : index
        %104 = arith.addi %103, %66 : index
        %105 = arith.muli %104, %c3 : index
        %106 = arith.addi %102, %105 : index
        %107 = arith.muli %65, %c6 : index
        %108 = arith.addi %100, %107 : index
        %109 = arith.muli %66, %c3 : index
        %110 = arith.addi %108, %109 : index
        %111 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
        %113 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
        %115 = arith.shrui %114, %c17 : vector<4xi32>
        %116 = arith.andi %115, %c18 : vector<4xi32>
        %117 = arith.shrui %112, %c19 : vector<4xi32>
        %118 = arith.andi %117, %c18 : vector<4xi32>
        %119 = arith.shli %118, %c20 : vector<4xi32>
        %120 = arith.ori %116, %119 : vector<4xi32>
        %121 = arith.ori %120, %c21 : vector<4xi32>
        %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
        %123 = arith.shrui %114, %c20 : vector<4xi32>
        %124 = arith.andi %123, %c18 : vector<4xi32>
        %125 = arith.shrui %112, %c22 : vector<4xi32>
        %126 = arith.andi %125, %c18 : vector<4xi32>
        %127 = arith.shli %126, %c20 : vector<4xi32>
        %128 = arith.ori %124, %127 : vector<4xi32>
        %129 = arith.ori %128, %c21 : vector<4xi32>
        %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
        %131 = arith.shrui %114, %c23 : vector<4xi32>
        %132 = arith.andi %131, %c18 : vector<4xi32>
        %133 = arith.shrui %112, %c24 : vector<4xi32>
        %134 = arith.andi %133, %c18 : vector<4xi32>
        %135 = arith.shli %134, %c20 : vector<4xi32>
        %136 = arith.ori %132, %135 : vector<4xi32>
        %137 = arith.ori %136, %c21 : vector<4xi32>
        %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
        %139 = arith.shrui %114, %c25 : vector<4xi32>
        %140 = arith.andi %139, %c18 : vector<4xi32>
        %141 = arith.shrui %112, %c26 : vector<4xi32>
        %142 = arith.andi %141, %c18 : vector<4xi32>
        %143 = arith.shli %142, %c20 : vector<4xi32>
        %144 = arith.ori %140, %143 : vector<4xi32>
        %145 = arith.ori %144, %c21 : vector<4xi32>
        %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
        %147 = vector.shuffle %122, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = vector.shuffle %138, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %150 = arith.subf %149, %c27 : vector<32xf16>
        %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %153 = arith.mulf %151, %90 : vector<16xf16>
        %154 = arith.mulf %152, %90 : vector<16xf16>
        %155 = arith.addi %61, %c4 : index
        %156 = arith.remui %64, %c3 : index
        %157 = arith.addi %47, %c9 : index
        %158 = arith.divui %155, %c10 : index
        %159 = arith.muli %158, %c7 : index
        %160 = arith.addi %157, %159 : index
        %161 = arith.muli %156, %c5 : index
        %162 = arith.addi %160, %161 : index
        %163 = vector.load %w[%162] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %164 = vector.bitcast %163 : vector<2xi8> to vector<1xf16>
        %165 = arith.divui %inputFeatures, %c6 : index
        %166 = arith.muli %165, %c7 : index
        %167 = arith.addi %157, %166 : index
        %168 = arith.muli %155, %c3 : index
        %169 = arith.addi %167, %168 : index
        %170 = arith.muli %156, %c4 : index
        %171 = arith.addi %169, %170 : index
        %172 = vector.load %w[%171] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
        %173 = vector.extract %164[0] : f16 from vector<1xf16>
        %174 = arith.extf %173 : f16 to f32
        %175 = vector.extract %172[0] : i8 from vector<1xi8>
        %176 = arith.extsi %175 : i8 to i32
        %177 = arith.sitofp %176 : i32 to f32
        %178 = arith.mulf %174, %177 : f32
        %179 = arith.truncf %178 : f32 to f16
        %180 = vector.broadcast %179 : f16 to vector<16xf16>
        %181 = arith.addi %47, %c9 : index
        %182 = arith.muli %inputFeatures, %c4 : index
        %183 = arith.divui %182, %c5 : index
        %184 = arith.divui %inputFeatures, %c6 : index
        %185 = arith.muli %184, %c7 : index
        %186 = arith.addi %185, %183 : index
        %187 = arith.addi %186, %c8 : index
        %188 = arith.divui %187, %c9 : index
        %189 = arith.muli %188, %c9 : index
        %190 = arith.addi %181, %189 : index
        %191 = arith.muli %inputFeatures, %c10 : index
        %192 = arith.addi %190, %191 : index
        %193 = arith.muli %155, %c3 : index
        %194 = arith.addi %193, %156 : index
        %195 = arith.muli %194, %c3 : index
        %196 = arith.addi %192, %195 : index
        %197 = arith.muli %155, %c6 : index
        %198 = arith.addi %190, %197 : index
        %199 = arith.muli %156, %c3 : index
        %200 = arith.addi %198, %199 : index
        %201 = vector.load %w[%196] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
        %203 = vector.load %w[%200] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %204 = vector.bitcast %203 : vector<16xi8> to vector<4xi32>
        %205 = arith.shrui %204, %c17 : vector<4xi32>
        %206 = arith.andi %205, %c18 : vector<4xi32>
        %207 = arith.shrui %202, %c19 : vector<4xi32>
        %208 = arith.andi %207, %c18 : vector<4xi32>
        %209 = arith.shli %208, %c20 : vector<4xi32>
        %210 = arith.ori %206, %209 : vector<4xi32>
        %211 = arith.ori %210, %c21 : vector<4xi32>
        %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
        %213 = arith.shrui %204, %c20 : vector<4xi32>
        %214 = arith.andi %213, %c18 : vector<4xi32>
        %215 = arith.shrui %202, %c22 : vector<4xi32>
        %216 = arith.andi %215, %c18 : vector<4xi32>
        %217 = arith.shli %216, %c20 : vector<4xi32>
        %218 = arith.ori %214, %217 : vector<4xi32>
        %219 = arith.ori %218, %c21 : vector<4xi32>
        %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
        %221 = arith.shrui %204, %c23 : vector<4xi32>
        %222 = arith.andi %221, %c18 : vector<4xi32>
        %223 = arith.shrui %202, %c24 : vector<4xi32>
        %224 = arith.andi %223, %c18 : vector<4xi32>
        %225 = arith.shli %224, %c20 : vector<4xi32>
        %226 = arith.ori %222, %225 : vector<4xi32>
        %227 = arith.ori %226, %c21 : vector<4xi32>
        %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
        %229 = arith.shrui %204, %c25 : vector<4xi32>
        %230 = arith.andi %229, %c18 : vector<4xi32>
        %231 = arith.shrui %202, %c26 : vector<4xi32>
        %232 = arith.andi %231, %c18 : vector<4xi32>
        %233 = arith.shli %232, %c20 : vector<4xi32>
        %234 = arith.ori %230, %233 : vector<4xi32>
        %235 = arith.ori %234, %c21 : vector<4xi32>
        %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
        %237 = vector.shuffle %212, %220 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = vector.shuffle %228, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %240 = arith.subf %239, %c27 : vector<32xf16>
        %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %243 = arith.mulf %241, %180 : vector<16xf16>
        %244 = arith.mulf %242, %180 : vector<16xf16>
        %245 = arith.muli %61, %c5 : index
        %246 = arith.addi %245, %c0 : index
        %247 = arith.muli %c4, %c3 : index
        %248 = arith.muli %246, %247 : index
        %249 = arith.addi %48, %248 : index
        %250 = vector.load %19[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.muli %c4, %c10 : index
        %252 = arith.addi %249, %251 : index
        %253 = vector.load %19[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %153, %62 : vector<16xf16>, vector<8xf32>
        %256 = arith.muli %61, %c5 : index
        %257 = arith.addi %256, %c4 : index
        %258 = arith.muli %c4, %c3 : index
        %259 = arith.muli %257, %258 : index
        %260 = arith.addi %48, %259 : index
        %261 = vector.load %19[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.muli %c4, %c10 : index
        %263 = arith.addi %260, %262 : index
        %264 = vector.load %19[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %154, %255 : vector<16xf16>, vector<8xf32>
        %267 = arith.muli %61, %c5 : index
        %268 = arith.addi %267, %c5 : index
        %269 = arith.muli %c4, %c3 : index
        %270 = arith.muli %268, %269 : index
        %271 = arith.addi %48, %270 : index
        %272 = vector.load %19[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.muli %c4, %c10 : index
        %274 = arith.addi %271, %273 : index
        %275 = vector.load %19[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %243, %266 : vector<16xf16>, vector<8xf32>
        %278 = arith.muli %61, %c5 : index
        %279 = arith.addi %278, %c28 : index
        %280 = arith.muli %c4, %c3 : index
        %281 = arith.muli %279, %280 : index
        %282 = arith.addi %48, %281 : index
        %283 = vector.load %19[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.muli %c4, %c10 : index
        %285 = arith.addi %282, %284 : index
        %286 = vector.load %19[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %288 = wave.mma %287, %244, %277 : vector<16xf16>, vector<8xf32>
        scf.yield %288 : vector<8xf32>
      }
      %289 = arith.select %54, %60, %53 : index
      %292 = scf.for %290 = %60 to %289 step %c4 iter_args(%291 = %63) -> (vector<8xf32>) {
        %293 = wave.lane
        %294 = arith.addi %290, %c0 : index
        %295 = arith.remui %293, %c3 : index
        %296 = arith.addi %47, %c9 : index
        %297 = arith.divui %294, %c10 : index
        %298 = arith.muli %297, %c7 : index
        %299 = arith.addi %296, %298 : index
        %300 = arith.muli %295, %c5 : index
        %301 = arith.addi %299, %300 : index
        %302 = vector.load %w[%301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %303 = vector.bitcast %302 : vector<2xi8> to vector<1xf16>
        %304 = arith.divui %inputFeatures, %c6 : index
        %305 = arith.muli %304, %c7 : index
        %306 = arith.addi %296, %305 : index
        %307 = arith.muli %294, %c3 : index
        %308 = arith.addi %306, %307 : index
        %309 = arith.muli %295, %c4 : index
        %310 = arith.addi %308, %309 : index
        %311 = vector.load %w[%310] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
        %312 = vector.extract %303[0] : f16 from vector<1xf16>
        %313 = arith.extf %312 : f16 to f32
        %314 = vector.extract %311[0] : i8 from vector<1xi8>
        %315 = arith.extsi %314 : i8 to i32
        %316 = arith.sitofp %315 : i32 to f32
        %317 = arith.mulf %313, %316 : f32
        %318 = arith.truncf %317 : f32 to f16
        %319 = vector.broadcast %318 : f16 to vector<16xf16>
        %320 = arith.addi %47, %c9 : index
        %321 = arith.muli %inputFeatures, %c4 : index
        %322 = arith.divui %321, %c5 : index
        %323 = arith.divui %inputFeatures, %c6 : index
        %324 = arith.muli %323, %c7 : index
        %325 = arith.addi %324, %322 : index
        %326 = arith.addi %325, %c8 : index
        %327 = arith.divui %326, %c9 : index
        %328 = arith.muli %327, %c9 : index
        %329 = arith.addi %320, %328 : index
        %330 = arith.muli %inputFeatures, %c10 : index
        %331 = arith.addi %329, %330 : index
        %332 = arith.muli %294, %c3 : index
        %333 = arith.addi %332, %295 : index
        %334 = arith.muli %333, %c3 : index
        %335 = arith.addi %331, %334 : index
        %336 = arith.muli %294, %c6 : index
        %337 = arith.addi %329, %336 : index
        %338 = arith.muli %295, %c3 : index
        %339 = arith.addi %337, %338 : index
        %340 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %341 = vector.bitcast %340 : vector<16xi8> to vector<4xi32>
        %342 = vector.load %w[%339] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %343 = vector.bitcast %342 : vector<16xi8> to vector<4xi32>
        %344 = arith.shrui %343, %c17 : vector<4xi32>
        %345 = arith.andi %344, %c18 : vector<4xi32>
        %346 = arith.shrui %341, %c19 : vector<4xi32>
        %347 = arith.andi %346, %c18 : vector<4xi32>
        %348 = arith.shli %347, %c20 : vector<4xi32>
        %349 = arith.ori %345, %348 : vector<4xi32>
        %350 = arith.ori %349, %c21 : vector<4xi32>
        %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
        %352 = arith.shrui %343, %c20 : vector<4xi32>
        %353 = arith.andi %352, %c18 : vector<4xi32>
        %354 = arith.shrui %341, %c22 : vector<4xi32>
        %355 = arith.andi %354, %c18 : vector<4xi32>
        %356 = arith.shli %355, %c20 : vector<4xi32>
        %357 = arith.ori %353, %356 : vector<4xi32>
        %358 = arith.ori %357, %c21 : vector<4xi32>
        %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
        %360 = arith.shrui %343, %c23 : vector<4xi32>
        %361 = arith.andi %360, %c18 : vector<4xi32>
        %362 = arith.shrui %341, %c24 : vector<4xi32>
        %363 = arith.andi %362, %c18 : vector<4xi32>
        %364 = arith.shli %363, %c20 : vector<4xi32>
        %365 = arith.ori %361, %364 : vector<4xi32>
        %366 = arith.ori %365, %c21 : vector<4xi32>
        %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
        %368 = arith.shrui %343, %c25 : vector<4xi32>
        %369 = arith.andi %368, %c18 : vector<4xi32>
        %370 = arith.shrui %341, %c26 : vector<4xi32>
        %371 = arith.andi %370, %c18 : vector<4xi32>
        %372 = arith.shli %371, %c20 : vector<4xi32>
        %373 = arith.ori %369, %372 : vector<4xi32>
        %374 = arith.ori %373, %c21 : vector<4xi32>
        %375 = vector.bitcast %374 : vector<4xi32> to vector<8xf16>
        %376 = vector.shuffle %351, %359 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = vector.shuffle %367, %375 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = vector.shuffle %376, %377 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %379 = arith.subf %378, %c27 : vector<32xf16>
        %380 = vector.shuffle %379, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %381 = vector.shuffle %379, %379 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %382 = arith.mulf %380, %319 : vector<16xf16>
        %383 = arith.mulf %381, %319 : vector<16xf16>
        %384 = arith.muli %290, %c5 : index
        %385 = arith.addi %384, %c0 : index
        %386 = arith.muli %c4, %c3 : index
        %387 = arith.muli %385, %386 : index
        %388 = arith.addi %48, %387 : index
        %389 = vector.load %19[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.muli %c4, %c10 : index
        %391 = arith.addi %388, %390 : index
        %392 = vector.load %19[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %382, %291 : vector<16xf16>, vector<8xf32>
        %395 = arith.muli %290, %c5 : index
        %396 = arith.addi %395, %c4 : index
        %397 = arith.muli %c4, %c3 : index
        %398 = arith.muli %396, %397 : index
        %399 = arith.addi %48, %398 : index
        %400 = vector.load %19[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.muli %c4, %c10 : index
        %402 = arith.addi %399, %401 : index
        %403 = vector.load %19[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = wave.mma %404, %383, %394 : vector<16xf16>, vector<8xf32>
        scf.yield %405 : vector<8xf32>
      }
      %406 = arith.cmpi slt, %4, %c3 : index
      %407 = arith.cmpi slt, %26, %expertsPerToken : index
      %408 = arith.andi %406, %407 : i1
      scf.if %408 {
        %409 = arith.cmpi eq, %hasFactors, %c4 : index
        %410 = arith.muli %30, %c5 : index
        %411 = memref.load %factors[%410] : memref<?xf32>
        %412 = arith.mulf %411, %operandScale : f32
        %413 = arith.select %409, %412, %operandScale : f32
        %414 = vector.extract %292[0] : f32 from vector<8xf32>
        %415 = arith.remui %4, %c3 : index
        %416 = arith.muli %415, %c31 : index
        %417 = arith.addi %47, %416 : index
        %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
        %420 = vector.extract %419[0] : f32 from vector<1xf32>
        %421 = arith.mulf %420, %413 : f32
        %422 = arith.mulf %414, %421 : f32
        %423 = arith.muli %26, %c3 : index
        %424 = arith.addi %423, %c0 : index
        %425 = arith.addi %424, %4 : index
        memref.store %422, %21[%425] : memref<?xf32>
      }
      wave.barrier
    }
    %426 = arith.muli %5, %c7 : index
    %427 = arith.addi %426, %4 : index
    %428 = arith.cmpi slt, %427, %c3 : index
    scf.if %428 {
      %431 = scf.for %429 = %c0 to %expertsPerToken step %c4 iter_args(%430 = %c32) -> (f32) {
        %432 = arith.muli %0, %expertsPerToken : index
        %433 = arith.addi %432, %429 : index
        %434 = memref.load %weights[%433] : memref<?xf32>
        %435 = arith.muli %429, %c3 : index
        %436 = arith.addi %435, %4 : index
        %437 = memref.load %21[%436] : memref<?xf32>
        %438 = math.fma %434, %437, %430 : f32
        scf.yield %438 : f32
      }
      %439 = arith.muli %0, %outputFeatures : index
      %440 = arith.muli %17, %c3 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.addi %441, %4 : index
      %443 = memref.load %residual[%442] : memref<?xf32>
      %444 = arith.addf %443, %431 : f32
      memref.store %444, %out[%442] : memref<?xf32>
    }
  }
  %445 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %445 {
    %446 = arith.addi %0, %c4 : index
    %447 = arith.minsi %446, %2 : index
    %448 = wave.wave
    %449 = arith.addi %0, %448 : index
    scf.for %450 = %449 to %447 step %c10 {
      %451 = arith.muli %450, %features : index
      %452 = wave.lane
      %453 = arith.muli %452, %c31 : index
      %458:3 = scf.for %454 = %453 to %features step %c9 iter_args(%455 = %c37, %456 = %c37, %457 = %c37) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %459 = arith.addi %451, %454 : index
        %460 = vector.load %out[%459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %461 = vector.load %norm_weight[%454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %462 = arith.mulf %460, %461 : vector<4xf32>
        %463 = math.fma %460, %460, %455 : vector<4xf32>
        %464 = math.fma %462, %462, %456 : vector<4xf32>
        %465 = math.absf %462 : vector<4xf32>
        %466 = arith.maximumf %457, %465 : vector<4xf32>
        scf.yield %463, %464, %466 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %467 = wave.reduce "add" %458#0 : vector<4xf32>
      %468 = arith.mulf %467, %inverseFeatures : f32
      %469 = arith.addf %468, %epsilon : f32
      %470 = math.sqrt %469 : f32
      %471 = arith.divf %c39, %470 : f32
      %472 = wave.reduce "max" %458#2 : vector<4xf32>
      %473 = arith.mulf %472, %471 : f32
      %474 = arith.bitcast %473 : f32 to i32
      %475 = arith.shrui %474, %c41 : i32
      %476 = arith.maxsi %475, %c42 : i32
      %477 = arith.subi %c43, %476 : i32
      %478 = arith.shli %477, %c41 : i32
      %479 = arith.subi %476, %c44 : i32
      %480 = arith.shli %479, %c41 : i32
      %481 = arith.bitcast %478 : i32 to f32
      %482 = arith.bitcast %480 : i32 to f32
      %483 = wave.reduce "add" %458#1 : vector<4xf32>
      %484 = arith.mulf %483, %471 : f32
      %485 = arith.mulf %484, %471 : f32
      %486 = wave.lane
      %487 = arith.cmpi eq, %486, %c0 : index
      scf.if %487 {
        %488 = arith.muli %450, %c5 : index
        memref.store %482, %normed_factors[%488] : memref<?xf32>
        %489 = arith.muli %450, %c5 : index
        %490 = arith.addi %489, %c4 : index
        memref.store %485, %normed_factors[%490] : memref<?xf32>
      }
      %491 = vector.broadcast %471 : f32 to vector<4xf32>
      %492 = vector.broadcast %481 : f32 to vector<4xf32>
      scf.for %493 = %453 to %features step %c9 {
        %494 = arith.addi %451, %493 : index
        %495 = vector.load %out[%494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %496 = arith.mulf %495, %491 : vector<4xf32>
        %497 = vector.load %norm_weight[%493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %498 = arith.mulf %496, %497 : vector<4xf32>
        %499 = arith.mulf %498, %492 : vector<4xf32>
        %500 = arith.divui %450, %tileRows : index
        %501 = arith.divui %features, %c3 : index
        %502 = arith.muli %500, %501 : index
        %503 = arith.divui %493, %c3 : index
        %504 = arith.addi %502, %503 : index
        %505 = arith.muli %504, %c5 : index
        %506 = arith.remui %493, %c3 : index
        %507 = arith.divui %506, %c10 : index
        %508 = arith.addi %505, %507 : index
        %509 = arith.muli %tileRows, %c10 : index
        %510 = arith.muli %508, %509 : index
        %511 = arith.remui %450, %tileRows : index
        %512 = arith.muli %511, %c10 : index
        %513 = arith.addi %510, %512 : index
        %514 = arith.remui %493, %c10 : index
        %515 = arith.addi %513, %514 : index
        %516 = arith.truncf %499 : vector<4xf32> to vector<4xf16>
        vector.store %516, %normed[%515] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
