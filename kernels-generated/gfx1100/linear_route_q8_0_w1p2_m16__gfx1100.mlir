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
  %c23 = arith.constant 0x3F800000 : f32
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
      %446 = memref.load %factors[%443] : memref<?xf32>
      %447 = arith.select %445, %446, %c23 : f32
      %448 = arith.remui %438, %c1 : index
      %449 = arith.muli %448, %c24 : index
      %450 = arith.addi %10, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %447 : f32
      %455 = arith.mulf %436, %454 : f32
      %456 = arith.remui %438, %c1 : index
      %457 = arith.muli %456, %c24 : index
      %458 = arith.addi %12, %457 : index
      %459 = vector.load %w[%458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %460 = vector.bitcast %459 : vector<4xi8> to vector<1xf32>
      %461 = vector.extract %460[0] : f32 from vector<1xf32>
      %462 = arith.mulf %461, %447 : f32
      %463 = arith.mulf %437, %462 : f32
      %464 = arith.muli %443, %outputFeatures : index
      %465 = arith.addi %464, %17 : index
      %466 = wave.lane
      %467 = arith.remui %466, %c1 : index
      %468 = arith.addi %465, %467 : index
      %469 = arith.addi %468, %c5 : index
      memref.store %455, %logits[%469] : memref<?xf32>
      %470 = arith.addi %468, %c1 : index
      memref.store %463, %logits[%470] : memref<?xf32>
    }
    %471 = vector.extract %309#0[1] : f32 from vector<8xf32>
    %472 = vector.extract %309#1[1] : f32 from vector<8xf32>
    %473 = wave.lane
    %474 = arith.addi %15, %c5 : index
    %475 = arith.muli %c6, %c4 : index
    %476 = arith.addi %474, %475 : index
    %477 = arith.divui %473, %c1 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.cmpi slt, %478, %14 : index
    scf.if %479 {
      %480 = arith.cmpi eq, %hasFactors, %c6 : index
      %481 = memref.load %factors[%478] : memref<?xf32>
      %482 = arith.select %480, %481, %c23 : f32
      %483 = arith.remui %473, %c1 : index
      %484 = arith.muli %483, %c24 : index
      %485 = arith.addi %10, %484 : index
      %486 = vector.load %w[%485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %487 = vector.bitcast %486 : vector<4xi8> to vector<1xf32>
      %488 = vector.extract %487[0] : f32 from vector<1xf32>
      %489 = arith.mulf %488, %482 : f32
      %490 = arith.mulf %471, %489 : f32
      %491 = arith.remui %473, %c1 : index
      %492 = arith.muli %491, %c24 : index
      %493 = arith.addi %12, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %482 : f32
      %498 = arith.mulf %472, %497 : f32
      %499 = arith.muli %478, %outputFeatures : index
      %500 = arith.addi %499, %17 : index
      %501 = wave.lane
      %502 = arith.remui %501, %c1 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.addi %503, %c5 : index
      memref.store %490, %logits[%504] : memref<?xf32>
      %505 = arith.addi %503, %c1 : index
      memref.store %498, %logits[%505] : memref<?xf32>
    }
    %506 = vector.extract %309#0[2] : f32 from vector<8xf32>
    %507 = vector.extract %309#1[2] : f32 from vector<8xf32>
    %508 = wave.lane
    %509 = arith.addi %15, %c5 : index
    %510 = arith.muli %c4, %c4 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.divui %508, %c1 : index
    %513 = arith.addi %511, %512 : index
    %514 = arith.cmpi slt, %513, %14 : index
    scf.if %514 {
      %515 = arith.cmpi eq, %hasFactors, %c6 : index
      %516 = memref.load %factors[%513] : memref<?xf32>
      %517 = arith.select %515, %516, %c23 : f32
      %518 = arith.remui %508, %c1 : index
      %519 = arith.muli %518, %c24 : index
      %520 = arith.addi %10, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %517 : f32
      %525 = arith.mulf %506, %524 : f32
      %526 = arith.remui %508, %c1 : index
      %527 = arith.muli %526, %c24 : index
      %528 = arith.addi %12, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<1xf32>
      %531 = vector.extract %530[0] : f32 from vector<1xf32>
      %532 = arith.mulf %531, %517 : f32
      %533 = arith.mulf %507, %532 : f32
      %534 = arith.muli %513, %outputFeatures : index
      %535 = arith.addi %534, %17 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c1 : index
      %538 = arith.addi %535, %537 : index
      %539 = arith.addi %538, %c5 : index
      memref.store %525, %logits[%539] : memref<?xf32>
      %540 = arith.addi %538, %c1 : index
      memref.store %533, %logits[%540] : memref<?xf32>
    }
    %541 = vector.extract %309#0[3] : f32 from vector<8xf32>
    %542 = vector.extract %309#1[3] : f32 from vector<8xf32>
    %543 = wave.lane
    %544 = arith.addi %15, %c5 : index
    %545 = arith.muli %c21, %c4 : index
    %546 = arith.addi %544, %545 : index
    %547 = arith.divui %543, %c1 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.cmpi slt, %548, %14 : index
    scf.if %549 {
      %550 = arith.cmpi eq, %hasFactors, %c6 : index
      %551 = memref.load %factors[%548] : memref<?xf32>
      %552 = arith.select %550, %551, %c23 : f32
      %553 = arith.remui %543, %c1 : index
      %554 = arith.muli %553, %c24 : index
      %555 = arith.addi %10, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %552 : f32
      %560 = arith.mulf %541, %559 : f32
      %561 = arith.remui %543, %c1 : index
      %562 = arith.muli %561, %c24 : index
      %563 = arith.addi %12, %562 : index
      %564 = vector.load %w[%563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %565 = vector.bitcast %564 : vector<4xi8> to vector<1xf32>
      %566 = vector.extract %565[0] : f32 from vector<1xf32>
      %567 = arith.mulf %566, %552 : f32
      %568 = arith.mulf %542, %567 : f32
      %569 = arith.muli %548, %outputFeatures : index
      %570 = arith.addi %569, %17 : index
      %571 = wave.lane
      %572 = arith.remui %571, %c1 : index
      %573 = arith.addi %570, %572 : index
      %574 = arith.addi %573, %c5 : index
      memref.store %560, %logits[%574] : memref<?xf32>
      %575 = arith.addi %573, %c1 : index
      memref.store %568, %logits[%575] : memref<?xf32>
    }
    %576 = vector.extract %309#0[4] : f32 from vector<8xf32>
    %577 = vector.extract %309#1[4] : f32 from vector<8xf32>
    %578 = wave.lane
    %579 = arith.addi %15, %c5 : index
    %580 = arith.muli %c24, %c4 : index
    %581 = arith.addi %579, %580 : index
    %582 = arith.divui %578, %c1 : index
    %583 = arith.addi %581, %582 : index
    %584 = arith.cmpi slt, %583, %14 : index
    scf.if %584 {
      %585 = arith.cmpi eq, %hasFactors, %c6 : index
      %586 = memref.load %factors[%583] : memref<?xf32>
      %587 = arith.select %585, %586, %c23 : f32
      %588 = arith.remui %578, %c1 : index
      %589 = arith.muli %588, %c24 : index
      %590 = arith.addi %10, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %587 : f32
      %595 = arith.mulf %576, %594 : f32
      %596 = arith.remui %578, %c1 : index
      %597 = arith.muli %596, %c24 : index
      %598 = arith.addi %12, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<1xf32>
      %601 = vector.extract %600[0] : f32 from vector<1xf32>
      %602 = arith.mulf %601, %587 : f32
      %603 = arith.mulf %577, %602 : f32
      %604 = arith.muli %583, %outputFeatures : index
      %605 = arith.addi %604, %17 : index
      %606 = wave.lane
      %607 = arith.remui %606, %c1 : index
      %608 = arith.addi %605, %607 : index
      %609 = arith.addi %608, %c5 : index
      memref.store %595, %logits[%609] : memref<?xf32>
      %610 = arith.addi %608, %c1 : index
      memref.store %603, %logits[%610] : memref<?xf32>
    }
    %611 = vector.extract %309#0[5] : f32 from vector<8xf32>
    %612 = vector.extract %309#1[5] : f32 from vector<8xf32>
    %613 = wave.lane
    %614 = arith.addi %15, %c5 : index
    %615 = arith.muli %c25, %c4 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.divui %613, %c1 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.cmpi slt, %618, %14 : index
    scf.if %619 {
      %620 = arith.cmpi eq, %hasFactors, %c6 : index
      %621 = memref.load %factors[%618] : memref<?xf32>
      %622 = arith.select %620, %621, %c23 : f32
      %623 = arith.remui %613, %c1 : index
      %624 = arith.muli %623, %c24 : index
      %625 = arith.addi %10, %624 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %628, %622 : f32
      %630 = arith.mulf %611, %629 : f32
      %631 = arith.remui %613, %c1 : index
      %632 = arith.muli %631, %c24 : index
      %633 = arith.addi %12, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %622 : f32
      %638 = arith.mulf %612, %637 : f32
      %639 = arith.muli %618, %outputFeatures : index
      %640 = arith.addi %639, %17 : index
      %641 = wave.lane
      %642 = arith.remui %641, %c1 : index
      %643 = arith.addi %640, %642 : index
      %644 = arith.addi %643, %c5 : index
      memref.store %630, %logits[%644] : memref<?xf32>
      %645 = arith.addi %643, %c1 : index
      memref.store %638, %logits[%645] : memref<?xf32>
    }
    %646 = vector.extract %309#0[6] : f32 from vector<8xf32>
    %647 = vector.extract %309#1[6] : f32 from vector<8xf32>
    %648 = wave.lane
    %649 = arith.addi %15, %c5 : index
    %650 = arith.muli %c26, %c4 : index
    %651 = arith.addi %649, %650 : index
    %652 = arith.divui %648, %c1 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.cmpi slt, %653, %14 : index
    scf.if %654 {
      %655 = arith.cmpi eq, %hasFactors, %c6 : index
      %656 = memref.load %factors[%653] : memref<?xf32>
      %657 = arith.select %655, %656, %c23 : f32
      %658 = arith.remui %648, %c1 : index
      %659 = arith.muli %658, %c24 : index
      %660 = arith.addi %10, %659 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.mulf %663, %657 : f32
      %665 = arith.mulf %646, %664 : f32
      %666 = arith.remui %648, %c1 : index
      %667 = arith.muli %666, %c24 : index
      %668 = arith.addi %12, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %657 : f32
      %673 = arith.mulf %647, %672 : f32
      %674 = arith.muli %653, %outputFeatures : index
      %675 = arith.addi %674, %17 : index
      %676 = wave.lane
      %677 = arith.remui %676, %c1 : index
      %678 = arith.addi %675, %677 : index
      %679 = arith.addi %678, %c5 : index
      memref.store %665, %logits[%679] : memref<?xf32>
      %680 = arith.addi %678, %c1 : index
      memref.store %673, %logits[%680] : memref<?xf32>
    }
    %681 = vector.extract %309#0[7] : f32 from vector<8xf32>
    %682 = vector.extract %309#1[7] : f32 from vector<8xf32>
    %683 = wave.lane
    %684 = arith.addi %15, %c5 : index
    %685 = arith.muli %c27, %c4 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c1 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %14 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c6 : index
      %691 = memref.load %factors[%688] : memref<?xf32>
      %692 = arith.select %690, %691, %c23 : f32
      %693 = arith.remui %683, %c1 : index
      %694 = arith.muli %693, %c24 : index
      %695 = arith.addi %10, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %692 : f32
      %700 = arith.mulf %681, %699 : f32
      %701 = arith.remui %683, %c1 : index
      %702 = arith.muli %701, %c24 : index
      %703 = arith.addi %12, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %692 : f32
      %708 = arith.mulf %682, %707 : f32
      %709 = arith.muli %688, %outputFeatures : index
      %710 = arith.addi %709, %17 : index
      %711 = wave.lane
      %712 = arith.remui %711, %c1 : index
      %713 = arith.addi %710, %712 : index
      %714 = arith.addi %713, %c5 : index
      memref.store %700, %logits[%714] : memref<?xf32>
      %715 = arith.addi %713, %c1 : index
      memref.store %708, %logits[%715] : memref<?xf32>
    }
  }
  %716 = arith.muli %experts, %c6 : index
  %717 = wave.scratch %716 : memref<?xf32>
  %718 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %718 {
    %719 = arith.addi %15, %c1 : index
    %720 = arith.minsi %719, %14 : index
    %721 = wave.wave
    %722 = arith.addi %15, %721 : index
    scf.for %723 = %722 to %720 step %c6 {
      %724 = wave.wave
      %725 = arith.muli %724, %experts : index
      %726 = wave.lane
      %727 = arith.muli %723, %logitsWidth : index
      %730 = scf.for %728 = %726 to %experts step %c9 iter_args(%729 = %c32) -> (f32) {
        %731 = arith.addi %727, %728 : index
        %732 = memref.load %logits[%731] : memref<?xf32>
        %733 = arith.maximumf %729, %732 : f32
        scf.yield %733 : f32
      }
      %734 = vector.broadcast %730 : f32 to vector<1xf32>
      %735 = wave.reduce "max" %734 : vector<1xf32>
      %738 = scf.for %736 = %726 to %experts step %c9 iter_args(%737 = %c33) -> (f32) {
        %739 = arith.addi %727, %736 : index
        %740 = memref.load %logits[%739] : memref<?xf32>
        %741 = arith.subf %740, %735 : f32
        %742 = arith.mulf %741, %c34 : f32
        %743 = wave.exp2 %742 : f32
        %744 = arith.addi %725, %736 : index
        memref.store %743, %717[%744] : memref<?xf32>
        %745 = arith.addf %737, %743 : f32
        scf.yield %745 : f32
      }
      %746 = vector.broadcast %738 : f32 to vector<1xf32>
      %747 = wave.reduce "add" %746 : vector<1xf32>
      scf.for %748 = %726 to %experts step %c9 {
        %749 = arith.addi %725, %748 : index
        %750 = memref.load %717[%749] : memref<?xf32>
        %751 = arith.divf %750, %747 : f32
        %752 = arith.addi %725, %748 : index
        memref.store %751, %717[%752] : memref<?xf32>
      }
      %757:3 = scf.for %753 = %c5 to %expertsPerToken step %c6 iter_args(%754 = %c33, %755 = %c33, %756 = %c35) -> (f32, f32, i32) {
        %761:2 = scf.for %758 = %726 to %experts step %c9 iter_args(%759 = %c36, %760 = %c33) -> (f32, f32) {
          %762 = arith.addi %725, %758 : index
          %763 = memref.load %717[%762] : memref<?xf32>
          %764 = arith.cmpf ogt, %763, %759 : f32
          %765 = arith.index_cast %758 : index to i32
          %766 = arith.sitofp %765 : i32 to f32
          %767 = arith.select %764, %763, %759 : f32
          %768 = arith.select %764, %766, %760 : f32
          scf.yield %767, %768 : f32, f32
        }
        %769 = vector.broadcast %761#0 : f32 to vector<1xf32>
        %770 = wave.reduce "max" %769 : vector<1xf32>
        %771 = arith.cmpf oeq, %761#0, %770 : f32
        %772 = arith.subf %c33, %761#1 : f32
        %773 = arith.select %771, %772, %c37 : f32
        %774 = vector.broadcast %773 : f32 to vector<1xf32>
        %775 = wave.reduce "max" %774 : vector<1xf32>
        %776 = arith.subf %c33, %775 : f32
        %777 = arith.fptosi %776 : f32 to i32
        %778 = arith.index_cast %777 : i32 to index
        %779 = arith.remui %778, %c9 : index
        %780 = arith.cmpi eq, %779, %726 : index
        scf.if %780 {
          %781 = arith.addi %725, %778 : index
          memref.store %c38, %717[%781] : memref<?xf32>
        }
        %782 = arith.cmpi eq, %753, %726 : index
        %783 = arith.addf %754, %770 : f32
        %784 = arith.select %782, %770, %755 : f32
        %785 = arith.select %782, %777, %756 : i32
        scf.yield %783, %784, %785 : f32, f32, i32
      }
      %786 = arith.cmpi eq, %normalize, %c6 : index
      %787 = arith.divf %757#1, %757#0 : f32
      %788 = arith.select %786, %787, %757#1 : f32
      %789 = arith.cmpi slt, %726, %expertsPerToken : index
      scf.if %789 {
        %790 = arith.muli %723, %expertsPerToken : index
        %791 = arith.addi %790, %726 : index
        memref.store %788, %weights[%791] : memref<?xf32>
        %792 = arith.muli %723, %expertsPerToken : index
        %793 = arith.addi %792, %726 : index
        memref.store %757#2, %ids_out[%793] : memref<?xi32>
      }
    }
  }
  wave.return
}
