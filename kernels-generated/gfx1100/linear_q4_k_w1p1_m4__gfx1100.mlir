// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c14 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c14 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c7, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c14 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c18 : index
    %45 = arith.muli %44, %c18 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c18 iter_args(%50 = %c15) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c7 : index
      %54 = arith.remui %52, %c9 : index
      %55 = arith.addi %13, %c5 : index
      %56 = arith.divui %53, %c1 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.muli %54, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = arith.divui %inputFeatures, %c2 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %55, %64 : index
      %66 = arith.muli %53, %c14 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %54, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.extract %62[0] : f16 from vector<2xf16>
      %72 = arith.extf %71 : f16 to f32
      %73 = vector.extract %70[0] : i8 from vector<2xi8>
      %74 = arith.extui %73 : i8 to i32
      %75 = arith.sitofp %74 : i32 to f32
      %76 = arith.mulf %72, %75 : f32
      %77 = arith.truncf %76 : f32 to f16
      %78 = vector.broadcast %77 : f16 to vector<16xf16>
      %79 = vector.extract %62[1] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %70[1] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = arith.addi %13, %c5 : index
      %88 = arith.divui %inputFeatures, %c2 : index
      %89 = arith.muli %88, %c3 : index
      %90 = arith.addi %89, %inputFeatures : index
      %91 = arith.addi %90, %c4 : index
      %92 = arith.divui %91, %c5 : index
      %93 = arith.muli %92, %c5 : index
      %94 = arith.addi %87, %93 : index
      %95 = arith.muli %inputFeatures, %c1 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %53, %c9 : index
      %98 = arith.addi %97, %54 : index
      %99 = arith.muli %98, %c7 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %53, %c2 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %54, %c9 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = arith.shrui %106, %c20 : vector<4xi32>
      %108 = arith.andi %107, %c21 : vector<4xi32>
      %109 = arith.ori %108, %c22 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = arith.shrui %106, %c23 : vector<4xi32>
      %112 = arith.andi %111, %c21 : vector<4xi32>
      %113 = arith.ori %112, %c22 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %106, %c24 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.ori %116, %c22 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %106, %c25 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.ori %120, %c22 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = vector.shuffle %110, %114 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = vector.shuffle %123, %124 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %126 = arith.subf %125, %c26 : vector<32xf16>
      %127 = vector.shuffle %126, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %128 = vector.shuffle %126, %126 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %129 = math.fma %127, %78, %86 : vector<16xf16>
      %130 = math.fma %128, %78, %86 : vector<16xf16>
      %131 = arith.addi %49, %c6 : index
      %132 = arith.remui %52, %c9 : index
      %133 = arith.addi %13, %c5 : index
      %134 = arith.divui %131, %c1 : index
      %135 = arith.muli %134, %c3 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %132, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %140 = vector.bitcast %139 : vector<4xi8> to vector<2xf16>
      %141 = arith.divui %inputFeatures, %c2 : index
      %142 = arith.muli %141, %c3 : index
      %143 = arith.addi %133, %142 : index
      %144 = arith.muli %131, %c14 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %132, %c18 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %149 = vector.extract %140[0] : f16 from vector<2xf16>
      %150 = arith.extf %149 : f16 to f32
      %151 = vector.extract %148[0] : i8 from vector<2xi8>
      %152 = arith.extui %151 : i8 to i32
      %153 = arith.sitofp %152 : i32 to f32
      %154 = arith.mulf %150, %153 : f32
      %155 = arith.truncf %154 : f32 to f16
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = vector.extract %140[1] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %148[1] : i8 from vector<2xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %13, %c5 : index
      %166 = arith.divui %inputFeatures, %c2 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %167, %inputFeatures : index
      %169 = arith.addi %168, %c4 : index
      %170 = arith.divui %169, %c5 : index
      %171 = arith.muli %170, %c5 : index
      %172 = arith.addi %165, %171 : index
      %173 = arith.muli %inputFeatures, %c1 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %131, %c9 : index
      %176 = arith.addi %175, %132 : index
      %177 = arith.muli %176, %c7 : index
      %178 = arith.addi %174, %177 : index
      %179 = arith.muli %131, %c2 : index
      %180 = arith.addi %172, %179 : index
      %181 = arith.muli %132, %c9 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.shrui %184, %c20 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %184, %c23 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %184, %c24 : vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %184, %c25 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.ori %198, %c22 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %201, %202 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %204 = arith.subf %203, %c26 : vector<32xf16>
      %205 = vector.shuffle %204, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %206 = vector.shuffle %204, %204 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %207 = math.fma %205, %156, %164 : vector<16xf16>
      %208 = math.fma %206, %156, %164 : vector<16xf16>
      %209 = arith.muli %49, %c18 : index
      %210 = arith.addi %209, %c7 : index
      %211 = arith.muli %tileRows, %c9 : index
      %212 = arith.muli %210, %211 : index
      %213 = arith.addi %35, %212 : index
      %214 = vector.load %23[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.muli %tileRows, %c1 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %23[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = vector.shuffle %214, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = wave.mma %218, %129, %50 : vector<16xf16>, vector<8xf32>
      %220 = arith.muli %49, %c18 : index
      %221 = arith.addi %220, %c6 : index
      %222 = arith.muli %tileRows, %c9 : index
      %223 = arith.muli %221, %222 : index
      %224 = arith.addi %35, %223 : index
      %225 = vector.load %23[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = arith.muli %tileRows, %c1 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %23[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = wave.mma %229, %130, %219 : vector<16xf16>, vector<8xf32>
      %231 = arith.muli %49, %c18 : index
      %232 = arith.addi %231, %c18 : index
      %233 = arith.muli %tileRows, %c9 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.addi %35, %234 : index
      %236 = vector.load %23[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c1 : index
      %238 = arith.addi %235, %237 : index
      %239 = vector.load %23[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = wave.mma %240, %207, %230 : vector<16xf16>, vector<8xf32>
      %242 = arith.muli %49, %c18 : index
      %243 = arith.addi %242, %c27 : index
      %244 = arith.muli %tileRows, %c9 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.addi %35, %245 : index
      %247 = vector.load %23[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %23[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %208, %241 : vector<16xf16>, vector<8xf32>
      scf.yield %252 : vector<8xf32>
    }
    %253 = arith.select %42, %48, %41 : index
    %256 = scf.for %254 = %48 to %253 step %c6 iter_args(%255 = %51) -> (vector<8xf32>) {
      %257 = wave.lane
      %258 = arith.addi %254, %c7 : index
      %259 = arith.remui %257, %c9 : index
      %260 = arith.addi %13, %c5 : index
      %261 = arith.divui %258, %c1 : index
      %262 = arith.muli %261, %c3 : index
      %263 = arith.addi %260, %262 : index
      %264 = arith.muli %259, %c19 : index
      %265 = arith.addi %263, %264 : index
      %266 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %267 = vector.bitcast %266 : vector<4xi8> to vector<2xf16>
      %268 = arith.divui %inputFeatures, %c2 : index
      %269 = arith.muli %268, %c3 : index
      %270 = arith.addi %260, %269 : index
      %271 = arith.muli %258, %c14 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %259, %c18 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %276 = vector.extract %267[0] : f16 from vector<2xf16>
      %277 = arith.extf %276 : f16 to f32
      %278 = vector.extract %275[0] : i8 from vector<2xi8>
      %279 = arith.extui %278 : i8 to i32
      %280 = arith.sitofp %279 : i32 to f32
      %281 = arith.mulf %277, %280 : f32
      %282 = arith.truncf %281 : f32 to f16
      %283 = vector.broadcast %282 : f16 to vector<16xf16>
      %284 = vector.extract %267[1] : f16 from vector<2xf16>
      %285 = arith.extf %284 : f16 to f32
      %286 = vector.extract %275[1] : i8 from vector<2xi8>
      %287 = arith.extui %286 : i8 to i32
      %288 = arith.sitofp %287 : i32 to f32
      %289 = arith.mulf %285, %288 : f32
      %290 = arith.truncf %289 : f32 to f16
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = arith.addi %13, %c5 : index
      %293 = arith.divui %inputFeatures, %c2 : index
      %294 = arith.muli %293, %c3 : index
      %295 = arith.addi %294, %inputFeatures : index
      %296 = arith.addi %295, %c4 : index
      %297 = arith.divui %296, %c5 : index
      %298 = arith.muli %297, %c5 : index
      %299 = arith.addi %292, %298 : index
      %300 = arith.muli %inputFeatures, %c1 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %258, %c9 : index
      %303 = arith.addi %302, %259 : index
      %304 = arith.muli %303, %c7 : index
      %305 = arith.addi %301, %304 : index
      %306 = arith.muli %258, %c2 : index
      %307 = arith.addi %299, %306 : index
      %308 = arith.muli %259, %c9 : index
      %309 = arith.addi %307, %308 : index
      %310 = vector.load %w[%309] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %311 = vector.bitcast %310 : vector<16xi8> to vector<4xi32>
      %312 = arith.shrui %311, %c20 : vector<4xi32>
      %313 = arith.andi %312, %c21 : vector<4xi32>
      %314 = arith.ori %313, %c22 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %311, %c23 : vector<4xi32>
      %317 = arith.andi %316, %c21 : vector<4xi32>
      %318 = arith.ori %317, %c22 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %311, %c24 : vector<4xi32>
      %321 = arith.andi %320, %c21 : vector<4xi32>
      %322 = arith.ori %321, %c22 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %311, %c25 : vector<4xi32>
      %325 = arith.andi %324, %c21 : vector<4xi32>
      %326 = arith.ori %325, %c22 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = vector.shuffle %315, %319 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = vector.shuffle %323, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = vector.shuffle %328, %329 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %331 = arith.subf %330, %c26 : vector<32xf16>
      %332 = vector.shuffle %331, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %333 = vector.shuffle %331, %331 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %334 = math.fma %332, %283, %291 : vector<16xf16>
      %335 = math.fma %333, %283, %291 : vector<16xf16>
      %336 = arith.muli %254, %c18 : index
      %337 = arith.addi %336, %c7 : index
      %338 = arith.muli %tileRows, %c9 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %35, %339 : index
      %341 = vector.load %23[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %23[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %334, %255 : vector<16xf16>, vector<8xf32>
      %347 = arith.muli %254, %c18 : index
      %348 = arith.addi %347, %c6 : index
      %349 = arith.muli %tileRows, %c9 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %35, %350 : index
      %352 = vector.load %23[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c1 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %23[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %335, %346 : vector<16xf16>, vector<8xf32>
      scf.yield %357 : vector<8xf32>
    }
    %358 = wave.lane
    %359 = vector.extract %256[0] : f32 from vector<8xf32>
    %360 = wave.lane
    %361 = arith.addi %16, %c7 : index
    %362 = arith.muli %c7, %c18 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.divui %360, %c9 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.cmpi slt, %365, %15 : index
    scf.if %366 {
      %367 = arith.cmpi eq, %hasFactors, %c6 : index
      %368 = arith.muli %365, %c18 : index
      %369 = memref.load %factors[%368] : memref<?xf32>
      %370 = arith.mulf %369, %operandScale : f32
      %371 = arith.select %367, %370, %operandScale : f32
      %372 = arith.remui %360, %c9 : index
      %373 = arith.muli %372, %c19 : index
      %374 = arith.addi %13, %373 : index
      %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
      %377 = vector.extract %376[0] : f32 from vector<1xf32>
      %378 = arith.mulf %377, %371 : f32
      %379 = arith.mulf %359, %378 : f32
      %380 = arith.muli %365, %outputFeatures : index
      %381 = arith.addi %380, %19 : index
      %382 = wave.lane
      %383 = arith.remui %382, %c9 : index
      %384 = arith.addi %381, %383 : index
      scf.if %17 {
        %385 = arith.addi %384, %c7 : index
        %386 = memref.load %residual[%385] : memref<?xf32>
        %387 = arith.addf %386, %379 : f32
        %388 = arith.addi %384, %c7 : index
        memref.store %387, %out[%388] : memref<?xf32>
      } else {
        %389 = arith.addi %384, %c7 : index
        memref.store %379, %out[%389] : memref<?xf32>
      }
    }
    %390 = vector.extract %256[1] : f32 from vector<8xf32>
    %391 = wave.lane
    %392 = arith.addi %16, %c7 : index
    %393 = arith.muli %c6, %c18 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.divui %391, %c9 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.cmpi slt, %396, %15 : index
    scf.if %397 {
      %398 = arith.cmpi eq, %hasFactors, %c6 : index
      %399 = arith.muli %396, %c18 : index
      %400 = memref.load %factors[%399] : memref<?xf32>
      %401 = arith.mulf %400, %operandScale : f32
      %402 = arith.select %398, %401, %operandScale : f32
      %403 = arith.remui %391, %c9 : index
      %404 = arith.muli %403, %c19 : index
      %405 = arith.addi %13, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %402 : f32
      %410 = arith.mulf %390, %409 : f32
      %411 = arith.muli %396, %outputFeatures : index
      %412 = arith.addi %411, %19 : index
      %413 = wave.lane
      %414 = arith.remui %413, %c9 : index
      %415 = arith.addi %412, %414 : index
      scf.if %17 {
        %416 = arith.addi %415, %c7 : index
        %417 = memref.load %residual[%416] : memref<?xf32>
        %418 = arith.addf %417, %410 : f32
        %419 = arith.addi %415, %c7 : index
        memref.store %418, %out[%419] : memref<?xf32>
      } else {
        %420 = arith.addi %415, %c7 : index
        memref.store %410, %out[%420] : memref<?xf32>
      }
    }
    %421 = vector.extract %256[2] : f32 from vector<8xf32>
    %422 = wave.lane
    %423 = arith.addi %16, %c7 : index
    %424 = arith.muli %c18, %c18 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.divui %422, %c9 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.cmpi slt, %427, %15 : index
    scf.if %428 {
      %429 = arith.cmpi eq, %hasFactors, %c6 : index
      %430 = arith.muli %427, %c18 : index
      %431 = memref.load %factors[%430] : memref<?xf32>
      %432 = arith.mulf %431, %operandScale : f32
      %433 = arith.select %429, %432, %operandScale : f32
      %434 = arith.remui %422, %c9 : index
      %435 = arith.muli %434, %c19 : index
      %436 = arith.addi %13, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
      %439 = vector.extract %438[0] : f32 from vector<1xf32>
      %440 = arith.mulf %439, %433 : f32
      %441 = arith.mulf %421, %440 : f32
      %442 = arith.muli %427, %outputFeatures : index
      %443 = arith.addi %442, %19 : index
      %444 = wave.lane
      %445 = arith.remui %444, %c9 : index
      %446 = arith.addi %443, %445 : index
      scf.if %17 {
        %447 = arith.addi %446, %c7 : index
        %448 = memref.load %residual[%447] : memref<?xf32>
        %449 = arith.addf %448, %441 : f32
        %450 = arith.addi %446, %c7 : index
        memref.store %449, %out[%450] : memref<?xf32>
      } else {
        %451 = arith.addi %446, %c7 : index
        memref.store %441, %out[%451] : memref<?xf32>
      }
    }
    %452 = vector.extract %256[3] : f32 from vector<8xf32>
    %453 = wave.lane
    %454 = arith.addi %16, %c7 : index
    %455 = arith.muli %c27, %c18 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.divui %453, %c9 : index
    %458 = arith.addi %456, %457 : index
    %459 = arith.cmpi slt, %458, %15 : index
    scf.if %459 {
      %460 = arith.cmpi eq, %hasFactors, %c6 : index
      %461 = arith.muli %458, %c18 : index
      %462 = memref.load %factors[%461] : memref<?xf32>
      %463 = arith.mulf %462, %operandScale : f32
      %464 = arith.select %460, %463, %operandScale : f32
      %465 = arith.remui %453, %c9 : index
      %466 = arith.muli %465, %c19 : index
      %467 = arith.addi %13, %466 : index
      %468 = vector.load %w[%467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %469 = vector.bitcast %468 : vector<4xi8> to vector<1xf32>
      %470 = vector.extract %469[0] : f32 from vector<1xf32>
      %471 = arith.mulf %470, %464 : f32
      %472 = arith.mulf %452, %471 : f32
      %473 = arith.muli %458, %outputFeatures : index
      %474 = arith.addi %473, %19 : index
      %475 = wave.lane
      %476 = arith.remui %475, %c9 : index
      %477 = arith.addi %474, %476 : index
      scf.if %17 {
        %478 = arith.addi %477, %c7 : index
        %479 = memref.load %residual[%478] : memref<?xf32>
        %480 = arith.addf %479, %472 : f32
        %481 = arith.addi %477, %c7 : index
        memref.store %480, %out[%481] : memref<?xf32>
      } else {
        %482 = arith.addi %477, %c7 : index
        memref.store %472, %out[%482] : memref<?xf32>
      }
    }
    %483 = vector.extract %256[4] : f32 from vector<8xf32>
    %484 = wave.lane
    %485 = arith.addi %16, %c7 : index
    %486 = arith.muli %c19, %c18 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c9 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %15 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c6 : index
      %492 = arith.muli %489, %c18 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c9 : index
      %497 = arith.muli %496, %c19 : index
      %498 = arith.addi %13, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %483, %502 : f32
      %504 = arith.muli %489, %outputFeatures : index
      %505 = arith.addi %504, %19 : index
      %506 = wave.lane
      %507 = arith.remui %506, %c9 : index
      %508 = arith.addi %505, %507 : index
      scf.if %17 {
        %509 = arith.addi %508, %c7 : index
        %510 = memref.load %residual[%509] : memref<?xf32>
        %511 = arith.addf %510, %503 : f32
        %512 = arith.addi %508, %c7 : index
        memref.store %511, %out[%512] : memref<?xf32>
      } else {
        %513 = arith.addi %508, %c7 : index
        memref.store %503, %out[%513] : memref<?xf32>
      }
    }
    %514 = vector.extract %256[5] : f32 from vector<8xf32>
    %515 = wave.lane
    %516 = arith.addi %16, %c7 : index
    %517 = arith.muli %c30, %c18 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.divui %515, %c9 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %15 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c6 : index
      %523 = arith.muli %520, %c18 : index
      %524 = memref.load %factors[%523] : memref<?xf32>
      %525 = arith.mulf %524, %operandScale : f32
      %526 = arith.select %522, %525, %operandScale : f32
      %527 = arith.remui %515, %c9 : index
      %528 = arith.muli %527, %c19 : index
      %529 = arith.addi %13, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %526 : f32
      %534 = arith.mulf %514, %533 : f32
      %535 = arith.muli %520, %outputFeatures : index
      %536 = arith.addi %535, %19 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c9 : index
      %539 = arith.addi %536, %538 : index
      scf.if %17 {
        %540 = arith.addi %539, %c7 : index
        %541 = memref.load %residual[%540] : memref<?xf32>
        %542 = arith.addf %541, %534 : f32
        %543 = arith.addi %539, %c7 : index
        memref.store %542, %out[%543] : memref<?xf32>
      } else {
        %544 = arith.addi %539, %c7 : index
        memref.store %534, %out[%544] : memref<?xf32>
      }
    }
    %545 = vector.extract %256[6] : f32 from vector<8xf32>
    %546 = wave.lane
    %547 = arith.addi %16, %c7 : index
    %548 = arith.muli %c31, %c18 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c9 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %15 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c6 : index
      %554 = arith.muli %551, %c18 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.remui %546, %c9 : index
      %559 = arith.muli %558, %c19 : index
      %560 = arith.addi %13, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %557 : f32
      %565 = arith.mulf %545, %564 : f32
      %566 = arith.muli %551, %outputFeatures : index
      %567 = arith.addi %566, %19 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c9 : index
      %570 = arith.addi %567, %569 : index
      scf.if %17 {
        %571 = arith.addi %570, %c7 : index
        %572 = memref.load %residual[%571] : memref<?xf32>
        %573 = arith.addf %572, %565 : f32
        %574 = arith.addi %570, %c7 : index
        memref.store %573, %out[%574] : memref<?xf32>
      } else {
        %575 = arith.addi %570, %c7 : index
        memref.store %565, %out[%575] : memref<?xf32>
      }
    }
    %576 = vector.extract %256[7] : f32 from vector<8xf32>
    %577 = wave.lane
    %578 = arith.addi %16, %c7 : index
    %579 = arith.muli %c32, %c18 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.divui %577, %c9 : index
    %582 = arith.addi %580, %581 : index
    %583 = arith.cmpi slt, %582, %15 : index
    scf.if %583 {
      %584 = arith.cmpi eq, %hasFactors, %c6 : index
      %585 = arith.muli %582, %c18 : index
      %586 = memref.load %factors[%585] : memref<?xf32>
      %587 = arith.mulf %586, %operandScale : f32
      %588 = arith.select %584, %587, %operandScale : f32
      %589 = arith.remui %577, %c9 : index
      %590 = arith.muli %589, %c19 : index
      %591 = arith.addi %13, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %588 : f32
      %596 = arith.mulf %576, %595 : f32
      %597 = arith.muli %582, %outputFeatures : index
      %598 = arith.addi %597, %19 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c9 : index
      %601 = arith.addi %598, %600 : index
      scf.if %17 {
        %602 = arith.addi %601, %c7 : index
        %603 = memref.load %residual[%602] : memref<?xf32>
        %604 = arith.addf %603, %596 : f32
        %605 = arith.addi %601, %c7 : index
        memref.store %604, %out[%605] : memref<?xf32>
      } else {
        %606 = arith.addi %601, %c7 : index
        memref.store %596, %out[%606] : memref<?xf32>
      }
    }
  }
  wave.return
}
