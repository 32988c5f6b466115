// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_norm_q8_0_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c31 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
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
    %15 = arith.muli %ranksMax, %c8 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c9 : index
    %18 = arith.divui %17, %c6 : index
    scf.for %19 = %c0 to %18 step %c10 {
      %20 = arith.muli %19, %c6 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c10 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c6 : index
      %28 = arith.muli %5, %inputFeatures : index
      %29 = wave.lane
      scf.for %30 = %29 to %27 step %c8 {
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
      %39 = arith.muli %12, %c12 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.addi %40, %c0 : index
      %42 = arith.muli %41, %11 : index
      %43 = arith.addi %40, %c10 : index
      %44 = arith.muli %43, %11 : index
      %45 = arith.muli %5, %inputFeatures : index
      %46 = arith.divui %inputFeatures, %c8 : index
      %47 = arith.muli %c0, %stepsPerWave : index
      %48 = arith.minsi %47, %46 : index
      %49 = arith.addi %48, %stepsPerWave : index
      %50 = arith.minsi %49, %46 : index
      %51 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %52 = arith.subi %50, %48 : index
      %53 = arith.divui %52, %c12 : index
      %54 = arith.muli %53, %c12 : index
      %55 = arith.addi %48, %54 : index
      %56 = arith.addi %48, %stepsPerWave : index
      %57 = arith.select %51, %56, %55 : index
      %61:2 = scf.for %58 = %48 to %57 step %c12 iter_args(%59 = %c13, %60 = %c13) -> (vector<8xf32>, vector<8xf32>) {
        %62 = wave.lane
        %63 = arith.addi %58, %c0 : index
        %64 = arith.remui %62, %c3 : index
        %65 = arith.addi %42, %c5 : index
        %66 = arith.muli %63, %c8 : index
        %67 = arith.addi %65, %66 : index
        %68 = arith.muli %64, %c12 : index
        %69 = arith.addi %67, %68 : index
        %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %71 = vector.bitcast %70 : vector<2xi8> to vector<1xf16>
        %72 = vector.extract %71[0] : f16 from vector<1xf16>
        %73 = vector.broadcast %72 : f16 to vector<16xf16>
        %74 = arith.addi %42, %c5 : index
        %75 = arith.addi %inputFeatures, %c4 : index
        %76 = arith.divui %75, %c5 : index
        %77 = arith.muli %76, %c5 : index
        %78 = arith.addi %74, %77 : index
        %79 = arith.muli %63, %c16 : index
        %80 = arith.addi %78, %79 : index
        %81 = arith.addi %80, %c0 : index
        %82 = arith.muli %64, %c3 : index
        %83 = arith.addi %81, %82 : index
        %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %85 = vector.bitcast %84 : vector<16xi8> to vector<4xi32>
        %86 = arith.andi %85, %c17 : vector<4xi32>
        %87 = arith.ori %86, %c18 : vector<4xi32>
        %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
        %89 = arith.shrui %85, %c19 : vector<4xi32>
        %90 = arith.andi %89, %c17 : vector<4xi32>
        %91 = arith.ori %90, %c18 : vector<4xi32>
        %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
        %93 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = arith.subf %93, %c20 : vector<16xf16>
        %95 = arith.mulf %94, %73 : vector<16xf16>
        %96 = arith.muli %63, %c16 : index
        %97 = arith.addi %78, %96 : index
        %98 = arith.addi %97, %c21 : index
        %99 = arith.muli %64, %c3 : index
        %100 = arith.addi %98, %99 : index
        %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %102 = vector.bitcast %101 : vector<16xi8> to vector<4xi32>
        %103 = arith.andi %102, %c17 : vector<4xi32>
        %104 = arith.ori %103, %c18 : vector<4xi32>
        %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
        %106 = arith.shrui %102, %c19 : vector<4xi32>
        %107 = arith.andi %106, %c17 : vector<4xi32>
        %108 = arith.ori %107, %c18 : vector<4xi32>
        %109 = vector.bitcast %108 : vector<4xi32> to vector<8xf16>
        %110 = vector.shuffle %105, %109 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = arith.subf %110, %c20 : vector<16xf16>
        %112 = arith.mulf %111, %73 : vector<16xf16>
        %113 = arith.addi %58, %c10 : index
        %114 = arith.remui %62, %c3 : index
        %115 = arith.addi %42, %c5 : index
        %116 = arith.muli %113, %c8 : index
        %117 = arith.addi %115, %116 : index
        %118 = arith.muli %114, %c12 : index
        %119 = arith.addi %117, %118 : index
        %120 = vector.load %w[%119] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %121 = vector.bitcast %120 : vector<2xi8> to vector<1xf16>
        %122 = vector.extract %121[0] : f16 from vector<1xf16>
        %123 = vector.broadcast %122 : f16 to vector<16xf16>
        %124 = arith.addi %42, %c5 : index
        %125 = arith.addi %inputFeatures, %c4 : index
        %126 = arith.divui %125, %c5 : index
        %127 = arith.muli %126, %c5 : index
        %128 = arith.addi %124, %127 : index
        %129 = arith.muli %113, %c16 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.addi %130, %c0 : index
        %132 = arith.muli %114, %c3 : index
        %133 = arith.addi %131, %132 : index
        %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %135 = vector.bitcast %134 : vector<16xi8> to vector<4xi32>
        %136 = arith.andi %135, %c17 : vector<4xi32>
        %137 = arith.ori %136, %c18 : vector<4xi32>
        %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
        %139 = arith.shrui %135, %c19 : vector<4xi32>
        %140 = arith.andi %139, %c17 : vector<4xi32>
        %141 = arith.ori %140, %c18 : vector<4xi32>
        %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
        %143 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = arith.subf %143, %c20 : vector<16xf16>
        %145 = arith.mulf %144, %123 : vector<16xf16>
        %146 = arith.muli %113, %c16 : index
        %147 = arith.addi %128, %146 : index
        %148 = arith.addi %147, %c21 : index
        %149 = arith.muli %114, %c3 : index
        %150 = arith.addi %148, %149 : index
        %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
        %153 = arith.andi %152, %c17 : vector<4xi32>
        %154 = arith.ori %153, %c18 : vector<4xi32>
        %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
        %156 = arith.shrui %152, %c19 : vector<4xi32>
        %157 = arith.andi %156, %c17 : vector<4xi32>
        %158 = arith.ori %157, %c18 : vector<4xi32>
        %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
        %160 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = arith.subf %160, %c20 : vector<16xf16>
        %162 = arith.mulf %161, %123 : vector<16xf16>
        %163 = arith.addi %58, %c0 : index
        %164 = arith.remui %62, %c3 : index
        %165 = arith.addi %44, %c5 : index
        %166 = arith.muli %163, %c8 : index
        %167 = arith.addi %165, %166 : index
        %168 = arith.muli %164, %c12 : index
        %169 = arith.addi %167, %168 : index
        %170 = vector.load %w[%169] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %171 = vector.bitcast %170 : vector<2xi8> to vector<1xf16>
        %172 = vector.extract %171[0] : f16 from vector<1xf16>
        %173 = vector.broadcast %172 : f16 to vector<16xf16>
        %174 = arith.addi %44, %c5 : index
        %175 = arith.addi %inputFeatures, %c4 : index
        %176 = arith.divui %175, %c5 : index
        %177 = arith.muli %176, %c5 : index
        %178 = arith.addi %174, %177 : index
        %179 = arith.muli %163, %c16 : index
        %180 = arith.addi %178, %179 : index
        %181 = arith.addi %180, %c0 : index
        %182 = arith.muli %164, %c3 : index
        %183 = arith.addi %181, %182 : index
        %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
        %186 = arith.andi %185, %c17 : vector<4xi32>
        %187 = arith.ori %186, %c18 : vector<4xi32>
        %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
        %189 = arith.shrui %185, %c19 : vector<4xi32>
        %190 = arith.andi %189, %c17 : vector<4xi32>
        %191 = arith.ori %190, %c18 : vector<4xi32>
        %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
        %193 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = arith.subf %193, %c20 : vector<16xf16>
        %195 = arith.mulf %194, %173 : vector<16xf16>
        %196 = arith.muli %163, %c16 : index
        %197 = arith.addi %178, %196 : index
        %198 = arith.addi %197, %c21 : index
        %199 = arith.muli %164, %c3 : index
        %200 = arith.addi %198, %199 : index
        %201 = vector.load %w[%200] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
        %203 = arith.andi %202, %c17 : vector<4xi32>
        %204 = arith.ori %203, %c18 : vector<4xi32>
        %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
        %206 = arith.shrui %202, %c19 : vector<4xi32>
        %207 = arith.andi %206, %c17 : vector<4xi32>
        %208 = arith.ori %207, %c18 : vector<4xi32>
        %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
        %210 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = arith.subf %210, %c20 : vector<16xf16>
        %212 = arith.mulf %211, %173 : vector<16xf16>
        %213 = arith.addi %58, %c10 : index
        %214 = arith.remui %62, %c3 : index
        %215 = arith.addi %44, %c5 : index
        %216 = arith.muli %213, %c8 : index
        %217 = arith.addi %215, %216 : index
        %218 = arith.muli %214, %c12 : index
        %219 = arith.addi %217, %218 : index
        %220 = vector.load %w[%219] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %221 = vector.bitcast %220 : vector<2xi8> to vector<1xf16>
        %222 = vector.extract %221[0] : f16 from vector<1xf16>
        %223 = vector.broadcast %222 : f16 to vector<16xf16>
        %224 = arith.addi %44, %c5 : index
        %225 = arith.addi %inputFeatures, %c4 : index
        %226 = arith.divui %225, %c5 : index
        %227 = arith.muli %226, %c5 : index
        %228 = arith.addi %224, %227 : index
        %229 = arith.muli %213, %c16 : index
        %230 = arith.addi %228, %229 : index
        %231 = arith.addi %230, %c0 : index
        %232 = arith.muli %214, %c3 : index
        %233 = arith.addi %231, %232 : index
        %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %235 = vector.bitcast %234 : vector<16xi8> to vector<4xi32>
        %236 = arith.andi %235, %c17 : vector<4xi32>
        %237 = arith.ori %236, %c18 : vector<4xi32>
        %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
        %239 = arith.shrui %235, %c19 : vector<4xi32>
        %240 = arith.andi %239, %c17 : vector<4xi32>
        %241 = arith.ori %240, %c18 : vector<4xi32>
        %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
        %243 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = arith.subf %243, %c20 : vector<16xf16>
        %245 = arith.mulf %244, %223 : vector<16xf16>
        %246 = arith.muli %213, %c16 : index
        %247 = arith.addi %228, %246 : index
        %248 = arith.addi %247, %c21 : index
        %249 = arith.muli %214, %c3 : index
        %250 = arith.addi %248, %249 : index
        %251 = vector.load %w[%250] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %252 = vector.bitcast %251 : vector<16xi8> to vector<4xi32>
        %253 = arith.andi %252, %c17 : vector<4xi32>
        %254 = arith.ori %253, %c18 : vector<4xi32>
        %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
        %256 = arith.shrui %252, %c19 : vector<4xi32>
        %257 = arith.andi %256, %c17 : vector<4xi32>
        %258 = arith.ori %257, %c18 : vector<4xi32>
        %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
        %260 = vector.shuffle %255, %259 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %261 = arith.subf %260, %c20 : vector<16xf16>
        %262 = arith.mulf %261, %223 : vector<16xf16>
        %263 = arith.muli %58, %c12 : index
        %264 = arith.addi %263, %c0 : index
        %265 = arith.muli %c10, %c3 : index
        %266 = arith.muli %264, %265 : index
        %267 = arith.addi %45, %266 : index
        %268 = vector.load %14[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.muli %c10, %c6 : index
        %270 = arith.addi %267, %269 : index
        %271 = vector.load %14[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %95, %59 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %195, %60 : vector<16xf16>, vector<8xf32>
        %275 = arith.muli %58, %c12 : index
        %276 = arith.addi %275, %c10 : index
        %277 = arith.muli %c10, %c3 : index
        %278 = arith.muli %276, %277 : index
        %279 = arith.addi %45, %278 : index
        %280 = vector.load %14[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = arith.muli %c10, %c6 : index
        %282 = arith.addi %279, %281 : index
        %283 = vector.load %14[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %285 = wave.mma %284, %112, %273 : vector<16xf16>, vector<8xf32>
        %286 = wave.mma %284, %212, %274 : vector<16xf16>, vector<8xf32>
        %287 = arith.muli %58, %c12 : index
        %288 = arith.addi %287, %c12 : index
        %289 = arith.muli %c10, %c3 : index
        %290 = arith.muli %288, %289 : index
        %291 = arith.addi %45, %290 : index
        %292 = vector.load %14[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = arith.muli %c10, %c6 : index
        %294 = arith.addi %291, %293 : index
        %295 = vector.load %14[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %297 = wave.mma %296, %145, %285 : vector<16xf16>, vector<8xf32>
        %298 = wave.mma %296, %245, %286 : vector<16xf16>, vector<8xf32>
        %299 = arith.muli %58, %c12 : index
        %300 = arith.addi %299, %c22 : index
        %301 = arith.muli %c10, %c3 : index
        %302 = arith.muli %300, %301 : index
        %303 = arith.addi %45, %302 : index
        %304 = vector.load %14[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = arith.muli %c10, %c6 : index
        %306 = arith.addi %303, %305 : index
        %307 = vector.load %14[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %309 = wave.mma %308, %162, %297 : vector<16xf16>, vector<8xf32>
        %310 = wave.mma %308, %262, %298 : vector<16xf16>, vector<8xf32>
        scf.yield %309, %310 : vector<8xf32>, vector<8xf32>
      }
      %311 = arith.select %51, %57, %50 : index
      %315:2 = scf.for %312 = %57 to %311 step %c10 iter_args(%313 = %61#0, %314 = %61#1) -> (vector<8xf32>, vector<8xf32>) {
        %316 = wave.lane
        %317 = arith.addi %312, %c0 : index
        %318 = arith.remui %316, %c3 : index
        %319 = arith.addi %42, %c5 : index
        %320 = arith.muli %317, %c8 : index
        %321 = arith.addi %319, %320 : index
        %322 = arith.muli %318, %c12 : index
        %323 = arith.addi %321, %322 : index
        %324 = vector.load %w[%323] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %325 = vector.bitcast %324 : vector<2xi8> to vector<1xf16>
        %326 = vector.extract %325[0] : f16 from vector<1xf16>
        %327 = vector.broadcast %326 : f16 to vector<16xf16>
        %328 = arith.addi %42, %c5 : index
        %329 = arith.addi %inputFeatures, %c4 : index
        %330 = arith.divui %329, %c5 : index
        %331 = arith.muli %330, %c5 : index
        %332 = arith.addi %328, %331 : index
        %333 = arith.muli %317, %c16 : index
        %334 = arith.addi %332, %333 : index
        %335 = arith.addi %334, %c0 : index
        %336 = arith.muli %318, %c3 : index
        %337 = arith.addi %335, %336 : index
        %338 = vector.load %w[%337] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
        %340 = arith.andi %339, %c17 : vector<4xi32>
        %341 = arith.ori %340, %c18 : vector<4xi32>
        %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
        %343 = arith.shrui %339, %c19 : vector<4xi32>
        %344 = arith.andi %343, %c17 : vector<4xi32>
        %345 = arith.ori %344, %c18 : vector<4xi32>
        %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
        %347 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %348 = arith.subf %347, %c20 : vector<16xf16>
        %349 = arith.mulf %348, %327 : vector<16xf16>
        %350 = arith.muli %317, %c16 : index
        %351 = arith.addi %332, %350 : index
        %352 = arith.addi %351, %c21 : index
        %353 = arith.muli %318, %c3 : index
        %354 = arith.addi %352, %353 : index
        %355 = vector.load %w[%354] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %356 = vector.bitcast %355 : vector<16xi8> to vector<4xi32>
        %357 = arith.andi %356, %c17 : vector<4xi32>
        %358 = arith.ori %357, %c18 : vector<4xi32>
        %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
        %360 = arith.shrui %356, %c19 : vector<4xi32>
        %361 = arith.andi %360, %c17 : vector<4xi32>
        %362 = arith.ori %361, %c18 : vector<4xi32>
        %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
        %364 = vector.shuffle %359, %363 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = arith.subf %364, %c20 : vector<16xf16>
        %366 = arith.mulf %365, %327 : vector<16xf16>
        %367 = arith.addi %312, %c0 : index
        %368 = arith.remui %316, %c3 : index
        %369 = arith.addi %44, %c5 : index
        %370 = arith.muli %367, %c8 : index
        %371 = arith.addi %369, %370 : index
        %372 = arith.muli %368, %c12 : index
        %373 = arith.addi %371, %372 : index
        %374 = vector.load %w[%373] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %375 = vector.bitcast %374 : vector<2xi8> to vector<1xf16>
        %376 = vector.extract %375[0] : f16 from vector<1xf16>
        %377 = vector.broadcast %376 : f16 to vector<16xf16>
        %378 = arith.addi %44, %c5 : index
        %379 = arith.addi %inputFeatures, %c4 : index
        %380 = arith.divui %379, %c5 : index
        %381 = arith.muli %380, %c5 : index
        %382 = arith.addi %378, %381 : index
        %383 = arith.muli %367, %c16 : index
        %384 = arith.addi %382, %383 : index
        %385 = arith.addi %384, %c0 : index
        %386 = arith.muli %368, %c3 : index
        %387 = arith.addi %385, %386 : index
        %388 = vector.load %w[%387] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %389 = vector.bitcast %388 : vector<16xi8> to vector<4xi32>
        %390 = arith.andi %389, %c17 : vector<4xi32>
        %391 = arith.ori %390, %c18 : vector<4xi32>
        %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
        %393 = arith.shrui %389, %c19 : vector<4xi32>
        %394 = arith.andi %393, %c17 : vector<4xi32>
        %395 = arith.ori %394, %c18 : vector<4xi32>
        %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
        %397 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = arith.subf %397, %c20 : vector<16xf16>
        %399 = arith.mulf %398, %377 : vector<16xf16>
        %400 = arith.muli %367, %c16 : index
        %401 = arith.addi %382, %400 : index
        %402 = arith.addi %401, %c21 : index
        %403 = arith.muli %368, %c3 : index
        %404 = arith.addi %402, %403 : index
        %405 = vector.load %w[%404] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %406 = vector.bitcast %405 : vector<16xi8> to vector<4xi32>
        %407 = arith.andi %406, %c17 : vector<4xi32>
        %408 = arith.ori %407, %c18 : vector<4xi32>
        %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
        %410 = arith.shrui %406, %c19 : vector<4xi32>
        %411 = arith.andi %410, %c17 : vector<4xi32>
        %412 = arith.ori %411, %c18 : vector<4xi32>
        %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
        %414 = vector.shuffle %409, %413 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = arith.subf %414, %c20 : vector<16xf16>
        %416 = arith.mulf %415, %377 : vector<16xf16>
        %417 = arith.muli %312, %c12 : index
        %418 = arith.addi %417, %c0 : index
        %419 = arith.muli %c10, %c3 : index
        %420 = arith.muli %418, %419 : index
        %421 = arith.addi %45, %420 : index
        %422 = vector.load %14[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.muli %c10, %c6 : index
        %424 = arith.addi %421, %423 : index
        %425 = vector.load %14[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %349, %313 : vector<16xf16>, vector<8xf32>
        %428 = wave.mma %426, %399, %314 : vector<16xf16>, vector<8xf32>
        %429 = arith.muli %312, %c12 : index
        %430 = arith.addi %429, %c10 : index
        %431 = arith.muli %c10, %c3 : index
        %432 = arith.muli %430, %431 : index
        %433 = arith.addi %45, %432 : index
        %434 = vector.load %14[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.muli %c10, %c6 : index
        %436 = arith.addi %433, %435 : index
        %437 = vector.load %14[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %366, %427 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %416, %428 : vector<16xf16>, vector<8xf32>
        scf.yield %439, %440 : vector<8xf32>, vector<8xf32>
      }
      %441 = arith.cmpi slt, %4, %c3 : index
      %442 = arith.cmpi slt, %21, %expertsPerToken : index
      %443 = arith.andi %441, %442 : i1
      scf.if %443 {
        %444 = arith.cmpi eq, %hasFactors, %c10 : index
        %445 = arith.muli %25, %c12 : index
        %446 = memref.load %factors[%445] : memref<?xf32>
        %447 = arith.mulf %446, %operandScale : f32
        %448 = arith.select %444, %447, %operandScale : f32
        %449 = vector.extract %315#0[0] : f32 from vector<8xf32>
        %450 = arith.remui %4, %c3 : index
        %451 = arith.muli %450, %c25 : index
        %452 = arith.addi %42, %451 : index
        %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
        %455 = vector.extract %454[0] : f32 from vector<1xf32>
        %456 = arith.mulf %455, %448 : f32
        %457 = arith.mulf %449, %456 : f32
        %458 = arith.muli %21, %c8 : index
        %459 = arith.addi %458, %c0 : index
        %460 = arith.addi %459, %4 : index
        memref.store %457, %16[%460] : memref<?xf32>
        %461 = vector.extract %315#1[0] : f32 from vector<8xf32>
        %462 = arith.remui %4, %c3 : index
        %463 = arith.muli %462, %c25 : index
        %464 = arith.addi %44, %463 : index
        %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
        %467 = vector.extract %466[0] : f32 from vector<1xf32>
        %468 = arith.mulf %467, %448 : f32
        %469 = arith.mulf %461, %468 : f32
        %470 = arith.muli %21, %c8 : index
        %471 = arith.addi %470, %c3 : index
        %472 = arith.addi %471, %4 : index
        memref.store %469, %16[%472] : memref<?xf32>
      }
      wave.barrier
    }
    %473 = arith.muli %5, %c8 : index
    %474 = arith.addi %473, %4 : index
    %475 = arith.cmpi slt, %474, %c8 : index
    scf.if %475 {
      %478 = scf.for %476 = %c0 to %expertsPerToken step %c10 iter_args(%477 = %c26) -> (f32) {
        %479 = arith.muli %0, %expertsPerToken : index
        %480 = arith.addi %479, %476 : index
        %481 = memref.load %weights[%480] : memref<?xf32>
        %482 = arith.muli %476, %c8 : index
        %483 = arith.addi %482, %4 : index
        %484 = memref.load %16[%483] : memref<?xf32>
        %485 = math.fma %481, %484, %477 : f32
        scf.yield %485 : f32
      }
      %486 = arith.muli %0, %outputFeatures : index
      %487 = arith.muli %12, %c8 : index
      %488 = arith.addi %486, %487 : index
      %489 = arith.addi %488, %4 : index
      %490 = memref.load %residual[%489] : memref<?xf32>
      %491 = arith.addf %490, %478 : f32
      memref.store %491, %out[%489] : memref<?xf32>
    }
  }
  %492 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %492 {
    %493 = arith.addi %0, %c10 : index
    %494 = arith.minsi %493, %2 : index
    %495 = wave.wave
    %496 = arith.addi %0, %495 : index
    scf.for %497 = %496 to %494 step %c6 {
      %498 = arith.muli %497, %features : index
      %499 = wave.lane
      %500 = arith.muli %499, %c25 : index
      %505:3 = scf.for %501 = %500 to %features step %c5 iter_args(%502 = %c31, %503 = %c31, %504 = %c31) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %506 = arith.addi %498, %501 : index
        %507 = vector.load %out[%506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %508 = vector.load %norm_weight[%501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %509 = arith.mulf %507, %508 : vector<4xf32>
        %510 = math.fma %507, %507, %502 : vector<4xf32>
        %511 = math.fma %509, %509, %503 : vector<4xf32>
        %512 = math.absf %509 : vector<4xf32>
        %513 = arith.maximumf %504, %512 : vector<4xf32>
        scf.yield %510, %511, %513 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %514 = wave.reduce "add" %505#0 : vector<4xf32>
      %515 = arith.mulf %514, %inverseFeatures : f32
      %516 = arith.addf %515, %epsilon : f32
      %517 = math.sqrt %516 : f32
      %518 = arith.divf %c33, %517 : f32
      %519 = wave.reduce "max" %505#2 : vector<4xf32>
      %520 = arith.mulf %519, %518 : f32
      %521 = arith.bitcast %520 : f32 to i32
      %522 = arith.shrui %521, %c35 : i32
      %523 = arith.maxsi %522, %c36 : i32
      %524 = arith.subi %c37, %523 : i32
      %525 = arith.shli %524, %c35 : i32
      %526 = arith.subi %523, %c38 : i32
      %527 = arith.shli %526, %c35 : i32
      %528 = arith.bitcast %525 : i32 to f32
      %529 = arith.bitcast %527 : i32 to f32
      %530 = wave.reduce "add" %505#1 : vector<4xf32>
      %531 = arith.mulf %530, %518 : f32
      %532 = arith.mulf %531, %518 : f32
      %533 = wave.lane
      %534 = arith.cmpi eq, %533, %c0 : index
      scf.if %534 {
        %535 = arith.muli %497, %c12 : index
        memref.store %529, %normed_factors[%535] : memref<?xf32>
        %536 = arith.muli %497, %c12 : index
        %537 = arith.addi %536, %c10 : index
        memref.store %532, %normed_factors[%537] : memref<?xf32>
      }
      %538 = vector.broadcast %518 : f32 to vector<4xf32>
      %539 = vector.broadcast %528 : f32 to vector<4xf32>
      scf.for %540 = %500 to %features step %c5 {
        %541 = arith.addi %498, %540 : index
        %542 = vector.load %out[%541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %543 = arith.mulf %542, %538 : vector<4xf32>
        %544 = vector.load %norm_weight[%540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %545 = arith.mulf %543, %544 : vector<4xf32>
        %546 = arith.mulf %545, %539 : vector<4xf32>
        %547 = arith.divui %497, %tileRows : index
        %548 = arith.divui %features, %c3 : index
        %549 = arith.muli %547, %548 : index
        %550 = arith.divui %540, %c3 : index
        %551 = arith.addi %549, %550 : index
        %552 = arith.muli %551, %c12 : index
        %553 = arith.remui %540, %c3 : index
        %554 = arith.divui %553, %c6 : index
        %555 = arith.addi %552, %554 : index
        %556 = arith.muli %tileRows, %c6 : index
        %557 = arith.muli %555, %556 : index
        %558 = arith.remui %497, %tileRows : index
        %559 = arith.muli %558, %c6 : index
        %560 = arith.addi %557, %559 : index
        %561 = arith.remui %540, %c6 : index
        %562 = arith.addi %560, %561 : index
        %563 = arith.truncf %546 : vector<4xf32> to vector<4xf16>
        vector.store %563, %normed[%562] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
