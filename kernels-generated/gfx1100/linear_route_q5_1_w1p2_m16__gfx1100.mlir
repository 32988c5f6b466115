// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c21 = arith.constant dense<65537> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c10 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %18, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c5, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c5, %c8 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c5, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c10 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %58:2 = scf.for %55 = %45 to %54 step %c2 iter_args(%56 = %c12, %57 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %55, %c5 : index
      %61 = arith.remui %59, %c8 : index
      %62 = arith.addi %13, %c4 : index
      %63 = arith.muli %60, %c15 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %61, %c16 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = vector.extract %68[0] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = vector.extract %68[1] : f16 from vector<2xf16>
      %72 = vector.broadcast %71 : f16 to vector<16xf16>
      %73 = arith.addi %13, %c4 : index
      %74 = arith.muli %inputFeatures, %c2 : index
      %75 = arith.addi %74, %c3 : index
      %76 = arith.divui %75, %c4 : index
      %77 = arith.muli %76, %c4 : index
      %78 = arith.addi %73, %77 : index
      %79 = arith.muli %60, %c17 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.muli %61, %c8 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.muli %inputFeatures, %c1 : index
      %84 = arith.muli %inputFeatures, %c2 : index
      %85 = arith.addi %84, %c3 : index
      %86 = arith.divui %85, %c4 : index
      %87 = arith.muli %86, %c4 : index
      %88 = arith.addi %83, %87 : index
      %89 = arith.addi %88, %c4 : index
      %90 = arith.addi %13, %89 : index
      %91 = arith.muli %60, %c8 : index
      %92 = arith.addi %91, %61 : index
      %93 = arith.muli %92, %c16 : index
      %94 = arith.addi %90, %93 : index
      %95 = vector.load %w[%94] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %96 = vector.bitcast %95 : vector<4xi8> to vector<1xi32>
      %97 = vector.shuffle %96, %96 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %98 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<4xi32>
      %100 = arith.shrui %99, %c18 : vector<4xi32>
      %101 = arith.andi %100, %c19 : vector<4xi32>
      %102 = arith.shrui %97, %c20 : vector<4xi32>
      %103 = arith.andi %102, %c21 : vector<4xi32>
      %104 = arith.shli %103, %c22 : vector<4xi32>
      %105 = arith.ori %101, %104 : vector<4xi32>
      %106 = arith.ori %105, %c23 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = arith.shrui %99, %c22 : vector<4xi32>
      %109 = arith.andi %108, %c19 : vector<4xi32>
      %110 = arith.shrui %97, %c24 : vector<4xi32>
      %111 = arith.andi %110, %c21 : vector<4xi32>
      %112 = arith.shli %111, %c22 : vector<4xi32>
      %113 = arith.ori %109, %112 : vector<4xi32>
      %114 = arith.ori %113, %c23 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %99, %c25 : vector<4xi32>
      %117 = arith.andi %116, %c19 : vector<4xi32>
      %118 = arith.shrui %97, %c26 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.shli %119, %c22 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c23 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %99, %c27 : vector<4xi32>
      %125 = arith.andi %124, %c19 : vector<4xi32>
      %126 = arith.shrui %97, %c28 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.shli %127, %c22 : vector<4xi32>
      %129 = arith.ori %125, %128 : vector<4xi32>
      %130 = arith.ori %129, %c23 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = vector.shuffle %107, %115 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %123, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %132, %133 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %135 = arith.subf %134, %c29 : vector<32xf16>
      %136 = vector.shuffle %135, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %137 = vector.shuffle %135, %135 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %138 = math.fma %136, %70, %72 : vector<16xf16>
      %139 = math.fma %137, %70, %72 : vector<16xf16>
      %140 = arith.addi %55, %c6 : index
      %141 = arith.remui %59, %c8 : index
      %142 = arith.addi %13, %c4 : index
      %143 = arith.muli %140, %c15 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %141, %c16 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %148 = vector.bitcast %147 : vector<4xi8> to vector<2xf16>
      %149 = vector.extract %148[0] : f16 from vector<2xf16>
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = vector.extract %148[1] : f16 from vector<2xf16>
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = arith.addi %13, %c4 : index
      %154 = arith.muli %inputFeatures, %c2 : index
      %155 = arith.addi %154, %c3 : index
      %156 = arith.divui %155, %c4 : index
      %157 = arith.muli %156, %c4 : index
      %158 = arith.addi %153, %157 : index
      %159 = arith.muli %140, %c17 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %141, %c8 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %inputFeatures, %c1 : index
      %164 = arith.muli %inputFeatures, %c2 : index
      %165 = arith.addi %164, %c3 : index
      %166 = arith.divui %165, %c4 : index
      %167 = arith.muli %166, %c4 : index
      %168 = arith.addi %163, %167 : index
      %169 = arith.addi %168, %c4 : index
      %170 = arith.addi %13, %169 : index
      %171 = arith.muli %140, %c8 : index
      %172 = arith.addi %171, %141 : index
      %173 = arith.muli %172, %c16 : index
      %174 = arith.addi %170, %173 : index
      %175 = vector.load %w[%174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %176 = vector.bitcast %175 : vector<4xi8> to vector<1xi32>
      %177 = vector.shuffle %176, %176 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %178 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<4xi32>
      %180 = arith.shrui %179, %c18 : vector<4xi32>
      %181 = arith.andi %180, %c19 : vector<4xi32>
      %182 = arith.shrui %177, %c20 : vector<4xi32>
      %183 = arith.andi %182, %c21 : vector<4xi32>
      %184 = arith.shli %183, %c22 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c23 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %179, %c22 : vector<4xi32>
      %189 = arith.andi %188, %c19 : vector<4xi32>
      %190 = arith.shrui %177, %c24 : vector<4xi32>
      %191 = arith.andi %190, %c21 : vector<4xi32>
      %192 = arith.shli %191, %c22 : vector<4xi32>
      %193 = arith.ori %189, %192 : vector<4xi32>
      %194 = arith.ori %193, %c23 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %179, %c25 : vector<4xi32>
      %197 = arith.andi %196, %c19 : vector<4xi32>
      %198 = arith.shrui %177, %c26 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.shli %199, %c22 : vector<4xi32>
      %201 = arith.ori %197, %200 : vector<4xi32>
      %202 = arith.ori %201, %c23 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %179, %c27 : vector<4xi32>
      %205 = arith.andi %204, %c19 : vector<4xi32>
      %206 = arith.shrui %177, %c28 : vector<4xi32>
      %207 = arith.andi %206, %c21 : vector<4xi32>
      %208 = arith.shli %207, %c22 : vector<4xi32>
      %209 = arith.ori %205, %208 : vector<4xi32>
      %210 = arith.ori %209, %c23 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = vector.shuffle %187, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %203, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %212, %213 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %215 = arith.subf %214, %c29 : vector<32xf16>
      %216 = vector.shuffle %215, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %217 = vector.shuffle %215, %215 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %218 = math.fma %216, %150, %152 : vector<16xf16>
      %219 = math.fma %217, %150, %152 : vector<16xf16>
      %220 = arith.addi %55, %c5 : index
      %221 = arith.remui %59, %c8 : index
      %222 = arith.addi %15, %c4 : index
      %223 = arith.muli %220, %c15 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %221, %c16 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = vector.extract %228[0] : f16 from vector<2xf16>
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = vector.extract %228[1] : f16 from vector<2xf16>
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %15, %c4 : index
      %234 = arith.muli %inputFeatures, %c2 : index
      %235 = arith.addi %234, %c3 : index
      %236 = arith.divui %235, %c4 : index
      %237 = arith.muli %236, %c4 : index
      %238 = arith.addi %233, %237 : index
      %239 = arith.muli %220, %c17 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %221, %c8 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.muli %inputFeatures, %c1 : index
      %244 = arith.muli %inputFeatures, %c2 : index
      %245 = arith.addi %244, %c3 : index
      %246 = arith.divui %245, %c4 : index
      %247 = arith.muli %246, %c4 : index
      %248 = arith.addi %243, %247 : index
      %249 = arith.addi %248, %c4 : index
      %250 = arith.addi %15, %249 : index
      %251 = arith.muli %220, %c8 : index
      %252 = arith.addi %251, %221 : index
      %253 = arith.muli %252, %c16 : index
      %254 = arith.addi %250, %253 : index
      %255 = vector.load %w[%254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %256 = vector.bitcast %255 : vector<4xi8> to vector<1xi32>
      %257 = vector.shuffle %256, %256 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %258 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %259 = vector.bitcast %258 : vector<16xi8> to vector<4xi32>
      %260 = arith.shrui %259, %c18 : vector<4xi32>
      %261 = arith.andi %260, %c19 : vector<4xi32>
      %262 = arith.shrui %257, %c20 : vector<4xi32>
      %263 = arith.andi %262, %c21 : vector<4xi32>
      %264 = arith.shli %263, %c22 : vector<4xi32>
      %265 = arith.ori %261, %264 : vector<4xi32>
      %266 = arith.ori %265, %c23 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %259, %c22 : vector<4xi32>
      %269 = arith.andi %268, %c19 : vector<4xi32>
      %270 = arith.shrui %257, %c24 : vector<4xi32>
      %271 = arith.andi %270, %c21 : vector<4xi32>
      %272 = arith.shli %271, %c22 : vector<4xi32>
      %273 = arith.ori %269, %272 : vector<4xi32>
      %274 = arith.ori %273, %c23 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %259, %c25 : vector<4xi32>
      %277 = arith.andi %276, %c19 : vector<4xi32>
      %278 = arith.shrui %257, %c26 : vector<4xi32>
      %279 = arith.andi %278, %c21 : vector<4xi32>
      %280 = arith.shli %279, %c22 : vector<4xi32>
      %281 = arith.ori %277, %280 : vector<4xi32>
      %282 = arith.ori %281, %c23 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %259, %c27 : vector<4xi32>
      %285 = arith.andi %284, %c19 : vector<4xi32>
      %286 = arith.shrui %257, %c28 : vector<4xi32>
      %287 = arith.andi %286, %c21 : vector<4xi32>
      %288 = arith.shli %287, %c22 : vector<4xi32>
      %289 = arith.ori %285, %288 : vector<4xi32>
      %290 = arith.ori %289, %c23 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = vector.shuffle %267, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = vector.shuffle %283, %291 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %292, %293 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %295 = arith.subf %294, %c29 : vector<32xf16>
      %296 = vector.shuffle %295, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %297 = vector.shuffle %295, %295 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %298 = math.fma %296, %230, %232 : vector<16xf16>
      %299 = math.fma %297, %230, %232 : vector<16xf16>
      %300 = arith.addi %55, %c6 : index
      %301 = arith.remui %59, %c8 : index
      %302 = arith.addi %15, %c4 : index
      %303 = arith.muli %300, %c15 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %301, %c16 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.bitcast %307 : vector<4xi8> to vector<2xf16>
      %309 = vector.extract %308[0] : f16 from vector<2xf16>
      %310 = vector.broadcast %309 : f16 to vector<16xf16>
      %311 = vector.extract %308[1] : f16 from vector<2xf16>
      %312 = vector.broadcast %311 : f16 to vector<16xf16>
      %313 = arith.addi %15, %c4 : index
      %314 = arith.muli %inputFeatures, %c2 : index
      %315 = arith.addi %314, %c3 : index
      %316 = arith.divui %315, %c4 : index
      %317 = arith.muli %316, %c4 : index
      %318 = arith.addi %313, %317 : index
      %319 = arith.muli %300, %c17 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.muli %301, %c8 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.muli %inputFeatures, %c1 : index
      %324 = arith.muli %inputFeatures, %c2 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.divui %325, %c4 : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %323, %327 : index
      %329 = arith.addi %328, %c4 : index
      %330 = arith.addi %15, %329 : index
      %331 = arith.muli %300, %c8 : index
      %332 = arith.addi %331, %301 : index
      %333 = arith.muli %332, %c16 : index
      %334 = arith.addi %330, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xi32>
      %337 = vector.shuffle %336, %336 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %338 = vector.load %w[%322] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
      %340 = arith.shrui %339, %c18 : vector<4xi32>
      %341 = arith.andi %340, %c19 : vector<4xi32>
      %342 = arith.shrui %337, %c20 : vector<4xi32>
      %343 = arith.andi %342, %c21 : vector<4xi32>
      %344 = arith.shli %343, %c22 : vector<4xi32>
      %345 = arith.ori %341, %344 : vector<4xi32>
      %346 = arith.ori %345, %c23 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %339, %c22 : vector<4xi32>
      %349 = arith.andi %348, %c19 : vector<4xi32>
      %350 = arith.shrui %337, %c24 : vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.shli %351, %c22 : vector<4xi32>
      %353 = arith.ori %349, %352 : vector<4xi32>
      %354 = arith.ori %353, %c23 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %339, %c25 : vector<4xi32>
      %357 = arith.andi %356, %c19 : vector<4xi32>
      %358 = arith.shrui %337, %c26 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.shli %359, %c22 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c23 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %339, %c27 : vector<4xi32>
      %365 = arith.andi %364, %c19 : vector<4xi32>
      %366 = arith.shrui %337, %c28 : vector<4xi32>
      %367 = arith.andi %366, %c21 : vector<4xi32>
      %368 = arith.shli %367, %c22 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c23 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = vector.shuffle %347, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = vector.shuffle %372, %373 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %375 = arith.subf %374, %c29 : vector<32xf16>
      %376 = vector.shuffle %375, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %377 = vector.shuffle %375, %375 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %378 = math.fma %376, %310, %312 : vector<16xf16>
      %379 = math.fma %377, %310, %312 : vector<16xf16>
      %380 = arith.muli %55, %c2 : index
      %381 = arith.addi %380, %c5 : index
      %382 = arith.muli %tileRows, %c8 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %41, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c1 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %138, %56 : vector<16xf16>, vector<8xf32>
      %391 = wave.mma %389, %298, %57 : vector<16xf16>, vector<8xf32>
      %392 = arith.muli %55, %c2 : index
      %393 = arith.addi %392, %c6 : index
      %394 = arith.muli %tileRows, %c8 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %41, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c1 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %139, %390 : vector<16xf16>, vector<8xf32>
      %403 = wave.mma %401, %299, %391 : vector<16xf16>, vector<8xf32>
      %404 = arith.muli %55, %c2 : index
      %405 = arith.addi %404, %c2 : index
      %406 = arith.muli %tileRows, %c8 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %41, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %218, %402 : vector<16xf16>, vector<8xf32>
      %415 = wave.mma %413, %378, %403 : vector<16xf16>, vector<8xf32>
      %416 = arith.muli %55, %c2 : index
      %417 = arith.addi %416, %c30 : index
      %418 = arith.muli %tileRows, %c8 : index
      %419 = arith.muli %417, %418 : index
      %420 = arith.addi %41, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c1 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = wave.mma %425, %219, %414 : vector<16xf16>, vector<8xf32>
      %427 = wave.mma %425, %379, %415 : vector<16xf16>, vector<8xf32>
      scf.yield %426, %427 : vector<8xf32>, vector<8xf32>
    }
    %428 = arith.select %48, %54, %47 : index
    %432:2 = scf.for %429 = %54 to %428 step %c6 iter_args(%430 = %58#0, %431 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %433 = wave.lane
      %434 = arith.addi %429, %c5 : index
      %435 = arith.remui %433, %c8 : index
      %436 = arith.addi %13, %c4 : index
      %437 = arith.muli %434, %c15 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.muli %435, %c16 : index
      %440 = arith.addi %438, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<2xf16>
      %443 = vector.extract %442[0] : f16 from vector<2xf16>
      %444 = vector.broadcast %443 : f16 to vector<16xf16>
      %445 = vector.extract %442[1] : f16 from vector<2xf16>
      %446 = vector.broadcast %445 : f16 to vector<16xf16>
      %447 = arith.addi %13, %c4 : index
      %448 = arith.muli %inputFeatures, %c2 : index
      %449 = arith.addi %448, %c3 : index
      %450 = arith.divui %449, %c4 : index
      %451 = arith.muli %450, %c4 : index
      %452 = arith.addi %447, %451 : index
      %453 = arith.muli %434, %c17 : index
      %454 = arith.addi %452, %453 : index
      %455 = arith.muli %435, %c8 : index
      %456 = arith.addi %454, %455 : index
      %457 = arith.muli %inputFeatures, %c1 : index
      %458 = arith.muli %inputFeatures, %c2 : index
      %459 = arith.addi %458, %c3 : index
      %460 = arith.divui %459, %c4 : index
      %461 = arith.muli %460, %c4 : index
      %462 = arith.addi %457, %461 : index
      %463 = arith.addi %462, %c4 : index
      %464 = arith.addi %13, %463 : index
      %465 = arith.muli %434, %c8 : index
      %466 = arith.addi %465, %435 : index
      %467 = arith.muli %466, %c16 : index
      %468 = arith.addi %464, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<1xi32>
      %471 = vector.shuffle %470, %470 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %472 = vector.load %w[%456] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %473 = vector.bitcast %472 : vector<16xi8> to vector<4xi32>
      %474 = arith.shrui %473, %c18 : vector<4xi32>
      %475 = arith.andi %474, %c19 : vector<4xi32>
      %476 = arith.shrui %471, %c20 : vector<4xi32>
      %477 = arith.andi %476, %c21 : vector<4xi32>
      %478 = arith.shli %477, %c22 : vector<4xi32>
      %479 = arith.ori %475, %478 : vector<4xi32>
      %480 = arith.ori %479, %c23 : vector<4xi32>
      %481 = vector.bitcast %480 : vector<4xi32> to vector<8xf16>
      %482 = arith.shrui %473, %c22 : vector<4xi32>
      %483 = arith.andi %482, %c19 : vector<4xi32>
      %484 = arith.shrui %471, %c24 : vector<4xi32>
      %485 = arith.andi %484, %c21 : vector<4xi32>
      %486 = arith.shli %485, %c22 : vector<4xi32>
      %487 = arith.ori %483, %486 : vector<4xi32>
      %488 = arith.ori %487, %c23 : vector<4xi32>
      %489 = vector.bitcast %488 : vector<4xi32> to vector<8xf16>
      %490 = arith.shrui %473, %c25 : vector<4xi32>
      %491 = arith.andi %490, %c19 : vector<4xi32>
      %492 = arith.shrui %471, %c26 : vector<4xi32>
      %493 = arith.andi %492, %c21 : vector<4xi32>
      %494 = arith.shli %493, %c22 : vector<4xi32>
      %495 = arith.ori %491, %494 : vector<4xi32>
      %496 = arith.ori %495, %c23 : vector<4xi32>
      %497 = vector.bitcast %496 : vector<4xi32> to vector<8xf16>
      %498 = arith.shrui %473, %c27 : vector<4xi32>
      %499 = arith.andi %498, %c19 : vector<4xi32>
      %500 = arith.shrui %471, %c28 : vector<4xi32>
      %501 = arith.andi %500, %c21 : vector<4xi32>
      %502 = arith.shli %501, %c22 : vector<4xi32>
      %503 = arith.ori %499, %502 : vector<4xi32>
      %504 = arith.ori %503, %c23 : vector<4xi32>
      %505 = vector.bitcast %504 : vector<4xi32> to vector<8xf16>
      %506 = vector.shuffle %481, %489 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %507 = vector.shuffle %497, %505 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = vector.shuffle %506, %507 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %509 = arith.subf %508, %c29 : vector<32xf16>
      %510 = vector.shuffle %509, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %511 = vector.shuffle %509, %509 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %512 = math.fma %510, %444, %446 : vector<16xf16>
      %513 = math.fma %511, %444, %446 : vector<16xf16>
      %514 = arith.addi %429, %c5 : index
      %515 = arith.remui %433, %c8 : index
      %516 = arith.addi %15, %c4 : index
      %517 = arith.muli %514, %c15 : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.muli %515, %c16 : index
      %520 = arith.addi %518, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<2xf16>
      %523 = vector.extract %522[0] : f16 from vector<2xf16>
      %524 = vector.broadcast %523 : f16 to vector<16xf16>
      %525 = vector.extract %522[1] : f16 from vector<2xf16>
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = arith.addi %15, %c4 : index
      %528 = arith.muli %inputFeatures, %c2 : index
      %529 = arith.addi %528, %c3 : index
      %530 = arith.divui %529, %c4 : index
      %531 = arith.muli %530, %c4 : index
      %532 = arith.addi %527, %531 : index
      %533 = arith.muli %514, %c17 : index
      %534 = arith.addi %532, %533 : index
      %535 = arith.muli %515, %c8 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.muli %inputFeatures, %c1 : index
      %538 = arith.muli %inputFeatures, %c2 : index
      %539 = arith.addi %538, %c3 : index
      %540 = arith.divui %539, %c4 : index
      %541 = arith.muli %540, %c4 : index
      %542 = arith.addi %537, %541 : index
      %543 = arith.addi %542, %c4 : index
      %544 = arith.addi %15, %543 : index
      %545 = arith.muli %514, %c8 : index
      %546 = arith.addi %545, %515 : index
      %547 = arith.muli %546, %c16 : index
      %548 = arith.addi %544, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xi32>
      %551 = vector.shuffle %550, %550 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %552 = vector.load %w[%536] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %553 = vector.bitcast %552 : vector<16xi8> to vector<4xi32>
      %554 = arith.shrui %553, %c18 : vector<4xi32>
      %555 = arith.andi %554, %c19 : vector<4xi32>
      %556 = arith.shrui %551, %c20 : vector<4xi32>
      %557 = arith.andi %556, %c21 : vector<4xi32>
      %558 = arith.shli %557, %c22 : vector<4xi32>
      %559 = arith.ori %555, %558 : vector<4xi32>
      %560 = arith.ori %559, %c23 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %553, %c22 : vector<4xi32>
      %563 = arith.andi %562, %c19 : vector<4xi32>
      %564 = arith.shrui %551, %c24 : vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.shli %565, %c22 : vector<4xi32>
      %567 = arith.ori %563, %566 : vector<4xi32>
      %568 = arith.ori %567, %c23 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = arith.shrui %553, %c25 : vector<4xi32>
      %571 = arith.andi %570, %c19 : vector<4xi32>
      %572 = arith.shrui %551, %c26 : vector<4xi32>
      %573 = arith.andi %572, %c21 : vector<4xi32>
      %574 = arith.shli %573, %c22 : vector<4xi32>
      %575 = arith.ori %571, %574 : vector<4xi32>
      %576 = arith.ori %575, %c23 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = arith.shrui %553, %c27 : vector<4xi32>
      %579 = arith.andi %578, %c19 : vector<4xi32>
      %580 = arith.shrui %551, %c28 : vector<4xi32>
      %581 = arith.andi %580, %c21 : vector<4xi32>
      %582 = arith.shli %581, %c22 : vector<4xi32>
      %583 = arith.ori %579, %582 : vector<4xi32>
      %584 = arith.ori %583, %c23 : vector<4xi32>
      %585 = vector.bitcast %584 : vector<4xi32> to vector<8xf16>
      %586 = vector.shuffle %561, %569 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = vector.shuffle %577, %585 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %586, %587 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %589 = arith.subf %588, %c29 : vector<32xf16>
      %590 = vector.shuffle %589, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %591 = vector.shuffle %589, %589 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %592 = math.fma %590, %524, %526 : vector<16xf16>
      %593 = math.fma %591, %524, %526 : vector<16xf16>
      %594 = arith.muli %429, %c2 : index
      %595 = arith.addi %594, %c5 : index
      %596 = arith.muli %tileRows, %c8 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %41, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c1 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %512, %430 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %592, %431 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %429, %c2 : index
      %607 = arith.addi %606, %c6 : index
      %608 = arith.muli %tileRows, %c8 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %41, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c1 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %513, %604 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %593, %605 : vector<16xf16>, vector<8xf32>
      scf.yield %616, %617 : vector<8xf32>, vector<8xf32>
    }
    %618 = wave.lane
    %619 = vector.extract %432#0[0] : f32 from vector<8xf32>
    %620 = vector.extract %432#1[0] : f32 from vector<8xf32>
    %621 = wave.lane
    %622 = arith.addi %18, %c5 : index
    %623 = arith.muli %c5, %c2 : index
    %624 = arith.addi %622, %623 : index
    %625 = arith.divui %621, %c8 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.cmpi slt, %626, %17 : index
    scf.if %627 {
      %628 = arith.cmpi eq, %hasFactors, %c6 : index
      %629 = arith.muli %626, %c2 : index
      %630 = memref.load %factors[%629] : memref<?xf32>
      %631 = arith.mulf %630, %operandScale : f32
      %632 = arith.select %628, %631, %operandScale : f32
      %633 = arith.remui %621, %c8 : index
      %634 = arith.muli %633, %c16 : index
      %635 = arith.addi %13, %634 : index
      %636 = vector.load %w[%635] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %637 = vector.bitcast %636 : vector<4xi8> to vector<1xf32>
      %638 = vector.extract %637[0] : f32 from vector<1xf32>
      %639 = arith.mulf %638, %632 : f32
      %640 = arith.mulf %619, %639 : f32
      %641 = arith.remui %621, %c8 : index
      %642 = arith.muli %641, %c16 : index
      %643 = arith.addi %15, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %632 : f32
      %648 = arith.mulf %620, %647 : f32
      %649 = arith.muli %626, %outputFeatures : index
      %650 = arith.addi %649, %20 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c8 : index
      %653 = arith.addi %650, %652 : index
      %654 = arith.addi %653, %c5 : index
      memref.store %640, %logits[%654] : memref<?xf32>
      %655 = arith.addi %653, %c8 : index
      memref.store %648, %logits[%655] : memref<?xf32>
    }
    %656 = vector.extract %432#0[1] : f32 from vector<8xf32>
    %657 = vector.extract %432#1[1] : f32 from vector<8xf32>
    %658 = wave.lane
    %659 = arith.addi %18, %c5 : index
    %660 = arith.muli %c6, %c2 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.divui %658, %c8 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.cmpi slt, %663, %17 : index
    scf.if %664 {
      %665 = arith.cmpi eq, %hasFactors, %c6 : index
      %666 = arith.muli %663, %c2 : index
      %667 = memref.load %factors[%666] : memref<?xf32>
      %668 = arith.mulf %667, %operandScale : f32
      %669 = arith.select %665, %668, %operandScale : f32
      %670 = arith.remui %658, %c8 : index
      %671 = arith.muli %670, %c16 : index
      %672 = arith.addi %13, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %669 : f32
      %677 = arith.mulf %656, %676 : f32
      %678 = arith.remui %658, %c8 : index
      %679 = arith.muli %678, %c16 : index
      %680 = arith.addi %15, %679 : index
      %681 = vector.load %w[%680] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %682 = vector.bitcast %681 : vector<4xi8> to vector<1xf32>
      %683 = vector.extract %682[0] : f32 from vector<1xf32>
      %684 = arith.mulf %683, %669 : f32
      %685 = arith.mulf %657, %684 : f32
      %686 = arith.muli %663, %outputFeatures : index
      %687 = arith.addi %686, %20 : index
      %688 = wave.lane
      %689 = arith.remui %688, %c8 : index
      %690 = arith.addi %687, %689 : index
      %691 = arith.addi %690, %c5 : index
      memref.store %677, %logits[%691] : memref<?xf32>
      %692 = arith.addi %690, %c8 : index
      memref.store %685, %logits[%692] : memref<?xf32>
    }
    %693 = vector.extract %432#0[2] : f32 from vector<8xf32>
    %694 = vector.extract %432#1[2] : f32 from vector<8xf32>
    %695 = wave.lane
    %696 = arith.addi %18, %c5 : index
    %697 = arith.muli %c2, %c2 : index
    %698 = arith.addi %696, %697 : index
    %699 = arith.divui %695, %c8 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.cmpi slt, %700, %17 : index
    scf.if %701 {
      %702 = arith.cmpi eq, %hasFactors, %c6 : index
      %703 = arith.muli %700, %c2 : index
      %704 = memref.load %factors[%703] : memref<?xf32>
      %705 = arith.mulf %704, %operandScale : f32
      %706 = arith.select %702, %705, %operandScale : f32
      %707 = arith.remui %695, %c8 : index
      %708 = arith.muli %707, %c16 : index
      %709 = arith.addi %13, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<1xf32>
      %712 = vector.extract %711[0] : f32 from vector<1xf32>
      %713 = arith.mulf %712, %706 : f32
      %714 = arith.mulf %693, %713 : f32
      %715 = arith.remui %695, %c8 : index
      %716 = arith.muli %715, %c16 : index
      %717 = arith.addi %15, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %706 : f32
      %722 = arith.mulf %694, %721 : f32
      %723 = arith.muli %700, %outputFeatures : index
      %724 = arith.addi %723, %20 : index
      %725 = wave.lane
      %726 = arith.remui %725, %c8 : index
      %727 = arith.addi %724, %726 : index
      %728 = arith.addi %727, %c5 : index
      memref.store %714, %logits[%728] : memref<?xf32>
      %729 = arith.addi %727, %c8 : index
      memref.store %722, %logits[%729] : memref<?xf32>
    }
    %730 = vector.extract %432#0[3] : f32 from vector<8xf32>
    %731 = vector.extract %432#1[3] : f32 from vector<8xf32>
    %732 = wave.lane
    %733 = arith.addi %18, %c5 : index
    %734 = arith.muli %c30, %c2 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.divui %732, %c8 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.cmpi slt, %737, %17 : index
    scf.if %738 {
      %739 = arith.cmpi eq, %hasFactors, %c6 : index
      %740 = arith.muli %737, %c2 : index
      %741 = memref.load %factors[%740] : memref<?xf32>
      %742 = arith.mulf %741, %operandScale : f32
      %743 = arith.select %739, %742, %operandScale : f32
      %744 = arith.remui %732, %c8 : index
      %745 = arith.muli %744, %c16 : index
      %746 = arith.addi %13, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %743 : f32
      %751 = arith.mulf %730, %750 : f32
      %752 = arith.remui %732, %c8 : index
      %753 = arith.muli %752, %c16 : index
      %754 = arith.addi %15, %753 : index
      %755 = vector.load %w[%754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %756 = vector.bitcast %755 : vector<4xi8> to vector<1xf32>
      %757 = vector.extract %756[0] : f32 from vector<1xf32>
      %758 = arith.mulf %757, %743 : f32
      %759 = arith.mulf %731, %758 : f32
      %760 = arith.muli %737, %outputFeatures : index
      %761 = arith.addi %760, %20 : index
      %762 = wave.lane
      %763 = arith.remui %762, %c8 : index
      %764 = arith.addi %761, %763 : index
      %765 = arith.addi %764, %c5 : index
      memref.store %751, %logits[%765] : memref<?xf32>
      %766 = arith.addi %764, %c8 : index
      memref.store %759, %logits[%766] : memref<?xf32>
    }
    %767 = vector.extract %432#0[4] : f32 from vector<8xf32>
    %768 = vector.extract %432#1[4] : f32 from vector<8xf32>
    %769 = wave.lane
    %770 = arith.addi %18, %c5 : index
    %771 = arith.muli %c16, %c2 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c8 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %17 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c6 : index
      %777 = arith.muli %774, %c2 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c8 : index
      %782 = arith.muli %781, %c16 : index
      %783 = arith.addi %13, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %767, %787 : f32
      %789 = arith.remui %769, %c8 : index
      %790 = arith.muli %789, %c16 : index
      %791 = arith.addi %15, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %780 : f32
      %796 = arith.mulf %768, %795 : f32
      %797 = arith.muli %774, %outputFeatures : index
      %798 = arith.addi %797, %20 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c8 : index
      %801 = arith.addi %798, %800 : index
      %802 = arith.addi %801, %c5 : index
      memref.store %788, %logits[%802] : memref<?xf32>
      %803 = arith.addi %801, %c8 : index
      memref.store %796, %logits[%803] : memref<?xf32>
    }
    %804 = vector.extract %432#0[5] : f32 from vector<8xf32>
    %805 = vector.extract %432#1[5] : f32 from vector<8xf32>
    %806 = wave.lane
    %807 = arith.addi %18, %c5 : index
    %808 = arith.muli %c33, %c2 : index
    %809 = arith.addi %807, %808 : index
    %810 = arith.divui %806, %c8 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.cmpi slt, %811, %17 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c6 : index
      %814 = arith.muli %811, %c2 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %operandScale : f32
      %817 = arith.select %813, %816, %operandScale : f32
      %818 = arith.remui %806, %c8 : index
      %819 = arith.muli %818, %c16 : index
      %820 = arith.addi %13, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %817 : f32
      %825 = arith.mulf %804, %824 : f32
      %826 = arith.remui %806, %c8 : index
      %827 = arith.muli %826, %c16 : index
      %828 = arith.addi %15, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %817 : f32
      %833 = arith.mulf %805, %832 : f32
      %834 = arith.muli %811, %outputFeatures : index
      %835 = arith.addi %834, %20 : index
      %836 = wave.lane
      %837 = arith.remui %836, %c8 : index
      %838 = arith.addi %835, %837 : index
      %839 = arith.addi %838, %c5 : index
      memref.store %825, %logits[%839] : memref<?xf32>
      %840 = arith.addi %838, %c8 : index
      memref.store %833, %logits[%840] : memref<?xf32>
    }
    %841 = vector.extract %432#0[6] : f32 from vector<8xf32>
    %842 = vector.extract %432#1[6] : f32 from vector<8xf32>
    %843 = wave.lane
    %844 = arith.addi %18, %c5 : index
    %845 = arith.muli %c34, %c2 : index
    %846 = arith.addi %844, %845 : index
    %847 = arith.divui %843, %c8 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.cmpi slt, %848, %17 : index
    scf.if %849 {
      %850 = arith.cmpi eq, %hasFactors, %c6 : index
      %851 = arith.muli %848, %c2 : index
      %852 = memref.load %factors[%851] : memref<?xf32>
      %853 = arith.mulf %852, %operandScale : f32
      %854 = arith.select %850, %853, %operandScale : f32
      %855 = arith.remui %843, %c8 : index
      %856 = arith.muli %855, %c16 : index
      %857 = arith.addi %13, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %854 : f32
      %862 = arith.mulf %841, %861 : f32
      %863 = arith.remui %843, %c8 : index
      %864 = arith.muli %863, %c16 : index
      %865 = arith.addi %15, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %854 : f32
      %870 = arith.mulf %842, %869 : f32
      %871 = arith.muli %848, %outputFeatures : index
      %872 = arith.addi %871, %20 : index
      %873 = wave.lane
      %874 = arith.remui %873, %c8 : index
      %875 = arith.addi %872, %874 : index
      %876 = arith.addi %875, %c5 : index
      memref.store %862, %logits[%876] : memref<?xf32>
      %877 = arith.addi %875, %c8 : index
      memref.store %870, %logits[%877] : memref<?xf32>
    }
    %878 = vector.extract %432#0[7] : f32 from vector<8xf32>
    %879 = vector.extract %432#1[7] : f32 from vector<8xf32>
    %880 = wave.lane
    %881 = arith.addi %18, %c5 : index
    %882 = arith.muli %c35, %c2 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.divui %880, %c8 : index
    %885 = arith.addi %883, %884 : index
    %886 = arith.cmpi slt, %885, %17 : index
    scf.if %886 {
      %887 = arith.cmpi eq, %hasFactors, %c6 : index
      %888 = arith.muli %885, %c2 : index
      %889 = memref.load %factors[%888] : memref<?xf32>
      %890 = arith.mulf %889, %operandScale : f32
      %891 = arith.select %887, %890, %operandScale : f32
      %892 = arith.remui %880, %c8 : index
      %893 = arith.muli %892, %c16 : index
      %894 = arith.addi %13, %893 : index
      %895 = vector.load %w[%894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %896 = vector.bitcast %895 : vector<4xi8> to vector<1xf32>
      %897 = vector.extract %896[0] : f32 from vector<1xf32>
      %898 = arith.mulf %897, %891 : f32
      %899 = arith.mulf %878, %898 : f32
      %900 = arith.remui %880, %c8 : index
      %901 = arith.muli %900, %c16 : index
      %902 = arith.addi %15, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %891 : f32
      %907 = arith.mulf %879, %906 : f32
      %908 = arith.muli %885, %outputFeatures : index
      %909 = arith.addi %908, %20 : index
      %910 = wave.lane
      %911 = arith.remui %910, %c8 : index
      %912 = arith.addi %909, %911 : index
      %913 = arith.addi %912, %c5 : index
      memref.store %899, %logits[%913] : memref<?xf32>
      %914 = arith.addi %912, %c8 : index
      memref.store %907, %logits[%914] : memref<?xf32>
    }
  }
  %915 = arith.muli %experts, %c6 : index
  %916 = wave.scratch %915 : memref<?xf32>
  %917 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %917 {
    %918 = arith.addi %18, %c8 : index
    %919 = arith.minsi %918, %17 : index
    %920 = wave.wave
    %921 = arith.addi %18, %920 : index
    scf.for %922 = %921 to %919 step %c6 {
      %923 = wave.wave
      %924 = arith.muli %923, %experts : index
      %925 = wave.lane
      %926 = arith.muli %922, %logitsWidth : index
      %929 = scf.for %927 = %925 to %experts step %c10 iter_args(%928 = %c40) -> (f32) {
        %930 = arith.addi %926, %927 : index
        %931 = memref.load %logits[%930] : memref<?xf32>
        %932 = arith.maximumf %928, %931 : f32
        scf.yield %932 : f32
      }
      %933 = vector.broadcast %929 : f32 to vector<1xf32>
      %934 = wave.reduce "max" %933 : vector<1xf32>
      %937 = scf.for %935 = %925 to %experts step %c10 iter_args(%936 = %c41) -> (f32) {
        %938 = arith.addi %926, %935 : index
        %939 = memref.load %logits[%938] : memref<?xf32>
        %940 = arith.subf %939, %934 : f32
        %941 = arith.mulf %940, %c42 : f32
        %942 = wave.exp2 %941 : f32
        %943 = arith.addi %924, %935 : index
        memref.store %942, %916[%943] : memref<?xf32>
        %944 = arith.addf %936, %942 : f32
        scf.yield %944 : f32
      }
      %945 = vector.broadcast %937 : f32 to vector<1xf32>
      %946 = wave.reduce "add" %945 : vector<1xf32>
      scf.for %947 = %925 to %experts step %c10 {
        %948 = arith.addi %924, %947 : index
        %949 = memref.load %916[%948] : memref<?xf32>
        %950 = arith.divf %949, %946 : f32
        %951 = arith.addi %924, %947 : index
        memref.store %950, %916[%951] : memref<?xf32>
      }
      %956:3 = scf.for %952 = %c5 to %expertsPerToken step %c6 iter_args(%953 = %c41, %954 = %c41, %955 = %c43) -> (f32, f32, i32) {
        %960:2 = scf.for %957 = %925 to %experts step %c10 iter_args(%958 = %c44, %959 = %c41) -> (f32, f32) {
          %961 = arith.addi %924, %957 : index
          %962 = memref.load %916[%961] : memref<?xf32>
          %963 = arith.cmpf ogt, %962, %958 : f32
          %964 = arith.index_cast %957 : index to i32
          %965 = arith.sitofp %964 : i32 to f32
          %966 = arith.select %963, %962, %958 : f32
          %967 = arith.select %963, %965, %959 : f32
          scf.yield %966, %967 : f32, f32
        }
        %968 = vector.broadcast %960#0 : f32 to vector<1xf32>
        %969 = wave.reduce "max" %968 : vector<1xf32>
        %970 = arith.cmpf oeq, %960#0, %969 : f32
        %971 = arith.subf %c41, %960#1 : f32
        %972 = arith.select %970, %971, %c45 : f32
        %973 = vector.broadcast %972 : f32 to vector<1xf32>
        %974 = wave.reduce "max" %973 : vector<1xf32>
        %975 = arith.subf %c41, %974 : f32
        %976 = arith.fptosi %975 : f32 to i32
        %977 = arith.index_cast %976 : i32 to index
        %978 = arith.remui %977, %c10 : index
        %979 = arith.cmpi eq, %978, %925 : index
        scf.if %979 {
          %980 = arith.addi %924, %977 : index
          memref.store %c46, %916[%980] : memref<?xf32>
        }
        %981 = arith.cmpi eq, %952, %925 : index
        %982 = arith.addf %953, %969 : f32
        %983 = arith.select %981, %969, %954 : f32
        %984 = arith.select %981, %976, %955 : i32
        scf.yield %982, %983, %984 : f32, f32, i32
      }
      %985 = arith.cmpi eq, %normalize, %c6 : index
      %986 = arith.divf %956#1, %956#0 : f32
      %987 = arith.select %985, %986, %956#1 : f32
      %988 = arith.cmpi slt, %925, %expertsPerToken : index
      scf.if %988 {
        %989 = arith.muli %922, %expertsPerToken : index
        %990 = arith.addi %989, %925 : index
        memref.store %987, %weights[%990] : memref<?xf32>
        %991 = arith.muli %922, %expertsPerToken : index
        %992 = arith.addi %991, %925 : index
        memref.store %956#2, %ids_out[%992] : memref<?xi32>
      }
    }
  }
  wave.return
}
