// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c19 = arith.constant dense<196611> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c22 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c23 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
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
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %20, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c10 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c7, %c10 : index
    %35 = arith.divui %34, %c14 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c14 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c14 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c14 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c12 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c2 : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c2 iter_args(%58 = %c15, %59 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c7 : index
      %63 = arith.remui %61, %c10 : index
      %64 = arith.addi %15, %c6 : index
      %65 = arith.divui %62, %c14 : index
      %66 = arith.muli %65, %c4 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.muli %63, %c1 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %71 = vector.bitcast %70 : vector<4xi8> to vector<2xf16>
      %72 = arith.divui %inputFeatures, %c3 : index
      %73 = arith.muli %72, %c4 : index
      %74 = arith.addi %64, %73 : index
      %75 = arith.muli %62, %c4 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %63, %c1 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %80 = vector.extract %71[0] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %79[0] : i8 from vector<4xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = vector.extract %71[1] : f16 from vector<2xf16>
      %89 = arith.extf %88 : f16 to f32
      %90 = vector.extract %79[1] : i8 from vector<4xi8>
      %91 = arith.extui %90 : i8 to i32
      %92 = arith.sitofp %91 : i32 to f32
      %93 = arith.mulf %89, %92 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = vector.broadcast %94 : f16 to vector<16xf16>
      %96 = vector.extract %71[0] : f16 from vector<2xf16>
      %97 = arith.extf %96 : f16 to f32
      %98 = vector.extract %79[2] : i8 from vector<4xi8>
      %99 = arith.extui %98 : i8 to i32
      %100 = arith.sitofp %99 : i32 to f32
      %101 = arith.mulf %97, %100 : f32
      %102 = arith.truncf %101 : f32 to f16
      %103 = vector.broadcast %102 : f16 to vector<16xf16>
      %104 = vector.extract %71[1] : f16 from vector<2xf16>
      %105 = arith.extf %104 : f16 to f32
      %106 = vector.extract %79[3] : i8 from vector<4xi8>
      %107 = arith.extui %106 : i8 to i32
      %108 = arith.sitofp %107 : i32 to f32
      %109 = arith.mulf %105, %108 : f32
      %110 = arith.truncf %109 : f32 to f16
      %111 = vector.broadcast %110 : f16 to vector<16xf16>
      %112 = arith.addi %15, %c6 : index
      %113 = arith.muli %inputFeatures, %c1 : index
      %114 = arith.divui %113, %c2 : index
      %115 = arith.divui %inputFeatures, %c3 : index
      %116 = arith.muli %115, %c4 : index
      %117 = arith.addi %116, %114 : index
      %118 = arith.addi %117, %c5 : index
      %119 = arith.divui %118, %c6 : index
      %120 = arith.muli %119, %c6 : index
      %121 = arith.addi %112, %120 : index
      %122 = arith.muli %inputFeatures, %c7 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %62, %c10 : index
      %125 = arith.addi %124, %63 : index
      %126 = arith.muli %125, %c14 : index
      %127 = arith.addi %123, %126 : index
      %128 = vector.load %w[%127] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %129 = vector.bitcast %128 : vector<8xi8> to vector<2xi32>
      %130 = vector.shuffle %129, %129 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %131 = arith.shrui %130, %c18 : vector<4xi32>
      %132 = arith.andi %131, %c19 : vector<4xi32>
      %133 = arith.ori %132, %c20 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %130, %c21 : vector<4xi32>
      %136 = arith.andi %135, %c19 : vector<4xi32>
      %137 = arith.ori %136, %c20 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %130, %c22 : vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.ori %140, %c20 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %130, %c23 : vector<4xi32>
      %144 = arith.andi %143, %c19 : vector<4xi32>
      %145 = arith.ori %144, %c20 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c24 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = math.fma %151, %87, %95 : vector<16xf16>
      %154 = math.fma %152, %103, %111 : vector<16xf16>
      %155 = arith.addi %57, %c8 : index
      %156 = arith.remui %61, %c10 : index
      %157 = arith.addi %15, %c6 : index
      %158 = arith.divui %155, %c14 : index
      %159 = arith.muli %158, %c4 : index
      %160 = arith.addi %157, %159 : index
      %161 = arith.muli %156, %c1 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %164 = vector.bitcast %163 : vector<4xi8> to vector<2xf16>
      %165 = arith.divui %inputFeatures, %c3 : index
      %166 = arith.muli %165, %c4 : index
      %167 = arith.addi %157, %166 : index
      %168 = arith.muli %155, %c4 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %156, %c1 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %173 = vector.extract %164[0] : f16 from vector<2xf16>
      %174 = arith.extf %173 : f16 to f32
      %175 = vector.extract %172[0] : i8 from vector<4xi8>
      %176 = arith.extui %175 : i8 to i32
      %177 = arith.sitofp %176 : i32 to f32
      %178 = arith.mulf %174, %177 : f32
      %179 = arith.truncf %178 : f32 to f16
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %164[1] : f16 from vector<2xf16>
      %182 = arith.extf %181 : f16 to f32
      %183 = vector.extract %172[1] : i8 from vector<4xi8>
      %184 = arith.extui %183 : i8 to i32
      %185 = arith.sitofp %184 : i32 to f32
      %186 = arith.mulf %182, %185 : f32
      %187 = arith.truncf %186 : f32 to f16
      %188 = vector.broadcast %187 : f16 to vector<16xf16>
      %189 = vector.extract %164[0] : f16 from vector<2xf16>
      %190 = arith.extf %189 : f16 to f32
      %191 = vector.extract %172[2] : i8 from vector<4xi8>
      %192 = arith.extui %191 : i8 to i32
      %193 = arith.sitofp %192 : i32 to f32
      %194 = arith.mulf %190, %193 : f32
      %195 = arith.truncf %194 : f32 to f16
      %196 = vector.broadcast %195 : f16 to vector<16xf16>
      %197 = vector.extract %164[1] : f16 from vector<2xf16>
      %198 = arith.extf %197 : f16 to f32
      %199 = vector.extract %172[3] : i8 from vector<4xi8>
      %200 = arith.extui %199 : i8 to i32
      %201 = arith.sitofp %200 : i32 to f32
      %202 = arith.mulf %198, %201 : f32
      %203 = arith.truncf %202 : f32 to f16
      %204 = vector.broadcast %203 : f16 to vector<16xf16>
      %205 = arith.addi %15, %c6 : index
      %206 = arith.muli %inputFeatures, %c1 : index
      %207 = arith.divui %206, %c2 : index
      %208 = arith.divui %inputFeatures, %c3 : index
      %209 = arith.muli %208, %c4 : index
      %210 = arith.addi %209, %207 : index
      %211 = arith.addi %210, %c5 : index
      %212 = arith.divui %211, %c6 : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %205, %213 : index
      %215 = arith.muli %inputFeatures, %c7 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %155, %c10 : index
      %218 = arith.addi %217, %156 : index
      %219 = arith.muli %218, %c14 : index
      %220 = arith.addi %216, %219 : index
      %221 = vector.load %w[%220] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %222 = vector.bitcast %221 : vector<8xi8> to vector<2xi32>
      %223 = vector.shuffle %222, %222 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %224 = arith.shrui %223, %c18 : vector<4xi32>
      %225 = arith.andi %224, %c19 : vector<4xi32>
      %226 = arith.ori %225, %c20 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %223, %c21 : vector<4xi32>
      %229 = arith.andi %228, %c19 : vector<4xi32>
      %230 = arith.ori %229, %c20 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %223, %c22 : vector<4xi32>
      %233 = arith.andi %232, %c19 : vector<4xi32>
      %234 = arith.ori %233, %c20 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %223, %c23 : vector<4xi32>
      %237 = arith.andi %236, %c19 : vector<4xi32>
      %238 = arith.ori %237, %c20 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %240, %241 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %243 = arith.subf %242, %c24 : vector<32xf16>
      %244 = vector.shuffle %243, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %245 = vector.shuffle %243, %243 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %246 = math.fma %244, %180, %188 : vector<16xf16>
      %247 = math.fma %245, %196, %204 : vector<16xf16>
      %248 = arith.addi %57, %c7 : index
      %249 = arith.remui %61, %c10 : index
      %250 = arith.addi %17, %c6 : index
      %251 = arith.divui %248, %c14 : index
      %252 = arith.muli %251, %c4 : index
      %253 = arith.addi %250, %252 : index
      %254 = arith.muli %249, %c1 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %257 = vector.bitcast %256 : vector<4xi8> to vector<2xf16>
      %258 = arith.divui %inputFeatures, %c3 : index
      %259 = arith.muli %258, %c4 : index
      %260 = arith.addi %250, %259 : index
      %261 = arith.muli %248, %c4 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.muli %249, %c1 : index
      %264 = arith.addi %262, %263 : index
      %265 = vector.load %w[%264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.extract %257[0] : f16 from vector<2xf16>
      %267 = arith.extf %266 : f16 to f32
      %268 = vector.extract %265[0] : i8 from vector<4xi8>
      %269 = arith.extui %268 : i8 to i32
      %270 = arith.sitofp %269 : i32 to f32
      %271 = arith.mulf %267, %270 : f32
      %272 = arith.truncf %271 : f32 to f16
      %273 = vector.broadcast %272 : f16 to vector<16xf16>
      %274 = vector.extract %257[1] : f16 from vector<2xf16>
      %275 = arith.extf %274 : f16 to f32
      %276 = vector.extract %265[1] : i8 from vector<4xi8>
      %277 = arith.extui %276 : i8 to i32
      %278 = arith.sitofp %277 : i32 to f32
      %279 = arith.mulf %275, %278 : f32
      %280 = arith.truncf %279 : f32 to f16
      %281 = vector.broadcast %280 : f16 to vector<16xf16>
      %282 = vector.extract %257[0] : f16 from vector<2xf16>
      %283 = arith.extf %282 : f16 to f32
      %284 = vector.extract %265[2] : i8 from vector<4xi8>
      %285 = arith.extui %284 : i8 to i32
      %286 = arith.sitofp %285 : i32 to f32
      %287 = arith.mulf %283, %286 : f32
      %288 = arith.truncf %287 : f32 to f16
      %289 = vector.broadcast %288 : f16 to vector<16xf16>
      %290 = vector.extract %257[1] : f16 from vector<2xf16>
      %291 = arith.extf %290 : f16 to f32
      %292 = vector.extract %265[3] : i8 from vector<4xi8>
      %293 = arith.extui %292 : i8 to i32
      %294 = arith.sitofp %293 : i32 to f32
      %295 = arith.mulf %291, %294 : f32
      %296 = arith.truncf %295 : f32 to f16
      %297 = vector.broadcast %296 : f16 to vector<16xf16>
      %298 = arith.addi %17, %c6 : index
      %299 = arith.muli %inputFeatures, %c1 : index
      %300 = arith.divui %299, %c2 : index
      %301 = arith.divui %inputFeatures, %c3 : index
      %302 = arith.muli %301, %c4 : index
      %303 = arith.addi %302, %300 : index
      %304 = arith.addi %303, %c5 : index
      %305 = arith.divui %304, %c6 : index
      %306 = arith.muli %305, %c6 : index
      %307 = arith.addi %298, %306 : index
      %308 = arith.muli %inputFeatures, %c7 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %248, %c10 : index
      %311 = arith.addi %310, %249 : index
      %312 = arith.muli %311, %c14 : index
      %313 = arith.addi %309, %312 : index
      %314 = vector.load %w[%313] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %315 = vector.bitcast %314 : vector<8xi8> to vector<2xi32>
      %316 = vector.shuffle %315, %315 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %317 = arith.shrui %316, %c18 : vector<4xi32>
      %318 = arith.andi %317, %c19 : vector<4xi32>
      %319 = arith.ori %318, %c20 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %316, %c21 : vector<4xi32>
      %322 = arith.andi %321, %c19 : vector<4xi32>
      %323 = arith.ori %322, %c20 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %316, %c22 : vector<4xi32>
      %326 = arith.andi %325, %c19 : vector<4xi32>
      %327 = arith.ori %326, %c20 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %316, %c23 : vector<4xi32>
      %330 = arith.andi %329, %c19 : vector<4xi32>
      %331 = arith.ori %330, %c20 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = vector.shuffle %320, %324 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = vector.shuffle %328, %332 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %333, %334 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %336 = arith.subf %335, %c24 : vector<32xf16>
      %337 = vector.shuffle %336, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %338 = vector.shuffle %336, %336 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %339 = math.fma %337, %273, %281 : vector<16xf16>
      %340 = math.fma %338, %289, %297 : vector<16xf16>
      %341 = arith.addi %57, %c8 : index
      %342 = arith.remui %61, %c10 : index
      %343 = arith.addi %17, %c6 : index
      %344 = arith.divui %341, %c14 : index
      %345 = arith.muli %344, %c4 : index
      %346 = arith.addi %343, %345 : index
      %347 = arith.muli %342, %c1 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<2xf16>
      %351 = arith.divui %inputFeatures, %c3 : index
      %352 = arith.muli %351, %c4 : index
      %353 = arith.addi %343, %352 : index
      %354 = arith.muli %341, %c4 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.muli %342, %c1 : index
      %357 = arith.addi %355, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.extract %350[0] : f16 from vector<2xf16>
      %360 = arith.extf %359 : f16 to f32
      %361 = vector.extract %358[0] : i8 from vector<4xi8>
      %362 = arith.extui %361 : i8 to i32
      %363 = arith.sitofp %362 : i32 to f32
      %364 = arith.mulf %360, %363 : f32
      %365 = arith.truncf %364 : f32 to f16
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = vector.extract %350[1] : f16 from vector<2xf16>
      %368 = arith.extf %367 : f16 to f32
      %369 = vector.extract %358[1] : i8 from vector<4xi8>
      %370 = arith.extui %369 : i8 to i32
      %371 = arith.sitofp %370 : i32 to f32
      %372 = arith.mulf %368, %371 : f32
      %373 = arith.truncf %372 : f32 to f16
      %374 = vector.broadcast %373 : f16 to vector<16xf16>
      %375 = vector.extract %350[0] : f16 from vector<2xf16>
      %376 = arith.extf %375 : f16 to f32
      %377 = vector.extract %358[2] : i8 from vector<4xi8>
      %378 = arith.extui %377 : i8 to i32
      %379 = arith.sitofp %378 : i32 to f32
      %380 = arith.mulf %376, %379 : f32
      %381 = arith.truncf %380 : f32 to f16
      %382 = vector.broadcast %381 : f16 to vector<16xf16>
      %383 = vector.extract %350[1] : f16 from vector<2xf16>
      %384 = arith.extf %383 : f16 to f32
      %385 = vector.extract %358[3] : i8 from vector<4xi8>
      %386 = arith.extui %385 : i8 to i32
      %387 = arith.sitofp %386 : i32 to f32
      %388 = arith.mulf %384, %387 : f32
      %389 = arith.truncf %388 : f32 to f16
      %390 = vector.broadcast %389 : f16 to vector<16xf16>
      %391 = arith.addi %17, %c6 : index
      %392 = arith.muli %inputFeatures, %c1 : index
      %393 = arith.divui %392, %c2 : index
      %394 = arith.divui %inputFeatures, %c3 : index
      %395 = arith.muli %394, %c4 : index
      %396 = arith.addi %395, %393 : index
      %397 = arith.addi %396, %c5 : index
      %398 = arith.divui %397, %c6 : index
      %399 = arith.muli %398, %c6 : index
      %400 = arith.addi %391, %399 : index
      %401 = arith.muli %inputFeatures, %c7 : index
      %402 = arith.addi %400, %401 : index
      %403 = arith.muli %341, %c10 : index
      %404 = arith.addi %403, %342 : index
      %405 = arith.muli %404, %c14 : index
      %406 = arith.addi %402, %405 : index
      %407 = vector.load %w[%406] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %408 = vector.bitcast %407 : vector<8xi8> to vector<2xi32>
      %409 = vector.shuffle %408, %408 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %410 = arith.shrui %409, %c18 : vector<4xi32>
      %411 = arith.andi %410, %c19 : vector<4xi32>
      %412 = arith.ori %411, %c20 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = arith.shrui %409, %c21 : vector<4xi32>
      %415 = arith.andi %414, %c19 : vector<4xi32>
      %416 = arith.ori %415, %c20 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %409, %c22 : vector<4xi32>
      %419 = arith.andi %418, %c19 : vector<4xi32>
      %420 = arith.ori %419, %c20 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = arith.shrui %409, %c23 : vector<4xi32>
      %423 = arith.andi %422, %c19 : vector<4xi32>
      %424 = arith.ori %423, %c20 : vector<4xi32>
      %425 = vector.bitcast %424 : vector<4xi32> to vector<8xf16>
      %426 = vector.shuffle %413, %417 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = vector.shuffle %421, %425 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = vector.shuffle %426, %427 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %429 = arith.subf %428, %c24 : vector<32xf16>
      %430 = vector.shuffle %429, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %431 = vector.shuffle %429, %429 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %432 = math.fma %430, %366, %374 : vector<16xf16>
      %433 = math.fma %431, %382, %390 : vector<16xf16>
      %434 = arith.muli %57, %c2 : index
      %435 = arith.addi %434, %c7 : index
      %436 = arith.muli %tileRows, %c10 : index
      %437 = arith.muli %435, %436 : index
      %438 = arith.addi %43, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c14 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %153, %58 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %339, %59 : vector<16xf16>, vector<8xf32>
      %446 = arith.muli %57, %c2 : index
      %447 = arith.addi %446, %c8 : index
      %448 = arith.muli %tileRows, %c10 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %43, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c14 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %154, %444 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %455, %340, %445 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %57, %c2 : index
      %459 = arith.addi %458, %c2 : index
      %460 = arith.muli %tileRows, %c10 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %43, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c14 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %246, %456 : vector<16xf16>, vector<8xf32>
      %469 = wave.mma %467, %432, %457 : vector<16xf16>, vector<8xf32>
      %470 = arith.muli %57, %c2 : index
      %471 = arith.addi %470, %c25 : index
      %472 = arith.muli %tileRows, %c10 : index
      %473 = arith.muli %471, %472 : index
      %474 = arith.addi %43, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c14 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %247, %468 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %433, %469 : vector<16xf16>, vector<8xf32>
      scf.yield %480, %481 : vector<8xf32>, vector<8xf32>
    }
    %482 = arith.select %50, %56, %49 : index
    %486:2 = scf.for %483 = %56 to %482 step %c8 iter_args(%484 = %60#0, %485 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %487 = wave.lane
      %488 = arith.addi %483, %c7 : index
      %489 = arith.remui %487, %c10 : index
      %490 = arith.addi %15, %c6 : index
      %491 = arith.divui %488, %c14 : index
      %492 = arith.muli %491, %c4 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.muli %489, %c1 : index
      %495 = arith.addi %493, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<2xf16>
      %498 = arith.divui %inputFeatures, %c3 : index
      %499 = arith.muli %498, %c4 : index
      %500 = arith.addi %490, %499 : index
      %501 = arith.muli %488, %c4 : index
      %502 = arith.addi %500, %501 : index
      %503 = arith.muli %489, %c1 : index
      %504 = arith.addi %502, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.extract %497[0] : f16 from vector<2xf16>
      %507 = arith.extf %506 : f16 to f32
      %508 = vector.extract %505[0] : i8 from vector<4xi8>
      %509 = arith.extui %508 : i8 to i32
      %510 = arith.sitofp %509 : i32 to f32
      %511 = arith.mulf %507, %510 : f32
      %512 = arith.truncf %511 : f32 to f16
      %513 = vector.broadcast %512 : f16 to vector<16xf16>
      %514 = vector.extract %497[1] : f16 from vector<2xf16>
      %515 = arith.extf %514 : f16 to f32
      %516 = vector.extract %505[1] : i8 from vector<4xi8>
      %517 = arith.extui %516 : i8 to i32
      %518 = arith.sitofp %517 : i32 to f32
      %519 = arith.mulf %515, %518 : f32
      %520 = arith.truncf %519 : f32 to f16
      %521 = vector.broadcast %520 : f16 to vector<16xf16>
      %522 = vector.extract %497[0] : f16 from vector<2xf16>
      %523 = arith.extf %522 : f16 to f32
      %524 = vector.extract %505[2] : i8 from vector<4xi8>
      %525 = arith.extui %524 : i8 to i32
      %526 = arith.sitofp %525 : i32 to f32
      %527 = arith.mulf %523, %526 : f32
      %528 = arith.truncf %527 : f32 to f16
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = vector.extract %497[1] : f16 from vector<2xf16>
      %531 = arith.extf %530 : f16 to f32
      %532 = vector.extract %505[3] : i8 from vector<4xi8>
      %533 = arith.extui %532 : i8 to i32
      %534 = arith.sitofp %533 : i32 to f32
      %535 = arith.mulf %531, %534 : f32
      %536 = arith.truncf %535 : f32 to f16
      %537 = vector.broadcast %536 : f16 to vector<16xf16>
      %538 = arith.addi %15, %c6 : index
      %539 = arith.muli %inputFeatures, %c1 : index
      %540 = arith.divui %539, %c2 : index
      %541 = arith.divui %inputFeatures, %c3 : index
      %542 = arith.muli %541, %c4 : index
      %543 = arith.addi %542, %540 : index
      %544 = arith.addi %543, %c5 : index
      %545 = arith.divui %544, %c6 : index
      %546 = arith.muli %545, %c6 : index
      %547 = arith.addi %538, %546 : index
      %548 = arith.muli %inputFeatures, %c7 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %488, %c10 : index
      %551 = arith.addi %550, %489 : index
      %552 = arith.muli %551, %c14 : index
      %553 = arith.addi %549, %552 : index
      %554 = vector.load %w[%553] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %555 = vector.bitcast %554 : vector<8xi8> to vector<2xi32>
      %556 = vector.shuffle %555, %555 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %557 = arith.shrui %556, %c18 : vector<4xi32>
      %558 = arith.andi %557, %c19 : vector<4xi32>
      %559 = arith.ori %558, %c20 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = arith.shrui %556, %c21 : vector<4xi32>
      %562 = arith.andi %561, %c19 : vector<4xi32>
      %563 = arith.ori %562, %c20 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %556, %c22 : vector<4xi32>
      %566 = arith.andi %565, %c19 : vector<4xi32>
      %567 = arith.ori %566, %c20 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %556, %c23 : vector<4xi32>
      %570 = arith.andi %569, %c19 : vector<4xi32>
      %571 = arith.ori %570, %c20 : vector<4xi32>
      %572 = vector.bitcast %571 : vector<4xi32> to vector<8xf16>
      %573 = vector.shuffle %560, %564 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = vector.shuffle %568, %572 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = vector.shuffle %573, %574 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %576 = arith.subf %575, %c24 : vector<32xf16>
      %577 = vector.shuffle %576, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %578 = vector.shuffle %576, %576 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %579 = math.fma %577, %513, %521 : vector<16xf16>
      %580 = math.fma %578, %529, %537 : vector<16xf16>
      %581 = arith.addi %483, %c7 : index
      %582 = arith.remui %487, %c10 : index
      %583 = arith.addi %17, %c6 : index
      %584 = arith.divui %581, %c14 : index
      %585 = arith.muli %584, %c4 : index
      %586 = arith.addi %583, %585 : index
      %587 = arith.muli %582, %c1 : index
      %588 = arith.addi %586, %587 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<2xf16>
      %591 = arith.divui %inputFeatures, %c3 : index
      %592 = arith.muli %591, %c4 : index
      %593 = arith.addi %583, %592 : index
      %594 = arith.muli %581, %c4 : index
      %595 = arith.addi %593, %594 : index
      %596 = arith.muli %582, %c1 : index
      %597 = arith.addi %595, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.extract %590[0] : f16 from vector<2xf16>
      %600 = arith.extf %599 : f16 to f32
      %601 = vector.extract %598[0] : i8 from vector<4xi8>
      %602 = arith.extui %601 : i8 to i32
      %603 = arith.sitofp %602 : i32 to f32
      %604 = arith.mulf %600, %603 : f32
      %605 = arith.truncf %604 : f32 to f16
      %606 = vector.broadcast %605 : f16 to vector<16xf16>
      %607 = vector.extract %590[1] : f16 from vector<2xf16>
      %608 = arith.extf %607 : f16 to f32
      %609 = vector.extract %598[1] : i8 from vector<4xi8>
      %610 = arith.extui %609 : i8 to i32
      %611 = arith.sitofp %610 : i32 to f32
      %612 = arith.mulf %608, %611 : f32
      %613 = arith.truncf %612 : f32 to f16
      %614 = vector.broadcast %613 : f16 to vector<16xf16>
      %615 = vector.extract %590[0] : f16 from vector<2xf16>
      %616 = arith.extf %615 : f16 to f32
      %617 = vector.extract %598[2] : i8 from vector<4xi8>
      %618 = arith.extui %617 : i8 to i32
      %619 = arith.sitofp %618 : i32 to f32
      %620 = arith.mulf %616, %619 : f32
      %621 = arith.truncf %620 : f32 to f16
      %622 = vector.broadcast %621 : f16 to vector<16xf16>
      %623 = vector.extract %590[1] : f16 from vector<2xf16>
      %624 = arith.extf %623 : f16 to f32
      %625 = vector.extract %598[3] : i8 from vector<4xi8>
      %626 = arith.extui %625 : i8 to i32
      %627 = arith.sitofp %626 : i32 to f32
      %628 = arith.mulf %624, %627 : f32
      %629 = arith.truncf %628 : f32 to f16
      %630 = vector.broadcast %629 : f16 to vector<16xf16>
      %631 = arith.addi %17, %c6 : index
      %632 = arith.muli %inputFeatures, %c1 : index
      %633 = arith.divui %632, %c2 : index
      %634 = arith.divui %inputFeatures, %c3 : index
      %635 = arith.muli %634, %c4 : index
      %636 = arith.addi %635, %633 : index
      %637 = arith.addi %636, %c5 : index
      %638 = arith.divui %637, %c6 : index
      %639 = arith.muli %638, %c6 : index
      %640 = arith.addi %631, %639 : index
      %641 = arith.muli %inputFeatures, %c7 : index
      %642 = arith.addi %640, %641 : index
      %643 = arith.muli %581, %c10 : index
      %644 = arith.addi %643, %582 : index
      %645 = arith.muli %644, %c14 : index
      %646 = arith.addi %642, %645 : index
      %647 = vector.load %w[%646] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %648 = vector.bitcast %647 : vector<8xi8> to vector<2xi32>
      %649 = vector.shuffle %648, %648 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %650 = arith.shrui %649, %c18 : vector<4xi32>
      %651 = arith.andi %650, %c19 : vector<4xi32>
      %652 = arith.ori %651, %c20 : vector<4xi32>
      %653 = vector.bitcast %652 : vector<4xi32> to vector<8xf16>
      %654 = arith.shrui %649, %c21 : vector<4xi32>
      %655 = arith.andi %654, %c19 : vector<4xi32>
      %656 = arith.ori %655, %c20 : vector<4xi32>
      %657 = vector.bitcast %656 : vector<4xi32> to vector<8xf16>
      %658 = arith.shrui %649, %c22 : vector<4xi32>
      %659 = arith.andi %658, %c19 : vector<4xi32>
      %660 = arith.ori %659, %c20 : vector<4xi32>
      %661 = vector.bitcast %660 : vector<4xi32> to vector<8xf16>
      %662 = arith.shrui %649, %c23 : vector<4xi32>
      %663 = arith.andi %662, %c19 : vector<4xi32>
      %664 = arith.ori %663, %c20 : vector<4xi32>
      %665 = vector.bitcast %664 : vector<4xi32> to vector<8xf16>
      %666 = vector.shuffle %653, %657 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %667 = vector.shuffle %661, %665 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %668 = vector.shuffle %666, %667 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %669 = arith.subf %668, %c24 : vector<32xf16>
      %670 = vector.shuffle %669, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %671 = vector.shuffle %669, %669 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %672 = math.fma %670, %606, %614 : vector<16xf16>
      %673 = math.fma %671, %622, %630 : vector<16xf16>
      %674 = arith.muli %483, %c2 : index
      %675 = arith.addi %674, %c7 : index
      %676 = arith.muli %tileRows, %c10 : index
      %677 = arith.muli %675, %676 : index
      %678 = arith.addi %43, %677 : index
      %679 = vector.load %x[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %680 = arith.muli %tileRows, %c14 : index
      %681 = arith.addi %678, %680 : index
      %682 = vector.load %x[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %683 = vector.shuffle %679, %682 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %684 = wave.mma %683, %579, %484 : vector<16xf16>, vector<8xf32>
      %685 = wave.mma %683, %672, %485 : vector<16xf16>, vector<8xf32>
      %686 = arith.muli %483, %c2 : index
      %687 = arith.addi %686, %c8 : index
      %688 = arith.muli %tileRows, %c10 : index
      %689 = arith.muli %687, %688 : index
      %690 = arith.addi %43, %689 : index
      %691 = vector.load %x[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %692 = arith.muli %tileRows, %c14 : index
      %693 = arith.addi %690, %692 : index
      %694 = vector.load %x[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %695 = vector.shuffle %691, %694 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %696 = wave.mma %695, %580, %684 : vector<16xf16>, vector<8xf32>
      %697 = wave.mma %695, %673, %685 : vector<16xf16>, vector<8xf32>
      scf.yield %696, %697 : vector<8xf32>, vector<8xf32>
    }
    %698 = wave.lane
    %699 = vector.extract %486#0[0] : f32 from vector<8xf32>
    %700 = vector.extract %486#1[0] : f32 from vector<8xf32>
    %701 = wave.lane
    %702 = arith.addi %20, %c7 : index
    %703 = arith.muli %c7, %c2 : index
    %704 = arith.addi %702, %703 : index
    %705 = arith.divui %701, %c10 : index
    %706 = arith.addi %704, %705 : index
    %707 = arith.cmpi slt, %706, %19 : index
    scf.if %707 {
      %708 = arith.cmpi eq, %hasFactors, %c8 : index
      %709 = arith.muli %706, %c2 : index
      %710 = memref.load %factors[%709] : memref<?xf32>
      %711 = arith.mulf %710, %operandScale : f32
      %712 = arith.select %708, %711, %operandScale : f32
      %713 = arith.remui %701, %c10 : index
      %714 = arith.muli %713, %c1 : index
      %715 = arith.addi %15, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.bitcast %716 : vector<4xi8> to vector<1xf32>
      %718 = vector.extract %717[0] : f32 from vector<1xf32>
      %719 = arith.mulf %718, %712 : f32
      %720 = arith.mulf %699, %719 : f32
      %721 = arith.remui %701, %c10 : index
      %722 = arith.muli %721, %c1 : index
      %723 = arith.addi %17, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %712 : f32
      %728 = arith.mulf %700, %727 : f32
      %729 = arith.muli %706, %outputFeatures : index
      %730 = arith.addi %729, %22 : index
      %731 = wave.lane
      %732 = arith.remui %731, %c10 : index
      %733 = arith.addi %730, %732 : index
      %734 = arith.addi %733, %c7 : index
      memref.store %720, %logits[%734] : memref<?xf32>
      %735 = arith.addi %733, %c10 : index
      memref.store %728, %logits[%735] : memref<?xf32>
    }
    %736 = vector.extract %486#0[1] : f32 from vector<8xf32>
    %737 = vector.extract %486#1[1] : f32 from vector<8xf32>
    %738 = wave.lane
    %739 = arith.addi %20, %c7 : index
    %740 = arith.muli %c8, %c2 : index
    %741 = arith.addi %739, %740 : index
    %742 = arith.divui %738, %c10 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.cmpi slt, %743, %19 : index
    scf.if %744 {
      %745 = arith.cmpi eq, %hasFactors, %c8 : index
      %746 = arith.muli %743, %c2 : index
      %747 = memref.load %factors[%746] : memref<?xf32>
      %748 = arith.mulf %747, %operandScale : f32
      %749 = arith.select %745, %748, %operandScale : f32
      %750 = arith.remui %738, %c10 : index
      %751 = arith.muli %750, %c1 : index
      %752 = arith.addi %15, %751 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %755, %749 : f32
      %757 = arith.mulf %736, %756 : f32
      %758 = arith.remui %738, %c10 : index
      %759 = arith.muli %758, %c1 : index
      %760 = arith.addi %17, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %749 : f32
      %765 = arith.mulf %737, %764 : f32
      %766 = arith.muli %743, %outputFeatures : index
      %767 = arith.addi %766, %22 : index
      %768 = wave.lane
      %769 = arith.remui %768, %c10 : index
      %770 = arith.addi %767, %769 : index
      %771 = arith.addi %770, %c7 : index
      memref.store %757, %logits[%771] : memref<?xf32>
      %772 = arith.addi %770, %c10 : index
      memref.store %765, %logits[%772] : memref<?xf32>
    }
    %773 = vector.extract %486#0[2] : f32 from vector<8xf32>
    %774 = vector.extract %486#1[2] : f32 from vector<8xf32>
    %775 = wave.lane
    %776 = arith.addi %20, %c7 : index
    %777 = arith.muli %c2, %c2 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.divui %775, %c10 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.cmpi slt, %780, %19 : index
    scf.if %781 {
      %782 = arith.cmpi eq, %hasFactors, %c8 : index
      %783 = arith.muli %780, %c2 : index
      %784 = memref.load %factors[%783] : memref<?xf32>
      %785 = arith.mulf %784, %operandScale : f32
      %786 = arith.select %782, %785, %operandScale : f32
      %787 = arith.remui %775, %c10 : index
      %788 = arith.muli %787, %c1 : index
      %789 = arith.addi %15, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %773, %793 : f32
      %795 = arith.remui %775, %c10 : index
      %796 = arith.muli %795, %c1 : index
      %797 = arith.addi %17, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %786 : f32
      %802 = arith.mulf %774, %801 : f32
      %803 = arith.muli %780, %outputFeatures : index
      %804 = arith.addi %803, %22 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c10 : index
      %807 = arith.addi %804, %806 : index
      %808 = arith.addi %807, %c7 : index
      memref.store %794, %logits[%808] : memref<?xf32>
      %809 = arith.addi %807, %c10 : index
      memref.store %802, %logits[%809] : memref<?xf32>
    }
    %810 = vector.extract %486#0[3] : f32 from vector<8xf32>
    %811 = vector.extract %486#1[3] : f32 from vector<8xf32>
    %812 = wave.lane
    %813 = arith.addi %20, %c7 : index
    %814 = arith.muli %c25, %c2 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.divui %812, %c10 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.cmpi slt, %817, %19 : index
    scf.if %818 {
      %819 = arith.cmpi eq, %hasFactors, %c8 : index
      %820 = arith.muli %817, %c2 : index
      %821 = memref.load %factors[%820] : memref<?xf32>
      %822 = arith.mulf %821, %operandScale : f32
      %823 = arith.select %819, %822, %operandScale : f32
      %824 = arith.remui %812, %c10 : index
      %825 = arith.muli %824, %c1 : index
      %826 = arith.addi %15, %825 : index
      %827 = vector.load %w[%826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %828 = vector.bitcast %827 : vector<4xi8> to vector<1xf32>
      %829 = vector.extract %828[0] : f32 from vector<1xf32>
      %830 = arith.mulf %829, %823 : f32
      %831 = arith.mulf %810, %830 : f32
      %832 = arith.remui %812, %c10 : index
      %833 = arith.muli %832, %c1 : index
      %834 = arith.addi %17, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %823 : f32
      %839 = arith.mulf %811, %838 : f32
      %840 = arith.muli %817, %outputFeatures : index
      %841 = arith.addi %840, %22 : index
      %842 = wave.lane
      %843 = arith.remui %842, %c10 : index
      %844 = arith.addi %841, %843 : index
      %845 = arith.addi %844, %c7 : index
      memref.store %831, %logits[%845] : memref<?xf32>
      %846 = arith.addi %844, %c10 : index
      memref.store %839, %logits[%846] : memref<?xf32>
    }
    %847 = vector.extract %486#0[4] : f32 from vector<8xf32>
    %848 = vector.extract %486#1[4] : f32 from vector<8xf32>
    %849 = wave.lane
    %850 = arith.addi %20, %c7 : index
    %851 = arith.muli %c1, %c2 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.divui %849, %c10 : index
    %854 = arith.addi %852, %853 : index
    %855 = arith.cmpi slt, %854, %19 : index
    scf.if %855 {
      %856 = arith.cmpi eq, %hasFactors, %c8 : index
      %857 = arith.muli %854, %c2 : index
      %858 = memref.load %factors[%857] : memref<?xf32>
      %859 = arith.mulf %858, %operandScale : f32
      %860 = arith.select %856, %859, %operandScale : f32
      %861 = arith.remui %849, %c10 : index
      %862 = arith.muli %861, %c1 : index
      %863 = arith.addi %15, %862 : index
      %864 = vector.load %w[%863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %865 = vector.bitcast %864 : vector<4xi8> to vector<1xf32>
      %866 = vector.extract %865[0] : f32 from vector<1xf32>
      %867 = arith.mulf %866, %860 : f32
      %868 = arith.mulf %847, %867 : f32
      %869 = arith.remui %849, %c10 : index
      %870 = arith.muli %869, %c1 : index
      %871 = arith.addi %17, %870 : index
      %872 = vector.load %w[%871] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %873 = vector.bitcast %872 : vector<4xi8> to vector<1xf32>
      %874 = vector.extract %873[0] : f32 from vector<1xf32>
      %875 = arith.mulf %874, %860 : f32
      %876 = arith.mulf %848, %875 : f32
      %877 = arith.muli %854, %outputFeatures : index
      %878 = arith.addi %877, %22 : index
      %879 = wave.lane
      %880 = arith.remui %879, %c10 : index
      %881 = arith.addi %878, %880 : index
      %882 = arith.addi %881, %c7 : index
      memref.store %868, %logits[%882] : memref<?xf32>
      %883 = arith.addi %881, %c10 : index
      memref.store %876, %logits[%883] : memref<?xf32>
    }
    %884 = vector.extract %486#0[5] : f32 from vector<8xf32>
    %885 = vector.extract %486#1[5] : f32 from vector<8xf32>
    %886 = wave.lane
    %887 = arith.addi %20, %c7 : index
    %888 = arith.muli %c28, %c2 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.divui %886, %c10 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.cmpi slt, %891, %19 : index
    scf.if %892 {
      %893 = arith.cmpi eq, %hasFactors, %c8 : index
      %894 = arith.muli %891, %c2 : index
      %895 = memref.load %factors[%894] : memref<?xf32>
      %896 = arith.mulf %895, %operandScale : f32
      %897 = arith.select %893, %896, %operandScale : f32
      %898 = arith.remui %886, %c10 : index
      %899 = arith.muli %898, %c1 : index
      %900 = arith.addi %15, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.mulf %903, %897 : f32
      %905 = arith.mulf %884, %904 : f32
      %906 = arith.remui %886, %c10 : index
      %907 = arith.muli %906, %c1 : index
      %908 = arith.addi %17, %907 : index
      %909 = vector.load %w[%908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %910 = vector.bitcast %909 : vector<4xi8> to vector<1xf32>
      %911 = vector.extract %910[0] : f32 from vector<1xf32>
      %912 = arith.mulf %911, %897 : f32
      %913 = arith.mulf %885, %912 : f32
      %914 = arith.muli %891, %outputFeatures : index
      %915 = arith.addi %914, %22 : index
      %916 = wave.lane
      %917 = arith.remui %916, %c10 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.addi %918, %c7 : index
      memref.store %905, %logits[%919] : memref<?xf32>
      %920 = arith.addi %918, %c10 : index
      memref.store %913, %logits[%920] : memref<?xf32>
    }
    %921 = vector.extract %486#0[6] : f32 from vector<8xf32>
    %922 = vector.extract %486#1[6] : f32 from vector<8xf32>
    %923 = wave.lane
    %924 = arith.addi %20, %c7 : index
    %925 = arith.muli %c29, %c2 : index
    %926 = arith.addi %924, %925 : index
    %927 = arith.divui %923, %c10 : index
    %928 = arith.addi %926, %927 : index
    %929 = arith.cmpi slt, %928, %19 : index
    scf.if %929 {
      %930 = arith.cmpi eq, %hasFactors, %c8 : index
      %931 = arith.muli %928, %c2 : index
      %932 = memref.load %factors[%931] : memref<?xf32>
      %933 = arith.mulf %932, %operandScale : f32
      %934 = arith.select %930, %933, %operandScale : f32
      %935 = arith.remui %923, %c10 : index
      %936 = arith.muli %935, %c1 : index
      %937 = arith.addi %15, %936 : index
      %938 = vector.load %w[%937] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %939 = vector.bitcast %938 : vector<4xi8> to vector<1xf32>
      %940 = vector.extract %939[0] : f32 from vector<1xf32>
      %941 = arith.mulf %940, %934 : f32
      %942 = arith.mulf %921, %941 : f32
      %943 = arith.remui %923, %c10 : index
      %944 = arith.muli %943, %c1 : index
      %945 = arith.addi %17, %944 : index
      %946 = vector.load %w[%945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %947 = vector.bitcast %946 : vector<4xi8> to vector<1xf32>
      %948 = vector.extract %947[0] : f32 from vector<1xf32>
      %949 = arith.mulf %948, %934 : f32
      %950 = arith.mulf %922, %949 : f32
      %951 = arith.muli %928, %outputFeatures : index
      %952 = arith.addi %951, %22 : index
      %953 = wave.lane
      %954 = arith.remui %953, %c10 : index
      %955 = arith.addi %952, %954 : index
      %956 = arith.addi %955, %c7 : index
      memref.store %942, %logits[%956] : memref<?xf32>
      %957 = arith.addi %955, %c10 : index
      memref.store %950, %logits[%957] : memref<?xf32>
    }
    %958 = vector.extract %486#0[7] : f32 from vector<8xf32>
    %959 = vector.extract %486#1[7] : f32 from vector<8xf32>
    %960 = wave.lane
    %961 = arith.addi %20, %c7 : index
    %962 = arith.muli %c30, %c2 : index
    %963 = arith.addi %961, %962 : index
    %964 = arith.divui %960, %c10 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.cmpi slt, %965, %19 : index
    scf.if %966 {
      %967 = arith.cmpi eq, %hasFactors, %c8 : index
      %968 = arith.muli %965, %c2 : index
      %969 = memref.load %factors[%968] : memref<?xf32>
      %970 = arith.mulf %969, %operandScale : f32
      %971 = arith.select %967, %970, %operandScale : f32
      %972 = arith.remui %960, %c10 : index
      %973 = arith.muli %972, %c1 : index
      %974 = arith.addi %15, %973 : index
      %975 = vector.load %w[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %976 = vector.bitcast %975 : vector<4xi8> to vector<1xf32>
      %977 = vector.extract %976[0] : f32 from vector<1xf32>
      %978 = arith.mulf %977, %971 : f32
      %979 = arith.mulf %958, %978 : f32
      %980 = arith.remui %960, %c10 : index
      %981 = arith.muli %980, %c1 : index
      %982 = arith.addi %17, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %971 : f32
      %987 = arith.mulf %959, %986 : f32
      %988 = arith.muli %965, %outputFeatures : index
      %989 = arith.addi %988, %22 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c10 : index
      %992 = arith.addi %989, %991 : index
      %993 = arith.addi %992, %c7 : index
      memref.store %979, %logits[%993] : memref<?xf32>
      %994 = arith.addi %992, %c10 : index
      memref.store %987, %logits[%994] : memref<?xf32>
    }
  }
  %995 = arith.muli %experts, %c8 : index
  %996 = wave.scratch %995 : memref<?xf32>
  %997 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %997 {
    %998 = arith.addi %20, %c10 : index
    %999 = arith.minsi %998, %19 : index
    %1000 = wave.wave
    %1001 = arith.addi %20, %1000 : index
    scf.for %1002 = %1001 to %999 step %c8 {
      %1003 = wave.wave
      %1004 = arith.muli %1003, %experts : index
      %1005 = wave.lane
      %1006 = arith.muli %1002, %logitsWidth : index
      %1009 = scf.for %1007 = %1005 to %experts step %c12 iter_args(%1008 = %c35) -> (f32) {
        %1010 = arith.addi %1006, %1007 : index
        %1011 = memref.load %logits[%1010] : memref<?xf32>
        %1012 = arith.maximumf %1008, %1011 : f32
        scf.yield %1012 : f32
      }
      %1013 = vector.broadcast %1009 : f32 to vector<1xf32>
      %1014 = wave.reduce "max" %1013 : vector<1xf32>
      %1017 = scf.for %1015 = %1005 to %experts step %c12 iter_args(%1016 = %c36) -> (f32) {
        %1018 = arith.addi %1006, %1015 : index
        %1019 = memref.load %logits[%1018] : memref<?xf32>
        %1020 = arith.subf %1019, %1014 : f32
        %1021 = arith.mulf %1020, %c37 : f32
        %1022 = wave.exp2 %1021 : f32
        %1023 = arith.addi %1004, %1015 : index
        memref.store %1022, %996[%1023] : memref<?xf32>
        %1024 = arith.addf %1016, %1022 : f32
        scf.yield %1024 : f32
      }
      %1025 = vector.broadcast %1017 : f32 to vector<1xf32>
      %1026 = wave.reduce "add" %1025 : vector<1xf32>
      scf.for %1027 = %1005 to %experts step %c12 {
        %1028 = arith.addi %1004, %1027 : index
        %1029 = memref.load %996[%1028] : memref<?xf32>
        %1030 = arith.divf %1029, %1026 : f32
        %1031 = arith.addi %1004, %1027 : index
        memref.store %1030, %996[%1031] : memref<?xf32>
      }
      %1036:3 = scf.for %1032 = %c7 to %expertsPerToken step %c8 iter_args(%1033 = %c36, %1034 = %c36, %1035 = %c38) -> (f32, f32, i32) {
        %1040:2 = scf.for %1037 = %1005 to %experts step %c12 iter_args(%1038 = %c39, %1039 = %c36) -> (f32, f32) {
          %1041 = arith.addi %1004, %1037 : index
          %1042 = memref.load %996[%1041] : memref<?xf32>
          %1043 = arith.cmpf ogt, %1042, %1038 : f32
          %1044 = arith.index_cast %1037 : index to i32
          %1045 = arith.sitofp %1044 : i32 to f32
          %1046 = arith.select %1043, %1042, %1038 : f32
          %1047 = arith.select %1043, %1045, %1039 : f32
          scf.yield %1046, %1047 : f32, f32
        }
        %1048 = vector.broadcast %1040#0 : f32 to vector<1xf32>
        %1049 = wave.reduce "max" %1048 : vector<1xf32>
        %1050 = arith.cmpf oeq, %1040#0, %1049 : f32
        %1051 = arith.subf %c36, %1040#1 : f32
        %1052 = arith.select %1050, %1051, %c40 : f32
        %1053 = vector.broadcast %1052 : f32 to vector<1xf32>
        %1054 = wave.reduce "max" %1053 : vector<1xf32>
        %1055 = arith.subf %c36, %1054 : f32
        %1056 = arith.fptosi %1055 : f32 to i32
        %1057 = arith.index_cast %1056 : i32 to index
        %1058 = arith.remui %1057, %c12 : index
        %1059 = arith.cmpi eq, %1058, %1005 : index
        scf.if %1059 {
          %1060 = arith.addi %1004, %1057 : index
          memref.store %c41, %996[%1060] : memref<?xf32>
        }
        %1061 = arith.cmpi eq, %1032, %1005 : index
        %1062 = arith.addf %1033, %1049 : f32
        %1063 = arith.select %1061, %1049, %1034 : f32
        %1064 = arith.select %1061, %1056, %1035 : i32
        scf.yield %1062, %1063, %1064 : f32, f32, i32
      }
      %1065 = arith.cmpi eq, %normalize, %c8 : index
      %1066 = arith.divf %1036#1, %1036#0 : f32
      %1067 = arith.select %1065, %1066, %1036#1 : f32
      %1068 = arith.cmpi slt, %1005, %expertsPerToken : index
      scf.if %1068 {
        %1069 = arith.muli %1002, %expertsPerToken : index
        %1070 = arith.addi %1069, %1005 : index
        memref.store %1067, %weights[%1070] : memref<?xf32>
        %1071 = arith.muli %1002, %expertsPerToken : index
        %1072 = arith.addi %1071, %1005 : index
        memref.store %1036#2, %ids_out[%1072] : memref<?xi32>
      }
    }
  }
  wave.return
}
