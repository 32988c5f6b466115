// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c45 = arith.constant 0xFF61B1E6 : f32
  %c46 = arith.constant 0x00000000 : f32
  %c47 = arith.constant 0x3FB8AA3B : f32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 0xC0000000 : f32
  %c50 = arith.constant 0xCB800000 : f32
  %c51 = arith.constant 0xBF800000 : f32
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
  %19 = wave.scratch %c9 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c11 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c8 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c8 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c5, %c8 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c5, %c8 : index
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c5, %c1 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c11 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c2 : index
    %52 = arith.muli %51, %c2 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c2 iter_args(%57 = %c13, %58 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c5 : index
      %62 = arith.remui %60, %c8 : index
      %63 = arith.addi %13, %c4 : index
      %64 = arith.muli %61, %c16 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %62, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = vector.extract %69[0] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = vector.extract %69[1] : f16 from vector<2xf16>
      %73 = vector.broadcast %72 : f16 to vector<16xf16>
      %74 = arith.addi %13, %c4 : index
      %75 = arith.muli %inputFeatures, %c2 : index
      %76 = arith.addi %75, %c3 : index
      %77 = arith.divui %76, %c4 : index
      %78 = arith.muli %77, %c4 : index
      %79 = arith.addi %74, %78 : index
      %80 = arith.muli %61, %c18 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.muli %62, %c8 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.muli %inputFeatures, %c1 : index
      %85 = arith.muli %inputFeatures, %c2 : index
      %86 = arith.addi %85, %c3 : index
      %87 = arith.divui %86, %c4 : index
      %88 = arith.muli %87, %c4 : index
      %89 = arith.addi %84, %88 : index
      %90 = arith.addi %89, %c4 : index
      %91 = arith.addi %13, %90 : index
      %92 = arith.muli %61, %c8 : index
      %93 = arith.addi %92, %62 : index
      %94 = arith.muli %93, %c17 : index
      %95 = arith.addi %91, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<1xi32>
      %98 = vector.shuffle %97, %97 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %99 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.shrui %100, %c19 : vector<4xi32>
      %102 = arith.andi %101, %c20 : vector<4xi32>
      %103 = arith.shrui %98, %c21 : vector<4xi32>
      %104 = arith.andi %103, %c22 : vector<4xi32>
      %105 = arith.shli %104, %c23 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c24 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %100, %c23 : vector<4xi32>
      %110 = arith.andi %109, %c20 : vector<4xi32>
      %111 = arith.shrui %98, %c25 : vector<4xi32>
      %112 = arith.andi %111, %c22 : vector<4xi32>
      %113 = arith.shli %112, %c23 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c24 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %100, %c26 : vector<4xi32>
      %118 = arith.andi %117, %c20 : vector<4xi32>
      %119 = arith.shrui %98, %c27 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.shli %120, %c23 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c24 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %100, %c28 : vector<4xi32>
      %126 = arith.andi %125, %c20 : vector<4xi32>
      %127 = arith.shrui %98, %c29 : vector<4xi32>
      %128 = arith.andi %127, %c22 : vector<4xi32>
      %129 = arith.shli %128, %c23 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c24 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %108, %116 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %124, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %136 = arith.subf %135, %c30 : vector<32xf16>
      %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %139 = math.fma %137, %71, %73 : vector<16xf16>
      %140 = math.fma %138, %71, %73 : vector<16xf16>
      %141 = arith.addi %56, %c6 : index
      %142 = arith.remui %60, %c8 : index
      %143 = arith.addi %13, %c4 : index
      %144 = arith.muli %141, %c16 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %142, %c17 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = vector.extract %149[0] : f16 from vector<2xf16>
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %149[1] : f16 from vector<2xf16>
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = arith.addi %13, %c4 : index
      %155 = arith.muli %inputFeatures, %c2 : index
      %156 = arith.addi %155, %c3 : index
      %157 = arith.divui %156, %c4 : index
      %158 = arith.muli %157, %c4 : index
      %159 = arith.addi %154, %158 : index
      %160 = arith.muli %141, %c18 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %142, %c8 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %inputFeatures, %c1 : index
      %165 = arith.muli %inputFeatures, %c2 : index
      %166 = arith.addi %165, %c3 : index
      %167 = arith.divui %166, %c4 : index
      %168 = arith.muli %167, %c4 : index
      %169 = arith.addi %164, %168 : index
      %170 = arith.addi %169, %c4 : index
      %171 = arith.addi %13, %170 : index
      %172 = arith.muli %141, %c8 : index
      %173 = arith.addi %172, %142 : index
      %174 = arith.muli %173, %c17 : index
      %175 = arith.addi %171, %174 : index
      %176 = vector.load %w[%175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<1xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %179 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c19 : vector<4xi32>
      %182 = arith.andi %181, %c20 : vector<4xi32>
      %183 = arith.shrui %178, %c21 : vector<4xi32>
      %184 = arith.andi %183, %c22 : vector<4xi32>
      %185 = arith.shli %184, %c23 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c24 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c23 : vector<4xi32>
      %190 = arith.andi %189, %c20 : vector<4xi32>
      %191 = arith.shrui %178, %c25 : vector<4xi32>
      %192 = arith.andi %191, %c22 : vector<4xi32>
      %193 = arith.shli %192, %c23 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c24 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %180, %c26 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.shrui %178, %c27 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.shli %200, %c23 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c24 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %180, %c28 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.shrui %178, %c29 : vector<4xi32>
      %208 = arith.andi %207, %c22 : vector<4xi32>
      %209 = arith.shli %208, %c23 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c24 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %188, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %213, %214 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %216 = arith.subf %215, %c30 : vector<32xf16>
      %217 = vector.shuffle %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %218 = vector.shuffle %216, %216 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %219 = math.fma %217, %151, %153 : vector<16xf16>
      %220 = math.fma %218, %151, %153 : vector<16xf16>
      %221 = arith.addi %56, %c5 : index
      %222 = arith.remui %60, %c8 : index
      %223 = arith.addi %15, %c4 : index
      %224 = arith.muli %221, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c17 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %229 = vector.bitcast %228 : vector<4xi8> to vector<2xf16>
      %230 = vector.extract %229[0] : f16 from vector<2xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = vector.extract %229[1] : f16 from vector<2xf16>
      %233 = vector.broadcast %232 : f16 to vector<16xf16>
      %234 = arith.addi %15, %c4 : index
      %235 = arith.muli %inputFeatures, %c2 : index
      %236 = arith.addi %235, %c3 : index
      %237 = arith.divui %236, %c4 : index
      %238 = arith.muli %237, %c4 : index
      %239 = arith.addi %234, %238 : index
      %240 = arith.muli %221, %c18 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.muli %222, %c8 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.muli %inputFeatures, %c1 : index
      %245 = arith.muli %inputFeatures, %c2 : index
      %246 = arith.addi %245, %c3 : index
      %247 = arith.divui %246, %c4 : index
      %248 = arith.muli %247, %c4 : index
      %249 = arith.addi %244, %248 : index
      %250 = arith.addi %249, %c4 : index
      %251 = arith.addi %15, %250 : index
      %252 = arith.muli %221, %c8 : index
      %253 = arith.addi %252, %222 : index
      %254 = arith.muli %253, %c17 : index
      %255 = arith.addi %251, %254 : index
      %256 = vector.load %w[%255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %257 = vector.bitcast %256 : vector<4xi8> to vector<1xi32>
      %258 = vector.shuffle %257, %257 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %259 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.shrui %260, %c19 : vector<4xi32>
      %262 = arith.andi %261, %c20 : vector<4xi32>
      %263 = arith.shrui %258, %c21 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.shli %264, %c23 : vector<4xi32>
      %266 = arith.ori %262, %265 : vector<4xi32>
      %267 = arith.ori %266, %c24 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %260, %c23 : vector<4xi32>
      %270 = arith.andi %269, %c20 : vector<4xi32>
      %271 = arith.shrui %258, %c25 : vector<4xi32>
      %272 = arith.andi %271, %c22 : vector<4xi32>
      %273 = arith.shli %272, %c23 : vector<4xi32>
      %274 = arith.ori %270, %273 : vector<4xi32>
      %275 = arith.ori %274, %c24 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %260, %c26 : vector<4xi32>
      %278 = arith.andi %277, %c20 : vector<4xi32>
      %279 = arith.shrui %258, %c27 : vector<4xi32>
      %280 = arith.andi %279, %c22 : vector<4xi32>
      %281 = arith.shli %280, %c23 : vector<4xi32>
      %282 = arith.ori %278, %281 : vector<4xi32>
      %283 = arith.ori %282, %c24 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %260, %c28 : vector<4xi32>
      %286 = arith.andi %285, %c20 : vector<4xi32>
      %287 = arith.shrui %258, %c29 : vector<4xi32>
      %288 = arith.andi %287, %c22 : vector<4xi32>
      %289 = arith.shli %288, %c23 : vector<4xi32>
      %290 = arith.ori %286, %289 : vector<4xi32>
      %291 = arith.ori %290, %c24 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = vector.shuffle %268, %276 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %284, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %293, %294 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %296 = arith.subf %295, %c30 : vector<32xf16>
      %297 = vector.shuffle %296, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %298 = vector.shuffle %296, %296 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %299 = math.fma %297, %231, %233 : vector<16xf16>
      %300 = math.fma %298, %231, %233 : vector<16xf16>
      %301 = arith.addi %56, %c6 : index
      %302 = arith.remui %60, %c8 : index
      %303 = arith.addi %15, %c4 : index
      %304 = arith.muli %301, %c16 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %302, %c17 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<2xf16>
      %310 = vector.extract %309[0] : f16 from vector<2xf16>
      %311 = vector.broadcast %310 : f16 to vector<16xf16>
      %312 = vector.extract %309[1] : f16 from vector<2xf16>
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = arith.addi %15, %c4 : index
      %315 = arith.muli %inputFeatures, %c2 : index
      %316 = arith.addi %315, %c3 : index
      %317 = arith.divui %316, %c4 : index
      %318 = arith.muli %317, %c4 : index
      %319 = arith.addi %314, %318 : index
      %320 = arith.muli %301, %c18 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %302, %c8 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %inputFeatures, %c1 : index
      %325 = arith.muli %inputFeatures, %c2 : index
      %326 = arith.addi %325, %c3 : index
      %327 = arith.divui %326, %c4 : index
      %328 = arith.muli %327, %c4 : index
      %329 = arith.addi %324, %328 : index
      %330 = arith.addi %329, %c4 : index
      %331 = arith.addi %15, %330 : index
      %332 = arith.muli %301, %c8 : index
      %333 = arith.addi %332, %302 : index
      %334 = arith.muli %333, %c17 : index
      %335 = arith.addi %331, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xi32>
      %338 = vector.shuffle %337, %337 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %339 = vector.load %w[%323] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
      %341 = arith.shrui %340, %c19 : vector<4xi32>
      %342 = arith.andi %341, %c20 : vector<4xi32>
      %343 = arith.shrui %338, %c21 : vector<4xi32>
      %344 = arith.andi %343, %c22 : vector<4xi32>
      %345 = arith.shli %344, %c23 : vector<4xi32>
      %346 = arith.ori %342, %345 : vector<4xi32>
      %347 = arith.ori %346, %c24 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %340, %c23 : vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.shrui %338, %c25 : vector<4xi32>
      %352 = arith.andi %351, %c22 : vector<4xi32>
      %353 = arith.shli %352, %c23 : vector<4xi32>
      %354 = arith.ori %350, %353 : vector<4xi32>
      %355 = arith.ori %354, %c24 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %340, %c26 : vector<4xi32>
      %358 = arith.andi %357, %c20 : vector<4xi32>
      %359 = arith.shrui %338, %c27 : vector<4xi32>
      %360 = arith.andi %359, %c22 : vector<4xi32>
      %361 = arith.shli %360, %c23 : vector<4xi32>
      %362 = arith.ori %358, %361 : vector<4xi32>
      %363 = arith.ori %362, %c24 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = arith.shrui %340, %c28 : vector<4xi32>
      %366 = arith.andi %365, %c20 : vector<4xi32>
      %367 = arith.shrui %338, %c29 : vector<4xi32>
      %368 = arith.andi %367, %c22 : vector<4xi32>
      %369 = arith.shli %368, %c23 : vector<4xi32>
      %370 = arith.ori %366, %369 : vector<4xi32>
      %371 = arith.ori %370, %c24 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = vector.shuffle %348, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = vector.shuffle %364, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = vector.shuffle %373, %374 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %376 = arith.subf %375, %c30 : vector<32xf16>
      %377 = vector.shuffle %376, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %378 = vector.shuffle %376, %376 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %379 = math.fma %377, %311, %313 : vector<16xf16>
      %380 = math.fma %378, %311, %313 : vector<16xf16>
      %381 = arith.muli %56, %c2 : index
      %382 = arith.addi %381, %c5 : index
      %383 = arith.muli %tileRows, %c8 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %42, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %139, %57 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %299, %58 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %56, %c2 : index
      %394 = arith.addi %393, %c6 : index
      %395 = arith.muli %tileRows, %c8 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %42, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %140, %391 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %300, %392 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %56, %c2 : index
      %406 = arith.addi %405, %c2 : index
      %407 = arith.muli %tileRows, %c8 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %42, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c1 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %219, %403 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %379, %404 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %56, %c2 : index
      %418 = arith.addi %417, %c31 : index
      %419 = arith.muli %tileRows, %c8 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %42, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c1 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %220, %415 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %380, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %427, %428 : vector<8xf32>, vector<8xf32>
    }
    %429 = arith.select %49, %55, %48 : index
    %433:2 = scf.for %430 = %55 to %429 step %c6 iter_args(%431 = %59#0, %432 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %434 = wave.lane
      %435 = arith.addi %430, %c5 : index
      %436 = arith.remui %434, %c8 : index
      %437 = arith.addi %13, %c4 : index
      %438 = arith.muli %435, %c16 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.muli %436, %c17 : index
      %441 = arith.addi %439, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<2xf16>
      %444 = vector.extract %443[0] : f16 from vector<2xf16>
      %445 = vector.broadcast %444 : f16 to vector<16xf16>
      %446 = vector.extract %443[1] : f16 from vector<2xf16>
      %447 = vector.broadcast %446 : f16 to vector<16xf16>
      %448 = arith.addi %13, %c4 : index
      %449 = arith.muli %inputFeatures, %c2 : index
      %450 = arith.addi %449, %c3 : index
      %451 = arith.divui %450, %c4 : index
      %452 = arith.muli %451, %c4 : index
      %453 = arith.addi %448, %452 : index
      %454 = arith.muli %435, %c18 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.muli %436, %c8 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.muli %inputFeatures, %c1 : index
      %459 = arith.muli %inputFeatures, %c2 : index
      %460 = arith.addi %459, %c3 : index
      %461 = arith.divui %460, %c4 : index
      %462 = arith.muli %461, %c4 : index
      %463 = arith.addi %458, %462 : index
      %464 = arith.addi %463, %c4 : index
      %465 = arith.addi %13, %464 : index
      %466 = arith.muli %435, %c8 : index
      %467 = arith.addi %466, %436 : index
      %468 = arith.muli %467, %c17 : index
      %469 = arith.addi %465, %468 : index
      %470 = vector.load %w[%469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %471 = vector.bitcast %470 : vector<4xi8> to vector<1xi32>
      %472 = vector.shuffle %471, %471 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %473 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %474 = vector.bitcast %473 : vector<16xi8> to vector<4xi32>
      %475 = arith.shrui %474, %c19 : vector<4xi32>
      %476 = arith.andi %475, %c20 : vector<4xi32>
      %477 = arith.shrui %472, %c21 : vector<4xi32>
      %478 = arith.andi %477, %c22 : vector<4xi32>
      %479 = arith.shli %478, %c23 : vector<4xi32>
      %480 = arith.ori %476, %479 : vector<4xi32>
      %481 = arith.ori %480, %c24 : vector<4xi32>
      %482 = vector.bitcast %481 : vector<4xi32> to vector<8xf16>
      %483 = arith.shrui %474, %c23 : vector<4xi32>
      %484 = arith.andi %483, %c20 : vector<4xi32>
      %485 = arith.shrui %472, %c25 : vector<4xi32>
      %486 = arith.andi %485, %c22 : vector<4xi32>
      %487 = arith.shli %486, %c23 : vector<4xi32>
      %488 = arith.ori %484, %487 : vector<4xi32>
      %489 = arith.ori %488, %c24 : vector<4xi32>
      %490 = vector.bitcast %489 : vector<4xi32> to vector<8xf16>
      %491 = arith.shrui %474, %c26 : vector<4xi32>
      %492 = arith.andi %491, %c20 : vector<4xi32>
      %493 = arith.shrui %472, %c27 : vector<4xi32>
      %494 = arith.andi %493, %c22 : vector<4xi32>
      %495 = arith.shli %494, %c23 : vector<4xi32>
      %496 = arith.ori %492, %495 : vector<4xi32>
      %497 = arith.ori %496, %c24 : vector<4xi32>
      %498 = vector.bitcast %497 : vector<4xi32> to vector<8xf16>
      %499 = arith.shrui %474, %c28 : vector<4xi32>
      %500 = arith.andi %499, %c20 : vector<4xi32>
      %501 = arith.shrui %472, %c29 : vector<4xi32>
      %502 = arith.andi %501, %c22 : vector<4xi32>
      %503 = arith.shli %502, %c23 : vector<4xi32>
      %504 = arith.ori %500, %503 : vector<4xi32>
      %505 = arith.ori %504, %c24 : vector<4xi32>
      %506 = vector.bitcast %505 : vector<4xi32> to vector<8xf16>
      %507 = vector.shuffle %482, %490 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = vector.shuffle %498, %506 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = vector.shuffle %507, %508 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %510 = arith.subf %509, %c30 : vector<32xf16>
      %511 = vector.shuffle %510, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %512 = vector.shuffle %510, %510 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %513 = math.fma %511, %445, %447 : vector<16xf16>
      %514 = math.fma %512, %445, %447 : vector<16xf16>
      %515 = arith.addi %430, %c5 : index
      %516 = arith.remui %434, %c8 : index
      %517 = arith.addi %15, %c4 : index
      %518 = arith.muli %515, %c16 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.muli %516, %c17 : index
      %521 = arith.addi %519, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<2xf16>
      %524 = vector.extract %523[0] : f16 from vector<2xf16>
      %525 = vector.broadcast %524 : f16 to vector<16xf16>
      %526 = vector.extract %523[1] : f16 from vector<2xf16>
      %527 = vector.broadcast %526 : f16 to vector<16xf16>
      %528 = arith.addi %15, %c4 : index
      %529 = arith.muli %inputFeatures, %c2 : index
      %530 = arith.addi %529, %c3 : index
      %531 = arith.divui %530, %c4 : index
      %532 = arith.muli %531, %c4 : index
      %533 = arith.addi %528, %532 : index
      %534 = arith.muli %515, %c18 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.muli %516, %c8 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %inputFeatures, %c1 : index
      %539 = arith.muli %inputFeatures, %c2 : index
      %540 = arith.addi %539, %c3 : index
      %541 = arith.divui %540, %c4 : index
      %542 = arith.muli %541, %c4 : index
      %543 = arith.addi %538, %542 : index
      %544 = arith.addi %543, %c4 : index
      %545 = arith.addi %15, %544 : index
      %546 = arith.muli %515, %c8 : index
      %547 = arith.addi %546, %516 : index
      %548 = arith.muli %547, %c17 : index
      %549 = arith.addi %545, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xi32>
      %552 = vector.shuffle %551, %551 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %553 = vector.load %w[%537] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %554 = vector.bitcast %553 : vector<16xi8> to vector<4xi32>
      %555 = arith.shrui %554, %c19 : vector<4xi32>
      %556 = arith.andi %555, %c20 : vector<4xi32>
      %557 = arith.shrui %552, %c21 : vector<4xi32>
      %558 = arith.andi %557, %c22 : vector<4xi32>
      %559 = arith.shli %558, %c23 : vector<4xi32>
      %560 = arith.ori %556, %559 : vector<4xi32>
      %561 = arith.ori %560, %c24 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %554, %c23 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.shrui %552, %c25 : vector<4xi32>
      %566 = arith.andi %565, %c22 : vector<4xi32>
      %567 = arith.shli %566, %c23 : vector<4xi32>
      %568 = arith.ori %564, %567 : vector<4xi32>
      %569 = arith.ori %568, %c24 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %554, %c26 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.shrui %552, %c27 : vector<4xi32>
      %574 = arith.andi %573, %c22 : vector<4xi32>
      %575 = arith.shli %574, %c23 : vector<4xi32>
      %576 = arith.ori %572, %575 : vector<4xi32>
      %577 = arith.ori %576, %c24 : vector<4xi32>
      %578 = vector.bitcast %577 : vector<4xi32> to vector<8xf16>
      %579 = arith.shrui %554, %c28 : vector<4xi32>
      %580 = arith.andi %579, %c20 : vector<4xi32>
      %581 = arith.shrui %552, %c29 : vector<4xi32>
      %582 = arith.andi %581, %c22 : vector<4xi32>
      %583 = arith.shli %582, %c23 : vector<4xi32>
      %584 = arith.ori %580, %583 : vector<4xi32>
      %585 = arith.ori %584, %c24 : vector<4xi32>
      %586 = vector.bitcast %585 : vector<4xi32> to vector<8xf16>
      %587 = vector.shuffle %562, %570 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %578, %586 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %587, %588 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %590 = arith.subf %589, %c30 : vector<32xf16>
      %591 = vector.shuffle %590, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %592 = vector.shuffle %590, %590 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %593 = math.fma %591, %525, %527 : vector<16xf16>
      %594 = math.fma %592, %525, %527 : vector<16xf16>
      %595 = arith.muli %430, %c2 : index
      %596 = arith.addi %595, %c5 : index
      %597 = arith.muli %tileRows, %c8 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %42, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %513, %431 : vector<16xf16>, vector<8xf32>
      %606 = wave.mma %604, %593, %432 : vector<16xf16>, vector<8xf32>
      %607 = arith.muli %430, %c2 : index
      %608 = arith.addi %607, %c6 : index
      %609 = arith.muli %tileRows, %c8 : index
      %610 = arith.muli %608, %609 : index
      %611 = arith.addi %42, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = arith.muli %tileRows, %c1 : index
      %614 = arith.addi %611, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = vector.shuffle %612, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %617 = wave.mma %616, %514, %605 : vector<16xf16>, vector<8xf32>
      %618 = wave.mma %616, %594, %606 : vector<16xf16>, vector<8xf32>
      scf.yield %617, %618 : vector<8xf32>, vector<8xf32>
    }
    %619 = wave.lane
    %620 = wave.wave
    %621 = arith.muli %620, %c2 : index
    %622 = arith.addi %621, %c5 : index
    %623 = arith.muli %622, %c18 : index
    %624 = arith.addi %623, %619 : index
    %625 = vector.extract %433#0[0] : f32 from vector<8xf32>
    %626 = arith.addi %624, %c5 : index
    memref.store %625, %19[%626] : memref<?xf32>
    %627 = vector.extract %433#0[1] : f32 from vector<8xf32>
    %628 = arith.addi %624, %c11 : index
    memref.store %627, %19[%628] : memref<?xf32>
    %629 = vector.extract %433#0[2] : f32 from vector<8xf32>
    %630 = arith.addi %624, %c16 : index
    memref.store %629, %19[%630] : memref<?xf32>
    %631 = vector.extract %433#0[3] : f32 from vector<8xf32>
    %632 = arith.addi %624, %c32 : index
    memref.store %631, %19[%632] : memref<?xf32>
    %633 = vector.extract %433#0[4] : f32 from vector<8xf32>
    %634 = arith.addi %624, %c4 : index
    memref.store %633, %19[%634] : memref<?xf32>
    %635 = vector.extract %433#0[5] : f32 from vector<8xf32>
    %636 = arith.addi %624, %c33 : index
    memref.store %635, %19[%636] : memref<?xf32>
    %637 = vector.extract %433#0[6] : f32 from vector<8xf32>
    %638 = arith.addi %624, %c34 : index
    memref.store %637, %19[%638] : memref<?xf32>
    %639 = vector.extract %433#0[7] : f32 from vector<8xf32>
    %640 = arith.addi %624, %c35 : index
    memref.store %639, %19[%640] : memref<?xf32>
    %641 = arith.muli %620, %c2 : index
    %642 = arith.addi %641, %c6 : index
    %643 = arith.muli %642, %c18 : index
    %644 = arith.addi %643, %619 : index
    %645 = vector.extract %433#1[0] : f32 from vector<8xf32>
    %646 = arith.addi %644, %c5 : index
    memref.store %645, %19[%646] : memref<?xf32>
    %647 = vector.extract %433#1[1] : f32 from vector<8xf32>
    %648 = arith.addi %644, %c11 : index
    memref.store %647, %19[%648] : memref<?xf32>
    %649 = vector.extract %433#1[2] : f32 from vector<8xf32>
    %650 = arith.addi %644, %c16 : index
    memref.store %649, %19[%650] : memref<?xf32>
    %651 = vector.extract %433#1[3] : f32 from vector<8xf32>
    %652 = arith.addi %644, %c32 : index
    memref.store %651, %19[%652] : memref<?xf32>
    %653 = vector.extract %433#1[4] : f32 from vector<8xf32>
    %654 = arith.addi %644, %c4 : index
    memref.store %653, %19[%654] : memref<?xf32>
    %655 = vector.extract %433#1[5] : f32 from vector<8xf32>
    %656 = arith.addi %644, %c33 : index
    memref.store %655, %19[%656] : memref<?xf32>
    %657 = vector.extract %433#1[6] : f32 from vector<8xf32>
    %658 = arith.addi %644, %c34 : index
    memref.store %657, %19[%658] : memref<?xf32>
    %659 = vector.extract %433#1[7] : f32 from vector<8xf32>
    %660 = arith.addi %644, %c35 : index
    memref.store %659, %19[%660] : memref<?xf32>
    wave.barrier
    %661 = arith.muli %620, %c2 : index
    %662 = arith.addi %661, %c5 : index
    %663 = arith.muli %662, %c11 : index
    %664 = arith.addi %663, %619 : index
    %665 = arith.addi %664, %c5 : index
    %666 = memref.load %19[%665] : memref<?xf32>
    %667 = arith.addi %665, %c36 : index
    %668 = memref.load %19[%667] : memref<?xf32>
    %669 = arith.addf %666, %668 : f32
    %670 = arith.addi %665, %c37 : index
    %671 = memref.load %19[%670] : memref<?xf32>
    %672 = arith.addf %669, %671 : f32
    %673 = arith.addi %665, %c38 : index
    %674 = memref.load %19[%673] : memref<?xf32>
    %675 = arith.addf %672, %674 : f32
    %676 = arith.muli %662, %c11 : index
    %677 = arith.addi %676, %619 : index
    %678 = arith.addi %677, %c18 : index
    %679 = memref.load %19[%678] : memref<?xf32>
    %680 = arith.addi %678, %c36 : index
    %681 = memref.load %19[%680] : memref<?xf32>
    %682 = arith.addf %679, %681 : f32
    %683 = arith.addi %678, %c37 : index
    %684 = memref.load %19[%683] : memref<?xf32>
    %685 = arith.addf %682, %684 : f32
    %686 = arith.addi %678, %c38 : index
    %687 = memref.load %19[%686] : memref<?xf32>
    %688 = arith.addf %685, %687 : f32
    %689 = wave.lane
    %690 = arith.addi %18, %c5 : index
    %691 = arith.muli %662, %c2 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.divui %689, %c8 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.cmpi slt, %694, %17 : index
    scf.if %695 {
      %696 = arith.cmpi eq, %hasFactors, %c6 : index
      %697 = arith.muli %694, %c2 : index
      %698 = memref.load %factors[%697] : memref<?xf32>
      %699 = arith.mulf %698, %operandScale : f32
      %700 = arith.select %696, %699, %operandScale : f32
      %701 = arith.remui %689, %c8 : index
      %702 = arith.muli %701, %c17 : index
      %703 = arith.addi %13, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %700 : f32
      %708 = arith.mulf %675, %707 : f32
      %709 = arith.remui %689, %c8 : index
      %710 = arith.muli %709, %c17 : index
      %711 = arith.addi %15, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %700 : f32
      %716 = arith.mulf %688, %715 : f32
      %717 = arith.muli %694, %outputFeatures : index
      %718 = arith.addi %717, %21 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c8 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.addi %721, %c5 : index
      memref.store %708, %logits[%722] : memref<?xf32>
      %723 = arith.addi %721, %c8 : index
      memref.store %716, %logits[%723] : memref<?xf32>
    }
    %724 = arith.muli %620, %c2 : index
    %725 = arith.addi %724, %c6 : index
    %726 = arith.muli %725, %c11 : index
    %727 = arith.addi %726, %619 : index
    %728 = arith.addi %727, %c5 : index
    %729 = memref.load %19[%728] : memref<?xf32>
    %730 = arith.addi %728, %c36 : index
    %731 = memref.load %19[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.addi %728, %c37 : index
    %734 = memref.load %19[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %728, %c38 : index
    %737 = memref.load %19[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.muli %725, %c11 : index
    %740 = arith.addi %739, %619 : index
    %741 = arith.addi %740, %c18 : index
    %742 = memref.load %19[%741] : memref<?xf32>
    %743 = arith.addi %741, %c36 : index
    %744 = memref.load %19[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = arith.addi %741, %c37 : index
    %747 = memref.load %19[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = arith.addi %741, %c38 : index
    %750 = memref.load %19[%749] : memref<?xf32>
    %751 = arith.addf %748, %750 : f32
    %752 = wave.lane
    %753 = arith.addi %18, %c5 : index
    %754 = arith.muli %725, %c2 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c8 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %17 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c6 : index
      %760 = arith.muli %757, %c2 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c8 : index
      %765 = arith.muli %764, %c17 : index
      %766 = arith.addi %13, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %738, %770 : f32
      %772 = arith.remui %752, %c8 : index
      %773 = arith.muli %772, %c17 : index
      %774 = arith.addi %15, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %21 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c8 : index
      %784 = arith.addi %781, %783 : index
      %785 = arith.addi %784, %c5 : index
      memref.store %771, %logits[%785] : memref<?xf32>
      %786 = arith.addi %784, %c8 : index
      memref.store %779, %logits[%786] : memref<?xf32>
    }
  }
  %787 = arith.muli %experts, %c17 : index
  %788 = wave.scratch %787 : memref<?xf32>
  %789 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %789 {
    %790 = arith.addi %18, %c8 : index
    %791 = arith.minsi %790, %17 : index
    %792 = wave.wave
    %793 = arith.addi %18, %792 : index
    scf.for %794 = %793 to %791 step %c17 {
      %795 = wave.wave
      %796 = arith.muli %795, %experts : index
      %797 = wave.lane
      %798 = arith.muli %794, %logitsWidth : index
      %801 = scf.for %799 = %797 to %experts step %c11 iter_args(%800 = %c45) -> (f32) {
        %802 = arith.addi %798, %799 : index
        %803 = memref.load %logits[%802] : memref<?xf32>
        %804 = arith.maximumf %800, %803 : f32
        scf.yield %804 : f32
      }
      %805 = vector.broadcast %801 : f32 to vector<1xf32>
      %806 = wave.reduce "max" %805 : vector<1xf32>
      %809 = scf.for %807 = %797 to %experts step %c11 iter_args(%808 = %c46) -> (f32) {
        %810 = arith.addi %798, %807 : index
        %811 = memref.load %logits[%810] : memref<?xf32>
        %812 = arith.subf %811, %806 : f32
        %813 = arith.mulf %812, %c47 : f32
        %814 = wave.exp2 %813 : f32
        %815 = arith.addi %796, %807 : index
        memref.store %814, %788[%815] : memref<?xf32>
        %816 = arith.addf %808, %814 : f32
        scf.yield %816 : f32
      }
      %817 = vector.broadcast %809 : f32 to vector<1xf32>
      %818 = wave.reduce "add" %817 : vector<1xf32>
      scf.for %819 = %797 to %experts step %c11 {
        %820 = arith.addi %796, %819 : index
        %821 = memref.load %788[%820] : memref<?xf32>
        %822 = arith.divf %821, %818 : f32
        %823 = arith.addi %796, %819 : index
        memref.store %822, %788[%823] : memref<?xf32>
      }
      %828:3 = scf.for %824 = %c5 to %expertsPerToken step %c6 iter_args(%825 = %c46, %826 = %c46, %827 = %c48) -> (f32, f32, i32) {
        %832:2 = scf.for %829 = %797 to %experts step %c11 iter_args(%830 = %c49, %831 = %c46) -> (f32, f32) {
          %833 = arith.addi %796, %829 : index
          %834 = memref.load %788[%833] : memref<?xf32>
          %835 = arith.cmpf ogt, %834, %830 : f32
          %836 = arith.index_cast %829 : index to i32
          %837 = arith.sitofp %836 : i32 to f32
          %838 = arith.select %835, %834, %830 : f32
          %839 = arith.select %835, %837, %831 : f32
          scf.yield %838, %839 : f32, f32
        }
        %840 = vector.broadcast %832#0 : f32 to vector<1xf32>
        %841 = wave.reduce "max" %840 : vector<1xf32>
        %842 = arith.cmpf oeq, %832#0, %841 : f32
        %843 = arith.subf %c46, %832#1 : f32
        %844 = arith.select %842, %843, %c50 : f32
        %845 = vector.broadcast %844 : f32 to vector<1xf32>
        %846 = wave.reduce "max" %845 : vector<1xf32>
        %847 = arith.subf %c46, %846 : f32
        %848 = arith.fptosi %847 : f32 to i32
        %849 = arith.index_cast %848 : i32 to index
        %850 = arith.remui %849, %c11 : index
        %851 = arith.cmpi eq, %850, %797 : index
        scf.if %851 {
          %852 = arith.addi %796, %849 : index
          memref.store %c51, %788[%852] : memref<?xf32>
        }
        %853 = arith.cmpi eq, %824, %797 : index
        %854 = arith.addf %825, %841 : f32
        %855 = arith.select %853, %841, %826 : f32
        %856 = arith.select %853, %848, %827 : i32
        scf.yield %854, %855, %856 : f32, f32, i32
      }
      %857 = arith.cmpi eq, %normalize, %c6 : index
      %858 = arith.divf %828#1, %828#0 : f32
      %859 = arith.select %857, %858, %828#1 : f32
      %860 = arith.cmpi slt, %797, %expertsPerToken : index
      scf.if %860 {
        %861 = arith.muli %794, %expertsPerToken : index
        %862 = arith.addi %861, %797 : index
        memref.store %859, %weights[%862] : memref<?xf32>
        %863 = arith.muli %794, %expertsPerToken : index
        %864 = arith.addi %863, %797 : index
        memref.store %828#2, %ids_out[%864] : memref<?xi32>
      }
    }
  }
  wave.return
}
