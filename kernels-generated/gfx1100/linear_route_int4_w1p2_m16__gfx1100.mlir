// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
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
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c5 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c5 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c6 : index
    %30 = arith.remui %c7, %c5 : index
    %31 = arith.divui %30, %c2 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c2 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c2 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c11 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c6 : index
    %49 = arith.muli %48, %c6 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c6 iter_args(%54 = %c13, %55 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c7 : index
      %59 = arith.remui %57, %c5 : index
      %60 = arith.divui %groupSize, %c11 : index
      %61 = arith.divui %58, %60 : index
      %62 = arith.divui %inputFeatures, %groupSize : index
      %63 = arith.muli %inputFeatures, %c2 : index
      %64 = arith.addi %11, %63 : index
      %65 = arith.muli %61, %c11 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %59, %c6 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %70 = vector.bitcast %69 : vector<2xi8> to vector<1xf16>
      %71 = vector.extract %70[0] : f16 from vector<1xf16>
      %72 = arith.muli %62, %c11 : index
      %73 = arith.addi %64, %72 : index
      %74 = arith.muli %61, %c2 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.divui %59, %c6 : index
      %77 = arith.addi %75, %76 : index
      %78 = memref.load %w[%77] : memref<?xi8>
      %79 = arith.remui %59, %c6 : index
      %80 = arith.muli %79, %c16 : index
      %81 = arith.index_cast %80 : index to i32
      %82 = arith.extui %78 : i8 to i32
      %83 = arith.shrui %82, %81 : i32
      %84 = arith.andi %83, %c17 : i32
      %85 = arith.ori %84, %c18 : i32
      %86 = arith.trunci %85 : i32 to i16
      %87 = arith.bitcast %86 : i16 to f16
      %88 = arith.muli %58, %c19 : index
      %89 = arith.addi %11, %88 : index
      %90 = arith.muli %59, %c5 : index
      %91 = arith.addi %89, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.shrui %93, %c20 : vector<4xi32>
      %95 = arith.andi %94, %c21 : vector<4xi32>
      %96 = arith.ori %95, %c22 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %93, %c23 : vector<4xi32>
      %99 = arith.andi %98, %c21 : vector<4xi32>
      %100 = arith.ori %99, %c22 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = arith.shrui %93, %c24 : vector<4xi32>
      %103 = arith.andi %102, %c21 : vector<4xi32>
      %104 = arith.ori %103, %c22 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = arith.shrui %93, %c25 : vector<4xi32>
      %107 = arith.andi %106, %c21 : vector<4xi32>
      %108 = arith.ori %107, %c22 : vector<4xi32>
      %109 = vector.bitcast %108 : vector<4xi32> to vector<8xf16>
      %110 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = vector.shuffle %105, %109 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = vector.shuffle %110, %111 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %113 = vector.broadcast %87 : f16 to vector<32xf16>
      %114 = arith.subf %112, %113 : vector<32xf16>
      %115 = vector.broadcast %71 : f16 to vector<32xf16>
      %116 = arith.mulf %114, %115 : vector<32xf16>
      %117 = vector.shuffle %116, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %118 = vector.shuffle %116, %116 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %119 = arith.addi %53, %c8 : index
      %120 = arith.remui %57, %c5 : index
      %121 = arith.divui %groupSize, %c11 : index
      %122 = arith.divui %119, %121 : index
      %123 = arith.divui %inputFeatures, %groupSize : index
      %124 = arith.muli %inputFeatures, %c2 : index
      %125 = arith.addi %11, %124 : index
      %126 = arith.muli %122, %c11 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %120, %c6 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %131 = vector.bitcast %130 : vector<2xi8> to vector<1xf16>
      %132 = vector.extract %131[0] : f16 from vector<1xf16>
      %133 = arith.muli %123, %c11 : index
      %134 = arith.addi %125, %133 : index
      %135 = arith.muli %122, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.divui %120, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = memref.load %w[%138] : memref<?xi8>
      %140 = arith.remui %120, %c6 : index
      %141 = arith.muli %140, %c16 : index
      %142 = arith.index_cast %141 : index to i32
      %143 = arith.extui %139 : i8 to i32
      %144 = arith.shrui %143, %142 : i32
      %145 = arith.andi %144, %c17 : i32
      %146 = arith.ori %145, %c18 : i32
      %147 = arith.trunci %146 : i32 to i16
      %148 = arith.bitcast %147 : i16 to f16
      %149 = arith.muli %119, %c19 : index
      %150 = arith.addi %11, %149 : index
      %151 = arith.muli %120, %c5 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<4xi32>
      %155 = arith.shrui %154, %c20 : vector<4xi32>
      %156 = arith.andi %155, %c21 : vector<4xi32>
      %157 = arith.ori %156, %c22 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %154, %c23 : vector<4xi32>
      %160 = arith.andi %159, %c21 : vector<4xi32>
      %161 = arith.ori %160, %c22 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = arith.shrui %154, %c24 : vector<4xi32>
      %164 = arith.andi %163, %c21 : vector<4xi32>
      %165 = arith.ori %164, %c22 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = arith.shrui %154, %c25 : vector<4xi32>
      %168 = arith.andi %167, %c21 : vector<4xi32>
      %169 = arith.ori %168, %c22 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = vector.shuffle %166, %170 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %171, %172 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %174 = vector.broadcast %148 : f16 to vector<32xf16>
      %175 = arith.subf %173, %174 : vector<32xf16>
      %176 = vector.broadcast %132 : f16 to vector<32xf16>
      %177 = arith.mulf %175, %176 : vector<32xf16>
      %178 = vector.shuffle %177, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %179 = vector.shuffle %177, %177 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %180 = arith.addi %53, %c7 : index
      %181 = arith.remui %57, %c5 : index
      %182 = arith.divui %groupSize, %c11 : index
      %183 = arith.divui %180, %182 : index
      %184 = arith.divui %inputFeatures, %groupSize : index
      %185 = arith.muli %inputFeatures, %c2 : index
      %186 = arith.addi %13, %185 : index
      %187 = arith.muli %183, %c11 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %181, %c6 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %192 = vector.bitcast %191 : vector<2xi8> to vector<1xf16>
      %193 = vector.extract %192[0] : f16 from vector<1xf16>
      %194 = arith.muli %184, %c11 : index
      %195 = arith.addi %186, %194 : index
      %196 = arith.muli %183, %c2 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.divui %181, %c6 : index
      %199 = arith.addi %197, %198 : index
      %200 = memref.load %w[%199] : memref<?xi8>
      %201 = arith.remui %181, %c6 : index
      %202 = arith.muli %201, %c16 : index
      %203 = arith.index_cast %202 : index to i32
      %204 = arith.extui %200 : i8 to i32
      %205 = arith.shrui %204, %203 : i32
      %206 = arith.andi %205, %c17 : i32
      %207 = arith.ori %206, %c18 : i32
      %208 = arith.trunci %207 : i32 to i16
      %209 = arith.bitcast %208 : i16 to f16
      %210 = arith.muli %180, %c19 : index
      %211 = arith.addi %13, %210 : index
      %212 = arith.muli %181, %c5 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<4xi32>
      %216 = arith.shrui %215, %c20 : vector<4xi32>
      %217 = arith.andi %216, %c21 : vector<4xi32>
      %218 = arith.ori %217, %c22 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %215, %c23 : vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.ori %221, %c22 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %215, %c24 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %215, %c25 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.ori %229, %c22 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %219, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %232, %233 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %235 = vector.broadcast %209 : f16 to vector<32xf16>
      %236 = arith.subf %234, %235 : vector<32xf16>
      %237 = vector.broadcast %193 : f16 to vector<32xf16>
      %238 = arith.mulf %236, %237 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = arith.addi %53, %c8 : index
      %242 = arith.remui %57, %c5 : index
      %243 = arith.divui %groupSize, %c11 : index
      %244 = arith.divui %241, %243 : index
      %245 = arith.divui %inputFeatures, %groupSize : index
      %246 = arith.muli %inputFeatures, %c2 : index
      %247 = arith.addi %13, %246 : index
      %248 = arith.muli %244, %c11 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %242, %c6 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%251] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %253 = vector.bitcast %252 : vector<2xi8> to vector<1xf16>
      %254 = vector.extract %253[0] : f16 from vector<1xf16>
      %255 = arith.muli %245, %c11 : index
      %256 = arith.addi %247, %255 : index
      %257 = arith.muli %244, %c2 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.divui %242, %c6 : index
      %260 = arith.addi %258, %259 : index
      %261 = memref.load %w[%260] : memref<?xi8>
      %262 = arith.remui %242, %c6 : index
      %263 = arith.muli %262, %c16 : index
      %264 = arith.index_cast %263 : index to i32
      %265 = arith.extui %261 : i8 to i32
      %266 = arith.shrui %265, %264 : i32
      %267 = arith.andi %266, %c17 : i32
      %268 = arith.ori %267, %c18 : i32
      %269 = arith.trunci %268 : i32 to i16
      %270 = arith.bitcast %269 : i16 to f16
      %271 = arith.muli %241, %c19 : index
      %272 = arith.addi %13, %271 : index
      %273 = arith.muli %242, %c5 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %276 = vector.bitcast %275 : vector<16xi8> to vector<4xi32>
      %277 = arith.shrui %276, %c20 : vector<4xi32>
      %278 = arith.andi %277, %c21 : vector<4xi32>
      %279 = arith.ori %278, %c22 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %276, %c23 : vector<4xi32>
      %282 = arith.andi %281, %c21 : vector<4xi32>
      %283 = arith.ori %282, %c22 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %276, %c24 : vector<4xi32>
      %286 = arith.andi %285, %c21 : vector<4xi32>
      %287 = arith.ori %286, %c22 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = arith.shrui %276, %c25 : vector<4xi32>
      %290 = arith.andi %289, %c21 : vector<4xi32>
      %291 = arith.ori %290, %c22 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = vector.shuffle %280, %284 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %288, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %293, %294 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %296 = vector.broadcast %270 : f16 to vector<32xf16>
      %297 = arith.subf %295, %296 : vector<32xf16>
      %298 = vector.broadcast %254 : f16 to vector<32xf16>
      %299 = arith.mulf %297, %298 : vector<32xf16>
      %300 = vector.shuffle %299, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %301 = vector.shuffle %299, %299 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %302 = arith.muli %53, %c6 : index
      %303 = arith.addi %302, %c7 : index
      %304 = arith.muli %tileRows, %c5 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.addi %39, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %117, %54 : vector<16xf16>, vector<8xf32>
      %313 = wave.mma %311, %239, %55 : vector<16xf16>, vector<8xf32>
      %314 = arith.muli %53, %c6 : index
      %315 = arith.addi %314, %c8 : index
      %316 = arith.muli %tileRows, %c5 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.addi %39, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c2 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %118, %312 : vector<16xf16>, vector<8xf32>
      %325 = wave.mma %323, %240, %313 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %53, %c6 : index
      %327 = arith.addi %326, %c6 : index
      %328 = arith.muli %tileRows, %c5 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %39, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c2 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %178, %324 : vector<16xf16>, vector<8xf32>
      %337 = wave.mma %335, %300, %325 : vector<16xf16>, vector<8xf32>
      %338 = arith.muli %53, %c6 : index
      %339 = arith.addi %338, %c26 : index
      %340 = arith.muli %tileRows, %c5 : index
      %341 = arith.muli %339, %340 : index
      %342 = arith.addi %39, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = arith.muli %tileRows, %c2 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = vector.shuffle %343, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = wave.mma %347, %179, %336 : vector<16xf16>, vector<8xf32>
      %349 = wave.mma %347, %301, %337 : vector<16xf16>, vector<8xf32>
      scf.yield %348, %349 : vector<8xf32>, vector<8xf32>
    }
    %350 = arith.select %46, %52, %45 : index
    %354:2 = scf.for %351 = %52 to %350 step %c8 iter_args(%352 = %56#0, %353 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %355 = wave.lane
      %356 = arith.addi %351, %c7 : index
      %357 = arith.remui %355, %c5 : index
      %358 = arith.divui %groupSize, %c11 : index
      %359 = arith.divui %356, %358 : index
      %360 = arith.divui %inputFeatures, %groupSize : index
      %361 = arith.muli %inputFeatures, %c2 : index
      %362 = arith.addi %11, %361 : index
      %363 = arith.muli %359, %c11 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %357, %c6 : index
      %366 = arith.addi %364, %365 : index
      %367 = vector.load %w[%366] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %368 = vector.bitcast %367 : vector<2xi8> to vector<1xf16>
      %369 = vector.extract %368[0] : f16 from vector<1xf16>
      %370 = arith.muli %360, %c11 : index
      %371 = arith.addi %362, %370 : index
      %372 = arith.muli %359, %c2 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.divui %357, %c6 : index
      %375 = arith.addi %373, %374 : index
      %376 = memref.load %w[%375] : memref<?xi8>
      %377 = arith.remui %357, %c6 : index
      %378 = arith.muli %377, %c16 : index
      %379 = arith.index_cast %378 : index to i32
      %380 = arith.extui %376 : i8 to i32
      %381 = arith.shrui %380, %379 : i32
      %382 = arith.andi %381, %c17 : i32
      %383 = arith.ori %382, %c18 : i32
      %384 = arith.trunci %383 : i32 to i16
      %385 = arith.bitcast %384 : i16 to f16
      %386 = arith.muli %356, %c19 : index
      %387 = arith.addi %11, %386 : index
      %388 = arith.muli %357, %c5 : index
      %389 = arith.addi %387, %388 : index
      %390 = vector.load %w[%389] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %391 = vector.bitcast %390 : vector<16xi8> to vector<4xi32>
      %392 = arith.shrui %391, %c20 : vector<4xi32>
      %393 = arith.andi %392, %c21 : vector<4xi32>
      %394 = arith.ori %393, %c22 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %391, %c23 : vector<4xi32>
      %397 = arith.andi %396, %c21 : vector<4xi32>
      %398 = arith.ori %397, %c22 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %391, %c24 : vector<4xi32>
      %401 = arith.andi %400, %c21 : vector<4xi32>
      %402 = arith.ori %401, %c22 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %391, %c25 : vector<4xi32>
      %405 = arith.andi %404, %c21 : vector<4xi32>
      %406 = arith.ori %405, %c22 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = vector.shuffle %395, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = vector.shuffle %403, %407 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = vector.shuffle %408, %409 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %411 = vector.broadcast %385 : f16 to vector<32xf16>
      %412 = arith.subf %410, %411 : vector<32xf16>
      %413 = vector.broadcast %369 : f16 to vector<32xf16>
      %414 = arith.mulf %412, %413 : vector<32xf16>
      %415 = vector.shuffle %414, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %416 = vector.shuffle %414, %414 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %417 = arith.addi %351, %c7 : index
      %418 = arith.remui %355, %c5 : index
      %419 = arith.divui %groupSize, %c11 : index
      %420 = arith.divui %417, %419 : index
      %421 = arith.divui %inputFeatures, %groupSize : index
      %422 = arith.muli %inputFeatures, %c2 : index
      %423 = arith.addi %13, %422 : index
      %424 = arith.muli %420, %c11 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.muli %418, %c6 : index
      %427 = arith.addi %425, %426 : index
      %428 = vector.load %w[%427] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %429 = vector.bitcast %428 : vector<2xi8> to vector<1xf16>
      %430 = vector.extract %429[0] : f16 from vector<1xf16>
      %431 = arith.muli %421, %c11 : index
      %432 = arith.addi %423, %431 : index
      %433 = arith.muli %420, %c2 : index
      %434 = arith.addi %432, %433 : index
      %435 = arith.divui %418, %c6 : index
      %436 = arith.addi %434, %435 : index
      %437 = memref.load %w[%436] : memref<?xi8>
      %438 = arith.remui %418, %c6 : index
      %439 = arith.muli %438, %c16 : index
      %440 = arith.index_cast %439 : index to i32
      %441 = arith.extui %437 : i8 to i32
      %442 = arith.shrui %441, %440 : i32
      %443 = arith.andi %442, %c17 : i32
      %444 = arith.ori %443, %c18 : i32
      %445 = arith.trunci %444 : i32 to i16
      %446 = arith.bitcast %445 : i16 to f16
      %447 = arith.muli %417, %c19 : index
      %448 = arith.addi %13, %447 : index
      %449 = arith.muli %418, %c5 : index
      %450 = arith.addi %448, %449 : index
      %451 = vector.load %w[%450] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %452 = vector.bitcast %451 : vector<16xi8> to vector<4xi32>
      %453 = arith.shrui %452, %c20 : vector<4xi32>
      %454 = arith.andi %453, %c21 : vector<4xi32>
      %455 = arith.ori %454, %c22 : vector<4xi32>
      %456 = vector.bitcast %455 : vector<4xi32> to vector<8xf16>
      %457 = arith.shrui %452, %c23 : vector<4xi32>
      %458 = arith.andi %457, %c21 : vector<4xi32>
      %459 = arith.ori %458, %c22 : vector<4xi32>
      %460 = vector.bitcast %459 : vector<4xi32> to vector<8xf16>
      %461 = arith.shrui %452, %c24 : vector<4xi32>
      %462 = arith.andi %461, %c21 : vector<4xi32>
      %463 = arith.ori %462, %c22 : vector<4xi32>
      %464 = vector.bitcast %463 : vector<4xi32> to vector<8xf16>
      %465 = arith.shrui %452, %c25 : vector<4xi32>
      %466 = arith.andi %465, %c21 : vector<4xi32>
      %467 = arith.ori %466, %c22 : vector<4xi32>
      %468 = vector.bitcast %467 : vector<4xi32> to vector<8xf16>
      %469 = vector.shuffle %456, %460 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = vector.shuffle %464, %468 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = vector.shuffle %469, %470 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %472 = vector.broadcast %446 : f16 to vector<32xf16>
      %473 = arith.subf %471, %472 : vector<32xf16>
      %474 = vector.broadcast %430 : f16 to vector<32xf16>
      %475 = arith.mulf %473, %474 : vector<32xf16>
      %476 = vector.shuffle %475, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %477 = vector.shuffle %475, %475 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %478 = arith.muli %351, %c6 : index
      %479 = arith.addi %478, %c7 : index
      %480 = arith.muli %tileRows, %c5 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.addi %39, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c2 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %415, %352 : vector<16xf16>, vector<8xf32>
      %489 = wave.mma %487, %476, %353 : vector<16xf16>, vector<8xf32>
      %490 = arith.muli %351, %c6 : index
      %491 = arith.addi %490, %c8 : index
      %492 = arith.muli %tileRows, %c5 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.addi %39, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = arith.muli %tileRows, %c2 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = vector.shuffle %495, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = wave.mma %499, %416, %488 : vector<16xf16>, vector<8xf32>
      %501 = wave.mma %499, %477, %489 : vector<16xf16>, vector<8xf32>
      scf.yield %500, %501 : vector<8xf32>, vector<8xf32>
    }
    %502 = wave.lane
    %503 = vector.extract %354#0[0] : f32 from vector<8xf32>
    %504 = vector.extract %354#1[0] : f32 from vector<8xf32>
    %505 = wave.lane
    %506 = arith.addi %16, %c7 : index
    %507 = arith.muli %c7, %c6 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c5 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %15 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c8 : index
      %513 = arith.muli %510, %c6 : index
      %514 = memref.load %factors[%513] : memref<?xf32>
      %515 = arith.mulf %514, %operandScale : f32
      %516 = arith.select %512, %515, %operandScale : f32
      %517 = arith.mulf %503, %516 : f32
      %518 = arith.mulf %504, %516 : f32
      %519 = arith.muli %510, %outputFeatures : index
      %520 = arith.addi %519, %18 : index
      %521 = wave.lane
      %522 = arith.remui %521, %c5 : index
      %523 = arith.addi %520, %522 : index
      %524 = arith.addi %523, %c7 : index
      memref.store %517, %logits[%524] : memref<?xf32>
      %525 = arith.addi %523, %c5 : index
      memref.store %518, %logits[%525] : memref<?xf32>
    }
    %526 = vector.extract %354#0[1] : f32 from vector<8xf32>
    %527 = vector.extract %354#1[1] : f32 from vector<8xf32>
    %528 = wave.lane
    %529 = arith.addi %16, %c7 : index
    %530 = arith.muli %c8, %c6 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.divui %528, %c5 : index
    %533 = arith.addi %531, %532 : index
    %534 = arith.cmpi slt, %533, %15 : index
    scf.if %534 {
      %535 = arith.cmpi eq, %hasFactors, %c8 : index
      %536 = arith.muli %533, %c6 : index
      %537 = memref.load %factors[%536] : memref<?xf32>
      %538 = arith.mulf %537, %operandScale : f32
      %539 = arith.select %535, %538, %operandScale : f32
      %540 = arith.mulf %526, %539 : f32
      %541 = arith.mulf %527, %539 : f32
      %542 = arith.muli %533, %outputFeatures : index
      %543 = arith.addi %542, %18 : index
      %544 = wave.lane
      %545 = arith.remui %544, %c5 : index
      %546 = arith.addi %543, %545 : index
      %547 = arith.addi %546, %c7 : index
      memref.store %540, %logits[%547] : memref<?xf32>
      %548 = arith.addi %546, %c5 : index
      memref.store %541, %logits[%548] : memref<?xf32>
    }
    %549 = vector.extract %354#0[2] : f32 from vector<8xf32>
    %550 = vector.extract %354#1[2] : f32 from vector<8xf32>
    %551 = wave.lane
    %552 = arith.addi %16, %c7 : index
    %553 = arith.muli %c6, %c6 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.divui %551, %c5 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.cmpi slt, %556, %15 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c8 : index
      %559 = arith.muli %556, %c6 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.mulf %549, %562 : f32
      %564 = arith.mulf %550, %562 : f32
      %565 = arith.muli %556, %outputFeatures : index
      %566 = arith.addi %565, %18 : index
      %567 = wave.lane
      %568 = arith.remui %567, %c5 : index
      %569 = arith.addi %566, %568 : index
      %570 = arith.addi %569, %c7 : index
      memref.store %563, %logits[%570] : memref<?xf32>
      %571 = arith.addi %569, %c5 : index
      memref.store %564, %logits[%571] : memref<?xf32>
    }
    %572 = vector.extract %354#0[3] : f32 from vector<8xf32>
    %573 = vector.extract %354#1[3] : f32 from vector<8xf32>
    %574 = wave.lane
    %575 = arith.addi %16, %c7 : index
    %576 = arith.muli %c26, %c6 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.divui %574, %c5 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.cmpi slt, %579, %15 : index
    scf.if %580 {
      %581 = arith.cmpi eq, %hasFactors, %c8 : index
      %582 = arith.muli %579, %c6 : index
      %583 = memref.load %factors[%582] : memref<?xf32>
      %584 = arith.mulf %583, %operandScale : f32
      %585 = arith.select %581, %584, %operandScale : f32
      %586 = arith.mulf %572, %585 : f32
      %587 = arith.mulf %573, %585 : f32
      %588 = arith.muli %579, %outputFeatures : index
      %589 = arith.addi %588, %18 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c5 : index
      %592 = arith.addi %589, %591 : index
      %593 = arith.addi %592, %c7 : index
      memref.store %586, %logits[%593] : memref<?xf32>
      %594 = arith.addi %592, %c5 : index
      memref.store %587, %logits[%594] : memref<?xf32>
    }
    %595 = vector.extract %354#0[4] : f32 from vector<8xf32>
    %596 = vector.extract %354#1[4] : f32 from vector<8xf32>
    %597 = wave.lane
    %598 = arith.addi %16, %c7 : index
    %599 = arith.muli %c16, %c6 : index
    %600 = arith.addi %598, %599 : index
    %601 = arith.divui %597, %c5 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.cmpi slt, %602, %15 : index
    scf.if %603 {
      %604 = arith.cmpi eq, %hasFactors, %c8 : index
      %605 = arith.muli %602, %c6 : index
      %606 = memref.load %factors[%605] : memref<?xf32>
      %607 = arith.mulf %606, %operandScale : f32
      %608 = arith.select %604, %607, %operandScale : f32
      %609 = arith.mulf %595, %608 : f32
      %610 = arith.mulf %596, %608 : f32
      %611 = arith.muli %602, %outputFeatures : index
      %612 = arith.addi %611, %18 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c5 : index
      %615 = arith.addi %612, %614 : index
      %616 = arith.addi %615, %c7 : index
      memref.store %609, %logits[%616] : memref<?xf32>
      %617 = arith.addi %615, %c5 : index
      memref.store %610, %logits[%617] : memref<?xf32>
    }
    %618 = vector.extract %354#0[5] : f32 from vector<8xf32>
    %619 = vector.extract %354#1[5] : f32 from vector<8xf32>
    %620 = wave.lane
    %621 = arith.addi %16, %c7 : index
    %622 = arith.muli %c29, %c6 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.divui %620, %c5 : index
    %625 = arith.addi %623, %624 : index
    %626 = arith.cmpi slt, %625, %15 : index
    scf.if %626 {
      %627 = arith.cmpi eq, %hasFactors, %c8 : index
      %628 = arith.muli %625, %c6 : index
      %629 = memref.load %factors[%628] : memref<?xf32>
      %630 = arith.mulf %629, %operandScale : f32
      %631 = arith.select %627, %630, %operandScale : f32
      %632 = arith.mulf %618, %631 : f32
      %633 = arith.mulf %619, %631 : f32
      %634 = arith.muli %625, %outputFeatures : index
      %635 = arith.addi %634, %18 : index
      %636 = wave.lane
      %637 = arith.remui %636, %c5 : index
      %638 = arith.addi %635, %637 : index
      %639 = arith.addi %638, %c7 : index
      memref.store %632, %logits[%639] : memref<?xf32>
      %640 = arith.addi %638, %c5 : index
      memref.store %633, %logits[%640] : memref<?xf32>
    }
    %641 = vector.extract %354#0[6] : f32 from vector<8xf32>
    %642 = vector.extract %354#1[6] : f32 from vector<8xf32>
    %643 = wave.lane
    %644 = arith.addi %16, %c7 : index
    %645 = arith.muli %c30, %c6 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.divui %643, %c5 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.cmpi slt, %648, %15 : index
    scf.if %649 {
      %650 = arith.cmpi eq, %hasFactors, %c8 : index
      %651 = arith.muli %648, %c6 : index
      %652 = memref.load %factors[%651] : memref<?xf32>
      %653 = arith.mulf %652, %operandScale : f32
      %654 = arith.select %650, %653, %operandScale : f32
      %655 = arith.mulf %641, %654 : f32
      %656 = arith.mulf %642, %654 : f32
      %657 = arith.muli %648, %outputFeatures : index
      %658 = arith.addi %657, %18 : index
      %659 = wave.lane
      %660 = arith.remui %659, %c5 : index
      %661 = arith.addi %658, %660 : index
      %662 = arith.addi %661, %c7 : index
      memref.store %655, %logits[%662] : memref<?xf32>
      %663 = arith.addi %661, %c5 : index
      memref.store %656, %logits[%663] : memref<?xf32>
    }
    %664 = vector.extract %354#0[7] : f32 from vector<8xf32>
    %665 = vector.extract %354#1[7] : f32 from vector<8xf32>
    %666 = wave.lane
    %667 = arith.addi %16, %c7 : index
    %668 = arith.muli %c31, %c6 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.divui %666, %c5 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %15 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c8 : index
      %674 = arith.muli %671, %c6 : index
      %675 = memref.load %factors[%674] : memref<?xf32>
      %676 = arith.mulf %675, %operandScale : f32
      %677 = arith.select %673, %676, %operandScale : f32
      %678 = arith.mulf %664, %677 : f32
      %679 = arith.mulf %665, %677 : f32
      %680 = arith.muli %671, %outputFeatures : index
      %681 = arith.addi %680, %18 : index
      %682 = wave.lane
      %683 = arith.remui %682, %c5 : index
      %684 = arith.addi %681, %683 : index
      %685 = arith.addi %684, %c7 : index
      memref.store %678, %logits[%685] : memref<?xf32>
      %686 = arith.addi %684, %c5 : index
      memref.store %679, %logits[%686] : memref<?xf32>
    }
  }
  %687 = arith.muli %experts, %c8 : index
  %688 = wave.scratch %687 : memref<?xf32>
  %689 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %689 {
    %690 = arith.addi %16, %c5 : index
    %691 = arith.minsi %690, %15 : index
    %692 = wave.wave
    %693 = arith.addi %16, %692 : index
    scf.for %694 = %693 to %691 step %c8 {
      %695 = wave.wave
      %696 = arith.muli %695, %experts : index
      %697 = wave.lane
      %698 = arith.muli %694, %logitsWidth : index
      %701 = scf.for %699 = %697 to %experts step %c11 iter_args(%700 = %c36) -> (f32) {
        %702 = arith.addi %698, %699 : index
        %703 = memref.load %logits[%702] : memref<?xf32>
        %704 = arith.maximumf %700, %703 : f32
        scf.yield %704 : f32
      }
      %705 = vector.broadcast %701 : f32 to vector<1xf32>
      %706 = wave.reduce "max" %705 : vector<1xf32>
      %709 = scf.for %707 = %697 to %experts step %c11 iter_args(%708 = %c37) -> (f32) {
        %710 = arith.addi %698, %707 : index
        %711 = memref.load %logits[%710] : memref<?xf32>
        %712 = arith.subf %711, %706 : f32
        %713 = arith.mulf %712, %c38 : f32
        %714 = wave.exp2 %713 : f32
        %715 = arith.addi %696, %707 : index
        memref.store %714, %688[%715] : memref<?xf32>
        %716 = arith.addf %708, %714 : f32
        scf.yield %716 : f32
      }
      %717 = vector.broadcast %709 : f32 to vector<1xf32>
      %718 = wave.reduce "add" %717 : vector<1xf32>
      scf.for %719 = %697 to %experts step %c11 {
        %720 = arith.addi %696, %719 : index
        %721 = memref.load %688[%720] : memref<?xf32>
        %722 = arith.divf %721, %718 : f32
        %723 = arith.addi %696, %719 : index
        memref.store %722, %688[%723] : memref<?xf32>
      }
      %728:3 = scf.for %724 = %c7 to %expertsPerToken step %c8 iter_args(%725 = %c37, %726 = %c37, %727 = %c39) -> (f32, f32, i32) {
        %732:2 = scf.for %729 = %697 to %experts step %c11 iter_args(%730 = %c40, %731 = %c37) -> (f32, f32) {
          %733 = arith.addi %696, %729 : index
          %734 = memref.load %688[%733] : memref<?xf32>
          %735 = arith.cmpf ogt, %734, %730 : f32
          %736 = arith.index_cast %729 : index to i32
          %737 = arith.sitofp %736 : i32 to f32
          %738 = arith.select %735, %734, %730 : f32
          %739 = arith.select %735, %737, %731 : f32
          scf.yield %738, %739 : f32, f32
        }
        %740 = vector.broadcast %732#0 : f32 to vector<1xf32>
        %741 = wave.reduce "max" %740 : vector<1xf32>
        %742 = arith.cmpf oeq, %732#0, %741 : f32
        %743 = arith.subf %c37, %732#1 : f32
        %744 = arith.select %742, %743, %c41 : f32
        %745 = vector.broadcast %744 : f32 to vector<1xf32>
        %746 = wave.reduce "max" %745 : vector<1xf32>
        %747 = arith.subf %c37, %746 : f32
        %748 = arith.fptosi %747 : f32 to i32
        %749 = arith.index_cast %748 : i32 to index
        %750 = arith.remui %749, %c11 : index
        %751 = arith.cmpi eq, %750, %697 : index
        scf.if %751 {
          %752 = arith.addi %696, %749 : index
          memref.store %c42, %688[%752] : memref<?xf32>
        }
        %753 = arith.cmpi eq, %724, %697 : index
        %754 = arith.addf %725, %741 : f32
        %755 = arith.select %753, %741, %726 : f32
        %756 = arith.select %753, %748, %727 : i32
        scf.yield %754, %755, %756 : f32, f32, i32
      }
      %757 = arith.cmpi eq, %normalize, %c8 : index
      %758 = arith.divf %728#1, %728#0 : f32
      %759 = arith.select %757, %758, %728#1 : f32
      %760 = arith.cmpi slt, %697, %expertsPerToken : index
      scf.if %760 {
        %761 = arith.muli %694, %expertsPerToken : index
        %762 = arith.addi %761, %697 : index
        memref.store %759, %weights[%762] : memref<?xf32>
        %763 = arith.muli %694, %expertsPerToken : index
        %764 = arith.addi %763, %697 : index
        memref.store %728#2, %ids_out[%764] : memref<?xi32>
      }
    }
  }
  wave.return
}
