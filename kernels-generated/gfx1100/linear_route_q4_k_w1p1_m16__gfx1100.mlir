// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<12> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 5 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c35 = arith.constant 0xFF61B1E6 : f32
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant 0x3FB8AA3B : f32
  %c38 = arith.constant 0 : i32
  %c39 = arith.constant 0xC0000000 : f32
  %c40 = arith.constant 0xCB800000 : f32
  %c41 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %17 = wave.block 0
  %18 = arith.muli %17, %c9 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c9 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c9 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c9 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c12 : index
    %30 = arith.remui %c7, %c9 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c14 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c12 : index
    %49 = arith.muli %48, %c12 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %55 = scf.for %53 = %43 to %52 step %c12 iter_args(%54 = %c13) -> (vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %53, %c7 : index
      %58 = arith.remui %56, %c9 : index
      %59 = arith.addi %13, %c5 : index
      %60 = arith.divui %57, %c1 : index
      %61 = arith.muli %60, %c3 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c17 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = arith.divui %inputFeatures, %c2 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c14 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c12 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %75 = vector.extract %66[0] : f16 from vector<2xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<2xi8>
      %78 = arith.extui %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %66[1] : f16 from vector<2xf16>
      %84 = arith.extf %83 : f16 to f32
      %85 = vector.extract %74[1] : i8 from vector<2xi8>
      %86 = arith.extui %85 : i8 to i32
      %87 = arith.sitofp %86 : i32 to f32
      %88 = arith.mulf %84, %87 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = vector.broadcast %89 : f16 to vector<16xf16>
      %91 = arith.addi %13, %c5 : index
      %92 = arith.divui %inputFeatures, %c2 : index
      %93 = arith.muli %92, %c3 : index
      %94 = arith.addi %93, %inputFeatures : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %95, %c5 : index
      %97 = arith.muli %96, %c5 : index
      %98 = arith.addi %91, %97 : index
      %99 = arith.muli %inputFeatures, %c1 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %57, %c9 : index
      %102 = arith.addi %101, %58 : index
      %103 = arith.muli %102, %c7 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %57, %c2 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %58, %c9 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c18 : vector<4xi32>
      %112 = arith.andi %111, %c19 : vector<4xi32>
      %113 = arith.ori %112, %c20 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %110, %c21 : vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.ori %116, %c20 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c22 : vector<4xi32>
      %120 = arith.andi %119, %c19 : vector<4xi32>
      %121 = arith.ori %120, %c20 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %110, %c23 : vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.ori %124, %c20 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %127, %128 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %130 = arith.subf %129, %c24 : vector<32xf16>
      %131 = vector.shuffle %130, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %132 = vector.shuffle %130, %130 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %133 = math.fma %131, %82, %90 : vector<16xf16>
      %134 = math.fma %132, %82, %90 : vector<16xf16>
      %135 = arith.addi %53, %c6 : index
      %136 = arith.remui %56, %c9 : index
      %137 = arith.addi %13, %c5 : index
      %138 = arith.divui %135, %c1 : index
      %139 = arith.muli %138, %c3 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.muli %136, %c17 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %144 = vector.bitcast %143 : vector<4xi8> to vector<2xf16>
      %145 = arith.divui %inputFeatures, %c2 : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %137, %146 : index
      %148 = arith.muli %135, %c14 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.muli %136, %c12 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %153 = vector.extract %144[0] : f16 from vector<2xf16>
      %154 = arith.extf %153 : f16 to f32
      %155 = vector.extract %152[0] : i8 from vector<2xi8>
      %156 = arith.extui %155 : i8 to i32
      %157 = arith.sitofp %156 : i32 to f32
      %158 = arith.mulf %154, %157 : f32
      %159 = arith.truncf %158 : f32 to f16
      %160 = vector.broadcast %159 : f16 to vector<16xf16>
      %161 = vector.extract %144[1] : f16 from vector<2xf16>
      %162 = arith.extf %161 : f16 to f32
      %163 = vector.extract %152[1] : i8 from vector<2xi8>
      %164 = arith.extui %163 : i8 to i32
      %165 = arith.sitofp %164 : i32 to f32
      %166 = arith.mulf %162, %165 : f32
      %167 = arith.truncf %166 : f32 to f16
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = arith.addi %13, %c5 : index
      %170 = arith.divui %inputFeatures, %c2 : index
      %171 = arith.muli %170, %c3 : index
      %172 = arith.addi %171, %inputFeatures : index
      %173 = arith.addi %172, %c4 : index
      %174 = arith.divui %173, %c5 : index
      %175 = arith.muli %174, %c5 : index
      %176 = arith.addi %169, %175 : index
      %177 = arith.muli %inputFeatures, %c1 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %135, %c9 : index
      %180 = arith.addi %179, %136 : index
      %181 = arith.muli %180, %c7 : index
      %182 = arith.addi %178, %181 : index
      %183 = arith.muli %135, %c2 : index
      %184 = arith.addi %176, %183 : index
      %185 = arith.muli %136, %c9 : index
      %186 = arith.addi %184, %185 : index
      %187 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %188 = vector.bitcast %187 : vector<16xi8> to vector<4xi32>
      %189 = arith.shrui %188, %c18 : vector<4xi32>
      %190 = arith.andi %189, %c19 : vector<4xi32>
      %191 = arith.ori %190, %c20 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %188, %c21 : vector<4xi32>
      %194 = arith.andi %193, %c19 : vector<4xi32>
      %195 = arith.ori %194, %c20 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %188, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c19 : vector<4xi32>
      %199 = arith.ori %198, %c20 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %188, %c23 : vector<4xi32>
      %202 = arith.andi %201, %c19 : vector<4xi32>
      %203 = arith.ori %202, %c20 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c24 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %160, %168 : vector<16xf16>
      %212 = math.fma %210, %160, %168 : vector<16xf16>
      %213 = arith.muli %53, %c12 : index
      %214 = arith.addi %213, %c7 : index
      %215 = arith.muli %tileRows, %c9 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.addi %39, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c1 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %133, %54 : vector<16xf16>, vector<8xf32>
      %224 = arith.muli %53, %c12 : index
      %225 = arith.addi %224, %c6 : index
      %226 = arith.muli %tileRows, %c9 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.addi %39, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = arith.muli %tileRows, %c1 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = wave.mma %233, %134, %223 : vector<16xf16>, vector<8xf32>
      %235 = arith.muli %53, %c12 : index
      %236 = arith.addi %235, %c12 : index
      %237 = arith.muli %tileRows, %c9 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %39, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c1 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %211, %234 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %53, %c12 : index
      %247 = arith.addi %246, %c25 : index
      %248 = arith.muli %tileRows, %c9 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %39, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %212, %245 : vector<16xf16>, vector<8xf32>
      scf.yield %256 : vector<8xf32>
    }
    %257 = arith.select %46, %52, %45 : index
    %260 = scf.for %258 = %52 to %257 step %c6 iter_args(%259 = %55) -> (vector<8xf32>) {
      %261 = wave.lane
      %262 = arith.addi %258, %c7 : index
      %263 = arith.remui %261, %c9 : index
      %264 = arith.addi %13, %c5 : index
      %265 = arith.divui %262, %c1 : index
      %266 = arith.muli %265, %c3 : index
      %267 = arith.addi %264, %266 : index
      %268 = arith.muli %263, %c17 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %271 = vector.bitcast %270 : vector<4xi8> to vector<2xf16>
      %272 = arith.divui %inputFeatures, %c2 : index
      %273 = arith.muli %272, %c3 : index
      %274 = arith.addi %264, %273 : index
      %275 = arith.muli %262, %c14 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.muli %263, %c12 : index
      %278 = arith.addi %276, %277 : index
      %279 = vector.load %w[%278] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %280 = vector.extract %271[0] : f16 from vector<2xf16>
      %281 = arith.extf %280 : f16 to f32
      %282 = vector.extract %279[0] : i8 from vector<2xi8>
      %283 = arith.extui %282 : i8 to i32
      %284 = arith.sitofp %283 : i32 to f32
      %285 = arith.mulf %281, %284 : f32
      %286 = arith.truncf %285 : f32 to f16
      %287 = vector.broadcast %286 : f16 to vector<16xf16>
      %288 = vector.extract %271[1] : f16 from vector<2xf16>
      %289 = arith.extf %288 : f16 to f32
      %290 = vector.extract %279[1] : i8 from vector<2xi8>
      %291 = arith.extui %290 : i8 to i32
      %292 = arith.sitofp %291 : i32 to f32
      %293 = arith.mulf %289, %292 : f32
      %294 = arith.truncf %293 : f32 to f16
      %295 = vector.broadcast %294 : f16 to vector<16xf16>
      %296 = arith.addi %13, %c5 : index
      %297 = arith.divui %inputFeatures, %c2 : index
      %298 = arith.muli %297, %c3 : index
      %299 = arith.addi %298, %inputFeatures : index
      %300 = arith.addi %299, %c4 : index
      %301 = arith.divui %300, %c5 : index
      %302 = arith.muli %301, %c5 : index
      %303 = arith.addi %296, %302 : index
      %304 = arith.muli %inputFeatures, %c1 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %262, %c9 : index
      %307 = arith.addi %306, %263 : index
      %308 = arith.muli %307, %c7 : index
      %309 = arith.addi %305, %308 : index
      %310 = arith.muli %262, %c2 : index
      %311 = arith.addi %303, %310 : index
      %312 = arith.muli %263, %c9 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %315 = vector.bitcast %314 : vector<16xi8> to vector<4xi32>
      %316 = arith.shrui %315, %c18 : vector<4xi32>
      %317 = arith.andi %316, %c19 : vector<4xi32>
      %318 = arith.ori %317, %c20 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %315, %c21 : vector<4xi32>
      %321 = arith.andi %320, %c19 : vector<4xi32>
      %322 = arith.ori %321, %c20 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %315, %c22 : vector<4xi32>
      %325 = arith.andi %324, %c19 : vector<4xi32>
      %326 = arith.ori %325, %c20 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = arith.shrui %315, %c23 : vector<4xi32>
      %329 = arith.andi %328, %c19 : vector<4xi32>
      %330 = arith.ori %329, %c20 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = vector.shuffle %319, %323 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = vector.shuffle %327, %331 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = vector.shuffle %332, %333 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %335 = arith.subf %334, %c24 : vector<32xf16>
      %336 = vector.shuffle %335, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %337 = vector.shuffle %335, %335 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %338 = math.fma %336, %287, %295 : vector<16xf16>
      %339 = math.fma %337, %287, %295 : vector<16xf16>
      %340 = arith.muli %258, %c12 : index
      %341 = arith.addi %340, %c7 : index
      %342 = arith.muli %tileRows, %c9 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.addi %39, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.muli %tileRows, %c1 : index
      %347 = arith.addi %344, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = wave.mma %349, %338, %259 : vector<16xf16>, vector<8xf32>
      %351 = arith.muli %258, %c12 : index
      %352 = arith.addi %351, %c6 : index
      %353 = arith.muli %tileRows, %c9 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.addi %39, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c1 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %339, %350 : vector<16xf16>, vector<8xf32>
      scf.yield %361 : vector<8xf32>
    }
    %362 = wave.lane
    %363 = vector.extract %260[0] : f32 from vector<8xf32>
    %364 = wave.lane
    %365 = arith.addi %16, %c7 : index
    %366 = arith.muli %c7, %c12 : index
    %367 = arith.addi %365, %366 : index
    %368 = arith.divui %364, %c9 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.cmpi slt, %369, %15 : index
    scf.if %370 {
      %371 = arith.cmpi eq, %hasFactors, %c6 : index
      %372 = arith.muli %369, %c12 : index
      %373 = memref.load %factors[%372] : memref<?xf32>
      %374 = arith.mulf %373, %operandScale : f32
      %375 = arith.select %371, %374, %operandScale : f32
      %376 = arith.remui %364, %c9 : index
      %377 = arith.muli %376, %c17 : index
      %378 = arith.addi %13, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
      %381 = vector.extract %380[0] : f32 from vector<1xf32>
      %382 = arith.mulf %381, %375 : f32
      %383 = arith.mulf %363, %382 : f32
      %384 = arith.muli %369, %outputFeatures : index
      %385 = arith.addi %384, %18 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c9 : index
      %388 = arith.addi %385, %387 : index
      %389 = arith.addi %388, %c7 : index
      memref.store %383, %logits[%389] : memref<?xf32>
    }
    %390 = vector.extract %260[1] : f32 from vector<8xf32>
    %391 = wave.lane
    %392 = arith.addi %16, %c7 : index
    %393 = arith.muli %c6, %c12 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.divui %391, %c9 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.cmpi slt, %396, %15 : index
    scf.if %397 {
      %398 = arith.cmpi eq, %hasFactors, %c6 : index
      %399 = arith.muli %396, %c12 : index
      %400 = memref.load %factors[%399] : memref<?xf32>
      %401 = arith.mulf %400, %operandScale : f32
      %402 = arith.select %398, %401, %operandScale : f32
      %403 = arith.remui %391, %c9 : index
      %404 = arith.muli %403, %c17 : index
      %405 = arith.addi %13, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %402 : f32
      %410 = arith.mulf %390, %409 : f32
      %411 = arith.muli %396, %outputFeatures : index
      %412 = arith.addi %411, %18 : index
      %413 = wave.lane
      %414 = arith.remui %413, %c9 : index
      %415 = arith.addi %412, %414 : index
      %416 = arith.addi %415, %c7 : index
      memref.store %410, %logits[%416] : memref<?xf32>
    }
    %417 = vector.extract %260[2] : f32 from vector<8xf32>
    %418 = wave.lane
    %419 = arith.addi %16, %c7 : index
    %420 = arith.muli %c12, %c12 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.divui %418, %c9 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.cmpi slt, %423, %15 : index
    scf.if %424 {
      %425 = arith.cmpi eq, %hasFactors, %c6 : index
      %426 = arith.muli %423, %c12 : index
      %427 = memref.load %factors[%426] : memref<?xf32>
      %428 = arith.mulf %427, %operandScale : f32
      %429 = arith.select %425, %428, %operandScale : f32
      %430 = arith.remui %418, %c9 : index
      %431 = arith.muli %430, %c17 : index
      %432 = arith.addi %13, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %429 : f32
      %437 = arith.mulf %417, %436 : f32
      %438 = arith.muli %423, %outputFeatures : index
      %439 = arith.addi %438, %18 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c9 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.addi %442, %c7 : index
      memref.store %437, %logits[%443] : memref<?xf32>
    }
    %444 = vector.extract %260[3] : f32 from vector<8xf32>
    %445 = wave.lane
    %446 = arith.addi %16, %c7 : index
    %447 = arith.muli %c25, %c12 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.divui %445, %c9 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.cmpi slt, %450, %15 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c6 : index
      %453 = arith.muli %450, %c12 : index
      %454 = memref.load %factors[%453] : memref<?xf32>
      %455 = arith.mulf %454, %operandScale : f32
      %456 = arith.select %452, %455, %operandScale : f32
      %457 = arith.remui %445, %c9 : index
      %458 = arith.muli %457, %c17 : index
      %459 = arith.addi %13, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %456 : f32
      %464 = arith.mulf %444, %463 : f32
      %465 = arith.muli %450, %outputFeatures : index
      %466 = arith.addi %465, %18 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c9 : index
      %469 = arith.addi %466, %468 : index
      %470 = arith.addi %469, %c7 : index
      memref.store %464, %logits[%470] : memref<?xf32>
    }
    %471 = vector.extract %260[4] : f32 from vector<8xf32>
    %472 = wave.lane
    %473 = arith.addi %16, %c7 : index
    %474 = arith.muli %c17, %c12 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.divui %472, %c9 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.cmpi slt, %477, %15 : index
    scf.if %478 {
      %479 = arith.cmpi eq, %hasFactors, %c6 : index
      %480 = arith.muli %477, %c12 : index
      %481 = memref.load %factors[%480] : memref<?xf32>
      %482 = arith.mulf %481, %operandScale : f32
      %483 = arith.select %479, %482, %operandScale : f32
      %484 = arith.remui %472, %c9 : index
      %485 = arith.muli %484, %c17 : index
      %486 = arith.addi %13, %485 : index
      %487 = vector.load %w[%486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %488 = vector.bitcast %487 : vector<4xi8> to vector<1xf32>
      %489 = vector.extract %488[0] : f32 from vector<1xf32>
      %490 = arith.mulf %489, %483 : f32
      %491 = arith.mulf %471, %490 : f32
      %492 = arith.muli %477, %outputFeatures : index
      %493 = arith.addi %492, %18 : index
      %494 = wave.lane
      %495 = arith.remui %494, %c9 : index
      %496 = arith.addi %493, %495 : index
      %497 = arith.addi %496, %c7 : index
      memref.store %491, %logits[%497] : memref<?xf32>
    }
    %498 = vector.extract %260[5] : f32 from vector<8xf32>
    %499 = wave.lane
    %500 = arith.addi %16, %c7 : index
    %501 = arith.muli %c28, %c12 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.divui %499, %c9 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.cmpi slt, %504, %15 : index
    scf.if %505 {
      %506 = arith.cmpi eq, %hasFactors, %c6 : index
      %507 = arith.muli %504, %c12 : index
      %508 = memref.load %factors[%507] : memref<?xf32>
      %509 = arith.mulf %508, %operandScale : f32
      %510 = arith.select %506, %509, %operandScale : f32
      %511 = arith.remui %499, %c9 : index
      %512 = arith.muli %511, %c17 : index
      %513 = arith.addi %13, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<1xf32>
      %516 = vector.extract %515[0] : f32 from vector<1xf32>
      %517 = arith.mulf %516, %510 : f32
      %518 = arith.mulf %498, %517 : f32
      %519 = arith.muli %504, %outputFeatures : index
      %520 = arith.addi %519, %18 : index
      %521 = wave.lane
      %522 = arith.remui %521, %c9 : index
      %523 = arith.addi %520, %522 : index
      %524 = arith.addi %523, %c7 : index
      memref.store %518, %logits[%524] : memref<?xf32>
    }
    %525 = vector.extract %260[6] : f32 from vector<8xf32>
    %526 = wave.lane
    %527 = arith.addi %16, %c7 : index
    %528 = arith.muli %c29, %c12 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.divui %526, %c9 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.cmpi slt, %531, %15 : index
    scf.if %532 {
      %533 = arith.cmpi eq, %hasFactors, %c6 : index
      %534 = arith.muli %531, %c12 : index
      %535 = memref.load %factors[%534] : memref<?xf32>
      %536 = arith.mulf %535, %operandScale : f32
      %537 = arith.select %533, %536, %operandScale : f32
      %538 = arith.remui %526, %c9 : index
      %539 = arith.muli %538, %c17 : index
      %540 = arith.addi %13, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %537 : f32
      %545 = arith.mulf %525, %544 : f32
      %546 = arith.muli %531, %outputFeatures : index
      %547 = arith.addi %546, %18 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c9 : index
      %550 = arith.addi %547, %549 : index
      %551 = arith.addi %550, %c7 : index
      memref.store %545, %logits[%551] : memref<?xf32>
    }
    %552 = vector.extract %260[7] : f32 from vector<8xf32>
    %553 = wave.lane
    %554 = arith.addi %16, %c7 : index
    %555 = arith.muli %c30, %c12 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.divui %553, %c9 : index
    %558 = arith.addi %556, %557 : index
    %559 = arith.cmpi slt, %558, %15 : index
    scf.if %559 {
      %560 = arith.cmpi eq, %hasFactors, %c6 : index
      %561 = arith.muli %558, %c12 : index
      %562 = memref.load %factors[%561] : memref<?xf32>
      %563 = arith.mulf %562, %operandScale : f32
      %564 = arith.select %560, %563, %operandScale : f32
      %565 = arith.remui %553, %c9 : index
      %566 = arith.muli %565, %c17 : index
      %567 = arith.addi %13, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %564 : f32
      %572 = arith.mulf %552, %571 : f32
      %573 = arith.muli %558, %outputFeatures : index
      %574 = arith.addi %573, %18 : index
      %575 = wave.lane
      %576 = arith.remui %575, %c9 : index
      %577 = arith.addi %574, %576 : index
      %578 = arith.addi %577, %c7 : index
      memref.store %572, %logits[%578] : memref<?xf32>
    }
  }
  %579 = arith.muli %experts, %c6 : index
  %580 = wave.scratch %579 : memref<?xf32>
  %581 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %581 {
    %582 = arith.addi %16, %c9 : index
    %583 = arith.minsi %582, %15 : index
    %584 = wave.wave
    %585 = arith.addi %16, %584 : index
    scf.for %586 = %585 to %583 step %c6 {
      %587 = wave.wave
      %588 = arith.muli %587, %experts : index
      %589 = wave.lane
      %590 = arith.muli %586, %logitsWidth : index
      %593 = scf.for %591 = %589 to %experts step %c14 iter_args(%592 = %c35) -> (f32) {
        %594 = arith.addi %590, %591 : index
        %595 = memref.load %logits[%594] : memref<?xf32>
        %596 = arith.maximumf %592, %595 : f32
        scf.yield %596 : f32
      }
      %597 = vector.broadcast %593 : f32 to vector<1xf32>
      %598 = wave.reduce "max" %597 : vector<1xf32>
      %601 = scf.for %599 = %589 to %experts step %c14 iter_args(%600 = %c36) -> (f32) {
        %602 = arith.addi %590, %599 : index
        %603 = memref.load %logits[%602] : memref<?xf32>
        %604 = arith.subf %603, %598 : f32
        %605 = arith.mulf %604, %c37 : f32
        %606 = wave.exp2 %605 : f32
        %607 = arith.addi %588, %599 : index
        memref.store %606, %580[%607] : memref<?xf32>
        %608 = arith.addf %600, %606 : f32
        scf.yield %608 : f32
      }
      %609 = vector.broadcast %601 : f32 to vector<1xf32>
      %610 = wave.reduce "add" %609 : vector<1xf32>
      scf.for %611 = %589 to %experts step %c14 {
        %612 = arith.addi %588, %611 : index
        %613 = memref.load %580[%612] : memref<?xf32>
        %614 = arith.divf %613, %610 : f32
        %615 = arith.addi %588, %611 : index
        memref.store %614, %580[%615] : memref<?xf32>
      }
      %620:3 = scf.for %616 = %c7 to %expertsPerToken step %c6 iter_args(%617 = %c36, %618 = %c36, %619 = %c38) -> (f32, f32, i32) {
        %624:2 = scf.for %621 = %589 to %experts step %c14 iter_args(%622 = %c39, %623 = %c36) -> (f32, f32) {
          %625 = arith.addi %588, %621 : index
          %626 = memref.load %580[%625] : memref<?xf32>
          %627 = arith.cmpf ogt, %626, %622 : f32
          %628 = arith.index_cast %621 : index to i32
          %629 = arith.sitofp %628 : i32 to f32
          %630 = arith.select %627, %626, %622 : f32
          %631 = arith.select %627, %629, %623 : f32
          scf.yield %630, %631 : f32, f32
        }
        %632 = vector.broadcast %624#0 : f32 to vector<1xf32>
        %633 = wave.reduce "max" %632 : vector<1xf32>
        %634 = arith.cmpf oeq, %624#0, %633 : f32
        %635 = arith.subf %c36, %624#1 : f32
        %636 = arith.select %634, %635, %c40 : f32
        %637 = vector.broadcast %636 : f32 to vector<1xf32>
        %638 = wave.reduce "max" %637 : vector<1xf32>
        %639 = arith.subf %c36, %638 : f32
        %640 = arith.fptosi %639 : f32 to i32
        %641 = arith.index_cast %640 : i32 to index
        %642 = arith.remui %641, %c14 : index
        %643 = arith.cmpi eq, %642, %589 : index
        scf.if %643 {
          %644 = arith.addi %588, %641 : index
          memref.store %c41, %580[%644] : memref<?xf32>
        }
        %645 = arith.cmpi eq, %616, %589 : index
        %646 = arith.addf %617, %633 : f32
        %647 = arith.select %645, %633, %618 : f32
        %648 = arith.select %645, %640, %619 : i32
        scf.yield %646, %647, %648 : f32, f32, i32
      }
      %649 = arith.cmpi eq, %normalize, %c6 : index
      %650 = arith.divf %620#1, %620#0 : f32
      %651 = arith.select %649, %650, %620#1 : f32
      %652 = arith.cmpi slt, %589, %expertsPerToken : index
      scf.if %652 {
        %653 = arith.muli %586, %expertsPerToken : index
        %654 = arith.addi %653, %589 : index
        memref.store %651, %weights[%654] : memref<?xf32>
        %655 = arith.muli %586, %expertsPerToken : index
        %656 = arith.addi %655, %589 : index
        memref.store %620#2, %ids_out[%656] : memref<?xi32>
      }
    }
  }
  wave.return
}
