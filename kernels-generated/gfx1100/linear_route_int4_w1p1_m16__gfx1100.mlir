// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c11 = arith.constant 2 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 15 : i32
  %c18 = arith.constant 25600 : i32
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
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
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %14, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c5 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c7, %c5 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c11 : index
    %28 = arith.remui %c7, %c5 : index
    %29 = arith.divui %28, %c2 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c2 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c2 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c7, %c2 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c13 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c11 : index
    %47 = arith.muli %46, %c11 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c11 iter_args(%52 = %c12) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c7 : index
      %56 = arith.remui %54, %c5 : index
      %57 = arith.divui %groupSize, %c13 : index
      %58 = arith.divui %55, %57 : index
      %59 = arith.divui %inputFeatures, %groupSize : index
      %60 = arith.muli %inputFeatures, %c2 : index
      %61 = arith.addi %11, %60 : index
      %62 = arith.muli %58, %c13 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %56, %c11 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = vector.extract %67[0] : f16 from vector<1xf16>
      %69 = arith.muli %59, %c13 : index
      %70 = arith.addi %61, %69 : index
      %71 = arith.muli %58, %c2 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.divui %56, %c11 : index
      %74 = arith.addi %72, %73 : index
      %75 = memref.load %w[%74] : memref<?xi8>
      %76 = arith.remui %56, %c11 : index
      %77 = arith.muli %76, %c16 : index
      %78 = arith.index_cast %77 : index to i32
      %79 = arith.extui %75 : i8 to i32
      %80 = arith.shrui %79, %78 : i32
      %81 = arith.andi %80, %c17 : i32
      %82 = arith.ori %81, %c18 : i32
      %83 = arith.trunci %82 : i32 to i16
      %84 = arith.bitcast %83 : i16 to f16
      %85 = arith.muli %55, %c19 : index
      %86 = arith.addi %11, %85 : index
      %87 = arith.muli %56, %c5 : index
      %88 = arith.addi %86, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<4xi32>
      %91 = arith.shrui %90, %c20 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %90, %c23 : vector<4xi32>
      %96 = arith.andi %95, %c21 : vector<4xi32>
      %97 = arith.ori %96, %c22 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %90, %c24 : vector<4xi32>
      %100 = arith.andi %99, %c21 : vector<4xi32>
      %101 = arith.ori %100, %c22 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %90, %c25 : vector<4xi32>
      %104 = arith.andi %103, %c21 : vector<4xi32>
      %105 = arith.ori %104, %c22 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = vector.shuffle %94, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = vector.shuffle %102, %106 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = vector.shuffle %107, %108 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %110 = vector.broadcast %84 : f16 to vector<32xf16>
      %111 = arith.subf %109, %110 : vector<32xf16>
      %112 = vector.broadcast %68 : f16 to vector<32xf16>
      %113 = arith.mulf %111, %112 : vector<32xf16>
      %114 = vector.shuffle %113, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %115 = vector.shuffle %113, %113 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %116 = arith.addi %51, %c6 : index
      %117 = arith.remui %54, %c5 : index
      %118 = arith.divui %groupSize, %c13 : index
      %119 = arith.divui %116, %118 : index
      %120 = arith.divui %inputFeatures, %groupSize : index
      %121 = arith.muli %inputFeatures, %c2 : index
      %122 = arith.addi %11, %121 : index
      %123 = arith.muli %119, %c13 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %117, %c11 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %128 = vector.bitcast %127 : vector<2xi8> to vector<1xf16>
      %129 = vector.extract %128[0] : f16 from vector<1xf16>
      %130 = arith.muli %120, %c13 : index
      %131 = arith.addi %122, %130 : index
      %132 = arith.muli %119, %c2 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.divui %117, %c11 : index
      %135 = arith.addi %133, %134 : index
      %136 = memref.load %w[%135] : memref<?xi8>
      %137 = arith.remui %117, %c11 : index
      %138 = arith.muli %137, %c16 : index
      %139 = arith.index_cast %138 : index to i32
      %140 = arith.extui %136 : i8 to i32
      %141 = arith.shrui %140, %139 : i32
      %142 = arith.andi %141, %c17 : i32
      %143 = arith.ori %142, %c18 : i32
      %144 = arith.trunci %143 : i32 to i16
      %145 = arith.bitcast %144 : i16 to f16
      %146 = arith.muli %116, %c19 : index
      %147 = arith.addi %11, %146 : index
      %148 = arith.muli %117, %c5 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<4xi32>
      %152 = arith.shrui %151, %c20 : vector<4xi32>
      %153 = arith.andi %152, %c21 : vector<4xi32>
      %154 = arith.ori %153, %c22 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %151, %c23 : vector<4xi32>
      %157 = arith.andi %156, %c21 : vector<4xi32>
      %158 = arith.ori %157, %c22 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %151, %c24 : vector<4xi32>
      %161 = arith.andi %160, %c21 : vector<4xi32>
      %162 = arith.ori %161, %c22 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %151, %c25 : vector<4xi32>
      %165 = arith.andi %164, %c21 : vector<4xi32>
      %166 = arith.ori %165, %c22 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %168, %169 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %171 = vector.broadcast %145 : f16 to vector<32xf16>
      %172 = arith.subf %170, %171 : vector<32xf16>
      %173 = vector.broadcast %129 : f16 to vector<32xf16>
      %174 = arith.mulf %172, %173 : vector<32xf16>
      %175 = vector.shuffle %174, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %176 = vector.shuffle %174, %174 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %177 = arith.muli %51, %c11 : index
      %178 = arith.addi %177, %c7 : index
      %179 = arith.muli %tileRows, %c5 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %37, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c2 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %114, %52 : vector<16xf16>, vector<8xf32>
      %188 = arith.muli %51, %c11 : index
      %189 = arith.addi %188, %c6 : index
      %190 = arith.muli %tileRows, %c5 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.addi %37, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c2 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %115, %187 : vector<16xf16>, vector<8xf32>
      %199 = arith.muli %51, %c11 : index
      %200 = arith.addi %199, %c11 : index
      %201 = arith.muli %tileRows, %c5 : index
      %202 = arith.muli %200, %201 : index
      %203 = arith.addi %37, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = arith.muli %tileRows, %c2 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = vector.shuffle %204, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = wave.mma %208, %175, %198 : vector<16xf16>, vector<8xf32>
      %210 = arith.muli %51, %c11 : index
      %211 = arith.addi %210, %c26 : index
      %212 = arith.muli %tileRows, %c5 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.addi %37, %213 : index
      %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c2 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = wave.mma %219, %176, %209 : vector<16xf16>, vector<8xf32>
      scf.yield %220 : vector<8xf32>
    }
    %221 = arith.select %44, %50, %43 : index
    %224 = scf.for %222 = %50 to %221 step %c6 iter_args(%223 = %53) -> (vector<8xf32>) {
      %225 = wave.lane
      %226 = arith.addi %222, %c7 : index
      %227 = arith.remui %225, %c5 : index
      %228 = arith.divui %groupSize, %c13 : index
      %229 = arith.divui %226, %228 : index
      %230 = arith.divui %inputFeatures, %groupSize : index
      %231 = arith.muli %inputFeatures, %c2 : index
      %232 = arith.addi %11, %231 : index
      %233 = arith.muli %229, %c13 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.muli %227, %c11 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %238 = vector.bitcast %237 : vector<2xi8> to vector<1xf16>
      %239 = vector.extract %238[0] : f16 from vector<1xf16>
      %240 = arith.muli %230, %c13 : index
      %241 = arith.addi %232, %240 : index
      %242 = arith.muli %229, %c2 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.divui %227, %c11 : index
      %245 = arith.addi %243, %244 : index
      %246 = memref.load %w[%245] : memref<?xi8>
      %247 = arith.remui %227, %c11 : index
      %248 = arith.muli %247, %c16 : index
      %249 = arith.index_cast %248 : index to i32
      %250 = arith.extui %246 : i8 to i32
      %251 = arith.shrui %250, %249 : i32
      %252 = arith.andi %251, %c17 : i32
      %253 = arith.ori %252, %c18 : i32
      %254 = arith.trunci %253 : i32 to i16
      %255 = arith.bitcast %254 : i16 to f16
      %256 = arith.muli %226, %c19 : index
      %257 = arith.addi %11, %256 : index
      %258 = arith.muli %227, %c5 : index
      %259 = arith.addi %257, %258 : index
      %260 = vector.load %w[%259] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %261 = vector.bitcast %260 : vector<16xi8> to vector<4xi32>
      %262 = arith.shrui %261, %c20 : vector<4xi32>
      %263 = arith.andi %262, %c21 : vector<4xi32>
      %264 = arith.ori %263, %c22 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %261, %c23 : vector<4xi32>
      %267 = arith.andi %266, %c21 : vector<4xi32>
      %268 = arith.ori %267, %c22 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %261, %c24 : vector<4xi32>
      %271 = arith.andi %270, %c21 : vector<4xi32>
      %272 = arith.ori %271, %c22 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %261, %c25 : vector<4xi32>
      %275 = arith.andi %274, %c21 : vector<4xi32>
      %276 = arith.ori %275, %c22 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = vector.shuffle %265, %269 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = vector.shuffle %273, %277 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = vector.shuffle %278, %279 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %281 = vector.broadcast %255 : f16 to vector<32xf16>
      %282 = arith.subf %280, %281 : vector<32xf16>
      %283 = vector.broadcast %239 : f16 to vector<32xf16>
      %284 = arith.mulf %282, %283 : vector<32xf16>
      %285 = vector.shuffle %284, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %286 = vector.shuffle %284, %284 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %287 = arith.muli %222, %c11 : index
      %288 = arith.addi %287, %c7 : index
      %289 = arith.muli %tileRows, %c5 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %37, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c2 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %285, %223 : vector<16xf16>, vector<8xf32>
      %298 = arith.muli %222, %c11 : index
      %299 = arith.addi %298, %c6 : index
      %300 = arith.muli %tileRows, %c5 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.addi %37, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c2 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %286, %297 : vector<16xf16>, vector<8xf32>
      scf.yield %308 : vector<8xf32>
    }
    %309 = wave.lane
    %310 = vector.extract %224[0] : f32 from vector<8xf32>
    %311 = wave.lane
    %312 = arith.addi %14, %c7 : index
    %313 = arith.muli %c7, %c11 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.divui %311, %c5 : index
    %316 = arith.addi %314, %315 : index
    %317 = arith.cmpi slt, %316, %13 : index
    scf.if %317 {
      %318 = arith.cmpi eq, %hasFactors, %c6 : index
      %319 = arith.muli %316, %c11 : index
      %320 = memref.load %factors[%319] : memref<?xf32>
      %321 = arith.mulf %320, %operandScale : f32
      %322 = arith.select %318, %321, %operandScale : f32
      %323 = arith.mulf %310, %322 : f32
      %324 = arith.muli %316, %outputFeatures : index
      %325 = arith.addi %324, %16 : index
      %326 = wave.lane
      %327 = arith.remui %326, %c5 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %c7 : index
      memref.store %323, %logits[%329] : memref<?xf32>
    }
    %330 = vector.extract %224[1] : f32 from vector<8xf32>
    %331 = wave.lane
    %332 = arith.addi %14, %c7 : index
    %333 = arith.muli %c6, %c11 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.divui %331, %c5 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.cmpi slt, %336, %13 : index
    scf.if %337 {
      %338 = arith.cmpi eq, %hasFactors, %c6 : index
      %339 = arith.muli %336, %c11 : index
      %340 = memref.load %factors[%339] : memref<?xf32>
      %341 = arith.mulf %340, %operandScale : f32
      %342 = arith.select %338, %341, %operandScale : f32
      %343 = arith.mulf %330, %342 : f32
      %344 = arith.muli %336, %outputFeatures : index
      %345 = arith.addi %344, %16 : index
      %346 = wave.lane
      %347 = arith.remui %346, %c5 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.addi %348, %c7 : index
      memref.store %343, %logits[%349] : memref<?xf32>
    }
    %350 = vector.extract %224[2] : f32 from vector<8xf32>
    %351 = wave.lane
    %352 = arith.addi %14, %c7 : index
    %353 = arith.muli %c11, %c11 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.divui %351, %c5 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.cmpi slt, %356, %13 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c6 : index
      %359 = arith.muli %356, %c11 : index
      %360 = memref.load %factors[%359] : memref<?xf32>
      %361 = arith.mulf %360, %operandScale : f32
      %362 = arith.select %358, %361, %operandScale : f32
      %363 = arith.mulf %350, %362 : f32
      %364 = arith.muli %356, %outputFeatures : index
      %365 = arith.addi %364, %16 : index
      %366 = wave.lane
      %367 = arith.remui %366, %c5 : index
      %368 = arith.addi %365, %367 : index
      %369 = arith.addi %368, %c7 : index
      memref.store %363, %logits[%369] : memref<?xf32>
    }
    %370 = vector.extract %224[3] : f32 from vector<8xf32>
    %371 = wave.lane
    %372 = arith.addi %14, %c7 : index
    %373 = arith.muli %c26, %c11 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.divui %371, %c5 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.cmpi slt, %376, %13 : index
    scf.if %377 {
      %378 = arith.cmpi eq, %hasFactors, %c6 : index
      %379 = arith.muli %376, %c11 : index
      %380 = memref.load %factors[%379] : memref<?xf32>
      %381 = arith.mulf %380, %operandScale : f32
      %382 = arith.select %378, %381, %operandScale : f32
      %383 = arith.mulf %370, %382 : f32
      %384 = arith.muli %376, %outputFeatures : index
      %385 = arith.addi %384, %16 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c5 : index
      %388 = arith.addi %385, %387 : index
      %389 = arith.addi %388, %c7 : index
      memref.store %383, %logits[%389] : memref<?xf32>
    }
    %390 = vector.extract %224[4] : f32 from vector<8xf32>
    %391 = wave.lane
    %392 = arith.addi %14, %c7 : index
    %393 = arith.muli %c16, %c11 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.divui %391, %c5 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.cmpi slt, %396, %13 : index
    scf.if %397 {
      %398 = arith.cmpi eq, %hasFactors, %c6 : index
      %399 = arith.muli %396, %c11 : index
      %400 = memref.load %factors[%399] : memref<?xf32>
      %401 = arith.mulf %400, %operandScale : f32
      %402 = arith.select %398, %401, %operandScale : f32
      %403 = arith.mulf %390, %402 : f32
      %404 = arith.muli %396, %outputFeatures : index
      %405 = arith.addi %404, %16 : index
      %406 = wave.lane
      %407 = arith.remui %406, %c5 : index
      %408 = arith.addi %405, %407 : index
      %409 = arith.addi %408, %c7 : index
      memref.store %403, %logits[%409] : memref<?xf32>
    }
    %410 = vector.extract %224[5] : f32 from vector<8xf32>
    %411 = wave.lane
    %412 = arith.addi %14, %c7 : index
    %413 = arith.muli %c29, %c11 : index
    %414 = arith.addi %412, %413 : index
    %415 = arith.divui %411, %c5 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.cmpi slt, %416, %13 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c6 : index
      %419 = arith.muli %416, %c11 : index
      %420 = memref.load %factors[%419] : memref<?xf32>
      %421 = arith.mulf %420, %operandScale : f32
      %422 = arith.select %418, %421, %operandScale : f32
      %423 = arith.mulf %410, %422 : f32
      %424 = arith.muli %416, %outputFeatures : index
      %425 = arith.addi %424, %16 : index
      %426 = wave.lane
      %427 = arith.remui %426, %c5 : index
      %428 = arith.addi %425, %427 : index
      %429 = arith.addi %428, %c7 : index
      memref.store %423, %logits[%429] : memref<?xf32>
    }
    %430 = vector.extract %224[6] : f32 from vector<8xf32>
    %431 = wave.lane
    %432 = arith.addi %14, %c7 : index
    %433 = arith.muli %c30, %c11 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.divui %431, %c5 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.cmpi slt, %436, %13 : index
    scf.if %437 {
      %438 = arith.cmpi eq, %hasFactors, %c6 : index
      %439 = arith.muli %436, %c11 : index
      %440 = memref.load %factors[%439] : memref<?xf32>
      %441 = arith.mulf %440, %operandScale : f32
      %442 = arith.select %438, %441, %operandScale : f32
      %443 = arith.mulf %430, %442 : f32
      %444 = arith.muli %436, %outputFeatures : index
      %445 = arith.addi %444, %16 : index
      %446 = wave.lane
      %447 = arith.remui %446, %c5 : index
      %448 = arith.addi %445, %447 : index
      %449 = arith.addi %448, %c7 : index
      memref.store %443, %logits[%449] : memref<?xf32>
    }
    %450 = vector.extract %224[7] : f32 from vector<8xf32>
    %451 = wave.lane
    %452 = arith.addi %14, %c7 : index
    %453 = arith.muli %c31, %c11 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c5 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %13 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c6 : index
      %459 = arith.muli %456, %c11 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.mulf %450, %462 : f32
      %464 = arith.muli %456, %outputFeatures : index
      %465 = arith.addi %464, %16 : index
      %466 = wave.lane
      %467 = arith.remui %466, %c5 : index
      %468 = arith.addi %465, %467 : index
      %469 = arith.addi %468, %c7 : index
      memref.store %463, %logits[%469] : memref<?xf32>
    }
  }
  %470 = arith.muli %experts, %c6 : index
  %471 = wave.scratch %470 : memref<?xf32>
  %472 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %472 {
    %473 = arith.addi %14, %c5 : index
    %474 = arith.minsi %473, %13 : index
    %475 = wave.wave
    %476 = arith.addi %14, %475 : index
    scf.for %477 = %476 to %474 step %c6 {
      %478 = wave.wave
      %479 = arith.muli %478, %experts : index
      %480 = wave.lane
      %481 = arith.muli %477, %logitsWidth : index
      %484 = scf.for %482 = %480 to %experts step %c13 iter_args(%483 = %c36) -> (f32) {
        %485 = arith.addi %481, %482 : index
        %486 = memref.load %logits[%485] : memref<?xf32>
        %487 = arith.maximumf %483, %486 : f32
        scf.yield %487 : f32
      }
      %488 = vector.broadcast %484 : f32 to vector<1xf32>
      %489 = wave.reduce "max" %488 : vector<1xf32>
      %492 = scf.for %490 = %480 to %experts step %c13 iter_args(%491 = %c37) -> (f32) {
        %493 = arith.addi %481, %490 : index
        %494 = memref.load %logits[%493] : memref<?xf32>
        %495 = arith.subf %494, %489 : f32
        %496 = arith.mulf %495, %c38 : f32
        %497 = wave.exp2 %496 : f32
        %498 = arith.addi %479, %490 : index
        memref.store %497, %471[%498] : memref<?xf32>
        %499 = arith.addf %491, %497 : f32
        scf.yield %499 : f32
      }
      %500 = vector.broadcast %492 : f32 to vector<1xf32>
      %501 = wave.reduce "add" %500 : vector<1xf32>
      scf.for %502 = %480 to %experts step %c13 {
        %503 = arith.addi %479, %502 : index
        %504 = memref.load %471[%503] : memref<?xf32>
        %505 = arith.divf %504, %501 : f32
        %506 = arith.addi %479, %502 : index
        memref.store %505, %471[%506] : memref<?xf32>
      }
      %511:3 = scf.for %507 = %c7 to %expertsPerToken step %c6 iter_args(%508 = %c37, %509 = %c37, %510 = %c39) -> (f32, f32, i32) {
        %515:2 = scf.for %512 = %480 to %experts step %c13 iter_args(%513 = %c40, %514 = %c37) -> (f32, f32) {
          %516 = arith.addi %479, %512 : index
          %517 = memref.load %471[%516] : memref<?xf32>
          %518 = arith.cmpf ogt, %517, %513 : f32
          %519 = arith.index_cast %512 : index to i32
          %520 = arith.sitofp %519 : i32 to f32
          %521 = arith.select %518, %517, %513 : f32
          %522 = arith.select %518, %520, %514 : f32
          scf.yield %521, %522 : f32, f32
        }
        %523 = vector.broadcast %515#0 : f32 to vector<1xf32>
        %524 = wave.reduce "max" %523 : vector<1xf32>
        %525 = arith.cmpf oeq, %515#0, %524 : f32
        %526 = arith.subf %c37, %515#1 : f32
        %527 = arith.select %525, %526, %c41 : f32
        %528 = vector.broadcast %527 : f32 to vector<1xf32>
        %529 = wave.reduce "max" %528 : vector<1xf32>
        %530 = arith.subf %c37, %529 : f32
        %531 = arith.fptosi %530 : f32 to i32
        %532 = arith.index_cast %531 : i32 to index
        %533 = arith.remui %532, %c13 : index
        %534 = arith.cmpi eq, %533, %480 : index
        scf.if %534 {
          %535 = arith.addi %479, %532 : index
          memref.store %c42, %471[%535] : memref<?xf32>
        }
        %536 = arith.cmpi eq, %507, %480 : index
        %537 = arith.addf %508, %524 : f32
        %538 = arith.select %536, %524, %509 : f32
        %539 = arith.select %536, %531, %510 : i32
        scf.yield %537, %538, %539 : f32, f32, i32
      }
      %540 = arith.cmpi eq, %normalize, %c6 : index
      %541 = arith.divf %511#1, %511#0 : f32
      %542 = arith.select %540, %541, %511#1 : f32
      %543 = arith.cmpi slt, %480, %expertsPerToken : index
      scf.if %543 {
        %544 = arith.muli %477, %expertsPerToken : index
        %545 = arith.addi %544, %480 : index
        memref.store %542, %weights[%545] : memref<?xf32>
        %546 = arith.muli %477, %expertsPerToken : index
        %547 = arith.addi %546, %480 : index
        memref.store %511#2, %ids_out[%547] : memref<?xi32>
      }
    }
  }
  wave.return
}
