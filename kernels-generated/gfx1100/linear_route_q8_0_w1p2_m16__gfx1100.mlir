// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c9 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c24 = arith.constant 4 : index
  %c25 = arith.constant 5 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c32 = arith.constant 0xFF61B1E6 : f32
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 0x3FB8AA3B : f32
  %c35 = arith.constant 0 : i32
  %c36 = arith.constant 0xC0000000 : f32
  %c37 = arith.constant 0xCB800000 : f32
  %c38 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c9 : index
  %18 = arith.cmpi slt, %15, %14 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c1 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %15, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c1 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c5, %c1 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c4 : index
    %29 = arith.remui %c5, %c1 : index
    %30 = arith.divui %29, %c11 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c11 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c11 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c5, %c11 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c9 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c4 : index
    %48 = arith.muli %47, %c4 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c4 iter_args(%53 = %c12, %54 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c5 : index
      %58 = arith.remui %56, %c1 : index
      %59 = arith.addi %10, %c3 : index
      %60 = arith.muli %57, %c9 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c4 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = vector.extract %65[0] : f16 from vector<1xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = arith.addi %10, %c3 : index
      %69 = arith.addi %inputFeatures, %c2 : index
      %70 = arith.divui %69, %c3 : index
      %71 = arith.muli %70, %c3 : index
      %72 = arith.addi %68, %71 : index
      %73 = arith.muli %57, %c15 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.addi %74, %c5 : index
      %76 = arith.muli %58, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.andi %79, %c16 : vector<4xi32>
      %81 = arith.ori %80, %c17 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %79, %c18 : vector<4xi32>
      %84 = arith.andi %83, %c16 : vector<4xi32>
      %85 = arith.ori %84, %c17 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.subf %87, %c19 : vector<16xf16>
      %89 = arith.mulf %88, %67 : vector<16xf16>
      %90 = arith.muli %57, %c15 : index
      %91 = arith.addi %72, %90 : index
      %92 = arith.addi %91, %c20 : index
      %93 = arith.muli %58, %c1 : index
      %94 = arith.addi %92, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
      %97 = arith.andi %96, %c16 : vector<4xi32>
      %98 = arith.ori %97, %c17 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %96, %c18 : vector<4xi32>
      %101 = arith.andi %100, %c16 : vector<4xi32>
      %102 = arith.ori %101, %c17 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = vector.shuffle %99, %103 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = arith.subf %104, %c19 : vector<16xf16>
      %106 = arith.mulf %105, %67 : vector<16xf16>
      %107 = arith.addi %52, %c6 : index
      %108 = arith.remui %56, %c1 : index
      %109 = arith.addi %10, %c3 : index
      %110 = arith.muli %107, %c9 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.muli %108, %c4 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%113] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %115 = vector.bitcast %114 : vector<2xi8> to vector<1xf16>
      %116 = vector.extract %115[0] : f16 from vector<1xf16>
      %117 = vector.broadcast %116 : f16 to vector<16xf16>
      %118 = arith.addi %10, %c3 : index
      %119 = arith.addi %inputFeatures, %c2 : index
      %120 = arith.divui %119, %c3 : index
      %121 = arith.muli %120, %c3 : index
      %122 = arith.addi %118, %121 : index
      %123 = arith.muli %107, %c15 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c5 : index
      %126 = arith.muli %108, %c1 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.andi %129, %c16 : vector<4xi32>
      %131 = arith.ori %130, %c17 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %129, %c18 : vector<4xi32>
      %134 = arith.andi %133, %c16 : vector<4xi32>
      %135 = arith.ori %134, %c17 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.subf %137, %c19 : vector<16xf16>
      %139 = arith.mulf %138, %117 : vector<16xf16>
      %140 = arith.muli %107, %c15 : index
      %141 = arith.addi %122, %140 : index
      %142 = arith.addi %141, %c20 : index
      %143 = arith.muli %108, %c1 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<4xi32>
      %147 = arith.andi %146, %c16 : vector<4xi32>
      %148 = arith.ori %147, %c17 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = arith.shrui %146, %c18 : vector<4xi32>
      %151 = arith.andi %150, %c16 : vector<4xi32>
      %152 = arith.ori %151, %c17 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = vector.shuffle %149, %153 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = arith.subf %154, %c19 : vector<16xf16>
      %156 = arith.mulf %155, %117 : vector<16xf16>
      %157 = arith.addi %52, %c5 : index
      %158 = arith.remui %56, %c1 : index
      %159 = arith.addi %12, %c3 : index
      %160 = arith.muli %157, %c9 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %158, %c4 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %165 = vector.bitcast %164 : vector<2xi8> to vector<1xf16>
      %166 = vector.extract %165[0] : f16 from vector<1xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %12, %c3 : index
      %169 = arith.addi %inputFeatures, %c2 : index
      %170 = arith.divui %169, %c3 : index
      %171 = arith.muli %170, %c3 : index
      %172 = arith.addi %168, %171 : index
      %173 = arith.muli %157, %c15 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.addi %174, %c5 : index
      %176 = arith.muli %158, %c1 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<4xi32>
      %180 = arith.andi %179, %c16 : vector<4xi32>
      %181 = arith.ori %180, %c17 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %179, %c18 : vector<4xi32>
      %184 = arith.andi %183, %c16 : vector<4xi32>
      %185 = arith.ori %184, %c17 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = vector.shuffle %182, %186 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = arith.subf %187, %c19 : vector<16xf16>
      %189 = arith.mulf %188, %167 : vector<16xf16>
      %190 = arith.muli %157, %c15 : index
      %191 = arith.addi %172, %190 : index
      %192 = arith.addi %191, %c20 : index
      %193 = arith.muli %158, %c1 : index
      %194 = arith.addi %192, %193 : index
      %195 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %196 = vector.bitcast %195 : vector<16xi8> to vector<4xi32>
      %197 = arith.andi %196, %c16 : vector<4xi32>
      %198 = arith.ori %197, %c17 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %196, %c18 : vector<4xi32>
      %201 = arith.andi %200, %c16 : vector<4xi32>
      %202 = arith.ori %201, %c17 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = arith.subf %204, %c19 : vector<16xf16>
      %206 = arith.mulf %205, %167 : vector<16xf16>
      %207 = arith.addi %52, %c6 : index
      %208 = arith.remui %56, %c1 : index
      %209 = arith.addi %12, %c3 : index
      %210 = arith.muli %207, %c9 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %208, %c4 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %215 = vector.bitcast %214 : vector<2xi8> to vector<1xf16>
      %216 = vector.extract %215[0] : f16 from vector<1xf16>
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = arith.addi %12, %c3 : index
      %219 = arith.addi %inputFeatures, %c2 : index
      %220 = arith.divui %219, %c3 : index
      %221 = arith.muli %220, %c3 : index
      %222 = arith.addi %218, %221 : index
      %223 = arith.muli %207, %c15 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.addi %224, %c5 : index
      %226 = arith.muli %208, %c1 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<4xi32>
      %230 = arith.andi %229, %c16 : vector<4xi32>
      %231 = arith.ori %230, %c17 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %229, %c18 : vector<4xi32>
      %234 = arith.andi %233, %c16 : vector<4xi32>
      %235 = arith.ori %234, %c17 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.subf %237, %c19 : vector<16xf16>
      %239 = arith.mulf %238, %217 : vector<16xf16>
      %240 = arith.muli %207, %c15 : index
      %241 = arith.addi %222, %240 : index
      %242 = arith.addi %241, %c20 : index
      %243 = arith.muli %208, %c1 : index
      %244 = arith.addi %242, %243 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<4xi32>
      %247 = arith.andi %246, %c16 : vector<4xi32>
      %248 = arith.ori %247, %c17 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %246, %c18 : vector<4xi32>
      %251 = arith.andi %250, %c16 : vector<4xi32>
      %252 = arith.ori %251, %c17 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = vector.shuffle %249, %253 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = arith.subf %254, %c19 : vector<16xf16>
      %256 = arith.mulf %255, %217 : vector<16xf16>
      %257 = arith.muli %52, %c4 : index
      %258 = arith.addi %257, %c5 : index
      %259 = arith.muli %tileRows, %c1 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %38, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c11 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %89, %53 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %189, %54 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %52, %c4 : index
      %270 = arith.addi %269, %c6 : index
      %271 = arith.muli %tileRows, %c1 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %38, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c11 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %106, %267 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %206, %268 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %52, %c4 : index
      %282 = arith.addi %281, %c4 : index
      %283 = arith.muli %tileRows, %c1 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %38, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c11 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %139, %279 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %239, %280 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %52, %c4 : index
      %294 = arith.addi %293, %c21 : index
      %295 = arith.muli %tileRows, %c1 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %38, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c11 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %156, %291 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %302, %256, %292 : vector<16xf16>, vector<8xf32>
      scf.yield %303, %304 : vector<8xf32>, vector<8xf32>
    }
    %305 = arith.select %45, %51, %44 : index
    %309:2 = scf.for %306 = %51 to %305 step %c6 iter_args(%307 = %55#0, %308 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %310 = wave.lane
      %311 = arith.addi %306, %c5 : index
      %312 = arith.remui %310, %c1 : index
      %313 = arith.addi %10, %c3 : index
      %314 = arith.muli %311, %c9 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %312, %c4 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %319 = vector.bitcast %318 : vector<2xi8> to vector<1xf16>
      %320 = vector.extract %319[0] : f16 from vector<1xf16>
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = arith.addi %10, %c3 : index
      %323 = arith.addi %inputFeatures, %c2 : index
      %324 = arith.divui %323, %c3 : index
      %325 = arith.muli %324, %c3 : index
      %326 = arith.addi %322, %325 : index
      %327 = arith.muli %311, %c15 : index
      %328 = arith.addi %326, %327 : index
      %329 = arith.addi %328, %c5 : index
      %330 = arith.muli %312, %c1 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.andi %333, %c16 : vector<4xi32>
      %335 = arith.ori %334, %c17 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %333, %c18 : vector<4xi32>
      %338 = arith.andi %337, %c16 : vector<4xi32>
      %339 = arith.ori %338, %c17 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = vector.shuffle %336, %340 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = arith.subf %341, %c19 : vector<16xf16>
      %343 = arith.mulf %342, %321 : vector<16xf16>
      %344 = arith.muli %311, %c15 : index
      %345 = arith.addi %326, %344 : index
      %346 = arith.addi %345, %c20 : index
      %347 = arith.muli %312, %c1 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = arith.andi %350, %c16 : vector<4xi32>
      %352 = arith.ori %351, %c17 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %350, %c18 : vector<4xi32>
      %355 = arith.andi %354, %c16 : vector<4xi32>
      %356 = arith.ori %355, %c17 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = arith.subf %358, %c19 : vector<16xf16>
      %360 = arith.mulf %359, %321 : vector<16xf16>
      %361 = arith.addi %306, %c5 : index
      %362 = arith.remui %310, %c1 : index
      %363 = arith.addi %12, %c3 : index
      %364 = arith.muli %361, %c9 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %362, %c4 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %369 = vector.bitcast %368 : vector<2xi8> to vector<1xf16>
      %370 = vector.extract %369[0] : f16 from vector<1xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = arith.addi %12, %c3 : index
      %373 = arith.addi %inputFeatures, %c2 : index
      %374 = arith.divui %373, %c3 : index
      %375 = arith.muli %374, %c3 : index
      %376 = arith.addi %372, %375 : index
      %377 = arith.muli %361, %c15 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.addi %378, %c5 : index
      %380 = arith.muli %362, %c1 : index
      %381 = arith.addi %379, %380 : index
      %382 = vector.load %w[%381] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %383 = vector.bitcast %382 : vector<16xi8> to vector<4xi32>
      %384 = arith.andi %383, %c16 : vector<4xi32>
      %385 = arith.ori %384, %c17 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %383, %c18 : vector<4xi32>
      %388 = arith.andi %387, %c16 : vector<4xi32>
      %389 = arith.ori %388, %c17 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = vector.shuffle %386, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = arith.subf %391, %c19 : vector<16xf16>
      %393 = arith.mulf %392, %371 : vector<16xf16>
      %394 = arith.muli %361, %c15 : index
      %395 = arith.addi %376, %394 : index
      %396 = arith.addi %395, %c20 : index
      %397 = arith.muli %362, %c1 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %400 = vector.bitcast %399 : vector<16xi8> to vector<4xi32>
      %401 = arith.andi %400, %c16 : vector<4xi32>
      %402 = arith.ori %401, %c17 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %400, %c18 : vector<4xi32>
      %405 = arith.andi %404, %c16 : vector<4xi32>
      %406 = arith.ori %405, %c17 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = vector.shuffle %403, %407 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = arith.subf %408, %c19 : vector<16xf16>
      %410 = arith.mulf %409, %371 : vector<16xf16>
      %411 = arith.muli %306, %c4 : index
      %412 = arith.addi %411, %c5 : index
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %38, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c11 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %343, %307 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %393, %308 : vector<16xf16>, vector<8xf32>
      %423 = arith.muli %306, %c4 : index
      %424 = arith.addi %423, %c6 : index
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.addi %38, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c11 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %360, %421 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %410, %422 : vector<16xf16>, vector<8xf32>
      scf.yield %433, %434 : vector<8xf32>, vector<8xf32>
    }
    %435 = wave.lane
    %436 = vector.extract %309#0[0] : f32 from vector<8xf32>
    %437 = vector.extract %309#1[0] : f32 from vector<8xf32>
    %438 = wave.lane
    %439 = arith.addi %15, %c5 : index
    %440 = arith.muli %c5, %c4 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.divui %438, %c1 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.cmpi slt, %443, %14 : index
    scf.if %444 {
      %445 = arith.cmpi eq, %hasFactors, %c6 : index
      %446 = arith.muli %443, %c4 : index
      %447 = memref.load %factors[%446] : memref<?xf32>
      %448 = arith.mulf %447, %operandScale : f32
      %449 = arith.select %445, %448, %operandScale : f32
      %450 = arith.remui %438, %c1 : index
      %451 = arith.muli %450, %c24 : index
      %452 = arith.addi %10, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %449 : f32
      %457 = arith.mulf %436, %456 : f32
      %458 = arith.remui %438, %c1 : index
      %459 = arith.muli %458, %c24 : index
      %460 = arith.addi %12, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %449 : f32
      %465 = arith.mulf %437, %464 : f32
      %466 = arith.muli %443, %outputFeatures : index
      %467 = arith.addi %466, %17 : index
      %468 = wave.lane
      %469 = arith.remui %468, %c1 : index
      %470 = arith.addi %467, %469 : index
      %471 = arith.addi %470, %c5 : index
      memref.store %457, %logits[%471] : memref<?xf32>
      %472 = arith.addi %470, %c1 : index
      memref.store %465, %logits[%472] : memref<?xf32>
    }
    %473 = vector.extract %309#0[1] : f32 from vector<8xf32>
    %474 = vector.extract %309#1[1] : f32 from vector<8xf32>
    %475 = wave.lane
    %476 = arith.addi %15, %c5 : index
    %477 = arith.muli %c6, %c4 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c1 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %14 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c6 : index
      %483 = arith.muli %480, %c4 : index
      %484 = memref.load %factors[%483] : memref<?xf32>
      %485 = arith.mulf %484, %operandScale : f32
      %486 = arith.select %482, %485, %operandScale : f32
      %487 = arith.remui %475, %c1 : index
      %488 = arith.muli %487, %c24 : index
      %489 = arith.addi %10, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %486 : f32
      %494 = arith.mulf %473, %493 : f32
      %495 = arith.remui %475, %c1 : index
      %496 = arith.muli %495, %c24 : index
      %497 = arith.addi %12, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<1xf32>
      %500 = vector.extract %499[0] : f32 from vector<1xf32>
      %501 = arith.mulf %500, %486 : f32
      %502 = arith.mulf %474, %501 : f32
      %503 = arith.muli %480, %outputFeatures : index
      %504 = arith.addi %503, %17 : index
      %505 = wave.lane
      %506 = arith.remui %505, %c1 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.addi %507, %c5 : index
      memref.store %494, %logits[%508] : memref<?xf32>
      %509 = arith.addi %507, %c1 : index
      memref.store %502, %logits[%509] : memref<?xf32>
    }
    %510 = vector.extract %309#0[2] : f32 from vector<8xf32>
    %511 = vector.extract %309#1[2] : f32 from vector<8xf32>
    %512 = wave.lane
    %513 = arith.addi %15, %c5 : index
    %514 = arith.muli %c4, %c4 : index
    %515 = arith.addi %513, %514 : index
    %516 = arith.divui %512, %c1 : index
    %517 = arith.addi %515, %516 : index
    %518 = arith.cmpi slt, %517, %14 : index
    scf.if %518 {
      %519 = arith.cmpi eq, %hasFactors, %c6 : index
      %520 = arith.muli %517, %c4 : index
      %521 = memref.load %factors[%520] : memref<?xf32>
      %522 = arith.mulf %521, %operandScale : f32
      %523 = arith.select %519, %522, %operandScale : f32
      %524 = arith.remui %512, %c1 : index
      %525 = arith.muli %524, %c24 : index
      %526 = arith.addi %10, %525 : index
      %527 = vector.load %w[%526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %528 = vector.bitcast %527 : vector<4xi8> to vector<1xf32>
      %529 = vector.extract %528[0] : f32 from vector<1xf32>
      %530 = arith.mulf %529, %523 : f32
      %531 = arith.mulf %510, %530 : f32
      %532 = arith.remui %512, %c1 : index
      %533 = arith.muli %532, %c24 : index
      %534 = arith.addi %12, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %523 : f32
      %539 = arith.mulf %511, %538 : f32
      %540 = arith.muli %517, %outputFeatures : index
      %541 = arith.addi %540, %17 : index
      %542 = wave.lane
      %543 = arith.remui %542, %c1 : index
      %544 = arith.addi %541, %543 : index
      %545 = arith.addi %544, %c5 : index
      memref.store %531, %logits[%545] : memref<?xf32>
      %546 = arith.addi %544, %c1 : index
      memref.store %539, %logits[%546] : memref<?xf32>
    }
    %547 = vector.extract %309#0[3] : f32 from vector<8xf32>
    %548 = vector.extract %309#1[3] : f32 from vector<8xf32>
    %549 = wave.lane
    %550 = arith.addi %15, %c5 : index
    %551 = arith.muli %c21, %c4 : index
    %552 = arith.addi %550, %551 : index
    %553 = arith.divui %549, %c1 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.cmpi slt, %554, %14 : index
    scf.if %555 {
      %556 = arith.cmpi eq, %hasFactors, %c6 : index
      %557 = arith.muli %554, %c4 : index
      %558 = memref.load %factors[%557] : memref<?xf32>
      %559 = arith.mulf %558, %operandScale : f32
      %560 = arith.select %556, %559, %operandScale : f32
      %561 = arith.remui %549, %c1 : index
      %562 = arith.muli %561, %c24 : index
      %563 = arith.addi %10, %562 : index
      %564 = vector.load %w[%563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %565 = vector.bitcast %564 : vector<4xi8> to vector<1xf32>
      %566 = vector.extract %565[0] : f32 from vector<1xf32>
      %567 = arith.mulf %566, %560 : f32
      %568 = arith.mulf %547, %567 : f32
      %569 = arith.remui %549, %c1 : index
      %570 = arith.muli %569, %c24 : index
      %571 = arith.addi %12, %570 : index
      %572 = vector.load %w[%571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %573 = vector.bitcast %572 : vector<4xi8> to vector<1xf32>
      %574 = vector.extract %573[0] : f32 from vector<1xf32>
      %575 = arith.mulf %574, %560 : f32
      %576 = arith.mulf %548, %575 : f32
      %577 = arith.muli %554, %outputFeatures : index
      %578 = arith.addi %577, %17 : index
      %579 = wave.lane
      %580 = arith.remui %579, %c1 : index
      %581 = arith.addi %578, %580 : index
      %582 = arith.addi %581, %c5 : index
      memref.store %568, %logits[%582] : memref<?xf32>
      %583 = arith.addi %581, %c1 : index
      memref.store %576, %logits[%583] : memref<?xf32>
    }
    %584 = vector.extract %309#0[4] : f32 from vector<8xf32>
    %585 = vector.extract %309#1[4] : f32 from vector<8xf32>
    %586 = wave.lane
    %587 = arith.addi %15, %c5 : index
    %588 = arith.muli %c24, %c4 : index
    %589 = arith.addi %587, %588 : index
    %590 = arith.divui %586, %c1 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.cmpi slt, %591, %14 : index
    scf.if %592 {
      %593 = arith.cmpi eq, %hasFactors, %c6 : index
      %594 = arith.muli %591, %c4 : index
      %595 = memref.load %factors[%594] : memref<?xf32>
      %596 = arith.mulf %595, %operandScale : f32
      %597 = arith.select %593, %596, %operandScale : f32
      %598 = arith.remui %586, %c1 : index
      %599 = arith.muli %598, %c24 : index
      %600 = arith.addi %10, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %584, %604 : f32
      %606 = arith.remui %586, %c1 : index
      %607 = arith.muli %606, %c24 : index
      %608 = arith.addi %12, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %597 : f32
      %613 = arith.mulf %585, %612 : f32
      %614 = arith.muli %591, %outputFeatures : index
      %615 = arith.addi %614, %17 : index
      %616 = wave.lane
      %617 = arith.remui %616, %c1 : index
      %618 = arith.addi %615, %617 : index
      %619 = arith.addi %618, %c5 : index
      memref.store %605, %logits[%619] : memref<?xf32>
      %620 = arith.addi %618, %c1 : index
      memref.store %613, %logits[%620] : memref<?xf32>
    }
    %621 = vector.extract %309#0[5] : f32 from vector<8xf32>
    %622 = vector.extract %309#1[5] : f32 from vector<8xf32>
    %623 = wave.lane
    %624 = arith.addi %15, %c5 : index
    %625 = arith.muli %c25, %c4 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.divui %623, %c1 : index
    %628 = arith.addi %626, %627 : index
    %629 = arith.cmpi slt, %628, %14 : index
    scf.if %629 {
      %630 = arith.cmpi eq, %hasFactors, %c6 : index
      %631 = arith.muli %628, %c4 : index
      %632 = memref.load %factors[%631] : memref<?xf32>
      %633 = arith.mulf %632, %operandScale : f32
      %634 = arith.select %630, %633, %operandScale : f32
      %635 = arith.remui %623, %c1 : index
      %636 = arith.muli %635, %c24 : index
      %637 = arith.addi %10, %636 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %640, %634 : f32
      %642 = arith.mulf %621, %641 : f32
      %643 = arith.remui %623, %c1 : index
      %644 = arith.muli %643, %c24 : index
      %645 = arith.addi %12, %644 : index
      %646 = vector.load %w[%645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %647 = vector.bitcast %646 : vector<4xi8> to vector<1xf32>
      %648 = vector.extract %647[0] : f32 from vector<1xf32>
      %649 = arith.mulf %648, %634 : f32
      %650 = arith.mulf %622, %649 : f32
      %651 = arith.muli %628, %outputFeatures : index
      %652 = arith.addi %651, %17 : index
      %653 = wave.lane
      %654 = arith.remui %653, %c1 : index
      %655 = arith.addi %652, %654 : index
      %656 = arith.addi %655, %c5 : index
      memref.store %642, %logits[%656] : memref<?xf32>
      %657 = arith.addi %655, %c1 : index
      memref.store %650, %logits[%657] : memref<?xf32>
    }
    %658 = vector.extract %309#0[6] : f32 from vector<8xf32>
    %659 = vector.extract %309#1[6] : f32 from vector<8xf32>
    %660 = wave.lane
    %661 = arith.addi %15, %c5 : index
    %662 = arith.muli %c26, %c4 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.divui %660, %c1 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %14 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c6 : index
      %668 = arith.muli %665, %c4 : index
      %669 = memref.load %factors[%668] : memref<?xf32>
      %670 = arith.mulf %669, %operandScale : f32
      %671 = arith.select %667, %670, %operandScale : f32
      %672 = arith.remui %660, %c1 : index
      %673 = arith.muli %672, %c24 : index
      %674 = arith.addi %10, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %671 : f32
      %679 = arith.mulf %658, %678 : f32
      %680 = arith.remui %660, %c1 : index
      %681 = arith.muli %680, %c24 : index
      %682 = arith.addi %12, %681 : index
      %683 = vector.load %w[%682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %684 = vector.bitcast %683 : vector<4xi8> to vector<1xf32>
      %685 = vector.extract %684[0] : f32 from vector<1xf32>
      %686 = arith.mulf %685, %671 : f32
      %687 = arith.mulf %659, %686 : f32
      %688 = arith.muli %665, %outputFeatures : index
      %689 = arith.addi %688, %17 : index
      %690 = wave.lane
      %691 = arith.remui %690, %c1 : index
      %692 = arith.addi %689, %691 : index
      %693 = arith.addi %692, %c5 : index
      memref.store %679, %logits[%693] : memref<?xf32>
      %694 = arith.addi %692, %c1 : index
      memref.store %687, %logits[%694] : memref<?xf32>
    }
    %695 = vector.extract %309#0[7] : f32 from vector<8xf32>
    %696 = vector.extract %309#1[7] : f32 from vector<8xf32>
    %697 = wave.lane
    %698 = arith.addi %15, %c5 : index
    %699 = arith.muli %c27, %c4 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.divui %697, %c1 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.cmpi slt, %702, %14 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c6 : index
      %705 = arith.muli %702, %c4 : index
      %706 = memref.load %factors[%705] : memref<?xf32>
      %707 = arith.mulf %706, %operandScale : f32
      %708 = arith.select %704, %707, %operandScale : f32
      %709 = arith.remui %697, %c1 : index
      %710 = arith.muli %709, %c24 : index
      %711 = arith.addi %10, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %708 : f32
      %716 = arith.mulf %695, %715 : f32
      %717 = arith.remui %697, %c1 : index
      %718 = arith.muli %717, %c24 : index
      %719 = arith.addi %12, %718 : index
      %720 = vector.load %w[%719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %721 = vector.bitcast %720 : vector<4xi8> to vector<1xf32>
      %722 = vector.extract %721[0] : f32 from vector<1xf32>
      %723 = arith.mulf %722, %708 : f32
      %724 = arith.mulf %696, %723 : f32
      %725 = arith.muli %702, %outputFeatures : index
      %726 = arith.addi %725, %17 : index
      %727 = wave.lane
      %728 = arith.remui %727, %c1 : index
      %729 = arith.addi %726, %728 : index
      %730 = arith.addi %729, %c5 : index
      memref.store %716, %logits[%730] : memref<?xf32>
      %731 = arith.addi %729, %c1 : index
      memref.store %724, %logits[%731] : memref<?xf32>
    }
  }
  %732 = arith.muli %experts, %c6 : index
  %733 = wave.scratch %732 : memref<?xf32>
  %734 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %734 {
    %735 = arith.addi %15, %c1 : index
    %736 = arith.minsi %735, %14 : index
    %737 = wave.wave
    %738 = arith.addi %15, %737 : index
    scf.for %739 = %738 to %736 step %c6 {
      %740 = wave.wave
      %741 = arith.muli %740, %experts : index
      %742 = wave.lane
      %743 = arith.muli %739, %logitsWidth : index
      %746 = scf.for %744 = %742 to %experts step %c9 iter_args(%745 = %c32) -> (f32) {
        %747 = arith.addi %743, %744 : index
        %748 = memref.load %logits[%747] : memref<?xf32>
        %749 = arith.maximumf %745, %748 : f32
        scf.yield %749 : f32
      }
      %750 = vector.broadcast %746 : f32 to vector<1xf32>
      %751 = wave.reduce "max" %750 : vector<1xf32>
      %754 = scf.for %752 = %742 to %experts step %c9 iter_args(%753 = %c33) -> (f32) {
        %755 = arith.addi %743, %752 : index
        %756 = memref.load %logits[%755] : memref<?xf32>
        %757 = arith.subf %756, %751 : f32
        %758 = arith.mulf %757, %c34 : f32
        %759 = wave.exp2 %758 : f32
        %760 = arith.addi %741, %752 : index
        memref.store %759, %733[%760] : memref<?xf32>
        %761 = arith.addf %753, %759 : f32
        scf.yield %761 : f32
      }
      %762 = vector.broadcast %754 : f32 to vector<1xf32>
      %763 = wave.reduce "add" %762 : vector<1xf32>
      scf.for %764 = %742 to %experts step %c9 {
        %765 = arith.addi %741, %764 : index
        %766 = memref.load %733[%765] : memref<?xf32>
        %767 = arith.divf %766, %763 : f32
        %768 = arith.addi %741, %764 : index
        memref.store %767, %733[%768] : memref<?xf32>
      }
      %773:3 = scf.for %769 = %c5 to %expertsPerToken step %c6 iter_args(%770 = %c33, %771 = %c33, %772 = %c35) -> (f32, f32, i32) {
        %777:2 = scf.for %774 = %742 to %experts step %c9 iter_args(%775 = %c36, %776 = %c33) -> (f32, f32) {
          %778 = arith.addi %741, %774 : index
          %779 = memref.load %733[%778] : memref<?xf32>
          %780 = arith.cmpf ogt, %779, %775 : f32
          %781 = arith.index_cast %774 : index to i32
          %782 = arith.sitofp %781 : i32 to f32
          %783 = arith.select %780, %779, %775 : f32
          %784 = arith.select %780, %782, %776 : f32
          scf.yield %783, %784 : f32, f32
        }
        %785 = vector.broadcast %777#0 : f32 to vector<1xf32>
        %786 = wave.reduce "max" %785 : vector<1xf32>
        %787 = arith.cmpf oeq, %777#0, %786 : f32
        %788 = arith.subf %c33, %777#1 : f32
        %789 = arith.select %787, %788, %c37 : f32
        %790 = vector.broadcast %789 : f32 to vector<1xf32>
        %791 = wave.reduce "max" %790 : vector<1xf32>
        %792 = arith.subf %c33, %791 : f32
        %793 = arith.fptosi %792 : f32 to i32
        %794 = arith.index_cast %793 : i32 to index
        %795 = arith.remui %794, %c9 : index
        %796 = arith.cmpi eq, %795, %742 : index
        scf.if %796 {
          %797 = arith.addi %741, %794 : index
          memref.store %c38, %733[%797] : memref<?xf32>
        }
        %798 = arith.cmpi eq, %769, %742 : index
        %799 = arith.addf %770, %786 : f32
        %800 = arith.select %798, %786, %771 : f32
        %801 = arith.select %798, %793, %772 : i32
        scf.yield %799, %800, %801 : f32, f32, i32
      }
      %802 = arith.cmpi eq, %normalize, %c6 : index
      %803 = arith.divf %773#1, %773#0 : f32
      %804 = arith.select %802, %803, %773#1 : f32
      %805 = arith.cmpi slt, %742, %expertsPerToken : index
      scf.if %805 {
        %806 = arith.muli %739, %expertsPerToken : index
        %807 = arith.addi %806, %742 : index
        memref.store %804, %weights[%807] : memref<?xf32>
        %808 = arith.muli %739, %expertsPerToken : index
        %809 = arith.addi %808, %742 : index
        memref.store %773#2, %ids_out[%809] : memref<?xi32>
      }
    }
  }
  wave.return
}
