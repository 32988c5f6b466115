// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q6_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c28 = arith.constant dense<0x6420> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 4 : index
  %c33 = arith.constant 5 : index
  %c34 = arith.constant 6 : index
  %c35 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c40 = arith.constant 0xFF61B1E6 : f32
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant 0x3FB8AA3B : f32
  %c43 = arith.constant 0 : i32
  %c44 = arith.constant 0xC0000000 : f32
  %c45 = arith.constant 0xCB800000 : f32
  %c46 = arith.constant 0xBF800000 : f32
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
  %20 = arith.muli %19, %c3 : index
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
    %33 = arith.divui %32, %c13 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c13 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c13 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c13 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c3 : index
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
      %63 = arith.divui %60, %c13 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %62, %64 : index
      %66 = arith.muli %61, %c6 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %69 = vector.bitcast %68 : vector<2xi8> to vector<1xf16>
      %70 = arith.divui %inputFeatures, %c2 : index
      %71 = arith.muli %70, %c3 : index
      %72 = arith.addi %62, %71 : index
      %73 = arith.muli %60, %c3 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %61, %c6 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %78 = vector.extract %69[0] : f16 from vector<1xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %77[0] : i8 from vector<2xi8>
      %81 = arith.extsi %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = vector.extract %69[0] : f16 from vector<1xf16>
      %87 = arith.extf %86 : f16 to f32
      %88 = vector.extract %77[1] : i8 from vector<2xi8>
      %89 = arith.extsi %88 : i8 to i32
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
      %102 = arith.muli %inputFeatures, %c13 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.muli %60, %c10 : index
      %105 = arith.addi %104, %61 : index
      %106 = arith.muli %105, %c13 : index
      %107 = arith.addi %103, %106 : index
      %108 = arith.muli %60, %c2 : index
      %109 = arith.addi %101, %108 : index
      %110 = arith.muli %61, %c10 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%107] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %113 = vector.bitcast %112 : vector<8xi8> to vector<2xi32>
      %114 = vector.shuffle %113, %113 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %115 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<4xi32>
      %117 = arith.shrui %116, %c17 : vector<4xi32>
      %118 = arith.andi %117, %c18 : vector<4xi32>
      %119 = arith.shrui %114, %c19 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.shli %120, %c21 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c22 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %116, %c21 : vector<4xi32>
      %126 = arith.andi %125, %c18 : vector<4xi32>
      %127 = arith.shrui %114, %c23 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.shli %128, %c21 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %116, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c18 : vector<4xi32>
      %135 = arith.shrui %114, %c25 : vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.shli %136, %c21 : vector<4xi32>
      %138 = arith.ori %134, %137 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %116, %c26 : vector<4xi32>
      %142 = arith.andi %141, %c18 : vector<4xi32>
      %143 = arith.shrui %114, %c27 : vector<4xi32>
      %144 = arith.andi %143, %c20 : vector<4xi32>
      %145 = arith.shli %144, %c21 : vector<4xi32>
      %146 = arith.ori %142, %145 : vector<4xi32>
      %147 = arith.ori %146, %c22 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %124, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %140, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c28 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = arith.mulf %153, %85 : vector<16xf16>
      %156 = arith.mulf %154, %93 : vector<16xf16>
      %157 = arith.addi %55, %c8 : index
      %158 = arith.remui %59, %c10 : index
      %159 = arith.addi %13, %c5 : index
      %160 = arith.divui %157, %c13 : index
      %161 = arith.muli %160, %c3 : index
      %162 = arith.addi %159, %161 : index
      %163 = arith.muli %158, %c6 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %166 = vector.bitcast %165 : vector<2xi8> to vector<1xf16>
      %167 = arith.divui %inputFeatures, %c2 : index
      %168 = arith.muli %167, %c3 : index
      %169 = arith.addi %159, %168 : index
      %170 = arith.muli %157, %c3 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.muli %158, %c6 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %175 = vector.extract %166[0] : f16 from vector<1xf16>
      %176 = arith.extf %175 : f16 to f32
      %177 = vector.extract %174[0] : i8 from vector<2xi8>
      %178 = arith.extsi %177 : i8 to i32
      %179 = arith.sitofp %178 : i32 to f32
      %180 = arith.mulf %176, %179 : f32
      %181 = arith.truncf %180 : f32 to f16
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = vector.extract %166[0] : f16 from vector<1xf16>
      %184 = arith.extf %183 : f16 to f32
      %185 = vector.extract %174[1] : i8 from vector<2xi8>
      %186 = arith.extsi %185 : i8 to i32
      %187 = arith.sitofp %186 : i32 to f32
      %188 = arith.mulf %184, %187 : f32
      %189 = arith.truncf %188 : f32 to f16
      %190 = vector.broadcast %189 : f16 to vector<16xf16>
      %191 = arith.addi %13, %c5 : index
      %192 = arith.divui %inputFeatures, %c2 : index
      %193 = arith.muli %192, %c3 : index
      %194 = arith.addi %193, %inputFeatures : index
      %195 = arith.addi %194, %c4 : index
      %196 = arith.divui %195, %c5 : index
      %197 = arith.muli %196, %c5 : index
      %198 = arith.addi %191, %197 : index
      %199 = arith.muli %inputFeatures, %c13 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %157, %c10 : index
      %202 = arith.addi %201, %158 : index
      %203 = arith.muli %202, %c13 : index
      %204 = arith.addi %200, %203 : index
      %205 = arith.muli %157, %c2 : index
      %206 = arith.addi %198, %205 : index
      %207 = arith.muli %158, %c10 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%204] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %210 = vector.bitcast %209 : vector<8xi8> to vector<2xi32>
      %211 = vector.shuffle %210, %210 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %212 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<4xi32>
      %214 = arith.shrui %213, %c17 : vector<4xi32>
      %215 = arith.andi %214, %c18 : vector<4xi32>
      %216 = arith.shrui %211, %c19 : vector<4xi32>
      %217 = arith.andi %216, %c20 : vector<4xi32>
      %218 = arith.shli %217, %c21 : vector<4xi32>
      %219 = arith.ori %215, %218 : vector<4xi32>
      %220 = arith.ori %219, %c22 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %213, %c21 : vector<4xi32>
      %223 = arith.andi %222, %c18 : vector<4xi32>
      %224 = arith.shrui %211, %c23 : vector<4xi32>
      %225 = arith.andi %224, %c20 : vector<4xi32>
      %226 = arith.shli %225, %c21 : vector<4xi32>
      %227 = arith.ori %223, %226 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %213, %c24 : vector<4xi32>
      %231 = arith.andi %230, %c18 : vector<4xi32>
      %232 = arith.shrui %211, %c25 : vector<4xi32>
      %233 = arith.andi %232, %c20 : vector<4xi32>
      %234 = arith.shli %233, %c21 : vector<4xi32>
      %235 = arith.ori %231, %234 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %213, %c26 : vector<4xi32>
      %239 = arith.andi %238, %c18 : vector<4xi32>
      %240 = arith.shrui %211, %c27 : vector<4xi32>
      %241 = arith.andi %240, %c20 : vector<4xi32>
      %242 = arith.shli %241, %c21 : vector<4xi32>
      %243 = arith.ori %239, %242 : vector<4xi32>
      %244 = arith.ori %243, %c22 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %221, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %237, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %246, %247 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %249 = arith.subf %248, %c28 : vector<32xf16>
      %250 = vector.shuffle %249, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %251 = vector.shuffle %249, %249 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %252 = arith.mulf %250, %182 : vector<16xf16>
      %253 = arith.mulf %251, %190 : vector<16xf16>
      %254 = arith.addi %55, %c7 : index
      %255 = arith.remui %59, %c10 : index
      %256 = arith.addi %15, %c5 : index
      %257 = arith.divui %254, %c13 : index
      %258 = arith.muli %257, %c3 : index
      %259 = arith.addi %256, %258 : index
      %260 = arith.muli %255, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = vector.load %w[%261] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %263 = vector.bitcast %262 : vector<2xi8> to vector<1xf16>
      %264 = arith.divui %inputFeatures, %c2 : index
      %265 = arith.muli %264, %c3 : index
      %266 = arith.addi %256, %265 : index
      %267 = arith.muli %254, %c3 : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.muli %255, %c6 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%270] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %272 = vector.extract %263[0] : f16 from vector<1xf16>
      %273 = arith.extf %272 : f16 to f32
      %274 = vector.extract %271[0] : i8 from vector<2xi8>
      %275 = arith.extsi %274 : i8 to i32
      %276 = arith.sitofp %275 : i32 to f32
      %277 = arith.mulf %273, %276 : f32
      %278 = arith.truncf %277 : f32 to f16
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = vector.extract %263[0] : f16 from vector<1xf16>
      %281 = arith.extf %280 : f16 to f32
      %282 = vector.extract %271[1] : i8 from vector<2xi8>
      %283 = arith.extsi %282 : i8 to i32
      %284 = arith.sitofp %283 : i32 to f32
      %285 = arith.mulf %281, %284 : f32
      %286 = arith.truncf %285 : f32 to f16
      %287 = vector.broadcast %286 : f16 to vector<16xf16>
      %288 = arith.addi %15, %c5 : index
      %289 = arith.divui %inputFeatures, %c2 : index
      %290 = arith.muli %289, %c3 : index
      %291 = arith.addi %290, %inputFeatures : index
      %292 = arith.addi %291, %c4 : index
      %293 = arith.divui %292, %c5 : index
      %294 = arith.muli %293, %c5 : index
      %295 = arith.addi %288, %294 : index
      %296 = arith.muli %inputFeatures, %c13 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.muli %254, %c10 : index
      %299 = arith.addi %298, %255 : index
      %300 = arith.muli %299, %c13 : index
      %301 = arith.addi %297, %300 : index
      %302 = arith.muli %254, %c2 : index
      %303 = arith.addi %295, %302 : index
      %304 = arith.muli %255, %c10 : index
      %305 = arith.addi %303, %304 : index
      %306 = vector.load %w[%301] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %307 = vector.bitcast %306 : vector<8xi8> to vector<2xi32>
      %308 = vector.shuffle %307, %307 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %309 = vector.load %w[%305] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %310 = vector.bitcast %309 : vector<16xi8> to vector<4xi32>
      %311 = arith.shrui %310, %c17 : vector<4xi32>
      %312 = arith.andi %311, %c18 : vector<4xi32>
      %313 = arith.shrui %308, %c19 : vector<4xi32>
      %314 = arith.andi %313, %c20 : vector<4xi32>
      %315 = arith.shli %314, %c21 : vector<4xi32>
      %316 = arith.ori %312, %315 : vector<4xi32>
      %317 = arith.ori %316, %c22 : vector<4xi32>
      %318 = vector.bitcast %317 : vector<4xi32> to vector<8xf16>
      %319 = arith.shrui %310, %c21 : vector<4xi32>
      %320 = arith.andi %319, %c18 : vector<4xi32>
      %321 = arith.shrui %308, %c23 : vector<4xi32>
      %322 = arith.andi %321, %c20 : vector<4xi32>
      %323 = arith.shli %322, %c21 : vector<4xi32>
      %324 = arith.ori %320, %323 : vector<4xi32>
      %325 = arith.ori %324, %c22 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = arith.shrui %310, %c24 : vector<4xi32>
      %328 = arith.andi %327, %c18 : vector<4xi32>
      %329 = arith.shrui %308, %c25 : vector<4xi32>
      %330 = arith.andi %329, %c20 : vector<4xi32>
      %331 = arith.shli %330, %c21 : vector<4xi32>
      %332 = arith.ori %328, %331 : vector<4xi32>
      %333 = arith.ori %332, %c22 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = arith.shrui %310, %c26 : vector<4xi32>
      %336 = arith.andi %335, %c18 : vector<4xi32>
      %337 = arith.shrui %308, %c27 : vector<4xi32>
      %338 = arith.andi %337, %c20 : vector<4xi32>
      %339 = arith.shli %338, %c21 : vector<4xi32>
      %340 = arith.ori %336, %339 : vector<4xi32>
      %341 = arith.ori %340, %c22 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = vector.shuffle %318, %326 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = vector.shuffle %334, %342 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = vector.shuffle %343, %344 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %346 = arith.subf %345, %c28 : vector<32xf16>
      %347 = vector.shuffle %346, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %348 = vector.shuffle %346, %346 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %349 = arith.mulf %347, %279 : vector<16xf16>
      %350 = arith.mulf %348, %287 : vector<16xf16>
      %351 = arith.addi %55, %c8 : index
      %352 = arith.remui %59, %c10 : index
      %353 = arith.addi %15, %c5 : index
      %354 = arith.divui %351, %c13 : index
      %355 = arith.muli %354, %c3 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.muli %352, %c6 : index
      %358 = arith.addi %356, %357 : index
      %359 = vector.load %w[%358] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %360 = vector.bitcast %359 : vector<2xi8> to vector<1xf16>
      %361 = arith.divui %inputFeatures, %c2 : index
      %362 = arith.muli %361, %c3 : index
      %363 = arith.addi %353, %362 : index
      %364 = arith.muli %351, %c3 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %352, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %369 = vector.extract %360[0] : f16 from vector<1xf16>
      %370 = arith.extf %369 : f16 to f32
      %371 = vector.extract %368[0] : i8 from vector<2xi8>
      %372 = arith.extsi %371 : i8 to i32
      %373 = arith.sitofp %372 : i32 to f32
      %374 = arith.mulf %370, %373 : f32
      %375 = arith.truncf %374 : f32 to f16
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = vector.extract %360[0] : f16 from vector<1xf16>
      %378 = arith.extf %377 : f16 to f32
      %379 = vector.extract %368[1] : i8 from vector<2xi8>
      %380 = arith.extsi %379 : i8 to i32
      %381 = arith.sitofp %380 : i32 to f32
      %382 = arith.mulf %378, %381 : f32
      %383 = arith.truncf %382 : f32 to f16
      %384 = vector.broadcast %383 : f16 to vector<16xf16>
      %385 = arith.addi %15, %c5 : index
      %386 = arith.divui %inputFeatures, %c2 : index
      %387 = arith.muli %386, %c3 : index
      %388 = arith.addi %387, %inputFeatures : index
      %389 = arith.addi %388, %c4 : index
      %390 = arith.divui %389, %c5 : index
      %391 = arith.muli %390, %c5 : index
      %392 = arith.addi %385, %391 : index
      %393 = arith.muli %inputFeatures, %c13 : index
      %394 = arith.addi %392, %393 : index
      %395 = arith.muli %351, %c10 : index
      %396 = arith.addi %395, %352 : index
      %397 = arith.muli %396, %c13 : index
      %398 = arith.addi %394, %397 : index
      %399 = arith.muli %351, %c2 : index
      %400 = arith.addi %392, %399 : index
      %401 = arith.muli %352, %c10 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%398] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %404 = vector.bitcast %403 : vector<8xi8> to vector<2xi32>
      %405 = vector.shuffle %404, %404 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %406 = vector.load %w[%402] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %407 = vector.bitcast %406 : vector<16xi8> to vector<4xi32>
      %408 = arith.shrui %407, %c17 : vector<4xi32>
      %409 = arith.andi %408, %c18 : vector<4xi32>
      %410 = arith.shrui %405, %c19 : vector<4xi32>
      %411 = arith.andi %410, %c20 : vector<4xi32>
      %412 = arith.shli %411, %c21 : vector<4xi32>
      %413 = arith.ori %409, %412 : vector<4xi32>
      %414 = arith.ori %413, %c22 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = arith.shrui %407, %c21 : vector<4xi32>
      %417 = arith.andi %416, %c18 : vector<4xi32>
      %418 = arith.shrui %405, %c23 : vector<4xi32>
      %419 = arith.andi %418, %c20 : vector<4xi32>
      %420 = arith.shli %419, %c21 : vector<4xi32>
      %421 = arith.ori %417, %420 : vector<4xi32>
      %422 = arith.ori %421, %c22 : vector<4xi32>
      %423 = vector.bitcast %422 : vector<4xi32> to vector<8xf16>
      %424 = arith.shrui %407, %c24 : vector<4xi32>
      %425 = arith.andi %424, %c18 : vector<4xi32>
      %426 = arith.shrui %405, %c25 : vector<4xi32>
      %427 = arith.andi %426, %c20 : vector<4xi32>
      %428 = arith.shli %427, %c21 : vector<4xi32>
      %429 = arith.ori %425, %428 : vector<4xi32>
      %430 = arith.ori %429, %c22 : vector<4xi32>
      %431 = vector.bitcast %430 : vector<4xi32> to vector<8xf16>
      %432 = arith.shrui %407, %c26 : vector<4xi32>
      %433 = arith.andi %432, %c18 : vector<4xi32>
      %434 = arith.shrui %405, %c27 : vector<4xi32>
      %435 = arith.andi %434, %c20 : vector<4xi32>
      %436 = arith.shli %435, %c21 : vector<4xi32>
      %437 = arith.ori %433, %436 : vector<4xi32>
      %438 = arith.ori %437, %c22 : vector<4xi32>
      %439 = vector.bitcast %438 : vector<4xi32> to vector<8xf16>
      %440 = vector.shuffle %415, %423 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = vector.shuffle %431, %439 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = vector.shuffle %440, %441 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %443 = arith.subf %442, %c28 : vector<32xf16>
      %444 = vector.shuffle %443, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %445 = vector.shuffle %443, %443 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %446 = arith.mulf %444, %376 : vector<16xf16>
      %447 = arith.mulf %445, %384 : vector<16xf16>
      %448 = arith.muli %55, %c6 : index
      %449 = arith.addi %448, %c7 : index
      %450 = arith.muli %tileRows, %c10 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %41, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c13 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %155, %56 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %349, %57 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %55, %c6 : index
      %461 = arith.addi %460, %c8 : index
      %462 = arith.muli %tileRows, %c10 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %41, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c13 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %156, %458 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %350, %459 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %55, %c6 : index
      %473 = arith.addi %472, %c6 : index
      %474 = arith.muli %tileRows, %c10 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %41, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c13 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %252, %470 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %446, %471 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %55, %c6 : index
      %485 = arith.addi %484, %c29 : index
      %486 = arith.muli %tileRows, %c10 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %41, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c13 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %253, %482 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %447, %483 : vector<16xf16>, vector<8xf32>
      scf.yield %494, %495 : vector<8xf32>, vector<8xf32>
    }
    %496 = arith.select %48, %54, %47 : index
    %500:2 = scf.for %497 = %54 to %496 step %c8 iter_args(%498 = %58#0, %499 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %501 = wave.lane
      %502 = arith.addi %497, %c7 : index
      %503 = arith.remui %501, %c10 : index
      %504 = arith.addi %13, %c5 : index
      %505 = arith.divui %502, %c13 : index
      %506 = arith.muli %505, %c3 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.muli %503, %c6 : index
      %509 = arith.addi %507, %508 : index
      %510 = vector.load %w[%509] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %511 = vector.bitcast %510 : vector<2xi8> to vector<1xf16>
      %512 = arith.divui %inputFeatures, %c2 : index
      %513 = arith.muli %512, %c3 : index
      %514 = arith.addi %504, %513 : index
      %515 = arith.muli %502, %c3 : index
      %516 = arith.addi %514, %515 : index
      %517 = arith.muli %503, %c6 : index
      %518 = arith.addi %516, %517 : index
      %519 = vector.load %w[%518] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %520 = vector.extract %511[0] : f16 from vector<1xf16>
      %521 = arith.extf %520 : f16 to f32
      %522 = vector.extract %519[0] : i8 from vector<2xi8>
      %523 = arith.extsi %522 : i8 to i32
      %524 = arith.sitofp %523 : i32 to f32
      %525 = arith.mulf %521, %524 : f32
      %526 = arith.truncf %525 : f32 to f16
      %527 = vector.broadcast %526 : f16 to vector<16xf16>
      %528 = vector.extract %511[0] : f16 from vector<1xf16>
      %529 = arith.extf %528 : f16 to f32
      %530 = vector.extract %519[1] : i8 from vector<2xi8>
      %531 = arith.extsi %530 : i8 to i32
      %532 = arith.sitofp %531 : i32 to f32
      %533 = arith.mulf %529, %532 : f32
      %534 = arith.truncf %533 : f32 to f16
      %535 = vector.broadcast %534 : f16 to vector<16xf16>
      %536 = arith.addi %13, %c5 : index
      %537 = arith.divui %inputFeatures, %c2 : index
      %538 = arith.muli %537, %c3 : index
      %539 = arith.addi %538, %inputFeatures : index
      %540 = arith.addi %539, %c4 : index
      %541 = arith.divui %540, %c5 : index
      %542 = arith.muli %541, %c5 : index
      %543 = arith.addi %536, %542 : index
      %544 = arith.muli %inputFeatures, %c13 : index
      %545 = arith.addi %543, %544 : index
      %546 = arith.muli %502, %c10 : index
      %547 = arith.addi %546, %503 : index
      %548 = arith.muli %547, %c13 : index
      %549 = arith.addi %545, %548 : index
      %550 = arith.muli %502, %c2 : index
      %551 = arith.addi %543, %550 : index
      %552 = arith.muli %503, %c10 : index
      %553 = arith.addi %551, %552 : index
      %554 = vector.load %w[%549] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %555 = vector.bitcast %554 : vector<8xi8> to vector<2xi32>
      %556 = vector.shuffle %555, %555 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %557 = vector.load %w[%553] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %558 = vector.bitcast %557 : vector<16xi8> to vector<4xi32>
      %559 = arith.shrui %558, %c17 : vector<4xi32>
      %560 = arith.andi %559, %c18 : vector<4xi32>
      %561 = arith.shrui %556, %c19 : vector<4xi32>
      %562 = arith.andi %561, %c20 : vector<4xi32>
      %563 = arith.shli %562, %c21 : vector<4xi32>
      %564 = arith.ori %560, %563 : vector<4xi32>
      %565 = arith.ori %564, %c22 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %558, %c21 : vector<4xi32>
      %568 = arith.andi %567, %c18 : vector<4xi32>
      %569 = arith.shrui %556, %c23 : vector<4xi32>
      %570 = arith.andi %569, %c20 : vector<4xi32>
      %571 = arith.shli %570, %c21 : vector<4xi32>
      %572 = arith.ori %568, %571 : vector<4xi32>
      %573 = arith.ori %572, %c22 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = arith.shrui %558, %c24 : vector<4xi32>
      %576 = arith.andi %575, %c18 : vector<4xi32>
      %577 = arith.shrui %556, %c25 : vector<4xi32>
      %578 = arith.andi %577, %c20 : vector<4xi32>
      %579 = arith.shli %578, %c21 : vector<4xi32>
      %580 = arith.ori %576, %579 : vector<4xi32>
      %581 = arith.ori %580, %c22 : vector<4xi32>
      %582 = vector.bitcast %581 : vector<4xi32> to vector<8xf16>
      %583 = arith.shrui %558, %c26 : vector<4xi32>
      %584 = arith.andi %583, %c18 : vector<4xi32>
      %585 = arith.shrui %556, %c27 : vector<4xi32>
      %586 = arith.andi %585, %c20 : vector<4xi32>
      %587 = arith.shli %586, %c21 : vector<4xi32>
      %588 = arith.ori %584, %587 : vector<4xi32>
      %589 = arith.ori %588, %c22 : vector<4xi32>
      %590 = vector.bitcast %589 : vector<4xi32> to vector<8xf16>
      %591 = vector.shuffle %566, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = vector.shuffle %582, %590 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = vector.shuffle %591, %592 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %594 = arith.subf %593, %c28 : vector<32xf16>
      %595 = vector.shuffle %594, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %596 = vector.shuffle %594, %594 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %597 = arith.mulf %595, %527 : vector<16xf16>
      %598 = arith.mulf %596, %535 : vector<16xf16>
      %599 = arith.addi %497, %c7 : index
      %600 = arith.remui %501, %c10 : index
      %601 = arith.addi %15, %c5 : index
      %602 = arith.divui %599, %c13 : index
      %603 = arith.muli %602, %c3 : index
      %604 = arith.addi %601, %603 : index
      %605 = arith.muli %600, %c6 : index
      %606 = arith.addi %604, %605 : index
      %607 = vector.load %w[%606] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %608 = vector.bitcast %607 : vector<2xi8> to vector<1xf16>
      %609 = arith.divui %inputFeatures, %c2 : index
      %610 = arith.muli %609, %c3 : index
      %611 = arith.addi %601, %610 : index
      %612 = arith.muli %599, %c3 : index
      %613 = arith.addi %611, %612 : index
      %614 = arith.muli %600, %c6 : index
      %615 = arith.addi %613, %614 : index
      %616 = vector.load %w[%615] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %617 = vector.extract %608[0] : f16 from vector<1xf16>
      %618 = arith.extf %617 : f16 to f32
      %619 = vector.extract %616[0] : i8 from vector<2xi8>
      %620 = arith.extsi %619 : i8 to i32
      %621 = arith.sitofp %620 : i32 to f32
      %622 = arith.mulf %618, %621 : f32
      %623 = arith.truncf %622 : f32 to f16
      %624 = vector.broadcast %623 : f16 to vector<16xf16>
      %625 = vector.extract %608[0] : f16 from vector<1xf16>
      %626 = arith.extf %625 : f16 to f32
      %627 = vector.extract %616[1] : i8 from vector<2xi8>
      %628 = arith.extsi %627 : i8 to i32
      %629 = arith.sitofp %628 : i32 to f32
      %630 = arith.mulf %626, %629 : f32
      %631 = arith.truncf %630 : f32 to f16
      %632 = vector.broadcast %631 : f16 to vector<16xf16>
      %633 = arith.addi %15, %c5 : index
      %634 = arith.divui %inputFeatures, %c2 : index
      %635 = arith.muli %634, %c3 : index
      %636 = arith.addi %635, %inputFeatures : index
      %637 = arith.addi %636, %c4 : index
      %638 = arith.divui %637, %c5 : index
      %639 = arith.muli %638, %c5 : index
      %640 = arith.addi %633, %639 : index
      %641 = arith.muli %inputFeatures, %c13 : index
      %642 = arith.addi %640, %641 : index
      %643 = arith.muli %599, %c10 : index
      %644 = arith.addi %643, %600 : index
      %645 = arith.muli %644, %c13 : index
      %646 = arith.addi %642, %645 : index
      %647 = arith.muli %599, %c2 : index
      %648 = arith.addi %640, %647 : index
      %649 = arith.muli %600, %c10 : index
      %650 = arith.addi %648, %649 : index
      %651 = vector.load %w[%646] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %652 = vector.bitcast %651 : vector<8xi8> to vector<2xi32>
      %653 = vector.shuffle %652, %652 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %654 = vector.load %w[%650] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %655 = vector.bitcast %654 : vector<16xi8> to vector<4xi32>
      %656 = arith.shrui %655, %c17 : vector<4xi32>
      %657 = arith.andi %656, %c18 : vector<4xi32>
      %658 = arith.shrui %653, %c19 : vector<4xi32>
      %659 = arith.andi %658, %c20 : vector<4xi32>
      %660 = arith.shli %659, %c21 : vector<4xi32>
      %661 = arith.ori %657, %660 : vector<4xi32>
      %662 = arith.ori %661, %c22 : vector<4xi32>
      %663 = vector.bitcast %662 : vector<4xi32> to vector<8xf16>
      %664 = arith.shrui %655, %c21 : vector<4xi32>
      %665 = arith.andi %664, %c18 : vector<4xi32>
      %666 = arith.shrui %653, %c23 : vector<4xi32>
      %667 = arith.andi %666, %c20 : vector<4xi32>
      %668 = arith.shli %667, %c21 : vector<4xi32>
      %669 = arith.ori %665, %668 : vector<4xi32>
      %670 = arith.ori %669, %c22 : vector<4xi32>
      %671 = vector.bitcast %670 : vector<4xi32> to vector<8xf16>
      %672 = arith.shrui %655, %c24 : vector<4xi32>
      %673 = arith.andi %672, %c18 : vector<4xi32>
      %674 = arith.shrui %653, %c25 : vector<4xi32>
      %675 = arith.andi %674, %c20 : vector<4xi32>
      %676 = arith.shli %675, %c21 : vector<4xi32>
      %677 = arith.ori %673, %676 : vector<4xi32>
      %678 = arith.ori %677, %c22 : vector<4xi32>
      %679 = vector.bitcast %678 : vector<4xi32> to vector<8xf16>
      %680 = arith.shrui %655, %c26 : vector<4xi32>
      %681 = arith.andi %680, %c18 : vector<4xi32>
      %682 = arith.shrui %653, %c27 : vector<4xi32>
      %683 = arith.andi %682, %c20 : vector<4xi32>
      %684 = arith.shli %683, %c21 : vector<4xi32>
      %685 = arith.ori %681, %684 : vector<4xi32>
      %686 = arith.ori %685, %c22 : vector<4xi32>
      %687 = vector.bitcast %686 : vector<4xi32> to vector<8xf16>
      %688 = vector.shuffle %663, %671 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %689 = vector.shuffle %679, %687 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = vector.shuffle %688, %689 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %691 = arith.subf %690, %c28 : vector<32xf16>
      %692 = vector.shuffle %691, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %693 = vector.shuffle %691, %691 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %694 = arith.mulf %692, %624 : vector<16xf16>
      %695 = arith.mulf %693, %632 : vector<16xf16>
      %696 = arith.muli %497, %c6 : index
      %697 = arith.addi %696, %c7 : index
      %698 = arith.muli %tileRows, %c10 : index
      %699 = arith.muli %697, %698 : index
      %700 = arith.addi %41, %699 : index
      %701 = vector.load %x[%700] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %702 = arith.muli %tileRows, %c13 : index
      %703 = arith.addi %700, %702 : index
      %704 = vector.load %x[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %705 = vector.shuffle %701, %704 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %706 = wave.mma %705, %597, %498 : vector<16xf16>, vector<8xf32>
      %707 = wave.mma %705, %694, %499 : vector<16xf16>, vector<8xf32>
      %708 = arith.muli %497, %c6 : index
      %709 = arith.addi %708, %c8 : index
      %710 = arith.muli %tileRows, %c10 : index
      %711 = arith.muli %709, %710 : index
      %712 = arith.addi %41, %711 : index
      %713 = vector.load %x[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = arith.muli %tileRows, %c13 : index
      %715 = arith.addi %712, %714 : index
      %716 = vector.load %x[%715] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %717 = vector.shuffle %713, %716 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %718 = wave.mma %717, %598, %706 : vector<16xf16>, vector<8xf32>
      %719 = wave.mma %717, %695, %707 : vector<16xf16>, vector<8xf32>
      scf.yield %718, %719 : vector<8xf32>, vector<8xf32>
    }
    %720 = wave.lane
    %721 = vector.extract %500#0[0] : f32 from vector<8xf32>
    %722 = vector.extract %500#1[0] : f32 from vector<8xf32>
    %723 = wave.lane
    %724 = arith.addi %18, %c7 : index
    %725 = arith.muli %c7, %c6 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.divui %723, %c10 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %17 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c8 : index
      %731 = arith.muli %728, %c6 : index
      %732 = memref.load %factors[%731] : memref<?xf32>
      %733 = arith.mulf %732, %operandScale : f32
      %734 = arith.select %730, %733, %operandScale : f32
      %735 = arith.remui %723, %c10 : index
      %736 = arith.muli %735, %c32 : index
      %737 = arith.addi %13, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %734 : f32
      %742 = arith.mulf %721, %741 : f32
      %743 = arith.remui %723, %c10 : index
      %744 = arith.muli %743, %c32 : index
      %745 = arith.addi %15, %744 : index
      %746 = vector.load %w[%745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %747 = vector.bitcast %746 : vector<4xi8> to vector<1xf32>
      %748 = vector.extract %747[0] : f32 from vector<1xf32>
      %749 = arith.mulf %748, %734 : f32
      %750 = arith.mulf %722, %749 : f32
      %751 = arith.muli %728, %outputFeatures : index
      %752 = arith.addi %751, %20 : index
      %753 = wave.lane
      %754 = arith.remui %753, %c10 : index
      %755 = arith.addi %752, %754 : index
      %756 = arith.addi %755, %c7 : index
      memref.store %742, %logits[%756] : memref<?xf32>
      %757 = arith.addi %755, %c10 : index
      memref.store %750, %logits[%757] : memref<?xf32>
    }
    %758 = vector.extract %500#0[1] : f32 from vector<8xf32>
    %759 = vector.extract %500#1[1] : f32 from vector<8xf32>
    %760 = wave.lane
    %761 = arith.addi %18, %c7 : index
    %762 = arith.muli %c8, %c6 : index
    %763 = arith.addi %761, %762 : index
    %764 = arith.divui %760, %c10 : index
    %765 = arith.addi %763, %764 : index
    %766 = arith.cmpi slt, %765, %17 : index
    scf.if %766 {
      %767 = arith.cmpi eq, %hasFactors, %c8 : index
      %768 = arith.muli %765, %c6 : index
      %769 = memref.load %factors[%768] : memref<?xf32>
      %770 = arith.mulf %769, %operandScale : f32
      %771 = arith.select %767, %770, %operandScale : f32
      %772 = arith.remui %760, %c10 : index
      %773 = arith.muli %772, %c32 : index
      %774 = arith.addi %13, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %771 : f32
      %779 = arith.mulf %758, %778 : f32
      %780 = arith.remui %760, %c10 : index
      %781 = arith.muli %780, %c32 : index
      %782 = arith.addi %15, %781 : index
      %783 = vector.load %w[%782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %784 = vector.bitcast %783 : vector<4xi8> to vector<1xf32>
      %785 = vector.extract %784[0] : f32 from vector<1xf32>
      %786 = arith.mulf %785, %771 : f32
      %787 = arith.mulf %759, %786 : f32
      %788 = arith.muli %765, %outputFeatures : index
      %789 = arith.addi %788, %20 : index
      %790 = wave.lane
      %791 = arith.remui %790, %c10 : index
      %792 = arith.addi %789, %791 : index
      %793 = arith.addi %792, %c7 : index
      memref.store %779, %logits[%793] : memref<?xf32>
      %794 = arith.addi %792, %c10 : index
      memref.store %787, %logits[%794] : memref<?xf32>
    }
    %795 = vector.extract %500#0[2] : f32 from vector<8xf32>
    %796 = vector.extract %500#1[2] : f32 from vector<8xf32>
    %797 = wave.lane
    %798 = arith.addi %18, %c7 : index
    %799 = arith.muli %c6, %c6 : index
    %800 = arith.addi %798, %799 : index
    %801 = arith.divui %797, %c10 : index
    %802 = arith.addi %800, %801 : index
    %803 = arith.cmpi slt, %802, %17 : index
    scf.if %803 {
      %804 = arith.cmpi eq, %hasFactors, %c8 : index
      %805 = arith.muli %802, %c6 : index
      %806 = memref.load %factors[%805] : memref<?xf32>
      %807 = arith.mulf %806, %operandScale : f32
      %808 = arith.select %804, %807, %operandScale : f32
      %809 = arith.remui %797, %c10 : index
      %810 = arith.muli %809, %c32 : index
      %811 = arith.addi %13, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %808 : f32
      %816 = arith.mulf %795, %815 : f32
      %817 = arith.remui %797, %c10 : index
      %818 = arith.muli %817, %c32 : index
      %819 = arith.addi %15, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %808 : f32
      %824 = arith.mulf %796, %823 : f32
      %825 = arith.muli %802, %outputFeatures : index
      %826 = arith.addi %825, %20 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c10 : index
      %829 = arith.addi %826, %828 : index
      %830 = arith.addi %829, %c7 : index
      memref.store %816, %logits[%830] : memref<?xf32>
      %831 = arith.addi %829, %c10 : index
      memref.store %824, %logits[%831] : memref<?xf32>
    }
    %832 = vector.extract %500#0[3] : f32 from vector<8xf32>
    %833 = vector.extract %500#1[3] : f32 from vector<8xf32>
    %834 = wave.lane
    %835 = arith.addi %18, %c7 : index
    %836 = arith.muli %c29, %c6 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.divui %834, %c10 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.cmpi slt, %839, %17 : index
    scf.if %840 {
      %841 = arith.cmpi eq, %hasFactors, %c8 : index
      %842 = arith.muli %839, %c6 : index
      %843 = memref.load %factors[%842] : memref<?xf32>
      %844 = arith.mulf %843, %operandScale : f32
      %845 = arith.select %841, %844, %operandScale : f32
      %846 = arith.remui %834, %c10 : index
      %847 = arith.muli %846, %c32 : index
      %848 = arith.addi %13, %847 : index
      %849 = vector.load %w[%848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %850 = vector.bitcast %849 : vector<4xi8> to vector<1xf32>
      %851 = vector.extract %850[0] : f32 from vector<1xf32>
      %852 = arith.mulf %851, %845 : f32
      %853 = arith.mulf %832, %852 : f32
      %854 = arith.remui %834, %c10 : index
      %855 = arith.muli %854, %c32 : index
      %856 = arith.addi %15, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %845 : f32
      %861 = arith.mulf %833, %860 : f32
      %862 = arith.muli %839, %outputFeatures : index
      %863 = arith.addi %862, %20 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c10 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.addi %866, %c7 : index
      memref.store %853, %logits[%867] : memref<?xf32>
      %868 = arith.addi %866, %c10 : index
      memref.store %861, %logits[%868] : memref<?xf32>
    }
    %869 = vector.extract %500#0[4] : f32 from vector<8xf32>
    %870 = vector.extract %500#1[4] : f32 from vector<8xf32>
    %871 = wave.lane
    %872 = arith.addi %18, %c7 : index
    %873 = arith.muli %c32, %c6 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.divui %871, %c10 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.cmpi slt, %876, %17 : index
    scf.if %877 {
      %878 = arith.cmpi eq, %hasFactors, %c8 : index
      %879 = arith.muli %876, %c6 : index
      %880 = memref.load %factors[%879] : memref<?xf32>
      %881 = arith.mulf %880, %operandScale : f32
      %882 = arith.select %878, %881, %operandScale : f32
      %883 = arith.remui %871, %c10 : index
      %884 = arith.muli %883, %c32 : index
      %885 = arith.addi %13, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %882 : f32
      %890 = arith.mulf %869, %889 : f32
      %891 = arith.remui %871, %c10 : index
      %892 = arith.muli %891, %c32 : index
      %893 = arith.addi %15, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %882 : f32
      %898 = arith.mulf %870, %897 : f32
      %899 = arith.muli %876, %outputFeatures : index
      %900 = arith.addi %899, %20 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c10 : index
      %903 = arith.addi %900, %902 : index
      %904 = arith.addi %903, %c7 : index
      memref.store %890, %logits[%904] : memref<?xf32>
      %905 = arith.addi %903, %c10 : index
      memref.store %898, %logits[%905] : memref<?xf32>
    }
    %906 = vector.extract %500#0[5] : f32 from vector<8xf32>
    %907 = vector.extract %500#1[5] : f32 from vector<8xf32>
    %908 = wave.lane
    %909 = arith.addi %18, %c7 : index
    %910 = arith.muli %c33, %c6 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.divui %908, %c10 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.cmpi slt, %913, %17 : index
    scf.if %914 {
      %915 = arith.cmpi eq, %hasFactors, %c8 : index
      %916 = arith.muli %913, %c6 : index
      %917 = memref.load %factors[%916] : memref<?xf32>
      %918 = arith.mulf %917, %operandScale : f32
      %919 = arith.select %915, %918, %operandScale : f32
      %920 = arith.remui %908, %c10 : index
      %921 = arith.muli %920, %c32 : index
      %922 = arith.addi %13, %921 : index
      %923 = vector.load %w[%922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %924 = vector.bitcast %923 : vector<4xi8> to vector<1xf32>
      %925 = vector.extract %924[0] : f32 from vector<1xf32>
      %926 = arith.mulf %925, %919 : f32
      %927 = arith.mulf %906, %926 : f32
      %928 = arith.remui %908, %c10 : index
      %929 = arith.muli %928, %c32 : index
      %930 = arith.addi %15, %929 : index
      %931 = vector.load %w[%930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %932 = vector.bitcast %931 : vector<4xi8> to vector<1xf32>
      %933 = vector.extract %932[0] : f32 from vector<1xf32>
      %934 = arith.mulf %933, %919 : f32
      %935 = arith.mulf %907, %934 : f32
      %936 = arith.muli %913, %outputFeatures : index
      %937 = arith.addi %936, %20 : index
      %938 = wave.lane
      %939 = arith.remui %938, %c10 : index
      %940 = arith.addi %937, %939 : index
      %941 = arith.addi %940, %c7 : index
      memref.store %927, %logits[%941] : memref<?xf32>
      %942 = arith.addi %940, %c10 : index
      memref.store %935, %logits[%942] : memref<?xf32>
    }
    %943 = vector.extract %500#0[6] : f32 from vector<8xf32>
    %944 = vector.extract %500#1[6] : f32 from vector<8xf32>
    %945 = wave.lane
    %946 = arith.addi %18, %c7 : index
    %947 = arith.muli %c34, %c6 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.divui %945, %c10 : index
    %950 = arith.addi %948, %949 : index
    %951 = arith.cmpi slt, %950, %17 : index
    scf.if %951 {
      %952 = arith.cmpi eq, %hasFactors, %c8 : index
      %953 = arith.muli %950, %c6 : index
      %954 = memref.load %factors[%953] : memref<?xf32>
      %955 = arith.mulf %954, %operandScale : f32
      %956 = arith.select %952, %955, %operandScale : f32
      %957 = arith.remui %945, %c10 : index
      %958 = arith.muli %957, %c32 : index
      %959 = arith.addi %13, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %956 : f32
      %964 = arith.mulf %943, %963 : f32
      %965 = arith.remui %945, %c10 : index
      %966 = arith.muli %965, %c32 : index
      %967 = arith.addi %15, %966 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %970, %956 : f32
      %972 = arith.mulf %944, %971 : f32
      %973 = arith.muli %950, %outputFeatures : index
      %974 = arith.addi %973, %20 : index
      %975 = wave.lane
      %976 = arith.remui %975, %c10 : index
      %977 = arith.addi %974, %976 : index
      %978 = arith.addi %977, %c7 : index
      memref.store %964, %logits[%978] : memref<?xf32>
      %979 = arith.addi %977, %c10 : index
      memref.store %972, %logits[%979] : memref<?xf32>
    }
    %980 = vector.extract %500#0[7] : f32 from vector<8xf32>
    %981 = vector.extract %500#1[7] : f32 from vector<8xf32>
    %982 = wave.lane
    %983 = arith.addi %18, %c7 : index
    %984 = arith.muli %c35, %c6 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.divui %982, %c10 : index
    %987 = arith.addi %985, %986 : index
    %988 = arith.cmpi slt, %987, %17 : index
    scf.if %988 {
      %989 = arith.cmpi eq, %hasFactors, %c8 : index
      %990 = arith.muli %987, %c6 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %operandScale : f32
      %993 = arith.select %989, %992, %operandScale : f32
      %994 = arith.remui %982, %c10 : index
      %995 = arith.muli %994, %c32 : index
      %996 = arith.addi %13, %995 : index
      %997 = vector.load %w[%996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %998 = vector.bitcast %997 : vector<4xi8> to vector<1xf32>
      %999 = vector.extract %998[0] : f32 from vector<1xf32>
      %1000 = arith.mulf %999, %993 : f32
      %1001 = arith.mulf %980, %1000 : f32
      %1002 = arith.remui %982, %c10 : index
      %1003 = arith.muli %1002, %c32 : index
      %1004 = arith.addi %15, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %993 : f32
      %1009 = arith.mulf %981, %1008 : f32
      %1010 = arith.muli %987, %outputFeatures : index
      %1011 = arith.addi %1010, %20 : index
      %1012 = wave.lane
      %1013 = arith.remui %1012, %c10 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.addi %1014, %c7 : index
      memref.store %1001, %logits[%1015] : memref<?xf32>
      %1016 = arith.addi %1014, %c10 : index
      memref.store %1009, %logits[%1016] : memref<?xf32>
    }
  }
  %1017 = arith.muli %experts, %c8 : index
  %1018 = wave.scratch %1017 : memref<?xf32>
  %1019 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %1019 {
    %1020 = arith.addi %18, %c10 : index
    %1021 = arith.minsi %1020, %17 : index
    %1022 = wave.wave
    %1023 = arith.addi %18, %1022 : index
    scf.for %1024 = %1023 to %1021 step %c8 {
      %1025 = wave.wave
      %1026 = arith.muli %1025, %experts : index
      %1027 = wave.lane
      %1028 = arith.muli %1024, %logitsWidth : index
      %1031 = scf.for %1029 = %1027 to %experts step %c3 iter_args(%1030 = %c40) -> (f32) {
        %1032 = arith.addi %1028, %1029 : index
        %1033 = memref.load %logits[%1032] : memref<?xf32>
        %1034 = arith.maximumf %1030, %1033 : f32
        scf.yield %1034 : f32
      }
      %1035 = vector.broadcast %1031 : f32 to vector<1xf32>
      %1036 = wave.reduce "max" %1035 : vector<1xf32>
      %1039 = scf.for %1037 = %1027 to %experts step %c3 iter_args(%1038 = %c41) -> (f32) {
        %1040 = arith.addi %1028, %1037 : index
        %1041 = memref.load %logits[%1040] : memref<?xf32>
        %1042 = arith.subf %1041, %1036 : f32
        %1043 = arith.mulf %1042, %c42 : f32
        %1044 = wave.exp2 %1043 : f32
        %1045 = arith.addi %1026, %1037 : index
        memref.store %1044, %1018[%1045] : memref<?xf32>
        %1046 = arith.addf %1038, %1044 : f32
        scf.yield %1046 : f32
      }
      %1047 = vector.broadcast %1039 : f32 to vector<1xf32>
      %1048 = wave.reduce "add" %1047 : vector<1xf32>
      scf.for %1049 = %1027 to %experts step %c3 {
        %1050 = arith.addi %1026, %1049 : index
        %1051 = memref.load %1018[%1050] : memref<?xf32>
        %1052 = arith.divf %1051, %1048 : f32
        %1053 = arith.addi %1026, %1049 : index
        memref.store %1052, %1018[%1053] : memref<?xf32>
      }
      %1058:3 = scf.for %1054 = %c7 to %expertsPerToken step %c8 iter_args(%1055 = %c41, %1056 = %c41, %1057 = %c43) -> (f32, f32, i32) {
        %1062:2 = scf.for %1059 = %1027 to %experts step %c3 iter_args(%1060 = %c44, %1061 = %c41) -> (f32, f32) {
          %1063 = arith.addi %1026, %1059 : index
          %1064 = memref.load %1018[%1063] : memref<?xf32>
          %1065 = arith.cmpf ogt, %1064, %1060 : f32
          %1066 = arith.index_cast %1059 : index to i32
          %1067 = arith.sitofp %1066 : i32 to f32
          %1068 = arith.select %1065, %1064, %1060 : f32
          %1069 = arith.select %1065, %1067, %1061 : f32
          scf.yield %1068, %1069 : f32, f32
        }
        %1070 = vector.broadcast %1062#0 : f32 to vector<1xf32>
        %1071 = wave.reduce "max" %1070 : vector<1xf32>
        %1072 = arith.cmpf oeq, %1062#0, %1071 : f32
        %1073 = arith.subf %c41, %1062#1 : f32
        %1074 = arith.select %1072, %1073, %c45 : f32
        %1075 = vector.broadcast %1074 : f32 to vector<1xf32>
        %1076 = wave.reduce "max" %1075 : vector<1xf32>
        %1077 = arith.subf %c41, %1076 : f32
        %1078 = arith.fptosi %1077 : f32 to i32
        %1079 = arith.index_cast %1078 : i32 to index
        %1080 = arith.remui %1079, %c3 : index
        %1081 = arith.cmpi eq, %1080, %1027 : index
        scf.if %1081 {
          %1082 = arith.addi %1026, %1079 : index
          memref.store %c46, %1018[%1082] : memref<?xf32>
        }
        %1083 = arith.cmpi eq, %1054, %1027 : index
        %1084 = arith.addf %1055, %1071 : f32
        %1085 = arith.select %1083, %1071, %1056 : f32
        %1086 = arith.select %1083, %1078, %1057 : i32
        scf.yield %1084, %1085, %1086 : f32, f32, i32
      }
      %1087 = arith.cmpi eq, %normalize, %c8 : index
      %1088 = arith.divf %1058#1, %1058#0 : f32
      %1089 = arith.select %1087, %1088, %1058#1 : f32
      %1090 = arith.cmpi slt, %1027, %expertsPerToken : index
      scf.if %1090 {
        %1091 = arith.muli %1024, %expertsPerToken : index
        %1092 = arith.addi %1091, %1027 : index
        memref.store %1089, %weights[%1092] : memref<?xf32>
        %1093 = arith.muli %1024, %expertsPerToken : index
        %1094 = arith.addi %1093, %1027 : index
        memref.store %1058#2, %ids_out[%1094] : memref<?xi32>
      }
    }
  }
  wave.return
}
