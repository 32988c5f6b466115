// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
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
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c10 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c10 {
      %29 = arith.muli %28, %c1 : index
      %30 = arith.addi %c5, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c1 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c10 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c2 : index
    %44 = arith.muli %43, %c2 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c2 iter_args(%49 = %c13, %50 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c5 : index
      %54 = arith.remui %52, %c8 : index
      %55 = arith.addi %11, %c4 : index
      %56 = arith.muli %53, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c17 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %61 = vector.bitcast %60 : vector<4xi8> to vector<2xf16>
      %62 = vector.extract %61[0] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = vector.extract %61[1] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = arith.addi %11, %c4 : index
      %67 = arith.muli %inputFeatures, %c2 : index
      %68 = arith.addi %67, %c3 : index
      %69 = arith.divui %68, %c4 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %66, %70 : index
      %72 = arith.muli %53, %c18 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %54, %c8 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<4xi32>
      %78 = arith.shrui %77, %c19 : vector<4xi32>
      %79 = arith.andi %78, %c20 : vector<4xi32>
      %80 = arith.ori %79, %c21 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %77, %c22 : vector<4xi32>
      %83 = arith.andi %82, %c20 : vector<4xi32>
      %84 = arith.ori %83, %c21 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %77, %c23 : vector<4xi32>
      %87 = arith.andi %86, %c20 : vector<4xi32>
      %88 = arith.ori %87, %c21 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %77, %c24 : vector<4xi32>
      %91 = arith.andi %90, %c20 : vector<4xi32>
      %92 = arith.ori %91, %c21 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = vector.shuffle %89, %93 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = vector.shuffle %94, %95 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %97 = arith.subf %96, %c25 : vector<32xf16>
      %98 = vector.shuffle %97, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %99 = vector.shuffle %97, %97 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %100 = math.fma %98, %63, %65 : vector<16xf16>
      %101 = math.fma %99, %63, %65 : vector<16xf16>
      %102 = arith.addi %48, %c6 : index
      %103 = arith.remui %52, %c8 : index
      %104 = arith.addi %11, %c4 : index
      %105 = arith.muli %102, %c16 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.muli %103, %c17 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %110 = vector.bitcast %109 : vector<4xi8> to vector<2xf16>
      %111 = vector.extract %110[0] : f16 from vector<2xf16>
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = vector.extract %110[1] : f16 from vector<2xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = arith.addi %11, %c4 : index
      %116 = arith.muli %inputFeatures, %c2 : index
      %117 = arith.addi %116, %c3 : index
      %118 = arith.divui %117, %c4 : index
      %119 = arith.muli %118, %c4 : index
      %120 = arith.addi %115, %119 : index
      %121 = arith.muli %102, %c18 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %103, %c8 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<4xi32>
      %127 = arith.shrui %126, %c19 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %126, %c22 : vector<4xi32>
      %132 = arith.andi %131, %c20 : vector<4xi32>
      %133 = arith.ori %132, %c21 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %126, %c23 : vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.ori %136, %c21 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %126, %c24 : vector<4xi32>
      %140 = arith.andi %139, %c20 : vector<4xi32>
      %141 = arith.ori %140, %c21 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %146 = arith.subf %145, %c25 : vector<32xf16>
      %147 = vector.shuffle %146, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %148 = vector.shuffle %146, %146 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %149 = math.fma %147, %112, %114 : vector<16xf16>
      %150 = math.fma %148, %112, %114 : vector<16xf16>
      %151 = arith.addi %48, %c5 : index
      %152 = arith.remui %52, %c8 : index
      %153 = arith.addi %13, %c4 : index
      %154 = arith.muli %151, %c16 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %152, %c17 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %159 = vector.bitcast %158 : vector<4xi8> to vector<2xf16>
      %160 = vector.extract %159[0] : f16 from vector<2xf16>
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = vector.extract %159[1] : f16 from vector<2xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = arith.addi %13, %c4 : index
      %165 = arith.muli %inputFeatures, %c2 : index
      %166 = arith.addi %165, %c3 : index
      %167 = arith.divui %166, %c4 : index
      %168 = arith.muli %167, %c4 : index
      %169 = arith.addi %164, %168 : index
      %170 = arith.muli %151, %c18 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.muli %152, %c8 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c19 : vector<4xi32>
      %177 = arith.andi %176, %c20 : vector<4xi32>
      %178 = arith.ori %177, %c21 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %175, %c22 : vector<4xi32>
      %181 = arith.andi %180, %c20 : vector<4xi32>
      %182 = arith.ori %181, %c21 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c23 : vector<4xi32>
      %185 = arith.andi %184, %c20 : vector<4xi32>
      %186 = arith.ori %185, %c21 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %175, %c24 : vector<4xi32>
      %189 = arith.andi %188, %c20 : vector<4xi32>
      %190 = arith.ori %189, %c21 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = vector.shuffle %179, %183 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %192, %193 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %195 = arith.subf %194, %c25 : vector<32xf16>
      %196 = vector.shuffle %195, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %197 = vector.shuffle %195, %195 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %198 = math.fma %196, %161, %163 : vector<16xf16>
      %199 = math.fma %197, %161, %163 : vector<16xf16>
      %200 = arith.addi %48, %c6 : index
      %201 = arith.remui %52, %c8 : index
      %202 = arith.addi %13, %c4 : index
      %203 = arith.muli %200, %c16 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %201, %c17 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %208 = vector.bitcast %207 : vector<4xi8> to vector<2xf16>
      %209 = vector.extract %208[0] : f16 from vector<2xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = vector.extract %208[1] : f16 from vector<2xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = arith.addi %13, %c4 : index
      %214 = arith.muli %inputFeatures, %c2 : index
      %215 = arith.addi %214, %c3 : index
      %216 = arith.divui %215, %c4 : index
      %217 = arith.muli %216, %c4 : index
      %218 = arith.addi %213, %217 : index
      %219 = arith.muli %200, %c18 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %201, %c8 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %224 = vector.bitcast %223 : vector<16xi8> to vector<4xi32>
      %225 = arith.shrui %224, %c19 : vector<4xi32>
      %226 = arith.andi %225, %c20 : vector<4xi32>
      %227 = arith.ori %226, %c21 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %224, %c22 : vector<4xi32>
      %230 = arith.andi %229, %c20 : vector<4xi32>
      %231 = arith.ori %230, %c21 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %224, %c23 : vector<4xi32>
      %234 = arith.andi %233, %c20 : vector<4xi32>
      %235 = arith.ori %234, %c21 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %224, %c24 : vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.ori %238, %c21 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %241, %242 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %244 = arith.subf %243, %c25 : vector<32xf16>
      %245 = vector.shuffle %244, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %246 = vector.shuffle %244, %244 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %247 = math.fma %245, %210, %212 : vector<16xf16>
      %248 = math.fma %246, %210, %212 : vector<16xf16>
      %249 = arith.muli %48, %c2 : index
      %250 = arith.addi %249, %c5 : index
      %251 = arith.muli %tileRows, %c8 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %34, %252 : index
      %254 = vector.load %22[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %22[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %100, %49 : vector<16xf16>, vector<8xf32>
      %260 = wave.mma %258, %198, %50 : vector<16xf16>, vector<8xf32>
      %261 = arith.muli %48, %c2 : index
      %262 = arith.addi %261, %c6 : index
      %263 = arith.muli %tileRows, %c8 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %34, %264 : index
      %266 = vector.load %22[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %22[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %101, %259 : vector<16xf16>, vector<8xf32>
      %272 = wave.mma %270, %199, %260 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %48, %c2 : index
      %274 = arith.addi %273, %c2 : index
      %275 = arith.muli %tileRows, %c8 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %34, %276 : index
      %278 = vector.load %22[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c1 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %22[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %149, %271 : vector<16xf16>, vector<8xf32>
      %284 = wave.mma %282, %247, %272 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %48, %c2 : index
      %286 = arith.addi %285, %c26 : index
      %287 = arith.muli %tileRows, %c8 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %34, %288 : index
      %290 = vector.load %22[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %22[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %150, %283 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %248, %284 : vector<16xf16>, vector<8xf32>
      scf.yield %295, %296 : vector<8xf32>, vector<8xf32>
    }
    %297 = arith.select %41, %47, %40 : index
    %301:2 = scf.for %298 = %47 to %297 step %c6 iter_args(%299 = %51#0, %300 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %302 = wave.lane
      %303 = arith.addi %298, %c5 : index
      %304 = arith.remui %302, %c8 : index
      %305 = arith.addi %11, %c4 : index
      %306 = arith.muli %303, %c16 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.muli %304, %c17 : index
      %309 = arith.addi %307, %308 : index
      %310 = vector.load %w[%309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %311 = vector.bitcast %310 : vector<4xi8> to vector<2xf16>
      %312 = vector.extract %311[0] : f16 from vector<2xf16>
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = vector.extract %311[1] : f16 from vector<2xf16>
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = arith.addi %11, %c4 : index
      %317 = arith.muli %inputFeatures, %c2 : index
      %318 = arith.addi %317, %c3 : index
      %319 = arith.divui %318, %c4 : index
      %320 = arith.muli %319, %c4 : index
      %321 = arith.addi %316, %320 : index
      %322 = arith.muli %303, %c18 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %304, %c8 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %327 = vector.bitcast %326 : vector<16xi8> to vector<4xi32>
      %328 = arith.shrui %327, %c19 : vector<4xi32>
      %329 = arith.andi %328, %c20 : vector<4xi32>
      %330 = arith.ori %329, %c21 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %327, %c22 : vector<4xi32>
      %333 = arith.andi %332, %c20 : vector<4xi32>
      %334 = arith.ori %333, %c21 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %327, %c23 : vector<4xi32>
      %337 = arith.andi %336, %c20 : vector<4xi32>
      %338 = arith.ori %337, %c21 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %327, %c24 : vector<4xi32>
      %341 = arith.andi %340, %c20 : vector<4xi32>
      %342 = arith.ori %341, %c21 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = vector.shuffle %331, %335 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = vector.shuffle %339, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %344, %345 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %347 = arith.subf %346, %c25 : vector<32xf16>
      %348 = vector.shuffle %347, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %349 = vector.shuffle %347, %347 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %350 = math.fma %348, %313, %315 : vector<16xf16>
      %351 = math.fma %349, %313, %315 : vector<16xf16>
      %352 = arith.addi %298, %c5 : index
      %353 = arith.remui %302, %c8 : index
      %354 = arith.addi %13, %c4 : index
      %355 = arith.muli %352, %c16 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.muli %353, %c17 : index
      %358 = arith.addi %356, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<2xf16>
      %361 = vector.extract %360[0] : f16 from vector<2xf16>
      %362 = vector.broadcast %361 : f16 to vector<16xf16>
      %363 = vector.extract %360[1] : f16 from vector<2xf16>
      %364 = vector.broadcast %363 : f16 to vector<16xf16>
      %365 = arith.addi %13, %c4 : index
      %366 = arith.muli %inputFeatures, %c2 : index
      %367 = arith.addi %366, %c3 : index
      %368 = arith.divui %367, %c4 : index
      %369 = arith.muli %368, %c4 : index
      %370 = arith.addi %365, %369 : index
      %371 = arith.muli %352, %c18 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %353, %c8 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<4xi32>
      %377 = arith.shrui %376, %c19 : vector<4xi32>
      %378 = arith.andi %377, %c20 : vector<4xi32>
      %379 = arith.ori %378, %c21 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = arith.shrui %376, %c22 : vector<4xi32>
      %382 = arith.andi %381, %c20 : vector<4xi32>
      %383 = arith.ori %382, %c21 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %376, %c23 : vector<4xi32>
      %386 = arith.andi %385, %c20 : vector<4xi32>
      %387 = arith.ori %386, %c21 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %376, %c24 : vector<4xi32>
      %390 = arith.andi %389, %c20 : vector<4xi32>
      %391 = arith.ori %390, %c21 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = vector.shuffle %380, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = vector.shuffle %388, %392 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = vector.shuffle %393, %394 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %396 = arith.subf %395, %c25 : vector<32xf16>
      %397 = vector.shuffle %396, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %398 = vector.shuffle %396, %396 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %399 = math.fma %397, %362, %364 : vector<16xf16>
      %400 = math.fma %398, %362, %364 : vector<16xf16>
      %401 = arith.muli %298, %c2 : index
      %402 = arith.addi %401, %c5 : index
      %403 = arith.muli %tileRows, %c8 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %34, %404 : index
      %406 = vector.load %22[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c1 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %22[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %350, %299 : vector<16xf16>, vector<8xf32>
      %412 = wave.mma %410, %399, %300 : vector<16xf16>, vector<8xf32>
      %413 = arith.muli %298, %c2 : index
      %414 = arith.addi %413, %c6 : index
      %415 = arith.muli %tileRows, %c8 : index
      %416 = arith.muli %414, %415 : index
      %417 = arith.addi %34, %416 : index
      %418 = vector.load %22[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c1 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %22[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %351, %411 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %400, %412 : vector<16xf16>, vector<8xf32>
      scf.yield %423, %424 : vector<8xf32>, vector<8xf32>
    }
    %425 = wave.lane
    %426 = vector.extract %301#0[0] : f32 from vector<8xf32>
    %427 = vector.extract %301#1[0] : f32 from vector<8xf32>
    %428 = wave.lane
    %429 = arith.addi %16, %c5 : index
    %430 = arith.muli %c5, %c2 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.divui %428, %c8 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %15 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c6 : index
      %436 = arith.muli %433, %c2 : index
      %437 = memref.load %factors[%436] : memref<?xf32>
      %438 = arith.mulf %437, %operandScale : f32
      %439 = arith.select %435, %438, %operandScale : f32
      %440 = arith.remui %428, %c8 : index
      %441 = arith.muli %440, %c17 : index
      %442 = arith.addi %11, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %439 : f32
      %447 = arith.mulf %426, %446 : f32
      %448 = arith.remui %428, %c8 : index
      %449 = arith.muli %448, %c17 : index
      %450 = arith.addi %13, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %439 : f32
      %455 = arith.mulf %427, %454 : f32
      %456 = arith.muli %433, %outputFeatures : index
      %457 = arith.addi %456, %18 : index
      %458 = wave.lane
      %459 = arith.remui %458, %c8 : index
      %460 = arith.addi %457, %459 : index
      %461 = arith.addi %460, %c5 : index
      memref.store %447, %logits[%461] : memref<?xf32>
      %462 = arith.addi %460, %c8 : index
      memref.store %455, %logits[%462] : memref<?xf32>
    }
    %463 = vector.extract %301#0[1] : f32 from vector<8xf32>
    %464 = vector.extract %301#1[1] : f32 from vector<8xf32>
    %465 = wave.lane
    %466 = arith.addi %16, %c5 : index
    %467 = arith.muli %c6, %c2 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.divui %465, %c8 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.cmpi slt, %470, %15 : index
    scf.if %471 {
      %472 = arith.cmpi eq, %hasFactors, %c6 : index
      %473 = arith.muli %470, %c2 : index
      %474 = memref.load %factors[%473] : memref<?xf32>
      %475 = arith.mulf %474, %operandScale : f32
      %476 = arith.select %472, %475, %operandScale : f32
      %477 = arith.remui %465, %c8 : index
      %478 = arith.muli %477, %c17 : index
      %479 = arith.addi %11, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %463, %483 : f32
      %485 = arith.remui %465, %c8 : index
      %486 = arith.muli %485, %c17 : index
      %487 = arith.addi %13, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %476 : f32
      %492 = arith.mulf %464, %491 : f32
      %493 = arith.muli %470, %outputFeatures : index
      %494 = arith.addi %493, %18 : index
      %495 = wave.lane
      %496 = arith.remui %495, %c8 : index
      %497 = arith.addi %494, %496 : index
      %498 = arith.addi %497, %c5 : index
      memref.store %484, %logits[%498] : memref<?xf32>
      %499 = arith.addi %497, %c8 : index
      memref.store %492, %logits[%499] : memref<?xf32>
    }
    %500 = vector.extract %301#0[2] : f32 from vector<8xf32>
    %501 = vector.extract %301#1[2] : f32 from vector<8xf32>
    %502 = wave.lane
    %503 = arith.addi %16, %c5 : index
    %504 = arith.muli %c2, %c2 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.divui %502, %c8 : index
    %507 = arith.addi %505, %506 : index
    %508 = arith.cmpi slt, %507, %15 : index
    scf.if %508 {
      %509 = arith.cmpi eq, %hasFactors, %c6 : index
      %510 = arith.muli %507, %c2 : index
      %511 = memref.load %factors[%510] : memref<?xf32>
      %512 = arith.mulf %511, %operandScale : f32
      %513 = arith.select %509, %512, %operandScale : f32
      %514 = arith.remui %502, %c8 : index
      %515 = arith.muli %514, %c17 : index
      %516 = arith.addi %11, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %513 : f32
      %521 = arith.mulf %500, %520 : f32
      %522 = arith.remui %502, %c8 : index
      %523 = arith.muli %522, %c17 : index
      %524 = arith.addi %13, %523 : index
      %525 = vector.load %w[%524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %526 = vector.bitcast %525 : vector<4xi8> to vector<1xf32>
      %527 = vector.extract %526[0] : f32 from vector<1xf32>
      %528 = arith.mulf %527, %513 : f32
      %529 = arith.mulf %501, %528 : f32
      %530 = arith.muli %507, %outputFeatures : index
      %531 = arith.addi %530, %18 : index
      %532 = wave.lane
      %533 = arith.remui %532, %c8 : index
      %534 = arith.addi %531, %533 : index
      %535 = arith.addi %534, %c5 : index
      memref.store %521, %logits[%535] : memref<?xf32>
      %536 = arith.addi %534, %c8 : index
      memref.store %529, %logits[%536] : memref<?xf32>
    }
    %537 = vector.extract %301#0[3] : f32 from vector<8xf32>
    %538 = vector.extract %301#1[3] : f32 from vector<8xf32>
    %539 = wave.lane
    %540 = arith.addi %16, %c5 : index
    %541 = arith.muli %c26, %c2 : index
    %542 = arith.addi %540, %541 : index
    %543 = arith.divui %539, %c8 : index
    %544 = arith.addi %542, %543 : index
    %545 = arith.cmpi slt, %544, %15 : index
    scf.if %545 {
      %546 = arith.cmpi eq, %hasFactors, %c6 : index
      %547 = arith.muli %544, %c2 : index
      %548 = memref.load %factors[%547] : memref<?xf32>
      %549 = arith.mulf %548, %operandScale : f32
      %550 = arith.select %546, %549, %operandScale : f32
      %551 = arith.remui %539, %c8 : index
      %552 = arith.muli %551, %c17 : index
      %553 = arith.addi %11, %552 : index
      %554 = vector.load %w[%553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %555 = vector.bitcast %554 : vector<4xi8> to vector<1xf32>
      %556 = vector.extract %555[0] : f32 from vector<1xf32>
      %557 = arith.mulf %556, %550 : f32
      %558 = arith.mulf %537, %557 : f32
      %559 = arith.remui %539, %c8 : index
      %560 = arith.muli %559, %c17 : index
      %561 = arith.addi %13, %560 : index
      %562 = vector.load %w[%561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %563 = vector.bitcast %562 : vector<4xi8> to vector<1xf32>
      %564 = vector.extract %563[0] : f32 from vector<1xf32>
      %565 = arith.mulf %564, %550 : f32
      %566 = arith.mulf %538, %565 : f32
      %567 = arith.muli %544, %outputFeatures : index
      %568 = arith.addi %567, %18 : index
      %569 = wave.lane
      %570 = arith.remui %569, %c8 : index
      %571 = arith.addi %568, %570 : index
      %572 = arith.addi %571, %c5 : index
      memref.store %558, %logits[%572] : memref<?xf32>
      %573 = arith.addi %571, %c8 : index
      memref.store %566, %logits[%573] : memref<?xf32>
    }
    %574 = vector.extract %301#0[4] : f32 from vector<8xf32>
    %575 = vector.extract %301#1[4] : f32 from vector<8xf32>
    %576 = wave.lane
    %577 = arith.addi %16, %c5 : index
    %578 = arith.muli %c17, %c2 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.divui %576, %c8 : index
    %581 = arith.addi %579, %580 : index
    %582 = arith.cmpi slt, %581, %15 : index
    scf.if %582 {
      %583 = arith.cmpi eq, %hasFactors, %c6 : index
      %584 = arith.muli %581, %c2 : index
      %585 = memref.load %factors[%584] : memref<?xf32>
      %586 = arith.mulf %585, %operandScale : f32
      %587 = arith.select %583, %586, %operandScale : f32
      %588 = arith.remui %576, %c8 : index
      %589 = arith.muli %588, %c17 : index
      %590 = arith.addi %11, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %587 : f32
      %595 = arith.mulf %574, %594 : f32
      %596 = arith.remui %576, %c8 : index
      %597 = arith.muli %596, %c17 : index
      %598 = arith.addi %13, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<1xf32>
      %601 = vector.extract %600[0] : f32 from vector<1xf32>
      %602 = arith.mulf %601, %587 : f32
      %603 = arith.mulf %575, %602 : f32
      %604 = arith.muli %581, %outputFeatures : index
      %605 = arith.addi %604, %18 : index
      %606 = wave.lane
      %607 = arith.remui %606, %c8 : index
      %608 = arith.addi %605, %607 : index
      %609 = arith.addi %608, %c5 : index
      memref.store %595, %logits[%609] : memref<?xf32>
      %610 = arith.addi %608, %c8 : index
      memref.store %603, %logits[%610] : memref<?xf32>
    }
    %611 = vector.extract %301#0[5] : f32 from vector<8xf32>
    %612 = vector.extract %301#1[5] : f32 from vector<8xf32>
    %613 = wave.lane
    %614 = arith.addi %16, %c5 : index
    %615 = arith.muli %c29, %c2 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.divui %613, %c8 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.cmpi slt, %618, %15 : index
    scf.if %619 {
      %620 = arith.cmpi eq, %hasFactors, %c6 : index
      %621 = arith.muli %618, %c2 : index
      %622 = memref.load %factors[%621] : memref<?xf32>
      %623 = arith.mulf %622, %operandScale : f32
      %624 = arith.select %620, %623, %operandScale : f32
      %625 = arith.remui %613, %c8 : index
      %626 = arith.muli %625, %c17 : index
      %627 = arith.addi %11, %626 : index
      %628 = vector.load %w[%627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %629 = vector.bitcast %628 : vector<4xi8> to vector<1xf32>
      %630 = vector.extract %629[0] : f32 from vector<1xf32>
      %631 = arith.mulf %630, %624 : f32
      %632 = arith.mulf %611, %631 : f32
      %633 = arith.remui %613, %c8 : index
      %634 = arith.muli %633, %c17 : index
      %635 = arith.addi %13, %634 : index
      %636 = vector.load %w[%635] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %637 = vector.bitcast %636 : vector<4xi8> to vector<1xf32>
      %638 = vector.extract %637[0] : f32 from vector<1xf32>
      %639 = arith.mulf %638, %624 : f32
      %640 = arith.mulf %612, %639 : f32
      %641 = arith.muli %618, %outputFeatures : index
      %642 = arith.addi %641, %18 : index
      %643 = wave.lane
      %644 = arith.remui %643, %c8 : index
      %645 = arith.addi %642, %644 : index
      %646 = arith.addi %645, %c5 : index
      memref.store %632, %logits[%646] : memref<?xf32>
      %647 = arith.addi %645, %c8 : index
      memref.store %640, %logits[%647] : memref<?xf32>
    }
    %648 = vector.extract %301#0[6] : f32 from vector<8xf32>
    %649 = vector.extract %301#1[6] : f32 from vector<8xf32>
    %650 = wave.lane
    %651 = arith.addi %16, %c5 : index
    %652 = arith.muli %c30, %c2 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c8 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %15 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c6 : index
      %658 = arith.muli %655, %c2 : index
      %659 = memref.load %factors[%658] : memref<?xf32>
      %660 = arith.mulf %659, %operandScale : f32
      %661 = arith.select %657, %660, %operandScale : f32
      %662 = arith.remui %650, %c8 : index
      %663 = arith.muli %662, %c17 : index
      %664 = arith.addi %11, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %648, %668 : f32
      %670 = arith.remui %650, %c8 : index
      %671 = arith.muli %670, %c17 : index
      %672 = arith.addi %13, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %661 : f32
      %677 = arith.mulf %649, %676 : f32
      %678 = arith.muli %655, %outputFeatures : index
      %679 = arith.addi %678, %18 : index
      %680 = wave.lane
      %681 = arith.remui %680, %c8 : index
      %682 = arith.addi %679, %681 : index
      %683 = arith.addi %682, %c5 : index
      memref.store %669, %logits[%683] : memref<?xf32>
      %684 = arith.addi %682, %c8 : index
      memref.store %677, %logits[%684] : memref<?xf32>
    }
    %685 = vector.extract %301#0[7] : f32 from vector<8xf32>
    %686 = vector.extract %301#1[7] : f32 from vector<8xf32>
    %687 = wave.lane
    %688 = arith.addi %16, %c5 : index
    %689 = arith.muli %c31, %c2 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.divui %687, %c8 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.cmpi slt, %692, %15 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c6 : index
      %695 = arith.muli %692, %c2 : index
      %696 = memref.load %factors[%695] : memref<?xf32>
      %697 = arith.mulf %696, %operandScale : f32
      %698 = arith.select %694, %697, %operandScale : f32
      %699 = arith.remui %687, %c8 : index
      %700 = arith.muli %699, %c17 : index
      %701 = arith.addi %11, %700 : index
      %702 = vector.load %w[%701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %703 = vector.bitcast %702 : vector<4xi8> to vector<1xf32>
      %704 = vector.extract %703[0] : f32 from vector<1xf32>
      %705 = arith.mulf %704, %698 : f32
      %706 = arith.mulf %685, %705 : f32
      %707 = arith.remui %687, %c8 : index
      %708 = arith.muli %707, %c17 : index
      %709 = arith.addi %13, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<1xf32>
      %712 = vector.extract %711[0] : f32 from vector<1xf32>
      %713 = arith.mulf %712, %698 : f32
      %714 = arith.mulf %686, %713 : f32
      %715 = arith.muli %692, %outputFeatures : index
      %716 = arith.addi %715, %18 : index
      %717 = wave.lane
      %718 = arith.remui %717, %c8 : index
      %719 = arith.addi %716, %718 : index
      %720 = arith.addi %719, %c5 : index
      memref.store %706, %logits[%720] : memref<?xf32>
      %721 = arith.addi %719, %c8 : index
      memref.store %714, %logits[%721] : memref<?xf32>
    }
  }
  %722 = arith.muli %experts, %c6 : index
  %723 = wave.scratch %722 : memref<?xf32>
  %724 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %724 {
    %725 = arith.addi %16, %c8 : index
    %726 = arith.minsi %725, %15 : index
    %727 = wave.wave
    %728 = arith.addi %16, %727 : index
    scf.for %729 = %728 to %726 step %c6 {
      %730 = wave.wave
      %731 = arith.muli %730, %experts : index
      %732 = wave.lane
      %733 = arith.muli %729, %logitsWidth : index
      %736 = scf.for %734 = %732 to %experts step %c10 iter_args(%735 = %c36) -> (f32) {
        %737 = arith.addi %733, %734 : index
        %738 = memref.load %logits[%737] : memref<?xf32>
        %739 = arith.maximumf %735, %738 : f32
        scf.yield %739 : f32
      }
      %740 = vector.broadcast %736 : f32 to vector<1xf32>
      %741 = wave.reduce "max" %740 : vector<1xf32>
      %744 = scf.for %742 = %732 to %experts step %c10 iter_args(%743 = %c37) -> (f32) {
        %745 = arith.addi %733, %742 : index
        %746 = memref.load %logits[%745] : memref<?xf32>
        %747 = arith.subf %746, %741 : f32
        %748 = arith.mulf %747, %c38 : f32
        %749 = wave.exp2 %748 : f32
        %750 = arith.addi %731, %742 : index
        memref.store %749, %723[%750] : memref<?xf32>
        %751 = arith.addf %743, %749 : f32
        scf.yield %751 : f32
      }
      %752 = vector.broadcast %744 : f32 to vector<1xf32>
      %753 = wave.reduce "add" %752 : vector<1xf32>
      scf.for %754 = %732 to %experts step %c10 {
        %755 = arith.addi %731, %754 : index
        %756 = memref.load %723[%755] : memref<?xf32>
        %757 = arith.divf %756, %753 : f32
        %758 = arith.addi %731, %754 : index
        memref.store %757, %723[%758] : memref<?xf32>
      }
      %763:3 = scf.for %759 = %c5 to %expertsPerToken step %c6 iter_args(%760 = %c37, %761 = %c37, %762 = %c39) -> (f32, f32, i32) {
        %767:2 = scf.for %764 = %732 to %experts step %c10 iter_args(%765 = %c40, %766 = %c37) -> (f32, f32) {
          %768 = arith.addi %731, %764 : index
          %769 = memref.load %723[%768] : memref<?xf32>
          %770 = arith.cmpf ogt, %769, %765 : f32
          %771 = arith.index_cast %764 : index to i32
          %772 = arith.sitofp %771 : i32 to f32
          %773 = arith.select %770, %769, %765 : f32
          %774 = arith.select %770, %772, %766 : f32
          scf.yield %773, %774 : f32, f32
        }
        %775 = vector.broadcast %767#0 : f32 to vector<1xf32>
        %776 = wave.reduce "max" %775 : vector<1xf32>
        %777 = arith.cmpf oeq, %767#0, %776 : f32
        %778 = arith.subf %c37, %767#1 : f32
        %779 = arith.select %777, %778, %c41 : f32
        %780 = vector.broadcast %779 : f32 to vector<1xf32>
        %781 = wave.reduce "max" %780 : vector<1xf32>
        %782 = arith.subf %c37, %781 : f32
        %783 = arith.fptosi %782 : f32 to i32
        %784 = arith.index_cast %783 : i32 to index
        %785 = arith.remui %784, %c10 : index
        %786 = arith.cmpi eq, %785, %732 : index
        scf.if %786 {
          %787 = arith.addi %731, %784 : index
          memref.store %c42, %723[%787] : memref<?xf32>
        }
        %788 = arith.cmpi eq, %759, %732 : index
        %789 = arith.addf %760, %776 : f32
        %790 = arith.select %788, %776, %761 : f32
        %791 = arith.select %788, %783, %762 : i32
        scf.yield %789, %790, %791 : f32, f32, i32
      }
      %792 = arith.cmpi eq, %normalize, %c6 : index
      %793 = arith.divf %763#1, %763#0 : f32
      %794 = arith.select %792, %793, %763#1 : f32
      %795 = arith.cmpi slt, %732, %expertsPerToken : index
      scf.if %795 {
        %796 = arith.muli %729, %expertsPerToken : index
        %797 = arith.addi %796, %732 : index
        memref.store %794, %weights[%797] : memref<?xf32>
        %798 = arith.muli %729, %expertsPerToken : index
        %799 = arith.addi %798, %732 : index
        memref.store %763#2, %ids_out[%799] : memref<?xi32>
      }
    }
  }
  wave.return
}
