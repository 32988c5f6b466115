// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_k', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_q4_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 7 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 4 : index
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
    %7 = arith.divui %inputFeatures, %c4 : index
    %8 = arith.muli %7, %c5 : index
    %9 = arith.addi %8, %inputFeatures : index
    %10 = arith.addi %9, %c6 : index
    %11 = arith.divui %10, %c7 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %6, %12 : index
    %14 = arith.addi %13, %c7 : index
    %15 = wave.block 0
    %16 = arith.muli %inputFeatures, %c3 : index
    %17 = wave.scratch %16 : memref<?xf16>
    %18 = arith.muli %ranksMax, %c9 : index
    %19 = wave.scratch %18 : memref<?xf32>
    %20 = arith.addi %expertsPerToken, %c10 : index
    %21 = arith.divui %20, %c3 : index
    scf.for %22 = %c0 to %21 step %c11 {
      %23 = arith.muli %22, %c3 : index
      %24 = arith.addi %5, %23 : index
      %25 = arith.muli %0, %expertsPerToken : index
      %26 = arith.subi %expertsPerToken, %c11 : index
      %27 = arith.minsi %24, %26 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.muli %28, %inputFeatures : index
      %30 = arith.divui %inputFeatures, %c3 : index
      %31 = arith.muli %5, %inputFeatures : index
      %32 = wave.lane
      scf.for %33 = %32 to %30 step %c12 {
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
      %42 = arith.muli %15, %c11 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %43, %c0 : index
      %45 = arith.muli %44, %14 : index
      %46 = arith.muli %5, %inputFeatures : index
      %47 = arith.divui %inputFeatures, %c12 : index
      %48 = arith.muli %c0, %stepsPerWave : index
      %49 = arith.minsi %48, %47 : index
      %50 = arith.addi %49, %stepsPerWave : index
      %51 = arith.minsi %50, %47 : index
      %52 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %53 = arith.subi %51, %49 : index
      %54 = arith.divui %53, %c17 : index
      %55 = arith.muli %54, %c17 : index
      %56 = arith.addi %49, %55 : index
      %57 = arith.addi %49, %stepsPerWave : index
      %58 = arith.select %52, %57, %56 : index
      %61 = scf.for %59 = %49 to %58 step %c17 iter_args(%60 = %c14) -> (vector<8xf32>) {
        %62 = wave.lane
        %63 = arith.addi %59, %c0 : index
        %64 = arith.remui %62, %c9 : index
        %65 = arith.addi %45, %c7 : index
        %66 = arith.divui %63, %c3 : index
        %67 = arith.muli %66, %c5 : index
        %68 = arith.addi %65, %67 : index
        %69 = arith.muli %64, %c18 : index
        %70 = arith.addi %68, %69 : index
        %71 = vector.load %w[%70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %72 = vector.bitcast %71 : vector<4xi8> to vector<2xf16>
        %73 = arith.divui %inputFeatures, %c4 : index
        %74 = arith.muli %73, %c5 : index
        %75 = arith.addi %65, %74 : index
        %76 = arith.muli %63, %c12 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.muli %64, %c17 : index
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
        %105 = arith.muli %inputFeatures, %c3 : index
        %106 = arith.addi %104, %105 : index
        %107 = arith.muli %63, %c9 : index
        %108 = arith.addi %107, %64 : index
        %109 = arith.muli %108, %c0 : index
        %110 = arith.addi %106, %109 : index
        %111 = arith.muli %63, %c4 : index
        %112 = arith.addi %104, %111 : index
        %113 = arith.muli %64, %c9 : index
        %114 = arith.addi %112, %113 : index
        %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %116 = vector.bitcast %115 : vector<16xi8> to vector<4xi32>
        %117 = arith.shrui %116, %c19 : vector<4xi32>
        %118 = arith.andi %117, %c20 : vector<4xi32>
        %119 = arith.ori %118, %c21 : vector<4xi32>
        %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
        %121 = arith.shrui %116, %c22 : vector<4xi32>
        %122 = arith.andi %121, %c20 : vector<4xi32>
        %123 = arith.ori %122, %c21 : vector<4xi32>
        %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
        %125 = arith.shrui %116, %c23 : vector<4xi32>
        %126 = arith.andi %125, %c20 : vector<4xi32>
        %127 = arith.ori %126, %c21 : vector<4xi32>
        %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
        %129 = arith.shrui %116, %c24 : vector<4xi32>
        %130 = arith.andi %129, %c20 : vector<4xi32>
        %131 = arith.ori %130, %c21 : vector<4xi32>
        %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
        %133 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %136 = arith.subf %135, %c25 : vector<32xf16>
        %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %139 = math.fma %137, %88, %96 : vector<16xf16>
        %140 = math.fma %138, %88, %96 : vector<16xf16>
        %141 = arith.addi %59, %c11 : index
        %142 = arith.remui %62, %c9 : index
        %143 = arith.addi %45, %c7 : index
        %144 = arith.divui %141, %c3 : index
        %145 = arith.muli %144, %c5 : index
        %146 = arith.addi %143, %145 : index
        %147 = arith.muli %142, %c18 : index
        %148 = arith.addi %146, %147 : index
        %149 = vector.load %w[%148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %150 = vector.bitcast %149 : vector<4xi8> to vector<2xf16>
        %151 = arith.divui %inputFeatures, %c4 : index
        %152 = arith.muli %151, %c5 : index
        %153 = arith.addi %143, %152 : index
        %154 = arith.muli %141, %c12 : index
        %155 = arith.addi %153, %154 : index
        %156 = arith.muli %142, %c17 : index
        %157 = arith.addi %155, %156 : index
        %158 = vector.load %w[%157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %159 = vector.extract %150[0] : f16 from vector<2xf16>
        %160 = arith.extf %159 : f16 to f32
        %161 = vector.extract %158[0] : i8 from vector<2xi8>
        %162 = arith.extui %161 : i8 to i32
        %163 = arith.sitofp %162 : i32 to f32
        %164 = arith.mulf %160, %163 : f32
        %165 = arith.truncf %164 : f32 to f16
        %166 = vector.broadcast %165 : f16 to vector<16xf16>
        %167 = vector.extract %150[1] : f16 from vector<2xf16>
        %168 = arith.extf %167 : f16 to f32
        %169 = vector.extract %158[1] : i8 from vector<2xi8>
        %170 = arith.extui %169 : i8 to i32
        %171 = arith.sitofp %170 : i32 to f32
        %172 = arith.mulf %168, %171 : f32
        %173 = arith.truncf %172 : f32 to f16
        %174 = vector.broadcast %173 : f16 to vector<16xf16>
        %175 = arith.addi %45, %c7 : index
        %176 = arith.divui %inputFeatures, %c4 : index
        %177 = arith.muli %176, %c5 : index
        %178 = arith.addi %177, %inputFeatures : index
        %179 = arith.addi %178, %c6 : index
        %180 = arith.divui %179, %c7 : index
        %181 = arith.muli %180, %c7 : index
        %182 = arith.addi %175, %181 : index
        %183 = arith.muli %inputFeatures, %c3 : index
        %184 = arith.addi %182, %183 : index
        %185 = arith.muli %141, %c9 : index
        %186 = arith.addi %185, %142 : index
        %187 = arith.muli %186, %c0 : index
        %188 = arith.addi %184, %187 : index
        %189 = arith.muli %141, %c4 : index
        %190 = arith.addi %182, %189 : index
        %191 = arith.muli %142, %c9 : index
        %192 = arith.addi %190, %191 : index
        %193 = vector.load %w[%192] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
        %195 = arith.shrui %194, %c19 : vector<4xi32>
        %196 = arith.andi %195, %c20 : vector<4xi32>
        %197 = arith.ori %196, %c21 : vector<4xi32>
        %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
        %199 = arith.shrui %194, %c22 : vector<4xi32>
        %200 = arith.andi %199, %c20 : vector<4xi32>
        %201 = arith.ori %200, %c21 : vector<4xi32>
        %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
        %203 = arith.shrui %194, %c23 : vector<4xi32>
        %204 = arith.andi %203, %c20 : vector<4xi32>
        %205 = arith.ori %204, %c21 : vector<4xi32>
        %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
        %207 = arith.shrui %194, %c24 : vector<4xi32>
        %208 = arith.andi %207, %c20 : vector<4xi32>
        %209 = arith.ori %208, %c21 : vector<4xi32>
        %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
        %211 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = vector.shuffle %206, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %214 = arith.subf %213, %c25 : vector<32xf16>
        %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %217 = math.fma %215, %166, %174 : vector<16xf16>
        %218 = math.fma %216, %166, %174 : vector<16xf16>
        %219 = arith.muli %59, %c17 : index
        %220 = arith.addi %219, %c0 : index
        %221 = arith.muli %c11, %c9 : index
        %222 = arith.muli %220, %221 : index
        %223 = arith.addi %46, %222 : index
        %224 = vector.load %17[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.muli %c11, %c3 : index
        %226 = arith.addi %223, %225 : index
        %227 = vector.load %17[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %224, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %139, %60 : vector<16xf16>, vector<8xf32>
        %230 = arith.muli %59, %c17 : index
        %231 = arith.addi %230, %c11 : index
        %232 = arith.muli %c11, %c9 : index
        %233 = arith.muli %231, %232 : index
        %234 = arith.addi %46, %233 : index
        %235 = vector.load %17[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.muli %c11, %c3 : index
        %237 = arith.addi %234, %236 : index
        %238 = vector.load %17[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %140, %229 : vector<16xf16>, vector<8xf32>
        %241 = arith.muli %59, %c17 : index
        %242 = arith.addi %241, %c17 : index
        %243 = arith.muli %c11, %c9 : index
        %244 = arith.muli %242, %243 : index
        %245 = arith.addi %46, %244 : index
        %246 = vector.load %17[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.muli %c11, %c3 : index
        %248 = arith.addi %245, %247 : index
        %249 = vector.load %17[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %217, %240 : vector<16xf16>, vector<8xf32>
        %252 = arith.muli %59, %c17 : index
        %253 = arith.addi %252, %c26 : index
        %254 = arith.muli %c11, %c9 : index
        %255 = arith.muli %253, %254 : index
        %256 = arith.addi %46, %255 : index
        %257 = vector.load %17[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = arith.muli %c11, %c3 : index
        %259 = arith.addi %256, %258 : index
        %260 = vector.load %17[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %262 = wave.mma %261, %218, %251 : vector<16xf16>, vector<8xf32>
        scf.yield %262 : vector<8xf32>
      }
      %263 = arith.select %52, %58, %51 : index
      %266 = scf.for %264 = %58 to %263 step %c11 iter_args(%265 = %61) -> (vector<8xf32>) {
        %267 = wave.lane
        %268 = arith.addi %264, %c0 : index
        %269 = arith.remui %267, %c9 : index
        %270 = arith.addi %45, %c7 : index
        %271 = arith.divui %268, %c3 : index
        %272 = arith.muli %271, %c5 : index
        %273 = arith.addi %270, %272 : index
        %274 = arith.muli %269, %c18 : index
        %275 = arith.addi %273, %274 : index
        %276 = vector.load %w[%275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %277 = vector.bitcast %276 : vector<4xi8> to vector<2xf16>
        %278 = arith.divui %inputFeatures, %c4 : index
        %279 = arith.muli %278, %c5 : index
        %280 = arith.addi %270, %279 : index
        %281 = arith.muli %268, %c12 : index
        %282 = arith.addi %280, %281 : index
        %283 = arith.muli %269, %c17 : index
        %284 = arith.addi %282, %283 : index
        %285 = vector.load %w[%284] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %286 = vector.extract %277[0] : f16 from vector<2xf16>
        %287 = arith.extf %286 : f16 to f32
        %288 = vector.extract %285[0] : i8 from vector<2xi8>
        %289 = arith.extui %288 : i8 to i32
        %290 = arith.sitofp %289 : i32 to f32
        %291 = arith.mulf %287, %290 : f32
        %292 = arith.truncf %291 : f32 to f16
        %293 = vector.broadcast %292 : f16 to vector<16xf16>
        %294 = vector.extract %277[1] : f16 from vector<2xf16>
        %295 = arith.extf %294 : f16 to f32
        %296 = vector.extract %285[1] : i8 from vector<2xi8>
        %297 = arith.extui %296 : i8 to i32
        %298 = arith.sitofp %297 : i32 to f32
        %299 = arith.mulf %295, %298 : f32
        %300 = arith.truncf %299 : f32 to f16
        %301 = vector.broadcast %300 : f16 to vector<16xf16>
        %302 = arith.addi %45, %c7 : index
        %303 = arith.divui %inputFeatures, %c4 : index
        %304 = arith.muli %303, %c5 : index
        %305 = arith.addi %304, %inputFeatures : index
        %306 = arith.addi %305, %c6 : index
        %307 = arith.divui %306, %c7 : index
        %308 = arith.muli %307, %c7 : index
        %309 = arith.addi %302, %308 : index
        %310 = arith.muli %inputFeatures, %c3 : index
        %311 = arith.addi %309, %310 : index
        %312 = arith.muli %268, %c9 : index
        %313 = arith.addi %312, %269 : index
        %314 = arith.muli %313, %c0 : index
        %315 = arith.addi %311, %314 : index
        %316 = arith.muli %268, %c4 : index
        %317 = arith.addi %309, %316 : index
        %318 = arith.muli %269, %c9 : index
        %319 = arith.addi %317, %318 : index
        %320 = vector.load %w[%319] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %321 = vector.bitcast %320 : vector<16xi8> to vector<4xi32>
        %322 = arith.shrui %321, %c19 : vector<4xi32>
        %323 = arith.andi %322, %c20 : vector<4xi32>
        %324 = arith.ori %323, %c21 : vector<4xi32>
        %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
        %326 = arith.shrui %321, %c22 : vector<4xi32>
        %327 = arith.andi %326, %c20 : vector<4xi32>
        %328 = arith.ori %327, %c21 : vector<4xi32>
        %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
        %330 = arith.shrui %321, %c23 : vector<4xi32>
        %331 = arith.andi %330, %c20 : vector<4xi32>
        %332 = arith.ori %331, %c21 : vector<4xi32>
        %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
        %334 = arith.shrui %321, %c24 : vector<4xi32>
        %335 = arith.andi %334, %c20 : vector<4xi32>
        %336 = arith.ori %335, %c21 : vector<4xi32>
        %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
        %338 = vector.shuffle %325, %329 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %339 = vector.shuffle %333, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %340 = vector.shuffle %338, %339 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %341 = arith.subf %340, %c25 : vector<32xf16>
        %342 = vector.shuffle %341, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %343 = vector.shuffle %341, %341 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %344 = math.fma %342, %293, %301 : vector<16xf16>
        %345 = math.fma %343, %293, %301 : vector<16xf16>
        %346 = arith.muli %264, %c17 : index
        %347 = arith.addi %346, %c0 : index
        %348 = arith.muli %c11, %c9 : index
        %349 = arith.muli %347, %348 : index
        %350 = arith.addi %46, %349 : index
        %351 = vector.load %17[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.muli %c11, %c3 : index
        %353 = arith.addi %350, %352 : index
        %354 = vector.load %17[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = wave.mma %355, %344, %265 : vector<16xf16>, vector<8xf32>
        %357 = arith.muli %264, %c17 : index
        %358 = arith.addi %357, %c11 : index
        %359 = arith.muli %c11, %c9 : index
        %360 = arith.muli %358, %359 : index
        %361 = arith.addi %46, %360 : index
        %362 = vector.load %17[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = arith.muli %c11, %c3 : index
        %364 = arith.addi %361, %363 : index
        %365 = vector.load %17[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %367 = wave.mma %366, %345, %356 : vector<16xf16>, vector<8xf32>
        scf.yield %367 : vector<8xf32>
      }
      %368 = arith.cmpi slt, %4, %c9 : index
      %369 = arith.cmpi slt, %24, %expertsPerToken : index
      %370 = arith.andi %368, %369 : i1
      scf.if %370 {
        %371 = arith.cmpi eq, %hasFactors, %c11 : index
        %372 = arith.muli %28, %c17 : index
        %373 = memref.load %factors[%372] : memref<?xf32>
        %374 = arith.mulf %373, %operandScale : f32
        %375 = arith.select %371, %374, %operandScale : f32
        %376 = vector.extract %266[0] : f32 from vector<8xf32>
        %377 = arith.remui %4, %c9 : index
        %378 = arith.muli %377, %c18 : index
        %379 = arith.addi %45, %378 : index
        %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
        %382 = vector.extract %381[0] : f32 from vector<1xf32>
        %383 = arith.mulf %382, %375 : f32
        %384 = arith.mulf %376, %383 : f32
        %385 = arith.muli %24, %c9 : index
        %386 = arith.addi %385, %c0 : index
        %387 = arith.addi %386, %4 : index
        memref.store %384, %19[%387] : memref<?xf32>
      }
      wave.barrier
    }
    %388 = arith.muli %5, %c12 : index
    %389 = arith.addi %388, %4 : index
    %390 = arith.cmpi slt, %389, %c9 : index
    scf.if %390 {
      %393 = scf.for %391 = %c0 to %expertsPerToken step %c11 iter_args(%392 = %c29) -> (f32) {
        %394 = arith.muli %0, %expertsPerToken : index
        %395 = arith.addi %394, %391 : index
        %396 = memref.load %weights[%395] : memref<?xf32>
        %397 = arith.muli %391, %c9 : index
        %398 = arith.addi %397, %4 : index
        %399 = memref.load %19[%398] : memref<?xf32>
        %400 = math.fma %396, %399, %392 : f32
        scf.yield %400 : f32
      }
      %401 = arith.muli %0, %outputFeatures : index
      %402 = arith.muli %15, %c9 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %4 : index
      %405 = memref.load %residual[%404] : memref<?xf32>
      %406 = arith.addf %405, %393 : f32
      memref.store %406, %out[%404] : memref<?xf32>
    }
  }
  wave.return
}
