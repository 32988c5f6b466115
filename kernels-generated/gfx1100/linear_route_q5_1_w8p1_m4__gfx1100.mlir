// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c49 = arith.constant 0xFF61B1E6 : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant 0x3FB8AA3B : f32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 0xC0000000 : f32
  %c54 = arith.constant 0xCB800000 : f32
  %c55 = arith.constant 0xBF800000 : f32
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
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c13 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c14 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c6, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c13 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c2 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c2 iter_args(%50 = %c15) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c6 : index
      %54 = arith.remui %52, %c8 : index
      %55 = arith.addi %13, %c4 : index
      %56 = arith.muli %53, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c19 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %61 = vector.bitcast %60 : vector<4xi8> to vector<2xf16>
      %62 = vector.extract %61[0] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = vector.extract %61[1] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = arith.addi %13, %c4 : index
      %67 = arith.muli %inputFeatures, %c2 : index
      %68 = arith.addi %67, %c3 : index
      %69 = arith.divui %68, %c4 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %66, %70 : index
      %72 = arith.muli %53, %c14 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %54, %c8 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %inputFeatures, %c1 : index
      %77 = arith.muli %inputFeatures, %c2 : index
      %78 = arith.addi %77, %c3 : index
      %79 = arith.divui %78, %c4 : index
      %80 = arith.muli %79, %c4 : index
      %81 = arith.addi %76, %80 : index
      %82 = arith.addi %81, %c4 : index
      %83 = arith.addi %13, %82 : index
      %84 = arith.muli %53, %c8 : index
      %85 = arith.addi %84, %54 : index
      %86 = arith.muli %85, %c19 : index
      %87 = arith.addi %83, %86 : index
      %88 = vector.load %w[%87] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %89 = vector.bitcast %88 : vector<4xi8> to vector<1xi32>
      %90 = vector.shuffle %89, %89 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %91 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.shrui %92, %c20 : vector<4xi32>
      %94 = arith.andi %93, %c21 : vector<4xi32>
      %95 = arith.shrui %90, %c22 : vector<4xi32>
      %96 = arith.andi %95, %c23 : vector<4xi32>
      %97 = arith.shli %96, %c24 : vector<4xi32>
      %98 = arith.ori %94, %97 : vector<4xi32>
      %99 = arith.ori %98, %c25 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %92, %c24 : vector<4xi32>
      %102 = arith.andi %101, %c21 : vector<4xi32>
      %103 = arith.shrui %90, %c26 : vector<4xi32>
      %104 = arith.andi %103, %c23 : vector<4xi32>
      %105 = arith.shli %104, %c24 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c25 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %92, %c27 : vector<4xi32>
      %110 = arith.andi %109, %c21 : vector<4xi32>
      %111 = arith.shrui %90, %c28 : vector<4xi32>
      %112 = arith.andi %111, %c23 : vector<4xi32>
      %113 = arith.shli %112, %c24 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c25 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %92, %c29 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.shrui %90, %c30 : vector<4xi32>
      %120 = arith.andi %119, %c23 : vector<4xi32>
      %121 = arith.shli %120, %c24 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c25 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %100, %108 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %125, %126 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %128 = arith.subf %127, %c31 : vector<32xf16>
      %129 = vector.shuffle %128, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %130 = vector.shuffle %128, %128 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %131 = math.fma %129, %63, %65 : vector<16xf16>
      %132 = math.fma %130, %63, %65 : vector<16xf16>
      %133 = arith.addi %49, %c5 : index
      %134 = arith.remui %52, %c8 : index
      %135 = arith.addi %13, %c4 : index
      %136 = arith.muli %133, %c18 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %134, %c19 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %141 = vector.bitcast %140 : vector<4xi8> to vector<2xf16>
      %142 = vector.extract %141[0] : f16 from vector<2xf16>
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = vector.extract %141[1] : f16 from vector<2xf16>
      %145 = vector.broadcast %144 : f16 to vector<16xf16>
      %146 = arith.addi %13, %c4 : index
      %147 = arith.muli %inputFeatures, %c2 : index
      %148 = arith.addi %147, %c3 : index
      %149 = arith.divui %148, %c4 : index
      %150 = arith.muli %149, %c4 : index
      %151 = arith.addi %146, %150 : index
      %152 = arith.muli %133, %c14 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %134, %c8 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %inputFeatures, %c1 : index
      %157 = arith.muli %inputFeatures, %c2 : index
      %158 = arith.addi %157, %c3 : index
      %159 = arith.divui %158, %c4 : index
      %160 = arith.muli %159, %c4 : index
      %161 = arith.addi %156, %160 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.addi %13, %162 : index
      %164 = arith.muli %133, %c8 : index
      %165 = arith.addi %164, %134 : index
      %166 = arith.muli %165, %c19 : index
      %167 = arith.addi %163, %166 : index
      %168 = vector.load %w[%167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %169 = vector.bitcast %168 : vector<4xi8> to vector<1xi32>
      %170 = vector.shuffle %169, %169 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %171 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c20 : vector<4xi32>
      %174 = arith.andi %173, %c21 : vector<4xi32>
      %175 = arith.shrui %170, %c22 : vector<4xi32>
      %176 = arith.andi %175, %c23 : vector<4xi32>
      %177 = arith.shli %176, %c24 : vector<4xi32>
      %178 = arith.ori %174, %177 : vector<4xi32>
      %179 = arith.ori %178, %c25 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c24 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.shrui %170, %c26 : vector<4xi32>
      %184 = arith.andi %183, %c23 : vector<4xi32>
      %185 = arith.shli %184, %c24 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c25 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %172, %c27 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.shrui %170, %c28 : vector<4xi32>
      %192 = arith.andi %191, %c23 : vector<4xi32>
      %193 = arith.shli %192, %c24 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c25 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %172, %c29 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.shrui %170, %c30 : vector<4xi32>
      %200 = arith.andi %199, %c23 : vector<4xi32>
      %201 = arith.shli %200, %c24 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c25 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %180, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %196, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c31 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %143, %145 : vector<16xf16>
      %212 = math.fma %210, %143, %145 : vector<16xf16>
      %213 = arith.muli %49, %c2 : index
      %214 = arith.addi %213, %c6 : index
      %215 = arith.muli %tileRows, %c8 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.addi %35, %216 : index
      %218 = vector.load %23[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c1 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %23[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %131, %50 : vector<16xf16>, vector<8xf32>
      %224 = arith.muli %49, %c2 : index
      %225 = arith.addi %224, %c5 : index
      %226 = arith.muli %tileRows, %c8 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.addi %35, %227 : index
      %229 = vector.load %23[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = arith.muli %tileRows, %c1 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %23[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = wave.mma %233, %132, %223 : vector<16xf16>, vector<8xf32>
      %235 = arith.muli %49, %c2 : index
      %236 = arith.addi %235, %c2 : index
      %237 = arith.muli %tileRows, %c8 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %35, %238 : index
      %240 = vector.load %23[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c1 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %23[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %211, %234 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %49, %c2 : index
      %247 = arith.addi %246, %c32 : index
      %248 = arith.muli %tileRows, %c8 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %35, %249 : index
      %251 = vector.load %23[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %23[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %212, %245 : vector<16xf16>, vector<8xf32>
      scf.yield %256 : vector<8xf32>
    }
    %257 = arith.select %42, %48, %41 : index
    %260 = scf.for %258 = %48 to %257 step %c5 iter_args(%259 = %51) -> (vector<8xf32>) {
      %261 = wave.lane
      %262 = arith.addi %258, %c6 : index
      %263 = arith.remui %261, %c8 : index
      %264 = arith.addi %13, %c4 : index
      %265 = arith.muli %262, %c18 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.muli %263, %c19 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<2xf16>
      %271 = vector.extract %270[0] : f16 from vector<2xf16>
      %272 = vector.broadcast %271 : f16 to vector<16xf16>
      %273 = vector.extract %270[1] : f16 from vector<2xf16>
      %274 = vector.broadcast %273 : f16 to vector<16xf16>
      %275 = arith.addi %13, %c4 : index
      %276 = arith.muli %inputFeatures, %c2 : index
      %277 = arith.addi %276, %c3 : index
      %278 = arith.divui %277, %c4 : index
      %279 = arith.muli %278, %c4 : index
      %280 = arith.addi %275, %279 : index
      %281 = arith.muli %262, %c14 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.muli %263, %c8 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.muli %inputFeatures, %c1 : index
      %286 = arith.muli %inputFeatures, %c2 : index
      %287 = arith.addi %286, %c3 : index
      %288 = arith.divui %287, %c4 : index
      %289 = arith.muli %288, %c4 : index
      %290 = arith.addi %285, %289 : index
      %291 = arith.addi %290, %c4 : index
      %292 = arith.addi %13, %291 : index
      %293 = arith.muli %262, %c8 : index
      %294 = arith.addi %293, %263 : index
      %295 = arith.muli %294, %c19 : index
      %296 = arith.addi %292, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<1xi32>
      %299 = vector.shuffle %298, %298 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %300 = vector.load %w[%284] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %301 = vector.bitcast %300 : vector<16xi8> to vector<4xi32>
      %302 = arith.shrui %301, %c20 : vector<4xi32>
      %303 = arith.andi %302, %c21 : vector<4xi32>
      %304 = arith.shrui %299, %c22 : vector<4xi32>
      %305 = arith.andi %304, %c23 : vector<4xi32>
      %306 = arith.shli %305, %c24 : vector<4xi32>
      %307 = arith.ori %303, %306 : vector<4xi32>
      %308 = arith.ori %307, %c25 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = arith.shrui %301, %c24 : vector<4xi32>
      %311 = arith.andi %310, %c21 : vector<4xi32>
      %312 = arith.shrui %299, %c26 : vector<4xi32>
      %313 = arith.andi %312, %c23 : vector<4xi32>
      %314 = arith.shli %313, %c24 : vector<4xi32>
      %315 = arith.ori %311, %314 : vector<4xi32>
      %316 = arith.ori %315, %c25 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = arith.shrui %301, %c27 : vector<4xi32>
      %319 = arith.andi %318, %c21 : vector<4xi32>
      %320 = arith.shrui %299, %c28 : vector<4xi32>
      %321 = arith.andi %320, %c23 : vector<4xi32>
      %322 = arith.shli %321, %c24 : vector<4xi32>
      %323 = arith.ori %319, %322 : vector<4xi32>
      %324 = arith.ori %323, %c25 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %301, %c29 : vector<4xi32>
      %327 = arith.andi %326, %c21 : vector<4xi32>
      %328 = arith.shrui %299, %c30 : vector<4xi32>
      %329 = arith.andi %328, %c23 : vector<4xi32>
      %330 = arith.shli %329, %c24 : vector<4xi32>
      %331 = arith.ori %327, %330 : vector<4xi32>
      %332 = arith.ori %331, %c25 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = vector.shuffle %309, %317 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %325, %333 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %334, %335 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %337 = arith.subf %336, %c31 : vector<32xf16>
      %338 = vector.shuffle %337, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %339 = vector.shuffle %337, %337 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %340 = math.fma %338, %272, %274 : vector<16xf16>
      %341 = math.fma %339, %272, %274 : vector<16xf16>
      %342 = arith.muli %258, %c2 : index
      %343 = arith.addi %342, %c6 : index
      %344 = arith.muli %tileRows, %c8 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %35, %345 : index
      %347 = vector.load %23[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %23[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %340, %259 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %258, %c2 : index
      %354 = arith.addi %353, %c5 : index
      %355 = arith.muli %tileRows, %c8 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %35, %356 : index
      %358 = vector.load %23[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c1 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %23[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %341, %352 : vector<16xf16>, vector<8xf32>
      scf.yield %363 : vector<8xf32>
    }
    %364 = wave.lane
    %365 = wave.wave
    %366 = arith.muli %365, %c5 : index
    %367 = arith.addi %366, %c6 : index
    %368 = arith.muli %367, %c14 : index
    %369 = arith.addi %368, %364 : index
    %370 = vector.extract %260[0] : f32 from vector<8xf32>
    %371 = arith.addi %369, %c6 : index
    memref.store %370, %17[%371] : memref<?xf32>
    %372 = vector.extract %260[1] : f32 from vector<8xf32>
    %373 = arith.addi %369, %c13 : index
    memref.store %372, %17[%373] : memref<?xf32>
    %374 = vector.extract %260[2] : f32 from vector<8xf32>
    %375 = arith.addi %369, %c18 : index
    memref.store %374, %17[%375] : memref<?xf32>
    %376 = vector.extract %260[3] : f32 from vector<8xf32>
    %377 = arith.addi %369, %c33 : index
    memref.store %376, %17[%377] : memref<?xf32>
    %378 = vector.extract %260[4] : f32 from vector<8xf32>
    %379 = arith.addi %369, %c4 : index
    memref.store %378, %17[%379] : memref<?xf32>
    %380 = vector.extract %260[5] : f32 from vector<8xf32>
    %381 = arith.addi %369, %c34 : index
    memref.store %380, %17[%381] : memref<?xf32>
    %382 = vector.extract %260[6] : f32 from vector<8xf32>
    %383 = arith.addi %369, %c35 : index
    memref.store %382, %17[%383] : memref<?xf32>
    %384 = vector.extract %260[7] : f32 from vector<8xf32>
    %385 = arith.addi %369, %c36 : index
    memref.store %384, %17[%385] : memref<?xf32>
    wave.barrier
    %386 = arith.muli %365, %c5 : index
    %387 = arith.addi %386, %c6 : index
    %388 = arith.muli %387, %c13 : index
    %389 = arith.addi %388, %364 : index
    %390 = arith.addi %389, %c6 : index
    %391 = memref.load %17[%390] : memref<?xf32>
    %392 = arith.addi %390, %c14 : index
    %393 = memref.load %17[%392] : memref<?xf32>
    %394 = arith.addf %391, %393 : f32
    %395 = arith.addi %390, %c37 : index
    %396 = memref.load %17[%395] : memref<?xf32>
    %397 = arith.addf %394, %396 : f32
    %398 = arith.addi %390, %c38 : index
    %399 = memref.load %17[%398] : memref<?xf32>
    %400 = arith.addf %397, %399 : f32
    %401 = arith.addi %390, %c39 : index
    %402 = memref.load %17[%401] : memref<?xf32>
    %403 = arith.addf %400, %402 : f32
    %404 = arith.addi %390, %c40 : index
    %405 = memref.load %17[%404] : memref<?xf32>
    %406 = arith.addf %403, %405 : f32
    %407 = arith.addi %390, %c41 : index
    %408 = memref.load %17[%407] : memref<?xf32>
    %409 = arith.addf %406, %408 : f32
    %410 = arith.addi %390, %c42 : index
    %411 = memref.load %17[%410] : memref<?xf32>
    %412 = arith.addf %409, %411 : f32
    %413 = wave.lane
    %414 = arith.addi %16, %c6 : index
    %415 = arith.muli %387, %c2 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.divui %413, %c8 : index
    %418 = arith.addi %416, %417 : index
    %419 = arith.cmpi slt, %418, %15 : index
    scf.if %419 {
      %420 = arith.cmpi eq, %hasFactors, %c5 : index
      %421 = arith.muli %418, %c2 : index
      %422 = memref.load %factors[%421] : memref<?xf32>
      %423 = arith.mulf %422, %operandScale : f32
      %424 = arith.select %420, %423, %operandScale : f32
      %425 = arith.remui %413, %c8 : index
      %426 = arith.muli %425, %c19 : index
      %427 = arith.addi %13, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %424 : f32
      %432 = arith.mulf %412, %431 : f32
      %433 = arith.muli %418, %outputFeatures : index
      %434 = arith.addi %433, %19 : index
      %435 = wave.lane
      %436 = arith.remui %435, %c8 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.addi %437, %c6 : index
      memref.store %432, %logits[%438] : memref<?xf32>
    }
  }
  %439 = arith.muli %experts, %c1 : index
  %440 = wave.scratch %439 : memref<?xf32>
  %441 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %441 {
    %442 = arith.addi %16, %c8 : index
    %443 = arith.minsi %442, %15 : index
    %444 = wave.wave
    %445 = arith.addi %16, %444 : index
    scf.for %446 = %445 to %443 step %c1 {
      %447 = wave.wave
      %448 = arith.muli %447, %experts : index
      %449 = wave.lane
      %450 = arith.muli %446, %logitsWidth : index
      %453 = scf.for %451 = %449 to %experts step %c13 iter_args(%452 = %c49) -> (f32) {
        %454 = arith.addi %450, %451 : index
        %455 = memref.load %logits[%454] : memref<?xf32>
        %456 = arith.maximumf %452, %455 : f32
        scf.yield %456 : f32
      }
      %457 = vector.broadcast %453 : f32 to vector<1xf32>
      %458 = wave.reduce "max" %457 : vector<1xf32>
      %461 = scf.for %459 = %449 to %experts step %c13 iter_args(%460 = %c50) -> (f32) {
        %462 = arith.addi %450, %459 : index
        %463 = memref.load %logits[%462] : memref<?xf32>
        %464 = arith.subf %463, %458 : f32
        %465 = arith.mulf %464, %c51 : f32
        %466 = wave.exp2 %465 : f32
        %467 = arith.addi %448, %459 : index
        memref.store %466, %440[%467] : memref<?xf32>
        %468 = arith.addf %460, %466 : f32
        scf.yield %468 : f32
      }
      %469 = vector.broadcast %461 : f32 to vector<1xf32>
      %470 = wave.reduce "add" %469 : vector<1xf32>
      scf.for %471 = %449 to %experts step %c13 {
        %472 = arith.addi %448, %471 : index
        %473 = memref.load %440[%472] : memref<?xf32>
        %474 = arith.divf %473, %470 : f32
        %475 = arith.addi %448, %471 : index
        memref.store %474, %440[%475] : memref<?xf32>
      }
      %480:3 = scf.for %476 = %c6 to %expertsPerToken step %c5 iter_args(%477 = %c50, %478 = %c50, %479 = %c52) -> (f32, f32, i32) {
        %484:2 = scf.for %481 = %449 to %experts step %c13 iter_args(%482 = %c53, %483 = %c50) -> (f32, f32) {
          %485 = arith.addi %448, %481 : index
          %486 = memref.load %440[%485] : memref<?xf32>
          %487 = arith.cmpf ogt, %486, %482 : f32
          %488 = arith.index_cast %481 : index to i32
          %489 = arith.sitofp %488 : i32 to f32
          %490 = arith.select %487, %486, %482 : f32
          %491 = arith.select %487, %489, %483 : f32
          scf.yield %490, %491 : f32, f32
        }
        %492 = vector.broadcast %484#0 : f32 to vector<1xf32>
        %493 = wave.reduce "max" %492 : vector<1xf32>
        %494 = arith.cmpf oeq, %484#0, %493 : f32
        %495 = arith.subf %c50, %484#1 : f32
        %496 = arith.select %494, %495, %c54 : f32
        %497 = vector.broadcast %496 : f32 to vector<1xf32>
        %498 = wave.reduce "max" %497 : vector<1xf32>
        %499 = arith.subf %c50, %498 : f32
        %500 = arith.fptosi %499 : f32 to i32
        %501 = arith.index_cast %500 : i32 to index
        %502 = arith.remui %501, %c13 : index
        %503 = arith.cmpi eq, %502, %449 : index
        scf.if %503 {
          %504 = arith.addi %448, %501 : index
          memref.store %c55, %440[%504] : memref<?xf32>
        }
        %505 = arith.cmpi eq, %476, %449 : index
        %506 = arith.addf %477, %493 : f32
        %507 = arith.select %505, %493, %478 : f32
        %508 = arith.select %505, %500, %479 : i32
        scf.yield %506, %507, %508 : f32, f32, i32
      }
      %509 = arith.cmpi eq, %normalize, %c5 : index
      %510 = arith.divf %480#1, %480#0 : f32
      %511 = arith.select %509, %510, %480#1 : f32
      %512 = arith.cmpi slt, %449, %expertsPerToken : index
      scf.if %512 {
        %513 = arith.muli %446, %expertsPerToken : index
        %514 = arith.addi %513, %449 : index
        memref.store %511, %weights[%514] : memref<?xf32>
        %515 = arith.muli %446, %expertsPerToken : index
        %516 = arith.addi %515, %449 : index
        memref.store %480#2, %ids_out[%516] : memref<?xi32>
      }
    }
  }
  wave.return
}
