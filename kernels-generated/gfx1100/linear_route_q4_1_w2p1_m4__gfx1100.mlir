// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c38 = arith.constant 0xFF61B1E6 : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant 0x3FB8AA3B : f32
  %c41 = arith.constant 0 : i32
  %c42 = arith.constant 0xC0000000 : f32
  %c43 = arith.constant 0xCB800000 : f32
  %c44 = arith.constant 0xBF800000 : f32
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
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = wave.block 0
  %17 = arith.muli %16, %c8 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c8 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c1 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c13 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c14 {
      %28 = arith.muli %27, %c1 : index
      %29 = arith.addi %c6, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c1 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c1 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c13 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c2 : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c2 iter_args(%48 = %c15) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c6 : index
      %52 = arith.remui %50, %c8 : index
      %53 = arith.addi %11, %c4 : index
      %54 = arith.muli %51, %c14 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %59 = vector.bitcast %58 : vector<4xi8> to vector<2xf16>
      %60 = vector.extract %59[0] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = vector.extract %59[1] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %11, %c4 : index
      %65 = arith.muli %inputFeatures, %c2 : index
      %66 = arith.addi %65, %c3 : index
      %67 = arith.divui %66, %c4 : index
      %68 = arith.muli %67, %c4 : index
      %69 = arith.addi %64, %68 : index
      %70 = arith.muli %51, %c19 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %52, %c8 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.shrui %75, %c20 : vector<4xi32>
      %77 = arith.andi %76, %c21 : vector<4xi32>
      %78 = arith.ori %77, %c22 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %75, %c23 : vector<4xi32>
      %81 = arith.andi %80, %c21 : vector<4xi32>
      %82 = arith.ori %81, %c22 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %75, %c24 : vector<4xi32>
      %85 = arith.andi %84, %c21 : vector<4xi32>
      %86 = arith.ori %85, %c22 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %75, %c25 : vector<4xi32>
      %89 = arith.andi %88, %c21 : vector<4xi32>
      %90 = arith.ori %89, %c22 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = vector.shuffle %92, %93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %95 = arith.subf %94, %c26 : vector<32xf16>
      %96 = vector.shuffle %95, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %97 = vector.shuffle %95, %95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %98 = math.fma %96, %61, %63 : vector<16xf16>
      %99 = math.fma %97, %61, %63 : vector<16xf16>
      %100 = arith.addi %47, %c5 : index
      %101 = arith.remui %50, %c8 : index
      %102 = arith.addi %11, %c4 : index
      %103 = arith.muli %100, %c14 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c18 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %108 = vector.bitcast %107 : vector<4xi8> to vector<2xf16>
      %109 = vector.extract %108[0] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = vector.extract %108[1] : f16 from vector<2xf16>
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = arith.addi %11, %c4 : index
      %114 = arith.muli %inputFeatures, %c2 : index
      %115 = arith.addi %114, %c3 : index
      %116 = arith.divui %115, %c4 : index
      %117 = arith.muli %116, %c4 : index
      %118 = arith.addi %113, %117 : index
      %119 = arith.muli %100, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %101, %c8 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<4xi32>
      %125 = arith.shrui %124, %c20 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %124, %c23 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %124, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.ori %134, %c22 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %124, %c25 : vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c26 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = math.fma %145, %110, %112 : vector<16xf16>
      %148 = math.fma %146, %110, %112 : vector<16xf16>
      %149 = arith.muli %47, %c2 : index
      %150 = arith.addi %149, %c6 : index
      %151 = arith.muli %tileRows, %c8 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.addi %33, %152 : index
      %154 = vector.load %21[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c1 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %21[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %98, %48 : vector<16xf16>, vector<8xf32>
      %160 = arith.muli %47, %c2 : index
      %161 = arith.addi %160, %c5 : index
      %162 = arith.muli %tileRows, %c8 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %33, %163 : index
      %165 = vector.load %21[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c1 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %21[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %99, %159 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %47, %c2 : index
      %172 = arith.addi %171, %c2 : index
      %173 = arith.muli %tileRows, %c8 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %33, %174 : index
      %176 = vector.load %21[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c1 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %21[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %147, %170 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %47, %c2 : index
      %183 = arith.addi %182, %c27 : index
      %184 = arith.muli %tileRows, %c8 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %33, %185 : index
      %187 = vector.load %21[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c1 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %21[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %148, %181 : vector<16xf16>, vector<8xf32>
      scf.yield %192 : vector<8xf32>
    }
    %193 = arith.select %40, %46, %39 : index
    %196 = scf.for %194 = %46 to %193 step %c5 iter_args(%195 = %49) -> (vector<8xf32>) {
      %197 = wave.lane
      %198 = arith.addi %194, %c6 : index
      %199 = arith.remui %197, %c8 : index
      %200 = arith.addi %11, %c4 : index
      %201 = arith.muli %198, %c14 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c18 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = vector.extract %206[0] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = vector.extract %206[1] : f16 from vector<2xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %11, %c4 : index
      %212 = arith.muli %inputFeatures, %c2 : index
      %213 = arith.addi %212, %c3 : index
      %214 = arith.divui %213, %c4 : index
      %215 = arith.muli %214, %c4 : index
      %216 = arith.addi %211, %215 : index
      %217 = arith.muli %198, %c19 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %199, %c8 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.shrui %222, %c20 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %222, %c23 : vector<4xi32>
      %228 = arith.andi %227, %c21 : vector<4xi32>
      %229 = arith.ori %228, %c22 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %222, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.ori %232, %c22 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %222, %c25 : vector<4xi32>
      %236 = arith.andi %235, %c21 : vector<4xi32>
      %237 = arith.ori %236, %c22 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c26 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = math.fma %243, %208, %210 : vector<16xf16>
      %246 = math.fma %244, %208, %210 : vector<16xf16>
      %247 = arith.muli %194, %c2 : index
      %248 = arith.addi %247, %c6 : index
      %249 = arith.muli %tileRows, %c8 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %33, %250 : index
      %252 = vector.load %21[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %21[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %245, %195 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %194, %c2 : index
      %259 = arith.addi %258, %c5 : index
      %260 = arith.muli %tileRows, %c8 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %33, %261 : index
      %263 = vector.load %21[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %21[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %246, %257 : vector<16xf16>, vector<8xf32>
      scf.yield %268 : vector<8xf32>
    }
    %269 = wave.lane
    %270 = wave.wave
    %271 = arith.muli %270, %c5 : index
    %272 = arith.addi %271, %c6 : index
    %273 = arith.muli %272, %c19 : index
    %274 = arith.addi %273, %269 : index
    %275 = vector.extract %196[0] : f32 from vector<8xf32>
    %276 = arith.addi %274, %c6 : index
    memref.store %275, %15[%276] : memref<?xf32>
    %277 = vector.extract %196[1] : f32 from vector<8xf32>
    %278 = arith.addi %274, %c13 : index
    memref.store %277, %15[%278] : memref<?xf32>
    %279 = vector.extract %196[2] : f32 from vector<8xf32>
    %280 = arith.addi %274, %c14 : index
    memref.store %279, %15[%280] : memref<?xf32>
    %281 = vector.extract %196[3] : f32 from vector<8xf32>
    %282 = arith.addi %274, %c28 : index
    memref.store %281, %15[%282] : memref<?xf32>
    %283 = vector.extract %196[4] : f32 from vector<8xf32>
    %284 = arith.addi %274, %c4 : index
    memref.store %283, %15[%284] : memref<?xf32>
    %285 = vector.extract %196[5] : f32 from vector<8xf32>
    %286 = arith.addi %274, %c29 : index
    memref.store %285, %15[%286] : memref<?xf32>
    %287 = vector.extract %196[6] : f32 from vector<8xf32>
    %288 = arith.addi %274, %c30 : index
    memref.store %287, %15[%288] : memref<?xf32>
    %289 = vector.extract %196[7] : f32 from vector<8xf32>
    %290 = arith.addi %274, %c31 : index
    memref.store %289, %15[%290] : memref<?xf32>
    wave.barrier
    %291 = arith.muli %270, %c18 : index
    %292 = arith.addi %291, %c6 : index
    %293 = arith.muli %292, %c13 : index
    %294 = arith.addi %293, %269 : index
    %295 = arith.addi %294, %c6 : index
    %296 = memref.load %15[%295] : memref<?xf32>
    %297 = arith.addi %295, %c19 : index
    %298 = memref.load %15[%297] : memref<?xf32>
    %299 = arith.addf %296, %298 : f32
    %300 = wave.lane
    %301 = arith.addi %14, %c6 : index
    %302 = arith.muli %292, %c2 : index
    %303 = arith.addi %301, %302 : index
    %304 = arith.divui %300, %c8 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.cmpi slt, %305, %13 : index
    scf.if %306 {
      %307 = arith.cmpi eq, %hasFactors, %c5 : index
      %308 = arith.muli %305, %c2 : index
      %309 = memref.load %factors[%308] : memref<?xf32>
      %310 = arith.mulf %309, %operandScale : f32
      %311 = arith.select %307, %310, %operandScale : f32
      %312 = arith.remui %300, %c8 : index
      %313 = arith.muli %312, %c18 : index
      %314 = arith.addi %11, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<1xf32>
      %317 = vector.extract %316[0] : f32 from vector<1xf32>
      %318 = arith.mulf %317, %311 : f32
      %319 = arith.mulf %299, %318 : f32
      %320 = arith.muli %305, %outputFeatures : index
      %321 = arith.addi %320, %17 : index
      %322 = wave.lane
      %323 = arith.remui %322, %c8 : index
      %324 = arith.addi %321, %323 : index
      %325 = arith.addi %324, %c6 : index
      memref.store %319, %logits[%325] : memref<?xf32>
    }
    %326 = arith.muli %270, %c18 : index
    %327 = arith.addi %326, %c5 : index
    %328 = arith.muli %327, %c13 : index
    %329 = arith.addi %328, %269 : index
    %330 = arith.addi %329, %c6 : index
    %331 = memref.load %15[%330] : memref<?xf32>
    %332 = arith.addi %330, %c19 : index
    %333 = memref.load %15[%332] : memref<?xf32>
    %334 = arith.addf %331, %333 : f32
    %335 = wave.lane
    %336 = arith.addi %14, %c6 : index
    %337 = arith.muli %327, %c2 : index
    %338 = arith.addi %336, %337 : index
    %339 = arith.divui %335, %c8 : index
    %340 = arith.addi %338, %339 : index
    %341 = arith.cmpi slt, %340, %13 : index
    scf.if %341 {
      %342 = arith.cmpi eq, %hasFactors, %c5 : index
      %343 = arith.muli %340, %c2 : index
      %344 = memref.load %factors[%343] : memref<?xf32>
      %345 = arith.mulf %344, %operandScale : f32
      %346 = arith.select %342, %345, %operandScale : f32
      %347 = arith.remui %335, %c8 : index
      %348 = arith.muli %347, %c18 : index
      %349 = arith.addi %11, %348 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<1xf32>
      %352 = vector.extract %351[0] : f32 from vector<1xf32>
      %353 = arith.mulf %352, %346 : f32
      %354 = arith.mulf %334, %353 : f32
      %355 = arith.muli %340, %outputFeatures : index
      %356 = arith.addi %355, %17 : index
      %357 = wave.lane
      %358 = arith.remui %357, %c8 : index
      %359 = arith.addi %356, %358 : index
      %360 = arith.addi %359, %c6 : index
      memref.store %354, %logits[%360] : memref<?xf32>
    }
    %361 = arith.muli %270, %c18 : index
    %362 = arith.addi %361, %c2 : index
    %363 = arith.muli %362, %c13 : index
    %364 = arith.addi %363, %269 : index
    %365 = arith.addi %364, %c6 : index
    %366 = memref.load %15[%365] : memref<?xf32>
    %367 = arith.addi %365, %c19 : index
    %368 = memref.load %15[%367] : memref<?xf32>
    %369 = arith.addf %366, %368 : f32
    %370 = wave.lane
    %371 = arith.addi %14, %c6 : index
    %372 = arith.muli %362, %c2 : index
    %373 = arith.addi %371, %372 : index
    %374 = arith.divui %370, %c8 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.cmpi slt, %375, %13 : index
    scf.if %376 {
      %377 = arith.cmpi eq, %hasFactors, %c5 : index
      %378 = arith.muli %375, %c2 : index
      %379 = memref.load %factors[%378] : memref<?xf32>
      %380 = arith.mulf %379, %operandScale : f32
      %381 = arith.select %377, %380, %operandScale : f32
      %382 = arith.remui %370, %c8 : index
      %383 = arith.muli %382, %c18 : index
      %384 = arith.addi %11, %383 : index
      %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
      %387 = vector.extract %386[0] : f32 from vector<1xf32>
      %388 = arith.mulf %387, %381 : f32
      %389 = arith.mulf %369, %388 : f32
      %390 = arith.muli %375, %outputFeatures : index
      %391 = arith.addi %390, %17 : index
      %392 = wave.lane
      %393 = arith.remui %392, %c8 : index
      %394 = arith.addi %391, %393 : index
      %395 = arith.addi %394, %c6 : index
      memref.store %389, %logits[%395] : memref<?xf32>
    }
    %396 = arith.muli %270, %c18 : index
    %397 = arith.addi %396, %c27 : index
    %398 = arith.muli %397, %c13 : index
    %399 = arith.addi %398, %269 : index
    %400 = arith.addi %399, %c6 : index
    %401 = memref.load %15[%400] : memref<?xf32>
    %402 = arith.addi %400, %c19 : index
    %403 = memref.load %15[%402] : memref<?xf32>
    %404 = arith.addf %401, %403 : f32
    %405 = wave.lane
    %406 = arith.addi %14, %c6 : index
    %407 = arith.muli %397, %c2 : index
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
      %418 = arith.muli %417, %c18 : index
      %419 = arith.addi %11, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.bitcast %420 : vector<4xi8> to vector<1xf32>
      %422 = vector.extract %421[0] : f32 from vector<1xf32>
      %423 = arith.mulf %422, %416 : f32
      %424 = arith.mulf %404, %423 : f32
      %425 = arith.muli %410, %outputFeatures : index
      %426 = arith.addi %425, %17 : index
      %427 = wave.lane
      %428 = arith.remui %427, %c8 : index
      %429 = arith.addi %426, %428 : index
      %430 = arith.addi %429, %c6 : index
      memref.store %424, %logits[%430] : memref<?xf32>
    }
  }
  %431 = arith.muli %experts, %c2 : index
  %432 = wave.scratch %431 : memref<?xf32>
  %433 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %433 {
    %434 = arith.addi %14, %c8 : index
    %435 = arith.minsi %434, %13 : index
    %436 = wave.wave
    %437 = arith.addi %14, %436 : index
    scf.for %438 = %437 to %435 step %c2 {
      %439 = wave.wave
      %440 = arith.muli %439, %experts : index
      %441 = wave.lane
      %442 = arith.muli %438, %logitsWidth : index
      %445 = scf.for %443 = %441 to %experts step %c13 iter_args(%444 = %c38) -> (f32) {
        %446 = arith.addi %442, %443 : index
        %447 = memref.load %logits[%446] : memref<?xf32>
        %448 = arith.maximumf %444, %447 : f32
        scf.yield %448 : f32
      }
      %449 = vector.broadcast %445 : f32 to vector<1xf32>
      %450 = wave.reduce "max" %449 : vector<1xf32>
      %453 = scf.for %451 = %441 to %experts step %c13 iter_args(%452 = %c39) -> (f32) {
        %454 = arith.addi %442, %451 : index
        %455 = memref.load %logits[%454] : memref<?xf32>
        %456 = arith.subf %455, %450 : f32
        %457 = arith.mulf %456, %c40 : f32
        %458 = wave.exp2 %457 : f32
        %459 = arith.addi %440, %451 : index
        memref.store %458, %432[%459] : memref<?xf32>
        %460 = arith.addf %452, %458 : f32
        scf.yield %460 : f32
      }
      %461 = vector.broadcast %453 : f32 to vector<1xf32>
      %462 = wave.reduce "add" %461 : vector<1xf32>
      scf.for %463 = %441 to %experts step %c13 {
        %464 = arith.addi %440, %463 : index
        %465 = memref.load %432[%464] : memref<?xf32>
        %466 = arith.divf %465, %462 : f32
        %467 = arith.addi %440, %463 : index
        memref.store %466, %432[%467] : memref<?xf32>
      }
      %472:3 = scf.for %468 = %c6 to %expertsPerToken step %c5 iter_args(%469 = %c39, %470 = %c39, %471 = %c41) -> (f32, f32, i32) {
        %476:2 = scf.for %473 = %441 to %experts step %c13 iter_args(%474 = %c42, %475 = %c39) -> (f32, f32) {
          %477 = arith.addi %440, %473 : index
          %478 = memref.load %432[%477] : memref<?xf32>
          %479 = arith.cmpf ogt, %478, %474 : f32
          %480 = arith.index_cast %473 : index to i32
          %481 = arith.sitofp %480 : i32 to f32
          %482 = arith.select %479, %478, %474 : f32
          %483 = arith.select %479, %481, %475 : f32
          scf.yield %482, %483 : f32, f32
        }
        %484 = vector.broadcast %476#0 : f32 to vector<1xf32>
        %485 = wave.reduce "max" %484 : vector<1xf32>
        %486 = arith.cmpf oeq, %476#0, %485 : f32
        %487 = arith.subf %c39, %476#1 : f32
        %488 = arith.select %486, %487, %c43 : f32
        %489 = vector.broadcast %488 : f32 to vector<1xf32>
        %490 = wave.reduce "max" %489 : vector<1xf32>
        %491 = arith.subf %c39, %490 : f32
        %492 = arith.fptosi %491 : f32 to i32
        %493 = arith.index_cast %492 : i32 to index
        %494 = arith.remui %493, %c13 : index
        %495 = arith.cmpi eq, %494, %441 : index
        scf.if %495 {
          %496 = arith.addi %440, %493 : index
          memref.store %c44, %432[%496] : memref<?xf32>
        }
        %497 = arith.cmpi eq, %468, %441 : index
        %498 = arith.addf %469, %485 : f32
        %499 = arith.select %497, %485, %470 : f32
        %500 = arith.select %497, %492, %471 : i32
        scf.yield %498, %499, %500 : f32, f32, i32
      }
      %501 = arith.cmpi eq, %normalize, %c5 : index
      %502 = arith.divf %472#1, %472#0 : f32
      %503 = arith.select %501, %502, %472#1 : f32
      %504 = arith.cmpi slt, %441, %expertsPerToken : index
      scf.if %504 {
        %505 = arith.muli %438, %expertsPerToken : index
        %506 = arith.addi %505, %441 : index
        memref.store %503, %weights[%506] : memref<?xf32>
        %507 = arith.muli %438, %expertsPerToken : index
        %508 = arith.addi %507, %441 : index
        memref.store %472#2, %ids_out[%508] : memref<?xi32>
      }
    }
  }
  wave.return
}
