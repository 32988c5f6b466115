// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c12 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c12 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c12 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c6 : index
    %46 = arith.muli %45, %c6 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c6 iter_args(%51 = %c15, %52 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c7 : index
      %56 = arith.remui %54, %c10 : index
      %57 = arith.addi %13, %c5 : index
      %58 = arith.divui %55, %c1 : index
      %59 = arith.muli %58, %c3 : index
      %60 = arith.addi %57, %59 : index
      %61 = arith.muli %56, %c18 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = arith.divui %inputFeatures, %c2 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %57, %66 : index
      %68 = arith.muli %55, %c12 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %56, %c6 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %73 = vector.extract %64[0] : f16 from vector<2xf16>
      %74 = arith.extf %73 : f16 to f32
      %75 = vector.extract %72[0] : i8 from vector<2xi8>
      %76 = arith.extui %75 : i8 to i32
      %77 = arith.sitofp %76 : i32 to f32
      %78 = arith.mulf %74, %77 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = vector.broadcast %79 : f16 to vector<16xf16>
      %81 = vector.extract %64[1] : f16 from vector<2xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %72[1] : i8 from vector<2xi8>
      %84 = arith.extui %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = arith.addi %13, %c5 : index
      %90 = arith.divui %inputFeatures, %c2 : index
      %91 = arith.muli %90, %c3 : index
      %92 = arith.addi %91, %inputFeatures : index
      %93 = arith.addi %92, %c4 : index
      %94 = arith.divui %93, %c5 : index
      %95 = arith.muli %94, %c5 : index
      %96 = arith.addi %89, %95 : index
      %97 = arith.muli %inputFeatures, %c1 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.muli %55, %c10 : index
      %100 = arith.addi %99, %56 : index
      %101 = arith.muli %100, %c7 : index
      %102 = arith.addi %98, %101 : index
      %103 = arith.muli %55, %c2 : index
      %104 = arith.addi %96, %103 : index
      %105 = arith.muli %56, %c10 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.shrui %108, %c19 : vector<4xi32>
      %110 = arith.andi %109, %c20 : vector<4xi32>
      %111 = arith.ori %110, %c21 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %108, %c22 : vector<4xi32>
      %114 = arith.andi %113, %c20 : vector<4xi32>
      %115 = arith.ori %114, %c21 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %108, %c23 : vector<4xi32>
      %118 = arith.andi %117, %c20 : vector<4xi32>
      %119 = arith.ori %118, %c21 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %108, %c24 : vector<4xi32>
      %122 = arith.andi %121, %c20 : vector<4xi32>
      %123 = arith.ori %122, %c21 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %112, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %125, %126 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %128 = arith.subf %127, %c25 : vector<32xf16>
      %129 = vector.shuffle %128, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %130 = vector.shuffle %128, %128 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %131 = math.fma %129, %80, %88 : vector<16xf16>
      %132 = math.fma %130, %80, %88 : vector<16xf16>
      %133 = arith.addi %50, %c8 : index
      %134 = arith.remui %54, %c10 : index
      %135 = arith.addi %13, %c5 : index
      %136 = arith.divui %133, %c1 : index
      %137 = arith.muli %136, %c3 : index
      %138 = arith.addi %135, %137 : index
      %139 = arith.muli %134, %c18 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %142 = vector.bitcast %141 : vector<4xi8> to vector<2xf16>
      %143 = arith.divui %inputFeatures, %c2 : index
      %144 = arith.muli %143, %c3 : index
      %145 = arith.addi %135, %144 : index
      %146 = arith.muli %133, %c12 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.muli %134, %c6 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %151 = vector.extract %142[0] : f16 from vector<2xf16>
      %152 = arith.extf %151 : f16 to f32
      %153 = vector.extract %150[0] : i8 from vector<2xi8>
      %154 = arith.extui %153 : i8 to i32
      %155 = arith.sitofp %154 : i32 to f32
      %156 = arith.mulf %152, %155 : f32
      %157 = arith.truncf %156 : f32 to f16
      %158 = vector.broadcast %157 : f16 to vector<16xf16>
      %159 = vector.extract %142[1] : f16 from vector<2xf16>
      %160 = arith.extf %159 : f16 to f32
      %161 = vector.extract %150[1] : i8 from vector<2xi8>
      %162 = arith.extui %161 : i8 to i32
      %163 = arith.sitofp %162 : i32 to f32
      %164 = arith.mulf %160, %163 : f32
      %165 = arith.truncf %164 : f32 to f16
      %166 = vector.broadcast %165 : f16 to vector<16xf16>
      %167 = arith.addi %13, %c5 : index
      %168 = arith.divui %inputFeatures, %c2 : index
      %169 = arith.muli %168, %c3 : index
      %170 = arith.addi %169, %inputFeatures : index
      %171 = arith.addi %170, %c4 : index
      %172 = arith.divui %171, %c5 : index
      %173 = arith.muli %172, %c5 : index
      %174 = arith.addi %167, %173 : index
      %175 = arith.muli %inputFeatures, %c1 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %133, %c10 : index
      %178 = arith.addi %177, %134 : index
      %179 = arith.muli %178, %c7 : index
      %180 = arith.addi %176, %179 : index
      %181 = arith.muli %133, %c2 : index
      %182 = arith.addi %174, %181 : index
      %183 = arith.muli %134, %c10 : index
      %184 = arith.addi %182, %183 : index
      %185 = vector.load %w[%184] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %186 = vector.bitcast %185 : vector<16xi8> to vector<4xi32>
      %187 = arith.shrui %186, %c19 : vector<4xi32>
      %188 = arith.andi %187, %c20 : vector<4xi32>
      %189 = arith.ori %188, %c21 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %186, %c22 : vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.ori %192, %c21 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %186, %c23 : vector<4xi32>
      %196 = arith.andi %195, %c20 : vector<4xi32>
      %197 = arith.ori %196, %c21 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %186, %c24 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.ori %200, %c21 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %203, %204 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %206 = arith.subf %205, %c25 : vector<32xf16>
      %207 = vector.shuffle %206, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %208 = vector.shuffle %206, %206 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %209 = math.fma %207, %158, %166 : vector<16xf16>
      %210 = math.fma %208, %158, %166 : vector<16xf16>
      %211 = arith.addi %50, %c7 : index
      %212 = arith.remui %54, %c10 : index
      %213 = arith.addi %15, %c5 : index
      %214 = arith.divui %211, %c1 : index
      %215 = arith.muli %214, %c3 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %212, %c18 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %220 = vector.bitcast %219 : vector<4xi8> to vector<2xf16>
      %221 = arith.divui %inputFeatures, %c2 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %213, %222 : index
      %224 = arith.muli %211, %c12 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %212, %c6 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %229 = vector.extract %220[0] : f16 from vector<2xf16>
      %230 = arith.extf %229 : f16 to f32
      %231 = vector.extract %228[0] : i8 from vector<2xi8>
      %232 = arith.extui %231 : i8 to i32
      %233 = arith.sitofp %232 : i32 to f32
      %234 = arith.mulf %230, %233 : f32
      %235 = arith.truncf %234 : f32 to f16
      %236 = vector.broadcast %235 : f16 to vector<16xf16>
      %237 = vector.extract %220[1] : f16 from vector<2xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %228[1] : i8 from vector<2xi8>
      %240 = arith.extui %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = arith.addi %15, %c5 : index
      %246 = arith.divui %inputFeatures, %c2 : index
      %247 = arith.muli %246, %c3 : index
      %248 = arith.addi %247, %inputFeatures : index
      %249 = arith.addi %248, %c4 : index
      %250 = arith.divui %249, %c5 : index
      %251 = arith.muli %250, %c5 : index
      %252 = arith.addi %245, %251 : index
      %253 = arith.muli %inputFeatures, %c1 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.muli %211, %c10 : index
      %256 = arith.addi %255, %212 : index
      %257 = arith.muli %256, %c7 : index
      %258 = arith.addi %254, %257 : index
      %259 = arith.muli %211, %c2 : index
      %260 = arith.addi %252, %259 : index
      %261 = arith.muli %212, %c10 : index
      %262 = arith.addi %260, %261 : index
      %263 = vector.load %w[%262] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %264 = vector.bitcast %263 : vector<16xi8> to vector<4xi32>
      %265 = arith.shrui %264, %c19 : vector<4xi32>
      %266 = arith.andi %265, %c20 : vector<4xi32>
      %267 = arith.ori %266, %c21 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %264, %c22 : vector<4xi32>
      %270 = arith.andi %269, %c20 : vector<4xi32>
      %271 = arith.ori %270, %c21 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = arith.shrui %264, %c23 : vector<4xi32>
      %274 = arith.andi %273, %c20 : vector<4xi32>
      %275 = arith.ori %274, %c21 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %264, %c24 : vector<4xi32>
      %278 = arith.andi %277, %c20 : vector<4xi32>
      %279 = arith.ori %278, %c21 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = vector.shuffle %268, %272 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = vector.shuffle %276, %280 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = vector.shuffle %281, %282 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %284 = arith.subf %283, %c25 : vector<32xf16>
      %285 = vector.shuffle %284, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %286 = vector.shuffle %284, %284 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %287 = math.fma %285, %236, %244 : vector<16xf16>
      %288 = math.fma %286, %236, %244 : vector<16xf16>
      %289 = arith.addi %50, %c8 : index
      %290 = arith.remui %54, %c10 : index
      %291 = arith.addi %15, %c5 : index
      %292 = arith.divui %289, %c1 : index
      %293 = arith.muli %292, %c3 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.muli %290, %c18 : index
      %296 = arith.addi %294, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<2xf16>
      %299 = arith.divui %inputFeatures, %c2 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %291, %300 : index
      %302 = arith.muli %289, %c12 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.muli %290, %c6 : index
      %305 = arith.addi %303, %304 : index
      %306 = vector.load %w[%305] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %307 = vector.extract %298[0] : f16 from vector<2xf16>
      %308 = arith.extf %307 : f16 to f32
      %309 = vector.extract %306[0] : i8 from vector<2xi8>
      %310 = arith.extui %309 : i8 to i32
      %311 = arith.sitofp %310 : i32 to f32
      %312 = arith.mulf %308, %311 : f32
      %313 = arith.truncf %312 : f32 to f16
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = vector.extract %298[1] : f16 from vector<2xf16>
      %316 = arith.extf %315 : f16 to f32
      %317 = vector.extract %306[1] : i8 from vector<2xi8>
      %318 = arith.extui %317 : i8 to i32
      %319 = arith.sitofp %318 : i32 to f32
      %320 = arith.mulf %316, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = arith.addi %15, %c5 : index
      %324 = arith.divui %inputFeatures, %c2 : index
      %325 = arith.muli %324, %c3 : index
      %326 = arith.addi %325, %inputFeatures : index
      %327 = arith.addi %326, %c4 : index
      %328 = arith.divui %327, %c5 : index
      %329 = arith.muli %328, %c5 : index
      %330 = arith.addi %323, %329 : index
      %331 = arith.muli %inputFeatures, %c1 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %289, %c10 : index
      %334 = arith.addi %333, %290 : index
      %335 = arith.muli %334, %c7 : index
      %336 = arith.addi %332, %335 : index
      %337 = arith.muli %289, %c2 : index
      %338 = arith.addi %330, %337 : index
      %339 = arith.muli %290, %c10 : index
      %340 = arith.addi %338, %339 : index
      %341 = vector.load %w[%340] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %342 = vector.bitcast %341 : vector<16xi8> to vector<4xi32>
      %343 = arith.shrui %342, %c19 : vector<4xi32>
      %344 = arith.andi %343, %c20 : vector<4xi32>
      %345 = arith.ori %344, %c21 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %342, %c22 : vector<4xi32>
      %348 = arith.andi %347, %c20 : vector<4xi32>
      %349 = arith.ori %348, %c21 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %342, %c23 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %342, %c24 : vector<4xi32>
      %356 = arith.andi %355, %c20 : vector<4xi32>
      %357 = arith.ori %356, %c21 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = vector.shuffle %346, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = vector.shuffle %354, %358 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = vector.shuffle %359, %360 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %362 = arith.subf %361, %c25 : vector<32xf16>
      %363 = vector.shuffle %362, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %364 = vector.shuffle %362, %362 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %365 = math.fma %363, %314, %322 : vector<16xf16>
      %366 = math.fma %364, %314, %322 : vector<16xf16>
      %367 = arith.muli %50, %c6 : index
      %368 = arith.addi %367, %c7 : index
      %369 = arith.muli %tileRows, %c10 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.addi %36, %370 : index
      %372 = vector.load %24[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c1 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %24[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %131, %51 : vector<16xf16>, vector<8xf32>
      %378 = wave.mma %376, %287, %52 : vector<16xf16>, vector<8xf32>
      %379 = arith.muli %50, %c6 : index
      %380 = arith.addi %379, %c8 : index
      %381 = arith.muli %tileRows, %c10 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %36, %382 : index
      %384 = vector.load %24[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c1 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %24[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %132, %377 : vector<16xf16>, vector<8xf32>
      %390 = wave.mma %388, %288, %378 : vector<16xf16>, vector<8xf32>
      %391 = arith.muli %50, %c6 : index
      %392 = arith.addi %391, %c6 : index
      %393 = arith.muli %tileRows, %c10 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.addi %36, %394 : index
      %396 = vector.load %24[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.muli %tileRows, %c1 : index
      %398 = arith.addi %395, %397 : index
      %399 = vector.load %24[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = wave.mma %400, %209, %389 : vector<16xf16>, vector<8xf32>
      %402 = wave.mma %400, %365, %390 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %50, %c6 : index
      %404 = arith.addi %403, %c26 : index
      %405 = arith.muli %tileRows, %c10 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %36, %406 : index
      %408 = vector.load %24[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %24[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %210, %401 : vector<16xf16>, vector<8xf32>
      %414 = wave.mma %412, %366, %402 : vector<16xf16>, vector<8xf32>
      scf.yield %413, %414 : vector<8xf32>, vector<8xf32>
    }
    %415 = arith.select %43, %49, %42 : index
    %419:2 = scf.for %416 = %49 to %415 step %c8 iter_args(%417 = %53#0, %418 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %420 = wave.lane
      %421 = arith.addi %416, %c7 : index
      %422 = arith.remui %420, %c10 : index
      %423 = arith.addi %13, %c5 : index
      %424 = arith.divui %421, %c1 : index
      %425 = arith.muli %424, %c3 : index
      %426 = arith.addi %423, %425 : index
      %427 = arith.muli %422, %c18 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<2xf16>
      %431 = arith.divui %inputFeatures, %c2 : index
      %432 = arith.muli %431, %c3 : index
      %433 = arith.addi %423, %432 : index
      %434 = arith.muli %421, %c12 : index
      %435 = arith.addi %433, %434 : index
      %436 = arith.muli %422, %c6 : index
      %437 = arith.addi %435, %436 : index
      %438 = vector.load %w[%437] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %439 = vector.extract %430[0] : f16 from vector<2xf16>
      %440 = arith.extf %439 : f16 to f32
      %441 = vector.extract %438[0] : i8 from vector<2xi8>
      %442 = arith.extui %441 : i8 to i32
      %443 = arith.sitofp %442 : i32 to f32
      %444 = arith.mulf %440, %443 : f32
      %445 = arith.truncf %444 : f32 to f16
      %446 = vector.broadcast %445 : f16 to vector<16xf16>
      %447 = vector.extract %430[1] : f16 from vector<2xf16>
      %448 = arith.extf %447 : f16 to f32
      %449 = vector.extract %438[1] : i8 from vector<2xi8>
      %450 = arith.extui %449 : i8 to i32
      %451 = arith.sitofp %450 : i32 to f32
      %452 = arith.mulf %448, %451 : f32
      %453 = arith.truncf %452 : f32 to f16
      %454 = vector.broadcast %453 : f16 to vector<16xf16>
      %455 = arith.addi %13, %c5 : index
      %456 = arith.divui %inputFeatures, %c2 : index
      %457 = arith.muli %456, %c3 : index
      %458 = arith.addi %457, %inputFeatures : index
      %459 = arith.addi %458, %c4 : index
      %460 = arith.divui %459, %c5 : index
      %461 = arith.muli %460, %c5 : index
      %462 = arith.addi %455, %461 : index
      %463 = arith.muli %inputFeatures, %c1 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.muli %421, %c10 : index
      %466 = arith.addi %465, %422 : index
      %467 = arith.muli %466, %c7 : index
      %468 = arith.addi %464, %467 : index
      %469 = arith.muli %421, %c2 : index
      %470 = arith.addi %462, %469 : index
      %471 = arith.muli %422, %c10 : index
      %472 = arith.addi %470, %471 : index
      %473 = vector.load %w[%472] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %474 = vector.bitcast %473 : vector<16xi8> to vector<4xi32>
      %475 = arith.shrui %474, %c19 : vector<4xi32>
      %476 = arith.andi %475, %c20 : vector<4xi32>
      %477 = arith.ori %476, %c21 : vector<4xi32>
      %478 = vector.bitcast %477 : vector<4xi32> to vector<8xf16>
      %479 = arith.shrui %474, %c22 : vector<4xi32>
      %480 = arith.andi %479, %c20 : vector<4xi32>
      %481 = arith.ori %480, %c21 : vector<4xi32>
      %482 = vector.bitcast %481 : vector<4xi32> to vector<8xf16>
      %483 = arith.shrui %474, %c23 : vector<4xi32>
      %484 = arith.andi %483, %c20 : vector<4xi32>
      %485 = arith.ori %484, %c21 : vector<4xi32>
      %486 = vector.bitcast %485 : vector<4xi32> to vector<8xf16>
      %487 = arith.shrui %474, %c24 : vector<4xi32>
      %488 = arith.andi %487, %c20 : vector<4xi32>
      %489 = arith.ori %488, %c21 : vector<4xi32>
      %490 = vector.bitcast %489 : vector<4xi32> to vector<8xf16>
      %491 = vector.shuffle %478, %482 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = vector.shuffle %486, %490 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = vector.shuffle %491, %492 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %494 = arith.subf %493, %c25 : vector<32xf16>
      %495 = vector.shuffle %494, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %496 = vector.shuffle %494, %494 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %497 = math.fma %495, %446, %454 : vector<16xf16>
      %498 = math.fma %496, %446, %454 : vector<16xf16>
      %499 = arith.addi %416, %c7 : index
      %500 = arith.remui %420, %c10 : index
      %501 = arith.addi %15, %c5 : index
      %502 = arith.divui %499, %c1 : index
      %503 = arith.muli %502, %c3 : index
      %504 = arith.addi %501, %503 : index
      %505 = arith.muli %500, %c18 : index
      %506 = arith.addi %504, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<2xf16>
      %509 = arith.divui %inputFeatures, %c2 : index
      %510 = arith.muli %509, %c3 : index
      %511 = arith.addi %501, %510 : index
      %512 = arith.muli %499, %c12 : index
      %513 = arith.addi %511, %512 : index
      %514 = arith.muli %500, %c6 : index
      %515 = arith.addi %513, %514 : index
      %516 = vector.load %w[%515] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %517 = vector.extract %508[0] : f16 from vector<2xf16>
      %518 = arith.extf %517 : f16 to f32
      %519 = vector.extract %516[0] : i8 from vector<2xi8>
      %520 = arith.extui %519 : i8 to i32
      %521 = arith.sitofp %520 : i32 to f32
      %522 = arith.mulf %518, %521 : f32
      %523 = arith.truncf %522 : f32 to f16
      %524 = vector.broadcast %523 : f16 to vector<16xf16>
      %525 = vector.extract %508[1] : f16 from vector<2xf16>
      %526 = arith.extf %525 : f16 to f32
      %527 = vector.extract %516[1] : i8 from vector<2xi8>
      %528 = arith.extui %527 : i8 to i32
      %529 = arith.sitofp %528 : i32 to f32
      %530 = arith.mulf %526, %529 : f32
      %531 = arith.truncf %530 : f32 to f16
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = arith.addi %15, %c5 : index
      %534 = arith.divui %inputFeatures, %c2 : index
      %535 = arith.muli %534, %c3 : index
      %536 = arith.addi %535, %inputFeatures : index
      %537 = arith.addi %536, %c4 : index
      %538 = arith.divui %537, %c5 : index
      %539 = arith.muli %538, %c5 : index
      %540 = arith.addi %533, %539 : index
      %541 = arith.muli %inputFeatures, %c1 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %499, %c10 : index
      %544 = arith.addi %543, %500 : index
      %545 = arith.muli %544, %c7 : index
      %546 = arith.addi %542, %545 : index
      %547 = arith.muli %499, %c2 : index
      %548 = arith.addi %540, %547 : index
      %549 = arith.muli %500, %c10 : index
      %550 = arith.addi %548, %549 : index
      %551 = vector.load %w[%550] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %552 = vector.bitcast %551 : vector<16xi8> to vector<4xi32>
      %553 = arith.shrui %552, %c19 : vector<4xi32>
      %554 = arith.andi %553, %c20 : vector<4xi32>
      %555 = arith.ori %554, %c21 : vector<4xi32>
      %556 = vector.bitcast %555 : vector<4xi32> to vector<8xf16>
      %557 = arith.shrui %552, %c22 : vector<4xi32>
      %558 = arith.andi %557, %c20 : vector<4xi32>
      %559 = arith.ori %558, %c21 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = arith.shrui %552, %c23 : vector<4xi32>
      %562 = arith.andi %561, %c20 : vector<4xi32>
      %563 = arith.ori %562, %c21 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %552, %c24 : vector<4xi32>
      %566 = arith.andi %565, %c20 : vector<4xi32>
      %567 = arith.ori %566, %c21 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = vector.shuffle %556, %560 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = vector.shuffle %564, %568 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = vector.shuffle %569, %570 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %572 = arith.subf %571, %c25 : vector<32xf16>
      %573 = vector.shuffle %572, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %574 = vector.shuffle %572, %572 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %575 = math.fma %573, %524, %532 : vector<16xf16>
      %576 = math.fma %574, %524, %532 : vector<16xf16>
      %577 = arith.muli %416, %c6 : index
      %578 = arith.addi %577, %c7 : index
      %579 = arith.muli %tileRows, %c10 : index
      %580 = arith.muli %578, %579 : index
      %581 = arith.addi %36, %580 : index
      %582 = vector.load %24[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c1 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %24[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %497, %417 : vector<16xf16>, vector<8xf32>
      %588 = wave.mma %586, %575, %418 : vector<16xf16>, vector<8xf32>
      %589 = arith.muli %416, %c6 : index
      %590 = arith.addi %589, %c8 : index
      %591 = arith.muli %tileRows, %c10 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %36, %592 : index
      %594 = vector.load %24[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %24[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %498, %587 : vector<16xf16>, vector<8xf32>
      %600 = wave.mma %598, %576, %588 : vector<16xf16>, vector<8xf32>
      scf.yield %599, %600 : vector<8xf32>, vector<8xf32>
    }
    %601 = wave.lane
    %602 = vector.extract %419#0[0] : f32 from vector<8xf32>
    %603 = vector.extract %419#1[0] : f32 from vector<8xf32>
    %604 = wave.lane
    %605 = arith.addi %18, %c7 : index
    %606 = arith.muli %c7, %c6 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.divui %604, %c10 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.cmpi slt, %609, %17 : index
    scf.if %610 {
      %611 = arith.cmpi eq, %hasFactors, %c8 : index
      %612 = arith.muli %609, %c6 : index
      %613 = memref.load %factors[%612] : memref<?xf32>
      %614 = arith.mulf %613, %operandScale : f32
      %615 = arith.select %611, %614, %operandScale : f32
      %616 = arith.remui %604, %c10 : index
      %617 = arith.muli %616, %c18 : index
      %618 = arith.addi %13, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %615 : f32
      %623 = arith.mulf %602, %622 : f32
      %624 = arith.remui %604, %c10 : index
      %625 = arith.muli %624, %c18 : index
      %626 = arith.addi %15, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %615 : f32
      %631 = arith.mulf %603, %630 : f32
      %632 = arith.muli %609, %outputFeatures : index
      %633 = arith.addi %632, %20 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c10 : index
      %636 = arith.addi %633, %635 : index
      %637 = arith.addi %636, %c7 : index
      memref.store %623, %logits[%637] : memref<?xf32>
      %638 = arith.addi %636, %c10 : index
      memref.store %631, %logits[%638] : memref<?xf32>
    }
    %639 = vector.extract %419#0[1] : f32 from vector<8xf32>
    %640 = vector.extract %419#1[1] : f32 from vector<8xf32>
    %641 = wave.lane
    %642 = arith.addi %18, %c7 : index
    %643 = arith.muli %c8, %c6 : index
    %644 = arith.addi %642, %643 : index
    %645 = arith.divui %641, %c10 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.cmpi slt, %646, %17 : index
    scf.if %647 {
      %648 = arith.cmpi eq, %hasFactors, %c8 : index
      %649 = arith.muli %646, %c6 : index
      %650 = memref.load %factors[%649] : memref<?xf32>
      %651 = arith.mulf %650, %operandScale : f32
      %652 = arith.select %648, %651, %operandScale : f32
      %653 = arith.remui %641, %c10 : index
      %654 = arith.muli %653, %c18 : index
      %655 = arith.addi %13, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %652 : f32
      %660 = arith.mulf %639, %659 : f32
      %661 = arith.remui %641, %c10 : index
      %662 = arith.muli %661, %c18 : index
      %663 = arith.addi %15, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %652 : f32
      %668 = arith.mulf %640, %667 : f32
      %669 = arith.muli %646, %outputFeatures : index
      %670 = arith.addi %669, %20 : index
      %671 = wave.lane
      %672 = arith.remui %671, %c10 : index
      %673 = arith.addi %670, %672 : index
      %674 = arith.addi %673, %c7 : index
      memref.store %660, %logits[%674] : memref<?xf32>
      %675 = arith.addi %673, %c10 : index
      memref.store %668, %logits[%675] : memref<?xf32>
    }
    %676 = vector.extract %419#0[2] : f32 from vector<8xf32>
    %677 = vector.extract %419#1[2] : f32 from vector<8xf32>
    %678 = wave.lane
    %679 = arith.addi %18, %c7 : index
    %680 = arith.muli %c6, %c6 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c10 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %17 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c8 : index
      %686 = arith.muli %683, %c6 : index
      %687 = memref.load %factors[%686] : memref<?xf32>
      %688 = arith.mulf %687, %operandScale : f32
      %689 = arith.select %685, %688, %operandScale : f32
      %690 = arith.remui %678, %c10 : index
      %691 = arith.muli %690, %c18 : index
      %692 = arith.addi %13, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %689 : f32
      %697 = arith.mulf %676, %696 : f32
      %698 = arith.remui %678, %c10 : index
      %699 = arith.muli %698, %c18 : index
      %700 = arith.addi %15, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %689 : f32
      %705 = arith.mulf %677, %704 : f32
      %706 = arith.muli %683, %outputFeatures : index
      %707 = arith.addi %706, %20 : index
      %708 = wave.lane
      %709 = arith.remui %708, %c10 : index
      %710 = arith.addi %707, %709 : index
      %711 = arith.addi %710, %c7 : index
      memref.store %697, %logits[%711] : memref<?xf32>
      %712 = arith.addi %710, %c10 : index
      memref.store %705, %logits[%712] : memref<?xf32>
    }
    %713 = vector.extract %419#0[3] : f32 from vector<8xf32>
    %714 = vector.extract %419#1[3] : f32 from vector<8xf32>
    %715 = wave.lane
    %716 = arith.addi %18, %c7 : index
    %717 = arith.muli %c26, %c6 : index
    %718 = arith.addi %716, %717 : index
    %719 = arith.divui %715, %c10 : index
    %720 = arith.addi %718, %719 : index
    %721 = arith.cmpi slt, %720, %17 : index
    scf.if %721 {
      %722 = arith.cmpi eq, %hasFactors, %c8 : index
      %723 = arith.muli %720, %c6 : index
      %724 = memref.load %factors[%723] : memref<?xf32>
      %725 = arith.mulf %724, %operandScale : f32
      %726 = arith.select %722, %725, %operandScale : f32
      %727 = arith.remui %715, %c10 : index
      %728 = arith.muli %727, %c18 : index
      %729 = arith.addi %13, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %726 : f32
      %734 = arith.mulf %713, %733 : f32
      %735 = arith.remui %715, %c10 : index
      %736 = arith.muli %735, %c18 : index
      %737 = arith.addi %15, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %726 : f32
      %742 = arith.mulf %714, %741 : f32
      %743 = arith.muli %720, %outputFeatures : index
      %744 = arith.addi %743, %20 : index
      %745 = wave.lane
      %746 = arith.remui %745, %c10 : index
      %747 = arith.addi %744, %746 : index
      %748 = arith.addi %747, %c7 : index
      memref.store %734, %logits[%748] : memref<?xf32>
      %749 = arith.addi %747, %c10 : index
      memref.store %742, %logits[%749] : memref<?xf32>
    }
    %750 = vector.extract %419#0[4] : f32 from vector<8xf32>
    %751 = vector.extract %419#1[4] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %18, %c7 : index
    %754 = arith.muli %c18, %c6 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c10 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %17 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c8 : index
      %760 = arith.muli %757, %c6 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c10 : index
      %765 = arith.muli %764, %c18 : index
      %766 = arith.addi %13, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %750, %770 : f32
      %772 = arith.remui %752, %c10 : index
      %773 = arith.muli %772, %c18 : index
      %774 = arith.addi %15, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %20 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c10 : index
      %784 = arith.addi %781, %783 : index
      %785 = arith.addi %784, %c7 : index
      memref.store %771, %logits[%785] : memref<?xf32>
      %786 = arith.addi %784, %c10 : index
      memref.store %779, %logits[%786] : memref<?xf32>
    }
    %787 = vector.extract %419#0[5] : f32 from vector<8xf32>
    %788 = vector.extract %419#1[5] : f32 from vector<8xf32>
    %789 = wave.lane
    %790 = arith.addi %18, %c7 : index
    %791 = arith.muli %c29, %c6 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.divui %789, %c10 : index
    %794 = arith.addi %792, %793 : index
    %795 = arith.cmpi slt, %794, %17 : index
    scf.if %795 {
      %796 = arith.cmpi eq, %hasFactors, %c8 : index
      %797 = arith.muli %794, %c6 : index
      %798 = memref.load %factors[%797] : memref<?xf32>
      %799 = arith.mulf %798, %operandScale : f32
      %800 = arith.select %796, %799, %operandScale : f32
      %801 = arith.remui %789, %c10 : index
      %802 = arith.muli %801, %c18 : index
      %803 = arith.addi %13, %802 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %806, %800 : f32
      %808 = arith.mulf %787, %807 : f32
      %809 = arith.remui %789, %c10 : index
      %810 = arith.muli %809, %c18 : index
      %811 = arith.addi %15, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %800 : f32
      %816 = arith.mulf %788, %815 : f32
      %817 = arith.muli %794, %outputFeatures : index
      %818 = arith.addi %817, %20 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c10 : index
      %821 = arith.addi %818, %820 : index
      %822 = arith.addi %821, %c7 : index
      memref.store %808, %logits[%822] : memref<?xf32>
      %823 = arith.addi %821, %c10 : index
      memref.store %816, %logits[%823] : memref<?xf32>
    }
    %824 = vector.extract %419#0[6] : f32 from vector<8xf32>
    %825 = vector.extract %419#1[6] : f32 from vector<8xf32>
    %826 = wave.lane
    %827 = arith.addi %18, %c7 : index
    %828 = arith.muli %c30, %c6 : index
    %829 = arith.addi %827, %828 : index
    %830 = arith.divui %826, %c10 : index
    %831 = arith.addi %829, %830 : index
    %832 = arith.cmpi slt, %831, %17 : index
    scf.if %832 {
      %833 = arith.cmpi eq, %hasFactors, %c8 : index
      %834 = arith.muli %831, %c6 : index
      %835 = memref.load %factors[%834] : memref<?xf32>
      %836 = arith.mulf %835, %operandScale : f32
      %837 = arith.select %833, %836, %operandScale : f32
      %838 = arith.remui %826, %c10 : index
      %839 = arith.muli %838, %c18 : index
      %840 = arith.addi %13, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %837 : f32
      %845 = arith.mulf %824, %844 : f32
      %846 = arith.remui %826, %c10 : index
      %847 = arith.muli %846, %c18 : index
      %848 = arith.addi %15, %847 : index
      %849 = vector.load %w[%848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %850 = vector.bitcast %849 : vector<4xi8> to vector<1xf32>
      %851 = vector.extract %850[0] : f32 from vector<1xf32>
      %852 = arith.mulf %851, %837 : f32
      %853 = arith.mulf %825, %852 : f32
      %854 = arith.muli %831, %outputFeatures : index
      %855 = arith.addi %854, %20 : index
      %856 = wave.lane
      %857 = arith.remui %856, %c10 : index
      %858 = arith.addi %855, %857 : index
      %859 = arith.addi %858, %c7 : index
      memref.store %845, %logits[%859] : memref<?xf32>
      %860 = arith.addi %858, %c10 : index
      memref.store %853, %logits[%860] : memref<?xf32>
    }
    %861 = vector.extract %419#0[7] : f32 from vector<8xf32>
    %862 = vector.extract %419#1[7] : f32 from vector<8xf32>
    %863 = wave.lane
    %864 = arith.addi %18, %c7 : index
    %865 = arith.muli %c31, %c6 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.divui %863, %c10 : index
    %868 = arith.addi %866, %867 : index
    %869 = arith.cmpi slt, %868, %17 : index
    scf.if %869 {
      %870 = arith.cmpi eq, %hasFactors, %c8 : index
      %871 = arith.muli %868, %c6 : index
      %872 = memref.load %factors[%871] : memref<?xf32>
      %873 = arith.mulf %872, %operandScale : f32
      %874 = arith.select %870, %873, %operandScale : f32
      %875 = arith.remui %863, %c10 : index
      %876 = arith.muli %875, %c18 : index
      %877 = arith.addi %13, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %874 : f32
      %882 = arith.mulf %861, %881 : f32
      %883 = arith.remui %863, %c10 : index
      %884 = arith.muli %883, %c18 : index
      %885 = arith.addi %15, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %874 : f32
      %890 = arith.mulf %862, %889 : f32
      %891 = arith.muli %868, %outputFeatures : index
      %892 = arith.addi %891, %20 : index
      %893 = wave.lane
      %894 = arith.remui %893, %c10 : index
      %895 = arith.addi %892, %894 : index
      %896 = arith.addi %895, %c7 : index
      memref.store %882, %logits[%896] : memref<?xf32>
      %897 = arith.addi %895, %c10 : index
      memref.store %890, %logits[%897] : memref<?xf32>
    }
  }
  %898 = arith.muli %experts, %c8 : index
  %899 = wave.scratch %898 : memref<?xf32>
  %900 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %900 {
    %901 = arith.addi %18, %c10 : index
    %902 = arith.minsi %901, %17 : index
    %903 = wave.wave
    %904 = arith.addi %18, %903 : index
    scf.for %905 = %904 to %902 step %c8 {
      %906 = wave.wave
      %907 = arith.muli %906, %experts : index
      %908 = wave.lane
      %909 = arith.muli %905, %logitsWidth : index
      %912 = scf.for %910 = %908 to %experts step %c12 iter_args(%911 = %c36) -> (f32) {
        %913 = arith.addi %909, %910 : index
        %914 = memref.load %logits[%913] : memref<?xf32>
        %915 = arith.maximumf %911, %914 : f32
        scf.yield %915 : f32
      }
      %916 = vector.broadcast %912 : f32 to vector<1xf32>
      %917 = wave.reduce "max" %916 : vector<1xf32>
      %920 = scf.for %918 = %908 to %experts step %c12 iter_args(%919 = %c37) -> (f32) {
        %921 = arith.addi %909, %918 : index
        %922 = memref.load %logits[%921] : memref<?xf32>
        %923 = arith.subf %922, %917 : f32
        %924 = arith.mulf %923, %c38 : f32
        %925 = wave.exp2 %924 : f32
        %926 = arith.addi %907, %918 : index
        memref.store %925, %899[%926] : memref<?xf32>
        %927 = arith.addf %919, %925 : f32
        scf.yield %927 : f32
      }
      %928 = vector.broadcast %920 : f32 to vector<1xf32>
      %929 = wave.reduce "add" %928 : vector<1xf32>
      scf.for %930 = %908 to %experts step %c12 {
        %931 = arith.addi %907, %930 : index
        %932 = memref.load %899[%931] : memref<?xf32>
        %933 = arith.divf %932, %929 : f32
        %934 = arith.addi %907, %930 : index
        memref.store %933, %899[%934] : memref<?xf32>
      }
      %939:3 = scf.for %935 = %c7 to %expertsPerToken step %c8 iter_args(%936 = %c37, %937 = %c37, %938 = %c39) -> (f32, f32, i32) {
        %943:2 = scf.for %940 = %908 to %experts step %c12 iter_args(%941 = %c40, %942 = %c37) -> (f32, f32) {
          %944 = arith.addi %907, %940 : index
          %945 = memref.load %899[%944] : memref<?xf32>
          %946 = arith.cmpf ogt, %945, %941 : f32
          %947 = arith.index_cast %940 : index to i32
          %948 = arith.sitofp %947 : i32 to f32
          %949 = arith.select %946, %945, %941 : f32
          %950 = arith.select %946, %948, %942 : f32
          scf.yield %949, %950 : f32, f32
        }
        %951 = vector.broadcast %943#0 : f32 to vector<1xf32>
        %952 = wave.reduce "max" %951 : vector<1xf32>
        %953 = arith.cmpf oeq, %943#0, %952 : f32
        %954 = arith.subf %c37, %943#1 : f32
        %955 = arith.select %953, %954, %c41 : f32
        %956 = vector.broadcast %955 : f32 to vector<1xf32>
        %957 = wave.reduce "max" %956 : vector<1xf32>
        %958 = arith.subf %c37, %957 : f32
        %959 = arith.fptosi %958 : f32 to i32
        %960 = arith.index_cast %959 : i32 to index
        %961 = arith.remui %960, %c12 : index
        %962 = arith.cmpi eq, %961, %908 : index
        scf.if %962 {
          %963 = arith.addi %907, %960 : index
          memref.store %c42, %899[%963] : memref<?xf32>
        }
        %964 = arith.cmpi eq, %935, %908 : index
        %965 = arith.addf %936, %952 : f32
        %966 = arith.select %964, %952, %937 : f32
        %967 = arith.select %964, %959, %938 : i32
        scf.yield %965, %966, %967 : f32, f32, i32
      }
      %968 = arith.cmpi eq, %normalize, %c8 : index
      %969 = arith.divf %939#1, %939#0 : f32
      %970 = arith.select %968, %969, %939#1 : f32
      %971 = arith.cmpi slt, %908, %expertsPerToken : index
      scf.if %971 {
        %972 = arith.muli %905, %expertsPerToken : index
        %973 = arith.addi %972, %908 : index
        memref.store %970, %weights[%973] : memref<?xf32>
        %974 = arith.muli %905, %expertsPerToken : index
        %975 = arith.addi %974, %908 : index
        memref.store %939#2, %ids_out[%975] : memref<?xi32>
      }
    }
  }
  wave.return
}
