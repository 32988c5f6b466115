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
  %c28 = arith.constant 0x3F800000 : f32
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
      %319 = memref.load %factors[%316] : memref<?xf32>
      %320 = arith.select %318, %319, %c28 : f32
      %321 = arith.mulf %310, %320 : f32
      %322 = arith.muli %316, %outputFeatures : index
      %323 = arith.addi %322, %16 : index
      %324 = wave.lane
      %325 = arith.remui %324, %c5 : index
      %326 = arith.addi %323, %325 : index
      %327 = arith.addi %326, %c7 : index
      memref.store %321, %logits[%327] : memref<?xf32>
    }
    %328 = vector.extract %224[1] : f32 from vector<8xf32>
    %329 = wave.lane
    %330 = arith.addi %14, %c7 : index
    %331 = arith.muli %c6, %c11 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c5 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %13 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c6 : index
      %337 = memref.load %factors[%334] : memref<?xf32>
      %338 = arith.select %336, %337, %c28 : f32
      %339 = arith.mulf %328, %338 : f32
      %340 = arith.muli %334, %outputFeatures : index
      %341 = arith.addi %340, %16 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c5 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %c7 : index
      memref.store %339, %logits[%345] : memref<?xf32>
    }
    %346 = vector.extract %224[2] : f32 from vector<8xf32>
    %347 = wave.lane
    %348 = arith.addi %14, %c7 : index
    %349 = arith.muli %c11, %c11 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c5 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %13 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c6 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c28 : f32
      %357 = arith.mulf %346, %356 : f32
      %358 = arith.muli %352, %outputFeatures : index
      %359 = arith.addi %358, %16 : index
      %360 = wave.lane
      %361 = arith.remui %360, %c5 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.addi %362, %c7 : index
      memref.store %357, %logits[%363] : memref<?xf32>
    }
    %364 = vector.extract %224[3] : f32 from vector<8xf32>
    %365 = wave.lane
    %366 = arith.addi %14, %c7 : index
    %367 = arith.muli %c26, %c11 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.divui %365, %c5 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.cmpi slt, %370, %13 : index
    scf.if %371 {
      %372 = arith.cmpi eq, %hasFactors, %c6 : index
      %373 = memref.load %factors[%370] : memref<?xf32>
      %374 = arith.select %372, %373, %c28 : f32
      %375 = arith.mulf %364, %374 : f32
      %376 = arith.muli %370, %outputFeatures : index
      %377 = arith.addi %376, %16 : index
      %378 = wave.lane
      %379 = arith.remui %378, %c5 : index
      %380 = arith.addi %377, %379 : index
      %381 = arith.addi %380, %c7 : index
      memref.store %375, %logits[%381] : memref<?xf32>
    }
    %382 = vector.extract %224[4] : f32 from vector<8xf32>
    %383 = wave.lane
    %384 = arith.addi %14, %c7 : index
    %385 = arith.muli %c16, %c11 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.divui %383, %c5 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.cmpi slt, %388, %13 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c6 : index
      %391 = memref.load %factors[%388] : memref<?xf32>
      %392 = arith.select %390, %391, %c28 : f32
      %393 = arith.mulf %382, %392 : f32
      %394 = arith.muli %388, %outputFeatures : index
      %395 = arith.addi %394, %16 : index
      %396 = wave.lane
      %397 = arith.remui %396, %c5 : index
      %398 = arith.addi %395, %397 : index
      %399 = arith.addi %398, %c7 : index
      memref.store %393, %logits[%399] : memref<?xf32>
    }
    %400 = vector.extract %224[5] : f32 from vector<8xf32>
    %401 = wave.lane
    %402 = arith.addi %14, %c7 : index
    %403 = arith.muli %c29, %c11 : index
    %404 = arith.addi %402, %403 : index
    %405 = arith.divui %401, %c5 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.cmpi slt, %406, %13 : index
    scf.if %407 {
      %408 = arith.cmpi eq, %hasFactors, %c6 : index
      %409 = memref.load %factors[%406] : memref<?xf32>
      %410 = arith.select %408, %409, %c28 : f32
      %411 = arith.mulf %400, %410 : f32
      %412 = arith.muli %406, %outputFeatures : index
      %413 = arith.addi %412, %16 : index
      %414 = wave.lane
      %415 = arith.remui %414, %c5 : index
      %416 = arith.addi %413, %415 : index
      %417 = arith.addi %416, %c7 : index
      memref.store %411, %logits[%417] : memref<?xf32>
    }
    %418 = vector.extract %224[6] : f32 from vector<8xf32>
    %419 = wave.lane
    %420 = arith.addi %14, %c7 : index
    %421 = arith.muli %c30, %c11 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.divui %419, %c5 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.cmpi slt, %424, %13 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c6 : index
      %427 = memref.load %factors[%424] : memref<?xf32>
      %428 = arith.select %426, %427, %c28 : f32
      %429 = arith.mulf %418, %428 : f32
      %430 = arith.muli %424, %outputFeatures : index
      %431 = arith.addi %430, %16 : index
      %432 = wave.lane
      %433 = arith.remui %432, %c5 : index
      %434 = arith.addi %431, %433 : index
      %435 = arith.addi %434, %c7 : index
      memref.store %429, %logits[%435] : memref<?xf32>
    }
    %436 = vector.extract %224[7] : f32 from vector<8xf32>
    %437 = wave.lane
    %438 = arith.addi %14, %c7 : index
    %439 = arith.muli %c31, %c11 : index
    %440 = arith.addi %438, %439 : index
    %441 = arith.divui %437, %c5 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.cmpi slt, %442, %13 : index
    scf.if %443 {
      %444 = arith.cmpi eq, %hasFactors, %c6 : index
      %445 = memref.load %factors[%442] : memref<?xf32>
      %446 = arith.select %444, %445, %c28 : f32
      %447 = arith.mulf %436, %446 : f32
      %448 = arith.muli %442, %outputFeatures : index
      %449 = arith.addi %448, %16 : index
      %450 = wave.lane
      %451 = arith.remui %450, %c5 : index
      %452 = arith.addi %449, %451 : index
      %453 = arith.addi %452, %c7 : index
      memref.store %447, %logits[%453] : memref<?xf32>
    }
  }
  %454 = arith.muli %experts, %c6 : index
  %455 = wave.scratch %454 : memref<?xf32>
  %456 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %456 {
    %457 = arith.addi %14, %c5 : index
    %458 = arith.minsi %457, %13 : index
    %459 = wave.wave
    %460 = arith.addi %14, %459 : index
    scf.for %461 = %460 to %458 step %c6 {
      %462 = wave.wave
      %463 = arith.muli %462, %experts : index
      %464 = wave.lane
      %465 = arith.muli %461, %logitsWidth : index
      %468 = scf.for %466 = %464 to %experts step %c13 iter_args(%467 = %c36) -> (f32) {
        %469 = arith.addi %465, %466 : index
        %470 = memref.load %logits[%469] : memref<?xf32>
        %471 = arith.maximumf %467, %470 : f32
        scf.yield %471 : f32
      }
      %472 = vector.broadcast %468 : f32 to vector<1xf32>
      %473 = wave.reduce "max" %472 : vector<1xf32>
      %476 = scf.for %474 = %464 to %experts step %c13 iter_args(%475 = %c37) -> (f32) {
        %477 = arith.addi %465, %474 : index
        %478 = memref.load %logits[%477] : memref<?xf32>
        %479 = arith.subf %478, %473 : f32
        %480 = arith.mulf %479, %c38 : f32
        %481 = wave.exp2 %480 : f32
        %482 = arith.addi %463, %474 : index
        memref.store %481, %455[%482] : memref<?xf32>
        %483 = arith.addf %475, %481 : f32
        scf.yield %483 : f32
      }
      %484 = vector.broadcast %476 : f32 to vector<1xf32>
      %485 = wave.reduce "add" %484 : vector<1xf32>
      scf.for %486 = %464 to %experts step %c13 {
        %487 = arith.addi %463, %486 : index
        %488 = memref.load %455[%487] : memref<?xf32>
        %489 = arith.divf %488, %485 : f32
        %490 = arith.addi %463, %486 : index
        memref.store %489, %455[%490] : memref<?xf32>
      }
      %495:3 = scf.for %491 = %c7 to %expertsPerToken step %c6 iter_args(%492 = %c37, %493 = %c37, %494 = %c39) -> (f32, f32, i32) {
        %499:2 = scf.for %496 = %464 to %experts step %c13 iter_args(%497 = %c40, %498 = %c37) -> (f32, f32) {
          %500 = arith.addi %463, %496 : index
          %501 = memref.load %455[%500] : memref<?xf32>
          %502 = arith.cmpf ogt, %501, %497 : f32
          %503 = arith.index_cast %496 : index to i32
          %504 = arith.sitofp %503 : i32 to f32
          %505 = arith.select %502, %501, %497 : f32
          %506 = arith.select %502, %504, %498 : f32
          scf.yield %505, %506 : f32, f32
        }
        %507 = vector.broadcast %499#0 : f32 to vector<1xf32>
        %508 = wave.reduce "max" %507 : vector<1xf32>
        %509 = arith.cmpf oeq, %499#0, %508 : f32
        %510 = arith.subf %c37, %499#1 : f32
        %511 = arith.select %509, %510, %c41 : f32
        %512 = vector.broadcast %511 : f32 to vector<1xf32>
        %513 = wave.reduce "max" %512 : vector<1xf32>
        %514 = arith.subf %c37, %513 : f32
        %515 = arith.fptosi %514 : f32 to i32
        %516 = arith.index_cast %515 : i32 to index
        %517 = arith.remui %516, %c13 : index
        %518 = arith.cmpi eq, %517, %464 : index
        scf.if %518 {
          %519 = arith.addi %463, %516 : index
          memref.store %c42, %455[%519] : memref<?xf32>
        }
        %520 = arith.cmpi eq, %491, %464 : index
        %521 = arith.addf %492, %508 : f32
        %522 = arith.select %520, %508, %493 : f32
        %523 = arith.select %520, %515, %494 : i32
        scf.yield %521, %522, %523 : f32, f32, i32
      }
      %524 = arith.cmpi eq, %normalize, %c6 : index
      %525 = arith.divf %495#1, %495#0 : f32
      %526 = arith.select %524, %525, %495#1 : f32
      %527 = arith.cmpi slt, %464, %expertsPerToken : index
      scf.if %527 {
        %528 = arith.muli %461, %expertsPerToken : index
        %529 = arith.addi %528, %464 : index
        memref.store %526, %weights[%529] : memref<?xf32>
        %530 = arith.muli %461, %expertsPerToken : index
        %531 = arith.addi %530, %464 : index
        memref.store %495#2, %ids_out[%531] : memref<?xi32>
      }
    }
  }
  wave.return
}
