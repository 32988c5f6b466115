// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_1', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_q5_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %c34 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.addi %7, %c5 : index
    %9 = arith.divui %8, %c6 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %6, %10 : index
    %12 = arith.addi %11, %c6 : index
    %13 = arith.muli %inputFeatures, %c4 : index
    %14 = arith.addi %12, %13 : index
    %15 = wave.block 0
    %16 = arith.muli %inputFeatures, %c3 : index
    %17 = wave.scratch %16 : memref<?xf16>
    %18 = arith.muli %ranksMax, %c8 : index
    %19 = wave.scratch %18 : memref<?xf32>
    %20 = arith.addi %expertsPerToken, %c9 : index
    %21 = arith.divui %20, %c3 : index
    scf.for %22 = %c0 to %21 step %c10 {
      %23 = arith.muli %22, %c3 : index
      %24 = arith.addi %5, %23 : index
      %25 = arith.muli %0, %expertsPerToken : index
      %26 = arith.subi %expertsPerToken, %c10 : index
      %27 = arith.minsi %24, %26 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.muli %28, %inputFeatures : index
      %30 = arith.divui %inputFeatures, %c3 : index
      %31 = arith.muli %5, %inputFeatures : index
      %32 = wave.lane
      scf.for %33 = %32 to %30 step %c11 {
        %34 = arith.muli %33, %c3 : index
        %35 = arith.addi %29, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %37 = arith.muli %33, %c3 : index
        %38 = arith.addi %31, %37 : index
        vector.store %36, %17[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = memref.load %ids[%28] : memref<?xi32>
      %40 = arith.index_cast %39 : i32 to index
      %41 = arith.muli %40, %panelsPerExpert : index
      %42 = arith.muli %15, %c10 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %43, %c0 : index
      %45 = arith.muli %44, %14 : index
      %46 = arith.muli %5, %inputFeatures : index
      %47 = arith.divui %inputFeatures, %c11 : index
      %48 = arith.muli %c0, %stepsPerWave : index
      %49 = arith.minsi %48, %47 : index
      %50 = arith.addi %49, %stepsPerWave : index
      %51 = arith.minsi %50, %47 : index
      %52 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %53 = arith.subi %51, %49 : index
      %54 = arith.divui %53, %c4 : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.addi %49, %55 : index
      %57 = arith.addi %49, %stepsPerWave : index
      %58 = arith.select %52, %57, %56 : index
      %61 = scf.for %59 = %49 to %58 step %c4 iter_args(%60 = %c13) -> (vector<8xf32>) {
        %62 = wave.lane
        %63 = arith.addi %59, %c0 : index
        %64 = arith.remui %62, %c8 : index
        %65 = arith.addi %45, %c6 : index
        %66 = arith.muli %63, %c16 : index
        %67 = arith.addi %65, %66 : index
        %68 = arith.muli %64, %c17 : index
        %69 = arith.addi %67, %68 : index
        %70 = vector.load %w[%69] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %71 = vector.bitcast %70 : vector<4xi8> to vector<2xf16>
        %72 = vector.extract %71[0] : f16 from vector<2xf16>
        %73 = vector.broadcast %72 : f16 to vector<16xf16>
        %74 = vector.extract %71[1] : f16 from vector<2xf16>
        %75 = vector.broadcast %74 : f16 to vector<16xf16>
        %76 = arith.addi %45, %c6 : index
        %77 = arith.muli %inputFeatures, %c4 : index
        %78 = arith.addi %77, %c5 : index
        %79 = arith.divui %78, %c6 : index
        %80 = arith.muli %79, %c6 : index
        %81 = arith.addi %76, %80 : index
        %82 = arith.muli %63, %c18 : index
        %83 = arith.addi %81, %82 : index
        %84 = arith.muli %64, %c8 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.muli %inputFeatures, %c3 : index
        %87 = arith.muli %inputFeatures, %c4 : index
        %88 = arith.addi %87, %c5 : index
        %89 = arith.divui %88, %c6 : index
        %90 = arith.muli %89, %c6 : index
        %91 = arith.addi %86, %90 : index
        %92 = arith.addi %91, %c6 : index
        %93 = arith.addi %45, %92 : index
        %94 = arith.muli %63, %c8 : index
        %95 = arith.addi %94, %64 : index
        %96 = arith.muli %95, %c17 : index
        %97 = arith.addi %93, %96 : index
        %98 = vector.load %w[%97] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %99 = vector.bitcast %98 : vector<4xi8> to vector<1xi32>
        %100 = vector.shuffle %99, %99 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %101 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %102 = vector.bitcast %101 : vector<16xi8> to vector<4xi32>
        %103 = arith.shrui %102, %c19 : vector<4xi32>
        %104 = arith.andi %103, %c20 : vector<4xi32>
        %105 = arith.shrui %100, %c21 : vector<4xi32>
        %106 = arith.andi %105, %c22 : vector<4xi32>
        %107 = arith.shli %106, %c23 : vector<4xi32>
        %108 = arith.ori %104, %107 : vector<4xi32>
        %109 = arith.ori %108, %c24 : vector<4xi32>
        %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
        %111 = arith.shrui %102, %c23 : vector<4xi32>
        %112 = arith.andi %111, %c20 : vector<4xi32>
        %113 = arith.shrui %100, %c25 : vector<4xi32>
        %114 = arith.andi %113, %c22 : vector<4xi32>
        %115 = arith.shli %114, %c23 : vector<4xi32>
        %116 = arith.ori %112, %115 : vector<4xi32>
        %117 = arith.ori %116, %c24 : vector<4xi32>
        %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
        %119 = arith.shrui %102, %c26 : vector<4xi32>
        %120 = arith.andi %119, %c20 : vector<4xi32>
        %121 = arith.shrui %100, %c27 : vector<4xi32>
        %122 = arith.andi %121, %c22 : vector<4xi32>
        %123 = arith.shli %122, %c23 : vector<4xi32>
        %124 = arith.ori %120, %123 : vector<4xi32>
        %125 = arith.ori %124, %c24 : vector<4xi32>
        %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
        %127 = arith.shrui %102, %c28 : vector<4xi32>
        %128 = arith.andi %127, %c20 : vector<4xi32>
        %129 = arith.shrui %100, %c29 : vector<4xi32>
        %130 = arith.andi %129, %c22 : vector<4xi32>
        %131 = arith.shli %130, %c23 : vector<4xi32>
        %132 = arith.ori %128, %131 : vector<4xi32>
        %133 = arith.ori %132, %c24 : vector<4xi32>
        %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
        %135 = vector.shuffle %110, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = vector.shuffle %126, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = vector.shuffle %135, %136 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %138 = arith.subf %137, %c30 : vector<32xf16>
        %139 = vector.shuffle %138, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %140 = vector.shuffle %138, %138 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %141 = math.fma %139, %73, %75 : vector<16xf16>
        %142 = math.fma %140, %73, %75 : vector<16xf16>
        %143 = arith.addi %59, %c10 : index
        %144 = arith.remui %62, %c8 : index
        %145 = arith.addi %45, %c6 : index
        %146 = arith.muli %143, %c16 : index
        %147 = arith.addi %145, %146 : index
        %148 = arith.muli %144, %c17 : index
        %149 = arith.addi %147, %148 : index
        %150 = vector.load %w[%149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %151 = vector.bitcast %150 : vector<4xi8> to vector<2xf16>
        %152 = vector.extract %151[0] : f16 from vector<2xf16>
        %153 = vector.broadcast %152 : f16 to vector<16xf16>
        %154 = vector.extract %151[1] : f16 from vector<2xf16>
        %155 = vector.broadcast %154 : f16 to vector<16xf16>
        %156 = arith.addi %45, %c6 : index
        %157 = arith.muli %inputFeatures, %c4 : index
        %158 = arith.addi %157, %c5 : index
        %159 = arith.divui %158, %c6 : index
        %160 = arith.muli %159, %c6 : index
        %161 = arith.addi %156, %160 : index
        %162 = arith.muli %143, %c18 : index
        %163 = arith.addi %161, %162 : index
        %164 = arith.muli %144, %c8 : index
        %165 = arith.addi %163, %164 : index
        %166 = arith.muli %inputFeatures, %c3 : index
        %167 = arith.muli %inputFeatures, %c4 : index
        %168 = arith.addi %167, %c5 : index
        %169 = arith.divui %168, %c6 : index
        %170 = arith.muli %169, %c6 : index
        %171 = arith.addi %166, %170 : index
        %172 = arith.addi %171, %c6 : index
        %173 = arith.addi %45, %172 : index
        %174 = arith.muli %143, %c8 : index
        %175 = arith.addi %174, %144 : index
        %176 = arith.muli %175, %c17 : index
        %177 = arith.addi %173, %176 : index
        %178 = vector.load %w[%177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %179 = vector.bitcast %178 : vector<4xi8> to vector<1xi32>
        %180 = vector.shuffle %179, %179 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %181 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %182 = vector.bitcast %181 : vector<16xi8> to vector<4xi32>
        %183 = arith.shrui %182, %c19 : vector<4xi32>
        %184 = arith.andi %183, %c20 : vector<4xi32>
        %185 = arith.shrui %180, %c21 : vector<4xi32>
        %186 = arith.andi %185, %c22 : vector<4xi32>
        %187 = arith.shli %186, %c23 : vector<4xi32>
        %188 = arith.ori %184, %187 : vector<4xi32>
        %189 = arith.ori %188, %c24 : vector<4xi32>
        %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
        %191 = arith.shrui %182, %c23 : vector<4xi32>
        %192 = arith.andi %191, %c20 : vector<4xi32>
        %193 = arith.shrui %180, %c25 : vector<4xi32>
        %194 = arith.andi %193, %c22 : vector<4xi32>
        %195 = arith.shli %194, %c23 : vector<4xi32>
        %196 = arith.ori %192, %195 : vector<4xi32>
        %197 = arith.ori %196, %c24 : vector<4xi32>
        %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
        %199 = arith.shrui %182, %c26 : vector<4xi32>
        %200 = arith.andi %199, %c20 : vector<4xi32>
        %201 = arith.shrui %180, %c27 : vector<4xi32>
        %202 = arith.andi %201, %c22 : vector<4xi32>
        %203 = arith.shli %202, %c23 : vector<4xi32>
        %204 = arith.ori %200, %203 : vector<4xi32>
        %205 = arith.ori %204, %c24 : vector<4xi32>
        %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
        %207 = arith.shrui %182, %c28 : vector<4xi32>
        %208 = arith.andi %207, %c20 : vector<4xi32>
        %209 = arith.shrui %180, %c29 : vector<4xi32>
        %210 = arith.andi %209, %c22 : vector<4xi32>
        %211 = arith.shli %210, %c23 : vector<4xi32>
        %212 = arith.ori %208, %211 : vector<4xi32>
        %213 = arith.ori %212, %c24 : vector<4xi32>
        %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
        %215 = vector.shuffle %190, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = vector.shuffle %206, %214 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = vector.shuffle %215, %216 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %218 = arith.subf %217, %c30 : vector<32xf16>
        %219 = vector.shuffle %218, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %220 = vector.shuffle %218, %218 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %221 = math.fma %219, %153, %155 : vector<16xf16>
        %222 = math.fma %220, %153, %155 : vector<16xf16>
        %223 = arith.muli %59, %c4 : index
        %224 = arith.addi %223, %c0 : index
        %225 = arith.muli %c10, %c8 : index
        %226 = arith.muli %224, %225 : index
        %227 = arith.addi %46, %226 : index
        %228 = vector.load %17[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.muli %c10, %c3 : index
        %230 = arith.addi %227, %229 : index
        %231 = vector.load %17[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %141, %60 : vector<16xf16>, vector<8xf32>
        %234 = arith.muli %59, %c4 : index
        %235 = arith.addi %234, %c10 : index
        %236 = arith.muli %c10, %c8 : index
        %237 = arith.muli %235, %236 : index
        %238 = arith.addi %46, %237 : index
        %239 = vector.load %17[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.muli %c10, %c3 : index
        %241 = arith.addi %238, %240 : index
        %242 = vector.load %17[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %142, %233 : vector<16xf16>, vector<8xf32>
        %245 = arith.muli %59, %c4 : index
        %246 = arith.addi %245, %c4 : index
        %247 = arith.muli %c10, %c8 : index
        %248 = arith.muli %246, %247 : index
        %249 = arith.addi %46, %248 : index
        %250 = vector.load %17[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.muli %c10, %c3 : index
        %252 = arith.addi %249, %251 : index
        %253 = vector.load %17[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %221, %244 : vector<16xf16>, vector<8xf32>
        %256 = arith.muli %59, %c4 : index
        %257 = arith.addi %256, %c31 : index
        %258 = arith.muli %c10, %c8 : index
        %259 = arith.muli %257, %258 : index
        %260 = arith.addi %46, %259 : index
        %261 = vector.load %17[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.muli %c10, %c3 : index
        %263 = arith.addi %260, %262 : index
        %264 = vector.load %17[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %222, %255 : vector<16xf16>, vector<8xf32>
        scf.yield %266 : vector<8xf32>
      }
      %267 = arith.select %52, %58, %51 : index
      %270 = scf.for %268 = %58 to %267 step %c10 iter_args(%269 = %61) -> (vector<8xf32>) {
        %271 = wave.lane
        %272 = arith.addi %268, %c0 : index
        %273 = arith.remui %271, %c8 : index
        %274 = arith.addi %45, %c6 : index
        %275 = arith.muli %272, %c16 : index
        %276 = arith.addi %274, %275 : index
        %277 = arith.muli %273, %c17 : index
        %278 = arith.addi %276, %277 : index
        %279 = vector.load %w[%278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %280 = vector.bitcast %279 : vector<4xi8> to vector<2xf16>
        %281 = vector.extract %280[0] : f16 from vector<2xf16>
        %282 = vector.broadcast %281 : f16 to vector<16xf16>
        %283 = vector.extract %280[1] : f16 from vector<2xf16>
        %284 = vector.broadcast %283 : f16 to vector<16xf16>
        %285 = arith.addi %45, %c6 : index
        %286 = arith.muli %inputFeatures, %c4 : index
        %287 = arith.addi %286, %c5 : index
        %288 = arith.divui %287, %c6 : index
        %289 = arith.muli %288, %c6 : index
        %290 = arith.addi %285, %289 : index
        %291 = arith.muli %272, %c18 : index
        %292 = arith.addi %290, %291 : index
        %293 = arith.muli %273, %c8 : index
        %294 = arith.addi %292, %293 : index
        %295 = arith.muli %inputFeatures, %c3 : index
        %296 = arith.muli %inputFeatures, %c4 : index
        %297 = arith.addi %296, %c5 : index
        %298 = arith.divui %297, %c6 : index
        %299 = arith.muli %298, %c6 : index
        %300 = arith.addi %295, %299 : index
        %301 = arith.addi %300, %c6 : index
        %302 = arith.addi %45, %301 : index
        %303 = arith.muli %272, %c8 : index
        %304 = arith.addi %303, %273 : index
        %305 = arith.muli %304, %c17 : index
        %306 = arith.addi %302, %305 : index
        %307 = vector.load %w[%306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %308 = vector.bitcast %307 : vector<4xi8> to vector<1xi32>
        %309 = vector.shuffle %308, %308 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %310 = vector.load %w[%294] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %311 = vector.bitcast %310 : vector<16xi8> to vector<4xi32>
        %312 = arith.shrui %311, %c19 : vector<4xi32>
        %313 = arith.andi %312, %c20 : vector<4xi32>
        %314 = arith.shrui %309, %c21 : vector<4xi32>
        %315 = arith.andi %314, %c22 : vector<4xi32>
        %316 = arith.shli %315, %c23 : vector<4xi32>
        %317 = arith.ori %313, %316 : vector<4xi32>
        %318 = arith.ori %317, %c24 : vector<4xi32>
        %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
        %320 = arith.shrui %311, %c23 : vector<4xi32>
        %321 = arith.andi %320, %c20 : vector<4xi32>
        %322 = arith.shrui %309, %c25 : vector<4xi32>
        %323 = arith.andi %322, %c22 : vector<4xi32>
        %324 = arith.shli %323, %c23 : vector<4xi32>
        %325 = arith.ori %321, %324 : vector<4xi32>
        %326 = arith.ori %325, %c24 : vector<4xi32>
        %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
        %328 = arith.shrui %311, %c26 : vector<4xi32>
        %329 = arith.andi %328, %c20 : vector<4xi32>
        %330 = arith.shrui %309, %c27 : vector<4xi32>
        %331 = arith.andi %330, %c22 : vector<4xi32>
        %332 = arith.shli %331, %c23 : vector<4xi32>
        %333 = arith.ori %329, %332 : vector<4xi32>
        %334 = arith.ori %333, %c24 : vector<4xi32>
        %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
        %336 = arith.shrui %311, %c28 : vector<4xi32>
        %337 = arith.andi %336, %c20 : vector<4xi32>
        %338 = arith.shrui %309, %c29 : vector<4xi32>
        %339 = arith.andi %338, %c22 : vector<4xi32>
        %340 = arith.shli %339, %c23 : vector<4xi32>
        %341 = arith.ori %337, %340 : vector<4xi32>
        %342 = arith.ori %341, %c24 : vector<4xi32>
        %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
        %344 = vector.shuffle %319, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %345 = vector.shuffle %335, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %346 = vector.shuffle %344, %345 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %347 = arith.subf %346, %c30 : vector<32xf16>
        %348 = vector.shuffle %347, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %349 = vector.shuffle %347, %347 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %350 = math.fma %348, %282, %284 : vector<16xf16>
        %351 = math.fma %349, %282, %284 : vector<16xf16>
        %352 = arith.muli %268, %c4 : index
        %353 = arith.addi %352, %c0 : index
        %354 = arith.muli %c10, %c8 : index
        %355 = arith.muli %353, %354 : index
        %356 = arith.addi %46, %355 : index
        %357 = vector.load %17[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = arith.muli %c10, %c3 : index
        %359 = arith.addi %356, %358 : index
        %360 = vector.load %17[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %362 = wave.mma %361, %350, %269 : vector<16xf16>, vector<8xf32>
        %363 = arith.muli %268, %c4 : index
        %364 = arith.addi %363, %c10 : index
        %365 = arith.muli %c10, %c8 : index
        %366 = arith.muli %364, %365 : index
        %367 = arith.addi %46, %366 : index
        %368 = vector.load %17[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.muli %c10, %c3 : index
        %370 = arith.addi %367, %369 : index
        %371 = vector.load %17[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %373 = wave.mma %372, %351, %362 : vector<16xf16>, vector<8xf32>
        scf.yield %373 : vector<8xf32>
      }
      %374 = arith.cmpi slt, %4, %c8 : index
      %375 = arith.cmpi slt, %24, %expertsPerToken : index
      %376 = arith.andi %374, %375 : i1
      scf.if %376 {
        %377 = arith.cmpi eq, %hasFactors, %c10 : index
        %378 = arith.muli %28, %c4 : index
        %379 = memref.load %factors[%378] : memref<?xf32>
        %380 = arith.mulf %379, %operandScale : f32
        %381 = arith.select %377, %380, %operandScale : f32
        %382 = vector.extract %270[0] : f32 from vector<8xf32>
        %383 = arith.remui %4, %c8 : index
        %384 = arith.muli %383, %c17 : index
        %385 = arith.addi %45, %384 : index
        %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
        %388 = vector.extract %387[0] : f32 from vector<1xf32>
        %389 = arith.mulf %388, %381 : f32
        %390 = arith.mulf %382, %389 : f32
        %391 = arith.muli %24, %c8 : index
        %392 = arith.addi %391, %c0 : index
        %393 = arith.addi %392, %4 : index
        memref.store %390, %19[%393] : memref<?xf32>
      }
      wave.barrier
    }
    %394 = arith.muli %5, %c11 : index
    %395 = arith.addi %394, %4 : index
    %396 = arith.cmpi slt, %395, %c8 : index
    scf.if %396 {
      %399 = scf.for %397 = %c0 to %expertsPerToken step %c10 iter_args(%398 = %c34) -> (f32) {
        %400 = arith.muli %0, %expertsPerToken : index
        %401 = arith.addi %400, %397 : index
        %402 = memref.load %weights[%401] : memref<?xf32>
        %403 = arith.muli %397, %c8 : index
        %404 = arith.addi %403, %4 : index
        %405 = memref.load %19[%404] : memref<?xf32>
        %406 = math.fma %402, %405, %398 : f32
        scf.yield %406 : f32
      }
      %407 = arith.muli %0, %outputFeatures : index
      %408 = arith.muli %15, %c8 : index
      %409 = arith.addi %407, %408 : index
      %410 = arith.addi %409, %4 : index
      %411 = memref.load %residual[%410] : memref<?xf32>
      %412 = arith.addf %411, %399 : f32
      memref.store %412, %out[%410] : memref<?xf32>
    }
  }
  wave.return
}
