// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_q8_0_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 7 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.muli %8, %c5 : index
    %10 = arith.addi %6, %9 : index
    %11 = arith.addi %10, %c5 : index
    %12 = wave.block 0
    %13 = arith.muli %inputFeatures, %c6 : index
    %14 = wave.scratch %13 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c3 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c8 : index
    %18 = arith.divui %17, %c6 : index
    scf.for %19 = %c0 to %18 step %c9 {
      %20 = arith.muli %19, %c6 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c9 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c6 : index
      %28 = arith.muli %5, %inputFeatures : index
      %29 = wave.lane
      scf.for %30 = %29 to %27 step %c10 {
        %31 = arith.muli %30, %c6 : index
        %32 = arith.addi %26, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %34 = arith.muli %30, %c6 : index
        %35 = arith.addi %28, %34 : index
        vector.store %33, %14[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = memref.load %ids[%25] : memref<?xi32>
      %37 = arith.index_cast %36 : i32 to index
      %38 = arith.muli %37, %panelsPerExpert : index
      %39 = arith.muli %12, %c9 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.addi %40, %c0 : index
      %42 = arith.muli %41, %11 : index
      %43 = arith.muli %5, %inputFeatures : index
      %44 = arith.divui %inputFeatures, %c10 : index
      %45 = arith.muli %c0, %stepsPerWave : index
      %46 = arith.minsi %45, %44 : index
      %47 = arith.addi %46, %stepsPerWave : index
      %48 = arith.minsi %47, %44 : index
      %49 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %50 = arith.subi %48, %46 : index
      %51 = arith.divui %50, %c15 : index
      %52 = arith.muli %51, %c15 : index
      %53 = arith.addi %46, %52 : index
      %54 = arith.addi %46, %stepsPerWave : index
      %55 = arith.select %49, %54, %53 : index
      %58 = scf.for %56 = %46 to %55 step %c15 iter_args(%57 = %c12) -> (vector<8xf32>) {
        %59 = wave.lane
        %60 = arith.addi %56, %c0 : index
        %61 = arith.remui %59, %c3 : index
        %62 = arith.addi %42, %c5 : index
        %63 = arith.muli %60, %c10 : index
        %64 = arith.addi %62, %63 : index
        %65 = arith.muli %61, %c15 : index
        %66 = arith.addi %64, %65 : index
        %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
        %69 = vector.extract %68[0] : f16 from vector<1xf16>
        %70 = vector.broadcast %69 : f16 to vector<16xf16>
        %71 = arith.addi %42, %c5 : index
        %72 = arith.addi %inputFeatures, %c4 : index
        %73 = arith.divui %72, %c5 : index
        %74 = arith.muli %73, %c5 : index
        %75 = arith.addi %71, %74 : index
        %76 = arith.muli %60, %c16 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.addi %77, %c0 : index
        %79 = arith.muli %61, %c3 : index
        %80 = arith.addi %78, %79 : index
        %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %82 = vector.bitcast %81 : vector<16xi8> to vector<4xi32>
        %83 = arith.andi %82, %c17 : vector<4xi32>
        %84 = arith.ori %83, %c18 : vector<4xi32>
        %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
        %86 = arith.shrui %82, %c19 : vector<4xi32>
        %87 = arith.andi %86, %c17 : vector<4xi32>
        %88 = arith.ori %87, %c18 : vector<4xi32>
        %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
        %90 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = arith.subf %90, %c20 : vector<16xf16>
        %92 = arith.mulf %91, %70 : vector<16xf16>
        %93 = arith.muli %60, %c16 : index
        %94 = arith.addi %75, %93 : index
        %95 = arith.addi %94, %c21 : index
        %96 = arith.muli %61, %c3 : index
        %97 = arith.addi %95, %96 : index
        %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %99 = vector.bitcast %98 : vector<16xi8> to vector<4xi32>
        %100 = arith.andi %99, %c17 : vector<4xi32>
        %101 = arith.ori %100, %c18 : vector<4xi32>
        %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
        %103 = arith.shrui %99, %c19 : vector<4xi32>
        %104 = arith.andi %103, %c17 : vector<4xi32>
        %105 = arith.ori %104, %c18 : vector<4xi32>
        %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
        %107 = vector.shuffle %102, %106 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = arith.subf %107, %c20 : vector<16xf16>
        %109 = arith.mulf %108, %70 : vector<16xf16>
        %110 = arith.addi %56, %c9 : index
        %111 = arith.remui %59, %c3 : index
        %112 = arith.addi %42, %c5 : index
        %113 = arith.muli %110, %c10 : index
        %114 = arith.addi %112, %113 : index
        %115 = arith.muli %111, %c15 : index
        %116 = arith.addi %114, %115 : index
        %117 = vector.load %w[%116] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %118 = vector.bitcast %117 : vector<2xi8> to vector<1xf16>
        %119 = vector.extract %118[0] : f16 from vector<1xf16>
        %120 = vector.broadcast %119 : f16 to vector<16xf16>
        %121 = arith.addi %42, %c5 : index
        %122 = arith.addi %inputFeatures, %c4 : index
        %123 = arith.divui %122, %c5 : index
        %124 = arith.muli %123, %c5 : index
        %125 = arith.addi %121, %124 : index
        %126 = arith.muli %110, %c16 : index
        %127 = arith.addi %125, %126 : index
        %128 = arith.addi %127, %c0 : index
        %129 = arith.muli %111, %c3 : index
        %130 = arith.addi %128, %129 : index
        %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
        %133 = arith.andi %132, %c17 : vector<4xi32>
        %134 = arith.ori %133, %c18 : vector<4xi32>
        %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
        %136 = arith.shrui %132, %c19 : vector<4xi32>
        %137 = arith.andi %136, %c17 : vector<4xi32>
        %138 = arith.ori %137, %c18 : vector<4xi32>
        %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
        %140 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = arith.subf %140, %c20 : vector<16xf16>
        %142 = arith.mulf %141, %120 : vector<16xf16>
        %143 = arith.muli %110, %c16 : index
        %144 = arith.addi %125, %143 : index
        %145 = arith.addi %144, %c21 : index
        %146 = arith.muli %111, %c3 : index
        %147 = arith.addi %145, %146 : index
        %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %149 = vector.bitcast %148 : vector<16xi8> to vector<4xi32>
        %150 = arith.andi %149, %c17 : vector<4xi32>
        %151 = arith.ori %150, %c18 : vector<4xi32>
        %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
        %153 = arith.shrui %149, %c19 : vector<4xi32>
        %154 = arith.andi %153, %c17 : vector<4xi32>
        %155 = arith.ori %154, %c18 : vector<4xi32>
        %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
        %157 = vector.shuffle %152, %156 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = arith.subf %157, %c20 : vector<16xf16>
        %159 = arith.mulf %158, %120 : vector<16xf16>
        %160 = arith.muli %56, %c15 : index
        %161 = arith.addi %160, %c0 : index
        %162 = arith.muli %c9, %c3 : index
        %163 = arith.muli %161, %162 : index
        %164 = arith.addi %43, %163 : index
        %165 = vector.load %14[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.muli %c9, %c6 : index
        %167 = arith.addi %164, %166 : index
        %168 = vector.load %14[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = wave.mma %169, %92, %57 : vector<16xf16>, vector<8xf32>
        %171 = arith.muli %56, %c15 : index
        %172 = arith.addi %171, %c9 : index
        %173 = arith.muli %c9, %c3 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %43, %174 : index
        %176 = vector.load %14[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.muli %c9, %c6 : index
        %178 = arith.addi %175, %177 : index
        %179 = vector.load %14[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %109, %170 : vector<16xf16>, vector<8xf32>
        %182 = arith.muli %56, %c15 : index
        %183 = arith.addi %182, %c15 : index
        %184 = arith.muli %c9, %c3 : index
        %185 = arith.muli %183, %184 : index
        %186 = arith.addi %43, %185 : index
        %187 = vector.load %14[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.muli %c9, %c6 : index
        %189 = arith.addi %186, %188 : index
        %190 = vector.load %14[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %142, %181 : vector<16xf16>, vector<8xf32>
        %193 = arith.muli %56, %c15 : index
        %194 = arith.addi %193, %c22 : index
        %195 = arith.muli %c9, %c3 : index
        %196 = arith.muli %194, %195 : index
        %197 = arith.addi %43, %196 : index
        %198 = vector.load %14[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.muli %c9, %c6 : index
        %200 = arith.addi %197, %199 : index
        %201 = vector.load %14[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %159, %192 : vector<16xf16>, vector<8xf32>
        scf.yield %203 : vector<8xf32>
      }
      %204 = arith.select %49, %55, %48 : index
      %207 = scf.for %205 = %55 to %204 step %c9 iter_args(%206 = %58) -> (vector<8xf32>) {
        %208 = wave.lane
        %209 = arith.addi %205, %c0 : index
        %210 = arith.remui %208, %c3 : index
        %211 = arith.addi %42, %c5 : index
        %212 = arith.muli %209, %c10 : index
        %213 = arith.addi %211, %212 : index
        %214 = arith.muli %210, %c15 : index
        %215 = arith.addi %213, %214 : index
        %216 = vector.load %w[%215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %217 = vector.bitcast %216 : vector<2xi8> to vector<1xf16>
        %218 = vector.extract %217[0] : f16 from vector<1xf16>
        %219 = vector.broadcast %218 : f16 to vector<16xf16>
        %220 = arith.addi %42, %c5 : index
        %221 = arith.addi %inputFeatures, %c4 : index
        %222 = arith.divui %221, %c5 : index
        %223 = arith.muli %222, %c5 : index
        %224 = arith.addi %220, %223 : index
        %225 = arith.muli %209, %c16 : index
        %226 = arith.addi %224, %225 : index
        %227 = arith.addi %226, %c0 : index
        %228 = arith.muli %210, %c3 : index
        %229 = arith.addi %227, %228 : index
        %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
        %232 = arith.andi %231, %c17 : vector<4xi32>
        %233 = arith.ori %232, %c18 : vector<4xi32>
        %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
        %235 = arith.shrui %231, %c19 : vector<4xi32>
        %236 = arith.andi %235, %c17 : vector<4xi32>
        %237 = arith.ori %236, %c18 : vector<4xi32>
        %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
        %239 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = arith.subf %239, %c20 : vector<16xf16>
        %241 = arith.mulf %240, %219 : vector<16xf16>
        %242 = arith.muli %209, %c16 : index
        %243 = arith.addi %224, %242 : index
        %244 = arith.addi %243, %c21 : index
        %245 = arith.muli %210, %c3 : index
        %246 = arith.addi %244, %245 : index
        %247 = vector.load %w[%246] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %248 = vector.bitcast %247 : vector<16xi8> to vector<4xi32>
        %249 = arith.andi %248, %c17 : vector<4xi32>
        %250 = arith.ori %249, %c18 : vector<4xi32>
        %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
        %252 = arith.shrui %248, %c19 : vector<4xi32>
        %253 = arith.andi %252, %c17 : vector<4xi32>
        %254 = arith.ori %253, %c18 : vector<4xi32>
        %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
        %256 = vector.shuffle %251, %255 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = arith.subf %256, %c20 : vector<16xf16>
        %258 = arith.mulf %257, %219 : vector<16xf16>
        %259 = arith.muli %205, %c15 : index
        %260 = arith.addi %259, %c0 : index
        %261 = arith.muli %c9, %c3 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %43, %262 : index
        %264 = vector.load %14[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.muli %c9, %c6 : index
        %266 = arith.addi %263, %265 : index
        %267 = vector.load %14[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %241, %206 : vector<16xf16>, vector<8xf32>
        %270 = arith.muli %205, %c15 : index
        %271 = arith.addi %270, %c9 : index
        %272 = arith.muli %c9, %c3 : index
        %273 = arith.muli %271, %272 : index
        %274 = arith.addi %43, %273 : index
        %275 = vector.load %14[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.muli %c9, %c6 : index
        %277 = arith.addi %274, %276 : index
        %278 = vector.load %14[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %280 = wave.mma %279, %258, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %280 : vector<8xf32>
      }
      %281 = arith.cmpi slt, %4, %c3 : index
      %282 = arith.cmpi slt, %21, %expertsPerToken : index
      %283 = arith.andi %281, %282 : i1
      scf.if %283 {
        %284 = arith.cmpi eq, %hasFactors, %c9 : index
        %285 = arith.muli %25, %c15 : index
        %286 = memref.load %factors[%285] : memref<?xf32>
        %287 = arith.mulf %286, %operandScale : f32
        %288 = arith.select %284, %287, %operandScale : f32
        %289 = vector.extract %207[0] : f32 from vector<8xf32>
        %290 = arith.remui %4, %c3 : index
        %291 = arith.muli %290, %c25 : index
        %292 = arith.addi %42, %291 : index
        %293 = vector.load %w[%292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %294 = vector.bitcast %293 : vector<4xi8> to vector<1xf32>
        %295 = vector.extract %294[0] : f32 from vector<1xf32>
        %296 = arith.mulf %295, %288 : f32
        %297 = arith.mulf %289, %296 : f32
        %298 = arith.muli %21, %c3 : index
        %299 = arith.addi %298, %c0 : index
        %300 = arith.addi %299, %4 : index
        memref.store %297, %16[%300] : memref<?xf32>
      }
      wave.barrier
    }
    %301 = arith.muli %5, %c10 : index
    %302 = arith.addi %301, %4 : index
    %303 = arith.cmpi slt, %302, %c3 : index
    scf.if %303 {
      %306 = scf.for %304 = %c0 to %expertsPerToken step %c9 iter_args(%305 = %c26) -> (f32) {
        %307 = arith.muli %0, %expertsPerToken : index
        %308 = arith.addi %307, %304 : index
        %309 = memref.load %weights[%308] : memref<?xf32>
        %310 = arith.muli %304, %c3 : index
        %311 = arith.addi %310, %4 : index
        %312 = memref.load %16[%311] : memref<?xf32>
        %313 = math.fma %309, %312, %305 : f32
        scf.yield %313 : f32
      }
      %314 = arith.muli %0, %outputFeatures : index
      %315 = arith.muli %12, %c3 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.addi %316, %4 : index
      %318 = memref.load %residual[%317] : memref<?xf32>
      %319 = arith.addf %318, %306 : f32
      memref.store %319, %out[%317] : memref<?xf32>
    }
  }
  wave.return
}
