// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c10 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %18, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c10 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c10 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c6 : index
    %32 = arith.remui %c7, %c10 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c6 : index
    %51 = arith.muli %50, %c6 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %58:2 = scf.for %55 = %45 to %54 step %c6 iter_args(%56 = %c14, %57 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %55, %c7 : index
      %61 = arith.remui %59, %c10 : index
      %62 = arith.addi %13, %c5 : index
      %63 = arith.divui %60, %c1 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %62, %64 : index
      %66 = arith.muli %61, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = arith.divui %inputFeatures, %c2 : index
      %71 = arith.muli %70, %c3 : index
      %72 = arith.addi %62, %71 : index
      %73 = arith.muli %60, %c12 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %61, %c6 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %78 = vector.extract %69[0] : f16 from vector<2xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %77[0] : i8 from vector<2xi8>
      %81 = arith.extui %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = vector.extract %69[1] : f16 from vector<2xf16>
      %87 = arith.extf %86 : f16 to f32
      %88 = vector.extract %77[1] : i8 from vector<2xi8>
      %89 = arith.extui %88 : i8 to i32
      %90 = arith.sitofp %89 : i32 to f32
      %91 = arith.mulf %87, %90 : f32
      %92 = arith.truncf %91 : f32 to f16
      %93 = vector.broadcast %92 : f16 to vector<16xf16>
      %94 = arith.addi %13, %c5 : index
      %95 = arith.divui %inputFeatures, %c2 : index
      %96 = arith.muli %95, %c3 : index
      %97 = arith.addi %96, %inputFeatures : index
      %98 = arith.addi %97, %c4 : index
      %99 = arith.divui %98, %c5 : index
      %100 = arith.muli %99, %c5 : index
      %101 = arith.addi %94, %100 : index
      %102 = arith.muli %inputFeatures, %c1 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.muli %60, %c10 : index
      %105 = arith.addi %104, %61 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %103, %106 : index
      %108 = arith.muli %60, %c2 : index
      %109 = arith.addi %101, %108 : index
      %110 = arith.muli %61, %c10 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c18 : vector<4xi32>
      %115 = arith.andi %114, %c19 : vector<4xi32>
      %116 = arith.ori %115, %c20 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %113, %c21 : vector<4xi32>
      %119 = arith.andi %118, %c19 : vector<4xi32>
      %120 = arith.ori %119, %c20 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c22 : vector<4xi32>
      %123 = arith.andi %122, %c19 : vector<4xi32>
      %124 = arith.ori %123, %c20 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %113, %c23 : vector<4xi32>
      %127 = arith.andi %126, %c19 : vector<4xi32>
      %128 = arith.ori %127, %c20 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c24 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %85, %93 : vector<16xf16>
      %137 = math.fma %135, %85, %93 : vector<16xf16>
      %138 = arith.addi %55, %c8 : index
      %139 = arith.remui %59, %c10 : index
      %140 = arith.addi %13, %c5 : index
      %141 = arith.divui %138, %c1 : index
      %142 = arith.muli %141, %c3 : index
      %143 = arith.addi %140, %142 : index
      %144 = arith.muli %139, %c17 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %147 = vector.bitcast %146 : vector<4xi8> to vector<2xf16>
      %148 = arith.divui %inputFeatures, %c2 : index
      %149 = arith.muli %148, %c3 : index
      %150 = arith.addi %140, %149 : index
      %151 = arith.muli %138, %c12 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.muli %139, %c6 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %156 = vector.extract %147[0] : f16 from vector<2xf16>
      %157 = arith.extf %156 : f16 to f32
      %158 = vector.extract %155[0] : i8 from vector<2xi8>
      %159 = arith.extui %158 : i8 to i32
      %160 = arith.sitofp %159 : i32 to f32
      %161 = arith.mulf %157, %160 : f32
      %162 = arith.truncf %161 : f32 to f16
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = vector.extract %147[1] : f16 from vector<2xf16>
      %165 = arith.extf %164 : f16 to f32
      %166 = vector.extract %155[1] : i8 from vector<2xi8>
      %167 = arith.extui %166 : i8 to i32
      %168 = arith.sitofp %167 : i32 to f32
      %169 = arith.mulf %165, %168 : f32
      %170 = arith.truncf %169 : f32 to f16
      %171 = vector.broadcast %170 : f16 to vector<16xf16>
      %172 = arith.addi %13, %c5 : index
      %173 = arith.divui %inputFeatures, %c2 : index
      %174 = arith.muli %173, %c3 : index
      %175 = arith.addi %174, %inputFeatures : index
      %176 = arith.addi %175, %c4 : index
      %177 = arith.divui %176, %c5 : index
      %178 = arith.muli %177, %c5 : index
      %179 = arith.addi %172, %178 : index
      %180 = arith.muli %inputFeatures, %c1 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %138, %c10 : index
      %183 = arith.addi %182, %139 : index
      %184 = arith.muli %183, %c7 : index
      %185 = arith.addi %181, %184 : index
      %186 = arith.muli %138, %c2 : index
      %187 = arith.addi %179, %186 : index
      %188 = arith.muli %139, %c10 : index
      %189 = arith.addi %187, %188 : index
      %190 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %191 = vector.bitcast %190 : vector<16xi8> to vector<4xi32>
      %192 = arith.shrui %191, %c18 : vector<4xi32>
      %193 = arith.andi %192, %c19 : vector<4xi32>
      %194 = arith.ori %193, %c20 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %191, %c21 : vector<4xi32>
      %197 = arith.andi %196, %c19 : vector<4xi32>
      %198 = arith.ori %197, %c20 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %191, %c22 : vector<4xi32>
      %201 = arith.andi %200, %c19 : vector<4xi32>
      %202 = arith.ori %201, %c20 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %191, %c23 : vector<4xi32>
      %205 = arith.andi %204, %c19 : vector<4xi32>
      %206 = arith.ori %205, %c20 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c24 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = math.fma %212, %163, %171 : vector<16xf16>
      %215 = math.fma %213, %163, %171 : vector<16xf16>
      %216 = arith.addi %55, %c7 : index
      %217 = arith.remui %59, %c10 : index
      %218 = arith.addi %15, %c5 : index
      %219 = arith.divui %216, %c1 : index
      %220 = arith.muli %219, %c3 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.muli %217, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<2xf16>
      %226 = arith.divui %inputFeatures, %c2 : index
      %227 = arith.muli %226, %c3 : index
      %228 = arith.addi %218, %227 : index
      %229 = arith.muli %216, %c12 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %217, %c6 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %234 = vector.extract %225[0] : f16 from vector<2xf16>
      %235 = arith.extf %234 : f16 to f32
      %236 = vector.extract %233[0] : i8 from vector<2xi8>
      %237 = arith.extui %236 : i8 to i32
      %238 = arith.sitofp %237 : i32 to f32
      %239 = arith.mulf %235, %238 : f32
      %240 = arith.truncf %239 : f32 to f16
      %241 = vector.broadcast %240 : f16 to vector<16xf16>
      %242 = vector.extract %225[1] : f16 from vector<2xf16>
      %243 = arith.extf %242 : f16 to f32
      %244 = vector.extract %233[1] : i8 from vector<2xi8>
      %245 = arith.extui %244 : i8 to i32
      %246 = arith.sitofp %245 : i32 to f32
      %247 = arith.mulf %243, %246 : f32
      %248 = arith.truncf %247 : f32 to f16
      %249 = vector.broadcast %248 : f16 to vector<16xf16>
      %250 = arith.addi %15, %c5 : index
      %251 = arith.divui %inputFeatures, %c2 : index
      %252 = arith.muli %251, %c3 : index
      %253 = arith.addi %252, %inputFeatures : index
      %254 = arith.addi %253, %c4 : index
      %255 = arith.divui %254, %c5 : index
      %256 = arith.muli %255, %c5 : index
      %257 = arith.addi %250, %256 : index
      %258 = arith.muli %inputFeatures, %c1 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.muli %216, %c10 : index
      %261 = arith.addi %260, %217 : index
      %262 = arith.muli %261, %c7 : index
      %263 = arith.addi %259, %262 : index
      %264 = arith.muli %216, %c2 : index
      %265 = arith.addi %257, %264 : index
      %266 = arith.muli %217, %c10 : index
      %267 = arith.addi %265, %266 : index
      %268 = vector.load %w[%267] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %269 = vector.bitcast %268 : vector<16xi8> to vector<4xi32>
      %270 = arith.shrui %269, %c18 : vector<4xi32>
      %271 = arith.andi %270, %c19 : vector<4xi32>
      %272 = arith.ori %271, %c20 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %269, %c21 : vector<4xi32>
      %275 = arith.andi %274, %c19 : vector<4xi32>
      %276 = arith.ori %275, %c20 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %269, %c22 : vector<4xi32>
      %279 = arith.andi %278, %c19 : vector<4xi32>
      %280 = arith.ori %279, %c20 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %269, %c23 : vector<4xi32>
      %283 = arith.andi %282, %c19 : vector<4xi32>
      %284 = arith.ori %283, %c20 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = vector.shuffle %273, %277 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = vector.shuffle %281, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = vector.shuffle %286, %287 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %289 = arith.subf %288, %c24 : vector<32xf16>
      %290 = vector.shuffle %289, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %291 = vector.shuffle %289, %289 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %292 = math.fma %290, %241, %249 : vector<16xf16>
      %293 = math.fma %291, %241, %249 : vector<16xf16>
      %294 = arith.addi %55, %c8 : index
      %295 = arith.remui %59, %c10 : index
      %296 = arith.addi %15, %c5 : index
      %297 = arith.divui %294, %c1 : index
      %298 = arith.muli %297, %c3 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.muli %295, %c17 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<2xf16>
      %304 = arith.divui %inputFeatures, %c2 : index
      %305 = arith.muli %304, %c3 : index
      %306 = arith.addi %296, %305 : index
      %307 = arith.muli %294, %c12 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %295, %c6 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %312 = vector.extract %303[0] : f16 from vector<2xf16>
      %313 = arith.extf %312 : f16 to f32
      %314 = vector.extract %311[0] : i8 from vector<2xi8>
      %315 = arith.extui %314 : i8 to i32
      %316 = arith.sitofp %315 : i32 to f32
      %317 = arith.mulf %313, %316 : f32
      %318 = arith.truncf %317 : f32 to f16
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = vector.extract %303[1] : f16 from vector<2xf16>
      %321 = arith.extf %320 : f16 to f32
      %322 = vector.extract %311[1] : i8 from vector<2xi8>
      %323 = arith.extui %322 : i8 to i32
      %324 = arith.sitofp %323 : i32 to f32
      %325 = arith.mulf %321, %324 : f32
      %326 = arith.truncf %325 : f32 to f16
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = arith.addi %15, %c5 : index
      %329 = arith.divui %inputFeatures, %c2 : index
      %330 = arith.muli %329, %c3 : index
      %331 = arith.addi %330, %inputFeatures : index
      %332 = arith.addi %331, %c4 : index
      %333 = arith.divui %332, %c5 : index
      %334 = arith.muli %333, %c5 : index
      %335 = arith.addi %328, %334 : index
      %336 = arith.muli %inputFeatures, %c1 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.muli %294, %c10 : index
      %339 = arith.addi %338, %295 : index
      %340 = arith.muli %339, %c7 : index
      %341 = arith.addi %337, %340 : index
      %342 = arith.muli %294, %c2 : index
      %343 = arith.addi %335, %342 : index
      %344 = arith.muli %295, %c10 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.shrui %347, %c18 : vector<4xi32>
      %349 = arith.andi %348, %c19 : vector<4xi32>
      %350 = arith.ori %349, %c20 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %347, %c21 : vector<4xi32>
      %353 = arith.andi %352, %c19 : vector<4xi32>
      %354 = arith.ori %353, %c20 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %347, %c22 : vector<4xi32>
      %357 = arith.andi %356, %c19 : vector<4xi32>
      %358 = arith.ori %357, %c20 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = arith.shrui %347, %c23 : vector<4xi32>
      %361 = arith.andi %360, %c19 : vector<4xi32>
      %362 = arith.ori %361, %c20 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = vector.shuffle %351, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = vector.shuffle %359, %363 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = vector.shuffle %364, %365 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %367 = arith.subf %366, %c24 : vector<32xf16>
      %368 = vector.shuffle %367, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %369 = vector.shuffle %367, %367 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %370 = math.fma %368, %319, %327 : vector<16xf16>
      %371 = math.fma %369, %319, %327 : vector<16xf16>
      %372 = arith.muli %55, %c6 : index
      %373 = arith.addi %372, %c7 : index
      %374 = arith.muli %tileRows, %c10 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.addi %41, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.muli %tileRows, %c1 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %381, %136, %56 : vector<16xf16>, vector<8xf32>
      %383 = wave.mma %381, %292, %57 : vector<16xf16>, vector<8xf32>
      %384 = arith.muli %55, %c6 : index
      %385 = arith.addi %384, %c8 : index
      %386 = arith.muli %tileRows, %c10 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %41, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c1 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %137, %382 : vector<16xf16>, vector<8xf32>
      %395 = wave.mma %393, %293, %383 : vector<16xf16>, vector<8xf32>
      %396 = arith.muli %55, %c6 : index
      %397 = arith.addi %396, %c6 : index
      %398 = arith.muli %tileRows, %c10 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %41, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c1 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %214, %394 : vector<16xf16>, vector<8xf32>
      %407 = wave.mma %405, %370, %395 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %55, %c6 : index
      %409 = arith.addi %408, %c25 : index
      %410 = arith.muli %tileRows, %c10 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %41, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %215, %406 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %371, %407 : vector<16xf16>, vector<8xf32>
      scf.yield %418, %419 : vector<8xf32>, vector<8xf32>
    }
    %420 = arith.select %48, %54, %47 : index
    %424:2 = scf.for %421 = %54 to %420 step %c8 iter_args(%422 = %58#0, %423 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %425 = wave.lane
      %426 = arith.addi %421, %c7 : index
      %427 = arith.remui %425, %c10 : index
      %428 = arith.addi %13, %c5 : index
      %429 = arith.divui %426, %c1 : index
      %430 = arith.muli %429, %c3 : index
      %431 = arith.addi %428, %430 : index
      %432 = arith.muli %427, %c17 : index
      %433 = arith.addi %431, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<2xf16>
      %436 = arith.divui %inputFeatures, %c2 : index
      %437 = arith.muli %436, %c3 : index
      %438 = arith.addi %428, %437 : index
      %439 = arith.muli %426, %c12 : index
      %440 = arith.addi %438, %439 : index
      %441 = arith.muli %427, %c6 : index
      %442 = arith.addi %440, %441 : index
      %443 = vector.load %w[%442] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %444 = vector.extract %435[0] : f16 from vector<2xf16>
      %445 = arith.extf %444 : f16 to f32
      %446 = vector.extract %443[0] : i8 from vector<2xi8>
      %447 = arith.extui %446 : i8 to i32
      %448 = arith.sitofp %447 : i32 to f32
      %449 = arith.mulf %445, %448 : f32
      %450 = arith.truncf %449 : f32 to f16
      %451 = vector.broadcast %450 : f16 to vector<16xf16>
      %452 = vector.extract %435[1] : f16 from vector<2xf16>
      %453 = arith.extf %452 : f16 to f32
      %454 = vector.extract %443[1] : i8 from vector<2xi8>
      %455 = arith.extui %454 : i8 to i32
      %456 = arith.sitofp %455 : i32 to f32
      %457 = arith.mulf %453, %456 : f32
      %458 = arith.truncf %457 : f32 to f16
      %459 = vector.broadcast %458 : f16 to vector<16xf16>
      %460 = arith.addi %13, %c5 : index
      %461 = arith.divui %inputFeatures, %c2 : index
      %462 = arith.muli %461, %c3 : index
      %463 = arith.addi %462, %inputFeatures : index
      %464 = arith.addi %463, %c4 : index
      %465 = arith.divui %464, %c5 : index
      %466 = arith.muli %465, %c5 : index
      %467 = arith.addi %460, %466 : index
      %468 = arith.muli %inputFeatures, %c1 : index
      %469 = arith.addi %467, %468 : index
      %470 = arith.muli %426, %c10 : index
      %471 = arith.addi %470, %427 : index
      %472 = arith.muli %471, %c7 : index
      %473 = arith.addi %469, %472 : index
      %474 = arith.muli %426, %c2 : index
      %475 = arith.addi %467, %474 : index
      %476 = arith.muli %427, %c10 : index
      %477 = arith.addi %475, %476 : index
      %478 = vector.load %w[%477] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %479 = vector.bitcast %478 : vector<16xi8> to vector<4xi32>
      %480 = arith.shrui %479, %c18 : vector<4xi32>
      %481 = arith.andi %480, %c19 : vector<4xi32>
      %482 = arith.ori %481, %c20 : vector<4xi32>
      %483 = vector.bitcast %482 : vector<4xi32> to vector<8xf16>
      %484 = arith.shrui %479, %c21 : vector<4xi32>
      %485 = arith.andi %484, %c19 : vector<4xi32>
      %486 = arith.ori %485, %c20 : vector<4xi32>
      %487 = vector.bitcast %486 : vector<4xi32> to vector<8xf16>
      %488 = arith.shrui %479, %c22 : vector<4xi32>
      %489 = arith.andi %488, %c19 : vector<4xi32>
      %490 = arith.ori %489, %c20 : vector<4xi32>
      %491 = vector.bitcast %490 : vector<4xi32> to vector<8xf16>
      %492 = arith.shrui %479, %c23 : vector<4xi32>
      %493 = arith.andi %492, %c19 : vector<4xi32>
      %494 = arith.ori %493, %c20 : vector<4xi32>
      %495 = vector.bitcast %494 : vector<4xi32> to vector<8xf16>
      %496 = vector.shuffle %483, %487 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = vector.shuffle %491, %495 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = vector.shuffle %496, %497 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %499 = arith.subf %498, %c24 : vector<32xf16>
      %500 = vector.shuffle %499, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %501 = vector.shuffle %499, %499 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %502 = math.fma %500, %451, %459 : vector<16xf16>
      %503 = math.fma %501, %451, %459 : vector<16xf16>
      %504 = arith.addi %421, %c7 : index
      %505 = arith.remui %425, %c10 : index
      %506 = arith.addi %15, %c5 : index
      %507 = arith.divui %504, %c1 : index
      %508 = arith.muli %507, %c3 : index
      %509 = arith.addi %506, %508 : index
      %510 = arith.muli %505, %c17 : index
      %511 = arith.addi %509, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<2xf16>
      %514 = arith.divui %inputFeatures, %c2 : index
      %515 = arith.muli %514, %c3 : index
      %516 = arith.addi %506, %515 : index
      %517 = arith.muli %504, %c12 : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.muli %505, %c6 : index
      %520 = arith.addi %518, %519 : index
      %521 = vector.load %w[%520] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %522 = vector.extract %513[0] : f16 from vector<2xf16>
      %523 = arith.extf %522 : f16 to f32
      %524 = vector.extract %521[0] : i8 from vector<2xi8>
      %525 = arith.extui %524 : i8 to i32
      %526 = arith.sitofp %525 : i32 to f32
      %527 = arith.mulf %523, %526 : f32
      %528 = arith.truncf %527 : f32 to f16
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = vector.extract %513[1] : f16 from vector<2xf16>
      %531 = arith.extf %530 : f16 to f32
      %532 = vector.extract %521[1] : i8 from vector<2xi8>
      %533 = arith.extui %532 : i8 to i32
      %534 = arith.sitofp %533 : i32 to f32
      %535 = arith.mulf %531, %534 : f32
      %536 = arith.truncf %535 : f32 to f16
      %537 = vector.broadcast %536 : f16 to vector<16xf16>
      %538 = arith.addi %15, %c5 : index
      %539 = arith.divui %inputFeatures, %c2 : index
      %540 = arith.muli %539, %c3 : index
      %541 = arith.addi %540, %inputFeatures : index
      %542 = arith.addi %541, %c4 : index
      %543 = arith.divui %542, %c5 : index
      %544 = arith.muli %543, %c5 : index
      %545 = arith.addi %538, %544 : index
      %546 = arith.muli %inputFeatures, %c1 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.muli %504, %c10 : index
      %549 = arith.addi %548, %505 : index
      %550 = arith.muli %549, %c7 : index
      %551 = arith.addi %547, %550 : index
      %552 = arith.muli %504, %c2 : index
      %553 = arith.addi %545, %552 : index
      %554 = arith.muli %505, %c10 : index
      %555 = arith.addi %553, %554 : index
      %556 = vector.load %w[%555] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %557 = vector.bitcast %556 : vector<16xi8> to vector<4xi32>
      %558 = arith.shrui %557, %c18 : vector<4xi32>
      %559 = arith.andi %558, %c19 : vector<4xi32>
      %560 = arith.ori %559, %c20 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %557, %c21 : vector<4xi32>
      %563 = arith.andi %562, %c19 : vector<4xi32>
      %564 = arith.ori %563, %c20 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %557, %c22 : vector<4xi32>
      %567 = arith.andi %566, %c19 : vector<4xi32>
      %568 = arith.ori %567, %c20 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = arith.shrui %557, %c23 : vector<4xi32>
      %571 = arith.andi %570, %c19 : vector<4xi32>
      %572 = arith.ori %571, %c20 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = vector.shuffle %561, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = vector.shuffle %569, %573 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %574, %575 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %577 = arith.subf %576, %c24 : vector<32xf16>
      %578 = vector.shuffle %577, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %579 = vector.shuffle %577, %577 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %580 = math.fma %578, %529, %537 : vector<16xf16>
      %581 = math.fma %579, %529, %537 : vector<16xf16>
      %582 = arith.muli %421, %c6 : index
      %583 = arith.addi %582, %c7 : index
      %584 = arith.muli %tileRows, %c10 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %41, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c1 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %502, %422 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %580, %423 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %421, %c6 : index
      %595 = arith.addi %594, %c8 : index
      %596 = arith.muli %tileRows, %c10 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %41, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c1 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %503, %592 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %581, %593 : vector<16xf16>, vector<8xf32>
      scf.yield %604, %605 : vector<8xf32>, vector<8xf32>
    }
    %606 = wave.lane
    %607 = vector.extract %424#0[0] : f32 from vector<8xf32>
    %608 = vector.extract %424#1[0] : f32 from vector<8xf32>
    %609 = wave.lane
    %610 = arith.addi %18, %c7 : index
    %611 = arith.muli %c7, %c6 : index
    %612 = arith.addi %610, %611 : index
    %613 = arith.divui %609, %c10 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.cmpi slt, %614, %17 : index
    scf.if %615 {
      %616 = arith.cmpi eq, %hasFactors, %c8 : index
      %617 = arith.muli %614, %c6 : index
      %618 = memref.load %factors[%617] : memref<?xf32>
      %619 = arith.mulf %618, %operandScale : f32
      %620 = arith.select %616, %619, %operandScale : f32
      %621 = arith.remui %609, %c10 : index
      %622 = arith.muli %621, %c17 : index
      %623 = arith.addi %13, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %607, %627 : f32
      %629 = arith.remui %609, %c10 : index
      %630 = arith.muli %629, %c17 : index
      %631 = arith.addi %15, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %620 : f32
      %636 = arith.mulf %608, %635 : f32
      %637 = arith.muli %614, %outputFeatures : index
      %638 = arith.addi %637, %20 : index
      %639 = wave.lane
      %640 = arith.remui %639, %c10 : index
      %641 = arith.addi %638, %640 : index
      %642 = arith.addi %641, %c7 : index
      memref.store %628, %logits[%642] : memref<?xf32>
      %643 = arith.addi %641, %c10 : index
      memref.store %636, %logits[%643] : memref<?xf32>
    }
    %644 = vector.extract %424#0[1] : f32 from vector<8xf32>
    %645 = vector.extract %424#1[1] : f32 from vector<8xf32>
    %646 = wave.lane
    %647 = arith.addi %18, %c7 : index
    %648 = arith.muli %c8, %c6 : index
    %649 = arith.addi %647, %648 : index
    %650 = arith.divui %646, %c10 : index
    %651 = arith.addi %649, %650 : index
    %652 = arith.cmpi slt, %651, %17 : index
    scf.if %652 {
      %653 = arith.cmpi eq, %hasFactors, %c8 : index
      %654 = arith.muli %651, %c6 : index
      %655 = memref.load %factors[%654] : memref<?xf32>
      %656 = arith.mulf %655, %operandScale : f32
      %657 = arith.select %653, %656, %operandScale : f32
      %658 = arith.remui %646, %c10 : index
      %659 = arith.muli %658, %c17 : index
      %660 = arith.addi %13, %659 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.mulf %663, %657 : f32
      %665 = arith.mulf %644, %664 : f32
      %666 = arith.remui %646, %c10 : index
      %667 = arith.muli %666, %c17 : index
      %668 = arith.addi %15, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %657 : f32
      %673 = arith.mulf %645, %672 : f32
      %674 = arith.muli %651, %outputFeatures : index
      %675 = arith.addi %674, %20 : index
      %676 = wave.lane
      %677 = arith.remui %676, %c10 : index
      %678 = arith.addi %675, %677 : index
      %679 = arith.addi %678, %c7 : index
      memref.store %665, %logits[%679] : memref<?xf32>
      %680 = arith.addi %678, %c10 : index
      memref.store %673, %logits[%680] : memref<?xf32>
    }
    %681 = vector.extract %424#0[2] : f32 from vector<8xf32>
    %682 = vector.extract %424#1[2] : f32 from vector<8xf32>
    %683 = wave.lane
    %684 = arith.addi %18, %c7 : index
    %685 = arith.muli %c6, %c6 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c10 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %17 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c8 : index
      %691 = arith.muli %688, %c6 : index
      %692 = memref.load %factors[%691] : memref<?xf32>
      %693 = arith.mulf %692, %operandScale : f32
      %694 = arith.select %690, %693, %operandScale : f32
      %695 = arith.remui %683, %c10 : index
      %696 = arith.muli %695, %c17 : index
      %697 = arith.addi %13, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %694 : f32
      %702 = arith.mulf %681, %701 : f32
      %703 = arith.remui %683, %c10 : index
      %704 = arith.muli %703, %c17 : index
      %705 = arith.addi %15, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %694 : f32
      %710 = arith.mulf %682, %709 : f32
      %711 = arith.muli %688, %outputFeatures : index
      %712 = arith.addi %711, %20 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c10 : index
      %715 = arith.addi %712, %714 : index
      %716 = arith.addi %715, %c7 : index
      memref.store %702, %logits[%716] : memref<?xf32>
      %717 = arith.addi %715, %c10 : index
      memref.store %710, %logits[%717] : memref<?xf32>
    }
    %718 = vector.extract %424#0[3] : f32 from vector<8xf32>
    %719 = vector.extract %424#1[3] : f32 from vector<8xf32>
    %720 = wave.lane
    %721 = arith.addi %18, %c7 : index
    %722 = arith.muli %c25, %c6 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.divui %720, %c10 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.cmpi slt, %725, %17 : index
    scf.if %726 {
      %727 = arith.cmpi eq, %hasFactors, %c8 : index
      %728 = arith.muli %725, %c6 : index
      %729 = memref.load %factors[%728] : memref<?xf32>
      %730 = arith.mulf %729, %operandScale : f32
      %731 = arith.select %727, %730, %operandScale : f32
      %732 = arith.remui %720, %c10 : index
      %733 = arith.muli %732, %c17 : index
      %734 = arith.addi %13, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %731 : f32
      %739 = arith.mulf %718, %738 : f32
      %740 = arith.remui %720, %c10 : index
      %741 = arith.muli %740, %c17 : index
      %742 = arith.addi %15, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %731 : f32
      %747 = arith.mulf %719, %746 : f32
      %748 = arith.muli %725, %outputFeatures : index
      %749 = arith.addi %748, %20 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c10 : index
      %752 = arith.addi %749, %751 : index
      %753 = arith.addi %752, %c7 : index
      memref.store %739, %logits[%753] : memref<?xf32>
      %754 = arith.addi %752, %c10 : index
      memref.store %747, %logits[%754] : memref<?xf32>
    }
    %755 = vector.extract %424#0[4] : f32 from vector<8xf32>
    %756 = vector.extract %424#1[4] : f32 from vector<8xf32>
    %757 = wave.lane
    %758 = arith.addi %18, %c7 : index
    %759 = arith.muli %c17, %c6 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.divui %757, %c10 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.cmpi slt, %762, %17 : index
    scf.if %763 {
      %764 = arith.cmpi eq, %hasFactors, %c8 : index
      %765 = arith.muli %762, %c6 : index
      %766 = memref.load %factors[%765] : memref<?xf32>
      %767 = arith.mulf %766, %operandScale : f32
      %768 = arith.select %764, %767, %operandScale : f32
      %769 = arith.remui %757, %c10 : index
      %770 = arith.muli %769, %c17 : index
      %771 = arith.addi %13, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %768 : f32
      %776 = arith.mulf %755, %775 : f32
      %777 = arith.remui %757, %c10 : index
      %778 = arith.muli %777, %c17 : index
      %779 = arith.addi %15, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %768 : f32
      %784 = arith.mulf %756, %783 : f32
      %785 = arith.muli %762, %outputFeatures : index
      %786 = arith.addi %785, %20 : index
      %787 = wave.lane
      %788 = arith.remui %787, %c10 : index
      %789 = arith.addi %786, %788 : index
      %790 = arith.addi %789, %c7 : index
      memref.store %776, %logits[%790] : memref<?xf32>
      %791 = arith.addi %789, %c10 : index
      memref.store %784, %logits[%791] : memref<?xf32>
    }
    %792 = vector.extract %424#0[5] : f32 from vector<8xf32>
    %793 = vector.extract %424#1[5] : f32 from vector<8xf32>
    %794 = wave.lane
    %795 = arith.addi %18, %c7 : index
    %796 = arith.muli %c28, %c6 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c10 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %17 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c8 : index
      %802 = arith.muli %799, %c6 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.remui %794, %c10 : index
      %807 = arith.muli %806, %c17 : index
      %808 = arith.addi %13, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %792, %812 : f32
      %814 = arith.remui %794, %c10 : index
      %815 = arith.muli %814, %c17 : index
      %816 = arith.addi %15, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %805 : f32
      %821 = arith.mulf %793, %820 : f32
      %822 = arith.muli %799, %outputFeatures : index
      %823 = arith.addi %822, %20 : index
      %824 = wave.lane
      %825 = arith.remui %824, %c10 : index
      %826 = arith.addi %823, %825 : index
      %827 = arith.addi %826, %c7 : index
      memref.store %813, %logits[%827] : memref<?xf32>
      %828 = arith.addi %826, %c10 : index
      memref.store %821, %logits[%828] : memref<?xf32>
    }
    %829 = vector.extract %424#0[6] : f32 from vector<8xf32>
    %830 = vector.extract %424#1[6] : f32 from vector<8xf32>
    %831 = wave.lane
    %832 = arith.addi %18, %c7 : index
    %833 = arith.muli %c29, %c6 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.divui %831, %c10 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.cmpi slt, %836, %17 : index
    scf.if %837 {
      %838 = arith.cmpi eq, %hasFactors, %c8 : index
      %839 = arith.muli %836, %c6 : index
      %840 = memref.load %factors[%839] : memref<?xf32>
      %841 = arith.mulf %840, %operandScale : f32
      %842 = arith.select %838, %841, %operandScale : f32
      %843 = arith.remui %831, %c10 : index
      %844 = arith.muli %843, %c17 : index
      %845 = arith.addi %13, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %842 : f32
      %850 = arith.mulf %829, %849 : f32
      %851 = arith.remui %831, %c10 : index
      %852 = arith.muli %851, %c17 : index
      %853 = arith.addi %15, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %842 : f32
      %858 = arith.mulf %830, %857 : f32
      %859 = arith.muli %836, %outputFeatures : index
      %860 = arith.addi %859, %20 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c10 : index
      %863 = arith.addi %860, %862 : index
      %864 = arith.addi %863, %c7 : index
      memref.store %850, %logits[%864] : memref<?xf32>
      %865 = arith.addi %863, %c10 : index
      memref.store %858, %logits[%865] : memref<?xf32>
    }
    %866 = vector.extract %424#0[7] : f32 from vector<8xf32>
    %867 = vector.extract %424#1[7] : f32 from vector<8xf32>
    %868 = wave.lane
    %869 = arith.addi %18, %c7 : index
    %870 = arith.muli %c30, %c6 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.divui %868, %c10 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.cmpi slt, %873, %17 : index
    scf.if %874 {
      %875 = arith.cmpi eq, %hasFactors, %c8 : index
      %876 = arith.muli %873, %c6 : index
      %877 = memref.load %factors[%876] : memref<?xf32>
      %878 = arith.mulf %877, %operandScale : f32
      %879 = arith.select %875, %878, %operandScale : f32
      %880 = arith.remui %868, %c10 : index
      %881 = arith.muli %880, %c17 : index
      %882 = arith.addi %13, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %879 : f32
      %887 = arith.mulf %866, %886 : f32
      %888 = arith.remui %868, %c10 : index
      %889 = arith.muli %888, %c17 : index
      %890 = arith.addi %15, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %879 : f32
      %895 = arith.mulf %867, %894 : f32
      %896 = arith.muli %873, %outputFeatures : index
      %897 = arith.addi %896, %20 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c10 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.addi %900, %c7 : index
      memref.store %887, %logits[%901] : memref<?xf32>
      %902 = arith.addi %900, %c10 : index
      memref.store %895, %logits[%902] : memref<?xf32>
    }
  }
  %903 = arith.muli %experts, %c8 : index
  %904 = wave.scratch %903 : memref<?xf32>
  %905 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %905 {
    %906 = arith.addi %18, %c10 : index
    %907 = arith.minsi %906, %17 : index
    %908 = wave.wave
    %909 = arith.addi %18, %908 : index
    scf.for %910 = %909 to %907 step %c8 {
      %911 = wave.wave
      %912 = arith.muli %911, %experts : index
      %913 = wave.lane
      %914 = arith.muli %910, %logitsWidth : index
      %917 = scf.for %915 = %913 to %experts step %c12 iter_args(%916 = %c35) -> (f32) {
        %918 = arith.addi %914, %915 : index
        %919 = memref.load %logits[%918] : memref<?xf32>
        %920 = arith.maximumf %916, %919 : f32
        scf.yield %920 : f32
      }
      %921 = vector.broadcast %917 : f32 to vector<1xf32>
      %922 = wave.reduce "max" %921 : vector<1xf32>
      %925 = scf.for %923 = %913 to %experts step %c12 iter_args(%924 = %c36) -> (f32) {
        %926 = arith.addi %914, %923 : index
        %927 = memref.load %logits[%926] : memref<?xf32>
        %928 = arith.subf %927, %922 : f32
        %929 = arith.mulf %928, %c37 : f32
        %930 = wave.exp2 %929 : f32
        %931 = arith.addi %912, %923 : index
        memref.store %930, %904[%931] : memref<?xf32>
        %932 = arith.addf %924, %930 : f32
        scf.yield %932 : f32
      }
      %933 = vector.broadcast %925 : f32 to vector<1xf32>
      %934 = wave.reduce "add" %933 : vector<1xf32>
      scf.for %935 = %913 to %experts step %c12 {
        %936 = arith.addi %912, %935 : index
        %937 = memref.load %904[%936] : memref<?xf32>
        %938 = arith.divf %937, %934 : f32
        %939 = arith.addi %912, %935 : index
        memref.store %938, %904[%939] : memref<?xf32>
      }
      %944:3 = scf.for %940 = %c7 to %expertsPerToken step %c8 iter_args(%941 = %c36, %942 = %c36, %943 = %c38) -> (f32, f32, i32) {
        %948:2 = scf.for %945 = %913 to %experts step %c12 iter_args(%946 = %c39, %947 = %c36) -> (f32, f32) {
          %949 = arith.addi %912, %945 : index
          %950 = memref.load %904[%949] : memref<?xf32>
          %951 = arith.cmpf ogt, %950, %946 : f32
          %952 = arith.index_cast %945 : index to i32
          %953 = arith.sitofp %952 : i32 to f32
          %954 = arith.select %951, %950, %946 : f32
          %955 = arith.select %951, %953, %947 : f32
          scf.yield %954, %955 : f32, f32
        }
        %956 = vector.broadcast %948#0 : f32 to vector<1xf32>
        %957 = wave.reduce "max" %956 : vector<1xf32>
        %958 = arith.cmpf oeq, %948#0, %957 : f32
        %959 = arith.subf %c36, %948#1 : f32
        %960 = arith.select %958, %959, %c40 : f32
        %961 = vector.broadcast %960 : f32 to vector<1xf32>
        %962 = wave.reduce "max" %961 : vector<1xf32>
        %963 = arith.subf %c36, %962 : f32
        %964 = arith.fptosi %963 : f32 to i32
        %965 = arith.index_cast %964 : i32 to index
        %966 = arith.remui %965, %c12 : index
        %967 = arith.cmpi eq, %966, %913 : index
        scf.if %967 {
          %968 = arith.addi %912, %965 : index
          memref.store %c41, %904[%968] : memref<?xf32>
        }
        %969 = arith.cmpi eq, %940, %913 : index
        %970 = arith.addf %941, %957 : f32
        %971 = arith.select %969, %957, %942 : f32
        %972 = arith.select %969, %964, %943 : i32
        scf.yield %970, %971, %972 : f32, f32, i32
      }
      %973 = arith.cmpi eq, %normalize, %c8 : index
      %974 = arith.divf %944#1, %944#0 : f32
      %975 = arith.select %973, %974, %944#1 : f32
      %976 = arith.cmpi slt, %913, %expertsPerToken : index
      scf.if %976 {
        %977 = arith.muli %910, %expertsPerToken : index
        %978 = arith.addi %977, %913 : index
        memref.store %975, %weights[%978] : memref<?xf32>
        %979 = arith.muli %910, %expertsPerToken : index
        %980 = arith.addi %979, %913 : index
        memref.store %944#2, %ids_out[%980] : memref<?xi32>
      }
    }
  }
  wave.return
}
