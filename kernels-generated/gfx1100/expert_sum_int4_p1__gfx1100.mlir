// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='int4', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_int4_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 15 : i32
  %c19 = arith.constant 25600 : i32
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.divui %inputFeatures, %groupSize : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.muli %6, %c5 : index
    %9 = arith.addi %8, %c6 : index
    %10 = arith.divui %9, %c7 : index
    %11 = arith.muli %10, %c7 : index
    %12 = arith.addi %7, %11 : index
    %13 = wave.block 0
    %14 = arith.muli %inputFeatures, %c4 : index
    %15 = wave.scratch %14 : memref<?xf16>
    %16 = arith.muli %ranksMax, %c7 : index
    %17 = wave.scratch %16 : memref<?xf32>
    %18 = arith.addi %expertsPerToken, %c9 : index
    %19 = arith.divui %18, %c4 : index
    scf.for %20 = %c0 to %19 step %c10 {
      %21 = arith.muli %20, %c4 : index
      %22 = arith.addi %5, %21 : index
      %23 = arith.muli %0, %expertsPerToken : index
      %24 = arith.subi %expertsPerToken, %c10 : index
      %25 = arith.minsi %22, %24 : index
      %26 = arith.addi %23, %25 : index
      %27 = arith.muli %26, %inputFeatures : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %29 = arith.muli %5, %inputFeatures : index
      %30 = wave.lane
      scf.for %31 = %30 to %28 step %c11 {
        %32 = arith.muli %31, %c4 : index
        %33 = arith.addi %27, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %35 = arith.muli %31, %c4 : index
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
      %52 = arith.divui %51, %c16 : index
      %53 = arith.muli %52, %c16 : index
      %54 = arith.addi %47, %53 : index
      %55 = arith.addi %47, %stepsPerWave : index
      %56 = arith.select %50, %55, %54 : index
      %59 = scf.for %57 = %47 to %56 step %c16 iter_args(%58 = %c13) -> (vector<8xf32>) {
        %60 = wave.lane
        %61 = arith.addi %57, %c0 : index
        %62 = arith.remui %60, %c7 : index
        %63 = arith.divui %groupSize, %c11 : index
        %64 = arith.divui %61, %63 : index
        %65 = arith.divui %inputFeatures, %groupSize : index
        %66 = arith.muli %inputFeatures, %c4 : index
        %67 = arith.addi %43, %66 : index
        %68 = arith.muli %64, %c11 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.muli %62, %c16 : index
        %71 = arith.addi %69, %70 : index
        %72 = vector.load %w[%71] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %73 = vector.bitcast %72 : vector<2xi8> to vector<1xf16>
        %74 = vector.extract %73[0] : f16 from vector<1xf16>
        %75 = arith.muli %65, %c11 : index
        %76 = arith.addi %67, %75 : index
        %77 = arith.muli %64, %c4 : index
        %78 = arith.addi %76, %77 : index
        %79 = arith.divui %62, %c16 : index
        %80 = arith.addi %78, %79 : index
        %81 = memref.load %w[%80] : memref<?xi8>
        %82 = arith.remui %62, %c16 : index
        %83 = arith.muli %82, %c17 : index
        %84 = arith.index_cast %83 : index to i32
        %85 = arith.extui %81 : i8 to i32
        %86 = arith.shrui %85, %84 : i32
        %87 = arith.andi %86, %c18 : i32
        %88 = arith.ori %87, %c19 : i32
        %89 = arith.trunci %88 : i32 to i16
        %90 = arith.bitcast %89 : i16 to f16
        %91 = arith.muli %61, %c20 : index
        %92 = arith.addi %43, %91 : index
        %93 = arith.muli %62, %c7 : index
        %94 = arith.addi %92, %93 : index
        %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
        %97 = arith.shrui %96, %c21 : vector<4xi32>
        %98 = arith.andi %97, %c22 : vector<4xi32>
        %99 = arith.ori %98, %c23 : vector<4xi32>
        %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
        %101 = arith.shrui %96, %c24 : vector<4xi32>
        %102 = arith.andi %101, %c22 : vector<4xi32>
        %103 = arith.ori %102, %c23 : vector<4xi32>
        %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
        %105 = arith.shrui %96, %c25 : vector<4xi32>
        %106 = arith.andi %105, %c22 : vector<4xi32>
        %107 = arith.ori %106, %c23 : vector<4xi32>
        %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
        %109 = arith.shrui %96, %c26 : vector<4xi32>
        %110 = arith.andi %109, %c22 : vector<4xi32>
        %111 = arith.ori %110, %c23 : vector<4xi32>
        %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
        %113 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = vector.shuffle %108, %112 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = vector.shuffle %113, %114 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %116 = vector.broadcast %90 : f16 to vector<32xf16>
        %117 = arith.subf %115, %116 : vector<32xf16>
        %118 = vector.broadcast %74 : f16 to vector<32xf16>
        %119 = arith.mulf %117, %118 : vector<32xf16>
        %120 = vector.shuffle %119, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %121 = vector.shuffle %119, %119 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %122 = arith.addi %57, %c10 : index
        %123 = arith.remui %60, %c7 : index
        %124 = arith.divui %groupSize, %c11 : index
        %125 = arith.divui %122, %124 : index
        %126 = arith.divui %inputFeatures, %groupSize : index
        %127 = arith.muli %inputFeatures, %c4 : index
        %128 = arith.addi %43, %127 : index
        %129 = arith.muli %125, %c11 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.muli %123, %c16 : index
        %132 = arith.addi %130, %131 : index
        %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %134 = vector.bitcast %133 : vector<2xi8> to vector<1xf16>
        %135 = vector.extract %134[0] : f16 from vector<1xf16>
        %136 = arith.muli %126, %c11 : index
        %137 = arith.addi %128, %136 : index
        %138 = arith.muli %125, %c4 : index
        %139 = arith.addi %137, %138 : index
        %140 = arith.divui %123, %c16 : index
        %141 = arith.addi %139, %140 : index
        %142 = memref.load %w[%141] : memref<?xi8>
        %143 = arith.remui %123, %c16 : index
        %144 = arith.muli %143, %c17 : index
        %145 = arith.index_cast %144 : index to i32
        %146 = arith.extui %142 : i8 to i32
        %147 = arith.shrui %146, %145 : i32
        %148 = arith.andi %147, %c18 : i32
        %149 = arith.ori %148, %c19 : i32
        %150 = arith.trunci %149 : i32 to i16
        %151 = arith.bitcast %150 : i16 to f16
        %152 = arith.muli %122, %c20 : index
        %153 = arith.addi %43, %152 : index
        %154 = arith.muli %123, %c7 : index
        %155 = arith.addi %153, %154 : index
        %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %157 = vector.bitcast %156 : vector<16xi8> to vector<4xi32>
        %158 = arith.shrui %157, %c21 : vector<4xi32>
        %159 = arith.andi %158, %c22 : vector<4xi32>
        %160 = arith.ori %159, %c23 : vector<4xi32>
        %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
        %162 = arith.shrui %157, %c24 : vector<4xi32>
        %163 = arith.andi %162, %c22 : vector<4xi32>
        %164 = arith.ori %163, %c23 : vector<4xi32>
        %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
        %166 = arith.shrui %157, %c25 : vector<4xi32>
        %167 = arith.andi %166, %c22 : vector<4xi32>
        %168 = arith.ori %167, %c23 : vector<4xi32>
        %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
        %170 = arith.shrui %157, %c26 : vector<4xi32>
        %171 = arith.andi %170, %c22 : vector<4xi32>
        %172 = arith.ori %171, %c23 : vector<4xi32>
        %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
        %174 = vector.shuffle %161, %165 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %175 = vector.shuffle %169, %173 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %176 = vector.shuffle %174, %175 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %177 = vector.broadcast %151 : f16 to vector<32xf16>
        %178 = arith.subf %176, %177 : vector<32xf16>
        %179 = vector.broadcast %135 : f16 to vector<32xf16>
        %180 = arith.mulf %178, %179 : vector<32xf16>
        %181 = vector.shuffle %180, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %182 = vector.shuffle %180, %180 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %183 = arith.muli %57, %c16 : index
        %184 = arith.addi %183, %c0 : index
        %185 = arith.muli %c10, %c7 : index
        %186 = arith.muli %184, %185 : index
        %187 = arith.addi %44, %186 : index
        %188 = vector.load %15[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.muli %c10, %c4 : index
        %190 = arith.addi %187, %189 : index
        %191 = vector.load %15[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %120, %58 : vector<16xf16>, vector<8xf32>
        %194 = arith.muli %57, %c16 : index
        %195 = arith.addi %194, %c10 : index
        %196 = arith.muli %c10, %c7 : index
        %197 = arith.muli %195, %196 : index
        %198 = arith.addi %44, %197 : index
        %199 = vector.load %15[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.muli %c10, %c4 : index
        %201 = arith.addi %198, %200 : index
        %202 = vector.load %15[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %121, %193 : vector<16xf16>, vector<8xf32>
        %205 = arith.muli %57, %c16 : index
        %206 = arith.addi %205, %c16 : index
        %207 = arith.muli %c10, %c7 : index
        %208 = arith.muli %206, %207 : index
        %209 = arith.addi %44, %208 : index
        %210 = vector.load %15[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.muli %c10, %c4 : index
        %212 = arith.addi %209, %211 : index
        %213 = vector.load %15[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %181, %204 : vector<16xf16>, vector<8xf32>
        %216 = arith.muli %57, %c16 : index
        %217 = arith.addi %216, %c27 : index
        %218 = arith.muli %c10, %c7 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %44, %219 : index
        %221 = vector.load %15[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.muli %c10, %c4 : index
        %223 = arith.addi %220, %222 : index
        %224 = vector.load %15[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %182, %215 : vector<16xf16>, vector<8xf32>
        scf.yield %226 : vector<8xf32>
      }
      %227 = arith.select %50, %56, %49 : index
      %230 = scf.for %228 = %56 to %227 step %c10 iter_args(%229 = %59) -> (vector<8xf32>) {
        %231 = wave.lane
        %232 = arith.addi %228, %c0 : index
        %233 = arith.remui %231, %c7 : index
        %234 = arith.divui %groupSize, %c11 : index
        %235 = arith.divui %232, %234 : index
        %236 = arith.divui %inputFeatures, %groupSize : index
        %237 = arith.muli %inputFeatures, %c4 : index
        %238 = arith.addi %43, %237 : index
        %239 = arith.muli %235, %c11 : index
        %240 = arith.addi %238, %239 : index
        %241 = arith.muli %233, %c16 : index
        %242 = arith.addi %240, %241 : index
        %243 = vector.load %w[%242] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %244 = vector.bitcast %243 : vector<2xi8> to vector<1xf16>
        %245 = vector.extract %244[0] : f16 from vector<1xf16>
        %246 = arith.muli %236, %c11 : index
        %247 = arith.addi %238, %246 : index
        %248 = arith.muli %235, %c4 : index
        %249 = arith.addi %247, %248 : index
        %250 = arith.divui %233, %c16 : index
        %251 = arith.addi %249, %250 : index
        %252 = memref.load %w[%251] : memref<?xi8>
        %253 = arith.remui %233, %c16 : index
        %254 = arith.muli %253, %c17 : index
        %255 = arith.index_cast %254 : index to i32
        %256 = arith.extui %252 : i8 to i32
        %257 = arith.shrui %256, %255 : i32
        %258 = arith.andi %257, %c18 : i32
        %259 = arith.ori %258, %c19 : i32
        %260 = arith.trunci %259 : i32 to i16
        %261 = arith.bitcast %260 : i16 to f16
        %262 = arith.muli %232, %c20 : index
        %263 = arith.addi %43, %262 : index
        %264 = arith.muli %233, %c7 : index
        %265 = arith.addi %263, %264 : index
        %266 = vector.load %w[%265] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %267 = vector.bitcast %266 : vector<16xi8> to vector<4xi32>
        %268 = arith.shrui %267, %c21 : vector<4xi32>
        %269 = arith.andi %268, %c22 : vector<4xi32>
        %270 = arith.ori %269, %c23 : vector<4xi32>
        %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
        %272 = arith.shrui %267, %c24 : vector<4xi32>
        %273 = arith.andi %272, %c22 : vector<4xi32>
        %274 = arith.ori %273, %c23 : vector<4xi32>
        %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
        %276 = arith.shrui %267, %c25 : vector<4xi32>
        %277 = arith.andi %276, %c22 : vector<4xi32>
        %278 = arith.ori %277, %c23 : vector<4xi32>
        %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
        %280 = arith.shrui %267, %c26 : vector<4xi32>
        %281 = arith.andi %280, %c22 : vector<4xi32>
        %282 = arith.ori %281, %c23 : vector<4xi32>
        %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
        %284 = vector.shuffle %271, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %285 = vector.shuffle %279, %283 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %286 = vector.shuffle %284, %285 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %287 = vector.broadcast %261 : f16 to vector<32xf16>
        %288 = arith.subf %286, %287 : vector<32xf16>
        %289 = vector.broadcast %245 : f16 to vector<32xf16>
        %290 = arith.mulf %288, %289 : vector<32xf16>
        %291 = vector.shuffle %290, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %292 = vector.shuffle %290, %290 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %293 = arith.muli %228, %c16 : index
        %294 = arith.addi %293, %c0 : index
        %295 = arith.muli %c10, %c7 : index
        %296 = arith.muli %294, %295 : index
        %297 = arith.addi %44, %296 : index
        %298 = vector.load %15[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = arith.muli %c10, %c4 : index
        %300 = arith.addi %297, %299 : index
        %301 = vector.load %15[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %303 = wave.mma %302, %291, %229 : vector<16xf16>, vector<8xf32>
        %304 = arith.muli %228, %c16 : index
        %305 = arith.addi %304, %c10 : index
        %306 = arith.muli %c10, %c7 : index
        %307 = arith.muli %305, %306 : index
        %308 = arith.addi %44, %307 : index
        %309 = vector.load %15[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = arith.muli %c10, %c4 : index
        %311 = arith.addi %308, %310 : index
        %312 = vector.load %15[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %314 = wave.mma %313, %292, %303 : vector<16xf16>, vector<8xf32>
        scf.yield %314 : vector<8xf32>
      }
      %315 = arith.cmpi slt, %4, %c7 : index
      %316 = arith.cmpi slt, %22, %expertsPerToken : index
      %317 = arith.andi %315, %316 : i1
      scf.if %317 {
        %318 = arith.cmpi eq, %hasFactors, %c10 : index
        %319 = arith.muli %26, %c16 : index
        %320 = memref.load %factors[%319] : memref<?xf32>
        %321 = arith.mulf %320, %operandScale : f32
        %322 = arith.select %318, %321, %operandScale : f32
        %323 = vector.extract %230[0] : f32 from vector<8xf32>
        %324 = arith.mulf %323, %322 : f32
        %325 = arith.muli %22, %c7 : index
        %326 = arith.addi %325, %c0 : index
        %327 = arith.addi %326, %4 : index
        memref.store %324, %17[%327] : memref<?xf32>
      }
      wave.barrier
    }
    %328 = arith.muli %5, %c11 : index
    %329 = arith.addi %328, %4 : index
    %330 = arith.cmpi slt, %329, %c7 : index
    scf.if %330 {
      %333 = scf.for %331 = %c0 to %expertsPerToken step %c10 iter_args(%332 = %c30) -> (f32) {
        %334 = arith.muli %0, %expertsPerToken : index
        %335 = arith.addi %334, %331 : index
        %336 = memref.load %weights[%335] : memref<?xf32>
        %337 = arith.muli %331, %c7 : index
        %338 = arith.addi %337, %4 : index
        %339 = memref.load %17[%338] : memref<?xf32>
        %340 = math.fma %336, %339, %332 : f32
        scf.yield %340 : f32
      }
      %341 = arith.muli %0, %outputFeatures : index
      %342 = arith.muli %13, %c7 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %4 : index
      %345 = memref.load %residual[%344] : memref<?xf32>
      %346 = arith.addf %345, %333 : f32
      memref.store %346, %out[%344] : memref<?xf32>
    }
  }
  wave.return
}
