// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c41 = arith.constant 0xFF61B1E6 : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant 0x3FB8AA3B : f32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 0xC0000000 : f32
  %c46 = arith.constant 0xCB800000 : f32
  %c47 = arith.constant 0xBF800000 : f32
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
  %17 = wave.block 0
  %18 = arith.muli %17, %c8 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c12 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c12 {
      %29 = arith.muli %28, %c1 : index
      %30 = arith.addi %c6, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c1 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c12 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c2 : index
    %44 = arith.muli %43, %c2 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c2 iter_args(%49 = %c13) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c6 : index
      %53 = arith.remui %51, %c8 : index
      %54 = arith.addi %13, %c4 : index
      %55 = arith.muli %52, %c16 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.muli %53, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = vector.load %w[%58] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %60 = vector.bitcast %59 : vector<4xi8> to vector<2xf16>
      %61 = vector.extract %60[0] : f16 from vector<2xf16>
      %62 = vector.broadcast %61 : f16 to vector<16xf16>
      %63 = vector.extract %60[1] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = arith.addi %13, %c4 : index
      %66 = arith.muli %inputFeatures, %c2 : index
      %67 = arith.addi %66, %c3 : index
      %68 = arith.divui %67, %c4 : index
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %65, %69 : index
      %71 = arith.muli %52, %c18 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %53, %c8 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %inputFeatures, %c1 : index
      %76 = arith.muli %inputFeatures, %c2 : index
      %77 = arith.addi %76, %c3 : index
      %78 = arith.divui %77, %c4 : index
      %79 = arith.muli %78, %c4 : index
      %80 = arith.addi %75, %79 : index
      %81 = arith.addi %80, %c4 : index
      %82 = arith.addi %13, %81 : index
      %83 = arith.muli %52, %c8 : index
      %84 = arith.addi %83, %53 : index
      %85 = arith.muli %84, %c17 : index
      %86 = arith.addi %82, %85 : index
      %87 = vector.load %w[%86] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %88 = vector.bitcast %87 : vector<4xi8> to vector<1xi32>
      %89 = vector.shuffle %88, %88 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %90 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<4xi32>
      %92 = arith.shrui %91, %c19 : vector<4xi32>
      %93 = arith.andi %92, %c20 : vector<4xi32>
      %94 = arith.shrui %89, %c21 : vector<4xi32>
      %95 = arith.andi %94, %c22 : vector<4xi32>
      %96 = arith.shli %95, %c23 : vector<4xi32>
      %97 = arith.ori %93, %96 : vector<4xi32>
      %98 = arith.ori %97, %c24 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %91, %c23 : vector<4xi32>
      %101 = arith.andi %100, %c20 : vector<4xi32>
      %102 = arith.shrui %89, %c25 : vector<4xi32>
      %103 = arith.andi %102, %c22 : vector<4xi32>
      %104 = arith.shli %103, %c23 : vector<4xi32>
      %105 = arith.ori %101, %104 : vector<4xi32>
      %106 = arith.ori %105, %c24 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = arith.shrui %91, %c26 : vector<4xi32>
      %109 = arith.andi %108, %c20 : vector<4xi32>
      %110 = arith.shrui %89, %c27 : vector<4xi32>
      %111 = arith.andi %110, %c22 : vector<4xi32>
      %112 = arith.shli %111, %c23 : vector<4xi32>
      %113 = arith.ori %109, %112 : vector<4xi32>
      %114 = arith.ori %113, %c24 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %91, %c28 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.shrui %89, %c29 : vector<4xi32>
      %119 = arith.andi %118, %c22 : vector<4xi32>
      %120 = arith.shli %119, %c23 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c24 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = vector.shuffle %99, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = vector.shuffle %115, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = vector.shuffle %124, %125 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %127 = arith.subf %126, %c30 : vector<32xf16>
      %128 = vector.shuffle %127, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %129 = vector.shuffle %127, %127 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %130 = math.fma %128, %62, %64 : vector<16xf16>
      %131 = math.fma %129, %62, %64 : vector<16xf16>
      %132 = arith.addi %48, %c5 : index
      %133 = arith.remui %51, %c8 : index
      %134 = arith.addi %13, %c4 : index
      %135 = arith.muli %132, %c16 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %133, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %140 = vector.bitcast %139 : vector<4xi8> to vector<2xf16>
      %141 = vector.extract %140[0] : f16 from vector<2xf16>
      %142 = vector.broadcast %141 : f16 to vector<16xf16>
      %143 = vector.extract %140[1] : f16 from vector<2xf16>
      %144 = vector.broadcast %143 : f16 to vector<16xf16>
      %145 = arith.addi %13, %c4 : index
      %146 = arith.muli %inputFeatures, %c2 : index
      %147 = arith.addi %146, %c3 : index
      %148 = arith.divui %147, %c4 : index
      %149 = arith.muli %148, %c4 : index
      %150 = arith.addi %145, %149 : index
      %151 = arith.muli %132, %c18 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.muli %133, %c8 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %inputFeatures, %c1 : index
      %156 = arith.muli %inputFeatures, %c2 : index
      %157 = arith.addi %156, %c3 : index
      %158 = arith.divui %157, %c4 : index
      %159 = arith.muli %158, %c4 : index
      %160 = arith.addi %155, %159 : index
      %161 = arith.addi %160, %c4 : index
      %162 = arith.addi %13, %161 : index
      %163 = arith.muli %132, %c8 : index
      %164 = arith.addi %163, %133 : index
      %165 = arith.muli %164, %c17 : index
      %166 = arith.addi %162, %165 : index
      %167 = vector.load %w[%166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %168 = vector.bitcast %167 : vector<4xi8> to vector<1xi32>
      %169 = vector.shuffle %168, %168 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %170 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c19 : vector<4xi32>
      %173 = arith.andi %172, %c20 : vector<4xi32>
      %174 = arith.shrui %169, %c21 : vector<4xi32>
      %175 = arith.andi %174, %c22 : vector<4xi32>
      %176 = arith.shli %175, %c23 : vector<4xi32>
      %177 = arith.ori %173, %176 : vector<4xi32>
      %178 = arith.ori %177, %c24 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c23 : vector<4xi32>
      %181 = arith.andi %180, %c20 : vector<4xi32>
      %182 = arith.shrui %169, %c25 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.shli %183, %c23 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c24 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %171, %c26 : vector<4xi32>
      %189 = arith.andi %188, %c20 : vector<4xi32>
      %190 = arith.shrui %169, %c27 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.shli %191, %c23 : vector<4xi32>
      %193 = arith.ori %189, %192 : vector<4xi32>
      %194 = arith.ori %193, %c24 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %171, %c28 : vector<4xi32>
      %197 = arith.andi %196, %c20 : vector<4xi32>
      %198 = arith.shrui %169, %c29 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.shli %199, %c23 : vector<4xi32>
      %201 = arith.ori %197, %200 : vector<4xi32>
      %202 = arith.ori %201, %c24 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %179, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %195, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %207 = arith.subf %206, %c30 : vector<32xf16>
      %208 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %209 = vector.shuffle %207, %207 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %210 = math.fma %208, %142, %144 : vector<16xf16>
      %211 = math.fma %209, %142, %144 : vector<16xf16>
      %212 = arith.muli %48, %c2 : index
      %213 = arith.addi %212, %c6 : index
      %214 = arith.muli %tileRows, %c8 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.addi %34, %215 : index
      %217 = vector.load %22[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c1 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %22[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %130, %49 : vector<16xf16>, vector<8xf32>
      %223 = arith.muli %48, %c2 : index
      %224 = arith.addi %223, %c5 : index
      %225 = arith.muli %tileRows, %c8 : index
      %226 = arith.muli %224, %225 : index
      %227 = arith.addi %34, %226 : index
      %228 = vector.load %22[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.muli %tileRows, %c1 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %22[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = wave.mma %232, %131, %222 : vector<16xf16>, vector<8xf32>
      %234 = arith.muli %48, %c2 : index
      %235 = arith.addi %234, %c2 : index
      %236 = arith.muli %tileRows, %c8 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %34, %237 : index
      %239 = vector.load %22[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c1 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %22[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %210, %233 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %48, %c2 : index
      %246 = arith.addi %245, %c31 : index
      %247 = arith.muli %tileRows, %c8 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %34, %248 : index
      %250 = vector.load %22[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %22[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %211, %244 : vector<16xf16>, vector<8xf32>
      scf.yield %255 : vector<8xf32>
    }
    %256 = arith.select %41, %47, %40 : index
    %259 = scf.for %257 = %47 to %256 step %c5 iter_args(%258 = %50) -> (vector<8xf32>) {
      %260 = wave.lane
      %261 = arith.addi %257, %c6 : index
      %262 = arith.remui %260, %c8 : index
      %263 = arith.addi %13, %c4 : index
      %264 = arith.muli %261, %c16 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.muli %262, %c17 : index
      %267 = arith.addi %265, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<2xf16>
      %270 = vector.extract %269[0] : f16 from vector<2xf16>
      %271 = vector.broadcast %270 : f16 to vector<16xf16>
      %272 = vector.extract %269[1] : f16 from vector<2xf16>
      %273 = vector.broadcast %272 : f16 to vector<16xf16>
      %274 = arith.addi %13, %c4 : index
      %275 = arith.muli %inputFeatures, %c2 : index
      %276 = arith.addi %275, %c3 : index
      %277 = arith.divui %276, %c4 : index
      %278 = arith.muli %277, %c4 : index
      %279 = arith.addi %274, %278 : index
      %280 = arith.muli %261, %c18 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.muli %262, %c8 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %inputFeatures, %c1 : index
      %285 = arith.muli %inputFeatures, %c2 : index
      %286 = arith.addi %285, %c3 : index
      %287 = arith.divui %286, %c4 : index
      %288 = arith.muli %287, %c4 : index
      %289 = arith.addi %284, %288 : index
      %290 = arith.addi %289, %c4 : index
      %291 = arith.addi %13, %290 : index
      %292 = arith.muli %261, %c8 : index
      %293 = arith.addi %292, %262 : index
      %294 = arith.muli %293, %c17 : index
      %295 = arith.addi %291, %294 : index
      %296 = vector.load %w[%295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %297 = vector.bitcast %296 : vector<4xi8> to vector<1xi32>
      %298 = vector.shuffle %297, %297 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %299 = vector.load %w[%283] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %300 = vector.bitcast %299 : vector<16xi8> to vector<4xi32>
      %301 = arith.shrui %300, %c19 : vector<4xi32>
      %302 = arith.andi %301, %c20 : vector<4xi32>
      %303 = arith.shrui %298, %c21 : vector<4xi32>
      %304 = arith.andi %303, %c22 : vector<4xi32>
      %305 = arith.shli %304, %c23 : vector<4xi32>
      %306 = arith.ori %302, %305 : vector<4xi32>
      %307 = arith.ori %306, %c24 : vector<4xi32>
      %308 = vector.bitcast %307 : vector<4xi32> to vector<8xf16>
      %309 = arith.shrui %300, %c23 : vector<4xi32>
      %310 = arith.andi %309, %c20 : vector<4xi32>
      %311 = arith.shrui %298, %c25 : vector<4xi32>
      %312 = arith.andi %311, %c22 : vector<4xi32>
      %313 = arith.shli %312, %c23 : vector<4xi32>
      %314 = arith.ori %310, %313 : vector<4xi32>
      %315 = arith.ori %314, %c24 : vector<4xi32>
      %316 = vector.bitcast %315 : vector<4xi32> to vector<8xf16>
      %317 = arith.shrui %300, %c26 : vector<4xi32>
      %318 = arith.andi %317, %c20 : vector<4xi32>
      %319 = arith.shrui %298, %c27 : vector<4xi32>
      %320 = arith.andi %319, %c22 : vector<4xi32>
      %321 = arith.shli %320, %c23 : vector<4xi32>
      %322 = arith.ori %318, %321 : vector<4xi32>
      %323 = arith.ori %322, %c24 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %300, %c28 : vector<4xi32>
      %326 = arith.andi %325, %c20 : vector<4xi32>
      %327 = arith.shrui %298, %c29 : vector<4xi32>
      %328 = arith.andi %327, %c22 : vector<4xi32>
      %329 = arith.shli %328, %c23 : vector<4xi32>
      %330 = arith.ori %326, %329 : vector<4xi32>
      %331 = arith.ori %330, %c24 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = vector.shuffle %308, %316 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = vector.shuffle %324, %332 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %333, %334 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %336 = arith.subf %335, %c30 : vector<32xf16>
      %337 = vector.shuffle %336, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %338 = vector.shuffle %336, %336 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %339 = math.fma %337, %271, %273 : vector<16xf16>
      %340 = math.fma %338, %271, %273 : vector<16xf16>
      %341 = arith.muli %257, %c2 : index
      %342 = arith.addi %341, %c6 : index
      %343 = arith.muli %tileRows, %c8 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %34, %344 : index
      %346 = vector.load %22[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c1 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %22[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %339, %258 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %257, %c2 : index
      %353 = arith.addi %352, %c5 : index
      %354 = arith.muli %tileRows, %c8 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %34, %355 : index
      %357 = vector.load %22[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %22[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %340, %351 : vector<16xf16>, vector<8xf32>
      scf.yield %362 : vector<8xf32>
    }
    %363 = wave.lane
    %364 = vector.extract %259[0] : f32 from vector<8xf32>
    %365 = wave.lane
    %366 = arith.addi %16, %c6 : index
    %367 = arith.muli %c6, %c2 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.divui %365, %c8 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.cmpi slt, %370, %15 : index
    scf.if %371 {
      %372 = arith.cmpi eq, %hasFactors, %c5 : index
      %373 = arith.muli %370, %c2 : index
      %374 = memref.load %factors[%373] : memref<?xf32>
      %375 = arith.mulf %374, %operandScale : f32
      %376 = arith.select %372, %375, %operandScale : f32
      %377 = arith.remui %365, %c8 : index
      %378 = arith.muli %377, %c17 : index
      %379 = arith.addi %13, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %376 : f32
      %384 = arith.mulf %364, %383 : f32
      %385 = arith.muli %370, %outputFeatures : index
      %386 = arith.addi %385, %18 : index
      %387 = wave.lane
      %388 = arith.remui %387, %c8 : index
      %389 = arith.addi %386, %388 : index
      %390 = arith.addi %389, %c6 : index
      memref.store %384, %logits[%390] : memref<?xf32>
    }
    %391 = vector.extract %259[1] : f32 from vector<8xf32>
    %392 = wave.lane
    %393 = arith.addi %16, %c6 : index
    %394 = arith.muli %c5, %c2 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c8 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %15 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c5 : index
      %400 = arith.muli %397, %c2 : index
      %401 = memref.load %factors[%400] : memref<?xf32>
      %402 = arith.mulf %401, %operandScale : f32
      %403 = arith.select %399, %402, %operandScale : f32
      %404 = arith.remui %392, %c8 : index
      %405 = arith.muli %404, %c17 : index
      %406 = arith.addi %13, %405 : index
      %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
      %409 = vector.extract %408[0] : f32 from vector<1xf32>
      %410 = arith.mulf %409, %403 : f32
      %411 = arith.mulf %391, %410 : f32
      %412 = arith.muli %397, %outputFeatures : index
      %413 = arith.addi %412, %18 : index
      %414 = wave.lane
      %415 = arith.remui %414, %c8 : index
      %416 = arith.addi %413, %415 : index
      %417 = arith.addi %416, %c6 : index
      memref.store %411, %logits[%417] : memref<?xf32>
    }
    %418 = vector.extract %259[2] : f32 from vector<8xf32>
    %419 = wave.lane
    %420 = arith.addi %16, %c6 : index
    %421 = arith.muli %c2, %c2 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.divui %419, %c8 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.cmpi slt, %424, %15 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c5 : index
      %427 = arith.muli %424, %c2 : index
      %428 = memref.load %factors[%427] : memref<?xf32>
      %429 = arith.mulf %428, %operandScale : f32
      %430 = arith.select %426, %429, %operandScale : f32
      %431 = arith.remui %419, %c8 : index
      %432 = arith.muli %431, %c17 : index
      %433 = arith.addi %13, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %430 : f32
      %438 = arith.mulf %418, %437 : f32
      %439 = arith.muli %424, %outputFeatures : index
      %440 = arith.addi %439, %18 : index
      %441 = wave.lane
      %442 = arith.remui %441, %c8 : index
      %443 = arith.addi %440, %442 : index
      %444 = arith.addi %443, %c6 : index
      memref.store %438, %logits[%444] : memref<?xf32>
    }
    %445 = vector.extract %259[3] : f32 from vector<8xf32>
    %446 = wave.lane
    %447 = arith.addi %16, %c6 : index
    %448 = arith.muli %c31, %c2 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.divui %446, %c8 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.cmpi slt, %451, %15 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c5 : index
      %454 = arith.muli %451, %c2 : index
      %455 = memref.load %factors[%454] : memref<?xf32>
      %456 = arith.mulf %455, %operandScale : f32
      %457 = arith.select %453, %456, %operandScale : f32
      %458 = arith.remui %446, %c8 : index
      %459 = arith.muli %458, %c17 : index
      %460 = arith.addi %13, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %457 : f32
      %465 = arith.mulf %445, %464 : f32
      %466 = arith.muli %451, %outputFeatures : index
      %467 = arith.addi %466, %18 : index
      %468 = wave.lane
      %469 = arith.remui %468, %c8 : index
      %470 = arith.addi %467, %469 : index
      %471 = arith.addi %470, %c6 : index
      memref.store %465, %logits[%471] : memref<?xf32>
    }
    %472 = vector.extract %259[4] : f32 from vector<8xf32>
    %473 = wave.lane
    %474 = arith.addi %16, %c6 : index
    %475 = arith.muli %c17, %c2 : index
    %476 = arith.addi %474, %475 : index
    %477 = arith.divui %473, %c8 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.cmpi slt, %478, %15 : index
    scf.if %479 {
      %480 = arith.cmpi eq, %hasFactors, %c5 : index
      %481 = arith.muli %478, %c2 : index
      %482 = memref.load %factors[%481] : memref<?xf32>
      %483 = arith.mulf %482, %operandScale : f32
      %484 = arith.select %480, %483, %operandScale : f32
      %485 = arith.remui %473, %c8 : index
      %486 = arith.muli %485, %c17 : index
      %487 = arith.addi %13, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %484 : f32
      %492 = arith.mulf %472, %491 : f32
      %493 = arith.muli %478, %outputFeatures : index
      %494 = arith.addi %493, %18 : index
      %495 = wave.lane
      %496 = arith.remui %495, %c8 : index
      %497 = arith.addi %494, %496 : index
      %498 = arith.addi %497, %c6 : index
      memref.store %492, %logits[%498] : memref<?xf32>
    }
    %499 = vector.extract %259[5] : f32 from vector<8xf32>
    %500 = wave.lane
    %501 = arith.addi %16, %c6 : index
    %502 = arith.muli %c34, %c2 : index
    %503 = arith.addi %501, %502 : index
    %504 = arith.divui %500, %c8 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.cmpi slt, %505, %15 : index
    scf.if %506 {
      %507 = arith.cmpi eq, %hasFactors, %c5 : index
      %508 = arith.muli %505, %c2 : index
      %509 = memref.load %factors[%508] : memref<?xf32>
      %510 = arith.mulf %509, %operandScale : f32
      %511 = arith.select %507, %510, %operandScale : f32
      %512 = arith.remui %500, %c8 : index
      %513 = arith.muli %512, %c17 : index
      %514 = arith.addi %13, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %511 : f32
      %519 = arith.mulf %499, %518 : f32
      %520 = arith.muli %505, %outputFeatures : index
      %521 = arith.addi %520, %18 : index
      %522 = wave.lane
      %523 = arith.remui %522, %c8 : index
      %524 = arith.addi %521, %523 : index
      %525 = arith.addi %524, %c6 : index
      memref.store %519, %logits[%525] : memref<?xf32>
    }
    %526 = vector.extract %259[6] : f32 from vector<8xf32>
    %527 = wave.lane
    %528 = arith.addi %16, %c6 : index
    %529 = arith.muli %c35, %c2 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.divui %527, %c8 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.cmpi slt, %532, %15 : index
    scf.if %533 {
      %534 = arith.cmpi eq, %hasFactors, %c5 : index
      %535 = arith.muli %532, %c2 : index
      %536 = memref.load %factors[%535] : memref<?xf32>
      %537 = arith.mulf %536, %operandScale : f32
      %538 = arith.select %534, %537, %operandScale : f32
      %539 = arith.remui %527, %c8 : index
      %540 = arith.muli %539, %c17 : index
      %541 = arith.addi %13, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %538 : f32
      %546 = arith.mulf %526, %545 : f32
      %547 = arith.muli %532, %outputFeatures : index
      %548 = arith.addi %547, %18 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c8 : index
      %551 = arith.addi %548, %550 : index
      %552 = arith.addi %551, %c6 : index
      memref.store %546, %logits[%552] : memref<?xf32>
    }
    %553 = vector.extract %259[7] : f32 from vector<8xf32>
    %554 = wave.lane
    %555 = arith.addi %16, %c6 : index
    %556 = arith.muli %c36, %c2 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.divui %554, %c8 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.cmpi slt, %559, %15 : index
    scf.if %560 {
      %561 = arith.cmpi eq, %hasFactors, %c5 : index
      %562 = arith.muli %559, %c2 : index
      %563 = memref.load %factors[%562] : memref<?xf32>
      %564 = arith.mulf %563, %operandScale : f32
      %565 = arith.select %561, %564, %operandScale : f32
      %566 = arith.remui %554, %c8 : index
      %567 = arith.muli %566, %c17 : index
      %568 = arith.addi %13, %567 : index
      %569 = vector.load %w[%568] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %570 = vector.bitcast %569 : vector<4xi8> to vector<1xf32>
      %571 = vector.extract %570[0] : f32 from vector<1xf32>
      %572 = arith.mulf %571, %565 : f32
      %573 = arith.mulf %553, %572 : f32
      %574 = arith.muli %559, %outputFeatures : index
      %575 = arith.addi %574, %18 : index
      %576 = wave.lane
      %577 = arith.remui %576, %c8 : index
      %578 = arith.addi %575, %577 : index
      %579 = arith.addi %578, %c6 : index
      memref.store %573, %logits[%579] : memref<?xf32>
    }
  }
  %580 = arith.muli %experts, %c5 : index
  %581 = wave.scratch %580 : memref<?xf32>
  %582 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %582 {
    %583 = arith.addi %16, %c8 : index
    %584 = arith.minsi %583, %15 : index
    %585 = wave.wave
    %586 = arith.addi %16, %585 : index
    scf.for %587 = %586 to %584 step %c5 {
      %588 = wave.wave
      %589 = arith.muli %588, %experts : index
      %590 = wave.lane
      %591 = arith.muli %587, %logitsWidth : index
      %594 = scf.for %592 = %590 to %experts step %c12 iter_args(%593 = %c41) -> (f32) {
        %595 = arith.addi %591, %592 : index
        %596 = memref.load %logits[%595] : memref<?xf32>
        %597 = arith.maximumf %593, %596 : f32
        scf.yield %597 : f32
      }
      %598 = vector.broadcast %594 : f32 to vector<1xf32>
      %599 = wave.reduce "max" %598 : vector<1xf32>
      %602 = scf.for %600 = %590 to %experts step %c12 iter_args(%601 = %c42) -> (f32) {
        %603 = arith.addi %591, %600 : index
        %604 = memref.load %logits[%603] : memref<?xf32>
        %605 = arith.subf %604, %599 : f32
        %606 = arith.mulf %605, %c43 : f32
        %607 = wave.exp2 %606 : f32
        %608 = arith.addi %589, %600 : index
        memref.store %607, %581[%608] : memref<?xf32>
        %609 = arith.addf %601, %607 : f32
        scf.yield %609 : f32
      }
      %610 = vector.broadcast %602 : f32 to vector<1xf32>
      %611 = wave.reduce "add" %610 : vector<1xf32>
      scf.for %612 = %590 to %experts step %c12 {
        %613 = arith.addi %589, %612 : index
        %614 = memref.load %581[%613] : memref<?xf32>
        %615 = arith.divf %614, %611 : f32
        %616 = arith.addi %589, %612 : index
        memref.store %615, %581[%616] : memref<?xf32>
      }
      %621:3 = scf.for %617 = %c6 to %expertsPerToken step %c5 iter_args(%618 = %c42, %619 = %c42, %620 = %c44) -> (f32, f32, i32) {
        %625:2 = scf.for %622 = %590 to %experts step %c12 iter_args(%623 = %c45, %624 = %c42) -> (f32, f32) {
          %626 = arith.addi %589, %622 : index
          %627 = memref.load %581[%626] : memref<?xf32>
          %628 = arith.cmpf ogt, %627, %623 : f32
          %629 = arith.index_cast %622 : index to i32
          %630 = arith.sitofp %629 : i32 to f32
          %631 = arith.select %628, %627, %623 : f32
          %632 = arith.select %628, %630, %624 : f32
          scf.yield %631, %632 : f32, f32
        }
        %633 = vector.broadcast %625#0 : f32 to vector<1xf32>
        %634 = wave.reduce "max" %633 : vector<1xf32>
        %635 = arith.cmpf oeq, %625#0, %634 : f32
        %636 = arith.subf %c42, %625#1 : f32
        %637 = arith.select %635, %636, %c46 : f32
        %638 = vector.broadcast %637 : f32 to vector<1xf32>
        %639 = wave.reduce "max" %638 : vector<1xf32>
        %640 = arith.subf %c42, %639 : f32
        %641 = arith.fptosi %640 : f32 to i32
        %642 = arith.index_cast %641 : i32 to index
        %643 = arith.remui %642, %c12 : index
        %644 = arith.cmpi eq, %643, %590 : index
        scf.if %644 {
          %645 = arith.addi %589, %642 : index
          memref.store %c47, %581[%645] : memref<?xf32>
        }
        %646 = arith.cmpi eq, %617, %590 : index
        %647 = arith.addf %618, %634 : f32
        %648 = arith.select %646, %634, %619 : f32
        %649 = arith.select %646, %641, %620 : i32
        scf.yield %647, %648, %649 : f32, f32, i32
      }
      %650 = arith.cmpi eq, %normalize, %c5 : index
      %651 = arith.divf %621#1, %621#0 : f32
      %652 = arith.select %650, %651, %621#1 : f32
      %653 = arith.cmpi slt, %590, %expertsPerToken : index
      scf.if %653 {
        %654 = arith.muli %587, %expertsPerToken : index
        %655 = arith.addi %654, %590 : index
        memref.store %652, %weights[%655] : memref<?xf32>
        %656 = arith.muli %587, %expertsPerToken : index
        %657 = arith.addi %656, %590 : index
        memref.store %621#2, %ids_out[%657] : memref<?xi32>
      }
    }
  }
  wave.return
}
