// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_1', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_q4_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
      scf.for %31 = %30 to %28 step %c11 {
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
      %40 = arith.muli %13, %c10 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.addi %41, %c0 : index
      %43 = arith.muli %42, %12 : index
      %44 = arith.muli %5, %inputFeatures : index
      %45 = arith.divui %inputFeatures, %c11 : index
      %46 = arith.muli %c0, %stepsPerWave : index
      %47 = arith.minsi %46, %45 : index
      %48 = arith.addi %47, %stepsPerWave : index
      %49 = arith.minsi %48, %45 : index
      %50 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %51 = arith.subi %49, %47 : index
      %52 = arith.divui %51, %c4 : index
      %53 = arith.muli %52, %c4 : index
      %54 = arith.addi %47, %53 : index
      %55 = arith.addi %47, %stepsPerWave : index
      %56 = arith.select %50, %55, %54 : index
      %59 = scf.for %57 = %47 to %56 step %c4 iter_args(%58 = %c13) -> (vector<8xf32>) {
        %60 = wave.lane
        %61 = arith.addi %57, %c0 : index
        %62 = arith.remui %60, %c8 : index
        %63 = arith.addi %43, %c6 : index
        %64 = arith.muli %61, %c16 : index
        %65 = arith.addi %63, %64 : index
        %66 = arith.muli %62, %c17 : index
        %67 = arith.addi %65, %66 : index
        %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
        %70 = vector.extract %69[0] : f16 from vector<2xf16>
        %71 = vector.broadcast %70 : f16 to vector<16xf16>
        %72 = vector.extract %69[1] : f16 from vector<2xf16>
        %73 = vector.broadcast %72 : f16 to vector<16xf16>
        %74 = arith.addi %43, %c6 : index
        %75 = arith.muli %inputFeatures, %c4 : index
        %76 = arith.addi %75, %c5 : index
        %77 = arith.divui %76, %c6 : index
        %78 = arith.muli %77, %c6 : index
        %79 = arith.addi %74, %78 : index
        %80 = arith.muli %61, %c18 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.muli %62, %c8 : index
        %83 = arith.addi %81, %82 : index
        %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %85 = vector.bitcast %84 : vector<16xi8> to vector<4xi32>
        %86 = arith.shrui %85, %c19 : vector<4xi32>
        %87 = arith.andi %86, %c20 : vector<4xi32>
        %88 = arith.ori %87, %c21 : vector<4xi32>
        %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
        %90 = arith.shrui %85, %c22 : vector<4xi32>
        %91 = arith.andi %90, %c20 : vector<4xi32>
        %92 = arith.ori %91, %c21 : vector<4xi32>
        %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
        %94 = arith.shrui %85, %c23 : vector<4xi32>
        %95 = arith.andi %94, %c20 : vector<4xi32>
        %96 = arith.ori %95, %c21 : vector<4xi32>
        %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
        %98 = arith.shrui %85, %c24 : vector<4xi32>
        %99 = arith.andi %98, %c20 : vector<4xi32>
        %100 = arith.ori %99, %c21 : vector<4xi32>
        %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
        %102 = vector.shuffle %89, %93 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = vector.shuffle %102, %103 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %105 = arith.subf %104, %c25 : vector<32xf16>
        %106 = vector.shuffle %105, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %107 = vector.shuffle %105, %105 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %108 = math.fma %106, %71, %73 : vector<16xf16>
        %109 = math.fma %107, %71, %73 : vector<16xf16>
        %110 = arith.addi %57, %c10 : index
        %111 = arith.remui %60, %c8 : index
        %112 = arith.addi %43, %c6 : index
        %113 = arith.muli %110, %c16 : index
        %114 = arith.addi %112, %113 : index
        %115 = arith.muli %111, %c17 : index
        %116 = arith.addi %114, %115 : index
        %117 = vector.load %w[%116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %118 = vector.bitcast %117 : vector<4xi8> to vector<2xf16>
        %119 = vector.extract %118[0] : f16 from vector<2xf16>
        %120 = vector.broadcast %119 : f16 to vector<16xf16>
        %121 = vector.extract %118[1] : f16 from vector<2xf16>
        %122 = vector.broadcast %121 : f16 to vector<16xf16>
        %123 = arith.addi %43, %c6 : index
        %124 = arith.muli %inputFeatures, %c4 : index
        %125 = arith.addi %124, %c5 : index
        %126 = arith.divui %125, %c6 : index
        %127 = arith.muli %126, %c6 : index
        %128 = arith.addi %123, %127 : index
        %129 = arith.muli %110, %c18 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.muli %111, %c8 : index
        %132 = arith.addi %130, %131 : index
        %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %134 = vector.bitcast %133 : vector<16xi8> to vector<4xi32>
        %135 = arith.shrui %134, %c19 : vector<4xi32>
        %136 = arith.andi %135, %c20 : vector<4xi32>
        %137 = arith.ori %136, %c21 : vector<4xi32>
        %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
        %139 = arith.shrui %134, %c22 : vector<4xi32>
        %140 = arith.andi %139, %c20 : vector<4xi32>
        %141 = arith.ori %140, %c21 : vector<4xi32>
        %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
        %143 = arith.shrui %134, %c23 : vector<4xi32>
        %144 = arith.andi %143, %c20 : vector<4xi32>
        %145 = arith.ori %144, %c21 : vector<4xi32>
        %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
        %147 = arith.shrui %134, %c24 : vector<4xi32>
        %148 = arith.andi %147, %c20 : vector<4xi32>
        %149 = arith.ori %148, %c21 : vector<4xi32>
        %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
        %151 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %152 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %153 = vector.shuffle %151, %152 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %154 = arith.subf %153, %c25 : vector<32xf16>
        %155 = vector.shuffle %154, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %156 = vector.shuffle %154, %154 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %157 = math.fma %155, %120, %122 : vector<16xf16>
        %158 = math.fma %156, %120, %122 : vector<16xf16>
        %159 = arith.muli %57, %c4 : index
        %160 = arith.addi %159, %c0 : index
        %161 = arith.muli %c10, %c8 : index
        %162 = arith.muli %160, %161 : index
        %163 = arith.addi %44, %162 : index
        %164 = vector.load %15[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.muli %c10, %c3 : index
        %166 = arith.addi %163, %165 : index
        %167 = vector.load %15[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %108, %58 : vector<16xf16>, vector<8xf32>
        %170 = arith.muli %57, %c4 : index
        %171 = arith.addi %170, %c10 : index
        %172 = arith.muli %c10, %c8 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %44, %173 : index
        %175 = vector.load %15[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.muli %c10, %c3 : index
        %177 = arith.addi %174, %176 : index
        %178 = vector.load %15[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %109, %169 : vector<16xf16>, vector<8xf32>
        %181 = arith.muli %57, %c4 : index
        %182 = arith.addi %181, %c4 : index
        %183 = arith.muli %c10, %c8 : index
        %184 = arith.muli %182, %183 : index
        %185 = arith.addi %44, %184 : index
        %186 = vector.load %15[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.muli %c10, %c3 : index
        %188 = arith.addi %185, %187 : index
        %189 = vector.load %15[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %157, %180 : vector<16xf16>, vector<8xf32>
        %192 = arith.muli %57, %c4 : index
        %193 = arith.addi %192, %c26 : index
        %194 = arith.muli %c10, %c8 : index
        %195 = arith.muli %193, %194 : index
        %196 = arith.addi %44, %195 : index
        %197 = vector.load %15[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.muli %c10, %c3 : index
        %199 = arith.addi %196, %198 : index
        %200 = vector.load %15[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %202 = wave.mma %201, %158, %191 : vector<16xf16>, vector<8xf32>
        scf.yield %202 : vector<8xf32>
      }
      %203 = arith.select %50, %56, %49 : index
      %206 = scf.for %204 = %56 to %203 step %c10 iter_args(%205 = %59) -> (vector<8xf32>) {
        %207 = wave.lane
        %208 = arith.addi %204, %c0 : index
        %209 = arith.remui %207, %c8 : index
        %210 = arith.addi %43, %c6 : index
        %211 = arith.muli %208, %c16 : index
        %212 = arith.addi %210, %211 : index
        %213 = arith.muli %209, %c17 : index
        %214 = arith.addi %212, %213 : index
        %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %216 = vector.bitcast %215 : vector<4xi8> to vector<2xf16>
        %217 = vector.extract %216[0] : f16 from vector<2xf16>
        %218 = vector.broadcast %217 : f16 to vector<16xf16>
        %219 = vector.extract %216[1] : f16 from vector<2xf16>
        %220 = vector.broadcast %219 : f16 to vector<16xf16>
        %221 = arith.addi %43, %c6 : index
        %222 = arith.muli %inputFeatures, %c4 : index
        %223 = arith.addi %222, %c5 : index
        %224 = arith.divui %223, %c6 : index
        %225 = arith.muli %224, %c6 : index
        %226 = arith.addi %221, %225 : index
        %227 = arith.muli %208, %c18 : index
        %228 = arith.addi %226, %227 : index
        %229 = arith.muli %209, %c8 : index
        %230 = arith.addi %228, %229 : index
        %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %232 = vector.bitcast %231 : vector<16xi8> to vector<4xi32>
        %233 = arith.shrui %232, %c19 : vector<4xi32>
        %234 = arith.andi %233, %c20 : vector<4xi32>
        %235 = arith.ori %234, %c21 : vector<4xi32>
        %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
        %237 = arith.shrui %232, %c22 : vector<4xi32>
        %238 = arith.andi %237, %c20 : vector<4xi32>
        %239 = arith.ori %238, %c21 : vector<4xi32>
        %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
        %241 = arith.shrui %232, %c23 : vector<4xi32>
        %242 = arith.andi %241, %c20 : vector<4xi32>
        %243 = arith.ori %242, %c21 : vector<4xi32>
        %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
        %245 = arith.shrui %232, %c24 : vector<4xi32>
        %246 = arith.andi %245, %c20 : vector<4xi32>
        %247 = arith.ori %246, %c21 : vector<4xi32>
        %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
        %249 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = vector.shuffle %249, %250 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %252 = arith.subf %251, %c25 : vector<32xf16>
        %253 = vector.shuffle %252, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %254 = vector.shuffle %252, %252 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %255 = math.fma %253, %218, %220 : vector<16xf16>
        %256 = math.fma %254, %218, %220 : vector<16xf16>
        %257 = arith.muli %204, %c4 : index
        %258 = arith.addi %257, %c0 : index
        %259 = arith.muli %c10, %c8 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %44, %260 : index
        %262 = vector.load %15[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.muli %c10, %c3 : index
        %264 = arith.addi %261, %263 : index
        %265 = vector.load %15[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %255, %205 : vector<16xf16>, vector<8xf32>
        %268 = arith.muli %204, %c4 : index
        %269 = arith.addi %268, %c10 : index
        %270 = arith.muli %c10, %c8 : index
        %271 = arith.muli %269, %270 : index
        %272 = arith.addi %44, %271 : index
        %273 = vector.load %15[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.muli %c10, %c3 : index
        %275 = arith.addi %272, %274 : index
        %276 = vector.load %15[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %256, %267 : vector<16xf16>, vector<8xf32>
        scf.yield %278 : vector<8xf32>
      }
      %279 = arith.cmpi slt, %4, %c8 : index
      %280 = arith.cmpi slt, %22, %expertsPerToken : index
      %281 = arith.andi %279, %280 : i1
      scf.if %281 {
        %282 = arith.cmpi eq, %hasFactors, %c10 : index
        %283 = arith.muli %26, %c4 : index
        %284 = memref.load %factors[%283] : memref<?xf32>
        %285 = arith.mulf %284, %operandScale : f32
        %286 = arith.select %282, %285, %operandScale : f32
        %287 = vector.extract %206[0] : f32 from vector<8xf32>
        %288 = arith.remui %4, %c8 : index
        %289 = arith.muli %288, %c17 : index
        %290 = arith.addi %43, %289 : index
        %291 = vector.load %w[%290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %292 = vector.bitcast %291 : vector<4xi8> to vector<1xf32>
        %293 = vector.extract %292[0] : f32 from vector<1xf32>
        %294 = arith.mulf %293, %286 : f32
        %295 = arith.mulf %287, %294 : f32
        %296 = arith.muli %22, %c8 : index
        %297 = arith.addi %296, %c0 : index
        %298 = arith.addi %297, %4 : index
        memref.store %295, %17[%298] : memref<?xf32>
      }
      wave.barrier
    }
    %299 = arith.muli %5, %c11 : index
    %300 = arith.addi %299, %4 : index
    %301 = arith.cmpi slt, %300, %c8 : index
    scf.if %301 {
      %304 = scf.for %302 = %c0 to %expertsPerToken step %c10 iter_args(%303 = %c29) -> (f32) {
        %305 = arith.muli %0, %expertsPerToken : index
        %306 = arith.addi %305, %302 : index
        %307 = memref.load %weights[%306] : memref<?xf32>
        %308 = arith.muli %302, %c8 : index
        %309 = arith.addi %308, %4 : index
        %310 = memref.load %17[%309] : memref<?xf32>
        %311 = math.fma %307, %310, %303 : f32
        scf.yield %311 : f32
      }
      %312 = arith.muli %0, %outputFeatures : index
      %313 = arith.muli %13, %c8 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.addi %314, %4 : index
      %316 = memref.load %residual[%315] : memref<?xf32>
      %317 = arith.addf %316, %304 : f32
      memref.store %317, %out[%315] : memref<?xf32>
    }
  }
  wave.return
}
