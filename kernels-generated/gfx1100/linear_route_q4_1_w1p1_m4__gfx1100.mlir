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
      %278 = memref.load %factors[%275] : memref<?xf32>
      %279 = arith.select %277, %278, %c28 : f32
      %280 = arith.remui %270, %c8 : index
      %281 = arith.muli %280, %c17 : index
      %282 = arith.addi %11, %281 : index
      %283 = vector.load %w[%282] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %284 = vector.bitcast %283 : vector<4xi8> to vector<1xf32>
      %285 = vector.extract %284[0] : f32 from vector<1xf32>
      %286 = arith.mulf %285, %279 : f32
      %287 = arith.mulf %269, %286 : f32
      %288 = arith.muli %275, %outputFeatures : index
      %289 = arith.addi %288, %16 : index
      %290 = wave.lane
      %291 = arith.remui %290, %c8 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.addi %292, %c6 : index
      memref.store %287, %logits[%293] : memref<?xf32>
    }
    %294 = vector.extract %195[1] : f32 from vector<8xf32>
    %295 = wave.lane
    %296 = arith.addi %14, %c6 : index
    %297 = arith.muli %c5, %c2 : index
    %298 = arith.addi %296, %297 : index
    %299 = arith.divui %295, %c8 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.cmpi slt, %300, %13 : index
    scf.if %301 {
      %302 = arith.cmpi eq, %hasFactors, %c5 : index
      %303 = memref.load %factors[%300] : memref<?xf32>
      %304 = arith.select %302, %303, %c28 : f32
      %305 = arith.remui %295, %c8 : index
      %306 = arith.muli %305, %c17 : index
      %307 = arith.addi %11, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xf32>
      %310 = vector.extract %309[0] : f32 from vector<1xf32>
      %311 = arith.mulf %310, %304 : f32
      %312 = arith.mulf %294, %311 : f32
      %313 = arith.muli %300, %outputFeatures : index
      %314 = arith.addi %313, %16 : index
      %315 = wave.lane
      %316 = arith.remui %315, %c8 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.addi %317, %c6 : index
      memref.store %312, %logits[%318] : memref<?xf32>
    }
    %319 = vector.extract %195[2] : f32 from vector<8xf32>
    %320 = wave.lane
    %321 = arith.addi %14, %c6 : index
    %322 = arith.muli %c2, %c2 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.divui %320, %c8 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.cmpi slt, %325, %13 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c5 : index
      %328 = memref.load %factors[%325] : memref<?xf32>
      %329 = arith.select %327, %328, %c28 : f32
      %330 = arith.remui %320, %c8 : index
      %331 = arith.muli %330, %c17 : index
      %332 = arith.addi %11, %331 : index
      %333 = vector.load %w[%332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %334 = vector.bitcast %333 : vector<4xi8> to vector<1xf32>
      %335 = vector.extract %334[0] : f32 from vector<1xf32>
      %336 = arith.mulf %335, %329 : f32
      %337 = arith.mulf %319, %336 : f32
      %338 = arith.muli %325, %outputFeatures : index
      %339 = arith.addi %338, %16 : index
      %340 = wave.lane
      %341 = arith.remui %340, %c8 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.addi %342, %c6 : index
      memref.store %337, %logits[%343] : memref<?xf32>
    }
    %344 = vector.extract %195[3] : f32 from vector<8xf32>
    %345 = wave.lane
    %346 = arith.addi %14, %c6 : index
    %347 = arith.muli %c26, %c2 : index
    %348 = arith.addi %346, %347 : index
    %349 = arith.divui %345, %c8 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.cmpi slt, %350, %13 : index
    scf.if %351 {
      %352 = arith.cmpi eq, %hasFactors, %c5 : index
      %353 = memref.load %factors[%350] : memref<?xf32>
      %354 = arith.select %352, %353, %c28 : f32
      %355 = arith.remui %345, %c8 : index
      %356 = arith.muli %355, %c17 : index
      %357 = arith.addi %11, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.bitcast %358 : vector<4xi8> to vector<1xf32>
      %360 = vector.extract %359[0] : f32 from vector<1xf32>
      %361 = arith.mulf %360, %354 : f32
      %362 = arith.mulf %344, %361 : f32
      %363 = arith.muli %350, %outputFeatures : index
      %364 = arith.addi %363, %16 : index
      %365 = wave.lane
      %366 = arith.remui %365, %c8 : index
      %367 = arith.addi %364, %366 : index
      %368 = arith.addi %367, %c6 : index
      memref.store %362, %logits[%368] : memref<?xf32>
    }
    %369 = vector.extract %195[4] : f32 from vector<8xf32>
    %370 = wave.lane
    %371 = arith.addi %14, %c6 : index
    %372 = arith.muli %c17, %c2 : index
    %373 = arith.addi %371, %372 : index
    %374 = arith.divui %370, %c8 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.cmpi slt, %375, %13 : index
    scf.if %376 {
      %377 = arith.cmpi eq, %hasFactors, %c5 : index
      %378 = memref.load %factors[%375] : memref<?xf32>
      %379 = arith.select %377, %378, %c28 : f32
      %380 = arith.remui %370, %c8 : index
      %381 = arith.muli %380, %c17 : index
      %382 = arith.addi %11, %381 : index
      %383 = vector.load %w[%382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %384 = vector.bitcast %383 : vector<4xi8> to vector<1xf32>
      %385 = vector.extract %384[0] : f32 from vector<1xf32>
      %386 = arith.mulf %385, %379 : f32
      %387 = arith.mulf %369, %386 : f32
      %388 = arith.muli %375, %outputFeatures : index
      %389 = arith.addi %388, %16 : index
      %390 = wave.lane
      %391 = arith.remui %390, %c8 : index
      %392 = arith.addi %389, %391 : index
      %393 = arith.addi %392, %c6 : index
      memref.store %387, %logits[%393] : memref<?xf32>
    }
    %394 = vector.extract %195[5] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.addi %14, %c6 : index
    %397 = arith.muli %c29, %c2 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c8 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %13 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c5 : index
      %403 = memref.load %factors[%400] : memref<?xf32>
      %404 = arith.select %402, %403, %c28 : f32
      %405 = arith.remui %395, %c8 : index
      %406 = arith.muli %405, %c17 : index
      %407 = arith.addi %11, %406 : index
      %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %409 = vector.bitcast %408 : vector<4xi8> to vector<1xf32>
      %410 = vector.extract %409[0] : f32 from vector<1xf32>
      %411 = arith.mulf %410, %404 : f32
      %412 = arith.mulf %394, %411 : f32
      %413 = arith.muli %400, %outputFeatures : index
      %414 = arith.addi %413, %16 : index
      %415 = wave.lane
      %416 = arith.remui %415, %c8 : index
      %417 = arith.addi %414, %416 : index
      %418 = arith.addi %417, %c6 : index
      memref.store %412, %logits[%418] : memref<?xf32>
    }
    %419 = vector.extract %195[6] : f32 from vector<8xf32>
    %420 = wave.lane
    %421 = arith.addi %14, %c6 : index
    %422 = arith.muli %c30, %c2 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.divui %420, %c8 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.cmpi slt, %425, %13 : index
    scf.if %426 {
      %427 = arith.cmpi eq, %hasFactors, %c5 : index
      %428 = memref.load %factors[%425] : memref<?xf32>
      %429 = arith.select %427, %428, %c28 : f32
      %430 = arith.remui %420, %c8 : index
      %431 = arith.muli %430, %c17 : index
      %432 = arith.addi %11, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %429 : f32
      %437 = arith.mulf %419, %436 : f32
      %438 = arith.muli %425, %outputFeatures : index
      %439 = arith.addi %438, %16 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c8 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.addi %442, %c6 : index
      memref.store %437, %logits[%443] : memref<?xf32>
    }
    %444 = vector.extract %195[7] : f32 from vector<8xf32>
    %445 = wave.lane
    %446 = arith.addi %14, %c6 : index
    %447 = arith.muli %c31, %c2 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.divui %445, %c8 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.cmpi slt, %450, %13 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c5 : index
      %453 = memref.load %factors[%450] : memref<?xf32>
      %454 = arith.select %452, %453, %c28 : f32
      %455 = arith.remui %445, %c8 : index
      %456 = arith.muli %455, %c17 : index
      %457 = arith.addi %11, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %454 : f32
      %462 = arith.mulf %444, %461 : f32
      %463 = arith.muli %450, %outputFeatures : index
      %464 = arith.addi %463, %16 : index
      %465 = wave.lane
      %466 = arith.remui %465, %c8 : index
      %467 = arith.addi %464, %466 : index
      %468 = arith.addi %467, %c6 : index
      memref.store %462, %logits[%468] : memref<?xf32>
    }
  }
  %469 = arith.muli %experts, %c5 : index
  %470 = wave.scratch %469 : memref<?xf32>
  %471 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %471 {
    %472 = arith.addi %14, %c8 : index
    %473 = arith.minsi %472, %13 : index
    %474 = wave.wave
    %475 = arith.addi %14, %474 : index
    scf.for %476 = %475 to %473 step %c5 {
      %477 = wave.wave
      %478 = arith.muli %477, %experts : index
      %479 = wave.lane
      %480 = arith.muli %476, %logitsWidth : index
      %483 = scf.for %481 = %479 to %experts step %c12 iter_args(%482 = %c36) -> (f32) {
        %484 = arith.addi %480, %481 : index
        %485 = memref.load %logits[%484] : memref<?xf32>
        %486 = arith.maximumf %482, %485 : f32
        scf.yield %486 : f32
      }
      %487 = vector.broadcast %483 : f32 to vector<1xf32>
      %488 = wave.reduce "max" %487 : vector<1xf32>
      %491 = scf.for %489 = %479 to %experts step %c12 iter_args(%490 = %c37) -> (f32) {
        %492 = arith.addi %480, %489 : index
        %493 = memref.load %logits[%492] : memref<?xf32>
        %494 = arith.subf %493, %488 : f32
        %495 = arith.mulf %494, %c38 : f32
        %496 = wave.exp2 %495 : f32
        %497 = arith.addi %478, %489 : index
        memref.store %496, %470[%497] : memref<?xf32>
        %498 = arith.addf %490, %496 : f32
        scf.yield %498 : f32
      }
      %499 = vector.broadcast %491 : f32 to vector<1xf32>
      %500 = wave.reduce "add" %499 : vector<1xf32>
      scf.for %501 = %479 to %experts step %c12 {
        %502 = arith.addi %478, %501 : index
        %503 = memref.load %470[%502] : memref<?xf32>
        %504 = arith.divf %503, %500 : f32
        %505 = arith.addi %478, %501 : index
        memref.store %504, %470[%505] : memref<?xf32>
      }
      %510:3 = scf.for %506 = %c6 to %expertsPerToken step %c5 iter_args(%507 = %c37, %508 = %c37, %509 = %c39) -> (f32, f32, i32) {
        %514:2 = scf.for %511 = %479 to %experts step %c12 iter_args(%512 = %c40, %513 = %c37) -> (f32, f32) {
          %515 = arith.addi %478, %511 : index
          %516 = memref.load %470[%515] : memref<?xf32>
          %517 = arith.cmpf ogt, %516, %512 : f32
          %518 = arith.index_cast %511 : index to i32
          %519 = arith.sitofp %518 : i32 to f32
          %520 = arith.select %517, %516, %512 : f32
          %521 = arith.select %517, %519, %513 : f32
          scf.yield %520, %521 : f32, f32
        }
        %522 = vector.broadcast %514#0 : f32 to vector<1xf32>
        %523 = wave.reduce "max" %522 : vector<1xf32>
        %524 = arith.cmpf oeq, %514#0, %523 : f32
        %525 = arith.subf %c37, %514#1 : f32
        %526 = arith.select %524, %525, %c41 : f32
        %527 = vector.broadcast %526 : f32 to vector<1xf32>
        %528 = wave.reduce "max" %527 : vector<1xf32>
        %529 = arith.subf %c37, %528 : f32
        %530 = arith.fptosi %529 : f32 to i32
        %531 = arith.index_cast %530 : i32 to index
        %532 = arith.remui %531, %c12 : index
        %533 = arith.cmpi eq, %532, %479 : index
        scf.if %533 {
          %534 = arith.addi %478, %531 : index
          memref.store %c42, %470[%534] : memref<?xf32>
        }
        %535 = arith.cmpi eq, %506, %479 : index
        %536 = arith.addf %507, %523 : f32
        %537 = arith.select %535, %523, %508 : f32
        %538 = arith.select %535, %530, %509 : i32
        scf.yield %536, %537, %538 : f32, f32, i32
      }
      %539 = arith.cmpi eq, %normalize, %c5 : index
      %540 = arith.divf %510#1, %510#0 : f32
      %541 = arith.select %539, %540, %510#1 : f32
      %542 = arith.cmpi slt, %479, %expertsPerToken : index
      scf.if %542 {
        %543 = arith.muli %476, %expertsPerToken : index
        %544 = arith.addi %543, %479 : index
        memref.store %541, %weights[%544] : memref<?xf32>
        %545 = arith.muli %476, %expertsPerToken : index
        %546 = arith.addi %545, %479 : index
        memref.store %510#2, %ids_out[%546] : memref<?xi32>
      }
    }
  }
  wave.return
}
