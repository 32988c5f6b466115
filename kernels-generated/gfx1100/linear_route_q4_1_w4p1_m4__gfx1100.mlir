// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
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
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    scf.for %27 = %26 to %22 step %c4 {
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
    %49 = scf.for %47 = %37 to %46 step %c2 iter_args(%48 = %c14) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c6 : index
      %52 = arith.remui %50, %c8 : index
      %53 = arith.addi %11, %c4 : index
      %54 = arith.muli %51, %c17 : index
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
      %103 = arith.muli %100, %c17 : index
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
      %201 = arith.muli %198, %c17 : index
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
    %280 = arith.addi %274, %c17 : index
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
    %291 = arith.muli %270, %c2 : index
    %292 = arith.addi %291, %c6 : index
    %293 = arith.muli %292, %c13 : index
    %294 = arith.addi %293, %269 : index
    %295 = arith.addi %294, %c6 : index
    %296 = memref.load %15[%295] : memref<?xf32>
    %297 = arith.addi %295, %c19 : index
    %298 = memref.load %15[%297] : memref<?xf32>
    %299 = arith.addf %296, %298 : f32
    %300 = arith.addi %295, %c32 : index
    %301 = memref.load %15[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = arith.addi %295, %c33 : index
    %304 = memref.load %15[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = wave.lane
    %307 = arith.addi %14, %c6 : index
    %308 = arith.muli %292, %c2 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.divui %306, %c8 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.cmpi slt, %311, %13 : index
    scf.if %312 {
      %313 = arith.cmpi eq, %hasFactors, %c5 : index
      %314 = arith.muli %311, %c2 : index
      %315 = memref.load %factors[%314] : memref<?xf32>
      %316 = arith.mulf %315, %operandScale : f32
      %317 = arith.select %313, %316, %operandScale : f32
      %318 = arith.remui %306, %c8 : index
      %319 = arith.muli %318, %c18 : index
      %320 = arith.addi %11, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<1xf32>
      %323 = vector.extract %322[0] : f32 from vector<1xf32>
      %324 = arith.mulf %323, %317 : f32
      %325 = arith.mulf %305, %324 : f32
      %326 = arith.muli %311, %outputFeatures : index
      %327 = arith.addi %326, %17 : index
      %328 = wave.lane
      %329 = arith.remui %328, %c8 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %c6 : index
      memref.store %325, %logits[%331] : memref<?xf32>
    }
    %332 = arith.muli %270, %c2 : index
    %333 = arith.addi %332, %c5 : index
    %334 = arith.muli %333, %c13 : index
    %335 = arith.addi %334, %269 : index
    %336 = arith.addi %335, %c6 : index
    %337 = memref.load %15[%336] : memref<?xf32>
    %338 = arith.addi %336, %c19 : index
    %339 = memref.load %15[%338] : memref<?xf32>
    %340 = arith.addf %337, %339 : f32
    %341 = arith.addi %336, %c32 : index
    %342 = memref.load %15[%341] : memref<?xf32>
    %343 = arith.addf %340, %342 : f32
    %344 = arith.addi %336, %c33 : index
    %345 = memref.load %15[%344] : memref<?xf32>
    %346 = arith.addf %343, %345 : f32
    %347 = wave.lane
    %348 = arith.addi %14, %c6 : index
    %349 = arith.muli %333, %c2 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c8 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %13 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c5 : index
      %355 = arith.muli %352, %c2 : index
      %356 = memref.load %factors[%355] : memref<?xf32>
      %357 = arith.mulf %356, %operandScale : f32
      %358 = arith.select %354, %357, %operandScale : f32
      %359 = arith.remui %347, %c8 : index
      %360 = arith.muli %359, %c18 : index
      %361 = arith.addi %11, %360 : index
      %362 = vector.load %w[%361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %363 = vector.bitcast %362 : vector<4xi8> to vector<1xf32>
      %364 = vector.extract %363[0] : f32 from vector<1xf32>
      %365 = arith.mulf %364, %358 : f32
      %366 = arith.mulf %346, %365 : f32
      %367 = arith.muli %352, %outputFeatures : index
      %368 = arith.addi %367, %17 : index
      %369 = wave.lane
      %370 = arith.remui %369, %c8 : index
      %371 = arith.addi %368, %370 : index
      %372 = arith.addi %371, %c6 : index
      memref.store %366, %logits[%372] : memref<?xf32>
    }
  }
  %373 = arith.muli %experts, %c18 : index
  %374 = wave.scratch %373 : memref<?xf32>
  %375 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %375 {
    %376 = arith.addi %14, %c8 : index
    %377 = arith.minsi %376, %13 : index
    %378 = wave.wave
    %379 = arith.addi %14, %378 : index
    scf.for %380 = %379 to %377 step %c18 {
      %381 = wave.wave
      %382 = arith.muli %381, %experts : index
      %383 = wave.lane
      %384 = arith.muli %380, %logitsWidth : index
      %387 = scf.for %385 = %383 to %experts step %c13 iter_args(%386 = %c40) -> (f32) {
        %388 = arith.addi %384, %385 : index
        %389 = memref.load %logits[%388] : memref<?xf32>
        %390 = arith.maximumf %386, %389 : f32
        scf.yield %390 : f32
      }
      %391 = vector.broadcast %387 : f32 to vector<1xf32>
      %392 = wave.reduce "max" %391 : vector<1xf32>
      %395 = scf.for %393 = %383 to %experts step %c13 iter_args(%394 = %c41) -> (f32) {
        %396 = arith.addi %384, %393 : index
        %397 = memref.load %logits[%396] : memref<?xf32>
        %398 = arith.subf %397, %392 : f32
        %399 = arith.mulf %398, %c42 : f32
        %400 = wave.exp2 %399 : f32
        %401 = arith.addi %382, %393 : index
        memref.store %400, %374[%401] : memref<?xf32>
        %402 = arith.addf %394, %400 : f32
        scf.yield %402 : f32
      }
      %403 = vector.broadcast %395 : f32 to vector<1xf32>
      %404 = wave.reduce "add" %403 : vector<1xf32>
      scf.for %405 = %383 to %experts step %c13 {
        %406 = arith.addi %382, %405 : index
        %407 = memref.load %374[%406] : memref<?xf32>
        %408 = arith.divf %407, %404 : f32
        %409 = arith.addi %382, %405 : index
        memref.store %408, %374[%409] : memref<?xf32>
      }
      %414:3 = scf.for %410 = %c6 to %expertsPerToken step %c5 iter_args(%411 = %c41, %412 = %c41, %413 = %c43) -> (f32, f32, i32) {
        %418:2 = scf.for %415 = %383 to %experts step %c13 iter_args(%416 = %c44, %417 = %c41) -> (f32, f32) {
          %419 = arith.addi %382, %415 : index
          %420 = memref.load %374[%419] : memref<?xf32>
          %421 = arith.cmpf ogt, %420, %416 : f32
          %422 = arith.index_cast %415 : index to i32
          %423 = arith.sitofp %422 : i32 to f32
          %424 = arith.select %421, %420, %416 : f32
          %425 = arith.select %421, %423, %417 : f32
          scf.yield %424, %425 : f32, f32
        }
        %426 = vector.broadcast %418#0 : f32 to vector<1xf32>
        %427 = wave.reduce "max" %426 : vector<1xf32>
        %428 = arith.cmpf oeq, %418#0, %427 : f32
        %429 = arith.subf %c41, %418#1 : f32
        %430 = arith.select %428, %429, %c45 : f32
        %431 = vector.broadcast %430 : f32 to vector<1xf32>
        %432 = wave.reduce "max" %431 : vector<1xf32>
        %433 = arith.subf %c41, %432 : f32
        %434 = arith.fptosi %433 : f32 to i32
        %435 = arith.index_cast %434 : i32 to index
        %436 = arith.remui %435, %c13 : index
        %437 = arith.cmpi eq, %436, %383 : index
        scf.if %437 {
          %438 = arith.addi %382, %435 : index
          memref.store %c46, %374[%438] : memref<?xf32>
        }
        %439 = arith.cmpi eq, %410, %383 : index
        %440 = arith.addf %411, %427 : f32
        %441 = arith.select %439, %427, %412 : f32
        %442 = arith.select %439, %434, %413 : i32
        scf.yield %440, %441, %442 : f32, f32, i32
      }
      %443 = arith.cmpi eq, %normalize, %c5 : index
      %444 = arith.divf %414#1, %414#0 : f32
      %445 = arith.select %443, %444, %414#1 : f32
      %446 = arith.cmpi slt, %383, %expertsPerToken : index
      scf.if %446 {
        %447 = arith.muli %380, %expertsPerToken : index
        %448 = arith.addi %447, %383 : index
        memref.store %445, %weights[%448] : memref<?xf32>
        %449 = arith.muli %380, %expertsPerToken : index
        %450 = arith.addi %449, %383 : index
        memref.store %414#2, %ids_out[%450] : memref<?xi32>
      }
    }
  }
  wave.return
}
