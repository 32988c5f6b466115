// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 15 : i32
  %c19 = arith.constant 25600 : i32
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c5 : index
  %17 = arith.cmpi slt, %14, %13 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c5 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c2 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c12 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c12 {
      %27 = arith.muli %26, %c2 : index
      %28 = arith.addi %c7, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c2 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c2 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c12 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c16 : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c16 iter_args(%47 = %c13) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c7 : index
      %51 = arith.remui %49, %c5 : index
      %52 = arith.divui %groupSize, %c12 : index
      %53 = arith.divui %50, %52 : index
      %54 = arith.divui %inputFeatures, %groupSize : index
      %55 = arith.muli %inputFeatures, %c2 : index
      %56 = arith.addi %11, %55 : index
      %57 = arith.muli %53, %c12 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %51, %c16 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = vector.extract %62[0] : f16 from vector<1xf16>
      %64 = arith.muli %54, %c12 : index
      %65 = arith.addi %56, %64 : index
      %66 = arith.muli %53, %c2 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.divui %51, %c16 : index
      %69 = arith.addi %67, %68 : index
      %70 = memref.load %w[%69] : memref<?xi8>
      %71 = arith.remui %51, %c16 : index
      %72 = arith.muli %71, %c17 : index
      %73 = arith.index_cast %72 : index to i32
      %74 = arith.extui %70 : i8 to i32
      %75 = arith.shrui %74, %73 : i32
      %76 = arith.andi %75, %c18 : i32
      %77 = arith.ori %76, %c19 : i32
      %78 = arith.trunci %77 : i32 to i16
      %79 = arith.bitcast %78 : i16 to f16
      %80 = arith.muli %50, %c20 : index
      %81 = arith.addi %11, %80 : index
      %82 = arith.muli %51, %c5 : index
      %83 = arith.addi %81, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<4xi32>
      %86 = arith.shrui %85, %c21 : vector<4xi32>
      %87 = arith.andi %86, %c22 : vector<4xi32>
      %88 = arith.ori %87, %c23 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %85, %c24 : vector<4xi32>
      %91 = arith.andi %90, %c22 : vector<4xi32>
      %92 = arith.ori %91, %c23 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %85, %c25 : vector<4xi32>
      %95 = arith.andi %94, %c22 : vector<4xi32>
      %96 = arith.ori %95, %c23 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %85, %c26 : vector<4xi32>
      %99 = arith.andi %98, %c22 : vector<4xi32>
      %100 = arith.ori %99, %c23 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = vector.shuffle %89, %93 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = vector.shuffle %102, %103 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %105 = vector.broadcast %79 : f16 to vector<32xf16>
      %106 = arith.subf %104, %105 : vector<32xf16>
      %107 = vector.broadcast %63 : f16 to vector<32xf16>
      %108 = arith.mulf %106, %107 : vector<32xf16>
      %109 = vector.shuffle %108, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %110 = vector.shuffle %108, %108 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %111 = arith.addi %46, %c6 : index
      %112 = arith.remui %49, %c5 : index
      %113 = arith.divui %groupSize, %c12 : index
      %114 = arith.divui %111, %113 : index
      %115 = arith.divui %inputFeatures, %groupSize : index
      %116 = arith.muli %inputFeatures, %c2 : index
      %117 = arith.addi %11, %116 : index
      %118 = arith.muli %114, %c12 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %112, %c16 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %123 = vector.bitcast %122 : vector<2xi8> to vector<1xf16>
      %124 = vector.extract %123[0] : f16 from vector<1xf16>
      %125 = arith.muli %115, %c12 : index
      %126 = arith.addi %117, %125 : index
      %127 = arith.muli %114, %c2 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.divui %112, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = memref.load %w[%130] : memref<?xi8>
      %132 = arith.remui %112, %c16 : index
      %133 = arith.muli %132, %c17 : index
      %134 = arith.index_cast %133 : index to i32
      %135 = arith.extui %131 : i8 to i32
      %136 = arith.shrui %135, %134 : i32
      %137 = arith.andi %136, %c18 : i32
      %138 = arith.ori %137, %c19 : i32
      %139 = arith.trunci %138 : i32 to i16
      %140 = arith.bitcast %139 : i16 to f16
      %141 = arith.muli %111, %c20 : index
      %142 = arith.addi %11, %141 : index
      %143 = arith.muli %112, %c5 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<4xi32>
      %147 = arith.shrui %146, %c21 : vector<4xi32>
      %148 = arith.andi %147, %c22 : vector<4xi32>
      %149 = arith.ori %148, %c23 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %146, %c24 : vector<4xi32>
      %152 = arith.andi %151, %c22 : vector<4xi32>
      %153 = arith.ori %152, %c23 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %146, %c25 : vector<4xi32>
      %156 = arith.andi %155, %c22 : vector<4xi32>
      %157 = arith.ori %156, %c23 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %146, %c26 : vector<4xi32>
      %160 = arith.andi %159, %c22 : vector<4xi32>
      %161 = arith.ori %160, %c23 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = vector.shuffle %163, %164 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %166 = vector.broadcast %140 : f16 to vector<32xf16>
      %167 = arith.subf %165, %166 : vector<32xf16>
      %168 = vector.broadcast %124 : f16 to vector<32xf16>
      %169 = arith.mulf %167, %168 : vector<32xf16>
      %170 = vector.shuffle %169, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %171 = vector.shuffle %169, %169 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %172 = arith.muli %46, %c16 : index
      %173 = arith.addi %172, %c7 : index
      %174 = arith.muli %tileRows, %c5 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %32, %175 : index
      %177 = vector.load %20[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c2 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %20[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %109, %47 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %46, %c16 : index
      %184 = arith.addi %183, %c6 : index
      %185 = arith.muli %tileRows, %c5 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %32, %186 : index
      %188 = vector.load %20[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c2 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %20[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %110, %182 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %46, %c16 : index
      %195 = arith.addi %194, %c16 : index
      %196 = arith.muli %tileRows, %c5 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %32, %197 : index
      %199 = vector.load %20[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c2 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %20[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %170, %193 : vector<16xf16>, vector<8xf32>
      %205 = arith.muli %46, %c16 : index
      %206 = arith.addi %205, %c27 : index
      %207 = arith.muli %tileRows, %c5 : index
      %208 = arith.muli %206, %207 : index
      %209 = arith.addi %32, %208 : index
      %210 = vector.load %20[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.muli %tileRows, %c2 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %20[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %171, %204 : vector<16xf16>, vector<8xf32>
      scf.yield %215 : vector<8xf32>
    }
    %216 = arith.select %39, %45, %38 : index
    %219 = scf.for %217 = %45 to %216 step %c6 iter_args(%218 = %48) -> (vector<8xf32>) {
      %220 = wave.lane
      %221 = arith.addi %217, %c7 : index
      %222 = arith.remui %220, %c5 : index
      %223 = arith.divui %groupSize, %c12 : index
      %224 = arith.divui %221, %223 : index
      %225 = arith.divui %inputFeatures, %groupSize : index
      %226 = arith.muli %inputFeatures, %c2 : index
      %227 = arith.addi %11, %226 : index
      %228 = arith.muli %224, %c12 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.muli %222, %c16 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %233 = vector.bitcast %232 : vector<2xi8> to vector<1xf16>
      %234 = vector.extract %233[0] : f16 from vector<1xf16>
      %235 = arith.muli %225, %c12 : index
      %236 = arith.addi %227, %235 : index
      %237 = arith.muli %224, %c2 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.divui %222, %c16 : index
      %240 = arith.addi %238, %239 : index
      %241 = memref.load %w[%240] : memref<?xi8>
      %242 = arith.remui %222, %c16 : index
      %243 = arith.muli %242, %c17 : index
      %244 = arith.index_cast %243 : index to i32
      %245 = arith.extui %241 : i8 to i32
      %246 = arith.shrui %245, %244 : i32
      %247 = arith.andi %246, %c18 : i32
      %248 = arith.ori %247, %c19 : i32
      %249 = arith.trunci %248 : i32 to i16
      %250 = arith.bitcast %249 : i16 to f16
      %251 = arith.muli %221, %c20 : index
      %252 = arith.addi %11, %251 : index
      %253 = arith.muli %222, %c5 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %256 = vector.bitcast %255 : vector<16xi8> to vector<4xi32>
      %257 = arith.shrui %256, %c21 : vector<4xi32>
      %258 = arith.andi %257, %c22 : vector<4xi32>
      %259 = arith.ori %258, %c23 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = arith.shrui %256, %c24 : vector<4xi32>
      %262 = arith.andi %261, %c22 : vector<4xi32>
      %263 = arith.ori %262, %c23 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %256, %c25 : vector<4xi32>
      %266 = arith.andi %265, %c22 : vector<4xi32>
      %267 = arith.ori %266, %c23 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %256, %c26 : vector<4xi32>
      %270 = arith.andi %269, %c22 : vector<4xi32>
      %271 = arith.ori %270, %c23 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = vector.shuffle %260, %264 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = vector.shuffle %268, %272 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = vector.shuffle %273, %274 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %276 = vector.broadcast %250 : f16 to vector<32xf16>
      %277 = arith.subf %275, %276 : vector<32xf16>
      %278 = vector.broadcast %234 : f16 to vector<32xf16>
      %279 = arith.mulf %277, %278 : vector<32xf16>
      %280 = vector.shuffle %279, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %281 = vector.shuffle %279, %279 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %282 = arith.muli %217, %c16 : index
      %283 = arith.addi %282, %c7 : index
      %284 = arith.muli %tileRows, %c5 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %32, %285 : index
      %287 = vector.load %20[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c2 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %20[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %280, %218 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %217, %c16 : index
      %294 = arith.addi %293, %c6 : index
      %295 = arith.muli %tileRows, %c5 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %32, %296 : index
      %298 = vector.load %20[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c2 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %20[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %281, %292 : vector<16xf16>, vector<8xf32>
      scf.yield %303 : vector<8xf32>
    }
    %304 = wave.lane
    %305 = vector.extract %219[0] : f32 from vector<8xf32>
    %306 = wave.lane
    %307 = arith.addi %14, %c7 : index
    %308 = arith.muli %c7, %c16 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.divui %306, %c5 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.cmpi slt, %311, %13 : index
    scf.if %312 {
      %313 = arith.cmpi eq, %hasFactors, %c6 : index
      %314 = arith.muli %311, %c16 : index
      %315 = memref.load %factors[%314] : memref<?xf32>
      %316 = arith.mulf %315, %operandScale : f32
      %317 = arith.select %313, %316, %operandScale : f32
      %318 = arith.mulf %305, %317 : f32
      %319 = arith.muli %311, %outputFeatures : index
      %320 = arith.addi %319, %16 : index
      %321 = wave.lane
      %322 = arith.remui %321, %c5 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.addi %323, %c7 : index
      memref.store %318, %logits[%324] : memref<?xf32>
    }
    %325 = vector.extract %219[1] : f32 from vector<8xf32>
    %326 = wave.lane
    %327 = arith.addi %14, %c7 : index
    %328 = arith.muli %c6, %c16 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.divui %326, %c5 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.cmpi slt, %331, %13 : index
    scf.if %332 {
      %333 = arith.cmpi eq, %hasFactors, %c6 : index
      %334 = arith.muli %331, %c16 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %operandScale : f32
      %337 = arith.select %333, %336, %operandScale : f32
      %338 = arith.mulf %325, %337 : f32
      %339 = arith.muli %331, %outputFeatures : index
      %340 = arith.addi %339, %16 : index
      %341 = wave.lane
      %342 = arith.remui %341, %c5 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %c7 : index
      memref.store %338, %logits[%344] : memref<?xf32>
    }
    %345 = vector.extract %219[2] : f32 from vector<8xf32>
    %346 = wave.lane
    %347 = arith.addi %14, %c7 : index
    %348 = arith.muli %c16, %c16 : index
    %349 = arith.addi %347, %348 : index
    %350 = arith.divui %346, %c5 : index
    %351 = arith.addi %349, %350 : index
    %352 = arith.cmpi slt, %351, %13 : index
    scf.if %352 {
      %353 = arith.cmpi eq, %hasFactors, %c6 : index
      %354 = arith.muli %351, %c16 : index
      %355 = memref.load %factors[%354] : memref<?xf32>
      %356 = arith.mulf %355, %operandScale : f32
      %357 = arith.select %353, %356, %operandScale : f32
      %358 = arith.mulf %345, %357 : f32
      %359 = arith.muli %351, %outputFeatures : index
      %360 = arith.addi %359, %16 : index
      %361 = wave.lane
      %362 = arith.remui %361, %c5 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.addi %363, %c7 : index
      memref.store %358, %logits[%364] : memref<?xf32>
    }
    %365 = vector.extract %219[3] : f32 from vector<8xf32>
    %366 = wave.lane
    %367 = arith.addi %14, %c7 : index
    %368 = arith.muli %c27, %c16 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.divui %366, %c5 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.cmpi slt, %371, %13 : index
    scf.if %372 {
      %373 = arith.cmpi eq, %hasFactors, %c6 : index
      %374 = arith.muli %371, %c16 : index
      %375 = memref.load %factors[%374] : memref<?xf32>
      %376 = arith.mulf %375, %operandScale : f32
      %377 = arith.select %373, %376, %operandScale : f32
      %378 = arith.mulf %365, %377 : f32
      %379 = arith.muli %371, %outputFeatures : index
      %380 = arith.addi %379, %16 : index
      %381 = wave.lane
      %382 = arith.remui %381, %c5 : index
      %383 = arith.addi %380, %382 : index
      %384 = arith.addi %383, %c7 : index
      memref.store %378, %logits[%384] : memref<?xf32>
    }
    %385 = vector.extract %219[4] : f32 from vector<8xf32>
    %386 = wave.lane
    %387 = arith.addi %14, %c7 : index
    %388 = arith.muli %c17, %c16 : index
    %389 = arith.addi %387, %388 : index
    %390 = arith.divui %386, %c5 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.cmpi slt, %391, %13 : index
    scf.if %392 {
      %393 = arith.cmpi eq, %hasFactors, %c6 : index
      %394 = arith.muli %391, %c16 : index
      %395 = memref.load %factors[%394] : memref<?xf32>
      %396 = arith.mulf %395, %operandScale : f32
      %397 = arith.select %393, %396, %operandScale : f32
      %398 = arith.mulf %385, %397 : f32
      %399 = arith.muli %391, %outputFeatures : index
      %400 = arith.addi %399, %16 : index
      %401 = wave.lane
      %402 = arith.remui %401, %c5 : index
      %403 = arith.addi %400, %402 : index
      %404 = arith.addi %403, %c7 : index
      memref.store %398, %logits[%404] : memref<?xf32>
    }
    %405 = vector.extract %219[5] : f32 from vector<8xf32>
    %406 = wave.lane
    %407 = arith.addi %14, %c7 : index
    %408 = arith.muli %c30, %c16 : index
    %409 = arith.addi %407, %408 : index
    %410 = arith.divui %406, %c5 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.cmpi slt, %411, %13 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c6 : index
      %414 = arith.muli %411, %c16 : index
      %415 = memref.load %factors[%414] : memref<?xf32>
      %416 = arith.mulf %415, %operandScale : f32
      %417 = arith.select %413, %416, %operandScale : f32
      %418 = arith.mulf %405, %417 : f32
      %419 = arith.muli %411, %outputFeatures : index
      %420 = arith.addi %419, %16 : index
      %421 = wave.lane
      %422 = arith.remui %421, %c5 : index
      %423 = arith.addi %420, %422 : index
      %424 = arith.addi %423, %c7 : index
      memref.store %418, %logits[%424] : memref<?xf32>
    }
    %425 = vector.extract %219[6] : f32 from vector<8xf32>
    %426 = wave.lane
    %427 = arith.addi %14, %c7 : index
    %428 = arith.muli %c31, %c16 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.divui %426, %c5 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.cmpi slt, %431, %13 : index
    scf.if %432 {
      %433 = arith.cmpi eq, %hasFactors, %c6 : index
      %434 = arith.muli %431, %c16 : index
      %435 = memref.load %factors[%434] : memref<?xf32>
      %436 = arith.mulf %435, %operandScale : f32
      %437 = arith.select %433, %436, %operandScale : f32
      %438 = arith.mulf %425, %437 : f32
      %439 = arith.muli %431, %outputFeatures : index
      %440 = arith.addi %439, %16 : index
      %441 = wave.lane
      %442 = arith.remui %441, %c5 : index
      %443 = arith.addi %440, %442 : index
      %444 = arith.addi %443, %c7 : index
      memref.store %438, %logits[%444] : memref<?xf32>
    }
    %445 = vector.extract %219[7] : f32 from vector<8xf32>
    %446 = wave.lane
    %447 = arith.addi %14, %c7 : index
    %448 = arith.muli %c32, %c16 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.divui %446, %c5 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.cmpi slt, %451, %13 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c6 : index
      %454 = arith.muli %451, %c16 : index
      %455 = memref.load %factors[%454] : memref<?xf32>
      %456 = arith.mulf %455, %operandScale : f32
      %457 = arith.select %453, %456, %operandScale : f32
      %458 = arith.mulf %445, %457 : f32
      %459 = arith.muli %451, %outputFeatures : index
      %460 = arith.addi %459, %16 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c5 : index
      %463 = arith.addi %460, %462 : index
      %464 = arith.addi %463, %c7 : index
      memref.store %458, %logits[%464] : memref<?xf32>
    }
  }
  %465 = arith.muli %experts, %c6 : index
  %466 = wave.scratch %465 : memref<?xf32>
  %467 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %467 {
    %468 = arith.addi %14, %c5 : index
    %469 = arith.minsi %468, %13 : index
    %470 = wave.wave
    %471 = arith.addi %14, %470 : index
    scf.for %472 = %471 to %469 step %c6 {
      %473 = wave.wave
      %474 = arith.muli %473, %experts : index
      %475 = wave.lane
      %476 = arith.muli %472, %logitsWidth : index
      %479 = scf.for %477 = %475 to %experts step %c12 iter_args(%478 = %c37) -> (f32) {
        %480 = arith.addi %476, %477 : index
        %481 = memref.load %logits[%480] : memref<?xf32>
        %482 = arith.maximumf %478, %481 : f32
        scf.yield %482 : f32
      }
      %483 = vector.broadcast %479 : f32 to vector<1xf32>
      %484 = wave.reduce "max" %483 : vector<1xf32>
      %487 = scf.for %485 = %475 to %experts step %c12 iter_args(%486 = %c38) -> (f32) {
        %488 = arith.addi %476, %485 : index
        %489 = memref.load %logits[%488] : memref<?xf32>
        %490 = arith.subf %489, %484 : f32
        %491 = arith.mulf %490, %c39 : f32
        %492 = wave.exp2 %491 : f32
        %493 = arith.addi %474, %485 : index
        memref.store %492, %466[%493] : memref<?xf32>
        %494 = arith.addf %486, %492 : f32
        scf.yield %494 : f32
      }
      %495 = vector.broadcast %487 : f32 to vector<1xf32>
      %496 = wave.reduce "add" %495 : vector<1xf32>
      scf.for %497 = %475 to %experts step %c12 {
        %498 = arith.addi %474, %497 : index
        %499 = memref.load %466[%498] : memref<?xf32>
        %500 = arith.divf %499, %496 : f32
        %501 = arith.addi %474, %497 : index
        memref.store %500, %466[%501] : memref<?xf32>
      }
      %506:3 = scf.for %502 = %c7 to %expertsPerToken step %c6 iter_args(%503 = %c38, %504 = %c38, %505 = %c40) -> (f32, f32, i32) {
        %510:2 = scf.for %507 = %475 to %experts step %c12 iter_args(%508 = %c41, %509 = %c38) -> (f32, f32) {
          %511 = arith.addi %474, %507 : index
          %512 = memref.load %466[%511] : memref<?xf32>
          %513 = arith.cmpf ogt, %512, %508 : f32
          %514 = arith.index_cast %507 : index to i32
          %515 = arith.sitofp %514 : i32 to f32
          %516 = arith.select %513, %512, %508 : f32
          %517 = arith.select %513, %515, %509 : f32
          scf.yield %516, %517 : f32, f32
        }
        %518 = vector.broadcast %510#0 : f32 to vector<1xf32>
        %519 = wave.reduce "max" %518 : vector<1xf32>
        %520 = arith.cmpf oeq, %510#0, %519 : f32
        %521 = arith.subf %c38, %510#1 : f32
        %522 = arith.select %520, %521, %c42 : f32
        %523 = vector.broadcast %522 : f32 to vector<1xf32>
        %524 = wave.reduce "max" %523 : vector<1xf32>
        %525 = arith.subf %c38, %524 : f32
        %526 = arith.fptosi %525 : f32 to i32
        %527 = arith.index_cast %526 : i32 to index
        %528 = arith.remui %527, %c12 : index
        %529 = arith.cmpi eq, %528, %475 : index
        scf.if %529 {
          %530 = arith.addi %474, %527 : index
          memref.store %c43, %466[%530] : memref<?xf32>
        }
        %531 = arith.cmpi eq, %502, %475 : index
        %532 = arith.addf %503, %519 : f32
        %533 = arith.select %531, %519, %504 : f32
        %534 = arith.select %531, %526, %505 : i32
        scf.yield %532, %533, %534 : f32, f32, i32
      }
      %535 = arith.cmpi eq, %normalize, %c6 : index
      %536 = arith.divf %506#1, %506#0 : f32
      %537 = arith.select %535, %536, %506#1 : f32
      %538 = arith.cmpi slt, %475, %expertsPerToken : index
      scf.if %538 {
        %539 = arith.muli %472, %expertsPerToken : index
        %540 = arith.addi %539, %475 : index
        memref.store %537, %weights[%540] : memref<?xf32>
        %541 = arith.muli %472, %expertsPerToken : index
        %542 = arith.addi %541, %475 : index
        memref.store %506#2, %ids_out[%542] : memref<?xi32>
      }
    }
  }
  wave.return
}
