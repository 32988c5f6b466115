// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c10 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c8 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c5, %c8 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c5, %c8 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c5, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c10 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c2 iter_args(%54 = %c12, %55 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c5 : index
      %59 = arith.remui %57, %c8 : index
      %60 = arith.addi %11, %c4 : index
      %61 = arith.muli %58, %c15 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c16 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = vector.extract %66[0] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = vector.extract %66[1] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = arith.addi %11, %c4 : index
      %72 = arith.muli %inputFeatures, %c2 : index
      %73 = arith.addi %72, %c3 : index
      %74 = arith.divui %73, %c4 : index
      %75 = arith.muli %74, %c4 : index
      %76 = arith.addi %71, %75 : index
      %77 = arith.muli %58, %c17 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %59, %c8 : index
      %80 = arith.addi %78, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<4xi32>
      %83 = arith.shrui %82, %c18 : vector<4xi32>
      %84 = arith.andi %83, %c19 : vector<4xi32>
      %85 = arith.ori %84, %c20 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %82, %c21 : vector<4xi32>
      %88 = arith.andi %87, %c19 : vector<4xi32>
      %89 = arith.ori %88, %c20 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %82, %c22 : vector<4xi32>
      %92 = arith.andi %91, %c19 : vector<4xi32>
      %93 = arith.ori %92, %c20 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %82, %c23 : vector<4xi32>
      %96 = arith.andi %95, %c19 : vector<4xi32>
      %97 = arith.ori %96, %c20 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %94, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %99, %100 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %102 = arith.subf %101, %c24 : vector<32xf16>
      %103 = vector.shuffle %102, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %104 = vector.shuffle %102, %102 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %105 = math.fma %103, %68, %70 : vector<16xf16>
      %106 = math.fma %104, %68, %70 : vector<16xf16>
      %107 = arith.addi %53, %c6 : index
      %108 = arith.remui %57, %c8 : index
      %109 = arith.addi %11, %c4 : index
      %110 = arith.muli %107, %c15 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.muli %108, %c16 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %115 = vector.bitcast %114 : vector<4xi8> to vector<2xf16>
      %116 = vector.extract %115[0] : f16 from vector<2xf16>
      %117 = vector.broadcast %116 : f16 to vector<16xf16>
      %118 = vector.extract %115[1] : f16 from vector<2xf16>
      %119 = vector.broadcast %118 : f16 to vector<16xf16>
      %120 = arith.addi %11, %c4 : index
      %121 = arith.muli %inputFeatures, %c2 : index
      %122 = arith.addi %121, %c3 : index
      %123 = arith.divui %122, %c4 : index
      %124 = arith.muli %123, %c4 : index
      %125 = arith.addi %120, %124 : index
      %126 = arith.muli %107, %c17 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %108, %c8 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<4xi32>
      %132 = arith.shrui %131, %c18 : vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.ori %133, %c20 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %131, %c21 : vector<4xi32>
      %137 = arith.andi %136, %c19 : vector<4xi32>
      %138 = arith.ori %137, %c20 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %131, %c22 : vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %131, %c23 : vector<4xi32>
      %145 = arith.andi %144, %c19 : vector<4xi32>
      %146 = arith.ori %145, %c20 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %143, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %148, %149 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %151 = arith.subf %150, %c24 : vector<32xf16>
      %152 = vector.shuffle %151, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %153 = vector.shuffle %151, %151 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %154 = math.fma %152, %117, %119 : vector<16xf16>
      %155 = math.fma %153, %117, %119 : vector<16xf16>
      %156 = arith.addi %53, %c5 : index
      %157 = arith.remui %57, %c8 : index
      %158 = arith.addi %13, %c4 : index
      %159 = arith.muli %156, %c15 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %157, %c16 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %164 = vector.bitcast %163 : vector<4xi8> to vector<2xf16>
      %165 = vector.extract %164[0] : f16 from vector<2xf16>
      %166 = vector.broadcast %165 : f16 to vector<16xf16>
      %167 = vector.extract %164[1] : f16 from vector<2xf16>
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = arith.addi %13, %c4 : index
      %170 = arith.muli %inputFeatures, %c2 : index
      %171 = arith.addi %170, %c3 : index
      %172 = arith.divui %171, %c4 : index
      %173 = arith.muli %172, %c4 : index
      %174 = arith.addi %169, %173 : index
      %175 = arith.muli %156, %c17 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %157, %c8 : index
      %178 = arith.addi %176, %177 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c18 : vector<4xi32>
      %182 = arith.andi %181, %c19 : vector<4xi32>
      %183 = arith.ori %182, %c20 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %180, %c21 : vector<4xi32>
      %186 = arith.andi %185, %c19 : vector<4xi32>
      %187 = arith.ori %186, %c20 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c22 : vector<4xi32>
      %190 = arith.andi %189, %c19 : vector<4xi32>
      %191 = arith.ori %190, %c20 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %180, %c23 : vector<4xi32>
      %194 = arith.andi %193, %c19 : vector<4xi32>
      %195 = arith.ori %194, %c20 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = vector.shuffle %197, %198 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %200 = arith.subf %199, %c24 : vector<32xf16>
      %201 = vector.shuffle %200, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %202 = vector.shuffle %200, %200 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %203 = math.fma %201, %166, %168 : vector<16xf16>
      %204 = math.fma %202, %166, %168 : vector<16xf16>
      %205 = arith.addi %53, %c6 : index
      %206 = arith.remui %57, %c8 : index
      %207 = arith.addi %13, %c4 : index
      %208 = arith.muli %205, %c15 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.muli %206, %c16 : index
      %211 = arith.addi %209, %210 : index
      %212 = vector.load %w[%211] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %213 = vector.bitcast %212 : vector<4xi8> to vector<2xf16>
      %214 = vector.extract %213[0] : f16 from vector<2xf16>
      %215 = vector.broadcast %214 : f16 to vector<16xf16>
      %216 = vector.extract %213[1] : f16 from vector<2xf16>
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = arith.addi %13, %c4 : index
      %219 = arith.muli %inputFeatures, %c2 : index
      %220 = arith.addi %219, %c3 : index
      %221 = arith.divui %220, %c4 : index
      %222 = arith.muli %221, %c4 : index
      %223 = arith.addi %218, %222 : index
      %224 = arith.muli %205, %c17 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %206, %c8 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<4xi32>
      %230 = arith.shrui %229, %c18 : vector<4xi32>
      %231 = arith.andi %230, %c19 : vector<4xi32>
      %232 = arith.ori %231, %c20 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %229, %c21 : vector<4xi32>
      %235 = arith.andi %234, %c19 : vector<4xi32>
      %236 = arith.ori %235, %c20 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %229, %c22 : vector<4xi32>
      %239 = arith.andi %238, %c19 : vector<4xi32>
      %240 = arith.ori %239, %c20 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %229, %c23 : vector<4xi32>
      %243 = arith.andi %242, %c19 : vector<4xi32>
      %244 = arith.ori %243, %c20 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %241, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %246, %247 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %249 = arith.subf %248, %c24 : vector<32xf16>
      %250 = vector.shuffle %249, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %251 = vector.shuffle %249, %249 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %252 = math.fma %250, %215, %217 : vector<16xf16>
      %253 = math.fma %251, %215, %217 : vector<16xf16>
      %254 = arith.muli %53, %c2 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c8 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %39, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c1 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %105, %54 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %203, %55 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %53, %c2 : index
      %267 = arith.addi %266, %c6 : index
      %268 = arith.muli %tileRows, %c8 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %39, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %106, %264 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %204, %265 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %53, %c2 : index
      %279 = arith.addi %278, %c2 : index
      %280 = arith.muli %tileRows, %c8 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %39, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %154, %276 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %252, %277 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %53, %c2 : index
      %291 = arith.addi %290, %c25 : index
      %292 = arith.muli %tileRows, %c8 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %39, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c1 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %155, %288 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %253, %289 : vector<16xf16>, vector<8xf32>
      scf.yield %300, %301 : vector<8xf32>, vector<8xf32>
    }
    %302 = arith.select %46, %52, %45 : index
    %306:2 = scf.for %303 = %52 to %302 step %c6 iter_args(%304 = %56#0, %305 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %307 = wave.lane
      %308 = arith.addi %303, %c5 : index
      %309 = arith.remui %307, %c8 : index
      %310 = arith.addi %11, %c4 : index
      %311 = arith.muli %308, %c15 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.muli %309, %c16 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<2xf16>
      %317 = vector.extract %316[0] : f16 from vector<2xf16>
      %318 = vector.broadcast %317 : f16 to vector<16xf16>
      %319 = vector.extract %316[1] : f16 from vector<2xf16>
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = arith.addi %11, %c4 : index
      %322 = arith.muli %inputFeatures, %c2 : index
      %323 = arith.addi %322, %c3 : index
      %324 = arith.divui %323, %c4 : index
      %325 = arith.muli %324, %c4 : index
      %326 = arith.addi %321, %325 : index
      %327 = arith.muli %308, %c17 : index
      %328 = arith.addi %326, %327 : index
      %329 = arith.muli %309, %c8 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.shrui %332, %c18 : vector<4xi32>
      %334 = arith.andi %333, %c19 : vector<4xi32>
      %335 = arith.ori %334, %c20 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %332, %c21 : vector<4xi32>
      %338 = arith.andi %337, %c19 : vector<4xi32>
      %339 = arith.ori %338, %c20 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %332, %c22 : vector<4xi32>
      %342 = arith.andi %341, %c19 : vector<4xi32>
      %343 = arith.ori %342, %c20 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %332, %c23 : vector<4xi32>
      %346 = arith.andi %345, %c19 : vector<4xi32>
      %347 = arith.ori %346, %c20 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = vector.shuffle %336, %340 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = vector.shuffle %344, %348 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %349, %350 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %352 = arith.subf %351, %c24 : vector<32xf16>
      %353 = vector.shuffle %352, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %354 = vector.shuffle %352, %352 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %355 = math.fma %353, %318, %320 : vector<16xf16>
      %356 = math.fma %354, %318, %320 : vector<16xf16>
      %357 = arith.addi %303, %c5 : index
      %358 = arith.remui %307, %c8 : index
      %359 = arith.addi %13, %c4 : index
      %360 = arith.muli %357, %c15 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %358, %c16 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<2xf16>
      %366 = vector.extract %365[0] : f16 from vector<2xf16>
      %367 = vector.broadcast %366 : f16 to vector<16xf16>
      %368 = vector.extract %365[1] : f16 from vector<2xf16>
      %369 = vector.broadcast %368 : f16 to vector<16xf16>
      %370 = arith.addi %13, %c4 : index
      %371 = arith.muli %inputFeatures, %c2 : index
      %372 = arith.addi %371, %c3 : index
      %373 = arith.divui %372, %c4 : index
      %374 = arith.muli %373, %c4 : index
      %375 = arith.addi %370, %374 : index
      %376 = arith.muli %357, %c17 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.muli %358, %c8 : index
      %379 = arith.addi %377, %378 : index
      %380 = vector.load %w[%379] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %381 = vector.bitcast %380 : vector<16xi8> to vector<4xi32>
      %382 = arith.shrui %381, %c18 : vector<4xi32>
      %383 = arith.andi %382, %c19 : vector<4xi32>
      %384 = arith.ori %383, %c20 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %381, %c21 : vector<4xi32>
      %387 = arith.andi %386, %c19 : vector<4xi32>
      %388 = arith.ori %387, %c20 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %381, %c22 : vector<4xi32>
      %391 = arith.andi %390, %c19 : vector<4xi32>
      %392 = arith.ori %391, %c20 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %381, %c23 : vector<4xi32>
      %395 = arith.andi %394, %c19 : vector<4xi32>
      %396 = arith.ori %395, %c20 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = vector.shuffle %385, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = vector.shuffle %393, %397 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = vector.shuffle %398, %399 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %401 = arith.subf %400, %c24 : vector<32xf16>
      %402 = vector.shuffle %401, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %403 = vector.shuffle %401, %401 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %404 = math.fma %402, %367, %369 : vector<16xf16>
      %405 = math.fma %403, %367, %369 : vector<16xf16>
      %406 = arith.muli %303, %c2 : index
      %407 = arith.addi %406, %c5 : index
      %408 = arith.muli %tileRows, %c8 : index
      %409 = arith.muli %407, %408 : index
      %410 = arith.addi %39, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c1 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %355, %304 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %404, %305 : vector<16xf16>, vector<8xf32>
      %418 = arith.muli %303, %c2 : index
      %419 = arith.addi %418, %c6 : index
      %420 = arith.muli %tileRows, %c8 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %39, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %356, %416 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %405, %417 : vector<16xf16>, vector<8xf32>
      scf.yield %428, %429 : vector<8xf32>, vector<8xf32>
    }
    %430 = wave.lane
    %431 = vector.extract %306#0[0] : f32 from vector<8xf32>
    %432 = vector.extract %306#1[0] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %16, %c5 : index
    %435 = arith.muli %c5, %c2 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c8 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %15 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c6 : index
      %441 = arith.muli %438, %c2 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c8 : index
      %446 = arith.muli %445, %c16 : index
      %447 = arith.addi %11, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %431, %451 : f32
      %453 = arith.remui %433, %c8 : index
      %454 = arith.muli %453, %c16 : index
      %455 = arith.addi %13, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %444 : f32
      %460 = arith.mulf %432, %459 : f32
      %461 = arith.muli %438, %outputFeatures : index
      %462 = arith.addi %461, %18 : index
      %463 = wave.lane
      %464 = arith.remui %463, %c8 : index
      %465 = arith.addi %462, %464 : index
      %466 = arith.addi %465, %c5 : index
      memref.store %452, %logits[%466] : memref<?xf32>
      %467 = arith.addi %465, %c8 : index
      memref.store %460, %logits[%467] : memref<?xf32>
    }
    %468 = vector.extract %306#0[1] : f32 from vector<8xf32>
    %469 = vector.extract %306#1[1] : f32 from vector<8xf32>
    %470 = wave.lane
    %471 = arith.addi %16, %c5 : index
    %472 = arith.muli %c6, %c2 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.divui %470, %c8 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.cmpi slt, %475, %15 : index
    scf.if %476 {
      %477 = arith.cmpi eq, %hasFactors, %c6 : index
      %478 = arith.muli %475, %c2 : index
      %479 = memref.load %factors[%478] : memref<?xf32>
      %480 = arith.mulf %479, %operandScale : f32
      %481 = arith.select %477, %480, %operandScale : f32
      %482 = arith.remui %470, %c8 : index
      %483 = arith.muli %482, %c16 : index
      %484 = arith.addi %11, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %481 : f32
      %489 = arith.mulf %468, %488 : f32
      %490 = arith.remui %470, %c8 : index
      %491 = arith.muli %490, %c16 : index
      %492 = arith.addi %13, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %481 : f32
      %497 = arith.mulf %469, %496 : f32
      %498 = arith.muli %475, %outputFeatures : index
      %499 = arith.addi %498, %18 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c8 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.addi %502, %c5 : index
      memref.store %489, %logits[%503] : memref<?xf32>
      %504 = arith.addi %502, %c8 : index
      memref.store %497, %logits[%504] : memref<?xf32>
    }
    %505 = vector.extract %306#0[2] : f32 from vector<8xf32>
    %506 = vector.extract %306#1[2] : f32 from vector<8xf32>
    %507 = wave.lane
    %508 = arith.addi %16, %c5 : index
    %509 = arith.muli %c2, %c2 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c8 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %15 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c6 : index
      %515 = arith.muli %512, %c2 : index
      %516 = memref.load %factors[%515] : memref<?xf32>
      %517 = arith.mulf %516, %operandScale : f32
      %518 = arith.select %514, %517, %operandScale : f32
      %519 = arith.remui %507, %c8 : index
      %520 = arith.muli %519, %c16 : index
      %521 = arith.addi %11, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %518 : f32
      %526 = arith.mulf %505, %525 : f32
      %527 = arith.remui %507, %c8 : index
      %528 = arith.muli %527, %c16 : index
      %529 = arith.addi %13, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %518 : f32
      %534 = arith.mulf %506, %533 : f32
      %535 = arith.muli %512, %outputFeatures : index
      %536 = arith.addi %535, %18 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c8 : index
      %539 = arith.addi %536, %538 : index
      %540 = arith.addi %539, %c5 : index
      memref.store %526, %logits[%540] : memref<?xf32>
      %541 = arith.addi %539, %c8 : index
      memref.store %534, %logits[%541] : memref<?xf32>
    }
    %542 = vector.extract %306#0[3] : f32 from vector<8xf32>
    %543 = vector.extract %306#1[3] : f32 from vector<8xf32>
    %544 = wave.lane
    %545 = arith.addi %16, %c5 : index
    %546 = arith.muli %c25, %c2 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.divui %544, %c8 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.cmpi slt, %549, %15 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c6 : index
      %552 = arith.muli %549, %c2 : index
      %553 = memref.load %factors[%552] : memref<?xf32>
      %554 = arith.mulf %553, %operandScale : f32
      %555 = arith.select %551, %554, %operandScale : f32
      %556 = arith.remui %544, %c8 : index
      %557 = arith.muli %556, %c16 : index
      %558 = arith.addi %11, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %555 : f32
      %563 = arith.mulf %542, %562 : f32
      %564 = arith.remui %544, %c8 : index
      %565 = arith.muli %564, %c16 : index
      %566 = arith.addi %13, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %555 : f32
      %571 = arith.mulf %543, %570 : f32
      %572 = arith.muli %549, %outputFeatures : index
      %573 = arith.addi %572, %18 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c8 : index
      %576 = arith.addi %573, %575 : index
      %577 = arith.addi %576, %c5 : index
      memref.store %563, %logits[%577] : memref<?xf32>
      %578 = arith.addi %576, %c8 : index
      memref.store %571, %logits[%578] : memref<?xf32>
    }
    %579 = vector.extract %306#0[4] : f32 from vector<8xf32>
    %580 = vector.extract %306#1[4] : f32 from vector<8xf32>
    %581 = wave.lane
    %582 = arith.addi %16, %c5 : index
    %583 = arith.muli %c16, %c2 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.divui %581, %c8 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.cmpi slt, %586, %15 : index
    scf.if %587 {
      %588 = arith.cmpi eq, %hasFactors, %c6 : index
      %589 = arith.muli %586, %c2 : index
      %590 = memref.load %factors[%589] : memref<?xf32>
      %591 = arith.mulf %590, %operandScale : f32
      %592 = arith.select %588, %591, %operandScale : f32
      %593 = arith.remui %581, %c8 : index
      %594 = arith.muli %593, %c16 : index
      %595 = arith.addi %11, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %592 : f32
      %600 = arith.mulf %579, %599 : f32
      %601 = arith.remui %581, %c8 : index
      %602 = arith.muli %601, %c16 : index
      %603 = arith.addi %13, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %592 : f32
      %608 = arith.mulf %580, %607 : f32
      %609 = arith.muli %586, %outputFeatures : index
      %610 = arith.addi %609, %18 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c8 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.addi %613, %c5 : index
      memref.store %600, %logits[%614] : memref<?xf32>
      %615 = arith.addi %613, %c8 : index
      memref.store %608, %logits[%615] : memref<?xf32>
    }
    %616 = vector.extract %306#0[5] : f32 from vector<8xf32>
    %617 = vector.extract %306#1[5] : f32 from vector<8xf32>
    %618 = wave.lane
    %619 = arith.addi %16, %c5 : index
    %620 = arith.muli %c28, %c2 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.divui %618, %c8 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.cmpi slt, %623, %15 : index
    scf.if %624 {
      %625 = arith.cmpi eq, %hasFactors, %c6 : index
      %626 = arith.muli %623, %c2 : index
      %627 = memref.load %factors[%626] : memref<?xf32>
      %628 = arith.mulf %627, %operandScale : f32
      %629 = arith.select %625, %628, %operandScale : f32
      %630 = arith.remui %618, %c8 : index
      %631 = arith.muli %630, %c16 : index
      %632 = arith.addi %11, %631 : index
      %633 = vector.load %w[%632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %634 = vector.bitcast %633 : vector<4xi8> to vector<1xf32>
      %635 = vector.extract %634[0] : f32 from vector<1xf32>
      %636 = arith.mulf %635, %629 : f32
      %637 = arith.mulf %616, %636 : f32
      %638 = arith.remui %618, %c8 : index
      %639 = arith.muli %638, %c16 : index
      %640 = arith.addi %13, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %629 : f32
      %645 = arith.mulf %617, %644 : f32
      %646 = arith.muli %623, %outputFeatures : index
      %647 = arith.addi %646, %18 : index
      %648 = wave.lane
      %649 = arith.remui %648, %c8 : index
      %650 = arith.addi %647, %649 : index
      %651 = arith.addi %650, %c5 : index
      memref.store %637, %logits[%651] : memref<?xf32>
      %652 = arith.addi %650, %c8 : index
      memref.store %645, %logits[%652] : memref<?xf32>
    }
    %653 = vector.extract %306#0[6] : f32 from vector<8xf32>
    %654 = vector.extract %306#1[6] : f32 from vector<8xf32>
    %655 = wave.lane
    %656 = arith.addi %16, %c5 : index
    %657 = arith.muli %c29, %c2 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.divui %655, %c8 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %15 : index
    scf.if %661 {
      %662 = arith.cmpi eq, %hasFactors, %c6 : index
      %663 = arith.muli %660, %c2 : index
      %664 = memref.load %factors[%663] : memref<?xf32>
      %665 = arith.mulf %664, %operandScale : f32
      %666 = arith.select %662, %665, %operandScale : f32
      %667 = arith.remui %655, %c8 : index
      %668 = arith.muli %667, %c16 : index
      %669 = arith.addi %11, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %666 : f32
      %674 = arith.mulf %653, %673 : f32
      %675 = arith.remui %655, %c8 : index
      %676 = arith.muli %675, %c16 : index
      %677 = arith.addi %13, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %666 : f32
      %682 = arith.mulf %654, %681 : f32
      %683 = arith.muli %660, %outputFeatures : index
      %684 = arith.addi %683, %18 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c8 : index
      %687 = arith.addi %684, %686 : index
      %688 = arith.addi %687, %c5 : index
      memref.store %674, %logits[%688] : memref<?xf32>
      %689 = arith.addi %687, %c8 : index
      memref.store %682, %logits[%689] : memref<?xf32>
    }
    %690 = vector.extract %306#0[7] : f32 from vector<8xf32>
    %691 = vector.extract %306#1[7] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %16, %c5 : index
    %694 = arith.muli %c30, %c2 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c8 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %15 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c6 : index
      %700 = arith.muli %697, %c2 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.remui %692, %c8 : index
      %705 = arith.muli %704, %c16 : index
      %706 = arith.addi %11, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %690, %710 : f32
      %712 = arith.remui %692, %c8 : index
      %713 = arith.muli %712, %c16 : index
      %714 = arith.addi %13, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %703 : f32
      %719 = arith.mulf %691, %718 : f32
      %720 = arith.muli %697, %outputFeatures : index
      %721 = arith.addi %720, %18 : index
      %722 = wave.lane
      %723 = arith.remui %722, %c8 : index
      %724 = arith.addi %721, %723 : index
      %725 = arith.addi %724, %c5 : index
      memref.store %711, %logits[%725] : memref<?xf32>
      %726 = arith.addi %724, %c8 : index
      memref.store %719, %logits[%726] : memref<?xf32>
    }
  }
  %727 = arith.muli %experts, %c6 : index
  %728 = wave.scratch %727 : memref<?xf32>
  %729 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %729 {
    %730 = arith.addi %16, %c8 : index
    %731 = arith.minsi %730, %15 : index
    %732 = wave.wave
    %733 = arith.addi %16, %732 : index
    scf.for %734 = %733 to %731 step %c6 {
      %735 = wave.wave
      %736 = arith.muli %735, %experts : index
      %737 = wave.lane
      %738 = arith.muli %734, %logitsWidth : index
      %741 = scf.for %739 = %737 to %experts step %c10 iter_args(%740 = %c35) -> (f32) {
        %742 = arith.addi %738, %739 : index
        %743 = memref.load %logits[%742] : memref<?xf32>
        %744 = arith.maximumf %740, %743 : f32
        scf.yield %744 : f32
      }
      %745 = vector.broadcast %741 : f32 to vector<1xf32>
      %746 = wave.reduce "max" %745 : vector<1xf32>
      %749 = scf.for %747 = %737 to %experts step %c10 iter_args(%748 = %c36) -> (f32) {
        %750 = arith.addi %738, %747 : index
        %751 = memref.load %logits[%750] : memref<?xf32>
        %752 = arith.subf %751, %746 : f32
        %753 = arith.mulf %752, %c37 : f32
        %754 = wave.exp2 %753 : f32
        %755 = arith.addi %736, %747 : index
        memref.store %754, %728[%755] : memref<?xf32>
        %756 = arith.addf %748, %754 : f32
        scf.yield %756 : f32
      }
      %757 = vector.broadcast %749 : f32 to vector<1xf32>
      %758 = wave.reduce "add" %757 : vector<1xf32>
      scf.for %759 = %737 to %experts step %c10 {
        %760 = arith.addi %736, %759 : index
        %761 = memref.load %728[%760] : memref<?xf32>
        %762 = arith.divf %761, %758 : f32
        %763 = arith.addi %736, %759 : index
        memref.store %762, %728[%763] : memref<?xf32>
      }
      %768:3 = scf.for %764 = %c5 to %expertsPerToken step %c6 iter_args(%765 = %c36, %766 = %c36, %767 = %c38) -> (f32, f32, i32) {
        %772:2 = scf.for %769 = %737 to %experts step %c10 iter_args(%770 = %c39, %771 = %c36) -> (f32, f32) {
          %773 = arith.addi %736, %769 : index
          %774 = memref.load %728[%773] : memref<?xf32>
          %775 = arith.cmpf ogt, %774, %770 : f32
          %776 = arith.index_cast %769 : index to i32
          %777 = arith.sitofp %776 : i32 to f32
          %778 = arith.select %775, %774, %770 : f32
          %779 = arith.select %775, %777, %771 : f32
          scf.yield %778, %779 : f32, f32
        }
        %780 = vector.broadcast %772#0 : f32 to vector<1xf32>
        %781 = wave.reduce "max" %780 : vector<1xf32>
        %782 = arith.cmpf oeq, %772#0, %781 : f32
        %783 = arith.subf %c36, %772#1 : f32
        %784 = arith.select %782, %783, %c40 : f32
        %785 = vector.broadcast %784 : f32 to vector<1xf32>
        %786 = wave.reduce "max" %785 : vector<1xf32>
        %787 = arith.subf %c36, %786 : f32
        %788 = arith.fptosi %787 : f32 to i32
        %789 = arith.index_cast %788 : i32 to index
        %790 = arith.remui %789, %c10 : index
        %791 = arith.cmpi eq, %790, %737 : index
        scf.if %791 {
          %792 = arith.addi %736, %789 : index
          memref.store %c41, %728[%792] : memref<?xf32>
        }
        %793 = arith.cmpi eq, %764, %737 : index
        %794 = arith.addf %765, %781 : f32
        %795 = arith.select %793, %781, %766 : f32
        %796 = arith.select %793, %788, %767 : i32
        scf.yield %794, %795, %796 : f32, f32, i32
      }
      %797 = arith.cmpi eq, %normalize, %c6 : index
      %798 = arith.divf %768#1, %768#0 : f32
      %799 = arith.select %797, %798, %768#1 : f32
      %800 = arith.cmpi slt, %737, %expertsPerToken : index
      scf.if %800 {
        %801 = arith.muli %734, %expertsPerToken : index
        %802 = arith.addi %801, %737 : index
        memref.store %799, %weights[%802] : memref<?xf32>
        %803 = arith.muli %734, %expertsPerToken : index
        %804 = arith.addi %803, %737 : index
        memref.store %768#2, %ids_out[%804] : memref<?xi32>
      }
    }
  }
  wave.return
}
