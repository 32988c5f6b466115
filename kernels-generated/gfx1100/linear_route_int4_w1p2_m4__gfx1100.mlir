// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c11 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c5 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c2 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c11 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c11 {
      %29 = arith.muli %28, %c2 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c2 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c2 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c11 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c6 : index
    %44 = arith.muli %43, %c6 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c6 iter_args(%49 = %c14, %50 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c7 : index
      %54 = arith.remui %52, %c5 : index
      %55 = arith.divui %groupSize, %c11 : index
      %56 = arith.divui %53, %55 : index
      %57 = arith.divui %inputFeatures, %groupSize : index
      %58 = arith.muli %inputFeatures, %c2 : index
      %59 = arith.addi %11, %58 : index
      %60 = arith.muli %56, %c11 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %54, %c6 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = vector.extract %65[0] : f16 from vector<1xf16>
      %67 = arith.muli %57, %c11 : index
      %68 = arith.addi %59, %67 : index
      %69 = arith.muli %56, %c2 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.divui %54, %c6 : index
      %72 = arith.addi %70, %71 : index
      %73 = memref.load %w[%72] : memref<?xi8>
      %74 = arith.remui %54, %c6 : index
      %75 = arith.muli %74, %c17 : index
      %76 = arith.index_cast %75 : index to i32
      %77 = arith.extui %73 : i8 to i32
      %78 = arith.shrui %77, %76 : i32
      %79 = arith.andi %78, %c18 : i32
      %80 = arith.ori %79, %c19 : i32
      %81 = arith.trunci %80 : i32 to i16
      %82 = arith.bitcast %81 : i16 to f16
      %83 = arith.muli %53, %c20 : index
      %84 = arith.addi %11, %83 : index
      %85 = arith.muli %54, %c5 : index
      %86 = arith.addi %84, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<4xi32>
      %89 = arith.shrui %88, %c21 : vector<4xi32>
      %90 = arith.andi %89, %c22 : vector<4xi32>
      %91 = arith.ori %90, %c23 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %88, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c22 : vector<4xi32>
      %95 = arith.ori %94, %c23 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %88, %c25 : vector<4xi32>
      %98 = arith.andi %97, %c22 : vector<4xi32>
      %99 = arith.ori %98, %c23 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %88, %c26 : vector<4xi32>
      %102 = arith.andi %101, %c22 : vector<4xi32>
      %103 = arith.ori %102, %c23 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = vector.shuffle %105, %106 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %108 = vector.broadcast %82 : f16 to vector<32xf16>
      %109 = arith.subf %107, %108 : vector<32xf16>
      %110 = vector.broadcast %66 : f16 to vector<32xf16>
      %111 = arith.mulf %109, %110 : vector<32xf16>
      %112 = vector.shuffle %111, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %113 = vector.shuffle %111, %111 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %114 = arith.addi %48, %c8 : index
      %115 = arith.remui %52, %c5 : index
      %116 = arith.divui %groupSize, %c11 : index
      %117 = arith.divui %114, %116 : index
      %118 = arith.divui %inputFeatures, %groupSize : index
      %119 = arith.muli %inputFeatures, %c2 : index
      %120 = arith.addi %11, %119 : index
      %121 = arith.muli %117, %c11 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %115, %c6 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %126 = vector.bitcast %125 : vector<2xi8> to vector<1xf16>
      %127 = vector.extract %126[0] : f16 from vector<1xf16>
      %128 = arith.muli %118, %c11 : index
      %129 = arith.addi %120, %128 : index
      %130 = arith.muli %117, %c2 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.divui %115, %c6 : index
      %133 = arith.addi %131, %132 : index
      %134 = memref.load %w[%133] : memref<?xi8>
      %135 = arith.remui %115, %c6 : index
      %136 = arith.muli %135, %c17 : index
      %137 = arith.index_cast %136 : index to i32
      %138 = arith.extui %134 : i8 to i32
      %139 = arith.shrui %138, %137 : i32
      %140 = arith.andi %139, %c18 : i32
      %141 = arith.ori %140, %c19 : i32
      %142 = arith.trunci %141 : i32 to i16
      %143 = arith.bitcast %142 : i16 to f16
      %144 = arith.muli %114, %c20 : index
      %145 = arith.addi %11, %144 : index
      %146 = arith.muli %115, %c5 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<4xi32>
      %150 = arith.shrui %149, %c21 : vector<4xi32>
      %151 = arith.andi %150, %c22 : vector<4xi32>
      %152 = arith.ori %151, %c23 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %149, %c24 : vector<4xi32>
      %155 = arith.andi %154, %c22 : vector<4xi32>
      %156 = arith.ori %155, %c23 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %149, %c25 : vector<4xi32>
      %159 = arith.andi %158, %c22 : vector<4xi32>
      %160 = arith.ori %159, %c23 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %149, %c26 : vector<4xi32>
      %163 = arith.andi %162, %c22 : vector<4xi32>
      %164 = arith.ori %163, %c23 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = vector.shuffle %161, %165 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = vector.shuffle %166, %167 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %169 = vector.broadcast %143 : f16 to vector<32xf16>
      %170 = arith.subf %168, %169 : vector<32xf16>
      %171 = vector.broadcast %127 : f16 to vector<32xf16>
      %172 = arith.mulf %170, %171 : vector<32xf16>
      %173 = vector.shuffle %172, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %174 = vector.shuffle %172, %172 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %175 = arith.addi %48, %c7 : index
      %176 = arith.remui %52, %c5 : index
      %177 = arith.divui %groupSize, %c11 : index
      %178 = arith.divui %175, %177 : index
      %179 = arith.divui %inputFeatures, %groupSize : index
      %180 = arith.muli %inputFeatures, %c2 : index
      %181 = arith.addi %13, %180 : index
      %182 = arith.muli %178, %c11 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %176, %c6 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %187 = vector.bitcast %186 : vector<2xi8> to vector<1xf16>
      %188 = vector.extract %187[0] : f16 from vector<1xf16>
      %189 = arith.muli %179, %c11 : index
      %190 = arith.addi %181, %189 : index
      %191 = arith.muli %178, %c2 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.divui %176, %c6 : index
      %194 = arith.addi %192, %193 : index
      %195 = memref.load %w[%194] : memref<?xi8>
      %196 = arith.remui %176, %c6 : index
      %197 = arith.muli %196, %c17 : index
      %198 = arith.index_cast %197 : index to i32
      %199 = arith.extui %195 : i8 to i32
      %200 = arith.shrui %199, %198 : i32
      %201 = arith.andi %200, %c18 : i32
      %202 = arith.ori %201, %c19 : i32
      %203 = arith.trunci %202 : i32 to i16
      %204 = arith.bitcast %203 : i16 to f16
      %205 = arith.muli %175, %c20 : index
      %206 = arith.addi %13, %205 : index
      %207 = arith.muli %176, %c5 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.shrui %210, %c21 : vector<4xi32>
      %212 = arith.andi %211, %c22 : vector<4xi32>
      %213 = arith.ori %212, %c23 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %210, %c24 : vector<4xi32>
      %216 = arith.andi %215, %c22 : vector<4xi32>
      %217 = arith.ori %216, %c23 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %210, %c25 : vector<4xi32>
      %220 = arith.andi %219, %c22 : vector<4xi32>
      %221 = arith.ori %220, %c23 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %210, %c26 : vector<4xi32>
      %224 = arith.andi %223, %c22 : vector<4xi32>
      %225 = arith.ori %224, %c23 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = vector.shuffle %214, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %227, %228 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %230 = vector.broadcast %204 : f16 to vector<32xf16>
      %231 = arith.subf %229, %230 : vector<32xf16>
      %232 = vector.broadcast %188 : f16 to vector<32xf16>
      %233 = arith.mulf %231, %232 : vector<32xf16>
      %234 = vector.shuffle %233, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %235 = vector.shuffle %233, %233 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %236 = arith.addi %48, %c8 : index
      %237 = arith.remui %52, %c5 : index
      %238 = arith.divui %groupSize, %c11 : index
      %239 = arith.divui %236, %238 : index
      %240 = arith.divui %inputFeatures, %groupSize : index
      %241 = arith.muli %inputFeatures, %c2 : index
      %242 = arith.addi %13, %241 : index
      %243 = arith.muli %239, %c11 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.muli %237, %c6 : index
      %246 = arith.addi %244, %245 : index
      %247 = vector.load %w[%246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %248 = vector.bitcast %247 : vector<2xi8> to vector<1xf16>
      %249 = vector.extract %248[0] : f16 from vector<1xf16>
      %250 = arith.muli %240, %c11 : index
      %251 = arith.addi %242, %250 : index
      %252 = arith.muli %239, %c2 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.divui %237, %c6 : index
      %255 = arith.addi %253, %254 : index
      %256 = memref.load %w[%255] : memref<?xi8>
      %257 = arith.remui %237, %c6 : index
      %258 = arith.muli %257, %c17 : index
      %259 = arith.index_cast %258 : index to i32
      %260 = arith.extui %256 : i8 to i32
      %261 = arith.shrui %260, %259 : i32
      %262 = arith.andi %261, %c18 : i32
      %263 = arith.ori %262, %c19 : i32
      %264 = arith.trunci %263 : i32 to i16
      %265 = arith.bitcast %264 : i16 to f16
      %266 = arith.muli %236, %c20 : index
      %267 = arith.addi %13, %266 : index
      %268 = arith.muli %237, %c5 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %271 = vector.bitcast %270 : vector<16xi8> to vector<4xi32>
      %272 = arith.shrui %271, %c21 : vector<4xi32>
      %273 = arith.andi %272, %c22 : vector<4xi32>
      %274 = arith.ori %273, %c23 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %271, %c24 : vector<4xi32>
      %277 = arith.andi %276, %c22 : vector<4xi32>
      %278 = arith.ori %277, %c23 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %271, %c25 : vector<4xi32>
      %281 = arith.andi %280, %c22 : vector<4xi32>
      %282 = arith.ori %281, %c23 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %271, %c26 : vector<4xi32>
      %285 = arith.andi %284, %c22 : vector<4xi32>
      %286 = arith.ori %285, %c23 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = vector.shuffle %275, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %283, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %288, %289 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %291 = vector.broadcast %265 : f16 to vector<32xf16>
      %292 = arith.subf %290, %291 : vector<32xf16>
      %293 = vector.broadcast %249 : f16 to vector<32xf16>
      %294 = arith.mulf %292, %293 : vector<32xf16>
      %295 = vector.shuffle %294, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %296 = vector.shuffle %294, %294 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %297 = arith.muli %48, %c6 : index
      %298 = arith.addi %297, %c7 : index
      %299 = arith.muli %tileRows, %c5 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %34, %300 : index
      %302 = vector.load %22[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c2 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %22[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %112, %49 : vector<16xf16>, vector<8xf32>
      %308 = wave.mma %306, %234, %50 : vector<16xf16>, vector<8xf32>
      %309 = arith.muli %48, %c6 : index
      %310 = arith.addi %309, %c8 : index
      %311 = arith.muli %tileRows, %c5 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.addi %34, %312 : index
      %314 = vector.load %22[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = arith.muli %tileRows, %c2 : index
      %316 = arith.addi %313, %315 : index
      %317 = vector.load %22[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = vector.shuffle %314, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = wave.mma %318, %113, %307 : vector<16xf16>, vector<8xf32>
      %320 = wave.mma %318, %235, %308 : vector<16xf16>, vector<8xf32>
      %321 = arith.muli %48, %c6 : index
      %322 = arith.addi %321, %c6 : index
      %323 = arith.muli %tileRows, %c5 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %34, %324 : index
      %326 = vector.load %22[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c2 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %22[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %173, %319 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %295, %320 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %48, %c6 : index
      %334 = arith.addi %333, %c27 : index
      %335 = arith.muli %tileRows, %c5 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %34, %336 : index
      %338 = vector.load %22[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c2 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %22[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %174, %331 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %342, %296, %332 : vector<16xf16>, vector<8xf32>
      scf.yield %343, %344 : vector<8xf32>, vector<8xf32>
    }
    %345 = arith.select %41, %47, %40 : index
    %349:2 = scf.for %346 = %47 to %345 step %c8 iter_args(%347 = %51#0, %348 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %350 = wave.lane
      %351 = arith.addi %346, %c7 : index
      %352 = arith.remui %350, %c5 : index
      %353 = arith.divui %groupSize, %c11 : index
      %354 = arith.divui %351, %353 : index
      %355 = arith.divui %inputFeatures, %groupSize : index
      %356 = arith.muli %inputFeatures, %c2 : index
      %357 = arith.addi %11, %356 : index
      %358 = arith.muli %354, %c11 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.muli %352, %c6 : index
      %361 = arith.addi %359, %360 : index
      %362 = vector.load %w[%361] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %363 = vector.bitcast %362 : vector<2xi8> to vector<1xf16>
      %364 = vector.extract %363[0] : f16 from vector<1xf16>
      %365 = arith.muli %355, %c11 : index
      %366 = arith.addi %357, %365 : index
      %367 = arith.muli %354, %c2 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.divui %352, %c6 : index
      %370 = arith.addi %368, %369 : index
      %371 = memref.load %w[%370] : memref<?xi8>
      %372 = arith.remui %352, %c6 : index
      %373 = arith.muli %372, %c17 : index
      %374 = arith.index_cast %373 : index to i32
      %375 = arith.extui %371 : i8 to i32
      %376 = arith.shrui %375, %374 : i32
      %377 = arith.andi %376, %c18 : i32
      %378 = arith.ori %377, %c19 : i32
      %379 = arith.trunci %378 : i32 to i16
      %380 = arith.bitcast %379 : i16 to f16
      %381 = arith.muli %351, %c20 : index
      %382 = arith.addi %11, %381 : index
      %383 = arith.muli %352, %c5 : index
      %384 = arith.addi %382, %383 : index
      %385 = vector.load %w[%384] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %386 = vector.bitcast %385 : vector<16xi8> to vector<4xi32>
      %387 = arith.shrui %386, %c21 : vector<4xi32>
      %388 = arith.andi %387, %c22 : vector<4xi32>
      %389 = arith.ori %388, %c23 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %386, %c24 : vector<4xi32>
      %392 = arith.andi %391, %c22 : vector<4xi32>
      %393 = arith.ori %392, %c23 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %386, %c25 : vector<4xi32>
      %396 = arith.andi %395, %c22 : vector<4xi32>
      %397 = arith.ori %396, %c23 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %386, %c26 : vector<4xi32>
      %400 = arith.andi %399, %c22 : vector<4xi32>
      %401 = arith.ori %400, %c23 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = vector.shuffle %398, %402 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = vector.shuffle %403, %404 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %406 = vector.broadcast %380 : f16 to vector<32xf16>
      %407 = arith.subf %405, %406 : vector<32xf16>
      %408 = vector.broadcast %364 : f16 to vector<32xf16>
      %409 = arith.mulf %407, %408 : vector<32xf16>
      %410 = vector.shuffle %409, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %411 = vector.shuffle %409, %409 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %412 = arith.addi %346, %c7 : index
      %413 = arith.remui %350, %c5 : index
      %414 = arith.divui %groupSize, %c11 : index
      %415 = arith.divui %412, %414 : index
      %416 = arith.divui %inputFeatures, %groupSize : index
      %417 = arith.muli %inputFeatures, %c2 : index
      %418 = arith.addi %13, %417 : index
      %419 = arith.muli %415, %c11 : index
      %420 = arith.addi %418, %419 : index
      %421 = arith.muli %413, %c6 : index
      %422 = arith.addi %420, %421 : index
      %423 = vector.load %w[%422] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %424 = vector.bitcast %423 : vector<2xi8> to vector<1xf16>
      %425 = vector.extract %424[0] : f16 from vector<1xf16>
      %426 = arith.muli %416, %c11 : index
      %427 = arith.addi %418, %426 : index
      %428 = arith.muli %415, %c2 : index
      %429 = arith.addi %427, %428 : index
      %430 = arith.divui %413, %c6 : index
      %431 = arith.addi %429, %430 : index
      %432 = memref.load %w[%431] : memref<?xi8>
      %433 = arith.remui %413, %c6 : index
      %434 = arith.muli %433, %c17 : index
      %435 = arith.index_cast %434 : index to i32
      %436 = arith.extui %432 : i8 to i32
      %437 = arith.shrui %436, %435 : i32
      %438 = arith.andi %437, %c18 : i32
      %439 = arith.ori %438, %c19 : i32
      %440 = arith.trunci %439 : i32 to i16
      %441 = arith.bitcast %440 : i16 to f16
      %442 = arith.muli %412, %c20 : index
      %443 = arith.addi %13, %442 : index
      %444 = arith.muli %413, %c5 : index
      %445 = arith.addi %443, %444 : index
      %446 = vector.load %w[%445] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %447 = vector.bitcast %446 : vector<16xi8> to vector<4xi32>
      %448 = arith.shrui %447, %c21 : vector<4xi32>
      %449 = arith.andi %448, %c22 : vector<4xi32>
      %450 = arith.ori %449, %c23 : vector<4xi32>
      %451 = vector.bitcast %450 : vector<4xi32> to vector<8xf16>
      %452 = arith.shrui %447, %c24 : vector<4xi32>
      %453 = arith.andi %452, %c22 : vector<4xi32>
      %454 = arith.ori %453, %c23 : vector<4xi32>
      %455 = vector.bitcast %454 : vector<4xi32> to vector<8xf16>
      %456 = arith.shrui %447, %c25 : vector<4xi32>
      %457 = arith.andi %456, %c22 : vector<4xi32>
      %458 = arith.ori %457, %c23 : vector<4xi32>
      %459 = vector.bitcast %458 : vector<4xi32> to vector<8xf16>
      %460 = arith.shrui %447, %c26 : vector<4xi32>
      %461 = arith.andi %460, %c22 : vector<4xi32>
      %462 = arith.ori %461, %c23 : vector<4xi32>
      %463 = vector.bitcast %462 : vector<4xi32> to vector<8xf16>
      %464 = vector.shuffle %451, %455 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = vector.shuffle %459, %463 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = vector.shuffle %464, %465 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %467 = vector.broadcast %441 : f16 to vector<32xf16>
      %468 = arith.subf %466, %467 : vector<32xf16>
      %469 = vector.broadcast %425 : f16 to vector<32xf16>
      %470 = arith.mulf %468, %469 : vector<32xf16>
      %471 = vector.shuffle %470, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %472 = vector.shuffle %470, %470 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %473 = arith.muli %346, %c6 : index
      %474 = arith.addi %473, %c7 : index
      %475 = arith.muli %tileRows, %c5 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.addi %34, %476 : index
      %478 = vector.load %22[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.muli %tileRows, %c2 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %22[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = vector.shuffle %478, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %483 = wave.mma %482, %410, %347 : vector<16xf16>, vector<8xf32>
      %484 = wave.mma %482, %471, %348 : vector<16xf16>, vector<8xf32>
      %485 = arith.muli %346, %c6 : index
      %486 = arith.addi %485, %c8 : index
      %487 = arith.muli %tileRows, %c5 : index
      %488 = arith.muli %486, %487 : index
      %489 = arith.addi %34, %488 : index
      %490 = vector.load %22[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c2 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %22[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %411, %483 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %472, %484 : vector<16xf16>, vector<8xf32>
      scf.yield %495, %496 : vector<8xf32>, vector<8xf32>
    }
    %497 = wave.lane
    %498 = vector.extract %349#0[0] : f32 from vector<8xf32>
    %499 = vector.extract %349#1[0] : f32 from vector<8xf32>
    %500 = wave.lane
    %501 = arith.addi %16, %c7 : index
    %502 = arith.muli %c7, %c6 : index
    %503 = arith.addi %501, %502 : index
    %504 = arith.divui %500, %c5 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.cmpi slt, %505, %15 : index
    scf.if %506 {
      %507 = arith.cmpi eq, %hasFactors, %c8 : index
      %508 = arith.muli %505, %c6 : index
      %509 = memref.load %factors[%508] : memref<?xf32>
      %510 = arith.mulf %509, %operandScale : f32
      %511 = arith.select %507, %510, %operandScale : f32
      %512 = arith.mulf %498, %511 : f32
      %513 = arith.mulf %499, %511 : f32
      %514 = arith.muli %505, %outputFeatures : index
      %515 = arith.addi %514, %18 : index
      %516 = wave.lane
      %517 = arith.remui %516, %c5 : index
      %518 = arith.addi %515, %517 : index
      %519 = arith.addi %518, %c7 : index
      memref.store %512, %logits[%519] : memref<?xf32>
      %520 = arith.addi %518, %c5 : index
      memref.store %513, %logits[%520] : memref<?xf32>
    }
    %521 = vector.extract %349#0[1] : f32 from vector<8xf32>
    %522 = vector.extract %349#1[1] : f32 from vector<8xf32>
    %523 = wave.lane
    %524 = arith.addi %16, %c7 : index
    %525 = arith.muli %c8, %c6 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.divui %523, %c5 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.cmpi slt, %528, %15 : index
    scf.if %529 {
      %530 = arith.cmpi eq, %hasFactors, %c8 : index
      %531 = arith.muli %528, %c6 : index
      %532 = memref.load %factors[%531] : memref<?xf32>
      %533 = arith.mulf %532, %operandScale : f32
      %534 = arith.select %530, %533, %operandScale : f32
      %535 = arith.mulf %521, %534 : f32
      %536 = arith.mulf %522, %534 : f32
      %537 = arith.muli %528, %outputFeatures : index
      %538 = arith.addi %537, %18 : index
      %539 = wave.lane
      %540 = arith.remui %539, %c5 : index
      %541 = arith.addi %538, %540 : index
      %542 = arith.addi %541, %c7 : index
      memref.store %535, %logits[%542] : memref<?xf32>
      %543 = arith.addi %541, %c5 : index
      memref.store %536, %logits[%543] : memref<?xf32>
    }
    %544 = vector.extract %349#0[2] : f32 from vector<8xf32>
    %545 = vector.extract %349#1[2] : f32 from vector<8xf32>
    %546 = wave.lane
    %547 = arith.addi %16, %c7 : index
    %548 = arith.muli %c6, %c6 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c5 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %15 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c8 : index
      %554 = arith.muli %551, %c6 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.mulf %544, %557 : f32
      %559 = arith.mulf %545, %557 : f32
      %560 = arith.muli %551, %outputFeatures : index
      %561 = arith.addi %560, %18 : index
      %562 = wave.lane
      %563 = arith.remui %562, %c5 : index
      %564 = arith.addi %561, %563 : index
      %565 = arith.addi %564, %c7 : index
      memref.store %558, %logits[%565] : memref<?xf32>
      %566 = arith.addi %564, %c5 : index
      memref.store %559, %logits[%566] : memref<?xf32>
    }
    %567 = vector.extract %349#0[3] : f32 from vector<8xf32>
    %568 = vector.extract %349#1[3] : f32 from vector<8xf32>
    %569 = wave.lane
    %570 = arith.addi %16, %c7 : index
    %571 = arith.muli %c27, %c6 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c5 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c8 : index
      %577 = arith.muli %574, %c6 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.mulf %567, %580 : f32
      %582 = arith.mulf %568, %580 : f32
      %583 = arith.muli %574, %outputFeatures : index
      %584 = arith.addi %583, %18 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c5 : index
      %587 = arith.addi %584, %586 : index
      %588 = arith.addi %587, %c7 : index
      memref.store %581, %logits[%588] : memref<?xf32>
      %589 = arith.addi %587, %c5 : index
      memref.store %582, %logits[%589] : memref<?xf32>
    }
    %590 = vector.extract %349#0[4] : f32 from vector<8xf32>
    %591 = vector.extract %349#1[4] : f32 from vector<8xf32>
    %592 = wave.lane
    %593 = arith.addi %16, %c7 : index
    %594 = arith.muli %c17, %c6 : index
    %595 = arith.addi %593, %594 : index
    %596 = arith.divui %592, %c5 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.cmpi slt, %597, %15 : index
    scf.if %598 {
      %599 = arith.cmpi eq, %hasFactors, %c8 : index
      %600 = arith.muli %597, %c6 : index
      %601 = memref.load %factors[%600] : memref<?xf32>
      %602 = arith.mulf %601, %operandScale : f32
      %603 = arith.select %599, %602, %operandScale : f32
      %604 = arith.mulf %590, %603 : f32
      %605 = arith.mulf %591, %603 : f32
      %606 = arith.muli %597, %outputFeatures : index
      %607 = arith.addi %606, %18 : index
      %608 = wave.lane
      %609 = arith.remui %608, %c5 : index
      %610 = arith.addi %607, %609 : index
      %611 = arith.addi %610, %c7 : index
      memref.store %604, %logits[%611] : memref<?xf32>
      %612 = arith.addi %610, %c5 : index
      memref.store %605, %logits[%612] : memref<?xf32>
    }
    %613 = vector.extract %349#0[5] : f32 from vector<8xf32>
    %614 = vector.extract %349#1[5] : f32 from vector<8xf32>
    %615 = wave.lane
    %616 = arith.addi %16, %c7 : index
    %617 = arith.muli %c30, %c6 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.divui %615, %c5 : index
    %620 = arith.addi %618, %619 : index
    %621 = arith.cmpi slt, %620, %15 : index
    scf.if %621 {
      %622 = arith.cmpi eq, %hasFactors, %c8 : index
      %623 = arith.muli %620, %c6 : index
      %624 = memref.load %factors[%623] : memref<?xf32>
      %625 = arith.mulf %624, %operandScale : f32
      %626 = arith.select %622, %625, %operandScale : f32
      %627 = arith.mulf %613, %626 : f32
      %628 = arith.mulf %614, %626 : f32
      %629 = arith.muli %620, %outputFeatures : index
      %630 = arith.addi %629, %18 : index
      %631 = wave.lane
      %632 = arith.remui %631, %c5 : index
      %633 = arith.addi %630, %632 : index
      %634 = arith.addi %633, %c7 : index
      memref.store %627, %logits[%634] : memref<?xf32>
      %635 = arith.addi %633, %c5 : index
      memref.store %628, %logits[%635] : memref<?xf32>
    }
    %636 = vector.extract %349#0[6] : f32 from vector<8xf32>
    %637 = vector.extract %349#1[6] : f32 from vector<8xf32>
    %638 = wave.lane
    %639 = arith.addi %16, %c7 : index
    %640 = arith.muli %c31, %c6 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.divui %638, %c5 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %15 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c8 : index
      %646 = arith.muli %643, %c6 : index
      %647 = memref.load %factors[%646] : memref<?xf32>
      %648 = arith.mulf %647, %operandScale : f32
      %649 = arith.select %645, %648, %operandScale : f32
      %650 = arith.mulf %636, %649 : f32
      %651 = arith.mulf %637, %649 : f32
      %652 = arith.muli %643, %outputFeatures : index
      %653 = arith.addi %652, %18 : index
      %654 = wave.lane
      %655 = arith.remui %654, %c5 : index
      %656 = arith.addi %653, %655 : index
      %657 = arith.addi %656, %c7 : index
      memref.store %650, %logits[%657] : memref<?xf32>
      %658 = arith.addi %656, %c5 : index
      memref.store %651, %logits[%658] : memref<?xf32>
    }
    %659 = vector.extract %349#0[7] : f32 from vector<8xf32>
    %660 = vector.extract %349#1[7] : f32 from vector<8xf32>
    %661 = wave.lane
    %662 = arith.addi %16, %c7 : index
    %663 = arith.muli %c32, %c6 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c5 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %15 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c8 : index
      %669 = arith.muli %666, %c6 : index
      %670 = memref.load %factors[%669] : memref<?xf32>
      %671 = arith.mulf %670, %operandScale : f32
      %672 = arith.select %668, %671, %operandScale : f32
      %673 = arith.mulf %659, %672 : f32
      %674 = arith.mulf %660, %672 : f32
      %675 = arith.muli %666, %outputFeatures : index
      %676 = arith.addi %675, %18 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c5 : index
      %679 = arith.addi %676, %678 : index
      %680 = arith.addi %679, %c7 : index
      memref.store %673, %logits[%680] : memref<?xf32>
      %681 = arith.addi %679, %c5 : index
      memref.store %674, %logits[%681] : memref<?xf32>
    }
  }
  %682 = arith.muli %experts, %c8 : index
  %683 = wave.scratch %682 : memref<?xf32>
  %684 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %684 {
    %685 = arith.addi %16, %c5 : index
    %686 = arith.minsi %685, %15 : index
    %687 = wave.wave
    %688 = arith.addi %16, %687 : index
    scf.for %689 = %688 to %686 step %c8 {
      %690 = wave.wave
      %691 = arith.muli %690, %experts : index
      %692 = wave.lane
      %693 = arith.muli %689, %logitsWidth : index
      %696 = scf.for %694 = %692 to %experts step %c11 iter_args(%695 = %c37) -> (f32) {
        %697 = arith.addi %693, %694 : index
        %698 = memref.load %logits[%697] : memref<?xf32>
        %699 = arith.maximumf %695, %698 : f32
        scf.yield %699 : f32
      }
      %700 = vector.broadcast %696 : f32 to vector<1xf32>
      %701 = wave.reduce "max" %700 : vector<1xf32>
      %704 = scf.for %702 = %692 to %experts step %c11 iter_args(%703 = %c38) -> (f32) {
        %705 = arith.addi %693, %702 : index
        %706 = memref.load %logits[%705] : memref<?xf32>
        %707 = arith.subf %706, %701 : f32
        %708 = arith.mulf %707, %c39 : f32
        %709 = wave.exp2 %708 : f32
        %710 = arith.addi %691, %702 : index
        memref.store %709, %683[%710] : memref<?xf32>
        %711 = arith.addf %703, %709 : f32
        scf.yield %711 : f32
      }
      %712 = vector.broadcast %704 : f32 to vector<1xf32>
      %713 = wave.reduce "add" %712 : vector<1xf32>
      scf.for %714 = %692 to %experts step %c11 {
        %715 = arith.addi %691, %714 : index
        %716 = memref.load %683[%715] : memref<?xf32>
        %717 = arith.divf %716, %713 : f32
        %718 = arith.addi %691, %714 : index
        memref.store %717, %683[%718] : memref<?xf32>
      }
      %723:3 = scf.for %719 = %c7 to %expertsPerToken step %c8 iter_args(%720 = %c38, %721 = %c38, %722 = %c40) -> (f32, f32, i32) {
        %727:2 = scf.for %724 = %692 to %experts step %c11 iter_args(%725 = %c41, %726 = %c38) -> (f32, f32) {
          %728 = arith.addi %691, %724 : index
          %729 = memref.load %683[%728] : memref<?xf32>
          %730 = arith.cmpf ogt, %729, %725 : f32
          %731 = arith.index_cast %724 : index to i32
          %732 = arith.sitofp %731 : i32 to f32
          %733 = arith.select %730, %729, %725 : f32
          %734 = arith.select %730, %732, %726 : f32
          scf.yield %733, %734 : f32, f32
        }
        %735 = vector.broadcast %727#0 : f32 to vector<1xf32>
        %736 = wave.reduce "max" %735 : vector<1xf32>
        %737 = arith.cmpf oeq, %727#0, %736 : f32
        %738 = arith.subf %c38, %727#1 : f32
        %739 = arith.select %737, %738, %c42 : f32
        %740 = vector.broadcast %739 : f32 to vector<1xf32>
        %741 = wave.reduce "max" %740 : vector<1xf32>
        %742 = arith.subf %c38, %741 : f32
        %743 = arith.fptosi %742 : f32 to i32
        %744 = arith.index_cast %743 : i32 to index
        %745 = arith.remui %744, %c11 : index
        %746 = arith.cmpi eq, %745, %692 : index
        scf.if %746 {
          %747 = arith.addi %691, %744 : index
          memref.store %c43, %683[%747] : memref<?xf32>
        }
        %748 = arith.cmpi eq, %719, %692 : index
        %749 = arith.addf %720, %736 : f32
        %750 = arith.select %748, %736, %721 : f32
        %751 = arith.select %748, %743, %722 : i32
        scf.yield %749, %750, %751 : f32, f32, i32
      }
      %752 = arith.cmpi eq, %normalize, %c8 : index
      %753 = arith.divf %723#1, %723#0 : f32
      %754 = arith.select %752, %753, %723#1 : f32
      %755 = arith.cmpi slt, %692, %expertsPerToken : index
      scf.if %755 {
        %756 = arith.muli %689, %expertsPerToken : index
        %757 = arith.addi %756, %692 : index
        memref.store %754, %weights[%757] : memref<?xf32>
        %758 = arith.muli %689, %expertsPerToken : index
        %759 = arith.addi %758, %692 : index
        memref.store %723#2, %ids_out[%759] : memref<?xi32>
      }
    }
  }
  wave.return
}
