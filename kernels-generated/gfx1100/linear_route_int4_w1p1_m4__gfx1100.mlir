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
  %c29 = arith.constant 0x3F800000 : f32
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
      %314 = memref.load %factors[%311] : memref<?xf32>
      %315 = arith.select %313, %314, %c29 : f32
      %316 = arith.mulf %305, %315 : f32
      %317 = arith.muli %311, %outputFeatures : index
      %318 = arith.addi %317, %16 : index
      %319 = wave.lane
      %320 = arith.remui %319, %c5 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.addi %321, %c7 : index
      memref.store %316, %logits[%322] : memref<?xf32>
    }
    %323 = vector.extract %219[1] : f32 from vector<8xf32>
    %324 = wave.lane
    %325 = arith.addi %14, %c7 : index
    %326 = arith.muli %c6, %c16 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.divui %324, %c5 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.cmpi slt, %329, %13 : index
    scf.if %330 {
      %331 = arith.cmpi eq, %hasFactors, %c6 : index
      %332 = memref.load %factors[%329] : memref<?xf32>
      %333 = arith.select %331, %332, %c29 : f32
      %334 = arith.mulf %323, %333 : f32
      %335 = arith.muli %329, %outputFeatures : index
      %336 = arith.addi %335, %16 : index
      %337 = wave.lane
      %338 = arith.remui %337, %c5 : index
      %339 = arith.addi %336, %338 : index
      %340 = arith.addi %339, %c7 : index
      memref.store %334, %logits[%340] : memref<?xf32>
    }
    %341 = vector.extract %219[2] : f32 from vector<8xf32>
    %342 = wave.lane
    %343 = arith.addi %14, %c7 : index
    %344 = arith.muli %c16, %c16 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c5 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %13 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c6 : index
      %350 = memref.load %factors[%347] : memref<?xf32>
      %351 = arith.select %349, %350, %c29 : f32
      %352 = arith.mulf %341, %351 : f32
      %353 = arith.muli %347, %outputFeatures : index
      %354 = arith.addi %353, %16 : index
      %355 = wave.lane
      %356 = arith.remui %355, %c5 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.addi %357, %c7 : index
      memref.store %352, %logits[%358] : memref<?xf32>
    }
    %359 = vector.extract %219[3] : f32 from vector<8xf32>
    %360 = wave.lane
    %361 = arith.addi %14, %c7 : index
    %362 = arith.muli %c27, %c16 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.divui %360, %c5 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.cmpi slt, %365, %13 : index
    scf.if %366 {
      %367 = arith.cmpi eq, %hasFactors, %c6 : index
      %368 = memref.load %factors[%365] : memref<?xf32>
      %369 = arith.select %367, %368, %c29 : f32
      %370 = arith.mulf %359, %369 : f32
      %371 = arith.muli %365, %outputFeatures : index
      %372 = arith.addi %371, %16 : index
      %373 = wave.lane
      %374 = arith.remui %373, %c5 : index
      %375 = arith.addi %372, %374 : index
      %376 = arith.addi %375, %c7 : index
      memref.store %370, %logits[%376] : memref<?xf32>
    }
    %377 = vector.extract %219[4] : f32 from vector<8xf32>
    %378 = wave.lane
    %379 = arith.addi %14, %c7 : index
    %380 = arith.muli %c17, %c16 : index
    %381 = arith.addi %379, %380 : index
    %382 = arith.divui %378, %c5 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.cmpi slt, %383, %13 : index
    scf.if %384 {
      %385 = arith.cmpi eq, %hasFactors, %c6 : index
      %386 = memref.load %factors[%383] : memref<?xf32>
      %387 = arith.select %385, %386, %c29 : f32
      %388 = arith.mulf %377, %387 : f32
      %389 = arith.muli %383, %outputFeatures : index
      %390 = arith.addi %389, %16 : index
      %391 = wave.lane
      %392 = arith.remui %391, %c5 : index
      %393 = arith.addi %390, %392 : index
      %394 = arith.addi %393, %c7 : index
      memref.store %388, %logits[%394] : memref<?xf32>
    }
    %395 = vector.extract %219[5] : f32 from vector<8xf32>
    %396 = wave.lane
    %397 = arith.addi %14, %c7 : index
    %398 = arith.muli %c30, %c16 : index
    %399 = arith.addi %397, %398 : index
    %400 = arith.divui %396, %c5 : index
    %401 = arith.addi %399, %400 : index
    %402 = arith.cmpi slt, %401, %13 : index
    scf.if %402 {
      %403 = arith.cmpi eq, %hasFactors, %c6 : index
      %404 = memref.load %factors[%401] : memref<?xf32>
      %405 = arith.select %403, %404, %c29 : f32
      %406 = arith.mulf %395, %405 : f32
      %407 = arith.muli %401, %outputFeatures : index
      %408 = arith.addi %407, %16 : index
      %409 = wave.lane
      %410 = arith.remui %409, %c5 : index
      %411 = arith.addi %408, %410 : index
      %412 = arith.addi %411, %c7 : index
      memref.store %406, %logits[%412] : memref<?xf32>
    }
    %413 = vector.extract %219[6] : f32 from vector<8xf32>
    %414 = wave.lane
    %415 = arith.addi %14, %c7 : index
    %416 = arith.muli %c31, %c16 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.divui %414, %c5 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.cmpi slt, %419, %13 : index
    scf.if %420 {
      %421 = arith.cmpi eq, %hasFactors, %c6 : index
      %422 = memref.load %factors[%419] : memref<?xf32>
      %423 = arith.select %421, %422, %c29 : f32
      %424 = arith.mulf %413, %423 : f32
      %425 = arith.muli %419, %outputFeatures : index
      %426 = arith.addi %425, %16 : index
      %427 = wave.lane
      %428 = arith.remui %427, %c5 : index
      %429 = arith.addi %426, %428 : index
      %430 = arith.addi %429, %c7 : index
      memref.store %424, %logits[%430] : memref<?xf32>
    }
    %431 = vector.extract %219[7] : f32 from vector<8xf32>
    %432 = wave.lane
    %433 = arith.addi %14, %c7 : index
    %434 = arith.muli %c32, %c16 : index
    %435 = arith.addi %433, %434 : index
    %436 = arith.divui %432, %c5 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.cmpi slt, %437, %13 : index
    scf.if %438 {
      %439 = arith.cmpi eq, %hasFactors, %c6 : index
      %440 = memref.load %factors[%437] : memref<?xf32>
      %441 = arith.select %439, %440, %c29 : f32
      %442 = arith.mulf %431, %441 : f32
      %443 = arith.muli %437, %outputFeatures : index
      %444 = arith.addi %443, %16 : index
      %445 = wave.lane
      %446 = arith.remui %445, %c5 : index
      %447 = arith.addi %444, %446 : index
      %448 = arith.addi %447, %c7 : index
      memref.store %442, %logits[%448] : memref<?xf32>
    }
  }
  %449 = arith.muli %experts, %c6 : index
  %450 = wave.scratch %449 : memref<?xf32>
  %451 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %451 {
    %452 = arith.addi %14, %c5 : index
    %453 = arith.minsi %452, %13 : index
    %454 = wave.wave
    %455 = arith.addi %14, %454 : index
    scf.for %456 = %455 to %453 step %c6 {
      %457 = wave.wave
      %458 = arith.muli %457, %experts : index
      %459 = wave.lane
      %460 = arith.muli %456, %logitsWidth : index
      %463 = scf.for %461 = %459 to %experts step %c12 iter_args(%462 = %c37) -> (f32) {
        %464 = arith.addi %460, %461 : index
        %465 = memref.load %logits[%464] : memref<?xf32>
        %466 = arith.maximumf %462, %465 : f32
        scf.yield %466 : f32
      }
      %467 = vector.broadcast %463 : f32 to vector<1xf32>
      %468 = wave.reduce "max" %467 : vector<1xf32>
      %471 = scf.for %469 = %459 to %experts step %c12 iter_args(%470 = %c38) -> (f32) {
        %472 = arith.addi %460, %469 : index
        %473 = memref.load %logits[%472] : memref<?xf32>
        %474 = arith.subf %473, %468 : f32
        %475 = arith.mulf %474, %c39 : f32
        %476 = wave.exp2 %475 : f32
        %477 = arith.addi %458, %469 : index
        memref.store %476, %450[%477] : memref<?xf32>
        %478 = arith.addf %470, %476 : f32
        scf.yield %478 : f32
      }
      %479 = vector.broadcast %471 : f32 to vector<1xf32>
      %480 = wave.reduce "add" %479 : vector<1xf32>
      scf.for %481 = %459 to %experts step %c12 {
        %482 = arith.addi %458, %481 : index
        %483 = memref.load %450[%482] : memref<?xf32>
        %484 = arith.divf %483, %480 : f32
        %485 = arith.addi %458, %481 : index
        memref.store %484, %450[%485] : memref<?xf32>
      }
      %490:3 = scf.for %486 = %c7 to %expertsPerToken step %c6 iter_args(%487 = %c38, %488 = %c38, %489 = %c40) -> (f32, f32, i32) {
        %494:2 = scf.for %491 = %459 to %experts step %c12 iter_args(%492 = %c41, %493 = %c38) -> (f32, f32) {
          %495 = arith.addi %458, %491 : index
          %496 = memref.load %450[%495] : memref<?xf32>
          %497 = arith.cmpf ogt, %496, %492 : f32
          %498 = arith.index_cast %491 : index to i32
          %499 = arith.sitofp %498 : i32 to f32
          %500 = arith.select %497, %496, %492 : f32
          %501 = arith.select %497, %499, %493 : f32
          scf.yield %500, %501 : f32, f32
        }
        %502 = vector.broadcast %494#0 : f32 to vector<1xf32>
        %503 = wave.reduce "max" %502 : vector<1xf32>
        %504 = arith.cmpf oeq, %494#0, %503 : f32
        %505 = arith.subf %c38, %494#1 : f32
        %506 = arith.select %504, %505, %c42 : f32
        %507 = vector.broadcast %506 : f32 to vector<1xf32>
        %508 = wave.reduce "max" %507 : vector<1xf32>
        %509 = arith.subf %c38, %508 : f32
        %510 = arith.fptosi %509 : f32 to i32
        %511 = arith.index_cast %510 : i32 to index
        %512 = arith.remui %511, %c12 : index
        %513 = arith.cmpi eq, %512, %459 : index
        scf.if %513 {
          %514 = arith.addi %458, %511 : index
          memref.store %c43, %450[%514] : memref<?xf32>
        }
        %515 = arith.cmpi eq, %486, %459 : index
        %516 = arith.addf %487, %503 : f32
        %517 = arith.select %515, %503, %488 : f32
        %518 = arith.select %515, %510, %489 : i32
        scf.yield %516, %517, %518 : f32, f32, i32
      }
      %519 = arith.cmpi eq, %normalize, %c6 : index
      %520 = arith.divf %490#1, %490#0 : f32
      %521 = arith.select %519, %520, %490#1 : f32
      %522 = arith.cmpi slt, %459, %expertsPerToken : index
      scf.if %522 {
        %523 = arith.muli %456, %expertsPerToken : index
        %524 = arith.addi %523, %459 : index
        memref.store %521, %weights[%524] : memref<?xf32>
        %525 = arith.muli %456, %expertsPerToken : index
        %526 = arith.addi %525, %459 : index
        memref.store %490#2, %ids_out[%526] : memref<?xi32>
      }
    }
  }
  wave.return
}
