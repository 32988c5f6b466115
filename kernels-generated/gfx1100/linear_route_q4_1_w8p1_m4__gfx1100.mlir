// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
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
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1280 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c39 = arith.constant 0x3F800000 : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c44 = arith.constant 0xFF61B1E6 : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant 0x3FB8AA3B : f32
  %c47 = arith.constant 0 : i32
  %c48 = arith.constant 0xC0000000 : f32
  %c49 = arith.constant 0xCB800000 : f32
  %c50 = arith.constant 0xBF800000 : f32
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
      %54 = arith.muli %51, %c18 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c19 : index
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
      %70 = arith.muli %51, %c14 : index
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
      %103 = arith.muli %100, %c18 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c19 : index
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
      %119 = arith.muli %100, %c14 : index
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
      %201 = arith.muli %198, %c18 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c19 : index
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
      %217 = arith.muli %198, %c14 : index
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
    %273 = arith.muli %272, %c14 : index
    %274 = arith.addi %273, %269 : index
    %275 = vector.extract %196[0] : f32 from vector<8xf32>
    %276 = arith.addi %274, %c6 : index
    memref.store %275, %15[%276] : memref<?xf32>
    %277 = vector.extract %196[1] : f32 from vector<8xf32>
    %278 = arith.addi %274, %c13 : index
    memref.store %277, %15[%278] : memref<?xf32>
    %279 = vector.extract %196[2] : f32 from vector<8xf32>
    %280 = arith.addi %274, %c18 : index
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
    %291 = arith.muli %270, %c5 : index
    %292 = arith.addi %291, %c6 : index
    %293 = arith.muli %292, %c13 : index
    %294 = arith.addi %293, %269 : index
    %295 = arith.addi %294, %c6 : index
    %296 = memref.load %15[%295] : memref<?xf32>
    %297 = arith.addi %295, %c14 : index
    %298 = memref.load %15[%297] : memref<?xf32>
    %299 = arith.addf %296, %298 : f32
    %300 = arith.addi %295, %c32 : index
    %301 = memref.load %15[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = arith.addi %295, %c33 : index
    %304 = memref.load %15[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = arith.addi %295, %c34 : index
    %307 = memref.load %15[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = arith.addi %295, %c35 : index
    %310 = memref.load %15[%309] : memref<?xf32>
    %311 = arith.addf %308, %310 : f32
    %312 = arith.addi %295, %c36 : index
    %313 = memref.load %15[%312] : memref<?xf32>
    %314 = arith.addf %311, %313 : f32
    %315 = arith.addi %295, %c37 : index
    %316 = memref.load %15[%315] : memref<?xf32>
    %317 = arith.addf %314, %316 : f32
    %318 = wave.lane
    %319 = arith.addi %14, %c6 : index
    %320 = arith.muli %292, %c2 : index
    %321 = arith.addi %319, %320 : index
    %322 = arith.divui %318, %c8 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.cmpi slt, %323, %13 : index
    scf.if %324 {
      %325 = arith.cmpi eq, %hasFactors, %c5 : index
      %326 = memref.load %factors[%323] : memref<?xf32>
      %327 = arith.select %325, %326, %c39 : f32
      %328 = arith.remui %318, %c8 : index
      %329 = arith.muli %328, %c19 : index
      %330 = arith.addi %11, %329 : index
      %331 = vector.load %w[%330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %332 = vector.bitcast %331 : vector<4xi8> to vector<1xf32>
      %333 = vector.extract %332[0] : f32 from vector<1xf32>
      %334 = arith.mulf %333, %327 : f32
      %335 = arith.mulf %317, %334 : f32
      %336 = arith.muli %323, %outputFeatures : index
      %337 = arith.addi %336, %17 : index
      %338 = wave.lane
      %339 = arith.remui %338, %c8 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.addi %340, %c6 : index
      memref.store %335, %logits[%341] : memref<?xf32>
    }
  }
  %342 = arith.muli %experts, %c1 : index
  %343 = wave.scratch %342 : memref<?xf32>
  %344 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %344 {
    %345 = arith.addi %14, %c8 : index
    %346 = arith.minsi %345, %13 : index
    %347 = wave.wave
    %348 = arith.addi %14, %347 : index
    scf.for %349 = %348 to %346 step %c1 {
      %350 = wave.wave
      %351 = arith.muli %350, %experts : index
      %352 = wave.lane
      %353 = arith.muli %349, %logitsWidth : index
      %356 = scf.for %354 = %352 to %experts step %c13 iter_args(%355 = %c44) -> (f32) {
        %357 = arith.addi %353, %354 : index
        %358 = memref.load %logits[%357] : memref<?xf32>
        %359 = arith.maximumf %355, %358 : f32
        scf.yield %359 : f32
      }
      %360 = vector.broadcast %356 : f32 to vector<1xf32>
      %361 = wave.reduce "max" %360 : vector<1xf32>
      %364 = scf.for %362 = %352 to %experts step %c13 iter_args(%363 = %c45) -> (f32) {
        %365 = arith.addi %353, %362 : index
        %366 = memref.load %logits[%365] : memref<?xf32>
        %367 = arith.subf %366, %361 : f32
        %368 = arith.mulf %367, %c46 : f32
        %369 = wave.exp2 %368 : f32
        %370 = arith.addi %351, %362 : index
        memref.store %369, %343[%370] : memref<?xf32>
        %371 = arith.addf %363, %369 : f32
        scf.yield %371 : f32
      }
      %372 = vector.broadcast %364 : f32 to vector<1xf32>
      %373 = wave.reduce "add" %372 : vector<1xf32>
      scf.for %374 = %352 to %experts step %c13 {
        %375 = arith.addi %351, %374 : index
        %376 = memref.load %343[%375] : memref<?xf32>
        %377 = arith.divf %376, %373 : f32
        %378 = arith.addi %351, %374 : index
        memref.store %377, %343[%378] : memref<?xf32>
      }
      %383:3 = scf.for %379 = %c6 to %expertsPerToken step %c5 iter_args(%380 = %c45, %381 = %c45, %382 = %c47) -> (f32, f32, i32) {
        %387:2 = scf.for %384 = %352 to %experts step %c13 iter_args(%385 = %c48, %386 = %c45) -> (f32, f32) {
          %388 = arith.addi %351, %384 : index
          %389 = memref.load %343[%388] : memref<?xf32>
          %390 = arith.cmpf ogt, %389, %385 : f32
          %391 = arith.index_cast %384 : index to i32
          %392 = arith.sitofp %391 : i32 to f32
          %393 = arith.select %390, %389, %385 : f32
          %394 = arith.select %390, %392, %386 : f32
          scf.yield %393, %394 : f32, f32
        }
        %395 = vector.broadcast %387#0 : f32 to vector<1xf32>
        %396 = wave.reduce "max" %395 : vector<1xf32>
        %397 = arith.cmpf oeq, %387#0, %396 : f32
        %398 = arith.subf %c45, %387#1 : f32
        %399 = arith.select %397, %398, %c49 : f32
        %400 = vector.broadcast %399 : f32 to vector<1xf32>
        %401 = wave.reduce "max" %400 : vector<1xf32>
        %402 = arith.subf %c45, %401 : f32
        %403 = arith.fptosi %402 : f32 to i32
        %404 = arith.index_cast %403 : i32 to index
        %405 = arith.remui %404, %c13 : index
        %406 = arith.cmpi eq, %405, %352 : index
        scf.if %406 {
          %407 = arith.addi %351, %404 : index
          memref.store %c50, %343[%407] : memref<?xf32>
        }
        %408 = arith.cmpi eq, %379, %352 : index
        %409 = arith.addf %380, %396 : f32
        %410 = arith.select %408, %396, %381 : f32
        %411 = arith.select %408, %403, %382 : i32
        scf.yield %409, %410, %411 : f32, f32, i32
      }
      %412 = arith.cmpi eq, %normalize, %c5 : index
      %413 = arith.divf %383#1, %383#0 : f32
      %414 = arith.select %412, %413, %383#1 : f32
      %415 = arith.cmpi slt, %352, %expertsPerToken : index
      scf.if %415 {
        %416 = arith.muli %349, %expertsPerToken : index
        %417 = arith.addi %416, %352 : index
        memref.store %414, %weights[%417] : memref<?xf32>
        %418 = arith.muli %349, %expertsPerToken : index
        %419 = arith.addi %418, %352 : index
        memref.store %383#2, %ids_out[%419] : memref<?xi32>
      }
    }
  }
  wave.return
}
