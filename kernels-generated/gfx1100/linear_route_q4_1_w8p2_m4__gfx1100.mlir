// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1536 : index
  %c35 = arith.constant 2048 : index
  %c36 = arith.constant 2560 : index
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 3584 : index
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
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c11 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c14 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c5, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c11 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c2 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c2 iter_args(%50 = %c15, %51 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c5 : index
      %55 = arith.remui %53, %c8 : index
      %56 = arith.addi %11, %c4 : index
      %57 = arith.muli %54, %c18 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = vector.extract %62[0] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %62[1] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %11, %c4 : index
      %68 = arith.muli %inputFeatures, %c2 : index
      %69 = arith.addi %68, %c3 : index
      %70 = arith.divui %69, %c4 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %67, %71 : index
      %73 = arith.muli %54, %c14 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %55, %c8 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.shrui %78, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c21 : vector<4xi32>
      %81 = arith.ori %80, %c22 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %78, %c23 : vector<4xi32>
      %84 = arith.andi %83, %c21 : vector<4xi32>
      %85 = arith.ori %84, %c22 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %78, %c24 : vector<4xi32>
      %88 = arith.andi %87, %c21 : vector<4xi32>
      %89 = arith.ori %88, %c22 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %78, %c25 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %95, %96 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %98 = arith.subf %97, %c26 : vector<32xf16>
      %99 = vector.shuffle %98, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %100 = vector.shuffle %98, %98 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %101 = math.fma %99, %64, %66 : vector<16xf16>
      %102 = math.fma %100, %64, %66 : vector<16xf16>
      %103 = arith.addi %49, %c6 : index
      %104 = arith.remui %53, %c8 : index
      %105 = arith.addi %11, %c4 : index
      %106 = arith.muli %103, %c18 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c19 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %111 = vector.bitcast %110 : vector<4xi8> to vector<2xf16>
      %112 = vector.extract %111[0] : f16 from vector<2xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = vector.extract %111[1] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %11, %c4 : index
      %117 = arith.muli %inputFeatures, %c2 : index
      %118 = arith.addi %117, %c3 : index
      %119 = arith.divui %118, %c4 : index
      %120 = arith.muli %119, %c4 : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.muli %103, %c14 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %104, %c8 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.shrui %127, %c20 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c23 : vector<4xi32>
      %133 = arith.andi %132, %c21 : vector<4xi32>
      %134 = arith.ori %133, %c22 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c24 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c25 : vector<4xi32>
      %141 = arith.andi %140, %c21 : vector<4xi32>
      %142 = arith.ori %141, %c22 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c26 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %113, %115 : vector<16xf16>
      %151 = math.fma %149, %113, %115 : vector<16xf16>
      %152 = arith.addi %49, %c5 : index
      %153 = arith.remui %53, %c8 : index
      %154 = arith.addi %13, %c4 : index
      %155 = arith.muli %152, %c18 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %153, %c19 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<2xf16>
      %161 = vector.extract %160[0] : f16 from vector<2xf16>
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = vector.extract %160[1] : f16 from vector<2xf16>
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %13, %c4 : index
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %166, %c3 : index
      %168 = arith.divui %167, %c4 : index
      %169 = arith.muli %168, %c4 : index
      %170 = arith.addi %165, %169 : index
      %171 = arith.muli %152, %c14 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %153, %c8 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.shrui %176, %c20 : vector<4xi32>
      %178 = arith.andi %177, %c21 : vector<4xi32>
      %179 = arith.ori %178, %c22 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %176, %c23 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.ori %182, %c22 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %176, %c24 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %176, %c25 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %180, %184 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %193, %194 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %196 = arith.subf %195, %c26 : vector<32xf16>
      %197 = vector.shuffle %196, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %198 = vector.shuffle %196, %196 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %199 = math.fma %197, %162, %164 : vector<16xf16>
      %200 = math.fma %198, %162, %164 : vector<16xf16>
      %201 = arith.addi %49, %c6 : index
      %202 = arith.remui %53, %c8 : index
      %203 = arith.addi %13, %c4 : index
      %204 = arith.muli %201, %c18 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c19 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = vector.extract %209[0] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = vector.extract %209[1] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %13, %c4 : index
      %215 = arith.muli %inputFeatures, %c2 : index
      %216 = arith.addi %215, %c3 : index
      %217 = arith.divui %216, %c4 : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %214, %218 : index
      %220 = arith.muli %201, %c14 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %202, %c8 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.shrui %225, %c20 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %225, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.ori %231, %c22 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %225, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %225, %c25 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c26 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = math.fma %246, %211, %213 : vector<16xf16>
      %249 = math.fma %247, %211, %213 : vector<16xf16>
      %250 = arith.muli %49, %c2 : index
      %251 = arith.addi %250, %c5 : index
      %252 = arith.muli %tileRows, %c8 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %35, %253 : index
      %255 = vector.load %23[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %23[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %101, %50 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %199, %51 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %49, %c2 : index
      %263 = arith.addi %262, %c6 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %35, %265 : index
      %267 = vector.load %23[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %23[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %102, %260 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %200, %261 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %49, %c2 : index
      %275 = arith.addi %274, %c2 : index
      %276 = arith.muli %tileRows, %c8 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %35, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %23[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %150, %272 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %248, %273 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %49, %c2 : index
      %287 = arith.addi %286, %c27 : index
      %288 = arith.muli %tileRows, %c8 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %35, %289 : index
      %291 = vector.load %23[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %23[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %151, %284 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %295, %249, %285 : vector<16xf16>, vector<8xf32>
      scf.yield %296, %297 : vector<8xf32>, vector<8xf32>
    }
    %298 = arith.select %42, %48, %41 : index
    %302:2 = scf.for %299 = %48 to %298 step %c6 iter_args(%300 = %52#0, %301 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %303 = wave.lane
      %304 = arith.addi %299, %c5 : index
      %305 = arith.remui %303, %c8 : index
      %306 = arith.addi %11, %c4 : index
      %307 = arith.muli %304, %c18 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %305, %c19 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %312 = vector.bitcast %311 : vector<4xi8> to vector<2xf16>
      %313 = vector.extract %312[0] : f16 from vector<2xf16>
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = vector.extract %312[1] : f16 from vector<2xf16>
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = arith.addi %11, %c4 : index
      %318 = arith.muli %inputFeatures, %c2 : index
      %319 = arith.addi %318, %c3 : index
      %320 = arith.divui %319, %c4 : index
      %321 = arith.muli %320, %c4 : index
      %322 = arith.addi %317, %321 : index
      %323 = arith.muli %304, %c14 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %305, %c8 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.shrui %328, %c20 : vector<4xi32>
      %330 = arith.andi %329, %c21 : vector<4xi32>
      %331 = arith.ori %330, %c22 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %328, %c23 : vector<4xi32>
      %334 = arith.andi %333, %c21 : vector<4xi32>
      %335 = arith.ori %334, %c22 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %328, %c24 : vector<4xi32>
      %338 = arith.andi %337, %c21 : vector<4xi32>
      %339 = arith.ori %338, %c22 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %328, %c25 : vector<4xi32>
      %342 = arith.andi %341, %c21 : vector<4xi32>
      %343 = arith.ori %342, %c22 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c26 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %314, %316 : vector<16xf16>
      %352 = math.fma %350, %314, %316 : vector<16xf16>
      %353 = arith.addi %299, %c5 : index
      %354 = arith.remui %303, %c8 : index
      %355 = arith.addi %13, %c4 : index
      %356 = arith.muli %353, %c18 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %354, %c19 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = vector.extract %361[0] : f16 from vector<2xf16>
      %363 = vector.broadcast %362 : f16 to vector<16xf16>
      %364 = vector.extract %361[1] : f16 from vector<2xf16>
      %365 = vector.broadcast %364 : f16 to vector<16xf16>
      %366 = arith.addi %13, %c4 : index
      %367 = arith.muli %inputFeatures, %c2 : index
      %368 = arith.addi %367, %c3 : index
      %369 = arith.divui %368, %c4 : index
      %370 = arith.muli %369, %c4 : index
      %371 = arith.addi %366, %370 : index
      %372 = arith.muli %353, %c14 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %354, %c8 : index
      %375 = arith.addi %373, %374 : index
      %376 = vector.load %w[%375] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %377 = vector.bitcast %376 : vector<16xi8> to vector<4xi32>
      %378 = arith.shrui %377, %c20 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.ori %379, %c22 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %377, %c23 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.ori %383, %c22 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c24 : vector<4xi32>
      %387 = arith.andi %386, %c21 : vector<4xi32>
      %388 = arith.ori %387, %c22 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %377, %c25 : vector<4xi32>
      %391 = arith.andi %390, %c21 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = vector.shuffle %381, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = vector.shuffle %389, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %394, %395 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %397 = arith.subf %396, %c26 : vector<32xf16>
      %398 = vector.shuffle %397, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %399 = vector.shuffle %397, %397 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %400 = math.fma %398, %363, %365 : vector<16xf16>
      %401 = math.fma %399, %363, %365 : vector<16xf16>
      %402 = arith.muli %299, %c2 : index
      %403 = arith.addi %402, %c5 : index
      %404 = arith.muli %tileRows, %c8 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %35, %405 : index
      %407 = vector.load %23[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c1 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %23[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %351, %300 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %400, %301 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %299, %c2 : index
      %415 = arith.addi %414, %c6 : index
      %416 = arith.muli %tileRows, %c8 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %35, %417 : index
      %419 = vector.load %23[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %23[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %352, %412 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %401, %413 : vector<16xf16>, vector<8xf32>
      scf.yield %424, %425 : vector<8xf32>, vector<8xf32>
    }
    %426 = wave.lane
    %427 = wave.wave
    %428 = arith.muli %427, %c2 : index
    %429 = arith.addi %428, %c5 : index
    %430 = arith.muli %429, %c14 : index
    %431 = arith.addi %430, %426 : index
    %432 = vector.extract %302#0[0] : f32 from vector<8xf32>
    %433 = arith.addi %431, %c5 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %302#0[1] : f32 from vector<8xf32>
    %435 = arith.addi %431, %c11 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %302#0[2] : f32 from vector<8xf32>
    %437 = arith.addi %431, %c18 : index
    memref.store %436, %17[%437] : memref<?xf32>
    %438 = vector.extract %302#0[3] : f32 from vector<8xf32>
    %439 = arith.addi %431, %c28 : index
    memref.store %438, %17[%439] : memref<?xf32>
    %440 = vector.extract %302#0[4] : f32 from vector<8xf32>
    %441 = arith.addi %431, %c4 : index
    memref.store %440, %17[%441] : memref<?xf32>
    %442 = vector.extract %302#0[5] : f32 from vector<8xf32>
    %443 = arith.addi %431, %c29 : index
    memref.store %442, %17[%443] : memref<?xf32>
    %444 = vector.extract %302#0[6] : f32 from vector<8xf32>
    %445 = arith.addi %431, %c30 : index
    memref.store %444, %17[%445] : memref<?xf32>
    %446 = vector.extract %302#0[7] : f32 from vector<8xf32>
    %447 = arith.addi %431, %c31 : index
    memref.store %446, %17[%447] : memref<?xf32>
    %448 = arith.muli %427, %c2 : index
    %449 = arith.addi %448, %c6 : index
    %450 = arith.muli %449, %c14 : index
    %451 = arith.addi %450, %426 : index
    %452 = vector.extract %302#1[0] : f32 from vector<8xf32>
    %453 = arith.addi %451, %c5 : index
    memref.store %452, %17[%453] : memref<?xf32>
    %454 = vector.extract %302#1[1] : f32 from vector<8xf32>
    %455 = arith.addi %451, %c11 : index
    memref.store %454, %17[%455] : memref<?xf32>
    %456 = vector.extract %302#1[2] : f32 from vector<8xf32>
    %457 = arith.addi %451, %c18 : index
    memref.store %456, %17[%457] : memref<?xf32>
    %458 = vector.extract %302#1[3] : f32 from vector<8xf32>
    %459 = arith.addi %451, %c28 : index
    memref.store %458, %17[%459] : memref<?xf32>
    %460 = vector.extract %302#1[4] : f32 from vector<8xf32>
    %461 = arith.addi %451, %c4 : index
    memref.store %460, %17[%461] : memref<?xf32>
    %462 = vector.extract %302#1[5] : f32 from vector<8xf32>
    %463 = arith.addi %451, %c29 : index
    memref.store %462, %17[%463] : memref<?xf32>
    %464 = vector.extract %302#1[6] : f32 from vector<8xf32>
    %465 = arith.addi %451, %c30 : index
    memref.store %464, %17[%465] : memref<?xf32>
    %466 = vector.extract %302#1[7] : f32 from vector<8xf32>
    %467 = arith.addi %451, %c31 : index
    memref.store %466, %17[%467] : memref<?xf32>
    wave.barrier
    %468 = arith.muli %427, %c6 : index
    %469 = arith.addi %468, %c5 : index
    %470 = arith.muli %469, %c11 : index
    %471 = arith.addi %470, %426 : index
    %472 = arith.addi %471, %c5 : index
    %473 = memref.load %17[%472] : memref<?xf32>
    %474 = arith.addi %472, %c32 : index
    %475 = memref.load %17[%474] : memref<?xf32>
    %476 = arith.addf %473, %475 : f32
    %477 = arith.addi %472, %c33 : index
    %478 = memref.load %17[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = arith.addi %472, %c34 : index
    %481 = memref.load %17[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.addi %472, %c35 : index
    %484 = memref.load %17[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = arith.addi %472, %c36 : index
    %487 = memref.load %17[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = arith.addi %472, %c37 : index
    %490 = memref.load %17[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.addi %472, %c38 : index
    %493 = memref.load %17[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.muli %469, %c11 : index
    %496 = arith.addi %495, %426 : index
    %497 = arith.addi %496, %c14 : index
    %498 = memref.load %17[%497] : memref<?xf32>
    %499 = arith.addi %497, %c32 : index
    %500 = memref.load %17[%499] : memref<?xf32>
    %501 = arith.addf %498, %500 : f32
    %502 = arith.addi %497, %c33 : index
    %503 = memref.load %17[%502] : memref<?xf32>
    %504 = arith.addf %501, %503 : f32
    %505 = arith.addi %497, %c34 : index
    %506 = memref.load %17[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %497, %c35 : index
    %509 = memref.load %17[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.addi %497, %c36 : index
    %512 = memref.load %17[%511] : memref<?xf32>
    %513 = arith.addf %510, %512 : f32
    %514 = arith.addi %497, %c37 : index
    %515 = memref.load %17[%514] : memref<?xf32>
    %516 = arith.addf %513, %515 : f32
    %517 = arith.addi %497, %c38 : index
    %518 = memref.load %17[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = wave.lane
    %521 = arith.addi %16, %c5 : index
    %522 = arith.muli %469, %c2 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c8 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %15 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c6 : index
      %528 = arith.muli %525, %c2 : index
      %529 = memref.load %factors[%528] : memref<?xf32>
      %530 = arith.mulf %529, %operandScale : f32
      %531 = arith.select %527, %530, %operandScale : f32
      %532 = arith.remui %520, %c8 : index
      %533 = arith.muli %532, %c19 : index
      %534 = arith.addi %11, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %531 : f32
      %539 = arith.mulf %494, %538 : f32
      %540 = arith.remui %520, %c8 : index
      %541 = arith.muli %540, %c19 : index
      %542 = arith.addi %13, %541 : index
      %543 = vector.load %w[%542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %544 = vector.bitcast %543 : vector<4xi8> to vector<1xf32>
      %545 = vector.extract %544[0] : f32 from vector<1xf32>
      %546 = arith.mulf %545, %531 : f32
      %547 = arith.mulf %519, %546 : f32
      %548 = arith.muli %525, %outputFeatures : index
      %549 = arith.addi %548, %19 : index
      %550 = wave.lane
      %551 = arith.remui %550, %c8 : index
      %552 = arith.addi %549, %551 : index
      %553 = arith.addi %552, %c5 : index
      memref.store %539, %logits[%553] : memref<?xf32>
      %554 = arith.addi %552, %c8 : index
      memref.store %547, %logits[%554] : memref<?xf32>
    }
  }
  %555 = arith.muli %experts, %c1 : index
  %556 = wave.scratch %555 : memref<?xf32>
  %557 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %557 {
    %558 = arith.addi %16, %c8 : index
    %559 = arith.minsi %558, %15 : index
    %560 = wave.wave
    %561 = arith.addi %16, %560 : index
    scf.for %562 = %561 to %559 step %c1 {
      %563 = wave.wave
      %564 = arith.muli %563, %experts : index
      %565 = wave.lane
      %566 = arith.muli %562, %logitsWidth : index
      %569 = scf.for %567 = %565 to %experts step %c11 iter_args(%568 = %c45) -> (f32) {
        %570 = arith.addi %566, %567 : index
        %571 = memref.load %logits[%570] : memref<?xf32>
        %572 = arith.maximumf %568, %571 : f32
        scf.yield %572 : f32
      }
      %573 = vector.broadcast %569 : f32 to vector<1xf32>
      %574 = wave.reduce "max" %573 : vector<1xf32>
      %577 = scf.for %575 = %565 to %experts step %c11 iter_args(%576 = %c46) -> (f32) {
        %578 = arith.addi %566, %575 : index
        %579 = memref.load %logits[%578] : memref<?xf32>
        %580 = arith.subf %579, %574 : f32
        %581 = arith.mulf %580, %c47 : f32
        %582 = wave.exp2 %581 : f32
        %583 = arith.addi %564, %575 : index
        memref.store %582, %556[%583] : memref<?xf32>
        %584 = arith.addf %576, %582 : f32
        scf.yield %584 : f32
      }
      %585 = vector.broadcast %577 : f32 to vector<1xf32>
      %586 = wave.reduce "add" %585 : vector<1xf32>
      scf.for %587 = %565 to %experts step %c11 {
        %588 = arith.addi %564, %587 : index
        %589 = memref.load %556[%588] : memref<?xf32>
        %590 = arith.divf %589, %586 : f32
        %591 = arith.addi %564, %587 : index
        memref.store %590, %556[%591] : memref<?xf32>
      }
      %596:3 = scf.for %592 = %c5 to %expertsPerToken step %c6 iter_args(%593 = %c46, %594 = %c46, %595 = %c48) -> (f32, f32, i32) {
        %600:2 = scf.for %597 = %565 to %experts step %c11 iter_args(%598 = %c49, %599 = %c46) -> (f32, f32) {
          %601 = arith.addi %564, %597 : index
          %602 = memref.load %556[%601] : memref<?xf32>
          %603 = arith.cmpf ogt, %602, %598 : f32
          %604 = arith.index_cast %597 : index to i32
          %605 = arith.sitofp %604 : i32 to f32
          %606 = arith.select %603, %602, %598 : f32
          %607 = arith.select %603, %605, %599 : f32
          scf.yield %606, %607 : f32, f32
        }
        %608 = vector.broadcast %600#0 : f32 to vector<1xf32>
        %609 = wave.reduce "max" %608 : vector<1xf32>
        %610 = arith.cmpf oeq, %600#0, %609 : f32
        %611 = arith.subf %c46, %600#1 : f32
        %612 = arith.select %610, %611, %c50 : f32
        %613 = vector.broadcast %612 : f32 to vector<1xf32>
        %614 = wave.reduce "max" %613 : vector<1xf32>
        %615 = arith.subf %c46, %614 : f32
        %616 = arith.fptosi %615 : f32 to i32
        %617 = arith.index_cast %616 : i32 to index
        %618 = arith.remui %617, %c11 : index
        %619 = arith.cmpi eq, %618, %565 : index
        scf.if %619 {
          %620 = arith.addi %564, %617 : index
          memref.store %c51, %556[%620] : memref<?xf32>
        }
        %621 = arith.cmpi eq, %592, %565 : index
        %622 = arith.addf %593, %609 : f32
        %623 = arith.select %621, %609, %594 : f32
        %624 = arith.select %621, %616, %595 : i32
        scf.yield %622, %623, %624 : f32, f32, i32
      }
      %625 = arith.cmpi eq, %normalize, %c6 : index
      %626 = arith.divf %596#1, %596#0 : f32
      %627 = arith.select %625, %626, %596#1 : f32
      %628 = arith.cmpi slt, %565, %expertsPerToken : index
      scf.if %628 {
        %629 = arith.muli %562, %expertsPerToken : index
        %630 = arith.addi %629, %565 : index
        memref.store %627, %weights[%630] : memref<?xf32>
        %631 = arith.muli %562, %expertsPerToken : index
        %632 = arith.addi %631, %565 : index
        memref.store %596#2, %ids_out[%632] : memref<?xi32>
      }
    }
  }
  wave.return
}
