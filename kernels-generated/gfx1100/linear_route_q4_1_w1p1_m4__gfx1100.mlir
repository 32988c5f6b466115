// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 32 : index
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
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c8 : index
  %17 = arith.cmpi slt, %14, %13 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c8 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c1 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c12 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c12 {
      %27 = arith.muli %26, %c1 : index
      %28 = arith.addi %c6, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c1 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c1 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c12 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c2 : index
    %42 = arith.muli %41, %c2 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c2 iter_args(%47 = %c13) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c6 : index
      %51 = arith.remui %49, %c8 : index
      %52 = arith.addi %11, %c4 : index
      %53 = arith.muli %50, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c17 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %58 = vector.bitcast %57 : vector<4xi8> to vector<2xf16>
      %59 = vector.extract %58[0] : f16 from vector<2xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = vector.extract %58[1] : f16 from vector<2xf16>
      %62 = vector.broadcast %61 : f16 to vector<16xf16>
      %63 = arith.addi %11, %c4 : index
      %64 = arith.muli %inputFeatures, %c2 : index
      %65 = arith.addi %64, %c3 : index
      %66 = arith.divui %65, %c4 : index
      %67 = arith.muli %66, %c4 : index
      %68 = arith.addi %63, %67 : index
      %69 = arith.muli %50, %c18 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %51, %c8 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<4xi32>
      %75 = arith.shrui %74, %c19 : vector<4xi32>
      %76 = arith.andi %75, %c20 : vector<4xi32>
      %77 = arith.ori %76, %c21 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %74, %c22 : vector<4xi32>
      %80 = arith.andi %79, %c20 : vector<4xi32>
      %81 = arith.ori %80, %c21 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %74, %c23 : vector<4xi32>
      %84 = arith.andi %83, %c20 : vector<4xi32>
      %85 = arith.ori %84, %c21 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %74, %c24 : vector<4xi32>
      %88 = arith.andi %87, %c20 : vector<4xi32>
      %89 = arith.ori %88, %c21 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = vector.shuffle %91, %92 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %94 = arith.subf %93, %c25 : vector<32xf16>
      %95 = vector.shuffle %94, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %96 = vector.shuffle %94, %94 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %97 = math.fma %95, %60, %62 : vector<16xf16>
      %98 = math.fma %96, %60, %62 : vector<16xf16>
      %99 = arith.addi %46, %c5 : index
      %100 = arith.remui %49, %c8 : index
      %101 = arith.addi %11, %c4 : index
      %102 = arith.muli %99, %c16 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.muli %100, %c17 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %107 = vector.bitcast %106 : vector<4xi8> to vector<2xf16>
      %108 = vector.extract %107[0] : f16 from vector<2xf16>
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = vector.extract %107[1] : f16 from vector<2xf16>
      %111 = vector.broadcast %110 : f16 to vector<16xf16>
      %112 = arith.addi %11, %c4 : index
      %113 = arith.muli %inputFeatures, %c2 : index
      %114 = arith.addi %113, %c3 : index
      %115 = arith.divui %114, %c4 : index
      %116 = arith.muli %115, %c4 : index
      %117 = arith.addi %112, %116 : index
      %118 = arith.muli %99, %c18 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %100, %c8 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<4xi32>
      %124 = arith.shrui %123, %c19 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %123, %c22 : vector<4xi32>
      %129 = arith.andi %128, %c20 : vector<4xi32>
      %130 = arith.ori %129, %c21 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %123, %c23 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.ori %133, %c21 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %123, %c24 : vector<4xi32>
      %137 = arith.andi %136, %c20 : vector<4xi32>
      %138 = arith.ori %137, %c21 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %127, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %140, %141 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %143 = arith.subf %142, %c25 : vector<32xf16>
      %144 = vector.shuffle %143, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %145 = vector.shuffle %143, %143 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %146 = math.fma %144, %109, %111 : vector<16xf16>
      %147 = math.fma %145, %109, %111 : vector<16xf16>
      %148 = arith.muli %46, %c2 : index
      %149 = arith.addi %148, %c6 : index
      %150 = arith.muli %tileRows, %c8 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.addi %32, %151 : index
      %153 = vector.load %20[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c1 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %20[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %97, %47 : vector<16xf16>, vector<8xf32>
      %159 = arith.muli %46, %c2 : index
      %160 = arith.addi %159, %c5 : index
      %161 = arith.muli %tileRows, %c8 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.addi %32, %162 : index
      %164 = vector.load %20[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c1 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %20[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %98, %158 : vector<16xf16>, vector<8xf32>
      %170 = arith.muli %46, %c2 : index
      %171 = arith.addi %170, %c2 : index
      %172 = arith.muli %tileRows, %c8 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.addi %32, %173 : index
      %175 = vector.load %20[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c1 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %20[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %146, %169 : vector<16xf16>, vector<8xf32>
      %181 = arith.muli %46, %c2 : index
      %182 = arith.addi %181, %c26 : index
      %183 = arith.muli %tileRows, %c8 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.addi %32, %184 : index
      %186 = vector.load %20[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c1 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %20[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %147, %180 : vector<16xf16>, vector<8xf32>
      scf.yield %191 : vector<8xf32>
    }
    %192 = arith.select %39, %45, %38 : index
    %195 = scf.for %193 = %45 to %192 step %c5 iter_args(%194 = %48) -> (vector<8xf32>) {
      %196 = wave.lane
      %197 = arith.addi %193, %c6 : index
      %198 = arith.remui %196, %c8 : index
      %199 = arith.addi %11, %c4 : index
      %200 = arith.muli %197, %c16 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.muli %198, %c17 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %205 = vector.bitcast %204 : vector<4xi8> to vector<2xf16>
      %206 = vector.extract %205[0] : f16 from vector<2xf16>
      %207 = vector.broadcast %206 : f16 to vector<16xf16>
      %208 = vector.extract %205[1] : f16 from vector<2xf16>
      %209 = vector.broadcast %208 : f16 to vector<16xf16>
      %210 = arith.addi %11, %c4 : index
      %211 = arith.muli %inputFeatures, %c2 : index
      %212 = arith.addi %211, %c3 : index
      %213 = arith.divui %212, %c4 : index
      %214 = arith.muli %213, %c4 : index
      %215 = arith.addi %210, %214 : index
      %216 = arith.muli %197, %c18 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.muli %198, %c8 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<4xi32>
      %222 = arith.shrui %221, %c19 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.ori %223, %c21 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %221, %c22 : vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %221, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %221, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c20 : vector<4xi32>
      %236 = arith.ori %235, %c21 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %238, %239 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %241 = arith.subf %240, %c25 : vector<32xf16>
      %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %243 = vector.shuffle %241, %241 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %244 = math.fma %242, %207, %209 : vector<16xf16>
      %245 = math.fma %243, %207, %209 : vector<16xf16>
      %246 = arith.muli %193, %c2 : index
      %247 = arith.addi %246, %c6 : index
      %248 = arith.muli %tileRows, %c8 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %32, %249 : index
      %251 = vector.load %20[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %20[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %244, %194 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %193, %c2 : index
      %258 = arith.addi %257, %c5 : index
      %259 = arith.muli %tileRows, %c8 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %32, %260 : index
      %262 = vector.load %20[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c1 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %20[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %245, %256 : vector<16xf16>, vector<8xf32>
      scf.yield %267 : vector<8xf32>
    }
    %268 = wave.lane
    %269 = vector.extract %195[0] : f32 from vector<8xf32>
    %270 = wave.lane
    %271 = arith.addi %14, %c6 : index
    %272 = arith.muli %c6, %c2 : index
    %273 = arith.addi %271, %272 : index
    %274 = arith.divui %270, %c8 : index
    %275 = arith.addi %273, %274 : index
    %276 = arith.cmpi slt, %275, %13 : index
    scf.if %276 {
      %277 = arith.cmpi eq, %hasFactors, %c5 : index
      %278 = arith.muli %275, %c2 : index
      %279 = memref.load %factors[%278] : memref<?xf32>
      %280 = arith.mulf %279, %operandScale : f32
      %281 = arith.select %277, %280, %operandScale : f32
      %282 = arith.remui %270, %c8 : index
      %283 = arith.muli %282, %c17 : index
      %284 = arith.addi %11, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<1xf32>
      %287 = vector.extract %286[0] : f32 from vector<1xf32>
      %288 = arith.mulf %287, %281 : f32
      %289 = arith.mulf %269, %288 : f32
      %290 = arith.muli %275, %outputFeatures : index
      %291 = arith.addi %290, %16 : index
      %292 = wave.lane
      %293 = arith.remui %292, %c8 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.addi %294, %c6 : index
      memref.store %289, %logits[%295] : memref<?xf32>
    }
    %296 = vector.extract %195[1] : f32 from vector<8xf32>
    %297 = wave.lane
    %298 = arith.addi %14, %c6 : index
    %299 = arith.muli %c5, %c2 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.divui %297, %c8 : index
    %302 = arith.addi %300, %301 : index
    %303 = arith.cmpi slt, %302, %13 : index
    scf.if %303 {
      %304 = arith.cmpi eq, %hasFactors, %c5 : index
      %305 = arith.muli %302, %c2 : index
      %306 = memref.load %factors[%305] : memref<?xf32>
      %307 = arith.mulf %306, %operandScale : f32
      %308 = arith.select %304, %307, %operandScale : f32
      %309 = arith.remui %297, %c8 : index
      %310 = arith.muli %309, %c17 : index
      %311 = arith.addi %11, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<1xf32>
      %314 = vector.extract %313[0] : f32 from vector<1xf32>
      %315 = arith.mulf %314, %308 : f32
      %316 = arith.mulf %296, %315 : f32
      %317 = arith.muli %302, %outputFeatures : index
      %318 = arith.addi %317, %16 : index
      %319 = wave.lane
      %320 = arith.remui %319, %c8 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.addi %321, %c6 : index
      memref.store %316, %logits[%322] : memref<?xf32>
    }
    %323 = vector.extract %195[2] : f32 from vector<8xf32>
    %324 = wave.lane
    %325 = arith.addi %14, %c6 : index
    %326 = arith.muli %c2, %c2 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.divui %324, %c8 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.cmpi slt, %329, %13 : index
    scf.if %330 {
      %331 = arith.cmpi eq, %hasFactors, %c5 : index
      %332 = arith.muli %329, %c2 : index
      %333 = memref.load %factors[%332] : memref<?xf32>
      %334 = arith.mulf %333, %operandScale : f32
      %335 = arith.select %331, %334, %operandScale : f32
      %336 = arith.remui %324, %c8 : index
      %337 = arith.muli %336, %c17 : index
      %338 = arith.addi %11, %337 : index
      %339 = vector.load %w[%338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %340 = vector.bitcast %339 : vector<4xi8> to vector<1xf32>
      %341 = vector.extract %340[0] : f32 from vector<1xf32>
      %342 = arith.mulf %341, %335 : f32
      %343 = arith.mulf %323, %342 : f32
      %344 = arith.muli %329, %outputFeatures : index
      %345 = arith.addi %344, %16 : index
      %346 = wave.lane
      %347 = arith.remui %346, %c8 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.addi %348, %c6 : index
      memref.store %343, %logits[%349] : memref<?xf32>
    }
    %350 = vector.extract %195[3] : f32 from vector<8xf32>
    %351 = wave.lane
    %352 = arith.addi %14, %c6 : index
    %353 = arith.muli %c26, %c2 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.divui %351, %c8 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.cmpi slt, %356, %13 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c5 : index
      %359 = arith.muli %356, %c2 : index
      %360 = memref.load %factors[%359] : memref<?xf32>
      %361 = arith.mulf %360, %operandScale : f32
      %362 = arith.select %358, %361, %operandScale : f32
      %363 = arith.remui %351, %c8 : index
      %364 = arith.muli %363, %c17 : index
      %365 = arith.addi %11, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %362 : f32
      %370 = arith.mulf %350, %369 : f32
      %371 = arith.muli %356, %outputFeatures : index
      %372 = arith.addi %371, %16 : index
      %373 = wave.lane
      %374 = arith.remui %373, %c8 : index
      %375 = arith.addi %372, %374 : index
      %376 = arith.addi %375, %c6 : index
      memref.store %370, %logits[%376] : memref<?xf32>
    }
    %377 = vector.extract %195[4] : f32 from vector<8xf32>
    %378 = wave.lane
    %379 = arith.addi %14, %c6 : index
    %380 = arith.muli %c17, %c2 : index
    %381 = arith.addi %379, %380 : index
    %382 = arith.divui %378, %c8 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.cmpi slt, %383, %13 : index
    scf.if %384 {
      %385 = arith.cmpi eq, %hasFactors, %c5 : index
      %386 = arith.muli %383, %c2 : index
      %387 = memref.load %factors[%386] : memref<?xf32>
      %388 = arith.mulf %387, %operandScale : f32
      %389 = arith.select %385, %388, %operandScale : f32
      %390 = arith.remui %378, %c8 : index
      %391 = arith.muli %390, %c17 : index
      %392 = arith.addi %11, %391 : index
      %393 = vector.load %w[%392] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %394 = vector.bitcast %393 : vector<4xi8> to vector<1xf32>
      %395 = vector.extract %394[0] : f32 from vector<1xf32>
      %396 = arith.mulf %395, %389 : f32
      %397 = arith.mulf %377, %396 : f32
      %398 = arith.muli %383, %outputFeatures : index
      %399 = arith.addi %398, %16 : index
      %400 = wave.lane
      %401 = arith.remui %400, %c8 : index
      %402 = arith.addi %399, %401 : index
      %403 = arith.addi %402, %c6 : index
      memref.store %397, %logits[%403] : memref<?xf32>
    }
    %404 = vector.extract %195[5] : f32 from vector<8xf32>
    %405 = wave.lane
    %406 = arith.addi %14, %c6 : index
    %407 = arith.muli %c29, %c2 : index
    %408 = arith.addi %406, %407 : index
    %409 = arith.divui %405, %c8 : index
    %410 = arith.addi %408, %409 : index
    %411 = arith.cmpi slt, %410, %13 : index
    scf.if %411 {
      %412 = arith.cmpi eq, %hasFactors, %c5 : index
      %413 = arith.muli %410, %c2 : index
      %414 = memref.load %factors[%413] : memref<?xf32>
      %415 = arith.mulf %414, %operandScale : f32
      %416 = arith.select %412, %415, %operandScale : f32
      %417 = arith.remui %405, %c8 : index
      %418 = arith.muli %417, %c17 : index
      %419 = arith.addi %11, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.bitcast %420 : vector<4xi8> to vector<1xf32>
      %422 = vector.extract %421[0] : f32 from vector<1xf32>
      %423 = arith.mulf %422, %416 : f32
      %424 = arith.mulf %404, %423 : f32
      %425 = arith.muli %410, %outputFeatures : index
      %426 = arith.addi %425, %16 : index
      %427 = wave.lane
      %428 = arith.remui %427, %c8 : index
      %429 = arith.addi %426, %428 : index
      %430 = arith.addi %429, %c6 : index
      memref.store %424, %logits[%430] : memref<?xf32>
    }
    %431 = vector.extract %195[6] : f32 from vector<8xf32>
    %432 = wave.lane
    %433 = arith.addi %14, %c6 : index
    %434 = arith.muli %c30, %c2 : index
    %435 = arith.addi %433, %434 : index
    %436 = arith.divui %432, %c8 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.cmpi slt, %437, %13 : index
    scf.if %438 {
      %439 = arith.cmpi eq, %hasFactors, %c5 : index
      %440 = arith.muli %437, %c2 : index
      %441 = memref.load %factors[%440] : memref<?xf32>
      %442 = arith.mulf %441, %operandScale : f32
      %443 = arith.select %439, %442, %operandScale : f32
      %444 = arith.remui %432, %c8 : index
      %445 = arith.muli %444, %c17 : index
      %446 = arith.addi %11, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %431, %450 : f32
      %452 = arith.muli %437, %outputFeatures : index
      %453 = arith.addi %452, %16 : index
      %454 = wave.lane
      %455 = arith.remui %454, %c8 : index
      %456 = arith.addi %453, %455 : index
      %457 = arith.addi %456, %c6 : index
      memref.store %451, %logits[%457] : memref<?xf32>
    }
    %458 = vector.extract %195[7] : f32 from vector<8xf32>
    %459 = wave.lane
    %460 = arith.addi %14, %c6 : index
    %461 = arith.muli %c31, %c2 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.divui %459, %c8 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.cmpi slt, %464, %13 : index
    scf.if %465 {
      %466 = arith.cmpi eq, %hasFactors, %c5 : index
      %467 = arith.muli %464, %c2 : index
      %468 = memref.load %factors[%467] : memref<?xf32>
      %469 = arith.mulf %468, %operandScale : f32
      %470 = arith.select %466, %469, %operandScale : f32
      %471 = arith.remui %459, %c8 : index
      %472 = arith.muli %471, %c17 : index
      %473 = arith.addi %11, %472 : index
      %474 = vector.load %w[%473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %475 = vector.bitcast %474 : vector<4xi8> to vector<1xf32>
      %476 = vector.extract %475[0] : f32 from vector<1xf32>
      %477 = arith.mulf %476, %470 : f32
      %478 = arith.mulf %458, %477 : f32
      %479 = arith.muli %464, %outputFeatures : index
      %480 = arith.addi %479, %16 : index
      %481 = wave.lane
      %482 = arith.remui %481, %c8 : index
      %483 = arith.addi %480, %482 : index
      %484 = arith.addi %483, %c6 : index
      memref.store %478, %logits[%484] : memref<?xf32>
    }
  }
  %485 = arith.muli %experts, %c5 : index
  %486 = wave.scratch %485 : memref<?xf32>
  %487 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %487 {
    %488 = arith.addi %14, %c8 : index
    %489 = arith.minsi %488, %13 : index
    %490 = wave.wave
    %491 = arith.addi %14, %490 : index
    scf.for %492 = %491 to %489 step %c5 {
      %493 = wave.wave
      %494 = arith.muli %493, %experts : index
      %495 = wave.lane
      %496 = arith.muli %492, %logitsWidth : index
      %499 = scf.for %497 = %495 to %experts step %c12 iter_args(%498 = %c36) -> (f32) {
        %500 = arith.addi %496, %497 : index
        %501 = memref.load %logits[%500] : memref<?xf32>
        %502 = arith.maximumf %498, %501 : f32
        scf.yield %502 : f32
      }
      %503 = vector.broadcast %499 : f32 to vector<1xf32>
      %504 = wave.reduce "max" %503 : vector<1xf32>
      %507 = scf.for %505 = %495 to %experts step %c12 iter_args(%506 = %c37) -> (f32) {
        %508 = arith.addi %496, %505 : index
        %509 = memref.load %logits[%508] : memref<?xf32>
        %510 = arith.subf %509, %504 : f32
        %511 = arith.mulf %510, %c38 : f32
        %512 = wave.exp2 %511 : f32
        %513 = arith.addi %494, %505 : index
        memref.store %512, %486[%513] : memref<?xf32>
        %514 = arith.addf %506, %512 : f32
        scf.yield %514 : f32
      }
      %515 = vector.broadcast %507 : f32 to vector<1xf32>
      %516 = wave.reduce "add" %515 : vector<1xf32>
      scf.for %517 = %495 to %experts step %c12 {
        %518 = arith.addi %494, %517 : index
        %519 = memref.load %486[%518] : memref<?xf32>
        %520 = arith.divf %519, %516 : f32
        %521 = arith.addi %494, %517 : index
        memref.store %520, %486[%521] : memref<?xf32>
      }
      %526:3 = scf.for %522 = %c6 to %expertsPerToken step %c5 iter_args(%523 = %c37, %524 = %c37, %525 = %c39) -> (f32, f32, i32) {
        %530:2 = scf.for %527 = %495 to %experts step %c12 iter_args(%528 = %c40, %529 = %c37) -> (f32, f32) {
          %531 = arith.addi %494, %527 : index
          %532 = memref.load %486[%531] : memref<?xf32>
          %533 = arith.cmpf ogt, %532, %528 : f32
          %534 = arith.index_cast %527 : index to i32
          %535 = arith.sitofp %534 : i32 to f32
          %536 = arith.select %533, %532, %528 : f32
          %537 = arith.select %533, %535, %529 : f32
          scf.yield %536, %537 : f32, f32
        }
        %538 = vector.broadcast %530#0 : f32 to vector<1xf32>
        %539 = wave.reduce "max" %538 : vector<1xf32>
        %540 = arith.cmpf oeq, %530#0, %539 : f32
        %541 = arith.subf %c37, %530#1 : f32
        %542 = arith.select %540, %541, %c41 : f32
        %543 = vector.broadcast %542 : f32 to vector<1xf32>
        %544 = wave.reduce "max" %543 : vector<1xf32>
        %545 = arith.subf %c37, %544 : f32
        %546 = arith.fptosi %545 : f32 to i32
        %547 = arith.index_cast %546 : i32 to index
        %548 = arith.remui %547, %c12 : index
        %549 = arith.cmpi eq, %548, %495 : index
        scf.if %549 {
          %550 = arith.addi %494, %547 : index
          memref.store %c42, %486[%550] : memref<?xf32>
        }
        %551 = arith.cmpi eq, %522, %495 : index
        %552 = arith.addf %523, %539 : f32
        %553 = arith.select %551, %539, %524 : f32
        %554 = arith.select %551, %546, %525 : i32
        scf.yield %552, %553, %554 : f32, f32, i32
      }
      %555 = arith.cmpi eq, %normalize, %c5 : index
      %556 = arith.divf %526#1, %526#0 : f32
      %557 = arith.select %555, %556, %526#1 : f32
      %558 = arith.cmpi slt, %495, %expertsPerToken : index
      scf.if %558 {
        %559 = arith.muli %492, %expertsPerToken : index
        %560 = arith.addi %559, %495 : index
        memref.store %557, %weights[%560] : memref<?xf32>
        %561 = arith.muli %492, %expertsPerToken : index
        %562 = arith.addi %561, %495 : index
        memref.store %526#2, %ids_out[%562] : memref<?xi32>
      }
    }
  }
  wave.return
}
