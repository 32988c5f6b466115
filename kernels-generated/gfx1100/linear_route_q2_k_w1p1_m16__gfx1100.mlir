// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
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
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %18, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c10 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c8, %c10 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c8, %c10 : index
    %33 = arith.divui %32, %c13 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c13 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c13 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c8, %c13 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c15 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c2 iter_args(%56 = %c14) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c8 : index
      %60 = arith.remui %58, %c10 : index
      %61 = arith.addi %15, %c6 : index
      %62 = arith.divui %59, %c13 : index
      %63 = arith.muli %62, %c4 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c1 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = arith.divui %inputFeatures, %c3 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c4 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %77 = vector.extract %68[0] : f16 from vector<2xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<4xi8>
      %80 = arith.extui %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = vector.extract %68[1] : f16 from vector<2xf16>
      %86 = arith.extf %85 : f16 to f32
      %87 = vector.extract %76[1] : i8 from vector<4xi8>
      %88 = arith.extui %87 : i8 to i32
      %89 = arith.sitofp %88 : i32 to f32
      %90 = arith.mulf %86, %89 : f32
      %91 = arith.truncf %90 : f32 to f16
      %92 = vector.broadcast %91 : f16 to vector<16xf16>
      %93 = vector.extract %68[0] : f16 from vector<2xf16>
      %94 = arith.extf %93 : f16 to f32
      %95 = vector.extract %76[2] : i8 from vector<4xi8>
      %96 = arith.extui %95 : i8 to i32
      %97 = arith.sitofp %96 : i32 to f32
      %98 = arith.mulf %94, %97 : f32
      %99 = arith.truncf %98 : f32 to f16
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = vector.extract %68[1] : f16 from vector<2xf16>
      %102 = arith.extf %101 : f16 to f32
      %103 = vector.extract %76[3] : i8 from vector<4xi8>
      %104 = arith.extui %103 : i8 to i32
      %105 = arith.sitofp %104 : i32 to f32
      %106 = arith.mulf %102, %105 : f32
      %107 = arith.truncf %106 : f32 to f16
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = arith.addi %15, %c6 : index
      %110 = arith.muli %inputFeatures, %c1 : index
      %111 = arith.divui %110, %c2 : index
      %112 = arith.divui %inputFeatures, %c3 : index
      %113 = arith.muli %112, %c4 : index
      %114 = arith.addi %113, %111 : index
      %115 = arith.addi %114, %c5 : index
      %116 = arith.divui %115, %c6 : index
      %117 = arith.muli %116, %c6 : index
      %118 = arith.addi %109, %117 : index
      %119 = arith.muli %inputFeatures, %c8 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %59, %c10 : index
      %122 = arith.addi %121, %60 : index
      %123 = arith.muli %122, %c13 : index
      %124 = arith.addi %120, %123 : index
      %125 = vector.load %w[%124] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %126 = vector.bitcast %125 : vector<8xi8> to vector<2xi32>
      %127 = vector.shuffle %126, %126 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %128 = arith.shrui %127, %c18 : vector<4xi32>
      %129 = arith.andi %128, %c19 : vector<4xi32>
      %130 = arith.ori %129, %c20 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c21 : vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.ori %133, %c20 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c22 : vector<4xi32>
      %137 = arith.andi %136, %c19 : vector<4xi32>
      %138 = arith.ori %137, %c20 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c23 : vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c24 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %84, %92 : vector<16xf16>
      %151 = math.fma %149, %100, %108 : vector<16xf16>
      %152 = arith.addi %55, %c7 : index
      %153 = arith.remui %58, %c10 : index
      %154 = arith.addi %15, %c6 : index
      %155 = arith.divui %152, %c13 : index
      %156 = arith.muli %155, %c4 : index
      %157 = arith.addi %154, %156 : index
      %158 = arith.muli %153, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %161 = vector.bitcast %160 : vector<4xi8> to vector<2xf16>
      %162 = arith.divui %inputFeatures, %c3 : index
      %163 = arith.muli %162, %c4 : index
      %164 = arith.addi %154, %163 : index
      %165 = arith.muli %152, %c4 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %153, %c1 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %170 = vector.extract %161[0] : f16 from vector<2xf16>
      %171 = arith.extf %170 : f16 to f32
      %172 = vector.extract %169[0] : i8 from vector<4xi8>
      %173 = arith.extui %172 : i8 to i32
      %174 = arith.sitofp %173 : i32 to f32
      %175 = arith.mulf %171, %174 : f32
      %176 = arith.truncf %175 : f32 to f16
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = vector.extract %161[1] : f16 from vector<2xf16>
      %179 = arith.extf %178 : f16 to f32
      %180 = vector.extract %169[1] : i8 from vector<4xi8>
      %181 = arith.extui %180 : i8 to i32
      %182 = arith.sitofp %181 : i32 to f32
      %183 = arith.mulf %179, %182 : f32
      %184 = arith.truncf %183 : f32 to f16
      %185 = vector.broadcast %184 : f16 to vector<16xf16>
      %186 = vector.extract %161[0] : f16 from vector<2xf16>
      %187 = arith.extf %186 : f16 to f32
      %188 = vector.extract %169[2] : i8 from vector<4xi8>
      %189 = arith.extui %188 : i8 to i32
      %190 = arith.sitofp %189 : i32 to f32
      %191 = arith.mulf %187, %190 : f32
      %192 = arith.truncf %191 : f32 to f16
      %193 = vector.broadcast %192 : f16 to vector<16xf16>
      %194 = vector.extract %161[1] : f16 from vector<2xf16>
      %195 = arith.extf %194 : f16 to f32
      %196 = vector.extract %169[3] : i8 from vector<4xi8>
      %197 = arith.extui %196 : i8 to i32
      %198 = arith.sitofp %197 : i32 to f32
      %199 = arith.mulf %195, %198 : f32
      %200 = arith.truncf %199 : f32 to f16
      %201 = vector.broadcast %200 : f16 to vector<16xf16>
      %202 = arith.addi %15, %c6 : index
      %203 = arith.muli %inputFeatures, %c1 : index
      %204 = arith.divui %203, %c2 : index
      %205 = arith.divui %inputFeatures, %c3 : index
      %206 = arith.muli %205, %c4 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.addi %207, %c5 : index
      %209 = arith.divui %208, %c6 : index
      %210 = arith.muli %209, %c6 : index
      %211 = arith.addi %202, %210 : index
      %212 = arith.muli %inputFeatures, %c8 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %152, %c10 : index
      %215 = arith.addi %214, %153 : index
      %216 = arith.muli %215, %c13 : index
      %217 = arith.addi %213, %216 : index
      %218 = vector.load %w[%217] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %219 = vector.bitcast %218 : vector<8xi8> to vector<2xi32>
      %220 = vector.shuffle %219, %219 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %221 = arith.shrui %220, %c18 : vector<4xi32>
      %222 = arith.andi %221, %c19 : vector<4xi32>
      %223 = arith.ori %222, %c20 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %220, %c21 : vector<4xi32>
      %226 = arith.andi %225, %c19 : vector<4xi32>
      %227 = arith.ori %226, %c20 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %220, %c22 : vector<4xi32>
      %230 = arith.andi %229, %c19 : vector<4xi32>
      %231 = arith.ori %230, %c20 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %220, %c23 : vector<4xi32>
      %234 = arith.andi %233, %c19 : vector<4xi32>
      %235 = arith.ori %234, %c20 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %240 = arith.subf %239, %c24 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = math.fma %241, %177, %185 : vector<16xf16>
      %244 = math.fma %242, %193, %201 : vector<16xf16>
      %245 = arith.muli %55, %c2 : index
      %246 = arith.addi %245, %c8 : index
      %247 = arith.muli %tileRows, %c10 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %41, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c13 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %150, %56 : vector<16xf16>, vector<8xf32>
      %256 = arith.muli %55, %c2 : index
      %257 = arith.addi %256, %c7 : index
      %258 = arith.muli %tileRows, %c10 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %41, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c13 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %151, %255 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %55, %c2 : index
      %268 = arith.addi %267, %c2 : index
      %269 = arith.muli %tileRows, %c10 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %41, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c13 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %243, %266 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %55, %c2 : index
      %279 = arith.addi %278, %c25 : index
      %280 = arith.muli %tileRows, %c10 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %41, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c13 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %244, %277 : vector<16xf16>, vector<8xf32>
      scf.yield %288 : vector<8xf32>
    }
    %289 = arith.select %48, %54, %47 : index
    %292 = scf.for %290 = %54 to %289 step %c7 iter_args(%291 = %57) -> (vector<8xf32>) {
      %293 = wave.lane
      %294 = arith.addi %290, %c8 : index
      %295 = arith.remui %293, %c10 : index
      %296 = arith.addi %15, %c6 : index
      %297 = arith.divui %294, %c13 : index
      %298 = arith.muli %297, %c4 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.muli %295, %c1 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<2xf16>
      %304 = arith.divui %inputFeatures, %c3 : index
      %305 = arith.muli %304, %c4 : index
      %306 = arith.addi %296, %305 : index
      %307 = arith.muli %294, %c4 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %295, %c1 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %312 = vector.extract %303[0] : f16 from vector<2xf16>
      %313 = arith.extf %312 : f16 to f32
      %314 = vector.extract %311[0] : i8 from vector<4xi8>
      %315 = arith.extui %314 : i8 to i32
      %316 = arith.sitofp %315 : i32 to f32
      %317 = arith.mulf %313, %316 : f32
      %318 = arith.truncf %317 : f32 to f16
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = vector.extract %303[1] : f16 from vector<2xf16>
      %321 = arith.extf %320 : f16 to f32
      %322 = vector.extract %311[1] : i8 from vector<4xi8>
      %323 = arith.extui %322 : i8 to i32
      %324 = arith.sitofp %323 : i32 to f32
      %325 = arith.mulf %321, %324 : f32
      %326 = arith.truncf %325 : f32 to f16
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = vector.extract %303[0] : f16 from vector<2xf16>
      %329 = arith.extf %328 : f16 to f32
      %330 = vector.extract %311[2] : i8 from vector<4xi8>
      %331 = arith.extui %330 : i8 to i32
      %332 = arith.sitofp %331 : i32 to f32
      %333 = arith.mulf %329, %332 : f32
      %334 = arith.truncf %333 : f32 to f16
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = vector.extract %303[1] : f16 from vector<2xf16>
      %337 = arith.extf %336 : f16 to f32
      %338 = vector.extract %311[3] : i8 from vector<4xi8>
      %339 = arith.extui %338 : i8 to i32
      %340 = arith.sitofp %339 : i32 to f32
      %341 = arith.mulf %337, %340 : f32
      %342 = arith.truncf %341 : f32 to f16
      %343 = vector.broadcast %342 : f16 to vector<16xf16>
      %344 = arith.addi %15, %c6 : index
      %345 = arith.muli %inputFeatures, %c1 : index
      %346 = arith.divui %345, %c2 : index
      %347 = arith.divui %inputFeatures, %c3 : index
      %348 = arith.muli %347, %c4 : index
      %349 = arith.addi %348, %346 : index
      %350 = arith.addi %349, %c5 : index
      %351 = arith.divui %350, %c6 : index
      %352 = arith.muli %351, %c6 : index
      %353 = arith.addi %344, %352 : index
      %354 = arith.muli %inputFeatures, %c8 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.muli %294, %c10 : index
      %357 = arith.addi %356, %295 : index
      %358 = arith.muli %357, %c13 : index
      %359 = arith.addi %355, %358 : index
      %360 = vector.load %w[%359] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %361 = vector.bitcast %360 : vector<8xi8> to vector<2xi32>
      %362 = vector.shuffle %361, %361 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %363 = arith.shrui %362, %c18 : vector<4xi32>
      %364 = arith.andi %363, %c19 : vector<4xi32>
      %365 = arith.ori %364, %c20 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = arith.shrui %362, %c21 : vector<4xi32>
      %368 = arith.andi %367, %c19 : vector<4xi32>
      %369 = arith.ori %368, %c20 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = arith.shrui %362, %c22 : vector<4xi32>
      %372 = arith.andi %371, %c19 : vector<4xi32>
      %373 = arith.ori %372, %c20 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = arith.shrui %362, %c23 : vector<4xi32>
      %376 = arith.andi %375, %c19 : vector<4xi32>
      %377 = arith.ori %376, %c20 : vector<4xi32>
      %378 = vector.bitcast %377 : vector<4xi32> to vector<8xf16>
      %379 = vector.shuffle %366, %370 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = vector.shuffle %374, %378 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = vector.shuffle %379, %380 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %382 = arith.subf %381, %c24 : vector<32xf16>
      %383 = vector.shuffle %382, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %384 = vector.shuffle %382, %382 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %385 = math.fma %383, %319, %327 : vector<16xf16>
      %386 = math.fma %384, %335, %343 : vector<16xf16>
      %387 = arith.muli %290, %c2 : index
      %388 = arith.addi %387, %c8 : index
      %389 = arith.muli %tileRows, %c10 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %41, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c13 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %385, %291 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %290, %c2 : index
      %399 = arith.addi %398, %c7 : index
      %400 = arith.muli %tileRows, %c10 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %41, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c13 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %386, %397 : vector<16xf16>, vector<8xf32>
      scf.yield %408 : vector<8xf32>
    }
    %409 = wave.lane
    %410 = vector.extract %292[0] : f32 from vector<8xf32>
    %411 = wave.lane
    %412 = arith.addi %18, %c8 : index
    %413 = arith.muli %c8, %c2 : index
    %414 = arith.addi %412, %413 : index
    %415 = arith.divui %411, %c10 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.cmpi slt, %416, %17 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c7 : index
      %419 = arith.muli %416, %c2 : index
      %420 = memref.load %factors[%419] : memref<?xf32>
      %421 = arith.mulf %420, %operandScale : f32
      %422 = arith.select %418, %421, %operandScale : f32
      %423 = arith.remui %411, %c10 : index
      %424 = arith.muli %423, %c1 : index
      %425 = arith.addi %15, %424 : index
      %426 = vector.load %w[%425] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %427 = vector.bitcast %426 : vector<4xi8> to vector<1xf32>
      %428 = vector.extract %427[0] : f32 from vector<1xf32>
      %429 = arith.mulf %428, %422 : f32
      %430 = arith.mulf %410, %429 : f32
      %431 = arith.muli %416, %outputFeatures : index
      %432 = arith.addi %431, %20 : index
      %433 = wave.lane
      %434 = arith.remui %433, %c10 : index
      %435 = arith.addi %432, %434 : index
      %436 = arith.addi %435, %c8 : index
      memref.store %430, %logits[%436] : memref<?xf32>
    }
    %437 = vector.extract %292[1] : f32 from vector<8xf32>
    %438 = wave.lane
    %439 = arith.addi %18, %c8 : index
    %440 = arith.muli %c7, %c2 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.divui %438, %c10 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.cmpi slt, %443, %17 : index
    scf.if %444 {
      %445 = arith.cmpi eq, %hasFactors, %c7 : index
      %446 = arith.muli %443, %c2 : index
      %447 = memref.load %factors[%446] : memref<?xf32>
      %448 = arith.mulf %447, %operandScale : f32
      %449 = arith.select %445, %448, %operandScale : f32
      %450 = arith.remui %438, %c10 : index
      %451 = arith.muli %450, %c1 : index
      %452 = arith.addi %15, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %449 : f32
      %457 = arith.mulf %437, %456 : f32
      %458 = arith.muli %443, %outputFeatures : index
      %459 = arith.addi %458, %20 : index
      %460 = wave.lane
      %461 = arith.remui %460, %c10 : index
      %462 = arith.addi %459, %461 : index
      %463 = arith.addi %462, %c8 : index
      memref.store %457, %logits[%463] : memref<?xf32>
    }
    %464 = vector.extract %292[2] : f32 from vector<8xf32>
    %465 = wave.lane
    %466 = arith.addi %18, %c8 : index
    %467 = arith.muli %c2, %c2 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.divui %465, %c10 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.cmpi slt, %470, %17 : index
    scf.if %471 {
      %472 = arith.cmpi eq, %hasFactors, %c7 : index
      %473 = arith.muli %470, %c2 : index
      %474 = memref.load %factors[%473] : memref<?xf32>
      %475 = arith.mulf %474, %operandScale : f32
      %476 = arith.select %472, %475, %operandScale : f32
      %477 = arith.remui %465, %c10 : index
      %478 = arith.muli %477, %c1 : index
      %479 = arith.addi %15, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %464, %483 : f32
      %485 = arith.muli %470, %outputFeatures : index
      %486 = arith.addi %485, %20 : index
      %487 = wave.lane
      %488 = arith.remui %487, %c10 : index
      %489 = arith.addi %486, %488 : index
      %490 = arith.addi %489, %c8 : index
      memref.store %484, %logits[%490] : memref<?xf32>
    }
    %491 = vector.extract %292[3] : f32 from vector<8xf32>
    %492 = wave.lane
    %493 = arith.addi %18, %c8 : index
    %494 = arith.muli %c25, %c2 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.divui %492, %c10 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.cmpi slt, %497, %17 : index
    scf.if %498 {
      %499 = arith.cmpi eq, %hasFactors, %c7 : index
      %500 = arith.muli %497, %c2 : index
      %501 = memref.load %factors[%500] : memref<?xf32>
      %502 = arith.mulf %501, %operandScale : f32
      %503 = arith.select %499, %502, %operandScale : f32
      %504 = arith.remui %492, %c10 : index
      %505 = arith.muli %504, %c1 : index
      %506 = arith.addi %15, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %503 : f32
      %511 = arith.mulf %491, %510 : f32
      %512 = arith.muli %497, %outputFeatures : index
      %513 = arith.addi %512, %20 : index
      %514 = wave.lane
      %515 = arith.remui %514, %c10 : index
      %516 = arith.addi %513, %515 : index
      %517 = arith.addi %516, %c8 : index
      memref.store %511, %logits[%517] : memref<?xf32>
    }
    %518 = vector.extract %292[4] : f32 from vector<8xf32>
    %519 = wave.lane
    %520 = arith.addi %18, %c8 : index
    %521 = arith.muli %c1, %c2 : index
    %522 = arith.addi %520, %521 : index
    %523 = arith.divui %519, %c10 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.cmpi slt, %524, %17 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c7 : index
      %527 = arith.muli %524, %c2 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.remui %519, %c10 : index
      %532 = arith.muli %531, %c1 : index
      %533 = arith.addi %15, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %530 : f32
      %538 = arith.mulf %518, %537 : f32
      %539 = arith.muli %524, %outputFeatures : index
      %540 = arith.addi %539, %20 : index
      %541 = wave.lane
      %542 = arith.remui %541, %c10 : index
      %543 = arith.addi %540, %542 : index
      %544 = arith.addi %543, %c8 : index
      memref.store %538, %logits[%544] : memref<?xf32>
    }
    %545 = vector.extract %292[5] : f32 from vector<8xf32>
    %546 = wave.lane
    %547 = arith.addi %18, %c8 : index
    %548 = arith.muli %c28, %c2 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c10 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %17 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c7 : index
      %554 = arith.muli %551, %c2 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.remui %546, %c10 : index
      %559 = arith.muli %558, %c1 : index
      %560 = arith.addi %15, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %557 : f32
      %565 = arith.mulf %545, %564 : f32
      %566 = arith.muli %551, %outputFeatures : index
      %567 = arith.addi %566, %20 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c10 : index
      %570 = arith.addi %567, %569 : index
      %571 = arith.addi %570, %c8 : index
      memref.store %565, %logits[%571] : memref<?xf32>
    }
    %572 = vector.extract %292[6] : f32 from vector<8xf32>
    %573 = wave.lane
    %574 = arith.addi %18, %c8 : index
    %575 = arith.muli %c29, %c2 : index
    %576 = arith.addi %574, %575 : index
    %577 = arith.divui %573, %c10 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.cmpi slt, %578, %17 : index
    scf.if %579 {
      %580 = arith.cmpi eq, %hasFactors, %c7 : index
      %581 = arith.muli %578, %c2 : index
      %582 = memref.load %factors[%581] : memref<?xf32>
      %583 = arith.mulf %582, %operandScale : f32
      %584 = arith.select %580, %583, %operandScale : f32
      %585 = arith.remui %573, %c10 : index
      %586 = arith.muli %585, %c1 : index
      %587 = arith.addi %15, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %584 : f32
      %592 = arith.mulf %572, %591 : f32
      %593 = arith.muli %578, %outputFeatures : index
      %594 = arith.addi %593, %20 : index
      %595 = wave.lane
      %596 = arith.remui %595, %c10 : index
      %597 = arith.addi %594, %596 : index
      %598 = arith.addi %597, %c8 : index
      memref.store %592, %logits[%598] : memref<?xf32>
    }
    %599 = vector.extract %292[7] : f32 from vector<8xf32>
    %600 = wave.lane
    %601 = arith.addi %18, %c8 : index
    %602 = arith.muli %c30, %c2 : index
    %603 = arith.addi %601, %602 : index
    %604 = arith.divui %600, %c10 : index
    %605 = arith.addi %603, %604 : index
    %606 = arith.cmpi slt, %605, %17 : index
    scf.if %606 {
      %607 = arith.cmpi eq, %hasFactors, %c7 : index
      %608 = arith.muli %605, %c2 : index
      %609 = memref.load %factors[%608] : memref<?xf32>
      %610 = arith.mulf %609, %operandScale : f32
      %611 = arith.select %607, %610, %operandScale : f32
      %612 = arith.remui %600, %c10 : index
      %613 = arith.muli %612, %c1 : index
      %614 = arith.addi %15, %613 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %617, %611 : f32
      %619 = arith.mulf %599, %618 : f32
      %620 = arith.muli %605, %outputFeatures : index
      %621 = arith.addi %620, %20 : index
      %622 = wave.lane
      %623 = arith.remui %622, %c10 : index
      %624 = arith.addi %621, %623 : index
      %625 = arith.addi %624, %c8 : index
      memref.store %619, %logits[%625] : memref<?xf32>
    }
  }
  %626 = arith.muli %experts, %c7 : index
  %627 = wave.scratch %626 : memref<?xf32>
  %628 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %628 {
    %629 = arith.addi %18, %c10 : index
    %630 = arith.minsi %629, %17 : index
    %631 = wave.wave
    %632 = arith.addi %18, %631 : index
    scf.for %633 = %632 to %630 step %c7 {
      %634 = wave.wave
      %635 = arith.muli %634, %experts : index
      %636 = wave.lane
      %637 = arith.muli %633, %logitsWidth : index
      %640 = scf.for %638 = %636 to %experts step %c15 iter_args(%639 = %c35) -> (f32) {
        %641 = arith.addi %637, %638 : index
        %642 = memref.load %logits[%641] : memref<?xf32>
        %643 = arith.maximumf %639, %642 : f32
        scf.yield %643 : f32
      }
      %644 = vector.broadcast %640 : f32 to vector<1xf32>
      %645 = wave.reduce "max" %644 : vector<1xf32>
      %648 = scf.for %646 = %636 to %experts step %c15 iter_args(%647 = %c36) -> (f32) {
        %649 = arith.addi %637, %646 : index
        %650 = memref.load %logits[%649] : memref<?xf32>
        %651 = arith.subf %650, %645 : f32
        %652 = arith.mulf %651, %c37 : f32
        %653 = wave.exp2 %652 : f32
        %654 = arith.addi %635, %646 : index
        memref.store %653, %627[%654] : memref<?xf32>
        %655 = arith.addf %647, %653 : f32
        scf.yield %655 : f32
      }
      %656 = vector.broadcast %648 : f32 to vector<1xf32>
      %657 = wave.reduce "add" %656 : vector<1xf32>
      scf.for %658 = %636 to %experts step %c15 {
        %659 = arith.addi %635, %658 : index
        %660 = memref.load %627[%659] : memref<?xf32>
        %661 = arith.divf %660, %657 : f32
        %662 = arith.addi %635, %658 : index
        memref.store %661, %627[%662] : memref<?xf32>
      }
      %667:3 = scf.for %663 = %c8 to %expertsPerToken step %c7 iter_args(%664 = %c36, %665 = %c36, %666 = %c38) -> (f32, f32, i32) {
        %671:2 = scf.for %668 = %636 to %experts step %c15 iter_args(%669 = %c39, %670 = %c36) -> (f32, f32) {
          %672 = arith.addi %635, %668 : index
          %673 = memref.load %627[%672] : memref<?xf32>
          %674 = arith.cmpf ogt, %673, %669 : f32
          %675 = arith.index_cast %668 : index to i32
          %676 = arith.sitofp %675 : i32 to f32
          %677 = arith.select %674, %673, %669 : f32
          %678 = arith.select %674, %676, %670 : f32
          scf.yield %677, %678 : f32, f32
        }
        %679 = vector.broadcast %671#0 : f32 to vector<1xf32>
        %680 = wave.reduce "max" %679 : vector<1xf32>
        %681 = arith.cmpf oeq, %671#0, %680 : f32
        %682 = arith.subf %c36, %671#1 : f32
        %683 = arith.select %681, %682, %c40 : f32
        %684 = vector.broadcast %683 : f32 to vector<1xf32>
        %685 = wave.reduce "max" %684 : vector<1xf32>
        %686 = arith.subf %c36, %685 : f32
        %687 = arith.fptosi %686 : f32 to i32
        %688 = arith.index_cast %687 : i32 to index
        %689 = arith.remui %688, %c15 : index
        %690 = arith.cmpi eq, %689, %636 : index
        scf.if %690 {
          %691 = arith.addi %635, %688 : index
          memref.store %c41, %627[%691] : memref<?xf32>
        }
        %692 = arith.cmpi eq, %663, %636 : index
        %693 = arith.addf %664, %680 : f32
        %694 = arith.select %692, %680, %665 : f32
        %695 = arith.select %692, %687, %666 : i32
        scf.yield %693, %694, %695 : f32, f32, i32
      }
      %696 = arith.cmpi eq, %normalize, %c7 : index
      %697 = arith.divf %667#1, %667#0 : f32
      %698 = arith.select %696, %697, %667#1 : f32
      %699 = arith.cmpi slt, %636, %expertsPerToken : index
      scf.if %699 {
        %700 = arith.muli %633, %expertsPerToken : index
        %701 = arith.addi %700, %636 : index
        memref.store %698, %weights[%701] : memref<?xf32>
        %702 = arith.muli %633, %expertsPerToken : index
        %703 = arith.addi %702, %636 : index
        memref.store %667#2, %ids_out[%703] : memref<?xi32>
      }
    }
  }
  wave.return
}
