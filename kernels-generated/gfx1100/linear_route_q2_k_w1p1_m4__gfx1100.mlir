// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c23 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c24 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c7 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c10 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c10 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c14 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c15 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c15 {
      %31 = arith.muli %30, %c14 : index
      %32 = arith.addi %c8, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c14 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c14 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c15 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c2 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c2 iter_args(%51 = %c16) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c8 : index
      %55 = arith.remui %53, %c10 : index
      %56 = arith.addi %15, %c6 : index
      %57 = arith.divui %54, %c14 : index
      %58 = arith.muli %57, %c4 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %55, %c1 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = arith.divui %inputFeatures, %c3 : index
      %65 = arith.muli %64, %c4 : index
      %66 = arith.addi %56, %65 : index
      %67 = arith.muli %54, %c4 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %55, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %72 = vector.extract %63[0] : f16 from vector<2xf16>
      %73 = arith.extf %72 : f16 to f32
      %74 = vector.extract %71[0] : i8 from vector<4xi8>
      %75 = arith.extui %74 : i8 to i32
      %76 = arith.sitofp %75 : i32 to f32
      %77 = arith.mulf %73, %76 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = vector.broadcast %78 : f16 to vector<16xf16>
      %80 = vector.extract %63[1] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %71[1] : i8 from vector<4xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = vector.extract %63[0] : f16 from vector<2xf16>
      %89 = arith.extf %88 : f16 to f32
      %90 = vector.extract %71[2] : i8 from vector<4xi8>
      %91 = arith.extui %90 : i8 to i32
      %92 = arith.sitofp %91 : i32 to f32
      %93 = arith.mulf %89, %92 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = vector.broadcast %94 : f16 to vector<16xf16>
      %96 = vector.extract %63[1] : f16 from vector<2xf16>
      %97 = arith.extf %96 : f16 to f32
      %98 = vector.extract %71[3] : i8 from vector<4xi8>
      %99 = arith.extui %98 : i8 to i32
      %100 = arith.sitofp %99 : i32 to f32
      %101 = arith.mulf %97, %100 : f32
      %102 = arith.truncf %101 : f32 to f16
      %103 = vector.broadcast %102 : f16 to vector<16xf16>
      %104 = arith.addi %15, %c6 : index
      %105 = arith.muli %inputFeatures, %c1 : index
      %106 = arith.divui %105, %c2 : index
      %107 = arith.divui %inputFeatures, %c3 : index
      %108 = arith.muli %107, %c4 : index
      %109 = arith.addi %108, %106 : index
      %110 = arith.addi %109, %c5 : index
      %111 = arith.divui %110, %c6 : index
      %112 = arith.muli %111, %c6 : index
      %113 = arith.addi %104, %112 : index
      %114 = arith.muli %inputFeatures, %c8 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %54, %c10 : index
      %117 = arith.addi %116, %55 : index
      %118 = arith.muli %117, %c14 : index
      %119 = arith.addi %115, %118 : index
      %120 = vector.load %w[%119] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %121 = vector.bitcast %120 : vector<8xi8> to vector<2xi32>
      %122 = vector.shuffle %121, %121 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %123 = arith.shrui %122, %c19 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %122, %c22 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %122, %c23 : vector<4xi32>
      %132 = arith.andi %131, %c20 : vector<4xi32>
      %133 = arith.ori %132, %c21 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %122, %c24 : vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.ori %136, %c21 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %139, %140 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %142 = arith.subf %141, %c25 : vector<32xf16>
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %144 = vector.shuffle %142, %142 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %145 = math.fma %143, %79, %87 : vector<16xf16>
      %146 = math.fma %144, %95, %103 : vector<16xf16>
      %147 = arith.addi %50, %c7 : index
      %148 = arith.remui %53, %c10 : index
      %149 = arith.addi %15, %c6 : index
      %150 = arith.divui %147, %c14 : index
      %151 = arith.muli %150, %c4 : index
      %152 = arith.addi %149, %151 : index
      %153 = arith.muli %148, %c1 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %156 = vector.bitcast %155 : vector<4xi8> to vector<2xf16>
      %157 = arith.divui %inputFeatures, %c3 : index
      %158 = arith.muli %157, %c4 : index
      %159 = arith.addi %149, %158 : index
      %160 = arith.muli %147, %c4 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %148, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %165 = vector.extract %156[0] : f16 from vector<2xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %164[0] : i8 from vector<4xi8>
      %168 = arith.extui %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = vector.extract %156[1] : f16 from vector<2xf16>
      %174 = arith.extf %173 : f16 to f32
      %175 = vector.extract %164[1] : i8 from vector<4xi8>
      %176 = arith.extui %175 : i8 to i32
      %177 = arith.sitofp %176 : i32 to f32
      %178 = arith.mulf %174, %177 : f32
      %179 = arith.truncf %178 : f32 to f16
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %156[0] : f16 from vector<2xf16>
      %182 = arith.extf %181 : f16 to f32
      %183 = vector.extract %164[2] : i8 from vector<4xi8>
      %184 = arith.extui %183 : i8 to i32
      %185 = arith.sitofp %184 : i32 to f32
      %186 = arith.mulf %182, %185 : f32
      %187 = arith.truncf %186 : f32 to f16
      %188 = vector.broadcast %187 : f16 to vector<16xf16>
      %189 = vector.extract %156[1] : f16 from vector<2xf16>
      %190 = arith.extf %189 : f16 to f32
      %191 = vector.extract %164[3] : i8 from vector<4xi8>
      %192 = arith.extui %191 : i8 to i32
      %193 = arith.sitofp %192 : i32 to f32
      %194 = arith.mulf %190, %193 : f32
      %195 = arith.truncf %194 : f32 to f16
      %196 = vector.broadcast %195 : f16 to vector<16xf16>
      %197 = arith.addi %15, %c6 : index
      %198 = arith.muli %inputFeatures, %c1 : index
      %199 = arith.divui %198, %c2 : index
      %200 = arith.divui %inputFeatures, %c3 : index
      %201 = arith.muli %200, %c4 : index
      %202 = arith.addi %201, %199 : index
      %203 = arith.addi %202, %c5 : index
      %204 = arith.divui %203, %c6 : index
      %205 = arith.muli %204, %c6 : index
      %206 = arith.addi %197, %205 : index
      %207 = arith.muli %inputFeatures, %c8 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %147, %c10 : index
      %210 = arith.addi %209, %148 : index
      %211 = arith.muli %210, %c14 : index
      %212 = arith.addi %208, %211 : index
      %213 = vector.load %w[%212] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %214 = vector.bitcast %213 : vector<8xi8> to vector<2xi32>
      %215 = vector.shuffle %214, %214 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %216 = arith.shrui %215, %c19 : vector<4xi32>
      %217 = arith.andi %216, %c20 : vector<4xi32>
      %218 = arith.ori %217, %c21 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %215, %c22 : vector<4xi32>
      %221 = arith.andi %220, %c20 : vector<4xi32>
      %222 = arith.ori %221, %c21 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %215, %c23 : vector<4xi32>
      %225 = arith.andi %224, %c20 : vector<4xi32>
      %226 = arith.ori %225, %c21 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %215, %c24 : vector<4xi32>
      %229 = arith.andi %228, %c20 : vector<4xi32>
      %230 = arith.ori %229, %c21 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %219, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %232, %233 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %235 = arith.subf %234, %c25 : vector<32xf16>
      %236 = vector.shuffle %235, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %237 = vector.shuffle %235, %235 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %238 = math.fma %236, %172, %180 : vector<16xf16>
      %239 = math.fma %237, %188, %196 : vector<16xf16>
      %240 = arith.muli %50, %c2 : index
      %241 = arith.addi %240, %c8 : index
      %242 = arith.muli %tileRows, %c10 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %36, %243 : index
      %245 = vector.load %24[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c14 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %24[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %145, %51 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %50, %c2 : index
      %252 = arith.addi %251, %c7 : index
      %253 = arith.muli %tileRows, %c10 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %36, %254 : index
      %256 = vector.load %24[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c14 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %24[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %146, %250 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %50, %c2 : index
      %263 = arith.addi %262, %c2 : index
      %264 = arith.muli %tileRows, %c10 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %36, %265 : index
      %267 = vector.load %24[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c14 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %24[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %238, %261 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %50, %c2 : index
      %274 = arith.addi %273, %c26 : index
      %275 = arith.muli %tileRows, %c10 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %36, %276 : index
      %278 = vector.load %24[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c14 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %24[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %239, %272 : vector<16xf16>, vector<8xf32>
      scf.yield %283 : vector<8xf32>
    }
    %284 = arith.select %43, %49, %42 : index
    %287 = scf.for %285 = %49 to %284 step %c7 iter_args(%286 = %52) -> (vector<8xf32>) {
      %288 = wave.lane
      %289 = arith.addi %285, %c8 : index
      %290 = arith.remui %288, %c10 : index
      %291 = arith.addi %15, %c6 : index
      %292 = arith.divui %289, %c14 : index
      %293 = arith.muli %292, %c4 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.muli %290, %c1 : index
      %296 = arith.addi %294, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<2xf16>
      %299 = arith.divui %inputFeatures, %c3 : index
      %300 = arith.muli %299, %c4 : index
      %301 = arith.addi %291, %300 : index
      %302 = arith.muli %289, %c4 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.muli %290, %c1 : index
      %305 = arith.addi %303, %304 : index
      %306 = vector.load %w[%305] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %307 = vector.extract %298[0] : f16 from vector<2xf16>
      %308 = arith.extf %307 : f16 to f32
      %309 = vector.extract %306[0] : i8 from vector<4xi8>
      %310 = arith.extui %309 : i8 to i32
      %311 = arith.sitofp %310 : i32 to f32
      %312 = arith.mulf %308, %311 : f32
      %313 = arith.truncf %312 : f32 to f16
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = vector.extract %298[1] : f16 from vector<2xf16>
      %316 = arith.extf %315 : f16 to f32
      %317 = vector.extract %306[1] : i8 from vector<4xi8>
      %318 = arith.extui %317 : i8 to i32
      %319 = arith.sitofp %318 : i32 to f32
      %320 = arith.mulf %316, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = vector.extract %298[0] : f16 from vector<2xf16>
      %324 = arith.extf %323 : f16 to f32
      %325 = vector.extract %306[2] : i8 from vector<4xi8>
      %326 = arith.extui %325 : i8 to i32
      %327 = arith.sitofp %326 : i32 to f32
      %328 = arith.mulf %324, %327 : f32
      %329 = arith.truncf %328 : f32 to f16
      %330 = vector.broadcast %329 : f16 to vector<16xf16>
      %331 = vector.extract %298[1] : f16 from vector<2xf16>
      %332 = arith.extf %331 : f16 to f32
      %333 = vector.extract %306[3] : i8 from vector<4xi8>
      %334 = arith.extui %333 : i8 to i32
      %335 = arith.sitofp %334 : i32 to f32
      %336 = arith.mulf %332, %335 : f32
      %337 = arith.truncf %336 : f32 to f16
      %338 = vector.broadcast %337 : f16 to vector<16xf16>
      %339 = arith.addi %15, %c6 : index
      %340 = arith.muli %inputFeatures, %c1 : index
      %341 = arith.divui %340, %c2 : index
      %342 = arith.divui %inputFeatures, %c3 : index
      %343 = arith.muli %342, %c4 : index
      %344 = arith.addi %343, %341 : index
      %345 = arith.addi %344, %c5 : index
      %346 = arith.divui %345, %c6 : index
      %347 = arith.muli %346, %c6 : index
      %348 = arith.addi %339, %347 : index
      %349 = arith.muli %inputFeatures, %c8 : index
      %350 = arith.addi %348, %349 : index
      %351 = arith.muli %289, %c10 : index
      %352 = arith.addi %351, %290 : index
      %353 = arith.muli %352, %c14 : index
      %354 = arith.addi %350, %353 : index
      %355 = vector.load %w[%354] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %356 = vector.bitcast %355 : vector<8xi8> to vector<2xi32>
      %357 = vector.shuffle %356, %356 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %358 = arith.shrui %357, %c19 : vector<4xi32>
      %359 = arith.andi %358, %c20 : vector<4xi32>
      %360 = arith.ori %359, %c21 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %357, %c22 : vector<4xi32>
      %363 = arith.andi %362, %c20 : vector<4xi32>
      %364 = arith.ori %363, %c21 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %357, %c23 : vector<4xi32>
      %367 = arith.andi %366, %c20 : vector<4xi32>
      %368 = arith.ori %367, %c21 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = arith.shrui %357, %c24 : vector<4xi32>
      %371 = arith.andi %370, %c20 : vector<4xi32>
      %372 = arith.ori %371, %c21 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = vector.shuffle %361, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = vector.shuffle %369, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = vector.shuffle %374, %375 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %377 = arith.subf %376, %c25 : vector<32xf16>
      %378 = vector.shuffle %377, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %379 = vector.shuffle %377, %377 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %380 = math.fma %378, %314, %322 : vector<16xf16>
      %381 = math.fma %379, %330, %338 : vector<16xf16>
      %382 = arith.muli %285, %c2 : index
      %383 = arith.addi %382, %c8 : index
      %384 = arith.muli %tileRows, %c10 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.addi %36, %385 : index
      %387 = vector.load %24[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c14 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %24[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %380, %286 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %285, %c2 : index
      %394 = arith.addi %393, %c7 : index
      %395 = arith.muli %tileRows, %c10 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %36, %396 : index
      %398 = vector.load %24[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c14 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %24[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %381, %392 : vector<16xf16>, vector<8xf32>
      scf.yield %403 : vector<8xf32>
    }
    %404 = wave.lane
    %405 = vector.extract %287[0] : f32 from vector<8xf32>
    %406 = wave.lane
    %407 = arith.addi %18, %c8 : index
    %408 = arith.muli %c8, %c2 : index
    %409 = arith.addi %407, %408 : index
    %410 = arith.divui %406, %c10 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.cmpi slt, %411, %17 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c7 : index
      %414 = arith.muli %411, %c2 : index
      %415 = memref.load %factors[%414] : memref<?xf32>
      %416 = arith.mulf %415, %operandScale : f32
      %417 = arith.select %413, %416, %operandScale : f32
      %418 = arith.remui %406, %c10 : index
      %419 = arith.muli %418, %c1 : index
      %420 = arith.addi %15, %419 : index
      %421 = vector.load %w[%420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %422 = vector.bitcast %421 : vector<4xi8> to vector<1xf32>
      %423 = vector.extract %422[0] : f32 from vector<1xf32>
      %424 = arith.mulf %423, %417 : f32
      %425 = arith.mulf %405, %424 : f32
      %426 = arith.muli %411, %outputFeatures : index
      %427 = arith.addi %426, %20 : index
      %428 = wave.lane
      %429 = arith.remui %428, %c10 : index
      %430 = arith.addi %427, %429 : index
      %431 = arith.addi %430, %c8 : index
      memref.store %425, %logits[%431] : memref<?xf32>
    }
    %432 = vector.extract %287[1] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %18, %c8 : index
    %435 = arith.muli %c7, %c2 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c10 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %17 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c7 : index
      %441 = arith.muli %438, %c2 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c10 : index
      %446 = arith.muli %445, %c1 : index
      %447 = arith.addi %15, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %432, %451 : f32
      %453 = arith.muli %438, %outputFeatures : index
      %454 = arith.addi %453, %20 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c10 : index
      %457 = arith.addi %454, %456 : index
      %458 = arith.addi %457, %c8 : index
      memref.store %452, %logits[%458] : memref<?xf32>
    }
    %459 = vector.extract %287[2] : f32 from vector<8xf32>
    %460 = wave.lane
    %461 = arith.addi %18, %c8 : index
    %462 = arith.muli %c2, %c2 : index
    %463 = arith.addi %461, %462 : index
    %464 = arith.divui %460, %c10 : index
    %465 = arith.addi %463, %464 : index
    %466 = arith.cmpi slt, %465, %17 : index
    scf.if %466 {
      %467 = arith.cmpi eq, %hasFactors, %c7 : index
      %468 = arith.muli %465, %c2 : index
      %469 = memref.load %factors[%468] : memref<?xf32>
      %470 = arith.mulf %469, %operandScale : f32
      %471 = arith.select %467, %470, %operandScale : f32
      %472 = arith.remui %460, %c10 : index
      %473 = arith.muli %472, %c1 : index
      %474 = arith.addi %15, %473 : index
      %475 = vector.load %w[%474] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %476 = vector.bitcast %475 : vector<4xi8> to vector<1xf32>
      %477 = vector.extract %476[0] : f32 from vector<1xf32>
      %478 = arith.mulf %477, %471 : f32
      %479 = arith.mulf %459, %478 : f32
      %480 = arith.muli %465, %outputFeatures : index
      %481 = arith.addi %480, %20 : index
      %482 = wave.lane
      %483 = arith.remui %482, %c10 : index
      %484 = arith.addi %481, %483 : index
      %485 = arith.addi %484, %c8 : index
      memref.store %479, %logits[%485] : memref<?xf32>
    }
    %486 = vector.extract %287[3] : f32 from vector<8xf32>
    %487 = wave.lane
    %488 = arith.addi %18, %c8 : index
    %489 = arith.muli %c26, %c2 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.divui %487, %c10 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.cmpi slt, %492, %17 : index
    scf.if %493 {
      %494 = arith.cmpi eq, %hasFactors, %c7 : index
      %495 = arith.muli %492, %c2 : index
      %496 = memref.load %factors[%495] : memref<?xf32>
      %497 = arith.mulf %496, %operandScale : f32
      %498 = arith.select %494, %497, %operandScale : f32
      %499 = arith.remui %487, %c10 : index
      %500 = arith.muli %499, %c1 : index
      %501 = arith.addi %15, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %498 : f32
      %506 = arith.mulf %486, %505 : f32
      %507 = arith.muli %492, %outputFeatures : index
      %508 = arith.addi %507, %20 : index
      %509 = wave.lane
      %510 = arith.remui %509, %c10 : index
      %511 = arith.addi %508, %510 : index
      %512 = arith.addi %511, %c8 : index
      memref.store %506, %logits[%512] : memref<?xf32>
    }
    %513 = vector.extract %287[4] : f32 from vector<8xf32>
    %514 = wave.lane
    %515 = arith.addi %18, %c8 : index
    %516 = arith.muli %c1, %c2 : index
    %517 = arith.addi %515, %516 : index
    %518 = arith.divui %514, %c10 : index
    %519 = arith.addi %517, %518 : index
    %520 = arith.cmpi slt, %519, %17 : index
    scf.if %520 {
      %521 = arith.cmpi eq, %hasFactors, %c7 : index
      %522 = arith.muli %519, %c2 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %operandScale : f32
      %525 = arith.select %521, %524, %operandScale : f32
      %526 = arith.remui %514, %c10 : index
      %527 = arith.muli %526, %c1 : index
      %528 = arith.addi %15, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<1xf32>
      %531 = vector.extract %530[0] : f32 from vector<1xf32>
      %532 = arith.mulf %531, %525 : f32
      %533 = arith.mulf %513, %532 : f32
      %534 = arith.muli %519, %outputFeatures : index
      %535 = arith.addi %534, %20 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c10 : index
      %538 = arith.addi %535, %537 : index
      %539 = arith.addi %538, %c8 : index
      memref.store %533, %logits[%539] : memref<?xf32>
    }
    %540 = vector.extract %287[5] : f32 from vector<8xf32>
    %541 = wave.lane
    %542 = arith.addi %18, %c8 : index
    %543 = arith.muli %c29, %c2 : index
    %544 = arith.addi %542, %543 : index
    %545 = arith.divui %541, %c10 : index
    %546 = arith.addi %544, %545 : index
    %547 = arith.cmpi slt, %546, %17 : index
    scf.if %547 {
      %548 = arith.cmpi eq, %hasFactors, %c7 : index
      %549 = arith.muli %546, %c2 : index
      %550 = memref.load %factors[%549] : memref<?xf32>
      %551 = arith.mulf %550, %operandScale : f32
      %552 = arith.select %548, %551, %operandScale : f32
      %553 = arith.remui %541, %c10 : index
      %554 = arith.muli %553, %c1 : index
      %555 = arith.addi %15, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %552 : f32
      %560 = arith.mulf %540, %559 : f32
      %561 = arith.muli %546, %outputFeatures : index
      %562 = arith.addi %561, %20 : index
      %563 = wave.lane
      %564 = arith.remui %563, %c10 : index
      %565 = arith.addi %562, %564 : index
      %566 = arith.addi %565, %c8 : index
      memref.store %560, %logits[%566] : memref<?xf32>
    }
    %567 = vector.extract %287[6] : f32 from vector<8xf32>
    %568 = wave.lane
    %569 = arith.addi %18, %c8 : index
    %570 = arith.muli %c30, %c2 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c10 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %17 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c7 : index
      %576 = arith.muli %573, %c2 : index
      %577 = memref.load %factors[%576] : memref<?xf32>
      %578 = arith.mulf %577, %operandScale : f32
      %579 = arith.select %575, %578, %operandScale : f32
      %580 = arith.remui %568, %c10 : index
      %581 = arith.muli %580, %c1 : index
      %582 = arith.addi %15, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %579 : f32
      %587 = arith.mulf %567, %586 : f32
      %588 = arith.muli %573, %outputFeatures : index
      %589 = arith.addi %588, %20 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c10 : index
      %592 = arith.addi %589, %591 : index
      %593 = arith.addi %592, %c8 : index
      memref.store %587, %logits[%593] : memref<?xf32>
    }
    %594 = vector.extract %287[7] : f32 from vector<8xf32>
    %595 = wave.lane
    %596 = arith.addi %18, %c8 : index
    %597 = arith.muli %c31, %c2 : index
    %598 = arith.addi %596, %597 : index
    %599 = arith.divui %595, %c10 : index
    %600 = arith.addi %598, %599 : index
    %601 = arith.cmpi slt, %600, %17 : index
    scf.if %601 {
      %602 = arith.cmpi eq, %hasFactors, %c7 : index
      %603 = arith.muli %600, %c2 : index
      %604 = memref.load %factors[%603] : memref<?xf32>
      %605 = arith.mulf %604, %operandScale : f32
      %606 = arith.select %602, %605, %operandScale : f32
      %607 = arith.remui %595, %c10 : index
      %608 = arith.muli %607, %c1 : index
      %609 = arith.addi %15, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %606 : f32
      %614 = arith.mulf %594, %613 : f32
      %615 = arith.muli %600, %outputFeatures : index
      %616 = arith.addi %615, %20 : index
      %617 = wave.lane
      %618 = arith.remui %617, %c10 : index
      %619 = arith.addi %616, %618 : index
      %620 = arith.addi %619, %c8 : index
      memref.store %614, %logits[%620] : memref<?xf32>
    }
  }
  %621 = arith.muli %experts, %c7 : index
  %622 = wave.scratch %621 : memref<?xf32>
  %623 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %623 {
    %624 = arith.addi %18, %c10 : index
    %625 = arith.minsi %624, %17 : index
    %626 = wave.wave
    %627 = arith.addi %18, %626 : index
    scf.for %628 = %627 to %625 step %c7 {
      %629 = wave.wave
      %630 = arith.muli %629, %experts : index
      %631 = wave.lane
      %632 = arith.muli %628, %logitsWidth : index
      %635 = scf.for %633 = %631 to %experts step %c15 iter_args(%634 = %c36) -> (f32) {
        %636 = arith.addi %632, %633 : index
        %637 = memref.load %logits[%636] : memref<?xf32>
        %638 = arith.maximumf %634, %637 : f32
        scf.yield %638 : f32
      }
      %639 = vector.broadcast %635 : f32 to vector<1xf32>
      %640 = wave.reduce "max" %639 : vector<1xf32>
      %643 = scf.for %641 = %631 to %experts step %c15 iter_args(%642 = %c37) -> (f32) {
        %644 = arith.addi %632, %641 : index
        %645 = memref.load %logits[%644] : memref<?xf32>
        %646 = arith.subf %645, %640 : f32
        %647 = arith.mulf %646, %c38 : f32
        %648 = wave.exp2 %647 : f32
        %649 = arith.addi %630, %641 : index
        memref.store %648, %622[%649] : memref<?xf32>
        %650 = arith.addf %642, %648 : f32
        scf.yield %650 : f32
      }
      %651 = vector.broadcast %643 : f32 to vector<1xf32>
      %652 = wave.reduce "add" %651 : vector<1xf32>
      scf.for %653 = %631 to %experts step %c15 {
        %654 = arith.addi %630, %653 : index
        %655 = memref.load %622[%654] : memref<?xf32>
        %656 = arith.divf %655, %652 : f32
        %657 = arith.addi %630, %653 : index
        memref.store %656, %622[%657] : memref<?xf32>
      }
      %662:3 = scf.for %658 = %c8 to %expertsPerToken step %c7 iter_args(%659 = %c37, %660 = %c37, %661 = %c39) -> (f32, f32, i32) {
        %666:2 = scf.for %663 = %631 to %experts step %c15 iter_args(%664 = %c40, %665 = %c37) -> (f32, f32) {
          %667 = arith.addi %630, %663 : index
          %668 = memref.load %622[%667] : memref<?xf32>
          %669 = arith.cmpf ogt, %668, %664 : f32
          %670 = arith.index_cast %663 : index to i32
          %671 = arith.sitofp %670 : i32 to f32
          %672 = arith.select %669, %668, %664 : f32
          %673 = arith.select %669, %671, %665 : f32
          scf.yield %672, %673 : f32, f32
        }
        %674 = vector.broadcast %666#0 : f32 to vector<1xf32>
        %675 = wave.reduce "max" %674 : vector<1xf32>
        %676 = arith.cmpf oeq, %666#0, %675 : f32
        %677 = arith.subf %c37, %666#1 : f32
        %678 = arith.select %676, %677, %c41 : f32
        %679 = vector.broadcast %678 : f32 to vector<1xf32>
        %680 = wave.reduce "max" %679 : vector<1xf32>
        %681 = arith.subf %c37, %680 : f32
        %682 = arith.fptosi %681 : f32 to i32
        %683 = arith.index_cast %682 : i32 to index
        %684 = arith.remui %683, %c15 : index
        %685 = arith.cmpi eq, %684, %631 : index
        scf.if %685 {
          %686 = arith.addi %630, %683 : index
          memref.store %c42, %622[%686] : memref<?xf32>
        }
        %687 = arith.cmpi eq, %658, %631 : index
        %688 = arith.addf %659, %675 : f32
        %689 = arith.select %687, %675, %660 : f32
        %690 = arith.select %687, %682, %661 : i32
        scf.yield %688, %689, %690 : f32, f32, i32
      }
      %691 = arith.cmpi eq, %normalize, %c7 : index
      %692 = arith.divf %662#1, %662#0 : f32
      %693 = arith.select %691, %692, %662#1 : f32
      %694 = arith.cmpi slt, %631, %expertsPerToken : index
      scf.if %694 {
        %695 = arith.muli %628, %expertsPerToken : index
        %696 = arith.addi %695, %631 : index
        memref.store %693, %weights[%696] : memref<?xf32>
        %697 = arith.muli %628, %expertsPerToken : index
        %698 = arith.addi %697, %631 : index
        memref.store %662#2, %ids_out[%698] : memref<?xi32>
      }
    }
  }
  wave.return
}
