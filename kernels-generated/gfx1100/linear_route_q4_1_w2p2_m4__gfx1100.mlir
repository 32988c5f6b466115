// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %c32 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c39 = arith.constant 0xFF61B1E6 : f32
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant 0x3FB8AA3B : f32
  %c42 = arith.constant 0 : i32
  %c43 = arith.constant 0xC0000000 : f32
  %c44 = arith.constant 0xCB800000 : f32
  %c45 = arith.constant 0xBF800000 : f32
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
      %57 = arith.muli %54, %c14 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c18 : index
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
      %73 = arith.muli %54, %c19 : index
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
      %106 = arith.muli %103, %c14 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c18 : index
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
      %122 = arith.muli %103, %c19 : index
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
      %155 = arith.muli %152, %c14 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %153, %c18 : index
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
      %171 = arith.muli %152, %c19 : index
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
      %204 = arith.muli %201, %c14 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c18 : index
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
      %220 = arith.muli %201, %c19 : index
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
      %307 = arith.muli %304, %c14 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %305, %c18 : index
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
      %323 = arith.muli %304, %c19 : index
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
      %356 = arith.muli %353, %c14 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %354, %c18 : index
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
      %372 = arith.muli %353, %c19 : index
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
    %430 = arith.muli %429, %c19 : index
    %431 = arith.addi %430, %426 : index
    %432 = vector.extract %302#0[0] : f32 from vector<8xf32>
    %433 = arith.addi %431, %c5 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %302#0[1] : f32 from vector<8xf32>
    %435 = arith.addi %431, %c11 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %302#0[2] : f32 from vector<8xf32>
    %437 = arith.addi %431, %c14 : index
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
    %450 = arith.muli %449, %c19 : index
    %451 = arith.addi %450, %426 : index
    %452 = vector.extract %302#1[0] : f32 from vector<8xf32>
    %453 = arith.addi %451, %c5 : index
    memref.store %452, %17[%453] : memref<?xf32>
    %454 = vector.extract %302#1[1] : f32 from vector<8xf32>
    %455 = arith.addi %451, %c11 : index
    memref.store %454, %17[%455] : memref<?xf32>
    %456 = vector.extract %302#1[2] : f32 from vector<8xf32>
    %457 = arith.addi %451, %c14 : index
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
    %468 = arith.muli %427, %c18 : index
    %469 = arith.addi %468, %c5 : index
    %470 = arith.muli %469, %c11 : index
    %471 = arith.addi %470, %426 : index
    %472 = arith.addi %471, %c5 : index
    %473 = memref.load %17[%472] : memref<?xf32>
    %474 = arith.addi %472, %c32 : index
    %475 = memref.load %17[%474] : memref<?xf32>
    %476 = arith.addf %473, %475 : f32
    %477 = arith.muli %469, %c11 : index
    %478 = arith.addi %477, %426 : index
    %479 = arith.addi %478, %c19 : index
    %480 = memref.load %17[%479] : memref<?xf32>
    %481 = arith.addi %479, %c32 : index
    %482 = memref.load %17[%481] : memref<?xf32>
    %483 = arith.addf %480, %482 : f32
    %484 = wave.lane
    %485 = arith.addi %16, %c5 : index
    %486 = arith.muli %469, %c2 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c8 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %15 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c6 : index
      %492 = arith.muli %489, %c2 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c8 : index
      %497 = arith.muli %496, %c18 : index
      %498 = arith.addi %11, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %476, %502 : f32
      %504 = arith.remui %484, %c8 : index
      %505 = arith.muli %504, %c18 : index
      %506 = arith.addi %13, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %495 : f32
      %511 = arith.mulf %483, %510 : f32
      %512 = arith.muli %489, %outputFeatures : index
      %513 = arith.addi %512, %19 : index
      %514 = wave.lane
      %515 = arith.remui %514, %c8 : index
      %516 = arith.addi %513, %515 : index
      %517 = arith.addi %516, %c5 : index
      memref.store %503, %logits[%517] : memref<?xf32>
      %518 = arith.addi %516, %c8 : index
      memref.store %511, %logits[%518] : memref<?xf32>
    }
    %519 = arith.muli %427, %c18 : index
    %520 = arith.addi %519, %c6 : index
    %521 = arith.muli %520, %c11 : index
    %522 = arith.addi %521, %426 : index
    %523 = arith.addi %522, %c5 : index
    %524 = memref.load %17[%523] : memref<?xf32>
    %525 = arith.addi %523, %c32 : index
    %526 = memref.load %17[%525] : memref<?xf32>
    %527 = arith.addf %524, %526 : f32
    %528 = arith.muli %520, %c11 : index
    %529 = arith.addi %528, %426 : index
    %530 = arith.addi %529, %c19 : index
    %531 = memref.load %17[%530] : memref<?xf32>
    %532 = arith.addi %530, %c32 : index
    %533 = memref.load %17[%532] : memref<?xf32>
    %534 = arith.addf %531, %533 : f32
    %535 = wave.lane
    %536 = arith.addi %16, %c5 : index
    %537 = arith.muli %520, %c2 : index
    %538 = arith.addi %536, %537 : index
    %539 = arith.divui %535, %c8 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.cmpi slt, %540, %15 : index
    scf.if %541 {
      %542 = arith.cmpi eq, %hasFactors, %c6 : index
      %543 = arith.muli %540, %c2 : index
      %544 = memref.load %factors[%543] : memref<?xf32>
      %545 = arith.mulf %544, %operandScale : f32
      %546 = arith.select %542, %545, %operandScale : f32
      %547 = arith.remui %535, %c8 : index
      %548 = arith.muli %547, %c18 : index
      %549 = arith.addi %11, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %546 : f32
      %554 = arith.mulf %527, %553 : f32
      %555 = arith.remui %535, %c8 : index
      %556 = arith.muli %555, %c18 : index
      %557 = arith.addi %13, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %546 : f32
      %562 = arith.mulf %534, %561 : f32
      %563 = arith.muli %540, %outputFeatures : index
      %564 = arith.addi %563, %19 : index
      %565 = wave.lane
      %566 = arith.remui %565, %c8 : index
      %567 = arith.addi %564, %566 : index
      %568 = arith.addi %567, %c5 : index
      memref.store %554, %logits[%568] : memref<?xf32>
      %569 = arith.addi %567, %c8 : index
      memref.store %562, %logits[%569] : memref<?xf32>
    }
    %570 = arith.muli %427, %c18 : index
    %571 = arith.addi %570, %c2 : index
    %572 = arith.muli %571, %c11 : index
    %573 = arith.addi %572, %426 : index
    %574 = arith.addi %573, %c5 : index
    %575 = memref.load %17[%574] : memref<?xf32>
    %576 = arith.addi %574, %c32 : index
    %577 = memref.load %17[%576] : memref<?xf32>
    %578 = arith.addf %575, %577 : f32
    %579 = arith.muli %571, %c11 : index
    %580 = arith.addi %579, %426 : index
    %581 = arith.addi %580, %c19 : index
    %582 = memref.load %17[%581] : memref<?xf32>
    %583 = arith.addi %581, %c32 : index
    %584 = memref.load %17[%583] : memref<?xf32>
    %585 = arith.addf %582, %584 : f32
    %586 = wave.lane
    %587 = arith.addi %16, %c5 : index
    %588 = arith.muli %571, %c2 : index
    %589 = arith.addi %587, %588 : index
    %590 = arith.divui %586, %c8 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.cmpi slt, %591, %15 : index
    scf.if %592 {
      %593 = arith.cmpi eq, %hasFactors, %c6 : index
      %594 = arith.muli %591, %c2 : index
      %595 = memref.load %factors[%594] : memref<?xf32>
      %596 = arith.mulf %595, %operandScale : f32
      %597 = arith.select %593, %596, %operandScale : f32
      %598 = arith.remui %586, %c8 : index
      %599 = arith.muli %598, %c18 : index
      %600 = arith.addi %11, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %578, %604 : f32
      %606 = arith.remui %586, %c8 : index
      %607 = arith.muli %606, %c18 : index
      %608 = arith.addi %13, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %597 : f32
      %613 = arith.mulf %585, %612 : f32
      %614 = arith.muli %591, %outputFeatures : index
      %615 = arith.addi %614, %19 : index
      %616 = wave.lane
      %617 = arith.remui %616, %c8 : index
      %618 = arith.addi %615, %617 : index
      %619 = arith.addi %618, %c5 : index
      memref.store %605, %logits[%619] : memref<?xf32>
      %620 = arith.addi %618, %c8 : index
      memref.store %613, %logits[%620] : memref<?xf32>
    }
    %621 = arith.muli %427, %c18 : index
    %622 = arith.addi %621, %c27 : index
    %623 = arith.muli %622, %c11 : index
    %624 = arith.addi %623, %426 : index
    %625 = arith.addi %624, %c5 : index
    %626 = memref.load %17[%625] : memref<?xf32>
    %627 = arith.addi %625, %c32 : index
    %628 = memref.load %17[%627] : memref<?xf32>
    %629 = arith.addf %626, %628 : f32
    %630 = arith.muli %622, %c11 : index
    %631 = arith.addi %630, %426 : index
    %632 = arith.addi %631, %c19 : index
    %633 = memref.load %17[%632] : memref<?xf32>
    %634 = arith.addi %632, %c32 : index
    %635 = memref.load %17[%634] : memref<?xf32>
    %636 = arith.addf %633, %635 : f32
    %637 = wave.lane
    %638 = arith.addi %16, %c5 : index
    %639 = arith.muli %622, %c2 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.divui %637, %c8 : index
    %642 = arith.addi %640, %641 : index
    %643 = arith.cmpi slt, %642, %15 : index
    scf.if %643 {
      %644 = arith.cmpi eq, %hasFactors, %c6 : index
      %645 = arith.muli %642, %c2 : index
      %646 = memref.load %factors[%645] : memref<?xf32>
      %647 = arith.mulf %646, %operandScale : f32
      %648 = arith.select %644, %647, %operandScale : f32
      %649 = arith.remui %637, %c8 : index
      %650 = arith.muli %649, %c18 : index
      %651 = arith.addi %11, %650 : index
      %652 = vector.load %w[%651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xf32>
      %654 = vector.extract %653[0] : f32 from vector<1xf32>
      %655 = arith.mulf %654, %648 : f32
      %656 = arith.mulf %629, %655 : f32
      %657 = arith.remui %637, %c8 : index
      %658 = arith.muli %657, %c18 : index
      %659 = arith.addi %13, %658 : index
      %660 = vector.load %w[%659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %661 = vector.bitcast %660 : vector<4xi8> to vector<1xf32>
      %662 = vector.extract %661[0] : f32 from vector<1xf32>
      %663 = arith.mulf %662, %648 : f32
      %664 = arith.mulf %636, %663 : f32
      %665 = arith.muli %642, %outputFeatures : index
      %666 = arith.addi %665, %19 : index
      %667 = wave.lane
      %668 = arith.remui %667, %c8 : index
      %669 = arith.addi %666, %668 : index
      %670 = arith.addi %669, %c5 : index
      memref.store %656, %logits[%670] : memref<?xf32>
      %671 = arith.addi %669, %c8 : index
      memref.store %664, %logits[%671] : memref<?xf32>
    }
  }
  %672 = arith.muli %experts, %c2 : index
  %673 = wave.scratch %672 : memref<?xf32>
  %674 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %674 {
    %675 = arith.addi %16, %c8 : index
    %676 = arith.minsi %675, %15 : index
    %677 = wave.wave
    %678 = arith.addi %16, %677 : index
    scf.for %679 = %678 to %676 step %c2 {
      %680 = wave.wave
      %681 = arith.muli %680, %experts : index
      %682 = wave.lane
      %683 = arith.muli %679, %logitsWidth : index
      %686 = scf.for %684 = %682 to %experts step %c11 iter_args(%685 = %c39) -> (f32) {
        %687 = arith.addi %683, %684 : index
        %688 = memref.load %logits[%687] : memref<?xf32>
        %689 = arith.maximumf %685, %688 : f32
        scf.yield %689 : f32
      }
      %690 = vector.broadcast %686 : f32 to vector<1xf32>
      %691 = wave.reduce "max" %690 : vector<1xf32>
      %694 = scf.for %692 = %682 to %experts step %c11 iter_args(%693 = %c40) -> (f32) {
        %695 = arith.addi %683, %692 : index
        %696 = memref.load %logits[%695] : memref<?xf32>
        %697 = arith.subf %696, %691 : f32
        %698 = arith.mulf %697, %c41 : f32
        %699 = wave.exp2 %698 : f32
        %700 = arith.addi %681, %692 : index
        memref.store %699, %673[%700] : memref<?xf32>
        %701 = arith.addf %693, %699 : f32
        scf.yield %701 : f32
      }
      %702 = vector.broadcast %694 : f32 to vector<1xf32>
      %703 = wave.reduce "add" %702 : vector<1xf32>
      scf.for %704 = %682 to %experts step %c11 {
        %705 = arith.addi %681, %704 : index
        %706 = memref.load %673[%705] : memref<?xf32>
        %707 = arith.divf %706, %703 : f32
        %708 = arith.addi %681, %704 : index
        memref.store %707, %673[%708] : memref<?xf32>
      }
      %713:3 = scf.for %709 = %c5 to %expertsPerToken step %c6 iter_args(%710 = %c40, %711 = %c40, %712 = %c42) -> (f32, f32, i32) {
        %717:2 = scf.for %714 = %682 to %experts step %c11 iter_args(%715 = %c43, %716 = %c40) -> (f32, f32) {
          %718 = arith.addi %681, %714 : index
          %719 = memref.load %673[%718] : memref<?xf32>
          %720 = arith.cmpf ogt, %719, %715 : f32
          %721 = arith.index_cast %714 : index to i32
          %722 = arith.sitofp %721 : i32 to f32
          %723 = arith.select %720, %719, %715 : f32
          %724 = arith.select %720, %722, %716 : f32
          scf.yield %723, %724 : f32, f32
        }
        %725 = vector.broadcast %717#0 : f32 to vector<1xf32>
        %726 = wave.reduce "max" %725 : vector<1xf32>
        %727 = arith.cmpf oeq, %717#0, %726 : f32
        %728 = arith.subf %c40, %717#1 : f32
        %729 = arith.select %727, %728, %c44 : f32
        %730 = vector.broadcast %729 : f32 to vector<1xf32>
        %731 = wave.reduce "max" %730 : vector<1xf32>
        %732 = arith.subf %c40, %731 : f32
        %733 = arith.fptosi %732 : f32 to i32
        %734 = arith.index_cast %733 : i32 to index
        %735 = arith.remui %734, %c11 : index
        %736 = arith.cmpi eq, %735, %682 : index
        scf.if %736 {
          %737 = arith.addi %681, %734 : index
          memref.store %c45, %673[%737] : memref<?xf32>
        }
        %738 = arith.cmpi eq, %709, %682 : index
        %739 = arith.addf %710, %726 : f32
        %740 = arith.select %738, %726, %711 : f32
        %741 = arith.select %738, %733, %712 : i32
        scf.yield %739, %740, %741 : f32, f32, i32
      }
      %742 = arith.cmpi eq, %normalize, %c6 : index
      %743 = arith.divf %713#1, %713#0 : f32
      %744 = arith.select %742, %743, %713#1 : f32
      %745 = arith.cmpi slt, %682, %expertsPerToken : index
      scf.if %745 {
        %746 = arith.muli %679, %expertsPerToken : index
        %747 = arith.addi %746, %682 : index
        memref.store %744, %weights[%747] : memref<?xf32>
        %748 = arith.muli %679, %expertsPerToken : index
        %749 = arith.addi %748, %682 : index
        memref.store %713#2, %ids_out[%749] : memref<?xi32>
      }
    }
  }
  wave.return
}
