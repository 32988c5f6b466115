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
  %c28 = arith.constant 0x3F800000 : f32
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
      %436 = memref.load %factors[%433] : memref<?xf32>
      %437 = arith.select %435, %436, %c28 : f32
      %438 = arith.remui %428, %c8 : index
      %439 = arith.muli %438, %c17 : index
      %440 = arith.addi %11, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %437 : f32
      %445 = arith.mulf %426, %444 : f32
      %446 = arith.remui %428, %c8 : index
      %447 = arith.muli %446, %c17 : index
      %448 = arith.addi %13, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %437 : f32
      %453 = arith.mulf %427, %452 : f32
      %454 = arith.muli %433, %outputFeatures : index
      %455 = arith.addi %454, %18 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c8 : index
      %458 = arith.addi %455, %457 : index
      %459 = arith.addi %458, %c5 : index
      memref.store %445, %logits[%459] : memref<?xf32>
      %460 = arith.addi %458, %c8 : index
      memref.store %453, %logits[%460] : memref<?xf32>
    }
    %461 = vector.extract %301#0[1] : f32 from vector<8xf32>
    %462 = vector.extract %301#1[1] : f32 from vector<8xf32>
    %463 = wave.lane
    %464 = arith.addi %16, %c5 : index
    %465 = arith.muli %c6, %c2 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.divui %463, %c8 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.cmpi slt, %468, %15 : index
    scf.if %469 {
      %470 = arith.cmpi eq, %hasFactors, %c6 : index
      %471 = memref.load %factors[%468] : memref<?xf32>
      %472 = arith.select %470, %471, %c28 : f32
      %473 = arith.remui %463, %c8 : index
      %474 = arith.muli %473, %c17 : index
      %475 = arith.addi %11, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %472 : f32
      %480 = arith.mulf %461, %479 : f32
      %481 = arith.remui %463, %c8 : index
      %482 = arith.muli %481, %c17 : index
      %483 = arith.addi %13, %482 : index
      %484 = vector.load %w[%483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %485 = vector.bitcast %484 : vector<4xi8> to vector<1xf32>
      %486 = vector.extract %485[0] : f32 from vector<1xf32>
      %487 = arith.mulf %486, %472 : f32
      %488 = arith.mulf %462, %487 : f32
      %489 = arith.muli %468, %outputFeatures : index
      %490 = arith.addi %489, %18 : index
      %491 = wave.lane
      %492 = arith.remui %491, %c8 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.addi %493, %c5 : index
      memref.store %480, %logits[%494] : memref<?xf32>
      %495 = arith.addi %493, %c8 : index
      memref.store %488, %logits[%495] : memref<?xf32>
    }
    %496 = vector.extract %301#0[2] : f32 from vector<8xf32>
    %497 = vector.extract %301#1[2] : f32 from vector<8xf32>
    %498 = wave.lane
    %499 = arith.addi %16, %c5 : index
    %500 = arith.muli %c2, %c2 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.divui %498, %c8 : index
    %503 = arith.addi %501, %502 : index
    %504 = arith.cmpi slt, %503, %15 : index
    scf.if %504 {
      %505 = arith.cmpi eq, %hasFactors, %c6 : index
      %506 = memref.load %factors[%503] : memref<?xf32>
      %507 = arith.select %505, %506, %c28 : f32
      %508 = arith.remui %498, %c8 : index
      %509 = arith.muli %508, %c17 : index
      %510 = arith.addi %11, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %496, %514 : f32
      %516 = arith.remui %498, %c8 : index
      %517 = arith.muli %516, %c17 : index
      %518 = arith.addi %13, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %507 : f32
      %523 = arith.mulf %497, %522 : f32
      %524 = arith.muli %503, %outputFeatures : index
      %525 = arith.addi %524, %18 : index
      %526 = wave.lane
      %527 = arith.remui %526, %c8 : index
      %528 = arith.addi %525, %527 : index
      %529 = arith.addi %528, %c5 : index
      memref.store %515, %logits[%529] : memref<?xf32>
      %530 = arith.addi %528, %c8 : index
      memref.store %523, %logits[%530] : memref<?xf32>
    }
    %531 = vector.extract %301#0[3] : f32 from vector<8xf32>
    %532 = vector.extract %301#1[3] : f32 from vector<8xf32>
    %533 = wave.lane
    %534 = arith.addi %16, %c5 : index
    %535 = arith.muli %c26, %c2 : index
    %536 = arith.addi %534, %535 : index
    %537 = arith.divui %533, %c8 : index
    %538 = arith.addi %536, %537 : index
    %539 = arith.cmpi slt, %538, %15 : index
    scf.if %539 {
      %540 = arith.cmpi eq, %hasFactors, %c6 : index
      %541 = memref.load %factors[%538] : memref<?xf32>
      %542 = arith.select %540, %541, %c28 : f32
      %543 = arith.remui %533, %c8 : index
      %544 = arith.muli %543, %c17 : index
      %545 = arith.addi %11, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %542 : f32
      %550 = arith.mulf %531, %549 : f32
      %551 = arith.remui %533, %c8 : index
      %552 = arith.muli %551, %c17 : index
      %553 = arith.addi %13, %552 : index
      %554 = vector.load %w[%553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %555 = vector.bitcast %554 : vector<4xi8> to vector<1xf32>
      %556 = vector.extract %555[0] : f32 from vector<1xf32>
      %557 = arith.mulf %556, %542 : f32
      %558 = arith.mulf %532, %557 : f32
      %559 = arith.muli %538, %outputFeatures : index
      %560 = arith.addi %559, %18 : index
      %561 = wave.lane
      %562 = arith.remui %561, %c8 : index
      %563 = arith.addi %560, %562 : index
      %564 = arith.addi %563, %c5 : index
      memref.store %550, %logits[%564] : memref<?xf32>
      %565 = arith.addi %563, %c8 : index
      memref.store %558, %logits[%565] : memref<?xf32>
    }
    %566 = vector.extract %301#0[4] : f32 from vector<8xf32>
    %567 = vector.extract %301#1[4] : f32 from vector<8xf32>
    %568 = wave.lane
    %569 = arith.addi %16, %c5 : index
    %570 = arith.muli %c17, %c2 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c8 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %15 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c6 : index
      %576 = memref.load %factors[%573] : memref<?xf32>
      %577 = arith.select %575, %576, %c28 : f32
      %578 = arith.remui %568, %c8 : index
      %579 = arith.muli %578, %c17 : index
      %580 = arith.addi %11, %579 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.mulf %583, %577 : f32
      %585 = arith.mulf %566, %584 : f32
      %586 = arith.remui %568, %c8 : index
      %587 = arith.muli %586, %c17 : index
      %588 = arith.addi %13, %587 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<1xf32>
      %591 = vector.extract %590[0] : f32 from vector<1xf32>
      %592 = arith.mulf %591, %577 : f32
      %593 = arith.mulf %567, %592 : f32
      %594 = arith.muli %573, %outputFeatures : index
      %595 = arith.addi %594, %18 : index
      %596 = wave.lane
      %597 = arith.remui %596, %c8 : index
      %598 = arith.addi %595, %597 : index
      %599 = arith.addi %598, %c5 : index
      memref.store %585, %logits[%599] : memref<?xf32>
      %600 = arith.addi %598, %c8 : index
      memref.store %593, %logits[%600] : memref<?xf32>
    }
    %601 = vector.extract %301#0[5] : f32 from vector<8xf32>
    %602 = vector.extract %301#1[5] : f32 from vector<8xf32>
    %603 = wave.lane
    %604 = arith.addi %16, %c5 : index
    %605 = arith.muli %c29, %c2 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.divui %603, %c8 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %15 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c6 : index
      %611 = memref.load %factors[%608] : memref<?xf32>
      %612 = arith.select %610, %611, %c28 : f32
      %613 = arith.remui %603, %c8 : index
      %614 = arith.muli %613, %c17 : index
      %615 = arith.addi %11, %614 : index
      %616 = vector.load %w[%615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %617 = vector.bitcast %616 : vector<4xi8> to vector<1xf32>
      %618 = vector.extract %617[0] : f32 from vector<1xf32>
      %619 = arith.mulf %618, %612 : f32
      %620 = arith.mulf %601, %619 : f32
      %621 = arith.remui %603, %c8 : index
      %622 = arith.muli %621, %c17 : index
      %623 = arith.addi %13, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %612 : f32
      %628 = arith.mulf %602, %627 : f32
      %629 = arith.muli %608, %outputFeatures : index
      %630 = arith.addi %629, %18 : index
      %631 = wave.lane
      %632 = arith.remui %631, %c8 : index
      %633 = arith.addi %630, %632 : index
      %634 = arith.addi %633, %c5 : index
      memref.store %620, %logits[%634] : memref<?xf32>
      %635 = arith.addi %633, %c8 : index
      memref.store %628, %logits[%635] : memref<?xf32>
    }
    %636 = vector.extract %301#0[6] : f32 from vector<8xf32>
    %637 = vector.extract %301#1[6] : f32 from vector<8xf32>
    %638 = wave.lane
    %639 = arith.addi %16, %c5 : index
    %640 = arith.muli %c30, %c2 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.divui %638, %c8 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %15 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c6 : index
      %646 = memref.load %factors[%643] : memref<?xf32>
      %647 = arith.select %645, %646, %c28 : f32
      %648 = arith.remui %638, %c8 : index
      %649 = arith.muli %648, %c17 : index
      %650 = arith.addi %11, %649 : index
      %651 = vector.load %w[%650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %652 = vector.bitcast %651 : vector<4xi8> to vector<1xf32>
      %653 = vector.extract %652[0] : f32 from vector<1xf32>
      %654 = arith.mulf %653, %647 : f32
      %655 = arith.mulf %636, %654 : f32
      %656 = arith.remui %638, %c8 : index
      %657 = arith.muli %656, %c17 : index
      %658 = arith.addi %13, %657 : index
      %659 = vector.load %w[%658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %660 = vector.bitcast %659 : vector<4xi8> to vector<1xf32>
      %661 = vector.extract %660[0] : f32 from vector<1xf32>
      %662 = arith.mulf %661, %647 : f32
      %663 = arith.mulf %637, %662 : f32
      %664 = arith.muli %643, %outputFeatures : index
      %665 = arith.addi %664, %18 : index
      %666 = wave.lane
      %667 = arith.remui %666, %c8 : index
      %668 = arith.addi %665, %667 : index
      %669 = arith.addi %668, %c5 : index
      memref.store %655, %logits[%669] : memref<?xf32>
      %670 = arith.addi %668, %c8 : index
      memref.store %663, %logits[%670] : memref<?xf32>
    }
    %671 = vector.extract %301#0[7] : f32 from vector<8xf32>
    %672 = vector.extract %301#1[7] : f32 from vector<8xf32>
    %673 = wave.lane
    %674 = arith.addi %16, %c5 : index
    %675 = arith.muli %c31, %c2 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.divui %673, %c8 : index
    %678 = arith.addi %676, %677 : index
    %679 = arith.cmpi slt, %678, %15 : index
    scf.if %679 {
      %680 = arith.cmpi eq, %hasFactors, %c6 : index
      %681 = memref.load %factors[%678] : memref<?xf32>
      %682 = arith.select %680, %681, %c28 : f32
      %683 = arith.remui %673, %c8 : index
      %684 = arith.muli %683, %c17 : index
      %685 = arith.addi %11, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %682 : f32
      %690 = arith.mulf %671, %689 : f32
      %691 = arith.remui %673, %c8 : index
      %692 = arith.muli %691, %c17 : index
      %693 = arith.addi %13, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %682 : f32
      %698 = arith.mulf %672, %697 : f32
      %699 = arith.muli %678, %outputFeatures : index
      %700 = arith.addi %699, %18 : index
      %701 = wave.lane
      %702 = arith.remui %701, %c8 : index
      %703 = arith.addi %700, %702 : index
      %704 = arith.addi %703, %c5 : index
      memref.store %690, %logits[%704] : memref<?xf32>
      %705 = arith.addi %703, %c8 : index
      memref.store %698, %logits[%705] : memref<?xf32>
    }
  }
  %706 = arith.muli %experts, %c6 : index
  %707 = wave.scratch %706 : memref<?xf32>
  %708 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %708 {
    %709 = arith.addi %16, %c8 : index
    %710 = arith.minsi %709, %15 : index
    %711 = wave.wave
    %712 = arith.addi %16, %711 : index
    scf.for %713 = %712 to %710 step %c6 {
      %714 = wave.wave
      %715 = arith.muli %714, %experts : index
      %716 = wave.lane
      %717 = arith.muli %713, %logitsWidth : index
      %720 = scf.for %718 = %716 to %experts step %c10 iter_args(%719 = %c36) -> (f32) {
        %721 = arith.addi %717, %718 : index
        %722 = memref.load %logits[%721] : memref<?xf32>
        %723 = arith.maximumf %719, %722 : f32
        scf.yield %723 : f32
      }
      %724 = vector.broadcast %720 : f32 to vector<1xf32>
      %725 = wave.reduce "max" %724 : vector<1xf32>
      %728 = scf.for %726 = %716 to %experts step %c10 iter_args(%727 = %c37) -> (f32) {
        %729 = arith.addi %717, %726 : index
        %730 = memref.load %logits[%729] : memref<?xf32>
        %731 = arith.subf %730, %725 : f32
        %732 = arith.mulf %731, %c38 : f32
        %733 = wave.exp2 %732 : f32
        %734 = arith.addi %715, %726 : index
        memref.store %733, %707[%734] : memref<?xf32>
        %735 = arith.addf %727, %733 : f32
        scf.yield %735 : f32
      }
      %736 = vector.broadcast %728 : f32 to vector<1xf32>
      %737 = wave.reduce "add" %736 : vector<1xf32>
      scf.for %738 = %716 to %experts step %c10 {
        %739 = arith.addi %715, %738 : index
        %740 = memref.load %707[%739] : memref<?xf32>
        %741 = arith.divf %740, %737 : f32
        %742 = arith.addi %715, %738 : index
        memref.store %741, %707[%742] : memref<?xf32>
      }
      %747:3 = scf.for %743 = %c5 to %expertsPerToken step %c6 iter_args(%744 = %c37, %745 = %c37, %746 = %c39) -> (f32, f32, i32) {
        %751:2 = scf.for %748 = %716 to %experts step %c10 iter_args(%749 = %c40, %750 = %c37) -> (f32, f32) {
          %752 = arith.addi %715, %748 : index
          %753 = memref.load %707[%752] : memref<?xf32>
          %754 = arith.cmpf ogt, %753, %749 : f32
          %755 = arith.index_cast %748 : index to i32
          %756 = arith.sitofp %755 : i32 to f32
          %757 = arith.select %754, %753, %749 : f32
          %758 = arith.select %754, %756, %750 : f32
          scf.yield %757, %758 : f32, f32
        }
        %759 = vector.broadcast %751#0 : f32 to vector<1xf32>
        %760 = wave.reduce "max" %759 : vector<1xf32>
        %761 = arith.cmpf oeq, %751#0, %760 : f32
        %762 = arith.subf %c37, %751#1 : f32
        %763 = arith.select %761, %762, %c41 : f32
        %764 = vector.broadcast %763 : f32 to vector<1xf32>
        %765 = wave.reduce "max" %764 : vector<1xf32>
        %766 = arith.subf %c37, %765 : f32
        %767 = arith.fptosi %766 : f32 to i32
        %768 = arith.index_cast %767 : i32 to index
        %769 = arith.remui %768, %c10 : index
        %770 = arith.cmpi eq, %769, %716 : index
        scf.if %770 {
          %771 = arith.addi %715, %768 : index
          memref.store %c42, %707[%771] : memref<?xf32>
        }
        %772 = arith.cmpi eq, %743, %716 : index
        %773 = arith.addf %744, %760 : f32
        %774 = arith.select %772, %760, %745 : f32
        %775 = arith.select %772, %767, %746 : i32
        scf.yield %773, %774, %775 : f32, f32, i32
      }
      %776 = arith.cmpi eq, %normalize, %c6 : index
      %777 = arith.divf %747#1, %747#0 : f32
      %778 = arith.select %776, %777, %747#1 : f32
      %779 = arith.cmpi slt, %716, %expertsPerToken : index
      scf.if %779 {
        %780 = arith.muli %713, %expertsPerToken : index
        %781 = arith.addi %780, %716 : index
        memref.store %778, %weights[%781] : memref<?xf32>
        %782 = arith.muli %713, %expertsPerToken : index
        %783 = arith.addi %782, %716 : index
        memref.store %747#2, %ids_out[%783] : memref<?xi32>
      }
    }
  }
  wave.return
}
