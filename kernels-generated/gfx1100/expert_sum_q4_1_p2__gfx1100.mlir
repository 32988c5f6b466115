// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_1', panels=2, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_q4_1_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 0x00000000 : f32
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
    %13 = wave.block 0
    %14 = arith.muli %inputFeatures, %c3 : index
    %15 = wave.scratch %14 : memref<?xf16>
    %16 = arith.muli %ranksMax, %c8 : index
    %17 = wave.scratch %16 : memref<?xf32>
    %18 = arith.addi %expertsPerToken, %c9 : index
    %19 = arith.divui %18, %c3 : index
    scf.for %20 = %c0 to %19 step %c10 {
      %21 = arith.muli %20, %c3 : index
      %22 = arith.addi %5, %21 : index
      %23 = arith.muli %0, %expertsPerToken : index
      %24 = arith.subi %expertsPerToken, %c10 : index
      %25 = arith.minsi %22, %24 : index
      %26 = arith.addi %23, %25 : index
      %27 = arith.muli %26, %inputFeatures : index
      %28 = arith.divui %inputFeatures, %c3 : index
      %29 = arith.muli %5, %inputFeatures : index
      %30 = wave.lane
      scf.for %31 = %30 to %28 step %c8 {
        %32 = arith.muli %31, %c3 : index
        %33 = arith.addi %27, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %35 = arith.muli %31, %c3 : index
        %36 = arith.addi %29, %35 : index
        vector.store %34, %15[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = memref.load %ids[%26] : memref<?xi32>
      %38 = arith.index_cast %37 : i32 to index
      %39 = arith.muli %38, %panelsPerExpert : index
      %40 = arith.muli %13, %c4 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.addi %41, %c0 : index
      %43 = arith.muli %42, %12 : index
      %44 = arith.addi %41, %c10 : index
      %45 = arith.muli %44, %12 : index
      %46 = arith.muli %5, %inputFeatures : index
      %47 = arith.divui %inputFeatures, %c8 : index
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
      %62:2 = scf.for %59 = %49 to %58 step %c4 iter_args(%60 = %c12, %61 = %c12) -> (vector<8xf32>, vector<8xf32>) {
        %63 = wave.lane
        %64 = arith.addi %59, %c0 : index
        %65 = arith.remui %63, %c15 : index
        %66 = arith.addi %43, %c6 : index
        %67 = arith.muli %64, %c16 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.muli %65, %c17 : index
        %70 = arith.addi %68, %69 : index
        %71 = vector.load %w[%70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %72 = vector.bitcast %71 : vector<4xi8> to vector<2xf16>
        %73 = vector.extract %72[0] : f16 from vector<2xf16>
        %74 = vector.broadcast %73 : f16 to vector<16xf16>
        %75 = vector.extract %72[1] : f16 from vector<2xf16>
        %76 = vector.broadcast %75 : f16 to vector<16xf16>
        %77 = arith.addi %43, %c6 : index
        %78 = arith.muli %inputFeatures, %c4 : index
        %79 = arith.addi %78, %c5 : index
        %80 = arith.divui %79, %c6 : index
        %81 = arith.muli %80, %c6 : index
        %82 = arith.addi %77, %81 : index
        %83 = arith.muli %64, %c18 : index
        %84 = arith.addi %82, %83 : index
        %85 = arith.muli %65, %c15 : index
        %86 = arith.addi %84, %85 : index
        %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %88 = vector.bitcast %87 : vector<16xi8> to vector<4xi32>
        %89 = arith.shrui %88, %c19 : vector<4xi32>
        %90 = arith.andi %89, %c20 : vector<4xi32>
        %91 = arith.ori %90, %c21 : vector<4xi32>
        %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
        %93 = arith.shrui %88, %c22 : vector<4xi32>
        %94 = arith.andi %93, %c20 : vector<4xi32>
        %95 = arith.ori %94, %c21 : vector<4xi32>
        %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
        %97 = arith.shrui %88, %c23 : vector<4xi32>
        %98 = arith.andi %97, %c20 : vector<4xi32>
        %99 = arith.ori %98, %c21 : vector<4xi32>
        %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
        %101 = arith.shrui %88, %c24 : vector<4xi32>
        %102 = arith.andi %101, %c20 : vector<4xi32>
        %103 = arith.ori %102, %c21 : vector<4xi32>
        %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
        %105 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = vector.shuffle %105, %106 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %108 = arith.subf %107, %c25 : vector<32xf16>
        %109 = vector.shuffle %108, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %110 = vector.shuffle %108, %108 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %111 = math.fma %109, %74, %76 : vector<16xf16>
        %112 = math.fma %110, %74, %76 : vector<16xf16>
        %113 = arith.addi %59, %c10 : index
        %114 = arith.remui %63, %c15 : index
        %115 = arith.addi %43, %c6 : index
        %116 = arith.muli %113, %c16 : index
        %117 = arith.addi %115, %116 : index
        %118 = arith.muli %114, %c17 : index
        %119 = arith.addi %117, %118 : index
        %120 = vector.load %w[%119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %121 = vector.bitcast %120 : vector<4xi8> to vector<2xf16>
        %122 = vector.extract %121[0] : f16 from vector<2xf16>
        %123 = vector.broadcast %122 : f16 to vector<16xf16>
        %124 = vector.extract %121[1] : f16 from vector<2xf16>
        %125 = vector.broadcast %124 : f16 to vector<16xf16>
        %126 = arith.addi %43, %c6 : index
        %127 = arith.muli %inputFeatures, %c4 : index
        %128 = arith.addi %127, %c5 : index
        %129 = arith.divui %128, %c6 : index
        %130 = arith.muli %129, %c6 : index
        %131 = arith.addi %126, %130 : index
        %132 = arith.muli %113, %c18 : index
        %133 = arith.addi %131, %132 : index
        %134 = arith.muli %114, %c15 : index
        %135 = arith.addi %133, %134 : index
        %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
        %138 = arith.shrui %137, %c19 : vector<4xi32>
        %139 = arith.andi %138, %c20 : vector<4xi32>
        %140 = arith.ori %139, %c21 : vector<4xi32>
        %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
        %142 = arith.shrui %137, %c22 : vector<4xi32>
        %143 = arith.andi %142, %c20 : vector<4xi32>
        %144 = arith.ori %143, %c21 : vector<4xi32>
        %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
        %146 = arith.shrui %137, %c23 : vector<4xi32>
        %147 = arith.andi %146, %c20 : vector<4xi32>
        %148 = arith.ori %147, %c21 : vector<4xi32>
        %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
        %150 = arith.shrui %137, %c24 : vector<4xi32>
        %151 = arith.andi %150, %c20 : vector<4xi32>
        %152 = arith.ori %151, %c21 : vector<4xi32>
        %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
        %154 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %155 = vector.shuffle %149, %153 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = vector.shuffle %154, %155 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %157 = arith.subf %156, %c25 : vector<32xf16>
        %158 = vector.shuffle %157, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %159 = vector.shuffle %157, %157 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %160 = math.fma %158, %123, %125 : vector<16xf16>
        %161 = math.fma %159, %123, %125 : vector<16xf16>
        %162 = arith.addi %59, %c0 : index
        %163 = arith.remui %63, %c15 : index
        %164 = arith.addi %45, %c6 : index
        %165 = arith.muli %162, %c16 : index
        %166 = arith.addi %164, %165 : index
        %167 = arith.muli %163, %c17 : index
        %168 = arith.addi %166, %167 : index
        %169 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %170 = vector.bitcast %169 : vector<4xi8> to vector<2xf16>
        %171 = vector.extract %170[0] : f16 from vector<2xf16>
        %172 = vector.broadcast %171 : f16 to vector<16xf16>
        %173 = vector.extract %170[1] : f16 from vector<2xf16>
        %174 = vector.broadcast %173 : f16 to vector<16xf16>
        %175 = arith.addi %45, %c6 : index
        %176 = arith.muli %inputFeatures, %c4 : index
        %177 = arith.addi %176, %c5 : index
        %178 = arith.divui %177, %c6 : index
        %179 = arith.muli %178, %c6 : index
        %180 = arith.addi %175, %179 : index
        %181 = arith.muli %162, %c18 : index
        %182 = arith.addi %180, %181 : index
        %183 = arith.muli %163, %c15 : index
        %184 = arith.addi %182, %183 : index
        %185 = vector.load %w[%184] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %186 = vector.bitcast %185 : vector<16xi8> to vector<4xi32>
        %187 = arith.shrui %186, %c19 : vector<4xi32>
        %188 = arith.andi %187, %c20 : vector<4xi32>
        %189 = arith.ori %188, %c21 : vector<4xi32>
        %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
        %191 = arith.shrui %186, %c22 : vector<4xi32>
        %192 = arith.andi %191, %c20 : vector<4xi32>
        %193 = arith.ori %192, %c21 : vector<4xi32>
        %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
        %195 = arith.shrui %186, %c23 : vector<4xi32>
        %196 = arith.andi %195, %c20 : vector<4xi32>
        %197 = arith.ori %196, %c21 : vector<4xi32>
        %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
        %199 = arith.shrui %186, %c24 : vector<4xi32>
        %200 = arith.andi %199, %c20 : vector<4xi32>
        %201 = arith.ori %200, %c21 : vector<4xi32>
        %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
        %203 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = vector.shuffle %203, %204 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %206 = arith.subf %205, %c25 : vector<32xf16>
        %207 = vector.shuffle %206, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %208 = vector.shuffle %206, %206 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %209 = math.fma %207, %172, %174 : vector<16xf16>
        %210 = math.fma %208, %172, %174 : vector<16xf16>
        %211 = arith.addi %59, %c10 : index
        %212 = arith.remui %63, %c15 : index
        %213 = arith.addi %45, %c6 : index
        %214 = arith.muli %211, %c16 : index
        %215 = arith.addi %213, %214 : index
        %216 = arith.muli %212, %c17 : index
        %217 = arith.addi %215, %216 : index
        %218 = vector.load %w[%217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %219 = vector.bitcast %218 : vector<4xi8> to vector<2xf16>
        %220 = vector.extract %219[0] : f16 from vector<2xf16>
        %221 = vector.broadcast %220 : f16 to vector<16xf16>
        %222 = vector.extract %219[1] : f16 from vector<2xf16>
        %223 = vector.broadcast %222 : f16 to vector<16xf16>
        %224 = arith.addi %45, %c6 : index
        %225 = arith.muli %inputFeatures, %c4 : index
        %226 = arith.addi %225, %c5 : index
        %227 = arith.divui %226, %c6 : index
        %228 = arith.muli %227, %c6 : index
        %229 = arith.addi %224, %228 : index
        %230 = arith.muli %211, %c18 : index
        %231 = arith.addi %229, %230 : index
        %232 = arith.muli %212, %c15 : index
        %233 = arith.addi %231, %232 : index
        %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %235 = vector.bitcast %234 : vector<16xi8> to vector<4xi32>
        %236 = arith.shrui %235, %c19 : vector<4xi32>
        %237 = arith.andi %236, %c20 : vector<4xi32>
        %238 = arith.ori %237, %c21 : vector<4xi32>
        %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
        %240 = arith.shrui %235, %c22 : vector<4xi32>
        %241 = arith.andi %240, %c20 : vector<4xi32>
        %242 = arith.ori %241, %c21 : vector<4xi32>
        %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
        %244 = arith.shrui %235, %c23 : vector<4xi32>
        %245 = arith.andi %244, %c20 : vector<4xi32>
        %246 = arith.ori %245, %c21 : vector<4xi32>
        %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
        %248 = arith.shrui %235, %c24 : vector<4xi32>
        %249 = arith.andi %248, %c20 : vector<4xi32>
        %250 = arith.ori %249, %c21 : vector<4xi32>
        %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
        %252 = vector.shuffle %239, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = vector.shuffle %252, %253 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %255 = arith.subf %254, %c25 : vector<32xf16>
        %256 = vector.shuffle %255, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %257 = vector.shuffle %255, %255 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %258 = math.fma %256, %221, %223 : vector<16xf16>
        %259 = math.fma %257, %221, %223 : vector<16xf16>
        %260 = arith.muli %59, %c4 : index
        %261 = arith.addi %260, %c0 : index
        %262 = arith.muli %c10, %c15 : index
        %263 = arith.muli %261, %262 : index
        %264 = arith.addi %46, %263 : index
        %265 = vector.load %15[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.muli %c10, %c3 : index
        %267 = arith.addi %264, %266 : index
        %268 = vector.load %15[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %111, %60 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %209, %61 : vector<16xf16>, vector<8xf32>
        %272 = arith.muli %59, %c4 : index
        %273 = arith.addi %272, %c10 : index
        %274 = arith.muli %c10, %c15 : index
        %275 = arith.muli %273, %274 : index
        %276 = arith.addi %46, %275 : index
        %277 = vector.load %15[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.muli %c10, %c3 : index
        %279 = arith.addi %276, %278 : index
        %280 = vector.load %15[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %112, %270 : vector<16xf16>, vector<8xf32>
        %283 = wave.mma %281, %210, %271 : vector<16xf16>, vector<8xf32>
        %284 = arith.muli %59, %c4 : index
        %285 = arith.addi %284, %c4 : index
        %286 = arith.muli %c10, %c15 : index
        %287 = arith.muli %285, %286 : index
        %288 = arith.addi %46, %287 : index
        %289 = vector.load %15[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = arith.muli %c10, %c3 : index
        %291 = arith.addi %288, %290 : index
        %292 = vector.load %15[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %294 = wave.mma %293, %160, %282 : vector<16xf16>, vector<8xf32>
        %295 = wave.mma %293, %258, %283 : vector<16xf16>, vector<8xf32>
        %296 = arith.muli %59, %c4 : index
        %297 = arith.addi %296, %c26 : index
        %298 = arith.muli %c10, %c15 : index
        %299 = arith.muli %297, %298 : index
        %300 = arith.addi %46, %299 : index
        %301 = vector.load %15[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = arith.muli %c10, %c3 : index
        %303 = arith.addi %300, %302 : index
        %304 = vector.load %15[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = vector.shuffle %301, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %306 = wave.mma %305, %161, %294 : vector<16xf16>, vector<8xf32>
        %307 = wave.mma %305, %259, %295 : vector<16xf16>, vector<8xf32>
        scf.yield %306, %307 : vector<8xf32>, vector<8xf32>
      }
      %308 = arith.select %52, %58, %51 : index
      %312:2 = scf.for %309 = %58 to %308 step %c10 iter_args(%310 = %62#0, %311 = %62#1) -> (vector<8xf32>, vector<8xf32>) {
        %313 = wave.lane
        %314 = arith.addi %309, %c0 : index
        %315 = arith.remui %313, %c15 : index
        %316 = arith.addi %43, %c6 : index
        %317 = arith.muli %314, %c16 : index
        %318 = arith.addi %316, %317 : index
        %319 = arith.muli %315, %c17 : index
        %320 = arith.addi %318, %319 : index
        %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %322 = vector.bitcast %321 : vector<4xi8> to vector<2xf16>
        %323 = vector.extract %322[0] : f16 from vector<2xf16>
        %324 = vector.broadcast %323 : f16 to vector<16xf16>
        %325 = vector.extract %322[1] : f16 from vector<2xf16>
        %326 = vector.broadcast %325 : f16 to vector<16xf16>
        %327 = arith.addi %43, %c6 : index
        %328 = arith.muli %inputFeatures, %c4 : index
        %329 = arith.addi %328, %c5 : index
        %330 = arith.divui %329, %c6 : index
        %331 = arith.muli %330, %c6 : index
        %332 = arith.addi %327, %331 : index
        %333 = arith.muli %314, %c18 : index
        %334 = arith.addi %332, %333 : index
        %335 = arith.muli %315, %c15 : index
        %336 = arith.addi %334, %335 : index
        %337 = vector.load %w[%336] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %338 = vector.bitcast %337 : vector<16xi8> to vector<4xi32>
        %339 = arith.shrui %338, %c19 : vector<4xi32>
        %340 = arith.andi %339, %c20 : vector<4xi32>
        %341 = arith.ori %340, %c21 : vector<4xi32>
        %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
        %343 = arith.shrui %338, %c22 : vector<4xi32>
        %344 = arith.andi %343, %c20 : vector<4xi32>
        %345 = arith.ori %344, %c21 : vector<4xi32>
        %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
        %347 = arith.shrui %338, %c23 : vector<4xi32>
        %348 = arith.andi %347, %c20 : vector<4xi32>
        %349 = arith.ori %348, %c21 : vector<4xi32>
        %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
        %351 = arith.shrui %338, %c24 : vector<4xi32>
        %352 = arith.andi %351, %c20 : vector<4xi32>
        %353 = arith.ori %352, %c21 : vector<4xi32>
        %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
        %355 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = vector.shuffle %355, %356 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %358 = arith.subf %357, %c25 : vector<32xf16>
        %359 = vector.shuffle %358, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %360 = vector.shuffle %358, %358 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %361 = math.fma %359, %324, %326 : vector<16xf16>
        %362 = math.fma %360, %324, %326 : vector<16xf16>
        %363 = arith.addi %309, %c0 : index
        %364 = arith.remui %313, %c15 : index
        %365 = arith.addi %45, %c6 : index
        %366 = arith.muli %363, %c16 : index
        %367 = arith.addi %365, %366 : index
        %368 = arith.muli %364, %c17 : index
        %369 = arith.addi %367, %368 : index
        %370 = vector.load %w[%369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %371 = vector.bitcast %370 : vector<4xi8> to vector<2xf16>
        %372 = vector.extract %371[0] : f16 from vector<2xf16>
        %373 = vector.broadcast %372 : f16 to vector<16xf16>
        %374 = vector.extract %371[1] : f16 from vector<2xf16>
        %375 = vector.broadcast %374 : f16 to vector<16xf16>
        %376 = arith.addi %45, %c6 : index
        %377 = arith.muli %inputFeatures, %c4 : index
        %378 = arith.addi %377, %c5 : index
        %379 = arith.divui %378, %c6 : index
        %380 = arith.muli %379, %c6 : index
        %381 = arith.addi %376, %380 : index
        %382 = arith.muli %363, %c18 : index
        %383 = arith.addi %381, %382 : index
        %384 = arith.muli %364, %c15 : index
        %385 = arith.addi %383, %384 : index
        %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
        %388 = arith.shrui %387, %c19 : vector<4xi32>
        %389 = arith.andi %388, %c20 : vector<4xi32>
        %390 = arith.ori %389, %c21 : vector<4xi32>
        %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
        %392 = arith.shrui %387, %c22 : vector<4xi32>
        %393 = arith.andi %392, %c20 : vector<4xi32>
        %394 = arith.ori %393, %c21 : vector<4xi32>
        %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
        %396 = arith.shrui %387, %c23 : vector<4xi32>
        %397 = arith.andi %396, %c20 : vector<4xi32>
        %398 = arith.ori %397, %c21 : vector<4xi32>
        %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
        %400 = arith.shrui %387, %c24 : vector<4xi32>
        %401 = arith.andi %400, %c20 : vector<4xi32>
        %402 = arith.ori %401, %c21 : vector<4xi32>
        %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
        %404 = vector.shuffle %391, %395 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = vector.shuffle %404, %405 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %407 = arith.subf %406, %c25 : vector<32xf16>
        %408 = vector.shuffle %407, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %409 = vector.shuffle %407, %407 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %410 = math.fma %408, %373, %375 : vector<16xf16>
        %411 = math.fma %409, %373, %375 : vector<16xf16>
        %412 = arith.muli %309, %c4 : index
        %413 = arith.addi %412, %c0 : index
        %414 = arith.muli %c10, %c15 : index
        %415 = arith.muli %413, %414 : index
        %416 = arith.addi %46, %415 : index
        %417 = vector.load %15[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.muli %c10, %c3 : index
        %419 = arith.addi %416, %418 : index
        %420 = vector.load %15[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %361, %310 : vector<16xf16>, vector<8xf32>
        %423 = wave.mma %421, %410, %311 : vector<16xf16>, vector<8xf32>
        %424 = arith.muli %309, %c4 : index
        %425 = arith.addi %424, %c10 : index
        %426 = arith.muli %c10, %c15 : index
        %427 = arith.muli %425, %426 : index
        %428 = arith.addi %46, %427 : index
        %429 = vector.load %15[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.muli %c10, %c3 : index
        %431 = arith.addi %428, %430 : index
        %432 = vector.load %15[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %362, %422 : vector<16xf16>, vector<8xf32>
        %435 = wave.mma %433, %411, %423 : vector<16xf16>, vector<8xf32>
        scf.yield %434, %435 : vector<8xf32>, vector<8xf32>
      }
      %436 = arith.cmpi slt, %4, %c15 : index
      %437 = arith.cmpi slt, %22, %expertsPerToken : index
      %438 = arith.andi %436, %437 : i1
      scf.if %438 {
        %439 = arith.cmpi eq, %hasFactors, %c10 : index
        %440 = arith.muli %26, %c4 : index
        %441 = memref.load %factors[%440] : memref<?xf32>
        %442 = arith.mulf %441, %operandScale : f32
        %443 = arith.select %439, %442, %operandScale : f32
        %444 = vector.extract %312#0[0] : f32 from vector<8xf32>
        %445 = arith.remui %4, %c15 : index
        %446 = arith.muli %445, %c17 : index
        %447 = arith.addi %43, %446 : index
        %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
        %450 = vector.extract %449[0] : f32 from vector<1xf32>
        %451 = arith.mulf %450, %443 : f32
        %452 = arith.mulf %444, %451 : f32
        %453 = arith.muli %22, %c8 : index
        %454 = arith.addi %453, %c0 : index
        %455 = arith.addi %454, %4 : index
        memref.store %452, %17[%455] : memref<?xf32>
        %456 = vector.extract %312#1[0] : f32 from vector<8xf32>
        %457 = arith.remui %4, %c15 : index
        %458 = arith.muli %457, %c17 : index
        %459 = arith.addi %45, %458 : index
        %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
        %462 = vector.extract %461[0] : f32 from vector<1xf32>
        %463 = arith.mulf %462, %443 : f32
        %464 = arith.mulf %456, %463 : f32
        %465 = arith.muli %22, %c8 : index
        %466 = arith.addi %465, %c15 : index
        %467 = arith.addi %466, %4 : index
        memref.store %464, %17[%467] : memref<?xf32>
      }
      wave.barrier
    }
    %468 = arith.muli %5, %c8 : index
    %469 = arith.addi %468, %4 : index
    %470 = arith.cmpi slt, %469, %c8 : index
    scf.if %470 {
      %473 = scf.for %471 = %c0 to %expertsPerToken step %c10 iter_args(%472 = %c29) -> (f32) {
        %474 = arith.muli %0, %expertsPerToken : index
        %475 = arith.addi %474, %471 : index
        %476 = memref.load %weights[%475] : memref<?xf32>
        %477 = arith.muli %471, %c8 : index
        %478 = arith.addi %477, %4 : index
        %479 = memref.load %17[%478] : memref<?xf32>
        %480 = math.fma %476, %479, %472 : f32
        scf.yield %480 : f32
      }
      %481 = arith.muli %0, %outputFeatures : index
      %482 = arith.muli %13, %c8 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %4 : index
      %485 = memref.load %residual[%484] : memref<?xf32>
      %486 = arith.addf %485, %473 : f32
      memref.store %486, %out[%484] : memref<?xf32>
    }
  }
  wave.return
}
