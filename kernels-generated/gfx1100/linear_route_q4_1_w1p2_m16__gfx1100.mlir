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
  %c27 = arith.constant 0x3F800000 : f32
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
      %441 = memref.load %factors[%438] : memref<?xf32>
      %442 = arith.select %440, %441, %c27 : f32
      %443 = arith.remui %433, %c8 : index
      %444 = arith.muli %443, %c16 : index
      %445 = arith.addi %11, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %431, %449 : f32
      %451 = arith.remui %433, %c8 : index
      %452 = arith.muli %451, %c16 : index
      %453 = arith.addi %13, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %442 : f32
      %458 = arith.mulf %432, %457 : f32
      %459 = arith.muli %438, %outputFeatures : index
      %460 = arith.addi %459, %18 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c8 : index
      %463 = arith.addi %460, %462 : index
      %464 = arith.addi %463, %c5 : index
      memref.store %450, %logits[%464] : memref<?xf32>
      %465 = arith.addi %463, %c8 : index
      memref.store %458, %logits[%465] : memref<?xf32>
    }
    %466 = vector.extract %306#0[1] : f32 from vector<8xf32>
    %467 = vector.extract %306#1[1] : f32 from vector<8xf32>
    %468 = wave.lane
    %469 = arith.addi %16, %c5 : index
    %470 = arith.muli %c6, %c2 : index
    %471 = arith.addi %469, %470 : index
    %472 = arith.divui %468, %c8 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.cmpi slt, %473, %15 : index
    scf.if %474 {
      %475 = arith.cmpi eq, %hasFactors, %c6 : index
      %476 = memref.load %factors[%473] : memref<?xf32>
      %477 = arith.select %475, %476, %c27 : f32
      %478 = arith.remui %468, %c8 : index
      %479 = arith.muli %478, %c16 : index
      %480 = arith.addi %11, %479 : index
      %481 = vector.load %w[%480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %482 = vector.bitcast %481 : vector<4xi8> to vector<1xf32>
      %483 = vector.extract %482[0] : f32 from vector<1xf32>
      %484 = arith.mulf %483, %477 : f32
      %485 = arith.mulf %466, %484 : f32
      %486 = arith.remui %468, %c8 : index
      %487 = arith.muli %486, %c16 : index
      %488 = arith.addi %13, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %477 : f32
      %493 = arith.mulf %467, %492 : f32
      %494 = arith.muli %473, %outputFeatures : index
      %495 = arith.addi %494, %18 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c8 : index
      %498 = arith.addi %495, %497 : index
      %499 = arith.addi %498, %c5 : index
      memref.store %485, %logits[%499] : memref<?xf32>
      %500 = arith.addi %498, %c8 : index
      memref.store %493, %logits[%500] : memref<?xf32>
    }
    %501 = vector.extract %306#0[2] : f32 from vector<8xf32>
    %502 = vector.extract %306#1[2] : f32 from vector<8xf32>
    %503 = wave.lane
    %504 = arith.addi %16, %c5 : index
    %505 = arith.muli %c2, %c2 : index
    %506 = arith.addi %504, %505 : index
    %507 = arith.divui %503, %c8 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.cmpi slt, %508, %15 : index
    scf.if %509 {
      %510 = arith.cmpi eq, %hasFactors, %c6 : index
      %511 = memref.load %factors[%508] : memref<?xf32>
      %512 = arith.select %510, %511, %c27 : f32
      %513 = arith.remui %503, %c8 : index
      %514 = arith.muli %513, %c16 : index
      %515 = arith.addi %11, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %518, %512 : f32
      %520 = arith.mulf %501, %519 : f32
      %521 = arith.remui %503, %c8 : index
      %522 = arith.muli %521, %c16 : index
      %523 = arith.addi %13, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %512 : f32
      %528 = arith.mulf %502, %527 : f32
      %529 = arith.muli %508, %outputFeatures : index
      %530 = arith.addi %529, %18 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c8 : index
      %533 = arith.addi %530, %532 : index
      %534 = arith.addi %533, %c5 : index
      memref.store %520, %logits[%534] : memref<?xf32>
      %535 = arith.addi %533, %c8 : index
      memref.store %528, %logits[%535] : memref<?xf32>
    }
    %536 = vector.extract %306#0[3] : f32 from vector<8xf32>
    %537 = vector.extract %306#1[3] : f32 from vector<8xf32>
    %538 = wave.lane
    %539 = arith.addi %16, %c5 : index
    %540 = arith.muli %c25, %c2 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.divui %538, %c8 : index
    %543 = arith.addi %541, %542 : index
    %544 = arith.cmpi slt, %543, %15 : index
    scf.if %544 {
      %545 = arith.cmpi eq, %hasFactors, %c6 : index
      %546 = memref.load %factors[%543] : memref<?xf32>
      %547 = arith.select %545, %546, %c27 : f32
      %548 = arith.remui %538, %c8 : index
      %549 = arith.muli %548, %c16 : index
      %550 = arith.addi %11, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %547 : f32
      %555 = arith.mulf %536, %554 : f32
      %556 = arith.remui %538, %c8 : index
      %557 = arith.muli %556, %c16 : index
      %558 = arith.addi %13, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %547 : f32
      %563 = arith.mulf %537, %562 : f32
      %564 = arith.muli %543, %outputFeatures : index
      %565 = arith.addi %564, %18 : index
      %566 = wave.lane
      %567 = arith.remui %566, %c8 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.addi %568, %c5 : index
      memref.store %555, %logits[%569] : memref<?xf32>
      %570 = arith.addi %568, %c8 : index
      memref.store %563, %logits[%570] : memref<?xf32>
    }
    %571 = vector.extract %306#0[4] : f32 from vector<8xf32>
    %572 = vector.extract %306#1[4] : f32 from vector<8xf32>
    %573 = wave.lane
    %574 = arith.addi %16, %c5 : index
    %575 = arith.muli %c16, %c2 : index
    %576 = arith.addi %574, %575 : index
    %577 = arith.divui %573, %c8 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.cmpi slt, %578, %15 : index
    scf.if %579 {
      %580 = arith.cmpi eq, %hasFactors, %c6 : index
      %581 = memref.load %factors[%578] : memref<?xf32>
      %582 = arith.select %580, %581, %c27 : f32
      %583 = arith.remui %573, %c8 : index
      %584 = arith.muli %583, %c16 : index
      %585 = arith.addi %11, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %582 : f32
      %590 = arith.mulf %571, %589 : f32
      %591 = arith.remui %573, %c8 : index
      %592 = arith.muli %591, %c16 : index
      %593 = arith.addi %13, %592 : index
      %594 = vector.load %w[%593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %595 = vector.bitcast %594 : vector<4xi8> to vector<1xf32>
      %596 = vector.extract %595[0] : f32 from vector<1xf32>
      %597 = arith.mulf %596, %582 : f32
      %598 = arith.mulf %572, %597 : f32
      %599 = arith.muli %578, %outputFeatures : index
      %600 = arith.addi %599, %18 : index
      %601 = wave.lane
      %602 = arith.remui %601, %c8 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.addi %603, %c5 : index
      memref.store %590, %logits[%604] : memref<?xf32>
      %605 = arith.addi %603, %c8 : index
      memref.store %598, %logits[%605] : memref<?xf32>
    }
    %606 = vector.extract %306#0[5] : f32 from vector<8xf32>
    %607 = vector.extract %306#1[5] : f32 from vector<8xf32>
    %608 = wave.lane
    %609 = arith.addi %16, %c5 : index
    %610 = arith.muli %c28, %c2 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.divui %608, %c8 : index
    %613 = arith.addi %611, %612 : index
    %614 = arith.cmpi slt, %613, %15 : index
    scf.if %614 {
      %615 = arith.cmpi eq, %hasFactors, %c6 : index
      %616 = memref.load %factors[%613] : memref<?xf32>
      %617 = arith.select %615, %616, %c27 : f32
      %618 = arith.remui %608, %c8 : index
      %619 = arith.muli %618, %c16 : index
      %620 = arith.addi %11, %619 : index
      %621 = vector.load %w[%620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %622 = vector.bitcast %621 : vector<4xi8> to vector<1xf32>
      %623 = vector.extract %622[0] : f32 from vector<1xf32>
      %624 = arith.mulf %623, %617 : f32
      %625 = arith.mulf %606, %624 : f32
      %626 = arith.remui %608, %c8 : index
      %627 = arith.muli %626, %c16 : index
      %628 = arith.addi %13, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %617 : f32
      %633 = arith.mulf %607, %632 : f32
      %634 = arith.muli %613, %outputFeatures : index
      %635 = arith.addi %634, %18 : index
      %636 = wave.lane
      %637 = arith.remui %636, %c8 : index
      %638 = arith.addi %635, %637 : index
      %639 = arith.addi %638, %c5 : index
      memref.store %625, %logits[%639] : memref<?xf32>
      %640 = arith.addi %638, %c8 : index
      memref.store %633, %logits[%640] : memref<?xf32>
    }
    %641 = vector.extract %306#0[6] : f32 from vector<8xf32>
    %642 = vector.extract %306#1[6] : f32 from vector<8xf32>
    %643 = wave.lane
    %644 = arith.addi %16, %c5 : index
    %645 = arith.muli %c29, %c2 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.divui %643, %c8 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.cmpi slt, %648, %15 : index
    scf.if %649 {
      %650 = arith.cmpi eq, %hasFactors, %c6 : index
      %651 = memref.load %factors[%648] : memref<?xf32>
      %652 = arith.select %650, %651, %c27 : f32
      %653 = arith.remui %643, %c8 : index
      %654 = arith.muli %653, %c16 : index
      %655 = arith.addi %11, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %652 : f32
      %660 = arith.mulf %641, %659 : f32
      %661 = arith.remui %643, %c8 : index
      %662 = arith.muli %661, %c16 : index
      %663 = arith.addi %13, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %652 : f32
      %668 = arith.mulf %642, %667 : f32
      %669 = arith.muli %648, %outputFeatures : index
      %670 = arith.addi %669, %18 : index
      %671 = wave.lane
      %672 = arith.remui %671, %c8 : index
      %673 = arith.addi %670, %672 : index
      %674 = arith.addi %673, %c5 : index
      memref.store %660, %logits[%674] : memref<?xf32>
      %675 = arith.addi %673, %c8 : index
      memref.store %668, %logits[%675] : memref<?xf32>
    }
    %676 = vector.extract %306#0[7] : f32 from vector<8xf32>
    %677 = vector.extract %306#1[7] : f32 from vector<8xf32>
    %678 = wave.lane
    %679 = arith.addi %16, %c5 : index
    %680 = arith.muli %c30, %c2 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c8 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %15 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c6 : index
      %686 = memref.load %factors[%683] : memref<?xf32>
      %687 = arith.select %685, %686, %c27 : f32
      %688 = arith.remui %678, %c8 : index
      %689 = arith.muli %688, %c16 : index
      %690 = arith.addi %11, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %687 : f32
      %695 = arith.mulf %676, %694 : f32
      %696 = arith.remui %678, %c8 : index
      %697 = arith.muli %696, %c16 : index
      %698 = arith.addi %13, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %687 : f32
      %703 = arith.mulf %677, %702 : f32
      %704 = arith.muli %683, %outputFeatures : index
      %705 = arith.addi %704, %18 : index
      %706 = wave.lane
      %707 = arith.remui %706, %c8 : index
      %708 = arith.addi %705, %707 : index
      %709 = arith.addi %708, %c5 : index
      memref.store %695, %logits[%709] : memref<?xf32>
      %710 = arith.addi %708, %c8 : index
      memref.store %703, %logits[%710] : memref<?xf32>
    }
  }
  %711 = arith.muli %experts, %c6 : index
  %712 = wave.scratch %711 : memref<?xf32>
  %713 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %713 {
    %714 = arith.addi %16, %c8 : index
    %715 = arith.minsi %714, %15 : index
    %716 = wave.wave
    %717 = arith.addi %16, %716 : index
    scf.for %718 = %717 to %715 step %c6 {
      %719 = wave.wave
      %720 = arith.muli %719, %experts : index
      %721 = wave.lane
      %722 = arith.muli %718, %logitsWidth : index
      %725 = scf.for %723 = %721 to %experts step %c10 iter_args(%724 = %c35) -> (f32) {
        %726 = arith.addi %722, %723 : index
        %727 = memref.load %logits[%726] : memref<?xf32>
        %728 = arith.maximumf %724, %727 : f32
        scf.yield %728 : f32
      }
      %729 = vector.broadcast %725 : f32 to vector<1xf32>
      %730 = wave.reduce "max" %729 : vector<1xf32>
      %733 = scf.for %731 = %721 to %experts step %c10 iter_args(%732 = %c36) -> (f32) {
        %734 = arith.addi %722, %731 : index
        %735 = memref.load %logits[%734] : memref<?xf32>
        %736 = arith.subf %735, %730 : f32
        %737 = arith.mulf %736, %c37 : f32
        %738 = wave.exp2 %737 : f32
        %739 = arith.addi %720, %731 : index
        memref.store %738, %712[%739] : memref<?xf32>
        %740 = arith.addf %732, %738 : f32
        scf.yield %740 : f32
      }
      %741 = vector.broadcast %733 : f32 to vector<1xf32>
      %742 = wave.reduce "add" %741 : vector<1xf32>
      scf.for %743 = %721 to %experts step %c10 {
        %744 = arith.addi %720, %743 : index
        %745 = memref.load %712[%744] : memref<?xf32>
        %746 = arith.divf %745, %742 : f32
        %747 = arith.addi %720, %743 : index
        memref.store %746, %712[%747] : memref<?xf32>
      }
      %752:3 = scf.for %748 = %c5 to %expertsPerToken step %c6 iter_args(%749 = %c36, %750 = %c36, %751 = %c38) -> (f32, f32, i32) {
        %756:2 = scf.for %753 = %721 to %experts step %c10 iter_args(%754 = %c39, %755 = %c36) -> (f32, f32) {
          %757 = arith.addi %720, %753 : index
          %758 = memref.load %712[%757] : memref<?xf32>
          %759 = arith.cmpf ogt, %758, %754 : f32
          %760 = arith.index_cast %753 : index to i32
          %761 = arith.sitofp %760 : i32 to f32
          %762 = arith.select %759, %758, %754 : f32
          %763 = arith.select %759, %761, %755 : f32
          scf.yield %762, %763 : f32, f32
        }
        %764 = vector.broadcast %756#0 : f32 to vector<1xf32>
        %765 = wave.reduce "max" %764 : vector<1xf32>
        %766 = arith.cmpf oeq, %756#0, %765 : f32
        %767 = arith.subf %c36, %756#1 : f32
        %768 = arith.select %766, %767, %c40 : f32
        %769 = vector.broadcast %768 : f32 to vector<1xf32>
        %770 = wave.reduce "max" %769 : vector<1xf32>
        %771 = arith.subf %c36, %770 : f32
        %772 = arith.fptosi %771 : f32 to i32
        %773 = arith.index_cast %772 : i32 to index
        %774 = arith.remui %773, %c10 : index
        %775 = arith.cmpi eq, %774, %721 : index
        scf.if %775 {
          %776 = arith.addi %720, %773 : index
          memref.store %c41, %712[%776] : memref<?xf32>
        }
        %777 = arith.cmpi eq, %748, %721 : index
        %778 = arith.addf %749, %765 : f32
        %779 = arith.select %777, %765, %750 : f32
        %780 = arith.select %777, %772, %751 : i32
        scf.yield %778, %779, %780 : f32, f32, i32
      }
      %781 = arith.cmpi eq, %normalize, %c6 : index
      %782 = arith.divf %752#1, %752#0 : f32
      %783 = arith.select %781, %782, %752#1 : f32
      %784 = arith.cmpi slt, %721, %expertsPerToken : index
      scf.if %784 {
        %785 = arith.muli %718, %expertsPerToken : index
        %786 = arith.addi %785, %721 : index
        memref.store %783, %weights[%786] : memref<?xf32>
        %787 = arith.muli %718, %expertsPerToken : index
        %788 = arith.addi %787, %721 : index
        memref.store %752#2, %ids_out[%788] : memref<?xi32>
      }
    }
  }
  wave.return
}
