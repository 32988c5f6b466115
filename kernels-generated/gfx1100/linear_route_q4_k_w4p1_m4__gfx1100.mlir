// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
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
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c14 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c5 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c7, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c14 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c18 : index
    %45 = arith.muli %44, %c18 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c18 iter_args(%50 = %c15) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c7 : index
      %54 = arith.remui %52, %c9 : index
      %55 = arith.addi %13, %c5 : index
      %56 = arith.divui %53, %c1 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.muli %54, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = arith.divui %inputFeatures, %c2 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %55, %64 : index
      %66 = arith.muli %53, %c14 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %54, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.extract %62[0] : f16 from vector<2xf16>
      %72 = arith.extf %71 : f16 to f32
      %73 = vector.extract %70[0] : i8 from vector<2xi8>
      %74 = arith.extui %73 : i8 to i32
      %75 = arith.sitofp %74 : i32 to f32
      %76 = arith.mulf %72, %75 : f32
      %77 = arith.truncf %76 : f32 to f16
      %78 = vector.broadcast %77 : f16 to vector<16xf16>
      %79 = vector.extract %62[1] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %70[1] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = arith.addi %13, %c5 : index
      %88 = arith.divui %inputFeatures, %c2 : index
      %89 = arith.muli %88, %c3 : index
      %90 = arith.addi %89, %inputFeatures : index
      %91 = arith.addi %90, %c4 : index
      %92 = arith.divui %91, %c5 : index
      %93 = arith.muli %92, %c5 : index
      %94 = arith.addi %87, %93 : index
      %95 = arith.muli %inputFeatures, %c1 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %53, %c9 : index
      %98 = arith.addi %97, %54 : index
      %99 = arith.muli %98, %c7 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %53, %c2 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %54, %c9 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = arith.shrui %106, %c20 : vector<4xi32>
      %108 = arith.andi %107, %c21 : vector<4xi32>
      %109 = arith.ori %108, %c22 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = arith.shrui %106, %c23 : vector<4xi32>
      %112 = arith.andi %111, %c21 : vector<4xi32>
      %113 = arith.ori %112, %c22 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %106, %c24 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.ori %116, %c22 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %106, %c25 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.ori %120, %c22 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = vector.shuffle %110, %114 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = vector.shuffle %123, %124 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %126 = arith.subf %125, %c26 : vector<32xf16>
      %127 = vector.shuffle %126, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %128 = vector.shuffle %126, %126 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %129 = math.fma %127, %78, %86 : vector<16xf16>
      %130 = math.fma %128, %78, %86 : vector<16xf16>
      %131 = arith.addi %49, %c6 : index
      %132 = arith.remui %52, %c9 : index
      %133 = arith.addi %13, %c5 : index
      %134 = arith.divui %131, %c1 : index
      %135 = arith.muli %134, %c3 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %132, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %140 = vector.bitcast %139 : vector<4xi8> to vector<2xf16>
      %141 = arith.divui %inputFeatures, %c2 : index
      %142 = arith.muli %141, %c3 : index
      %143 = arith.addi %133, %142 : index
      %144 = arith.muli %131, %c14 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.muli %132, %c18 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %149 = vector.extract %140[0] : f16 from vector<2xf16>
      %150 = arith.extf %149 : f16 to f32
      %151 = vector.extract %148[0] : i8 from vector<2xi8>
      %152 = arith.extui %151 : i8 to i32
      %153 = arith.sitofp %152 : i32 to f32
      %154 = arith.mulf %150, %153 : f32
      %155 = arith.truncf %154 : f32 to f16
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = vector.extract %140[1] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %148[1] : i8 from vector<2xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %13, %c5 : index
      %166 = arith.divui %inputFeatures, %c2 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %167, %inputFeatures : index
      %169 = arith.addi %168, %c4 : index
      %170 = arith.divui %169, %c5 : index
      %171 = arith.muli %170, %c5 : index
      %172 = arith.addi %165, %171 : index
      %173 = arith.muli %inputFeatures, %c1 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %131, %c9 : index
      %176 = arith.addi %175, %132 : index
      %177 = arith.muli %176, %c7 : index
      %178 = arith.addi %174, %177 : index
      %179 = arith.muli %131, %c2 : index
      %180 = arith.addi %172, %179 : index
      %181 = arith.muli %132, %c9 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.shrui %184, %c20 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %184, %c23 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %184, %c24 : vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %184, %c25 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.ori %198, %c22 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %201, %202 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %204 = arith.subf %203, %c26 : vector<32xf16>
      %205 = vector.shuffle %204, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %206 = vector.shuffle %204, %204 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %207 = math.fma %205, %156, %164 : vector<16xf16>
      %208 = math.fma %206, %156, %164 : vector<16xf16>
      %209 = arith.muli %49, %c18 : index
      %210 = arith.addi %209, %c7 : index
      %211 = arith.muli %tileRows, %c9 : index
      %212 = arith.muli %210, %211 : index
      %213 = arith.addi %35, %212 : index
      %214 = vector.load %23[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.muli %tileRows, %c1 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %23[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = vector.shuffle %214, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = wave.mma %218, %129, %50 : vector<16xf16>, vector<8xf32>
      %220 = arith.muli %49, %c18 : index
      %221 = arith.addi %220, %c6 : index
      %222 = arith.muli %tileRows, %c9 : index
      %223 = arith.muli %221, %222 : index
      %224 = arith.addi %35, %223 : index
      %225 = vector.load %23[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = arith.muli %tileRows, %c1 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %23[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = wave.mma %229, %130, %219 : vector<16xf16>, vector<8xf32>
      %231 = arith.muli %49, %c18 : index
      %232 = arith.addi %231, %c18 : index
      %233 = arith.muli %tileRows, %c9 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.addi %35, %234 : index
      %236 = vector.load %23[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c1 : index
      %238 = arith.addi %235, %237 : index
      %239 = vector.load %23[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = wave.mma %240, %207, %230 : vector<16xf16>, vector<8xf32>
      %242 = arith.muli %49, %c18 : index
      %243 = arith.addi %242, %c27 : index
      %244 = arith.muli %tileRows, %c9 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.addi %35, %245 : index
      %247 = vector.load %23[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %23[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %208, %241 : vector<16xf16>, vector<8xf32>
      scf.yield %252 : vector<8xf32>
    }
    %253 = arith.select %42, %48, %41 : index
    %256 = scf.for %254 = %48 to %253 step %c6 iter_args(%255 = %51) -> (vector<8xf32>) {
      %257 = wave.lane
      %258 = arith.addi %254, %c7 : index
      %259 = arith.remui %257, %c9 : index
      %260 = arith.addi %13, %c5 : index
      %261 = arith.divui %258, %c1 : index
      %262 = arith.muli %261, %c3 : index
      %263 = arith.addi %260, %262 : index
      %264 = arith.muli %259, %c19 : index
      %265 = arith.addi %263, %264 : index
      %266 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %267 = vector.bitcast %266 : vector<4xi8> to vector<2xf16>
      %268 = arith.divui %inputFeatures, %c2 : index
      %269 = arith.muli %268, %c3 : index
      %270 = arith.addi %260, %269 : index
      %271 = arith.muli %258, %c14 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %259, %c18 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %276 = vector.extract %267[0] : f16 from vector<2xf16>
      %277 = arith.extf %276 : f16 to f32
      %278 = vector.extract %275[0] : i8 from vector<2xi8>
      %279 = arith.extui %278 : i8 to i32
      %280 = arith.sitofp %279 : i32 to f32
      %281 = arith.mulf %277, %280 : f32
      %282 = arith.truncf %281 : f32 to f16
      %283 = vector.broadcast %282 : f16 to vector<16xf16>
      %284 = vector.extract %267[1] : f16 from vector<2xf16>
      %285 = arith.extf %284 : f16 to f32
      %286 = vector.extract %275[1] : i8 from vector<2xi8>
      %287 = arith.extui %286 : i8 to i32
      %288 = arith.sitofp %287 : i32 to f32
      %289 = arith.mulf %285, %288 : f32
      %290 = arith.truncf %289 : f32 to f16
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = arith.addi %13, %c5 : index
      %293 = arith.divui %inputFeatures, %c2 : index
      %294 = arith.muli %293, %c3 : index
      %295 = arith.addi %294, %inputFeatures : index
      %296 = arith.addi %295, %c4 : index
      %297 = arith.divui %296, %c5 : index
      %298 = arith.muli %297, %c5 : index
      %299 = arith.addi %292, %298 : index
      %300 = arith.muli %inputFeatures, %c1 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %258, %c9 : index
      %303 = arith.addi %302, %259 : index
      %304 = arith.muli %303, %c7 : index
      %305 = arith.addi %301, %304 : index
      %306 = arith.muli %258, %c2 : index
      %307 = arith.addi %299, %306 : index
      %308 = arith.muli %259, %c9 : index
      %309 = arith.addi %307, %308 : index
      %310 = vector.load %w[%309] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %311 = vector.bitcast %310 : vector<16xi8> to vector<4xi32>
      %312 = arith.shrui %311, %c20 : vector<4xi32>
      %313 = arith.andi %312, %c21 : vector<4xi32>
      %314 = arith.ori %313, %c22 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %311, %c23 : vector<4xi32>
      %317 = arith.andi %316, %c21 : vector<4xi32>
      %318 = arith.ori %317, %c22 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %311, %c24 : vector<4xi32>
      %321 = arith.andi %320, %c21 : vector<4xi32>
      %322 = arith.ori %321, %c22 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %311, %c25 : vector<4xi32>
      %325 = arith.andi %324, %c21 : vector<4xi32>
      %326 = arith.ori %325, %c22 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = vector.shuffle %315, %319 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = vector.shuffle %323, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = vector.shuffle %328, %329 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %331 = arith.subf %330, %c26 : vector<32xf16>
      %332 = vector.shuffle %331, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %333 = vector.shuffle %331, %331 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %334 = math.fma %332, %283, %291 : vector<16xf16>
      %335 = math.fma %333, %283, %291 : vector<16xf16>
      %336 = arith.muli %254, %c18 : index
      %337 = arith.addi %336, %c7 : index
      %338 = arith.muli %tileRows, %c9 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %35, %339 : index
      %341 = vector.load %23[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %23[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %334, %255 : vector<16xf16>, vector<8xf32>
      %347 = arith.muli %254, %c18 : index
      %348 = arith.addi %347, %c6 : index
      %349 = arith.muli %tileRows, %c9 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %35, %350 : index
      %352 = vector.load %23[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c1 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %23[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %335, %346 : vector<16xf16>, vector<8xf32>
      scf.yield %357 : vector<8xf32>
    }
    %358 = wave.lane
    %359 = wave.wave
    %360 = arith.muli %359, %c6 : index
    %361 = arith.addi %360, %c7 : index
    %362 = arith.muli %361, %c2 : index
    %363 = arith.addi %362, %358 : index
    %364 = vector.extract %256[0] : f32 from vector<8xf32>
    %365 = arith.addi %363, %c7 : index
    memref.store %364, %17[%365] : memref<?xf32>
    %366 = vector.extract %256[1] : f32 from vector<8xf32>
    %367 = arith.addi %363, %c14 : index
    memref.store %366, %17[%367] : memref<?xf32>
    %368 = vector.extract %256[2] : f32 from vector<8xf32>
    %369 = arith.addi %363, %c3 : index
    memref.store %368, %17[%369] : memref<?xf32>
    %370 = vector.extract %256[3] : f32 from vector<8xf32>
    %371 = arith.addi %363, %c28 : index
    memref.store %370, %17[%371] : memref<?xf32>
    %372 = vector.extract %256[4] : f32 from vector<8xf32>
    %373 = arith.addi %363, %c5 : index
    memref.store %372, %17[%373] : memref<?xf32>
    %374 = vector.extract %256[5] : f32 from vector<8xf32>
    %375 = arith.addi %363, %c29 : index
    memref.store %374, %17[%375] : memref<?xf32>
    %376 = vector.extract %256[6] : f32 from vector<8xf32>
    %377 = arith.addi %363, %c30 : index
    memref.store %376, %17[%377] : memref<?xf32>
    %378 = vector.extract %256[7] : f32 from vector<8xf32>
    %379 = arith.addi %363, %c31 : index
    memref.store %378, %17[%379] : memref<?xf32>
    wave.barrier
    %380 = arith.muli %359, %c18 : index
    %381 = arith.addi %380, %c7 : index
    %382 = arith.muli %381, %c14 : index
    %383 = arith.addi %382, %358 : index
    %384 = arith.addi %383, %c7 : index
    %385 = memref.load %17[%384] : memref<?xf32>
    %386 = arith.addi %384, %c2 : index
    %387 = memref.load %17[%386] : memref<?xf32>
    %388 = arith.addf %385, %387 : f32
    %389 = arith.addi %384, %c32 : index
    %390 = memref.load %17[%389] : memref<?xf32>
    %391 = arith.addf %388, %390 : f32
    %392 = arith.addi %384, %c33 : index
    %393 = memref.load %17[%392] : memref<?xf32>
    %394 = arith.addf %391, %393 : f32
    %395 = wave.lane
    %396 = arith.addi %16, %c7 : index
    %397 = arith.muli %381, %c18 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c9 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %15 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c6 : index
      %403 = arith.muli %400, %c18 : index
      %404 = memref.load %factors[%403] : memref<?xf32>
      %405 = arith.mulf %404, %operandScale : f32
      %406 = arith.select %402, %405, %operandScale : f32
      %407 = arith.remui %395, %c9 : index
      %408 = arith.muli %407, %c19 : index
      %409 = arith.addi %13, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %394, %413 : f32
      %415 = arith.muli %400, %outputFeatures : index
      %416 = arith.addi %415, %19 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c9 : index
      %419 = arith.addi %416, %418 : index
      %420 = arith.addi %419, %c7 : index
      memref.store %414, %logits[%420] : memref<?xf32>
    }
    %421 = arith.muli %359, %c18 : index
    %422 = arith.addi %421, %c6 : index
    %423 = arith.muli %422, %c14 : index
    %424 = arith.addi %423, %358 : index
    %425 = arith.addi %424, %c7 : index
    %426 = memref.load %17[%425] : memref<?xf32>
    %427 = arith.addi %425, %c2 : index
    %428 = memref.load %17[%427] : memref<?xf32>
    %429 = arith.addf %426, %428 : f32
    %430 = arith.addi %425, %c32 : index
    %431 = memref.load %17[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = arith.addi %425, %c33 : index
    %434 = memref.load %17[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = wave.lane
    %437 = arith.addi %16, %c7 : index
    %438 = arith.muli %422, %c18 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.divui %436, %c9 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.cmpi slt, %441, %15 : index
    scf.if %442 {
      %443 = arith.cmpi eq, %hasFactors, %c6 : index
      %444 = arith.muli %441, %c18 : index
      %445 = memref.load %factors[%444] : memref<?xf32>
      %446 = arith.mulf %445, %operandScale : f32
      %447 = arith.select %443, %446, %operandScale : f32
      %448 = arith.remui %436, %c9 : index
      %449 = arith.muli %448, %c19 : index
      %450 = arith.addi %13, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %447 : f32
      %455 = arith.mulf %435, %454 : f32
      %456 = arith.muli %441, %outputFeatures : index
      %457 = arith.addi %456, %19 : index
      %458 = wave.lane
      %459 = arith.remui %458, %c9 : index
      %460 = arith.addi %457, %459 : index
      %461 = arith.addi %460, %c7 : index
      memref.store %455, %logits[%461] : memref<?xf32>
    }
  }
  %462 = arith.muli %experts, %c19 : index
  %463 = wave.scratch %462 : memref<?xf32>
  %464 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %464 {
    %465 = arith.addi %16, %c9 : index
    %466 = arith.minsi %465, %15 : index
    %467 = wave.wave
    %468 = arith.addi %16, %467 : index
    scf.for %469 = %468 to %466 step %c19 {
      %470 = wave.wave
      %471 = arith.muli %470, %experts : index
      %472 = wave.lane
      %473 = arith.muli %469, %logitsWidth : index
      %476 = scf.for %474 = %472 to %experts step %c14 iter_args(%475 = %c40) -> (f32) {
        %477 = arith.addi %473, %474 : index
        %478 = memref.load %logits[%477] : memref<?xf32>
        %479 = arith.maximumf %475, %478 : f32
        scf.yield %479 : f32
      }
      %480 = vector.broadcast %476 : f32 to vector<1xf32>
      %481 = wave.reduce "max" %480 : vector<1xf32>
      %484 = scf.for %482 = %472 to %experts step %c14 iter_args(%483 = %c41) -> (f32) {
        %485 = arith.addi %473, %482 : index
        %486 = memref.load %logits[%485] : memref<?xf32>
        %487 = arith.subf %486, %481 : f32
        %488 = arith.mulf %487, %c42 : f32
        %489 = wave.exp2 %488 : f32
        %490 = arith.addi %471, %482 : index
        memref.store %489, %463[%490] : memref<?xf32>
        %491 = arith.addf %483, %489 : f32
        scf.yield %491 : f32
      }
      %492 = vector.broadcast %484 : f32 to vector<1xf32>
      %493 = wave.reduce "add" %492 : vector<1xf32>
      scf.for %494 = %472 to %experts step %c14 {
        %495 = arith.addi %471, %494 : index
        %496 = memref.load %463[%495] : memref<?xf32>
        %497 = arith.divf %496, %493 : f32
        %498 = arith.addi %471, %494 : index
        memref.store %497, %463[%498] : memref<?xf32>
      }
      %503:3 = scf.for %499 = %c7 to %expertsPerToken step %c6 iter_args(%500 = %c41, %501 = %c41, %502 = %c43) -> (f32, f32, i32) {
        %507:2 = scf.for %504 = %472 to %experts step %c14 iter_args(%505 = %c44, %506 = %c41) -> (f32, f32) {
          %508 = arith.addi %471, %504 : index
          %509 = memref.load %463[%508] : memref<?xf32>
          %510 = arith.cmpf ogt, %509, %505 : f32
          %511 = arith.index_cast %504 : index to i32
          %512 = arith.sitofp %511 : i32 to f32
          %513 = arith.select %510, %509, %505 : f32
          %514 = arith.select %510, %512, %506 : f32
          scf.yield %513, %514 : f32, f32
        }
        %515 = vector.broadcast %507#0 : f32 to vector<1xf32>
        %516 = wave.reduce "max" %515 : vector<1xf32>
        %517 = arith.cmpf oeq, %507#0, %516 : f32
        %518 = arith.subf %c41, %507#1 : f32
        %519 = arith.select %517, %518, %c45 : f32
        %520 = vector.broadcast %519 : f32 to vector<1xf32>
        %521 = wave.reduce "max" %520 : vector<1xf32>
        %522 = arith.subf %c41, %521 : f32
        %523 = arith.fptosi %522 : f32 to i32
        %524 = arith.index_cast %523 : i32 to index
        %525 = arith.remui %524, %c14 : index
        %526 = arith.cmpi eq, %525, %472 : index
        scf.if %526 {
          %527 = arith.addi %471, %524 : index
          memref.store %c46, %463[%527] : memref<?xf32>
        }
        %528 = arith.cmpi eq, %499, %472 : index
        %529 = arith.addf %500, %516 : f32
        %530 = arith.select %528, %516, %501 : f32
        %531 = arith.select %528, %523, %502 : i32
        scf.yield %529, %530, %531 : f32, f32, i32
      }
      %532 = arith.cmpi eq, %normalize, %c6 : index
      %533 = arith.divf %503#1, %503#0 : f32
      %534 = arith.select %532, %533, %503#1 : f32
      %535 = arith.cmpi slt, %472, %expertsPerToken : index
      scf.if %535 {
        %536 = arith.muli %469, %expertsPerToken : index
        %537 = arith.addi %536, %472 : index
        memref.store %534, %weights[%537] : memref<?xf32>
        %538 = arith.muli %469, %expertsPerToken : index
        %539 = arith.addi %538, %472 : index
        memref.store %503#2, %ids_out[%539] : memref<?xi32>
      }
    }
  }
  wave.return
}
