// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
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
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c10 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c12 : index
  %23 = arith.cmpi slt, %20, %19 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c15 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c12 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c12 {
      %33 = arith.muli %32, %c15 : index
      %34 = arith.addi %c7, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c15 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c12 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c16, %54 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c7 : index
      %58 = arith.remui %56, %c10 : index
      %59 = arith.addi %15, %c6 : index
      %60 = arith.divui %57, %c15 : index
      %61 = arith.muli %60, %c4 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c1 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = arith.divui %inputFeatures, %c3 : index
      %68 = arith.muli %67, %c4 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c4 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %75 = vector.extract %66[0] : f16 from vector<2xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<4xi8>
      %78 = arith.extui %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %66[1] : f16 from vector<2xf16>
      %84 = arith.extf %83 : f16 to f32
      %85 = vector.extract %74[1] : i8 from vector<4xi8>
      %86 = arith.extui %85 : i8 to i32
      %87 = arith.sitofp %86 : i32 to f32
      %88 = arith.mulf %84, %87 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = vector.broadcast %89 : f16 to vector<16xf16>
      %91 = vector.extract %66[0] : f16 from vector<2xf16>
      %92 = arith.extf %91 : f16 to f32
      %93 = vector.extract %74[2] : i8 from vector<4xi8>
      %94 = arith.extui %93 : i8 to i32
      %95 = arith.sitofp %94 : i32 to f32
      %96 = arith.mulf %92, %95 : f32
      %97 = arith.truncf %96 : f32 to f16
      %98 = vector.broadcast %97 : f16 to vector<16xf16>
      %99 = vector.extract %66[1] : f16 from vector<2xf16>
      %100 = arith.extf %99 : f16 to f32
      %101 = vector.extract %74[3] : i8 from vector<4xi8>
      %102 = arith.extui %101 : i8 to i32
      %103 = arith.sitofp %102 : i32 to f32
      %104 = arith.mulf %100, %103 : f32
      %105 = arith.truncf %104 : f32 to f16
      %106 = vector.broadcast %105 : f16 to vector<16xf16>
      %107 = arith.addi %15, %c6 : index
      %108 = arith.muli %inputFeatures, %c1 : index
      %109 = arith.divui %108, %c2 : index
      %110 = arith.divui %inputFeatures, %c3 : index
      %111 = arith.muli %110, %c4 : index
      %112 = arith.addi %111, %109 : index
      %113 = arith.addi %112, %c5 : index
      %114 = arith.divui %113, %c6 : index
      %115 = arith.muli %114, %c6 : index
      %116 = arith.addi %107, %115 : index
      %117 = arith.muli %inputFeatures, %c7 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %57, %c10 : index
      %120 = arith.addi %119, %58 : index
      %121 = arith.muli %120, %c15 : index
      %122 = arith.addi %118, %121 : index
      %123 = vector.load %w[%122] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %124 = vector.bitcast %123 : vector<8xi8> to vector<2xi32>
      %125 = vector.shuffle %124, %124 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %126 = arith.shrui %125, %c19 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.ori %127, %c21 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %125, %c22 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %125, %c23 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.ori %135, %c21 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %125, %c24 : vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %142, %143 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %145 = arith.subf %144, %c25 : vector<32xf16>
      %146 = vector.shuffle %145, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %147 = vector.shuffle %145, %145 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %148 = math.fma %146, %82, %90 : vector<16xf16>
      %149 = math.fma %147, %98, %106 : vector<16xf16>
      %150 = arith.addi %52, %c8 : index
      %151 = arith.remui %56, %c10 : index
      %152 = arith.addi %15, %c6 : index
      %153 = arith.divui %150, %c15 : index
      %154 = arith.muli %153, %c4 : index
      %155 = arith.addi %152, %154 : index
      %156 = arith.muli %151, %c1 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %159 = vector.bitcast %158 : vector<4xi8> to vector<2xf16>
      %160 = arith.divui %inputFeatures, %c3 : index
      %161 = arith.muli %160, %c4 : index
      %162 = arith.addi %152, %161 : index
      %163 = arith.muli %150, %c4 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %151, %c1 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %168 = vector.extract %159[0] : f16 from vector<2xf16>
      %169 = arith.extf %168 : f16 to f32
      %170 = vector.extract %167[0] : i8 from vector<4xi8>
      %171 = arith.extui %170 : i8 to i32
      %172 = arith.sitofp %171 : i32 to f32
      %173 = arith.mulf %169, %172 : f32
      %174 = arith.truncf %173 : f32 to f16
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = vector.extract %159[1] : f16 from vector<2xf16>
      %177 = arith.extf %176 : f16 to f32
      %178 = vector.extract %167[1] : i8 from vector<4xi8>
      %179 = arith.extui %178 : i8 to i32
      %180 = arith.sitofp %179 : i32 to f32
      %181 = arith.mulf %177, %180 : f32
      %182 = arith.truncf %181 : f32 to f16
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = vector.extract %159[0] : f16 from vector<2xf16>
      %185 = arith.extf %184 : f16 to f32
      %186 = vector.extract %167[2] : i8 from vector<4xi8>
      %187 = arith.extui %186 : i8 to i32
      %188 = arith.sitofp %187 : i32 to f32
      %189 = arith.mulf %185, %188 : f32
      %190 = arith.truncf %189 : f32 to f16
      %191 = vector.broadcast %190 : f16 to vector<16xf16>
      %192 = vector.extract %159[1] : f16 from vector<2xf16>
      %193 = arith.extf %192 : f16 to f32
      %194 = vector.extract %167[3] : i8 from vector<4xi8>
      %195 = arith.extui %194 : i8 to i32
      %196 = arith.sitofp %195 : i32 to f32
      %197 = arith.mulf %193, %196 : f32
      %198 = arith.truncf %197 : f32 to f16
      %199 = vector.broadcast %198 : f16 to vector<16xf16>
      %200 = arith.addi %15, %c6 : index
      %201 = arith.muli %inputFeatures, %c1 : index
      %202 = arith.divui %201, %c2 : index
      %203 = arith.divui %inputFeatures, %c3 : index
      %204 = arith.muli %203, %c4 : index
      %205 = arith.addi %204, %202 : index
      %206 = arith.addi %205, %c5 : index
      %207 = arith.divui %206, %c6 : index
      %208 = arith.muli %207, %c6 : index
      %209 = arith.addi %200, %208 : index
      %210 = arith.muli %inputFeatures, %c7 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %150, %c10 : index
      %213 = arith.addi %212, %151 : index
      %214 = arith.muli %213, %c15 : index
      %215 = arith.addi %211, %214 : index
      %216 = vector.load %w[%215] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %217 = vector.bitcast %216 : vector<8xi8> to vector<2xi32>
      %218 = vector.shuffle %217, %217 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %219 = arith.shrui %218, %c19 : vector<4xi32>
      %220 = arith.andi %219, %c20 : vector<4xi32>
      %221 = arith.ori %220, %c21 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %218, %c22 : vector<4xi32>
      %224 = arith.andi %223, %c20 : vector<4xi32>
      %225 = arith.ori %224, %c21 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %218, %c23 : vector<4xi32>
      %228 = arith.andi %227, %c20 : vector<4xi32>
      %229 = arith.ori %228, %c21 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %218, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.ori %232, %c21 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %238 = arith.subf %237, %c25 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = math.fma %239, %175, %183 : vector<16xf16>
      %242 = math.fma %240, %191, %199 : vector<16xf16>
      %243 = arith.addi %52, %c7 : index
      %244 = arith.remui %56, %c10 : index
      %245 = arith.addi %17, %c6 : index
      %246 = arith.divui %243, %c15 : index
      %247 = arith.muli %246, %c4 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.muli %244, %c1 : index
      %250 = arith.addi %248, %249 : index
      %251 = vector.load %w[%250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %252 = vector.bitcast %251 : vector<4xi8> to vector<2xf16>
      %253 = arith.divui %inputFeatures, %c3 : index
      %254 = arith.muli %253, %c4 : index
      %255 = arith.addi %245, %254 : index
      %256 = arith.muli %243, %c4 : index
      %257 = arith.addi %255, %256 : index
      %258 = arith.muli %244, %c1 : index
      %259 = arith.addi %257, %258 : index
      %260 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %261 = vector.extract %252[0] : f16 from vector<2xf16>
      %262 = arith.extf %261 : f16 to f32
      %263 = vector.extract %260[0] : i8 from vector<4xi8>
      %264 = arith.extui %263 : i8 to i32
      %265 = arith.sitofp %264 : i32 to f32
      %266 = arith.mulf %262, %265 : f32
      %267 = arith.truncf %266 : f32 to f16
      %268 = vector.broadcast %267 : f16 to vector<16xf16>
      %269 = vector.extract %252[1] : f16 from vector<2xf16>
      %270 = arith.extf %269 : f16 to f32
      %271 = vector.extract %260[1] : i8 from vector<4xi8>
      %272 = arith.extui %271 : i8 to i32
      %273 = arith.sitofp %272 : i32 to f32
      %274 = arith.mulf %270, %273 : f32
      %275 = arith.truncf %274 : f32 to f16
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = vector.extract %252[0] : f16 from vector<2xf16>
      %278 = arith.extf %277 : f16 to f32
      %279 = vector.extract %260[2] : i8 from vector<4xi8>
      %280 = arith.extui %279 : i8 to i32
      %281 = arith.sitofp %280 : i32 to f32
      %282 = arith.mulf %278, %281 : f32
      %283 = arith.truncf %282 : f32 to f16
      %284 = vector.broadcast %283 : f16 to vector<16xf16>
      %285 = vector.extract %252[1] : f16 from vector<2xf16>
      %286 = arith.extf %285 : f16 to f32
      %287 = vector.extract %260[3] : i8 from vector<4xi8>
      %288 = arith.extui %287 : i8 to i32
      %289 = arith.sitofp %288 : i32 to f32
      %290 = arith.mulf %286, %289 : f32
      %291 = arith.truncf %290 : f32 to f16
      %292 = vector.broadcast %291 : f16 to vector<16xf16>
      %293 = arith.addi %17, %c6 : index
      %294 = arith.muli %inputFeatures, %c1 : index
      %295 = arith.divui %294, %c2 : index
      %296 = arith.divui %inputFeatures, %c3 : index
      %297 = arith.muli %296, %c4 : index
      %298 = arith.addi %297, %295 : index
      %299 = arith.addi %298, %c5 : index
      %300 = arith.divui %299, %c6 : index
      %301 = arith.muli %300, %c6 : index
      %302 = arith.addi %293, %301 : index
      %303 = arith.muli %inputFeatures, %c7 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %243, %c10 : index
      %306 = arith.addi %305, %244 : index
      %307 = arith.muli %306, %c15 : index
      %308 = arith.addi %304, %307 : index
      %309 = vector.load %w[%308] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %310 = vector.bitcast %309 : vector<8xi8> to vector<2xi32>
      %311 = vector.shuffle %310, %310 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %312 = arith.shrui %311, %c19 : vector<4xi32>
      %313 = arith.andi %312, %c20 : vector<4xi32>
      %314 = arith.ori %313, %c21 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %311, %c22 : vector<4xi32>
      %317 = arith.andi %316, %c20 : vector<4xi32>
      %318 = arith.ori %317, %c21 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %311, %c23 : vector<4xi32>
      %321 = arith.andi %320, %c20 : vector<4xi32>
      %322 = arith.ori %321, %c21 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %311, %c24 : vector<4xi32>
      %325 = arith.andi %324, %c20 : vector<4xi32>
      %326 = arith.ori %325, %c21 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = vector.shuffle %315, %319 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = vector.shuffle %323, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = vector.shuffle %328, %329 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %331 = arith.subf %330, %c25 : vector<32xf16>
      %332 = vector.shuffle %331, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %333 = vector.shuffle %331, %331 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %334 = math.fma %332, %268, %276 : vector<16xf16>
      %335 = math.fma %333, %284, %292 : vector<16xf16>
      %336 = arith.addi %52, %c8 : index
      %337 = arith.remui %56, %c10 : index
      %338 = arith.addi %17, %c6 : index
      %339 = arith.divui %336, %c15 : index
      %340 = arith.muli %339, %c4 : index
      %341 = arith.addi %338, %340 : index
      %342 = arith.muli %337, %c1 : index
      %343 = arith.addi %341, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<2xf16>
      %346 = arith.divui %inputFeatures, %c3 : index
      %347 = arith.muli %346, %c4 : index
      %348 = arith.addi %338, %347 : index
      %349 = arith.muli %336, %c4 : index
      %350 = arith.addi %348, %349 : index
      %351 = arith.muli %337, %c1 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.extract %345[0] : f16 from vector<2xf16>
      %355 = arith.extf %354 : f16 to f32
      %356 = vector.extract %353[0] : i8 from vector<4xi8>
      %357 = arith.extui %356 : i8 to i32
      %358 = arith.sitofp %357 : i32 to f32
      %359 = arith.mulf %355, %358 : f32
      %360 = arith.truncf %359 : f32 to f16
      %361 = vector.broadcast %360 : f16 to vector<16xf16>
      %362 = vector.extract %345[1] : f16 from vector<2xf16>
      %363 = arith.extf %362 : f16 to f32
      %364 = vector.extract %353[1] : i8 from vector<4xi8>
      %365 = arith.extui %364 : i8 to i32
      %366 = arith.sitofp %365 : i32 to f32
      %367 = arith.mulf %363, %366 : f32
      %368 = arith.truncf %367 : f32 to f16
      %369 = vector.broadcast %368 : f16 to vector<16xf16>
      %370 = vector.extract %345[0] : f16 from vector<2xf16>
      %371 = arith.extf %370 : f16 to f32
      %372 = vector.extract %353[2] : i8 from vector<4xi8>
      %373 = arith.extui %372 : i8 to i32
      %374 = arith.sitofp %373 : i32 to f32
      %375 = arith.mulf %371, %374 : f32
      %376 = arith.truncf %375 : f32 to f16
      %377 = vector.broadcast %376 : f16 to vector<16xf16>
      %378 = vector.extract %345[1] : f16 from vector<2xf16>
      %379 = arith.extf %378 : f16 to f32
      %380 = vector.extract %353[3] : i8 from vector<4xi8>
      %381 = arith.extui %380 : i8 to i32
      %382 = arith.sitofp %381 : i32 to f32
      %383 = arith.mulf %379, %382 : f32
      %384 = arith.truncf %383 : f32 to f16
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %17, %c6 : index
      %387 = arith.muli %inputFeatures, %c1 : index
      %388 = arith.divui %387, %c2 : index
      %389 = arith.divui %inputFeatures, %c3 : index
      %390 = arith.muli %389, %c4 : index
      %391 = arith.addi %390, %388 : index
      %392 = arith.addi %391, %c5 : index
      %393 = arith.divui %392, %c6 : index
      %394 = arith.muli %393, %c6 : index
      %395 = arith.addi %386, %394 : index
      %396 = arith.muli %inputFeatures, %c7 : index
      %397 = arith.addi %395, %396 : index
      %398 = arith.muli %336, %c10 : index
      %399 = arith.addi %398, %337 : index
      %400 = arith.muli %399, %c15 : index
      %401 = arith.addi %397, %400 : index
      %402 = vector.load %w[%401] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %403 = vector.bitcast %402 : vector<8xi8> to vector<2xi32>
      %404 = vector.shuffle %403, %403 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %405 = arith.shrui %404, %c19 : vector<4xi32>
      %406 = arith.andi %405, %c20 : vector<4xi32>
      %407 = arith.ori %406, %c21 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = arith.shrui %404, %c22 : vector<4xi32>
      %410 = arith.andi %409, %c20 : vector<4xi32>
      %411 = arith.ori %410, %c21 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = arith.shrui %404, %c23 : vector<4xi32>
      %414 = arith.andi %413, %c20 : vector<4xi32>
      %415 = arith.ori %414, %c21 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = arith.shrui %404, %c24 : vector<4xi32>
      %418 = arith.andi %417, %c20 : vector<4xi32>
      %419 = arith.ori %418, %c21 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = vector.shuffle %408, %412 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = vector.shuffle %416, %420 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = vector.shuffle %421, %422 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %424 = arith.subf %423, %c25 : vector<32xf16>
      %425 = vector.shuffle %424, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %426 = vector.shuffle %424, %424 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %427 = math.fma %425, %361, %369 : vector<16xf16>
      %428 = math.fma %426, %377, %385 : vector<16xf16>
      %429 = arith.muli %52, %c2 : index
      %430 = arith.addi %429, %c7 : index
      %431 = arith.muli %tileRows, %c10 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %38, %432 : index
      %434 = vector.load %26[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c15 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %26[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %148, %53 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %334, %54 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %52, %c2 : index
      %442 = arith.addi %441, %c8 : index
      %443 = arith.muli %tileRows, %c10 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %38, %444 : index
      %446 = vector.load %26[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c15 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %26[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %149, %439 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %335, %440 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %52, %c2 : index
      %454 = arith.addi %453, %c2 : index
      %455 = arith.muli %tileRows, %c10 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %38, %456 : index
      %458 = vector.load %26[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c15 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %26[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %241, %451 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %427, %452 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %52, %c2 : index
      %466 = arith.addi %465, %c26 : index
      %467 = arith.muli %tileRows, %c10 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %38, %468 : index
      %470 = vector.load %26[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c15 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %26[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %242, %463 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %428, %464 : vector<16xf16>, vector<8xf32>
      scf.yield %475, %476 : vector<8xf32>, vector<8xf32>
    }
    %477 = arith.select %45, %51, %44 : index
    %481:2 = scf.for %478 = %51 to %477 step %c8 iter_args(%479 = %55#0, %480 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %482 = wave.lane
      %483 = arith.addi %478, %c7 : index
      %484 = arith.remui %482, %c10 : index
      %485 = arith.addi %15, %c6 : index
      %486 = arith.divui %483, %c15 : index
      %487 = arith.muli %486, %c4 : index
      %488 = arith.addi %485, %487 : index
      %489 = arith.muli %484, %c1 : index
      %490 = arith.addi %488, %489 : index
      %491 = vector.load %w[%490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %492 = vector.bitcast %491 : vector<4xi8> to vector<2xf16>
      %493 = arith.divui %inputFeatures, %c3 : index
      %494 = arith.muli %493, %c4 : index
      %495 = arith.addi %485, %494 : index
      %496 = arith.muli %483, %c4 : index
      %497 = arith.addi %495, %496 : index
      %498 = arith.muli %484, %c1 : index
      %499 = arith.addi %497, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.extract %492[0] : f16 from vector<2xf16>
      %502 = arith.extf %501 : f16 to f32
      %503 = vector.extract %500[0] : i8 from vector<4xi8>
      %504 = arith.extui %503 : i8 to i32
      %505 = arith.sitofp %504 : i32 to f32
      %506 = arith.mulf %502, %505 : f32
      %507 = arith.truncf %506 : f32 to f16
      %508 = vector.broadcast %507 : f16 to vector<16xf16>
      %509 = vector.extract %492[1] : f16 from vector<2xf16>
      %510 = arith.extf %509 : f16 to f32
      %511 = vector.extract %500[1] : i8 from vector<4xi8>
      %512 = arith.extui %511 : i8 to i32
      %513 = arith.sitofp %512 : i32 to f32
      %514 = arith.mulf %510, %513 : f32
      %515 = arith.truncf %514 : f32 to f16
      %516 = vector.broadcast %515 : f16 to vector<16xf16>
      %517 = vector.extract %492[0] : f16 from vector<2xf16>
      %518 = arith.extf %517 : f16 to f32
      %519 = vector.extract %500[2] : i8 from vector<4xi8>
      %520 = arith.extui %519 : i8 to i32
      %521 = arith.sitofp %520 : i32 to f32
      %522 = arith.mulf %518, %521 : f32
      %523 = arith.truncf %522 : f32 to f16
      %524 = vector.broadcast %523 : f16 to vector<16xf16>
      %525 = vector.extract %492[1] : f16 from vector<2xf16>
      %526 = arith.extf %525 : f16 to f32
      %527 = vector.extract %500[3] : i8 from vector<4xi8>
      %528 = arith.extui %527 : i8 to i32
      %529 = arith.sitofp %528 : i32 to f32
      %530 = arith.mulf %526, %529 : f32
      %531 = arith.truncf %530 : f32 to f16
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = arith.addi %15, %c6 : index
      %534 = arith.muli %inputFeatures, %c1 : index
      %535 = arith.divui %534, %c2 : index
      %536 = arith.divui %inputFeatures, %c3 : index
      %537 = arith.muli %536, %c4 : index
      %538 = arith.addi %537, %535 : index
      %539 = arith.addi %538, %c5 : index
      %540 = arith.divui %539, %c6 : index
      %541 = arith.muli %540, %c6 : index
      %542 = arith.addi %533, %541 : index
      %543 = arith.muli %inputFeatures, %c7 : index
      %544 = arith.addi %542, %543 : index
      %545 = arith.muli %483, %c10 : index
      %546 = arith.addi %545, %484 : index
      %547 = arith.muli %546, %c15 : index
      %548 = arith.addi %544, %547 : index
      %549 = vector.load %w[%548] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %550 = vector.bitcast %549 : vector<8xi8> to vector<2xi32>
      %551 = vector.shuffle %550, %550 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %552 = arith.shrui %551, %c19 : vector<4xi32>
      %553 = arith.andi %552, %c20 : vector<4xi32>
      %554 = arith.ori %553, %c21 : vector<4xi32>
      %555 = vector.bitcast %554 : vector<4xi32> to vector<8xf16>
      %556 = arith.shrui %551, %c22 : vector<4xi32>
      %557 = arith.andi %556, %c20 : vector<4xi32>
      %558 = arith.ori %557, %c21 : vector<4xi32>
      %559 = vector.bitcast %558 : vector<4xi32> to vector<8xf16>
      %560 = arith.shrui %551, %c23 : vector<4xi32>
      %561 = arith.andi %560, %c20 : vector<4xi32>
      %562 = arith.ori %561, %c21 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %551, %c24 : vector<4xi32>
      %565 = arith.andi %564, %c20 : vector<4xi32>
      %566 = arith.ori %565, %c21 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = vector.shuffle %555, %559 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %569 = vector.shuffle %563, %567 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = vector.shuffle %568, %569 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %571 = arith.subf %570, %c25 : vector<32xf16>
      %572 = vector.shuffle %571, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %573 = vector.shuffle %571, %571 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %574 = math.fma %572, %508, %516 : vector<16xf16>
      %575 = math.fma %573, %524, %532 : vector<16xf16>
      %576 = arith.addi %478, %c7 : index
      %577 = arith.remui %482, %c10 : index
      %578 = arith.addi %17, %c6 : index
      %579 = arith.divui %576, %c15 : index
      %580 = arith.muli %579, %c4 : index
      %581 = arith.addi %578, %580 : index
      %582 = arith.muli %577, %c1 : index
      %583 = arith.addi %581, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<2xf16>
      %586 = arith.divui %inputFeatures, %c3 : index
      %587 = arith.muli %586, %c4 : index
      %588 = arith.addi %578, %587 : index
      %589 = arith.muli %576, %c4 : index
      %590 = arith.addi %588, %589 : index
      %591 = arith.muli %577, %c1 : index
      %592 = arith.addi %590, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.extract %585[0] : f16 from vector<2xf16>
      %595 = arith.extf %594 : f16 to f32
      %596 = vector.extract %593[0] : i8 from vector<4xi8>
      %597 = arith.extui %596 : i8 to i32
      %598 = arith.sitofp %597 : i32 to f32
      %599 = arith.mulf %595, %598 : f32
      %600 = arith.truncf %599 : f32 to f16
      %601 = vector.broadcast %600 : f16 to vector<16xf16>
      %602 = vector.extract %585[1] : f16 from vector<2xf16>
      %603 = arith.extf %602 : f16 to f32
      %604 = vector.extract %593[1] : i8 from vector<4xi8>
      %605 = arith.extui %604 : i8 to i32
      %606 = arith.sitofp %605 : i32 to f32
      %607 = arith.mulf %603, %606 : f32
      %608 = arith.truncf %607 : f32 to f16
      %609 = vector.broadcast %608 : f16 to vector<16xf16>
      %610 = vector.extract %585[0] : f16 from vector<2xf16>
      %611 = arith.extf %610 : f16 to f32
      %612 = vector.extract %593[2] : i8 from vector<4xi8>
      %613 = arith.extui %612 : i8 to i32
      %614 = arith.sitofp %613 : i32 to f32
      %615 = arith.mulf %611, %614 : f32
      %616 = arith.truncf %615 : f32 to f16
      %617 = vector.broadcast %616 : f16 to vector<16xf16>
      %618 = vector.extract %585[1] : f16 from vector<2xf16>
      %619 = arith.extf %618 : f16 to f32
      %620 = vector.extract %593[3] : i8 from vector<4xi8>
      %621 = arith.extui %620 : i8 to i32
      %622 = arith.sitofp %621 : i32 to f32
      %623 = arith.mulf %619, %622 : f32
      %624 = arith.truncf %623 : f32 to f16
      %625 = vector.broadcast %624 : f16 to vector<16xf16>
      %626 = arith.addi %17, %c6 : index
      %627 = arith.muli %inputFeatures, %c1 : index
      %628 = arith.divui %627, %c2 : index
      %629 = arith.divui %inputFeatures, %c3 : index
      %630 = arith.muli %629, %c4 : index
      %631 = arith.addi %630, %628 : index
      %632 = arith.addi %631, %c5 : index
      %633 = arith.divui %632, %c6 : index
      %634 = arith.muli %633, %c6 : index
      %635 = arith.addi %626, %634 : index
      %636 = arith.muli %inputFeatures, %c7 : index
      %637 = arith.addi %635, %636 : index
      %638 = arith.muli %576, %c10 : index
      %639 = arith.addi %638, %577 : index
      %640 = arith.muli %639, %c15 : index
      %641 = arith.addi %637, %640 : index
      %642 = vector.load %w[%641] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %643 = vector.bitcast %642 : vector<8xi8> to vector<2xi32>
      %644 = vector.shuffle %643, %643 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %645 = arith.shrui %644, %c19 : vector<4xi32>
      %646 = arith.andi %645, %c20 : vector<4xi32>
      %647 = arith.ori %646, %c21 : vector<4xi32>
      %648 = vector.bitcast %647 : vector<4xi32> to vector<8xf16>
      %649 = arith.shrui %644, %c22 : vector<4xi32>
      %650 = arith.andi %649, %c20 : vector<4xi32>
      %651 = arith.ori %650, %c21 : vector<4xi32>
      %652 = vector.bitcast %651 : vector<4xi32> to vector<8xf16>
      %653 = arith.shrui %644, %c23 : vector<4xi32>
      %654 = arith.andi %653, %c20 : vector<4xi32>
      %655 = arith.ori %654, %c21 : vector<4xi32>
      %656 = vector.bitcast %655 : vector<4xi32> to vector<8xf16>
      %657 = arith.shrui %644, %c24 : vector<4xi32>
      %658 = arith.andi %657, %c20 : vector<4xi32>
      %659 = arith.ori %658, %c21 : vector<4xi32>
      %660 = vector.bitcast %659 : vector<4xi32> to vector<8xf16>
      %661 = vector.shuffle %648, %652 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %662 = vector.shuffle %656, %660 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = vector.shuffle %661, %662 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %664 = arith.subf %663, %c25 : vector<32xf16>
      %665 = vector.shuffle %664, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %666 = vector.shuffle %664, %664 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %667 = math.fma %665, %601, %609 : vector<16xf16>
      %668 = math.fma %666, %617, %625 : vector<16xf16>
      %669 = arith.muli %478, %c2 : index
      %670 = arith.addi %669, %c7 : index
      %671 = arith.muli %tileRows, %c10 : index
      %672 = arith.muli %670, %671 : index
      %673 = arith.addi %38, %672 : index
      %674 = vector.load %26[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = arith.muli %tileRows, %c15 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %26[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = vector.shuffle %674, %677 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %679 = wave.mma %678, %574, %479 : vector<16xf16>, vector<8xf32>
      %680 = wave.mma %678, %667, %480 : vector<16xf16>, vector<8xf32>
      %681 = arith.muli %478, %c2 : index
      %682 = arith.addi %681, %c8 : index
      %683 = arith.muli %tileRows, %c10 : index
      %684 = arith.muli %682, %683 : index
      %685 = arith.addi %38, %684 : index
      %686 = vector.load %26[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %687 = arith.muli %tileRows, %c15 : index
      %688 = arith.addi %685, %687 : index
      %689 = vector.load %26[%688] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %690 = vector.shuffle %686, %689 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %691 = wave.mma %690, %575, %679 : vector<16xf16>, vector<8xf32>
      %692 = wave.mma %690, %668, %680 : vector<16xf16>, vector<8xf32>
      scf.yield %691, %692 : vector<8xf32>, vector<8xf32>
    }
    %693 = wave.lane
    %694 = vector.extract %481#0[0] : f32 from vector<8xf32>
    %695 = vector.extract %481#1[0] : f32 from vector<8xf32>
    %696 = wave.lane
    %697 = arith.addi %20, %c7 : index
    %698 = arith.muli %c7, %c2 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.divui %696, %c10 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.cmpi slt, %701, %19 : index
    scf.if %702 {
      %703 = arith.cmpi eq, %hasFactors, %c8 : index
      %704 = arith.muli %701, %c2 : index
      %705 = memref.load %factors[%704] : memref<?xf32>
      %706 = arith.mulf %705, %operandScale : f32
      %707 = arith.select %703, %706, %operandScale : f32
      %708 = arith.remui %696, %c10 : index
      %709 = arith.muli %708, %c1 : index
      %710 = arith.addi %15, %709 : index
      %711 = vector.load %w[%710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %712 = vector.bitcast %711 : vector<4xi8> to vector<1xf32>
      %713 = vector.extract %712[0] : f32 from vector<1xf32>
      %714 = arith.mulf %713, %707 : f32
      %715 = arith.mulf %694, %714 : f32
      %716 = arith.remui %696, %c10 : index
      %717 = arith.muli %716, %c1 : index
      %718 = arith.addi %17, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %707 : f32
      %723 = arith.mulf %695, %722 : f32
      %724 = arith.muli %701, %outputFeatures : index
      %725 = arith.addi %724, %22 : index
      %726 = wave.lane
      %727 = arith.remui %726, %c10 : index
      %728 = arith.addi %725, %727 : index
      %729 = arith.addi %728, %c7 : index
      memref.store %715, %logits[%729] : memref<?xf32>
      %730 = arith.addi %728, %c10 : index
      memref.store %723, %logits[%730] : memref<?xf32>
    }
    %731 = vector.extract %481#0[1] : f32 from vector<8xf32>
    %732 = vector.extract %481#1[1] : f32 from vector<8xf32>
    %733 = wave.lane
    %734 = arith.addi %20, %c7 : index
    %735 = arith.muli %c8, %c2 : index
    %736 = arith.addi %734, %735 : index
    %737 = arith.divui %733, %c10 : index
    %738 = arith.addi %736, %737 : index
    %739 = arith.cmpi slt, %738, %19 : index
    scf.if %739 {
      %740 = arith.cmpi eq, %hasFactors, %c8 : index
      %741 = arith.muli %738, %c2 : index
      %742 = memref.load %factors[%741] : memref<?xf32>
      %743 = arith.mulf %742, %operandScale : f32
      %744 = arith.select %740, %743, %operandScale : f32
      %745 = arith.remui %733, %c10 : index
      %746 = arith.muli %745, %c1 : index
      %747 = arith.addi %15, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %744 : f32
      %752 = arith.mulf %731, %751 : f32
      %753 = arith.remui %733, %c10 : index
      %754 = arith.muli %753, %c1 : index
      %755 = arith.addi %17, %754 : index
      %756 = vector.load %w[%755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %757 = vector.bitcast %756 : vector<4xi8> to vector<1xf32>
      %758 = vector.extract %757[0] : f32 from vector<1xf32>
      %759 = arith.mulf %758, %744 : f32
      %760 = arith.mulf %732, %759 : f32
      %761 = arith.muli %738, %outputFeatures : index
      %762 = arith.addi %761, %22 : index
      %763 = wave.lane
      %764 = arith.remui %763, %c10 : index
      %765 = arith.addi %762, %764 : index
      %766 = arith.addi %765, %c7 : index
      memref.store %752, %logits[%766] : memref<?xf32>
      %767 = arith.addi %765, %c10 : index
      memref.store %760, %logits[%767] : memref<?xf32>
    }
    %768 = vector.extract %481#0[2] : f32 from vector<8xf32>
    %769 = vector.extract %481#1[2] : f32 from vector<8xf32>
    %770 = wave.lane
    %771 = arith.addi %20, %c7 : index
    %772 = arith.muli %c2, %c2 : index
    %773 = arith.addi %771, %772 : index
    %774 = arith.divui %770, %c10 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.cmpi slt, %775, %19 : index
    scf.if %776 {
      %777 = arith.cmpi eq, %hasFactors, %c8 : index
      %778 = arith.muli %775, %c2 : index
      %779 = memref.load %factors[%778] : memref<?xf32>
      %780 = arith.mulf %779, %operandScale : f32
      %781 = arith.select %777, %780, %operandScale : f32
      %782 = arith.remui %770, %c10 : index
      %783 = arith.muli %782, %c1 : index
      %784 = arith.addi %15, %783 : index
      %785 = vector.load %w[%784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %786 = vector.bitcast %785 : vector<4xi8> to vector<1xf32>
      %787 = vector.extract %786[0] : f32 from vector<1xf32>
      %788 = arith.mulf %787, %781 : f32
      %789 = arith.mulf %768, %788 : f32
      %790 = arith.remui %770, %c10 : index
      %791 = arith.muli %790, %c1 : index
      %792 = arith.addi %17, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %781 : f32
      %797 = arith.mulf %769, %796 : f32
      %798 = arith.muli %775, %outputFeatures : index
      %799 = arith.addi %798, %22 : index
      %800 = wave.lane
      %801 = arith.remui %800, %c10 : index
      %802 = arith.addi %799, %801 : index
      %803 = arith.addi %802, %c7 : index
      memref.store %789, %logits[%803] : memref<?xf32>
      %804 = arith.addi %802, %c10 : index
      memref.store %797, %logits[%804] : memref<?xf32>
    }
    %805 = vector.extract %481#0[3] : f32 from vector<8xf32>
    %806 = vector.extract %481#1[3] : f32 from vector<8xf32>
    %807 = wave.lane
    %808 = arith.addi %20, %c7 : index
    %809 = arith.muli %c26, %c2 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c10 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %19 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c8 : index
      %815 = arith.muli %812, %c2 : index
      %816 = memref.load %factors[%815] : memref<?xf32>
      %817 = arith.mulf %816, %operandScale : f32
      %818 = arith.select %814, %817, %operandScale : f32
      %819 = arith.remui %807, %c10 : index
      %820 = arith.muli %819, %c1 : index
      %821 = arith.addi %15, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %818 : f32
      %826 = arith.mulf %805, %825 : f32
      %827 = arith.remui %807, %c10 : index
      %828 = arith.muli %827, %c1 : index
      %829 = arith.addi %17, %828 : index
      %830 = vector.load %w[%829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %831 = vector.bitcast %830 : vector<4xi8> to vector<1xf32>
      %832 = vector.extract %831[0] : f32 from vector<1xf32>
      %833 = arith.mulf %832, %818 : f32
      %834 = arith.mulf %806, %833 : f32
      %835 = arith.muli %812, %outputFeatures : index
      %836 = arith.addi %835, %22 : index
      %837 = wave.lane
      %838 = arith.remui %837, %c10 : index
      %839 = arith.addi %836, %838 : index
      %840 = arith.addi %839, %c7 : index
      memref.store %826, %logits[%840] : memref<?xf32>
      %841 = arith.addi %839, %c10 : index
      memref.store %834, %logits[%841] : memref<?xf32>
    }
    %842 = vector.extract %481#0[4] : f32 from vector<8xf32>
    %843 = vector.extract %481#1[4] : f32 from vector<8xf32>
    %844 = wave.lane
    %845 = arith.addi %20, %c7 : index
    %846 = arith.muli %c1, %c2 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.divui %844, %c10 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.cmpi slt, %849, %19 : index
    scf.if %850 {
      %851 = arith.cmpi eq, %hasFactors, %c8 : index
      %852 = arith.muli %849, %c2 : index
      %853 = memref.load %factors[%852] : memref<?xf32>
      %854 = arith.mulf %853, %operandScale : f32
      %855 = arith.select %851, %854, %operandScale : f32
      %856 = arith.remui %844, %c10 : index
      %857 = arith.muli %856, %c1 : index
      %858 = arith.addi %15, %857 : index
      %859 = vector.load %w[%858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %860 = vector.bitcast %859 : vector<4xi8> to vector<1xf32>
      %861 = vector.extract %860[0] : f32 from vector<1xf32>
      %862 = arith.mulf %861, %855 : f32
      %863 = arith.mulf %842, %862 : f32
      %864 = arith.remui %844, %c10 : index
      %865 = arith.muli %864, %c1 : index
      %866 = arith.addi %17, %865 : index
      %867 = vector.load %w[%866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %868 = vector.bitcast %867 : vector<4xi8> to vector<1xf32>
      %869 = vector.extract %868[0] : f32 from vector<1xf32>
      %870 = arith.mulf %869, %855 : f32
      %871 = arith.mulf %843, %870 : f32
      %872 = arith.muli %849, %outputFeatures : index
      %873 = arith.addi %872, %22 : index
      %874 = wave.lane
      %875 = arith.remui %874, %c10 : index
      %876 = arith.addi %873, %875 : index
      %877 = arith.addi %876, %c7 : index
      memref.store %863, %logits[%877] : memref<?xf32>
      %878 = arith.addi %876, %c10 : index
      memref.store %871, %logits[%878] : memref<?xf32>
    }
    %879 = vector.extract %481#0[5] : f32 from vector<8xf32>
    %880 = vector.extract %481#1[5] : f32 from vector<8xf32>
    %881 = wave.lane
    %882 = arith.addi %20, %c7 : index
    %883 = arith.muli %c29, %c2 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.divui %881, %c10 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %19 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c8 : index
      %889 = arith.muli %886, %c2 : index
      %890 = memref.load %factors[%889] : memref<?xf32>
      %891 = arith.mulf %890, %operandScale : f32
      %892 = arith.select %888, %891, %operandScale : f32
      %893 = arith.remui %881, %c10 : index
      %894 = arith.muli %893, %c1 : index
      %895 = arith.addi %15, %894 : index
      %896 = vector.load %w[%895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %897 = vector.bitcast %896 : vector<4xi8> to vector<1xf32>
      %898 = vector.extract %897[0] : f32 from vector<1xf32>
      %899 = arith.mulf %898, %892 : f32
      %900 = arith.mulf %879, %899 : f32
      %901 = arith.remui %881, %c10 : index
      %902 = arith.muli %901, %c1 : index
      %903 = arith.addi %17, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %892 : f32
      %908 = arith.mulf %880, %907 : f32
      %909 = arith.muli %886, %outputFeatures : index
      %910 = arith.addi %909, %22 : index
      %911 = wave.lane
      %912 = arith.remui %911, %c10 : index
      %913 = arith.addi %910, %912 : index
      %914 = arith.addi %913, %c7 : index
      memref.store %900, %logits[%914] : memref<?xf32>
      %915 = arith.addi %913, %c10 : index
      memref.store %908, %logits[%915] : memref<?xf32>
    }
    %916 = vector.extract %481#0[6] : f32 from vector<8xf32>
    %917 = vector.extract %481#1[6] : f32 from vector<8xf32>
    %918 = wave.lane
    %919 = arith.addi %20, %c7 : index
    %920 = arith.muli %c30, %c2 : index
    %921 = arith.addi %919, %920 : index
    %922 = arith.divui %918, %c10 : index
    %923 = arith.addi %921, %922 : index
    %924 = arith.cmpi slt, %923, %19 : index
    scf.if %924 {
      %925 = arith.cmpi eq, %hasFactors, %c8 : index
      %926 = arith.muli %923, %c2 : index
      %927 = memref.load %factors[%926] : memref<?xf32>
      %928 = arith.mulf %927, %operandScale : f32
      %929 = arith.select %925, %928, %operandScale : f32
      %930 = arith.remui %918, %c10 : index
      %931 = arith.muli %930, %c1 : index
      %932 = arith.addi %15, %931 : index
      %933 = vector.load %w[%932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %934 = vector.bitcast %933 : vector<4xi8> to vector<1xf32>
      %935 = vector.extract %934[0] : f32 from vector<1xf32>
      %936 = arith.mulf %935, %929 : f32
      %937 = arith.mulf %916, %936 : f32
      %938 = arith.remui %918, %c10 : index
      %939 = arith.muli %938, %c1 : index
      %940 = arith.addi %17, %939 : index
      %941 = vector.load %w[%940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %942 = vector.bitcast %941 : vector<4xi8> to vector<1xf32>
      %943 = vector.extract %942[0] : f32 from vector<1xf32>
      %944 = arith.mulf %943, %929 : f32
      %945 = arith.mulf %917, %944 : f32
      %946 = arith.muli %923, %outputFeatures : index
      %947 = arith.addi %946, %22 : index
      %948 = wave.lane
      %949 = arith.remui %948, %c10 : index
      %950 = arith.addi %947, %949 : index
      %951 = arith.addi %950, %c7 : index
      memref.store %937, %logits[%951] : memref<?xf32>
      %952 = arith.addi %950, %c10 : index
      memref.store %945, %logits[%952] : memref<?xf32>
    }
    %953 = vector.extract %481#0[7] : f32 from vector<8xf32>
    %954 = vector.extract %481#1[7] : f32 from vector<8xf32>
    %955 = wave.lane
    %956 = arith.addi %20, %c7 : index
    %957 = arith.muli %c31, %c2 : index
    %958 = arith.addi %956, %957 : index
    %959 = arith.divui %955, %c10 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.cmpi slt, %960, %19 : index
    scf.if %961 {
      %962 = arith.cmpi eq, %hasFactors, %c8 : index
      %963 = arith.muli %960, %c2 : index
      %964 = memref.load %factors[%963] : memref<?xf32>
      %965 = arith.mulf %964, %operandScale : f32
      %966 = arith.select %962, %965, %operandScale : f32
      %967 = arith.remui %955, %c10 : index
      %968 = arith.muli %967, %c1 : index
      %969 = arith.addi %15, %968 : index
      %970 = vector.load %w[%969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %971 = vector.bitcast %970 : vector<4xi8> to vector<1xf32>
      %972 = vector.extract %971[0] : f32 from vector<1xf32>
      %973 = arith.mulf %972, %966 : f32
      %974 = arith.mulf %953, %973 : f32
      %975 = arith.remui %955, %c10 : index
      %976 = arith.muli %975, %c1 : index
      %977 = arith.addi %17, %976 : index
      %978 = vector.load %w[%977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %979 = vector.bitcast %978 : vector<4xi8> to vector<1xf32>
      %980 = vector.extract %979[0] : f32 from vector<1xf32>
      %981 = arith.mulf %980, %966 : f32
      %982 = arith.mulf %954, %981 : f32
      %983 = arith.muli %960, %outputFeatures : index
      %984 = arith.addi %983, %22 : index
      %985 = wave.lane
      %986 = arith.remui %985, %c10 : index
      %987 = arith.addi %984, %986 : index
      %988 = arith.addi %987, %c7 : index
      memref.store %974, %logits[%988] : memref<?xf32>
      %989 = arith.addi %987, %c10 : index
      memref.store %982, %logits[%989] : memref<?xf32>
    }
  }
  %990 = arith.muli %experts, %c8 : index
  %991 = wave.scratch %990 : memref<?xf32>
  %992 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %992 {
    %993 = arith.addi %20, %c10 : index
    %994 = arith.minsi %993, %19 : index
    %995 = wave.wave
    %996 = arith.addi %20, %995 : index
    scf.for %997 = %996 to %994 step %c8 {
      %998 = wave.wave
      %999 = arith.muli %998, %experts : index
      %1000 = wave.lane
      %1001 = arith.muli %997, %logitsWidth : index
      %1004 = scf.for %1002 = %1000 to %experts step %c12 iter_args(%1003 = %c36) -> (f32) {
        %1005 = arith.addi %1001, %1002 : index
        %1006 = memref.load %logits[%1005] : memref<?xf32>
        %1007 = arith.maximumf %1003, %1006 : f32
        scf.yield %1007 : f32
      }
      %1008 = vector.broadcast %1004 : f32 to vector<1xf32>
      %1009 = wave.reduce "max" %1008 : vector<1xf32>
      %1012 = scf.for %1010 = %1000 to %experts step %c12 iter_args(%1011 = %c37) -> (f32) {
        %1013 = arith.addi %1001, %1010 : index
        %1014 = memref.load %logits[%1013] : memref<?xf32>
        %1015 = arith.subf %1014, %1009 : f32
        %1016 = arith.mulf %1015, %c38 : f32
        %1017 = wave.exp2 %1016 : f32
        %1018 = arith.addi %999, %1010 : index
        memref.store %1017, %991[%1018] : memref<?xf32>
        %1019 = arith.addf %1011, %1017 : f32
        scf.yield %1019 : f32
      }
      %1020 = vector.broadcast %1012 : f32 to vector<1xf32>
      %1021 = wave.reduce "add" %1020 : vector<1xf32>
      scf.for %1022 = %1000 to %experts step %c12 {
        %1023 = arith.addi %999, %1022 : index
        %1024 = memref.load %991[%1023] : memref<?xf32>
        %1025 = arith.divf %1024, %1021 : f32
        %1026 = arith.addi %999, %1022 : index
        memref.store %1025, %991[%1026] : memref<?xf32>
      }
      %1031:3 = scf.for %1027 = %c7 to %expertsPerToken step %c8 iter_args(%1028 = %c37, %1029 = %c37, %1030 = %c39) -> (f32, f32, i32) {
        %1035:2 = scf.for %1032 = %1000 to %experts step %c12 iter_args(%1033 = %c40, %1034 = %c37) -> (f32, f32) {
          %1036 = arith.addi %999, %1032 : index
          %1037 = memref.load %991[%1036] : memref<?xf32>
          %1038 = arith.cmpf ogt, %1037, %1033 : f32
          %1039 = arith.index_cast %1032 : index to i32
          %1040 = arith.sitofp %1039 : i32 to f32
          %1041 = arith.select %1038, %1037, %1033 : f32
          %1042 = arith.select %1038, %1040, %1034 : f32
          scf.yield %1041, %1042 : f32, f32
        }
        %1043 = vector.broadcast %1035#0 : f32 to vector<1xf32>
        %1044 = wave.reduce "max" %1043 : vector<1xf32>
        %1045 = arith.cmpf oeq, %1035#0, %1044 : f32
        %1046 = arith.subf %c37, %1035#1 : f32
        %1047 = arith.select %1045, %1046, %c41 : f32
        %1048 = vector.broadcast %1047 : f32 to vector<1xf32>
        %1049 = wave.reduce "max" %1048 : vector<1xf32>
        %1050 = arith.subf %c37, %1049 : f32
        %1051 = arith.fptosi %1050 : f32 to i32
        %1052 = arith.index_cast %1051 : i32 to index
        %1053 = arith.remui %1052, %c12 : index
        %1054 = arith.cmpi eq, %1053, %1000 : index
        scf.if %1054 {
          %1055 = arith.addi %999, %1052 : index
          memref.store %c42, %991[%1055] : memref<?xf32>
        }
        %1056 = arith.cmpi eq, %1027, %1000 : index
        %1057 = arith.addf %1028, %1044 : f32
        %1058 = arith.select %1056, %1044, %1029 : f32
        %1059 = arith.select %1056, %1051, %1030 : i32
        scf.yield %1057, %1058, %1059 : f32, f32, i32
      }
      %1060 = arith.cmpi eq, %normalize, %c8 : index
      %1061 = arith.divf %1031#1, %1031#0 : f32
      %1062 = arith.select %1060, %1061, %1031#1 : f32
      %1063 = arith.cmpi slt, %1000, %expertsPerToken : index
      scf.if %1063 {
        %1064 = arith.muli %997, %expertsPerToken : index
        %1065 = arith.addi %1064, %1000 : index
        memref.store %1062, %weights[%1065] : memref<?xf32>
        %1066 = arith.muli %997, %expertsPerToken : index
        %1067 = arith.addi %1066, %1000 : index
        memref.store %1031#2, %ids_out[%1067] : memref<?xi32>
      }
    }
  }
  wave.return
}
