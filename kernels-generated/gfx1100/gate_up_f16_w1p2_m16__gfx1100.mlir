// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c13 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 8 : index
  %hasFactors = wave.param "hasFactors" : index
  %c20 = arith.constant 0x3F800000 : f32
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 0xBFB8AA3B : f32
  %c23 = arith.constant 0x477FE000 : f32
  %c24 = arith.constant 0xC77FE000 : f32
  %c25 = arith.constant 5 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.wave
  %13 = arith.cmpi slt, %11, %10 : index
  scf.if %13 {
    %14 = arith.muli %1, %c5 : index
    %15 = arith.divui %inputFeatures, %c7 : index
    %16 = arith.muli %12, %stepsPerWave : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %17, %stepsPerWave : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.subi %19, %17 : index
    %21 = arith.divui %20, %c13 : index
    %22 = arith.muli %21, %c13 : index
    %23 = arith.addi %17, %22 : index
    %24 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %25 = arith.addi %17, %stepsPerWave : index
    %26 = arith.select %24, %25, %23 : index
    %30:2 = scf.for %27 = %17 to %26 step %c13 iter_args(%28 = %c11, %29 = %c11) -> (vector<8xf32>, vector<8xf32>) {
      %31 = wave.lane
      %32 = arith.addi %27, %c4 : index
      %33 = arith.addi %6, %c2 : index
      %34 = arith.muli %32, %c15 : index
      %35 = arith.addi %33, %34 : index
      %36 = arith.remui %31, %c7 : index
      %37 = arith.muli %36, %c7 : index
      %38 = arith.addi %35, %37 : index
      %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %40 = vector.bitcast %39 : vector<16xi8> to vector<8xf16>
      %41 = arith.addi %38, %c16 : index
      %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
      %44 = vector.shuffle %40, %43 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %45 = arith.addi %27, %c5 : index
      %46 = arith.addi %6, %c2 : index
      %47 = arith.muli %45, %c15 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.remui %31, %c7 : index
      %50 = arith.muli %49, %c7 : index
      %51 = arith.addi %48, %50 : index
      %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<8xf16>
      %54 = arith.addi %51, %c16 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = vector.shuffle %53, %56 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %58 = arith.addi %27, %c3 : index
      %59 = arith.addi %6, %c2 : index
      %60 = arith.muli %58, %c15 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.remui %31, %c7 : index
      %63 = arith.muli %62, %c7 : index
      %64 = arith.addi %61, %63 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = arith.addi %64, %c16 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.addi %27, %c17 : index
      %72 = arith.addi %6, %c2 : index
      %73 = arith.muli %71, %c15 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.remui %31, %c7 : index
      %76 = arith.muli %75, %c7 : index
      %77 = arith.addi %74, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = arith.addi %77, %c16 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.addi %27, %c4 : index
      %85 = arith.addi %8, %c2 : index
      %86 = arith.muli %84, %c15 : index
      %87 = arith.addi %85, %86 : index
      %88 = arith.remui %31, %c7 : index
      %89 = arith.muli %88, %c7 : index
      %90 = arith.addi %87, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = arith.addi %90, %c16 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<8xf16>
      %96 = vector.shuffle %92, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = arith.addi %27, %c5 : index
      %98 = arith.addi %8, %c2 : index
      %99 = arith.muli %97, %c15 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.remui %31, %c7 : index
      %102 = arith.muli %101, %c7 : index
      %103 = arith.addi %100, %102 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<8xf16>
      %106 = arith.addi %103, %c16 : index
      %107 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<8xf16>
      %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = arith.addi %27, %c3 : index
      %111 = arith.addi %8, %c2 : index
      %112 = arith.muli %110, %c15 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.remui %31, %c7 : index
      %115 = arith.muli %114, %c7 : index
      %116 = arith.addi %113, %115 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
      %119 = arith.addi %116, %c16 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<8xf16>
      %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = arith.addi %27, %c17 : index
      %124 = arith.addi %8, %c2 : index
      %125 = arith.muli %123, %c15 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.remui %31, %c7 : index
      %128 = arith.muli %127, %c7 : index
      %129 = arith.addi %126, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<8xf16>
      %132 = arith.addi %129, %c16 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<8xf16>
      %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = arith.addi %14, %c4 : index
      %137 = arith.muli %27, %c5 : index
      %138 = arith.addi %137, %c4 : index
      %139 = arith.divui %inputFeatures, %c7 : index
      %140 = arith.muli %136, %139 : index
      %141 = arith.addi %140, %138 : index
      %142 = arith.muli %tileRows, %c7 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %31, %tileRows : index
      %145 = arith.muli %144, %c18 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.muli %tileRows, %c18 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %44, %28 : vector<16xf16>, vector<8xf32>
      %153 = wave.mma %151, %96, %29 : vector<16xf16>, vector<8xf32>
      %154 = arith.addi %14, %c4 : index
      %155 = arith.muli %27, %c5 : index
      %156 = arith.addi %155, %c5 : index
      %157 = arith.divui %inputFeatures, %c7 : index
      %158 = arith.muli %154, %157 : index
      %159 = arith.addi %158, %156 : index
      %160 = arith.muli %tileRows, %c7 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.remui %31, %tileRows : index
      %163 = arith.muli %162, %c18 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c18 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %57, %152 : vector<16xf16>, vector<8xf32>
      %171 = wave.mma %169, %109, %153 : vector<16xf16>, vector<8xf32>
      %172 = arith.addi %14, %c4 : index
      %173 = arith.muli %27, %c5 : index
      %174 = arith.addi %173, %c3 : index
      %175 = arith.divui %inputFeatures, %c7 : index
      %176 = arith.muli %172, %175 : index
      %177 = arith.addi %176, %174 : index
      %178 = arith.muli %tileRows, %c7 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %31, %tileRows : index
      %181 = arith.muli %180, %c18 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c18 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %70, %170 : vector<16xf16>, vector<8xf32>
      %189 = wave.mma %187, %122, %171 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %14, %c4 : index
      %191 = arith.muli %27, %c5 : index
      %192 = arith.addi %191, %c17 : index
      %193 = arith.divui %inputFeatures, %c7 : index
      %194 = arith.muli %190, %193 : index
      %195 = arith.addi %194, %192 : index
      %196 = arith.muli %tileRows, %c7 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %31, %tileRows : index
      %199 = arith.muli %198, %c18 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c18 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %83, %188 : vector<16xf16>, vector<8xf32>
      %207 = wave.mma %205, %135, %189 : vector<16xf16>, vector<8xf32>
      scf.yield %206, %207 : vector<8xf32>, vector<8xf32>
    }
    %208 = arith.select %24, %26, %19 : index
    %212:2 = scf.for %209 = %26 to %208 step %c5 iter_args(%210 = %30#0, %211 = %30#1) -> (vector<8xf32>, vector<8xf32>) {
      %213 = wave.lane
      %214 = arith.addi %209, %c4 : index
      %215 = arith.addi %6, %c2 : index
      %216 = arith.muli %214, %c15 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.remui %213, %c7 : index
      %219 = arith.muli %218, %c7 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<8xf16>
      %223 = arith.addi %220, %c16 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<8xf16>
      %226 = vector.shuffle %222, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = arith.addi %209, %c4 : index
      %228 = arith.addi %8, %c2 : index
      %229 = arith.muli %227, %c15 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.remui %213, %c7 : index
      %232 = arith.muli %231, %c7 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<8xf16>
      %236 = arith.addi %233, %c16 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = arith.addi %14, %c4 : index
      %241 = arith.muli %209, %c5 : index
      %242 = arith.addi %241, %c4 : index
      %243 = arith.divui %inputFeatures, %c7 : index
      %244 = arith.muli %240, %243 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.muli %tileRows, %c7 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.remui %213, %tileRows : index
      %249 = arith.muli %248, %c18 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c18 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %226, %210 : vector<16xf16>, vector<8xf32>
      %257 = wave.mma %255, %239, %211 : vector<16xf16>, vector<8xf32>
      scf.yield %256, %257 : vector<8xf32>, vector<8xf32>
    }
    %258 = wave.lane
    %259 = vector.extract %212#0[0] : f32 from vector<8xf32>
    %260 = vector.extract %212#1[0] : f32 from vector<8xf32>
    %261 = wave.lane
    %262 = arith.addi %11, %c4 : index
    %263 = arith.muli %c4, %c3 : index
    %264 = arith.addi %262, %263 : index
    %265 = arith.divui %261, %c7 : index
    %266 = arith.addi %264, %265 : index
    %267 = arith.cmpi slt, %266, %10 : index
    scf.if %267 {
      %268 = arith.cmpi eq, %hasFactors, %c5 : index
      %269 = memref.load %factors[%266] : memref<?xf32>
      %270 = arith.select %268, %269, %c20 : f32
      %271 = arith.remui %261, %c7 : index
      %272 = arith.muli %271, %c13 : index
      %273 = arith.addi %6, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<1xf32>
      %276 = vector.extract %275[0] : f32 from vector<1xf32>
      %277 = arith.mulf %276, %270 : f32
      %278 = arith.mulf %259, %277 : f32
      %279 = arith.remui %261, %c7 : index
      %280 = arith.muli %279, %c13 : index
      %281 = arith.addi %8, %280 : index
      %282 = vector.load %w[%281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %283 = vector.bitcast %282 : vector<4xi8> to vector<1xf32>
      %284 = vector.extract %283[0] : f32 from vector<1xf32>
      %285 = arith.mulf %284, %270 : f32
      %286 = arith.mulf %260, %285 : f32
      %287 = arith.addi %6, %c21 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<1xf32>
      %290 = vector.extract %289[0] : f32 from vector<1xf32>
      %291 = arith.mulf %278, %c22 : f32
      %292 = wave.exp2 %291 : f32
      %293 = arith.addf %c20, %292 : f32
      %294 = arith.divf %278, %293 : f32
      %295 = arith.mulf %294, %286 : f32
      %296 = arith.mulf %295, %290 : f32
      %297 = arith.minimumf %296, %c23 : f32
      %298 = arith.maximumf %297, %c24 : f32
      %299 = arith.truncf %298 : f32 to f16
      %300 = arith.muli %0, %c7 : index
      %301 = wave.lane
      %302 = arith.remui %301, %c7 : index
      %303 = arith.addi %300, %302 : index
      %304 = arith.divui %266, %outTileRows : index
      %305 = arith.divui %outputFeatures, %c7 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.divui %303, %c7 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %308, %c3 : index
      %310 = arith.remui %303, %c7 : index
      %311 = arith.divui %310, %c18 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %outTileRows, %c18 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %266, %outTileRows : index
      %316 = arith.muli %315, %c18 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.remui %303, %c18 : index
      %319 = arith.addi %317, %318 : index
      memref.store %299, %out[%319] : memref<?xf16>
    }
    %320 = vector.extract %212#0[1] : f32 from vector<8xf32>
    %321 = vector.extract %212#1[1] : f32 from vector<8xf32>
    %322 = wave.lane
    %323 = arith.addi %11, %c4 : index
    %324 = arith.muli %c5, %c3 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.divui %322, %c7 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.cmpi slt, %327, %10 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c5 : index
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c20 : f32
      %332 = arith.remui %322, %c7 : index
      %333 = arith.muli %332, %c13 : index
      %334 = arith.addi %6, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %320, %338 : f32
      %340 = arith.remui %322, %c7 : index
      %341 = arith.muli %340, %c13 : index
      %342 = arith.addi %8, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %331 : f32
      %347 = arith.mulf %321, %346 : f32
      %348 = arith.addi %6, %c21 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
      %351 = vector.extract %350[0] : f32 from vector<1xf32>
      %352 = arith.mulf %339, %c22 : f32
      %353 = wave.exp2 %352 : f32
      %354 = arith.addf %c20, %353 : f32
      %355 = arith.divf %339, %354 : f32
      %356 = arith.mulf %355, %347 : f32
      %357 = arith.mulf %356, %351 : f32
      %358 = arith.minimumf %357, %c23 : f32
      %359 = arith.maximumf %358, %c24 : f32
      %360 = arith.truncf %359 : f32 to f16
      %361 = arith.muli %0, %c7 : index
      %362 = wave.lane
      %363 = arith.remui %362, %c7 : index
      %364 = arith.addi %361, %363 : index
      %365 = arith.divui %327, %outTileRows : index
      %366 = arith.divui %outputFeatures, %c7 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.divui %364, %c7 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %369, %c3 : index
      %371 = arith.remui %364, %c7 : index
      %372 = arith.divui %371, %c18 : index
      %373 = arith.addi %370, %372 : index
      %374 = arith.muli %outTileRows, %c18 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.remui %327, %outTileRows : index
      %377 = arith.muli %376, %c18 : index
      %378 = arith.addi %375, %377 : index
      %379 = arith.remui %364, %c18 : index
      %380 = arith.addi %378, %379 : index
      memref.store %360, %out[%380] : memref<?xf16>
    }
    %381 = vector.extract %212#0[2] : f32 from vector<8xf32>
    %382 = vector.extract %212#1[2] : f32 from vector<8xf32>
    %383 = wave.lane
    %384 = arith.addi %11, %c4 : index
    %385 = arith.muli %c3, %c3 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.divui %383, %c7 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.cmpi slt, %388, %10 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c5 : index
      %391 = memref.load %factors[%388] : memref<?xf32>
      %392 = arith.select %390, %391, %c20 : f32
      %393 = arith.remui %383, %c7 : index
      %394 = arith.muli %393, %c13 : index
      %395 = arith.addi %6, %394 : index
      %396 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %397 = vector.bitcast %396 : vector<4xi8> to vector<1xf32>
      %398 = vector.extract %397[0] : f32 from vector<1xf32>
      %399 = arith.mulf %398, %392 : f32
      %400 = arith.mulf %381, %399 : f32
      %401 = arith.remui %383, %c7 : index
      %402 = arith.muli %401, %c13 : index
      %403 = arith.addi %8, %402 : index
      %404 = vector.load %w[%403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %405 = vector.bitcast %404 : vector<4xi8> to vector<1xf32>
      %406 = vector.extract %405[0] : f32 from vector<1xf32>
      %407 = arith.mulf %406, %392 : f32
      %408 = arith.mulf %382, %407 : f32
      %409 = arith.addi %6, %c21 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %400, %c22 : f32
      %414 = wave.exp2 %413 : f32
      %415 = arith.addf %c20, %414 : f32
      %416 = arith.divf %400, %415 : f32
      %417 = arith.mulf %416, %408 : f32
      %418 = arith.mulf %417, %412 : f32
      %419 = arith.minimumf %418, %c23 : f32
      %420 = arith.maximumf %419, %c24 : f32
      %421 = arith.truncf %420 : f32 to f16
      %422 = arith.muli %0, %c7 : index
      %423 = wave.lane
      %424 = arith.remui %423, %c7 : index
      %425 = arith.addi %422, %424 : index
      %426 = arith.divui %388, %outTileRows : index
      %427 = arith.divui %outputFeatures, %c7 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.divui %425, %c7 : index
      %430 = arith.addi %428, %429 : index
      %431 = arith.muli %430, %c3 : index
      %432 = arith.remui %425, %c7 : index
      %433 = arith.divui %432, %c18 : index
      %434 = arith.addi %431, %433 : index
      %435 = arith.muli %outTileRows, %c18 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.remui %388, %outTileRows : index
      %438 = arith.muli %437, %c18 : index
      %439 = arith.addi %436, %438 : index
      %440 = arith.remui %425, %c18 : index
      %441 = arith.addi %439, %440 : index
      memref.store %421, %out[%441] : memref<?xf16>
    }
    %442 = vector.extract %212#0[3] : f32 from vector<8xf32>
    %443 = vector.extract %212#1[3] : f32 from vector<8xf32>
    %444 = wave.lane
    %445 = arith.addi %11, %c4 : index
    %446 = arith.muli %c17, %c3 : index
    %447 = arith.addi %445, %446 : index
    %448 = arith.divui %444, %c7 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.cmpi slt, %449, %10 : index
    scf.if %450 {
      %451 = arith.cmpi eq, %hasFactors, %c5 : index
      %452 = memref.load %factors[%449] : memref<?xf32>
      %453 = arith.select %451, %452, %c20 : f32
      %454 = arith.remui %444, %c7 : index
      %455 = arith.muli %454, %c13 : index
      %456 = arith.addi %6, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %453 : f32
      %461 = arith.mulf %442, %460 : f32
      %462 = arith.remui %444, %c7 : index
      %463 = arith.muli %462, %c13 : index
      %464 = arith.addi %8, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %453 : f32
      %469 = arith.mulf %443, %468 : f32
      %470 = arith.addi %6, %c21 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %461, %c22 : f32
      %475 = wave.exp2 %474 : f32
      %476 = arith.addf %c20, %475 : f32
      %477 = arith.divf %461, %476 : f32
      %478 = arith.mulf %477, %469 : f32
      %479 = arith.mulf %478, %473 : f32
      %480 = arith.minimumf %479, %c23 : f32
      %481 = arith.maximumf %480, %c24 : f32
      %482 = arith.truncf %481 : f32 to f16
      %483 = arith.muli %0, %c7 : index
      %484 = wave.lane
      %485 = arith.remui %484, %c7 : index
      %486 = arith.addi %483, %485 : index
      %487 = arith.divui %449, %outTileRows : index
      %488 = arith.divui %outputFeatures, %c7 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.divui %486, %c7 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.muli %491, %c3 : index
      %493 = arith.remui %486, %c7 : index
      %494 = arith.divui %493, %c18 : index
      %495 = arith.addi %492, %494 : index
      %496 = arith.muli %outTileRows, %c18 : index
      %497 = arith.muli %495, %496 : index
      %498 = arith.remui %449, %outTileRows : index
      %499 = arith.muli %498, %c18 : index
      %500 = arith.addi %497, %499 : index
      %501 = arith.remui %486, %c18 : index
      %502 = arith.addi %500, %501 : index
      memref.store %482, %out[%502] : memref<?xf16>
    }
    %503 = vector.extract %212#0[4] : f32 from vector<8xf32>
    %504 = vector.extract %212#1[4] : f32 from vector<8xf32>
    %505 = wave.lane
    %506 = arith.addi %11, %c4 : index
    %507 = arith.muli %c13, %c3 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c7 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %10 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c5 : index
      %513 = memref.load %factors[%510] : memref<?xf32>
      %514 = arith.select %512, %513, %c20 : f32
      %515 = arith.remui %505, %c7 : index
      %516 = arith.muli %515, %c13 : index
      %517 = arith.addi %6, %516 : index
      %518 = vector.load %w[%517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %519 = vector.bitcast %518 : vector<4xi8> to vector<1xf32>
      %520 = vector.extract %519[0] : f32 from vector<1xf32>
      %521 = arith.mulf %520, %514 : f32
      %522 = arith.mulf %503, %521 : f32
      %523 = arith.remui %505, %c7 : index
      %524 = arith.muli %523, %c13 : index
      %525 = arith.addi %8, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %514 : f32
      %530 = arith.mulf %504, %529 : f32
      %531 = arith.addi %6, %c21 : index
      %532 = vector.load %w[%531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %533 = vector.bitcast %532 : vector<4xi8> to vector<1xf32>
      %534 = vector.extract %533[0] : f32 from vector<1xf32>
      %535 = arith.mulf %522, %c22 : f32
      %536 = wave.exp2 %535 : f32
      %537 = arith.addf %c20, %536 : f32
      %538 = arith.divf %522, %537 : f32
      %539 = arith.mulf %538, %530 : f32
      %540 = arith.mulf %539, %534 : f32
      %541 = arith.minimumf %540, %c23 : f32
      %542 = arith.maximumf %541, %c24 : f32
      %543 = arith.truncf %542 : f32 to f16
      %544 = arith.muli %0, %c7 : index
      %545 = wave.lane
      %546 = arith.remui %545, %c7 : index
      %547 = arith.addi %544, %546 : index
      %548 = arith.divui %510, %outTileRows : index
      %549 = arith.divui %outputFeatures, %c7 : index
      %550 = arith.muli %548, %549 : index
      %551 = arith.divui %547, %c7 : index
      %552 = arith.addi %550, %551 : index
      %553 = arith.muli %552, %c3 : index
      %554 = arith.remui %547, %c7 : index
      %555 = arith.divui %554, %c18 : index
      %556 = arith.addi %553, %555 : index
      %557 = arith.muli %outTileRows, %c18 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.remui %510, %outTileRows : index
      %560 = arith.muli %559, %c18 : index
      %561 = arith.addi %558, %560 : index
      %562 = arith.remui %547, %c18 : index
      %563 = arith.addi %561, %562 : index
      memref.store %543, %out[%563] : memref<?xf16>
    }
    %564 = vector.extract %212#0[5] : f32 from vector<8xf32>
    %565 = vector.extract %212#1[5] : f32 from vector<8xf32>
    %566 = wave.lane
    %567 = arith.addi %11, %c4 : index
    %568 = arith.muli %c25, %c3 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.divui %566, %c7 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.cmpi slt, %571, %10 : index
    scf.if %572 {
      %573 = arith.cmpi eq, %hasFactors, %c5 : index
      %574 = memref.load %factors[%571] : memref<?xf32>
      %575 = arith.select %573, %574, %c20 : f32
      %576 = arith.remui %566, %c7 : index
      %577 = arith.muli %576, %c13 : index
      %578 = arith.addi %6, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %564, %582 : f32
      %584 = arith.remui %566, %c7 : index
      %585 = arith.muli %584, %c13 : index
      %586 = arith.addi %8, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %575 : f32
      %591 = arith.mulf %565, %590 : f32
      %592 = arith.addi %6, %c21 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %583, %c22 : f32
      %597 = wave.exp2 %596 : f32
      %598 = arith.addf %c20, %597 : f32
      %599 = arith.divf %583, %598 : f32
      %600 = arith.mulf %599, %591 : f32
      %601 = arith.mulf %600, %595 : f32
      %602 = arith.minimumf %601, %c23 : f32
      %603 = arith.maximumf %602, %c24 : f32
      %604 = arith.truncf %603 : f32 to f16
      %605 = arith.muli %0, %c7 : index
      %606 = wave.lane
      %607 = arith.remui %606, %c7 : index
      %608 = arith.addi %605, %607 : index
      %609 = arith.divui %571, %outTileRows : index
      %610 = arith.divui %outputFeatures, %c7 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.divui %608, %c7 : index
      %613 = arith.addi %611, %612 : index
      %614 = arith.muli %613, %c3 : index
      %615 = arith.remui %608, %c7 : index
      %616 = arith.divui %615, %c18 : index
      %617 = arith.addi %614, %616 : index
      %618 = arith.muli %outTileRows, %c18 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.remui %571, %outTileRows : index
      %621 = arith.muli %620, %c18 : index
      %622 = arith.addi %619, %621 : index
      %623 = arith.remui %608, %c18 : index
      %624 = arith.addi %622, %623 : index
      memref.store %604, %out[%624] : memref<?xf16>
    }
    %625 = vector.extract %212#0[6] : f32 from vector<8xf32>
    %626 = vector.extract %212#1[6] : f32 from vector<8xf32>
    %627 = wave.lane
    %628 = arith.addi %11, %c4 : index
    %629 = arith.muli %c26, %c3 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.divui %627, %c7 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.cmpi slt, %632, %10 : index
    scf.if %633 {
      %634 = arith.cmpi eq, %hasFactors, %c5 : index
      %635 = memref.load %factors[%632] : memref<?xf32>
      %636 = arith.select %634, %635, %c20 : f32
      %637 = arith.remui %627, %c7 : index
      %638 = arith.muli %637, %c13 : index
      %639 = arith.addi %6, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %636 : f32
      %644 = arith.mulf %625, %643 : f32
      %645 = arith.remui %627, %c7 : index
      %646 = arith.muli %645, %c13 : index
      %647 = arith.addi %8, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %636 : f32
      %652 = arith.mulf %626, %651 : f32
      %653 = arith.addi %6, %c21 : index
      %654 = vector.load %w[%653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %655 = vector.bitcast %654 : vector<4xi8> to vector<1xf32>
      %656 = vector.extract %655[0] : f32 from vector<1xf32>
      %657 = arith.mulf %644, %c22 : f32
      %658 = wave.exp2 %657 : f32
      %659 = arith.addf %c20, %658 : f32
      %660 = arith.divf %644, %659 : f32
      %661 = arith.mulf %660, %652 : f32
      %662 = arith.mulf %661, %656 : f32
      %663 = arith.minimumf %662, %c23 : f32
      %664 = arith.maximumf %663, %c24 : f32
      %665 = arith.truncf %664 : f32 to f16
      %666 = arith.muli %0, %c7 : index
      %667 = wave.lane
      %668 = arith.remui %667, %c7 : index
      %669 = arith.addi %666, %668 : index
      %670 = arith.divui %632, %outTileRows : index
      %671 = arith.divui %outputFeatures, %c7 : index
      %672 = arith.muli %670, %671 : index
      %673 = arith.divui %669, %c7 : index
      %674 = arith.addi %672, %673 : index
      %675 = arith.muli %674, %c3 : index
      %676 = arith.remui %669, %c7 : index
      %677 = arith.divui %676, %c18 : index
      %678 = arith.addi %675, %677 : index
      %679 = arith.muli %outTileRows, %c18 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.remui %632, %outTileRows : index
      %682 = arith.muli %681, %c18 : index
      %683 = arith.addi %680, %682 : index
      %684 = arith.remui %669, %c18 : index
      %685 = arith.addi %683, %684 : index
      memref.store %665, %out[%685] : memref<?xf16>
    }
    %686 = vector.extract %212#0[7] : f32 from vector<8xf32>
    %687 = vector.extract %212#1[7] : f32 from vector<8xf32>
    %688 = wave.lane
    %689 = arith.addi %11, %c4 : index
    %690 = arith.muli %c27, %c3 : index
    %691 = arith.addi %689, %690 : index
    %692 = arith.divui %688, %c7 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.cmpi slt, %693, %10 : index
    scf.if %694 {
      %695 = arith.cmpi eq, %hasFactors, %c5 : index
      %696 = memref.load %factors[%693] : memref<?xf32>
      %697 = arith.select %695, %696, %c20 : f32
      %698 = arith.remui %688, %c7 : index
      %699 = arith.muli %698, %c13 : index
      %700 = arith.addi %6, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %697 : f32
      %705 = arith.mulf %686, %704 : f32
      %706 = arith.remui %688, %c7 : index
      %707 = arith.muli %706, %c13 : index
      %708 = arith.addi %8, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %697 : f32
      %713 = arith.mulf %687, %712 : f32
      %714 = arith.addi %6, %c21 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %705, %c22 : f32
      %719 = wave.exp2 %718 : f32
      %720 = arith.addf %c20, %719 : f32
      %721 = arith.divf %705, %720 : f32
      %722 = arith.mulf %721, %713 : f32
      %723 = arith.mulf %722, %717 : f32
      %724 = arith.minimumf %723, %c23 : f32
      %725 = arith.maximumf %724, %c24 : f32
      %726 = arith.truncf %725 : f32 to f16
      %727 = arith.muli %0, %c7 : index
      %728 = wave.lane
      %729 = arith.remui %728, %c7 : index
      %730 = arith.addi %727, %729 : index
      %731 = arith.divui %693, %outTileRows : index
      %732 = arith.divui %outputFeatures, %c7 : index
      %733 = arith.muli %731, %732 : index
      %734 = arith.divui %730, %c7 : index
      %735 = arith.addi %733, %734 : index
      %736 = arith.muli %735, %c3 : index
      %737 = arith.remui %730, %c7 : index
      %738 = arith.divui %737, %c18 : index
      %739 = arith.addi %736, %738 : index
      %740 = arith.muli %outTileRows, %c18 : index
      %741 = arith.muli %739, %740 : index
      %742 = arith.remui %693, %outTileRows : index
      %743 = arith.muli %742, %c18 : index
      %744 = arith.addi %741, %743 : index
      %745 = arith.remui %730, %c18 : index
      %746 = arith.addi %744, %745 : index
      memref.store %726, %out[%746] : memref<?xf16>
    }
  }
  wave.return
}
