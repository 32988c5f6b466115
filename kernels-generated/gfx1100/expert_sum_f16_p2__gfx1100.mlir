// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', panels=2, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_f16_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c21 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %6, %c4 : index
    %8 = wave.block 0
    %9 = arith.muli %inputFeatures, %c5 : index
    %10 = wave.scratch %9 : memref<?xf16>
    %11 = arith.muli %ranksMax, %c3 : index
    %12 = wave.scratch %11 : memref<?xf32>
    %13 = arith.addi %expertsPerToken, %c7 : index
    %14 = arith.divui %13, %c5 : index
    scf.for %15 = %c0 to %14 step %c8 {
      %16 = arith.muli %15, %c5 : index
      %17 = arith.addi %5, %16 : index
      %18 = arith.muli %0, %expertsPerToken : index
      %19 = arith.subi %expertsPerToken, %c8 : index
      %20 = arith.minsi %17, %19 : index
      %21 = arith.addi %18, %20 : index
      %22 = arith.muli %21, %inputFeatures : index
      %23 = arith.divui %inputFeatures, %c5 : index
      %24 = arith.muli %5, %inputFeatures : index
      %25 = wave.lane
      scf.for %26 = %25 to %23 step %c3 {
        %27 = arith.muli %26, %c5 : index
        %28 = arith.addi %22, %27 : index
        %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %24, %30 : index
        vector.store %29, %10[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = memref.load %ids[%21] : memref<?xi32>
      %33 = arith.index_cast %32 : i32 to index
      %34 = arith.muli %33, %panelsPerExpert : index
      %35 = arith.muli %8, %c10 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.addi %36, %c0 : index
      %38 = arith.muli %37, %7 : index
      %39 = arith.addi %36, %c8 : index
      %40 = arith.muli %39, %7 : index
      %41 = arith.muli %5, %inputFeatures : index
      %42 = arith.divui %inputFeatures, %c12 : index
      %43 = arith.muli %c0, %stepsPerWave : index
      %44 = arith.minsi %43, %42 : index
      %45 = arith.addi %44, %stepsPerWave : index
      %46 = arith.minsi %45, %42 : index
      %47 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %48 = arith.subi %46, %44 : index
      %49 = arith.divui %48, %c15 : index
      %50 = arith.muli %49, %c15 : index
      %51 = arith.addi %44, %50 : index
      %52 = arith.addi %44, %stepsPerWave : index
      %53 = arith.select %47, %52, %51 : index
      %57:2 = scf.for %54 = %44 to %53 step %c15 iter_args(%55 = %c11, %56 = %c11) -> (vector<8xf32>, vector<8xf32>) {
        %58 = wave.lane
        %59 = arith.addi %54, %c0 : index
        %60 = arith.addi %38, %c4 : index
        %61 = arith.muli %59, %c16 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.remui %58, %c12 : index
        %64 = arith.muli %63, %c12 : index
        %65 = arith.addi %62, %64 : index
        %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
        %68 = arith.addi %65, %c17 : index
        %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
        %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = arith.addi %54, %c8 : index
        %73 = arith.addi %38, %c4 : index
        %74 = arith.muli %72, %c16 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.remui %58, %c12 : index
        %77 = arith.muli %76, %c12 : index
        %78 = arith.addi %75, %77 : index
        %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
        %81 = arith.addi %78, %c17 : index
        %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
        %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = arith.addi %54, %c10 : index
        %86 = arith.addi %38, %c4 : index
        %87 = arith.muli %85, %c16 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.remui %58, %c12 : index
        %90 = arith.muli %89, %c12 : index
        %91 = arith.addi %88, %90 : index
        %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
        %94 = arith.addi %91, %c17 : index
        %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
        %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = arith.addi %54, %c18 : index
        %99 = arith.addi %38, %c4 : index
        %100 = arith.muli %98, %c16 : index
        %101 = arith.addi %99, %100 : index
        %102 = arith.remui %58, %c12 : index
        %103 = arith.muli %102, %c12 : index
        %104 = arith.addi %101, %103 : index
        %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
        %107 = arith.addi %104, %c17 : index
        %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
        %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = arith.addi %54, %c0 : index
        %112 = arith.addi %40, %c4 : index
        %113 = arith.muli %111, %c16 : index
        %114 = arith.addi %112, %113 : index
        %115 = arith.remui %58, %c12 : index
        %116 = arith.muli %115, %c12 : index
        %117 = arith.addi %114, %116 : index
        %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
        %120 = arith.addi %117, %c17 : index
        %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
        %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = arith.addi %54, %c8 : index
        %125 = arith.addi %40, %c4 : index
        %126 = arith.muli %124, %c16 : index
        %127 = arith.addi %125, %126 : index
        %128 = arith.remui %58, %c12 : index
        %129 = arith.muli %128, %c12 : index
        %130 = arith.addi %127, %129 : index
        %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
        %133 = arith.addi %130, %c17 : index
        %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = arith.addi %54, %c10 : index
        %138 = arith.addi %40, %c4 : index
        %139 = arith.muli %137, %c16 : index
        %140 = arith.addi %138, %139 : index
        %141 = arith.remui %58, %c12 : index
        %142 = arith.muli %141, %c12 : index
        %143 = arith.addi %140, %142 : index
        %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
        %146 = arith.addi %143, %c17 : index
        %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
        %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %150 = arith.addi %54, %c18 : index
        %151 = arith.addi %40, %c4 : index
        %152 = arith.muli %150, %c16 : index
        %153 = arith.addi %151, %152 : index
        %154 = arith.remui %58, %c12 : index
        %155 = arith.muli %154, %c12 : index
        %156 = arith.addi %153, %155 : index
        %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
        %159 = arith.addi %156, %c17 : index
        %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
        %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %163 = arith.muli %54, %c8 : index
        %164 = arith.addi %163, %c0 : index
        %165 = arith.muli %c8, %c12 : index
        %166 = arith.muli %164, %165 : index
        %167 = arith.addi %41, %166 : index
        %168 = vector.load %10[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.muli %c8, %c5 : index
        %170 = arith.addi %167, %169 : index
        %171 = vector.load %10[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %71, %55 : vector<16xf16>, vector<8xf32>
        %174 = wave.mma %172, %123, %56 : vector<16xf16>, vector<8xf32>
        %175 = arith.muli %54, %c8 : index
        %176 = arith.addi %175, %c8 : index
        %177 = arith.muli %c8, %c12 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %41, %178 : index
        %180 = vector.load %10[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.muli %c8, %c5 : index
        %182 = arith.addi %179, %181 : index
        %183 = vector.load %10[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %84, %173 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %136, %174 : vector<16xf16>, vector<8xf32>
        %187 = arith.muli %54, %c8 : index
        %188 = arith.addi %187, %c10 : index
        %189 = arith.muli %c8, %c12 : index
        %190 = arith.muli %188, %189 : index
        %191 = arith.addi %41, %190 : index
        %192 = vector.load %10[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.muli %c8, %c5 : index
        %194 = arith.addi %191, %193 : index
        %195 = vector.load %10[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %197 = wave.mma %196, %97, %185 : vector<16xf16>, vector<8xf32>
        %198 = wave.mma %196, %149, %186 : vector<16xf16>, vector<8xf32>
        %199 = arith.muli %54, %c8 : index
        %200 = arith.addi %199, %c18 : index
        %201 = arith.muli %c8, %c12 : index
        %202 = arith.muli %200, %201 : index
        %203 = arith.addi %41, %202 : index
        %204 = vector.load %10[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.muli %c8, %c5 : index
        %206 = arith.addi %203, %205 : index
        %207 = vector.load %10[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %204, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %110, %197 : vector<16xf16>, vector<8xf32>
        %210 = wave.mma %208, %162, %198 : vector<16xf16>, vector<8xf32>
        scf.yield %209, %210 : vector<8xf32>, vector<8xf32>
      }
      %211 = arith.select %47, %53, %46 : index
      %215:2 = scf.for %212 = %53 to %211 step %c8 iter_args(%213 = %57#0, %214 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
        %216 = wave.lane
        %217 = arith.addi %212, %c0 : index
        %218 = arith.addi %38, %c4 : index
        %219 = arith.muli %217, %c16 : index
        %220 = arith.addi %218, %219 : index
        %221 = arith.remui %216, %c12 : index
        %222 = arith.muli %221, %c12 : index
        %223 = arith.addi %220, %222 : index
        %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %225 = vector.bitcast %224 : vector<16xi8> to vector<8xf16>
        %226 = arith.addi %223, %c17 : index
        %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
        %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = arith.addi %212, %c0 : index
        %231 = arith.addi %40, %c4 : index
        %232 = arith.muli %230, %c16 : index
        %233 = arith.addi %231, %232 : index
        %234 = arith.remui %216, %c12 : index
        %235 = arith.muli %234, %c12 : index
        %236 = arith.addi %233, %235 : index
        %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %238 = vector.bitcast %237 : vector<16xi8> to vector<8xf16>
        %239 = arith.addi %236, %c17 : index
        %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %241 = vector.bitcast %240 : vector<16xi8> to vector<8xf16>
        %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = arith.muli %212, %c8 : index
        %244 = arith.addi %243, %c0 : index
        %245 = arith.muli %c8, %c12 : index
        %246 = arith.muli %244, %245 : index
        %247 = arith.addi %41, %246 : index
        %248 = vector.load %10[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.muli %c8, %c5 : index
        %250 = arith.addi %247, %249 : index
        %251 = vector.load %10[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %229, %213 : vector<16xf16>, vector<8xf32>
        %254 = wave.mma %252, %242, %214 : vector<16xf16>, vector<8xf32>
        scf.yield %253, %254 : vector<8xf32>, vector<8xf32>
      }
      %255 = arith.cmpi slt, %4, %c12 : index
      %256 = arith.cmpi slt, %17, %expertsPerToken : index
      %257 = arith.andi %255, %256 : i1
      scf.if %257 {
        %258 = arith.cmpi eq, %hasFactors, %c8 : index
        %259 = arith.muli %21, %c10 : index
        %260 = memref.load %factors[%259] : memref<?xf32>
        %261 = arith.mulf %260, %operandScale : f32
        %262 = arith.select %258, %261, %operandScale : f32
        %263 = vector.extract %215#0[0] : f32 from vector<8xf32>
        %264 = arith.remui %4, %c12 : index
        %265 = arith.muli %264, %c15 : index
        %266 = arith.addi %38, %265 : index
        %267 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %268 = vector.bitcast %267 : vector<4xi8> to vector<1xf32>
        %269 = vector.extract %268[0] : f32 from vector<1xf32>
        %270 = arith.mulf %269, %262 : f32
        %271 = arith.mulf %263, %270 : f32
        %272 = arith.muli %17, %c3 : index
        %273 = arith.addi %272, %c0 : index
        %274 = arith.addi %273, %4 : index
        memref.store %271, %12[%274] : memref<?xf32>
        %275 = vector.extract %215#1[0] : f32 from vector<8xf32>
        %276 = arith.remui %4, %c12 : index
        %277 = arith.muli %276, %c15 : index
        %278 = arith.addi %40, %277 : index
        %279 = vector.load %w[%278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %280 = vector.bitcast %279 : vector<4xi8> to vector<1xf32>
        %281 = vector.extract %280[0] : f32 from vector<1xf32>
        %282 = arith.mulf %281, %262 : f32
        %283 = arith.mulf %275, %282 : f32
        %284 = arith.muli %17, %c3 : index
        %285 = arith.addi %284, %c12 : index
        %286 = arith.addi %285, %4 : index
        memref.store %283, %12[%286] : memref<?xf32>
      }
      wave.barrier
    }
    %287 = arith.muli %5, %c3 : index
    %288 = arith.addi %287, %4 : index
    %289 = arith.cmpi slt, %288, %c3 : index
    scf.if %289 {
      %292 = scf.for %290 = %c0 to %expertsPerToken step %c8 iter_args(%291 = %c21) -> (f32) {
        %293 = arith.muli %0, %expertsPerToken : index
        %294 = arith.addi %293, %290 : index
        %295 = memref.load %weights[%294] : memref<?xf32>
        %296 = arith.muli %290, %c3 : index
        %297 = arith.addi %296, %4 : index
        %298 = memref.load %12[%297] : memref<?xf32>
        %299 = math.fma %295, %298, %291 : f32
        scf.yield %299 : f32
      }
      %300 = arith.muli %0, %outputFeatures : index
      %301 = arith.muli %8, %c3 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.addi %302, %4 : index
      %304 = memref.load %residual[%303] : memref<?xf32>
      %305 = arith.addf %304, %292 : f32
      memref.store %305, %out[%303] : memref<?xf32>
    }
  }
  wave.return
}
