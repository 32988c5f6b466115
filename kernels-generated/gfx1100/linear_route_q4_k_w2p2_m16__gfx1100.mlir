// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c38 = arith.constant 0xFF61B1E6 : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant 0x3FB8AA3B : f32
  %c41 = arith.constant 0 : i32
  %c42 = arith.constant 0xC0000000 : f32
  %c43 = arith.constant 0xCB800000 : f32
  %c44 = arith.constant 0xBF800000 : f32
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
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.remui %c7, %c10 : index
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c1 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c6 : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c6 iter_args(%57 = %c15, %58 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c7 : index
      %62 = arith.remui %60, %c10 : index
      %63 = arith.addi %13, %c5 : index
      %64 = arith.divui %61, %c1 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c18 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c2 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c13 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c6 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<2xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = arith.addi %13, %c5 : index
      %96 = arith.divui %inputFeatures, %c2 : index
      %97 = arith.muli %96, %c3 : index
      %98 = arith.addi %97, %inputFeatures : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.divui %99, %c5 : index
      %101 = arith.muli %100, %c5 : index
      %102 = arith.addi %95, %101 : index
      %103 = arith.muli %inputFeatures, %c1 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %61, %c10 : index
      %106 = arith.addi %105, %62 : index
      %107 = arith.muli %106, %c7 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %61, %c2 : index
      %110 = arith.addi %102, %109 : index
      %111 = arith.muli %62, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c19 : vector<4xi32>
      %116 = arith.andi %115, %c20 : vector<4xi32>
      %117 = arith.ori %116, %c21 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %114, %c22 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.ori %120, %c21 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c23 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %114, %c24 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c25 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %86, %94 : vector<16xf16>
      %138 = math.fma %136, %86, %94 : vector<16xf16>
      %139 = arith.addi %56, %c8 : index
      %140 = arith.remui %60, %c10 : index
      %141 = arith.addi %13, %c5 : index
      %142 = arith.divui %139, %c1 : index
      %143 = arith.muli %142, %c3 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %140, %c18 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %148 = vector.bitcast %147 : vector<4xi8> to vector<2xf16>
      %149 = arith.divui %inputFeatures, %c2 : index
      %150 = arith.muli %149, %c3 : index
      %151 = arith.addi %141, %150 : index
      %152 = arith.muli %139, %c13 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %140, %c6 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %157 = vector.extract %148[0] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %156[0] : i8 from vector<2xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = vector.extract %148[1] : f16 from vector<2xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %156[1] : i8 from vector<2xi8>
      %168 = arith.extui %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %13, %c5 : index
      %174 = arith.divui %inputFeatures, %c2 : index
      %175 = arith.muli %174, %c3 : index
      %176 = arith.addi %175, %inputFeatures : index
      %177 = arith.addi %176, %c4 : index
      %178 = arith.divui %177, %c5 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.addi %173, %179 : index
      %181 = arith.muli %inputFeatures, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %139, %c10 : index
      %184 = arith.addi %183, %140 : index
      %185 = arith.muli %184, %c7 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %139, %c2 : index
      %188 = arith.addi %180, %187 : index
      %189 = arith.muli %140, %c10 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.shrui %192, %c19 : vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.ori %194, %c21 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %192, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.ori %198, %c21 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %192, %c23 : vector<4xi32>
      %202 = arith.andi %201, %c20 : vector<4xi32>
      %203 = arith.ori %202, %c21 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %192, %c24 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.ori %206, %c21 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c25 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %164, %172 : vector<16xf16>
      %216 = math.fma %214, %164, %172 : vector<16xf16>
      %217 = arith.addi %56, %c7 : index
      %218 = arith.remui %60, %c10 : index
      %219 = arith.addi %15, %c5 : index
      %220 = arith.divui %217, %c1 : index
      %221 = arith.muli %220, %c3 : index
      %222 = arith.addi %219, %221 : index
      %223 = arith.muli %218, %c18 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %226 = vector.bitcast %225 : vector<4xi8> to vector<2xf16>
      %227 = arith.divui %inputFeatures, %c2 : index
      %228 = arith.muli %227, %c3 : index
      %229 = arith.addi %219, %228 : index
      %230 = arith.muli %217, %c13 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.muli %218, %c6 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %235 = vector.extract %226[0] : f16 from vector<2xf16>
      %236 = arith.extf %235 : f16 to f32
      %237 = vector.extract %234[0] : i8 from vector<2xi8>
      %238 = arith.extui %237 : i8 to i32
      %239 = arith.sitofp %238 : i32 to f32
      %240 = arith.mulf %236, %239 : f32
      %241 = arith.truncf %240 : f32 to f16
      %242 = vector.broadcast %241 : f16 to vector<16xf16>
      %243 = vector.extract %226[1] : f16 from vector<2xf16>
      %244 = arith.extf %243 : f16 to f32
      %245 = vector.extract %234[1] : i8 from vector<2xi8>
      %246 = arith.extui %245 : i8 to i32
      %247 = arith.sitofp %246 : i32 to f32
      %248 = arith.mulf %244, %247 : f32
      %249 = arith.truncf %248 : f32 to f16
      %250 = vector.broadcast %249 : f16 to vector<16xf16>
      %251 = arith.addi %15, %c5 : index
      %252 = arith.divui %inputFeatures, %c2 : index
      %253 = arith.muli %252, %c3 : index
      %254 = arith.addi %253, %inputFeatures : index
      %255 = arith.addi %254, %c4 : index
      %256 = arith.divui %255, %c5 : index
      %257 = arith.muli %256, %c5 : index
      %258 = arith.addi %251, %257 : index
      %259 = arith.muli %inputFeatures, %c1 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.muli %217, %c10 : index
      %262 = arith.addi %261, %218 : index
      %263 = arith.muli %262, %c7 : index
      %264 = arith.addi %260, %263 : index
      %265 = arith.muli %217, %c2 : index
      %266 = arith.addi %258, %265 : index
      %267 = arith.muli %218, %c10 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %w[%268] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %270 = vector.bitcast %269 : vector<16xi8> to vector<4xi32>
      %271 = arith.shrui %270, %c19 : vector<4xi32>
      %272 = arith.andi %271, %c20 : vector<4xi32>
      %273 = arith.ori %272, %c21 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = arith.shrui %270, %c22 : vector<4xi32>
      %276 = arith.andi %275, %c20 : vector<4xi32>
      %277 = arith.ori %276, %c21 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %270, %c23 : vector<4xi32>
      %280 = arith.andi %279, %c20 : vector<4xi32>
      %281 = arith.ori %280, %c21 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %270, %c24 : vector<4xi32>
      %284 = arith.andi %283, %c20 : vector<4xi32>
      %285 = arith.ori %284, %c21 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = vector.shuffle %274, %278 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = vector.shuffle %282, %286 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %287, %288 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %290 = arith.subf %289, %c25 : vector<32xf16>
      %291 = vector.shuffle %290, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %292 = vector.shuffle %290, %290 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %293 = math.fma %291, %242, %250 : vector<16xf16>
      %294 = math.fma %292, %242, %250 : vector<16xf16>
      %295 = arith.addi %56, %c8 : index
      %296 = arith.remui %60, %c10 : index
      %297 = arith.addi %15, %c5 : index
      %298 = arith.divui %295, %c1 : index
      %299 = arith.muli %298, %c3 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.muli %296, %c18 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<2xf16>
      %305 = arith.divui %inputFeatures, %c2 : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %297, %306 : index
      %308 = arith.muli %295, %c13 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %296, %c6 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %313 = vector.extract %304[0] : f16 from vector<2xf16>
      %314 = arith.extf %313 : f16 to f32
      %315 = vector.extract %312[0] : i8 from vector<2xi8>
      %316 = arith.extui %315 : i8 to i32
      %317 = arith.sitofp %316 : i32 to f32
      %318 = arith.mulf %314, %317 : f32
      %319 = arith.truncf %318 : f32 to f16
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %304[1] : f16 from vector<2xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %312[1] : i8 from vector<2xi8>
      %324 = arith.extui %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = arith.addi %15, %c5 : index
      %330 = arith.divui %inputFeatures, %c2 : index
      %331 = arith.muli %330, %c3 : index
      %332 = arith.addi %331, %inputFeatures : index
      %333 = arith.addi %332, %c4 : index
      %334 = arith.divui %333, %c5 : index
      %335 = arith.muli %334, %c5 : index
      %336 = arith.addi %329, %335 : index
      %337 = arith.muli %inputFeatures, %c1 : index
      %338 = arith.addi %336, %337 : index
      %339 = arith.muli %295, %c10 : index
      %340 = arith.addi %339, %296 : index
      %341 = arith.muli %340, %c7 : index
      %342 = arith.addi %338, %341 : index
      %343 = arith.muli %295, %c2 : index
      %344 = arith.addi %336, %343 : index
      %345 = arith.muli %296, %c10 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %348 = vector.bitcast %347 : vector<16xi8> to vector<4xi32>
      %349 = arith.shrui %348, %c19 : vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.ori %350, %c21 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %348, %c22 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.ori %354, %c21 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %348, %c23 : vector<4xi32>
      %358 = arith.andi %357, %c20 : vector<4xi32>
      %359 = arith.ori %358, %c21 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %348, %c24 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.ori %362, %c21 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = vector.shuffle %360, %364 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %365, %366 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %368 = arith.subf %367, %c25 : vector<32xf16>
      %369 = vector.shuffle %368, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %370 = vector.shuffle %368, %368 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %371 = math.fma %369, %320, %328 : vector<16xf16>
      %372 = math.fma %370, %320, %328 : vector<16xf16>
      %373 = arith.muli %56, %c6 : index
      %374 = arith.addi %373, %c7 : index
      %375 = arith.muli %tileRows, %c10 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %42, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c1 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %137, %57 : vector<16xf16>, vector<8xf32>
      %384 = wave.mma %382, %293, %58 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %56, %c6 : index
      %386 = arith.addi %385, %c8 : index
      %387 = arith.muli %tileRows, %c10 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %42, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c1 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %138, %383 : vector<16xf16>, vector<8xf32>
      %396 = wave.mma %394, %294, %384 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %56, %c6 : index
      %398 = arith.addi %397, %c6 : index
      %399 = arith.muli %tileRows, %c10 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %42, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %215, %395 : vector<16xf16>, vector<8xf32>
      %408 = wave.mma %406, %371, %396 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %56, %c6 : index
      %410 = arith.addi %409, %c26 : index
      %411 = arith.muli %tileRows, %c10 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %42, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c1 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %216, %407 : vector<16xf16>, vector<8xf32>
      %420 = wave.mma %418, %372, %408 : vector<16xf16>, vector<8xf32>
      scf.yield %419, %420 : vector<8xf32>, vector<8xf32>
    }
    %421 = arith.select %49, %55, %48 : index
    %425:2 = scf.for %422 = %55 to %421 step %c8 iter_args(%423 = %59#0, %424 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %426 = wave.lane
      %427 = arith.addi %422, %c7 : index
      %428 = arith.remui %426, %c10 : index
      %429 = arith.addi %13, %c5 : index
      %430 = arith.divui %427, %c1 : index
      %431 = arith.muli %430, %c3 : index
      %432 = arith.addi %429, %431 : index
      %433 = arith.muli %428, %c18 : index
      %434 = arith.addi %432, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<2xf16>
      %437 = arith.divui %inputFeatures, %c2 : index
      %438 = arith.muli %437, %c3 : index
      %439 = arith.addi %429, %438 : index
      %440 = arith.muli %427, %c13 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.muli %428, %c6 : index
      %443 = arith.addi %441, %442 : index
      %444 = vector.load %w[%443] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %445 = vector.extract %436[0] : f16 from vector<2xf16>
      %446 = arith.extf %445 : f16 to f32
      %447 = vector.extract %444[0] : i8 from vector<2xi8>
      %448 = arith.extui %447 : i8 to i32
      %449 = arith.sitofp %448 : i32 to f32
      %450 = arith.mulf %446, %449 : f32
      %451 = arith.truncf %450 : f32 to f16
      %452 = vector.broadcast %451 : f16 to vector<16xf16>
      %453 = vector.extract %436[1] : f16 from vector<2xf16>
      %454 = arith.extf %453 : f16 to f32
      %455 = vector.extract %444[1] : i8 from vector<2xi8>
      %456 = arith.extui %455 : i8 to i32
      %457 = arith.sitofp %456 : i32 to f32
      %458 = arith.mulf %454, %457 : f32
      %459 = arith.truncf %458 : f32 to f16
      %460 = vector.broadcast %459 : f16 to vector<16xf16>
      %461 = arith.addi %13, %c5 : index
      %462 = arith.divui %inputFeatures, %c2 : index
      %463 = arith.muli %462, %c3 : index
      %464 = arith.addi %463, %inputFeatures : index
      %465 = arith.addi %464, %c4 : index
      %466 = arith.divui %465, %c5 : index
      %467 = arith.muli %466, %c5 : index
      %468 = arith.addi %461, %467 : index
      %469 = arith.muli %inputFeatures, %c1 : index
      %470 = arith.addi %468, %469 : index
      %471 = arith.muli %427, %c10 : index
      %472 = arith.addi %471, %428 : index
      %473 = arith.muli %472, %c7 : index
      %474 = arith.addi %470, %473 : index
      %475 = arith.muli %427, %c2 : index
      %476 = arith.addi %468, %475 : index
      %477 = arith.muli %428, %c10 : index
      %478 = arith.addi %476, %477 : index
      %479 = vector.load %w[%478] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %480 = vector.bitcast %479 : vector<16xi8> to vector<4xi32>
      %481 = arith.shrui %480, %c19 : vector<4xi32>
      %482 = arith.andi %481, %c20 : vector<4xi32>
      %483 = arith.ori %482, %c21 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = arith.shrui %480, %c22 : vector<4xi32>
      %486 = arith.andi %485, %c20 : vector<4xi32>
      %487 = arith.ori %486, %c21 : vector<4xi32>
      %488 = vector.bitcast %487 : vector<4xi32> to vector<8xf16>
      %489 = arith.shrui %480, %c23 : vector<4xi32>
      %490 = arith.andi %489, %c20 : vector<4xi32>
      %491 = arith.ori %490, %c21 : vector<4xi32>
      %492 = vector.bitcast %491 : vector<4xi32> to vector<8xf16>
      %493 = arith.shrui %480, %c24 : vector<4xi32>
      %494 = arith.andi %493, %c20 : vector<4xi32>
      %495 = arith.ori %494, %c21 : vector<4xi32>
      %496 = vector.bitcast %495 : vector<4xi32> to vector<8xf16>
      %497 = vector.shuffle %484, %488 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = vector.shuffle %492, %496 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = vector.shuffle %497, %498 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %500 = arith.subf %499, %c25 : vector<32xf16>
      %501 = vector.shuffle %500, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %502 = vector.shuffle %500, %500 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %503 = math.fma %501, %452, %460 : vector<16xf16>
      %504 = math.fma %502, %452, %460 : vector<16xf16>
      %505 = arith.addi %422, %c7 : index
      %506 = arith.remui %426, %c10 : index
      %507 = arith.addi %15, %c5 : index
      %508 = arith.divui %505, %c1 : index
      %509 = arith.muli %508, %c3 : index
      %510 = arith.addi %507, %509 : index
      %511 = arith.muli %506, %c18 : index
      %512 = arith.addi %510, %511 : index
      %513 = vector.load %w[%512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %514 = vector.bitcast %513 : vector<4xi8> to vector<2xf16>
      %515 = arith.divui %inputFeatures, %c2 : index
      %516 = arith.muli %515, %c3 : index
      %517 = arith.addi %507, %516 : index
      %518 = arith.muli %505, %c13 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.muli %506, %c6 : index
      %521 = arith.addi %519, %520 : index
      %522 = vector.load %w[%521] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %523 = vector.extract %514[0] : f16 from vector<2xf16>
      %524 = arith.extf %523 : f16 to f32
      %525 = vector.extract %522[0] : i8 from vector<2xi8>
      %526 = arith.extui %525 : i8 to i32
      %527 = arith.sitofp %526 : i32 to f32
      %528 = arith.mulf %524, %527 : f32
      %529 = arith.truncf %528 : f32 to f16
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = vector.extract %514[1] : f16 from vector<2xf16>
      %532 = arith.extf %531 : f16 to f32
      %533 = vector.extract %522[1] : i8 from vector<2xi8>
      %534 = arith.extui %533 : i8 to i32
      %535 = arith.sitofp %534 : i32 to f32
      %536 = arith.mulf %532, %535 : f32
      %537 = arith.truncf %536 : f32 to f16
      %538 = vector.broadcast %537 : f16 to vector<16xf16>
      %539 = arith.addi %15, %c5 : index
      %540 = arith.divui %inputFeatures, %c2 : index
      %541 = arith.muli %540, %c3 : index
      %542 = arith.addi %541, %inputFeatures : index
      %543 = arith.addi %542, %c4 : index
      %544 = arith.divui %543, %c5 : index
      %545 = arith.muli %544, %c5 : index
      %546 = arith.addi %539, %545 : index
      %547 = arith.muli %inputFeatures, %c1 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %505, %c10 : index
      %550 = arith.addi %549, %506 : index
      %551 = arith.muli %550, %c7 : index
      %552 = arith.addi %548, %551 : index
      %553 = arith.muli %505, %c2 : index
      %554 = arith.addi %546, %553 : index
      %555 = arith.muli %506, %c10 : index
      %556 = arith.addi %554, %555 : index
      %557 = vector.load %w[%556] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %558 = vector.bitcast %557 : vector<16xi8> to vector<4xi32>
      %559 = arith.shrui %558, %c19 : vector<4xi32>
      %560 = arith.andi %559, %c20 : vector<4xi32>
      %561 = arith.ori %560, %c21 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %558, %c22 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.ori %564, %c21 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %558, %c23 : vector<4xi32>
      %568 = arith.andi %567, %c20 : vector<4xi32>
      %569 = arith.ori %568, %c21 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %558, %c24 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.ori %572, %c21 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = vector.shuffle %562, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %575, %576 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %578 = arith.subf %577, %c25 : vector<32xf16>
      %579 = vector.shuffle %578, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %580 = vector.shuffle %578, %578 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %581 = math.fma %579, %530, %538 : vector<16xf16>
      %582 = math.fma %580, %530, %538 : vector<16xf16>
      %583 = arith.muli %422, %c6 : index
      %584 = arith.addi %583, %c7 : index
      %585 = arith.muli %tileRows, %c10 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %42, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c1 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %503, %423 : vector<16xf16>, vector<8xf32>
      %594 = wave.mma %592, %581, %424 : vector<16xf16>, vector<8xf32>
      %595 = arith.muli %422, %c6 : index
      %596 = arith.addi %595, %c8 : index
      %597 = arith.muli %tileRows, %c10 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %42, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %504, %593 : vector<16xf16>, vector<8xf32>
      %606 = wave.mma %604, %582, %594 : vector<16xf16>, vector<8xf32>
      scf.yield %605, %606 : vector<8xf32>, vector<8xf32>
    }
    %607 = wave.lane
    %608 = wave.wave
    %609 = arith.muli %608, %c6 : index
    %610 = arith.addi %609, %c7 : index
    %611 = arith.muli %610, %c2 : index
    %612 = arith.addi %611, %607 : index
    %613 = vector.extract %425#0[0] : f32 from vector<8xf32>
    %614 = arith.addi %612, %c7 : index
    memref.store %613, %19[%614] : memref<?xf32>
    %615 = vector.extract %425#0[1] : f32 from vector<8xf32>
    %616 = arith.addi %612, %c13 : index
    memref.store %615, %19[%616] : memref<?xf32>
    %617 = vector.extract %425#0[2] : f32 from vector<8xf32>
    %618 = arith.addi %612, %c3 : index
    memref.store %617, %19[%618] : memref<?xf32>
    %619 = vector.extract %425#0[3] : f32 from vector<8xf32>
    %620 = arith.addi %612, %c27 : index
    memref.store %619, %19[%620] : memref<?xf32>
    %621 = vector.extract %425#0[4] : f32 from vector<8xf32>
    %622 = arith.addi %612, %c5 : index
    memref.store %621, %19[%622] : memref<?xf32>
    %623 = vector.extract %425#0[5] : f32 from vector<8xf32>
    %624 = arith.addi %612, %c28 : index
    memref.store %623, %19[%624] : memref<?xf32>
    %625 = vector.extract %425#0[6] : f32 from vector<8xf32>
    %626 = arith.addi %612, %c29 : index
    memref.store %625, %19[%626] : memref<?xf32>
    %627 = vector.extract %425#0[7] : f32 from vector<8xf32>
    %628 = arith.addi %612, %c30 : index
    memref.store %627, %19[%628] : memref<?xf32>
    %629 = arith.muli %608, %c6 : index
    %630 = arith.addi %629, %c8 : index
    %631 = arith.muli %630, %c2 : index
    %632 = arith.addi %631, %607 : index
    %633 = vector.extract %425#1[0] : f32 from vector<8xf32>
    %634 = arith.addi %632, %c7 : index
    memref.store %633, %19[%634] : memref<?xf32>
    %635 = vector.extract %425#1[1] : f32 from vector<8xf32>
    %636 = arith.addi %632, %c13 : index
    memref.store %635, %19[%636] : memref<?xf32>
    %637 = vector.extract %425#1[2] : f32 from vector<8xf32>
    %638 = arith.addi %632, %c3 : index
    memref.store %637, %19[%638] : memref<?xf32>
    %639 = vector.extract %425#1[3] : f32 from vector<8xf32>
    %640 = arith.addi %632, %c27 : index
    memref.store %639, %19[%640] : memref<?xf32>
    %641 = vector.extract %425#1[4] : f32 from vector<8xf32>
    %642 = arith.addi %632, %c5 : index
    memref.store %641, %19[%642] : memref<?xf32>
    %643 = vector.extract %425#1[5] : f32 from vector<8xf32>
    %644 = arith.addi %632, %c28 : index
    memref.store %643, %19[%644] : memref<?xf32>
    %645 = vector.extract %425#1[6] : f32 from vector<8xf32>
    %646 = arith.addi %632, %c29 : index
    memref.store %645, %19[%646] : memref<?xf32>
    %647 = vector.extract %425#1[7] : f32 from vector<8xf32>
    %648 = arith.addi %632, %c30 : index
    memref.store %647, %19[%648] : memref<?xf32>
    wave.barrier
    %649 = arith.muli %608, %c18 : index
    %650 = arith.addi %649, %c7 : index
    %651 = arith.muli %650, %c13 : index
    %652 = arith.addi %651, %607 : index
    %653 = arith.addi %652, %c7 : index
    %654 = memref.load %19[%653] : memref<?xf32>
    %655 = arith.addi %653, %c31 : index
    %656 = memref.load %19[%655] : memref<?xf32>
    %657 = arith.addf %654, %656 : f32
    %658 = arith.muli %650, %c13 : index
    %659 = arith.addi %658, %607 : index
    %660 = arith.addi %659, %c2 : index
    %661 = memref.load %19[%660] : memref<?xf32>
    %662 = arith.addi %660, %c31 : index
    %663 = memref.load %19[%662] : memref<?xf32>
    %664 = arith.addf %661, %663 : f32
    %665 = wave.lane
    %666 = arith.addi %18, %c7 : index
    %667 = arith.muli %650, %c6 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.divui %665, %c10 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %17 : index
    scf.if %671 {
      %672 = arith.cmpi eq, %hasFactors, %c8 : index
      %673 = arith.muli %670, %c6 : index
      %674 = memref.load %factors[%673] : memref<?xf32>
      %675 = arith.mulf %674, %operandScale : f32
      %676 = arith.select %672, %675, %operandScale : f32
      %677 = arith.remui %665, %c10 : index
      %678 = arith.muli %677, %c18 : index
      %679 = arith.addi %13, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %676 : f32
      %684 = arith.mulf %657, %683 : f32
      %685 = arith.remui %665, %c10 : index
      %686 = arith.muli %685, %c18 : index
      %687 = arith.addi %15, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %676 : f32
      %692 = arith.mulf %664, %691 : f32
      %693 = arith.muli %670, %outputFeatures : index
      %694 = arith.addi %693, %21 : index
      %695 = wave.lane
      %696 = arith.remui %695, %c10 : index
      %697 = arith.addi %694, %696 : index
      %698 = arith.addi %697, %c7 : index
      memref.store %684, %logits[%698] : memref<?xf32>
      %699 = arith.addi %697, %c10 : index
      memref.store %692, %logits[%699] : memref<?xf32>
    }
    %700 = arith.muli %608, %c18 : index
    %701 = arith.addi %700, %c8 : index
    %702 = arith.muli %701, %c13 : index
    %703 = arith.addi %702, %607 : index
    %704 = arith.addi %703, %c7 : index
    %705 = memref.load %19[%704] : memref<?xf32>
    %706 = arith.addi %704, %c31 : index
    %707 = memref.load %19[%706] : memref<?xf32>
    %708 = arith.addf %705, %707 : f32
    %709 = arith.muli %701, %c13 : index
    %710 = arith.addi %709, %607 : index
    %711 = arith.addi %710, %c2 : index
    %712 = memref.load %19[%711] : memref<?xf32>
    %713 = arith.addi %711, %c31 : index
    %714 = memref.load %19[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = wave.lane
    %717 = arith.addi %18, %c7 : index
    %718 = arith.muli %701, %c6 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.divui %716, %c10 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.cmpi slt, %721, %17 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c8 : index
      %724 = arith.muli %721, %c6 : index
      %725 = memref.load %factors[%724] : memref<?xf32>
      %726 = arith.mulf %725, %operandScale : f32
      %727 = arith.select %723, %726, %operandScale : f32
      %728 = arith.remui %716, %c10 : index
      %729 = arith.muli %728, %c18 : index
      %730 = arith.addi %13, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %727 : f32
      %735 = arith.mulf %708, %734 : f32
      %736 = arith.remui %716, %c10 : index
      %737 = arith.muli %736, %c18 : index
      %738 = arith.addi %15, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %727 : f32
      %743 = arith.mulf %715, %742 : f32
      %744 = arith.muli %721, %outputFeatures : index
      %745 = arith.addi %744, %21 : index
      %746 = wave.lane
      %747 = arith.remui %746, %c10 : index
      %748 = arith.addi %745, %747 : index
      %749 = arith.addi %748, %c7 : index
      memref.store %735, %logits[%749] : memref<?xf32>
      %750 = arith.addi %748, %c10 : index
      memref.store %743, %logits[%750] : memref<?xf32>
    }
    %751 = arith.muli %608, %c18 : index
    %752 = arith.addi %751, %c6 : index
    %753 = arith.muli %752, %c13 : index
    %754 = arith.addi %753, %607 : index
    %755 = arith.addi %754, %c7 : index
    %756 = memref.load %19[%755] : memref<?xf32>
    %757 = arith.addi %755, %c31 : index
    %758 = memref.load %19[%757] : memref<?xf32>
    %759 = arith.addf %756, %758 : f32
    %760 = arith.muli %752, %c13 : index
    %761 = arith.addi %760, %607 : index
    %762 = arith.addi %761, %c2 : index
    %763 = memref.load %19[%762] : memref<?xf32>
    %764 = arith.addi %762, %c31 : index
    %765 = memref.load %19[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = wave.lane
    %768 = arith.addi %18, %c7 : index
    %769 = arith.muli %752, %c6 : index
    %770 = arith.addi %768, %769 : index
    %771 = arith.divui %767, %c10 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.cmpi slt, %772, %17 : index
    scf.if %773 {
      %774 = arith.cmpi eq, %hasFactors, %c8 : index
      %775 = arith.muli %772, %c6 : index
      %776 = memref.load %factors[%775] : memref<?xf32>
      %777 = arith.mulf %776, %operandScale : f32
      %778 = arith.select %774, %777, %operandScale : f32
      %779 = arith.remui %767, %c10 : index
      %780 = arith.muli %779, %c18 : index
      %781 = arith.addi %13, %780 : index
      %782 = vector.load %w[%781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %783 = vector.bitcast %782 : vector<4xi8> to vector<1xf32>
      %784 = vector.extract %783[0] : f32 from vector<1xf32>
      %785 = arith.mulf %784, %778 : f32
      %786 = arith.mulf %759, %785 : f32
      %787 = arith.remui %767, %c10 : index
      %788 = arith.muli %787, %c18 : index
      %789 = arith.addi %15, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %778 : f32
      %794 = arith.mulf %766, %793 : f32
      %795 = arith.muli %772, %outputFeatures : index
      %796 = arith.addi %795, %21 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c10 : index
      %799 = arith.addi %796, %798 : index
      %800 = arith.addi %799, %c7 : index
      memref.store %786, %logits[%800] : memref<?xf32>
      %801 = arith.addi %799, %c10 : index
      memref.store %794, %logits[%801] : memref<?xf32>
    }
    %802 = arith.muli %608, %c18 : index
    %803 = arith.addi %802, %c26 : index
    %804 = arith.muli %803, %c13 : index
    %805 = arith.addi %804, %607 : index
    %806 = arith.addi %805, %c7 : index
    %807 = memref.load %19[%806] : memref<?xf32>
    %808 = arith.addi %806, %c31 : index
    %809 = memref.load %19[%808] : memref<?xf32>
    %810 = arith.addf %807, %809 : f32
    %811 = arith.muli %803, %c13 : index
    %812 = arith.addi %811, %607 : index
    %813 = arith.addi %812, %c2 : index
    %814 = memref.load %19[%813] : memref<?xf32>
    %815 = arith.addi %813, %c31 : index
    %816 = memref.load %19[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = wave.lane
    %819 = arith.addi %18, %c7 : index
    %820 = arith.muli %803, %c6 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.divui %818, %c10 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.cmpi slt, %823, %17 : index
    scf.if %824 {
      %825 = arith.cmpi eq, %hasFactors, %c8 : index
      %826 = arith.muli %823, %c6 : index
      %827 = memref.load %factors[%826] : memref<?xf32>
      %828 = arith.mulf %827, %operandScale : f32
      %829 = arith.select %825, %828, %operandScale : f32
      %830 = arith.remui %818, %c10 : index
      %831 = arith.muli %830, %c18 : index
      %832 = arith.addi %13, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %829 : f32
      %837 = arith.mulf %810, %836 : f32
      %838 = arith.remui %818, %c10 : index
      %839 = arith.muli %838, %c18 : index
      %840 = arith.addi %15, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %829 : f32
      %845 = arith.mulf %817, %844 : f32
      %846 = arith.muli %823, %outputFeatures : index
      %847 = arith.addi %846, %21 : index
      %848 = wave.lane
      %849 = arith.remui %848, %c10 : index
      %850 = arith.addi %847, %849 : index
      %851 = arith.addi %850, %c7 : index
      memref.store %837, %logits[%851] : memref<?xf32>
      %852 = arith.addi %850, %c10 : index
      memref.store %845, %logits[%852] : memref<?xf32>
    }
  }
  %853 = arith.muli %experts, %c6 : index
  %854 = wave.scratch %853 : memref<?xf32>
  %855 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %855 {
    %856 = arith.addi %18, %c10 : index
    %857 = arith.minsi %856, %17 : index
    %858 = wave.wave
    %859 = arith.addi %18, %858 : index
    scf.for %860 = %859 to %857 step %c6 {
      %861 = wave.wave
      %862 = arith.muli %861, %experts : index
      %863 = wave.lane
      %864 = arith.muli %860, %logitsWidth : index
      %867 = scf.for %865 = %863 to %experts step %c13 iter_args(%866 = %c38) -> (f32) {
        %868 = arith.addi %864, %865 : index
        %869 = memref.load %logits[%868] : memref<?xf32>
        %870 = arith.maximumf %866, %869 : f32
        scf.yield %870 : f32
      }
      %871 = vector.broadcast %867 : f32 to vector<1xf32>
      %872 = wave.reduce "max" %871 : vector<1xf32>
      %875 = scf.for %873 = %863 to %experts step %c13 iter_args(%874 = %c39) -> (f32) {
        %876 = arith.addi %864, %873 : index
        %877 = memref.load %logits[%876] : memref<?xf32>
        %878 = arith.subf %877, %872 : f32
        %879 = arith.mulf %878, %c40 : f32
        %880 = wave.exp2 %879 : f32
        %881 = arith.addi %862, %873 : index
        memref.store %880, %854[%881] : memref<?xf32>
        %882 = arith.addf %874, %880 : f32
        scf.yield %882 : f32
      }
      %883 = vector.broadcast %875 : f32 to vector<1xf32>
      %884 = wave.reduce "add" %883 : vector<1xf32>
      scf.for %885 = %863 to %experts step %c13 {
        %886 = arith.addi %862, %885 : index
        %887 = memref.load %854[%886] : memref<?xf32>
        %888 = arith.divf %887, %884 : f32
        %889 = arith.addi %862, %885 : index
        memref.store %888, %854[%889] : memref<?xf32>
      }
      %894:3 = scf.for %890 = %c7 to %expertsPerToken step %c8 iter_args(%891 = %c39, %892 = %c39, %893 = %c41) -> (f32, f32, i32) {
        %898:2 = scf.for %895 = %863 to %experts step %c13 iter_args(%896 = %c42, %897 = %c39) -> (f32, f32) {
          %899 = arith.addi %862, %895 : index
          %900 = memref.load %854[%899] : memref<?xf32>
          %901 = arith.cmpf ogt, %900, %896 : f32
          %902 = arith.index_cast %895 : index to i32
          %903 = arith.sitofp %902 : i32 to f32
          %904 = arith.select %901, %900, %896 : f32
          %905 = arith.select %901, %903, %897 : f32
          scf.yield %904, %905 : f32, f32
        }
        %906 = vector.broadcast %898#0 : f32 to vector<1xf32>
        %907 = wave.reduce "max" %906 : vector<1xf32>
        %908 = arith.cmpf oeq, %898#0, %907 : f32
        %909 = arith.subf %c39, %898#1 : f32
        %910 = arith.select %908, %909, %c43 : f32
        %911 = vector.broadcast %910 : f32 to vector<1xf32>
        %912 = wave.reduce "max" %911 : vector<1xf32>
        %913 = arith.subf %c39, %912 : f32
        %914 = arith.fptosi %913 : f32 to i32
        %915 = arith.index_cast %914 : i32 to index
        %916 = arith.remui %915, %c13 : index
        %917 = arith.cmpi eq, %916, %863 : index
        scf.if %917 {
          %918 = arith.addi %862, %915 : index
          memref.store %c44, %854[%918] : memref<?xf32>
        }
        %919 = arith.cmpi eq, %890, %863 : index
        %920 = arith.addf %891, %907 : f32
        %921 = arith.select %919, %907, %892 : f32
        %922 = arith.select %919, %914, %893 : i32
        scf.yield %920, %921, %922 : f32, f32, i32
      }
      %923 = arith.cmpi eq, %normalize, %c8 : index
      %924 = arith.divf %894#1, %894#0 : f32
      %925 = arith.select %923, %924, %894#1 : f32
      %926 = arith.cmpi slt, %863, %expertsPerToken : index
      scf.if %926 {
        %927 = arith.muli %860, %expertsPerToken : index
        %928 = arith.addi %927, %863 : index
        memref.store %925, %weights[%928] : memref<?xf32>
        %929 = arith.muli %860, %expertsPerToken : index
        %930 = arith.addi %929, %863 : index
        memref.store %894#2, %ids_out[%930] : memref<?xi32>
      }
    }
  }
  wave.return
}
